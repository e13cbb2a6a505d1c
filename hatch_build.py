"""Build hook: ship which test proves which rule, and compile kernel, rules and search with mypyc where possible.

`HULLBREACH_PURE=1` builds without compiling. An editable install does neither: what you edit is what runs.
"""

from __future__ import annotations

import json
import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def has_compiler() -> bool:
    if os.name == "nt":
        return True  # setuptools looks for it where PATH does not
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


class WheelHook(MypycBuildHook):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.ship_proofs(build_data)
        if os.environ.get("HULLBREACH_PURE") == "1":
            print("hullbreach: building without compiled rules (HULLBREACH_PURE=1)", file=sys.stderr)
        elif not has_compiler():
            print("hullbreach: no C compiler found, building without compiled rules", file=sys.stderr)
        else:
            super().initialize(version, build_data)

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
