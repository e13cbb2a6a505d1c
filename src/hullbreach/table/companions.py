"""Sheets of those who play with the box: resolved at once, thought about by advisers in a process of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.games import companions, find_companion
from hullbreach.kernel.errors import BadOption, HullError
from hullbreach.table.bodies import CompanionListed
from hullbreach.table.errors import TableError, because
from hullbreach.table.rewinding import Projector
from hullbreach.table.thinking import Question, Thinkers

if TYPE_CHECKING:
    import msgspec

    from hullbreach.kernel.companion import Companion
    from hullbreach.table.bodies import AskAdvice
    from hullbreach.table.settings import Limits

ADVISERS: Final = 1
"""They have processes of their own: no bot waits for somebody's advice."""


class Desk:
    """Where sheets are handed in. It keeps nothing."""

    def __init__(self, limits: Limits) -> None:
        self._thinkers = Thinkers(ADVISERS, limits.advices)
        self._projector = Projector(limits.looks)
        self._advised: set[str] = set()

    def listed(self) -> list[CompanionListed]:
        return [CompanionListed(game=companion.id) for companion in companions()]

    async def film(self, game: str, text: bytes) -> msgspec.Struct:
        """The film of a sheet. It takes a few milliseconds, in a thread and one after the other: the loop goes on."""
        return await self._projector.show_slowly(self._film, self.find(game), text)

    async def advice(self, game: str, ask: AskAdvice, address: str) -> bytes:
        """What to change, as JSON; each address waits for one answer at a time."""
        companion, text = self.find(game), bytes(ask.paper)
        if address in self._advised:
            raise TableError("busy")
        self._advised.add(address)
        try:
            # A sheet that cannot be resolved is refused here, with the field's name, and never reaches a worker.
            await self._projector.show_slowly(self._film, companion, text)
            return await self._thinkers.advise(Question(game, text, ask.seconds, ask.seed), address)
        finally:
            self._advised.discard(address)

    def close(self) -> None:
        self._thinkers.close()

    def find(self, game: str) -> Companion:
        try:
            return find_companion(game)
        except BadOption as error:
            raise because("no-such-companion", error) from None

    def _film(self, companion: Companion, text: bytes) -> msgspec.Struct:
        try:
            return companion.make_film(companion.read(text))
        except HullError as error:
            raise because("bad-paper", error) from None
