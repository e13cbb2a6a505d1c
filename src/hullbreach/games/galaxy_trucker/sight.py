"""How views are made: at every move of every table, so it is compiled, apart from the types in `view.py`."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import cell, dealing, pieces, told
from hullbreach.games.galaxy_trucker.flight_sight import flight_view, question_view
from hullbreach.games.galaxy_trucker.mission_sight import account_lines, choice_of, mission_view
from hullbreach.games.galaxy_trucker.ship import load
from hullbreach.games.galaxy_trucker.ship_sight import ship_view
from hullbreach.games.galaxy_trucker.state import ASIDE_PLACES, Table
from hullbreach.games.galaxy_trucker.view import (
    AccountView,
    GalaxyTruckerOwn,
    GalaxyTruckerView,
    SeatView,
    TimerView,
)
from hullbreach.kernel.agenda import NONE

WAREHOUSE: Final = pieces.TILE_NAMES[: int(pieces.COMPONENTS)]
ADVENTURES: Final = pieces.CARD_NAMES[: int(pieces.ADVENTURES)]


def public_view(table: Table) -> GalaxyTruckerView:
    cells = table.cells
    building = cells[cell.PHASE] in (cell.BUILDING, cell.INSPECTION)
    return GalaxyTruckerView(
        phase=cell.PHASE_NAMES[cells[cell.PHASE]],
        round=int(cells[cell.ROUND]) + 1,
        rounds=[pieces.CLASS_NAMES[number] for number in table.setting.classes],
        level=pieces.LEVEL_NAMES[cells[cell.LEVEL] - 1],
        ship_class=table.board().name,
        seats=[_seat(table, seat) for seat in range(table.seats)],
        face_down=int(table.count_face_down(False)),
        face_down_special=int(table.count_face_down(True)),
        face_up=[name for tile, name in enumerate(WAREHOUSE) if cells[cell.TILES + tile] == cell.FACE_UP],
        stacks=[_some(cells[cell.HELD_BY + stack]) for stack in range(pieces.OPEN_STACKS)],
        timer=_timer(table),
        orders_left=_orders_left(table) if building else [],
        flight=flight_view(table) if cells[cell.PHASE] >= cell.FLIGHT else None,
        questions=[question_view(table, seat) for seat in range(table.seats) if table.is_awaited(seat)],
        supply=[int(cells[cell.SUPPLY + colour]) for colour in range(load.COLOURS)],
        used=[name for card, name in enumerate(ADVENTURES) if cells[cell.DEALT + card]],
        mission=mission_view(table) if table.setting.plans else None,
    )


def own_view(table: Table, seat: int) -> GalaxyTruckerOwn:
    """The cards of the stack in hand, and nothing of any other (GT-PREV-01); what one has chosen in secret."""
    choice = choice_of(table, seat)
    stack = int(table.of(seat, cell.LOOKING))
    if stack == NONE:
        return GalaxyTruckerOwn([], choice)
    start = cell.DECK + dealing.stack_start(table, stack)
    cards = table.cells[start : start + dealing.stack_size(table, stack)]
    return GalaxyTruckerOwn([pieces.CARD_NAMES[card] for card in cards], choice)


def _some(number: int) -> int | None:
    return None if number == NONE else int(number)


def _tile(number: int) -> str | None:
    return None if number == NONE else pieces.TILE_NAMES[number]


def _timer(table: Table) -> TimerView | None:
    if table.setting.timer_ms == 0 or table.cells[cell.PHASE] != cell.BUILDING:
        return None
    return TimerView(told.CIRCLE_NAMES[table.cells[cell.RUNS_LEFT]], _some(table.cells[cell.TIMER_ENDS]))


def _orders_left(table: Table) -> list[int]:
    taken = {int(table.of(seat, cell.ORDER)) for seat in range(table.seats)}
    return [order for order in range(1, int(table.players()) + 1) if order not in taken]


def _seat(table: Table, seat: int) -> SeatView:
    return SeatView(
        ship=ship_view(table, seat),
        hand=_tile(table.of(seat, cell.HAND)),
        from_aside=table.of(seat, cell.HAND_FROM) == cell.FROM_ASIDE,
        aside=[_tile(table.of(seat, cell.ASIDE + place)) for place in range(ASIDE_PLACES)],
        looking=_some(table.of(seat, cell.LOOKING)),
        order=int(table.of(seat, cell.ORDER)),
        status=cell.STATUS_NAMES[table.of(seat, cell.STATUS)],
        space=int(table.of(seat, cell.SPACE)),
        lost=int(table.of(seat, cell.LOST)),
        credits=int(table.of(seat, cell.CREDITS)),
        account=_account(table, seat) if table.cells[cell.PHASE] == cell.SETTLED else None,
    )


def _account(table: Table, seat: int) -> AccountView:
    order, beauty, goods, losses = (int(table.of(seat, cell.ACCOUNT + line)) for line in range(cell.FOR_MISSION))
    return AccountView(int(table.of(seat, cell.WINNINGS)), order, beauty, goods, losses, account_lines(table, seat))
