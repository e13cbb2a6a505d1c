"""What the journal tells of a rule at work, word for word: clients animate it and put it into sentences."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.kernel.errors import IllegalMove
from tests.rules.aliens_attack.scene import Scene, new_game


@pytest.mark.rule("AA-MODE-01")
def test_the_recruits_choice_is_told() -> None:
    scene = new_game(mode="recruit")
    scene.play("prepare beta+delta")
    assert [line for line in scene.story if line.startswith("prepared")] == ["prepared beta", "prepared delta"]


@pytest.mark.rule("AA-2P-08")
def test_the_alien_players_danger_is_told() -> None:
    scene = Scene({"r0c1": "ship_01"}, mode="two_player", danger=4)
    scene.play("vortex c2")
    scene.play("danger 3", seat=1)
    assert scene.story[scene.story.index("danger-chosen 3") :][:3] == [
        "danger-chosen 3",
        "danger-applied 3",
        "moved r0c1 r2c1",
    ]


@pytest.mark.rule("AA-2P-11")
def test_a_removed_ship_is_told_by_name() -> None:
    scene = Scene({"r3c3": "ship_06 damaged_advanced", "r0c1": "ship_01"}, mode="two_player")
    scene.play("fire gamma")
    assert scene.story == ["fired gamma r3c3", "advanced-flipped r3c3 ship_06", "removed ship_06"]


@pytest.mark.rule("AA-2P-14", "AA-MS-01")
def test_a_part_set_aside_is_told() -> None:
    scene = Scene({"r3c3": "ship_12 damaged_scout", "r0c1": "ship_01"}, mode="two_player")
    scene.play("fire gamma")
    assert scene.story[:2] == ["fired gamma r3c3", "part-revealed r3c3 part2"]
    assert scene.story[-1] == "part-set-aside part2"


@pytest.mark.rule("AA-MS-03", "AA-ICON-01")
def test_a_part_and_a_ship_that_are_drawn_are_told_apart() -> None:
    scene = Scene(deck=["ship_13 part", "ship_04 damaged_scout"])
    scene.icon("draw", 2)
    assert scene.story == ["part-placed part3", "drawn r0c1 raider damaged_scout"]


@pytest.mark.rule("AA-HIT-03", "AA-ICON-03", "AA-DMG-01")
def test_a_pivoted_advanced_ship_and_its_laser_are_told() -> None:
    scene = Scene({"r2c3": "ship_06 advanced"}, levels={"gamma": 2})
    scene.play("laser r2c3")
    assert scene.story[:4] == [
        "satellite r2c3",
        "advanced-pivoted r2c3 ship_06",
        "laser r2c3",
        "cannon-damaged gamma 1",
    ]


@pytest.mark.rule("AA-LOSE-01")
def test_the_cannon_that_lost_the_game_is_told() -> None:
    scene = Scene({"r3c2": "ship_03"}, levels={"beta": 0})
    scene.icon("move", 1, 1)
    assert scene.story == ["reached r3c2 beta", "lost-cannon beta"]


@pytest.mark.rule("AA-BATTLE-04", "AA-BATTLE-05")
def test_a_push_is_told_before_the_mothership_arrives() -> None:
    scene = Scene({"r1c2": "ship_03", "r2c2": "ship_04"}, battle_row=0)
    scene.mothership("move")
    assert scene.story == ["pushed r2c2 r3c2", "pushed r1c2 r2c2", "descended r1"]


@pytest.mark.rule("AA-BATTLE-06")
def test_a_torpedo_is_told_by_the_name_of_its_cannon() -> None:
    scene = Scene({"r1c2": "ship_03"}, battle_row=0, levels={"alpha": 0, "beta": 2})
    scene.mothership("torpedo")
    assert scene.story == ["torpedo beta", "cannon-damaged beta 0"]


@pytest.mark.rule("AA-BATTLE-07", "AA-ALT-11")
def test_a_quick_advance_is_told_with_the_square_it_gets_to() -> None:
    free = Scene({"r1c3": "ship_03"}, battle_row=-1)
    free.mothership("quick_advance")
    assert free.story[:2] == ["quick-advance r1c3", "reached r1c3 gamma"]
    stopped = Scene({"r0c3": "ship_03"}, battle_row=-1, shield="r3c3")
    stopped.mothership("quick_advance")
    assert stopped.story == ["quick-advance r0c3", "shield-hit r3c3 1", "moved r0c3 r2c3"]
    assert stopped.ships == {"r2c3": "ship_03 scout"}


@pytest.mark.rule("AA-ALT-05")
def test_reinforcements_are_told_with_what_can_be_seen_of_them() -> None:
    scene = Scene({"r2c3": "ship_01"}, battle_row=1, mothership="robust", deck=["ship_05 damaged_scout", "ship_06"])
    scene.mothership("reinforcements")
    assert scene.story == ["reinforcement r2c1 raider damaged_scout", "reinforcement r2c2 swarm scout"]


@pytest.mark.rule("AA-ALT-06")
def test_a_retreat_takes_even_the_ship_in_the_first_square() -> None:
    scene = Scene({"r1c1": "ship_01"}, battle_row=2, mothership="robust")
    scene.mothership("retreat")
    assert scene.story == ["retreated r1c1 r0c1"]
    scene.mothership("retreat")
    assert scene.ships == {"r0c1": "ship_01 scout"}


@pytest.mark.rule("AA-ALT-09")
def test_a_self_repair_is_told_by_its_part() -> None:
    scene = Scene({"r1c2": "ship_03"}, battle_row=0, mothership="swift", damaged=[3, 4])
    scene.mothership("self_repair")
    assert (scene.story, scene.damaged) == (["self-repair part3"], [4])


@pytest.mark.rule("AA-ALT-14", "AA-BATTLE-02")
@pytest.mark.parametrize("part", [1, 2, 3, 4])
def test_the_satellite_laser_hits_the_part_it_was_aimed_at(part: int) -> None:
    apex = Scene({"r3c1": "ship_01"}, battle_row=0)
    apex.play(f"laser part{part}")
    assert apex.damaged == [part]
    swift = Scene({"r3c1": "ship_01"}, battle_row=0, mothership="swift")
    swift.play(f"laser part{part}")
    assert (swift.damaged, swift.story[0]) == ([], "no-effect laser_satellite")


@pytest.mark.rule("AA-TURN-01", "AA-TURN-02", "AA-TURN-05")
def test_a_refusal_names_the_move_it_refuses() -> None:
    scene = Scene({"r3c1": "ship_01"}, levels={"alpha": 0})
    for seat, move in ((0, "fire beta"), (1, "fire beta")):
        with pytest.raises(IllegalMove) as refused:
            scene.play(move, seat)
        assert refused.value.move == move
    scene.icon("move", 1, 1)
    with pytest.raises(IllegalMove) as refused:
        scene.play("fire beta")
    assert (refused.value.code, refused.value.move) == ("game-over", "fire beta")


def test_the_bytes_of_a_state_are_eight_for_every_number() -> None:
    scene = Scene({"r0c1": "ship_01"})
    numbers = [*scene.table.cells, *scene.table.agenda.numbers()]
    state = scene.game.to_bytes()
    assert len(state) == 8 * (len(numbers) + 4)
    assert [int.from_bytes(state[8 * n : 8 * n + 8], "little", signed=True) for n in range(len(numbers))] == numbers


@pytest.mark.rule("AA-2P-19")
def test_a_copy_for_the_alien_player_keeps_every_ship_in_play() -> None:
    for seed in range(20):
        game = TITLE.new({"mode": "two_player"}, 3)
        assert game.guess(seed, 1).view(1) == game.view(1)
        assert game.guess(seed, 1).journal.muted
