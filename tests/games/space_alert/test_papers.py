"""A flight on paper that cannot be flown names the field and what was expected there."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hullbreach.games.space_alert.papers.paper import BadFlight, FlightPaper, decode_paper
from hullbreach.games.space_alert.papers.report import resolve_paper
from tests.games.space_alert.golden import golden_games

PLAN = [None] * 12
SLIP = {"player": 0, "turn": 1, "action": "move_red"}


def paper(**changes: Any) -> FlightPaper:
    """A golden flight with some fields changed; dotted names reach into lists and objects."""
    fields = msgspec.to_builtins(golden_games()[0].input)
    for path, value in changes.items():
        *parents, last = [int(step) if step.isdigit() else step for step in path.split("__")]
        holder = fields
        for parent in parents:
            holder = holder[parent]
        holder[last] = value
    return msgspec.convert(fields, FlightPaper)


@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"crew": 0}, "flight-range", "crew"),
        ({"crew": 6}, "flight-range", "crew"),
        ({"crew": 4}, "flight-plans", "plans"),
        ({"threats__0__id": "kraken"}, "flight-unknown", "threats[0].id"),
        ({"threats__0__code": "E9-99"}, "flight-unknown", "threats[0].code"),
        ({"threats__0__code": "E1-01"}, "flight-mismatch", "threats[0].code"),
        ({"threats__0": {"time": 2, "zone": "blue"}}, "flight-missing", "threats[0].id"),
        ({"threats__0__zone": "internal"}, "flight-misplaced", "threats[0].zone"),
        ({"threats__1__zone": "red"}, "flight-misplaced", "threats[1].zone"),
        ({"threats__0__time": 0}, "flight-range", "threats[0].time"),
        ({"threats__5__time": 9}, "flight-range", "threats[5].time"),
        ({"threats__1__time": 2}, "flight-order", "threats[1].time"),
        ({"tracks__green": "T1"}, "flight-unknown", "tracks"),
        ({"tracks__red": "T8"}, "flight-unknown", "tracks.red"),
        ({"tracks__red": "T2"}, "flight-twice", "tracks.white"),
        ({"damage_decks__red": ["red_shield"] * 6}, "flight-pile", "damage_decks.red"),
        ({"damage_decks__red": ["blue_shield"] * 6}, "flight-unknown", "damage_decks.red[0]"),
        ({"damage_decks": {"red": [], "white": []}}, "flight-pile", "damage_decks.red"),
        ({"plans__0": [*PLAN, "a"]}, "flight-slots", "plans[0]"),
        ({"plans__1__3": "nap"}, "flight-unknown", "plans[1][3]"),
        ({"plans__1": ["heroic_a", "heroic_b"]}, "flight-second-heroic", "plans[1][1]"),
        ({"flight": "advanced_simulation"}, "flight-no-heroic", "plans[1][7]"),
        ({"flight": "simulation"}, "flight-no-internal", "threats[1].zone"),
        ({"trip_ups": [{"player": 5, "turn": 1, "action": "a"}]}, "flight-range", "trip_ups[0].player"),
        ({"trip_ups": [{"player": 0, "turn": 13, "action": "a"}]}, "flight-range", "trip_ups[0].turn"),
        ({"trip_ups": [{"player": 0, "turn": 1, "action": "z"}]}, "flight-unknown", "trip_ups[0].action"),
        ({"plans__0": ["a"], "trip_ups": [SLIP, {**SLIP, "action": "b"}]}, "flight-twice", "trip_ups[1].turn"),
        ({"plans__0": ["a"], "trip_ups": [{**SLIP, "action": "b"}]}, "flight-no-slip", "trip_ups[0].action"),
        ({"plans__0": [None, "a"], "trip_ups": [SLIP]}, "flight-no-slip", "trip_ups[0].action"),
        ({"androids": 5, "plans__0": ["a"], "trip_ups": [SLIP]}, "flight-android-slip", "trip_ups[0].player"),
    ],
)
def test_a_flight_that_cannot_be_flown(changes: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(BadFlight) as caught:
        resolve_paper(paper(**changes))
    assert (caught.value.code, caught.value.details["field"]) == (code, field)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (b"{", "-"),
        (b"\xff", "-"),
        (b"[]", "-"),
        (b'{"crew": "four"}', "crew"),
        (b'{"crew": 4, "tracks": {}, "threats": [{"time": 1}]}', "threats[0]"),
    ],
)
def test_a_text_that_is_no_flight(text: bytes, field: str) -> None:
    with pytest.raises(BadFlight) as caught:
        decode_paper(text)
    assert (caught.value.code, caught.value.details["field"]) == ("flight-malformed", field)


def test_a_threat_may_be_named_by_its_printed_code_alone() -> None:
    by_code = resolve_paper(paper(threats__0={"time": 2, "zone": "blue", "code": "SE1-05"}))
    assert by_code == resolve_paper(paper())


def test_a_short_plan_has_empty_slots_behind() -> None:
    assert resolve_paper(paper(plans__0=["c"])) == resolve_paper(paper(plans__0=["c", *[None] * 11]))
