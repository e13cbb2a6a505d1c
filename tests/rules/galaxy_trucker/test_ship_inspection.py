"""The inspection: every building error, what may be removed, and which piece may be kept."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.ship import inspection, structure
from tests.rules.galaxy_trucker.ships import at, errors, pieces_of, report, ship, squares


@pytest.mark.rule("GT-BUILD-09")
@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("7,7 P0 3333\n7,8 E1 1000", []),
        ("7,7 P0 3333\n7,8 E1:S 1000", []),
        ("7,7 P0 3333\n7,6 E1:N 0010", ["engine_facing 7,6"]),
        ("7,7 P0 3333\n6,7 E2:W 0300", ["engine_facing 6,7"]),
        ("7,7 P0 3333\n8,7 E2:E 0003", ["engine_facing 8,7"]),
        ("7,7 P0 3333\n6,7 ST 0300\n6,6 E1 0100\n7,6 ST 0011", ["engine 6,6"]),
        # The component behind it has a connector there, too.
        ("7,7 P0 3333\n6,7 ST 1300\n6,6 E2 0100\n7,6 ST 0011", ["connection 6,6-6,7", "engine 6,6"]),
    ],
)
def test_engines_point_to_the_rear_with_nothing_behind_them(text: str, wrong: list[str]) -> None:
    assert sorted(report(text)["errors"]) == wrong


@pytest.mark.rule("GT-BUILD-10")
@pytest.mark.parametrize("facing", "NESW")
def test_cannons_may_point_anywhere_with_nothing_directly_before_them(facing: str) -> None:
    """In the middle of a class III ship, joined behind; then a component next to the barrel, then one farther on."""
    behind = {"N": (7, 8), "S": (7, 6), "E": (6, 7), "W": (8, 7)}[facing]
    before = {"N": (7, 6), "S": (7, 8), "E": (8, 7), "W": (6, 7)}[facing]
    farther = {"N": (7, 5), "S": (7, 9), "E": (9, 7), "W": (5, 7)}[facing]
    connectors = "".join("0" if side == facing else "3" for side in "NESW")
    cannon = f"7,7 G1:{facing} {connectors}\n{behind[0]},{behind[1]} CA 3333"
    assert not any(error.startswith("cannon") for error in report(cannon, "III")["errors"])
    blocked = f"{cannon}\n{before[0]},{before[1]} ST 0000"
    assert "cannon 7,7" in report(blocked, "III")["errors"]
    assert "cannon" not in report(blocked, "III")
    passed = f"{cannon}\n{farther[0]},{farther[1]} ST 0000"
    assert not any(error.startswith("cannon") for error in report(passed, "III")["errors"])


@pytest.mark.rule("GT-CHECK-01")
def test_every_kind_of_error_is_found_and_a_ship_without_one_is_sound() -> None:
    text = """
        7,7 P0 3333
        7,6 ST 0111
        8,6 ST 0002      # clashes with 7,6, and hangs on nothing
        6,6 G1:E 0010    # points at a connector of 7,6
        6,7 ST 1310
        6,8 E1 1000
        6,9 ST 0000      # behind the engine, joined to nothing
        8,7 XR 0113
        9,7 XR 0011      # two of them, joined
        9,8 E1:W 1000
        8,8 XA:row 1000
        """
    assert set(report(text)["errors"]) == {
        "connection 7,6-8,6",
        "connection 6,6-7,6",
        "cannon 6,6",
        "engine 6,8",
        "engine_facing 9,8",
        "disconnected 8,6",
        "disconnected 6,9",
        "radioactive 8,7-9,7",
    }
    assert not inspection.is_sound(ship(text))
    assert inspection.is_sound(ship("7,7 P0 3333\n7,6 G1:N 0010\n7,8 E1 1000"))


@pytest.mark.rule("GT-CHECK-02")
def test_of_a_bad_contact_and_of_a_blocked_component_either_may_go() -> None:
    def culprits(text: str) -> set[str]:
        hull = ship(text)
        return squares(hull, inspection.culprits(hull))

    assert culprits("7,7 P0 3333\n7,6 ST 0011\n6,6 ST 0110\n6,7 B2 1000") == {"6,7", "7,7"}
    assert culprits("6,6 G1:E 0010\n7,6 ST 0010\n6,7 ST 1300\n7,7 P0 3333") == {"6,6", "7,6"}
    blocked = "5,7 ST 0110\n6,7 ST 0311\n7,7 P0 3333\n5,8 ST 1010\n6,8 E1 1000\n5,9 ST 1100\n6,9 C2 0001"
    assert culprits(blocked) == {"6,8", "6,9"}
    assert culprits("8,6 XR 0010\n7,7 P0 3333\n8,7 XR 1003") == {"8,6", "8,7"}
    assert culprits("6,7 ST 0310\n7,7 P0 3333\n8,7 ST 0013\n6,8 XA:row 1000\n8,8 XA:col 1000") == {"6,8", "8,8"}
    assert culprits("7,7 P0 3333\n7,6 ST 0010") == set()


@pytest.mark.rule("GT-CHECK-03")
def test_a_wrongly_turned_engine_itself_must_go() -> None:
    hull = ship("7,7 P0 3333\n8,7 E1:E 0013\n8,8 C2 1000\n6,7 ST 0300")
    assert squares(hull, inspection.culprits(hull)) == {"8,7"}


@pytest.mark.rule("GT-RULING-53")
def test_a_wrongly_turned_engine_is_wrong_for_that_alone() -> None:
    # 8,8 lies on the ship's rear side of the engine: no second error.
    assert errors(ship("7,7 P0 3333\n8,7 E1:E 0013\n8,8 C2 1000")) == {"engine_facing 8,7"}
    # Contacts of such an engine are judged like any other.
    bad_contact = "7,7 P0 3333\n8,7 E1:E 0013\n8,8 C2 2001\n7,8 ST 1100"
    assert errors(ship(bad_contact)) == {"engine_facing 8,7", "connection 8,7 8,8"}


@pytest.mark.rule("GT-CHECK-04")
def test_one_piece_is_kept_and_one_without_a_cabin_only_if_there_is_none() -> None:
    hull = ship("7,7 P0 3333\n8,7 ST 0203\n9,7 CA 0012\n9,8 C3 1000\n5,8 ST 0000")
    assert [squares(hull, piece) for piece in structure.keepable(hull)] == [
        {"7,7", "8,7", "9,7", "9,8"},
    ]
    hull.remove(at(hull, "8,7"))
    assert pieces_of(hull) == [{"7,7"}, {"9,7", "9,8"}, {"5,8"}]
    assert [squares(hull, piece) for piece in structure.keepable(hull)] == [{"7,7"}, {"9,7", "9,8"}]
    hull.remove(at(hull, "7,7"))
    hull.remove(at(hull, "9,7"))
    assert list(structure.keepable(hull)) == []


@pytest.mark.rule("GT-RULING-54")
def test_loose_is_what_is_not_joined_to_the_starting_cabin_however_large() -> None:
    hull = ship("7,7 P0 3333\n5,8 CA 0100\n6,8 ST 0101\n7,8 ST 0101\n8,8 ST 0001\n7,6 ST 0010")
    assert errors(hull) == {
        "connection 7,7 7,8",
        "disconnected 5,8",
        "disconnected 6,8",
        "disconnected 7,8",
        "disconnected 8,8",
    }


@pytest.mark.rule("GT-RULING-54")
def test_a_ship_without_a_starting_cabin_is_known_by_its_first_piece_with_one() -> None:
    assert errors(ship("7,6 CA 0110\n8,6 ST 0001")) == set()
    assert errors(ship("7,5 ST 0000\n7,8 CA 0000\n6,8 CA 0000")) == {"disconnected 7,5", "disconnected 7,8"}
    assert errors(ship("7,5 ST 0000\n7,8 ST 0000")) == {"disconnected 7,8"}


@pytest.mark.rule("GT-RULING-20")
def test_containers_do_not_react_to_being_removed() -> None:
    hull = ship("7,7 P0 3333\n8,7 XE 0103\n9,7 XF 0001\n7,6 XF 0010")
    hull.remove(at(hull, "8,7"))
    assert pieces_of(hull) == [{"7,6", "7,7"}, {"9,7"}]


@pytest.mark.rule("GT-ART-10")
def test_placement_rules_hold_in_dead_zones() -> None:
    # Row 8 is dead: its engine is still blocked or wrongly turned, its cannon still blocked.
    row = "6,7 ST 0310\n7,7 P0 3333\n8,7 ST 0013\n8,8 XA:row 1000\n"
    assert errors(ship(row + "6,8 E1 1000\n6,9 ST 0000")) >= {"engine 6,8 6,9"}
    assert errors(ship(row + "6,8 E1:W 1000")) == {"engine_facing 6,8"}
    assert errors(ship(row + "6,8 G1:E 1000\n7,8 ST 1000")) == {"cannon 6,8 7,8"}
