"""The ship, its systems and the words of the game as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NONE: Final[i64] = -1

# Zones, and the four trajectories: one for each zone, one for internal threats.
RED: Final[i64] = 0
WHITE: Final[i64] = 1
BLUE: Final[i64] = 2
ZONES: Final[i64] = 3
INTERNAL: Final[i64] = 3
ZONE_NAMES: Final = ("red", "white", "blue", "internal")
ALL_ZONES: Final[i64] = 7

# Stations: the upper deck from red to blue, then the lower one. Space is no station, but a place to be.
UPPER_RED: Final[i64] = 0
UPPER_WHITE: Final[i64] = 1
UPPER_BLUE: Final[i64] = 2
LOWER_RED: Final[i64] = 3
LOWER_WHITE: Final[i64] = 4
LOWER_BLUE: Final[i64] = 5
STATIONS: Final[i64] = 6
SPACE: Final[i64] = 6
STATION_NAMES: Final = ("upper_red", "upper_white", "upper_blue", "lower_red", "lower_white", "lower_blue", "space")

# What can stand in a slot of an action board.
NOTHING: Final[i64] = 0
A: Final[i64] = 1
B: Final[i64] = 2
C: Final[i64] = 3
BATTLEBOTS: Final[i64] = 4
MOVE_RED: Final[i64] = 5
MOVE_BLUE: Final[i64] = 6
CHANGE_DECK: Final[i64] = 7
HEROIC_A: Final[i64] = 8
HEROIC_B: Final[i64] = 9
HEROIC_BATTLEBOTS: Final[i64] = 10
HEROIC_MOVE: Final[i64] = 11  # plus the station
ACTION_NAMES: Final[tuple[str, ...]] = (
    "nothing",
    "a",
    "b",
    "c",
    "battlebots",
    "move_red",
    "move_blue",
    "change_deck",
    "heroic_a",
    "heroic_b",
    "heroic_battlebots",
    *(f"heroic_move_{station}" for station in STATION_NAMES[:6]),
)
ACTIONS: Final[i64] = 17

# Damage tiles: the same six in each zone.
HEAVY_TILE: Final[i64] = 0
LOWER_WEAPON_TILE: Final[i64] = 1
SHIELD_TILE: Final[i64] = 2
REACTOR_TILE: Final[i64] = 3
GRAVOLIFT_TILE: Final[i64] = 4
STRUCTURAL_TILE: Final[i64] = 5
TILES: Final[i64] = 6

TURNS: Final[i64] = 12  # slots of the longer action board
PHASES: Final[i64] = 3
MOST_CREW: Final[i64] = 5
MOST_THREATS: Final[i64] = 8


def zone_of(station: i64) -> i64:
    return station if station < ZONES else station - ZONES


def other_deck(station: i64) -> i64:
    return station + ZONES if station < ZONES else station - ZONES


def is_upper(station: i64) -> bool:
    return station < ZONES


def first_station(stations: i64) -> i64:
    """Of those in a set with a bit each; 0 if there is none."""
    for station in range(STATIONS):
        if (stations >> station) & 1:
            return station
    return 0


def is_movement(action: i64) -> bool:
    return action >= HEROIC_MOVE or MOVE_RED <= action <= CHANGE_DECK


def may_mean(card: i64, meant: i64) -> bool:
    """A card that lies the wrong way up, or one arrow for the other (SA-ORD-05, SA-ORD-07)."""
    if (card == MOVE_RED and meant == MOVE_BLUE) or (card == MOVE_BLUE and meant == MOVE_RED):
        return True
    if is_movement(card) == is_movement(meant):
        return False
    if card >= HEROIC_A or meant >= HEROIC_A:
        return heroic_half(card) == meant or heroic_half(meant) == card
    return True


def heroic_half(action: i64) -> i64:
    """What stands on the other half of a heroic card with that movement; NONE for any other action (SA-SET-22)."""
    if action < HEROIC_MOVE:
        return NONE
    station: i64 = action - HEROIC_MOVE
    if zone_of(station) == WHITE:
        return HEROIC_BATTLEBOTS
    return HEROIC_B if is_upper(station) else HEROIC_A


def system(station: i64, letter: i64) -> i64:
    """The bit of a station's A, B or C system."""
    one: i64 = 1
    return one << (station * 3 + letter - A)
