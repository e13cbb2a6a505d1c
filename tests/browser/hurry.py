"""A server of the shipped pages whose clocks can be put forward: a test flies a mission of ten minutes in one, and
nobody who plays can do so. Around what a test looks at, time passes as it always does.

python -m tests.browser.hurry SETTINGS
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import msgspec
import uvicorn
from starlette.responses import JSONResponse
from starlette.routing import Route

from hullbreach.games import titles
from hullbreach.table.app import make_app
from hullbreach.table.messages import ClockTold
from hullbreach.table.run import configure
from hullbreach.table.settings import Settings
from tests.browser.shelf import find_title

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from starlette.requests import Request
    from starlette.responses import Response


async def leap(request: Request) -> Response:
    """Let the clock of a table show a game time that is to come; what falls due meanwhile happens in its order."""
    tables = request.app.state.server.tables
    table = await tables.find(request.path_params["table"])
    async with table.lock:
        table.clock.catch_up(request.path_params["time"])
        time = table.game_time()
        table.tell(ClockTold(time=time, runs=table.clock.runs(), due=table.due(time), phase=table.told_phase()))
        tables.go_on(table)
    return JSONResponse({"time": time})


async def company(request: Request) -> Response:
    """Let bots sit down at a table wherever nobody does: one that was opened from a log has only one seat taken."""
    tables = request.app.state.server.tables
    table = await tables.find(request.path_params["table"])
    async with table.lock:
        for seat in table.free():
            table.sit(msgspec.structs.replace(table.seats[seat], bot=request.path_params["bot"]))
        tables.go_on(table)
    return JSONResponse({})


def put_forward(page: Page, table: str, second: float) -> None:
    """To a second of a mission that is flown at full speed."""
    assert page.request.post(f"/leap/{table}/{round(second * 1000)}").ok


def main(settings: str) -> None:
    found = msgspec.json.decode(settings, type=Settings)
    app = make_app(found, find_title, titles)
    app.router.routes.insert(0, Route("/leap/{table}/{time:int}", leap, methods=["POST"]))
    app.router.routes.insert(0, Route("/company/{table}/{bot}", company, methods=["POST"]))
    uvicorn.Server(configure(found, app)).run()


if __name__ == "__main__":
    main(sys.argv[1])
