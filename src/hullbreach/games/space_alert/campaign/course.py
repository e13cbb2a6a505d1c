"""The course of a campaign: levels are chosen, a mission is flown, the crew goes on or stops, and repairs (SA-CAMP)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, ending, facts, pieces, stage, step, told
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.action_round.setting import Setting
from hullbreach.games.space_alert.action_round.state import Table, fresh_cells
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.score import Score
from hullbreach.games.space_alert.setup import set_up
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.steps import Step

MISSIONS: Final[i64] = 3
TRACKS: Final = [timeline for timeline in facts.missions().mission if timeline.group == "mission"]
# How bold a level is, in the order of their names: white, yellow, mixed (SA-CAMP-05).
BOLDNESS: Final = vec[i64]([0, 2, 1])
STOP: Final[i64] = 1
GO_ON: Final[i64] = 2


def open_campaign(setting: Setting, dice: Dice, journal: Journal) -> Table:
    """The levels of the first mission come first."""
    table = Table(setting, fresh_cells(), Agenda(), dice, journal, None)
    ask_all(table, stage.LEVELS, step.LAUNCH)
    return table


def ask_all(table: Table, what: i64, then: i64) -> None:
    """Everybody is asked; once all have answered, that step follows."""
    table.agenda.push(then)
    for seat in range(table.seats):
        table.cells[layout.VOTES + seat] = 0
        table.ask(seat, what)


# --- a mission begins ---
class AskLevels(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        ask_all(table, stage.LEVELS, step.LAUNCH)


class Launch(Step[Table]):
    """The most cautious levels win, a track is drawn, and everything is set up as far as it is new (SA-CAMP-16)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        cells = table.cells
        for kind in range(2):
            cells[layout.LEVELS + kind] = most_cautious(table, kind)
        cells[layout.MISSION] += 1
        table.journal.tell(told.MISSION_BEGINS, cells[layout.MISSION], cells[layout.LEVELS], cells[layout.LEVELS + 1])
        clear_mission(table)
        track: i64 = table.dice.roll(len(TRACKS))
        cells[layout.TRACK] = track
        set_up(table, TRACKS[track])


def most_cautious(table: Table, kind: i64) -> i64:
    """Of what was proposed for common (0) or serious threats (1)."""
    found: i64 = NONE
    for seat in range(table.seats):
        proposal: i64 = table.cells[layout.VOTES + seat] - 1
        level: i64 = proposal // 3 if kind == 0 else proposal % 3
        if found == NONE or BOLDNESS[level] < BOLDNESS[found]:
            found = level
    return found


def clear_mission(table: Table) -> None:
    """Nothing is left of the last mission but damage and squads (SA-CAMP-06, SA-RULING-49)."""
    fresh = fresh_cells()
    for place in range(layout.START, layout.END):
        table.cells[place] = fresh[place]
    for place in range(layout.VOTES, layout.BROKEN):
        table.cells[place] = 0
    for place in range(layout.REPAIRS, layout.LOGGED):
        table.cells[place] = 0
    table.flight = None


# --- a mission is over ---
class FlightOver(Step[Table]):
    """A lost ship ends everything (SA-CAMP-04); a campaign may go on."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        flight = table.flight
        assert flight is not None
        if flight.is_lost():
            by_zone: bool = flight.cells[cell.LOSS] == cell.ZONE_DESTROYED
            table.finish(ending.ZONE_DESTROYED if by_zone else ending.THREAT_EFFECT)
        elif table.setting.campaign:
            after_mission(table, flight)
        else:
            table.finish(ending.HOME)


def after_mission(table: Table, flight: Flight) -> None:
    """The ship came home: a line of the log, and the question whether to go on (SA-CAMP-03, SA-CAMP-20)."""
    write_log(table, flight)
    if table.cells[layout.MISSION] == MISSIONS:
        table.finish(ending.CAMPAIGN)
    else:
        ask_all(table, stage.DECIDE, step.TALLY)


def write_log(table: Table, flight: Flight) -> None:
    cells = table.cells
    line: i64 = layout.LOG + cells[layout.LOGGED] * layout.LOG_WIDTH
    cells[layout.LOGGED] += 1
    score = Score(flight)
    cells[line + layout.LOG_TRACK] = cells[layout.TRACK]
    cells[line + layout.LOG_LEVELS] = cells[layout.LEVELS]
    cells[line + layout.LOG_LEVELS + 1] = cells[layout.LEVELS + 1]
    cells[line + layout.LOG_DESTROYED] = score.destroyed
    cells[line + layout.LOG_SURVIVED] = score.survived
    cells[line + layout.LOG_VISUAL] = score.visual_confirmation


def logged(table: Table, what: i64) -> i64:
    """The sum of it over all missions that came home."""
    total: i64 = 0
    for mission in range(MISSIONS):
        place: i64 = layout.LOG + mission * layout.LOG_WIDTH + what
        total += table.cells[place]
    return total


class Tally(Step[Table]):
    """One who wants to stop is enough (SA-CAMP-05); otherwise the crew repairs, the captain first (SA-CAMP-10)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for voter in range(table.seats):
            if table.cells[layout.VOTES + voter] == STOP:
                table.finish(ending.CAMPAIGN)  # nothing is repaired before scoring (SA-CAMP-17)
                return
        flight = table.flight
        assert flight is not None
        for zone in range(pieces.ZONES):
            table.cells[layout.BROKEN + zone] = flight.cells[cell.BROKEN + zone]
        table.cells[layout.LEFT_BEHIND] = broken_squads(flight)
        table.agenda.push(step.ASK_LEVELS)
        table.agenda.push(step.PLACE_SQUAD)
        member: i64 = table.setting.crew
        while member > 0:
            member -= 1
            table.agenda.push(step.REPAIR, member)


def broken_squads(flight: Flight) -> i64:
    """Disabled in somebody's hands, swallowed by Slime, or left behind before (SA-CAMP-08, SA-CAMP-15)."""
    count: i64 = flight.cells[cell.LEFT_BEHIND]
    for member in range(flight.mission.crew):
        if flight.squad_of(member) == cell.DISABLED_SQUAD:
            count += 1
    for stored in range(2):
        if flight.cells[cell.STORED + stored] == cell.STORED_ENGULFED:
            count += 1
    return count


class AskRepair(Step[Table]):
    """Whoever was knocked out only recovers (SA-CAMP-07); for androids the captain decides."""

    def resolve(self, table: Table, seat: i64, member: i64, b: i64, c: i64, d: i64) -> None:
        flight = table.flight
        assert flight is not None
        if flight.is_out(member):
            table.journal.tell(told.RECOVERED, member)
        elif is_reparable(table):
            table.cells[layout.REPAIRER] = member
            table.ask(0 if table.setting.is_android(member) else member, stage.REPAIR)


def is_reparable(table: Table) -> bool:
    if table.cells[layout.LEFT_BEHIND]:
        return True
    for zone in range(pieces.ZONES):
        if table.cells[layout.BROKEN + zone] and table.cells[layout.REPAIRS + zone] < 2:
            return True
    return False


class PlaceSquad(Step[Table]):
    """The only squad that is left may start in either station (SA-CAMP-15)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.cells[layout.LEFT_BEHIND] == 1:
            table.ask(0, stage.SQUAD)
