"""What everybody sees of a game, and what a seat knows beside that."""

from __future__ import annotations

from typing import Literal

import msgspec

from hullbreach.kernel.view import Own, View

Phase = Literal["mission", "building", "inspection", "launch", "flight", "accounts"]
Status = Literal[
    "in_yard", "flying", "gave_up", "finished", "hyperspace", "lingering", "skipping", "dead", "sitting_out"
]


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A component on a ship: `at` is its spot on the grid of 9 by 9 squares, row by row from the bow.

    `holds` is what it carries as the rulebook's notation writes it: h2, aB, aP, c3, g:RYGB; s2 are sleepers, j1 a jump.
    """

    at: int
    tile: str
    turn: int = 0
    holds: str = ""


class ErrorView(msgspec.Struct, frozen=True):
    """A building error, and the squares it lies between."""

    kind: str
    at: list[int]


class StrengthView(msgspec.Struct, frozen=True):
    """What a ship can do: with no cell spent, and with as many as are of use. Cannons count in halves."""

    engines: int
    engines_most: int
    cannons: int
    cannons_most: int


class ShipView(msgspec.Struct, frozen=True):
    """A ship as everybody sees it. `loose` is the component that its owner may still take back."""

    parts: list[PartView]
    loose: int | None
    errors: list[ErrorView]
    pieces: list[list[int]]
    """Once building is over: what hangs together, where a part of the ship is in more than one piece."""
    exposed: int
    strength: StrengthView
    crew: int
    humans: int
    cells: int
    goods: str


class MissionLineView(msgspec.Struct, frozen=True):
    """What one reward or penalty of the mission came to, below zero if it was paid: how (`pay`), and for what."""

    pay: str
    counter: str | None
    credits: int


class AccountView(msgspec.Struct, frozen=True):
    """What a flight brought in credits, line by line; `cards` were paid on the way."""

    cards: int
    order: int
    beauty: int
    goods: int
    losses: int
    mission: list[MissionLineView]
    """Rewards and penalties of the mission, in the order of its card."""


class SeatView(msgspec.Struct, frozen=True):
    """Somebody at the table. `order` is the order tile, 0 while there is none; `space` counts from the start space."""

    ship: ShipView
    hand: str | None
    from_aside: bool
    """Whether the component in hand was set aside, so that it cannot go back to the warehouse."""
    aside: list[str | None]
    looking: int | None
    order: int
    status: Status
    space: int
    lost: int
    credits: int
    account: AccountView | None
    """While the accounts lie open."""


class TimerView(msgspec.Struct, frozen=True):
    """`circle` is where the timer stands; `ends` the game time at which it has run out, None if it has."""

    circle: str
    ends: int | None


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is asked. Which of the fields mean something follows from the stage."""

    seat: int
    stage: str
    need: int = 0
    """How many more have to go, or what has to be beaten (cannons in halves)."""
    have: int = 0
    """The strength reached so far (cannons in halves)."""
    hazard: str = ""
    side: str = ""
    line: int = 0
    at: int | None = None
    """The square that would be hit."""
    would_lose: list[int] = []
    """All squares that would be lost then, with what falls off."""
    goods: str = ""
    """Blocks that can be loaded."""
    days: int = 0
    credits: int = 0
    due: int = 0
    """At a black hole how many components have to go as things stand; `need` is the pull then."""
    marked: list[int] = []
    """The squares the owner has chosen to lose so far."""
    result: int = 0
    """In a tactical zone what the column comes to with no more cells, in halves; `need` is the lowest so far."""


class MarkerView(msgspec.Struct, frozen=True):
    """A neutral rocket: the hits it can still take, of so many."""

    id: str
    left: int
    hits: int


class BetView(msgspec.Struct, frozen=True):
    """An option of the secret choice: it wins so much if no more than `at_most` is counted; None wins nothing."""

    name: str
    at_most: int | None
    credits: int


class DirectiveView(msgspec.Struct, frozen=True):
    """What head office asks for: so much is counted at the end, at least or at most."""

    name: str
    counter: str
    at_least: int | None
    at_most: int | None


class MissionSeatView(msgspec.Struct, frozen=True):
    """What the mission has to do with a seat."""

    vote: int
    """The offered mission it voted for, from 1, or vetoed, below zero; 0: not yet."""
    would_fly: str | None
    """The class it named when the mission was known."""
    badges: int
    enemies: int
    """Beaten in this flight."""
    choice: str | None
    """The secret choice, once it is shown."""
    so_far: int
    """What the mission would pay if the flight ended now."""


class MissionView(msgspec.Struct, frozen=True):
    """What lies open of the missions. `name` is None until one is chosen."""

    name: str | None
    offered: list[str]
    directives: list[DirectiveView]
    """Those drawn for this flight."""
    joins: list[tuple[str, str]]
    """The connectors that may face each other on this flight, if they are not the usual ones."""
    markers: list[MarkerView]
    counter: str | None
    """What bets are about."""
    bets: list[BetView]
    seats: list[MissionSeatView]


class FlightView(msgspec.Struct, frozen=True):
    """`shown` are the cards of this flight that have been turned up, the current one last."""

    card: str | None
    shown: list[str]
    left: int
    planets: list[int | None]
    """By planet of the card: the seat that landed there."""
    line: int
    """The line of the card, or the column, sweep or hazard, that is being resolved, from 0."""


class GalaxyTruckerView(View, frozen=True, tag="galaxy-trucker"):
    phase: Phase
    round: int
    rounds: list[str]
    """The ship classes of all flights of the game."""
    level: str
    ship_class: str
    seats: list[SeatView]
    face_down: int
    """With the usual back."""
    face_down_special: int
    face_up: list[str]
    stacks: list[int | None]
    """The three open stacks: who looks at each."""
    timer: TimerView | None
    orders_left: list[int]
    flight: FlightView | None
    questions: list[QuestionView]
    supply: list[int]
    """Blocks in the supply: red, yellow, green, blue."""
    used: list[str]
    """Cards of earlier flights, which are not dealt again."""
    mission: MissionView | None


class GalaxyTruckerOwn(Own, frozen=True, tag="galaxy-trucker"):
    cards: list[str]
    """The cards of the stack one looks at."""
    choice: str | None = None
    """The secret choice one has made."""
