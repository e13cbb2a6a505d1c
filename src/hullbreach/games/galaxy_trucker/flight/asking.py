"""What a seat is asked in flight, in numbers: for those who show it the question."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import declaring, events, holes, shifting
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import destruction, hazards, raid, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE, WIDTH

ENEMIES: Final = (pieces.SMUGGLERS, pieces.SLAVERS, pieces.PIRATES)


@final
class Question:
    """Which of the numbers mean something follows from the stage."""

    def __init__(self) -> None:
        self.need: i64 = 0
        """How many more have to go, the crew that is asked for, or what has to be beaten (cannons in halves)."""
        self.have: i64 = 0
        """The strength reached so far (cannons in halves)."""
        self.hazard: i64 = NONE
        self.side: i64 = NONE
        self.line: i64 = 0
        self.at: i64 = NONE
        """The place that would be hit."""
        self.would_lose: i64 = 0
        """The set of places that would be lost then, with what falls off."""
        self.goods: i64 = 0
        """Blocks that can be loaded or won."""
        self.days: i64 = 0
        self.credits: i64 = 0
        self.due: i64 = 0
        """How many components a black hole wants as things stand."""
        self.marked: i64 = 0
        """The set of places the owner has chosen to lose so far."""
        self.result: i64 = 0
        """In a tactical zone what the column comes to if no more cells are spent, in halves."""


def question(table: Table, seat: i64) -> Question:
    """What the seat is asked now; nothing if it is asked nothing of the flight."""
    asked = Question()
    now: i64 = table.stage_of(seat)
    if now == stage.ENGINES or now == stage.CANNONS or now == stage.ROBONAUTS:
        _power(table, seat, asked)
    elif now == stage.DEFEND:
        _defence(table, seat, asked)
    elif now == stage.SHIFT:
        _shift(table, seat, asked)
    elif now == stage.SKIP or now == stage.LOSE_CREW or now == stage.LOSE_GOODS or now == stage.LOSE_CELLS:
        asked.need = table.agenda.a()
    elif now == stage.LOADING:
        asked.goods = table.agenda.a()
    elif now == stage.PLANETS or now == stage.OFFER or now == stage.REWARD:
        _offer(table, now, asked)
    elif now == stage.HOLE:
        _hole(table, seat, asked)
    elif now == stage.SACRIFICE:
        asked.have = structure.exposed(table.ships[seat])
        asked.days = asked.have * events.scale(table)
    elif now == stage.MELTDOWN:
        asked.need = table.agenda.a()
        asked.marked = table.agenda.b()
    return asked


def _power(table: Table, seat: i64, asked: Question) -> None:
    criterion: i64 = table.agenda.a()
    asked.have = declaring.value(table.ships[seat], criterion, table.agenda.b(), declaring.sides(table))
    card = table.card()
    if card.type in ENEMIES:
        asked.need = 2 * card.strength
    elif card.type == pieces.COMBAT_ZONE:
        asked.need = told.at_least_zero(_least_declared(table, seat))
    elif card.type == pieces.ENEMY_FLEET:
        asked.need = 2 * card.by_level[table.cells[cell.LEVEL] - 1]
    elif card.type == pieces.TACTICAL_ZONE:
        asked.need = _least_declared(table, seat)
        asked.result = column_result(table, seat)


def _least_declared(table: Table, asked: i64) -> i64:
    """The least of those ahead, who have declared before; 0 for the leader."""
    first = True
    found: i64 = 0
    for seat in table.flying():
        if seat == asked:
            break
        declared: i64 = table.of(seat, cell.STRENGTH)
        if first or declared < found:
            found = declared
            first = False
    return found


def column_result(table: Table, seat: i64) -> i64:
    """What a column of a tactical zone comes to if no more cells are spent: the step below says how far it is."""
    agenda = table.agenda
    below: i64 = agenda.end - 2 * WIDTH
    here: i64 = halved(agenda.a(), declaring.value(table.ships[seat], agenda.a(), agenda.b()))
    if agenda.records[below] == step.RESULT:
        return agenda.records[below + 2] - here
    minus: i64 = table.card().columns[2 * agenda.records[below + 2] + 1]
    return here - halved(minus, declaring.value(table.ships[seat], minus, 0))


def halved(criterion: i64, value: i64) -> i64:
    """A value in halves, as cannons always are."""
    return value if criterion == pieces.CANNONS else 2 * value


def _hole(table: Table, seat: i64, asked: Question) -> None:
    asked.marked = table.agenda.c()
    asked.need = holes.pull_on(table)
    asked.have = holes.thrust(table.ships[seat], holes.asked_within(table), table.agenda.b(), asked.marked)
    asked.due = holes.due(asked.need, asked.have)


def _defence(table: Table, seat: i64, asked: Question) -> None:
    asked.hazard = table.agenda.a()
    asked.side = table.agenda.b()
    asked.line = table.board().lines(asked.side).called(table.agenda.c())
    asked.at = hazards.target(table.ships[seat], asked.side, table.agenda.c())
    asked.would_lose = would_lose(table.ships[seat], asked.at)


def _shift(table: Table, seat: i64, asked: Question) -> None:
    """What comes, or by which component a raid would enter."""
    if table.agenda.a() != shifting.RAID:
        _defence(table, seat, asked)
        return
    asked.side = table.agenda.b()
    asked.line = table.agenda.c()
    asked.at = raid.entry(table.ships[seat], asked.side, asked.line, table.card().ways[0])


def _offer(table: Table, now: i64, asked: Question) -> None:
    card = table.card()
    asked.days = card.days
    asked.credits = card.credits
    asked.goods = card.goods
    if now == stage.OFFER:
        asked.need = card.amount


def would_lose(hull: Hull, place: i64) -> i64:
    """All that a hit there would cost; pieces among which the owner could choose are not counted."""
    lost: i64 = destruction.chain(hull, place)
    left = hull.twin()
    structure.shed(left, lost)
    lost |= left.components()
    for piece in structure.keepable(left):
        lost &= ~piece
    return lost


def current(table: Table) -> i64:
    """Which line of the card is being resolved, or which column, sweep or hazard, from 0."""
    if table.cells[cell.CARD] == NONE:
        return 0
    card = table.card()
    if card.type == pieces.METEOR_RAIN:
        return _topmost(table, step.RAIN, 0, 0)
    if card.type == pieces.METEOR_ALERT:
        return _topmost(table, step.SALVO, 1, 0)
    following: i64 = _following(table, card)
    return following - 1 if following > 0 else 0


def _following(table: Table, card: Card) -> i64:
    """Which of them comes next: it waits on the agenda, unless this is the last."""
    if card.type == pieces.ENEMY_FLEET:
        return _topmost(table, step.FLEET, 0, table.cells[cell.LEVEL])
    if card.type == pieces.TACTICAL_ZONE:
        return _topmost(table, step.TACTIC, 0, 2)
    return _topmost(table, step.COMBAT if card.lines else step.SALVO, 0, len(card.lines))


def _topmost(table: Table, kind: i64, parameter: i64, otherwise: i64) -> i64:
    """A parameter of the next step of that kind, if there is one."""
    agenda = table.agenda
    found: i64 = otherwise
    row: i64 = 0
    while row < agenda.end:
        if agenda.records[row] == kind:
            found = agenda.records[row + 2 + parameter]
        row += WIDTH
    return found
