"""The planetary defence cards: their actions, their Danger icons, their two sides (AA-DP-*)."""

from __future__ import annotations

import pytest

from tests.rules.aliens_attack.scene import Scene, new_game

LEVELS = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
FRONTS = ["laser_satellite", "vortex", "repairs"]
BACKS = ["upgrade_cannons", "redeployment", "barrage"]
ALL_BACKS = ["satellite_card", "vortex_card", "repairs_card"]
NOT_SHOWN = ("card-not-shown", "AA-DP-01")
NOT_NOW = ("not-now", "AA-TURN-01")
MUST_CHOOSE = ("must-choose", "AA-DP-04")
NO_TARGET = ("no-target", "AA-TURN-02")
NOT_OFFERED = ("cannon-not-offered", "AA-DP-10")
NOT_SWAPPED = ("cannon-not-offered", "AA-DP-08")


# --- sides ---
@pytest.mark.rule("AA-DP-01", "AA-SETUP-03")
def test_three_cards_start_with_their_fronts_up_and_only_these_can_be_used() -> None:
    scene = new_game()
    assert scene.actions == FRONTS
    assert scene.verbs - {"fire"} == {"laser", "vortex", "repair"}
    for move in ("upgrade nothing", "redeploy nothing", "barrage nothing"):
        assert scene.refusal(move) == NOT_SHOWN


@pytest.mark.rule("AA-DP-01")
def test_with_their_backs_up_only_the_backs_can_be_used() -> None:
    scene = Scene({"r0c4": "ship_01"}, backs=ALL_BACKS)
    assert scene.actions == BACKS
    assert scene.verbs == {"upgrade", "redeploy", "barrage"}
    for move in ("laser r0c4", "vortex c4", "repair nothing", "mines r1c1", "shield r1c1"):
        assert scene.refusal(move) == NOT_SHOWN


@pytest.mark.rule("AA-DP-01", "AA-TURN-01")
@pytest.mark.parametrize("move", ["fire gamma", "hold", "laser r0c1", "vortex c1", "repair nothing", "upgrade alpha"])
def test_neither_cannons_nor_cards_can_be_used_outside_earths_turn(move: str) -> None:
    assert new_game(mode="recruit").refusal(move) == NOT_NOW
    aliens = Scene({"r0c3": "ship_01", "r0c1": "ship_02"}, mode="two_player")
    aliens.play("repair nothing")
    assert aliens.refusal(move, seat=1) == NOT_NOW


@pytest.mark.rule("AA-DP-02")
@pytest.mark.parametrize(
    ("slot", "front", "back"),
    [
        (0, "laser r2c4", "upgrade alpha"),
        (1, "vortex c1", "redeploy nothing"),
        (2, "repair nothing", "barrage nothing"),
    ],
)
def test_a_used_card_is_turned_over_and_comes_back_with_the_next_use(slot: int, front: str, back: str) -> None:
    scene = Scene({"r2c4": "ship_02", "r1c4": "ship_09"}, levels={"delta": 2})
    scene.play(front)
    assert scene.actions == [*FRONTS[:slot], BACKS[slot], *FRONTS[slot + 1 :]]
    assert scene.refusal(front) == NOT_SHOWN
    scene.play(back)
    assert scene.actions == FRONTS
    assert scene.refusal(back) == NOT_SHOWN


@pytest.mark.rule("AA-DP-02", "AA-DP-03", "AA-RULING-13")
@pytest.mark.parametrize(
    ("move", "icon", "shown"),
    [
        ("laser r2c3", "danger-applied 1", "upgrade_cannons"),
        ("vortex c1", "danger-applied 1", "redeployment"),
        ("repair nothing", "danger-applied 1", "barrage"),
        ("upgrade nothing", "danger-raised 2", "laser_satellite"),
        ("redeploy nothing", "danger-raised 2", "vortex"),
        ("barrage gamma", "danger-raised 2", "repairs"),
    ],
)
def test_after_the_action_fronts_apply_danger_and_backs_raise_it_and_then_the_card_turns(
    move: str, icon: str, shown: str
) -> None:
    is_front = icon == "danger-applied 1"
    # The one effect of ship_02 is a laser, so that Danger is touched by the card alone.
    scene = Scene({"r2c3": "ship_02 damaged_scout", "r0c4": "ship_09"}, backs=[] if is_front else ALL_BACKS)
    scene.play(move)
    told = [line for line in scene.story if "danger" in line or "turned" in line or "moved" in line]
    assert told == [icon, *(["moved r0c4 r2c4"] if is_front else []), f"card-turned {shown}"]
    assert scene.danger == (1 if is_front else 2)
    assert scene.told[-1] == "turn"


@pytest.mark.rule("AA-DP-03", "AA-ICON-05")
def test_a_back_used_at_danger_four_applies_it() -> None:
    scene = Scene({"r0c2": "ship_01", "r0c3": "ship_02", "r0c4": "ship_03"}, backs=ALL_BACKS, danger=4)
    scene.play("redeploy nothing")
    assert (scene.danger, set(scene.ships)) == (4, {"r2c2", "r2c3", "r2c4"})


@pytest.mark.rule("AA-DP-03", "AA-BATTLE-03")
@pytest.mark.parametrize("move", ["laser r1c4", "vortex c1", "repair nothing", "upgrade beta", "redeploy nothing"])
def test_in_the_final_battle_the_danger_icon_is_skipped_but_the_card_turns(move: str) -> None:
    is_front = move.split(" ")[0] in ("laser", "vortex", "repair")
    scene = Scene({"r1c4": "ship_01"}, backs=[] if is_front else ALL_BACKS, battle_row=-1, danger=2)
    scene.next_die(4)
    scene.play(move)
    assert (scene.danger, list(scene.ships)) == (2, ["r1c4"])
    assert not {"danger-applied", "danger-raised"} & set(scene.told)
    assert scene.told.count("card-turned") == 1


@pytest.mark.rule("AA-DP-03", "AA-2P-10", "AA-2P-13")
@pytest.mark.parametrize("move", ["laser r0c4", "vortex c1", "repair nothing"])
def test_with_two_players_cards_neither_turn_nor_touch_danger(move: str) -> None:
    scene = Scene({"r0c4": "ship_01"}, mode="two_player", danger=4)
    scene.play(move)
    assert (scene.actions, scene.danger) == (FRONTS, 4)
    assert scene.phase == "alien"


@pytest.mark.rule("AA-DP-03", "AA-TURN-05")
def test_a_card_whose_action_loses_the_game_resolves_nothing_more() -> None:
    scene = Scene({"r2c1": "ship_02 damaged_scout", "r0c4": "ship_09"}, levels={"alpha": 0})
    scene.play("laser r2c1")
    assert scene.won is False
    assert scene.story[-1] == "lost-cannon alpha"
    assert (scene.at("r0c4"), scene.actions) == ("ship_09 scout", FRONTS)
    assert scene.legal == set()


# --- actions that achieve nothing ---
@pytest.mark.rule("AA-DP-04", "AA-RULING-12")
@pytest.mark.parametrize(
    ("move", "action", "danger"),
    [
        ("laser nothing", "laser_satellite", 1),
        ("repair nothing", "repairs", 1),
        ("upgrade nothing", "upgrade_cannons", 2),
        ("redeploy nothing", "redeployment", 2),
        ("barrage nothing", "barrage", 2),
    ],
)
def test_a_card_may_be_used_to_no_effect_at_its_usual_price(move: str, action: str, danger: int) -> None:
    scene = Scene(levels=dict.fromkeys(LEVELS, 2), backs=[] if danger == 1 else ALL_BACKS)
    scene.play(move)
    assert f"no-effect {action}" in scene.story
    assert scene.told[scene.told.index("no-effect") + 1].startswith("danger-")
    assert (scene.danger, scene.told.count("danger-applied")) == (danger, 2 - danger)
    assert scene.told.count("card-turned") == 1
    assert action not in scene.actions


@pytest.mark.rule("AA-DP-04", "AA-DP-07", "AA-RULING-12")
def test_vortex_may_be_used_on_an_empty_column() -> None:
    scene = Scene({"r0c4": "ship_01"})
    scene.play("vortex c2")
    assert scene.story == [
        "vortex c2",
        "danger-applied 1",
        "moved r0c4 r2c4",
        "card-turned redeployment",
        "turn 2",
    ]


@pytest.mark.rule("AA-EX-38", "AA-DP-04", "AA-DP-09")
def test_repairs_may_be_used_with_nothing_to_repair() -> None:
    scene = Scene({"r0c2": "ship_01"})
    scene.play("repair nothing")
    assert (scene.levels, scene.ships) == (LEVELS, {"r2c2": "ship_01 scout"})
    assert scene.actions == ["laser_satellite", "vortex", "barrage"]


# --- Satellite laser ---
@pytest.mark.rule("AA-EX-34", "AA-DP-02", "AA-DP-03", "AA-DP-05")
def test_the_effects_of_a_laser_hit_come_before_the_danger_icon_of_the_card() -> None:
    scene = Scene({"r0c4": "ship_10", "r1c1": "ship_02"}, deck=["ship_05"])
    scene.play("laser r0c4")
    assert scene.ships == {"r0c1": "ship_05 scout", "r2c4": "ship_10 damaged_scout", "r3c1": "ship_02 scout"}
    assert (scene.deck, scene.danger) == ([], 1)
    assert scene.actions == ["upgrade_cannons", "vortex", "repairs"]
    assert scene.story[0] == "satellite r0c4"


@pytest.mark.rule("AA-DP-05")
def test_the_laser_reaches_every_ship_whatever_is_in_the_way_and_nothing_else() -> None:
    column = {"r0c1": "ship_01", "r1c1": "ship_02", "r2c1": "ship_03", "r3c1": "ship_04"}
    scene = Scene({**column, "r0c4": "ship_05"}, levels=dict.fromkeys(LEVELS, 0))
    assert scene.choices("laser") == {"r0c1", "r1c1", "r2c1", "r3c1", "r0c4"}
    assert scene.refusal("laser r0c2") == ("empty-square", "AA-DP-05")
    assert scene.refusal("laser nothing") == MUST_CHOOSE
    assert scene.refusal("laser part1") == ("no-mothership", "AA-MS-07")
    scene.play("laser r1c1")
    assert scene.story[:2] == ["satellite r1c1", "scout-pivoted r1c1 carrier"]
    assert scene.told.count("scout-pivoted") == 1


@pytest.mark.rule("AA-DP-05", "AA-BATTLE-02")
@pytest.mark.parametrize("row", [-1, 0, 3])
def test_in_the_final_battle_the_laser_hits_any_part_in_any_row(row: int) -> None:
    scene = Scene({"r2c4": "ship_01"}, battle_row=row)
    assert scene.choices("laser") == {"part1", "part2", "part3", "part4", "r2c4"}
    assert Scene(battle_row=row).refusal("laser nothing") == MUST_CHOOSE
    scene.next_die(4)
    scene.play("laser part3")
    assert (scene.damaged, scene.ships) == ([3], {"r2c4": "ship_01 scout"})
    assert scene.story[:2] == ["satellite part3", "part-damaged part3"]


# --- Upgrade cannons and Repairs ---
@pytest.mark.rule("AA-EX-35", "AA-DP-03", "AA-DP-06")
def test_upgrade_lifts_two_cannons_of_level_one_and_no_others() -> None:
    scene = Scene(levels={"gamma": 0, "delta": 2}, backs=["satellite_card"])
    assert scene.choices("upgrade") == {"nothing", "alpha", "beta", "alpha+beta"}
    for choice in ("gamma", "delta", "alpha+gamma", "beta+delta", "gamma+delta"):
        assert scene.refusal(f"upgrade {choice}") == ("not-level-one", "AA-DP-06")
    scene.play("upgrade alpha+beta")
    assert scene.levels == {"alpha": 2, "beta": 2, "gamma": 0, "delta": 2}
    assert (scene.danger, scene.actions) == (2, FRONTS)
    assert scene.story[:2] == ["upgraded alpha", "upgraded beta"]


@pytest.mark.rule("AA-DP-06")
def test_upgrade_may_lift_a_single_cannon() -> None:
    scene = Scene(backs=["satellite_card"])
    pairs = {"alpha+beta", "alpha+gamma", "alpha+delta", "beta+gamma", "beta+delta", "gamma+delta"}
    assert scene.choices("upgrade") == {"nothing", "alpha", "beta", "gamma", "delta"} | pairs
    scene.play("upgrade delta")
    assert scene.levels == {**LEVELS, "delta": 2}


@pytest.mark.rule("AA-DP-09")
def test_repairs_bring_up_to_two_neutralised_cannons_back_to_level_one() -> None:
    levels = {"alpha": 0, "beta": 1, "gamma": 0, "delta": 0}
    scene = Scene({"r0c2": "ship_01"}, levels=levels)
    pairs = {"alpha+gamma", "alpha+delta", "gamma+delta"}
    assert scene.choices("repair") == {"nothing", "alpha", "gamma", "delta"} | pairs
    for choice in ("beta", "alpha+beta"):
        assert scene.refusal(f"repair {choice}") == ("not-neutralised", "AA-DP-09")
    assert Scene(levels={"beta": 2}).refusal("repair beta") == ("not-neutralised", "AA-DP-09")
    scene.play("repair alpha+delta")
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 0, "delta": 1}
    assert scene.story[:2] == ["repaired alpha", "repaired delta"]


# --- Vortex ---
@pytest.mark.rule("AA-EX-36", "AA-DP-07")
def test_vortex_sends_a_column_under_the_deck_nearest_the_cannons_first() -> None:
    column = {"r0c2": "ship_01", "r2c2": "ship_02 damaged_scout", "r3c2": "ship_03 advanced"}
    scene = Scene({**column, "r0c4": "ship_09"}, deck=["ship_05"])
    assert scene.choices("vortex") == {"c1", "c2", "c3", "c4"}
    scene.play("vortex c2")
    assert scene.deck == ["ship_05 scout", "ship_03 advanced", "ship_02 damaged_scout", "ship_01 scout"]
    assert scene.ships == {"r2c4": "ship_09 scout"}
    assert scene.actions == ["laser_satellite", "redeployment", "repairs"]
    assert (scene.levels, scene.danger) == (LEVELS, 1)
    assert scene.told == ["vortex", "buried", "buried", "buried", "danger-applied", "moved", "card-turned", "turn"]


@pytest.mark.rule("AA-DP-07")
def test_vortex_takes_all_four_rows_but_no_part() -> None:
    column = {"r0c3": "ship_01", "r1c3": "ship_02", "r2c3": "ship_03", "r3c3": "ship_04"}
    full = Scene({**column, "r0c4": "ship_09"})
    full.play("vortex c3")
    assert full.deck == ["ship_04 scout", "ship_03 scout", "ship_02 scout", "ship_01 scout"]
    assert full.ships == {"r2c4": "ship_09 scout"}
    battle = Scene({"r0c3": "ship_01", "r3c3": "ship_04"}, battle_row=1, damaged=[3])
    battle.next_die(4)
    battle.play("vortex c3")
    assert (battle.ships, battle.deck) == ({}, ["ship_04 scout", "ship_01 scout"])
    assert (battle.battle_row, battle.placed, battle.damaged) == (1, [1, 2, 3, 4], [3])


# --- Redeployment ---
@pytest.mark.rule("AA-EX-37", "AA-DP-08", "AA-RULING-51")
def test_redeployment_swaps_two_cannons_and_fires_one_of_them() -> None:
    scene = Scene({"r1c4": "ship_02 damaged_scout", "r0c1": "ship_09"}, backs=["vortex_card"])
    scene.play("redeploy gamma+delta")
    assert (scene.phase, scene.legal) == ("shot", {"fire gamma", "hold"})
    scene.play("fire gamma")
    assert scene.columns == ["alpha", "beta", "delta", "gamma"]
    assert scene.levels == {**LEVELS, "gamma": 0}
    assert (scene.ships, scene.deck) == ({"r0c1": "ship_09 scout"}, ["ship_02 advanced"])
    assert (scene.danger, scene.actions, scene.turn) == (2, FRONTS, 2)
    assert scene.story[:2] == ["redeployed gamma delta", "fired gamma r1c4"]


@pytest.mark.rule("AA-DP-08", "AA-RULING-51")
def test_levels_go_with_the_cannons_and_neutralised_ones_may_be_swapped() -> None:
    ships = {"r3c4": "ship_01", "r0c3": "ship_02"}
    scene = Scene(ships, levels={"alpha": 0, "delta": 2}, backs=["vortex_card"])
    pairs = {"alpha+beta", "alpha+gamma", "alpha+delta", "beta+gamma", "beta+delta", "gamma+delta"}
    assert scene.choices("redeploy") == pairs | {"nothing"}
    scene.play("redeploy alpha+delta")
    assert scene.columns == ["delta", "beta", "gamma", "alpha"]
    assert scene.levels == {"alpha": 0, "beta": 1, "gamma": 1, "delta": 2}
    # Neither has a target (Gamma would): no shot is offered and the turn is over.
    assert (scene.phase, scene.turn, scene.danger) == ("earth", 2, 2)


@pytest.mark.rule("AA-DP-08")
def test_only_one_of_the_swapped_cannons_may_fire_or_none() -> None:
    ships = {"r3c1": "ship_01", "r3c2": "ship_03", "r3c3": "ship_05", "r3c4": "ship_06"}
    scene = Scene(ships, backs=["vortex_card"])
    scene.play("redeploy alpha+beta")
    assert scene.legal == {"fire alpha", "fire beta", "hold"}
    assert scene.refusal("fire gamma") == NOT_SWAPPED
    assert scene.refusal("fire delta-left") == NOT_SWAPPED
    assert scene.refusal("vortex c1") == NOT_NOW
    scene.play("hold")
    assert scene.ships == {square: f"{ship} scout" for square, ship in ships.items()}
    assert scene.story == ["redeployed alpha beta", "held", "danger-raised 2", "card-turned vortex", "turn 2"]
    assert scene.refusal("hold") == NOT_NOW


@pytest.mark.rule("AA-DP-08")
def test_the_whole_redeployment_may_be_declined() -> None:
    scene = Scene({"r3c1": "ship_01"}, backs=["vortex_card"])
    scene.play("redeploy nothing")
    assert (scene.columns, scene.phase, scene.danger) == (["alpha", "beta", "gamma", "delta"], "earth", 2)
    assert scene.actions == FRONTS


# --- Barrage ---
@pytest.mark.rule("AA-EX-39", "AA-DP-10", "AA-CANCEL-03")
def test_barrage_fires_a_second_cannon_with_all_effects_cancelled() -> None:
    ships = {"r3c1": "ship_08 damaged_scout", "r2c3": "ship_09 advanced", "r0c2": "ship_10"}
    scene = Scene(ships, backs=["repairs_card"])
    scene.play("barrage alpha")
    assert scene.ships == {"r2c3": "ship_09 advanced", "r3c2": "ship_10 scout"}
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": "ship_09 damaged_advanced", "r3c2": "ship_10 scout"}
    assert (scene.deck, scene.levels) == (["ship_08 advanced"], LEVELS)
    assert (scene.danger, scene.actions, scene.turn) == (2, FRONTS, 2)


@pytest.mark.rule("AA-CAN-07", "AA-DP-10")
def test_both_ships_that_beta_flips_as_the_second_cannon_go_under_the_deck_in_its_order() -> None:
    ships = {"r3c2": "ship_02 damaged_scout", "r2c2": "ship_04 damaged_scout", "r1c3": "ship_09"}
    scene = Scene(ships, deck=["ship_05"], levels={"gamma": 2}, backs=["repairs_card"])
    scene.play("barrage gamma")
    scene.play("fire beta")
    assert scene.ships == {"r1c3": "ship_09 damaged_scout"}
    assert scene.deck == ["ship_05 scout", "ship_04 advanced", "ship_02 advanced"]


@pytest.mark.rule("AA-DP-10")
def test_the_second_cannon_is_another_one_and_may_be_skipped() -> None:
    columns = ["alpha", "delta", "gamma", "beta"]
    ships = {"r3c1": "ship_05 damaged_scout", "r3c3": "ship_06 damaged_scout"}
    scene = Scene(ships, columns=columns, levels={"alpha": 0}, backs=["repairs_card"])
    scene.play("barrage delta-left")
    assert (scene.phase, scene.legal) == ("shot", {"fire gamma", "hold"})
    assert scene.refusal("fire delta-right") == NOT_OFFERED
    assert scene.refusal("fire alpha") == ("cannon-neutralised", "AA-CAN-11")
    assert scene.refusal("fire beta") == NO_TARGET
    assert scene.refusal("barrage gamma") == NOT_NOW
    scene.play("hold")
    assert scene.ships == {"r3c3": "ship_06 damaged_scout"}
    assert scene.story[0] == "barrage"
    assert scene.story[-4:] == ["held", "danger-raised 2", "card-turned repairs", "turn 2"]


@pytest.mark.rule("AA-DP-10")
def test_the_second_cannon_is_chosen_when_the_first_shot_is_resolved() -> None:
    # The first shot resolves as usual: ship_08's list moves ship_10 into Beta's gauge.
    scene = Scene({"r3c1": "ship_08 damaged_scout", "r0c2": "ship_10"}, backs=["repairs_card"])
    assert scene.choices("barrage") == {"alpha"}
    scene.play("barrage alpha")
    assert scene.legal == {"fire beta", "hold"}
    # The laser of ship_02 neutralises Gamma, and nobody else has a target: the turn is over.
    spent = Scene({"r2c3": "ship_02 damaged_scout", "r0c3": "ship_09"}, backs=["repairs_card"])
    spent.play("barrage gamma")
    assert (spent.phase, spent.turn, spent.levels["gamma"]) == ("earth", 2, 0)


@pytest.mark.rule("AA-DP-10", "AA-DP-04")
def test_barrage_fires_nothing_only_if_no_cannon_has_a_target() -> None:
    scene = Scene({"r3c3": "ship_01"}, backs=["repairs_card"])
    assert scene.choices("barrage") == {"gamma", "delta-left"}
    assert scene.refusal("barrage nothing") == MUST_CHOOSE
    assert scene.refusal("barrage beta") == NO_TARGET
    assert Scene({"r0c4": "ship_01"}, backs=["repairs_card"]).choices("barrage") == {"nothing"}
    assert Scene({"r3c2": "ship_01"}, backs=["repairs_card"]).choices("barrage") == {"beta"}
    # Delta in column 1 reaches column 2 and not column 4.
    aside = Scene(
        {"r3c2": "ship_01"}, columns=["delta", "alpha", "beta", "gamma"], levels={"alpha": 0}, backs=ALL_BACKS
    )
    assert aside.choices("barrage") == {"delta-right"}
    across = Scene(
        {"r3c4": "ship_01"}, columns=["delta", "alpha", "beta", "gamma"], levels={"gamma": 0}, backs=ALL_BACKS
    )
    assert across.choices("barrage") == {"nothing"}
