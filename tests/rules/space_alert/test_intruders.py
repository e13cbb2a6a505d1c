"""Intruders: where they go and what they do there (SA-INTR-*, SA-INN-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell, pieces
from tests.rules.space_alert.flights import Voyage

BEFORE = {"X": 13, "Y": 9, "Z": 2}  # a space short of the mark, on T7


def aboard(intruder: str, mark: str, *plans: str, at: str = "", squads: str = "", wounds: int = 0) -> Voyage:
    """The turn in which an intruder, still where it came aboard, performs a mark."""
    threats = [f"1 internal {intruder} @{BEFORE[mark]}"]
    return Voyage(*(plans or (".",)), at=at, squads=squads, threats=threats, wounds={intruder: wounds}).to(1)


# --- all of them -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INTR-02")
@pytest.mark.parametrize("card", ["a", "b", "c", "red", "lift"])
def test_only_battlebots_hurt_an_intruder(card: str) -> None:
    voyage = Voyage(card, at="lower_white", squads="active", threats=["1 internal alien @16"]).to(1)
    assert voyage.hit_points("alien") == 2


@pytest.mark.rule("SA-INTR-02")
@pytest.mark.parametrize("card", ["bots", "bots!"])
def test_a_battlebot_action_costs_it_one_point_heroic_or_not(card: str) -> None:
    voyage = Voyage(card, at="lower_white", squads="active", threats=["1 internal alien @16"]).to(1)
    assert voyage.hit_points("alien") == 1


@pytest.mark.rule("SA-INTR-03")
def test_an_intruder_changes_decks_whatever_the_gravolift_is_like() -> None:
    threats = ["1 internal troopers_blue @13"]
    voyage = Voyage("lift . lift", at="upper_blue", threats=threats, damage={"blue": "gravolift"}).to(1)
    assert (voyage.stations("troopers_blue"), voyage.told("lift-broken")) == (["upper_blue"], ["lift-broken 0 blue"])
    free = Voyage("lift lift", at="upper_blue", threats=threats).to(2)
    assert free.told("lift-taken", "delayed") == []


@pytest.mark.rule("SA-INTR-04")
@pytest.mark.parametrize(("intruder", "edge"), [("saboteur_red", "lower_red"), ("saboteur_blue", "lower_blue")])
def test_at_the_edge_of_the_ship_it_stays(intruder: str, edge: str) -> None:
    voyage = Voyage(".", threats=[f"1 internal {intruder} @13"])
    voyage.flight.set_threat(0, cell.WHERE, 1 << pieces.STATION_NAMES.index(edge))
    assert voyage.to(1).stations(intruder) == [edge]
    assert voyage.told("triggered", "intruder-moved") == [f"triggered {intruder} X -"]


@pytest.mark.rule("SA-INTR-05")
@pytest.mark.parametrize(
    "intruder", ["skirmishers_red", "saboteur_blue", "troopers_red", "commandos_blue", "executioner", "seeker"]
)
def test_after_z_it_leaves_the_board_as_survived(intruder: str) -> None:
    voyage = aboard(intruder, "Z")
    assert (voyage.status(intruder), voyage.stations(intruder)) == ("survived", [])
    assert voyage.told("survived") == [f"survived {intruder}"]


@pytest.mark.rule("SA-INTR-06", "SA-INN-35")
@pytest.mark.parametrize(
    ("intruder", "damage"),
    [
        ("skirmishers_red", [0, 3, 0]),
        ("skirmishers_blue", [0, 3, 0]),
        ("saboteur_red", [2, 0, 0]),
        ("saboteur_blue", [0, 0, 2]),
        ("troopers_red", [0, 4, 0]),
        ("troopers_blue", [0, 4, 0]),
        ("executioner", [0, 3, 0]),
    ],
)
def test_its_damage_hits_the_zone_it_has_come_to(intruder: str, damage: list[int]) -> None:
    """On T3 every intruder performs X, Y and Z before the jump."""
    voyage = Voyage(".", threats=[f"1 internal {intruder}"], tracks="T4 T5 T6 T3").end()
    assert voyage.damage == damage


# --- each of them ----------------------------------------------------------------------------------------------------
MOVES = {
    "skirmishers_red": ("upper_white", "lower_red"),
    "skirmishers_blue": ("upper_white", "lower_blue"),
    "saboteur_red": ("lower_red", "lower_white"),
    "saboteur_blue": ("lower_blue", "lower_white"),
    "troopers_red": ("lower_red", "upper_white"),
    "troopers_blue": ("upper_blue", "lower_white"),
    "commandos_red": ("upper_red", "lower_red"),
    "commandos_blue": ("lower_blue", "upper_blue"),
    "executioner": ("upper_white", "lower_blue"),
    "alien": ("lower_white", "upper_white"),
}


@pytest.mark.rule("SA-INTR-03", "SA-THR-14")
@pytest.mark.parametrize("intruder", MOVES)
def test_every_intruder_goes_where_its_card_sends_it(intruder: str) -> None:
    after_x, after_y = MOVES[intruder]
    assert aboard(intruder, "X").stations(intruder) == [after_x]
    assert aboard(intruder, "Y").stations(intruder) == [after_y]


@pytest.mark.rule("SA-INN-35")
@pytest.mark.parametrize(("cubes", "left", "damage"), [(3, 2, 0), (1, 0, 0), (0, 0, 1)])
def test_a_saboteur_takes_a_cube_of_the_reactor_beside_it_or_damages_the_zone(
    cubes: int, left: int, damage: int
) -> None:
    voyage = Voyage(".", threats=["1 internal saboteur_red @6"], reactors=[2, cubes, 2]).to(1)
    assert voyage.triggers == ["1 saboteur_red Y"]
    assert (voyage.reactors, voyage.damage) == ([2, left, 2], [0, damage, 0])


@pytest.mark.rule("SA-INN-35")
@pytest.mark.parametrize(
    ("intruder", "station", "damage"),
    [("commandos_red", "lower_red", [2, 0, 0]), ("commandos_blue", "upper_blue", [0, 0, 2])],
)
def test_unhurt_commandos_do_damage_at_y_and_hurt_ones_move_on(intruder: str, station: str, damage: list[int]) -> None:
    voyage = aboard(intruder, "Y")
    assert (voyage.stations(intruder), voyage.damage) == ([station], damage)
    hurt = aboard(intruder, "Y", wounds=1)
    assert (hurt.stations(intruder), hurt.damage) == ([f"{station.split('_')[0]}_white"], [0, 0, 0])


@pytest.mark.rule("SA-INN-35", "SA-THR-16")
def test_commandos_knock_out_everybody_in_their_station_at_z() -> None:
    voyage = aboard("commandos_red", "Z", ".", ".", ".", at="lower_red upper_red lower_red", squads="none none active")
    assert (voyage.out, voyage.damage) == ([0, 2], [4, 0, 0])


@pytest.mark.rule("SA-INN-18", "SA-EX-142")
@pytest.mark.parametrize(("card", "squad"), [("bots", "disabled"), ("bots!", "active")])
def test_the_alien_returns_fire_only_after_its_x(card: str, squad: str) -> None:
    young = Voyage(card, at="lower_white", squads="active", threats=["1 internal alien @16"]).to(1)
    assert (young.hit_points("alien"), young.squads) == (1, ["active"])
    grown = Voyage(f". {card}", at="lower_white", squads="active", threats=["1 internal alien @13"]).to(2)
    assert (grown.hit_points("alien"), grown.squads) == (1, [squad])


@pytest.mark.rule("SA-KO-06", "SA-RULING-09", "SA-INN-35")
def test_the_alien_hurts_by_the_conscious_players_where_it_arrives() -> None:
    threats = ["1 internal alien @9"]
    crowd = Voyage(".", ".", ".", ".", at="upper_white upper_white lower_white upper_white", out=[3], threats=threats)
    assert crowd.to(1).damage == [0, 2, 0]


@pytest.mark.rule("SA-BOT-12", "SA-THR-16")
@pytest.mark.parametrize(("mark", "station"), [("X", "upper_white"), ("Y", "lower_blue")])
def test_the_executioner_knocks_out_whoever_has_no_active_squad_where_it_arrives(mark: str, station: str) -> None:
    voyage = aboard(
        "executioner",
        mark,
        ".",
        ".",
        ".",
        ".",
        at=f"{station} {station} {station} upper_blue",
        squads="none disabled active none",
    )
    assert voyage.out == [0, 1]


# --- the Seeker ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-29", "SA-EX-103")
@pytest.mark.parametrize(
    ("crew", "station"),
    [
        ("upper_red upper_red upper_blue upper_blue lower_white", "upper_white"),
        ("upper_red upper_red upper_blue lower_white", "upper_red"),
        ("upper_blue upper_blue upper_red lower_white", "upper_blue"),
        ("lower_white upper_white upper_white upper_white", "lower_white"),
        ("upper_white upper_white", "upper_white"),
        ("lower_red lower_red lower_blue upper_white", "upper_white"),
        ("upper_red lower_white", "upper_white"),
    ],
)
def test_the_seeker_goes_to_the_neighbours_with_most_players(crew: str, station: str) -> None:
    plans = ["."] * len(crew.split())
    assert aboard("seeker", "X", *plans, at=crew).stations("seeker") == [station]


@pytest.mark.rule("SA-INN-29", "SA-KO-06", "SA-RULING-09")
def test_the_seeker_does_not_count_the_knocked_out() -> None:
    voyage = Voyage(
        ".", ".", ".", at="upper_red upper_red upper_blue", out=[0, 1], threats=["1 internal seeker @13"]
    ).to(1)
    assert voyage.stations("seeker") == ["upper_blue"]


@pytest.mark.rule("SA-INN-29")
def test_the_seeker_uses_doors_and_the_gravolift_from_any_station() -> None:
    voyage = Voyage(". red", at="upper_red", threats=["1 internal seeker @13"], tracks="T4 T5 T6 T7").to(1)
    assert voyage.stations("seeker") == ["upper_red"]
    down = Voyage(". . lift", at="upper_red", threats=["1 internal seeker @13"]).to(3)
    assert down.stations("seeker") == ["lower_red"]


@pytest.mark.rule("SA-INN-30")
@pytest.mark.parametrize("card", ["bots", "bots!"])
def test_whoever_destroys_the_seeker_goes_down_with_it(card: str) -> None:
    voyage = Voyage(card, ".", squads="active", threats=["1 internal seeker @16"], wounds={"seeker": 1}).to(1)
    assert (voyage.status("seeker"), voyage.out, voyage.squads) == ("destroyed", [0], ["disabled", "active"])
    assert voyage.score == {"destroyed": 15, "knocked_out": -2, "disabled_squads": -1}


@pytest.mark.rule("SA-INN-30", "SA-BOT-12")
def test_hurting_the_seeker_costs_nothing() -> None:
    voyage = Voyage("bots", squads="active", threats=["1 internal seeker @16"]).to(1)
    assert (voyage.hit_points("seeker"), voyage.out, voyage.squads) == (1, [], ["active"])


@pytest.mark.rule("SA-INN-35", "SA-THR-16")
def test_the_seeker_ends_with_five_damage_and_a_knock_out_where_it_is() -> None:
    voyage = aboard("seeker", "Z", ".", ".", at="upper_white lower_white")
    assert (voyage.damage, voyage.out) == ([0, 5, 0], [0])


# --- Contamination ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-INN-31")
def test_contamination_delays_everybody_in_its_stations() -> None:
    plans = [". b"] * 4
    voyage = aboard("contamination", "X", *plans, at="upper_red lower_blue upper_white lower_white")
    assert voyage.told("delayed") == ["delayed 0 2", "delayed 1 2"]


@pytest.mark.rule("SA-INN-31", "SA-RULING-52")
def test_contamination_does_a_point_of_damage_in_each_station_that_still_has_a_tile() -> None:
    assert aboard("contamination", "Y").damage == [2, 0, 2]
    cleared = aboard("contamination", "Y", "bots", at="lower_red", squads="active")
    assert cleared.damage == [1, 0, 2]


@pytest.mark.rule("SA-INN-32", "SA-EX-105")
def test_a_squad_removes_the_tile_of_its_station_and_the_third_takes_the_last_with_it() -> None:
    voyage = Voyage(
        "bots",
        "bots",
        ". bots",
        at="upper_red lower_red upper_blue",
        squads="active",
        threats=["1 internal contamination @16"],
    )
    assert voyage.to(1).stations("contamination") == ["upper_blue", "lower_blue"]
    assert (voyage.to(2).status("contamination"), voyage.stations("contamination")) == ("destroyed", [])


@pytest.mark.rule("SA-INN-32")
def test_a_cleared_station_offers_nothing_more_to_remove() -> None:
    voyage = Voyage("bots bots", at="upper_red", squads="active", threats=["1 internal contamination @16"]).to(2)
    assert voyage.hit_points("contamination") == 2
    assert voyage.told("in-vain") == ["in-vain 0 bots no-intruder"]


@pytest.mark.rule("SA-INN-33")
def test_contamination_knocks_out_at_z_and_then_whoever_enters() -> None:
    voyage = Voyage(
        ". . red",
        ". red blue",
        "bots",
        ".",
        at="upper_white upper_white lower_red upper_blue",
        squads="none none active none",
        threats=["1 internal contamination @2"],
    )
    assert voyage.to(1).out == [3]
    assert voyage.to(2).out == [1, 3]
    assert voyage.to(3).out == [0, 1, 3]
    assert voyage.at[2] == "lower_red"  # cleared in time


@pytest.mark.rule("SA-INN-33", "SA-RULING-20")
def test_coming_home_into_contamination_knocks_out_as_well() -> None:
    voyage = Voyage(
        "bots", ". ", at="space upper_white", squads="active none", threats=["1 internal contamination @2"]
    ).to(1)
    assert (voyage.at[0], voyage.out) == ("space", [])
    assert (voyage.to(2).at[0], voyage.out) == ("upper_red", [0])


@pytest.mark.rule("SA-INN-33")
@pytest.mark.parametrize("card", ["red", "!upper_red"])
def test_before_z_one_may_enter(card: str) -> None:
    voyage = Voyage(card, threats=["1 internal contamination @16"]).to(1)
    assert (voyage.at, voyage.out) == (["upper_red"], [])
