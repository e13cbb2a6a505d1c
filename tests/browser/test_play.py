"""Whole games in a browser: alone, by mouse or by keys; two together; interrupted and taken up again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, SMALL_PHONE, Server, Visitors
from tests.browser.hands import (
    END,
    chance_of,
    close_window,
    open_for_two,
    open_log,
    play_by_keys,
    play_by_mouse,
    settled,
    sit_down,
    start,
    won_game,
)

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize, WebSocketRoute

pytest.importorskip("playwright")


def test_a_game_alone_from_lobby_to_end_by_mouse(visit: Visitors) -> None:
    page = visit()
    start(page)
    assert play_by_mouse(page, chance_of(1)) == "over"
    dialog = page.get_by_role("dialog")
    assert dialog.locator("dd").count() == 3
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Export the log").click()
    assert download.value.suggested_filename.endswith(".hull")
    dialog.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One move on").click()
    assert "1 of" in page.locator(".count").inner_text()
    page.get_by_role("slider").press("End")
    assert page.get_by_role("button", name="One move on").is_disabled()
    page.get_by_role("link", name="Back to the table").click()
    page.get_by_role("dialog").get_by_role("button", name="Replay this deal").click()
    page.locator(".now.mine").wait_for()


def test_a_game_alone_by_keys_only(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Aliens Attack!").wait_for()
    while page.evaluate("() => document.activeElement?.textContent") != "Play now":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".now.mine").wait_for()
    assert play_by_keys(page, chance_of(2)) == "over"
    close_window(page)


def test_escape_takes_a_choice_back_and_a_question_mark_shows_the_keys(visit: Visitors) -> None:
    page = visit()
    start(page)
    card = page.locator(".defence.lit").first
    card.focus()
    page.keyboard.press("Enter")
    assert card.get_attribute("aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert card.get_attribute("aria-pressed") == "false"
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()


def test_two_browsers_play_one_game(visit: Visitors) -> None:
    earth, alien = visit(), visit(language="fr")
    open_for_two(earth)
    sit_down(alien, earth.url, "S’asseoir ici")
    earth.get_by_text("here").last.wait_for()
    chance = chance_of(3)
    for _ in range(400):
        states = [play_by_mouse(page, chance) for page in (earth, alien)]
        if "over" in states:
            break
    for page in (earth, alien):
        page.locator(END).wait_for()
    assert {page.locator("dialog h2").inner_text() for page in (earth, alien)} in (
        {"Victory!", "Défaite."},
        {"Defeat.", "Victoire\u202f!"},
    )


def test_a_replay_link_opens_in_a_fresh_browser(visit: Visitors) -> None:
    page = visit()
    start(page)
    assert play_by_mouse(page, chance_of(9)) == "over"
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    stranger = visit()
    stranger.goto(page.url)
    stranger.get_by_role("slider").press("End")
    page.get_by_role("slider").press("End")
    assert stranger.locator(".now").inner_text() == page.locator(".now").inner_text()
    assert stranger.locator(".stage .piece").count() == page.locator(".stage .piece").count()


def test_undo_with_another_person_needs_consent_once_they_have_moved(visit: Visitors) -> None:
    earth, alien = visit(), visit()
    open_for_two(earth)
    sit_down(alien, earth.url)
    chance = chance_of(4)
    assert play_by_mouse(earth, chance) == "waiting"
    assert play_by_mouse(alien, chance) == "waiting"
    settled(earth)
    told = earth.locator(".journal li").count()
    board = alien.locator(".stage .board").bounding_box()
    earth.get_by_role("button", name="Undo").click()
    alien.locator(".notices").get_by_role("alert").wait_for()
    assert alien.locator(".stage .board").bounding_box() == board, "a question moves nothing"
    alien.get_by_role("button", name="No", exact=True).click()
    earth.get_by_text("refused.").wait_for()
    assert earth.locator(".journal li").count() == told
    earth.get_by_role("button", name="Undo").click()
    alien.get_by_role("button", name="Yes").click()
    earth.wait_for_function("n => document.querySelectorAll('.journal li').length < n", arg=told)
    earth.locator(".now.mine").wait_for()


def test_a_reload_in_mid_game_changes_nothing(visit: Visitors) -> None:
    page = visit()
    start(page)
    play_by_mouse(page, chance_of(5), most=6)
    settled(page)
    before = page.locator(".journal").inner_text()
    page.reload()
    page.locator(".now.mine").wait_for()
    assert page.locator(".journal").inner_text() == before
    assert "token" not in page.url
    page.get_by_role("link", name="Back to the lobby").click()
    page.get_by_role("link", name="Continue Aliens Attack!").first.click()
    page.locator(".now.mine").wait_for()
    assert page.locator(".journal").inner_text() == before


def test_a_lost_connection_comes_back_and_plays_no_move_twice(visit: Visitors, server: Server) -> None:
    page = visit()
    start(page)
    turns = page.locator(".journal .heading").count()
    visit.complaints.clear()
    server.stop()
    page.get_by_text("Reconnecting…").wait_for()
    server.start()
    page.get_by_text("Reconnecting…").wait_for(state="detached")
    page.locator(".gun.lit").first.click()
    settled(page)
    assert page.locator(".journal .heading").count() == turns + 1
    # A browser says in its console that it could not connect; that is what happened.
    visit.complaints[:] = [text for text in visit.complaints if "ERR_CONNECTION_REFUSED" not in text]


def test_a_move_whose_answer_was_lost_is_sent_again_under_its_id(visit: Visitors) -> None:
    page = visit()
    plays: list[str] = []

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def ask(message: str | bytes) -> None:
            request = json.loads(message)
            if request["t"] == "play":
                plays.append(request["id"])
            server.send(message)

        def answer(message: str | bytes) -> None:
            if len(plays) == 1 and json.loads(message).get("id") == plays[0]:
                server.close()
                route.close()
            else:
                route.send(message)

        route.on_message(ask)
        server.on_message(answer)

    page.route_web_socket("**/ws/*", connect)
    start(page)
    settled(page)
    turns = page.locator(".journal .heading").count()
    page.locator(".gun.lit").first.click()
    page.wait_for_function("n => document.querySelectorAll('.journal .heading').length === n", arg=turns + 1)
    settled(page)
    assert len(plays) == 2
    assert plays[0] == plays[1]


def test_undo_hint_and_a_refusal_that_teaches(visit: Visitors) -> None:
    page = visit()
    start(page)
    beginning = page.locator(".journal").inner_text()
    page.locator(".gun.lit").first.click()
    settled(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("text => document.querySelector('.journal').innerText === text", arg=beginning)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play this move").click(timeout=60_000)
    settled(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("text => document.querySelector('.journal').innerText === text", arg=beginning)
    settled(page)
    page.locator("button.gun:not(.lit)").first.click()
    page.get_by_role("alert").get_by_role("button", name="Rule AA-").click()
    page.get_by_role("dialog", name="Rules").locator("[data-here]").wait_for()
    page.get_by_role("searchbox").fill("vortex")
    assert 0 < page.get_by_role("dialog").locator("li").count() < 60


def test_the_language_changes_in_place(visit: Visitors) -> None:
    page = visit()
    start(page)
    play_by_mouse(page, chance_of(6), most=3)
    settled(page)
    squares = page.locator(".stage .piece").count()
    page.get_by_role("button", name="Français").click()
    page.get_by_text("Terre").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator(".stage .piece").count() == squares
    assert "Tour" in page.locator(".journal").inner_text()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_the_journal_of_a_phone_opens_at_what_was_told_last(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size)
    open_log(page, won_game())
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Journal").click()
    last = page.get_by_role("dialog", name="Journal").locator(".journal li").last
    last.wait_for()
    page.wait_for_function("(last) => last.getBoundingClientRect().bottom <= innerHeight", arg=last.element_handle())


def test_the_journal_plays_in_order_and_can_be_skipped(visit: Visitors) -> None:
    page = visit(motion=True)
    start(page)
    page.locator(".gun.lit").first.click()
    page.get_by_role("button", name="Skip").wait_for()
    page.keyboard.press("s")
    page.locator(".now.mine").wait_for(timeout=2000)


def test_the_daily_challenge_ends_on_the_board(visit: Visitors) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Play today’s Aliens Attack!").click()
    page.locator(".now.mine").wait_for()
    assert page.get_by_role("button", name="Hint").first.is_disabled()
    assert play_by_mouse(page, chance_of(7)) == "over"
    page.get_by_role("dialog").get_by_role("link", name="Back to the lobby").click()
    page.get_by_role("cell", name="Grace").wait_for()


def test_a_phone_shows_the_whole_board_and_opens_drawers(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    start(page)
    board = page.locator(".frame").bounding_box()
    assert board
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= PHONE["width"]
    assert board["y"] + board["height"] <= PHONE["height"]
    page.get_by_role("button", name="Journal").click()
    page.get_by_role("dialog", name="Journal").get_by_text("Turn 1").wait_for()
    close_window(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").click()
    page.get_by_role("dialog", name="Rules").wait_for()
