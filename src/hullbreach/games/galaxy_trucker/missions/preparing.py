"""What a mission brings to the table before building begins (GT-MIS-04, GT-SPC-01)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, dealing, pieces, told
from hullbreach.games.galaxy_trucker.missions.plan import Insertion
from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import ASIDE_PLACES, Table
from hullbreach.kernel.agenda import NONE


def prepare(table: Table) -> None:
    """The yard is laid out but for the stacks of cards."""
    for addition in table.plan.additions:
        count: i64 = addition.count
        if count != NONE and addition.each:
            count *= table.players()
        add_to_warehouse(table, addition.kinds, count)
    for reserve in table.plan.reserves:
        for seat in range(table.seats):
            if table.takes_part(seat):
                deal_to_reserve(table, seat, reserve.kinds, reserve.count)
    draw_directives(table)
    for insertion in table.plan.insertions:
        if table.setting.optional_cards or not insertion.optional:
            insert_supercards(table, insertion)


# --- special components ----------------------------------------------------------------------------------------------
def of_kinds(table: Table, kinds: i64, place: i64) -> vec[i64]:
    """The special components of these kinds that are there."""
    found = vec[i64]()
    for tile in range(pieces.ORDINARY, pieces.ORDINARY + pieces.SPECIAL):
        if table.where(tile) == place and (kinds >> part.kind_of(pieces.lying(tile, 0))) & 1:
            found = append(found, tile)
    return found


def add_to_warehouse(table: Table, kinds: i64, count: i64) -> None:
    """So many of them at random, or all if it is NONE, face down among the others (GT-SPC-01)."""
    tiles = of_kinds(table, kinds, cell.NOT_IN_PLAY)
    if count != NONE and count < len(tiles):
        table.dice.shuffle(tiles)
        tiles = tiles[:count]
    for tile in tiles:
        table.set_where(tile, cell.FACE_DOWN)


def deal_to_reserve(table: Table, seat: i64, kinds: i64, count: i64) -> None:
    """Onto the places for components set aside, as far as there are any (GT-MIS-08)."""
    for place in range(ASIDE_PLACES):
        tiles = of_kinds(table, kinds, cell.NOT_IN_PLAY)
        if count > 0 and len(tiles) > 0 and table.of(seat, cell.ASIDE + place) == NONE:
            tile: i64 = tiles[table.dice.roll(len(tiles))]
            table.set_where(tile, cell.TAKEN)
            table.set_of(seat, cell.ASIDE + place, tile)
            table.journal.tell(told.DEALT, seat, tile)
            count -= 1


def guess_specials(table: Table) -> None:
    """Which of its kind a face-down special component is nobody knows, if not all of them are in the warehouse."""
    for addition in table.plan.additions:
        if addition.count != NONE:
            hidden = of_kinds(table, addition.kinds, cell.FACE_DOWN)
            for tile in hidden:
                table.set_where(tile, cell.NOT_IN_PLAY)
            add_to_warehouse(table, addition.kinds, len(hidden))


# --- the rest --------------------------------------------------------------------------------------------------------
def draw_directives(table: Table) -> None:
    """So many different ones, face up."""
    table.cells[cell.DIRECTIVES] = 0
    order = vec[i64](list(range(len(table.plan.directives))))
    if table.plan.drawn_directives > 0:
        table.dice.shuffle(order)
    for number in order[: table.plan.drawn_directives]:
        table.cells[cell.DIRECTIVES] |= bit(number)


def insert_supercards(table: Table, insertion: Insertion) -> None:
    """Into each of the stacks, or so many in all, one per stack from the first."""
    types: i64 = types_of(insertion)
    left: i64 = NONE if len(insertion.total) == 0 else insertion.total[table.cells[cell.LEVEL] - 1]
    for stack in range(pieces.STACKS):
        if (insertion.stacks >> stack) & 1:
            each: i64 = insertion.each if left == NONE else min(left, 1)
            for _ in range(each):
                dealing.add_supercard(table, stack, types, not insertion.extra)
            if left > 0:
                left -= 1


def types_of(insertion: Insertion) -> i64:
    """As a set; what this game has no use for is left out later (GT-SUP-03)."""
    found: i64 = 0
    for name in insertion.types:
        if name == "any":
            return dealing.ANY_TYPE
        found |= dealing.type_set(pieces.TYPE_NAMES.index(name))
    return found
