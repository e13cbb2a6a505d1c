"""The final battle against APEX (AA-BATTLE-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack import facts
from hullbreach.games.aliens_attack.game import TITLE
from tests.rules.aliens_attack.scene import Scene

UPGRADED = {"alpha": 2, "beta": 2, "gamma": 2, "delta": 2}
MOVE, TORPEDO, QUICK_ADVANCE = 1, 4, 6


def shots(scene: Scene) -> set[str]:
    return {move for move in scene.legal if move.startswith("fire")}


def thrown(scene: Scene) -> list[tuple[int, str]]:
    """Every throw of the die so far and the action it stands for."""
    throws = [event.named() for event in scene.journal.events if event.kind.name == "die"]
    return [(throw["die"], TITLE.name_of("die-action", throw["die-action"])) for throw in throws]


# --- the turn --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-44", "AA-BATTLE-01", "AA-BATTLE-03", "AA-TURN-04")
def test_a_turn_is_an_action_without_effects_and_then_the_die() -> None:
    scene = Scene({"r3c3": "ship_01"}, deck=["ship_05"], battle_row=-1)
    scene.next_die(5)
    scene.play("fire gamma")
    assert scene.ships == {"r3c3": "ship_01 damaged_scout"}
    assert scene.deck == ["ship_05 scout"]
    assert scene.levels == {"alpha": 0, "beta": 1, "gamma": 1, "delta": 1}
    assert scene.told == ["fired", "scout-pivoted", "die", "torpedo", "cannon-damaged", "turn"]
    assert (scene.phase, scene.turn, scene.battle_row) == ("earth", 2, -1)


@pytest.mark.rule("AA-BATTLE-01")
@pytest.mark.parametrize(
    ("value", "action", "told"),
    [
        (1, "move", "descended"),
        (2, "move", "descended"),
        (3, "move", "descended"),
        (4, "torpedo", "torpedo"),
        (5, "torpedo", "torpedo"),
        (6, "quick_advance", "quick-advance"),
    ],
)
def test_what_the_die_of_apex_means(value: int, action: str, told: str) -> None:
    scene = Scene({"r3c1": "ship_01"}, battle_row=-1)
    scene.roll(value)
    assert thrown(scene) == [(value, action)]
    assert scene.told[scene.told.index("die") + 1] == told


@pytest.mark.rule("AA-BATTLE-10")
def test_the_next_turn_begins_with_an_empty_sky_and_nothing_drawn() -> None:
    scene = Scene(deck=["ship_01", "ship_02", "ship_03", "ship_04"], battle_row=0, turn=7)
    scene.roll(TORPEDO)
    assert scene.ships == {}
    assert len(scene.deck) == 4
    assert "sky-empty" not in scene.told
    assert (scene.phase, scene.turn) == ("earth", 8)


# --- what can be hit -------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-BATTLE-02", "AA-RULING-25")
@pytest.mark.parametrize(
    ("row", "level_1", "level_2"),
    [
        (-1, set(), set()),
        (0, {"fire gamma"}, {"fire gamma"}),
        (1, {"fire gamma"}, {"fire alpha", "fire gamma"}),
        (2, {"fire alpha", "fire gamma"}, {"fire alpha", "fire beta", "fire gamma", "fire delta-left"}),
        (
            3,
            {"fire alpha", "fire beta", "fire gamma", "fire delta-left"},
            {"fire alpha", "fire beta", "fire gamma", "fire delta-left"},
        ),
    ],
)
def test_which_cannons_reach_the_mothership(row: int, level_1: set[str], level_2: set[str]) -> None:
    assert shots(Scene(battle_row=row)) == level_1
    assert shots(Scene(battle_row=row, levels=UPGRADED)) == level_2


@pytest.mark.rule("AA-BATTLE-02", "AA-RULING-21")
@pytest.mark.parametrize(
    ("shot", "part"), [("alpha", 1), ("beta", 3), ("gamma", 4), ("delta-left", 1), ("delta-right", 3)]
)
def test_whatever_shoots_into_a_column_hits_its_part(shot: str, part: int) -> None:
    scene = Scene(battle_row=3, columns=["alpha", "delta", "beta", "gamma"])
    scene.next_die(TORPEDO)
    scene.play(f"fire {shot}")
    assert scene.damaged == [part]


@pytest.mark.rule("AA-BATTLE-02", "AA-RULING-21", "AA-RULING-26", "AA-RULING-53", "AA-DP-05")
@pytest.mark.parametrize("row", [-1, 0, 1, 2, 3])
@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_the_satellite_laser_hits_any_part_in_any_row(row: int, part: int) -> None:
    scene = Scene({f"r3c{part}": "ship_01"} if row < 3 else {}, battle_row=row)
    scene.next_die(TORPEDO)
    scene.play(f"laser part{part}")
    assert (scene.damaged, scene.won) == ([part], None)
    assert scene.told == ["satellite", "part-damaged", "card-turned", "die", "torpedo", "cannon-damaged", "turn"]


@pytest.mark.rule("AA-RULING-21")
def test_mines_hit_the_part_of_their_column() -> None:
    scene = Scene(battle_row=1, mines="r2c3")
    scene.roll(MOVE)
    assert scene.battle_row == 2
    assert scene.damaged == [3]
    assert scene.mines is None


@pytest.mark.rule("AA-EX-50", "AA-BATTLE-02", "AA-BATTLE-08")
def test_a_ship_in_front_covers_the_part() -> None:
    given = {"r2c3": "ship_01"}
    scene = Scene(given, battle_row=1, levels={"gamma": 2, "alpha": 2})
    scene.next_die(TORPEDO)
    scene.play("fire gamma")
    assert scene.damaged == []
    assert scene.at("r2c3") == "ship_01 damaged_scout"
    scene = Scene(given, battle_row=1, levels={"gamma": 2, "alpha": 2})
    scene.next_die(TORPEDO)
    scene.play("fire alpha")
    assert scene.damaged == [1]
    assert scene.at("r2c3") == "ship_01 scout"


@pytest.mark.rule("AA-BATTLE-08", "AA-RULING-26")
def test_ships_above_the_mothership_cannot_be_hit_by_cannons() -> None:
    scene = Scene({"r0c3": "ship_01", "r0c1": "ship_02"}, battle_row=1)
    assert shots(scene) == {"fire gamma"}
    scene.next_die(TORPEDO)
    scene.play("fire gamma")
    assert scene.damaged == [3]
    assert scene.ships == {"r0c3": "ship_01 scout", "r0c1": "ship_02 scout"}
    scene.next_die(TORPEDO)
    scene.play("laser r0c3")
    assert scene.at("r0c3") == "ship_01 damaged_scout"


@pytest.mark.rule("AA-BATTLE-08", "AA-RULING-26")
def test_ships_cannot_be_moved_into_the_mothership() -> None:
    scene = Scene({"r1c3": "ship_01", "r0c4": "ship_02"}, battle_row=2)
    scene.icon("move", 2, 3)
    assert scene.ships == {"r1c3": "ship_01 scout", "r1c4": "ship_02 scout"}


@pytest.mark.rule("AA-EX-52", "AA-BATTLE-09")
def test_a_hit_on_a_damaged_part_is_legal_but_has_no_result() -> None:
    scene = Scene({"r1c1": "ship_01"}, battle_row=2, damaged=[1])
    scene.next_die(TORPEDO)
    scene.play("fire alpha")
    assert scene.damaged == [1]
    assert scene.tokens == []
    assert scene.won is None
    assert scene.at("r1c1") == "ship_01 scout"
    assert scene.told[:4] == ["fired", "part-unharmed", "part-unharmed", "die"]


@pytest.mark.rule("AA-BATTLE-09")
def test_a_hit_on_an_undamaged_part_damages_it_and_the_second_point_is_lost() -> None:
    scene = Scene(battle_row=2, damaged=[2])
    scene.next_die(TORPEDO)
    scene.play("fire alpha")
    assert scene.damaged == [1, 2]
    assert scene.told[:4] == ["fired", "part-damaged", "part-unharmed", "die"]


# --- no effects ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-BATTLE-03", "AA-RULING-23")
@pytest.mark.parametrize(
    ("before", "board", "under"),
    [
        ("ship_06 scout", "ship_06 damaged_scout", None),
        ("ship_06 damaged_scout", None, "ship_06 advanced"),
        ("ship_06 advanced", "ship_06 damaged_advanced", None),
        ("ship_06 damaged_advanced", None, "ship_06 scout"),
    ],
)
def test_ships_that_are_hit_turn_without_any_effect(before: str, board: str | None, under: str | None) -> None:
    scene = Scene({"r3c3": before, "r0c2": "ship_09"}, deck=["ship_05"], battle_row=-1)
    scene.next_die(TORPEDO)
    scene.play("fire gamma")
    assert scene.at("r3c3") == board
    assert scene.at("r0c2") == "ship_09 scout"
    assert scene.deck == (["ship_05 scout", under] if under else ["ship_05 scout"])
    assert scene.levels == {"alpha": 0, "beta": 1, "gamma": 1, "delta": 1}


@pytest.mark.rule("AA-BATTLE-03", "AA-RULING-23", "AA-DP-03")
@pytest.mark.parametrize(
    ("move", "backs", "danger", "actions"),
    [
        ("repair nothing", [], 1, ["laser_satellite", "vortex", "barrage"]),
        ("upgrade nothing", ["satellite_card"], 1, ["laser_satellite", "vortex", "repairs"]),
        ("upgrade nothing", ["satellite_card"], 4, ["laser_satellite", "vortex", "repairs"]),
    ],
)
def test_danger_is_neither_applied_nor_raised(move: str, backs: list[str], danger: int, actions: list[str]) -> None:
    scene = Scene({"r0c2": "ship_01"}, deck=["ship_05"], battle_row=-1, backs=backs, danger=danger)
    scene.next_die(TORPEDO)
    scene.play(move)
    assert scene.ships == {"r0c2": "ship_01 scout"}
    assert (scene.danger, scene.deck) == (danger, ["ship_05 scout"])
    assert scene.actions == actions
    assert scene.told == ["no-effect", "card-turned", "die", "torpedo", "cannon-damaged", "turn"]


@pytest.mark.rule("AA-RULING-53")
def test_damaged_parts_have_no_icons() -> None:
    parts = [ship for ship in facts.cards().ship if ship.back == "mothership_part"]
    assert len(parts) == 16
    assert [ship.id for ship in parts if ship.faces.damaged_part] == []


# --- moving down -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-45", "AA-BATTLE-04", "AA-BATTLE-05", "AA-RULING-27")
def test_the_mothership_pushes_the_whole_chain_below_it() -> None:
    ships = {"r1c1": "ship_01", "r2c1": "ship_02 damaged_scout", "r3c1": "ship_03 advanced", "r2c4": "ship_04"}
    scene = Scene(ships, deck=["ship_05"], battle_row=0, levels={"alpha": 2})
    scene.roll(1)
    assert scene.battle_row == 1
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
    assert scene.ships == {"r3c1": "ship_02 damaged_scout", "r2c1": "ship_01 scout", "r2c4": "ship_04 scout"}
    assert scene.deck == ["ship_05 scout", "ship_03 advanced"]


@pytest.mark.rule("AA-BATTLE-04", "AA-BATTLE-05", "AA-RULING-54")
def test_ships_in_the_take_off_zone_are_pushed_ahead_one_row_and_no_further() -> None:
    ships = {"r0c1": "ship_01", "r2c1": "ship_02", "r0c4": "ship_03", "r3c2": "ship_04"}
    scene = Scene(ships, battle_row=-1)
    scene.roll(MOVE)
    assert scene.battle_row == 0
    assert scene.ships == {
        "r1c1": "ship_01 scout",
        "r2c1": "ship_02 scout",
        "r1c4": "ship_03 scout",
        "r3c2": "ship_04 scout",
    }
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}


@pytest.mark.rule("AA-RULING-54", "AA-BATTLE-10")
def test_ships_wait_in_the_take_off_zone_while_the_mothership_does() -> None:
    scene = Scene({"r0c1": "ship_01", "r0c3": "ship_02"}, deck=["ship_05"], battle_row=-1)
    scene.roll(TORPEDO)
    assert scene.battle_row == -1
    assert scene.ships == {"r0c1": "ship_01 scout", "r0c3": "ship_02 scout"}
    assert scene.deck == ["ship_05 scout"]


@pytest.mark.rule("AA-BATTLE-05", "AA-RULING-27", "AA-DMG-01")
def test_columns_are_pushed_from_one_to_four() -> None:
    ships = {"r3c3": "ship_03", "r3c1": "ship_01", "r3c4": "ship_04", "r3c2": "ship_02"}
    scene = Scene(ships, battle_row=2, levels={"delta": 2})
    scene.roll(MOVE)
    assert scene.battle_row == 3
    assert scene.ships == {}
    assert scene.deck == ["ship_01 scout", "ship_02 scout", "ship_03 scout", "ship_04 scout"]
    assert scene.levels == {"alpha": 0, "beta": 0, "gamma": 0, "delta": 1}


@pytest.mark.rule("AA-RULING-27", "AA-BATTLE-05")
def test_the_first_neutralised_cannon_reached_by_a_push_ends_the_game() -> None:
    ships = {"r3c1": "ship_01", "r3c2": "ship_02", "r2c2": "ship_05", "r1c2": "ship_06", "r1c3": "ship_03"}
    scene = Scene({**ships, "r1c1": "ship_04", "r2c1": "ship_07"}, battle_row=0, levels={"beta": 0})
    scene.roll(MOVE)
    assert (scene.won, scene.reason) == (False, "neutralised-cannon-hit")
    assert scene.levels == {"alpha": 0, "beta": 0, "gamma": 1, "delta": 1}
    assert scene.battle_row == 0
    assert scene.at("r1c3") == "ship_03 scout"
    assert scene.deck == ["ship_01 scout"]
    assert scene.told.count("pushed") == 2
    assert scene.told[-2:] == ["reached", "lost-cannon"]


@pytest.mark.rule("AA-EX-46", "AA-BATTLE-04", "AA-LOSE-02")
def test_the_mothership_reaches_earth_from_row_three() -> None:
    scene = Scene(battle_row=3, damaged=[1, 2, 3])
    scene.roll(2)
    assert (scene.won, scene.reason) == (False, "mothership-landed")
    assert scene.told[-2:] == ["die", "lost-landing"]


@pytest.mark.rule("AA-RULING-25", "AA-LOSE-02", "AA-BATTLE-04")
def test_the_fifth_move_loses() -> None:
    scene = Scene(battle_row=-1, backs=["satellite_card", "vortex_card"])
    rows = []
    for move in ("repair nothing", "upgrade nothing", "redeploy nothing", "vortex c1"):
        scene.next_die(MOVE)
        scene.play(move)
        rows.append(scene.battle_row)
    assert (rows, scene.phase) == ([0, 1, 2, 3], "earth")
    scene.next_die(MOVE)
    scene.play("redeploy nothing")
    assert (scene.won, scene.reason) == (False, "mothership-landed")


# --- torpedoes -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-47", "AA-BATTLE-06")
def test_the_torpedo_order_is_by_name_not_by_column() -> None:
    levels = {"alpha": 0, "beta": 2, "gamma": 1, "delta": 1}
    scene = Scene({"r3c4": "ship_01"}, battle_row=1, levels=levels, columns=["alpha", "delta", "gamma", "beta"])
    scene.roll(4)
    assert scene.levels == {"alpha": 0, "beta": 0, "gamma": 1, "delta": 1}
    assert scene.ships == {"r3c4": "ship_01 scout"}
    assert scene.battle_row == 1


@pytest.mark.rule("AA-BATTLE-06")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 2, 1, 2), (0, 2, 1, 2)),
        ((2, 0, 0, 1), (0, 0, 0, 1)),
        ((0, 0, 2, 1), (0, 0, 0, 1)),
        ((0, 0, 0, 1), (0,) * 4),
    ],
)
def test_a_torpedo_neutralises_the_first_cannon_that_is_not(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    scene = Scene(battle_row=1, levels=dict(zip(UPGRADED, before, strict=True)))
    scene.roll(TORPEDO)
    assert tuple(scene.levels.values()) == after
    assert scene.won is None


@pytest.mark.rule("AA-EX-48", "AA-BATTLE-06", "AA-RULING-29")
def test_a_torpedo_at_neutralised_cannons_does_nothing() -> None:
    scene = Scene(battle_row=1, levels=dict.fromkeys(UPGRADED, 0))
    scene.roll(4)
    assert scene.levels == dict.fromkeys(UPGRADED, 0)
    assert (scene.won, scene.phase) == (None, "earth")
    assert scene.told[-2:] == ["die", "turn"]


# --- quick advance ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-49", "AA-BATTLE-07", "AA-RULING-28", "AA-RULING-26")
def test_a_quick_advance_flies_over_everything_to_the_cannon() -> None:
    ships = {"r0c3": "ship_01 damaged_scout", "r2c3": "ship_02", "r3c1": "ship_03"}
    scene = Scene(ships, deck=["ship_05"], battle_row=1)
    scene.roll(6)
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 0, "delta": 1}
    assert scene.ships == {"r2c3": "ship_02 scout", "r3c1": "ship_03 scout"}
    assert scene.deck == ["ship_05 scout", "ship_01 damaged_scout"]


@pytest.mark.rule("AA-BATTLE-07", "AA-RULING-28")
@pytest.mark.parametrize(
    ("squares", "flown"),
    [
        (["r1c1", "r0c4", "r0c2"], "r0c2"),
        (["r0c2", "r1c2", "r0c3"], "r0c2"),
        (["r3c1", "r2c4", "r2c2"], "r2c2"),
        (["r0c2", "r0c1"], "r0c1"),
        (["r3c4"], "r3c4"),
    ],
)
def test_the_first_ship_in_search_order_advances_even_if_blocked(squares: list[str], flown: str) -> None:
    ships = dict(zip(squares, ("ship_01", "ship_02", "ship_03"), strict=False))
    scene = Scene(ships, battle_row=-1, levels=UPGRADED)
    scene.roll(QUICK_ADVANCE)
    assert set(scene.ships) == set(squares) - {flown}
    assert scene.deck == [f"{ships[flown]} scout"]
    column = int(flown[-1]) - 1
    assert list(scene.levels.values()) == [1 if place == column else 2 for place in range(4)]


@pytest.mark.rule("AA-BATTLE-07", "AA-RULING-28")
def test_a_quick_advance_without_ships_does_nothing() -> None:
    scene = Scene(deck=["ship_05"], battle_row=1)
    scene.roll(QUICK_ADVANCE)
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
    assert (scene.deck, scene.battle_row) == (["ship_05 scout"], 1)
    assert scene.told[-2:] == ["die", "turn"]
