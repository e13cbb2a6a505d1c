"""Workshops over HTTP. A work is read by its id; what only its author may do needs `Authorization: Bearer KEY`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.table.answers import answer, bearer, read_body, read_bytes
from hullbreach.table.limits import visitor
from hullbreach.table.work import AskTrial
from hullbreach.table.works import Workbench

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from hullbreach.table.kept import KeptAnswers
    from hullbreach.table.tables import Tables


class WorkPages:
    """Those of the pages that are about them."""

    def __init__(self, tables: Tables, kept: KeptAnswers) -> None:
        self._most_paper = tables.settings.limits.paper_bytes
        self._kept_forms = kept
        self.workbench = Workbench(tables)

    async def workshops(self, request: Request) -> Response:
        return answer(self.workbench.listed())

    async def workshop(self, request: Request) -> Response:
        workshop = self.workbench.find(request.path_params["game"])
        return await self._kept_forms.answer(request, lambda: self.workbench.told(workshop))

    async def review_paper(self, request: Request) -> Response:
        text = await read_bytes(request, self._most_paper)
        return answer(await self.workbench.review(request.path_params["game"], text, visitor(request)))

    async def trial(self, request: Request) -> Response:
        ask = await read_body(request, AskTrial, self._most_paper)
        return answer(await self.workbench.try_out(request.path_params["game"], ask, visitor(request)))

    async def keep_work(self, request: Request) -> Response:
        text = await read_bytes(request, self._most_paper)
        return answer(await self.workbench.keep(request.path_params["game"], text, visitor(request)), 201)

    async def work(self, request: Request) -> Response:
        return answer(await self.workbench.read(request.path_params["work"]))

    async def replace_work(self, request: Request) -> Response:
        text = await read_bytes(request, self._most_paper)
        return answer(await self.workbench.replace(request.path_params["work"], bearer(request), text))

    async def discard_work(self, request: Request) -> Response:
        return answer(await self.workbench.discard(request.path_params["work"], bearer(request)))
