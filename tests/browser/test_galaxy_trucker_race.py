"""Whole games of Galaxy Trucker in the browser, from the first component to the accounts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, Visitors
from tests.browser.hands import END, close_window, shared_link
from tests.browser.hurry import put_forward
from tests.browser.racing import Fingers, Keys, Racer, fly, seat_at_table, welded
from tests.browser.test_access import assert_accessible
from tests.browser.test_network import forgive

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright")

CUT_MS = 5_000
TIMER_S = 90
SEED = 3
SOME_ANSWERS = 4


def credits_of(page: Page) -> list[int]:
    """As the window at the end ranks them."""
    page.locator(END).wait_for()
    said = page.locator("dialog li[value]").all_inner_texts()
    return [int(found[-1]) for found in (re.findall(r"\d+", text) for text in said)]


def test_two_people_race_through_a_game_in_two_languages(hurry: Visitors) -> None:
    ada, bob = Racer(hurry()), Racer(hurry(language="fr"))
    racers = [ada, bob]
    table = seat_at_table([racer.page for racer in racers], SEED, clock="full")
    for racer in racers:
        racer.get_ready()
    for racer in racers:
        racer.build(2)
    assert_accessible(bob.page, "building by the clock")
    reload(ada)
    cut_off(bob, ada)
    for racer in racers:
        racer.build(5)
    ada.page.locator(".other .hull g.lies").nth(bob.parts() - 1).wait_for(state="attached")
    # Who has finished turns the timer onto its last circle, and time is up for the other.
    ada.finish(1)
    put_forward(ada.page, table, TIMER_S + 1)
    ada.press(".flip")
    bob.page.locator(".timer .here").wait_for()
    put_forward(ada.page, table, 2 * TIMER_S + 6)
    for racer in racers:
        racer.page.wait_for_function("() => !document.querySelector('.yard.building')")
    assert len(fly(racers)) > SOME_ANSWERS
    assert len(credits_of(ada.page)) == 2
    assert credits_of(ada.page) == credits_of(bob.page)
    for racer, title in ((ada, "The last accounts"), (bob, "Les derniers comptes")):
        close_window(racer.page)
        racer.page.get_by_role("heading", name=title).wait_for()
        assert_accessible(racer.page, title)
    forgive(hurry)


def reload(racer: Racer) -> None:
    """In mid-building, with something in the hand."""
    page = racer.page
    racer.draw()
    page.locator("button.palm.full:not(.pending)").wait_for()
    ship, held = welded(page), page.locator("button.palm").get_attribute("aria-label")
    page.reload()
    page.locator("button.palm.full").wait_for()
    assert welded(page) == ship
    assert page.locator("button.palm").get_attribute("aria-label") == held
    racer.give_back()
    page.locator("[data-draw]").wait_for()


def cut_off(racer: Racer, other: Racer) -> None:
    """The game waits for who is away, and goes on with the same ship."""
    ship = welded(racer.page)
    racer.page.context.set_offline(True)
    other.page.locator(".curtain").wait_for()
    racer.page.wait_for_timeout(CUT_MS)
    racer.page.context.set_offline(False)
    for one in (racer, other):
        one.page.locator(".curtain").wait_for(state="detached")
        one.page.locator(".yard.works").wait_for()
    assert welded(racer.page) == ship


def test_one_person_and_three_bots_play_three_rounds(hurry: Visitors) -> None:
    racer = Racer(hurry())
    seat_at_table([racer.page], SEED, players="4", flights="all")
    for number, ship in enumerate(("I", "II", "III"), 1):
        racer.page.locator(".yard").get_by_text(f"class {ship}", exact=False).first.wait_for()
        racer.build(5)
        racer.press("[data-finish]")
        racer.press("[data-order]")
        racer.page.wait_for_function("() => !document.querySelector('.yard.building')")
        if number < 3:
            fly([racer], ".accounts")
            racer.page.get_by_role("heading", name=f"Accounts of flight {number} of 3").wait_for()
            racer.answer()
    fly([racer])
    assert len(credits_of(racer.page)) == 4
    close_window(racer.page)
    racer.page.locator(".accounts .winner").wait_for()


@pytest.mark.parametrize("way", [Keys, Fingers], ids=["keys", "touch"])
def test_a_game_by_keys_alone_and_on_a_phone_by_touch(hurry: Visitors, way: type[Racer]) -> None:
    touch = way is Fingers
    page = hurry(viewport=PHONE, has_touch=True, is_mobile=True) if touch else hurry()
    seat_at_table([page], SEED, players="2")
    racer = way(page)
    racer.build(6)
    racer.press("[data-finish]")
    racer.press("[data-order]")
    seen: set[str] = set()

    def look(one: Racer) -> None:
        """Each kind of screen is looked at once."""
        kind = str(one.page.locator(".board").first.get_attribute("class"))
        if kind not in seen:
            seen.add(kind)
            assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), kind
            assert_accessible(one.page, kind)

    assert fly([racer], look=look)
    assert len(credits_of(page)) == 2


def test_a_spectator_watches_from_the_yard_to_the_accounts(hurry: Visitors) -> None:
    page, guest = hurry(), hurry(language="fr")
    racer = Racer(page)
    seat_at_table([page], SEED, players="2")
    racer.build(3)
    guest.goto(shared_link(page, "Link to watch"))
    guest.locator(".gallery figure").first.locator("g.lies").nth(3).wait_for(state="attached")
    assert_accessible(guest, "the yard, watched")
    racer.build(6)
    guest.locator(".gallery figure").first.locator("g.lies").nth(racer.parts() - 1).wait_for(state="attached")
    racer.press("[data-finish]")
    racer.press("[data-order]")
    fly([racer], ".flight, .voyage")
    guest.locator(".voyage").wait_for()
    assert_accessible(guest, "the flight, watched")
    fly([racer])
    assert len(credits_of(guest)) == 2
    close_window(guest)
    guest.get_by_role("heading", name="Les derniers comptes").wait_for()
    assert guest.locator(".board .answer, .board .lit").count() == 0
