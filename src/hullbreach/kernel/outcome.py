"""How a game ended, for everybody and for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

NO_SCORE: Final[tuple[tuple[str, int], ...]] = ()


@final
class Result:
    """What came of it for one seat: whether it won, its place (1 is first; equals share one), its own score."""

    def __init__(self, won: bool, rank: int, score: tuple[tuple[str, int], ...] = NO_SCORE) -> None:
        self.won = won
        self.rank = rank
        self.score = score


@final
class Outcome:
    """Why the game ended (a code and its rule), what came of it for each seat, and the score they share."""

    def __init__(
        self, reason: str, rule: str, results: tuple[Result, ...], score: tuple[tuple[str, int], ...] = NO_SCORE
    ) -> None:
        self.reason = reason
        self.rule = rule
        self.results = results
        self.score = score

    @property
    def won(self) -> tuple[bool, ...]:
        """For each seat."""
        return tuple(result.won for result in self.results)

    @property
    def drawn(self) -> bool:
        """Nobody has won, and several share the first place."""
        return not any(self.won) and [result.rank for result in self.results].count(1) > 1

    def value(self, seat: int) -> float:
        """What the end is worth to a seat, from 0 to 1: all of a victory, half of a draw."""
        if self.drawn:
            return 0.5 if self.results[seat].rank == 1 else 0.0
        return float(self.results[seat].won)


def together(won: bool, seats: int = 1) -> tuple[Result, ...]:
    """The results of those who win or lose as one; in defeat nobody is first."""
    return tuple(Result(won, 1 if won else 2) for _ in range(seats))


def drawn(seats: int) -> tuple[Result, ...]:
    """Nobody has won, and nobody is worse off."""
    return tuple(Result(False, 1) for _ in range(seats))


def duel(winner: int) -> tuple[Result, ...]:
    """The results of two seats of which one beat the other."""
    return tuple(Result(seat == winner, 1 if seat == winner else 2) for seat in range(2))


def by_points(points: Sequence[int], name: str) -> tuple[Result, ...]:
    """The most points win; equal points share a place, and the first one is shared by all who have most."""
    ranks = [1 + sum(other > own for other in points) for own in points]
    return tuple(Result(rank == 1, rank, ((name, own),)) for rank, own in zip(ranks, points, strict=True))


@final
class Endings:
    """How the games of one title can end: a code and its rule each, declared once; 0 is a game that still runs."""

    def __init__(self) -> None:
        self.endings: list[tuple[str, str]] = [("running", "")]

    def add(self, reason: str, rule: str) -> int:
        """Declare the next one; returns its number."""
        self.endings.append((reason, rule))
        return len(self.endings) - 1

    def __getitem__(self, number: int) -> tuple[str, str]:
        return self.endings[number]
