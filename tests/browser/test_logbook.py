"""Log books in the browser: a crew flies, the server writes, the book is read, printed and carried away."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.books import a_file, bring_file
from tests.browser.conftest import DESKTOP, PHONE, Visitors
from tests.browser.hands import END, close_window
from tests.browser.test_access import assert_accessible, assert_fits
from tests.browser.test_space_alert import MOST_ANNOUNCEMENTS, hear_next, sit

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

MISSION = {"flight": "mission_1", "people": "1", "clock": "none"}
BOOKS = {"en": "Log books: Space Alert", "fr": "Carnets de bord\u00a0: Space Alert"}
BEGIN = {"en": "Begin a log book", "fr": "Commencer un carnet"}


def open_alone(page: Page, **wanted: Any) -> None:
    ask = {"game": "space-alert", "options": MISSION, "seed": 7, "player": "Ada", **wanted}
    sit(page, page.request.post("/api/tables", data=ask).json())


def fly(page: Page) -> None:
    """To the end, planning nothing. After the last announcement comes the film, and then the result."""
    goes_on = f"() => document.querySelector('{END}') ? 'over' : document.querySelector('.ticker') && 'heard'"
    for _ in range(MOST_ANNOUNCEMENTS):
        if page.wait_for_function(goes_on).json_value() == "over":
            return
        hear_next(page)
    raise AssertionError("the flight never ends")


def begin(page: Page, name: str, language: str = "en") -> None:
    """From the lobby to a blank book."""
    page.get_by_role("link", name=BOOKS[language]).click()
    page.locator("#book-name").fill(name)
    page.get_by_role("button", name=BEGIN[language]).click()
    page.get_by_role("heading", level=1, name=name).wait_for()


# --- a flight becomes a line ---
@pytest.mark.rule("SA-LOG-01", "SA-LOG-02", "SA-LOG-03")
def test_a_crew_begins_a_book_flies_with_it_and_finds_its_page(visit: Visitors) -> None:
    page = visit()
    begin(page, "Nebula")
    page.get_by_text("The pages are blank.").wait_for()
    book = page.url
    page.get_by_role("button", name="Fly with this book").click()
    assert page.get_by_label("Log book", exact=True).locator("option:checked").inner_text() == "Nebula"
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Start").click()
    page.locator(".stage .board").wait_for(state="attached")
    fly(page)
    page.get_by_text("This flight stands in the log book.").wait_for()
    page.get_by_role("link", name="Open the log book").click()
    sheet = page.locator(".sheet")
    sheet.wait_for()
    assert page.url == book
    names = sheet.locator("header li").all_inner_texts()
    assert [name.strip() for name in names] == ["Ada", *(f"[Android {number}]" for number in range(1, 5))]
    marks = sheet.locator("header li").first.get_by_role("img")
    assert [mark.get_attribute("aria-label") for mark in marks.all()] == [
        "captain", "communications officer", "security officer",
    ]  # fmt: skip
    line = sheet.locator("tbody tr")
    assert line.count() == 1
    assert "Mission 1" in line.inner_text()
    assert "Ship lost to: " in line.inner_text()


def test_a_flight_is_written_down_at_its_end_and_read_by_who_follows_the_link(visit: Visitors) -> None:
    page, mate = visit(), visit(language="fr", viewport=PHONE)
    open_alone(page)
    fly(page)
    ending = page.get_by_role("dialog")
    ending.get_by_label("Write this flight into").select_option("+")
    ending.get_by_label("Name of the book").fill("Late")
    ending.get_by_role("button", name="Write it down").click()
    ending.get_by_role("link", name="Open the log book").wait_for()
    page.reload()
    page.get_by_role("dialog").get_by_role("link", name="Open the log book").click()
    page.get_by_role("heading", level=1, name="Late").wait_for()
    assert page.locator("tbody tr").count() == 1
    page.get_by_text("chosen seed").wait_for()
    mate.goto(page.url)
    mate.get_by_role("heading", level=1, name="Late").wait_for()
    assert "Vaisseau détruit par\u00a0: " in mate.locator("tbody tr").inner_text()
    mate.get_by_role("link", name="Carnets de bord").click()
    mate.get_by_role("link", name="Late").wait_for()
    assert "1 vol" in mate.locator("main li").inner_text()


def test_of_a_lesson_nothing_is_said_at_the_end(visit: Visitors) -> None:
    page = visit()
    open_alone(page, options={**MISSION, "flight": "first_test_run"})
    fly(page)
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.get_by_role("dialog").locator(".book").count() == 0


def test_androids_are_named_on_the_page_of_their_crew(visit: Visitors) -> None:
    page = visit()
    bring_file(page)
    page.get_by_role("button", name="Name the androids").first.click()
    field = page.get_by_label("Android 1")
    assert field.input_value() == "Bolt"
    field.fill("Nut")
    page.get_by_role("button", name="Write the names down").click()
    page.locator(".sheet").first.get_by_text("[Nut]", exact=True).wait_for()
    page.reload()
    page.locator(".sheet").first.get_by_text("[Nut]", exact=True).wait_for()


# --- to read and to keep ---
def test_the_missions_of_a_campaign_are_joined_by_a_bracket(visit: Visitors) -> None:
    page = visit()
    bring_file(page)
    joined = page.locator("tbody.joined")
    assert joined.count() == 1
    assert joined.locator("tr").count() == 2
    assert joined.locator("th[rowspan='2']").count() == 1
    joined.get_by_text("One campaign, 2 missions").wait_for()
    rows = [
        [cell.strip() for cell in row.locator("td:not(.bracket)").all_inner_texts()]
        for row in joined.locator("tr").all()
    ]
    assert rows == [
        ["Mission 3", "1", "1+2", "3", "14", "", "2", ""],
        ["Mission 5", "1", "1+2", "3", "14", "−6", "2", "30"],
    ]
    bracket = joined.locator(".bracket").evaluate("cell => getComputedStyle(cell, '::before').borderLeftStyle")
    assert bracket == "solid"


def test_a_book_is_saved_and_opened_again(visit: Visitors, tmp_path: Path) -> None:
    page = visit()
    bring_file(page)
    first = page.url
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    saved.value.save_as(tmp_path / "book.json")
    assert json.loads((tmp_path / "book.json").read_text(encoding="utf-8")) == a_file()
    with page.expect_download() as sheet:
        page.get_by_role("button", name="Save as a spreadsheet").click()
    sheet.value.save_as(tmp_path / "book.csv")
    text = (tmp_path / "book.csv").read_text(encoding="utf-8")
    assert text.startswith("\ufeffFlight,Crew,Date,Mission")
    assert text.count("\n") == 5
    page.get_by_role("link", name="Log books").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "book.json")
    page.locator(".sheet").last.wait_for()
    assert page.url != first
    page.get_by_role("link", name="Log books").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "book.csv")
    page.get_by_role("alert").get_by_text("This file is no log book").wait_for()
    visit.complaints.clear()  # the browser notes every answer that is an error


def test_a_key_that_opens_nothing_is_told(visit: Visitors) -> None:
    page = visit()
    page.goto("/#/logbook/nobody-made-this")
    page.get_by_role("alert").get_by_text("There is no log book with this key").wait_for()
    visit.complaints.clear()  # the browser notes every answer that is an error


def test_on_paper_there_is_the_book_and_nothing_else(visit: Visitors) -> None:
    page = visit()
    bring_file(page)
    page.emulate_media(media="print")
    assert page.locator("main button:visible, header a:visible").count() == 0
    assert page.get_by_role("heading", name="Les Étoiles").is_visible()
    assert (
        page.locator(".sheet").evaluate_all("all => all.map(one => getComputedStyle(one).breakInside)") == ["avoid"] * 2
    )
    colours = page.locator("body").evaluate(
        "body => [getComputedStyle(body).color, getComputedStyle(body.parentElement).backgroundColor]"
    )
    assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    pdf = page.pdf(prefer_css_page_size=True)
    assert pdf.count(b"/Type /Page\n") == 1, "three flights of two crews fit on one sheet"


# --- for everybody ---
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, {"width": 360, "height": 640}], ids=["desktop", "phone", "small phone"]
)
def test_books_pass_axe_and_fit(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    bring_file(page)
    assert_accessible(page, "book")
    assert_fits(page, size["width"], "book")
    wide = page.locator(".lines").evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length")
    assert wide == 0, "no line is cut off"
    page.locator(".sheet button").first.click()
    page.get_by_role("dialog").wait_for()
    assert_accessible(page, "names")
    close_window(page)
    page.locator("header a").click()
    page.locator("#book-name").wait_for()
    assert_accessible(page, "books")
    assert_fits(page, size["width"], "books")
