"""What a flight is worth (SA-SCO-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell, facts
from hullbreach.games.space_alert.papers.report import resolve_paper
from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-SCO-01", "SA-VIS-01", "SA-EX-108")
def test_a_lost_flight_has_no_score() -> None:
    """Confirmations are worth nothing to a crew whose ship a man of war destroys."""
    plans = ["lift . c | . . . . | . . c c", "lift . . | . . . . | . . . c"]
    threats = ["1 red gunship", "2 red frigate", "4 red man_of_war"]
    lost = Voyage(*plans, threats=threats, tracks="T1 T5 T6")
    assert (resolve_paper(lost.paper).outcome, resolve_paper(lost.paper).score) == ("lost", None)
    assert lost.end().confirmed[0] == 1
    home = resolve_paper(Voyage(*plans).paper)
    assert home.score is not None
    assert (home.outcome, home.score.total) == ("won", 3)


@pytest.mark.rule("SA-SCO-02", "SA-ROLE-01")
@pytest.mark.parametrize(
    ("threat", "survived", "destroyed"),
    [
        ("pulse_ball", 2, 4),
        ("kamikaze", 3, 6),
        ("frigate", 4, 8),
        ("behemoth", 6, 12),
    ],
)
def test_a_destroyed_threat_is_worth_more_than_a_survived_one(threat: str, survived: int, destroyed: int) -> None:
    plans = ["a", "a"]
    killed = Voyage(*plans, at="upper_red lower_red", threats=[f"1 red {threat} @10"], wounds={threat: 6}).end()
    gone = Voyage(*plans, at="upper_white", threats=[f"1 red {threat} @2"], wounds={threat: 1}, shields=[3, 3, 3]).end()
    assert (killed.status(threat), killed.score["destroyed"]) == ("destroyed", destroyed)
    assert (gone.status(threat), gone.score["survived"]) == ("survived", survived)


@pytest.mark.rule("SA-SCO-02")
def test_every_card_is_worth_more_destroyed() -> None:
    cards = [*facts.externals(), *facts.internals()]
    assert len(cards) == 55
    assert all(card.points_destroyed > card.points_survived >= 0 for card in cards)


@pytest.mark.rule("SA-SCO-03")
def test_the_parts_add_up() -> None:
    """A threat destroyed, one survived, damage in two zones, a crew member out with his squad, a confirmation."""
    voyage = Voyage(
        "a", ". . . c", ".",
        at="upper_red lower_white upper_blue",
        squads="none none disabled",
        out=[2],
        threats=["1 red fighter @9", "2 blue gunship @2"],
        wounds={"fighter": 2},
        shields=[1, 1, 1],
        damage={"red": 3},
    ).end()  # fmt: skip
    assert voyage.score == {
        "destroyed": 4,
        "survived": 2,
        "visual_confirmation": 1,
        "damage": -5,
        "worst_zone": -3,
        "knocked_out": -2,
        "disabled_squads": -1,
    }
    assert voyage.total == 4 + 2 + 1 - 5 - 3 - 2 - 1


@pytest.mark.rule("SA-SCO-04", "SA-SCO-05", "SA-EX-109")
@pytest.mark.parametrize(
    ("damage", "tiles", "worst"),
    [((2, 2, 2), 6, 2), ((5, 0, 0), 5, 5), ((0, 3, 4), 7, 4), ((4, 4, 1), 9, 4), ((0, 0, 0), 0, 0)],
)
def test_tiles_cost_a_point_and_those_of_the_worst_zone_another(
    damage: tuple[int, int, int], tiles: int, worst: int
) -> None:
    voyage = Voyage(".", damage=dict(zip(("red", "white", "blue"), damage, strict=True))).end()
    assert (voyage.score.get("damage", 0), voyage.score.get("worst_zone", 0)) == (-tiles, -worst)
    assert voyage.total == -tiles - worst


@pytest.mark.rule("SA-SCO-06", "SA-SCO-07", "SA-EX-110")
def test_a_crew_member_and_his_squad_cost_three() -> None:
    voyage = Voyage(
        "a", ".", at="lower_red upper_white", squads="active none", threats=["1 internal commandos_red @2"]
    ).end()
    assert (voyage.score["knocked_out"], voyage.score["disabled_squads"]) == (-2, -1)


@pytest.mark.rule("SA-SCO-07", "SA-SCO-11", "SA-RULING-27")
@pytest.mark.parametrize(("squads", "points"), [("none", 0), ("active", 0), ("disabled none", -1), ("disabled", -2)])
def test_a_squad_costs_a_point_if_it_lies_down_at_the_end(squads: str, points: int) -> None:
    assert Voyage(".", ".", squads=squads).end().total == points


@pytest.mark.rule("SA-SCO-08", "SA-END-07")
def test_threats_on_their_way_or_never_seen_count_nothing() -> None:
    late = Voyage(".", threats=["8 red major_asteroid"], tracks="T7 T5 T6").end()
    assert (late.status("major_asteroid"), late.total) == ("active", 0)
    never = Voyage(".", threats=["8 red asteroid"], tracks="T7 T5 T6", flight="test").end()
    assert (never.status("asteroid"), never.total) == ("pending", 0)


@pytest.mark.rule("SA-SCO-09", "SA-MODE-28")
@pytest.mark.parametrize("flight", ["simulation", "advanced_simulation", "mission"])
def test_a_score_below_zero_is_still_a_ship_that_came_home(flight: str) -> None:
    voyage = Voyage(".", damage={"red": 6, "white": 6}, flight=flight).end()
    assert (voyage.outcome, voyage.total) == ("won", -18)


@pytest.mark.rule("SA-SCO-10", "SA-MODE-12")
def test_test_flights_are_not_scored() -> None:
    result = resolve_paper(Voyage("a", flight="test", threats=["1 white pulse_ball"]).paper)
    assert (result.outcome, result.score) == ("won", None)


@pytest.mark.rule("SA-SCO-10", "SA-MODE-18", "SA-MODE-21", "SA-MODE-24")
@pytest.mark.parametrize(
    ("flight", "parts"),
    [
        ("simulation", {"damage", "worst_zone", "destroyed"}),
        ("advanced_simulation", {"damage", "worst_zone", "destroyed", "knocked_out", "disabled_squads"}),
        ("mission", {"damage", "worst_zone", "destroyed", "knocked_out", "disabled_squads", "visual_confirmation"}),
    ],
)
def test_what_counts_depends_on_the_kind_of_flight(flight: str, parts: set[str]) -> None:
    voyage = Voyage(
        "c", "a", ".",
        at="lower_white upper_red upper_blue",
        squads="none none disabled",
        out=[2],
        threats=["1 red fighter @9"],
        wounds={"fighter": 2},
        damage={"red": 1},
        flight=flight,
    ).end()  # fmt: skip
    assert set(voyage.score) == parts


@pytest.mark.rule("SA-SCO-11", "SA-RULING-27")
def test_a_stored_squad_costs_a_point_only_if_slime_has_swallowed_it() -> None:
    untouched = Voyage(".").end()
    assert (untouched.stored, untouched.total) == (["ready", "ready"], 0)
    slime = ["1 internal slime_red @13"]
    swallowed = Voyage(".", threats=slime).to(1)
    assert (swallowed.stored, swallowed.score) == (["engulfed", "ready"], {"disabled_squads": -1})
    revived = Voyage(". c c", at="lower_red", threats=slime).to(3)
    assert (revived.squads, revived.score) == (["active"], {})


@pytest.mark.rule("SA-SCO-10")
@pytest.mark.parametrize(("flight", "score"), [("simulation", {}), ("advanced_simulation", {"disabled_squads": -1})])
def test_a_simulation_counts_no_swallowed_squad(flight: str, score: dict[str, int]) -> None:
    voyage = Voyage(".", flight=flight).end()
    voyage.flight.cells[cell.STORED] = cell.STORED_ENGULFED
    assert voyage.score == score


@pytest.mark.rule("SA-SCO-12", "SA-LVL-04")
def test_yellow_threats_carry_their_higher_value_in_the_same_part() -> None:
    """A white and a yellow common threat in one flight: each counts what its card says, and nothing more."""
    threats = ["1 red meteoroid @9", "2 blue kamikaze @9"]
    voyage = Voyage("a", "a", at="upper_red upper_blue", threats=threats, wounds={"meteoroid": 4, "kamikaze": 4}).end()
    assert voyage.score == {"destroyed": 4 + 6}
