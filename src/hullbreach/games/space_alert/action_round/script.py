"""What is heard at the table: the cues of a soundtrack, made from the schedule of a game in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.space_alert import pieces, script
from hullbreach.games.space_alert.action_round import layout, schedule
from hullbreach.games.space_alert.facts import Announcement
from hullbreach.kernel.script import Cue, Phrase
from hullbreach.kernel.table import CLOCK

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.games.space_alert.action_round.state import Table


def cues(table: Table, ms: int) -> list[Cue]:
    """What is heard within that much more game time, and what is being heard; nothing of what comes later."""
    pace = int(table.setting.pace)
    if not pace or table.flight is not None:
        return []
    now = int(table.cells[CLOCK])
    found = [Cue(cue.at * pace, cue.kind, cue.says, cue.lasts * pace) for cue in script.in_turn([*whole(table)])]
    return [cue for cue in found if cue.at <= now + ms and cue.ends >= now]


def whole(table: Table) -> Iterator[Cue]:
    """All cues of the mission, as the schedule stands."""
    yield script.alert()
    phase = 1
    for row in range(table.cells[layout.ROWS]):
        kind = int(table.row(row, layout.ROW_KIND))
        yield from said(table, row, kind, phase)
        phase += kind == schedule.PHASE_OVER


def said(table: Table, row: int, kind: int, phase: int) -> list[Cue]:
    """How long silence lasts is not told when it begins: at the table nobody knows."""
    second = int(table.row(row, layout.ROW_SECOND))
    last = phase == table.setting.phases
    if kind in (schedule.THREAT, schedule.UNCONFIRMED):
        return script.threat(announced(table, row, second))
    if kind == schedule.DATA:
        return script.incoming_data(Announcement(second, "incoming_data"))
    if kind == schedule.TRANSFER:
        return script.data_transfer(Announcement(second, "data_transfer"))
    if kind == schedule.DOWN:
        return [Cue(second, "silence", [Phrase("down")])]
    if kind == schedule.RESTORED:
        return [Cue(second, "restored", [Phrase("restored")])]
    if kind == schedule.MINUTE:
        return [script.warning(phase, second, int(schedule.MINUTE_BEFORE), last=last)]
    if kind == schedule.TWENTY:
        return [script.warning(phase, second, int(schedule.TWENTY_BEFORE), last=last)]
    return script.over(phase, second, last=last) if kind != schedule.BEEP else []


def announced(table: Table, row: int, second: int) -> Announcement:
    """The threat of a row as it stands on a scenario card."""
    flags, zone = int(table.row(row, layout.ROW_FLAGS)), int(table.row(row, layout.ROW_ZONE))
    internal = zone == pieces.INTERNAL
    return Announcement(
        t=second,
        type="threat",
        turn=int(table.row(row, layout.ROW_TIME)),
        zone="" if internal else ("red", "white", "blue")[zone],
        serious=bool(flags & schedule.SERIOUS),
        internal=internal,
        unconfirmed=bool(flags & schedule.UNSURE),
    )
