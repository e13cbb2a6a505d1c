"""The facts as flat tables of numbers, the way the rules read them."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.aliens_attack import facts, step
from hullbreach.kernel.agenda import NONE

COLUMNS: Final[i64] = 4
ROWS: Final[i64] = 4  # the take-off row 0 and the combat rows 1-3
SQUARES: Final[i64] = 16  # square = row * 4 + column
SQUARE_NAMES: Final = tuple(f"r{row}c{column + 1}" for row in range(ROWS) for column in range(COLUMNS))
CANNONS: Final[i64] = 4
ALL_CANNONS: Final[i64] = 15
SHOTS: Final[i64] = 5  # Delta shoots to two sides
CARDS: Final[i64] = 14  # 0-9 have an advanced back, 10-13 the mothership parts 1-4
FIRST_PART: Final[i64] = 10
ALL_PARTS: Final[i64] = 15

# Faces, in the order hits bring them up. On part cards 2 and 3 are part and damaged part.
SCOUT: Final[i64] = 0
DAMAGED_SCOUT: Final[i64] = 1
ADVANCED: Final[i64] = 2
DAMAGED_ADVANCED: Final[i64] = 3
FACE_NAMES: Final = ("scout", "damaged_scout", "advanced", "damaged_advanced", "part", "damaged_part")

# What a ship looks like from the front; shots also hit what is no ship.
_FRONTS: Final = [front.id for front in facts.cards().front]
FRONT_NAMES: Final = (*_FRONTS, "shield", "mothership")
SHIELD_FRONT: Final[i64] = len(_FRONTS)
MOTHERSHIP_FRONT: Final[i64] = len(_FRONTS) + 1

DELTA: Final[i64] = 3
CANNON_NAMES: Final = ("alpha", "beta", "gamma", "delta")

# What a shot cancels, as bits: 1 for pivots, 2 for flips.
CANCEL_NOTHING: Final[i64] = 0
CANCEL_PIVOT: Final[i64] = 1
CANCEL_FLIP: Final[i64] = 2
CANCEL_ALWAYS: Final[i64] = 3
CANCELS: Final = {"none": 0, "pivot": 1, "flip": 2, "always": 3}

# Icons are steps of the agenda: a row of kind, ships or cards, and squares.
ICON_KINDS: Final = {
    "draw_ships": int(step.DRAW),
    "move_ships": int(step.MOVE),
    "laser": int(step.LASER),
    "danger_apply": int(step.APPLY_DANGER),
    "danger_raise": int(step.RAISE_DANGER),
    "to_deck_bottom": int(step.TO_DECK_BOTTOM),
}
ICON_WIDTH: Final[i64] = 3
ICONS_PER_FACE: Final[i64] = 4
HIGHEST_DANGER: Final[i64] = 4
MOST_TURNS: Final[i64] = 250  # AA-RULING-50

# The actions on the sides of defence cards.
ACTION_NAMES: Final = (
    "laser_satellite",
    "upgrade_cannons",
    "vortex",
    "redeployment",
    "repairs",
    "barrage",
    "space_mines",
    "mobile_shield",
)
LASER_SATELLITE: Final[i64] = 0
UPGRADE_CANNONS: Final[i64] = 1
VORTEX: Final[i64] = 2
REDEPLOYMENT: Final[i64] = 3
REPAIRS: Final[i64] = 4
BARRAGE: Final[i64] = 5
SPACE_MINES: Final[i64] = 6
MOBILE_SHIELD: Final[i64] = 7
DEFENCE_CARDS: Final[i64] = 3
SATELLITE_SLOT: Final[i64] = 0
VORTEX_SLOT: Final[i64] = 1

# The mothership's die actions.
DIE_ACTION_NAMES: Final = (
    "move",
    "double_move",
    "torpedo",
    "quick_advance",
    "devastation",
    "reinforcements",
    "retreat",
    "self_repair",
)

MODE_NAMES: Final = ("recruit", "standard", "commando", "survival", "doomsday", "two_player")
MOTHERSHIP_NAMES: Final = ("apex", "fortress", "robust", "swift")
HANDICAP_NAMES: Final = ("none", "easier", "harder")


@final
class Gun:
    """One cannon at one level: its gauges, its firepower, what it cancels, and how it shoots."""

    def __init__(self, fire: str, level: facts.CannonLevel) -> None:
        first = level.shots[0] if level.shots else None
        second = level.shots[1] if len(level.shots) > 1 else None
        self.oblique: bool = fire == "oblique"
        self.gauge: i64 = first.gauge if first else 0
        self.hits: i64 = first.hits if first else 0
        self.cancel: i64 = CANCELS[first.cancel] if first else 0
        self.second_gauge: i64 = second.gauge if second else 0
        self.second_cancel: i64 = CANCELS[second.cancel] if second else 0


@final
class Setting:
    """Everything about a game that is fixed once the options are chosen. Shared by all its copies."""

    def __init__(self, mode: str, mothership: str, mines: bool, shield: bool, handicap: str) -> None:
        chosen = _mode(mode)
        self.seats: i64 = chosen.players
        self.two_player: bool = chosen.players == 2
        self.start_danger: i64 = chosen.start_danger
        self.extra_hits: i64 = chosen.extra_hits
        self.chosen_upgrades: i64 = chosen.cannons_at_level_2
        self.start_cards: i64 = COLUMNS * len(chosen.fill_rows)
        self.opening_move: bool = chosen.opening_move
        self.last_rounds: i64 = chosen.rounds_after_fourth_part
        self.danger_automatic: bool = chosen.danger_automatic
        self.cards_turn: bool = chosen.defence_cards_flip
        self.delta_cancels: bool = chosen.delta_cancel
        self.empty_sky_draws: bool = chosen.empty_sky_draws
        self._read_variant(handicap)
        self._read_mothership(mothership)
        self._read_cards(mothership)
        self._read_defence(mines, shield)
        self.guns = [Gun(cannon.fire, level) for cannon in facts.cannons().cannon for level in cannon.level]
        self.danger_icons = _icon_rows([level.icons for level in facts.danger_levels(self.two_player)])

    def _read_variant(self, handicap: str) -> None:
        self.all_upgraded: bool = False
        self.random_neutralised: i64 = 0
        self.repaired_after: i64 = 0
        for variant in facts.modes().variant:
            if variant.id == f"two_player_{handicap}":
                self.all_upgraded = variant.cannons_at_level_2 == CANNONS
                self.random_neutralised = variant.random_neutralised_cannons
                self.repaired_after = variant.repaired_after_rounds

    def _read_mothership(self, name: str) -> None:
        found = next(ship for ship in facts.motherships().mothership if ship.id == name)
        # With two players all motherships work alike (AA-2P-02): the plain one stands for them.
        self.mothership: i64 = 0 if self.two_player else MOTHERSHIP_NAMES.index(name)
        self.parts_to_damage: i64 = 4 if self.two_player else min(found.hits_needed, 4)
        self.tokens: bool = not self.two_player and found.hits_needed > COLUMNS
        self.repels_fighters: bool = not self.two_player and found.repels_fighters
        self.dodges_satellite: bool = not self.two_player and name in action_fact(LASER_SATELLITE).cannot_target
        self.die = vec[i64]([DIE_ACTION_NAMES.index(action) for action in found.die])

    def _read_cards(self, mothership: str) -> None:
        every = facts.cards()
        ships = [ship for ship in every.ship if ship.back == "advanced"]
        ships += sorted((ship for ship in every.ship if ship.mothership == mothership), key=lambda ship: ship.part)
        fronts = [front.id for front in every.front]
        self.card_names: list[str] = [ship.id for ship in ships]
        self.front_names: list[str] = fronts
        self.fronts = vec[i64]([fronts.index(ship.front) for ship in ships])
        self.icons = _icon_rows([icons for ship in ships for icons in _faces(ship)])

    def _read_defence(self, mines: bool, shield: bool) -> None:
        wanted = {"space_mines": mines, "mobile_shield": shield}
        instead = {card.replaces: card for card in facts.defence().card if card.replaces and wanted[card.front]}
        used = [instead.get(card.id, card) for card in facts.defence().card if not card.replaces]
        self.defence_names: list[str] = [card.id for card in used]
        sides = [action for card in used for action in (card.front, card.back)]
        self.sides = vec[i64]([ACTION_NAMES.index(action) for action in sides])
        self.side_icons = vec[i64]([ICON_KINDS[action_fact(action).danger_icon] for action in self.sides])
        # For each action the side that shows it (card * 2, + 1 for backs), or NONE.
        self.side_with = vec[i64]([sides.index(name) if name in sides else NONE for name in ACTION_NAMES])
        self.shield_points: i64 = action_fact(MOBILE_SHIELD).hit_points
        satellite, vortex, repairs = (action_fact(action) for action in (LASER_SATELLITE, VORTEX, REPAIRS))
        two = self.two_player
        self.satellite_hits: i64 = satellite.hits_two_player if two else satellite.hits
        self.vortex_row: i64 = vortex.lowest_row_two_player if two else vortex.lowest_row
        self.repairs_neighbours: bool = two and repairs.side_by_side_two_player
        self.second_shot_cancel: i64 = CANCELS[action_fact(BARRAGE).second_shot_cancel]

    def gun(self, cannon: i64, level: i64) -> Gun:
        return self.guns[cannon * 3 + level]

    def cancel_of(self, gun: Gun) -> i64:
        """Delta's cancel icon does not count with two players (AA-2P-12)."""
        return CANCEL_NOTHING if gun.oblique and not self.delta_cancels else gun.cancel


@cache
def setting(mode: str, mothership: str, mines: bool, shield: bool, handicap: str) -> Setting:
    return Setting(mode, mothership, mines, shield, handicap)


def _mode(name: str) -> facts.Mode:
    return next(mode for mode in facts.modes().mode if mode.id == name)


def action_fact(action: int) -> facts.DefenceAction:
    """What the facts say of an action on a defence card."""
    return next(fact for fact in facts.defence().action if fact.id == ACTION_NAMES[action])


def _faces(ship: facts.Ship) -> list[list[facts.Icon]]:
    faces = ship.faces
    if ship.back == "advanced":
        return [faces.scout, faces.damaged_scout, faces.advanced, faces.damaged_advanced]
    return [faces.scout, faces.damaged_scout, faces.part, faces.damaged_part]


def _icon_rows(lists: list[list[facts.Icon]]) -> vec[i64]:
    """Icon lists as rows of ICONS_PER_FACE icons, filled up with NONE."""
    rows = vec[i64]()
    for icons in lists:
        for place in range(ICONS_PER_FACE):
            icon = icons[place] if place < len(icons) else None
            numbers = (ICON_KINDS[icon.icon], icon.ships or icon.count, icon.squares) if icon else (NONE, 0, 0)
            for number in numbers:
                rows = append(rows, number)
    return rows
