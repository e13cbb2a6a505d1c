"""What the types of the data files cannot express."""

from __future__ import annotations

from hullbreach.games.under_falling_skies.facts.abilities import broken, check_effects
from hullbreach.games.under_falling_skies.facts.schema import (
    BaseFace,
    BaseTiles,
    Campaign,
    Chapter,
    Characters,
    Cities,
    MothershipTrack,
    Place,
    ResearchTrack,
    Scenarios,
    SkyFace,
    SkyTiles,
)

SQUARE_CODES = {".", "<", ">", "M", "tp", "tc", *map(str, range(1, 10)), *(f"r{number}" for number in range(1, 10))}


def checked_sky(facts: SkyTiles) -> SkyTiles:
    """Faces are what they are called; grids have their rows and five known codes in each, teleporters come in pairs,
    arrows point at empty squares."""
    for tile in facts.tile:
        if tile.easy.threat_face or (tile.threat is not None and not tile.threat.threat_face):
            raise broken("sky_tiles.toml", f"tile {tile.id}, threat_face", "expected the threat face and no other")
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
    """Both base tiles exist and are two (UFS-SETUP-06); the rules know the abilities."""
    known = {tile.id for tile in bases.tile}
    for city in facts.city:
        for field, tile in (("base_top", city.base_top), ("base_bottom", city.base_bottom)):
            if tile not in known:
                raise broken("cities.toml", f"city {city.id}, {field}", f"no base tile {tile!r}")
        if city.base_top == city.base_bottom:
            raise broken("cities.toml", f"city {city.id}, base_bottom", "expected another tile than base_top")
        check_effects("cities.toml", f"city {city.id}, blue", city.blue.effects)
        check_effects("cities.toml", f"city {city.id}, damaged", city.damaged.effects)
    return facts


def checked_characters(facts: Characters) -> Characters:
    for one in facts.character:
        check_effects("characters.toml", f"character {one.id}, normal", one.normal.effects)
        check_effects("characters.toml", f"character {one.id}, upgraded", one.upgraded.effects)
    return facts


def checked_scenarios(facts: Scenarios) -> Scenarios:
    for scenario in facts.scenario:
        check_effects("scenarios.toml", f"scenario {scenario.id}", scenario.effects)
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


def checked_campaign(
    facts: Campaign, cities: Cities, scenarios: Scenarios, characters: Characters, sky: SkyTiles, bases: BaseTiles
) -> Campaign:
    """Every element a chapter names exists and says it belongs there."""
    if [chapter.number for chapter in facts.chapter] != list(range(1, facts.meta.chapters + 1)):
        raise broken("campaign.toml", "chapter, number", "expected the chapters in order")
    if len(facts.meta.battles) != facts.meta.chapters:
        raise broken("campaign.toml", "meta, battles", "expected a number for every chapter")
    for chapter in facts.chapter:
        _check_elements(chapter, "cities", chapter.cities, {one.id: one.chapter for one in cities.city})
        _check_elements(chapter, "scenarios", chapter.scenarios, {one.id: one.chapter for one in scenarios.scenario})
        _check_elements(
            chapter, "characters", chapter.characters, {one.id: one.chapter for one in characters.character}
        )
        _check_elements(chapter, "base_tiles", chapter.base_tiles, {one.id: one.chapter for one in bases.tile})
        _check_sky(f"chapter {chapter.number}, sky", chapter.sky, sky)
        if chapter.team.new != (1 if chapter.characters else 0):
            raise broken("campaign.toml", f"chapter {chapter.number}, team, new", "a stack holds one character")
        for scenario in scenarios.scenario:
            if scenario.chapter == chapter.number and scenario.sky not in ([], chapter.sky):
                raise broken("scenarios.toml", f"scenario {scenario.id}, sky", "not the sky of its chapter")
    return facts


def _check_elements(chapter: Chapter, field: str, names: list[str], chapters: dict[str, int]) -> None:
    if sorted(names) != sorted(name for name, number in chapters.items() if number == chapter.number):
        raise broken("campaign.toml", f"chapter {chapter.number}, {field}", "not those that name this chapter")


def _check_sky(entry: str, names: list[str], sky: SkyTiles) -> None:
    """A sky is tiles 1 to 4 in order, with or without tile 0 on top."""
    tiles = {tile.id: tile.position for tile in sky.tile}
    if [tiles.get(name, -1) for name in names] not in ([1, 2, 3, 4], [0, 1, 2, 3, 4]):
        raise broken("campaign.toml", entry, "expected one tile for each position, from the top")
