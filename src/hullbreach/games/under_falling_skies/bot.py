"""A rule of thumb for how the player is doing when a round begins: named signs on the table, weighed and added up.

The weights are in data/bot.toml, one per sign, fitted to the outcomes of games (tools/fit_skies.py); a positive weight
speaks for the player. Dice are no signs: in the middle of a round habits (habits.py) play it to its end first.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, ending, pieces
from hullbreach.games.under_falling_skies.campaign.course import saved_cities
from hullbreach.games.under_falling_skies.effects import is_goal_open
from hullbreach.games.under_falling_skies.facts import bot_weights
from hullbreach.games.under_falling_skies.pieces import row_of
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE

SIGNS: Final[list[str]] = []


def _sign(name: str) -> int:
    """Declare a sign; returns its place."""
    SIGNS.append(name)
    return len(SIGNS) - 1


ALWAYS: Final[i64] = _sign("always")
ROWS: Final[i64] = _sign("rows to the skull")
RESEARCH_LEFT: Final[i64] = _sign("research left")
STEPS_LEFT: Final[i64] = _sign("steps left")
PACE: Final[i64] = _sign("research per row")
PACE_SQUARED: Final[i64] = _sign("research per row, squared")
DAMAGE_TAKEN: Final[i64] = _sign("damage taken")
ONE_HIT: Final[i64] = _sign("one hit from defeat")
DAMAGED_EARLY: Final[i64] = _sign("damage long before the end")
SHIPS: Final[i64] = _sign("ships in the sky")
NEAR_CITY: Final[i64] = _sign("ships near the city")
NEAR_PER_HIT: Final[i64] = _sign("ships near for each hit left")
WHITE_SHIPS: Final[i64] = _sign("white ships")
ENERGY_LEFT: Final[i64] = _sign("energy")
NO_ENERGY: Final[i64] = _sign("no energy")
EXCAVATED: Final[i64] = _sign("excavated")
WAY_TO_GOAL: Final[i64] = _sign("way to a room for the last step")
WAY_PER_ROW: Final[i64] = _sign("way to that room per row")
RESEARCH_ROOMS: Final[i64] = _sign("research rooms")
ENERGY_ROOMS: Final[i64] = _sign("energy rooms")
FIGHTER_ROOMS: Final[i64] = _sign("fighter rooms")
ROBOT_VALUES: Final[i64] = _sign("robots")
GOAL_CLOSED: Final[i64] = _sign("goal closed")

CAMPAIGN_SIGNS: Final = ["always", "saved cities", "this battle"]

NEAR: Final[i64] = 6  # rows a die can bring a ship down
FAST: Final = 10.0  # points of research in one round: a very good one
HOPELESS: Final = 2.0  # so many of those per row


def chances(table: Table) -> float:
    """The player's chance to win, from 0 to 1."""
    if table.is_over():
        return 1.0 if table.cells[cell.RESULT] == ending.WON else 0.0
    if not table.in_campaign():
        return battle_chances(table)
    return likelihood(CAMPAIGN_WEIGHTS, campaign_signs_of(table))


def battle_chances(table: Table) -> float:
    """The chance to win the battle on the board."""
    if table.is_decided():
        return 1.0 if table.cells[cell.RESULT] == ending.WON else 0.0
    return likelihood(WEIGHTS, signs_of(table))


def likelihood(weights: vec[float], signs: vec[float]) -> float:
    total: float = 0.0
    for place in range(len(signs)):
        total += weights[place] * signs[place]
    return 1.0 / (1.0 + exp(-total))


def campaign_signs_of(table: Table) -> vec[float]:
    on_board: bool = table.cells[cell.ROUND] > 0
    return vec[float]([1.0, float(saved_cities(table)), battle_chances(table) if on_board else 0.0])


def signs_of(table: Table) -> vec[float]:
    """How strongly each sign shows, in the order of SIGNS."""
    signs = ZEROS[:]
    signs[ALWAYS] = 1.0
    _read_race(table, signs)
    _read_damage(table, signs)
    _read_sky(table, signs)
    _read_base(table, signs)
    return signs


def ratio(part: i64, whole: i64) -> float:
    return float(part) / float(max(whole, 1))


def _read_race(table: Table, signs: vec[float]) -> None:
    """Research against the mothership: what is left to do for each row that is left."""
    costs = table.setting.research
    rows: i64 = table.setting.skull_row - table.cells[cell.MOTHERSHIP]
    left: i64 = costs_between(table, table.cells[cell.RESEARCH], len(costs))
    signs[ROWS] = ratio(rows, table.setting.skull_row)
    signs[RESEARCH_LEFT] = ratio(left, costs_between(table, 0, len(costs)))
    signs[STEPS_LEFT] = ratio(len(costs) - table.cells[cell.RESEARCH], len(costs))
    pace: float = min(ratio(left, rows) / FAST, HOPELESS)
    signs[PACE] = pace
    signs[PACE_SQUARED] = pace * pace
    signs[GOAL_CLOSED] = 0.0 if is_goal_open(table) else 1.0


def costs_between(table: Table, start: i64, end: i64) -> i64:
    """The research costs between two places on the track."""
    total: i64 = 0
    for step in range(start, end):
        total += table.setting.research[step]
    return total


def _read_damage(table: Table, signs: vec[float]) -> None:
    damage: float = ratio(table.cells[cell.DAMAGE], table.setting.hits_to_lose)
    signs[DAMAGE_TAKEN] = damage
    signs[DAMAGED_EARLY] = damage * signs[RESEARCH_LEFT]
    signs[ONE_HIT] = 1.0 if hits_left(table) == 1 else 0.0


def hits_left(table: Table) -> i64:
    return table.setting.hits_to_lose - table.cells[cell.DAMAGE]


def _read_sky(table: Table, signs: vec[float]) -> None:
    """A ship counts the more, the lower the die that would bring it down on the city."""
    signs[WHITE_SHIPS] = float(table.on_board(pieces.WHITE))
    city: i64 = table.setting.city_row
    ships: i64 = 0
    near: i64 = 0
    for square in range(table.sky_start(), table.sky_end()):
        if table.ship_at(square):
            ships += 1
            near += max(0, NEAR + 1 - (city - row_of(square)))
    for column in range(pieces.COLUMNS):
        if table.cells[cell.LAUNCH_POINT + column]:
            ships += 1
    signs[SHIPS] = float(ships)
    signs[NEAR_CITY] = ratio(near, NEAR)
    signs[NEAR_PER_HIT] = ratio(near, NEAR * hits_left(table))


def _read_base(table: Table, signs: vec[float]) -> None:
    cells = table.cells
    rows: i64 = table.setting.skull_row - cells[cell.MOTHERSHIP]
    way: i64 = max(table.setting.way_to_goal - cells[cell.EXCAVATOR], 0)
    signs[ENERGY_LEFT] = ratio(cells[cell.ENERGY], cells[cell.MAX_ENERGY])
    signs[NO_ENERGY] = 1.0 if cells[cell.ENERGY] <= 1 else 0.0
    signs[EXCAVATED] = ratio(cells[cell.EXCAVATOR], pieces.PATH_END)
    signs[WAY_TO_GOAL] = ratio(way, pieces.PATH_END)
    signs[WAY_PER_ROW] = ratio(way, rows)
    for room in table.setting.rooms:
        if room.end <= cells[cell.EXCAVATOR]:
            signs[RESEARCH_ROOMS] += 1.0 if room.has(pieces.RESEARCH_ROOM) else 0.0
            signs[ENERGY_ROOMS] += 1.0 if room.has(pieces.ENERGY_ROOM) else 0.0
            signs[FIGHTER_ROOMS] += 1.0 if room.has(pieces.FIGHTER) else 0.0
    signs[ROBOT_VALUES] = ratio(robot_values(table), pieces.HIGHEST)


def robot_values(table: Table) -> i64:
    total: i64 = 0
    for die in range(pieces.WORKERS, pieces.DICE):
        if table.die_space(die) != NONE:
            total += table.die_value(die)
    return total


def _weights(signs: list[str], weights: dict[str, float]) -> vec[float]:
    return vec[float]([weights[sign] for sign in signs])


WEIGHTS: Final = _weights(SIGNS, bot_weights().battle)
CAMPAIGN_WEIGHTS: Final = _weights(CAMPAIGN_SIGNS, bot_weights().campaign)
ZEROS: Final = vec[float]([0.0 for _ in SIGNS])
