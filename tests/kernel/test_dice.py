"""The dice: the same throws forever, fair, copyable."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.kernel.dice import Dice, seeded

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)


def words(seed: int, count: int = 4) -> list[int]:
    dice = seeded(seed)
    return [dice.word() for _ in range(count)]


def throws(dice: Dice, sides: int, count: int) -> list[int]:
    return [dice.roll(sides) for _ in range(count)]


def chi_square(rolls: list[int], values: int) -> float:
    expected = len(rolls) / values
    return sum((rolls.count(value) - expected) ** 2 / expected for value in range(values))


# Logs hold no throws, only the seed: were any of these numbers to change, every old log would tell another game.
@pytest.mark.parametrize(
    ("seed", "first_words", "first_throws"),
    [
        (0, [947923937, 2491578854, 3964400089, 2091952393], [1, 3, 5, 2, 5, 1, 1, 2, 1, 5, 2, 1]),
        (1, [1080862987, 3546521498, 2861869171, 428981239], [1, 4, 3, 0, 3, 0, 0, 3, 0, 4, 5, 3]),
        (7, [3891143111, 2994695642, 1852364411, 1948228013], [5, 4, 2, 2, 4, 2, 1, 5, 2, 5, 3, 3]),
        (2**32, [2026416846, 1661539736, 2729060721, 4156309426], [2, 2, 3, 5, 0, 0, 3, 1, 1, 0, 3, 5]),
        (2**63, [1716653841, 409651028, 746154987, 2537437755], [2, 0, 1, 3, 3, 4, 5, 4, 0, 1, 3, 2]),
        (2**64 - 1, [3877443715, 254422320, 1995265944, 3211181574], [5, 0, 2, 4, 0, 3, 3, 1, 2, 4, 4, 4]),
    ],
)
def test_the_first_throws_of_a_seed_never_change(seed: int, first_words: list[int], first_throws: list[int]) -> None:
    assert words(seed) == first_words
    assert throws(seeded(seed), 6, 12) == first_throws


def test_a_shuffle_never_changes() -> None:
    cards = vec[i64](list(range(10)))
    seeded(7).shuffle(cards)
    assert list(cards) == [8, 0, 5, 1, 2, 4, 7, 3, 6, 9]


@pytest.mark.parametrize("seed", [1, 2, 3, 2**40, 2**64 - 5])
@pytest.mark.parametrize("sides", [2, 6, 14])
def test_every_side_is_as_likely(seed: int, sides: int) -> None:
    # Beyond this bound lies less than one fair generator in ten thousand, for up to 13 degrees of freedom.
    assert chi_square(throws(seeded(seed), sides, 6000), sides) < 41


def test_no_side_is_favoured_when_the_sides_do_not_divide_the_words() -> None:
    """With this many sides a plain scaling would throw 0 modulo 3 three times where it throws 2 twice."""
    rolls = [roll % 3 for roll in throws(seeded(11), 3 << 29, 6000)]
    assert chi_square(rolls, 3) < 19


def test_every_order_of_four_cards_is_as_likely() -> None:
    dice = seeded(5)
    orders: list[int] = []
    for _ in range(4800):
        cards = vec[i64]([0, 1, 2, 3])
        dice.shuffle(cards)
        orders.append(int("".join(str(card) for card in cards), 4))
    seen = sorted(set(orders))
    assert len(seen) == 24
    assert chi_square([seen.index(order) for order in orders], 24) < 59


@given(SEEDS, st.integers(min_value=1, max_value=2**31))
def test_a_throw_stays_within_its_sides(seed: int, sides: int) -> None:
    assert all(0 <= roll < sides for roll in throws(seeded(seed), sides, 5))


def test_one_side_always_comes_up() -> None:
    assert throws(seeded(3), 1, 5) == [0] * 5


@given(SEEDS, st.lists(st.integers(min_value=-5, max_value=5), max_size=30))
def test_a_shuffle_keeps_every_card(seed: int, pack: list[int]) -> None:
    cards = vec[i64](pack)
    seeded(seed).shuffle(cards)
    assert sorted(cards) == sorted(pack)


@given(SEEDS, st.integers(min_value=0, max_value=20))
def test_a_copy_throws_the_same_and_leaves_the_original_alone(seed: int, used: int) -> None:
    dice = seeded(seed)
    throws(dice, 6, used)
    copied = throws(dice.copy(), 100, 10)
    assert copied == throws(dice, 100, 10)
    assert throws(dice.copy(), 6, 3) == throws(dice, 6, 3)


def test_seeds_that_differ_in_any_of_64_bits_give_other_throws() -> None:
    seeds = [0, *(1 << bit for bit in range(64)), *((1 << 64) - 1 - (1 << bit) for bit in range(64))]
    assert len({tuple(words(seed)) for seed in seeds}) == len(seeds)


@given(SEEDS, SEEDS)
def test_different_seeds_give_different_throws(one: int, other: int) -> None:
    assert (words(one) == words(other)) == (one == other)


@given(SEEDS)
def test_only_the_lowest_64_bits_of_a_seed_count(seed: int) -> None:
    assert words(seed) == words(seed + 2**64) == words(seed - 2**64)
