"""What happens when a cannon is reached or hit, and what wears it out (AA-DMG-*, AA-CAN-11, AA-CAN-12)."""

from __future__ import annotations

import pytest

from tests.rules.aliens_attack.scene import Scene

LEVELS = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
NEUTRALISED = ("cannon-neutralised", "AA-CAN-11")
LOST = (False, "neutralised-cannon-hit")


@pytest.mark.rule("AA-EX-09", "AA-DMG-01", "AA-DMG-02", "AA-DMG-03", "AA-MOVE-08")
def test_a_ship_that_reaches_a_cannon_damages_it_and_goes_under_the_deck_as_it_is() -> None:
    scene = Scene({"r2c3": "ship_05 damaged_scout"}, deck=["ship_06"])
    scene.icon("move", 1, 3)
    assert scene.levels == {**LEVELS, "gamma": 0}
    assert scene.ships == {}
    assert scene.deck == ["ship_06 scout", "ship_05 damaged_scout"]
    assert scene.story == ["reached r2c3 gamma", "cannon-damaged gamma 0", "buried raider damaged_scout"]
    assert scene.won is None


@pytest.mark.rule("AA-EX-10", "AA-DMG-01")
def test_an_upgraded_cannon_that_is_reached_drops_to_level_one_and_stays_usable() -> None:
    scene = Scene({"r3c2": "ship_01"}, deck=["ship_05", "ship_06", "ship_07", "ship_08"], levels={"beta": 2})
    scene.icon("move", 1, 1)
    assert scene.levels == LEVELS
    assert scene.ships == {}
    assert scene.deck[-1] == "ship_01 scout"
    scene.icon("draw", 4)
    scene.icon("move", 4, 3)
    assert "fire beta" in scene.legal


@pytest.mark.rule("AA-EX-11", "AA-DMG-04", "AA-LOSE-01")
def test_a_ship_that_reaches_a_neutralised_cannon_loses_the_game_at_once() -> None:
    scene = Scene({"r3c1": "ship_01"}, levels={"alpha": 0})
    scene.icon("move", 1, 1)
    assert (scene.won, scene.reason) == LOST
    assert scene.phase == "over"
    assert scene.outcome is not None
    assert scene.outcome.rule == "AA-LOSE-01"
    assert scene.story == ["reached r3c1 alpha", "lost-cannon alpha"]
    assert scene.legal == set()


@pytest.mark.rule("AA-DMG-01", "AA-RULING-51")
@pytest.mark.parametrize(("column", "cannon"), [(1, "delta"), (2, "gamma"), (3, "alpha"), (4, "beta")])
@pytest.mark.parametrize("level", [1, 2])
def test_a_ship_damages_whatever_cannon_stands_in_its_column(column: int, cannon: str, level: int) -> None:
    columns = ["delta", "gamma", "alpha", "beta"]
    scene = Scene({f"r3c{column}": "ship_01"}, columns=columns, levels={cannon: level})
    scene.icon("move", 1, 2)
    assert scene.levels == {**LEVELS, cannon: level - 1}
    assert scene.columns == columns


@pytest.mark.rule("AA-DMG-01")
@pytest.mark.parametrize(("squares", "level", "row"), [(1, 2, 3), (2, 1, None), (3, 1, None)])
def test_a_cannon_is_reached_by_the_step_out_of_row_three_and_loses_one_level(
    squares: int, level: int, row: int | None
) -> None:
    scene = Scene({"r2c4": "ship_01"}, levels={"delta": 2})
    scene.icon("move", 1, squares)
    assert scene.levels["delta"] == level
    assert scene.ships == ({} if row is None else {f"r{row}c4": "ship_01 scout"})


@pytest.mark.rule("AA-DMG-02", "AA-DECK-02")
@pytest.mark.parametrize(
    "ship",
    ["ship_09 scout", "ship_09 damaged_scout", "ship_09 advanced", "ship_09 damaged_advanced", "ship_14 damaged_scout"],
)
def test_a_ship_that_reaches_a_cannon_keeps_its_face_and_resolves_no_icon(ship: str) -> None:
    scene = Scene({"r3c2": ship, "r3c4": "ship_01"}, deck=["ship_05"])
    scene.icon("move", 1, 1)
    assert scene.deck == ["ship_05 scout", ship]
    assert scene.ships == {"r3c4": "ship_01 scout"}
    assert scene.told == ["reached", "cannon-damaged", "buried"]
    assert (scene.danger, scene.levels) == (1, {**LEVELS, "beta": 0})


@pytest.mark.rule("AA-DMG-03", "AA-CAN-11")
def test_a_neutralised_cannon_stays_in_its_column() -> None:
    scene = Scene({"r3c3": "ship_01", "r2c3": "ship_02"})
    scene.icon("move", 2, 1)
    assert scene.levels == {**LEVELS, "gamma": 0}
    assert scene.columns == ["alpha", "beta", "gamma", "delta"]
    assert scene.ships == {"r3c3": "ship_02 scout"}
    assert scene.refusal("fire gamma") == NEUTRALISED


@pytest.mark.rule("AA-DMG-03", "AA-DMG-04")
def test_a_neutralised_cannon_can_still_be_reached() -> None:
    scene = Scene({"r3c1": "ship_01", "r2c1": "ship_02"})
    scene.icon("move", 1, 1)
    scene.icon("move", 1, 1)
    assert (scene.levels["alpha"], scene.won) == (0, None)
    scene.icon("move", 1, 1)
    assert (scene.won, scene.reason) == LOST


@pytest.mark.rule("AA-DMG-04", "AA-TURN-05")
def test_defeat_comes_in_the_middle_of_an_icon_and_drops_the_rest() -> None:
    scene = Scene({"r1c1": "ship_01", "r1c2": "ship_02", "r1c3": "ship_03"}, levels={"beta": 0})
    scene.icon("move", 3, 3)
    assert (scene.won, scene.reason) == LOST
    assert scene.levels == {**LEVELS, "alpha": 0, "beta": 0}
    assert scene.at("r1c3") == "ship_03 scout"
    assert scene.deck == ["ship_01 scout"]


@pytest.mark.rule("AA-DMG-04", "AA-LOSE-01", "AA-ICON-03")
@pytest.mark.parametrize(("level", "lost"), [(2, False), (1, False), (0, True)])
def test_a_laser_loses_the_game_only_on_a_neutralised_cannon(level: int, lost: bool) -> None:
    scene = Scene({"r2c2": "ship_03 damaged_scout", "r0c4": "ship_09"}, deck=["ship_05"], levels={"beta": level})
    scene.play("laser r2c2")
    assert (scene.won is False) is lost
    assert scene.levels["beta"] == max(level - 1, 0)
    # The draw after the laser and the Danger icon of the card are dropped with the game.
    assert ("drawn" in scene.told, "danger-applied" in scene.told) == (not lost, not lost)


@pytest.mark.rule("AA-DMG-04", "AA-BATTLE-05")
@pytest.mark.parametrize(("level", "lost"), [(2, False), (1, False), (0, True)])
def test_a_pushed_ship_loses_the_game_only_on_a_neutralised_cannon(level: int, lost: bool) -> None:
    scene = Scene({"r3c2": "ship_01", "r3c3": "ship_02"}, battle_row=2, levels={"beta": level})
    scene.mothership("move")
    assert (scene.won is False) is lost
    # After a defeat in column 2 column 3 is not pushed any more and the mothership stays where it was.
    assert (scene.battle_row, scene.levels["gamma"]) == ((2, 1) if lost else (3, 0))
    assert scene.deck == ([] if lost else ["ship_01 scout", "ship_02 scout"])
    assert scene.story[0] == "reached r3c2 beta"


@pytest.mark.rule("AA-DMG-04", "AA-BATTLE-05", "AA-RULING-27")
def test_a_chain_of_pushed_ships_stops_with_the_defeat() -> None:
    scene = Scene({"r2c1": "ship_01", "r3c1": "ship_02"}, battle_row=1, levels={"alpha": 0})
    scene.mothership("move")
    assert (scene.won, scene.reason) == LOST
    assert scene.story == ["reached r3c1 alpha", "lost-cannon alpha"]


@pytest.mark.rule("AA-DMG-04", "AA-BATTLE-07")
@pytest.mark.parametrize(("level", "lost"), [(2, False), (1, False), (0, True)])
def test_a_quick_advance_loses_the_game_only_on_a_neutralised_cannon(level: int, lost: bool) -> None:
    scene = Scene({"r1c3": "ship_01 advanced", "r2c3": "ship_02"}, battle_row=-1, levels={"gamma": level})
    scene.mothership("quick_advance")
    assert (scene.won is False) is lost
    assert scene.levels["gamma"] == max(level - 1, 0)
    assert scene.deck == ([] if lost else ["ship_01 advanced"])


@pytest.mark.rule("AA-DMG-04", "AA-ALT-03")
def test_devastation_on_a_neutralised_cannon_loses_the_game() -> None:
    levels = {"alpha": 2, "beta": 0, "gamma": 1, "delta": 2}
    scene = Scene(battle_row=0, mothership="fortress", levels=levels)
    scene.mothership("devastation")
    assert (scene.won, scene.reason) == LOST
    assert scene.levels == {**levels, "alpha": 1}
    spared = Scene(battle_row=0, mothership="fortress", levels={**levels, "beta": 1})
    spared.mothership("devastation")
    assert spared.levels == {"alpha": 1, "beta": 0, "gamma": 0, "delta": 1}
    assert spared.won is None


@pytest.mark.rule("AA-DMG-04", "AA-BATTLE-06")
def test_a_torpedo_never_loses_the_game() -> None:
    columns = ["delta", "gamma", "beta", "alpha"]
    scene = Scene(battle_row=0, columns=columns, levels={"alpha": 0, "beta": 0, "gamma": 0, "delta": 2})
    scene.mothership("torpedo")
    scene.mothership("torpedo")
    assert scene.story == ["torpedo delta", "cannon-damaged delta 0"]
    assert scene.levels == {"alpha": 0, "beta": 0, "gamma": 0, "delta": 0}
    assert (scene.won, scene.columns) == (None, columns)


@pytest.mark.rule("AA-RULING-51", "AA-DMG-01")
def test_after_a_redeployment_lasers_and_pushes_hit_the_cannon_that_now_stands_there() -> None:
    columns = ["delta", "beta", "gamma", "alpha"]
    laser = Scene({"r2c1": "ship_02 damaged_scout", "r0c3": "ship_09"}, columns=columns)
    laser.play("laser r2c1")
    assert laser.levels == {**LEVELS, "delta": 0}
    push = Scene({"r3c4": "ship_01"}, columns=columns, battle_row=2)
    push.mothership("move")
    assert push.levels == {**LEVELS, "alpha": 0}
    advance = Scene({"r0c1": "ship_01"}, columns=columns, battle_row=2)
    advance.mothership("quick_advance")
    assert advance.levels == {**LEVELS, "delta": 0}


@pytest.mark.rule("AA-RULING-51", "AA-BATTLE-06")
def test_after_a_redeployment_torpedoes_still_go_by_name() -> None:
    scene = Scene(columns=["delta", "gamma", "beta", "alpha"], levels={"beta": 2}, battle_row=-1)
    hit_in_order = []
    for _ in range(4):
        before = scene.levels
        scene.mothership("torpedo")
        hit_in_order += [name for name in before if before[name] != scene.levels[name]]
    assert hit_in_order == ["alpha", "beta", "gamma", "delta"]


@pytest.mark.rule("AA-EX-37", "AA-RULING-51")
def test_torpedoes_still_count_a_redeployed_gamma_as_third() -> None:
    scene = Scene({"r1c4": "ship_02 damaged_scout", "r0c1": "ship_09"}, backs=["vortex_card"])
    scene.play("redeploy gamma+delta")
    scene.play("hold")
    for _ in range(3):
        scene.mothership("torpedo")
    assert scene.levels == {"alpha": 0, "beta": 0, "gamma": 0, "delta": 1}


# --- behind the shield ---
@pytest.mark.rule("AA-ALT-11", "AA-ICON-03")
@pytest.mark.parametrize(("shield", "covers"), [("r3c3", True), ("r1c3", False), ("r3c2", False), ("r3c4", False)])
def test_the_shield_covers_a_cannon_only_from_below_the_ship_in_its_column(shield: str, covers: bool) -> None:
    scene = Scene({"r2c3": "ship_02 damaged_scout", "r0c1": "ship_09"}, shield=shield, levels={"gamma": 0})
    scene.play("laser r2c3")
    assert (scene.won, scene.shield_hits) == ((None, 1) if covers else (False, 0))


@pytest.mark.rule("AA-ALT-11", "AA-ALT-03")
@pytest.mark.parametrize(("hits", "left"), [(0, ("r3c2", 1, "mobile_shield")), (1, (None, 0, "redeployment"))])
def test_the_shield_takes_the_devastation_of_its_column(hits: int, left: tuple[str | None, int, str]) -> None:
    levels = {"alpha": 2, "beta": 0, "gamma": 1, "delta": 2}
    scene = Scene(shield="r3c2", shield_hits=hits, battle_row=0, mothership="fortress", levels=levels)
    scene.mothership("devastation")
    assert scene.levels == {"alpha": 1, "beta": 0, "gamma": 0, "delta": 1}
    assert (scene.shield, scene.shield_hits, scene.actions[1]) == left
    assert scene.won is None


@pytest.mark.rule("AA-ALT-11", "AA-BATTLE-06", "AA-RULING-51")
def test_a_torpedo_at_the_cannon_behind_the_shield_destroys_the_shield_instead() -> None:
    columns = ["delta", "beta", "gamma", "alpha"]
    covered = Scene(shield="r1c4", columns=columns, battle_row=-1)
    covered.mothership("torpedo")
    assert (covered.levels, covered.shield, covered.actions[1]) == (LEVELS, None, "redeployment")
    bare = Scene(shield="r1c1", columns=columns, battle_row=-1)
    bare.mothership("torpedo")
    assert (bare.levels, bare.shield, bare.shield_hits) == ({**LEVELS, "alpha": 0}, "r1c1", 0)


@pytest.mark.rule("AA-ALT-11", "AA-BATTLE-07")
@pytest.mark.parametrize(
    ("ships", "landing"), [({}, "r1c2"), ({"r1c2": "ship_05 scout"}, "r0c2"), ({"r3c2": "ship_05 scout"}, "r1c2")]
)
def test_a_quick_advance_stops_in_the_last_free_square_above_the_shield(ships: dict[str, str], landing: str) -> None:
    scene = Scene({"r0c2": "ship_01", **ships}, shield="r2c2", battle_row=-1)
    scene.mothership("quick_advance")
    assert scene.ships == {landing: "ship_01 scout", **ships}
    assert (scene.shield_hits, scene.levels, scene.deck) == (1, LEVELS, [])


@pytest.mark.rule("AA-ALT-11", "AA-BATTLE-07")
def test_a_quick_advance_is_stopped_only_by_a_shield_below_it_in_its_column() -> None:
    above = Scene({"r2c2": "ship_01"}, shield="r1c2", battle_row=-1)
    above.mothership("quick_advance")
    assert (above.levels, above.shield_hits, above.deck) == ({**LEVELS, "beta": 0}, 0, ["ship_01 scout"])
    behind = Scene({"r0c2": "ship_01"}, shield="r3c2", battle_row=1)
    behind.mothership("quick_advance")
    # Over the part in row 1 to the last free square.
    assert (behind.ships, behind.shield_hits) == ({"r2c2": "ship_01 scout"}, 1)
    assert behind.story == ["quick-advance r0c2", "shield-hit r3c2 1", "moved r0c2 r2c2"]
    aside = Scene({"r0c2": "ship_01"}, shield="r3c1", battle_row=1)
    aside.mothership("quick_advance")
    assert (aside.ships, aside.levels) == ({}, {**LEVELS, "beta": 0})


# --- neutralised for all purposes, and used without wear ---
@pytest.mark.rule("AA-CAN-11")
@pytest.mark.parametrize(
    ("shot", "square"), [("alpha", "r3c1"), ("beta", "r3c2"), ("gamma", "r3c3"), ("delta-left", "r3c3")]
)
def test_a_neutralised_cannon_serves_nobody_until_it_is_repaired(shot: str, square: str) -> None:
    cannon = shot.removesuffix("-left")
    backs = ["satellite_card", "repairs_card"]
    scene = Scene({square: "ship_01", "r3c4": "ship_02"}, levels={cannon: 0}, backs=backs)
    assert scene.refusal(f"fire {shot}") == NEUTRALISED
    assert scene.refusal(f"barrage {shot}") == NEUTRALISED
    assert scene.refusal(f"upgrade {cannon}") == ("not-level-one", "AA-DP-06")
    repairs = Scene({"r0c4": "ship_09", square: "ship_01"}, levels={cannon: 0})
    repairs.play(f"repair {cannon}")
    assert repairs.levels == {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
    assert f"fire {shot}" in repairs.legal


@pytest.mark.rule("AA-CAN-12", "AA-RULING-32")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("shot", ["alpha", "beta", "gamma", "delta-left"])
def test_a_cannon_may_be_used_turn_after_turn_and_keeps_its_level(shot: str, level: int) -> None:
    cannon = shot.removesuffix("-left")
    scene = Scene(battle_row=3, mothership="robust", levels={cannon: level})
    for _ in range(3):
        scene.next_die(4)  # reinforcements have no row to fill any more
        scene.play(f"fire {shot}")
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1, cannon: level}
    assert (scene.told.count("fired"), scene.turn) == (3, 4)
