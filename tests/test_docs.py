"""What the guides say of the tree is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_guide_lists_exactly_what_stays_interpreted() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    excluded = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["exclude"]
    guide = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
    table = guide.partition("| stays interpreted |")[2].partition("\n\n")[0]
    first_column = "".join(line.split("|")[1] for line in table.splitlines()[2:])
    assert sorted(re.findall(r"`([^`]+)`", first_column)) == sorted(excluded)


def test_every_file_a_guide_names_by_its_path_is_there() -> None:
    """Paths are from the root, from the package, or from a room."""
    bases = [ROOT, ROOT / "src/hullbreach", *(ROOT / "src/hullbreach/games").iterdir()]
    pattern = re.compile(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|toml|ts|md|ftl|svelte))`")
    named = {(guide.name, path) for guide in GUIDES for path in pattern.findall(guide.read_text(encoding="utf-8"))}
    assert len(named) > 20
    assert [found for found in named if not any((base / found[1]).is_file() for base in bases)] == []
