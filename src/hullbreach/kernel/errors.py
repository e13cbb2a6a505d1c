"""What can go wrong through no fault of the rules.

An error carries a code from a closed list and the things it is about; the words are made outside, in the
reader's language (`error-<code>` in the locale files). `str()` is a plain English fallback for programmers.
"""

from __future__ import annotations


class HullError(Exception):
    """Bad input from outside: names the thing and what was expected, and never damages a game."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code}: {told}" if told else self.code


class IllegalMove(HullError):
    """A move the rules refuse; `rule` is the catalogue id the refusal rests on."""

    def __init__(self, code: str, rule: str, move: str) -> None:
        super().__init__(code, rule=rule, move=move)
        self.rule = rule
        self.move = move


class UnknownMove(HullError):
    """Text or number that is no word of the game's vocabulary."""


class BadOption(HullError):
    """An option, or a value for one, that the game does not offer."""


class BadLog(HullError):
    """A .hull file that cannot be replayed: cut off, edited, too new, or with a move that is refused."""


class BadFacts(HullError):
    """A data file of the package that does not hold what its schema says."""


class BadPaper(HullError):
    """Something written down that does not hold what may stand there; `field` is the path of the field."""
