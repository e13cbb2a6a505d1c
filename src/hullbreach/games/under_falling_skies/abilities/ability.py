"""Abilities the way the rules read them: words are numbers, restrictions are bit sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import pieces
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.facts import schema
from hullbreach.kernel.agenda import NONE

_ARROWS: Final = (1 << pieces.ARROW_LEFT) | (1 << pieces.ARROW_RIGHT)
_ICONS: Final = 1 << pieces.MOTHERSHIP_ICON
_LANDINGS: Final[dict[str | None, i64]] = {
    None: 0,
    "arrow": _ARROWS,
    "mothership": _ICONS,
    "teleporter": (1 << pieces.TELEPORTER_PINK) | (1 << pieces.TELEPORTER_CYAN),
    "arrow_or_mothership": _ARROWS | _ICONS,
}
_DICE: Final[dict[str | None, i64]] = {
    None: 0, "gray": 0b001, "white": 0b010, "worker": 0b011, "robot": 0b100, "any": 0b111,
}  # fmt: skip


@final
class Effect:
    """One line of an ability: when it works, how often, what its op is given, and what it is restricted to."""

    def __init__(self, number: i64, ability: i64, effect: schema.Effect) -> None:
        self.number: i64 = number
        self.ability: i64 = ability
        self.op: i64 = op.NAMES.index(effect.op)
        self.hook: i64 = hook.NAMES.index(effect.hook)
        self.is_act: bool = op.OPS.ops[self.op].is_act
        self.optional: bool = effect.optional
        self.limited: bool = effect.optional or effect.per is not None
        self.cost: i64 = effect.cost_energy
        self._read_numbers(effect)
        self._read_words(effect)
        self._read_where(effect.where)

    def _read_numbers(self, given: schema.Effect) -> None:
        """The numbers of the op by the names of effects.toml; 0 where it has none of that name."""
        self.add: i64 = given.add or 0
        self.amount: i64 = given.n or 0
        self.at_least: i64 = given.at_least if isinstance(given.at_least, int) else 0  # 0: what the token says
        self.at_most: i64 = given.at_most or 0
        self.by: i64 = _number(given.by)
        self.count: i64 = _number(given.count)
        self.damage: i64 = given.damage or 0
        self.energy: i64 = given.energy or 0
        self.excavator_back: i64 = given.excavator_back or 0
        self.hit_damage: i64 = given.hit_damage or 0
        self.max_energy: i64 = given.max_energy or 0
        self.none_on: i64 = given.none_on or 0
        self.set_to: i64 = given.set or 0
        self.up_to: i64 = given.up_to or 0
        self.value: i64 = given.value if isinstance(given.value, int) else 0  # 0: any
        self.values = vec[i64](given.values or [])

    def _read_words(self, given: schema.Effect) -> None:
        """The words of the op; False and NONE where it has none of that name."""
        self.frees_dig: bool = given.dig is True
        self.ready: bool = given.ready is True
        self.shuffled: bool = given.shuffle is True
        self.by_tokens: bool = given.tokens_left is True
        self.any_column: bool = given.scope == "any_column"
        self.anywhere: bool = given.on == "sky"
        self.launched_last: bool = given.launch_order == "after_white"
        self.removed_when_destroyed: bool = given.when_destroyed == "removed"
        self.by_aa_die: bool = given.cleared_with == "aa_die"
        self.landings: i64 = _LANDINGS[given.effect]
        self.colour: i64 = _index(given.colour, pieces.SHIP_NAMES)
        self.counter: i64 = _index(given.name or given.counter, pieces.COUNTER_NAMES)
        self.from_action: i64 = _index(given.from_action, pieces.ACTION_NAMES)
        self.to_action: i64 = _index(given.to_action, pieces.ACTION_NAMES)
        self.place: i64 = _index(given.place, pieces.TOKEN_PLACES)
        self.places: list[int | schema.Place] = list(given.at or [])

    def _read_where(self, where: schema.Where) -> None:
        """Bit sets of all the effect takes notice of; everything where nothing is said."""
        self.dice: i64 = _DICE[where.die or "worker"]
        self.rooms: i64 = _bits(where.room, pieces.ROOM_NAMES)
        self.single_rooms: bool = where.size != "multi"
        self.multi_rooms: bool = where.size != "single"
        self.contains: i64 = _DICE[where.contains]
        self.columns: i64 = _column_bits(where.columns)
        self.marked: bool = "marked" in (where.columns or [])
        self.tokens: bool = "token" in (where.columns or [])
        self.energy_at_most: i64 = pieces.ALL if where.energy_at_most is None else where.energy_at_most
        self.ships: i64 = pieces.ANY_SHIP if where.ship in (None, "any") else 1 << pieces.SHIP_NAMES.index(where.ship)
        self.actions: i64 = _bits(where.action, pieces.ACTION_NAMES)
        self.parts: i64 = 1 << pieces.PART_NAMES.index(where.phase) if where.phase else 0b111


@final
class Ability:
    """What can be used, or applies, as one: its effects share their uses.

    A character's effects are one ability, used once per game; each effect of a city or a scenario stands alone.
    """

    def __init__(self, number: i64, source: i64, first: i64, effects: Sequence[schema.Effect]) -> None:
        """Its effects are numbered from `first`."""
        self.number = number
        self.source = source
        self.effects = [Effect(first + place, number, effect) for place, effect in enumerate(effects)]
        self.per: str = effects[0].per or ""
        self.limited: bool = effects[0].per is not None
        self.uses: i64 = effects[0].uses or 1
        self.cost: i64 = effects[0].cost_energy
        self.optional: bool = effects[0].optional
        self.hook: i64 = self.effects[0].hook
        if self.effects[0].op == op.PREVENT_DAMAGE:
            self.uses *= self.effects[0].count  # each use is good for that many hits


def _number(given: int | str | None) -> i64:
    """`any` and `all` are more than there can be."""
    if given is None:
        return 0
    return pieces.ALL if isinstance(given, str) else given


def _index(name: str | None, names: Sequence[str | None]) -> i64:
    return NONE if name is None else names.index(name)


def _bits(names: Sequence[str] | None, every: Sequence[str]) -> i64:
    """A bit per name; all bits if nothing is said."""
    if names is None:
        return (1 << len(every)) - 1
    bits: i64 = 0
    for name in names:
        bits |= 1 << every.index(name)
    return bits


def _column_bits(columns: Sequence[int | str] | None) -> i64:
    """A bit per column named by its number; all if nothing is said, none where "marked" or "token" say it."""
    if columns is None:
        return (1 << pieces.COLUMNS) - 1
    bits: i64 = 0
    for column in columns:
        if isinstance(column, int):
            bits |= 1 << (column - 1)
    return bits
