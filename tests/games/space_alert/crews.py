"""Crews of bots, and what they intend."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games import find_title
from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.crew.agreement import Agreement
from hullbreach.games.space_alert.game import SpaceAlert
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver, Turn
from hullbreach.kernel.moves import Move
from hullbreach.players.greedy import Greedy

TITLE = find_title("space-alert")
FEW = 30


def new_game(seed: int = 1, **options: str) -> SpaceAlert:
    game = TITLE.new({"flight": "mission_1", "people": "4", "clock": "full", **options}, seed)
    assert isinstance(game, SpaceAlert)
    return game


def turns_of(game: SpaceAlert, tries: int = FEW) -> Iterator[Turn]:
    """A crew of bots plays, move by move."""
    driver = Driver(game, [Greedy(seat, tries) for seat in range(game.seats())], seeded(1))
    while (turn := driver.next_turn()) is not None:
        yield turn


def play(game: SpaceAlert, seat: int, move: str) -> None:
    game.play(seat, TITLE.vocabulary.read(move))


def answer(game: SpaceAlert, seat: int, tries: int = FEW) -> str:
    """What the seat intends, as text; a wait with its length."""
    intent = game.intent(seat, tries)
    assert intent is not None
    return intent.text if isinstance(intent, Move) else f"wait {intent.ms}"


def agreed_on(**wanted: tuple[int, str, str, int]) -> Agreement:
    """Whose board in which slot: the card with its side, and whose it is."""
    laid = vec[i64]([NONE] * int(pieces.MOST_CREW * pieces.TURNS))
    owners = vec[i64]([NONE] * int(pieces.MOST_CREW * pieces.TURNS))
    for board, (slot, card, side, owner) in wanted.items():
        place = int(board.removeprefix("m")) * int(pieces.TURNS) + slot
        laid[place] = packs.laid(packs.CARD_NAMES.index(card), packs.SIDE_NAMES.index(side))
        owners[place] = owner
    return Agreement(laid, owners)


def hold(game: SpaceAlert, seat: int, *cards: str) -> None:
    for card in range(packs.KINDS):
        game.table.cells[layout.HANDS + seat * packs.KINDS + card] = cards.count(packs.CARD_NAMES[card])
