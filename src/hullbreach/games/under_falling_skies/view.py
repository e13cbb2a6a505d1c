"""What the player sees: everything. Nothing but chance to come is hidden in this game.

Places are called as in moves and events: squares of the sky `r6c3` (row 0 is above the first sky row, the city row is
below the last), spaces of the base `r2c4`, columns `c1` to `c5`. A room is called by its first space.
"""

from __future__ import annotations

import msgspec

from hullbreach.games.under_falling_skies import cell, ending, mothership, pieces, stage
from hullbreach.games.under_falling_skies.abilities.view import (
    AbilityView,
    ChoiceView,
    CounterView,
    ability_view,
    choice_view,
    counter_views,
)
from hullbreach.games.under_falling_skies.campaign.view import CampaignView, campaign_view
from hullbreach.games.under_falling_skies.effects import is_goal_open
from hullbreach.games.under_falling_skies.pieces import colour_of, square_at
from hullbreach.games.under_falling_skies.rooms.use import crew_refusal
from hullbreach.games.under_falling_skies.rooms.worth import cost_of, dig_cost, value_of
from hullbreach.games.under_falling_skies.setting import Room
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.view import View


# --- the sky ---------------------------------------------------------------------------------------------------------
class SquareView(msgspec.Struct, frozen=True):
    """A square of the sky: its kind, the number of an explosion (else 0), the ship there, a scenario token's number."""

    kind: str
    """empty, explosion, red_explosion, arrow_left, arrow_right, mothership_icon, teleporter_pink, teleporter_cyan"""
    number: int
    ship: str | None
    """purple, white or orange"""
    token: int | None


class RowView(msgspec.Struct, frozen=True):
    """A row of the sky with its five squares and the mothership action at its right edge."""

    row: int
    tile: str
    """sky_1 to sky_4, adv_1 to adv_4 or sky_0"""
    threat: bool
    """Whether the tile shows its threat face."""
    squares: list[SquareView]
    action: str
    """none, white_ships, excavator_back, research_back, damage, move_ships or skull, as it works in this battle"""
    number: int


class MothershipView(msgspec.Struct, frozen=True):
    row: int
    """The row of the launch points: it and all rows above are covered."""
    skull_row: int
    launch_points: list[str | None]
    """By column: the ship standing there."""
    waiting: list[str]
    """Ships waiting on the mothership, in launch order."""
    supply: int
    """White ships beside the board."""


class ResearchView(msgspec.Struct, frozen=True):
    """The research track from the city up. `costs` has a number for every step; `steps` of them are taken."""

    steps: int
    costs: list[int]
    city_steps: int
    """How many of the first steps are printed on the city tile; the others climb the sky tiles, two or four each."""
    goal_open: bool
    """False while a scenario keeps the last space closed."""


# --- the base --------------------------------------------------------------------------------------------------------
class DieView(msgspec.Struct, frozen=True):
    """A die: workers are gray or white, robots blue."""

    colour: str
    value: int
    exhausted: bool
    digging: bool
    """A worker die ahead of the excavator."""


class WorkerView(msgspec.Struct, frozen=True):
    """A worker die by its slot in the tray. `space` is None while it is not placed, or resolved already."""

    colour: str
    value: int
    space: str | None
    in_hand: bool
    """Picked for a reroll."""


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the base."""

    room: str
    path: int
    """Its place on the excavator's path, from 0; excavated if below the excavator's."""
    die: DieView | None
    token: int | None


class RoomView(msgspec.Struct, frozen=True):
    """A room: printed cost and modifier, what using it costs now, and its value with the dice lying in it."""

    room: str
    kinds: list[str]
    """aa_gun, tunnel, energy, fighter, research, robot, command; two for a room with two effects"""
    spaces: list[str]
    cost: int
    modifier: int
    cost_now: int
    value: int | None
    """None while it cannot be used with the dice that lie there."""


class BaseView(msgspec.Struct, frozen=True):
    top: str
    bottom: str
    """Letters of the base tiles."""
    spaces: list[SpaceView]
    """30 spaces, row by row from the surface."""
    rooms: list[RoomView]
    path: list[str]
    """The excavator's path."""
    excavator: int
    """Its place on the path."""
    excavator_start: int
    dig_cost: int
    robots_in_reserve: int


class TrackView(msgspec.Struct, frozen=True):
    """A marker on its track: where it is and the last space."""

    value: int
    most: int


# --- the whole -------------------------------------------------------------------------------------------------------
class BattleView(msgspec.Struct, frozen=True):
    """The board of the game being played."""

    city: str
    side: str
    scenario: str
    threat: int
    difficulty: float
    """Black stars minus yellow stars."""
    round: int
    part: str
    """planning, rooms or mothership"""
    sky: list[RowView]
    mothership: MothershipView
    research: ResearchView
    energy: TrackView
    damage: TrackView
    base: BaseView
    dice: list[WorkerView]
    marked_column: str | None
    """The column an effect has marked for this round."""
    column_tokens: list[int | None]
    """By column, where the scenario puts tokens there."""
    tokens_in_pool: int
    abilities: list[AbilityView]
    counters: list[CounterView]
    ending: str
    """running, won, lost_skull or lost_damage"""


class UnderFallingSkiesView(View, frozen=True, tag="under-falling-skies"):
    phase: str
    """The decision awaited: a stage of stage.py, or over."""
    choice: ChoiceView
    battle: BattleView | None
    """None in a campaign while there is no board."""
    campaign: CampaignView | None


def public_view(table: Table) -> UnderFallingSkiesView:
    return UnderFallingSkiesView(
        phase="over" if table.is_over() else stage.STAGES.names()[table.stage_of(PLAYER)],
        choice=choice_view(table),
        battle=_battle(table) if _has_board(table) else None,
        campaign=campaign_view(table) if table.in_campaign() else None,
    )


def _has_board(table: Table) -> bool:
    """Between two battles of a campaign there is none."""
    between = (stage.STACK, stage.DEFEND, stage.ENLIST, stage.THREAT)
    return table.cells[cell.ROUND] > 0 and table.stage_of(PLAYER) not in between


def _battle(table: Table) -> BattleView:
    cells, setting = table.cells, table.setting
    return BattleView(
        city=setting.city.id,
        side=pieces.SIDE_NAMES[cells[cell.SIDE]],
        scenario=pieces.SCENARIO_NAMES[cells[cell.SCENARIO]],
        threat=setting.threat_level(),
        difficulty=setting.half_stars() / 2,
        round=cells[cell.ROUND],
        part=pieces.PART_NAMES[cells[cell.PART]],
        sky=[_row(table, row) for row in range(1, setting.city_row)],
        mothership=_mothership(table),
        research=ResearchView(
            cells[cell.RESEARCH], list(setting.research), len(setting.city_side.research_prefix), is_goal_open(table)
        ),
        energy=TrackView(cells[cell.ENERGY], cells[cell.MAX_ENERGY]),
        damage=TrackView(cells[cell.DAMAGE], setting.hits_to_lose),
        base=_base(table),
        dice=[_worker(table, die) for die in range(pieces.WORKERS)],
        marked_column=None if cells[cell.MARKED] == NONE else pieces.COLUMN_NAMES[cells[cell.MARKED]],
        column_tokens=[_token(table, column, (pieces.ON_COLUMNS, pieces.IN_POOL)) for column in range(pieces.COLUMNS)],
        tokens_in_pool=[cells[cell.TOKEN_AT + token] for token in range(cell.TOKENS)].count(int(pieces.POOL)),
        abilities=[ability_view(table, ability) for ability in setting.abilities],
        counters=counter_views(table),
        ending=ending.NAMES[cells[cell.RESULT]],
    )


# --- making it: the sky ----------------------------------------------------------------------------------------------
def _row(table: Table, row: int) -> RowView:
    tile = table.setting.tiles[table.setting.row_tiles[row]]
    squares = [_square(table, square_at(row, column)) for column in range(pieces.COLUMNS)]
    action = pieces.ACTION_NAMES[mothership.action_in(table, row)]
    return RowView(row, tile.id, tile.threat, squares, action, mothership.number_in(table, row))


def _square(table: Table, square: int) -> SquareView:
    setting = table.setting
    return SquareView(
        pieces.SQUARE_KIND_NAMES[setting.square_kinds[square]],
        setting.square_numbers[square],
        _ship(table.ship_at(square)),
        _token(table, square, (pieces.ON_SQUARES,)),
    )


def _ship(ship: int) -> str | None:
    return pieces.SHIP_NAMES[ship] if ship else None


def _token(table: Table, at: int, places: tuple[int, ...]) -> int | None:
    """The number of a token there, if the scenario's tokens lie on such places."""
    if table.setting.token_place not in places:
        return None
    token = table.token_at(at)
    return None if token == NONE else table.token_value(token)


def _mothership(table: Table) -> MothershipView:
    launch_points = [_ship(table.launch_point(column)) for column in range(pieces.COLUMNS)]
    last = [pieces.WHITE, pieces.ORANGE] if mothership.orange_is_last(table) else [pieces.ORANGE, pieces.WHITE]
    return MothershipView(
        row=table.cells[cell.MOTHERSHIP],
        skull_row=table.setting.skull_row,
        launch_points=launch_points,
        waiting=[pieces.SHIP_NAMES[ship] for ship in (pieces.PURPLE, *last) for _ in range(table.waiting(ship))],
        supply=table.supply(pieces.WHITE),
    )


# --- making it: the base ---------------------------------------------------------------------------------------------
def _base(table: Table) -> BaseView:
    return BaseView(
        top=table.setting.city.base_top,
        bottom=table.setting.city.base_bottom,
        spaces=[_space(table, space) for space in range(pieces.SPACES)],
        rooms=[_room(table, room) for room in table.setting.rooms],
        path=[pieces.SPACE_NAMES[space] for space in pieces.PATH],
        excavator=table.cells[cell.EXCAVATOR],
        excavator_start=table.setting.excavator_start,
        dig_cost=dig_cost(table),
        robots_in_reserve=table.setting.robot_limit - table.robots_on_board(),
    )


def _space(table: Table, space: int) -> SpaceView:
    die = table.die_on(space)
    return SpaceView(
        room=pieces.SPACE_NAMES[table.setting.room_of(space).first],
        path=pieces.ON_PATH[space],
        die=None if die == NONE else _die(table, die),
        token=_token(table, space, (pieces.ON_SPACES,)),
    )


def _die(table: Table, die: int) -> DieView:
    colour = pieces.DIE_COLOUR_NAMES[colour_of(die)]
    return DieView(colour, table.die_value(die), table.is_exhausted(die), die == table.cells[cell.DIG_DIE])


def _room(table: Table, room: Room) -> RoomView:
    kinds = [kind for kind in (room.kind, room.second) if kind != NONE]
    works = room.kind not in (pieces.AA_GUN, pieces.TUNNEL) and crew_refusal(table, room) == ALLOWED
    return RoomView(
        room=pieces.SPACE_NAMES[room.first],
        kinds=[pieces.ROOM_NAMES[kind] for kind in kinds],
        spaces=[pieces.SPACE_NAMES[space] for space in room.spaces],
        cost=room.cost,
        modifier=room.modifier,
        cost_now=cost_of(table, room, table.cells[cell.ARMED]),
        value=value_of(table, room, table.cells[cell.ARMED]) if works else None,
    )


def _worker(table: Table, die: int) -> WorkerView:
    space = table.die_space(die)
    return WorkerView(
        colour=pieces.DIE_COLOUR_NAMES[colour_of(die)],
        value=table.die_value(die),
        space=None if space == NONE else pieces.SPACE_NAMES[space],
        in_hand=bool(table.cells[cell.DICE_IN_HAND] >> die & 1),
    )
