"""What the calls of those who keep their cards to themselves mean for a plan: what they said they do is left to them.

Of who tells his cards all is known, so his calls add nothing; but what he has claimed is his, and how is his affair.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.action_round import calls, layout
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.resolution.energy import fill, refuel
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.vocabulary import DUTIES
from hullbreach.kernel.journal import MUTE

COMPUTER: Final[i64] = DUTIES.index("computer-1")
SHIELD: Final[i64] = DUTIES.index("shield-red")
ENERGY: Final[i64] = DUTIES.index("energy-red")


def is_known(table: Table, member: i64, seat: i64) -> bool:
    """Whether the seat knows all of a player's cards."""
    return member == seat or table.is_open_handed(member)


def goes_own_way(table: Table, member: i64, seat: i64) -> bool:
    """Whether another has claimed a threat: nobody plans for him any more."""
    return member != seat and member < table.setting.humans and calls.has_claimed(table, member)


def leave_claimed(future: Table, seat: i64) -> None:
    """Threats that somebody claimed who does not tell how: they are taken off the table."""
    kept: i64 = 0
    cells = future.cells
    for number in range(cells[layout.THREATS]):
        owner: i64 = calls.claimant(future, number)
        if owner != pieces.NONE and not is_known(future, owner, seat):
            continue
        for what in range(layout.THREAT_WIDTH):
            cells[layout.ANNOUNCED + kept * layout.THREAT_WIDTH + what] = future.threat(number, what)
        kept += 1
    cells[layout.THREATS] = kept


def promised(table: Table, seat: i64) -> i64:
    """A bit for each duty that is left to somebody who does not tell his cards."""
    one: i64 = 1
    duties: i64 = 0
    for duty in range(calls.COUNT):
        member: i64 = calls.who_promised(table, duty)
        if member != pieces.NONE and not is_known(table, member, seat):
            duties |= one << duty
    return duties


def take_off(future: Table, plans: vec[i64], duties: i64) -> Flight:
    """The flight of a future, with what was promised done."""
    flight = future.take_off(plans, MUTE)
    for number in range(pieces.PHASES):
        if (duties >> (COMPUTER + number)) & 1:
            flight.cells[cell.COMPUTER + number] = cell.MAINTAINED
    if (duties >> (ENERGY + pieces.WHITE)) & 1:
        refuel(flight)
    for zone in range(pieces.ZONES):
        if zone != pieces.WHITE and (duties >> (ENERGY + zone)) & 1:
            fill(flight, cell.REACTOR + pieces.WHITE, cell.REACTOR + zone)
        if (duties >> (SHIELD + zone)) & 1:
            fill(flight, cell.REACTOR + zone, cell.SHIELD + zone)
    return flight
