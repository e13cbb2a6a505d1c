"""The crew's step of a turn: what each planned card does (SA-ORD, SA-MOV, SA-WPN, SA-NRG, SA-BOT, SA-INT, SA-MAL)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.pieces import is_upper, may_mean, other_deck, system, zone_of
from hullbreach.games.space_alert.resolution import vain
from hullbreach.games.space_alert.resolution.energy import fill, refuel
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.harm import delay, enter, push_back
from hullbreach.games.space_alert.resolution.threats import attack_intruder, repair


def act(flight: Flight, member: i64, meant: i64) -> None:
    """Carry out the card of this turn, or what its owner meant by it if it may mean that (SA-ORD-05)."""
    action: i64 = flight.turn_over(member)
    station: i64 = flight.station_of(member)
    if meant != pieces.NOTHING and action != pieces.NOTHING and may_mean(action, meant):
        action = meant
        flight.tell(told.TRIPPED, member, action)
        delay(flight, member)
    if action != pieces.NOTHING:
        flight.tell(told.ACTS, member, action, station)
    if station == pieces.SPACE:
        act_in_space(flight, member, action)
    elif action != pieces.NOTHING:
        act_on_ship(flight, member, action)


def act_in_space(flight: Flight, member: i64, action: i64) -> None:
    """Only the battlebot action keeps one out there; any other card comes a turn later (SA-INT-04, SA-INT-08)."""
    if action == pieces.BATTLEBOTS or action == pieces.HEROIC_BATTLEBOTS:
        flight.cells[cell.SORTIE] = 2 if action == pieces.HEROIC_BATTLEBOTS else 1
        flight.tell(told.STAYED_OUT, member)
        return
    if action != pieces.NOTHING:
        take_back(flight, member)
    come_back(flight, member)


def take_back(flight: Flight, member: i64) -> None:
    """The card that was just turned over comes in the next turn."""
    flight.set_crew(member, cell.CARD, flight.crew(member, cell.CARD) - 1)
    push_back(flight, member, flight.cells[cell.TURN])


def come_back(flight: Flight, member: i64) -> None:
    flight.cells[cell.PILOT] = pieces.NONE
    flight.tell(told.CAME_BACK, member)
    enter(flight, member, pieces.UPPER_RED)


def act_on_ship(flight: Flight, member: i64, action: i64) -> None:
    letter: i64 = letter_of(action)
    if letter != pieces.NOTHING and is_covered(flight, member, letter):
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


def is_covered(flight: Flight, member: i64, letter: i64) -> bool:
    """The system he would use is under a malfunction."""
    covered: i64 = flight.cells[cell.COVERED]
    return covered != 0 and covered & system(flight.station_of(member), letter) != 0


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
    flight.tell(told.IN_VAIN, member, action, reason)


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
        if flight.is_broken(zone, pieces.GRAVOLIFT_TILE):
            flight.tell(told.LIFT_BROKEN, member, zone)
            delay(flight, member)
        elif (flight.cells[cell.LIFTS] >> zone) & 1:
            flight.tell(told.LIFT_TAKEN, member, zone)
            delay(flight, member)
    flight.cells[cell.LIFTS] |= one << zone
    enter(flight, member, other_deck(station))


# --- A: weapons ---
def fire(flight: Flight, member: i64, action: i64) -> None:
    """Take a cube and mark the cannon; it shoots in the next step (SA-WPN-01 to SA-WPN-07)."""
    cells = flight.cells
    station: i64 = flight.station_of(member)
    if flight.is_marked(cell.FIRED, station):
        in_vain(flight, member, action, vain.ALREADY_DONE)
        return
    zone: i64 = zone_of(station)
    if is_upper(station) or station == pieces.LOWER_WHITE:
        if cells[cell.REACTOR + zone] == 0:
            in_vain(flight, member, action, vain.NO_ENERGY)
            return
        cells[cell.REACTOR + zone] -= 1
        flight.tell(told.CUBE_SPENT, cell.REACTOR + zone - cell.SHIELD, cells[cell.REACTOR + zone])
    power: i64 = strength(flight, station)
    if action == pieces.HEROIC_A:
        power += 1
    flight.mark(cell.FIRED, station)
    cells[cell.CANNON + station] = power
    flight.tell(told.FIRED, member, station, power)


def strength(flight: Flight, station: i64) -> i64:
    """Of its cannon, damaged or not."""
    tile: i64 = pieces.HEAVY_TILE if is_upper(station) else pieces.LOWER_WEAPON_TILE
    place: i64 = station * 2 + flight.is_broken(zone_of(station), tile)
    return flight.table.strength[place]


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
        flight.tell(told.HEROIC_CUBE, store - cell.SHIELD, flight.cells[store])


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
    phase: i64 = flight.mission.phase_of(flight.cells[cell.TURN])
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
        flight.tell(told.MAINTAINED, phase, member)


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
        flight.tell(told.ROCKET_LAUNCHED, member, cells[cell.ROCKETS])


def confirm(flight: Flight, member: i64) -> None:
    if not flight.mission.uses(mode.WITH_WINDOW):
        in_vain(flight, member, pieces.C, vain.NOT_IN_PLAY)
        return
    flight.cells[cell.CONFIRMING] += 1
    flight.tell(told.CONFIRMS, member, flight.cells[cell.CONFIRMING])


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
        flight.tell(told.TOOK_OFF, member)


def call_squad(flight: Flight, member: i64, stored: i64) -> None:
    """Take the stored squad, or wake one's own (SA-BOT-01 to SA-BOT-06, SA-INN-07)."""
    squad: i64 = flight.squad_of(member)
    if not flight.mission.uses(mode.WITH_SQUADS):
        in_vain(flight, member, pieces.C, vain.NOT_IN_PLAY)
    elif squad == cell.DISABLED_SQUAD:
        flight.set_crew(member, cell.SQUAD, cell.READY_SQUAD)
        flight.tell(told.SQUAD_REVIVED, member)
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
        flight.tell(told.SQUAD_TAKEN, member, flight.station_of(member), taken)


# --- battlebots ---
def send_squad(flight: Flight, member: i64, action: i64) -> None:
    """Hit the intruder with the lowest time token in the station (SA-BOT-09 to SA-BOT-12)."""
    if flight.squad_of(member) != cell.READY_SQUAD:
        in_vain(flight, member, action, vain.NO_ACTIVE_SQUAD)
    elif not attack_intruder(flight, member, action == pieces.HEROIC_BATTLEBOTS):
        in_vain(flight, member, action, vain.NO_INTRUDER)
