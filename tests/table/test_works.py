"""Workshops over HTTP: a paper is looked at, kept for its author, read by who has the link, changed and taken away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from hullbreach.games.galaxy_trucker.missions.reading import LONGEST, printed
from hullbreach.kernel.workshop import Trial
from hullbreach.table.errors import STATUS
from hullbreach.table.messages import Error
from hullbreach.table.settings import Limits
from hullbreach.table.store import WorkRow
from hullbreach.table.work import Reviewed, ShopInfo, Work, WorkMade
from tests.table.conftest import GENEROUS, Running, Start
from tests.table.test_store import opened

GAME = "galaxy-trucker"
SHOP = f"/api/workshops/{GAME}"
REWARD = {"op": "pay_per", "counter": "delivered_human", "amount": [1, 2, 3, 4]}
PAPER: dict[str, Any] = {"texts": {"en": {"title": "Milk run"}}, "rewards": [REWARD]}
BROKEN = {**PAPER, "rewards": [{**REWARD, "amount": [1, 200, 3, 4]}]}


def keep(server: Running, paper: dict[str, Any] = PAPER) -> WorkMade:
    response = server.http.post(f"{SHOP}/works", json=paper)
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=WorkMade)


def read(server: Running, work: str) -> Work:
    response = server.http.get(f"/api/works/{work}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Work)


def bearing(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def refusal(response: httpx.Response) -> Error:
    error = msgspec.json.decode(response.content, type=Error)
    assert response.status_code == STATUS[error.code]
    return error


def test_a_workshop_says_what_may_be_written(server: Running) -> None:
    assert server.http.get("/api/workshops").json() == [{"game": GAME}]
    info = msgspec.json.decode(server.http.get(SHOP).content, type=ShopInfo)
    assert info.longest == LONGEST
    assert set(info.models) == {mission.id for mission in printed()}
    assert set(info.form.fields) >= {"texts", "setup", "build_rules", "flight_rules", "rewards", "penalties"}
    assert "pay_per" in info.form.fields["rewards"].items[0].entries


def test_a_paper_is_looked_at(server: Running) -> None:
    response = server.http.post(f"{SHOP}/review", json=PAPER | {"max_players": 5})
    reviewed = msgspec.json.decode(response.content, type=Reviewed)
    assert reviewed.problems == []
    assert reviewed.paper == PAPER
    assert msgspec.json.decode(reviewed.options["paper"]) == PAPER


def test_every_problem_is_told_with_its_field(server: Running) -> None:
    response = server.http.post(f"{SHOP}/review", json={**BROKEN, "max_players": 9, "more": 1})
    reviewed = msgspec.json.decode(response.content, type=Reviewed)
    assert [(problem.code, problem.details["field"]) for problem in reviewed.problems] == [
        ("paper-unexpected", "more"),
        ("paper-range", "max_players"),
        ("paper-range", "rewards[0].amount[1]"),
    ]
    assert reviewed.paper is None


@pytest.mark.parametrize("text", [b"", b"{", b"\xff", b"[]", b"null", b" " * 40_000])
def test_whatever_is_posted_gets_an_answer(server: Running, text: bytes) -> None:
    response = server.http.post(f"{SHOP}/review", content=text)
    assert response.status_code in (200, 413)
    if response.status_code == 200:
        assert msgspec.json.decode(response.content, type=Reviewed).problems


def test_a_paper_is_kept_and_read_by_who_has_the_link(server: Running) -> None:
    made = keep(server)
    work = read(server, made.work)
    assert (work.game, work.paper) == (GAME, PAPER)
    assert made.key not in server.http.get(f"/api/works/{made.work}").text


def test_its_author_writes_it_anew(server: Running) -> None:
    made = keep(server)
    other = {**PAPER, "max_players": 3}
    response = server.http.put(f"/api/works/{made.work}", json=other, headers=bearing(made.key))
    assert response.status_code == 200
    assert read(server, made.work).paper == other
    assert read(server, made.work).changed >= read(server, made.work).created


def test_its_author_takes_it_away(server: Running) -> None:
    made = keep(server)
    assert server.http.delete(f"/api/works/{made.work}", headers=bearing(made.key)).json() == {"work": made.work}
    assert refusal(server.http.get(f"/api/works/{made.work}")).code == "no-such-work"
    assert refusal(server.http.delete(f"/api/works/{made.work}", headers=bearing(made.key))).code == "no-such-work"


@pytest.mark.parametrize("headers", [{}, bearing("guess")])
def test_nobody_else_can(server: Running, headers: dict[str, str]) -> None:
    made = keep(server)
    assert refusal(server.http.put(f"/api/works/{made.work}", json=PAPER, headers=headers)).code == "not-author"
    assert refusal(server.http.delete(f"/api/works/{made.work}", headers=headers)).code == "not-author"
    assert read(server, made.work).paper == PAPER


def test_what_cannot_be_played_is_not_kept(server: Running) -> None:
    error = refusal(server.http.post(f"{SHOP}/works", json=BROKEN))
    assert (error.code, error.why, error.details["field"]) == ("bad-work", "paper-range", "rewards[0].amount[1]")
    made = keep(server)
    assert (
        refusal(server.http.put(f"/api/works/{made.work}", json=BROKEN, headers=bearing(made.key))).code == "bad-work"
    )
    assert read(server, made.work).paper == PAPER


def test_a_game_without_a_workshop_has_none(server: Running) -> None:
    for path in ("", "/review", "/works"):
        method = "GET" if not path else "POST"
        response = server.http.request(method, f"/api/workshops/aliens-attack{path}", json=PAPER)
        assert refusal(response).code == "no-such-workshop"


def test_what_cannot_be_played_is_not_tried_either(server: Running) -> None:
    error = refusal(server.http.post(f"{SHOP}/trials", json={"paper": BROKEN}))
    assert (error.code, error.details["field"]) == ("bad-work", "rewards[0].amount[1]")
    assert refusal(server.http.post(f"{SHOP}/trials", json={"paper": PAPER, "bot": "hal"})).why == "unknown-bot"
    assert refusal(server.http.post(f"{SHOP}/trials", json={"paper": PAPER, "games": 51})).code == "bad-message"


@pytest.mark.rule("GT-MIS-07")
def test_bots_try_it_out_and_who_asks_on_gets_other_games(server: Running) -> None:
    ask = {"paper": PAPER, "options": {"flights": "I", "players": "3"}, "bot": "greedy", "games": 2, "seconds": 5}
    first = tried(server, ask)
    assert (first.games, first.hands) == (2, 6)
    assert [earned.name for earned in first.earned] == ["profit", "without", "mission", "finished", "rewards[0]"]
    whole, without, through, finished, reward = (earned.total for earned in first.earned)
    assert whole == without + through
    assert through == reward >= 0
    assert finished <= 6
    assert tried(server, ask) == first
    assert tried(server, {**ask, "start": 2}) != first
    assert tried(server, {**ask, "bot": "novice", "games": 50, "seconds": 0.1}).games < 50


def test_a_trial_follows_the_mission(server: Running) -> None:
    ask = {"paper": {**PAPER, "max_players": 2}, "options": {"players": "3"}}
    error = refusal(server.http.post(f"{SHOP}/trials", json=ask))
    assert (error.code, error.why) == ("bad-options", "mission-players")
    error = refusal(server.http.post(f"{SHOP}/trials", json={"paper": PAPER, "options": {"flights": "all"}}))
    assert (error.code, error.why) == ("bad-options", "bad-option-value")


def tried(server: Running, ask: dict[str, Any]) -> Trial:
    response = server.http.post(f"{SHOP}/trials", json=ask, timeout=60)
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Trial)


def test_an_address_keeps_so_many(start: Start) -> None:
    server = start(limits=msgspec.structs.replace(GENEROUS, works_per_address=2))
    first = keep(server)
    keep(server)
    error = refusal(server.http.post(f"{SHOP}/works", json=PAPER))
    assert (error.code, error.details) == ("too-many-works", {"most": 2})
    server.http.delete(f"/api/works/{first.work}", headers=bearing(first.key))
    keep(server)


def test_who_asks_too_fast_is_told_so(start: Start) -> None:
    server = start(limits=Limits(questions=0.01, questions_burst=1))
    assert server.http.post(f"{SHOP}/review", json=PAPER).status_code == 200
    assert refusal(server.http.post(f"{SHOP}/review", json=PAPER)).code == "too-fast"


@pytest.mark.anyio
async def test_works_outlive_a_restart_and_are_forgotten_in_time(tmp_path: Path) -> None:
    row = WorkRow("id", GAME, "hash", "me", 1000, 1000, "{}")
    async with opened(tmp_path) as store:
        await store.make_work(row)
    async with opened(tmp_path) as store:
        assert await store.read_work("id") == row
        assert await store.works_owned("me") == 1
        assert await store.works_owned("you") == 0
        assert await store.change_work(msgspec.structs.replace(row, changed=2000, paper="[]"))
        assert await store.sweep_works(2000) == 0
        assert await store.sweep_works(2001) == 1
        assert await store.read_work("id") is None
        assert not await store.change_work(row)
