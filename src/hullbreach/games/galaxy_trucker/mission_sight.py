"""How a mission looks: what is offered, what lies open, what it would pay."""

from __future__ import annotations

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.missions import counting, launch, money
from hullbreach.games.galaxy_trucker.missions.plan import COUNTER_NAMES, PAY_NAMES, Condition
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.view import (
    BetView,
    DirectiveView,
    MarkerView,
    MissionLineView,
    MissionSeatView,
    MissionView,
)
from hullbreach.kernel.agenda import NONE


def mission_view(table: Table) -> MissionView:
    plan = table.plan
    bet = plan.bet()
    level = int(table.cells[cell.LEVEL])
    offered = [int(number) for number in table.cells[cell.OFFERED : cell.OFFERED + 3] if number > 0]
    return MissionView(
        name=plan.name if table.cells[cell.MISSION] > 0 else None,
        offered=[table.setting.plan_of(number).name for number in offered],
        directives=[
            _directive(directive)
            for number, directive in enumerate(plan.directives)
            if counting.is_drawn(table, number)
        ],
        joins=list(plan.pairs),
        markers=[
            MarkerView(marker.name, int(money.hits_left(table, number)), int(marker.hits[level - 1]))
            for number, marker in enumerate(plan.markers)
        ],
        counter=None if bet is None else COUNTER_NAMES[bet.counter],
        bets=_bets(table),
        seats=[_seat(table, seat) for seat in range(table.seats)],
    )


def _directive(asked: Condition) -> DirectiveView:
    return DirectiveView(asked.name, COUNTER_NAMES[asked.counter], _bound(asked.at_least), _bound(asked.at_most))


def _bound(number: int) -> int | None:
    return None if number == NONE else int(number)


def _bets(table: Table) -> list[BetView]:
    bet = table.plan.bet()
    if bet is None:
        return []
    level = int(table.cells[cell.LEVEL])
    return [
        BetView(name, None if bound == NONE else int(bound), int(bet.amount(level, option)))
        for option, (name, bound) in enumerate(zip(table.plan.choices, bet.bounds, strict=True))
    ]


def _seat(table: Table, seat: int) -> MissionSeatView:
    flying = table.cells[cell.PHASE] == cell.FLIGHT
    vote = int(table.of(seat, cell.VOTE))
    choosing = table.cells[cell.PHASE] == cell.CHOOSING
    return MissionSeatView(
        vote=vote if choosing else 0,
        would_fly=pieces.CLASS_NAMES[vote - 1] if vote > 0 and not choosing else None,
        badges=int(table.of(seat, cell.BADGES)),
        enemies=int(table.of(seat, cell.ENEMIES)),
        choice=choice_of(table, seat) if launch.is_revealed(table) else None,
        so_far=sum(int(money.due(table, seat, line)) for line in table.plan.money) if flying else 0,
    )


def choice_of(table: Table, seat: int) -> str | None:
    chosen = int(table.of(seat, cell.CHOICE))
    return table.plan.choices[chosen - 1] if chosen > 0 else None


def account_lines(table: Table, seat: int) -> list[MissionLineView]:
    """One for each reward and penalty that came to something."""
    return [
        MissionLineView(PAY_NAMES[line.pay], None if line.counter == NONE else COUNTER_NAMES[line.counter], amount)
        for line, amount in zip(table.plan.money, money.ledger(table, seat), strict=True)
        if amount != 0
    ]
