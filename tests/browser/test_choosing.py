"""Setting a table up: cards with pictures and what they do, nothing that does not apply, and campaigns at one click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hullbreach.games import titles
from tests.browser.conftest import Visitors
from tests.browser.hands import close_window
from tests.browser.test_access import assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright")

SKIES = "Under Falling Skies"
PICTURED = "dialog input[type=radio]"


def options_of(page: Page, game: str) -> None:
    page.get_by_role("button", name=f"Options: {game}").click()
    page.locator(PICTURED).first.wait_for(state="attached")


def test_every_choice_has_a_picture_and_says_what_it_does(visit: Visitors) -> None:
    page = visit()
    buttons = page.get_by_role("button", name="Options: ")
    buttons.first.wait_for()
    assert buttons.count() == len(titles())
    for number in range(buttons.count()):
        buttons.nth(number).click()
        page.locator(PICTURED).first.wait_for(state="attached")
        cards = page.locator("dialog label.card, dialog details fieldset")
        assert cards.count() >= 4
        for card in cards.all():
            assert card.locator("small").text_content(), card.inner_html()
            assert card.locator(".picture :is(path, rect)").count()
            assert card.locator(".picture path[d='']").count() == 0, card.inner_html()
        close_window(page)


def test_a_battle_is_laid_out_from_cards_by_mouse_and_by_keys(visit: Visitors) -> None:
    page = visit()
    options_of(page, SKIES)
    city = page.get_by_role("group", name="City", exact=True)
    city.locator("summary").click()
    city.get_by_role("radio", name="Cairo").locator("xpath=..").click()
    assert "Cairo" in city.locator("summary").inner_text()
    page.get_by_label("City side").select_option("damaged")
    city.locator("summary").get_by_text("At the start of every round gain 1 energy").wait_for()
    page.locator("summary", has_text="Your team").focus()
    page.keyboard.press("Enter")
    first = page.locator("details fieldset").filter(has_text="normal").first
    page.keyboard.press("Tab")
    first.locator(":focus").wait_for()
    page.keyboard.press("ArrowRight")
    assert_accessible(page, "laying a battle out")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    options = (asked.value.post_data_json or {})["options"]
    assert (options["city"], options["side"], options["wing_commander"]) == ("cairo", "damaged", "normal")
    page.locator(".now.mine").wait_for()


def test_campaigns_have_a_button_and_ask_only_what_applies(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("button", name="Campaign: Space Alert").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Clock", exact=True).wait_for()
    assert dialog.get_by_role("group", name="Flight").count() == 0
    close_window(page)
    options_of(page, SKIES)
    page.get_by_label("Mode", exact=True).select_option("campaign")
    page.locator(PICTURED).first.wait_for(state="detached")
    close_window(page)
    page.get_by_role("button", name=f"Campaign: {SKIES}").click()
    page.locator(".stage .board").wait_for()
