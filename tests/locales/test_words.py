"""Every game, in every language: nothing is left unsaid, and nothing is said in vain."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import hullbreach
from hullbreach.cli import main
from hullbreach.cli.commands import COMMANDS
from hullbreach.games import RULEBOOKS, SURVEYORS, companions, find_catalogue, find_surveyor, titles
from hullbreach.games.aliens_attack.game import TITLE as ALIENS_ATTACK
from hullbreach.kernel.catalogue import Rule
from hullbreach.kernel.errors import BadLog, HullError, IllegalMove
from hullbreach.kernel.journal import ALL, Event, EventKind
from hullbreach.kernel.reasons import Reason, Reasons
from hullbreach.kernel.title import Title
from hullbreach.kernel.words import Value
from hullbreach.locales import LANGUAGES, Words, choose_language
from hullbreach.table.errors import STATUS
from hullbreach.voice.studio import all_phrases
from tests.locales.files import all_forms

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
SOURCE = Path(hullbreach.__file__).parent
ERRORS = {
    "HullError",
    "BadOption",
    "BadLog",
    "BadFacts",
    "BadFlight",
    "BadShip",
    "BadPaper",
    "UnknownMove",
    "IllegalMove",
}


class Recorder(Words):
    """Remembers what was said, by any of its kind: the command line makes its own Words."""

    said: set[str] = set()

    def fill(self, message: str, values: object) -> str:
        Recorder.said.add(message)
        return super().fill(message, values)  # type: ignore[arg-type]


def numbers_of(title: Title, field: str) -> Iterator[int]:
    """The numbers an event's field can hold; of plain numbers the first few."""
    yield from range(len(title.names.get(field, ())) or 32)


def events_of(title: Title, kind: EventKind) -> Iterator[Event]:
    """Events of a kind, so that every field takes every value once."""
    ranges = [list(numbers_of(title, field)) for field in kind.fields]
    for turn in range(max((len(numbers) for numbers in ranges), default=1)):
        yield Event(kind, ALL, tuple(numbers[turn % len(numbers)] for numbers in ranges))


def say_everything(title: Title, words: Words) -> list[str]:
    """All there is to say about a title."""
    said = [words.title(title), words.about(title)]
    for option in title.options:
        forms = [f"{title.id}-option-{option.name}"]
        forms += [f"{forms[0]}-{value}" for value in option.named()]
        said += [words.say(form + part) for form in forms for part in ("", ".about")]
        for value in option.named():
            said += [words.seat(title, seat) for seat in seats_with(title, option.name, value)]
    for move in title.vocabulary.moves:
        said += [words.move(title, move), words.kind(title, move), words.choice(title, move)]
    for kind in title.events.kinds:
        said += [words.event(title, event) for event in events_of(title, kind)]
        said += words.events(title, list(events_of(title, kind)))
    return said + [
        words.say(f"{title.id}-log-{column.name}{part}") for column in title.log_columns for part in ("", ".short")
    ]


def say_rulebook(game: str, words: Words) -> list[str]:
    """What heads the rules of a game, on the shelf or not."""
    catalogue = find_catalogue(game)
    entries = [catalogue.entry(entry) for entry in catalogue.ids()]
    topics = dict.fromkeys(entry.topic for entry in entries if isinstance(entry, Rule))
    return [words.say(f"{game}-title"), *(words.topic(game, topic) for topic in topics)]


def seats_with(title: Title, option: str, value: str) -> tuple[str, ...]:
    try:
        return title.seats(title.settle({option: value}))
    except HullError:
        return ()


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_everything_about_a_title_has_words(title: Title, language: str) -> None:
    for sentence in say_everything(title, Words(language)):
        assert sentence.strip()
        assert not re.search(r"[{}]|\bNone\b", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULEBOOKS)
def test_every_rulebook_has_its_headings(game: str, language: str) -> None:
    headings = say_rulebook(game, Words(language))
    assert all(heading.strip() for heading in headings)
    assert len(set(headings)) == len(headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_differ_in_words_as_they_do_in_the_rules(language: str) -> None:
    words = Words(language, coordinates=True)
    for title in titles():
        sentences = [words.move(title, move) for move in title.vocabulary.moves]
        assert len(set(sentences)) == len(sentences)


def declared(title: Title, module: str) -> Any:
    """A module of a game's own: a file name means the same in every room."""
    return import_module(f"{title.package}.{module}")


def endings_of(title: Title) -> list[str]:
    return [f"{title.id}-reason-{reason}" for reason, _rule in declared(title, "ending").ENDINGS.endings[1:]]


def score_of(title: Title) -> list[str]:
    """The parts of the score, however it is played: that is what the first option is about."""
    way = title.options[0]
    return [f"{title.id}-score-{part}" for value in way.values for part in played_out(title, {way.name: value})]


def played_out(title: Title, options: dict[str, str]) -> list[str]:
    game = title.new(options, 1)
    while not game.over():
        seat = game.actors()[0]
        game.play(seat, game.legal(seat)[0])
    outcome = game.outcome()
    assert outcome
    scores = [outcome.score, *(result.score for result in outcome.results)]
    return [part for score in scores for part, _points in score]


def refusals_of(title: Title) -> list[Reason]:
    """All but the first, which is none."""
    reasons: Reasons = declared(title, "why").REASONS
    return reasons.reasons[1:]


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_every_ending_has_words(title: Title, language: str) -> None:
    for message in [*endings_of(title), *score_of(title)]:
        assert Words(language).say(message)


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_every_refusal_says_the_move_and_the_reason(title: Title, language: str) -> None:
    words = Words(language)
    move = title.vocabulary.moves[0]
    for reason in refusals_of(title):
        sentence = words.error(IllegalMove(reason.code, reason.rule, move.text), title)
        assert words.move(title, move) in sentence
        assert reason.code not in sentence


@every_title
def test_every_reason_to_refuse_is_given_by_some_rule(title: Title) -> None:
    numbers = vars(declared(title, "why"))
    reasons = [name for name, number in numbers.items() if name.isupper() and isinstance(number, int)]
    assert len(reasons) == len(refusals_of(title)) - len(Reasons("", "").reasons[1:])
    folder = SOURCE.joinpath(*title.package.split(".")[1:])
    rules = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    assert [reason for reason in reasons if f"why.{reason}" not in rules] == []


def error_codes() -> set[str]:
    """Every code that is written in the sources as the first argument of an error, or in the variable it names."""
    return {code for path in SOURCE.rglob("*.py") for code in codes_in(ast.parse(path.read_text(encoding="utf-8")))}


def codes_in(tree: ast.Module) -> Iterator[str]:
    named: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(target, ast.Name) and node.value:
            named[target.id] = named.get(target.id, set()) | strings_in(node.value)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
            first = node.args[0]
            yield from named.get(first.id, set()) if isinstance(first, ast.Name) else strings_in(first)


def strings_in(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return strings_in(node.body) | strings_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_the_codes_are_found() -> None:
    found = error_codes()
    assert {"unknown-game", "log-newer-rules", "log-older-rules", "unknown-rule", "file-missing"} <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_code_has_words(language: str) -> None:
    words = Words(language)
    titled = [f"{title.id}-error" for title in titles()]
    for code in error_codes():
        assert any(words.has(f"{prefix}-{code}") for prefix in ["error", *titled]), code


def test_a_code_without_words_is_still_told() -> None:
    assert "brand-new" in Words("en").error(HullError("brand-new"))


def test_a_refused_line_of_a_log_says_why_in_the_words_of_the_game() -> None:
    error = BadLog("log-move-refused", line=3, text="0 fire alpha", why="cannon-neutralised")
    error.__cause__ = IllegalMove("cannon-neutralised", "AA-CAN-11", "fire alpha")
    sentence = Words("en").error(error, ALIENS_ATTACK)
    assert "Line 3" in sentence
    assert "that cannon is neutralised" in sentence


def test_a_value_nobody_has_words_for_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        Words("en").value(ALIENS_ATTACK, "cannon", "omega")
    with pytest.raises(ValueError, match="list-and"):
        Words("en").say("list-and", first="a")
    with pytest.raises(KeyError):
        Words("en").say("no-such-message")


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        ("r0c1", "column 1, take-off zone", "colonne 1, zone de décollage"),
        ("part3", "part 3 of the mothership", "la partie 3 du vaisseau-mère"),
        ("alpha+beta", "Alpha and Beta", "Alpha et Bêta"),
        ("nothing", "nothing", "rien"),
        ("3", 3, 3),
        ("-14", -14, -14),
        ("8,7", "8,7", "8,7"),
        ("3½", "3½", "3½"),
    ],
)
def test_values_are_said_by_their_shape(value: str, english: Value, french: Value) -> None:
    assert Words("en").value(ALIENS_ATTACK, "target", value) == english
    assert Words("fr").value(ALIENS_ATTACK, "target", value) == french


def literals() -> set[str]:
    """Every string in the sources of the command line and of the terminal boards, also as the last part of an id."""
    found: set[str] = set()
    frame = [path for room in ("cli", "locales", "lab", "table") for path in (SOURCE / room).rglob("*.py")]
    for path in [*frame, *(SOURCE / "games").rglob("terminal*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.strip("-").replace(" ", "-").lower())
    return found


FAMILIES = re.compile(r"(?:cli-column|cli-bench|cli-unit|[a-z-]+-(board|now))-(.+)")


def is_used(form: str, known: set[str]) -> bool:
    if form in known or form in Recorder.said:
        return True
    family = FAMILIES.fullmatch(form)
    if family and known & {family[2], f"{family[1]}-{family[2]}"}:
        return True
    return any(is_composed(form.removeprefix(f"{title.id}-"), known | names_of(title)) for title in titles())


def is_composed(tail: str, known: set[str]) -> bool:
    """Whether a board can put it together: its own word first (`ability`, `board-kind`), then names of the game."""
    *_, attribute = tail.partition(".")
    own, *names = tail.removesuffix(f".{attribute}").removeprefix("board-").split("-")
    return bool({own, f"board-{own}"} & known) and known >= {*names, *([f".{attribute}"] if attribute else [])}


def names_of(title: Title) -> set[str]:
    """All that a game's options, moves and events can be about, by name."""
    names = {value for option in title.options for value in (option.name, *option.values)}
    names |= {value for verb in title.vocabulary.verbs for domain in verb.domains for value in domain.values}
    fields = {field for kind in title.events.kinds for field in kind.fields}
    return names | {title.name_of(field, number) for field in fields for number in numbers_of(title, field)}


def test_no_message_is_unused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("hullbreach.cli.app.Words", Recorder)
    for command in ("", *(command.__name__ for command in COMMANDS)):
        assert main([*command.split(), "--help"]) == 0
    recorder = Recorder("en")
    known = literals()
    for game in RULEBOOKS:
        say_rulebook(game, recorder)
    for title in titles():
        say_everything(title, recorder)
        codes = error_codes() | {reason.code for reason in refusals_of(title)}
        Recorder.said |= {f"{prefix}error-{code}" for code in codes for prefix in ("", f"{title.id}-")}
        Recorder.said |= {*endings_of(title), *score_of(title)}
        known |= {*declared(title, "stage").STAGES.names(), "over"}
    Recorder.said |= {f"table-error-{code}" for code in STATUS}
    Recorder.said |= {f"voice-{phrase.id}" for phrase in all_phrases()}
    for companion in companions():
        groups = {f"voice-group-{companion.script(mission).group}" for mission in companion.missions()}
        Recorder.said |= {"voice-during-silence", "voice-during-transfer", *groups}
    for game in SURVEYORS:
        measured = [name for chore in find_surveyor(game).chores([]) for name in (chore.name, chore.beside)]
        known |= {name.replace(" ", "-") for name in measured}
    # The client's words are checked against the client's sources (tests/browser/test_types.py).
    # Those of some games are checked one by one (test_space_alert.py, test_galaxy_trucker.py),
    # and so are those of lessons (tests/games/test_lessons.py) and of legends (web/tests/legend.test.ts).
    ours = [
        form
        for form in all_forms("en")
        if not re.match(r"([a-z-]+-)?web-|[a-z-]+-(lesson|legend)-|space-alert-|galaxy-trucker-", form)
    ]
    assert [form for form in ours if not is_used(form, known)] == []


@pytest.mark.parametrize(
    ("wanted", "environ", "expected"),
    [
        ("fr", {"HULLBREACH_LANG": "en"}, "fr"),
        (None, {"HULLBREACH_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LANG": "en_US.UTF-8"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr-CA", "LANG": "en_US"}, "fr"),
        (None, {"LANG": "FR_be"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_first_one_that_was_chosen(
    wanted: str | None, environ: dict[str, str], expected: str
) -> None:
    assert choose_language(wanted, environ) == expected


def test_a_language_there_is_not_is_refused() -> None:
    with pytest.raises(HullError, match="unknown-language"):
        choose_language("de", {})
