"""What an effect does: the ops of effects.toml, as numbers, and what each of them may be given.

Some are *acts*: they happen when their hook comes up or the player uses the ability. The others are *read*: they change
a number or a permission where the rules work it out. acts.py binds what is carried out to its class.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

# Hooks at which something may be carried out, and what may restrict it.
ANY_MOMENT: Final = (
    "setup round_start after_first_roll before_placement placed damage_taken rooms_start room_resolved "
    "research_advanced rooms_end mothership_move mothership_action launch ship_destroyed any_time"
)
RESTRICTIONS: Final = "energy_at_most room size die ship phase"


@final
class Op:
    """What one op is given: the names of its numbers, its hooks, and the `where` keys it takes notice of."""

    def __init__(self, name: str, given: str, hooks: str, where: str, is_act: bool) -> None:
        self.name = name
        self.given: tuple[str, ...] = tuple(given.split())
        self.hooks: tuple[str, ...] = tuple(hooks.split())
        self.where: tuple[str, ...] = tuple(where.split())
        self.is_act = is_act


@final
class Ops:
    """Every op, numbered in the order they are declared."""

    def __init__(self) -> None:
        self.ops: list[Op] = []

    def acts(self, name: str, given: str, hooks: str = ANY_MOMENT) -> i64:
        """An op that happens when its hook comes up."""
        return self._add(Op(name, given, hooks, RESTRICTIONS, True))

    def reads(self, name: str, given: str, hooks: str, where: str = "") -> i64:
        """An op that changes what the rules work out at its hook, or that the player is asked about there."""
        return self._add(Op(name, given, hooks, where, False))

    def _add(self, op: Op) -> i64:
        self.ops.append(op)
        return len(self.ops) - 1


OPS: Final[Ops] = Ops()

# --- dice ---
SET_DIE: Final[i64] = OPS.acts("set_die", "count value", "after_first_roll before_placement")
UNROLLED_DIE: Final[i64] = OPS.reads("unrolled_die", "count value", "first_roll", "die")
ADJUST_DIE: Final[i64] = OPS.acts("adjust_die", "count by", "after_first_roll before_placement")
REROLL: Final[i64] = OPS.acts("reroll", "count", "after_first_roll before_placement")
COPY_DIE: Final[i64] = OPS.acts("copy_die", "count", "after_first_roll before_placement")
LOWER_HIGHEST_DIE: Final[i64] = OPS.acts("lower_highest_die", "by", "after_first_roll before_placement")
MOVE_DIE: Final[i64] = OPS.acts("move_die", "count scope", "rooms_start")

# --- rooms ---
ROOM_VALUE: Final[i64] = OPS.reads("room_value", "add", "room_value", "room size contains")
ROOM_VALUE_PER_DIE: Final[i64] = OPS.reads("room_value_per_die", "add", "room_value", "room size contains")
ROOM_COST: Final[i64] = OPS.reads("room_cost", "add", "room_cost", "room size")
FREE_ROOMS: Final[i64] = OPS.acts("free_rooms", "count dig", "rooms_start room_cost")
BLOCK_ROOM: Final[i64] = OPS.reads("block_room", "", "passive")

# --- energy, research, excavator ---
ENERGY: Final[i64] = OPS.acts("energy", "add")
MAX_ENERGY: Final[i64] = OPS.acts("max_energy", "add")
ENERGY_OR_EXCAVATOR: Final[i64] = OPS.acts("energy_or_excavator", "energy excavator_back")
RESEARCH_STEPS: Final[i64] = OPS.acts("research_steps", "add")
ENERGY_OR_DAMAGE_PER_EXTRA_STEP: Final[i64] = OPS.acts("energy_or_damage_per_extra_step", "energy", "research_advanced")
DIG_REACH: Final[i64] = OPS.reads("dig_reach", "add", "dig")
DIG_COST: Final[i64] = OPS.reads("dig_cost", "set", "dig")
MOVE_EXCAVATOR: Final[i64] = OPS.acts("move_excavator", "up_to")

# --- ships ---
SHIP_STEP: Final[i64] = OPS.reads("ship_step", "add", "ship_step placed", "columns ship")
AA_SLOW: Final[i64] = OPS.reads("aa_slow", "add", "ship_step", "columns")
AA_OFF: Final[i64] = OPS.reads("aa_off", "", "ship_step", "columns")
IGNORE_LANDING: Final[i64] = OPS.reads("ignore_landing", "effect", "landing")
CHOOSE_ARROW: Final[i64] = OPS.reads("choose_arrow", "", "landing")
SHIFT_SHIPS: Final[i64] = OPS.acts("shift_ships", "count")
RAISE_SHIPS: Final[i64] = OPS.acts("raise_ships", "count by")
DESTROY_SHIPS: Final[i64] = OPS.acts("destroy_ships", "count on")
ADD_WAITING: Final[i64] = OPS.acts("add_waiting", "n colour")
KAMIKAZE: Final[i64] = OPS.reads("kamikaze", "damage", "city_hit", "ship")
ORANGE_SHIP: Final[i64] = OPS.reads("orange_ship", "hit_damage launch_order when_destroyed", "passive")
ESCORT: Final[i64] = OPS.reads("escort", "add", "ship_step")
PREVENT_DAMAGE: Final[i64] = OPS.reads("prevent_damage", "count", "city_hit", "ship phase")
REPAIR: Final[i64] = OPS.acts("repair", "count")
DAMAGE: Final[i64] = OPS.acts("damage", "count")

# --- mothership ---
SKIP_ACTION: Final[i64] = OPS.reads("skip_action", "", "mothership_action")
HOLD_MOTHERSHIP: Final[i64] = OPS.reads("hold_mothership", "", "mothership_move")
WEAKEN_ACTION: Final[i64] = OPS.reads("weaken_action", "by", "mothership_action", "action")
SUBSTITUTE_ACTION: Final[i64] = OPS.reads("substitute_action", "from_action to_action n", "mothership_action")

# --- robots ---
ROBOT_LIMIT: Final[i64] = OPS.reads("robot_limit", "set", "passive")
INSTALL_ROBOT: Final[i64] = OPS.acts("install_robot", "value ready")
ROBOT_READY: Final[i64] = OPS.reads("robot_ready", "", "robot_install")
ROBOT_VALUE: Final[i64] = OPS.reads("robot_value", "add", "robot_install")
ROBOT_NO_DECAY: Final[i64] = OPS.reads("robot_no_decay", "", "robot_used", "room size")

# --- tokens and counters ---
TOKENS: Final[i64] = OPS.acts("tokens", "place values at shuffle", "setup")
CLEAR_TOKEN: Final[i64] = OPS.reads("clear_token", "cleared_with at_least", "room_resolved")
TOKEN_LOST_ON_LANDING: Final[i64] = OPS.reads("token_lost_on_landing", "max_energy", "landing")
TOKEN_EXTRA_DAMAGE: Final[i64] = OPS.reads("token_extra_damage", "count", "city_hit")
GAIN_TOKEN: Final[i64] = OPS.acts("gain_token", "place")
RANDOM_COLUMN: Final[i64] = OPS.acts("random_column", "none_on", "round_start")
COUNTER: Final[i64] = OPS.acts("counter", "name add")
GATE_GOAL: Final[i64] = OPS.reads("gate_goal", "counter at_least tokens_left at_most", "goal_check")

NAMES: Final[tuple[str, ...]] = tuple(op.name for op in OPS.ops)
