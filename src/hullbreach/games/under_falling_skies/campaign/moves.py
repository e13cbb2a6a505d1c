"""What one may do between the battles of a campaign."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, why
from hullbreach.games.under_falling_skies.campaign import course, team
from hullbreach.games.under_falling_skies.campaign.stacks import choose_stack
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action


class ChooseStack(Action[Table]):
    """Which of the two battles to fight (UFS-CAMP-04)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        choose_stack(table, arg)
        team.recruit(table)


class Defend(Action[Table]):
    """The saved city of the final battle (UFS-CAMP-17)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return ALLOWED if table.cells[cell.CITY_FATE + arg] == pieces.SET_ASIDE else why.CITY_NOT_SAVED

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        course.defend(table, arg)


class Enlist(Action[Table]):
    """An experienced character for the team (UFS-CAMP-16)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return team.veteran_refusal(table, arg)

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        team.join(table, arg)
        team.recruit(table)


class ChooseThreat(Action[Table]):
    """The threat level of the coming battle (UFS-CAMP-12)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        course.start_battle(table, arg)


class Continue(Action[Table]):
    """Leave the board of a finished game."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        course.leave_board(table)
