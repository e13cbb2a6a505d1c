"""The shipyard of Galaxy Trucker in the browser: everybody builds at once, by mouse, keys or fingers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, Visitors, every_look
from tests.browser.hands import open_log, shared_link
from tests.browser.hurry import put_forward
from tests.browser.test_access import assert_accessible
from tests.browser.test_pending import Line
from tests.browser.wrecking import broken, faulty, inviting, rambling

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

pytest.importorskip("playwright")

MOST_DRAWS = 40
FREE = ".square:not(.full)"
JOINS = f"{FREE}.lit"
GOOD = {"en": "joins", "fr": "s’emboîte"}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@cache
def log_of(kind: str) -> str:
    makers = {"faulty": faulty, "broken": broken, "inviting": inviting}
    return makers[kind]().dump()


def sit(page: Page, seated: dict[str, Any]) -> None:
    page.goto(f"/#/seat/{seated['table']}/{seated['token']}")
    page.locator(".stage .board").wait_for(state="attached")


def open_yard(*pages: Page, seed: int = 5, **options: str) -> str:
    """A table of the first level for as many as there are pages."""
    chosen = {"players": str(len(pages)), "flights": "I", "clock": "none", **options}
    wanted = {"game": "galaxy-trucker", "options": chosen, "seed": seed, "player": "Ada"}
    seated = pages[0].request.post("/api/tables", data=wanted).json()
    others = [page.request.post(f"/api/tables/{seated['table']}/seats", data={"player": "Bob"}) for page in pages[1:]]
    for page, found in zip(pages, [seated, *(other.json() for other in others)], strict=True):
        sit(page, found)
    if chosen["clock"] != "none":
        for page in pages:
            page.locator(".curtain button").first.click()
    for page in pages:
        page.locator(".yard").wait_for()
    return str(seated["table"])


def square(page: Page, column: int, row: int) -> Locator:
    return page.locator(f"[data-square='{(row - 3) * 9 + column - 3}']")


def holds(page: Page) -> None:
    """Wait until what is in the hand is known."""
    page.locator("button.palm.full:not(.pending)").wait_for()
    page.wait_for_function("() => !document.querySelector('.board .pending')")


def is_done(page: Page) -> None:
    """Wait until the server has confirmed everything."""
    page.wait_for_function("() => !document.querySelector('.board .pending')")


def draw(page: Page) -> None:
    page.locator("[data-draw]").click()
    holds(page)


def draw_what_joins(page: Page) -> None:
    """Draw until something joins as it is drawn; the rest goes back."""
    for _ in range(MOST_DRAWS):
        draw(page)
        if page.locator(JOINS).count():
            return
        page.locator(".draw.back").click()
        page.locator("[data-draw]").wait_for()
        is_done(page)
    raise AssertionError("nothing joins")


def parts(page: Page) -> int:
    return page.locator(".slip .square.full").count()


def face_up(page: Page) -> list[str]:
    return [str(tile.get_attribute("data-tile")) for tile in page.locator("[data-tile]").all()]


# --- by mouse ---
def test_a_component_is_drawn_turned_aimed_and_welded_by_mouse(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    draw_what_joins(page)
    assert page.locator(".now").inner_text() == "Weld it on, set it aside, or put it back."
    place = page.locator(JOINS).first
    assert "joins a starting cabin" in str(place.get_attribute("aria-label"))
    place.hover()
    page.locator(".marks .joins").wait_for()
    assert page.locator(".slip .ghost").count() == 1
    spot = place.get_attribute("data-square")
    place.click()
    page.locator(f"[data-square='{spot}'].full").wait_for()
    is_done(page)
    assert parts(page) == 2
    assert "not welded yet" in str(page.locator(f"[data-square='{spot}']").get_attribute("aria-label"))
    # What was laid last is lifted by a click, and put somewhere else.
    page.locator(f"[data-square='{spot}']").click()
    holds(page)
    assert parts(page) == 1
    page.locator(JOINS).last.click()
    is_done(page)
    assert parts(page) == 2


def test_what_is_in_the_hand_follows_the_pointer_and_turns_with_the_wheel(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    draw(page)
    corner = page.locator(".dock").bounding_box()
    assert corner
    page.mouse.move(corner["x"] + 4, corner["y"] + 4)
    page.locator(".floating").wait_for()
    before = page.locator(".floating .part").inner_html()
    page.mouse.wheel(0, 100)
    page.wait_for_function("before => document.querySelector('.floating .part').innerHTML !== before", arg=before)
    place = page.locator(f"{JOINS}, {FREE}.turnable").first
    place.hover()
    page.locator(".floating").wait_for(state="detached")
    assert page.locator(".slip .ghost:not(.bad)").count() == 1


def test_a_square_where_a_turn_is_needed_takes_the_component_turned(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    for _ in range(MOST_DRAWS):
        draw(page)
        if page.locator(f"{FREE}.turnable").count():
            break
        page.locator(".draw.back").click()
        is_done(page)
    place = page.locator(f"{FREE}.turnable").first
    assert "joins if it is turned" in str(place.get_attribute("aria-label"))
    spot = place.get_attribute("data-square")
    place.click()
    page.locator(f"[data-square='{spot}'].full").wait_for()
    is_done(page)
    assert page.locator(".error").count() == 0


def test_what_joins_nothing_is_refused_with_the_rule(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    draw(page)
    square(page, 5, 9).click()
    page.get_by_role("alert").wait_for()
    assert "none of its connectors would fit" in page.get_by_role("alert").inner_text()
    assert page.get_by_role("button", name="GT-BUILD-04").count() == 1
    assert parts(page) == 1
    assert page.locator("button.palm.full").count() == 1


def test_the_pile_keeps_what_is_put_back_and_gives_it_again(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    for count in range(1, 11):
        draw(page)
        page.locator(".draw.back").click()
        page.wait_for_function("count => document.querySelectorAll('[data-tile]').length === count", arg=count)
        is_done(page)
    there = face_up(page)
    # Sorted by kind there are fewer of them, and nothing is lost.
    sorts = page.locator(".sort:not(.all):not([disabled])")
    assert sum(int(sort.locator("b").inner_text()) for sort in sorts.all()) == 10
    sorts.first.click()
    assert len(face_up(page)) == int(sorts.first.locator("b").inner_text())
    page.locator(".sort.all").click()
    page.locator(f"[data-tile='{there[3]}']").click()
    holds(page)
    assert there[3] not in face_up(page)
    # Another one is taken: the first goes back.
    page.locator(f"[data-tile='{there[5]}']").click()
    page.locator(f"[data-tile='{there[3]}']").wait_for()
    holds(page)
    assert sorted(face_up(page)) == sorted(set(there) - {there[5]})


def test_two_components_are_set_aside_and_never_go_back(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    for place in (0, 1):
        draw(page)
        page.locator("button.slot").nth(place).click()
        page.locator("[data-draw]").wait_for()
        is_done(page)
    page.locator("button.slot").first.click()
    holds(page)
    page.locator(".draw.back").click()
    page.get_by_role("alert").wait_for()
    assert "never goes back" in page.get_by_role("alert").inner_text()
    page.locator("button.slot").first.click()
    is_done(page)
    assert page.locator("button.slot.lit").count() == 2


def test_a_stack_is_looked_at_once_something_is_built(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    page.locator(".stack").first.click()
    page.get_by_role("alert").wait_for()
    assert "build at least one component" in page.get_by_role("alert").inner_text()
    draw_what_joins(page)
    page.locator(JOINS).first.click()
    is_done(page)
    page.locator(".stack").nth(1).click()
    page.locator(".peek [data-card]").first.wait_for()
    assert page.locator(".peek [data-card]").count() == 2
    page.get_by_role("button", name="Put it back").click()
    page.locator(".peek").wait_for(state="detached")


def test_a_component_is_dragged_onto_the_ship(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    draw_what_joins(page)
    target = page.locator(JOINS).first
    spot = target.get_attribute("data-square")
    page.locator("button.palm").drag_to(target)
    page.locator(f"[data-square='{spot}'].full").wait_for()
    is_done(page)
    assert parts(page) == 2


def test_a_component_is_dragged_from_the_pile_onto_the_ship(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    draw_what_joins(page)
    spot = page.locator(JOINS).first.get_attribute("data-square")
    page.locator(".draw.back").click()
    is_done(page)
    page.locator("[data-tile]").last.drag_to(page.locator(f"[data-square='{spot}']"))
    page.locator(f"[data-square='{spot}'].full").wait_for()
    is_done(page)
    assert parts(page) == 2


# --- by keys ---
def test_a_ship_is_built_and_finished_by_keyboard_alone(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    page.locator("body").press("Space")
    holds(page)
    # Who draws by key is led to a place where it joins.
    page.locator("[data-square]:focus").wait_for()
    before = page.locator("button.palm svg").inner_html()
    page.keyboard.press("r")
    page.wait_for_function("before => document.querySelector('button.palm svg').innerHTML !== before", arg=before)
    page.keyboard.press("Shift+R")
    assert page.locator("dialog[open]").count() == 0, "R turns, and opens no rulebook while something is held"
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Enter")
    page.locator(".square.loose").wait_for()
    is_done(page)
    assert parts(page) == 2
    page.keyboard.press("Space")
    holds(page)
    page.keyboard.press("k")
    page.locator("button.slot.lit svg .part").wait_for()
    is_done(page)
    page.keyboard.press("1")
    holds(page)
    page.keyboard.press("k")
    is_done(page)
    page.keyboard.press("d")
    holds(page)
    page.keyboard.press("b")
    page.locator("[data-tile]").wait_for()
    is_done(page)
    page.locator("[data-finish]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-order]:focus").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-finish]:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator("[data-order]:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator("[data-order]").wait_for(state="detached")
    page.wait_for_function("() => !document.querySelector('.yard.building')")


def test_arrow_keys_go_from_square_to_square_and_say_what_would_touch(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    draw(page)
    square(page, 7, 7).focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.square") == square(page, 6, 7).get_attribute("data-square")
    name = str(square(page, 6, 7).get_attribute("aria-label"))
    assert name.startswith("column 6, row 7")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.square") == square(page, 6, 6).get_attribute("data-square")
    told = page.locator(".board > [aria-live]").last.text_content()
    assert "In hand:" in str(told)


# --- by touch ---
TAPS = 5


class Fingers:
    """They touch where they are told to, several at once if need be."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_ship_is_built_on_a_phone_by_touch(visit: Visitors, language: str) -> None:
    page = visit(language=language, **TOUCH)
    open_yard(page)
    fingers = Fingers(page)
    page.locator("[data-draw]").tap()
    holds(page)
    before = page.locator("button.palm svg").inner_html()
    page.locator(".held .turn").last.tap()
    assert page.locator("button.palm svg").inner_html() != before
    # Two fingers on the ship turn it, too.
    x, y = middle(page.locator(".slip"))
    before = page.locator("button.palm svg").inner_html()
    turned = "before => document.querySelector('button.palm svg').innerHTML !== before"
    for _ in range(TAPS):  # on a busy machine fingers may stay too long for a tap
        fingers("touchStart", (x - 30, y), (x + 30, y))
        fingers("touchEnd")
        page.wait_for_timeout(300)
        if page.evaluate(turned, before):
            break
    assert page.evaluate(turned, before)
    spot = page.locator(f"{JOINS}, {FREE}.turnable").first.get_attribute("data-square")
    page.wait_for_timeout(1000)  # right after two fingers a tap may be one of theirs, and is not taken for one's own
    page.locator(f"[data-square='{spot}']").tap()
    page.locator(f"[data-square='{spot}'].full").wait_for()
    is_done(page)
    # A finger carries the next one: what is below the finger is seen above it.
    page.locator("[data-draw]").tap()
    holds(page)
    target = page.locator(f"{JOINS}, {FREE}.turnable").first
    spot = target.get_attribute("data-square")
    start, end = middle(page.locator("button.palm")), middle(target)
    fingers("touchStart", start)
    fingers("touchMove", (start[0], start[1] - 30))
    fingers("touchMove", (end[0], end[1] + 56))
    page.locator(".slip .ghost").wait_for()
    fingers("touchEnd")
    page.locator(f"[data-square='{spot}'].full").wait_for()
    is_done(page)
    assert parts(page) == 3


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
@pytest.mark.parametrize("ship", ["I", "III", "IIIA"])
def test_on_a_phone_all_is_at_hand_and_nothing_is_scrolled_to(visit: Visitors, size: ViewportSize, ship: str) -> None:
    page = visit(viewport=size, has_touch=True, is_mobile=True)
    if ship == "I":
        open_yard(page)
    else:
        open_yard(page, flights="III", third=ship)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for what in (".slip .ship", "[data-draw]", "button.palm", ".pile", "[data-finish]", ".stack >> nth=2"):
        box = page.locator(what).first.bounding_box()
        assert box, what
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"] + 1, what
        assert box["y"] + box["height"] <= size["height"], what
    target = square(page, 7, 7).bounding_box()
    assert target
    assert target["width"] >= (23 if size is SMALL_PHONE else 36), "a finger hits a square"


# --- inspection and launch ---
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_inspection_shows_errors_on_the_ship_and_removes_what_is_chosen(
    visit: Visitors, size: ViewportSize
) -> None:
    page = visit(viewport=size)
    open_log(page, log_of("faulty"))
    page.locator(".errors li").first.wait_for()
    errors = page.locator(".errors li").count()
    assert errors > 1
    assert page.locator(".marks .sign").count() >= errors
    assert page.locator(".square.removable").count() > 1
    assert_accessible(page, "inspection")
    before = parts(page)
    page.locator("[data-remove]").first.click()
    page.wait_for_function("before => document.querySelectorAll('.slip .square.full').length < before", arg=before)
    for _ in range(errors + 4):
        is_done(page)
        if not page.locator(".yard.inspection").count():
            break
        page.locator(".square.removable, [data-salvage]").first.click()
        page.wait_for_timeout(100)
    page.wait_for_function("() => !document.querySelector('.yard.inspection')")


def test_what_a_component_takes_with_it_is_seen_before_it_is_removed(visit: Visitors) -> None:
    page = visit()
    open_log(page, log_of("faulty"))
    page.locator("[data-remove]").first.wait_for()
    page.locator("[data-remove]").first.hover()
    page.locator(".square.going").first.wait_for()
    going = page.locator(".square.going").count()
    assert page.locator(".square.going.marked").count() == 1
    page.mouse.move(2, 2)
    page.locator(".square.going").wait_for(state="detached")
    left = parts(page) - going
    page.locator("[data-remove]").first.click()
    page.wait_for_function("left => document.querySelectorAll('.slip .square.full').length === left", arg=left)


def test_of_a_ship_in_pieces_one_is_kept(visit: Visitors) -> None:
    page = visit()
    open_log(page, log_of("broken"))
    page.locator("[data-salvage]").first.wait_for()
    assert page.locator("[data-salvage]").count() > 1
    page.locator("[data-salvage]").first.hover()
    kept = page.locator(".square.marked").count()
    assert 0 < kept < parts(page)
    page.locator("[data-salvage]").first.click()
    page.wait_for_function("kept => document.querySelectorAll('.slip .square.full').length <= kept", arg=kept)


def test_a_beginner_mends_a_ship_instead_of_paying(visit: Visitors) -> None:
    page = visit()
    open_log(page, faulty(inspection="lenient").dump())
    page.locator(".inspection.mending").wait_for()
    mended = page.get_by_role("button", name="It is mended")
    assert mended.is_disabled()
    for _ in range(20):
        is_done(page)
        if mended.is_enabled():
            break
        page.locator(".square.removable").first.click()
        page.wait_for_timeout(100)
    draw_what_joins(page)
    page.locator(".draw.back").click()
    is_done(page)
    mended.click()
    page.wait_for_function("() => !document.querySelector('.yard.inspection')")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_alien_moves_in_before_the_hatches_close(visit: Visitors, language: str) -> None:
    page = visit(language=language)
    open_log(page, log_of("inviting"))
    page.locator(".berth").first.wait_for()
    assert_accessible(page, f"crew {language}")
    page.locator(".berth").first.click()
    page.locator(".board .figure.aboard:not(.human)").first.wait_for()
    is_done(page)
    if page.locator("[data-crewed]").count():
        page.locator("[data-crewed]").click()
    page.locator(".flight").wait_for()


# --- against the clock, and each other ---
def test_two_people_race_and_each_sees_what_the_other_holds(hurry: Visitors) -> None:
    ada, bob = hurry(), hurry(**TOUCH)
    table = open_yard(ada, bob, clock="full")
    draw(ada)
    holding = str(ada.locator("button.palm").get_attribute("aria-label")).removeprefix("Hand: ").split(";")[0]
    bob.locator(f".other[aria-label*='{holding}']").wait_for()
    ada.locator(".draw.back").click()
    tile = str(bob.locator("[data-tile]").first.get_attribute("data-tile"))
    ada.locator(f"[data-tile='{tile}']").click()
    holds(ada)
    bob.locator(f"[data-tile='{tile}']").wait_for(state="detached")
    ada.locator(f"{JOINS}, {FREE}.turnable").first.click()
    is_done(ada)
    bob.locator(".other .hull g.lies").nth(1).wait_for(state="attached")
    bob.locator(".other").tap()
    bob.locator(".closer").wait_for()
    bob.locator(".closer button").tap()
    # The timer runs out, and is turned.
    put_forward(ada, table, 91)
    ada.get_by_text("Only who has finished may turn it onto Start.").wait_for()
    ada.locator("[data-finish]").click()
    ada.locator("[data-order='1']").click()
    ada.locator(".flip").click()
    ada.locator(".timer .here:has-text('Start')").wait_for()
    put_forward(ada, table, 91 + 95)
    for page in (ada, bob):
        page.wait_for_function("() => !document.querySelector('.yard.building')")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_lies_over_the_button_that_turns_the_timer(hurry: Visitors, language: str) -> None:
    ada, bob = hurry(language), hurry()
    table = open_yard(ada, bob, clock="full")
    put_forward(ada, table, 91)
    ada.locator("[data-finish]").click()
    ada.locator("[data-order='1']").click()
    flip = ada.locator(".flip").bounding_box()
    order = ada.locator(".finished").bounding_box()
    assert flip
    assert order
    assert flip["x"] + flip["width"] <= order["x"]
    assert flip["height"] < 60, "it says what it does on one line"
    assert ada.locator(".stacks").count() == 0, "who has finished looks at no cards"


def test_who_is_slower_is_told_and_holds_nothing(hurry: Visitors) -> None:
    ada, bob = hurry(), hurry()
    lines = Line(ada), Line(bob)
    open_yard(ada, bob, clock="full")
    draw(ada)
    ada.locator(".draw.back").click()
    is_done(ada)
    # Both reach for it before either page can know of the other hand.
    for page, line in zip((ada, bob), lines, strict=True):
        page.locator("[data-tile].lit").wait_for()
        line.holding = True
        page.locator("[data-tile]").click()
        page.locator("button.palm.full.pending").wait_for()
    lines[0].let_go()
    holds(ada)
    assert bob.locator(".error").count() == 0
    lines[1].let_go()
    bob.locator(".error", has_text="was faster").wait_for()
    bob.locator("[data-draw]").wait_for()
    is_done(bob)
    assert bob.locator("button.palm.full").count() == 0
    assert ada.locator(".error").count() == 0


def test_a_reload_in_mid_building_loses_nothing(visit: Visitors) -> None:
    page = visit()
    open_yard(page)
    draw_what_joins(page)
    page.locator(JOINS).first.click()
    is_done(page)
    draw(page)
    held = page.locator("button.palm").get_attribute("aria-label")
    page.reload()
    holds(page)
    assert page.locator("button.palm").get_attribute("aria-label") == held
    assert parts(page) == 2


def test_who_only_watches_sees_all_ships_and_can_do_nothing(visit: Visitors) -> None:
    page, guest = visit(), visit()
    open_yard(page)
    draw_what_joins(page)
    page.locator(JOINS).first.click()
    is_done(page)
    guest.goto(shared_link(page, "Link to watch"))
    guest.locator(".gallery figure").wait_for()
    guest.locator(".gallery g.lies").nth(1).wait_for(state="attached")
    assert guest.locator(".board .lit").count() == 0


# --- for everybody ---
@every_look
def test_the_yard_passes_axe(visit: Visitors, language: str, size: ViewportSize) -> None:
    page = visit(language=language, viewport=size)
    open_log(page, rambling(3, 6).log.dump())
    page.locator(".yard").wait_for()
    assert_accessible(page, "yard")
    draw(page)
    assert_accessible(page, "hand")
    page.locator(".draw.back").click()
    is_done(page)
    page.locator(".stack").first.click()
    page.locator(".peek [data-card]").first.wait_for()
    assert_accessible(page, "peek")
    page.locator(".peek button").click()
    page.locator(".peek").wait_for(state="detached")
    page.locator("[data-finish]").click()
    page.locator("[data-order]").first.wait_for()
    assert_accessible(page, "finish")


def test_in_french_squares_and_contacts_are_said_in_french(visit: Visitors) -> None:
    page = visit(language="fr")
    open_yard(page)
    draw_what_joins(page)
    name = str(page.locator(JOINS).first.get_attribute("aria-label"))
    assert name.startswith("colonne ")
    assert GOOD["fr"] in name
    assert "galaxy-trucker-" not in page.locator("body").inner_text()
