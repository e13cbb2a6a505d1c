"""Parts, final battle and hidden cards with two players (AA-2P-02, AA-2P-14 to AA-2P-17, AA-2P-19)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack.pieces import MOTHERSHIP_NAMES
from hullbreach.games.aliens_attack.view import CardView, PartView
from tests.rules.aliens_attack.scene import Scene, new_game

EARTH, ALIEN = 0, 1
ONES = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
ALIEN_MOVES = {"refill", "danger 1", "danger 2", "danger 3", "danger 4"}


def play_round(scene: Scene, earth: str, alien: str) -> None:
    scene.play(earth)
    scene.play(alien, ALIEN)


# --- the parts -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-2P-14", "AA-2P-10", "AA-RULING-47")
def test_a_revealed_part_is_set_aside_after_its_icons() -> None:
    ships = {"r2c3": "ship_11 damaged_scout", "r0c2": "ship_01"}
    scene = Scene(ships, deck=["ship_05", "ship_06"], mode="two_player")
    scene.play("fire gamma")
    assert scene.set_aside == [1]
    assert scene.ships == {"r0c1": "ship_05 scout", "r0c2": "ship_01 scout"}
    assert scene.deck == ["ship_06 scout"]
    assert (scene.danger, scene.placed) == (1, [])
    assert scene.told == ["fired", "part-revealed", "drawn", "part-set-aside"]


@pytest.mark.rule("AA-RULING-47", "AA-2P-10")
def test_the_laser_and_the_moves_of_a_revealed_part_are_resolved() -> None:
    ships = {"r2c3": "ship_14 damaged_scout", "r0c1": "ship_01"}
    scene = Scene(ships, deck=["ship_05"], danger=4, mode="two_player")
    scene.play("fire gamma")
    assert (scene.levels, scene.danger) == ({**ONES, "gamma": 0}, 4)
    assert (scene.ships, scene.set_aside) == ({"r0c1": "ship_01 scout"}, [4])
    ships = {"r2c3": "ship_12 damaged_scout", "r0c1": "ship_01"}
    scene = Scene(ships, deck=["ship_05"], danger=4, mode="two_player")
    scene.play("fire gamma")
    assert (scene.ships, scene.set_aside) == ({"r2c1": "ship_01 scout"}, [2])
    assert scene.deck == ["ship_05 scout"]


@pytest.mark.rule("AA-2P-14", "AA-2P-12")
def test_a_part_whose_icons_are_cancelled_is_set_aside_too() -> None:
    scene = Scene({"r3c2": "ship_01", "r2c2": "ship_14 damaged_scout"}, mode="two_player", danger=4)
    scene.play("fire beta")
    assert (scene.set_aside, scene.levels, scene.deck) == ([4], ONES, [])


@pytest.mark.rule("AA-EX-81", "AA-2P-14", "AA-2P-15", "AA-2P-16", "AA-RULING-46")
def test_the_mothership_arrives_two_rounds_after_the_last_part() -> None:
    ships = {"r2c3": "ship_14 damaged_scout", "r0c1": "ship_01"}
    scene = Scene(ships, set_aside=[1, 2, 3], turn=20, danger=4, mode="two_player")
    scene.play("fire gamma")
    assert (scene.set_aside, scene.turn) == ([1, 2, 3, 4], 20)
    assert (scene.legal, scene.view(EARTH).rounds_to_arrival) == (ALIEN_MOVES, 3)
    scene.play("refill", ALIEN)
    for turn, left in ((21, 2), (22, 1)):
        assert (scene.turn, scene.phase, scene.battle_row) == (turn, "earth", None)
        scene.play("repair nothing")
        assert (scene.legal, scene.battle_row) == (ALIEN_MOVES, None)
        assert scene.view(EARTH).rounds_to_arrival == left
        scene.play("refill", ALIEN)
    assert (scene.turn, scene.phase, scene.battle_row, scene.damaged) == (23, "earth", -1, [])
    assert scene.view(EARTH).rounds_to_arrival is None
    scene.play("repair nothing")
    assert (scene.legal, scene.battle_row) == ({"descend"}, -1)
    scene.play("descend", ALIEN)
    assert (scene.turn, scene.phase, scene.battle_row) == (24, "earth", 0)


@pytest.mark.rule("AA-2P-15")
def test_a_last_part_revealed_in_the_alien_turn_counts_from_the_same_round() -> None:
    ships = {"r0c4": "ship_14 damaged_scout", "r1c1": "ship_01"}
    scene = Scene(ships, set_aside=[1, 2, 3], mines="r2c4", turn=5, mode="two_player")
    play_round(scene, "repair nothing", "danger 1")
    assert (scene.set_aside, scene.turn) == ([1, 2, 3, 4], 6)
    play_round(scene, "repair nothing", "refill")
    assert (scene.turn, scene.battle_row) == (7, None)
    play_round(scene, "repair nothing", "refill")
    assert (scene.turn, scene.battle_row) == (8, -1)


@pytest.mark.rule("AA-2P-15")
def test_three_parts_bring_no_mothership() -> None:
    ships = {"r2c3": "ship_13 damaged_scout", "r0c1": "ship_01"}
    scene = Scene(ships, set_aside=[1, 2], turn=20, danger=4, mode="two_player")
    play_round(scene, "fire gamma", "refill")
    for _ in range(3):
        play_round(scene, "repair nothing", "refill")
    assert (scene.set_aside, scene.battle_row, scene.turn) == ([1, 2, 3], None, 24)
    assert scene.view(EARTH).rounds_to_arrival is None


# --- the final battle ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-82", "AA-2P-16", "AA-2P-17")
def test_earth_wins_with_four_hits_before_the_fourth_descent() -> None:
    scene = Scene({"r0c1": "ship_01"}, battle_row=-1, mode="two_player")
    rows = []
    for part in (1, 2, 3):
        rows.append(scene.battle_row)
        play_round(scene, f"laser part{part}", "descend")
    rows.append(scene.battle_row)
    assert (rows, scene.damaged, scene.won) == ([-1, 0, 1, 2], [1, 2, 3], None)
    scene.play("laser part4")
    outcome = scene.outcome
    assert outcome is not None
    assert outcome.won == (True, False)
    assert (outcome.reason, outcome.rule) == ("mothership-destroyed", "AA-WIN-01")
    assert scene.told.count("descended") == 3
    assert scene.game.actors() == ()


@pytest.mark.rule("AA-EX-82", "AA-2P-17", "AA-RULING-46")
def test_the_alien_player_wins_with_the_fifth_descent() -> None:
    scene = Scene({"r0c1": "ship_01"}, battle_row=-1, damaged=[1, 2, 3], levels={"alpha": 2}, mode="two_player")
    for row in (0, 1, 2, 3):
        play_round(scene, "repair nothing", "descend")
        assert (scene.battle_row, scene.won) == (row, None)
    play_round(scene, "repair nothing", "descend")
    outcome = scene.outcome
    assert outcome is not None
    assert outcome.won == (False, True)
    assert (outcome.reason, outcome.rule) == ("mothership-landed", "AA-LOSE-02")


@pytest.mark.rule("AA-2P-16", "AA-BATTLE-05")
def test_the_alien_turn_in_the_battle_is_a_descent_that_pushes() -> None:
    ships = {"r0c1": "ship_01", "r1c1": "ship_02", "r2c4": "ship_03"}
    scene = Scene(ships, deck=["ship_05"], battle_row=-1, mode="two_player")
    scene.play("repair nothing")
    for move in sorted(ALIEN_MOVES):
        assert scene.refusal(move, ALIEN) == ("only-descend", "AA-2P-16")
    assert scene.legal == {"descend"}
    scene.play("descend", ALIEN)
    assert scene.battle_row == 0
    assert scene.ships == {"r1c1": "ship_01 scout", "r2c1": "ship_02 scout", "r2c4": "ship_03 scout"}
    assert (scene.phase, scene.turn, scene.deck) == ("earth", 2, ["ship_05 scout"])


@pytest.mark.rule("AA-2P-15")
def test_the_mothership_cannot_descend_before_it_is_there() -> None:
    scene = Scene({"r0c1": "ship_01"}, set_aside=[1, 2, 3], mode="two_player")
    scene.play("repair nothing")
    assert scene.refusal("descend", ALIEN) == ("not-yet-descend", "AA-2P-15")


@pytest.mark.rule("AA-2P-16", "AA-2P-11", "AA-2P-13")
def test_in_the_battle_ships_have_no_effects_and_earth_plays_as_before() -> None:
    ships = {"r2c3": "ship_02 damaged_scout", "r3c1": "ship_06 damaged_advanced", "r0c4": "ship_01"}
    scene = Scene(ships, deck=["ship_05"], battle_row=-1, mode="two_player")
    play_round(scene, "fire gamma", "descend")
    assert (scene.levels, scene.deck) == (ONES, ["ship_05 scout", "ship_02 advanced"])
    play_round(scene, "fire alpha", "descend")
    assert scene.deck == ["ship_05 scout", "ship_02 advanced"]
    assert scene.ships == {"r2c4": "ship_01 scout"}
    assert scene.verbs == {"fire", "laser", "vortex", "repair"}


@pytest.mark.rule("AA-2P-17", "AA-LOSE-01")
def test_the_alien_player_wins_when_a_neutralised_cannon_is_hit() -> None:
    scene = Scene({"r2c2": "ship_01", "r3c1": "ship_02"}, levels={"beta": 0}, mode="two_player")
    play_round(scene, "repair nothing", "danger 1")
    outcome = scene.outcome
    assert outcome is not None
    assert outcome.won == (False, True)
    assert (outcome.reason, outcome.rule) == ("neutralised-cannon-hit", "AA-LOSE-01")


@pytest.mark.rule("AA-2P-02", "AA-2P-17")
@pytest.mark.parametrize("mothership", MOTHERSHIP_NAMES)
def test_all_motherships_work_alike_and_no_die_is_thrown(mothership: str) -> None:
    scene = Scene(battle_row=-1, damaged=[2], mode="two_player", mothership=mothership)
    play_round(scene, "laser part1", "descend")
    play_round(scene, "laser part4", "descend")
    assert (scene.damaged, scene.tokens, scene.won) == ([1, 2, 4], [], None)
    assert scene.battle_row == 1
    play_round(scene, "laser part4", "descend")
    assert (scene.tokens, scene.won) == ([], None)
    scene.play("laser part3")
    assert scene.won is True
    assert "die" not in scene.told


@pytest.mark.rule("AA-2P-02", "AA-ALT-02")
def test_no_ship_retreats_from_the_fortress_with_two_players() -> None:
    ships = {"r2c3": "fortress_1 damaged_scout", "r3c1": "ship_01", "r0c2": "ship_02"}
    scene = Scene(ships, set_aside=[2, 3, 4], mode="two_player", mothership="fortress")
    play_round(scene, "fire gamma", "refill")
    assert scene.levels == {**ONES, "gamma": 0}
    for _ in range(2):
        play_round(scene, "repair nothing", "refill")
    assert scene.battle_row == -1
    assert scene.ships == {"r3c1": "ship_01 scout", "r0c2": "ship_02 scout"}


# --- what each side sees ---------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-2P-19", "AA-DECK-01")
@pytest.mark.parametrize("seat", [EARTH, None])
def test_only_the_alien_player_knows_the_backs_of_ships_in_play(seat: int | None) -> None:
    scene = new_game(mode="two_player")
    names = [words.split(" ")[0] for words in scene.ships.values()]
    assert [card and card.card for card in scene.view(ALIEN).squares] == [*names, *[None] * 12]
    view = scene.view(seat)
    shown = [card for card in view.squares if card]
    assert [card.card for card in shown] == [None] * 4
    assert [card.front for card in shown] == [card.front for card in scene.view(ALIEN).squares if card]
    assert {card.face for card in shown} == {"scout"}


@pytest.mark.rule("AA-2P-19", "AA-DECK-01")
@pytest.mark.parametrize("seat", [EARTH, ALIEN, None])
def test_nobody_knows_the_deck_but_for_the_front_on_top(seat: int | None) -> None:
    scene = new_game(mode="two_player")
    deck = scene.view(seat).deck
    setting = scene.table.setting
    front = setting.front_names[setting.fronts[setting.card_names.index(scene.deck[0].split(" ")[0])]]
    assert deck == [CardView(front, "scout", None), *[None] * 9]


@pytest.mark.rule("AA-2P-19")
def test_a_card_that_left_play_unflipped_stays_known_to_the_alien_player_alone() -> None:
    scene = new_game(mode="two_player")
    gone = scene.ships["r0c1"].split(" ")[0]
    scene.play("vortex c1")
    for seat, name in ((EARTH, None), (ALIEN, gone), (None, None)):
        last = scene.view(seat).deck[-1]
        assert last is not None
        assert (last.face, last.card) == ("scout", name)


@pytest.mark.rule("AA-2P-19", "AA-DECK-01")
@pytest.mark.parametrize("seat", [EARTH, ALIEN, None])
def test_everybody_knows_a_card_that_was_flipped(seat: int | None) -> None:
    ships = {"r2c3": "ship_02 damaged_scout", "r2c1": "ship_12 damaged_scout", "r0c2": "ship_01"}
    scene = Scene(ships, mode="two_player")
    board = scene.view(seat).squares
    assert board[10] == CardView("carrier", "damaged_scout", "ship_02" if seat == ALIEN else None)
    assert board[8] == CardView("raider", "damaged_scout", "ship_12" if seat == ALIEN else None)
    scene.play("fire gamma")
    assert scene.view(seat).deck == [CardView("carrier", "advanced", "ship_02")]
    assert scene.view(seat).parts[1] == PartView(False, False, False, False)
    scene.play("danger 1", ALIEN)
    scene.play("laser r2c1")
    assert scene.view(seat).parts[1] == PartView(False, True, False, False)
    assert scene.view(seat).parts[0] == PartView(False, False, False, False)


@pytest.mark.rule("AA-2P-19", "AA-2P-15")
def test_both_sides_see_the_same_battle() -> None:
    scene = Scene({"r0c1": "ship_01"}, battle_row=1, damaged=[2], turn=30, levels={"alpha": 0}, mode="two_player")
    for seat in (EARTH, ALIEN, None):
        view = scene.view(seat)
        assert (view.mothership_row, view.turn, view.phase) == (1, 30, "earth")
        assert [part.damaged for part in view.parts] == [False, True, False, False]
        assert all(part.placed for part in view.parts)
        assert [(gun.cannon, gun.level) for gun in view.cannons] == list(scene.levels.items())
        assert [card.action for card in view.defence] == ["laser_satellite", "vortex", "repairs"]


@pytest.mark.rule("AA-2P-19", "AA-DECK-01")
def test_neither_view_nor_journal_tells_earth_a_part_card_from_a_ship_with_the_same_front() -> None:
    scenes = [Scene({"r1c3": card, "r0c1": "ship_03"}, mode="two_player") for card in ("ship_01", "ship_11")]
    for move, seat in (("fire gamma", EARTH), ("danger 1", ALIEN), ("vortex c3", EARTH), ("refill", ALIEN)):
        for scene in scenes:
            scene.play(move, seat)
        ship, part = scenes
        assert ship.view(EARTH) == part.view(EARTH)
        assert ship.view(None) == part.view(None)
        assert ship.view(ALIEN) != part.view(ALIEN)
        assert ship.journal.numbers() == part.journal.numbers()
    assert set(scenes[0].ships) == {"r0c1", "r2c1"}
