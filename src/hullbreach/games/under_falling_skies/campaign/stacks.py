"""Two stacks of city, scenario and character: one is fought for, the other is lost (UFS-CAMP-03, UFS-CAMP-04)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, pieces, stage, told
from hullbreach.games.under_falling_skies.campaign.chapters import chapter_of
from hullbreach.games.under_falling_skies.setting import join_team
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.journal import EventKind

# The fields of a stack.
CITY: Final[i64] = 0
SCENARIO: Final[i64] = 1
CHARACTER: Final[i64] = 2


def stack_at(stack: i64) -> i64:
    """Where a stack begins."""
    return cell.STACKS + stack * cell.STACK_FIELDS


def form_stacks(table: Table) -> None:
    """Two stacks at random from what is left of the chapter (UFS-CAMP-03)."""
    chapter = chapter_of(table)
    cities = drawn(table, chapter.cities, cell.CITY_FATE)
    scenarios = drawn(table, chapter.scenarios, cell.SCENARIO_FATE)
    characters = drawn(table, chapter.characters, cell.CHARACTER_FATE)
    for stack in range(2):
        first: i64 = stack_at(stack)
        table.cells[first + CITY] = cities[stack]
        table.cells[first + SCENARIO] = scenarios[stack]
        table.cells[first + CHARACTER] = characters[stack]
        tell_stack(table, told.STACK_FORMED, first)
    table.ask(PLAYER, stage.STACK)


def drawn(table: Table, elements: vec[i64], fates: i64) -> vec[i64]:
    """The elements still in the box, shuffled."""
    left = vec[i64]()
    for element in elements:
        if table.cells[fates + element] == pieces.IN_BOX:
            left = append(left, element)
    table.dice.shuffle(left)
    return left


def tell_stack(table: Table, kind: EventKind, stack: i64) -> None:
    cells = table.cells
    table.journal.tell(kind, cells[stack + CITY], cells[stack + SCENARIO], cells[stack + CHARACTER])


def choose_stack(table: Table, stack: i64) -> None:
    """Fight for one stack; the other is lost (UFS-CAMP-04)."""
    chosen: i64 = stack_at(stack)
    other: i64 = stack_at(1 - stack)
    tell_stack(table, told.STACK_CHOSEN, chosen)
    tell_stack(table, told.STACK_LOST, other)
    cells = table.cells
    cells[cell.CITY_FATE + cells[other + CITY]] = pieces.REMOVED
    cells[cell.SCENARIO_FATE + cells[other + SCENARIO]] = pieces.REMOVED
    cells[cell.CHARACTER_FATE + cells[other + CHARACTER]] = pieces.REMOVED
    cells[cell.CITY] = cells[chosen + CITY]
    cells[cell.SCENARIO] = cells[chosen + SCENARIO]
    cells[cell.TEAM] = join_team(0, cells[chosen + CHARACTER], pieces.NORMAL)
    for place in range(cell.STACKS, stack_at(2)):
        cells[place] = NONE
