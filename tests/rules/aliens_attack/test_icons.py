"""What the icons do, and what ships that are hit set off (AA-ICON-*)."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from hullbreach.games.aliens_attack import facts, step
from hullbreach.games.aliens_attack.pieces import SQUARE_NAMES
from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import parse
from tests.rules.aliens_attack.scene import Scene

ALL_ONE = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
ROW_0 = {f"r0c{number}": f"ship_0{number} scout" for number in range(1, 5)}


def about(scene: Scene, card: str, square: str) -> tuple[int, int]:
    """What an icon knows of the ship that set it off: the card, and the square where it was hit."""
    return scene.table.setting.card_names.index(card), SQUARE_NAMES.index(square)


# --- draw ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-29", "AA-ICON-01")
def test_a_draw_stops_when_the_take_off_zone_is_full() -> None:
    scene = Scene({"r0c1": "ship_01", "r0c2": "ship_02", "r0c4": "ship_04"}, deck=["ship_05", "ship_06"])
    scene.icon("draw", 3)
    assert scene.ships == {**ROW_0, "r0c3": "ship_05 scout"}
    assert (scene.deck, scene.told) == (["ship_06 scout"], ["drawn"])


@pytest.mark.rule("AA-EX-30", "AA-ICON-01", "AA-MS-03", "AA-RULING-15")
def test_a_drawn_part_goes_above_its_column_and_uses_up_one_draw() -> None:
    scene = Scene(placed=[1, 2], deck=["ship_13 part", "ship_05", "ship_06"])
    scene.icon("draw", 2)
    assert scene.placed == [1, 2, 3]
    assert scene.ships == {"r0c1": "ship_05 scout"}
    assert (scene.deck, scene.battle_row) == (["ship_06 scout"], None)
    assert scene.told == ["part-placed", "drawn"]


@pytest.mark.rule("AA-ICON-01")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_draw_takes_as_many_cards_as_it_states_from_left_to_right(count: int) -> None:
    cards = ["ship_01 scout", "ship_02 scout", "ship_03 scout", "ship_04 scout", "ship_05 scout"]
    scene = Scene(deck=cards)
    scene.icon("draw", count)
    assert scene.ships == {f"r0c{number + 1}": cards[number] for number in range(count)}
    assert scene.deck == cards[count:]


@pytest.mark.rule("AA-ICON-01")
def test_a_drawn_ship_goes_to_the_leftmost_free_square_whatever_lies_below() -> None:
    scene = Scene({"r0c1": "ship_01", "r1c2": "ship_02", "r0c4": "ship_04"}, deck=["ship_05", "ship_06"])
    scene.icon("draw", 1)
    assert scene.ships == {
        "r0c1": "ship_01 scout",
        "r0c2": "ship_05 scout",
        "r0c4": "ship_04 scout",
        "r1c2": "ship_02 scout",
    }


@pytest.mark.rule("AA-ICON-01", "AA-DECK-02")
def test_drawn_ships_come_with_the_face_they_have() -> None:
    deck = ["ship_05 damaged_scout", "ship_06 advanced", "ship_07 damaged_advanced", "ship_08 scout"]
    scene = Scene(deck=deck)
    scene.icon("draw", 4)
    assert list(scene.ships.values()) == deck


@pytest.mark.rule("AA-RULING-15", "AA-ICON-01")
def test_with_a_full_take_off_zone_not_even_a_part_is_drawn() -> None:
    scene = Scene(ROW_0, placed=[1, 2], deck=["ship_13 part", "ship_06"])
    scene.icon("draw", 2)
    assert (scene.placed, scene.ships) == ([1, 2], ROW_0)
    assert (scene.deck, scene.told) == (["ship_13 part", "ship_06 scout"], [])


@pytest.mark.rule("AA-RULING-15", "AA-ICON-01")
def test_a_part_leaves_the_last_free_square_for_the_next_card() -> None:
    scene = Scene(
        {"r0c1": "ship_01", "r0c2": "ship_02", "r0c4": "ship_04"}, deck=["ship_14 part", "ship_05", "ship_11 part"]
    )
    scene.icon("draw", 3)
    assert scene.ships == {**ROW_0, "r0c3": "ship_05 scout"}
    assert (scene.placed, scene.deck) == ([4], ["ship_11 part"])


# --- laser -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-ICON-03")
@pytest.mark.parametrize(
    ("square", "cannon"), [("r0c1", "alpha"), ("r1c2", "beta"), ("r3c3", "gamma"), ("r2c4", "delta")]
)
def test_a_laser_takes_one_level_from_the_cannon_of_the_column(square: str, cannon: str) -> None:
    levels = dict.fromkeys(ALL_ONE, 2)
    scene = Scene({square: "ship_09 advanced"}, levels=levels)
    scene.resolve(step.LASER, 0, 0, *about(scene, "ship_09", square))
    assert scene.levels == levels | {cannon: 1}
    scene.resolve(step.LASER, 0, 0, *about(scene, "ship_09", square))
    assert (scene.levels, scene.phase) == (levels | {cannon: 0}, "earth")
    scene.resolve(step.LASER, 0, 0, *about(scene, "ship_09", square))
    assert (scene.won, scene.reason) == (False, "neutralised-cannon-hit")


@pytest.mark.rule("AA-EX-31", "AA-ICON-03", "AA-DMG-04", "AA-LOSE-01", "AA-TURN-05")
def test_a_laser_at_a_neutralised_cannon_loses_before_the_next_icon() -> None:
    scene = Scene({"r2c2": "ship_09 advanced"}, levels={"beta": 0}, deck=["ship_05", "ship_06"])
    scene.play("laser r2c2")
    assert (scene.won, scene.reason, scene.phase) == (False, "neutralised-cannon-hit", "over")
    assert scene.ships == {"r2c2": "ship_09 damaged_advanced"}
    assert scene.deck == ["ship_05 scout", "ship_06 scout"]
    assert scene.told == ["satellite", "advanced-pivoted", "laser", "lost-cannon"]


@pytest.mark.rule("AA-EX-31", "AA-ICON-03", "AA-DMG-04", "AA-LOSE-01", "AA-TURN-05")
def test_a_laser_at_a_neutralised_cannon_loses_as_well_after_a_redeployment() -> None:
    levels = {"beta": 0, "delta": 2}
    scene = Scene({"r2c2": "ship_09 advanced"}, levels=levels, deck=["ship_05", "ship_06"], backs=["vortex_card"])
    scene.play("redeploy gamma+delta")
    scene.play("fire delta-left")
    assert (scene.won, scene.reason) == (False, "neutralised-cannon-hit")
    assert scene.deck == ["ship_05 scout", "ship_06 scout"]
    assert (scene.danger, scene.actions) == (1, ["laser_satellite", "redeployment", "repairs"])


@pytest.mark.rule("AA-ICON-03")
def test_a_laser_hits_whatever_cannon_stands_in_the_column_now() -> None:
    scene = Scene({"r1c4": "ship_02 damaged_scout", "r0c1": "ship_09"}, columns=["alpha", "beta", "delta", "gamma"])
    scene.play("fire gamma")
    assert scene.levels == ALL_ONE | {"gamma": 0}


@pytest.mark.rule("AA-RULING-06", "AA-ICON-03")
def test_a_laser_hits_the_column_where_the_ship_was_hit_though_it_has_left() -> None:
    """ship_14 shows raise Danger, laser: at Danger 4 four other ships move between its flip and its laser."""
    scene = Scene({"r2c3": "ship_14 damaged_scout", "r0c1": "ship_01", "r0c3": "ship_03"}, danger=4)
    scene.play("fire gamma")
    assert scene.levels == ALL_ONE | {"gamma": 0}
    assert scene.ships == {"r2c1": "ship_01 scout", "r2c3": "ship_03 scout"}
    assert scene.told == [
        "fired",
        "part-revealed",
        "danger-applied",
        "moved",
        "moved",
        "laser",
        "cannon-damaged",
        "buried",
        "turn",
    ]


@pytest.mark.rule("AA-RULING-06", "AA-ICON-03")
def test_a_laser_hits_the_column_where_the_ship_was_hit_though_it_has_moved_or_gone_under_the_deck() -> None:
    scene = Scene({"r3c4": "ship_06 damaged_advanced"}, deck=["ship_09 damaged_advanced"])
    scene.resolve(step.LASER, 0, 0, *about(scene, "ship_06", "r1c4"))
    assert scene.levels == ALL_ONE | {"delta": 0}
    scene.resolve(step.LASER, 0, 0, *about(scene, "ship_09", "r0c2"))
    assert scene.levels == ALL_ONE | {"delta": 0, "beta": 0}


# --- Danger ----------------------------------------------------------------------------------------------------------
DANGER_BOARD = {"r0c2": "ship_02", "r0c4": "ship_04", "r1c1": "ship_01"}
DANGER_RESULTS = {
    1: ({"r2c2": "ship_02 scout", "r0c4": "ship_04 scout", "r1c1": "ship_01 scout"}, 3),
    # ship_05 in r0c1 is blocked by r1c1.
    2: ({"r0c1": "ship_05 scout", "r3c2": "ship_02 scout", "r0c4": "ship_04 scout", "r1c1": "ship_01 scout"}, 2),
    3: ({"r0c1": "ship_05 scout", "r2c2": "ship_02 scout", "r2c4": "ship_04 scout", "r1c1": "ship_01 scout"}, 2),
    # Once row 0 has moved, r1c1 leaves to r3c1: that is the fourth ship.
    4: (
        {
            "r0c1": "ship_05 scout",
            "r2c2": "ship_02 scout",
            "r2c3": "ship_06 scout",
            "r2c4": "ship_04 scout",
            "r3c1": "ship_01 scout",
        },
        1,
    ),
}


@pytest.mark.rule("AA-ICON-08", "AA-ICON-04")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_danger_level_has_its_own_effect(level: int) -> None:
    scene = Scene(DANGER_BOARD, deck=["ship_05", "ship_06", "ship_07"], danger=level)
    scene.icon("apply")
    ships, left = DANGER_RESULTS[level]
    assert scene.ships == ships
    assert scene.deck == ["ship_05 scout", "ship_06 scout", "ship_07 scout"][3 - left :]
    assert (scene.danger, scene.levels) == (level, ALL_ONE)


@pytest.mark.rule("AA-ICON-04", "AA-ICON-08")
def test_danger_icons_are_resolved_from_top_to_bottom() -> None:
    """Danger 2 draws first, and the ship just drawn is the one that moves."""
    scene = Scene({"r1c4": "ship_01"}, deck=["ship_05"], danger=2)
    scene.icon("apply")
    assert scene.ships == {"r3c1": "ship_05 scout", "r1c4": "ship_01 scout"}
    assert scene.told == ["danger-applied", "drawn", "moved"]


@pytest.mark.rule("AA-ICON-04", "AA-HIT-06")
def test_danger_is_resolved_before_the_next_icon_of_the_list() -> None:
    """ship_03 pivoted: apply Danger, draw 1. The ship drawn last is not moved by Danger."""
    scene = Scene({"r3c3": "ship_03 advanced", "r0c1": "ship_01"}, deck=["ship_05", "ship_06"])
    scene.play("fire gamma")
    assert scene.ships == {"r3c3": "ship_03 damaged_advanced", "r2c1": "ship_01 scout", "r0c1": "ship_05 scout"}
    assert scene.told == ["fired", "advanced-pivoted", "danger-applied", "moved", "drawn", "turn"]


@pytest.mark.rule("AA-EX-32", "AA-ICON-05", "AA-RULING-14")
def test_raising_danger_applies_nothing() -> None:
    scene = Scene({"r0c1": "ship_01"}, deck=["ship_05"], danger=2)
    scene.icon("raise")
    assert scene.danger == 3
    assert (scene.ships, scene.deck) == ({"r0c1": "ship_01 scout"}, ["ship_05 scout"])
    assert scene.told == ["danger-raised"]


@pytest.mark.rule("AA-ICON-05", "AA-RULING-14")
def test_raising_danger_from_three_to_four_applies_nothing_either() -> None:
    scene = Scene({"r0c1": "ship_01"}, deck=["ship_05"], danger=3)
    scene.icon("raise")
    assert (scene.danger, scene.ships, scene.deck) == (4, {"r0c1": "ship_01 scout"}, ["ship_05 scout"])


@pytest.mark.rule("AA-EX-33", "AA-ICON-05", "AA-ICON-04", "AA-RULING-14")
def test_raising_danger_at_four_applies_it() -> None:
    scene = Scene({"r0c1": "ship_01", "r0c2": "ship_02"}, deck=["ship_05", "ship_06", "ship_07"], danger=4)
    scene.icon("raise")
    assert scene.danger == 4
    assert scene.ships == {
        "r2c1": "ship_01 scout",
        "r2c2": "ship_02 scout",
        "r2c3": "ship_05 scout",
        "r2c4": "ship_06 scout",
    }
    assert scene.deck == ["ship_07 scout"]
    assert scene.told == ["danger-applied", "drawn", "drawn", "moved", "moved", "moved", "moved"]


# --- to deck bottom --------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-16", "AA-ICON-06", "AA-HIT-06", "AA-TURN-03", "AA-RULING-04", "AA-RULING-19")
def test_a_ship_moves_itself_and_then_leaves_for_the_bottom_of_the_deck() -> None:
    scene = Scene({"r1c3": "ship_08 advanced"}, deck=["ship_01"])
    scene.play("fire gamma")
    assert [(event.a, event.b) for event in scene.journal.events if event.kind.name == "moved"] == [(6, 14)]
    assert scene.told == [
        "fired",
        "advanced-pivoted",
        "moved",
        "buried",
        "turn",
        "sky-empty",
        "drawn",
        "drawn",
    ]
    assert scene.ships == {"r0c1": "ship_01 scout", "r0c2": "ship_08 damaged_advanced"}
    assert (scene.deck, scene.levels) == ([], ALL_ONE)


@pytest.mark.rule("AA-ICON-06")
def test_a_ship_that_left_by_an_earlier_icon_is_not_sent_under_the_deck_again() -> None:
    """ship_08 moves 1 x 2 from r2c3, reaches Gamma and is gone before its second icon."""
    scene = Scene({"r2c3": "ship_08 advanced", "r3c4": "ship_05"}, deck=["ship_01"])
    scene.play("fire gamma")
    assert scene.ships == {"r3c4": "ship_05 scout"}
    assert scene.deck == ["ship_01 scout", "ship_08 damaged_advanced"]
    assert scene.levels == ALL_ONE | {"gamma": 0}
    assert scene.told.count("buried") == 1


@pytest.mark.rule("AA-ICON-06")
@pytest.mark.parametrize("name", ["ship_01", "ship_02", "ship_10"])
def test_the_bottom_icon_of_a_ship_that_is_gone_does_nothing(name: str) -> None:
    scene = Scene({"r1c2": "ship_05"}, deck=[name, "ship_06"])
    before = scene.game.to_bytes()
    scene.resolve(step.TO_DECK_BOTTOM, 0, 0, *about(scene, name, "r1c2"))
    assert (scene.game.to_bytes(), scene.told) == (before, [])


@pytest.mark.rule("AA-ICON-06")
@pytest.mark.parametrize("face", ["scout", "damaged_scout", "advanced", "damaged_advanced"])
def test_the_bottom_icon_changes_no_face_and_takes_only_its_own_ship(face: str) -> None:
    scene = Scene({"r2c2": f"ship_08 {face}", "r1c2": "ship_01"}, deck=["ship_05"])
    scene.resolve(step.TO_DECK_BOTTOM, 0, 0, *about(scene, "ship_08", "r1c2"))
    assert scene.ships == {"r1c2": "ship_01 scout"}
    assert scene.deck == ["ship_05 scout", f"ship_08 {face}"]


# --- whole lists -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-12", "AA-HIT-01", "AA-ICON-01", "AA-MOVE-04")
def test_the_first_hit_draws_three_ships_and_moves_two() -> None:
    scene = Scene({"r0c3": "ship_01"}, deck=["ship_05", "ship_06", "ship_07", "ship_08"])
    scene.play("fire gamma")
    assert scene.ships == {
        "r0c3": "ship_01 damaged_scout",
        "r0c4": "ship_07 scout",
        "r1c1": "ship_05 scout",
        "r1c2": "ship_06 scout",
    }
    assert scene.deck == ["ship_08 scout"]
    assert scene.told == ["fired", "scout-pivoted", "drawn", "drawn", "drawn", "moved", "moved", "turn"]
    assert [event.a for event in scene.journal.events if event.kind.name == "drawn"] == [0, 1, 3]


@pytest.mark.rule("AA-EX-13", "AA-HIT-02", "AA-HIT-05", "AA-RULING-05")
def test_a_flipped_ship_resolves_its_list_and_goes_under_the_deck_last() -> None:
    scene = Scene({"r1c3": "ship_06 damaged_scout", "r0c1": "ship_09"}, deck=["ship_07"])
    scene.play("fire gamma")
    assert scene.ships == {"r1c1": "ship_09 scout", "r1c2": "ship_07 scout"}
    assert scene.deck == ["ship_06 advanced"]
    assert scene.told == ["fired", "scout-flipped", "drawn", "moved", "moved", "buried", "turn"]


@pytest.mark.rule("AA-EX-14", "AA-HIT-03", "AA-ICON-03")
def test_an_advanced_ship_that_is_hit_fires_its_laser_and_then_draws() -> None:
    scene = Scene({"r2c3": "ship_06 advanced"}, deck=["ship_01", "ship_02"])
    scene.play("fire gamma")
    assert scene.ships == {
        "r2c3": "ship_06 damaged_advanced",
        "r0c1": "ship_01 scout",
        "r0c2": "ship_02 scout",
    }
    assert (scene.levels, scene.deck) == (ALL_ONE | {"gamma": 0}, [])
    assert scene.told == ["fired", "advanced-pivoted", "laser", "cannon-damaged", "drawn", "drawn", "turn"]


@pytest.mark.rule("AA-EX-15", "AA-HIT-04", "AA-MOVE-05")
def test_a_damaged_advanced_ship_that_is_hit_becomes_a_scout_again() -> None:
    scene = Scene({"r3c3": "ship_07 damaged_advanced"}, deck=["ship_01"])
    scene.play("fire gamma")
    assert scene.ships == {"r1c1": "ship_01 scout"}
    assert (scene.deck, scene.levels) == (["ship_07 scout"], ALL_ONE)
    assert scene.told == ["fired", "advanced-flipped", "drawn", "moved", "buried", "turn"]


# --- icons that only inform ------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-ICON-07")
def test_the_pivot_flip_and_reminder_icons_do_nothing_by_themselves() -> None:
    """A cancelled hit turns the card and that is all."""
    scene = Scene({"r0c3": "ship_01", "r0c1": "ship_02"}, deck=["ship_05"], levels={"gamma": 2})
    scene.play("fire gamma")
    assert scene.ships == {"r0c3": "ship_01 damaged_scout", "r0c1": "ship_02 scout"}
    assert (scene.deck, scene.danger, scene.levels) == (["ship_05 scout"], 1, ALL_ONE | {"gamma": 2})
    assert scene.told == ["fired", "scout-pivoted", "cancelled", "turn"]


@pytest.mark.rule("AA-ICON-07")
@pytest.mark.parametrize("icon", ["pivot", "flip", "effect_reminder"])
def test_no_list_of_effects_can_hold_an_icon_that_only_informs(icon: str) -> None:
    known = tomllib.loads((files(facts.PACKAGE) / "data" / "icons.toml").read_text(encoding="utf-8"))["icon"]
    assert [entry["kind"] for entry in known if entry["id"] == icon] in (["instruction"], ["reminder"])
    level = f'[meta]\n[[danger]]\nlevel = 1\nicons = [{{ icon = "{icon}" }}]\nconfidence = ""\n'
    with pytest.raises(BadFacts):
        parse(level.encode(), "danger.toml", facts.Danger)
