"""Supercards in the deck (topic `supercards`), and what a flight of level IV is dealt."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.galaxy_trucker import cell, dealing, facts, pieces
from hullbreach.games.galaxy_trucker.game import GalaxyTrucker
from hullbreach.games.galaxy_trucker.pieces import CARDS
from tests.rules.galaxy_trucker.scene import Yard

CARD = {card.name: card for card in CARDS}
LEVEL_OF = {card.name: int(card.level) for card in CARDS}
OPEN = (0, 1, 2)
ALL = (0, 1, 2, 3)


def with_supercards(
    yard: Yard,
    stacks: tuple[int, ...] = OPEN,
    types: int = int(dealing.ANY_TYPE),
    *,
    each: int = 1,
    replaces: bool = False,
) -> list[bool]:
    """Deal the stacks again, with supercards; says for each whether there was one."""
    table = yard.table
    put_back = [int(table.cells[cell.DEALT + number]) for number in range(pieces.ADVENTURES)]
    dealing.put_cards_away(table)
    for number, dealt in enumerate(put_back):
        table.cells[cell.DEALT + number] = dealt
    added = [dealing.add_supercard(table, stack, types, replaces) for _ in range(each) for stack in stacks]
    dealing.deal_stacks(table)
    return added


def stack(yard: Yard, number: int) -> list[str]:
    start = int(dealing.stack_start(yard.table, number))
    return yard.deck()[start : start + int(dealing.stack_size(yard.table, number))]


def supercards(names: list[str]) -> list[str]:
    return [name for name in names if LEVEL_OF[name] == 0]


def take_off(yard: Yard) -> None:
    yard.finish()


# --- the box ---
@pytest.mark.rule("GT-SUP-03", "GT-EX-103", "GT-EVENT-01")
def test_there_are_26_supercards_the_raids_last() -> None:
    numbered = [card.name for card in CARDS if dealing.is_supercard(card.number)]
    assert len(numbered) == 26
    assert Counter(pieces.TYPE_NAMES[CARD[name].type] for name in numbered) == {
        "meteor_rain": 4,
        "meteor_alert": 4,
        "black_hole": 3,
        "enemy_fleet": 3,
        "tactical_zone": 3,
        "special_event": 6,
        "robopolice_raid": 3,
    }
    assert [pieces.TYPE_NAMES[CARD[name].type] for name in numbered[-3:]] == ["robopolice_raid"] * 3
    assert [card.number for card in CARDS] == list(range(106))


@pytest.mark.rule("GT-SUP-01")
def test_what_grows_with_the_level_is_printed_for_all_four() -> None:
    for card in facts.supercards():
        assert len(card.by_level()) in (0, 4), card.id
        assert all(len(column.penalties) == 4 for column in card.columns())


# --- stacks ---
@pytest.mark.rule("GT-SUP-02", "GT-PREV-01")
@pytest.mark.parametrize(("flights", "adventures"), [("I", 2), ("II", 3), ("III", 4), ("IV", 5)])
def test_supercards_lie_in_the_stacks_they_were_added_to(flights: str, adventures: int) -> None:
    yard = Yard(flights=flights)
    assert with_supercards(yard) == [True] * 3
    for number in ALL:
        cards = stack(yard, number)
        assert len(supercards(cards)) == (1 if number in OPEN else 0)
        assert len(cards) - len(supercards(cards)) == adventures
    yard.lay(0, "t088 7,6 0")
    yard.play(0, "look 2")
    assert yard.cards(0) == stack(yard, 1)


@pytest.mark.rule("GT-SUP-02")
def test_a_supercard_may_take_the_place_of_an_adventure_of_the_level() -> None:
    yard = Yard(flights="II")
    assert with_supercards(yard, ALL, replaces=True) == [True] * 4
    assert Counter(LEVEL_OF[name] for name in yard.deck()) == {0: 4, 1: 4, 2: 4}


@pytest.mark.rule("GT-RULING-71")
def test_one_adventure_of_the_level_is_left_in_every_stack() -> None:
    yard = Yard(flights="II")
    assert with_supercards(yard, (0, 0), replaces=True) == [True, False]


@pytest.mark.rule("GT-SUP-03", "GT-EX-103")
def test_the_raids_stay_in_the_box_without_parts_of_other_boxes() -> None:
    drawn = Counter[str]()
    for seed in range(60):
        yard = Yard(seed=seed, flights="II")
        with_supercards(yard)
        assert len(supercards(yard.deck())) == len(set(supercards(yard.deck()))) == 3
        drawn.update(supercards(yard.deck()))
    assert set(drawn) == {card.name for card in CARDS if card.level == 0 and card.type != pieces.ROBOPOLICE_RAID}


@pytest.mark.rule("GT-SUP-02")
def test_only_types_that_were_asked_for_are_dealt() -> None:
    types = dealing.type_set(pieces.METEOR_ALERT) | dealing.type_set(pieces.METEOR_RAIN)
    for seed in range(20):
        yard = Yard(seed=seed)
        with_supercards(yard, types=types)
        assert {CARD[name].type for name in supercards(yard.deck())} <= {pieces.METEOR_ALERT, pieces.METEOR_RAIN}


@pytest.mark.rule("GT-RULING-71")
def test_there_are_no_more_of_a_type_than_there_are() -> None:
    yard = Yard()
    assert with_supercards(yard, ALL, dealing.type_set(pieces.ENEMY_FLEET)) == [True, True, True, False]
    assert sorted(supercards(yard.deck())) == ["looter_fleet", "pirate_fleet", "slaver_fleet"]
    assert with_supercards(yard, ALL, each=4) == [True] * 12 + [False] * 4
    assert with_supercards(yard, OPEN, dealing.type_set(pieces.ROBOPOLICE_RAID)) == [False] * 3


@pytest.mark.rule("GT-RULING-71")
def test_wide_wishes_leave_cards_for_narrow_ones() -> None:
    holes = dealing.type_set(pieces.BLACK_HOLE)
    for seed in range(20):
        yard = Yard(seed=seed)
        table = yard.table
        dealing.put_cards_away(table)
        either = holes | dealing.type_set(pieces.ENEMY_FLEET)
        assert all(dealing.add_supercard(table, 0, either) for _ in range(3))
        assert all(dealing.add_supercard(table, 1, holes) for _ in range(3))
        assert not dealing.add_supercard(table, 1, either)
        dealing.deal_stacks(table)
        assert sorted(supercards(stack(yard, 1))) == ["black_hole_1", "black_hole_2", "black_hole_3"]


# --- the deck ---
@pytest.mark.rule("GT-SUP-04", "GT-LAUNCH-06", "GT-EX-91")
def test_the_first_card_is_an_adventure_of_the_level() -> None:
    firsts = set()
    for seed in range(40):
        yard = Yard(seed=seed, flights="II")
        with_supercards(yard)
        before = sorted(yard.deck())
        assert len(before) == 15
        take_off(yard)
        assert sorted(yard.deck()) == before
        assert LEVEL_OF[yard.deck()[0]] == 2
        firsts.add(yard.deck()[1])
    assert supercards(list(firsts)), "a supercard comes second at times"


@pytest.mark.rule("GT-RULING-70", "GT-SETUP-05")
def test_supercards_are_dealt_again_in_the_next_flight() -> None:
    yard = Yard(flights="I-II")
    with_supercards(yard, OPEN, dealing.type_set(pieces.ENEMY_FLEET))
    used = [name for name in yard.deck() if LEVEL_OF[name]]
    dealing.put_cards_away(yard.table)
    assert with_supercards(yard, OPEN, dealing.type_set(pieces.ENEMY_FLEET)) == [True] * 3
    assert sorted(yard.public.used) == sorted(used)


@pytest.mark.rule("GT-RULING-72")
def test_adventures_that_were_used_up_come_back_when_too_few_are_left() -> None:
    yard = Yard(flights="I")
    first = yard.table.cells
    for number in range(13):  # seven of level I are left, eight are wanted
        first[cell.DEALT + number] = 1
    dealing.deal_stacks(yard.table)
    assert len(set(yard.deck())) == 8


@pytest.mark.rule("GT-RULING-73", "GT-SETUP-04")
def test_a_flight_of_level_iv_has_20_cards_and_big_ships() -> None:
    for third in ("III", "IIIA"):
        yard = Yard(flights="IV", third=third)
        assert (yard.public.level, yard.public.ship_class) == ("IV", third)
        assert Counter(LEVEL_OF[name] for name in yard.deck()) == {1: 4, 2: 4, 3: 4, 4: 8}
    assert Counter(int(card.level) for card in CARDS if card.level) == {1: 20, 2: 20, 3: 20, 4: 20}
    level = pieces.LEVELS[3]
    assert (level.gap, list(level.order_rewards), level.best_looking, level.timer_runs) == (5, [16, 12, 8, 4, 0], 8, 5)


# --- what nobody knows ---
@pytest.mark.rule("GT-PREV-02", "GT-SUP-04")
def test_a_guess_leaves_the_stack_in_hand_and_deals_the_rest_anew() -> None:
    yard = Yard(flights="II")
    with_supercards(yard, ALL)
    yard.lay(0, "t088 7,6 0")
    yard.play(0, "look 1")
    hidden = Counter[str]()
    for seed in range(30):
        guess = yard.game.guess(seed, 0)
        assert isinstance(guess, GalaxyTrucker)
        other = Yard()
        other.game = guess
        assert stack(other, 0) == stack(yard, 0)
        assert len(set(other.deck())) == len(other.deck()) == 16
        assert [len(supercards(stack(other, number))) for number in ALL] == [1, 1, 1, 1]
        hidden.update(supercards(stack(other, 3)))
    assert len(hidden) > 5


@pytest.mark.rule("GT-SUP-04")
def test_in_flight_a_guess_knows_what_was_shown_and_how_many_supercards_are_left() -> None:
    rain = dealing.type_set(pieces.METEOR_RAIN)
    for seed in range(20):
        yard = Yard(seed=seed, flights="II")
        table = yard.table
        dealing.put_cards_away(table)
        for number in OPEN:
            dealing.add_supercard(table, number, rain if number else int(dealing.ANY_TYPE), number == 2)
        dealing.deal_stacks(table)
        take_off(yard)
        table.cells[cell.SHOWN] = 6
        shown = yard.deck()[:6]
        guess = yard.game.guess(seed, 0)
        assert isinstance(guess, GalaxyTrucker)
        other = Yard()
        other.game = guess
        assert other.deck()[:6] == shown
        assert len(set(other.deck())) == len(other.deck()) == 14
        assert Counter(LEVEL_OF[name] for name in other.deck()) == {0: 3, 1: 4, 2: 7}
        rains = [name for name in supercards(other.deck()) if CARD[name].type == pieces.METEOR_RAIN]
        assert len(rains) >= 2
