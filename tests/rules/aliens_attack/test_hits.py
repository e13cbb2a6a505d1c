"""What a hit does to a ship, and what cancels its effects (AA-HIT-*, AA-CANCEL-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack.view import CardView
from tests.rules.aliens_attack.scene import Scene

LEVELS = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}


# --- the four hits ---
@pytest.mark.rule("AA-HIT-01")
def test_a_hit_scout_is_pivoted_in_its_square_and_resolves_its_damaged_face() -> None:
    scene = Scene({"r1c3": "ship_03"}, deck=["ship_05", "ship_06", "ship_07"])
    scene.play("fire gamma")
    # Draw 2, then move 1 x 3.
    assert scene.ships == {"r1c3": "ship_03 damaged_scout", "r3c1": "ship_05 scout", "r0c2": "ship_06 scout"}
    assert (scene.deck, scene.levels, scene.danger) == (["ship_07 scout"], LEVELS, 1)
    assert scene.story[:2] == ["fired gamma r1c3", "scout-pivoted r1c3 raider"]


@pytest.mark.rule("AA-HIT-01")
def test_a_pivoted_ship_may_be_moved_by_its_own_effect() -> None:
    scene = Scene({"r1c3": "ship_01"})
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": "ship_01 damaged_scout"}


@pytest.mark.rule("AA-HIT-02")
def test_a_hit_damaged_scout_is_flipped_resolves_its_advanced_face_and_goes_under_the_deck() -> None:
    scene = Scene({"r2c3": "ship_03 damaged_scout", "r0c1": "ship_09"}, deck=["ship_05", "ship_06"])
    assert scene.view().squares[10] == CardView("raider", "damaged_scout", None)
    scene.play("fire gamma")
    # Laser, then draw 1.
    assert scene.ships == {"r0c1": "ship_09 scout", "r0c2": "ship_05 scout"}
    assert (scene.deck, scene.levels) == (["ship_06 scout", "ship_03 advanced"], {**LEVELS, "gamma": 0})
    assert scene.story[1] == "scout-flipped r2c3 ship_03"
    # Everybody has seen its back now.
    assert scene.view().deck[1] == CardView("raider", "advanced", "ship_03")


@pytest.mark.rule("AA-HIT-02", "AA-DECK-02")
def test_a_flipped_scout_comes_back_as_an_advanced_ship_and_is_hit_as_one() -> None:
    scene = Scene({"r3c3": "ship_01 damaged_scout", "r0c4": "ship_09"})
    scene.play("fire delta-left")
    assert scene.deck == ["ship_01 advanced"]
    scene.icon("draw", 1)
    scene.play("laser r0c1")
    # Its damaged-advanced list raises Danger and draws nothing; then the laser card applies Danger 2.
    assert scene.ships == {"r3c1": "ship_01 damaged_advanced", "r0c4": "ship_09 scout"}
    assert (scene.danger, scene.deck) == (2, [])


@pytest.mark.rule("AA-HIT-03")
def test_a_hit_advanced_ship_is_pivoted_in_its_square_and_resolves_that_face() -> None:
    scene = Scene({"r2c3": "ship_01 advanced"}, deck=["ship_05", "ship_06"])
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": "ship_01 damaged_advanced", "r0c1": "ship_05 scout"}
    assert (scene.deck, scene.danger) == (["ship_06 scout"], 2)
    assert scene.story == [
        "fired gamma r2c3",
        "advanced-pivoted r2c3 ship_01",
        "danger-raised 2",
        "drawn r0c1 raider scout",
        "turn 2",
    ]


@pytest.mark.rule("AA-HIT-04")
def test_a_hit_damaged_advanced_ship_is_flipped_to_a_scout_and_goes_under_the_deck() -> None:
    scene = Scene({"r2c3": "ship_10 damaged_advanced", "r3c4": "ship_09"}, deck=["ship_05", "ship_06"])
    scene.play("fire gamma")
    # Draw 1, then move 1 x 2.
    assert scene.ships == {"r2c1": "ship_05 scout", "r3c4": "ship_09 scout"}
    assert scene.deck == ["ship_06 scout", "ship_10 scout"]
    assert scene.story == [
        "fired gamma r2c3",
        "advanced-flipped r2c3 ship_10",
        "drawn r0c1 raider scout",
        "moved r0c1 r2c1",
        "buried herald scout",
        "turn 2",
    ]


@pytest.mark.rule("AA-HIT-01", "AA-HIT-02", "AA-HIT-03", "AA-HIT-04", "AA-BATTLE-03")
@pytest.mark.parametrize(
    ("face", "stays", "buried"),
    [
        ("scout", {"r2c3": "ship_07 damaged_scout"}, []),
        ("damaged_scout", {}, ["ship_07 advanced"]),
        ("advanced", {"r2c3": "ship_07 damaged_advanced"}, []),
        ("damaged_advanced", {}, ["ship_07 scout"]),
    ],
)
def test_a_hit_turns_each_face_into_the_next(face: str, stays: dict[str, str], buried: list[str]) -> None:
    # In the final battle no icon disturbs the picture; a 6 makes the undamaged Swift repair nothing.
    scene = Scene({"r2c3": f"ship_07 {face}"}, battle_row=-1, mothership="swift")
    scene.next_die(6)
    scene.play("fire gamma")
    assert (scene.ships, scene.deck) == (stays, buried)
    assert (scene.danger, scene.levels) == (1, LEVELS)


# --- during the effects ---
@pytest.mark.rule("AA-HIT-05")
def test_the_square_of_a_flipped_ship_is_free_during_its_own_effects() -> None:
    take_off = {"r0c1": "ship_05", "r0c2": "ship_06", "r0c4": "ship_07"}
    below = {"r1c1": "ship_08", "r1c2": "ship_09", "r1c4": "ship_10"}
    scene = Scene({**take_off, **below, "r0c3": "ship_01 damaged_scout"}, deck=["ship_02"])
    scene.play("fire gamma")
    # The drawn ship takes the free square, and as the only one not blocked it is moved 2 squares.
    assert scene.at("r0c3") is None
    assert scene.at("r2c3") == "ship_02 scout"
    assert scene.deck == ["ship_01 advanced"]


@pytest.mark.rule("AA-HIT-05")
def test_a_flipped_ship_can_be_neither_moved_nor_drawn_by_its_own_effects() -> None:
    scene = Scene({"r1c3": "ship_01 damaged_scout", "r3c4": "ship_09"}, levels={"delta": 2})
    scene.play("fire gamma")
    # Draw 1 finds no card, move 1 x 2 finds only ship_09, which reaches Delta; ship_01 follows it under the deck.
    assert scene.levels == LEVELS
    assert scene.told[:6] == ["fired", "scout-flipped", "reached", "cannon-damaged", "buried", "buried"]
    assert scene.ships == {"r0c1": "ship_09 scout", "r0c2": "ship_01 advanced"}  # the sky was empty


@pytest.mark.rule("AA-HIT-06", "AA-ICON-04")
def test_each_icon_is_resolved_completely_before_the_next() -> None:
    scene = Scene({"r3c3": "ship_03 advanced"}, deck=["ship_05", "ship_06", "ship_07"], danger=2)
    scene.play("fire gamma")
    # Apply Danger 2 (draw 1, move 1 x 3) comes first, only then draw 1.
    assert scene.ships == {"r3c3": "ship_03 damaged_advanced", "r3c1": "ship_05 scout", "r0c1": "ship_06 scout"}
    assert scene.deck == ["ship_07 scout"]


@pytest.mark.rule("AA-HIT-06")
def test_icons_are_resolved_from_top_to_bottom_on_the_board_as_it_then_is() -> None:
    scene = Scene({"r2c3": "robust_3 damaged_scout", "r2c4": "ship_09"}, deck=["ship_05"], mothership="robust")
    scene.play("fire gamma")
    assert scene.story == [
        "fired gamma r2c3",
        "part-revealed r2c3 part3",
        "danger-raised 2",
        "drawn r0c1 raider scout",
        "moved r0c1 r1c1",
        "buried swarm part",
        "turn 2",
    ]


# --- two hits ---
@pytest.mark.rule("AA-HIT-07", "AA-CAN-04")
def test_two_hits_on_an_advanced_ship_pivot_and_then_flip_it() -> None:
    scene = Scene({"r3c1": "ship_08 advanced", "r0c4": "ship_09"})
    scene.play("fire alpha")
    # The pivot list (move 1 x 2, to deck bottom) is cancelled; the scout list applies Danger 1.
    assert scene.ships == {"r2c4": "ship_09 scout"}
    assert scene.deck == ["ship_08 scout"]
    assert scene.told == [
        "fired", "advanced-pivoted", "cancelled", "advanced-flipped", "danger-applied", "moved", "buried", "turn",
    ]  # fmt: skip


@pytest.mark.rule("AA-EX-18", "AA-CAN-05", "AA-HIT-08", "AA-RULING-07")
def test_the_second_damage_is_lost_once_the_first_has_flipped_the_ship() -> None:
    scene = Scene({"r2c1": "ship_04 damaged_scout", "r1c1": "ship_09"}, levels={"alpha": 2})
    scene.play("fire alpha")
    assert scene.ships == {"r2c1": "ship_09 scout"}
    assert scene.deck == ["ship_04 advanced"]
    assert scene.told == ["fired", "scout-flipped", "moved", "buried", "overkill", "turn"]


@pytest.mark.rule("AA-HIT-08", "AA-RULING-07")
@pytest.mark.parametrize(
    ("ship", "after"),
    [("ship_02 damaged_scout", "ship_02 advanced"), ("ship_08 damaged_advanced", "ship_08 scout")],
)
def test_lost_damage_does_not_carry_over_to_the_ship_behind(ship: str, after: str) -> None:
    scene = Scene({"r3c1": ship, "r2c1": "ship_05", "r0c4": "ship_06"}, levels={"alpha": 2})
    scene.play("fire alpha")
    assert (scene.at("r2c1"), scene.deck) == ("ship_05 scout", [after])
    assert scene.told[-2:] == ["overkill", "turn"]


# --- cancelled effects ---
@pytest.mark.rule("AA-CANCEL-01", "AA-HIT-09", "AA-CAN-08")
@pytest.mark.parametrize(("face", "after"), [("scout", "damaged_scout"), ("advanced", "damaged_advanced")])
def test_cancel_on_pivot_silences_both_pivots_but_the_ship_is_turned(face: str, after: str) -> None:
    scene = Scene({"r2c3": f"ship_10 {face}", "r0c1": "ship_01"}, deck=["ship_05"], levels={"gamma": 2})
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": f"ship_10 {after}", "r0c1": "ship_01 scout"}
    assert (scene.deck, scene.danger) == (["ship_05 scout"], 1)
    assert scene.story[2:] == ["cancelled r2c3", "turn 2"]


@pytest.mark.rule("AA-CANCEL-01", "AA-CAN-08")
@pytest.mark.parametrize(
    ("ship", "after", "icon"),
    [
        ("ship_02 damaged_scout", "ship_02 advanced", "laser"),
        ("ship_08 damaged_advanced", "ship_08 scout", "danger-applied"),
        ("ship_14 damaged_scout", "ship_14 part", "danger-raised"),
    ],
)
def test_cancel_on_pivot_leaves_every_flip_its_effects(ship: str, after: str, icon: str) -> None:
    scene = Scene({"r2c3": ship, "r0c1": "ship_01"}, levels={"gamma": 2})
    scene.play("fire gamma")
    assert scene.told[2] == icon
    assert "cancelled" not in scene.told
    assert scene.deck == [after]


@pytest.mark.rule("AA-EX-27", "AA-CAN-09", "AA-CANCEL-02", "AA-MS-02", "AA-RULING-20")
def test_delta_cancels_the_effect_of_a_part_it_reveals() -> None:
    scene = Scene({"r3c3": "ship_14 damaged_scout", "r0c4": "ship_09"})
    scene.play("fire delta-left")
    assert scene.ships == {"r0c4": "ship_09 scout"}
    assert scene.deck == ["ship_14 part"]
    assert (scene.danger, scene.levels) == (1, LEVELS)
    assert scene.story == [
        "fired delta r3c3",
        "part-revealed r3c3 part4",
        "cancelled r3c3",
        "buried herald part",
        "turn 2",
    ]


@pytest.mark.rule("AA-CANCEL-02", "AA-HIT-09", "AA-CAN-09")
@pytest.mark.parametrize(
    ("ship", "after"),
    [("ship_02 damaged_scout", "ship_02 advanced"), ("ship_10 damaged_advanced", "ship_10 scout")],
)
def test_cancel_on_flip_silences_both_flips_but_the_ship_leaves_the_board(ship: str, after: str) -> None:
    scene = Scene({"r3c3": ship, "r0c1": "ship_01"}, deck=["ship_05"])
    scene.play("fire delta-left")
    assert scene.ships == {"r0c1": "ship_01 scout"}
    assert scene.deck == ["ship_05 scout", after]
    assert (scene.levels, scene.danger) == (LEVELS, 1)


@pytest.mark.rule("AA-EX-28", "AA-CANCEL-02", "AA-CAN-09")
def test_cancel_on_flip_leaves_a_pivot_its_effects() -> None:
    scene = Scene({"r3c3": "ship_02"}, deck=["ship_05", "ship_06", "ship_07", "ship_08"])
    scene.play("fire delta-left")
    assert scene.ships == {
        "r3c3": "ship_02 damaged_scout",
        "r1c1": "ship_05 scout",
        "r1c2": "ship_06 scout",
        "r0c3": "ship_07 scout",
    }
    assert scene.deck == ["ship_08 scout"]


@pytest.mark.rule("AA-CANCEL-02")
def test_cancel_on_flip_leaves_the_pivot_of_an_advanced_ship_its_effects() -> None:
    scene = Scene({"r3c3": "ship_06 advanced"}, deck=["ship_01", "ship_02", "ship_03"])
    scene.play("fire delta-left")
    assert scene.ships == {"r3c3": "ship_06 damaged_advanced", "r0c1": "ship_01 scout", "r0c2": "ship_02 scout"}
    assert scene.levels == {**LEVELS, "gamma": 0}


@pytest.mark.rule("AA-CANCEL-03", "AA-HIT-09", "AA-CAN-06", "AA-RULING-20")
@pytest.mark.parametrize(
    ("second", "stays", "buried"),
    [
        ("ship_10", {"r2c2": "ship_10 damaged_scout"}, []),
        ("ship_09 advanced", {"r2c2": "ship_09 damaged_advanced"}, []),
        ("ship_03 damaged_scout", {}, ["ship_03 advanced"]),
        ("ship_08 damaged_advanced", {}, ["ship_08 scout"]),
        ("ship_14 damaged_scout", {}, ["ship_14 part"]),
    ],
)
def test_cancel_always_silences_pivots_and_flips(second: str, stays: dict[str, str], buried: list[str]) -> None:
    scene = Scene({"r3c2": "ship_02 damaged_scout", "r2c2": second, "r0c4": "ship_01"}, deck=["ship_05"])
    scene.play("fire beta")
    # Only the first ship's laser resolves.
    assert scene.ships == {"r0c4": "ship_01 scout", **stays}
    assert scene.deck == ["ship_05 scout", *buried, "ship_02 advanced"]
    assert (scene.levels, scene.danger) == ({**LEVELS, "beta": 0}, 1)


@pytest.mark.rule("AA-CANCEL-03", "AA-DP-10", "AA-RULING-52", "AA-RULING-20")
@pytest.mark.parametrize(
    ("shot", "ships", "stays", "buried"),
    [
        ("alpha", {"r3c1": "ship_03"}, {}, ["ship_03 advanced"]),
        (
            "beta",
            {"r3c2": "ship_10", "r2c2": "ship_03 damaged_scout"},
            {"r3c2": "ship_10 damaged_scout"},
            ["ship_03 advanced"],
        ),
        ("beta", {"r3c2": "ship_14 damaged_scout"}, {}, ["ship_14 part"]),
        ("delta-left", {"r3c2": "ship_10"}, {"r3c2": "ship_10 damaged_scout"}, []),
        ("delta-left", {"r3c2": "ship_03 damaged_scout"}, {}, ["ship_03 advanced"]),
    ],
)
def test_the_second_barrage_shot_works_as_usual_but_cancels_everything(
    shot: str, ships: dict[str, str], stays: dict[str, str], buried: list[str]
) -> None:
    # Gamma comes first, from column 4; the laser it provokes is the only effect.
    others = {"r0c4": "ship_02 damaged_scout", "r0c1": "ship_09"}
    columns = ["alpha", "beta", "delta", "gamma"]
    scene = Scene({**others, **ships}, columns=columns, deck=["ship_05"], backs=["repairs_card"])
    scene.play("barrage gamma")
    scene.play(f"fire {shot}")
    assert scene.ships == {"r0c1": "ship_09 scout", **stays}
    assert scene.deck == ["ship_05 scout", "ship_02 advanced", *buried]
    assert (scene.levels, scene.danger) == ({**LEVELS, "gamma": 0}, 2)


@pytest.mark.rule("AA-RULING-52", "AA-DP-08", "AA-DP-10")
def test_a_cannon_fired_by_a_card_works_as_in_a_turn_of_its_own() -> None:
    # Barrage's first shot: Alpha hits twice, the pivot is cancelled and the flip is not.
    barrage = Scene({"r3c1": "ship_02", "r0c4": "ship_09"}, backs=["repairs_card"])
    barrage.play("barrage alpha")
    assert (barrage.deck, barrage.levels) == (["ship_02 advanced"], {**LEVELS, "alpha": 0})
    # Redeployment: Beta shoots twice, and the first ship's effects resolve.
    ships = {"r3c1": "ship_03 damaged_scout", "r2c1": "ship_10", "r0c4": "ship_09"}
    beta = Scene(ships, deck=["ship_05"], backs=["vortex_card"])
    beta.play("redeploy alpha+beta")
    beta.play("fire beta")
    assert beta.ships == {"r0c1": "ship_05 scout", "r2c1": "ship_10 damaged_scout", "r0c4": "ship_09 scout"}
    assert (beta.deck, beta.levels) == (["ship_03 advanced"], {**LEVELS, "beta": 0})
    # Delta has the choice of its side and still cancels the flip.
    ships = {"r3c1": "ship_02 damaged_scout", "r3c3": "ship_03 damaged_scout"}
    delta = Scene(ships, levels={"beta": 0}, backs=["vortex_card"])
    delta.play("redeploy beta+delta")
    assert delta.legal == {"fire delta-left", "fire delta-right", "hold"}
    delta.play("fire delta-right")
    assert (delta.ships, delta.deck) == ({"r3c1": "ship_02 damaged_scout"}, ["ship_03 advanced"])
    assert delta.levels == {**LEVELS, "beta": 0}


@pytest.mark.rule("AA-RULING-30", "AA-RULING-07", "AA-ALT-04")
@pytest.mark.parametrize(
    ("name", "damaged", "first", "second"),
    [("apex", [], "damaged", "unharmed"), ("robust", [], "damaged", "token"), ("robust", [3], "token", "unharmed")],
)
def test_both_barrage_shots_may_hit_the_same_part(name: str, damaged: list[int], first: str, second: str) -> None:
    scene = Scene(battle_row=3, mothership=name, damaged=damaged, backs=["repairs_card"])
    scene.next_die(4)
    scene.play("barrage gamma")
    scene.play("fire delta-left")
    assert [line for line in scene.story if line.startswith("part-")] == [
        f"part-{first} part3",
        f"part-{second} part3",
    ]
    assert (scene.damaged, scene.tokens) == ([3], [3] if name == "robust" else [])


# --- a revealed part ---
@pytest.mark.rule("AA-RULING-20", "AA-MS-02")
def test_a_revealed_part_resolves_its_icons_and_then_goes_under_the_deck() -> None:
    scene = Scene({"r2c3": "ship_14 damaged_scout", "r0c1": "ship_01"}, deck=["ship_05"])
    scene.play("fire gamma")
    assert scene.story == [
        "fired gamma r2c3",
        "part-revealed r2c3 part4",
        "danger-raised 2",
        "laser r2c3",
        "cannon-damaged gamma 0",
        "buried herald part",
        "turn 2",
    ]
    assert (scene.ships, scene.deck) == ({"r0c1": "ship_01 scout"}, ["ship_05 scout", "ship_14 part"])
    assert (scene.placed, scene.levels) == ([], {**LEVELS, "gamma": 0})


@pytest.mark.rule("AA-HIT-02", "AA-MS-01")
@pytest.mark.parametrize(
    ("card", "flipped", "face"),
    [("10", "scout-flipped r3c3 ship_10", "advanced")]
    + [(f"1{part}", f"part-revealed r3c3 part{part}", "part") for part in (1, 2, 3, 4)],
)
def test_what_a_flip_shows_depends_on_the_back_of_the_card(card: str, flipped: str, face: str) -> None:
    scene = Scene({"r3c3": f"ship_{card} damaged_scout", "r0c4": "ship_09"})
    scene.play("fire delta-left")
    assert (scene.story[1], scene.deck) == (flipped, [f"ship_{card} {face}"])
