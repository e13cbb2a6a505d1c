"""The ship's computer for people with the box: the sound is the clock, and the screen says what is heard."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from hullbreach.games.space_alert.script import script
from hullbreach.locales import Words
from tests.browser.conftest import AXE, Visitors, every_look, missing
from tests.browser.test_access import assert_accessible, assert_fits

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

pytest.importorskip("playwright")
pytest.importorskip("soundfile")

START = {"en": "Start", "fr": "Démarrer"}
PATIENCE = 180.0
"""A track is made when it is first asked for; that takes seconds, on a busy machine minutes."""


def begin(page: Page, language: str = "en", mission: str = "simulation_1") -> None:
    page.goto("/#/mission/space-alert")
    page.locator("#mission").select_option(mission)
    page.get_by_role("button", name=START[language]).click()
    until(page, lambda: heard(page) > 0.3)


def until(page: Page, true: Callable[[], bool]) -> None:
    """The page's own waiting evaluates texts, which its security policy forbids."""
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end
        page.wait_for_timeout(50)


def seek(page: Page, second: float) -> None:
    page.evaluate("second => { document.querySelector('audio').currentTime = second }", second)
    until(page, lambda: second + 0.1 <= heard(page) < second + 10)


def heard(page: Page) -> float:
    return float(page.evaluate("() => document.querySelector('audio').currentTime"))


def shown(page: Page) -> int:
    minutes, seconds = page.get_by_role("timer").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def newest(page: Page) -> str:
    return page.locator(".newest").inner_text()


def test_the_lobby_leads_to_it(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("heading", name="With the box").wait_for()
    page.get_by_role("link", name="Listen to the computer: Space Alert").click()
    page.get_by_role("button", name="Start").wait_for()
    assert page.locator("#mission option").count() == 17
    assert page.title().startswith("The ship’s computer")


def test_the_clock_is_the_time_of_the_sound_and_the_ticker_what_it_says(visit: Visitors) -> None:
    page = visit()
    begin(page)
    found, words = script("simulation_1"), Words("en")
    assert newest(page) == found.cues[0].text(words)
    first = next(cue for cue in found.cues if cue.kind == "threat")
    seek(page, first.at)
    page.locator(".newest", has_text=first.text(words)).wait_for()
    assert abs(shown(page) - heard(page)) < 3
    page.get_by_text(f"Phase 1 of {len(found.phase_ends)}").wait_for()
    silence = next(cue for cue in found.cues if cue.kind == "silence")
    seek(page, silence.at + 1)
    page.locator(".now.down", has_text="No talking:").wait_for()
    told = [cue for cue in found.cues if cue.at <= silence.at and cue.kind != "count"]
    past = page.locator(".past li").all_inner_texts()
    assert [re.sub(r"^\S+\s+", "", text) for text in past] == [cue.text(words) for cue in told[-2::-1]]


def test_a_transfer_counts_down_and_the_mission_ends(visit: Visitors) -> None:
    page = visit()
    begin(page)
    found = script("simulation_1")
    transfer = next(cue for cue in found.cues if cue.kind == "transfer")
    seek(page, transfer.at + 6.1)
    page.locator(".count").wait_for()
    assert page.locator(".count").inner_text() in set("4321")
    page.get_by_text("Pass a card on:").wait_for()
    seek(page, found.phase_ends[0] + 0.2)
    page.get_by_text("Phase 2 of 3").wait_for()
    seek(page, found.seconds + 0.2)
    page.get_by_text("The mission is over").wait_for()
    assert shown(page) == found.seconds, "the clock stays where the mission ended"


def test_pause_resume_restart_volume_and_the_space_bar(visit: Visitors) -> None:
    page = visit()
    begin(page)
    seek(page, 30)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Resume").wait_for()
    still = heard(page)
    page.wait_for_timeout(400)
    assert heard(page) == still
    page.locator("h1").click()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    until(page, lambda: heard(page) > still)
    page.get_by_role("slider", name="Volume").fill("0.25")
    assert page.evaluate("() => document.querySelector('audio').volume") == 0.25
    page.get_by_role("button", name="From the start").click()
    until(page, lambda: 0.2 < heard(page) < 20)
    page.get_by_role("button", name="Other mission").click()
    page.get_by_role("button", name="Start").wait_for()
    assert page.evaluate("() => document.querySelector('audio').paused")
    page.reload()
    assert page.locator("#mission").input_value() == "simulation_1", "this browser remembers it"


def test_another_language_speaks_on_from_the_same_second(visit: Visitors) -> None:
    page = visit()
    begin(page)
    seek(page, 60)
    page.get_by_role("button", name="FR – Français").click()
    until(page, lambda: "/fr." in page.evaluate("() => document.querySelector('audio').currentSrc"))
    until(page, lambda: heard(page) > 60.3)
    assert heard(page) < 80
    told = [cue for cue in script("simulation_1").cues if cue.at <= heard(page) and cue.kind != "count"]
    assert newest(page) == told[-1].text(Words("fr"))
    page.get_by_role("button", name="Pause").wait_for()


def test_a_new_mission_has_its_seed_in_its_name(visit: Visitors) -> None:
    page = visit()
    page.goto("/#/mission/space-alert")
    page.locator("#mission").select_option("new")
    page.locator("#mission-seed").fill("42")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="The ship’s computer: New mission 42").wait_for()
    page.locator(".newest", has_text="Alert.").wait_for()


def test_a_server_without_sound_says_so(visit: Visitors) -> None:
    page = visit()
    refusal = {"t": "error", "code": "no-voice", "why": "no-sound-library", "details": {"library": "soundfile"}}
    page.route(re.compile(r"/en\.(ogg|mp3)"), lambda route: route.fulfill(status=501, json=refusal))
    page.goto("/#/mission/space-alert")
    page.get_by_role("button", name="Start").click()
    page.get_by_role("alert").get_by_text("needs the library “soundfile”").wait_for()
    visit.complaints.clear()  # the browser's own remark on the status


def test_a_game_without_a_computer(visit: Visitors) -> None:
    page = visit()
    page.goto("/#/mission/solitaire")
    page.get_by_role("alert").wait_for()


@every_look
def test_it_passes_axe_and_fits(visit: Visitors, language: str, size: ViewportSize) -> None:
    if not AXE.exists():
        missing("axe-core is not installed: npm ci in web/")
    page = visit(language=language, viewport=size)
    page.goto("/#/mission/space-alert")
    page.locator("#mission").wait_for()
    assert_accessible(page, "choice")
    assert_fits(page, size["width"], "choice")
    begin(page, language)
    seek(page, script("simulation_1").cues[-8].at)
    assert_accessible(page, "mission")
    assert_fits(page, size["width"], "mission")
    box = page.get_by_role("timer").bounding_box()
    assert box
    assert box["height"] > 90, "readable across a table"
