"""What a bot decides because of a mission: which one to fly, what to bet, when to go first or not at all."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, moves, stage
from hullbreach.games.galaxy_trucker.bot import taste
from hullbreach.games.galaxy_trucker.missions.plan import Money
from hullbreach.games.galaxy_trucker.ship import strength, structure
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move

VOCABULARY: Final = moves.VERBS.vocabulary
FACE: Final = VOCABULARY.read("face")
VOLUNTEER: Final = VOCABULARY.read("volunteer")
HOLD_BACK: Final = VOCABULARY.read("hold-back")
REJOIN: Final = VOCABULARY.read("rejoin")
VOTE: Final[i64] = moves.VERBS.number("vote")
BET: Final[i64] = moves.VERBS.number("bet")


def is_asked(now: i64) -> bool:
    """Whether a mission is why something is asked."""
    return stage.MISSION <= now <= stage.PILOT


def decide(table: Table, seat: i64, now: i64) -> Move:
    """In every stage a mission asks something in."""
    if now == stage.MISSION:
        return VOCABULARY.say(VOTE, best_offer(table))
    if now == stage.BET:
        return VOCABULARY.say(BET, best_bet(table, seat))
    if now == stage.VOLUNTEER:
        return VOLUNTEER if not table.heedless and can_beat(table, seat) else HOLD_BACK
    return REJOIN if now == stage.PILOT else FACE


# --- which mission ---------------------------------------------------------------------------------------------------
def best_offer(table: Table) -> i64:
    """The one whose rewards promise most at this level."""
    best: i64 = 0
    most: float = -1000.0
    for place in range(3):
        number: i64 = table.cells[cell.OFFERED + place]
        if number > 0:
            found: float = promise(table.setting.plan_of(number).money, table.cells[cell.LEVEL])
            if found > most:
                most = found
                best = place
    return best


def promise(lines: list[Money], level: i64) -> float:
    """What one of each that is counted would bring, less what it would cost."""
    found: float = 0.0
    for line in lines:
        if line.amounts:
            found += float(-line.amount(level) if line.cost else line.amount(level))
    return found


# --- what to bet -----------------------------------------------------------------------------------------------------
def best_bet(table: Table, seat: i64) -> i64:
    """The option that wins most on average, as far as losses can be foreseen."""
    bet = table.aims().bet()
    best: i64 = len(table.plan.choices) - 1
    if bet is None:
        return best
    most: float = -1000.0
    expected: float = losses_ahead(table, seat)
    for option in range(len(table.plan.choices)):
        found: float = 0.0
        if bet.bounds[option] != NONE:
            chance: float = at_most(expected, bet.bounds[option])
            found = float(bet.amount(table.cells[cell.LEVEL], option)) * (chance - 0.5 * (1.0 - chance))
        if found > most:
            most = found
            best = option
    return best


def losses_ahead(table: Table, seat: i64) -> float:
    """How many components a ship like this loses on average: the more the farther it flies and the more sticks out."""
    exposed: float = float(structure.exposed(table.ships[seat]))
    return taste.LOSSES * float(table.cells[cell.LEVEL]) + taste.LOSSES_EXPOSED * exposed


def at_most(expected: float, bound: i64) -> float:
    """How likely no more than that happens, of things that come one by one."""
    term: float = exp(-expected)
    found: float = term
    for number in range(1, bound + 1):
        term = term * expected / float(number)
        found += term
    return found


# --- who goes first --------------------------------------------------------------------------------------------------
def can_beat(table: Table, seat: i64) -> bool:
    """Whether the enemy can be beaten, if need be with all the cells there are."""
    hull = table.ships[seat]
    return strength.cannon(hull, strength.useful_for_cannons(hull)) > 2 * table.card().strength
