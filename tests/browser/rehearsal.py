"""Pages that know the toy game in real time, and a server for them: made for tests, part of nothing that is shipped.

python -m tests.browser.rehearsal types              write what the toy's client must know of the Python side
python -m tests.browser.rehearsal SETTINGS PAGES     serve pages, with the settings as JSON
"""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from hullbreach.table.app import make_app
from hullbreach.table.run import configure
from hullbreach.table.settings import Settings
from tests.browser.conftest import NODE_MODULES, ROOT, missing, node
from tests.browser.shelf import AIRLOCK, find_title, titles

TOY = ROOT / "web" / "tests" / AIRLOCK.id
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.py", "*.so")


def made() -> dict[Path, str]:
    """What `web/scripts/wire_types.py` writes for the games on the shelf, for the toy."""
    script: dict[str, Any] = runpy.run_path(str(ROOT / "web/scripts/wire_types.py"))
    shared = script["common"]()
    seen = script["_components"]([AIRLOCK.view_type(), AIRLOCK.own_type()])
    return {
        TOY / "wire.ts": script["own_wire"]({name: part for name, part in seen.items() if name not in shared}),
        TOY / "title.ts": script["names"](AIRLOCK).replace('"../../title"', '"../../src/title"'),
    }


def build_pages(folder: Path) -> Path:
    """The pages as they are shipped, and the toy beside their games: built from a copy, so that it is nowhere else."""
    modules = next(filter(Path.is_dir, NODE_MODULES), NODE_MODULES[0])
    if not modules.is_dir():
        missing("the tools of the pages are not installed: npm ci in web/")
    for part in ("src/hullbreach", "web", "tests/kernel/data"):
        shutil.copytree(ROOT / part, folder / part, ignore=LEFT_OUT)
    web = folder / "web"
    (web / "node_modules").symlink_to(modules)
    put_on_shelf(web / "src/games" / AIRLOCK.id)
    for language in ("en", "fr"):
        shutil.copy(TOY / f"{language}.ftl", folder / f"src/hullbreach/locales/{language}/{AIRLOCK.id}.ftl")
    vite = [node(), str(modules / "vite/bin/vite.js"), "build", "--logLevel", "warn"]
    done = subprocess.run(vite, cwd=web, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return folder / "src/hullbreach/table/static"


def put_on_shelf(room: Path) -> None:
    room.mkdir()
    for part in ("index", "card"):
        (room / f"{part}.ts").write_text(f'export {{ default }} from "../../../tests/{AIRLOCK.id}/{part}";\n')


def serve(settings: Settings, pages: Path) -> None:
    uvicorn.Server(configure(settings, make_app(settings, find_title, titles, pages))).run()


def main(arguments: list[str]) -> None:
    if arguments == ["types"]:
        for path, text in made().items():
            path.write_text(text, encoding="utf-8")
    else:
        serve(msgspec.json.decode(arguments[0], type=Settings), Path(arguments[1]))


if __name__ == "__main__":
    main(sys.argv[1:])
