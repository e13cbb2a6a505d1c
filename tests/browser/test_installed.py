"""The pages as an app: manifest and icons, installing it, and what one sees without the server."""

from __future__ import annotations

import json
import shutil
import struct
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import pytest

from hullbreach.table.app import CLIENT
from tests.browser.conftest import MANY_TABLES, Server, Visitors, visitors_of
from tests.browser.hands import start
from tests.browser.test_access import assert_accessible

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

pytest.importorskip("playwright")

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
}"""

ONLY_NEXT = """async () => {
    const old = (name) => !name.startsWith("hullbreach-next-");
    for (let look = 0; look < 500; look++) {
        if (!(await caches.keys()).some(old)) return true;
        await new Promise((done) => setTimeout(done, 20));
    }
    return false;
}"""


@pytest.fixture
def away(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """A server of one's own, to be stopped; what a page says about that is no complaint."""
    server = Server(tmp_path_factory.mktemp("away") / "tables.db", limits=MANY_TABLES)
    server.start()
    with visitors_of(browser, server) as visitors:
        yield visitors
        visitors.complaints.clear()
    server.stop()


def with_worker(visit: Visitors) -> Page:
    page = visit(service_workers="allow")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.locator("article .primary").first.wait_for()
    return page


def test_the_manifest_is_linked_in_ones_language_and_its_icons_are_what_it_says(visit: Visitors) -> None:
    page = visit("fr")
    page.get_by_role("button", name="Jouer").first.wait_for()
    found = page.request.get(urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href") or ""))
    assert found.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(found.body())
    assert manifest["name"] == manifest["short_name"] == "hullbreach"
    assert (manifest["lang"], manifest["display"]) == ("fr", "standalone")
    assert manifest["description"].startswith("Des jeux de plateau")
    assert urljoin(found.url, manifest["start_url"]) == visit.server.address
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    sizes = [check_icon(page, urljoin(found.url, icon["src"]), icon["sizes"]) for icon in manifest["icons"]]
    assert {"any", "192x192", "512x512"} <= set(sizes)


def check_icon(page: Page, address: str, sizes: str) -> str:
    icon = page.request.get(address)
    assert icon.ok, address
    if sizes == "any":
        assert icon.headers["content-type"] == "image/svg+xml"
    else:
        wide, high = struct.unpack(">II", icon.body()[16:24])
        assert f"{wide}x{high}" == sizes, address
    return sizes


def test_installing_is_offered_where_the_browser_does(visit: Visitors) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    button = page.get_by_role("button", name="Install", exact=True)
    assert button.count() == 0
    page.evaluate(
        """() => window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }),
            { prompt: async () => { window.asked = true; } }))"""
    )
    button.click()
    page.wait_for_function("window.asked")
    assert button.count() == 0, "an offer can be taken up once"


def test_without_the_server_one_is_told_and_with_it_the_lobby_comes_back(away: Visitors) -> None:
    page = with_worker(away)
    away.server.stop()
    page.reload()
    page.get_by_text("nothing is lost").wait_for()
    page.evaluate("localStorage.setItem('hullbreach.language', 'fr')")
    page.get_by_role("button", name="Try again").click()
    page.get_by_text("rien n’est perdu").wait_for()
    assert page.locator("main:visible").count() == 1
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert_accessible(page, "offline")
    away.server.start()
    page.locator("article .primary").first.wait_for()  # by itself


def test_what_was_built_is_kept_and_nothing_a_server_answers(away: Visitors) -> None:
    page = with_worker(away)
    start(page)
    page.locator(".gun.lit").first.click()
    page.reload()
    page.locator(".now.mine").wait_for()
    kept = page.evaluate(KEPT)
    assert {"/offline.html", "/offline.js", "/offline.css", "/icon.svg"} <= set(kept)
    built = [path for path in kept if path.startswith("/assets/")]
    assert len(built) > 10
    assert [path for path in kept if path not in built and not path.startswith(("/offline.", "/icon"))] == []


def test_a_new_version_takes_over_at_the_next_load(browser: Browser, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    shutil.copytree(CLIENT, pages)
    (pages / "sw.js.gz").unlink()
    server = Server(tmp_path / "tables.db", "tests.browser.rehearsal", str(pages), limits=MANY_TABLES)
    server.start()
    with visitors_of(browser, server) as visitors:
        page = with_worker(visitors)
        worker = (pages / "sw.js").read_text(encoding="utf-8")
        (pages / "sw.js").write_text(worker.replace('"hullbreach-', '"hullbreach-next-', 1), encoding="utf-8")
        page.reload()
        page.locator("article .primary").first.wait_for()
        assert page.evaluate(ONLY_NEXT)
    server.stop()
