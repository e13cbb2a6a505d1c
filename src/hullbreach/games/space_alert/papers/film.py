"""A flight as a film: scene after scene what happened, by which rule, and how the ship looked afterwards.

The engine flies, a camera listens to its journal and takes a picture whenever a new scene begins. What the events mean
is read from their kinds alone, so a new kind needs nothing here.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.cards import trait
from hullbreach.games.space_alert.facts import ZoneName
from hullbreach.games.space_alert.papers.paper import SHIP_ZONES, FlightPaper, Loss, ScorePaper
from hullbreach.games.space_alert.papers.reading import set_out, with_piles
from hullbreach.games.space_alert.papers.report import (
    COMPUTER_WORDS,
    STORED_WORDS,
    fates_of,
    loss_of,
    score_of,
    stations_of,
    three,
    tiles_of,
)
from hullbreach.games.space_alert.resolution.actions import strength
from hullbreach.games.space_alert.resolution.energy import capacity
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.names import PLAIN_DAMAGE, SQUAD_NAMES, names_in
from hullbreach.games.space_alert.resolution.score import is_scored
from hullbreach.games.space_alert.resolution.turns import STEP_NAMES, resolve
from hullbreach.kernel.journal import Event, Journal, Listener

# What begins a scene: a turn or a step, what a crew member does first in a turn, and what stands by itself.
WHEN: Final = (told.TURN, told.STEP)
BY_CREW: Final = (told.TRIPPED, told.ACTS, told.CAME_BACK)
ALONE: Final = (told.REPAIRED_TOGETHER, told.CONFIRMED, told.ADVANCED, told.JUMPED, told.LOST)
SYSTEMS: Final = tuple(
    f"{station}.{letter}" for station in pieces.STATION_NAMES[: int(pieces.STATIONS)] for letter in "abc"
)


class Sentence(msgspec.Struct, frozen=True):
    """An event of the journal with its numbers by name: `kind` and `values` make a sentence, `rule` is behind it."""

    kind: str
    rule: str
    values: dict[str, str]


class CrewPicture(msgspec.Struct, frozen=True):
    at: str
    out: bool
    squad: str
    cards: list[int | None]
    """For each slot the turn for which the card in it was planned: delays push cards on."""


class ThreatPicture(msgspec.Struct, frozen=True):
    """`armour` is what weapons meet now; `where` are the stations an internal threat is in."""

    status: str
    space: int
    hit_points: int
    life: int
    speed: int
    armour: int
    hidden: bool
    frozen: bool
    where: list[str]


class ShipPicture(msgspec.Struct, frozen=True):
    """Everything on the table. Lists of three go from red to blue, lists of six by station from upper red.

    `strengths` is what each cannon can do now, `fired` what it does in this turn.
    """

    crew: list[CrewPicture]
    threats: list[ThreatPicture]
    shields: list[int]
    shield_room: list[int]
    reactors: list[int]
    reactor_room: list[int]
    fuel: int
    rockets: int
    rocket: Literal["none", "launched", "flying"]
    stored: list[str]
    docked: bool
    computer: list[bool | None]
    confirmed: list[int]
    tiles: list[list[str]]
    strengths: list[int]
    fired: list[int]
    slime: list[str]
    contaminated: list[str]
    covered: list[str]
    doubled: list[ZoneName]


class Scene(msgspec.Struct, frozen=True):
    """One crew member's card, one threat's move, or a whole step; `member` and `threat` say whose scene it is."""

    turn: int
    step: str
    member: int | None
    threat: int | None
    events: list[Sentence]
    ship: ShipPicture


class Film(msgspec.Struct, frozen=True):
    """`paper` is the flight as it was flown, every pile in its order."""

    paper: FlightPaper
    ship: ShipPicture
    scenes: list[Scene]
    outcome: Literal["won", "lost"]
    loss: Loss | None
    fates: list[str]
    score: ScorePaper | None


def make_film(paper: FlightPaper) -> Film:
    """Fly it and film it; raises BadFlight."""
    paper = with_piles(paper)
    camera = Camera()
    flight = set_out(paper, Journal(listener=camera))
    camera.point_at(flight)
    start = picture(flight)
    resolve(flight)
    camera.cut()
    return Film(
        paper=paper,
        ship=start,
        scenes=camera.scenes,
        outcome="lost" if flight.is_lost() else "won",
        loss=loss_of(flight),
        fates=fates_of(flight),
        score=score_of(flight) if is_scored(flight) else None,
    )


class Camera(Listener):
    """Listens to the journal of the flight it points at, and cuts the film into scenes."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self._flight: Flight
        self._turn = 0
        self._step = ""
        self._opening: Event | None = None
        self._events: list[Event] = []

    def point_at(self, flight: Flight) -> None:
        self._flight = flight

    def hear(self, event: Event) -> None:
        if self._opens(event):
            self.cut()
            self._opening = event
        if event.kind is told.TURN:
            self._turn = int(event.a)
        elif event.kind is told.STEP:
            self._step = STEP_NAMES[event.b]
        else:
            self._events.append(event)

    def _opens(self, event: Event) -> bool:
        if event.kind in BY_CREW:
            opening = self._opening
            return opening is None or opening.kind not in BY_CREW or opening.a != event.a
        return event.kind in WHEN or event.kind in ALONE

    def cut(self) -> None:
        """The scene is over. One in which nothing was told is left out, unless its turn would have none at all."""
        if self._events or self._is_first_step():
            self.scenes.append(self._scene())
        self._events = []

    def _is_first_step(self) -> bool:
        begins = self._opening is not None and self._opening.kind is told.STEP
        return begins and (not self.scenes or self.scenes[-1].turn != self._turn)

    def _scene(self) -> Scene:
        opening = self._opening
        about = {} if opening is None or opening.kind in WHEN else opening.named()
        return Scene(
            turn=self._turn,
            step=self._step,
            member=_there(about.get("member")),
            threat=_there(about.get("threat")),
            events=[_sentence(event, self._flight) for event in self._events],
            ship=picture(self._flight),
        )


def _there(number: int | None) -> int | None:
    return None if number == pieces.NONE else number


def _sentence(event: Event, flight: Flight) -> Sentence:
    return Sentence(event.kind.name, event.kind.rule, names_in(event, flight.mission))


# --- pictures ---
def picture(flight: Flight) -> ShipPicture:
    """How the table looks now."""
    cells = flight.cells
    return ShipPicture(
        crew=[_member(flight, member) for member in range(flight.mission.crew)],
        threats=[_threat(flight, threat) for threat in range(flight.mission.threats)],
        shields=three(flight, cell.SHIELD),
        shield_room=[int(capacity(flight, cell.SHIELD + zone)) for zone in range(pieces.ZONES)],
        reactors=three(flight, cell.REACTOR),
        reactor_room=[int(capacity(flight, cell.REACTOR + zone)) for zone in range(pieces.ZONES)],
        fuel=int(cells[cell.FUEL]),
        rockets=int(cells[cell.ROCKETS]),
        rocket="flying" if cells[cell.FLYING] else "launched" if cells[cell.LAUNCHED] else "none",
        stored=[STORED_WORDS[cells[cell.STORED]], STORED_WORDS[cells[cell.STORED + 1]]],
        docked=cells[cell.PILOT] == pieces.NONE,
        computer=[COMPUTER_WORDS[word] for word in three(flight, cell.COMPUTER)],
        confirmed=three(flight, cell.CONFIRMED),
        tiles=[_damage(flight, zone) for zone in range(pieces.ZONES)],
        strengths=[int(strength(flight, station)) for station in range(pieces.STATIONS)],
        fired=[int(cells[cell.CANNON + station]) for station in range(pieces.STATIONS)],
        slime=_marked(cells[cell.SLIME], pieces.STATION_NAMES),
        contaminated=_marked(cells[cell.CONTAMINATED], pieces.STATION_NAMES),
        covered=_marked(cells[cell.COVERED], SYSTEMS),
        doubled=[SHIP_ZONES[zone] for zone in range(pieces.ZONES) if (cells[cell.DOUBLED] >> zone) & 1],
    )


def _damage(flight: Flight, zone: int) -> list[str]:
    tiles = tiles_of(flight, zone)
    return tiles if flight.mission.uses(mode.WITH_TILES) else [PLAIN_DAMAGE] * len(tiles)


def _marked(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for place, name in enumerate(names) if (bits >> place) & 1]


def _member(flight: Flight, member: int) -> CrewPicture:
    slots = [int(flight.card_in(member, turn)) for turn in range(1, int(pieces.TURNS) + 1)]
    return CrewPicture(
        at=pieces.STATION_NAMES[flight.station_of(member)],
        out=flight.is_out(member),
        squad=SQUAD_NAMES[flight.squad_of(member)],
        cards=[None if card == pieces.NONE else card + 1 for card in slots],
    )


def _threat(flight: Flight, threat: int) -> ThreatPicture:
    whole = not flight.threat(threat, cell.CHANGED)
    return ThreatPicture(
        status=cell.STATUS_NAMES[flight.threat(threat, cell.STATUS)],
        space=int(flight.threat(threat, cell.POSITION)),
        hit_points=max(0, int(flight.hit_points(threat))),
        life=int(flight.threat(threat, cell.LIFE)),
        speed=int(flight.threat(threat, cell.SPEED)),
        armour=int(flight.threat(threat, cell.ARMOUR) + flight.cells[cell.ARMOUR_BONUS]),
        hidden=whole and flight.has(threat, trait.HIDDEN_UNTIL_X),
        frozen=whole and flight.has(threat, trait.CRYOSHIELD),
        where=stations_of(flight, threat),
    )
