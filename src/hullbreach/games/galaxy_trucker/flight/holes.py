"""Black holes: who has not enough thrust leaves components behind, exactly two for each missing point.

In his turn the owner spends cells and marks components in any order, and may take marks back. All counts only when
he escapes: then what is marked is abandoned, and the engines are those of the ship that is left (GT-HOLE-03, -04).

Every part of a ship is pulled by itself; on most boards it has one (GT-HOLE-07). `within` is the set of its places.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, step, told, why
from hullbreach.games.galaxy_trucker.flight import damage, giving_up, losses, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import crew, load, part, strength, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step

FOR_A_POINT: Final[i64] = 2  # components (GT-HOLE-02)


class BlackHole(Adventure):
    """In flight order (GT-HOLE-03)."""

    def begin(self, table: Table, card: Card) -> None:
        for seat in track.last_first(table):
            number: i64 = len(table.board().parts)
            while number > 0:
                number -= 1
                table.agenda.push(step.HOLE, number, seat=seat)


def pull_on(table: Table) -> i64:
    """The engine strength a ship needs (GT-HOLE-01), or each of its parts; those long gone count too (GT-HOLE-07)."""
    parts: i64 = len(table.board().parts)
    return (table.card().by_level[table.cells[cell.LEVEL] - 1] + parts - 1) // parts


# --- what a ship could do --------------------------------------------------------------------------------------------
def left_of(hull: Hull, marked: i64) -> Hull:
    """The ship without what is marked, and without the aliens that are lost with it (GT-HOLE-04)."""
    left = hull.twin()
    structure.shed(left, marked)
    forlorn: i64 = crew.forlorn(left)
    while forlorn != 0:
        left.set_load(structure.lowest(forlorn), load.NOTHING)
        forlorn &= forlorn - 1
    return left


def thrust(hull: Hull, within: i64, spent: i64, marked: i64) -> i64:
    """Engine strength after the abandoning, with so many cells spent before or after it (GT-HOLE-03, -04)."""
    return strength.engine_in(left_of(hull, marked), within, spent)


def due(pull: i64, engines: i64) -> i64:
    """How many components have to go (GT-HOLE-02); a negative strength makes more points missing (GT-RULING-32)."""
    return FOR_A_POINT * (pull - engines) if engines < pull else 0


def removable(hull: Hull, within: i64, marked: i64) -> i64:
    """What can still be marked: nothing else may come off with it, and something must be left (GT-HOLE-05).

    Whatever may go together may go one by one: the rest hangs together, so one of those that go is at its edge.
    """
    left = hull.twin()
    structure.shed(left, marked)
    there: i64 = left.components() & within
    found: i64 = 0
    todo: i64 = there
    while todo != 0:
        place: i64 = structure.lowest(todo)
        rest: i64 = there & ~bit(place)
        lying: i64 = left.part(place)
        left.put(place, part.EMPTY)
        if rest != 0 and structure.piece_of(left, structure.lowest(rest)) == rest:
            found |= bit(place)
        left.put(place, lying)
        todo &= todo - 1
    return found


def returnable(hull: Hull, marked: i64) -> i64:
    """What can be taken back: marked components that are joined to one that stays."""
    stays: i64 = hull.components() & ~marked
    found: i64 = 0
    todo: i64 = marked
    while todo != 0:
        if structure.joined_to(hull, structure.lowest(todo)) & stays != 0:
            found |= todo & -todo
        todo &= todo - 1
    return found


def can_power(hull: Hull, within: i64, spent: i64, marked: i64) -> bool:
    """Whether another cell would power a double engine of the ship that is left (GT-RULING-51)."""
    if crew.cells_in(hull, within) == 0:
        return False
    left = left_of(hull, marked)
    return strength.engine_in(left, within, spent + 1) > strength.engine_in(left, within, spent)


def is_hopeless(hull: Hull, within: i64, pull: i64) -> bool:
    """Whether even with every engine at work and no weight there are too few components (GT-HOLE-06)."""
    most: i64 = 0
    doubles: i64 = 0
    for place in range(hull.board.size):
        lying: i64 = hull.part(place)
        if part.kind_of(lying) == part.ENGINE and structure.has(within, place):
            if part.size_of(lying) == strength.DOUBLE:
                doubles += 1
            else:
                most += 1
    cells: i64 = crew.cells_in(hull, within)
    most += strength.DOUBLE * (cells if cells < doubles else doubles)
    if crew.has_alien(hull, load.BROWN_ALIEN, within):
        most += strength.ALIEN_BONUS
    return due(pull, most) >= structure.count(hull.components() & within)


# --- in turn ---------------------------------------------------------------------------------------------------------
class Hole(Step[Table]):
    """Who has the thrust escapes (GT-HOLE-01); who has too few components is lost (GT-HOLE-06)."""

    def resolve(self, table: Table, seat: i64, number: i64, b: i64, c: i64, d: i64) -> None:
        hull = table.ships[seat]
        within: i64 = hull.board.parts[number]
        if not table.is_flying(seat) or hull.components() & within == 0:
            return
        pull: i64 = pull_on(table)
        engines: i64 = strength.engine_in(hull, within, 0)
        if engines >= pull:
            table.journal.tell(told.ESCAPED, seat, engines)
        elif is_hopeless(hull, within, pull):
            swallow(table, seat, within)
        else:
            ask(table, seat, number, 0, 0, 0)


class Escape(Step[Table]):
    """The owner goes on deciding."""

    def resolve(self, table: Table, seat: i64, number: i64, spent: i64, marked: i64, returned: i64) -> None:
        ask(table, seat, number, spent, marked, returned)


def ask(table: Table, seat: i64, number: i64, spent: i64, marked: i64, returned: i64) -> None:
    table.agenda.push(step.ESCAPE, number, spent, marked, returned, seat=seat)
    table.ask(seat, stage.HOLE)


# --- what the owner may do; the step on top of the agenda says how far he is ---
def asked_within(table: Table) -> i64:
    """The places of the part that is pulled."""
    return table.board().parts[table.agenda.a()]


def batteries(table: Table, seat: i64) -> i64:
    """Where a cell may come from: any battery of that part, marked or not: it can be spent first (GT-HOLE-03, -07)."""
    hull = table.ships[seat]
    useful: bool = can_power(hull, asked_within(table), table.agenda.b(), table.agenda.c())
    return crew.batteries(hull) & asked_within(table) if useful else 0


def power(table: Table, seat: i64, battery: i64) -> None:
    losses.take_cell(table, seat, battery, told.CELL_SPENT)
    table.agenda.set_b(table.agenda.b() + 1)


def to_mark(table: Table, seat: i64) -> i64:
    return removable(table.ships[seat], asked_within(table), table.agenda.c())


def mark(table: Table, place: i64) -> None:
    table.agenda.set_c(table.agenda.c() | bit(place))


def to_take_back(table: Table, seat: i64) -> i64:
    """As often as the ship has squares, so that it comes to an end (GT-RULING-74)."""
    hull = table.ships[seat]
    return returnable(hull, table.agenda.c()) if table.agenda.d() < hull.board.size else 0


def take_back(table: Table, place: i64) -> None:
    table.agenda.set_c(table.agenda.c() & ~bit(place))
    table.agenda.set_d(table.agenda.d() + 1)


def why_not(table: Table, seat: i64) -> i64:
    """Why the ship does not escape yet: exactly what is missing, and never more (GT-HOLE-02, -05)."""
    marked: i64 = table.agenda.c()
    engines: i64 = thrust(table.ships[seat], asked_within(table), table.agenda.b(), marked)
    needed: i64 = due(pull_on(table), engines)
    count: i64 = structure.count(marked)
    if count < needed:
        return why.TOO_FEW_ABANDONED
    return ALLOWED if count == needed else why.TOO_MANY_ABANDONED


def escape(table: Table, seat: i64) -> None:
    within: i64 = asked_within(table)
    spent: i64 = table.agenda.b()
    marked: i64 = table.agenda.c()
    table.agenda.drop()
    damage.abandon(table, seat, marked)
    engines: i64 = strength.engine_in(table.ships[seat], within, spent)
    table.journal.tell(told.ESCAPED, seat, told.at_least_zero(engines))


def fall_in(table: Table, seat: i64) -> None:
    """Nobody has to escape (GT-RULING-31)."""
    within: i64 = asked_within(table)
    table.agenda.drop()
    swallow(table, seat, within)


def swallow(table: Table, seat: i64, within: i64) -> None:
    """All components are lost; with the last of them the flight is given up, which kills nobody.

    GT-HOLE-06, GT-RULING-33.
    """
    hull = table.ships[seat]
    lost: i64 = hull.components() & within
    table.journal.tell(told.SWALLOWED, seat, structure.count(lost))
    while lost != 0:
        damage.put_on_pile(table, seat, structure.lowest(lost))
        lost &= lost - 1
    if hull.components() == 0:
        damage.lose_ship(table, seat, giving_up.SWALLOWED)
