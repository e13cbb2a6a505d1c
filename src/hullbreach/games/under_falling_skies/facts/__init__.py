"""This game's data files: each is read once, checked against its schema and for what types cannot express."""

from __future__ import annotations

from functools import cache

from hullbreach.games.under_falling_skies.facts import abilities, checks, schema
from hullbreach.kernel.facts import load

PACKAGE = "hullbreach.games.under_falling_skies"


@cache
def effects() -> schema.Effects:
    return abilities.checked_vocabulary(load(PACKAGE, "effects.toml", schema.Effects))


@cache
def sky_tiles() -> schema.SkyTiles:
    return checks.checked_sky(load(PACKAGE, "sky_tiles.toml", schema.SkyTiles))


@cache
def base_tiles() -> schema.BaseTiles:
    return checks.checked_base(load(PACKAGE, "base_tiles.toml", schema.BaseTiles))


@cache
def cities() -> schema.Cities:
    return checks.checked_cities(load(PACKAGE, "cities.toml", schema.Cities), base_tiles())


@cache
def characters() -> schema.Characters:
    return checks.checked_characters(load(PACKAGE, "characters.toml", schema.Characters))


@cache
def scenarios() -> schema.Scenarios:
    return checks.checked_scenarios(load(PACKAGE, "scenarios.toml", schema.Scenarios))


@cache
def mothership_track() -> schema.MothershipTrack:
    return checks.checked_track(load(PACKAGE, "mothership_track.toml", schema.MothershipTrack), sky_tiles())


@cache
def research_track() -> schema.ResearchTrack:
    return checks.checked_research(load(PACKAGE, "research_track.toml", schema.ResearchTrack), sky_tiles())


@cache
def campaign() -> schema.Campaign:
    known = load(PACKAGE, "campaign.toml", schema.Campaign)
    return checks.checked_campaign(known, cities(), scenarios(), characters(), sky_tiles(), base_tiles())


@cache
def bot_weights() -> schema.BotWeights:
    return load(PACKAGE, "bot.toml", schema.BotWeights)
