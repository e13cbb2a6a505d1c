"""What a sensible pilot does about supercards: whom to fight, and what to part with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, moves, pieces, stage, step
from hullbreach.games.galaxy_trucker.bot import stakes, taste
from hullbreach.games.galaxy_trucker.flight import asking, declaring, events, holes
from hullbreach.games.galaxy_trucker.ship import cargo, crew, load, part, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.ship.strength import HALVES
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE, WIDTH
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED

VOCABULARY: Final = moves.VERBS.vocabulary
ESCAPE: Final = VOCABULARY.read("escape")
FALL_IN: Final = VOCABULARY.read("fall-in")
HOLD_FAST: Final = VOCABULARY.read("hold-fast")
SPEND: Final[i64] = moves.VERBS.number("spend")
ABANDON: Final[i64] = moves.VERBS.number("abandon")
TAKE_BACK: Final[i64] = moves.VERBS.number("take-back")
PART_WITH: Final[i64] = moves.VERBS.number("part-with")
LAST_HUMANS: Final[float] = 100.0  # nobody flies on without them


def face(table: Table, seat: i64, now: i64) -> Move:
    if now == stage.HOLE:
        return flee(table, seat)
    if now == stage.SACRIFICE:
        return sacrifice(table, seat)
    return melt(table, seat)


# --- black holes -----------------------------------------------------------------------------------------------------
def flee(table: Table, seat: i64) -> Move:
    """Cells first, for each saves four components; then what is worth least, until it is just enough."""
    reason: i64 = holes.why_not(table, seat)
    if reason == ALLOWED:
        return ESCAPE
    hull = table.ships[seat]
    spots = hull.board.spots
    marked: i64 = table.agenda.c()
    count: i64 = structure.count(marked)
    if missing(table, seat, marked, 0) > count:
        batteries: i64 = holes.batteries(table, seat)
        if batteries != 0 and missing(table, seat, marked, 1) >= count:
            return VOCABULARY.say(SPEND, spots[crew.fullest(hull, batteries)])
        place: i64 = least_worth(table, seat, marked, holes.to_mark(table, seat))
        if place != NONE:
            return VOCABULARY.say(ABANDON, spots[place])
    elif holes.to_take_back(table, seat) != 0:
        return VOCABULARY.say(TAKE_BACK, spots[structure.lowest(holes.to_take_back(table, seat))])
    return FALL_IN


def missing(table: Table, seat: i64, marked: i64, cells: i64) -> i64:
    """How many components are due with these marked and so many more cells spent."""
    within: i64 = holes.asked_within(table)
    engines: i64 = holes.thrust(table.ships[seat], within, table.agenda.b() + cells, marked)
    return holes.due(holes.pull_on(table), engines)


def least_worth(table: Table, seat: i64, marked: i64, candidates: i64) -> i64:
    """The one to leave behind: none that would be one too many, and engines only where nothing else can go."""
    hull = table.ships[seat]
    best: i64 = NONE
    least: float = 0.0
    wanted: i64 = structure.count(marked) + 1
    while candidates != 0:
        place: i64 = structure.lowest(candidates)
        candidates &= candidates - 1
        if missing(table, seat, marked | bit(place), 0) >= wanted:
            price: float = worth(hull, place, marked) + stakes.stake(table, seat, bit(place))
            if best == NONE or price < least:
                best = place
                least = price
    return best


def worth(hull: Hull, place: i64, marked: i64) -> float:
    """What a component is worth to the rest of the flight, with what is on it."""
    lying: i64 = hull.part(place)
    kind: i64 = part.kind_of(lying)
    carried: i64 = hull.load(place)
    if part.is_cabin(kind):
        if load.humans(carried) > 0 and humans_left(hull, marked | bit(place)) == 0:
            return LAST_HUMANS
        return taste.COMPONENT_WORTH + taste.FIGURE_WORTH * float(load.figures(carried))
    if part.is_hold(kind):
        return taste.COMPONENT_WORTH + float(cargo.worth(carried))
    if kind == part.BATTERY:
        return taste.COMPONENT_WORTH + taste.CELL_WORTH * float(carried)
    if kind == part.ENGINE:
        return taste.COMPONENT_WORTH * 8.0 * float(part.size_of(lying))
    if kind == part.CANNON or kind == part.SHIELD:
        return taste.COMPONENT_WORTH * 3.0
    if kind == part.BROWN_SUPPORT or kind == part.PURPLE_SUPPORT:
        alien: i64 = load.BROWN_ALIEN if kind == part.BROWN_SUPPORT else load.PURPLE_ALIEN
        return taste.COMPONENT_WORTH * (4.0 if crew.has_alien(hull, alien) else 1.0)
    return taste.COMPONENT_WORTH


def humans_left(hull: Hull, gone: i64) -> i64:
    found: i64 = 0
    for place in range(hull.board.size):
        if part.is_cabin(hull.kind(place)) and not structure.has(gone, place):
            found += load.humans(hull.load(place))
    return found


# --- fleets and tactical zones ---------------------------------------------------------------------------------------
def wants_fleet_line(table: Table, seat: i64) -> bool:
    """Another cell, if with those there are a higher line of the fleet can be reached."""
    hull = table.ships[seat]
    full: i64 = declaring.sides(table)
    now: i64 = declaring.value(hull, pieces.CANNONS, table.agenda.b(), full)
    most: i64 = declaring.value(hull, pieces.CANNONS, table.agenda.c(), full)
    for level in range(table.cells[cell.LEVEL]):
        line: i64 = HALVES * table.card().by_level[level]
        if now < line <= most:
            return True
    return False


def wants_result(table: Table, seat: i64) -> bool:
    """Another cell, if the ship would be the lowest without and need not be; never for what is taken away."""
    agenda = table.agenda
    if agenda.records[agenda.end - 2 * WIDTH] != step.LESS:
        return False
    now: i64 = asking.column_result(table, seat)
    criterion: i64 = agenda.a()
    hull = table.ships[seat]
    gain: i64 = declaring.value(hull, criterion, agenda.c()) - declaring.value(hull, criterion, agenda.b())
    column: i64 = agenda.records[agenda.end - 2 * WIDTH + 2]
    weakest: i64 = weakest_other(table, seat, column)
    return now <= weakest < now + asking.halved(criterion, gain)


def weakest_other(table: Table, seat: i64, column: i64) -> i64:
    """The lowest result of the others: as announced, or without cells of those who announce later."""
    plus: i64 = table.card().columns[2 * column]
    minus: i64 = table.card().columns[2 * column + 1]
    found: i64 = 10_000
    for other in range(table.seats):
        if other != seat and table.is_flying(other):
            theirs: i64 = table.of(other, cell.STRENGTH)
            if table.of(other, cell.SPACE) < table.of(seat, cell.SPACE):
                ship = table.ships[other]
                theirs = asking.halved(plus, declaring.value(ship, plus, 0))
                theirs -= asking.halved(minus, declaring.value(ship, minus, 0))
            found = min(found, theirs)
    return found


# --- events ----------------------------------------------------------------------------------------------------------
def sacrifice(table: Table, seat: i64) -> Move:
    """Of the components the dust would take, the one that saves more days than it is worth, if there is one."""
    hull = table.ships[seat]
    exposed: i64 = structure.exposed(hull)
    best: float = 0.0
    chosen: i64 = NONE
    left: i64 = events.at_choice(table, seat)
    while left != 0:
        place: i64 = structure.lowest(left)
        left &= left - 1
        lost: i64 = asking.would_lose(hull, place)
        rest = hull.twin()
        structure.shed(rest, lost)
        days: i64 = (exposed - structure.exposed(rest)) * events.scale(table)
        gain: float = taste.DAY_WORTH * float(days) - price_of(hull, lost) - stakes.stake(table, seat, lost)
        if gain > best:
            best = gain
            chosen = place
    return HOLD_FAST if chosen == NONE else VOCABULARY.say(PART_WITH, hull.board.spots[chosen])


def melt(table: Table, seat: i64) -> Move:
    """Of what may be chosen, that with which least comes off."""
    hull = table.ships[seat]
    best: i64 = NONE
    least: float = 0.0
    left: i64 = events.at_choice(table, seat)
    while left != 0:
        place: i64 = structure.lowest(left)
        left &= left - 1
        lost: i64 = asking.would_lose(hull, place)
        price: float = price_of(hull, lost) + stakes.stake(table, seat, lost)
        if best == NONE or price < least:
            best = place
            least = price
    return VOCABULARY.say(PART_WITH, hull.board.spots[best])


def price_of(hull: Hull, places: i64) -> float:
    found: float = 0.0
    left: i64 = places
    while left != 0:
        place: i64 = structure.lowest(left)
        left &= left - 1
        found += worth(hull, place, places & ~bit(place))
    return found
