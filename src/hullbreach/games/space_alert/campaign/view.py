"""What everybody sees of a campaign: its log, the damage that is left, and who is asked."""

from __future__ import annotations

import msgspec

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.campaign.course import TRACKS, logged
from hullbreach.games.space_alert.papers.paper import ScorePaper
from hullbreach.games.space_alert.papers.report import score_of
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.names import TILE_NAMES
from hullbreach.games.space_alert.vocabulary import LEVEL_NAMES


class LogLine(msgspec.Struct, frozen=True):
    """A mission of the campaign that came home; penalties stand in the final score alone (SA-CAMP-20)."""

    track: str
    level: str
    serious: str
    destroyed: int
    survived: int
    visual: int


class CampaignView(msgspec.Struct, frozen=True):
    """`mission` counts from 1; before the first one it is 0. `broken` are tiles that are not repaired, by zone."""

    mission: int
    level: str
    serious: str
    answered: list[bool]
    repairer: int
    broken: list[list[str]]
    repairs: list[int]
    squads: int
    """Squads that are not repaired."""
    log: list[LogLine]


def campaign_view(table: Table) -> CampaignView | None:
    cells = table.cells
    if not table.setting.campaign:
        return None
    return CampaignView(
        mission=int(cells[layout.MISSION]),
        level=LEVEL_NAMES[cells[layout.LEVELS]],
        serious=LEVEL_NAMES[cells[layout.LEVELS + 1]],
        answered=[cells[layout.VOTES + seat] != 0 for seat in range(table.seats)],
        repairer=int(cells[layout.REPAIRER]),
        broken=[
            [TILE_NAMES[zone, tile] for tile in range(pieces.TILES) if (cells[layout.BROKEN + zone] >> tile) & 1]
            for zone in range(pieces.ZONES)
        ],
        repairs=[int(cells[layout.REPAIRS + zone]) for zone in range(pieces.ZONES)],
        squads=int(cells[layout.LEFT_BEHIND]),
        log=[log_line(table, number) for number in range(cells[layout.LOGGED])],
    )


def log_line(table: Table, number: int) -> LogLine:
    cells, start = table.cells, int(layout.LOG + number * layout.LOG_WIDTH)
    return LogLine(
        TRACKS[cells[start + layout.LOG_TRACK]].id,
        LEVEL_NAMES[cells[start + layout.LOG_LEVELS]],
        LEVEL_NAMES[cells[start + layout.LOG_LEVELS + 1]],
        int(cells[start + layout.LOG_DESTROYED]),
        int(cells[start + layout.LOG_SURVIVED]),
        int(cells[start + layout.LOG_VISUAL]),
    )


def campaign_score(table: Table, flight: Flight) -> ScorePaper:
    """Threats of all missions, penalties of the last one, and visual points on average (SA-CAMP-18, SA-CAMP-19)."""
    last = score_of(flight)
    destroyed, survived = int(logged(table, layout.LOG_DESTROYED)), int(logged(table, layout.LOG_SURVIVED))
    visual = int(logged(table, layout.LOG_VISUAL)) // int(table.cells[layout.LOGGED])
    penalties = last.damage + last.worst_zone + last.knocked_out + last.disabled_squads
    return msgspec.structs.replace(
        last,
        destroyed=destroyed,
        survived=survived,
        visual_confirmation=visual,
        total=destroyed + survived + visual + penalties,
    )
