"""What a bot does in the yard when building is over: inspection, repairs, crew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, moves, stage
from hullbreach.games.galaxy_trucker.bot.aims import NOTHING_COUNTED, aims_of
from hullbreach.games.galaxy_trucker.bot.draft import drafted
from hullbreach.games.galaxy_trucker.bot.forecast import man
from hullbreach.games.galaxy_trucker.bot.pilot import best_piece
from hullbreach.games.galaxy_trucker.bot.taste import Taste, taste_of, worth
from hullbreach.games.galaxy_trucker.ship import crew, inspection, load, part, strength, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import inspecting, launching
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move

VOCABULARY: Final = moves.VERBS.vocabulary
CREWED: Final = VOCABULARY.read("crewed")
FLIP: Final = VOCABULARY.read("flip")
REPAIRED: Final = VOCABULARY.read("repaired")
REMOVE: Final[i64] = moves.VERBS.number("remove")
SALVAGE: Final[i64] = moves.VERBS.number("salvage")
BOARD: Final[i64] = moves.VERBS.number("board")
ERROR_COST: Final = 3.0


def prepare(table: Table, seat: i64) -> Move:
    """Everything but building."""
    now: i64 = table.stage_of(seat)
    if now == stage.WATCH:
        return FLIP
    if now == stage.CREW:
        return take_alien(table, seat)
    return mend(table, seat, now)


# --- inspection ------------------------------------------------------------------------------------------------------
def mend(table: Table, seat: i64, now: i64) -> Move:
    """Take off what costs least; then keep the best piece."""
    hull = table.ships[seat]
    places: i64 = inspecting.removable(hull, now)
    if places != 0:
        return VOCABULARY.say(REMOVE, hull.board.spots[cheapest(table, hull, places)])
    if now == stage.REPAIR:
        return REPAIRED
    return VOCABULARY.say(SALVAGE, hull.board.spots[structure.lowest(best_piece(hull))])


def cheapest(table: Table, hull: Hull, places: i64) -> i64:
    """The component without which the ship is best off: as few errors and as much worth as possible."""
    best: i64 = NONE
    most: float = 0.0
    while places != 0:
        place: i64 = structure.lowest(places)
        places &= places - 1
        lying: i64 = hull.part(place)
        hull.put(place, part.EMPTY)
        errors: float = float(len(inspection.errors(hull)) // inspection.ROW)
        draft = drafted(hull, taste_of(table.cells[cell.LEVEL]), 0.0)
        draft.aim(aims_of(table), table.level().best_looking)
        found: float = draft.gives() - ERROR_COST * errors
        hull.put(place, lying)
        if best == NONE or found > most:
            best = place
            most = found
    return best


# --- crew ------------------------------------------------------------------------------------------------------------
def take_alien(table: Table, seat: i64) -> Move:
    """The alien that is worth most more than the humans it replaces, in the cabin most in danger of an epidemic."""
    hull = table.ships[seat]
    best: float = 0.0
    chosen = CREWED
    for number in range(launching.ALIENS):
        cabins: i64 = crew.welcome(hull, launching.alien_of(number))
        if cabins != 0:
            gain: float = alien_gain(table, hull, launching.alien_of(number))
            if gain > best:
                best = gain
                place: i64 = structure.lowest(cabins)
                chosen = VOCABULARY.say(BOARD, hull.board.spots[place] * launching.ALIENS + number)
    return chosen


def alien_gain(table: Table, hull: Hull, alien: i64) -> float:
    liking: Taste = taste_of(table.cells[cell.LEVEL])
    figures: float = float(crew.crew(hull))
    found: float = worth(liking.crew, figures - 1.0) - worth(liking.crew, figures) + welcome_gain(table, hull)
    if alien == load.BROWN_ALIEN:
        engines: float = float(strength.engine(hull, strength.useful_for_engines(hull)))
        return found + worth(liking.engines, engines + 2.0) - worth(liking.engines, engines) if engines > 0.0 else found
    cannons: float = float(strength.cannon(hull, strength.useful_for_cannons(hull))) / 2.0
    return found + worth(liking.cannons, cannons + 2.0) - worth(liking.cannons, cannons) if cannons > 0.0 else found


def welcome_gain(table: Table, hull: Hull) -> float:
    """What the mission makes of an alien more, and two humans less."""
    aims = aims_of(table)
    if aims is None:
        return 0.0
    humans: float = float(crew.humans(hull))
    aliens: float = float(crew.crew(hull)) - humans
    before = NOTHING_COUNTED[:]
    man(before, humans, aliens)
    after = NOTHING_COUNTED[:]
    man(after, humans - 2.0, aliens + 1.0)
    return aims.worth(after) - aims.worth(before)
