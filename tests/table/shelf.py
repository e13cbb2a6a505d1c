"""The shelf of the tests: the real games, and the toy with its clock. Worker processes import it by name."""

from __future__ import annotations

from hullbreach.games import find_title as find_on_shelf
from hullbreach.games import titles as titles_on_shelf
from hullbreach.kernel.title import Title
from tests.kernel.toy import TITLE as AIRLOCK


def find_title(name: str) -> Title:
    return AIRLOCK if name == AIRLOCK.id else find_on_shelf(name)


def titles() -> list[Title]:
    return [*titles_on_shelf(), AIRLOCK]
