"""A whole campaign, played by the greedy bot from the first stack to the last stand, and its sheet (UFS-CAMP-01)."""

from __future__ import annotations

from functools import cache

import pytest

from hullbreach.games.under_falling_skies.game import TITLE
from hullbreach.kernel.moves import Move
from hullbreach.players.greedy import Greedy
from tests.rules.under_falling_skies.campaigns import CHARACTERS, CITIES, SCENARIOS, new_campaign, sheet_of
from tests.rules.under_falling_skies.scene import Scene

SEED = 4


@cache
def played() -> Scene:
    """A finished campaign; the threat level changes from battle to battle, so that the bot wins some and loses some."""
    scene = new_campaign(SEED)
    bot = Greedy(SEED, guesses=1)
    while not scene.game.over():
        if scene.phase == "threat":
            scene.play(f"threat {len(sheet_of(scene).sheet) % 5}")
        else:
            move = bot.choose(scene.game, 0)
            assert isinstance(move, Move)
            scene.game.play(0, move)
    return scene


def told_of(scene: Scene, *kinds: str) -> list[list[str]]:
    """The words of all events of these kinds, in the order they happened."""
    return [line.split(" ") for line in scene.story if line.split(" ")[0] in kinds]


def games_told(scene: Scene) -> list[tuple[str, str, int]]:
    """City, side and result of every game: its threat level if it was won, else -1."""
    ends = told_of(scene, "game-won", "game-lost")
    return [(city, side, int(threat) if kind == "game-won" else -1) for kind, city, side, threat in ends]


@pytest.mark.rule("UFS-CAMP-01", "UFS-CAMP-05")
def test_the_campaign_has_four_chapters_and_ends() -> None:
    scene = played()
    assert told_of(scene, "chapter") == [["chapter", str(number)] for number in (1, 2, 3, 4)]
    assert [line.chapter for line in sheet_of(scene).sheet][:7] == [1, 1, 2, 2, 3, 3, 4]
    assert scene.told[-1] in ("campaign-won", "campaign-lost")
    results = [result for _, _, result in games_told(scene)]
    assert min(results) == -1 < max(results)  # some were won, some lost


@pytest.mark.rule("UFS-CAMP-13", "UFS-CAMP-06")
def test_the_sheet_says_what_the_journal_tells() -> None:
    scene = played()
    games = games_told(scene)
    noted = []
    for line in sheet_of(scene).sheet:
        boxes = (("blue", line.first_game), ("damaged", line.damaged_game))
        noted += [(line.city, side, box) for side, box in boxes if box is not None]
    assert noted == games
    threats = [int(words[1]) for words in told_of(scene, "threat-chosen")]
    for line, threat in zip(sheet_of(scene).sheet, threats, strict=True):
        assert {box for box in (line.first_game, line.damaged_game) if box is not None} <= {-1, threat}


@pytest.mark.rule("UFS-CAMP-06", "UFS-CAMP-17")
def test_second_games_follow_lost_first_games_and_nothing_else() -> None:
    scene = played()
    for line in sheet_of(scene).sheet:
        if line.chapter == 4:
            assert line.first_game is None
            assert line.damaged_game is not None
        else:
            assert (line.damaged_game is not None) == (line.first_game == -1)
    lost_first = [city for city, side, result in games_told(scene) if side == "blue" and result == -1]
    assert [words[1] for words in told_of(scene, "second-game")] == lost_first


@pytest.mark.rule("UFS-CAMP-03", "UFS-CAMP-04", "UFS-CAMP-16")
def test_every_line_names_the_stack_chosen_and_the_veterans_enlisted() -> None:
    scene = played()
    teams: list[set[str]] = []
    for words in told_of(scene, "stack-chosen", "last-stand", "enlisted"):
        if words[0] == "enlisted":
            teams[-1].add(words[1])
        else:
            teams.append(set(words[3:]))
    lines = sheet_of(scene).sheet
    assert [set(line.team) for line in lines] == teams
    stacks = [(words[1], words[2]) for words in told_of(scene, "stack-chosen")]
    assert [(line.city, line.scenario) for line in lines if line.chapter < 4] == stacks
    assert [len(line.team) for line in lines] == [1, 1, 2, 2, *([3] * (len(lines) - 4))]


@pytest.mark.rule("UFS-CAMP-10", "UFS-CAMP-11", "UFS-CAMP-15")
def test_removed_and_saved_elements_are_those_of_the_journal() -> None:
    scene = played()
    sheet = sheet_of(scene)
    destroyed = {words[1] for words in told_of(scene, "city-destroyed")}
    saved = {words[1] for words in told_of(scene, "city-saved", "city-spared")}
    lost = {word for words in told_of(scene, "stack-lost") for word in words[1:]}
    removed = {words[1] for words in told_of(scene, "scenario-removed", "city-fallen")}
    assert set(sheet.saved_cities) == saved - destroyed
    assert set(sheet.removed) == lost | removed | destroyed
    assert {veteran.character for veteran in sheet.veterans} == {words[1] for words in told_of(scene, "character-kept")}
    every = set().union(*CITIES.values(), *SCENARIOS.values(), *CHARACTERS.values())
    kept = set(sheet.saved_cities) | {veteran.character for veteran in sheet.veterans}
    assert (set(sheet.removed) | kept, set(sheet.removed) & kept) == (every, set())


@pytest.mark.rule("UFS-CAMP-18")
def test_the_score_adds_up() -> None:
    scene = played()
    results = [result for _, _, result in games_told(scene)]
    assert sheet_of(scene).score == sum(results)
    assert scene.story[-1] == f"{scene.reason} {sum(results)}"
    assert scene.outcome is not None
    assert dict(scene.outcome.score) == {
        "score": sum(results),
        "games-won": sum(result >= 0 for result in results),
        "games-lost": results.count(-1),
    }
    last_won = results[-1] >= 0
    assert (scene.outcome.won, scene.reason) == ((last_won,), "campaign-won" if last_won else "campaign-lost")


@pytest.mark.rule("UFS-ROUND-01", "UFS-MS-02")
def test_every_game_has_one_end_and_its_rounds_in_order() -> None:
    scene = played()
    rounds: list[list[int]] = []
    ends = 0
    for line in scene.story:
        kind, *words = line.split(" ")
        if kind == "battle":
            assert ends == len(rounds)
            rounds.append([])
        elif kind == "round":
            rounds[-1].append(int(words[0]))
        elif kind in ("game-won", "game-lost"):
            ends += 1
    assert ends == len(rounds) == len(games_told(scene))
    assert scene.told.count("lost-skull") + scene.told.count("lost-damage") == scene.told.count("game-lost")
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in rounds)


@pytest.mark.rule("UFS-CAMP-01")
def test_the_longest_campaign_is_not_longer_than_the_title_says() -> None:
    assert len(played().journal.events) < TITLE.longest
