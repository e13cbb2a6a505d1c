"""A rule of thumb for how Earth is doing: named signs on the table, weighed and added up.

The weights are in data/bot.toml, one per sign, for the solo game and for each side of a game with two players. They
were fitted to the outcomes of games that bots played (tools/fit_bot.py, tools/fit_sides.py); a positive weight speaks
for Earth.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack import cell, pieces
from hullbreach.games.aliens_attack.facts import Weights, bot_weights
from hullbreach.games.aliens_attack.pieces import CANNON_NAMES, CANNONS, COLUMNS, DELTA, FIRST_PART, ROWS, SQUARES
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, Table, column_of, count_bits, row_of, square_at
from hullbreach.kernel.agenda import NONE

MOST_HITS: Final[i64] = 9
LIKE_A_DRAW: Final = 150.0
"""Rounds after which a game of two that still runs looks like a draw."""


@final
class Signs:
    """Signs in the order they are declared."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *names: str) -> int:
        """Where the first of them stands."""
        self.names += names
        return len(self.names) - len(names)


BEFORE: Final = Signs()
IN_BATTLE: Final = Signs()


def common(*names: str) -> int:
    """Signs that count both before the final battle and in it, in the same places."""
    place = BEFORE.add(*names)
    assert IN_BATTLE.add(*names) == place
    return place


ALWAYS: Final[i64] = common("always")
AT_LEVEL: Final[i64] = common(*[f"{cannon} at level {level}" for cannon in CANNON_NAMES for level in (1, 2)])
NEUTRALISED: Final[i64] = common(*[f"{count} cannons neutralised" for count in (1, 2, 3, 4)])
IN_ROW: Final[i64] = common(*[f"ships in row {row}" for row in range(ROWS)])
EXPOSED: Final[i64] = common(*[f"ships above a neutralised cannon, row {row}" for row in range(ROWS)])
CARD_TURNED: Final[i64] = common(*[f"{card} card turned" for card in ("satellite", "vortex", "repairs")])
MINES_LAID: Final[i64] = common("mines laid")
SHIELD_SET: Final[i64] = common("shield set")
SHIELD_HIT: Final[i64] = common("shield hit")
DELTA_SIDES: Final[i64] = common("Delta has two sides")
AGAINST: Final[i64] = common(*[f"against {mothership}" for mothership in pieces.MOTHERSHIP_NAMES[1:]])
EXTRA_HIT: Final[i64] = common("one hit more needed")
TWO_PLAYERS: Final[i64] = common("two players")
ALIEN_NEXT: Final[i64] = common("the alien player decides next")

DANGER: Final[i64] = BEFORE.add(*[f"danger {level}" for level in (2, 3, 4)])
REVEALED: Final[i64] = BEFORE.add(*[f"{count} parts revealed" for count in (1, 2, 3, 4)])
IN_PLACE: Final[i64] = BEFORE.add(*[f"{count} parts in place" for count in (1, 2, 3)])
FACES: Final[i64] = BEFORE.add("damaged scouts", "advanced ships", "damaged advanced ships")
ANNOUNCED: Final[i64] = BEFORE.add("arrival announced")
# With two players only: the ships that carry parts, and what the alien player can still bring.
CARRIERS: Final[i64] = BEFORE.add("ships with a part in play", "damaged ships with a part in play")
DAMAGED_CARRIERS: Final[i64] = BEFORE.add("damaged ships with a part in the deck")
NO_SHIPS: Final[i64] = BEFORE.add("no ships in play")
IN_DECK: Final[i64] = BEFORE.add("scouts in the deck", "advanced ships in the deck")
SHIPS_LEFT: Final[i64] = BEFORE.add("ships left in the game")
CLEAR_ABOVE: Final[i64] = BEFORE.add(
    "neutralised cannons under a clear column", "neutralised cannons under a take-off ship"
)

HITS_TO_GO: Final[i64] = IN_BATTLE.add(
    *[f"mothership in row {row - 1}, {hits} hits to go" for row in range(5) for hits in range(1, MOST_HITS + 1)]
)
STRAIGHT_ABOVE: Final[i64] = IN_BATTLE.add("parts to hit above a straight cannon")
BESIDE_DELTA: Final[i64] = IN_BATTLE.add("parts to hit beside Delta")
BEHIND_SHIPS: Final[i64] = IN_BATTLE.add("parts to hit behind ships")
SATELLITE_READY: Final[i64] = IN_BATTLE.add("satellite laser ready")


def earth_chances(table: Table, seat: i64) -> float:
    """Earth's chance to win a game that still runs, from 0 to 1, as that seat weighs the signs."""
    signs = signs_of(table)
    side: i64 = SOLO
    if table.setting.two_player:
        side = ALIEN if seat == ALIEN_SEAT else EARTH
    weights = WEIGHTS[side * 2 + (1 if table.in_battle() else 0)]
    total: float = 0.0
    for place in range(len(weights)):
        total += weights[place] * signs[place]
    return 1.0 / (1.0 + exp(-total))


def impatient(table: Table, chance: float) -> float:
    """What a side with that chance goes by: the longer a game of two lasts, the more it looks like a draw to both.

    Or who is ahead would wait for ever, as nothing that is certain gets better by being done.
    """
    if not table.setting.two_player:
        return chance
    rounds: i64 = table.cells[cell.TURN]
    return chance + (0.5 - chance) * min(1.0, float(rounds) / LIKE_A_DRAW)


def signs_of(table: Table) -> vec[float]:
    """How strongly each sign shows: BEFORE the final battle, IN_BATTLE once it is on."""
    battle = table.in_battle()
    signs = (ZEROS_IN_BATTLE if battle else ZEROS_BEFORE)[:]
    signs[ALWAYS] = 1.0
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
    for cannon in range(CANNONS):
        level: i64 = table.level(cannon)
        if level:
            signs[AT_LEVEL + cannon * 2 + level - 1] = 1.0
        else:
            neutralised += 1
    if neutralised:
        signs[NEUTRALISED + neutralised - 1] = 1.0


def _read_ships(table: Table, signs: vec[float]) -> None:
    for square in range(SQUARES):
        if table.card_at(square) != NONE:
            row: i64 = row_of(square)
            signs[IN_ROW + row] += 1.0
            if table.level(table.cannon_at(column_of(square))) == 0:
                signs[EXPOSED + row] += 1.0


def _read_cards(table: Table, signs: vec[float]) -> None:
    for slot in range(pieces.DEFENCE_CARDS):
        signs[CARD_TURNED + slot] = float(table.cells[cell.SIDE + slot])
    if table.cells[cell.MINES] != NONE:
        signs[MINES_LAID] = 1.0
    if table.cells[cell.SHIELD] != NONE:
        signs[SHIELD_SET] = 1.0
        signs[SHIELD_HIT] = float(table.cells[cell.SHIELD_HITS])
    delta: i64 = table.column_of_cannon(DELTA)
    if delta == 1 or delta == 2:
        signs[DELTA_SIDES] = 1.0
    if table.setting.mothership:
        signs[AGAINST + table.setting.mothership - 1] = 1.0
    signs[EXTRA_HIT] = float(table.setting.extra_hits)
    if table.setting.two_player:
        signs[TWO_PLAYERS] = 1.0
        signs[ALIEN_NEXT] = 1.0 if table.is_awaited(ALIEN_SEAT) else 0.0


def _read_invasion(table: Table, signs: vec[float]) -> None:
    if table.cells[cell.DANGER] > 1:
        signs[DANGER + table.cells[cell.DANGER] - 2] = 1.0
    placed: i64 = count_bits(table.cells[cell.PLACED])
    revealed: i64 = parts_revealed(table)
    if revealed:
        signs[REVEALED + revealed - 1] = 1.0
    if placed:
        signs[IN_PLACE + placed - 1] = 1.0
    for square in range(SQUARES):
        card: i64 = table.card_at(square)
        if card != NONE and table.face(card) > 0:
            signs[FACES + table.face(card) - 1] += 1.0
    if table.cells[cell.COUNTDOWN]:
        signs[ANNOUNCED] = 1.0
    if table.setting.two_player:
        _read_supply(table, signs)
        _read_columns(table, signs)


def _read_supply(table: Table, signs: vec[float]) -> None:
    """The ships in play and in the deck, and which of them carry parts."""
    in_play: i64 = 0
    for square in range(SQUARES):
        card: i64 = table.card_at(square)
        if card != NONE:
            in_play += 1
            if card >= FIRST_PART:
                signs[CARRIERS + table.face(card)] += 1.0
    for place in range(table.deck_size()):
        waiting: i64 = table.deck_card(place)
        face: i64 = table.face(waiting)
        signs[IN_DECK + (0 if face < pieces.ADVANCED else 1)] += 1.0
        if waiting >= FIRST_PART and face == pieces.DAMAGED_SCOUT:
            signs[DAMAGED_CARRIERS] += 1.0
    signs[NO_SHIPS] = 0.0 if in_play else 1.0
    signs[SHIPS_LEFT] = float(in_play + table.deck_size())


def _read_columns(table: Table, signs: vec[float]) -> None:
    """Neutralised cannons that nothing in the combat zone threatens."""
    for column in range(COLUMNS):
        if table.level(table.cannon_at(column)) == 0 and _is_clear(table, column):
            signs[CLEAR_ABOVE + (0 if table.card_at(column) == NONE else 1)] += 1.0


def _is_clear(table: Table, column: i64) -> bool:
    for row in range(1, ROWS):
        if table.card_at(square_at(row, column)) != NONE:
            return False
    return True


def parts_revealed(table: Table) -> i64:
    """In place, set aside, or still among the ships with their parts up."""
    away: i64 = table.cells[cell.PLACED] | table.cells[cell.SET_ASIDE]
    count: i64 = count_bits(table.cells[cell.PLACED]) + count_bits(table.cells[cell.SET_ASIDE])
    for card in range(FIRST_PART, pieces.CARDS):
        if table.is_part(card) and not (away >> (card - FIRST_PART)) & 1:
            count += 1
    return count


def _read_battle(table: Table, signs: vec[float]) -> None:
    signs[HITS_TO_GO + (table.mothership_row() + 1) * MOST_HITS + hits_to_go(table) - 1] = 1.0
    delta: i64 = table.column_of_cannon(DELTA)
    for part in range(COLUMNS):
        if needs_hit(table, part):
            cannon: i64 = table.cannon_at(part)
            if cannon != DELTA and table.level(cannon):
                signs[STRAIGHT_ABOVE] += 1.0
            if table.level(DELTA) and (part == delta - 1 or part == delta + 1):
                signs[BESIDE_DELTA] += 1.0
            if _is_covered(table, part):
                signs[BEHIND_SHIPS] += 1.0
    if table.slot_of(pieces.LASER_SATELLITE) != NONE and not table.setting.dodges_satellite:
        signs[SATELLITE_READY] = 1.0


def needs_hit(table: Table, part: i64) -> bool:
    return not table.is_damaged(part) or (table.setting.tokens and not table.has_token(part))


def hits_to_go(table: Table) -> i64:
    """How many more hits destroy the mothership, 1 to 9."""
    damaged: i64 = table.damaged_parts()
    hits: i64 = table.setting.parts_to_damage - damaged
    if table.setting.tokens:
        hits = 2 * COLUMNS - damaged - count_bits(table.cells[cell.TOKENS])
    return max(hits, 0) + table.setting.extra_hits


def _is_covered(table: Table, column: i64) -> bool:
    """Whether a ship stands between the mothership's part and the cannons."""
    for row in range(table.mothership_row() + 1, ROWS):
        if table.card_at(square_at(row, column)) != NONE:
            return True
    return False


def _weights(signs: Signs, weights: dict[str, float]) -> vec[float]:
    return vec[float]([weights[sign] for sign in signs.names])


def _both(weights: Weights) -> list[vec[float]]:
    return [_weights(BEFORE, weights.before), _weights(IN_BATTLE, weights.battle)]


SOLO: Final[i64] = 0
EARTH: Final[i64] = 1
ALIEN: Final[i64] = 2
WEIGHTS: Final = _both(bot_weights().solo) + _both(bot_weights().earth) + _both(bot_weights().alien)
ZEROS_BEFORE: Final = vec[float]([0.0 for _ in BEFORE.names])
ZEROS_IN_BATTLE: Final = vec[float]([0.0 for _ in IN_BATTLE.names])
