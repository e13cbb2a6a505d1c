"""Tokens hold seats, keys stand for players. They are long and random: a plain hash keeps them."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING

from hullbreach.table.errors import TableError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hullbreach.table.store import SeatRow


def hash_token(token: str) -> str:
    return sha256(token.encode(errors="surrogatepass")).hexdigest()


def hash_key(key: str) -> str:
    """What is kept of a player's key; the same letters as a token would be something else."""
    return sha256(f"player {key}".encode(errors="surrogatepass")).hexdigest()


def seat_held_by(token: str, seats: Iterable[SeatRow]) -> int:
    """Raises TableError."""
    hashed = hash_token(token)
    for seat in seats:
        if seat.token and compare_digest(seat.token, hashed):
            return seat.seat
    raise TableError("bad-token")
