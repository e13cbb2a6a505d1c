"""Whether two reports about a ship say the same: lists are sets, and so are pairs of squares and pieces."""

from __future__ import annotations

from typing import Any, Final

PIECES: Final = ("parts", "lost_parts")
PAIRS: Final = ("errors", "joined")


def differing(told: dict[str, Any], expected: dict[str, Any]) -> list[str]:
    """The fields of which something else was expected; those nobody expects anything of do not count."""
    return [field for field, value in expected.items() if field not in told or not _same(field, told[field], value)]


def _same(field: str, one: Any, other: Any) -> bool:
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if not isinstance(one, list) or not isinstance(other, list):
        return bool(one == other)
    try:
        return {_meaning(field, item) for item in one} == {_meaning(field, item) for item in other}
    except (TypeError, AttributeError):  # nothing that could stand there
        return False


def _meaning(field: str, item: Any) -> object:
    if field in PIECES:
        return frozenset(item)
    if field in PAIRS:
        kind, _, squares = item.rpartition(" ")
        return kind, frozenset(squares.split("-"))
    return item
