"""Looking ahead and looking back on the board."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, SMALL_PHONE, Visitors
from tests.browser.hands import (
    chance_of,
    close_invitation,
    covered_by_ahead,
    entries,
    open_table,
    play_by_mouse,
    settled,
    start,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

AT_ONCE_MS = 100
GUN = ".stage .gun.lit:not([data-cannon=delta])"

HOVER_TO_GHOSTS = """(gun) => new Promise((done) => {
    const began = performance.now();
    const seen = new MutationObserver(() => {
        if (!document.querySelector(".ahead")) return;
        seen.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    });
    seen.observe(document.body, { childList: true, subtree: true });
    gun.dispatchEvent(new PointerEvent("pointerenter"));
})"""


def lines(page: Page) -> list[str]:
    return [str(text) for text in page.locator(".ahead li:not(.open)").all_inner_texts()]


def test_pointing_at_a_cannon_tells_what_it_then_does(visit: Visitors) -> None:
    page = visit()
    start(page)
    before, told = entries(page), page.locator(".journal li").count()
    page.locator(GUN).first.hover()
    page.locator(".ahead").wait_for()
    foreseen = lines(page)
    assert foreseen
    assert page.locator(".stage .ghost, .stage .foreseen").count()
    assert entries(page) == before, "looking plays nothing"
    page.locator(GUN).first.click()
    settled(page)
    page.wait_for_function("n => document.querySelectorAll('.journal li').length > n", arg=told)
    assert page.locator(".journal li").all_inner_texts()[told:][: len(foreseen)] == foreseen
    page.locator("h1").hover()
    page.locator(".ahead").wait_for(state="detached")


def test_the_focus_looks_ahead_too(visit: Visitors) -> None:
    page = visit()
    start(page)
    page.keyboard.press("ArrowDown")
    for _ in range(12):
        if page.locator(".ahead").count():
            break
        page.keyboard.press("Tab")
        page.wait_for_timeout(150)
    assert lines(page)
    assert page.locator(".ahead").get_attribute("role") == "status"


def test_a_long_press_looks_and_does_not_play(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    start(page)
    before = entries(page)
    box = page.locator(GUN).first.bounding_box()
    assert box
    devtools = page.context.new_cdp_session(page)
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.locator(".ahead").wait_for()
    page.wait_for_timeout(600)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".ahead").wait_for(state="detached")
    assert entries(page) == before


def test_a_finger_asks_with_the_first_tap_and_plays_with_the_second(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    start(page)
    before = entries(page)
    page.locator("[data-square='r2c1']").tap(force=True)  # it may not be chosen, but looked at
    page.locator(".choices .detail").wait_for()
    page.locator(GUN).first.tap()
    page.locator(".ahead").wait_for()
    page.locator("[data-armed]").wait_for()
    assert entries(page) == before
    page.locator(GUN).first.tap()
    page.locator("[data-armed]").wait_for(state="detached")
    page.locator(".mother", has_text="2").wait_for()
    assert entries(page) == before + 1


def test_what_a_finger_asked_about_is_forgotten_with_another_card_and_in_another_position(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    start(page)
    page.locator(GUN).first.tap()
    page.locator("[data-armed]").wait_for()
    page.locator("[data-card='laser_satellite']").tap()
    page.locator(".choices .prompt").wait_for()
    page.locator("[data-armed]").wait_for(state="detached")
    page.locator(".choices .quiet").tap()
    page.locator(".choices .prompt").wait_for(state="detached")
    assert page.locator("[data-armed]").count() == 0
    page.locator(GUN).first.tap()
    page.locator("[data-armed]").wait_for()
    page.get_by_role("button", name="Hint").locator("visible=true").tap()
    page.get_by_role("button", name="Play this move").tap()
    page.locator(".mother", has_text="2").wait_for()
    settled(page)
    assert page.locator("[data-armed]").count() == 0, "it was asked about in another position"


@pytest.mark.parametrize("mode", ["standard", "two_player"])
def test_of_a_column_only_what_the_vortex_reaches_is_lit(visit: Visitors, mode: str) -> None:
    page = visit()
    open_table(page, "aliens-attack", mode=mode)
    if mode == "two_player":
        close_invitation(page)
    reached = 4 if mode == "standard" else 2
    page.locator("[data-card='vortex']").click()
    page.locator(".choices .prompt").wait_for()
    page.locator("[data-square='r1c2']").hover()
    page.locator("[data-square='r1c2'].target").wait_for()
    assert page.locator(".field .target").count() == reached
    page.locator("[data-square='r3c2']").click(force=True)
    if mode == "two_player":
        page.locator(".choices .prompt").wait_for()
        page.locator("[data-square='r1c2']").click()
    page.locator(".choices .prompt").wait_for(state="detached")


def test_a_column_is_one_choice_and_lights_one_place(visit: Visitors) -> None:
    page = visit()
    start(page)
    page.locator("[data-card='vortex']").click()
    page.locator(".choices .prompt").wait_for()
    assert page.locator(".field .cell.lit").count() == 4
    page.locator("[data-square='r2c2']").hover()
    page.locator("[data-square='r3c2'].target").wait_for()
    assert page.locator(".field .target").count() == 4
    page.locator("[data-square='r2c2']").click()
    page.locator("[data-card='redeployment']").wait_for()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_on_a_phone_the_look_ahead_covers_nothing_to_press(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size)
    start(page)
    page.locator(GUN).first.hover()
    assert covered_by_ahead(page) == []
    page.locator(".defence.lit").first.click()
    page.locator(".choices .quiet").wait_for()
    page.locator(".stage .cell.lit:not(.chosen), .choices .button:not(.quiet)").first.hover()
    assert covered_by_ahead(page) == []


def test_ghosts_come_at_once(visit: Visitors) -> None:
    page = visit()
    start(page)
    beginning = page.locator(".journal").inner_text()
    times = []
    for _ in range(7):
        gun = page.locator(GUN).first
        times.append(gun.evaluate(HOVER_TO_GHOSTS))
        gun.evaluate("gun => gun.dispatchEvent(new PointerEvent('pointerleave'))")
        # Another position: nothing that is known of this one helps.
        page.keyboard.press("Escape")
        gun.evaluate("gun => gun.click()")
        page.wait_for_function("text => document.querySelector('.journal').innerText !== text", arg=beginning)
        page.get_by_role("button", name="Undo").click()
        page.wait_for_function("text => document.querySelector('.journal').innerText === text", arg=beginning)
    assert median(times) < AT_ONCE_MS, times


def test_a_mouse_that_crosses_the_board_stays_within_the_limits(visit: Visitors) -> None:
    page = visit()
    start(page)
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: asked.append(str(text))))
    page.reload()
    page.locator(GUN).first.wait_for()
    guns = page.locator(GUN).all()
    for _ in range(40):
        for gun in guns:
            gun.dispatch_event("pointerenter")
            gun.dispatch_event("pointerleave")
    page.wait_for_timeout(300)
    previews = [text for text in asked if '"preview"' in text]
    assert len(previews) <= len(guns), "what is known is not asked again"
    assert page.get_by_role("alert").count() == 0


def test_the_journal_shows_the_board_as_it_was(visit: Visitors) -> None:
    page = visit()
    start(page)
    board = page.locator(".stage .field")
    opening = board.inner_html()
    told = page.locator(".journal li").count()
    play_by_mouse(page, chance_of(41), most=6)
    settled(page)
    page.keyboard.press("Escape")
    page.locator("h1").hover()
    now = board.inner_html()
    page.locator(".journal li .entry").nth(told - 1).click()
    page.locator(".stage.looking").wait_for()
    page.locator(".now").get_by_text("Earlier:").wait_for()
    pieces = ".stage .piece.ship"
    page.wait_for_function(
        "([place, html]) => { const box = document.createElement('div'); box.innerHTML = html;"
        " return document.querySelectorAll(place).length === box.querySelectorAll('.piece.ship').length; }",
        arg=[pieces, opening],
    )
    assert page.locator(".stage .lit").count() == 0, "nobody plays in the past"
    page.keyboard.press("Escape")
    page.locator(".now.mine").wait_for()
    assert page.locator(".stage .lit").count() > 0
    assert page.locator(pieces).count() == now.count('class="piece ship')
