"""What everybody sees of a campaign: the damage that is left, who is asked, and what all of it is worth."""

from __future__ import annotations

import msgspec

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.campaign.course import logged
from hullbreach.games.space_alert.papers.paper import ScorePaper
from hullbreach.games.space_alert.papers.report import score_of
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.names import TILE_NAMES
from hullbreach.games.space_alert.resolution.score import is_scored
from hullbreach.games.space_alert.vocabulary import LEVEL_NAMES


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
    )


def final_score(table: Table, flight: Flight) -> ScorePaper | None:
    """What the end of a game is worth; nothing for a lost ship and for test flights."""
    if not is_scored(flight):
        return None
    return campaign_score(table, flight) if table.setting.campaign else score_of(flight)


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
