"""Galaxy Trucker with missions in the browser: votes, special components, supercards, bets, and what is paid."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Visitors, every_look
from tests.browser.errands import (
    asked,
    at_fleet,
    at_hole,
    begun,
    betting,
    flown,
    in_yard,
    was_rewarded,
    with_supercards,
    would_burst,
)
from tests.browser.hands import close_window, open_log
from tests.browser.racing import Homesick, Racer, fly, is_done, seat_at_table
from tests.browser.test_access import assert_accessible
from tests.browser.test_galaxy_trucker_flight import answered, seq
from tests.browser.trucking import asks

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")

SPARE = ".vessel .cell.lit[data-move^='abandon']:not([aria-label*='ngine'], [aria-label*='abin'])"
ESCORT = {"mission": "escort_mission"}
START = 20
"""Credits; who has more of them in the end wins."""


@cache
def log_at(name: str) -> str:
    """Games that stand where something is to be seen; the seeds are such that it comes soon."""
    logs = {
        "hole": lambda: at_hole(1),
        "fleet": lambda: at_fleet(1),
        "zone": lambda: asked(asks("engines", card="tactical"), 1, 0, **with_supercards("tactical_zone")),
        "burst": lambda: asked(would_burst, 1, mission="riding_a_powder_keg", flights="II"),
        "bet": lambda: betting().dump(),
        "volunteer": lambda: asked(asks("volunteer"), 1, 0, **ESCORT),
        "skip": lambda: asked(asks("skip"), 1, mission="beverage_run"),
        "accounts": lambda: asked(was_rewarded, 1, mission="carpool", flights="I-II"),
        "first flown": lambda: asked(asks("accounts"), 1, mission="drawn", flights="I-II"),
        "all flown": lambda: flown(2, mission="drawn"),
        "isotopes": lambda: in_yard(7, 3, mission="radioactive_isotopes").dump(),
        "artefacts": lambda: in_yard(7, 3, mission="alien_archaeology").dump(),
        "five": lambda: in_yard(5, 3, players="5", mission="cocktail_time").dump(),
        "parts": lambda: in_yard(8, 3, flights="II", second="IIA").dump(),
        "five-flying": lambda: asked(asks("between"), 1, players="5", mission="hilarious_stories"),
    }
    return logs[name]()


def open_at(page: Page, name: str) -> str:
    table = open_log(page, log_at(name))
    page.locator(".asked .question, .accounts .answer, .yard, .choice").first.wait_for()
    return table


def company(page: Page, table: str, player: str = "Bob") -> str:
    """Where the next free seat of a table is taken."""
    seated = page.request.post(f"/api/tables/{table}/seats", data={"player": player}).json()
    return f"/#/seat/{table}/{seated['token']}"


# --- the standard game -----------------------------------------------------------------------------------------------
def test_two_people_in_two_languages_vote_for_the_mission_of_each_of_two_flights(visit: Visitors) -> None:
    ada, bob = visit(), visit(language="fr")
    table = open_log(ada, begun(5, mission="drawn", flights="I-II").log.dump())
    bob.goto(company(ada, table))
    for page in (ada, bob):
        page.locator(".choice [data-vote]").nth(2).wait_for()
    assert_accessible(ada, "vote")
    wanted = str(ada.locator("[data-mission]").nth(1).get_attribute("data-mission"))
    ada.locator("[data-vote='2']").click()
    bob.locator(".votes .for").wait_for()
    assert bob.get_by_text("Bleu").count()
    bob.locator("[data-vote='2']").click()
    for page in (ada, bob):
        page.locator(f"[data-refit], .mission-panel, .choice [data-mission='{wanted}']").first.wait_for()
        settle_class(page)
    for page in (ada, bob):
        page.locator(".yard .mission-panel").wait_for()
        page.locator("[data-mission-card]").click()
        page.locator(f".mission-panel [data-mission='{wanted}']").wait_for()
    english, french = (page.locator(".mission-panel").inner_text() for page in (ada, bob))
    assert english != french
    assert "galaxy-trucker-" not in english + french


def settle_class(page: Page) -> None:
    """Stay with the class, if that is asked."""
    page.locator("[data-refit].primary, .yard").first.wait_for()
    if page.locator("[data-refit].primary").count():
        page.locator("[data-refit].primary").click()


def test_the_next_flight_has_another_vote_and_the_last_accounts_say_who_has_won(visit: Visitors) -> None:
    ada, bob = visit(), visit(language="fr")
    table = open_at(ada, "first flown")
    bob.goto(company(ada, table))
    for page in (ada, bob):
        page.locator(".accounts [data-move='onward']").click()
    for page in (ada, bob):
        page.locator(".choice [data-vote]").nth(2).wait_for()
    ada.locator("[data-veto='1']").click()
    bob.locator(".votes .against").wait_for()
    bob.locator("[data-vote='3']").click()
    for page in (ada, bob):
        settle_class(page)
        page.locator(".yard .mission-panel").wait_for()
    open_log(ada, log_at("all flown"))
    ada.locator(".accounts .winner").wait_for(state="attached")
    assert "20 credits" in ada.locator(".accounts .winner").inner_text()


def test_two_people_in_two_languages_play_a_standard_game_of_two_flights_to_its_end(visit: Visitors) -> None:
    ada, bob = Racer(visit()), Homesick(visit(language="fr"))
    racers = [ada, bob]
    pages = [racer.page for racer in racers]
    seat_at_table(pages, 10, mission="drawn", flights="agreed", **{"flight-1": "I", "flight-2": "I"})
    first = offered(pages)
    for page in pages:
        page.locator("[data-vote='2']").click()
    assert flown_by(racers) == first[1]
    for page, title in zip(pages, ("Accounts of flight 1 of 2", "Comptes du vol 1 sur 2"), strict=True):
        page.get_by_role("heading", name=title).wait_for()
        page.locator(".accounts [data-move]").first.wait_for()
        adds_up(page)
    fly(racers, ".choice [data-vote]")
    second = offered(pages)
    assert not set(first) & set(second), "those that were not chosen are out of the game, too"
    # They do not agree, so that the lot decides.
    ada.page.locator("[data-vote='1']").click()
    bob.page.locator("[data-veto='1']").click()
    assert flown_by(racers) in second
    fly(racers)
    for page, named in zip(pages, (("Blue", "Green"), ("Bleu", "Vert")), strict=True):
        close_window(page)
        won = page.locator(".accounts .winner").inner_text()
        assert "20 cr" in won
        assert [name for name in named if name in won] == [name for name in named if balance(page, name) > START]
    assert len({tuple(page.locator(".accounts .total").all_inner_texts()) for page in pages}) == 1


def offered(pages: list[Page]) -> list[str]:
    """The three missions that all see."""
    for page in pages:
        page.locator(".choice [data-vote]").nth(2).wait_for()
    seen = [[str(one.get_attribute("data-mission")) for one in page.locator("[data-mission]").all()] for page in pages]
    assert all(missions == seen[0] for missions in seen)
    return seen[0]


def flown_by(racers: list[Racer]) -> str:
    """The mission that was settled on; one flies it in a tiny ship, one in a mere cabin, up to the accounts."""
    for racer in racers:
        settle_class(racer.page)
    missions = {settled_on(racer.page) for racer in racers}
    assert len(missions) == 1
    for order, racer in enumerate(racers, 1):
        racer.page.locator(".yard.works").wait_for()
        racer.build(4 if racer is racers[0] else 0)
        racer.finish(order)
    fly(racers, ".accounts")
    return missions.pop()


def settled_on(page: Page) -> str:
    """The mission whose card is opened in the yard."""
    page.locator(".yard .mission-panel [data-mission-card]").click()
    found = page.locator(".mission-panel [data-mission]").get_attribute("data-mission")
    page.locator("[data-mission-card]").click()
    return str(found)


def balance(page: Page, name: str) -> int:
    """What a player has in the end, as the accounts say it."""
    return int(page.locator(".accounts tbody tr", has_text=name).locator(".total").inner_text())


def test_the_accounts_name_what_each_line_of_the_mission_came_to(visit: Visitors) -> None:
    page = visit()
    open_at(page, "accounts")
    page.locator(".accounts tbody tr").first.wait_for()
    assert page.locator(".accounts td.mission").count() == 2
    adds_up(page)
    assert_accessible(page, "accounts")


def adds_up(page: Page) -> None:
    """What the first flight brought, line by line, and what everybody started with."""
    for row in page.locator(".accounts tbody tr").all():
        *lines, total = (int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()[1:])
        assert max(0, START + sum(lines)) == total


# --- one mission of each kind ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_special_components_show_what_they_do_while_one_builds(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size)
    open_at(page, "isotopes")
    page.locator(".slip .rays").first.wait_for()
    assert page.locator(".slip [aria-label*='radiation']").count() > 0
    assert page.locator(".mission-panel .rewards").count() == 1
    open_at(page, "artefacts")
    page.locator(".slip .hatch").first.wait_for()
    assert page.locator(".slip [aria-label*='dead zone']").count() > 0
    assert_accessible(page, "special components")


def test_a_special_component_is_drawn_by_its_back_with_a_key(visit: Visitors) -> None:
    page = visit()
    open_at(page, "isotopes")
    left = page.locator("[data-draw-special] b").inner_text()
    page.keyboard.press("s")
    page.locator("button.palm.full:not(.pending)").wait_for()
    is_done(page)
    assert "Radioactive" in str(page.locator("button.palm").get_attribute("aria-label"))
    page.keyboard.press("b")
    page.locator("[data-draw-special]").wait_for()
    assert int(page.locator("[data-draw-special] b").inner_text()) == int(left) - 1


def test_a_bet_is_secret_until_all_have_bet(visit: Visitors) -> None:
    ada, bob = visit(), visit(language="fr")
    table = open_at(ada, "bet")
    bob.goto(company(ada, table))
    bob.locator("[data-bet='1']").wait_for()
    ada.locator("[data-bet='1']").click()
    ada.locator("[data-bet='1'][aria-pressed='true']").wait_for()
    assert bob.locator("[data-bet][aria-pressed='true']").count() == 0
    assert_accessible(bob, "bet")
    bob.locator("[data-bet='4']").click()
    for page in (ada, bob):
        page.locator(".voyage .mission-panel .seats small").first.wait_for()


def test_the_escort_shows_its_merchant_and_asks_who_fights_first(visit: Visitors) -> None:
    page = visit(language="fr")
    open_at(page, "volunteer")
    page.locator(".mission-panel .hearts i").first.wait_for()
    assert_accessible(page, "escort")
    before = seq(page)
    page.locator("[data-move='volunteer']").click()
    answered(page, before)
    page.locator("[data-move='volunteer']").wait_for(state="detached")


def test_a_container_is_given_up_to_stay_out_of_a_supercard(visit: Visitors) -> None:
    page = visit()
    open_at(page, "skip")
    parts = page.locator(".vessel .lies").count()
    before = seq(page)
    page.locator(".vessel .cell.lit").first.click()
    answered(page, before)
    page.wait_for_function("parts => document.querySelectorAll('.vessel .lies').length < parts", arg=parts)
    page.locator(".journal").get_by_text("Blue is not in flight for this card").first.wait_for()


# --- supercards ------------------------------------------------------------------------------------------------------
def test_components_are_left_to_a_black_hole_on_a_phone_by_touch(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    open_at(page, "hole")
    count = page.locator(".count")
    assert (count.get_attribute("data-marked"), count.get_attribute("data-due")) == ("0", "2")
    assert page.locator("[data-move='escape']").count() == 0
    page.locator(".count").get_by_text("0 of 2 abandoned").wait_for()
    page.locator(SPARE).last.tap()
    page.locator(".count[data-marked='1']").wait_for()
    is_done(page)
    page.locator("[data-mission-card]").tap()  # a second tap on one place would be taken for a careless one
    page.locator("[data-mission-card]").tap()
    page.locator(".vessel .cell.lit[data-move^='take-back']").tap()
    page.locator(".count[data-marked='0']").wait_for()
    is_done(page)
    assert_accessible(page, "black hole")
    abandon_until_free(page)
    parts = page.locator(".vessel .lies").count()
    marked = page.locator(".vessel .given").count()
    before = seq(page)
    page.locator("[data-move='escape']").tap()
    answered(page, before)
    page.wait_for_function("left => document.querySelectorAll('.vessel .lies').length === left", arg=parts - marked)


def abandon_until_free(page: Page) -> None:
    """What is lit goes, the last first, until the ship may leave; without engines it never would."""
    for _ in range(12):
        if page.locator("[data-move='escape']").count():
            return
        before = seq(page)
        page.locator(SPARE).last.tap()
        answered(page, before)
    raise AssertionError("the black hole never lets go")


def test_a_fleet_says_what_it_would_take_and_which_lines_count(visit: Visitors) -> None:
    page = visit()
    open_at(page, "fleet")
    assert page.locator(".turned .supercard .lines li").count() == 4
    assert page.locator(".turned .supercard .lines li.beyond").count() == 3
    page.locator(".asked .verdict").wait_for()
    assert_accessible(page, "fleet")


def test_a_chain_reaction_is_watched_step_by_step_and_can_be_skipped(hurry: Visitors) -> None:
    page = hurry(motion=True)
    open_at(page, "burst")
    page.evaluate(
        """() => {
            window.seen = [];
            const note = () => {
                const burst = document.querySelector("[data-burst]")?.dataset.burst;
                if (burst && window.seen.at(-1)?.[0] !== document.querySelector(".told .latest")?.textContent)
                    window.seen.push([document.querySelector(".told .latest")?.textContent, burst]);
            };
            new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
        }"""
    )
    page.locator("[data-move='brace']").click()
    page.wait_for_function("() => window.seen.length >= 3")
    told = page.evaluate("window.seen.map(([told]) => told)")
    assert "The explosion tears" not in told[0]
    assert "The explosion tears" in told[1]
    page.get_by_role("button", name="Skip").click()
    page.locator(".told").wait_for(state="detached")


# --- odd ships and many players --------------------------------------------------------------------------------------
@every_look
def test_five_players_and_a_ship_in_two_parts(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    open_at(page, "five")
    assert page.locator(".other").count() == 4
    page.locator(".other.orange").wait_for()
    assert_accessible(page, "five in the yard")
    open_at(page, "five-flying")
    assert page.locator("[data-rocket]").count() == 5
    assert_accessible(page, "five in flight")
    open_at(page, "parts")
    assert page.locator(".slip .part.p1").count() > 0
    assert page.locator(".slip .lies .starting_cabin").count() == 2
    assert_accessible(page, "two parts")
    for shown in ("five", "five-flying", "parts"):
        open_at(page, shown)
        wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        assert not wide, shown


@every_look
def test_every_question_of_a_mission_is_said_in_words(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    for stage in ("hole", "fleet", "zone", "volunteer", "skip", "accounts", "bet", "isotopes"):
        open_at(page, stage)
        said = page.locator(".board").inner_text() + page.locator(".now").inner_text()
        names = page.locator(".board [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join()")
        assert "galaxy-trucker-" not in said + names, stage
        wide = page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        assert not wide, stage
