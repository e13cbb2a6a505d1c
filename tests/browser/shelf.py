"""The shelf of the rehearsals: the real games, the toy in real time with rounds long enough to look at, and Space Alert
with seconds as short as a test wants."""

from __future__ import annotations

from hullbreach.games import find_title as find_on_shelf
from hullbreach.games import titles as titles_on_shelf
from hullbreach.games.space_alert.game import TITLE as SPACE_ALERT
from hullbreach.games.space_alert.game import SpaceAlert
from hullbreach.games.space_alert.options import LEVELS, find_timeline, setting_of
from hullbreach.games.space_alert.setup import lay_out as lay_out_flight
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import Own, View
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


HURRIES = {"hasty": 80}
"""Milliseconds that a second of a mission takes."""


class HurriedAlert(Title):
    """Space Alert with one more choice of clock. No lobby offers it: who wants it must know of it."""

    def __init__(self) -> None:
        self.id = SPACE_ALERT.id
        self.version = SPACE_ALERT.version
        self.package = SPACE_ALERT.package
        self.vocabulary = SPACE_ALERT.vocabulary
        self.events = SPACE_ALERT.events
        self.names = SPACE_ALERT.names
        self.longest = SPACE_ALERT.longest
        self.options = tuple(
            Option("clock", (*option.values, *HURRIES), option.default) if option.name == "clock" else option
            for option in SPACE_ALERT.options
        )

    def seats(self, options: Options) -> tuple[str, ...]:
        return SPACE_ALERT.seats(options)

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        if options["clock"] not in HURRIES:
            return SPACE_ALERT.open(options, seed, journal)
        unhurried = Options({**options.as_dict(), "clock": "full"})
        timeline = find_timeline(unhurried, seed)
        setting = setting_of(unhurried, timeline)
        setting.pace = HURRIES[options["clock"]]
        levels = LEVELS.index(options["level"]), LEVELS.index(options["serious"])
        return SpaceAlert(lay_out_flight(setting, timeline, *levels, seeded(seed), journal))

    def view_type(self) -> type[View]:
        return SPACE_ALERT.view_type()

    def own_type(self) -> type[Own] | None:
        return SPACE_ALERT.own_type()


AIRLOCK = LongAirlock()
HURRIED = HurriedAlert()


def find_title(name: str) -> Title:
    return {AIRLOCK.id: AIRLOCK, HURRIED.id: HURRIED}.get(name) or find_on_shelf(name)


def titles() -> list[Title]:
    return [*titles_on_shelf(), AIRLOCK]
