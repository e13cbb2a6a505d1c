"""What a sensible pilot does with components of other boxes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import moves, pieces, stage
from hullbreach.games.galaxy_trucker.bot import taste
from hullbreach.games.galaxy_trucker.flight import asking, meteors, shifting
from hullbreach.games.galaxy_trucker.ship import crew, hazards, reserves, structure
from hullbreach.games.galaxy_trucker.ship.board import SPOTS
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move

VOCABULARY: Final = moves.VERBS.vocabulary
JUMP: Final = VOCABULARY.read("jump")
STAY: Final = VOCABULARY.read("stay")
HOLD: Final = VOCABULARY.read("hold")
SHIFT: Final[i64] = moves.VERBS.number("shift")
WAKE: Final[i64] = moves.VERBS.number("wake")


def evade(table: Table, seat: i64, now: i64) -> Move:
    return leap(table) if now == stage.JUMP else dodge(table, seat)


def leap(table: Table) -> Move:
    """Past what only costs; other cards may bring something."""
    return JUMP if only_costs(table.card().type) else STAY


def only_costs(kind: i64) -> bool:
    if kind == pieces.PIRATES or kind == pieces.SLAVERS or kind == pieces.COMBAT_ZONE or kind == pieces.TACTICAL_ZONE:
        return True
    if kind == pieces.METEOR_SWARM or kind == pieces.METEOR_ALERT:
        return True
    return kind == pieces.BLACK_HOLE or kind == pieces.ENEMY_FLEET


def wake(table: Table, seat: i64) -> Move | None:
    """Sleepers are no use asleep; None where nobody can be woken."""
    hull = table.ships[seat]
    if not table.setting.other_boxes or reserves.chambers(hull) == 0:
        return None
    beds: i64 = reserves.beds(hull)
    return VOCABULARY.say(WAKE, hull.board.spots[structure.lowest(beds)]) if beds != 0 else None


def dodge(table: Table, seat: i64) -> Move:
    """Out of the line, if what would be lost there is worth a cell; raids come in anyway."""
    hull = table.ships[seat]
    hazard: i64 = table.agenda.a()
    line: i64 = table.agenda.c()
    if hazard == shifting.RAID:
        return HOLD
    best: i64 = harm(hull, hazard, table.agenda.b(), line)
    if float(best) * taste.COMPONENT_WORTH < taste.CELL_WORTH:
        return HOLD
    chosen: Move = HOLD
    for way in range(2):
        beside: i64 = shifting.shifted(table, seat, 2 * way - 1)
        if beside != NONE:
            lost: i64 = harm(hull, hazard, table.agenda.b(), beside)
            if lost < best:
                best = lost
                chosen = VOCABULARY.say(SHIFT, way * SPOTS + hull.board.spots[crew.fullest(hull)])
    return chosen


def harm(hull: Hull, hazard: i64, side: i64, line: i64) -> i64:
    """How many components a hazard along that line would cost."""
    if not meteors.would_destroy(hull, hazard, side, line):
        return 0
    return structure.count(asking.would_lose(hull, hazards.target(hull, side, line)))
