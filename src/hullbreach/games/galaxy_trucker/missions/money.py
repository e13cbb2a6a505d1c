"""What a mission pays and costs: each kind of line by itself (GT-MIS-04, GT-RULING-42)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.missions import plan as plans
from hullbreach.games.galaxy_trucker.missions.counting import count, has_delivered, lost_in_flight
from hullbreach.games.galaxy_trucker.missions.plan import Money
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE


def due(table: Table, seat: i64, money: Money) -> i64:
    """What a line comes to for a seat in this flight: below zero if it has to be paid."""
    if not is_in(table, seat, money):
        return 0
    amount: i64 = BY_PAY[money.pay](table, seat, money)
    return -amount if money.cost else amount


def is_in(table: Table, seat: i64, money: Money) -> bool:
    """Whether a line is about that seat: all who took part, or those who finish. Nothing is left of the dead."""
    status: i64 = table.of(seat, cell.STATUS)
    if status == cell.DEAD or status == cell.SITTING_OUT:
        return False
    return money.for_all or has_delivered(table, seat)


def per(table: Table, seat: i64, money: Money) -> i64:
    return money.amount(table.cells[cell.LEVEL]) * count(table, seat, money.counter)


def by_table(table: Table, seat: i64, money: Money) -> i64:
    counted: i64 = count(table, seat, money.counter)
    return money.amount(table.cells[cell.LEVEL], counted - 1) if counted > 0 else 0


def most(table: Table, seat: i64, money: Money) -> i64:
    """Nobody has most of nothing; whether those who tie all get it the card says."""
    own: i64 = count(table, seat, money.counter)
    if own == 0:
        return 0
    for other in range(table.seats):
        if other != seat and is_in(table, other, money):
            theirs: i64 = count(table, other, money.counter)
            if theirs > own or (theirs == own and not money.ties_count):
                return 0
    return money.amount(table.cells[cell.LEVEL])


def rank(table: Table, seat: i64, money: Money) -> i64:
    """Those who tie take the same place, and the next places are skipped; beyond the last there is nothing."""
    if not qualifies(table, seat, money):
        return 0
    own: i64 = count(table, seat, money.counter)
    place: i64 = 0
    for other in range(table.seats):
        if other != seat and is_in(table, other, money) and qualifies(table, other, money):
            theirs: i64 = count(table, other, money.counter)
            if theirs < own if money.fewest_first else theirs > own:
                place += 1
    row = money.amounts[table.cells[cell.LEVEL] - 1]
    return row[place] if place < len(row) else 0


def qualifies(table: Table, seat: i64, money: Money) -> bool:
    condition = money.condition
    return condition is None or condition.holds(count(table, seat, condition.counter))


def if_so(table: Table, seat: i64, money: Money) -> i64:
    return money.amount(table.cells[cell.LEVEL]) if qualifies(table, seat, money) else 0


def sets(table: Table, seat: i64, money: Money) -> i64:
    """As many sets as there are of what is fewest."""
    complete: i64 = count(table, seat, money.counters[0])
    for counter in money.counters:
        complete = min(complete, count(table, seat, counter))
    return money.amount(table.cells[cell.LEVEL]) * (min(complete, 1) if money.once else complete)


def by_marker(table: Table, _seat: i64, money: Money) -> i64:
    return money.amount(table.cells[cell.LEVEL]) if is_alive(table, money.marker) == money.alive else 0


def hits_left(table: Table, marker: i64) -> i64:
    """Of a neutral rocket; 0 when it is destroyed."""
    hits: i64 = table.plan.markers[marker].hits[table.cells[cell.LEVEL] - 1]
    taken: i64 = (table.cells[cell.MARKER_HITS] >> 4 * marker) & 15
    return max(hits - taken, 0)


def is_alive(table: Table, marker: i64) -> bool:
    return hits_left(table, marker) > 0


def stake(table: Table, seat: i64, money: Money) -> i64:
    """What the seat's choice may win; 0 if it bets nothing."""
    chosen: i64 = table.of(seat, cell.CHOICE) - 1
    if chosen < 0 or money.bounds[chosen] == NONE:
        return 0
    return money.amount(table.cells[cell.LEVEL], chosen)


def is_won(table: Table, seat: i64, money: Money) -> bool:
    """The bound of the chosen option is kept, by somebody the line is about."""
    chosen: i64 = table.of(seat, cell.CHOICE) - 1
    return is_in(table, seat, money) and count(table, seat, money.counter) <= money.bounds[chosen]


def choice(table: Table, seat: i64, money: Money) -> i64:
    won: i64 = stake(table, seat, money)
    return won if won > 0 and is_won(table, seat, money) else 0


def choice_failed(table: Table, seat: i64, money: Money) -> i64:
    """A part of what the choice would have won."""
    bet = table.plan.bet()
    if bet is None:
        return 0
    missed: i64 = stake(table, seat, bet)
    if missed == 0 or is_won(table, seat, bet):
        return 0
    if money.whole:
        return missed
    return (missed + 1) // 2 if money.round_up else missed // 2


def losses(table: Table, seat: i64, money: Money) -> i64:
    """What components lost in flight bring instead of costing 1 each; below zero if they still cost."""
    if loss_price(table, seat) is not money:
        return 0
    cost: i64 = money.per_component * lost_in_flight(table, seat)
    if money.capped and table.setting.capped_losses:
        cost = min(cost, table.board().loss_limit)
    return -cost


def loss_price(table: Table, seat: i64) -> Money | None:
    """The line that says what components lost in flight cost that seat, if there is one: that of finishers first."""
    found: Money | None = None
    for money in table.plan.loss_prices:
        if is_in(table, seat, money) and (found is None or found.for_all):
            found = money
    return found


def at_launch(table: Table, seat: i64, money: Money) -> i64:
    failed: i64 = table.of(seat, cell.FAILED)
    return money.amount(table.cells[cell.LEVEL]) if (failed >> money.requirement) & 1 else 0


PAYS: Final[dict[int, Callable[[Table, int, Money], int]]] = {
    plans.PER: per,
    plans.TABLE: by_table,
    plans.MOST: most,
    plans.RANK: rank,
    plans.IF: if_so,
    plans.SETS: sets,
    plans.MARKER: by_marker,
    plans.CHOICE: choice,
    plans.CHOICE_FAILED: choice_failed,
    plans.LOSSES: losses,
    plans.LAUNCH: at_launch,
}
BY_PAY: Final[list[Callable[[Table, int, Money], int]]] = [PAYS[pay] for pay in range(len(PAYS))]


# --- the lines of the accounts ---------------------------------------------------------------------------------------
def settled(table: Table, seat: i64, purse: i64) -> list[int]:
    """By line: what it comes to for somebody with so many credits, who never pays more than there is (GT-END-05)."""
    found: list[int] = []
    for money in table.plan.money:
        amount: i64 = max(due(table, seat, money), -purse)
        purse += amount
        found.append(amount)
    return found


def ledger(table: Table, seat: i64) -> list[int]:
    """By line, after the accounts are settled: nothing it depends on changes before the next round."""
    before: i64 = table.of(seat, cell.CREDITS) + table.of(seat, cell.ACCOUNT + cell.FOR_LOSSES)
    return settled(table, seat, before - table.of(seat, cell.ACCOUNT + cell.FOR_MISSION))
