"""Space Alert in the browser: people plan at once, alone or together, and watch what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import PHONE, SMALL_PHONE, Visitors, every_look
from tests.browser.hands import END, close_invitation, close_window, has_in_sight, shared_link, start
from tests.browser.test_access import assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

pytest.importorskip("playwright")

MOST_ANNOUNCEMENTS = 40
NEXT = {"en": "Next announcement", "fr": "Annonce suivante"}
CLOCKLESS = {"flight": "simulation_1", "clock": "none"}


def sit(page: Page, seated: dict[str, Any]) -> None:
    page.goto(f"/#/seat/{seated['table']}/{seated['token']}")
    page.locator(".stage .board").wait_for(state="attached")


def open_alone(page: Page, **options: str) -> None:
    wanted = {"game": "space-alert", "options": {**CLOCKLESS, "people": "1", **options}, "seed": 7, "player": "Ada"}
    sit(page, page.request.post("/api/tables", data=wanted).json())


def open_pair(captain: Page, mate: Page, **options: str) -> None:
    """Ada is the captain, Grace the second in a crew of four."""
    wanted = {"game": "space-alert", "options": {**CLOCKLESS, "people": "2", **options}, "seed": 7, "player": "Ada"}
    seated = captain.request.post("/api/tables", data=wanted).json()
    joined = mate.request.post(f"/api/tables/{seated['table']}/seats", data={"player": "Grace"}).json()
    sit(captain, seated)
    sit(mate, joined)


def slot(page: Page, member: int, turn: int) -> Locator:
    """A slot of an action board; crew and turns count from 1."""
    return page.locator(f"[data-slot='{member - 1}-{turn - 1}']")


def card(page: Page, nth: int = 0) -> Locator:
    return page.locator(".hand .card").nth(nth)


def lies(page: Page, member: int, turn: int, look: str = "full") -> None:
    """Wait until something lies there by the server's word."""
    page.locator(f"[data-slot='{member - 1}-{turn - 1}'].{look}:not(.pending)").wait_for()
    page.locator(".slot.pending").wait_for(state="detached")


def lay(page: Page, member: int, turn: int, nth: int = 0) -> None:
    card(page, nth).click()
    slot(page, member, turn).click()
    lies(page, member, turn)


def hear_next(page: Page, language: str = "en") -> None:
    """The next announcement, and the one after it is asked for no sooner than it has come."""
    heard = page.locator(".ticker li .at").count()
    page.get_by_role("button", name=NEXT[language]).click()
    hears_more(page, heard)


def hears_more(page: Page, heard: int) -> None:
    """Wait until the computer has said more than that, or nothing more is planned."""
    page.wait_for_function(
        "heard => document.querySelectorAll('.ticker li .at').length !== heard || !document.querySelector('.ticker')",
        arg=heard,
    )


def hear_until(page: Page, selector: str, language: str = "en") -> None:
    """Between the last announcement and what follows it there is neither."""
    awaited = page.locator(selector)
    for _ in range(MOST_ANNOUNCEMENTS):
        page.get_by_role("button", name=NEXT[language]).or_(awaited).first.wait_for(state="attached")
        if awaited.count():
            return
        hear_next(page, language)
    raise AssertionError(f"{selector} never comes")


def drag(page: Page, what: Locator, to: Locator) -> None:
    start_box, end_box = what.bounding_box(), to.bounding_box()
    assert start_box
    assert end_box
    page.mouse.move(start_box["x"] + start_box["width"] / 2, start_box["y"] + start_box["height"] / 2)
    page.mouse.down()
    page.mouse.move(end_box["x"] + end_box["width"] / 2, end_box["y"] + end_box["height"] / 2, steps=6)


# --- whole flights ---
def test_a_flight_alone_from_the_lobby_to_the_score_sheet(visit: Visitors) -> None:
    page = visit()
    start(page, "Play now: Space Alert")
    hear_next(page)
    lay(page, 1, 1)
    assert slot(page, 1, 1).get_attribute("aria-label") == "Captain, phase 1, turn 1: A action"
    slot(page, 1, 1).click()
    slot(page, 1, 1).click()
    page.get_by_role("button", name="Captain, phase 1, turn 1: red arrow").wait_for()
    lies(page, 1, 1)
    slot(page, 2, 3).click()
    lies(page, 2, 3)
    assert "full" not in str(slot(page, 1, 1).get_attribute("class")), "it was moved, not copied"
    slot(page, 2, 3).click()
    page.get_by_role("button", name="Take back").click()
    page.locator("[data-slot='1-2'].full").wait_for(state="detached")
    lay(page, 1, 1)
    hear_until(page, END)
    close_window(page)
    page.get_by_role("heading", name="Score sheet").wait_for()
    assert page.locator(".home li").count() == 4
    page.locator(".home").get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One move on").click()
    page.locator(".stage .board .ticker").wait_for()


def test_the_film_shows_every_event_and_can_be_skipped(visit: Visitors) -> None:
    page = visit(motion=True)
    open_alone(page, flight="first_test_run")
    hear_next(page)
    lay(page, 1, 1)
    hear_until(page, ".board.resolution")
    page.locator(".told .now").wait_for()
    page.locator(".slot.acting").wait_for()
    assert page.locator(".ticker").count() == 0
    page.get_by_role("button", name="Skip").click()
    page.locator(END).wait_for()


# --- planning together ---
def test_two_people_plan_at_once_and_see_each_others_backs(visit: Visitors) -> None:
    captain, mate = visit(), visit(language="fr")
    open_pair(captain, mate)
    card(captain).click()
    card(mate, 1).click()
    slot(captain, 1, 2).click()
    slot(mate, 2, 3).click()
    lies(captain, 1, 2)
    lies(mate, 2, 3)
    lies(captain, 2, 3, "back")
    lies(mate, 1, 2, "back")
    assert slot(captain, 2, 3).get_attribute("aria-label") == "Crew member 2, phase 1, turn 3: an action"
    assert slot(mate, 1, 2).get_attribute("aria-label") == "Capitaine, phase 1, tour 2\u00a0: une action"
    assert slot(mate, 1, 2).locator("text").count() == 0, "nothing of the front is there"
    slot(captain, 1, 2).click()
    captain.get_by_role("button", name="Turn", exact=True).click()
    mate.get_by_role("button", name="Capitaine, phase 1, tour 2 : un déplacement").wait_for()


def test_a_card_for_an_android_is_asked_twice_and_lies_openly_for_good(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_pair(captain, mate)
    card(captain).click()
    slot(captain, 3, 1).click()
    captain.get_by_role("status").get_by_text("will lie there for good").wait_for()
    assert slot(mate, 3, 1).locator("svg").count() == 0
    slot(captain, 3, 1).click()
    lies(mate, 3, 1)
    assert slot(mate, 3, 1).locator("svg").count() == 1
    card(mate).click()
    slot(mate, 3, 1).click()
    mate.get_by_role("alert").get_by_text("it is final").wait_for()


def test_on_a_phone_the_question_and_the_slot_it_is_about_are_in_sight(visit: Visitors) -> None:
    captain, mate = visit(viewport=PHONE, has_touch=True, is_mobile=True), visit()
    open_pair(captain, mate)
    board = captain.locator(".stage .board")
    card(captain).tap()
    board.evaluate("board => board.scrollTo({ top: board.scrollHeight })")
    slot(captain, 4, 1).tap()
    captain.locator(".sure-note").wait_for()
    assert has_in_sight(captain, ".sure-note", "[data-slot='3-0'].asked")
    slot(captain, 4, 1).tap()
    lies(captain, 4, 1)


def test_on_a_phone_what_asks_for_the_next_announcement_stays_where_it_is(visit: Visitors) -> None:
    """Nobody closes a phase for good who wanted to hear more."""
    captain, mate = visit(viewport=PHONE, language="fr"), visit()
    open_pair(captain, mate)
    following = captain.get_by_role("button", name=NEXT["fr"])
    before = box_of(following)
    captain.get_by_role("button", name="Clore la phase 1").click()
    captain.get_by_role("button", name="Clore la phase 1 pour de bon").wait_for()
    after = box_of(following)
    assert (after["x"], round(after["y"])) == (before["x"], round(before["y"]))


def test_one_gives_a_card_in_a_data_transfer(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_pair(captain, mate)
    hear_until(captain, ".transfer")
    mate.locator(".transfer").wait_for()
    assert captain.get_by_role("button", name="Give it to: Crew member 2").is_disabled(), "first the card, then who"
    before = mate.locator(".hand .card").all_inner_texts()
    given = str(card(captain).get_attribute("aria-label")).split(";")[0].split(",")[0]
    card(captain).click()
    captain.get_by_role("button", name="Give it to: Crew member 2").click()
    captain.locator(".transfer").wait_for(state="detached")
    mate.locator(".journal").get_by_text(f"You receive {given} from Captain.").wait_for()
    mate.locator("tr", has_text="has given").wait_for()
    assert mate.locator(".hand .card").all_inner_texts() != before or mate.locator(".hand .count").count()


def test_a_phase_is_closed_by_a_second_press_and_cards_of_it_stay(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_pair(captain, mate)
    lay(captain, 1, 1)
    captain.get_by_role("button", name="Close phase 1").click()
    captain.get_by_role("button", name="Close phase 1 for good?").click()
    captain.get_by_role("button", name="Captain, phase 1, turn 1: A action, closed").wait_for()
    mate.locator("tr", has_text="in phase 2").wait_for()
    card(captain).click()
    slot(captain, 1, 1).click()
    captain.get_by_role("alert").get_by_text("closed").wait_for()


# --- calls ---
def test_calls_are_read_at_the_seat_of_the_caller_in_ones_own_language(visit: Visitors) -> None:
    captain, mate = visit(), visit(language="fr")
    open_pair(captain, mate)
    hear_next(captain)
    captain.locator(".chip").first.click()
    captain.get_by_role("button", name="“This one is mine”").click()
    mate.locator("tr", has_text="Capitaine").locator(".bubble").wait_for()
    mate.locator(".journal").get_by_text("Capitaine : « ").wait_for()
    mate.locator(".chip .claim").wait_for()
    mate.get_by_role("button", name="Annoncer…").click()
    mate.get_by_role("button", name="bleue", exact=True).click()
    mate.get_by_role("button", name="Je tire en zone bleue au tour 4").click()
    captain.locator(".bubble", has_text="I fire in the blue zone in turn 4.").wait_for()


def test_while_communications_are_down_nobody_calls(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_pair(captain, mate)
    hear_until(captain, ".sign.bad")
    mate.get_by_text("Communications down: no talking, no signs").wait_for()
    assert mate.get_by_role("button", name="No calls").is_disabled()


def test_pieces_to_think_with_are_seen_by_all_and_tidied_up(visit: Visitors) -> None:
    captain, mate = visit(), visit(viewport=PHONE)
    open_pair(captain, mate)
    captain.get_by_role("button", name="Think aloud").click()
    piece = captain.get_by_role("button", name="Figure of Crew member 2, to think with: in the tray")
    drag(captain, piece, captain.locator("[data-place='lower_red']"))
    captain.mouse.up()
    captain.get_by_role("button", name="Figure of Crew member 2, to think with: Lower red").wait_for()
    seen = mate.get_by_role("button", name="Figure of Crew member 2, to think with: Lower red")
    seen.wait_for()
    captain.wait_for_timeout(300)  # until the last of the way it was dragged has been shown
    seen.press("ArrowRight")
    captain.get_by_role("button", name="Figure of Crew member 2, to think with: Lower white").wait_for()
    captain.get_by_role("button", name="Tidy up").click()
    seen.wait_for(state="detached")


# --- hands ---
def test_a_card_is_dragged_to_its_slot_and_back(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_pair(captain, mate)
    held = captain.locator(".hand .card").count()
    drag(captain, card(captain), slot(captain, 1, 2))
    captain.locator(".ghost").wait_for()
    captain.mouse.up()
    lies(captain, 1, 2)
    drag(captain, slot(captain, 1, 2), slot(captain, 1, 3))
    captain.mouse.up()
    lies(captain, 1, 3)
    drag(captain, slot(captain, 1, 3), captain.locator(".hand"))
    captain.mouse.up()
    captain.locator("[data-slot='0-2'].full").wait_for(state="detached")
    assert captain.locator(".hand .card").count() == held
    assert captain.locator(".ghost").count() == 0


def test_keys_alone_lay_turn_and_take_back_a_card(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_pair(captain, mate)
    card(captain).focus()
    captain.keyboard.press("Enter")
    captain.keyboard.press("t")
    captain.locator(".card.chosen[aria-label$='arrow']").wait_for()
    slot(captain, 1, 1).focus()
    captain.keyboard.press("ArrowRight")
    captain.keyboard.press("Enter")
    lies(captain, 1, 2)
    assert str(slot(captain, 1, 2).get_attribute("aria-label")).endswith("arrow")
    captain.keyboard.press("t")
    captain.get_by_role("button", name="Captain, phase 1, turn 2: A action").wait_for()
    lies(captain, 1, 2)
    captain.keyboard.press("Escape")
    captain.keyboard.press("Delete")
    captain.locator("[data-slot='0-1'].full").wait_for(state="detached")


# --- by the clock ---
def test_by_the_clock_the_computer_is_read_and_a_card_lies_at_once(visit: Visitors) -> None:
    captain, mate = visit(), visit(language="fr", viewport=PHONE)
    open_pair(captain, mate, clock="full")
    for page in (captain, mate):
        page.locator(".curtain .primary").click()
    captain.locator(".captions .newest", has_text="Alert. Hostiles on the scanners.").wait_for()
    mate.locator(".captions .newest", has_text="Alerte. Présence hostile détectée.").wait_for()
    lay(captain, 1, 1)
    lies(mate, 1, 1, "back")
    captain.locator(".ticker .announced").first.wait_for()
    assert captain.get_by_role("button", name=NEXT["en"]).count() == 0


# --- the table and its screen ---
@pytest.mark.rule("SA-SET-05", "SA-SET-20", "SA-SET-23", "SA-SET-24")
def test_ship_trajectories_boards_and_cubes_are_laid_out_for_all_to_see(visit: Visitors) -> None:
    captain, mate = visit(), visit()
    open_pair(captain, mate, flight="mission_1")
    hear_next(captain)
    mate.locator(".chip").first.wait_for()
    tops = [box["y"] for box in map(box_of, captain.locator(".row, figure, table").all())]
    assert len(tops) == 6
    assert tops == sorted(tops), "three trajectories above the ship, one below it, then the action boards"
    figures = captain.locator(".station .pawn").evaluate_all("all => all.map(one => one.getAttribute('fill'))")
    boards = captain.locator("tbody th svg path").evaluate_all("all => all.map(one => one.getAttribute('fill'))")
    assert len(set(figures)) == 4
    assert [colour for colour in boards if colour in figures] == figures, "each board has the colour of its figure"
    ship = captain.locator("figure li").all_inner_texts()
    assert "Lower white: reactor 3 of 5" in ship[4]
    assert captain.locator("[data-place='lower_white'] .cube.full").count() == 3
    assert captain.locator(".chip .life").first.inner_text().isdigit()
    assert mate.locator("figure li").all_inner_texts() == ship
    for page in (captain, mate):
        assert page.locator(".ticker .announced").is_visible()
        assert page.locator("tr", has_text="Crew member 2").get_by_text("communications").is_visible()
    captain.get_by_role("button", name="Think aloud").click()
    for piece in ("Cube 1", "Marker 1"):
        captain.get_by_role("button", name=f"{piece}, to think with: in the tray").wait_for()


def box_of(part: Locator) -> FloatRect:
    box = part.bounding_box()
    assert box
    return box


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_big_screen_shows_the_table_without_hands_and_the_way_in(visit: Visitors, language: str) -> None:
    captain, screen = visit(), visit(language=language, viewport={"width": 1920, "height": 1080})
    wanted = {"game": "space-alert", "options": {**CLOCKLESS, "people": "2"}, "seed": 7, "player": "Ada"}
    seated = captain.request.post("/api/tables", data=wanted).json()
    sit(captain, seated)
    close_invitation(captain)
    screen.goto(shared_link(captain, "Link for a big screen"))
    code = screen.get_by_role("img", name={"en": "Scan to join", "fr": "Scannez pour jouer"}[language])
    code.wait_for()
    lay(captain, 1, 2)
    hear_next(captain)
    lies(screen, 1, 2, "back")
    screen.locator(".ticker .announced").wait_for()
    assert screen.locator(".hand, .acts, .curtain").count() == 0
    assert_accessible(screen, "screen")
    captain.request.post(f"/api/tables/{seated['table']}/seats", data={"player": "Grace"})
    screen.get_by_role("img", name={"en": "Scan to watch", "fr": "Scannez pour regarder"}[language]).wait_for()


# --- for everybody ---
@every_look
def test_every_screen_passes_axe(visit: Visitors, language: str, size: ViewportSize) -> None:
    captain, mate = visit(language=language, viewport=size), visit()
    open_pair(captain, mate, flight="mission_1")
    hear_next(mate)
    captain.locator(".chip").first.wait_for()
    lay(captain, 1, 1)
    card(captain).click()
    slot(captain, 3, 1).click()
    assert_accessible(captain, "planning")
    captain.keyboard.press("Escape")
    captain.locator("[data-call]").click()
    assert_accessible(captain, "calls")
    captain.keyboard.press("Escape")
    captain.locator(".chip").first.click()
    assert_accessible(captain, "a threat")
    captain.keyboard.press("Escape")
    captain.locator(".acts button[aria-expanded]").first.click()
    assert_accessible(captain, "thinking aloud")
    hear_until(mate, ".board.resolution")
    captain.locator(".asks .primary").wait_for()
    assert_accessible(captain, "a question")
    assert "space-alert-" not in captain.locator(".stage").inner_html()
    captain.locator(".asks .quiet").click()
    captain.locator(END).wait_for()
    close_window(captain)
    assert_accessible(captain, "the end")
    assert "space-alert-" not in captain.locator(".stage").inner_html()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_on_a_phone_cards_are_laid_by_touch_and_nothing_is_cut_off(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size, has_touch=True)
    open_alone(page, flight="mission_1")
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    card(page).tap()
    slot(page, 1, 2).tap()
    lies(page, 1, 2)
    for part in page.locator(".slot.open, .hand .card").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
        assert box["width"] >= 24


def test_on_a_small_phone_the_card_of_a_threat_is_read_from_its_top(visit: Visitors) -> None:
    page = visit(viewport=SMALL_PHONE, has_touch=True)
    open_alone(page, flight="mission_1")
    hear_until(page, ".chip")
    page.locator(".chip").first.tap()
    page.locator(".asked-about").wait_for()
    assert has_in_sight(page, ".asked-about h3", ".asked-about .figures")


def test_on_a_phone_the_pieces_to_think_with_come_into_sight(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    open_alone(page, flight="mission_1")
    page.get_by_role("button", name="Think aloud").tap()
    page.locator(".tray").wait_for()
    assert has_in_sight(page, ".tray button")
