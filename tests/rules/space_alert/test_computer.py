"""Keeping the ship's computer awake (SA-CPU-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.papers.report import snapshot
from tests.rules.space_alert.flights import Voyage


def computer(voyage: Voyage) -> list[bool | None]:
    """By phase: maintained in time, missed, or not yet decided."""
    return snapshot(voyage.flight).computer


@pytest.mark.rule("SA-CPU-01")
def test_c_on_the_bridge_maintains_the_computer_of_the_current_phase() -> None:
    voyage = Voyage("c . . c . . . c", maintained=False)
    assert computer(voyage.to(1)) == [True, None, None]
    assert computer(voyage.to(4)) == [True, True, None]
    assert computer(voyage.to(8)) == [True, True, True]
    assert voyage.told("maintained") == ["maintained 0 0", "maintained 1 0", "maintained 2 0"]


@pytest.mark.rule("SA-CPU-02")
def test_maintaining_it_twice_in_a_phase_has_no_effect() -> None:
    voyage = Voyage("c", "c", maintained=False).to(1)
    assert voyage.told("maintained", "in-vain") == ["maintained 0 0", "in-vain 1 c already-done"]


@pytest.mark.rule("SA-CPU-03", "SA-CPU-04", "SA-EX-093")
@pytest.mark.parametrize("turn", [1, 2, 4, 5, 8, 9])
def test_one_of_the_two_turns_up_to_the_check_suffices(turn: int) -> None:
    busy = ["c" if slot in {1, 4, 8} else "." for slot in range(1, 13)]
    phase = 0 if turn < 3 else 1 if turn < 6 else 2
    busy[(0, 3, 7)[phase]] = "."
    busy[turn - 1] = "c"
    voyage = Voyage(" ".join(busy), maintained=False).end()
    assert computer(voyage) == [True, True, True]
    assert voyage.told("check-missed", "delayed") == []
    assert voyage.told("check-passed") == ["check-passed 0", "check-passed 1", "check-passed 2"]


@pytest.mark.rule("SA-CPU-04", "SA-CPU-05", "SA-EX-093")
@pytest.mark.parametrize(("plan", "check", "phase"), [("", 2, 0), ("c", 5, 1), ("c . . c", 9, 2)])
def test_a_missed_check_delays_the_next_action_of_everybody(plan: str, check: int, phase: int) -> None:
    slots = plan.split() + ["."] * (check - len(plan.split())) + ["red"]
    voyage = Voyage(" ".join(slots), ". " * check + "blue", maintained=False).to(check - 1)
    assert voyage.told("check-missed", "delayed") == []
    voyage.to(check)
    assert voyage.told("check-missed") == [f"check-missed {phase}"]
    assert voyage.told("delayed") == [f"delayed 0 {check + 1}", f"delayed 1 {check + 1}"]
    assert voyage.to(check + 1).at == ["upper_white", "upper_white"]
    assert voyage.to(check + 2).at == ["upper_red", "upper_blue"]


@pytest.mark.rule("SA-CPU-04")
def test_the_check_comes_after_the_threats_have_acted() -> None:
    voyage = Voyage(".", threats=["1 red fighter"], maintained=False).to(2)
    told = voyage.told("step", "advanced", "check-missed")
    assert told[-3:] == ["advanced fighter 10 7", "step 2 computer", "check-missed 0"]


@pytest.mark.rule("SA-CPU-05", "SA-DEL-01", "SA-EX-086")
def test_the_delayed_card_waits_a_turn() -> None:
    voyage = Voyage(". . . . . red . blue", at="upper_white", maintained=True)
    missed = Voyage("c . . . . red . blue", maintained=False)
    assert voyage.to(5).board() == ". . . . . red . blue"
    assert missed.to(5).board() == "c . . . . . red blue"
    assert missed.to(6).at == ["upper_white"]


@pytest.mark.rule("SA-CPU-06", "SA-INT-09", "SA-INT-10", "SA-EX-129")
def test_whoever_is_in_space_does_not_notice_a_missed_check() -> None:
    voyage = Voyage(
        ". . . . c bots", "c . . . . red", at="upper_red upper_white", squads="active none", maintained=False
    ).to(5)
    assert voyage.at == ["space", "upper_white"]
    assert voyage.told("check-missed", "delayed") == ["check-missed 1", "delayed 1 6"]
    assert voyage.to(6).told("stayed-out") == ["stayed-out 0"]


@pytest.mark.rule("SA-CPU-07", "SA-RULING-31")
def test_maintenance_after_the_check_counts_neither_for_this_phase_nor_for_the_next() -> None:
    voyage = Voyage("c . c . . c", maintained=False).to(9)
    assert voyage.told("in-vain") == ["in-vain 0 c already-done", "in-vain 0 c too-late"]
    assert computer(voyage) == [True, False, False]


@pytest.mark.rule("SA-CPU-08")
def test_a_test_flight_has_no_check() -> None:
    voyage = Voyage("c . red . . blue", flight="test", maintained=False).end()
    assert voyage.told("check-missed", "check-passed", "maintained", "delayed") == []
    assert voyage.told("in-vain") == ["in-vain 0 c not-in-play"]
