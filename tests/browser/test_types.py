"""What is generated from the Python sources is fresh; components hold no words, and the frame no game."""

from __future__ import annotations

import re
import subprocess
import sys

from hullbreach.games import COMPANIONS, SHELF
from tests.browser.conftest import ROOT


def test_the_types_of_the_browser_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "web/scripts/wire_types.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, f"{done.stderr}run web/scripts/wire_types.py"


def test_no_component_holds_words() -> None:
    """Text between tags comes from the Fluent files; single signs and numbers are drawings."""
    for path in (ROOT / "web/src").rglob("*.svelte"):
        markup = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        while "{" in markup and (shorter := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
            markup = shorter
        markup = re.sub(r"=>", "", markup)
        words = re.findall(r">([^<>]*[A-Za-zÀ-ÿ]{2,}[^<>]*)<", markup)
        assert not [text for text in words if text.strip()], path
        assert not re.search(r"(?:aria-label|title|placeholder|alt)=\"[A-Za-z]", markup), path


def test_the_frame_names_no_game() -> None:
    """Whatever is not in a game's own folder serves every game."""
    shelf = ROOT / "web/src/games"
    frame = [path for path in (ROOT / "web/src").rglob("*.*") if path.is_file() and shelf not in path.parent.parents]
    assert len(frame) > 30
    for path in frame:
        text = path.read_text(encoding="utf-8").lower()
        for game in (*SHELF, *COMPANIONS):
            assert game not in text, path
            assert game.replace("-", "_") not in text, path


def browser_messages() -> set[str]:
    """The frame's messages, and those of boards, which call theirs `GAME-web-ID`."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "src/hullbreach/locales/en").glob("*.ftl")]
    return set(re.findall(r"^((?:[a-z-]+-)?web-[\w-]+) =", "\n".join(texts), re.MULTILINE))


def short_of(message: str, games: list[str]) -> str:
    """What a component writes: a board's helper puts the rest before it."""
    return next((message.removeprefix(f"{game}-web-") for game in games if message.startswith(game)), message)


def test_every_message_of_the_browser_is_used_and_none_is_missing() -> None:
    """Ids are written out, or built from a beginning in a template (`web-speed-${speed}`); boards leave theirs out."""
    pages = [*(ROOT / "web/src").rglob("*"), ROOT / "web/scripts/installable.ts"]
    source = "".join(path.read_text(encoding="utf-8") for path in pages if path.is_file())
    defined = browser_messages()
    written = set(re.findall(r'"([a-z][\w-]*)"', source))
    begun = tuple({begin for begin in re.findall(r"`([a-z][\w-]*-)\$\{", source) if begin != "web-"})
    games = [path.name for path in (ROOT / "web/src/games").iterdir() if path.is_dir()]
    files = {path.stem for path in (ROOT / "src/hullbreach/locales/en").glob("web-*.ftl")}
    assert {word for word in written if word.startswith("web-")} - defined - files == set()
    for message in defined:
        short = short_of(message, games)
        assert short in written or short.startswith(begun), message


def test_a_board_says_nothing_that_has_no_words() -> None:
    """What a board asks of its own words by a whole id is there; ids in a template are looked at while playing."""
    defined = browser_messages()
    for folder in (ROOT / "web/src/games").iterdir():
        files = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        source = "".join(path.read_text(encoding="utf-8") for path in files)
        for asked in re.findall(r'\bweb\("([\w-]+)"', source):
            assert f"{folder.name}-web-{asked}" in defined, asked
