"""A player over the wire: a key made by a browser, the seats it has taken, and the games played there."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from hullbreach.table.bodies import Body
from hullbreach.table.messages import Result, Token

MOST_NOTE: Final = 1_000
MOST_ADOPTED: Final = 100
"""Seats in one request."""

Key = Annotated[str, Meta(min_length=24, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""At least 144 bits, which nobody can guess."""
TableName = Annotated[str, Meta(min_length=1, max_length=40)]


class HeldSeat(Body, frozen=True):
    """A seat somebody shows the token of."""

    table: TableName
    token: Token


class AdoptSeats(Body, frozen=True):
    """Seats that were taken before there was a key, or came by a link: from now on the key knows them."""

    seats: Annotated[list[HeldSeat], Meta(max_length=MOST_ADOPTED)]


class Adopted(Body, frozen=True):
    tables: list[str]
    """Those whose seat the key has now."""
    gone: list[str]
    """Those that are no more."""


class MergeKeys(Body, frozen=True):
    """Another key of the same person, whose games move to the key in the header."""

    other: Key


class Merged(Body, frozen=True):
    games: int


class WriteNote(Body, frozen=True):
    """What a player thinks of a game; nobody else reads it."""

    note: Annotated[str, Meta(max_length=MOST_NOTE)]


class Noted(Body, frozen=True):
    note: str


class Mate(Body, frozen=True):
    """A seat and who sits there; neither a player nor a bot: it is free, or was left."""

    seat: str
    player: str
    bot: str
    taken: bool


class PlayerGame(Body, frozen=True):
    """A game one has a seat in."""

    table: str
    watch: str
    game: str
    options: dict[str, str]
    """Those that are chosen and not as usual."""
    name: str
    day: str
    created: int
    at: int
    """When something happened there last."""
    seq: int
    seat: int
    people: list[Mate]
    over: bool
    turn: bool
    """Others wait for this player."""
    note: str
    result: Result | None
    ms: int
    """How long was played, without long absences; 0 until the end."""
    open: bool
    """Whether its log and replay may be seen: not those of today's challenge."""
    readable: bool
    """Today's rules still replay it."""


class PlayerGames(Body, frozen=True):
    """The unfinished first, then the newest."""

    games: list[PlayerGame]
