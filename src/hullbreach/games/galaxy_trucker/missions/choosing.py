"""The standard game: three missions are drawn, one is flown (GT-STD-04 to -06)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, setting, stage, step, told, why
from hullbreach.games.galaxy_trucker.missions import box
from hullbreach.games.galaxy_trucker.missions.plan import Plan
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.verbs import Action

CARDS: Final[i64] = 3  # drawn for each round


@final
class Choose(Step[Table]):
    """Three missions are drawn; all have their say at once, or the lot decides (GT-STD-04)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[cell.PHASE] = cell.CHOOSING
        drawn = draw(table)
        for place in range(len(drawn)):
            table.cells[cell.OFFERED + place] = drawn[place] + 1
            table.journal.tell(told.OFFERED, told_as(table, drawn[place]))
        table.agenda.push(step.CHOSEN)
        if table.setting.missions == setting.DRAWN:
            for player in range(table.seats):
                if table.takes_part(player):
                    table.ask(player, stage.MISSION)


def draw(table: Table) -> vec[i64]:
    """From those nobody has drawn before, used or not (GT-STD-06), and that can be flown (GT-RULING-63)."""
    pool = vec[i64]()
    for number, plan in enumerate(table.setting.plans):
        if not (table.cells[cell.DISCARDED] >> number) & 1 and can_fly(table, plan, table.cells[cell.CLASS]):
            pool = append(pool, number)
    table.dice.shuffle(pool)
    drawn = pool[:CARDS]
    for number in drawn:
        table.cells[cell.DISCARDED] |= bit(number)
    return drawn


def can_fly(table: Table, plan: Plan, ship_class: i64) -> bool:
    """Whether a mission allows so many players, and that class (GT-MIS-04)."""
    return table.seats <= plan.most_players and pieces.CLASS_NAMES[ship_class] not in plan.forbidden


def told_as(table: Table, number: i64) -> i64:
    return box.number_of(table.setting.plans[number])


# --- having one's say ------------------------------------------------------------------------------------------------
def is_offered(table: Table, place: i64) -> bool:
    return table.cells[cell.OFFERED + place] > 0


@final
class Vote(Action[Table]):
    """For one of the three: the others are of no interest (GT-STD-04)."""

    def refusal(self, table: Table, seat: i64, now: i64, place: i64) -> i64:
        return ALLOWED if is_offered(table, place) else why.NOT_OFFERED

    def carry_out(self, table: Table, seat: i64, now: i64, place: i64) -> None:
        table.set_of(seat, cell.VOTE, place + 1)
        table.journal.tell(told.VOTED, seat, told_as(table, table.cells[cell.OFFERED + place] - 1))


@final
class Veto(Action[Table]):
    """Against one of the three: any of the others will do (GT-STD-04)."""

    def refusal(self, table: Table, seat: i64, now: i64, place: i64) -> i64:
        return ALLOWED if is_offered(table, place) else why.NOT_OFFERED

    def carry_out(self, table: Table, seat: i64, now: i64, place: i64) -> None:
        table.set_of(seat, cell.VOTE, -place - 1)
        table.journal.tell(told.VETOED, seat, told_as(table, table.cells[cell.OFFERED + place] - 1))


def interests(table: Table, seat: i64, place: i64) -> bool:
    vote: i64 = table.of(seat, cell.VOTE)
    return vote == place + 1 or (vote < 0 and vote != -place - 1)


def wanted(table: Table, by_all: bool) -> vec[i64]:
    """The offered missions that interest everybody, or anybody."""
    found = vec[i64]()
    for place in range(CARDS):
        if is_offered(table, place):
            all_do: bool = True
            any_does: bool = False
            for seat in range(table.seats):
                if table.takes_part(seat):
                    likes: bool = interests(table, seat, place)
                    all_do = all_do and likes
                    any_does = any_does or likes
            if all_do if by_all else any_does:
                found = append(found, place)
    return found


def candidates(table: Table) -> vec[i64]:
    """What all agree on; else what interests anybody; else all three (GT-STD-04, GT-RULING-62)."""
    agreed = wanted(table, True)
    if len(agreed) > 0:
        return agreed
    liked = wanted(table, False)
    if len(liked) > 0:
        return liked
    found = vec[i64]()
    for place in range(CARDS):
        if is_offered(table, place):
            found = append(found, place)
    return found


@final
class Chosen(Step[Table]):
    """One of the candidates, by lot if there are several."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        places = candidates(table)
        place: i64 = places[0] if len(places) == 1 else places[table.dice.roll(len(places))]
        take(table, table.cells[cell.OFFERED + place] - 1)
        table.agenda.push(step.OPEN_YARD)


def take(table: Table, number: i64) -> None:
    """That mission governs this flight (GT-MIS-03)."""
    table.take_mission(number + 1)
    table.journal.tell(told.MISSION, told_as(table, number))


# --- another class ---------------------------------------------------------------------------------------------------
def permitted(table: Table) -> vec[i64]:
    """The classes of this level that the mission allows."""
    found = vec[i64]()
    for ship_class in table.setting.classes_of(table.cells[cell.LEVEL]):
        if can_fly(table, table.plan, ship_class):
            found = append(found, ship_class)
    return found


@final
class Refit(Action[Table]):
    """The class one would fly now that the mission is known, while nobody has begun to build (GT-STD-05)."""

    def refusal(self, table: Table, seat: i64, now: i64, ship_class: i64) -> i64:
        if not table.setting.draws_missions() or has_begun(table):
            return why.TOO_LATE
        for allowed in permitted(table):
            if allowed == ship_class:
                return ALLOWED if table.of(seat, cell.VOTE) != ship_class + 1 else why.NOT_THIS_CLASS
        return why.NOT_THIS_CLASS

    def carry_out(self, table: Table, seat: i64, now: i64, ship_class: i64) -> None:
        table.set_of(seat, cell.VOTE, ship_class + 1)
        table.journal.tell(told.WOULD_FLY, seat, ship_class)
        if all_would_fly(table, ship_class):
            take_class(table, ship_class)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        if table.setting.draws_missions() and not has_begun(table):
            for ship_class in permitted(table):
                if table.of(seat, cell.VOTE) != ship_class + 1:
                    legal.append(self.moves[ship_class])


def has_begun(table: Table) -> bool:
    """Whether somebody has picked something up, or is done already."""
    for seat in range(table.seats):
        if table.of(seat, cell.HANDLED) > 0 or table.of(seat, cell.ORDER) > 0:
            return True
    return False


def all_would_fly(table: Table, ship_class: i64) -> bool:
    """Only if all agree another class is flown (GT-STD-05)."""
    for seat in range(table.seats):
        if table.takes_part(seat) and table.of(seat, cell.VOTE) != ship_class + 1:
            return False
    return table.cells[cell.CLASS] != ship_class


def take_class(table: Table, ship_class: i64) -> None:
    """Everybody takes a fresh board with nothing but the starting cabin on it."""
    table.take_boards(ship_class)
    for seat in range(table.seats):
        table.ships[seat].clear()
    table.put_cabins()
    table.journal.tell(told.REFITTED, ship_class)
