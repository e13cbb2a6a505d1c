"""The missions whose announcements can be heard, and the way into the studio, if its tools are installed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from hullbreach.games import companions
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from types import ModuleType

    from hullbreach.kernel.script import Phrase


def all_phrases() -> list[Phrase]:
    """Every sentence of every ship's computer: the clips there must be."""
    return [phrase for companion in companions() for phrase in companion.phrases()]


def open_studio() -> ModuleType:
    """The module `track`; raises HullError where the extra `voice` is not installed."""
    try:
        return import_module("hullbreach.voice.track")
    except ImportError as error:
        if error.name and error.name.startswith("hullbreach"):
            raise
        raise HullError("no-sound-library", library=error.name or "soundfile") from None
