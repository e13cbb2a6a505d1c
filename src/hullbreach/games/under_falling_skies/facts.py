"""The schemas of this game's data files, and the checks their types cannot express."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import Facts, load

PACKAGE = "hullbreach.games.under_falling_skies"

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
    order: str
    spaces: list[Place]
    confidence: Confidence


class BaseTiles(Facts, frozen=True):
    meta: BaseMeta
    path: Path
    tracks: dict[str, Any]
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
    role: str
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
    names: dict[ActionName, dict[str, str]]
    actions: dict[ActionName, str]
    row: list[TrackRow]
    advanced: dict[str, Any]
    summary: dict[str, int]


class ResearchPart(Facts, frozen=True):
    tile: str
    easy: list[int]
    confidence: Confidence
    threat: list[int] = []
    note: str = ""


class ResearchTrack(Facts, frozen=True):
    meta: dict[str, int]
    part: list[ResearchPart]
    assembled: dict[str, Any]


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
    typical_games: int
    confidence: Confidence


class Campaign(Facts, frozen=True):
    meta: CampaignMeta
    procedure: dict[str, Any]
    sheet: dict[str, Any]
    score: dict[str, str]
    chapter: list[Chapter]


class BotWeights(Facts, frozen=True):
    meta: dict[str, Any]
    habits: dict[str, float]
    battle: dict[str, float]
    campaign: dict[str, float]


# --- loading ---------------------------------------------------------------------------------------------------------
@cache
def effects() -> Effects:
    return load(PACKAGE, "effects.toml", Effects)


@cache
def sky_tiles() -> SkyTiles:
    return checked_sky(load(PACKAGE, "sky_tiles.toml", SkyTiles))


@cache
def base_tiles() -> BaseTiles:
    return checked_base(load(PACKAGE, "base_tiles.toml", BaseTiles))


@cache
def cities() -> Cities:
    return checked_cities(load(PACKAGE, "cities.toml", Cities), base_tiles())


@cache
def characters() -> Characters:
    return load(PACKAGE, "characters.toml", Characters)


@cache
def scenarios() -> Scenarios:
    return load(PACKAGE, "scenarios.toml", Scenarios)


@cache
def mothership_track() -> MothershipTrack:
    return checked_track(load(PACKAGE, "mothership_track.toml", MothershipTrack), sky_tiles())


@cache
def research_track() -> ResearchTrack:
    return checked_research(load(PACKAGE, "research_track.toml", ResearchTrack), sky_tiles())


@cache
def campaign() -> Campaign:
    return checked_campaign(load(PACKAGE, "campaign.toml", Campaign))


@cache
def bot_weights() -> BotWeights:
    return load(PACKAGE, "bot.toml", BotWeights)


# --- checks ----------------------------------------------------------------------------------------------------------
SQUARE_CODES = {".", "<", ">", "M", "tp", "tc", *map(str, range(1, 10)), *(f"r{number}" for number in range(1, 10))}


def checked_sky(facts: SkyTiles) -> SkyTiles:
    """Grids have their rows and five known codes in each, teleporters come in pairs, arrows point at empty squares."""
    for tile in facts.tile:
        for name, face in (("easy", tile.easy), ("threat", tile.threat)):
            if face is not None:
                _check_face(f"tile {tile.id}, {name}", face)
    return facts


def _check_face(entry: str, face: SkyFace) -> None:
    if len(face.grid) != face.rows or len(face.mothership_actions) != face.rows:
        raise broken("sky_tiles.toml", f"{entry}, grid", f"expected {face.rows} rows and as many mothership_actions")
    squares = [code for row in face.grid for code in row]
    for row in face.grid:
        if len(row) != 5 or not SQUARE_CODES.issuperset(row):
            raise broken("sky_tiles.toml", f"{entry}, grid", f"expected five squares of known codes, got {row}")
        for column, code in enumerate(row):
            if code in "<>" and row[column + (1 if code == ">" else -1)] != ".":
                raise broken("sky_tiles.toml", f"{entry}, grid", f"an arrow must point at an empty square: {row}")
    for code in ("tp", "tc"):
        if squares.count(code) not in (0, 2):
            raise broken("sky_tiles.toml", f"{entry}, grid", f"teleporters {code!r} come in pairs")


def checked_base(facts: BaseTiles) -> BaseTiles:
    """The path visits every space once; every face fills its half with rooms of known kinds."""
    every = [(row, column) for row in range(1, facts.meta.rows + 1) for column in range(1, facts.meta.columns + 1)]
    if sorted(facts.path.spaces) != every:
        raise broken("base_tiles.toml", "path, spaces", "expected every space once")
    half = len(every) // 2
    for tile in facts.tile:
        _check_half(f"tile {tile.id}, top", tile.top, every[:half])
        _check_half(f"tile {tile.id}, bottom", tile.bottom, every[half:])
        if tile.top.excavator_start not in every[5:half]:
            raise broken("base_tiles.toml", f"tile {tile.id}, top, excavator_start", "expected a space of rows 2-3")
    return facts


def _check_half(entry: str, face: BaseFace, spaces: list[Place]) -> None:
    if sorted(space for room in face.rooms for space in room.spaces) != spaces:
        raise broken("base_tiles.toml", f"{entry}, rooms", "expected every space of this half once")
    for number, room in enumerate(face.rooms, 1):
        for kind in room.kind.split("+"):
            if kind not in ("aa_gun", "tunnel", "energy", "fighter", "research", "robot", "command"):
                raise broken("base_tiles.toml", f"{entry}, rooms {number}, kind", f"no kind {kind!r}")


def checked_cities(facts: Cities, bases: BaseTiles) -> Cities:
    """Both base tiles exist and are two (UFS-SETUP-06)."""
    known = {tile.id for tile in bases.tile}
    for city in facts.city:
        for field, tile in (("base_top", city.base_top), ("base_bottom", city.base_bottom)):
            if tile not in known:
                raise broken("cities.toml", f"city {city.id}, {field}", f"no base tile {tile!r}")
        if city.base_top == city.base_bottom:
            raise broken("cities.toml", f"city {city.id}, base_bottom", "expected another tile than base_top")
    return facts


def checked_track(facts: MothershipTrack, sky: SkyTiles) -> MothershipTrack:
    """The assembled track says what the tiles say."""
    tiles = {tile.id: tile for tile in sky.tile}
    for row in facts.row:
        tile = tiles.get(row.tile)
        if tile is None or tile.threat is None:
            raise broken("mothership_track.toml", f"row {row.row}, tile", f"no two-sided sky tile {row.tile!r}")
        for name, face, action in (("easy", tile.easy, row.easy), ("threat", tile.threat, row.threat)):
            if face.mothership_actions[row.tile_row - 1] != action:
                raise broken("mothership_track.toml", f"row {row.row}, {name}", "not the action of the sky tile")
    return facts


def checked_research(facts: ResearchTrack, sky: SkyTiles) -> ResearchTrack:
    """The parts of the research track are those printed on the tiles."""
    tiles = {tile.id: tile for tile in sky.tile}
    for part in facts.part:
        tile = tiles.get(part.tile)
        if tile is None:
            raise broken("research_track.toml", f"part {part.tile}, tile", f"no sky tile {part.tile!r}")
        if part.easy != tile.easy.research or part.threat != (tile.threat.research if tile.threat else []):
            raise broken("research_track.toml", f"part {part.tile}", "not the steps of the sky tile")
    return facts


def checked_campaign(facts: Campaign) -> Campaign:
    """Every element a chapter names exists and says it belongs there."""
    if [chapter.number for chapter in facts.chapter] != list(range(1, facts.meta.chapters + 1)):
        raise broken("campaign.toml", "chapter, number", "expected the chapters in order")
    if len(facts.meta.battles) != facts.meta.chapters:
        raise broken("campaign.toml", "meta, battles", "expected a number for every chapter")
    for chapter in facts.chapter:
        _check_elements(chapter, "cities", chapter.cities, {city.id: city.chapter for city in cities().city})
        _check_elements(chapter, "scenarios", chapter.scenarios, {one.id: one.chapter for one in scenarios().scenario})
        _check_elements(
            chapter, "characters", chapter.characters, {one.id: one.chapter for one in characters().character}
        )
        _check_sky(f"chapter {chapter.number}, sky", chapter.sky)
        for scenario in scenarios().scenario:
            if scenario.chapter == chapter.number and scenario.sky not in ([], chapter.sky):
                raise broken("scenarios.toml", f"scenario {scenario.id}, sky", "not the sky of its chapter")
    return facts


def _check_elements(chapter: Chapter, field: str, names: list[str], chapters: dict[str, int]) -> None:
    if sorted(names) != sorted(name for name, number in chapters.items() if number == chapter.number):
        raise broken("campaign.toml", f"chapter {chapter.number}, {field}", "not those that name this chapter")


def _check_sky(entry: str, names: list[str]) -> None:
    """A sky is tiles 1 to 4 in order, with or without tile 0 on top."""
    tiles = {tile.id: tile.position for tile in sky_tiles().tile}
    if [tiles.get(name, -1) for name in names] not in ([1, 2, 3, 4], [0, 1, 2, 3, 4]):
        raise broken("campaign.toml", entry, "expected one tile for each position, from the top")


def broken(file: str, entry: str, problem: str) -> BadFacts:
    return BadFacts("bad-facts", file=file, entry=entry, problem=problem)
