"""The network goes away and comes back: nothing is lost, nothing is played twice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visitors
from tests.browser.hands import chance_of, entries, open_for_two, play_by_mouse, settled, sit_down, start

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright")

CUT_MS = 30_000


def journal(page: Page) -> str:
    return str(page.locator(".journal").inner_text())


def forgive(visit: Visitors) -> None:
    """A browser says in its console that it could not connect, or load; that is what happened."""
    visit.complaints[:] = [text for text in visit.complaints if not re.search(r"ERR_\w*DISCONNECTED", text)]


def test_thirty_seconds_without_a_network_while_the_other_seat_plays(visit: Visitors) -> None:
    earth, alien = visit(), visit()
    open_for_two(earth)
    sit_down(alien, earth.url)
    before = entries(earth)
    alien.context.set_offline(True)
    alien.get_by_text("Reconnecting…").wait_for()
    assert play_by_mouse(earth, chance_of(21)) == "waiting"
    made = entries(earth)
    assert made > before
    alien.wait_for_timeout(CUT_MS)
    alien.context.set_offline(False)
    alien.get_by_text("Reconnecting…").wait_for(state="detached")
    alien.locator(".now.mine").wait_for()
    told = journal(earth)
    assert journal(alien) == told
    assert entries(earth) == made
    alien.locator(".stage .lit, .stage .choices button").first.click()
    earth.wait_for_function("text => document.querySelector('.journal').innerText !== text", arg=told)
    assert entries(earth) == made + 1
    forgive(visit)


def test_what_is_clicked_without_a_network_is_not_played_later(visit: Visitors) -> None:
    page = visit()
    start(page)
    before = entries(page)
    page.context.set_offline(True)
    page.get_by_text("Reconnecting…").wait_for()
    page.locator(".gun").first.evaluate("gun => gun.click()")
    page.context.set_offline(False)
    page.get_by_text("Reconnecting…").wait_for(state="detached")
    settled(page)
    assert entries(page) == before
    page.locator(".gun.lit").first.click()
    page.wait_for_function("n => document.querySelectorAll('.journal .heading').length === n", arg=2)
    assert entries(page) == before + 1
    forgive(visit)


def test_pages_that_did_not_arrive_come_with_the_network(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("button", name="Play now: Aliens Attack!").wait_for()
    page.route("**/Board-*.js", lambda route: route.abort("internetdisconnected"))
    page.get_by_role("button", name="Play now: Aliens Attack!").click()
    again = page.get_by_role("alert").get_by_role("button", name="Try again")
    again.wait_for()
    page.unroute("**/Board-*.js")
    again.click()
    page.locator(".now.mine").wait_for()
    assert settled(page) == "mine"
    forgive(visit)
