"""Papers from elsewhere: held against their types, and everything wrong is told with its field."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec import Meta

from hullbreach.kernel.errors import BadPaper
from hullbreach.kernel.schema import convert, problems, read_json


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="knock"):
    times: Annotated[int, Meta(ge=1, le=3)]
    loud: bool = False


class Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="ring"):
    tune: Annotated[str, Meta(min_length=1, max_length=5, pattern=r"^[a-g]+\Z")] | None = None
    pair: tuple[Literal["high", "low"], Annotated[int, Meta(ge=0, le=9)]] = ("high", 0)
    times: Annotated[int, Meta(ge=1, le=3)] | Literal["all"] = "all"


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Literal["red", "blue"]
    doing: Annotated[tuple[Knock | Ring, ...], Meta(max_length=3)] = ()


def told(value: object) -> list[tuple[str, object]]:
    return [(problem.code, problem.details["field"]) for problem in problems(value, Door)]


def test_a_paper_that_is_right_becomes_what_it_says() -> None:
    paper = {"colour": "red", "doing": [{"op": "knock", "times": 2}, {"op": "ring", "tune": "abc", "pair": ["low", 3]}]}
    assert problems(paper, Door) == []
    assert convert(paper, Door) == Door("red", (Knock(2), Ring("abc", ("low", 3))))


@pytest.mark.parametrize(
    ("paper", "code", "field"),
    [
        (3, "paper-not-table", ""),
        ({}, "paper-missing", "colour"),
        ({"colour": "green"}, "paper-unknown", "colour"),
        ({"colour": "red", "lock": 1}, "paper-unexpected", "lock"),
        ({"colour": "red", "doing": {}}, "paper-not-list", "doing"),
        ({"colour": "red", "doing": [1]}, "paper-not-table", "doing[0]"),
        ({"colour": "red", "doing": [{}]}, "paper-missing", "doing[0].op"),
        ({"colour": "red", "doing": [{"op": ["ring"]}]}, "paper-unknown", "doing[0].op"),
        ({"colour": "red", "doing": [{"op": "knock"}]}, "paper-missing", "doing[0].times"),
        ({"colour": "red", "doing": [{"op": "knock", "times": True}]}, "paper-not-number", "doing[0].times"),
        ({"colour": "red", "doing": [{"op": "knock", "times": 4}]}, "paper-range", "doing[0].times"),
        ({"colour": "red", "doing": [{"op": "knock", "times": 1, "loud": 1}]}, "paper-not-switch", "doing[0].loud"),
        ({"colour": "red", "doing": [{"op": "ring", "tune": "h"}]}, "paper-signs", "doing[0].tune"),
        ({"colour": "red", "doing": [{"op": "ring", "tune": "a\n"}]}, "paper-signs", "doing[0].tune"),
        ({"colour": "red", "doing": [{"op": "ring", "tune": "abcabc"}]}, "paper-letters", "doing[0].tune"),
        ({"colour": "red", "doing": [{"op": "ring", "tune": 1}]}, "paper-not-text", "doing[0].tune"),
        ({"colour": "red", "doing": [{"op": "ring", "pair": ["high"]}]}, "paper-entries", "doing[0].pair"),
        ({"colour": "red", "doing": [{"op": "ring", "pair": 1}]}, "paper-not-list", "doing[0].pair"),
        ({"colour": "red", "doing": [{"op": "ring", "pair": ["mid", 1]}]}, "paper-unknown", "doing[0].pair[0]"),
        ({"colour": "red", "doing": [{"op": "ring", "times": "some"}]}, "paper-unknown", "doing[0].times"),
        ({"colour": "red", "doing": [{"op": "ring", "times": 9}]}, "paper-range", "doing[0].times"),
        ({"colour": "red", "doing": [{"op": "ring"}] * 4}, "paper-entries", "doing"),
    ],
)
def test_what_is_wrong_is_told_with_its_field(paper: object, code: str, field: str) -> None:
    assert told(paper) == [(code, field)]
    with pytest.raises(BadPaper) as refused:
        convert(paper, Door)
    assert refused.value.code == code


def test_everything_is_told_at_once() -> None:
    paper = {"colour": 3, "doing": [{"op": "knock", "times": 0}, {"op": "jump"}]}
    assert [field for _, field in told(paper)] == ["colour", "doing[0].times", "doing[1].op"]


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '"\\ud800"', b"\xff", "nul"])
def test_what_is_no_json_is_told(text: str | bytes) -> None:
    with pytest.raises(BadPaper) as refused:
        read_json(text, 200_000)
    assert refused.value.code == "paper-no-json"


def test_a_paper_has_its_length() -> None:
    assert read_json('"é"', 4) == "é"
    with pytest.raises(BadPaper) as refused:
        read_json('"é"', 3)
    assert refused.value.details == {"field": "", "found": 4, "most": 3}


WORDS = some.sampled_from(
    ["colour", "doing", "op", "knock", "ring", "red", "times", "tune", "pair", "high", "abc", "all"]
)
SCRAPS: Any = some.recursive(
    some.none() | some.booleans() | some.integers(-1, 5) | some.floats(allow_nan=False) | WORDS,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(WORDS, inner, max_size=5),
    max_leaves=12,
)


@given(SCRAPS)
def test_what_has_no_problem_can_be_read_and_nothing_else(value: object) -> None:
    """The walk along the types and the decoder agree."""
    found = problems(value, Door)
    if not found:
        assert isinstance(msgspec.convert(value, Door), Door)
