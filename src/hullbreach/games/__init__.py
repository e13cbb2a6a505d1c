"""The shelf: the games there are, by id; the companions of boxes; and the rooms of all that can be read up.

This is the one place that lists games. Everybody else asks it, and names none.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

from hullbreach.kernel.aftermath import Aftermath
from hullbreach.kernel.catalogue import Catalogue, Page, load_catalogue, load_primer
from hullbreach.kernel.companion import Companion
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.paperwork import Paperwork, Surveyor
from hullbreach.kernel.title import Title
from hullbreach.kernel.workshop import Workshop

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import ModuleType

    from hullbreach.kernel.terminal import Board, Sheets

SHELF: Final = {
    "aliens-attack": "hullbreach.games.aliens_attack.game",
    "under-falling-skies": "hullbreach.games.under_falling_skies.game",
    "space-alert": "hullbreach.games.space_alert.game",
    "galaxy-trucker": "hullbreach.games.galaxy_trucker.game",
}
COMPANIONS: Final = {
    "space-alert": "hullbreach.games.space_alert.papers.companion",
}
SURVEYORS: Final = {
    "galaxy-trucker": "hullbreach.games.galaxy_trucker.papers.surveyor",
}
WORKSHOPS: Final = {
    "galaxy-trucker": "hullbreach.games.galaxy_trucker.missions.workshop",
}
AFTERMATHS: Final = {
    "space-alert": "hullbreach.games.space_alert.papers.aftermath",
}
# A game has its rulebook before it can be played.
RULEBOOKS: Final = {
    "aliens-attack": "hullbreach.games.aliens_attack",
    "under-falling-skies": "hullbreach.games.under_falling_skies",
    "space-alert": "hullbreach.games.space_alert",
    "galaxy-trucker": "hullbreach.games.galaxy_trucker",
}


def titles() -> list[Title]:
    """Every game, in the order of the shelf."""
    return [find_title(name) for name in SHELF]


def find_title(name: str) -> Title:
    """The game with that id; raises BadOption. Games are imported when first asked for."""
    title = import_module(_where(SHELF, name)).TITLE
    assert isinstance(title, Title)
    return title


def companions() -> list[Companion]:
    """Every companion of a box."""
    return [find_companion(name) for name in COMPANIONS]


def find_companion(name: str) -> Companion:
    """The companion of the game with that id; raises BadOption."""
    companion = import_module(_where(COMPANIONS, name)).COMPANION
    assert isinstance(companion, Companion)
    return companion


def find_surveyor(name: str) -> Surveyor:
    """Who judges ships of the game with that id; raises BadOption."""
    surveyor = import_module(_where(SURVEYORS, name)).SURVEYOR
    assert isinstance(surveyor, Surveyor)
    return surveyor


def has_paperwork(name: str) -> bool:
    return name in COMPANIONS or name in SURVEYORS


def find_paperwork(name: str) -> Paperwork:
    """Who reads papers of the game with that id; raises BadOption."""
    return find_companion(name) if name in COMPANIONS else find_surveyor(name)


def aftermaths() -> list[Aftermath]:
    """Of every game that is watched as a film."""
    return [find_aftermath(name) for name in AFTERMATHS]


def find_aftermath(name: str) -> Aftermath:
    """Of the game with that id; raises BadOption."""
    aftermath = import_module(_where(AFTERMATHS, name)).AFTERMATH
    assert isinstance(aftermath, Aftermath)
    return aftermath


def workshops() -> list[Workshop]:
    """Of every game that people may write for."""
    return [find_workshop(name) for name in WORKSHOPS]


def find_workshop(name: str) -> Workshop:
    """Of the game with that id; raises BadOption."""
    workshop = import_module(_where(WORKSHOPS, name)).WORKSHOP
    assert isinstance(workshop, Workshop)
    return workshop


def find_catalogue(name: str) -> Catalogue:
    """The rules of the game with that id, on the shelf or not; raises BadOption."""
    return load_catalogue(_where(RULEBOOKS, name))


def find_primer(name: str) -> list[Page]:
    """How to play the game with that id, on the shelf or not; raises BadOption."""
    return load_primer(_where(RULEBOOKS, name))


def find_board(name: str) -> Board:
    """How the game with that id looks in a terminal; raises BadOption."""
    return cast("Board", _terminal(name))


def find_sheets(name: str) -> Sheets:
    """How the sheets of the companion with that id look in a terminal; raises BadOption."""
    return cast("Sheets", _terminal(name))


def _terminal(name: str) -> ModuleType:
    return import_module(f"{_where(RULEBOOKS, name)}.terminal")


def _where(shelf: Mapping[str, str], name: str) -> str:
    """Which module it is; raises BadOption."""
    if name not in shelf:
        raise BadOption(
            "unknown-companion" if shelf is COMPANIONS else "unknown-game", game=name, expected=", ".join(shelf)
        )
    return shelf[name]
