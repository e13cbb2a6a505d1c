"""A flight while it resolves: one flat array of numbers behind small named readers and writers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert.cards import CARDS, ROW, TRAITS, Cards
from hullbreach.games.space_alert.pieces import MOST_CREW, MOST_THREATS, NONE, NOTHING, TURNS
from hullbreach.kernel.journal import Journal

# Where things stand in the array.
TURN: Final[i64] = 0
LOSS: Final[i64] = 1
LOSS_ZONE: Final[i64] = 2
LOSS_THREAT: Final[i64] = 3
SHIELD: Final[i64] = 4  # 3 zones
REACTOR: Final[i64] = 7  # 3 zones
FUEL: Final[i64] = 10
ROCKETS: Final[i64] = 11  # in the station
LAUNCHED: Final[i64] = 12  # on the first space of the rocket trail
FLYING: Final[i64] = 13  # on the second
STORED: Final[i64] = 14  # 2 squads: lower red, upper blue
PILOT: Final[i64] = 16  # who is in space, or NONE
SORTIE: Final[i64] = 17  # the interceptors attack this turn: 0 no, 1 yes, 2 heroically
COMPUTER: Final[i64] = 18  # 3 phases
CONFIRMED: Final[i64] = 21  # 3 phases: most crew members who confirmed in one turn
CONFIRMING: Final[i64] = 24  # in this turn
DAMAGE: Final[i64] = 25  # 3 zones: points taken
BROKEN: Final[i64] = 28  # 3 zones: a bit per tile drawn
LIFTS: Final[i64] = 31  # a bit per gravolift used this turn
CANNON: Final[i64] = 32  # 6 stations: power of the shot this turn, 0 if not fired
DOUBLED: Final[i64] = 38  # a bit per zone whose damage counts double
SLIME: Final[i64] = 39  # stations with Slime, a bit each
OLD_SLIME: Final[i64] = 40  # those whose card has gone
CONTAMINATED: Final[i64] = 41  # stations that knock out whoever enters
COVERED: Final[i64] = 42  # systems under a malfunction, a bit each
ATTACK_BONUS: Final[i64] = 43
BONUS_GIVER: Final[i64] = 44  # the threat that does not get the bonus itself
ARMOUR_BONUS: Final[i64] = 45
ACTOR: Final[i64] = 46  # who acts now, or NONE
TILE: Final[i64] = 47  # the station of the tile that acts for its card
ARMOUR_GIVER: Final[i64] = 48  # the threat with whose end the bonus ends
CREW: Final[i64] = 49
CREW_ROW: Final[i64] = 5
QUEUE: Final[i64] = 74  # 5 x 12 slots: which planned card lies there, or NONE
THREATS: Final[i64] = 134

# A crew member.
AT: Final[i64] = 0
OUT: Final[i64] = 1  # knocked out
SQUAD: Final[i64] = 2
DELAYED: Final[i64] = 3  # the next action was delayed already this turn
PUSHED: Final[i64] = 4  # a bit per turn whose card was pushed back

# A threat.
STATUS: Final[i64] = 0
POSITION: Final[i64] = 1
LIFE: Final[i64] = 2  # hit points without any damage
WOUNDS: Final[i64] = 3
SPEED: Final[i64] = 4
ARMOUR: Final[i64] = 5
CHANGED: Final[i64] = 6  # shown, grown, or its cryoshield broken
WHERE: Final[i64] = 7  # stations with a tile of it, a bit each
PASSED: Final[i64] = 8  # X and Y marks
REPAIRED: Final[i64] = 9  # this turn: stations a bit each, or how often
POWER: Final[i64] = 10  # of all weapons that target it this turn
HIT: Final[i64] = 11  # this turn, bits below
THREAT_ROW: Final[i64] = 12
CELLS: Final[i64] = 230
# Written out above because the compiler folds constants only within a module.
assert QUEUE == CREW + MOST_CREW * CREW_ROW
assert THREATS == QUEUE + MOST_CREW * TURNS
assert CELLS == THREATS + MOST_THREATS * THREAT_ROW

PENDING: Final[i64] = 0
ACTIVE: Final[i64] = 1
DESTROYED: Final[i64] = 2
SURVIVED: Final[i64] = 3
STATUS_NAMES: Final = ("pending", "active", "destroyed", "survived")

TARGETED: Final[i64] = 1
BY_PULSE: Final[i64] = 2
BY_ROCKET: Final[i64] = 4
WAS_DAMAGED: Final[i64] = 8
WAS_DESTROYED: Final[i64] = 16

NO_SQUAD: Final[i64] = 0
READY_SQUAD: Final[i64] = 1
DISABLED_SQUAD: Final[i64] = 2

STORED_READY: Final[i64] = 0
STORED_TAKEN: Final[i64] = 1
STORED_ENGULFED: Final[i64] = 2

UNCHECKED: Final[i64] = 0
MAINTAINED: Final[i64] = 1
MISSED: Final[i64] = 2

NOT_LOST: Final[i64] = 0
ZONE_DESTROYED: Final[i64] = 1
THREAT_EFFECT: Final[i64] = 2
LOSS_NAMES: Final = ("", "zone_destroyed", "threat_effect")


# Which rules are in force: lessons and simulations leave some out (SA-MODE).
WITH_TILES: Final[i64] = 1
WITH_DELAYS: Final[i64] = 2
WITH_COMPUTER: Final[i64] = 4
WITH_ROCKETS: Final[i64] = 8
WITH_SQUADS: Final[i64] = 16  # battlebots and interceptors
WITH_WINDOW: Final[i64] = 32  # visual confirmation
SHORT: Final[i64] = 64  # the board of seven turns
TEST_FLIGHT: Final[i64] = SHORT
SIMULATION: Final[i64] = WITH_TILES | WITH_DELAYS | WITH_COMPUTER | WITH_ROCKETS
ADVANCED_SIMULATION: Final[i64] = SIMULATION | WITH_SQUADS
REAL_MISSION: Final[i64] = ADVANCED_SIMULATION | WITH_WINDOW


@final
class Mission:
    """What a flight starts with and never changes: the crew's size, the threats, the trajectories, the damage piles."""

    def __init__(
        self,
        rules: i64,
        crew: i64,
        cards: vec[i64],
        zones: vec[i64],
        times: vec[i64],
        tracks: vec[i64],
        piles: vec[i64],
    ) -> None:
        self.rules = rules
        self.crew = crew
        self.cards = cards
        self.zones = zones
        self.times = times
        self.tracks = tracks
        self.piles = piles
        self.threats: i64 = len(cards)
        self.traits: vec[i64] = vec[i64]()
        for card in cards:
            self.traits = append(self.traits, CARDS.get(card, TRAITS))

    def uses(self, rule: i64) -> bool:
        return self.rules & rule != 0


@final
class Flight:
    """The state of one resolution, with the plans it follows and the slips of the crew it corrects."""

    def __init__(self, mission: Mission, plans: vec[i64], slips: vec[i64], cells: vec[i64], journal: Journal) -> None:
        self.mission = mission
        self.plans = plans
        self.slips = slips
        self.cells = cells
        self.journal = journal
        self.table: Cards = CARDS

    def copy(self, journal: Journal) -> Flight:
        return Flight(self.mission, self.plans[:], self.slips[:], self.cells[:], journal)

    def is_lost(self) -> bool:
        return self.cells[LOSS] != NOT_LOST

    # --- the crew ---
    def crew(self, member: i64, what: i64) -> i64:
        return self.cells[CREW + member * CREW_ROW + what]

    def set_crew(self, member: i64, what: i64, value: i64) -> None:
        self.cells[CREW + member * CREW_ROW + what] = value

    def station_of(self, member: i64) -> i64:
        return self.cells[CREW + member * CREW_ROW + AT]

    def is_out(self, member: i64) -> bool:
        return self.cells[CREW + member * CREW_ROW + OUT] != 0

    def squad_of(self, member: i64) -> i64:
        return self.cells[CREW + member * CREW_ROW + SQUAD]

    def action_of(self, member: i64, turn: i64) -> i64:
        """What the crew member's slot of that turn (1-12) holds now, after all delays."""
        card: i64 = self.cells[QUEUE + member * TURNS + turn - 1]
        return NOTHING if card == NONE else self.plans[member * TURNS + card]

    # --- threats ---
    def threat(self, threat: i64, what: i64) -> i64:
        return self.cells[THREATS + threat * THREAT_ROW + what]

    def set_threat(self, threat: i64, what: i64, value: i64) -> None:
        self.cells[THREATS + threat * THREAT_ROW + what] = value

    def is_active(self, threat: i64) -> bool:
        return self.cells[THREATS + threat * THREAT_ROW] == ACTIVE

    def has(self, threat: i64, traits: i64) -> bool:
        return self.mission.traits[threat] & traits != 0

    def printed(self, threat: i64, what: i64) -> i64:
        return self.table.rows[self.mission.cards[threat] * ROW + what]

    def hit_points(self, threat: i64) -> i64:
        """What is left of them."""
        row: i64 = THREATS + threat * THREAT_ROW
        return self.cells[row + LIFE] - self.cells[row + WOUNDS]

    def lose(self, kind: i64, zone: i64, threat: i64) -> None:
        if self.cells[LOSS] == NOT_LOST:
            self.cells[LOSS] = kind
            self.cells[LOSS_ZONE] = zone
            self.cells[LOSS_THREAT] = threat
