"""What each kind of step in the yard does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import setup, step
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import finishing, inspecting, launching, timer
from hullbreach.kernel.steps import Step


@final
class OpenYard(Step[Table]):
    """Building begins."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        setup.open_yard(table)


@final
class BeginRound(Step[Table]):
    """The round that cell.ROUND says begins."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        setup.begin_round(table)


STEPS: Final[dict[int, Step[Table]]] = {
    step.BEGIN_ROUND: BeginRound(),
    step.OPEN_YARD: OpenYard(),
    step.TIMER_OUT: timer.TimerOut(),
    step.REMIND: timer.Remind(),
    step.CLOSE_YARD: finishing.CloseYard(),
    step.INSPECT: inspecting.Inspect(),
    step.LAUNCH: launching.Launch(),
    step.CREW: launching.Crew(),
    step.TAKE_OFF: launching.TakeOff(),
}
