"""The agenda: last thing first, records of six plain numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.kernel.agenda import KINDS, NONE, WIDTH, Agenda

KIND = st.integers(0, KINDS - 1)
NUMBER = st.integers(-(2**62), 2**62)
RECORD = st.tuples(KIND, NUMBER, NUMBER, NUMBER, NUMBER, NUMBER)


def agenda(*records: tuple[int, ...]) -> Agenda:
    """Records as they are pushed: kind, four numbers, seat."""
    stack = Agenda(vec[i64]())
    for record in records:
        push(stack, record)
    return stack


def push(stack: Agenda, record: tuple[int, ...]) -> None:
    kind, a, b, c, d, seat = record
    stack.push(kind, a, b, c, d, seat)


def top(stack: Agenda) -> tuple[int, ...]:
    return stack.kind(), stack.a(), stack.b(), stack.c(), stack.d(), stack.seat()


@given(st.lists(RECORD))
def test_the_last_step_put_on_is_the_first_taken_off_with_all_its_numbers(records: list[tuple[int, ...]]) -> None:
    stack = agenda()
    for count, record in enumerate(records, start=1):
        push(stack, record)
        assert top(stack) == record
        assert len(stack) == count
    for record in reversed(records):
        assert top(stack) == record
        stack.drop()
    assert len(stack) == 0
    assert stack.kind() == NONE


def test_what_a_step_is_not_told_is_nothing() -> None:
    stack = agenda()
    stack.push(9)
    assert top(stack) == (9, 0, 0, 0, 0, NONE)


@pytest.mark.parametrize("kind", [-1, KINDS, KINDS + 1])
def test_a_kind_that_no_bit_set_can_hold_is_a_mistake(kind: int) -> None:
    with pytest.raises(AssertionError):
        agenda().push(kind)


def test_the_highest_and_the_lowest_kind_can_be_kept() -> None:
    stack = agenda((0, 1, 0, 0, 0, 0), (KINDS - 1, 2, 0, 0, 0, 0))
    stack.keep(1 << (KINDS - 1))
    assert (len(stack), top(stack)) == (1, (KINDS - 1, 2, 0, 0, 0, 0))


def test_nothing_can_be_taken_from_an_empty_agenda() -> None:
    with pytest.raises(AssertionError):
        agenda().drop()


def test_the_numbers_of_the_top_step_can_be_changed_one_by_one() -> None:
    stack = agenda((1, 2, 3, 4, 5, 0), (6, 0, 0, 0, 0, 1))
    stack.set_a(7)
    stack.set_b(8)
    stack.set_c(9)
    stack.set_d(10)
    assert top(stack) == (6, 7, 8, 9, 10, 1)
    stack.drop()
    assert top(stack) == (1, 2, 3, 4, 5, 0)


def test_clearing_leaves_nothing() -> None:
    stack = agenda((1, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0))
    stack.clear()
    assert (len(stack), stack.kind(), len(stack.numbers())) == (0, NONE, 0)
    stack.push(4)
    assert (len(stack), stack.kind()) == (1, 4)


@given(st.lists(RECORD), st.sets(KIND))
def test_keeping_some_kinds_drops_the_others_and_keeps_the_order(
    records: list[tuple[int, ...]], kinds: set[int]
) -> None:
    stack = agenda(*records)
    stack.keep(sum(1 << kind for kind in kinds))
    kept = agenda(*[record for record in records if record[0] in kinds])
    assert list(stack.numbers()) == list(kept.numbers())


def test_its_numbers_are_what_is_on_it_and_not_what_was() -> None:
    """Equal agendas have equal numbers, whatever was dropped from one of them."""
    stack = agenda((1, 2, 3, 4, 5, 6), (7, 7, 7, 7, 7, 7))
    stack.drop()
    assert list(stack.numbers()) == [1, 6, 2, 3, 4, 5]
    assert len(stack.numbers()) == WIDTH


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    original = agenda((1, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0))
    copy = original.copy()
    assert list(copy.numbers()) == list(original.numbers())
    copy.drop()
    copy.push(7)
    original.set_a(5)
    original.push(8)
    assert (len(original), original.kind()) == (3, 8)
    assert (len(copy), copy.kind()) == (2, 7)
    original.drop()
    assert (original.kind(), original.a()) == (2, 5)


def test_pushing_on_the_original_after_a_drop_does_not_write_into_a_copy() -> None:
    """Both may share a buffer underneath: what one drops the other still has."""
    original = agenda((1, 0, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0))
    copy = original.copy()
    original.drop()
    original.push(9)
    assert (len(copy), copy.kind()) == (2, 2)
