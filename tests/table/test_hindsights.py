"""The chances over a finished game and the move somebody missed, over HTTP; and a rematch on each other's seats."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.table.bodies import Curve, Regret, Seated
from hullbreach.table.errors import STATUS
from hullbreach.table.messages import Error, News, Rematch, Rematched
from tests.players.test_hindsight import played
from tests.table.client import Client, decode_seated
from tests.table.conftest import Running, Start
from tests.table.test_play import two

PATIENCE_S = 60  # a worker starts, and thinks as long as it may by its processor's time


def code(server: Running, path: str) -> str:
    response = server.http.get(path, timeout=PATIENCE_S)
    error = msgspec.json.decode(response.content, type=Error)
    assert response.status_code == STATUS[error.code]
    return error.code


def imported(server: Running, seed: int, bot: str = "random") -> tuple[Seated, int]:
    """A finished game, and how many entries it has."""
    log = played("aliens-attack", seed, bot)
    response = server.http.post("/api/logs", content=log.dump())
    assert response.status_code == 201, response.text
    return decode_seated(response.content), len(log.entries)


def test_a_finished_game_has_a_curve_and_is_thought_about_once(start: Start) -> None:
    server = start(hindsight_s=0.3)
    seated, entries = imported(server, 2)
    page = f"/api/tables/{seated.table}/chances"
    first = server.http.get(page, timeout=PATIENCE_S)
    curve = msgspec.json.decode(first.content, type=Curve)
    assert (curve.points[0].place, curve.points[-1].place) == (0, entries)
    assert curve.points[-1].chances == [0.0]
    assert server.http.get(page).content == first.content  # what is thought anew would not be the same


def test_a_seat_is_told_what_it_missed(start: Start) -> None:
    server = start(hindsight_s=1.0)
    seated, entries = imported(server, 2)
    answer = server.http.get(f"/api/tables/{seated.table}/missed?seat=0", timeout=PATIENCE_S)
    found = msgspec.json.decode(answer.content, type=Regret).missed
    if found is not None:  # where rules are not compiled, a second proves little
        assert 0 <= found.place < entries
        assert found.better_chance > found.chance
        assert found.played != found.better


def test_before_the_end_and_for_other_seats_there_is_no_hindsight(server: Running) -> None:
    pages = f"/api/tables/{server.create(public=True).table}"
    assert code(server, f"{pages}/chances") == "not-over"
    assert code(server, f"{pages}/missed?seat=0") == "not-over"
    assert code(server, f"{pages}/missed?seat=7") == "bad-message"
    assert code(server, f"{pages}/missed?seat=x") == "bad-message"
    assert code(server, "/api/tables/nowhere/chances") == "no-such-table"


async def play_to_the_end(ada: Client, ben: Client) -> None:
    while ada.result is None:
        mover, other = (ada, ben) if ada.legal else (ben, ada)
        await mover.play()
        await other.expect(News)


@pytest.mark.anyio
async def test_a_rematch_with_swapped_sides_gives_each_the_seat_of_the_other(server: Running) -> None:
    first, second = two(server)
    async with Client(server.url, first) as ada, Client(server.url, second) as ben:
        await play_to_the_end(ada, ben)
        await ada.send(Rematch(id="r", swap=True))
        told = await ben.expect(Rematched)
        assert told.swapped
        await ben.send(Rematch(id="r"))
        assert await ben.expect(Rematched) == told  # the first wish counts
    for old in (first, second):
        again = Seated(table=told.table, seat=1 - old.seat, token=old.token)
        async with Client(server.url, again) as client:
            assert client.whole.seat == 1 - old.seat
            assert [person.player for person in client.whole.people] == ["Ben", "Ada"]
