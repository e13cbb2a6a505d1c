"""The data files of Under Falling Skies: a mistake in one is named by file, entry and field."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from hullbreach.games.under_falling_skies import facts
from hullbreach.games.under_falling_skies.facts import abilities, checks, schema
from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import parse

if TYPE_CHECKING:
    from collections.abc import Callable

DATA = files(facts.PACKAGE) / "data"


def sky(text: str) -> object:
    return checks.checked_sky(parse(text.encode(), "sky_tiles.toml", schema.SkyTiles))


def base(text: str) -> object:
    return checks.checked_base(parse(text.encode(), "base_tiles.toml", schema.BaseTiles))


def cities(text: str) -> object:
    return checks.checked_cities(parse(text.encode(), "cities.toml", schema.Cities), facts.base_tiles())


def characters(text: str) -> object:
    return checks.checked_characters(parse(text.encode(), "characters.toml", schema.Characters))


def scenarios(text: str) -> object:
    return checks.checked_scenarios(parse(text.encode(), "scenarios.toml", schema.Scenarios))


def effects(text: str) -> object:
    return abilities.checked_vocabulary(parse(text.encode(), "effects.toml", schema.Effects))


def track(text: str) -> object:
    parsed = parse(text.encode(), "mothership_track.toml", schema.MothershipTrack)
    return checks.checked_track(parsed, facts.sky_tiles())


def research(text: str) -> object:
    return checks.checked_research(parse(text.encode(), "research_track.toml", schema.ResearchTrack), facts.sky_tiles())


def campaign(text: str) -> object:
    parsed = parse(text.encode(), "campaign.toml", schema.Campaign)
    known = facts.cities(), facts.scenarios(), facts.characters(), facts.sky_tiles(), facts.base_tiles()
    return checks.checked_campaign(parsed, *known)


MISTAKES: list[tuple[Callable[[str], object], str, str, str, str]] = [
    (sky, "sky_tiles.toml", '["M" , "." , "1"', '["M" , "." , "0"', "tile sky_1, easy, grid"),
    (
        sky,
        "sky_tiles.toml",
        '["." , "<" , ">" , "." , "." ]',
        '["1" , "<" , ">" , "." , "." ]',
        "tile sky_1, easy, grid",
    ),
    (sky, "sky_tiles.toml", '"tp", "." , "2" ]', '"." , "." , "2" ]', "tile adv_1, easy, grid"),
    (sky, "sky_tiles.toml", '["tc", "." ,', '["." , "." ,', "tile adv_1, easy, grid"),
    (sky, "sky_tiles.toml", "rows = 3", "rows = 4", "tile adv_4, easy, grid"),
    (base, "base_tiles.toml", 'kind = "command"', 'kind = "canteen"', "tile E, top, rooms 8, kind"),
    (base, "base_tiles.toml", "spaces = [[2, 1]]", "spaces = [[2, 2]]", "tile A, top, rooms"),
    (base, "base_tiles.toml", "[6, 4], [6, 5],\n]", "[6, 4], [6, 4],\n]", "path, spaces"),
    (base, "base_tiles.toml", "excavator_start = [3, 5]", "excavator_start = [4, 5]", "tile A, top, excavator_start"),
    (cities, "cities.toml", 'base_top = "A"', 'base_top = "H"', "city roswell, base_top"),
    (cities, "cities.toml", 'base_bottom = "B"', 'base_bottom = "H"', "city roswell, base_bottom"),
    (cities, "cities.toml", 'base_bottom = "B"', 'base_bottom = "A"', "city roswell, base_bottom"),
    (cities, "cities.toml", 'op = "unrolled_die"', 'op = "loaded_die"', "city washington_dc, blue, effects 1, op"),
    (cities, "cities.toml", 'hook = "first_roll"', 'hook = "landing"', "city washington_dc, blue, effects 1, hook"),
    (cities, "cities.toml", "count = 1, value = 6,", "value = 6,", "city washington_dc, blue, effects 1, op"),
    (
        cities,
        "cities.toml",
        'where = { die = "white" }',
        'where = { size = "multi" }',
        "city washington_dc, blue, effects 1, where, size",
    ),
    (characters, "characters.toml", "count = 1, per", "per", "character fire_chief, normal, effects 1, op"),
    (scenarios, "scenarios.toml", 'op = "escort"', 'op = "convoy"', "scenario command_ship, effects 3, op"),
    (effects, "effects.toml", 'id = "escort"', 'id = "convoy"', "op, id"),
    (
        track,
        "mothership_track.toml",
        'easy = { action = "white_ships", n = 1 }',
        'easy = { action = "damage", n = 1 }',
        "row 1, easy",
    ),
    (
        track,
        "mothership_track.toml",
        'threat = { action = "excavator_back", n = 1 }',
        'threat = { action = "excavator_back", n = 2 }',
        "row 1, threat",
    ),
    (track, "mothership_track.toml", 'tile = "sky_1"', 'tile = "sky_9"', "row 1, tile"),
    (research, "research_track.toml", "easy = [3, 1, 3, 1]", "easy = [3, 1, 3, 2]", "part sky_4"),
    (campaign, "campaign.toml", '"montreal", "havana"', '"montreal", "moscow"', "chapter 1, cities"),
    (campaign, "campaign.toml", '"saboteur", "storm"', '"saboteur", "evacuation"', "chapter 3, scenarios"),
    (campaign, "campaign.toml", '"wing_commander", "xeno', '"defector", "xeno', "chapter 1, characters"),
    (campaign, "campaign.toml", "number = 2", "number = 3", "chapter, number"),
    (campaign, "campaign.toml", '"sky_3", "adv_4"]', '"adv_4", "sky_3"]', "chapter 2, sky"),
    (campaign, "campaign.toml", 'base_tiles = ["D"]', 'base_tiles = ["E"]', "chapter 1, base_tiles"),
    (campaign, "campaign.toml", "new = 1, upgraded = 0", "new = 2, upgraded = 0", "chapter 1, team, new"),
    (sky, "sky_tiles.toml", "threat_face = false", "threat_face = true", "tile sky_1, threat_face"),
    (campaign, "campaign.toml", "battles = [2, 2, 2, 1]", "battles = [2, 2, 2]", "meta, battles"),
]


@pytest.mark.parametrize(("check", "file", "old", "new", "entry"), MISTAKES, ids=[f"{m[1]}-{m[4]}" for m in MISTAKES])
def test_a_mistake_is_named(check: Callable[[str], object], file: str, old: str, new: str, entry: str) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    check(text)
    assert old in text
    with pytest.raises(BadFacts) as error:
        check(text.replace(old, new, 1))
    details: dict[str, Any] = error.value.details
    assert (error.value.code, details["file"], details["entry"]) == ("bad-facts", file, entry)
    assert details["problem"]
