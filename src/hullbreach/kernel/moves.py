"""Moves are words of a finite vocabulary.

A game declares its verbs and what each may be said of; the vocabulary enumerates every combination once. A move is
therefore an interned object with a small number: equality is identity, logs are short, masks for learning are free.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from hullbreach.kernel.errors import UnknownMove


@final
class Domain:
    """The finite values one parameter of a verb can take, by their names."""

    def __init__(self, name: str, values: Sequence[str]) -> None:
        self.name = name
        self.values = tuple(values)


@final
class Verb:
    """A kind of move: `fire` of a shot, `hold` of nothing."""

    def __init__(self, name: str, *domains: Domain) -> None:
        self.name = name
        self.domains = domains


@final
class Move:
    """One word: its number, its verb's number, which of the verb's combinations it is, and how it is written."""

    def __init__(self, number: i64, verb: i64, arg: i64, args: tuple[int, ...], text: str) -> None:
        self.number = number
        self.verb = verb
        self.arg = arg
        self.args = args
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class Wait:
    """A player's answer "not now": wake me in so many milliseconds of game time.

    Where no time passes it means: not before somebody else has moved.
    """

    def __init__(self, ms: int) -> None:
        self.ms = max(ms, 1)


@final
class Vocabulary:
    """Every move of a game, in a fixed order."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self.moves: list[Move] = []
        self.starts: list[int] = []
        for number, verb in enumerate(self.verbs):
            self.starts.append(len(self.moves))
            for arg, args in enumerate(_combinations(verb.domains)):
                words = [verb.name]
                words += [domain.values[value] for domain, value in zip(verb.domains, args, strict=True)]
                self.moves.append(Move(len(self.moves), number, arg, args, " ".join(words)))
        self._by_text = {move.text: move for move in self.moves}

    def __len__(self) -> int:
        return len(self.moves)

    def say(self, verb: i64, arg: i64) -> Move:
        """The move of that verb with that combination."""
        return self.moves[self.starts[verb] + arg]

    def read(self, text: str) -> Move:
        """The move written so; raises UnknownMove."""
        move = self._by_text.get(text)
        if move is None:
            raise UnknownMove("unknown-move", move=text)
        return move

    def numbered(self, number: int) -> Move:
        """The move with that number; raises UnknownMove."""
        if not 0 <= number < len(self.moves):
            raise UnknownMove("unknown-move", move=number)
        return self.moves[number]

    def values_of(self, move: Move) -> dict[str, str]:
        """The move's parameters by name, for whoever puts it into words."""
        domains = self.verbs[move.verb].domains
        return {domain.name: domain.values[value] for domain, value in zip(domains, move.args, strict=True)}


def runs(moves: list[Move]) -> list[int]:
    """Their numbers as runs: first, count, first, count … The values of one verb lie side by side."""
    found: list[int] = []
    following = -1
    for number in sorted([move.number for move in moves]):
        if number == following:
            found[-1] += 1
        else:
            found.append(number)
            found.append(1)
        following = number + 1
    return found


def _combinations(domains: tuple[Domain, ...]) -> list[tuple[int, ...]]:
    combinations: list[tuple[int, ...]] = [()]
    for domain in domains:
        combinations = [(*head, value) for head in combinations for value in range(len(domain.values))]
    return combinations
