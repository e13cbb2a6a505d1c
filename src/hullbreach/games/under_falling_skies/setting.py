"""One battle's board and abilities, assembled from tiles and facts: everything that is fixed once they are chosen.

Settings are immutable, cached and shared: by all copies of a game, and by all games that are laid out alike.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import facts, schema
from hullbreach.games.under_falling_skies.ops import (
    BLOCK_ROOM,
    HOOK_NAMES,
    OP_NAMES,
    ROBOT_LIMIT,
    TOKENS,
    check_effects,
)
from hullbreach.games.under_falling_skies.pieces import (
    ABSENT,
    ACTION_NAMES,
    ARROW_LEFT,
    ARROW_RIGHT,
    CHARACTER_NAMES,
    CHARACTERS,
    CITY_SOURCE,
    COLUMNS,
    COMMAND,
    DAMAGED,
    EMPTY,
    EXPLOSION,
    FIRST_CHARACTER,
    HIGHEST,
    HIGHEST_THREAT,
    MOTHERSHIP_ICON,
    NONE,
    NORMAL,
    RED_EXPLOSION,
    RESEARCH_ROOM,
    ROBOTS,
    ROOM_NAMES,
    SCENARIO_SOURCE,
    SKULL,
    SPACES,
    SQUARES,
    TELEPORTER_CYAN,
    TELEPORTER_PINK,
    UPGRADED,
    square_at,
)
from hullbreach.games.under_falling_skies.records import Ability, Effect, compile_ability

TILE_ZERO: Final[i64] = 1 << HIGHEST_THREAT  # the bit for tile 0 among those for the advanced tiles 1-4
_CODES: Final = {
    ".": EMPTY,
    "<": ARROW_LEFT,
    ">": ARROW_RIGHT,
    "M": MOTHERSHIP_ICON,
    "tp": TELEPORTER_PINK,
    "tc": TELEPORTER_CYAN,
}


def space_at(place: schema.Place) -> int:
    row, column = place
    return (row - 1) * int(COLUMNS) + column - 1


# The excavator's path is the same in every base (UFS-EXC-01).
PATH: Final = vec[i64]([space_at(place) for place in facts.base_tiles().path.spaces])
PATH_END: Final[i64] = SPACES - 1
ON_PATH: Final = vec[i64]([list(PATH).index(space) for space in range(SPACES)])


@final
class Room:
    """A room: one or two effects, what it costs, its modifier, and its spaces; it is called by the first of them."""

    def __init__(self, number: int, room: schema.Room) -> None:
        kinds = [ROOM_NAMES.index(kind) for kind in room.kind.split("+")]
        self.number: i64 = number
        self.kind: i64 = kinds[0]
        self.second: i64 = kinds[1] if len(kinds) > 1 else NONE
        self.cost: i64 = room.cost
        self.modifier: i64 = room.modifier
        self.spaces = vec[i64]([space_at(place) for place in room.spaces])
        self.first: i64 = self.spaces[0]
        # How far on its path the excavator must be for all of it to be excavated.
        self.end: i64 = max([ON_PATH[space] for space in self.spaces]) + 1

    def has(self, kind: i64) -> bool:
        return self.kind == kind or self.second == kind

    def is_multi(self) -> bool:
        return len(self.spaces) > 1

    def kinds(self) -> i64:
        """A bit per kind."""
        return (1 << self.kind) | (0 if self.second == NONE else 1 << self.second)


@final
class Tile:
    """A sky tile with the face that is up."""

    def __init__(self, tile: schema.SkyTile, threat: bool) -> None:
        self.id = tile.id
        self.threat = threat and tile.threat is not None
        self.face = tile.threat if threat and tile.threat is not None else tile.easy


@final
class Setting:
    """Board and abilities of one battle."""

    def __init__(self, city: i64, side: i64, tiles: i64, threats: i64, scenario: i64, team: i64) -> None:
        self.city = facts.cities().city[city]
        self.city_side = self.city.damaged if side == DAMAGED else self.city.blue
        self.side: i64 = side
        self.scenario = facts.scenarios().scenario[scenario - 1] if scenario else None
        self.presence: list[int] = [int(presence_in(team, character)) for character in range(CHARACTERS)]
        self.tiles = chosen_tiles(tiles, threats)
        self._assemble_sky()
        self._assemble_base()
        self._assemble_abilities()

    def _assemble_sky(self) -> None:
        """The tiles from top to bottom; the research track climbs them from the city up."""
        self.square_kinds = vec[i64]([EMPTY for _ in range(SQUARES)])
        self.square_numbers = vec[i64]([0 for _ in range(SQUARES)])
        self.partners = vec[i64]([NONE for _ in range(SQUARES)])
        self.actions = vec[i64]([0])
        self.action_numbers = vec[i64]([0])
        self.row_tiles: list[int] = [0]
        row: i64 = 1
        for number, tile in enumerate(self.tiles):
            self._lay_tile(tile.face, row)
            self.row_tiles += [number] * tile.face.rows
            row += tile.face.rows
        self.city_row: i64 = row
        self.skull_row: i64 = list(self.actions).index(SKULL)
        # Scenarios count the rows of the standard sky; tile 0 pushes them down.
        self.first_standard_row: i64 = self.tiles[0].face.rows if self.tiles[0].id == "sky_0" else 0
        climbing = [cost for tile in reversed(self.tiles) for cost in tile.face.research]
        self.research = vec[i64](self.city_side.research_prefix + climbing)

    def _lay_tile(self, face: schema.SkyFace, first_row: i64) -> None:
        gates: dict[str, i64] = {}
        for below, codes in enumerate(face.grid):
            for column, code in enumerate(codes):
                square: i64 = square_at(first_row + below, column)
                self._lay_square(square, code)
                if code in gates:
                    self.partners[square] = gates[code]
                    self.partners[gates[code]] = square
                elif code in ("tp", "tc"):
                    gates[code] = square
        for action in face.mothership_actions:
            self.actions = append(self.actions, ACTION_NAMES.index(action.action))
            self.action_numbers = append(self.action_numbers, action.n)

    def _lay_square(self, square: i64, code: str) -> None:
        if code in _CODES:
            self.square_kinds[square] = _CODES[code]
        else:
            self.square_kinds[square] = RED_EXPLOSION if code[0] == "r" else EXPLOSION
            self.square_numbers[square] = int(code.lstrip("r"))

    def _assemble_base(self) -> None:
        """The top face of one tile above the bottom face of another (UFS-SETUP-06, UFS-RULING-06)."""
        bases = {tile.id: tile for tile in facts.base_tiles().tile}
        top, bottom = bases[self.city.base_top].top, bases[self.city.base_bottom].bottom
        self.rooms: list[Room] = [Room(number, room) for number, room in enumerate([*top.rooms, *bottom.rooms])]
        self.room_at = vec[i64]([0 for _ in range(SPACES)])
        for room in self.rooms:
            for space in room.spaces:
                self.room_at[space] = room.number
        assert top.excavator_start is not None
        self.excavator_start: i64 = ON_PATH[space_at(top.excavator_start)]
        self.start_energy: i64 = top.start_energy
        self.max_energy: i64 = top.energy_slots + bottom.energy_slots
        self.hits_to_lose: i64 = top.damage_slots + bottom.damage_slots - 1
        self.way_to_goal: i64 = min([PATH_END, *(room.end for room in self.rooms if self._takes_goal(room))])

    def _takes_goal(self, room: Room) -> bool:
        """Whether the last research step can be taken with the room and nothing else (UFS-END-02)."""
        best: i64 = HIGHEST * len(room.spaces) + room.modifier
        return room.has(RESEARCH_ROOM) and best >= self.research[len(self.research) - 1]

    def _assemble_abilities(self) -> None:
        """City first, then the scenario, then the team: effects of one hook apply in this order."""
        self.abilities: list[Ability] = []
        self.effects: list[Effect] = []
        for effect in self.city_side.effects:
            self._add_ability(CITY_SOURCE, [effect])
        for effect in self.scenario.effects if self.scenario else []:
            self._add_ability(SCENARIO_SOURCE, [effect])
        for number, character in enumerate(facts.characters().character):
            if self.presence[number] != ABSENT:
                side = character.normal if self.presence[number] == NORMAL else character.upgraded
                self._add_ability(FIRST_CHARACTER + number, side.effects)
        self.by_hook: list[list[Effect]] = [
            [effect for effect in self.effects if effect.hook == hook] for hook in range(len(HOOK_NAMES))
        ]
        self.by_op: list[list[Effect]] = [
            [effect for effect in self.effects if effect.op == op] for op in range(len(OP_NAMES))
        ]
        self.robot_limit: i64 = min([ROBOTS, *(limit.n for limit in self.by_op[ROBOT_LIMIT])])
        self.token_place: i64 = next((tokens.n for tokens in self.by_op[TOKENS]), NONE)
        self.blocks_rooms: bool = len(self.by_op[BLOCK_ROOM]) > 0

    def _add_ability(self, source: i64, effects: list[schema.Effect]) -> None:
        ability = compile_ability(len(self.abilities), source, effects, len(self.effects))
        self.abilities.append(ability)
        self.effects.extend(ability.effects)

    # --- the sky ---
    def threat_level(self) -> int:
        return sum(tile.threat for tile in self.tiles)

    def half_stars(self) -> int:
        """The difficulty in half stars: black stars minus yellow ones (UFS-DIFF-01 to UFS-DIFF-03)."""
        black = sum(tile.face.stars for tile in self.tiles) + (facts.scenarios().meta.stars if self.scenario else 0)
        stars = facts.characters().meta
        yellow = 0.5 if self.side == DAMAGED else 0.0
        yellow += stars.stars_normal * self.presence.count(int(NORMAL))
        yellow += stars.stars_upgraded * self.presence.count(int(UPGRADED))
        return int(2 * (black - yellow))

    # --- the base ---
    def room_of(self, space: i64) -> Room:
        return self.rooms[self.room_at[space]]

    def is_command(self, space: i64) -> bool:
        return self.room_of(space).has(COMMAND)


def presence_in(team: i64, character: i64) -> i64:
    """Whether a character is absent, normal or upgraded in a team packed two bits to a character."""
    return (team >> (2 * character)) & 3


def join_team(team: i64, character: i64, presence: i64) -> i64:
    return team | (presence << (2 * character))


def team_names(team: i64) -> list[str]:
    return [CHARACTER_NAMES[character] for character in range(CHARACTERS) if presence_in(team, character)]


def chosen_tiles(tiles: i64, threats: i64) -> list[Tile]:
    """The sky from the top: bits of `tiles` for advanced tiles 1-4 and tile 0, bits of `threats` for threat faces."""
    every = {tile.id: tile for tile in facts.sky_tiles().tile}
    chosen = [Tile(every["sky_0"], False)] if tiles & TILE_ZERO else []
    for position in range(HIGHEST_THREAT):
        kind = "adv" if (tiles >> position) & 1 else "sky"
        chosen.append(Tile(every[f"{kind}_{position + 1}"], (threats >> position) & 1 == 1))
    return chosen


def tiles_of(names: list[str]) -> i64:
    """A list of sky tiles, from the top, as the bits `chosen_tiles` reads."""
    tiles: i64 = 0
    for name in names:
        if name == "sky_0":
            tiles |= TILE_ZERO
        elif name.startswith("adv_"):
            tiles |= 1 << (int(name.removeprefix("adv_")) - 1)
    return tiles


@cache
def setting(city: int, side: int, tiles: int, threats: int, scenario: int, team: int) -> Setting:
    return Setting(city, side, tiles, threats, scenario, team)


def check_abilities() -> None:
    """Every ability in the data files is one the rules can carry out."""
    for city in facts.cities().city:
        check_effects("cities.toml", f"city {city.id}, blue", city.blue.effects)
        check_effects("cities.toml", f"city {city.id}, damaged", city.damaged.effects)
    for scenario in facts.scenarios().scenario:
        check_effects("scenarios.toml", f"scenario {scenario.id}", scenario.effects)
    for character in facts.characters().character:
        check_effects("characters.toml", f"character {character.id}, normal", character.normal.effects)
        check_effects("characters.toml", f"character {character.id}, upgraded", character.upgraded.effects)


check_abilities()
