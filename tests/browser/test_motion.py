"""What is seen to happen: in the order of the journal, for who wants it; and nothing that is said moves the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.hands import open_table, settled, start
from tests.browser.test_companion import open_companion, paste, watch
from tests.games.space_alert.first_flight import first_flight

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

BOARD = "() => JSON.stringify(document.querySelector('.stage .board').getBoundingClientRect())"


def watched(page: Page, told: str = ".now span") -> None:
    """From now on the page notes every effect, and the sentence it belongs to."""
    page.evaluate(
        """told => {
            window.seen = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                if (timing?.id) window.seen.push([document.querySelector(told)?.textContent, timing.id]);
                return animate.call(this, frames, timing);
            };
        }""",
        told,
    )


def fire(page: Page) -> None:
    start(page)
    settled(page)
    watched(page)
    page.locator(".gun.lit").first.click()
    page.wait_for_function("() => document.querySelectorAll('.journal li').length > 9")


def test_a_shot_is_seen_before_the_hit_and_each_with_its_sentence(visit: Visitors) -> None:
    page = visit(motion=True)
    fire(page)
    page.wait_for_function("() => window.seen.some(([, does]) => does === 'burst')")
    seen = page.evaluate("window.seen")
    does = [what for _, what in seen]
    assert does.index("beam") < does.index("burst"), seen
    assert "fires at" in seen[does.index("beam")][0]
    assert "fires at" not in seen[does.index("burst")][0]
    page.keyboard.press("s")
    page.wait_for_function("() => !document.querySelector('.effects').childElementCount")
    assert not page.evaluate("document.getAnimations().some(({ id }) => id)"), "what is skipped is over at once"


@pytest.mark.parametrize("speed", ["", "off"], ids=["as the system wants", "by choice"])
def test_who_wants_no_motion_sees_none(visit: Visitors, speed: str) -> None:
    page = visit(motion=bool(speed))
    if speed:
        page.evaluate("localStorage.setItem('hullbreach.speed', '\"off\"')")
        page.reload()
    fire(page)
    assert settled(page) == "mine"
    assert page.evaluate("window.seen") == []
    assert page.evaluate("document.getAnimations().length") == 0


def test_ships_fall_and_dice_roll_in_one_throw(visit: Visitors) -> None:
    page = visit(motion=True)
    open_table(page, "under-falling-skies")
    watched(page)
    page.locator("[data-face^='white']").first.click()
    page.locator(".space.lit").first.click()
    page.wait_for_function("() => window.seen.some(([, does]) => does === 'roll')")
    seen = page.evaluate("window.seen")
    does = [what for _, what in seen]
    assert does.index("travel") < does.index("roll"), "first the ships, then the other dice"
    thrown = [told for told, what in seen if what == "roll"]
    assert len(thrown) > 1
    assert len(set(thrown)) == 1, "at one moment"


# --- nothing moves the board ---
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_that_is_said_moves_the_board(visit: Visitors, size: ViewportSize, language: str) -> None:
    page = visit(language=language, viewport=size)
    start(page, "Play now: Aliens Attack!" if language == "en" else "Jouer à Aliens Attack!")
    settled(page)
    page.mouse.move(0, 0)
    before = page.evaluate(BOARD)
    page.locator("button.gun:not(.lit)").first.click()
    page.locator(".notices .error").wait_for()
    page.mouse.move(0, 0)
    assert page.evaluate(BOARD) == before, "a refusal"
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    page.locator(".notices .notice .close").wait_for(timeout=60_000)
    assert page.evaluate(BOARD) == before, "a hint"
    note = page.locator(".notices .notice").bounding_box()
    line = page.locator(".line").bounding_box()
    assert note
    assert line
    assert note["y"] >= line["y"] - 1, "it stands where it says what to do"
    page.locator(".notices .close").click()
    page.locator(".notices .notice").wait_for(state="detached")
    page.evaluate("document.querySelector('.state').textContent = 'Reconnecting to the table…'")
    assert page.evaluate(BOARD) == before, "the connection"
    page.evaluate("document.querySelector('.now span').textContent = 'What is told takes its room. '.repeat(9)")
    assert page.evaluate(BOARD) == before, "a long sentence"


# --- a film ---
def test_a_scene_of_the_film_is_acted_when_it_is_stepped_to_and_there_at_once_when_it_is_wound_to(
    visit: Visitors,
) -> None:
    page = visit(motion=True)
    open_companion(page)
    paste(page, first_flight())
    watch(page)
    page.evaluate("document.activeElement?.blur()")
    watched(page, "[aria-current='step'] li")
    page.get_by_role("slider").fill("9")
    page.get_by_text("Turn 2 · Player actions").first.wait_for()
    assert page.evaluate("window.seen") == []
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.seen.some(([, does]) => does === 'burst')")
    does = [what for _, what in page.evaluate("window.seen")]
    assert does.index("beam") < does.index("burst"), "first the laser, then the hit"
    page.get_by_role("slider").fill("20")
    page.wait_for_function("() => !document.querySelector('.effects').childElementCount")
    assert not page.evaluate("document.getAnimations().some(({ id }) => id)")
