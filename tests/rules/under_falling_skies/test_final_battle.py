"""Chapter 4, the final battle, and the end of the campaign (UFS-CAMP-17, UFS-CAMP-18)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.campaigns import (
    CITIES,
    chapter,
    end_game,
    enlist_any,
    fight,
    new_campaign,
    sheet_of,
    team_of,
)
from tests.rules.under_falling_skies.scene import Scene


def defend(scene: Scene, city: str, threat: int = 1) -> None:
    """Fight for a saved city with whatever team."""
    if scene.phase == "defend":
        scene.play(f"defend {city}")
    enlist_any(scene)
    scene.play(f"threat {threat}")


@pytest.mark.rule("UFS-CAMP-17", "UFS-CAMP-15")
def test_the_final_battle_is_fought_for_a_saved_city() -> None:
    scene = chapter(4)
    saved = sheet_of(scene).saved_cities
    assert (scene.phase, len(saved)) == ("defend", 8)
    assert scene.choices("defend") == set(saved)
    fallen = min(set().union(*CITIES.values()) - set(saved))
    assert scene.refusal(f"defend {fallen}") == ("city-not-saved", "UFS-CAMP-17")
    assert scene.refusal("defend roswell") == ("city-not-saved", "UFS-CAMP-17")
    scene.play(f"defend {saved[3]}")
    assert scene.story[-1] == f"last-stand {saved[3]}"


@pytest.mark.rule("UFS-CAMP-17", "UFS-CAMP-08")
def test_any_three_veterans_fight_upgraded_in_the_damaged_city() -> None:
    scene = chapter(4)
    city = sheet_of(scene).saved_cities[0]
    veterans = {veteran.character for veteran in sheet_of(scene).veterans}
    scene.play(f"defend {city}")
    assert (sheet_of(scene).to_enlist, scene.choices("enlist"), len(veterans)) == (3, veterans, 6)
    team = sorted(veterans)[1:4]
    scene.play(*(f"enlist {character}" for character in team), "threat 2")
    assert team_of(scene) == dict.fromkeys(team, "upgraded")
    battle = scene.battle
    assert (battle.city, battle.side, battle.scenario, battle.threat) == (city, "damaged", "the_final_battle", 2)
    assert (len(battle.sky), scene.waiting) == (18, "white")
    line = sheet_of(scene).sheet[-1]
    assert (line.chapter, line.city, line.scenario, sorted(line.team)) == (4, city, "the_final_battle", team)


@pytest.mark.rule("UFS-CAMP-17")
def test_a_lost_final_game_destroys_the_city_and_the_team_is_chosen_anew() -> None:
    scene = chapter(4)
    saved = sheet_of(scene).saved_cities
    defend(scene, saved[0])
    team = set(sheet_of(scene).enlisted)
    end_game(scene, won=False)
    scene.play("continue")
    sheet = sheet_of(scene)
    assert (scene.phase, sheet.saved_cities, saved[0] in sheet.removed) == ("defend", saved[1:], True)
    assert scene.story[-1] == f"city-destroyed {saved[0]}"
    assert scene.refusal(f"defend {saved[0]}") == ("city-not-saved", "UFS-CAMP-17")
    assert "second-game" not in scene.told
    scene.play(f"defend {saved[1]}")
    assert scene.choices("enlist") >= team  # those who fought may fight again
    assert (sheet.sheet[-1].first_game, sheet.sheet[-1].damaged_game) == (None, -1)


@pytest.mark.rule("UFS-CAMP-18", "UFS-CAMP-17", "UFS-CAMP-01")
def test_a_won_final_game_wins_the_campaign() -> None:
    scene = chapter(4)
    defend(scene, sheet_of(scene).saved_cities[0], threat=3)
    end_game(scene, won=True)
    assert scene.outcome is None
    scene.play("continue")
    assert scene.outcome is not None
    assert (scene.outcome.won, scene.reason, scene.outcome.rule) == ((True,), "campaign-won", "UFS-CAMP-18")
    assert dict(scene.outcome.score) == {"score": 9, "games-won": 7, "games-lost": 0}
    assert (scene.story[-1], scene.phase, scene.game.over()) == ("campaign-won 9", "over", True)
    assert scene.refusal("continue") == ("game-over", "UFS-END-03")


@pytest.mark.rule("UFS-CAMP-18", "UFS-EX-24")
def test_the_score_is_threat_levels_won_minus_games_lost() -> None:
    scene = new_campaign()
    for battle in range(6):
        fight(scene, *((True,) if battle < 4 else (False, True)))
    for won in (False, True):
        defend(scene, sheet_of(scene).saved_cities[0])
        end_game(scene, won=won)
        scene.play("continue")
    assert scene.outcome is not None
    assert dict(scene.outcome.score) == {"score": 4, "games-won": 7, "games-lost": 3}
    assert sheet_of(scene).score == 4


@pytest.mark.rule("UFS-CAMP-18", "UFS-CAMP-15", "UFS-CAMP-10")
def test_without_a_saved_city_left_the_campaign_is_lost() -> None:
    scene = new_campaign()
    for _ in range(6):
        fight(scene, False, False)
    saved = sheet_of(scene).saved_cities
    assert len(saved) == 2  # never attacked
    defend(scene, saved[1])
    end_game(scene, won=False)
    scene.play("continue")
    assert scene.phase == "enlist"  # one city is left, so nobody is asked which
    assert scene.story[-1] == f"last-stand {saved[0]}"
    defend(scene, saved[0])
    end_game(scene, won=False)
    scene.play("continue")
    assert scene.outcome is not None
    assert (scene.reason, scene.outcome.won, scene.outcome.rule) == ("campaign-lost", (False,), "UFS-CAMP-18")
    assert dict(scene.outcome.score) == {"score": -14, "games-won": 0, "games-lost": 14}
    assert scene.story[-2:] == [f"city-destroyed {saved[0]}", "campaign-lost -14"]


@pytest.mark.rule("UFS-CAMP-17", "UFS-CAMP-13")
def test_the_longest_campaign_fits_on_the_sheet() -> None:
    scene = new_campaign()
    for _ in range(6):
        fight(scene, False, True)
    while sheet_of(scene).saved_cities:
        defend(scene, sheet_of(scene).saved_cities[-1])
        end_game(scene, won=False)
        scene.play("continue")
    assert len(sheet_of(scene).sheet) == 14
    assert sheet_of(scene).score == 6 - 6 - 8
    assert scene.reason == "campaign-lost"
