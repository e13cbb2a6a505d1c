"""The table server with the built pages, as a process of its own: `python -m tests.browser.server PORT DATABASE`."""

from __future__ import annotations

import sys
from pathlib import Path

import uvicorn
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

import hullbreach.table
from hullbreach.table.app import make_app
from hullbreach.table.run import configure
from hullbreach.table.settings import Limits, Settings

STATIC = Path(hullbreach.table.__file__).parent / "static"


def main() -> None:
    # All browsers of the tests share one address.
    limits = Limits(requests=500.0, requests_burst=1000, messages=200.0, messages_burst=400)
    settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=limits)
    app = make_app(settings)
    if not any(isinstance(route, Mount) and isinstance(route.app, StaticFiles) for route in app.routes):
        app.router.routes.append(Mount("/", StaticFiles(directory=STATIC, html=True)))
    uvicorn.Server(configure(settings, app)).run()


if __name__ == "__main__":
    main()
