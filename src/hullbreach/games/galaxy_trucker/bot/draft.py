"""A ship on the drawing board: what it is worth as it stands, with what its free squares still promise.

The worth adds up what the components give (engines, cannons, crew, cells, holds, shields, cannons that cover lines),
less what sticks out, plus a promise for every free square that something is likely to fit.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.bot import fitting, outfit, taste
from hullbreach.games.galaxy_trucker.bot.aims import Aims
from hullbreach.games.galaxy_trucker.bot.bones import torn
from hullbreach.games.galaxy_trucker.bot.fitting import shares_for
from hullbreach.games.galaxy_trucker.bot.forecast import arrives, forecast
from hullbreach.games.galaxy_trucker.bot.taste import Taste, worth
from hullbreach.games.galaxy_trucker.ship import part, structure, zones
from hullbreach.games.galaxy_trucker.ship.board import MOST_SQUARES, Board
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.ship.lines import LINES

NO_HOPE: Final = vec[float]([0.0 for _ in range(MOST_SQUARES)])


@final
class Draft:
    """`hope` says how far free squares will still be filled: 1 while there is time, 0 at the end."""

    def __init__(self, board: Board, parts: vec[i64], joins: i64, found: Taste, hope: float) -> None:
        """Takes the components over."""
        self.board = board
        self.shares = shares_for(joins)
        self.taste = found
        self.hope = hope
        self.parts = parts
        self.hull = Hull(board, parts, 0)
        """The same components, for those who ask about ships."""
        self.hull.joins = joins
        self.aims: Aims | None = None
        """What a mission would pay."""
        self.exposed: float = found.exposed
        """What a connector that sticks out costs."""
        self.dead: i64 = 0
        self.sticking: float = 0.0  # connectors that will stick out, when last asked
        self.gaps: float = 0.0  # squares that will stay free
        self.room: float = 0.0  # squares that will be filled with something that works

    def aim(self, aims: Aims | None, best_looking: i64) -> None:
        """It is built for a mission too; `best_looking` is what the level pays for the best looking ship."""
        self.aims = aims
        self.exposed = self.taste.exposed
        if aims is not None:
            self.exposed += aims.beauty(best_looking)

    def free_squares(self) -> i64:
        found: i64 = 0
        for place in range(self.board.size):
            if self.parts[place] == part.EMPTY:
                found += 1
        return found

    # --- what fits ---
    def surroundings(self, place: i64) -> i64:
        """What lies around a square, or fitting.BARRED."""
        board: Board = self.board
        found: i64 = 0
        for side in range(part.SIDES):
            wish: i64 = fitting.FREE
            other: i64 = board.beside[place * part.SIDES + side]
            if other >= 0 and self.parts[other] != part.EMPTY:
                lying: i64 = self.parts[other]
                back: i64 = side ^ 2
                kind: i64 = part.kind_of(lying)
                if (kind == part.CANNON or kind == part.ENGINE) and part.facing_of(lying) == back:
                    return fitting.BARRED
                wish = part.connector(lying, back)
            found = found * fitting.WISHES + wish
        return found

    def weldable(self, place: i64) -> float:
        """The share of all components that could be welded to a free square."""
        around: i64 = self.surroundings(place)
        return self.shares.weldable[around] if around != fitting.BARRED else 0.0

    # --- what it is worth ---
    def worth(self) -> float:
        fragile: float = self.taste.torn * torn(self.board, self.parts, self.shares.joins)
        promised: float = self.promises()
        return self.gives() + promised - fragile

    def gives(self) -> float:
        """What its components give."""
        have = self.outfit()
        found: float = self.valued(have) + self.covers(self.power(have))
        if self.aims is not None:
            counted = forecast(self.hull, have, self.sticking, self.gaps, self.aims)
            found += self.aims.faith * self.aims.worth(counted, self.homecoming(have)) - self.dangers()
        return found

    def outfit(self) -> vec[i64]:
        """What its components give, but for those in dead zones, and cabins and batteries in radiation."""
        self.dead = 0
        special: bool = False
        for place in range(self.board.size):
            special = special or part.is_special(part.kind_of(self.parts[place]))
        if not special:
            return outfit.count(self.parts, self.board.size)
        self.dead = zones.dead(self.hull)
        hot: i64 = zones.radiated(self.hull)
        have = outfit.NONE_YET[:]
        for place in range(self.board.size):
            kind: i64 = part.kind_of(self.parts[place])
            barred: bool = structure.has(hot, place) and (part.is_cabin(kind) or kind == part.BATTERY)
            if kind == part.HEAVY or not (barred or structure.has(self.dead, place)):
                outfit.add(have, self.parts[place])
        return have

    def homecoming(self, have: vec[i64]) -> float:
        """How likely the ship comes home, as far as it is a question of engines and crew, and of the room for them."""
        engines: float = float(have[outfit.ENGINES] + have[outfit.DOUBLE_ENGINES] - have[outfit.WEIGHT])
        thrust: float = (engines + taste.ROOM_FOR_ENGINE * self.room) / taste.ENGINES_HOME
        manned: float = (float(have[outfit.CREW]) + 2.0 * taste.ROOM_FOR_ENGINE * self.room) / taste.CREW_HOME
        return max(0.0, min(1.0, thrust)) * min(1.0, manned)

    def dangers(self) -> float:
        """What explosives put at risk (GT-EXPL-01), and with the cabin the pilot, where one may die."""
        found: float = 0.0
        for place in range(self.board.size):
            if part.kind_of(self.parts[place]) == part.EXPLOSIVE:
                found += self.danger(place)
        return found

    def danger(self, place: i64) -> float:
        lost: float = 0.0
        around: i64 = self.board.around[place]
        while around != 0:
            kind: i64 = part.kind_of(self.parts[structure.lowest(around)])
            around &= around - 1
            if kind != part.EMPTY:
                lost += taste.BLAST
            if kind == part.STARTING_CABIN and self.aims is not None and self.aims.plan.may_die:
                lost += taste.DEATH
        return lost * (1.0 - arrives(self.hull, place))

    def is_wrong(self, place: i64, lying: i64) -> bool:
        """Whether a special component would be an error there: radioactive ones joined, artefacts in a dead zone."""
        kind: i64 = part.kind_of(lying)
        if kind == part.RADIOACTIVE:
            return self.joins_another(place, lying)
        if kind != part.ARTEFACT and kind != part.DOUBLE_ARTEFACT:
            return False
        artefacts: i64 = structure.of_kind(self.hull, part.ARTEFACT)
        artefacts |= structure.of_kind(self.hull, part.DOUBLE_ARTEFACT)
        if artefacts == 0:
            return False
        if structure.has(zones.dead(self.hull), place):
            return True
        self.parts[place] = lying
        killed: i64 = zones.zone(self.hull, place)
        self.parts[place] = part.EMPTY
        return killed & artefacts != 0

    def joins_another(self, place: i64, lying: i64) -> bool:
        """Whether a component would be joined to one of its kind."""
        for side in range(part.SIDES):
            other: i64 = self.board.beside[place * part.SIDES + side]
            if other >= 0 and part.kind_of(self.parts[other]) == part.kind_of(lying):
                near: i64 = part.connector(self.parts[other], side ^ 2)
                if part.fits(self.shares.joins, part.connector(lying, side), near):
                    return True
        return False

    def wants(self, tile: i64) -> float:
        """How much a component would add wherever it went, less what a square promises anyway."""
        have = self.outfit()
        now: float = self.valued(have)
        outfit.add(have, pieces.lying(tile, 0))
        return self.valued(have) - now - self.taste.square

    def valued(self, have: vec[i64]) -> float:
        """What all these things are worth together."""
        liking: Taste = self.taste
        power: float = self.power(have)
        engines: float = float(have[outfit.ENGINES]) + 2.0 * power * float(have[outfit.DOUBLE_ENGINES])
        engines -= float(have[outfit.WEIGHT])
        doubles: i64 = 2 * have[outfit.FRONT_DOUBLES] + have[outfit.SIDE_DOUBLES]
        cannons: float = float(have[outfit.CANNONS]) / 2.0 + power * float(doubles)
        total: float = self._crewed(engines, cannons, have)
        total += worth(liking.cells, float(have[outfit.CELLS]))
        total += worth(liking.holds, float(have[outfit.HOLDS])) + worth(liking.special, float(have[outfit.SPECIAL]))
        for side in range(part.SIDES):
            if outfit.covers(have, side):
                total += liking.shields[side] * power
        return total

    def power(self, have: vec[i64]) -> float:
        """How far the cells go round."""
        doubles: i64 = have[outfit.DOUBLE_ENGINES] + have[outfit.FRONT_DOUBLES] + have[outfit.SIDE_DOUBLES]
        shields: i64 = 0
        for side in range(part.SIDES):
            shields += have[outfit.SHIELDS + side]
        asked: float = taste.CELLS_FOR_DOUBLE * float(doubles) + taste.CELLS_FOR_SHIELD * float(shields)
        if asked <= 0.0:
            return 1.0
        return min(1.0, max(float(have[outfit.CELLS]) / asked, taste.FAITH * self.hope))

    def _crewed(self, engines: float, cannons: float, have: vec[i64]) -> float:
        """Engines, cannons and crew, with the aliens that are worth more than the humans they replace."""
        liking: Taste = self.taste
        crew: float = float(have[outfit.CREW])
        powered: float = worth(liking.engines, engines) if engines >= 0.0 else taste.WEIGHT * engines
        armed: float = worth(liking.cannons, cannons)
        manned: float = worth(liking.crew, crew)
        if have[outfit.BROWN] > 0 and engines > 0.0 and self.houses(part.BROWN_SUPPORT):
            best: float = worth(liking.engines, engines + 2.0) - powered + worth(liking.crew, crew - 1.0) - manned
            if best > 0.0:
                powered += best
                crew -= 1.0
                manned = worth(liking.crew, crew)
        if have[outfit.PURPLE] > 0 and cannons > 0.0 and self.houses(part.PURPLE_SUPPORT):
            best = worth(liking.cannons, cannons + 2.0) - armed + worth(liking.crew, crew - 1.0) - manned
            if best > 0.0:
                armed += best
        return powered + armed + manned

    def houses(self, support: i64) -> bool:
        """Whether an alien that needs such a life support finds a cabin."""
        for place in range(self.board.size):
            works: bool = part.kind_of(self.parts[place]) == support and not structure.has(self.dead, place)
            if works and self.beside_cabin(place):
                return True
        return False

    def beside_cabin(self, place: i64) -> bool:
        """Whether a life support is joined to a cabin that takes aliens."""
        for side in range(part.SIDES):
            other: i64 = self.board.beside[place * part.SIDES + side]
            if other >= 0 and part.kind_of(self.parts[other]) == part.CABIN:
                near: i64 = part.connector(self.parts[other], side ^ 2)
                if part.fits(self.shares.joins, part.connector(self.parts[place], side), near):
                    return True
        return False

    def covers(self, power: float) -> float:
        """What cannons keep away from the lines they bear on (GT-HAZ-04)."""
        columns: i64 = 0  # covered for sure, a bit for each line
        doubtful: i64 = 0
        right: i64 = 0
        left: i64 = 0
        one: i64 = 1
        for place in range(self.board.size):
            lying: i64 = self.parts[place]
            if part.kind_of(lying) == part.CANNON and not structure.has(self.dead, place):
                facing: i64 = part.facing_of(lying)
                row: i64 = self.board.rows[place]
                if facing == part.NORTH:
                    if part.size_of(lying) == outfit.DOUBLE:
                        doubtful |= one << self.board.columns[place]
                    else:
                        columns |= one << self.board.columns[place]
                elif facing == part.EAST:
                    right |= (one << row) * 7 >> 1
                elif facing == part.WEST:
                    left |= (one << row) * 7 >> 1
        aimed: float = taste.DOUBLE_AIMED * power
        chances = self.board.column_chances
        total: float = _chance(chances, columns) + aimed * _chance(chances, doubtful & ~columns)
        found: float = self.taste.cover[part.NORTH] * total
        found += self.taste.cover[part.EAST] * _chance(self.board.row_chances, right)
        return found + self.taste.cover[part.WEST] * _chance(self.board.row_chances, left)

    def promises(self) -> float:
        """What free squares promise, less what will stick out."""
        board: Board = self.board
        likely = self.likely()
        exposed: float = 0.0
        promised: float = 0.0
        self.gaps = 0.0
        dead: i64 = 0
        hot: i64 = 0
        if self.aims is not None:
            dead = zones.dead(self.hull)
            hot = zones.radiated(self.hull)
        for place in range(board.size):
            lying: i64 = self.parts[place]
            if lying == part.EMPTY:
                use: float = 1.0
                if structure.has(dead, place):
                    use = taste.DEAD_SQUARE
                elif structure.has(hot, place):
                    use = taste.HOT_SQUARE
                promised += likely[place] * use
                self.gaps += 1.0 - likely[place]
                exposed += (1.0 - likely[place]) * float(self.pointing_at(place))
            else:
                for side in range(part.SIDES):
                    if board.beside[place * part.SIDES + side] < 0 and part.connector(lying, side) != part.SMOOTH:
                        exposed += 1.0
        self.sticking = exposed
        self.room = promised
        return promised * self.taste.square - exposed * self.exposed

    def likely(self) -> vec[float]:
        """How likely each free square will be filled: those beside the ship by what fits, others through them."""
        found = NO_HOPE[:]
        ways = NO_HOPE[:]  # how likely a square is filled once something beside it is
        if self.hope <= 0.0:
            return found
        for place in range(self.board.size):
            if self.parts[place] == part.EMPTY:
                around: i64 = self.surroundings(place)
                if around != fitting.BARRED:
                    found[place] = self.shares.likely[around] * self.hope
                    if found[place] <= 0.0:
                        ways[place] = taste.LATER * self.shares.likely_later[around]
        for place in range(self.board.size):
            if ways[place] > 0.0:
                found[place] = ways[place] * self.nearest(place, found)
        for place in range(self.board.size - 1, -1, -1):
            if ways[place] > 0.0:
                found[place] = ways[place] * self.nearest(place, found)
        return found

    def nearest(self, place: i64, likely: vec[float]) -> float:
        """How likely something lies beside a square one day."""
        best: float = 0.0
        for side in range(part.SIDES):
            other: i64 = self.board.beside[place * part.SIDES + side]
            if other >= 0:
                best = max(best, likely[other])
        return best

    def pointing_at(self, place: i64) -> i64:
        """How many connectors point at a free square."""
        found: i64 = 0
        for side in range(part.SIDES):
            other: i64 = self.board.beside[place * part.SIDES + side]
            if other >= 0 and part.connector(self.parts[other], side ^ 2) != part.SMOOTH:
                found += 1
        return found


def drafted(hull: Hull, liking: Taste, hope: float) -> Draft:
    """A ship as it stands."""
    return Draft(hull.board, hull.cells[hull.at : hull.at + MOST_SQUARES], hull.joins, liking, hope)


def _chance(chances: vec[float], lines: i64) -> float:
    """How likely dice hit one of the lines."""
    found: float = 0.0
    for line in range(LINES):
        if (lines >> line) & 1:
            found += chances[line]
    return found
