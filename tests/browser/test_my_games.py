"""My games: found again later, on another device, filtered and noted; and told when it is one's turn."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import PHONE, Visitors
from tests.browser.hands import chance_of, play_by_mouse, start, won_game

pytest.importorskip("playwright")

if TYPE_CHECKING:
    from playwright.sync_api import Page

FIFTY = 50
WON = 10
FAST_MS = 100
TWO = {"game": "aliens-attack", "options": {"mode": "two_player"}}


def key_of(page: Page) -> str:
    page.get_by_role("button", name="Play now").first.wait_for()
    return str(page.evaluate("JSON.parse(localStorage.getItem('hullbreach.key'))"))


def bring(page: Page, key: str, count: int) -> None:
    log = won_game()
    for _ in range(count):
        assert page.request.post("/api/logs", data=log, headers={"hullbreach-player": key}).status == 201


def open_table(page: Page, key: str, **wanted: Any) -> dict[str, Any]:
    made: dict[str, Any] = page.request.post("/api/tables", data=wanted, headers={"hullbreach-player": key}).json()
    return made


def test_fifty_games_are_listed_filtered_and_noted_in_a_blink(visit: Visitors) -> None:
    page = visit()
    key = key_of(page)
    bring(page, key, WON)
    for _ in range(FIFTY - WON - 1):
        open_table(page, key, game="aliens-attack", player="Ada")
    open_table(page, key, game="under-falling-skies", player="Ada")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Play now").first.wait_for()
    page.goto("/#/games")
    page.get_by_text("50 games").wait_for()
    assert page.locator("article").count() == FIFTY
    assert sum("/api/player/games" in url for url in asked) == 1, "one answer holds them all"
    assert page.locator("article").first.get_by_role("link", name="Continue Under Falling Skies").is_visible()
    # Choosing a filter is one task of the page: measured in it, without the way from here to there.
    took = page.evaluate(
        """() => {
            const select = document.querySelector("#by-state");
            const began = performance.now();
            select.value = "won";
            select.dispatchEvent(new Event("change", { bubbles: true }));
            return new Promise((done) => requestAnimationFrame(() => done(performance.now() - began)));
        }"""
    )
    page.get_by_text("10 games").wait_for()
    assert took < 10 * FAST_MS, "generous: the machine may be busy"
    page.get_by_label("State").select_option("")
    page.locator("article").last.get_by_role("button", name="Note").click()
    page.get_by_label("Your note").fill("Lasers before shields")
    page.get_by_text("Saved.").wait_for()
    page.get_by_label("Contains").fill("LASERS BEFORE")
    page.get_by_text("1 game", exact=True).wait_for()
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url("**/#/replay/*")


def test_a_key_moves_to_another_device_and_its_games_with_it(visit: Visitors) -> None:
    page, phone, stranger = visit(), visit(viewport=PHONE), visit()
    start(page)
    table = page.url.rsplit("/", 1)[-1]
    page.goto("/#/games")
    page.get_by_role("button", name="Use another device").click()
    page.get_by_role("img", name="Code for the camera").wait_for()
    address = page.get_by_label("Link for your other device").input_value()
    start(phone)
    phone.goto(address)
    phone.get_by_role("heading", name="Your games on this device?").wait_for()
    assert "key" not in phone.url, "no secret stays in an address"
    phone.get_by_role("button", name="Merge with the games here").click()
    phone.get_by_text("2 games").wait_for()
    phone.locator(f"a[href='#/table/{table}']").click()
    phone.locator(".now.mine").wait_for()
    page.reload()
    page.get_by_text("2 games").wait_for()
    stranger.goto("/#/games")
    stranger.get_by_text("You have not played here yet").wait_for()


def test_the_days_challenge_is_resumed(visit: Visitors) -> None:
    page = visit()
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Play today’s Aliens Attack!").click()
    page.locator(".now.mine").wait_for()
    first = page.url
    page.goto("/")
    page.get_by_role("link", name="Continue today’s Aliens Attack!").click()
    page.locator(".now.mine").wait_for()
    assert page.url == first


HIDDEN = """() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
STUB = """() => {
    window.told = [];
    window.Notification = class {
        static get permission() { return localStorage.getItem("stub") ?? "default"; }
        static async requestPermission() { localStorage.setItem("stub", "granted"); return "granted"; }
        constructor(title, options) { window.told.push([title, options.body]); }
        close() {}
    };
}"""


def test_who_is_waited_for_is_told_by_badge_title_and_notification(visit: Visitors) -> None:
    """Two tabs of one player, one at the table and one in the lobby; the other player moves."""
    other, lobby = visit(), visit()
    lobby.context.add_init_script(f"({STUB})()")
    key = key_of(lobby)
    seated = open_table(other, key_of(other), **TWO, player="Ben", seat=0)
    join = {"player": "Ada", "seat": 1}
    seats = f"/api/tables/{seated['table']}/seats"
    lobby.request.post(seats, data=join, headers={"hullbreach-player": key})
    lobby.reload()
    lobby.get_by_role("button", name="Notify me when it is my turn").click()
    lobby.get_by_role("button", name="Stop notifications").wait_for()
    table = lobby.context.new_page()
    table.goto(f"/#/table/{seated['table']}")
    table.get_by_text("Ben’s turn").first.wait_for()
    assert lobby.get_by_text("Your turn", exact=True).count() == 0
    assert table.title() == "The table – hullbreach"
    table.evaluate(HIDDEN)
    other.goto(f"/#/seat/{seated['table']}/{seated['token']}")
    other.locator(".now.mine").wait_for()
    assert other.title() == "● Your turn – Aliens Attack!"
    assert play_by_mouse(other, chance_of(3), most=40) == "waiting"
    table.wait_for_function("() => document.title === '● Your turn – Aliens Attack!'")
    table.wait_for_function("() => window.told.length === 1")
    assert json.dumps(table.evaluate("window.told")) == json.dumps(
        [["Your turn", "Aliens Attack! – the others are waiting for you."]]
    )
    lobby.evaluate(HIDDEN)
    lobby.get_by_text("Your turn", exact=True).wait_for()
    lobby.wait_for_function("() => document.title === '● Your turn – Aliens Attack!' && window.told.length === 1")
