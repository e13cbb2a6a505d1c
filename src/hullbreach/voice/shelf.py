"""Which games have a computer that speaks, by id; and the way into the studio, if its tools are installed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, Protocol

from hullbreach.kernel.errors import BadOption, HullError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

    from hullbreach.voice.script import MissionName, Phrase, Script

COMPUTERS: Final = {"space-alert": "hullbreach.voice.space_alert"}


class Computer(Protocol):
    """What a game's module here answers."""

    SEED: str
    """`script` makes a mission up for this with a number behind it."""

    def mission_names(self) -> list[MissionName]: ...

    def script(self, mission: str) -> Script: ...

    def phrases(self) -> Iterable[Phrase]: ...


def find_computer(game: str) -> Computer:
    """Raises BadOption."""
    if game not in COMPUTERS:
        raise BadOption("unknown-game", game=game, expected=", ".join(COMPUTERS))
    computer: Computer = import_module(COMPUTERS[game])
    return computer


def all_phrases() -> list[Phrase]:
    """Every sentence of every computer: the clips there must be."""
    return [phrase for game in COMPUTERS for phrase in find_computer(game).phrases()]


def open_studio() -> ModuleType:
    """The module `track`; raises HullError where the extra `voice` is not installed."""
    try:
        return import_module("hullbreach.voice.track")
    except ImportError as error:
        if error.name and error.name.startswith("hullbreach"):
            raise
        raise HullError("no-sound-library", library=error.name or "soundfile") from None
