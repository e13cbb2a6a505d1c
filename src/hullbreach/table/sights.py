"""What everybody was shown last, and told to listen for. The public part is compared and written once for all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.table.messages import Cued, Op
from hullbreach.table.patch import difference

if TYPE_CHECKING:
    from hullbreach.kernel.script import Cue
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
        changes = difference(self._public, public)
        self._public = public
        return changes

    def own_changes(self, seat: int | None, own: Own | None) -> list[Op]:
        changes = difference(self._own[seat], own)
        self._own[seat] = own
        return changes


class Announced:
    """What will be heard, or is being heard, as far as everybody was told."""

    def __init__(self) -> None:
        self._cues: list[Cue] = []

    def changes(self, cues: list[Cue], now: int) -> list[Cued]:
        """What is new among them; and of those told before, what has not been heard to its end and never will be."""
        prevented = [_cued(cue, off=True) for cue in self._cues if cue not in cues and cue.ends > now]
        new = [_cued(cue) for cue in cues if cue not in self._cues]
        self._cues = cues
        return [*prevented, *new]

    def still(self, now: int) -> list[Cue]:
        return [cue for cue in self._cues if cue.ends >= now]


def _cued(cue: Cue, off: bool = False) -> Cued:
    return Cued(at=cue.at, kind=cue.kind, says=cue.says, lasts=cue.lasts, off=off)
