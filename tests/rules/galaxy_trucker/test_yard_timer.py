"""The timer (topic `timer`)."""

from __future__ import annotations

import pytest

from tests.rules.galaxy_trucker.scene import Yard

RUNS = {"I": 2, "II": 3, "III": 4}


def turn_until_start(yard: Yard, finished: int) -> None:
    """Somebody who has finished turns it again and again."""
    while yard.public.timer is not None and yard.public.timer.circle != "start":
        yard.wait(90)
        yard.play(finished, "flip")


@pytest.mark.rule("GT-TIMER-01")
@pytest.mark.parametrize("flights", RUNS)
def test_each_run_lasts_90_seconds_and_the_level_says_how_many(flights: str) -> None:
    yard = Yard(2, flights=flights, clock="full")
    yard.play(0, "finish 1")
    turn_until_start(yard, 0)
    assert len(yard.heard("timer-turned")) == RUNS[flights] - 1
    yard.wait(89.999)
    assert yard.phase == "building"
    yard.wait(0.001)
    assert yard.told[-1] != "timer-waits"
    assert "time-up" in yard.told
    assert yard.phase != "building"


@pytest.mark.rule("GT-TIMER-01")
@pytest.mark.parametrize(("clock", "seconds"), [("full", 90), ("slow", 135), ("slower", 180)])
def test_a_slower_clock_takes_longer(clock: str, seconds: int) -> None:
    yard = Yard(clock=clock)
    yard.wait(seconds - 0.001)
    assert yard.heard("timer-out") == []
    yard.wait(0.001)
    assert yard.heard("timer-out") == [(1,)]


@pytest.mark.rule("GT-TIMER-02")
def test_it_may_not_be_turned_before_it_has_run_out() -> None:
    yard = Yard(flights="II", clock="full")
    yard.wait(89)
    assert yard.refusal("flip") == ("timer-runs", "GT-TIMER-02")
    yard.wait(1)
    yard.play(1, "flip")
    assert yard.heard("timer-turned") == [(1, 1)]
    assert yard.public.timer is not None
    assert (yard.public.timer.circle, yard.public.timer.ends) == ("I", 180_000)


@pytest.mark.rule("GT-TIMER-02")
def test_until_somebody_turns_it_building_goes_on_without_limit() -> None:
    yard = Yard(clock="full")
    yard.wait(10_000)
    assert yard.stages == ["build", "build"]
    assert yard.public.timer is not None
    assert (yard.public.timer.circle, yard.public.timer.ends) == ("I", None)
    assert len(yard.heard("timer-waits")) == (10_000 - 90) // 30


@pytest.mark.rule("GT-TIMER-02")
def test_nothing_reminds_of_a_timer_that_runs() -> None:
    yard = Yard(flights="II", clock="full")
    yard.wait(100)
    yard.play(0, "flip")
    yard.wait(80)
    assert yard.heard("timer-waits") == []


@pytest.mark.rule("GT-TIMER-03")
def test_only_who_has_finished_turns_it_onto_start() -> None:
    yard = Yard(3, clock="full")
    yard.play(1, "finish 2")
    yard.wait(90)
    assert yard.refusal("flip", 0) == ("not-finished", "GT-TIMER-03")
    assert yard.legal_for(1) == {"flip"}
    yard.play(1, "flip")
    assert yard.public.timer is not None
    assert yard.public.timer.circle == "start"
    assert yard.stages == ["build", "idle", "build"]
    assert yard.refusal("flip", 0) == ("timer-at-start", "GT-TIMER-04")


@pytest.mark.rule("GT-TIMER-03", "GT-FIN-02")
def test_who_finishes_while_it_waits_may_turn_it_at_once() -> None:
    yard = Yard(clock="full")
    yard.wait(120)
    yard.play(0, "finish 1")
    assert yard.stages == ["watch", "build"]
    yard.play(0, "flip")


@pytest.mark.rule("GT-TIMER-04")
def test_when_it_runs_out_on_start_building_ends_for_everybody() -> None:
    yard = Yard(3, clock="full")
    yard.play(2, "finish 1")
    turn_until_start(yard, 2)
    yard.give(0, "t001")
    yard.give(1, "t002", from_aside=True)
    yard.set_aside(1, "t003")
    yard.wait(90)
    assert yard.heard("put-back") == [(0, 0)]
    assert yard.heard("left-over") == [
        (1, 1 + 1),
        (1, 1),
    ]  # t003 lay on the first place, t002 went back onto the second
    assert yard.public.face_up == ["t001"]
    assert sorted(yard.orders) == [1, 2, 3]
    assert yard.phase == "flight"


@pytest.mark.rule("GT-TIMER-04")
def test_a_stack_in_hand_is_put_down_when_time_is_up() -> None:
    yard = Yard(2, clock="full")
    yard.play(1, "finish 1")
    yard.build(0, "t088 7,6 0")
    turn_until_start(yard, 1)
    yard.play(0, "look 2")
    yard.wait(90)
    assert yard.heard("closed") == [(0, 1)]
    assert yard.public.stacks == [None, None, None]


@pytest.mark.rule("GT-RULING-06")
def test_without_claims_the_tiles_go_by_the_last_component() -> None:
    yard = Yard(4, clock="full")
    yard.build(2, "t088 7,6 0")
    yard.build(0, "t089 7,6 0")
    yard.play(1, "finish 2")
    turn_until_start(yard, 1)
    yard.wait(90)
    # The third player placed first, then the first; the fourth placed nothing.
    assert yard.orders == [3, 2, 1, 4]
    assert yard.heard("given-order") == [(2, 1), (0, 3), (3, 4)]


@pytest.mark.rule("GT-RULING-06")
def test_of_those_who_placed_nothing_the_seat_decides() -> None:
    yard = Yard(3, clock="full")
    yard.play(1, "finish 1")
    turn_until_start(yard, 1)
    yard.wait(90)
    assert yard.orders == [2, 1, 3]


@pytest.mark.rule("GT-RULING-06")
def test_a_claim_comes_before_the_end_and_is_any_tile() -> None:
    yard = Yard(3, clock="full")
    yard.build(0, "t088 7,6 0")
    yard.play(2, "finish 1")
    turn_until_start(yard, 2)
    yard.wait(89)
    yard.play(1, "finish 3")
    yard.wait(1)
    assert yard.orders == [2, 3, 1]


@pytest.mark.rule("GT-TIMER-05")
def test_building_also_ends_when_everybody_has_a_tile() -> None:
    yard = Yard(2, clock="full")
    yard.wait(10)
    yard.play(1, "finish 2")
    assert yard.phase == "building"
    yard.play(0, "finish 1")
    assert yard.phase != "building"
    assert "time-up" not in yard.told
    assert yard.game.deadline() is None


@pytest.mark.rule("GT-TIMER-05")
def test_the_last_to_finish_ends_it_while_others_watch_the_timer() -> None:
    yard = Yard(2, clock="full")
    yard.play(1, "finish 1")
    yard.wait(90)
    assert yard.stages == ["build", "watch"]
    yard.play(0, "finish 2")
    assert yard.phase != "building"
    assert yard.game.deadline() is None


@pytest.mark.rule("GT-TIMER-01")
def test_without_a_clock_there_is_no_timer() -> None:
    yard = Yard()
    assert not yard.game.timed()
    assert yard.game.deadline() is None
    assert yard.refusal("flip") == ("no-timer", "GT-TIMER-01")
    yard.play(0, "finish 1")
    assert yard.stages == ["idle", "build"]
    assert Yard(clock="full").game.timed()


@pytest.mark.rule("GT-EX-90")
def test_example_90() -> None:
    yard = Yard(4, flights="II", clock="full")
    yard.wait(60)
    assert yard.refusal("flip") == ("timer-runs", "GT-TIMER-02")
    yard.wait(40)
    yard.play(1, "flip")
    assert yard.public.timer is not None
    assert (yard.public.timer.circle, yard.public.timer.ends) == ("I", 190_000)
    yard.wait(50)
    yard.play(3, "finish 1")
    yard.wait(45)
    assert yard.refusal("flip", 2) == ("not-finished", "GT-TIMER-03")
    yard.play(3, "flip")
    assert yard.public.timer is not None
    assert (yard.public.timer.circle, yard.public.timer.ends) == ("start", 285_000)
    yard.wait(90)
    assert yard.phase != "building"
