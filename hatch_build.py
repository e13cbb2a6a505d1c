"""Build hook: compile kernel, rules and search with mypyc when that is possible and wanted.

`HULLBREACH_PURE=1` builds without. An editable install is never compiled: what you edit is what runs.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from typing import Any

from hatch_mypyc.plugin import MypycBuildHook
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def has_compiler() -> bool:
    if os.name == "nt":
        return True  # setuptools looks for it where PATH does not
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


class CompileHook(MypycBuildHook):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if os.environ.get("HULLBREACH_PURE") == "1":
            print("hullbreach: building without compiled rules (HULLBREACH_PURE=1)", file=sys.stderr)
        elif not has_compiler():
            print("hullbreach: no C compiler found, building without compiled rules", file=sys.stderr)
        else:
            super().initialize(version, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        # mypyc leaves its libraries beside the sources, where they would hide every later edit.
        self.clean([version])


def get_build_hook() -> type[BuildHookInterface]:
    return CompileHook
