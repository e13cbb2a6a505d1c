"""What I do shows at once, and is confirmed or taken back. Nobody waits for an animation; nothing half-made is lost."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Visitors
from tests.browser.hands import chance_of, entries, open_for_two, open_table, play_by_mouse, settled, sit_down, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, WebSocketRoute

pytest.importorskip("playwright")

SLOW_MS = 400
SKIES = "under-falling-skies"


class Line:
    """The line between a page and its table, in our hands: moves can be held back and answers made up."""

    def __init__(self, page: Page) -> None:
        self.held: list[dict[str, Any]] = []
        self.holding = False
        self.seq = 0
        self.legal: list[int] = []
        self.connections = 0
        self.spoil: Callable[[dict[str, Any]], None] | None = None
        page.route_web_socket("**/ws/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self.connections += 1
        self._page, self._server = route, route.connect_to_server()
        route.on_message(self._ask)
        self._server.on_message(self._answer)

    def _ask(self, text: str | bytes) -> None:
        request = json.loads(text)
        if request["t"] == "play" and self.holding:
            self.held.append(request)
        else:
            self._server.send(text)

    def _answer(self, text: str | bytes) -> None:
        reply = json.loads(text)
        if reply["t"] in ("whole", "news"):
            self.seq, self.legal = reply["seq"], reply.get("legal", [])
            if self.spoil:
                self.spoil(reply)
                text = json.dumps(reply)
        self._page.send(text)

    def let_go(self) -> None:
        self.holding = False
        for request in self.held:
            self._server.send(json.dumps(request))

    def refuse(self, **why: str) -> None:
        self.say(t="error", code="refused", id=self.held[-1]["id"], **why)

    def say(self, **reply: Any) -> None:
        self._page.send(json.dumps(reply))

    def news(self, **more: Any) -> None:
        """Something that others did and that changes nothing for who looks."""
        self.seq += 1
        self.say(t="news", seq=self.seq, legal=self.legal, actors=[0], **more)


def test_a_die_lies_where_it_was_put_before_the_server_says_so(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    open_table(page, SKIES)
    before = entries(page)
    line.holding = True
    page.keyboard.press("1")
    page.locator("[data-space='r1c3'].lit").click()
    page.locator("[data-space='r1c3'].pending .die").first.wait_for()
    page.locator("[data-die='0']").wait_for(state="detached")
    assert entries(page) == before
    line.let_go()
    page.locator("[data-space='r1c3']:not(.pending) .die").first.wait_for()
    settled(page)
    assert entries(page) == before + 1


def test_a_refused_die_goes_back_with_a_word_why(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    open_table(page, SKIES)
    line.holding = True
    page.keyboard.press("1")
    page.locator("[data-space='r1c3'].lit").click()
    page.locator("[data-space='r1c3'].pending .die").first.wait_for()
    line.refuse(why="column-taken", rule="UFS-DICE-03")
    page.get_by_role("alert").get_by_role("button", name="Rule UFS-DICE-03").wait_for()
    page.locator("[data-die='0'].lit").wait_for()
    assert page.locator("[data-space='r1c3'] .die:visible").count() == 0
    assert page.locator(".pending").count() == 0
    page.locator("[data-die='0'].lit").click()
    assert page.locator(".space.lit").count() > 5, "one simply chooses again"


def test_a_cannon_waits_visibly_for_its_shot(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    start(page)
    line.holding = True
    gun = page.locator(".gun.lit:not([data-cannon=delta])").first
    name = gun.get_attribute("data-cannon")
    gun.click()
    page.locator(f".gun.pending[data-cannon={name}]").wait_for()
    assert page.locator(".stage .lit").count() == 0, "what is legal next is not known yet"
    page.locator(".now").get_by_text("on its way").wait_for()
    line.let_go()
    page.locator(".gun.pending").wait_for(state="detached")
    assert settled(page) == "mine"


def test_a_double_click_is_one_move(visit: Visitors) -> None:
    page = visit()
    start(page)
    before = entries(page)
    page.locator(".gun.lit:not([data-cannon=delta])").first.click()
    settled(page)
    page.locator(".gun.lit").last.click(click_count=2, delay=40)
    settled(page)
    page.wait_for_timeout(SLOW_MS)
    assert entries(page) == before + 2
    assert page.get_by_role("alert").count() == 0


def test_a_choice_survives_other_peoples_news(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    start(page)
    told = page.locator(".journal li").count()
    card = page.locator(".defence.lit").first
    card.click()
    targets = page.locator(".stage .cell.lit").count()
    line.news(events=[[0, 1, 0, 0]])
    page.wait_for_function("n => document.querySelectorAll('.journal li').length === n", arg=told + 1)
    assert card.get_attribute("aria-pressed") == "true"
    assert page.locator(".stage .cell.lit").count() == targets


def test_a_choice_that_became_impossible_is_put_back(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    start(page)
    page.locator(".defence.lit").first.click()
    page.locator(".defence.chosen").wait_for()
    line.legal = line.legal[:2]  # the shots of the cannons come first
    line.news()
    page.locator(".stage .chosen").wait_for(state="detached")
    assert page.locator(".gun.lit").count() > 0


def test_a_die_stays_in_hand_while_others_do_something(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    open_table(page, SKIES)
    told = page.locator(".journal li").count()
    page.keyboard.press("2")
    lit = page.locator(".space.lit").count()
    line.news(events=[[0, 1, 0, 0]])
    page.wait_for_function("n => document.querySelectorAll('.journal li').length === n", arg=told + 1)
    assert page.locator("[data-die='1']").get_attribute("aria-pressed") == "true"
    assert page.locator(".space.lit").count() == lit


def test_a_game_against_the_clock_shows_its_time_and_takes_several_moves_at_once(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    start(page)
    assert page.get_by_role("timer").count() == 0
    line.news(time=65_000, due=60_000)
    clock = page.get_by_role("timer", name="Game time")
    clock.get_by_text("1:05").wait_for()
    clock.get_by_text("1:06").wait_for()
    line.holding = True
    guns = page.locator(".gun.lit:not([data-cannon=delta])")
    for _ in range(2):
        guns.first.click()
        guns.last.click()
    assert page.locator(".gun.pending").count() > 0
    assert guns.count() > 0, "others act meanwhile, and so may I"
    assert len(line.held) > 1
    line.say(t="clock", time=70_000, runs=False)
    clock.wait_for(state="detached")


def test_nobody_waits_for_the_journal_to_be_shown(visit: Visitors) -> None:
    page = visit(motion=True)
    page.evaluate("localStorage.setItem('hullbreach.speed', '\"slow\"')")
    page.reload()
    start(page)
    before = entries(page)
    page.locator(".gun.lit:not([data-cannon=delta])").first.click()
    page.get_by_role("button", name="Skip").wait_for()
    page.locator(".stage .lit, .stage .choices button").first.wait_for(timeout=2000)
    assert page.get_by_role("button", name="Skip").count() == 1, "the journal is still being shown"
    first = page.locator(".gun.lit:not([data-cannon=delta]), .stage .choices button").first
    first.click()
    page.wait_for_function(
        "async ([table, n]) => (await (await fetch(`/api/tables/${table}`, { headers: { authorization:"
        " `Bearer ${JSON.parse(localStorage.getItem('hullbreach.tables'))[0].token}` } })).json()).seq > n",
        arg=[page.url.rsplit("/", 1)[-1], before + 1],
    )


def test_a_hidden_tab_is_up_to_date_when_it_is_looked_at(visit: Visitors) -> None:
    earth, alien = visit(), visit(motion=True)
    open_for_two(earth)
    sit_down(alien, earth.url)
    hide(alien, "hidden")
    assert play_by_mouse(earth, chance_of(61)) == "waiting"
    told = earth.locator(".journal").inner_text()
    alien.locator(".now.mine").wait_for()
    assert alien.get_by_role("button", name="Skip").count() == 0, "nothing is replayed"
    hide(alien, "visible")
    alien.wait_for_timeout(SLOW_MS)
    assert alien.get_by_role("button", name="Skip").count() == 0
    assert alien.locator(".journal").inner_text() == told


def hide(page: Page, state: str) -> None:
    """Let the page believe that its tab was put away, or is looked at again."""
    page.evaluate(
        """(state) => {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }""",
        state,
    )


def test_a_message_the_page_cannot_take_is_said_and_does_not_go_on_for_ever(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    start(page)

    def spoil(reply: dict[str, Any]) -> None:
        reply["patch"] = [[["nowhere", "at", "all"], 1]]

    line.spoil = spoil
    connections = line.connections
    page.locator(".gun.lit:not([data-cannon=delta])").first.click()
    page.get_by_role("alert").get_by_text("Something went wrong in this page.").wait_for()
    page.get_by_role("alert").wait_for(state="detached")
    assert settled(page) == "mine"
    assert line.connections == connections + 1, "the table was fetched anew, and is whole"
    assert any("nowhere" in text for text in visit.complaints), "developers see it in the console"
    visit.complaints.clear()


def test_a_page_that_cannot_take_anything_stops_asking_and_says_so(visit: Visitors) -> None:
    page = visit()
    line = Line(page)
    start(page)

    def spoil(reply: dict[str, Any]) -> None:
        reply["events"] = 1

    line.spoil = spoil
    connections = line.connections
    page.locator(".gun.lit:not([data-cannon=delta])").first.click()
    page.get_by_role("alert").get_by_role("button", name="Try again").wait_for()
    assert line.connections == connections + 2
    line.spoil = None
    page.get_by_role("alert").get_by_role("button", name="Try again").click()
    page.locator(".now.mine").wait_for()
    visit.complaints.clear()


def test_a_key_that_is_refused_once_is_kept(visit: Visitors) -> None:
    page = visit()
    start(page)
    key = page.evaluate("localStorage.getItem('hullbreach.tables')")
    refused: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        if not refused:
            refused.append(route)
            route.on_message(lambda _: route.send(json.dumps({"t": "error", "code": "bad-token"})))
        else:
            route.connect_to_server()

    page.route_web_socket("**/ws/*", connect)
    page.reload()
    page.get_by_role("alert").wait_for()
    assert page.evaluate("localStorage.getItem('hullbreach.tables')") == key
    page.reload()
    page.locator(".now.mine").wait_for()
