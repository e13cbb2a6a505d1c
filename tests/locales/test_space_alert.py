"""The words of Space Alert: nothing the resolution can tell is left unsaid, and nothing is said in vain."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from hullbreach.games.space_alert import cell, facts, terminal, terminal_board
from hullbreach.games.space_alert.action_round.packs import SIDE_NAMES
from hullbreach.games.space_alert.cards.tables import CARDS, TILE_IDS
from hullbreach.games.space_alert.ending import ENDINGS
from hullbreach.games.space_alert.game import TITLE
from hullbreach.games.space_alert.papers import logbook
from hullbreach.games.space_alert.papers.companion import COMPANION
from hullbreach.games.space_alert.papers.paper import ScorePaper
from hullbreach.games.space_alert.papers.reading import RULES
from hullbreach.games.space_alert.resolution import names
from hullbreach.games.space_alert.terminal_board import effect_id
from hullbreach.games.space_alert.told import EVENTS
from hullbreach.games.space_alert.vocabulary import LEVEL_NAMES
from hullbreach.games.space_alert.why import REASONS
from hullbreach.kernel.catalogue import Rule, load_catalogue
from hullbreach.locales import LANGUAGES, Words
from tests.games.space_alert.first_flight import idle_flight
from tests.locales.files import all_forms, forms

ID = "space-alert"
SIDES = {"red": {"en": "red", "fr": "rouge"}, "blue": {"en": "blue", "fr": "bleu"}}
# What is special about these stands in what they do.
PLAIN_CARDS = {"saboteur_blue", "saboteur_red", "crossed_wires"}
# Places go by their own name, whichever field holds them.
PLACES = {"from", "station", "source", "store"}
PLAIN = {*PLACES, "phase", "zone", "zones", "squad", "mark", "member", "loss"}


def topics() -> set[str]:
    catalogue = load_catalogue("hullbreach.games.space_alert")
    entries = [catalogue.entry(entry) for entry in catalogue.ids()]
    return {entry.topic for entry in entries if isinstance(entry, Rule)}


def expected() -> set[str]:
    """Every id, built from the engine's own tables."""
    families: dict[str, Iterable[str]] = {
        "event": [kind.name for kind in EVENTS.kinds],
        "threat": CARDS.ids,
        "tile": [*TILE_IDS, *TITLE.names["tile"], names.PLAIN_DAMAGE],
        "flight": list(RULES),
        "mission": [*(mission.id for mission in facts.missions().mission), "generated"],
        "option": [option.name for option in (*COMPANION.mission_options, *COMPANION.plan_options)] + choices(),
        "seat": ["solo", *names.MEMBER_NAMES],
        "move": [verb.name for verb in TITLE.vocabulary.verbs],
        "error": [reason.code for reason in REASONS.reasons[4:]],
        **{field: TITLE.names[field] for field in ("card", "back", "phrase")},
        "side": SIDE_NAMES,
        "effect": [effect_id(effect) for threat in every_threat() for effect in effects_of(threat)],
        "special": [threat.id for threat in every_threat() if threat.special and threat.id not in PLAIN_CARDS],
        "now": ["plan", "resolution", "between", "over"],
        "log": [column.name for column in TITLE.log_columns],
        "office": (logbook.CAPTAIN, logbook.COMMUNICATIONS, logbook.SECURITY),
        "bench": [figure.replace(" ", "-") for figure in figures()],
        "status": cell.STATUS_NAMES,
        "score": ScorePaper.__struct_fields__,
        "topic": topics(),
        "zone": names.FIELD_NAMES["zone"],
        "zones": names.CRACKED_NAMES.values(),
        "squad": names.SQUAD_NAMES[1:],
        "mark": names.FIELD_NAMES["mark"][1:],
        "member": ["member"],
        "loss": names.FIELD_NAMES["loss"][1:],
        "name": [
            "nothing",
            "member",
            "android",
            *LEVEL_NAMES,
            *(name for field in PLACES for name in names.FIELD_NAMES[field]),
        ],
        **{field: values for field, values in names.FIELD_NAMES.items() if field not in PLAIN},
    }
    families["reason"] = [*families["reason"], *(reason for reason, _rule in ENDINGS.endings[1:])]
    ids = {f"{ID}-{family}-{name}" for family, members in families.items() for name in members}
    return ids | {f"{ID}-{name}" for name in ("title", "about", "board-legend", *drawn())}


def every_threat() -> list[facts.Threat]:
    return [*facts.externals(), *facts.internals()]


def effects_of(threat: facts.Threat) -> list[str]:
    found = [*threat.x, *threat.y, *threat.z, *threat.on_destroyed]
    return [*found, *threat.on_damaged, *threat.on_rocket_hit] if isinstance(threat, facts.External) else found


def choices() -> list[str]:
    """The options of a flight at the table, and all their values."""
    return [
        name for option in TITLE.options for name in (option.name, *(f"{option.name}-{one}" for one in option.values))
    ]


def figures() -> set[str]:
    """What the laboratory can measure."""
    chores = COMPANION.chores([COMPANION.read(msgspec.json.encode(idle_flight()))])
    return {name for chore in chores for name in (chore.name, chore.beside) if name}


def drawn() -> set[str]:
    """What the terminal says besides: whole ids, and headings of columns."""
    files = [str(module.__file__) for module in (terminal, terminal_board)]
    source = "".join(Path(file).read_text(encoding="utf-8") for file in files)
    columns = re.findall(r'"(time|announcement|card)"', source)
    return {
        *re.findall(r'say\(\s*"((?:film|briefing|plan|column|board)-[a-z-]+)"', source),
        *(f"column-{one}" for one in columns),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_engine_can_tell_has_words_and_nothing_else(language: str) -> None:
    said = {form.partition(".")[0] for form in forms(language, ID)}
    assert {form for form in said if not form.startswith(f"{ID}-web-")} == expected()


@pytest.mark.parametrize("language", LANGUAGES)
def test_threats_are_called_as_in_the_facts(language: str) -> None:
    words = Words(language)
    for threat in [*facts.externals(), *facts.internals()]:
        name = (threat.en if language == "en" else threat.fr).replace("'", "’")
        side = SIDES.get(threat.id.rpartition("_")[2])
        assert words.say(f"{ID}-threat-{threat.id}") == (f"{name} ({side[language]})" if side else name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_threats_and_stations_differ_in_words(language: str) -> None:
    words = Words(language)
    for family, members in (
        ("threat", CARDS.ids),
        ("action", names.FIELD_NAMES["action"]),
        ("reason", names.FIELD_NAMES["reason"]),
    ):
        said = [words.say(f"{ID}-{family}-{name}") for name in members]
        assert len(set(said)) == len(said)
    labels = [words.say(f"{ID}-name-{station}.label") for station in names.FIELD_NAMES["station"]]
    assert len(set(labels)) == len(labels)


def test_a_sentence_needs_no_value_its_event_does_not_have() -> None:
    for kind in EVENTS.kinds:
        assert forms("en", ID)[f"{ID}-event-{kind.name}"] <= set(kind.fields), kind.name


PAPERS = Path(logbook.__file__).parent
REFUSED = sorted(set(re.findall(r'"(flight-[a-z-]+)"', "".join(file.read_text() for file in PAPERS.glob("*.py")))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_with_a_sheet_is_said_without_names_of_fields(language: str) -> None:
    """In a browser; who writes files is told the field."""
    assert "flight-unknown" in REFUSED
    assert len(REFUSED) > 15
    needs = all_forms(language)
    for code in REFUSED:
        assert "place" in needs[f"space-alert-web-wrong-{code}"], code
        assert "field" not in needs[f"space-alert-web-wrong-{code}"], code
