"""The mission's lines in the accounts: after the sale of goods, before lost components are paid for (GT-RULING-42)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, told
from hullbreach.games.galaxy_trucker.missions import money
from hullbreach.games.galaxy_trucker.missions.plan import Money
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE


def settle(table: Table) -> None:
    """Line by line as the card has them, for all players; nobody pays more than there is (GT-END-05)."""
    lines: list[list[int]] = []
    for seat in range(table.seats):
        lines.append(money.settled(table, seat, table.of(seat, cell.CREDITS)))
    for number, line in enumerate(table.plan.money):
        for seat in range(table.seats):
            enter(table, seat, line, lines[seat][number])


def enter(table: Table, seat: i64, line: Money, amount: i64) -> None:
    table.add_of(seat, cell.ACCOUNT + cell.FOR_MISSION, amount)
    table.pay(seat, amount)
    if amount > 0:
        if line.counter != NONE:
            table.journal.tell(told.REWARDED, seat, line.pay, line.counter, amount)
        else:
            table.journal.tell(told.REWARDED_FOR, seat, line.pay, amount)
    elif amount < 0:
        if line.counter != NONE:
            table.journal.tell(told.FINED, seat, line.pay, line.counter, -amount)
        else:
            table.journal.tell(told.FINED_FOR, seat, line.pay, -amount)
