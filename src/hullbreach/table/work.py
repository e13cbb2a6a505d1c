"""Works: what people wrote in a workshop and keep here, and what goes to and fro while they write.

Whoever knows a work's id reads it: it is what links are made of. Its author has a key, which changes it and takes it
away; the key is sent in a header, never in an address.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from hullbreach.kernel.schema import Blank
from hullbreach.table.bodies import Body, OptionInfo

MOST_GAMES: Final = 50
"""In one answer about a trial; whoever wants more asks again."""
MOST_SECONDS: Final = 5.0
MOST_START: Final = 1_000_000


class ShopListed(Body, frozen=True):
    """A game that has a workshop here."""

    game: str


class ShopInfo(Body, frozen=True):
    """All that a form needs to know."""

    game: str
    longest: int
    """Bytes of a paper."""
    option: str
    """The option of a table that is written with a paper."""
    form: Blank
    models: dict[str, Any]
    """By id: the papers of the game itself, to begin with."""
    trial: list[OptionInfo]
    bots: list[str]


class Problem(Body, frozen=True):
    """Something that is wrong with a paper; `details.field` is the path of its place."""

    code: str
    details: dict[str, str | int]


class Reviewed(Body, frozen=True):
    """What is wrong; where nothing is, the fair copy, and what to choose for a table that plays it."""

    problems: list[Problem]
    paper: Any = None
    options: dict[str, str] = {}


class AskTrial(Body, frozen=True):
    """How do bots get on with it? As many games as there is time for, and one at least."""

    paper: msgspec.Raw
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    start: Annotated[int, Meta(ge=0, le=MOST_START)] = 0
    """The number of the first game: who asks on begins where the last answer ended."""
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 10
    seconds: Annotated[float, Meta(ge=0.1, le=MOST_SECONDS)] = 2.0


class WorkMade(Body, frozen=True):
    work: str
    key: str


class Work(Body, frozen=True):
    game: str
    paper: Any
    created: int
    changed: int


class WorkGone(Body, frozen=True):
    work: str
