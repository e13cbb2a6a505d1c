"""Damage: what is destroyed, what falls off, what may be kept, and what explosive and fragile containers do."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.papers.notation import read_ship
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.papers.samples import sample_ships
from hullbreach.games.galaxy_trucker.ship import cargo, crew, inspection, structure
from tests.rules.galaxy_trucker.ships import at, copy, destroy, keep, pieces_of, report, ship, squares


# --- the base game ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-DMG-01")
def test_a_destroyed_component_leaves_with_all_it_carries() -> None:
    hull = ship("7,7 P0 3333 h2\n7,6 R2 0010 g:RY\n8,7 B3 0003 c3\n6,7 CA 0300 h2")
    for square, left in (("7,6", (6 - 2, 3, 0)), ("8,7", (4, 0, 0)), ("6,7", (2, 0, 0))):
        assert destroy(hull, square) == {square}
        assert hull.is_free(at(hull, square))
        assert (crew.crew(hull), crew.cells(hull), cargo.value(hull)) == left


@pytest.mark.rule("GT-DMG-02")
def test_what_is_no_longer_joined_falls_off_and_each_component_counts() -> None:
    hull = ship("7,7 P0 3333\n8,7 ST 0103\n9,7 ST 0011\n9,8 ST 1010\n9,9 ST 1000\n7,6 ST 0010")
    destroy(hull, "8,7")
    assert pieces_of(hull) == [{"7,6", "7,7"}, {"9,7", "9,8", "9,9"}]
    assert keep(hull, "7,7") == 3
    assert pieces_of(hull) == [{"7,6", "7,7"}]


@pytest.mark.rule("GT-DMG-02")
def test_touching_is_not_being_joined() -> None:
    """8,8 lies next to 7,8, smooth against smooth, and hangs on 8,7 alone."""
    hull = ship("7,7 P0 3333\n8,7 ST 0013\n8,8 ST 1000\n7,8 ST 1000")
    destroy(hull, "8,7")
    assert pieces_of(hull) == [{"7,7", "7,8"}, {"8,8"}]


@pytest.mark.rule("GT-DMG-03", "GT-RULING-14")
def test_the_owner_keeps_a_piece_with_a_cabin_occupied_or_not() -> None:
    hull = ship("6,7 CA 0300\n7,7 P0 3333 h2\n8,7 CA 0103 h1\n9,7 C2 0001\n7,6 C2 0010")
    destroy(hull, "7,7")
    assert [squares(hull, piece) for piece in structure.keepable(hull)] == [{"6,7"}, {"8,7", "9,7"}]


@pytest.mark.rule("GT-DMG-03", "GT-RULING-14")
def test_pieces_without_a_cabin_are_lost_and_all_of_them_if_none_has_one() -> None:
    # Neither a dead zone nor radiation makes a cabin less of one.
    text = "7,7 P0 3333\n8,7 ST 0103\n9,7 CA 0011\n9,8 XR 1000\n7,6 ST 0010"
    assert report(text, kind="destroy", square="8,7")["lost_parts"] == []
    dead = "7,7 P0 3333\n8,7 ST 0103\n9,7 CA 0011\n9,8 XA:col 1000\n7,6 ST 0010"
    assert report(dead, kind="destroy", square="8,7")["lost_parts"] == []
    none = report("6,7 ST 0300\n7,7 P0 3333\n8,7 ST 0003", kind="destroy", square="7,7")
    assert (none["parts"], none["lost_parts"]) == ([["6,7"], ["8,7"]], [["6,7"], ["8,7"]])
    assert "exposed_after" not in none


@pytest.mark.rule("GT-DMG-04")
def test_holes_stay_and_new_exposed_connectors_count() -> None:
    told = report("7,6 ST 0010\n7,7 P0 3333\n6,7 ST 0300\n8,7 ST 0003\n7,8 ST 1000", kind="destroy", square="7,6")
    assert (told["exposed"], told["exposed_after"]) == (0, 1)
    # What fell off exposes nothing any more.
    told = report("7,7 P0 3333\n8,7 ST 0103\n9,7 ST 1111", kind="destroy", square="8,7")
    assert (told["exposed"], told["exposed_after"]) == (6, 4)


@pytest.mark.rule("GT-DMG-05")
@pytest.mark.parametrize("paper", sample_ships(), ids=lambda paper: paper.ship_class)
def test_damage_makes_no_ship_wrong(paper: ShipPaper) -> None:
    """A sound ship: whatever is hit, each piece that may be kept is sound by itself."""
    whole = read_ship(paper)
    assert inspection.is_sound(whole)
    for square in squares(whole, whole.components()):
        hull = copy(whole)
        destroy(hull, square)
        for piece in structure.keepable(hull):
            other = copy(hull)
            structure.shed(other, other.components() & ~piece)
            assert inspection.is_sound(other)


# --- being destroyed, and merely being lost --------------------------------------------------------------------------
FUSE = "7,7 P0 3333\n8,7 ST 0103\n9,7 XE 0001\n7,8 ST 1100\n8,8 C2 0001\n"


@pytest.mark.rule("GT-LOSS-01", "GT-LOSS-03")
def test_only_what_is_destroyed_sets_containers_off() -> None:
    # 9,7 hangs on 8,7 and falls off: 8,8, next to it, stays.
    assert report(FUSE, kind="large_meteor", side="N", line=8)["destroyed"] == ["8,7"]
    # Destroyed itself it takes 8,7 and 8,8 with it.
    assert set(report(FUSE, kind="heavy_shot", side="E", line=7)["destroyed"]) == {"8,7", "8,8", "9,7"}
    # A fragile one that is next to what falls off, but to nothing that is destroyed, stays whole.
    fragile = "7,7 P0 3333\n8,7 ST 0103\n9,7 ST 0011\n9,8 ST 1000\n7,8 ST 1100\n8,8 ST 0011\n8,9 XF 1000"
    told = report(fragile, kind="destroy", square="8,7")
    assert (told["destroyed"], told["lost_parts"]) == (["8,7"], [["9,7", "9,8"]])


@pytest.mark.rule("GT-LOSS-02")
@pytest.mark.parametrize("hazard", ["small_meteor", "large_meteor", "light_shot", "heavy_shot"])
def test_meteors_shots_explosions_and_breakage_destroy(hazard: str) -> None:
    """A row from the right: an explosive container, what it takes along, and what breaks because of that."""
    text = "7,7 P0 3333\n8,7 ST 0103\n9,7 XE 0101\n7,6 XF 0010\n6,6 XF 0010\n6,7 ST 1300"
    told = report(text, kind=hazard, side="E", line=7)
    assert set(told["destroyed"]) == {"9,7", "8,7", "7,6", "6,6"}
    assert set(report(text, kind="destroy", square="9,7")["destroyed"]) == {"9,7", "8,7", "7,6", "6,6"}


@pytest.mark.rule("GT-LOSS-05", "GT-RULING-21")
def test_the_whole_chain_goes_at_once_and_then_pieces_are_found() -> None:
    """9,7 hangs on 8,7 alone, and 9,6 on 9,7: it breaks before it can fall off, and so does 10,8 next to it."""
    text = "7,7 P0 3333\n8,7 ST 0103\n9,7 XF 1001\n9,6 C2 0010\n7,8 ST 1100\n8,8 ST 0101\n9,8 ST 0101\n10,8 XF 0001"
    told = report(text, "II", kind="destroy", square="8,7")
    assert set(told["destroyed"]) == {"8,7", "9,7", "10,8"}
    assert (told["parts"], told["lost_parts"]) == ([["9,6"], ["7,7", "7,8", "8,8", "9,8"]], [["9,6"]])


@pytest.mark.rule("GT-RULING-21")
def test_the_chain_grows_by_explosive_and_fragile_containers_only() -> None:
    """7,7 is destroyed between two explosive containers; it passes nothing on, and 8,7 is no neighbour of 6,7."""
    text = "7,7 P0 3333\n6,7 XE 0301\n5,7 ST 0100\n8,7 XE 0103\n9,7 ST 0011\n9,8 ST 1000"
    told = report(text, kind="destroy", square="6,7")
    assert set(told["destroyed"]) == {"5,7", "6,7", "7,7"}
    assert told["lost_parts"] == [["8,7", "9,7", "9,8"]]


# --- explosive -------------------------------------------------------------------------------------------------------
AROUND = ["6,6", "7,6", "8,6", "6,7", "8,7", "6,8", "7,8", "8,8"]


@pytest.mark.rule("GT-EXPL-01", "GT-SPC-05")
def test_an_explosion_takes_the_eight_around_joined_or_not() -> None:
    ring = "\n".join(f"{square} ST 0000" for square in AROUND)
    far = "7,5 ST 0000\n5,7 ST 0000\n9,7 ST 0000\n5,6 ST 0000\n9,8 ST 0000"
    told = report(f"7,7 XE 0000\n{ring}\n{far}", "III", kind="destroy", square="7,7")
    assert set(told["destroyed"]) == {"7,7", *AROUND}


@pytest.mark.rule("GT-EXPL-02")
def test_explosions_go_on_from_one_container_to_the_next() -> None:
    text = "3,7 XE 0000\n4,8 XE 0000\n5,7 XE 0000\n6,8 XE 0000\n7,9 ST 0000\n8,8 XE 0000\n9,7 ST 0000"
    told = report(text, "III", kind="destroy", square="3,7")
    assert set(told["destroyed"]) == {"3,7", "4,8", "5,7", "6,8", "7,9"}


@pytest.mark.rule("GT-EXPL-03")
def test_nothing_helps_against_an_explosion() -> None:
    """Shields with cells, cannons, and a heavy container with smooth sides all round but one."""
    text = "7,7 P0 3333\n8,7 XH2 0103\n9,7 XE 0011\n9,8 SH:NE 1001\n8,8 B2 0101 c2\n8,6 G1:E 0000"
    told = report(text, kind="heavy_shot", side="E", line=7, shield=True, double_cannon=True)
    assert {"8,7", "9,8", "8,8", "8,6"} <= set(told["destroyed"])


# --- fragile ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-FRAG-01", "GT-SPC-05")
@pytest.mark.parametrize("square", AROUND)
def test_a_fragile_container_breaks_when_one_of_the_eight_around_is_destroyed(square: str) -> None:
    text = f"7,7 XF 0000\n{square} ST 0000\n7,4 ST 0000"
    assert set(report(text, "III", kind="destroy", square=square)["destroyed"]) == {"7,7", square}
    assert report(text, "III", kind="destroy", square="7,4")["destroyed"] == ["7,4"]
    # The other way round: a fragile one that is destroyed breaks nothing but fragile ones.
    assert report(text, "III", kind="destroy", square="7,7")["destroyed"] == ["7,7"]


@pytest.mark.rule("GT-FRAG-02")
def test_breakage_spreads_from_one_to_the_next() -> None:
    text = "3,7 XF 0000\n4,8 XF 0000\n5,7 XF 0000\n6,6 XF 0000\n7,7 ST 0000\n8,8 XF 0000\n6,8 ST 0000"
    assert set(report(text, "III", kind="destroy", square="3,7")["destroyed"]) == {"3,7", "4,8", "5,7", "6,6"}
    assert set(report(text, "III", kind="destroy", square="7,7")["destroyed"]) == {
        "7,7",
        "8,8",
        "6,6",
        "5,7",
        "4,8",
        "3,7",
    }


@pytest.mark.rule("GT-FRAG-03")
def test_a_broken_container_is_gone_and_what_hung_on_it_falls_off() -> None:
    told = report("7,6 C2 1010\n6,7 XF 0301\n7,7 P0 3333\n5,7 C2 0100", kind="destroy", square="7,6")
    assert set(told["destroyed"]) == {"7,6", "6,7"}
    assert told["lost_parts"] == [["5,7"]]
