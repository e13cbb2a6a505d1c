"""What happens: energy, research, damage, the excavator, robots, and where ships go.

Every function acts on the table as it then is. What comes later is put on the agenda; `flow.py` resolves it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies.ops import (
    DAMAGE_TAKEN,
    GATE_GOAL,
    KAMIKAZE,
    ORANGE_SHIP,
    RESEARCH_ADVANCED,
    SHIP_DESTROYED,
    TOKEN_LOST_ON_LANDING,
)
from hullbreach.games.under_falling_skies.pieces import (
    COLUMNS,
    DICE,
    NONE,
    ORANGE,
    SPACES,
    WHITE,
    WORKERS,
    square_at,
)
from hullbreach.games.under_falling_skies.powers import in_force, spend, trigger, trigger_ship
from hullbreach.games.under_falling_skies.records import ON_SQUARES
from hullbreach.games.under_falling_skies.setting import ON_PATH, PATH
from hullbreach.games.under_falling_skies.state import (
    AFTERMATH,
    COUNTER,
    DAMAGE,
    DIE_AT,
    ENDING,
    ENERGY,
    EXCAVATOR,
    EXHAUSTED,
    GONE,
    LAUNCH_POINT,
    LENT,
    LOST_DAMAGE,
    LOST_SKULL,
    MAX_ENERGY,
    MOTHERSHIP,
    OVER,
    PHASE,
    RESEARCH,
    TOKEN_AT,
    TOKEN_VALUE,
    WAITING,
    WON,
    Table,
)
from hullbreach.kernel.agenda import a_of, kind_of

# Kinds of steps on the agenda, beside EFFECT (1).
START_ROUND: Final[i64] = 2
ROLL: Final[i64] = 3
PLAN: Final[i64] = 4
AFTER_PLACEMENT: Final[i64] = 5
MOVE_COLUMN: Final[i64] = 6
LAND: Final[i64] = 7
HIT: Final[i64] = 8
SLIDE: Final[i64] = 9
OFFERED: Final[i64] = 10
START_ROOMS: Final[i64] = 11
RESOLVE_ROOMS: Final[i64] = 12
AIMED: Final[i64] = 13
ROOM_EFFECT: Final[i64] = 14
CHOOSE_ORDER: Final[i64] = 15
CHOOSE_STRIKE: Final[i64] = 16
CHOOSE_STEPS: Final[i64] = 17
INSTALL_ROBOT: Final[i64] = 18
GIVE_COMMAND: Final[i64] = 19
ROOM_DONE: Final[i64] = 20
END_ROOMS: Final[i64] = 21
START_MOTHERSHIP: Final[i64] = 22
MOVE_MOTHERSHIP: Final[i64] = 23
ACT: Final[i64] = 24
LAUNCH_NEXT: Final[i64] = 25
END_LAUNCH: Final[i64] = 26


# --- the end of a game -----------------------------------------------------------------------------------------------
def finish(table: Table, ending: i64) -> None:
    """The game ends at once and nothing further is resolved (UFS-END-01, UFS-END-03).

    Ships that were about to hit the city as well are back where they would be: they are no longer in the sky.
    """
    table.cells[ENDING] = ending
    table.cells[PHASE] = AFTERMATH if table.in_campaign() else OVER
    while len(table.agenda):
        packed: i64 = table.agenda.pop()
        if kind_of(packed) == HIT:
            leave_city(table, a_of(packed))


# --- energy and damage -----------------------------------------------------------------------------------------------
def pay(table: Table, cost: i64) -> None:
    if cost:
        table.cells[ENERGY] -= cost
        table.journal.tell(told.ENERGY_PAID, cost, table.cells[ENERGY])


def gain_energy(table: Table, points: i64) -> None:
    """Up to the end of the track; the rest is lost (UFS-KIND-03)."""
    gained: i64 = min(points, table.cells[MAX_ENERGY] - table.cells[ENERGY])
    table.cells[ENERGY] += gained
    table.journal.tell(told.ENERGY_GAINED, gained, table.cells[ENERGY])


def lose_energy(table: Table, points: i64) -> None:
    lost: i64 = min(points, table.cells[ENERGY])
    if lost > 0:
        table.cells[ENERGY] -= lost
        table.journal.tell(told.ENERGY_LOST, lost, table.cells[ENERGY])


def change_max_energy(table: Table, points: i64) -> None:
    """Longer or shorter by that much; surplus energy is lost."""
    table.cells[MAX_ENERGY] = max(0, table.cells[MAX_ENERGY] + points)
    table.journal.tell(told.MAX_ENERGY, table.cells[MAX_ENERGY])
    lose_energy(table, table.cells[ENERGY] - table.cells[MAX_ENERGY])


def take_damage(table: Table, points: i64) -> None:
    """The damage marker moves; on the skull the game is lost at once (UFS-DMG-04)."""
    table.cells[DAMAGE] = min(table.cells[DAMAGE] + points, table.setting.hits_to_lose)
    table.journal.tell(told.DAMAGE_TAKEN, points, table.cells[DAMAGE])
    if table.cells[DAMAGE] == table.setting.hits_to_lose:
        finish(table, LOST_DAMAGE)
        table.journal.tell(told.LOST_DAMAGE, table.cells[DAMAGE])
    else:
        trigger(table, DAMAGE_TAKEN)


def repair(table: Table, points: i64) -> None:
    repaired: i64 = min(points, table.cells[DAMAGE])
    table.cells[DAMAGE] -= repaired
    table.journal.tell(told.REPAIRED, repaired, table.cells[DAMAGE])


# --- research --------------------------------------------------------------------------------------------------------
def is_goal_open(table: Table) -> bool:
    """Whether no scenario keeps the last research space closed."""
    for gate in table.setting.by_op[GATE_GOAL]:
        if gate.n == NONE:
            if table.tokens_left() > gate.m:
                return False
        elif table.cells[COUNTER + gate.n] < gate.m:
            return False
    return True


def reachable_steps(table: Table, value: i64) -> i64:
    """How far a research room of that value brings the marker (UFS-KIND-06)."""
    costs = table.setting.research
    end: i64 = len(costs) if is_goal_open(table) else len(costs) - 1
    at: i64 = table.cells[RESEARCH]
    while at < end and costs[at] <= value:
        value -= costs[at]
        at += 1
    return at - table.cells[RESEARCH]


def advance_research(table: Table, steps: i64) -> None:
    """A research room moves the marker; at the end of the track the game is won (UFS-END-01)."""
    move_research(table, steps)
    if not table.is_decided():
        trigger(table, RESEARCH_ADVANCED, steps - 1)


def move_research(table: Table, steps: i64) -> None:
    table.cells[RESEARCH] += steps
    table.journal.tell(told.RESEARCHED, steps, table.cells[RESEARCH])
    if table.is_won():
        finish(table, WON)
        table.journal.tell(told.WON)


def research_back(table: Table, steps: i64) -> None:
    """Not below the start (UFS-MS-06, UFS-RULING-09)."""
    back: i64 = min(steps, table.cells[RESEARCH])
    table.cells[RESEARCH] -= back
    table.journal.tell(told.RESEARCH_BACK, back, table.cells[RESEARCH])


# --- excavator and robots --------------------------------------------------------------------------------------------
def move_excavator(table: Table, space: i64) -> None:
    """Forward onto a space; everything behind it is excavated from now on (UFS-DIG-01)."""
    steps: i64 = table.steps_ahead(space)
    table.cells[EXCAVATOR] = ON_PATH[space]
    table.journal.tell(told.EXCAVATED, steps, space)


def excavator_back(table: Table, steps: i64) -> None:
    """Not beyond its starting space; robots it leaves unexcavated are removed (UFS-MS-05, UFS-ROBOT-13)."""
    back: i64 = min(steps, table.cells[EXCAVATOR] - table.setting.excavator_start)
    table.cells[EXCAVATOR] -= back
    table.journal.tell(told.EXCAVATOR_BACK, back, PATH[table.cells[EXCAVATOR]])
    die: i64 = WORKERS
    while die < DICE:
        space: i64 = table.die_space(die)
        if space != NONE and not table.is_excavated(space):
            table.journal.tell(told.ROBOT_BURIED, space)
            remove_robot(table, die)
        die += 1


def remove_robot(table: Table, die: i64) -> None:
    """Back to the reserve."""
    table.cells[DIE_AT + die] = NONE
    table.cells[EXHAUSTED] &= ~(1 << die)
    table.cells[LENT + die - WORKERS] = 0


def can_hold_robot(table: Table, space: i64) -> bool:
    """An excavated space without die, not in a command room (UFS-RULING-13, UFS-ADV-06)."""
    if not table.is_excavated(space) or table.die_on(space) != NONE:
        return False
    return not table.setting.is_command(space)


def can_build_robot(table: Table) -> bool:
    """Whether a robot can be installed, if need be after scrapping one (UFS-RULING-12)."""
    if table.setting.robot_limit == 0:
        return False
    if table.robots_on_board() > 0:
        return True
    space: i64 = 0
    while space < SPACES:
        if can_hold_robot(table, space):
            return True
        space += 1
    return False


# --- where ships go --------------------------------------------------------------------------------------------------
def send_waiting(table: Table, ship: i64) -> None:
    """Onto the dark part of the mothership, in no column (UFS-DMG-02)."""
    table.cells[WAITING + ship] += 1
    table.journal.tell(told.SHIP_WAITS, ship)


def leave_city(table: Table, ship: i64) -> None:
    """A ship beyond the sky goes back to the mothership (UFS-DMG-02), unless its scenario takes it off the board."""
    for effect in table.setting.by_op[KAMIKAZE]:
        if in_force(table, effect) and (effect.ships >> ship) & 1:
            table.journal.tell(told.SHIP_LEAVES, ship)
            return
    send_waiting(table, ship)


def add_ships(table: Table, ship: i64, number: i64) -> None:
    """New ships wait on the mothership, as many as the supply holds (UFS-MS-07, UFS-RULING-17)."""
    added: i64 = min(number, table.supply(ship))
    if added <= 0:
        table.journal.tell(told.NO_SHIPS_LEFT, ship)
        return
    table.cells[WAITING + ship] += added
    table.journal.tell(told.SHIPS_ADDED, ship, added)


def destroy_ship(table: Table, square: i64) -> None:
    """A purple ship waits, a white one leaves the board, the orange one as its scenario says (UFS-KIND-05)."""
    ship: i64 = table.lift_ship(square)
    table.journal.tell(told.SHIP_DESTROYED, ship, square)
    if ship == WHITE or (ship == ORANGE and orange_leaves(table)):
        table.journal.tell(told.SHIP_LEAVES, ship)
    else:
        send_waiting(table, ship)
    trigger_ship(table, SHIP_DESTROYED, ship)


def orange_leaves(table: Table) -> bool:
    """Whether the orange ship is removed when it is destroyed."""
    for effect in table.setting.by_op[ORANGE_SHIP]:
        return effect.k == 1
    return False


def lower_mothership(table: Table) -> None:
    """One row down with all ships on launch points; ships in the row entered wait (UFS-LAND-04, UFS-MS-02)."""
    table.cells[MOTHERSHIP] += 1
    row: i64 = table.cells[MOTHERSHIP]
    if row == table.setting.skull_row:
        finish(table, LOST_SKULL)
        table.journal.tell(told.LOST_SKULL, row)
        return
    column: i64 = 0
    while column < COLUMNS:
        square: i64 = square_at(row, column)
        lose_token(table, square)
        if table.ship_at(square):
            ship: i64 = table.lift_ship(square)
            table.cells[WAITING + ship] += 1
            table.journal.tell(told.TAKEN_UP, ship, square)
        column += 1


def launch_ship(table: Table, ship: i64, column: i64) -> None:
    table.cells[WAITING + ship] -= 1
    table.cells[LAUNCH_POINT + column] = ship
    table.journal.tell(told.LAUNCHED, ship, column)


# --- tokens ----------------------------------------------------------------------------------------------------------
def lose_token(table: Table, square: i64) -> None:
    """A token on a square is lost to a ship that lands there, or to the mothership."""
    for effect in table.setting.by_op[TOKEN_LOST_ON_LANDING]:
        token: i64 = table.token_at(square) if table.setting.token_place == ON_SQUARES else NONE
        if token != NONE:
            spend(table, effect)
            table.cells[TOKEN_AT + token] = GONE
            table.journal.tell(told.TOKEN_LOST, square, table.cells[TOKEN_VALUE + token])
            change_max_energy(table, effect.n)
