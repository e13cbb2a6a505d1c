"""A ship on paper: what `hullbreach ship` reads and writes, field by field.

`notation` turns a ship's text into a hull, `survey` says what comes of it.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hullbreach.kernel.errors import HullError

Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
"""What every reader of JSON can count to."""


class BadShip(HullError):
    """A ship on paper that cannot be; names the field or the component, and what was expected."""


class ActionPaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What happens to the ship: a hazard (`from`, `line`), a destruction (`square`), or a calculation (`cells`).

    `shield` and `double_cannon` say what the owner would pay a cell for, `full` to which sides cannons count in full.
    """

    kind: str
    from_: str | None = msgspec.field(name="from", default=None)
    line: Number | None = None
    shield: bool = False
    double_cannon: bool = False
    square: str | None = None
    cells: Number | None = None
    full: str = "N"


class ShipPaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The input: a ship class, the ship in the catalogue's notation, and what happens to it, if anything."""

    ship_class: str = msgspec.field(name="class")
    ship: str
    action: ActionPaper | None = None


class ShipReport(msgspec.Struct, frozen=True):
    """What the rules say about it. A value that means nothing for this ship or this action is left out.

    All but outcome, hit, destroyed, parts, lost_parts and exposed_after is about the ship before the action.
    """

    legal: bool
    errors: list[str]
    joined: list[str]
    dead: list[str]
    no_load: list[str]
    crew: int
    exposed: int | UnsetType = UNSET
    engine: int | UnsetType = UNSET
    cannon: int | float | UnsetType = UNSET
    outcome: str | UnsetType = UNSET
    hit: str | UnsetType = UNSET
    destroyed: list[str] | UnsetType = UNSET
    parts: list[list[str]] | UnsetType = UNSET
    lost_parts: list[list[str]] | UnsetType = UNSET
    exposed_after: int | UnsetType = UNSET


def decode_paper(text: bytes) -> ShipPaper:
    """A ship in JSON; raises BadShip."""
    try:
        return msgspec.json.decode(text, type=ShipPaper)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `$")
        raise BadShip("ship-malformed", field=path.strip("`.") or "-", problem=problem) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadShip("ship-malformed", field="-", problem=str(error)) from None
