"""Print what mutmut found in the current folder as Markdown: the score, and every mutant that no test noticed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

MUTMUT = str(Path(sys.executable).with_name("mutmut"))


def mutmut(*words: str) -> str:
    return subprocess.run([MUTMUT, *words], check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own tool


def survivors() -> list[str]:
    lines = (line.strip().rpartition(": ") for line in mutmut("results").splitlines())
    return [name for name, _, status in lines if status in {"survived", "no tests"}]


def change(name: str) -> tuple[str, str]:
    """The line as it was and as the mutant has it."""
    lines = mutmut("show", name).splitlines()
    removed = [line[1:].strip() for line in lines if line.startswith("-") and not line.startswith("---")]
    added = [line[1:].strip() for line in lines if line.startswith("+") and not line.startswith("+++")]
    return " ".join(removed), " ".join(added)


def main() -> None:
    mutmut("export-cicd-stats")
    stats = json.loads(Path("mutants/mutmut-cicd-stats.json").read_text(encoding="utf-8"))
    noticed = stats["killed"] + stats["timeout"] + stats.get("segfault", 0)
    print(f"{stats['total']} mutants, {noticed} noticed: {noticed / stats['total']:.1%}\n")
    by_module: dict[str, list[str]] = defaultdict(list)
    for name in survivors():
        by_module[name.rsplit(".", 1)[0].rsplit(".", 1)[-1]].append(name)
    for module, names in sorted(by_module.items()):
        print(f"### {module}.py: {len(names)} survive\n")
        for name in names:
            before, after = change(name)
            print(f"- `{before}` → `{after}`")
        print()


if __name__ == "__main__":
    main()
