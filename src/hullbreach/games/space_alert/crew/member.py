"""What a member of the crew does of what was agreed: tell, give, lay, close, and wait for the others."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.action_round.androids import PLAN_BOARD, PLAN_ROW
from hullbreach.games.space_alert.action_round.calls import somebody_holds, wish_of
from hullbreach.games.space_alert.action_round.planning import PUT_ROW, SIDES
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.action_round.talking import unheard
from hullbreach.games.space_alert.crew import talk
from hullbreach.games.space_alert.crew.agreement import CLOSING, Agreement, agree, first_open, open_phase, seconds_left
from hullbreach.games.space_alert.crew.trust import is_known
from hullbreach.games.space_alert.moves import VERBS
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move, Wait
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.table import CLOCK

NEXT: Final = VERBS.number("next")
PUT: Final = VERBS.number("put")
FLIP: Final = VERBS.number("flip")
SHIFT: Final = VERBS.number("shift")
TAKE_BACK: Final = VERBS.number("take-back")
CLOSE: Final = VERBS.number("close")
PLAN: Final = VERBS.number("plan")
PLAN_HEROIC: Final = VERBS.number("plan-heroic")
RETRIEVE: Final = VERBS.number("retrieve")
GIVE: Final = VERBS.number("give")
READY: Final = VERBS.number("ready")
SHARE: Final = VERBS.number("share")

GLANCE: Final = 1000  # milliseconds until one looks again whether others have moved
A_MOMENT: Final[i64] = 2500  # milliseconds after an announcement in which others tell their new cards
HALF_ACTIONS: Final = vec[i64](
    [pieces.MOVE_RED, pieces.MOVE_BLUE, pieces.CHANGE_DECK, pieces.A, pieces.B, pieces.C, pieces.BATTLEBOTS]
)
"""By the half of a card somebody asks for: what it does."""
LAST_SECONDS: Final[i64] = 30  # of a phase: cards for androids lie for good, and silence is no reason to wait


def intend(table: Table, seat: i64, tries: i64) -> Move | Wait:
    """In a guess made for the seat, while cards can be planned."""
    if table.is_silent() and table.setting.timed() and seconds_left(table) > LAST_SECONDS:
        return rest(table)
    if unheard(table, seat) == ALLOWED and not table.is_open_handed(seat):
        return say(SHARE)
    if others_will_tell(table):
        return Wait(GLANCE)
    agreed = agree(table, seat, tries)
    move = gift(table, seat, agreed)
    if move is None:
        move = spare_card(table, seat, agreed)
    if move is None:
        move = talk.reply(table, seat, agreed)
    if move is None:
        move = for_all(table, agreed) if table.setting.solo else next_change(table, seat, agreed)
    if move is None and not table.setting.solo and is_time_for_androids(table):
        move = for_androids(table, seat, agreed)
    if move is None:
        move = talk.announcement(table, seat, agreed)
    if move is None:
        move = talk.release(table, seat)
    return go_on(table, seat, agreed) if move is None else move


def others_will_tell(table: Table) -> bool:
    """Whether others may be about to tell what they have just drawn: until then planning is idle."""
    setting, cells = table.setting, table.cells
    if not setting.timed() or table.is_silent():
        return False
    heard: i64 = cells[layout.HEARD]
    second: i64 = table.row(heard - 1, layout.ROW_SECOND) if heard else 0
    if cells[CLOCK] - cells[layout.STARTED] - second * setting.pace > A_MOMENT:
        return False
    for other in range(setting.humans):
        if not table.is_open_handed(other):
            return True
    return False


def say(verb: i64, arg: i64 = 0) -> Move:
    return VERBS.vocabulary.say(verb, arg)


def rest(table: Table) -> Wait:
    """Until something can be heard, or others have moved."""
    if not table.setting.timed():
        return Wait(GLANCE)
    return Wait(int(table.alarms.due() - table.cells[CLOCK]))


# --- when all lies as agreed ---
def go_on(table: Table, seat: i64, agreed: Agreement) -> Move | Wait:
    """Close the phase, agree to end the round, or ask for the next announcement; else wait, as others may ask."""
    settled = is_settled(table, seat, agreed) and not somebody_holds(table, seat)
    if settled and table.may_end() and not table.cells[layout.READY + seat]:
        return say(READY)
    if not table.setting.timed():
        return say(NEXT) if settled or table.is_silent() else rest(table)
    ahead: bool = table.open_phase(seat) > table.cells[layout.PHASE]
    if settled and seconds_left(table) <= CLOSING and not (ahead or table.in_last_phase() or table.setting.solo):
        return say(CLOSE)
    return rest(table)


def is_settled(table: Table, seat: i64, agreed: Agreement) -> bool:
    """Whether everybody has done his part, as far as it can be seen; who does not tell has filled his slots."""
    setting = table.setting
    for member in range(setting.crew):
        if setting.is_android(member):
            if is_time_for_androids(table) and not lies(table, member, agreed):
                return False
        elif member == seat or table.is_open_handed(member):
            if not lies(table, member, agreed):
                return False
        elif not is_filled(table, member):
            return False
    return True


def lies(table: Table, member: i64, agreed: Agreement) -> bool:
    setting = table.setting
    end: i64 = setting.end_slot(open_phase(table, member))
    final: bool = setting.is_android(member) and not setting.solo
    for slot in range(first_open(table, member), end):
        wanted: i64 = agreed.wanted(member, slot)
        if wanted != table.laid(member, slot) and not (final and wanted < 0):
            return False
    return True


def is_filled(table: Table, member: i64) -> bool:
    setting = table.setting
    phase: i64 = table.open_phase(member)
    for slot in range(setting.first_slot(phase), setting.end_slot(phase)):
        if table.laid(member, slot) == NONE:
            return False
    return True


# --- one's own board ---
def next_change(table: Table, seat: i64, agreed: Agreement) -> Move | None:
    """The first slot that does not hold what it should; what is too much comes back last."""
    setting = table.setting
    end: i64 = setting.end_slot(table.open_phase(seat))
    for slot in range(first_open(table, seat), end):
        wanted: i64 = agreed.wanted(seat, slot)
        if wanted >= 0 and wanted != table.laid(seat, slot):
            move = bring(table, seat, slot, wanted, agreed)
            if move is not None:
                return move
    for slot in range(first_open(table, seat), end):
        if agreed.wanted(seat, slot) < 0 and table.laid(seat, slot) != NONE:
            return say(TAKE_BACK, slot)
    return None


def bring(table: Table, seat: i64, slot: i64, wanted: i64, agreed: Agreement) -> Move | None:
    """The card into its slot, from the hand or from another slot; None while somebody else has it."""
    card: i64 = packs.card_of(wanted)
    lying: i64 = table.laid(seat, slot)
    if lying != NONE and packs.card_of(lying) == card:
        return say(FLIP, slot)
    if table.held(seat, card):
        return say(PUT, card * PUT_ROW + slot * SIDES + packs.side_of(wanted))
    source: i64 = misplaced(table, seat, card, agreed)
    return None if source == NONE else say(SHIFT, source * pieces.TURNS + slot)


def misplaced(table: Table, member: i64, card: i64, agreed: Agreement) -> i64:
    """A slot of the open phase where that card lies and should not, or NONE."""
    for slot in range(first_open(table, member), table.setting.end_slot(open_phase(table, member))):
        laid: i64 = table.laid(member, slot)
        if laid != NONE and packs.card_of(laid) == card:
            wanted: i64 = agreed.wanted(member, slot)
            if wanted < 0 or packs.card_of(wanted) != card:
                return slot
    return NONE


# --- data transfers ---
def gift(table: Table, seat: i64, agreed: Agreement) -> Move | None:
    """The card another needs more, if it was agreed that one gives it."""
    setting = table.setting
    if not table.is_transferring() or table.cells[layout.GAVE + seat]:
        return None
    for member in range(setting.humans):
        for slot in range(setting.turns):
            if member == seat or agreed.wanted(member, slot) < 0 or agreed.owner(member, slot) != seat:
                continue
            card: i64 = packs.card_of(agreed.wanted(member, slot))
            if table.held(seat, card):
                return say(GIVE, card * pieces.MOST_CREW + member)
            source: i64 = misplaced(table, seat, card, agreed)
            if source != NONE:
                return say(TAKE_BACK, source)
    return None


def spare_card(table: Table, seat: i64, agreed: Agreement) -> Move | None:
    """A card somebody has asked for, from the first who tells his cards and does not need it."""
    if not table.is_transferring() or table.cells[layout.GAVE + seat]:
        return None
    for asker in range(table.setting.humans):
        half: i64 = wish_of(table, asker)
        if asker == seat or half == NONE:
            continue
        for giver in range(table.setting.humans):
            if giver == asker or table.cells[layout.GAVE + giver] or not is_known(table, giver, seat):
                continue
            card: i64 = spare(table, giver, half, agreed)
            if card != NONE:
                if giver != seat:
                    break  # he will
                return say(GIVE, card * pieces.MOST_CREW + asker)
    return None


def spare(table: Table, giver: i64, half: i64, agreed: Agreement) -> i64:
    """A card in the hand with that half which nobody has a plan for, or NONE."""
    for card in range(packs.ORDINARY):
        if packs.HALVES[card * 2] != HALF_ACTIONS[half] and packs.HALVES[card * 2 + 1] != HALF_ACTIONS[half]:
            continue
        if table.held(giver, card) > still_to_lay(table, giver, card, agreed):
            return card
    return NONE


def still_to_lay(table: Table, giver: i64, card: i64, agreed: Agreement) -> i64:
    """How many of his cards of that kind are wanted somewhere where they do not lie yet."""
    count: i64 = 0
    for member in range(table.setting.crew):
        for slot in range(table.setting.turns):
            wanted: i64 = agreed.wanted(member, slot)
            if wanted < 0 or packs.card_of(wanted) != card or agreed.owner(member, slot) != giver:
                continue
            laid: i64 = table.laid(member, slot)
            if laid == NONE or packs.card_of(laid) != card:
                count += 1
    return count


# --- androids ---
def is_time_for_androids(table: Table) -> bool:
    """Their cards lie for good: as late as can be. Without a clock nobody knows when that is."""
    return not table.setting.timed() or seconds_left(table) <= LAST_SECONDS


def for_androids(table: Table, seat: i64, agreed: Agreement) -> Move | None:
    """A card of one's own that an android is to play, or its heroic one."""
    setting = table.setting
    phase: i64 = table.open_phase(seat)
    for member in range(setting.humans, setting.crew):
        for slot in range(setting.first_slot(phase), setting.end_slot(phase)):
            wanted: i64 = agreed.wanted(member, slot)
            if wanted < 0 or table.laid(member, slot) != NONE:
                continue
            owner: i64 = agreed.owner(member, slot)
            if owner == member and table.held(member, packs.card_of(wanted)):
                return plan(member, slot, wanted)
            if owner == seat and table.held(seat, packs.card_of(wanted)):
                return plan(member, slot, wanted)
    return None


def plan(member: i64, slot: i64, wanted: i64) -> Move:
    card: i64 = packs.card_of(wanted)
    place: i64 = slot * SIDES + packs.side_of(wanted)
    if packs.is_heroic(card):
        return say(PLAN_HEROIC, member * PLAN_ROW + place)
    return say(PLAN, member * PLAN_BOARD + card * PLAN_ROW + place)


def for_all(table: Table, agreed: Agreement) -> Move | None:
    """Alone: what lies wrong comes back before anything else is laid."""
    setting = table.setting
    end: i64 = setting.end_slot(table.cells[layout.PHASE])
    for member in range(setting.crew):
        for slot in range(first_open(table, member), end):
            laid: i64 = table.laid(member, slot)
            if laid != NONE and laid != agreed.wanted(member, slot):
                return say(RETRIEVE, member * pieces.TURNS + slot)
    for member in range(setting.crew):
        for slot in range(first_open(table, member), end):
            if table.laid(member, slot) == NONE and agreed.wanted(member, slot) >= 0:
                return plan(member, slot, agreed.wanted(member, slot))
    return None
