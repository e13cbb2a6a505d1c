"""The schemas of this game's data files.

Names, texts, sources and confidence are there for the people who read the files; everything else is read by the
rules or checked here.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Literal

import msgspec

from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import Facts, load

PACKAGE: Final = "hullbreach.games.galaxy_trucker"
LEVELS: Final = 4

Connector = Literal["none", "single", "double", "universal"]
From = Literal["front", "right", "rear", "left"]
Colour = Literal["red", "yellow", "green", "blue"]
CardType = Literal[
    "open_space",
    "stardust",
    "planets",
    "abandoned_ship",
    "abandoned_station",
    "smugglers",
    "slavers",
    "pirates",
    "meteor_swarm",
    "combat_zone",
    "epidemic",
    "sabotage",
]
SupercardType = Literal[
    "meteor_rain",
    "meteor_alert",
    "black_hole",
    "enemy_fleet",
    "tactical_zone",
    "special_event",
    "robopolice_raid",
]
Criterion = Literal["crew", "engines", "cannons"]


class Tile(Facts, frozen=True, forbid_unknown_fields=False):
    """A component as it is printed; `weight` is a heavy container's, `starting_colour` a starting cabin's."""

    id: str
    kind: str
    connectors: list[Connector]
    capacity: int = 0
    power: int = 0
    weight: int = 0


class Tiles(Facts, frozen=True, forbid_unknown_fields=False):
    tile: list[Tile]


class BoardFacts(Facts, frozen=True, forbid_unknown_fields=False):
    id: str
    squares_total: int
    centre: tuple[int, int]
    columns: list[int]
    rows_bow_to_stern: list[int]
    max_loss_penalty: int
    squares: list[tuple[int, int]]


class Outline(Facts, frozen=True, forbid_unknown_fields=False):
    """The squares of a board of another box, bow on top."""

    id: str
    squares_total: int
    picture: list[str]


class Boards(Facts, frozen=True, forbid_unknown_fields=False):
    board: list[BoardFacts]
    expansion_board: list[Outline]


class LinesFacts(Facts, frozen=True):
    """How dice find a column or a row."""

    dice: Literal["sum", "single", "around"]
    numbers: list[list[int]]
    begins: list[int] = []
    wraps: bool = False


class ClassFacts(Facts, frozen=True, forbid_unknown_fields=False):
    """A ship class of another box: where its outline lies, its parts, how it is hit."""

    id: str
    outline: str
    level: int
    corner: tuple[int, int]
    starts: list[tuple[int, int]]
    max_loss_penalty: int
    columns: LinesFacts
    rows: LinesFacts
    parts: list[str] = []


class Classes(Facts, frozen=True):
    meta: dict[str, str]
    class_: list[ClassFacts] = msgspec.field(name="class")


class Level(Facts, frozen=True, forbid_unknown_fields=False):
    level: int
    name: str
    distance_between_starts: int
    cards_per_stack: dict[str, int]
    order_rewards: list[int]
    best_looking_reward: int
    timer_runs: int


class Timer(Facts, frozen=True, forbid_unknown_fields=False):
    seconds_per_run: int


class OrderRewards(Facts, frozen=True, forbid_unknown_fields=False):
    fifth_player_reward: int


class FlightBoard(Facts, frozen=True, forbid_unknown_fields=False):
    track: dict[str, Any]
    level: list[Level]
    order_rewards_rule: OrderRewards
    timer: Timer
    goods_prices: dict[str, int | str]
    supplies: dict[str, Any]


class Hazard(Facts, frozen=True):
    """A meteor or a shot."""

    size: Literal["small", "large"]
    from_: From = msgspec.field(name="from")


class CombatLine(Facts, frozen=True):
    criterion: Criterion
    penalty: Literal["days", "crew", "goods", "shots"]
    amount: int = 0
    shots: list[Hazard] = []


class Card(Facts, frozen=True, forbid_unknown_fields=False):
    id: str
    level: int
    type: CardType
    intro: bool
    strength: int = 0
    crew_lost: int = 0
    crew_required: int = 0
    goods_lost: int = 0
    reward_credits: int = 0
    reward_goods: list[Colour] = []
    days: int = 0
    planets: list[list[Colour]] = []
    meteors: list[Hazard] = []
    shots: list[Hazard] = []
    lines: list[CombatLine] = []


class Adventures(Facts, frozen=True, forbid_unknown_fields=False):
    card: list[Card]


class Sweep(Facts, frozen=True):
    """One of the two directions of a meteor rain, and the way it passes over the ship."""

    from_: From = msgspec.field(name="from")
    sweep: Literal["left_to_right", "right_to_left", "front_to_rear", "rear_to_front"]


class Arrow(Facts, frozen=True):
    """A large meteor of a meteor alert; `fixed_die` is the die printed on it."""

    from_: From = msgspec.field(name="from")
    fixed_die: int = 0


class Loss(Facts, frozen=True):
    """What one line of a supercard costs: one of these."""

    days: int = 0
    crew: int = 0
    goods: int = 0
    shots: list[Hazard] = []


class Column(Facts, frozen=True):
    """A column of a tactical zone; its penalties by level."""

    plus: Criterion
    minus: Criterion
    penalties: tuple[Loss, Loss, Loss, Loss]


class PrintedDice(Facts, frozen=True):
    """The two white dice of a raid."""

    large: int
    small: int


class Supercard(Facts, frozen=True, forbid_unknown_fields=False):
    """Which fields mean something follows from the type; of a special event it is one list of numbers."""

    id: str
    type: SupercardType
    passes: list[Sweep] = []
    lines: list[list[Arrow]] = []
    pull: list[int] = []
    directions: list[From] = []
    strength: list[int] = []
    effects: list[Loss] = []
    left: Column | None = None
    right: Column | None = None
    exposed_connectors_needed: list[int] = []
    days_per_exposed_connector: list[int] = []
    rounds: list[int] = []
    crew_per_cabin: list[int] = []
    batteries_affected: list[int] = []
    direction_table: dict[str, From] = {}
    impact_dice: PrintedDice | None = None
    shift: Literal["towards_higher_numbers", "towards_lower_numbers", "both", ""] = ""
    charge_on: Literal["crew", "battery", "goods", ""] = ""

    def by_level(self) -> list[int]:
        """The number that grows with the level, if the card has one: whichever it is, there is no other."""
        return (
            self.pull
            or self.strength
            or self.exposed_connectors_needed
            or self.days_per_exposed_connector
            or self.rounds
            or self.crew_per_cabin
            or self.batteries_affected
        )

    def columns(self) -> list[Column]:
        return [column for column in (self.left, self.right) if column is not None]


class Supercards(Facts, frozen=True, forbid_unknown_fields=False):
    card: list[Supercard]


class Taste(Facts, frozen=True):
    """What things on a ship are worth at a level, in credits: lists by how many there are already, or by side."""

    level: int
    engines: list[float]
    cannons: list[float]
    crew: list[float]
    cells: list[float]
    holds: list[float]
    special: list[float]
    shields: list[float]
    cover: list[float]
    exposed: float
    square: float
    torn: float


class Care(Facts, frozen=True):
    """How a bot builds that may try so many plans."""

    tries: int
    looks: float
    patience: float
    promises: bool
    rummages: bool
    sets_aside: bool
    hand: float


class Bot(Facts, frozen=True):
    meta: dict[str, str]
    care: list[Care]
    pace: dict[str, int]
    taste: list[Taste]
    habits: dict[str, float]


@cache
def tiles() -> list[Tile]:
    """The components of the box: 140 ordinary ones and the starting cabins, as they stand in the file."""
    return load(PACKAGE, "tiles.toml", Tiles).tile


@cache
def special_tiles() -> list[Tile]:
    return load(PACKAGE, "special_components.toml", Tiles).tile


@cache
def other_tiles() -> list[Tile]:
    """Those of other boxes."""
    return load(PACKAGE, "other_boxes.toml", Tiles).tile


@cache
def boards() -> list[BoardFacts]:
    found = load(PACKAGE, "ship_boards.toml", Boards).board
    for board in found:
        if len(board.squares) != board.squares_total:
            raise BadFacts("bad-facts", file="ship_boards.toml", entry=board.id, problem="squares are missing")
    return found


@cache
def outlines() -> dict[str, list[str]]:
    """The boards of other boxes as pictures, by id."""
    return {board.id: board.picture for board in load(PACKAGE, "ship_boards.toml", Boards).expansion_board}


@cache
def classes() -> list[ClassFacts]:
    """Those of other boxes, in the order of their levels."""
    found = load(PACKAGE, "ship_classes.toml", Classes).class_
    for ship in found:
        problem = wrong_with(ship)
        if problem:
            raise BadFacts("bad-facts", file="ship_classes.toml", entry=ship.id, problem=problem)
    return found


def wrong_with(ship: ClassFacts) -> str:
    picture = outlines().get(ship.outline)
    if picture is None:
        return f"there is no outline {ship.outline}"
    squares = [["." if square == "." else "#" for square in row] for row in picture]
    drawn = [["." if square == "." else "#" for square in row] for row in ship.parts or picture]
    if squares != drawn:
        return "its parts are not its outline"
    if len(ship.columns.numbers) != len(picture[0]) or len(ship.rows.numbers) != len(picture):
        return "each line has its numbers"
    for lines in (ship.columns, ship.rows):
        if len(lines.begins) != (6 if lines.dice == "around" else 0):
            return "a line that goes round begins where one of six faces says"
    return ""


@cache
def flight_board() -> FlightBoard:
    return load(PACKAGE, "flight_boards.toml", FlightBoard)


@cache
def cards() -> list[Card]:
    """The adventures of levels I to III, then those of level IV."""
    first = load(PACKAGE, "adventures.toml", Adventures).card
    return [*first, *load(PACKAGE, "adventures_iv.toml", Adventures).card]


@cache
def supercards() -> list[Supercard]:
    found = load(PACKAGE, "supercards.toml", Supercards).card
    for card in found:
        if len(card.by_level()) not in (0, LEVELS) or len(card.lines or card.effects) not in (0, LEVELS):
            raise BadFacts("bad-facts", file="supercards.toml", entry=card.id, problem="not one for each level")
    return found


@cache
def bot() -> Bot:
    return load(PACKAGE, "bot.toml", Bot)
