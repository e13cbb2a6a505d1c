"""Soundtracks of missions: made by a worker when first asked for, kept on disk while the server runs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from hullbreach.games import COMPANIONS, companions, find_companion
from hullbreach.kernel.errors import BadOption, HullError
from hullbreach.kernel.script import SEED
from hullbreach.locales import LANGUAGES
from hullbreach.table.bodies import MissionListed, Soundtracks
from hullbreach.table.errors import TableError, because
from hullbreach.table.workers import Workers
from hullbreach.voice.studio import open_studio

if TYPE_CHECKING:
    from hullbreach.kernel.companion import Companion
    from hullbreach.kernel.script import Script

MEDIA: Final = {"ogg": "audio/ogg", "mp3": "audio/mpeg"}
"""What is served: Ogg is made three times as fast, and browsers that cannot play it know MP3."""
NICENESS: Final = 5
"""Players come first."""

Failure = tuple[str, dict[str, str | int]]


def produce(script: Script, language: str, file: Path) -> Failure | None:
    """In the worker: write the file, or answer with what is wrong."""
    try:
        open_studio().make(script, language, file)
    except HullError as error:
        return error.code, error.details
    return None


def all_soundtracks() -> list[Soundtracks]:
    return [Soundtracks(game=one.id, missions=listed_missions(one), seed=SEED) for one in companions()]


def listed_missions(companion: Companion) -> list[MissionListed]:
    scripts = [companion.script(mission) for mission in companion.missions()]
    return [MissionListed(mission=one.mission, group=one.group, seconds=one.seconds) for one in scripts]


async def find_script(game: str, mission: str) -> Script:
    """Raises TableError. Making up a mission takes a moment, so a thread does it."""
    if game not in COMPANIONS:
        raise TableError("no-such-game")
    try:
        return await asyncio.to_thread(find_companion(game).script, mission)
    except BadOption as error:
        raise because("no-such-mission", error) from None


class SoundArchive:
    """The files. Whoever asks for one that is being made waits for the same one."""

    def __init__(self, most_kept: int, most_waiting: int) -> None:
        self._workers = Workers(1, most_waiting, NICENESS)
        self._most_kept = most_kept
        self._folder: TemporaryDirectory[str] | None = None
        self._tracks: OrderedDict[str, asyncio.Task[Path]] = OrderedDict()

    async def find(self, script: Script, language: str, suffix: str) -> Path:
        """The file of a soundtrack; raises TableError."""
        if language not in LANGUAGES:
            raise TableError("no-such-page")
        name = f"{script.game}-{script.mission}-{language}.{suffix}"
        if name not in self._tracks:
            self._tracks[name] = asyncio.create_task(self._make(name, script, language))
            self._tracks[name].add_done_callback(lambda track: self._keep_if_made(name, track))
        self._tracks.move_to_end(name)
        # A listener who leaves does not take it away from the others.
        return await asyncio.shield(self._tracks[name])

    def _keep_if_made(self, name: str, track: asyncio.Task[Path]) -> None:
        """Whatever went wrong, the next one who asks tries again."""
        if track.cancelled() or track.exception():
            self._tracks.pop(name, None)

    async def _make(self, name: str, script: Script, language: str) -> Path:
        if self._folder is None:
            self._folder = TemporaryDirectory(prefix="hullbreach-")
        file = Path(self._folder.name) / name
        failure = await self._workers.do(str(file), False, produce, script, language, file)
        if failure is not None:
            code, details = failure
            raise because("no-voice", HullError(code, **details))
        self._forget_oldest()
        return file

    def _forget_oldest(self) -> None:
        while len(self._tracks) > self._most_kept:
            name = next((name for name, track in self._tracks.items() if track.done()), None)
            if name is None or self._folder is None:
                return
            del self._tracks[name]
            (Path(self._folder.name) / name).unlink(missing_ok=True)

    def close(self) -> None:
        for track in self._tracks.values():
            track.cancel()
        self._workers.close()
        if self._folder is not None:
            self._folder.cleanup()
