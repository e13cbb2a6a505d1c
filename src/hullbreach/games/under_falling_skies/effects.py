"""What happens: energy, research, damage, the excavator, robots, and where ships go.

Every function acts on the table as it then is. What comes later is put on the agenda; `flow.py` resolves it.
"""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, ending, pieces, step, told
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.force import fits_ship, in_force, spend, trigger, trigger_ship
from hullbreach.games.under_falling_skies.pieces import square_at
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE


# --- the end of a battle ---------------------------------------------------------------------------------------------
def finish_battle(table: Table, result: i64) -> None:
    """The battle ends at once and nothing further is resolved (UFS-END-01, UFS-END-03).

    Ships that were about to hit the city as well are back where they would be: they are no longer in the sky.
    """
    table.cells[cell.RESULT] = result
    while len(table.agenda):
        if table.agenda.kind() == step.HIT:
            leave_city(table, table.agenda.a())
        table.agenda.drop()
    table.agenda.push(step.BATTLE_OVER)


# --- energy and damage -----------------------------------------------------------------------------------------------
def pay(table: Table, cost: i64) -> None:
    if cost:
        table.cells[cell.ENERGY] -= cost
        table.journal.tell(told.ENERGY_PAID, cost, table.cells[cell.ENERGY])


def gain_energy(table: Table, points: i64) -> None:
    """Up to the end of the track; the rest is lost (UFS-KIND-03)."""
    gained: i64 = min(points, table.cells[cell.MAX_ENERGY] - table.cells[cell.ENERGY])
    table.cells[cell.ENERGY] += gained
    table.journal.tell(told.ENERGY_GAINED, gained, table.cells[cell.ENERGY])


def lose_energy(table: Table, points: i64) -> None:
    lost: i64 = min(points, table.cells[cell.ENERGY])
    if lost > 0:
        table.cells[cell.ENERGY] -= lost
        table.journal.tell(told.ENERGY_LOST, lost, table.cells[cell.ENERGY])


def change_max_energy(table: Table, points: i64) -> None:
    """Longer or shorter by that much; surplus energy is lost."""
    table.cells[cell.MAX_ENERGY] = max(0, table.cells[cell.MAX_ENERGY] + points)
    table.journal.tell(told.MAX_ENERGY, table.cells[cell.MAX_ENERGY])
    lose_energy(table, table.cells[cell.ENERGY] - table.cells[cell.MAX_ENERGY])


def take_damage(table: Table, points: i64) -> None:
    """The damage marker moves; on the skull the game is lost at once (UFS-DMG-04)."""
    table.cells[cell.DAMAGE] = min(table.cells[cell.DAMAGE] + points, table.setting.hits_to_lose)
    table.journal.tell(told.DAMAGE_TAKEN, points, table.cells[cell.DAMAGE])
    if table.cells[cell.DAMAGE] == table.setting.hits_to_lose:
        finish_battle(table, ending.LOST_DAMAGE)
        table.journal.tell(told.LOST_DAMAGE, table.cells[cell.DAMAGE])
    else:
        trigger(table, hook.DAMAGE_TAKEN)


def repair(table: Table, points: i64) -> None:
    repaired: i64 = min(points, table.cells[cell.DAMAGE])
    table.cells[cell.DAMAGE] -= repaired
    table.journal.tell(told.REPAIRED, repaired, table.cells[cell.DAMAGE])


# --- research --------------------------------------------------------------------------------------------------------
def is_goal_open(table: Table) -> bool:
    """Whether no scenario keeps the last research space closed."""
    for gate in table.setting.by_op[op.GATE_GOAL]:
        if gate.by_tokens and table.tokens_left() > gate.at_most:
            return False
        if not gate.by_tokens and table.cells[cell.COUNTER + gate.counter] < gate.at_least:
            return False
    return True


def reachable_steps(table: Table, value: i64) -> i64:
    """How far a research room of that value brings the marker (UFS-KIND-06)."""
    costs = table.setting.research
    end: i64 = len(costs) if is_goal_open(table) else len(costs) - 1
    at: i64 = table.cells[cell.RESEARCH]
    while at < end and costs[at] <= value:
        value -= costs[at]
        at += 1
    return at - table.cells[cell.RESEARCH]


def advance_research(table: Table, steps: i64) -> None:
    """A research room moves the marker; at the end of the track the game is won (UFS-END-01)."""
    move_research(table, steps)
    if not table.is_decided():
        trigger(table, hook.RESEARCH_ADVANCED, steps - 1)


def move_research(table: Table, steps: i64) -> None:
    table.cells[cell.RESEARCH] += steps
    table.journal.tell(told.RESEARCHED, steps, table.cells[cell.RESEARCH])
    if table.is_won():
        finish_battle(table, ending.WON)
        table.journal.tell(told.WON)


def research_back(table: Table, steps: i64) -> None:
    """Not below the start (UFS-MS-06, UFS-RULING-09)."""
    back: i64 = min(steps, table.cells[cell.RESEARCH])
    table.cells[cell.RESEARCH] -= back
    table.journal.tell(told.RESEARCH_BACK, back, table.cells[cell.RESEARCH])


# --- excavator and robots --------------------------------------------------------------------------------------------
def move_excavator(table: Table, space: i64) -> None:
    """Forward onto a space; everything behind it is excavated from now on (UFS-DIG-01)."""
    steps: i64 = table.steps_ahead(space)
    table.cells[cell.EXCAVATOR] = pieces.ON_PATH[space]
    table.journal.tell(told.EXCAVATED, steps, space)


def excavator_back(table: Table, steps: i64) -> None:
    """Not beyond its starting space; robots it leaves unexcavated are removed (UFS-MS-05, UFS-ROBOT-13)."""
    back: i64 = min(steps, table.cells[cell.EXCAVATOR] - table.setting.excavator_start)
    table.cells[cell.EXCAVATOR] -= back
    table.journal.tell(told.EXCAVATOR_BACK, back, pieces.PATH[table.cells[cell.EXCAVATOR]])
    for die in range(pieces.WORKERS, pieces.DICE):
        space: i64 = table.die_space(die)
        if space != NONE and not table.is_excavated(space):
            table.journal.tell(told.ROBOT_BURIED, space, table.facility(space))
            remove_robot(table, die)


def remove_robot(table: Table, die: i64) -> None:
    """Back to the reserve."""
    table.place_die(die, NONE)
    table.cells[cell.EXHAUSTED] &= ~(1 << die)
    table.cells[cell.LENT + die - pieces.WORKERS] = 0


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
    for space in range(pieces.SPACES):
        if can_hold_robot(table, space):
            return True
    return False


# --- where ships go --------------------------------------------------------------------------------------------------
def send_waiting(table: Table, ship: i64) -> None:
    """Onto the dark part of the mothership, in no column (UFS-DMG-02)."""
    table.cells[cell.WAITING + ship] += 1
    table.journal.tell(told.SHIP_WAITS, ship)


def leave_city(table: Table, ship: i64) -> None:
    """A ship beyond the sky goes back to the mothership (UFS-DMG-02), unless its scenario takes it off the board."""
    for effect in table.setting.by_op[op.KAMIKAZE]:
        if in_force(table, effect) and fits_ship(effect, ship):
            table.journal.tell(told.SHIP_LEAVES, ship)
            return
    send_waiting(table, ship)


def add_ships(table: Table, ship: i64, number: i64) -> None:
    """New ships wait on the mothership, as many as the supply holds (UFS-MS-07, UFS-RULING-17)."""
    added: i64 = min(number, table.supply(ship))
    if added <= 0:
        table.journal.tell(told.NO_SHIPS_LEFT, ship)
        return
    table.cells[cell.WAITING + ship] += added
    table.journal.tell(told.SHIPS_ADDED, ship, added)


def destroy_ship(table: Table, square: i64) -> None:
    """A purple ship waits, a white one leaves the board, the orange one as its scenario says (UFS-KIND-05)."""
    ship: i64 = table.lift_ship(square)
    table.journal.tell(told.SHIP_DESTROYED, ship, square)
    if ship == pieces.WHITE or (ship == pieces.ORANGE and orange_leaves(table)):
        table.journal.tell(told.SHIP_LEAVES, ship)
    else:
        send_waiting(table, ship)
    trigger_ship(table, hook.SHIP_DESTROYED, ship)


def orange_leaves(table: Table) -> bool:
    """Whether the orange ship is removed when it is destroyed."""
    for effect in table.setting.by_op[op.ORANGE_SHIP]:
        return effect.removed_when_destroyed
    return False


def lower_mothership(table: Table) -> None:
    """One row down with all ships on launch points; ships in the row entered wait (UFS-LAND-04, UFS-MS-02)."""
    table.cells[cell.MOTHERSHIP] += 1
    row: i64 = table.cells[cell.MOTHERSHIP]
    if row == table.setting.skull_row:
        finish_battle(table, ending.LOST_SKULL)
        table.journal.tell(told.LOST_SKULL, row)
        return
    for column in range(pieces.COLUMNS):
        square: i64 = square_at(row, column)
        lose_token(table, square)
        if table.ship_at(square):
            ship: i64 = table.lift_ship(square)
            table.cells[cell.WAITING + ship] += 1
            table.journal.tell(told.TAKEN_UP, ship, square)


def launch_ship(table: Table, ship: i64, column: i64) -> None:
    table.cells[cell.WAITING + ship] -= 1
    table.cells[cell.LAUNCH_POINT + column] = ship
    table.journal.tell(told.LAUNCHED, ship, column)


# --- tokens ----------------------------------------------------------------------------------------------------------
def lose_token(table: Table, square: i64) -> None:
    """A token on a square is lost to a ship that lands there, or to the mothership."""
    for effect in table.setting.by_op[op.TOKEN_LOST_ON_LANDING]:
        token: i64 = table.token_at(square) if table.setting.token_place == pieces.ON_SQUARES else NONE
        if token != NONE:
            spend(table, effect)
            table.lay_token(token, pieces.GONE)
            table.journal.tell(told.TOKEN_LOST, square, table.token_value(token))
            change_max_energy(table, effect.max_energy)
