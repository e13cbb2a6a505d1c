"""Where others find the server: links that work, printed and told; never an address nobody can go to."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.table.reach import addresses, is_here, links, own_link
from tests.browser.conftest import ARGUMENTS, find_browser, missing
from tests.table.conftest import Start

EVERYWHERE = "0.0.0.0"  # noqa: S104 - that is what is tested
SCRIPT = "import sys; from hullbreach.cli import main; sys.exit(main(sys.argv[1:]))"
PATIENCE_S = 20
NETWORKS = {"10.91.1.1": "10.91.1.2", "10.91.2.1": "10.91.2.2"}
"""The server's address on each, and that of somebody else there."""
KNOCK = """
import sys, urllib.request
page = urllib.request.urlopen(sys.argv[1] + "/api/games", timeout=10)
asked = urllib.request.Request(sys.argv[1] + "/api/tables", b'{"game": "aliens-attack"}', {"Origin": sys.argv[1]})
print(page.status, urllib.request.urlopen(asked, timeout=10).status)
"""


def test_a_host_that_stands_for_all_is_no_link() -> None:
    assert own_link(EVERYWHERE, 80) == "http://127.0.0.1:80"
    assert own_link("::", 80) == "http://[::1]:80"
    assert own_link("192.168.1.5", 80) == "http://192.168.1.5:80"
    assert links("127.0.0.1", 80) == links("::1", 80) == links("localhost", 80) == []
    assert links("192.168.1.5", 80) == ["http://192.168.1.5:80"]
    assert links("fd00::5", 80) == ["http://[fd00::5]:80"]
    assert all(EVERYWHERE not in link and "127." not in link for link in links(EVERYWHERE, 80))
    assert all(not is_here(address) for address in addresses(socket.AF_INET))


@pytest.mark.parametrize("host", ["localhost", "play.localhost", "127.0.0.1", "127.8.0.2", "::1", "[::1]"])
def test_what_only_leads_to_the_machine_itself(host: str) -> None:
    assert is_here(host)
    assert not any(is_here(other) for other in ("example.org", "10.0.0.1", "localhost.example.org", "", "::2"))


def test_only_who_sits_at_the_machine_is_told(start: Start) -> None:
    server = start(host=EVERYWHERE)
    port = int(server.url.rpartition(":")[2])
    assert server.http.get("/api/reach").json() == {"links": links(EVERYWHERE, port)}
    for name in ("play.example.org", "10.0.0.7:1", "[bad"):
        assert server.http.get("/api/reach", headers={"host": name}).json() == {"links": []}, name


@pytest.mark.parametrize("settings", [{"host": "127.0.0.1"}, {"host": EVERYWHERE, "proxies": "127.0.0.1"}])
def test_who_needs_no_other_address_is_told_none(start: Start, settings: dict[str, str]) -> None:
    assert start(**settings).http.get("/api/reach").json() == {"links": []}


@pytest.fixture
def spaces() -> Iterator[dict[str, list[str]]]:
    """Machines made of network namespaces: a server's, and one on each of its two networks; how to act there."""
    if not shutil.which("ip") or os.geteuid() != 0:
        missing("making networks needs the ip command and root")
    table = f"hull{os.getpid()}"
    try:
        run("ip", "netns", "add", table)
        run("ip", "-n", table, "link", "set", "lo", "up")
        for number, (ours, theirs) in enumerate(NETWORKS.items()):
            guest = f"{table}g{number}"
            run("ip", "netns", "add", guest)
            run("ip", "-n", table, "link", "add", f"eth{number}", "type", "veth", "peer", "eth0", "netns", guest)
            for space, device, address in ((table, f"eth{number}", ours), (guest, "eth0", theirs)):
                run("ip", "-n", space, "address", "add", f"{address}/24", "dev", device)
                run("ip", "-n", space, "link", "set", device, "up")
        wait_for_carrier(table, len(NETWORKS))
        inside = {"table": table, **{ours: f"{table}g{number}" for number, ours in enumerate(NETWORKS)}}
        yield {name: ["ip", "netns", "exec", space] for name, space in inside.items()}
    except subprocess.CalledProcessError as error:
        missing(f"this machine makes no networks: {error.stderr}")
    finally:
        for space in (table, *(f"{table}g{number}" for number in range(len(NETWORKS)))):
            subprocess.run(["ip", "netns", "delete", space], capture_output=True, check=False)


def wait_for_carrier(space: str, count: int) -> None:
    """A cable that was plugged in takes a moment to be known."""
    until = time.monotonic() + PATIENCE_S
    while run("ip", "-n", space, "link").count("state UP") < count:
        assert time.monotonic() < until, "the networks never came up"
        time.sleep(0.05)


def said_by(process: subprocess.Popen[str], output: Path, lines: int) -> list[str]:
    """What it has printed, once that is so many lines."""
    until = time.monotonic() + PATIENCE_S
    while len(said := output.read_text().splitlines()) < lines:
        assert process.poll() is None, said
        assert time.monotonic() < until, said
        time.sleep(0.05)
    return [line.strip() for line in said]


def run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=30).stdout


def opened(guest: list[str], link: str, profile: Path) -> str:
    """The page as a browser on that machine shows it, once its scripts have run."""
    if not (browser := find_browser()):
        missing("no chromium was found")
    return run(
        *guest, browser, *ARGUMENTS, f"--user-data-dir={profile}", "--virtual-time-budget=20000", "--dump-dom", link
    )


def test_a_machine_on_two_networks_prints_a_link_for_each(spaces: dict[str, list[str]], tmp_path: Path) -> None:
    serve = [sys.executable, "-u", "-c", SCRIPT, "serve", "--host", EVERYWHERE, "--port", "8765", "--database", "t.db"]
    environment = {**os.environ, "HULLBREACH_LANG": "en", "COLUMNS": "200"}
    output = tmp_path / "said.txt"
    with (
        output.open("w") as file,
        subprocess.Popen([*spaces["table"], *serve], cwd=tmp_path, env=environment, stdout=file, text=True) as process,
    ):
        try:
            said = said_by(process, output, 2 + len(NETWORKS))
            assert "http://127.0.0.1:8765" in said[0]
            assert set(said[2:]) == {f"http://{address}:8765" for address in NETWORKS}
            for link in said[2:]:
                guest = spaces[link.removeprefix("http://").removesuffix(":8765")]
                assert run(*guest, sys.executable, "-c", KNOCK, link).split() == ["200", "201"]
                assert "data-learn" in opened(guest, link, tmp_path / "profile"), link
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(15)
