"""Sheets of those who play with the box, over HTTP."""

from __future__ import annotations

import threading
import time
from typing import Any

import httpx
import msgspec
import pytest

from hullbreach.games import COMPANIONS, companions, find_companion
from hullbreach.games.space_alert.papers.companion import Known
from hullbreach.games.space_alert.papers.film import Film, make_film
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.planner.advice import Advice
from hullbreach.kernel.errors import BadOption
from hullbreach.table.errors import STATUS
from hullbreach.table.messages import Error
from tests.games.space_alert.first_flight import first_flight, idle_flight
from tests.table.conftest import GENEROUS, Running, Start

BOX = "/api/companions/space-alert"


def refusal(response: httpx.Response) -> Error:
    error = msgspec.json.decode(response.content, type=Error)
    assert response.status_code == STATUS[error.code]
    return error


def ask_advice(server: Running, paper: object, **how: Any) -> httpx.Response:
    return server.http.post(f"{BOX}/advice", json={"paper": paper, **how}, timeout=60)


def test_the_boxes_there_are(server: Running) -> None:
    assert server.http.get("/api/companions").json() == [{"game": name} for name in COMPANIONS]
    assert refusal(server.http.get("/api/companions/chess")).code == "no-such-companion"
    assert refusal(server.http.post("/api/companions/chess/flights", json={})).code == "no-such-companion"


def test_every_companion_is_found_by_its_id() -> None:
    assert [companion.id for companion in companions()] == list(COMPANIONS)
    with pytest.raises(BadOption, match="unknown-companion"):
        find_companion("chess")


def test_a_form_gets_everything_it_must_offer(server: Running) -> None:
    known = msgspec.json.decode(server.http.get(BOX).content, type=Known)
    assert [flight.turns for flight in known.flights] == [7, 12, 12, 12]
    first = known.missions[0]
    codes = {threat.code for threat in known.threats}
    assert {report.code for report in first.reports} <= codes
    assert first.tracks == {"red": "T6", "white": "T2", "blue": "T4"}
    assert known.tracks[5].marks == {1: "Z", 3: "Y", 7: "Y", 10: "X"}
    for mission in known.missions:
        times = [report.time for report in mission.reports]
        assert times == sorted(times)


def test_a_sheet_becomes_a_film(server: Running) -> None:
    answer = server.http.post(f"{BOX}/flights", json=first_flight())
    assert answer.status_code == 200
    film = msgspec.json.decode(answer.content, type=Film)
    assert film == make_film(msgspec.convert(first_flight(), FlightPaper))
    assert film.outcome == "won"
    assert film.fates == ["destroyed"] * 3


def test_what_nobody_planned_ends_badly(server: Running) -> None:
    film = msgspec.json.decode(server.http.post(f"{BOX}/flights", json=idle_flight()).content, type=Film)
    assert (film.outcome, film.score) == ("lost", None)
    assert film.loss
    assert film.loss.zone == "white"


@pytest.mark.parametrize(
    ("changes", "why", "field"),
    [
        ({"crew": 9}, "flight-range", "crew"),
        ({"tracks": {"red": "T6", "white": "T6", "blue": "T4"}}, "flight-twice", "tracks.white"),
        ({"plans": [[], [], [], ["nap"]]}, "flight-unknown", "plans[3][0]"),
        ({"threats": [{"time": 1, "zone": "blue", "code": "?"}]}, "flight-unknown", "threats[0].code"),
        ({"crew": "four"}, "flight-malformed", "crew"),
        ({"damage_seed": None}, "flight-missing", "damage_decks.red"),
    ],
)
@pytest.mark.parametrize("address", ["flights", "advice"])
def test_a_sheet_that_cannot_be_resolved_names_its_field(
    server: Running, address: str, changes: dict[str, Any], why: str, field: str
) -> None:
    paper = first_flight(**changes)
    body = paper if address == "flights" else {"paper": paper}
    error = refusal(server.http.post(f"{BOX}/{address}", json=body))
    assert (error.code, error.why, error.details["field"]) == ("bad-paper", why, field)


def test_what_is_no_sheet_at_all(server: Running) -> None:
    for text in ("", "null", "[" * 20_000, '{"crew": 1'):
        assert refusal(server.http.post(f"{BOX}/flights", content=text)).why == "flight-malformed"
    assert refusal(server.http.post(f"{BOX}/advice", content="{}")).code == "bad-message"
    assert refusal(ask_advice(server, first_flight(), seconds=3600)).code == "bad-message"


def test_a_sheet_of_any_length_is_not_read(start: Start) -> None:
    server = start(limits=msgspec.structs.replace(GENEROUS, paper_bytes=500))
    assert refusal(server.http.post(f"{BOX}/flights", json=first_flight(plans=[[None] * 99] * 4))).code == "too-big"


def test_an_adviser_says_what_to_change(server: Running) -> None:
    answer = ask_advice(server, idle_flight(), seconds=3, seed=1)
    assert answer.status_code == 200, answer.text
    advice = msgspec.json.decode(answer.content, type=Advice)
    assert (advice.before.won, advice.after.won) == (False, True)
    film = server.http.post(f"{BOX}/flights", json=first_flight(plans=advice.plans)).json()
    assert film["outcome"] == "won"


def test_nobody_is_advised_twice_at_a_time(start: Start) -> None:
    server = start(limits=msgspec.structs.replace(GENEROUS, advices=4))
    answers: list[httpx.Response] = []
    asking = threading.Thread(target=lambda: answers.append(ask_advice(server, idle_flight(), seconds=3)))
    asking.start()
    time.sleep(1)  # three more seconds of thinking are to come
    assert refusal(ask_advice(server, first_flight())).code == "busy"
    asking.join()
    assert answers[0].status_code == 200
    assert refusal(ask_advice(server, first_flight(crew=9))).code == "bad-paper", "and then the next one is read"
