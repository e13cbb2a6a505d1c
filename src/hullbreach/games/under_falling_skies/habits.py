"""How a sensible player goes on without thinking: every die where it does most good and least harm.

`greedy` plays so. Search plays on so to the end of the round, where the rule of thumb (bot.py) judges best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, moves, pieces, stage, vocabulary
from hullbreach.games.under_falling_skies.outlook import DECISIVE, Outlook
from hullbreach.games.under_falling_skies.planning import can_hold, farthest
from hullbreach.games.under_falling_skies.rooms.phase import dig_refusal
from hullbreach.games.under_falling_skies.rooms.use import use_refusal
from hullbreach.games.under_falling_skies.rooms.worth import value_of
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED

WORST: Final = -100.0 * DECISIVE
USUAL_ROBOT: Final[i64] = 3  # the value of a robot over its life
VOCABULARY: Final = moves.VERBS.vocabulary
DIG: Final = VOCABULARY.read("dig")
DONE: Final = VOCABULARY.read("done")
PLACE: Final[i64] = moves.VERBS.number("place")
USE: Final[i64] = moves.VERBS.number("use")
INSTALL: Final[i64] = moves.VERBS.number("install")


def finish_round(table: Table) -> None:
    """Play on until the next round begins or the battle is decided; without a habit any move will do."""
    now: i64 = table.cells[cell.ROUND]
    while now > 0 and table.cells[cell.ROUND] == now and not table.is_decided():
        move = habit(table)
        moves.RULES.make(table, PLAYER, move if move is not None else moves.RULES.legal(table, PLAYER)[0])


def habit(table: Table) -> Move | None:
    """There are habits for placing dice, using rooms and installing robots; everything else needs a thought."""
    now: i64 = table.stage_of(PLAYER)
    if now == stage.PLANNING:
        return best_placement(table)
    if now == stage.ROOMS:
        return best_use(table)
    return best_post(table) if now == stage.INSTALL else None


def best_placement(table: Table) -> Move:
    outlook = Outlook(table)
    outlook.look_ahead()
    best: float = WORST
    chosen: i64 = NONE
    seen: i64 = 0  # bit per face: dice that look alike are alike
    for die in range(pieces.WORKERS):
        face: i64 = table.face(die)
        if table.die_space(die) == NONE and not (seen >> face) & 1:
            seen |= 1 << face
            aside: float = outlook.white_die(die) if die >= pieces.FIRST_WHITE else 0.0
            ahead: i64 = farthest(table, table.die_value(die))
            for space in range(pieces.SPACES):
                if can_hold(table, space, ahead):
                    score: float = aside + outlook.placement(table.die_value(die), space)
                    if score > best:
                        best = score
                        chosen = vocabulary.placement(face, space)
    return VOCABULARY.say(PLACE, chosen)


def best_use(table: Table) -> Move:
    """The room, or the dig, that does most good now; nothing once nothing does any."""
    outlook = Outlook(table)
    best: float = 0.0
    chosen = DONE
    if dig_refusal(table) == ALLOWED:
        best = outlook.dig(table.steps_ahead(table.die_space(table.cells[cell.DIG_DIE])))
        chosen = DIG
    for die in range(pieces.DICE):
        space: i64 = table.die_space(die)
        if space != NONE and use_refusal(table, space, NONE) == ALLOWED:
            room = table.setting.room_of(space)
            score: float = outlook.use(room, value_of(table, room, NONE))
            if score > best:
                best = score
                chosen = VOCABULARY.say(USE, space)
    return chosen


def best_post(table: Table) -> Move:
    """A new robot goes where one alone does most good."""
    outlook = Outlook(table)
    best: float = WORST
    legal = moves.RULES.legal(table, PLAYER)
    chosen = legal[0]
    for move in legal:
        if move.verb == INSTALL:
            room = table.setting.room_of(move.arg)
            score: float = 0.0 if room.is_multi() else outlook.use(room, USUAL_ROBOT + room.modifier)
            if score > best:
                best = score
                chosen = move
    return chosen
