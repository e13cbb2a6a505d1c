"""The campaign: chapters, stacks and battles (UFS-CAMP-01 to UFS-CAMP-06, UFS-CAMP-12, UFS-CAMP-14, UFS-CAMP-19)."""

from __future__ import annotations

import pytest

from hullbreach.games.under_falling_skies import cell, facts, pieces
from tests.rules.under_falling_skies.campaigns import (
    CHARACTERS,
    CITIES,
    SCENARIOS,
    chapter,
    end_game,
    enlist_any,
    fight,
    new_campaign,
    sheet_of,
    team_of,
)
from tests.rules.under_falling_skies.scene import Scene, new_game


# --- chapters and stacks ---------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-01", "UFS-CAMP-02", "UFS-CAMP-03")
def test_a_campaign_begins_with_chapter_one_and_two_stacks() -> None:
    scene = new_campaign()
    sheet = sheet_of(scene)
    assert (scene.phase, scene.legal, scene.view.battle) == ("stack", {"stack first", "stack second"}, None)
    assert (sheet.chapter, sheet.battle, sheet.score) == (1, 1, 0)
    assert (sheet.sheet, sheet.saved_cities, sheet.veterans, sheet.removed, sheet.enlisted) == ([], [], [], [], [])
    stacks = [f"stack-formed {stack.city} {stack.scenario} {stack.character}" for stack in sheet.stacks]
    assert scene.story == ["chapter 1", *stacks]


@pytest.mark.rule("UFS-CAMP-14", "UFS-RULING-30")
def test_every_chapter_has_its_elements() -> None:
    chapters = facts.campaign().chapter
    assert [set(one.cities) for one in chapters] == [*CITIES.values(), set()]
    assert [set(one.scenarios) for one in chapters] == [*SCENARIOS.values(), {"the_final_battle"}]
    assert [set(one.characters) for one in chapters] == [*CHARACTERS.values(), set()]
    assert [len(one.cities) for one in chapters] == [4, 5, 5, 0]


@pytest.mark.rule("UFS-CAMP-03", "UFS-CAMP-14", "UFS-RULING-30")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_stacks_are_drawn_at_random_from_the_chapter(number: int) -> None:
    sheets = [sheet_of(chapter(number, seed)) for seed in range(25)]
    assert all(sheet.chapter == number for sheet in sheets)
    stacks = [stack for sheet in sheets for stack in sheet.stacks]
    assert {stack.city for stack in stacks} == CITIES[number]
    assert {stack.scenario for stack in stacks} == SCENARIOS[number]
    assert {stack.character for stack in stacks} == CHARACTERS[number]
    for sheet in sheets:
        first, second = sheet.stacks
        assert first.city != second.city
        assert first.scenario != second.scenario
        assert first.character != second.character


@pytest.mark.rule("UFS-CAMP-04", "UFS-CAMP-10")
@pytest.mark.parametrize("stack", ["first", "second"])
def test_the_stack_not_chosen_is_lost(stack: str) -> None:
    scene = new_campaign()
    stacks = sheet_of(scene).stacks
    chosen, other = stacks if stack == "first" else reversed(stacks)
    scene.play(f"stack {stack}")
    assert set(sheet_of(scene).removed) == {other.city, other.scenario, other.character}
    assert (sheet_of(scene).enlisted, sheet_of(scene).stacks) == ([chosen.character], [])
    assert scene.story[-2:] == [
        f"stack-chosen {chosen.city} {chosen.scenario} {chosen.character}",
        f"stack-lost {other.city} {other.scenario} {other.character}",
    ]
    scene.play("threat 2")
    battle = scene.battle
    assert (battle.city, battle.side, battle.scenario, battle.threat) == (chosen.city, "blue", chosen.scenario, 2)
    assert team_of(scene) == {chosen.character: "normal"}


@pytest.mark.rule("UFS-CAMP-05", "UFS-CAMP-03", "UFS-CAMP-10")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_second_battle_of_a_chapter_is_fought_with_what_is_left(number: int) -> None:
    scene = chapter(number)
    first = sheet_of(scene).stacks
    fight(scene, True)
    sheet = sheet_of(scene)
    assert (sheet.chapter, sheet.battle, scene.phase) == (number, 2, "stack")
    assert {stack.city for stack in sheet.stacks}.isdisjoint(stack.city for stack in first)
    assert {stack.scenario for stack in sheet.stacks} == SCENARIOS[number] - {stack.scenario for stack in first}
    assert {stack.character for stack in sheet.stacks} == CHARACTERS[number] - {stack.character for stack in first}


@pytest.mark.rule("UFS-CAMP-01", "UFS-CAMP-02", "UFS-CAMP-05")
def test_four_chapters_follow_each_other_after_two_battles_each() -> None:
    scene = new_campaign()
    seen = []
    for _ in range(6):
        seen.append((sheet_of(scene).chapter, sheet_of(scene).battle))
        fight(scene, True)
    seen.append((sheet_of(scene).chapter, sheet_of(scene).battle))
    assert seen == [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1)]
    assert [line for line in scene.story if line.startswith("chapter")] == [
        f"chapter {number}" for number in (1, 2, 3, 4)
    ]


@pytest.mark.rule("UFS-CAMP-01")
def test_a_campaign_can_be_replayed_with_other_stacks() -> None:
    assert len({str(sheet_of(new_campaign(seed)).stacks) for seed in range(10)}) > 5


@pytest.mark.rule("UFS-CAMP-19", "UFS-CAMP-02")
@pytest.mark.parametrize(
    ("number", "tiles"),
    [
        (1, ["sky_1", "sky_2", "sky_3", "sky_4"]),
        (2, ["sky_1", "sky_2", "sky_3", "adv_4"]),
        (3, ["adv_1", "adv_2", "sky_3", "sky_4"]),
        (4, ["sky_0", "adv_1", "adv_2", "adv_3", "sky_4"]),
    ],
)
def test_every_chapter_has_its_sky(number: int, tiles: list[str]) -> None:
    scene = chapter(number)
    scene.play("stack first" if number < 4 else f"defend {sheet_of(scene).saved_cities[0]}")
    enlist_any(scene)
    scene.play("threat 3")
    assert list(dict.fromkeys(row.tile for row in scene.battle.sky)) == tiles
    assert (scene.battle.threat, len({row.tile for row in scene.battle.sky if row.threat})) == (3, 3)
    assert not any(row.threat for row in scene.battle.sky if row.tile == "sky_0")


# --- the threat level ------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-12")
def test_the_threat_level_is_chosen_before_every_battle() -> None:
    scene = new_campaign()
    for threat in (4, 0, 2):
        scene.play("stack first")
        enlist_any(scene)
        assert (scene.phase, scene.view.battle) == ("threat", None)
        assert scene.choices("threat") == {"0", "1", "2", "3", "4"}
        scene.play(f"threat {threat}")
        assert (scene.battle.threat, f"threat-chosen {threat}" in scene.story) == (threat, True)
        assert scene.refusal("threat 1") == ("not-now", "UFS-ROUND-01")
        end_game(scene, won=True)
        scene.play("continue")


# --- one or two games ------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-06", "UFS-CITY-04", "UFS-EX-17")
def test_a_lost_game_is_followed_by_one_on_the_damaged_side() -> None:
    scene = new_campaign()
    chosen = sheet_of(scene).stacks[0]
    scene.play("stack first", "threat 2")
    end_game(scene, won=False)
    assert (scene.phase, scene.legal) == ("aftermath", {"continue"})
    scene.play("continue")
    battle = scene.battle
    assert (battle.city, battle.side, battle.scenario) == (chosen.city, "damaged", chosen.scenario)
    assert (battle.threat, battle.round, team_of(scene)) == (2, 1, {chosen.character: "normal"})
    assert {f"second-game {chosen.city}", f"battle {chosen.city} damaged {chosen.scenario}"} <= set(scene.story)


@pytest.mark.rule("UFS-CAMP-06", "UFS-CITY-04")
def test_the_second_game_has_the_ability_of_the_damaged_side() -> None:
    found = [new_campaign(seed) for seed in range(25)]
    scene = next(one for one in found if sheet_of(one).stacks[0].city == "rio_de_janeiro")
    scene.play("stack first", "threat 0")
    assert aa_gun_slows(scene) == {"c1": 2, "c3": 1}
    end_game(scene, won=False)
    scene.play("continue")
    assert aa_gun_slows(scene) == {"c1": 2, "c3": 2}


def aa_gun_slows(scene: Scene) -> dict[str, int]:
    """How many squares the AA guns of an outer and an inner column take off."""
    return {column: 3 - squares_past_the_gun(scene, column) for column in ("c1", "c3")}


def squares_past_the_gun(scene: Scene, column: str) -> int:
    """How far a ship descends for a 3 on the AA gun."""
    scene.clear_sky()
    scene.table.put_ship(1, pieces.SQUARE_NAMES.index(f"r1{column}"))
    scene.journal.events.clear()
    scene.descend(column, 3, aa_gun=True)
    end = scene.story[0].removeprefix(f"descended purple r1{column} r")
    return int(end.removesuffix(column)) - 1


@pytest.mark.rule("UFS-CAMP-06")
def test_a_won_game_is_followed_by_the_next_battle() -> None:
    scene = new_campaign()
    fight(scene, True)
    assert (scene.phase, sheet_of(scene).battle, "second-game" in scene.told) == ("stack", 2, False)


@pytest.mark.rule("UFS-CAMP-06", "UFS-CITY-05", "UFS-RULING-22")
def test_threat_tiles_are_drawn_anew_for_the_second_game() -> None:
    pairs = set()
    for seed in range(20):
        scene = new_campaign(seed)
        scene.play("stack first", "threat 1")
        first = [row.threat for row in scene.battle.sky[::4]].index(True)
        end_game(scene, won=False)
        scene.play("continue")
        assert scene.battle.threat == 1
        pairs.add((first, [row.threat for row in scene.battle.sky[::4]].index(True)))
    assert len(pairs) > 6
    assert any(first == second for first, second in pairs)
    assert any(first != second for first, second in pairs)


@pytest.mark.rule("UFS-CAMP-06", "UFS-SETUP-07")
def test_the_second_game_starts_on_a_fresh_board() -> None:
    scene = new_campaign()
    scene.play("stack first", "threat 0")
    scene.table.cells[cell.MOTHERSHIP] = 5
    scene.table.put_ship(1, 60)
    scene.action("damage", 2)
    end_game(scene, won=False)
    scene.play("continue")
    assert (scene.mothership, scene.damage, scene.research, scene.ships) == (0, 0, 0, {})
    assert scene.launch == {f"c{column}": "purple" for column in range(1, 6)}


@pytest.mark.rule("UFS-CAMP-06", "UFS-END-03")
def test_a_game_lost_in_play_ends_in_its_aftermath() -> None:
    scene = new_campaign()
    city = sheet_of(scene).stacks[0].city
    scene.play("stack first", "threat 1")
    scene.table.cells[cell.MOTHERSHIP] = scene.battle.mothership.skull_row - 1
    while scene.phase != "aftermath":
        scene.play("done" if scene.phase == "rooms" else min(scene.legal))
    assert (scene.battle.ending, scene.outcome) == ("lost_skull", None)
    assert scene.story[-1] == f"game-lost {city} blue 1"
    assert scene.refusal("place gray-1 r1c1") == ("not-now", "UFS-ROUND-01")
    assert sheet_of(scene).sheet[0].first_game == -1


@pytest.mark.rule("UFS-CAMP-13", "UFS-END-01")
def test_a_game_won_is_noted_by_its_threat_level() -> None:
    scene = new_campaign()
    city = sheet_of(scene).stacks[0].city
    scene.play("stack first", "threat 3")
    end_game(scene, won=True)
    assert (scene.battle.ending, scene.story[-1]) == ("won", f"game-won {city} blue 3")
    assert sheet_of(scene).sheet[0].first_game == 3


@pytest.mark.rule("UFS-CAMP-07", "UFS-CAMP-06")
def test_abilities_are_available_again_in_the_second_game() -> None:
    scene = next(
        campaign
        for campaign in map(new_campaign, range(50))
        if sheet_of(campaign).stacks[0].character == "power_engineer"
    )
    scene.play("stack first", "threat 1", "ability power_engineer")
    assert scene.uses_left("power_engineer") == [0]
    end_game(scene, won=False)
    scene.play("continue")
    assert scene.uses_left("power_engineer") == [1]


# --- what belongs to other moments -----------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-04")
@pytest.mark.parametrize("move", ["stack first", "defend havana", "enlist tunneller", "threat 1", "continue"])
def test_a_single_battle_knows_no_campaign(move: str) -> None:
    assert new_game().refusal(move) == ("not-now", "UFS-ROUND-01")


@pytest.mark.rule("UFS-CAMP-04", "UFS-CAMP-12")
@pytest.mark.parametrize("move", ["defend havana", "enlist tunneller", "threat 1", "continue", "place gray-1 r1c1"])
def test_a_campaign_begins_with_the_choice_of_a_stack(move: str) -> None:
    assert new_campaign().refusal(move) == ("not-now", "UFS-ROUND-01")


@pytest.mark.rule("UFS-CAMP-09")
def test_stacks_name_their_scenario_and_say_no_more() -> None:
    scene: Scene = new_campaign()
    for stack in sheet_of(scene).stacks:
        assert set(stack.__struct_fields__) == {"city", "scenario", "character"}
