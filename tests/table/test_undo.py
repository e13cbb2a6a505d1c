"""Taking back: whether a move told anybody something new, found out by guessing, and whom it takes to agree."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hullbreach.kernel.moves import Move
from hullbreach.table import messages
from hullbreach.table.bodies import Create, Join
from hullbreach.table.errors import TableError
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Answer, Asked, Done, Play, Reply, Settled, Undo, Whole
from hullbreach.table.tables import Tables
from hullbreach.table.undo import ask_to_undo, told_nothing
from tests.kernel.toy import TITLE, Airlock
from tests.table.quiet import MemoryStore, Notes, run, serve

STAY = TITLE.vocabulary.read("stay")


def airlock(left: int, right: int) -> Airlock:
    """The first round, with these pressures."""
    game = TITLE.new({}, 1)
    assert isinstance(game, Airlock)
    game.pressure = [left, right]
    return game


def told(game: Airlock, seat: int, move: Move) -> bool:
    before = game.copy()
    game.play(seat, move)
    return not told_nothing(before, seat, move, game)


def test_a_choice_that_stays_secret_tells_nothing() -> None:
    assert not told(airlock(3, 3), 0, STAY)
    assert not told(airlock(0, 0), 1, STAY)


def test_the_last_choice_of_a_round_lays_all_open() -> None:
    game = airlock(3, 3)
    game.play(0, STAY)
    assert told(game, 1, STAY)


def test_a_move_that_not_every_guess_allows_tells_something() -> None:
    """Who vents two had a pressure of two; a guess with less cannot play on."""
    assert told(airlock(3, 0), 0, TITLE.vocabulary.read("vent 2"))


# --- whom it takes to agree ------------------------------------------------------------------------------------------
class Duel:
    """Two people at a table without a clock, far enough into a game that neither can undo without asking."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.tables: Tables
        self.table: LiveTable
        self.people: list[Notes]

    async def open(self) -> None:
        self.tables = serve(self.store)
        ada = await self.tables.open(Create(game="aliens-attack", options={"mode": "two_player"}, seed=5), "me")
        self.table = await self.tables.find(ada.table)
        await self.tables.sit_down(self.table, Join())
        self.people = [Notes(ada.table, seat) for seat in (0, 1)]
        for person in self.people:
            await self.come(person)
        while not self.both_would_have_to_ask():
            seat = self.table.game.actors()[0]
            move = self.table.game.legal(seat)[0].number
            await self.tables.play(self.table, self.people[seat], Play(id=self.new_id(), seq=self.table.seq, move=move))
        self.forget()

    def both_would_have_to_ask(self) -> bool:
        moved = [row.seat for row in self.table.entries]
        return min(moved.count(0), moved.count(1)) > 1 and all(ask_to_undo(self.table, s, "").missing for s in (0, 1))

    def new_id(self) -> str:
        return f"move-{self.table.seq}"

    def forget(self) -> None:
        for person in self.people:
            person.told.clear()

    async def come(self, person: Notes) -> None:
        await self.tables.join(self.table, person, None)

    async def go(self, person: Notes) -> None:
        self.tables.leave(self.table, person)
        await asyncio.sleep(1)

    async def undo(self, person: Notes, ask_id: str) -> None:
        await self.tables.undo(self.table, person, Undo(id=ask_id))

    async def answer(self, person: Notes, yes: bool) -> None:
        await self.tables.answer(self.table, person, Answer(id="yes", yes=yes))

    def questions(self, person: Notes) -> list[Reply]:
        return [message for message in person.told if isinstance(message, Asked | Settled)]


async def a_duel() -> tuple[Duel, Notes, Notes]:
    duel = Duel()
    await duel.open()
    ada, ben = duel.people
    return duel, ada, ben


def test_an_undo_belongs_to_the_seat_that_sent_it() -> None:
    """Both browsers may choose the same id."""

    async def scenario() -> None:
        duel, ada, ben = await a_duel()
        await duel.undo(ada, "u")
        await duel.answer(ben, yes=True)
        duel.forget()
        await duel.undo(ada, "u")
        assert ada.told == [Done(id="u", seq=duel.table.seq)]
        assert duel.table.last_undo == duel.table.seq
        before = duel.table.seq
        await duel.undo(ben, "u")
        assert duel.table.question or duel.table.seq == before + 1

    run(scenario())


def test_a_second_question_settles_the_first() -> None:
    async def scenario() -> None:
        duel, ada, ben = await a_duel()
        await duel.undo(ada, "a")
        await duel.undo(ben, "b")
        expected = [Asked(seat=ada.seat or 0), Settled(granted=False), Asked(seat=ben.seat or 0)]
        assert duel.questions(ada) == duel.questions(ben) == expected
        await duel.answer(ada, yes=True)
        assert duel.questions(ada)[-1] == Settled(granted=True)

    run(scenario())


def test_a_question_that_is_sent_again_is_asked_once() -> None:
    async def scenario() -> None:
        duel, ada, ben = await a_duel()
        await duel.undo(ada, "a")
        await duel.undo(ada, "a")
        assert duel.questions(ben) == [Asked(seat=ada.seat or 0)]
        assert ada.told[-1] == Done(id="a")
        await duel.answer(ben, yes=True)
        await duel.undo(ada, "a")
        assert ada.told[-1] == Done(id="a", seq=duel.table.seq)

    run(scenario())


def test_where_nobody_is_there_to_agree_nobody_is_asked() -> None:
    async def scenario() -> None:
        duel, ada, ben = await a_duel()
        await duel.go(ben)
        with pytest.raises(TableError, match="nobody-here"):
            await duel.undo(ada, "a")
        assert duel.table.question is None

    run(scenario())


def test_who_leaves_without_an_answer_has_not_agreed_and_is_not_waited_for() -> None:
    async def scenario() -> None:
        duel, ada, ben = await a_duel()
        seq = duel.table.seq
        await duel.undo(ada, "a")
        await duel.go(ben)
        assert duel.questions(ada)[-1] == Settled(granted=False)
        assert duel.table.question is None
        assert duel.table.seq == seq

    run(scenario())


def test_who_asked_and_stood_up_is_not_answered() -> None:
    async def scenario() -> None:
        duel, ada, ben = await a_duel()
        await duel.undo(ada, "a")
        await duel.tables.stand_up(duel.table, ada.seat or 0)
        assert duel.questions(ben)[-1] == Settled(granted=False)

    run(scenario())


def test_a_whole_table_is_put_into_words_once_for_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        duel, ada, _ = await a_duel()
        more = [Notes(ada.name, seat) for seat in (0, 0, 0, 1, None, None)]
        for person in more:
            await duel.come(person)
        made, encode = [], messages.encode

        def note(message: Any) -> str:
            made.append(message.seat)
            return encode(message)

        monkeypatch.setattr(messages, "encode", note)
        duel.table.tell_whole(more[0], "mine")
        assert made == [0, 1, None]
        wholes = [person.told[-1] for person in (ada, *more)]
        assert [whole.id for whole in wholes if isinstance(whole, Whole)] == [None, "mine", *[None] * 5]
        assert [whole.seat for whole in wholes if isinstance(whole, Whole)] == [0, 0, 0, 0, 1, None, None]

    run(scenario())
