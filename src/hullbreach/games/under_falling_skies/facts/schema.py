"""The schemas of this game's data files."""

from __future__ import annotations

from typing import Any, Literal

from hullbreach.kernel.facts import Facts

Confidence = str | dict[str, str]
ActionName = Literal["none", "white_ships", "excavator_back", "research_back", "damage", "move_ships", "skull"]
RoomName = Literal["energy", "fighter", "research", "robot", "tunnel", "aa_gun", "command"]
ShipName = Literal["purple", "white", "orange"]
Place = tuple[int, int]
"""Row and column, both counted from 1."""


# --- abilities -------------------------------------------------------------------------------------------------------
class Where(Facts, frozen=True):
    """What an effect is restricted to; see the head of effects.toml."""

    die: Literal["gray", "white", "worker", "robot", "any"] | None = None
    room: list[RoomName] | None = None
    size: Literal["single", "multi"] | None = None
    contains: Literal["white", "robot"] | None = None
    columns: list[int | Literal["marked", "token"]] | None = None
    energy_at_most: int | None = None
    ship: ShipName | Literal["any"] | None = None
    action: list[ActionName] | None = None
    phase: Literal["planning", "rooms", "mothership"] | None = None


class Effect(Facts, frozen=True, rename={"from_action": "from", "to_action": "to", "cleared_with": "with"}):
    """One line of an ability: when, what, how often, and the numbers of its op. None: not given."""

    hook: str
    op: str
    per: Literal["game", "round"] | None = None
    uses: int | None = None
    optional: bool = False
    cost_energy: int = 0
    where: Where = Where()
    add: int | None = None
    at: list[int | Place] | None = None
    at_least: int | Literal["token"] | None = None
    at_most: int | None = None
    by: int | Literal["all"] | None = None
    cleared_with: Literal["aa_die", "space_die"] | None = None
    colour: ShipName | None = None
    count: int | Literal["any", "all"] | None = None
    counter: str | None = None
    damage: int | None = None
    dig: bool | None = None
    effect: Literal["arrow", "mothership", "teleporter", "arrow_or_mothership"] | None = None
    energy: int | None = None
    excavator_back: int | None = None
    from_action: ActionName | None = None
    hit_damage: int | None = None
    launch_order: Literal["after_purple", "after_white"] | None = None
    max_energy: int | None = None
    n: int | None = None
    name: str | None = None
    none_on: int | None = None
    on: Literal["explosion", "sky"] | None = None
    place: Literal["columns", "squares", "spaces", "pool", "lowest_ship_column_aa"] | None = None
    ready: bool | None = None
    scope: Literal["same_column", "any_column"] | None = None
    set: int | None = None
    shuffle: bool | None = None
    to_action: ActionName | None = None
    tokens_left: bool | None = None
    up_to: int | None = None
    value: int | Literal["any"] | None = None
    values: list[int] | None = None
    when_destroyed: Literal["waiting", "removed"] | None = None


class Hook(Facts, frozen=True):
    id: str
    when: str


class Op(Facts, frozen=True):
    id: str
    params: str
    does: str


class Effects(Facts, frozen=True):
    meta: dict[str, Any]
    hook: list[Hook]
    op: list[Op]


# --- tiles -----------------------------------------------------------------------------------------------------------
class MothershipAction(Facts, frozen=True):
    action: ActionName
    n: int


class SkyFace(Facts, frozen=True):
    threat_face: bool
    stars: int
    rows: int
    grid: list[list[str]]
    mothership_actions: list[MothershipAction]
    research: list[int]
    confidence: Confidence
    sources: list[str]
    note: str = ""
    uncertain: list[str] = []


class SkyTile(Facts, frozen=True):
    id: str
    en: str
    fr: str
    position: int
    kind: Literal["base", "advanced", "satellite"]
    chapter: int
    easy: SkyFace
    threat: SkyFace | None = None


class SkyTiles(Facts, frozen=True):
    meta: dict[str, Any]
    tile: list[SkyTile]


class Room(Facts, frozen=True):
    kind: str
    cost: int
    modifier: int
    spaces: list[Place]
    conf: str = ""
    note: str = ""


class BaseFace(Facts, frozen=True):
    energy_slots: int
    damage_slots: int
    confidence: Confidence
    sources: list[str]
    rooms: list[Room]
    start_energy: int = 0
    excavator_start: Place | None = None
    note: str = ""


class BaseTile(Facts, frozen=True):
    id: str
    en: str
    fr: str
    chapter: int
    note: str
    top: BaseFace
    bottom: BaseFace


class BaseMeta(Facts, frozen=True):
    columns: int
    rows: int
    robot_dice: int
    excavate_cost: int


class Path(Facts, frozen=True):
    spaces: list[Place]
    confidence: Confidence


class BaseTiles(Facts, frozen=True):
    meta: BaseMeta
    path: Path
    tile: list[BaseTile]


# --- cities, characters, scenarios -----------------------------------------------------------------------------------
class CitySide(Facts, frozen=True):
    research_prefix: list[int]
    text: str
    effects: list[Effect]


class City(Facts, frozen=True):
    id: str
    en: str
    fr: str
    chapter: int
    base_top: str
    base_bottom: str
    confidence: Confidence
    blue: CitySide
    damaged: CitySide


class Cities(Facts, frozen=True):
    city: list[City]


class CharacterSide(Facts, frozen=True):
    text: str
    effects: list[Effect]


class Character(Facts, frozen=True):
    id: str
    en: str
    fr: str
    chapter: int
    confidence: Confidence
    normal: CharacterSide
    upgraded: CharacterSide
    note: str = ""


class CharacterMeta(Facts, frozen=True):
    stars_normal: float
    stars_upgraded: float


class Characters(Facts, frozen=True):
    meta: CharacterMeta
    character: list[Character]


class Scenario(Facts, frozen=True):
    id: str
    en: str
    fr: str
    chapter: int
    confidence: Confidence
    text: str
    effects: list[Effect]
    note: str = ""
    sky: list[str] = []


class ScenarioMeta(Facts, frozen=True):
    stars: int


class Scenarios(Facts, frozen=True):
    meta: ScenarioMeta
    scenario: list[Scenario]


# --- tracks and campaign ---------------------------------------------------------------------------------------------
class TrackRow(Facts, frozen=True):
    row: int
    tile: str
    tile_row: int
    easy: MothershipAction
    threat: MothershipAction
    confidence: Confidence


class TrackMeta(Facts, frozen=True):
    start_row: int
    white_ship_supply: int
    purple_ships: int
    orange_ships: int


class MothershipTrack(Facts, frozen=True):
    meta: TrackMeta
    row: list[TrackRow]


class ResearchPart(Facts, frozen=True):
    tile: str
    easy: list[int]
    confidence: Confidence
    threat: list[int] = []
    note: str = ""


class ResearchTrack(Facts, frozen=True):
    part: list[ResearchPart]


class Team(Facts, frozen=True):
    new: int
    upgraded: int


class Chapter(Facts, frozen=True):
    number: int
    en: str
    fr: str
    title_confidence: str
    base_tiles: list[str]
    sky: list[str]
    cities: list[str]
    scenarios: list[str]
    characters: list[str]
    team: Team
    new_rules: list[str]
    briefing: str
    confidence: Confidence


class CampaignMeta(Facts, frozen=True):
    chapters: int
    battles: list[int]
    confidence: Confidence


class Campaign(Facts, frozen=True):
    meta: CampaignMeta
    chapter: list[Chapter]


class BotWeights(Facts, frozen=True):
    meta: dict[str, Any]
    habits: dict[str, float]
    battle: dict[str, float]
    campaign: dict[str, float]
