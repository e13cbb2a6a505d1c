"""What decided a flight: it is resolved again without each card and each trip-up, and the ends are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.planner.advice import Change
from hullbreach.games.space_alert.planner.annealing import HOME, worth
from hullbreach.games.space_alert.planner.mending import Mender
from hullbreach.games.space_alert.resolution.score import Score, is_scored
from hullbreach.games.space_alert.resolution.turns import resolve
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import MUTE

if TYPE_CHECKING:
    from hullbreach.games.space_alert.planner.holding import HeldCards
    from hullbreach.games.space_alert.resolution.flight import Flight

MOST: Final = 5
LEAST_POINTS: Final = 3
"""Smaller differences decide nothing."""
TURNS: Final = int(pieces.TURNS)


class End(msgspec.Struct, frozen=True):
    """How a flight ends: `turn` is the last one, `score` None where nothing is scored."""

    won: bool
    turn: int
    score: int | None


class Turning(msgspec.Struct, frozen=True):
    """A card that was laid, or a trip-up, and how the flight would have ended without it."""

    kind: Literal["card", "slip"]
    player: int
    turn: int
    action: str
    without: End


class Review(msgspec.Struct, frozen=True):
    end: End
    turnings: list[Turning]
    """The weightiest, in the order of their turns."""
    last_chance: Change | None
    """The latest single card, of those in hand, that would have saved a lost ship."""


def review(start: Flight, flown: Flight, held: HeldCards) -> Review:
    """`start` is the flight before its first turn, with no trip-ups; `flown` is the same when it was over."""
    end = end_of(flown)
    found = [(weight(worth(flown), end, other), turning) for turning, other in without_each(start, flown)]
    found = [one for one in found if one[0] > 0]
    found.sort(key=lambda one: -one[0])
    turnings = sorted((turning for _, turning in found[:MOST]), key=lambda one: (one.turn, one.player))
    return Review(end, turnings, last_chance(start, flown, held) if not end.won else None)


def end_of(flight: Flight) -> End:
    scored = is_scored(flight)
    turn = min(int(flight.cells[cell.TURN]), int(flight.mission.turns) + 1)
    return End(not flight.is_lost(), turn, int(Score(flight).total()) if scored else None)


def without_each(start: Flight, flown: Flight) -> list[tuple[Turning, Flight]]:
    """The flight again, each time with one card or one trip-up less."""
    found = []
    for place in range(len(flown.plans)):
        player, turn = place // TURNS, place % TURNS + 1
        slip, action = int(flown.slips[place]), int(flown.plans[place])
        if slip != pieces.NOTHING:
            other = fly_again(start, flown.plans, changed(flown.slips, place))
            found.append((Turning("slip", player, turn, pieces.ACTION_NAMES[slip], end_of(other)), other))
        if action != pieces.NOTHING:
            other = fly_again(start, changed(flown.plans, place), changed(flown.slips, place))
            found.append((Turning("card", player, turn, pieces.ACTION_NAMES[action], end_of(other)), other))
    return found


def changed(numbers: vec[i64], place: int) -> vec[i64]:
    copy = numbers[:]
    copy[place] = pieces.NOTHING
    return copy


def fly_again(start: Flight, plans: vec[i64], slips: vec[i64]) -> Flight:
    flight = start.copy(MUTE)
    flight.plans, flight.slips = plans, slips
    resolve(flight)
    return flight


def weight(value: float, end: End, other: Flight) -> float:
    """How much hung on it; 0 if not enough to be told. Ship or no ship weighs more than any points."""
    without = end_of(other)
    if without.won != end.won:
        return 1000.0 + abs(value - worth(other))
    if not end.won:
        return float(abs(end.turn - without.turn))
    points = abs((end.score or 0) - (without.score or 0))
    return float(points) if points >= LEAST_POINTS else 0.0


def last_chance(start: Flight, flown: Flight, held: HeldCards) -> Change | None:
    mender = Mender(flown.mission, flown.plans[:], flown.slips[:], seeded(1), held, start)
    mender.try_singles()
    promising = [(place % TURNS, place, action) for value, place, action in mender.singles if value > HOME]
    for turn, place, action in sorted(promising, reverse=True):
        plans = flown.plans[:]
        plans[place] = action
        # A card that was not laid cannot have been tripped over.
        if held.fit(plans) and not fly_again(start, plans, changed(flown.slips, place)).is_lost():
            return Change(place // TURNS, turn + 1, name_of(int(flown.plans[place])), name_of(action))
    return None


def name_of(action: int) -> str | None:
    return None if action == pieces.NOTHING else pieces.ACTION_NAMES[action]
