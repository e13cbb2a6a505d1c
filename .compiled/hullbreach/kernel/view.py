"""The base of what leaves a game for a person: plain typed data, ready for the wire."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What a seat may know. Each game adds its own fields and its id as the tag."""

    seat: int | None


def encode(view: View) -> bytes:
    """The view as it goes over the wire."""
    return msgspec.json.encode(view)
