"""A flight on paper: what `hullbreach resolve` and the companion read and write, checked field by field.

`docs/space-alert.md` describes it. The structs here are the whole schema; `read` turns paper into a mission and plans.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert.cards import CARDS, TILE_IDS
from hullbreach.games.space_alert.facts import ZoneName
from hullbreach.games.space_alert.pieces import (
    ACTION_NAMES,
    HEROIC_A,
    INTERNAL,
    MOST_CREW,
    NOTHING,
    TILES,
    TURNS,
    ZONE_NAMES,
)
from hullbreach.games.space_alert.state import ADVANCED_SIMULATION, REAL_MISSION, SIMULATION, TEST_FLIGHT, Mission
from hullbreach.kernel.errors import HullError

FlightType = Literal["test", "simulation", "advanced_simulation", "mission"]
RULES: Final[dict[str, i64]] = {
    "test": TEST_FLIGHT,
    "simulation": SIMULATION,
    "advanced_simulation": ADVANCED_SIMULATION,
    "mission": REAL_MISSION,
}
TEST_TURNS: Final = 7
LAST_TIME: Final = 8


class BadFlight(HullError):
    """A flight on paper that cannot be flown; names the field and what is wrong with it."""


class ThreatPaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A threat card with its time token and trajectory; by `id`, by printed `code`, or both if they agree."""

    time: int
    zone: Literal["red", "white", "blue", "internal"]
    id: str = ""
    code: str = ""


class TripUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slip called when the card was revealed: what was meant instead (SA-ORD-05)."""

    player: int
    turn: int
    action: str


class FlightPaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The input: everything a resolution depends on."""

    crew: int
    tracks: dict[str, str]
    threats: list[ThreatPaper]
    damage_decks: dict[ZoneName, list[str]]
    plans: list[list[str | None]]
    flight: FlightType = "mission"
    trip_ups: list[TripUp] = []


class PlayerPaper(msgspec.Struct, frozen=True):
    at: str | None
    ko: bool
    bots: Literal["active", "disabled"] | None
    queue: str


class TurnPaper(msgspec.Struct, frozen=True):
    """The state at the end of a turn; lists of three go from red to blue."""

    turn: int
    players: list[PlayerPaper]
    shields: list[int]
    reactors: list[int]
    fuel: int
    rockets: int
    rocket_flying: bool
    tiles: list[list[str]]
    storage: list[Literal["ready", "taken", "engulfed"]]
    interceptors_docked: bool
    computer: list[bool | None]
    visual: list[int]
    irreparable: list[str]
    doubled: list[ZoneName]
    threats: list[dict[str, Any]]


class Loss(msgspec.Struct, frozen=True):
    turn: int
    kind: str
    zone: str | None
    threat: int


class ScorePaper(msgspec.Struct, frozen=True):
    destroyed: int
    survived: int
    visual_confirmation: int
    damage: int
    worst_zone: int
    knocked_out: int
    disabled_squads: int
    total: int


class ResultPaper(msgspec.Struct, frozen=True):
    outcome: Literal["won", "lost"]
    turns: list[TurnPaper]
    loss: Loss | None
    fates: list[str]
    triggers: list[list[Any]]
    score: ScorePaper | None


def read(paper: FlightPaper) -> tuple[Mission, vec[i64], vec[i64]]:
    """The mission, the plans and the slips; raises BadFlight."""
    if not 1 <= paper.crew <= MOST_CREW:
        raise _bad("crew", f"{paper.crew} crew members, expected 1 to {MOST_CREW}")
    threats = _threats(paper)
    mission = Mission(
        RULES[paper.flight],
        paper.crew,
        numbers([card for card, _ in threats]),
        numbers([ZONE_NAMES.index(threat.zone) for _, threat in threats]),
        numbers([threat.time for _, threat in threats]),
        numbers(_tracks(paper)),
        numbers(_piles(paper)),
    )
    return mission, numbers(_plans(paper)), numbers(_slips(paper))


def numbers(values: list[int]) -> vec[i64]:
    result = vec[i64]()
    for value in values:
        result = append(result, value)
    return result


def _threats(paper: FlightPaper) -> list[tuple[int, ThreatPaper]]:
    """Cards in the order of their time tokens; no number twice."""
    found: list[tuple[int, ThreatPaper]] = []
    for index, threat in enumerate(paper.threats):
        field = f"threats[{index}]"
        card = _card(field, threat)
        if (threat.zone == "internal") != (card >= CARDS.externals):
            raise _bad(f"{field}.zone", f"{CARDS.ids[card]} cannot be {threat.zone}")
        if not 1 <= threat.time <= LAST_TIME:
            raise _bad(f"{field}.time", f"{threat.time}, expected 1 to {LAST_TIME}")
        if found and threat.time <= found[-1][1].time:
            raise _bad(f"{field}.time", f"{threat.time} after {found[-1][1].time}, expected ascending numbers")
        found.append((card, threat))
    return found


def _card(field: str, threat: ThreatPaper) -> int:
    if threat.id and threat.id not in CARDS.ids:
        raise _bad(f"{field}.id", f"unknown threat {threat.id!r}")
    if threat.code and threat.code not in CARDS.codes:
        raise _bad(f"{field}.code", f"unknown threat code {threat.code!r}")
    if not (threat.id or threat.code):
        raise _bad(field, "neither id nor code")
    card = CARDS.ids.index(threat.id) if threat.id else CARDS.codes.index(threat.code)
    if threat.code and CARDS.codes[card] != threat.code:
        raise _bad(f"{field}.code", f"{threat.code} is not {threat.id}")
    return card


def _tracks(paper: FlightPaper) -> list[int]:
    """One board for each zone, and one for internal threats if there are any; none twice."""
    needed = [zone for zone in ZONE_NAMES if zone != "internal" or _has_internal(paper) or zone in paper.tracks]
    for zone in paper.tracks:
        if zone not in ZONE_NAMES:
            raise _bad("tracks", f"unknown trajectory {zone!r}, expected {', '.join(ZONE_NAMES)}")
    chosen: list[int] = []
    for zone in needed:
        track = paper.tracks.get(zone)
        if track not in CARDS.track_ids:
            raise _bad(f"tracks.{zone}", f"{track!r}, expected {CARDS.track_ids[0]} to {CARDS.track_ids[-1]}")
        number = CARDS.track_ids.index(track)
        if number in chosen:
            raise _bad(f"tracks.{zone}", f"{track} is used twice")
        chosen.append(number)
    return chosen + [0] * (int(INTERNAL) + 1 - len(chosen))


def _has_internal(paper: FlightPaper) -> bool:
    return any(threat.zone == "internal" for threat in paper.threats)


def _piles(paper: FlightPaper) -> list[int]:
    piles: list[int] = []
    for zone_number, zone in enumerate(ZONE_NAMES[:3]):
        names = {str(key): pile for key, pile in paper.damage_decks.items()}.get(zone)
        if names is None:
            raise _bad(f"damage_decks.{zone}", "missing")
        tiles = [_tile(f"damage_decks.{zone}[{index}]", name, zone_number) for index, name in enumerate(names)]
        if len(set(tiles)) != TILES or len(tiles) != TILES:
            raise _bad(f"damage_decks.{zone}", f"expected each of the {TILES} tiles of the zone once")
        piles.extend(tiles)
    return piles


def _tile(field: str, name: str, zone: int) -> int:
    if name not in TILE_IDS or TILE_IDS[name][0] != zone:
        raise _bad(field, f"{name!r} is no tile of the {ZONE_NAMES[zone]} zone")
    return TILE_IDS[name][1]


def _plans(paper: FlightPaper) -> list[int]:
    """12 slots for each; a plan with fewer has empty ones behind."""
    if len(paper.plans) != paper.crew:
        raise _bad("plans", f"{len(paper.plans)} plans for {paper.crew} crew members")
    turns = TEST_TURNS if paper.flight == "test" else int(TURNS)
    plans: list[int] = []
    for member, plan in enumerate(paper.plans):
        if len(plan) > turns:
            raise _bad(f"plans[{member}]", f"{len(plan)} slots, expected at most {turns}")
        actions = [_action(f"plans[{member}][{slot}]", name) for slot, name in enumerate(plan)]
        heroic = [slot for slot, action in enumerate(actions) if action >= HEROIC_A]
        if len(heroic) > 1:
            raise _bad(f"plans[{member}][{heroic[1]}]", "a second heroic card, expected at most one each")
        if heroic and paper.flight != "mission":
            raise _bad(f"plans[{member}][{heroic[0]}]", f"no heroic cards in a {paper.flight} flight")
        plans.extend(actions + [int(NOTHING)] * (int(TURNS) - len(actions)))
    return plans


def _action(field: str, name: str | None) -> int:
    if name is None:
        return int(NOTHING)
    if name not in ACTION_NAMES[1:]:
        raise _bad(field, f"unknown action {name!r}, expected one of {', '.join(ACTION_NAMES[1:])}")
    return ACTION_NAMES.index(name)


def _slips(paper: FlightPaper) -> list[int]:
    slips = [int(NOTHING)] * (paper.crew * int(TURNS))
    for index, slip in enumerate(paper.trip_ups):
        field = f"trip_ups[{index}]"
        if not 0 <= slip.player < paper.crew:
            raise _bad(f"{field}.player", f"{slip.player}, expected 0 to {paper.crew - 1}")
        if not 1 <= slip.turn <= TURNS:
            raise _bad(f"{field}.turn", f"{slip.turn}, expected 1 to {TURNS}")
        slips[slip.player * int(TURNS) + slip.turn - 1] = _action(f"{field}.action", slip.action)
    return slips


def _bad(field: str, problem: str) -> BadFlight:
    return BadFlight("bad-flight", field=field, problem=problem)
