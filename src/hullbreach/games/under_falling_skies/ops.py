"""The effect vocabulary of effects.toml in numbers: hooks, ops, and what each op may be given.

An ability is a list of effects; each names a hook (when) and an op (what). The rules read ops in one of two ways. Some
are *acts*, carried out when their hook comes up or the player uses the ability (abilities.py has a class for each).
The others are *readings*: they change a number or a permission where the rules work it out.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import facts
from hullbreach.games.under_falling_skies.facts import broken
from hullbreach.games.under_falling_skies.schema import Effect

HOOK_NAMES: Final = tuple(hook.id for hook in facts.effects().hook)
SETUP: Final[i64] = HOOK_NAMES.index("setup")
ROUND_START: Final[i64] = HOOK_NAMES.index("round_start")
AFTER_FIRST_ROLL: Final[i64] = HOOK_NAMES.index("after_first_roll")
BEFORE_PLACEMENT: Final[i64] = HOOK_NAMES.index("before_placement")
PLACED: Final[i64] = HOOK_NAMES.index("placed")
LANDING: Final[i64] = HOOK_NAMES.index("landing")
CITY_HIT: Final[i64] = HOOK_NAMES.index("city_hit")
DAMAGE_TAKEN: Final[i64] = HOOK_NAMES.index("damage_taken")
ROOMS_START: Final[i64] = HOOK_NAMES.index("rooms_start")
ROOM_COST_HOOK: Final[i64] = HOOK_NAMES.index("room_cost")
ROOM_VALUE_HOOK: Final[i64] = HOOK_NAMES.index("room_value")
ROOM_RESOLVED: Final[i64] = HOOK_NAMES.index("room_resolved")
RESEARCH_ADVANCED: Final[i64] = HOOK_NAMES.index("research_advanced")
ROOMS_END: Final[i64] = HOOK_NAMES.index("rooms_end")
MOTHERSHIP_MOVE: Final[i64] = HOOK_NAMES.index("mothership_move")
MOTHERSHIP_ACTION: Final[i64] = HOOK_NAMES.index("mothership_action")
LAUNCH_HOOK: Final[i64] = HOOK_NAMES.index("launch")
SHIP_DESTROYED: Final[i64] = HOOK_NAMES.index("ship_destroyed")
ANY_TIME: Final[i64] = HOOK_NAMES.index("any_time")

# Hooks at which something may be carried out.
ACT_HOOKS: Final = (
    "setup round_start after_first_roll before_placement placed damage_taken rooms_start room_resolved "
    "research_advanced rooms_end mothership_move mothership_action launch ship_destroyed any_time"
)
ACT_WHERE: Final = "energy_at_most room size die ship phase"

ALL: Final[i64] = 99  # "any" and "all" as a number


@final
class Op:
    """What one op is given: its numbers in the order the rules read them, its hooks, and the `where` keys it heeds."""

    def __init__(self, name: str, fields: str, hooks: str, where: str = "", act: bool = False) -> None:
        self.name = name
        self.fields: tuple[str, ...] = tuple(fields.split())
        self.hooks: tuple[str, ...] = tuple(hooks.split())
        self.where: tuple[str, ...] = tuple(where.split())
        self.act = act


def _act(name: str, fields: str, hooks: str = "") -> Op:
    return Op(name, fields, hooks or ACT_HOOKS, ACT_WHERE, act=True)


OPS: Final = (
    # dice
    _act("set_die", "count value", "after_first_roll before_placement"),
    Op("unrolled_die", "count value", "first_roll", "die"),
    _act("adjust_die", "count by", "after_first_roll before_placement"),
    _act("reroll", "count", "after_first_roll before_placement"),
    _act("copy_die", "count", "after_first_roll before_placement"),
    _act("lower_highest_die", "by", "after_first_roll before_placement"),
    _act("move_die", "count scope", "rooms_start"),
    # rooms
    Op("room_value", "add", "room_value", "room size contains"),
    Op("room_value_per_die", "add", "room_value", "room size contains"),
    Op("room_cost", "add", "room_cost", "room size"),
    _act("free_rooms", "count dig", "rooms_start room_cost"),
    Op("block_room", "", "passive"),
    # energy, research, excavator
    _act("energy", "add"),
    _act("max_energy", "add"),
    _act("energy_or_excavator", "energy excavator_back"),
    _act("research_steps", "add"),
    _act("energy_or_damage_per_extra_step", "energy", "research_advanced"),
    Op("dig_reach", "add", "dig"),
    Op("dig_cost", "set", "dig"),
    _act("move_excavator", "up_to"),
    # ships
    Op("ship_step", "add", "ship_step placed", "columns ship"),
    Op("aa_slow", "add", "ship_step", "columns"),
    Op("aa_off", "", "ship_step", "columns"),
    Op("ignore_landing", "effect", "landing"),
    Op("choose_arrow", "", "landing"),
    _act("shift_ships", "count"),
    _act("raise_ships", "count by"),
    _act("destroy_ships", "count on"),
    _act("add_waiting", "n colour"),
    Op("kamikaze", "damage", "city_hit", "ship"),
    Op("orange_ship", "hit_damage launch_order when_destroyed", "passive"),
    Op("escort", "add", "ship_step"),
    Op("prevent_damage", "count", "city_hit", "ship phase"),
    _act("repair", "count"),
    _act("damage", "count"),
    # mothership
    Op("skip_action", "", "mothership_action"),
    Op("hold_mothership", "", "mothership_move"),
    Op("weaken_action", "by", "mothership_action", "action"),
    Op("substitute_action", "from_action to_action n", "mothership_action"),
    # robots
    Op("robot_limit", "set", "passive"),
    _act("install_robot", "value ready"),
    Op("robot_ready", "", "robot_install"),
    Op("robot_value", "add", "robot_install"),
    Op("robot_no_decay", "", "robot_used", "room size"),
    # tokens and counters
    _act("tokens", "place values at shuffle", "setup"),
    Op("clear_token", "cleared_with at_least", "room_resolved"),
    Op("token_lost_on_landing", "max_energy", "landing"),
    Op("token_extra_damage", "count", "city_hit"),
    _act("gain_token", "place"),
    _act("random_column", "none_on", "round_start"),
    _act("counter", "name add"),
    Op("gate_goal", "counter at_least tokens_left at_most", "goal_check"),
)
OP_NAMES: Final = tuple(op.name for op in OPS)
FIELDS: Final = tuple({field: None for op in OPS for field in op.fields})

SET_DIE: Final[i64] = OP_NAMES.index("set_die")
UNROLLED_DIE: Final[i64] = OP_NAMES.index("unrolled_die")
ADJUST_DIE: Final[i64] = OP_NAMES.index("adjust_die")
REROLL: Final[i64] = OP_NAMES.index("reroll")
COPY_DIE: Final[i64] = OP_NAMES.index("copy_die")
LOWER_HIGHEST_DIE: Final[i64] = OP_NAMES.index("lower_highest_die")
MOVE_DIE: Final[i64] = OP_NAMES.index("move_die")
ROOM_VALUE: Final[i64] = OP_NAMES.index("room_value")
ROOM_VALUE_PER_DIE: Final[i64] = OP_NAMES.index("room_value_per_die")
ROOM_COST: Final[i64] = OP_NAMES.index("room_cost")
FREE_ROOMS_OP: Final[i64] = OP_NAMES.index("free_rooms")
BLOCK_ROOM: Final[i64] = OP_NAMES.index("block_room")
DIG_REACH: Final[i64] = OP_NAMES.index("dig_reach")
DIG_COST: Final[i64] = OP_NAMES.index("dig_cost")
SHIP_STEP: Final[i64] = OP_NAMES.index("ship_step")
AA_SLOW: Final[i64] = OP_NAMES.index("aa_slow")
AA_OFF: Final[i64] = OP_NAMES.index("aa_off")
IGNORE_LANDING: Final[i64] = OP_NAMES.index("ignore_landing")
CHOOSE_ARROW: Final[i64] = OP_NAMES.index("choose_arrow")
SHIFT_SHIPS: Final[i64] = OP_NAMES.index("shift_ships")
RAISE_SHIPS: Final[i64] = OP_NAMES.index("raise_ships")
DESTROY_SHIPS: Final[i64] = OP_NAMES.index("destroy_ships")
KAMIKAZE: Final[i64] = OP_NAMES.index("kamikaze")
ORANGE_SHIP: Final[i64] = OP_NAMES.index("orange_ship")
ESCORT: Final[i64] = OP_NAMES.index("escort")
PREVENT_DAMAGE: Final[i64] = OP_NAMES.index("prevent_damage")
SKIP_ACTION: Final[i64] = OP_NAMES.index("skip_action")
HOLD_MOTHERSHIP: Final[i64] = OP_NAMES.index("hold_mothership")
WEAKEN_ACTION: Final[i64] = OP_NAMES.index("weaken_action")
SUBSTITUTE_ACTION: Final[i64] = OP_NAMES.index("substitute_action")
ROBOT_LIMIT: Final[i64] = OP_NAMES.index("robot_limit")
ROBOT_READY: Final[i64] = OP_NAMES.index("robot_ready")
ROBOT_VALUE: Final[i64] = OP_NAMES.index("robot_value")
ROBOT_NO_DECAY: Final[i64] = OP_NAMES.index("robot_no_decay")
TOKENS: Final[i64] = OP_NAMES.index("tokens")
CLEAR_TOKEN: Final[i64] = OP_NAMES.index("clear_token")
TOKEN_LOST_ON_LANDING: Final[i64] = OP_NAMES.index("token_lost_on_landing")
TOKEN_EXTRA_DAMAGE: Final[i64] = OP_NAMES.index("token_extra_damage")
COUNTER: Final[i64] = OP_NAMES.index("counter")
GATE_GOAL: Final[i64] = OP_NAMES.index("gate_goal")

# What of the op's fields may be left out: a gate goes by a counter or by the tokens left.
_EITHER: Final = {"gate_goal": (("counter", "at_least"), ("tokens_left", "at_most"))}


def check_vocabulary() -> None:
    """The ops written here and those of effects.toml are the same, in any order."""
    if sorted(OP_NAMES) != sorted(op.id for op in facts.effects().op):
        raise broken("effects.toml", "op, id", "not the ops the rules know")


def check_effects(file: str, entry: str, effects: list[Effect]) -> None:
    """Hook and op exist and go together; the op has its numbers and nothing it would not heed."""
    for number, effect in enumerate(effects, 1):
        _check_effect(file, f"{entry}, effects {number}", effect)


def _check_effect(file: str, entry: str, effect: Effect) -> None:
    if effect.op not in OP_NAMES:
        raise broken(file, f"{entry}, op", f"no op {effect.op!r}")
    op = OPS[OP_NAMES.index(effect.op)]
    if effect.hook not in op.hooks:
        raise broken(file, f"{entry}, hook", f"{effect.op} knows the hooks {', '.join(op.hooks)}, not {effect.hook!r}")
    given = tuple(field for field in FIELDS if getattr(effect, field) is not None)
    wanted = _EITHER.get(op.name, (op.fields,))
    if not any(set(given) == set(fields) for fields in wanted):
        raise broken(file, f"{entry}, op", f"{effect.op} is given {', '.join(op.fields) or 'nothing'}")
    for key in effect.where.__struct_fields__:
        if getattr(effect.where, key) is not None and key not in op.where:
            raise broken(file, f"{entry}, where, {key}", f"{effect.op} does not heed it")
    if effect.uses is not None and effect.per is None:
        raise broken(file, f"{entry}, uses", "needs `per`")


check_vocabulary()
