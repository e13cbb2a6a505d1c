"""How much care a builder takes: how long it looks for better components, and how far it thinks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import facts, moves
from hullbreach.kernel.moves import Move


@final
class Care:
    """One way to build, for those who may try at least so many plans."""

    def __init__(self, found: facts.Care) -> None:
        self.tries: i64 = found.tries
        self.looks: float = found.looks
        """How many components it looks at for each square of its ship."""
        self.patience: float = found.patience
        """While it may still look at more than so many for each free square it takes only what it likes."""
        self.promises: bool = found.promises
        """Whether it sees what free squares promise."""
        self.rummages: bool = found.rummages
        """Whether it looks through what lies face up."""
        self.sets_aside: bool = found.sets_aside
        self.hand: float = found.hand
        """How many times as long as a practised one its hand takes."""


CARES: Final[list[Care]] = [Care(found) for found in facts.bot().care]
"""The least careful first."""


A_LOOK: Final[i64] = facts.bot().pace["a look"]


def pace(move: Move, care: Care) -> int:
    """How long a move in the yard takes, in milliseconds."""
    return int(care.hand * float(PACES[move.verb]))


def _paces() -> list[int]:
    """By verb."""
    return [facts.bot().pace.get(bound.verb.name, 0) for bound in moves.VERBS.bound]


PACES: Final[list[int]] = _paces()


def care_for(tries: i64) -> Care:
    """The most careful way so many tries allow."""
    best = CARES[0]
    for care in CARES:
        if care.tries <= tries:
            best = care
    return best
