"""Look at mutmut's survivors again, then print score and survivors as Markdown. Runs in the folder mutmut worked in.

mutmut switches mutants on after the package was imported, so it cannot see a change to code that runs once, at import
or behind a cache. Whatever survived is therefore written into the source and tested once more from scratch.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from pathlib import Path
from queue import SimpleQueue

MUTMUT = str(Path(sys.executable).with_name("mutmut"))
PATIENCE = 300  # seconds: a mutant that hangs is noticed too
SURVIVORS = {"survived", "no tests"}
DEVIATIONS = 1.96  # a normal spread holds 95 % within so many standard deviations


def mutmut(*words: str, folder: Path | None = None) -> str:
    command = [MUTMUT, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=folder).stdout  # noqa: S603 - our own tool


def results() -> dict[str, str]:
    """What became of every mutant, by name."""
    lines = (line.strip().rpartition(": ") for line in mutmut("results", "--all", "true").splitlines())
    return {name: status for name, _, status in lines}


def looked_at(became: dict[str, str]) -> list[str]:
    """All of them, or those of the sample."""
    return [name for name, status in became.items() if status != "not checked"]


def score(noticed: int, tried: int, total: int) -> str:
    """Of a sample also where the share of all mutants lies with 95 % confidence (Wilson's interval)."""
    told = f"{tried} mutants, {noticed} noticed: {noticed / tried:.1%}"
    if tried == total:
        return told
    share, spread = noticed / tried, DEVIATIONS**2 / tried
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(spread * (share * (1 - share) + spread / 4)) / (1 + spread)
    return f"{told} (a random sample of {total}; of all {middle - half:.1%} to {middle + half:.1%}, confidence 95 %)"


def workplaces(count: int) -> SimpleQueue[Path]:
    """Copies of the folder, so that several mutants can be looked at side by side."""
    places: SimpleQueue[Path] = SimpleQueue()
    for number in range(count):
        place = Path(f"../mutants-{number}").resolve()
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(".", place)
        places.put(place)
    return places


def survives_in_source(name: str, places: SimpleQueue[Path]) -> bool:
    """Whether the tests pass with the mutant written into the source."""
    place = places.get()
    try:
        mutmut("apply", name, folder=place)
        return tests_pass(place)
    finally:
        shutil.copytree("src", place / "src", dirs_exist_ok=True)
        places.put(place)


def tests_pass(place: Path) -> bool:
    settings = tomllib.loads((place / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    words = [*settings["pytest_add_cli_args"], *settings["pytest_add_cli_args_test_selection"]]
    command = [sys.executable, "-m", "pytest", "-q", *words]
    environment = {**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=place, env=environment, capture_output=True, timeout=PATIENCE)  # noqa: S603
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def change(name: str) -> tuple[str, str]:
    """The line as it was and as the mutant has it."""
    lines = mutmut("show", name).splitlines()
    removed = [line[1:].strip() for line in lines if line.startswith("-") and not line.startswith("---")]
    added = [line[1:].strip() for line in lines if line.startswith("+") and not line.startswith("+++")]
    return " ".join(removed), " ".join(added)


def main() -> None:
    became = results()
    tried = looked_at(became)
    names = [name for name in tried if became[name] in SURVIVORS]
    places = workplaces(int(os.environ["AT_ONCE"]))
    left: list[str] = []
    with ThreadPoolExecutor(places.qsize()) as pool:
        second_look = pool.map(lambda name: survives_in_source(name, places), names)
        for number, (name, survived) in enumerate(zip(names, second_look, strict=True), 1):
            left += [name] if survived else []
            told = f"\r{number} of {len(names)} looked at again, {len(left)} survive"
            print(told, end="", file=sys.stderr, flush=True)
    print(f"{score(len(tried) - len(left), len(tried), len(became))}\n")
    by_module: dict[str, list[str]] = defaultdict(list)
    for name in left:
        by_module[name.rsplit(".", 1)[0].rsplit(".", 1)[-1]].append(name)
    for module, mutants in sorted(by_module.items()):
        print(f"### {module}.py: {len(mutants)} survive\n")
        for name in mutants:
            before, after = change(name)
            print(f"- `{before}` → `{after}`")
        print()


if __name__ == "__main__":
    main()
