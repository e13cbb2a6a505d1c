"""The skeleton: what is legal, what a move sets going, what is done without asking, and what time does."""

from __future__ import annotations

from typing import Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.kernel.agenda import Agenda
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import EventKinds, Journal
from hullbreach.kernel.moves import Domain
from hullbreach.kernel.outcome import Outcome
from hullbreach.kernel.reasons import ALLOWED, GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Reasons
from hullbreach.kernel.skeleton import BoardGame, Rules, lowest_seat
from hullbreach.kernel.stages import Stages
from hullbreach.kernel.steps import Step
from hullbreach.kernel.table import CLOCK, IDLE, STAGE, Table
from hullbreach.kernel.verbs import Action, Bound, Verbs
from hullbreach.kernel.view import View

# --- a bench: doors that may be open, verbs that note how they were called, steps that ask, note and open ------------
SEATS: Final = 3
OPEN: Final = STAGE + SEATS  # bit per door
ENDED: Final[i64] = 1

STAGES: Final = Stages()
FREE: Final[i64] = STAGES.add("free")
PICK: Final[i64] = STAGES.add("pick", forced=True)

REASONS: Final = Reasons(turn="X-TURN", end="X-END")
SHUT: Final[i64] = REASONS.add("shut", "X-DOOR")

EVENTS: Final = EventKinds()
DONE: Final = EVENTS.kind("done", "X-01", "seat", "stage", "arg", "left-in")
RESOLVED: Final = EVENTS.kind("resolved", "X-02", "seat", "a", "b", "c", "d", "left")

NOTE, ASK, DOORS, END, LATER = range(5)


class Noted(Action[Table]):
    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.journal.tell(DONE, seat, stage, arg, table.stage_of(seat))


class Go(Noted):
    """Through a door that is open."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if table.cells[OPEN] >> arg & 1 else SHUT


class Sit(Noted):
    """For all but the first seat, and not while picking."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if seat > 0 and stage == FREE else SHUT


class Note(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.journal.tell_row(RESOLVED, [seat, a, b, c, d, len(table.agenda)])


class Ask(Step[Table]):
    def resolve(self, table: Table, seat: i64, stage: i64, b: i64, c: i64, d: i64) -> None:
        table.ask(seat, stage)


class Doors(Step[Table]):
    def resolve(self, table: Table, seat: i64, doors: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[OPEN] = doors


class End(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.finish(ENDED)


class Later(Step[Table]):
    """Notes `a`, both now and on the agenda, and sets itself again `b` ms later, `a` one less, down to 0."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.agenda.push(NOTE, a)
        if a:
            table.alarm(b, LATER, a - 1, b)


def bench_rules() -> Rules[Table]:
    verbs = Verbs[Table](
        [
            Bound("go", Go(), (PICK, FREE), Domain("door", ["a", "b", "c"])),
            Bound("knock", Noted(), (FREE,), lasting=True),
            Bound("hold", Noted(), (FREE,)),
            Bound("sit", Sit(), (FREE, PICK)),
        ]
    )
    steps: dict[int, Step[Table]] = {NOTE: Note(), ASK: Ask(), DOORS: Doors(), END: End(), LATER: Later()}
    return Rules[Table](verbs, steps, REASONS, STAGES)


RULES: Final = bench_rules()


def table(doors: int = 0) -> Table:
    cells = vec[i64](0 for _ in range(OPEN + 1))
    cells[OPEN] = doors
    return Table(SEATS, cells, Agenda(vec[i64]()), seeded(1), Journal())


def texts(one: Table, seat: int) -> list[str]:
    return [move.text for move in RULES.legal(one, seat)]


def say(one: Table, seat: int, text: str) -> None:
    move = RULES.vocabulary.read(text)
    assert RULES.refusal(one, seat, move) == ALLOWED
    RULES.make(one, seat, move)


def resolved(one: Table) -> list[int]:
    """The first number of every note, in order."""
    return [event.values[1] for event in one.journal.events if event.kind is RESOLVED]


def done(one: Table) -> list[tuple[int, ...]]:
    return [event.values for event in one.journal.events if event.kind is DONE]


# --- what is legal ---------------------------------------------------------------------------------------------------
def test_a_seat_may_do_what_belongs_to_its_stage_and_is_not_refused() -> None:
    one = table(doors=0b101)
    one.ask(0, FREE)
    one.ask(1, PICK)
    assert texts(one, 0) == ["go a", "go c", "knock", "hold"]
    assert texts(one, 1) == ["go a", "go c"]
    assert texts(one, 2) == []


def test_what_is_offered_depends_on_the_seat_and_its_stage_where_the_verb_says_so() -> None:
    one = table()
    for seat, now in enumerate((FREE, FREE, PICK)):
        one.ask(seat, now)
    assert ["sit" in texts(one, seat) for seat in range(SEATS)] == [False, True, False]
    sit = RULES.vocabulary.read("sit")
    assert [RULES.refusal(one, seat, sit) for seat in range(SEATS)] == [SHUT, ALLOWED, SHUT]


def test_every_refusal_has_its_reason() -> None:
    one = table(doors=0b001)
    one.ask(0, PICK)
    go_a, go_b, hold = (RULES.vocabulary.read(text) for text in ("go a", "go b", "hold"))
    assert RULES.refusal(one, 0, go_a) == ALLOWED
    assert RULES.refusal(one, 0, go_b) == SHUT
    assert RULES.refusal(one, 0, hold) == NOT_NOW
    assert [RULES.refusal(one, seat, go_a) for seat in (1, 2, -1, SEATS)] == [NOT_YOUR_TURN] * 4
    one.finish(ENDED)
    assert [RULES.refusal(one, seat, go_a) for seat in (0, 1, -1)] == [GAME_OVER] * 3


# --- making moves ----------------------------------------------------------------------------------------------------
def test_a_move_is_the_decision_its_seat_was_asked_for() -> None:
    """Its verb learns seat, stage and what was said, and finds the seat released."""
    one = table(doors=0b010)
    one.ask(2, FREE)
    say(one, 2, "go b")
    assert done(one) == [(2, FREE, 1, IDLE)]
    assert not one.is_awaited(2)


def test_a_lasting_verb_leaves_its_stage_open() -> None:
    one = table()
    one.ask(2, FREE)
    say(one, 2, "knock")
    say(one, 2, "knock")
    assert done(one) == [(2, FREE, 0, FREE)] * 2
    assert one.stage_of(2) == FREE
    say(one, 2, "hold")
    assert one.stage_of(2) == IDLE


def test_a_decision_of_one_seat_leaves_the_others_asked() -> None:
    one = table()
    one.ask(0, FREE)
    one.ask(1, FREE)
    say(one, 0, "hold")
    assert (one.stage_of(0), one.stage_of(1)) == (IDLE, FREE)


def test_steps_wait_until_nobody_is_asked_any_more() -> None:
    one = table()
    one.ask(0, FREE)
    one.ask(1, FREE)
    one.agenda.push(NOTE, 1)
    say(one, 1, "hold")
    assert resolved(one) == []
    say(one, 0, "hold")
    assert resolved(one) == [1]


def test_a_step_gets_its_numbers_and_is_off_the_agenda() -> None:
    one = table()
    one.agenda.push(NOTE, 9)
    one.agenda.push(NOTE, 1, 2, 3, 4, 5)
    RULES.run(one)
    assert [event.values for event in one.journal.events] == [(5, 1, 2, 3, 4, 1), (-1, 9, 0, 0, 0, 0)]


def test_a_question_in_the_middle_leaves_the_rest_on_the_agenda() -> None:
    one = table()
    one.agenda.push(NOTE, 3)
    one.agenda.push(ASK, FREE, seat=1)
    one.agenda.push(NOTE, 1)
    RULES.run(one)
    assert (resolved(one), len(one.agenda), one.stage_of(1)) == ([1], 1, FREE)
    say(one, 1, "hold")
    assert (resolved(one), len(one.agenda)) == ([1, 3], 0)


def test_the_end_drops_the_rest() -> None:
    one = table()
    one.agenda.push(NOTE, 1)
    one.agenda.push(END)
    RULES.run(one)
    assert (resolved(one), one.is_over()) == ([], True)


# --- where there is no choice ----------------------------------------------------------------------------------------
def test_in_a_forced_stage_the_only_way_is_taken_without_asking() -> None:
    one = table(doors=0b100)
    one.agenda.push(NOTE, 1)
    one.agenda.push(ASK, PICK, seat=1)
    RULES.run(one)
    assert done(one) == [(1, PICK, 2, IDLE)]
    assert resolved(one) == [1]


def test_one_forced_choice_may_follow_another() -> None:
    one = table(doors=0b010)
    for seat in range(SEATS):
        one.agenda.push(ASK, PICK, seat=seat)
    RULES.run(one)
    assert [seat for seat, *_ in done(one)] == [2, 1, 0]


@pytest.mark.parametrize("doors", [0b011, 0b111, 0b000])
def test_two_ways_are_a_choice_and_so_is_none(doors: int) -> None:
    one = table(doors)
    one.agenda.push(ASK, PICK, seat=1)
    RULES.run(one)
    assert (done(one), one.stage_of(1)) == ([], PICK)


def test_in_other_stages_one_way_is_still_asked_for() -> None:
    one = table(doors=0)
    one.agenda.push(ASK, FREE, seat=0)
    RULES.run(one)
    assert one.stage_of(0) == FREE


def test_nothing_is_forced_on_one_of_several_who_are_asked() -> None:
    """Who comes first may change what is left for the other."""
    one = table(doors=0b001)
    one.ask(0, PICK)
    one.ask(1, PICK)
    RULES.run(one)
    assert done(one) == []
    say(one, 0, "go a")
    assert done(one) == [(0, PICK, 0, IDLE), (1, PICK, 0, IDLE)]


@pytest.mark.parametrize(("awaited", "seat"), [(1, 0), (0b110, 1), (0b1000_0000, 7)])
def test_the_lowest_seat_of_a_set(awaited: int, seat: int) -> None:
    assert lowest_seat(awaited) == seat


# --- time ------------------------------------------------------------------------------------------------------------
def test_an_alarm_rings_at_its_moment_and_not_before() -> None:
    one = table()
    one.alarm(100, NOTE, 1)
    RULES.advance(one, 99)
    assert (resolved(one), one.cells[CLOCK]) == ([], 99)
    RULES.advance(one, 1)
    assert (resolved(one), one.cells[CLOCK]) == ([1], 100)


def test_time_is_not_counted_when_nothing_waits_for_it() -> None:
    one = table()
    one.alarm(100, NOTE, 1)
    RULES.advance(one, 5000)
    RULES.advance(one, 5000)
    assert one.cells[CLOCK] == 100
    one.alarm(50, NOTE, 2)
    RULES.advance(one, 50)
    assert resolved(one) == [1, 2]


def test_alarms_of_one_moment_ring_in_the_order_they_were_set() -> None:
    one = table()
    for number in (1, 2, 3):
        one.alarm(100, NOTE, number)
    one.alarm(50, NOTE, 0)
    RULES.advance(one, 100)
    assert resolved(one) == [0, 1, 2, 3]


def test_an_alarm_that_sets_another_is_followed_by_it_in_the_same_stretch_of_time() -> None:
    one = table()
    one.alarm(100, LATER, 3, 30)
    RULES.advance(one, 160)
    assert (resolved(one), one.cells[CLOCK], one.alarms.due()) == ([3, 2, 1], 160, 190)
    RULES.advance(one, 1000)
    assert (resolved(one), one.cells[CLOCK]) == ([3, 2, 1, 0], 190)


def test_an_alarm_interrupts_whoever_is_asked() -> None:
    """It is resolved at once; the seat, its stage and what lay on the agenda stay as they were."""
    one = table()
    one.agenda.push(NOTE, 9)
    one.ask(0, FREE)
    one.alarm(100, DOORS, 0b010)
    RULES.advance(one, 100)
    assert texts(one, 0) == ["go b", "knock", "hold"]
    assert (resolved(one), len(one.agenda)) == ([], 1)


def test_what_an_alarm_puts_on_the_agenda_waits_for_the_decision() -> None:
    one = table()
    one.agenda.push(NOTE, 9)
    one.ask(0, FREE)
    one.alarm(100, LATER, 1, 1000)
    RULES.advance(one, 100)
    assert resolved(one) == []
    say(one, 0, "hold")
    assert resolved(one) == [1, 9]


def test_an_alarm_that_leaves_one_way_forces_it() -> None:
    one = table(doors=0b111)
    one.ask(1, PICK)
    one.alarm(100, DOORS, 0b100)
    RULES.advance(one, 100)
    assert done(one) == [(1, PICK, 2, IDLE)]


def test_nothing_rings_after_the_end() -> None:
    one = table()
    one.alarm(100, END)
    one.alarm(100, NOTE, 1)
    one.alarm(200, NOTE, 2)
    RULES.advance(one, 1000)
    assert (resolved(one), one.is_over(), one.cells[CLOCK]) == ([], True, 100)


# --- the game around it ----------------------------------------------------------------------------------------------
class Bench(BoardGame[Table]):
    def around(self, table: Table) -> Game:
        return Bench(RULES, table)

    def twin(self, journal: Journal) -> Table:
        twin = Table(SEATS, self.table.cells[:], self.table.agenda.copy(), self.table.dice.copy(), journal)
        twin.keep_time_of(self.table)
        return twin

    def outcome(self) -> Outcome | None:
        return None

    def public_view(self) -> View:
        return View()

    def estimate(self, seat: int) -> float:
        return 0.5


def bench() -> Bench:
    one = table(doors=0b011)
    one.ask(0, FREE)
    one.ask(2, PICK)
    one.alarm(100, NOTE, 1)
    return Bench(RULES, one)


def test_a_game_says_who_may_act_what_and_until_when() -> None:
    game = bench()
    assert (game.seats(), game.actors(), game.over(), game.deadline()) == (SEATS, (0, 2), False, 100)
    assert [move.text for move in game.legal(2)] == ["go a", "go b"]
    game.advance(40)
    assert game.deadline() == 60
    game.advance(60)
    assert game.deadline() is None


@pytest.mark.parametrize("seat", [-1, SEATS, 10**30, -(10**30)])
def test_a_seat_there_is_not_has_no_moves_and_is_refused(seat: int) -> None:
    game = bench()
    assert game.legal(seat) == []
    with pytest.raises(IllegalMove) as refused:
        game.play(seat, RULES.vocabulary.read("go a"))
    assert refused.value.code == "not-your-turn"


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    game = bench()
    before = game.to_bytes()
    with pytest.raises(IllegalMove) as refused:
        game.play(2, RULES.vocabulary.read("go c"))
    assert (refused.value.code, refused.value.rule, refused.value.move) == ("shut", "X-DOOR", "go c")
    assert game.to_bytes() == before
    assert game.journal.events == []


def test_a_move_is_played() -> None:
    game = bench()
    game.play(0, RULES.vocabulary.read("hold"))
    assert game.actors() == (2,)


def test_a_finished_game_asks_nobody_and_waits_for_nothing() -> None:
    game = bench()
    game.table.finish(ENDED)
    assert (game.actors(), game.over(), game.deadline(), game.legal(0)) == ((), True, None, [])


def test_a_copy_is_a_game_of_its_own_with_its_own_journal() -> None:
    game, journal = bench(), Journal()
    copy = game.copy(journal)
    assert (copy.to_bytes(), copy.journal) == (game.to_bytes(), journal)
    copy.play(0, RULES.vocabulary.read("knock"))
    copy.advance(100)
    assert len(journal.events) == 2
    assert (game.journal.events, game.deadline()) == ([], 100)


def test_a_guess_has_dice_of_its_own_seed() -> None:
    game = bench()
    one, other, same = game.guess(1, 0), game.guess(2, 0), game.guess(1, 0)
    assert one.to_bytes() == same.to_bytes() != other.to_bytes()
    assert game.guess(5).journal.muted
    assert len(one.to_bytes()) == 8 * len(list(game.table.numbers()))
