"""The schemas of this game's data files.

Names, texts and confidence are there for the people who read the files; everything else is read by the rules or checked
here.
"""

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
    two_player: list[DangerLevel]


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
    danger_icon: Literal["danger_apply", "danger_raise"]
    text: str
    cannot_target: list[str] = []
    hits: int = 0
    hits_two_player: int = 0
    lowest_row: int = 0
    lowest_row_two_player: int = 0
    max_cannons: int = 0
    side_by_side_two_player: bool = False
    from_level: int = 0
    to_level: int = 0
    second_shot_cancel: Cancel = "none"
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
    set: Literal["base", "alternative"]
    hits_needed: int
    die: list[DieAction]
    die_confidence: str
    repels_fighters: bool = False


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
    danger_automatic: bool = True
    opening_move: bool = True
    defence_cards_flip: bool = True
    rounds_after_fourth_part: int = 0
    delta_cancel: bool = True
    empty_sky_draws: bool = True


class Variant(Facts, frozen=True):
    id: str
    fr: str
    en: str
    mode: str
    cannons_at_level_2: int = 0
    random_neutralised_cannons: int = 0
    repaired_after_rounds: int = 0


class Modes(Facts, frozen=True):
    meta: dict[str, Any]
    mode: list[Mode]
    variant: list[Variant]


class Weights(Facts, frozen=True):
    """Of the signs before the final battle and in it."""

    before: dict[str, float]
    battle: dict[str, float]


class BotWeights(Facts, frozen=True):
    """Of the solo game, and with two players of each side."""

    meta: dict[str, Any]
    solo: Weights
    earth: Weights
    alien: Weights


@cache
def bot_weights() -> BotWeights:
    return load(PACKAGE, "bot.toml", BotWeights)


@cache
def cards() -> Cards:
    return checked_cards(load(PACKAGE, "cards.toml", Cards))


@cache
def cannons() -> Cannons:
    return checked_cannons(load(PACKAGE, "cannons.toml", Cannons))


@cache
def danger() -> Danger:
    return checked_danger(load(PACKAGE, "danger.toml", Danger))


@cache
def defence() -> Defence:
    return checked_defence(load(PACKAGE, "defence.toml", Defence))


@cache
def motherships() -> Motherships:
    return checked_motherships(load(PACKAGE, "motherships.toml", Motherships))


@cache
def modes() -> Modes:
    return checked_modes(load(PACKAGE, "modes.toml", Modes))


def danger_levels(two_player: bool) -> list[DangerLevel]:
    """What the Danger card says: chosen freely, its levels have values of their own (AA-RULING-58)."""
    return danger().two_player if two_player else danger().danger


def checked_cards(facts: Cards) -> Cards:
    """What the types cannot say: fronts exist, a front shows the same icons on every card, parts are numbered 1-4."""
    fronts = {front.id: front for front in facts.front}
    for ship in facts.ship:
        entry = f"ship {ship.id}"
        if ship.front not in fronts:
            raise _broken("cards.toml", f"{entry}, front", f"no front {ship.front!r}")
        if ship.faces.damaged_scout != fronts[ship.front].damaged_scout:
            raise _broken("cards.toml", f"{entry}, damaged_scout", f"not the icons of front {ship.front!r}")
        if ship.back == "mothership_part" and not 1 <= ship.part <= 4:
            raise _broken("cards.toml", f"{entry}, part", "expected 1 to 4")
    for front in facts.front:
        found = sum(ship.set == "base" and ship.front == front.id for ship in facts.ship)
        if found != front.base_cards_with_this_front:
            raise _broken("cards.toml", f"front {front.id}, base_cards_with_this_front", f"{found} cards have it")
    return facts


def checked_cannons(facts: Cannons) -> Cannons:
    """Cannons stand in the order of their names, and a level is active if it shoots."""
    for column, cannon in enumerate(facts.cannon, 1):
        if cannon.start_column != column:
            raise _broken("cannons.toml", f"cannon {cannon.id}, start_column", f"expected {column}")
        if [level.level for level in cannon.level] != [0, 1, 2]:
            raise _broken("cannons.toml", f"cannon {cannon.id}, level", "expected levels 0, 1, 2")
        for level in cannon.level:
            if level.active != bool(level.shots):
                raise _broken("cannons.toml", f"cannon {cannon.id}, level {level.level}, active", "no match for shots")
    return facts


def checked_danger(facts: Danger) -> Danger:
    for table, levels in (("danger", facts.danger), ("two_player", facts.two_player)):
        if [danger.level for danger in levels] != [1, 2, 3, 4]:
            raise _broken("danger.toml", f"{table}, level", "expected levels 1, 2, 3, 4")
    return facts


def checked_defence(facts: Defence) -> Defence:
    known = {action.id for action in facts.action}
    for card in facts.card:
        for side, action in (("front", card.front), ("back", card.back)):
            if action not in known:
                raise _broken("defence.toml", f"card {card.id}, {side}", f"no action {action!r}")
    return facts


def checked_motherships(facts: Motherships) -> Motherships:
    for mothership in facts.mothership:
        if len(mothership.die) != 6:
            raise _broken("motherships.toml", f"mothership {mothership.id}, die", "expected 6 values")
    return facts


def checked_modes(facts: Modes) -> Modes:
    known = {mode.id for mode in facts.mode}
    for variant in facts.variant:
        if variant.mode not in known:
            raise _broken("modes.toml", f"variant {variant.id}, mode", f"no mode {variant.mode!r}")
    return facts


def _broken(file: str, entry: str, problem: str) -> BadFacts:
    return BadFacts("bad-facts", file=file, entry=entry, problem=problem)
