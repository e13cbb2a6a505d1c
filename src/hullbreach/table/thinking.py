"""Bots and advisers think in worker processes: they get a log or a sheet of paper, and answer. The loop never waits."""

from __future__ import annotations

from time import process_time
from typing import TYPE_CHECKING

import msgspec

from hullbreach.games import find_companion
from hullbreach.kernel.companion import Search
from hullbreach.kernel.drive import TEMPO
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot
from hullbreach.players.mcts import PLAYOUTS
from hullbreach.players.player import patient_tries
from hullbreach.table.record import Record
from hullbreach.table.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Callable

    from hullbreach.kernel.title import Title


class Thought(msgspec.Struct, frozen=True):
    """What a worker needs to know: the log so far, whose turn it thinks about, and how."""

    record: Record
    seat: int
    bot: str
    salt: int
    seconds: float | None = None
    """No more than so much time of the processor, if it is said."""


class Choice(msgspec.Struct, frozen=True):
    """The number of a move, or None for not now; and how long the bot then does nothing, in a game with a clock."""

    move: int | None
    ms: int


def think(find_title: Callable[[str], Title], thought: Thought) -> Choice:
    """In the worker: what the bot wants."""
    game = thought.record.log(find_title).replay()
    if thought.seat not in game.actors():
        return Choice(None, TEMPO)
    bot = make_bot(thought.bot, thought.salt, PLAYOUTS, thought.seconds, patient_tries())
    answer = bot.choose(game, thought.seat)
    if isinstance(answer, Move):
        return Choice(answer.number, bot.busy(game, thought.seat, answer))
    return Choice(None, answer.ms)


class Question(msgspec.Struct, frozen=True):
    """What an adviser needs to know: a sheet that was read before, and how long it may take."""

    game: str
    paper: bytes
    seconds: float
    seed: int


def advise(question: Question) -> bytes:
    """In the worker: the advice, ready for the wire."""
    companion = find_companion(question.game)
    search = Search(process_time, question.seconds, question.seed)
    return msgspec.json.encode(companion.advise(companion.read(question.paper), search))


class Thinkers:
    """Worker processes that know where the games are."""

    def __init__(self, workers: int, most_waiting: int, niceness: int = 0) -> None:
        self._workers = Workers(workers, most_waiting, niceness)

    async def choose(self, find_title: Callable[[str], Title], thought: Thought, asker: str, patient: bool) -> Choice:
        """What the bot wants; raises TableError if there is a crowd and the asker is not patient."""
        return await self._workers.do(asker, patient, think, find_title, thought)

    async def advise(self, question: Question, asker: str) -> bytes:
        """The advice as JSON; raises TableError if there is a crowd."""
        return await self._workers.do(asker, False, advise, question)

    def close(self) -> None:
        self._workers.close()
