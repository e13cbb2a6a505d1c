"""A server process: uvicorn with the settings the table wants."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import uvicorn

from hullbreach.table.app import make_app
from hullbreach.table.protocol import PromptHttp, TableSocket
from hullbreach.table.settings import Settings

if TYPE_CHECKING:
    from socket import socket

    from starlette.applications import Starlette


PATIENCE: Final = 4
"""A message that is too big is refused; one so many times too big is not even read, and closes its connection."""


def configure(settings: Settings, app: Starlette | None = None) -> uvicorn.Config:
    """No access log: what people play is their own business, and a log line per request is not free."""
    app = app or make_app(settings)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=PromptHttp,
        limit_concurrency=settings.limits.connections + settings.limits.waiting,
        ws=partial(TableSocket, app.state.server.welcome, settings.limits.outbox),  # type: ignore[arg-type] # whatever makes a protocol
        ws_max_size=settings.limits.message_bytes * PATIENCE,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )


def spare_collector() -> None:
    """Views and journals hold no cycles: looking for some in every table, every few hundred moves, finds nothing."""
    gc.freeze()
    gc.set_threshold(500_000, 20, 100)


def serve(settings: Settings, listener: socket | None = None) -> None:
    """Until a signal says stop; on a socket that listens already, or on one of its own."""
    spare_collector()
    with suppress(KeyboardInterrupt):
        uvicorn.Server(configure(settings)).run([listener] if listener else None)


def main() -> None:
    """`python -m hullbreach.table '{"port": 8765}'`: the settings as JSON."""
    serve(msgspec.json.decode(sys.argv[1] if len(sys.argv) > 1 else "{}", type=Settings))
