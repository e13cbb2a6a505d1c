"""What leaves a game for a person: plain typed data, ready for the wire, in a public part and an own part."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What everybody at the table and every spectator may know. Each game adds its own fields and its id as the tag."""


class Own(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="game"):
    """What one seat knows beside that. Secrets stand here or nowhere."""


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All a seat sees (None: a spectator)."""

    seat: int | None
    public: View
    own: Own | None


def encode(seen: Seen | View | Own) -> bytes:
    """As it goes over the wire."""
    return msgspec.json.encode(seen)
