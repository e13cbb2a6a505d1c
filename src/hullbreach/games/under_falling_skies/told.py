"""What the journal of this game can tell, and the rule behind each sentence.

A ship's place is its square; on a launch point that is the square of its column in the mothership's row, and a ship
that goes beyond the sky is told to the city row, where its hit follows. `slot` is the place of a worker die in the
tray (0-2 gray, 3-4 white).
"""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.journal import EventKinds

EVENTS: Final = EventKinds()

# --- setting up and the course of a round ---
BATTLE: Final = EVENTS.kind("battle", "UFS-SETUP-06", "city", "side", "scenario")
THREAT_TILE: Final = EVENTS.kind("threat-tile", "UFS-THREAT-02", "tile")
ROUND: Final = EVENTS.kind("round", "UFS-ROUND-01", "round")
ROOMS_PHASE: Final = EVENTS.kind("rooms-phase", "UFS-ROOM-01")
MOTHERSHIP_PHASE: Final = EVENTS.kind("mothership-phase", "UFS-MS-01")

# --- dice ---
ROLLED: Final = EVENTS.kind("rolled", "UFS-PLAN-01", "slot", "die")
SET_UNROLLED: Final = EVENTS.kind("set-unrolled", "UFS-CITY-08", "slot", "die")
REROLLED: Final = EVENTS.kind("rerolled", "UFS-PLAN-04", "slot", "die")
PLACED: Final = EVENTS.kind("placed", "UFS-PLAN-02", "die", "space", "slot", "facility")
PLACED_AHEAD: Final = EVENTS.kind("placed-ahead", "UFS-EXC-03", "die", "space", "slot", "facility")
TURNED: Final = EVENTS.kind("turned", "UFS-ADV-02", "slot", "die", "value")
DIE_MOVED: Final = EVENTS.kind("die-moved", "UFS-ADV-07", "start", "space", "facility")
DIE_RAISED: Final = EVENTS.kind("die-raised", "UFS-ADV-05", "space", "value", "facility")
RAISE_ENDS: Final = EVENTS.kind("raise-ends", "UFS-RULING-31", "space", "value", "facility")
DIE_REMOVED: Final = EVENTS.kind("die-removed", "UFS-ROOM-01", "space", "facility")
DISCARDED: Final = EVENTS.kind("discarded", "UFS-ROOM-02", "space", "facility")

# --- ships ---
DESCENDED: Final = EVENTS.kind("descended", "UFS-SHIP-01", "ship", "from", "square", "rows")
SHIPS_STAY: Final = EVENTS.kind("ships-stay", "UFS-SHIP-03", "column")
SLID: Final = EVENTS.kind("slid", "UFS-LAND-01", "ship", "from", "square")
ARROW_BLOCKED: Final = EVENTS.kind("arrow-blocked", "UFS-LAND-02", "square")
TELEPORTED: Final = EVENTS.kind("teleported", "UFS-ADV-10", "ship", "from", "square")
TELEPORTER_BLOCKED: Final = EVENTS.kind("teleporter-blocked", "UFS-ADV-10", "square")
CITY_HIT: Final = EVENTS.kind("city-hit", "UFS-DMG-01", "ship", "column")
SHIP_DESTROYED: Final = EVENTS.kind("ship-destroyed", "UFS-KIND-04", "ship", "square")
SHIP_WAITS: Final = EVENTS.kind("ship-waits", "UFS-DMG-02", "ship")
SHIP_LEAVES: Final = EVENTS.kind("ship-leaves", "UFS-KIND-05", "ship")
SHIP_SHIFTED: Final = EVENTS.kind("ship-shifted", "UFS-CAMP-07", "ship", "from", "square")
LANDING_IGNORED: Final = EVENTS.kind("landing-ignored", "UFS-CITY-01", "square")

# --- damage, energy, research, excavator ---
DAMAGE_TAKEN: Final = EVENTS.kind("damage-taken", "UFS-DMG-03", "points", "damage")
DAMAGE_PREVENTED: Final = EVENTS.kind("damage-prevented", "UFS-CITY-01", "source")
REPAIRED: Final = EVENTS.kind("repaired", "UFS-CAMP-07", "points", "damage")
ENERGY_PAID: Final = EVENTS.kind("energy-paid", "UFS-COST-01", "points", "energy")
ENERGY_GAINED: Final = EVENTS.kind("energy-gained", "UFS-KIND-03", "points", "energy")
ENERGY_LOST: Final = EVENTS.kind("energy-lost", "UFS-CAMP-09", "points", "energy")
MAX_ENERGY: Final = EVENTS.kind("max-energy", "UFS-CAMP-09", "energy")
RESEARCHED: Final = EVENTS.kind("researched", "UFS-KIND-06", "steps", "research")
NO_STEP: Final = EVENTS.kind("no-step", "UFS-KIND-06")
GOAL_CLOSED: Final = EVENTS.kind("goal-closed", "UFS-CAMP-09")
RESEARCH_BACK: Final = EVENTS.kind("research-back", "UFS-MS-06", "steps", "research")
EXCAVATED: Final = EVENTS.kind("excavated", "UFS-DIG-01", "steps", "space")
EXCAVATOR_BACK: Final = EVENTS.kind("excavator-back", "UFS-MS-05", "steps", "space")

# --- rooms and robots ---
ROOM_USED: Final = EVENTS.kind("room-used", "UFS-VAL-01", "room", "kind", "value", "facility")
ROBOT_INSTALLED: Final = EVENTS.kind("robot-installed", "UFS-ROBOT-02", "space", "value", "state", "facility")
ROBOT_USED: Final = EVENTS.kind("robot-used", "UFS-ROBOT-09", "space", "value", "facility")
ROBOT_KEEPS_VALUE: Final = EVENTS.kind("robot-keeps-value", "UFS-CITY-01", "space", "value", "facility")
ROBOT_WORN_OUT: Final = EVENTS.kind("robot-worn-out", "UFS-ROBOT-09", "space", "facility")
ROBOT_SCRAPPED: Final = EVENTS.kind("robot-scrapped", "UFS-ROBOT-04", "space", "facility")
ROBOT_DISPLACED: Final = EVENTS.kind("robot-displaced", "UFS-ROBOT-07", "space", "facility")
ROBOT_BURIED: Final = EVENTS.kind("robot-buried", "UFS-ROBOT-13", "space", "facility")
ROBOTS_READY: Final = EVENTS.kind("robots-ready", "UFS-ROBOT-10")

# --- the mothership ---
MOTHERSHIP_PULLED: Final = EVENTS.kind("mothership-pulled", "UFS-LAND-03", "row")
MOTHERSHIP_MOVED: Final = EVENTS.kind("mothership-moved", "UFS-MS-02", "row")
MOTHERSHIP_HELD: Final = EVENTS.kind("mothership-held", "UFS-CAMP-07")
TAKEN_UP: Final = EVENTS.kind("taken-up", "UFS-LAND-04", "ship", "square")
ACTION: Final = EVENTS.kind("action", "UFS-MS-04", "action", "number")
ACTION_WEAKENED: Final = EVENTS.kind("action-weakened", "UFS-CITY-01", "action", "number")
ACTION_REPLACED: Final = EVENTS.kind("action-replaced", "UFS-CAMP-09", "action", "number")
ACTION_SKIPPED: Final = EVENTS.kind("action-skipped", "UFS-CAMP-07", "action")
SHIPS_ADDED: Final = EVENTS.kind("ships-added", "UFS-MS-07", "ship", "number")
NO_SHIPS_LEFT: Final = EVENTS.kind("no-ships-left", "UFS-WHITE-03", "ship")
LAUNCHED: Final = EVENTS.kind("launched", "UFS-LAUNCH-01", "ship", "column")
LAUNCH_FULL: Final = EVENTS.kind("launch-full", "UFS-LAUNCH-06", "number")

# --- abilities, tokens, counters ---
ABILITY_USED: Final = EVENTS.kind("ability-used", "UFS-CITY-01", "source")
COLUMN_MARKED: Final = EVENTS.kind("column-marked", "UFS-CAMP-09", "column")
NO_COLUMN_MARKED: Final = EVENTS.kind("no-column-marked", "UFS-CAMP-09")
TOKEN_ON_COLUMN: Final = EVENTS.kind("token-on-column", "UFS-ADV-03", "column", "token")
TOKEN_ON_SQUARE: Final = EVENTS.kind("token-on-square", "UFS-ADV-03", "square", "token")
TOKEN_ON_SPACE: Final = EVENTS.kind("token-on-space", "UFS-ADV-03", "space", "token", "facility")
COLUMN_CLEARED: Final = EVENTS.kind("column-cleared", "UFS-ADV-03", "column", "token")
SPACE_CLEARED: Final = EVENTS.kind("space-cleared", "UFS-ADV-03", "space", "token", "facility")
TOKEN_LOST: Final = EVENTS.kind("token-lost", "UFS-ADV-03", "square", "token")
TOKEN_HIT: Final = EVENTS.kind("token-hit", "UFS-ADV-03", "column", "token")
COUNTED: Final = EVENTS.kind("counted", "UFS-CAMP-09", "counter", "number")

# --- the end of a game ---
WON: Final = EVENTS.kind("won", "UFS-END-01")
LOST_SKULL: Final = EVENTS.kind("lost-skull", "UFS-MS-09", "row")
LOST_DAMAGE: Final = EVENTS.kind("lost-damage", "UFS-DMG-04", "damage")

# --- the campaign ---
CHAPTER: Final = EVENTS.kind("chapter", "UFS-CAMP-02", "chapter")
STACK_FORMED: Final = EVENTS.kind("stack-formed", "UFS-CAMP-03", "city", "scenario", "character")
STACK_CHOSEN: Final = EVENTS.kind("stack-chosen", "UFS-CAMP-04", "city", "scenario", "character")
STACK_LOST: Final = EVENTS.kind("stack-lost", "UFS-CAMP-04", "city", "scenario", "character")
ENLISTED: Final = EVENTS.kind("enlisted", "UFS-CAMP-16", "character")
THREAT_CHOSEN: Final = EVENTS.kind("threat-chosen", "UFS-CAMP-12", "threat")
GAME_WON: Final = EVENTS.kind("game-won", "UFS-CAMP-13", "city", "side", "threat")
GAME_LOST: Final = EVENTS.kind("game-lost", "UFS-CAMP-13", "city", "side", "threat")
SECOND_GAME: Final = EVENTS.kind("second-game", "UFS-CAMP-06", "city")
CITY_SAVED: Final = EVENTS.kind("city-saved", "UFS-CAMP-11", "city")
CITY_FALLEN: Final = EVENTS.kind("city-fallen", "UFS-CAMP-10", "city")
CITY_SPARED: Final = EVENTS.kind("city-spared", "UFS-CAMP-15", "city")
CHARACTER_KEPT: Final = EVENTS.kind("character-kept", "UFS-CAMP-11", "character")
SCENARIO_REMOVED: Final = EVENTS.kind("scenario-removed", "UFS-CAMP-10", "scenario")
LAST_STAND: Final = EVENTS.kind("last-stand", "UFS-CAMP-17", "city")
CITY_DESTROYED: Final = EVENTS.kind("city-destroyed", "UFS-CAMP-17", "city")
CAMPAIGN_WON: Final = EVENTS.kind("campaign-won", "UFS-CAMP-18", "score")
CAMPAIGN_LOST: Final = EVENTS.kind("campaign-lost", "UFS-CAMP-18", "score")
