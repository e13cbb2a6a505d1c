"""The catalogue's examples about inspection and launch, from the owner's side."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.ship import crew, inspection
from tests.rules.galaxy_trucker.scene import Yard, lay_example


def inspected(example: str) -> Yard:
    yard = Yard()
    yard.calm()
    lay_example(yard, 0, example)
    yard.play(0, "finish 1")
    yard.play(1, "finish 2")
    return yard


@pytest.mark.rule("GT-EX-06", "GT-CHECK-02")
def test_example_6_the_loose_hold_is_the_only_loss() -> None:
    """It is joined to nothing, so it goes with its piece; the bad contact is gone then."""
    yard = inspected("GT-EX-06")
    assert yard.heard("faulty") == [(0, 2)]
    assert yard.squares(0) == {"7,7", "8,7"}
    assert yard.lost == [1, 0]
    assert inspection.is_sound(yard.hull(0))


@pytest.mark.rule("GT-EX-07", "GT-CHECK-02")
@pytest.mark.parametrize(("square", "lost"), [("6,7", 1), ("7,7", 4)])
def test_example_7_one_of_the_two_must_go(square: str, lost: int) -> None:
    """Without the starting cabin nothing with a cabin is left."""
    yard = inspected("GT-EX-07")
    assert yard.choices("remove") == {"6,7", "7,7"}
    yard.play(0, f"remove {square}")
    assert yard.lost == [lost, 0]


@pytest.mark.rule("GT-EX-09", "GT-CHECK-02")
@pytest.mark.parametrize("square", ["6,6", "7,6"])
def test_example_9_the_cannon_or_what_is_before_it(square: str) -> None:
    yard = inspected("GT-EX-09")
    assert yard.choices("remove") == {"6,6", "7,6"}
    yard.play(0, f"remove {square}")
    assert yard.squares(0) == {"6,6", "7,6", "6,7", "7,7"} - {square}
    assert yard.lost == [1, 0]


@pytest.mark.rule("GT-EX-11", "GT-CHECK-03")
def test_example_11_a_wrongly_turned_engine_is_removed() -> None:
    yard = inspected("GT-EX-11")
    assert yard.legal_for(0) == {"remove 6,7"}


@pytest.mark.rule("GT-EX-12", "GT-CHECK-02")
@pytest.mark.parametrize("square", ["6,8", "6,9"])
def test_example_12_the_engine_or_what_is_behind_it(square: str) -> None:
    yard = inspected("GT-EX-12")
    assert yard.choices("remove") == {"6,8", "6,9"}
    yard.play(0, f"remove {square}")
    assert yard.lost == [1, 0]


@pytest.mark.rule("GT-EX-14", "GT-CHECK-03", "GT-CHECK-04")
def test_example_14_what_hangs_on_the_engine_falls_off_with_it() -> None:
    yard = inspected("GT-EX-14")
    assert yard.legal_for(0) == {"remove 8,7"}
    yard.play(0, "remove 8,7")
    assert yard.squares(0) == {"7,7"}
    assert yard.lost == [2, 0]


@pytest.mark.rule("GT-EX-99", "GT-LAUNCH-03", "GT-LAUNCH-04", "GT-COMP-02")
def test_example_99_one_alien_of_each_colour() -> None:
    yard = inspected("GT-EX-99")
    assert yard.stage(0) == "crew"
    brown, purple = {"5,7 brown", "6,7 brown"}, {"6,7 purple", "8,7 purple"}
    assert yard.choices("board") == brown | purple
    yard.play(0, "board 6,7 brown")
    assert yard.choices("board") == {"8,7 purple"}  # no second brown one, and 6,7 is taken
    assert yard.refusal("board 6,7 purple") == ("no-alien-there", "GT-LAUNCH-04")
    assert yard.refusal("board 5,7 brown") == ("no-alien-there", "GT-LAUNCH-04")
    assert yard.refusal("board 7,7 purple") == ("no-alien-there", "GT-LAUNCH-04")


@pytest.mark.rule("GT-EX-99")
def test_example_99_the_crew_it_names() -> None:
    yard = inspected("GT-EX-99")
    yard.play(0, "board 8,7 purple")
    yard.play(0, "board 5,7 brown")
    assert crew.crew(yard.hull(0)) == 6
    assert crew.humans(yard.hull(0)) == 4
    assert yard.heard("crewed")[0] == (0, 6, 0)
