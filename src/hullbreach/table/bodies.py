"""What is posted to the HTTP pages of tables and games, and what they answer."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from hullbreach.table.messages import Numbers, Op, Person, Result, Seq

MOST_NAME: Final = 40
MOST_WRITTEN: Final = 8_000
"""Letters of an option that is written; titles have bounds of their own."""

Name = Annotated[str, Meta(max_length=MOST_NAME)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is posted or answered."""


class Create(Body, frozen=True):
    """A new table. Who chooses the seed knows what is hidden, and the table says so."""

    game: Annotated[str, Meta(max_length=MOST_NAME)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=MOST_WRITTEN)]] = {}
    seed: Seed | None = None
    name: Name = ""
    public: bool = False
    player: Name = ""
    seat: Annotated[int, Meta(ge=0, le=15)] = 0
    bots: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    """Bots by the names of the seats they take."""
    absent: Literal["pause", "bot", "play-on"] = "pause"
    """In real time, while somebody is not here: wait for them, let a bot stand in, or play on without them."""
    book: Annotated[str, Meta(max_length=100)] = ""
    """The key of the log book that the game is entered in, once it is over."""
    language: Annotated[str, Meta(pattern=r"^([a-z]{2})?$")] = ""
    """The one spoken at the table, for those who look for one to join."""


class Join(Body, frozen=True):
    """Take a seat; the first free one by default."""

    player: Name = ""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class Fork(Body, frozen=True):
    """Play on from somewhere in a game: a table of one's own with its first entries, the other seats for bots."""

    keep: Seq | None = None
    """How many entries, as the replay counts its steps; by default all that stand."""
    player: Name = ""
    seat: Annotated[int, Meta(ge=0, le=15)] = 0


class Daily(Body, frozen=True):
    player: Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


class Seated(Body, frozen=True):
    """The token is shown once and held by nobody but its owner."""

    table: str
    seat: int
    token: str
    """Empty for a seat one has taken before, which the player's key opens."""


class Left(Body, frozen=True):
    seat: int


class TableInfo(Body, frozen=True):
    """What everybody may know of a table without watching it."""

    table: str
    """The name it was asked for by: its id, which lets one sit down, or its watch id."""
    watch: str
    """The watch id; empty for who knows a private table only by its id and holds no seat."""
    day: str
    """The day whose challenge it is, or empty."""
    game: str
    options: dict[str, str]
    name: str
    public: bool
    people: list[Person]
    seq: int
    over: bool
    chosen: bool
    """Somebody chose the seed, or brought the log, and may know what is hidden."""
    created: int
    book: str
    """For who holds a seat: the key of the log book that the game is entered in, or empty."""
    lines: int
    """How many lines the game leaves for a log book; 0 before its end."""


class Listed(Body, frozen=True):
    """A public table in the lobby."""

    table: str
    game: str
    name: str
    free: int
    created: int
    options: dict[str, str]
    """Those that are not as usual."""
    language: str
    """The one its host speaks, if it is known."""
    players: list[str]
    """The names of those who sit there and have told one."""


class OptionInfo(Body, frozen=True):
    name: str
    values: list[str]
    """Empty for an option that is written."""
    longest: int
    """Bytes that may be written for it; 0 for one that is chosen."""
    default: str
    when: dict[str, list[str]]
    """Other options, and the values one of which each must have for this one to mean anything."""
    seats: dict[str, list[str]]
    """Who sits at the table with a value of this option, for those values that change it."""
    real_time: list[str]
    """The values with which a game is in real time."""


class EventInfo(Body, frozen=True):
    name: str
    rule: str
    fields: list[str]


class LogColumnInfo(Body, frozen=True):
    name: str
    domain: str
    """What its values are called by; empty if they are written as they are."""


class GameInfo(Body, frozen=True):
    """Everything about a title that a client needs once: moves and event kinds are numbered in this order."""

    game: str
    rules: int
    seats: list[str]
    """Who sits at the table unless an option says otherwise."""
    real_time: bool
    """Time passes from the beginning, for everybody at once."""
    options: list[OptionInfo]
    log: list[LogColumnInfo]
    """What stands in a line of its log book; empty if it keeps none."""
    bots: list[str]
    moves: list[str]
    events: list[EventInfo]


class GameListed(Body, frozen=True):
    game: str
    seats: list[str]
    real_time: bool
    options: list[OptionInfo]
    log: list[LogColumnInfo]


class CompanionListed(Body, frozen=True):
    """A game whose box has a companion here."""

    game: str


class AskAdvice(Body, frozen=True):
    """What is the smallest change to what stands on a sheet?"""

    paper: msgspec.Raw
    seconds: Annotated[float, Meta(ge=0.1, le=20)] = 5.0
    seed: Seed = 1


class AskRemedy(Body, frozen=True):
    """What would have been enough for a better end?"""

    seconds: Annotated[float, Meta(ge=0.1, le=20)] = 5.0
    seed: Seed = 1


class Chances(Body, frozen=True):
    """What each seat could expect, from 0 to 1, when so many entries of a finished game had been made."""

    place: int
    chances: list[float]


class Curve(Body, frozen=True):
    """At the beginning of every turn, and at the end."""

    points: list[Chances]


class Missed(Body, frozen=True):
    """A move a seat could have made after so many entries, the one it made, by number, and its chances with each."""

    place: int
    seat: int
    played: int
    better: int
    chance: float
    better_chance: float


class Regret(Body, frozen=True):
    """The best move a seat missed, if one was surely better than what it did."""

    missed: Missed | None


class Step(Body, frozen=True, omit_defaults=True):
    """One entry of a finished game: time passed, a seat moved, and what came of it for a spectator."""

    seat: int
    """-1 if nobody moved."""
    move: int | None = None
    ms: int = 0
    clock: str = ""
    """`start`, `pause`, `resume` or `stop`, if that is what the entry was about."""
    events: list[Numbers] = []
    patch: list[Op] = []
    own: dict[int, list[Op]] = {}
    """By seat: what changed of what it alone knew."""
    chances: list[float] = []
    """Of every seat, after it: by the game's own rule of thumb, which sees what was hidden."""


class Replay(Body, frozen=True):
    game: str
    options: dict[str, str]
    people: list[Person]
    view: Any
    own: list[Any]
    """By seat: what it alone knew at the beginning. After the end nothing is secret."""
    events: list[Numbers]
    chances: list[float]
    steps: list[Step]
    result: Result


class DailyResult(Body, frozen=True):
    place: int
    """From 1; who did equally well shares a place."""
    player: str
    won: bool
    score: list[tuple[str, int]]
    table: str
    """Its watch id once the day is over; empty until then."""
    attempt: int
    """The how-manieth it was of all that were begun at the same address."""
    mine: bool
    """It is the asking player's."""


class DailyBoard(Body, frozen=True):
    game: str
    day: str
    results: list[DailyResult]
    table: str
    """Where the asking player plays it, or has; empty for who has not begun."""
    over: bool
    """They have come to its end."""


class MissionListed(Body, frozen=True):
    mission: str
    group: str
    seconds: int


class Soundtracks(Body, frozen=True):
    """The missions a game's computer can announce; `seed` and a number is one that it makes up."""

    game: str
    missions: list[MissionListed]
    seed: str


class Reach(Body, frozen=True):
    """Where others find this server, if that is elsewhere than where it was asked."""

    links: list[str]


class Health(Body, frozen=True):
    status: str
    version: str
