"""The academy in the browser: each lesson from its first step to its end, left and resumed, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.cadet import Cadet
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, Visitors
from tests.browser.test_access import assert_accessible
from tests.browser.ways import WAYS, taught

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, ViewportSize

pytest.importorskip("playwright")

LESSONS: list[tuple[str, str, ViewportSize]] = [
    ("ship", "fr", PHONE),
    ("action", "en", DESKTOP),
    ("action", "fr", SMALL_PHONE),
    ("resolution", "fr", DESKTOP),
    ("first-flight", "en", PHONE),
    ("second-flight", "fr", DESKTOP),
    ("simulation", "en", DESKTOP),
    ("advanced", "fr", DESKTOP),
    ("mission", "en", DESKTOP),
]


@pytest.mark.parametrize(
    ("lesson", "language", "size"), LESSONS, ids=[f"{name}-{size['width']}" for name, _, size in LESSONS]
)
def test_a_lesson_from_start_to_end(visit: Visitors, lesson: str, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size, has_touch=size != DESKTOP)
    cadet = Cadet(page, lesson)
    cadet.enter()
    cadet.take()
    page.goto("/#/lessons/space-alert")
    assert page.locator(f"li:has([data-lesson='{lesson}']) .done").count() == 1


@pytest.mark.parametrize(("way", "language"), taught(mouse="fr", keyboard="en", touch="fr"))
def test_a_short_lesson_by_mouse_keys_and_finger_left_and_resumed(visit: Visitors, way: str, language: str) -> None:
    page = visit(language=language, **WAYS[way])
    cadet = Cadet(page, "ship", way)
    cadet.enter()
    act = cadet.lesson.act[0]
    middle = len(act.step) // 2
    for step in act.step[:middle]:
        cadet.do(act, step)
    cadet.at(act.step[middle])
    cadet.enter()
    for step in act.step[middle:]:
        cadet.do(act, step)
    page.locator(".landing").wait_for()
    cadet.choose("[data-play-anew]")
    page.locator(".now.mine").wait_for()
    assert page.locator(".coach").count() == 0


def step_of(page: Page) -> str:
    return str(page.locator(".coach").get_attribute("data-step"))


def test_a_newcomer_is_led_to_the_first_lesson(visit: Visitors) -> None:
    """Until they have taken its first step: who only looked is still led."""
    page = visit(language="fr")
    page.locator("a.primary[data-learn='space-alert']", has_text="Apprendre en jouant").click()
    page.locator("li.next").wait_for()
    assert_accessible(page, "academy")
    page.locator("li.next a").click()
    page.locator(".coach[data-step='goal']").wait_for()
    assert_accessible(page, "lesson")
    page.goto("/")
    page.locator("a.primary[data-learn='space-alert']").click()
    page.locator("li.next a").click()
    page.locator("[data-go-on]").click()
    page.get_by_role("link", name="Toutes les leçons").first.click()
    page.locator("li.next").wait_for()
    page.goto("/")
    page.locator("a[data-learn='space-alert']:not(.primary)").wait_for()


def test_a_wrong_try_is_explained_with_the_rule(visit: Visitors) -> None:
    page = visit()
    cadet = Cadet(page, "ship")
    cadet.enter()
    act = cadet.lesson.act[0]
    for step in act.step[:2]:
        cadet.do(act, step)
    page.locator("[data-pick='upper_red']").press("Enter")
    page.locator(".coach .bad").get_by_text("White is the middle zone").wait_for()
    page.get_by_role("button", name="The rule").click()
    page.locator(".coach .rule").get_by_text("SA-SHIP-02").wait_for()
    page.locator("[data-pick='lower_white']").press("Enter")
    page.locator(".coach .good").wait_for()
    assert_accessible(page, "wrong and right")


def test_an_exercise_can_fail_and_be_tried_again(visit: Visitors) -> None:
    page = visit()
    cadet = Cadet(page, "advanced")
    cadet.enter()
    act = cadet.lesson.act[0]
    cadet.do(act, act.step[0])
    cadet.slot(0, 0).click()
    page.locator(".cards [data-card='battlebots']").click()
    page.locator("[data-fly]").click()
    page.locator(".coach .bad").wait_for()
    page.locator(".told li").first.wait_for()
    page.locator("[data-retry]").click()
    cadet.do(act, act.step[1])


def test_nobody_goes_on_before_the_film_of_a_step_is_there(visit: Visitors) -> None:
    """What was shown for the step before it would flash by, and a press on it might be lost."""
    page = visit()
    cadet = Cadet(page, "advanced")
    cadet.enter()
    squad, repair, outside = cadet.lesson.act[:3]
    for step in squad.step:
        cadet.do(squad, step)
    late: list[Route] = []
    cadet.at(repair.step[0])
    cadet.plan(repair, repair.step[0])
    page.locator(".coach .good").wait_for()
    page.route("**/flights", lambda route: late.append(route))
    page.locator("[data-go-on]").click()
    cadet.at(outside.step[0])
    page.wait_for_timeout(100)
    assert page.locator("[data-go-on]").count() == 0
    late[0].continue_()
    page.unroute("**/flights")
    cadet.go_on(outside.step[0])
    cadet.at(outside.step[1])


def test_a_lesson_is_left_in_the_middle_and_resumed(visit: Visitors) -> None:
    """On paper and at a table: what was done is kept, and a reload loses nothing."""
    page = visit()
    cadet = Cadet(page, "resolution")
    cadet.enter()
    act = cadet.lesson.act[0]
    for step in act.step[:5]:
        cadet.do(act, step)
    here = step_of(page)
    seen = page.locator(".stage .cell .token").count()
    page.get_by_role("link", name="All lessons").first.click()
    page.get_by_role("link", name="Go on: The resolution round").click()
    page.locator(f".coach[data-step='{here}']").wait_for()
    assert page.locator(".stage .cell .token").count() == seen

    cadet = Cadet(page, "action")
    cadet.enter()
    page.locator("[data-new-table]").click()
    act = cadet.lesson.act[0]
    for step in act.step[:4]:
        cadet.do(act, step)
    here = step_of(page)
    page.reload()
    page.locator(f".coach[data-step='{here}']").wait_for()
    page.locator("[data-slot='0-2'].full").wait_for()
    page.locator(".coach").get_by_role("link", name="All lessons").click()
    page.get_by_role("link", name="Go on: The action round").click()
    page.locator("[data-to-table]").click()
    page.locator(f".coach[data-step='{here}']").wait_for()
    cadet.do(act, act.step[4])
    assert_accessible(page, "lesson at a table")


def test_the_instructor_can_be_sent_away_and_called_back(visit: Visitors) -> None:
    page = visit(viewport=PHONE)
    cadet = Cadet(page, "action")
    cadet.enter()
    page.locator("[data-new-table]").click()
    page.locator(".coach .remark").wait_for()
    page.get_by_role("button", name="Instructor off").click()
    page.locator(".coach .text").wait_for(state="detached")
    page.reload()
    page.get_by_role("button", name="Instructor on").click()
    page.locator(".coach .remark").wait_for()


def test_something_else_than_what_was_asked_for_is_noticed(visit: Visitors) -> None:
    page = visit()
    cadet = Cadet(page, "action")
    cadet.enter()
    page.locator("[data-new-table]").click()
    act = cadet.lesson.act[0]
    for step in act.step[:2]:
        cadet.do(act, step)
    cadet.at(act.step[2])
    cadet.lay("red-b", 0, 0, "act")
    page.locator(".coach .bad").wait_for()
    cadet.slot(0, 0).click()
    cadet.slot(0, 0).click()
    page.locator(".coach .good").wait_for()


def test_a_lost_flight_is_talked_about(visit: Visitors) -> None:
    """Nobody did anything: the ship is lost, and the advice says why."""
    page = visit()
    cadet = Cadet(page, "second-flight")
    cadet.enter()
    page.locator("[data-new-table]").click()
    act = cadet.lesson.act[0]
    cadet.do(act, act.step[0])
    cadet.fly([])
    page.locator(".debrief .try li").first.wait_for()
    page.get_by_text("The ship was lost.").wait_for()
    assert_accessible(page, "debriefing")
    page.get_by_role("button", name="Fly it again").click()
    page.locator("[data-new-table]").click()
    cadet.at(act.step[0])


def test_nobody_is_told_how_a_flight_ended_before_its_film_has_shown_it(visit: Visitors) -> None:
    page = visit(motion=True)
    cadet = Cadet(page, "second-flight")
    cadet.enter()
    page.locator("[data-new-table]").click()
    cadet.do(cadet.lesson.act[0], cadet.lesson.act[0].step[0])
    while page.locator(".board.action").count():
        cadet.hear_next()
    page.locator(".told .now").wait_for()
    page.locator(".coach").get_by_text("See what happens; then we talk about it.").wait_for()
    assert page.locator(".debrief").count() == 0
    page.get_by_role("button", name="Skip", exact=True).click()
    page.locator(".debrief").get_by_text("The ship was lost.").wait_for()
