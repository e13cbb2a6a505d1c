"""Getting people to a table: the invitation, the open tables, who looks on, and links that lead nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Visitors
from tests.browser.hands import open_for_two, shared_link, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Route

pytest.importorskip("playwright")

LINKS = ["http://192.168.7.5:8765", "http://10.0.3.1:8765"]


def test_a_table_that_waits_invites_at_once_by_an_address_others_can_reach(visit: Visitors) -> None:
    host, guest = visit(), visit()
    host.route("**/api/reach", lambda route: route.fulfill(json={"links": LINKS}))
    host.get_by_role("button", name="Options: Aliens Attack!").click()
    host.get_by_label("Mode", exact=True).select_option("two_player")
    host.get_by_label("Your name").last.fill("Ada")
    host.get_by_role("button", name="Start").click()
    sheet = host.get_by_role("dialog", name="Invite the others")
    sheet.get_by_role("img", name="Code that leads to a free seat").wait_for()
    assert "Ada" in sheet.get_by_role("list", name="Seats").inner_text()
    link = sheet.get_by_label("Link to play", exact=True)
    host.wait_for_function("start => document.querySelector('#share-invite').value.startsWith(start)", arg=LINKS[0])
    sheet.get_by_label("Network").select_option(LINKS[1])
    assert link.input_value().startswith(f"{LINKS[1]}/#/table/")
    assert sheet.get_by_label("Link to watch", exact=True).input_value().startswith(LINKS[1])
    sit_down(guest, link.input_value().replace(LINKS[1], visit.server.address.rstrip("/")))
    sheet.wait_for(state="detached")  # everybody is there
    host.reload()
    host.locator(".now.mine").wait_for()
    assert host.get_by_role("dialog").count() == 0


def test_an_invitation_that_is_late_does_not_stand_before_those_who_came(visit: Visitors) -> None:
    host = visit()
    wanted = {"game": "aliens-attack", "options": {"mode": "two_player"}}
    seated = host.request.post("/api/tables", data=wanted).json()
    late: list[Route] = []
    host.route(f"**/api/tables/{seated['table']}", lambda route: late.append(route))
    host.goto(f"/#/seat/{seated['table']}/{seated['token']}")
    host.wait_for_function("() => Object.keys(sessionStorage).some(key => key.includes('invited'))")
    host.request.post(f"/api/tables/{seated['table']}/seats", data={"player": "Bob"})
    host.locator("aside .seats").get_by_text("Bob").wait_for()
    while late:
        late.pop().continue_()
    host.unroute_all()
    host.locator("aside").get_by_role("button", name="Share").wait_for()
    host.wait_for_timeout(300)
    assert host.get_by_role("dialog").count() == 0


def test_players_see_that_somebody_watches(visit: Visitors) -> None:
    earth, guest = visit(), visit()
    open_for_two(earth)
    guest.goto(shared_link(earth, "Link to watch"))
    earth.locator("aside").get_by_text("1 person is watching").wait_for()
    guest.locator("aside .seats").wait_for()
    assert guest.locator("aside").get_by_text("watching").count() == 0, "one does not count oneself"
    guest.goto("/")
    earth.locator("aside").get_by_text("1 person is watching").wait_for(state="detached")


def test_open_tables_say_who_waits_for_what(visit: Visitors) -> None:
    page = visit()
    wanted = {"game": "aliens-attack", "options": {"mode": "two_player", "handicap": "easier"}, "public": True}
    page.request.post("/api/tables", data={**wanted, "player": "Zoé", "language": "fr"})
    page.reload()
    row = page.get_by_role("listitem").filter(has_text="Zoé")
    for told in ("with Zoé", "Two players", "easier for Earth", "Français", "1 free seat"):
        row.get_by_text(told).wait_for()


def test_links_that_lead_nowhere_say_so(visit: Visitors) -> None:
    page = visit()
    for text, sentence in (
        ("hello there", "That is not a link"),
        ("hello", "no such table"),
        ("https://x.org/#/y", "not a link"),
    ):
        page.get_by_label("Go to a table by its link").fill(text)
        page.get_by_role("button", name="Go", exact=True).click()
        page.get_by_role("alert").filter(has_text=sentence).wait_for()
        assert page.url.endswith("/")
    page.goto("/#/table/hello")
    page.get_by_role("heading", name="No such table").wait_for()
    assert page.get_by_role("button", name="Hint").count() == 0
    page.locator("main").get_by_role("link", name="Back to the lobby").wait_for()
    visit.complaints.clear()  # the browser notes every 404
