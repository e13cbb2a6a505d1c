"""What a mission asks at the launch: what is noted of each ship, and the secret choice."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, told, why
from hullbreach.games.galaxy_trucker.missions import counting
from hullbreach.games.galaxy_trucker.ship import crew, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.verbs import Action


def note(table: Table, seat: i64) -> None:
    """What the ship takes off with, for those who count what is lost on the way."""
    hull = table.ships[seat]
    table.set_of(seat, cell.LOST_EARLY, table.of(seat, cell.LOST))
    table.set_of(seat, cell.LAUNCHED, counting.specials(hull))
    table.set_of(seat, cell.HUMANS, crew.humans(hull))
    table.set_of(seat, cell.ALIENS, counting.aliens(hull))
    table.set_of(seat, cell.GAPS, hull.board.size - structure.count(hull.components()))
    for number, requirement in enumerate(table.plan.requirements):
        if not requirement.holds(counting.count(table, seat, requirement.counter)):
            table.set_of(seat, cell.FAILED, table.of(seat, cell.FAILED) | bit(number))
            table.journal.tell(told.REQUIREMENT_FAILED, seat, requirement.counter)


# --- the secret choice -----------------------------------------------------------------------------------------------
@final
class AskChoice(Step[Table]):
    """All at once, once the ships stand ready."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for player in range(table.seats):
            if table.is_flying(player):
                table.ask(player, stage.BET)


@final
class Bet(Action[Table]):
    """One of the options on the card; nobody else learns which before the first card."""

    def refusal(self, table: Table, seat: i64, now: i64, option: i64) -> i64:
        return ALLOWED if option < len(table.plan.choices) else why.NO_SUCH_CHOICE

    def carry_out(self, table: Table, seat: i64, now: i64, option: i64) -> None:
        table.set_of(seat, cell.CHOICE, option + 1)
        table.journal.tell(told.HAS_CHOSEN, seat)


def reveal(table: Table) -> None:
    """What everybody bets on."""
    bet = table.plan.bet()
    for seat in range(table.seats):
        chosen: i64 = table.of(seat, cell.CHOICE) - 1
        if chosen >= 0 and bet is not None:
            if bet.bounds[chosen] == NONE:
                table.journal.tell(told.BETS_NOTHING, seat)
            else:
                table.journal.tell(told.BETS, seat, bet.counter, bet.bounds[chosen])


def is_revealed(table: Table) -> bool:
    return table.cells[cell.PHASE] >= cell.FLIGHT


def guess_choices(table: Table, watcher: i64) -> None:
    """What the others have chosen in secret may be anything."""
    if is_revealed(table):
        return
    for seat in range(table.seats):
        if seat != watcher and table.of(seat, cell.CHOICE) > 0:
            table.set_of(seat, cell.CHOICE, table.dice.roll(len(table.plan.choices)) + 1)
