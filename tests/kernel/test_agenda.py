"""The agenda: last thing first, steps packed into one number."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.kernel.agenda import Agenda, a_of, about_of, b_of, kind_of, step

SMALL = st.integers(min_value=0, max_value=31)
ABOUT = st.integers(min_value=0, max_value=2**47)


def agenda(*steps: int) -> Agenda:
    return Agenda(vec[i64](list(steps)))


@given(SMALL, SMALL, SMALL, ABOUT)
def test_a_step_unpacks_to_what_was_packed(kind: int, a: int, b: int, about: int) -> None:
    packed = step(kind, a, b, about)
    assert (kind_of(packed), a_of(packed), b_of(packed), about_of(packed)) == (kind, a, b, about)


def test_what_a_step_is_not_told_is_zero() -> None:
    assert step(9) == 9
    assert (a_of(9), b_of(9), about_of(9)) == (0, 0, 0)


@given(st.lists(st.integers(min_value=0, max_value=2**60)))
def test_the_last_step_put_on_is_the_first_taken_off(steps: list[int]) -> None:
    stack = agenda()
    for packed in steps:
        stack.push(packed)
        assert stack.top() == packed
    assert len(stack) == len(steps)
    assert [stack.pop() for _ in steps] == steps[::-1]
    assert len(stack) == 0


def test_clearing_leaves_nothing() -> None:
    stack = agenda(1, 2, 3)
    stack.clear()
    assert len(stack) == 0
    stack.push(4)
    assert stack.top() == 4


@given(st.lists(st.tuples(SMALL, SMALL)), st.sets(SMALL))
def test_keeping_some_kinds_drops_the_others_and_keeps_the_order(steps: list[tuple[int, int]], kinds: set[int]) -> None:
    stack = agenda(*[step(kind, a) for kind, a in steps])
    stack.keep(sum(1 << kind for kind in kinds))
    assert list(stack.steps) == [step(kind, a) for kind, a in steps if kind in kinds]


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    original = agenda(1, 2, 3)
    copy = original.copy()
    assert list(copy.steps) == [1, 2, 3]
    copy.pop()
    copy.push(7)
    original.push(8)
    assert list(original.steps) == [1, 2, 3, 8]
    assert list(copy.steps) == [1, 2, 7]


def test_pushing_on_a_copy_after_a_pop_does_not_write_into_the_original() -> None:
    """Both may share a buffer underneath: what one pops the other still has."""
    original = agenda(1, 2, 3)
    copy = original.copy()
    original.pop()
    original.push(9)
    assert list(copy.steps) == [1, 2, 3]
