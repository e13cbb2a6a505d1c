"""Which test proves which rule, read from the tests' source without running or importing it.

A test names what it proves with `@pytest.mark.rule("AA-MOVE-02", …)`, on itself, on its class or on its cases
(`pytest.param(…, marks=pytest.mark.rule("AA-EX-03"))`). Ids are written out where they stand or in a constant of the
same file, so that a reader, and this one, can find them.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Protocol, TypeGuard

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

Proofs = dict[str, list[str]]
LATER = "## Later\n"
_SPAN = re.compile(r"([A-Z]+(?:-[A-Z]+)+)-(\d+)(?: to \1-(\d+))?")
_Function = ast.FunctionDef | ast.AsyncFunctionDef


class HasIds(Protocol):
    """The part of a catalogue that matters here."""

    def ids(self) -> list[str]: ...


def find_proofs(tests: Path) -> Proofs:
    """From catalogue id to the tests that prove it, as "tests/rules/x/test_y.py::test_z", both in order."""
    proofs: Proofs = {}
    for path in sorted(tests.rglob("test_*.py")):
        name = path.relative_to(tests.parent).as_posix()
        for entry_id, test in _Reader(name, path.read_text(encoding="utf-8")).proofs():
            known = proofs.setdefault(entry_id, [])
            if test not in known:
                known.append(test)
    return dict(sorted(proofs.items()))


def missing(catalogue: HasIds, proofs: Proofs) -> list[str]:
    """Rules, rulings and examples that no test proves, in the order of the catalogue."""
    return [entry_id for entry_id in catalogue.ids() if entry_id not in proofs]


def postponed(page: str) -> list[str]:
    """The ids that a page lists under "Later", one by one or as "SA-LOG-01 to SA-LOG-07"."""
    section = page.partition(LATER)[2].partition("\n## ")[0]
    found: list[str] = []
    for name, first, last in _SPAN.findall(section):
        numbers = range(int(first), int(last or first) + 1)
        found += [f"{name}-{number:0{len(first)}}" for number in numbers]
    return found


def unknown(catalogues: Iterable[HasIds], proofs: Proofs) -> list[str]:
    """Ids that tests name and no catalogue has."""
    known = {entry_id for catalogue in catalogues for entry_id in catalogue.ids()}
    return [entry_id for entry_id in proofs if entry_id not in known]


class _Reader:
    """The proofs in one test file."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        self.tree = ast.parse(source, name)
        self.constants = dict(_assignments(self.tree))

    def proofs(self) -> Iterator[tuple[str, str]]:
        everywhere = [self.constants["pytestmark"]] if "pytestmark" in self.constants else []
        for test, marks in _tests(self.tree, self.name, everywhere):
            for mark in marks:
                for entry_id in self.ids_in(mark):
                    yield entry_id, test

    def ids_in(self, node: ast.expr) -> Iterator[str]:
        """Every id in every rule marker of an expression and of the constants it names."""
        for part in self.resolved(node):
            if _is_rule_marker(part):
                for argument in part.args:
                    yield from self.ids_of(argument)

    def ids_of(self, argument: ast.expr) -> Iterator[str]:
        found = [part.value for part in self.resolved(argument) if isinstance(part, ast.Constant)]
        if not found or not all(isinstance(value, str) for value in found):
            # Passing over it would call a rule unproved, or worse, hide a marker that no reader can follow.
            message = f"{self.name}:{argument.lineno}: write the ids of a rule marker out"
            raise ValueError(message)
        yield from (str(value) for value in found)

    def resolved(self, node: ast.expr, above: tuple[str, ...] = ()) -> Iterator[ast.AST]:
        """The nodes of an expression, and instead of a constant's name the nodes of its value."""
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and part.id in self.constants and part.id not in above:
                yield from self.resolved(self.constants[part.id], (*above, part.id))
            else:
                yield part


def _is_rule_marker(node: ast.AST) -> TypeGuard[ast.Call]:
    match node:
        case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark"))):
            return True
    return False


def _assignments(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a file, by name."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


def _tests(scope: ast.Module | ast.ClassDef, name: str, marks: list[ast.expr]) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every test below, by full name, with the decorators that apply to it."""
    for node in scope.body:
        if isinstance(node, ast.ClassDef):
            yield from _tests(node, f"{name}::{node.name}", marks + node.decorator_list)
        elif isinstance(node, _Function) and node.name.startswith("test"):
            yield f"{name}::{node.name}", marks + node.decorator_list
