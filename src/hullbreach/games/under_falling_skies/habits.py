"""How a sensible player goes on without thinking: every die where it does most good and least harm.

`greedy` plays so. Search plays on so to the end of the round, where the rule of thumb (bot.py) judges best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import moves
from hullbreach.games.under_falling_skies.outlook import DECISIVE, Outlook
from hullbreach.games.under_falling_skies.pieces import DICE, FIRST_WHITE, NONE, SPACES, WORKERS
from hullbreach.games.under_falling_skies.planning import placement_refusal
from hullbreach.games.under_falling_skies.refusals import ALLOWED
from hullbreach.games.under_falling_skies.rooms import dig_refusal, use_refusal, value_of
from hullbreach.games.under_falling_skies.state import DIG_DIE, INSTALL, PHASE, PLANNING, ROOMS, ROUND, Table
from hullbreach.games.under_falling_skies.vocabulary import VOCABULARY
from hullbreach.kernel.moves import Move

WORST: Final = -100.0 * DECISIVE
USUAL_ROBOT: Final[i64] = 3  # the value of a robot over its life
DIG: Final = VOCABULARY.read("dig")
DONE: Final = VOCABULARY.read("done")
INSTALL_VERB: Final[i64] = VOCABULARY.read("install r2c1").verb


def finish_round(table: Table) -> None:
    """Play on until the next round begins or the battle is decided; without a habit any move will do."""
    now: i64 = table.cells[ROUND]
    while now > 0 and table.cells[ROUND] == now and not table.is_decided():
        move = habit(table)
        moves.carry_out(table, move if move is not None else moves.legal_moves(table)[0])


def habit(table: Table) -> Move | None:
    """There are habits for placing dice, using rooms and installing robots; everything else needs a thought."""
    phase: i64 = table.cells[PHASE]
    if phase == PLANNING:
        return best_placement(table)
    if phase == ROOMS:
        return best_use(table)
    return best_post(table) if phase == INSTALL else None


def best_placement(table: Table) -> Move:
    outlook = Outlook(table)
    outlook.look_ahead()
    best: float = WORST
    chosen: i64 = NONE
    seen: i64 = 0  # bit per face: dice that look alike are alike
    die: i64 = 0
    while die < WORKERS:
        face: i64 = table.face(die)
        if table.die_space(die) == NONE and not (seen >> face) & 1:
            seen |= 1 << face
            aside: float = outlook.white_die(die) if die >= FIRST_WHITE else 0.0
            space: i64 = 0
            while space < SPACES:
                if placement_refusal(table, table.die_value(die), space) == ALLOWED:
                    score: float = aside + outlook.placement(table.die_value(die), space)
                    if score > best:
                        best = score
                        chosen = face * SPACES + space
                space += 1
        die += 1
    return VOCABULARY.say(moves.PLACE, chosen)


def best_use(table: Table) -> Move:
    """The room, or the dig, that does most good now; nothing once nothing does any."""
    outlook = Outlook(table)
    best: float = 0.0
    chosen = DONE
    if dig_refusal(table) == ALLOWED:
        best = outlook.dig(table.steps_ahead(table.die_space(table.cells[DIG_DIE])))
        chosen = DIG
    die: i64 = 0
    while die < DICE:
        space: i64 = table.die_space(die)
        if space != NONE and use_refusal(table, space) == ALLOWED:
            room = table.setting.room_of(space)
            score: float = outlook.use(room, value_of(table, room))
            if score > best:
                best = score
                chosen = VOCABULARY.say(moves.USE, space)
        die += 1
    return chosen


def best_post(table: Table) -> Move:
    """A new robot goes where one alone does most good."""
    outlook = Outlook(table)
    best: float = WORST
    legal = moves.legal_moves(table)
    chosen = legal[0]
    for move in legal:
        if move.verb == INSTALL_VERB:
            room = table.setting.room_of(move.arg)
            score: float = 0.0 if room.is_multi() else outlook.use(room, USUAL_ROBOT + room.modifier)
            if score > best:
                best = score
                chosen = move
    return chosen
