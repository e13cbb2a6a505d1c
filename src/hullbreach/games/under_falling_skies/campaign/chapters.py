"""The chapters of the campaign, from its facts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, facts, pieces
from hullbreach.games.under_falling_skies.facts import schema
from hullbreach.games.under_falling_skies.setting import tiles_of
from hullbreach.games.under_falling_skies.state import Table


@final
class Chapter:
    """A chapter's elements by number, its sky as bits, and how its battles are fought."""

    def __init__(self, chapter: schema.Chapter, battles: int) -> None:
        self.battles: i64 = battles
        self.cities = vec[i64]([pieces.CITY_NAMES.index(name) for name in chapter.cities])
        self.scenarios = vec[i64]([pieces.SCENARIO_NAMES.index(name) for name in chapter.scenarios])
        self.characters = vec[i64]([pieces.CHARACTER_NAMES.index(name) for name in chapter.characters])
        self.tiles: i64 = tiles_of(chapter.sky)
        self.veterans: i64 = chapter.team.upgraded
        self.is_final: bool = not chapter.cities
        """Fought for saved cities instead of new ones (UFS-CAMP-17)."""


CHAPTERS: Final = [
    Chapter(chapter, battles)
    for chapter, battles in zip(facts.campaign().chapter, facts.campaign().meta.battles, strict=True)
]


def chapter_of(table: Table) -> Chapter:
    return CHAPTERS[table.cells[cell.CHAPTER] - 1]
