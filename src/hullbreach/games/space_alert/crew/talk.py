"""What a bot says: answers to questions, and what it will do, for those who do not see its cards as it sees theirs."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import calls, layout, packs
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.action_round.talking import unheard
from hullbreach.games.space_alert.crew.agreement import CLOSING, Agreement, first_open, open_phase, seconds_left
from hullbreach.games.space_alert.moves import VERBS
from hullbreach.games.space_alert.resolution import turns
from hullbreach.games.space_alert.vocabulary import DUTIES
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.journal import MUTE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.table import CLOCK

FIRE: Final = VERBS.number("fire")
SAY: Final = VERBS.number("say")
BREATH: Final[i64] = 2000  # milliseconds of silence after a call, beside those that the rules ask for

COMPUTER: Final[i64] = DUTIES.index("computer-1")
WINDOW: Final[i64] = DUTIES.index("window-1")
SHIELD: Final[i64] = DUTIES.index("shield-red")
ENERGY: Final[i64] = DUTIES.index("energy-red")
ROCKET: Final[i64] = DUTIES.index("rocket")
SQUAD: Final[i64] = DUTIES.index("battlebots")
INTERCEPTORS: Final[i64] = DUTIES.index("interceptors")


def duty_of(station: i64, action: i64, phase: i64) -> i64:
    """What one does with an action in a station, or NONE."""
    zone: i64 = pieces.zone_of(station)
    if action == pieces.B or action == pieces.HEROIC_B:
        return (SHIELD if pieces.is_upper(station) else ENERGY) + zone
    if action != pieces.C:
        return NONE
    if zone == pieces.WHITE:
        return (COMPUTER if pieces.is_upper(station) else WINDOW) + phase
    if station == pieces.UPPER_RED:
        return INTERCEPTORS
    return ROCKET if station == pieces.LOWER_BLUE else SQUAD


@final
class Deeds:
    """Who does what in the open phase, as it was agreed; where everybody is shows a flight in thought."""

    def __init__(self, table: Table, agreed: Agreement) -> None:
        self.table = table
        self.doers: vec[i64] = vec[i64]([-1 for _ in range(calls.COUNT)])
        self.shots: vec[i64] = vec[i64]([-1 for _ in range(pieces.MOST_CREW * pieces.TURNS)])
        flight = table.take_off(planned(table, agreed), MUTE)
        for slot in range(table.setting.turns):
            if turns.is_done(flight):
                break
            for member in range(table.setting.crew):
                if not flight.is_out(member) and self.is_open(member, slot):
                    self.note(member, slot, flight.station_of(member), flight.action_of(member, slot + 1))
            turns.next_turn(flight)

    def is_open(self, member: i64, slot: i64) -> bool:
        return self.table.setting.phase_of(slot) == open_phase(self.table, member)

    def note(self, member: i64, slot: i64, station: i64, action: i64) -> None:
        if station >= pieces.STATIONS:
            return
        if action == pieces.A or action == pieces.HEROIC_A:
            self.shots[member * pieces.TURNS + slot] = pieces.zone_of(station)
        duty: i64 = duty_of(station, action, self.table.setting.phase_of(slot))
        if duty != NONE and self.doers[duty] == NONE:
            self.doers[duty] = member


def planned(table: Table, agreed: Agreement) -> vec[i64]:
    """All boards as they were agreed; closed slots as they lie."""
    plans = table.plans()
    for member in range(table.setting.crew):
        end: i64 = table.setting.end_slot(open_phase(table, member))
        for slot in range(first_open(table, member), end):
            wanted: i64 = agreed.wanted(member, slot)
            if wanted >= 0:
                plans[member * pieces.TURNS + slot] = packs.action_of(wanted)
    return plans


def may_speak(table: Table, seat: i64) -> bool:
    """Nobody who wants to be understood talks without taking breath."""
    if unheard(table, seat) != ALLOWED:
        return False
    return not table.setting.timed() or table.cells[CLOCK] >= table.cells[layout.SAID + seat] + BREATH


def reply(table: Table, seat: i64, agreed: Agreement) -> Move | None:
    """To a question of somebody else: I do, or, from one for all who know it, nobody does."""
    if not may_speak(table, seat):
        return None
    deeds: Deeds | None = None
    for duty in range(calls.COUNT):
        asker: i64 = calls.who_asked(table, duty)
        if asker == NONE or asker == seat or calls.has_refused(table, duty, seat):
            continue
        if deeds is None:
            deeds = Deeds(table, agreed)
        if deeds.doers[duty] == seat:
            return say(calls.phrase_of("me", duty))
        last: bool = table.cells[layout.QUESTION] == duty + 1  # what `no` answers
        nobody: bool = deeds.doers[duty] == NONE and is_decided(table, seat, duty)
        if last and nobody and is_spokesman(table, seat, asker):
            return say(calls.NO)
    return None


def say(phrase: i64) -> Move:
    return VERBS.vocabulary.say(SAY, phrase)


def is_decided(table: Table, seat: i64, duty: i64) -> bool:
    """Whether the question is about what is planned now: of the rest nobody can say anything yet."""
    phase: i64 = table.open_phase(seat)
    if COMPUTER <= duty < COMPUTER + pieces.PHASES:
        return duty - COMPUTER == phase
    if WINDOW <= duty < WINDOW + pieces.PHASES:
        return duty - WINDOW == phase
    return True


def is_spokesman(table: Table, seat: i64, asker: i64) -> bool:
    """The first of those who tell their cards answers for them."""
    for member in range(seat):
        if member != asker and table.is_open_handed(member):
            return False
    return True


def release(table: Table, seat: i64) -> Move | None:
    """Who asked the others to wait, and is done, says so."""
    return say(calls.DONE) if table.cells[layout.HOLDS + seat] and may_speak(table, seat) else None


def announcement(table: Table, seat: i64, agreed: Agreement) -> Move | None:
    """What one will do, as long as somebody listens who does not tell his own cards, and before it is too late."""
    if not may_speak(table, seat) or all_tell(table) or not is_time_to_announce(table):
        return None
    deeds = Deeds(table, agreed)
    for duty in range(calls.COUNT):
        if deeds.doers[duty] == seat and calls.who_promised(table, duty) == NONE:
            return say(calls.phrase_of("me", duty))
    for slot in range(table.setting.turns):
        zone: i64 = deeds.shots[seat * pieces.TURNS + slot]
        if zone != NONE and calls.fires_at(table, seat, slot) != zone:
            return VERBS.vocabulary.say(FIRE, zone * pieces.TURNS + slot)
    return None


def all_tell(table: Table) -> bool:
    for seat in range(table.setting.humans):
        if not table.is_open_handed(seat):
            return False
    return True


def is_time_to_announce(table: Table) -> bool:
    """In the last minute, when plans change no more, until it is too late to change one's own."""
    if not table.setting.timed():
        return True
    return table.cells[layout.WARNED] != 0 and seconds_left(table) > CLOSING
