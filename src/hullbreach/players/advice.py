"""What a crew could have done instead: the smallest change to a flight on paper, for whoever tells them."""

from __future__ import annotations

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert.pieces import ACTION_NAMES, NOTHING, TURNS
from hullbreach.games.space_alert.resolution import begin, last_turn, resolve
from hullbreach.games.space_alert.schema import FlightPaper, read
from hullbreach.games.space_alert.score import Score
from hullbreach.games.space_alert.state import Mission
from hullbreach.kernel.companion import Adviser
from hullbreach.kernel.dice import seeded
from hullbreach.players.mending import Mender


class Change(msgspec.Struct, frozen=True):
    """Another card in one slot; None is an empty one. Turns count from 1, players from 0."""

    player: int
    turn: int
    before: str | None
    after: str | None


class Verdict(msgspec.Struct, frozen=True):
    """How a flight ended; a lost one has no score and counts 0."""

    won: bool
    score: int


class Advice(msgspec.Struct, frozen=True):
    plans: list[list[str | None]]
    changes: list[Change]
    before: Verdict
    after: Verdict


def smallest_change(paper: FlightPaper, seconds: float = 10.0, seed: int = 1) -> Advice:
    """The fewest slots that win a lost flight, or bring a won one more; raises BadFlight.

    If nothing found within that much processor time does, the changes are those that came nearest.
    """
    mission, plans, slips = read(paper)
    mender = Mender(mission, plans, slips, seeded(seed))
    mender.mend(seconds)
    changed = on_paper(mission, mender.plans)
    return Advice(
        plans=changed,
        changes=differences(on_paper(mission, plans), changed),
        before=verdict(mission, plans, slips),
        after=verdict(mission, mender.plans, slips),
    )


def on_paper(mission: Mission, plans: vec[i64]) -> list[list[str | None]]:
    """As in a flight on paper: names for each crew member's slots."""
    names = [None if action == NOTHING else ACTION_NAMES[action] for action in plans]
    turns = int(last_turn(mission))
    return [names[start : start + turns] for start in range(0, len(names), int(TURNS))]


def differences(before: list[list[str | None]], after: list[list[str | None]]) -> list[Change]:
    return [
        Change(player, turn, old, new)
        for player, (given, changed) in enumerate(zip(before, after, strict=True))
        for turn, (old, new) in enumerate(zip(given, changed, strict=True), start=1)
        if old != new
    ]


def verdict(mission: Mission, plans: vec[i64], slips: vec[i64]) -> Verdict:
    flight = begin(mission, plans, slips)
    resolve(flight)
    return Verdict(won=not flight.is_lost(), score=0 if flight.is_lost() else int(Score(flight).total()))


class CrewAdviser(Adviser):
    advice = Advice

    def advise(self, paper: msgspec.Struct, seconds: float, seed: int) -> Advice:
        assert isinstance(paper, FlightPaper)
        return smallest_change(paper, seconds, seed)


ADVISER: Final = CrewAdviser()
