"""The rows of a mission's schedule: what the computer will announce, in order; from a timeline.

A row is six numbers: the second, the kind, and for threats the time token, the zone, flags and the card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.facts import Announcement, Timeline, missions
from hullbreach.games.space_alert.timelines import GRID, USUAL_LENGTH
from hullbreach.kernel.agenda import NONE

Row = tuple[i64, i64, i64, i64, i64, i64]

# What is announced; of two rows of one second the lower kind comes first.
RESTORED: Final[i64] = 0
BEEP: Final[i64] = 1
THREAT: Final[i64] = 2
UNCONFIRMED: Final[i64] = 3  # a report that this crew ignores
DATA: Final[i64] = 4
TRANSFER: Final[i64] = 5
DOWN: Final[i64] = 6
MINUTE: Final[i64] = 7
TWENTY: Final[i64] = 8
PHASE_OVER: Final[i64] = 9
ROUND_OVER: Final[i64] = 10
KIND_NAMES: Final = (
    "restored",
    "transfer_over",
    "threat",
    "threat",
    "data",
    "transfer",
    "silence",
    "minute",
    "twenty",
    "phase",
    "end",
)

SERIOUS: Final[i64] = 1
UNSURE: Final[i64] = 2

MINUTE_BEFORE: Final[i64] = 60
TWENTY_BEFORE: Final[i64] = 20
TRANSFER_LASTS: Final[i64] = int(missions().timing["data_transfer_window"])
BEAT: Final[i64] = 5  # seconds: nothing is ever announced between two beats
assert BEAT == GRID


def announcements(timeline: Timeline, crew: i64, solo: bool) -> list[Row]:
    """What the timeline says by itself; alone there is nobody to exchange anything with (SA-SOLO-05)."""
    rows: list[Row] = []
    for event in timeline.event:
        if event.type == "threat":
            rows.append(_threat(event, crew))
        elif not solo:
            rows += _exchange(event)
    return rows


def _threat(event: Announcement, crew: i64) -> Row:
    zone = pieces.ZONE_NAMES.index(event.zone or "internal")
    flags = (SERIOUS if event.serious else 0) | (UNSURE if event.unconfirmed else 0)
    heeded = crew == pieces.MOST_CREW or not event.unconfirmed
    return (event.t, THREAT if heeded else UNCONFIRMED, event.turn, zone, flags, NONE)


def _exchange(event: Announcement) -> list[Row]:
    if event.type == "incoming_data":
        return [plain(event.t, DATA)]
    if event.type == "data_transfer":
        return [plain(event.t, TRANSFER), plain(event.t + TRANSFER_LASTS, BEEP)]
    return [plain(event.t, DOWN), plain(event.t + event.duration, RESTORED)]


def plain(second: i64, kind: i64) -> Row:
    """A row that needs no more numbers."""
    return (second, kind, 0, 0, 0, NONE)


def closing(end: i64, last: bool, timed: bool) -> list[Row]:
    """The end of a phase and the warnings before it. Without a clock those that change nothing are left out."""
    rows: list[Row] = [plain(end, ROUND_OVER if last else PHASE_OVER)]
    if timed or last:
        rows.append(plain(end - MINUTE_BEFORE, MINUTE))
    if timed:
        rows.append(plain(end - TWENTY_BEFORE, TWENTY))
    return rows


def whole(timeline: Timeline, crew: i64, solo: bool, timed: bool) -> list[Row]:
    """Everything that will be announced in a mission."""
    rows = announcements(timeline, crew, solo)
    last = len(timeline.phase_ends) - 1
    for phase, end in enumerate(timeline.phase_ends):
        rows += closing(end, phase == last, timed)
    rows.sort()
    return rows


class Template:
    """An official mission as others of its group may go on: for guesses at what is to come."""

    def __init__(self, timeline: Timeline) -> None:
        self.ends: list[i64] = [end for end in timeline.phase_ends]  # noqa: C416 - numbers of another type
        self.rows: dict[tuple[bool, bool], list[Row]] = {
            (five, solo): announcements(timeline, 5 if five else 4, solo)
            for five in (False, True)
            for solo in (False, True)
        }

    def start(self, phase: i64) -> i64:
        return self.ends[phase - 1] if phase else 0

    def phase_of(self, second: i64) -> i64:
        phase: i64 = 0
        while second >= self.ends[phase]:
            phase += 1
        return phase


def templates() -> dict[str, list[Template]]:
    """By group; a test flight is like no other."""
    found: dict[str, list[Template]] = {}
    for timeline in missions().mission:
        found.setdefault(timeline.id if timeline.group == "test" else timeline.group, []).append(Template(timeline))
    return found


TEMPLATES: Final = templates()
LONGEST: Final[i64] = max(USUAL_LENGTH, max(timeline.phase_ends[-1] for timeline in missions().mission))
