"""A log book to look at: two crews, a campaign, a mission that was lost, a seed that somebody chose."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAME = "space-alert"


def a_file() -> dict[str, Any]:
    score = {"level": "1", "serious": "1+2", "survived": 3, "destroyed": 14, "visual": 2}
    campaign = [{"track": "mission_3", **score}, {"track": "mission_5", **score, "penalties": -6, "total": 30}]
    lost = {"track": "mission_1", "level": "2", "serious": "2", "lost_to": "destroyer"}
    crew: list[dict[str, Any]] = [
        {"name": "member1", "player": "Ada", "marks": ["star"]},
        {"name": "member2", "player": "Grace", "marks": ["headphones"]},
        {"name": "member3", "player": "Hedy", "marks": ["exclamation"]},
        {"name": "android1", "machine": True, "player": "Bolt"},
    ]
    flights = [{"at": 1_763_300_000_000, "lines": campaign}, {"at": 1_763_400_000_000, "lines": [lost]}]
    alone = [{"name": "member1", "marks": ["star", "headphones", "exclamation"]}, {"name": "android1", "machine": True}]
    second = {"at": 1_763_500_000_000, "chosen": True, "lines": [{"track": "generated_hard", **score, "total": 19}]}
    pages = [{"crew": crew, "flights": flights}, {"crew": alone, "flights": [second]}]
    return {"hullbreach": "logbook", "v": 1, "game": GAME, "name": "Les Étoiles", "pages": pages}


def bring_file(page: Page) -> None:
    """To the shelf of log books, and from there into the book that is made of the file."""
    page.goto(f"/#/logbooks/{GAME}")
    file = json.dumps(a_file()).encode()
    page.locator("input[type=file]").set_input_files(
        {"name": "book.json", "mimeType": "application/json", "buffer": file}
    )
    page.locator(".sheet").last.wait_for()
