"""Threat level, standalone games, free play and difficulty (UFS-THREAT-*, UFS-FREE-01, UFS-MIX-01, UFS-DIFF-*)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from hullbreach.games.under_falling_skies.game import TITLE
from hullbreach.kernel.errors import BadOption
from tests.rules.under_falling_skies.scene import Scene, new_game

TRACKS = {  # by tile, easy and threat, from the bottom of the sky up
    4: ([3, 1, 3, 1], [3, 2, 1, 5]),
    3: ([4, 1, 3, 2], [3, 1, 3, 7]),
    2: ([1, 6, 1, 3], [2, 3, 4, 2]),
    1: ([5, 1, 3, 11], [3, 5, 1, 12]),
}
FACES = [faces for number in range(5) for faces in combinations((1, 2, 3, 4), number)]


def turned(scene: Scene) -> tuple[int, ...]:
    """The tiles that show their threat face."""
    return tuple(sorted({int(row.tile[-1]) for row in scene.battle.sky if row.threat}))


# --- threat level ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-THREAT-01", "UFS-THREAT-02", "UFS-SETUP-04")
@pytest.mark.parametrize("threat", range(5))
def test_as_many_tiles_as_the_threat_level_says_show_their_threat_face(threat: int) -> None:
    games = [new_game(seed, threat=str(threat)) for seed in range(60)]
    assert {turned(game) for game in games} == {faces for faces in FACES if len(faces) == threat}
    assert {game.battle.threat for game in games} == {threat}
    for game in games[:5]:
        told = [line for line in game.story if line.startswith("threat-tile")]
        assert sorted(told) == [f"threat-tile {position}" for position in turned(game)]


@pytest.mark.rule("UFS-RULING-22", "UFS-THREAT-02")
def test_threat_tiles_are_drawn_evenly() -> None:
    drawn = Counter(turned(new_game(seed, threat="2")) for seed in range(600))
    assert len(drawn) == 6
    assert all(70 <= count <= 135 for count in drawn.values())


@pytest.mark.rule("UFS-THREAT-02")
@pytest.mark.parametrize("faces", FACES)
def test_turned_tiles_keep_their_place_and_bring_their_own_track(faces: tuple[int, ...]) -> None:
    battle = Scene(threats=faces).battle
    assert [row.tile for row in battle.sky] == [f"sky_{position}" for position in (1, 2, 3, 4) for _ in range(4)]
    assert battle.research.costs == [cost for tile, track in TRACKS.items() for cost in track[tile in faces]]
    assert battle.threat == len(faces)


@pytest.mark.rule("UFS-THREAT-01", "UFS-EX-23")
@pytest.mark.parametrize(("faces", "skull"), [((), 12), ((3,), 11), ((1, 2, 4), 12), ((1, 2, 3, 4), 11)])
def test_the_third_tile_decides_the_row_of_the_skull(faces: tuple[int, ...], skull: int) -> None:
    scene = Scene(threats=faces)
    assert scene.battle.mothership.skull_row == skull
    assert [row.row for row in scene.battle.sky if row.action == "skull"] == [skull]
    last = Scene(mothership=skull - 2, threats=faces, phase="mothership")
    assert (last.reason, last.mothership) == (None, skull - 1)
    lost = Scene(mothership=skull - 1, threats=faces, phase="mothership")
    assert (lost.reason, lost.story[-1]) == ("skull-row-reached", f"lost-skull {skull}")


@pytest.mark.rule("UFS-THREAT-01")
def test_the_outcome_tells_the_threat_level() -> None:
    scene = Scene(mothership=10, threats=[1, 3], round=4, research=2, damage=1, phase="mothership")
    assert scene.outcome is not None
    assert dict(scene.outcome.score) == {"rounds": 4, "research": 2, "damage": 1, "threat": 2}
    assert (scene.outcome.won, scene.outcome.rule) == ((False,), "UFS-MS-09")


# --- standalone games and free play ----------------------------------------------------------------------------------
@pytest.mark.rule("UFS-FREE-01")
@pytest.mark.parametrize("city", ["roswell", "new_york", "washington_dc"])
@pytest.mark.parametrize("threat", ["0", "4"])
def test_a_standalone_game_is_a_city_and_a_threat_level(city: str, threat: str) -> None:
    view = new_game(city=city, threat=threat).view
    assert view.campaign is None
    assert view.battle is not None
    assert (view.battle.city, view.battle.threat, view.battle.scenario) == (city, int(threat), "none")


@pytest.mark.rule("UFS-MIX-01")
def test_free_play_mixes_everything() -> None:
    scene = new_game(
        city="seoul",
        side="damaged",
        scenario="satellites",
        tile_1="advanced",
        tile_4="advanced",
        tile_0="yes",
        threat="2",
        defector="normal",
        sharpshooter="upgraded",
        tunneller="upgraded",
    )
    battle = scene.battle
    assert (battle.city, battle.side, battle.scenario, battle.threat) == ("seoul", "damaged", "satellites", 2)
    assert list(dict.fromkeys(row.tile for row in battle.sky)) == ["sky_0", "adv_1", "sky_2", "sky_3", "adv_4"]
    team = {ability.name: ability.side for ability in battle.abilities if ability.source not in ("city", "scenario")}
    assert team == {"tunneller": "upgraded", "sharpshooter": "upgraded", "defector": "normal"}
    assert [ability.side for ability in battle.abilities if ability.source == "scenario"] == ["", ""]


@pytest.mark.rule("UFS-MIX-01", "UFS-CAMP-03")
@pytest.mark.parametrize(
    ("option", "value"), [("city", "paris"), ("threat", "2"), ("tile_0", "yes"), ("defector", "normal")]
)
def test_a_campaign_chooses_for_itself(option: str, value: str) -> None:
    with pytest.raises(BadOption) as refused:
        TITLE.new({"play": "campaign", option: value}, 1)
    details = {"option": option, "value": value, "other": "play", "expected": "battle"}
    assert (refused.value.code, refused.value.details) == ("option-moot", details)


# --- difficulty ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-DIFF-01", "UFS-DIFF-02", "UFS-DIFF-03", "UFS-EX-18")
def test_difficulty_is_black_stars_minus_yellow_ones() -> None:
    scene = Scene(
        threats=[1, 2], tile_2="advanced", scenario="storm", side="damaged", tunneller="upgraded", defector="normal"
    )
    assert scene.battle.difficulty == 2.0


@pytest.mark.rule("UFS-DIFF-01")
@pytest.mark.parametrize("position", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("kind", "threat", "stars"), [("base", 0, 0), ("base", 1, 1), ("advanced", 0, 1), ("advanced", 1, 2)]
)
def test_every_tile_brings_its_black_stars(position: int, kind: str, threat: int, stars: int) -> None:
    scene = Scene(threats=[position] if threat else [], **{f"tile_{position}": kind})  # type: ignore[arg-type]
    assert scene.battle.difficulty == stars


@pytest.mark.rule("UFS-DIFF-02", "UFS-DIFF-03", "UFS-RULING-26")
@pytest.mark.parametrize(
    ("options", "difficulty"),
    [
        ({}, 0.0),
        ({"scenario": "evacuation"}, 1.0),
        ({"side": "damaged"}, -0.5),
        ({"tunneller": "normal"}, -0.5),
        ({"tunneller": "upgraded"}, -1.0),
        ({"tunneller": "upgraded", "defector": "upgraded", "fire_chief": "normal"}, -2.5),
        ({"scenario": "storm", "side": "damaged", "tunneller": "normal"}, 0.0),
    ],
)
def test_scenario_team_and_damaged_city_count(options: dict[str, str], difficulty: float) -> None:
    assert Scene(**options).battle.difficulty == difficulty  # type: ignore[arg-type]
