"""The outlines of the ship classes: which squares there are, and which lines can be hit."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.papers.paper import BadShip
from hullbreach.games.galaxy_trucker.ship import board as boards
from hullbreach.games.galaxy_trucker.ship import structure
from hullbreach.kernel.agenda import NONE
from tests.games.galaxy_trucker.naive import OUTLINES, label, squares_of
from tests.rules.galaxy_trucker.ships import at, bow_first, errors, everywhere, hit, meets, report, ship

CLASSES = [
    pytest.param("I", 18, range(5, 10), range(5, 10), marks=pytest.mark.rule("GT-BOARD-01")),
    pytest.param("II", 27, range(4, 11), range(4, 10), marks=pytest.mark.rule("GT-BOARD-02")),
    pytest.param("III", 36, range(3, 12), range(4, 10), marks=pytest.mark.rule("GT-BOARD-03")),
    pytest.param("IIIA", 36, range(5, 10), range(3, 12), marks=pytest.mark.rule("GT-BOARD-04")),
]


@pytest.mark.parametrize(("ship_class", "count", "columns", "rows"), CLASSES)
def test_an_outline_has_its_squares_and_can_be_hit_in_its_lines(
    ship_class: str, count: int, columns: range, rows: range
) -> None:
    board = pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]
    assert len(board.labels) == count
    assert set(board.labels) == {label(square) for square in squares_of(ship_class)}
    assert board.labels[board.start] == "7,7"
    full = everywhere(ship_class)
    for line in range(2, 13):
        for side, lines in (("N", columns), ("S", columns), ("E", rows), ("W", rows)):
            assert (meets(full, "heavy_shot", side, line) == "miss") == (line not in lines)


@pytest.mark.rule("GT-RULING-04")
def test_class_iiia_counts_its_rows_from_the_rear() -> None:
    full = everywhere("IIIA")
    assert bow_first(full)[:3] == ["6,11", "7,11", "8,11"]
    assert bow_first(full)[-3:] == ["5,3", "7,3", "9,3"]
    assert (hit(full, "N", 6), hit(full, "S", 5)) == ("6,11", "5,3")
    assert (hit(full, "E", 11), hit(full, "W", 11), hit(full, "E", 3)) == ("8,11", "6,11", "9,3")
    # The square in front of 7,7 is 7,8, and an engine at 7,7's rear blows towards row 5.
    assert report("7,7 P0 3333\n7,8 G1:N 0010", "IIIA")["cannon"] == 1
    assert report("7,7 P0 3333\n7,6 E1 1000", "IIIA")["errors"] == []
    assert report("7,7 P0 3333\n7,8 E1:N 0010", "IIIA")["errors"] == ["engine_facing 7,8"]


@pytest.mark.rule("GT-RULING-04")
def test_adjacent_rows_are_adjacent_whichever_way_they_are_counted() -> None:
    """The cannon to the right stands in row 8 of class IIIA."""
    hull = ship("7,7 P0 3333\n7,8 ST 0110\n8,8 G1:E 1001\n8,9 ST 1010\n8,10 ST 0010\n7,6 ST 1000", "IIIA")
    struck = {row: meets(hull, "large_meteor", "E", row) for row in range(6, 11)}
    assert struck == {6: "destroyed", 7: "shot_down", 8: "shot_down", 9: "shot_down", 10: "destroyed"}


@pytest.mark.rule("GT-BOARD-05")
def test_outside_the_outline_is_empty_space() -> None:
    with pytest.raises(BadShip, match="ship-outside"):
        ship("7,9 ST 1111")
    # Class I has no 7,9: the connector that faces it is exposed, the engine before it free, the cannon too.
    assert structure.exposed(ship("7,8 ST 0010")) == 1
    edge = ship("7,8 E1 0000\n7,5 G1:N 0000\n5,8 G1:W 0000\n9,8 G1:E 0000")
    assert {error.split()[0] for error in errors(edge)} == {"disconnected"}
    board = pieces.BOARDS[0]
    assert board.place_of(boards.spot_at(7, 9)) == NONE
    assert board.neighbour(at(ship("7,8 ST 0000"), "7,8"), 2) == NONE


@pytest.mark.rule("GT-BOARD-05")
def test_there_is_one_component_on_a_square() -> None:
    with pytest.raises(BadShip, match="ship-taken"):
        ship("7,7 P0 3333\n7,6 ST 1111; 7,6 ST 0000")


@pytest.mark.rule("GT-BOARD-05")
@pytest.mark.parametrize("ship_class", OUTLINES)
def test_a_move_names_squares_of_one_grid_whatever_the_class(ship_class: str) -> None:
    board = pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]
    found = [spot for spot in range(boards.SPOTS) if board.place_of(spot) != NONE]
    assert [board.place_of(spot) for spot in found] == list(range(board.size))
    assert board.places[boards.spot_at(7, 7)] == board.start
