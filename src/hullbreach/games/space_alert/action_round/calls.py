"""What the crew keeps in mind of what was said: who does what, who was asked, who needs a card, who wants to wait."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.vocabulary import DUTIES, HALVES, PHRASES
from hullbreach.kernel.agenda import NONE

COUNT: Final[i64] = 15
assert len(DUTIES) == COUNT

YES: Final[i64] = PHRASES.index("yes")
NO: Final[i64] = PHRASES.index("no")
HOLD: Final[i64] = PHRASES.index("wait")
HURRY: Final[i64] = PHRASES.index("hurry")
DONE: Final[i64] = PHRASES.index("done")
SORRY: Final[i64] = PHRASES.index("sorry")


def numbers_of(start: str, names: tuple[str, ...]) -> vec[i64]:
    """For each phrase the number of the name behind that start, or NONE."""
    found = {f"{start}-{name}": number for number, name in enumerate(names)}
    return vec[i64]([found.get(phrase, -1) for phrase in PHRASES])


ASKS: Final = numbers_of("who", DUTIES)
PROMISES: Final = numbers_of("me", DUTIES)
NEEDS: Final = numbers_of("need", HALVES)


def phrase_of(start: str, duty: i64) -> i64:
    """The phrase about a duty: `who` asks for it, `me` promises it."""
    return PHRASES.index(f"{start}-{DUTIES[duty]}")


def keep_in_mind(table: Table, seat: i64, phrase: i64) -> None:
    """What a phrase changes of it; who goes on, or says something else, no longer asks the others to wait."""
    cells = table.cells
    if phrase == HOLD or phrase == HURRY or phrase == DONE or phrase == YES:
        cells[layout.HOLDS + seat] = 1 if phrase == HOLD else 0
    if ASKS[phrase] != NONE:
        ask(table, seat, ASKS[phrase])
    elif PROMISES[phrase] != NONE:
        promise(table, seat, PROMISES[phrase])
    elif NEEDS[phrase] != NONE:
        cells[layout.WISHES + seat] = NEEDS[phrase] + 1
    elif phrase == DONE:
        cells[layout.WISHES + seat] = 0
    elif phrase == YES or phrase == NO or phrase == SORRY:
        answer(table, seat, phrase == YES)
    if phrase == SORRY:
        take_back_promises(table, seat)


def ask(table: Table, seat: i64, duty: i64) -> None:
    table.cells[layout.ASKED + duty] = seat + 1
    table.cells[layout.REFUSED + duty] = 0
    table.cells[layout.QUESTION] = duty + 1


def promise(table: Table, seat: i64, duty: i64) -> None:
    """A question is answered by it."""
    one: i64 = 1
    table.cells[layout.PROMISED + duty] = seat + 1
    table.cells[layout.ASKED + duty] = 0
    table.cells[layout.REFUSED + duty] &= ~(one << seat)


def answer(table: Table, seat: i64, yes: bool) -> None:
    """To the last question, if somebody else asked it."""
    duty: i64 = table.cells[layout.QUESTION] - 1
    if duty == NONE or table.cells[layout.ASKED + duty] in (0, seat + 1):
        return
    if yes:
        promise(table, seat, duty)
    else:
        one: i64 = 1
        table.cells[layout.REFUSED + duty] |= one << seat


def take_back_promises(table: Table, seat: i64) -> None:
    """Of threats, shots and duties."""
    cells = table.cells
    for place in range(layout.CLAIMED, layout.FIRES):
        if cells[place] == seat + 1:
            cells[place] = 0
    for slot in range(pieces.TURNS):
        cells[layout.FIRES + seat * pieces.TURNS + slot] = 0
    for place in range(layout.PROMISED, layout.ASKED):
        if cells[place] == seat + 1:
            cells[place] = 0


# --- what one remembers ---
def has_claimed(table: Table, seat: i64) -> bool:
    for place in range(layout.CLAIMED, layout.FIRES):
        if table.cells[place] == seat + 1:
            return True
    return False


def claimant(table: Table, number: i64) -> i64:
    """Whose a threat on the table is, or NONE."""
    place: i64 = layout.CLAIMED + table.threat(number, layout.THREAT_TIME) - 1
    return table.cells[place] - 1


def fires_at(table: Table, seat: i64, slot: i64) -> i64:
    """The zone a seat said it fires in, or NONE."""
    place: i64 = layout.FIRES + seat * pieces.TURNS + slot
    return table.cells[place] - 1


def who_promised(table: Table, duty: i64) -> i64:
    place: i64 = layout.PROMISED + duty
    return table.cells[place] - 1


def who_asked(table: Table, duty: i64) -> i64:
    place: i64 = layout.ASKED + duty
    return table.cells[place] - 1


def has_refused(table: Table, duty: i64, seat: i64) -> bool:
    place: i64 = layout.REFUSED + duty
    return (table.cells[place] >> seat) & 1 != 0


def wish_of(table: Table, seat: i64) -> i64:
    """The half of a card a seat needs, by its place among them, or NONE."""
    place: i64 = layout.WISHES + seat
    return table.cells[place] - 1


def somebody_holds(table: Table, seat: i64) -> bool:
    """Whether another asked to wait."""
    for other in range(table.setting.humans):
        if other != seat and table.cells[layout.HOLDS + other]:
            return True
    return False
