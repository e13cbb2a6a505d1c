"""The campaign: four chapters of battles to choose, teams to enlist, cities saved and lost, and the sheet.

It is one game: between battles the player chooses in phases of their own, and each battle replaces the setting.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import events as told
from hullbreach.games.under_falling_skies import facts, schema
from hullbreach.games.under_falling_skies.pieces import (
    BLUE,
    CHARACTER_NAMES,
    CHARACTERS,
    CITIES,
    CITY_NAMES,
    DAMAGED,
    NONE,
    NORMAL,
    SCENARIO_NAMES,
    UPGRADED,
)
from hullbreach.games.under_falling_skies.refusals import (
    ALLOWED,
    CITY_NOT_SAVED,
    HAS_FOUGHT,
    NOT_A_VETERAN,
    NOT_NOW,
    Action,
)
from hullbreach.games.under_falling_skies.setting import join_team, presence_in, tiles_of
from hullbreach.games.under_falling_skies.setup import lay_out
from hullbreach.games.under_falling_skies.state import (
    AFTERMATH,
    BATTLE,
    CAMPAIGN,
    CHAPTER,
    CHARACTER_FATE,
    CITY,
    CITY_FATE,
    DEFEND,
    ENDING,
    ENLIST,
    FOUGHT,
    IN_BOX,
    LOST_GAME,
    NOT_PLAYED,
    OVER,
    PHASE,
    REMOVED,
    SCENARIO,
    SCENARIO_FATE,
    SET_ASIDE,
    SHEET,
    SHEET_FIELDS,
    SHEET_SIZE,
    SIDE,
    STACK,
    STACKS,
    TEAM,
    THREAT,
    THREAT_LEVEL,
    TILES,
    WON,
    Table,
)

# The fields of a line of the sheet.
LINE_CITY: Final[i64] = 0
LINE_SCENARIO: Final[i64] = 1
LINE_TEAM: Final[i64] = 2
LINE_FIRST: Final[i64] = 3
LINE_DAMAGED: Final[i64] = 4

STACK_SIZE: Final[i64] = 3


@final
class Chapter:
    """A chapter's elements by number, its sky as bits, and how its battles are fought."""

    def __init__(self, chapter: schema.Chapter, battles: int) -> None:
        self.battles: i64 = battles
        self.cities = vec[i64]([CITY_NAMES.index(name) for name in chapter.cities])
        self.scenarios = vec[i64]([SCENARIO_NAMES.index(name) for name in chapter.scenarios])
        self.characters = vec[i64]([CHARACTER_NAMES.index(name) for name in chapter.characters])
        self.tiles: i64 = tiles_of(chapter.sky)
        self.veterans: i64 = chapter.team.upgraded
        self.is_final: bool = not chapter.cities
        """Fought for saved cities instead of new ones (UFS-CAMP-17)."""


CHAPTERS: Final = [
    Chapter(chapter, battles)
    for chapter, battles in zip(facts.campaign().chapter, facts.campaign().meta.battles, strict=True)
]
MET_IN: Final = vec[i64]([character.chapter for character in facts.characters().character])


def chapter_of(table: Table) -> Chapter:
    return CHAPTERS[table.cells[CHAPTER] - 1]


# --- chapters and stacks ---------------------------------------------------------------------------------------------
def open_campaign(table: Table) -> None:
    table.cells[CAMPAIGN] = 1
    start_chapter(table, 1)


def start_chapter(table: Table, number: i64) -> None:
    """Its briefing adds new rules; its battles are chosen one by one (UFS-CAMP-02)."""
    table.cells[CHAPTER] = number
    table.cells[BATTLE] = 1
    table.cells[FOUGHT] = 0
    table.journal.tell(told.CHAPTER, number)
    if chapter_of(table).is_final:
        table.cells[PHASE] = DEFEND
    else:
        form_stacks(table)


def form_stacks(table: Table) -> None:
    """Two stacks at random from what is left of the chapter (UFS-CAMP-03)."""
    chapter = chapter_of(table)
    cities = drawn(table, chapter.cities, CITY_FATE)
    scenarios = drawn(table, chapter.scenarios, SCENARIO_FATE)
    characters = drawn(table, chapter.characters, CHARACTER_FATE)
    stack: i64 = 0
    while stack < 2:
        first: i64 = STACKS + stack * STACK_SIZE
        table.cells[first] = cities[stack]
        table.cells[first + 1] = scenarios[stack]
        table.cells[first + 2] = characters[stack]
        table.journal.tell(told.STACK_FORMED, cities[stack], scenarios[stack], characters[stack])
        stack += 1
    table.cells[PHASE] = STACK


def drawn(table: Table, elements: vec[i64], fates: i64) -> vec[i64]:
    """The elements still in the box, shuffled."""
    left = vec[i64]()
    for element in elements:
        if table.cells[fates + element] == IN_BOX:
            left = append(left, element)
    table.dice.shuffle(left)
    return left


def choose_stack(table: Table, stack: i64) -> None:
    """Fight for one stack; the other is lost (UFS-CAMP-04)."""
    chosen: i64 = STACKS + stack * STACK_SIZE
    other: i64 = STACKS + (1 - stack) * STACK_SIZE
    cells = table.cells
    table.journal.tell(told.STACK_CHOSEN, cells[chosen], cells[chosen + 1], cells[chosen + 2])
    table.journal.tell(told.STACK_LOST, cells[other], cells[other + 1], cells[other + 2])
    cells[CITY_FATE + cells[other]] = REMOVED
    cells[SCENARIO_FATE + cells[other + 1]] = REMOVED
    cells[CHARACTER_FATE + cells[other + 2]] = REMOVED
    cells[CITY] = cells[chosen]
    cells[SCENARIO] = cells[chosen + 1]
    cells[TEAM] = join_team(0, cells[chosen + 2], NORMAL)
    cell: i64 = 0
    while cell < 2 * STACK_SIZE:
        cells[STACKS + cell] = NONE
        cell += 1
    recruit(table)


def defend(table: Table, city: i64) -> None:
    """The final battle is fought for a saved city (UFS-CAMP-17)."""
    table.journal.tell(told.LAST_STAND, city)
    table.cells[CITY] = city
    table.cells[SCENARIO] = chapter_of(table).scenarios[0]
    recruit(table)


# --- the team --------------------------------------------------------------------------------------------------------
def veteran_refusal(table: Table, character: i64) -> i64:
    """Why a character cannot join the team: it must be set aside in an earlier chapter and not have fought in this one
    (UFS-CAMP-16)."""
    if table.cells[CHARACTER_FATE + character] != SET_ASIDE or MET_IN[character] >= table.cells[CHAPTER]:
        return NOT_A_VETERAN
    if (table.cells[FOUGHT] >> character) & 1 or presence_in(table.cells[TEAM], character):
        return HAS_FOUGHT
    return ALLOWED


def missing_veterans(table: Table) -> i64:
    """How many experienced characters the team still needs."""
    missing: i64 = chapter_of(table).veterans
    character: i64 = 0
    while character < CHARACTERS:
        if presence_in(table.cells[TEAM], character) == UPGRADED:
            missing -= 1
        character += 1
    return missing


def recruit(table: Table) -> None:
    """Ask for experienced characters while there is a choice; then for the threat level."""
    missing: i64 = missing_veterans(table)
    if missing == 0:
        table.cells[PHASE] = THREAT
        return
    ready = vec[i64]()
    character: i64 = 0
    while character < CHARACTERS:
        if veteran_refusal(table, character) == ALLOWED:
            ready = append(ready, character)
        character += 1
    if len(ready) > missing:
        table.cells[PHASE] = ENLIST
        return
    for veteran in ready:
        join(table, veteran)
    table.cells[PHASE] = THREAT


def join(table: Table, character: i64) -> None:
    table.cells[TEAM] = join_team(table.cells[TEAM], character, UPGRADED)
    table.journal.tell(told.ENLISTED, character)


# --- battles and the sheet -------------------------------------------------------------------------------------------
def start_battle(table: Table, threat: i64) -> None:
    """A new line on the sheet, and its first game (UFS-CAMP-13)."""
    table.cells[THREAT_LEVEL] = threat
    table.journal.tell(told.THREAT_CHOSEN, threat)
    line: i64 = SHEET + table.cells[SHEET_SIZE] * SHEET_FIELDS
    table.cells[SHEET_SIZE] += 1
    table.cells[line + LINE_CITY] = table.cells[CITY]
    table.cells[line + LINE_SCENARIO] = table.cells[SCENARIO]
    table.cells[line + LINE_TEAM] = table.cells[TEAM]
    table.cells[line + LINE_FIRST] = NOT_PLAYED
    table.cells[line + LINE_DAMAGED] = NOT_PLAYED
    start_game(table, DAMAGED if chapter_of(table).is_final else BLUE)


def start_game(table: Table, side: i64) -> None:
    table.cells[SIDE] = side
    table.cells[TILES] = chapter_of(table).tiles
    lay_out(table)


def note_game(table: Table) -> None:
    """A lost game is an X, a won one its threat level (UFS-CAMP-13)."""
    won: bool = table.cells[ENDING] == WON
    line: i64 = SHEET + (table.cells[SHEET_SIZE] - 1) * SHEET_FIELDS
    box: i64 = line + (LINE_FIRST if table.cells[SIDE] == BLUE else LINE_DAMAGED)
    table.cells[box] = table.cells[THREAT_LEVEL] if won else LOST_GAME
    kind = told.GAME_WON if won else told.GAME_LOST
    table.journal.tell(kind, table.cells[CITY], table.cells[SIDE], table.cells[THREAT_LEVEL])


def leave_board(table: Table) -> None:
    """A battle lost on the blue side is fought once more on the damaged one (UFS-CAMP-06)."""
    if table.cells[ENDING] != WON and table.cells[SIDE] == BLUE:
        table.journal.tell(told.SECOND_GAME, table.cells[CITY])
        start_game(table, DAMAGED)
    elif chapter_of(table).is_final:
        close_final_game(table)
    else:
        close_battle(table)


def close_battle(table: Table) -> None:
    """Elements are removed or set aside (UFS-CAMP-10, UFS-CAMP-11); then the next battle, or the next chapter."""
    remove_scenario(table)
    settle_city(table)
    settle_team(table)
    if table.cells[BATTLE] < chapter_of(table).battles:
        table.cells[BATTLE] += 1
        form_stacks(table)
        return
    spare_cities(table)
    start_chapter(table, table.cells[CHAPTER] + 1)


def remove_scenario(table: Table) -> None:
    table.cells[SCENARIO_FATE + table.cells[SCENARIO]] = REMOVED
    table.journal.tell(told.SCENARIO_REMOVED, table.cells[SCENARIO])


def settle_city(table: Table) -> None:
    saved: bool = table.cells[ENDING] == WON
    table.cells[CITY_FATE + table.cells[CITY]] = SET_ASIDE if saved else REMOVED
    table.journal.tell(told.CITY_SAVED if saved else told.CITY_FALLEN, table.cells[CITY])


def settle_team(table: Table) -> None:
    """The new character is set aside; the experienced ones have fought in this chapter (UFS-CAMP-16)."""
    character: i64 = 0
    while character < CHARACTERS:
        presence: i64 = presence_in(table.cells[TEAM], character)
        if presence == NORMAL:
            table.cells[CHARACTER_FATE + character] = SET_ASIDE
            table.journal.tell(told.CHARACTER_KEPT, character)
        elif presence == UPGRADED:
            table.cells[FOUGHT] |= 1 << character
        character += 1
    table.cells[TEAM] = 0


def spare_cities(table: Table) -> None:
    """A city of the chapter that was never attacked counts as saved (UFS-CAMP-15)."""
    for city in chapter_of(table).cities:
        if table.cells[CITY_FATE + city] == IN_BOX:
            table.cells[CITY_FATE + city] = SET_ASIDE
            table.journal.tell(told.CITY_SPARED, city)


def close_final_game(table: Table) -> None:
    """Won: the campaign is won. Lost: the city is destroyed, and another saved one is fought for (UFS-CAMP-17)."""
    if table.cells[ENDING] == WON:
        table.journal.tell(told.CAMPAIGN_WON, score(table))
        table.cells[PHASE] = OVER
        return
    table.cells[CITY_FATE + table.cells[CITY]] = REMOVED
    table.cells[TEAM] = 0
    table.journal.tell(told.CITY_DESTROYED, table.cells[CITY])
    if has_saved_city(table):
        table.cells[PHASE] = DEFEND
    else:
        table.journal.tell(told.CAMPAIGN_LOST, score(table))
        table.cells[PHASE] = OVER


def has_saved_city(table: Table) -> bool:
    city: i64 = 0
    while city < CITIES:
        if table.cells[CITY_FATE + city] == SET_ASIDE:
            return True
        city += 1
    return False


def boxes(table: Table) -> list[int]:
    """The games played, as the sheet notes them."""
    noted: list[int] = []
    for line in range(table.cells[SHEET_SIZE]):
        first: i64 = SHEET + line * SHEET_FIELDS
        for box in (table.cells[first + LINE_FIRST], table.cells[first + LINE_DAMAGED]):
            if box != NOT_PLAYED:
                noted.append(int(box))
    return noted


def score(table: Table) -> i64:
    """Threat levels of the games won minus one for every X (UFS-CAMP-18)."""
    points: i64 = 0
    for box in boxes(table):
        points += -1 if box == LOST_GAME else box
    return points


# --- moves -----------------------------------------------------------------------------------------------------------
class ChooseStack(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == STACK else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        choose_stack(table, arg)


class Defend(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        if table.cells[PHASE] != DEFEND:
            return NOT_NOW
        return ALLOWED if table.cells[CITY_FATE + arg] == SET_ASIDE else CITY_NOT_SAVED

    def carry_out(self, table: Table, arg: i64) -> None:
        defend(table, arg)


class Enlist(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return veteran_refusal(table, arg) if table.cells[PHASE] == ENLIST else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        join(table, arg)
        recruit(table)


class ChooseThreat(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == THREAT else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        start_battle(table, arg)


class Continue(Action):
    def refusal(self, table: Table, arg: i64) -> i64:
        return ALLOWED if table.cells[PHASE] == AFTERMATH else NOT_NOW

    def carry_out(self, table: Table, arg: i64) -> None:
        leave_board(table)


# In the order of VERBS, from `stack` to `continue`.
CAMPAIGN_ACTIONS: Final[list[Action]] = [
    ChooseStack(),
    Defend(),
    Enlist(),
    ChooseThreat(),
    Continue(),
]
