"""What Galaxy Trucker looks like in a terminal: components, ships, the yard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from hullbreach.games.galaxy_trucker import (
    cell,
    names,
    pieces,
    stage,
)
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.ship import inspection, part
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from hullbreach.games.galaxy_trucker.terminal_ship import ARROWS, box, connectors_of, fitting
from hullbreach.games.galaxy_trucker.terminal_voice import Voice
from hullbreach.games.galaxy_trucker.view import QuestionView
from hullbreach.locales import Words
from tests.games.galaxy_trucker.printing import BOARD, drawn, every_language, now, square
from tests.rules.galaxy_trucker.scene import BLOCKED_CANNON, SOUND_SHIP, Yard

if TYPE_CHECKING:
    pass


# --- components ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("turn", range(4))
@pytest.mark.rule("GT-CONN-01")
def test_a_component_shows_its_connectors_as_it_lies(turn: int) -> None:
    for number, tile in enumerate(pieces.TILE_NAMES):
        top, middle, bottom = (line.plain for line in box(tile, turn))
        assert {len(top), len(middle), len(bottom)} == {8}
        lies = pieces.lying(number, turn)
        for side, sign in zip(
            (part.NORTH, part.EAST, part.SOUTH, part.WEST), (top[4], middle[-1], bottom[4], middle[0]), strict=True
        ):
            connector = part.connector(lies, side)
            assert sign == str(connector) if connector else sign in "─│", f"{tile} {turn} {side}"


@pytest.mark.parametrize(
    ("tile", "inside"),
    [
        ("t088", " G1 ↑ "),
        ("t123", " G2 ↑ "),
        ("t066", " E1 ↓ "),
        ("t115", " SH ↑→"),
        ("t010", " B3○○○"),
        ("t001", " B2○○ "),
        ("t026", " C3···"),
        ("t056", " R1·  "),
        ("t039", " CA   "),
        ("start_blue", " P0   "),
    ],
)
def test_a_component_shows_what_it_is(tile: str, inside: str) -> None:
    assert box(tile)[1].plain[1:-1] == inside


@pytest.mark.parametrize(
    ("tile", "holds", "inside"),
    [
        ("t010", "c2", " B3●●○"),
        ("t026", "g:RB", " C3RB·"),
        ("t056", "g:R", " R1R  "),
        ("t039", "h2", " CA hh"),
        ("t039", "h1", " CA h "),
        ("t039", "aB", " CA aB"),
        ("start_red", "h2", " P0 hh"),
    ],
)
def test_a_component_shows_what_it_carries(tile: str, holds: str, inside: str) -> None:
    assert box(tile, 0, holds)[1].plain[1:-1] == inside


@pytest.mark.parametrize("turn", range(4))
def test_cannons_engines_and_shields_point_where_they_are_turned(turn: int) -> None:
    assert box("t088", turn)[1].plain[5] == ARROWS[turn]
    assert box("t066", turn)[1].plain[5] == ARROWS[(turn + 2) % 4]
    assert box("t115", turn)[1].plain[5:7] == ARROWS[turn] + ARROWS[(turn + 1) % 4]


# --- the yard --------------------------------------------------------------------------------------------------------
def test_components_lie_where_the_numbers_at_the_edges_say() -> None:
    yard = Yard()
    yard.lay(0, *SOUND_SHIP)
    lines = drawn(yard)
    assert square(lines, "7,6") == ["┌──────┐", "│ G1 ↑ │", "└───1──┘"]
    assert square(lines, "7,7") == ["┌───3──┐", "3 P0   3", "└───3──┘"]
    assert square(lines, "7,8") == ["┌───1──┐", "│ E1 ↓ │", "└──────┘"]
    assert square(lines, "6,6")[1].strip() == "·"


@pytest.mark.rule("GT-BOARD-05")
def test_squares_outside_the_outline_are_empty() -> None:
    assert square(drawn(Yard()), "7,9") == [" " * 8] * 3


@pytest.mark.rule("GT-BOARD-04")
def test_rows_printed_from_the_stern_show_how_they_are_written_too() -> None:
    yard = Yard(flights="III", third="IIIA")
    yard.give(0, "t088")
    yard.play(0, "weld 7,6 0")
    lines = drawn(yard)
    assert square(lines, "7,8")[1] == "╎ G1 ↑ ╎"
    assert any(line.startswith(" 8 ") and line.endswith(" ›6") for line in lines)
    assert not any("›" in line for line in drawn(Yard(flights="III")))


@pytest.mark.rule("GT-BUILD-05")
def test_a_component_that_may_still_be_taken_back_is_dashed() -> None:
    yard = Yard()
    yard.build(0, "t088 7,6 0")
    assert square(drawn(yard), "7,6") == ["╭╌╌╌╌╌╌╮", "╎ G1 ↑ ╎", "╰╌╌╌1╌╌╯"]
    yard.play(0, "draw")
    assert square(drawn(yard), "7,6")[0] == "┌──────┐"


@every_language
@pytest.mark.rule("GT-CHECK-01")
def test_errors_are_framed_and_said(language: str) -> None:
    yard = Yard()
    yard.lay(0, *BLOCKED_CANNON)
    lines = drawn(yard, language=language)
    assert square(lines, "6,7")[0][0] == square(lines, "6,6")[0][0] == "┏"
    assert square(lines, "7,6")[0][0] == "┌"
    flaw = Words(language).say("galaxy-trucker-flaw-cannon")
    assert any(line.startswith("! 6,7–6,6") and line.endswith(flaw) for line in lines)


def test_the_component_in_hand_is_shown_in_all_its_turns() -> None:
    yard = Yard()
    yard.give(0, "t010")
    lines = drawn(yard)
    heading = next(number for number, line in enumerate(lines) if "In hand: Battery, 3 cells" in line)
    at = lines[heading].index("In hand")
    shown = [
        [line[at + 8 * turn : at + 8 * turn + 8] for line in lines[heading + 1 : heading + 4]] for turn in range(4)
    ]
    assert shown == [[line.plain for line in box("t010", turn)] for turn in range(4)]
    assert lines[heading + 4][at:].split() == ["0", "1", "2", "3"]


@pytest.mark.parametrize("tile", ["t010", "t090", "t064", "t051", "t095", "t115"])
@pytest.mark.rule("GT-BUILD-04")
def test_free_squares_show_the_turns_that_fit_without_an_error(tile: str) -> None:
    """Exactly those: any other is refused, or would be found by the inspection."""
    yard = Yard()
    yard.lay(0, "t088 7,6 0", "t052 8,7 0", "t043 6,7 3")
    yard.give(0, tile)
    before = len(inspection.errors(yard.hull(0)))
    shown = fitting(yard.table.board(), yard.seat(0).ship, tile)
    legal = [text for text in yard.legal_for(0) if text.startswith("weld ")]
    sound = set()
    for text in legal:
        trial = yard.game.copy()
        assert isinstance(trial, GalaxyTrucker)
        trial.play(0, TITLE.vocabulary.read(text))
        if len(inspection.errors(trial.table.ships[0])) <= before:
            sound.add(text.removeprefix("weld "))
    assert sound
    assert {f"{SPOT_NAMES[spot]} {turn}" for spot, turns in shown.items() for turn in turns} == sound
    spot, turns = next(iter(shown.items()))
    assert square(drawn(yard), SPOT_NAMES[spot])[1].strip() == turns


def test_what_is_set_aside_lies_beside_the_number_of_its_place() -> None:
    yard = Yard()
    yard.set_aside(0, "t010", "t039")
    lines = drawn(yard)
    heading = next(number for number, line in enumerate(lines) if "Set aside" in line)
    assert "B3○○○" in lines[heading + 2]
    assert "CA" in lines[heading + 2]
    assert lines[heading + 4].split()[-2:] == ["1", "2"]


def test_what_lies_face_up_is_listed_by_kind_as_moves_name_it() -> None:
    yard = Yard()
    yard.turn_up("t088", "t010", "t095")
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in drawn(yard)]
    assert lines[1].startswith("137 face down · 3 face up · order tiles left: 1, 2")
    assert lines[2:4] == [f"B3 t010 {connectors_of('t010')}", "G1 t088 0010  t095 0300"]


def test_the_others_are_told_in_a_line() -> None:
    yard = Yard()
    yard.lay(1, *SOUND_SHIP)
    yard.give(1, "t010")
    line = next(line for line in drawn(yard) if line.startswith("Green"))
    assert line == "Green 3 components · engines 1 · cannons 1 · exposed 2 · holds: Battery, 3 cells"
    yard.table.set_of(1, cell.HAND, -1)
    yard.play(1, "finish 2")
    assert any("order tile 2" in line for line in drawn(yard))


@every_language
@pytest.mark.rule("GT-PREV-01")
def test_a_stack_is_read_by_who_holds_it_and_by_nobody_else(language: str) -> None:
    yard = Yard()
    yard.build(0, "t088 7,6 0")
    yard.play(0, "look 2")
    words = Words(language)
    cards = [
        words.say(f"galaxy-trucker-card-{names.CARD_WORDS[pieces.CARD_NAMES.index(card)]}") for card in yard.cards(0)
    ]
    assert cards
    mine, others = ("\n".join(drawn(yard, seat, language)) for seat in (0, 1))
    assert all(f"{card} (" in mine for card in cards)
    assert words.say("galaxy-trucker-board-stack") not in others
    assert f"2: {words.say('galaxy-trucker-seat-blue')}" in others


def test_the_timer_is_told_while_it_runs_and_when_it_is_out() -> None:
    yard = Yard(clock="full", flights="II")
    assert drawn(yard)[0] == "Flight 1 of 1 · level II, class II · building · the timer runs on II"
    yard.wait(90)
    assert drawn(yard)[0].endswith("the timer has run out on II")


@every_language
@pytest.mark.parametrize("ship_class", pieces.CLASS_NAMES)
def test_everything_fits_into_eighty_columns(ship_class: str, language: str) -> None:
    yard = Yard(players=5, **flown_in(ship_class))
    yard.turn_up(*(name for name in pieces.TILE_NAMES[:120] if name not in ("t010", "t039", "t088")))
    yard.set_aside(0, "t010", "t039")
    yard.give(0, "t088")
    for seat in (0, 1, None):
        assert max(len(line) for line in drawn(yard, seat, language)) <= 80


def flown_in(ship_class: str) -> dict[str, Any]:
    """The options of one flight in that class."""
    level = ship_class.rstrip("ABC")
    name = {"I": "first", "II": "second", "III": "third", "IV": "fourth"}[level]
    return {"flights": level, name: ship_class}


def test_the_rolls_that_hit_a_line_stand_beside_it_where_they_are_not_its_name() -> None:
    lines = drawn(Yard(**flown_in("IA")))
    heading = next(number for number, line in enumerate(lines) if line.split() == ["5", "6", "7", "8", "9"])
    assert lines[heading + 1].split() == ["⚄3–5", "⚄9–11"]
    folded = [line.split()[-1] for line in drawn(Yard(**flown_in("IC"))) if line.split()[-1:] and "⚄" in line]
    assert folded[1:] == ["⚄2", "⚄3", "⚄4", "⚄5", "⚄5", "⚄4", "⚄3", "⚄2"]
    assert not any("⚄" in line for line in drawn(Yard()))


def test_the_squares_of_each_part_are_lettered() -> None:
    text = "\n".join(drawn(Yard(**flown_in("IVC"))))
    board = text[text.index("3 ") :]
    assert all(f" {letter} " in board for letter in "abcd")
    assert " a " not in "\n".join(drawn(Yard())[1:20])


@pytest.mark.parametrize("width", [1, 10, 24, 40])
def test_a_window_that_is_too_narrow_is_no_error(width: int) -> None:
    yard = Yard()
    yard.give(0, "t088")
    assert drawn(yard, width=width)


@every_language
def test_the_legend_fits_into_eighty_columns_and_explains_every_sign_of_the_base_game(language: str) -> None:
    legend = BOARD.legend(Words(language))
    assert max(len(line) for line in legend.splitlines()) <= 80
    for sign in ("P0", "CA", "LB", "LP", "E1", "E2", "G1", "G2", "SH", "B2", "B3", "C2", "C3", "R1", "R2", "ST"):
        assert sign in legend


# --- what to do ------------------------------------------------------------------------------------------------------
@every_language
@pytest.mark.parametrize("name", stage.STAGES.names()[1:])
def test_every_question_is_put_in_words(name: str, language: str) -> None:
    asked = replace(Yard().public, questions=[QuestionView(1, name)])
    said = BOARD.now(asked, Words(language))
    assert said == Words(language).say(f"galaxy-trucker-now-{name}", seat=Voice(Words(language)).seat(1))


def test_who_has_finished_does_not_hide_that_others_build() -> None:
    yard = Yard(clock="full")
    yard.wait(90)
    yard.play(0, "finish 1")
    assert yard.stages == ["watch", "build"]
    assert now(yard).startswith("Build:")
