"""Facts are data: TOML files beside the rules, checked against a schema when they are loaded."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from hullbreach.kernel.errors import BadFacts

T = TypeVar("T")


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of the schemas: a field that nobody declared is a mistake, not a comment."""


def load(package: str, name: str, schema: type[T]) -> T:
    """Read `data/NAME` of a package; raises BadFacts naming file, entry and field."""
    return parse((files(package) / "data" / name).read_bytes(), name, schema)


def parse(text: bytes, name: str, schema: type[T]) -> T:
    """Check one TOML document; `name` is what errors call it."""
    try:
        return msgspec.toml.decode(text, type=schema)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `")
        entry = _readable(_with_key(msgspec.toml.decode(text), path.rstrip("`"), schema))
        raise BadFacts("bad-facts", file=name, entry=entry, problem=problem) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFacts("bad-facts", file=name, entry="-", problem=str(error)) from None


def _with_key(document: Any, path: str, schema: type[T]) -> str:
    """The path with keys in place of `[...]`, which is all the decoder says of a table with free names.

    Found by leaving one key at a time in that table and seeing which is still refused; then on to the tables in it.
    """
    table, free, rest = path.partition("[...]")
    if not free:
        return path
    *parents, last = _steps(table)
    holder = document
    for parent in parents:
        holder = holder[parent]
    entries = holder[last]
    for key in entries:
        holder[last] = {key: entries[key]}
        try:
            msgspec.convert(document, schema)
        except msgspec.ValidationError:
            return _with_key(document, f"{table}.{key}{rest}", schema)
    return path


def _steps(path: str) -> list[Any]:
    """`$.ship[3].part` as keys and positions: "ship", 3, "part"."""
    return [name or int(index) for name, index in re.findall(r"\.([^.\[]+)|\[(\d+)\]", path)]


def _readable(path: str) -> str:
    """`$.ship[3].part` as people count: `ship 4, part`."""
    inner = path.removeprefix("$").lstrip(".")
    counted = re.sub(r"\[(\d+)\]", lambda index: f" {int(index.group(1)) + 1}", inner)
    return counted.replace(".", ", ") or "-"
