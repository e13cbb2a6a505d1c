"""Logs of Galaxy Trucker from the yard: ships that are built badly, or that aliens want to live on."""

from __future__ import annotations

import random

from hullbreach.games import find_title
from hullbreach.kernel.log import Log
from tests.browser.trucking import Builder

ALONE = {"players": "1", "flights": "I", "clock": "none"}
MOST_SEEDS = 400


def _begun(seed: int, **options: str) -> Builder:
    return Builder(Log(find_title("galaxy-trucker"), {**ALONE, **options}, seed), random.Random(seed))  # noqa: S311


def _welds(builder: Builder) -> list[str]:
    return [move.text for move in builder.game.legal(0) if move.text.startswith("weld")]


def rambling(seed: int, components: int, **options: str) -> Builder:
    """A ship to which everything was welded wherever it joins, whatever else is wrong with that."""
    builder = _begun(seed, **options)
    while len(builder.view.seats[0].ship.parts) <= components and builder.view.face_down:
        builder.play(0, "draw")
        welds = _welds(builder)
        builder.play(0, builder.chance.choice(welds) if welds else "return")
    return builder


def faulty(**options: str) -> Log:
    """It stands before the inspector, with several errors."""
    for seed in range(MOST_SEEDS):
        builder = rambling(seed, 9, **options)
        if len(builder.view.seats[0].ship.errors) > 1:
            builder.play(0, "finish 1")
            return builder.log
    raise AssertionError("nobody builds badly")


def broken() -> Log:
    """Mending it has left several pieces, of which more than one could be kept."""
    for seed in range(MOST_SEEDS):
        builder = rambling(seed, 12)
        builder.play(0, "finish 1")
        while builder.game.actors() and builder.view.phase == "inspection":
            legal = [move.text for move in builder.game.legal(0)]
            if any(text.startswith("salvage") for text in legal):
                return builder.log
            builder.play(0, legal[0])
    raise AssertionError("nothing falls apart")


def inviting() -> Log:
    """A sound ship with a cabin in which an alien could live."""
    for seed in range(MOST_SEEDS):
        builder = _begun(seed)
        builder.build()
        builder.play(0, "finish 1")
        if builder.view.phase == "launch" and any(move.text.startswith("board") for move in builder.game.legal(0)):
            return builder.log
    raise AssertionError("no alien comes")


def busy_yard(rounds: int, seed: int, **options: str) -> Log:
    """Everybody has built well for some rounds; one has set something aside, one holds one, one looks at cards."""
    builder = _begun(seed, players="4", **options)
    seats = range(4)
    for _ in range(rounds):
        for seat in seats:
            builder.draw_part(seat)
    for seat in seats[1:]:
        builder.play(seat, "draw")
        builder.play(seat, "keep" if seat == 1 else "return")
    builder.play(2, "draw")
    builder.play(3, "look 2")
    return builder.log
