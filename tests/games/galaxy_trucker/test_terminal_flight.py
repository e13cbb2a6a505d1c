"""What a flight of Galaxy Trucker looks like in a terminal: the route, cards, questions, hits and the accounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from rich.console import Group

from hullbreach.games.galaxy_trucker import (
    cell,
    moves,
    pieces,
    step,
    terminal_flight,
    terminal_supercards,
)
from hullbreach.games.galaxy_trucker.ship import load
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from hullbreach.games.galaxy_trucker.terminal_voice import Voice
from hullbreach.games.galaxy_trucker.view import FlightView, QuestionView
from hullbreach.locales import Words
from tests.games.galaxy_trucker.printing import drawn, every_language, now, printed, square
from tests.rules.galaxy_trucker.scene import Yard

if TYPE_CHECKING:
    pass


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
