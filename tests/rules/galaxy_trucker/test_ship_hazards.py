"""Meteors and cannon fire: what they meet, and what stops them."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.ship import crew, hazards
from hullbreach.kernel.agenda import NONE
from tests.rules.galaxy_trucker.ships import CABIN, at, defence, hit, meets, report, ship

HAZARDS = ("small_meteor", "large_meteor", "light_shot", "heavy_shot")
# Connectors on every outer side.
OPEN = "7,6 C2 1010\n6,7 ST 0301\n7,7 P0 3333 h2\n8,7 C2 0103\n7,8 ST 1010"
# Smooth outer sides.
CLOSED = "7,6 C2 0010\n6,7 ST 0300\n7,7 P0 3333 h2\n8,7 C2 0003\n7,8 ST 1000"


@pytest.mark.rule("GT-HAZ-01", "GT-HAZ-02")
@pytest.mark.parametrize(("side", "first"), [("N", "7,6"), ("S", "7,8"), ("E", "8,7"), ("W", "6,7")])
@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_hazard_meets_the_first_component_of_its_line(hazard: str, side: str, first: str) -> None:
    assert hit(ship(OPEN), side, 7) == first
    assert report(OPEN, kind=hazard, side=side, line=7)["hit"] == first
    assert report(OPEN, kind=hazard, side=side, line=7)["destroyed"] == [first]


@pytest.mark.rule("GT-HAZ-01")
def test_the_dice_name_a_column_from_front_and_rear_and_a_row_from_the_sides() -> None:
    hull = ship("8,6 ST 0011\n7,6 ST 0110\n7,7 P0 3333\n8,7 ST 1003\n6,7 ST 0310\n6,8 ST 1000")
    assert [hit(hull, side, 8) for side in "NESW"] == ["8,6", "6,8", "8,7", "6,8"]
    assert [hit(hull, side, 6) for side in "NESW"] == ["6,7", "8,6", "6,8", "7,6"]


@pytest.mark.rule("GT-HAZ-02")
def test_a_line_without_components_is_a_miss_even_before_a_cannon() -> None:
    text = "7,7 P0 3333\n8,7 G1:E 0003"
    for line, outcome in ((6, "miss"), (7, "shot_down"), (8, "miss"), (12, "miss"), (2, "miss")):
        told = report(text, kind="large_meteor", side="E", line=line)
        assert told["outcome"] == outcome
        assert ("hit" in told) == (outcome != "miss")


@pytest.mark.rule("GT-HAZ-03")
@pytest.mark.parametrize("side", "NESW")
def test_a_small_meteor_bounces_off_smooth_sides_and_destroys_at_connectors(side: str) -> None:
    assert meets(ship(CLOSED), "small_meteor", side, 7) == "bounce"
    assert meets(ship(OPEN), "small_meteor", side, 7) == "destroyed"


# --- shields ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-COMP-06", "GT-SHLD-01", "GT-HAZ-03", "GT-HAZ-08")
@pytest.mark.parametrize("facing", ["NE", "SE", "SW", "NW"])
@pytest.mark.parametrize("hazard", ["small_meteor", "light_shot"])
def test_a_shield_covers_its_two_sides_along_their_whole_length(facing: str, hazard: str) -> None:
    """Wherever it sits: here in a corner of a class II ship, with its cell in another."""
    hull = ship(f"{OPEN}\n8,8 SH:{facing} 0000\n6,8 B2 0000 c1", "II")
    for side in "NESW":
        lines = (6, 7) if side in "EW" else (7, 8)
        for line in lines:
            struck = meets(hull, hazard, side, line)
            saved = "shielded" if side in facing and struck == "destroyed" else struck
            assert meets(hull, hazard, side, line, shield=True) == saved
            assert (defence(hull, hazard, side, line) == hazards.BY_SHIELD) == (saved == "shielded")


@pytest.mark.rule("GT-SHLD-01", "GT-HAZ-07", "GT-HAZ-08")
def test_shields_stop_neither_large_meteors_nor_heavy_fire() -> None:
    hull = ship("7,6 C2 1010\n6,7 SH:NE 0300\n7,7 P0 3333\n8,7 B2 0003 c2")
    assert meets(hull, "large_meteor", "N", 7, shield=True) == "destroyed"
    assert meets(hull, "heavy_shot", "N", 7, shield=True) == "destroyed"
    assert defence(hull, "heavy_shot", "N", 7) == hazards.NO_DEFENCE


@pytest.mark.rule("GT-SHLD-02", "GT-BATT-01")
def test_each_hazard_needs_its_own_cell_and_the_owner_may_decline() -> None:
    hull = ship("7,6 C2 1010\n6,7 SH:NE 0300\n7,7 P0 3333\n8,7 B2 0003 c1")
    assert meets(hull, "light_shot", "N", 7, shield=True) == "shielded"
    assert meets(hull, "light_shot", "N", 7, shield=False) == "destroyed"
    hull.set_load(at(hull, "8,7"), 0)
    assert crew.cells(hull) == 0
    assert meets(hull, "light_shot", "N", 7, shield=True) == "destroyed"
    assert defence(hull, "light_shot", "N", 7) == hazards.NO_DEFENCE


@pytest.mark.rule("GT-RULING-56")
def test_nobody_pays_where_a_small_meteor_bounces() -> None:
    hull = ship("7,6 C2 0010\n6,7 SH:NE 0300\n7,7 P0 3333\n8,7 B2 0003 c2")
    assert meets(hull, "small_meteor", "N", 7, shield=True) == "bounce"
    assert defence(hull, "small_meteor", "N", 7) == hazards.NO_DEFENCE
    assert defence(hull, "light_shot", "N", 7) == hazards.BY_SHIELD


# --- cannons ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-HAZ-04")
def test_a_large_meteor_destroys_smooth_sides_too() -> None:
    for side in "NESW":
        assert meets(ship(CLOSED), "large_meteor", side, 7) == "destroyed"


CROSS = "5,7 ST 0100\n6,7 ST 0301\n7,7 P0 3333\n8,7 ST 0103\n9,7 ST 0001\n7,6 ST 1010\n7,5 ST 0010\n7,8 ST 1000\n"


@pytest.mark.rule("GT-HAZ-04", "GT-HAZ-05", "GT-RULING-02")
@pytest.mark.parametrize(
    ("side", "cannon", "reached"),
    [
        ("N", "6,6 G1:N 0000", {6}),
        ("S", "6,8 G1:S 0000", {5, 6, 7}),
        ("E", "8,8 G1:E 0000", {7, 8}),
        ("E", "8,6 G1:E 0000", {5, 6, 7}),
        ("W", "6,8 G1:W 0000", {7, 8}),
        ("W", "6,6 G1:W 0000", {5, 6, 7}),
    ],
)
def test_from_the_front_a_cannon_reaches_its_own_column_and_else_the_next_lines_too(
    side: str, cannon: str, reached: set[int]
) -> None:
    hull = ship(CROSS + cannon)
    found = {line for line in range(2, 13) if meets(hull, "large_meteor", side, line) == "shot_down"}
    assert found == reached
    for other in set("NESW") - {side}:
        assert all(meets(hull, "large_meteor", other, line) != "shot_down" for line in range(2, 13))


@pytest.mark.rule("GT-HAZ-06")
def test_a_bearing_cannon_may_sit_anywhere_in_the_line() -> None:
    hull = ship("7,7 P0 3333\n8,7 ST 0003\n8,8 G1:N 0001\n7,8 ST 1100")
    assert (hit(hull, "N", 8), meets(hull, "large_meteor", "N", 8)) == ("8,7", "shot_down")
    assert hull.board.labels[hazards.bearing_cannon(hull, 0, 8)] == "8,8"


@pytest.mark.rule("GT-HAZ-06", "GT-COMP-05")
def test_a_single_cannon_shoots_for_free_and_a_double_one_for_a_cell() -> None:
    double = "7,6 G2:N 0010\n7,7 P0 3333\n8,7 B2 0003 c1"
    assert meets(ship(double), "large_meteor", "N", 7) == "destroyed"
    assert meets(ship(double), "large_meteor", "N", 7, double=True) == "shot_down"
    assert defence(ship(double), "large_meteor", "N", 7) == hazards.BY_CANNON
    empty = ship(double.replace(" c1", ""))
    assert meets(empty, "large_meteor", "N", 7, double=True) == "destroyed"
    assert defence(empty, "large_meteor", "N", 7) == hazards.NO_DEFENCE
    assert meets(ship(double), "large_meteor", "N", 8, double=True) == "destroyed"  # another column
    both = ship("7,6 G1:N 0010\n7,7 P0 3333\n8,7 B2 0013 c1\n8,8 G2:N 0000\n6,7 ST 0310\n6,8 G2:E 1000")
    assert meets(both, "large_meteor", "N", 7) == "shot_down"
    assert defence(both, "large_meteor", "N", 7) == hazards.NO_DEFENCE


@pytest.mark.rule("GT-HAZ-07")
def test_small_meteors_cannot_be_shot_down() -> None:
    hull = ship("7,6 C2 1010\n7,7 P0 3333\n7,8 G1:N 0000\n8,7 B2 0003 c2\n6,7 G2:N 0300")
    assert meets(hull, "large_meteor", "N", 7) == "shot_down"
    assert meets(hull, "small_meteor", "N", 7, double=True) == "destroyed"
    assert defence(hull, "small_meteor", "N", 6) == hazards.NO_DEFENCE


@pytest.mark.rule("GT-HAZ-08")
@pytest.mark.parametrize("side", "NESW")
def test_fire_destroys_smooth_sides_too_and_no_cannon_stops_it(side: str) -> None:
    hull = ship(f"{CABIN}\n7,6 G1:N 0010\n8,7 G1:E 0003\n6,7 G1:W 0300\n7,8 G1:S 1000")
    assert meets(hull, "large_meteor", side, 7) == "shot_down"
    for hazard in ("light_shot", "heavy_shot"):
        assert meets(hull, hazard, side, 7, double=True) == "destroyed"


@pytest.mark.rule("GT-HAZ-02", "GT-HAZ-05")
def test_a_cannon_at_the_edge_bears_on_the_next_line_and_on_nothing_outside() -> None:
    hull = ship("7,7 P0 3333\n11,9 G1:S 0000\n3,9 G1:S 0000", "III")
    for line, square in ((10, "11,9"), (4, "3,9")):
        assert hull.board.labels[hazards.bearing_cannon(hull, 2, line)] == square
        assert meets(hull, "large_meteor", "S", line) == "miss"
    for line in (2, 12):
        assert hazards.bearing_cannon(hull, 2, line) == NONE
        assert meets(hull, "large_meteor", "S", line) == "miss"
