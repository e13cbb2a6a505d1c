"""How a sensible pilot flies without thinking: what to do in every stage of a flight.

`greedy` flies so. Search plays on so to the end of a flight, where it counts credits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, moves, pieces, stage
from hullbreach.games.galaxy_trucker.bot import gadgets, perils, stakes, taste, volition
from hullbreach.games.galaxy_trucker.flight import declaring, planets
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import cargo, crew, destruction, hazards, load, part, strength, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move

VOCABULARY: Final = moves.VERBS.vocabulary
FLY_ON: Final = VOCABULARY.read("fly-on")
GIVE_UP: Final = VOCABULARY.read("give-up")
ENOUGH: Final = VOCABULARY.read("enough")
BRACE: Final = VOCABULARY.read("brace")
PASS: Final = VOCABULARY.read("pass")
ACCEPT: Final = VOCABULARY.read("accept")
CLAIM: Final = VOCABULARY.read("claim")
DECLINE: Final = VOCABULARY.read("decline")
STOW: Final = VOCABULARY.read("stow")
ONWARD: Final = VOCABULARY.read("onward")
SPEND: Final[i64] = moves.VERBS.number("spend")
LAND: Final[i64] = moves.VERBS.number("land")
DISCHARGE: Final[i64] = moves.VERBS.number("discharge")
HAND_OVER: Final[i64] = moves.VERBS.number("hand-over")
SALVAGE: Final[i64] = moves.VERBS.number("salvage")


def fly(table: Table, seat: i64) -> Move:
    """What to do in flight, whatever is asked."""
    now: i64 = table.stage_of(seat)
    if now == stage.BETWEEN:
        return rest(table, seat)
    if now == stage.ENGINES or now == stage.CANNONS or now == stage.ROBONAUTS:
        return power(table, seat) if wants_cell(table, seat, now) else ENOUGH
    if now == stage.DEFEND:
        return defend(table, seat)
    if now == stage.JUMP or now == stage.SHIFT:
        return gadgets.evade(table, seat, now)
    if now == stage.PLANETS:
        return choose_planet(table, seat)
    if now == stage.OFFER:
        return ACCEPT if is_good_offer(table, seat) else PASS
    if now == stage.REWARD:
        return CLAIM if is_good_reward(table, seat) else DECLINE
    if now == stage.LOADING:
        return STOW
    if volition.is_asked(now):
        return volition.decide(table, seat, now)
    return give(table, seat, now)


def rest(table: Table, seat: i64) -> Move:
    """Between two cards."""
    if is_adrift(table, seat):
        return GIVE_UP
    woken = gadgets.wake(table, seat)
    return FLY_ON if woken is None else woken


def is_adrift(table: Table, seat: i64) -> bool:
    """Without thrust the next Open Space is the end (GT-QUIT-03): better before more is lost than then."""
    hull = table.ships[seat]
    if strength.engine(hull, strength.useful_for_engines(hull)) > 0:
        return False
    return float(cards_left(table)) > taste.CARDS_WITHOUT_ENGINE


def give(table: Table, seat: i64, now: i64) -> Move:
    """What can be spared best."""
    if now == stage.HOLE or now == stage.SACRIFICE or now == stage.MELTDOWN or now == stage.RADIATION:
        return perils.face(table, seat, now)
    hull = table.ships[seat]
    if now == stage.LOSE_CREW:
        return VOCABULARY.say(DISCHARGE, hull.board.spots[least_needed(hull)])
    if now == stage.LOSE_GOODS:
        return VOCABULARY.say(HAND_OVER, hull.board.spots[last_hold(hull)])
    if now == stage.LOSE_CELLS:
        return power(table, seat)
    if now == stage.PIECE:
        return VOCABULARY.say(SALVAGE, hull.board.spots[structure.lowest(best_piece(hull))])
    return ONWARD


# --- cells -----------------------------------------------------------------------------------------------------------
def power(table: Table, seat: i64) -> Move:
    """A cell from the fullest battery: then the least is lost with it."""
    hull = table.ships[seat]
    return VOCABULARY.say(SPEND, hull.board.spots[crew.fullest(hull)])


def cards_left(table: Table) -> i64:
    return table.cells[cell.DECK_SIZE] - table.cells[cell.SHOWN]


def spare_cells(table: Table, seat: i64) -> float:
    """Cells beyond those one keeps for what may still come."""
    kept: float = taste.CELLS_KEPT * float(cards_left(table))
    return float(crew.cells(table.ships[seat])) - kept


def wants_cell(table: Table, seat: i64, now: i64) -> bool:
    """Another cell for what is being declared."""
    if table.card().type == pieces.TACTICAL_ZONE:
        return perils.wants_result(table, seat)
    if now == stage.ROBONAUTS:
        return could_escape(table, seat, pieces.CREW)
    return wants_thrust(table, seat) if now == stage.ENGINES else wants_fire(table, seat)


def wants_thrust(table: Table, seat: i64) -> bool:
    """Another cell for the engines: to have any thrust at all, not to be the slowest, or because there are enough."""
    spent: i64 = table.agenda.b()
    hull = table.ships[seat]
    now: i64 = declaring.value(hull, pieces.ENGINES, spent)
    if table.card().type == pieces.COMBAT_ZONE:
        return could_escape(table, seat, pieces.ENGINES)
    return now <= 0 or spare_cells(table, seat) >= 1.0


def wants_fire(table: Table, seat: i64) -> bool:
    """Another cell for the cannons, if with those there are the enemy can be held off."""
    card: Card = table.card()
    if card.type == pieces.COMBAT_ZONE:
        return could_escape(table, seat, pieces.CANNONS)
    if card.type == pieces.ENEMY_FLEET:
        return perils.wants_fleet_line(table, seat)
    hull = table.ships[seat]
    enemy: i64 = 2 * card.strength
    now: i64 = declaring.value(hull, pieces.CANNONS, table.agenda.b())
    most: i64 = declaring.value(hull, pieces.CANNONS, table.agenda.c())
    if most > enemy:
        return now <= enemy
    return most == enemy and now < enemy


def could_escape(table: Table, seat: i64, criterion: i64) -> bool:
    """Whether more cells save the ship from being the weakest, as far as the others have declared or are likely to."""
    hull = table.ships[seat]
    now: i64 = declaring.value(hull, criterion, table.agenda.b())
    most: i64 = declaring.value(hull, criterion, table.agenda.c())
    weakest: i64 = 10_000
    ahead: bool = False  # of the weakest of the others: ties hurt the one farthest ahead
    for other in range(table.seats):
        if other != seat and table.is_flying(other):
            theirs: i64 = table.of(other, cell.STRENGTH)
            if table.of(other, cell.SPACE) < table.of(seat, cell.SPACE):  # declares later
                theirs = declaring.value(table.ships[other], criterion, 0)
            if theirs < weakest:
                weakest = theirs
                ahead = table.of(seat, cell.SPACE) > table.of(other, cell.SPACE)
    needed: i64 = weakest + 1 if ahead else weakest
    return now < needed <= most


# --- hazards ---------------------------------------------------------------------------------------------------------
def defend(table: Table, seat: i64) -> Move:
    """A cell for what would be lost, if that is worth it."""
    hull = table.ships[seat]
    struck: i64 = hazards.target(hull, table.agenda.b(), table.agenda.c())
    lost: i64 = torn_off(hull, struck) | destruction.chain(hull, struck)
    worth: float = float(structure.count(lost)) * taste.COMPONENT_WORTH + stakes.stake(table, seat, lost)
    price: float = taste.CELL_WORTH if spare_cells(table, seat) < 0.0 else taste.SPARE_CELL_WORTH
    return power(table, seat) if worth >= price else BRACE


def torn_off(hull: Hull, struck: i64) -> i64:
    """All that goes if a component is destroyed, when the best piece is kept."""
    around: i64 = structure.part_around(hull, bit(struck))
    lying: i64 = hull.part(struck)
    hull.put(struck, part.EMPTY)
    kept: i64 = 0
    for piece in structure.pieces(hull):
        if piece & around != 0 and structure.count(piece) > structure.count(kept):
            kept = piece
    hull.put(struck, lying)
    return around & ~kept


def best_piece(hull: Hull) -> i64:
    """The piece to fly on with: with people in it, then the largest."""
    best: i64 = 0
    most: i64 = -1
    for piece in structure.rivals(hull):
        size: i64 = structure.count(piece) + (100 if humans_in(hull, piece) > 0 else 0)
        if size > most:
            best = piece
            most = size
    return best


def humans_in(hull: Hull, piece: i64) -> i64:
    found: i64 = 0
    left: i64 = piece
    while left != 0:
        place: i64 = structure.lowest(left)
        if part.is_cabin(hull.kind(place)):
            found += load.humans(hull.load(place))
        left &= left - 1
    return found


# --- offers ----------------------------------------------------------------------------------------------------------
def gain_of(hull: Hull, goods: i64) -> float:
    """How much more the goods aboard would sell for."""
    free_special: i64 = 0
    free: i64 = 0
    for place in range(hull.board.size):
        kind: i64 = hull.kind(place)
        if kind == part.SPECIAL_HOLD:
            free_special += part.size_of(hull.part(place))
        elif kind == part.HOLD:
            free += part.size_of(hull.part(place))
    before: i64 = cargo.aboard(hull)
    left: i64 = before + goods
    found: i64 = 0
    for colour in range(load.COLOURS):
        blocks: i64 = load.blocks(left, colour)
        if colour != load.RED:
            here: i64 = blocks if blocks < free else free
            free -= here
            blocks -= here
            found += here * pieces.PRICES[colour]
        there: i64 = blocks if blocks < free_special else free_special
        free_special -= there
        found += there * pieces.PRICES[colour]
    return float(found - cargo.worth(before))


def choose_planet(table: Table, seat: i64) -> Move:
    """Where most is gained, if it is worth the days."""
    card: Card = table.card()
    hull = table.ships[seat]
    best: float = day_price(table, seat) * float(card.days)
    chosen: i64 = NONE
    for planet in range(len(card.planets)):
        if planets.is_free(table, planet):
            gain: float = gain_of(hull, card.planets[planet])
            if gain > best:
                best = gain
                chosen = planet
    return PASS if chosen == NONE else VOCABULARY.say(LAND, chosen)


def day_price(table: Table, seat: i64) -> float:
    """What a day on the way is worth; alone there is nobody to be overtaken by."""
    others: i64 = 0
    for other in range(table.seats):
        if other != seat and table.is_on_track(other):
            others += 1
    return 0.0 if others == 0 else taste.DAY_WORTH


def is_good_offer(table: Table, seat: i64) -> bool:
    card: Card = table.card()
    hull = table.ships[seat]
    price: float = day_price(table, seat) * float(card.days)
    if card.type == pieces.ABANDONED_STATION:
        return gain_of(hull, card.goods) > price
    left: i64 = crew.crew(hull) - card.amount
    ahead: i64 = cards_left(table)
    if float(left) <= taste.CREW_KEPT and ahead > 0:
        return False
    return float(card.credits) > price + taste.FIGURE_WORTH * float(card.amount) * float(min(ahead, 6)) / 6.0


def is_good_reward(table: Table, seat: i64) -> bool:
    card: Card = table.card()
    gain: float = gain_of(table.ships[seat], card.goods) if card.type == pieces.SMUGGLERS else float(card.credits)
    return gain > day_price(table, seat) * float(card.days)


# --- losses ----------------------------------------------------------------------------------------------------------
def least_needed(hull: Hull) -> i64:
    """The cabin that spares a figure best: one beside others first, aliens last, but never the last human."""
    infected: i64 = crew.infected(hull)
    last_human: bool = crew.humans(hull) <= 1
    best: i64 = NONE
    most: i64 = -1
    left: i64 = crew.cabins(hull)
    while left != 0:
        place: i64 = structure.lowest(left)
        left &= left - 1
        alien: bool = load.is_alien(hull.load(place))
        liking: i64 = 0
        if alien == last_human:
            liking += 10
        if structure.has(infected, place):
            liking += 2
        if hull.load(place) == 1:
            liking += 1
        if liking > most:
            most = liking
            best = place
    return best


def last_hold(hull: Hull) -> i64:
    """A special hold if there is one with such a block: it takes anything."""
    left: i64 = cargo.holds_with(hull, cargo.dearest(hull))
    found: i64 = structure.lowest(left)
    while left != 0:
        if hull.kind(structure.lowest(left)) == part.SPECIAL_HOLD:
            found = structure.lowest(left)
        left &= left - 1
    return found
