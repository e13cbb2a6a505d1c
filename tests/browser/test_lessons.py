"""Learning by playing: the guided first games, from the lobby to a game of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.pupil import Pupil, clicks
from tests.browser.test_access import assert_accessible
from tests.browser.ways import WAYS, taught

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Visitors

# Something else that may be done when the first move is asked for, and something that may not.
OTHER = {"aliens-attack": "fire alpha", "under-falling-skies": "place gray-5 r2c5"}
REFUSED = {"aliens-attack": "[data-cannon='beta']", "under-falling-skies": "[data-space='r6c1']"}
LESSONS = [
    *(("aliens-attack", *taken) for taken in taught(mouse="en", keyboard="fr", touch="fr")),
    *(("under-falling-skies", *taken) for taken in taught(mouse="fr", keyboard="en", touch="en")),
]


def stop_by(pupil: Pupil, game: str) -> None:
    """Leave the table for the lobby, and come back to it through the same door."""
    pupil.page.goto("/#/")
    pupil.choose(f"[data-learn='{game}']")
    pupil.choose("[data-to-table]")


@pytest.mark.parametrize(("game", "way", "language"), LESSONS)
def test_a_first_game_is_learnt_step_by_step_left_and_resumed(
    visit: Visitors, game: str, way: str, language: str
) -> None:
    page = visit(language=language, **WAYS[way])
    pupil = Pupil(page, game, way)
    pupil.choose(f"[data-learn='{game}']")
    pupil.choose("[data-new-table]")
    middle = len(pupil.steps) // 2
    for step in pupil.steps[:middle]:
        pupil.take(step)
    pupil.await_step(pupil.steps[middle])
    assert_accessible(page, f"the lesson of {game}")
    stop_by(pupil, game)
    for step in pupil.steps[middle:-1]:
        pupil.take(step)
    pupil.await_step(pupil.steps[-1])
    pupil.choose("[data-play-on]")
    page.locator(".coach").wait_for(state="detached")
    assert page.locator("[data-taught]").count() == 0
    page.locator(".now.mine").wait_for()


@pytest.mark.parametrize("game", OTHER)
def test_a_wrong_try_is_explained_with_its_rule_and_not_played(visit: Visitors, game: str) -> None:
    page = visit()
    pupil = Pupil(page, game, "mouse")
    pupil.choose(f"[data-learn='{game}']")
    assert not page.locator("[data-to-table]").count()
    pupil.choose("[data-new-table]")
    pupil.take(pupil.steps[0])
    asked = pupil.steps[1]
    pupil.await_step(asked)
    for selector in clicks(OTHER[game]):
        pupil.choose(selector)
    page.locator(".coach .wrong").wait_for()
    assert page.locator(".board .hinted").count() >= 1
    assert page.get_by_role("button", name="Undo").first.is_disabled()
    page.locator("[data-why]").click()
    page.locator("dialog[open] [data-here]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    for selector in clicks(asked["moves"][0])[:-1]:
        pupil.choose(selector)
    page.locator(REFUSED[game]).click()
    page.locator(".notices [role='alert']").wait_for()
    page.keyboard.press("Escape")
    pupil.await_step(asked)
    pupil.take(asked)
    pupil.await_step(pupil.steps[2])


def shown_first(page: Page, game: str) -> str:
    buttons = page.locator(f"article:has([data-learn='{game}']) .buttons > *")
    return buttons.first.inner_text()


def test_who_never_played_a_game_is_offered_its_lesson_first_and_at_the_same_place(visit: Visitors) -> None:
    page = visit()
    page.locator("[data-learn]").first.wait_for()
    games = [one.get_attribute("data-learn") or "" for one in page.locator("[data-learn]").all()]
    assert games == [listed["game"] for listed in page.request.get("/api/games").json()]
    assert {shown_first(page, game) for game in games} == {"Learn by playing"}
    page.get_by_role("button", name="Play now: Aliens Attack!").click()
    page.locator(".now.mine").wait_for()
    page.goto("/#/")
    page.locator("[data-learn]").first.wait_for()
    assert shown_first(page, "aliens-attack") == "Play now"
    assert shown_first(page, "under-falling-skies") == "Learn by playing"
