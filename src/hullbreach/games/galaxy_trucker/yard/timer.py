"""The sand timer, its circles, and who may turn it (topic `timer`)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, step, told, why
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.table import CLOCK
from hullbreach.kernel.verbs import Action

REMIND_MS: Final[i64] = 30_000
"""How often it is said that the timer waits: so that game time goes on while nobody turns it."""


MOST_RUNS: Final[i64] = 5  # there are so many circles


def start(table: Table) -> None:
    """On the circle of the flight's level (GT-SETUP-07), or as the mission says; without a clock there is none."""
    if table.setting.timer_ms > 0:
        runs: i64 = table.level().timer_runs + table.plan.timer_delta
        table.cells[cell.RUNS_LEFT] = min(max(runs, 1), MOST_RUNS) - 1
        run(table)


def run(table: Table) -> None:
    table.cells[cell.TIMER_ENDS] = table.cells[CLOCK] + table.setting.timer_ms
    table.alarm(table.setting.timer_ms, step.TIMER_OUT)


def stop(table: Table) -> None:
    """Building is over for all."""
    table.cancel(step.TIMER_OUT)
    table.cancel(step.REMIND)
    table.cells[cell.TIMER_ENDS] = NONE
    table.cells[cell.RUNS_LEFT] = 0


def waits(table: Table) -> bool:
    """Whether it has run out on a circle from which it may be turned on."""
    return table.cells[cell.RUNS_LEFT] > 0 and table.cells[cell.TIMER_ENDS] == NONE


@final
class TimerOut(Step[Table]):
    """On Start that is the end for everybody; else anybody may turn it, or nobody (GT-TIMER-02, GT-TIMER-04)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[cell.TIMER_ENDS] = NONE
        if table.cells[cell.RUNS_LEFT] == 0:
            table.journal.tell(told.TIME_UP)
            table.release_all()
            table.agenda.push(step.CLOSE_YARD)
            return
        table.journal.tell(told.TIMER_OUT, table.cells[cell.RUNS_LEFT])
        table.alarm(REMIND_MS, step.REMIND)
        for other in range(table.seats):
            if table.of(other, cell.ORDER) > 0:
                table.ask(other, stage.WATCH)


@final
class Remind(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.journal.tell(told.TIMER_WAITS, table.cells[cell.RUNS_LEFT])
        table.alarm(REMIND_MS, step.REMIND)


@final
class Flip(Action[Table]):
    """Turn the timer onto the next circle; onto Start only who has finished may (GT-TIMER-02, GT-TIMER-03)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        if table.setting.timer_ms == 0:
            return why.NO_TIMER
        if table.cells[cell.RUNS_LEFT] == 0:
            return why.TIMER_AT_START
        if not waits(table):
            return why.TIMER_RUNS
        if table.cells[cell.RUNS_LEFT] == 1 and now != stage.WATCH:
            return why.NOT_FINISHED
        return ALLOWED

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.cancel(step.REMIND)
        table.cells[cell.RUNS_LEFT] -= 1
        run(table)
        for other in range(table.seats):
            if table.stage_of(other) == stage.WATCH:
                table.release(other)
        table.journal.tell(told.TIMER_TURNED, seat, table.cells[cell.RUNS_LEFT])
