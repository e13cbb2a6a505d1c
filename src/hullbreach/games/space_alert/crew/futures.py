"""How a mission may go on from here: threats nobody has heard of yet, tiles nobody has seen, packets nobody has opened.

A future depends on its number and on what the crew knows, not on how late it is: otherwise plans would change by
themselves while nothing happens.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import guessing, pieces
from hullbreach.games.space_alert.action_round import layout, schedule
from hullbreach.games.space_alert.action_round.schedule import TEMPLATES, Row
from hullbreach.games.space_alert.action_round.setting import LEVELS
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.setup import is_drawn
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import MUTE


def draw_future(table: Table, seat: i64, seed: int) -> Table:
    """A copy of a guess made for the seat, in which all that is hidden is drawn anew."""
    future = Table(table.setting, table.cells[:], table.agenda.copy(), seeded(seed), MUTE, None)
    guessing.shuffle_hidden_tiles(future)
    guessing.redeal_cards(future, seat)
    draw_threats(future)
    return future


def draw_threats(table: Table) -> None:
    """Those that another mission of the kind announces from here on are put on the table."""
    setting, cells = table.setting, table.cells
    found = TEMPLATES[setting.flight] if setting.flight in TEMPLATES else TEMPLATES[setting.group]
    template = found[table.dice.roll(len(found))]
    phase: i64 = cells[layout.PHASE] + cells[layout.WARNED]  # in the last minute of a phase none come
    token: i64 = guessing.last_token(table)
    for row in template.rows[setting.crew == pieces.MOST_CREW, setting.solo]:
        late: bool = row[2] > token and template.phase_of(row[0]) >= phase
        if row[1] == schedule.THREAT and late and cells[layout.THREATS] < pieces.MOST_THREATS:
            add_threat(table, row)


def add_threat(table: Table, row: Row) -> None:
    cells = table.cells
    _, _, time, zone, flags, _ = row
    start: i64 = layout.ANNOUNCED + cells[layout.THREATS] * layout.THREAT_WIDTH
    cells[start + layout.THREAT_CARD] = draw_card(table, time, zone, flags & schedule.SERIOUS)
    cells[start + layout.THREAT_ZONE] = zone
    cells[start + layout.THREAT_TIME] = time
    cells[layout.THREATS] += 1


def draw_card(table: Table, time: i64, zone: i64, serious: i64) -> i64:
    setting = table.setting
    if len(setting.prescribed):
        return setting.prescribed[time]
    internal: i64 = 2 if zone == pieces.INTERNAL else 0
    left = vec[i64]()
    for card in setting.decks[(internal + serious) * LEVELS + table.cells[layout.LEVELS + serious]]:
        if not is_drawn(table, 0, 0, card):
            left = append(left, card)
    return left[table.dice.roll(len(left))]
