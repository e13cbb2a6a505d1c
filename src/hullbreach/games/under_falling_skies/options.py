"""What is chosen before a game: a single battle with whatever one likes, or the campaign, which chooses on its way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies.pieces import (
    CHARACTER_NAMES,
    CITY_NAMES,
    HIGHEST_THREAT,
    PLAY_NAMES,
    PRESENCE_NAMES,
    SCENARIO_NAMES,
    SIDE_NAMES,
    THREAT_NAMES,
    TILE_KIND_NAMES,
)
from hullbreach.games.under_falling_skies.setting import TILE_ZERO, join_team
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.options import Option, Options

# The defaults are the first game of the rulebook (UFS-SETUP-04, UFS-SETUP-05).
OPTIONS: Final = (
    Option("play", PLAY_NAMES, "battle"),
    Option("city", CITY_NAMES, "roswell"),
    Option("side", SIDE_NAMES, "blue"),
    Option("threat", THREAT_NAMES, "0"),
    Option("scenario", SCENARIO_NAMES, "none"),
    *[Option(f"tile_{position}", TILE_KIND_NAMES, "base") for position in range(1, HIGHEST_THREAT + 1)],
    Option("tile_0", ("no", "yes"), "no"),
    *[Option(name, PRESENCE_NAMES, "absent") for name in CHARACTER_NAMES],
)


def check_options(options: Options) -> None:
    """A campaign draws its cities, scenarios and characters, builds its skies and asks for the threat level."""
    if options["play"] != "campaign":
        return
    for option in OPTIONS[1:]:
        if options[option.name] != option.default:
            raise BadOption("campaign-chooses", option=option.name, value=options[option.name])


def tiles_in(options: Options) -> i64:
    """The sky tiles asked for, as bits (UFS-MIX-01)."""
    tiles: i64 = TILE_ZERO if options["tile_0"] == "yes" else 0
    for position in range(HIGHEST_THREAT):
        if options[f"tile_{position + 1}"] == "advanced":
            tiles |= 1 << position
    return tiles


def team_in(options: Options) -> i64:
    team: i64 = 0
    for character, name in enumerate(CHARACTER_NAMES):
        team = join_team(team, character, PRESENCE_NAMES.index(options[name]))
    return team
