"""What a mission will count on a ship that is being built, as far as one can foresee."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.bot import outfit, taste
from hullbreach.games.galaxy_trucker.bot.aims import ENEMIES, NOTHING_COUNTED, Aims
from hullbreach.games.galaxy_trucker.missions.counting import COUNTED_KINDS, IS_LOST
from hullbreach.games.galaxy_trucker.missions.plan import ARTEFACTS, COUNTER_NAMES
from hullbreach.games.galaxy_trucker.ship import part, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull

# What a ship may have more or less of; the rest is decided on the way.
WEIGHT: Final[i64] = COUNTER_NAMES.index("delivered_weight")
DISTINCT: Final[i64] = COUNTER_NAMES.index("delivered_distinct_kinds")
HUMANS: Final[i64] = COUNTER_NAMES.index("delivered_human")
ALIENS: Final[i64] = COUNTER_NAMES.index("delivered_alien")
COLOURS: Final[i64] = COUNTER_NAMES.index("delivered_goods_colours")
LOST_HUMANS: Final[i64] = COUNTER_NAMES.index("lost_human")
LOST_ALIENS: Final[i64] = COUNTER_NAMES.index("lost_alien")
LOST: Final[i64] = COUNTER_NAMES.index("lost_in_flight")
CANNONS: Final[i64] = COUNTER_NAMES.index("cannon_components")
EXPOSED: Final[i64] = COUNTER_NAMES.index("exposed_connectors")
CELLS: Final[i64] = COUNTER_NAMES.index("cells_left")
ENGINES: Final[i64] = COUNTER_NAMES.index("engine_strength_without_cells")
ARTEFACTS_BUILT: Final[i64] = COUNTER_NAMES.index("built_artefact")
ABOARD: Final[i64] = COUNTER_NAMES.index("aliens_aboard")
GAPS: Final[i64] = COUNTER_NAMES.index("empty_squares_at_launch")


def forecast(hull: Hull, have: vec[i64], sticking: float, gaps: float, aims: Aims) -> vec[float]:
    """By counter: `have` is what works on the ship, `sticking` and `gaps` what will stick out and stay free."""
    found = NOTHING_COUNTED[:]
    special(hull, found)
    aliens: float = float(housed(hull))
    man(found, float(have[outfit.CREW]) - aliens, aliens)
    doubles: i64 = have[outfit.FRONT_DOUBLES] + have[outfit.SIDE_DOUBLES]
    fire: float = float(have[outfit.CANNONS]) / 2.0 + float(2 * have[outfit.FRONT_DOUBLES] + have[outfit.SIDE_DOUBLES])
    found[ENEMIES] = fire / taste.FIRE_FOR_ENEMY
    found[CANNONS] = float(structure.count(structure.of_kind(hull, part.CANNON)))
    found[CELLS] = max(0.0, float(have[outfit.CELLS]) - min(taste.CELLS_USED, float(doubles)))
    found[ENGINES] = max(0.0, float(have[outfit.ENGINES] - have[outfit.WEIGHT]))
    found[COLOURS] = float(have[outfit.HOLDS] + have[outfit.SPECIAL]) / taste.HOLDS_FOR_COLOUR
    found[EXPOSED] = sticking
    found[GAPS] = gaps * taste.STAYS_FREE
    found[LOST] = taste.LOSSES * float(aims.level) + taste.LOSSES_EXPOSED * sticking
    return found


def man(found: vec[float], humans: float, aliens: float) -> None:
    """Those aboard, of whom some will not arrive."""
    found[HUMANS] = humans * (1.0 - taste.LOST_FIGURES)
    found[LOST_HUMANS] = humans * taste.LOST_FIGURES
    found[ALIENS] = aliens * (1.0 - taste.LOST_FIGURES)
    found[LOST_ALIENS] = aliens * taste.LOST_FIGURES
    found[ABOARD] = aliens


def special(hull: Hull, found: vec[float]) -> None:
    """Special components: those that arrive, and those that do not."""
    distinct: i64 = 0
    for place in range(hull.board.size):
        kind: i64 = hull.kind(place)
        if part.is_special(kind):
            chance: float = arrives(hull, place)
            for counter in range(len(COUNTED_KINDS)):
                if (COUNTED_KINDS[counter] >> kind) & 1:
                    found[counter] += 1.0 - chance if IS_LOST[counter] else chance
            if kind == part.HEAVY:
                found[WEIGHT] += chance * float(part.size_of(hull.part(place)))
            if (ARTEFACTS >> kind) & 1:
                found[ARTEFACTS_BUILT] += 1.0
                kind = part.ARTEFACT
            if not structure.has(distinct, kind):
                distinct |= 1 << kind
                found[DISTINCT] += chance


def arrives(hull: Hull, place: i64) -> float:
    """How likely a container survives the flight: the less, the more sides it can be struck from (GT-HAZ-02)."""
    board = hull.board
    lying: i64 = hull.part(place)
    found: float = taste.ARRIVES
    for side in range(part.SIDES):
        other: i64 = board.beside[place * part.SIDES + side]
        while other >= 0 and hull.is_free(other):
            other = board.beside[other * part.SIDES + side]
        if other < 0 and not part.is_plated(lying, side):
            found -= taste.STRUCK
    if part.kind_of(lying) == part.FRAGILE:
        found -= taste.BROKEN * float(structure.count(board.around[place] & hull.components()))
    return max(found, 0.0)


def housed(hull: Hull) -> i64:
    """How many aliens find a cabin beside a life support of theirs."""
    return lives(hull, part.BROWN_SUPPORT) + lives(hull, part.PURPLE_SUPPORT)


def lives(hull: Hull, support: i64) -> i64:
    supports: i64 = structure.of_kind(hull, support)
    while supports != 0:
        place: i64 = structure.lowest(supports)
        supports &= supports - 1
        for side in range(part.SIDES):
            lying: i64 = hull.facing_part(place, side)
            if part.kind_of(lying) == part.CABIN and structure.joined(hull, place, side):
                return 1
    return 0
