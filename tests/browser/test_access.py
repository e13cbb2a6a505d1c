"""Every screen passes axe, in both languages and on both sizes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import AXE, Visitors, every_look, missing
from tests.browser.hands import chance_of, close_window, open_for_two, open_log, play_by_mouse, won_game

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

PLAY = {"en": "Play now", "fr": "Jouer"}
OPTIONS = {"en": "Options", "fr": "Options"}


@pytest.fixture(autouse=True)
def axe() -> None:
    if not AXE.exists():
        missing("axe-core is not installed: npm ci in web/")


def assert_accessible(page: Page, screen: str) -> None:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    problems = [
        f"{found['id']}: {node['html'][:160]} {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]
    assert problems == [], f"{screen}: {problems}"


@every_look
def test_every_screen_of_a_game_alone_passes_axe(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    play = page.get_by_role("button", name=PLAY[language]).first
    play.wait_for()
    assert_accessible(page, "lobby")
    page.get_by_role("button", name=OPTIONS[language]).first.click()
    page.get_by_role("dialog").wait_for()
    assert_accessible(page, "options")
    close_window(page)
    play.click()
    page.locator(".now.mine").wait_for()
    assert_accessible(page, "table")
    page.locator(".defence.lit").first.click()
    assert_accessible(page, "table with a choice")
    page.keyboard.press("Escape")
    page.locator(".gun.lit").first.hover()
    page.locator(".ahead").wait_for()
    assert_accessible(page, "looking ahead")
    for key, screen in (("?", "keys"), ("r", "rules")):
        page.keyboard.press(key)
        page.get_by_role("dialog").locator("li, dt").first.wait_for()
        assert_accessible(page, screen)
        close_window(page)
    look_back(page)
    assert_accessible(page, "looking back")
    page.keyboard.press("Escape")
    assert play_by_mouse(page, chance_of(8)) == "over"
    page.get_by_role("dialog").locator(".buttons a").first.wait_for()
    assert_accessible(page, "end")
    open_log(page, won_game())  # not every game has turning points; this one does
    page.get_by_role("dialog").locator("ol li").first.wait_for()
    assert_accessible(page, "victory")
    page.get_by_role("dialog").locator(".buttons a").first.click()
    page.get_by_role("slider").wait_for()
    assert_accessible(page, "replay")


def look_back(page: Page) -> None:
    """By the journal beside the board, or in its drawer."""
    if not page.locator("aside .journal").is_visible():
        page.locator("nav button", has_text="Journal").click()
    page.locator(".journal .entry:visible").last.click()
    page.locator(".stage.looking").wait_for()


@every_look
def test_every_screen_in_company_passes_axe(visit: Visitors, language: str, size: ViewportSize) -> None:
    host, page = visit(), visit(language=language, viewport=size)
    open_for_two(host)
    page.goto(host.url)
    page.locator("#invited-name").wait_for()
    assert_accessible(page, "invitation")
    page.locator(".seats button").click()
    page.locator(".board").wait_for()
    page.keyboard.press("c")
    page.locator(".chat input").fill("42")
    page.keyboard.press("Enter")
    page.locator(".chat li.mine").wait_for()
    assert_accessible(page, "chat")
    close_window(page)
    open_share(page)
    assert_accessible(page, "share")
    page.goto("/#/about")
    page.locator("dl").first.wait_for()
    assert_accessible(page, "about")
    page.goto("/#/games")
    page.locator("article").first.wait_for()
    assert_accessible(page, "my games")
    for place, screen in enumerate(("statistics", "another device"), start=-2):
        page.locator(".tools button").nth(place).click()
        page.get_by_role("dialog").wait_for()
        assert_accessible(page, screen)
        close_window(page)


def open_share(page: Page) -> None:
    """By its button beside the board, or in the menu."""
    names = re.compile("Share|Partager")
    if not page.locator("aside").is_visible():
        page.locator("nav button").last.click()
        page.get_by_role("dialog").get_by_role("button", name=names).click()
    else:
        page.get_by_role("button", name=names).click()
    page.locator("#share-seat").wait_for()


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 400)], ids=["360 pixels wide", "200 % zoom of 1280"])
def test_nothing_is_cut_off_sideways(visit: Visitors, width: int, height: int) -> None:
    host, page = visit(), visit(language="fr", viewport={"width": width, "height": height})
    page.get_by_role("button", name=PLAY["fr"]).first.wait_for()
    assert_fits(page, width, "lobby")
    page.goto("/#/about")
    page.locator("dl").first.wait_for()
    assert_fits(page, width, "about")
    page.goto("/#/games")
    page.locator(".tools").wait_for()
    assert_fits(page, width, "my games")
    open_for_two(host)
    page.goto(host.url)
    page.locator(".seats button").click()
    page.locator(".board").wait_for()
    assert_fits(page, width, "table")
    page.keyboard.press("c")
    page.locator(".chat input").fill("i" * 120)
    page.keyboard.press("Enter")
    page.locator(".chat li.mine").wait_for()
    assert_fits(page, width, "chat")
    close_window(page)
    open_share(page)
    assert_fits(page, width, "share")
    close_window(page)
    page.keyboard.press("r")
    page.locator("dialog h3").first.wait_for()
    assert_fits(page, width, "rules")
    close_window(page)
    open_log(page, won_game())
    page.locator("dialog ol li").first.wait_for()
    assert_fits(page, width, "end")
    page.locator("dialog .buttons a").first.click()
    page.get_by_role("slider").wait_for()
    assert_fits(page, width, "replay")


def assert_fits(page: Page, width: int, screen: str) -> None:
    """Neither the page nor an open window is wider than the screen, and nothing in a window is cut off."""
    assert page.evaluate("document.documentElement.scrollWidth") <= width, screen
    cut = page.evaluate(
        """() => [...document.querySelectorAll("dialog[open] .body, dialog[open] .body *")]
            .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== "visible")
            .filter((part) => !(part instanceof HTMLInputElement) && !part.matches(".unseen"))
            .map((part) => part.outerHTML.slice(0, 120))"""
    )
    assert cut == [], screen
