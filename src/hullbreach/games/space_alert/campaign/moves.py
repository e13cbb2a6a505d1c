"""What the crew decides between missions (catalogue topic `campaign`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces, told, why
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.campaign.course import GO_ON, STOP
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action

MOST_REPAIRS: Final[i64] = 2  # tiles in a zone


class Levels(Action[Table]):
    """A proposal for common and for serious threats (SA-CAMP-02)."""

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.VOTES + seat] = arg + 1
        table.journal.tell(told.LEVELS_PROPOSED, seat, arg // 3, arg % 3)


class GoOn(Action[Table]):
    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.VOTES + seat] = GO_ON
        table.journal.tell(told.GOES_ON, seat)


class Stop(Action[Table]):
    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.VOTES + seat] = STOP
        table.journal.tell(told.STOPS, seat)


class Repair(Action[Table]):
    """One damage tile, anywhere (SA-CAMP-08, SA-CAMP-09)."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        zone: i64 = arg // pieces.TILES
        if (table.cells[layout.BROKEN + zone] >> arg % pieces.TILES) & 1 == 0:
            return why.NOT_BROKEN
        return why.ENOUGH_REPAIRED if table.cells[layout.REPAIRS + zone] == MOST_REPAIRS else ALLOWED

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        zone: i64 = arg // pieces.TILES
        one: i64 = 1
        table.cells[layout.BROKEN + zone] &= ~(one << arg % pieces.TILES)
        table.cells[layout.REPAIRS + zone] += 1
        table.journal.tell(told.TILE_REPAIRED, table.cells[layout.REPAIRER], zone, arg % pieces.TILES)


class RepairSquad(Action[Table]):
    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if table.cells[layout.LEFT_BEHIND] else why.NO_BROKEN_SQUAD

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.LEFT_BEHIND] -= 1
        table.journal.tell(told.SQUAD_REPAIRED, table.cells[layout.REPAIRER])


class RepairNothing(Action[Table]):
    """Nobody is forced to (SA-CAMP-22)."""

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.journal.tell(told.REPAIRED_NOTHING, table.cells[layout.REPAIRER])


class SquadAt(Action[Table]):
    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[layout.SQUAD_AT] = arg
        table.journal.tell(told.SQUAD_PLACED, pieces.LOWER_RED if arg == 0 else pieces.UPPER_BLUE)
