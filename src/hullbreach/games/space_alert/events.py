"""What the journal of this game can tell, and the rule behind each sentence."""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.journal import EventKinds

EVENTS: Final = EventKinds()

# The steps of a turn.
TURN: Final = EVENTS.kind("turn", "SA-RES-04", "turn")
STEP: Final = EVENTS.kind("step", "SA-RES-04", "turn", "step")
JUMPED: Final = EVENTS.kind("jumped", "SA-END-05")
LOST: Final = EVENTS.kind("lost", "SA-RES-10", "loss", "zone", "threat")

# What the crew does.
ACTS: Final = EVENTS.kind("acts", "SA-ORD-02", "member", "action", "station")
TRIPPED: Final = EVENTS.kind("tripped", "SA-ORD-05", "member", "action")
IN_VAIN: Final = EVENTS.kind("in-vain", "SA-ORD-10", "member", "action", "reason")
MOVED: Final = EVENTS.kind("moved", "SA-MOV-01", "member", "from", "station")
LIFT_TAKEN: Final = EVENTS.kind("lift-taken", "SA-MOV-04", "member", "zone")
LIFT_BROKEN: Final = EVENTS.kind("lift-broken", "SA-MOV-05", "member", "zone")
STUCK_IN_SLIME: Final = EVENTS.kind("stuck-in-slime", "SA-INN-05", "member", "station")
DELAYED: Final = EVENTS.kind("delayed", "SA-DEL-01", "member", "slot")
CARD_LOST: Final = EVENTS.kind("card-lost", "SA-DEL-02", "member", "action")
FIRED: Final = EVENTS.kind("fired", "SA-WPN-01", "member", "station", "power")
ENERGY_MOVED: Final = EVENTS.kind("energy-moved", "SA-NRG-01", "source", "store", "cubes")
CAPSULE_BURNT: Final = EVENTS.kind("capsule-burnt", "SA-NRG-06", "left")
HEROIC_CUBE: Final = EVENTS.kind("heroic-cube", "SA-HERO-05", "store", "cubes")
MAINTAINED: Final = EVENTS.kind("maintained", "SA-CPU-01", "phase", "member")
ROCKET_LAUNCHED: Final = EVENTS.kind("rocket-launched", "SA-RKT-01", "member", "left")
SQUAD_TAKEN: Final = EVENTS.kind("squad-taken", "SA-BOT-01", "member", "station", "squad")
SQUAD_REVIVED: Final = EVENTS.kind("squad-revived", "SA-BOT-04", "member")
SQUAD_DISABLED: Final = EVENTS.kind("squad-disabled", "SA-BOT-12", "member")
TOOK_OFF: Final = EVENTS.kind("took-off", "SA-INT-01", "member")
STAYED_OUT: Final = EVENTS.kind("stayed-out", "SA-INT-04", "member")
CAME_BACK: Final = EVENTS.kind("came-back", "SA-INT-07", "member")
CONFIRMS: Final = EVENTS.kind("confirms", "SA-VIS-01", "member", "count")
CONFIRMED: Final = EVENTS.kind("confirmed", "SA-VIS-04", "phase", "count")
REPAIRED: Final = EVENTS.kind("repaired", "SA-MAL-02", "member", "threat", "cubes")
REPAIRED_TOGETHER: Final = EVENTS.kind("repaired-together", "SA-INN-25", "threat", "cubes")
ATTACKED: Final = EVENTS.kind("attacked", "SA-BOT-09", "member", "threat", "station")

# What happens to threats.
APPEARED: Final = EVENTS.kind("appeared", "SA-APP-01", "threat", "zone", "space")
TARGETED: Final = EVENTS.kind("targeted", "SA-DMG-05", "weapon", "threat", "power")
NO_TARGET: Final = EVENTS.kind("no-target", "SA-WPN-06", "weapon")
CRYOSHIELD_BROKEN: Final = EVENTS.kind("cryoshield-broken", "SA-EXT-03", "threat")
WITHSTOOD: Final = EVENTS.kind("withstood", "SA-DMG-12", "threat", "power", "armour")
WOUNDED: Final = EVENTS.kind("wounded", "SA-DMG-13", "threat", "cubes", "left")
DESTROYED: Final = EVENTS.kind("destroyed", "SA-DMG-15", "threat")
ADVANCED: Final = EVENTS.kind("advanced", "SA-THR-02", "threat", "start", "space")
TRIGGERED: Final = EVENTS.kind("triggered", "SA-THR-03", "threat", "mark", "station")
SURVIVED: Final = EVENTS.kind("survived", "SA-THR-07", "threat")
HEALED: Final = EVENTS.kind("healed", "SA-THR-12", "threat", "cubes")
SPEED_CHANGED: Final = EVENTS.kind("speed-changed", "SA-THR-13", "threat", "speed")
ARMOUR_CHANGED: Final = EVENTS.kind("armour-changed", "SA-THR-13", "threat", "armour")
REVEALED: Final = EVENTS.kind("revealed", "SA-EXT-01", "threat")
ATTACKS_RAISED: Final = EVENTS.kind("attacks-raised", "SA-EXT-08", "threat")
ARMOUR_RAISED: Final = EVENTS.kind("armour-raised", "SA-EXT-14", "threat")
INTRUDER_MOVED: Final = EVENTS.kind("intruder-moved", "SA-INTR-03", "threat", "from", "station")
SPREAD: Final = EVENTS.kind("spread", "SA-INN-09", "threat", "station")
TILE_REMOVED: Final = EVENTS.kind("tile-removed", "SA-INN-32", "threat", "station")

# What they do to the ship and the crew.
ATTACKS: Final = EVENTS.kind("attacks", "SA-ATK-01", "threat", "zone", "power")
ABSORBED: Final = EVENTS.kind("absorbed", "SA-ATK-02", "zone", "cubes", "left")
DOUBLED: Final = EVENTS.kind("doubled", "SA-ATK-08", "zone", "points")
DAMAGED: Final = EVENTS.kind("damaged", "SA-HULL-01", "zone", "tile", "total")
CUBES_SPILT: Final = EVENTS.kind("cubes-spilt", "SA-HULL-06", "store", "cubes")
DRAINED: Final = EVENTS.kind("drained", "SA-THR-04", "store", "cubes", "left")
LEAKED: Final = EVENTS.kind("leaked", "SA-THR-04", "store", "cubes")
FUEL_LOST: Final = EVENTS.kind("fuel-lost", "SA-THR-04", "left")
ROCKET_LOST: Final = EVENTS.kind("rocket-lost", "SA-INN-08", "left")
SQUAD_ENGULFED: Final = EVENTS.kind("squad-engulfed", "SA-INN-06", "station")
KNOCKED_OUT: Final = EVENTS.kind("knocked-out", "SA-KO-01", "member", "station")
DAMAGE_DOUBLES: Final = EVENTS.kind("damage-doubles", "SA-INN-22", "zones")
CHECK_MISSED: Final = EVENTS.kind("check-missed", "SA-CPU-05", "phase")
CHECK_PASSED: Final = EVENTS.kind("check-passed", "SA-CPU-04", "phase")
ROCKET_SPENT: Final = EVENTS.kind("rocket-spent", "SA-RKT-07")
SCORED: Final = EVENTS.kind("scored", "SA-SCO-03", "points")
