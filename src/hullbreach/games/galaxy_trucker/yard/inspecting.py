"""The inspection after building: errors are mended by removing components (topic `inspection`)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, stage, step, told, why
from hullbreach.games.galaxy_trucker.flight import damage
from hullbreach.games.galaxy_trucker.ship import inspection, part, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.yard import aside, repairing
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.verbs import Action


@final
class Inspect(Step[Table]):
    """All ships at once; owners of faulty ones are asked, or sent back to rebuild (GT-CHECK-01, GT-CHECK-05)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.agenda.push(step.LAUNCH)
        for other in range(table.seats):
            if not table.takes_part(other):
                continue
            wrong: i64 = len(inspection.errors(table.ships[other])) // inspection.ROW
            if wrong == 0:
                table.journal.tell(told.SOUND, other)
            else:
                table.journal.tell(told.FAULTY, other, wrong)
        if repairing.is_lenient(table):
            repairing.send_back(table)
        else:
            for other in range(table.seats):
                if table.takes_part(other):
                    aside.leave_over(table, other)
                    mend(table, other)


def mend(table: Table, seat: i64) -> None:
    """Pieces nobody may keep fall off; then the owner is asked until no error is left."""
    drop_pieces(table, seat)
    if inspection.is_sound(table.ships[seat]):
        table.release(seat)
    else:
        table.ask(seat, stage.INSPECT)


def drop_pieces(table: Table, seat: i64) -> None:
    """Where only one piece of a part can be kept, or none, there is nothing to choose (GT-CHECK-04, GT-RULING-81)."""
    hull = table.ships[seat]
    for number in range(len(hull.board.parts)):
        keepable = structure.keepable_in(hull, number)
        kept: i64 = keepable[0] if len(keepable) else 0
        rest: i64 = hull.board.parts[number] & hull.components() & ~kept
        if len(keepable) < 2 and rest != 0:
            keep(table, seat, kept, rest)


def keep(table: Table, seat: i64, piece: i64, rest: i64) -> None:
    """The rest of its part is lost; if it is no piece at all, all of that falls apart."""
    if piece == 0:
        damage.lose(table, seat, rest, told.FELL_OFF)
        return
    hull = table.ships[seat]
    structure.shed(hull, rest)
    table.add_of(seat, cell.LOST, structure.count(rest))
    table.journal.tell(told.SALVAGED, seat, hull.board.spots[structure.lowest(piece)], structure.count(rest))


def piece_from(hull: Hull, spot: i64) -> i64:
    """The piece that may be kept and has its first component on that square, or 0."""
    place: i64 = hull.board.place_of(spot)
    if place != NONE:
        for piece in structure.rivals(hull):
            if structure.lowest(piece) == place:
                return piece
    return 0


def remove(table: Table, seat: i64, place: i64) -> None:
    """To the pile of lost components."""
    hull = table.ships[seat]
    table.journal.tell(told.REMOVED, seat, part.tile_of(hull.part(place)), hull.board.spots[place])
    hull.remove(place)
    table.add_of(seat, cell.LOST, 1)


@final
class Remove(Action[Table]):
    """One of the components an error lies between (GT-CHECK-02, GT-CHECK-03): lost, or back if one rebuilds."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        hull = table.ships[seat]
        place: i64 = hull.board.place_of(arg)
        if place == NONE:
            return why.OUTSIDE
        return ALLOWED if structure.has(removable(hull, now), place) else why.NO_ERROR_THERE

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        place: i64 = table.board().place_of(arg)
        if now == stage.REPAIR:
            repairing.take_off(table, seat, place)
        else:
            remove(table, seat, place)
            mend(table, seat)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        hull = table.ships[seat]
        places: i64 = removable(hull, now)
        while places != 0:
            legal.append(self.moves[hull.board.spots[structure.lowest(places)]])
            places &= places - 1


def removable(hull: Hull, now: i64) -> i64:
    return repairing.removable(hull) if now == stage.REPAIR else inspection.culprits(hull)


@final
class Salvage(Action[Table]):
    """Which piece to keep, named by its first square (GT-CHECK-04, GT-DMG-03)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return ALLOWED if piece_from(table.ships[seat], arg) else why.NO_SUCH_PIECE

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        piece: i64 = piece_from(table.ships[seat], arg)
        if now == stage.PIECE:
            damage.keep(table, seat, piece)
        else:
            keep(table, seat, piece, structure.part_around(table.ships[seat], piece) & ~piece)
            mend(table, seat)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        hull = table.ships[seat]
        for piece in structure.rivals(hull):
            legal.append(self.moves[hull.board.spots[structure.lowest(piece)]])
