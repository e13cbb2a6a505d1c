"""The last turn and the jump (SA-END-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage

TWELVE = ". . . | . . . . | . . . . "


def last_turn(voyage: Voyage) -> list[str]:
    """What is told after turn 12 (or the last one of a test flight)."""
    before = len(voyage.to(12 if voyage.paper.flight != "test" else 7).story)
    return voyage.end().story[before:]


@pytest.mark.rule("SA-END-01", "SA-RES-09")
def test_in_turn_13_nothing_appears_and_nobody_acts() -> None:
    told = last_turn(Voyage(TWELVE + "a", threats=["1 red fighter"]))
    assert told == ["turn 13", "step 13 damage", "step 13 threats", "jumped"]


@pytest.mark.rule("SA-END-02", "SA-EX-124", "SA-RKT-11")
def test_a_rocket_of_turn_12_strikes_before_the_threats_move() -> None:
    """The gunship stands before Z with 1 hit point; it dies before it gets there."""
    voyage = Voyage(TWELVE + "c", at="lower_blue", threats=["8 red gunship"], tracks="T7 T5 T6")
    told = last_turn(voyage.to(12).put("gunship", space=2, wounds=4))
    assert told[:6] == [
        "turn 13",
        "step 13 damage",
        "targeted rocket gunship 3",
        "wounded gunship 1 0",
        "destroyed gunship",
        "step 13 threats",
    ]
    assert voyage.score["destroyed"] == 4


@pytest.mark.rule("SA-END-02")
def test_an_end_of_step_attack_happens_in_turn_13_too() -> None:
    voyage = Voyage(TWELVE + "c", at="lower_blue", threats=["8 red nemesis"], tracks="T7 T5 T6").to(8)
    voyage.put("nemesis", space=16).to(12).put("nemesis", space=10)
    told = [line for line in last_turn(voyage) if line.startswith(("wounded", "attacks", "step"))]
    assert told[:5] == [
        "step 13 damage",
        "wounded nemesis 2 7",
        "attacks nemesis red 1",
        "attacks nemesis white 1",
        "attacks nemesis blue 1",
    ]


@pytest.mark.rule("SA-END-02")
def test_no_cannon_and_no_interceptors_fire_in_turn_13() -> None:
    plans = [TWELVE + "a", ". . . | . . . . | . . . c bots"]
    voyage = Voyage(*plans, at="upper_red", squads="none active", threats=["8 red man_of_war"], tracks="T4 T5 T6").to(
        12
    )
    fired = voyage.told("targeted")
    assert fired != []
    assert voyage.end().told("targeted") == fired


@pytest.mark.rule("SA-END-03", "SA-END-08")
def test_a_pilot_comes_home_before_the_last_threat_actions() -> None:
    voyage = Voyage(". . . | . . . . | . . . . c", at="upper_red", squads="active")
    told = last_turn(voyage)
    assert told == [
        "turn 13",
        "step 13 damage",
        "step 13 return",
        "came-back 0",
        "moved 0 space upper_red",
        "step 13 threats",
        "jumped",
    ]
    assert voyage.at == ["upper_red"]


@pytest.mark.rule("SA-END-08", "SA-RULING-30")
def test_the_pilot_is_exposed_to_the_last_threat_actions() -> None:
    """The satellite reaches Z in turn 13 and knocks out everybody on the ship, the pilot included."""
    satellite = ["8 red psionic_satellite"]
    voyage = Voyage(TWELVE + "c", at="upper_red", squads="active", threats=satellite, tracks="T7 T5 T6").to(8)
    voyage.put("psionic_satellite", space=16).to(12)
    assert (voyage.at, voyage.out) == (["space"], [])
    assert voyage.put("psionic_satellite", space=2).end().out == [0]


@pytest.mark.rule("SA-END-09", "SA-RULING-30")
def test_the_pilot_enters_whatever_waits_in_his_station() -> None:
    voyage = Voyage(TWELVE + "c", at="upper_red", squads="active", threats=["8 internal contamination"])
    voyage.to(11).put("contamination", space=2)
    assert (voyage.to(12).at, voyage.status("contamination"), voyage.out) == (["space"], "survived", [])
    assert voyage.end().out == [0]


@pytest.mark.rule("SA-END-04", "SA-END-06", "SA-RULING-45")
@pytest.mark.parametrize(("flight", "last"), [("mission", 12), ("simulation", 12), ("test", 7)])
def test_threats_move_twice_after_the_last_action(flight: str, last: int) -> None:
    turns = ". " * (last - 1) + "a"
    voyage = Voyage(turns, threats=["7 red man_of_war"], tracks="T7 T5 T6", flight=flight).to(last - 1)
    voyage.to(last)
    story = voyage.story
    after_shot = story[next(index for index, line in enumerate(story) if line.startswith("acts")) :]
    assert [line for line in after_shot if line.startswith("advanced")] == voyage.told("advanced")[-1:]
    assert len(voyage.told("advanced")) == last - 6
    assert len(voyage.end().told("advanced")) == last - 5


@pytest.mark.rule("SA-END-05", "SA-GEN-03", "SA-EX-066")
@pytest.mark.parametrize(
    ("flight", "turn"), [("test", 8), ("simulation", 13), ("advanced_simulation", 13), ("mission", 13)]
)
def test_a_ship_that_is_still_there_jumps_home(flight: str, turn: int) -> None:
    voyage = Voyage(".", damage={"red": 6}, flight=flight)
    assert voyage.to(turn - 1).outcome == ""
    voyage.end()
    assert (voyage.outcome, voyage.turn, voyage.story[-1]) == ("won", turn, "jumped")
    assert (voyage.told("lost"), voyage.told("jumped")) == ([], ["jumped"])


@pytest.mark.rule("SA-END-05", "SA-RES-10")
def test_a_ship_can_still_be_lost_in_turn_13() -> None:
    voyage = Voyage(".", threats=["8 red major_asteroid"], damage={"red": 6}, tracks="T7 T5 T6").to(12)
    assert voyage.outcome == ""
    voyage.put("major_asteroid", space=2).end()
    assert (voyage.outcome, voyage.turn, voyage.story[-1]) == ("lost", 13, "lost zone_destroyed red major_asteroid")


@pytest.mark.rule("SA-END-07", "SA-SCO-08")
def test_a_threat_left_behind_performs_nothing_more() -> None:
    voyage = Voyage(".", threats=["8 red major_asteroid"], tracks="T7 T5 T6").end()
    assert (voyage.status("major_asteroid"), voyage.damage, voyage.total) == ("active", [0, 0, 0], 0)
    assert [line.split()[2] for line in voyage.triggers] == ["X", "Y", "Y"]
