"""The resolution of Space Alert as a film: watched together, looked back at alone, and what is told after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import PHONE, Visitors, every_look
from tests.browser.hands import END, close_window, has_in_sight, open_log
from tests.browser.test_access import assert_accessible
from tests.browser.test_network import forgive
from tests.browser.test_space_alert import hear_next, hear_until, lay, open_alone, open_pair, sit, slot
from tests.games.space_alert.evenings import PAIR, Evening, lesson
from tests.games.space_alert.test_aftermath import LOST, plan_something

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

pytest.importorskip("playwright")

TRUST = {"en": "All my cards are right, do not ask again", "fr": "Toutes mes cartes sont justes, ne plus demander"}


def open_film(captain: Page, mate: Page) -> None:
    """Both have planned a little, and the first cards are turned over."""
    open_pair(captain, mate)
    lay(captain, 1, 1)
    lay(mate, 2, 1)
    hear_until(captain, ".board.resolution")
    for page in (captain, mate):
        page.locator(".wheel").wait_for()
        page.locator("section.card-asked").wait_for()  # the film has come to its end, for now


def trust(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=TRUST[language]).click()


def resolve(captain: Page, mate: Page) -> None:
    """Nobody calls a trip-up, and the whole flight is there to be watched."""
    trust(captain)
    trust(mate)
    long_enough(captain, mate)


def long_enough(*pages: Page) -> None:
    for page in pages:
        page.wait_for_function("() => Number(document.querySelector('.wheel input').max) > 20")


def scrub(page: Page, place: int) -> None:
    page.locator(".wheel input").fill(str(place))


def at(page: Page, place: int) -> None:
    page.wait_for_function("place => Number(document.querySelector('.wheel input').value) === place", arg=place)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


# --- one film for all ---
def test_one_drives_the_film_and_the_others_follow_until_they_look_back_alone(visit: Visitors) -> None:
    captain, mate = visit(motion=True), visit(motion=True, language="fr", viewport=PHONE)
    open_film(captain, mate)
    button(captain, "Drive for everybody").click()
    button(captain, "Pause").click()
    mate.get_by_text("Capitaine conduit, et vous suivez.").wait_for()
    trust(mate, "fr")
    trust(captain)
    long_enough(captain, mate)
    for place in (9, 4):
        scrub(captain, place)
        at(mate, place)
    assert mate.locator(".told").inner_text() != ""
    mate.get_by_role("button", name="Une scène en arrière").click()
    at(mate, 3)
    mate.get_by_text("Vous regardez de votre côté").wait_for()
    scrub(captain, 12)
    at(captain, 12)
    mate.get_by_role("button", name="Suivre de nouveau").click()
    at(mate, 12)
    mate.get_by_role("button", name="Prendre la main").click()
    captain.get_by_text("Crew member 2 drives, and you follow.").wait_for()
    scrub(mate, 2)
    at(captain, 2)
    mate.get_by_role("button", name="Lâcher la main").click()
    captain.get_by_role("button", name="Drive for everybody").wait_for()


def test_whoever_comes_back_finds_the_film_where_the_driver_is(visit: Visitors) -> None:
    captain, mate = visit(motion=True), visit(motion=True)
    open_film(captain, mate)
    button(captain, "Drive for everybody").click()
    button(captain, "Pause").click()
    resolve(captain, mate)
    scrub(captain, 7)
    at(mate, 7)
    mate.reload()
    mate.get_by_text("Captain drives, and you follow.").wait_for()
    at(mate, 7)
    captain.close()
    mate.get_by_role("button", name="Drive for everybody").wait_for()


def test_scenes_that_could_not_be_fetched_are_asked_for_again(visit: Visitors) -> None:
    captain, mate = visit(motion=True), visit(motion=True)
    open_film(captain, mate)
    captain.route("**/scenes*", lambda route: route.abort("internetdisconnected"), times=1)
    resolve(captain, mate)
    forgive(visit)


def test_nothing_of_what_comes_is_told_before_it_is_seen(visit: Visitors) -> None:
    captain, mate = visit(motion=True), visit(motion=True)
    open_film(captain, mate)
    button(captain, "Pause").click()
    resolve(captain, mate)
    scrub(captain, 3)
    assert captain.locator(END).count() == 0
    assert captain.locator(".journal", has_text="The ship is lost").count() == 0
    assert captain.locator(".home").count() == 0
    turns = captain.locator(".course button:not([disabled])").count()
    assert turns < 4, "what was not seen is not at a glance"
    button(captain, "To the end").click()
    captain.locator(END).wait_for()
    close_window(captain)
    captain.locator(".journal", has_text="The ship is lost").wait_for()
    captain.locator(".home").wait_for()
    captain.locator(".course button").first.click()
    at(captain, 1)
    captain.get_by_role("button", name="Skip").wait_for(state="detached")


@pytest.mark.rule("SA-ORD-05")
def test_a_card_is_asked_about_when_its_turn_has_come_in_the_film(visit: Visitors) -> None:
    captain, mate = visit(motion=True), visit(motion=True)
    open_pair(captain, mate)
    for turn in (1, 2):
        lay(captain, 1, turn)
    lay(mate, 2, 1)
    hear_until(captain, ".board.resolution")
    trust(mate)
    captain.get_by_text("Turn 1: ").first.wait_for()
    button(captain, "Yes, that is right").click()
    captain.locator(".told .now", has_text="Captain").first.wait_for()
    button(captain, "To the beginning").click()
    captain.get_by_text("Your card of turn 2 is turned over").wait_for()
    assert captain.get_by_role("button", name="Oops!").count() == 0, "first what came before it"
    button(captain, "Go there").click()
    captain.get_by_role("button", name="Oops!").first.click()
    captain.locator(".told", has_text="oops!").wait_for()


def test_keys_alone_wind_the_film(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_film(captain, mate)
    resolve(captain, mate)
    captain.locator(END).wait_for()
    close_window(captain)
    button(captain, "Play").focus()
    last = int(captain.locator(".wheel input").get_attribute("max") or 0)
    for key, place in (("Home", 0), ("ArrowRight", 1), ("End", last), ("ArrowLeft", last - 1)):
        captain.keyboard.press(key)
        at(captain, place)
    captain.keyboard.press("Home")
    captain.keyboard.press("PageDown")
    captain.keyboard.press("PageDown")
    assert captain.locator(".wheel .where").inner_text().startswith("Turn 2 ")


# --- after it ---
@pytest.mark.parametrize("language", ["en", "fr"])
def test_how_a_lost_flight_could_have_been_won(visit: Visitors, language: str) -> None:
    says = {
        "en": (
            "How could we have won?",
            "With this the ship would have come home",
            "Watch that flight",
            "Back to our flight",
        ),
        "fr": (
            "Comment aurions-nous pu gagner",
            "Avec ceci, le vaisseau serait rentré",
            "Voir ce vol",
            "Revenir à notre vol",
        ),
    }[language]
    page = visit(language=language)
    open_log(page, lesson(LOST).dump())
    page.locator(END).wait_for()
    close_window(page)
    chance = {"en": "The last chance: in turn", "fr": "La dernière chance : au tour"}[language]
    page.locator(".chance").wait_for()
    assert chance in page.locator(".chance").inner_text().replace("\u00a0", " ")
    page.get_by_role("button", name=says[0]).click()
    page.locator(".verdict", has_text=says[1]).wait_for()
    assert page.locator(".changes li").count() == 1
    page.get_by_role("button", name=says[2]).click()
    assert page.locator(".slot.changed").count() == 1, "the other card is marked on its board"
    page.get_by_role("button", name={"en": "To the end", "fr": "À la fin"}[language], exact=True).click()
    page.locator(".told .now").first.wait_for()
    assert_accessible(page, "remedy")
    page.get_by_role("button", name=says[3]).first.click()
    page.locator(".slot.changed").wait_for(state="detached")


@every_look
def test_what_decided_it_is_led_to_and_leads_to_the_film(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    open_log(page, lesson(LOST).dump())
    page.locator(END).wait_for()
    page.get_by_role("button", name={"en": "What decided it?", "fr": "Qu’est-ce qui a décidé"}[language]).click()
    page.locator(".chance").wait_for()
    assert has_in_sight(page, "#turning-title")
    ask = {"en": "How could we have won", "fr": "Comment aurions-nous pu gagner"}[language]
    page.get_by_role("button", name=ask).click()
    page.get_by_role("button", name={"en": "Watch that flight", "fr": "Voir ce vol"}[language]).click()
    page.locator(".slot.changed").wait_for()
    assert has_in_sight(page, ".wheel", ".hull svg .room")


def test_on_a_phone_the_ship_is_in_sight_while_the_film_runs(visit: Visitors) -> None:
    page = visit(motion=True, viewport=PHONE, has_touch=True)
    open_alone(page, flight="mission_1")
    hear_until(page, ".board.resolution")
    page.locator(".told .now").wait_for()
    assert has_in_sight(page, ".wheel", ".hull")


def test_the_replay_shows_every_hand(visit: Visitors) -> None:
    page = visit()
    evening = Evening(PAIR)
    plan_something(evening)
    evening.play(0, "say yes")
    table = open_log(page, evening.finish().dump())
    page.locator(END).wait_for()
    page.goto(f"/#/replay/{table}")
    hands = page.locator(".hands .of")
    hands.first.wait_for()
    assert hands.count() == 2
    held = hands.nth(1).locator("li").all_inner_texts()
    for _ in range(4):
        page.get_by_role("button", name="One move on").click()
    page.locator("[data-slot='0-0'].full svg").wait_for()
    page.locator("[data-slot='1-0'].full svg").wait_for()
    assert hands.nth(1).locator("li").all_inner_texts() != held
    for _ in range(3):
        page.get_by_role("button", name="One move on").click()
    page.locator(".bubble", has_text="Yes").wait_for()
    assert_accessible(page, "replay")


# --- before it ---
@pytest.mark.rule("SA-PLAN-14")
def test_all_together_end_the_round_early(visit: Visitors) -> None:
    captain, mate = visit(), visit(language="fr", viewport=PHONE)
    open_pair(captain, mate)
    assert captain.get_by_role("button", name="End the round now").count() == 0
    for _ in range(40):
        if captain.get_by_role("button", name="End the round now").count():
            break
        hear_next(captain)
    captain.get_by_role("button", name="End the round now").click()
    captain.get_by_role("button", name="Wait, not yet").click()
    captain.get_by_role("button", name="End the round now").click()
    mate.get_by_role("button", name="Finir la manche maintenant").click()
    for page in (captain, mate):
        page.locator(".board.resolution, .board.over").wait_for()
    captain.locator(".journal", has_text="ends early").or_(captain.locator(END)).first.wait_for()


# --- for everybody ---
@every_look
def test_film_and_end_pass_axe(visit: Visitors, language: str, size: ViewportSize) -> None:
    captain, mate = visit(language=language, viewport=size), visit()
    open_pair(mate, captain)
    lay(mate, 1, 1)
    lay(captain, 2, 1)
    hear_until(mate, ".board.resolution")
    button(mate, "Drive for everybody").click()
    captain.locator(".card-asked").wait_for()
    assert_accessible(captain, "film")
    trust(mate)
    trust(captain, language)
    captain.locator(END).wait_for()
    close_window(captain)
    captain.locator(".chance").wait_for()
    assert_accessible(captain, "aftermath")


def test_a_spectator_follows_and_drives_nobody(visit: Visitors) -> None:
    captain, mate, guest = visit(motion=True), visit(motion=True), visit(motion=True)
    wanted = {"game": "space-alert", "options": PAIR, "seed": 7, "player": "Ada", "public": True}
    seated = captain.request.post("/api/tables", data=wanted).json()
    sit(captain, seated)
    sit(mate, mate.request.post(f"/api/tables/{seated['table']}/seats", data={"player": "Grace"}).json())
    guest.goto(f"/#/table/{seated['table']}")
    lay(captain, 1, 1)
    slot(guest, 1, 1).wait_for()
    hear_until(captain, ".board.resolution")
    button(captain, "Drive for everybody").click()
    guest.get_by_text("Captain drives, and you follow.").wait_for()
    assert guest.get_by_role("button", name="Take the wheel").count() == 0
