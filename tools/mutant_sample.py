"""Print the names of a random sample of a game's mutants. Runs in the folder mutmut works in.

The order is drawn once, by a fixed seed, and a sample is its beginning: a larger sample holds the smaller one, and
two people who take the same number from the same source take the same mutants.
"""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

MUTMUT = str(Path(sys.executable).with_name("mutmut"))
SEED = 20
NONE = "no-such-mutant"


def all_mutants() -> list[str]:
    # mutmut has no command that only makes mutants: asked for one that is not there, it makes them and stops.
    subprocess.run([MUTMUT, "run", NONE], check=False, capture_output=True)  # noqa: S603 - our own tool
    listed = subprocess.run([MUTMUT, "results", "--all", "true"], check=True, capture_output=True, text=True)  # noqa: S603
    return sorted(line.strip().rpartition(": ")[0] for line in listed.stdout.splitlines() if "__mutmut_" in line)


def main() -> None:
    names = all_mutants()
    random.Random(SEED).shuffle(names)  # noqa: S311 - a draw to be repeated, not a secret
    print("\n".join(names[: int(sys.argv[1])]))


if __name__ == "__main__":
    main()
