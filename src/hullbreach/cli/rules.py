"""Rule by rule, what proves it."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import hullbreach
from hullbreach.cli.rulebook import Rulebook
from hullbreach.kernel.errors import HullError
from hullbreach.lab.proofs import Proofs, find_proofs, missing

if TYPE_CHECKING:
    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.catalogue import Entry

SOMETHING_MISSING: Final = 1


def show_rules(
    terminal: Terminal, game: str, query: str | None, tests: Path | None, only_missing: bool, as_json: bool
) -> int:
    """Show how to play and all rules, or some of them.

    The exit status is 1 if those were asked for that no test proves, and there are some.
    """
    book = Rulebook(game, terminal.words)
    entries = book.find(query) if query else book.entries()
    proofs = known_proofs(tests)
    if only_missing:
        unproved = missing(book.catalogue, proofs)
        entries = [entry for entry in entries if entry.id in unproved]
    if as_json:
        terminal.raw(as_text(entries, proofs))
    elif entries:
        if not query and not only_missing:
            terminal.show(book.primer())
        terminal.show(book.page(entries, proofs))
        if not only_missing:
            proved = sum(entry.id in proofs for entry in entries)
            terminal.tell(terminal.say("cli-rules-proved", proved=proved, entries=len(entries)))
    return SOMETHING_MISSING if only_missing and entries else 0


def as_text(entries: list[Entry], proofs: Proofs) -> str:
    listed = [{"id": entry.id, "text": entry.text, "proofs": proofs.get(entry.id, [])} for entry in entries]
    return msgspec.json.format(msgspec.json.encode(listed)).decode()


def known_proofs(tests: Path | None) -> Proofs:
    """From the folder given, from the source checkout, or from the list that came with the package."""
    if tests is not None:
        if not tests.is_dir():
            raise HullError("no-folder", file=str(tests))
        return read_proofs(tests)
    checkout = Path(hullbreach.__file__).parents[2]
    if (checkout / "pyproject.toml").is_file() and (checkout / "tests").is_dir():
        return read_proofs(checkout / "tests")
    return shipped_proofs()


def read_proofs(tests: Path) -> Proofs:
    try:
        return find_proofs(tests.resolve())
    except (SyntaxError, ValueError, OSError) as error:
        raise HullError("bad-tests", file=str(tests), problem=str(error)) from None


def shipped_proofs() -> Proofs:
    shipped = files("hullbreach.lab") / "proofs.json"
    if not shipped.is_file():
        raise HullError("no-proofs")
    return msgspec.json.decode(shipped.read_bytes(), type=Proofs)
