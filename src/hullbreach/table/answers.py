"""What every page over HTTP does alike: read what was posted, as much as it may be, and answer."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.responses import Response

from hullbreach.table import messages
from hullbreach.table.errors import STATUS, TableError
from hullbreach.table.opening import today
from hullbreach.table.player import Key
from hullbreach.table.tokens import hash_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request

B = TypeVar("B", bound=msgspec.Struct)
PLAYER_HEADER: Final = "hullbreach-player"
"""Where a player's key is shown: beside the seat's token, and in no address."""


async def read_body(request: Request, kind: type[B], most: int) -> B:
    """What was posted; raises TableError for what it must not be."""
    data = await read_bytes(request, most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise TableError("bad-message", problem=str(error)[:200]) from None


async def read_bytes(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise TableError("too-big", most=most)
    return bytes(data)


def bearer(request: Request) -> str:
    """What `Authorization: Bearer` holds, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else ""


def player_in(request: Request) -> str:
    """The player whose key is shown, as the store knows them; nobody without one. Raises TableError for no key."""
    key = request.headers.get(PLAYER_HEADER, "")
    if not key:
        return ""
    try:
        return hash_key(msgspec.convert(key, Key))
    except msgspec.ValidationError:
        raise TableError("bad-key") from None


def known_player(request: Request) -> str:
    """The same where nothing can be done without one."""
    player = player_in(request)
    if not player:
        raise TableError("bad-key")
    return player


def number_in(request: Request, name: str) -> int:
    """A number in the address, 0 without it; raises TableError for what is none."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdigit() and len(text) < 6):
        raise TableError("bad-message", problem=f"{name} must be a number")
    return int(text)


def day_in(request: Request) -> str:
    """The day that is asked for, or today; raises TableError for what is none."""
    day = request.query_params.get("day", today())
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        raise TableError("bad-message", problem="day must be a date, as 2026-11-15") from None


def answer(body: msgspec.Struct | Sequence[msgspec.Struct] | dict[str, Any] | bytes, status: int = 200) -> Response:
    """What is bytes already is JSON that others have written."""
    content = body if isinstance(body, bytes) else messages.ENCODER.encode(body)
    return Response(content, status, {"cache-control": "no-store"}, media_type="application/json")


def attached(content: str | bytes, kind: str, name: str) -> Response:
    """A file to save."""
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)


def refusal(error: TableError) -> Response:
    message = messages.Error(code=error.code, why=error.why, rule=error.rule, details=error.details)
    return answer(message, STATUS[error.code])
