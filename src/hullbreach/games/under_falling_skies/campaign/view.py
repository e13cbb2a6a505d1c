"""The campaign as it is seen: what there is to choose, who is left, and the sheet."""

from __future__ import annotations

import msgspec

from hullbreach.games.under_falling_skies import cell, pieces, stage
from hullbreach.games.under_falling_skies.campaign import sheet, stacks
from hullbreach.games.under_falling_skies.campaign.team import missing_veterans, veteran_refusal
from hullbreach.games.under_falling_skies.facts import scenarios
from hullbreach.games.under_falling_skies.setting import team_names
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.reasons import ALLOWED


class StackView(msgspec.Struct, frozen=True):
    city: str
    scenario: str
    character: str


class VeteranView(msgspec.Struct, frozen=True):
    """A character set aside. `ready` if free to fight, upgraded, in the coming battle."""

    character: str
    ready: bool


class SheetLine(msgspec.Struct, frozen=True):
    """A line of the campaign sheet. A game is None if not played, -1 for X, else the threat level it was won at."""

    chapter: int
    city: str
    scenario: str
    team: list[str]
    first_game: int | None
    damaged_game: int | None


class CampaignView(msgspec.Struct, frozen=True):
    chapter: int
    battle: int
    """Of the chapter, from 1."""
    stacks: list[StackView]
    """The two stacks to choose from; empty at other times."""
    enlisted: list[str]
    """The team of the coming or current battle."""
    to_enlist: int
    """How many more experienced characters the team needs."""
    saved_cities: list[str]
    veterans: list[VeteranView]
    removed: list[str]
    """Cities, scenarios and characters out of the campaign."""
    sheet: list[SheetLine]
    score: int


def campaign_view(table: Table) -> CampaignView:
    cells, now = table.cells, table.stage_of(PLAYER)
    fates = [cells[cell.CHARACTER_FATE + character] for character in range(pieces.CHARACTERS)]
    return CampaignView(
        chapter=cells[cell.CHAPTER],
        battle=cells[cell.BATTLE],
        stacks=[_stack(table, stack) for stack in range(2)] if now == stage.STACK else [],
        enlisted=team_names(cells[cell.TEAM]),
        to_enlist=missing_veterans(table) if now == stage.ENLIST else 0,
        saved_cities=_names(table, cell.CITY_FATE, pieces.CITY_NAMES, pieces.SET_ASIDE),
        veterans=[_veteran(table, one) for one, fate in enumerate(fates) if fate == pieces.SET_ASIDE],
        removed=_removed(table),
        sheet=[_line(table, line) for line in range(cells[cell.SHEET_SIZE])],
        score=sheet.score(table),
    )


def _names(table: Table, fates: int, names: tuple[str, ...], fate: int) -> list[str]:
    return [name for at, name in enumerate(names) if table.cells[fates + at] == fate]


def _stack(table: Table, stack: int) -> StackView:
    cells, first = table.cells, stacks.stack_at(stack)
    return StackView(
        pieces.CITY_NAMES[cells[first + stacks.CITY]],
        pieces.SCENARIO_NAMES[cells[first + stacks.SCENARIO]],
        pieces.CHARACTER_NAMES[cells[first + stacks.CHARACTER]],
    )


def _veteran(table: Table, character: int) -> VeteranView:
    return VeteranView(pieces.CHARACTER_NAMES[character], veteran_refusal(table, character) == ALLOWED)


def _removed(table: Table) -> list[str]:
    return [
        *_names(table, cell.CITY_FATE, pieces.CITY_NAMES, pieces.REMOVED),
        *_names(table, cell.SCENARIO_FATE, pieces.SCENARIO_NAMES, pieces.REMOVED),
        *_names(table, cell.CHARACTER_FATE, pieces.CHARACTER_NAMES, pieces.REMOVED),
    ]


def _line(table: Table, number: int) -> SheetLine:
    cells, line = table.cells, sheet.line_at(number)
    scenario = cells[line + sheet.SCENARIO]
    return SheetLine(
        chapter=scenarios().scenario[scenario - 1].chapter,
        city=pieces.CITY_NAMES[cells[line + sheet.CITY]],
        scenario=pieces.SCENARIO_NAMES[scenario],
        team=team_names(cells[line + sheet.TEAM]),
        first_game=_box(cells[line + sheet.FIRST_GAME]),
        damaged_game=_box(cells[line + sheet.DAMAGED_GAME]),
    )


def _box(noted: int) -> int | None:
    if noted == pieces.NOT_PLAYED:
        return None
    return -1 if noted == pieces.LOST_GAME else noted
