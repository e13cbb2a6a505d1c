"""What every kind of adventure card has in common."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces, step
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table


class Adventure:
    """One kind of card. It puts what happens on the agenda, for the ships in the order they fly in now.

    That order holds for the whole card, however ships move meanwhile (GT-RULING-09).
    """

    def begin(self, table: Table, card: Card) -> None:
        """The card has been turned up."""
        raise NotImplementedError


def pay(table: Table, seat: i64, penalty: i64, amount: i64) -> None:
    """A ship loses days, crew or goods, as a line of the card says."""
    if penalty == pieces.LOSE_DAYS:
        table.agenda.push(step.DAYS, amount, seat=seat)
    elif penalty == pieces.LOSE_CREW:
        table.agenda.push(step.LOSE_CREW, amount, seat=seat)
    else:
        table.agenda.push(step.LOSE_GOODS, amount, seat=seat)


def forget(table: Table, kind: i64) -> None:
    """Drop all steps of that kind: nobody else gets this offer, nobody else is attacked."""
    table.agenda.keep(~bit(kind))
