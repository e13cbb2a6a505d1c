"""One battle's board and abilities, assembled from tiles and facts: everything that is fixed once they are chosen.

Settings are immutable, cached and shared: by all copies of a game, and by all games that are laid out alike.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import facts, pieces
from hullbreach.games.under_falling_skies.abilities import hook, op
from hullbreach.games.under_falling_skies.abilities.ability import Ability, Effect
from hullbreach.games.under_falling_skies.facts import schema
from hullbreach.games.under_falling_skies.pieces import square_at
from hullbreach.kernel.agenda import NONE

_CODES: Final = {
    ".": pieces.EMPTY,
    "<": pieces.ARROW_LEFT,
    ">": pieces.ARROW_RIGHT,
    "M": pieces.MOTHERSHIP_ICON,
    "tp": pieces.TELEPORTER_PINK,
    "tc": pieces.TELEPORTER_CYAN,
}


def space_at(place: schema.Place) -> int:
    row, column = place
    return (row - 1) * int(pieces.COLUMNS) + column - 1


@final
class Room:
    """A room: one or two effects, what it costs, its modifier, and its spaces; it is called by the first of them."""

    def __init__(self, number: int, room: schema.Room) -> None:
        kinds = [pieces.ROOM_NAMES.index(kind) for kind in room.kind.split("+")]
        self.number: i64 = number
        self.kind: i64 = kinds[0]
        self.second: i64 = kinds[1] if len(kinds) > 1 else NONE
        self.facility: i64 = kinds[0] if len(kinds) == 1 else (kinds[0] + 1) * pieces.ROOM_KINDS + kinds[1]
        self.cost: i64 = room.cost
        self.modifier: i64 = room.modifier
        self.spaces = vec[i64]([space_at(place) for place in room.spaces])
        self.first: i64 = self.spaces[0]
        # How far on its path the excavator must be for all of it to be excavated.
        self.end: i64 = max([pieces.ON_PATH[space] for space in self.spaces]) + 1

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
        self.is_extra: bool = tile.kind == "satellite"
        """Tile 0, above the standard sky."""
        self.threat = threat and tile.threat is not None
        self.face = tile.threat if threat and tile.threat is not None else tile.easy


@final
class Setting:
    """Board and abilities of one battle."""

    def __init__(self, city: i64, side: i64, tiles: i64, threats: i64, scenario: i64, team: i64) -> None:
        self.city = facts.cities().city[city]
        self.city_side = self.city.damaged if side == pieces.DAMAGED else self.city.blue
        self.side: i64 = side
        self.scenario = facts.scenarios().scenario[scenario - 1] if scenario else None
        self.presence: list[int] = [int(presence_in(team, character)) for character in range(pieces.CHARACTERS)]
        self.tiles = chosen_tiles(tiles, threats)
        self._assemble_sky()
        self._assemble_base()
        self._assemble_abilities()

    def _assemble_sky(self) -> None:
        """The tiles from top to bottom; the research track climbs them from the city up."""
        self.square_kinds = vec[i64]([pieces.EMPTY for _ in range(pieces.SQUARES)])
        self.square_numbers = vec[i64]([0 for _ in range(pieces.SQUARES)])
        self.partners = vec[i64]([NONE for _ in range(pieces.SQUARES)])
        self.actions = vec[i64]([0])
        self.action_numbers = vec[i64]([0])
        self.row_tiles: list[int] = [0]
        row: i64 = 1
        for number, tile in enumerate(self.tiles):
            self._lay_tile(tile.face, row)
            self.row_tiles += [number] * tile.face.rows
            row += tile.face.rows
        self.city_row: i64 = row
        self.skull_row: i64 = list(self.actions).index(pieces.SKULL)
        # Scenarios count the rows of the standard sky; tile 0 pushes them down.
        self.first_standard_row: i64 = self.tiles[0].face.rows if self.tiles[0].is_extra else 0
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
            self.actions = append(self.actions, pieces.ACTION_NAMES.index(action.action))
            self.action_numbers = append(self.action_numbers, action.n)

    def _lay_square(self, square: i64, code: str) -> None:
        if code in _CODES:
            self.square_kinds[square] = _CODES[code]
        else:
            self.square_kinds[square] = pieces.RED_EXPLOSION if code[0] == "r" else pieces.EXPLOSION
            self.square_numbers[square] = int(code.lstrip("r"))

    def _assemble_base(self) -> None:
        """The top face of one tile above the bottom face of another (UFS-SETUP-06, UFS-RULING-06)."""
        bases = {tile.id: tile for tile in facts.base_tiles().tile}
        top, bottom = bases[self.city.base_top].top, bases[self.city.base_bottom].bottom
        self.rooms: list[Room] = [Room(number, room) for number, room in enumerate([*top.rooms, *bottom.rooms])]
        self.room_at = vec[i64]([0 for _ in range(pieces.SPACES)])
        for room in self.rooms:
            for space in room.spaces:
                self.room_at[space] = room.number
        assert top.excavator_start is not None
        self.excavator_start: i64 = pieces.ON_PATH[space_at(top.excavator_start)]
        self.start_energy: i64 = top.start_energy
        self.max_energy: i64 = top.energy_slots + bottom.energy_slots
        self.hits_to_lose: i64 = top.damage_slots + bottom.damage_slots - 1
        self.way_to_goal: i64 = min([pieces.PATH_END, *(room.end for room in self.rooms if self._takes_goal(room))])

    def _takes_goal(self, room: Room) -> bool:
        """Whether the last research step can be taken with the room and nothing else (UFS-END-02)."""
        best: i64 = pieces.HIGHEST * len(room.spaces) + room.modifier
        return room.has(pieces.RESEARCH_ROOM) and best >= self.research[len(self.research) - 1]

    def _assemble_abilities(self) -> None:
        """City first, then the scenario, then the team: effects of one hook apply in this order."""
        self.abilities: list[Ability] = []
        self.effects: list[Effect] = []
        for effect in self.city_side.effects:
            self._add_ability(pieces.CITY_SOURCE, [effect])
        for effect in self.scenario.effects if self.scenario else []:
            self._add_ability(pieces.SCENARIO_SOURCE, [effect])
        for number, character in enumerate(facts.characters().character):
            if self.presence[number] != pieces.ABSENT:
                side = character.normal if self.presence[number] == pieces.NORMAL else character.upgraded
                self._add_ability(pieces.FIRST_CHARACTER + number, side.effects)
        self.by_hook: list[list[Effect]] = [
            [effect for effect in self.effects if effect.hook == number] for number in range(len(hook.NAMES))
        ]
        self.last_first: list[list[Effect]] = [effects[::-1] for effects in self.by_hook]
        self.by_op: list[list[Effect]] = [
            [effect for effect in self.effects if effect.op == number] for number in range(len(op.NAMES))
        ]
        self.askable = vec[i64](sorted({int(ability.source) for ability in self.abilities if ability.optional}))
        """Sources with an ability the player decides about."""
        self.robot_limit: i64 = min([pieces.ROBOTS, *(limit.set_to for limit in self.by_op[op.ROBOT_LIMIT])])
        self.token_place: i64 = next((tokens.place for tokens in self.by_op[op.TOKENS]), NONE)
        self.blocks_rooms: bool = len(self.by_op[op.BLOCK_ROOM]) > 0

    def _add_ability(self, source: i64, effects: list[schema.Effect]) -> None:
        ability = Ability(len(self.abilities), source, len(self.effects), effects)
        self.abilities.append(ability)
        self.effects.extend(ability.effects)

    # --- the sky ---
    def threat_level(self) -> int:
        return sum(tile.threat for tile in self.tiles)

    def half_stars(self) -> int:
        """The difficulty in half stars: black stars minus yellow ones (UFS-DIFF-01 to UFS-DIFF-03)."""
        black = sum(tile.face.stars for tile in self.tiles) + (facts.scenarios().meta.stars if self.scenario else 0)
        stars = facts.characters().meta
        yellow = 0.5 if self.side == pieces.DAMAGED else 0.0
        yellow += stars.stars_normal * self.presence.count(int(pieces.NORMAL))
        yellow += stars.stars_upgraded * self.presence.count(int(pieces.UPGRADED))
        return int(2 * (black - yellow))

    # --- the base ---
    def room_of(self, space: i64) -> Room:
        return self.rooms[self.room_at[space]]

    def is_command(self, space: i64) -> bool:
        return self.room_of(space).has(pieces.COMMAND)


def presence_in(team: i64, character: i64) -> i64:
    """Whether a character is absent, normal or upgraded in a team packed two bits to a character."""
    return (team >> (2 * character)) & 3


def join_team(team: i64, character: i64, presence: i64) -> i64:
    return team | (presence << (2 * character))


def team_names(team: i64) -> list[str]:
    return [pieces.CHARACTER_NAMES[character] for character in range(pieces.CHARACTERS) if presence_in(team, character)]


def chosen_tiles(tiles: i64, threats: i64) -> list[Tile]:
    """The sky from the top: bits of `tiles` for advanced tiles 1-4 and tile 0, bits of `threats` for threat faces."""
    every: dict[tuple[str, int], schema.SkyTile] = {(tile.kind, tile.position): tile for tile in facts.sky_tiles().tile}
    chosen = [Tile(every["satellite", 0], False)] if tiles & pieces.TILE_ZERO else []
    for place in range(int(pieces.HIGHEST_THREAT)):
        kind = pieces.TILE_KIND_NAMES[(tiles >> place) & 1]
        chosen.append(Tile(every[kind, place + 1], (threats >> place) & 1 == 1))
    return chosen


def tiles_of(names: list[str]) -> i64:
    """A list of sky tiles, from the top, as the bits `chosen_tiles` reads."""
    tiles: i64 = 0
    for tile in facts.sky_tiles().tile:
        if tile.id in names and tile.kind == "satellite":
            tiles |= pieces.TILE_ZERO
        elif tile.id in names and tile.kind == "advanced":
            tiles |= 1 << (tile.position - 1)
    return tiles


@cache
def setting(city: int, side: int, tiles: int, threats: int, scenario: int, team: int) -> Setting:
    return Setting(city, side, tiles, threats, scenario, team)
