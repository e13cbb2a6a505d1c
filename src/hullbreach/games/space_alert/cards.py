"""Threat cards, trajectories and ship as flat tables of numbers, made once from the facts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.orders import WIDTH, compile_orders
from hullbreach.games.space_alert.pieces import (
    GRAVOLIFT_TILE,
    HEAVY_TILE,
    LOWER_WEAPON_TILE,
    REACTOR_TILE,
    SHIELD_TILE,
    STATION_NAMES,
    STRUCTURAL_TILE,
    ZONE_NAMES,
    A,
    B,
    C,
    system,
)

# A row of the table of cards.
HIT_POINTS: Final[i64] = 0
ARMOUR: Final[i64] = 1
SPEED: Final[i64] = 2
SURVIVED_POINTS: Final[i64] = 3
DESTROYED_POINTS: Final[i64] = 4
MARK_X: Final[i64] = 5  # where its orders start, and how many there are
MARK_Y: Final[i64] = 7
MARK_Z: Final[i64] = 9
ON_DESTROYED: Final[i64] = 11
ON_DAMAGED: Final[i64] = 13
ON_ROCKET_HIT: Final[i64] = 15
TRAITS: Final[i64] = 17  # bits, below
DAMAGE_CAP: Final[i64] = 18
START: Final[i64] = 19  # stations, a bit each
REPAIR: Final[i64] = 20  # the action that hurts it
COVERS: Final[i64] = 21  # systems, a bit each
STATION_BONUS: Final[i64] = 22
REPAIRS_AT_ONCE: Final[i64] = 23
BLAST: Final[i64] = 24  # 1: its end hurts other threats, before any of them hits back
ROW: Final[i64] = 25

# Traits.
IS_INTERNAL: Final[i64] = 1
IS_MALFUNCTION: Final[i64] = 2
HIDDEN_UNTIL_X: Final[i64] = 4
OUT_OF_REACH_AFAR: Final[i64] = 8  # no weapon targets it at distance 3
NO_ROCKETS: Final[i64] = 16
ROCKET_DECOY: Final[i64] = 32
ROCKET_MAGNET: Final[i64] = 64
NO_HEAVY_LASERS: Final[i64] = 128
CRYOSHIELD: Final[i64] = 256
PULSE_STRIPS: Final[i64] = 512
DOUBLES_DAMAGE: Final[i64] = 1024
RETURNS_FIRE: Final[i64] = 2048
RETURNS_FIRE_AFTER_X: Final[i64] = 4096
ROCKETS_ARE_HIT_POINTS: Final[i64] = 8192
REPAIRED_FROM_SPACE: Final[i64] = 16384
SPREADS: Final[i64] = 32768
SCATTERED: Final[i64] = 65536  # a tile in each of several stations, removed one by one
TEMPTS_PILOTS: Final[i64] = 131072  # interceptors with no other target strike it with all they have

BATTLEBOTS_HURT: Final[i64] = 4
INTERCEPTORS_HURT: Final[i64] = 0
REPAIRS: Final = {"battlebots": BATTLEBOTS_HURT, "B": B, "C": C, "interceptors": INTERCEPTORS_HURT}

# Trajectories: for each, its length, then for each space the letter on it.
TRACK_ROW: Final[i64] = 17
BLANK: Final[i64] = 0
X: Final[i64] = 1
Y: Final[i64] = 2
Z: Final[i64] = 3
LETTERS: Final = ("", "X", "Y", "Z")

TILE_WORDS: Final = (
    (HEAVY_TILE, "heavy_laser_"),
    (LOWER_WEAPON_TILE, "light_laser_"),
    (LOWER_WEAPON_TILE, "pulse_cannon"),
    (SHIELD_TILE, "shield_"),
    (REACTOR_TILE, "reactor_"),
    (GRAVOLIFT_TILE, "gravolift_"),
    (STRUCTURAL_TILE, "structure_"),
)


@final
class Cards:
    """The tables, shared by all flights."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.codes: list[str] = []
        self.rows: vec[i64] = vec[i64]()
        self.orders: vec[i64] = vec[i64]()
        self.tracks: vec[i64] = vec[i64]()
        self.track_ids: list[str] = []
        for external in facts.externals():
            self._add(external, "threats_external.toml", _external_row(external))
        self.externals = len(self.ids)
        for internal in facts.internals():
            self._add(internal, "threats_internal.toml", _internal_row(internal))
        for track in facts.tracks().track:
            self._add_track(track)
        # Shields from red to blue, then reactors; each undamaged, then damaged.
        stores = [_store(kind, zone) for kind in ("shield", "reactor") for zone in ZONE_NAMES[:3]]
        self.capacity: vec[i64] = _numbers(
            [size for store in stores for size in (store.capacity, store.damaged_capacity)]
        )
        self.energy: vec[i64] = _numbers([store.start for store in stores])
        # Weapons by station; each undamaged, then damaged.
        weapons = [_weapon(station) for station in STATION_NAMES[:6]]
        self.strength: vec[i64] = _numbers([power for gun in weapons for power in (gun.strength, gun.damaged_strength)])
        self.reach: vec[i64] = _numbers(
            [reach for gun in weapons for reach in (gun.range, gun.damaged_range or gun.range)]
        )
        self._read_ship(facts.ship())

    def _read_ship(self, ship: facts.Ship) -> None:
        """What stands beside the guns."""
        self.fuel: i64 = ship.fuel.count
        self.rockets: i64 = ship.rockets.count
        self.rocket_strength: i64 = ship.rockets.strength
        self.rocket_range: i64 = ship.rockets.range
        self.interceptor_range: i64 = ship.interceptors.range
        self.interceptors_on_one: i64 = ship.interceptors.strength_single
        self.interceptors_on_many: i64 = ship.interceptors.strength_multiple
        self.checks: i64 = sum(1 << turn for turn in ship.computer.check_after_turn)  # a bit for each turn
        self.confirmation_points: vec[i64] = _numbers(ship.visual_confirmation.points_by_players)

    def _add(self, threat: facts.Threat, file: str, row: list[int]) -> None:
        row[HIT_POINTS], row[SPEED] = threat.hp, threat.speed
        row[SURVIVED_POINTS], row[DESTROYED_POINTS] = threat.points_survived, threat.points_destroyed
        named = [(MARK_X, threat.x), (MARK_Y, threat.y), (MARK_Z, threat.z), (ON_DESTROYED, threat.on_destroyed)]
        if isinstance(threat, facts.External):
            named += [(ON_DAMAGED, threat.on_damaged), (ON_ROCKET_HIT, threat.on_rocket_hit)]
        for cell, effects in named:
            row[cell] = len(self.orders)
            row[cell + 1] = self._add_orders(compile_orders(effects, file, f"threat {threat.id}"))
        self.ids.append(threat.id)
        self.codes.append(threat.code)
        for number in row:
            self.rows = append(self.rows, number)

    def _add_orders(self, records: list[list[int]]) -> int:
        for record in records:
            for number in record:
                self.orders = append(self.orders, number)
        return len(records) * int(WIDTH)

    def _add_track(self, track: facts.Track) -> None:
        row = [track.length] + [0] * (int(TRACK_ROW) - 1)
        for space in track.x:
            row[space] = int(X)
        for space in track.y:
            row[space] = int(Y)
        row[track.z] = int(Z)
        self.track_ids.append(track.id)
        for number in row:
            self.tracks = append(self.tracks, number)

    def get(self, card: i64, cell: i64) -> i64:
        return self.rows[card * ROW + cell]


def _external_row(threat: facts.External) -> list[int]:
    row = [0] * int(ROW)
    row[ARMOUR], row[DAMAGE_CAP] = threat.shield, threat.damage_cap
    row[BLAST] = int(any(effect.startswith("damage_others") for effect in threat.on_destroyed))
    row[TRAITS] = _traits(
        (HIDDEN_UNTIL_X, threat.targetable == "after_x"),
        (OUT_OF_REACH_AFAR, threat.targetable == "distance_1_2"),
        (NO_ROCKETS, threat.rockets == "ignored"),
        (ROCKET_DECOY, threat.rockets == "decoy"),
        (ROCKET_MAGNET, threat.rockets == "magnet"),
        (NO_HEAVY_LASERS, threat.heavy_lasers == "ignored"),
        (CRYOSHIELD, threat.cryoshield),
        (PULSE_STRIPS, threat.pulse_zeroes_shield),
        (DOUBLES_DAMAGE, threat.double_through_shields),
        (TEMPTS_PILOTS, threat.id == "behemoth"),
    )
    return row


def _internal_row(threat: facts.Internal) -> list[int]:
    row = [0] * int(ROW)
    row[START] = sum(1 << STATION_NAMES.index(station) for station in threat.start)
    row[REPAIR] = int(REPAIRS[threat.repair])
    row[COVERS] = sum(_system(name) for name in threat.disables)
    row[STATION_BONUS], row[REPAIRS_AT_ONCE] = threat.multi_station_bonus, threat.repairs_needed_same_turn
    row[TRAITS] = _traits(
        (IS_INTERNAL, True),
        (IS_MALFUNCTION, threat.kind == "malfunction"),
        (RETURNS_FIRE, threat.fights_back == "yes"),
        (RETURNS_FIRE_AFTER_X, threat.fights_back == "after_x"),
        (ROCKETS_ARE_HIT_POINTS, threat.hp_rule == "rockets_in_station"),
        (REPAIRED_FROM_SPACE, threat.repair == "interceptors"),
        (SPREADS, "persist_slime" in threat.z),
        (SCATTERED, "persist_contamination" in threat.z),
    )
    return row


def _traits(*traits: tuple[int, bool]) -> int:
    return sum(bit for bit, present in traits if present)


def _system(name: str) -> int:
    """`upper_blue.B` as a bit."""
    station, _, letter = name.partition(".")
    return int(system(STATION_NAMES.index(station), {"A": A, "B": B, "C": C}[letter]))


def _store(kind: str, zone: str) -> facts.Store:
    return next(store for store in facts.ship().energy if store.kind == kind and store.zone == zone)


def _weapon(station: str) -> facts.Weapon:
    return next(weapon for weapon in facts.ship().weapon if weapon.station == station)


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def tile_number(target: str) -> int:
    """Which of the six tiles of a zone changes that part of the ship."""
    return next(int(tile) for tile, word in TILE_WORDS if target.startswith(word))


TILE_IDS: Final[dict[str, tuple[int, int]]] = {
    tile.id: (ZONE_NAMES.index(tile.zone), tile_number(tile.target)) for tile in facts.tiles().tile
}
CARDS: Final = Cards()
