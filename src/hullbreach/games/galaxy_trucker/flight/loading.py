"""Loading: whoever receives goods may rearrange all that is aboard, and throws away what does not fit (GT-GOODS-03)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import stage, step, told
from hullbreach.games.galaxy_trucker.flight import supply
from hullbreach.games.galaxy_trucker.ship import cargo, load
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


class Receive(Step[Table]):
    """Goods come from the supply (GT-GOODS-08). Who has no place for any of them is not asked."""

    def resolve(self, table: Table, seat: i64, goods: i64, b: i64, c: i64, d: i64) -> None:
        found: i64 = supply.take(table, goods)
        if could_load(table.ships[seat], found):
            ask(table, seat, found, 0)
        else:
            leave_behind(table, seat, found)


class Loading(Step[Table]):
    def resolve(self, table: Table, seat: i64, goods: i64, unloaded: i64, c: i64, d: i64) -> None:
        ask(table, seat, goods, unloaded)


def ask(table: Table, seat: i64, goods: i64, unloaded: i64) -> None:
    """The owner loads and unloads block by block, or has it done for him."""
    table.agenda.push(step.LOADING, goods, unloaded, seat=seat)
    table.ask(seat, stage.LOADING)


def could_load(hull: Hull, goods: i64) -> bool:
    """Whether one of the blocks could go aboard, if need be in place of another."""
    others: i64 = load.all_blocks(goods) - load.blocks(goods, load.RED)
    return (others > 0 and cargo.capacity(hull) > 0) or (
        load.blocks(goods, load.RED) > 0 and cargo.special_capacity(hull) > 0
    )


def put_aboard(table: Table, seat: i64, place: i64, colour: i64) -> None:
    hull = table.ships[seat]
    cargo.put(hull, place, colour)
    table.agenda.set_a(table.agenda.a() - load.one_block(colour))
    table.journal.tell(told.LOADED, seat, colour, hull.board.spots[place])


def unload(table: Table, seat: i64, place: i64, colour: i64) -> None:
    """The block may be loaded elsewhere, or is left behind in the end."""
    hull = table.ships[seat]
    cargo.take(hull, place, colour)
    table.agenda.set_a(table.agenda.a() + load.one_block(colour))
    table.agenda.set_b(table.agenda.b() + 1)
    table.journal.tell(told.UNLOADED, seat, colour, hull.board.spots[place])


def stow(table: Table, seat: i64) -> None:
    """The most valuable selection goes aboard."""
    hull = table.ships[seat]
    left: i64 = cargo.stow(hull, table.agenda.a())
    table.agenda.drop()
    table.journal.tell(told.STOWED, seat, load.all_blocks(cargo.aboard(hull)))
    leave_behind(table, seat, left)


def finish(table: Table, seat: i64) -> None:
    left: i64 = table.agenda.a()
    table.agenda.drop()
    leave_behind(table, seat, left)


def leave_behind(table: Table, seat: i64, goods: i64) -> None:
    """What does not fit, or is not wanted, is lost."""
    for colour in range(load.COLOURS):
        if load.blocks(goods, colour) > 0:
            table.journal.tell(told.LEFT_BEHIND, seat, colour, load.blocks(goods, colour))
    supply.give_back(table, goods)
