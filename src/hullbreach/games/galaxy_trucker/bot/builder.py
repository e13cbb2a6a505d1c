"""How a bot builds: what it picks up, where it welds it, and when it is content.

It works as people do, with one hand, from what lies open before everybody: there is no plan but the ship as it stands
and what its free squares promise (draft.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, moves, pieces
from hullbreach.games.galaxy_trucker.bot import taste
from hullbreach.games.galaxy_trucker.bot.aims import aims_of
from hullbreach.games.galaxy_trucker.bot.care import A_LOOK, Care
from hullbreach.games.galaxy_trucker.bot.draft import Draft, drafted
from hullbreach.games.galaxy_trucker.bot.spots import Spot, best_spot
from hullbreach.games.galaxy_trucker.bot.taste import Taste
from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.games.galaxy_trucker.state import ASIDE_PLACES, Table
from hullbreach.games.galaxy_trucker.yard import aside, finishing, warehouse
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.table import CLOCK

VOCABULARY: Final = moves.VERBS.vocabulary
DRAW: Final = VOCABULARY.read("draw")
DRAW_SPECIAL: Final = VOCABULARY.read("draw-special")
RETURN: Final = VOCABULARY.read("return")
KEEP: Final = VOCABULARY.read("keep")
CLOSE: Final = VOCABULARY.read("close")
TAKE: Final[i64] = moves.VERBS.number("take")
WELD: Final[i64] = moves.VERBS.number("weld")
REACH: Final[i64] = moves.VERBS.number("reach")
FINISH: Final[i64] = moves.VERBS.number("finish")
SAMPLE: Final[i64] = 9  # every ninth component says how good the others are


def build(table: Table, seat: i64, care: Care, liking: Taste) -> Move:
    """The next thing to do in the yard."""
    if table.of(seat, cell.LOOKING) != NONE:
        return CLOSE
    looks: float = looks_left(table, seat, care)
    draft = draft_of(table, seat, looks, care, liking)
    if table.of(seat, cell.HAND) != NONE:
        return use_hand(table, seat, draft, care)
    chosen = best_known(table, seat, draft, care)
    if chosen is not None:
        return chosen
    if looks >= 1.0 and has_room(draft):
        if draft.aims is not None and table.has_face_down(True) and prefers_special(table, draft):
            return DRAW_SPECIAL
        if warehouse.any_face_down(table):
            return DRAW
    return VOCABULARY.say(FINISH, finishing.lowest_left(table) - 1)


# --- time ------------------------------------------------------------------------------------------------------------
def looks_left(table: Table, seat: i64, care: Care) -> float:
    """How many more components it will look at: as its patience, the rules, the pile and the timer allow."""
    handled: i64 = table.of(seat, cell.HANDLED)
    found: float = care.looks * float(table.board().size) - float(handled)
    found = min(found, float(warehouse.MOST_HANDLED - handled))
    found = min(found, float(share_of_pile(table)))
    if table.setting.timer_ms > 0:
        found = min(found, float(ms_left(table)) / (float(A_LOOK) * care.hand))
    return max(found, 0.0)


def share_of_pile(table: Table) -> i64:
    """How many components everybody who still builds will draw."""
    builders: i64 = 0
    for seat in range(table.seats):
        if table.of(seat, cell.ORDER) == 0:
            builders += 1
    return table.count_tiles(cell.FACE_DOWN) // max(builders, 1)


def ms_left(table: Table) -> i64:
    """Until time is up for all, if the timer is turned as soon as it can be."""
    left: i64 = table.cells[cell.RUNS_LEFT] * table.setting.timer_ms
    if table.cells[cell.TIMER_ENDS] != NONE:
        left += table.cells[cell.TIMER_ENDS] - table.cells[CLOCK]
    return left


def draft_of(table: Table, seat: i64, looks: float, care: Care, liking: Taste) -> Draft:
    draft = drafted(table.ships[seat], liking, 0.0)
    draft.aim(aims_of(table), table.level().best_looking)
    free: i64 = draft.free_squares()
    if care.promises and free > 0:
        draft.hope = min(1.0, looks / (care.patience * float(free)))
    return draft


# --- with something in hand ------------------------------------------------------------------------------------------
def use_hand(table: Table, seat: i64, draft: Draft, care: Care) -> Move:
    """Weld it where it does good; else put it back, or aside if it came from there or is wanted."""
    tile: i64 = table.of(seat, cell.HAND)
    spot = best_spot(draft, tile, draft.worth())
    if spot.gain > 0.0:
        return weld(table, spot)
    if table.of(seat, cell.HAND_FROM) == cell.FROM_ASIDE:
        return weld(table, spot) if spot.place != NONE else KEEP
    unhurried: bool = care.sets_aside and draft.hope >= 1.0 and not pieces.is_special(tile)
    wanted: bool = unhurried and draft.wants(tile) > taste.WORTH_KEEPING
    return KEEP if wanted and aside.free_place(table, seat) != NONE else RETURN


def weld(table: Table, spot: Spot) -> Move:
    return VOCABULARY.say(WELD, table.board().spots[spot.place] * part.SIDES + spot.turn)


# --- with an empty hand ----------------------------------------------------------------------------------------------
def best_known(table: Table, seat: i64, draft: Draft, care: Care) -> Move | None:
    """The component set aside, or lying open, that does most good; None if none does any."""
    now: float = draft.worth()
    best: float = 0.0
    chosen: Move | None = None
    for place in range(ASIDE_PLACES):
        kept: i64 = table.of(seat, cell.ASIDE + place)
        if kept != NONE:
            gain: float = best_spot(draft, kept, now).gain
            if gain > best:
                best = gain
                chosen = VOCABULARY.say(REACH, place)
    if care.rummages:
        for tile in range(pieces.COMPONENTS):
            if table.cells[cell.TILES + tile] == cell.FACE_UP:
                gain = best_spot(draft, tile, now).gain
                if gain > best:
                    best = gain
                    chosen = VOCABULARY.say(TAKE, tile)
    return chosen


def prefers_special(table: Table, draft: Draft) -> bool:
    """Whether special components promise more than ordinary ones, by a sample of what may lie face down.

    Everybody sees by their backs which are special; which of a kind they are nobody knows, so those that are not in
    play count too.
    """
    now: float = draft.worth()
    special = hoped(table, draft, now, pieces.ORDINARY, pieces.ORDINARY + pieces.SPECIAL)
    return special > 0.0 and special > hoped(table, draft, now, 0, pieces.ORDINARY)


def hoped(table: Table, draft: Draft, now: float, first: i64, end: i64) -> float:
    """What one of these components would add on average, if all that add nothing are put back."""
    total: float = 0.0
    seen: i64 = 0
    met: i64 = 0
    for tile in range(first, end):
        if may_be_drawn(table, tile):
            met += 1
            if met % SAMPLE == 1:
                seen += 1
                total += max(0.0, best_spot(draft, tile, now).gain)
    return total / float(seen) if seen > 0 else 0.0


def may_be_drawn(table: Table, tile: i64) -> bool:
    """Whether it may lie face down, as far as anybody knows."""
    where: i64 = table.where(tile)
    if where == cell.FACE_DOWN:
        return True
    if where != cell.NOT_IN_PLAY:
        return False
    for addition in table.plan.additions:
        if (addition.kinds >> part.kind_of(pieces.lying(tile, 0))) & 1:
            return True
    return False


def has_room(draft: Draft) -> bool:
    """Whether anything could be welded anywhere."""
    for place in range(draft.board.size):
        if draft.parts[place] == part.EMPTY and draft.weldable(place) > 0.0:
            return True
    return False
