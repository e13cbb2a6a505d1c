"""Adventure cards and supercards: the four stacks of a flight, and the deck they are shuffled into.

Stacks lie one behind the other in the deck. Each has the composition of the flight's level (GT-SETUP-04) and the
supercards that were added to it (GT-SUP-02). An extra is one supercard of a stack, as one number: the stack, whether it
takes the place of an adventure, and the set of types it may be of.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.pieces import CARDS, Card
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE

FIRST_TYPE: Final[i64] = pieces.METEOR_RAIN
TYPES: Final[i64] = 7  # of supercards
ANY_TYPE: Final[i64] = 127
assert pieces.ROBOPOLICE_RAID + 1 == FIRST_TYPE + TYPES
assert bit(TYPES) - 1 == ANY_TYPE


def type_set(card_type: i64) -> i64:
    """The set of that one type of supercards, as `add_supercard` takes it."""
    return bit(card_type - FIRST_TYPE)


def is_supercard(number: i64) -> bool:
    return number >= pieces.ADVENTURES


def put_cards_away(table: Table) -> None:
    """Adventures of the flight before are not dealt again (GT-SETUP-05); supercards are (GT-RULING-70)."""
    for place in range(table.cells[cell.DECK_SIZE]):
        number: i64 = table.cells[cell.DECK + place]
        if not is_supercard(number):
            table.cells[cell.DEALT + number] = 1
        table.cells[cell.DECK + place] = 0
    for extra in range(pieces.MOST_EXTRAS):
        table.cells[cell.EXTRA + extra] = 0
    table.cells[cell.EXTRAS] = 0
    table.cells[cell.DECK_SIZE] = 0
    table.cells[cell.SHOWN] = 0
    table.cells[cell.CARD] = NONE
    for planet in range(cell.TILES - cell.PLANET):
        table.cells[cell.PLANET + planet] = NONE


# --- supercards ---
def add_supercard(table: Table, stack: i64, types: i64, replaces: bool = False) -> bool:
    """One supercard of these types for a stack, before the stacks are dealt (GT-SUP-02).

    With `replaces` it takes the place of an adventure of the flight's level. Returns whether there was one left, and
    room for it (GT-RULING-71).
    """
    known: i64 = types & known_types(table)
    extras: i64 = table.cells[cell.EXTRAS]
    if extras == pieces.MOST_EXTRAS or (replaces and adventures_of_level(table, stack) < 2):
        return False
    table.cells[cell.EXTRA + extras] = known << 3 | (4 if replaces else 0) | stack
    table.cells[cell.EXTRAS] = extras + 1
    if can_share_out(table, unsettled(table), no_cards()):
        return True
    table.cells[cell.EXTRA + extras] = 0
    table.cells[cell.EXTRAS] = extras
    return False


def known_types(table: Table) -> i64:
    """Without parts of other boxes there are no robopolice raids (GT-SUP-03)."""
    return ANY_TYPE if table.setting.other_boxes else ANY_TYPE & ~type_set(pieces.ROBOPOLICE_RAID)


def stack_of(table: Table, extra: i64) -> i64:
    return table.cells[cell.EXTRA + extra] & 3


def replaces_one(table: Table, extra: i64) -> bool:
    return table.cells[cell.EXTRA + extra] & 4 != 0


def types_of(table: Table, extra: i64) -> i64:
    return table.cells[cell.EXTRA + extra] >> 3


def may_be(table: Table, extra: i64, card: Card) -> bool:
    return is_supercard(card.number) and types_of(table, extra) >> (card.type - FIRST_TYPE) & 1 != 0


def unsettled(table: Table) -> vec[i64]:
    """For each extra which card it is: none of them is known yet."""
    return vec[i64]([NONE for _ in range(table.cells[cell.EXTRAS])])


def can_share_out(table: Table, settled: vec[i64], taken: vec[i64]) -> bool:
    """Whether every extra that is not settled finds a card: for no set of types are more wanted than there are."""
    for types in range(ANY_TYPE + 1):
        wanted: i64 = 0
        for extra in range(len(settled)):
            if settled[extra] == NONE and types_of(table, extra) & ~types == 0:
                wanted += 1
        if wanted > count_of(types, taken):
            return False
    return True


def count_of(types: i64, taken: vec[i64]) -> i64:
    """How many supercards of these types are left."""
    found: i64 = 0
    for card in CARDS:
        if is_supercard(card.number) and types >> (card.type - FIRST_TYPE) & 1 and taken[card.number] == 0:
            found += 1
    return found


def draw_supercards(table: Table, settled: vec[i64], taken: vec[i64]) -> vec[i64]:
    """For each extra that is not settled a supercard at random, of its types and none twice.

    Drawn again where the last ones find none left: a way to share them out exists (`add_supercard`).
    """
    while True:
        drawn = settled[:]
        used = taken[:]
        complete = True
        for extra in range(len(drawn)):
            if drawn[extra] == NONE:
                fitting = fitting_cards(table, extra, used)
                if len(fitting) == 0:
                    complete = False
                    break
                drawn[extra] = fitting[table.dice.roll(len(fitting))]
                used[drawn[extra]] = 1
        if complete:
            return drawn


def fitting_cards(table: Table, extra: i64, used: vec[i64]) -> vec[i64]:
    found = vec[i64]()
    for card in CARDS:
        if may_be(table, extra, card) and used[card.number] == 0:
            found = append(found, card.number)
    return found


# --- adventures ---
def is_beginners(table: Table) -> bool:
    """Whether this flight's cards are the eight for beginners: the very first round, of level I (GT-SETUP-06)."""
    return table.setting.beginners and table.cells[cell.ROUND] == 0 and table.cells[cell.LEVEL] == 1


def cards_of(table: Table, level: i64, taken: vec[i64], wanted: i64) -> vec[i64]:
    """Cards of a level that may be in this flight, but those `taken` says are elsewhere, by number.

    Where they would not be enough, those of earlier flights come back (GT-RULING-72), and where a mission takes cards
    for beginners out, others take their places.
    """
    fresh = _cards_of(table, level, taken, False, is_beginners(table))
    if len(fresh) < wanted:
        fresh = _cards_of(table, level, taken, True, is_beginners(table))
    return fresh if len(fresh) >= wanted else _cards_of(table, level, taken, True, False)


def _cards_of(table: Table, level: i64, taken: vec[i64], again: bool, beginners: bool) -> vec[i64]:
    found = vec[i64]()
    for number in range(pieces.ADVENTURES):
        card = CARDS[number]
        free: bool = taken[number] == 0 and (again or table.cells[cell.DEALT + number] == 0)
        out: bool = pieces.TYPE_NAMES[card.type] in table.plan.removed
        if card.level == level and free and not out and (card.intro or not beginners):
            found = append(found, number)
    return found


def no_cards() -> vec[i64]:
    """By card: whether it is elsewhere."""
    return vec[i64]([0 for _ in range(pieces.ALL_CARDS)])


# --- stacks ---
def adventures_in(table: Table, stack: i64, level: i64) -> i64:
    """How many adventures of a level are in a stack: as the flight's level says, but those that were replaced."""
    each: i64 = table.level().per_stack[level - 1]
    if level == table.cells[cell.LEVEL]:
        for extra in range(table.cells[cell.EXTRAS]):
            if stack_of(table, extra) == stack and replaces_one(table, extra):
                each -= 1
    return each


def adventures_of_level(table: Table, stack: i64) -> i64:
    """Those of the flight's own level."""
    return adventures_in(table, stack, table.cells[cell.LEVEL])


def stack_size(table: Table, stack: i64) -> i64:
    size: i64 = 0
    for level in range(1, len(pieces.LEVEL_NAMES) + 1):
        size += adventures_in(table, stack, level)
    for extra in range(table.cells[cell.EXTRAS]):
        if stack_of(table, extra) == stack:
            size += 1
    return size


def stack_start(table: Table, stack: i64) -> i64:
    """Where the stack begins in the deck, until the stacks are shuffled."""
    found: i64 = 0
    for before in range(stack):
        found += stack_size(table, before)
    return found


def deal_stacks(table: Table) -> None:
    """Four stacks of the level's composition (GT-SETUP-04)."""
    deal_unseen_stacks(table, NONE)


def deal_unseen_stacks(table: Table, seen: i64) -> None:
    """All stacks but one, which somebody looks at. In a stack the order means nothing: by number (GT-PREV-02)."""
    taken = no_cards()
    if seen != NONE:
        start: i64 = cell.DECK + stack_start(table, seen)
        for place in range(start, start + stack_size(table, seen)):
            taken[table.cells[place]] = 1
    starts = vec[i64]([stack_start(table, stack) for stack in range(pieces.STACKS)])
    free = starts[:]
    for level in range(1, len(pieces.LEVEL_NAMES) + 1):
        _deal_level(table, level, seen, taken, free)
    _deal_extras(table, seen, taken, free)
    for stack in range(pieces.STACKS):
        if stack != seen:
            sort_cards(table, starts[stack], free[stack] - starts[stack])
    table.cells[cell.DECK_SIZE] = starts[pieces.STACKS - 1] + stack_size(table, pieces.STACKS - 1)


def _deal_level(table: Table, level: i64, seen: i64, taken: vec[i64], free: vec[i64]) -> None:
    """The adventures of a level, onto the next free place of each stack."""
    wanted: i64 = 0
    for stack in range(pieces.STACKS):
        if stack != seen:
            wanted += adventures_in(table, stack, level)
    if wanted == 0:
        return
    cards = cards_of(table, level, taken, wanted)
    table.dice.shuffle(cards)
    dealt: i64 = 0
    for stack in range(pieces.STACKS):
        if stack != seen:
            for _ in range(adventures_in(table, stack, level)):
                table.cells[cell.DECK + free[stack]] = cards[dealt]
                free[stack] += 1
                dealt += 1


def _deal_extras(table: Table, seen: i64, taken: vec[i64], free: vec[i64]) -> None:
    """The supercards; those of the stack that is seen lie there already."""
    extras: i64 = table.cells[cell.EXTRAS]
    if extras == 0:
        return
    settled = unsettled(table)
    for extra in range(extras):
        if stack_of(table, extra) == seen:
            settled[extra] = 0
    drawn = draw_supercards(table, settled, taken)
    for extra in range(extras):
        stack: i64 = stack_of(table, extra)
        if stack != seen:
            table.cells[cell.DECK + free[stack]] = drawn[extra]
            free[stack] += 1


def sort_cards(table: Table, start: i64, size: i64) -> None:
    """By number, so many from that place of the deck on."""
    for last in range(1, size):
        place: i64 = cell.DECK + start + last
        while place > cell.DECK + start and table.cells[place] < table.cells[place - 1]:
            card: i64 = table.cells[place]
            table.cells[place] = table.cells[place - 1]
            table.cells[place - 1] = card
            place -= 1


# --- the deck ---
def shuffle_deck(table: Table) -> None:
    """All stacks together, until the top card has the level of the flight (GT-LAUNCH-06, GT-SUP-04)."""
    cards = vec[i64]()
    for place in range(table.cells[cell.DECK_SIZE]):
        cards = append(cards, table.cells[cell.DECK + place])
    lay_deck(table, cards)


def lay_deck(table: Table, cards: vec[i64]) -> None:
    """What is still face down, under the cards that were shown; a deck nobody has touched begins with its level.

    A supercard has no level, so it is never the first one (GT-SUP-04).
    """
    shown: i64 = table.cells[cell.SHOWN]
    table.dice.shuffle(cards)
    while shown == 0 and CARDS[cards[0]].level != table.cells[cell.LEVEL]:
        table.dice.shuffle(cards)
    for place in range(len(cards)):
        table.cells[cell.DECK + shown + place] = cards[place]
