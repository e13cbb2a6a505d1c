"""How the mothership gathers (AA-MS-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack import cell
from hullbreach.kernel.agenda import NONE
from tests.rules.aliens_attack.scene import Scene, new_game

APEX_CARDS = ["ship_11", "ship_12", "ship_13", "ship_14"]


@pytest.mark.rule("AA-MS-01")
def test_four_of_the_fourteen_cards_are_part_cards_and_all_start_as_scouts() -> None:
    scene = new_game()
    cards = sorted([*scene.ships.values(), *scene.deck])
    assert cards == [f"ship_{number:02} scout" for number in range(1, 15)]
    assert scene.table.setting.card_names[10:] == APEX_CARDS


@pytest.mark.rule("AA-MS-01")
def test_the_first_hit_on_a_part_card_only_damages_the_scout() -> None:
    scene = Scene({"r1c3": "ship_13", "r0c1": "ship_09"}, levels={"gamma": 2})
    scene.play("fire gamma")
    assert scene.ships == {"r1c3": "ship_13 damaged_scout", "r0c1": "ship_09 scout"}
    assert (scene.danger, scene.deck) == (1, [])
    scene.play("fire gamma")
    assert scene.ships == {"r0c1": "ship_09 scout"}
    assert (scene.danger, scene.deck) == (2, ["ship_13 part"])
    assert scene.told.count("part-revealed") == 1


@pytest.mark.rule("AA-EX-41", "AA-MS-01", "AA-MS-02")
def test_a_revealed_part_resolves_its_icons_and_goes_under_the_deck() -> None:
    scene = Scene(
        {"r1c3": "ship_13 damaged_scout", "r0c1": "ship_09"}, deck=["ship_05", "ship_06", "ship_07"], danger=2
    )
    scene.play("fire gamma")
    assert scene.danger == 3
    assert scene.ships == {"r0c1": "ship_09 scout", "r0c2": "ship_05 scout", "r0c3": "ship_06 scout"}
    assert scene.deck == ["ship_07 scout", "ship_13 part"]
    assert scene.placed == []
    assert scene.damaged == []
    assert scene.told == ["fired", "part-revealed", "danger-raised", "drawn", "drawn", "buried", "turn"]


@pytest.mark.rule("AA-MS-02")
@pytest.mark.parametrize(
    ("card", "ships", "drawn", "gamma"),
    [
        ("ship_11", {"r0c1": "ship_09", "r0c2": "ship_05", "r0c4": "ship_10"}, 1, 1),
        ("ship_12", {"r2c1": "ship_09", "r2c4": "ship_10"}, 0, 1),
        ("ship_13", {"r0c1": "ship_09", "r0c2": "ship_05", "r0c3": "ship_06", "r0c4": "ship_10"}, 2, 1),
        ("ship_14", {"r0c1": "ship_09", "r0c4": "ship_10"}, 0, 0),
    ],
)
def test_every_apex_part_has_its_own_reveal(card: str, ships: dict[str, str], drawn: int, gamma: int) -> None:
    scene = Scene(
        {"r0c1": "ship_09", "r0c4": "ship_10", "r1c3": f"{card} damaged_scout"}, deck=["ship_05", "ship_06", "ship_07"]
    )
    scene.play("fire gamma")
    assert scene.danger == 2
    assert scene.ships == {square: f"{ship} scout" for square, ship in ships.items()}
    assert scene.deck == [*["ship_05 scout", "ship_06 scout", "ship_07 scout"][drawn:], f"{card} part"]
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": gamma, "delta": 1}


@pytest.mark.rule("AA-MS-02")
def test_a_cancelled_reveal_resolves_nothing_but_still_buries_the_part() -> None:
    scene = Scene({"r3c3": "ship_14 damaged_scout", "r0c1": "ship_09"}, deck=["ship_05"])
    scene.play("fire delta-left")
    assert scene.danger == 1
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
    assert scene.ships == {"r0c1": "ship_09 scout"}
    assert scene.deck == ["ship_05 scout", "ship_14 part"]


@pytest.mark.rule("AA-MS-02", "AA-MS-03")
def test_a_part_that_comes_back_is_no_ship_any_more() -> None:
    scene = Scene({"r3c3": "ship_14 damaged_scout", "r0c1": "ship_09"})
    scene.play("fire delta-left")
    scene.icon("draw", 4)
    assert scene.ships == {"r0c1": "ship_09 scout"}
    assert scene.deck == []
    assert scene.placed == [4]


@pytest.mark.rule("AA-MS-03")
def test_a_drawn_part_goes_above_the_zone_and_uses_up_one_draw() -> None:
    scene = Scene(deck=["ship_13 part", "ship_05", "ship_06"], placed=[1, 2])
    scene.icon("draw", 2)
    assert scene.placed == [1, 2, 3]
    assert scene.ships == {"r0c1": "ship_05 scout"}
    assert scene.deck == ["ship_06 scout"]
    assert scene.battle_row is None


@pytest.mark.rule("AA-MS-03", "AA-MS-07")
def test_a_drawn_part_takes_no_take_off_square() -> None:
    ships = {"r0c1": "ship_01", "r0c2": "ship_02", "r0c4": "ship_03"}
    scene = Scene(ships, deck=["ship_13 part", "ship_05"])
    scene.icon("draw", 2)
    assert scene.placed == [3]
    assert scene.at("r0c3") == "ship_05 scout"
    assert scene.deck == []


@pytest.mark.rule("AA-MS-04", "AA-RULING-21")
@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_part_n_belongs_to_column_n(part: int) -> None:
    scene = Scene(deck=[f"{APEX_CARDS[part - 1]} part"])
    scene.icon("draw", 1)
    assert scene.placed == [part]
    columns = ["alpha", "beta", "delta"]
    columns.insert(part - 1, "gamma")
    scene = Scene(battle_row=0, columns=columns)
    scene.play("fire gamma")
    assert scene.damaged == [part]


@pytest.mark.rule("AA-EX-42", "AA-MS-05", "AA-MS-06", "AA-RULING-22")
def test_the_fourth_part_starts_the_final_battle_and_drops_the_rest() -> None:
    scene = Scene({"r2c3": "ship_01", "r0c1": "ship_02"}, deck=["ship_13 part", "ship_05", "ship_06"], placed=[1, 2, 4])
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": "ship_01 damaged_scout", "r0c1": "ship_02 scout"}
    assert scene.deck == ["ship_05 scout", "ship_06 scout"]
    assert scene.placed == [1, 2, 3, 4]
    assert scene.battle_row == -1
    assert scene.told == ["fired", "scout-pivoted", "part-placed", "battle", "turn"]
    assert (scene.phase, scene.turn) == ("earth", 2)


@pytest.mark.rule("AA-RULING-22", "AA-BATTLE-01", "AA-TURN-04")
def test_the_die_is_rolled_from_the_turn_after_the_arrival() -> None:
    scene = Scene({"r2c3": "ship_01"}, deck=["ship_13 part"], placed=[1, 2, 4])
    scene.play("fire gamma")
    assert "die" not in scene.told
    scene.play("fire gamma")
    assert scene.told.count("die") == 1


@pytest.mark.rule("AA-MS-05")
def test_three_parts_do_not_start_the_battle() -> None:
    scene = Scene({"r2c3": "ship_01", "r0c1": "ship_02"}, deck=["ship_13 part", "ship_05", "ship_06"], placed=[1, 4])
    scene.play("fire gamma")
    assert scene.battle_row is None
    assert scene.placed == [1, 3, 4]
    assert scene.ships == {
        "r2c3": "ship_01 damaged_scout",
        "r1c1": "ship_02 scout",
        "r1c2": "ship_05 scout",
        "r0c3": "ship_06 scout",
    }


@pytest.mark.rule("AA-EX-43", "AA-MS-06")
def test_a_ship_flipped_as_the_mothership_arrives_still_goes_under_the_deck() -> None:
    scene = Scene(
        {"r2c3": "ship_06 damaged_scout", "r0c1": "ship_02"}, deck=["ship_13 part", "ship_05"], placed=[1, 2, 4]
    )
    scene.play("fire gamma")
    assert scene.battle_row == -1
    assert scene.ships == {"r0c1": "ship_02 scout"}
    assert scene.deck == ["ship_05 scout", "ship_06 advanced"]
    assert scene.told == ["fired", "scout-flipped", "part-placed", "battle", "buried", "turn"]


@pytest.mark.rule("AA-MS-06")
def test_both_ships_flipped_by_beta_go_under_the_deck_as_the_mothership_arrives() -> None:
    ships = {"r3c2": "ship_06 damaged_scout", "r2c2": "ship_05 damaged_scout", "r0c1": "ship_02"}
    scene = Scene(ships, deck=["ship_13 part"], placed=[1, 2, 4])
    scene.play("fire beta")
    assert scene.battle_row == -1
    assert scene.ships == {"r0c1": "ship_02 scout"}
    assert scene.deck == ["ship_05 advanced", "ship_06 advanced"]


@pytest.mark.rule("AA-MS-06", "AA-RULING-22")
def test_the_arrival_drops_the_later_icons_of_every_list_in_progress() -> None:
    # ship_03 applies Danger 2 (draw 1, move 1 x 3) and would then draw once more itself.
    ships = {"r2c3": "ship_03 advanced", "r0c1": "ship_02"}
    scene = Scene(ships, deck=["ship_13 part", "ship_05"], danger=2, placed=[1, 2, 4])
    scene.play("fire gamma")
    assert scene.battle_row == -1
    assert scene.ships == {"r2c3": "ship_03 damaged_advanced", "r0c1": "ship_02 scout"}
    assert scene.deck == ["ship_05 scout"]
    assert scene.told == ["fired", "advanced-pivoted", "danger-applied", "part-placed", "battle", "turn"]


@pytest.mark.rule("AA-MS-06", "AA-RULING-22")
def test_the_arrival_drops_the_second_barrage_shot_and_the_danger_icon_but_turns_the_card() -> None:
    ships = {"r2c3": "ship_01", "r3c1": "ship_02"}
    scene = Scene(ships, deck=["ship_13 part", "ship_05"], backs=["repairs_card"], placed=[1, 2, 4])
    scene.play("barrage gamma")
    assert scene.battle_row == -1
    assert (scene.phase, scene.turn) == ("earth", 2)
    assert scene.ships == {"r2c3": "ship_01 damaged_scout", "r3c1": "ship_02 scout"}
    assert scene.danger == 1
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert "die" not in scene.told


@pytest.mark.rule("AA-MS-06", "AA-RULING-22")
def test_a_satellite_laser_that_brings_the_mothership_is_turned_without_its_danger_icon() -> None:
    scene = Scene({"r2c3": "ship_01", "r0c1": "ship_02"}, deck=["ship_13 part", "ship_05"], placed=[1, 2, 4])
    scene.play("laser r2c3")
    assert scene.battle_row == -1
    assert scene.ships == {"r2c3": "ship_01 damaged_scout", "r0c1": "ship_02 scout"}
    assert scene.actions == ["upgrade_cannons", "vortex", "repairs"]
    assert scene.told[2:] == ["part-placed", "battle", "card-turned", "turn"]


@pytest.mark.rule("AA-MS-06")
def test_a_shot_after_redeployment_that_brings_the_mothership_raises_no_danger() -> None:
    scene = Scene({"r2c4": "ship_01"}, deck=["ship_13 part"], backs=["vortex_card"], placed=[1, 2, 4])
    scene.play("redeploy gamma+delta")
    scene.play("fire gamma")
    assert scene.battle_row == -1
    assert scene.danger == 1
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert "die" not in scene.told


@pytest.mark.rule("AA-MS-06")
def test_the_danger_icon_of_a_card_may_itself_bring_the_mothership() -> None:
    scene = Scene({"r0c1": "ship_02"}, deck=["ship_13 part"], danger=2, placed=[1, 2, 4])
    scene.play("repair nothing")
    assert scene.battle_row == -1
    assert scene.ships == {"r0c1": "ship_02 scout"}
    assert scene.actions == ["laser_satellite", "vortex", "barrage"]
    assert "die" not in scene.told


@pytest.mark.rule("AA-MS-05", "AA-MS-06")
def test_the_draw_into_an_empty_sky_ends_with_the_fourth_part() -> None:
    scene = Scene({"r3c3": "ship_09 damaged_scout"}, deck=["ship_05", "ship_13 part", "ship_06"], placed=[1, 2, 4])
    scene.play("fire delta-left")
    assert scene.battle_row == -1
    assert scene.ships == {"r0c1": "ship_05 scout"}
    assert scene.deck == ["ship_06 scout", "ship_09 advanced"]
    assert scene.phase == "earth"


@pytest.mark.rule("AA-MS-07", "AA-RULING-24")
@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_waiting_parts_cannot_be_hit_by_the_satellite_laser(part: int) -> None:
    waiting = [1, 2, 3, 4]
    waiting.remove(part % 4 + 1)
    scene = Scene({"r3c4": "ship_01"}, placed=waiting)
    assert scene.refusal(f"laser part{part}") == ("no-mothership", "AA-MS-07")
    assert {move for move in scene.legal if move.startswith("laser")} == {"laser r3c4"}


@pytest.mark.rule("AA-MS-07", "AA-RULING-24")
def test_waiting_parts_are_no_targets_for_cannons() -> None:
    upgraded = {"alpha": 2, "beta": 2, "gamma": 2, "delta": 2}
    scene = Scene({"r3c4": "ship_01"}, placed=[1, 2, 3], levels=upgraded)
    assert {move for move in scene.legal if move.startswith("fire")} == set()
    assert scene.refusal("fire gamma") == ("no-target", "AA-TURN-02")


@pytest.mark.rule("AA-MS-07")
def test_waiting_parts_block_nothing() -> None:
    scene = Scene(deck=["ship_01", "ship_02", "ship_03", "ship_04"], placed=[1, 2, 3])
    scene.icon("draw", 4)
    scene.icon("move", 3, 3)
    assert scene.ships == {
        "r3c1": "ship_01 scout",
        "r3c2": "ship_02 scout",
        "r3c3": "ship_03 scout",
        "r0c4": "ship_04 scout",
    }


@pytest.mark.rule("AA-MS-07")
def test_waiting_parts_are_not_counted_or_moved_as_ships() -> None:
    deck = ["ship_01", "ship_02", "ship_03", "ship_04", "ship_05"]
    scene = Scene({"r3c3": "ship_09 damaged_scout"}, deck=deck, placed=[1, 2, 3])
    scene.play("fire delta-left")
    assert "sky-empty" in scene.told
    assert set(scene.ships) == {"r0c1", "r0c2", "r0c3", "r0c4"}
    scene = Scene(placed=[1, 2, 3])
    scene.icon("move", 4, 2)
    assert (scene.ships, scene.placed, scene.told) == ({}, [1, 2, 3], [])


# --- what the mothership makes illegal -------------------------------------------------------------------------------
@pytest.mark.rule("AA-DP-04", "AA-DP-05")
def test_the_satellite_laser_must_choose_while_the_mothership_is_there() -> None:
    scene = Scene(battle_row=1)
    assert scene.refusal("laser nothing") == ("must-choose", "AA-DP-04")
    assert scene.refusal("laser r1c1") == ("empty-square", "AA-DP-05")
    assert {move for move in scene.legal if move.startswith("laser")} == {f"laser part{n}" for n in (1, 2, 3, 4)}


@pytest.mark.rule("AA-ALT-10", "AA-ALT-12")
@pytest.mark.parametrize("card", ["mines", "shield"])
@pytest.mark.parametrize("row", [-1, 0, 1, 2, 3])
def test_mines_and_shield_go_only_below_the_mothership(card: str, row: int) -> None:
    scene = Scene(battle_row=row, mines="r1c1", shield="r1c1")
    scene.table.cells[cell.MINES] = scene.table.cells[cell.SHIELD] = NONE
    squares = {f"{card} r{lower}c{column}" for lower in (1, 2, 3) for column in (1, 2, 3, 4)}
    below = {move for move in squares if int(move[-3]) > row}
    assert {move for move in scene.legal if move.startswith(card)} == (below or {f"{card} nothing"})
    for move in squares - below:
        assert scene.refusal(move) == ("not-below-mothership", "AA-ALT-12" if card == "mines" else "AA-ALT-10")
