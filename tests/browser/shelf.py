"""The shelf of the rehearsals: the real games, and the toy in real time with rounds long enough to look at."""

from __future__ import annotations

from hullbreach.games import find_title as find_on_shelf
from hullbreach.games import titles as titles_on_shelf
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.title import Title
from tests.kernel.toy import Airlock, AirlockTitle, Setting, lay_out

PACES = {"long": 60_000, "dusk": 16_000}
"""How long rounds are; where there is a leak, the lights are out in their second quarter."""
DRIP_MS = 5_000


class LongAirlock(AirlockTitle):
    """Airlock, at a pace for people."""

    def __init__(self) -> None:
        super().__init__()
        self.options = tuple(
            Option("pace", (*option.values, *PACES), option.default) if option.name == "pace" else option
            for option in self.options
        )

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        if options["pace"] not in PACES:
            return super().open(options, seed, journal)
        drip_ms = DRIP_MS if options["leak"] == "yes" else 0
        setting = Setting(int(options["crew"]), int(options["rounds"]), PACES[options["pace"]], drip_ms)
        return Airlock(lay_out(setting, seeded(seed), journal))


AIRLOCK = LongAirlock()


def find_title(name: str) -> Title:
    return AIRLOCK if name == AIRLOCK.id else find_on_shelf(name)


def titles() -> list[Title]:
    return [*titles_on_shelf(), AIRLOCK]
