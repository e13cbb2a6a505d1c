"""What people are told of those who are away, of silence, and of which games are in real time."""

from __future__ import annotations

import asyncio

from hullbreach.table.bodies import Create
from hullbreach.table.messages import News, People, Person
from hullbreach.table.opening import STAND_IN
from tests.kernel.toy import TITLE
from tests.table.conftest import Running
from tests.table.quiet import MemoryStore, Notes, begin, run, serve


def last_told(listener: Notes) -> list[Person]:
    return [told for told in listener.told if isinstance(told, People)][-1].people


def test_everybody_hears_which_bot_stands_in_and_that_it_does_no_longer() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, (left, right) = await begin(tables, Create(game=TITLE.id, absent="bot"))
        tables.leave(table, right)
        assert (last_told(left)[1].here, last_told(left)[1].stand_in) == (False, "")
        await asyncio.sleep(3.5)
        assert [person.stand_in for person in last_told(left)] == ["", STAND_IN]
        await tables.join(table, right, None)
        assert [person.stand_in for person in last_told(left)] == ["", ""]
        await tables.close()

    run(scenario())


def test_everybody_hears_for_whom_the_game_is_paused() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, (left, right) = await begin(tables, Create(game=TITLE.id))
        tables.leave(table, right)
        await asyncio.sleep(3.5)
        assert [person.missed for person in last_told(left)] == [False, True]
        assert table.whole(0).people[1].missed, "also after a reload"
        await tables.join(table, right, None)
        assert not any(person.missed for person in last_told(left))
        await tables.close()

    run(scenario())


def test_everybody_hears_when_talk_is_forbidden_and_when_it_is_not() -> None:
    async def scenario() -> None:
        tables = serve(MemoryStore())
        table, (left, _) = await begin(tables, Create(game=TITLE.id, options={"leak": "yes"}))
        assert not table.whole(0).silent
        await asyncio.sleep(3)
        heard = [told.silent for told in left.told if isinstance(told, News)]
        assert heard.index(True) < len(heard) - 1 - heard[::-1].index(False), "first dark, then light"
        await tables.close()

    run(scenario())


def test_a_game_says_whether_it_is_in_real_time(server: Running) -> None:
    listed = server.http.get("/api/games").json()
    assert {game["game"] for game in listed if game["real_time"]} == {"galaxy-trucker", TITLE.id}
    told = server.http.get(f"/api/games/{TITLE.id}").json()
    assert told["real_time"]
    assert [option["real_time"] for option in told["options"]] == [option["values"] for option in told["options"]]
    others = server.http.get("/api/games/under-falling-skies").json()
    assert not any(option["real_time"] for option in others["options"])
