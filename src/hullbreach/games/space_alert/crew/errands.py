"""Errands: go somewhere and do something there. One card at a time leads nowhere: only the last of them is of use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import packs
from hullbreach.games.space_alert.crew.cards import CARDS, COMMON, ERRAND, IMAGINED, LATER, NO_CHANGE, Change, CrewHands
from hullbreach.kernel.dice import Dice

ACTIONS: Final[i64] = 4  # A, B, C and battlebots


def propose_errand(hands: CrewHands, station: i64, place: i64, dice: Dice, change: Change) -> None:
    """From that station, beginning in that slot; no change if there are not the cards for it."""
    target: i64 = dice.roll(pieces.STATIONS)
    action: i64 = pieces.A + dice.roll(ACTIONS)
    change.begin(ERRAND, place)
    if not go(hands, station, target, dice, change) or not add(hands, action, dice, change):
        change.kind = NO_CHANGE


def go(hands: CrewHands, station: i64, target: i64, dice: Dice, change: Change) -> bool:
    """At one go with a heroic card, or step by step; which way first is all the same."""
    if station == target:
        return True
    if dice.roll(2) == 0 and add_own(hands, pieces.HEROIC_MOVE + target, dice, change):
        return True
    lift_first: bool = dice.roll(2) == 0
    lift: bool = pieces.is_upper(station) != pieces.is_upper(target)
    if lift and lift_first and not add(hands, pieces.CHANGE_DECK, dice, change):
        return False
    way: i64 = pieces.zone_of(target) - pieces.zone_of(station)
    for _ in range(way if way > 0 else -way):
        if not add(hands, pieces.MOVE_BLUE if way > 0 else pieces.MOVE_RED, dice, change):
            return False
    return not lift or lift_first or add(hands, pieces.CHANGE_DECK, dice, change)


def add(hands: CrewHands, action: i64, dice: Dice, change: Change) -> bool:
    """A card with that half in the next slot; in later phases one may imagine it."""
    if add_own(hands, action, dice, change):
        return True
    place: i64 = change.next_place()
    if not is_free(hands, place, change) or hands.may[place] != LATER:
        return False
    change.add(IMAGINED, action)
    return True


def add_own(hands: CrewHands, action: i64, dice: Dice, change: Change) -> bool:
    place: i64 = change.next_place()
    if not is_free(hands, place, change):
        return False
    usable = hands.usable[place // pieces.TURNS]
    count: i64 = len(usable)
    if not count:
        return False
    offset: i64 = dice.roll(count)
    for number in range(count):
        card: i64 = usable[(offset + number) % count]
        kind: i64 = hands.kinds[card] * 2
        if (packs.HALVES[kind] == action or packs.HALVES[kind + 1] == action) and may_use(hands, card, place, change):
            change.add(card, action)
            return True
    return False


def is_free(hands: CrewHands, place: i64, change: Change) -> bool:
    """A slot of the same board, decided when the first of the errand is."""
    first: i64 = change.place
    if place >= len(hands.may) or place // pieces.TURNS != first // pieces.TURNS or not change.has_room():
        return False
    return (hands.may[place] == CARDS or hands.may[place] == LATER) and hands.now[place] == hands.now[first]


def may_use(hands: CrewHands, card: i64, place: i64, change: Change) -> bool:
    """Neither given by somebody, nor used in the errand or before it already."""
    owner: i64 = hands.owners[card]
    if (owner != COMMON and hands.is_gift(card, place // pieces.TURNS)) or hands.since[card] > place % pieces.TURNS:
        return False
    if change.uses(card):
        return False
    old: i64 = hands.place_of(card)
    return old == pieces.NONE or (old >= change.place and hands.now[old] == hands.now[place])
