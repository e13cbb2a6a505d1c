"""Heavy and radioactive containers and artefacts, as far as a ship alone shows them."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship import cargo, crew, hazards, inspection, load, strength, structure, zones
from tests.rules.galaxy_trucker.ships import CABIN, at, defence, destroy, errors, meets, report, ship, squares

HAZARDS = ("small_meteor", "large_meteor", "light_shot", "heavy_shot")


# --- all of them -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-SPC-04")
@pytest.mark.parametrize("kind", ["XE", "XF", "XH2", "XR", "XA:col", "XD"])
def test_a_special_component_is_a_component(kind: str) -> None:
    """Joins, contacts, exposed connectors, hits and falling off are those of any other."""
    text = f"7,7 P0 3333\n8,7 ST 0103\n9,7 {kind} 1101"
    assert report(text)["joined"] == ["7,7-8,7", "8,7-9,7"]
    assert report(text)["exposed"] == 5
    assert errors(ship(text.replace("1101", "1102"))) == {"connection 8,7 9,7", "disconnected 9,7"}
    assert report(text, kind="heavy_shot", side="E", line=7)["outcome"] == "destroyed"
    assert report(text, kind="destroy", square="8,7")["lost_parts"] in ([["9,7"]], [])
    assert errors(ship(f"7,7 P0 3333\n7,6 G1:E 0010\n8,7 ST 1003\n8,6 {kind} 0010")) == {"cannon 7,6 8,6"}


# --- heavy -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-HEAVY-01", "GT-RULING-30")
@pytest.mark.parametrize("hazard", HAZARDS)
def test_smooth_sides_of_a_heavy_container_are_plated_and_the_hazard_ends_there(hazard: str) -> None:
    told = report("7,6 XH4 0010\n7,7 P0 3333 h2", kind=hazard, side="N", line=7)
    assert told["outcome"] == ("bounce" if hazard == "small_meteor" else "plated")
    assert (told["hit"], told["destroyed"]) == ("7,6", [])
    assert "parts" not in told


@pytest.mark.rule("GT-HEAVY-02")
@pytest.mark.parametrize("hazard", HAZARDS)
def test_its_sides_with_connectors_are_as_weak_as_any(hazard: str) -> None:
    assert report("7,6 XH4 1010\n7,7 P0 3333", kind=hazard, side="N", line=7)["destroyed"] == ["7,6"]
    assert report("7,6 XH4 0010\n7,7 P0 3333", kind="destroy", square="7,6")["destroyed"] == ["7,6"]


@pytest.mark.rule("GT-RULING-55")
def test_a_bearing_single_cannon_fires_before_the_plating_is_struck() -> None:
    text = "7,6 XH2 0010\n7,7 P0 3333\n8,7 B2 0013 c2\n8,8 ST 1001\n7,8 G1:N 0100"
    assert meets(ship(text), "large_meteor", "N", 7) == "shot_down"
    # A double cannon is not asked: plating costs nothing. Nor is a shield.
    double = ship(text.replace("G1", "G2"))
    assert meets(double, "large_meteor", "N", 7, double=True) == "plated"
    assert defence(double, "large_meteor", "N", 7) == hazards.NO_DEFENCE
    shielded = ship("7,6 XH2 0010\n7,7 P0 3333\n6,7 SH:NE 0300\n8,7 B2 0003 c2")
    assert meets(shielded, "light_shot", "N", 7, shield=True) == "plated"
    assert defence(shielded, "light_shot", "N", 7) == hazards.NO_DEFENCE


ENGINES = "7,7 P0 3333\n8,7 B2 0013 c2\n7,8 E1 1000\n8,8 E2 1000\n"
ALIEN = "6,7 CA 0310 aB\n6,8 LB 1000\n"


@pytest.mark.rule("GT-HEAVY-03", "GT-HEAVY-04")
def test_weights_are_subtracted_after_the_alien_has_helped() -> None:
    assert strength.engine(ship(ENGINES + "7,6 XH4 0010"), 0) == -3
    assert strength.engine(ship(ENGINES + "7,6 XH4 0110\n8,6 XH3 0001"), 1) == -4
    # One engine and the alien, though the weight is greater.
    assert strength.engine(ship(ENGINES + ALIEN + "7,6 XH4 0010"), 0) == -1
    assert strength.engine(ship(ENGINES + ALIEN + "7,6 XH4 0010"), 1) == 1
    # No engine runs: no help, however heavy the ship.
    silent = ENGINES.replace("7,8 E1 1000\n", "")
    assert strength.engine(ship(silent + ALIEN + "7,6 XH1 0010"), 0) == -1


# --- radioactive -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RAD-01", "GT-RULING-27", "GT-SPC-05")
def test_neither_crew_nor_cells_may_be_next_to_a_radioactive_container() -> None:
    around = ["6,6", "7,6", "8,6", "6,7", "8,7", "6,8", "7,8", "8,8"]
    cabins = "\n".join(f"{square} CA 0000" for square in around)
    hull = ship(f"7,7 XR 0000\n{cabins}\n7,5 CA 0000\n5,7 B2 0000\n9,7 CA 0010\n9,8 LB 1000", "III")
    assert squares(hull, zones.radiated(hull)) == set(around)
    crew.fill(hull)
    assert squares(hull, crew.cabins(hull)) == {"7,5", "9,7"}
    assert crew.cells(hull) == 2
    assert squares(hull, crew.welcome(hull, load.BROWN_ALIEN)) == {"9,7"}
    near = ship("7,7 XR 0000\n8,7 CA 0010\n8,8 LB 1000\n7,8 B2 0000")
    assert crew.welcome(near, load.BROWN_ALIEN) == 0  # aliens are crew
    crew.fill(near)
    assert (crew.crew(near), crew.cells(near)) == (0, 0)
    assert set(report("7,7 XR 0000\n8,7 CA 0010\n8,8 LB 1000\n7,8 B2 0000")["no_load"]) == {"8,7", "7,8"}


@pytest.mark.rule("GT-RAD-02")
def test_two_radioactive_containers_may_not_be_joined() -> None:
    for one, other in (("1", "1"), ("2", "3"), ("3", "3")):
        hull = ship(f"8,6 XR 00{one}0\n7,7 P0 3333\n8,7 XR {other}003")
        assert errors(hull) == {"radioactive 8,6 8,7"}
    assert errors(ship("8,6 XR 0010\n7,7 P0 3333\n8,7 XR 2003")) == {"connection 8,6 8,7", "disconnected 8,6"}
    assert errors(ship("8,6 XR 0010\n7,7 P0 3333\n8,7 XE 1003")) == set()


@pytest.mark.rule("GT-RAD-03")
def test_holds_engines_and_cannons_work_next_to_radiation() -> None:
    hull = ship("7,7 P0 3333\n7,6 XR 0110\n8,6 C2 0011 g:YY\n8,7 E1 1003\n6,6 G1:N 0000")
    assert cargo.capacity(hull) == 2
    assert cargo.stow(hull, load.packed(0, 1, 0, 0)) == load.packed(0, 1, 0, 0)
    assert (strength.engine(hull, 0), strength.cannon(hull, 0)) == (1, 2)
    assert report("7,7 P0 3333\n7,6 XR 0110\n8,6 C2 0001 g:YY")["no_load"] == ["7,7"]
    assert report("7,7 P0 3333\n7,6 XR 0110\n8,6 C2 0001 g:YY")["dead"] == []


@pytest.mark.rule("GT-RAD-04")
def test_radiation_spares_no_starting_cabin_and_knows_only_squares() -> None:
    assert report("7,7 P0 3333\n6,6 XR 0010\n6,7 ST 1300")["no_load"] == ["7,7"]
    # Diagonal, or smooth against smooth: legal neighbours.
    assert errors(ship("7,6 XR 0010\n7,7 P0 3333\n8,7 XR 0003")) == set()
    assert errors(ship("7,6 XR 0010\n7,7 P0 3333\n8,7 ST 1003\n8,6 XR 0010")) == set()


@pytest.mark.rule("GT-RULING-26")
def test_what_was_next_to_a_lost_radioactive_container_stays_empty() -> None:
    hull = ship("7,7 P0 3333\n7,6 XR 0010\n8,7 B2 0003")
    destroy(hull, "7,6")
    assert zones.barred(hull) == 0
    assert (crew.crew(hull), crew.cells(hull)) == (0, 0)


# --- artefacts -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ART-01", "GT-ART-03", "GT-RULING-29")
def test_a_single_artefact_kills_its_row_or_its_column_from_edge_to_edge() -> None:
    column = ship("7,6 XA:col 0010\n7,7 P0 3333", "III")
    assert squares(column, zones.dead(column)) == {"7,4", "7,5", "7,6", "7,7", "7,8", "7,9"}
    row = ship("7,6 XA:row 0010\n7,7 P0 3333", "III")
    assert squares(row, zones.dead(row)) == {"3,6", "5,6", "6,6", "7,6", "8,6", "9,6", "11,6"}


@pytest.mark.rule("GT-RULING-29")
def test_a_quarter_turn_swaps_row_and_column() -> None:
    hull = ship(CABIN)
    tile = pieces.TILE_NAMES.index("as01")
    column, row = hull.board.in_column[7], hull.board.in_row[6]
    for turn, killed in enumerate((column, row, column, row)):
        hull.put(at(hull, "7,6"), pieces.lying(tile, turn))
        assert zones.dead(hull) == killed


@pytest.mark.rule("GT-ART-02", "GT-ART-03")
def test_a_double_artefact_kills_both() -> None:
    hull = ship("8,8 XD 1000\n8,7 ST 0013\n7,7 P0 3333\n5,8 ST 0000")
    assert squares(hull, zones.dead(hull)) == {"8,6", "8,7", "8,8", "8,9", "5,8", "6,8", "7,8", "9,8"}
    assert set(report("8,8 XD 1000\n8,7 ST 0013\n7,7 P0 3333\n5,8 ST 0000")["dead"]) == {"8,7", "5,8"}


DEAD_ROW = "7,7 P0 3333\n8,7 ST 0013\n6,7 ST 0310\n8,8 XA:row 1000\n"


@pytest.mark.rule("GT-ART-04")
def test_nothing_works_in_a_dead_zone() -> None:
    engines = ship(DEAD_ROW + "6,8 E1 1000\n7,8 E2 1000\n7,6 B2 0010 c2")
    assert (strength.engine(engines, 2), strength.useful_for_engines(engines)) == (0, 0)
    cannons = ship(DEAD_ROW + "6,8 G1:S 1000\n7,8 G2:S 1000\n7,6 B2 0010 c2")
    assert (strength.cannon(cannons, 2), strength.useful_for_cannons(cannons)) == (0, 0)
    for line in (6, 7):
        assert meets(cannons, "large_meteor", "S", line, double=True) == "destroyed"
        assert defence(cannons, "large_meteor", "S", line) == hazards.NO_DEFENCE
    shields = ship(DEAD_ROW + "6,8 SH:SW 1000\n7,6 B2 0010 c2")
    assert meets(shields, "light_shot", "W", 7, shield=True) == "destroyed"
    holds = ship(DEAD_ROW + "6,8 C2 1000\n7,6 C2 0010")
    assert (cargo.capacity(holds), cargo.room(holds, at(holds, "6,8"), load.BLUE)) == (2, False)
    assert cargo.stow(holds, load.packed(0, 0, 0, 4)) == load.packed(0, 0, 0, 2)
    loads = ship(DEAD_ROW + "6,8 CA 1000\n7,8 B2 1000")
    crew.fill(loads)
    assert (crew.crew(loads), crew.cells(loads)) == (2, 0)
    support = ship("7,7 P0 3333\n8,7 ST 0013\n6,7 CA 0310\n8,8 XA:row 1000\n6,8 LB 1000")
    assert crew.welcome(support, load.BROWN_ALIEN) == 0
    assert not crew.supports(support, at(support, "6,7"), load.BROWN_ALIEN)


@pytest.mark.rule("GT-ART-05")
def test_connectors_plating_and_special_components_work_in_a_dead_zone() -> None:
    text = DEAD_ROW + "6,8 XH2 1000"
    assert report(text)["dead"] == []
    assert report(text)["joined"] == ["6,7-7,7", "6,7-6,8", "7,7-8,7", "8,7-8,8"]
    assert (report(text)["engine"], meets(ship(text), "heavy_shot", "W", 8)) == (-2, "plated")
    blast = DEAD_ROW + "6,8 XE 1000\n5,8 XF 0000\n7,8 XF 1000"
    assert set(report(blast, kind="destroy", square="6,8")["destroyed"]) == {"6,8", "6,7", "7,7", "5,8", "7,8"}
    hot = ship(DEAD_ROW + "6,8 XR 1000")
    assert squares(hot, zones.radiated(hot)) == {"5,7", "6,7", "7,7", "5,8", "7,8", "5,9", "6,9"}


@pytest.mark.rule("GT-ART-06")
@pytest.mark.parametrize(
    ("one", "other", "wrong"),
    [
        ("XA:row", "XA:row", True),
        ("XA:row", "XA:col", True),
        ("XA:col", "XA:row", True),
        ("XA:col", "XA:col", False),
        ("XD", "XA:col", True),
        ("XD", "XD", True),
    ],
)
def test_no_artefact_may_lie_in_the_zone_of_another(one: str, other: str, wrong: bool) -> None:
    hull = ship(f"6,7 ST 0310\n7,7 P0 3333\n8,7 ST 0013\n6,8 {one} 1000\n8,8 {other} 1000")
    assert errors(hull) == ({"artefact 6,8 8,8"} if wrong else set())
    assert squares(hull, inspection.culprits(hull)) == ({"6,8", "8,8"} if wrong else set())


@pytest.mark.rule("GT-ART-06")
def test_every_pair_of_artefacts_is_an_error_of_its_own() -> None:
    hull = ship("6,7 ST 0310\n7,7 P0 3333\n8,7 ST 0013\n6,8 XA:row 1000\n8,8 XA:col 1000\n7,8 XA:row 1000")
    assert errors(hull) == {"artefact 6,8 8,8", "artefact 6,8 7,8", "artefact 7,8 8,8"}


@pytest.mark.rule("GT-ART-07")
def test_a_zone_vanishes_with_its_artefact_unless_another_covers_it() -> None:
    engines = "6,7 ST 0310\n7,7 P0 3333\n8,7 ST 0013\n7,8 E1 1000\n8,8 E1 1000"
    hull = ship(f"{engines}\n6,8 XA:row 1000\n7,6 ST 0010\n8,6 XA:col 0010")
    assert strength.engine(hull, 0) == 0
    destroy(hull, "6,8")
    assert strength.engine(hull, 0) == 1  # 8,8 is in the dead column 8
    destroy(hull, "8,6")
    assert strength.engine(hull, 0) == 2


@pytest.mark.rule("GT-ART-08")
def test_what_is_freed_stays_empty_and_holds_may_be_used() -> None:
    hull = ship("7,6 XA:col 0010\n6,7 CA 0300 h2\n7,7 P0 3333\n8,7 G1:E 0003\n7,8 C2 1000")
    assert cargo.capacity(hull) == 0
    destroy(hull, "7,6")
    assert (crew.crew(hull), hull.load(at(hull, "7,7"))) == (2, load.NOTHING)
    assert cargo.stow(hull, load.packed(0, 1, 0, 0)) == 0
    assert cargo.value(hull) == 3


@pytest.mark.rule("GT-RULING-51")
def test_no_cell_is_spent_on_what_does_not_work() -> None:
    """Of two doubles one is dead: more than one cell is of no use."""
    text = "7,7 P0 3333\n8,7 ST 1013\n6,7 B3 0310 c3\n8,8 XA:row 1000\n6,8 E2 1000\n8,6 G2:N 0010\n7,8 G2:S 1000"
    hull = ship(text)
    assert (strength.useful_for_engines(hull), strength.useful_for_cannons(hull)) == (0, 1)
    assert report(text, kind="strength", cells=3)["cannon"] == 2
    assert report(text, kind="strength", cells=3)["engine"] == 0


@pytest.mark.rule("GT-ART-04")
def test_a_zone_bars_crew_and_cells_and_radiation_bars_no_goods() -> None:
    hull = ship("7,6 XA:col 0010\n7,7 P0 3333\n6,7 XR 0300\n6,8 C2 0000")
    assert zones.barred(hull) == zones.dead(hull) | zones.radiated(hull)
    assert structure.has(zones.radiated(hull), at(hull, "6,8"))
    assert cargo.room(hull, at(hull, "6,8"), load.BLUE)
