"""What everybody was shown last. The public part is compared, and written down, once for all who look."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from hullbreach.table.messages import ENCODER, Op
from hullbreach.table.patch import difference

if TYPE_CHECKING:
    from hullbreach.kernel.view import Own, Seen, View


class Sights:
    """All connections of a table are told together, so one memory serves for all of them."""

    def __init__(self) -> None:
        self._public: View | None = None
        self._own: dict[int | None, Own | None] = {}

    def remember(self, seen: Seen) -> None:
        self._public = seen.public
        self._own[seen.seat] = seen.own

    def public_changes(self, public: View) -> list[Op]:
        """Ready for the wire, as they go into the news of every seat."""
        changes = _below("public", difference(self._public, public))
        self._public = public
        return [cast("Op", msgspec.Raw(ENCODER.encode(change))) for change in changes]

    def own_changes(self, seat: int | None, own: Own | None) -> list[Op]:
        changes = _below("own", difference(self._own[seat], own))
        self._own[seat] = own
        return changes


def _below(field: str, changes: list[Op]) -> list[Op]:
    return [[[field, *path], *rest] for path, *rest in changes]
