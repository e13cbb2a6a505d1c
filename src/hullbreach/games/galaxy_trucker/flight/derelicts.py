"""Abandoned ships and stations: the offer goes round until somebody takes it."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import track
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure, forget
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import crew
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step


class Derelict(Adventure):
    """In flight order (GT-ADV-ASHIP-01, GT-ADV-ASTA-01)."""

    def begin(self, table: Table, card: Card) -> None:
        for seat in track.last_first(table):
            table.agenda.push(step.OFFER, seat=seat)


class Offer(Step[Table]):
    """Only who has the crew for it is asked; aliens count (GT-CREW-01)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if crew.crew(table.ships[seat]) >= table.card().amount:
            table.ask(seat, stage.OFFER)


def accept(table: Table, seat: i64) -> None:
    """Nobody else gets the offer. A ship is paid for with crew, a station is only searched."""
    card = table.card()
    forget(table, step.OFFER)
    table.journal.tell(told.ACCEPTED, seat, card.number)
    table.agenda.push(step.DAYS, card.days, seat=seat)
    if card.type == pieces.ABANDONED_SHIP:
        table.agenda.push(step.PAY, card.credits, seat=seat)
        table.agenda.push(step.LOSE_CREW, card.amount, seat=seat)
    else:
        table.agenda.push(step.RECEIVE, card.goods, seat=seat)
