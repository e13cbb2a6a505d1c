"""Nothing outside a game's own room names it: the frame serves every game, and the shelf is the one list of them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import hullbreach
from hullbreach.games import RULEBOOKS
from hullbreach.locales import LANGUAGES, Words, file_names, source

PACKAGE = Path(hullbreach.__file__).parent
FRAME = sorted(path for path in PACKAGE.rglob("*.py") if PACKAGE / "games" not in path.parents)
# A game may have further files: `GAME-academy.ftl`.
COMMON_WORDS = sorted(file for file in file_names("en") if not file.startswith(tuple(RULEBOOKS)))


def bare(text: str) -> str:
    """Without case, spaces and signs: `SpaceAlert`, `space-alert` and "Space Alert" are one name."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


@cache
def names() -> frozenset[str]:
    """Ids, packages and titles."""
    rooms = {room.rpartition(".")[2] for room in RULEBOOKS.values()}
    titles = {Words(language).say(f"{game}-title") for language in LANGUAGES for game in RULEBOOKS}
    return frozenset(bare(name) for name in (*RULEBOOKS, *rooms, *titles))


def named_in(text: str) -> list[str]:
    """The lines that name a game."""
    return [line for line in text.splitlines() if any(name in bare(line) for name in names())]


def test_every_spelling_is_found() -> None:
    for game in RULEBOOKS:
        title = Words("en").say(f"{game}-title")
        spellings = [game, game.replace("-", "_"), title, title.upper(), title.replace(" ", ""), f"Make{title}View()"]
        assert named_in("\n".join([*spellings, "a game in space", ""])) == spellings


@pytest.mark.parametrize("path", FRAME, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_source_of_the_frame_names_a_game(path: Path) -> None:
    assert named_in(str(path.relative_to(PACKAGE))) == []
    assert named_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", COMMON_WORDS)
def test_words_that_all_games_share_name_none(language: str, file: str) -> None:
    assert named_in(source(language, file)) == []
