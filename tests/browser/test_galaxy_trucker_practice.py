"""The practice yard of Galaxy Trucker: the first ship with an instructor, from the lobby to a race of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visitors
from tests.browser.test_access import assert_accessible
from tests.browser.test_galaxy_trucker_yard import FREE, JOINS, MOST_DRAWS, draw, holds, is_done
from tests.browser.ways import WAYS, Hand, taught

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright")

# Where it joins with nothing wrong; else where it joins after a turn, which a press makes by itself.
CLEAN = f"{JOINS}:not(.risky)"
COLUMNS = 9


class Apprentice(Hand):
    """Somebody in the practice yard."""

    def at(self, step: str) -> None:
        self.page.locator(f".coach[data-step='{step}']").wait_for()

    def draw(self) -> None:
        self.choose("[data-draw]")
        holds(self.page)

    def weld(self) -> None:
        """What is in the hand, where it does best; the keys go from square to square."""
        places = next(found for found in (CLEAN, f"{FREE}.turnable", JOINS) if self.page.locator(found).count())
        if self.way == "keyboard":
            self._walk_over_the_ship(int(str(self.page.locator(places).first.get_attribute("data-square"))))
            self.page.keyboard.press("Enter")
        else:
            self.choose(places)
        is_done(self.page)

    def _walk_over_the_ship(self, wanted: int) -> None:
        self._walk_to("[data-square]")
        for _ in range(2 * COLUMNS):
            here = int(self.page.evaluate("document.activeElement.dataset.square"))
            if here == wanted:
                return
            down, along = wanted // COLUMNS - here // COLUMNS, wanted % COLUMNS - here % COLUMNS
            arrow = ("Down" if down > 0 else "Up") if down else ("Right" if along > 0 else "Left")
            self.page.keyboard.press(f"Arrow{arrow}")
        raise AssertionError(f"no arrow leads to square {wanted}")

    def resume(self) -> None:
        """Leave the yard for the lobby, and come back through the same door."""
        self.page.goto("/#/")
        self.choose("[data-learn='galaxy-trucker']")
        self.choose("[data-to-table]")

    def finish(self) -> None:
        """Say so, take off what the inspector marks, if he does, and close the hatches."""
        self.choose("[data-finish]")
        self.choose("[data-order]")
        mend(self.page, self)


@pytest.mark.parametrize(("way", "language"), taught(mouse="en", keyboard="fr", touch="fr"))
def test_a_newcomer_is_led_from_the_lobby_to_a_ship_that_flies_left_and_resumed(
    visit: Visitors, way: str, language: str
) -> None:
    page = visit(language=language, **WAYS[way])
    newcomer = Apprentice(page, way)
    newcomer.choose("[data-learn='galaxy-trucker']")
    page.locator("[data-new-table]").wait_for()
    assert_accessible(page, "practice")
    newcomer.choose("[data-new-table]")
    newcomer.at("welcome")
    newcomer.choose("[data-go-on]")
    newcomer.at("draw")
    assert page.locator("[data-draw][data-taught]").count() == 1
    newcomer.draw()
    newcomer.at("prongs")
    newcomer.choose("[data-go-on]")
    newcomer.at("turn")
    newcomer.choose(".held .turn")
    newcomer.at("weld")
    assert_accessible(page, "coach")
    newcomer.weld()
    newcomer.at("loose")
    newcomer.draw()
    newcomer.weld()
    newcomer.at("engine")
    newcomer.resume()
    # The deal brings what is asked for.
    for wanted in ("engine", "cannon"):
        newcomer.at(wanted)
        newcomer.draw()
        newcomer.weld()
    newcomer.at("aside")
    newcomer.draw()
    newcomer.choose("button.slot")
    newcomer.at("peek")
    newcomer.choose(".stack")
    page.locator(".peek [data-card]").first.wait_for()
    newcomer.choose(".peek button")
    newcomer.at("fill")
    newcomer.choose("[data-skip]")
    newcomer.at("finish")
    newcomer.finish()
    newcomer.at("end")
    newcomer.choose("[data-play-anew]")
    page.locator(".curtain").wait_for()
    assert page.locator(".coach").count() == 0


def mend(page: Page, hand: Hand) -> None:
    """Until nothing is left to mend, and the ship is manned."""
    for _ in range(20):
        page.wait_for_timeout(150)
        is_done(page)
        if not page.locator(".yard").count():
            return
        for button in (".mending .primary:enabled", ".mending .error button", "[data-crewed]"):
            if page.locator(button).count():
                hand.choose(button)
                break


def test_what_was_done_before_it_is_asked_for_is_still_read(visit: Visitors) -> None:
    page = visit()
    newcomer = Apprentice(page)
    page.goto("/#/lessons/galaxy-trucker")
    newcomer.choose("[data-new-table]")
    newcomer.at("welcome")
    for _ in range(4):
        newcomer.draw()
        newcomer.weld()
    newcomer.choose("[data-go-on]")
    newcomer.draw()
    for step in ("prongs", "turn", "weld", "loose", "engine", "cannon"):
        newcomer.at(step)
        newcomer.choose(".held .turn" if step == "turn" else "[data-go-on]")
    newcomer.at("aside")


def test_the_instructor_explains_an_error_as_it_is_made_and_shows_the_rule(visit: Visitors) -> None:
    page = visit()
    page.goto("/#/lessons/galaxy-trucker")
    page.locator("[data-new-table]").click()
    page.locator(".coach").wait_for()
    for _ in range(MOST_DRAWS):
        draw(page)
        bad = page.locator(f"{JOINS}[aria-label*='bad contact'], {JOINS}[aria-label*='must point']")
        places = bad if bad.count() else page.locator(f"{JOINS}, {FREE}.turnable")
        (places.first if places.count() else page.locator(".draw.back")).click()
        is_done(page)
        if page.locator(".coach .wrong").count():
            break
    page.locator(".coach .wrong", has_text="not welded yet").wait_for()
    page.locator(".coach .wrong button").click()
    page.locator(".coach .rule").wait_for()
    assert page.locator(".coach .rule").inner_text().startswith("GT-")
