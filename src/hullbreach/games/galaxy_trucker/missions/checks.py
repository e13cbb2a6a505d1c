"""What the entries of a mission ask of each other: all that types cannot say.

A mission that passes can be set up at any table it allows, and nothing on it waits for what never comes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final, get_args

from hullbreach.games.galaxy_trucker import facts, pieces
from hullbreach.games.galaxy_trucker.missions import schema
from hullbreach.games.galaxy_trucker.missions.schema import Mission
from hullbreach.kernel.errors import BadPaper

LISTS: Final = ("setup", "build_rules", "flight_rules", "rewards", "penalties")
# Said once or not at all: a second one would contradict the first.
SINGLE: Final = (
    "remove_cards",
    "marker",
    "draw_directives",
    "connector_rule",
    "no_looking_at_cards",
    "timer_runs",
    "secret_choice",
    "skip_card",
    "badge_if_unscathed",
    "death_if",
    "close_ranks",
    "volunteer_first",
    "pay_choice",
    "pay_choice_failed",
    "order_rewards",
)
STACKS: Final[dict[str, int]] = {"viewable": 3, "hidden": 1, "all": 4}
RESERVE_PLACES: Final = 2
ORDINARY_SUPERCARDS: Final = tuple(one for one in get_args(facts.SupercardType) if one != "robopolice_raid")
# What a counter counts, where that is nothing unless the mission brings it.
COUNTED_KINDS: Final[dict[str, tuple[str, ...]]] = {
    **{f"{fate}_{kind}": (kind,) for fate in ("delivered", "lost") for kind in schema.KINDS},
    "delivered_artefact_single": ("artefact",),
    "delivered_artefact_double": ("artefact",),
    "built_artefact": ("artefact",),
    "delivered_weight": ("heavy",),
    "delivered_distinct_kinds": schema.KINDS,
}
COUNTED_OPS: Final[dict[str, str]] = {
    "badges": "badge_if_unscathed",
    "directives_met": "draw_directives",
    "directives_broken": "draw_directives",
}


def faults(mission: Mission) -> list[BadPaper]:
    """Everything in it that does not go together."""
    found = [*_twice(mission), *_texts(mission), *_setup(mission), *_build(mission), *_flight(mission)]
    return [*found, *_money(mission), *_directives(mission)]


def entries(mission: Mission) -> Iterator[tuple[str, schema.AnyOp]]:
    """Every entry with its path."""
    for name in LISTS:
        for index, entry in enumerate(getattr(mission, name)):
            yield f"{name}[{index}]", entry


def op_of(entry: schema.AnyOp) -> str:
    tag = entry.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def ops_of(mission: Mission) -> set[str]:
    return {op_of(entry) for _, entry in entries(mission)}


def kinds_of(mission: Mission) -> set[str]:
    """The special components it brings."""
    return {entry.kind for entry in mission.setup if isinstance(entry, schema.AddToWarehouse | schema.DealToReserve)}


# --- said twice ------------------------------------------------------------------------------------------------------
def _twice(mission: Mission) -> Iterator[BadPaper]:
    seen: set[str] = set()
    for path, entry in entries(mission):
        sign = _sign(entry)
        if sign in seen:
            yield BadPaper("mission-twice", field=f"{path}.op", value=op_of(entry))
        seen.add(sign)
    yield from _repeated("forbidden_ships", mission.forbidden_ships)


def _sign(entry: schema.AnyOp) -> str:
    """Equal for two entries that may not stand beside each other."""
    op = op_of(entry)
    if op in SINGLE:
        return op
    if isinstance(entry, schema.AddToWarehouse | schema.DealToReserve):
        return f"kind {entry.kind}"
    if isinstance(entry, schema.Multiply):
        return f"{op} {entry.what}"
    if isinstance(entry, schema.RequireAtLaunch):
        return f"{op} {entry.counter}"
    if isinstance(entry, schema.LossPenalty):
        return f"{op} {entry.who}"
    if isinstance(entry, schema.MarkerHitWhen):
        return f"{op} {entry.when}"
    return repr(entry)


def _repeated(field: str, values: Sequence[object]) -> Iterator[BadPaper]:
    for index, value in enumerate(values):
        if value in values[:index]:
            yield BadPaper("mission-repeated", field=f"{field}[{index}]", value=str(value))


# --- texts -----------------------------------------------------------------------------------------------------------
def _texts(mission: Mission) -> Iterator[BadPaper]:
    """Somebody's own mission has a name in one language at least; those of the box have theirs elsewhere."""
    if not isinstance(mission, schema.Printed) and mission.texts == schema.Texts():
        yield BadPaper("mission-no-title", field="texts")


# --- setup -----------------------------------------------------------------------------------------------------------
def _setup(mission: Mission) -> Iterator[BadPaper]:
    for index, entry in enumerate(mission.setup):
        path = f"setup[{index}]"
        if isinstance(entry, schema.AddToWarehouse):
            yield from _added(path, entry, mission.max_players)
        elif isinstance(entry, schema.DealToReserve):
            yield from _dealt(path, entry, mission.max_players)
        elif isinstance(entry, schema.InsertSupercards):
            yield from _inserted(path, entry)
        elif isinstance(entry, schema.RemoveCards):
            yield from _removed(path, entry)
    dealt = [(index, entry) for index, entry in enumerate(mission.setup) if isinstance(entry, schema.DealToReserve)]
    if sum(entry.count for _, entry in dealt) > RESERVE_PLACES:
        yield BadPaper("mission-too-many", field=f"setup[{dealt[-1][0]}].count", most=RESERVE_PLACES)
    yield from _enough_supercards(mission)


def _added(path: str, entry: schema.AddToWarehouse, players: int) -> Iterator[BadPaper]:
    if entry.count == "all":
        if entry.each == "player":
            yield BadPaper("mission-all-each", field=f"{path}.each")
        return
    yield from _enough(f"{path}.count", entry.kind, entry.count, players if entry.each == "player" else 1)


def _dealt(path: str, entry: schema.DealToReserve, players: int) -> Iterator[BadPaper]:
    yield from _enough(f"{path}.count", entry.kind, entry.count, players)


def _enough(field: str, kind: str, count: int, times: int) -> Iterator[BadPaper]:
    most = sum(1 for tile in facts.special_tiles() if tile.kind.startswith(kind)) // times
    if count > most:
        yield BadPaper("mission-too-many", field=field, most=most)


def _inserted(path: str, entry: schema.InsertSupercards) -> Iterator[BadPaper]:
    if (entry.per_stack is None) == (entry.total is None):
        yield BadPaper("mission-one-of", field=f"{path}.per_stack", one="per_stack", other="total")
    if "any" in entry.types and len(entry.types) > 1:
        yield BadPaper("mission-any-alone", field=f"{path}.types")
    yield from _repeated(f"{path}.types", entry.types)
    for level, total in enumerate(entry.total or ()):
        if total > STACKS[entry.stacks]:
            yield BadPaper("mission-too-many", field=f"{path}.total[{level}]", most=STACKS[entry.stacks])


def _enough_supercards(mission: Mission) -> Iterator[BadPaper]:
    """However they are dealt: of any types no more are asked for than there are, and no more than a deck takes."""
    asked = [(place, entry) for place, entry in enumerate(mission.setup) if isinstance(entry, schema.InsertSupercards)]
    if sum(_most_of(entry) for _, entry in asked) > pieces.MOST_EXTRAS:
        yield BadPaper("mission-too-many", field=f"setup[{asked[-1][0]}].types", most=int(pieces.MOST_EXTRAS))
        return
    there = Counter(card.type for card in facts.supercards())
    for size in range(1, len(there) + 1):
        for types in combinations(there, size):
            only = [(place, entry) for place, entry in asked if _types_of(entry) <= set(types)]
            if sum(_most_of(entry) for _, entry in only) > sum(there[one] for one in types):
                yield BadPaper("mission-few-supercards", field=f"setup[{only[-1][0]}].types")
                return


def _types_of(entry: schema.InsertSupercards) -> set[str]:
    """Any means those that need no other box (GT-SUP-03)."""
    return set(ORDINARY_SUPERCARDS) if "any" in entry.types else set(entry.types)


def _most_of(entry: schema.InsertSupercards) -> int:
    return max(entry.total) if entry.total else (entry.per_stack or 0) * STACKS[entry.stacks]


def _removed(path: str, entry: schema.RemoveCards) -> Iterator[BadPaper]:
    """Every flight still has its stacks."""
    yield from _repeated(f"{path}.types", entry.types)
    left = [card.level for card in facts.cards() if card.type not in entry.types]
    names = {level.name: level.level for level in facts.flight_board().level}
    for flight in facts.flight_board().level:
        for name, count in flight.cards_per_stack.items():
            known = any(card.level == names[name] for card in facts.cards())
            if known and left.count(names[name]) < count * STACKS["all"]:
                yield BadPaper("mission-too-few-cards", field=f"{path}.types", level=flight.name)
                return


# --- rules -----------------------------------------------------------------------------------------------------------
def _build(mission: Mission) -> Iterator[BadPaper]:
    for index, entry in enumerate(mission.build_rules):
        path = f"build_rules[{index}]"
        if isinstance(entry, schema.ConnectorRule):
            yield from _repeated(f"{path}.legal_pairs", [tuple(sorted(pair)) for pair in entry.legal_pairs])
        elif isinstance(entry, schema.TimerRuns) and entry.delta == 0:
            yield BadPaper("mission-zero", field=f"{path}.delta")
        elif isinstance(entry, schema.RequireAtLaunch):
            yield from _countable(f"{path}.counter", entry.counter, mission)
        elif isinstance(entry, schema.SecretChoice):
            yield from _repeated(f"{path}.options", entry.options)
            if "pay_choice" not in ops_of(mission):
                yield BadPaper("mission-needs", field=f"{path}.op", needed="pay_choice")


def _flight(mission: Mission) -> Iterator[BadPaper]:
    for index, entry in enumerate(mission.flight_rules):
        path = f"flight_rules[{index}]"
        if isinstance(entry, schema.SkipCard):
            yield from _brought(f"{path}.cost.discard_special", (entry.cost.discard_special,), mission)
        elif isinstance(entry, schema.DeathIf):
            yield from _brought(f"{path}.when", ("explosive",), mission)
        elif isinstance(entry, schema.BadgeIfUnscathed):
            yield from _repeated(f"{path}.unscathed", entry.unscathed)
        elif isinstance(entry, schema.MarkerHitWhen):
            yield from _marked(f"{path}.id", entry.id, mission)
        if isinstance(entry, schema.SkipCard | schema.BadgeIfUnscathed) and entry.card_class == "supercard":
            yield from _needed(f"{path}.card_class", "insert_supercards", mission)


def _needed(field: str, op: str, mission: Mission) -> Iterator[BadPaper]:
    if op not in ops_of(mission):
        yield BadPaper("mission-needs", field=field, needed=op)


def _brought(field: str, kinds: Sequence[str], mission: Mission) -> Iterator[BadPaper]:
    if not kinds_of(mission) & set(kinds):
        yield BadPaper("mission-no-kind", field=field, needed=", ".join(kinds))


def _marked(field: str, name: str, mission: Mission) -> Iterator[BadPaper]:
    if not any(isinstance(entry, schema.Marker) and entry.id == name for entry in mission.setup):
        yield BadPaper("mission-no-marker", field=field, value=name)


def _countable(field: str, counter: str, mission: Mission) -> Iterator[BadPaper]:
    """What is counted is in the game."""
    if counter in COUNTED_KINDS:
        yield from _brought(field, COUNTED_KINDS[counter], mission)
    if counter in COUNTED_OPS:
        yield from _needed(field, COUNTED_OPS[counter], mission)


# --- money -----------------------------------------------------------------------------------------------------------
def _money(mission: Mission) -> Iterator[BadPaper]:
    for name in ("rewards", "penalties"):
        for index, entry in enumerate(getattr(mission, name)):
            path = f"{name}[{index}]"
            yield from _counted(path, entry, mission)
            yield from _paid(path, entry, mission)


def _counted(path: str, entry: schema.AnyOp, mission: Mission) -> Iterator[BadPaper]:
    if isinstance(entry, schema.PaySets):
        for index, counter in enumerate(entry.counters):
            yield from _countable(f"{path}.counters[{index}]", counter, mission)
        yield from _repeated(f"{path}.counters", entry.counters)
    elif isinstance(entry, schema.PayPer | schema.PayTable | schema.PayMost | schema.PayRank | schema.PayIf):
        yield from _countable(f"{path}.counter", entry.counter, mission)
    if isinstance(entry, schema.PayRank) and entry.needs is not None:
        yield from _countable(f"{path}.needs.counter", entry.needs.counter, mission)


def _paid(path: str, entry: schema.AnyOp, mission: Mission) -> Iterator[BadPaper]:
    if isinstance(entry, schema.PayIf):
        yield from _one_bound(path, entry.at_least, entry.at_most)
    elif isinstance(entry, schema.PayIfMarker):
        yield from _marked(f"{path}.id", entry.id, mission)
    elif isinstance(entry, schema.PayChoice):
        yield from _chosen(path, entry, mission)
    elif isinstance(entry, schema.PayChoiceFailed):
        yield from _needed(f"{path}.op", "pay_choice", mission)


def _one_bound(path: str, at_least: int | None, at_most: int | None) -> Iterator[BadPaper]:
    if (at_least is None) == (at_most is None):
        yield BadPaper("mission-one-of", field=f"{path}.at_least", one="at_least", other="at_most")


def _chosen(path: str, entry: schema.PayChoice, mission: Mission) -> Iterator[BadPaper]:
    """It pays for options that can be chosen, each with its bound and its amounts."""
    offered = [
        option for rule in mission.build_rules if isinstance(rule, schema.SecretChoice) for option in rule.options
    ]
    if not offered:
        yield BadPaper("mission-needs", field=f"{path}.op", needed="secret_choice")
        return
    for index, option in enumerate(entry.choice):
        if option not in offered:
            yield BadPaper(
                "mission-no-option", field=f"{path}.choice[{index}]", value=option, expected=_listed(offered)
            )
    yield from _repeated(f"{path}.choice", entry.choice)
    for field, found in (("at_most", len(entry.at_most)), ("amounts", len(entry.amounts))):
        if found != len(entry.choice):
            yield BadPaper("mission-as-many", field=f"{path}.{field}", found=found, expected=len(entry.choice))
    yield from _countable(f"{path}.counter", entry.counter, mission)


def _listed(values: Iterable[str]) -> str:
    return ", ".join(values)


# --- directives ------------------------------------------------------------------------------------------------------
def _directives(mission: Mission) -> Iterator[BadPaper]:
    for index, directive in enumerate(mission.directives):
        path = f"directives[{index}]"
        yield from _countable(f"{path}.counter", directive.counter, mission)
        if directive.counter in ("directives_met", "directives_broken"):
            yield BadPaper("mission-circle", field=f"{path}.counter")
        yield from _one_bound(path, directive.at_least, directive.at_most)
    yield from _repeated("directives", [directive.id for directive in mission.directives])
    for index, entry in enumerate(mission.setup):
        if isinstance(entry, schema.DrawDirectives) and entry.count > len(mission.directives):
            yield BadPaper("mission-too-many", field=f"setup[{index}].count", most=len(mission.directives))
    if mission.directives and "draw_directives" not in ops_of(mission):
        yield BadPaper("mission-needs", field="directives", needed="draw_directives")
