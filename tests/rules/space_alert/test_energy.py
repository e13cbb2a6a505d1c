"""B: energy for shields and reactors (SA-NRG-*)."""

from __future__ import annotations

import pytest

from tests.rules.space_alert.flights import Voyage


@pytest.mark.rule("SA-NRG-01", "SA-NRG-03", "SA-EX-012", "SA-EX-015")
@pytest.mark.parametrize(
    ("at", "before", "after"),
    [
        ("upper_red", ([1, 1, 1], [2, 3, 2]), ([2, 1, 1], [1, 3, 2])),
        ("upper_red", ([0, 1, 1], [2, 3, 2]), ([2, 1, 1], [0, 3, 2])),
        ("upper_white", ([1, 1, 1], [2, 3, 2]), ([1, 3, 1], [2, 1, 2])),
        ("upper_white", ([1, 0, 1], [2, 5, 2]), ([1, 3, 1], [2, 2, 2])),
        ("upper_blue", ([1, 1, 1], [2, 3, 3]), ([1, 1, 2], [2, 3, 2])),
    ],
)
def test_a_shield_is_filled_from_the_reactor_of_its_zone(
    at: str, before: tuple[list[int], list[int]], after: tuple[list[int], list[int]]
) -> None:
    voyage = Voyage("b", at=at, shields=before[0], reactors=before[1]).to(1)
    assert (voyage.shields, voyage.reactors) == after


@pytest.mark.rule("SA-NRG-02", "SA-EX-014")
@pytest.mark.parametrize(("at", "zone"), [("upper_red", 0), ("upper_white", 1), ("upper_blue", 2)])
def test_a_reactor_that_holds_too_little_gives_all_it_has(at: str, zone: int) -> None:
    voyage = Voyage("b", at=at, shields=[0, 0, 0], reactors=[1, 1, 1]).to(1)
    assert (voyage.shields[zone], voyage.reactors[zone]) == (1, 0)
    assert (sum(voyage.shields), sum(voyage.reactors)) == (1, 2)


@pytest.mark.rule("SA-NRG-04", "SA-EX-013", "SA-EX-016", "SA-ORD-10")
@pytest.mark.parametrize(
    ("shields", "reactors"),
    [
        pytest.param([2, 1, 1], [1, 3, 2], id="full"),
        pytest.param([3, 1, 1], [1, 3, 2], id="above capacity"),
        pytest.param([1, 1, 1], [0, 3, 2], id="no energy"),
    ],
)
def test_nothing_moves_into_a_full_shield_or_from_an_empty_reactor(shields: list[int], reactors: list[int]) -> None:
    voyage = Voyage("b", at="upper_red", shields=shields, reactors=reactors).to(1)
    assert (voyage.shields, voyage.reactors, voyage.fuel) == (shields, reactors, 3)
    assert voyage.told("energy-moved", "in-vain") == ["in-vain 0 b no-need"]


@pytest.mark.rule("SA-NRG-05")
@pytest.mark.parametrize(
    ("at", "before", "after"),
    [
        ("lower_red", [2, 3, 2], [3, 2, 2]),
        ("lower_red", [0, 5, 2], [3, 2, 2]),
        ("lower_red", [0, 2, 2], [2, 0, 2]),
        ("lower_blue", [2, 3, 2], [2, 2, 3]),
        ("lower_blue", [2, 1, 0], [2, 0, 1]),
        ("lower_blue", [2, 3, 3], [2, 3, 3]),
        ("lower_red", [0, 0, 3], [0, 0, 3]),
    ],
)
def test_a_side_reactor_is_filled_from_the_central_one(at: str, before: list[int], after: list[int]) -> None:
    voyage = Voyage("b", at=at, reactors=before).to(1)
    assert (voyage.reactors, voyage.shields) == (after, [1, 1, 1])


@pytest.mark.rule("SA-NRG-06", "SA-NRG-12", "SA-EX-017")
@pytest.mark.parametrize("before", [0, 2, 4])
def test_a_capsule_fills_the_central_reactor_from_the_reserve(before: int) -> None:
    voyage = Voyage("b", at="lower_white", reactors=[2, before, 0]).to(1)
    assert (voyage.reactors, voyage.fuel) == ([2, 5, 0], 2)


@pytest.mark.rule("SA-NRG-07", "SA-RULING-12")
@pytest.mark.parametrize("before", [5, 6])
def test_a_capsule_is_burnt_even_for_nothing(before: int) -> None:
    voyage = Voyage("b", at="lower_white", reactors=[2, before, 2]).to(1)
    assert (voyage.reactors, voyage.fuel) == ([2, before, 2], 2)


@pytest.mark.rule("SA-NRG-08")
def test_without_a_capsule_there_is_nothing_to_burn() -> None:
    voyage = Voyage("b b b b", at="lower_white", reactors=[2, 0, 2]).to(3)
    assert voyage.fuel == 0
    voyage = Voyage("b", at="lower_white", reactors=[2, 0, 2], fuel=0).to(1)
    assert (voyage.reactors, voyage.fuel) == ([2, 0, 2], 0)


@pytest.mark.rule("SA-NRG-09", "SA-SHIP-19")
@pytest.mark.parametrize(
    "station", ["upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue"]
)
def test_no_energy_flows_out_of_shields_or_side_reactors_to_elsewhere(station: str) -> None:
    """Only the stores on one cable change: the source gives what the target gets."""
    cables = {
        "upper_red": ("shield red", "reactor red"),
        "upper_white": ("shield white", "reactor white"),
        "upper_blue": ("shield blue", "reactor blue"),
        "lower_red": ("reactor red", "reactor white"),
        "lower_blue": ("reactor blue", "reactor white"),
        "lower_white": ("reactor white", "reactor white"),
    }
    voyage = Voyage("b", at=station, shields=[0, 0, 0], reactors=[1, 4, 1]).to(1)
    stores = {f"shield {zone}": 0 for zone in ("red", "white", "blue")}
    stores |= {"reactor red": 1, "reactor white": 4, "reactor blue": 1}
    zones = ("red", "white", "blue")
    found = {f"shield {zone}": cubes for zone, cubes in zip(zones, voyage.shields, strict=True)}
    found |= {f"reactor {zone}": cubes for zone, cubes in zip(zones, voyage.reactors, strict=True)}
    changed = {store for store, cubes in stores.items() if found[store] != cubes}
    assert changed == set(cables[station])
    assert station == "lower_white" or sum(found.values()) == sum(stores.values())


@pytest.mark.rule("SA-NRG-10", "SA-HULL-06")
@pytest.mark.parametrize(
    ("at", "damage", "shields", "reactors"),
    [
        ("upper_red", {"red": "shield"}, [1, 0, 0], [1, 5, 2]),
        ("upper_white", {"white": "shield"}, [0, 2, 0], [2, 3, 2]),
        ("upper_blue", {"blue": "shield"}, [0, 0, 1], [2, 5, 1]),
        ("lower_red", {"red": "reactor"}, [0, 0, 0], [2, 5, 2]),
        ("lower_blue", {"blue": "reactor"}, [0, 0, 0], [2, 5, 2]),
    ],
)
def test_a_damaged_store_takes_one_cube_less(
    at: str, damage: dict[str, str], shields: list[int], reactors: list[int]
) -> None:
    voyage = Voyage("b", at=at, shields=[0, 0, 0], reactors=[2, 5, 2], damage=damage)
    voyage.to(1)
    assert (voyage.shields, voyage.reactors) == (shields, reactors)


@pytest.mark.rule("SA-NRG-10", "SA-HULL-06")
def test_a_damaged_central_reactor_is_filled_to_four() -> None:
    voyage = Voyage("b", at="lower_white", reactors=[2, 0, 2], damage={"white": "reactor"}).to(1)
    assert (voyage.reactors, voyage.fuel) == ([2, 4, 2], 2)


@pytest.mark.rule("SA-NRG-11", "SA-RULING-11")
def test_energy_above_capacity_stays_until_it_is_used() -> None:
    voyage = Voyage("b! b b .", ". . . a", at="lower_white upper_white").to(3)
    assert (voyage.reactors, voyage.fuel) == ([2, 6, 2], 0)
    assert voyage.to(4).reactors == [2, 5, 2]
    voyage = Voyage("b! b", at="upper_white", reactors=[2, 5, 2]).to(2)
    assert (voyage.shields, voyage.reactors) == ([1, 4, 1], [2, 3, 2])


@pytest.mark.rule("SA-NRG-11", "SA-RULING-11")
def test_energy_above_a_lowered_capacity_is_lost() -> None:
    gunship = "1 white gunship @12"
    voyage = Voyage("b!", at="lower_white", shields=[0, 0, 0], threats=[gunship], piles={"white": "reactor"}).to(1)
    assert voyage.reactors == [2, 4, 2]
    assert voyage.told("cubes-spilt") == ["cubes-spilt reactor_white 2"]


@pytest.mark.rule("SA-NRG-11", "SA-RULING-11")
@pytest.mark.parametrize("tile", ["structural", "gravolift", "pulse_cannon", "heavy_laser"])
def test_energy_above_capacity_outlasts_other_damage(tile: str) -> None:
    gunship = "1 white gunship @12"
    voyage = Voyage("b!", at="lower_white", shields=[0, 1, 0], threats=[gunship], piles={"white": tile}).to(1)
    assert (voyage.damage, voyage.reactors) == ([0, 1, 0], [2, 6, 2])


# --- worked examples -------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-EX-017", "SA-EX-018", "SA-ORD-02")
def test_each_sees_what_those_before_him_have_changed() -> None:
    voyage = Voyage(". b", ". a", "b b", at="lower_blue upper_blue lower_white", reactors=[2, 2, 0]).to(1)
    assert (voyage.reactors, voyage.fuel) == ([2, 5, 0], 2)
    voyage.to(2)
    assert (voyage.reactors, voyage.fuel) == ([2, 5, 2], 1)
    assert voyage.told("energy-moved", "fired", "capsule-burnt")[1:] == [
        "energy-moved reactor_white reactor_blue 3",
        "fired 1 upper_blue 4",
        "capsule-burnt 1",
    ]


@pytest.mark.rule("SA-EX-019", "SA-ORD-02", "SA-NRG-07")
def test_in_another_order_the_same_cards_come_to_less() -> None:
    voyage = Voyage(". a", "b b", ". b", at="upper_blue lower_white lower_blue", reactors=[2, 2, 0]).to(2)
    assert (voyage.reactors, voyage.fuel) == ([2, 2, 3], 1)
    assert voyage.told("fired", "in-vain") == ["in-vain 0 a no-energy", "in-vain 1 b no-need"]
