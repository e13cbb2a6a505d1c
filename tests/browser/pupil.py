"""A pupil who takes a guided first game as its file says, by mouse, by keys or with a finger, and knows no rules."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from tests.browser.ways import Hand

if TYPE_CHECKING:
    from playwright.sync_api import Page

# The cards of Aliens Attack! by the verbs of their actions.
CARDS = {"laser": "laser_satellite", "repair": "repairs", "vortex": "vortex", "upgrade": "upgrade_cannons"}


def lesson_of(game: str) -> dict[str, Any]:
    room = files(f"hullbreach.games.{game.replace('-', '_')}")
    return tomllib.loads((room / "data" / "lesson.toml").read_text(encoding="utf-8"))


def clicks(move: str) -> list[str]:
    """What one chooses on the board, thing by thing, to make a move."""
    verb, *values = move.split()
    if verb == "place":
        return [f"[data-face='{values[0]}'].lit", f"[data-space='{values[1]}'].lit"]
    if verb == "use":
        return [f"[data-space='{values[0]}'].lit"]
    if verb == "dig":
        return ["[data-move='dig']"]
    if verb == "fire":
        return [f"[data-cannon='{values[0]}']"]
    card = f"[data-card='{CARDS[verb]}']"
    if verb == "laser":
        return [card, f"[data-square='{values[0]}']"]
    if verb == "vortex":
        return [card, f"[data-square='r0{values[0]}']"]
    return [card, *(f"[data-cannon='{cannon}']" for cannon in values[0].split("+"))]


class Pupil(Hand):
    """Somebody at the page of a game's lesson."""

    def __init__(self, page: Page, game: str, way: str) -> None:
        super().__init__(page, way)
        self.steps: list[dict[str, Any]] = lesson_of(game)["step"]

    def await_step(self, step: dict[str, Any]) -> None:
        self.page.locator(f".coach[data-step='{step['id']}']").wait_for()
        if "at" in step:
            self.page.locator("[data-taught]").first.wait_for()
        assert self.page.locator(".coach").evaluate("(coach) => coach.scrollWidth <= coach.clientWidth"), step["id"]

    def take(self, step: dict[str, Any]) -> None:
        """A step: read it, or do what it asks for."""
        self.await_step(step)
        if "moves" not in step:
            self.choose("[data-go-on]")
            return
        for selector in clicks(step["moves"][-1]):
            self.choose(selector)
