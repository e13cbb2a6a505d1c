"""Checking what was given on the command line."""

from __future__ import annotations

from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Final, TypeVar

from hullbreach.cli.files import read_text
from hullbreach.kernel.errors import BadOption, HullError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.kernel.drive import Player
    from hullbreach.kernel.options import Options
    from hullbreach.kernel.title import Title

Number = TypeVar("Number", int, float)

MOST_SEED: Final = 2**63 - 1
SEEDS: Final = 1_000_000
"""Seeds of chance's choosing are short enough to be told across a table."""
MOST_JOBS: Final = 256
"""All of them are started at once; more is a slip of the finger."""


def at_least(least: Number, flag: str, value: Number) -> Number:
    """The value; raises HullError if it is smaller (or no number at all)."""
    if not value >= least:
        raise HullError("number-too-small", option=flag, value=str(value), least=str(least))
    return value


def at_most(most: Number, flag: str, value: Number) -> Number:
    """The value; raises HullError if it is greater."""
    if value > most:
        raise HullError("number-too-big", option=flag, value=str(value), most=str(most))
    return value


def random_seed() -> int:
    return randbelow(SEEDS)


def checked_seed(value: int) -> int:
    """A seed that a log can hold."""
    return at_most(MOST_SEED, "--seed", at_least(0, "--seed", value))


def checked_jobs(value: int) -> int:
    return at_most(MOST_JOBS, "--jobs", at_least(1, "--jobs", value))


def pairs(flag: str, texts: Sequence[str] | None) -> dict[str, str]:
    """`NAME=VALUE` texts as a dictionary; raises HullError."""
    found: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise HullError("bad-assignment", option=flag, text=text)
        if name in found:
            raise HullError("given-twice", option=flag, name=name)
        found[name] = value
    return found


def options_of(title: Title, texts: Sequence[str] | None) -> dict[str, str]:
    """`NAME=VALUE` texts as options; what is written may stand in a file, `NAME=@FILE`. Raises HullError."""
    found = pairs("--option", texts)
    for option in title.options:
        if option.longest and found.get(option.name, "").startswith("@"):
            found[option.name] = read_text(Path(found[option.name][1:]))
    return found


def bots_by_seat(title: Title, options: Options, texts: Sequence[str] | None, seed: int) -> dict[int, Player]:
    """`SEAT=NAME` texts as players; raises HullError."""
    wanted = pairs("--bot", texts)
    if not wanted:
        return {}
    from hullbreach.players import make_bot
    from hullbreach.players.player import patient_tries

    seats = title.seats(options)
    for seat in wanted:
        if seat not in seats:
            raise BadOption("unknown-seat", seat=seat, expected=", ".join(seats))
    return {seats.index(seat): make_bot(name, seed + 1, tries=patient_tries()) for seat, name in wanted.items()}
