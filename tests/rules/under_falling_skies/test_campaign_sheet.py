"""What is removed, set aside and noted after a battle; the team; the score (UFS-CAMP-08, -10, -11, -13 to -18)."""

from __future__ import annotations

import pytest

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


# --- removed and set aside -------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-10", "UFS-CAMP-11", "UFS-RULING-23", "UFS-EX-17")
@pytest.mark.parametrize(
    ("results", "saved", "boxes"),
    [((True,), True, (2, None)), ((False, True), True, (-1, 2)), ((False, False), False, (-1, -1))],
)
def test_after_a_battle_its_elements_are_set_aside_or_removed(
    results: tuple[bool, ...], saved: bool, boxes: tuple[int, int | None]
) -> None:
    scene = new_campaign()
    chosen, other = sheet_of(scene).stacks
    fight(scene, *results, threat=2)
    sheet = sheet_of(scene)
    lost = {other.city, other.scenario, other.character, chosen.scenario} | (set() if saved else {chosen.city})
    assert set(sheet.removed) == lost
    assert sheet.saved_cities == ([chosen.city] if saved else [])
    assert [veteran.character for veteran in sheet.veterans] == [chosen.character]
    (line,) = sheet.sheet
    assert (line.chapter, line.city, line.scenario, line.team) == (1, chosen.city, chosen.scenario, [chosen.character])
    assert (line.first_game, line.damaged_game) == boxes
    assert {
        f"scenario-removed {chosen.scenario}",
        f"city-saved {chosen.city}" if saved else f"city-fallen {chosen.city}",
        f"character-kept {chosen.character}",
    } <= set(scene.story)


@pytest.mark.rule("UFS-CAMP-13")
def test_the_boxes_are_empty_until_their_games_are_over() -> None:
    scene = new_campaign()
    scene.play("stack first", "threat 3")
    (line,) = sheet_of(scene).sheet
    assert (line.first_game, line.damaged_game, sheet_of(scene).score) == (None, None, 0)


@pytest.mark.rule("UFS-CAMP-13", "UFS-CAMP-18")
def test_the_sheet_has_a_line_for_every_battle() -> None:
    scene = new_campaign()
    fight(scene, False, True, threat=4)
    fight(scene, True, threat=0)
    fight(scene, False, False, threat=2)
    sheet = sheet_of(scene)
    assert [(line.chapter, line.first_game, line.damaged_game) for line in sheet.sheet] == [
        (1, -1, 4),
        (1, 0, None),
        (2, -1, -1),
    ]
    assert [len(line.team) for line in sheet.sheet] == [1, 1, 2]
    assert sheet.score == 4 - 1 + 0 - 2
    assert [line for line in scene.story if line.startswith(("game-won", "game-lost"))] == [
        f"game-lost {sheet.sheet[0].city} blue 4",
        f"game-won {sheet.sheet[0].city} damaged 4",
        f"game-won {sheet.sheet[1].city} blue 0",
        f"game-lost {sheet.sheet[2].city} blue 2",
        f"game-lost {sheet.sheet[2].city} damaged 2",
    ]


@pytest.mark.rule("UFS-CAMP-15", "UFS-EX-40", "UFS-CAMP-10")
@pytest.mark.parametrize("number", [2, 3])
def test_the_fifth_city_of_a_chapter_is_spared(number: int) -> None:
    scene = chapter(number)
    before = set(sheet_of(scene).saved_cities)
    drawn = {stack.city for stack in sheet_of(scene).stacks}
    fight(scene, True)
    drawn |= {stack.city for stack in sheet_of(scene).stacks}
    fight(scene, True)
    sheet = sheet_of(scene)
    (spared,) = CITIES[number] - drawn
    assert spared in set(sheet.saved_cities) - before
    assert [line for line in scene.story if line.startswith("city-spared")][-1] == f"city-spared {spared}"
    fought = {line.city for line in sheet.sheet if line.chapter == number}
    assert set(sheet.saved_cities) - before == fought | {spared}
    assert len(CITIES[number] & set(sheet.removed)) == 2
    assert set(sheet.removed) >= SCENARIOS[number]
    assert len(CHARACTERS[number] & set(sheet.removed)) == 2
    assert len(CHARACTERS[number] & {veteran.character for veteran in sheet.veterans}) == 2


@pytest.mark.rule("UFS-CAMP-15")
def test_chapter_one_spares_no_city() -> None:
    scene = new_campaign()
    fight(scene, False, False)
    fight(scene, True)
    assert len(sheet_of(scene).saved_cities) == 1
    assert "city-spared" not in scene.told


# --- the team --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-CAMP-08", "UFS-CAMP-16")
def test_chapter_two_adds_one_veteran_to_each_battle() -> None:
    scene = chapter(2)
    veterans = {veteran.character for veteran in sheet_of(scene).veterans if veteran.ready}
    assert len(veterans) == 2
    chosen = sheet_of(scene).stacks[1]
    scene.play("stack second")
    assert (scene.phase, sheet_of(scene).to_enlist) == ("enlist", 1)
    assert scene.choices("enlist") == veterans
    first = min(veterans)
    scene.play(f"enlist {first}")
    assert (scene.phase, scene.story[-1]) == ("threat", f"enlisted {first}")
    scene.play("threat 0")
    assert team_of(scene) == {first: "upgraded", chosen.character: "normal"}
    assert set(sheet_of(scene).sheet[-1].team) == {first, chosen.character}


@pytest.mark.rule("UFS-CAMP-16")
def test_each_veteran_fights_in_one_battle_of_a_chapter() -> None:
    scene = chapter(2)
    veterans = {veteran.character for veteran in sheet_of(scene).veterans}
    first, second = sorted(veterans)
    fight(scene, True)  # enlists the first one
    ready = {veteran.character: veteran.ready for veteran in sheet_of(scene).veterans}
    assert (ready[first], ready[second]) == (False, True)
    new = sheet_of(scene).stacks[0].character
    scene.play("stack first")
    assert scene.phase == "threat"  # nobody else is left to enlist
    assert set(sheet_of(scene).enlisted) == {second, new}
    assert f"enlisted {second}" in scene.story


@pytest.mark.rule("UFS-CAMP-16", "UFS-CAMP-08")
def test_chapter_three_adds_two_veterans_of_both_earlier_chapters() -> None:
    scene = chapter(3)
    assert all(veteran.ready for veteran in sheet_of(scene).veterans)
    veterans = {veteran.character for veteran in sheet_of(scene).veterans}
    assert (len(veterans & CHARACTERS[1]), len(veterans & CHARACTERS[2])) == (2, 2)
    new = sheet_of(scene).stacks[0].character
    scene.play("stack first")
    assert (sheet_of(scene).to_enlist, scene.choices("enlist")) == (2, veterans)
    absent = min((CHARACTERS[1] | CHARACTERS[2]) - veterans)
    assert scene.refusal(f"enlist {absent}") == ("not-a-veteran", "UFS-CAMP-16")
    assert scene.refusal(f"enlist {new}") == ("not-a-veteran", "UFS-CAMP-16")
    one = min(veterans)
    scene.play(f"enlist {one}")
    assert (sheet_of(scene).to_enlist, scene.choices("enlist")) == (1, veterans - {one})
    assert scene.refusal(f"enlist {one}") == ("has-fought", "UFS-CAMP-16")
    other = max(veterans)
    scene.play(f"enlist {other}", "threat 1")
    assert team_of(scene) == {one: "upgraded", other: "upgraded", new: "normal"}
    assert (scene.view.campaign is not None, sheet_of(scene).to_enlist) == (True, 0)


@pytest.mark.rule("UFS-CAMP-16")
def test_the_second_battle_of_chapter_three_gets_the_other_two() -> None:
    scene = chapter(3)
    veterans = {veteran.character for veteran in sheet_of(scene).veterans}
    fight(scene, False, True)
    fought = set(sheet_of(scene).sheet[-1].team) & veterans
    new = sheet_of(scene).stacks[0].character
    scene.play("stack first")
    assert set(sheet_of(scene).enlisted) == (veterans - fought) | {new}


@pytest.mark.rule("UFS-CAMP-16")
def test_a_character_just_met_is_no_veteran_of_its_own_chapter() -> None:
    scene = chapter(3)
    met = sheet_of(scene).stacks[0].character
    fight(scene, True)
    assert {veteran.character: veteran.ready for veteran in sheet_of(scene).veterans}[met] is False
    scene.play("stack first")
    assert met not in sheet_of(scene).enlisted


@pytest.mark.rule("UFS-CAMP-16")
def test_veterans_are_free_again_in_the_next_chapter() -> None:
    scene = chapter(3)
    assert {veteran.ready for veteran in sheet_of(scene).veterans} == {True}
    last = chapter(4)
    assert [veteran.ready for veteran in sheet_of(last).veterans] == [True] * 6


@pytest.mark.rule("UFS-CAMP-06", "UFS-CAMP-16")
def test_the_team_stays_for_the_second_game() -> None:
    scene = chapter(2)
    scene.play("stack first")
    enlist_any(scene)
    scene.play("threat 1")
    team = team_of(scene)
    fought = sheet_of(scene).sheet[-1].team
    end_game(scene, won=False)
    scene.play("continue")
    assert (team_of(scene), sheet_of(scene).sheet[-1].team) == (team, fought)
    assert len(sheet_of(scene).sheet) == 3
