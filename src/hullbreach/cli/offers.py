"""What a menu numbers: each move, or of very many all that begin alike, to be asked about in two steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

    from hullbreach.kernel.moves import Move
    from hullbreach.kernel.title import Title

MANY: Final = 24
"""More choices than anybody wants to read at once."""


def offers_of(title: Title, moves: list[Move], typed: Collection[str]) -> list[list[Move]]:
    """First the die, then where it goes; verbs that are typed in full are left as they are."""
    if len(moves) <= MANY:
        return [[move] for move in moves]
    found: dict[tuple[int, int], list[Move]] = {}
    for move in moves:
        verb = title.vocabulary.verbs[move.verb]
        halved = len(verb.domains) > 1 and verb.name not in typed
        found.setdefault((move.verb, move.args[0] if halved else -1 - move.number), []).append(move)
    return list(found.values())
