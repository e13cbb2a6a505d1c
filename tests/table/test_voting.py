"""Those who are here decide together; while talk is forbidden, nothing is passed on."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach.table.bodies import Create
from hullbreach.table.clock import PAUSE, PAUSED, RESUME, RUNNING, START, STOP
from hullbreach.table.errors import TableError
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Chat, Decided, Propose, Proposed, Scratch, Scratched, Vote, Whole
from hullbreach.table.tables import Tables
from tests.kernel.toy import TITLE
from tests.table.quiet import MemoryStore, Notes, begin, run, serve

FOUR = Create(game=TITLE.id, options={"crew": "4"})
LEAK = Create(game=TITLE.id, options={"leak": "yes"})


def said(listener: Notes, kind: type) -> list[object]:
    return [message for message in listener.told if isinstance(message, kind)]


async def refused(work: object) -> str:
    with pytest.raises(TableError) as error:
        await work  # type: ignore[misc]
    return error.value.code


async def four() -> tuple[Tables, LiveTable, list[Notes]]:
    tables = serve(MemoryStore())
    return tables, *await begin(tables, FOUR)


def test_more_than_half_of_those_who_are_here_pause_and_go_on() -> None:
    async def scenario() -> None:
        tables, table, people = await four()
        await tables.propose(table, people[0], Propose(id="p", what="pause"))
        assert said(people[3], Proposed) == [Proposed(what="pause", by=0)]
        await tables.vote(table, people[1], Vote(id="v", yes=True))
        assert table.phase == RUNNING
        await tables.vote(table, people[2], Vote(id="v", yes=True))
        assert table.phase == PAUSED
        assert said(people[3], Decided) == [Decided(what="pause", granted=True)]
        assert await refused(tables.vote(table, people[3], Vote(id="v", yes=True))) == "no-question"
        assert await refused(tables.propose(table, people[3], Propose(id="p", what="pause"))) == "paused"
        await tables.propose(table, people[3], Propose(id="r", what="resume"))
        for listener in people[:2]:
            await tables.vote(table, listener, Vote(id="w", yes=True))
        await asyncio.sleep(4)
        assert table.clock.runs()
        assert [row.clock for row in table.entries] == [START, PAUSE, RESUME]
        await tables.close()

    run(scenario())


def test_half_against_it_is_enough_and_so_is_silence() -> None:
    async def scenario() -> None:
        tables, table, people = await four()
        await tables.propose(table, people[0], Propose(id="p", what="pause"))
        assert await refused(tables.propose(table, people[1], Propose(id="q", what="pause"))) == "vote-open"
        late = Notes(table.row.id, None)
        await tables.join(table, late, None)
        assert isinstance(late.told[0], Whole)
        assert late.told[0].motion == Proposed(what="pause", by=0)
        for listener in people[1:3]:
            await tables.vote(table, listener, Vote(id="n", yes=False))
        assert said(people[0], Decided) == [Decided(what="pause", granted=False)]
        await tables.propose(table, people[0], Propose(id="again", what="pause"))
        await asyncio.sleep(31)
        assert said(people[0], Decided)[1:] == [Decided(what="pause", granted=False)]
        assert PAUSE not in [row.clock for row in table.entries]
        await tables.close()

    run(scenario())


def test_who_has_gone_is_not_waited_for_and_can_be_removed() -> None:
    async def scenario() -> None:
        tables, table, people = await four()
        tables.leave(table, people[3])
        await tables.propose(table, people[0], Propose(id="p", what="remove", seat=3))
        assert table.held() == [0, 1, 2, 3]
        tables.leave(table, people[1])
        tables.leave(table, people[2])
        await asyncio.sleep(0.1)
        assert table.free() == [3]
        assert table.entries[-1].clock == STOP
        assert await refused(tables.propose(table, people[0], Propose(id="q", what="remove", seat=3))) == "bad-message"
        await tables.close()

    run(scenario())


def test_while_talk_is_forbidden_neither_words_nor_scratches_are_passed_on() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, (left, right) = await begin(tables, LEAK)
        for number in range(20):
            await tables.scratch(table, left, Scratch(what=str(number)))
        await asyncio.sleep(0.2)
        assert said(right, Scratched) == [Scratched(seat=0, what="19")]
        assert said(left, Scratched) == []
        rows = table.seq
        while not table.game.silent():
            await asyncio.sleep(0.01)
        assert await refused(tables.chat(table, left, Chat(id="c", text="now?"))) == "silence"
        assert await refused(tables.scratch(table, left, Scratch(what="x"))) == "silence"
        assert [row for row in table.entries[rows:] if row.seat >= 0] == []
        await tables.close()

    run(scenario())


def test_what_was_scratched_before_the_lights_went_out_is_not_shown_after() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, (left, right) = await begin(tables, LEAK)
        while not table.game.silent():
            shown = len(said(right, Scratched))
            await tables.scratch(table, left, Scratch(what="x"))
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.3)
        assert len(said(right, Scratched)) == shown
        await tables.close()

    run(scenario())
