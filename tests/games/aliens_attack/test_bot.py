"""The rule of thumb of Aliens Attack!: which signs it reads, and that it knows better from worse."""

from __future__ import annotations

from math import exp

import pytest

from hullbreach.games import find_title
from hullbreach.games.aliens_attack import cell
from hullbreach.games.aliens_attack.bot import BEFORE, IN_BATTLE, earth_chances, hits_to_go, impatient, signs_of
from hullbreach.games.aliens_attack.facts import bot_weights
from hullbreach.games.aliens_attack.game import AliensAttack
from tests.rules.aliens_attack.scene import Scene


def shown(scene: Scene) -> dict[str, float]:
    """The signs that show, by name."""
    names = (IN_BATTLE if scene.table.in_battle() else BEFORE).names
    signs = list(signs_of(scene.table))
    assert len(signs) == len(names)
    return {name: sign for name, sign in zip(names, signs, strict=True) if sign}


LEVEL_ONE = {
    "always": 1.0,
    "alpha at level 1": 1.0,
    "beta at level 1": 1.0,
    "gamma at level 1": 1.0,
    "delta at level 1": 1.0,
}


def test_an_empty_sky_shows_only_the_cannons() -> None:
    assert shown(Scene()) == LEVEL_ONE


def test_every_sign_has_a_weight_and_every_weight_a_sign() -> None:
    for weights in (bot_weights().solo, bot_weights().earth, bot_weights().alien):
        assert set(weights.before) == set(BEFORE.names)
        assert set(weights.battle) == set(IN_BATTLE.names)


def test_cannons_and_the_ships_above_them() -> None:
    scene = Scene(
        {"r0c1": "ship_01", "r3c1": "ship_02", "r3c2": "ship_03", "r1c4": "ship_04"},
        levels={"alpha": 0, "beta": 2, "gamma": 0},
    )
    assert shown(scene) == {
        "always": 1.0,
        "beta at level 2": 1.0,
        "delta at level 1": 1.0,
        "2 cannons neutralised": 1.0,
        "ships in row 0": 1.0,
        "ships in row 1": 1.0,
        "ships in row 3": 2.0,
        "ships above a neutralised cannon, row 0": 1.0,
        "ships above a neutralised cannon, row 3": 1.0,
    }


def test_danger_parts_and_faces() -> None:
    scene = Scene(
        {"r0c1": "ship_01 damaged_scout", "r0c2": "ship_02 advanced", "r0c3": "ship_03 damaged_advanced"},
        deck=["ship_12 part", "ship_13"],
        danger=3,
        placed=[1],
    )
    assert shown(scene) == LEVEL_ONE | {
        "ships in row 0": 3.0,
        "danger 3": 1.0,
        "2 parts revealed": 1.0,
        "1 parts in place": 1.0,
        "damaged scouts": 1.0,
        "advanced ships": 1.0,
        "damaged advanced ships": 1.0,
    }


def test_cards_on_the_board_and_turned_cards() -> None:
    scene = Scene(
        mines="r1c1", shield="r2c2", shield_hits=1, backs=["repairs_card"], mode="commando", mothership="swift"
    )
    assert shown(scene) == LEVEL_ONE | {
        "repairs card turned": 1.0,
        "mines laid": 1.0,
        "shield set": 1.0,
        "shield hit": 1.0,
        "against swift": 1.0,
        "one hit more needed": 1.0,
    }


@pytest.mark.parametrize(("columns", "two_sides"), [("dabc", False), ("adbc", True), ("abdc", True), ("abcd", False)])
def test_delta_between_two_columns(columns: str, two_sides: bool) -> None:
    names = {"a": "alpha", "b": "beta", "c": "gamma", "d": "delta"}
    assert ("Delta has two sides" in shown(Scene(columns=[names[letter] for letter in columns]))) == two_sides


def test_two_players_and_the_announced_arrival() -> None:
    scene = Scene(mode="two_player", set_aside=[1, 2], danger=4)
    scene.table.cells[cell.COUNTDOWN] = 2
    assert shown(scene) == LEVEL_ONE | {
        "two players": 1.0,
        "danger 4": 1.0,
        "2 parts revealed": 1.0,
        "arrival announced": 1.0,
        "no ships in play": 1.0,
    }


def test_the_final_battle() -> None:
    scene = Scene(
        {"r3c3": "ship_01"}, battle_row=1, damaged=[1], levels={"beta": 0}, columns=["alpha", "beta", "delta", "gamma"]
    )
    assert shown(scene) == {
        "always": 1.0,
        "alpha at level 1": 1.0,
        "gamma at level 1": 1.0,
        "delta at level 1": 1.0,
        "1 cannons neutralised": 1.0,
        "ships in row 3": 1.0,
        "Delta has two sides": 1.0,
        "mothership in row 1, 3 hits to go": 1.0,
        "parts to hit above a straight cannon": 1.0,
        "parts to hit beside Delta": 2.0,
        "parts to hit behind ships": 1.0,
        "satellite laser ready": 1.0,
    }


def test_no_satellite_laser_against_the_swift_or_with_its_card_turned() -> None:
    assert "satellite laser ready" not in shown(Scene(battle_row=0, mothership="swift"))
    assert "satellite laser ready" not in shown(Scene(battle_row=0, backs=["satellite_card"]))


@pytest.mark.parametrize(
    ("options", "damaged", "tokens", "hits"),
    [
        ({}, [], [], 4),
        ({}, [1, 2, 3], [], 1),
        ({"mode": "commando"}, [1, 2, 3], [], 2),
        ({"mode": "commando"}, [1, 2, 3, 4], [], 1),
        ({"mothership": "swift"}, [1], [], 2),
        ({"mothership": "robust"}, [], [], 8),
        ({"mothership": "robust"}, [1, 2], [1], 5),
        ({"mothership": "robust", "mode": "doomsday"}, [], [], 9),
    ],
)
def test_hits_to_go(options: dict[str, str], damaged: list[int], tokens: list[int], hits: int) -> None:
    scene = Scene(battle_row=2, damaged=damaged, tokens=tokens, **options)  # type: ignore[arg-type]
    assert hits_to_go(scene.table) == hits
    assert shown(scene)[f"mothership in row 2, {hits} hits to go"] == 1.0


@pytest.mark.parametrize("battle_row", [None, 1])
@pytest.mark.parametrize(
    ("mode", "seat", "side"), [("standard", 0, "solo"), ("two_player", 0, "earth"), ("two_player", 1, "alien")]
)
def test_the_chances_are_the_weighed_signs_as_a_share(mode: str, seat: int, side: str, battle_row: int | None) -> None:
    ships = {"r1c1": "ship_01", "r2c2": "ship_02"}
    scene = Scene(ships, battle_row=battle_row, levels={"alpha": 0, "beta": 2}, mode=mode)
    weights = getattr(bot_weights(), side)
    table = weights.before if battle_row is None else weights.battle
    total = sum(table[name] * sign for name, sign in shown(scene).items())
    assert earth_chances(scene.table, seat) == pytest.approx(1 / (1 + exp(-total)))


def test_who_is_ahead_in_a_game_of_two_hurries_and_alone_there_is_no_draw_to_fear() -> None:
    duel, solo = Scene(mode="two_player"), Scene()
    hopes = []
    for rounds in (1, 75, 150, 240):
        duel.table.cells[cell.TURN] = solo.table.cells[cell.TURN] = rounds
        hopes.append(impatient(duel.table, 0.9))
        assert impatient(duel.table, 0.1) == pytest.approx(1 - hopes[-1])
        assert impatient(solo.table, 0.9) == 0.9
    assert hopes == pytest.approx([0.5 + 0.4 * (1 - 1 / 150), 0.7, 0.5, 0.5])


def test_a_bystander_takes_the_mean_of_what_both_sides_think() -> None:
    game = find_title("aliens-attack").new({"mode": "two_player"}, 1)
    assert isinstance(game, AliensAttack)
    earth, alien = game.chances()
    assert earth == pytest.approx(sum(earth_chances(game.table, seat) for seat in (0, 1)) / 2)
    assert earth_chances(game.table, 0) != earth_chances(game.table, 1)
    assert earth + alien == pytest.approx(1)


def test_with_two_players_supply_and_turn_show_too() -> None:
    ships = {"r0c1": "ship_11", "r2c3": "ship_12 damaged_scout", "r0c4": "ship_01"}
    deck = ["ship_02", "ship_13 damaged_scout", "ship_03 advanced"]
    scene = Scene(ships, deck=deck, levels={"beta": 0, "gamma": 0, "delta": 0}, mode="two_player")
    signs = shown(scene)
    assert signs["ships with a part in play"] == signs["damaged ships with a part in play"] == 1.0
    assert signs["damaged ships with a part in the deck"] == signs["advanced ships in the deck"] == 1.0
    assert (signs["scouts in the deck"], signs["ships left in the game"]) == (2.0, 6.0)
    assert signs["neutralised cannons under a clear column"] == 1.0
    assert signs["neutralised cannons under a take-off ship"] == 1.0
    assert not {"no ships in play", "the alien player decides next"} & set(signs)
    scene.play("repair nothing")
    assert shown(scene)["the alien player decides next"] == 1.0
    assert shown(Scene(mode="two_player"))["no ships in play"] == 1.0


def test_signs_add_up_over_ships_and_cards() -> None:
    scene = Scene(
        {"r1c1": "ship_01 damaged_scout", "r1c2": "ship_02 damaged_scout", "r0c3": "ship_03"},
        levels={"alpha": 0, "beta": 0},
        danger=2,
        backs=["satellite_card", "vortex_card"],
    )
    signs = shown(scene)
    assert signs["ships above a neutralised cannon, row 1"] == signs["damaged scouts"] == 2.0
    assert signs["danger 2"] == signs["satellite card turned"] == signs["vortex card turned"] == 1.0


def test_a_part_counts_once_whether_it_waits_or_lies_in_the_deck() -> None:
    every = ["ship_11 part", "ship_12 part", "ship_13 part", "ship_14 part"]
    assert shown(Scene(deck=every[:3]))["3 parts revealed"] == 1.0
    scene = Scene(deck=every[1:3], placed=[1])
    scene.table.set_face(10, 2)  # a part that waits keeps showing itself
    assert shown(scene)["3 parts revealed"] == shown(scene)["1 parts in place"] == 1.0


def test_a_finished_game_needs_no_estimate() -> None:
    won = Scene(battle_row=2, damaged=[1, 2, 3])
    won.play("laser part4")
    lost = Scene({"r3c1": "ship_01"}, levels={"alpha": 0})
    lost.icon("move", 1, 1)
    assert (won.game.estimate(0), lost.game.estimate(0)) == (1.0, 0.0)


def test_the_alien_player_hopes_for_what_earth_fears() -> None:
    """Each side weighs the signs for itself, so the two need not add up to one."""
    calm = Scene({"r0c1": "ship_01"}, mode="two_player")
    dire = Scene({"r3c1": "ship_01", "r3c2": "ship_02"}, levels={"alpha": 0, "beta": 0}, mode="two_player")
    assert calm.game.estimate(0) > dire.game.estimate(0)
    assert calm.game.estimate(1) < dire.game.estimate(1)


def test_stronger_cannons_lower_danger_and_fewer_hits_to_go_look_better() -> None:
    ships = {"r1c1": "ship_01", "r2c2": "ship_02"}
    strong = Scene(ships, levels=dict.fromkeys(["alpha", "beta", "gamma", "delta"], 2))
    weak = Scene(ships, levels={"alpha": 0, "beta": 0})
    assert earth_chances(strong.table, 0) > earth_chances(Scene(ships).table, 0) > earth_chances(weak.table, 0)
    assert earth_chances(Scene(ships, danger=1).table, 0) > earth_chances(Scene(ships, danger=4).table, 0)
    nearly, hardly = Scene(ships, battle_row=0, damaged=[1, 2, 3]), Scene(ships, battle_row=2)
    assert earth_chances(nearly.table, 0) > earth_chances(hardly.table, 0)
