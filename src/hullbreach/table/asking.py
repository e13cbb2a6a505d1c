"""What costs the server more than a message, weighed: an address and a seat can afford so much of it."""

from __future__ import annotations

from typing import Final

from hullbreach.table.errors import TableError
from hullbreach.table.limits import Addresses
from hullbreach.table.settings import Limits

PREVIEW: Final = 1.0
PAST: Final = 2.0
FILM: Final = 5.0
HINT: Final = 10.0


class Budget:
    """One bucket for each address, and one for each seat, wherever its holder comes from."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = Addresses(limits.questions, limits.questions_burst, 1)

    def spend(self, tokens: float, address: str, table: str = "", seat: int | None = None) -> None:
        """Raises TableError if it is too much."""
        askers = [f"from {address}"] if seat is None else [f"from {address}", f"seat {seat} of {table}"]
        if not all(self._buckets.may_ask(asker, tokens) for asker in askers):
            raise TableError("too-fast")

    def forget_quiet(self) -> None:
        self._buckets.forget_quiet()
