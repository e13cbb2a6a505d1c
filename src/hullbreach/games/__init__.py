"""The shelf: the games there are, by id; the companions of boxes; and the rulebooks of all that can be read up."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from hullbreach.kernel.catalogue import Catalogue, load_catalogue
from hullbreach.kernel.companion import Companion
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.title import Title

SHELF: Final = {
    "aliens-attack": "hullbreach.games.aliens_attack.game",
    "under-falling-skies": "hullbreach.games.under_falling_skies.game",
}
COMPANIONS: Final = {
    "space-alert": "hullbreach.games.space_alert.papers.companion",
}
# A game has its rulebook before it can be played.
RULEBOOKS: Final = {
    "aliens-attack": "hullbreach.games.aliens_attack",
    "under-falling-skies": "hullbreach.games.under_falling_skies",
    "space-alert": "hullbreach.games.space_alert",
}


def titles() -> list[Title]:
    """Every game, in the order of the shelf."""
    return [find_title(name) for name in SHELF]


def find_title(name: str) -> Title:
    """The game with that id; raises BadOption. Games are imported when first asked for."""
    if name not in SHELF:
        raise BadOption("unknown-game", game=name, expected=", ".join(SHELF))
    title = import_module(SHELF[name]).TITLE
    assert isinstance(title, Title)
    return title


def companions() -> list[Companion]:
    """Every companion of a box."""
    return [find_companion(name) for name in COMPANIONS]


def find_companion(name: str) -> Companion:
    """The companion of the game with that id; raises BadOption."""
    if name not in COMPANIONS:
        raise BadOption("unknown-companion", game=name, expected=", ".join(COMPANIONS))
    companion = import_module(COMPANIONS[name]).COMPANION
    assert isinstance(companion, Companion)
    return companion


def find_catalogue(name: str) -> Catalogue:
    """The rules of the game with that id, on the shelf or not; raises BadOption."""
    if name not in RULEBOOKS:
        raise BadOption("unknown-game", game=name, expected=", ".join(RULEBOOKS))
    return load_catalogue(RULEBOOKS[name])
