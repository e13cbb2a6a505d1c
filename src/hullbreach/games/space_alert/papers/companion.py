"""For a crew with the box: what its sheets can hold, missions for it, and what comes of what it planned."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal

import msgspec

from hullbreach.games.space_alert import facts, pieces, script, timelines
from hullbreach.games.space_alert.papers import chores
from hullbreach.games.space_alert.papers.film import Film, make_film
from hullbreach.games.space_alert.papers.paper import SHIP_ZONES, FlightPaper, ResultPaper, decode_paper
from hullbreach.games.space_alert.papers.reading import RULES, TEST_TURNS, tiles_in
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.planner import dealing
from hullbreach.games.space_alert.planner.advice import Advice, Proposal, best_plans, smallest_change
from hullbreach.kernel.companion import Briefing, Companion, Progress, Search, silent
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.options import Option, Options, settle
from hullbreach.kernel.paperwork import Chore
from hullbreach.kernel.script import Phrase, Script

PACKAGE: Final = "hullbreach.games.space_alert"
Trajectory = Literal["red", "white", "blue", "internal"]
TEST: Final = "test"
HEROES: Final = "mission"
ALL: Final = "all"
SAME: Final = "same"
FREE: Final = "free"
DEALT: Final = "dealt"
LENGTHS: Final = range(timelines.SHORTEST, timelines.LONGEST + 1, 60)
MISSION_OPTIONS: Final = (
    Option("crew", [str(crew) for crew in dealing.CREWS], "4"),
    Option("humans", [ALL, *(str(humans) for humans in range(dealing.FULL_CREW + 1))], ALL),
    Option("level", dealing.LEVELS, dealing.LEVELS[0]),
    Option("serious", [SAME, *dealing.LEVELS], SAME),
    Option("difficulty", list(timelines.POINTS), timelines.STANDARD),
    Option("length", [str(seconds) for seconds in LENGTHS], str(timelines.USUAL_LENGTH)),
)
NEW_ONLY: Final = ("difficulty", "length")
"""Missions of the box are what they are."""


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
    advice = Advice
    mission_options = MISSION_OPTIONS
    plan_options = (Option("cards", [FREE, DEALT], FREE),)

    # --- sheets ---

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

    def resolve(self, paper: msgspec.Struct) -> ResultPaper:
        return resolve_paper(_flight(paper))

    def make_film(self, paper: msgspec.Struct) -> Film:
        return make_film(_flight(paper))

    # --- missions ---
    def missions(self) -> list[str]:
        return [timeline.id for timeline in facts.missions().mission]

    def script(self, mission: str) -> Script:
        return script.script(mission)

    def phrases(self) -> Iterator[Phrase]:
        return script.phrases()

    def deal(self, mission: str | None, wanted: Mapping[str, str], seed: int) -> Briefing:
        options = settle(self.mission_options, wanted)
        timeline = _new_timeline(seed, options) if mission is None else _official(mission, wanted)
        level, serious = options["level"], options["serious"]
        humans = None if options["humans"] == ALL else int(options["humans"])
        paper = dealing.new_mission(
            timeline, int(options["crew"]), level, level if serious == SAME else serious, seed, humans
        )
        return Briefing(seed, paper, script.script_of(timeline, timeline.id))

    # --- thinking ---
    def plan(
        self, paper: msgspec.Struct, wanted: Mapping[str, str], search: Search, progress: Progress = silent
    ) -> Proposal:
        dealt = settle(self.plan_options, wanted)["cards"] == DEALT
        return best_plans(_flight(paper), search.clock, search.seconds, search.seed, dealt, progress)

    def advise(self, paper: msgspec.Struct, search: Search) -> Advice:
        return smallest_change(_flight(paper), search.clock, search.seconds, search.seed)

    # --- measuring ---
    def samples(self) -> list[msgspec.Struct]:
        return [*chores.planned_flights()]

    def chores(self, papers: list[msgspec.Struct]) -> list[Chore]:
        return chores.chores([_flight(paper) for paper in papers])


def _flight(paper: msgspec.Struct) -> FlightPaper:
    assert isinstance(paper, FlightPaper)
    return paper


def _new_timeline(seed: int, options: Options) -> facts.Timeline:
    return timelines.generate(seed, options["difficulty"], int(options["length"]))


def _official(mission: str, wanted: Mapping[str, str]) -> facts.Timeline:
    for option in NEW_ONLY:
        if option in wanted:
            raise BadOption("official-mission", mission=mission, option=option)
    return timelines.official(mission)


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
