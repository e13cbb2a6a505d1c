"""The end of a flight: rewards, the sale of goods, and what lost components cost."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, ending, stage, step, told
from hullbreach.games.galaxy_trucker.flight import hyperspace
from hullbreach.games.galaxy_trucker.missions import money, settling
from hullbreach.games.galaxy_trucker.ship import cargo, structure
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


class Pay(Step[Table]):
    """Credits from a card: paid at once, and kept whatever comes (GT-FLIGHT-04)."""

    def resolve(self, table: Table, seat: i64, amount: i64, b: i64, c: i64, d: i64) -> None:
        table.pay(seat, amount)
        table.add_of(seat, cell.WINNINGS, amount)
        table.journal.tell(told.PAID, seat, amount)


class Settle(Step[Table]):
    """Finishing order, best-looking ship, sale of goods, the mission, lost components (GT-END-06, GT-RULING-42)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[cell.PHASE] = cell.SETTLED
        turn_up_the_rest(table)
        hyperspace.all_back(table)
        finishers = table.flying()
        reward_order(table, finishers)
        reward_beauty(table, finishers)
        for player in range(table.seats):
            sell(table, player)
        settling.settle(table)
        for player in range(table.seats):
            pay_for_losses(table, player)
        for player in range(table.seats):
            table.journal.tell(told.BALANCE, player, table.of(player, cell.CREDITS))
        table.agenda.push(step.NEXT_ROUND)
        if not is_last_round(table):
            for player in range(table.seats):
                if table.of(player, cell.STATUS) == cell.DEAD:
                    table.ask(player, stage.PILOT)
                elif table.takes_part(player):
                    table.ask(player, stage.ACCOUNTS)


def turn_up_the_rest(table: Table) -> None:
    """The cards nobody met are shown to all (GT-RULING-59)."""
    cells = table.cells
    while cells[cell.SHOWN] < cells[cell.DECK_SIZE]:
        table.journal.tell(told.TURNED_UP, cells[cell.DECK + cells[cell.SHOWN]])
        cells[cell.SHOWN] += 1


def earn(table: Table, seat: i64, line: i64, amount: i64) -> None:
    """Enter a line of the accounts and pay it."""
    table.set_of(seat, cell.ACCOUNT + line, amount)
    table.pay(seat, amount)
    if amount > 0:
        table.journal.tell(told.EARNED, seat, line, amount)


def reward_order(table: Table, finishers: vec[i64]) -> None:
    """By position; with fewer finishers the later amounts are not paid (GT-END-01). A mission may pay otherwise."""
    for place in range(len(finishers)):
        seat: i64 = finishers[place]
        table.set_of(seat, cell.STATUS, cell.FINISHED)
        table.journal.tell(told.ARRIVED, seat, place + 1)
        rewarded: i64 = 0 if table.plan.all_are_first else place
        earn(table, seat, cell.FOR_ORDER, table.plan.order_factor * table.level().order_rewards[rewarded])


def reward_beauty(table: Table, finishers: vec[i64]) -> None:
    """The fewest exposed connectors of all that finished; all who are equal get the full amount (GT-END-02)."""
    fewest: i64 = 1000
    for seat in finishers:
        fewest = min(fewest, structure.exposed(table.ships[seat]))
    for seat in finishers:
        if structure.exposed(table.ships[seat]) == fewest:
            earn(table, seat, cell.FOR_BEAUTY, table.plan.beauty_factor * table.level().best_looking)


def sell(table: Table, seat: i64) -> None:
    """At full value (GT-END-03); who gave up gets half of the total, rounded up (GT-QUIT-02, GT-RULING-52)."""
    value: i64 = cargo.value(table.ships[seat])
    earn(table, seat, cell.FOR_GOODS, value if has_finished(table, seat) else (value + 1) // 2)


def has_finished(table: Table, seat: i64) -> bool:
    return table.of(seat, cell.STATUS) == cell.FINISHED


def pay_for_losses(table: Table, seat: i64) -> None:
    """A credit for each lost component, up to the maximum of the class (GT-END-04), and never into debt (GT-END-05)."""
    if table.of(seat, cell.STATUS) == cell.DEAD:
        return
    lost: i64 = table.of(seat, cell.LOST)
    if money.loss_price(table, seat) is not None:  # what was lost in flight is a line of the mission
        lost = table.of(seat, cell.LOST_EARLY)
    cost: i64 = lost
    if table.setting.capped_losses:  # GT-RULING-03
        cost = min(cost, table.board().loss_limit)
    cost = min(cost, table.of(seat, cell.CREDITS))
    table.set_of(seat, cell.ACCOUNT + cell.FOR_LOSSES, cost)
    table.pay(seat, -cost)
    if lost > 0:
        table.journal.tell(told.PAYS, seat, lost, cost)


def is_last_round(table: Table) -> bool:
    return table.cells[cell.ROUND] + 1 == table.setting.rounds()


class NextRound(Step[Table]):
    """The values of a round follow its level; after the last one the game is over (GT-GAME-01, GT-WIN-01)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if is_last_round(table) or table.players() == 0:
            table.finish(ending.SETTLED)
        else:
            table.cells[cell.ROUND] += 1
            table.agenda.push(step.BEGIN_ROUND)
