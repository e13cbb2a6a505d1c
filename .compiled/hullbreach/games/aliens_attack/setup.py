"""Laying out a new game, and guessing anew what a seat cannot see."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack import events as told
from hullbreach.games.aliens_attack import flow
from hullbreach.games.aliens_attack.pieces import CANNONS, CARDS, COLUMNS, NONE, SQUARES, Setting
from hullbreach.games.aliens_attack.state import DANGER, DECK, FACE, FRESH, GRID, PHASE, PREPARE, Table, fresh_cells
from hullbreach.kernel.agenda import Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal

ALIEN_SEAT = 1


def lay_out(setting: Setting, dice: Dice, journal: Journal) -> Table:
    """Set the game up as far as the first decision (AA-SETUP-01 to AA-SETUP-07)."""
    table = Table(setting, fresh_cells(), Agenda(vec[i64]()), dice, journal)
    table.cells[DANGER] = setting.start_danger
    set_cannons(table)
    deal(table)
    if setting.chosen_upgrades:
        table.cells[PHASE] = PREPARE
    else:
        flow.open_game(table)
        flow.run(table)
    return table


def set_cannons(table: Table) -> None:
    """The two-player handicaps (AA-2P-18); everything else starts at level 1."""
    if table.setting.all_upgraded:
        for cannon in range(CANNONS):
            table.set_level(cannon, 2)
    if table.setting.random_neutralised:
        unlucky: i64 = table.dice.roll(CANNONS)
        table.set_level(unlucky, 0)
        table.journal.tell(told.SABOTAGED, unlucky)


def deal(table: Table) -> None:
    """Shuffle the deck and fill the take-off zone, in Doomsday also row 1 (AA-SETUP-02, AA-MODE-04)."""
    cards = vec[i64]([card for card in range(CARDS)])
    table.dice.shuffle(cards)
    for card in cards:
        table.put_under(card)
    table.cells[FRESH] = CARDS
    square: i64 = 0
    while square < table.setting.start_cards:
        drawn: i64 = table.take_top()
        table.put(drawn, square)
        table.journal.tell(told.DEALT, square, table.front(drawn))
        square += 1


def is_known(table: Table, card: i64, seat: int | None) -> bool:
    """Whether the seat knows which card it is, once it has been in play (AA-DECK-01, AA-2P-19)."""
    return seat == ALIEN_SEAT or table.is_shown(card)


def guess(table: Table, seat: int | None) -> None:
    """Deal the cards whose backs the seat cannot know anew, among the places where they can be (AA-RULING-17).

    Which card is where changes only among cards with the front that can be seen there; cards nobody has seen since
    the shuffle change freely. The result depends on the dice and on what the seat sees, on nothing else.
    """
    fresh: i64 = table.cells[FRESH]
    places = vec[i64]()  # cells that hold a card with a known front and an unknown back
    fronts = vec[i64]()
    faces = vec[i64]()
    pool: i64 = 0  # bit per card whose whereabouts are open
    cell: i64 = 0
    while cell < DECK + table.deck_size():
        if cell == SQUARES:
            cell = DECK
            continue
        card: i64 = table.cells[cell]
        unseen: bool = cell >= DECK and cell < DECK + fresh
        if card != NONE and (unseen or not is_known(table, card, seat)):
            pool |= 1 << card
            if not unseen or cell == DECK:
                places = append(places, cell)
                fronts = append(fronts, table.front(card))
                faces = append(faces, table.face(card))
        cell += 1
    hidden = vec[i64]()
    for card in range(CARDS):
        if (pool >> card) & 1:
            hidden = append(hidden, card)
    table.dice.shuffle(hidden)
    place: i64 = 0
    while place < len(places):
        card = take_with_front(table, hidden, fronts[place])
        table.cells[places[place]] = card
        table.cells[FACE + card] = faces[place]
        place += 1
    cell = DECK + 1
    for card in hidden:
        if card != NONE:
            table.cells[cell] = card
            table.cells[FACE + card] = 0
            cell += 1


def take_with_front(table: Table, hidden: vec[i64], front: i64) -> i64:
    """Take the first hidden card with that front out of the row, leaving NONE."""
    place: i64 = 0
    while hidden[place] == NONE or table.front(hidden[place]) != front:
        place += 1
    card: i64 = hidden[place]
    hidden[place] = NONE
    return card
