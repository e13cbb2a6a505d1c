"""A mission as the rules read it: flat tables made of what stands on its card (GT-MIS-04).

A flight without a mission follows the blank plan, which changes nothing; so no rule asks whether there is one.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.missions import schema
from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.kernel.agenda import NONE

COUNTER_NAMES: Final[tuple[str, ...]] = schema.COUNTERS

# Classes of cards a rule may be about.
SUPERCARD: Final[i64] = 0
ENEMY: Final[i64] = 1
CARD_CLASSES: Final[tuple[str, ...]] = ("supercard", "enemy")

# What spoils a badge, a bit for each.
SCRATCHES: Final[tuple[str, ...]] = ("no_component_lost", "no_crew_lost", "no_goods_lost", "no_day_lost")

# What hits a marker.
BY_ENEMY: Final[i64] = 0
BY_FLEET: Final[i64] = 1
HIT_CAUSES: Final[tuple[str, ...]] = ("enemy_beaten_by_nobody", "fleet_matched_by_nobody")

# Which stacks get supercards.
STACK_SETS: Final[dict[str, int]] = {"viewable": 0b0111, "hidden": 0b1000, "all": 0b1111}

# How a line of the accounts comes about.
PER: Final[i64] = 0
TABLE: Final[i64] = 1
MOST: Final[i64] = 2
RANK: Final[i64] = 3
IF: Final[i64] = 4
SETS: Final[i64] = 5
MARKER: Final[i64] = 6
CHOICE: Final[i64] = 7
CHOICE_FAILED: Final[i64] = 8
LOSSES: Final[i64] = 9
LAUNCH: Final[i64] = 10
PAY_NAMES: Final[tuple[str, ...]] = (
    "per",
    "table",
    "most",
    "rank",
    "if",
    "sets",
    "marker",
    "choice",
    "choice_failed",
    "losses",
    "launch",
)

ARTEFACTS: Final[i64] = 1 << 16 | 1 << 17
assert ARTEFACTS == 1 << part.ARTEFACT | 1 << part.DOUBLE_ARTEFACT


def kinds_of(name: str) -> i64:
    """The set of component kinds a mission means: single and double artefacts are one kind to it."""
    if name == "artefact":
        return ARTEFACTS
    one: i64 = 1
    return one << part.KIND_NAMES.index(name)


@final
class Addition:
    """Special components in the warehouse; all of their kind if `count` is NONE."""

    def __init__(self, kinds: i64, count: i64, each: bool) -> None:
        self.kinds = kinds
        self.count = count
        self.each = each
        """So many for each player."""


@final
class Reserve:
    """Special components on the reserve places from the start (GT-MIS-08)."""

    def __init__(self, kinds: i64, count: i64, must_be_built: bool) -> None:
        self.kinds = kinds
        self.count = count
        self.must_be_built = must_be_built


@final
class Insertion:
    """Supercards for the stacks: `each` into every one of them, or by level so many in all."""

    def __init__(self, op: schema.InsertSupercards) -> None:
        self.stacks: i64 = STACK_SETS[op.stacks]
        self.types = op.types
        self.each: i64 = op.per_stack or 0
        self.total = vec[i64](op.total or ())
        self.extra = op.extra
        self.optional = op.optional


@final
class Condition:
    """What is counted, and what it must come to; NONE where there is no bound."""

    def __init__(self, name: str, counter: str, at_least: int | None, at_most: int | None) -> None:
        self.name = name
        self.counter: i64 = COUNTER_NAMES.index(counter)
        self.at_least: i64 = NONE if at_least is None else at_least
        self.at_most: i64 = NONE if at_most is None else at_most

    def holds(self, counted: i64) -> bool:
        return counted >= self.at_least and (self.at_most == NONE or counted <= self.at_most)


@final
class Skip:
    """What it costs not to be in flight while such a card is resolved (GT-MIS-09)."""

    def __init__(self, card_class: i64, kinds: i64, count: i64, by_part: bool) -> None:
        self.card_class = card_class
        self.kinds = kinds
        self.count = count
        self.by_part = by_part
        """Whether each part of a ship is taken out of flight for itself (GT-RULING-25)."""


@final
class Badge:
    def __init__(self, card_class: i64, scratches: i64) -> None:
        self.card_class = card_class
        self.scratches = scratches


@final
class Marker:
    """A neutral rocket; hit points by level."""

    def __init__(self, name: str, hits: vec[i64]) -> None:
        self.name = name
        self.hits = hits


@final
class MarkerHit:
    def __init__(self, marker: i64, cause: i64, hits: i64) -> None:
        self.marker = marker
        self.cause = cause
        self.hits = hits


@final
class Money:
    """One reward or penalty: a line of the accounts. Which fields mean something follows from `pay`."""

    def __init__(self, pay: i64, counter: i64 = NONE) -> None:
        self.pay = pay
        self.counter = counter
        self.cost = False
        """Whether the player pays it."""
        self.for_all = False
        """Whether those who gave up count too."""
        self.amounts: list[vec[i64]] = []
        """By level; what the places stand for follows from `pay`."""
        self.condition: Condition | None = None
        self.counters = vec[i64]()
        self.once = False
        self.ties_count = True
        self.fewest_first = False
        self.marker: i64 = NONE
        self.alive = False
        self.bounds = vec[i64]()
        self.whole = False
        self.round_up = True
        self.per_component: i64 = 0
        self.capped = False
        self.requirement: i64 = NONE

    def amount(self, level: i64, place: i64 = 0) -> i64:
        """The amount at a place of the level's row; beyond the end the last one."""
        row = self.amounts[level - 1]
        last: i64 = len(row) - 1
        return row[place if place < last else last]


@final
class Plan:
    """One mission. A blank one changes nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.most_players: i64 = schema.MOST_SEATS
        self.forbidden: tuple[str, ...] = ()
        # Setup.
        self.additions: list[Addition] = []
        self.reserves: list[Reserve] = []
        self.insertions: list[Insertion] = []
        self.removed: tuple[str, ...] = ()
        """Types of adventures that are taken out."""
        self.markers: list[Marker] = []
        self.directives: list[Condition] = []
        self.drawn_directives: i64 = 0
        # In the yard.
        self.joins: i64 = part.USUAL_JOINS
        self.pairs: tuple[tuple[str, str], ...] = ()
        """The connectors that may face each other, where that is unusual."""
        self.may_look = True
        self.timer_delta: i64 = 0
        self.requirements: list[Condition] = []
        self.choices: tuple[str, ...] = ()
        # In flight.
        self.skips: list[Skip] = []
        self.badges: list[Badge] = []
        self.may_die = False
        self.closes_ranks = False
        self.volunteers = False
        self.marker_hits: list[MarkerHit] = []
        # Accounts.
        self.order_factor: i64 = 1
        self.beauty_factor: i64 = 1
        self.all_are_first = False
        self.money: list[Money] = []
        self.loss_prices: list[Money] = []

    def must_be_built(self) -> bool:
        """Whether what is left on the reserve places counts as lost (GT-RULING-24)."""
        return not self.reserves or self.reserves[0].must_be_built

    def bet(self) -> Money | None:
        """What a secret choice may win."""
        for money in self.money:
            if money.pay == CHOICE:
                return money
        return None


BLANK: Final = Plan("none")
