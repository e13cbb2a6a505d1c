"""The lobby: it follows what happens at the tables by itself, and asks for everything at once."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.conftest import PHONE, Visitors
from tests.browser.hands import open_log, start, won_game

pytest.importorskip("playwright")

SOON_MS = 20_000


def test_a_new_table_appears_by_itself(visit: Visitors) -> None:
    host, page = visit(), visit()
    page.clock.install()
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    wanted = {"game": "aliens-attack", "options": {"mode": "two_player"}, "public": True, "name": "Room by itself"}
    host.request.post("/api/tables", data=wanted)
    page.clock.fast_forward(SOON_MS)
    page.get_by_text("Room by itself").wait_for()
    assert page.get_by_role("alert").count() == 0


def test_who_comes_back_to_the_page_sees_what_is_new_at_once(visit: Visitors) -> None:
    host, page = visit(), visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    wanted = {"game": "aliens-attack", "options": {"mode": "two_player"}, "public": True, "name": "Room at once"}
    host.request.post("/api/tables", data=wanted)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.get_by_text("Room at once").wait_for(timeout=5000)


def test_the_lobby_does_not_ask_one_thing_after_the_other(visit: Visitors) -> None:
    """Tables are asked for before games have been answered."""
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/api/games", lambda route: None)
    page.reload()
    page.wait_for_function("() => performance.getEntriesByName(location.origin + '/api/tables').length > 0")
    page.unroute("**/api/games")
    assert any(url.endswith("/api/tables") for url in asked)
    page.goto("about:blank")


def test_finished_games_do_not_crowd_out_the_one_that_goes_on(visit: Visitors) -> None:
    page = visit()
    start(page)
    for _ in range(7):
        open_log(page, won_game())
        page.get_by_role("dialog").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.get_by_role("link", name="Continue Aliens Attack!").wait_for()
    assert len(json.loads(page.evaluate("localStorage.getItem('hullbreach.tables')"))) == 8, "no key is lost"


def test_what_leads_nowhere_is_said_where_it_was_typed(visit: Visitors) -> None:
    page = visit(viewport=PHONE)
    field = page.get_by_label("Go to a table by its link")
    for typed, why in (("hello", "no such table"), ("https://example.org/#/", "not a link to a table")):
        field.fill(typed)
        field.press("Enter")
        said = page.get_by_role("alert").filter(has_text=re.compile(why, re.IGNORECASE))
        said.wait_for()
        shown, asked = said.bounding_box(), field.bounding_box()
        assert shown
        assert asked
        assert 0 < shown["y"] - asked["y"] < PHONE["height"] / 4
        assert "#/table" not in page.url
    visit.complaints[:] = [text for text in visit.complaints if "404" not in text]
