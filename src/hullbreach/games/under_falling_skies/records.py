"""Abilities as small records of numbers, the way the rules read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import facts, schema
from hullbreach.games.under_falling_skies.ops import ALL, GATE_GOAL, HOOK_NAMES, OP_NAMES, OPS, PREVENT_DAMAGE
from hullbreach.games.under_falling_skies.pieces import (
    ACTION_NAMES,
    ANY_SHIP,
    ARROW_LEFT,
    ARROW_RIGHT,
    MOTHERSHIP_ICON,
    NONE,
    ROOM_NAMES,
    SHIP_NAMES,
    TELEPORTER_CYAN,
    TELEPORTER_PINK,
)

PER_ROUND: Final[i64] = 1
PER_GAME: Final[i64] = 2
ANY_SIZE: Final[i64] = 0
SINGLE: Final[i64] = 1
MULTI: Final[i64] = 2

# Where tokens lie, and where a new one goes.
TOKEN_PLACES: Final = ("columns", "squares", "spaces", "pool", "lowest_ship_column_aa")
ON_COLUMNS: Final[i64] = 0
ON_SQUARES: Final[i64] = 1
ON_SPACES: Final[i64] = 2
IN_POOL: Final[i64] = 3

# Only scenarios count.
COUNTER_NAMES: Final = tuple(
    {effect.name: None for scenario in facts.scenarios().scenario for effect in scenario.effects if effect.name}
)

_ARROWS: Final = (1 << ARROW_LEFT) | (1 << ARROW_RIGHT)
_ICONS: Final = 1 << MOTHERSHIP_ICON
# The words among the numbers of ops, as numbers.
_WORDS: Final[dict[str, dict[str, int]]] = {
    "count": {"any": int(ALL), "all": int(ALL)},
    "value": {"any": 0},
    "by": {"all": int(ALL)},
    "at_least": {"token": 0},
    "scope": {"same_column": 0, "any_column": 1},
    "effect": {
        "arrow": int(_ARROWS),
        "mothership": int(_ICONS),
        "teleporter": int((1 << TELEPORTER_PINK) | (1 << TELEPORTER_CYAN)),
        "arrow_or_mothership": int(_ARROWS | _ICONS),
    },
    "on": {"explosion": 0, "sky": 1},
    "colour": {name: number for number, name in enumerate(SHIP_NAMES)},
    "launch_order": {"after_purple": 0, "after_white": 1},
    "when_destroyed": {"waiting": 0, "removed": 1},
    "from_action": {name: number for number, name in enumerate(ACTION_NAMES)},
    "to_action": {name: number for number, name in enumerate(ACTION_NAMES)},
    "place": {name: number for number, name in enumerate(TOKEN_PLACES)},
    "cleared_with": {"aa_die": 0, "space_die": 1},
}
_DICE: Final = {"gray": 0b001, "white": 0b010, "worker": 0b011, "robot": 0b100, "any": 0b111}
_PHASES: Final = {"planning": 0b001, "rooms": 0b010, "mothership": 0b100}


@final
class Effect:
    """One line of an ability. `n`, `m` and `k` are its op's numbers in the order ops.py lists them; masks have a bit
    for each thing the effect heeds."""

    def __init__(self, number: i64, ability: i64, effect: schema.Effect) -> None:
        numbers = _numbers(effect)
        where = effect.where
        self.number: i64 = number
        self.ability: i64 = ability
        self.op: i64 = OP_NAMES.index(effect.op)
        self.hook: i64 = HOOK_NAMES.index(effect.hook)
        self.act: bool = OPS[self.op].act
        self.optional: bool = effect.optional
        self.limited: bool = effect.optional or effect.per is not None
        self.cost: i64 = effect.cost_energy
        self.n: i64 = numbers[0]
        self.m: i64 = numbers[1]
        self.k: i64 = numbers[2]
        self.values = vec[i64](effect.values or [])
        self.places: list[int | schema.Place] = list(effect.at or [])
        self.dice: i64 = _DICE[where.die or "worker"]
        self.rooms: i64 = _mask(where.room, ROOM_NAMES)
        self.size: i64 = {None: ANY_SIZE, "single": SINGLE, "multi": MULTI}[where.size]
        self.contains: i64 = _DICE[where.contains] if where.contains else 0
        self.columns: i64 = _column_mask(where.columns)
        self.marked: bool = "marked" in (where.columns or [])
        self.tokens: bool = "token" in (where.columns or [])
        self.energy_at_most: i64 = ALL if where.energy_at_most is None else where.energy_at_most
        self.ships: i64 = ANY_SHIP if where.ship in (None, "any") else 1 << SHIP_NAMES.index(where.ship)
        self.actions: i64 = _mask(where.action, ACTION_NAMES)
        self.phases: i64 = _PHASES[where.phase] if where.phase else 0b111


@final
class Ability:
    """What can be used, or applies, as one: its effects share their uses.

    A character's effects are one ability, used once per game; each effect of a city or a scenario stands alone.
    """

    def __init__(self, number: i64, source: i64, effects: list[Effect], per: i64, uses: i64, cost: i64) -> None:
        self.number = number
        self.source = source
        self.effects = effects
        self.per = per
        self.uses = uses
        self.cost = cost
        self.optional: bool = effects[0].optional


def compile_ability(number: i64, source: i64, effects: list[schema.Effect], first: i64) -> Ability:
    """Number the effects from `first`."""
    records = [Effect(first + place, number, effect) for place, effect in enumerate(effects)]
    per: i64 = {None: 0, "round": PER_ROUND, "game": PER_GAME}[effects[0].per]
    uses: i64 = effects[0].uses or 1
    if records[0].op == PREVENT_DAMAGE:
        uses *= records[0].n  # each use is good for that many hits
    return Ability(number, source, records, per, uses, effects[0].cost_energy)


def _numbers(effect: schema.Effect) -> list[int]:
    """The op's numbers, filled up with zeros; words become numbers, a gate its counter (or NONE) and its bound."""
    if OP_NAMES.index(effect.op) == GATE_GOAL:
        if effect.counter is None:
            return [int(NONE), effect.at_most or 0, 0]
        return [COUNTER_NAMES.index(effect.counter), int(effect.at_least or 0), 0]
    plain = [field for field in OPS[OP_NAMES.index(effect.op)].fields if field not in ("values", "at")]
    numbers = [_number(field, getattr(effect, field)) for field in plain]
    return [*numbers, 0, 0, 0]


def _number(field: str, value: object) -> int:
    if isinstance(value, int):
        return int(value)
    assert isinstance(value, str)
    return COUNTER_NAMES.index(value) if field == "name" else _WORDS[field][value]


def _mask(names: list[schema.RoomName] | list[schema.ActionName] | None, every: tuple[str, ...]) -> i64:
    """A bit per name; all bits if nothing is said."""
    if names is None:
        return (1 << len(every)) - 1
    mask: i64 = 0
    for name in names:
        mask |= 1 << every.index(name)
    return mask


def _column_mask(columns: Sequence[int | str] | None) -> i64:
    """A bit per column named by its number; all if nothing is said, none where "marked" or "token" say it."""
    if columns is None:
        return 0b11111
    mask: i64 = 0
    for column in columns:
        if isinstance(column, int):
            mask |= 1 << (column - 1)
    return mask
