"""What each component does: crew and life supports, engines, cannons, batteries, holds."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.papers.paper import BadShip
from hullbreach.games.galaxy_trucker.ship import cargo, crew, load, strength, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from tests.rules.galaxy_trucker.ships import CABIN, at, destroy, errors, keep, report, ship, squares


def goods(hull: Hull, square: str) -> str:
    carried = hull.load(at(hull, square))
    return "".join(letter * int(load.blocks(carried, colour)) for colour, letter in enumerate("RYGB"))


# --- cabins and life supports ----------------------------------------------------------------------------------------
@pytest.mark.rule("GT-COMP-01")
def test_the_starting_cabin_is_joined_all_round_and_takes_two_humans_but_no_alien() -> None:
    hull = ship("7,7 P0 3333\n7,6 LB 0010\n8,7 LP 0002\n6,7 LB 0300\n7,8 ST 1000")
    assert structure.count(structure.joined_to(hull, at(hull, "7,7"))) == 4
    crew.fill(hull)
    assert crew.humans(hull) == 2
    assert (crew.welcome(hull, load.BROWN_ALIEN), crew.welcome(hull, load.PURPLE_ALIEN)) == (0, 0)
    for other in ("h3", "aB", "aP"):
        with pytest.raises(BadShip):
            ship(f"{CABIN} {other}")


@pytest.mark.rule("GT-COMP-01")
def test_the_flight_may_go_on_without_the_starting_cabin() -> None:
    hull = ship("7,7 P0 3333 h2\n8,7 CA 0003 h2")
    destroy(hull, "7,7")
    assert [squares(hull, piece) for piece in structure.keepable(hull)] == [{"8,7"}]
    assert crew.humans(hull) == 2


@pytest.mark.rule("GT-COMP-02", "GT-LAUNCH-03")
def test_every_cabin_takes_two_humans() -> None:
    hull = ship("7,7 P0 3333\n8,7 CA 0003\n6,7 CA 0300\n7,6 ST 0010")
    crew.fill(hull)
    assert (crew.humans(hull), crew.crew(hull)) == (6, 6)
    assert squares(hull, crew.cabins(hull)) == {"6,7", "7,7", "8,7"}


@pytest.mark.rule("GT-COMP-02", "GT-COMP-03", "GT-LAUNCH-04")
def test_an_alien_goes_where_a_life_support_of_its_colour_is_joined() -> None:
    hull = ship("7,7 P0 3333\n8,7 CA 0013\n8,8 LB 1000\n6,7 CA 0310\n6,8 LP 0000\n7,6 LB 0010")
    assert squares(hull, crew.welcome(hull, load.BROWN_ALIEN)) == {"8,7"}
    assert crew.welcome(hull, load.PURPLE_ALIEN) == 0  # 6,8 only touches, and does not fit
    assert crew.supports(hull, at(hull, "8,7"), load.BROWN_ALIEN)
    assert not crew.supports(hull, at(hull, "8,7"), load.PURPLE_ALIEN)
    crew.fill(hull)
    assert hull.load(at(hull, "8,8")) == load.NOTHING


@pytest.mark.rule("GT-LAUNCH-04")
def test_one_alien_of_each_colour_and_one_in_a_cabin() -> None:
    supports = "6,6 LP 0010\n5,8 LB 1000\n6,8 LB 1000\n8,8 LP 1000"
    hull = ship(f"{CABIN}\n5,7 CA 0110\n6,7 CA 1311\n8,7 CA 0013\n{supports}")
    assert squares(hull, crew.welcome(hull, load.BROWN_ALIEN)) == {"5,7", "6,7"}
    assert squares(hull, crew.welcome(hull, load.PURPLE_ALIEN)) == {"6,7", "8,7"}
    hull.set_load(at(hull, "6,7"), load.BROWN_ALIEN)
    assert crew.welcome(hull, load.BROWN_ALIEN) == 0
    assert squares(hull, crew.welcome(hull, load.PURPLE_ALIEN)) == {"8,7"}


@pytest.mark.rule("GT-CREW-01")
def test_each_figure_counts_one() -> None:
    text = "7,7 P0 3333 h1\n8,7 CA 0013 aB\n8,8 LB 1000\n6,7 CA 0310 aP\n6,8 LP 1000\n7,6 CA 0010 h2"
    assert report(text)["crew"] == 5
    assert crew.humans(ship(text)) == 3


@pytest.mark.rule("GT-CREW-04")
def test_an_alien_without_any_life_support_is_lost_and_one_with_another_stays() -> None:
    two = "7,7 P0 3333 h2\n8,7 CA 1113 aB\n8,8 LB 1000\n8,6 LB 0010\n9,7 LP 0001"
    hull = ship(two)
    destroy(hull, "8,8")
    assert crew.forlorn(hull) == 0
    destroy(hull, "8,6")
    assert squares(hull, crew.forlorn(hull)) == {"8,7"}
    assert crew.crew(ship("7,7 P0 3333 h2")) == 2


@pytest.mark.rule("GT-ADV-EPI-01", "GT-ADV-EPI-02")
def test_occupied_cabins_infect_those_they_are_joined_to() -> None:
    """7,6 is empty, 6,6 only diagonal to 7,7, and 8,6 touches 8,7 smooth against smooth."""
    row = "7,7 P0 3333 h2\n8,7 CA 0103 h1\n9,7 CA 0001 h1"
    hull = ship(f"6,6 CA 0010 h2\n6,7 ST 1300\n{row}\n7,6 CA 0010\n8,6 CA 0000 h2")
    assert squares(hull, crew.infected(hull)) == {"7,7", "8,7", "9,7"}
    hull.set_load(at(hull, "8,7"), load.NOTHING)
    assert crew.infected(hull) == 0
    alien = ship("7,7 P0 3333 h1\n8,7 CA 0013 aB\n8,8 LB 1000")
    assert squares(alien, crew.infected(alien)) == {"7,7", "8,7"}


# --- engines ---------------------------------------------------------------------------------------------------------
ENGINES = "7,7 P0 3333\n6,7 B3 0310 c3\n8,7 ST 0013\n6,8 E1 1000\n7,8 E2 1000\n8,8 E2 1000"


@pytest.mark.rule("GT-COMP-04", "GT-ENG-01", "GT-ENG-02", "GT-RULING-51")
@pytest.mark.parametrize(("cells", "engines"), [(0, 1), (1, 3), (2, 5), (3, 5)])
def test_single_engines_always_count_and_doubles_for_a_cell_each(cells: int, engines: int) -> None:
    assert report(ENGINES, kind="strength", cells=cells)["engine"] == engines
    assert strength.useful_for_engines(ship(ENGINES)) == 2
    assert strength.useful_for_engines(ship(ENGINES.replace("c3", "c1"))) == 1


@pytest.mark.rule("GT-ENG-01", "GT-CREW-05")
def test_a_brown_alien_adds_two_to_engines_that_run() -> None:
    alien = "\n7,6 CA 0110 aB\n8,6 LB 0001"
    assert strength.engine(ship(ENGINES + alien), 0) == 3
    assert strength.engine(ship(ENGINES + alien), 2) == 7
    only_double = "7,7 P0 3333\n7,8 E2 1000\n8,7 B2 0003 c2" + alien
    assert strength.engine(ship(only_double), 0) == 0
    assert strength.engine(ship(only_double), 1) == 4
    purple = "\n7,6 CA 0110 aP\n8,6 LP 0001"
    assert strength.engine(ship(ENGINES + purple), 0) == 1


# --- cannons ---------------------------------------------------------------------------------------------------------
CANNONS = "6,6 G2:N 0010\n7,6 G1:N 0010\n5,7 G2:W 0100\n6,7 ST 1301\n7,7 P0 3333\n8,7 G1:E 0003\n7,8 B3 1000 c3"


@pytest.mark.rule("GT-COMP-05", "GT-CAN-01", "GT-CAN-03", "GT-RULING-51")
@pytest.mark.parametrize(("cells", "cannons"), [(0, 1.5), (1, 3.5), (2, 4.5), (3, 4.5)])
def test_cannons_count_full_to_the_front_and_half_elsewhere(cells: int, cannons: float) -> None:
    assert report(CANNONS, kind="strength", cells=cells)["cannon"] == cannons
    assert strength.useful_for_cannons(ship(CANNONS)) == 2


@pytest.mark.rule("GT-CAN-01")
@pytest.mark.parametrize(
    ("cannon", "single", "double"),
    [("7,6 G1:N 0010", 1, 2), ("8,7 G1:E 0003", 0.5, 1), ("7,8 G1:S 1000", 0.5, 1), ("6,8 G1:W 1000", 0.5, 1)],
)
def test_a_cannon_counts_by_the_side_it_points_to(cannon: str, single: float, double: float) -> None:
    text = f"{CABIN}\n6,7 B2 0310 c1\n{cannon}"
    assert report(text)["cannon"] == single
    text = text.replace("G1", "G2")
    assert report(text)["cannon"] == 0
    assert report(text, kind="strength", cells=1)["cannon"] == double


@pytest.mark.rule("GT-CAN-02", "GT-CREW-05")
def test_a_purple_alien_adds_two_to_cannons_that_shoot() -> None:
    alien = "7,7 P0 3333\n6,7 CA 0310 aP\n6,8 LP 1000\n"
    assert report(alien)["cannon"] == 0
    assert report(alien + "8,7 G1:E 0003")["cannon"] == 2.5
    double = alien + "7,6 G2:N 0010\n8,7 B2 0003 c1"
    assert report(double)["cannon"] == 0
    assert report(double, kind="strength", cells=1)["cannon"] == 4
    assert report(alien.replace("aP", "aB").replace("LP", "LB") + "8,7 G1:E 0003")["cannon"] == 0.5


@pytest.mark.rule("GT-RULING-18", "GT-RULING-35")
def test_a_fleet_says_to_which_sides_cannons_count_in_full() -> None:
    text = "7,6 G1:N 0010\n6,7 G1:W 0300\n7,7 P0 3333\n8,7 G1:E 0003"
    assert report(text, kind="strength", cells=0, full="ESW")["cannon"] == 2.5
    assert report(text, kind="strength", cells=0)["cannon"] == 2
    assert report(text, kind="strength", cells=0, full="NESW")["cannon"] == 3
    assert report(text, kind="strength", cells=0, full="S")["cannon"] == 1.5
    # Cells go to the doubles that add most against this fleet, and the alien needs a cannon, whatever it counts.
    doubles = "6,6 G2:N 0010\n5,7 G2:W 0100\n6,7 ST 1301\n7,7 P0 3333\n7,8 B2 1000 c2\n8,7 CA 0013 aP\n8,8 LP 1000"
    assert report(doubles, kind="strength", cells=1, full="W")["cannon"] == 4
    assert report(doubles, kind="strength", cells=2, full="W")["cannon"] == 5
    assert report(doubles, kind="strength", cells=0, full="W")["cannon"] == 0
    assert report(doubles, kind="strength", cells=1, full="S")["cannon"] == 3


# --- batteries and holds ---------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-COMP-07", "GT-LAUNCH-02")
def test_batteries_hold_as_many_cells_as_printed() -> None:
    hull = ship("7,7 P0 3333\n6,7 B2 0300\n8,7 B3 0003\n7,6 C3 0010")
    crew.fill(hull)
    assert [hull.load(at(hull, square)) for square in ("6,7", "8,7", "7,6")] == [2, 3, 0]
    assert (crew.cells(hull), squares(hull, crew.batteries(hull))) == (5, {"6,7", "8,7"})
    for text in ("6,7 B2 0300 c3", "8,7 B3 0003 c4"):
        with pytest.raises(BadShip, match="ship-too-much"):
            ship(text)


HOLDS = "7,7 P0 3333\n7,6 C2 0010\n8,7 C3 0003\n6,7 R1 0300\n7,8 R2 1000\n"


@pytest.mark.rule("GT-COMP-08", "GT-GOODS-02")
def test_a_block_on_each_space_and_red_ones_in_special_holds_only() -> None:
    hull = ship(HOLDS)
    assert (cargo.capacity(hull), cargo.special_capacity(hull)) == (8, 3)
    for square, places in (("7,6", 2), ("8,7", 3), ("6,7", 1), ("7,8", 2)):
        special = square in ("6,7", "7,8")
        for colour in (load.RED, load.YELLOW, load.GREEN, load.BLUE):
            assert cargo.room(hull, at(hull, square), colour) == (special or colour != load.RED)
        for filled in range(places):
            assert cargo.free_places(hull, at(hull, square)) == places - filled
            cargo.put(hull, at(hull, square), load.GREEN)
        assert not cargo.room(hull, at(hull, square), load.BLUE)
    assert not cargo.room(hull, at(hull, "7,7"), load.BLUE)


@pytest.mark.rule("GT-GOODS-01")
def test_goods_have_their_prices() -> None:
    for letter, price in (("R", 4), ("Y", 3), ("G", 2), ("B", 1)):
        assert cargo.value(ship(f"7,7 P0 3333\n7,6 R1 0010 g:{letter}")) == price
    assert cargo.value(ship("7,7 P0 3333\n7,6 R2 0010 g:RB\n8,7 C3 0003 g:YYG")) == 13


@pytest.mark.rule("GT-GOODS-03")
def test_stowing_takes_the_most_valuable_and_leaves_the_rest() -> None:
    hull = ship("7,7 P0 3333\n7,6 C2 0010 g:BB\n6,7 R1 0300 g:Y")
    left = cargo.stow(hull, load.packed(2, 0, 1, 0))
    assert (goods(hull, "6,7"), goods(hull, "7,6")) == ("R", "YG")
    assert left == load.packed(1, 0, 0, 2)
    # No room for red ones: they stay behind, though they are dearer.
    plain = ship("7,7 P0 3333\n7,6 C2 0010")
    assert cargo.stow(plain, load.packed(2, 0, 0, 1)) == load.packed(2, 0, 0, 0)
    assert goods(plain, "7,6") == "B"
    # Special holds take what is left of the dear ones, after the red.
    both = ship("7,7 P0 3333\n7,6 C2 0010\n6,7 R2 0300")
    assert cargo.stow(both, load.packed(1, 3, 0, 1)) == load.packed(0, 0, 0, 1)
    assert sorted(goods(both, "7,6") + goods(both, "6,7")) == ["R", "Y", "Y", "Y"]


@pytest.mark.rule("GT-GOODS-05")
def test_the_most_valuable_goods_go_first_from_a_hold_of_choice() -> None:
    hull = ship("7,7 P0 3333\n7,6 C2 0010 g:YB\n6,7 R2 0300 g:YR\n8,7 C3 0003 g:BBG")
    taken = []
    while (colour := cargo.dearest(hull)) != load.COLOURS:
        holds = cargo.holds_with(hull, colour)
        taken.append((load.COLOUR_NAMES[colour], squares(hull, holds)))
        cargo.take(hull, structure.lowest(holds), colour)
    assert taken == [
        ("red", {"6,7"}),
        ("yellow", {"7,6", "6,7"}),
        ("yellow", {"6,7"}),
        ("green", {"8,7"}),
        ("blue", {"7,6", "8,7"}),
        ("blue", {"8,7"}),
        ("blue", {"8,7"}),
    ]


@pytest.mark.rule("GT-GOODS-07", "GT-DMG-01")
def test_what_is_on_a_lost_component_is_lost_with_it() -> None:
    hull = ship("7,7 P0 3333 h2\n8,7 B2 0103 c2\n9,7 C2 0011 g:YB\n9,8 CA 1000 h2")
    destroy(hull, "8,7")
    assert (crew.cells(hull), cargo.value(hull), crew.crew(hull)) == (0, 4, 4)
    assert keep(hull, "7,7") == 2
    assert (cargo.aboard(hull), crew.crew(hull)) == (0, 2)


@pytest.mark.rule("GT-COMP-09")
def test_a_structural_module_only_connects() -> None:
    hull = ship("7,7 P0 3333\n7,6 ST 1111")
    crew.fill(hull)
    assert hull.load(at(hull, "7,6")) == load.NOTHING
    assert errors(hull) == set()
    assert (strength.engine(hull, 9), strength.cannon(hull, 9)) == (0, 0)
    assert cargo.capacity(hull) == 0
    assert squares(hull, structure.joined_to(hull, at(hull, "7,7"))) == {"7,6"}
