"""How this game speaks in a terminal: the reader's words for seats, components, goods and strengths."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.games.galaxy_trucker import names, pieces
from hullbreach.games.galaxy_trucker.told import HALF_NAMES

if TYPE_CHECKING:
    from hullbreach.games.galaxy_trucker.view import StrengthView
    from hullbreach.kernel.words import Value, Words

ID: Final = "galaxy-trucker"
COLOURS: Final = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
SEPARATOR: Final = " · "


class Voice:
    """One language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(f"{ID}-{message}", **values)

    def seat(self, seat: int) -> str:
        return self.say(f"seat-{pieces.SEAT_COLOURS[seat]}")

    def tile(self, tile: str) -> str:
        """What a component is, as a heading."""
        return self.say(f"tile-{names.TILE_WORDS[pieces.TILE_NAMES.index(tile)]}.label")

    def goods(self, blocks: str) -> str:
        """`RRB` as 2 red, 1 blue."""
        counted = [
            self.say(f"colour-{colour}.blocks", blocks=blocks.count(letter))
            for letter, colour in COLOURS.items()
            if letter in blocks
        ]
        return ", ".join(counted) or self.say("board-nothing")

    def engines(self, strength: StrengthView) -> str:
        return _up_to(str(strength.engines), str(strength.engines_most))

    def cannons(self, strength: StrengthView) -> str:
        return _up_to(HALF_NAMES[strength.cannons], HALF_NAMES[strength.cannons_most])


def _up_to(least: str, most: str) -> str:
    """What there is for nothing, and with all the cells that are of use."""
    return least if least == most else f"{least}–{most}"
