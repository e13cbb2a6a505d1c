"""The facts as flat tables: components, boards, levels and cards, by number."""

from __future__ import annotations

from typing import Final, final, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import facts
from hullbreach.games.galaxy_trucker.ship import load, part
from hullbreach.games.galaxy_trucker.ship.board import SPOTS, Board, bit, spot_at
from hullbreach.games.galaxy_trucker.ship.lines import DICE_NAMES, FIRST_LINE, LAST_LINE, SUM, Lines
from hullbreach.kernel.agenda import NONE

# --- components ------------------------------------------------------------------------------------------------------
# Numbered: the ordinary components, the special ones, those of other boxes, then a starting cabin for each colour.
ORDINARY: Final[i64] = 140
SPECIAL: Final[i64] = 72
OTHER: Final[i64] = 18
FIRST_OTHER: Final[i64] = 212  # the first component of another box
COMPONENTS: Final[i64] = 230  # all that may lie in a warehouse
STARTING: Final[i64] = 230  # the starting cabin of the first seat
CONNECTORS: Final[tuple[str, ...]] = ("none", "single", "double", "universal")
SEAT_COLOURS: Final[tuple[str, ...]] = ("blue", "green", "yellow", "red", "orange")

_ordinary: Final = [tile for tile in facts.tiles() if tile.kind != "starting_cabin"]
_starting: Final = [tile for tile in facts.tiles() if tile.kind == "starting_cabin"]
_all: Final = [*_ordinary, *facts.special_tiles(), *facts.other_tiles(), *_starting]
TILE_NAMES: Final[tuple[str, ...]] = tuple(tile.id for tile in _all)
assert len(_ordinary) == ORDINARY
assert FIRST_OTHER == ORDINARY + SPECIAL
assert COMPONENTS == FIRST_OTHER + OTHER
assert len(_all) == COMPONENTS + len(SEAT_COLOURS)


def _printed(number: int, tile: facts.Tile) -> i64:
    """A component as it is printed: cannons to the front, exhausts to the rear, shields to front and right."""
    kind: i64 = part.KIND_NAMES.index(tile.kind)
    north, east, south, west = (CONNECTORS.index(name) for name in tile.connectors)
    facing: i64 = part.SOUTH if kind == part.ENGINE else part.NORTH
    size: i64 = tile.capacity or tile.power or tile.weight
    return part.pack(kind, north, east, south, west, facing, size, number)


def _lying() -> vec[i64]:
    found = vec[i64]()
    for number, tile in enumerate(_all):
        for quarters in range(part.SIDES):
            found = append(found, part.turned(_printed(number, tile), quarters))
    return found


LYING: Final = _lying()


def lying(tile: i64, turn: i64) -> i64:
    """A tile as it lies after so many quarter turns clockwise."""
    return LYING[tile * part.SIDES + turn]


def is_special(tile: i64) -> bool:
    """Whether it has the back of special components."""
    return ORDINARY <= tile < ORDINARY + SPECIAL


def turn_of(lies: i64) -> i64:
    """How often the tile was turned: components that look alike after a turn count as turned least."""
    tile: i64 = part.tile_of(lies)
    turn: i64 = 0
    while lying(tile, turn) != lies:
        turn += 1
    return turn


# --- boards ----------------------------------------------------------------------------------------------------------
def _board(found: facts.BoardFacts) -> Board:
    """A class of the box: its lines are called by the numbers that hit them; class IIIA counts rows from the stern."""
    names = found.rows_bow_to_stern
    mirrored = names[0] > names[-1]
    first = LAST_LINE + FIRST_LINE - names[0] if mirrored else names[0]
    columns = Lines(found.columns[0], found.columns, [[name] for name in found.columns], SUM, [], wraps=False)
    rows = Lines(int(first), names, [[name] for name in names], SUM, [], wraps=False)
    spots = [int(spot_at(column, first + names.index(row))) for column, row in found.squares]
    start = [int(spot_at(*found.centre))]
    return Board(found.id, spots, [0 for _ in range(SPOTS)], start, columns, rows, found.max_loss_penalty)


def _other_board(found: facts.ClassFacts) -> Board:
    """A class of another box: its lines are called by where they lie."""
    left, bow = found.corner
    spots: list[int] = []
    parts = [0 for _ in range(SPOTS)]
    for row, squares in enumerate(found.parts or facts.outlines()[found.outline]):
        for column, letter in enumerate(squares):
            if letter != ".":
                spot = int(spot_at(left + column, bow + row))
                spots.append(spot)
                parts[spot] = ord(letter) - ord("A") if found.parts else 0
    starts = [int(spot_at(column, row)) for column, row in found.starts]
    limit = found.max_loss_penalty
    return Board(found.id, spots, parts, starts, _lines(left, found.columns), _lines(bow, found.rows), limit)


def _lines(first: int, found: facts.LinesFacts) -> Lines:
    names = [first + line for line in range(len(found.numbers))]
    return Lines(first, names, found.numbers, DICE_NAMES.index(found.dice), found.begins, found.wraps)


BOARDS: Final[list[Board]] = [
    *(_board(found) for found in facts.boards()),
    *(_other_board(found) for found in facts.classes()),
]
CLASS_NAMES: Final[tuple[str, ...]] = tuple(board.name for board in BOARDS)  # I, II, III, IIIA, then other boxes'

# --- the flight board ------------------------------------------------------------------------------------------------
SPACES: Final[i64] = 40  # of the track (GT-BOARD-06)
STACKS: Final[i64] = 4
OPEN_STACKS: Final[i64] = 3
LEVEL_NAMES: Final[tuple[str, ...]] = ("I", "II", "III", "IV")
FIFTH_REWARD: Final[i64] = facts.flight_board().order_rewards_rule.fifth_player_reward  # GT-RULING-77
TIMER_MS: Final[i64] = facts.flight_board().timer.seconds_per_run * 1000


@final
class LevelFacts:
    """What a flight of one level is like."""

    def __init__(self, level: facts.Level) -> None:
        self.number: i64 = level.level
        self.gap: i64 = level.distance_between_starts
        self.per_stack = vec[i64]([level.cards_per_stack.get(name, 0) for name in LEVEL_NAMES])
        self.order_rewards = append(vec[i64](level.order_rewards), FIFTH_REWARD)
        self.best_looking: i64 = level.best_looking_reward
        self.timer_runs: i64 = level.timer_runs


LEVELS: Final[list[LevelFacts]] = [LevelFacts(level) for level in facts.flight_board().level]


def _prices() -> vec[i64]:
    found = vec[i64]()
    for colour in load.COLOUR_NAMES:
        price = facts.flight_board().goods_prices[colour]
        assert isinstance(price, int)
        found = append(found, price)
    return found


PRICES: Final = _prices()
SUPPLY: Final = vec[i64]([int(facts.flight_board().supplies[f"{colour}_goods"]) for colour in load.COLOUR_NAMES])

# --- cards -----------------------------------------------------------------------------------------------------------
OPEN_SPACE: Final[i64] = 0
STARDUST: Final[i64] = 1
PLANETS: Final[i64] = 2
ABANDONED_SHIP: Final[i64] = 3
ABANDONED_STATION: Final[i64] = 4
SMUGGLERS: Final[i64] = 5
SLAVERS: Final[i64] = 6
PIRATES: Final[i64] = 7
METEOR_SWARM: Final[i64] = 8
COMBAT_ZONE: Final[i64] = 9
EPIDEMIC: Final[i64] = 10
SABOTAGE: Final[i64] = 11
# Supercards.
METEOR_RAIN: Final[i64] = 12
METEOR_ALERT: Final[i64] = 13
BLACK_HOLE: Final[i64] = 14
ENEMY_FLEET: Final[i64] = 15
TACTICAL_ZONE: Final[i64] = 16
SPECIAL_EVENT: Final[i64] = 17
ROBOPOLICE_RAID: Final[i64] = 18
TYPE_NAMES: Final[tuple[str, ...]] = get_args(facts.CardType) + get_args(facts.SupercardType)
NAMED_TYPES: Final = ("enemy_fleet", "special_event")
"""Types whose cards have names of their own."""

# Special events.
NANOBOT_DUST: Final[i64] = 0
ABRASIVE_DUST: Final[i64] = 1
PLAGUE: Final[i64] = 2
SPACE_FEVER: Final[i64] = 3
CELL_LEAK: Final[i64] = 4
MELTDOWN: Final[i64] = 5
EVENT_NAMES: Final = ("nanobot_dust", "abrasive_dust", "plague", "space_fever", "cell_leak", "meltdown")

# Hazards.
SMALL_METEOR: Final[i64] = 0
LARGE_METEOR: Final[i64] = 1
LIGHT_SHOT: Final[i64] = 2
HEAVY_SHOT: Final[i64] = 3
HAZARD_NAMES: Final[tuple[str, ...]] = ("small_meteor", "large_meteor", "light_shot", "heavy_shot")
FROM_NAMES: Final[tuple[str, ...]] = ("front", "right", "rear", "left")  # by side

# Lines of a combat zone, columns of a tactical zone.
CREW: Final[i64] = 0
ENGINES: Final[i64] = 1
CANNONS: Final[i64] = 2
CRITERION_NAMES: Final[tuple[str, ...]] = ("crew", "engines", "cannons")
LOSE_DAYS: Final[i64] = 0
LOSE_CREW: Final[i64] = 1
LOSE_GOODS: Final[i64] = 2
BE_SHOT_AT: Final[i64] = 3
PENALTY_NAMES: Final[tuple[str, ...]] = ("days", "crew", "goods", "shots")


def _goods(colours: list[facts.Colour]) -> i64:
    return load.packed(*(colours.count(name) for name in load.COLOUR_NAMES))


def _hazards(found: list[facts.Hazard], meteors: bool) -> vec[i64]:
    """Kind and side of each, in the printed order."""
    hazards = vec[i64]()
    for hazard in found:
        large: i64 = 1 if hazard.size == "large" else 0
        hazards = append(hazards, (SMALL_METEOR if meteors else LIGHT_SHOT) + large)
        hazards = append(hazards, FROM_NAMES.index(hazard.from_))
    return hazards


@final
class Line:
    """A line of a combat zone; of a supercard, what it costs at one level."""

    def __init__(self, criterion: i64, penalty: i64, amount: i64, hazards: vec[i64]) -> None:
        self.criterion = criterion
        self.penalty = penalty
        self.amount = amount
        self.hazards = hazards
        self.dice = vec[i64]([0 for _ in range(len(hazards) // 2)])
        """The die printed on each hazard; 0: none."""


def _combat_line(line: facts.CombatLine) -> Line:
    criterion: i64 = CRITERION_NAMES.index(line.criterion)
    return Line(criterion, PENALTY_NAMES.index(line.penalty), line.amount, _hazards(line.shots, meteors=False))


def _loss(loss: facts.Loss) -> Line:
    if loss.shots:
        return Line(NONE, BE_SHOT_AT, 0, _hazards(loss.shots, meteors=False))
    if loss.days:
        return Line(NONE, LOSE_DAYS, loss.days, vec[i64]())
    return Line(NONE, LOSE_CREW if loss.crew else LOSE_GOODS, loss.crew or loss.goods, vec[i64]())


def _arrows(arrows: list[facts.Arrow]) -> Line:
    meteors = vec[i64]()
    for arrow in arrows:
        meteors = append(meteors, LARGE_METEOR)
        meteors = append(meteors, FROM_NAMES.index(arrow.from_))
    line = Line(NONE, BE_SHOT_AT, 0, meteors)
    line.dice = vec[i64]([arrow.fixed_die for arrow in arrows])
    return line


@final
class Card:
    """A card as it is printed. What has no meaning on one of its type is empty."""

    def __init__(self, number: i64, name: str, level: i64, card_type: str) -> None:
        self.number = number
        self.name = name
        self.word: str = name if card_type in NAMED_TYPES else card_type
        """What people call it."""
        self.level = level
        """Of an adventure; supercards are of none, they go with any (GT-SUP-01)."""
        self.type: i64 = TYPE_NAMES.index(card_type)
        self.intro = False
        self.strength: i64 = 0
        self.amount: i64 = 0
        """The crew or goods lost, or the crew that is asked for."""
        self.credits: i64 = 0
        self.goods: i64 = 0
        self.days: i64 = 0
        self.planets = vec[i64]()
        self.hazards = vec[i64]()
        self.lines: list[Line] = []
        """Of a combat zone; of a supercard by level, column after column in a tactical zone."""
        self.by_level = vec[i64]()
        """Of a supercard the number that grows with the level: a pull, a strength, what an event asks for."""
        self.full: i64 = 0
        """Of an enemy fleet the set of sides to which cannons count in full."""
        self.sweeps = vec[i64]()
        """Of a meteor rain the two sides it comes from, each followed by 1 if it sweeps from the higher place on."""
        self.columns = vec[i64]()
        """Of a tactical zone what counts and what is taken away, column after column."""
        self.event: i64 = NONE
        self.sides = vec[i64]()
        """Of a raid the side it comes from, by the face of the die."""
        self.large: i64 = 0
        """The larger die printed on a raid."""
        self.small: i64 = 0
        self.ways = vec[i64]()
        """Of a raid, for each unit which way it looks for an entry: 1 to higher numbers, -1 to lower ones."""
        self.seeks: i64 = 0
        """What a raid leaves charges for, as load.FIND_NAMES counts it."""


def _adventure(number: i64, found: facts.Card) -> Card:
    card = Card(number, found.id, found.level, found.type)
    card.intro = found.intro
    card.strength = found.strength
    card.amount = found.crew_lost or found.goods_lost or found.crew_required
    card.credits = found.reward_credits
    card.goods = _goods(found.reward_goods)
    card.days = found.days
    card.planets = vec[i64]([_goods(planet) for planet in found.planets])
    card.hazards = _hazards(found.meteors, meteors=True) if found.meteors else _hazards(found.shots, meteors=False)
    card.lines = [_combat_line(line) for line in found.lines]
    return card


WAYS: Final[dict[str, list[int]]] = {"towards_higher_numbers": [1], "towards_lower_numbers": [-1], "both": [1, -1]}


def _raid(card: Card, found: facts.Supercard, dice: facts.PrintedDice) -> None:
    card.sides = vec[i64]([FROM_NAMES.index(found.direction_table[str(face)]) for face in range(1, 7)])
    card.large = dice.large
    card.small = dice.small
    card.ways = vec[i64](WAYS[found.shift])
    card.seeks = load.FIND_NAMES.index(found.charge_on)


def _supercard(number: i64, found: facts.Supercard) -> Card:
    card = Card(number, found.id, 0, found.type)
    card.by_level = vec[i64](found.by_level())
    for side in found.directions:
        card.full |= bit(FROM_NAMES.index(side))
    for sweep in found.passes:
        card.sweeps = append(card.sweeps, FROM_NAMES.index(sweep.from_))
        card.sweeps = append(card.sweeps, 1 if sweep.sweep in ("right_to_left", "rear_to_front") else 0)
    card.lines = [_loss(effect) for effect in found.effects] + [_arrows(line) for line in found.lines]
    for column in found.columns():
        card.columns = append(card.columns, CRITERION_NAMES.index(column.plus))
        card.columns = append(card.columns, CRITERION_NAMES.index(column.minus))
        card.lines += [_loss(penalty) for penalty in column.penalties]
    if found.impact_dice is not None:
        _raid(card, found, found.impact_dice)
    if found.id in EVENT_NAMES:
        card.event = EVENT_NAMES.index(found.id)
    return card


# Numbered: the adventures level by level, then the supercards, the raids of another box last.
ADVENTURES: Final[i64] = 80
ALL_CARDS: Final[i64] = 106
MOST_DECK: Final[i64] = 40  # room for the cards of a flight
MOST_EXTRAS: Final[i64] = 12  # supercards in it
CARDS: Final[list[Card]] = [
    *(_adventure(number, card) for number, card in enumerate(facts.cards())),
    *(_supercard(int(ADVENTURES) + number, card) for number, card in enumerate(facts.supercards())),
]
CARD_NAMES: Final[tuple[str, ...]] = tuple(card.name for card in CARDS)
assert len(facts.cards()) == ADVENTURES
assert len(CARDS) == ALL_CARDS
assert all(len(level.per_stack) == facts.LEVELS for level in LEVELS)
