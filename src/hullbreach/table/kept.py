"""Answers that are the same for everybody: made once, packed once, and sent as they are."""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING

from starlette.responses import Response

from hullbreach.table.messages import ENCODER
from hullbreach.table.rewinding import Projector

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import Request


class Kept:
    """One of them, ready for those who unpack and those who do not."""

    def __init__(self, body: object) -> None:
        self.plain = ENCODER.encode(body)
        self.packed = gzip.compress(self.plain)

    def to(self, request: Request) -> Response:
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, headers=headers, media_type="application/json")
        return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")


class KeptAnswers:
    """By address. They are made in a thread: some take longer than a thousand moves."""

    def __init__(self, most_waiting: int) -> None:
        self._projector = Projector(most_waiting)
        self._made: dict[str, asyncio.Future[Kept]] = {}

    async def answer(self, request: Request, make: Callable[[], object]) -> Response:
        path = request.url.path
        if path not in self._made:
            self._made[path] = asyncio.ensure_future(self._projector.show_slowly(lambda: Kept(make())))
        try:
            kept = await asyncio.shield(self._made[path])
        except Exception:
            self._made.pop(path, None)  # the next one who asks tries again
            raise
        return kept.to(request)
