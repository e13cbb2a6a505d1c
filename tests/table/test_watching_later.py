"""Who watches hears of several moves together; who plays hears of every one at once."""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Any

import msgspec

from hullbreach.table.bodies import Create
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import News, Play, Whole, encode
from hullbreach.table.patch import apply
from hullbreach.table.tables import Tables
from tests.table.quiet import MemoryStore, Notes, run, serve


async def watched_table() -> tuple[Tables, LiveTable, Notes, Notes]:
    tables = serve(MemoryStore())
    seated = await tables.open(Create(game="aliens-attack", seed=5), "here")
    table = await tables.find(seated.table)
    player, spectator = Notes(table.row.id, 0), Notes(table.row.watch, None)
    for listener in (player, spectator):
        await tables.join(table, listener, None)
    return tables, table, player, spectator


async def play(tables: Tables, table: LiveTable, player: Notes, moves: int) -> None:
    for _ in range(moves):
        ask = Play(id=f"m{table.seq}", seq=table.seq, move=table.game.legal(0)[0].number)
        await tables.play(table, player, ask)


def news_of(listener: Notes) -> list[News]:
    return [reply for reply in listener.told if isinstance(reply, News)]


def seen_by(listener: Notes) -> Any:
    """What the whole and all the news since have led to."""
    public: Any = None
    for reply in listener.told:
        plain = msgspec.json.decode(encode(reply))
        if isinstance(reply, Whole):
            public = plain["view"]["public"]
        elif isinstance(reply, News):
            public = apply(deepcopy(public), plain.get("patch", []))
    return public


def test_who_watches_is_told_once_of_what_happens_in_a_moment() -> None:
    async def scenario() -> None:
        tables, table, player, spectator = await watched_table()
        await play(tables, table, player, 3)
        assert [news.seq for news in news_of(player)] == [1, 2, 3]
        assert news_of(spectator) == []
        await asyncio.sleep(0.1)
        assert [news.seq for news in news_of(spectator)] == [3]
        assert news_of(spectator)[0].events == [event for news in news_of(player) for event in news.events]
        assert seen_by(spectator) == seen_by(player) == msgspec.to_builtins(table.game.public_view())
        await tables.close()

    run(scenario())


def test_whoever_comes_in_between_and_whoever_was_there_see_the_same() -> None:
    async def scenario() -> None:
        tables, table, player, spectator = await watched_table()
        await play(tables, table, player, 2)
        newcomer = Notes(table.row.watch, None)
        await tables.join(table, newcomer, None)
        await play(tables, table, player, 2)
        await asyncio.sleep(0.1)
        assert seen_by(newcomer) == seen_by(spectator) == seen_by(player)
        assert [news.seq for news in news_of(spectator)] == [2, 4]
        await tables.close()

    run(scenario())


def test_taking_back_reaches_everybody_at_once_and_leaves_nothing_to_tell() -> None:
    async def scenario() -> None:
        tables, table, player, spectator = await watched_table()
        await play(tables, table, player, 2)
        table.tell_whole()
        await asyncio.sleep(0.1)
        assert news_of(spectator) == []
        assert seen_by(spectator) == seen_by(player)
        await tables.close()

    run(scenario())
