"""Why a move is refused: a code for the words and the catalogue rule it rests on, declared once each."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

ALLOWED: Final[i64] = 0
NOT_NOW: Final[i64] = 1
NOT_YOUR_TURN: Final[i64] = 2
GAME_OVER: Final[i64] = 3


@final
class Reason:
    def __init__(self, code: str, rule: str) -> None:
        self.code = code
        self.rule = rule


@final
class Reasons:
    """The reasons of one game. What every game refuses rests on the rules it names for its turns and its end."""

    def __init__(self, turn: str, end: str) -> None:
        self.reasons: list[Reason] = [
            Reason("allowed", turn),
            Reason("not-now", turn),
            Reason("not-your-turn", turn),
            Reason("game-over", end),
        ]

    def add(self, code: str, rule: str) -> int:
        """Declare the next one; returns its number."""
        self.reasons.append(Reason(code, rule))
        return len(self.reasons) - 1

    def __getitem__(self, number: int) -> Reason:
        return self.reasons[number]
