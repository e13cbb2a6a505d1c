"""The campaign (UFS-CAMP-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import campaign
from hullbreach.games.under_falling_skies.effects import finish
from hullbreach.games.under_falling_skies.state import LOST_SKULL, WON
from hullbreach.games.under_falling_skies.view import CampaignView
from tests.rules.under_falling_skies.scene import Scene, new_game


def sheet_of(scene: Scene) -> CampaignView:
    view = scene.view.campaign
    assert view is not None
    return view


def end_game(scene: Scene, won: bool) -> None:
    """Decide the game on the board, as if it had been played."""
    finish(scene.table, WON if won else LOST_SKULL)
    campaign.note_game(scene.table)


def fight(scene: Scene, *, first: bool, second: bool | None = None, threat: int = 1) -> None:
    """Choose the first stack and whatever team, and play the battle with these results."""
    scene.play("stack first")
    while scene.phase == "enlist":
        scene.play(min(scene.legal))
    scene.play(f"threat {threat}")
    end_game(scene, first)
    scene.play("continue")
    if second is not None:
        end_game(scene, second)
        scene.play("continue")


@pytest.mark.rule("UFS-CAMP-03", "UFS-CAMP-02")
def test_a_chapter_begins_with_two_stacks_of_its_elements() -> None:
    stacks = sheet_of(new_game(play="campaign")).stacks
    assert len({stack.city for stack in stacks} & {"montreal", "havana", "mexico_city", "rio_de_janeiro"}) == 2
    assert len({stack.scenario for stack in stacks}) == len({stack.character for stack in stacks}) == 2


@pytest.mark.rule("UFS-CAMP-04")
def test_the_other_stack_is_lost() -> None:
    scene = new_game(play="campaign")
    chosen, other = sheet_of(scene).stacks
    scene.play("stack first", "threat 2")
    assert (scene.battle.city, scene.battle.side, scene.battle.scenario) == (chosen.city, "blue", chosen.scenario)
    assert set(sheet_of(scene).removed) == {other.city, other.scenario, other.character}
    assert scene.battle.threat == 2


@pytest.mark.rule("UFS-CAMP-06", "UFS-CAMP-10", "UFS-CAMP-11", "UFS-CAMP-13", "UFS-EX-17")
def test_a_lost_game_is_followed_by_one_on_the_damaged_side() -> None:
    scene = new_game(play="campaign")
    chosen, _ = sheet_of(scene).stacks
    scene.play("stack first", "threat 2")
    end_game(scene, won=False)
    assert scene.phase == "aftermath"
    scene.play("continue")
    assert (scene.battle.city, scene.battle.side, scene.battle.round) == (chosen.city, "damaged", 1)
    end_game(scene, won=True)
    scene.play("continue")
    line = sheet_of(scene).sheet[0]
    assert (line.first_game, line.damaged_game) == (-1, 2)
    assert sheet_of(scene).saved_cities == [chosen.city]
    assert chosen.scenario in sheet_of(scene).removed
    assert [veteran.character for veteran in sheet_of(scene).veterans] == [chosen.character]


@pytest.mark.rule("UFS-CAMP-10", "UFS-RULING-23")
def test_a_city_that_falls_twice_is_removed() -> None:
    scene = new_game(play="campaign")
    city = sheet_of(scene).stacks[0].city
    fight(scene, first=False, second=False)
    assert city in sheet_of(scene).removed
    assert sheet_of(scene).saved_cities == []


@pytest.mark.rule("UFS-CAMP-05", "UFS-CAMP-15", "UFS-CAMP-16", "UFS-EX-40", "UFS-CAMP-08")
def test_chapters_follow_each_other_and_veterans_fight_once_in_each() -> None:
    scene = new_game(play="campaign")
    fight(scene, first=True)
    fight(scene, first=True)
    assert (sheet_of(scene).chapter, sheet_of(scene).battle) == (2, 1)
    veterans = {veteran.character for veteran in sheet_of(scene).veterans if veteran.ready}
    assert len(veterans) == 2
    scene.play("stack second")
    assert scene.choices("enlist") == veterans
    first = min(veterans)
    scene.play(f"enlist {first}", "threat 0")
    sides = {ability.name: ability.side for ability in scene.battle.abilities if ability.side in ("normal", "upgraded")}
    assert sides[first] == "upgraded"
    assert sorted(sides.values()) == ["normal", "upgraded"]
    assert [row.tile for row in scene.battle.sky][-1] == "adv_4"
    end_game(scene, won=True)
    scene.play("continue", "stack first")
    assert scene.phase == "threat"
    assert set(sheet_of(scene).enlisted) > veterans - {first}


@pytest.mark.rule("UFS-CAMP-01", "UFS-CAMP-17", "UFS-CAMP-18", "UFS-CAMP-19", "UFS-EX-24")
def test_the_final_battle_is_fought_for_saved_cities_until_it_is_won() -> None:
    scene = new_game(play="campaign")
    for battle in range(6):
        fight(scene, first=battle >= 2, second=True if battle < 2 else None)
    assert (scene.phase, sheet_of(scene).chapter, len(sheet_of(scene).saved_cities)) == ("defend", 4, 8)
    assert len(sheet_of(scene).veterans) == 6
    for won in (False, True):
        city = sheet_of(scene).saved_cities[0]
        scene.play(f"defend {city}")
        while scene.phase == "enlist":
            scene.play(min(scene.legal))
        scene.play("threat 1")
        assert (scene.battle.city, scene.battle.side, len(scene.battle.sky)) == (city, "damaged", 18)
        end_game(scene, won)
        scene.play("continue")
    assert scene.reason == "campaign-won"
    assert scene.outcome is not None
    assert dict(scene.outcome.score) == {"score": 4, "games-won": 7, "games-lost": 3}


@pytest.mark.rule("UFS-CAMP-18")
def test_without_a_saved_city_left_the_campaign_is_lost() -> None:
    scene = new_game(play="campaign")
    for _ in range(6):
        fight(scene, first=False, second=False)
    assert len(sheet_of(scene).saved_cities) == 2
    while not scene.game.over():
        if scene.phase == "planning":
            end_game(scene, won=False)
        scene.play(min(scene.legal))
    assert scene.reason == "campaign-lost"
    assert dict(scene.outcome.score if scene.outcome else ()) == {"score": -14, "games-won": 0, "games-lost": 14}
