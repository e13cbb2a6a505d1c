"""Whole flights of Space Alert by crews of all sizes, each person in a browser of their own. The clock runs as it does
for everybody, and is put forward where nothing happens."""

from __future__ import annotations

import json
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import connect

from hullbreach.games.space_alert.game import TITLE
from hullbreach.games.space_alert.timelines import official
from hullbreach.table.messages import VERSION
from tests.browser.conftest import PHONE, Visitors
from tests.browser.hands import END, close_window, has_in_sight
from tests.browser.hurry import put_forward
from tests.browser.test_access import assert_accessible
from tests.browser.test_network import forgive
from tests.browser.test_space_alert import (
    MOST_ANNOUNCEMENTS,
    card,
    hear_next,
    hear_until,
    hears_more,
    lay,
    lies,
    open_pair,
    sit,
    slot,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page
    from websockets.sync.client import ClientConnection

pytest.importorskip("playwright")

NAMES = ["Ada", "Grace", "Mary", "Emmy", "Sofia"]
BEFORE_S = 2.0
"""What is announced is told this much ahead, so the clock is put no further forward."""
CUT_MS = 10_000
PATIENCE_S = 90
"""For a film that is watched by several."""
READY = ".acts button[aria-pressed]"
COMES_HOME = 11
"""Dice with which a crew that does next to nothing survives its first simulation."""
MOST_TABS = 80
CAMPAIGN = 15
"""Dice of a campaign of which two missions are won with these cards."""
FIRST_MISSION = (
    "plan member1 blue-a 1 move",
    "plan member1 lift-a 2 move",
    "plan member1 red-c 3 act",
    "plan member2 red-a 3 act",
    "plan member3 red-a 3 move",
    "plan member1 red-c 4 act",
    "plan member4 blue-a 4 move",
    "plan member1 red-c 5 act",
    "plan member2 red-a 5 act",
    "plan member4 red-a 5 act",
    "plan member3 red-a 6 act",
    "plan member3 red-a 7 act",
)
REPAIRS = ("heavy laser", "lower weapon")
SECOND_MISSION = (
    "plan member4 lift-a 2 move",
    "plan member2 red-a 3 act",
    "plan member3 red-a 3 move",
    "plan member2 red-a 4 act",
    "plan member3 red-a 4 act",
    "plan member3 red-a 6 act",
    "plan member4 red-a 6 act",
)


class Crew:
    """People at a table of their own, and its clock."""

    def __init__(self, pages: list[Page], seed: int = 7, **options: str) -> None:
        self.pages = pages
        self.flight = options.get("flight", "simulation_1")
        chosen = {"flight": self.flight, "people": str(len(pages)), "clock": "full", **options}
        wanted = {"game": "space-alert", "options": chosen, "seed": seed, "player": NAMES[0]}
        self.seated: list[dict[str, Any]] = [pages[0].request.post("/api/tables", data=wanted).json()]
        self.table = str(self.seated[0]["table"])
        for page, name in zip(pages[1:], NAMES[1:], strict=False):
            self.seated.append(page.request.post(f"/api/tables/{self.table}/seats", data={"player": name}).json())
        for page, seated in zip(pages, self.seated, strict=True):
            sit(page, seated)

    def get_ready(self) -> None:
        for page in self.pages:
            page.locator(".curtain .primary").click()
        for page in self.pages:
            page.locator(".board.action").wait_for()

    def wait_for(self, second: float) -> None:
        put_forward(self.pages[0], self.table, second)

    def hear(self, kind: str) -> float:
        """The clock is put forward to shortly before the first announcement of that kind; the second it is over."""
        found = next(event for event in official(self.flight).event if event.type == kind)
        self.wait_for(found.t - BEFORE_S)
        return found.t + found.duration

    def end(self) -> None:
        self.wait_for(official(self.flight).phase_ends[-1] - BEFORE_S)

    def resolve(self) -> None:
        """Nobody has tripped; whoever is asked says so, until all have seen the end."""
        for page in self.pages:
            page.locator(".board.resolution, .board.over").wait_for()
        waiting = list(self.pages)
        end = monotonic() + PATIENCE_S
        while waiting:
            assert monotonic() < end, "the film never ends"
            for page in list(waiting):
                if page.locator(".card-asked .quiet").count():
                    page.locator(".card-asked .quiet").click()
                elif page.locator(END).count():
                    waiting.remove(page)
            self.pages[0].wait_for_timeout(50)


class Beside:
    """A line to the table without a page that would know better."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        socket.send(json.dumps({"t": "hello", "v": VERSION, "token": token}))
        self.seq = int(json.loads(socket.recv(30))["seq"])

    def ask(self, **request: Any) -> dict[str, Any]:
        """Something, and the answer to it."""
        name = f"beside-{request['t']}"
        self.socket.send(json.dumps({**request, "id": name}))
        while (reply := json.loads(self.socket.recv(30))).get("id") != name:
            continue
        return dict(reply)


@contextmanager
def beside(page: Page, seated: dict[str, Any]) -> Iterator[Beside]:
    base = page.evaluate("() => location.origin").replace("http", "ws", 1)
    with connect(f"{base}/ws/{seated['table']}") as socket:
        yield Beside(socket, seated["token"])


def number_of(move: str) -> int:
    return next(one.number for one in TITLE.vocabulary.moves if one.text == move)


# --- five people ---
def test_five_people_fly_a_simulation_from_the_alarm_to_the_jump(hurry: Visitors) -> None:
    pages = [hurry(language="fr" if number % 2 else "en") for number in range(5)]
    crew = Crew(pages, COMES_HOME)
    captain, mate, third, fourth, fifth = pages
    crew.get_ready()
    captain.locator(".captions .newest", has_text="Alert. Hostiles on the scanners.").wait_for()
    mate.locator(".captions .newest", has_text="Alerte. Présence hostile détectée.").wait_for()
    for number, page in enumerate(pages):
        lay(page, number + 1, 1)
    for number in range(1, 5):
        lies(captain, number + 1, 1, "back")
    be_early(third, fourth)
    exchange(crew)
    fourth.reload()
    fourth.locator(".board.action").wait_for()
    lies(fourth, 4, 1)
    lies(fourth, 1, 1, "back")
    keep_silent(crew)
    cut_off(crew, fifth)
    lies(fifth, 5, 1)
    agree_to_end(crew)
    crew.resolve()
    for page in pages:
        close_window(page)
        assert page.locator(".home ul").first.locator("li").count() == 5
    captain.locator(".home").get_by_text("came home").first.wait_for()
    told = [page.locator(".home").inner_text() for page in pages]
    assert told[0] == told[2] == told[4]
    assert told[1] == told[3]
    forgive(hurry)


def be_early(one: Page, other: Page) -> None:
    """The third of the crew is in phase 2 before its time, and plans there."""
    one.get_by_role("button", name="Close phase 1").click()
    one.get_by_role("button", name="Close phase 1 for good?").click()
    other.locator("tr", has_text="en phase 2").wait_for()
    lay(one, 3, 4)
    lies(other, 3, 4, "back")


def exchange(crew: Crew) -> None:
    """A data transfer, each way; what is to be given was taken up before."""
    captain, mate = crew.pages[:2]
    for page in (captain, mate):
        card(page).click()
    crew.hear("data_transfer")
    captain.locator("[data-give='1']:enabled").click()
    mate.locator("[data-give='0']:enabled").click()
    captain.locator(".journal").get_by_text("from Crew member 2.").wait_for()
    mate.locator(".journal").get_by_text("(de : Capitaine)").wait_for()


def keep_silent(crew: Crew) -> None:
    """Communications are down: the pages offer neither chat nor calls, and the server takes none."""
    captain, mate = crew.pages[:2]
    captain.get_by_role("button", name="Chat").click()
    captain.get_by_label("Say something").fill("now or never")
    with beside(crew.pages[-1], crew.seated[-1]) as line:
        over = crew.hear("comms_down")
        captain.locator(".sign.bad").wait_for()
        assert line.ask(t="chat", text="psst")["code"] == "silence"
        refused = line.ask(t="play", seq=line.seq, move=number_of("say yes"))
        assert (refused["code"], refused["rule"]) == ("refused", "SA-ANN-12")
        captain.locator(".hush").wait_for()
        assert captain.get_by_role("button", name="Send").is_disabled()
        assert captain.get_by_role("button", name="No calls").is_disabled()
        assert mate.get_by_role("button", name="Pas d’annonces").is_disabled()
    crew.wait_for(over)
    captain.locator(".hush").wait_for(state="detached")
    captain.get_by_role("button", name="Send").click()
    mate.locator(".sides .unread").wait_for()


def cut_off(crew: Crew, page: Page) -> None:
    """Ten seconds without a network: the game waits, and goes on by itself."""
    page.context.set_offline(True)
    crew.pages[0].locator(".curtain").get_by_text("Sofia is away.").wait_for()
    page.wait_for_timeout(CUT_MS)
    page.context.set_offline(False)
    for one in crew.pages:
        one.locator(".board.action").wait_for()


def agree_to_end(crew: Crew) -> None:
    """In the last minute all together end the round."""
    crew.wait_for(official(crew.flight).phase_ends[-1] - 55)
    for page in crew.pages:
        page.locator(READY).click()
    crew.pages[1].locator(".journal").get_by_text("Tous sont d’accord").wait_for()


# --- fewer people ---
def test_two_people_and_two_androids_fly_in_two_languages(hurry: Visitors) -> None:
    captain, mate = hurry(), hurry(language="fr")
    crew = Crew([captain, mate])
    crew.get_ready()
    lay(captain, 1, 1)
    card(mate).click()
    slot(mate, 4, 2).click()
    mate.get_by_role("status").get_by_text("pour de bon").wait_for()
    slot(mate, 4, 2).click()
    lies(captain, 4, 2)
    assert "Crew member 4, phase 1, turn 2" in str(slot(captain, 4, 2).get_attribute("aria-label"))
    captain.get_by_role("button", name="Call…").click()
    captain.get_by_role("button", name="Wait.").click()
    mate.locator("tr", has_text="Capitaine").locator(".bubble", has_text="Attends.").wait_for()
    assert_accessible(captain, "planning by the clock")
    crew.end()
    crew.resolve()
    for page, title in ((captain, "Score sheet"), (mate, "Feuille de score")):
        close_window(page)
        page.get_by_role("heading", name=title).wait_for()


def test_alone_by_the_clock_on_a_phone_with_nothing_but_taps(hurry: Visitors) -> None:
    page = hurry(viewport=PHONE, has_touch=True)
    page.get_by_role("button", name="Options: Space Alert").tap()
    page.get_by_label("Clock", exact=True).select_option("full")
    page.get_by_role("button", name="Start").tap()
    page.locator(".curtain .primary").tap()
    page.locator(".captions .newest").wait_for()
    table = page.url.rsplit("/", 1)[-1]
    for turn in (1, 2):
        card(page).tap()
        slot(page, turn, turn).tap()
        lies(page, turn, turn)
    put_forward(page, table, official("mission_1").phase_ends[-1] - BEFORE_S)
    page.locator(".board.resolution, .board.over").wait_for()
    page.locator(END).wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()
    page.get_by_role("heading", name="Score sheet").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_alone_with_nothing_but_keys(hurry: Visitors) -> None:
    page = hurry()
    tab_to(page, "article button", "Play now: Space Alert")
    page.keyboard.press("Enter")
    page.locator(".board.action").wait_for()
    tab_to(page, ".hand .card")
    page.keyboard.press("Enter")
    tab_to(page, "[data-slot]")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    lies(page, 2, 2)
    tab_to(page, ".acts button", "Next announcement")
    for _ in range(MOST_ANNOUNCEMENTS):
        heard = page.locator(".ticker li .at").count()
        page.keyboard.press("Enter")
        hears_more(page, heard)
        if not page.locator(".ticker").count():
            break
    page.locator(END).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Score sheet").wait_for()
    tab_to(page, ".home a", "Watch the replay")
    page.keyboard.press("Enter")
    page.get_by_role("slider").wait_for()


def tab_to(page: Page, selector: str, name: str = "") -> None:
    """The Tab key, until what has the focus is that."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(
            """([selector, name]) => {
                const here = document.activeElement;
                const said = here?.getAttribute("aria-label") || here?.innerText || "";
                return !!here?.matches(selector) && said.includes(name);
            }""",
            [selector, name],
        ):
            return
    raise AssertionError(f"Tab never leads to {selector} {name}")


# --- one room ---
def test_a_table_screen_and_two_phones_as_hands(hurry: Visitors) -> None:
    screen = hurry(viewport={"width": 1920, "height": 1080})
    phones = [hurry(viewport=PHONE, has_touch=True), hurry(viewport=PHONE, has_touch=True, language="fr")]
    crew = Crew(phones[:1], people="2")
    phones[0].locator(".curtain").get_by_role("button", name="Share").tap()
    screen.goto(phones[0].get_by_label("Link for a big screen", exact=True).input_value())
    close_window(phones[0])
    screen.locator(".said .now", has_text="Everybody is getting ready.").wait_for()
    code = screen.get_by_role("img", name="Scan to join")
    code.wait_for()
    phones[1].goto(f"/#/table/{crew.table}")
    phones[1].get_by_role("button", name="S’asseoir ici").first.tap()
    crew.pages = phones
    crew.get_ready()
    screen.locator(".board.action").wait_for()
    screen.locator(".captions .newest", has_text="Alert.").wait_for()
    for number, phone in enumerate(phones):
        card(phone).tap()
        slot(phone, number + 1, 1).tap()
        lies(screen, number + 1, 1, "back")
    assert screen.locator(".hand, .acts").count() == 0
    crew.hear("threat")
    screen.locator(".chip").first.wait_for()
    crew.end()
    for page in (screen, *phones):
        page.locator(".board.resolution").wait_for()
    crew.resolve()
    screen.get_by_role("heading", name="Score sheet").wait_for()
    assert_accessible(screen, "the end on a big screen")


# --- slips ---
def test_a_trip_up_is_called_by_who_made_it_and_costs_a_turn(hurry: Visitors) -> None:
    captain, mate = hurry(), hurry()
    open_pair(captain, mate)
    lay(captain, 1, 1)
    lay(captain, 1, 2, 1)
    hear_until(captain, ".board.resolution")
    captain.get_by_role("button", name="Oops! I meant:").first.click()
    for page in (captain, mate):
        page.locator(".journal").get_by_text("oops!").first.wait_for()
    captain.get_by_role("button", name="All my cards are right").click()
    captain.locator(END).wait_for()


# --- campaigns ---
def lay_all(page: Page, plans: tuple[str, ...], language: str = "en") -> None:
    """Plans of a mission for androids, each in its phase; then to the end of the round, and of the film."""
    for phase in (1, 2, 3):
        while page.locator(".phases .now").inner_text() != str(phase):
            hear_next(page, language)
        for plan in plans:
            _, member, name, turn, side = plan.split()
            if phase_of(int(turn)) == phase:
                page.locator(f".hand [data-card='{name}']").click()
                if side == "move":
                    page.locator(f".hand [data-card='{name}']").click()
                slot(page, int(member[-1]), int(turn)).click()
                lies(page, int(member[-1]), int(turn))
    hear_until(page, ".board.between, .board.resolution, .board.over", language)


def phase_of(turn: int) -> int:
    return 1 if turn <= 3 else 2 if turn <= 7 else 3


def propose(page: Page) -> None:
    page.locator(".campaign .choices .primary").click()


def fly_first_mission(page: Page, language: str = "en") -> None:
    propose(page)
    lay_all(page, FIRST_MISSION, language)
    page.locator(".campaign").get_by_role("button").first.wait_for()


def test_a_campaign_of_two_missions_with_repairs_between(hurry: Visitors) -> None:
    page = hurry()
    Crew([page], CAMPAIGN, flight="campaign", clock="none", window="no")
    page.get_by_role("heading", name="Mission 1: which threats shall come?").wait_for()
    assert_accessible(page, "levels")
    fly_first_mission(page)
    page.get_by_role("heading", name="Mission 1 of 3 is flown. Does the crew go on?").wait_for()
    assert page.locator(".campaign tbody tr").count() == 1
    assert_accessible(page, "going on")
    page.get_by_role("button", name="On to the next mission").click()
    page.get_by_role("heading", name="Captain repairs one thing").wait_for()
    assert_accessible(page, "repairs")
    for name, repaired in zip(("Captain", "Crew member 2"), REPAIRS, strict=True):
        page.get_by_role("heading", name=f"{name} repairs one thing").wait_for()
        page.locator(".campaign").get_by_role("button", name=repaired).click()
        page.locator(".journal").get_by_text(f"{name}: repaired in the blue zone ({repaired}").wait_for()
    page.get_by_role("heading", name="Mission 2: which threats shall come?").wait_for()
    propose(page)
    lay_all(page, SECOND_MISSION)
    page.get_by_role("heading", name="Mission 2 of 3 is flown. Does the crew go on?").wait_for()
    page.get_by_role("button", name="End the campaign here").click()
    page.locator(END).wait_for()
    close_window(page)
    page.locator(".home").get_by_text("came home").first.wait_for()


def test_on_a_phone_the_question_between_missions_comes_before_the_film(hurry: Visitors) -> None:
    page = hurry(viewport=PHONE)
    Crew([page], CAMPAIGN, flight="campaign", clock="none", window="no")
    fly_first_mission(page)
    page.get_by_role("heading", name="Mission 1 of 3 is flown. Does the crew go on?").wait_for()
    page.wait_for_function("() => document.querySelector('.board').scrollTop === 0")
    assert has_in_sight(page, ".campaign h2", ".campaign .primary")


def test_a_campaign_by_the_clock_waits_for_all_and_is_announced(hurry: Visitors) -> None:
    pages = [hurry(), hurry(language="fr")]
    crew = Crew(pages, flight="campaign")
    for page in pages:
        page.locator(".curtain .primary").click()
    for page in pages:
        page.locator(".campaign").wait_for()
        propose(page)
    pages[0].locator(".captions .newest", has_text="Alert.").wait_for()
    pages[1].locator(".captions .newest", has_text="Alerte.").wait_for()
    crew.wait_for(100)
    pages[0].locator(".chip").first.wait_for()
