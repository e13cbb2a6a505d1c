"""Advice for a crew, on paper: the best plan there is time to find, and the smallest change to the one it has."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.planner.annealing import MostPoints, Rounds
from hullbreach.games.space_alert.planner.deadline import PULSE, Clock, Deadline
from hullbreach.games.space_alert.planner.dealt import DealtHands, hands_of
from hullbreach.games.space_alert.planner.hands import FreeHands
from hullbreach.games.space_alert.planner.mending import Mender
from hullbreach.games.space_alert.resolution.flight import Mission
from hullbreach.games.space_alert.resolution.from_lists import numbers
from hullbreach.games.space_alert.resolution.score import Score, is_scored
from hullbreach.games.space_alert.resolution.turns import begin, resolve
from hullbreach.kernel.dice import seeded

Progress = Callable[[float, "Verdict"], None]
"""Told now and then: the time used, and how the best plans so far end."""


def silent(_seconds: float, _best: Verdict) -> None:
    """For those who only want the end."""


class Change(msgspec.Struct, frozen=True):
    """Another card in one slot; None is an empty one. Turns count from 1, players from 0."""

    player: int
    turn: int
    before: str | None
    after: str | None


class Verdict(msgspec.Struct, frozen=True):
    """How a flight ended; a lost one and a test flight have no score and count 0."""

    won: bool
    score: int


class Gift(msgspec.Struct, frozen=True):
    """A card that must change hands in a data transfer. Transfers count from 1, players from 0."""

    transfer: int
    giver: int
    receiver: int
    halves: tuple[str, str]


class Proposal(msgspec.Struct, frozen=True):
    """Plans for the whole crew, how they end, how many were tried, and what must be given for them."""

    plans: list[list[str | None]]
    verdict: Verdict
    tries: int
    gifts: list[Gift] = []


class Advice(msgspec.Struct, frozen=True):
    plans: list[list[str | None]]
    changes: list[Change]
    before: Verdict
    after: Verdict


def smallest_change(paper: FlightPaper, clock: Clock, seconds: float = 10.0, seed: int = 1) -> Advice:
    """The fewest slots that win a lost flight, or bring a won one more; raises BadFlight.

    If nothing found within that much time of the clock does, the changes are those that came nearest.
    """
    mission, plans, slips = read(paper)
    mender = Mender(mission, plans, slips, seeded(seed))
    mender.mend(clock, seconds)
    changed = on_paper(mission, mender.plans)
    return Advice(
        plans=changed,
        changes=differences(on_paper(mission, plans), changed),
        before=verdict(mission, plans, slips),
        after=verdict(mission, mender.plans, slips),
    )


def best_plans(
    paper: FlightPaper,
    clock: Clock,
    seconds: float = 10.0,
    seed: int = 1,
    dealt: bool = False,
    progress: Progress = silent,
    goal: float = inf,
) -> Proposal:
    """The best plans found within that much time of the clock, with the hands as dealt or with any cards.

    Whatever is planned on paper is not looked at, nor are slips. Raises BadFlight.
    """
    mission, plans, _ = read(paper)
    nothing = numbers([int(pieces.NOTHING)] * len(plans))
    held = hands_of(paper, mission) if dealt else None
    end = Deadline(clock, clock() + seconds)
    rounds = Rounds(mission, held or FreeHands(mission), seeded(seed), nothing, nothing, MostPoints(), end)
    while not end.has_passed() and rounds.best < goal:
        rounds.go_on(end.within(PULSE), goal)
        progress(seconds - end.left(), verdict(mission, rounds.plans, nothing))
    return Proposal(
        plans=on_paper(mission, rounds.plans),
        verdict=verdict(mission, rounds.plans, nothing),
        tries=int(rounds.tries + rounds.done),
        gifts=gifts_on_paper(held, rounds.seats) if held else [],
    )


def gifts_on_paper(hands: DealtHands, seats: vec[i64]) -> list[Gift]:
    """In the order of the transfers."""
    return [
        Gift(transfer + 1, giver, receiver, halves_of(hands, card))
        for transfer, giver, receiver, card in hands.gifts(seats)
    ]


def halves_of(hands: DealtHands, card: int) -> tuple[str, str]:
    return pieces.ACTION_NAMES[hands.halves[card * 2]], pieces.ACTION_NAMES[hands.halves[card * 2 + 1]]


def on_paper(mission: Mission, plans: vec[i64]) -> list[list[str | None]]:
    """As in a flight on paper: names for each crew member's slots."""
    names = [None if action == pieces.NOTHING else pieces.ACTION_NAMES[action] for action in plans]
    turns = int(mission.turns)
    return [names[start : start + turns] for start in range(0, len(names), int(pieces.TURNS))]


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
    return Verdict(won=not flight.is_lost(), score=int(Score(flight).total()) if is_scored(flight) else 0)
