"""Whatever can be written on the form can be played: random missions of the whole vocabulary, flown to the end."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as some

from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.games.galaxy_trucker.missions.reading import LONGEST, review
from hullbreach.games.galaxy_trucker.missions.workshop import WORKSHOP
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.errors import BadPaper
from hullbreach.kernel.log import Log, load
from hullbreach.kernel.schema import Blank
from hullbreach.players import make_bot

LETTERS = "abcdefgh"
FEW = 3
"""Entries of a list: enough for all that can meet, and most missions are short."""


def filled(blank: Blank) -> some.SearchStrategy[Any]:
    """Anything that may stand on a place by its type."""
    if blank.kind == "number":
        numbers: some.SearchStrategy[Any] = some.integers(blank.low, blank.high)
        return numbers | some.sampled_from(blank.values) if blank.values else numbers
    if blank.kind == "text":
        return some.text(LETTERS, min_size=blank.low, max_size=min(blank.high, 3))
    if blank.kind == "choice":
        return some.sampled_from(blank.values)
    if blank.kind == "switch":
        return some.booleans()
    if blank.kind == "list":
        if len(blank.items) > 1:
            return some.tuples(*map(filled, blank.items)).map(list)
        return some.lists(filled(blank.items[0]), min_size=blank.low, max_size=max(blank.low, min(blank.high, FEW)))
    if blank.kind == "table":
        return table(blank)
    return some.one_of([table(entry, {blank.tag: tag}) for tag, entry in blank.entries.items()])


def table(blank: Blank, tag: dict[str, str] | None = None) -> some.SearchStrategy[Any]:
    needed = {name: filled(field) for name, field in blank.fields.items() if field.required}
    others = {name: filled(field) for name, field in blank.fields.items() if not field.required}
    return some.fixed_dictionaries(needed, optional=others).map(lambda fields: {**(tag or {}), **fields})


def mended(paper: dict[str, Any]) -> bytes:
    """Without the entries that do not go together with the others."""
    paper["texts"] = {"en": {"title": "Random"}}
    while problems := review(msgspec.json.encode(paper)):
        take_out(paper, problems[0])
    return msgspec.json.encode(paper)


def take_out(paper: dict[str, Any], problem: BadPaper) -> None:
    section, place = re.match(r"(\w+)(?:\[(\d+)\])?", str(problem.details["field"])).groups()  # type: ignore[union-attr]
    if place is None:
        del paper[section]
    else:
        del paper[section][int(place)]


PAPERS = filled(WORKSHOP.form()).map(mended)


@pytest.mark.rule("GT-MIS-07")
@given(PAPERS, some.sampled_from(["I", "II", "III", "IV"]), some.integers(1, 3), some.integers(0, 2**32))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_mission_that_can_be_written_can_be_flown(text: bytes, flight: str, players: int, seed: int) -> None:
    assert len(text) <= LONGEST
    paper = WORKSHOP.fair_copy(text)
    most = msgspec.json.decode(paper).get("max_players", 5)
    wanted = {"flights": flight, "players": str(min(players, most))}
    log = Log(TITLE, {**WORKSHOP.trial_game(paper, wanted), **allowed_class(paper, flight)}, seed)
    game = log.replay()
    bots = [make_bot("greedy", seed + seat, tries=100) for seat in range(game.seats())]
    driver = Driver(game, bots, seeded(seed))
    while (turn := driver.next_turn()) is not None:
        log.add(turn.seat, turn.move, turn.ms)
    assert game.over()
    earned = WORKSHOP.tally(game, paper)
    sums = {name: sum(one.total for one in earned if one.name == name) for name in ("profit", "without", "mission")}
    assert sums["profit"] == sums["without"] + sums["mission"]
    again = load(log.dump(), lambda _name: TITLE)
    assert again.options.as_dict() == log.options.as_dict()
    assert again.replay().public_view() == game.public_view()


def allowed_class(paper: str, flight: str) -> dict[str, str]:
    """Another class where the usual one is forbidden."""
    forbidden = msgspec.json.decode(paper).get("forbidden_ships", [])
    option, classes = {
        "I": ("first", ("I", "IA", "IC")),
        "II": ("second", ("II", "IIA", "IIB", "IIC")),
        "III": ("third", ("III", "IIIA", "IIIC")),
        "IV": ("third", ("III", "IIIA", "IIIC")),
    }[flight]
    allowed = [one for one in classes if one not in forbidden]
    assume(allowed)
    return {option: allowed[0]}
