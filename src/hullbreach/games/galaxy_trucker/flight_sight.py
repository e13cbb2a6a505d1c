"""How a flight looks: its cards, and what each seat is asked."""

from __future__ import annotations

from hullbreach.games.galaxy_trucker import cell, pieces, stage
from hullbreach.games.galaxy_trucker.flight import asking
from hullbreach.games.galaxy_trucker.ship_sight import goods_text
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.view import FlightView, QuestionView
from hullbreach.kernel.agenda import NONE


def flight_view(table: Table) -> FlightView:
    cells = table.cells
    shown, card = int(cells[cell.SHOWN]), int(cells[cell.CARD])
    planets = 0 if card == NONE else len(pieces.CARDS[card].planets)
    landed = [int(seat) for seat in cells[cell.PLANET : cell.PLANET + planets]]
    return FlightView(
        card=None if card == NONE else pieces.CARD_NAMES[card],
        shown=[pieces.CARD_NAMES[number] for number in cells[cell.DECK : cell.DECK + shown]],
        left=int(cells[cell.DECK_SIZE]) - shown,
        planets=[None if seat == NONE else seat for seat in landed],
        line=int(asking.current(table)),
    )


def question_view(table: Table, seat: int) -> QuestionView:
    asked = asking.question(table, seat)
    spots = table.board().spots
    lost, marked = int(asked.would_lose), int(asked.marked)
    return QuestionView(
        seat,
        stage.STAGES.stages[table.stage_of(seat)].name,
        need=int(asked.need),
        have=int(asked.have),
        hazard="" if asked.hazard == NONE else pieces.HAZARD_NAMES[asked.hazard],
        side="" if asked.side == NONE else pieces.FROM_NAMES[asked.side],
        line=int(asked.line),
        at=None if asked.at == NONE else int(spots[asked.at]),
        would_lose=[int(spots[place]) for place in range(len(spots)) if lost >> place & 1],
        goods=goods_text(asked.goods),
        days=int(asked.days),
        credits=int(asked.credits),
        due=int(asked.due),
        marked=[int(spots[place]) for place in range(len(spots)) if marked >> place & 1],
        result=int(asked.result),
    )
