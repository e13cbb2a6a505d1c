"""A rule of thumb for how the player is doing: named signs on the table, weighed and added up.

The weights are in data/bot.toml, one per sign; a positive weight speaks for the player. Dice that lie in rooms count
for what their rooms promise: otherwise nothing in the Planning phase would look better than anything else.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies.effects import is_goal_open, reachable_steps
from hullbreach.games.under_falling_skies.facts import bot_weights
from hullbreach.games.under_falling_skies.pieces import (
    AA_GUN,
    CITIES,
    DICE,
    ENERGY_ROOM,
    EXPLOSION,
    FIGHTER,
    HIGHEST,
    NONE,
    RED_EXPLOSION,
    RESEARCH_ROOM,
    ROBOT_ROOM,
    TUNNEL,
    WHITE,
    WORKERS,
    column_of,
    row_of,
    square_at,
)
from hullbreach.games.under_falling_skies.refusals import ALLOWED
from hullbreach.games.under_falling_skies.room_kinds import is_victim
from hullbreach.games.under_falling_skies.rooms import cost_of, crew_refusal, value_of
from hullbreach.games.under_falling_skies.setting import PATH_END, Room
from hullbreach.games.under_falling_skies.state import (
    CITY_FATE,
    COLUMNS_USED,
    DAMAGE,
    DIG_DIE,
    ENDING,
    ENERGY,
    EXCAVATOR,
    MAX_ENERGY,
    MOTHERSHIP,
    PART,
    PLANNING_PHASE,
    RESEARCH,
    ROUND,
    RUNNING,
    SET_ASIDE,
    WON,
    Table,
)

SIGNS: Final = [
    "always",
    "research done",
    "research promised",
    "rows to the skull",
    "damage taken",
    "one hit from defeat",
    "energy",
    "energy promised",
    "excavated",
    "way to a room for the last step",
    "spaces promised",
    "ships near the city",
    "ships destroyed soon",
    "white ships",
    "robots",
    "robots promised",
    "research hoped for",
    "energy hoped for",
    "ships hoped for",
    "goal closed",
    "victory promised",
    "victory hoped for",
]
CAMPAIGN_SIGNS: Final = ["always", "saved cities", "this battle"]

ALWAYS: Final[i64] = 0
RESEARCH_DONE: Final[i64] = 1
RESEARCH_PROMISED: Final[i64] = 2
ROWS: Final[i64] = 3
DAMAGE_TAKEN: Final[i64] = 4
ONE_HIT: Final[i64] = 5
ENERGY_LEFT: Final[i64] = 6
ENERGY_PROMISED: Final[i64] = 7
EXCAVATED: Final[i64] = 8
WAY_TO_GOAL: Final[i64] = 9
SPACES_PROMISED: Final[i64] = 10
NEAR_CITY: Final[i64] = 11
DESTROYED_SOON: Final[i64] = 12
WHITE_SHIPS: Final[i64] = 13
ROBOTS_STANDING: Final[i64] = 14
ROBOTS_PROMISED: Final[i64] = 15
RESEARCH_HOPED: Final[i64] = 16
ENERGY_HOPED: Final[i64] = 17
SHIPS_HOPED: Final[i64] = 18
GOAL_CLOSED: Final[i64] = 19
VICTORY_PROMISED: Final[i64] = 20
VICTORY_HOPED: Final[i64] = 21

NEAR: Final[i64] = 6  # rows a die can bring a ship down


def chances(table: Table) -> float:
    """The player's chance to win, from 0 to 1."""
    if table.is_over():
        return 1.0 if table.cells[ENDING] == WON else 0.0
    if not table.in_campaign():
        return battle_chances(table)
    signs = campaign_signs_of(table)
    total: float = 0.0
    place: i64 = 0
    while place < len(signs):
        total += CAMPAIGN_WEIGHTS[place] * signs[place]
        place += 1
    return 1.0 / (1.0 + exp(-total))


def battle_chances(table: Table) -> float:
    """The chance to win the battle on the board."""
    if table.cells[ENDING] != RUNNING:
        return 1.0 if table.cells[ENDING] == WON else 0.0
    signs = signs_of(table)
    total: float = 0.0
    place: i64 = 0
    while place < len(signs):
        total += WEIGHTS[place] * signs[place]
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
    cells = table.cells
    signs[ALWAYS] = 1.0
    signs[RESEARCH_DONE] = share_of_track(table, 0, cells[RESEARCH])
    signs[ROWS] = ratio(table.setting.skull_row - cells[MOTHERSHIP], table.setting.skull_row)
    signs[DAMAGE_TAKEN] = ratio(cells[DAMAGE], table.setting.hits_to_lose)
    signs[ONE_HIT] = 1.0 if cells[DAMAGE] == table.setting.hits_to_lose - 1 else 0.0
    signs[ENERGY_LEFT] = ratio(cells[ENERGY], cells[MAX_ENERGY])
    signs[EXCAVATED] = ratio(cells[EXCAVATOR], PATH_END)
    signs[WAY_TO_GOAL] = ratio(max(table.setting.way_to_goal - cells[EXCAVATOR], 0), PATH_END)
    signs[ROBOTS_STANDING] = float(table.robots_on_board())
    signs[GOAL_CLOSED] = 0.0 if is_goal_open(table) else 1.0
    _read_sky(table, signs)
    _read_dice(table, signs)
    return signs


def ratio(part: i64, whole: i64) -> float:
    return float(part) / float(max(whole, 1))


def share_of_track(table: Table, start: i64, end: i64) -> float:
    """The share of all research costs that lies between two places on the track."""
    costs = table.setting.research
    between: i64 = 0
    total: i64 = 0
    place: i64 = 0
    while place < len(costs):
        total += costs[place]
        if start <= place < end:
            between += costs[place]
        place += 1
    return ratio(between, total)


def _read_sky(table: Table, signs: vec[float]) -> None:
    """A ship counts the more, the lower the die that would bring it down on the city."""
    signs[WHITE_SHIPS] = float(table.on_board(WHITE))
    square: i64 = square_at(table.setting.city_row - NEAR, 0)
    end: i64 = square_at(table.setting.city_row, 0)
    while square < end:
        if table.ship_at(square):
            signs[NEAR_CITY] += float(NEAR + 1 - (table.setting.city_row - row_of(square))) / float(NEAR)
        square += 1


def _read_dice(table: Table, signs: vec[float]) -> None:
    """What the rooms promise, each with the energy there is now."""
    seen: i64 = 0  # bit per room
    die: i64 = 0
    while die < DICE:
        space: i64 = table.die_space(die)
        if space != NONE and die == table.cells[DIG_DIE]:
            if table.cells[ENERGY] > 0:
                signs[SPACES_PROMISED] += ratio(table.steps_ahead(space), PATH_END)
        elif space != NONE:
            room = table.setting.room_of(space)
            if not (seen >> room.number) & 1:
                seen |= 1 << room.number
                _read_room(table, room, signs)
        die += 1


def _read_room(table: Table, room: Room, signs: vec[float]) -> None:
    if room.kind == AA_GUN or room.kind == TUNNEL or not table.has_energy(cost_of(table, room)):
        return
    if crew_refusal(table, room) == ALLOWED:
        value: i64 = max(value_of(table, room), 0)
        _read_value(table, room, value, signs, RESEARCH_PROMISED, ENERGY_PROMISED, DESTROYED_SOON, VICTORY_PROMISED)
        if room.has(ROBOT_ROOM):
            signs[ROBOTS_PROMISED] += 1.0
    elif room.is_multi() and table.cells[PART] == PLANNING_PHASE:
        hoped: i64 = hoped_value(table, room)
        if hoped > 0:
            _read_value(table, room, hoped, signs, RESEARCH_HOPED, ENERGY_HOPED, SHIPS_HOPED, VICTORY_HOPED)


def _read_value(
    table: Table, room: Room, value: i64, signs: vec[float], research: i64, energy: i64, ships: i64, victory: i64
) -> None:
    """What a room of that value does, as the given signs."""
    if room.has(ENERGY_ROOM):
        gained: i64 = min(value, table.cells[MAX_ENERGY] - table.cells[ENERGY])
        signs[energy] += ratio(gained, table.cells[MAX_ENERGY])
    if room.has(RESEARCH_ROOM):
        at: i64 = table.cells[RESEARCH]
        end: i64 = at + reachable_steps(table, value)
        signs[research] += share_of_track(table, at, end)
        if end == len(table.setting.research):
            signs[victory] = 1.0
    if room.has(FIGHTER):
        signs[ships] += float(_victims(table, value))


def hoped_value(table: Table, room: Room) -> i64:
    """What a room that lacks dice would be worth with the best ones still in the tray; 0 if it cannot be filled."""
    value: i64 = room.modifier
    missing: i64 = 0
    for space in room.spaces:
        die: i64 = table.die_on(space)
        if not table.is_excavated(space):
            return 0
        if die != NONE:
            if die == table.cells[DIG_DIE] or table.is_exhausted(die):
                return 0
            value += table.die_value(die)
        elif (table.cells[COLUMNS_USED] >> column_of(space)) & 1:
            return 0
        else:
            missing += 1
    face: i64 = HIGHEST
    while face > 0 and missing > 0:
        there: i64 = min(unplaced_with(table, face), missing)
        value += there * face
        missing -= there
        face -= 1
    return value if missing == 0 else 0


def unplaced_with(table: Table, value: i64) -> i64:
    count: i64 = 0
    die: i64 = 0
    while die < WORKERS:
        if table.die_space(die) == NONE and table.die_value(die) == value:
            count += 1
        die += 1
    return count


def _victims(table: Table, value: i64) -> i64:
    count: i64 = 0
    square: i64 = square_at(table.cells[MOTHERSHIP] + 1, 0)
    end: i64 = square_at(table.setting.city_row, 0)
    while square < end:
        if is_victim(table, square, EXPLOSION, value) or is_victim(table, square, RED_EXPLOSION, value):
            count += 1
        square += 1
    return count


def _weights(signs: list[str], weights: dict[str, float]) -> vec[float]:
    return vec[float]([weights[sign] for sign in signs])


WEIGHTS: Final = _weights(SIGNS, bot_weights().battle)
CAMPAIGN_WEIGHTS: Final = _weights(CAMPAIGN_SIGNS, bot_weights().campaign)
ZEROS: Final = vec[float]([0.0 for _ in SIGNS])
