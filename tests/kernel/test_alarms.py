"""Alarms: steps in the order of their time, and of their setting where the time is the same."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.alarms import NO_ALARMS, Alarms

SET = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 3)))


def alarms(*due: tuple[int, int]) -> Alarms:
    """Set in that order: when, and which kind; the place in that order is their number `a`."""
    clock = Alarms(vec[i64]())
    for place, (at, kind) in enumerate(due):
        clock.set(at, kind, place, 0, 0, 0, NONE)
    return clock


def ring_all(clock: Alarms) -> list[tuple[int, int]]:
    """When each one rings, and its place in the order they were set."""
    agenda, rung = Agenda(vec[i64]()), []
    while len(clock):
        at = clock.due()
        clock.ring(agenda)
        rung.append((at, agenda.a()))
    return rung


@given(SET)
def test_they_ring_by_time_and_then_in_the_order_they_were_set(due: list[tuple[int, int]]) -> None:
    clock = alarms(*due)
    assert len(clock) == len(due)
    assert ring_all(clock) == sorted((at, place) for place, (at, _) in enumerate(due))


@given(SET, st.integers(0, 3))
def test_cancelling_a_kind_forgets_all_of_it_and_nothing_else(due: list[tuple[int, int]], kind: int) -> None:
    clock = alarms(*due)
    clock.cancel(kind)
    assert ring_all(clock) == sorted((at, place) for place, (at, other) in enumerate(due) if other != kind)


def test_ringing_puts_the_whole_step_on_the_agenda() -> None:
    clock, agenda = Alarms(vec[i64]()), Agenda(vec[i64]())
    clock.set(100, 3, 4, 5, 6, 7, 1)
    clock.ring(agenda)
    assert len(clock) == 0
    assert (agenda.kind(), agenda.seat(), agenda.a(), agenda.b(), agenda.c(), agenda.d()) == (3, 1, 4, 5, 6, 7)


def test_the_next_one_is_none_when_none_is_set() -> None:
    assert alarms().next() == NONE
    assert len(alarms()) == 0


def test_clearing_forgets_all() -> None:
    clock = alarms((1, 1), (2, 2))
    clock.clear()
    assert (len(clock), clock.next()) == (0, NONE)


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    original = alarms((5, 1), (3, 2))
    copy = original.copy()
    original.cancel(2)
    copy.set(1, 3, 9, 0, 0, 0, NONE)
    assert ring_all(original) == [(5, 0)]
    assert ring_all(copy) == [(1, 9), (3, 1), (5, 0)]


def test_the_alarms_of_tables_without_any_stay_empty() -> None:
    assert len(NO_ALARMS) == 0
