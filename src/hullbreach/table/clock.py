"""Games with a clock: when time becomes an entry of the log.

The server's clock is the rule. It runs while every seat is taken and somebody who plays is here, and stands otherwise,
so that a table nobody serves loses no time. A deadline takes effect a small grace after it has passed; a move that
arrives within the grace still counts as made just before it.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from hullbreach.table.live import LiveTable, elapsed_ms

if TYPE_CHECKING:
    from collections.abc import Callable


def should_run(table: LiveTable) -> bool:
    if table.game.deadline() is None or table.free():
        return False
    return any(listener.seat is not None for listener in table.listeners)


def keep_clock(table: LiveTable, grace_ms: int, tick_soon: Callable[[LiveTable], None]) -> None:
    """Start, stop or set the alarm as the table stands now."""
    if table.timer:
        table.timer.cancel()
        table.timer = None
    deadline = table.game.deadline()
    if deadline is None or not should_run(table):
        table.clock = None
        return
    if table.clock is None:
        table.clock = monotonic()
    wait = table.clock + (deadline + grace_ms) / 1000 - monotonic()
    table.timer = asyncio.get_running_loop().call_later(max(wait, 0.0), tick_soon, table)


def punctual_ms(table: LiveTable) -> int:
    """The time since the last entry; within the grace, just short of the deadline. It counts as entered."""
    deadline = table.game.deadline()
    if table.clock is None or deadline is None:
        return 0
    ms = max(0, min(elapsed_ms(table.clock), deadline - 1))
    table.clock += ms / 1000
    return ms
