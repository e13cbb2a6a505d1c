"""Earth against the alien player (AA-2P-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.games.aliens_attack.view import MoveView
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.journal import ALL, Event
from hullbreach.kernel.outcome import Outcome, drawn
from hullbreach.kernel.outcome import duel as duel_won_by
from hullbreach.locales import Words
from tests.rules.aliens_attack.scene import Scene, new_game

EARTH, ALIEN = 0, 1
ONES = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
ALIEN_MOVES = {"refill", "danger 1", "danger 2", "danger 3", "danger 4"}


def duel(ships: dict[str, str], deck: list[str] | None = None, levels: dict[str, int] | None = None) -> Scene:
    """A two-player position, with the Danger card where it stays."""
    return Scene(ships, deck=deck or [], levels=levels, danger=4, mode="two_player")


def alien(scene: Scene, *moves: str) -> None:
    """Earth does nothing, then the alien player makes these moves."""
    scene.play("repair nothing")
    for move in moves:
        scene.play(move, ALIEN)


# --- setup and rounds ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-73", "AA-2P-02", "AA-2P-03", "AA-2P-05", "AA-RULING-43")
def test_earth_begins_without_an_opening_move() -> None:
    scene = new_game(mode="two_player")
    assert scene.danger == 4
    assert set(scene.ships) == {"r0c1", "r0c2", "r0c3", "r0c4"}
    assert len(scene.deck) == 10
    assert (scene.levels, scene.columns) == (ONES, ["alpha", "beta", "gamma", "delta"])
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert scene.told == [*["dealt"] * 4, "turn"]
    assert (scene.phase, scene.turn, scene.game.actors()) == ("earth", 1, (EARTH,))


@pytest.mark.rule("AA-2P-01", "AA-2P-04")
def test_earth_and_the_alien_player_take_turns() -> None:
    scene = duel({"r0c1": "ship_01"})
    assert scene.game.seats() == 2
    assert TITLE.seats(TITLE.settle({"mode": "two_player"})) == ("earth", "alien")
    assert new_game().game.seats() == 1
    scene.play("repair nothing")
    assert (scene.phase, scene.turn, scene.game.actors()) == ("alien", 1, (ALIEN,))
    assert scene.legal == ALIEN_MOVES
    scene.play("refill", ALIEN)
    assert (scene.phase, scene.turn, scene.game.actors()) == ("earth", 2, (EARTH,))
    assert scene.verbs == {"laser", "vortex", "repair"}


@pytest.mark.rule("AA-2P-01", "AA-2P-04")
def test_nobody_acts_out_of_turn_or_with_the_other_sides_pieces() -> None:
    scene = duel({"r0c3": "ship_01", "r0c2": "ship_02"})
    assert scene.refusal("fire gamma", ALIEN) == ("not-your-turn", "AA-TURN-01")
    for move in ("refill", "danger 1", "descend", "advance c3"):
        assert scene.refusal(move, ALIEN) == ("not-your-turn", "AA-TURN-01")
        assert scene.refusal(move, EARTH) == ("not-now", "AA-TURN-01")
    scene.play("repair nothing")
    for move in ("fire gamma", "hold", "laser r0c3", "vortex c3", "repair nothing", "advance c3", "prepare alpha+beta"):
        assert scene.refusal(move, EARTH) == ("not-your-turn", "AA-TURN-01")
        assert scene.refusal(move, ALIEN) == ("not-now", "AA-TURN-01")
    assert scene.game.legal(EARTH) == []
    scene.play("danger 1", ALIEN)
    assert scene.phase == "choose_ship"
    for move in ("refill", "danger 1", "descend", "repair nothing"):
        assert scene.refusal(move, ALIEN) == ("not-now", "AA-TURN-01")


@pytest.mark.rule("AA-2P-18")
@pytest.mark.parametrize("mothership", ["apex", "swift"])
def test_the_easier_game_starts_with_four_upgraded_cannons(mothership: str) -> None:
    scene = new_game(mode="two_player", handicap="easier", mothership=mothership)
    assert scene.levels == {"alpha": 2, "beta": 2, "gamma": 2, "delta": 2}


@pytest.mark.rule("AA-2P-18")
def test_the_harder_game_starts_with_one_cannon_neutralised_at_random() -> None:
    unlucky = set()
    for seed in range(30):
        scene = new_game(seed, mode="two_player", handicap="harder")
        neutralised = [cannon for cannon, level in scene.levels.items() if level == 0]
        assert sorted(scene.levels.values()) == [0, 1, 1, 1]
        unlucky.add(neutralised[0])
        assert scene.told[0] == "sabotaged"
    assert unlucky == set(ONES)
    with pytest.raises(BadOption, match="option-moot"):
        new_game(handicap="harder")


# --- the alien turn --------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-79", "AA-2P-06")
def test_the_alien_player_refills_the_take_off_zone() -> None:
    scene = duel({"r0c3": "ship_01"}, ["ship_05", "ship_06 damaged_scout", "ship_07", "ship_08"])
    alien(scene, "refill")
    assert scene.ships == {
        "r0c1": "ship_05 scout",
        "r0c2": "ship_06 damaged_scout",
        "r0c3": "ship_01 scout",
        "r0c4": "ship_07 scout",
    }
    assert scene.deck == ["ship_08 scout"]
    assert scene.told == ["no-effect", "refilled", "drawn", "drawn", "drawn", "turn"]
    assert (scene.phase, scene.turn) == ("earth", 2)


@pytest.mark.rule("AA-2P-06")
def test_a_refill_takes_four_cards_or_what_the_deck_has() -> None:
    scene = duel({"r1c3": "ship_01"}, ["ship_05", "ship_06", "ship_07", "ship_08", "ship_09"])
    alien(scene, "refill")
    assert set(scene.ships) == {"r0c1", "r0c2", "r0c3", "r0c4", "r1c3"}
    assert scene.deck == ["ship_09 scout"]
    scene = duel({"r0c1": "ship_01"}, ["ship_05"])
    alien(scene, "refill")
    assert set(scene.ships) == {"r0c1", "r0c2"}


@pytest.mark.rule("AA-2P-08", "AA-RULING-44", "AA-RULING-58", "AA-2P-03")
@pytest.mark.parametrize(
    ("moves", "squares"),
    [
        (["danger 1", "advance c1"], ["r2c1", "r0c2", "r0c3", "r0c4"]),
        (["danger 2", "advance c2", "advance c1"], ["r1c1", "r3c2", "r0c3", "r0c4"]),
        (["danger 3", "advance c2", "advance c4"], ["r0c1", "r2c2", "r0c3", "r1c4"]),
        (["danger 4", "advance c3", "advance c1", "advance c2"], ["r1c1", "r1c2", "r1c3", "r0c4"]),
    ],
)
def test_the_alien_player_uses_any_danger_level(moves: list[str], squares: list[str]) -> None:
    scene = duel({"r0c1": "ship_01", "r0c2": "ship_02", "r0c3": "ship_03", "r0c4": "ship_04"}, ["ship_05"])
    alien(scene, *moves)
    assert set(scene.ships) == set(squares)
    assert (len(scene.deck), scene.levels) == (1, ONES)
    assert (scene.danger, scene.phase, scene.turn) == (4, "earth", 2)
    chosen = [event.named() for event in scene.journal.events if event.kind.name == "danger-chosen"]
    assert chosen == [{"danger": int(moves[0][-1])}]
    scene.play("repair nothing")
    assert scene.legal == ALIEN_MOVES


@pytest.mark.rule("AA-EX-78", "AA-2P-07", "AA-RULING-45")
@pytest.mark.parametrize(("choice", "squares"), [("c2", {"r2c2", "r0c4", "r1c1"}), ("c4", {"r0c2", "r2c4", "r1c1"})])
def test_the_alien_player_chooses_within_the_first_row_that_can_move(choice: str, squares: set[str]) -> None:
    scene = duel({"r0c2": "ship_01", "r0c4": "ship_02", "r1c1": "ship_03"})
    alien(scene, "danger 1")
    assert (scene.phase, scene.game.actors()) == ("choose_ship", (ALIEN,))
    assert scene.legal == {"advance c2", "advance c4"}
    assert scene.refusal("advance c1", ALIEN) == ("ship-cannot-move", "AA-2P-07")
    assert scene.refusal("advance c3", ALIEN) == ("ship-cannot-move", "AA-2P-07")
    scene.play(f"advance {choice}", ALIEN)
    assert set(scene.ships) == squares
    assert (scene.phase, scene.turn) == ("earth", 2)


@pytest.mark.rule("AA-2P-07", "AA-RULING-45")
def test_blocked_ships_cannot_be_chosen_and_a_row_of_blocked_ships_is_passed_over() -> None:
    ships = {"r0c1": "ship_01", "r1c1": "ship_02", "r0c3": "ship_03", "r1c3": "ship_04", "r2c2": "ship_05"}
    scene = duel(ships)
    alien(scene, "danger 1")
    assert scene.legal == {"advance c1", "advance c3"}
    scene.play("advance c3", ALIEN)
    assert set(scene.ships) == {"r0c1", "r1c1", "r0c3", "r3c3", "r2c2"}
    scene = duel({"r0c1": "ship_01", "r1c1": "ship_02", "r0c3": "ship_03", "r0c4": "ship_04"})
    alien(scene, "danger 1")
    assert scene.legal == {"advance c3", "advance c4"}
    assert scene.refusal("advance c1", ALIEN) == ("ship-cannot-move", "AA-2P-07")


@pytest.mark.rule("AA-2P-07", "AA-MOVE-05")
def test_one_icon_moves_each_ship_once_and_a_single_candidate_needs_no_choice() -> None:
    scene = duel({"r0c1": "ship_01", "r0c2": "ship_02"})
    alien(scene, "danger 4", "advance c2")
    assert scene.ships == {"r1c1": "ship_01 scout", "r1c2": "ship_02 scout"}
    assert scene.phase == "earth"
    scene = duel({"r0c1": "ship_01", "r1c1": "ship_02", "r0c2": "ship_03"})
    alien(scene, "danger 1")
    assert set(scene.ships) == {"r0c1", "r1c1", "r2c2"}
    assert scene.phase == "earth"


@pytest.mark.rule("AA-2P-07", "AA-2P-19")
def test_the_alien_player_also_chooses_in_earths_turn() -> None:
    scene = duel({"r2c3": "ship_06 damaged_scout", "r0c1": "ship_01", "r0c4": "ship_02"}, ["ship_05"])
    scene.play("fire gamma")
    assert (scene.phase, scene.game.actors()) == ("choose_ship", (ALIEN,))
    assert scene.legal == {"advance c1", "advance c2", "advance c4"}
    assert scene.refusal("advance c1", EARTH) == ("not-your-turn", "AA-TURN-01")
    scene.play("advance c4", ALIEN)
    assert scene.legal == {"advance c1", "advance c2"}
    scene.play("advance c2", ALIEN)
    assert scene.ships == {"r0c1": "ship_01 scout", "r1c2": "ship_05 scout", "r1c4": "ship_02 scout"}
    assert scene.deck == ["ship_06 advanced"]
    assert (scene.phase, scene.turn) == ("alien", 1)


@pytest.mark.rule("AA-RULING-49")
def test_the_alien_player_must_act_even_if_nothing_comes_of_it() -> None:
    row = {"r0c1": "ship_01", "r0c2": "ship_02", "r0c3": "ship_03", "r0c4": "ship_04"}
    for ships, deck, move in ((row, ["ship_05"], "refill"), ({"r0c1": "ship_01"}, [], "refill"), ({}, [], "danger 4")):
        scene = duel(ships, deck)
        scene.play("repair nothing")
        assert scene.legal == ALIEN_MOVES
        scene.play(move, ALIEN)
        assert set(scene.ships) == set(ships)
        assert (len(scene.deck), scene.phase, scene.turn) == (len(deck), "earth", 2)


# --- effects and hits ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-74", "AA-2P-09", "AA-2P-12")
@pytest.mark.parametrize("level", [1, 2])
def test_a_pivot_has_no_effect(level: int) -> None:
    scene = duel({"r2c3": "ship_01"}, ["ship_05", "ship_06", "ship_07"], levels={"gamma": level})
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": "ship_01 damaged_scout"}
    assert scene.deck == ["ship_05 scout", "ship_06 scout", "ship_07 scout"]
    assert scene.phase == "alien"


@pytest.mark.rule("AA-2P-09")
def test_a_pivot_of_an_advanced_ship_has_no_effect() -> None:
    scene = duel({"r2c3": "ship_09 advanced"}, ["ship_05"])
    scene.play("fire gamma")
    assert scene.ships == {"r2c3": "ship_09 damaged_advanced"}
    assert (scene.deck, scene.levels) == (["ship_05 scout"], ONES)


@pytest.mark.rule("AA-EX-75", "AA-2P-09", "AA-2P-10", "AA-2P-11")
def test_a_flip_has_its_effect_but_for_danger_icons() -> None:
    scene = duel({"r2c3": "ship_10 damaged_scout", "r0c4": "ship_09"}, ["ship_05"])
    scene.play("fire gamma")
    assert scene.ships == {"r0c1": "ship_05 scout", "r0c4": "ship_09 scout"}
    assert scene.deck == ["ship_10 advanced"]
    assert (scene.danger, scene.phase) == (4, "alien")
    assert scene.told == ["fired", "scout-flipped", "drawn", "buried"]


@pytest.mark.rule("AA-EX-76", "AA-2P-11")
def test_a_damaged_advanced_ship_is_removed_from_the_game() -> None:
    scene = duel({"r3c3": "ship_06 damaged_advanced", "r0c4": "ship_09"}, ["ship_05"])
    scene.play("fire gamma")
    assert scene.ships == {"r0c4": "ship_09 scout"}
    assert scene.deck == ["ship_05 scout"]
    assert scene.told == ["fired", "advanced-flipped", "removed"]


@pytest.mark.rule("AA-2P-11")
def test_ships_that_reach_a_cannon_still_go_under_the_deck() -> None:
    scene = duel({"r2c2": "ship_06 damaged_advanced"}, ["ship_05"])
    alien(scene, "danger 1")
    assert scene.levels == {**ONES, "beta": 0}
    assert (scene.ships, scene.deck) == ({}, ["ship_05 scout", "ship_06 damaged_advanced"])


@pytest.mark.rule("AA-EX-77", "AA-2P-12", "AA-RULING-48")
@pytest.mark.parametrize(("mode", "gamma"), [("two_player", 0), ("standard", 1)])
def test_delta_cancels_flips_in_the_solo_game_alone(mode: str, gamma: int) -> None:
    scene = Scene({"r3c3": "ship_02 damaged_scout", "r0c1": "ship_09"}, mode=mode)
    scene.play("fire delta-left")
    assert scene.levels == {**ONES, "gamma": gamma}
    assert scene.deck == ["ship_02 advanced"]


@pytest.mark.rule("AA-2P-12")
def test_betas_second_shot_still_cancels_and_alpha_cancels_nothing() -> None:
    scene = duel({"r3c2": "ship_01", "r2c2": "ship_02 damaged_scout"})
    scene.play("fire beta")
    assert scene.ships == {"r3c2": "ship_01 damaged_scout"}
    assert (scene.levels, scene.deck) == (ONES, ["ship_02 advanced"])
    scene = duel({"r3c1": "ship_02", "r0c2": "ship_01"})
    scene.play("fire alpha")
    assert scene.levels == {**ONES, "alpha": 0}
    assert scene.deck == ["ship_02 advanced"]


@pytest.mark.rule("AA-EX-80", "AA-2P-13", "AA-2P-10")
def test_defence_cards_are_never_turned_and_their_danger_icons_ignored() -> None:
    scene = duel({"r1c1": "ship_01", "r1c2": "ship_02", "r0c3": "ship_03", "r0c4": "ship_04"})
    scene.play("vortex c1")
    assert scene.ships == {"r1c2": "ship_02 scout", "r0c3": "ship_03 scout", "r0c4": "ship_04 scout"}
    assert scene.told == ["vortex", "buried"]
    scene.play("refill", ALIEN)
    scene.play("vortex c2")
    assert scene.ships == {"r0c1": "ship_01 scout", "r0c3": "ship_03 scout", "r0c4": "ship_04 scout"}
    assert scene.deck == ["ship_02 scout"]
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert scene.danger == 4


@pytest.mark.rule("AA-2P-13", "AA-2P-10")
def test_every_front_is_ready_in_every_turn_and_no_back_ever() -> None:
    ships = {"r0c2": "ship_02 advanced", "r0c3": "ship_03 advanced", "r0c4": "ship_04 advanced"}
    scene = duel(ships, levels={"alpha": 0, "beta": 0})
    for move in ("laser r0c4", "repair alpha", "laser r0c3", "repair beta"):
        assert {"laser r0c2", "vortex c1", "repair nothing"} <= scene.legal
        for back in ("upgrade nothing", "redeploy nothing", "barrage nothing"):
            assert scene.refusal(back) == ("card-not-shown", "AA-DP-01")
        scene.play(move)
        assert scene.phase == "alien"
        scene.play("refill", ALIEN)
    assert scene.levels == ONES
    assert (scene.danger, scene.told.count("danger-applied")) == (4, 0)
    assert "card-turned" not in scene.told


@pytest.mark.rule("AA-2P-07")
def test_the_view_shows_what_is_left_of_a_move_icon_and_what_it_has_moved() -> None:
    scene = Scene({"r0c1": "ship_01", "r0c2": "ship_02", "r0c3": "ship_03"}, mode="two_player")
    assert scene.view(1).moving is None
    scene.icon("move", 3, 1)
    scene.play("advance c2", seat=1)
    assert scene.view(0).moving == MoveView(2, 1, [5])


# --- the round limit -------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-RULING-50")
def test_a_game_of_two_hundred_and_fifty_rounds_is_a_draw() -> None:
    scene = Scene({"r0c1": "ship_01", "r0c2": "ship_02"}, turn=249, mode="two_player")
    for turn in (249, 250):
        assert (scene.turn, scene.outcome) == (turn, None)
        scene.play("vortex c4")
        scene.play("refill", ALIEN)
    assert scene.outcome is not None
    assert (scene.outcome.won, scene.outcome.drawn) == ((False, False), True)
    assert (scene.outcome.reason, scene.outcome.rule) == ("drawn-out", "AA-RULING-50")
    assert [scene.outcome.value(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert [scene.game.estimate(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert (scene.phase, scene.turn, scene.story[-1]) == ("over", 250, "drawn-out 250")


@pytest.mark.rule("AA-RULING-50")
@pytest.mark.parametrize(("language", "draw"), [("en", "draw"), ("fr", "match nul")])
def test_no_word_of_a_draw_says_that_somebody_lost(language: str, draw: str) -> None:
    words = Words(language)
    kind = next(kind for kind in TITLE.events.kinds if kind.name == "drawn-out")
    told = words.event(TITLE, Event(kind, ALL, (250,)))
    assert "250" in told
    assert draw in told
    reason = words.reason(TITLE, "drawn-out")
    assert reason not in (words.reason(TITLE, "out-of-time"), "drawn-out")
    for text in (told, reason):
        assert not any(word in text for word in ("exhausted", "lost", "forces", "perdu"))


@pytest.mark.rule("AA-RULING-50")
def test_a_draw_ranks_between_victory_and_defeat_for_both() -> None:
    score = (("turns", 250), ("parts", 0), ("cannons", 4))
    best = (("turns", 249), ("parts", 3), ("cannons", 8))
    victory, defeat = (Outcome("", "", duel_won_by(seat), best) for seat in (0, 1))
    draw = Outcome("", "", drawn(2), score)
    assert TITLE.rank(victory) > TITLE.rank(draw) > TITLE.rank(defeat)
    assert TITLE.rank(defeat, ALIEN) > TITLE.rank(draw, ALIEN) > TITLE.rank(victory, ALIEN)


@pytest.mark.rule("AA-RULING-59", "AA-DP-09")
def test_with_two_players_repairs_bring_back_neighbours() -> None:
    levels = {"alpha": 0, "gamma": 0, "delta": 0}
    scene = duel({"r0c1": "ship_01"}, levels=levels)
    single = {"repair nothing", "repair alpha", "repair gamma", "repair delta"}
    assert {move for move in scene.legal if move.startswith("repair")} == single | {"repair gamma+delta"}
    for apart in ("repair alpha+gamma", "repair alpha+delta"):
        assert scene.refusal(apart, EARTH) == ("not-side-by-side", "AA-RULING-59")
    assert scene.refusal("repair alpha+beta", EARTH) == ("not-neutralised", "AA-DP-09")
    scene.play("repair gamma+delta")
    assert scene.levels == {**ONES, "alpha": 0}
    assert "repair alpha+gamma" in Scene({"r0c1": "ship_01"}, levels=levels).legal


@pytest.mark.rule("AA-RULING-59", "AA-DP-09")
def test_neighbours_are_those_whose_columns_are() -> None:
    columns = ["gamma", "alpha", "delta", "beta"]
    levels = {"alpha": 0, "beta": 0, "gamma": 0}
    scene = Scene({"r0c1": "ship_01"}, levels=levels, columns=columns, mode="two_player")
    assert "repair alpha+gamma" in scene.legal
    assert scene.refusal("repair alpha+beta", EARTH) == ("not-side-by-side", "AA-RULING-59")


@pytest.mark.rule("AA-RULING-60", "AA-DP-05")
def test_with_two_players_the_satellite_laser_hits_a_ship_twice() -> None:
    scene = duel({"r0c1": "ship_01", "r1c2": "ship_02 advanced", "r3c3": "ship_03"})
    scene.play("laser r3c3")
    assert (scene.levels, scene.told.count("satellite")) == ({**ONES, "gamma": 0}, 1)
    assert scene.deck[-1] == "ship_03 advanced"
    scene = duel({"r0c1": "ship_01", "r1c2": "ship_02 advanced"})
    scene.play("laser r1c2")
    assert (list(scene.ships), scene.deck) == (["r0c1"], [])
    alone = Scene({"r0c1": "ship_01"})
    alone.play("laser r0c1")
    assert (alone.told.count("scout-pivoted"), alone.deck) == (1, [])


@pytest.mark.rule("AA-RULING-60", "AA-DP-05")
def test_with_two_players_the_satellite_laser_hits_a_part_once() -> None:
    scene = Scene({"r3c1": "ship_01"}, battle_row=0, danger=4, mode="two_player")
    scene.play("laser part2")
    assert (scene.told.count("part-damaged"), scene.told.count("part-unharmed")) == (1, 0)


@pytest.mark.rule("AA-RULING-61", "AA-DP-07")
def test_with_two_players_the_vortex_takes_what_is_still_far_out() -> None:
    ships = {"r0c1": "ship_01", "r1c1": "ship_02", "r2c1": "ship_03", "r3c1": "ship_04", "r0c2": "ship_05"}
    scene = duel(ships)
    scene.play("vortex c1")
    assert list(scene.ships) == ["r0c2", "r2c1", "r3c1"]
    assert scene.deck == ["ship_02 scout", "ship_01 scout"]
    alone = Scene(ships)
    alone.play("vortex c1")
    assert "r3c1" not in alone.ships


@pytest.mark.rule("AA-RULING-62", "AA-2P-18", "AA-DP-09")
def test_a_sabotaged_cannon_is_repaired_from_the_eighth_round_on() -> None:
    def in_round(turn: int) -> Scene:
        levels = {"alpha": 0, "gamma": 0}
        return Scene(
            {"r0c1": "ship_01"}, turn=turn, mode="two_player", handicap="harder", sabotaged="gamma", levels=levels
        )

    for turn in (1, 7):
        scene = in_round(turn)
        assert {"repair nothing", "repair alpha"} <= scene.legal
        assert "repair gamma" not in scene.legal
        assert scene.refusal("repair gamma") == ("still-sabotaged", "AA-RULING-62")
        assert [cannon.cannon for cannon in scene.view().cannons if cannon.sabotaged] == ["gamma"]
    scene = in_round(8)
    assert not any(cannon.sabotaged for cannon in scene.view().cannons)
    scene.play("repair gamma")
    assert scene.levels == {**ONES, "alpha": 0}


@pytest.mark.rule("AA-RULING-62", "AA-2P-18")
def test_the_cannon_that_starts_neutralised_is_the_one_that_waits() -> None:
    for seed in range(8):
        scene = new_game(seed, mode="two_player", handicap="harder")
        (unlucky,) = (cannon for cannon, level in scene.levels.items() if level == 0)
        assert scene.refusal(f"repair {unlucky}") == ("still-sabotaged", "AA-RULING-62")
