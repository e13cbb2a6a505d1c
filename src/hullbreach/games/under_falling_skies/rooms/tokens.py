"""Clearing a scenario's tokens with worker dice, in the Rooms phase (UFS-ADV-03)."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, told, why
from hullbreach.games.under_falling_skies.abilities import op
from hullbreach.games.under_falling_skies.abilities.ability import Effect
from hullbreach.games.under_falling_skies.abilities.force import spend
from hullbreach.games.under_falling_skies.effects import pay
from hullbreach.games.under_falling_skies.pieces import column_of
from hullbreach.games.under_falling_skies.rooms.use import remove_worker
from hullbreach.games.under_falling_skies.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.reasons import ALLOWED


def clear_refusal(table: Table, space: i64) -> i64:
    """Why the die there cannot remove a token."""
    reason: i64 = why.NO_TOKEN
    for effect in table.setting.by_op[op.CLEAR_TOKEN]:
        reason = _clearing_refusal(table, effect, space)
        if reason == ALLOWED:
            return ALLOWED
    return reason


def _clearing_refusal(table: Table, effect: Effect, space: i64) -> i64:
    token: i64 = _token_cleared_at(table, effect, space)
    if token == NONE:
        return why.NO_TOKEN
    die: i64 = table.die_on(space)
    if die == NONE or die >= pieces.WORKERS or die == table.cells[cell.DIG_DIE]:
        return why.NO_WORKER
    if table.die_value(die) < (effect.at_least or table.token_value(token)):
        return why.DIE_TOO_LOW
    return ALLOWED if table.has_energy(effect.cost) else why.NO_ENERGY


def _token_cleared_at(table: Table, effect: Effect, space: i64) -> i64:
    """The token a die on that space could remove: that of its column from the AA gun, or the one on the space."""
    if effect.by_aa_die:
        return table.column_token(column_of(space)) if space < pieces.COLUMNS else NONE
    return table.token_at(space) if table.setting.token_place == pieces.ON_SPACES else NONE


def clear_token(table: Table, space: i64) -> None:
    """The die removes a token instead of its normal effect."""
    table.cells[cell.FRESH] = 0
    for effect in table.setting.by_op[op.CLEAR_TOKEN]:
        if _clearing_refusal(table, effect, space) == ALLOWED:
            _clear_by(table, effect, space)
            return


def _clear_by(table: Table, effect: Effect, space: i64) -> None:
    """Tokens of a pool go back there."""
    token: i64 = _token_cleared_at(table, effect, space)
    pay(table, effect.cost)
    remove_worker(table, table.die_on(space))
    table.lay_token(token, pieces.POOL if table.setting.token_place == pieces.IN_POOL else pieces.GONE)
    if effect.by_aa_die:
        table.journal.tell(told.COLUMN_CLEARED, column_of(space), table.token_value(token))
    else:
        table.journal.tell(told.SPACE_CLEARED, space, table.token_value(token), table.facility(space))
    spend(table, effect)
