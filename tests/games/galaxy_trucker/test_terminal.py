"""What Galaxy Trucker looks like in a terminal: components, ships, the yard, the flight, the accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace
from rich.console import Console, Group

from hullbreach.games import find_board
from hullbreach.games.galaxy_trucker import (
    cell,
    moves,
    names,
    pieces,
    stage,
    step,
    terminal_flight,
    terminal_supercards,
)
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.ship import inspection, load, part
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from hullbreach.games.galaxy_trucker.terminal_ship import ARROWS, box, connectors_of, fitting
from hullbreach.games.galaxy_trucker.terminal_voice import Voice
from hullbreach.games.galaxy_trucker.view import FlightView, QuestionView
from hullbreach.kernel.terminal import Canvas
from hullbreach.locales import LANGUAGES, Words
from tests.rules.galaxy_trucker.scene import BLOCKED_CANNON, SOUND_SHIP, Yard

if TYPE_CHECKING:
    from rich.console import RenderableType

BOARD = find_board(TITLE.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def printed(what: RenderableType, width: int = 80) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def drawn(yard: Yard, seat: int | None = 0, language: str = "en", width: int = 80) -> list[str]:
    """The lines of the drawing."""
    seen = yard.game.view(seat)
    return printed(BOARD.draw(seen, TITLE.settle({}), Words(language), Canvas(width, tall=True)), width)


def now(yard: Yard, language: str = "en") -> str:
    return BOARD.now(yard.game.public_view(), Words(language))


def square(lines: list[str], name: str) -> list[str]:
    """The three lines of a square, found by the numbers at the edges of the ship."""
    column, row = name.split(",")
    top = next(number for number, line in enumerate(lines) if line.split() and set(line.split()) <= LINES)
    across = next(at for at in range(3, 80, 8) if lines[top][at : at + 8].strip() == column)
    down = next(number for number in range(top, len(lines)) if lines[number][:2].strip() == row)
    return [line.ljust(80)[across : across + 8] for line in lines[down - 1 : down + 2]]


LINES = {str(line) for line in range(3, 12)}


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


# --- the flight ------------------------------------------------------------------------------------------------------
class Flown(Yard):
    """A flight of ships of real components, at one card; `carried` is what they carry by square."""

    def __init__(self, card: str, *ships: tuple[str, ...], carried: dict[str, int] | None = None) -> None:
        level = pieces.CARDS[pieces.CARD_NAMES.index(card)].level
        super().__init__(players=len(ships), flights=pieces.LEVEL_NAMES[level - 1])
        table = self.table
        table.release_all()
        table.cells[cell.PHASE] = cell.FLIGHT
        table.cells[cell.DECK_SIZE], table.cells[cell.SHOWN] = 2, 0
        table.cells[cell.DECK] = table.cells[cell.DECK + 1] = pieces.CARD_NAMES.index(card)
        for seat, ship in enumerate(ships):
            self.lay(seat, *ship)
            self.hull(seat).set_load(table.board().start, load.HUMANS)
            for at, what in (carried or {}).items():
                self.hull(seat).set_load(self.place(at), what)
            table.set_of(seat, cell.STATUS, cell.FLYING)
            table.set_of(seat, cell.SPACE, 5 - 3 * seat)
        table.agenda.push(step.BETWEEN)
        moves.RULES.run(table)


FIRST = ("t088 7,6 0", "t064 6,7 0")
SECOND = ("t089 7,6 0", "t065 6,7 0")


@every_language
def test_the_route_shows_who_is_where(language: str) -> None:
    flown = Flown("i_planets_2", FIRST, SECOND)
    voice = Voice(Words(language))
    track = drawn(flown, language=language)[1]
    assert [track[:40].index(voice.seat(seat)[0]) for seat in (0, 1)] == [5, 2]
    assert track[40:].split() == [f"{voice.seat(0)},", voice.seat(1), "−3"]


def test_a_rocket_behind_the_start_stands_at_the_end_of_the_loop() -> None:
    flown = Flown("i_planets_2", FIRST, SECOND)
    flown.table.set_of(1, cell.SPACE, -2)
    assert drawn(flown)[1][:40].index("G") == 38


@pytest.mark.rule("GT-ADV-PLAN-01")
def test_planets_are_listed_with_their_goods_and_who_landed() -> None:
    flown = Flown("i_planets_2", FIRST, SECOND)
    lines = drawn(flown)
    assert lines[2] == "Planets (I): One ship each may land and load. Landing costs 2 flight days."
    assert lines[3:6] == ["  1 2 red", "  2 1 red, 2 blue", "  3 1 yellow"]
    assert now(flown) == "Blue: land, or fly past?"
    flown.play(0, "land 2")
    while flown.stages[1] == "wait" or flown.stages[0] == "loading":
        flown.play(0, "loaded")
    assert drawn(flown, 1)[4] == "  2 1 red, 2 blue (Blue)"


@pytest.mark.rule("GT-ADV-ENEMY-01")
def test_cells_are_asked_for_with_what_has_to_be_beaten() -> None:
    ship = ("t123 7,6 0", "t004 6,7 0")
    flown = Flown("i_smugglers", ship, carried={"6,7": 2})
    assert flown.stages == ["cannons"]
    assert "Cannon strength so far: 0, against 4." in drawn(flown)
    assert now(flown) == "Blue: how many cells for the double cannons?"


@pytest.mark.rule("GT-SHLD-02")
def test_a_hit_is_announced_with_all_it_would_cost() -> None:
    ship = ("t051 7,6 0", "t116 6,7 3", "t004 8,7 0")
    flown = Flown("i_open_space_1", ship, carried={"8,7": 2})
    strike(flown, "light_shot", "front", 7)
    assert flown.stages == ["defend"]
    lines = drawn(flown)
    assert "Light cannon fire from the front, in column 7, heading for 7,6. Without a cell" in " ".join(lines)
    assert square(lines, "7,6")[0][0] == "┏"
    assert square(lines, "6,7")[0][0] == "┌"
    assert "lose 1 component." in " ".join(lines)


def strike(flown: Flown, hazard: str, side: str, line: int) -> None:
    table = flown.table
    table.release_all()
    table.agenda.clear()
    table.agenda.push(step.CARD_DONE)
    table.agenda.push(step.STRIKE, pieces.HAZARD_NAMES.index(hazard), pieces.FROM_NAMES.index(side), line, seat=0)
    moves.RULES.run(table)


@every_language
@pytest.mark.rule("GT-EXP-18", "GT-EXP-24")
def test_questions_about_parts_from_other_boxes_say_what_is_at_stake(language: str) -> None:
    words = Words(language)
    voice = Voice(words)
    view = Yard().public
    crew = QuestionView(0, "robonauts", have=4)
    assert terminal_flight.question(crew, view, voice) == words.say("galaxy-trucker-board-asks-robonauts", have=4)
    shot = QuestionView(
        0, "shift", hazard="heavy_shot", side="front", line=8, at=SPOT_NAMES.index("8,7"), would_lose=[1]
    )
    assert "8,7" in terminal_flight.question(shot, view, voice)
    raid = QuestionView(0, "shift", side="rear", line=7, at=SPOT_NAMES.index("7,8"))
    said = words.say("galaxy-trucker-board-asks-raid", square="7,8", line=7)
    assert terminal_flight.question(raid, view, voice) == said
    assert terminal_flight.question(QuestionView(0, "jump"), view, voice) == ""


@every_language
@pytest.mark.rule("GT-HOLE-02", "GT-TACT-02", "GT-EVENT-01")
def test_questions_of_supercards_say_what_is_at_stake(language: str) -> None:
    words = Words(language)
    voice = Voice(words)
    view = Yard().public

    def said(asked: QuestionView) -> str:
        return terminal_flight.question(asked, view, voice)

    hole = QuestionView(0, "hole", need=5, have=-1, due=12, marked=[3, 4])
    assert said(hole) == words.say("galaxy-trucker-board-asks-hole", need=5, have=-1, due=12, marked=2)
    dust = QuestionView(0, "sacrifice", have=3, days=6)
    assert said(dust) == words.say("galaxy-trucker-board-asks-sacrifice", have=3, days=6)
    assert said(QuestionView(0, "meltdown", need=2)) == words.say("galaxy-trucker-board-asks-meltdown", need=2)
    zone = FlightView("tactical_zone_1", ["tactical_zone_1"], 3, [], 0)
    view = replace(view, flight=zone)
    column = words.say("galaxy-trucker-board-asks-result", result="−1½")
    assert said(QuestionView(0, "cannons", have=5, need=-4, result=-3)).endswith(f" {column}")
    assert said(QuestionView(0, "engines", have=2, need=4, result=-3)).endswith(f" {column}")


@pytest.mark.rule("GT-GOODS-03")
def test_goods_on_offer_are_counted() -> None:
    flown = Flown("i_planets_2", (*FIRST, "t016 8,7 0"))
    flown.play(0, "land 2")
    assert "On offer: 1 red, 2 blue." in drawn(flown)
    flown.play(0, "load blue 8,7")
    lines = drawn(flown)
    assert "On offer: 1 red, 1 blue." in lines
    assert square(lines, "8,7")[1][1:-1] == " C2B· "


@every_language
@pytest.mark.parametrize("card", pieces.CARD_NAMES)
def test_every_card_is_told_in_eighty_columns_with_all_that_strikes(card: str, language: str) -> None:
    found = pieces.CARDS[pieces.CARD_NAMES.index(card)]
    lines = printed(Group(*terminal_flight.card(card, "IV", Voice(Words(language)))))
    assert max(len(line) for line in lines) <= 80
    struck = len(found.hazards) // 2 + sum(len(line.hazards) // 2 for line in found.lines)
    assert sum(line.count(course) for line in lines for course in terminal_supercards.COURSES) == struck
    columns = len(found.sweeps) // 2 + len(found.columns) // 2
    numbered = len([line for line in lines if line[:3].strip().isdecimal()])
    assert numbered == (columns or len(found.planets) + len(found.lines))


def test_the_line_of_a_combat_zone_that_is_resolved_is_marked() -> None:
    ship = ("t123 7,6 0", "t004 6,7 0")
    flown = Flown("i_combat_zone", ship, SECOND, carried={"6,7": 2})
    lines = drawn(flown)
    marked = [line for line in lines if line.startswith("▸")]
    assert len(marked) == 1


@every_language
@pytest.mark.rule("GT-END-06")
def test_the_accounts_lie_open_line_by_line(language: str) -> None:
    yard = Yard(flights="I-II")
    yard.finish()
    yard.end_round()
    yard.table.set_of(0, cell.WINNINGS, 7)
    yard.table.set_of(0, cell.ACCOUNT + cell.FOR_GOODS, 5)
    yard.table.set_of(0, cell.ACCOUNT + cell.FOR_LOSSES, 2)
    yard.table.set_of(0, cell.CREDITS, 10)
    lines = drawn(yard, language=language)
    words = Words(language)
    row = next(line.split() for line in lines if line.startswith(words.say("galaxy-trucker-seat-blue")))
    assert row[1:] == ["+7", "+0", "+0", "+5", "−2", "10"]
