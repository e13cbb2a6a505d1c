"""The resolution round (SA-RES-*) and what a flight is (SA-GEN-*)."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games import find_catalogue
from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.timelines import official
from hullbreach.games.space_alert.told import EVENTS
from tests.rules.space_alert.flights import Voyage

STEPS = ["appear", "actions", "damage", "threats"]


def steps(voyage: Voyage) -> list[str]:
    """ "1 appear" and so on, in the order they were told."""
    return [line.removeprefix("step ") for line in voyage.told("step")]


@pytest.mark.rule("SA-RES-01")
def test_every_resolution_starts_from_the_set_up() -> None:
    """What one flight has used, broken and moved is there again in the next."""
    plans = ["red a lift b c", "lift b a", "blue c"]
    one = Voyage(*plans, threats=["1 red gunship", "2 internal troopers_blue"])
    first = one.end().story
    again = Voyage(*plans, threats=["1 red gunship", "2 internal troopers_blue"])
    assert (again.at, again.shields, again.reactors, again.fuel) == (["upper_white"] * 3, [1, 1, 1], [2, 3, 2], 3)
    assert (again.rockets, again.damage, again.stored) == (3, [0, 0, 0], ["ready", "ready"])
    assert again.board() == "red a lift b c"
    assert again.end().story == first


@pytest.mark.rule("SA-PLAN-15")
def test_cards_left_in_hand_have_no_effect() -> None:
    paper = new_mission(official("1"), seed=7)
    assert paper.hands != []
    assert resolve_paper(paper) == resolve_paper(msgspec.structs.replace(paper, hands=[]))


@pytest.mark.rule("SA-RES-03", "SA-PLAN-15")
def test_nothing_new_is_planned_in_it() -> None:
    """Cards move or are lost; every card on a board was planned by its owner."""
    plans = ["lift lift red blue a b c", "lift a a a a a a a a a a a", "red red . a"]
    voyage = Voyage(*plans, damage={"white": "gravolift"}, maintained=False)
    for turn in range(1, 14):
        voyage.to(turn)
        for member, plan in enumerate(plans):
            left = voyage.board(member).replace(".", "").split()
            assert left == plan.replace(".", "").split()[: len(left)]


@pytest.mark.rule("SA-RES-04", "SA-RES-08", "SA-SET-14", "SA-GEN-09")
def test_twelve_turns_of_four_steps_and_a_check_in_every_phase() -> None:
    voyage = Voyage(".", maintained=False).end()
    expected: list[str] = []
    for turn in range(1, 13):
        expected += [f"{turn} {step}" for step in STEPS]
        expected += [f"{turn} computer"] if turn in (2, 5, 9) else []
    assert steps(voyage) == [*expected, "13 damage", "13 threats"]


@pytest.mark.rule("SA-RES-08", "SA-MODE-02", "SA-GEN-10")
def test_seven_turns_without_checks_in_a_test_flight() -> None:
    voyage = Voyage(".", flight="test", maintained=False).end()
    expected = [f"{turn} {step}" for turn in range(1, 8) for step in STEPS]
    assert steps(voyage) == [*expected, "8 damage", "8 threats"]


@pytest.mark.rule("SA-RES-08", "SA-SET-14")
@pytest.mark.parametrize(("board", "flight"), [("advanced_12", "mission"), ("simple_7", "test")])
def test_the_printed_boards_have_the_same_steps(board: str, flight: str) -> None:
    """Late turns print no appear step, for no time token is that high; here it stays empty."""
    printed = next(each for each in facts.ship().board if each.id == board)
    words = [step.split() for step in printed.steps if not step.startswith(("exit", "jump", "rockets", "computer"))]
    found = [step for step in steps(Voyage(".", flight=flight).end()) if "computer" not in step]
    late = [f"{turn} appear" for turn in range(printed.last_appear_turn + 1, 13)]
    extra = f"{printed.turns + 1} damage"
    assert [step for step in found if step not in [*late, extra]] == [f"{turn} {step}" for step, turn in words]


@pytest.mark.rule("SA-RES-05", "SA-RES-06", "SA-RES-07")
def test_within_a_turn_one_thing_follows_another() -> None:
    voyage = Voyage(
        "c", "b", "b", "b",
        at="lower_white lower_red lower_white lower_blue",
        threats=["1 internal power_system_overload", "2 red asteroid @8", "3 blue fighter @13"],
        wounds={"asteroid": 8},
    ).to(1)  # fmt: skip
    kinds = [line.split()[0] for line in voyage.story]
    order = ["appeared", "confirms", "repaired", "repaired-together", "confirmed", "advanced"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order


@pytest.mark.rule("SA-RES-06", "SA-DMG-05")
def test_in_the_damage_step_all_aim_then_all_hit_then_they_hit_back() -> None:
    threats = ["1 red nemesis @9", "2 blue fighter @9"]
    voyage = Voyage("a", "a", at="upper_red upper_blue", threats=threats).to(1)
    kinds = [line.split()[0] for line in voyage.told("targeted", "wounded", "attacks")]
    assert kinds[:5] == ["targeted", "targeted", "wounded", "wounded", "attacks"]


@pytest.mark.rule("SA-RES-07")
def test_threats_act_in_the_order_of_their_tokens_and_then_the_rocket_flies_on() -> None:
    threats = ["1 blue fighter @9", "2 internal troopers_red @10", "4 red gunship @13", "6 white amoeba @9"]
    voyage = Voyage("c", at="lower_blue", threats=threats).to(1)
    assert [line.split()[1] for line in voyage.told("advanced")] == ["fighter", "troopers_red", "gunship", "amoeba"]
    assert voyage.told("targeted") == []
    assert voyage.to(2).told("targeted") == ["targeted rocket fighter 3"]


@pytest.mark.rule("SA-RES-09")
def test_after_turn_12_comes_one_more() -> None:
    voyage = Voyage(". . . | . . . . | . . . . c", threats=["8 red amoeba"], tracks="T7 T5 T6").to(12)
    assert voyage.outcome == ""
    voyage.end()
    assert (voyage.turn, voyage.outcome, voyage.told("acts")[-1]) == (13, "won", "acts 0 c upper_white")


@pytest.mark.rule("SA-RES-10", "SA-RULING-48")
def test_nothing_happens_after_the_end_of_the_ship() -> None:
    """The pulse ball's attack on all zones destroys white; blue is not attacked, the fighter does not move."""
    threats = ["1 blue pulse_ball @2", "2 red fighter @13"]
    voyage = Voyage("a", threats=threats, damage={"white": 6}, shields=[0, 0, 0]).end()
    assert (voyage.outcome, voyage.loss, voyage.turn) == ("lost", "zone_destroyed white", 1)
    assert voyage.told("attacks") == ["attacks pulse_ball red 2", "attacks pulse_ball white 2"]
    assert (voyage.damage, voyage.space("fighter")) == ([2, 6, 0], 13)
    assert voyage.story[-1] == "lost zone_destroyed white pulse_ball"


@pytest.mark.rule("SA-RES-10")
def test_a_ship_lost_in_the_damage_step_sees_no_threat_move() -> None:
    voyage = Voyage("a", at="upper_red", threats=["1 red nemesis @9"], damage={"white": 6}, shields=[0, 0, 0]).end()
    assert (voyage.loss, voyage.told("advanced")) == ("zone_destroyed white", [])
    assert steps(voyage) == ["1 appear", "1 actions", "1 damage"]


# --- what a flight is ------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-GEN-01", "SA-GEN-04")
@pytest.mark.parametrize("out", [[0], [0, 1, 2, 3]])
def test_all_win_together_even_knocked_out(out: list[int]) -> None:
    voyage = Voyage(".", ".", ".", ".", out=out).end()
    assert (voyage.outcome, voyage.out) == ("won", out)


@pytest.mark.rule("SA-GEN-03")
def test_to_come_home_is_enough() -> None:
    """Three threats, none of them destroyed: the ship is still there."""
    threats = ["1 red fighter", "2 white amoeba", "3 blue armored_grappler"]
    voyage = Voyage(".", threats=threats).end()
    assert ("destroyed" in voyage.score, voyage.outcome) == (False, "won")


@pytest.mark.rule("SA-GEN-03")
def test_a_ship_taken_over_is_lost() -> None:
    voyage = Voyage(".", threats=["1 internal alien @2"]).end()
    assert (voyage.outcome, voyage.loss) == ("lost", "threat_effect")


@pytest.mark.rule("SA-GEN-06")
@pytest.mark.parametrize("time", range(1, 9))
def test_a_time_is_the_number_of_a_turn(time: int) -> None:
    voyage = Voyage(".", threats=[f"{time} red fighter"])
    assert voyage.to(time - 1).status("fighter") == "pending"
    voyage.to(time)
    assert voyage.told("appeared") == ["appeared fighter red 13"]


@pytest.mark.rule("SA-GEN-09", "SA-GEN-10")
@pytest.mark.parametrize(
    ("flight", "turns"), [("test", 7), ("simulation", 12), ("advanced_simulation", 12), ("mission", 12)]
)
def test_a_flight_has_so_many_turns_of_action(flight: str, turns: int) -> None:
    voyage = Voyage("a " * turns, at="lower_red", flight=flight).end()
    assert len(voyage.told("fired")) == turns


@pytest.mark.rule("SA-GEN-11")
def test_a_card_overrides_the_rules() -> None:
    """Lasers hit the nearest threat, unless its card says that heavy ones do not."""
    voyage = Voyage("a", at="upper_red", threats=["1 red scout @9", "2 red amoeba @12"]).to(1)
    assert voyage.told("targeted") == ["targeted heavy_laser_red amoeba 4"]


@pytest.mark.rule("SA-GEN-12")
def test_the_same_flight_resolves_the_same_and_only_tiles_can_surprise() -> None:
    threats = ["1 red gunship", "2 white pulse_ball", "3 internal saboteur_blue", "5 blue kamikaze"]
    plans = ["red a a b a", "lift a b a", "c blue lift c c", "b b b"]
    one = resolve_paper(Voyage(*plans, threats=threats).paper)
    assert one == resolve_paper(Voyage(*plans, threats=threats).paper)
    other = resolve_paper(Voyage(*plans, threats=threats, piles={"red": "reactor shield gravolift"}).paper)
    assert one.turns[0] == other.turns[0]
    assert one != other


def test_everything_told_names_a_rule_of_the_catalogue() -> None:
    catalogue = find_catalogue("space-alert")
    assert [kind.name for kind in EVENTS.kinds if kind.rule not in catalogue] == []
