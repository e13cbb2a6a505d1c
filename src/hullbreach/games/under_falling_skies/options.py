"""What is chosen before a game: a single battle with whatever one likes, or the campaign, which chooses on its way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import pieces
from hullbreach.games.under_falling_skies.setting import join_team
from hullbreach.kernel.options import Option, Options

# A campaign draws its cities, scenarios and characters, builds its skies and asks for the threat level.
BATTLE: Final = {"play": ("battle",)}
# The defaults are the first game of the rulebook (UFS-SETUP-04, UFS-SETUP-05).
OPTIONS: Final = (
    Option("play", pieces.PLAY_NAMES, "battle"),
    Option("city", pieces.CITY_NAMES, "roswell", when=BATTLE),
    Option("side", pieces.SIDE_NAMES, "blue", when=BATTLE),
    Option("threat", pieces.THREAT_NAMES, "0", when=BATTLE),
    Option("scenario", pieces.SCENARIO_NAMES, "none", when=BATTLE),
    *[
        Option(f"tile_{position}", pieces.TILE_KIND_NAMES, "base", when=BATTLE)
        for position in range(1, pieces.HIGHEST_THREAT + 1)
    ],
    Option("tile_0", ("no", "yes"), "no", when=BATTLE),
    *[Option(name, pieces.PRESENCE_NAMES, "absent", when=BATTLE) for name in pieces.CHARACTER_NAMES],
)


def tiles_in(options: Options) -> i64:
    """The sky tiles asked for, as bits (UFS-MIX-01)."""
    tiles: i64 = pieces.TILE_ZERO if options["tile_0"] == "yes" else 0
    for position in range(pieces.HIGHEST_THREAT):
        if options[f"tile_{position + 1}"] == "advanced":
            tiles |= 1 << position
    return tiles


def team_in(options: Options) -> i64:
    team: i64 = 0
    for character, name in enumerate(pieces.CHARACTER_NAMES):
        team = join_team(team, character, pieces.PRESENCE_NAMES.index(options[name]))
    return team
