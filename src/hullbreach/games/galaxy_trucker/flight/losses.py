"""What cards take: crew, goods and cells. The owner chooses where there is a choice."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import stage, step, told
from hullbreach.games.galaxy_trucker.flight import damage, supply
from hullbreach.games.galaxy_trucker.ship import cargo, crew, load, structure
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.journal import EventKind
from hullbreach.kernel.steps import Step


# --- crew ------------------------------------------------------------------------------------------------------------
class LoseCrew(Step[Table]):
    """The owner chooses the figures; who has too few loses all (GT-CREW-02)."""

    def resolve(self, table: Table, seat: i64, figures: i64, b: i64, c: i64, d: i64) -> None:
        aboard: i64 = crew.crew(table.ships[seat])
        if figures >= aboard:
            discharge_all(table, seat)
        elif figures > 0:
            table.agenda.push(step.LOSE_CREW, figures, seat=seat)
            table.ask(seat, stage.LOSE_CREW)


def discharge(table: Table, seat: i64, place: i64, kind: EventKind) -> None:
    """One figure leaves its cabin."""
    hull = table.ships[seat]
    carried: i64 = hull.load(place)
    table.journal.tell(kind, seat, hull.board.spots[place], damage.figure(carried))
    hull.set_load(place, load.NOTHING if load.is_alien(carried) else carried - 1)


def discharge_all(table: Table, seat: i64) -> None:
    hull = table.ships[seat]
    cabins: i64 = crew.cabins(hull)
    while cabins != 0:
        place: i64 = structure.lowest(cabins)
        while hull.load(place) != load.NOTHING:
            discharge(table, seat, place, told.CREW_LOST)
        cabins &= cabins - 1


# --- goods -----------------------------------------------------------------------------------------------------------
class LoseGoods(Step[Table]):
    """The most valuable first (GT-GOODS-05); cells replace missing blocks, whoever takes them (GT-RULING-12)."""

    def resolve(self, table: Table, seat: i64, blocks: i64, b: i64, c: i64, d: i64) -> None:
        if blocks == 0:
            return
        aboard: i64 = cargo.aboard(table.ships[seat])
        colour: i64 = load.dearest(aboard)
        if colour == load.COLOURS:
            table.agenda.push(step.LOSE_CELLS, blocks, seat=seat)
            return
        dearest: i64 = load.blocks(aboard, colour)
        if dearest > blocks:
            table.agenda.push(step.LOSE_GOODS, blocks, seat=seat)
            table.ask(seat, stage.LOSE_GOODS)
        else:
            hand_over_all(table, seat, colour)
            table.agenda.push(step.LOSE_GOODS, blocks - dearest, seat=seat)


def hand_over(table: Table, seat: i64, place: i64, colour: i64) -> None:
    """One block leaves its hold."""
    hull = table.ships[seat]
    table.journal.tell(told.GOODS_LOST, seat, hull.board.spots[place], colour)
    cargo.take(hull, place, colour)
    supply.give_back(table, load.one_block(colour))


def hand_over_all(table: Table, seat: i64, colour: i64) -> None:
    hull = table.ships[seat]
    holds: i64 = cargo.holds_with(hull, colour)
    while holds != 0:
        place: i64 = structure.lowest(holds)
        while load.blocks(hull.load(place), colour) > 0:
            hand_over(table, seat, place, colour)
        holds &= holds - 1


# --- cells -----------------------------------------------------------------------------------------------------------
class LoseCells(Step[Table]):
    """Instead of missing blocks; when the cells run out too there is no further loss (GT-GOODS-06)."""

    def resolve(self, table: Table, seat: i64, cells: i64, b: i64, c: i64, d: i64) -> None:
        if cells >= crew.cells(table.ships[seat]):
            lose_all_cells(table, seat)
        elif cells > 0:
            table.agenda.push(step.LOSE_CELLS, cells, seat=seat)
            table.ask(seat, stage.LOSE_CELLS)


def take_cell(table: Table, seat: i64, place: i64, kind: EventKind) -> None:
    """A cell leaves its battery: spent or lost (GT-BATT-01)."""
    hull = table.ships[seat]
    hull.set_load(place, hull.load(place) - 1)
    table.journal.tell(kind, seat, hull.board.spots[place])


def lose_all_cells(table: Table, seat: i64) -> None:
    hull = table.ships[seat]
    batteries: i64 = crew.batteries(hull)
    while batteries != 0:
        place: i64 = structure.lowest(batteries)
        while hull.load(place) != load.NOTHING:
            take_cell(table, seat, place, told.CELL_LOST)
        batteries &= batteries - 1


def count_down(table: Table) -> None:
    """One less to lose, of whatever it is."""
    table.agenda.set_a(table.agenda.a() - 1)
