"""The classes of other boxes: their outlines, how dice find a line on them, and what lies beside what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hullbreach.games.galaxy_trucker import facts, pieces
from hullbreach.games.galaxy_trucker.papers.paper import BadShip
from hullbreach.games.galaxy_trucker.ship import board as boards
from hullbreach.games.galaxy_trucker.ship import structure
from hullbreach.games.galaxy_trucker.ship.lines import FIRST_LINE, LAST_LINE
from hullbreach.kernel.errors import BadOption
from tests.games.galaxy_trucker.naive import SHEETS, label, squares_of, starts_of
from tests.rules.galaxy_trucker.flight_scene import Flight
from tests.rules.galaxy_trucker.scene import Yard
from tests.rules.galaxy_trucker.ships import at, errors, everywhere, hit, meets, report, ship, squares

OPTIONS = {
    "IA": ("I", "first"),
    "IC": ("I", "first"),
    "IIA": ("II", "second"),
    "IIB": ("II", "second"),
    "IIC": ("II", "second"),
    "IIIC": ("III", "third"),
    "IVC": ("IV", "fourth"),
}
LIMITS = {"IA": 5, "IC": 5, "IIA": 8, "IIB": 8, "IIC": 8, "IIIC": 11, "IVC": 14}


def yard_of(ship_class: str, players: int = 2) -> Yard:
    flights, option = OPTIONS[ship_class]
    chosen: dict[str, Any] = {"flights": flights, option: ship_class}
    return Yard(players, **chosen)


def board_of(ship_class: str) -> boards.Board:
    return pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]


# --- outlines --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-33", "GT-RULING-83")
@pytest.mark.parametrize("ship_class", OPTIONS)
def test_every_class_the_seed_names_can_be_built_at_its_level(ship_class: str) -> None:
    yard = yard_of(ship_class)
    board = board_of(ship_class)
    assert (yard.public.ship_class, yard.public.level) == (ship_class, OPTIONS[ship_class][0])
    assert set(board.labels) == {label(square) for square in squares_of(ship_class)}
    assert len(board.labels) == sum(1 for row in SHEETS[ship_class][1] for square in row if square != ".")
    for seat in range(2):
        cabins = {board.labels[board.place_of(part.at)] for part in yard.seat(seat).ship.parts}
        assert cabins == {label(square) for square in starts_of(ship_class)}
    assert board.loss_limit == LIMITS[ship_class]


@pytest.mark.rule("GT-RULING-83")
def test_a_class_is_chosen_for_its_own_level_alone() -> None:
    yard = Yard(flights="all", second="IIB")
    assert yard.public.rounds == ["I", "IIB", "III"]
    assert Yard(flights="I-IV", fourth="IVC", third="IIIC").public.rounds == ["I", "II", "IIIC", "IVC"]
    assert Yard(flights="IV", third="IIIC").public.rounds == ["IIIC"]
    with pytest.raises(BadOption, match="option-moot"):
        Yard(flights="I", second="IIB")
    with pytest.raises(BadOption, match="bad-option-value"):
        Yard(flights="I", first="IIB")


@pytest.mark.rule("GT-RULING-83")
def test_two_components_may_be_set_aside_on_any_class() -> None:
    yard = yard_of("IIB")
    for tile in ("t088", "t066"):
        yard.give(0, tile)
        yard.play(0, "keep")
    yard.give(0, "t064")
    assert yard.refusal("keep") == ("no-room-aside", "GT-BUILD-06")


@pytest.mark.rule("GT-EXP-33")
def test_a_class_must_fit_its_outline() -> None:
    known = {found.id: found for found in facts.classes()}
    assert {found.outline for found in known.values()} <= set(facts.outlines())
    broken: list[tuple[dict[str, Any], str]] = [
        ({"parts": ["AA"]}, "its parts are not its outline"),
        ({"outline": "IX"}, "there is no outline IX"),
        ({"rows": facts.LinesFacts("sum", [[7]])}, "each line has its numbers"),
        (
            {"columns": facts.LinesFacts("around", [[3]] * 9)},
            "a line that goes round begins where one of six faces says",
        ),
    ]
    for change, problem in broken:
        assert facts.wrong_with(msgspec.structs.replace(known["IIA"], **change)) == problem


# --- IA: several numbers for one line --------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-78")
def test_on_class_ia_nearly_every_roll_hits() -> None:
    full = everywhere("IA")
    columns = {3: 5, 4: 5, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 9, 11: 9}
    for roll in range(2, 13):
        for side in "NESW":
            assert (meets(full, "heavy_shot", side, roll) == "miss") == (roll not in columns)
    for roll, column in columns.items():
        assert hit(full, "N", roll) == hit(full, "N", column)
        assert hit(full, "N", roll).startswith(f"{column},")
        assert hit(full, "W", roll).endswith(f",{column}")


@pytest.mark.rule("GT-RULING-78", "GT-HAZ-04")
def test_cannons_bear_on_lines_and_not_on_numbers() -> None:
    """The cannon stands in row 6; the row before it is row 5, whichever of its three numbers was rolled."""
    hull = ship("7,7 P0 3333\n8,7 ST 1001\n8,6 G1:E 0010\n7,6 ST 1010\n7,5 ST 0010", "IA")
    assert [meets(hull, "large_meteor", "E", roll) for roll in (3, 4, 5, 6, 7)] == ["shot_down"] * 5
    below = ship("7,7 P0 3333\n8,7 G1:E 0001\n7,6 ST 1010\n7,5 ST 0010", "IA")
    assert [meets(below, "large_meteor", "E", roll) for roll in (3, 4, 5, 6)] == ["destroyed"] * 3 + ["shot_down"]


# --- IC and IIC: one die, folded -------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-78")
@pytest.mark.parametrize("ship_class", ["IC", "IIC"])
def test_one_die_finds_a_line_of_a_folded_ship(ship_class: str) -> None:
    full = everywhere(ship_class)
    assert [meets(full, "heavy_shot", side, die) for side in "NESW" for die in (1, 6)] == ["miss"] * 8
    assert [hit(full, "N", die) for die in (2, 3, 4, 5)] == ["5,4", "6,3", "7,3", "8,4"]
    assert [hit(full, "W", die) for die in (2, 3, 4, 5)] == ["6,3", "5,4", "5,5", "5,6"]
    assert [hit(full, "E", die) for die in (2, 3, 4, 5)] == ["7,3", "8,4", "8,5", "8,6"]


@pytest.mark.rule("GT-RULING-78")
def test_behind_the_fold_lies_the_row_from_the_stern() -> None:
    hull = ship("6,6 P0 3333\n6,7 ST 1010\n6,8 ST 1010\n6,9 ST 1001\n5,9 ST 0110\n5,10 ST 1000", "IC")
    assert [hit(hull, "W", die) for die in (2, 3, 4)] == ["5,10", "5,9", "6,8"]
    assert hit(hull, "W", 5) == "6,6"
    assert hit(hull, "E", 5) == "6,6"


@pytest.mark.rule("GT-RULING-78")
def test_one_die_is_rolled_and_told() -> None:
    flight = Flight("6,6 P0 3333 h2; 6,7 E1:S 3000", level=1, ship_class="IC", card="i_meteor_swarm_1", first="IC")
    rolled = flight.heard("hazard")
    assert rolled
    assert all(line == die and 1 <= die <= 6 for _, _, line, die in rolled)


# --- IIB and IIIC: dice one after the other --------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-78")
def test_a_ring_has_no_fixed_side_from_left_and_right() -> None:
    full = everywhere("IIB")
    assert [hit(full, "N", roll) for roll in (3, 5, 11)] == ["3,5", "5,7", "11,5"]
    assert [meets(full, "heavy_shot", "N", roll) for roll in (2, 12)] == ["miss", "miss"]
    # Row 7 is whole: the second die says where it begins, from the left and from the right.
    begins = ["3,7", "4,7", "6,7", "8,7", "10,7", "11,7"]
    assert [hit(full, "W", 40 + die) for die in range(1, 7)] == begins
    assert [hit(full, "E", 40 + die) for die in range(1, 7)] == begins
    assert [meets(full, "heavy_shot", "W", 10 * die + 1) for die in (1, 6)] == ["miss", "miss"]


@pytest.mark.rule("GT-RULING-78")
def test_a_line_that_goes_round_comes_back_to_its_beginning() -> None:
    hull = ship("7,7 P0 3333\n6,7 ST 0101", "IIB")
    assert [hit(hull, "W", 40 + die) for die in range(1, 7)] == ["6,7", "6,7", "6,7", "6,7", "6,7", "6,7"]
    assert [hit(hull, "E", 40 + die) for die in range(1, 7)] == ["7,7", "7,7", "6,7", "7,7", "7,7", "7,7"]


@pytest.mark.rule("GT-RULING-78")
@pytest.mark.parametrize(
    ("side", "roll", "square"), [("N", 23, "5,6"), ("S", 23, "5,6"), ("W", 65, "8,9"), ("E", 16, "9,4")]
)
def test_every_roll_finds_a_square_of_the_sphere(side: str, roll: int, square: str) -> None:
    assert hit(everywhere("IIIC"), side, roll) == square


@pytest.mark.rule("GT-RULING-78")
def test_on_the_sphere_things_come_from_anywhere() -> None:
    hull = ship("7,7 P0 3333\n7,8 ST 1010", "IIIC")
    assert [hit(hull, "N", 40 + die) for die in (1, 4, 5, 6)] == ["7,7", "7,7", "7,8", "7,7"]
    assert [hit(hull, "S", 40 + die) for die in (1, 4, 5, 6)] == ["7,8", "7,7", "7,8", "7,8"]
    assert meets(hull, "heavy_shot", "N", 31) == "miss"


@pytest.mark.rule("GT-RULING-78")
def test_two_dice_are_rolled_one_after_the_other() -> None:
    flight = Flight(
        "7,7 P0 3333 h2; 7,8 E1:S 3000", level=3, ship_class="IIIC", card="iii_meteor_swarm_1", third="IIIC"
    )
    rolled = flight.heard("hazard")
    assert rolled
    assert all(line // 10 == die and 1 <= line % 10 <= 6 for _, _, line, die in rolled)


@pytest.mark.rule("GT-RULING-78")
def test_only_what_dice_can_show_is_understood_on_paper() -> None:
    assert report("7,7 P0 3333", "IIIC", kind="heavy_shot", side="N", line=44)["hit"] == "7,7"
    for line in (7, 17, 40):
        with pytest.raises(BadShip):
            report("7,7 P0 3333", "IIIC", kind="heavy_shot", side="N", line=line)
    with pytest.raises(BadShip):
        report("6,6 P0 3333", "IC", kind="heavy_shot", side="N", line=7)


@pytest.mark.rule("GT-RULING-78")
def test_dice_that_follow_each_other_are_written_one_by_one() -> None:
    said = {name: [yard_of(name).game.name_of("line", aim) for aim in (11, 44, 77)] for name in ("IIIC", "IIB", "IC")}
    assert said == {"IIIC": ["1, 1", "4, 4", None], "IIB": [None, "4, 4", None], "IC": [None, None, None]}


# --- what lies beside what -------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-79")
def test_a_sphere_has_no_edge() -> None:
    hull = ship("4,4 ST 1001\n4,9 ST 0010\n9,4 ST 0100", "IIIC")
    assert len(structure.pieces(hull)) == 1
    assert structure.exposed(hull) == 0
    assert "cannon 4,4 4,9" in errors(ship("4,4 G1:N 0000\n4,9 ST 0000", "IIIC"))
    assert "engine 4,4 4,9" in errors(ship("4,9 E1:S 0000\n4,4 ST 0000", "IIIC"))
    board = board_of("IIIC")
    assert all(board.neighbour(place, side) >= 0 for place in range(board.size) for side in range(4))
    assert all(structure.count(board.around[place]) == 8 for place in range(board.size))


@pytest.mark.rule("GT-RULING-79")
def test_a_ring_closes_at_its_sides_alone() -> None:
    hull = ship("3,7 ST 0001\n11,7 ST 0100\n11,6 ST 0000", "IIB")
    assert structure.joined(hull, at(hull, "3,7"), 3)
    assert squares(hull, board_of("IIB").around[at(hull, "3,7")]) >= {"11,7", "11,6", "11,8"}
    board = board_of("IIB")
    assert board.neighbour(at(hull, "3,5"), 0) < 0
    assert board.neighbour(at(hull, "3,8"), 2) < 0


@pytest.mark.rule("GT-RULING-79")
@pytest.mark.parametrize("ship_class", ["IC", "IIC", "IA", "IIA", "IVC"])
def test_a_fold_makes_no_neighbours(ship_class: str) -> None:
    board = board_of(ship_class)
    for place in range(board.size):
        column, row = boards.column_of(board.spots[place]), boards.row_of(board.spots[place])
        for side, (across, along) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            other = board.neighbour(place, side)
            if other >= 0:
                assert board.labels[other] == f"{column + across},{row + along}"
    assert all(FIRST_LINE <= boards.column_of(spot) <= LAST_LINE for spot in board.spots)


# --- saboteurs -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-78", "GT-ADV-SAB-01")
@pytest.mark.parametrize(
    ("ship_class", "start", "most"), [("IC", "6,6", (6, 6)), ("IIB", "7,7", (12, 6)), ("IIIC", "7,7", (6, 6))]
)
def test_saboteurs_roll_as_the_class_does(ship_class: str, start: str, most: tuple[int, int]) -> None:
    told = []
    for seed in range(12):
        flight = Flight(f"{start} P0 3333 h2", ship_class=ship_class, level=3, card="iii_sabotage", seed=seed)
        told += flight.heard("saboteur")
    assert all(1 <= column <= most[0] and 1 <= row <= most[1] for _, column, row in told)
    assert max(column for _, column, _ in told) > (6 if most[0] == 12 else 4)
