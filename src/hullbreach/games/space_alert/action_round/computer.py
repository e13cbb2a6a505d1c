"""The ship's computer speaks: what each announcement does (catalogue topic `announce`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import stage, step, told
from hullbreach.games.space_alert.action_round import layout, packs, schedule
from hullbreach.games.space_alert.action_round.reveal import reveal_all
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step
from hullbreach.kernel.table import CLOCK

MOST_PATIENCE: Final[i64] = 200  # moves: without a clock the computer does not wait forever either
CALL_EVERY: Final[i64] = 1000  # milliseconds of game time


def begin(table: Table) -> None:
    """The alert: packets are picked up, heroic cards of androids turned over, and the clock starts (SA-ANN-01)."""
    setting = table.setting
    table.journal.tell(told.ALERT)
    table.cells[layout.STARTED] = table.cells[CLOCK]
    for member in range(setting.humans, setting.crew):
        for card in range(packs.ORDINARY, packs.KINDS):
            if table.held(member, card):
                table.journal.tell(told.SHOWN_HEROIC, member, card)
    for seat in range(setting.humans):
        pick_up(table, seat)
        for card in range(packs.ORDINARY, packs.KINDS):
            if table.held(seat, card):
                table.journal.whisper(seat, told.DREW, card)
    for seat in range(setting.people):
        table.ask(seat, stage.PLAN)
    if setting.timed():
        table.alarm(schedule.BEAT * setting.pace, step.TICK)


def pick_up(table: Table, seat: i64) -> None:
    """The packet of the phase that is open for the seat now (SA-PLAN-05)."""
    phase: i64 = table.open_phase(seat)
    start: i64 = layout.DECK + table.setting.packet_start(phase, seat)
    size: i64 = table.setting.packets[phase]
    table.journal.tell(told.PICKED_UP, seat, phase, size)
    for place in range(start, start + size):
        take_from_deck(table, seat, place)


def take_from_deck(table: Table, seat: i64, place: i64) -> None:
    """Nothing of it may linger there: equal tables have equal numbers."""
    card: i64 = table.cells[place]
    table.cells[place] = NONE
    table.fall_silent(seat)
    table.take_up(seat, card)
    table.journal.whisper(seat, told.DREW, card)


# --- time ---
class Tick(Step[Table]):
    """Some seconds of the mission have passed; what was due is announced."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[layout.SECOND] += schedule.BEAT
        second: i64 = table.cells[layout.SECOND]
        table.journal.tell(told.CLOCK, second)
        table.alarm(schedule.BEAT * table.setting.pace, step.TICK)
        while table.flight is None and is_due(table, second):
            announce_next(table)


def is_due(table: Table, second: i64) -> bool:
    heard: i64 = table.cells[layout.HEARD]
    return heard < table.cells[layout.ROWS] and table.row(heard, layout.ROW_SECOND) <= second


def note_move(table: Table) -> None:
    """Without a clock the computer goes on by itself after many moves, so that every round ends."""
    if table.setting.timed() or table.flight is not None:
        return
    table.cells[layout.PATIENCE] += 1
    if table.cells[layout.PATIENCE] >= MOST_PATIENCE:
        announce_next(table)


# --- what is announced ---
def announce_next(table: Table) -> None:
    """The next row of the schedule; there always is one before the round is over."""
    cells = table.cells
    row: i64 = cells[layout.HEARD]
    cells[layout.HEARD] = row + 1
    cells[layout.PATIENCE] = 0
    cells[layout.SECOND] = table.row(row, layout.ROW_SECOND)
    kind: i64 = table.row(row, layout.ROW_KIND)
    if kind == schedule.THREAT:
        add_threat(table, row)
    elif kind == schedule.UNCONFIRMED:
        zone: i64 = table.row(row, layout.ROW_ZONE)
        table.journal.tell(told.UNCONFIRMED, table.row(row, layout.ROW_TIME), zone)
    elif kind == schedule.DATA:
        bring_data(table)
    elif kind == schedule.TRANSFER or kind == schedule.BEEP:
        set_transfer(table, kind == schedule.TRANSFER)
    elif kind == schedule.DOWN or kind == schedule.RESTORED:
        cells[layout.SILENT] = 1 if kind == schedule.DOWN else 0
        table.journal.tell(told.SILENCE if kind == schedule.DOWN else told.RESTORED)
    elif kind == schedule.MINUTE:
        cells[layout.WARNED] = 1
        table.journal.tell(told.MINUTE_LEFT, cells[layout.PHASE])
    elif kind == schedule.TWENTY:
        table.journal.tell(told.TWENTY_LEFT, cells[layout.PHASE])
    elif kind == schedule.PHASE_OVER:
        next_phase(table)
    else:
        table.journal.tell(told.ROUND_OVER)
        end_round(table)


def add_threat(table: Table, row: i64) -> None:
    """The card is put beside its trajectory with its time token (SA-ANN-02 to SA-ANN-05)."""
    cells = table.cells
    number: i64 = cells[layout.THREATS]
    start: i64 = layout.ANNOUNCED + number * layout.THREAT_WIDTH
    cells[layout.THREATS] = number + 1
    cells[start + layout.THREAT_CARD] = table.row(row, layout.ROW_CARD)
    cells[start + layout.THREAT_ZONE] = table.row(row, layout.ROW_ZONE)
    cells[start + layout.THREAT_TIME] = table.row(row, layout.ROW_TIME)
    table.journal.tell(told.ANNOUNCED, table.row(row, layout.ROW_TIME), table.row(row, layout.ROW_ZONE), number)


def bring_data(table: Table) -> None:
    """Everybody draws a card, from the captain on, as long as there are some (SA-ANN-08, SA-RULING-26)."""
    table.journal.tell(told.INCOMING_DATA)
    for seat in range(table.setting.humans):
        place: i64 = layout.DECK + table.cells[layout.DRAWN]
        if place < layout.DECK + packs.DECK_SIZE:
            table.cells[layout.DRAWN] += 1
            take_from_deck(table, seat, place)


def set_transfer(table: Table, begins: bool) -> None:
    """Until the beep everybody may give one card (SA-ANN-09, SA-ANN-10)."""
    second: i64 = table.cells[layout.SECOND] + schedule.TRANSFER_LASTS
    table.cells[layout.TRANSFER_ENDS] = second if begins else NONE
    for seat in range(table.seats):
        table.cells[layout.GAVE + seat] = 0
    table.journal.tell(told.TRANSFER if begins else told.TRANSFER_OVER)


def next_phase(table: Table) -> None:
    """The phase closes for everyone; whoever has not picked up the next packet does so now (SA-PLAN-07)."""
    cells, setting = table.cells, table.setting
    table.journal.tell(told.PHASE_OVER, cells[layout.PHASE])
    cells[layout.PHASE] += 1
    cells[layout.WARNED] = 0
    for seat in range(setting.people):
        if cells[layout.OPEN + seat] < cells[layout.PHASE]:
            cells[layout.OPEN + seat] = cells[layout.PHASE]
            if not setting.solo:
                pick_up(table, seat)


def end_round(table: Table) -> None:
    """Nothing can be planned any more, and cards in hand are put aside (SA-PLAN-15, SA-ANN-16)."""
    table.cancel(step.TICK)
    table.release_all()
    reveal_all(table)


def may_call_again(table: Table) -> i64:
    """When whoever has just called may call again: there is no such moment without a clock."""
    return table.cells[CLOCK] + CALL_EVERY if table.setting.timed() else 0
