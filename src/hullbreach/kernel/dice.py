"""The game's own seeded dice.

Chris Doty-Humphrey's sfc32: three 32-bit words and a counter, only additions, shifts and xors, so that the same
seed gives the same throws interpreted and compiled, on every machine and Python, forever.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 16


@final
@mypyc_attr(free_list_len=1)
class Dice:
    """A tiny copyable generator; `roll(n)` is uniform on 0 … n-1."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        turned: i64 = ((self.c << 21) & MASK) | (self.c >> 11)
        self.c = (turned + result) & MASK
        return result

    def roll(self, sides: i64) -> i64:
        """A number from 0 to sides - 1, every one exactly as likely (Lemire's method); up to 2**31 sides."""
        product: i64 = self.word() * sides
        low: i64 = product & MASK
        if low < sides:
            threshold: i64 = (MASK + 1) % sides
            while low < threshold:
                product = self.word() * sides
                low = product & MASK
        return product >> 32

    def shuffle(self, cards: vec[i64]) -> None:
        """Put the cards in random order, in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.roll(last + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def copy(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.counter)


def seeded(seed: int) -> Dice:
    """Dice for a seed; any integer will do, only its lowest 64 bits count."""
    low: i64 = seed & 0xFFFFFFFF
    high: i64 = (seed >> 32) & 0xFFFFFFFF
    dice = Dice(low, high, 0, 1)
    throws: i64 = 0
    while throws < WARM_UP:
        dice.word()
        throws += 1
    return dice
