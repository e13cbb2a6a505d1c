"""The course of the campaign: chapter by chapter, battle by battle, to the final one."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, ending, pieces, stage, told
from hullbreach.games.under_falling_skies.campaign.chapters import chapter_of
from hullbreach.games.under_falling_skies.campaign.sheet import add_line, score
from hullbreach.games.under_falling_skies.campaign.stacks import form_stacks
from hullbreach.games.under_falling_skies.campaign.team import disband, recruit
from hullbreach.games.under_falling_skies.setup import lay_out
from hullbreach.games.under_falling_skies.state import PLAYER, Table


# --- chapters --------------------------------------------------------------------------------------------------------
def open_campaign(table: Table) -> None:
    table.cells[cell.CAMPAIGN] = 1
    start_chapter(table, 1)


def start_chapter(table: Table, number: i64) -> None:
    """Its briefing adds new rules; its battles are chosen one by one (UFS-CAMP-02)."""
    table.cells[cell.CHAPTER] = number
    table.cells[cell.BATTLE] = 1
    table.cells[cell.FOUGHT] = 0
    table.journal.tell(told.CHAPTER, number)
    if chapter_of(table).is_final:
        table.ask(PLAYER, stage.DEFEND)
    else:
        form_stacks(table)


def defend(table: Table, city: i64) -> None:
    """The final battle is fought for a saved city (UFS-CAMP-17)."""
    table.journal.tell(told.LAST_STAND, city)
    table.cells[cell.CITY] = city
    table.cells[cell.SCENARIO] = chapter_of(table).scenarios[0]
    recruit(table)


# --- battles ---------------------------------------------------------------------------------------------------------
def start_battle(table: Table, threat: i64) -> None:
    """A new line on the sheet, and its first game (UFS-CAMP-13)."""
    table.cells[cell.THREAT_LEVEL] = threat
    table.journal.tell(told.THREAT_CHOSEN, threat)
    add_line(table)
    start_game(table, pieces.DAMAGED if chapter_of(table).is_final else pieces.BLUE)


def start_game(table: Table, side: i64) -> None:
    table.cells[cell.SIDE] = side
    table.cells[cell.TILES] = chapter_of(table).tiles
    lay_out(table)


def leave_board(table: Table) -> None:
    """A battle lost on the blue side is fought once more on the damaged one (UFS-CAMP-06)."""
    if table.cells[cell.RESULT] != ending.WON and table.cells[cell.SIDE] == pieces.BLUE:
        table.journal.tell(told.SECOND_GAME, table.cells[cell.CITY])
        start_game(table, pieces.DAMAGED)
    elif chapter_of(table).is_final:
        close_final_game(table)
    else:
        close_battle(table)


def close_battle(table: Table) -> None:
    """Elements are removed or set aside (UFS-CAMP-10, UFS-CAMP-11); then the next battle, or the next chapter."""
    remove_scenario(table)
    close_city(table)
    disband(table)
    if table.cells[cell.BATTLE] < chapter_of(table).battles:
        table.cells[cell.BATTLE] += 1
        form_stacks(table)
        return
    spare_cities(table)
    start_chapter(table, table.cells[cell.CHAPTER] + 1)


def remove_scenario(table: Table) -> None:
    table.cells[cell.SCENARIO_FATE + table.cells[cell.SCENARIO]] = pieces.REMOVED
    table.journal.tell(told.SCENARIO_REMOVED, table.cells[cell.SCENARIO])


def close_city(table: Table) -> None:
    saved: bool = table.cells[cell.RESULT] == ending.WON
    table.cells[cell.CITY_FATE + table.cells[cell.CITY]] = pieces.SET_ASIDE if saved else pieces.REMOVED
    table.journal.tell(told.CITY_SAVED if saved else told.CITY_FALLEN, table.cells[cell.CITY])


def spare_cities(table: Table) -> None:
    """A city of the chapter that was never attacked counts as saved (UFS-CAMP-15)."""
    for city in chapter_of(table).cities:
        if table.cells[cell.CITY_FATE + city] == pieces.IN_BOX:
            table.cells[cell.CITY_FATE + city] = pieces.SET_ASIDE
            table.journal.tell(told.CITY_SPARED, city)


# --- the final battle ------------------------------------------------------------------------------------------------
def close_final_game(table: Table) -> None:
    """Won: the campaign is won. Lost: the city is destroyed, and another saved one is fought for (UFS-CAMP-17)."""
    if table.cells[cell.RESULT] == ending.WON:
        table.journal.tell(told.CAMPAIGN_WON, score(table))
        table.finish(ending.CAMPAIGN_WON)
        return
    table.cells[cell.CITY_FATE + table.cells[cell.CITY]] = pieces.REMOVED
    table.cells[cell.TEAM] = 0
    table.journal.tell(told.CITY_DESTROYED, table.cells[cell.CITY])
    if saved_cities(table):
        table.ask(PLAYER, stage.DEFEND)
    else:
        table.journal.tell(told.CAMPAIGN_LOST, score(table))
        table.finish(ending.CAMPAIGN_LOST)


def saved_cities(table: Table) -> i64:
    """How many cities are set aside."""
    count: i64 = 0
    for city in range(pieces.CITIES):
        if table.cells[cell.CITY_FATE + city] == pieces.SET_ASIDE:
            count += 1
    return count
