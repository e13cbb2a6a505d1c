"""What changed between two views, small enough to send with every move.

    [path, value]                  the thing at the path is now that value
    [path, start, count, items]    in the list at the path, `count` items from `start` are replaced by `items`

A path is a list of field names and list positions. JSON merge patches cannot say null and repeat whole lists; views
hold many of both. Views are compared as the typed data they are: equal parts cost one comparison in C.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

Path = list[str | int]


def difference(old: object, new: object) -> list[list[Any]]:
    """The changes that lead from one to the other, in order."""
    changes: list[list[Any]] = []
    if old != new:
        _describe(old, new, [], changes)
    return changes


def _describe(old: object, new: object, path: Path, changes: list[list[Any]]) -> None:
    """The two differ: say where. Equal parts are passed over before a path to them is made."""
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for field in new.__struct_fields__:
            before, after = getattr(old, field), getattr(new, field)
            if before != after:
                _describe(before, after, [*path, field], changes)
    elif isinstance(old, list) and isinstance(new, list) and old and new:
        _describe_lists(old, new, path, changes)
    else:
        changes.append([path, new])


def _describe_lists(old: list[Any], new: list[Any], path: Path, changes: list[list[Any]]) -> None:
    if len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before != after:
                _describe(before, after, [*path, place], changes)
        return
    head = same_beginning(old, new)
    tail = min(same_beginning(old[::-1], new[::-1]), min(len(old), len(new)) - head)
    changes.append([path, head, len(old) - head - tail, new[head : len(new) - tail]])


def same_beginning(old: list[Any], new: list[Any]) -> int:
    """How many items at the beginning are the same."""
    length = 0
    for before, after in zip(old, new, strict=False):
        if before != after:
            break
        length += 1
    return length


def apply(document: Any, changes: Sequence[Sequence[Any]]) -> Any:
    """What a client does with them: the changed document; the given one may be altered."""
    for change in changes:
        path = change[0]
        if len(change) == 4:
            items = _at(document, path)
            items[change[1] : change[1] + change[2]] = change[3]
        elif path:
            _at(document, path[:-1])[path[-1]] = change[1]
        else:
            document = change[1]
    return document


def _at(document: Any, path: Sequence[str | int]) -> Any:
    for key in path:
        document = document[key]
    return document


def numbers(packed: Sequence[int]) -> list[int]:
    """The move numbers that runs stand for."""
    return [first + place for first, count in zip(packed[::2], packed[1::2], strict=True) for place in range(count)]
