"""Pictures of the real thing. Seeds are fixed, so a picture changes only when the look does.

PYTHONPATH=.built python -m tests.browser.screenshots            the ones in docs/pictures
PYTHONPATH=.built python -m tests.browser.screenshots FOLDER     every screen, to look at
PYTHONPATH=.built python -m tests.browser.screenshots FOLDER fr-small en-large     in these languages and windows only
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec
from playwright.sync_api import sync_playwright

from hullbreach.games import find_title
from hullbreach.games.space_alert.script import script
from hullbreach.kernel.log import load
from tests.browser.books import bring_file
from tests.browser.cadet import Cadet
from tests.browser.conftest import ARGUMENTS, DESKTOP, MANY_TABLES, PHONE, ROOT, SMALL_PHONE, Server
from tests.browser.hands import bot_game, open_log
from tests.browser.oracle import CAMPAIGN
from tests.browser.pupil import Pupil
from tests.games.space_alert.golden import golden_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

PICTURES = ROOT / "docs" / "pictures"
SHOWN = {
    "lobby", "game", "ahead", "end", "replay", "skies", "skies-ahead", "skies-rooms", "skies-campaign",
    "companion-plans", "companion-film", "companion-what-if", "mission", "alert", "academy", "lesson", "lesson-table",
    "lesson-debrief", "logbook", "learn", "primer", "legend", "games",
}  # fmt: skip
SHOWN_IN_EVERY_WINDOW = {"lobby", "game", "skies", "alert", "yard", "flight", "end"}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
SIZES = {"desktop": DESKTOP, "phone": PHONE, "large": LARGE, "small": SMALL_PHONE}
TOUCHED = {"phone", "small"}
VISITS = tuple((language, size, viewport) for language in ("en", "fr") for size, viewport in SIZES.items())
SOME_MOVES = 6
SEED = 2026
# A flight with internal threats, delays and damage, some way into its seventh turn.
FLIGHT = 0
TURNS_ON = 7
SCENES_ON = 6
# Moments of the campaign that the browser tests play, by the moves before them; at the last one a die can be placed.
SKIES = {
    "skies-campaign": 126,
    "skies-veterans": 215,
    "skies-threat": 127,
    "skies-saved": 125,
    "skies-rooms": 84,
    "skies": 92,
}


ANNOUNCEMENTS = 3
# Steps of lessons before the pictures of them.
ON_PAPER = 5
AT_TABLE = 9
# Cards of the hand, and the slots they go to.
LAID = ((0, "0-0"), (1, "0-1"), (2, "2-1"))


def is_wanted(folder: Path, size: str, name: str) -> bool:
    """The documentation shows screens in two windows, and a few of them in all four."""
    return folder != PICTURES or size not in {"large", "small"} or name in SHOWN_IN_EVERY_WINDOW


def visits(only: list[str]) -> list[tuple[str, str, ViewportSize]]:
    """Languages and windows: all, or those that are named, as in `fr-small`."""
    return [visit for visit in VISITS if not only or f"{visit[0]}-{visit[1]}" in only]


class Camera:
    """One visitor, and the pictures they take."""

    def __init__(self, context: BrowserContext, folder: Path, language: str, size: str) -> None:
        self.page: Page = context.new_page()
        self.folder = folder
        self.language = language
        self.size = size
        self.screen = ""

    def take(self, name: str) -> None:
        shown = self.folder != PICTURES or name in SHOWN
        if shown and is_wanted(self.folder, self.size, name):
            self.page.wait_for_timeout(300)  # fonts and the last transition
            self.page.screenshot(path=self.folder / f"{self.language}-{self.size}-{name}.png")

    def sit(self, **wanted: Any) -> dict[str, Any]:
        """A new table with the same dice every time."""
        ask = {"game": "aliens-attack", "seed": SEED, "player": "Ada", **wanted}
        seated: dict[str, Any] = self.page.request.post("/api/tables", data=ask).json()
        self.page.goto(f"/#/seat/{seated['table']}/{seated['token']}")
        self.page.locator(".now.mine").wait_for()
        return seated

    # --- screens ---
    def lobby(self) -> None:
        self.page.goto("/")
        self.page.locator("article .primary").first.wait_for()
        self.take("lobby")
        self.page.locator("article button:not(.primary)").nth(1).click()
        self.page.locator("#seed").wait_for()
        self.take("options")
        self.page.keyboard.press("Escape")
        self.page.goto("/#/about")
        self.page.locator("dl").first.wait_for()
        self.take("about")

    def learn(self) -> None:
        """The middle of each guided first game."""
        for game, name in (("aliens-attack", "learn"), ("under-falling-skies", "learn-skies")):
            self.page.goto(f"/#/lessons/{game}")
            pupil = Pupil(self.page, game, "mouse")
            pupil.choose("[data-new-table]")
            middle = len(pupil.steps) // 2
            for step in pupil.steps[:middle]:
                pupil.take(step)
            pupil.await_step(pupil.steps[middle])
            self.take(name)

    def games(self) -> None:
        """What this visitor has begun and ended."""
        self.page.goto("/#/games")
        self.page.locator("main li, main tr").first.wait_for()
        self.take("games")

    def game(self, begun: str) -> None:
        page = self.page
        open_log(page, begun)
        page.locator(".now.mine").wait_for()
        self.take("game")
        page.locator(".gun.lit:not([data-cannon=delta])").last.hover()
        page.locator(".ahead").wait_for()
        self.take("ahead")
        page.locator("h1").hover()
        page.keyboard.press("r")
        page.locator("dialog [data-here]").wait_for()
        self.take("rules")
        page.locator("dialog nav button").first.click()
        self.take("primer")
        page.keyboard.press("Escape")
        page.keyboard.press("i")
        page.locator("dialog [data-entry]").first.wait_for()
        self.take("legend")
        page.keyboard.press("Escape")
        self.look_back()

    def look_back(self) -> None:
        page = self.page
        if not page.locator("aside .journal").is_visible():
            page.locator("nav button").nth(2).click()
            self.take("journal")
        page.locator(".journal .entry:visible").nth(8).click()
        page.locator(".stage.looking").wait_for()
        self.take("past")
        page.keyboard.press("Escape")

    def company(self) -> None:
        page = self.page
        table = self.sit(options={"mode": "two_player"})["table"]
        page.request.post(f"/api/tables/{table}/seats", data={"player": "Ben"})
        page.reload()
        page.locator(".now.mine").wait_for()
        page.keyboard.press("c")
        for text in ("Bonjour Ben!", "The raider in column 3?"):
            page.locator(".chat input").fill(text)
            page.keyboard.press("Enter")
        page.locator(".chat li.mine").nth(1).wait_for()
        self.take("chat")
        page.keyboard.press("Escape")
        self.share()

    def share(self) -> None:
        page = self.page
        if not page.locator("aside").is_visible():
            page.locator("nav button").last.click()
            self.take("menu")
        page.locator("aside .tools button:visible, dialog .tools button").nth(2).click()
        page.locator("#share-seat").wait_for()
        self.take("share")
        self.screen = page.locator("#share-screen").input_value()
        page.keyboard.press("Escape")

    def skies(self) -> None:
        """The same campaign, a little further each time."""
        for name, moves in SKIES.items():
            log = load(CAMPAIGN.read_text(encoding="utf-8"), find_title)
            del log.entries[moves:]
            open_log(self.page, log.dump())
            self.page.locator(".stage .lit, .choices [data-move]").first.wait_for()
            self.take(name)
        self.page.locator(".hand.lit").first.click()
        self.page.locator(".space.lit").nth(2).hover()
        self.page.locator(".ahead").wait_for()
        self.take("skies-ahead")

    def companion(self) -> None:
        """A flight from the box, from the empty sheet to a card that should have been another one."""
        page = self.page
        page.goto("/#/companion/space-alert")
        self.paste(msgspec.json.encode(golden_games()[FLIGHT].input).decode())
        self.take("companion-setup")
        page.locator("#tab-plans").click()
        page.locator('[data-slot="1-3"]').focus()
        self.take("companion-plans")
        page.locator("#tab-film").click()
        one_scene_on, one_turn_on = page.locator(".controls button").nth(4), page.locator(".controls button").nth(5)
        one_turn_on.click(click_count=TURNS_ON)
        one_scene_on.click(click_count=SCENES_ON)
        self.take("companion-film")
        page.locator('[data-slot="0-6"]').click()
        page.locator(".palette button").nth(1).click()
        page.locator(".what-if").scroll_into_view_if_needed()
        self.take("companion-what-if")

    def alert(self) -> None:
        """Two people and two androids, some way into the first phase; and the same on a big screen."""
        page = self.page
        options = {"flight": "mission_3", "people": "2", "clock": "none"}
        self.sit(game="space-alert", options=options)
        self.page.locator("dialog .invite").wait_for()
        self.take("invitation")
        page.keyboard.press("Escape")
        for _ in range(ANNOUNCEMENTS):
            page.locator(".acts .primary").click()
            page.locator(".acts .primary:not(.pending):enabled").wait_for()
        for card, place in LAID:
            page.locator(".hand .card").nth(card).click()
            page.locator(f"[data-slot='{place}']").click()
            if page.locator(".asked").count():
                page.locator(f"[data-slot='{place}']").click()
            page.locator(f"[data-slot='{place}'].full:not(.pending)").wait_for()
        self.take("alert")
        page.locator(".chip").first.click()
        self.take("alert-threat")
        page.keyboard.press("Escape")
        page.locator("[data-call]").click()
        self.take("alert-calls")
        page.keyboard.press("Escape")
        self.share()
        page.goto(self.screen)
        page.locator(".screen .board").wait_for()
        self.take("screen")

    def academy(self) -> None:
        """The lessons, one on paper, one at a table, and what is said after a flight in which nobody did much."""
        page = self.page
        page.goto("/#/lessons/space-alert")
        page.locator("[data-lesson]").first.wait_for()
        self.take("academy")
        cadet = Cadet(page, "resolution")
        cadet.enter()
        act = cadet.lesson.act[0]
        for step in act.step[:ON_PAPER]:
            cadet.do(act, step)
        page.locator(f"[data-option='{act.step[ON_PAPER].answer[0]}']").click()
        page.locator(".coach .good").wait_for()
        self.take("lesson")
        cadet = Cadet(page, "action")
        cadet.enter()
        page.locator("[data-new-table]").click()
        act = cadet.lesson.act[0]
        for step in act.step[:AT_TABLE]:
            cadet.do(act, step)
        self.take("lesson-table")
        cadet = Cadet(page, "second-flight")
        cadet.enter()
        page.locator("[data-new-table]").click()
        cadet.do(cadet.lesson.act[0], cadet.lesson.act[0].step[0])
        cadet.fly([["move_red", "a", "a"]])
        page.locator(".debrief").wait_for()
        self.take("lesson-debrief")

    def logbook(self) -> None:
        """The pages of two crews; and the same on paper."""
        bring_file(self.page)
        self.take("logbook")
        self.page.emulate_media(media="print")
        self.take("logbook-print")
        self.page.emulate_media(media="screen")

    def paste(self, sheet: str) -> None:
        self.page.locator("section .buttons button").first.click()
        self.page.locator("#sheet-text").fill(sheet)
        self.take("companion-paste")
        self.page.locator("dialog .primary").click()

    def mission(self) -> None:
        """The ship's computer, paused while it counts a transfer down."""
        page = self.page
        page.goto("/#/mission/space-alert")
        page.locator("#mission").select_option("mission_3")
        self.take("mission-choice")
        page.locator("main .start").click()
        page.locator(".newest").wait_for(timeout=180_000)
        page.locator("main .controls .primary").click()
        cue = next(cue for cue in script("mission_3").cues[20:] if cue.kind == "transfer")
        page.evaluate("second => { document.querySelector('audio').currentTime = second }", cue.at + 6.5)
        page.locator(".count").wait_for()
        self.take("mission")

    def end(self, log: str, name: str) -> None:
        table = open_log(self.page, log)
        self.page.locator("dialog ol li").first.wait_for()
        self.take(name)
        self.page.goto(f"/#/replay/{table}/{SOME_MOVES}")
        self.page.get_by_role("slider").wait_for()


def visit(browser: Browser, address: str, folder: Path, only: list[str]) -> None:
    won, lost, begun = bot_game(won=True), bot_game(won=False), bot_game(won=True)
    del begun.entries[SOME_MOVES:]
    for language, size, viewport in visits(only):
        context = browser.new_context(
            locale=language, viewport=viewport, reduced_motion="reduce", base_url=address, has_touch=size in TOUCHED
        )
        camera = Camera(context, folder, language, size)
        camera.lobby()
        camera.learn()
        camera.game(begun.dump())
        camera.company()
        camera.skies()
        camera.companion()
        camera.mission()
        camera.alert()
        camera.academy()
        camera.logbook()
        camera.end(lost.dump(), "lost")
        camera.end(won.dump(), "end")
        camera.take("replay")
        camera.games()
        context.close()


def take_pictures(
    visit: Callable[[Browser, str, Path, list[str]], None], server_module: str = "hullbreach.table"
) -> None:
    """As the command line says: into which folder, and which of them; all for the documentation by default."""
    arguments = sys.argv[1:]
    folder = Path(arguments[0]) if arguments else PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as database, sync_playwright() as playwright:
        server = Server(Path(database) / "tables.db", server_module, limits=MANY_TABLES)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            visit(browser, server.address, folder, arguments[1:])
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    take_pictures(visit)
