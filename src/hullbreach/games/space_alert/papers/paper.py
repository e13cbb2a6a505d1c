"""A flight on paper: what `hullbreach resolve` and the companion read and write, field by field.

`docs/space-alert.md` describes it; `reading` turns a paper into a mission and plans.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from hullbreach.games.space_alert.facts import ZoneName
from hullbreach.kernel.errors import HullError

FlightType = Literal["test", "simulation", "advanced_simulation", "mission"]
SHIP_ZONES: Final[tuple[ZoneName, ...]] = ("red", "white", "blue")


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


class CardPaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in a hand: what each half does, the phase (1 to 3) it comes with, and after how many data transfers."""

    phase: int
    halves: tuple[str, str]
    after: int = 0


class FlightPaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The input: everything a resolution depends on; and for planning, what everybody holds.

    Piles nobody knows are shuffled from `damage_seed`, if there is one.
    """

    crew: int
    tracks: dict[str, str]
    threats: list[ThreatPaper]
    plans: list[list[str | None]]
    damage_decks: dict[ZoneName, list[str]] = {}
    flight: FlightType = "mission"
    trip_ups: list[TripUp] = []
    damage_seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    hands: list[list[CardPaper]] = []  # nothing: any card may be planned
    androids: int = 0  # the last of the crew: anybody may plan for them
    transfers: list[int] = []  # the phase (1 to 3) of each data transfer, in order


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


def decode_paper(text: bytes) -> FlightPaper:
    """A flight in JSON; raises BadFlight."""
    try:
        return msgspec.json.decode(text, type=FlightPaper)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$.")
        raise BadFlight("flight-malformed", field=path.rstrip("`") or "-", problem=problem) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFlight("flight-malformed", field="-", problem=str(error)) from None
