"""The clock on the screen is the server's, however far away that is."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from websockets.sync.client import connect

from hullbreach.table.messages import VERSION
from tests.browser.conftest import Visitors
from tests.browser.test_real_time import begin, open_pair

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

pytest.importorskip("playwright")
pytestmark = pytest.mark.alone

LAG_MS = 100
JITTER_MS = 60
CLOSE_MS = 50
LOOKS = 60
LOOK_EVERY_MS = 100

# Every message takes so long each way, a little more or less, and none overtakes another.
FAR_AWAY = """
    const Near = WebSocket;
    window.WebSocket = class extends Near {
        #there = 0;
        #back = 0;
        #later(last, work) {
            const due = Math.max(last, performance.now() + LAG + Math.random() * JITTER);
            setTimeout(work, due - performance.now());
            return due;
        }
        send(text) {
            this.#there = this.#later(this.#there, () => super.send(text));
        }
        set onmessage(hear) {
            super.onmessage = (message) => { this.#back = this.#later(this.#back, () => hear(message)); };
        }
    };
""".replace("LAG", str(LAG_MS)).replace("JITTER", str(JITTER_MS))


@contextmanager
def loopback(page: Page, address: str) -> Iterator[Callable[[], float]]:
    """How far the game's time is ahead of the time of day, asked right beside the server, by the faster of two."""
    _, _, _, table, token = address.split("/")
    base = page.evaluate("() => location.origin").replace("http", "ws", 1)
    with connect(f"{base}/ws/{table}") as socket:
        socket.send(json.dumps({"t": "hello", "v": VERSION, "token": token}))

        def trip(name: str) -> tuple[float, float]:
            left = time.time()
            socket.send(json.dumps({"t": "ping", "id": name}))
            while (reply := json.loads(socket.recv(10)))["t"] != "pong":
                continue
            came = time.time()
            return came - left, reply["time"] - (left + came) / 2 * 1000

        yield lambda: min(trip(f"direct-{number}") for number in range(2))[1]


def shown(page: Page) -> float:
    """The same by what the page believes."""
    return float(page.evaluate("() => document.querySelector('.board').time() - Date.now()"))


def most(errors: list[float]) -> float:
    """How far off it was but for one look in ten: the machine may be busy between two questions."""
    return sorted(map(abs, errors))[len(errors) * 9 // 10 - 1]


def test_the_clock_is_right_from_the_start_a_tenth_of_a_second_away(rehearse: Visitors) -> None:
    far, near = rehearse(), rehearse()
    far.add_init_script(FAR_AWAY)
    far.reload()
    left, right = open_pair(far, near)
    with loopback(near, right.address) as ahead:
        begin(far, near)
        errors = []
        for _ in range(LOOKS):
            errors.append(shown(far) - ahead())
            far.wait_for_timeout(LOOK_EVERY_MS)
        assert most(errors) <= CLOSE_MS, errors
        far.reload()
        far.locator(".board").wait_for()
        far.wait_for_timeout(10 * LOOK_EVERY_MS)
        errors = []
        for _ in range(LOOKS // 4):
            errors.append(shown(far) - ahead())
            far.wait_for_timeout(LOOK_EVERY_MS)
        assert most(errors) <= CLOSE_MS, errors
    assert left.address != right.address


def test_the_clock_never_runs_back_and_stands_while_the_game_is_paused(rehearse: Visitors) -> None:
    far, near = rehearse(), rehearse()
    far.add_init_script(FAR_AWAY)
    far.reload()
    open_pair(far, near)
    begin(far, near)
    far.evaluate(
        """() => {
            const board = document.querySelector(".board");
            window.looks = [];
            setInterval(() => window.looks.push(board.time()), 20);
        }"""
    )
    near.get_by_role("button", name="Pause").click()
    far.get_by_role("alert").get_by_role("button", name="Yes").click()
    far.locator(".curtain").wait_for()
    far.wait_for_timeout(600)
    stood = far.evaluate("() => [window.looks.at(-1), window.looks.at(-10)]")
    assert stood[0] == stood[1]
    near.locator(".curtain .primary").click()
    far.get_by_role("alert").get_by_role("button", name="Yes").click()
    far.locator(".board").wait_for()
    far.wait_for_timeout(1000)
    looks = far.evaluate("() => window.looks")
    assert looks == sorted(looks)
    assert looks[-1] > stood[0] + 500
