"""What the cannons reach, how hard they hit and in which order (AA-CAN-*)."""

from __future__ import annotations

import pytest

from tests.rules.aliens_attack.scene import Scene

NO_TARGET = ("no-target", "AA-TURN-02")
ALL_UPGRADED = {"alpha": 2, "beta": 2, "gamma": 2, "delta": 2}
EVERY_SHOT = ("alpha", "beta", "gamma", "delta-left", "delta-right")


# --- gauge, firepower, cancel icon ---
@pytest.mark.rule(
    "AA-CAN-01", "AA-CAN-03", "AA-CAN-05", "AA-CAN-06", "AA-CAN-08", "AA-CAN-09", "AA-CAN-10", "AA-CAN-11"
)
@pytest.mark.parametrize(
    ("shot", "level", "column", "rows"),
    [
        ("alpha", 0, 1, set()),
        ("alpha", 1, 1, {3, 2}),
        ("alpha", 2, 1, {3, 2, 1}),
        ("beta", 0, 2, set()),
        ("beta", 1, 2, {3}),
        ("beta", 2, 2, {3, 2}),
        ("gamma", 0, 3, set()),
        ("gamma", 1, 3, {3, 2, 1, 0}),
        ("gamma", 2, 3, {3, 2, 1, 0}),
        ("delta-left", 0, 3, set()),
        ("delta-left", 1, 3, {3}),
        ("delta-left", 2, 3, {3, 2}),
    ],
)
def test_a_cannon_reaches_the_squares_of_its_gauge_and_no_others(
    shot: str, level: int, column: int, rows: set[int]
) -> None:
    cannon = shot.removesuffix("-left")
    alone = [Scene({f"r{row}c{column}": "ship_01"}, levels={cannon: level}) for row in range(4)]
    assert {row for row, scene in enumerate(alone) if shot in scene.choices("fire")} == rows


@pytest.mark.rule("AA-CAN-03", "AA-CAN-06", "AA-CAN-09")
def test_straight_cannons_never_shoot_into_another_column() -> None:
    row_three = Scene({"r3c2": "ship_01"}, levels=ALL_UPGRADED)
    assert row_three.choices("fire") == {"beta"}
    moved = Scene({"r3c2": "ship_01"}, columns=["beta", "alpha", "gamma", "delta"], levels=ALL_UPGRADED)
    assert moved.choices("fire") == {"alpha"}


@pytest.mark.rule("AA-CAN-01", "AA-CAN-04", "AA-CAN-05", "AA-CAN-06", "AA-CAN-08", "AA-CAN-09")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(
    ("shot", "part", "tokens"), [("alpha", 1, [1]), ("beta", 2, []), ("gamma", 3, []), ("delta-left", 3, [])]
)
def test_alpha_hits_twice_and_every_other_shot_once(shot: str, level: int, part: int, tokens: list[int]) -> None:
    # The Robust counts hits: the first damages the part, the second leaves a token.
    scene = Scene(battle_row=3, mothership="robust", levels={shot.removesuffix("-left"): level})
    scene.next_die(4)
    scene.play(f"fire {shot}")
    assert (scene.damaged, scene.tokens) == ([part], tokens)


@pytest.mark.rule("AA-CAN-01", "AA-CAN-05", "AA-CAN-06", "AA-CAN-08", "AA-CAN-09", "AA-CANCEL-01", "AA-CANCEL-02")
@pytest.mark.parametrize(
    ("shot", "level", "pivot", "flip"),
    [
        ("alpha", 1, "cancelled", "laser"),
        ("alpha", 2, "cancelled", "laser"),
        ("beta", 1, "drawn", "laser"),
        ("beta", 2, "drawn", "laser"),
        ("gamma", 1, "drawn", "laser"),
        ("gamma", 2, "cancelled", "laser"),
        ("delta-left", 1, "drawn", "cancelled"),
        ("delta-left", 2, "drawn", "cancelled"),
    ],
)
def test_each_cannon_cancels_what_its_icon_says_at_that_level(shot: str, level: int, pivot: str, flip: str) -> None:
    square = {"alpha": "r3c1", "beta": "r3c2"}.get(shot, "r3c3")
    levels = {shot.removesuffix("-left"): level}
    pivoted = Scene({square: "ship_02"}, deck=["ship_05"], levels=levels)
    pivoted.play(f"fire {shot}")
    assert pivoted.told[1:3] == ["scout-pivoted", pivot]
    flipped = Scene({square: "ship_02 damaged_scout"}, levels=levels)
    flipped.play(f"fire {shot}")
    assert flipped.told[1:3] == ["scout-flipped", flip]


# --- using a cannon ---
@pytest.mark.rule("AA-CAN-02", "AA-TURN-01")
def test_a_shot_hits_its_target_triggers_its_icons_and_is_the_whole_turn() -> None:
    scene = Scene({"r2c3": "ship_02 damaged_scout", "r0c4": "ship_09"})
    scene.play("fire gamma")
    assert scene.story == [
        "fired gamma r2c3",
        "scout-flipped r2c3 ship_02",
        "laser r2c3",
        "cannon-damaged gamma 0",
        "buried carrier advanced",
        "turn 2",
    ]
    assert (scene.ships, scene.deck) == ({"r0c4": "ship_09 scout"}, ["ship_02 advanced"])
    assert (scene.turn, scene.phase) == (2, "earth")


@pytest.mark.rule("AA-CAN-02", "AA-RULING-11", "AA-TURN-02")
@pytest.mark.parametrize("shot", EVERY_SHOT)
def test_a_cannon_without_a_target_may_not_be_fired_to_pass_the_turn(shot: str) -> None:
    scene = Scene({"r0c4": "ship_01"}, levels=ALL_UPGRADED)
    assert scene.choices("fire") == set()
    assert scene.refusal(f"fire {shot}") == NO_TARGET


@pytest.mark.rule("AA-CAN-03", "AA-CAN-05")
def test_alpha_hits_the_nearest_ship_and_none_behind_it() -> None:
    scene = Scene({"r2c1": "ship_02", "r1c1": "ship_03", "r0c1": "ship_04"}, levels={"alpha": 2})
    scene.play("fire alpha")
    assert scene.ships == {"r1c1": "ship_03 scout", "r0c1": "ship_04 scout"}
    assert (scene.deck, scene.levels["alpha"]) == (["ship_02 advanced"], 1)


@pytest.mark.rule("AA-EX-23", "AA-CAN-08", "AA-CAN-03")
def test_gamma_hits_the_nearest_ship_and_reaches_the_take_off_zone() -> None:
    scene = Scene({"r0c3": "ship_01", "r2c3": "ship_02 damaged_scout"})
    scene.play("fire gamma")
    assert (scene.ships, scene.deck) == ({"r0c3": "ship_01 scout"}, ["ship_02 advanced"])
    far = Scene({"r0c3": "ship_01"})
    far.play("fire gamma")
    assert far.ships == {"r1c3": "ship_01 damaged_scout"}
    assert far.story[0] == "fired gamma r0c3"


@pytest.mark.rule("AA-EX-19", "AA-CAN-02", "AA-CAN-05")
def test_alpha_needs_level_two_for_the_third_square() -> None:
    scene = Scene({"r1c1": "ship_01"})
    assert scene.refusal("fire alpha") == NO_TARGET
    assert scene.choices("fire") == set()
    assert Scene({"r1c1": "ship_01"}, levels={"alpha": 2}).choices("fire") == {"alpha"}


@pytest.mark.rule("AA-EX-17", "AA-CAN-04", "AA-CAN-05", "AA-HIT-07", "AA-CANCEL-01")
def test_alpha_pivots_without_effect_and_then_flips_with_effect() -> None:
    scene = Scene({"r3c1": "ship_02", "r0c4": "ship_09"})
    scene.play("fire alpha")
    assert scene.ships == {"r0c4": "ship_09 scout"}
    assert scene.deck == ["ship_02 advanced"]
    assert scene.levels == {"alpha": 0, "beta": 1, "gamma": 1, "delta": 1}
    assert scene.told == [
        "fired", "scout-pivoted", "cancelled", "scout-flipped", "laser", "cannon-damaged", "buried", "turn",
    ]  # fmt: skip


# --- Beta ---
@pytest.mark.rule("AA-EX-20", "AA-CAN-06", "AA-CAN-07", "AA-CANCEL-03")
def test_the_first_ship_waits_with_its_effects_until_the_second_is_hit() -> None:
    scene = Scene({"r3c2": "ship_10", "r2c2": "ship_09"}, deck=["ship_01"])
    scene.play("fire beta")
    assert scene.ships == {
        "r3c2": "ship_10 damaged_scout",
        "r2c2": "ship_09 damaged_scout",
        "r2c1": "ship_01 scout",
    }
    assert (scene.deck, scene.danger) == ([], 1)
    assert scene.story == [
        "fired beta r3c2",
        "scout-pivoted r3c2 herald",
        "second-shot beta r2c2",
        "scout-pivoted r2c2 herald",
        "cancelled r2c2",
        "drawn r0c1 carrier scout",
        "danger-applied 1",
        "moved r0c1 r2c1",
        "turn 2",
    ]


@pytest.mark.rule("AA-EX-21", "AA-CAN-06", "AA-CAN-07")
def test_the_second_ship_is_under_the_deck_before_the_first_one_draws() -> None:
    scene = Scene({"r3c2": "ship_04 damaged_scout", "r2c2": "ship_05 damaged_scout"})
    scene.play("fire beta")
    assert scene.ships == {"r1c1": "ship_05 advanced"}
    assert scene.deck == ["ship_04 advanced"]
    assert scene.danger == 1


@pytest.mark.rule("AA-CAN-07")
def test_two_ships_flipped_by_beta_go_under_the_deck_second_one_first() -> None:
    scene = Scene(
        {"r3c2": "ship_02 damaged_scout", "r2c2": "ship_13 damaged_scout", "r0c1": "ship_09"}, deck=["ship_05"]
    )
    scene.play("fire beta")
    assert scene.deck == ["ship_05 scout", "ship_13 part", "ship_02 advanced"]
    assert scene.levels == {"alpha": 1, "beta": 0, "gamma": 1, "delta": 1}
    assert (scene.ships, scene.danger) == ({"r0c1": "ship_09 scout"}, 1)


@pytest.mark.rule("AA-EX-22", "AA-CAN-02", "AA-CAN-06", "AA-RULING-08")
def test_beta_may_not_be_used_for_its_second_gauge_alone() -> None:
    scene = Scene({"r2c2": "ship_01"})
    assert scene.refusal("fire beta") == NO_TARGET
    assert Scene({"r1c2": "ship_01"}, levels={"beta": 2}).refusal("fire beta") == NO_TARGET


@pytest.mark.rule("AA-CAN-06")
@pytest.mark.parametrize(
    ("level", "first", "second", "is_hit"),
    [
        (1, "r3c2", "r2c2", True),
        (1, "r3c2", "r1c2", False),
        (2, "r3c2", "r2c2", True),
        (2, "r3c2", "r1c2", True),
        (2, "r2c2", "r1c2", True),
        (2, "r3c2", "r0c2", False),
        (2, "r2c2", "r0c2", False),
    ],
)
def test_the_second_shot_of_beta_has_a_gauge_of_its_own(level: int, first: str, second: str, is_hit: bool) -> None:
    scene = Scene({first: "ship_02 damaged_scout", second: "ship_01"}, levels={"beta": level})
    scene.play("fire beta")
    assert scene.ships == {second: "ship_01 damaged_scout" if is_hit else "ship_01 scout"}
    assert scene.told.count("second-shot") == int(is_hit)
    assert (scene.deck, scene.levels["beta"]) == (["ship_02 advanced"], level - 1)


@pytest.mark.rule("AA-CAN-06", "AA-RULING-08")
def test_both_shots_of_beta_never_hit_the_same_ship() -> None:
    scene = Scene({"r3c2": "ship_02 advanced", "r0c2": "ship_09"}, levels={"beta": 2})
    scene.play("fire beta")
    # Pivoted once: its list of 2 x 2 takes ship_09 and then ship_02 itself down.
    assert scene.ships == {"r2c2": "ship_09 scout"}
    assert scene.deck == ["ship_02 damaged_advanced"]
    assert "second-shot" not in scene.told
    assert scene.levels["beta"] == 1


@pytest.mark.rule("AA-CAN-06", "AA-CAN-03")
def test_the_second_shot_hits_the_nearest_of_the_other_ships() -> None:
    scene = Scene({"r3c2": "ship_02 damaged_scout", "r2c2": "ship_05", "r1c2": "ship_06"}, levels={"beta": 2})
    scene.play("fire beta")
    assert scene.ships == {"r2c2": "ship_05 damaged_scout", "r1c2": "ship_06 scout"}


@pytest.mark.rule("AA-RULING-30", "AA-CAN-06")
def test_two_hits_on_the_mothership_stay_with_the_part_they_hit() -> None:
    alpha = Scene(battle_row=3)
    alpha.next_die(4)
    alpha.play("fire alpha")
    assert alpha.damaged == [1]
    assert alpha.told[:3] == ["fired", "part-damaged", "part-unharmed"]
    # A ship behind the part is shielded from Beta's second shot ...
    behind = Scene({"r2c2": "ship_01"}, battle_row=3, levels={"beta": 2})
    behind.next_die(4)
    behind.play("fire beta")
    assert (behind.damaged, behind.ships) == ([2], {"r2c2": "ship_01 scout"})
    assert "second-shot" not in behind.told
    # ... and a part behind a ship is hit by it.
    covered = Scene({"r3c2": "ship_01"}, battle_row=2)
    covered.next_die(4)
    covered.play("fire beta")
    assert (covered.damaged, covered.ships) == ([2], {"r3c2": "ship_01 damaged_scout"})


# --- Delta ---
@pytest.mark.rule("AA-EX-24", "AA-CAN-09", "AA-RULING-09")
def test_delta_shoots_into_the_neighbouring_column_and_never_its_own() -> None:
    scene = Scene({"r3c4": "ship_01", "r3c3": "ship_02 damaged_scout"})
    assert scene.choices("fire") == {"gamma", "delta-left"}
    assert scene.refusal("fire delta-right") == NO_TARGET
    scene.play("fire delta-left")
    assert (scene.ships, scene.deck) == ({"r3c4": "ship_01 scout"}, ["ship_02 advanced"])


@pytest.mark.rule("AA-EX-25", "AA-CAN-10", "AA-RULING-10")
def test_upgraded_delta_reaches_the_second_row_over_an_empty_green_square() -> None:
    clear = Scene({"r2c3": "ship_01"}, levels={"delta": 2})
    blocked = Scene({"r2c3": "ship_01", "r3c4": "ship_03"}, levels={"delta": 2})
    assert blocked.refusal("fire delta-left") == NO_TARGET
    clear.play("fire delta-left")
    assert clear.story[:2] == ["fired delta r2c3", "scout-pivoted r2c3 carrier"]


@pytest.mark.rule("AA-CAN-10", "AA-RULING-10")
def test_delta_hits_row_three_first_and_for_that_needs_no_green_square() -> None:
    scene = Scene({"r3c3": "ship_02 damaged_scout", "r2c3": "ship_05", "r3c4": "ship_06"}, levels={"delta": 2})
    scene.play("fire delta-left")
    assert scene.ships == {"r2c3": "ship_05 scout", "r3c4": "ship_06 scout"}


@pytest.mark.rule("AA-CAN-10", "AA-RULING-10", "AA-ALT-13")
def test_the_green_square_is_blocked_by_a_shield_but_not_by_mines_or_ships_further_up() -> None:
    ships = {"r2c3": "ship_01", "r2c4": "ship_03"}
    assert Scene(ships, levels={"delta": 2}).choices("fire") == {"gamma", "delta-left"}
    assert Scene(ships, levels={"delta": 2}, mines="r3c4").choices("fire") == {"gamma", "delta-left"}
    assert Scene(ships, levels={"delta": 2}, shield="r3c4").choices("fire") == {"gamma"}


@pytest.mark.rule("AA-EX-26", "AA-CAN-09", "AA-RULING-09")
@pytest.mark.parametrize(("side", "left"), [("left", "r3c3"), ("right", "r3c1")])
def test_between_two_columns_the_player_chooses_the_side_of_delta(side: str, left: str) -> None:
    columns = ["alpha", "delta", "gamma", "beta"]
    scene = Scene({"r3c1": "ship_05 damaged_scout", "r3c3": "ship_06 damaged_scout"}, columns=columns)
    assert scene.choices("fire") == {"alpha", "gamma", "delta-left", "delta-right"}
    scene.play(f"fire delta-{side}")
    assert set(scene.ships) == {left}


@pytest.mark.rule("AA-RULING-10", "AA-CAN-10")
def test_the_sides_of_delta_are_judged_one_by_one() -> None:
    columns = ["alpha", "delta", "gamma", "beta"]
    open_green = {"r2c1": "ship_05", "r3c3": "ship_06"}
    assert {"delta-left", "delta-right"} <= Scene(open_green, columns=columns, levels={"delta": 2}).choices("fire")
    closed = Scene({**open_green, "r3c2": "ship_07"}, columns=columns, levels={"delta": 2}).choices("fire")
    assert ("delta-left" in closed, "delta-right" in closed) == (False, True)


@pytest.mark.rule("AA-RULING-09", "AA-CAN-09")
def test_a_column_that_does_not_exist_is_no_target_for_delta() -> None:
    row = {"r3c1": "ship_01", "r3c2": "ship_02", "r3c3": "ship_03", "r3c4": "ship_04"}
    # Left of column 1 there is nothing, not the end of the row above either.
    first = Scene({**row, "r2c4": "ship_05"}, columns=["delta", "beta", "gamma", "alpha"])
    assert first.refusal("fire delta-left") == NO_TARGET
    assert first.choices("fire") == {"alpha", "beta", "gamma", "delta-right"}
    assert Scene(row).choices("fire") == {"alpha", "beta", "gamma", "delta-left"}


@pytest.mark.rule("AA-RULING-09")
@pytest.mark.parametrize("square", ["r0c4", "r1c4", "r2c4", "r3c4"])
def test_at_the_start_only_the_satellite_laser_covers_column_four(square: str) -> None:
    scene = Scene({square: "ship_01"}, levels=ALL_UPGRADED)
    assert scene.choices("fire") == set()
    assert f"laser {square}" in scene.legal


# --- the shield in the line of fire ---
@pytest.mark.rule("AA-EX-67", "AA-ALT-11", "AA-RULING-40")
def test_the_shield_in_front_of_a_ship_takes_both_hits_of_alpha() -> None:
    scene = Scene({"r2c1": "ship_01"}, shield="r3c1")
    scene.play("fire alpha")
    assert scene.ships == {"r2c1": "ship_01 scout"}
    assert (scene.shield, scene.shield_hits, scene.actions[1]) == (None, 0, "redeployment")
    hits = ["shield-hit r3c1 1", "shield-hit r3c1 2", "shield-destroyed r3c1"]
    assert scene.story == ["fired alpha r3c1", *hits, "turn 2"]


@pytest.mark.rule("AA-ALT-11", "AA-HIT-08")
def test_what_is_left_of_a_shot_that_destroys_the_shield_is_lost() -> None:
    scene = Scene({"r2c1": "ship_01"}, shield="r3c1", shield_hits=1)
    scene.play("fire alpha")
    assert (scene.ships, scene.shield) == ({"r2c1": "ship_01 scout"}, None)
    assert scene.told == ["fired", "shield-hit", "shield-destroyed", "overkill", "turn"]


@pytest.mark.rule("AA-ALT-11", "AA-CAN-03")
@pytest.mark.parametrize(
    ("shot", "ship", "shield", "is_covered"),
    [
        ("gamma", "r0c3", "r1c3", True),
        ("gamma", "r0c3", "r3c3", True),
        ("gamma", "r2c3", "r1c3", False),
        ("delta-left", "r2c3", "r3c3", True),
        ("delta-left", "r2c3", "r3c2", False),
    ],
)
def test_the_shield_is_hit_when_it_is_the_nearest_object(shot: str, ship: str, shield: str, is_covered: bool) -> None:
    scene = Scene({ship: "ship_02 damaged_scout", "r0c1": "ship_09"}, shield=shield, levels={"delta": 2})
    scene.play(f"fire {shot}")
    assert (scene.shield_hits, scene.at(ship) is None) == ((1, False) if is_covered else (0, True))


@pytest.mark.rule("AA-ALT-11", "AA-CAN-06")
def test_both_shots_of_beta_stop_at_the_shield_until_it_is_gone() -> None:
    ships = {"r2c2": "ship_02 damaged_scout", "r0c1": "ship_09"}
    whole = Scene(ships, shield="r3c2", levels={"beta": 2})
    whole.play("fire beta")
    assert (whole.shield, whole.at("r2c2")) == (None, "ship_02 damaged_scout")
    cracked = Scene(ships, shield="r3c2", shield_hits=1, levels={"beta": 2})
    cracked.play("fire beta")
    assert (cracked.shield, cracked.ships, cracked.deck) == (None, {"r0c1": "ship_09 scout"}, ["ship_02 advanced"])
    assert cracked.told.count("cancelled") == 1
    between = Scene({"r3c2": "ship_02 damaged_scout", "r1c2": "ship_05"}, shield="r2c2", levels={"beta": 2})
    between.play("fire beta")
    assert (between.shield_hits, between.ships) == (1, {"r1c2": "ship_05 scout"})
