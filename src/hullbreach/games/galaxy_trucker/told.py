"""What the journal of this game can tell, and the rule behind each sentence.

Squares are told as spots of the grid, strengths of cannons in halves; no number below zero is ever told.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.journal import EventKinds

EVENTS: Final = EventKinds()

# Building.
ROUND: Final = EVENTS.kind("round", "GT-GAME-01", "round", "level", "class")
DREW: Final = EVENTS.kind("drew", "GT-BUILD-02", "seat", "tile")
TOOK: Final = EVENTS.kind("took", "GT-BUILD-02", "seat", "tile")
RETURNED: Final = EVENTS.kind("returned", "GT-BUILD-03", "seat", "tile")
PLACED: Final = EVENTS.kind("placed", "GT-BUILD-04", "seat", "tile", "square", "turn")
LIFTED: Final = EVENTS.kind("lifted", "GT-BUILD-05", "seat", "tile", "square")
SET_ASIDE: Final = EVENTS.kind("set-aside", "GT-BUILD-06", "seat", "tile")
REACHED: Final = EVENTS.kind("reached", "GT-BUILD-06", "seat", "tile")
LOOKED: Final = EVENTS.kind("looked", "GT-PREV-01", "seat", "stack")
CLOSED: Final = EVENTS.kind("closed", "GT-PREV-01", "seat", "stack")
TIMER_TURNED: Final = EVENTS.kind("timer-turned", "GT-TIMER-02", "seat", "circle")
TIMER_OUT: Final = EVENTS.kind("timer-out", "GT-TIMER-02", "circle")
TIMER_WAITS: Final = EVENTS.kind("timer-waits", "GT-TIMER-02", "circle")
FINISHED: Final = EVENTS.kind("finished", "GT-FIN-01", "seat", "order")
TIME_UP: Final = EVENTS.kind("time-up", "GT-TIMER-04")
PUT_BACK: Final = EVENTS.kind("put-back", "GT-TIMER-04", "seat", "tile")
GIVEN_ORDER: Final = EVENTS.kind("given-order", "GT-RULING-06", "seat", "order")
LEFT_OVER: Final = EVENTS.kind("left-over", "GT-BUILD-07", "seat", "tile")

# Inspection and launch.
SOUND: Final = EVENTS.kind("sound", "GT-CHECK-01", "seat")
FAULTY: Final = EVENTS.kind("faulty", "GT-CHECK-01", "seat", "errors")
REMOVED: Final = EVENTS.kind("removed", "GT-CHECK-02", "seat", "tile", "square")
SALVAGED: Final = EVENTS.kind("salvaged", "GT-CHECK-04", "seat", "square", "lost")
SENT_BACK: Final = EVENTS.kind("sent-back", "GT-CHECK-05", "seat")
REPAIRED: Final = EVENTS.kind("repaired", "GT-CHECK-05", "seat", "order")
ON_TRACK: Final = EVENTS.kind("on-track", "GT-LAUNCH-01", "seat", "order", "behind")
BOARDED: Final = EVENTS.kind("boarded", "GT-LAUNCH-04", "seat", "square", "alien")
CREWED: Final = EVENTS.kind("crewed", "GT-LAUNCH-03", "seat", "crew", "cells")
SHUFFLED: Final = EVENTS.kind("shuffled", "GT-LAUNCH-06", "cards")

# The flight.
CARD: Final = EVENTS.kind("card", "GT-FLIGHT-01", "card", "left")
NO_EFFECT: Final = EVENTS.kind("no-effect", "GT-ADV-COMBAT-05", "card")
ENGINES: Final = EVENTS.kind("engines", "GT-ENG-01", "seat", "strength")
CANNONS: Final = EVENTS.kind("cannons", "GT-CAN-01", "seat", "halves")
CELL_SPENT: Final = EVENTS.kind("cell-spent", "GT-BATT-01", "seat", "square")
AHEAD: Final = EVENTS.kind("ahead", "GT-MOVE-01", "seat", "days")
BACK: Final = EVENTS.kind("back", "GT-MOVE-01", "seat", "days")
EXPOSED: Final = EVENTS.kind("exposed", "GT-ADV-DUST-01", "seat", "connectors")
LANDED: Final = EVENTS.kind("landed", "GT-ADV-PLAN-01", "seat", "planet")
PASSED: Final = EVENTS.kind("passed", "GT-ADV-PLAN-01", "seat")
ACCEPTED: Final = EVENTS.kind("accepted", "GT-ADV-ASHIP-01", "seat", "card")
LOADED: Final = EVENTS.kind("loaded", "GT-GOODS-03", "seat", "colour", "square")
UNLOADED: Final = EVENTS.kind("unloaded", "GT-GOODS-03", "seat", "colour", "square")
STOWED: Final = EVENTS.kind("stowed", "GT-GOODS-03", "seat", "blocks")
LEFT_BEHIND: Final = EVENTS.kind("left-behind", "GT-GOODS-03", "seat", "colour", "blocks")
BEAT: Final = EVENTS.kind("beat", "GT-ADV-ENEMY-02", "seat", "card")
HELD_OFF: Final = EVENTS.kind("held-off", "GT-ADV-ENEMY-02", "seat", "card")
BEATEN: Final = EVENTS.kind("beaten", "GT-ADV-ENEMY-02", "seat", "card")
DECLINED: Final = EVENTS.kind("declined", "GT-ADV-ENEMY-03", "seat")
PAID: Final = EVENTS.kind("paid", "GT-FLIGHT-04", "seat", "credits")
LOWEST: Final = EVENTS.kind("lowest", "GT-ADV-COMBAT-01", "seat", "criterion", "penalty", "amount")
CREW_LOST: Final = EVENTS.kind("crew-lost", "GT-CREW-02", "seat", "square", "figure")
GOODS_LOST: Final = EVENTS.kind("goods-lost", "GT-GOODS-05", "seat", "square", "colour")
CELL_LOST: Final = EVENTS.kind("cell-lost", "GT-GOODS-06", "seat", "square")
FELL_ILL: Final = EVENTS.kind("fell-ill", "GT-ADV-EPI-01", "seat", "square", "figure")
SABOTEUR: Final = EVENTS.kind("saboteur", "GT-ADV-SAB-01", "seat", "column", "row")
SABOTAGE_FAILED: Final = EVENTS.kind("sabotage-failed", "GT-ADV-SAB-01", "seat")
GAVE_UP: Final = EVENTS.kind("gave-up", "GT-QUIT-02", "seat", "cause")

# Supercards.
METEOR: Final = EVENTS.kind("meteor", "GT-RAIN-02", "seat", "from", "line")
ESCAPED: Final = EVENTS.kind("escaped", "GT-HOLE-01", "seat", "strength")
ABANDONED: Final = EVENTS.kind("abandoned", "GT-LOSS-04", "seat", "square", "tile")
SWALLOWED: Final = EVENTS.kind("swallowed", "GT-HOLE-06", "seat", "components")
UNHARMED: Final = EVENTS.kind("unharmed", "GT-FLEET-04", "seat", "card")
OUTGUNNED: Final = EVENTS.kind("outgunned", "GT-FLEET-05", "seat", "card", "lines")
RESULT: Final = EVENTS.kind("result", "GT-TACT-01", "seat", "halves")
RESULT_BELOW: Final = EVENTS.kind("result-below", "GT-TACT-03", "seat", "halves")  # zero
WORST: Final = EVENTS.kind("worst", "GT-TACT-03", "seat", "column")
SECOND_WORST: Final = EVENTS.kind("second-worst", "GT-TACT-07", "seat", "column")
DETACHED: Final = EVENTS.kind("detached", "GT-LOSS-03", "seat", "square", "tile")

# Hazards and damage.
HAZARD: Final = EVENTS.kind("hazard", "GT-HAZ-01", "hazard", "from", "line", "die")  # the first die
MISSED: Final = EVENTS.kind("missed", "GT-HAZ-02", "seat")
BOUNCED: Final = EVENTS.kind("bounced", "GT-HAZ-03", "seat", "square")
SHIELDED: Final = EVENTS.kind("shielded", "GT-SHLD-01", "seat", "square")
SHOT_DOWN: Final = EVENTS.kind("shot-down", "GT-HAZ-06", "seat", "square")
PLATED: Final = EVENTS.kind("plated", "GT-HEAVY-01", "seat", "square")
DESTROYED: Final = EVENTS.kind("destroyed", "GT-DMG-01", "seat", "square", "tile")
BLOWN_UP: Final = EVENTS.kind("blown-up", "GT-EXPL-01", "seat", "square", "tile", "by")
SHATTERED: Final = EVENTS.kind("shattered", "GT-FRAG-01", "seat", "square", "tile", "by")
FELL_OFF: Final = EVENTS.kind("fell-off", "GT-DMG-02", "seat", "square", "tile")
ALIEN_LOST: Final = EVENTS.kind("alien-lost", "GT-CREW-04", "seat", "square", "figure")

# Parts from other boxes.
JUMPED: Final = EVENTS.kind("jumped", "GT-EXP-14", "seat", "square")
CAME_BACK: Final = EVENTS.kind("came-back", "GT-RULING-89", "seat")
STORM: Final = EVENTS.kind("storm", "GT-EXP-15", "seat", "line", "die")  # the first die
SHIFTED: Final = EVENTS.kind("shifted", "GT-RULING-88", "seat", "line")
WOKEN: Final = EVENTS.kind("woken", "GT-EXP-21", "seat", "square")
MUSTERED: Final = EVENTS.kind("mustered", "GT-EXP-24", "seat", "crew")
RAID: Final = EVENTS.kind("raid", "GT-ROBO-02", "from", "line", "die")
RAID_ENTERS: Final = EVENTS.kind("raid-enters", "GT-ROBO-04", "seat", "square")
RAID_GIVES_UP: Final = EVENTS.kind("raid-gives-up", "GT-ROBO-04", "seat")
RAID_GOES_ON: Final = EVENTS.kind("raid-goes-on", "GT-ROBO-05", "seat", "square")
CHARGE: Final = EVENTS.kind("charge", "GT-ROBO-07", "seat", "square")
RAID_BEATEN: Final = EVENTS.kind("raid-beaten", "GT-ROBO-08", "seat", "square")
RAID_LEAVES: Final = EVENTS.kind("raid-leaves", "GT-ROBO-10", "seat")
CHARGES_GO_OFF: Final = EVENTS.kind("charges-go-off", "GT-ROBO-10", "seat")

# Missions.
OFFERED: Final = EVENTS.kind("offered", "GT-STD-04", "mission")
VOTED: Final = EVENTS.kind("voted", "GT-STD-04", "seat", "mission")
VETOED: Final = EVENTS.kind("vetoed", "GT-STD-04", "seat", "mission")
MISSION: Final = EVENTS.kind("mission", "GT-MIS-03", "mission")
WOULD_FLY: Final = EVENTS.kind("would-fly", "GT-STD-05", "seat", "class")
REFITTED: Final = EVENTS.kind("refitted", "GT-STD-05", "class")
DEALT: Final = EVENTS.kind("dealt", "GT-MIS-08", "seat", "tile")
REQUIREMENT_FAILED: Final = EVENTS.kind("requirement-failed", "GT-MIS-04", "seat", "counter")
HAS_CHOSEN: Final = EVENTS.kind("has-chosen", "GT-MIS-04", "seat")
BETS: Final = EVENTS.kind("bets", "GT-MIS-04", "seat", "counter", "bound")
BETS_NOTHING: Final = EVENTS.kind("bets-nothing", "GT-MIS-04", "seat")
DISCARDED: Final = EVENTS.kind("discarded", "GT-RULING-23", "seat", "square", "tile")
SKIPPED: Final = EVENTS.kind("skipped", "GT-MIS-09", "seat", "card")
VOLUNTEERED: Final = EVENTS.kind("volunteered", "GT-MIS-04", "seat")
HELD_BACK: Final = EVENTS.kind("held-back", "GT-MIS-04", "seat")
MARKER_HIT: Final = EVENTS.kind("marker-hit", "GT-MIS-04", "hits", "left")
BADGE: Final = EVENTS.kind("badge", "GT-MIS-04", "seat", "badges")
CLOSED_RANKS: Final = EVENTS.kind("closed-ranks", "GT-MIS-04", "seat", "days")
DIED: Final = EVENTS.kind("died", "GT-STD-09", "seat", "credits")
NEW_PILOT: Final = EVENTS.kind("new-pilot", "GT-STD-09", "seat", "credits")
SITS_OUT: Final = EVENTS.kind("sits-out", "GT-STD-09", "seat")

# The end of a flight.
TURNED_UP: Final = EVENTS.kind("turned-up", "GT-RULING-59", "card")
ARRIVED: Final = EVENTS.kind("arrived", "GT-END-01", "seat", "finish")
EARNED: Final = EVENTS.kind("earned", "GT-END-06", "seat", "account", "credits")
REWARDED: Final = EVENTS.kind("rewarded", "GT-RULING-42", "seat", "pay", "counter", "credits")
REWARDED_FOR: Final = EVENTS.kind("rewarded-for", "GT-RULING-42", "seat", "pay", "credits")
FINED: Final = EVENTS.kind("fined", "GT-RULING-42", "seat", "pay", "counter", "credits")
FINED_FOR: Final = EVENTS.kind("fined-for", "GT-RULING-42", "seat", "pay", "credits")
PAYS: Final = EVENTS.kind("pays", "GT-END-04", "seat", "components", "credits")
BALANCE: Final = EVENTS.kind("balance", "GT-END-06", "seat", "credits")

FIGURE_NAMES: Final = ("human", "brown", "purple")
CAUSE_NAMES: Final = ("choice", "no_engine", "no_human", "lapped", "no_ship", "swallowed")
CIRCLE_NAMES: Final = ("start", "I", "II", "III", "IV")
# Halves as people write them, up to more than any ship reaches.
HALF_NAMES: Final = tuple(f"{half // 2 or ''}½" if half % 2 else str(half // 2) for half in range(200))


def at_least_zero(number: i64) -> i64:
    """What can be told of a strength that may be below zero."""
    return number if number > 0 else 0
