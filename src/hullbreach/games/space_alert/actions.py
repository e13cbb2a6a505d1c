"""The crew's step of a turn: what each planned card does (SA-ORD, SA-MOV, SA-WPN, SA-NRG, SA-BOT, SA-INT, SA-MAL)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import events as told
from hullbreach.games.space_alert.harm import capacity, delay, enter, is_broken, push_back
from hullbreach.games.space_alert.pieces import (
    BATTLEBOTS,
    BLUE,
    CHANGE_DECK,
    GRAVOLIFT_TILE,
    HEAVY_TILE,
    HEROIC_A,
    HEROIC_B,
    HEROIC_BATTLEBOTS,
    HEROIC_MOVE,
    LOWER_BLUE,
    LOWER_RED,
    LOWER_WEAPON_TILE,
    LOWER_WHITE,
    MOVE_BLUE,
    MOVE_RED,
    NONE,
    NOTHING,
    RED,
    SPACE,
    TURNS,
    UPPER_RED,
    UPPER_WHITE,
    WHITE,
    A,
    B,
    C,
    is_upper,
    may_mean,
    other_deck,
    system,
    zone_of,
)
from hullbreach.games.space_alert.state import (
    AT,
    CANNON,
    COMPUTER,
    CONFIRMING,
    COVERED,
    DISABLED_SQUAD,
    FUEL,
    LAUNCHED,
    LIFTS,
    MAINTAINED,
    PILOT,
    REACTOR,
    READY_SQUAD,
    ROCKETS,
    SHIELD,
    SORTIE,
    SQUAD,
    STORED,
    STORED_ENGULFED,
    STORED_TAKEN,
    TURN,
    UNCHECKED,
    WITH_COMPUTER,
    WITH_DELAYS,
    WITH_ROCKETS,
    WITH_SQUADS,
    WITH_WINDOW,
    Flight,
)
from hullbreach.games.space_alert.threats import attack_intruder, repair

# Why a card had no effect.
EDGE: Final[i64] = 0
NO_ENERGY: Final[i64] = 1
ALREADY_DONE: Final[i64] = 2
NO_NEED: Final[i64] = 3
NONE_LEFT: Final[i64] = 4
NO_ACTIVE_SQUAD: Final[i64] = 5
NO_INTRUDER: Final[i64] = 6
NOT_IN_PLAY: Final[i64] = 7
TOO_LATE: Final[i64] = 8
TAKEN: Final[i64] = 9
IRREPARABLE: Final[i64] = 10
VAIN_NAMES: Final = (
    "edge",
    "no-energy",
    "already-done",
    "no-need",
    "none-left",
    "no-active-squad",
    "no-intruder",
    "not-in-play",
    "too-late",
    "taken",
    "irreparable",
)


def phase_of(turn: i64) -> i64:
    """0, 1 or 2 (SA-GEN-09)."""
    if turn <= 3:
        return 0
    return 1 if turn <= 7 else 2


def act(flight: Flight, member: i64) -> None:
    """Carry out the card of this turn, or what its owner meant by it (SA-ORD-05)."""
    turn: i64 = flight.cells[TURN]
    action: i64 = flight.action_of(member, turn)
    slip: i64 = flight.slips[member * TURNS + turn - 1]
    if slip != NOTHING and action != NOTHING and may_mean(action, slip):
        action = slip
        flight.journal.tell(told.TRIPPED, member, action)
        delay(flight, member)
    if action != NOTHING:
        flight.journal.tell(told.ACTS, member, action, flight.station_of(member))
    if flight.station_of(member) == SPACE:
        act_in_space(flight, member, action)
    elif action != NOTHING:
        act_on_ship(flight, member, action)


def act_in_space(flight: Flight, member: i64, action: i64) -> None:
    """Only the battlebot action keeps one out there; any other card comes a turn later (SA-INT-04, SA-INT-08)."""
    if action == BATTLEBOTS or action == HEROIC_BATTLEBOTS:
        flight.cells[SORTIE] = 2 if action == HEROIC_BATTLEBOTS else 1
        flight.journal.tell(told.STAYED_OUT, member)
        return
    if action != NOTHING:
        push_back(flight, member, flight.cells[TURN])
    come_back(flight, member)


def come_back(flight: Flight, member: i64) -> None:
    flight.cells[PILOT] = NONE
    flight.journal.tell(told.CAME_BACK, member)
    enter(flight, member, UPPER_RED)


def act_on_ship(flight: Flight, member: i64, action: i64) -> None:
    letter: i64 = letter_of(action)
    if letter != NOTHING and flight.cells[COVERED] & system(flight.station_of(member), letter):
        repair_here(flight, member, letter, 2 if action == HEROIC_B else 1)
    elif letter == A:
        fire(flight, member, action)
    elif letter == B:
        charge(flight, member, action)
    elif letter == C:
        use_special(flight, member)
    elif action == BATTLEBOTS or action == HEROIC_BATTLEBOTS:
        send_squad(flight, member, action)
    else:
        move(flight, member, action)


def letter_of(action: i64) -> i64:
    """The system of the station that a card uses, or NOTHING."""
    if action <= C:
        return action
    if action == HEROIC_A:
        return A
    return B if action == HEROIC_B else NOTHING


def repair_here(flight: Flight, member: i64, letter: i64, cubes: i64) -> None:
    """The lowest malfunction on the system, if it can still be repaired (SA-WPN-08, SA-MAL-02, SA-MAL-10)."""
    if not repair(flight, member, flight.station_of(member), letter, cubes):
        in_vain(flight, member, letter, IRREPARABLE)


def in_vain(flight: Flight, member: i64, action: i64, reason: i64) -> None:
    flight.journal.tell(told.IN_VAIN, member, action, reason)


# --- moving ---
def move(flight: Flight, member: i64, action: i64) -> None:
    station: i64 = flight.station_of(member)
    zone: i64 = zone_of(station)
    if action == CHANGE_DECK:
        take_lift(flight, member, station)
    elif action >= HEROIC_MOVE:
        if action - HEROIC_MOVE != station:
            enter(flight, member, action - HEROIC_MOVE)
    elif action == MOVE_RED and zone != RED:
        enter(flight, member, station - 1)
    elif action == MOVE_BLUE and zone != BLUE:
        enter(flight, member, station + 1)
    else:
        in_vain(flight, member, action, EDGE)


def take_lift(flight: Flight, member: i64, station: i64) -> None:
    """The second user of a turn, and every user of a damaged lift, is delayed (SA-MOV-04, SA-MOV-05)."""
    zone: i64 = zone_of(station)
    one: i64 = 1
    if flight.mission.uses(WITH_DELAYS):
        if is_broken(flight, zone, GRAVOLIFT_TILE):
            flight.journal.tell(told.LIFT_BROKEN, member, zone)
            delay(flight, member)
        elif (flight.cells[LIFTS] >> zone) & 1:
            flight.journal.tell(told.LIFT_TAKEN, member, zone)
            delay(flight, member)
    flight.cells[LIFTS] |= one << zone
    enter(flight, member, other_deck(station))


# --- A: weapons ---
def fire(flight: Flight, member: i64, action: i64) -> None:
    """Take a cube and mark the cannon; it shoots in the next step (SA-WPN-01 to SA-WPN-07)."""
    cells = flight.cells
    station: i64 = flight.station_of(member)
    if cells[CANNON + station]:
        in_vain(flight, member, action, ALREADY_DONE)
        return
    zone: i64 = zone_of(station)
    if is_upper(station) or station == LOWER_WHITE:
        if cells[REACTOR + zone] == 0:
            in_vain(flight, member, action, NO_ENERGY)
            return
        cells[REACTOR + zone] -= 1
        flight.journal.tell(told.CUBE_SPENT, REACTOR + zone - SHIELD, cells[REACTOR + zone])
    power: i64 = strength(flight, station)
    if action == HEROIC_A:
        power += 1
    cells[CANNON + station] = power
    flight.journal.tell(told.FIRED, member, station, power)


def strength(flight: Flight, station: i64) -> i64:
    """Of its cannon, damaged or not."""
    tile: i64 = HEAVY_TILE if is_upper(station) else LOWER_WEAPON_TILE
    return flight.table.strength[station * 2 + is_broken(flight, zone_of(station), tile)]


# --- B: energy ---
def charge(flight: Flight, member: i64, action: i64) -> None:
    station: i64 = flight.station_of(member)
    zone: i64 = zone_of(station)
    moved: i64
    store: i64
    if is_upper(station):
        store = SHIELD + zone
        moved = fill(flight, REACTOR + zone, store)
    elif station == LOWER_WHITE:
        store = REACTOR + WHITE
        moved = refuel(flight)
    else:
        store = REACTOR + zone
        moved = fill(flight, REACTOR + WHITE, store)
    if moved == 0:
        in_vain(flight, member, action, NO_NEED)
    elif action == HEROIC_B:
        flight.cells[store] += 1
        flight.journal.tell(told.HEROIC_CUBE, store - SHIELD, flight.cells[store])


def fill(flight: Flight, source: i64, store: i64) -> i64:
    """Move as many cubes as are missing and there; returns how many (SA-NRG-01 to SA-NRG-05)."""
    cells = flight.cells
    cubes: i64 = capacity(flight, store) - cells[store]
    if cubes > cells[source]:
        cubes = cells[source]
    if cubes <= 0:
        return 0
    cells[source] -= cubes
    cells[store] += cubes
    flight.journal.tell(told.ENERGY_MOVED, source - SHIELD, store - SHIELD, cubes)
    return cubes


def refuel(flight: Flight) -> i64:
    """Burn a capsule, needed or not (SA-NRG-06 to SA-NRG-08)."""
    cells = flight.cells
    if cells[FUEL] == 0:
        return 0
    cells[FUEL] -= 1
    flight.journal.tell(told.CAPSULE_BURNT, cells[FUEL])
    missing: i64 = capacity(flight, REACTOR + WHITE) - cells[REACTOR + WHITE]
    if missing <= 0:
        return 0
    cells[REACTOR + WHITE] += missing
    flight.journal.tell(told.REFUELLED, missing)
    return missing


# --- C: the special systems ---
def use_special(flight: Flight, member: i64) -> None:
    station: i64 = flight.station_of(member)
    if station == UPPER_WHITE:
        maintain(flight, member)
    elif station == LOWER_BLUE:
        launch(flight, member)
    elif station == LOWER_WHITE:
        confirm(flight, member)
    elif station == UPPER_RED:
        take_off(flight, member)
    else:
        call_squad(flight, member, 0 if station == LOWER_RED else 1)


def maintain(flight: Flight, member: i64) -> None:
    """Counts up to the check of the phase (SA-CPU-01 to SA-CPU-03)."""
    turn: i64 = flight.cells[TURN]
    phase: i64 = phase_of(turn)
    if not flight.mission.uses(WITH_COMPUTER):
        in_vain(flight, member, C, NOT_IN_PLAY)
    elif flight.cells[COMPUTER + phase] != UNCHECKED:
        in_vain(flight, member, C, ALREADY_DONE if flight.cells[COMPUTER + phase] == MAINTAINED else TOO_LATE)
    else:
        flight.cells[COMPUTER + phase] = MAINTAINED
        flight.journal.tell(told.MAINTAINED, phase, member)


def launch(flight: Flight, member: i64) -> None:
    """One rocket a turn (SA-RKT-01, SA-RKT-02)."""
    cells = flight.cells
    if not flight.mission.uses(WITH_ROCKETS):
        in_vain(flight, member, C, NOT_IN_PLAY)
    elif cells[LAUNCHED]:
        in_vain(flight, member, C, ALREADY_DONE)
    elif cells[ROCKETS] == 0:
        in_vain(flight, member, C, NONE_LEFT)
    else:
        cells[ROCKETS] -= 1
        cells[LAUNCHED] = 1
        flight.journal.tell(told.ROCKET_LAUNCHED, member, cells[ROCKETS])


def confirm(flight: Flight, member: i64) -> None:
    if not flight.mission.uses(WITH_WINDOW):
        in_vain(flight, member, C, NOT_IN_PLAY)
        return
    flight.cells[CONFIRMING] += 1
    flight.journal.tell(told.CONFIRMS, member, flight.cells[CONFIRMING])


def take_off(flight: Flight, member: i64) -> None:
    """With an active squad, while nobody is out there; they attack at once (SA-INT-01 to SA-INT-03)."""
    if not flight.mission.uses(WITH_SQUADS):
        in_vain(flight, member, C, NOT_IN_PLAY)
    elif flight.squad_of(member) != READY_SQUAD:
        in_vain(flight, member, C, NO_ACTIVE_SQUAD)
    elif flight.cells[PILOT] != NONE:
        in_vain(flight, member, C, TAKEN)
    else:
        flight.set_crew(member, AT, SPACE)
        flight.cells[PILOT] = member
        flight.cells[SORTIE] = 1
        flight.journal.tell(told.TOOK_OFF, member)


def call_squad(flight: Flight, member: i64, stored: i64) -> None:
    """Take the stored squad, or wake one's own (SA-BOT-01 to SA-BOT-06, SA-INN-07)."""
    squad: i64 = flight.squad_of(member)
    if not flight.mission.uses(WITH_SQUADS):
        in_vain(flight, member, C, NOT_IN_PLAY)
    elif squad == DISABLED_SQUAD:
        flight.set_crew(member, SQUAD, READY_SQUAD)
        flight.journal.tell(told.SQUAD_REVIVED, member)
    elif squad == READY_SQUAD:
        in_vain(flight, member, C, ALREADY_DONE)
    elif flight.cells[STORED + stored] == STORED_TAKEN:
        in_vain(flight, member, C, TAKEN)
    else:
        taken: i64 = DISABLED_SQUAD if flight.cells[STORED + stored] == STORED_ENGULFED else READY_SQUAD
        flight.cells[STORED + stored] = STORED_TAKEN
        flight.set_crew(member, SQUAD, taken)
        flight.journal.tell(told.SQUAD_TAKEN, member, flight.station_of(member), taken)


# --- battlebots ---
def send_squad(flight: Flight, member: i64, action: i64) -> None:
    """Hit the intruder with the lowest time token in the station (SA-BOT-09 to SA-BOT-12)."""
    if flight.squad_of(member) != READY_SQUAD:
        in_vain(flight, member, action, NO_ACTIVE_SQUAD)
    elif not attack_intruder(flight, member, action == HEROIC_BATTLEBOTS):
        in_vain(flight, member, action, NO_INTRUDER)
