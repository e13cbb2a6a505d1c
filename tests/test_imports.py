"""Imports point one way: kernel, games, players, locales, then lab, voice and table, then cli."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import hullbreach

# The sources, wherever the package runs from: a compiled one has them beside its libraries.
SOURCE = Path(hullbreach.__file__).parent

BELOW = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "players": {"kernel", "games", "players"},
    "locales": {"kernel", "games", "players", "locales"},
    "lab": {"kernel", "games", "players", "locales", "lab"},
    "voice": {"kernel", "games", "locales", "voice"},
    "table": {"kernel", "games", "players", "locales", "voice", "table"},
    "cli": {"kernel", "games", "players", "locales", "lab", "voice", "table", "cli"},
}
# What would let the world into the rules: clocks, other chance, other threads, files and wires.
IMPURE = {
    "asyncio", "concurrent", "datetime", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "random",
    "secrets", "shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
LIBRARIES = {"librt", "msgspec", "mypy_extensions"}


def imported(source: str, package: str) -> set[str]:
    """Every module a source imports, wherever it does; relative names are made absolute within `package`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            module = ".".join([*parents, *([node.module] if node.module else [])])
            found.update(f"{module}.{alias.name}" for alias in node.names)
    return found


def modules(room: str) -> list[Path]:
    return sorted((SOURCE / room).rglob("*.py")) if (SOURCE / room).is_dir() else [SOURCE / f"{room}.py"]


def rooms() -> list[str]:
    folders = [path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.rglob("*.py"))]
    return sorted([*folders, *(path.stem for path in SOURCE.glob("*.py") if not path.stem.startswith("__"))])


def own_imports(module: Path) -> set[tuple[str, ...]]:
    """What a module imports from rooms of hullbreach, as parts below it: ("kernel", "dice", "Dice")."""
    package = ".".join(["hullbreach", *module.relative_to(SOURCE).parts[:-1]])
    found = imported(module.read_text(encoding="utf-8"), package)
    return {tuple(name.split(".")[1:]) for name in found if name.startswith("hullbreach.")} - {("__version__",)}


def test_every_room_has_its_place_in_the_order() -> None:
    assert set(rooms()) <= set(BELOW)


@pytest.mark.parametrize("room", rooms())
def test_a_room_imports_only_from_itself_and_below(room: str) -> None:
    for module in modules(room):
        above = {name[0] for name in own_imports(module) if name[0] not in BELOW[room]}
        assert not above, f"{module.relative_to(SOURCE)} imports {above}"


def test_a_game_never_imports_another_game() -> None:
    for folder in (path for path in (SOURCE / "games").iterdir() if path.is_dir()):
        for module in folder.rglob("*.py"):
            others = {name[1:2] for name in own_imports(module) if name[0] == "games"} - {(folder.name,)}
            assert not others, f"{module.relative_to(SOURCE)} imports {others}"


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_the_rules_know_nothing_of_the_world(room: str) -> None:
    for module in modules(room):
        names = {name.split(".")[0] for name in imported(module.read_text(encoding="utf-8"), "")}
        assert not names & IMPURE, module.relative_to(SOURCE)


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_the_rules_need_few_libraries_and_only_terminals_draw(room: str) -> None:
    for module in modules(room):
        names = {name.split(".")[0] for name in imported(module.read_text(encoding="utf-8"), "")}
        drawing = {"rich"} if module.name.startswith("terminal") else set()
        assert names <= {*sys.stdlib_module_names, "hullbreach", *LIBRARIES, *drawing}, module.relative_to(SOURCE)


def import_lines(module: Path) -> int:
    """How many lines the imports at the head of a module take, those for types included."""
    head = ast.parse(module.read_text(encoding="utf-8")).body
    types = [inner for node in head if isinstance(node, ast.If) for inner in node.body]
    imports = [node for node in head + types if isinstance(node, ast.Import | ast.ImportFrom)]
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)


MOST_IMPORT_LINES = 25


def test_no_module_opens_with_a_page_of_imports() -> None:
    long = {str(path.relative_to(SOURCE)): import_lines(path) for path in SOURCE.rglob("*.py")}
    assert {name: lines for name, lines in long.items() if lines > MOST_IMPORT_LINES} == {}


def test_the_check_sees_every_way_to_import() -> None:
    source = """
import a.b, c as d
from e.f import g as h, i
from . import j
from ..k import l
if TYPE_CHECKING:
    from m import n
def late():
    import o
"""
    expected = {"a.b", "c", "e.f.g", "e.f.i", "x.y.j", "x.k.l", "m.n", "o"}
    assert imported(source, "x.y") == expected
