"""Laying out a round: boards, the warehouse, the stacks of cards (catalogue topic `setup`)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, dealing, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.missions import preparing
from hullbreach.games.galaxy_trucker.setting import SETTLED, Setting
from hullbreach.games.galaxy_trucker.ship import load
from hullbreach.games.galaxy_trucker.state import ASIDE_PLACES, Table, fresh_cells
from hullbreach.games.galaxy_trucker.yard import timer
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice
from hullbreach.kernel.journal import Journal


def lay_out(setting: Setting, dice: Dice, journal: Journal) -> Table:
    """A new game whose first round is about to begin; everybody has the credits to start with (GT-STD-01)."""
    table = Table(setting, fresh_cells(), Agenda(), dice, journal)
    for seat in range(table.seats):
        table.set_of(seat, cell.CREDITS, setting.credits_to_start())
    table.agenda.push(step.BEGIN_ROUND)
    return table


def begin_round(table: Table) -> None:
    """The round that cell.ROUND says: nothing but credits is left of the one before (GT-GAME-04)."""
    number: i64 = table.cells[cell.ROUND]
    table.cells[cell.LEVEL] = table.setting.levels[number]
    table.take_boards(table.setting.classes[number])
    fill_warehouse(table)
    for seat in range(table.seats):
        clear_seat(table, seat)
    dealing.put_cards_away(table)
    clear_mission(table)
    if table.setting.draws_missions():
        table.agenda.push(step.CHOOSE)
    else:
        table.agenda.push(step.OPEN_YARD)


def open_yard(table: Table) -> None:
    """Everything is laid out, up to the start signal."""
    table.cells[cell.PHASE] = cell.BUILDING
    table.put_cabins()
    for seat in range(table.seats):
        table.set_of(seat, cell.VOTE, 0)
        if table.takes_part(seat):
            table.ask(seat, stage.BUILD)
    table.journal.tell(told.ROUND, table.cells[cell.ROUND] + 1, table.cells[cell.LEVEL] - 1, table.cells[cell.CLASS])
    preparing.prepare(table)
    dealing.deal_stacks(table)
    timer.start(table)


def fill_warehouse(table: Table) -> None:
    """All ordinary components face down (GT-SETUP-02), with those of other boxes if there are any (GT-EXP-01); special
    ones are out again (GT-SPC-03), all goods in the supply."""
    for tile in range(pieces.COMPONENTS):
        other: bool = tile >= pieces.FIRST_OTHER and table.setting.other_boxes
        table.set_where(tile, cell.FACE_DOWN if tile < pieces.ORDINARY or other else cell.NOT_IN_PLAY)
    for colour in range(load.COLOURS):
        table.cells[cell.SUPPLY + colour] = pieces.SUPPLY[colour]


def clear_seat(table: Table, seat: i64) -> None:
    """All but credits, and whether somebody sits out (GT-STD-09)."""
    money: i64 = table.of(seat, cell.CREDITS)
    out: bool = not table.takes_part(seat)
    for what in range(cell.SEAT_ROW):
        table.set_of(seat, what, 0)
    table.set_of(seat, cell.CREDITS, money)
    table.set_of(seat, cell.STATUS, cell.SITTING_OUT if out else cell.IN_YARD)
    for what in (cell.HAND, cell.LAST, cell.LOOKING):
        table.set_of(seat, what, NONE)
    for place in range(ASIDE_PLACES):
        table.set_of(seat, cell.ASIDE + place, NONE)


def clear_mission(table: Table) -> None:
    """The mission of the flight before is over (GT-STD-06); one that was agreed on comes again."""
    for place in range(3):
        table.cells[cell.OFFERED + place] = 0
    table.cells[cell.DIRECTIVES] = 0
    table.cells[cell.MARKER_HITS] = 0
    table.take_mission(1 if table.setting.missions == SETTLED else 0)
