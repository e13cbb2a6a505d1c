"""The pictures in docs/pictures, taken from the real thing: `PYTHONPATH=.built python -m tests.browser.screenshots`."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE, ROOT, Server
from tests.browser.hands import chance_of, play_by_mouse, settled

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PICTURES = ROOT / "docs" / "pictures"
VISITS = (("en", "desktop", DESKTOP), ("en", "phone", PHONE), ("fr", "desktop", DESKTOP), ("fr", "phone", PHONE))
SOME_CLICKS = 6


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(300)  # fonts and the last transition
    page.screenshot(path=PICTURES / f"{name}.png")


def visit(browser: Browser, address: str, language: str, size: str, viewport: Any) -> None:
    """One game from lobby to replay."""
    context = browser.new_context(locale=language, viewport=viewport, reduced_motion="reduce", base_url=address)
    page = context.new_page()
    page.goto("/")
    page.locator("article .primary").first.wait_for()
    take(page, f"{language}-{size}-lobby")
    page.locator("article .primary").first.click()
    page.locator(".now.mine").wait_for()
    play_by_mouse(page, chance_of(11), most=SOME_CLICKS)
    if settled(page) == "mine":
        page.keyboard.press("Escape")  # a card may be half chosen
    take(page, f"{language}-{size}-game")
    play_by_mouse(page, chance_of(12))
    take(page, f"{language}-{size}-end")
    page.locator("dialog[open] a.button").first.click()
    page.get_by_role("slider").wait_for()
    for _ in range(6):
        page.locator(".controls button").nth(2).click()
    take(page, f"{language}-{size}-replay")
    context.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            for language, size, viewport in VISITS:
                visit(browser, server.address, language, size, viewport)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
