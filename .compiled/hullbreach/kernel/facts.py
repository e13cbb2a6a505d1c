"""Facts are data: TOML files beside the rules, checked against a schema when they are loaded."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TypeVar

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
        raise BadFacts("bad-facts", file=name, entry=_readable(path), problem=problem) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadFacts("bad-facts", file=name, entry="-", problem=str(error)) from None


def _readable(path: str) -> str:
    """`$.ship[3].part` as people count: `ship 4, part`."""
    inner = path.rstrip("`").removeprefix("$").lstrip(".")
    counted = re.sub(r"\[(\d+)\]", lambda index: f" {int(index.group(1)) + 1}", inner)
    return counted.replace("[...]", "").replace(".", ", ") or "-"
