"""Every ship that was judged elsewhere is judged the same here, field by field."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from hullbreach.games import find_surveyor
from hullbreach.games.galaxy_trucker.papers.comparing import differing
from hullbreach.games.galaxy_trucker.papers.notation import read_ship, write_ship
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.papers.survey import survey_ship
from tests.games.galaxy_trucker.golden import Golden, golden_ships


def paper_of(golden: Golden) -> ShipPaper:
    return msgspec.convert(golden.input, ShipPaper)


def test_there_are_all_of_them_and_of_every_kind() -> None:
    assert len(golden_ships()) == 400
    told = Counter(golden.expect.get("outcome") for golden in golden_ships())
    assert {"miss", "bounce", "shielded", "shot_down", "plated", "destroyed"} < set(told)


def canonical(field: str, value: Any) -> Any:
    """Another comparison than that of the command: what means the same becomes equal."""
    if field in ("parts", "lost_parts"):
        return sorted(sorted(piece) for piece in value)
    if field in ("errors", "joined"):
        return sorted((text.rpartition(" ")[0], sorted(text.rpartition(" ")[2].split("-"))) for text in value)
    return sorted(value) if isinstance(value, list) else value


@pytest.mark.parametrize("golden", golden_ships(), ids=lambda golden: golden.case)
def test_a_ship_is_judged_as_it_was_elsewhere(golden: Golden) -> None:
    told = msgspec.to_builtins(survey_ship(paper_of(golden)))
    for field, value in golden.expect.items():
        assert canonical(field, told[field]) == canonical(field, value), field
        assert type(told[field]) is type(value), field
    # What is left out there is left out here; outcomes that nobody settled are told all the same.
    assert set(told) - set(golden.expect) <= {"outcome"}


@pytest.mark.parametrize("golden", golden_ships()[::7], ids=lambda golden: golden.case)
def test_a_ship_written_down_again_reads_the_same(golden: Golden) -> None:
    hull = read_ship(paper_of(golden))
    again = read_ship(ShipPaper(golden.input["class"], write_ship(hull)))
    assert list(again.cells) == list(hull.cells)


def test_fields_that_differ_are_named_and_order_means_nothing() -> None:
    told: dict[str, Any] = {
        "legal": True,
        "crew": 1,
        "cannon": 1.5,
        "dead": ["7,7", "7,8"],
        "joined": ["7,7-7,8", "7,6-7,7"],
        "parts": [["7,7", "7,8"], ["5,5"]],
        "errors": ["engine 7,8", "connection 7,7-7,6"],
    }
    same = {
        "dead": ["7,8", "7,7"],
        "joined": ["7,7-7,6", "7,8-7,7"],
        "parts": [["5,5"], ["7,8", "7,7"]],
        "errors": ["connection 7,6-7,7", "engine 7,8"],
        "cannon": 1.5,
    }
    assert differing(told, same) == []
    wrong: dict[str, Any] = {
        "legal": 1,
        "crew": True,
        "cannon": 2,
        "dead": ["7,8"],
        "joined": ["7,7-7,6", "7,8-7,6"],
        "parts": [["5,5", "7,8"], ["7,7"]],
        "errors": ["cannon 7,8", "connection 7,6-7,7"],
        "hit": "7,7",
    }
    assert differing(told, wrong) == list(wrong)
    assert differing(told, {"parts": [5], "dead": "7,7", "errors": [None]}) == ["parts", "dead", "errors"]


def test_the_surveyor_tells_the_same() -> None:
    surveyor = find_surveyor("galaxy-trucker")
    for golden in golden_ships()[:20]:
        report = surveyor.survey(surveyor.read(msgspec.json.encode(golden.input)))
        assert surveyor.differences(report, golden.expect) == []
