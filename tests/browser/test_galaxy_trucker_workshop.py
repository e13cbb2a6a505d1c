"""The workshop of Galaxy Trucker: a mission is checked as it is written, tried, shared and played by others."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import PHONE, Visitors, every_look
from tests.browser.test_access import assert_accessible, assert_fits

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

WORKSHOP = "/#/workshop/galaxy-trucker"
FORM = {"en": "The mission", "fr": "La mission"}
READY = {"en": "Ready to be played.", "fr": "Prête à être jouée."}
REWARD = {"op": "pay_per", "counter": "delivered_human", "amount": [1, 2, 3, 4]}
PAPER: dict[str, Any] = {"texts": {"en": {"title": "Milk run", "summary": "Bring them home."}}, "rewards": [REWARD]}


def open_workshop(page: Page, language: str = "en") -> None:
    page.goto(WORKSHOP)
    page.get_by_role("form", name=FORM[language]).wait_for()


def bring(page: Page, text: str) -> None:
    file = {"name": "mission.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def ready(page: Page, language: str = "en") -> None:
    page.locator("#problems").get_by_text(READY[language]).wait_for()


def write_a_mission(page: Page) -> None:
    """Passengers pay, and one supercard waits; by the keyboard alone."""
    open_workshop(page)
    page.get_by_label("Name", exact=True).fill("Milk run")
    page.get_by_label("Story").fill("Bring them home.")
    page.get_by_label("Add to “Before the start”").first.select_option("Supercards")
    page.get_by_role("button", name="Add to “Before the start”").press("Enter")
    assert page.evaluate("document.activeElement.textContent") == "Supercards"
    page.get_by_label("So many into each stack").check()
    page.get_by_label("Add to “Rewards”").first.select_option("For each")
    page.get_by_role("button", name="Add to “Rewards”").press("Enter")
    page.locator("#place-rewards-0-counter").select_option("delivered_human")
    for level, paid in zip(("I", "II", "III", "IV"), ("1", "2", "3", "4"), strict=True):
        page.get_by_label(f"Credits, {level}", exact=True).fill(paid)


@pytest.mark.rule("GT-MIS-07")
def test_each_problem_is_shown_at_its_field_as_it_is_made(visit: Visitors) -> None:
    page = visit()
    write_a_mission(page)
    ready(page)
    page.get_by_label("Credits, II", exact=True).fill("200")
    field = page.get_by_label("Credits, II", exact=True)
    page.locator("[data-field='rewards[0].amount[1]']").wait_for()
    assert field.get_attribute("aria-invalid") == "true"
    told = page.locator(f"#{field.get_attribute('aria-describedby')}")
    assert told.inner_text() == "Rewards 1, Credits, II is 200; expected 0 to 99."
    assert page.get_by_role("button", name="Play it").is_disabled()
    page.locator(".problems button").click()
    assert page.evaluate("document.activeElement.id") == field.get_attribute("id")
    page.keyboard.type("2")
    field.fill("2")
    ready(page)
    assert page.get_by_role("article", name="Milk run").get_by_text("+2 for each human brought home").is_visible()


@pytest.mark.rule("GT-MIS-07")
def test_what_needs_something_else_says_so(visit: Visitors) -> None:
    page = visit()
    open_workshop(page)
    page.get_by_label("Add to “Rewards”").first.select_option("For each")
    page.get_by_role("button", name="Add to “Rewards”").click()
    page.locator("#place-rewards-0-counter").select_option("delivered_explosive")
    page.locator("[data-field='rewards[0].counter']").wait_for()
    page.get_by_role("button", name="Add to “Before the start”").click()
    page.locator("#place-setup-0-kind").select_option("explosive")
    ready(page)
    page.get_by_role("button", name="Remove: Special components in the warehouse").click()
    page.locator("[data-field='rewards[0].counter']").wait_for()


def test_a_mission_of_the_box_is_a_beginning_and_nothing_is_lost(visit: Visitors) -> None:
    page = visit()
    open_workshop(page)
    page.get_by_label("Name", exact=True).fill("Mine")
    page.locator("#begin-from").select_option("the_bet")
    page.get_by_role("button", name="Begin with this").click()
    ready(page)
    assert page.locator("#place-build-rules-0-options-1-").input_value() == "lose_up_to_2"
    page.get_by_role("button", name="Back to the draft before").click()
    assert page.get_by_label("Name", exact=True).input_value() == "Mine"
    page.reload()
    page.get_by_role("form", name=FORM["en"]).wait_for()
    assert page.get_by_label("Name", exact=True).input_value() == "Mine"


@pytest.mark.rule("GT-MIS-07")
def test_a_broken_mission_file_is_refused_with_its_field(visit: Visitors) -> None:
    page = visit()
    open_workshop(page)
    page.get_by_label("Name", exact=True).fill("Mine")
    bring(page, json.dumps({**PAPER, "rewards": [{**REWARD, "amount": [1, 2, 3, 400]}], "script": "alert(1)"}))
    alert = page.get_by_role("alert")
    alert.get_by_text("This file was not opened.").wait_for()
    assert alert.locator("code").all_inner_texts() == ["script", "rewards[0].amount[3]"]
    assert "expected 0 to 99" in alert.inner_text()
    assert page.get_by_label("Name", exact=True).input_value() == "Mine"
    bring(page, "{ no mission")
    alert.get_by_text("This is no mission file").wait_for()
    bring(page, json.dumps(PAPER))
    page.get_by_text("The mission of the file lies on the bench.").wait_for()
    assert page.get_by_label("Name", exact=True).input_value() == "Milk run"
    assert not alert.is_visible()


def test_a_mission_is_saved_as_a_file_that_can_be_opened(visit: Visitors) -> None:
    page = visit()
    open_workshop(page)
    bring(page, json.dumps(PAPER))
    page.get_by_text("The mission of the file lies on the bench.").wait_for()
    ready(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(saving.value.path().read_text(encoding="utf-8")) == PAPER


@pytest.mark.rule("GT-MIS-07")
def test_a_mission_is_tried_shared_and_played_by_another_browser(visit: Visitors) -> None:
    page = visit()
    write_a_mission(page)
    ready(page)
    page.get_by_label("How many").last.select_option("5")
    page.get_by_label("Bots", exact=True).select_option("greedy")
    page.get_by_role("button", name="Let them fly").click()
    page.get_by_text("5 flights were flown.").wait_for(timeout=180_000)
    finished = page.locator("[data-earned=finished] td").first.inner_text()
    assert finished.endswith("%")
    assert page.locator("[data-earned='rewards[0]'] th").inner_text() == "+1 for each human brought home"
    page.get_by_role("button", name="Keep and share").click()
    link = page.get_by_label("The link to this mission").input_value()
    assert page.get_by_role("link", name="Milk run").count() == 1

    friend = visit()
    friend.goto(link)
    friend.get_by_role("article", name="Milk run").wait_for()
    ready(friend)
    assert friend.get_by_text("You keep none yet.").is_visible()
    friend.get_by_role("button", name="Play it").click()
    dialog = friend.get_by_role("dialog")
    dialog.get_by_label("Players").select_option("1")
    dialog.get_by_label("Flights").select_option("I")
    dialog.get_by_label("Timer").select_option("none")
    assert dialog.locator("textarea").count() == 0
    dialog.get_by_role("button", name="Start").click()
    friend.locator(".stage .board .yard").wait_for()
    table = friend.url.rpartition("/")[2]
    options = friend.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["options"]
    assert options["mission"] == "own"
    assert json.loads(options["paper"])["texts"]["en"]["title"] == "Milk run"


def test_on_a_phone_a_mission_can_be_read_and_played_without_passing_the_form(visit: Visitors) -> None:
    page = visit(viewport=PHONE)
    open_workshop(page)
    ready(page)
    play, card, form = (page.locator(part).bounding_box() for part in (".acts .primary", ".shown", "form"))
    assert play
    assert card
    assert form
    assert play["y"] < card["y"] < form["y"]
    assert play["y"] < PHONE["height"]


def test_what_is_kept_is_changed_and_taken_away_by_its_author(visit: Visitors) -> None:
    page, friend = visit(), visit()
    open_workshop(page)
    bring(page, json.dumps(PAPER))
    page.get_by_text("The mission of the file lies on the bench.").wait_for()
    ready(page)
    page.get_by_role("button", name="Keep and share").click()
    link = page.get_by_label("The link to this mission").input_value()
    page.goto(link)
    ready(page)
    page.get_by_label("Name", exact=True).fill("Milk and honey")
    ready(page)
    page.get_by_role("button", name="Keep the changes").click()
    page.get_by_role("link", name="Milk and honey").wait_for()
    friend.goto(link)
    friend.get_by_role("article", name="Milk and honey").wait_for()
    assert friend.get_by_role("button", name="Keep and share").is_visible()
    page.get_by_role("button", name="Take away Milk and honey").click()
    page.get_by_text("You keep none yet.").wait_for()


@every_look
def test_the_workshop_passes_axe_and_fits(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    open_workshop(page, language)
    for model in ("the_bet", "heavy_duty", "directives"):
        page.locator("#begin-from").select_option(model)
        page.locator(".begin button").first.click()
        ready(page, language)
        assert_accessible(page, model)
        assert_fits(page, size["width"], model)
    page.locator("#place-max-players").fill("9")
    page.locator(".problems li").first.wait_for()
    assert_accessible(page, "problems")
    assert_fits(page, size["width"], "problems")
