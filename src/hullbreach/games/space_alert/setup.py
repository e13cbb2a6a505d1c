"""Laying out a new flight: what is drawn and shuffled before anybody hears the alert (catalogue topic `setup`)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout, packs, schedule
from hullbreach.games.space_alert.action_round.computer import begin
from hullbreach.games.space_alert.action_round.setting import LEVELS, Setting
from hullbreach.games.space_alert.action_round.state import Table, fresh_cells
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.facts import Timeline
from hullbreach.kernel.agenda import Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal


def lay_out(setting: Setting, timeline: Timeline, common: i64, serious: i64, dice: Dice, journal: Journal) -> Table:
    """A table for one flight, up to the alert."""
    table = Table(setting, fresh_cells(), Agenda(), dice, journal, None)
    table.cells[layout.LEVELS] = common
    table.cells[layout.LEVELS + 1] = serious
    set_up(table, timeline)
    return table


def set_up(table: Table, timeline: Timeline) -> None:
    draw_tracks(table, timeline)
    shuffle_tiles(table)
    shuffle_deck(table)
    deal_heroic(table)
    write_schedule(table, timeline)
    begin(table)


def numbers_up_to(count: i64) -> vec[i64]:
    numbers = vec[i64]()
    for number in range(count):
        numbers = append(numbers, number)
    return numbers


def draw_tracks(table: Table, timeline: Timeline) -> None:
    """One trajectory for each zone and one for the inside; lessons say which (SA-SET-07, SA-MODE-07, SA-MODE-08)."""
    boards = numbers_up_to(len(CARDS.track_ids))
    table.dice.shuffle(boards)
    for zone, name in enumerate(pieces.ZONE_NAMES):
        if zone == pieces.INTERNAL and not table.setting.internal:
            return
        board: i64 = boards[zone]
        if name in timeline.tracks:
            board = CARDS.track_ids.index(timeline.tracks[name])
        table.cells[layout.TRACKS + zone] = board


def shuffle_tiles(table: Table) -> None:
    """Six for each zone; those that were left on the ship come first (SA-SET-08, SA-CAMP-11, SA-CAMP-12)."""
    for zone in range(pieces.ZONES):
        start: i64 = layout.PILES + zone * pieces.TILES
        old: i64 = 0
        tiles = vec[i64]()
        for tile in range(pieces.TILES):
            if (table.cells[layout.BROKEN + zone] >> tile) & 1:
                table.cells[start + old] = tile
                old += 1
            else:
                tiles = append(tiles, tile)
        table.cells[layout.OLD + zone] = old
        table.dice.shuffle(tiles)
        for place in range(len(tiles)):
            table.cells[start + old + place] = tiles[place]


def shuffle_deck(table: Table) -> None:
    """Packets for everybody and every phase, then the pile; alone all cards lie open (SA-SET-15, SA-SOLO-02)."""
    if table.setting.solo:
        for card in range(packs.ORDINARY):
            table.cells[layout.COMMON + card] = packs.COUNTS[card]
        return
    deck = vec[i64]()
    for card in range(packs.ORDINARY):
        for _ in range(packs.COUNTS[card]):
            deck = append(deck, card)
    table.dice.shuffle(deck)
    for place in range(packs.DECK_SIZE):
        table.cells[layout.DECK + place] = deck[place]
    table.cells[layout.DRAWN] = table.setting.pile_start()


def deal_heroic(table: Table) -> None:
    """One for each of the crew, in real missions; the rest is put aside unseen (SA-SET-16, SA-HERO-12)."""
    if table.setting.heroic:
        cards = numbers_up_to(packs.HEROIC)
        table.dice.shuffle(cards)
        for member in range(table.setting.crew):
            table.take_up(member, packs.ORDINARY + cards[member])


def write_schedule(table: Table, timeline: Timeline) -> None:
    """What will be announced, with the cards that will be drawn from four shuffled decks (SA-SET-04)."""
    setting = table.setting
    for phase, end in enumerate(timeline.phase_ends):
        table.cells[layout.ENDS + phase] = end
    write_rows(table, 0, schedule.whole(timeline, setting.crew, setting.solo, setting.timed()))
    draw_threats(table, 0)


def write_rows(table: Table, first: i64, rows: list[schedule.Row]) -> None:
    """From that row on; nothing is left of what stood there."""
    assert first + len(rows) <= layout.MOST_ROWS
    table.cells[layout.ROWS] = first + len(rows)
    place: i64 = layout.SCHEDULE + first * layout.ROW_WIDTH
    for row in rows:
        second, kind, time, zone, flags, card = row
        for number in vec[i64]([second, kind, time, zone, flags, card]):
            table.cells[place] = number
            place += 1
    while place < layout.END:
        table.cells[place] = 0
        place += 1


def draw_threats(table: Table, first: i64) -> None:
    """A card for each threat from that row on: the prescribed one, or any of its deck that has not been drawn."""
    setting = table.setting
    for row in range(first, table.cells[layout.ROWS]):
        if table.row(row, layout.ROW_KIND) == schedule.THREAT:
            time: i64 = table.row(row, layout.ROW_TIME)
            card: i64 = setting.prescribed[time] if len(setting.prescribed) else draw_threat(table, first, row)
            table.cells[layout.SCHEDULE + row * layout.ROW_WIDTH + layout.ROW_CARD] = card


def draw_threat(table: Table, first: i64, row: i64) -> i64:
    internal: i64 = 2 if table.row(row, layout.ROW_ZONE) == pieces.INTERNAL else 0
    serious: i64 = table.row(row, layout.ROW_FLAGS) & schedule.SERIOUS
    deck = table.setting.decks[(internal + serious) * LEVELS + table.cells[layout.LEVELS + serious]]
    left = vec[i64]()
    for card in deck:
        if not is_drawn(table, first, row, card):
            left = append(left, card)
    return left[table.dice.roll(len(left))]


def is_drawn(table: Table, first: i64, row: i64, card: i64) -> bool:
    """Whether it lies on the table, or comes in an earlier row."""
    for number in range(table.cells[layout.THREATS]):
        if table.threat(number, layout.THREAT_CARD) == card:
            return True
    for earlier in range(first, row):
        if table.row(earlier, layout.ROW_KIND) == schedule.THREAT and table.row(earlier, layout.ROW_CARD) == card:
            return True
    return False
