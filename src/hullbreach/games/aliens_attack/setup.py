"""Laying out a new game, and guessing anew what a seat cannot see."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, flow, moves, stage, told
from hullbreach.games.aliens_attack.pieces import CANNONS, CARDS, SCOUT, SQUARES, Setting
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, EARTH_SEAT, Table, fresh_cells
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal

ALL_CARDS: Final = vec[i64](range(CARDS))


def lay_out(setting: Setting, dice: Dice, journal: Journal) -> Table:
    """Set the game up as far as the first decision (AA-SETUP-01 to AA-SETUP-07)."""
    table = Table(setting, fresh_cells(), Agenda(), dice, journal)
    table.cells[cell.DANGER] = setting.start_danger
    set_cannons(table)
    deal(table)
    if setting.chosen_upgrades:
        table.ask(EARTH_SEAT, stage.PREPARE)
    else:
        flow.open_game(table)
        moves.RULES.run(table)
    return table


def set_cannons(table: Table) -> None:
    """The two-player handicaps (AA-2P-18); everything else starts at level 1."""
    if table.setting.all_upgraded:
        for cannon in range(CANNONS):
            table.set_level(cannon, 2)
    if table.setting.random_neutralised:
        unlucky: i64 = table.dice.roll(CANNONS)
        table.set_level(unlucky, 0)
        table.cells[cell.SABOTAGED] = unlucky
        table.journal.tell(told.SABOTAGED, unlucky)


def deal(table: Table) -> None:
    """Shuffle the deck and fill the take-off zone, in Doomsday also row 1 (AA-SETUP-02, AA-MODE-04)."""
    cards = ALL_CARDS[:]
    table.dice.shuffle(cards)
    for card in cards:
        table.put_under(card)
    table.cells[cell.FRESH] = CARDS
    for square in range(table.setting.start_cards):
        drawn: i64 = table.take_top()
        table.put(drawn, square)
        table.journal.tell(told.DEALT, square, table.front(drawn))


def is_known(table: Table, card: i64, seat: int | None) -> bool:
    """Whether the seat knows which card it is, once it has been in play (AA-DECK-01, AA-2P-19)."""
    return seat == ALIEN_SEAT or table.is_shown(card)


def guess(table: Table, seat: int | None) -> None:
    """Deal the cards whose backs the seat cannot know anew, among the places where they can be (AA-RULING-17).

    Which card is where changes only among cards with the front that can be seen there; cards nobody has seen since
    the shuffle change freely. The result depends on the dice and on what the seat sees, on nothing else.
    """
    places = vec[i64]()  # cells that hold a card with a known front and an unknown back
    pool: i64 = 0  # bit per card whose whereabouts are open
    for at in range(cell.GRID, cell.GRID + SQUARES):
        if table.cells[at] != NONE and not is_known(table, table.cells[at], seat):
            pool |= 1 << table.cells[at]
            places = append(places, at)
    for place in range(table.deck_size()):
        card: i64 = table.deck_card(place)
        unseen: bool = place < table.cells[cell.FRESH]
        if unseen or not is_known(table, card, seat):
            pool |= 1 << card
            if not unseen or place == 0:  # the front of the top card is seen
                places = append(places, cell.DECK + place)
    deal_hidden(table, places, shuffled(table, pool))


def shuffled(table: Table, pool: i64) -> vec[i64]:
    """The cards of a bit set, in random order."""
    cards = vec[i64]()
    for card in range(CARDS):
        if (pool >> card) & 1:
            cards = append(cards, card)
    table.dice.shuffle(cards)
    return cards


def deal_hidden(table: Table, places: vec[i64], hidden: vec[i64]) -> None:
    """Each place gets a card that looks as the one there does; the rest lie unseen below the top of the deck."""
    faces = vec[i64]([table.face(table.cells[at]) for at in places])
    fronts = vec[i64]([table.front(table.cells[at]) for at in places])
    for place in range(len(places)):
        card: i64 = take_with_front(table, hidden, fronts[place])
        table.cells[places[place]] = card
        table.cells[cell.FACE + card] = faces[place]
    under: i64 = cell.DECK + 1
    for card in hidden:
        if card != NONE:
            table.cells[under] = card
            table.cells[cell.FACE + card] = SCOUT
            under += 1


def take_with_front(table: Table, hidden: vec[i64], front: i64) -> i64:
    """Take the first hidden card with that front out of the row, leaving NONE."""
    place: i64 = 0
    while hidden[place] == NONE or table.front(hidden[place]) != front:
        place += 1
    card: i64 = hidden[place]
    hidden[place] = NONE
    return card
