"""What one may do, and when it is legal.

Each verb of the vocabulary is a small class with two answers: why it is refused now (or not), and what doing it sets
going. Legal moves are the candidates that nothing refuses, so offering and accepting cannot differ. A phase leaves its
step on top of the agenda: what a move does comes before it, and a choice takes it away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import (
    abilities,
    campaign,
    choices,
    flow,
    mothership,
    planning,
    room_kinds,
    rooms,
)
from hullbreach.games.under_falling_skies.effects import RESOLVE_ROOMS, launch_ship
from hullbreach.games.under_falling_skies.pieces import (
    DICE,
    FACES,
    HIGHEST,
    NONE,
    SPACES,
    WORKERS,
)
from hullbreach.games.under_falling_skies.powers import has_uses
from hullbreach.games.under_falling_skies.refusals import (
    ABILITY_IDLE,
    ABILITY_SPENT,
    ALLOWED,
    NO_ABILITY,
    NO_ROBOT,
    NO_SUCH_DIE,
    NOT_NOW,
    NOT_THAT_LAUNCH_POINT,
    Action,
)
from hullbreach.games.under_falling_skies.state import (
    AFTERMATH,
    AIM,
    INSTALL,
    LAUNCH,
    OFFER,
    PHASE,
    PHASE_NAMES,
    PLANNING,
    RESOLVING,
    ROOMS,
    SCRAP_ROBOT,
    Table,
)
from hullbreach.games.under_falling_skies.vocabulary import VERBS, VOCABULARY, face_of, space_of
from hullbreach.kernel.agenda import about_of
from hullbreach.kernel.moves import Move


# --- the phases of a round -------------------------------------------------------------------------------------------
class Place(Action):
    """Put a worker die on a space (UFS-PLAN-02)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != PLANNING:
            return NOT_NOW
        face: i64 = face_of(arg)
        if table.unplaced(face) == NONE:
            return NO_SUCH_DIE
        return planning.placement_refusal(table, face % HIGHEST + 1, space_of(arg))

    def carry_out(self, table: Table, arg: i64) -> None:
        planning.place(table, table.unplaced(face_of(arg)), space_of(arg))


class Use(Action):
    """Use a room; after an ability for a room, one that it is for."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] == ROOMS:
            return rooms.use_refusal(table, arg)
        if table.cells[PHASE] != AIM:
            return NOT_NOW
        ability = table.setting.abilities[about_of(table.agenda.top())]
        return abilities.aim_refusal(table, ability, arg)

    def carry_out(self, table: Table, arg: i64) -> None:
        abilities.drop_aim(table)
        rooms.use(table, table.setting.room_of(arg))


class Dig(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return rooms.dig_refusal(table) if table.cells[PHASE] == ROOMS else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        rooms.dig(table)


class Discard(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return rooms.discard_refusal(table, arg) if table.cells[PHASE] == ROOMS else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        rooms.discard(table, arg)


class Clear(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return rooms.clear_refusal(table, arg) if table.cells[PHASE] == ROOMS else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        rooms.clear_token(table, arg)


class Scrap(Action):
    """Take a robot off the board, between two steps or to build it anew (UFS-ROBOT-04)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        phase: i64 = table.cells[PHASE]
        if phase != PLANNING and phase != ROOMS and phase != INSTALL and phase != SCRAP_ROBOT:
            return NOT_NOW
        return ALLOWED if table.die_on(arg) >= WORKERS else NO_ROBOT

    def carry_out(self, table: Table, arg: i64) -> None:
        room_kinds.scrap(table, arg)


class Done(Action):
    """End the Rooms phase, or a choice that may end here."""

    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == ROOMS else choices.may_stop(table)

    def carry_out(self, table: Table, arg: i64) -> None:
        if table.next_step() == RESOLVE_ROOMS:
            flow.end_rooms(table)
        else:
            choices.stop(table)


class UseAbility(Action):
    """Use an ability that is offered, or one that belongs to this moment."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] == OFFER:
            offered = table.setting.abilities[about_of(table.agenda.top())]
            return ALLOWED if offered.source == arg else NO_ABILITY
        ability = abilities.ability_at_hand(table, arg)
        if ability is None:
            return NO_ABILITY
        if abilities.can_use(table, ability):
            return ALLOWED
        return ABILITY_IDLE if has_uses(table, ability) else ABILITY_SPENT

    def carry_out(self, table: Table, arg: i64) -> None:
        abilities.begin_ability(table, abilities.chosen_ability(table, arg))


class Decline(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == OFFER else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        table.agenda.pop()


class Launch(Action):
    """Where the next ship is launched, if the rules leave a choice (UFS-LAUNCH-05)."""

    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != LAUNCH:
            return NOT_NOW
        return ALLOWED if (mothership.launch_columns(table) >> arg) & 1 else NOT_THAT_LAUNCH_POINT

    def carry_out(self, table: Table, arg: i64) -> None:
        launch_ship(table, mothership.next_ship(table), arg)


# --- the tables ------------------------------------------------------------------------------------------------------
# In the order of VERBS.
ACTIONS: Final[list[Action]] = [
    Place(),
    Use(),
    Dig(),
    Discard(),
    Clear(),
    Scrap(),
    Done(),
    UseAbility(),
    Decline(),
    *choices.CHOICE_ACTIONS,
    Launch(),
    *campaign.CAMPAIGN_ACTIONS,
]
PLACE: Final[i64] = 0
USE: Final[i64] = 1
DISCARD: Final[i64] = 3
CLEAR: Final[i64] = 4
SCRAP: Final[i64] = 5


def refusal(table: Table, move: Move) -> i64:
    return ACTIONS[move.verb].refusal(table, move.arg)


def carry_out(table: Table, move: Move) -> None:
    """Play a move that nothing refuses, and everything it leads to; where one choice is left, it is made."""
    table.cells[PHASE] = RESOLVING
    ACTIONS[move.verb].carry_out(table, move.arg)
    go_on(table)


def go_on(table: Table) -> None:
    """Resolve what is on the agenda. If there is only one way to choose, do not ask."""
    flow.run(table)
    forced = forced_move(table)
    while forced is not None:
        table.cells[PHASE] = RESOLVING
        ACTIONS[forced.verb].carry_out(table, forced.arg)
        flow.run(table)
        forced = forced_move(table)
    if table.cells[PHASE] == AFTERMATH:
        campaign.note_game(table)


def forced_move(table: Table) -> Move | None:
    if not FORCES[table.cells[PHASE]]:
        return None
    found: Move | None = None
    for move in _BY_PHASE[table.cells[PHASE]]:
        if ACTIONS[move.verb].refusal(table, move.arg) == ALLOWED:
            if found is not None:
                return None
            found = move
    return found


def legal_moves(table: Table) -> list[Move]:
    """Every move that nothing refuses now."""
    phase: i64 = table.cells[PHASE]
    legal: list[Move] = []
    if phase == PLANNING:
        _add_placements(table, legal)
    if phase == ROOMS:
        _add_die_moves(table, legal)
    if phase == PLANNING or phase == ROOMS:
        _add_scrapping(table, legal)
    for move in _BY_PHASE[phase]:
        if ACTIONS[move.verb].refusal(table, move.arg) == ALLOWED:
            legal.append(move)
    return legal


def _add_placements(table: Table, legal: list[Move]) -> None:
    """Every look of an unplaced die with every space it may go to."""
    face: i64 = 0
    while face < FACES:
        if table.unplaced(face) != NONE:
            space: i64 = 0
            while space < SPACES:
                if planning.placement_refusal(table, face % HIGHEST + 1, space) == ALLOWED:
                    legal.append(VOCABULARY.say(PLACE, face * SPACES + space))
                space += 1
        face += 1


def _add_die_moves(table: Table, legal: list[Move]) -> None:
    """What the dice in the base may do; a room is used by the die on its first space."""
    die: i64 = 0
    while die < DICE:
        space: i64 = table.die_space(die)
        if space != NONE:
            if rooms.use_refusal(table, space) == ALLOWED:
                legal.append(VOCABULARY.say(USE, space))
            if rooms.clear_refusal(table, space) == ALLOWED:
                legal.append(VOCABULARY.say(CLEAR, space))
            if die < WORKERS:
                legal.append(VOCABULARY.say(DISCARD, space))
        die += 1


def _add_scrapping(table: Table, legal: list[Move]) -> None:
    die: i64 = WORKERS
    while die < DICE:
        if table.die_space(die) != NONE:
            legal.append(VOCABULARY.say(SCRAP, table.die_space(die)))
        die += 1


# The verbs to ask about in each phase; placing, dice in rooms and scrapping come on top.
_VERBS_BY_PHASE: Final[dict[str, str]] = {
    "planning": "ability",
    "rooms": "dig done ability",
    "offer": "ability decline",
    "turn_die": "turn done",
    "reroll_dice": "reroll done",
    "take_die": "take done",
    "put_die": "put",
    "excavate": "excavate done",
    "target": "target done",
    "move_ship": "to",
    "aim": "use",
    "order": "first",
    "strike": "strike",
    "research_steps": "research",
    "install": "install scrap",
    "scrap_robot": "scrap",
    "command_dice": "raise done",
    "launch": "launch ability",
    "stack": "stack",
    "defend": "defend",
    "enlist": "enlist",
    "threat": "threat",
    "aftermath": "continue",
}
_BY_PHASE: Final[list[list[Move]]] = [
    [move for move in VOCABULARY.moves if VERBS[move.verb].name in _VERBS_BY_PHASE.get(phase, "").split()]
    for phase in PHASE_NAMES
]
# Phases in which a single choice is made without asking.
FORCES: Final[list[bool]] = [
    phase
    in (
        "turn_die",
        "take_die",
        "put_die",
        "excavate",
        "target",
        "move_ship",
        "aim",
        "install",
        "enlist",
        "defend",
    )
    for phase in PHASE_NAMES
]
