"""The words of Galaxy Trucker: what its rules can name is said as the glossary has it, and nothing is said in vain."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from hullbreach.games import find_catalogue
from hullbreach.games.galaxy_trucker import (
    cell,
    names,
    pieces,
    terminal,
    terminal_flight,
    terminal_mission,
    terminal_supercards,
    terminal_voice,
    vocabulary,
)
from hullbreach.games.galaxy_trucker.ending import ENDINGS
from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.games.galaxy_trucker.ship.inspection import ERROR_NAMES
from hullbreach.games.galaxy_trucker.stage import STAGES
from hullbreach.games.galaxy_trucker.terminal_ship import SIGNS
from hullbreach.games.galaxy_trucker.why import REASONS
from hullbreach.kernel.catalogue import Rule
from hullbreach.locales import LANGUAGES, Words
from tests.locales.files import forms

ID = "galaxy-trucker"
# Fields whose names need no words: they are numbers, or squares, which are written alike everywhere.
PLAIN = {"square", "by", "halves", "stack", "planet"}
# The glossary's words for the same things, where they are called otherwise there.
TERMS = {
    "meteor_swarm": "meteoric_swarm",
    "cannon_1": "single_cannon",
    "cannon_2": "double_cannon",
    "engine_1": "single_engine",
    "engine_2": "double_engine",
    "structural": "structural_module",
    "explosive": "explosive_container",
    "fragile": "fragile_container",
    "radioactive": "radioactive_container",
    "artefact_single": "single_artefact",
    "artefact_double": "double_artefact",
}
SIZES = {"battery_2": 2, "battery_3": 3, "cargo_2": 2, "cargo_3": 3, "special_cargo_1": 1, "special_cargo_2": 2}


def topics() -> set[str]:
    catalogue = find_catalogue(ID)
    entries = [catalogue.entry(entry) for entry in catalogue.ids()]
    return {entry.topic for entry in entries if isinstance(entry, Rule)}


def expected() -> set[str]:
    """Every id, built from the engine's own tables."""
    families: dict[str, Iterable[str]] = {
        "seat": pieces.SEAT_COLOURS,
        "option": [
            name
            for option in TITLE.options
            for name in (option.name, *(f"{option.name}-{value}" for value in option.named()))
        ],
        "move": [verb.name for verb in TITLE.vocabulary.verbs],
        "event": [kind.name for kind in TITLE.events.kinds],
        "error": [reason.code for reason in REASONS.reasons[4:]],
        "reason": [reason for reason, _rule in ENDINGS.endings[1:]],
        "now": [*STAGES.names()[1:], "over"],
        "score": ["credits"],
        "topic": topics(),
        "phase": cell.PHASE_NAMES,
        "status": cell.STATUS_NAMES,
        "flaw": ERROR_NAMES,
        **{field: values for field, values in TITLE.names.items() if field not in PLAIN},
        "tile": [*names.TILE_WORDS, *(re.sub(r"\d", "", name) for name in vocabulary.TILE.values)],
    }
    ids = {f"{ID}-{family}-{name}" for family, members in families.items() for name in members}
    return ids | {f"{ID}-{name}" for name in ("title", "about", "line-credits", "board-legend", *drawn())}


def drawn() -> set[str]:
    """What the terminal says besides."""
    files = [
        str(module.__file__)
        for module in (terminal, terminal_flight, terminal_mission, terminal_supercards, terminal_voice)
    ]
    source = "".join(Path(file).read_text(encoding="utf-8") for file in files)
    asked = ("lose-crew", "lose-goods", "lose-cells", "skip")
    said = {*re.findall(r'"(board-[a-z-]+[a-z])"', source), *(f"line-{line}" for line in terminal.LINES)}
    return said | {f"board-asks-{stage}" for stage in asked}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_name_has_words_and_nothing_else(language: str) -> None:
    said = {form.partition(".")[0] for form in forms(language, ID)}
    assert {form for form in said if not form.startswith(f"{ID}-web-")} == expected()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", sorted(set(names.CARD_WORDS)))
def test_cards_are_called_as_in_the_glossary(card: str, language: str) -> None:
    glossary = find_catalogue(ID).terms(language)
    assert Words(language).say(f"{ID}-card-{card}") == glossary[TERMS.get(card, card)].replace("'", "’")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", [tile for tile in TERMS if tile in names.TILE_WORDS])
def test_components_are_called_as_in_the_glossary(tile: str, language: str) -> None:
    term = find_catalogue(ID).terms(language)[TERMS[tile]]
    words = Words(language)
    assert words.say(f"{ID}-tile-{tile}").partition(" ")[2] == term
    assert words.say(f"{ID}-tile-{tile}.label").lower() == term


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_heading_a_name_and_a_sign_of_its_own(language: str) -> None:
    words = Words(language)
    assert set(SIGNS) == set(names.TILE_WORDS)
    assert len(set(SIGNS.values())) == len(SIGNS)
    for form in ("", ".label"):
        assert len({words.say(f"{ID}-tile-{tile}{form}") for tile in SIGNS}) == len(SIGNS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tile", SIZES)
def test_batteries_and_holds_say_how_much_goes_in(tile: str, language: str) -> None:
    words = Words(language)
    for form in ("", ".label"):
        assert re.findall(r"\d", words.say(f"{ID}-tile-{tile}{form}")) == [str(SIZES[tile])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", pieces.CARDS, ids=lambda card: card.name)
def test_a_card_is_explained_with_its_own_numbers(card: pieces.Card, language: str) -> None:
    said = terminal_flight.card_heading(card, terminal_voice.Voice(Words(language)), "II")
    printed = [card.strength, card.amount, card.credits, card.days, *blocks(card.goods), *card.by_level[1:2]]
    assert sorted(int(number) for number in re.findall(r"\d+", said)) == sorted(int(one) for one in printed if one)


def blocks(goods: int) -> list[int]:
    return [goods >> shift & 63 for shift in range(0, 24, 6)]


def test_a_sentence_needs_no_value_its_event_does_not_have() -> None:
    for kind in TITLE.events.kinds:
        assert forms("en", ID)[f"{ID}-event-{kind.name}"] <= set(kind.fields), kind.name


def test_an_event_says_whom_it_is_about() -> None:
    for kind in TITLE.events.kinds:
        if "seat" in kind.fields:
            assert "seat" in forms("en", ID)[f"{ID}-event-{kind.name}"], kind.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("GT-BOARD-04")
def test_squares_are_called_as_the_board_in_play_prints_them(language: str) -> None:
    words = Words(language, coordinates=True)
    move = TITLE.vocabulary.read("salvage 6,5")
    for third, square in (("III", "6,5"), ("IIIA", "6,9")):
        game = TITLE.new({"flights": "III", "third": third}, 1)
        assert words.move(TITLE, move, game).endswith(f"({square})")
        assert words.choice(TITLE, move, game).endswith(f" {square}")
    assert words.move(TITLE, move).endswith("(6,5)")
