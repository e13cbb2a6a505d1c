"""What the player sees: everything. Nothing but chance to come is hidden in this game.

Places are called as in moves and events: squares of the sky `r6c3` (row 0 is above the first sky row, the city row is
below the last), spaces of the base `r2c4`, columns `c1` to `c5`. A room is called by its first space.
"""

from __future__ import annotations

import msgspec

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
