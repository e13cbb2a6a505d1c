"""How the game ends (AA-WIN-*, AA-LOSE-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.kernel.outcome import Outcome, together
from tests.rules.aliens_attack.scene import Scene

ALL = ("alpha", "beta", "gamma", "delta")


# --- victory ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-51", "AA-WIN-01", "AA-BATTLE-01", "AA-TURN-05")
def test_the_last_damaged_part_wins_at_once() -> None:
    scene = Scene({"r0c1": "ship_01"}, battle_row=2, damaged=[1, 2, 3], turn=9)
    scene.play("laser part4")
    assert scene.damaged == [1, 2, 3, 4]
    assert scene.told == ["satellite", "part-damaged", "won"]
    assert (scene.phase, scene.legal, scene.game.actors()) == ("over", set(), ())
    assert (scene.turn, len(scene.table.agenda)) == (9, 0)
    assert scene.refusal("repair nothing") == ("game-over", "AA-TURN-05")


@pytest.mark.rule("AA-WIN-01")
def test_a_won_game_tells_how_it_ended() -> None:
    scene = Scene(battle_row=2, damaged=[1, 2, 3], turn=9, levels={"alpha": 0, "beta": 2})
    assert scene.outcome is None
    scene.play("laser part4")
    outcome = scene.outcome
    assert outcome is not None
    assert outcome.won == (True,)
    assert (outcome.reason, outcome.rule) == ("mothership-destroyed", "AA-WIN-01")
    assert outcome.score == (("turns", 9), ("parts", 4), ("cannons", 4))


@pytest.mark.rule("AA-WIN-01")
@pytest.mark.parametrize("mothership", ["apex", "fortress"])
@pytest.mark.parametrize("last", [1, 2, 3, 4])
def test_all_four_parts_are_needed_and_any_may_be_the_last(mothership: str, last: int) -> None:
    others = [part for part in (1, 2, 3, 4) if part != last]
    scene = Scene(battle_row=-1, damaged=others[:2], mothership=mothership)
    scene.next_die(1)
    scene.play(f"laser part{others[2]}")
    assert (scene.damaged, scene.won) == (others, None)
    scene = Scene(battle_row=-1, damaged=others, mothership=mothership)
    scene.play(f"laser part{last}")
    assert scene.won is True


@pytest.mark.rule("AA-WIN-01")
def test_a_hit_on_a_damaged_part_does_not_win() -> None:
    scene = Scene(battle_row=-1, damaged=[1, 2, 3])
    scene.next_die(1)
    scene.play("laser part3")
    assert (scene.damaged, scene.won) == ([1, 2, 3], None)


@pytest.mark.rule("AA-RULING-31", "AA-TURN-05")
def test_the_winning_hit_comes_before_a_die_that_would_lose() -> None:
    scene = Scene(battle_row=3, damaged=[2, 3, 4])
    scene.next_die(1)
    scene.play("fire alpha")
    assert (scene.won, scene.reason) == (True, "mothership-destroyed")
    assert scene.told == ["fired", "part-damaged", "won"]
    assert scene.battle_row == 3


@pytest.mark.rule("AA-RULING-31", "AA-TURN-05")
def test_everything_after_the_winning_hit_is_dropped() -> None:
    scene = Scene({"r3c1": "ship_01"}, battle_row=0, damaged=[1, 2, 4], backs=["repairs_card"])
    scene.play("barrage gamma")
    assert scene.won is True
    assert scene.at("r3c1") == "ship_01 scout"
    assert scene.actions == ["laser_satellite", "vortex", "barrage"]
    assert scene.told == ["barrage", "fired", "part-damaged", "won"]


# --- defeat ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-LOSE-01", "AA-DMG-04")
def test_a_lost_game_tells_how_it_ended() -> None:
    scene = Scene({"r0c1": "ship_02", "r3c1": "ship_01"}, battle_row=2, damaged=[2], levels={"alpha": 0}, turn=5)
    scene.roll(1)
    outcome = scene.outcome
    assert outcome is not None
    assert outcome.won == (False,)
    assert (outcome.reason, outcome.rule) == ("neutralised-cannon-hit", "AA-LOSE-01")
    assert outcome.score == (("turns", 5), ("parts", 1), ("cannons", 3))
    assert (scene.phase, scene.legal, scene.game.actors()) == ("over", set(), ())


@pytest.mark.rule("AA-LOSE-01", "AA-DMG-04")
@pytest.mark.parametrize(("level", "lost"), [(0, False), (1, None), (2, None)])
def test_a_ship_moved_onto_a_cannon_loses_only_if_it_is_neutralised(level: int, lost: bool | None) -> None:
    scene = Scene({"r2c2": "ship_01"}, levels={"beta": level}, deck=["ship_05"])
    scene.icon("move", 1, 2)
    assert scene.won is lost
    assert scene.levels["beta"] == max(level - 1, 0)


@pytest.mark.rule("AA-LOSE-01", "AA-DMG-04")
@pytest.mark.parametrize(("level", "lost"), [(0, False), (1, None), (2, None)])
def test_a_laser_loses_only_at_a_neutralised_cannon(level: int, lost: bool | None) -> None:
    scene = Scene({"r2c2": "ship_02 damaged_scout", "r0c4": "ship_09"}, levels={"beta": level})
    scene.play("laser r2c2")
    assert scene.won is lost
    assert scene.levels["beta"] == max(level - 1, 0)


@pytest.mark.rule("AA-LOSE-01", "AA-DMG-04", "AA-BATTLE-05")
@pytest.mark.parametrize(("level", "lost"), [(0, False), (1, None), (2, None)])
def test_a_pushed_ship_loses_only_at_a_neutralised_cannon(level: int, lost: bool | None) -> None:
    scene = Scene({"r3c2": "ship_01"}, battle_row=2, levels={"beta": level})
    scene.roll(1)
    assert scene.won is lost
    assert scene.battle_row == (2 if lost is False else 3)


@pytest.mark.rule("AA-LOSE-01", "AA-DMG-04", "AA-BATTLE-07")
@pytest.mark.parametrize(("level", "lost"), [(0, False), (1, None), (2, None)])
def test_a_quick_advance_loses_only_at_a_neutralised_cannon(level: int, lost: bool | None) -> None:
    scene = Scene({"r0c2": "ship_01"}, battle_row=-1, levels={"beta": level})
    scene.roll(6)
    assert scene.won is lost
    assert scene.levels["beta"] == max(level - 1, 0)


@pytest.mark.rule("AA-LOSE-01", "AA-DMG-04", "AA-ALT-03")
@pytest.mark.parametrize(("level", "lost"), [(0, False), (1, None), (2, None)])
def test_devastation_loses_only_at_a_neutralised_cannon(level: int, lost: bool | None) -> None:
    scene = Scene(battle_row=-1, levels={"delta": level}, mothership="fortress")
    scene.roll(5)
    assert scene.won is lost
    assert scene.levels == {"alpha": 0, "beta": 0, "gamma": 0, "delta": max(level - 1, 0)}


@pytest.mark.rule("AA-LOSE-01", "AA-DMG-04", "AA-BATTLE-06")
def test_a_torpedo_never_loses() -> None:
    scene = Scene(battle_row=-1, levels={"alpha": 0, "beta": 0, "gamma": 0})
    scene.roll(4)
    assert (scene.won, scene.levels) == (None, dict.fromkeys(ALL, 0))
    scene.next_die(5)
    scene.play("vortex c1")
    assert (scene.won, scene.phase) == (None, "earth")


@pytest.mark.rule("AA-RULING-31", "AA-LOSE-01", "AA-TURN-05")
def test_a_defeat_in_the_middle_of_a_list_drops_the_rest() -> None:
    ships = {"r2c2": "ship_03 damaged_scout", "r0c4": "ship_09"}
    scene = Scene(ships, levels={"beta": 0}, deck=["ship_05"])
    scene.play("laser r2c2")
    assert (scene.won, scene.reason) == (False, "neutralised-cannon-hit")
    assert scene.told == ["satellite", "scout-flipped", "laser", "lost-cannon"]
    assert scene.at("r0c4") == "ship_09 scout"
    assert scene.deck == ["ship_05 scout"]
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]


@pytest.mark.rule("AA-RULING-31", "AA-TURN-05")
def test_a_defeat_in_the_middle_of_a_move_icon_stops_the_other_ships() -> None:
    scene = Scene({"r0c1": "ship_01", "r3c2": "ship_02", "r3c3": "ship_03"}, levels={"beta": 0})
    scene.icon("move", 3, 1)
    assert (scene.won, len(scene.table.agenda)) == (False, 0)
    assert scene.at("r1c1") == "ship_01 scout"
    assert scene.at("r3c3") == "ship_03 scout"
    assert scene.levels == {"alpha": 1, "beta": 0, "gamma": 1, "delta": 1}


@pytest.mark.rule("AA-LOSE-02")
def test_the_mothership_loses_the_game_only_from_row_three() -> None:
    scene = Scene(battle_row=2, damaged=[1, 2, 3], levels={"gamma": 2})
    scene.roll(3)
    assert (scene.won, scene.battle_row) == (None, 3)
    scene = Scene(battle_row=3, damaged=[1, 2, 3], levels={"gamma": 2}, turn=30)
    scene.roll(3)
    outcome = scene.outcome
    assert outcome is not None
    assert outcome.won == (False,)
    assert (outcome.reason, outcome.rule) == ("mothership-landed", "AA-LOSE-02")
    assert outcome.score == (("turns", 30), ("parts", 3), ("cannons", 5))
    assert (scene.phase, scene.legal, scene.game.actors()) == ("over", set(), ())


@pytest.mark.rule("AA-LOSE-02")
def test_a_mothership_in_row_three_that_does_not_move_loses_nothing() -> None:
    scene = Scene(battle_row=3)
    scene.roll(4)
    assert (scene.won, scene.battle_row, scene.phase) == (None, 3, "earth")


@pytest.mark.rule("AA-LOSE-03", "AA-DECK-03")
def test_an_empty_deck_does_not_end_the_game() -> None:
    scene = Scene({"r1c3": "ship_01"})
    scene.play("fire gamma")
    assert (scene.deck, scene.won, scene.phase) == ([], None, "earth")
    scene = Scene()
    scene.play("repair nothing")
    assert (scene.deck, scene.ships) == ([], {})
    assert (scene.won, scene.phase, scene.turn) == (None, "earth", 2)


@pytest.mark.rule("AA-LOSE-03")
@pytest.mark.parametrize("battle_row", [None, 0])
def test_four_neutralised_cannons_do_not_end_the_game(battle_row: int | None) -> None:
    scene = Scene({"r1c3": "ship_01"}, levels={"alpha": 0, "beta": 0, "gamma": 0, "delta": 0}, battle_row=battle_row)
    scene.next_die(4)
    scene.play("repair nothing")
    assert scene.levels == dict.fromkeys(ALL, 0)
    assert (scene.won, scene.phase, scene.turn) == (None, "earth", 2)
    assert scene.verbs == {"laser", "vortex", "barrage"}


@pytest.mark.rule("AA-LOSE-03", "AA-RULING-50")
def test_the_number_of_turns_does_not_end_the_game_before_the_limit_of_simulations() -> None:
    scene = Scene({"r1c3": "ship_01"}, turn=249)
    scene.play("fire gamma")
    assert (scene.won, scene.phase, scene.turn) == (None, "earth", 250)
    scene.play("fire gamma")
    assert (scene.won, scene.reason) == (False, "out-of-time")
    assert (scene.phase, scene.turn, scene.told[-1]) == ("over", 250, "lost-time")


@pytest.mark.rule("AA-TURN-05", "AA-LOSE-01")
def test_the_ship_that_decided_the_game_is_still_to_be_seen() -> None:
    scene = Scene({"r1c1": "ship_01 damaged_scout"}, levels={"alpha": 0}, deck=["ship_02"])
    scene.icon("move", 1, 3)
    assert scene.reason == "neutralised-cannon-hit"
    assert scene.ships == {"r1c1": "ship_01 damaged_scout"}
    assert scene.deck == ["ship_02 scout"]


# --- comparing games -------------------------------------------------------------------------------------------------
def ending(won: bool, turns: int, parts: int, cannons: int) -> Outcome:
    return Outcome("", "", together(won), (("turns", turns), ("parts", parts), ("cannons", cannons)))


def test_games_of_one_challenge_are_ranked() -> None:
    best_first = [
        ending(won=True, turns=9, parts=4, cannons=2),
        ending(won=True, turns=10, parts=4, cannons=8),
        ending(won=True, turns=250, parts=4, cannons=0),
        ending(won=False, turns=3, parts=3, cannons=1),
        ending(won=False, turns=250, parts=2, cannons=3),
        ending(won=False, turns=7, parts=0, cannons=8),
        ending(won=False, turns=250, parts=0, cannons=7),
        ending(won=False, turns=249, parts=0, cannons=7),
    ]
    ranks = [TITLE.rank(outcome) for outcome in best_first]
    assert ranks == sorted(set(ranks), reverse=True)
