"""The crew's step of a turn: what each planned card does (SA-ORD, SA-MOV, SA-WPN, SA-NRG, SA-BOT, SA-INT, SA-MAL)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.pieces import is_upper, may_mean, other_deck, phase_of, system, zone_of
from hullbreach.games.space_alert.resolution import vain
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.harm import capacity, delay, enter, is_broken, push_back
from hullbreach.games.space_alert.resolution.threats import attack_intruder, repair


def act(flight: Flight, member: i64) -> None:
    """Carry out the card of this turn, or what its owner meant by it (SA-ORD-05)."""
    turn: i64 = flight.cells[cell.TURN]
    action: i64 = flight.action_of(member, turn)
    slip: i64 = flight.slips[member * pieces.TURNS + turn - 1]
    if slip != pieces.NOTHING and action != pieces.NOTHING and may_mean(action, slip):
        action = slip
        flight.journal.tell(told.TRIPPED, member, action)
        delay(flight, member)
    if action != pieces.NOTHING:
        flight.journal.tell(told.ACTS, member, action, flight.station_of(member))
    if flight.station_of(member) == pieces.SPACE:
        act_in_space(flight, member, action)
    elif action != pieces.NOTHING:
        act_on_ship(flight, member, action)


def act_in_space(flight: Flight, member: i64, action: i64) -> None:
    """Only the battlebot action keeps one out there; any other card comes a turn later (SA-INT-04, SA-INT-08)."""
    if action == pieces.BATTLEBOTS or action == pieces.HEROIC_BATTLEBOTS:
        flight.cells[cell.SORTIE] = 2 if action == pieces.HEROIC_BATTLEBOTS else 1
        flight.journal.tell(told.STAYED_OUT, member)
        return
    if action != pieces.NOTHING:
        push_back(flight, member, flight.cells[cell.TURN])
    come_back(flight, member)


def come_back(flight: Flight, member: i64) -> None:
    flight.cells[cell.PILOT] = pieces.NONE
    flight.journal.tell(told.CAME_BACK, member)
    enter(flight, member, pieces.UPPER_RED)


def act_on_ship(flight: Flight, member: i64, action: i64) -> None:
    letter: i64 = letter_of(action)
    if letter != pieces.NOTHING and flight.cells[cell.COVERED] & system(flight.station_of(member), letter):
        repair_here(flight, member, letter, 2 if action == pieces.HEROIC_B else 1)
    elif letter == pieces.A:
        fire(flight, member, action)
    elif letter == pieces.B:
        charge(flight, member, action)
    elif letter == pieces.C:
        use_special(flight, member)
    elif action == pieces.BATTLEBOTS or action == pieces.HEROIC_BATTLEBOTS:
        send_squad(flight, member, action)
    else:
        move(flight, member, action)


def letter_of(action: i64) -> i64:
    """The system of the station that a card uses, or NOTHING."""
    if action <= pieces.C:
        return action
    if action == pieces.HEROIC_A:
        return pieces.A
    return pieces.B if action == pieces.HEROIC_B else pieces.NOTHING


def repair_here(flight: Flight, member: i64, letter: i64, cubes: i64) -> None:
    """The lowest malfunction on the system, if it can still be repaired (SA-WPN-08, SA-MAL-02, SA-MAL-10)."""
    if not repair(flight, member, flight.station_of(member), letter, cubes):
        in_vain(flight, member, letter, vain.IRREPARABLE)


def in_vain(flight: Flight, member: i64, action: i64, reason: i64) -> None:
    flight.journal.tell(told.IN_VAIN, member, action, reason)


# --- moving ---
def move(flight: Flight, member: i64, action: i64) -> None:
    station: i64 = flight.station_of(member)
    zone: i64 = zone_of(station)
    if action == pieces.CHANGE_DECK:
        take_lift(flight, member, station)
    elif action >= pieces.HEROIC_MOVE:
        if action - pieces.HEROIC_MOVE != station:
            enter(flight, member, action - pieces.HEROIC_MOVE)
    elif action == pieces.MOVE_RED and zone != pieces.RED:
        enter(flight, member, station - 1)
    elif action == pieces.MOVE_BLUE and zone != pieces.BLUE:
        enter(flight, member, station + 1)
    else:
        in_vain(flight, member, action, vain.EDGE)


def take_lift(flight: Flight, member: i64, station: i64) -> None:
    """The second user of a turn, and every user of a damaged lift, is delayed (SA-MOV-04, SA-MOV-05)."""
    zone: i64 = zone_of(station)
    one: i64 = 1
    if flight.mission.uses(mode.WITH_DELAYS):
        if is_broken(flight, zone, pieces.GRAVOLIFT_TILE):
            flight.journal.tell(told.LIFT_BROKEN, member, zone)
            delay(flight, member)
        elif (flight.cells[cell.LIFTS] >> zone) & 1:
            flight.journal.tell(told.LIFT_TAKEN, member, zone)
            delay(flight, member)
    flight.cells[cell.LIFTS] |= one << zone
    enter(flight, member, other_deck(station))


# --- A: weapons ---
def fire(flight: Flight, member: i64, action: i64) -> None:
    """Take a cube and mark the cannon; it shoots in the next step (SA-WPN-01 to SA-WPN-07)."""
    cells = flight.cells
    station: i64 = flight.station_of(member)
    if cells[cell.CANNON + station]:
        in_vain(flight, member, action, vain.ALREADY_DONE)
        return
    zone: i64 = zone_of(station)
    if is_upper(station) or station == pieces.LOWER_WHITE:
        if cells[cell.REACTOR + zone] == 0:
            in_vain(flight, member, action, vain.NO_ENERGY)
            return
        cells[cell.REACTOR + zone] -= 1
        flight.journal.tell(told.CUBE_SPENT, cell.REACTOR + zone - cell.SHIELD, cells[cell.REACTOR + zone])
    power: i64 = strength(flight, station)
    if action == pieces.HEROIC_A:
        power += 1
    cells[cell.CANNON + station] = power
    flight.journal.tell(told.FIRED, member, station, power)


def strength(flight: Flight, station: i64) -> i64:
    """Of its cannon, damaged or not."""
    tile: i64 = pieces.HEAVY_TILE if is_upper(station) else pieces.LOWER_WEAPON_TILE
    return flight.table.strength[station * 2 + is_broken(flight, zone_of(station), tile)]


# --- B: energy ---
def charge(flight: Flight, member: i64, action: i64) -> None:
    station: i64 = flight.station_of(member)
    zone: i64 = zone_of(station)
    moved: i64
    store: i64
    if is_upper(station):
        store = cell.SHIELD + zone
        moved = fill(flight, cell.REACTOR + zone, store)
    elif station == pieces.LOWER_WHITE:
        store = cell.REACTOR + pieces.WHITE
        moved = refuel(flight)
    else:
        store = cell.REACTOR + zone
        moved = fill(flight, cell.REACTOR + pieces.WHITE, store)
    if moved == 0:
        in_vain(flight, member, action, vain.NO_NEED)
    elif action == pieces.HEROIC_B:
        flight.cells[store] += 1
        flight.journal.tell(told.HEROIC_CUBE, store - cell.SHIELD, flight.cells[store])


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
    flight.journal.tell(told.ENERGY_MOVED, source - cell.SHIELD, store - cell.SHIELD, cubes)
    return cubes


def refuel(flight: Flight) -> i64:
    """Burn a capsule, needed or not (SA-NRG-06 to SA-NRG-08)."""
    cells = flight.cells
    if cells[cell.FUEL] == 0:
        return 0
    cells[cell.FUEL] -= 1
    flight.journal.tell(told.CAPSULE_BURNT, cells[cell.FUEL])
    missing: i64 = capacity(flight, cell.REACTOR + pieces.WHITE) - cells[cell.REACTOR + pieces.WHITE]
    if missing <= 0:
        return 0
    cells[cell.REACTOR + pieces.WHITE] += missing
    flight.journal.tell(told.REFUELLED, missing)
    return missing


# --- C: the special systems ---
def use_special(flight: Flight, member: i64) -> None:
    station: i64 = flight.station_of(member)
    if station == pieces.UPPER_WHITE:
        maintain(flight, member)
    elif station == pieces.LOWER_BLUE:
        launch(flight, member)
    elif station == pieces.LOWER_WHITE:
        confirm(flight, member)
    elif station == pieces.UPPER_RED:
        take_off(flight, member)
    else:
        call_squad(flight, member, 0 if station == pieces.LOWER_RED else 1)


def maintain(flight: Flight, member: i64) -> None:
    """Counts up to the check of the phase (SA-CPU-01 to SA-CPU-03)."""
    turn: i64 = flight.cells[cell.TURN]
    phase: i64 = phase_of(turn)
    if not flight.mission.uses(mode.WITH_COMPUTER):
        in_vain(flight, member, pieces.C, vain.NOT_IN_PLAY)
    elif flight.cells[cell.COMPUTER + phase] != cell.UNCHECKED:
        in_vain(
            flight,
            member,
            pieces.C,
            vain.ALREADY_DONE if flight.cells[cell.COMPUTER + phase] == cell.MAINTAINED else vain.TOO_LATE,
        )
    else:
        flight.cells[cell.COMPUTER + phase] = cell.MAINTAINED
        flight.journal.tell(told.MAINTAINED, phase, member)


def launch(flight: Flight, member: i64) -> None:
    """One rocket a turn (SA-RKT-01, SA-RKT-02)."""
    cells = flight.cells
    if not flight.mission.uses(mode.WITH_ROCKETS):
        in_vain(flight, member, pieces.C, vain.NOT_IN_PLAY)
    elif cells[cell.LAUNCHED]:
        in_vain(flight, member, pieces.C, vain.ALREADY_DONE)
    elif cells[cell.ROCKETS] == 0:
        in_vain(flight, member, pieces.C, vain.NONE_LEFT)
    else:
        cells[cell.ROCKETS] -= 1
        cells[cell.LAUNCHED] = 1
        flight.journal.tell(told.ROCKET_LAUNCHED, member, cells[cell.ROCKETS])


def confirm(flight: Flight, member: i64) -> None:
    if not flight.mission.uses(mode.WITH_WINDOW):
        in_vain(flight, member, pieces.C, vain.NOT_IN_PLAY)
        return
    flight.cells[cell.CONFIRMING] += 1
    flight.journal.tell(told.CONFIRMS, member, flight.cells[cell.CONFIRMING])


def take_off(flight: Flight, member: i64) -> None:
    """With an active squad, while nobody is out there; they attack at once (SA-INT-01 to SA-INT-03)."""
    if not flight.mission.uses(mode.WITH_SQUADS):
        in_vain(flight, member, pieces.C, vain.NOT_IN_PLAY)
    elif flight.squad_of(member) != cell.READY_SQUAD:
        in_vain(flight, member, pieces.C, vain.NO_ACTIVE_SQUAD)
    elif flight.cells[cell.PILOT] != pieces.NONE:
        in_vain(flight, member, pieces.C, vain.TAKEN)
    else:
        flight.set_crew(member, cell.AT, pieces.SPACE)
        flight.cells[cell.PILOT] = member
        flight.cells[cell.SORTIE] = 1
        flight.journal.tell(told.TOOK_OFF, member)


def call_squad(flight: Flight, member: i64, stored: i64) -> None:
    """Take the stored squad, or wake one's own (SA-BOT-01 to SA-BOT-06, SA-INN-07)."""
    squad: i64 = flight.squad_of(member)
    if not flight.mission.uses(mode.WITH_SQUADS):
        in_vain(flight, member, pieces.C, vain.NOT_IN_PLAY)
    elif squad == cell.DISABLED_SQUAD:
        flight.set_crew(member, cell.SQUAD, cell.READY_SQUAD)
        flight.journal.tell(told.SQUAD_REVIVED, member)
    elif squad == cell.READY_SQUAD:
        in_vain(flight, member, pieces.C, vain.ALREADY_DONE)
    elif flight.cells[cell.STORED + stored] == cell.STORED_TAKEN:
        in_vain(flight, member, pieces.C, vain.TAKEN)
    else:
        taken: i64 = (
            cell.DISABLED_SQUAD if flight.cells[cell.STORED + stored] == cell.STORED_ENGULFED else cell.READY_SQUAD
        )
        flight.cells[cell.STORED + stored] = cell.STORED_TAKEN
        flight.set_crew(member, cell.SQUAD, taken)
        flight.journal.tell(told.SQUAD_TAKEN, member, flight.station_of(member), taken)


# --- battlebots ---
def send_squad(flight: Flight, member: i64, action: i64) -> None:
    """Hit the intruder with the lowest time token in the station (SA-BOT-09 to SA-BOT-12)."""
    if flight.squad_of(member) != cell.READY_SQUAD:
        in_vain(flight, member, action, vain.NO_ACTIVE_SQUAD)
    elif not attack_intruder(flight, member, action == pieces.HEROIC_BATTLEBOTS):
        in_vain(flight, member, action, vain.NO_INTRUDER)
