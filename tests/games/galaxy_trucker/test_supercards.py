"""Whole flights with supercards in every stack, from the yard to the accounts, at every level."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from hullbreach.games.galaxy_trucker import cell, dealing, pieces
from hullbreach.games.galaxy_trucker.game import GalaxyTrucker
from tests.games.galaxy_trucker.keen import Keen
from tests.games.galaxy_trucker.test_conservation import (
    assert_all_fits,
    assert_components_conserved,
    assert_goods_conserved,
    assert_in_one_piece,
)

if TYPE_CHECKING:
    from hullbreach.games.galaxy_trucker.state import Table

EVERY_STACK = 3


def with_supercards(flights: str, seed: int) -> Keen:
    """A game whose twelve supercards are of any type."""
    keen = Keen({"players": "3", "flights": flights, "clock": "none"}, seed)
    table = keen.game.table
    dealing.put_cards_away(table)
    for number in range(pieces.ADVENTURES):
        table.cells[cell.DEALT + number] = 0
    for _ in range(EVERY_STACK):
        for stack in range(pieces.STACKS):
            assert dealing.add_supercard(table, stack, dealing.ANY_TYPE)
    dealing.deal_stacks(table)
    return keen


def supercards_of(table: Table) -> list[str]:
    deck = table.cells[cell.DECK : cell.DECK + table.cells[cell.DECK_SIZE]]
    return [pieces.CARD_NAMES[card] for card in deck if dealing.is_supercard(card)]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("flights", pieces.LEVEL_NAMES)
def test_flights_with_supercards_end_and_nothing_is_lost_or_made_from_nothing(flights: str, seed: int) -> None:
    keen = with_supercards(flights, seed)
    table = keen.game.table
    assert len(supercards_of(table)) == len(set(supercards_of(table))) == pieces.MOST_EXTRAS
    for move in keen.moves():
        assert_components_conserved(table)
        assert_all_fits(table)
        assert_goods_conserved(table)
        if not move.text.startswith(("abandon", "take-back")):
            assert_in_one_piece(table)
    assert keen.game.over()


@pytest.mark.parametrize("flights", pieces.LEVEL_NAMES)
def test_guesses_of_such_flights_are_played_on_to_their_end(flights: str) -> None:
    """What search does: from any moment of a flight a guess is flown on by habit."""
    keen = with_supercards(flights, 7)
    guessed = 0
    for made, _move in enumerate(keen.moves()):
        if made % 40 == 0:
            guess = cast("GalaxyTrucker", keen.game.guess(made, 0))
            shown = keen.game.table.cells[cell.SHOWN]
            assert len(supercards_of(guess.table)) == pieces.MOST_EXTRAS
            assert list(guess.table.cells[cell.DECK : cell.DECK + shown]) == list(
                keen.game.table.cells[cell.DECK : cell.DECK + shown]
            )
            guess.quieten()
            guessed += 1
    assert guessed > 0
