"""The goal, the course of a round, victory and defeat (UFS-GOAL-*, UFS-ROUND-*, UFS-END-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import facts
from hullbreach.games.under_falling_skies.facts import schema
from hullbreach.games.under_falling_skies.game import TITLE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import IllegalMove
from tests.rules.under_falling_skies.scene import Scene, new_game

STANDARD = ("roswell", "new_york", "washington_dc")


def research_rooms(city: str) -> list[schema.Room]:
    """The research rooms of the base a city names."""
    printed = next(one for one in facts.cities().city if one.id == city)
    tiles = {tile.id: tile for tile in facts.base_tiles().tile}
    rooms = [*tiles[printed.base_top].top.rooms, *tiles[printed.base_bottom].bottom.rooms]
    return [room for room in rooms if room.kind == "research"]


# --- the round -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ROUND-01")
def test_a_round_is_planning_then_rooms_then_mothership() -> None:
    scene = Scene(mothership=3, dice="1 1 1 / 1 1")  # the research room r2c2 keeps the Rooms phase open
    for space in ("r1c1", "r2c2", "r1c3", "r1c4", "r1c5"):
        assert (scene.battle.part, scene.phase) == ("planning", "planning")
        scene.next_throws(1, 1, 1, 1)
        scene.play(f"place {scene.tray.split()[0]} {space}")
    assert (scene.battle.part, scene.phase) == ("rooms", "rooms")
    scene.play("done")
    marks = ("rooms-phase", "mothership-phase", "mothership-moved", "action", "round")
    assert [kind for kind in scene.told if kind in marks] == list(marks)
    assert (scene.round, scene.battle.part, scene.phase) == (2, "planning", "planning")


@pytest.mark.rule("UFS-ROUND-01", "UFS-GOAL-01", "UFS-GOAL-02")
@pytest.mark.parametrize("city", STANDARD)
def test_rounds_follow_one_another_until_the_game_is_won_or_lost(city: str) -> None:
    for seed in range(4):
        scene, dice = new_game(seed, city=city), seeded(seed)
        while not scene.game.over():
            moves = scene.game.legal(0)
            scene.game.play(0, moves[dice.roll(len(moves))])
        rounds = [event.a for event in scene.journal.events if event.kind.name == "round"]
        assert rounds == list(range(1, scene.round + 1))
        battle = scene.battle
        ended = {
            "research-complete": battle.research.steps == len(battle.research.costs),
            "skull-row-reached": battle.mothership.row == battle.mothership.skull_row,
            "base-destroyed": battle.damage.value == battle.damage.most,
        }
        assert [reason for reason, reached in ended.items() if reached] == [scene.reason]


# --- victory ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-GOAL-01", "UFS-END-01", "UFS-EX-31", "UFS-END-02")
@pytest.mark.parametrize(("dice", "won"), [(("gray-5", "gray-6"), True), (("gray-5", "gray-5"), False)])
def test_the_last_step_wins_at_once(dice: tuple[str, str], won: bool) -> None:
    placed = {"r4c3": dice[0], "r4c4": dice[1], "r2c1": "white-3"}
    scene = Scene(placed=placed, energy=3, research=15, excavator="r6c1", phase="rooms")
    scene.play("use r4c3")
    assert (scene.reason == "research-complete") == won
    assert (scene.placed == placed) == won
    assert scene.research == (16 if won else 15)
    expected = ["researched 1 16", "won"] if won else ["no-step", "die-removed r4c3", "die-removed r4c4"]
    assert scene.story[3:] == expected


@pytest.mark.rule("UFS-END-01", "UFS-GOAL-01")
def test_a_victory_is_told_with_its_score() -> None:
    placed = {"r4c3": "gray-6", "r4c4": "gray-6"}
    scene = Scene(placed=placed, energy=2, research=15, damage=3, round=9, excavator="r6c1", phase="rooms")
    scene.play("use r4c3")
    assert scene.outcome is not None
    assert (scene.outcome.won, scene.outcome.rule) == ((True,), "UFS-END-01")
    assert scene.outcome.score == (("rounds", 9), ("research", 16), ("damage", 3), ("threat", 0))
    assert (scene.battle.ending, scene.phase, scene.game.actors()) == ("won", "over", ())


@pytest.mark.rule("UFS-END-01")
def test_after_a_victory_nothing_of_the_round_is_resolved() -> None:
    """One row above the skull with the last damage to come: neither happens any more."""
    placed = {"r4c3": "gray-6", "r4c4": "gray-6"}
    scene = Scene(
        {"r12c1": "purple"}, placed=placed, energy=2, research=15, mothership=11, excavator="r6c1", phase="rooms"
    )
    scene.play("use r4c3")
    assert (scene.reason, scene.mothership, scene.told[-1]) == ("research-complete", 11, "won")
    assert scene.legal == set()


@pytest.mark.rule("UFS-END-01", "UFS-KIND-06")
def test_research_does_not_go_beyond_the_last_space() -> None:
    placed = {"r6c2": "gray-6", "r6c3": "gray-6", "r6c4": "gray-6"}
    scene = Scene(placed=placed, energy=2, research=14, excavator="r6c5", phase="rooms")
    scene.play("use r6c2")
    assert (scene.research, "researched 2 16" in scene.story) == (16, True)


@pytest.mark.rule("UFS-END-02", "UFS-EX-31")
@pytest.mark.parametrize(("threats", "cost"), [([], 11), ([1], 12)])
@pytest.mark.parametrize("short", [0, 1])
def test_the_last_step_costs_eleven_or_twelve(threats: list[int], cost: int, short: int) -> None:
    placed = {"r4c3": "gray-6", "r4c4": f"gray-{cost - 6 - short}"}
    scene = Scene(placed=placed, energy=2, research=15, threats=threats, excavator="r6c1", phase="rooms")
    assert scene.battle.research.costs[-1] == cost
    scene.play("use r4c3")
    assert (scene.reason == "research-complete") == (short == 0)


@pytest.mark.rule("UFS-END-02")
@pytest.mark.parametrize("city", STANDARD)
def test_only_a_room_of_several_spaces_in_the_lower_half_reaches_the_last_step(city: str) -> None:
    reach = {
        f"r{room.spaces[0][0]}c{room.spaces[0][1]}": 6 * len(room.spaces) + room.modifier
        for room in research_rooms(city)
    }
    enough = {name for name, value in reach.items() if value >= 11}
    several = {f"r{room.spaces[0][0]}c{room.spaces[0][1]}" for room in research_rooms(city) if len(room.spaces) > 1}
    assert enough
    assert enough == {name for name in several if int(name[1]) >= 4}


@pytest.mark.rule("UFS-END-02")
@pytest.mark.parametrize("city", STANDARD)
def test_a_six_in_a_single_research_room_does_not_win(city: str) -> None:
    for room in research_rooms(city):
        if len(room.spaces) == 1:
            name = f"r{room.spaces[0][0]}c{room.spaces[0][1]}"
            last = len(new_game(city=city).battle.research.costs) - 1
            scene = Scene(city=city, placed={name: "gray-6"}, energy=5, research=last, excavator="r6c5", phase="rooms")
            scene.play(f"use {name}")
            assert "no-step" in scene.told
            assert not scene.game.over()


# --- defeat ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-END-03", "UFS-GOAL-02")
def test_defeat_by_damage_takes_effect_in_the_planning_phase() -> None:
    """The white die would have the others rerolled."""
    scene = Scene({"r16c1": "purple", "r5c2": "purple"}, damage=6, dice="1 1 1 / 2 5", round=4)
    scene.play("place white-2 r2c1")
    assert scene.outcome is not None
    assert (scene.outcome.won, scene.outcome.reason, scene.outcome.rule) == ((False,), "base-destroyed", "UFS-DMG-04")
    assert scene.outcome.score == (("rounds", 4), ("research", 0), ("damage", 7), ("threat", 0))
    assert scene.battle.ending == "lost_damage"
    assert "rerolled" not in scene.told


@pytest.mark.rule("UFS-END-03", "UFS-GOAL-02", "UFS-MS-09")
def test_defeat_by_the_skull_takes_effect_in_the_mothership_phase() -> None:
    scene = Scene(mothership=11, waiting="purple", phase="mothership")
    assert scene.outcome is not None
    assert (scene.outcome.reason, scene.outcome.rule) == ("skull-row-reached", "UFS-MS-09")
    assert (scene.outcome.won, scene.battle.ending, scene.round) == ((False,), "lost_skull", 1)
    assert (scene.launch, scene.waiting) == ({}, "purple")


@pytest.mark.rule("UFS-END-03")
def test_after_the_end_no_move_is_accepted() -> None:
    scene = Scene(mothership=11, phase="mothership")
    assert (scene.legal, scene.game.actors()) == (set(), ())
    for move in ("done", "place gray-1 r1c1", "dig"):
        assert scene.refusal(move) == ("game-over", "UFS-END-03")


@pytest.mark.rule("UFS-ROUND-01")
def test_there_is_no_other_seat_than_the_player_s() -> None:
    scene = Scene()
    assert (scene.game.actors(), scene.game.seats(), scene.game.legal(1)) == ((0,), 1, [])
    with pytest.raises(IllegalMove) as refused:
        scene.game.play(1, TITLE.vocabulary.read("place gray-1 r1c1"))
    assert (refused.value.code, refused.value.rule) == ("not-your-turn", "UFS-ROUND-01")


# --- both at once ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-RULING-28", "UFS-END-01")
def test_a_victory_that_comes_first_counts() -> None:
    """Haste would cost the last damage, but the marker is at the goal before that."""
    placed = {"r6c2": "gray-6", "r6c3": "gray-6", "r6c4": "gray-6"}
    scene = Scene(
        placed=placed,
        energy=2,
        research=14,
        damage=6,
        scenario="dangerous_research",
        excavator="r6c5",
        phase="rooms",
    )
    scene.play("use r6c2", "research 2")
    assert (scene.reason, scene.damage) == ("research-complete", 6)


@pytest.mark.rule("UFS-RULING-28", "UFS-END-03")
@pytest.mark.parametrize(("energy", "reason"), [(2, None), (1, "base-destroyed")])
def test_a_defeat_that_comes_first_counts(energy: int, reason: str | None) -> None:
    """Another room would win; the haste of the first one costs energy, or the last damage before the other's turn."""
    scene = Scene(
        placed={"r4c3": "gray-6", "r4c4": "gray-6", "r5c5": "white-4"},
        energy=energy,
        research=13,
        damage=6,
        scenario="dangerous_research",
        excavator="r6c1",
        phase="rooms",
    )
    scene.play("use r5c5", "research 2")
    assert (scene.research, scene.reason) == (15, reason)
