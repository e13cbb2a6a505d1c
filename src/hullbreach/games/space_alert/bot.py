"""The game's own rule of thumb: what would come of the plans as they lie, against all threats that are known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, moves, stage
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.resolution import turns
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.score import Score
from hullbreach.kernel.journal import MUTE
from hullbreach.kernel.moves import Move

LOST: Final = 0.3  # at most, the more the later
HOME: Final = 0.7
POINT: Final = 0.005
MOST: Final = 0.95
LEAST_HOME: Final = 0.4

TRUST: Final = moves.VERBS.number("trust")


def chances(table: Table) -> float:
    """Fly it to the end in thought."""
    flight = table.flight
    trial: Flight
    if flight is None:
        trial = table.start(MUTE)
    else:
        trial = Flight(flight.mission, flight.plans, flight.slips, flight.cells[:], MUTE, flight.effects)
        if turns.is_done(trial):
            return HOME  # between the missions of a campaign
        if trial.cells[cell.TURN] > 0:  # its cards are revealed, and still to be carried out
            turns.crew_acts(trial)
    turns.resolve(trial)
    if trial.is_lost():
        return LOST * int(trial.cells[cell.TURN]) / (int(table.setting.turns) + 1)
    value: float = HOME + POINT * int(Score(trial).total())
    return min(max(value, LEAST_HOME), MOST)


def habit(table: Table, seat: i64) -> Move | None:
    """Nobody slips on purpose."""
    return moves.VERBS.vocabulary.say(TRUST, 0) if table.stage_of(seat) == stage.REVEAL else None
