"""Every size of window is used well: on a small phone what to do next is in sight and nothing runs off sideways; on a
large screen boards are large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, Server, Visitors, visitors_of
from tests.browser.hands import open_log, open_table, won_game
from tests.browser.racing import seat_at_table
from tests.browser.test_space_alert import open_alone
from tests.browser.trucking import asks, flown_to
from tests.browser.wrecking import faulty

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page, ViewportSize

pytest.importorskip("playwright")

LARGE: ViewportSize = {"width": 1920, "height": 1080}

NEXT = ".acts .primary:not(.pending):not([aria-disabled=true])"

# Whether all of something is in the window, with nothing over its middle.
OUT_OF_SIGHT = """selector => [...document.querySelectorAll(selector)].filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) return true;
    if (getComputedStyle(part).pointerEvents === "none") return false;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !part.contains(over) && !over?.contains(part);
}).map((part) => part.outerHTML.slice(0, 140))"""


# How far a window that lies over the page can be pushed out of its own frame.
PUSHED = "() => { const over = document.querySelector('dialog[open]'); over.scrollTop = 999; return over.scrollTop; }"

BEYOND = "(body) => body.scrollHeight - body.querySelector('form').offsetHeight"


@dataclass(frozen=True)
class Scene:
    """A moment of a screen, and what there is to do."""

    name: str
    reach: Callable[[Page], None]
    next: str


def go(address: str) -> Callable[[Page], None]:
    return lambda page: void(page.goto(address))


def void(_: object) -> None:
    """Only what was done counts."""


def sky(page: Page) -> None:
    open_table(page, "under-falling-skies", city="montreal")


def die(page: Page) -> None:
    sky(page)
    page.locator(".hand.lit").first.click()
    page.locator(".space.lit").first.wait_for()


def plan(page: Page) -> None:
    open_alone(page)
    page.locator(".hand .card.lit").first.click()
    page.locator("[data-slot].lit").first.wait_for()


def guided(page: Page) -> None:
    page.goto("/#/lessons/under-falling-skies")
    page.locator("[data-new-table]").click()
    page.locator(".table .coach").wait_for()
    page.locator(".hand.lit").first.wait_for()


def asked(page: Page) -> None:
    open_log(page, flown_to(asks("defend"), 5, players="4", flights="I").dump())


SCENES = (
    Scene("lobby", go("/"), "article:first-of-type .primary"),
    Scene("my games", go("/#/games"), ".tools button"),
    Scene("about", go("/#/about"), "h1"),
    Scene("academy", go("/#/lessons/space-alert"), "h1"),
    Scene("cannons", lambda page: open_table(page, "aliens-attack", mode="recruit"), ".gun.lit, .defence.lit"),
    Scene("dice", sky, ".hand.lit, .round"),
    Scene("a die in hand", die, ".space.lit"),
    Scene("a guided game", guided, "[data-go-on], .hand.lit"),
    Scene("a hand of cards", open_alone, ".hand .card, .acts .primary"),
    Scene("a card in hand", plan, "[data-slot].lit"),
    Scene("yard", lambda page: void(seat_at_table([page], 7)), "[data-draw]"),
    Scene("inspection", lambda page: void(open_log(page, faulty(players="1").dump())), ".errors li:first-child button"),
    Scene("a question", asked, ".asked .answer"),
)


@pytest.fixture(scope="module")
def small(browser: Browser, server: Server) -> Iterator[Page]:
    with visitors_of(browser, server) as visitors:
        yield visitors("fr", viewport=SMALL_PHONE)


@pytest.fixture(scope="module")
def large(browser: Browser, server: Server) -> Iterator[Page]:
    with visitors_of(browser, server) as visitors:
        yield visitors(viewport=LARGE)


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_on_a_small_phone_what_to_do_next_is_in_sight(small: Page, scene: Scene) -> None:
    scene.reach(small)
    small.locator(scene.next).first.wait_for()
    assert small.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    assert small.evaluate(OUT_OF_SIGHT, scene.next) == []
    if small.locator(".table").count():
        assert small.evaluate("document.documentElement.scrollHeight") <= SMALL_PHONE["height"]


def test_on_a_small_phone_an_announcement_that_was_asked_for_is_in_sight(small: Page) -> None:
    plan(small)
    assert small.evaluate(OUT_OF_SIGHT, ".ticker") != [], "who takes a card looks at the slots"
    small.keyboard.press("Escape")
    small.locator(NEXT).click()
    small.locator(".ticker .at").first.wait_for()
    assert small.evaluate(OUT_OF_SIGHT, ".ticker li:first-child") == []


def test_late_in_a_mission_the_hand_is_still_one_row(visit: Visitors) -> None:
    """The button that ends the round early takes room; a second row of cards would cover slots."""
    page = visit("fr")
    open_table(page, "space-alert", clock="none", people="1")
    while page.locator(".stage .acts button").count() < 3:
        page.locator(NEXT).click()
        page.locator(NEXT).wait_for()
    rows = "cards => new Set(cards.map((card) => card.getBoundingClientRect().top)).size"
    assert page.locator(".hand .card").evaluate_all(rows) == 1
    assert page.evaluate(OUT_OF_SIGHT, "button[data-slot], .hand .card") == []


def test_on_a_small_phone_the_end_is_whole_while_its_curve_is_thought_about(small: Page) -> None:
    small.route("**/chances*", void)
    open_log(small, won_game())
    small.locator("dialog .skeleton").wait_for()
    assert small.locator("dialog .body").evaluate("(body) => body.scrollWidth <= body.clientWidth")
    small.unroute("**/chances*")


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["1280", "360"])
def test_what_can_be_done_after_a_game_is_in_sight_at_once(visit: Visitors, size: ViewportSize) -> None:
    page = visit("fr", viewport=size)
    open_log(page, won_game())
    page.locator("dialog ol li").first.wait_for()
    assert page.locator("dialog .buttons > *").count() >= 4
    assert page.evaluate(OUT_OF_SIGHT, "dialog .buttons > *") == []
    body = page.locator("dialog .body").bounding_box()
    assert body
    assert body["height"] >= size["height"] / 2, "the result is what people look for first"


@pytest.mark.parametrize("size", [DESKTOP, SMALL_PHONE], ids=["1280", "360"])
def test_options_can_be_started_from_wherever_one_is_among_them(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size)
    page.locator("article .primary").first.wait_for()
    for options in page.get_by_role("button", name="Options").all():
        options.click()
        page.locator("#seed").wait_for()
        assert page.evaluate(OUT_OF_SIGHT, "dialog button[type=submit]") == []
        page.locator("dialog details").evaluate_all("found => { for (const one of found) one.open = true; }")
        assert page.evaluate(PUSHED) == 0, "the choices scroll, the window does not"
        assert page.locator("dialog .body").evaluate(BEYOND) < 40, "nor do they beyond the last of them"
        page.keyboard.press("Escape")


def test_keys_are_not_named_where_there_is_no_keyboard(visit: Visitors) -> None:
    for touched in (False, True):
        page = visit(viewport=PHONE if touched else DESKTOP, has_touch=touched, is_mobile=touched)
        plan(page)
        assert page.locator(".held kbd").first.is_visible() != touched
        sky(page)
        assert page.locator(".tray kbd").first.is_visible() != touched
        page.goto("/#/companion/space-alert")
        page.locator("#tab-plans").click()
        page.locator("[data-slot]").first.wait_for()
        assert page.get_by_text("Keys:").is_visible() != touched


def test_on_a_small_phone_no_line_of_a_look_ahead_is_cut_through(small: Page) -> None:
    open_table(small, "under-falling-skies", play="campaign")
    small.locator("[data-stack].lit").first.hover()
    small.locator(".ahead li").first.wait_for()
    cut = "(ahead) => ahead.lastElementChild.getBoundingClientRect().bottom - ahead.getBoundingClientRect().bottom"
    assert small.locator(".ahead").evaluate(cut) <= 0
    small.mouse.move(0, 0)


# Parts that hold more than is seen of them, with a line of text to spare.
CUT = (
    "found => found.filter((one) => one.scrollHeight > one.clientHeight + 4).map((one) => one.outerHTML.slice(0, 140))"
)


def test_on_a_small_phone_statistics_are_scrolled_and_not_squeezed(small: Page) -> None:
    open_log(small, won_game())
    small.locator("dialog .buttons a").first.wait_for()
    small.goto("/#/games")
    small.get_by_role("button", name="Statistiques").click()
    small.locator("dialog table").first.wait_for()
    assert small.locator("dialog .scroll").evaluate_all(CUT) == []


def test_on_a_small_phone_the_pile_says_how_many_parts_are_left(small: Page) -> None:
    open_table(small, "galaxy-trucker", players="1", clock="none")
    assert small.locator("[data-draw]").evaluate_all(CUT) == []


BOARDS = (
    ("aliens-attack", {"mode": "recruit"}, ".frame", 0.72, 0.55),
    ("under-falling-skies", {"city": "montreal"}, ".battle", 0.8, 0.7),
    ("under-falling-skies", {"city": "montreal"}, ".field", 0.8, 0.5),
    ("space-alert", {"clock": "none", "people": "1"}, ".hull svg", 0.28, 0.5),
    ("galaxy-trucker", {"players": "1", "clock": "none"}, ".dock", 0.55, 0.5),
)


@pytest.mark.parametrize(("game", "options", "part", "high", "wide"), BOARDS, ids=[f"{b[0]} {b[2]}" for b in BOARDS])
def test_on_a_large_screen_boards_are_large(
    large: Page, game: str, options: dict[str, str], part: str, high: float, wide: float
) -> None:
    open_table(large, game, 7, **options)
    box = large.locator(f".stage {part}").first.bounding_box()
    assert box
    assert box["height"] >= high * LARGE["height"]
    assert box["width"] >= wide * LARGE["width"]
    assert large.evaluate("document.documentElement.scrollHeight") <= LARGE["height"]
    written = large.locator("aside .journal").evaluate("(found) => parseFloat(getComputedStyle(found).fontSize)")
    assert written * large.locator("aside").evaluate("(found) => found.currentCSSZoom") >= 17, "read from afar"


@pytest.mark.parametrize("size", [DESKTOP, LARGE], ids=["1280", "1920"])
def test_all_games_stand_above_the_fold_of_the_lobby(visit: Visitors, size: ViewportSize) -> None:
    page = visit("fr", viewport=size)
    page.locator(".shelf article").nth(3).wait_for()
    below = page.locator(".shelf .primary").evaluate_all(
        "found => found.filter((button) => button.getBoundingClientRect().bottom > innerHeight).length"
    )
    assert below == 0
