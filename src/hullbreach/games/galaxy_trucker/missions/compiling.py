"""From a mission card to its plan: one small function for each op."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.facts import LEVELS
from hullbreach.games.galaxy_trucker.missions import plan as plans
from hullbreach.games.galaxy_trucker.missions import schema
from hullbreach.games.galaxy_trucker.missions.plan import (
    COUNTER_NAMES,
    Addition,
    Badge,
    Condition,
    Insertion,
    Marker,
    MarkerHit,
    Money,
    Plan,
    Reserve,
    Skip,
)
from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.kernel.agenda import NONE

PIPES: Final[tuple[str, ...]] = ("smooth", "single", "double", "universal")


def compiled(name: str, card: schema.Mission) -> Plan:
    """The plan of a card that is known to be sound."""
    plan = Plan(name)
    plan.most_players = card.max_players
    plan.forbidden = card.forbidden_ships
    for written in card.directives:
        plan.directives.append(Condition(written.id, written.counter, written.at_least, written.at_most))
    for op in (*card.setup, *card.build_rules, *card.flight_rules):
        RULES[type(op)](plan, op)
    for reward in card.rewards:
        _enter(plan, reward, cost=False)
    for penalty in card.penalties:
        _enter(plan, penalty, cost=True)
    return plan


# --- setup -----------------------------------------------------------------------------------------------------------
def _add_to_warehouse(plan: Plan, op: schema.AddToWarehouse) -> None:
    count: i64 = op.count if isinstance(op.count, int) else NONE
    plan.additions.append(Addition(plans.kinds_of(op.kind), count, op.each == "player"))


def _deal_to_reserve(plan: Plan, op: schema.DealToReserve) -> None:
    plan.reserves.append(Reserve(plans.kinds_of(op.kind), op.count, op.must_be_built))


def _insert_supercards(plan: Plan, op: schema.InsertSupercards) -> None:
    plan.insertions.append(Insertion(op))


def _remove_cards(plan: Plan, op: schema.RemoveCards) -> None:
    plan.removed = (*plan.removed, *op.types)


def _marker(plan: Plan, op: schema.Marker) -> None:
    plan.markers.append(Marker(op.id, vec[i64](op.hits)))


def _draw_directives(plan: Plan, op: schema.DrawDirectives) -> None:
    plan.drawn_directives = min(op.count, len(plan.directives))


# --- rules while building --------------------------------------------------------------------------------------------
def _connector_rule(plan: Plan, op: schema.ConnectorRule) -> None:
    plan.joins = 0
    plan.pairs = op.legal_pairs
    for one, other in op.legal_pairs:
        plan.joins = part.with_pair(plan.joins, PIPES.index(one), PIPES.index(other))


def _no_looking_at_cards(plan: Plan, _op: schema.NoLookingAtCards) -> None:
    plan.may_look = False


def _timer_runs(plan: Plan, op: schema.TimerRuns) -> None:
    plan.timer_delta += op.delta


def _require_at_launch(plan: Plan, op: schema.RequireAtLaunch) -> None:
    fine = Money(plans.LAUNCH, COUNTER_NAMES.index(op.counter))
    fine.requirement = len(plan.requirements)
    fine.amounts = _by_level(op.else_pay)
    fine.cost = True
    fine.for_all = True
    plan.requirements.append(Condition("", op.counter, op.at_least, None))
    plan.money.append(fine)


def _secret_choice(plan: Plan, op: schema.SecretChoice) -> None:
    plan.choices = op.options


# --- rules in flight -------------------------------------------------------------------------------------------------
def _skip_card(plan: Plan, op: schema.SkipCard) -> None:
    card_class: i64 = plans.CARD_CLASSES.index(op.card_class)
    plan.skips.append(Skip(card_class, plans.kinds_of(op.cost.discard_special), op.cost.count, op.scope == "ship_part"))


def _badge_if_unscathed(plan: Plan, op: schema.BadgeIfUnscathed) -> None:
    scratches: i64 = 0
    for name in op.unscathed:
        one: i64 = 1
        scratches |= one << plans.SCRATCHES.index(name)
    plan.badges.append(Badge(plans.CARD_CLASSES.index(op.card_class), scratches))


def _death_if(plan: Plan, _op: schema.DeathIf) -> None:
    plan.may_die = True


def _close_ranks(plan: Plan, _op: schema.CloseRanks) -> None:
    plan.closes_ranks = True


def _volunteer_first(plan: Plan, _op: schema.VolunteerFirst) -> None:
    plan.volunteers = True


def _marker_hit_when(plan: Plan, op: schema.MarkerHitWhen) -> None:
    plan.marker_hits.append(MarkerHit(_marker_number(plan, op.id), plans.HIT_CAUSES.index(op.when), op.hits))


def _marker_number(plan: Plan, name: str) -> i64:
    for number, marker in enumerate(plan.markers):
        if marker.name == name:
            return number
    return NONE


RULES: Final[dict[type, Callable[[Plan, Any], None]]] = {
    schema.AddToWarehouse: _add_to_warehouse,
    schema.DealToReserve: _deal_to_reserve,
    schema.InsertSupercards: _insert_supercards,
    schema.RemoveCards: _remove_cards,
    schema.Marker: _marker,
    schema.DrawDirectives: _draw_directives,
    schema.ConnectorRule: _connector_rule,
    schema.NoLookingAtCards: _no_looking_at_cards,
    schema.TimerRuns: _timer_runs,
    schema.RequireAtLaunch: _require_at_launch,
    schema.SecretChoice: _secret_choice,
    schema.SkipCard: _skip_card,
    schema.BadgeIfUnscathed: _badge_if_unscathed,
    schema.DeathIf: _death_if,
    schema.CloseRanks: _close_ranks,
    schema.VolunteerFirst: _volunteer_first,
    schema.MarkerHitWhen: _marker_hit_when,
}


# --- money -----------------------------------------------------------------------------------------------------------
def _enter(plan: Plan, op: Any, cost: bool) -> None:
    """A reward or a penalty; some change the usual lines instead of adding one."""
    if type(op) in CHANGES:
        CHANGES[type(op)](plan, op)
        return
    money: Money = LINES[type(op)](plan, op)
    money.cost = cost
    money.for_all = op.who == "all"
    plan.money.append(money)


def _multiply(plan: Plan, op: schema.Multiply) -> None:
    if op.what == "order_rewards":
        plan.order_factor *= op.factor
    else:
        plan.beauty_factor *= op.factor


def _order_rewards(plan: Plan, _op: schema.OrderRewards) -> None:
    plan.all_are_first = True


CHANGES: Final[dict[type, Callable[[Plan, Any], None]]] = {
    schema.Multiply: _multiply,
    schema.OrderRewards: _order_rewards,
}


def _by_level(amount: tuple[int, ...]) -> list[vec[i64]]:
    return [vec[i64]([paid]) for paid in amount]


def _rows(amounts: tuple[tuple[int, ...], ...]) -> list[vec[i64]]:
    return [vec[i64](row) for row in amounts]


def _counted(pay: i64, counter: str) -> Money:
    return Money(pay, COUNTER_NAMES.index(counter))


def _pay_per(_plan: Plan, op: schema.PayPer) -> Money:
    money = _counted(plans.PER, op.counter)
    money.amounts = _by_level(op.amount)
    return money


def _pay_table(_plan: Plan, op: schema.PayTable) -> Money:
    money = _counted(plans.TABLE, op.counter)
    money.amounts = _rows(op.amounts)
    return money


def _pay_most(_plan: Plan, op: schema.PayMost) -> Money:
    money = _counted(plans.MOST, op.counter)
    money.amounts = _by_level(op.amount)
    money.ties_count = op.ties == "all"
    return money


def _pay_rank(_plan: Plan, op: schema.PayRank) -> Money:
    money = _counted(plans.RANK, op.counter)
    money.amounts = _rows(op.amounts)
    money.fewest_first = op.order == "fewest_first"
    if op.needs is not None:
        money.condition = Condition("", op.needs.counter, op.needs.at_least, None)
    return money


def _pay_if(_plan: Plan, op: schema.PayIf) -> Money:
    money = _counted(plans.IF, op.counter)
    money.amounts = _by_level(op.amount)
    money.condition = Condition("", op.counter, op.at_least, op.at_most)
    return money


def _pay_sets(_plan: Plan, op: schema.PaySets) -> Money:
    money = Money(plans.SETS)
    for name in op.counters:
        money.counters = append(money.counters, COUNTER_NAMES.index(name))
    money.amounts = _by_level(op.amount)
    money.once = op.times == "once"
    return money


def _pay_if_marker(plan: Plan, op: schema.PayIfMarker) -> Money:
    money = Money(plans.MARKER)
    money.marker = _marker_number(plan, op.id)
    money.alive = op.state == "alive"
    money.amounts = _by_level(op.amount)
    return money


def _pay_choice(plan: Plan, op: schema.PayChoice) -> Money:
    """Amounts by option of the secret choice; one that wins nothing has no bound."""
    money = _counted(plans.CHOICE, op.counter)
    money.amounts = []
    for level in range(LEVELS):
        row = vec[i64]()
        for name in plan.choices:
            row = append(row, op.amounts[op.choice.index(name)][level] if name in op.choice else 0)
        money.amounts.append(row)
    for name in plan.choices:
        money.bounds = append(money.bounds, op.at_most[op.choice.index(name)] if name in op.choice else NONE)
    return money


def _pay_choice_failed(_plan: Plan, op: schema.PayChoiceFailed) -> Money:
    money = Money(plans.CHOICE_FAILED)
    money.whole = op.fraction == "whole"
    money.round_up = op.rounding == "up"
    return money


def _loss_penalty(plan: Plan, op: schema.LossPenalty) -> Money:
    money = _counted(plans.LOSSES, "lost_in_flight")
    money.per_component = op.per_component
    money.capped = op.capped
    plan.loss_prices.append(money)
    return money


LINES: Final[dict[type, Callable[[Plan, Any], Money]]] = {
    schema.PayPer: _pay_per,
    schema.PayTable: _pay_table,
    schema.PayMost: _pay_most,
    schema.PayRank: _pay_rank,
    schema.PayIf: _pay_if,
    schema.PaySets: _pay_sets,
    schema.PayIfMarker: _pay_if_marker,
    schema.PayChoice: _pay_choice,
    schema.PayChoiceFailed: _pay_choice_failed,
    schema.LossPenalty: _loss_penalty,
}
