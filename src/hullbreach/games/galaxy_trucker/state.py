"""What lies on the table: named readers and writers of the array."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.missions.plan import BLANK, Plan
from hullbreach.games.galaxy_trucker.pieces import BOARDS, CARDS, LEVELS, Card, LevelFacts
from hullbreach.games.galaxy_trucker.setting import Setting
from hullbreach.games.galaxy_trucker.ship.board import Board
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.kernel import table as kernel
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal

ASIDE_PLACES: Final[i64] = 2


@final
class Table(kernel.Table):
    """The state of one game; its setting never changes."""

    def __init__(self, setting: Setting, cells: vec[i64], agenda: Agenda, dice: Dice, journal: Journal) -> None:
        super().__init__(setting.seats, cells, agenda, dice, journal)
        self.setting = setting
        self.plan: Plan = setting.plan_of(cells[cell.MISSION])
        self.heedless = False
        """Whether bots leave the mission alone: no rule asks."""
        self.ships: list[Hull] = []
        for seat in range(setting.seats):
            hull = Hull(BOARDS[cells[cell.CLASS]], cells, self.row(seat) + cell.SHIP)
            hull.joins = self.plan.joins
            hull.away = cells[self.row(seat) + cell.AWAY]
            self.ships.append(hull)

    # --- the round ---
    def row(self, seat: i64) -> i64:
        """Where the cells of a seat begin."""
        return cell.SEATS + seat * cell.SEAT_ROW

    def of(self, seat: i64, what: i64) -> i64:
        """A cell of a seat."""
        return self.cells[cell.SEATS + seat * cell.SEAT_ROW + what]

    def set_of(self, seat: i64, what: i64, value: i64) -> None:
        self.cells[cell.SEATS + seat * cell.SEAT_ROW + what] = value

    def add_of(self, seat: i64, what: i64, value: i64) -> None:
        self.cells[cell.SEATS + seat * cell.SEAT_ROW + what] += value

    def level(self) -> LevelFacts:
        return LEVELS[self.cells[cell.LEVEL] - 1]

    def board(self) -> Board:
        return BOARDS[self.cells[cell.CLASS]]

    def take_boards(self, ship_class: i64) -> None:
        """Everybody takes a fresh board of that class (GT-SETUP-01)."""
        self.cells[cell.CLASS] = ship_class
        for hull in self.ships:
            hull.board = BOARDS[ship_class]

    def put_cabins(self) -> None:
        """A starting cabin on every board, or in every part of it (GT-SETUP-01)."""
        for seat in range(self.seats):
            if self.takes_part(seat):
                for start in self.board().starts:
                    self.ships[seat].put(start, pieces.lying(pieces.STARTING + seat, 0))

    def take_mission(self, number: i64) -> None:
        """That mission governs the flight, counted from 1 as the setting has them; 0: none does (GT-MIS-03)."""
        self.cells[cell.MISSION] = number
        self.plan = self.setting.plan_of(number)
        for hull in self.ships:
            hull.joins = self.plan.joins

    def aims(self) -> Plan:
        """What bots go for: the mission, unless they are heedless of it."""
        return BLANK if self.heedless else self.plan

    def takes_part(self, seat: i64) -> bool:
        """Whether the seat is in this round: who died may sit out the rest of the game (GT-STD-09)."""
        return self.of(seat, cell.STATUS) != cell.SITTING_OUT

    def players(self) -> i64:
        """How many take part in this round."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.takes_part(seat):
                found += 1
        return found

    def card(self) -> Card:
        """The card that is being resolved; there must be one."""
        return CARDS[self.cells[cell.CARD]]

    def pay(self, seat: i64, amount: i64) -> None:
        self.add_of(seat, cell.CREDITS, amount)

    # --- the warehouse ---
    def where(self, tile: i64) -> i64:
        return self.cells[cell.TILES + tile]

    def set_where(self, tile: i64, place: i64) -> None:
        self.cells[cell.TILES + tile] = place

    def count_tiles(self, place: i64) -> i64:
        found: i64 = 0
        for tile in range(pieces.COMPONENTS):
            if self.cells[cell.TILES + tile] == place:
                found += 1
        return found

    def lies_face_down(self, tile: i64, special: bool) -> bool:
        """Whether it lies face down and has such a back: that of special components, or the usual one (GT-SPC-01)."""
        return self.cells[cell.TILES + tile] == cell.FACE_DOWN and pieces.is_special(tile) == special

    def has_face_down(self, special: bool) -> bool:
        for tile in range(pieces.COMPONENTS):
            if self.lies_face_down(tile, special):
                return True
        return False

    def count_face_down(self, special: bool) -> i64:
        found: i64 = 0
        for tile in range(pieces.COMPONENTS):
            if self.lies_face_down(tile, special):
                found += 1
        return found

    # --- in flight ---
    def take_away(self, seat: i64, places: i64) -> None:
        """These parts of the ship, and no others, are not in flight while a card is resolved (GT-RULING-25)."""
        self.set_of(seat, cell.AWAY, places)
        self.ships[seat].away = places

    def is_flying(self, seat: i64) -> bool:
        return self.of(seat, cell.STATUS) == cell.FLYING

    def is_on_track(self, seat: i64) -> bool:
        """In flight, away in hyperspace or skipping a card: the rocket keeps its space (GT-RULING-64, GT-RULING-89)."""
        status: i64 = self.of(seat, cell.STATUS)
        if status == cell.SKIPPING:
            return True
        return status == cell.FLYING or status == cell.HYPERSPACE or status == cell.LINGERING

    def flying(self) -> vec[i64]:
        """The seats in flight, farthest ahead first (GT-FLIGHT-02)."""
        order = vec[i64]()
        for seat in range(self.seats):
            if self.is_flying(seat):
                order = append(order, seat)
        for last in range(1, len(order)):
            place: i64 = last
            while place > 0 and self.of(order[place], cell.SPACE) > self.of(order[place - 1], cell.SPACE):
                behind: i64 = order[place - 1]
                order[place - 1] = order[place]
                order[place] = behind
                place -= 1
        return order


def _blank_cells() -> vec[i64]:
    cells = vec[i64]([0 for _ in range(cell.CELLS)])
    cells[cell.TIMER_ENDS] = NONE
    cells[cell.CARD] = NONE
    cells[cell.VOLUNTEER] = NONE
    for stack in range(pieces.OPEN_STACKS):
        cells[cell.HELD_BY + stack] = NONE
    for planet in range(4):
        cells[cell.PLANET + planet] = NONE
    for seat in range(cell.MOST_SEATS):
        row: i64 = cell.SEATS + seat * cell.SEAT_ROW
        for what in (cell.HAND, cell.ASIDE, cell.ASIDE + 1, cell.LAST, cell.LOOKING):
            cells[row + what] = NONE
    return cells


_BLANK: Final = _blank_cells()


def fresh_cells() -> vec[i64]:
    """Of a game in which nothing lies on the table yet; making a list of a thousand numbers takes its time."""
    return _BLANK[:]
