"""The resolution round: turn after turn, step after step (SA-RES, SA-END)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.pieces import phase_of
from hullbreach.games.space_alert.resolution import effects
from hullbreach.games.space_alert.resolution.actions import act, come_back
from hullbreach.games.space_alert.resolution.flight import Flight, Mission
from hullbreach.games.space_alert.resolution.harm import delay, lay_out, on_ship
from hullbreach.games.space_alert.resolution.threats import advance, appear, finish_repairs
from hullbreach.games.space_alert.resolution.weapons import compute_damage
from hullbreach.kernel.journal import MUTE, Journal

STORES: Final[i64] = 6  # shields and reactors
SHORT_TURNS: Final[i64] = 7

# Steps of a turn in the journal.
APPEAR: Final[i64] = 0
ACT: Final[i64] = 1
SHOOT: Final[i64] = 2
ADVANCE: Final[i64] = 3
CHECK: Final[i64] = 4
RETURN: Final[i64] = 5
STEP_NAMES: Final = ("appear", "actions", "damage", "threats", "computer", "return")


def untouched() -> vec[i64]:
    """The ship as it is set up, without a crew (SA-SET-10 to SA-SET-13)."""
    cells = vec[i64]()
    place: i64 = 0
    while place < cell.CELLS:
        cells = append(cells, 0)
        place += 1
    store: i64 = 0
    while store < STORES:
        cells[cell.SHIELD + store] = CARDS.energy[store]
        store += 1
    cells[cell.FUEL] = CARDS.fuel
    cells[cell.ROCKETS] = CARDS.rockets
    cells[cell.PILOT] = pieces.NONE
    cells[cell.ACTOR] = pieces.NONE
    cells[cell.BONUS_GIVER] = pieces.NONE
    cells[cell.ARMOUR_GIVER] = pieces.NONE
    cells[cell.LOSS_ZONE] = pieces.NONE
    cells[cell.LOSS_THREAT] = pieces.NONE
    return cells


UNTOUCHED: Final[vec[i64]] = untouched()


def begin(mission: Mission, plans: vec[i64], slips: vec[i64], journal: Journal = MUTE) -> Flight:
    """Everything back where it was, the crew on the bridge, every card in its slot (SA-RES-01)."""
    cells = UNTOUCHED[: cell.THREATS + mission.threats * cell.THREAT_ROW]
    flight = Flight(mission, plans, slips, cells, journal)
    member: i64 = 0
    while member < mission.crew:
        cells[cell.CREW + member * cell.CREW_ROW + cell.AT] = pieces.UPPER_WHITE
        lay_out(flight, member)
        member += 1
    return flight


def last_turn(mission: Mission) -> i64:
    """The last turn in which the crew acts."""
    return SHORT_TURNS if mission.uses(mode.SHORT) else pieces.TURNS


def resolve(flight: Flight) -> None:
    """Go on to the jump, or to the end of the ship."""
    while not is_done(flight):
        next_turn(flight)


def is_done(flight: Flight) -> bool:
    return flight.is_lost() or flight.cells[cell.TURN] > last_turn(flight.mission)


def next_turn(flight: Flight) -> None:
    """One turn with all its steps; the one after the last has no player actions (SA-RES-04, SA-RES-09)."""
    flight.cells[cell.TURN] += 1
    turn: i64 = flight.cells[cell.TURN]
    flight.journal.tell(told.TURN, turn)
    if turn > last_turn(flight.mission):
        last_steps(flight)
        return
    threats_appear(flight, turn)
    crew_acts(flight, turn)
    flight.journal.tell(told.STEP, turn, SHOOT)
    compute_damage(flight)
    if not flight.is_lost():
        threats_act(flight, turn)
    if not flight.is_lost():
        check_computer(flight, turn)
    if flight.is_lost():
        tell_loss(flight)


def last_steps(flight: Flight) -> None:
    """Rocket damage, the pilot comes home, the threats act once more, the jump (SA-END-08)."""
    turn: i64 = flight.cells[cell.TURN]
    flight.journal.tell(told.STEP, turn, SHOOT)
    compute_damage(flight)
    if flight.is_lost():
        tell_loss(flight)
        return
    pilot: i64 = flight.cells[cell.PILOT]
    if pilot != pieces.NONE and not flight.is_out(pilot):
        flight.journal.tell(told.STEP, turn, RETURN)
        come_back(flight, pilot)
    threats_act(flight, turn)
    if flight.is_lost():
        tell_loss(flight)
    else:
        flight.journal.tell(told.JUMPED)


def tell_loss(flight: Flight) -> None:
    cells = flight.cells
    flight.journal.tell(told.LOST, cells[cell.LOSS], cells[cell.LOSS_ZONE], cells[cell.LOSS_THREAT])


def threats_appear(flight: Flight, turn: i64) -> None:
    flight.journal.tell(told.STEP, turn, APPEAR)
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.mission.times[threat] == turn and flight.threat(threat, cell.STATUS) == cell.PENDING:
            appear(flight, threat)
        threat += 1


def crew_acts(flight: Flight, turn: i64) -> None:
    """One after the other, the captain first; then what they did together (SA-ORD-01, SA-RES-05)."""
    flight.journal.tell(told.STEP, turn, ACT)
    cells = flight.cells
    cells[cell.LIFTS] = 0
    cells[cell.CONFIRMING] = 0
    member: i64 = 0
    while member < flight.mission.crew:
        flight.set_crew(member, cell.DELAYED, 0)
        member += 1
    member = 0
    while member < flight.mission.crew:
        if not flight.is_out(member):
            act(flight, member)
        member += 1
    finish_repairs(flight)
    phase: i64 = phase_of(turn)
    if cells[cell.CONFIRMING] > cells[cell.CONFIRMED + phase]:
        flight.journal.tell(told.CONFIRMED, phase, cells[cell.CONFIRMING])
        cells[cell.CONFIRMED + phase] = cells[cell.CONFIRMING]


def threats_act(flight: Flight, turn: i64) -> None:
    """All on their trajectories, in the order of time tokens; then the rocket flies on (SA-RES-07)."""
    flight.journal.tell(told.STEP, turn, ADVANCE)
    threat: i64 = 0
    while threat < flight.mission.threats:
        if flight.threat(threat, cell.STATUS) == cell.ACTIVE:
            advance(flight, threat, flight.threat(threat, cell.SPEED))
            if flight.is_lost():
                return
        threat += 1
    if flight.cells[cell.LAUNCHED]:
        flight.cells[cell.FLYING] = 1
        flight.cells[cell.LAUNCHED] = 0
        flight.journal.tell(told.ROCKET_FLIES_ON)


def check_computer(flight: Flight, turn: i64) -> None:
    """After turns 2, 5 and 9: missed maintenance delays everybody on the ship (SA-CPU-04, SA-CPU-05)."""
    if not flight.mission.uses(mode.WITH_COMPUTER) or not (flight.table.checks >> turn) & 1:
        return
    flight.journal.tell(told.STEP, turn, CHECK)
    phase: i64 = phase_of(turn)
    if flight.cells[cell.COMPUTER + phase] != cell.UNCHECKED:
        flight.journal.tell(told.CHECK_PASSED, phase)
        return
    flight.cells[cell.COMPUTER + phase] = cell.MISSED
    flight.journal.tell(told.CHECK_MISSED, phase)
    member: i64 = 0
    while member < flight.mission.crew:
        if on_ship(flight, member):
            delay(flight, member)
        member += 1


REGISTERED: Final = len(effects.BY_NAME)
