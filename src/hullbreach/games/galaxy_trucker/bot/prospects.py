"""What a game will bring: search plays a flight on by habit, and counts what everybody would have in the end."""

from __future__ import annotations

from math import exp

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, moves, stage
from hullbreach.games.galaxy_trucker.bot import pilot, stakes, taste
from hullbreach.games.galaxy_trucker.missions import money
from hullbreach.games.galaxy_trucker.ship import cargo, structure
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.skeleton import lowest_seat
from hullbreach.kernel.table import AWAITED


def fly_on(table: Table) -> None:
    """Play a flight on by habit until its last card is about to be turned up, or it is over."""
    while table.cells[AWAITED] != 0 and not table.is_over():
        seat: i64 = lowest_seat(table.cells[AWAITED])
        now: i64 = table.stage_of(seat)
        if table.cells[cell.PHASE] != cell.FLIGHT and now != stage.BET:
            return
        if now == stage.BETWEEN and pilot.cards_left(table) <= 1:
            return
        moves.RULES.make(table, seat, pilot.fly(table, seat))


def chances(table: Table, seat: i64) -> float:
    """How likely the seat looks to win, from what everybody would have if the flight ended now."""
    own: float = 0.0
    best: float = 0.0
    for other in range(table.seats):
        found: float = balance(table, other)
        if other == seat:
            own = found
        elif found > best:
            best = found
    level: float = float(table.cells[cell.LEVEL])
    own -= float(table.setting.credits_to_start())
    best -= float(table.setting.credits_to_start())
    margin: float = own - taste.RIVALRY * best - (1.0 - taste.RIVALRY) * taste.USUAL_INCOME * level
    return 1.0 / (1.0 + exp(-margin / (taste.DOUBT * level)))


def balance(table: Table, seat: i64) -> float:
    """The credits a seat would have if the flight ended now (GT-END-06)."""
    found: float = float(table.of(seat, cell.CREDITS))
    if table.cells[cell.PHASE] == cell.SETTLED:
        return found
    hull = table.ships[seat]
    if table.cells[cell.PHASE] != cell.FLIGHT or table.of(seat, cell.STATUS) == cell.DEAD:
        return found
    found += stakes.mission_money(table, seat)
    lost: i64 = table.of(seat, cell.LOST)
    if not table.heedless and money.loss_price(table, seat) is not None:
        lost = table.of(seat, cell.LOST_EARLY)
    if table.setting.capped_losses:
        lost = min(lost, table.board().loss_limit)
    goods: float = float(cargo.value(hull))
    if not table.is_on_track(seat):
        return found + goods / 2.0 - float(lost)
    ahead: i64 = 0
    prettier: bool = False
    exposed: i64 = structure.exposed(hull)
    for other in range(table.seats):
        if other != seat and table.is_on_track(other):
            if table.of(other, cell.SPACE) > table.of(seat, cell.SPACE):
                ahead += 1
            prettier = prettier or structure.exposed(table.ships[other]) < exposed
    plan = table.aims()
    # A mission may pay more for the order of arrival; but who runs a race that all run only comes home less often.
    place: i64 = 0 if plan.all_are_first else ahead
    found += float(table.level().order_rewards[place]) + goods - float(lost)
    return found if prettier else found + float(plan.beauty_factor * table.level().best_looking)
