"""A rule of thumb for how the player is doing when a round begins: named signs on the table, weighed and added up.

The weights are in data/bot.toml, one per sign, fitted to the outcomes of games (tools/fit_skies.py); a positive weight
speaks for the player. Dice are no signs: in the middle of a round habits (habits.py) play it to its end first.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies.effects import is_goal_open
from hullbreach.games.under_falling_skies.facts import bot_weights
from hullbreach.games.under_falling_skies.pieces import (
    CITIES,
    COLUMNS,
    DICE,
    ENERGY_ROOM,
    FIGHTER,
    HIGHEST,
    NONE,
    RESEARCH_ROOM,
    WHITE,
    WORKERS,
    row_of,
    square_at,
)
from hullbreach.games.under_falling_skies.setting import PATH_END
from hullbreach.games.under_falling_skies.state import (
    CITY_FATE,
    DAMAGE,
    ENDING,
    ENERGY,
    EXCAVATOR,
    LAUNCH_POINT,
    MAX_ENERGY,
    MOTHERSHIP,
    RESEARCH,
    ROUND,
    RUNNING,
    SET_ASIDE,
    WON,
    Table,
)

SIGNS: Final = [
    "always",
    "rows to the skull",
    "research left",
    "steps left",
    "research per row",
    "research per row, squared",
    "damage taken",
    "one hit from defeat",
    "damage long before the end",
    "ships in the sky",
    "ships near the city",
    "ships near for each hit left",
    "white ships",
    "energy",
    "no energy",
    "excavated",
    "way to a room for the last step",
    "way to that room per row",
    "research rooms",
    "energy rooms",
    "fighter rooms",
    "robots",
    "goal closed",
]
CAMPAIGN_SIGNS: Final = ["always", "saved cities", "this battle"]

ALWAYS: Final[i64] = 0
ROWS: Final[i64] = 1
RESEARCH_LEFT: Final[i64] = 2
STEPS_LEFT: Final[i64] = 3
PACE: Final[i64] = 4
PACE_SQUARED: Final[i64] = 5
DAMAGE_TAKEN: Final[i64] = 6
ONE_HIT: Final[i64] = 7
DAMAGED_EARLY: Final[i64] = 8
SHIPS: Final[i64] = 9
NEAR_CITY: Final[i64] = 10
NEAR_PER_HIT: Final[i64] = 11
WHITE_SHIPS: Final[i64] = 12
ENERGY_LEFT: Final[i64] = 13
NO_ENERGY: Final[i64] = 14
EXCAVATED: Final[i64] = 15
WAY_TO_GOAL: Final[i64] = 16
WAY_PER_ROW: Final[i64] = 17
RESEARCH_ROOMS: Final[i64] = 18
ENERGY_ROOMS: Final[i64] = 19
FIGHTER_ROOMS: Final[i64] = 20
ROBOT_VALUES: Final[i64] = 21
GOAL_CLOSED: Final[i64] = 22

NEAR: Final[i64] = 6  # rows a die can bring a ship down
FAST: Final = 10.0  # points of research in one round: a very good one
HOPELESS: Final = 2.0  # so many of those per row


def chances(table: Table) -> float:
    """The player's chance to win, from 0 to 1."""
    if table.is_over():
        return 1.0 if table.cells[ENDING] == WON else 0.0
    if not table.in_campaign():
        return battle_chances(table)
    return likelihood(CAMPAIGN_WEIGHTS, campaign_signs_of(table))


def battle_chances(table: Table) -> float:
    """The chance to win the battle on the board."""
    if table.cells[ENDING] != RUNNING:
        return 1.0 if table.cells[ENDING] == WON else 0.0
    return likelihood(WEIGHTS, signs_of(table))


def likelihood(weights: vec[float], signs: vec[float]) -> float:
    total: float = 0.0
    place: i64 = 0
    while place < len(signs):
        total += weights[place] * signs[place]
        place += 1
    return 1.0 / (1.0 + exp(-total))


def campaign_signs_of(table: Table) -> vec[float]:
    saved: i64 = 0
    city: i64 = 0
    while city < CITIES:
        if table.cells[CITY_FATE + city] == SET_ASIDE:
            saved += 1
        city += 1
    on_board: bool = table.cells[ROUND] > 0
    return vec[float]([1.0, float(saved), battle_chances(table) if on_board else 0.0])


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
    rows: i64 = table.setting.skull_row - table.cells[MOTHERSHIP]
    left: i64 = costs_between(table, table.cells[RESEARCH], len(costs))
    signs[ROWS] = ratio(rows, table.setting.skull_row)
    signs[RESEARCH_LEFT] = ratio(left, costs_between(table, 0, len(costs)))
    signs[STEPS_LEFT] = ratio(len(costs) - table.cells[RESEARCH], len(costs))
    pace: float = min(ratio(left, rows) / FAST, HOPELESS)
    signs[PACE] = pace
    signs[PACE_SQUARED] = pace * pace
    signs[GOAL_CLOSED] = 0.0 if is_goal_open(table) else 1.0


def costs_between(table: Table, start: i64, end: i64) -> i64:
    """The research costs between two places on the track."""
    total: i64 = 0
    while start < end:
        total += table.setting.research[start]
        start += 1
    return total


def _read_damage(table: Table, signs: vec[float]) -> None:
    damage: float = ratio(table.cells[DAMAGE], table.setting.hits_to_lose)
    signs[DAMAGE_TAKEN] = damage
    signs[DAMAGED_EARLY] = damage * signs[RESEARCH_LEFT]
    signs[ONE_HIT] = 1.0 if hits_left(table) == 1 else 0.0


def hits_left(table: Table) -> i64:
    return table.setting.hits_to_lose - table.cells[DAMAGE]


def _read_sky(table: Table, signs: vec[float]) -> None:
    """A ship counts the more, the lower the die that would bring it down on the city."""
    signs[WHITE_SHIPS] = float(table.on_board(WHITE))
    city: i64 = table.setting.city_row
    ships: i64 = 0
    near: i64 = 0
    square: i64 = square_at(table.cells[MOTHERSHIP] + 1, 0)
    end: i64 = square_at(city, 0)
    while square < end:
        if table.ship_at(square):
            ships += 1
            near += max(0, NEAR + 1 - (city - row_of(square)))
        square += 1
    column: i64 = 0
    while column < COLUMNS:
        if table.cells[LAUNCH_POINT + column]:
            ships += 1
        column += 1
    signs[SHIPS] = float(ships)
    signs[NEAR_CITY] = ratio(near, NEAR)
    signs[NEAR_PER_HIT] = ratio(near, NEAR * hits_left(table))


def _read_base(table: Table, signs: vec[float]) -> None:
    cells = table.cells
    rows: i64 = table.setting.skull_row - cells[MOTHERSHIP]
    way: i64 = max(table.setting.way_to_goal - cells[EXCAVATOR], 0)
    signs[ENERGY_LEFT] = ratio(cells[ENERGY], cells[MAX_ENERGY])
    signs[NO_ENERGY] = 1.0 if cells[ENERGY] <= 1 else 0.0
    signs[EXCAVATED] = ratio(cells[EXCAVATOR], PATH_END)
    signs[WAY_TO_GOAL] = ratio(way, PATH_END)
    signs[WAY_PER_ROW] = ratio(way, rows)
    for room in table.setting.rooms:
        if room.end <= cells[EXCAVATOR]:
            signs[RESEARCH_ROOMS] += 1.0 if room.has(RESEARCH_ROOM) else 0.0
            signs[ENERGY_ROOMS] += 1.0 if room.has(ENERGY_ROOM) else 0.0
            signs[FIGHTER_ROOMS] += 1.0 if room.has(FIGHTER) else 0.0
    signs[ROBOT_VALUES] = ratio(robot_values(table), HIGHEST)


def robot_values(table: Table) -> i64:
    total: i64 = 0
    die: i64 = WORKERS
    while die < DICE:
        if table.die_space(die) != NONE:
            total += table.die_value(die)
        die += 1
    return total


def _weights(signs: list[str], weights: dict[str, float]) -> vec[float]:
    return vec[float]([weights[sign] for sign in signs])


WEIGHTS: Final = _weights(SIGNS, bot_weights().battle)
CAMPAIGN_WEIGHTS: Final = _weights(CAMPAIGN_SIGNS, bot_weights().campaign)
ZEROS: Final = vec[float]([0.0 for _ in SIGNS])
