"""The schemas of this game's data files."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeVar

import msgspec

from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import Facts, load

T = TypeVar("T", bound="Threat")
PACKAGE = "hullbreach.games.space_alert"

Confidence = str
ThreatClass = Literal["common", "serious"]
Difficulty = Literal["white", "yellow"]
ZoneName = Literal["red", "white", "blue"]
StationName = Literal["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"]


class Threat(Facts, frozen=True):
    """What every threat card has. `x`, `y`, `z` and the `on_…` lists are effects in the language of `orders`."""

    id: str
    en: str
    fr: str
    fr_confidence: Confidence
    code: str
    threat_class: ThreatClass = msgspec.field(name="class")
    difficulty: Difficulty
    hp: int
    speed: int
    points_survived: int
    points_destroyed: int
    x: list[str]
    y: list[str]
    z: list[str]
    on_destroyed: list[str]
    special: str
    card_image_seen: bool
    confidence: Confidence


class External(Threat, frozen=True):
    shield: int
    targetable: Literal["always", "after_x", "distance_1_2"]
    rockets: Literal["normal", "ignored", "decoy", "magnet"]
    heavy_lasers: Literal["normal", "ignored"]
    cryoshield: bool
    pulse_zeroes_shield: bool
    double_through_shields: bool
    damage_cap: int
    on_damaged: list[str]
    on_rocket_hit: list[str]


class Internal(Threat, frozen=True):
    kind: Literal["intruder", "malfunction"]
    hp_rule: Literal["fixed", "rockets_in_station"]
    start: list[StationName]
    repair: Literal["battlebots", "B", "C", "interceptors"]
    fights_back: Literal["no", "yes", "after_x"]
    disables: list[str]
    multi_station_bonus: int
    repairs_needed_same_turn: int


class Externals(Facts, frozen=True):
    threat: list[External]


class Internals(Facts, frozen=True):
    threat: list[Internal]


class Track(Facts, frozen=True):
    """A trajectory: spaces are counted from the ship, the Z space is 1."""

    id: str
    length: int
    x: list[int]
    y: list[int]
    z: int
    confidence: Confidence


class Check(Facts, frozen=True):
    """A walk along a trajectory that a rulebook spells out."""

    threat: str
    track: str
    appears: int
    moves: list[int]
    acts: list[str]
    source: str


class Tracks(Facts, frozen=True):
    bands: dict[str, list[int]]
    track: list[Track]
    check: list[Check]


class Tile(Facts, frozen=True, rename={"printed": "from"}):
    id: str
    zone: ZoneName
    target: str
    effect: str
    confidence: Confidence
    printed: int = 0


class Tiles(Facts, frozen=True):
    summary: dict[str, Any]
    tile: list[Tile]
    notes: dict[str, str]


class Weapon(Facts, frozen=True):
    id: str
    en: str
    fr: str
    type: Literal["heavy_laser", "light_laser", "pulse"]
    station: StationName
    zone: str
    strength: int
    damaged_strength: int
    range: int
    energy: str
    targets: str
    confidence: Confidence
    damaged_range: int = 0


class Store(Facts, frozen=True):
    """A shield or a reactor."""

    id: str
    kind: Literal["reactor", "shield"]
    zone: ZoneName
    capacity: int
    damaged_capacity: int
    start: int
    filled_from: str
    confidence: Confidence


class Board(Facts, frozen=True):
    id: str
    turns: int
    phases: list[list[int]]
    last_appear_turn: int
    extra_threat_steps_after_last_action: int
    steps: list[str]
    confidence: Confidence
    confidence_note: str


class Announcement(Facts, frozen=True):
    """What the computer says at second `t`. A threat has the turn it appears in, and where; silence lasts a while."""

    t: int
    type: Literal["threat", "incoming_data", "data_transfer", "comms_down"]
    turn: int = 0
    zone: Literal["red", "white", "blue", ""] = ""
    serious: bool = False
    internal: bool = False
    unconfirmed: bool = False
    duration: int = 0


class Timeline(Facts, frozen=True):
    """The announcements of an action round, as on a scenario card."""

    id: str
    en: str
    fr: str
    code: str
    group: Literal["test", "simulation", "advanced_simulation", "mission"]
    turns: int
    phase_ends: list[int]
    heroic_cards: bool
    internal_threats: bool
    confidence: Confidence
    event: list[Announcement]
    tracks: dict[str, str] = {}
    threat_cards: list[str] = []


class Missions(Facts, frozen=True):
    timing: dict[str, Any]
    mission: list[Timeline]


class Ship(Facts, frozen=True):
    crew: dict[str, Any]
    station: list[dict[str, Any]]
    gravolift: list[dict[str, Any]]
    weapon: list[Weapon]
    rockets: dict[str, Any]
    interceptors: dict[str, Any]
    battlebots: dict[str, Any]
    energy: list[Store]
    fuel: dict[str, Any]
    hull: dict[str, Any]
    computer: dict[str, Any]
    visual_confirmation: dict[str, Any]
    board: list[Board]
    components: dict[str, Any]


@cache
def externals() -> list[External]:
    return checked_ids("threats_external.toml", load(PACKAGE, "threats_external.toml", Externals).threat)


@cache
def internals() -> list[Internal]:
    return checked_ids("threats_internal.toml", load(PACKAGE, "threats_internal.toml", Internals).threat)


@cache
def tracks() -> Tracks:
    return load(PACKAGE, "tracks.toml", Tracks)


@cache
def tiles() -> Tiles:
    return load(PACKAGE, "damage_tiles.toml", Tiles)


@cache
def missions() -> Missions:
    return load(PACKAGE, "missions.toml", Missions)


@cache
def ship() -> Ship:
    return load(PACKAGE, "ship.toml", Ship)


def checked_ids(file: str, threats: list[T]) -> list[T]:
    """No id and no printed code twice."""
    for field in ("id", "code"):
        seen: set[str] = set()
        for threat in threats:
            name = getattr(threat, field)
            if name in seen:
                raise BadFacts("bad-facts", file=file, entry=f"threat {threat.id}, {field}", problem="used twice")
            seen.add(name)
    return threats
