"""For a crew with the box: what its sheets can hold, and the film of what it planned."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hullbreach.games.space_alert import facts, pieces
from hullbreach.games.space_alert.papers.film import Film, make_film
from hullbreach.games.space_alert.papers.paper import SHIP_ZONES, FlightPaper, decode_paper
from hullbreach.games.space_alert.papers.reading import RULES, TEST_TURNS, tiles_in
from hullbreach.kernel.companion import Companion

PACKAGE: Final = "hullbreach.games.space_alert"
Trajectory = Literal["red", "white", "blue", "internal"]
TEST: Final = "test"
HEROES: Final = "mission"


class KnownThreat(msgspec.Struct, frozen=True):
    id: str
    code: str
    internal: bool
    serious: bool
    advanced: bool
    hit_points: int
    armour: int
    speed: int
    points_survived: int
    points_destroyed: int


class KnownTrack(msgspec.Struct, frozen=True):
    id: str
    length: int
    marks: dict[int, str]
    """Letters by space; spaces count from the ship."""


class KnownFlight(msgspec.Struct, frozen=True):
    """A type of flight: how many slots an action board has, and whether heroic cards are dealt."""

    id: str
    turns: int
    heroic: bool


class Report(msgspec.Struct, frozen=True):
    """A threat as it is announced: for a crew of five only, if `unconfirmed`; `code` where the card itself is given."""

    time: int
    zone: Trajectory
    serious: bool
    unconfirmed: bool
    code: str


class KnownMission(msgspec.Struct, frozen=True):
    id: str
    flight: str
    reports: list[Report]
    tracks: dict[str, str]


class Known(msgspec.Struct, frozen=True):
    crew: int
    """At most."""
    zones: list[str]
    actions: list[str]
    heroic: list[str]
    flights: list[KnownFlight]
    missions: list[KnownMission]
    threats: list[KnownThreat]
    tracks: list[KnownTrack]
    tiles: dict[str, list[str]]


class SpaceAlertCompanion(Companion):
    id = "space-alert"
    package = PACKAGE
    paper = FlightPaper
    film = Film
    facts = Known

    def known(self) -> Known:
        return Known(
            crew=int(pieces.MOST_CREW),
            zones=list(pieces.ZONE_NAMES),
            actions=list(pieces.ACTION_NAMES[1 : int(pieces.HEROIC_A)]),
            heroic=list(pieces.ACTION_NAMES[int(pieces.HEROIC_A) :]),
            flights=[
                KnownFlight(flight, TEST_TURNS if flight == TEST else int(pieces.TURNS), flight == HEROES)
                for flight in RULES
            ],
            missions=[_mission(timeline) for timeline in facts.missions().mission],
            threats=[_threat(threat) for threat in (*facts.externals(), *facts.internals())],
            tracks=[_track(track) for track in facts.tracks().track],
            tiles={zone: tiles_in(zone) for zone in SHIP_ZONES},
        )

    def read(self, text: bytes) -> FlightPaper:
        return decode_paper(text)

    def resolve(self, paper: msgspec.Struct) -> Film:
        assert isinstance(paper, FlightPaper)
        return make_film(paper)


def _mission(timeline: facts.Timeline) -> KnownMission:
    """Cards that come with a mission appear in the order of their reports."""
    announced = sorted((event for event in timeline.event if event.type == "threat"), key=lambda event: event.turn)
    codes = timeline.threat_cards or [""] * len(announced)
    reports = [
        Report(event.turn, _where(event), event.serious, event.unconfirmed, code)
        for event, code in zip(announced, codes, strict=True)
    ]
    return KnownMission(timeline.id, timeline.group, reports, timeline.tracks)


def _where(event: facts.Announcement) -> Trajectory:
    return "internal" if event.internal or not event.zone else event.zone


def _threat(threat: facts.Threat) -> KnownThreat:
    return KnownThreat(
        id=threat.id,
        code=threat.code,
        internal=isinstance(threat, facts.Internal),
        serious=threat.threat_class == "serious",
        advanced=threat.difficulty == "yellow",
        hit_points=threat.hp,
        armour=threat.shield if isinstance(threat, facts.External) else 0,
        speed=threat.speed,
        points_survived=threat.points_survived,
        points_destroyed=threat.points_destroyed,
    )


def _track(track: facts.Track) -> KnownTrack:
    marks = {**dict.fromkeys(track.x, "X"), **dict.fromkeys(track.y, "Y"), track.z: "Z"}
    return KnownTrack(track.id, track.length, marks)


COMPANION: Final = SpaceAlertCompanion()
