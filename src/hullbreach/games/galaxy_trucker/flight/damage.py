"""Damage: what is destroyed, what falls off with it, and who was in there.

The order within one damage event is that of GT-LOSS-05: the whole chain of destruction, all destroyed components
together, then the pieces that are no longer joined, then the aliens, then what must not be joined.
"""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, told
from hullbreach.games.galaxy_trucker.flight import giving_up, supply
from hullbreach.games.galaxy_trucker.missions import dying
from hullbreach.games.galaxy_trucker.ship import crew, destruction, load, part, routing, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.journal import EventKind


def destroy(table: Table, seat: i64, place: i64) -> None:
    """A component is destroyed, with all that explodes or breaks with it (GT-DMG-01, GT-RULING-21)."""
    destroy_all(table, seat, bit(place))


def destroy_all(table: Table, seat: i64, places: i64) -> None:
    """Several components are destroyed at once, whatever their plating: what destroys them has no direction
    (GT-EXP-26)."""
    hull = table.ships[seat]
    chain: i64 = destruction.chain_of(hull, places)
    fatal: bool = table.plan.may_die and dying.blows_up_pilot(hull, places, chain)
    if chain == places:
        lose(table, seat, places, told.DESTROYED)
    else:
        lose_in_turn(table, seat, places)
    if fatal:
        lose_rest(table, seat, 0)
        dying.bury(table, seat)
    else:
        part_with_pieces(table, seat)


def lose_in_turn(table: Table, seat: i64, places: i64) -> None:
    """A chain reaction, told step by step: what bursts or breaks before what that sets off (GT-EXPL-02, GT-FRAG-02)."""
    hull = table.ships[seat]
    spots = hull.board.spots
    order = destruction.in_turn(hull, places)
    bursting: i64 = structure.of_kind(hull, part.EXPLOSIVE)
    step: i64 = 0
    while step < len(order):
        place: i64 = order[step]
        cause: i64 = order[step + 1]
        if cause == NONE:
            lose(table, seat, bit(place), told.DESTROYED)
        else:
            kind = told.BLOWN_UP if structure.has(bursting, cause) else told.SHATTERED
            table.journal.tell(kind, seat, spots[place], part.tile_of(hull.part(place)), spots[cause])
            put_on_pile(table, seat, place)
        step += 2


def lose(table: Table, seat: i64, places: i64, kind: EventKind) -> None:
    """Components go to the pile of lost ones, with everything on them (GT-DMG-01, GT-GOODS-07)."""
    hull = table.ships[seat]
    while places != 0:
        place: i64 = structure.lowest(places)
        table.journal.tell(kind, seat, hull.board.spots[place], part.tile_of(hull.part(place)))
        put_on_pile(table, seat, place)
        places &= places - 1


def put_on_pile(table: Table, seat: i64, place: i64) -> None:
    """The component is lost, and nothing is told of it; its goods go back to the supply."""
    hull = table.ships[seat]
    if part.is_hold(hull.kind(place)):
        supply.give_back(table, hull.load(place))
    hull.remove(place)
    table.add_of(seat, cell.LOST, 1)


def disconnect(table: Table, seat: i64, places: i64) -> None:
    """Components come off without being destroyed: no container is set off (GT-LOSS-03)."""
    lose(table, seat, places, told.DETACHED)
    part_with_pieces(table, seat)


def abandon(table: Table, seat: i64, places: i64) -> None:
    """Components are left behind; that sets off no container either, and the rest hangs together (GT-LOSS-04)."""
    lose(table, seat, places, told.ABANDONED)
    settle_down(table, seat)


def part_with_pieces(table: Table, seat: i64) -> None:
    """What is no longer joined falls off; the owner chooses among pieces with cabins (GT-DMG-02, GT-DMG-03)."""
    with_cabin: i64 = 0
    for piece in structure.keepable(table.ships[seat]):
        with_cabin |= piece
    lose_rest(table, seat, with_cabin)
    if with_cabin != 0:
        choose_pieces(table, seat)
    else:
        lose_ship(table, seat, giving_up.NO_SHIP)  # at once (GT-RULING-08)


def lose_ship(table: Table, seat: i64, cause: i64) -> None:
    """Nothing is left in flight: the ship is gone, but for parts that are not in flight now (GT-RULING-25)."""
    if table.of(seat, cell.AWAY) == 0:
        giving_up.give_up(table, seat, cause)
    else:
        table.take_away(seat, 0)
        table.set_of(seat, cell.STATUS, cell.SKIPPING)


def choose_pieces(table: Table, seat: i64) -> None:
    """Part after part the owner is asked which piece to keep (GT-RULING-81); then aliens leave without life support."""
    if len(structure.rivals(table.ships[seat])) > 0:
        table.ask(seat, stage.PIECE)
    else:
        settle_down(table, seat)


def keep(table: Table, seat: i64, piece: i64) -> None:
    """That part of the ship flies on with this piece."""
    lose(table, seat, structure.part_around(table.ships[seat], piece) & ~piece, told.FELL_OFF)
    choose_pieces(table, seat)


def settle_down(table: Table, seat: i64) -> None:
    """Aliens leave without life support; a router that works again may join radioactive containers (GT-ART-09)."""
    lose_forlorn(table, seat)
    if table.setting.other_boxes and routing.glowing(table.ships[seat]) != 0:
        table.ask(seat, stage.RADIATION)


def give_up_container(table: Table, seat: i64, place: i64) -> None:
    """Of containers that must not be joined one goes, and whatever hung on it (GT-ART-09)."""
    lose(table, seat, bit(place), told.ABANDONED)
    part_with_pieces(table, seat)


def lose_forlorn(table: Table, seat: i64) -> None:
    """Without its life support an alien is lost at once (GT-CREW-04)."""
    hull = table.ships[seat]
    forlorn: i64 = crew.forlorn(hull)
    while forlorn != 0:
        place: i64 = structure.lowest(forlorn)
        table.journal.tell(told.ALIEN_LOST, seat, hull.board.spots[place], figure(hull.load(place)))
        hull.set_load(place, load.NOTHING)
        forlorn &= forlorn - 1


def lose_rest(table: Table, seat: i64, kept: i64) -> None:
    """All other components fall off, each counting as one lost (GT-DMG-02)."""
    lose(table, seat, table.ships[seat].components() & ~kept, told.FELL_OFF)


def figure(carried: i64) -> i64:
    """Who lives in a cabin, as told.FIGURE_NAMES counts them."""
    if carried == load.BROWN_ALIEN:
        return 1
    return 2 if carried == load.PURPLE_ALIEN else 0
