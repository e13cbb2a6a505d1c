"""What a die, a room or a descent is worth at a glance: reasons for and against, weighed in data/bot.toml."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces
from hullbreach.games.under_falling_skies.effects import is_goal_open
from hullbreach.games.under_falling_skies.facts import bot_weights
from hullbreach.games.under_falling_skies.pieces import column_of, square_at
from hullbreach.games.under_falling_skies.rooms.use import crew_refusal
from hullbreach.games.under_falling_skies.rooms.worth import cost_of, dig_cost, value_of
from hullbreach.games.under_falling_skies.setting import Room
from hullbreach.games.under_falling_skies.ships import descent, ship_in
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED

REASONS: Final[list[str]] = []


def _reason(name: str) -> int:
    """Declare a reason; returns its place."""
    REASONS.append(name)
    return len(REASONS) - 1


FOR_ENERGY: Final[i64] = _reason("energy")
WHILE_SHORT: Final[i64] = _reason("energy while short of it")
TO_PAY: Final[i64] = _reason("energy to pay")
CANNOT_PAY: Final[i64] = _reason("cannot pay yet")  # multiplies what cannot be paid
FOR_RESEARCH: Final[i64] = _reason("research")
FOR_STEP: Final[i64] = _reason("research step")
TO_DIG: Final[i64] = _reason("dig")
TO_LAST_ROOM: Final[i64] = _reason("dig to the last room")
FOR_SHIP: Final[i64] = _reason("ship destroyed")
FOR_WHITE_SHIP: Final[i64] = _reason("white ship destroyed")
FOR_ROBOT: Final[i64] = _reason("robot")
FOR_COMMAND: Final[i64] = _reason("command")
HOPE: Final[i64] = _reason("hope for another die")  # multiplies what needs more dice
HIT: Final[i64] = _reason("hit")
HIT_WHEN_DAMAGED: Final[i64] = _reason("hit when damaged")
PULLED: Final[i64] = _reason("mothership pulled")
NEARER: Final[i64] = _reason("ship nearer")
NEAR_CITY: Final[i64] = _reason("ship near")
IN_SIGHTS: Final[i64] = _reason("ship in sights")
IDLE: Final[i64] = _reason("idle die")
WHITE_EARLY: Final[i64] = _reason("white die early")
REROLL_LOW: Final[i64] = _reason("reroll low dice")

WEIGHTS: Final = vec[float]([bot_weights().habits[reason] for reason in REASONS])

DECISIVE: Final = 1000.0  # more than everything else together
SHORT: Final[i64] = 3  # energy below this is little
NEAR: Final[i64] = 6  # rows a die can bring a ship down
SHOTS: Final[i64] = 20  # fighter values told apart; no explosion has a number so high
DESCENTS: Final[i64] = pieces.HIGHEST + 1
NO_SHOTS: Final = vec[i64]([0 for _ in range(SHOTS)])
NO_HARM: Final = vec[float]([0.0 for _ in range(pieces.COLUMNS * DESCENTS)])


@final
class Outlook:
    """The table at a glance: energy and research as they will be once the dice in rooms have done their work."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.energy: i64 = table.cells[cell.ENERGY]
        self.research: i64 = table.cells[cell.RESEARCH]
        self.shots: vec[i64] = NO_SHOTS[:]  # by a fighter's value: ships it would destroy
        self.white_shots: vec[i64] = NO_SHOTS[:]
        self.harm: vec[float] = NO_HARM[:]  # by column and squares descended
        self._aim()

    def look_ahead(self) -> None:
        """In the Planning phase: expect what lies in rooms, and what a die in each column would bring down."""
        self._expect_dice()
        for column in range(pieces.COLUMNS):
            if not (self.table.cells[cell.COLUMNS_USED] >> column) & 1:
                for squares in range(DESCENTS):
                    self.harm[column * DESCENTS + squares] = self._harm_of(column, squares)

    # --- what is coming ---
    def _aim(self) -> None:
        table = self.table
        for square in range(table.sky_start(), table.sky_end()):
            if table.ship_at(square) and is_explosion(table.setting.square_kinds[square]):
                self._count_shot(square)

    def _count_shot(self, square: i64) -> None:
        for value in range(self.table.setting.square_numbers[square], SHOTS):
            self.shots[value] += 1
            if self.table.ship_at(square) == pieces.WHITE:
                self.white_shots[value] += 1

    def _expect_dice(self) -> None:
        table = self.table
        seen: i64 = 0  # bit per room
        for die in range(pieces.DICE):
            space: i64 = table.die_space(die)
            if space != NONE and die == table.cells[cell.DIG_DIE]:
                self.energy -= dig_cost(table)
            elif space != NONE:
                room = table.setting.room_of(space)
                if not (seen >> room.number) & 1:
                    seen |= 1 << room.number
                    self._expect(room)

    def _expect(self, room: Room) -> None:
        table = self.table
        if not has_effect(room) or crew_refusal(table, room) != ALLOWED:
            return
        value: i64 = value_of(table, room, NONE)
        self.energy -= cost_of(table, room, NONE)
        if room.has(pieces.ENERGY_ROOM):
            self.energy = min(self.energy + value, table.cells[cell.MAX_ENERGY])
        if room.has(pieces.RESEARCH_ROOM):
            self.research = self._reached(value)

    def _reached(self, value: i64) -> i64:
        """Where on the track a research room of that value brings the marker."""
        costs = self.table.setting.research
        end: i64 = len(costs) if is_goal_open(self.table) else len(costs) - 1
        at: i64 = self.research
        while at < end and costs[at] <= value:
            value -= costs[at]
            at += 1
        return at

    # --- what is gained ---
    def placement(self, value: i64, space: i64) -> float:
        """A die of that value on a space: what it does there, and what its column does when it descends."""
        table = self.table
        squares: i64 = value - 1 if space < pieces.COLUMNS else value  # the AA guns slow them
        harm: float = self.harm[column_of(space) * DESCENTS + squares]
        steps: i64 = table.steps_ahead(space)
        if steps > 0:
            return harm + self.dig(steps)
        room = table.setting.room_of(space)
        if not has_effect(room):
            return harm + WEIGHTS[IDLE] * float(value)
        return harm + self._manned(room, value, space)

    def _manned(self, room: Room, value: i64, space: i64) -> float:
        """What a die does for a room; where others are missing, what it may do with the best of those in the tray."""
        total: i64 = room.modifier + value
        missing: i64 = 0
        for other in room.spaces:
            if other == space:
                continue
            if not self._can_count(other):
                return 0.0
            die: i64 = self.table.die_on(other)
            if die == NONE:
                missing += 1
            else:
                total += self.table.die_value(die)
        if missing == 0:
            return self.use(room, total)
        best: i64 = self._best_others(value, missing)
        return WEIGHTS[HOPE] * self.use(room, total + best) if best else 0.0

    def _can_count(self, space: i64) -> bool:
        """Whether a die there counts for its room, or one may still come."""
        table = self.table
        if not table.is_excavated(space):
            return False
        die: i64 = table.die_on(space)
        if die == NONE:
            return not (table.cells[cell.COLUMNS_USED] >> column_of(space)) & 1
        return die != table.cells[cell.DIG_DIE] and not table.is_exhausted(die)

    def _best_others(self, value: i64, missing: i64) -> i64:
        """The sum of the best unplaced dice beside one of that value; 0 if there are too few."""
        total: i64 = 0
        face: i64 = pieces.HIGHEST
        while face > 0 and missing > 0:
            there: i64 = self._unplaced(face) - (1 if face == value else 0)
            taken: i64 = min(there, missing)
            total += taken * face
            missing -= taken
            face -= 1
        return total if missing == 0 else 0

    def _unplaced(self, value: i64) -> i64:
        count: i64 = 0
        for die in range(pieces.WORKERS):
            if self.table.die_space(die) == NONE and self.table.die_value(die) == value:
                count += 1
        return count

    def white_die(self, die: i64) -> float:
        """A white die rerolls the others: good for low ones, bad for the plans one has."""
        others: i64 = 0
        total: i64 = 0
        for other in range(pieces.WORKERS):
            if other != die and self.table.die_space(other) == NONE:
                others += 1
                total += self.table.die_value(other)
        hoped: float = 3.5 * float(others) - float(total)
        return WEIGHTS[WHITE_EARLY] * float(others) + WEIGHTS[REROLL_LOW] * hoped

    def dig(self, steps: i64) -> float:
        table = self.table
        needed: i64 = max(0, min(steps, table.setting.way_to_goal - table.cells[cell.EXCAVATOR]))
        good: float = WEIGHTS[TO_DIG] * float(steps) + WEIGHTS[TO_LAST_ROOM] * float(needed)
        return self._paid(good, dig_cost(table))

    def use(self, room: Room, value: i64) -> float:
        """What using a room with that value is worth."""
        if value <= 0:
            return 0.0
        good: float = 0.0
        if room.has(pieces.ENERGY_ROOM):
            good += self._energy(value)
        if room.has(pieces.RESEARCH_ROOM):
            good += self._research(value)
        if room.has(pieces.FIGHTER):
            good += self._fighter(min(value, SHOTS - 1))
        if room.has(pieces.ROBOT_ROOM) and self.table.robots_on_board() < self.table.setting.robot_limit:
            good += WEIGHTS[FOR_ROBOT] * float(min(value, pieces.HIGHEST))
        if room.has(pieces.COMMAND):
            good += WEIGHTS[FOR_COMMAND] * float(value)
        return self._paid(good, cost_of(self.table, room, NONE))

    def _paid(self, good: float, cost: i64) -> float:
        if cost > self.energy:
            good *= WEIGHTS[CANNOT_PAY]
        return good - WEIGHTS[TO_PAY] * float(cost)

    def _energy(self, value: i64) -> float:
        gained: i64 = max(0, min(value, self.table.cells[cell.MAX_ENERGY] - self.energy))
        dearly: i64 = max(0, min(gained, SHORT - self.energy))
        return WEIGHTS[FOR_ENERGY] * float(gained) + WEIGHTS[WHILE_SHORT] * float(dearly)

    def _research(self, value: i64) -> float:
        end: i64 = self._reached(value)
        costs = self.table.setting.research
        if end == len(costs):
            return DECISIVE
        points: i64 = 0
        for step in range(self.research, end):
            points += costs[step]
        return WEIGHTS[FOR_RESEARCH] * float(points) + WEIGHTS[FOR_STEP] * float(end - self.research)

    def _fighter(self, value: i64) -> float:
        return WEIGHTS[FOR_SHIP] * float(self.shots[value]) + WEIGHTS[FOR_WHITE_SHIP] * float(self.white_shots[value])

    # --- what is suffered ---
    def _harm_of(self, column: i64, value: i64) -> float:
        """All that the ships of a column do when a die of that value brings them down."""
        table = self.table
        hits: i64 = 0
        pulls: i64 = 0
        score: float = 0.0
        for row in range(table.cells[cell.MOTHERSHIP], table.setting.city_row):
            ship: i64 = ship_in(table, row, column)
            if ship:
                end: i64 = row + descent(table, column, ship, value, False, 0)
                if end >= table.setting.city_row:
                    hits += 1
                elif end > row:
                    pulls += 1 if self._pulls(end, column) else 0
                    score += self._descent(row, end, column)
        return score + self._hits(hits) + self._pulled(pulls)

    def _pulls(self, row: i64, column: i64) -> bool:
        kind: i64 = self.table.setting.square_kinds[square_at(row, column)]
        return kind == pieces.MOTHERSHIP_ICON and row > self.table.cells[cell.MOTHERSHIP] + 1

    def _descent(self, start: i64, end: i64, column: i64) -> float:
        setting = self.table.setting
        square: i64 = square_at(end, column)
        closer: float = nearness(setting.city_row - end) - nearness(setting.city_row - start)
        score: float = WEIGHTS[NEARER] * float(end - start) + WEIGHTS[NEAR_CITY] * closer
        if is_explosion(setting.square_kinds[square]):
            score += WEIGHTS[IN_SIGHTS] * float(pieces.HIGHEST + 1 - setting.square_numbers[square])
        return score

    def _hits(self, hits: i64) -> float:
        damage: i64 = self.table.cells[cell.DAMAGE]
        score: float = WEIGHTS[HIT] * float(hits) + WEIGHTS[HIT_WHEN_DAMAGED] * float(hits * damage)
        return score - DECISIVE if damage + hits >= self.table.setting.hits_to_lose else score

    def _pulled(self, pulls: i64) -> float:
        table = self.table
        score: float = WEIGHTS[PULLED] * float(pulls)
        return score - DECISIVE if pulls and table.cells[cell.MOTHERSHIP] + pulls >= table.setting.skull_row else score


def is_explosion(kind: i64) -> bool:
    return kind == pieces.EXPLOSION or kind == pieces.RED_EXPLOSION


def has_effect(room: Room) -> bool:
    return room.kind != pieces.AA_GUN and room.kind != pieces.TUNNEL


def nearness(rows: i64) -> float:
    """How much a ship so many rows above the city weighs: the nearer, the more."""
    near: float = float(max(NEAR + 1 - rows, 0)) / float(NEAR)
    return near * near
