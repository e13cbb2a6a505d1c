"""Logs of Galaxy Trucker with missions: at the vote, at a supercard, before a chain reaction, at the accounts."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from hullbreach.games import find_title
from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.kernel.log import Log
from tests.browser.trucking import Builder, Wanted, answer, asks, flown_to, launched

if TYPE_CHECKING:
    from hullbreach.games.galaxy_trucker.view import GalaxyTruckerView, QuestionView

TWO = {"players": "2", "flights": "I", "clock": "none"}


def paper(**card: Any) -> str:
    """A mission of one's own, as the workshop writes it."""
    return json.dumps({"texts": {"en": {"title": "A test flight"}, "fr": {"title": "Un vol d’essai"}}, **card})


def with_supercards(*types: str) -> dict[str, str]:
    """Options of a game in which each stack that may be looked at has one of these."""
    inserted = {"op": "insert_supercards", "stacks": "viewable", "types": types, "per_stack": 1}
    return {"mission": "own", "paper": paper(setup=[inserted])}


def begun(seed: int, **options: str) -> Builder:
    chance = random.Random(seed)  # noqa: S311
    return Builder(Log(find_title("galaxy-trucker"), {**TWO, **options}, seed), chance)


def in_yard(rounds: int, seed: int, **options: str) -> Log:
    """Everybody has built well for some rounds; special components are drawn as often as others."""
    builder = begun(seed, **options)
    for _ in range(rounds):
        for seat in range(len(builder.view.seats)):
            builder.draw_part(seat)
    return builder.log


def betting(seed: int = 1) -> Log:
    """All ships are ready, and the first bet is to be made."""
    return launched(seed, until="bet", mission="the_bet", players="2").log


def is_kind(tile: str, kind: int) -> bool:
    return part.kind_of(pieces.lying(pieces.TILE_NAMES.index(tile), 0)) == kind


def would_burst(view: GalaxyTruckerView, question: QuestionView) -> bool:
    """Something comes for an explosive container, and others would go with it."""
    parts = view.seats[question.seat].ship.parts
    struck = [found.tile for found in parts if question.stage == "defend" and found.at == question.at]
    return len(question.would_lose) > 2 and any(is_kind(tile, part.EXPLOSIVE) for tile in struck)


def was_rewarded(view: GalaxyTruckerView, question: QuestionView) -> bool:
    """The accounts are open, and the mission has paid the first player."""
    account = view.seats[0].account
    return question.stage == "accounts" and account is not None and len(account.mission) > 0


def asked(wanted: Wanted, seed: int, seat: int = 0, **options: str) -> str:
    return flown_to(wanted, seed, seat, **{"players": "2", **options}).dump()


def flown(seed: int, **options: str) -> str:
    """A game that is over."""
    builder = launched(seed, **{"players": "2", **options})
    game = builder.game
    while not game.over():
        actor = game.actors()[-1]
        move = answer(game.legal(actor), builder.chance)
        builder.log.add(actor, move)
        game.play(actor, move)
    return builder.log.dump()


def at_hole(seed: int, due: int = 2, **options: str) -> str:
    """A black hole pulls, and so many components have to go."""

    def wanted(view: GalaxyTruckerView, question: QuestionView) -> bool:
        return question.stage == "hole" and question.due == due

    return asked(wanted, seed, 0, **{**with_supercards("black_hole"), **options})


def at_fleet(seed: int, **options: str) -> str:
    return asked(asks("cannons", card="fleet"), seed, 0, **{**with_supercards("enemy_fleet"), **options})
