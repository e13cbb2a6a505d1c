"""Threat cards, trajectories and ship as flat tables of numbers, made once from the facts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import facts, pieces
from hullbreach.games.space_alert.cards import card, order, trait
from hullbreach.games.space_alert.cards.order import compile_orders
from hullbreach.games.space_alert.pieces import system

BATTLEBOTS_HURT: Final[i64] = 4
INTERCEPTORS_HURT: Final[i64] = 0
REPAIRS: Final = {"battlebots": BATTLEBOTS_HURT, "B": pieces.B, "C": pieces.C, "interceptors": INTERCEPTORS_HURT}

TILE_WORDS: Final = (
    (pieces.HEAVY_TILE, "heavy_laser_"),
    (pieces.LOWER_WEAPON_TILE, "light_laser_"),
    (pieces.LOWER_WEAPON_TILE, "pulse_cannon"),
    (pieces.SHIELD_TILE, "shield_"),
    (pieces.REACTOR_TILE, "reactor_"),
    (pieces.GRAVOLIFT_TILE, "gravolift_"),
    (pieces.STRUCTURAL_TILE, "structure_"),
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
        stores = [_store(kind, zone) for kind in ("shield", "reactor") for zone in pieces.ZONE_NAMES[:3]]
        self.capacity: vec[i64] = _numbers(
            [size for store in stores for size in (store.capacity, store.damaged_capacity)]
        )
        self.energy: vec[i64] = _numbers([store.start for store in stores])
        # Weapons by station; each undamaged, then damaged.
        weapons = [_weapon(station) for station in pieces.STATION_NAMES[:6]]
        self.strength: vec[i64] = _numbers([power for gun in weapons for power in (gun.strength, gun.damaged_strength)])
        self.reach: vec[i64] = _numbers(
            [reach for gun in weapons for reach in (gun.range, gun.damaged_range or gun.range)]
        )
        self._read_ship(facts.ship())
        self._read_boards(facts.ship().board)
        self.distance: vec[i64] = _numbers(_distances(facts.tracks().bands))  # of each space

    def _read_ship(self, ship: facts.Ship) -> None:
        """What stands beside the guns."""
        self.hull: i64 = ship.hull.damage_limit_per_zone
        self.fuel: i64 = ship.fuel.count
        self.rockets: i64 = ship.rockets.count
        self.rocket_strength: i64 = ship.rockets.strength
        self.rocket_range: i64 = ship.rockets.range
        self.interceptor_range: i64 = ship.interceptors.range
        self.interceptors_on_one: i64 = ship.interceptors.strength_single
        self.interceptors_on_many: i64 = ship.interceptors.strength_multiple
        self.checks: i64 = sum(1 << turn for turn in ship.computer.check_after_turn)  # a bit for each turn
        self.confirmation_points: vec[i64] = _numbers(ship.visual_confirmation.points_by_players)

    def _read_boards(self, boards: list[facts.Board]) -> None:
        """Test flights use the shorter one; as far as it goes, both have the same phases."""
        longest = max(boards, key=_turns)
        self.turns: i64 = longest.turns
        self.short_turns: i64 = min(boards, key=_turns).turns
        self.last_time: i64 = longest.last_appear_turn
        # Of each turn, from 0; there is no turn 0.
        self.phases: vec[i64] = _numbers([0, *(_phase(longest, turn) for turn in range(1, longest.turns + 1))])

    def _add(self, threat: facts.Threat, file: str, row: list[int]) -> None:
        row[card.HIT_POINTS], row[card.SPEED] = threat.hp, threat.speed
        row[card.SURVIVED_POINTS], row[card.DESTROYED_POINTS] = threat.points_survived, threat.points_destroyed
        named = [
            (card.MARK_X, threat.x),
            (card.MARK_Y, threat.y),
            (card.MARK_Z, threat.z),
            (card.ON_DESTROYED, threat.on_destroyed),
        ]
        if isinstance(threat, facts.External):
            named += [(card.ON_DAMAGED, threat.on_damaged), (card.ON_ROCKET_HIT, threat.on_rocket_hit)]
        for place, effects in named:
            row[place] = len(self.orders)
            row[place + 1] = self._add_orders(compile_orders(effects, file, f"threat {threat.id}"))
        self.ids.append(threat.id)
        self.codes.append(threat.code)
        for number in row:
            self.rows = append(self.rows, number)

    def _add_orders(self, records: list[list[int]]) -> int:
        for record in records:
            for number in record:
                self.orders = append(self.orders, number)
        return len(records) * int(order.WIDTH)

    def _add_track(self, track: facts.Track) -> None:
        row = [track.length] + [0] * (int(card.TRACK_ROW) - 1)
        for space in track.x:
            row[space] = int(card.X)
        for space in track.y:
            row[space] = int(card.Y)
        row[track.z] = int(card.Z)
        self.track_ids.append(track.id)
        for number in row:
            self.tracks = append(self.tracks, number)


def _external_row(threat: facts.External) -> list[int]:
    row = [0] * int(card.ROW)
    row[card.ARMOUR], row[card.DAMAGE_CAP] = threat.shield, threat.damage_cap
    row[card.LAST_SORTIE] = threat.last_sortie
    row[card.BLAST] = int(any(effect.startswith("damage_others") for effect in threat.on_destroyed))
    row[card.TRAITS] = _traits(
        (trait.HIDDEN_UNTIL_X, threat.targetable == "after_x"),
        (trait.OUT_OF_REACH_AFAR, threat.targetable == "distance_1_2"),
        (trait.NO_ROCKETS, threat.rockets == "ignored"),
        (trait.ROCKET_DECOY, threat.rockets == "decoy"),
        (trait.ROCKET_MAGNET, threat.rockets == "magnet"),
        (trait.NO_HEAVY_LASERS, threat.heavy_lasers == "ignored"),
        (trait.CRYOSHIELD, threat.cryoshield),
        (trait.PULSE_STRIPS, threat.pulse_zeroes_shield),
        (trait.DOUBLES_DAMAGE, threat.double_through_shields),
    )
    return row


def _internal_row(threat: facts.Internal) -> list[int]:
    row = [0] * int(card.ROW)
    row[card.START] = sum(1 << pieces.STATION_NAMES.index(station) for station in threat.start)
    row[card.REPAIR] = int(REPAIRS[threat.repair])
    row[card.COVERS] = sum(_system(name) for name in threat.disables)
    row[card.STATION_BONUS], row[card.REPAIRS_AT_ONCE] = threat.multi_station_bonus, threat.repairs_needed_same_turn
    row[card.TRAITS] = _traits(
        (trait.IS_INTERNAL, True),
        (trait.IS_MALFUNCTION, threat.kind == "malfunction"),
        (trait.RETURNS_FIRE, threat.fights_back == "yes"),
        (trait.RETURNS_FIRE_AFTER_X, threat.fights_back == "after_x"),
        (trait.ROCKETS_ARE_HIT_POINTS, threat.hp_rule == "rockets_in_station"),
        (trait.REPAIRED_FROM_SPACE, threat.repair == "interceptors"),
        (trait.SPREADS, "persist_slime" in threat.z),
        (trait.SCATTERED, "persist_contamination" in threat.z),
    )
    return row


def _traits(*traits: tuple[int, bool]) -> int:
    return sum(bit for bit, present in traits if present)


def _system(name: str) -> int:
    """`upper_blue.B` as a bit."""
    station, _, letter = name.partition(".")
    return int(system(pieces.STATION_NAMES.index(station), {"A": pieces.A, "B": pieces.B, "C": pieces.C}[letter]))


def _store(kind: str, zone: str) -> facts.Store:
    return next(store for store in facts.ship().energy if store.kind == kind and store.zone == zone)


def _weapon(station: str) -> facts.Weapon:
    return next(weapon for weapon in facts.ship().weapon if weapon.station == station)


def _turns(board: facts.Board) -> int:
    return board.turns


def _phase(board: facts.Board, turn: int) -> int:
    return next(phase for phase, (first, last) in enumerate(board.phases) if first <= turn <= last)


def _distances(bands: dict[str, list[int]]) -> list[int]:
    """The distance of each space from the ship; there is no space 0 (SA-DMG-03)."""
    return [0, *(distance for distance, (first, last) in enumerate(bands.values(), 1) for _ in range(first, last + 1))]


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def tile_number(target: str) -> int:
    """Which of the six tiles of a zone changes that part of the ship."""
    return next(int(tile) for tile, word in TILE_WORDS if target.startswith(word))


TILE_IDS: Final[dict[str, tuple[int, int]]] = {
    tile.id: (pieces.ZONE_NAMES.index(tile.zone), tile_number(tile.target)) for tile in facts.tiles().tile
}
CARDS: Final = Cards()
