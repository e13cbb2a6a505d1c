"""Every screen passes axe, in both languages and on both sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import AXE, DESKTOP, PHONE, Visitors, missing
from tests.browser.hands import chance_of, play_by_mouse

if TYPE_CHECKING:
    from playwright.sync_api import Page

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


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen_passes_axe(visit: Visitors, language: str, size: dict[str, int]) -> None:
    page = visit(language=language, viewport=size)
    play = page.get_by_role("button", name=PLAY[language]).first
    play.wait_for()
    assert_accessible(page, "lobby")
    page.get_by_role("button", name=OPTIONS[language]).first.click()
    page.get_by_role("dialog").wait_for()
    assert_accessible(page, "options")
    page.keyboard.press("Escape")
    play.click()
    page.locator(".now.mine").wait_for()
    assert_accessible(page, "table")
    page.locator(".defence.lit").first.click()
    assert_accessible(page, "table with a choice")
    page.keyboard.press("Escape")
    for key, screen in (("?", "keys"), ("r", "rules")):
        page.keyboard.press(key)
        page.get_by_role("dialog").locator("li, dt").first.wait_for()
        assert_accessible(page, screen)
        page.keyboard.press("Escape")
    assert play_by_mouse(page, chance_of(8)) == "over"
    assert_accessible(page, "end")
    page.get_by_role("dialog").get_by_role("link").first.click()
    page.get_by_role("slider").wait_for()
    assert_accessible(page, "replay")
