"""No log grows without end, and nobody fills it for others."""

from __future__ import annotations

import asyncio

import pytest

from hullbreach.table import undo
from hullbreach.table.bodies import Create
from hullbreach.table.errors import TableError
from hullbreach.table.messages import Play, Undo
from tests.kernel.toy import TITLE
from tests.table.quiet import MemoryStore, Notes, begin, run, serve

TAKE, PUT_BACK, STAY = (TITLE.vocabulary.read(text).number for text in ("take", "put-back", "stay"))


def test_who_has_moved_too_often_stops_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "longest", 10)

    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, (left, right) = await begin(tables, Create(game=TITLE.id, absent="play-on"))
        for number in range(10):
            move = PUT_BACK if number % 2 else TAKE
            await tables.play(table, left, Play(id=f"m{number}", seq=table.seq, move=move))
        with pytest.raises(TableError, match="table-full"):
            await tables.play(table, left, Play(id="more", seq=table.seq, move=TAKE))
        await tables.play(table, right, Play(id="mine", seq=table.seq, move=TAKE))
        await asyncio.sleep(5.5)  # time fills nothing either
        assert table.game.deadline() is not None
        assert [table.full(seat) for seat in (0, 1)] == [True, False]
        await tables.close()

    run(scenario())


def test_undoing_has_an_end_and_playing_on_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_UNDONE", 3)

    async def scenario() -> None:
        tables = serve(MemoryStore())
        seated = await tables.open(Create(game="under-falling-skies", seed=1), "here")
        table = await tables.find(seated.table)
        listener = Notes(table.row.id, 0)
        await tables.join(table, listener, None)

        async def play(name: str) -> None:
            move = table.game.legal(0)[0].number
            await tables.play(table, listener, Play(id=name, seq=table.seq, move=move))

        for number in range(3):
            await play(f"m{number}")
            await tables.undo(table, listener, Undo(id=f"u{number}"))
        await play("again")
        with pytest.raises(TableError, match="no-undo"):
            await tables.undo(table, listener, Undo(id="once more"))
        await play("and on")
        assert (table.undone, table.made[0], len(table.entries)) == (3, 2, 2)
        await tables.close()

    run(scenario())
