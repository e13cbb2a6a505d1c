"""Hands that play: they choose among what is lit, by mouse or by keys, and know no rules."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from hullbreach.games import find_title
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.log import Log
from hullbreach.players import make_bot

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOST_CLICKS = 600
LIT = ".stage .cell.lit, .stage .plate.lit"
CHOICES = ".stage .choices button"
END = "dialog[open] .reason"


def chance_of(seed: int) -> random.Random:
    """Plain chance that comes out the same every time."""
    return random.Random(seed)  # noqa: S311 - nothing is kept secret by it


def start(page: Page, name: str = "Play now: Aliens Attack!") -> None:
    page.get_by_role("button", name=name).click()
    page.locator(".now.mine").wait_for()


def open_table(page: Page, game: str, seed: int = 7, **options: str) -> None:
    """A table of one's own, with a seed."""
    seated = page.request.post("/api/tables", data={"game": game, "options": options, "seed": seed}).json()
    page.goto(f"/#/seat/{seated['table']}/{seated['token']}")
    page.locator(".now.mine").wait_for()
    settled(page)


def open_for_two(page: Page, name: str = "Ada", other: str = "") -> None:
    """From the English lobby to a table for Earth, who is here, and the alien player, who may be a bot."""
    page.get_by_role("button", name="Options: Aliens Attack!").click()
    page.get_by_label("Mode", exact=True).select_option("two_player")
    page.get_by_label("Your name").last.fill(name)
    if other:
        page.get_by_label("Who plays Aliens").select_option(other)
    page.get_by_role("button", name="Start").click()
    page.locator(".now.mine").wait_for()
    if not other:
        close_invitation(page)


def close_invitation(page: Page) -> None:
    """What a table that waits for people shows first."""
    page.locator("dialog .invite").wait_for()
    close_window(page)


def sit_down(page: Page, address: str, name: str = "Sit here") -> None:
    """Follow a link to a table with a free seat, and take it."""
    page.goto(address)
    page.get_by_role("button", name=name).click()
    page.get_by_role("button", name=name).wait_for(state="detached")
    page.locator(".board").wait_for()


def shared_link(page: Page, label: str) -> str:
    """One of the links in the share panel, which is closed again."""
    page.get_by_role("button", name="Share").click()
    address = page.get_by_role("dialog").get_by_label(label, exact=True).input_value()
    close_window(page)
    return address


def close_window(page: Page) -> None:
    """Keys pressed before the window is gone would still be meant for it."""
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def bot_game(won: bool) -> Log:
    """A game that a bot has won or lost, the same one every time."""
    title = find_title("aliens-attack")
    for seed in range(15, 100):
        log = Log(title, {"mode": "recruit"}, seed)
        game = log.replay()
        driver = Driver(game, [make_bot("greedy", 1)], seeded(seed))
        while (turn := driver.next_turn()) is not None:
            log.add(turn.seat, turn.move, turn.ms)
        if (outcome := game.outcome()) and outcome.won[0] == won:
            return log
    raise AssertionError("the bot always ends alike")


def won_game() -> str:
    return bot_game(won=True).dump()


def open_log(page: Page, log: str) -> str:
    """Bring a log to the server and sit down at its table; returns the table's id."""
    seated = page.request.post("/api/logs", data=log).json()
    page.goto(f"/#/seat/{seated['table']}/{seated['token']}")
    return str(seated["table"])


def covered_by_ahead(page: Page) -> list[str]:
    """What lies under the look ahead and can be pressed, or asks for it; the look itself lets the pointer through."""
    page.locator(".ahead").wait_for()
    found = page.evaluate(
        """() => {
            const box = document.querySelector(".ahead").getBoundingClientRect();
            const found = new Set();
            for (let x = box.left; x <= box.right; x += 4)
                for (let y = box.top; y <= box.bottom; y += 4)
                    found.add(document.elementFromPoint(x, y)?.closest("a, button, select, .prompt"));
            return [...found].filter(Boolean).map((part) => part.outerHTML.slice(0, 120));
        }"""
    )
    return [str(part) for part in found]


def has_in_sight(page: Page, *parts: str) -> bool:
    """Whether all of each is on the screen, with nothing above it that takes its place."""
    found = page.evaluate(
        """parts => parts.every((part) => {
            const found = document.querySelector(part);
            const { left, right, top, bottom } = found.getBoundingClientRect();
            found.style.pointerEvents = "auto";
            const middle = (left + right) / 2;
            const seen = [top + 3, bottom - 3].every((y) => found.contains(document.elementFromPoint(middle, y)));
            found.style.pointerEvents = "";
            return seen;
        })""",
        list(parts),
    )
    return bool(found)


def entries(page: Page) -> int:
    """How many moves the server has written down for the table on the screen."""
    table = page.url.rsplit("/", 1)[-1]
    return int(page.request.get(f"/api/tables/{table}").json()["seq"])


def settled(page: Page) -> str:
    """Wait until something may be chosen, or the game is over; `over`, `waiting` or `mine`."""
    found = page.wait_for_function(
        """() => {
            if (document.querySelector("dialog[open] .reason")) return "over";
            const mine = document.querySelector(".now.mine");
            const lit = document.querySelector(".stage .lit, .stage .choices button");
            return mine ? (lit ? "mine" : null) : "waiting";
        }"""
    )
    return str(found.json_value())


def options_of(page: Page) -> list[Locator]:
    """Whatever may be clicked on the board now; cards that only turn a choice on count too."""
    chosen = page.locator(".stage .chosen").count() > 0
    cancel = page.locator(".stage .choices .quiet")
    places = [place for place in page.locator(f"{LIT}, {CHOICES}").all() if not is_chosen(place)]
    if chosen and not places and cancel.count():
        return [cancel]
    return places


def is_chosen(place: Locator) -> bool:
    names = place.get_attribute("class") or ""
    return "chosen" in names or "quiet" in names


def play_by_mouse(page: Page, chance: random.Random, most: int = MOST_CLICKS) -> str:
    """Click on lit things until the game is over, or it is somebody else's turn, or `most` clicks are made."""
    for _ in range(most):
        state = settled(page)
        if state != "mine":
            return state
        # Cannons lead somewhere at once; cards need a second click.
        guns = page.locator(".stage .gun.lit:not(.chosen)").all()
        places = guns if guns and chance.random() < 0.6 else options_of(page)
        chance.choice(places).click()
    return "mine"


def play_by_keys(page: Page, chance: random.Random, most: int = MOST_CLICKS) -> str:
    """The same with Tab, arrows and Enter alone."""
    for _ in range(most):
        state = settled(page)
        if state != "mine":
            return state
        for _ in range(chance.randrange(1, 5)):
            page.keyboard.press("Tab")
        on_board = page.evaluate(
            "() => document.activeElement?.matches('.stage .lit, .stage .choices button')"
            " && !document.activeElement.matches('.chosen, .quiet')"
        )
        if not on_board:
            page.evaluate("() => document.activeElement?.blur()")
            page.keyboard.press("Escape")
            page.keyboard.press(chance.choice(["ArrowDown", "ArrowRight"]))
        page.keyboard.press("Enter")
    return "mine"
