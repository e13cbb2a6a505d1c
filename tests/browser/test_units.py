"""The client's own tests and types, run by the Node.js that builds it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.browser.conftest import NODE_MODULES, missing, node

WEB = next(filter(Path.is_dir, NODE_MODULES), NODE_MODULES[0]).parent


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
