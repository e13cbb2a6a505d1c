"""A flight that was played at the table, on paper: what comes of it there must be the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.papers.paper import SHIP_ZONES, FlightPaper, ThreatPaper, TripUp
from hullbreach.games.space_alert.resolution.names import TILE_NAMES

if TYPE_CHECKING:
    from hullbreach.games.space_alert.action_round.state import Table
    from hullbreach.games.space_alert.papers.paper import FlightType


def paper_of(table: Table) -> FlightPaper:
    """All that comes of it follows from this: threats, trajectories, tiles, plans and slips."""
    cells, setting = table.cells, table.setting
    return FlightPaper(
        crew=int(setting.crew),
        flight=cast("FlightType", setting.group),
        tracks={
            zone: CARDS.track_ids[cells[layout.TRACKS + place]]
            for place, zone in enumerate(pieces.ZONE_NAMES)
            if place != pieces.INTERNAL or setting.internal
        },
        damage_decks={zone: pile_of(table, place) for place, zone in enumerate(SHIP_ZONES)},
        threats=[threat_of(table, number) for number in range(cells[layout.THREATS])],
        plans=[plan_of(table, member) for member in range(setting.crew)],
        trip_ups=slips_of(table),
        androids=int(setting.crew - setting.humans),
    )


def pile_of(table: Table, zone: int) -> list[str]:
    start = int(layout.PILES) + zone * int(pieces.TILES)
    return [TILE_NAMES[zone, int(tile)] for tile in table.cells[start : start + int(pieces.TILES)]]


def threat_of(table: Table, number: int) -> ThreatPaper:
    card = int(table.threat(number, layout.THREAT_CARD))
    zone = (*SHIP_ZONES, "internal")[table.threat(number, layout.THREAT_ZONE)]
    time = int(table.threat(number, layout.THREAT_TIME))
    return ThreatPaper(time=time, zone=cast("Any", zone), id=CARDS.ids[card], code=CARDS.codes[card])


def plan_of(table: Table, member: int) -> list[str | None]:
    start = member * int(pieces.TURNS)
    actions = table.plans()[start : start + int(table.setting.turns)]
    return [pieces.ACTION_NAMES[action] if action != pieces.NOTHING else None for action in actions]


def slips_of(table: Table) -> list[TripUp]:
    if table.flight is None:
        return []
    places = [(place, int(meant)) for place, meant in enumerate(table.flight.slips) if meant != pieces.NOTHING]
    turns = int(pieces.TURNS)
    return [TripUp(place // turns, place % turns + 1, pieces.ACTION_NAMES[meant]) for place, meant in places]
