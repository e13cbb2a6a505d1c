"""Connectors: what joins, what clashes, what is exposed."""

from __future__ import annotations

import pytest

from hullbreach.games import find_catalogue
from hullbreach.games.galaxy_trucker.ship import part, structure
from hullbreach.kernel.catalogue import Example
from tests.rules.galaxy_trucker.ships import CABIN, at, errors, report, ship, squares

PAIRS = [(one, other) for one in range(4) for other in range(4)]


def touching(one: int, other: int) -> str:
    """Two components side by side, with these connectors between them and a smooth rest."""
    return f"7,6 ST 0{one}00\n8,6 ST 000{other}"


@pytest.mark.rule("GT-EX-05", "GT-CONN-02", "GT-CONN-03", "GT-CONN-04")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_every_contact_joins_is_legal_or_is_an_error(one: int, other: int) -> None:
    example = find_catalogue("galaxy-trucker").entry("GT-EX-05")
    assert isinstance(example, Example)
    (kind,) = (name for name, pairs in example.table.items() if [one, other] in pairs)
    hull = ship(touching(one, other))
    assert structure.joined(hull, at(hull, "7,6"), part.EAST) == (kind == "joined")
    assert structure.joined(hull, at(hull, "8,6"), part.WEST) == (kind == "joined")
    assert ("connection 7,6 8,6" in errors(hull)) == (kind == "illegal")
    assert (report(touching(one, other))["joined"] == ["7,6-8,6"]) == (kind == "joined")


@pytest.mark.rule("GT-CONN-01")
def test_each_of_four_sides_has_its_own_connector_and_turns_with_the_component() -> None:
    hull = ship("7,7 ST 0123")
    lying = hull.part(at(hull, "7,7"))
    for quarters in range(5):
        turned = part.turned(lying, quarters)
        assert [part.connector(turned, (side + quarters) & 3) for side in range(4)] == [0, 1, 2, 3]
    assert part.turned(lying, 4) == lying


@pytest.mark.rule("GT-CONN-03")
def test_each_bad_contact_is_one_error_and_several_may_be_about_one_contact() -> None:
    # The cannon's barrel is smooth, and the component before it has a connector there.
    hull = ship("7,7 P0 3333\n7,6 ST 0131\n8,6 G1:W 0010\n8,7 ST 1003\n6,6 ST 0100")
    assert errors(hull) == {"connection 7,6 8,6", "cannon 7,6 8,6"}
    # Two components that touch two others badly: each contact counts.
    assert errors(ship("7,7 P0 3333\n7,6 ST 0130\n8,7 ST 0003\n8,6 ST 0022")) >= {
        "connection 7,6 8,6",
        "connection 8,6 8,7",
    }


@pytest.mark.rule("GT-CONN-04")
def test_smooth_sides_may_touch_and_join_nothing() -> None:
    hull = ship("7,7 P0 3333\n7,6 ST 0010\n8,7 ST 0003\n8,6 ST 0000")
    assert errors(hull) == {"disconnected 8,6"}


@pytest.mark.rule("GT-CONN-05")
@pytest.mark.parametrize(
    ("text", "exposed"),
    [
        (CABIN, 4),
        ("7,7 ST 0000", 0),
        ("7,7 ST 1230", 3),  # whatever its type
        ("7,8 ST 0010", 1),  # outside the board
        ("5,7 ST 0001", 1),
        ("7,7 P0 3333\n7,6 ST 0000", 3),  # faces a component, though it does not fit
        ("7,7 P0 3333\n7,6 ST 0020\n8,7 ST 0001", 2),
        ("6,6 ST 0110\n7,6 ST 0011\n6,7 ST 1010\n7,8 ST 1001\n6,8 ST 1100", 2),  # both face the hole in the middle
    ],
)
def test_connectors_that_face_no_component_are_exposed(text: str, exposed: int) -> None:
    assert structure.exposed(ship(text)) == exposed


@pytest.mark.rule("GT-CONN-06")
def test_diagonal_neighbours_are_never_joined() -> None:
    hull = ship("7,7 P0 3333\n8,6 ST 3333\n6,6 ST 3333\n6,8 ST 3333\n8,8 ST 3333")
    assert structure.joined_to(hull, at(hull, "7,7")) == 0
    assert len(structure.pieces(hull)) == 5


@pytest.mark.rule("GT-CONN-02")
def test_a_component_is_joined_to_all_its_fitting_neighbours() -> None:
    hull = ship("7,7 P0 3333\n7,6 ST 0010\n8,7 ST 0002\n7,8 ST 0000\n6,7 ST 0300")
    assert squares(hull, structure.joined_to(hull, at(hull, "7,7"))) == {"7,6", "8,7", "6,7"}


@pytest.mark.rule("GT-BUILD-04")
@pytest.mark.parametrize(
    ("square", "connectors", "joins"),
    [
        ("7,6", "0010", True),
        ("7,6", "1101", False),  # smooth towards the cabin
        ("6,6", "3333", False),  # only a diagonal neighbour
        ("9,7", "0001", True),  # fits the single connector there
        ("9,7", "0002", False),
        ("8,6", "0010", True),
        ("7,6", "0310", True),  # one join is enough
    ],
)
def test_a_component_can_be_placed_where_it_would_be_joined(square: str, connectors: str, joins: bool) -> None:
    hull = ship("7,7 P0 3333\n8,7 ST 1103")
    north, east, south, west = (int(digit) for digit in connectors)
    lying = part.pack(part.STRUCTURE, north, east, south, west, part.NORTH, 0, 0)
    assert structure.would_join(hull, at(hull, square), lying) == joins
