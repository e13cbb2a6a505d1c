"""The resolution round: turn after turn, step after step (SA-RES, SA-END).

`resolve` flies to the end, with the trip-ups that stand on paper. `go_on` stops whenever somebody may call one and
`answer` tells it; in between everything there is to know stands in the flight.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.resolution.actions import act, come_back
from hullbreach.games.space_alert.resolution.effects.table import EFFECTS
from hullbreach.games.space_alert.resolution.flight import Flight, Mission
from hullbreach.games.space_alert.resolution.harm import delay, on_ship
from hullbreach.games.space_alert.resolution.threats import advance, appear, finish_repairs
from hullbreach.games.space_alert.resolution.weapons import compute_damage
from hullbreach.kernel.journal import MUTE, Journal

STORES: Final[i64] = 6  # shields and reactors

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
    for _ in range(cell.CELLS):
        cells = append(cells, 0)
    for store in range(STORES):
        cells[cell.SHIELD + store] = CARDS.energy[store]
    cells[cell.FUEL] = CARDS.fuel
    cells[cell.ROCKETS] = CARDS.rockets
    for nobody in (cell.PILOT, cell.NEXT, cell.ACTOR, cell.ATTACK_GIVER, cell.ARMOUR_GIVER):
        cells[nobody] = pieces.NONE
    cells[cell.LOSS_ZONE] = pieces.NONE
    cells[cell.LOSS_THREAT] = pieces.NONE
    return cells


UNTOUCHED: Final[vec[i64]] = untouched()


def begin(mission: Mission, plans: vec[i64], slips: vec[i64], journal: Journal = MUTE) -> Flight:
    """Everything back where it was, the crew on the bridge, every card in its slot (SA-RES-01)."""
    cells = UNTOUCHED[: cell.THREATS + mission.threats * cell.THREAT_ROW]
    for member in range(mission.crew):
        cells[cell.CREW + member * cell.CREW_ROW + cell.AT] = pieces.UPPER_WHITE
    return Flight(mission, plans, slips, cells, journal, EFFECTS)


# --- from one end to the other ---
def resolve(flight: Flight) -> None:
    """Go on to the jump, or to the end of the ship."""
    while not is_done(flight):
        next_turn(flight)


def is_done(flight: Flight) -> bool:
    return (flight.is_lost() or flight.cells[cell.TURN] > flight.mission.turns) and not is_crew_acting(flight)


def next_turn(flight: Flight) -> None:
    """A whole turn; whoever slipped according to the paper says so when his card is revealed."""
    open_turn(flight)
    if flight.cells[cell.TURN] > flight.mission.turns:
        last_steps(flight)
        return
    crew_acts(flight)


def crew_acts(flight: Flight) -> None:
    """All cards of the turn, in order, with the slips that were called; then the rest of the turn (SA-ORD-01)."""
    turn: i64 = flight.cells[cell.TURN]
    for member in range(flight.mission.crew):
        if not flight.is_out(member):
            place: i64 = member * pieces.TURNS + turn - 1
            act(flight, member, flight.slips[place])
    end_turn(flight)


# --- from one decision to the next ---
def go_on(flight: Flight) -> None:
    """To the next card whose owner may call a trip-up, or to the end (SA-ORD-05)."""
    while not is_done(flight):
        if not is_crew_acting(flight):
            begin_turn(flight)
        while is_crew_acting(flight):
            if may_call(flight, flight.cells[cell.NEXT]):
                return
            carry_on(flight, pieces.NOTHING)


def may_call(flight: Flight, member: i64) -> bool:
    """Whether his card of this turn can be a slip: there is one, and he is no android (SA-RULING-24)."""
    return member < flight.mission.humans and flight.action_of(member, flight.cells[cell.TURN]) != pieces.NOTHING


def answer(flight: Flight, meant: i64) -> None:
    """What the owner of the revealed card meant by it, NOTHING if it lies as it should."""
    carry_on(flight, meant)
    go_on(flight)


# --- a turn ---
def begin_turn(flight: Flight) -> None:
    """To the first card, or through all of the turn after the last, which has no crew's step (SA-RES-09)."""
    open_turn(flight)
    if flight.cells[cell.TURN] > flight.mission.turns:
        last_steps(flight)
    else:
        call_from(flight, 0)


def open_turn(flight: Flight) -> None:
    """To the crew's step, if there is one in this turn (SA-RES-04)."""
    cells = flight.cells
    turn: i64 = cells[cell.TURN] + 1
    cells[cell.TURN] = turn
    flight.tell(told.TURN, turn)
    if turn > flight.mission.turns:
        return
    threats_appear(flight, turn)
    flight.tell(told.STEP, turn, ACT)
    cells[cell.LIFTS] = 0
    cells[cell.DELAYED] = 0
    cells[cell.CONFIRMING] = 0


def call_from(flight: Flight, member: i64) -> None:
    """The first who is conscious is next; after the last the turn takes its course (SA-ORD-04, SA-ORD-09)."""
    while member < flight.mission.crew and flight.is_out(member):
        member += 1
    if member < flight.mission.crew:
        flight.cells[cell.NEXT] = member
    else:
        flight.cells[cell.NEXT] = pieces.NONE
        end_turn(flight)


def is_crew_acting(flight: Flight) -> bool:
    """Somebody's card is revealed and not carried out yet."""
    return flight.cells[cell.NEXT] != pieces.NONE


def carry_on(flight: Flight, meant: i64) -> None:
    """Carry out the card that is revealed; the next crew member follows, the captain is first (SA-ORD-01)."""
    member: i64 = flight.cells[cell.NEXT]
    act(flight, member, meant)
    call_from(flight, member + 1)


def end_turn(flight: Flight) -> None:
    """What the crew did together, then all that follows its step (SA-RES-05 to SA-RES-08)."""
    turn: i64 = flight.cells[cell.TURN]
    finish_repairs(flight)
    note_confirmations(flight, turn)
    flight.tell(told.STEP, turn, SHOOT)
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
    flight.tell(told.STEP, turn, SHOOT)
    compute_damage(flight)
    if flight.is_lost():
        tell_loss(flight)
        return
    pilot: i64 = flight.cells[cell.PILOT]
    if pilot != pieces.NONE and not flight.is_out(pilot):
        flight.tell(told.STEP, turn, RETURN)
        come_back(flight, pilot)
    threats_act(flight, turn)
    if flight.is_lost():
        tell_loss(flight)
    else:
        flight.tell(told.JUMPED)


def tell_loss(flight: Flight) -> None:
    cells = flight.cells
    flight.tell(told.LOST, cells[cell.LOSS], cells[cell.LOSS_ZONE], cells[cell.LOSS_THREAT])


# --- the steps around the crew's ---
def threats_appear(flight: Flight, turn: i64) -> None:
    flight.tell(told.STEP, turn, APPEAR)
    threat: i64 = flight.mission.arrivals[turn]
    if threat != pieces.NONE and flight.threat(threat, cell.STATUS) == cell.PENDING:
        appear(flight, threat)


def note_confirmations(flight: Flight, turn: i64) -> None:
    """The most in one turn count for the phase (SA-VIS-04)."""
    cells = flight.cells
    if cells[cell.CONFIRMING] == 0:
        return
    phase: i64 = flight.mission.phase_of(turn)
    if cells[cell.CONFIRMING] > cells[cell.CONFIRMED + phase]:
        flight.tell(told.CONFIRMED, phase, cells[cell.CONFIRMING])
        cells[cell.CONFIRMED + phase] = cells[cell.CONFIRMING]


def threats_act(flight: Flight, turn: i64) -> None:
    """All on their trajectories, in the order of time tokens; then the rocket flies on (SA-RES-07)."""
    flight.tell(told.STEP, turn, ADVANCE)
    for threat in range(flight.appeared()):
        if flight.is_active(threat):
            advance(flight, threat, flight.threat(threat, cell.SPEED))
            if flight.is_lost():
                return
    if flight.cells[cell.LAUNCHED]:
        flight.cells[cell.FLYING] = 1
        flight.cells[cell.LAUNCHED] = 0
        flight.tell(told.ROCKET_FLIES_ON)


def check_computer(flight: Flight, turn: i64) -> None:
    """After turns 2, 5 and 9: missed maintenance delays everybody on the ship (SA-CPU-04, SA-CPU-05)."""
    if not flight.mission.uses(mode.WITH_COMPUTER) or not (flight.table.checks >> turn) & 1:
        return
    flight.tell(told.STEP, turn, CHECK)
    phase: i64 = flight.mission.phase_of(turn)
    if flight.cells[cell.COMPUTER + phase] != cell.UNCHECKED:
        flight.tell(told.CHECK_PASSED, phase)
        return
    flight.cells[cell.COMPUTER + phase] = cell.MISSED
    flight.tell(told.CHECK_MISSED, phase)
    for member in range(flight.mission.crew):
        if on_ship(flight, member):
            delay(flight, member)
