"""What the player sees: everything. Nothing but chance to come is hidden in this game.

Places are called as in moves and events: squares of the sky `r6c3` (row 0 is above the first sky row, the city row is
below the last), spaces of the base `r2c4`, columns `c1` to `c5`. A room is called by its first space.
"""

from __future__ import annotations

import msgspec

from hullbreach.games.under_falling_skies.abilities import ACTS, effect_of
from hullbreach.games.under_falling_skies.campaign import missing_veterans, score, veteran_refusal
from hullbreach.games.under_falling_skies.effects import (
    AIMED,
    CHOOSE_ORDER,
    CHOOSE_STEPS,
    CHOOSE_STRIKE,
    GIVE_COMMAND,
    INSTALL_ROBOT,
    LAND,
    LAUNCH_NEXT,
    OFFERED,
    SLIDE,
    is_goal_open,
)
from hullbreach.games.under_falling_skies.facts import scenarios
from hullbreach.games.under_falling_skies.mothership import ACTIONS, action_in, next_ship, orange_is_last
from hullbreach.games.under_falling_skies.ops import ALL, GATE_GOAL
from hullbreach.games.under_falling_skies.ops import COUNTER as COUNTER_OP
from hullbreach.games.under_falling_skies.pieces import (
    AA_GUN,
    ACTION_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    CITIES,
    CITY_NAMES,
    CITY_SOURCE,
    COLUMN_NAMES,
    COLUMNS,
    DIE_COLOUR_NAMES,
    FIRST_CHARACTER,
    NONE,
    ORANGE,
    PRESENCE_NAMES,
    PURPLE,
    ROOM_NAMES,
    SCENARIO_NAMES,
    SCENARIO_SOURCE,
    SHIP_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    SPACES,
    SQUARE_KIND_NAMES,
    SQUARE_NAMES,
    TUNNEL,
    WHITE,
    WORKERS,
    colour_of,
    square_at,
)
from hullbreach.games.under_falling_skies.powers import EFFECT
from hullbreach.games.under_falling_skies.records import (
    COUNTER_NAMES,
    IN_POOL,
    ON_COLUMNS,
    ON_SPACES,
    ON_SQUARES,
    Ability,
)
from hullbreach.games.under_falling_skies.refusals import ALLOWED
from hullbreach.games.under_falling_skies.rooms import VALUES, cost_of, crew_refusal, dig_cost, value_of
from hullbreach.games.under_falling_skies.setting import ON_PATH, PATH, Room, team_names
from hullbreach.games.under_falling_skies.state import (
    BATTLE,
    CHAPTER,
    CHARACTER_FATE,
    CITY_FATE,
    COUNTER,
    DAMAGE,
    DEFEND,
    DIG_DIE,
    ENDING,
    ENDING_NAMES,
    ENERGY,
    ENLIST,
    EXCAVATOR,
    IN_HAND,
    LOST_GAME,
    MARKED,
    MAX_ENERGY,
    MOTHERSHIP,
    MOVE_SHIP,
    NOT_PLAYED,
    OVER,
    PART,
    PART_NAMES,
    PHASE,
    PHASE_NAMES,
    POOL,
    PUT_DIE,
    REMOVED,
    REROLL_DICE,
    RESEARCH,
    ROUND,
    SCENARIO,
    SCENARIO_FATE,
    SET_ASIDE,
    SHEET,
    SHEET_FIELDS,
    SHEET_SIZE,
    SIDE,
    STACK,
    STACKS,
    TEAM,
    THREAT,
    TOKEN_AT,
    TOKEN_VALUE,
    TOKENS,
    USED,
    Table,
)
from hullbreach.kernel.agenda import a_of, about_of, kind_of
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


# --- what may be used, what must be chosen ---------------------------------------------------------------------------
class AbilityView(msgspec.Struct, frozen=True):
    """An ability in play. `source` is city, scenario or a character's name, as in the move that uses it."""

    source: str
    name: str
    """The city, the scenario or the character."""
    side: str
    """blue or damaged, normal or upgraded; empty for a scenario"""
    per: str
    """game or round; empty where it always applies"""
    left: int | None
    """Uses left; None where it always applies."""
    optional: bool


class ChoiceView(msgspec.Struct, frozen=True):
    """What the decision awaited is about; only what matters for the phase is filled in."""

    source: str | None = None
    """Whose ability asks."""
    room: str | None = None
    """The room being used."""
    value: int | None = None
    """Its value, or the value of the robot to install."""
    left: int | None = None
    """How many more may be chosen: dice, ships, points of a command room."""
    square: str | None = None
    """The ship that landed or was picked."""
    space: str | None = None
    """The space of the die that was picked."""
    ship: str | None = None
    """The colour to be launched."""


class CounterView(msgspec.Struct, frozen=True):
    """A scenario's count and, if the goal depends on it, the number it must reach."""

    name: str
    count: int
    needed: int | None


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


# --- the campaign ----------------------------------------------------------------------------------------------------
class StackView(msgspec.Struct, frozen=True):
    city: str
    scenario: str
    character: str


class VeteranView(msgspec.Struct, frozen=True):
    """A character set aside. `ready` if free to fight, upgraded, in the coming battle."""

    character: str
    ready: bool


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the campaign sheet. A game is None if not played, -1 for X, else the threat level it was won at."""

    chapter: int
    city: str
    scenario: str
    team: list[str]
    first_game: int | None
    damaged_game: int | None


class CampaignView(msgspec.Struct, frozen=True):
    chapter: int
    battle: int
    """Of the chapter, from 1."""
    stacks: list[StackView]
    """The two stacks to choose from; empty at other times."""
    enlisted: list[str]
    """The team of the coming or current battle."""
    to_enlist: int
    """How many more experienced characters the team needs."""
    saved_cities: list[str]
    veterans: list[VeteranView]
    removed: list[str]
    """Cities, scenarios and characters out of the campaign."""
    sheet: list[SheetLine]
    score: int


class UnderFallingSkiesView(View, frozen=True, tag="under-falling-skies"):
    phase: str
    """The decision awaited: see PHASE_NAMES in state.py."""
    choice: ChoiceView
    battle: BattleView | None
    """None in a campaign while there is no board."""
    campaign: CampaignView | None


# --- building it -----------------------------------------------------------------------------------------------------
def build_view(table: Table, seat: int | None) -> UnderFallingSkiesView:
    phase = table.cells[PHASE]
    has_board = table.cells[ROUND] > 0 and phase not in (STACK, DEFEND, ENLIST, THREAT)
    return UnderFallingSkiesView(
        seat=seat,
        phase=PHASE_NAMES[phase],
        choice=_choice(table),
        battle=_battle(table) if has_board else None,
        campaign=_campaign(table) if table.in_campaign() else None,
    )


def _battle(table: Table) -> BattleView:
    cells, setting = table.cells, table.setting
    return BattleView(
        city=setting.city.id,
        side=SIDE_NAMES[cells[SIDE]],
        scenario=SCENARIO_NAMES[cells[SCENARIO]],
        threat=setting.threat_level(),
        difficulty=setting.half_stars() / 2,
        round=cells[ROUND],
        part=PART_NAMES[cells[PART]],
        sky=[_row(table, row) for row in range(1, setting.city_row)],
        mothership=_mothership(table),
        research=ResearchView(
            cells[RESEARCH], list(setting.research), len(setting.city_side.research_prefix), is_goal_open(table)
        ),
        energy=TrackView(cells[ENERGY], cells[MAX_ENERGY]),
        damage=TrackView(cells[DAMAGE], setting.hits_to_lose),
        base=_base(table),
        dice=[_worker(table, die) for die in range(WORKERS)],
        marked_column=None if cells[MARKED] == NONE else COLUMN_NAMES[cells[MARKED]],
        column_tokens=[_token(table, column, (ON_COLUMNS, IN_POOL)) for column in range(COLUMNS)],
        tokens_in_pool=[cells[TOKEN_AT + token] for token in range(TOKENS)].count(int(POOL)),
        abilities=[_ability(table, ability) for ability in setting.abilities],
        counters=_counters(table),
        ending=ENDING_NAMES[cells[ENDING]],
    )


def _row(table: Table, row: int) -> RowView:
    tile = table.setting.tiles[table.setting.row_tiles[row]]
    action = action_in(table, row)
    squares = [_square(table, square_at(row, column)) for column in range(COLUMNS)]
    return RowView(row, tile.id, tile.threat, squares, ACTION_NAMES[action % ACTIONS], action // ACTIONS)


def _square(table: Table, square: int) -> SquareView:
    setting = table.setting
    return SquareView(
        SQUARE_KIND_NAMES[setting.square_kinds[square]],
        setting.square_numbers[square],
        _ship(table.ship_at(square)),
        _token(table, square, (ON_SQUARES,)),
    )


def _ship(ship: int) -> str | None:
    return SHIP_NAMES[ship] if ship else None


def _token(table: Table, at: int, places: tuple[int, ...]) -> int | None:
    """The number of a token there, if the scenario's tokens lie on such places."""
    if table.setting.token_place not in places:
        return None
    token = table.token_at(at)
    return None if token == NONE else table.cells[TOKEN_VALUE + token]


def _mothership(table: Table) -> MothershipView:
    launch_points = [_ship(table.launch_point(column)) for column in range(COLUMNS)]
    order = [PURPLE, WHITE, ORANGE] if orange_is_last(table) else [PURPLE, ORANGE, WHITE]
    waiting = [SHIP_NAMES[ship] for ship in order for _ in range(table.waiting(ship))]
    return MothershipView(table.cells[MOTHERSHIP], table.setting.skull_row, launch_points, waiting, table.supply(WHITE))


def _base(table: Table) -> BaseView:
    return BaseView(
        top=table.setting.city.base_top,
        bottom=table.setting.city.base_bottom,
        spaces=[_space(table, space) for space in range(SPACES)],
        rooms=[_room(table, room) for room in table.setting.rooms],
        path=[SPACE_NAMES[space] for space in PATH],
        excavator=table.cells[EXCAVATOR],
        excavator_start=table.setting.excavator_start,
        dig_cost=dig_cost(table),
        robots_in_reserve=table.setting.robot_limit - table.robots_on_board(),
    )


def _space(table: Table, space: int) -> SpaceView:
    die = table.die_on(space)
    return SpaceView(
        room=SPACE_NAMES[table.setting.room_of(space).first],
        path=ON_PATH[space],
        die=None if die == NONE else _die(table, die),
        token=_token(table, space, (ON_SPACES,)),
    )


def _die(table: Table, die: int) -> DieView:
    colour = DIE_COLOUR_NAMES[colour_of(die)]
    return DieView(colour, table.die_value(die), table.is_exhausted(die), die == table.cells[DIG_DIE])


def _room(table: Table, room: Room) -> RoomView:
    kinds = [kind for kind in (room.kind, room.second) if kind != NONE]
    works = room.kind not in (AA_GUN, TUNNEL) and crew_refusal(table, room) == ALLOWED
    return RoomView(
        room=SPACE_NAMES[room.first],
        kinds=[ROOM_NAMES[kind] for kind in kinds],
        spaces=[SPACE_NAMES[space] for space in room.spaces],
        cost=room.cost,
        modifier=room.modifier,
        cost_now=cost_of(table, room),
        value=value_of(table, room) if works else None,
    )


def _worker(table: Table, die: int) -> WorkerView:
    space = table.die_space(die)
    return WorkerView(
        colour=DIE_COLOUR_NAMES[colour_of(die)],
        value=table.die_value(die),
        space=None if space == NONE else SPACE_NAMES[space],
        in_hand=table.cells[PHASE] == REROLL_DICE and bool(table.cells[IN_HAND] >> die & 1),
    )


def _ability(table: Table, ability: Ability) -> AbilityView:
    cells, source = table.cells, ability.source
    if source == CITY_SOURCE:
        name, side = table.setting.city.id, SIDE_NAMES[cells[SIDE]]
    elif source == SCENARIO_SOURCE:
        name, side = SCENARIO_NAMES[cells[SCENARIO]], ""
    else:
        name = CHARACTER_NAMES[source - FIRST_CHARACTER]
        side = PRESENCE_NAMES[table.setting.presence[source - FIRST_CHARACTER]]
    return AbilityView(
        source=SOURCE_NAMES[source],
        name=name,
        side=side,
        per=("", "round", "game")[ability.per],
        left=ability.uses - cells[USED + ability.number] if ability.per else None,
        optional=ability.optional,
    )


def _counters(table: Table) -> list[CounterView]:
    """Every counter the scenario keeps, with the gate that waits for it."""
    counted = {effect.n for effect in table.setting.effects if effect.op == COUNTER_OP}
    needed = {gate.n: gate.m for gate in table.setting.by_op[GATE_GOAL]}
    return [
        CounterView(COUNTER_NAMES[number], table.cells[COUNTER + number], needed.get(number))
        for number in sorted(counted)
    ]


# --- what must be chosen ---------------------------------------------------------------------------------------------
def _choice(table: Table) -> ChoiceView:
    """What the step on top of the agenda, which waits for a choice, says about it."""
    kind = table.next_step()
    phase = table.cells[PHASE]
    if phase == OVER or not kind:
        return ChoiceView()
    about = about_of(table.agenda.top())
    if kind == EFFECT:
        return _effect_choice(table)
    if kind in (OFFERED, AIMED):
        return _offer(table, table.setting.abilities[about])
    if kind in (CHOOSE_ORDER, CHOOSE_STRIKE, CHOOSE_STEPS, GIVE_COMMAND):
        room = SPACE_NAMES[table.room(about % VALUES).first]
        return ChoiceView(room=room, value=about // VALUES, left=about // VALUES if kind == GIVE_COMMAND else None)
    if kind == INSTALL_ROBOT:
        return ChoiceView(value=a_of(table.agenda.top()))
    if kind == SLIDE:
        return ChoiceView(square=SQUARE_NAMES[about])
    return ChoiceView(ship=SHIP_NAMES[next_ship(table)]) if kind == LAUNCH_NEXT else ChoiceView()


def _effect_choice(table: Table) -> ChoiceView:
    top = table.agenda.top()
    effect = effect_of(table, top)
    source = SOURCE_NAMES[table.setting.abilities[effect.ability].source]
    left = ACTS[effect.op].times(effect) - a_of(top)
    phase, picked = table.cells[PHASE], table.cells[IN_HAND]
    return ChoiceView(
        source=source,
        left=left if left < ALL // 2 else None,
        square=SQUARE_NAMES[picked] if phase == MOVE_SHIP else None,
        space=SPACE_NAMES[picked] if phase == PUT_DIE else None,
    )


def _offer(table: Table, ability: Ability) -> ChoiceView:
    """An ability offered; for a landing the ship's square is told by the step below."""
    steps = table.agenda.steps
    below = steps[len(steps) - 2] if len(steps) > 1 else 0
    square = SQUARE_NAMES[about_of(below)] if kind_of(below) == LAND else None
    return ChoiceView(source=SOURCE_NAMES[ability.source], square=square)


# --- the campaign ----------------------------------------------------------------------------------------------------
def _campaign(table: Table) -> CampaignView:
    cells = table.cells
    cities = [CITY_NAMES[city] for city in range(CITIES) if cells[CITY_FATE + city] == SET_ASIDE]
    return CampaignView(
        chapter=cells[CHAPTER],
        battle=cells[BATTLE],
        stacks=[_stack(table, stack) for stack in range(2)] if cells[PHASE] == STACK else [],
        enlisted=team_names(cells[TEAM]),
        to_enlist=missing_veterans(table) if cells[PHASE] == ENLIST else 0,
        saved_cities=cities,
        veterans=[_veteran(table, one) for one in range(CHARACTERS) if cells[CHARACTER_FATE + one] == SET_ASIDE],
        removed=_removed(table),
        sheet=[_line(table, line) for line in range(cells[SHEET_SIZE])],
        score=score(table),
    )


def _stack(table: Table, stack: int) -> StackView:
    city, scenario, character = table.cells[STACKS + stack * 3 : STACKS + stack * 3 + 3]
    return StackView(CITY_NAMES[city], SCENARIO_NAMES[scenario], CHARACTER_NAMES[character])


def _veteran(table: Table, character: int) -> VeteranView:
    return VeteranView(CHARACTER_NAMES[character], veteran_refusal(table, character) == ALLOWED)


def _removed(table: Table) -> list[str]:
    every = [
        (CITY_FATE, CITY_NAMES),
        (SCENARIO_FATE, SCENARIO_NAMES),
        (CHARACTER_FATE, CHARACTER_NAMES),
    ]
    return [name for fates, names in every for at, name in enumerate(names) if table.cells[fates + at] == REMOVED]


def _line(table: Table, line: int) -> SheetLine:
    start = SHEET + line * SHEET_FIELDS
    city, scenario, team, first, damaged = table.cells[start : start + SHEET_FIELDS]
    chapter = scenarios().scenario[scenario - 1].chapter
    return SheetLine(chapter, CITY_NAMES[city], SCENARIO_NAMES[scenario], team_names(team), _box(first), _box(damaged))


def _box(noted: int) -> int | None:
    if noted == NOT_PLAYED:
        return None
    return -1 if noted == LOST_GAME else noted
