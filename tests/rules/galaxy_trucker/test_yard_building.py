"""Building (topic `building`)."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.yard.warehouse import MOST_HANDLED
from hullbreach.kernel.agenda import NONE
from tests.rules.galaxy_trucker.scene import (
    BAD_CONTACT,
    BLOCKED_CANNON,
    BLOCKED_ENGINE,
    SOUND_SHIP,
    WRONG_ENGINE,
    Yard,
    number_of,
)


@pytest.mark.rule("GT-BUILD-01")
def test_all_build_at_once() -> None:
    yard = Yard(4, clock="full")
    assert yard.stages == ["build"] * 4
    for seat in (2, 0, 3, 2, 1):
        yard.play(seat, "draw", "return")
    assert yard.public.timer is not None
    assert yard.public.timer.ends == 90_000


# --- the hand --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-BUILD-02")
def test_a_hand_holds_one_component() -> None:
    yard = Yard()
    yard.turn_up("t001", "t002")
    yard.play(0, "draw")
    assert yard.seat(0).hand is not None
    for move in ("draw", "take t001"):
        assert yard.refusal(move) == ("hand-full", "GT-BUILD-02")


@pytest.mark.rule("GT-BUILD-02")
def test_a_component_comes_face_down_or_face_up() -> None:
    yard = Yard()
    assert yard.refusal("take t001") == ("not-face-up", "GT-BUILD-02")
    yard.turn_up("t001", "t139")
    assert yard.choices("take") == {"t001", "t139"}
    yard.play(0, "take t139")
    assert (yard.seat(0).hand, yard.public.face_up) == ("t139", ["t001"])
    yard.play(1, "draw")
    assert yard.public.face_down == 137
    assert yard.seat(1).hand not in {"t001", "t139"}


@pytest.mark.rule("GT-BUILD-02")
def test_who_comes_first_has_it() -> None:
    yard = Yard()
    yard.turn_up("t001")
    yard.play(1, "take t001")
    assert yard.refusal("take t001", 0) == ("not-face-up", "GT-BUILD-02")


@pytest.mark.rule("GT-BUILD-03")
def test_what_is_in_hand_is_placed_put_back_or_set_aside() -> None:
    yard = Yard()
    yard.give(0, "t088")
    assert yard.verbs_of(0) == {"weld", "return", "keep"}
    yard.play(0, "return")
    assert (yard.seat(0).hand, yard.public.face_up) == (None, ["t088"])
    yard.play(1, "take t088")
    assert yard.seat(1).hand == "t088"
    for move in ("return", "keep", "weld 7,6 0"):
        assert yard.refusal(move) == ("hand-empty", "GT-BUILD-03")


@pytest.mark.rule("GT-BUILD-03", "GT-BUILD-04")
def test_a_component_is_placed_in_any_turn_that_joins() -> None:
    yard = Yard()
    yard.give(0, "t039")  # a cabin: rear single, left universal
    # Beside the cabin it joins with either of its two connectors, on each of the four squares.
    assert yard.choices("weld") == {"7,6 0", "7,6 3", "8,7 0", "8,7 1", "7,8 1", "7,8 2", "6,7 2", "6,7 3"}
    yard.play(0, "weld 8,7 1")
    assert yard.ship(0) == {"8,7": "t039"}
    assert yard.seat(0).ship.parts[1].turn == 1


# --- placing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-BUILD-04")
def test_a_component_must_be_joined_to_the_ship() -> None:
    yard = Yard()
    yard.give(0, "t088")  # a cannon with a single connector at its rear
    assert yard.refusal("weld 6,6 0") == ("not-joined", "GT-BUILD-04")  # diagonal to the cabin
    assert yard.refusal("weld 7,8 0") == ("not-joined", "GT-BUILD-04")  # its smooth front to the cabin
    assert yard.refusal("weld 9,7 0") == ("not-joined", "GT-BUILD-04")  # beside nothing
    yard.play(0, "weld 7,8 2")


@pytest.mark.rule("GT-BUILD-04", "GT-CONN-02")
def test_connectors_that_do_not_fit_join_nothing() -> None:
    yard = Yard()
    yard.lay(0, "t026 6,7 0")  # a hold with single connectors left and right
    yard.give(0, "t027")  # another with a double one on its left
    assert yard.refusal("weld 5,7 2") == ("not-joined", "GT-BUILD-04")
    yard.play(0, "return")
    yard.give(0, "t025")  # and one with a single one on its left
    yard.play(0, "weld 5,7 2")


@pytest.mark.rule("GT-BUILD-08", "GT-RULING-05", "GT-BUILD-09", "GT-BUILD-10")
@pytest.mark.parametrize(
    ("components", "error"),
    [
        (WRONG_ENGINE, "engine_facing"),
        (BLOCKED_CANNON, "cannon"),
        (BLOCKED_ENGINE, "engine"),
        (BAD_CONTACT, "connection"),
    ],
)
def test_other_errors_are_not_prevented(components: tuple[str, ...], error: str) -> None:
    yard = Yard()
    yard.build(0, *components)
    assert [found.kind for found in yard.seat(0).ship.errors] == [error]


@pytest.mark.rule("GT-BUILD-02", "GT-BUILD-03", "GT-BUILD-05", "GT-BUILD-06")
def test_everybody_hears_what_everybody_does() -> None:
    yard = Yard()
    yard.turn_up("t039")
    yard.play(1, "take t039", "weld 8,7 1", "lift", "keep", "reach 1", "weld 7,6 0")
    cabin = number_of("t039")
    assert [(event.kind.name, event.values) for event in yard.journal.events[1:]] == [
        ("took", (1, cabin)),
        ("placed", (1, cabin, 41, 1)),
        ("lifted", (1, cabin, 41)),
        ("set-aside", (1, cabin)),
        ("reached", (1, cabin)),
        ("placed", (1, cabin, 31, 0)),
    ]
    yard.play(0, "draw", "return")
    drawn = number_of(yard.public.face_up[0])
    assert (yard.heard("drew"), yard.heard("returned")) == ([(0, drawn)], [(0, drawn)])


# --- the last one ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-BUILD-05")
def test_the_last_component_may_be_taken_back_turned_and_moved() -> None:
    yard = Yard()
    yard.build(0, "t039 7,6 0")
    assert yard.seat(0).ship.loose == 31
    yard.play(0, "lift")
    assert (yard.seat(0).hand, yard.ship(0), yard.seat(0).ship.loose) == ("t039", {}, None)
    yard.play(0, "weld 8,7 1", "lift", "return")
    assert yard.public.face_up == ["t039"]


@pytest.mark.rule("GT-BUILD-05")
@pytest.mark.parametrize("taking", ["draw", "take t001", "reach 1"])
def test_taking_another_component_welds_it(taking: str) -> None:
    yard = Yard()
    yard.turn_up("t001")
    yard.set_aside(0, "t002")
    yard.build(0, "t039 7,6 0")
    yard.play(0, taking)
    assert yard.seat(0).ship.loose is None
    yard.play(0, "keep")
    assert yard.refusal("lift") == ("welded", "GT-BUILD-05")


@pytest.mark.rule("GT-BUILD-05")
def test_looking_at_cards_welds_nothing() -> None:
    yard = Yard()
    yard.build(0, "t039 7,6 0")
    yard.play(0, "look 1", "close", "lift")
    assert yard.seat(0).hand == "t039"


@pytest.mark.rule("GT-BUILD-05", "GT-BUILD-06")
def test_a_component_from_aside_that_is_lifted_again_still_never_goes_back() -> None:
    yard = Yard()
    yard.set_aside(0, "t039")
    yard.play(0, "reach 1", "weld 7,6 0", "lift")
    assert yard.seat(0).from_aside
    assert yard.refusal("return") == ("never-back", "GT-BUILD-06")
    yard.play(0, "keep", "draw", "return")


# --- set aside -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-BUILD-06")
def test_at_most_two_are_set_aside() -> None:
    yard = Yard()
    for tile in ("t001", "t002"):
        yard.give(0, tile)
        yard.play(0, "keep")
    assert yard.seat(0).aside == ["t001", "t002"]
    yard.give(0, "t039")
    assert yard.refusal("keep") == ("no-room-aside", "GT-BUILD-06")
    yard.play(0, "weld 7,6 0", "reach 1")
    assert yard.seat(0).aside == [None, "t002"]
    yard.play(0, "weld 7,8 1")
    yard.give(0, "t003")
    yard.play(0, "keep")
    assert yard.seat(0).aside == ["t003", "t002"]


@pytest.mark.rule("GT-BUILD-06")
def test_what_was_set_aside_never_goes_back() -> None:
    yard = Yard()
    yard.set_aside(0, "t001")
    assert yard.refusal("reach 2") == ("nothing-aside", "GT-BUILD-06")
    yard.play(0, "reach 1")
    assert yard.refusal("return") == ("never-back", "GT-BUILD-06")
    assert yard.verbs_of(0) == {"weld", "keep"}
    yard.play(0, "keep")
    assert yard.seat(0).aside == ["t001", None]


@pytest.mark.rule("GT-BUILD-07")
def test_what_is_left_aside_is_lost() -> None:
    yard = Yard()
    yard.set_aside(0, "t001", "t002")
    yard.finish()
    assert yard.lost == [2, 0]
    assert yard.seat(0).aside == [None, None]
    assert yard.heard("left-over") == [(0, 0), (0, 1)]


@pytest.mark.rule("GT-BUILD-11")
def test_squares_may_be_left_empty() -> None:
    yard = Yard()
    yard.build(0, *SOUND_SHIP)
    yard.finish()
    assert yard.heard("sound") == [(0,), (1,)]
    assert yard.lost == [0, 0]


# --- no end of picking up --------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-57")
def test_after_400_times_nothing_more_is_picked_up() -> None:
    assert MOST_HANDLED == 400
    yard = Yard()
    yard.turn_up("t001")
    yard.build(0, "t039 7,6 0")
    yard.set_aside(0, "t002")
    yard.table.set_of(0, cell.HANDLED, MOST_HANDLED)
    for move in ("draw", "take t001", "lift", "reach 1", "look 1"):
        assert yard.refusal(move) == ("worn-out", "GT-RULING-57")
    assert yard.verbs_of(0) == {"finish"}
    assert "draw" in yard.verbs_of(1)


@pytest.mark.rule("GT-RULING-57")
@pytest.mark.parametrize("picking", ["draw", "take t001", "lift", "reach 1", "look 1"])
def test_every_picking_up_counts(picking: str) -> None:
    yard = Yard()
    yard.turn_up("t001")
    yard.build(0, "t039 7,6 0")
    yard.set_aside(0, "t002")
    yard.table.set_of(0, cell.HANDLED, MOST_HANDLED - 1)
    yard.play(0, picking)
    assert yard.table.of(0, cell.HANDLED) == MOST_HANDLED
    put_down = "close" if picking.startswith("look") else "keep"
    yard.play(0, put_down)
    assert yard.refusal("draw") == ("worn-out", "GT-RULING-57")
    assert yard.table.of(0, cell.HAND) == NONE
