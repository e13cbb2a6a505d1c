"""Missions in and out: the sixteen of the box, and those that somebody wrote (GT-MIS-07)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from hullbreach.games.galaxy_trucker import facts
from hullbreach.games.galaxy_trucker.missions.checks import faults
from hullbreach.games.galaxy_trucker.missions.schema import Mission, MissionFile, Printed
from hullbreach.kernel.errors import BadFacts, BadPaper
from hullbreach.kernel.facts import load
from hullbreach.kernel.schema import problems, read_json

LONGEST: Final = 6000
"""Bytes of a mission, as it is written into options, logs and files."""
FILE: Final = "missions.toml"


@lru_cache(maxsize=64)
def decode(text: str | bytes) -> Mission:
    """Somebody's mission; raises BadPaper, which names the field. Those in play are read for every game anew."""
    value = read_json(text, LONGEST)
    for problem in problems(value, Mission):
        raise problem
    mission = msgspec.convert(value, Mission)
    for problem in faults(mission):
        raise problem
    return mission


def review(text: str | bytes) -> list[BadPaper]:
    """All that is wrong with somebody's mission."""
    try:
        value = read_json(text, LONGEST)
    except BadPaper as problem:
        return [problem]
    return problems(value, Mission) or faults(msgspec.convert(value, Mission))


def canonical(mission: Mission) -> str:
    """The one way to write a mission: what goes without saying is left out."""
    return msgspec.json.encode(mission).decode()


@cache
def printed() -> tuple[Printed, ...]:
    """The missions of the box, in their order."""
    found = load(facts.PACKAGE, FILE, MissionFile).mission
    for mission in found:
        for problem in faults(mission):
            entry = f"{mission.id}, {problem.details['field']}"
            raise BadFacts("bad-facts", file=FILE, entry=entry, problem=problem.code)
    return tuple(found)
