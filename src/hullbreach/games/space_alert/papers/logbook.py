"""The ship's log: a line for every real mission, and the way on from the test flights (topics `log` and `mode`)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hullbreach.games.space_alert import cell, told
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.campaign.course import TRACKS
from hullbreach.games.space_alert.campaign.view import campaign_score
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.papers.paper import ScorePaper
from hullbreach.games.space_alert.papers.report import score_of
from hullbreach.games.space_alert.resolution import turns
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.names import MEMBER_NAMES
from hullbreach.kernel import logbook
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.logbook import LogColumn, LogMate, LogPage

Advice = Literal["second_test_run", "simulation", "either"]
# White, yellow, mixed (SA-LOG-05).
LEVEL_SIGNS: Final = ("1", "2", "1+2")
# One line per mission: the date comes first (SA-LOG-04).
COLUMNS: Final = (
    LogColumn("track", "option-flight"),
    LogColumn("level"),
    LogColumn("serious"),
    LogColumn("survived"),
    LogColumn("destroyed"),
    LogColumn("penalties"),
    LogColumn("visual"),
    LogColumn("total"),
    LogColumn("lost_to", "threat"),
)
CAPTAIN: Final = "star"
COMMUNICATIONS: Final = "headphones"
SECURITY: Final = "exclamation"
LIGHT_DAMAGE: Final = 2


class LogLine(msgspec.Struct, frozen=True):
    """A mission. In a campaign only the last line has penalties and a total; a lost ship has no points at all."""

    track: str
    level: str
    serious: str
    survived: int | None = None
    destroyed: int | None = None
    penalties: int | None = None
    visual: int | None = None
    total: int | None = None
    lost_to: str | None = None
    """The threat that destroyed the ship."""


def log_of(table: Table) -> list[LogLine]:
    """Real missions only (SA-MODE-27); those of a campaign follow each other (SA-LOG-07)."""
    if table.setting.group != "mission":
        return []
    lines = [campaign_line(table, number) for number in range(table.cells[layout.LOGGED])]
    flight = table.flight
    if flight is None or not table.is_over():
        return lines
    if flight.is_lost():
        return [*lines, lost_line(table, flight)]
    if table.setting.campaign:
        return [*lines[:-1], closed(lines[-1], campaign_score(table, flight))]
    score = score_of(flight)
    line = LogLine(table.setting.flight, *levels(table, int(layout.LEVELS)), score.survived, score.destroyed)
    return [closed(msgspec.structs.replace(line, visual=score.visual_confirmation), score)]


def levels(table: Table, start: int) -> tuple[str, str]:
    return LEVEL_SIGNS[table.cells[start]], LEVEL_SIGNS[table.cells[start + 1]]


def campaign_line(table: Table, number: int) -> LogLine:
    cells, start = table.cells, int(layout.LOG + number * layout.LOG_WIDTH)
    return LogLine(
        TRACKS[cells[start + layout.LOG_TRACK]].id,
        *levels(table, start + int(layout.LOG_LEVELS)),
        survived=int(cells[start + layout.LOG_SURVIVED]),
        destroyed=int(cells[start + layout.LOG_DESTROYED]),
        visual=int(cells[start + layout.LOG_VISUAL]),
    )


def closed(line: LogLine, score: ScorePaper) -> LogLine:
    penalties = score.damage + score.worst_zone + score.knocked_out + score.disabled_squads
    return msgspec.structs.replace(line, penalties=penalties, total=score.total)


def lost_line(table: Table, flight: Flight) -> LogLine:
    """Without scores, with the name of what destroyed the ship (SA-LOG-06, SA-CAMP-21)."""
    track = TRACKS[table.cells[layout.TRACK]].id if table.setting.campaign else table.setting.flight
    lost_to = CARDS.ids[flight.mission.cards[flight.cells[cell.LOSS_THREAT]]]
    return LogLine(track, *levels(table, int(layout.LEVELS)), lost_to=lost_to)


# --- the page of a crew ---
def page_of(table: Table) -> LogPage | None:
    """What the crew writes down after a real mission, or a campaign of them (SA-MODE-27)."""
    lines = log_of(table) if table.is_over() else []
    return LogPage(tuple(crew_of(table)), tuple(written(line) for line in lines)) if lines else None


def written(line: LogLine) -> logbook.LogLine:
    """Column by column; what is not known stays empty."""
    cells = msgspec.structs.asdict(line)
    return {column: cell for column, cell in cells.items() if cell is not None}


def crew_of(table: Table) -> list[LogMate]:
    """The people with their marks, then the androids (SA-LOG-01 to SA-LOG-03)."""
    setting = table.setting
    people = int(setting.people)
    offices = ((0, CAPTAIN), (1 % people, COMMUNICATIONS), (2 % people, SECURITY))
    names = [
        LogMate(MEMBER_NAMES[seat], seat, tuple(mark for holder, mark in offices if holder == seat))
        for seat in range(people)
    ]
    androids = int(setting.crew - setting.humans)
    return [*names, *(LogMate(f"android{number}", None) for number in range(1, androids + 1))]


# --- the academy ---
def advice(table: Table) -> Advice | None:
    """Where a crew that has flown a test flight goes next; nobody has to (SA-MODE-30, SA-MODE-31)."""
    flight = table.flight
    if flight is None or not table.is_over() or table.setting.group != "test":
        return None
    threats = int(flight.mission.threats)
    destroyed = [int(flight.threat(threat, cell.STATUS)) for threat in range(threats)].count(int(cell.DESTROYED))
    damage = sum(int(flight.cells[cell.DAMAGE + zone]) for zone in range(3))
    if table.setting.flight == "first_test_run":
        if flight.is_lost() and destroyed * 2 < threats:
            return "second_test_run"
        return "simulation" if not flight.is_lost() and damage <= LIGHT_DAMAGE else "either"
    most = destroyed * 2 > threats
    return "simulation" if most or (destroyed and has_absorbed(flight)) else "either"


def has_absorbed(flight: Flight) -> bool:
    """Whether shields took part of the damage: the journal of the same flight tells."""
    again = turns.begin(flight.mission, flight.plans, flight.slips, Journal())
    turns.resolve(again)
    return any(event.kind is told.ABSORBED for event in again.journal.events)
