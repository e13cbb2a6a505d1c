"""The team of a battle: its new character and the experienced ones (UFS-CAMP-16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import cell, facts, pieces, stage, told, why
from hullbreach.games.under_falling_skies.campaign.chapters import chapter_of
from hullbreach.games.under_falling_skies.setting import join_team, presence_in
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.kernel.reasons import ALLOWED

MET_IN: Final = vec[i64]([character.chapter for character in facts.characters().character])


def veteran_refusal(table: Table, character: i64) -> i64:
    """Why a character cannot join the team: it must be set aside in an earlier chapter and not have fought in this one
    (UFS-CAMP-16)."""
    if (
        table.cells[cell.CHARACTER_FATE + character] != pieces.SET_ASIDE
        or MET_IN[character] >= table.cells[cell.CHAPTER]
    ):
        return why.NOT_A_VETERAN
    if (table.cells[cell.FOUGHT] >> character) & 1 or presence_in(table.cells[cell.TEAM], character):
        return why.HAS_FOUGHT
    return ALLOWED


def missing_veterans(table: Table) -> i64:
    """How many experienced characters the team still needs."""
    missing: i64 = chapter_of(table).veterans
    for character in range(pieces.CHARACTERS):
        if presence_in(table.cells[cell.TEAM], character) == pieces.UPGRADED:
            missing -= 1
    return missing


def recruit(table: Table) -> None:
    """Ask for experienced characters while there is a choice; then for the threat level."""
    missing: i64 = missing_veterans(table)
    ready = ready_veterans(table)
    if missing > 0 and len(ready) > missing:
        table.ask(PLAYER, stage.ENLIST)
        return
    if missing > 0:
        for veteran in ready:
            join(table, veteran)
    table.ask(PLAYER, stage.THREAT)


def ready_veterans(table: Table) -> vec[i64]:
    ready = vec[i64]()
    for character in range(pieces.CHARACTERS):
        if veteran_refusal(table, character) == ALLOWED:
            ready = append(ready, character)
    return ready


def join(table: Table, character: i64) -> None:
    table.cells[cell.TEAM] = join_team(table.cells[cell.TEAM], character, pieces.UPGRADED)
    table.journal.tell(told.ENLISTED, character)


def disband(table: Table) -> None:
    """The new character is set aside; the experienced ones have fought in this chapter (UFS-CAMP-16)."""
    for character in range(pieces.CHARACTERS):
        presence: i64 = presence_in(table.cells[cell.TEAM], character)
        if presence == pieces.NORMAL:
            table.cells[cell.CHARACTER_FATE + character] = pieces.SET_ASIDE
            table.journal.tell(told.CHARACTER_KEPT, character)
        elif presence == pieces.UPGRADED:
            table.cells[cell.FOUGHT] |= 1 << character
    table.cells[cell.TEAM] = 0
