"""Films of what is resolved, what decided a game, and what would have helped, over HTTP."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest

from hullbreach.games.space_alert.papers.aftermath import AFTERMATH, Remedy
from hullbreach.games.space_alert.papers.showing import NOTHING, Showing, since
from hullbreach.games.space_alert.papers.turning import Review
from hullbreach.kernel.log import Log
from hullbreach.table.bodies import Replay, Seated
from hullbreach.table.errors import STATUS
from hullbreach.table.messages import Error
from tests.games.space_alert.evenings import PAIR, Evening, lesson
from tests.games.space_alert.test_aftermath import LOST, plan_something
from tests.table.client import decode_seated
from tests.table.conftest import Running, Start

SPACE_ALERT = {"game": "space-alert", "options": PAIR}


def refusal(response: httpx.Response) -> str:
    error = msgspec.json.decode(response.content, type=Error)
    assert response.status_code == STATUS[error.code]
    return error.code


def flown(server: Running, log: Log) -> Seated:
    response = server.http.post("/api/logs", content=log.dump())
    assert response.status_code == 201, response.text
    return decode_seated(response.content)


def key_of(seated: Seated) -> dict[str, str]:
    return {"authorization": f"Bearer {seated.token}"}


def test_the_scenes_of_a_flight_are_those_of_its_log(server: Running) -> None:
    log = lesson()
    seated = flown(server, log)
    page, key = f"/api/tables/{seated.table}/scenes", key_of(seated)
    film = msgspec.json.decode(server.http.get(page, headers=key).content, type=Showing)
    assert film == AFTERMATH.show(log)
    rest = msgspec.json.decode(server.http.get(page, params={"start": 7}, headers=key).content, type=Showing)
    assert rest == since(film, 7)
    assert refusal(server.http.get(page, params={"start": "x"}, headers=key)) == "bad-message"
    assert refusal(server.http.get(page, params={"start": "-1"}, headers=key)) == "bad-message"


def test_before_the_reveal_there_is_nothing_to_see_and_nothing_to_regret(server: Running) -> None:
    seated = server.create(**SPACE_ALERT)
    pages = f"/api/tables/{seated.table}"
    token = key_of(seated)
    film = server.http.get(f"{pages}/scenes", headers=token)
    assert msgspec.json.decode(film.content, type=Showing) == NOTHING
    assert refusal(server.http.get(f"{pages}/review", headers=token)) == "not-over"
    assert refusal(server.http.post(f"{pages}/remedy", json={}, headers=token)) == "not-over"
    assert refusal(server.http.get(f"{pages}/replay")) == "not-over"


def test_who_may_not_watch_a_table_sees_no_scene_of_it(server: Running) -> None:
    seated = server.create(**SPACE_ALERT, public=False)
    page = f"/api/tables/{seated.table}/scenes"
    assert refusal(server.http.get(page)) == "private"
    assert refusal(server.http.get(page, headers={"authorization": "Bearer nobody"})) == "bad-token"
    assert server.http.get(page, headers=key_of(seated)).status_code == 200


def test_other_games_are_no_films(server: Running) -> None:
    pages = f"/api/tables/{server.create(public=True).table}"
    assert refusal(server.http.get(f"{pages}/scenes")) == "no-such-page"
    assert refusal(server.http.get(f"{pages}/review")) == "no-such-page"
    assert refusal(server.http.post(f"{pages}/remedy", json={})) == "no-such-page"


def test_what_decided_a_flight_and_what_would_have_helped(server: Running) -> None:
    log = lesson(LOST)
    pages = f"/api/tables/{flown(server, log).table}"
    review = msgspec.json.decode(server.http.get(f"{pages}/review", timeout=60).content, type=Review)
    assert review == AFTERMATH.review(log)
    answer = server.http.post(f"{pages}/remedy", json={"seconds": 5.0}, timeout=120)
    remedy = msgspec.json.decode(answer.content, type=Remedy)
    assert remedy.after.won
    assert len(remedy.changes) == 1
    assert refusal(server.http.post(f"{pages}/remedy", json={"seconds": 99})) == "bad-message"


@pytest.mark.anyio
async def test_an_address_waits_for_one_answer_at_a_time(start: Start) -> None:
    server = start()
    page = f"/api/tables/{flown(server, lesson(LOST)).table}/remedy"
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        answers = await asyncio.gather(*(http.post(page, json={"seconds": 2.0}) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, STATUS["busy"]]


def test_a_replay_has_every_hand_and_no_one_elses_before_the_end(server: Running) -> None:
    evening = Evening(PAIR)
    plan_something(evening)
    log = evening.finish()
    seated = flown(server, log)
    film = msgspec.json.decode(server.http.get(f"/api/tables/{seated.table}/replay", timeout=60).content, type=Replay)
    game = log.replay(0)
    assert [msgspec.json.encode(own) for own in film.own] == [
        msgspec.json.encode(game.own_view(seat)) for seat in (0, 1)
    ]
    assert film.steps[0].own.keys() == {0}, "the captain lays a card: only what he knows changes"
