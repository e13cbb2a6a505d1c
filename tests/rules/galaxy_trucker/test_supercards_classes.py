"""Supercards on the classes of other boxes: holes pull on each part, rain falls on every line, alerts know the dice."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import pieces
from tests.rules.galaxy_trucker.flight_scene import OPEN_SPACE, Flight

FRONT, RIGHT, REAR, LEFT = range(4)
TWINS = "5,7 P0 3333 h2; 9,7 P0 3333 h2"
# Pulls at levels I to IV: 3 5 7 9, 4 6 8 10 and 5 7 9 11.
PULL_5, PULL_6 = "black_hole_1", "black_hole_2"


def facing(ship: str, card: str, ship_class: str = "IIA", level: int = 2, seed: int = 1) -> Flight:
    return Flight(ship, level=level, ship_class=ship_class, card=card, deck=[OPEN_SPACE], seed=seed)


# --- black holes -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-HOLE-07")
def test_each_part_faces_half_the_pull_rounded_up() -> None:
    """5 at level II: 3 for each part. The left one has them, the right one must give up components."""
    left = "4,7 E1:S 0300; 5,8 E1:S 3000; 4,6 E1:S 0100; 5,6 ST 0033"
    right = "9,8 E1:S 3000; 10,7 E1:S 0003; 9,6 ST 0033; 8,6 ST 0300"
    flight = facing(f"{TWINS}; {left}; {right}", PULL_5)
    assert flight.heard("escaped") == [(0, 3)]
    assert flight.asked == (0, "hole")
    assert (flight.question.need, flight.question.have, flight.question.due) == (3, 2, 2)
    # Only what it carries itself can be given up, and only so that the part stays in one piece.
    abandons = {move for move in flight.legal_for(0) if move.startswith("abandon")}
    assert abandons == {"abandon 9,8", "abandon 10,7", "abandon 8,6"}
    flight.play("abandon 8,6")
    flight.play("abandon 9,6")
    flight.play("escape")
    assert flight.squares() == {"5,7", "4,7", "5,8", "4,6", "5,6", "9,7", "9,8", "10,7"}
    assert flight.heard("escaped") == [(0, 3), (0, 2)]


@pytest.mark.rule("GT-HOLE-07")
def test_other_parts_lend_neither_engines_nor_cells() -> None:
    """Three engines on the left do not help the right part, and the left battery powers no engine there."""
    left = "4,7 E1:S 0300; 5,8 E1:S 3000; 4,6 E1:S 0100; 5,6 B2 0033 c2"
    right = "9,8 E2:S 3000; 10,7 ST 0003; 9,6 ST 0030"
    flight = facing(f"{TWINS}; {left}; {right}", PULL_6)
    assert flight.heard("escaped") == [(0, 3)]
    # The right part has no thrust without a cell of its own: 3 are missing, so 6 components, and it has 4.
    assert flight.heard("swallowed") == [(0, 4)]
    assert flight.squares() == {"5,7", "4,7", "5,8", "4,6", "5,6"}
    assert flight.status(0) == "flying"
    assert flight.lost == [4]


@pytest.mark.rule("GT-HOLE-07")
def test_a_cell_of_its_own_powers_an_engine_of_the_part() -> None:
    left = "4,7 E1:S 0300; 5,8 E1:S 3000; 4,6 E1:S 0100; 5,6 B2 0033 c2"
    right = "9,8 E2:S 3000; 10,7 E1:S 0003; 9,6 B2 0030 c1"
    flight = facing(f"{TWINS}; {left}; {right}", PULL_6)
    assert {move for move in flight.legal_for(0) if move.startswith("spend")} == {"spend 9,6"}
    habit = flight.game.habit(0)
    assert habit is not None
    assert habit.text == "spend 9,6"  # a bot knows that the fuller battery of the other part is of no use
    flight.play("spend 9,6")
    flight.play("escape")
    assert flight.heard("escaped") == [(0, 3), (0, 3)]
    assert flight.lost == [0]


@pytest.mark.rule("GT-HOLE-07")
def test_the_pull_is_divided_by_the_parts_the_class_is_meant_to_have() -> None:
    """The right part is gone already: the left one faces half the pull all the same."""
    flight = facing("5,7 P0 3333 h2; 4,7 E1:S 0300; 5,8 E1:S 3000; 4,6 E1:S 0100; 5,6 ST 0033", PULL_6)
    assert flight.heard("escaped") == [(0, 3)]
    assert flight.lost == [0]


@pytest.mark.rule("GT-HOLE-07")
def test_four_parts_face_a_quarter_each() -> None:
    """9 at level IV: 3 for each of the four parts; nobody has an engine, so all are lost, and with them the ship."""
    ship = "5,6 P0 3333 h2; 9,6 P0 3333 h2; 5,9 P0 3333 h2; 9,9 P0 3333 h2"
    flight = facing(ship, "black_hole_1", "IVC", level=4)
    assert flight.heard("swallowed") == [(0, 1)] * 4
    assert flight.causes() == {0: "swallowed"}


@pytest.mark.rule("GT-HOLE-07", "GT-MULTI-04")
def test_weight_is_counted_in_its_own_part() -> None:
    left = "4,7 E1:S 0300; 5,8 E1:S 3000; 4,6 E1:S 0100; 5,6 ST 0033"
    right = "9,8 E1:S 3001; 8,8 E1:S 0100; 10,7 E1:S 0003; 9,6 XH1 0030"
    flight = facing(f"{TWINS}; {left}; {right}", PULL_6)
    assert flight.heard("escaped") == [(0, 3)]
    assert (flight.question.need, flight.question.have) == (3, 2)


@pytest.mark.rule("GT-RULING-25")
def test_rain_and_holes_pass_a_part_by_that_is_not_in_flight() -> None:
    bottles = f"{TWINS}; 4,7 XF 0300; 10,7 XF 0003; 5,8 E1:S 3000; 9,8 E1:S 3000"
    for card, told in (("meteor_rain_1", "meteor"), (PULL_6, "swallowed")):
        flight = Flight(bottles, level=2, ship_class="IIA", card=card, deck=[OPEN_SPACE], mission="beverage_run")
        flight.play("skip 4,7")
        flight.play("face")
        assert flight.heard(told) != []
        assert all(line >= 9 for _, side, line in flight.heard("meteor") if side == FRONT)
        assert len(flight.heard("swallowed")) <= 1
        assert flight.squares() >= {"5,7", "5,8"}
        assert flight.status(0) == "flying"


# --- meteor rain -----------------------------------------------------------------------------------------------------
def lines(flight: Flight, side: int) -> list[int]:
    return [line for _, come_from, line in flight.heard("meteor") if come_from == side]


def smooth(ship_class: str) -> str:
    """A ship on all squares that nothing can hurt: there is a component in every line, and no connector sticks out."""
    board = pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]
    starts = {board.labels[start] for start in board.starts}
    return "; ".join(f"{name} CA 0000 h1" if name in starts else f"{name} ST 0000" for name in board.labels)


@pytest.mark.rule("GT-EXP-27")
@pytest.mark.parametrize(
    ("ship_class", "columns", "rows"),
    [
        ("IA", range(5, 10), range(5, 10)),
        ("IC", range(5, 9), range(3, 11)),
        ("IIC", range(5, 9), range(3, 11)),
    ],
)
def test_rain_falls_once_on_every_line_whatever_its_number(ship_class: str, columns: range, rows: range) -> None:
    flight = facing(smooth(ship_class), "meteor_rain_1", ship_class)
    assert lines(flight, FRONT) == list(columns)
    assert lines(flight, RIGHT) == list(rows)
    assert flight.lost == [0]


@pytest.mark.rule("GT-EXP-27")
def test_rain_ignores_the_folds() -> None:
    """6,6 and 6,7 share the number 5, and yet both are struck from the right, each in its own row."""
    flight = facing("6,6 CA 0030 h2; 6,7 ST 3030; 6,8 ST 3000", "meteor_rain_1", "IC")
    assert lines(flight, RIGHT) == [6, 7, 8]
    struck = [flight.game.name_of("square", square) for _, square in flight.heard("bounced")]
    assert struck == ["6,6", "6,6", "6,7", "6,8"]


@pytest.mark.rule("GT-EXP-28")
def test_on_a_ring_one_roll_decides_the_side_for_all_rows() -> None:
    """Columns have a front, so nothing is rolled for them. For the rows there is one die, and it holds for all."""
    flight = facing(smooth("IIB"), "meteor_rain_1", "IIB")
    assert lines(flight, FRONT) == list(range(3, 12))
    assert lines(flight, RIGHT) == list(range(5, 9))
    assert flight.lost == [0]


@pytest.mark.rule("GT-EXP-28")
@pytest.mark.parametrize("seed", range(4))
def test_on_a_sphere_one_roll_for_each_direction(seed: int) -> None:
    """Every square has a smooth component, so what is struck in each line shows where the lines begin."""
    flight = facing(smooth("IIIC"), "meteor_rain_1", "IIIC", level=3, seed=seed)
    assert (lines(flight, FRONT), lines(flight, RIGHT)) == (list(range(4, 10)), list(range(4, 10)))
    struck = [str(flight.game.name_of("square", square)).split(",") for _, square in flight.heard("bounced")]
    assert {row for _, row in struck[:6]} == {struck[0][1]}
    assert {column for column, _ in struck[6:]} == {struck[6][0]}
    assert [column for column, _ in struck[:6]] == ["4", "5", "6", "7", "8", "9"]


# --- meteor alerts ---------------------------------------------------------------------------------------------------
def rolls(ship: str, ship_class: str, level: int) -> list[tuple[int, int, int]]:
    """Side, line and first die of each meteor of the first alert."""
    flight = facing(ship, "meteor_alert_1", ship_class, level)
    return [(side, line, die) for _, side, line, die in flight.heard("hazard")]


@pytest.mark.rule("GT-EXP-29")
@pytest.mark.parametrize("ship_class", ["IC", "IIC"])
def test_where_one_die_is_rolled_the_printed_one_is_the_result(ship_class: str) -> None:
    (first, second, third, fourth) = rolls("6,6 P0 3333 h2", ship_class, 2)
    assert first == (FRONT, 4, 4)
    assert fourth == (LEFT, 3, 3)
    assert second[1] == second[2]
    assert third[1] == third[2]


@pytest.mark.rule("GT-EXP-29")
def test_where_dice_follow_each_other_the_printed_one_comes_first() -> None:
    rolled = rolls(smooth("IIIC"), "IIIC", 2)
    assert (rolled[0][1] // 10, rolled[3][1] // 10) == (4, 3)
    assert all(1 <= line % 10 <= 6 for _, line, _ in rolled)
    ring = rolls(smooth("IIB"), "IIB", 2)
    assert 5 <= ring[0][1] <= 10
    assert ring[3][1] // 10 == 3
