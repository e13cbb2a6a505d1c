"""That the build under test is the one the run says it is."""

from __future__ import annotations

import os

import pytest

from hullbreach.players.player import is_compiled


@pytest.mark.skipif("HULLBREACH_BUILD" not in os.environ, reason="only meaningful where the run names its build")
def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    assert is_compiled() == (os.environ["HULLBREACH_BUILD"] == "compiled")
