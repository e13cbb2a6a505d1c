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
Level = Literal["white", "yellow", "mixed"]
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
    last_sortie: int = 0
    """The power of interceptors that strike it alone and do not come home."""


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


class ActionCard(Facts, frozen=True):
    """A movement half and an action half."""

    movement: Literal["red", "blue", "lift"]
    action: Literal["A", "B", "C", "battlebots"]
    count: int


class HeroicCard(Facts, frozen=True):
    id: str
    move_to: StationName
    action: Literal["A", "B", "battlebots"]


class Deal(Facts, frozen=True):
    """How many cards each human gets for each phase; in a mission one of the first phase's is heroic."""

    humans: int
    androids: int
    per_phase: list[int]
    confidence: Confidence
    variant: str = ""
    note: str = ""


class ActionCards(Facts, frozen=True):
    deck: dict[str, Any]
    card: list[ActionCard]
    heroic: dict[str, Any]
    heroic_card: list[HeroicCard]
    deal: list[Deal]


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


class Rockets(Facts, frozen=True):
    en: str
    fr: str
    station: StationName
    count: int
    strength: int
    range: int
    energy: str
    launches_per_turn: int
    targets: str
    flight: str
    tie_break: str
    confidence: Confidence


class Interceptors(Facts, frozen=True):
    en: str
    fr: str
    station: StationName
    range: int
    strength_single: int
    strength_multiple: int
    pilots: int
    needs: str
    launch: str
    stay: str
    attacks_on_launch_turn: bool
    return_station: StationName
    return_at_end: str
    confidence: Confidence


class Fuel(Facts, frozen=True):
    en: str
    fr: str
    count: int
    refuel: str
    confidence: Confidence


class Hull(Facts, frozen=True):
    damage_limit_per_zone: int
    lost_when: str
    confidence: Confidence


class Computer(Facts, frozen=True):
    station: StationName
    markers: int
    maintenance_turns: list[list[int]]
    check_after_turn: list[int]
    delays_turn_if_missed: list[int]
    used_on_boards: list[str]
    confidence: Confidence


class VisualConfirmation(Facts, frozen=True):
    station: StationName
    markers: int
    points_by_players: list[int]
    points_index: str
    per_phase: str
    resolved: str
    used_in: list[str]
    confidence: Confidence


class Ship(Facts, frozen=True):
    crew: dict[str, Any]
    station: list[dict[str, Any]]
    gravolift: list[dict[str, Any]]
    weapon: list[Weapon]
    rockets: Rockets
    interceptors: Interceptors
    battlebots: dict[str, Any]
    energy: list[Store]
    fuel: Fuel
    hull: Hull
    computer: Computer
    visual_confirmation: VisualConfirmation
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
def action_cards() -> ActionCards:
    return load(PACKAGE, "action_cards.toml", ActionCards)


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
