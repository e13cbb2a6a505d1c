"""A flight of Galaxy Trucker in the browser: one clear question at a time, and what comes of it shown on the ships."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, SMALL_PHONE, Visitors, every_look
from tests.browser.hands import END, close_window, open_log, shared_link
from tests.browser.test_access import assert_accessible
from tests.browser.trucking import asks, fights, flown_to, launched

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

MOST_ANSWERS = 400
ANSWERS = ".asked .answer:not(.quiet), .asked .answer, .board .cell.lit"
STAGES = {
    "planets": asks("planets"),
    "loading": asks("loading"),
    "offer": asks("offer"),
    "engines": asks("engines", card="open_space"),
    "cannons": fights(),
    "defend": asks("defend"),
    "lose-crew": asks("lose-crew"),
    "between": asks("between"),
}


@cache
def log_at(stage: str) -> str:
    """A game of two that stands at a question to the first player."""
    return flown_to(STAGES[stage], 1, players="2").dump()


def open_at(page: Page, stage: str) -> None:
    open_log(page, log_at(stage))
    page.locator(".asked .question").wait_for()


def question(page: Page) -> str:
    return page.locator(".asked h2").inner_text()


def seq(page: Page) -> int:
    table = page.url.rsplit("/", 1)[-1]
    return int(page.request.get(f"/api/tables/{table}").json()["seq"])


def answered(page: Page, before: int) -> None:
    """Wait until the server has written down what was answered, and the page shows it."""
    page.wait_for_function(
        "async ([table, before]) => (await (await fetch(`/api/tables/${table}`)).json()).seq > before",
        arg=[page.url.rsplit("/", 1)[-1], before],
    )
    page.locator(".board .pending").wait_for(state="detached")


def fly(page: Page, until: str) -> None:
    """Give the first answer to whatever is asked, until something is seen."""
    for _ in range(MOST_ANSWERS):
        page.locator(f"{until}, {ANSWERS}").first.wait_for()
        if page.locator(until).count():
            return
        before = seq(page)
        page.locator(ANSWERS).first.click()
        answered(page, before)
    raise AssertionError(f"{until} never comes")


# --- whole flights ---
def test_one_person_and_three_bots_fly_to_the_accounts_and_on_to_the_next_yard(hurry: Visitors) -> None:
    page = hurry()
    table = open_log(page, launched(3, flights="I-II").log.dump())
    page.request.post(f"/company/{table}/random")
    fly(page, ".accounts")
    page.get_by_role("heading", name="Accounts of flight 1 of 2").wait_for()
    rows = page.locator(".accounts tbody tr")
    assert rows.count() == 4
    for row in rows.all():
        cards, order, looks, goods, losses, total = (
            int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()[1:]
        )
        assert max(0, cards + order + looks + goods + losses) == total
    page.get_by_text("The 8 cards of this flight").click()
    assert page.locator(".accounts article").count() == 8
    assert_accessible(page, "accounts")
    page.get_by_role("button", name="Onward: build a ship of class II").click()
    page.locator(".board.building").wait_for()


def test_the_last_accounts_say_who_has_won(hurry: Visitors) -> None:
    page = hurry()
    table = open_log(page, launched(4, flights="I", players="2").log.dump())
    page.request.post(f"/company/{table}/random")
    fly(page, END)
    close_window(page)
    page.get_by_role("heading", name="The last accounts").wait_for()
    assert page.locator(".accounts tr.first .place").first.inner_text().startswith("1")
    assert page.locator(".accounts").get_by_role("button", name="Onward").count() == 0
    page.locator(".accounts .winner").wait_for()


# --- questions ---
def test_a_shot_shows_what_it_would_take_and_can_be_taken(visit: Visitors) -> None:
    page = visit()
    open_at(page, "defend")
    stake = int(page.locator(".asked [data-move='brace'] b").inner_text().removeprefix("−"))
    assert page.locator(".vessel .cross").count() == stake
    page.locator(".vessel .aim").wait_for()
    page.locator(".vessel .band").wait_for()
    assert page.locator(".dice svg").count() == 2
    parts = page.locator(".vessel .lies").count()
    before = seq(page)
    page.get_by_role("button", name="Take the hit").click()
    answered(page, before)
    page.wait_for_function(f"document.querySelectorAll('.vessel .lies').length === {parts - stake}")


def test_a_cell_from_the_battery_of_ones_choice_stops_it(visit: Visitors) -> None:
    page = visit()
    open_at(page, "defend")
    parts = page.locator(".vessel .lies").count()
    battery = page.locator(".vessel .cell.lit").first
    assert str(battery.get_attribute("aria-label")).startswith("Spend a cell: column ")
    before = seq(page)
    battery.click()
    answered(page, before)
    assert page.locator(".vessel .lies").count() == parts


def test_cannons_are_declared_by_keys_alone(visit: Visitors) -> None:
    page = visit()
    open_at(page, "cannons")
    page.locator(".board").focus()
    page.keyboard.press("ArrowDown")
    spend = page.get_by_role("button", name="Spend a cell", exact=False).and_(page.locator(".answer"))
    for _ in range(12):
        if spend.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    strength = page.locator(".meter .held b").inner_text()
    before = seq(page)
    page.keyboard.press("Enter")
    answered(page, before)
    page.wait_for_function(
        "strength => document.querySelector('.meter .held b')?.textContent !== strength", arg=strength
    )
    while page.locator("[data-move='enough']").count():
        before = seq(page)
        page.keyboard.press("ArrowDown")
        for _ in range(12):
            if page.locator("[data-move='enough']").evaluate("button => button === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        answered(page, before)


def test_goods_are_loaded_block_by_block_and_put_down_again_by_keys(visit: Visitors) -> None:
    page = visit()
    open_at(page, "loading")
    tray = page.locator("[data-block]")
    blocks = tray.count()
    tray.and_(page.locator(".lit")).first.focus()
    page.keyboard.press("Enter")
    page.get_by_text("Now a hold for the").wait_for()
    hold = page.locator(".vessel .cell.lit").first
    assert str(hold.get_attribute("aria-label")).startswith("Load it here: column ")
    hold.focus()
    before = seq(page)
    page.keyboard.press("Enter")
    answered(page, before)
    assert tray.count() == blocks - 1
    page.locator(".loading summary").focus()
    page.keyboard.press("Enter")
    before = seq(page)
    page.get_by_role("button", name="Put down a").first.press("Enter")
    answered(page, before)
    assert tray.count() == blocks


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_goods_are_loaded_by_touch_and_the_holds_are_in_sight(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size, has_touch=True)
    open_at(page, "loading")
    page.locator("[data-block].lit").first.tap()
    for hold in page.locator(".vessel .cell.lit").all():
        box = hold.bounding_box()
        panel = page.locator(".asked").bounding_box()
        assert box
        assert panel
        assert size is SMALL_PHONE or box["y"] + box["height"] <= panel["y"], "the question hides a hold"
    before = seq(page)
    page.locator(".vessel .cell.lit").first.tap()
    answered(page, before)
    before = seq(page)
    page.get_by_role("button", name="Stow the best for me").or_(
        page.get_by_role("button", name="Close the holds")
    ).first.tap()
    answered(page, before)
    page.locator(".loading").wait_for(state="detached")


def test_giving_up_is_asked_twice(visit: Visitors) -> None:
    page = visit()
    open_at(page, "between")
    page.get_by_role("button", name="Give up …").click()
    page.get_by_text("goods sell for half").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Give up …").click()
    before = seq(page)
    page.get_by_role("button", name="Give up for good").click()
    answered(page, before)
    page.locator("[data-watch='0']").get_by_text("gave up").wait_for()


def test_what_is_written_of_five_ships_can_be_read(visit: Visitors) -> None:
    page = visit()
    open_log(page, flown_to(asks("planets"), 5, players="5").dump())
    page.locator(".fleet li:nth-child(5)").wait_for()
    for ship in page.locator(".fleet button").all():
        numbers = ship.locator(".numbers").bounding_box()
        picture = ship.locator(".picture").bounding_box()
        assert numbers
        assert picture is None or picture["y"] + picture["height"] <= numbers["y"]


def test_a_planet_shows_who_has_landed(visit: Visitors) -> None:
    page = visit()
    open_at(page, "planets")
    before = seq(page)
    page.get_by_role("button", name="Planet").first.click()
    answered(page, before)
    page.locator(".turned .planet.taken").get_by_text("Blue has landed").wait_for()


# --- watching ---
def test_events_are_seen_one_by_one_and_can_be_skipped(hurry: Visitors) -> None:
    page = hurry(motion=True)
    table = open_log(page, log_at("between"))
    page.request.post(f"/company/{table}/random")
    page.get_by_role("button", name="Fly on").click()
    page.locator(".told .latest").wait_for()
    page.get_by_role("button", name="Skip").click()
    page.locator(".told").wait_for(state="detached")


def test_a_spectator_sees_all_ships_and_is_asked_nothing(visit: Visitors) -> None:
    page, watcher = visit(), visit(language="fr")
    open_at(page, "defend")
    watcher.goto(shared_link(page, "Link to watch"))
    watcher.locator(".voyage").wait_for()
    assert watcher.locator(".answer, .cell.lit").count() == 0
    watcher.get_by_text("On attend Bleu.").wait_for()
    assert watcher.locator(".vessel").get_attribute("aria-label") == "Vaisseau de Bleu"
    watcher.locator("[data-watch='1']").click()
    assert watcher.locator(".vessel").get_attribute("aria-label") == "Vaisseau de Vert"
    assert_accessible(watcher, "spectator")


def test_one_looks_at_another_ship_and_comes_back_to_ones_own(visit: Visitors) -> None:
    page = visit()
    open_at(page, "cannons")
    lit = page.locator(".vessel .cell.lit").count()
    page.locator("[data-watch='1']").click()
    assert page.locator(".vessel .cell.lit").count() == 0
    page.locator("[data-watch='0']").click()
    assert page.locator(".vessel .cell.lit").count() == lit


@every_look
def test_every_question_is_said_in_words_and_passes_axe(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    for stage in STAGES:
        open_at(page, stage)
        assert question(page)
        said = page.locator(".board").inner_text() + page.locator(".now").inner_text()
        names = page.locator(".board [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join()")
        assert "galaxy-trucker-" not in said + names, stage
        wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        assert not wide, stage
        assert_accessible(page, stage)


def test_the_moment_of_a_shot_is_seen_again(visit: Visitors) -> None:
    page = visit()
    open_at(page, "defend")
    page.locator(".journal").get_by_text("in column").or_(page.locator(".journal").get_by_text("in row")).first.click()
    page.locator(".now.looking").wait_for()
    page.locator(".dice").wait_for()
    page.get_by_role("button", name="Back to now").click()
    page.locator(".now.mine").wait_for()
