"""The inspection (topic `inspection`)."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell
from tests.rules.galaxy_trucker.scene import (
    BAD_CONTACT,
    BLOCKED_CANNON,
    BLOCKED_ENGINE,
    SOUND_SHIP,
    WRONG_ENGINE,
    Yard,
    number_of,
)

ENGINE_IN_BETWEEN = ("t072 8,7 2", "t039 9,7 0")
"""An engine the wrong way round, and a cabin that hangs on it alone."""


def inspected(*components: str, inspection: str = "strict") -> Yard:
    """The ship of the first seat comes to the inspection; that of the second is sound."""
    yard = Yard(inspection=inspection)
    yard.calm()
    yard.lay(0, *components)
    yard.finish()
    return yard


@pytest.mark.rule("GT-CHECK-01")
@pytest.mark.parametrize("components", [WRONG_ENGINE, BLOCKED_CANNON, BLOCKED_ENGINE, BAD_CONTACT])
def test_every_ship_is_inspected_and_owners_of_faulty_ones_are_asked(components: tuple[str, ...]) -> None:
    yard = inspected(*components)
    assert yard.heard("faulty") == [(0, 1)]
    assert yard.heard("sound") == [(1,)]
    assert yard.stages == ["inspect", "idle"]
    assert yard.phase == "inspection"


@pytest.mark.rule("GT-CHECK-01")
def test_all_faulty_ships_are_mended_at_once() -> None:
    yard = Yard(3)
    yard.lay(0, *WRONG_ENGINE)
    yard.lay(2, *BLOCKED_CANNON)
    yard.finish()
    assert yard.stages == ["inspect", "idle", "inspect"]
    yard.play(2, "remove 6,7")
    assert yard.stages == ["inspect", "idle", "idle"]
    yard.play(0, "remove 7,6")
    assert yard.phase == "flight"


@pytest.mark.rule("GT-CHECK-01")
def test_sound_ships_are_launched_at_once() -> None:
    yard = inspected(*SOUND_SHIP)
    assert yard.heard("sound") == [(0,), (1,)]
    assert yard.phase == "flight"


@pytest.mark.rule("GT-CHECK-02")
@pytest.mark.parametrize(
    ("components", "either"),
    [(BLOCKED_CANNON, {"6,7", "6,6"}), (BLOCKED_ENGINE, {"6,7", "6,8"}), (BAD_CONTACT, {"8,7", "8,6"})],
)
def test_the_owner_chooses_which_of_the_two_goes(components: tuple[str, ...], either: set[str]) -> None:
    for square in sorted(either):
        yard = inspected(*components)
        assert yard.choices("remove") == either
        before = yard.squares(0)
        yard.play(0, f"remove {square}")
        assert yard.squares(0) == before - {square}
        assert yard.lost == [1, 0]
        assert yard.phase == "flight"


@pytest.mark.rule("GT-CHECK-02")
def test_only_what_an_error_lies_between_may_be_removed() -> None:
    yard = inspected(*BLOCKED_CANNON)
    assert yard.refusal("remove 7,6") == ("no-error-there", "GT-CHECK-02")
    assert yard.refusal("remove 9,9") == ("no-error-there", "GT-CHECK-02")
    assert yard.refusal("remove 3,3") == ("outside", "GT-BOARD-05")


@pytest.mark.rule("GT-CHECK-02")
def test_components_are_removed_until_no_error_is_left() -> None:
    yard = inspected(*BLOCKED_CANNON, "t065 8,7 2")  # and an engine whose exhaust points to the bow
    assert yard.heard("faulty") == [(0, 2)]
    yard.play(0, "remove 6,6")
    assert yard.stage(0) == "inspect"
    yard.play(0, "remove 8,7")
    assert yard.phase == "flight"
    assert yard.lost == [2, 0]
    assert yard.heard("removed") == [(0, number_of("t057"), 30), (0, number_of("t065"), 41)]


@pytest.mark.rule("GT-CHECK-03")
def test_an_engine_the_wrong_way_round_must_go_itself() -> None:
    yard = inspected(*WRONG_ENGINE)
    assert yard.legal_for(0) == {"remove 7,6"}
    yard.play(0, "remove 7,6")
    assert (yard.ship(0), yard.lost) == ({}, [1, 0])


@pytest.mark.rule("GT-CHECK-04")
def test_a_piece_without_a_cabin_falls_off_without_a_choice() -> None:
    yard = inspected("t072 8,7 2", "t016 9,7 0")
    yard.play(0, "remove 8,7")
    assert (yard.ship(0), yard.lost) == ({}, [2, 0])
    assert yard.heard("salvaged") == [(0, 40, 1)]
    assert yard.phase == "flight"


@pytest.mark.rule("GT-CHECK-04")
@pytest.mark.parametrize(("kept", "square", "lost"), [("7,7", {"7,7"}, 2), ("9,7", {"9,7"}, 2)])
def test_of_several_pieces_with_cabins_the_owner_keeps_one(kept: str, square: set[str], lost: int) -> None:
    yard = inspected(*ENGINE_IN_BETWEEN)
    yard.play(0, "remove 8,7")
    assert yard.stage(0) == "inspect"
    assert yard.legal_for(0) == {"salvage 7,7", "salvage 9,7"}
    assert yard.refusal("salvage 8,7") == ("no-such-piece", "GT-CHECK-04")
    assert [len(piece) for piece in yard.seat(0).ship.pieces] == [1, 1]
    yard.play(0, f"salvage {kept}")
    assert yard.squares(0) == square
    assert yard.lost == [lost, 0]
    assert yard.phase == "flight"


@pytest.mark.rule("GT-CHECK-04")
def test_while_the_ship_is_in_one_piece_there_is_nothing_to_salvage() -> None:
    yard = inspected(*WRONG_ENGINE)
    assert yard.refusal("salvage 7,6") == ("no-such-piece", "GT-CHECK-04")
    assert yard.refusal("salvage 3,3") == ("no-such-piece", "GT-CHECK-04")


@pytest.mark.rule("GT-CHECK-04", "GT-LAUNCH-07")
def test_a_ship_with_no_cabin_left_is_lost() -> None:
    """The hold on 6,7 turns a smooth side to the starting cabin: either of the two must go."""
    yard = inspected("t052 7,6 2", "t050 6,6 0", "t025 6,7 1")
    assert yard.choices("remove") == {"6,7", "7,7"}
    yard.play(0, "remove 7,7")
    assert yard.squares(0) == set()
    assert yard.lost == [4, 0]
    assert yard.heard("gave-up") == [(0, 4)]
    assert len(yard.heard("fell-off")) == 3


# --- the lenient way -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-16")
def test_the_inspection_is_strict_unless_agreed_and_always_in_later_rounds() -> None:
    assert inspected(*WRONG_ENGINE).stage(0) == "inspect"
    yard = Yard(flights="I-II", inspection="lenient")
    yard.finish()
    yard.end_round()
    for player in yard.game.actors():
        yard.play(player, "onward")
    yard.lay(0, *WRONG_ENGINE)
    yard.finish()
    assert yard.stage(0) == "inspect"


@pytest.mark.rule("GT-CHECK-05")
def test_faulty_ships_are_rebuilt_free_of_charge() -> None:
    yard = inspected(*WRONG_ENGINE, inspection="lenient")
    assert yard.stages == ["repair", "idle"]
    assert yard.heard("sent-back") == [(0,)]
    assert yard.refusal("repaired") == ("still-errors", "GT-CHECK-05")
    yard.play(0, "remove 7,6")
    assert yard.public.face_up == ["t064"]
    assert yard.told[-2:] == ["lifted", "returned"]
    yard.play(0, "take t064", "weld 6,7 0")
    assert yard.seat(0).ship.loose == 39
    yard.play(0, "repaired")
    assert yard.seat(0).ship.loose is None
    assert yard.ship(0) == {"6,7": "t064"}
    assert yard.lost == [0, 0]
    assert yard.phase == "flight"


@pytest.mark.rule("GT-CHECK-05")
def test_the_order_tiles_are_handed_out_again_behind_the_sound_ships() -> None:
    yard = Yard(4, inspection="lenient")
    yard.lay(0, *WRONG_ENGINE)
    yard.lay(1, *BLOCKED_CANNON)
    for seat, order in ((0, 1), (1, 2), (2, 4), (3, 3)):
        yard.play(seat, f"finish {order}")
    assert yard.orders == [0, 0, 2, 1]
    assert yard.heard("given-order") == [(3, 1), (2, 2)]
    yard.play(1, "remove 6,6", "repaired")
    assert yard.heard("repaired") == [(1, 3)]
    yard.play(0, "remove 7,6", "repaired")
    assert yard.orders == [4, 3, 2, 1]
    assert yard.spaces == [-6, -4, -2, 0]


@pytest.mark.rule("GT-CHECK-05")
def test_nobody_else_is_asked_while_others_rebuild_and_no_clock_runs() -> None:
    yard = Yard(2, inspection="lenient", clock="full")
    yard.lay(0, *WRONG_ENGINE)
    yard.finish()
    assert yard.stages == ["repair", "idle"]
    assert yard.game.deadline() is None
    assert yard.public.timer is None


@pytest.mark.rule("GT-CHECK-05", "GT-BUILD-07")
def test_what_is_set_aside_can_still_be_used_and_is_lost_in_the_end() -> None:
    yard = Yard(inspection="lenient")
    yard.lay(0, *WRONG_ENGINE)
    yard.set_aside(0, "t088", "t001")
    yard.set_aside(1, "t002")
    yard.finish()
    assert yard.lost == [0, 1]
    yard.play(0, "remove 7,6", "reach 1")
    assert yard.refusal("repaired") == ("hand-full", "GT-BUILD-02")
    yard.play(0, "weld 7,6 0", "repaired")
    assert yard.ship(0) == {"7,6": "t088"}
    assert yard.lost == [1, 1]


@pytest.mark.rule("GT-CHECK-05")
def test_what_hangs_on_nothing_can_be_taken_off_or_joined_again() -> None:
    yard = inspected(*ENGINE_IN_BETWEEN, inspection="lenient")
    assert yard.choices("remove") == {"8,7"}
    yard.play(0, "remove 8,7")
    assert yard.choices("remove") == {"9,7"}
    yard.give(0, "t049")  # a structural module with universal connectors left and right
    yard.play(0, "weld 8,7 0", "repaired")
    assert yard.squares(0) == {"7,7", "8,7", "9,7"}


@pytest.mark.rule("GT-CHECK-05")
def test_the_starting_cabin_is_never_taken_off() -> None:
    yard = inspected("t027 6,7 0", inspection="lenient")
    assert yard.choices("remove") == {"6,7"}
    assert yard.refusal("remove 7,7") == ("no-error-there", "GT-CHECK-02")


@pytest.mark.rule("GT-CHECK-05", "GT-BUILD-05")
def test_a_component_that_is_taken_off_is_not_lifted_again() -> None:
    yard = inspected(*WRONG_ENGINE, inspection="lenient")
    yard.play(0, "remove 7,6", "take t064", "weld 7,6 1", "remove 7,6")
    assert yard.refusal("lift") == ("welded", "GT-BUILD-05")
    assert yard.table.of(0, cell.BUILT) == 0
