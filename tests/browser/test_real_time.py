"""Real time at the table: people get ready, act at once, pause, vote, vanish and come back, each in a browser of
their own. The game is the toy of the tests; the frame around it is the one every game gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.browser.conftest import PHONE, Visitors, every_look
from tests.browser.hands import close_window
from tests.browser.test_access import assert_accessible
from tests.browser.test_pending import Line, hide

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

pytest.importorskip("playwright")

SOON_MS = 5_000  # REALTIME.md: who is lost is shown as gone within five seconds
COUNTED_MS = 3_500  # by then the clock would have started


class Seat(NamedTuple):
    """Somebody's browser, and the address that opens their seat in another one."""

    page: Page
    address: str


def sit(page: Page, seated: dict[str, Any]) -> Seat:
    address = f"/#/seat/{seated['table']}/{seated['token']}"
    page.goto(address)
    return Seat(page, address)


def open_pair(left: Page, right: Page, absent: str = "pause", **options: str) -> tuple[Seat, Seat]:
    """Ada and Grace at a table whose clock waits for them."""
    wanted = {"game": "airlock", "options": {"pace": "long", **options}, "seed": 7, "player": "Ada", "absent": absent}
    seated = left.request.post("/api/tables", data=wanted).json()
    joined = right.request.post(f"/api/tables/{seated['table']}/seats", data={"player": "Grace"}).json()
    return sit(left, seated), sit(right, joined)


def ready(page: Page) -> None:
    page.locator(".curtain .primary").click()


def begin(*pages: Page) -> None:
    """All are ready, the seconds are counted, the clock runs."""
    for page in pages:
        ready(page)
    for page in pages:
        page.locator(".board").wait_for()


def start_pair(visit: Visitors, absent: str = "pause", **options: str) -> tuple[Seat, Seat]:
    left, right = open_pair(visit(), visit(), absent, **options)
    begin(left.page, right.page)
    return left, right


def wrench(page: Page) -> Locator:
    return page.locator(".wrench")


def question(page: Page) -> Locator:
    return page.locator(".notices").get_by_role("alert")


# --- starting ---
def test_the_clock_starts_once_everybody_is_ready(rehearse: Visitors) -> None:
    (left, _), (right, _) = open_pair(rehearse(), rehearse())
    assert not left.locator(".board").is_visible(), "nobody may think before the others"
    ready(left)
    right.locator(".curtain li", has_text="Ada").get_by_text("ready", exact=True).wait_for()
    right.locator(".curtain li", has_text="Grace").get_by_text("not yet").wait_for()
    assert right.get_by_role("timer", name="Seconds to the start").count() == 0
    left.get_by_role("button", name="Not yet").click()
    right.locator(".curtain li", has_text="Ada").get_by_text("not yet").wait_for()
    ready(left)
    ready(right)
    for page in (left, right):
        page.get_by_role("timer", name="Seconds to the start").wait_for()
    right.get_by_role("button", name="Not yet").click()
    left.get_by_role("timer", name="Seconds to the start").wait_for(state="detached")
    left.wait_for_timeout(COUNTED_MS)
    assert not left.locator(".board").is_visible(), "somebody took it back"
    ready(right)
    left.locator(".board").wait_for()
    clock = left.get_by_role("timer", name="Time left")
    clock.get_by_text("0:5").wait_for()
    assert left.locator(".clock.stands").count() == 0


def test_who_reloads_while_the_seconds_are_counted_says_so_again(rehearse: Visitors) -> None:
    (left, _), (right, _) = open_pair(rehearse(), rehearse())
    ready(left)
    ready(right)
    left.get_by_role("timer", name="Seconds to the start").wait_for()
    right.reload()
    right.locator(".curtain .primary").wait_for()
    left.get_by_role("timer", name="Seconds to the start").wait_for(state="detached")
    ready(right)
    left.locator(".board").wait_for()


def test_a_key_reads_how_the_table_stands(rehearse: Visitors) -> None:
    (left, _), (right, _) = start_pair(rehearse, "play-on")
    right.close()
    left.locator("aside li", has_text="Grace").get_by_text("away").wait_for()
    left.keyboard.press("t")
    left.locator(".summary", has_text="Vent, or stay.").wait_for()
    read = left.locator(".summary").inner_text()
    assert "seconds are left." in read
    assert "Left lock: Ada · you · here. Right lock: Grace · away." in read


# --- acting ---
def test_two_people_act_at_once_and_nobody_waits_for_the_other(rehearse: Visitors) -> None:
    (left, _), (right, _) = start_pair(rehearse)
    left.get_by_role("button", name="Take the wrench").evaluate("button => button.click()")
    right.get_by_role("button", name="Stay").evaluate("button => button.click()")
    for page in (left, right):
        page.locator(".journal").get_by_text("The wrench is taken.").wait_for()
        page.locator(".journal").get_by_text("Right lock has decided.").wait_for()
        wrench(page).get_by_text("The wrench: Left lock").wait_for()
        page.locator(".pending").wait_for(state="detached")
        assert page.get_by_role("alert").count() == 0


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Ada was faster. The wrench is taken."), ("fr", "Ada a été plus rapide. La clé est prise.")],
)
def test_who_was_too_late_sees_the_piece_go_back_and_is_told_who_was_faster(
    rehearse: Visitors, language: str, words: str
) -> None:
    late = rehearse(language=language, motion=True)
    line = Line(late)
    (early, _), (late, _) = open_pair(rehearse(), late)
    begin(early, late)
    line.holding = True
    late.locator(".bench .button").first.click()
    late.locator(".bench.pending .wrench[data-holder='1']").wait_for()
    early.locator(".bench .button").first.click()
    wrench(early).get_by_text("The wrench: Left lock").wait_for()
    late.locator(".bench.pending .wrench[data-holder='1']").wait_for()
    late.evaluate(
        """() => {
            window.moved = [];
            document.addEventListener("animationstart", (start) => window.moved.push(start.animationName));
        }"""
    )
    line.let_go()
    late.locator(".bench .wrench[data-holder='0']").wait_for()
    late.get_by_role("alert").get_by_text(words).wait_for()
    late.wait_for_function("() => window.moved.includes('goes-back')")
    late.locator(".refused").wait_for(state="detached")
    assert late.locator(".pending").count() == 0
    late.get_by_role("alert").wait_for(state="detached")  # in real time it is not in the way for long


def test_a_hidden_tab_is_up_to_date_when_it_is_looked_at_again(rehearse: Visitors) -> None:
    left, right = rehearse(), rehearse(motion=True)
    (left, _), (right, _) = open_pair(left, right)
    begin(left, right)
    hide(right, "hidden")
    for name in ("Take the wrench", "Put the wrench back", "Take the wrench", "Stay"):
        left.get_by_role("button", name=name).click()
        left.locator(".pending").wait_for(state="detached")
    told = left.locator(".journal")
    told.get_by_text("Left lock has decided.").wait_for()
    hide(right, "visible")
    wrench(right).get_by_text("The wrench: Left lock").wait_for()
    right.locator(".journal").get_by_text("Left lock has decided.").wait_for()
    assert right.locator(".journal").inner_text() == told.inner_text()
    assert right.get_by_role("button", name="Skip").count() == 0, "nothing is replayed"


def test_pointing_is_seen_by_the_others_and_by_nobody_after_one_has_gone(rehearse: Visitors) -> None:
    (left, _), (right, _) = start_pair(rehearse, "play-on")
    right.get_by_role("button", name="Take the wrench").hover()
    left.locator("[data-scratch='1']").wait_for()
    assert right.locator("[data-scratch]").count() == 0
    right.locator("h1").hover()
    left.locator("[data-scratch]").wait_for(state="detached")
    right.get_by_role("button", name="Take the wrench").hover()
    left.locator("[data-scratch='1']").wait_for()
    right.close()
    left.locator("[data-scratch]").wait_for(state="detached")


def test_nobody_talks_or_points_while_that_is_forbidden(rehearse: Visitors) -> None:
    (left, _), (right, _) = start_pair(rehearse, pace="dusk", leak="yes")
    left.get_by_role("button", name="Chat").click()
    left.get_by_label("Say something").fill("now or never")
    right.get_by_role("button", name="Take the wrench").hover()
    left.locator("[data-scratch='1']").wait_for()
    left.locator(".hush").get_by_text("nobody may talk").wait_for()
    left.locator(".captions").get_by_text("Communications down.").first.wait_for()
    left.locator(".lasting").get_by_text("No talking").wait_for()
    assert left.locator("[data-scratch]").count() == 0
    assert left.get_by_role("button", name="Send").is_disabled()
    assert_accessible(left, "silence")
    left.get_by_label("Say something").press("Enter")
    left.locator(".hush").wait_for(state="detached")
    left.locator(".newest").get_by_text("Communications restored.").wait_for()
    assert left.get_by_role("alert").count() == 0
    assert left.get_by_label("Say something").input_value() == "now or never"
    left.get_by_role("button", name="Send").click()
    left.locator(".chat").get_by_text("now or never").wait_for()


# --- pausing, and who is away ---
def test_most_of_those_who_are_here_pause_the_game_and_go_on(rehearse: Visitors) -> None:
    (left, _), (right, _) = start_pair(rehearse)
    right.get_by_role("button", name="Take the wrench").click()
    left.get_by_role("button", name="Pause").click()
    left.get_by_role("status").get_by_text("The table is being asked.").wait_for()
    question(right).get_by_text("Ada would like to pause.").wait_for()
    question(right).get_by_role("button", name="No").click()
    left.get_by_role("status").get_by_text("The table decided against it.").wait_for()
    assert left.locator(".board").is_visible()
    left.keyboard.press("p")
    question(right).get_by_role("button", name="Yes").click()
    for page in (left, right):
        page.locator(".curtain").get_by_role("heading", name="The game is paused").wait_for()
        assert not page.locator(".board").is_visible()
    shown = left.get_by_role("timer", name="Time left").inner_text()
    right.reload()
    right.locator(".curtain").get_by_role("heading", name="The game is paused").wait_for()
    assert not right.locator(".board").is_visible(), "nor after a reload"
    right.locator(".clock.stands").wait_for()
    assert right.get_by_role("timer", name="Time left").inner_text() == shown
    right.get_by_role("button", name="Go on").click()
    question(left).get_by_role("button", name="Yes").click()
    right.get_by_role("timer", name="Seconds to the start").wait_for()
    for page in (left, right):
        page.locator(".board").wait_for()
        wrench(page).get_by_text("The wrench: Right lock").wait_for()


def test_who_voted_and_reloads_is_not_told_off_for_voting_again(rehearse: Visitors) -> None:
    pages = [rehearse() for _ in range(3)]
    left, right = open_pair(pages[0], pages[1], crew="3")
    table = left.address.split("/")[3]
    joined = pages[2].request.post(f"/api/tables/{table}/seats", data={"player": "Mary"}).json()
    third, _ = sit(pages[2], joined)
    begin(left.page, right.page, third)
    left.page.get_by_role("button", name="Pause").click()
    question(right.page).get_by_role("button", name="No").click()
    right.page.reload()
    question(right.page).get_by_role("button", name="No").click()
    right.page.get_by_role("status").get_by_text("The table is being asked.").wait_for()
    question(third).get_by_role("button", name="No").click()
    right.page.get_by_role("status").get_by_text("The table decided against it.").wait_for()
    assert question(right.page).count() == 0


def test_the_game_waits_for_who_is_away_and_says_so(rehearse: Visitors) -> None:
    left, right = start_pair(rehearse)
    right.page.close()
    left.page.locator("aside li", has_text="Grace").get_by_text("away").wait_for(timeout=SOON_MS)
    left.page.locator(".curtain").get_by_text("Grace is away.").wait_for()
    left.page.reload()
    left.page.locator(".curtain").get_by_text("Grace is away.").wait_for()
    sit_again = rehearse()
    sit_again.goto(right.address)
    left.page.get_by_role("timer", name="Seconds to the start").wait_for()
    left.page.locator(".board").wait_for()


def test_nobody_has_to_wait_for_who_is_away(rehearse: Visitors) -> None:
    left, right = start_pair(rehearse)
    right.page.close()
    left.page.get_by_role("button", name="Go on without them").click()
    left.page.locator(".board").wait_for()


def test_a_bot_stands_in_and_gives_the_seat_back(rehearse: Visitors) -> None:
    left, right = start_pair(rehearse, "bot")
    right.page.close()
    grace = left.page.locator("aside li", has_text="Grace")
    grace.get_by_text("a bot stands in").wait_for()
    left.page.locator(".journal").get_by_text("Right lock has decided.").wait_for()
    back = rehearse()
    back.goto(right.address)
    back.locator(".board").wait_for()
    grace.get_by_text("here", exact=False).wait_for()
    assert grace.get_by_text("a bot stands in").count() == 0
    assert back.locator("aside li", has_text="Grace").get_by_text("a bot stands in").count() == 0


def test_the_table_removes_who_does_not_come_back(rehearse: Visitors) -> None:
    left, right = start_pair(rehearse, "play-on")
    right.page.close()
    left.page.locator("aside li", has_text="Grace").get_by_text("away").wait_for()
    left.page.get_by_role("button", name="Remove Grace").click()
    left.page.get_by_role("dialog").get_by_role("button", name="Ask the table").click()
    left.page.locator(".curtain").get_by_text("A seat is still free").wait_for()
    left.page.get_by_role("status").get_by_text("the seat is free").wait_for()
    back = rehearse()
    back.goto(left.page.url)
    back.get_by_role("button", name="Sit here").first.click()
    begin(left.page, back)


def test_what_happens_when_somebody_is_away_is_asked_where_time_counts(rehearse: Visitors) -> None:
    page = rehearse()
    page.get_by_role("button", name="Options: Aliens Attack!").click()
    page.get_by_label("Mode", exact=True).select_option("two_player")
    assert page.get_by_label("If somebody is away").count() == 0
    close_window(page)
    page.get_by_role("button", name="Options: Airlock").click()
    page.get_by_label("If somebody is away").select_option("bot")
    page.get_by_text("It acts for them").wait_for()
    assert_accessible(page, "options in real time")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    assert asked.value.post_data_json == {**(asked.value.post_data_json or {}), "absent": "bot"}
    page.locator(".curtain").get_by_text("A seat is still free").wait_for()


# --- announcements ---
HEARD = """
    window.heard = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when) {
        window.heard.push({ ahead: when - this.context.currentTime, seconds: this.buffer.duration });
        start.call(this, when);
    };
"""


@pytest.mark.parametrize(("language", "words"), [("en", "Threat. Zone red."), ("fr", "Menace. Zone rouge.")])
def test_an_announcement_is_read_and_heard_when_its_time_has_come(
    rehearse: Visitors, language: str, words: str
) -> None:
    page = rehearse(language=language)
    page.add_init_script(HEARD)
    page.reload()
    line = Line(page)
    (page, _), (other, _) = open_pair(page, rehearse())
    page.wait_for_load_state("networkidle")  # the clips are loaded while people get ready
    begin(page, other)
    page.evaluate(
        """() => new MutationObserver(() => {
            const shown = document.querySelector(".newest");
            if (shown && !window.read) window.read = document.querySelector(".board").time();
        }).observe(document.body, { childList: true, subtree: true, characterData: true })"""
    )
    at = page.evaluate("() => Math.round(document.querySelector('.board').time()) + 1500")
    cue = {"at": at, "kind": "threat", "says": [{"id": "threat-red"}], "lasts": 0}
    line.say(t="cued", **cue)
    line.say(t="cued", **cue)
    page.locator(".newest", has_text=words).wait_for()
    read = page.evaluate("() => window.read")
    assert_accessible(page, "announcement")
    assert at <= read < at + 500
    heard = page.evaluate("() => window.heard")
    assert len(heard) == 2, "a threat is said twice, and announced once"
    assert 1.0 < heard[0]["ahead"] < 1.8, "the audio clock got it before its time"
    page.locator(".newest").wait_for(state="detached")


# --- looks ---
@every_look
def test_every_state_of_a_table_in_real_time_passes_axe(rehearse: Visitors, language: str, size: ViewportSize) -> None:
    here, there = (rehearse(language=language, viewport=size) for _ in range(2))
    left, right = open_pair(here, there, "bot")
    here.locator(".curtain .primary").wait_for()
    assert_accessible(here, "ready check")
    ready(there)
    ready(here)
    here.locator(".count").wait_for()
    assert_accessible(here, "countdown")
    here.locator(".board").wait_for()
    assert_accessible(here, "clock")
    there.locator(".bench .button").first.click()
    wrench(here).and_(here.locator("[data-holder='1']")).wait_for()
    here.locator(".bench .button").first.click()
    question(here).wait_for()
    assert_accessible(here, "refusal")
    here.keyboard.press("Escape")
    there.get_by_role("button", name="Pause").click()
    question(here).wait_for()
    assert_accessible(here, "question")
    question(here).get_by_role("button").first.click()
    here.locator(".curtain").wait_for()
    assert_accessible(here, "pause")
    assert in_sight(here, ".curtain .primary")
    here.locator(".curtain .primary").click()
    question(there).get_by_role("button").first.click()
    here.locator(".board").wait_for()
    there.close()
    if size is PHONE:
        here.locator(".bar button").last.click()
    here.locator("li:visible .stand-in").first.wait_for()
    assert_accessible(here, "stand-in")
    here.locator("li:visible button").first.click()
    here.get_by_role("dialog").locator(".primary").wait_for()
    assert_accessible(here, "removing")
    assert left.address != right.address


def in_sight(page: Page, selector: str) -> bool:
    """Whether all of it is on the screen, and nothing is wider than that."""
    return bool(
        page.evaluate(
            """(selector) => {
                const box = document.querySelector(selector).getBoundingClientRect();
                const fits = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
                return fits && document.documentElement.scrollWidth <= innerWidth;
            }""",
            selector,
        )
    )
