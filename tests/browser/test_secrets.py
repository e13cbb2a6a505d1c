"""What is hidden is in no message, no text and no accessible name of those it is hidden from."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visitors
from tests.browser.hands import chance_of, open_for_two, play_by_mouse, shared_link, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright")

# The alien player knows which card each ship is; Earth and spectators only once its back has been seen by all.
CARD_ON_WIRE = re.compile(r"ship_\d+")
CARD_ON_PAGE = re.compile(r"#\d+")


class Wire:
    """Everything a page receives from its table."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        self.texts.append(text if isinstance(text, str) else text.decode())

    def cards(self) -> set[str]:
        return set(CARD_ON_WIRE.findall(" ".join(self.texts)))


def cards_on(page: Page) -> set[str]:
    """Cards named anywhere in the document: texts, accessible names, and whatever else stands in it."""
    return set(CARD_ON_PAGE.findall(page.locator("#app").evaluate("app => app.outerHTML")))


def told_to_all(page: Page) -> set[str]:
    return set(CARD_ON_PAGE.findall(page.locator(".journal").inner_text()))


def test_neither_the_opponent_nor_a_spectator_learns_a_hidden_card(visit: Visitors) -> None:
    earth, alien, watcher = visit(), visit(), visit()
    wires = {page: Wire(page) for page in (earth, alien, watcher)}
    open_for_two(earth)
    sit_down(alien, earth.url)
    watcher.goto(shared_link(earth, "Link to watch"))
    watcher.get_by_text("You are watching").first.wait_for()
    assert cards_on(alien)
    assert wires[alien].cards()
    for page in (earth, watcher):
        assert cards_on(page) == set()
        assert wires[page].cards() == set()
    chance = chance_of(31)
    for _ in range(4):
        for page in (earth, alien):
            play_by_mouse(page, chance)
        for page in (earth, watcher):
            assert cards_on(page) <= told_to_all(page)
    assert cards_on(alien) - told_to_all(alien)
