"""Dealing anew what a seat cannot see: cards in stacks it does not look at, and the deck face down.

The result depends on the dice and on what the seat sees, on nothing else. The pile has no order: what will be drawn
from it is chance to come.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, dealing, pieces
from hullbreach.games.galaxy_trucker.missions import launch, preparing
from hullbreach.games.galaxy_trucker.pieces import CARDS
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE


def guess(table: Table, seat: int | None) -> None:
    watcher: i64 = NONE if seat is None else seat
    if table.cells[cell.PHASE] == cell.CHOOSING:
        return  # nothing is dealt yet
    preparing.guess_specials(table)
    launch.guess_choices(table, watcher)
    if table.cells[cell.PHASE] >= cell.FLIGHT:
        redeal_deck(table)
    else:
        looking: i64 = NONE if watcher == NONE else table.of(watcher, cell.LOOKING)
        dealing.deal_unseen_stacks(table, looking)


def redeal_deck(table: Table) -> None:
    """Of each level as many as are left; which ones, nobody knows before they are turned up (GT-LAUNCH-06)."""
    shown = dealing.no_cards()
    for place in range(table.cells[cell.SHOWN]):
        shown[table.cells[cell.DECK + place]] = 1
    unseen = vec[i64]()
    for level in range(1, len(pieces.LEVEL_NAMES) + 1):
        left: i64 = -shown_of(level, shown)
        for stack in range(pieces.STACKS):
            left += dealing.adventures_in(table, stack, level)
        if left > 0:
            cards = dealing.cards_of(table, level, shown, left)
            table.dice.shuffle(cards)
            for place in range(left):
                unseen = append(unseen, cards[place])
    if table.cells[cell.EXTRAS]:
        unseen = with_unseen_supercards(table, shown, unseen)
    if len(unseen):
        dealing.lay_deck(table, unseen)


def with_unseen_supercards(table: Table, shown: vec[i64], unseen: vec[i64]) -> vec[i64]:
    """Those that were shown are among the ones that were added; the others may be whatever else was allowed."""
    settled = places_of_shown(table, shown)
    drawn = dealing.draw_supercards(table, settled, shown)
    for extra in range(len(drawn)):
        if settled[extra] == NONE:
            unseen = append(unseen, drawn[extra])
    return unseen


def places_of_shown(table: Table, shown: vec[i64]) -> vec[i64]:
    """For each extra the shown supercard that it may have been, or NONE; at random, until all have found one."""
    extras: i64 = table.cells[cell.EXTRAS]
    while True:
        found = dealing.unsettled(table)
        complete = True
        for card in CARDS:
            if shown[card.number] and dealing.is_supercard(card.number):
                fitting = vec[i64]()
                for extra in range(extras):
                    if found[extra] == NONE and dealing.may_be(table, extra, card):
                        fitting = append(fitting, extra)
                if len(fitting) == 0:
                    complete = False
                    break
                found[fitting[table.dice.roll(len(fitting))]] = card.number
        if complete and dealing.can_share_out(table, found, shown):
            return found


def shown_of(level: i64, shown: vec[i64]) -> i64:
    found: i64 = 0
    for card in CARDS:
        if card.level == level and shown[card.number]:
            found += 1
    return found
