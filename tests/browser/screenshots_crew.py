"""Pictures of flights of Space Alert by the clock, which is put forward between them.

PYTHONPATH=.built python -m tests.browser.screenshots_crew            the ones in docs/pictures
PYTHONPATH=.built python -m tests.browser.screenshots_crew FOLDER     to look at
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from hullbreach.games.space_alert.timelines import official
from tests.browser.conftest import DESKTOP, PATIENCE_MS
from tests.browser.hands import close_window
from tests.browser.hurry import put_forward
from tests.browser.screenshots import LARGE, is_wanted, take_pictures, visits
from tests.browser.test_space_alert import card, lay, slot
from tests.browser.test_space_alert_crew import CAMPAIGN, READY, Crew, fly_first_mission

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

FLIGHT = "mission_1"
SEED = 5
WAYS = ((1, 1), (2, 2), (3, 3), (2, 1), (4, 2), (5, 3))
"""Which of a crew of five lays a card, and where."""


class Photographer:
    """One visitor with their language and size, and whoever sits beside them."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str, name: str) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.language = language
        self.name = name

    def visit(self, viewport: ViewportSize = DESKTOP, language: str = "") -> Page:
        context = self.browser.new_context(
            locale=language or self.language, viewport=viewport, reduced_motion="reduce", base_url=self.address
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto("/")
        return page

    def take(self, page: Page, name: str) -> None:
        if not is_wanted(self.folder, self.name, name):
            return
        page.wait_for_timeout(400)  # fonts and the last transition
        page.screenshot(path=self.folder / f"{self.language}-{self.name}-{name}.png")

    # --- flights ---
    def five(self, viewport: ViewportSize) -> None:
        page = self.visit(viewport)
        crew = Crew([page, *(self.visit(language="en") for _ in range(4))], SEED, flight=FLIGHT)
        page.locator(".curtain .primary").wait_for()
        self.take(page, "crew-ready")
        crew.get_ready()
        for member, turn in WAYS:
            lay(crew.pages[member - 1], member, turn)
        crew.wait_for(108.5)
        crew.pages[1].locator("[data-call]").click()
        crew.pages[1].get_by_role("button", name="Wait.").click()
        page.locator(".chip").nth(2).wait_for()
        page.locator(".bubble").wait_for()
        self.take(page, "crew-five")
        crew.hear("comms_down")
        page.locator(".sign.bad").wait_for()
        self.take(page, "crew-silence")
        card(page).click()
        crew.hear("data_transfer")
        page.locator(".transfer.choices").wait_for()
        self.take(page, "crew-transfer")
        crew.wait_for(official(FLIGHT).phase_ends[-1] - 55)
        for one in crew.pages[1:3]:
            one.locator(READY).click()
        page.locator(READY).wait_for()
        self.take(page, "crew-vote")
        for one in (page, *crew.pages[3:]):
            one.locator(READY).click()
        page.locator(".card-asked .quiet").wait_for()
        self.take(page, "crew-slip")
        crew.resolve()
        close_window(page)
        self.take(page, "crew-home")
        self.close()

    def solo(self, viewport: ViewportSize) -> None:
        page = self.visit(viewport)
        crew = Crew([page], SEED, flight=FLIGHT)
        crew.get_ready()
        for member, turn in ((1, 1), (1, 2), (2, 1), (3, 2), (4, 3)):
            lay(page, member, turn, turn)
        put_forward(page, crew.table, 229)
        page.locator(".chip").nth(2).wait_for()
        slot(page, 2, 5).focus()
        self.take(page, "crew-solo")
        self.close()

    def screen(self) -> None:
        page = self.visit()
        crew = Crew([page, self.visit(language="en")], SEED, flight=FLIGHT)
        watch = page.request.get(
            f"/api/tables/{crew.table}", headers={"authorization": f"Bearer {crew.seated[0]['token']}"}
        ).json()["watch"]
        television = self.visit(LARGE)
        television.goto(f"/#/screen/{watch}/{crew.table}")
        crew.get_ready()
        lay(page, 1, 1)
        lay(crew.pages[1], 2, 2)
        crew.wait_for(108.5)
        television.locator(".captions .newest").wait_for()
        television.locator(".chip").nth(1).wait_for()
        self.take(television, "crew-screen")
        self.close()

    def campaign(self, viewport: ViewportSize) -> None:
        page = self.visit(viewport)
        Crew([page], CAMPAIGN, flight="campaign", clock="none", window="no")
        page.locator(".campaign").wait_for()
        self.take(page, "crew-levels")
        fly_first_mission(page, self.language)
        self.take(page, "crew-decide")
        page.locator(".campaign .primary").click()
        page.locator(".campaign .quiet").wait_for()
        self.take(page, "crew-repair")
        self.close()

    def close(self) -> None:
        for context in list(self.browser.contexts):
            context.close()


def visit(browser: Browser, address: str, folder: Path, only: list[str]) -> None:
    for language, size, viewport in visits(only):
        photographer = Photographer(browser, address, folder, language, size)
        photographer.five(viewport)
        photographer.solo(viewport)
        photographer.campaign(viewport)
        if size == "desktop":
            photographer.screen()


if __name__ == "__main__":
    take_pictures(visit, "tests.browser.hurry")
