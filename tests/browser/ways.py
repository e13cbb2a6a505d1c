"""Ways to touch things: by mouse, by keys, or with a finger."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from tests.browser.conftest import DESKTOP, PHONE
from tests.effort import LONG

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST_TABS = 80
LANGUAGES = ("en", "fr")
WAYS: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": DESKTOP},
    "keyboard": {"viewport": DESKTOP},
    "touch": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}


def taught(mouse: str, keyboard: str, touch: str) -> list[tuple[str, str]]:
    """Each way once, in these languages; in a long run every way in every language."""
    return list(product(WAYS, LANGUAGES)) if LONG else list(zip(WAYS, (mouse, keyboard, touch), strict=True))


class Hand:
    """Somebody's hand at a page, with one way to touch things."""

    def __init__(self, page: Page, way: str = "mouse") -> None:
        self.page = page
        self.way = way

    def choose(self, selector: str) -> None:
        """One thing, the way this hand touches things."""
        found = self.page.locator(selector).first
        found.wait_for()
        if self.way == "mouse":
            found.click()
        elif self.way == "touch":
            found.tap()
            self._tap_again()
        else:
            self._walk_to(selector)
            self.page.keyboard.press("Enter")

    def _tap_again(self) -> None:
        """Where a tap only shows what would happen, it says so, and a second one does it."""
        armed = self.page.locator("[data-armed]")
        if armed.count():
            armed.tap()

    def _walk_to(self, selector: str) -> None:
        """With the Tab key, as far as it takes."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("(wanted) => !!document.activeElement?.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {selector}")
