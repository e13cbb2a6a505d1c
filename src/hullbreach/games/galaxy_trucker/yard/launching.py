"""From the yard onto the track: start spaces, cells, crew, aliens, the deck (topic `launch`)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, step, told, why
from hullbreach.games.galaxy_trucker.dealing import shuffle_deck
from hullbreach.games.galaxy_trucker.flight import giving_up
from hullbreach.games.galaxy_trucker.missions import launch
from hullbreach.games.galaxy_trucker.ship import crew, load, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.verbs import Action

ALIENS: Final[i64] = 2  # colours of them


@final
class Launch(Step[Table]):
    """Rockets by order tile, cells and humans aboard; then aliens, the leader first (GT-LAUNCH-01 to -05)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[cell.PHASE] = cell.LAUNCH
        table.cells[cell.ACTIONS] = 0
        for order in range(1, table.seats + 1):
            for other in range(table.seats):
                if table.of(other, cell.ORDER) == order:
                    put_on_track(table, other)
        table.agenda.push(step.TAKE_OFF)
        if table.plan.choices:
            table.agenda.push(step.BET)
        leaders = table.flying()
        for place in range(len(leaders)):
            table.agenda.push(step.CREW, seat=leaders[len(leaders) - 1 - place])


def put_on_track(table: Table, seat: i64) -> None:
    for what in (cell.BUILT, cell.HANDLED, cell.BUILT_AT):
        table.set_of(seat, what, 0)
    behind: i64 = (table.of(seat, cell.ORDER) - 1) * table.level().gap
    table.set_of(seat, cell.SPACE, -behind)
    table.set_of(seat, cell.STATUS, cell.FLYING)
    table.journal.tell(told.ON_TRACK, seat, table.of(seat, cell.ORDER), behind)
    crew.fill(table.ships[seat])


# --- aliens ---
def alien_of(number: i64) -> i64:
    """As a cabin carries it; numbered as in the vocabulary."""
    return load.BROWN_ALIEN if number == 0 else load.PURPLE_ALIEN


def has_choice(hull: Hull) -> bool:
    return crew.welcome(hull, load.BROWN_ALIEN) != 0 or crew.welcome(hull, load.PURPLE_ALIEN) != 0


@final
class Crew(Step[Table]):
    """Only who has a life support beside a cabin has anything to decide (GT-LAUNCH-05)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if has_choice(table.ships[seat]):
            table.ask(seat, stage.CREW)
        else:
            tell_crew(table, seat)


def tell_crew(table: Table, seat: i64) -> None:
    hull = table.ships[seat]
    table.journal.tell(told.CREWED, seat, crew.crew(hull), crew.cells(hull))


@final
class Board(Action[Table]):
    """An alien instead of the humans of a cabin with its life support (GT-LAUNCH-04)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        hull = table.ships[seat]
        place: i64 = hull.board.place_of(arg // ALIENS)
        if place == NONE:
            return why.OUTSIDE
        cabins: i64 = crew.welcome(hull, alien_of(arg % ALIENS))
        return ALLOWED if structure.has(cabins, place) else why.NO_ALIEN_THERE

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        hull = table.ships[seat]
        hull.set_load(hull.board.place_of(arg // ALIENS), alien_of(arg % ALIENS))
        table.journal.tell(told.BOARDED, seat, arg // ALIENS, arg % ALIENS)
        if not has_choice(hull):
            table.release(seat)
            tell_crew(table, seat)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        hull = table.ships[seat]
        for alien in range(ALIENS):
            cabins: i64 = crew.welcome(hull, alien_of(alien))
            while cabins != 0:
                legal.append(self.moves[hull.board.spots[structure.lowest(cabins)] * ALIENS + alien])
                cabins &= cabins - 1


@final
class Crewed(Action[Table]):
    """Humans everywhere else (GT-LAUNCH-03)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        tell_crew(table, seat)


# --- the deck ---
@final
class TakeOff(Step[Table]):
    """The deck is shuffled; who has no human aboard gives up before the first card (GT-LAUNCH-06, GT-LAUNCH-07)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[cell.PHASE] = cell.FLIGHT
        for other in table.flying():
            launch.note(table, other)
        launch.reveal(table)
        shuffle_deck(table)
        table.journal.tell(told.SHUFFLED, table.cells[cell.DECK_SIZE])
        for other in table.flying():
            hull = table.ships[other]
            if hull.components() == 0:
                giving_up.give_up(table, other, giving_up.NO_SHIP)
            elif crew.humans(hull) == 0:
                giving_up.give_up(table, other, giving_up.NO_HUMAN)
        table.agenda.push(step.BETWEEN)
