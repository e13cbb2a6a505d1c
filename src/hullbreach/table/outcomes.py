"""What is noted of a game for those who find it again: whose turn it is, how it ended, how long it was played."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from hullbreach.table.messages import Place, Result
from hullbreach.table.store import EndRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.kernel.game import Game
    from hullbreach.table.live import LiveTable
    from hullbreach.table.store import Row

PAUSE_MS: Final = 300_000
"""Who does nothing for longer has gone away: more is not counted as play."""


def turn_in(game: Game, real_time: bool) -> int:
    """The seats that are to act, one bit each; in real time nobody waits for anybody."""
    return 0 if real_time else sum(1 << seat for seat in game.actors())


def result_of(game: Game) -> Result | None:
    outcome = game.outcome()
    if outcome is None:
        return None
    places = [Place(result.rank, list(result.score)) for result in outcome.results]
    return Result(list(outcome.won), outcome.drawn, outcome.reason, outcome.rule, list(outcome.score), places)


def end_of(table: LiveTable) -> EndRow | None:
    """None while its game goes on."""
    result = result_of(table.game)
    if result is None:
        return None
    at = table.entries[-1].at if table.entries else table.row.created
    return EndRow(at, played_ms(table.row.created, table.entries), result)


def played_ms(created: int, rows: Sequence[Row]) -> int:
    """From entry to entry, without long absences."""
    times = [created, *(row.at for row in rows)]
    return sum(min(PAUSE_MS, max(0, after - before)) for before, after in pairwise(times))
