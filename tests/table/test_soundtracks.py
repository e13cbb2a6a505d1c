"""Soundtracks from the server: made once, by somebody else, and served in ranges."""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep

import httpx
import msgspec
import pytest

pytest.importorskip("soundfile")

import soundfile

from hullbreach.games.space_alert.facts import missions
from hullbreach.games.space_alert.script import script
from hullbreach.kernel.script import Script
from hullbreach.table.bodies import Soundtracks
from hullbreach.table.errors import TableError
from hullbreach.table.messages import Error
from hullbreach.table.settings import Limits, Settings
from hullbreach.table.soundtracks import Failure, SoundArchive, produce
from hullbreach.voice.mix import TAIL_S
from tests.table.conftest import GENEROUS, Running, Start, free_port, process_server

PATIENCE = 180
"""A track takes seconds; on a busy machine, whose players come first, minutes."""
TRACK = "/api/soundtracks/space-alert/first_test_run/en.ogg"


def test_the_missions_are_listed(server: Running) -> None:
    listed = msgspec.json.decode(server.http.get("/api/soundtracks").content, type=list[Soundtracks])
    assert [one.game for one in listed] == ["space-alert"]
    assert [one.mission for one in listed[0].missions] == [timeline.id for timeline in missions().mission]
    assert (listed[0].missions[0].group, listed[0].missions[0].seconds) == ("test", 420)
    assert listed[0].seed == "seed-"


@pytest.mark.parametrize("mission", ["mission_3", "3", "seed-42"])
def test_a_script_is_what_the_computer_will_say(server: Running, mission: str) -> None:
    answer = server.http.get(f"/api/soundtracks/space-alert/{mission}")
    assert msgspec.json.decode(answer.content, type=Script) == script(mission)


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("aliens-attack/mission_3", 404, "no-such-game"),
        ("space-alert/mission_9", 404, "no-such-mission"),
        ("space-alert/seed-x", 404, "no-such-mission"),
        ("space-alert/mission_9/en.ogg", 404, "no-such-mission"),
        ("space-alert/mission_3/de.ogg", 404, "no-such-page"),
        ("space-alert/mission_3/en.wav", 404, "no-such-page"),
    ],
)
def test_what_there_is_not(server: Running, path: str, status: int, code: str) -> None:
    answer = server.http.get(f"/api/soundtracks/{path}")
    assert answer.status_code == status
    assert msgspec.json.decode(answer.content, type=Error).code == code


def test_a_track_is_made_once_while_the_server_goes_on_and_comes_in_ranges(server: Running) -> None:
    with ThreadPoolExecutor(2) as people:
        asked = [people.submit(server.http.get, TRACK, timeout=PATIENCE) for _ in range(2)]
        slowest = 0.0
        while not all(one.done() for one in asked):
            before = monotonic()
            assert server.http.get("/healthz").status_code == 200
            slowest = max(slowest, monotonic() - before)
    assert slowest < 2, "nobody waits for a track but who asked for it"
    whole, other = (one.result() for one in asked)
    assert (whole.status_code, whole.headers["content-type"]) == (200, "audio/ogg")
    assert whole.content == other.content, "two of them would differ: an Ogg stream has a number of its own"
    assert soundfile.info(io.BytesIO(whole.content)).duration == pytest.approx(420 + TAIL_S, abs=0.1)
    part = server.http.get(TRACK, headers={"range": "bytes=1000-1999"})
    assert (part.status_code, part.content) == (206, whole.content[1000:2000])
    assert part.headers["content-range"] == f"bytes 1000-1999/{len(whole.content)}"
    assert server.http.get(TRACK, headers={"range": f"bytes={10**9}-"}).status_code == 416


def test_sound_is_not_packed_again(server: Running) -> None:
    """It would be in vain, and a range of something packed is no range of the file."""
    answer = server.http.get(TRACK, headers={"accept-encoding": "gzip"}, timeout=PATIENCE)
    assert "content-encoding" not in answer.headers


def test_a_flood_of_requests_is_stopped(start: Start) -> None:
    running = start(limits=Limits(requests_burst=3, requests=0.001))
    codes = [running.http.get("/api/soundtracks/space-alert/seed-1").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_a_worker_does_not_outlive_a_server_that_was_killed(tmp_path: Path) -> None:
    port = free_port()
    process = process_server(Settings(port=port, database=str(tmp_path / "t.db"), limits=GENEROUS))
    with ThreadPoolExecutor(1) as listener:
        listener.submit(httpx.get, f"http://127.0.0.1:{port}{TRACK}", timeout=PATIENCE)
        until(lambda: len(children(process.pid)) >= 2)  # the worker, and who tracks its resources
        workers = children(process.pid)
        process.kill()
        process.communicate()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))


def children(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def until(true: Callable[[], bool]) -> None:
    end = monotonic() + 20
    while not true():
        assert monotonic() < end
        sleep(0.02)


# --- the archive, with a worker that only pretends ---
class Pretender:
    """Writes a small file, or fails as it is told."""

    def __init__(self, failure: Failure | None = None, error: Exception | None = None) -> None:
        self.failure = failure
        self.error = error
        self.made: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def do(
        self, _asker: str, patient: bool, work: Callable[..., object], _script: Script, _language: str, file: Path
    ) -> Failure | None:
        assert work is produce
        assert not patient
        self.made.append(file.name)
        await self.gate.wait()
        if self.error:
            raise self.error
        file.write_text(file.name)
        return self.failure

    def close(self) -> None:
        pass


def archive_with(pretender: Pretender, most_kept: int = 2) -> SoundArchive:
    archive = SoundArchive(most_kept, 8)
    archive._workers = pretender  # type: ignore[assignment]
    return archive


@pytest.mark.anyio
async def test_who_asks_meanwhile_gets_the_same_file_and_may_leave() -> None:
    pretender = Pretender()
    pretender.gate.clear()
    archive = archive_with(pretender)
    askers = [asyncio.create_task(archive.find(script("3"), "fr", "ogg")) for _ in range(3)]
    await asyncio.sleep(0.01)
    askers[0].cancel()
    pretender.gate.set()
    assert (await askers[1]) == (await askers[2]) == await archive.find(script("3"), "fr", "ogg")
    assert pretender.made == ["space-alert-mission_3-fr.ogg"]
    archive.close()


@pytest.mark.anyio
async def test_the_oldest_track_goes_when_there_are_too_many() -> None:
    archive = archive_with(Pretender(), most_kept=2)
    first = await archive.find(script("1"), "en", "ogg")
    second = await archive.find(script("2"), "en", "ogg")
    await archive.find(script("1"), "en", "ogg")
    third = await archive.find(script("3"), "en", "mp3")
    assert (first.exists(), second.exists(), third.exists()) == (True, False, True)
    archive.close()
    assert not first.parent.exists()


@pytest.mark.anyio
async def test_what_the_worker_could_not_do_is_told_and_tried_again() -> None:
    pretender = Pretender(("no-sound-library", {"library": "soundfile"}))
    archive = archive_with(pretender)
    with pytest.raises(TableError, match="no-voice") as caught:
        await archive.find(script("3"), "fr", "ogg")
    assert (caught.value.why, caught.value.details) == ("no-sound-library", {"library": "soundfile"})
    pretender.failure = None
    assert (await archive.find(script("3"), "fr", "ogg")).exists()
    archive.close()


@pytest.mark.anyio
async def test_what_nobody_expected_is_tried_again_too() -> None:
    pretender = Pretender(error=OSError("no space left on device"))
    archive = archive_with(pretender)
    with pytest.raises(OSError, match="no space"):
        await archive.find(script("3"), "fr", "ogg")
    pretender.error = None
    assert (await archive.find(script("3"), "fr", "ogg")).exists()
    archive.close()


@pytest.mark.anyio
async def test_a_crowd_is_told_to_come_back() -> None:
    archive = SoundArchive(most_kept=8, most_waiting=0)
    with pytest.raises(TableError, match="busy"):
        await archive.find(script("3"), "fr", "ogg")
    archive.close()


def test_the_worker_answers_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert produce(script("3"), "fr", tmp_path / "no" / "x.ogg") == (
        "file-unwritable",
        {"file": str(tmp_path / "no" / "x.ogg"), "problem": "No such file or directory"},
    )
    monkeypatch.setitem(sys.modules, "soundfile", None)
    for name in ("track", "clips", "mix"):
        monkeypatch.delitem(sys.modules, f"hullbreach.voice.{name}", raising=False)
    assert produce(script("3"), "fr", tmp_path / "x.ogg") == ("no-sound-library", {"library": "soundfile"})
