"""What is generated from the Python sources is fresh, and what people load first is small."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys

from tests.browser.conftest import ROOT, STATIC, missing

BUDGET = 250_000


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


def test_the_lobby_loads_little() -> None:
    """Everything there is except boards and rulebooks, which load when they are asked for."""
    if not (STATIC / "index.html").exists():
        missing("the pages are not built")
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    first = set(re.findall(r"assets/[\w.-]+", page))
    languages = [
        path for path in (STATIC / "assets").glob("*.js") if re.match(r"(common|web|table|aliens-attack)-", path.name)
    ]
    fonts = list((STATIC / "assets").glob("*.woff2"))
    files = {STATIC / name for name in first} | set(languages) | set(fonts)
    total = sum(
        len(path.read_bytes() if path.suffix == ".woff2" else gzip.compress(path.read_bytes())) for path in files
    )
    assert total < BUDGET, total


def browser_messages() -> set[str]:
    """The frame's messages, and those of boards, which call theirs `GAME-web-ID`."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "src/hullbreach/locales/en").glob("*.ftl")]
    return set(re.findall(r"^((?:[a-z-]+-)?web-[\w-]+) =", "\n".join(texts), re.MULTILINE))


def short_of(message: str, games: list[str]) -> str:
    """What a component writes: a board's helper puts the rest before it."""
    prefixes = [prefix for game in games for prefix in (f"web-{game}-", f"{game}-web-")]
    return next((message.removeprefix(prefix) for prefix in prefixes if message.startswith(prefix)), message)


def test_every_message_of_the_browser_is_used_and_none_is_missing() -> None:
    """Ids are written out, or built from a beginning in a template (`web-speed-${speed}`); boards leave theirs out."""
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "web/src").rglob("*") if path.is_file())
    defined = browser_messages()
    written = set(re.findall(r'"([a-z][\w-]*)"', source))
    begun = tuple({begin for begin in re.findall(r"`([a-z][\w-]*-)\$\{", source) if begin != "web-"})
    games = [path.name for path in (ROOT / "web/src/games").iterdir() if path.is_dir()]
    assert {word for word in written if word.startswith("web-")} - defined == set()
    for message in defined:
        short = short_of(message, games)
        assert short in written or short.startswith(begun), message


def test_a_board_says_nothing_that_has_no_words() -> None:
    """What a board asks of its own words by a whole id is there; ids in a template are looked at while playing."""
    defined = browser_messages()
    for folder in (ROOT / "web/src/games").iterdir():
        source = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*")) if folder.is_dir() else ""
        for asked in re.findall(r'\bweb\("([\w-]+)"', source):
            assert {f"web-{folder.name}-{asked}", f"{folder.name}-web-{asked}"} & defined, asked
