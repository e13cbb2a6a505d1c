"""The invader deck: what comes and goes, and what may be known of it (AA-DECK-*)."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.aliens_attack import cell, facts
from hullbreach.games.aliens_attack.game import AliensAttack
from hullbreach.games.aliens_attack.view import CardView
from hullbreach.kernel.view import encode
from tests.rules.aliens_attack.scene import Scene, new_game

FACES = ("scout", "damaged_scout", "advanced", "damaged_advanced")


def front_of(words: str) -> str:
    """The front of a card such as `ship_05 scout`."""
    return next(ship.front for ship in facts.cards().ship if ship.id == words.split(" ")[0])


def guessed(scene: Scene, seed: int, seat: int | None = 0) -> Scene:
    """The scene as a seat may imagine it."""
    other = Scene.__new__(Scene)
    game = scene.game.guess(seed, seat)
    assert isinstance(game, AliensAttack)
    other.game = game
    return other


# --- what may be known -----------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-DECK-01", "AA-RULING-17", "AA-SETUP-02")
@pytest.mark.parametrize("seat", [0, None])
def test_of_a_shuffled_deck_only_the_front_of_the_top_card_is_seen(seat: int | None) -> None:
    scene = new_game(5)
    view = scene.view(seat)
    assert view.deck == [CardView(front_of(scene.deck[0]), "scout", None), *[None] * 9]
    seen = [card for card in view.squares if card is not None]
    assert seen == [CardView(front_of(words), "scout", None) for words in scene.ships.values()]


@pytest.mark.rule("AA-DECK-01")
@pytest.mark.parametrize("mode", ["standard", "two_player"])
def test_nothing_that_leaves_the_game_for_earth_names_a_card_that_was_never_flipped(mode: str) -> None:
    for seed in range(20):
        scene = new_game(seed, mode=mode)
        text = encode(scene.game.view(0)).decode()
        assert [name for name in scene.table.setting.card_names if name in text] == []


@pytest.mark.rule("AA-DECK-01")
def test_the_next_card_is_seen_as_soon_as_it_is_on_top() -> None:
    scene = new_game(5)
    second = scene.deck[1]
    scene.icon("draw", 1)
    assert scene.deck[0] == second
    view = scene.view()
    assert view.deck == [CardView(front_of(second), "scout", None), *[None] * 8]


@pytest.mark.rule("AA-DECK-01", "AA-RULING-17")
def test_when_the_unseen_cards_are_used_up_the_whole_deck_is_known() -> None:
    scene = Scene(deck=["ship_05", "ship_06 advanced", "ship_07 damaged_scout"])
    scene.table.cells[cell.FRESH] = 1
    scene.icon("draw", 1)
    assert scene.view().deck == [CardView("swarm", "advanced", "ship_06"), CardView("swarm", "damaged_scout", None)]
    scene.icon("draw", 1)
    assert scene.view().deck == [CardView("swarm", "damaged_scout", None)]


@pytest.mark.rule("AA-DECK-01", "AA-RULING-17")
def test_a_card_put_under_the_deck_is_remembered_by_its_front_and_place() -> None:
    scene = new_game(5)
    ship = scene.at("r0c2")
    assert ship is not None
    scene.play("vortex c2")
    assert scene.deck[-1] == ship
    view = scene.view()
    assert view.deck[1:] == [*[None] * 9, CardView(front_of(ship), "scout", None)]


@pytest.mark.rule("AA-DECK-01", "AA-RULING-17")
def test_a_ship_that_was_only_pivoted_keeps_its_back_hidden() -> None:
    scene = Scene({"r0c3": "ship_09", "r0c1": "ship_05"}, levels={"gamma": 2})
    scene.play("fire gamma")
    view = scene.view()
    assert view.squares[2] == CardView("herald", "damaged_scout", None)
    scene.play("vortex c3")
    assert scene.view().deck == [CardView("herald", "damaged_scout", None)]


@pytest.mark.rule("AA-DECK-01", "AA-RULING-17")
def test_once_flipped_a_card_is_known_for_good() -> None:
    scene = Scene({"r3c3": "ship_09 damaged_scout", "r0c1": "ship_05"})
    assert scene.view().squares[14] == CardView("herald", "damaged_scout", None)
    scene.play("fire delta-left")
    assert scene.view().deck == [CardView("herald", "advanced", "ship_09")]
    scene.icon("draw", 1)
    assert scene.view().squares[1] == CardView("herald", "advanced", "ship_09")


@pytest.mark.rule("AA-DECK-01")
def test_an_advanced_ship_flipped_back_to_its_scout_side_is_still_known() -> None:
    scene = Scene({"r3c3": "ship_09 damaged_advanced", "r0c1": "ship_05"})
    scene.play("fire delta-left")
    assert scene.view().deck == [CardView("herald", "scout", "ship_09")]


@pytest.mark.rule("AA-DECK-01", "AA-RULING-17")
def test_a_part_under_the_deck_lies_there_with_its_part_up() -> None:
    scene = Scene({"r3c3": "ship_14 damaged_scout", "r0c1": "ship_05"})
    scene.play("fire delta-left")
    assert scene.view().deck == [CardView("herald", "part", "ship_14")]


@pytest.mark.rule("AA-DECK-01", "AA-MS-03")
def test_everybody_sees_which_parts_wait_above_the_take_off_zone() -> None:
    waiting = Scene({"r0c1": "ship_01"}, placed=[2, 3])
    assert [part.placed for part in waiting.view().parts] == [False, True, True, False]
    assert waiting.view().mothership_row is None
    battle = Scene(battle_row=-1, damaged=[4])
    assert [part.placed for part in battle.view().parts] == [True] * 4
    assert [part.damaged for part in battle.view().parts] == [False, False, False, True]
    assert battle.view().mothership_row == -1


# --- guessing what is hidden -----------------------------------------------------------------------------------------
@pytest.mark.rule("AA-RULING-17")
@pytest.mark.parametrize("mothership", ["apex", "fortress", "robust", "swift"])
def test_a_front_never_proves_a_part(mothership: str) -> None:
    cards = facts.cards()
    fronts = {front.id for front in cards.front}
    assert len(fronts) == 4
    assert {ship.front for ship in cards.ship if ship.back == "advanced"} == fronts
    assert {ship.front for ship in cards.ship if ship.mothership == mothership} == fronts


@pytest.mark.rule("AA-DECK-01", "AA-RULING-17")
def test_a_guess_changes_only_what_the_player_cannot_see() -> None:
    scene = new_game(8)
    scene.play("vortex c2")
    scene.play("repair nothing")
    view = scene.view()
    cards = sorted([*scene.ships.values(), *scene.deck])
    for seed in range(40):
        guess = guessed(scene, seed)
        assert guess.view() == view
        assert sorted([*guess.ships.values(), *guess.deck]) == cards


@pytest.mark.rule("AA-RULING-17", "AA-DECK-01")
def test_a_guess_depends_on_what_is_seen_and_on_nothing_hidden() -> None:
    """Two worlds that look alike, with a part or an advanced ship behind the same front, give the same guesses."""
    one = Scene({"r0c1": "ship_09 damaged_scout"}, deck=["ship_14", "ship_01"])
    other = Scene({"r0c1": "ship_14 damaged_scout"}, deck=["ship_09", "ship_01"])
    assert one.view() == other.view()
    for seed in range(20):
        assert guessed(one, seed).game.to_bytes() == guessed(other, seed).game.to_bytes()


@pytest.mark.rule("AA-RULING-17")
def test_cards_that_were_flipped_stay_where_they_are_known_to_be() -> None:
    ships = {"r1c1": "ship_01 advanced", "r2c2": "ship_03 damaged_advanced", "r0c1": "ship_09", "r0c2": "ship_10"}
    scene = Scene(ships, deck=["ship_13 part", "ship_06 advanced", "ship_14"])
    for seed in range(20):
        guess = guessed(scene, seed)
        assert (guess.at("r1c1"), guess.at("r2c2")) == ("ship_01 advanced", "ship_03 damaged_advanced")
        assert guess.deck[:2] == ["ship_13 part", "ship_06 advanced"]


@pytest.mark.rule("AA-RULING-17")
def test_an_unseen_card_is_every_possible_card_equally_often() -> None:
    """r0c1 shows a herald: ship_09, ship_10 and ship_14 have that front, wherever they are."""
    scene = Scene({"r0c1": "ship_09 damaged_scout", "r0c2": "ship_10"}, deck=["ship_01", "ship_14"])
    found = Counter(guessed(scene, seed).at("r0c1") for seed in range(900))
    assert set(found) == {"ship_09 damaged_scout", "ship_10 damaged_scout", "ship_14 damaged_scout"}
    assert all(240 < count < 360 for count in found.values())


@pytest.mark.rule("AA-RULING-17")
def test_the_unseen_order_of_the_deck_is_guessed_freely_but_for_the_top_front() -> None:
    scene = new_game(3)
    guesses = [guessed(scene, seed).deck for seed in range(300)]
    assert {front_of(deck[0]) for deck in guesses} == {front_of(scene.deck[0])}
    for place in (1, 5, 9):
        assert len({deck[place] for deck in guesses}) == 14


@pytest.mark.rule("AA-RULING-17")
def test_unseen_cards_are_guessed_as_undamaged_scouts_whatever_has_been_hit() -> None:
    """The damaged ship in r0c3 may be any card of its front; the card it really is then lies in the deck."""
    scene = new_game(3)
    scene.play("fire gamma")
    unseen = scene.table.cells[cell.FRESH]
    assert unseen > 0
    damaged = {square for square, words in scene.ships.items() if words.endswith("damaged_scout")}
    assert len(damaged) == 1
    for seed in range(60):
        guess = guessed(scene, seed)
        assert all(words.endswith(" scout") for words in guess.deck[:unseen])
        assert {square for square, words in guess.ships.items() if words.endswith("damaged_scout")} == damaged


@pytest.mark.rule("AA-RULING-17")
def test_a_plain_copy_guesses_nothing() -> None:
    scene = new_game(3)
    assert scene.game.copy().to_bytes() == scene.game.to_bytes()


# --- under and from the deck -----------------------------------------------------------------------------------------
@pytest.mark.rule("AA-DECK-02", "AA-RULING-18")
@pytest.mark.parametrize("face", FACES)
def test_a_ship_goes_under_the_deck_and_comes_back_with_the_same_face(face: str) -> None:
    scene = Scene({"r2c4": f"ship_03 {face}", "r1c1": "ship_05"}, deck=["ship_01"])
    scene.play("vortex c4")
    assert scene.deck == ["ship_01 scout", f"ship_03 {face}"]
    scene.icon("draw", 2)
    assert (scene.at("r0c1"), scene.at("r0c2")) == ("ship_01 scout", f"ship_03 {face}")


@pytest.mark.rule("AA-RULING-18", "AA-DECK-02")
@pytest.mark.parametrize("face", FACES)
def test_a_ship_that_reached_a_cannon_comes_back_as_it_was(face: str) -> None:
    scene = Scene({"r3c4": f"ship_03 {face}"})
    scene.icon("move", 1, 1)
    scene.icon("draw", 1)
    assert scene.ships == {"r0c1": f"ship_03 {face}"}


@pytest.mark.rule("AA-RULING-18")
def test_a_damaged_scout_that_came_back_needs_one_hit_to_flip() -> None:
    scene = Scene({"r0c4": "ship_05"}, deck=["ship_02 damaged_scout"], columns=["gamma", "beta", "alpha", "delta"])
    scene.icon("draw", 1)
    scene.play("fire gamma")
    assert scene.ships == {"r0c4": "ship_05 scout"}
    assert (scene.deck, scene.levels["gamma"]) == (["ship_02 advanced"], 0)


@pytest.mark.rule("AA-DECK-02")
def test_cards_come_from_the_top_and_go_to_the_bottom() -> None:
    scene = Scene({"r1c2": "ship_01", "r3c2": "ship_02"}, deck=["ship_03", "ship_04"])
    scene.play("vortex c2")
    # The sky is empty: all four cards come out again, in the order in which they lay.
    assert list(scene.ships.values()) == ["ship_03 scout", "ship_04 scout", "ship_02 scout", "ship_01 scout"]


# --- an empty deck ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-DECK-03", "AA-RULING-16", "AA-LOSE-03")
def test_a_draw_from_an_empty_deck_is_lost() -> None:
    scene = Scene({"r0c1": "ship_01"})
    before = scene.game.to_bytes()
    scene.icon("draw", 3)
    assert scene.game.to_bytes() == before
    assert (scene.told, scene.won, scene.phase) == ([], None, "earth")


@pytest.mark.rule("AA-DECK-03", "AA-RULING-16", "AA-ICON-01")
def test_a_deck_that_runs_out_gives_the_cards_it_has() -> None:
    scene = Scene({"r0c2": "ship_01"}, deck=["ship_05", "ship_06"])
    scene.icon("draw", 3)
    assert scene.ships == {"r0c1": "ship_05 scout", "r0c2": "ship_01 scout", "r0c3": "ship_06 scout"}
    assert scene.deck == []


@pytest.mark.rule("AA-DECK-03", "AA-RULING-16", "AA-LOSE-03")
def test_the_game_goes_on_with_an_empty_deck_until_cards_return() -> None:
    scene = Scene({"r0c1": "ship_05", "r3c1": "ship_01", "r0c4": "ship_02"}, danger=2)
    scene.play("repair nothing")
    assert (scene.won, scene.turn, scene.deck) == (None, 2, [])
    assert scene.ships == {"r2c1": "ship_05 scout", "r3c1": "ship_01 scout", "r0c4": "ship_02 scout"}
    scene.play("vortex c1")
    # Danger 2 draws again: ship_01 was nearest to the cannon and went under the deck first.
    assert scene.ships == {"r3c1": "ship_01 scout", "r0c4": "ship_02 scout"}
    assert scene.deck == ["ship_05 scout"]


@pytest.mark.rule("AA-DECK-03")
def test_the_deck_is_never_reshuffled() -> None:
    cards = [f"ship_0{column} scout" for column in range(1, 5)]
    scene = Scene({f"r3c{column}": f"ship_0{column}" for column in range(1, 5)})
    dice = scene.table.dice
    before = (dice.a, dice.b, dice.c, dice.counter)
    scene.icon("draw", 4)
    scene.icon("move", 4, 1)
    assert (scene.ships, scene.deck) == ({}, cards)
    scene.icon("draw", 4)
    assert (list(scene.ships.values()), scene.deck) == (cards, [])
    assert (dice.a, dice.b, dice.c, dice.counter) == before
