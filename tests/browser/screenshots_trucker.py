"""Pictures of Galaxy Trucker: the yard, the inspection, the practice yard, questions of a flight, and the accounts.

PYTHONPATH=.built python -m tests.browser.screenshots_trucker            the ones in docs/pictures
PYTHONPATH=.built python -m tests.browser.screenshots_trucker FOLDER     every screen, to look at
"""

from __future__ import annotations

import base64
import json
import random
import struct
import zlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from hullbreach.games import find_title
from hullbreach.kernel.log import Log
from tests.browser.conftest import PATIENCE_MS
from tests.browser.errands import asked as wanted_of
from tests.browser.errands import at_hole, begun, in_yard, was_rewarded
from tests.browser.hands import close_invitation, open_log
from tests.browser.racing import SPOTS
from tests.browser.screenshots import PICTURES, TOUCHED, is_wanted, take_pictures, visits
from tests.browser.trucking import Builder, Wanted, asks, fights, flown_to
from tests.browser.wrecking import broken, faulty, inviting

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

    from hullbreach.games.galaxy_trucker.view import GalaxyTruckerView, QuestionView

SEED = 12
FLOWN = 5
"""Dice of flights that are worth a picture."""
COMPONENTS = 7
PLAYERS = 3
FACE_UP = 5
SOME = 3
MOST_BYTES = 190_000


@cache
def building() -> str:
    """The ships are half built by the clock, and something that fits is in the first hand."""
    options = {"players": str(PLAYERS), "flights": "all", "clock": "full"}
    builder = Builder(Log(find_title("galaxy-trucker"), options, SEED), random.Random(SEED))  # noqa: S311
    for seat in range(PLAYERS):
        while len(builder.view.seats[seat].ship.parts) <= COMPONENTS - seat:
            builder.draw_part(seat)
        for _ in range(FACE_UP):
            builder.play(seat, "draw")
            builder.play(seat, "return")
    builder.play(1, "draw")
    builder.play(0, "draw")
    while not builder.has_place(0):
        builder.play(0, "return")
        builder.play(0, "draw")
    return builder.log.dump()


@cache
def inspected() -> str:
    return faulty(players="1").dump()


@cache
def asked(stage: str) -> str:
    return flown_to(WANTED[stage], FLOWN, players="4", flights="I" if stage == "loading" else "I-II").dump()


def _is_rich(view: GalaxyTruckerView, question: QuestionView) -> bool:
    """Several goods, and a ship that could hold some of them."""
    ship = view.seats[question.seat].ship
    return question.stage == "loading" and len(question.goods) >= SOME and len(ship.parts) > COMPONENTS


def _is_home(view: GalaxyTruckerView, question: QuestionView) -> bool:
    """Not everybody gave up, and not for nothing."""
    accounts = [seat.account for seat in view.seats if seat.account]
    return question.stage == "accounts" and sum(1 for one in accounts if one.order) >= SOME - 1


WANTED: dict[str, Wanted] = {
    "defend": asks("defend"),
    "loading": _is_rich,
    "accounts": _is_home,
    "planets": asks("planets"),
    "fight": fights(),
}


@cache
def errands() -> dict[str, str]:
    """Missions: from the vote to the accounts."""
    return {
        "missions": begun(5, mission="drawn").log.dump(),
        "yard-special": in_yard(7, 7, mission="experiments", flights="II").dump(),
        "hole": at_hole(1, due=4, flights="II", players="3"),
        "mission-accounts": wanted_of(was_rewarded, 1, mission="carpool", players="4", flights="I-II"),
    }


@cache
def rarely() -> dict[str, str]:
    """What is not in the documentation."""
    return {
        "pieces": broken().dump(),
        "crew": inviting().dump(),
        "planets": asked("planets"),
        "fight": asked("fight"),
    }


def squeeze(page: Page, path: Path) -> None:
    """A picture with many shades takes too much room: shades that no eye can tell apart become one."""
    if path.stat().st_size < MOST_BYTES:
        return
    width, height, pixels = page.evaluate(
        """async (picture) => {
            const image = new Image();
            image.src = `data:image/png;base64,${picture}`;
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
            canvas.drawImage(image, 0, 0);
            const { data } = canvas.getImageData(0, 0, image.width, image.height);
            let text = "";
            for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
            return [image.width, image.height, btoa(text)];
        }""",
        base64.b64encode(path.read_bytes()).decode(),
    )
    shades = base64.b64decode(pixels).translate(bytes(min(255, (shade + 1) // 2 * 2) for shade in range(256)))
    rows = bytearray(width * height * 3)
    for channel in range(3):
        rows[channel::3] = shades[channel::4]
    lines = b"".join(b"\0" + rows[at : at + width * 3] for at in range(0, len(rows), width * 3))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in ((b"IHDR", header), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b""))
        )
    )


class Photographer:
    """One visitor with their language and size."""

    def __init__(self, browser: Browser, address: str, page: Page, folder: Path, language: str, size: str) -> None:
        self.browser = browser
        self.address = address
        self.page = page
        self.folder = folder
        self.language = language
        self.size = size

    def take(self, name: str) -> None:
        if not is_wanted(self.folder, self.size, name):
            return
        self.page.wait_for_timeout(400)  # fonts and the last transition
        path = self.folder / f"{self.language}-{self.size}-{name}.png"
        self.page.screenshot(path=path)
        squeeze(self.page, path)

    def yard(self) -> None:
        """Against the clock, which runs as soon as all are ready."""
        page = self.page
        table = open_log(page, building())
        for player in ("Grace", "Mary"):
            other = self.browser.new_context(base_url=self.address, locale="en").new_page()
            seated = page.request.post(f"/api/tables/{table}/seats", data={"player": player}).json()
            other.goto(f"/#/seat/{table}/{seated['token']}")
            other.locator(".curtain .primary").click()
        page.locator(".curtain .primary").click()
        page.locator(".yard.works").wait_for()
        page.locator(f"{SPOTS}.lit, {SPOTS}.turnable").first.hover()
        self.take("yard")

    def inspection(self) -> None:
        open_log(self.page, inspected())
        self.page.locator(".errors li").first.wait_for()
        self.take("yard-inspection")

    def flight(self) -> None:
        for stage, name in (("defend", "flight"), ("loading", "loading"), ("accounts", "accounts")):
            open_log(self.page, asked(stage))
            self.page.locator(".asked .question, .accounts .answer").first.wait_for()
            self.take(name)

    def missions(self) -> None:
        """The vote, special components in the yard, a black hole, and what a mission has paid."""
        for name, log in errands().items():
            open_log(self.page, log)
            self.page.locator(".choice [data-vote], .yard.works, .asked .question, .accounts .answer").first.wait_for()
            if name == "missions":
                close_invitation(self.page)
            self.take(name)

    def rest(self) -> None:
        for name, log in rarely().items():
            open_log(self.page, log)
            self.page.locator("[data-salvage], .berth, .asked .question").first.wait_for()
            self.take(name)

    def workshop(self) -> None:
        """A mission of the box as a beginning, with one thing that is not right."""
        page = self.page
        page.goto("/#/workshop/galaxy-trucker")
        page.locator("#begin-from").select_option("cocktail_time")
        page.locator(".begin button").first.click()
        page.locator("#place-rewards-0-counter").select_option("delivered_heavy")
        page.locator(".problems li").first.wait_for()
        page.locator("#place-rewards-0-counter").evaluate("(field) => field.scrollIntoView({ block: 'center' })")
        self.take("workshop")

    def practice(self) -> None:
        """The instructor says what to do with what was drawn; the same components come every time."""
        page = self.page

        def settle(route: Route) -> None:
            asked = json.loads(route.request.post_data or "{}")
            route.continue_(post_data=json.dumps({**asked, "seed": SEED}))

        page.route("**/api/tables", settle)
        page.goto("/#/lessons/galaxy-trucker")
        page.locator("[data-new-table]").click()
        page.locator("[data-go-on]").click()
        page.locator("[data-draw]").click()
        page.locator("button.palm.full:not(.pending)").wait_for()
        page.locator("[data-go-on]").click()
        page.locator(".held .turn").last.click()
        page.locator(".coach[data-step='weld']").wait_for()
        page.locator(f"{SPOTS}.lit, {SPOTS}.turnable").first.hover()
        self.take("practice")


def visit(browser: Browser, address: str, folder: Path, only: list[str]) -> None:
    for language, size, viewport in visits(only):
        touch = size in TOUCHED
        context = browser.new_context(
            locale=language, viewport=viewport, reduced_motion="reduce", base_url=address, has_touch=touch
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        photographer = Photographer(browser, address, page, folder, language, size)
        photographer.yard()
        photographer.inspection()
        photographer.flight()
        photographer.missions()
        if folder != PICTURES:
            photographer.rest()
        photographer.practice()
        photographer.workshop()
        for opened in list(browser.contexts):
            opened.close()


if __name__ == "__main__":
    take_pictures(visit)
