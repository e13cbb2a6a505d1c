"""Rulebook, end, replay and the page about it all."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import PHONE, Visitors
from tests.browser.hands import close_window, open_log, settled, start, won_game
from tests.browser.test_access import assert_accessible

pytest.importorskip("playwright")


def test_the_rulebook_has_headings_rulings_and_examples_and_finds_words_in_all_of_them(visit: Visitors) -> None:
    page = visit()
    start(page)
    page.keyboard.press("r")
    book = page.get_by_role("dialog", name="Rules")
    here = book.locator("[data-here]")
    here.wait_for()
    box, window = here.bounding_box(), book.bounding_box()
    assert box
    assert window
    assert window["y"] <= box["y"] <= window["y"] + window["height"], "opened at the rule that matters now"
    headings = book.locator("h3").all_inner_texts()
    assert "Cannons" in headings
    assert not [text for text in headings if "-topic-" in text]
    rules = book.locator("section > ul > li").count()
    assert book.locator("li .example").count() > 50
    assert book.locator("li .ruling").count() > 20
    example = book.locator(".example dd").first.inner_text()
    page.get_by_role("searchbox").fill(example)
    assert 0 < book.locator("section > ul > li").count() < rules / 10
    page.get_by_role("searchbox").fill("xyzzy")
    book.get_by_text("No rule has these words.").wait_for()


def test_a_won_game_ends_with_its_score_its_curve_and_its_turning_points(visit: Visitors) -> None:
    page = visit()
    open_log(page, won_game())
    dialog = page.get_by_role("dialog", name="Victory!")
    dialog.locator(".reason.won").wait_for()
    assert dialog.locator("dd").count() == 3
    curve = dialog.get_by_role("img", name="100% at the end")
    curve.wait_for()
    dialog.get_by_role("heading", name="The best move missed").wait_for()
    turning = dialog.locator(".turnings li")
    assert 1 <= turning.count() <= 3
    lines = turning.all_inner_texts()
    assert len(set(lines)) == len(lines)
    assert all(re.search(r"Turn \d+|The opening", line) for line in lines), "and when that was"
    swings = [list(map(int, re.findall(r"\d+(?=%)", text))) for text in turning.locator(".swing").all_inner_texts()]
    assert all(abs(after - before) >= 5 for before, after in swings)
    assert_accessible(page, "end")
    link = turning.last.get_by_role("link")
    said = link.inner_text()
    link.click()
    page.get_by_role("slider").wait_for()
    assert said not in page.locator(".now").inner_text(), "the film opens before the move"
    page.get_by_role("button", name="One move on").click()
    page.locator(".now", has_text=said).wait_for()


def test_one_plays_on_from_the_middle_of_a_replay(visit: Visitors) -> None:
    page = visit()
    table = open_log(page, won_game())
    stranger = visit()
    stranger.goto(f"/#/replay/{table}/5")
    stranger.get_by_role("slider").wait_for()
    pieces = stranger.locator(".stage .piece.ship").count()
    stranger.get_by_role("button", name="Play on from here").click()
    stranger.locator(".now.mine").wait_for()
    assert table not in stranger.url
    assert stranger.locator(".stage .piece.ship").count() == pieces
    stranger.locator(".gun.lit, .defence.lit").first.click()
    settled(stranger)


def test_a_replay_shows_the_moment_of_an_event_and_its_address_the_place(visit: Visitors) -> None:
    page = visit()
    table = open_log(page, won_game())
    page.goto(f"/#/replay/{table}")
    page.get_by_role("slider").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()
    assert page.url.endswith(f"/{table}/3")
    page.locator(".journal .entry").first.click()
    assert page.locator(".journal [aria-pressed=true]").count() == 1
    page.reload()
    page.get_by_text("3 of").wait_for()


@pytest.mark.parametrize(("language", "title"), [("en", "About"), ("fr", "À propos")])
def test_the_about_page_says_whose_games_these_are_and_what_is_reconstructed(
    visit: Visitors, language: str, title: str
) -> None:
    page = visit(language=language)
    page.get_by_role("link", name=title).click()
    page.get_by_role("heading", name=title).wait_for()
    page.get_by_text("Fabrice Chazal").wait_for()
    facts = page.locator("dl").first
    facts.wait_for()
    text = page.locator("main").inner_text()
    assert "MIT" in text
    assert "Gamma" in facts.inner_text()
    assert "Robopolice" in text, "and what is left out for want of a text"
    assert not re.search(r"web-|-facts?-|_", text), "every file and every aspect has its words"


def test_a_long_journal_shows_its_end_and_more_when_asked(visit: Visitors) -> None:
    page = visit()
    open_log(page, won_game())
    page.get_by_role("dialog").wait_for()
    close_window(page)
    entries = page.locator(".journal li:not(.earlier)")
    entries.nth(149).wait_for()
    assert entries.count() == 150
    last = entries.last.inner_text()
    page.get_by_role("button", name="earlier entries").click()
    page.wait_for_function("() => document.querySelectorAll('.journal li:not(.earlier)').length > 150")
    assert entries.last.inner_text() == last
    while page.get_by_role("button", name="earlier").count():
        page.get_by_role("button", name="earlier").click()
    assert "lines up" in entries.first.inner_text(), "that is how every game begins"


def test_the_mothership_has_a_die_beside_what_its_faces_do(visit: Visitors) -> None:
    page = visit()
    table = open_log(page, won_game())
    page.get_by_role("dialog").locator(".reason").wait_for()
    page.locator(".part.found").nth(3).wait_for()
    close_window(page)
    die = page.get_by_role("img", name=re.compile("The mothership’s die. 1, 2, 3: .*Last throw"))
    assert page.locator(".rail .fate li.thrown").count() == 1
    assert die.first.is_visible()
    page.goto(f"/#/replay/{table}")
    page.get_by_role("slider").wait_for()
    page.locator(".part").nth(3).wait_for()  # what is still hidden is drawn as a shadow
    assert page.locator(".part.found").count() == 0
    assert page.locator(".rail .fate").count() == 0


@pytest.mark.parametrize(("language", "parts"), [("en", "A turn, step by step"), ("fr", "Un tour, pas à pas")])
def test_a_beginner_reads_how_to_play_and_goes_from_there_to_a_rule(visit: Visitors, language: str, parts: str) -> None:
    page = visit(language=language, viewport=PHONE)
    page.goto("/#/lessons/aliens-attack")
    page.get_by_role("button", name="Rules" if language == "en" else "Règles").click()
    book = page.get_by_role("dialog")
    book.locator("ol .picture svg").first.wait_for()
    assert_accessible(page, f"how to play in {language}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    book.locator("button.next").click()
    book.locator("[aria-current=page]", has_text=parts).wait_for()
    assert book.locator(".body").evaluate("(body) => body.scrollTop") == 0, "a page is read from its beginning"
    book.get_by_role("button", name="AA-CAN-03").click()
    here = book.locator("[data-here]", has_text="AA-CAN-03")
    here.wait_for()
    box, window = here.bounding_box(), book.bounding_box()
    assert box
    assert window
    assert window["y"] <= box["y"] <= window["y"] + window["height"]
    book.get_by_role("button", name=parts, exact=True).click()
    book.locator("ol li").first.wait_for()
