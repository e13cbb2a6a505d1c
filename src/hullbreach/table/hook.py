"""Webhooks over the wire: what a table calls when it becomes somebody's turn, and at the end."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from hullbreach.table.bodies import Body

MOST_URL: Final = 500
VERSION: Final = 1


class SetHook(Body, frozen=True):
    """Where to call from now on, and in which language to say it."""

    url: Annotated[str, Meta(min_length=1, max_length=MOST_URL)]
    language: Literal["en", "fr"] = "en"


class HookMade(Body, frozen=True):
    """The secret that calls are signed with is shown once."""

    host: str
    secret: str


class HookInfo(Body, frozen=True):
    """For who holds a seat: where calls go, without the address itself, which may be somebody's secret."""

    host: str
    """Empty for a table without one."""
    failed: int
    """How many calls in a row did not get through; after so many nothing is called any more."""
    off: bool


class HookGone(Body, frozen=True):
    host: str


class Call(Body, frozen=True):
    """What is posted, signed. `text` and `content` say the same, for the chat rooms that read one or the other."""

    v: int
    event: Literal["turn", "end"]
    game: str
    table: str
    """Its id: whoever reads the calls may take a free seat."""
    name: str
    link: str
    players: list[str]
    """Whose turn it is, or who has won."""
    text: str
    content: str
