"""A rule of thumb for how Earth is doing: named signs on the table, weighed and added up.

The weights are in data/bot.toml, one per sign. They were fitted to the outcomes of games that bots played against each
other (tools/fit_bot.py); a positive weight speaks for Earth.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack.facts import bot_weights
from hullbreach.games.aliens_attack.pieces import (
    CANNON_NAMES,
    CANNONS,
    CARDS,
    COLUMNS,
    DELTA,
    FIRST_PART,
    MOTHERSHIP_NAMES,
    NONE,
    ROWS,
    SQUARES,
)
from hullbreach.games.aliens_attack.state import (
    COUNTDOWN,
    DANGER,
    ENDING,
    MINES,
    PLACED,
    SET_ASIDE,
    SHIELD,
    SHIELD_HITS,
    SIDE,
    TOKENS,
    WON,
    Table,
    column_of,
    count_bits,
    row_of,
    square_at,
)

# What both sets of signs begin with.
COMMON_SIGNS: Final = [
    "always",
    *[f"{cannon} at level {level}" for cannon in CANNON_NAMES for level in (1, 2)],
    *[f"{count} cannons neutralised" for count in (1, 2, 3, 4)],
    *[f"ships in row {row}" for row in range(ROWS)],
    *[f"ships above a neutralised cannon, row {row}" for row in range(ROWS)],
    *[f"{card} card turned" for card in ("satellite", "vortex", "repairs")],
    "mines laid",
    "shield set",
    "shield hit",
    "Delta has two sides",
    *[f"against {mothership}" for mothership in MOTHERSHIP_NAMES[1:]],
    "one hit more needed",
    "two players",
]
SIGNS_BEFORE: Final = [
    *COMMON_SIGNS,
    *[f"danger {level}" for level in (2, 3, 4)],
    *[f"{count} parts revealed" for count in (1, 2, 3, 4)],
    *[f"{count} parts in place" for count in (1, 2, 3)],
    "damaged scouts",
    "advanced ships",
    "damaged advanced ships",
    "arrival announced",
]
SIGNS_IN_BATTLE: Final = [
    *COMMON_SIGNS,
    *[f"mothership in row {row - 1}, {hits} hits to go" for row in range(5) for hits in range(1, 10)],
    "parts to hit above a straight cannon",
    "parts to hit beside Delta",
    "parts to hit behind ships",
    "satellite laser ready",
]

CANNON_SIGN: Final[i64] = 1
NEUTRALISED_SIGN: Final[i64] = 9
ROW_SIGN: Final[i64] = 13
EXPOSED_SIGN: Final[i64] = 17
SIDE_SIGN: Final[i64] = 21
MINES_SIGN: Final[i64] = 24
MOTHERSHIP_SIGN: Final[i64] = 28
EXTRA_SIGN: Final[i64] = 31
TWO_PLAYER_SIGN: Final[i64] = 32
OWN_SIGNS: Final[i64] = 33
MOST_HITS: Final[i64] = 9


def earth_chances(table: Table) -> float:
    """Earth's chance to win, from 0 to 1."""
    if table.is_over():
        return 1.0 if table.cells[ENDING] == WON else 0.0
    signs = signs_of(table)
    weights = WEIGHTS_IN_BATTLE if table.in_battle() else WEIGHTS_BEFORE
    total: float = 0.0
    place: i64 = 0
    while place < len(weights):
        total += weights[place] * signs[place]
        place += 1
    return 1.0 / (1.0 + exp(-total))


def signs_of(table: Table) -> vec[float]:
    """How strongly each sign shows: SIGNS_BEFORE before the final battle, SIGNS_IN_BATTLE in it."""
    battle = table.in_battle()
    signs = (ZEROS_IN_BATTLE if battle else ZEROS_BEFORE)[:]
    signs[0] = 1.0
    _read_cannons(table, signs)
    _read_ships(table, signs)
    _read_cards(table, signs)
    if battle:
        _read_battle(table, signs)
    else:
        _read_invasion(table, signs)
    return signs


def _read_cannons(table: Table, signs: vec[float]) -> None:
    neutralised: i64 = 0
    cannon: i64 = 0
    while cannon < CANNONS:
        level: i64 = table.level(cannon)
        if level:
            signs[CANNON_SIGN + cannon * 2 + level - 1] = 1.0
        else:
            neutralised += 1
        cannon += 1
    if neutralised:
        signs[NEUTRALISED_SIGN + neutralised - 1] = 1.0


def _read_ships(table: Table, signs: vec[float]) -> None:
    square: i64 = 0
    while square < SQUARES:
        if table.card_at(square) != NONE:
            row: i64 = row_of(square)
            signs[ROW_SIGN + row] += 1.0
            if table.level(table.cannon_at(column_of(square))) == 0:
                signs[EXPOSED_SIGN + row] += 1.0
        square += 1


def _read_cards(table: Table, signs: vec[float]) -> None:
    slot: i64 = 0
    while slot < 3:
        signs[SIDE_SIGN + slot] = float(table.cells[SIDE + slot])
        slot += 1
    if table.cells[MINES] != NONE:
        signs[MINES_SIGN] = 1.0
    if table.cells[SHIELD] != NONE:
        signs[MINES_SIGN + 1] = 1.0
        signs[MINES_SIGN + 2] = float(table.cells[SHIELD_HITS])
    delta: i64 = table.column_of_cannon(DELTA)
    if delta == 1 or delta == 2:
        signs[MINES_SIGN + 3] = 1.0
    if table.setting.mothership:
        signs[MOTHERSHIP_SIGN + table.setting.mothership - 1] = 1.0
    signs[EXTRA_SIGN] = float(table.setting.extra_hits)
    if table.setting.two_player:
        signs[TWO_PLAYER_SIGN] = 1.0


def _read_invasion(table: Table, signs: vec[float]) -> None:
    place: i64 = OWN_SIGNS
    if table.cells[DANGER] > 1:
        signs[place + table.cells[DANGER] - 2] = 1.0
    placed: i64 = count_bits(table.cells[PLACED])
    revealed: i64 = placed + count_bits(table.cells[SET_ASIDE])
    card: i64 = FIRST_PART
    while card < CARDS:
        if table.is_part(card) and not (table.cells[PLACED] | table.cells[SET_ASIDE]) >> (card - FIRST_PART) & 1:
            revealed += 1
        card += 1
    if revealed:
        signs[place + 2 + revealed] = 1.0
    if placed:
        signs[place + 6 + placed] = 1.0
    square: i64 = 0
    while square < SQUARES:
        card = table.card_at(square)
        if card != NONE and table.face(card) > 0:
            signs[place + 9 + table.face(card)] += 1.0
        square += 1
    if table.cells[COUNTDOWN]:
        signs[place + 13] = 1.0


def _read_battle(table: Table, signs: vec[float]) -> None:
    place: i64 = OWN_SIGNS
    hits: i64 = hits_to_go(table)
    signs[place + (table.mothership_row() + 1) * MOST_HITS + hits - 1] = 1.0
    place += 5 * MOST_HITS
    delta: i64 = table.column_of_cannon(DELTA)
    part: i64 = 0
    while part < COLUMNS:
        if needs_hit(table, part):
            cannon: i64 = table.cannon_at(part)
            if cannon != DELTA and table.level(cannon):
                signs[place] += 1.0
            if table.level(DELTA) and (part == delta - 1 or part == delta + 1):
                signs[place + 1] += 1.0
            if _is_covered(table, part):
                signs[place + 2] += 1.0
        part += 1
    if table.slot_of(0) != NONE and not table.setting.dodges_satellite:
        signs[place + 3] = 1.0


def needs_hit(table: Table, part: i64) -> bool:
    return not table.is_damaged(part) or (table.setting.tokens and not table.has_token(part))


def hits_to_go(table: Table) -> i64:
    """How many more hits destroy the mothership, 1 to 9."""
    damaged: i64 = table.damaged_parts()
    hits: i64 = table.setting.parts_to_damage - damaged
    if table.setting.tokens:
        hits = 2 * COLUMNS - damaged - count_bits(table.cells[TOKENS])
    return max(hits, 0) + table.setting.extra_hits


def _is_covered(table: Table, column: i64) -> bool:
    """Whether a ship stands between the mothership's part and the cannons."""
    row: i64 = ROWS - 1
    while row > table.mothership_row():
        if table.card_at(square_at(row, column)) != NONE:
            return True
        row -= 1
    return False


def _weights(signs: list[str], weights: dict[str, float]) -> vec[float]:
    return vec[float]([weights[sign] for sign in signs])


WEIGHTS_BEFORE: Final = _weights(SIGNS_BEFORE, bot_weights().before)
WEIGHTS_IN_BATTLE: Final = _weights(SIGNS_IN_BATTLE, bot_weights().battle)
ZEROS_BEFORE: Final = vec[float]([0.0 for _ in SIGNS_BEFORE])
ZEROS_IN_BATTLE: Final = vec[float]([0.0 for _ in SIGNS_IN_BATTLE])
