"""What a bot does next: by habit, or as it intends; in flight it leaves what matters to search."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage
from hullbreach.games.galaxy_trucker.bot import pilot, volition, yard
from hullbreach.games.galaxy_trucker.bot.builder import build
from hullbreach.games.galaxy_trucker.bot.care import CARES, care_for
from hullbreach.games.galaxy_trucker.bot.taste import taste_of
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.table import IDLE


def habit(table: Table, seat: i64) -> Move | None:
    """In every stage there is one."""
    now: i64 = table.stage_of(seat)
    if now == IDLE:
        return None
    if builds(table, seat):
        return build(table, seat, CARES[0], taste_of(table.cells[cell.LEVEL]))
    if volition.is_asked(now):
        return volition.decide(table, seat, now)
    return pilot.fly(table, seat) if is_aloft(table) else yard.prepare(table, seat)


def intend(table: Table, seat: i64, tries: i64) -> Move | None:
    """Ships are built with care; in flight small losses need no thought."""
    now: i64 = table.stage_of(seat)
    if now == IDLE:
        return None
    if builds(table, seat):
        return build(table, seat, care_for(tries), taste_of(table.cells[cell.LEVEL]))
    if now == stage.MISSION or now == stage.PILOT:
        return volition.decide(table, seat, now)
    if now == stage.BET:
        return None if not table.heedless else volition.decide(table, seat, now)
    if not is_aloft(table):
        return yard.prepare(table, seat)
    return pilot.fly(table, seat) if needs_no_thought(now) else None


def builds(table: Table, seat: i64) -> bool:
    """Whether it is in the yard with work to do; who repairs a ship has, while there is something in its hand."""
    now: i64 = table.stage_of(seat)
    busy: bool = table.of(seat, cell.HAND) != NONE or table.of(seat, cell.LOOKING) != NONE
    return now == stage.BUILD or (now == stage.REPAIR and busy)


def is_aloft(table: Table) -> bool:
    return table.cells[cell.PHASE] >= cell.FLIGHT


def needs_no_thought(now: i64) -> bool:
    if now == stage.BETWEEN or now == stage.LOADING or now == stage.LOSE_CREW or now == stage.LOSE_GOODS:
        return True
    if now == stage.HOLE or now == stage.MELTDOWN:
        return True
    return now == stage.LOSE_CELLS or now == stage.ACCOUNTS
