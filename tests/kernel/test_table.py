"""The table: who is asked, what time will do, and the end."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.alarms import NO_ALARMS
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.table import AWAITED, CLOCK, ENDING, IDLE, RUNNING, STAGE, Table

SEATS = 3


def table() -> Table:
    return Table(SEATS, vec[i64](0 for _ in range(STAGE + SEATS + 2)), Agenda(vec[i64]()), seeded(1), Journal())


def asked(one: Table) -> list[int]:
    return [seat for seat in range(SEATS) if one.is_awaited(seat)]


def test_a_fresh_table_asks_nobody_and_runs() -> None:
    fresh = table()
    assert asked(fresh) == []
    assert [fresh.stage_of(seat) for seat in range(SEATS)] == [IDLE] * SEATS
    assert not fresh.is_over()
    assert len(fresh.alarms) == 0


def test_several_seats_are_asked_at_once_each_in_its_stage() -> None:
    one = table()
    one.ask(0, 4)
    one.ask(2, 5)
    assert asked(one) == [0, 2]
    assert [one.stage_of(seat) for seat in range(SEATS)] == [4, IDLE, 5]
    assert one.cells[AWAITED] == 0b101


def test_asking_again_changes_the_stage() -> None:
    one = table()
    one.ask(1, 4)
    one.ask(1, 6)
    assert (asked(one), one.stage_of(1)) == ([1], 6)


def test_releasing_one_leaves_the_others_asked() -> None:
    one = table()
    for seat in range(SEATS):
        one.ask(seat, 4)
    one.release(1)
    assert asked(one) == [0, 2]
    assert one.stage_of(1) == IDLE
    one.release(1)
    assert asked(one) == [0, 2]
    one.release_all()
    assert asked(one) == []
    assert [one.stage_of(seat) for seat in range(SEATS)] == [IDLE] * SEATS


def test_asking_and_releasing_leave_the_cells_of_the_game_alone() -> None:
    one = table()
    one.cells[STAGE + SEATS] = 8
    for seat in range(SEATS):
        one.ask(seat, 4)
    one.release_all()
    one.finish(2)
    assert list(one.cells[STAGE + SEATS :]) == [8, 0]


def test_an_alarm_is_set_from_now() -> None:
    one = table()
    one.cells[CLOCK] = 700
    one.alarm(300, 5, 1, 2, 3, 4, 2)
    assert one.alarms.due() == 1000
    assert list(one.alarms.records) == [5, 2, 1, 2, 3, 4, 1000]
    one.alarm(1, 6)
    assert one.alarms.due() == 701


@pytest.mark.parametrize("ms", [0, -1])
def test_an_alarm_for_no_later_moment_is_a_mistake(ms: int) -> None:
    """Whether it rings before a move of that moment would depend on how time is cut; what is due now is a step."""
    with pytest.raises(AssertionError):
        table().alarm(ms, 5)


def test_tables_without_alarms_share_nothing_that_one_could_set() -> None:
    one, other = table(), table()
    one.alarm(10, 5)
    assert len(other.alarms) == 0
    assert len(NO_ALARMS) == 0
    other.cancel(5)
    assert len(one.alarms) == 1
    one.cancel(5)
    assert len(one.alarms) == 0


def test_taking_over_what_time_does_makes_it_ones_own() -> None:
    one, other, quiet = table(), table(), table()
    one.alarm(10, 5)
    other.keep_time_of(one)
    assert list(other.alarms.records) == list(one.alarms.records)
    other.cancel(5)
    assert (len(one.alarms), len(other.alarms)) == (1, 0)
    quiet.keep_time_of(table())
    assert quiet.alarms is NO_ALARMS


def test_the_end_drops_whatever_was_still_to_happen() -> None:
    one = table()
    one.ask(0, 4)
    one.agenda.push(3)
    one.alarm(10, 5)
    one.finish(2)
    assert one.is_over()
    assert one.cells[ENDING] == 2
    assert (asked(one), one.stage_of(0), len(one.agenda), len(one.alarms)) == ([], IDLE, 0, 0)
    assert RUNNING != 2


def test_equal_tables_have_equal_numbers_and_every_part_counts() -> None:
    assert list(table().numbers()) == list(table().numbers())
    changed = [table() for _ in range(5)]
    changed[0].cells[STAGE + SEATS] = 1
    changed[1].agenda.push(0)
    changed[2].alarm(1, 0)
    changed[3].dice.word()
    changed[4].ask(0, 1)
    numbers = [tuple(one.numbers()) for one in [table(), *changed]]
    assert len(set(numbers)) == len(numbers)


def test_the_numbers_of_a_table_stand_in_a_fixed_order() -> None:
    one = table()
    one.agenda.push(7)
    one.alarm(9, 8)
    dice = one.dice
    tail = [7, NONE, 0, 0, 0, 0, 8, NONE, 0, 0, 0, 0, 9, dice.a, dice.b, dice.c, dice.counter]
    assert list(one.numbers()) == [*one.cells, *tail]
