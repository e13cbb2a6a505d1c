"""The resolution round at the table: turn by turn, each with its reveal and the trip-ups called at it (SA-ORD)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, stage, step, told, why
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.resolution import turns
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.verbs import Action

# The round has no time limit (SA-RES-03); but where a clock runs, nobody keeps the others waiting for longer than this.
# It is enough to see the film of the turn before.
REVEAL_MS: Final[i64] = 60_000


def reveal_all(table: Table) -> None:
    """Everything goes back to where it was; only planned cards and threats stay (SA-RES-01)."""
    cells = table.cells
    for place in range(layout.HANDS, layout.BOARDS):
        cells[place] = 0
    for place in range(layout.COMMON, layout.ANNOUNCED):
        cells[place] = 0
    for place in range(layout.DECK, layout.ENDS):
        cells[place] = NONE
    for seat in range(table.seats):
        table.fall_silent(seat)
    cells[layout.SILENT] = 0
    cells[layout.TRANSFER_ENDS] = NONE
    table.flight = table.start(table.journal)
    table.journal.tell(told.ALL_REVEALED)
    table.agenda.push(step.TURN)


class Turn(Step[Table]):
    """Threats appear, then all cards of the turn are revealed at once (SA-ORD-01)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        flight = table.flight
        assert flight is not None
        turns.open_turn(flight)
        if flight.cells[cell.TURN] > table.setting.turns:
            turns.last_steps(flight)
            table.agenda.push(step.OVER)
            return
        table.agenda.push(step.ACT)
        ask_for_slips(table, flight)


def ask_for_slips(table: Table, flight: Flight) -> None:
    """Whoever turned over a card may call a slip, unless it was said that there are none (SA-ORD-05)."""
    asked = False
    for member in range(table.setting.humans):
        if not (flight.is_out(member) or table.cells[layout.TRUSTS + member]) and turns.may_call(flight, member):
            table.ask(member, stage.REVEAL)
            asked = True
    if not asked:
        return
    table.journal.tell(told.TURN_REVEALED, flight.cells[cell.TURN])
    if table.setting.timed():
        table.alarm(REVEAL_MS, step.TIME_UP)


class TimeUp(Step[Table]):
    """Who has said nothing has not slipped."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.release_all()


class Act(Step[Table]):
    """The crew acts in its order, the captain first, and the turn takes its course."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        flight = table.flight
        assert flight is not None
        table.cancel(step.TIME_UP)
        turns.crew_acts(flight)
        table.agenda.push(step.OVER if turns.is_done(flight) else step.TURN)


# --- what one may do ---
class Fine(Action[Table]):
    """The card lies as it should."""


class Trust(Action[Table]):
    """All cards to come do as well."""

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.TRUSTS + seat] = 1


class Slip(Action[Table]):
    """The card was meant the other way up, or with the other arrow (SA-ORD-05, SA-ORD-07)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        flight = table.flight
        assert flight is not None
        card: i64 = flight.action_of(seat, flight.cells[cell.TURN])
        return ALLOWED if may_be_meant(table, seat, card, arg + 1) else why.NO_SLIP

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        flight = table.flight
        assert flight is not None
        flight.slips[seat * pieces.TURNS + flight.cells[cell.TURN] - 1] = arg + 1


def may_be_meant(table: Table, seat: i64, card: i64, meant: i64) -> bool:
    """The other half of the very card that was revealed, or the other arrow."""
    arrows: bool = (card == pieces.MOVE_RED and meant == pieces.MOVE_BLUE) or (
        card == pieces.MOVE_BLUE and meant == pieces.MOVE_RED
    )
    if arrows:
        return True
    flight = table.flight
    assert flight is not None
    number: i64 = flight.card_in(seat, flight.cells[cell.TURN])
    laid: i64 = table.laid(seat, number)
    return packs.HALVES[laid ^ 1] == meant
