"""Where a component goes best on a draft, and what it adds there."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.bot import fitting
from hullbreach.games.galaxy_trucker.bot.draft import Draft
from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.kernel.agenda import NONE

NOWHERE: Final = -1000.0


@final
class Spot:
    """A place and a turn for a component, and how much better it makes the ship; nowhere if the place is NONE."""

    def __init__(self, gain: float, place: i64, turn: i64) -> None:
        self.gain = gain
        self.place = place
        self.turn = turn


def best_spot(draft: Draft, tile: i64, before: float) -> Spot:
    """Where a component makes the most of the ship without an error, if anywhere; `before` is what it is worth now."""
    best = Spot(NOWHERE, NONE, 0)
    joins: i64 = draft.shares.joins
    for place in range(draft.board.size):
        around: i64 = draft.surroundings(place) if draft.parts[place] == part.EMPTY else fitting.BARRED
        if around != fitting.BARRED and draft.shares.weldable[around] > 0.0:
            for turn in range(part.SIDES):
                lying: i64 = pieces.lying(tile, turn)
                fits: bool = fitting.may_lie(joins, lying, around) and fitting.would_hold(joins, lying, around)
                if fits and not draft.is_wrong(place, lying):
                    gain: float = gain_at(draft, place, lying, before)
                    if gain > best.gain:
                        best = Spot(gain, place, turn)
    return best


def gain_at(draft: Draft, place: i64, lying: i64, before: float) -> float:
    """What a component adds to the worth of the ship on that square."""
    draft.parts[place] = lying
    gain: float = draft.worth() - before
    draft.parts[place] = part.EMPTY
    return gain
