"""`python -m tests.table.busy SETTINGS`: a server whose bots do nothing but build, in a hurry, and never finish."""

from __future__ import annotations

import sys
from typing import Final

import msgspec
import uvicorn

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Player
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move
from hullbreach.kernel.title import Title
from hullbreach.table import thinking
from hullbreach.table.app import make_app
from hullbreach.table.run import configure, spare_collector
from hullbreach.table.settings import Settings
from tests.table import shelf

TEMPO: Final = 180
"""With the way to a worker and back that makes five moves a second."""
IDLE: Final = ("finish", "flip")


class Busy(Player):
    def __init__(self, seed: int) -> None:
        self.dice = seeded(seed)
        self.tempo = TEMPO  # not the class's: compiled code would not find it there

    def choose(self, game: Game, seat: int) -> Move:
        moves = [move for move in game.legal(seat) if move.text.split(" ")[0] not in IDLE]
        return moves[self.dice.roll(len(moves))]


def make_busy_bot(name: str, seed: int, *bounds: object) -> Busy:
    """Whatever was asked for."""
    return Busy(seed)


def find_title(name: str) -> Title:
    """A worker process looks here for the game, before it makes the bot."""
    vars(thinking)["make_bot"] = make_busy_bot
    return shelf.find_title(name)


def main() -> None:
    from tests.table.busy import find_title as find  # workers find it by this name, not as part of __main__

    spare_collector()
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    uvicorn.Server(configure(settings, make_app(settings, find, shelf.titles))).run()


if __name__ == "__main__":
    main()
