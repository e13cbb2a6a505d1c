"""The ship: its stations and what stands in them (SA-SHIP-*), as it is set up (SA-SET-10 to SA-SET-13)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.cards.tables import TILE_IDS
from tests.rules.space_alert.flights import Voyage

STATIONS = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue")
# Where red arrow, blue arrow and gravolift lead.
WAYS = {
    "upper_red": ("upper_red", "upper_white", "lower_red"),
    "upper_white": ("upper_red", "upper_blue", "lower_white"),
    "upper_blue": ("upper_white", "upper_blue", "lower_blue"),
    "lower_red": ("lower_red", "lower_white", "upper_red"),
    "lower_white": ("lower_red", "lower_blue", "upper_white"),
    "lower_blue": ("lower_white", "lower_blue", "upper_blue"),
}


@pytest.mark.rule("SA-SHIP-01", "SA-SHIP-02", "SA-SHIP-03", "SA-SHIP-04")
@pytest.mark.parametrize("station", STATIONS)
def test_doors_join_neighbours_on_a_deck_and_gravolifts_the_decks_of_a_zone(station: str) -> None:
    found = tuple(Voyage(way, at=station).to(1).at[0] for way in ("red", "blue", "lift"))
    assert found == WAYS[station]


@pytest.mark.rule("SA-SHIP-05")
@pytest.mark.parametrize("crew", [1, 4, 5])
def test_everybody_starts_on_the_bridge(crew: int) -> None:
    assert Voyage(*["a"] * crew).at == ["upper_white"] * crew


@pytest.mark.rule("SA-SHIP-06")
@pytest.mark.parametrize("way", ["red", "blue", "lift", "!upper_blue"])
def test_only_the_interceptors_lead_into_space(way: str) -> None:
    for station in STATIONS:
        assert Voyage(way, at=station, squads="active").to(1).at[0] in STATIONS
    assert Voyage("c", at="upper_red", squads="active").to(1).at == ["space"]


@pytest.mark.rule("SA-SHIP-06", "SA-DEL-08", "SA-KO-04")
def test_space_belongs_to_no_zone() -> None:
    """The satellite delays everybody in its zone, whichever that is; a pilot is in none of them."""
    for zone, tracks in (("red", "T4 T5 T6"), ("white", "T5 T4 T6"), ("blue", "T6 T5 T4")):
        stations = f"upper_red upper_{zone}"
        satellite = f"2 {zone} psionic_satellite @10"
        voyage = Voyage("c bots", "c b", at=stations, squads="active none", threats=[satellite], tracks=tracks).to(1)
        assert (voyage.at[0], voyage.triggers) == ("space", ["1 psionic_satellite X"])
        assert voyage.told("delayed") == ["delayed 1 2"]


@pytest.mark.rule("SA-SHIP-07", "SA-SHIP-14", "SA-CARD-03")
@pytest.mark.parametrize(
    ("station", "told"),
    [
        ("upper_red", ["fired 0 upper_red 4", "energy-moved reactor_red shield_red 1", "took-off 0"]),
        ("upper_white", ["fired 0 upper_white 5", "energy-moved reactor_white shield_white 2", "maintained 0 0"]),
        ("upper_blue", ["fired 0 upper_blue 4", "energy-moved reactor_blue shield_blue 1", "squad-revived 0"]),
        ("lower_red", ["fired 0 lower_red 2", "energy-moved reactor_white reactor_red 1", "squad-revived 0"]),
        ("lower_white", ["fired 0 lower_white 1", "capsule-burnt 2", "confirms 0 1"]),
        ("lower_blue", ["fired 0 lower_blue 2", "energy-moved reactor_white reactor_blue 1", "rocket-launched 0 2"]),
    ],
)
def test_every_station_has_its_weapon_its_energy_and_its_special_system(station: str, told: list[str]) -> None:
    squad = "active" if station == "upper_red" else "disabled"
    for word, expected in zip("abc", told, strict=True):
        voyage = Voyage(word, at=station, squads=squad, maintained=False).to(1)
        assert expected in voyage.story


@pytest.mark.rule("SA-SHIP-08", "SA-SHIP-09", "SA-DMG-04", "SA-RULING-01")
@pytest.mark.parametrize(
    ("at", "zone", "power"),
    [
        ("upper_red", "red", 4),
        ("upper_white", "white", 5),
        ("upper_blue", "blue", 4),
        ("lower_red", "red", 2),
        ("lower_blue", "blue", 2),
    ],
)
@pytest.mark.parametrize("space", [1, 10, 13])
def test_lasers_reach_every_distance_with_their_full_power(at: str, zone: str, power: int, space: int) -> None:
    voyage = Voyage("a", at=at, threats=[f"1 {zone} amoeba @{space}"]).to(1)
    assert voyage.told("wounded") == [f"wounded amoeba {power} {8 - power}"]


@pytest.mark.rule("SA-SHIP-10", "SA-DMG-04", "SA-DMG-03")
@pytest.mark.parametrize(("space", "wounds"), [(1, 1), (5, 1), (6, 1), (10, 1), (11, 0), (13, 0)])
def test_the_pulse_cannon_reaches_distance_two(space: int, wounds: int) -> None:
    voyage = Voyage("a", at="lower_white", threats=[f"1 red amoeba @{space}"]).to(1)
    assert len(voyage.told("wounded")) == wounds


@pytest.mark.rule("SA-SHIP-15", "SA-DMG-09")
def test_interceptors_strike_one_target_with_three_and_several_with_one_each() -> None:
    alone = Voyage("c", at="upper_red", squads="active", threats=["1 red amoeba @5"]).to(1)
    assert alone.told("wounded") == ["wounded amoeba 3 5"]
    two = ["1 red amoeba @5", "2 blue jellyfish @2"]
    several = Voyage("c", at="upper_red", squads="active", threats=two).to(1)
    assert several.told("targeted") == ["targeted interceptors amoeba 1", "targeted interceptors jellyfish 1"]


@pytest.mark.rule("SA-SHIP-16")
@pytest.mark.parametrize(("space", "power"), [(12, 3), (13, 0)])
def test_a_rocket_flies_one_turn_and_strikes_at_distance_two_with_three(space: int, power: int) -> None:
    """The gunship comes two spaces closer while the rocket is on its way."""
    voyage = Voyage("c", at="lower_blue", threats=[f"1 red gunship @{space}"]).to(1)
    assert (voyage.rockets, voyage.told("targeted")) == (2, [])
    voyage.to(2)
    assert voyage.told("targeted") == ([f"targeted rocket gunship {power}"] if power else [])


@pytest.mark.rule("SA-SHIP-17", "SA-SHIP-18")
@pytest.mark.parametrize("zone", ["red", "white", "blue"])
def test_a_zone_has_six_tiles_one_for_each_of_its_parts(zone: str) -> None:
    lower = "pulse_cannon" if zone == "white" else "light_laser"
    parts = ["heavy_laser", lower, "shield", "reactor", "gravolift", "structural"]
    assert {tile for tile, (owner, _) in TILE_IDS.items() if owner == ("red", "white", "blue").index(zone)} == {
        f"{zone}_{part}" for part in parts
    }
    assert len(TILE_IDS) == 18


# --- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-SET-10", "SA-SHIP-11", "SA-SHIP-12", "SA-SHIP-13", "SA-RES-01")
def test_a_new_ship_holds_so_much_energy_and_fuel() -> None:
    voyage = Voyage(".")
    assert (voyage.shields, voyage.reactors, voyage.fuel) == ([1, 1, 1], [2, 3, 2], 3)


@pytest.mark.rule("SA-SHIP-11", "SA-SHIP-12", "SA-SHIP-13")
@pytest.mark.parametrize(
    ("at", "zone", "capacity"),
    [
        ("upper_red", 0, 2),
        ("upper_white", 1, 3),
        ("upper_blue", 2, 2),
        ("lower_red", 0, 3),
        ("lower_white", 1, 5),
        ("lower_blue", 2, 3),
    ],
)
def test_a_store_takes_so_many_cubes(at: str, zone: int, capacity: int) -> None:
    reactors = [0, 0, 0] if at == "lower_white" else [0, 5, 0] if at.startswith("lower") else [3, 5, 3]
    voyage = Voyage("b", at=at, shields=[0, 0, 0], reactors=reactors).to(1)
    assert (voyage.shields if at.startswith("upper") else voyage.reactors)[zone] == capacity


@pytest.mark.rule("SA-SET-11")
def test_three_rockets_are_aboard_and_the_computer_waits_for_three_checks() -> None:
    voyage = Voyage("c . c . c . c", at="lower_blue", maintained=False)
    assert voyage.rockets == 3
    voyage.end()
    assert voyage.rockets == 0
    assert voyage.told("check-missed", "check-passed") == ["check-missed 0", "check-missed 1", "check-missed 2"]


@pytest.mark.rule("SA-SET-12", "SA-VIS-05")
def test_each_of_three_phases_has_a_cube_for_confirmations() -> None:
    voyage = Voyage("c . . | c . . . | c", at="lower_white").end()
    assert (voyage.confirmed, voyage.score["visual_confirmation"]) == ([1, 1, 1], 3)


@pytest.mark.rule("SA-SET-13")
def test_two_squads_wait_in_their_stations_and_nobody_leads_one() -> None:
    voyage = Voyage("c", "c", ".", at="lower_red upper_blue upper_white")
    assert (voyage.stored, voyage.squads) == (["ready", "ready"], ["none", "none", "none"])
    voyage.to(1)
    assert (voyage.stored, voyage.squads) == (["taken", "taken"], ["active", "active", "none"])
    more = Voyage(*["c"] * 4, at="lower_red upper_blue lower_red upper_blue").to(1)
    assert (more.squads, more.told("in-vain")) == (
        ["active", "active", "none", "none"],
        ["in-vain 2 c taken", "in-vain 3 c taken"],
    )
