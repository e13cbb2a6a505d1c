"""The schemas of lessons. A lesson is a list of acts, an act a list of steps on one stage.

The words of a step stand in `space-alert-academy.ftl` under the ids of its lesson and itself; here is what it shows,
asks and waits for.
"""

from __future__ import annotations

from typing import Literal

from hullbreach.games.space_alert.papers.paper import FlightType
from hullbreach.kernel.facts import Facts

Kind = Literal["say", "pick", "choose", "order", "plan", "do", "fly"]
StepName = Literal["", "appear", "actions", "damage", "threats", "computer", "return"]
Zone = Literal["red", "white", "blue", "internal"]
Round = Literal["", "resolution", "over"]


class Place(Facts, frozen=True):
    """A moment of a film: the end of a turn, or of a step in it; turn 0 is before everything."""

    turn: int
    step: StepName = ""


class Goal(Facts, frozen=True):
    """Something the film must tell, or must not (`absent`): by the end of a turn, if one is given."""

    event: str
    values: dict[str, str] = {}
    by: int = 0
    absent: bool = False


class Lying(Facts, frozen=True):
    """A card on a board with this half up; members and turns count from 1."""

    member: int
    turn: int
    action: str


class Until(Facts, frozen=True):
    """What must be so at the table; all that is given."""

    laid: list[Lying] = []
    heard: int = 0
    """So many announcements."""
    phase: int = 0
    """One's own phase, at least."""
    gave: bool = False
    refused: bool = False
    """Something was tried that the rules forbid."""
    round: Round = ""


class Step(Facts, frozen=True):
    """One idea. What it needs depends on its kind:

    `say` nothing. `pick` stations on the ship (`every` one of the answer, or any). `choose` one of the options.
    `order` all of them. `plan` cards for slots that are open, until the film meets the goals. `do` something at a
    table. `fly` a whole flight.
    """

    id: str
    kind: Kind
    at: list[str] = []
    """What is pointed at: places of the board."""
    rule: str = ""
    """What it rests on, for who wants to read it."""
    hint: bool = False
    """Whether there is one to ask for."""
    options: list[str] = []
    answer: list[str] = []
    every: bool = False
    place: Place | None = None
    """Where the film stands when the step begins."""
    then: Place | None = None
    """Where it goes on to when the step is done: the consequence."""
    truth: str = ""
    """What the answer to a question is read from in the picture of that moment (`threats.0.space`)."""
    open: list[list[int]] = []
    """Slots, as member and turn from 1."""
    cards: list[str] = []
    goals: list[Goal] = []
    solution: list[list[str]] = []
    """Plans that meet the goals; of a flight, plans that bring the ship home."""
    until: Until | None = None
    moves: list[str] = []
    """How it can be done."""
    partner: list[str] = []
    """What the instructor does in the second seat, when the step begins."""


class ThreatFacts(Facts, frozen=True):
    time: int
    zone: Zone
    id: str


class Paper(Facts, frozen=True):
    """A flight on paper; an empty name is an empty slot."""

    flight: FlightType
    tracks: dict[str, str]
    crew: int = 4
    threats: list[ThreatFacts] = []
    plans: list[list[str]] = []
    damage_seed: int = 1


class TableFacts(Facts, frozen=True):
    """A table of the game: its options and its seed; and the clocks one may choose from, the usual one first."""

    options: dict[str, str]
    seed: int
    clocks: list[str] = []
    partner: bool = False
    """Whether the instructor takes the second seat."""
    again: bool = False
    """Whether another flight than the prepared one comes to who flies once more."""


class Act(Facts, frozen=True):
    """Steps on one stage: a flight on paper, or a table."""

    step: list[Step]
    paper: Paper | None = None
    table: TableFacts | None = None


class Lesson(Facts, frozen=True):
    id: str
    number: int
    minutes: int
    act: list[Act]
    extra: bool = False
    """A flight beside the way: nobody has to."""
