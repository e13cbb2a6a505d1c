"""The workshop: missions that people write themselves (GT-MIS-07), checked as they are written, tried out with bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.game import GalaxyTrucker
from hullbreach.games.galaxy_trucker.missions.money import ledger
from hullbreach.games.galaxy_trucker.missions.reading import LONGEST, canonical, decode, printed, review
from hullbreach.games.galaxy_trucker.missions.schema import (
    InsertSupercards,
    Mission,
    Multiply,
    OrderRewards,
    Printed,
    RequireAtLaunch,
)
from hullbreach.games.galaxy_trucker.setting import FLIGHTS, OPTIONS
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.errors import BadPaper
from hullbreach.kernel.game import Game
from hullbreach.kernel.options import Option, settle
from hullbreach.kernel.schema import Blank, form_of
from hullbreach.kernel.workshop import Earned, Workshop

OWN: Final = {"mission": "own"}
WITH_BOXES: Final = {"boxes": "some"}
# A trial is one flight, of any level.
TRIAL_OPTIONS: Final = (
    Option("flights", tuple(name for name, levels in FLIGHTS.items() if len(levels) == 1), "I"),
    next(option for option in OPTIONS if option.name == "players"),
)


class MissionWorkshop(Workshop):
    def __init__(self) -> None:
        self.id = "galaxy-trucker"
        self.longest = LONGEST
        self.option = "paper"
        self.trial_options = TRIAL_OPTIONS

    def form(self) -> Blank:
        return form_of(Mission)

    def models(self) -> dict[str, Any]:
        return {mission.id: msgspec.to_builtins(as_written(mission)) for mission in printed()}

    def review(self, text: bytes) -> list[BadPaper]:
        return review(text)

    def fair_copy(self, text: bytes) -> str:
        return canonical(decode(text))

    def options(self, paper: str) -> dict[str, str]:
        """Raids need what another box defends ships with (GT-SUP-03)."""
        raids = any("robopolice_raid" in one.types for one in decode(paper).setup if isinstance(one, InsertSupercards))
        return {**OWN, self.option: paper, **(WITH_BOXES if raids else {})}

    def trial_game(self, paper: str, wanted: Mapping[str, str]) -> dict[str, str]:
        return {**self.options(paper), **settle(TRIAL_OPTIONS, wanted).as_dict()}

    def tally(self, game: Game, paper: str) -> list[Earned]:
        """What each player earned in the one flight: in all, without the mission, and by each line of its card."""
        assert isinstance(game, GalaxyTrucker)
        mission = decode(paper)
        return [earned for seat in range(game.table.seats) for earned in _hand(game.table, seat, mission)]


def _hand(table: Table, seat: int, mission: Mission) -> list[Earned]:
    profit = int(table.of(seat, cell.CREDITS) - table.setting.credits_to_start())
    lines = [*zip(_paid_lines(mission), ledger(table, seat), strict=True), *_multiplied(table, seat, mission)]
    through = sum(amount for _, amount in lines)
    finished = int(table.of(seat, cell.STATUS) == cell.FINISHED)
    found = [Earned("profit", int(profit > 0), profit), Earned("without", int(profit > through), profit - through)]
    found += [Earned("mission", int(through > 0), through), Earned("finished", finished, finished)]
    return found + [Earned(name, int(amount != 0), amount) for name, amount in lines]


def _paid_lines(mission: Mission) -> list[str]:
    """The entries that have a line in the accounts, in its order: what is due at launch comes first."""
    at_launch = [f"build_rules[{n}]" for n, one in enumerate(mission.build_rules) if isinstance(one, RequireAtLaunch)]
    rewards = [f"rewards[{n}]" for n, one in enumerate(mission.rewards) if not isinstance(one, Multiply | OrderRewards)]
    return at_launch + rewards + [f"penalties[{n}]" for n in range(len(mission.penalties))]


def _multiplied(table: Table, seat: int, mission: Mission) -> list[tuple[str, int]]:
    """What usual rewards are more than they would be."""
    lines = {"order_rewards": cell.FOR_ORDER, "best_looking_reward": cell.FOR_BEAUTY}
    found = []
    for number, one in enumerate(mission.rewards):
        if isinstance(one, Multiply):
            paid = int(table.of(seat, cell.ACCOUNT + lines[one.what]))
            found.append((f"rewards[{number}]", paid - paid // one.factor))
    return found


def as_written(mission: Printed) -> Mission:
    """A mission of the box as somebody might have written it; its name is in the locale files."""
    return Mission(**{name: getattr(mission, name) for name in Mission.__struct_fields__})


WORKSHOP: Final = MissionWorkshop()
