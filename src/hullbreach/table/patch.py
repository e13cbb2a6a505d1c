"""What changed between two views, small enough to send with every move.

    [path, value]                  the thing at the path is now that value
    [path, start, count, items]    in the list at the path, `count` items from `start` are replaced by `items`

A path is a list of field names and list positions. JSON merge patches cannot say null and repeat whole lists; views
hold many of both. Views are compared as the typed data they are: equal parts cost one comparison in C.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, cast, get_args, get_origin

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

Path = list[str | int]
PLAIN: Final = {int, str, bool, float, type(None)}
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}
"""By type: where to look for what changed inside; nowhere, in what is told whole."""


def difference(old: object, new: object) -> list[list[Any]]:
    """The changes that lead from one to the other, in order."""
    changes: list[list[Any]] = []
    if old != new:
        _describe(old, new, [], changes)
    return changes


def _describe(old: object, new: object, path: Path, changes: list[list[Any]]) -> None:
    """The two differ: say where. Equal parts are passed over before a path to them is made."""
    kind = type(new)
    if kind is not type(old):
        changes.append([path, new])
    elif isinstance(new, list):
        _describe_lists(cast("list[Any]", old), new, path, changes)
    elif fields := _FIELDS.get(kind) or _fields_of(kind):
        for field in fields:
            before, after = getattr(old, field), getattr(new, field)
            if before is not after and before != after:
                _describe(before, after, [*path, field], changes)
    else:
        changes.append([path, new])


def _fields_of(kind: type) -> tuple[str, ...]:
    """Something that holds but a few numbers and words, a card or a token, is sooner told whole."""
    if kind not in _FIELDS:
        small = not issubclass(kind, msgspec.Struct) or all(
            _is_plain(field.type) for field in msgspec.structs.fields(kind)
        )
        _FIELDS[kind] = () if small else tuple(field.name for field in msgspec.structs.fields(kind))
    return _FIELDS[kind]


def _is_plain(hint: object) -> bool:
    return (
        hint in PLAIN or get_origin(hint) is Literal or (bool(get_args(hint)) and all(map(_is_plain, get_args(hint))))
    )


def _describe_lists(old: list[Any], new: list[Any], path: Path, changes: list[list[Any]]) -> None:
    if not old or not new:
        changes.append([path, new])
        return
    if len(old) == len(new):
        for place, (before, after) in enumerate(zip(old, new, strict=True)):
            if before is not after and before != after:
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
