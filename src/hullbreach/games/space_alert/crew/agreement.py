"""The plan a crew agrees on without a word more: whoever knows the same cards and threats finds the same plan.

What everybody has told, the threats on the table and what lies in closed slots is all that counts, not where cards of
the open phase lie at the moment. So nobody who carries his part out changes what the others find.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import guessing, pieces
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.action_round.calls import claimant, fires_at
from hullbreach.games.space_alert.action_round.schedule import MINUTE_BEFORE
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.crew import cards, trust
from hullbreach.games.space_alert.crew.cards import CrewHands
from hullbreach.games.space_alert.crew.futures import draw_future
from hullbreach.games.space_alert.crew.search import CrewSearch, Future
from hullbreach.games.space_alert.crew.trust import is_known
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded

SEED: Final = 1
MOST_KEPT: Final = 32
FUTURES: Final[i64] = 5
TRIES_PER_FUTURE: Final[i64] = 2000  # whoever has little time imagines less
FLEETING: Final[i64] = 4  # a plan that news will change anyway is thought about for so small a part of the time
CLOSING: Final[i64] = 10  # seconds before the end of a phase from which on one looks ahead to the next


@final
class Agreement:
    """For each slot of each board the card to lay, as a number with its side, and whose it is."""

    def __init__(self, laid: vec[i64], owners: vec[i64]) -> None:
        self.laid = laid
        self.owners = owners

    def wanted(self, member: i64, slot: i64) -> i64:
        place: i64 = member * pieces.TURNS + slot
        return self.laid[place]

    def owner(self, member: i64, slot: i64) -> i64:
        place: i64 = member * pieces.TURNS + slot
        return self.owners[place]


KEPT: Final[dict[tuple[int, ...], Agreement]] = {}
"""What was found before: it depends on the key alone, so nobody can tell but by the clock."""


def agree(table: Table, seat: i64, tries: i64) -> Agreement:
    """From a guess made for the seat."""
    if is_fleeting(table):
        tries //= FLEETING
    hands, plans = known(table, seat)
    key = key_of(table, seat, hands, plans, tries)
    found = KEPT.get(key)
    if found is None:
        found = search(table, seat, tries)
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        KEPT[key] = found
    return found


def is_fleeting(table: Table) -> bool:
    """Whether there will be news before anything is settled: a phase ends, or somebody gives a card."""
    if not table.setting.timed():
        return False
    if table.cells[layout.WARNED]:
        return not table.in_last_phase() and seconds_left(table) <= CLOSING
    return not table.is_transferring() or has_been_given(table)


def has_been_given(table: Table) -> bool:
    for seat in range(table.setting.humans):
        if table.cells[layout.GAVE + seat]:
            return True
    return False


def search(table: Table, seat: i64, tries: i64) -> Agreement:
    count: i64 = 1 + tries // TRIES_PER_FUTURE
    futures: list[Future] = []
    for number in range(count if count < FUTURES else FUTURES):
        futures.append(future_of(table, seat, SEED + int(number)))
    look = CrewSearch(futures, seeded(SEED))
    look.search(tries)
    return agreement_of(look)


def future_of(table: Table, seat: i64, seed: int) -> Future:
    """One way it may go on, without what others have taken upon themselves."""
    drawn = draw_future(table, seat, seed)
    trust.leave_claimed(drawn, seat)
    hands, plans = known(table, seat)
    deal_later(drawn, seat, hands)
    return Future(trust.take_off(drawn, plans, trust.promised(table, seat)), hands)


def agreement_of(look: CrewSearch) -> Agreement:
    """What is decided now."""
    hands = look.futures[0].hands
    laid, owners = vec[i64](), vec[i64]()
    for place in range(i64(len(look.slots))):
        card: i64 = look.slots[place] if hands.now[place] else NONE
        if card < 0:
            laid, owners = append(laid, card), append(owners, NONE)
            continue
        kind: i64 = hands.kinds[card]
        up: i64 = packs.MOVE_UP if look.plans[place] == packs.HALVES[kind * 2] else packs.ACT_UP
        laid, owners = append(laid, packs.laid(kind, up)), append(owners, hands.owners[card])
    return Agreement(laid, owners)


def key_of(table: Table, seat: i64, hands: CrewHands, plans: vec[i64], tries: i64) -> tuple[int, ...]:
    """Everything a search depends on."""
    setting, cells = table.setting, table.cells
    numbers = [int(setting.rules), int(setting.crew), int(setting.humans), int(tries), int(hands.givers)]
    numbers += [int(trust.promised(table, seat)), int(claims(table, seat))]
    numbers += [int(cells[layout.PHASE]), int(cells[layout.WARNED]), int(guessing.last_token(table))]
    for part in (
        cells[layout.THREATS : layout.THREATS + 1],
        cells[layout.ANNOUNCED : layout.DECK],
        cells[layout.LEVELS : layout.VOTES],
        guessing.hidden_cards(table, seat),
        plans,
        hands.may,
        hands.now,
        hands.kinds,
        hands.owners,
        hands.since,
    ):
        numbers += [int(number) for number in part]
    return tuple(numbers)


def claims(table: Table, seat: i64) -> i64:
    """A bit for each threat that is left to somebody who does not tell how he deals with it."""
    one: i64 = 1
    bits: i64 = 0
    for number in range(table.cells[layout.THREATS]):
        owner: i64 = claimant(table, number)
        if owner != NONE and not is_known(table, owner, seat):
            bits |= one << number
    return bits


# --- what is known ---
def known(table: Table, seat: i64) -> tuple[CrewHands, vec[i64]]:
    """What may be planned as far as the seat knows, and what lies in closed slots."""
    setting = table.setting
    hands = CrewHands(setting.crew, setting.humans, setting.turns)
    plans = vec[i64]([0 for _ in range(setting.crew * pieces.TURNS)])
    if table.is_transferring():
        one: i64 = 1
        for giver in range(setting.humans):
            if is_known(table, giver, seat) and not table.cells[layout.GAVE + giver]:
                hands.givers |= one << giver
    for member in range(setting.crew):
        open_board(table, seat, member, hands, plans)
    if setting.solo:
        for card in range(packs.ORDINARY):
            deal(hands, cards.COMMON, card, common_cards(table, card), first_open(table, 0))
    return hands, plans


def open_phase(table: Table, member: i64) -> i64:
    """The phase in which a board can be planned: for androids the computer's."""
    return table.cells[layout.PHASE] if table.setting.is_android(member) else table.open_phase(member)


def first_open(table: Table, member: i64) -> i64:
    """The first slot of a board that is still talked about: nothing is changed at the last moment."""
    phase: i64 = open_phase(table, member)
    if phase == table.cells[layout.PHASE] and not table.in_last_phase() and seconds_left(table) <= CLOSING:
        return table.setting.end_slot(phase)
    return table.setting.first_slot(phase)


def seconds_left(table: Table) -> i64:
    """Until the phase ends, as far as it was announced."""
    cells = table.cells
    if not cells[layout.WARNED]:
        return MINUTE_BEFORE + 1
    return cells[layout.ENDS + cells[layout.PHASE]] - cells[layout.SECOND]


def open_board(table: Table, seat: i64, member: i64, hands: CrewHands, plans: vec[i64]) -> None:
    setting = table.setting
    first: i64 = first_open(table, member)
    end: i64 = setting.end_slot(open_phase(table, member))
    own_way: bool = trust.goes_own_way(table, member, seat)
    final: bool = setting.is_android(member) and not setting.solo
    told: bool = is_known(table, member, seat) or setting.is_android(member)
    if own_way and told:
        first = end  # what he has laid stands
    for slot in range(setting.turns):
        laid: i64 = table.laid(member, slot)
        if own_way and not told:
            continue  # nobody knows what he does, but that he is busy
        if not told and fires_at(table, member, slot) != NONE and (laid == NONE or packs.side_of(laid) == packs.ACT_UP):
            plans[member * pieces.TURNS + slot] = pieces.A
        elif not told and laid != NONE and not table.is_face_up(member):
            hands.allow(member, slot, cards.UNKNOWN_MOVEMENT + packs.side_of(laid), True)
        elif slot < first or (laid != NONE and (final or not told)):
            plans[member * pieces.TURNS + slot] = pieces.NOTHING if laid == NONE else packs.action_of(laid)
        elif not told:
            hands.allow(member, slot, cards.UNKNOWN, slot < end)
        else:
            hands.allow(member, slot, cards.CARDS if slot < end or setting.solo else cards.LATER, slot < end)
    if told:
        for card in range(packs.ORDINARY if setting.solo else 0, packs.KINDS):
            count: i64 = table.held(member, card) + lying(table, member, card, first, end)
            deal(hands, member, card, count, first)


def deal_later(future: Table, seat: i64, hands: CrewHands) -> None:
    """The packets of later phases, as they lie in that future."""
    setting = future.setting
    for member in range(setting.humans):
        if not is_known(future, member, seat):
            continue
        for phase in range(future.open_phase(member) + 1, setting.phases):
            start: i64 = layout.DECK + setting.packet_start(phase, member)
            for place in range(start, start + setting.packets[phase]):
                if future.cells[place] != NONE:
                    hands.deal(member, future.cells[place], setting.first_slot(phase))


def deal(hands: CrewHands, owner: i64, card: i64, count: i64, since: i64) -> None:
    for _ in range(count):
        hands.deal(owner, card, since)


def lying(table: Table, member: i64, card: i64, first: i64, end: i64) -> i64:
    """How many of a card lie in slots that can still be changed."""
    count: i64 = 0
    if table.setting.is_android(member) and not table.setting.solo:
        return count
    for slot in range(first, end):
        laid: i64 = table.laid(member, slot)
        if laid != NONE and packs.card_of(laid) == card:
            count += 1
    return count


def common_cards(table: Table, card: i64) -> i64:
    """Alone: those that lie open, and those that can be taken back."""
    count: i64 = table.cells[layout.COMMON + card]
    end: i64 = table.setting.end_slot(table.cells[layout.PHASE])
    for member in range(table.setting.crew):
        count += lying(table, member, card, first_open(table, member), end)
    return count
