"""The six special events: what dust, sickness and leaks do in their worse variants (GT-EVENT-01)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import damage, losses, mishaps, track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import crew, load, part, routing, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step


def scale(table: Table) -> i64:
    """What the card asks for at the level of the flight (GT-SUP-01)."""
    return table.card().by_level[table.cells[cell.LEVEL] - 1]


class SpecialEvent(Adventure):
    """Each ship for itself: nanobots, dust and meltdown may ask its owner, sickness does not."""

    def begin(self, table: Table, card: Card) -> None:
        if card.event == pieces.PLAGUE:
            for _round in range(scale(table)):
                mishaps.spread(table)
        elif card.event == pieces.SPACE_FEVER or card.event == pieces.CELL_LEAK:
            for seat in table.flying():
                hull = table.ships[seat]
                fever: bool = card.event == pieces.SPACE_FEVER
                sicken(table, seat, feverish(hull) if fever else leaking(hull), scale(table))
        elif card.event == pieces.ABRASIVE_DUST:
            for seat in table.flying():  # pushed in this order, the ship farthest behind loses its days first
                table.agenda.push(step.ERODE, seat=seat)
                table.agenda.push(step.DUST, seat=seat)
        else:
            for seat in track.last_first(table):
                if card.event == pieces.MELTDOWN:
                    table.agenda.push(step.MELT, scale(table), 0, seat=seat)
                else:
                    table.agenda.push(step.NANOBOTS, seat=seat)


# --- sickness --------------------------------------------------------------------------------------------------------
def feverish(hull: Hull) -> i64:
    """The set of occupied cabins with another one on one of the eight squares around, joined or not."""
    occupied: i64 = crew.cabins(hull)
    found: i64 = 0
    left: i64 = occupied
    while left != 0:
        if hull.board.around[structure.lowest(left)] & occupied != 0:
            found |= left & -left
        left &= left - 1
    return found


def leaking(hull: Hull) -> i64:
    """The set of occupied cabins joined to a battery with a cell in it."""
    charged: i64 = crew.batteries(hull)
    found: i64 = 0
    left: i64 = crew.cabins(hull)
    while left != 0:
        if routing.linked_to(hull, structure.lowest(left)) & charged != 0:
            found |= left & -left
        left &= left - 1
    return found


def sicken(table: Table, seat: i64, cabins: i64, figures: i64) -> None:
    """So many from each of these cabins, or all there are."""
    hull = table.ships[seat]
    while cabins != 0:
        place: i64 = structure.lowest(cabins)
        for _figure in range(figures):
            if hull.load(place) != load.NOTHING:
                losses.discharge(table, seat, place, told.CREW_LOST)
        cabins &= cabins - 1


# --- dust ------------------------------------------------------------------------------------------------------------
class Nanobots(Step[Table]):
    """All at once, and nothing is destroyed (GT-EVENT-02, GT-LOSS-03)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        gnawed: i64 = gnawed_off(table.ships[seat], scale(table))
        if gnawed != 0:
            damage.disconnect(table, seat, gnawed)


def gnawed_off(hull: Hull, connectors: i64) -> i64:
    """The set of components with at least so many exposed connectors; never the starting cabin."""
    found: i64 = 0
    for place in range(hull.board.size):
        kind: i64 = hull.kind(place)
        eaten: bool = kind != part.EMPTY and kind != part.STARTING_CABIN
        if eaten and structure.exposed_at(hull, place) >= connectors:
            found |= bit(place)
    return found


class Dust(Step[Table]):
    """The owner may have a component destroyed before his exposed connectors are counted."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if structure.exposed(table.ships[seat]) > 0:
            table.ask(seat, stage.SACRIFICE)


def most_exposed(hull: Hull) -> i64:
    """The set of components with the most exposed connectors of the ship."""
    most: i64 = 1
    found: i64 = 0
    for place in range(hull.board.size):
        if not hull.is_free(place):
            here: i64 = structure.exposed_at(hull, place)
            if here > most:
                most = here
                found = 0
            if here == most:
                found |= bit(place)
    return found


class Erode(Step[Table]):
    """Days for each exposed connector that is left (GT-MOVE-02)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.is_flying(seat):
            exposed: i64 = structure.exposed(table.ships[seat])
            table.journal.tell(told.EXPOSED, seat, exposed)
            track.back(table, seat, exposed * scale(table))


# --- meltdown --------------------------------------------------------------------------------------------------------
class Melt(Step[Table]):
    """The owner chooses among the fullest batteries until there are enough; then all come off at once."""

    def resolve(self, table: Table, seat: i64, wanted: i64, chosen: i64, c: i64, d: i64) -> None:
        if wanted > 0 and fullest(table.ships[seat], chosen) != 0:
            table.agenda.push(step.MELT, wanted, chosen, seat=seat)
            table.ask(seat, stage.MELTDOWN)
        elif chosen != 0:
            damage.disconnect(table, seat, chosen)


def fullest(hull: Hull, chosen: i64) -> i64:
    """The set of batteries that hold the most cells, of those not yet chosen; empty ones do not melt."""
    left: i64 = crew.batteries(hull) & ~chosen
    best: i64 = NONE
    found: i64 = 0
    while left != 0:
        cells: i64 = hull.load(structure.lowest(left))
        if cells > best:
            best = cells
            found = 0
        if cells == best:
            found |= left & -left
        left &= left - 1
    return found


# --- the owner chooses -----------------------------------------------------------------------------------------------
def at_choice(table: Table, seat: i64) -> i64:
    """What he may part with."""
    hull = table.ships[seat]
    now: i64 = table.stage_of(seat)
    if now == stage.RADIATION:
        return routing.glowing(hull)
    return most_exposed(hull) if now == stage.SACRIFICE else fullest(hull, table.agenda.b())


def part_with(table: Table, seat: i64, now: i64, place: i64) -> None:
    """Dust destroys at once (GT-LOSS-02); a container goes at once; batteries melt when all are chosen."""
    if now == stage.SACRIFICE:
        damage.destroy(table, seat, place)
    elif now == stage.RADIATION:
        damage.give_up_container(table, seat, place)
    else:
        table.agenda.set_a(table.agenda.a() - 1)
        table.agenda.set_b(table.agenda.b() | bit(place))
