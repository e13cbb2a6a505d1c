"""Flights from plain lists, for the modules that stay interpreted.

An array that interpreted code hands to compiled code is never given back; a list is.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert.resolution.flight import Flight, Mission
from hullbreach.games.space_alert.resolution.turns import begin
from hullbreach.kernel.journal import MUTE, Journal


def numbers(values: list[int]) -> vec[i64]:
    result = vec[i64]()
    for value in values:
        result = append(result, value)
    return result


def mission_from(
    rules: i64,
    crew: i64,
    humans: i64,
    cards: list[int],
    zones: list[int],
    times: list[int],
    tracks: list[int],
    piles: list[int],
) -> Mission:
    threats = numbers(cards)
    return Mission(rules, crew, humans, threats, numbers(zones), numbers(times), numbers(tracks), numbers(piles))


def begin_from(mission: Mission, plans: list[int], slips: list[int], journal: Journal = MUTE) -> Flight:
    return begin(mission, numbers(plans), numbers(slips), journal)
