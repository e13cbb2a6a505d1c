"""Threats move and act (SA-THR-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.papers.paper import BadFlight
from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-THR-01")
def test_all_threats_move_in_the_order_of_their_tokens_each_to_the_end_before_the_next() -> None:
    voyage = Voyage(".", threats=["1 white gunship @12", "2 internal saboteur_red @13", "3 red fighter @10"]).to(1)
    assert voyage.told("advanced", "triggered", "attacks", "intruder-moved") == [
        "advanced gunship 12 10",
        "triggered gunship X -",
        "attacks gunship white 2",
        "advanced saboteur_red 13 9",
        "triggered saboteur_red X -",
        "intruder-moved saboteur_red lower_white lower_red",
        "advanced fighter 10 7",
        "triggered fighter X -",
        "attacks fighter red 1",
    ]


@pytest.mark.rule("SA-THR-01", "SA-RULING-07")
@pytest.mark.parametrize("second", ["1 white fighter", "1 internal alien"])
def test_no_two_threats_share_a_time_token(second: str) -> None:
    with pytest.raises(BadFlight) as error:
        Voyage(".", threats=["1 red gunship", second])
    assert error.value.code == "flight-order"


@pytest.mark.rule("SA-RULING-07")
def test_no_official_schedule_uses_a_time_token_twice() -> None:
    for mission in facts.missions().mission:
        turns = [event.turn for event in mission.event if event.type == "threat"]
        assert len(turns) == len(set(turns)), mission.id


@pytest.mark.rule("SA-THR-02")
@pytest.mark.parametrize(
    ("threat", "speed"), [("man_of_war", 1), ("frigate", 2), ("fighter", 3), ("minor_asteroid", 4), ("meteoroid", 5)]
)
def test_a_token_advances_by_the_speed_of_its_threat(threat: str, speed: int) -> None:
    assert Voyage(".", threats=[f"1 red {threat}"]).to(1).space(threat) == 13 - speed


@pytest.mark.rule("SA-THR-03")
@pytest.mark.parametrize(("start", "performed"), [(12, True), (11, True), (10, True), (13, False), (9, False)])
def test_a_mark_counts_whether_it_is_reached_or_passed_but_not_if_left(start: int, performed: bool) -> None:
    """X is on space 9 of T4; a Fighter moves 3."""
    voyage = Voyage(".", threats=[f"1 red fighter @{start}"]).to(1)
    assert voyage.triggers == (["1 fighter X"] if performed else [])


@pytest.mark.rule("SA-THR-03")
def test_several_marks_of_one_move_are_performed_in_the_order_passed() -> None:
    voyage = Voyage(".", threats=["1 blue kamikaze @11"]).to(1)
    assert voyage.told("triggered", "armour-changed") == [
        "triggered kamikaze X -",
        "armour-changed kamikaze 1",
        "triggered kamikaze Y -",
        "armour-changed kamikaze 0",
    ]


@pytest.mark.rule("SA-THR-04")
@pytest.mark.parametrize("threat", ["meteoroid", "minor_asteroid", "asteroid", "major_asteroid"])
def test_a_letter_without_an_action_does_nothing(threat: str) -> None:
    voyage = Voyage(".", threats=[f"1 red {threat} @10"]).to(1)
    assert voyage.triggers[0] == f"1 {threat} X"
    assert voyage.told("attacks", "damaged", "speed-changed", "armour-changed") == []


@pytest.mark.rule("SA-THR-04")
def test_every_card_has_a_z_action() -> None:
    assert [threat.id for threat in (*facts.externals(), *facts.internals()) if not threat.z] == []


@pytest.mark.rule("SA-THR-05", "SA-RULING-03")
@pytest.mark.parametrize(
    ("track", "marks"),
    [
        ("T1", "X Z"),
        ("T2", "X Z"),
        ("T3", "X Y Z"),
        ("T4", "X Y Z"),
        ("T5", "X Y Z"),
        ("T6", "X Y Y Z"),
        ("T7", "X Y Y Z"),
    ],
)
def test_long_trajectories_have_two_y_and_short_ones_none(track: str, marks: str) -> None:
    others = [other for other in ("T1", "T2", "T3", "T4") if other != track]
    voyage = Voyage(".", threats=["1 red fighter"], tracks=f"{track} {' '.join(others[:3])}", shields=[9, 9, 9]).end()
    assert [line.split()[2] for line in voyage.triggers] == marks.split()


@pytest.mark.rule("SA-THR-06")
@pytest.mark.parametrize("start", [2, 3, 4])
def test_z_is_performed_on_reaching_the_last_space_or_going_beyond(start: int) -> None:
    voyage = Voyage(".", threats=[f"1 red fighter @{start}"], shields=[9, 9, 9]).to(1)
    assert voyage.triggers == ["1 fighter Z"]
    assert Voyage(".", threats=["1 red fighter @5"]).to(1).triggers == []


@pytest.mark.rule("SA-THR-07", "SA-THR-08")
def test_after_z_a_threat_is_survived_and_done_with() -> None:
    voyage = Voyage(". a", at="upper_red", threats=["1 red fighter @2", "2 red gunship"], shields=[9, 9, 9])
    assert voyage.to(1).status("fighter") == "survived"
    told = len(voyage.story)
    voyage.to(6)
    assert not any("fighter" in line for line in voyage.story[told:])
    assert "targeted heavy_laser_red gunship 4" in voyage.story
    assert voyage.score["survived"] == 2


@pytest.mark.rule("SA-THR-08")
def test_only_threats_on_their_trajectories_move() -> None:
    voyage = Voyage(
        "bots",
        at="lower_white",
        squads="active",
        threats=["1 internal saboteur_red @16", "2 red fighter @2", "3 white gunship"],
        shields=[9, 9, 9],
    )
    assert voyage.to(1).status("saboteur_red") == "destroyed"
    assert voyage.told("advanced") == ["advanced fighter 2 1"]
    assert voyage.to(2).told("advanced") == ["advanced fighter 2 1"]


@pytest.mark.rule("SA-THR-09", "SA-RULING-17")
def test_a_new_speed_holds_from_the_next_movement() -> None:
    voyage = Voyage(".", threats=["1 blue kamikaze @11"])
    assert (voyage.to(1).space("kamikaze"), voyage.speed("kamikaze")) == (7, 6)
    assert voyage.to(2).status("kamikaze") == "survived"
    slow = Voyage(".", threats=["1 red juggernaut @10"], shields=[9, 9, 9])
    assert (slow.to(1).space("juggernaut"), slow.to(2).space("juggernaut")) == (9, 6)


@pytest.mark.rule("SA-THR-10", "SA-RULING-18")
def test_a_threat_that_destroys_itself_performs_no_later_mark() -> None:
    """Y is on space 3 of T6, and Z, which would destroy the ship, on 1."""
    voyage = Voyage(".", threats=["1 blue nemesis @4"], wounds={"nemesis": 7}).to(1)
    assert (voyage.triggers, voyage.status("nemesis")) == (["1 nemesis Y"], "destroyed")
    assert voyage.outcome == ""
    hardy = Voyage(".", threats=["1 blue nemesis @4"], wounds={"nemesis": 6}).to(1)
    assert (hardy.triggers, hardy.outcome) == (["1 nemesis Y", "1 nemesis Z"], "lost")


@pytest.mark.rule("SA-THR-11")
def test_what_an_action_changed_stays_changed() -> None:
    voyage = Voyage(".", threats=["1 red nebula_crab @10"])
    assert [voyage.to(turn).armour("nebula_crab") for turn in (1, 2)] == [4, 4]
    assert (voyage.to(3).armour("nebula_crab"), voyage.speed("nebula_crab")) == (2, 4)


@pytest.mark.rule("SA-THR-12")
@pytest.mark.parametrize(("wounds", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_healing_takes_so_many_cubes_off_or_all_there_are(wounds: int, left: int) -> None:
    voyage = Voyage(".", threats=["1 red amoeba @10"], wounds={"amoeba": wounds}).to(1)
    assert voyage.hit_points("amoeba") == 8 - left
    assert len(voyage.told("healed")) == (wounds > 0)


@pytest.mark.rule("SA-THR-13")
@pytest.mark.parametrize(
    ("threat", "start", "changes"),
    [
        ("kamikaze", 10, ["speed-changed kamikaze 5", "armour-changed kamikaze 1"]),
        ("kamikaze", 6, ["speed-changed kamikaze 5", "armour-changed kamikaze 0"]),
        ("man_of_war", 10, ["speed-changed man_of_war 2"]),
        ("man_of_war", 6, ["armour-changed man_of_war 3"]),
        ("juggernaut", 10, ["speed-changed juggernaut 3"]),
        ("juggernaut", 6, ["speed-changed juggernaut 3"]),
        ("nebula_crab", 10, ["armour-changed nebula_crab 4"]),
        ("nebula_crab", 6, ["speed-changed nebula_crab 4", "armour-changed nebula_crab 2"]),
    ],
)
def test_actions_change_speed_and_armour_by_a_number_or_to_one(threat: str, start: int, changes: list[str]) -> None:
    voyage = Voyage(".", threats=[f"1 red {threat} @{start}"], shields=[9, 9, 9]).to(1)
    assert voyage.told("speed-changed", "armour-changed") == changes


@pytest.mark.rule("SA-THR-14", "SA-INTR-03")
@pytest.mark.parametrize(
    ("intruder", "start", "move"),
    [
        ("skirmishers_red", 13, "upper_red upper_white"),
        ("skirmishers_blue", 13, "upper_blue upper_white"),
        ("skirmishers_red", 9, "upper_red lower_red"),
        ("saboteur_blue", 13, "lower_white lower_blue"),
        ("troopers_blue", 13, "lower_blue upper_blue"),
        ("troopers_blue", 9, "lower_blue lower_white"),
    ],
)
def test_intruders_move_one_station_or_change_decks(intruder: str, start: int, move: str) -> None:
    voyage = Voyage(".", threats=[f"1 internal {intruder} @{start}"], damage={"red": "gravolift", "blue": "gravolift"})
    assert voyage.to(1).told("intruder-moved") == [f"intruder-moved {intruder} {move}"]


@pytest.mark.rule("SA-THR-15")
@pytest.mark.parametrize(
    ("threat", "delayed"),
    [
        ("1 internal virus @9", [0, 1, 2]),
        ("1 red psionic_satellite @10", [0, 1]),
        ("1 red psionic_satellite @6", [0, 1, 2]),
    ],
)
def test_players_on_the_ship_or_in_a_zone_are_delayed(threat: str, delayed: list[int]) -> None:
    voyage = Voyage(". blue", ". blue", ". red", at="upper_red lower_red upper_blue", threats=[threat]).to(1)
    assert voyage.told("delayed") == [f"delayed {member} 2" for member in delayed]
    assert voyage.to(2).at[0] == "upper_red"


@pytest.mark.rule("SA-THR-16")
@pytest.mark.parametrize(
    ("threat", "out"),
    [("1 red psionic_satellite @2", [0, 1, 2]), ("1 internal commandos_red @2", [1]), ("1 internal alien @9", [])],
)
def test_players_on_the_ship_or_in_a_station_are_knocked_out(threat: str, out: list[int]) -> None:
    assert Voyage(".", ".", ".", at="upper_red lower_red upper_blue", threats=[threat]).to(1).out == out


@pytest.mark.rule("SA-THR-17", "SA-EXT-27")
@pytest.mark.parametrize(
    "threat", ["1 red nemesis @2", "1 internal alien @2", "1 internal fissure @2", "1 internal nuclear_device @2"]
)
def test_some_threats_end_the_flight(threat: str) -> None:
    voyage = Voyage(".", threats=[threat, "2 white fighter"], shields=[9, 9, 9]).to(2)
    assert (voyage.outcome, voyage.loss, voyage.turn) == ("lost", "threat_effect", 1)


@pytest.mark.rule("SA-THR-19")
def test_a_threat_never_heals_beyond_its_printed_hit_points() -> None:
    voyage = Voyage("a", at="upper_red", threats=["1 red amoeba @10"]).to(1)
    assert voyage.told("wounded", "healed") == ["wounded amoeba 4 4", "healed amoeba 2"]
    assert voyage.to(4).hit_points("amoeba") == 8


@pytest.mark.rule("SA-THR-20")
def test_a_threat_can_be_shot_before_it_moves_for_the_first_time() -> None:
    voyage = Voyage("a", at="upper_red", threats=["1 red fighter"]).to(1)
    assert voyage.told("targeted", "wounded", "advanced") == [
        "targeted heavy_laser_red fighter 4",
        "wounded fighter 2 2",
        "advanced fighter 13 10",
    ]
