"""Making the view of a game: the board as it lies there, what may be used, and what must be chosen."""

from __future__ import annotations

from hullbreach.games.under_falling_skies.acts import ACTS, effect_of
from hullbreach.games.under_falling_skies.campaign import (
    LINE_CITY,
    LINE_DAMAGED,
    LINE_FIRST,
    LINE_SCENARIO,
    LINE_TEAM,
    STACK_SIZE,
    missing_veterans,
    score,
    veteran_refusal,
)
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
from hullbreach.games.under_falling_skies.view import (
    AbilityView,
    BaseView,
    BattleView,
    CampaignView,
    ChoiceView,
    CounterView,
    DieView,
    MothershipView,
    ResearchView,
    RoomView,
    RowView,
    SheetLine,
    SpaceView,
    SquareView,
    StackView,
    TrackView,
    UnderFallingSkiesView,
    VeteranView,
    WorkerView,
)
from hullbreach.kernel.agenda import a_of, about_of, kind_of


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
    cells, first = table.cells, STACKS + stack * STACK_SIZE
    return StackView(CITY_NAMES[cells[first]], SCENARIO_NAMES[cells[first + 1]], CHARACTER_NAMES[cells[first + 2]])


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
    cells, start = table.cells, SHEET + line * SHEET_FIELDS
    scenario = cells[start + LINE_SCENARIO]
    return SheetLine(
        chapter=scenarios().scenario[scenario - 1].chapter,
        city=CITY_NAMES[cells[start + LINE_CITY]],
        scenario=SCENARIO_NAMES[scenario],
        team=team_names(cells[start + LINE_TEAM]),
        first_game=_box(cells[start + LINE_FIRST]),
        damaged_game=_box(cells[start + LINE_DAMAGED]),
    )


def _box(noted: int) -> int | None:
    if noted == NOT_PLAYED:
        return None
    return -1 if noted == LOST_GAME else noted
