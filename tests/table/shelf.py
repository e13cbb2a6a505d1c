"""The shelf of the tests: the real games, and the toy with its clock. Worker processes import it by name."""

from __future__ import annotations

from hullbreach.games import find_title as find_on_shelf
from hullbreach.games import titles as titles_on_shelf
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import most_decisions
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.options import Options
from hullbreach.kernel.title import Title
from tests.kernel.signed import SIGNED
from tests.kernel.toy import SEATS, Airlock, AirlockTitle, Setting, lay_out
from tests.kernel.toy import TITLE as AIRLOCK

ROUND_MS = 600_000


class LongAirlock(AirlockTitle):
    """One round that lasts, for those who want to reach for the wrench for longer than a round."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "airlock-long"
        self.longest = most_decisions(len(SEATS), ROUND_MS)

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        return Airlock(lay_out(Setting(int(options["crew"]), 1, ROUND_MS, 0), seeded(seed), journal))


LONG_AIRLOCK = LongAirlock()


def find_title(name: str) -> Title:
    toys = {AIRLOCK.id: AIRLOCK, LONG_AIRLOCK.id: LONG_AIRLOCK, SIGNED.id: SIGNED}
    return toys[name] if name in toys else find_on_shelf(name)


def titles() -> list[Title]:
    return [*titles_on_shelf(), AIRLOCK]
