"""`python -m tests.table.process SETTINGS`: a server process with the shelf of the tests."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import uvicorn

from hullbreach.table.app import CLIENT, make_app
from hullbreach.table.run import configure, spare_collector
from hullbreach.table.settings import Settings
from tests.table.shelf import find_title, titles


def make_server(settings: Settings, pages: Path = CLIENT) -> uvicorn.Server:
    return uvicorn.Server(configure(settings, make_app(settings, find_title, titles, pages)))


def main() -> None:
    spare_collector()
    make_server(msgspec.json.decode(sys.argv[1], type=Settings)).run()


if __name__ == "__main__":
    main()
