"""With the box: a flight is entered, watched, changed and mended in the browser."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import AXE, Visitors, every_look, missing
from tests.browser.test_access import assert_accessible, assert_fits
from tests.games.space_alert.first_flight import PLANS, first_flight, idle_flight
from tests.plain import internals

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

KEYS = {None: "Space", "a": "a", "b": "b", "c": "c", "move_red": "j", "change_deck": "k", "move_blue": "l"}
SLOTS = 7


def open_companion(page: Page, open_name: str = "Open the companion: Space Alert") -> None:
    page.get_by_role("link", name=open_name).click()
    page.get_by_role("tab").first.wait_for()


def tab_to(page: Page, matches: str, most: int = 60) -> None:
    """Press Tab until the focus is on something."""
    for _ in range(most):
        if page.evaluate("matches => !!document.activeElement?.matches(matches)", matches):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {matches}")


def type_plans(page: Page) -> None:
    """Every slot of every board by its key, from the first one on; the cursor finds its own way."""
    for plan in PLANS:
        for action in [*plan, *[None] * (SLOTS - len(plan))]:
            page.keyboard.press(KEYS[action])


def paste(page: Page, paper: dict[str, Any]) -> None:
    page.get_by_role("tab", name="Setup").click()
    page.get_by_role("button", name="Paste or open").click()
    page.get_by_label("Text").fill(json.dumps({"game": "pasted", "input": paper}))
    page.get_by_role("button", name="Take it over").click()


def watch(page: Page) -> None:
    page.get_by_role("tab", name="Film").click()
    page.get_by_role("slider").wait_for()


def test_the_first_test_flight_is_entered_watched_and_changed_by_keyboard_alone(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("link", name="Open the companion: Space Alert").focus()
    page.keyboard.press("Enter")
    page.get_by_role("tab").first.wait_for()
    tab_to(page, "#mission")
    page.keyboard.type("First Test")
    page.get_by_label("Card at T+3").wait_for()
    assert page.get_by_label("Card at T+3").input_value() == "E1-03"
    assert page.locator("#track-white").input_value() == "T2"
    tab_to(page, "form .primary")
    page.keyboard.press("Enter")
    tab_to(page, ".slot")
    type_plans(page)
    said = [page.locator(f'[data-slot="{row}-{slot}"]').get_attribute("aria-label") for row, slot in ((0, 1), (3, 4))]
    assert said == ["Captain, turn 2: A action", "Crew member 4, turn 5: A action"]
    page.keyboard.press("Enter")
    page.get_by_role("slider").wait_for()
    page.evaluate("document.activeElement?.blur()")

    # Watch it: turn by turn to the fifth, then scene by scene.
    for _ in range(5):
        page.keyboard.press("PageDown")
    page.get_by_text("Turn 5 · ").first.wait_for()
    while "Compute damage" not in page.locator("p.now").inner_text():
        page.keyboard.press("ArrowRight")
    journal = page.locator(".journal")
    assert "Stealth Fighter: destroyed!" in journal.inner_text()
    page.keyboard.press("End")
    page.get_by_role("heading", name="Score sheet").wait_for()
    assert page.locator(".score tbody td").all_inner_texts() == ["destroyed", "–"] * 3

    # Change one card: nobody helps the heavy laser in turn 5.
    tab_to(page, ".slot")
    page.keyboard.press("ArrowDown")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.slot") == "3-4"
    page.keyboard.press("Enter")
    tab_to(page, ".palette button:last-child")
    page.keyboard.press("Enter")
    change = page.locator(".what-if")
    change.wait_for()
    assert "no card instead of A action" in change.inner_text()
    destroyed, damage = change.locator("tbody tr").nth(2), change.locator("tbody tr").nth(3)
    assert destroyed.locator("td").all_inner_texts() == ["3", "2"]
    assert damage.locator("td").all_inner_texts() == ["0", "6"]
    assert "From turn 5 on" in change.inner_text()


def test_a_card_by_mouse_is_a_card_by_key(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    page.get_by_label("Scenario").select_option("first_test_run")
    page.get_by_role("tab", name="Plans").click()
    page.locator('[data-slot="1-0"]').click()
    page.get_by_role("button", name="blue arrow").click()
    assert page.locator('[data-slot="1-0"]').get_attribute("aria-label") == "Crew member 2, turn 1: blue arrow"
    page.keyboard.press("Shift+ArrowUp")
    assert page.locator('[data-slot="1-1"]').get_attribute("aria-label") == "Crew member 2, turn 2: gravolift"
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    assert page.locator('[data-slot="1-1"]').get_attribute("aria-label") == "Crew member 2, turn 2: no card"


def test_heroic_cards_go_by_h(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    page.get_by_role("tab", name="Plans").click()
    page.locator('[data-slot="0-0"]').focus()
    for key in ("h", "a"):
        page.keyboard.press(key)
    page.keyboard.press("ArrowDown")
    for key in ("h", "6"):
        page.keyboard.press(key)
    assert page.locator('[data-slot="0-0"]').get_attribute("aria-label") == "Captain, turn 1: heroic A action"
    said = page.locator('[data-slot="1-1"]').get_attribute("aria-label")
    assert said == "Crew member 2, turn 2: heroic move to the lower blue station"


def test_the_draft_outlives_the_page_and_goes_out_as_a_file(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    paste(page, first_flight())
    page.reload()
    page.get_by_role("tab").first.wait_for()
    assert page.get_by_label("Card at T+1").input_value() == "E1-01"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    written = json.loads(download.value.path().read_text(encoding="utf-8"))["input"]
    expected = first_flight(plans=[[*plan, *[None] * (SLOTS - len(plan))] for plan in PLANS])
    assert written == expected


def test_the_smallest_change_brings_a_lost_ship_home(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    paste(page, idle_flight())
    watch(page)
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("A ship that is lost has no score, nor has a test flight.").wait_for()
    page.get_by_role("button", name="Smallest change that wins").click()
    page.get_by_role("progressbar").wait_for()
    found = page.locator(".what-if")
    found.wait_for(timeout=150_000)  # seconds of processor time, which others may want too
    assert "This would have saved the ship." in found.inner_text()
    outcome = found.locator("tbody tr").first.inner_text().split()
    assert outcome == ["Outcome", "lost", "won"]
    changed = page.locator(".slot.changed").count()
    assert changed == found.locator(".changes li").count() >= 1
    page.get_by_role("button", name="Keep it").click()
    found.wait_for(state="detached")
    page.get_by_role("tab", name="Plans").click()
    assert page.locator(".slot.full").count() == changed


def test_looking_back_at_the_flight_drops_the_attempt(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    paste(page, first_flight())
    watch(page)
    page.locator('[data-slot="0-1"]').click()
    page.get_by_role("button", name="C action").click()
    page.locator(".what-if").wait_for()
    assert page.locator(".slot.changed").count() == 1
    page.get_by_role("button", name="Back to the flight").click()
    assert page.locator(".slot.changed").count() == 0
    assert page.locator('[data-slot="0-1"]').get_attribute("aria-label") == "Captain, turn 2: A action"


def test_an_event_leads_to_its_rule(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    paste(page, first_flight())
    watch(page)
    page.get_by_role("button", name="One turn on").click()
    page.get_by_role("button", name="Rule SA-APP-01").click()
    page.get_by_role("dialog").locator("[data-here]").wait_for()
    assert "SA-APP-01" in page.get_by_role("dialog").locator("[data-here]").inner_text()


@pytest.mark.parametrize(
    ("changes", "label", "says"),
    [
        ({"threats": [{"time": 4, "zone": "red", "code": "zzz"}]}, "Card at T+4", "there is no threat card “zzz”"),
        ({"threats": [{"time": 2, "zone": "red", "code": "I1-01"}]}, "Zone at T+2", "cannot come from there"),
        ({"tracks": {"red": "T6", "white": "T6", "blue": "T4"}}, "white", "T6 is taken"),
    ],
)
def test_bad_input_marks_its_field_and_says_what_would_be_right(
    visit: Visitors, changes: dict[str, Any], label: str, says: str
) -> None:
    page = visit()
    open_companion(page)
    paste(page, first_flight(**changes))
    page.get_by_role("tab", name="Film").click()
    page.get_by_role("alert").wait_for()
    field = page.get_by_label(label, exact=True)
    assert field.get_attribute("aria-invalid") == "true"
    assert field.evaluate("field => field === document.activeElement")
    said = page.get_by_role("alert").inner_text()
    assert says in said
    assert not internals(said)
    assert "E1-02, E1-03" not in said, "nobody reads a list of all cards"
    visit.complaints.clear()  # the browser itself notes that the server refused


def test_a_bad_card_marks_its_slot(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    paste(page, first_flight(plans=[["a"], ["heroic_a"], [], []]))
    page.get_by_role("tab", name="Film").click()
    page.get_by_role("alert").wait_for()
    assert page.locator(".slot.wrong").get_attribute("data-slot") == "1-0"
    assert not internals(page.get_by_role("alert").inner_text())
    visit.complaints.clear()


def test_keys_lay_cards_as_soon_as_the_plans_are_open(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    page.get_by_role("tab", name="Plans").click()
    page.locator('[data-slot="0-0"]:focus').wait_for()
    page.keyboard.press("a")
    page.keyboard.press("b")
    assert page.locator('[data-slot="0-0"]').get_attribute("aria-label") == "Captain, turn 1: A action"
    assert page.locator('[data-slot="0-1"]').get_attribute("aria-label") == "Captain, turn 2: B action"


def test_what_is_no_flight_is_not_taken_over(visit: Visitors) -> None:
    page = visit()
    open_companion(page)
    page.get_by_role("button", name="Paste or open").click()
    page.get_by_label("Text").fill("hello")
    page.get_by_role("button", name="Take it over").click()
    page.get_by_text("This is not a flight that can be read").wait_for()


SCREENS = {"en": "Open the companion: Space Alert", "fr": "Ouvrir le compagnon\u00a0: Space Alert"}


@every_look
def test_every_screen_of_the_companion_passes_axe(visit: Visitors, language: str, size: ViewportSize) -> None:
    if not AXE.exists():
        missing("axe-core is not installed: npm ci in web/")
    page = visit(language=language, viewport=size)
    open_companion(page, SCREENS[language])
    page.locator("#mission").select_option("first_test_run")
    page.locator("input[type=checkbox]").check()
    assert_accessible(page, "setup")
    assert_fits(page, size["width"], "setup")
    page.locator("section .buttons button").first.click()
    page.locator("#sheet-text").fill(json.dumps(first_flight()))
    assert_accessible(page, "paste")
    page.locator("dialog .primary").click()
    page.locator("#tab-plans").click()
    page.locator(".slot").first.wait_for()
    assert_accessible(page, "plans")
    assert_fits(page, size["width"], "plans")
    page.locator("#tab-film").click()
    page.get_by_role("slider").wait_for()
    assert_accessible(page, "the beginning of the film")
    page.locator(".controls button").nth(5).click()
    assert_accessible(page, "film")
    page.locator(".controls button").last.click()
    page.locator(".score").wait_for()
    page.locator('[data-slot="0-1"]').click()
    page.locator(".palette button").last.click()
    page.locator(".what-if").wait_for()
    assert_accessible(page, "what if")
    assert_fits(page, size["width"], "what if")


def test_a_delayed_card_is_changed_where_it_was_planned(visit: Visitors) -> None:
    """Two in one lift: the second one's card for turn 2 lies in slot 3, and clicking there changes that card."""
    page = visit()
    open_companion(page)
    paste(page, first_flight(flight="simulation", threats=[], plans=[["change_deck"], ["change_deck", "a"], [], []]))
    watch(page)
    page.get_by_role("button", name="One turn on").click(click_count=2)
    late = page.locator('[data-slot="1-2"]')
    assert late.get_attribute("aria-label") == "Crew member 2, turn 3: A action, delayed from turn 2"
    late.click()
    page.get_by_role("button", name="B action").click()
    page.locator(".what-if").wait_for()
    assert "Crew member 2, turn 2: B action instead of A action" in page.locator(".changes").inner_text()
    assert late.get_attribute("aria-label") == "Crew member 2, turn 3: B action, delayed from turn 2, changed"
