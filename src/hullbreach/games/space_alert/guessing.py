"""Dealing anew what a seat cannot see: hands and face-down cards of others, packets, tiles, and all that is to come.

The result depends on the dice and on what the seat sees, on nothing else.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces
from hullbreach.games.space_alert.action_round import layout, packs, schedule
from hullbreach.games.space_alert.action_round.schedule import TEMPLATES, Row, Template, closing, plain
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.setup import draw_threats, write_rows
from hullbreach.kernel.agenda import NONE


def guess(table: Table, seat: int | None) -> None:
    watcher: i64 = NONE if seat is None else seat
    if table.flight is None and not table.cells[layout.ROWS]:
        return  # a campaign in which nothing has been dealt yet
    shuffle_hidden_tiles(table)
    if table.flight is None:
        redeal_cards(table, watcher)
        redeal_heroic(table, watcher)
        redraw_schedule(table)


# --- damage tiles ---
def shuffle_hidden_tiles(table: Table) -> None:
    """Those that were not drawn yet: the one thing hidden to the end (SA-GEN-12). Lessons show none at all."""
    flight = table.flight
    for zone in range(pieces.ZONES):
        drawn: i64 = table.cells[layout.OLD + zone]
        if flight is not None and table.setting.rules & mode.WITH_TILES:
            drawn = flight.cells[cell.DAMAGE + zone]
        start: i64 = layout.PILES + zone * pieces.TILES
        tiles = vec[i64]()
        for tile in range(pieces.TILES):
            if not stands(table, start, start + drawn, tile):
                tiles = append(tiles, tile)
        table.dice.shuffle(tiles)
        for place in range(len(tiles)):
            table.cells[start + drawn + place] = tiles[place]
    if flight is not None:
        table.flight = Flight(table.mission(), flight.plans, flight.slips, flight.cells, flight.journal, flight.effects)


def stands(table: Table, first: i64, end: i64, number: i64) -> bool:
    for place in range(first, end):
        if table.cells[place] == number:
            return True
    return False


# --- ordinary cards ---
def redeal_cards(table: Table, watcher: i64) -> None:
    """All that is neither seen by everybody nor held by the watcher is shuffled and dealt again."""
    if table.setting.solo:
        return
    pool = hidden_cards(table, watcher)
    known = known_cards(table, watcher, pool)
    cards = shuffled(table, pool)
    left: i64 = len(cards)
    for member in range(table.setting.humans):
        if is_hidden(table, member, watcher):
            left = deal_hidden(table, member, known[member], cards, left)
    for place in range(layout.DECK, layout.ENDS):
        if table.cells[place] != NONE:
            left -= 1
            table.cells[place] = cards[left]


def hidden_cards(table: Table, watcher: i64) -> vec[i64]:
    """How many of each the watcher cannot see."""
    pool = vec[i64]([0 for _ in range(packs.ORDINARY)])
    for place in range(layout.DECK, layout.ENDS):
        if table.cells[place] != NONE:
            pool[table.cells[place]] += 1
    for member in range(table.setting.humans):
        if is_hidden(table, member, watcher):
            gather(table, member, pool)
    return pool


def is_hidden(table: Table, member: i64, watcher: i64) -> bool:
    """Whether the watcher does not know that player's cards."""
    return member != watcher and not table.is_open_handed(member)


def shuffled(table: Table, pool: vec[i64]) -> vec[i64]:
    cards = vec[i64]()
    for card in range(packs.ORDINARY):
        for _ in range(pool[card]):
            cards = append(cards, card)
    table.dice.shuffle(cards)
    return cards


def gather(table: Table, member: i64, pool: vec[i64]) -> None:
    """What a member hides, counted by card."""
    for card in range(packs.ORDINARY):
        pool[card] += table.held(member, card)
    if not table.is_face_up(member):
        for slot in range(table.setting.turns):
            laid: i64 = table.laid(member, slot)
            if laid != NONE and not packs.is_heroic(packs.card_of(laid)):
                pool[packs.card_of(laid)] += 1


def known_cards(table: Table, watcher: i64, pool: vec[i64]) -> list[vec[i64]]:
    """For each member what the watcher gave away to him; it is taken out of the pool."""
    known: list[vec[i64]] = []
    for member in range(table.setting.humans):
        cards = vec[i64]()
        if watcher != NONE and is_hidden(table, member, watcher):
            for card in range(packs.ORDINARY):
                for _ in range(table.given(watcher, member, card)):
                    cards = append(cards, card)
                    pool[card] -= 1
        known.append(cards)
    return known


def deal_hidden(table: Table, member: i64, known: vec[i64], cards: vec[i64], left: i64) -> i64:
    """As many cards as he hides, the known ones among them; every slot keeps its back. Returns how many are left."""
    hidden: i64 = 0
    counted = vec[i64]([0 for _ in range(packs.ORDINARY)])
    gather(table, member, counted)
    for count in counted:
        hidden += count
    own = known
    while len(own) < hidden:
        left -= 1
        own = append(own, cards[left])
    table.dice.shuffle(own)
    dealt: i64 = 0
    if not table.is_face_up(member):
        for slot in range(table.setting.turns):
            laid: i64 = table.laid(member, slot)
            if laid != NONE and not packs.is_heroic(packs.card_of(laid)):
                table.lay(member, slot, packs.laid(own[dealt], packs.side_of(laid)))
                dealt += 1
    for card in range(packs.ORDINARY):
        table.cells[layout.HANDS + member * packs.KINDS + card] = 0
    while dealt < hidden:
        table.take_up(member, own[dealt])
        dealt += 1
    return left


# --- heroic cards ---
def redeal_heroic(table: Table, watcher: i64) -> None:
    """Any that nobody has shown, for everybody but the watcher and the androids (SA-SET-16)."""
    if not table.setting.heroic or table.setting.solo:
        return
    seen: i64 = 0
    one: i64 = 1
    for member in range(table.setting.crew):
        if table.setting.is_android(member) or not is_hidden(table, member, watcher):
            seen |= one << heroic_card(table, member)
    cards = vec[i64]()
    for card in range(packs.ORDINARY, packs.KINDS):
        if (seen >> card) & 1 == 0:
            cards = append(cards, card)
    table.dice.shuffle(cards)
    dealt: i64 = 0
    for member in range(table.setting.humans):
        if is_hidden(table, member, watcher):
            exchange_heroic(table, member, cards[dealt])
            dealt += 1


def heroic_card(table: Table, member: i64) -> i64:
    """In the hand, beside the board or on it; there always is one."""
    for card in range(packs.ORDINARY, packs.KINDS):
        if table.held(member, card):
            return card
    for slot in range(pieces.TURNS):
        laid: i64 = table.laid(member, slot)
        if laid != NONE and packs.is_heroic(packs.card_of(laid)):
            return packs.card_of(laid)
    return NONE


def exchange_heroic(table: Table, member: i64, card: i64) -> None:
    old: i64 = heroic_card(table, member)
    if table.held(member, old):
        table.take_up(member, old, -1)
        table.take_up(member, card)
        return
    for slot in range(pieces.TURNS):
        laid: i64 = table.laid(member, slot)
        if laid != NONE and packs.card_of(laid) == old:
            table.lay(member, slot, packs.laid(card, packs.side_of(laid)))
            return


# --- what is to come ---
def redraw_schedule(table: Table) -> None:
    """As another mission of the same kind might go on from here."""
    setting = table.setting
    found = TEMPLATES[setting.flight] if setting.flight in TEMPLATES else TEMPLATES[setting.group]
    number: i64 = table.dice.roll(len(found))
    template = found[number]
    if setting.campaign:
        table.cells[layout.TRACK] = number
    redraw_ends(table, template)
    rows = promised(table)
    rows.extend(continued(table, template))
    for phase in range(table.cells[layout.PHASE], setting.phases):
        last: bool = phase == setting.phases - 1
        for row in closing(table.cells[layout.ENDS + phase], last, setting.timed()):
            if row[0] > table.cells[layout.SECOND] or not is_warning(row):
                rows.append(row)
    rows.sort()
    write_rows(table, table.cells[layout.HEARD], rows)
    draw_threats(table, table.cells[layout.HEARD])


def is_warning(row: Row) -> bool:
    return row[1] == schedule.MINUTE or row[1] == schedule.TWENTY


def redraw_ends(table: Table, template: Template) -> None:
    """Until a minute before it nobody knows when a phase ends."""
    cells = table.cells
    phase: i64 = cells[layout.PHASE]
    soonest: i64 = cells[layout.SECOND] + schedule.MINUTE_BEFORE + schedule.BEAT
    if not cells[layout.WARNED]:
        end: i64 = template.ends[phase]
        cells[layout.ENDS + phase] = end if end > soonest else soonest
    for later in range(phase + 1, table.setting.phases):
        length: i64 = template.ends[later] - template.ends[later - 1]
        cells[layout.ENDS + later] = cells[layout.ENDS + later - 1] + length


def promised(table: Table) -> list[Row]:
    """The beep of a transfer is known by its countdown; silence ends some time."""
    rows: list[Row] = []
    if table.is_transferring():
        rows.append(plain(table.cells[layout.TRANSFER_ENDS], schedule.BEEP))
    if table.is_silent():
        beats: i64 = 1 + table.dice.roll(4)
        rows.append(plain(table.cells[layout.SECOND] + beats * schedule.BEAT, schedule.RESTORED))
    return rows


def continued(table: Table, template: Template) -> list[Row]:
    """What the other mission announces from here on, as far as it fits what was heard."""
    setting, cells = table.setting, table.cells
    rows: list[Row] = []
    token: i64 = last_token(table)
    threats: i64 = cells[layout.THREATS]
    busy: i64 = cells[layout.SECOND] + (4 * schedule.BEAT if table.is_silent() or table.is_transferring() else 0)
    for row in template.rows[setting.crew == pieces.MOST_CREW, setting.solo]:
        second, kind, time, zone, flags, card = row
        phase: i64 = template.phase_of(second)
        if phase < cells[layout.PHASE]:
            continue
        start: i64 = cells[layout.ENDS + phase - 1] if phase else 0
        moved: i64 = second - template.start(phase) + start
        if moved <= busy or moved >= cells[layout.ENDS + phase]:
            continue
        if kind == schedule.THREAT or kind == schedule.UNCONFIRMED:
            if time <= token or threats == pieces.MOST_THREATS:
                continue
            token = time
            threats += 1
        rows.append((moved, kind, time, zone, flags, card))
    return paired(rows)


def last_token(table: Table) -> i64:
    """The highest time that was announced, heeded or not."""
    token: i64 = 0
    for row in range(table.cells[layout.HEARD]):
        if table.row(row, layout.ROW_TIME) > token:
            token = table.row(row, layout.ROW_TIME)
    return token


def paired(rows: list[Row]) -> list[Row]:
    """Without the ends of what did not begin, and the beginnings of what would not end."""
    kept: list[Row] = []
    for place, row in enumerate(rows):
        if row[1] == schedule.BEEP or row[1] == schedule.RESTORED:
            continue
        if row[1] == schedule.TRANSFER or row[1] == schedule.DOWN:
            if place + 1 == len(rows):
                continue
            end = rows[place + 1]
            if end[1] != schedule.BEEP and end[1] != schedule.RESTORED:
                continue
            kept.append(row)
            kept.append(end)
        else:
            kept.append(row)
    return kept
