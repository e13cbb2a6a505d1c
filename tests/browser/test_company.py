"""Several people at one table, and one person on several devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, Visitors
from tests.browser.hands import END, chance_of, open_for_two, play_by_mouse, settled, shared_link, sit_down, start
from tests.players.test_hindsight import played

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from hullbreach.kernel.log import Log

pytest.importorskip("playwright")


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def test_two_people_talk_and_see_what_is_unread(visit: Visitors) -> None:
    earth, alien = visit(), visit(viewport=PHONE)
    open_for_two(earth, "Ada")
    sit_down(alien, earth.url)
    earth.keyboard.press("c")
    say(earth, "Watch the <b>left</b> column")
    badge = alien.get_by_role("button", name="Chat 1 new message")
    badge.wait_for()
    assert "Ada: Watch the <b>left</b> column" in alien.locator("[aria-live=polite]").all_inner_texts()
    badge.click()
    drawer = alien.get_by_role("dialog", name="Chat")
    drawer.get_by_text("Watch the <b>left</b> column").wait_for()
    alien.locator(".unread").wait_for(state="detached")
    say(alien, "I see it")
    earth.locator(".chat").get_by_text("I see it").wait_for()
    alien.keyboard.press("Escape")
    alien.get_by_role("button", name="Chat", exact=True).wait_for()
    earth.reload()
    earth.locator(".now.mine").wait_for()
    earth.keyboard.press("c")
    earth.locator(".chat").get_by_text("I see it").wait_for()


def test_a_table_for_one_has_no_chat(visit: Visitors) -> None:
    page = visit()
    start(page)
    page.keyboard.press("c")
    assert page.get_by_role("button", name="Chat").count() == 0
    assert page.locator(".chat").count() == 0


def test_a_seat_moves_to_another_device_and_its_key_stands_in_no_address(visit: Visitors) -> None:
    page, phone = visit(), visit(viewport=PHONE)
    start(page)
    play_by_mouse(page, chance_of(51), most=4)
    settled(page)
    link = shared_link(page, "Continue on another device")
    key = link.rsplit("/", 1)[-1]
    assert key not in page.url
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(link)
    phone.locator(".now.mine").wait_for()
    assert key not in phone.url
    assert not [url for url in asked if key in url.split("#")[0]]
    assert phone.evaluate("history.length") <= 3
    phone.go_back()
    assert key not in phone.url
    phone.go_forward()
    phone.locator(".now.mine").wait_for()
    assert phone.locator(".stage .piece").count() == page.locator(".stage .piece").count()
    phone.locator(".stage .lit").first.wait_for()


def test_a_seat_link_does_not_take_ones_own_seat_away(visit: Visitors) -> None:
    earth, alien = visit(), visit()
    open_for_two(earth)
    sit_down(alien, earth.url)
    mine = alien.locator(".seats li", has_text="you").inner_text()
    alien.goto(shared_link(earth, "Continue on another device"))
    alien.reload()
    alien.locator(".seats").wait_for()
    assert alien.locator(".seats li", has_text="you").inner_text() == mine


def test_a_seat_given_up_on_one_device_is_free_on_the_other(visit: Visitors) -> None:
    page, phone = visit(), visit(viewport=PHONE)
    start(page)
    phone.goto(shared_link(page, "Continue on another device"))
    phone.locator(".now.mine").wait_for()
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Leave").click()
    phone.get_by_role("button", name="Give the seat up").click()
    phone.get_by_role("button", name="Play now: Aliens Attack!").wait_for()
    page.get_by_text("You are watching").first.wait_for()
    page.reload()
    page.get_by_role("heading", name="A seat is waiting for you").wait_for()
    page.get_by_role("button", name="Sit here").click()
    page.locator(".now.mine").wait_for()
    # A browser says in its console that a key was refused; that is what happened.
    visit.complaints[:] = [text for text in visit.complaints if "401" not in text]


def test_an_invitation_offers_the_free_seat_and_a_watch_link_offers_none(visit: Visitors) -> None:
    earth, guest, watcher = visit(), visit(), visit()
    open_for_two(earth)
    watch = shared_link(earth, "Link to watch")
    guest.goto(shared_link(earth, "Link to play"))
    guest.get_by_role("heading", name="A seat is waiting for you").wait_for()
    assert guest.locator(".board").count() == 0, "a private table is not shown to who only stands at the door"
    watcher.goto(watch)
    watcher.get_by_text("You are watching").first.wait_for()
    assert watcher.get_by_role("button", name="Sit here").count() == 0
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit here").click()
    guest.locator(".board").wait_for()
    earth.get_by_text("Ben").first.wait_for()
    late = visit()
    late.goto(guest.url)
    late.get_by_role("heading", name="Every seat is taken").wait_for()


def test_a_link_in_the_lobby_opens_a_table(visit: Visitors) -> None:
    earth, guest = visit(), visit()
    open_for_two(earth)
    guest.get_by_label("Go to a table by its link").fill(shared_link(earth, "Link to watch"))
    guest.keyboard.press("Enter")
    guest.get_by_text("You are watching").first.wait_for()


def test_a_bot_takes_the_seat_it_was_given_and_plays_to_the_end(visit: Visitors) -> None:
    page = visit()
    open_for_two(page, other="random")
    page.get_by_text("Bot: random").first.wait_for()
    chance = chance_of(52)
    for _ in range(400):
        if play_by_mouse(page, chance) == "over":
            break
        page.wait_for_function(
            "() => document.querySelector('.now.mine') || document.querySelector('dialog[open] .reason')"
        )
    page.locator(END).wait_for()
    assert page.get_by_role("button", name="Chat").count() == 0


def duel_the_aliens_win() -> Log:
    duels = (played("aliens-attack", seed, "random", mode="two_player") for seed in range(50))
    return next(log for log in duels if (outcome := log.replay().outcome()) and outcome.won[1])


def test_a_rematch_is_offered_inside_the_result_and_sides_may_be_swapped(visit: Visitors) -> None:
    ada, ben = visit(), visit(language="fr")
    log = duel_the_aliens_win()
    seated = ada.request.post("/api/logs", data=log.dump()).json()
    joined = ben.request.post(f"/api/tables/{seated['table']}/seats", data={"player": "Benoît", "seat": 1}).json()
    for page, token in ((ada, seated["token"]), (ben, joined["token"])):
        page.goto(f"/#/seat/{seated['table']}/{token}")
        page.get_by_role("dialog").locator(".reason").wait_for()
    ada.get_by_role("dialog", name="Defeat").get_by_text("Benoît (Aliens) wins").wait_for()
    ben.get_by_role("dialog", name="Victoire").wait_for()
    ada.get_by_role("button", name="Play again, swap sides").click()
    invitation = ben.get_by_role("dialog").get_by_role("status").filter(has_text="en changeant de camp")
    invitation.get_by_role("button").click()
    ben.locator(".now.mine").wait_for()
    ada.locator(".now:not(.mine)").wait_for()
    assert ben.url.rsplit("/", 1)[-1] == ada.url.rsplit("/", 1)[-1] != seated["table"]
    assert "Benoît" in ada.locator(".seats li").first.inner_text()
