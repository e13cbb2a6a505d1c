"""What a mission would pay for a ship: the worth of what its card counts, as far as that can be foreseen in the yard.

The accounts know only what came of it. Who builds needs to see that half of what is asked is better than nothing, so
here all that is all or nothing on the card grows bit by bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.bot import taste
from hullbreach.games.galaxy_trucker.missions import counting
from hullbreach.games.galaxy_trucker.missions import plan as plans
from hullbreach.games.galaxy_trucker.missions.plan import COUNTER_NAMES, Condition, Money, Plan
from hullbreach.games.galaxy_trucker.ship import structure
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE

MET: Final[i64] = COUNTER_NAMES.index("directives_met")
BROKEN: Final[i64] = COUNTER_NAMES.index("directives_broken")
ENEMIES: Final[i64] = COUNTER_NAMES.index("enemies_beaten")
NOTHING_COUNTED: Final = vec[float]([0.0 for _ in COUNTER_NAMES])


@final
class Aims:
    """What counts in this flight; amounts are those of its level."""

    def __init__(self, plan: Plan, level: i64, drawn: list[Condition]) -> None:
        self.plan = plan
        self.level = level
        self.drawn = drawn
        """The directives of this flight."""
        self.faith: float = taste.MISSION / (1.0 + taste.DANGER * float(supercards(plan, level)))
        """How far one builds for it: who may not come home had better have a good ship."""
        self.counted = NOTHING_COUNTED[:]
        """What is being weighed, for those below: an array that goes through a `Callable` is never given back."""

    def worth(self, counted: vec[float], home: float = 1.0) -> float:
        """What the mission would pay for so much of everything, less what it would cost; who comes `home` gets it."""
        met: float = 0.0
        for directive in self.drawn:
            met += kept(directive, counted)
        if self.drawn:
            counted[MET] = met
            counted[BROKEN] = float(len(self.drawn)) - met
        self.counted = counted
        found: float = 0.0
        for line in self.plan.money:
            paid: float = BY_PAY[line.pay](self, line)
            found += -paid if line.cost else paid * home
        return found

    def beauty(self, reward: i64) -> float:
        """How much more than usual it costs if a connector sticks out."""
        return taste.BEAUTY * float(reward * (self.plan.beauty_factor - 1))


def supercards(plan: Plan, level: i64) -> i64:
    """How many make a flight of this level more dangerous than it is without the mission."""
    found: i64 = 0
    for insertion in plan.insertions:
        if len(insertion.total) > 0:
            found += insertion.total[level - 1]
        elif not insertion.optional:
            found += insertion.each * structure.count(insertion.stacks)
    return found


def aims_of(table: Table) -> Aims | None:
    """What is worth building for besides the usual, or None."""
    plan = table.aims()
    if not plan.money and plan.beauty_factor == 1:
        return None
    drawn: list[Condition] = []
    for number, directive in enumerate(plan.directives):
        if counting.is_drawn(table, number):
            drawn.append(directive)
    return Aims(plan, table.cells[cell.LEVEL], drawn)


# --- line by line ----------------------------------------------------------------------------------------------------
def kept(condition: Condition, counted: vec[float]) -> float:
    """How far a condition is fulfilled, from 0 to 1."""
    found: float = counted[condition.counter]
    if condition.at_least > 0 and found < float(condition.at_least):
        return found / float(condition.at_least)
    if condition.at_most != NONE and found > float(condition.at_most):
        return max(0.0, 1.0 - (found - float(condition.at_most)) / float(condition.at_most + 1))
    return 1.0


def qualified(aims: Aims, line: Money) -> float:
    condition = line.condition
    return 1.0 if condition is None else kept(condition, aims.counted)


def per(aims: Aims, line: Money) -> float:
    return float(line.amount(aims.level)) * aims.counted[line.counter]


def by_table(aims: Aims, line: Money) -> float:
    """In proportion between the places of the table."""
    found: float = aims.counted[line.counter]
    whole: i64 = int(found)
    low: float = float(line.amount(aims.level, whole - 1)) if whole > 0 else 0.0
    return low + (found - float(whole)) * (float(line.amount(aims.level, whole)) - low)


def most(aims: Aims, line: Money) -> float:
    """The more of it, the likelier nobody has more."""
    return float(line.amount(aims.level)) * min(1.0, aims.counted[line.counter] / taste.MOST)


def rank(aims: Aims, line: Money) -> float:
    """Nobody does without something just to have the fewest: what counts is to be among those who are ranked."""
    share: float = 0.5 if line.fewest_first else min(1.0, aims.counted[line.counter] / taste.MOST)
    return float(line.amount(aims.level)) * share * qualified(aims, line)


def if_so(aims: Aims, line: Money) -> float:
    return float(line.amount(aims.level)) * qualified(aims, line)


def sets(aims: Aims, line: Money) -> float:
    """The more complete a set is, the more the next piece of it is worth."""
    found: float = 0.0
    taken: float = 0.0
    there: float = 1.0
    while there > 0.0:
        there = 0.0
        for counter in line.counters:
            there += max(0.0, min(1.0, aims.counted[counter] - taken))
        there = there / float(len(line.counters))
        found += there * there
        taken += 1.0
        if line.once:
            there = 0.0
    return found * float(line.amount(aims.level))


def by_marker(aims: Aims, line: Money) -> float:
    """Whom enemies fear, they leave in peace."""
    safe: float = min(1.0, aims.counted[ENEMIES] / taste.GUARDED)
    return float(line.amount(aims.level)) * (safe if line.alive else 1.0 - safe)


def by_chance(_aims: Aims, _line: Money) -> float:
    """Bets are made when the ship is built."""
    return 0.0


def losses(aims: Aims, line: Money) -> float:
    return -float(line.per_component) * aims.counted[line.counter]


def at_launch(aims: Aims, line: Money) -> float:
    return float(line.amount(aims.level)) * (1.0 - kept(aims.plan.requirements[line.requirement], aims.counted))


PAYS: Final[dict[int, Callable[[Aims, Money], float]]] = {
    plans.PER: per,
    plans.TABLE: by_table,
    plans.MOST: most,
    plans.RANK: rank,
    plans.IF: if_so,
    plans.SETS: sets,
    plans.MARKER: by_marker,
    plans.CHOICE: by_chance,
    plans.CHOICE_FAILED: by_chance,
    plans.LOSSES: losses,
    plans.LAUNCH: at_launch,
}
BY_PAY: Final[list[Callable[[Aims, Money], float]]] = [PAYS[pay] for pay in range(len(PAYS))]
