"""The schemas of this game's data files."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import Facts, load

PACKAGE = "hullbreach.games.aliens_attack"

Cancel = Literal["none", "pivot", "flip", "always"]
Confidence = str | dict[str, str]
IconName = Literal["draw_ships", "move_ships", "laser", "danger_apply", "danger_raise", "to_deck_bottom"]
DieAction = Literal[
    "move", "double_move", "torpedo", "quick_advance", "devastation", "reinforcements", "retreat", "self_repair"
]


class Icon(Facts, frozen=True):
    icon: IconName
    count: int = 0
    ships: int = 0
    squares: int = 0


class Front(Facts, frozen=True):
    id: str
    en: str
    fr: str
    damaged_scout: list[Icon]
    base_cards_with_this_front: int
    confidence: Confidence


class ShipFaces(Facts, frozen=True):
    scout: list[Icon]
    damaged_scout: list[Icon]
    advanced: list[Icon] = []
    damaged_advanced: list[Icon] = []
    part: list[Icon] = []
    damaged_part: list[Icon] = []


class Ship(Facts, frozen=True):
    id: str
    set: Literal["base", "alternative"]
    front: str
    back: Literal["advanced", "mothership_part"]
    faces: ShipFaces
    mothership: str = ""
    part: int = 0


class Cards(Facts, frozen=True):
    meta: dict[str, Any]
    front: list[Front]
    ship: list[Ship]


class Shot(Facts, frozen=True):
    gauge: int
    hits: int
    cancel: Cancel


class CannonLevel(Facts, frozen=True):
    level: int
    active: bool
    shots: list[Shot]
    confidence: Confidence = ""
    column_offsets: list[int] = []
    distance_2_needs_empty: str = ""


class Cannon(Facts, frozen=True):
    id: str
    en: str
    fr: str
    start_column: int
    fire: Literal["straight", "double", "oblique"]
    level: list[CannonLevel]


class Cannons(Facts, frozen=True):
    meta: dict[str, Any]
    cannon: list[Cannon]


class DangerLevel(Facts, frozen=True):
    level: int
    icons: list[Icon]
    confidence: Confidence


class Danger(Facts, frozen=True):
    meta: dict[str, Any]
    danger: list[DangerLevel]


class DefenceCard(Facts, frozen=True):
    id: str
    set: Literal["base", "alternative"]
    front: str
    back: str
    pairing_confidence: str
    replaces: str = ""


class DefenceAction(Facts, frozen=True):
    id: str
    fr: str
    en: str
    side: Literal["front", "back"]
    danger_icon: Literal["danger_apply", "danger_raise"]
    text: str
    hits: int = 0
    cancel: Cancel = "none"
    target: str = ""
    ignores_line_of_fire: bool = False
    cannot_target: list[str] = []
    max_cannons: int = 0
    from_level: int = 0
    to_level: int = 0
    rows: list[int] = []
    swap_cannons: int = 0
    then_fire: str = ""
    shots: int = 0
    different_cannons: bool = False
    second_shot_cancel: Cancel = "none"
    placed_on: str = ""
    stays_on_board: bool = False
    returns_showing: str = ""
    hit_points: int = 0


class Defence(Facts, frozen=True):
    meta: dict[str, Any]
    card: list[DefenceCard]
    action: list[DefenceAction]


class MothershipAction(Facts, frozen=True):
    id: DieAction
    fr: str
    en: str
    text: str
    confidence: Confidence


class Mothership(Facts, frozen=True):
    id: str
    fr: str
    en: str
    colour: str
    set: Literal["base", "alternative"]
    win: str
    hits_needed: int
    die: list[DieAction]
    die_confidence: str
    special: list[str]


class Motherships(Facts, frozen=True):
    meta: dict[str, Any]
    action: list[MothershipAction]
    mothership: list[Mothership]


class Mode(Facts, frozen=True):
    id: str
    fr: str
    en: str
    players: int
    start_danger: int
    extra_hits: int
    cannons_at_level_2: int
    fill_rows: list[int]
    cannon_choice: str = ""
    roles: list[str] = []
    danger_automatic: bool = True
    opening_move: bool = True
    defence_cards_flip: bool = True
    defence_sides_used: str = ""
    effects_on: list[str] = []
    ignored_icons: list[str] = []
    hit_on_damaged_advanced: str = ""
    parts_revealed: str = ""
    rounds_after_fourth_part: int = 0
    mothership_die: bool = True
    mothership_rows_per_alien_turn: int = 0
    delta_cancel: bool = True
    alien_choices: list[str] = []


class Variant(Facts, frozen=True):
    id: str
    fr: str
    en: str
    mode: str
    cannons_at_level_2: int = 0
    random_neutralised_cannons: int = 0


class Modes(Facts, frozen=True):
    meta: dict[str, Any]
    mode: list[Mode]
    variant: list[Variant]


@cache
def cards() -> Cards:
    return checked_cards(load(PACKAGE, "cards.toml", Cards))


@cache
def cannons() -> Cannons:
    return load(PACKAGE, "cannons.toml", Cannons)


@cache
def danger() -> Danger:
    return load(PACKAGE, "danger.toml", Danger)


@cache
def defence() -> Defence:
    return checked_defence(load(PACKAGE, "defence.toml", Defence))


@cache
def motherships() -> Motherships:
    return checked_motherships(load(PACKAGE, "motherships.toml", Motherships))


@cache
def modes() -> Modes:
    return load(PACKAGE, "modes.toml", Modes)


def checked_cards(facts: Cards) -> Cards:
    """What the types cannot say: fronts exist, a front shows the same icons on every card, parts are numbered 1-4."""
    fronts = {front.id: front for front in facts.front}
    for ship in facts.ship:
        entry = f"ship {ship.id}"
        if ship.front not in fronts:
            raise BadFacts("bad-facts", file="cards.toml", entry=f"{entry}, front", problem=f"no front {ship.front!r}")
        if ship.faces.damaged_scout != fronts[ship.front].damaged_scout:
            problem = f"not the icons of front {ship.front!r}"
            raise BadFacts("bad-facts", file="cards.toml", entry=f"{entry}, damaged_scout", problem=problem)
        if ship.back == "mothership_part" and not 1 <= ship.part <= 4:
            raise BadFacts("bad-facts", file="cards.toml", entry=f"{entry}, part", problem="expected 1 to 4")
    return facts


def checked_defence(facts: Defence) -> Defence:
    known = {action.id for action in facts.action}
    for card in facts.card:
        for side, action in (("front", card.front), ("back", card.back)):
            if action not in known:
                entry = f"card {card.id}, {side}"
                raise BadFacts("bad-facts", file="defence.toml", entry=entry, problem=f"no action {action!r}")
    return facts


def checked_motherships(facts: Motherships) -> Motherships:
    for mothership in facts.mothership:
        if len(mothership.die) != 6:
            entry = f"mothership {mothership.id}, die"
            raise BadFacts("bad-facts", file="motherships.toml", entry=entry, problem="expected 6 values")
    return facts
