"""Options: defaults filled in, everything else refused by name."""

from __future__ import annotations

import pytest

from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.options import Option, settle
from tests.kernel.toy import TITLE

OFFERED = (Option("mode", ["easy", "hard"], "easy"), Option("clock", ("no", "yes"), "yes"))


def test_defaults_are_filled_in() -> None:
    assert settle(OFFERED, {}).as_dict() == {"mode": "easy", "clock": "yes"}


def test_what_is_wanted_counts_and_the_order_is_that_of_the_offer() -> None:
    settled = settle(OFFERED, {"clock": "no", "mode": "hard"})
    assert list(settled.as_dict().items()) == [("mode", "hard"), ("clock", "no")]
    assert settled["mode"] == "hard"


def test_an_option_that_is_not_offered_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        settle(OFFERED, {"colour": "red"})
    assert refused.value.code == "unknown-option"
    assert refused.value.details == {"option": "colour", "expected": "mode, clock"}


@pytest.mark.parametrize("value", ["", "Hard", "hard ", "none"])
def test_a_value_that_is_not_offered_is_refused(value: str) -> None:
    with pytest.raises(BadOption) as refused:
        settle(OFFERED, {"mode": value})
    assert refused.value.code == "bad-option-value"
    assert refused.value.details == {"option": "mode", "value": value, "expected": "easy, hard"}


def test_changing_the_dictionary_does_not_change_the_options() -> None:
    wanted = {"mode": "hard"}
    settled = settle(OFFERED, wanted)
    wanted["mode"] = "easy"
    settled.as_dict()["clock"] = "no"
    assert settled.as_dict() == {"mode": "hard", "clock": "yes"}


def test_a_title_refuses_options_that_do_not_go_together() -> None:
    with pytest.raises(BadOption) as refused:
        TITLE.settle({"rounds": "1", "pace": "hasty"})
    assert refused.value.code == "too-short"


def test_a_title_opens_no_game_with_bad_options() -> None:
    with pytest.raises(BadOption):
        TITLE.new({"pace": "leisurely"}, 1)
