"""Options that mean something only beside others."""

from __future__ import annotations

import pytest

from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.options import Option, settle

OFFERED = (
    Option("mode", ("solo", "duel", "team"), "solo"),
    Option("level", ("easy", "hard"), "easy"),
    Option("handicap", ("none", "small", "big"), "none", when={"mode": ("duel", "team"), "level": ["hard"]}),
)
HANDICAP = OFFERED[2]


@pytest.mark.parametrize("mode", ["duel", "team"])
def test_it_can_be_chosen_beside_all_it_needs(mode: str) -> None:
    settled = settle(OFFERED, {"handicap": "big", "mode": mode, "level": "hard"})
    assert settled.as_dict() == {"mode": mode, "level": "hard", "handicap": "big"}


def test_without_them_it_settles_to_its_default_and_may_be_named_so() -> None:
    assert settle(OFFERED, {})["handicap"] == "none"
    assert settle(OFFERED, {"handicap": "none"})["handicap"] == "none"


@pytest.mark.parametrize(
    ("wanted", "other", "expected"),
    [
        ({}, "mode", "duel, team"),
        ({"mode": "duel"}, "level", "hard"),
        ({"level": "hard"}, "mode", "duel, team"),
    ],
)
def test_another_value_is_refused_and_what_is_missing_named(wanted: dict[str, str], other: str, expected: str) -> None:
    with pytest.raises(BadOption) as refused:
        settle(OFFERED, wanted | {"handicap": "small"})
    assert refused.value.code == "option-moot"
    assert refused.value.details == {"option": "handicap", "value": "small", "other": other, "expected": expected}


def test_a_value_that_is_not_offered_is_refused_as_such_first() -> None:
    with pytest.raises(BadOption) as refused:
        settle(OFFERED, {"handicap": "huge"})
    assert refused.value.code == "bad-option-value"


def test_an_option_knows_beside_what_it_applies() -> None:
    assert HANDICAP.applies({"mode": "duel", "level": "hard"})
    assert not HANDICAP.applies({"mode": "duel", "level": "easy"})
    assert not HANDICAP.applies({"mode": "duel"})
    assert OFFERED[0].applies({})
    assert HANDICAP.when == {"mode": ("duel", "team"), "level": ("hard",)}
    assert OFFERED[0].when == {}
