"""What may stand on a mission card, printed or written by somebody (GT-MIS-04, GT-MIS-07): a closed vocabulary.

A mission is data: lists of entries, each with its `op`. Every list, number and text has its bounds here; what entries
ask of each other is checked beside (`checks.py`). The form in the workshop is made of these types, too.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from hullbreach.games.galaxy_trucker.facts import LEVELS, CardType, SupercardType

MOST_SEATS: Final = 5
MOST_CREDITS: Final = 99
MOST_COUNTED: Final = 30
MOST_TITLE: Final = 60
MOST_SUMMARY: Final = 400

Kind = Literal["explosive", "fragile", "heavy", "radioactive", "artefact"]
ShipClass = Literal["I", "II", "III", "IIIA", "IA", "IC", "IIA", "IIB", "IIC", "IIIC", "IVC"]
AnySupercardType = Literal["any", SupercardType]
LaunchCounter = Literal[
    "built_artefact",
    "aliens_aboard",
    "empty_squares_at_launch",
    "cannon_components",
    "exposed_connectors",
    "engine_strength_without_cells",
]
Counter = Literal[
    "delivered_explosive",
    "delivered_fragile",
    "delivered_heavy",
    "delivered_radioactive",
    "delivered_artefact",
    "delivered_artefact_single",
    "delivered_artefact_double",
    "delivered_weight",
    "delivered_distinct_kinds",
    "delivered_human",
    "delivered_alien",
    "delivered_goods_colours",
    "lost_explosive",
    "lost_fragile",
    "lost_heavy",
    "lost_radioactive",
    "lost_artefact",
    "lost_human",
    "lost_alien",
    "lost_crew",
    "lost_in_flight",
    "cannon_components",
    "exposed_connectors",
    "cells_left",
    "engine_strength_without_cells",
    "badges",
    "enemies_beaten",
    "directives_met",
    "directives_broken",
    "built_artefact",
    "aliens_aboard",
    "empty_squares_at_launch",
]
KINDS: Final[tuple[str, ...]] = get_args(Kind)
COUNTERS: Final[tuple[str, ...]] = get_args(Counter)

Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z][a-z0-9_]*\Z")]
# One line of plain text: nothing that breaks it, and nothing that turns its direction.
PLAIN: Final = r"^[^\x00-\x1f\x7f\u2028\u2029\u202a-\u202e\u2066-\u2069]*\Z"
Credits = Annotated[int, Meta(ge=0, le=MOST_CREDITS)]
Bound = Annotated[int, Meta(ge=0, le=MOST_COUNTED)]
Amount = Annotated[tuple[Credits, ...], Meta(min_length=LEVELS, max_length=LEVELS)]
"""Credits by the level of the flight (GT-MIS-05)."""
Row = Annotated[tuple[Credits, ...], Meta(min_length=1, max_length=8)]
Rows = Annotated[tuple[Row, ...], Meta(min_length=LEVELS, max_length=LEVELS)]
"""Credits by level, then by place."""
Who = Literal["finishers", "all"]


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all that stands on a mission card: a field that nobody declared is a mistake."""


class Op(Written, frozen=True, tag_field="op"):
    """Base of the entries."""


# --- setup -----------------------------------------------------------------------------------------------------------
class AddToWarehouse(Op, frozen=True, tag="add_to_warehouse"):
    """So many random special components of a kind among the others: for all together, or for each player."""

    kind: Kind
    count: Annotated[int, Meta(ge=1, le=16)] | Literal["all"] = "all"
    each: Literal["table", "player"] = "table"


class DealToReserve(Op, frozen=True, tag="deal_to_reserve"):
    """Each player begins with these on the reserve places (GT-MIS-08)."""

    kind: Kind
    count: Annotated[int, Meta(ge=1, le=2)]
    must_be_built: bool = True


class InsertSupercards(Op, frozen=True, tag="insert_supercards"):
    """Supercards into each of these stacks, or so many in all by level, one per stack from the first.

    What is not `extra` takes the place of a card of the flight's level; what is `optional` the players may leave out.
    """

    stacks: Literal["viewable", "hidden", "all"]
    types: Annotated[tuple[AnySupercardType, ...], Meta(min_length=1, max_length=7)]
    per_stack: Annotated[int, Meta(ge=1, le=2)] | None = None
    total: (
        Annotated[tuple[Annotated[int, Meta(ge=0, le=4)], ...], Meta(min_length=LEVELS, max_length=LEVELS)] | None
    ) = None
    extra: bool = True
    optional: bool = False


class RemoveCards(Op, frozen=True, tag="remove_cards"):
    """Adventures of these types are taken out before the stacks are made."""

    types: Annotated[tuple[CardType, ...], Meta(min_length=1, max_length=12)]


class Marker(Op, frozen=True, tag="marker"):
    """A neutral rocket with hit points by level; it is in nobody's way."""

    id: Name
    hits: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=LEVELS, max_length=LEVELS)]
    place: Literal["ahead_of_leader"] = "ahead_of_leader"


class DrawDirectives(Op, frozen=True, tag="draw_directives"):
    """So many different directives of the mission's own are drawn face up."""

    count: Annotated[int, Meta(ge=1, le=8)]


Setup = AddToWarehouse | DealToReserve | InsertSupercards | RemoveCards | Marker | DrawDirectives


# --- rules while building --------------------------------------------------------------------------------------------
Pipe = Literal["single", "double", "universal"]


class ConnectorRule(Op, frozen=True, tag="connector_rule"):
    """Which connectors may face each other, instead of the usual pairs."""

    legal_pairs: Annotated[tuple[tuple[Pipe, Pipe], ...], Meta(min_length=1, max_length=6)]


class NoLookingAtCards(Op, frozen=True, tag="no_looking_at_cards"):
    """No stack may be looked at."""


class TimerRuns(Op, frozen=True, tag="timer_runs"):
    """So many runs of the timer more, or fewer; one is always left."""

    delta: Annotated[int, Meta(ge=-3, le=3)]


class RequireAtLaunch(Op, frozen=True, tag="require_at_launch"):
    """Who has less than that at launch pays."""

    counter: LaunchCounter
    at_least: Annotated[int, Meta(ge=1, le=MOST_COUNTED)]
    else_pay: Amount


class SecretChoice(Op, frozen=True, tag="secret_choice"):
    """Each player secretly chooses one of these; they are shown later."""

    options: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=6)]
    when: Literal["after_launch_check"] = "after_launch_check"
    reveal: Literal["before_first_card"] = "before_first_card"


BuildRule = ConnectorRule | NoLookingAtCards | TimerRuns | RequireAtLaunch | SecretChoice


# --- rules in flight -------------------------------------------------------------------------------------------------
CardClass = Literal["supercard", "enemy"]
Scratch = Literal["no_component_lost", "no_crew_lost", "no_goods_lost", "no_day_lost"]


class Cost(Written, frozen=True):
    """What is given up of one's own ship."""

    discard_special: Kind
    count: Annotated[int, Meta(ge=1, le=4)] = 1


class SkipCard(Op, frozen=True, tag="skip_card"):
    """Whoever pays is not in flight until such a card is done; the leader decides first (GT-MIS-09)."""

    card_class: CardClass
    cost: Cost
    scope: Literal["ship", "ship_part"] = "ship_part"


class BadgeIfUnscathed(Op, frozen=True, tag="badge_if_unscathed"):
    """Whoever faced such a card and lost none of these gains a badge."""

    card_class: CardClass
    unscathed: Annotated[tuple[Scratch, ...], Meta(min_length=1, max_length=4)]


class DeathIf(Op, frozen=True, tag="death_if"):
    """What kills the pilot (GT-STD-09)."""

    when: Literal["starting_cabin_destroyed_by_explosion"]


class CloseRanks(Op, frozen=True, tag="close_ranks"):
    """From the second ship back, each moves up directly behind the one ahead."""

    when: Literal["after_each_card"] = "after_each_card"


class VolunteerFirst(Op, frozen=True, tag="volunteer_first"):
    """Against such a card the first who volunteers fights before the leader."""

    card_class: Literal["enemy"] = "enemy"


class MarkerHitWhen(Op, frozen=True, tag="marker_hit_when"):
    """What costs the marker hit points."""

    id: Name
    when: Literal["enemy_beaten_by_nobody", "fleet_matched_by_nobody"]
    hits: Annotated[int, Meta(ge=1, le=9)] = 1


FlightRule = SkipCard | BadgeIfUnscathed | DeathIf | CloseRanks | VolunteerFirst | MarkerHitWhen


# --- money -----------------------------------------------------------------------------------------------------------
class PayPer(Op, frozen=True, tag="pay_per"):
    """An amount for each that is counted."""

    counter: Counter
    amount: Amount
    who: Who = "finishers"


class PayTable(Op, frozen=True, tag="pay_table"):
    """The amount at the place of what is counted; beyond the end the last one, nothing for none."""

    counter: Counter
    amounts: Rows
    who: Who = "finishers"


class PayMost(Op, frozen=True, tag="pay_most"):
    """For whoever has most, if that is any; those who tie all count, or nobody does."""

    counter: Counter
    amount: Amount
    ties: Literal["all", "nobody"] = "all"
    who: Who = "finishers"


class Needs(Written, frozen=True):
    counter: Counter
    at_least: Annotated[int, Meta(ge=1, le=MOST_COUNTED)]


class PayRank(Op, frozen=True, tag="pay_rank"):
    """By places; those who tie share a place, and the next ones are skipped. Only who has what it needs ranks."""

    counter: Counter
    order: Literal["fewest_first", "most_first"]
    amounts: Rows
    ties: Literal["share_position"] = "share_position"
    needs: Needs | None = None
    who: Who = "finishers"


class PayIf(Op, frozen=True, tag="pay_if"):
    """If what is counted is at least, or at most, that."""

    counter: Counter
    amount: Amount
    at_least: Bound | None = None
    at_most: Bound | None = None
    who: Who = "finishers"


class PaySets(Op, frozen=True, tag="pay_sets"):
    """For complete sets: once, or for each of them."""

    counters: Annotated[tuple[Counter, ...], Meta(min_length=2, max_length=6)]
    amount: Amount
    times: Literal["once", "each"]
    who: Who = "finishers"


class PayIfMarker(Op, frozen=True, tag="pay_if_marker"):
    """If the marker is like that at the end."""

    id: Name
    state: Literal["alive", "destroyed"]
    amount: Amount
    who: Who = "finishers"


class PayChoice(Op, frozen=True, tag="pay_choice"):
    """The chosen option's amount if what is counted is at most its bound. `amounts`: by option, then by level."""

    choice: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=6)]
    counter: Counter
    at_most: Annotated[tuple[Bound, ...], Meta(min_length=1, max_length=6)]
    amounts: Annotated[tuple[Amount, ...], Meta(min_length=1, max_length=6)]
    who: Who = "finishers"


class PayChoiceFailed(Op, frozen=True, tag="pay_choice_failed"):
    """Whoever chose and failed pays a part of what it would have won."""

    fraction: Literal["half", "whole"] = "half"
    rounding: Literal["up", "down"] = "up"
    who: Who = "all"


class Multiply(Op, frozen=True, tag="multiply"):
    """The usual rewards, so many times."""

    what: Literal["order_rewards", "best_looking_reward"]
    factor: Annotated[int, Meta(ge=2, le=5)]


class OrderRewards(Op, frozen=True, tag="order_rewards"):
    """Every finisher gets what the first one gets."""

    rule: Literal["first_place_for_all"] = "first_place_for_all"


class LossPenalty(Op, frozen=True, tag="loss_penalty"):
    """What a component lost in flight costs; a negative price is a gain."""

    per_component: Annotated[int, Meta(ge=-5, le=5)]
    capped: bool = True
    who: Who = "finishers"


Reward = (
    PayPer
    | PayTable
    | PayMost
    | PayRank
    | PayIf
    | PaySets
    | PayIfMarker
    | PayChoice
    | Multiply
    | OrderRewards
    | LossPenalty
)
Penalty = PayPer | PayTable | PayMost | PayRank | PayIf | PaySets | PayIfMarker | PayChoiceFailed
AnyOp = Setup | BuildRule | FlightRule | Reward | Penalty


# --- the whole card --------------------------------------------------------------------------------------------------
class Directive(Written, frozen=True):
    """Something head office may ask for: counted at the end, at least or at most that."""

    id: Name
    counter: Counter
    at_least: Bound | None = None
    at_most: Bound | None = None


class Text(Written, frozen=True):
    """What a mission is called, and what it is about, in one language."""

    title: Annotated[str, Meta(min_length=1, max_length=MOST_TITLE, pattern=PLAIN)]
    summary: Annotated[str, Meta(max_length=MOST_SUMMARY, pattern=PLAIN)] = ""


class Texts(Written, frozen=True):
    en: Text | None = None
    fr: Text | None = None


class Mission(Written, frozen=True):
    """One mission card (GT-MIS-03): it governs a flight and applies to all players alike."""

    texts: Texts = Texts()
    max_players: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = MOST_SEATS
    forbidden_ships: Annotated[tuple[ShipClass, ...], Meta(max_length=11)] = ()
    setup: Annotated[tuple[Setup, ...], Meta(max_length=10)] = ()
    build_rules: Annotated[tuple[BuildRule, ...], Meta(max_length=5)] = ()
    flight_rules: Annotated[tuple[FlightRule, ...], Meta(max_length=6)] = ()
    rewards: Annotated[tuple[Reward, ...], Meta(max_length=8)] = ()
    penalties: Annotated[tuple[Penalty, ...], Meta(max_length=8)] = ()
    directives: Annotated[tuple[Directive, ...], Meta(max_length=12)] = ()


Confidence = Literal["two-sources", "one-source", "seed", "reconstructed"]


class Printed(Mission, frozen=True, kw_only=True):
    """A mission of the box. Names and notes are for those who read the file; players read the locale files."""

    id: Name
    number: int
    en: str
    fr: str
    fr_confidence: Confidence
    confidence: Confidence
    partly_seed: str = ""
    notes: tuple[str, ...] = ()


class MissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    meta: dict[str, str | int | dict[str, int]]
    campaign: dict[str, str | int]
    mission: list[Printed]
