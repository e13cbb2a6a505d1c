"""Errors: a code and the things it is about, for whoever puts them into words."""

from __future__ import annotations

import pytest

from hullbreach.kernel import errors
from hullbreach.kernel.errors import HullError, IllegalMove


def test_an_error_carries_its_code_and_details() -> None:
    error = HullError("bad-thing", thing="door", number=3)
    assert error.code == "bad-thing"
    assert error.details == {"thing": "door", "number": 3}


def test_an_error_reads_well_enough_for_a_programmer() -> None:
    assert str(HullError("bad-thing", thing="door", number=3)) == "bad-thing: thing='door', number=3"
    assert str(HullError("bad-thing")) == "bad-thing"


def test_a_refused_move_names_its_rule() -> None:
    refused = IllegalMove("not-now", "X-01", "fire alpha")
    assert (refused.code, refused.rule, refused.move) == ("not-now", "X-01", "fire alpha")
    assert refused.details == {"rule": "X-01", "move": "fire alpha"}


@pytest.mark.parametrize("name", ["IllegalMove", "UnknownMove", "BadOption", "BadLog", "BadFacts"])
def test_everything_bad_input_can_cause_is_caught_as_one(name: str) -> None:
    assert issubclass(getattr(errors, name), HullError)
