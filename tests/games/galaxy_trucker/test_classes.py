"""Whole games on every ship class: at random they end, and bots build ships without an error."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.ship import inspection, structure
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import Journal
from hullbreach.players import make_bot

if TYPE_CHECKING:
    from hullbreach.kernel.moves import Move

CLASSES = {
    "IA": {"flights": "I", "first": "IA"},
    "IC": {"flights": "I", "first": "IC"},
    "IIA": {"flights": "II", "second": "IIA"},
    "IIB": {"flights": "II", "second": "IIB"},
    "IIC": {"flights": "II", "second": "IIC"},
    "IIIC": {"flights": "III", "third": "IIIC"},
    "IVC": {"flights": "IV", "fourth": "IVC"},
}
every_class = pytest.mark.parametrize("ship_class", CLASSES)


def opened(ship_class: str, seed: int, players: int = 2) -> tuple[GalaxyTrucker, Journal]:
    journal = Journal()
    options = {"players": str(players), "clock": "none", **CLASSES[ship_class]}
    return cast("GalaxyTrucker", TITLE.new(options, seed, journal)), journal


@every_class
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_done_the_game_ends_and_every_view_can_be_seen(ship_class: str, seed: int) -> None:
    game, _ = opened(ship_class, seed, players=3)
    dice = seeded(seed)
    while not game.over():
        seat = game.actors()[dice.roll(len(game.actors()))]
        legal = game.legal(seat)
        if dice.roll(8):
            legal = [move for move in legal if not move.text.startswith("finish")] or legal
        game.play(seat, legal[dice.roll(len(legal))])
        if dice.roll(20) == 0:
            game.public_view()
    outcome = game.outcome()
    assert outcome is not None


@every_class
@pytest.mark.parametrize("seed", range(3))
def test_bots_build_sound_ships_and_fly_them_to_the_end(ship_class: str, seed: int) -> None:
    game, journal = opened(ship_class, seed)
    bots = [make_bot("greedy", seed + seat) for seat in range(2)]
    sizes: list[int] = []
    while not game.over():
        seat = game.actors()[0]
        game.play(seat, cast("Move", bots[seat].choose(game, seat)))
        if not sizes and game.table.cells[cell.PHASE] != cell.BUILDING:
            sizes = [int(structure.count(hull.components())) for hull in game.table.ships]
            assert all(inspection.is_sound(hull) for hull in game.table.ships)
    assert not [event for event in journal.events if event.kind.name == "faulty"]
    assert min(sizes) > len(game.table.board().parts) + 2


@pytest.mark.parametrize("ship_class", ["IIA", "IVC"])
def test_bots_that_look_more_build_on_every_part(ship_class: str) -> None:
    game, _ = opened(ship_class, 5, players=1)
    bot = make_bot("mcts", 1, 4)
    while game.table.cells[cell.PHASE] == cell.BUILDING:
        game.play(0, cast("Move", bot.choose(game, 0)))
    hull = game.table.ships[0]
    for places in hull.board.parts:
        assert structure.count(hull.components() & places) > 4
