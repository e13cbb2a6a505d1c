"""Whole games at the table, as logs: what was done, and a flight that comes of it."""

from __future__ import annotations

from typing import cast

from hullbreach.games.space_alert.game import TITLE, SpaceAlert
from hullbreach.games.space_alert.view import SpaceAlertView
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import Entry, Log
from hullbreach.players import make_bot
from tests.games.space_alert.first_flight import PLANS

Plans = list[list[str | None]]
ALONE = {"flight": "first_test_run", "people": "1", "clock": "none"}
PAIR = {"flight": "simulation_1", "people": "2", "clock": "none"}
MOVEMENTS = {"move_red": "red", "move_blue": "blue", "change_deck": "lift"}


class Evening:
    """A game in progress with its log."""

    def __init__(self, options: dict[str, str], seed: int = 7) -> None:
        self.log = Log(TITLE, options, seed)
        self.journal = Journal()
        self.game = cast("SpaceAlert", self.log.replay(0, self.journal))

    @property
    def view(self) -> SpaceAlertView:
        return cast("SpaceAlertView", self.game.public_view())

    def play(self, seat: int, *moves: str) -> None:
        for text in moves:
            move = TITLE.vocabulary.read(text)
            self.game.play(seat, move)
            self.log.add(seat, move)

    def plan(self, plans: Plans) -> None:
        """Alone: every card that lies open and says so will do; what can be planned now is."""
        for member, plan in enumerate(plans):
            for turn, action in enumerate(plan, start=1):
                slot = self.view.crew[member].slots[turn - 1]
                if action and not slot.back and self.phase_of(turn) == self.view.phase:
                    card, side = self.card_for(action)
                    self.play(0, f"plan member{member + 1} {card} {turn} {side}")

    def phase_of(self, turn: int) -> int:
        return 1 if turn <= 3 else 2 if turn <= 7 else 3

    def card_for(self, action: str) -> tuple[str, str]:
        half = MOVEMENTS.get(action, action)
        side = "move" if action in MOVEMENTS else "act"
        found = [card for card in self.view.common if half == card.split("-")[0 if side == "move" else 1]]
        return found[0], side

    def reach_reveal(self, plans: Plans | None = None) -> None:
        """Through the action round, planning as it comes."""
        while self.view.round == "action":
            self.plan(plans or [])
            self.play(0, "next")

    def finish(self) -> Log:
        self.reach_reveal()
        while not self.game.over():
            for seat in self.game.actors():
                self.play(seat, "trust")
        return self.log


def lesson(plans: Plans = PLANS) -> Log:
    """The first test flight alone, planned like this."""
    evening = Evening(ALONE)
    evening.reach_reveal(plans)
    return evening.finish()


def by_chance(options: dict[str, str], seed: int) -> Log:
    """Whatever people do who do anything."""
    evening = Evening(options, seed)
    seats = evening.game.seats()
    driver = Driver(evening.game, [make_bot("random", seed + seat) for seat in range(seats)], seeded(seed))
    while (turn := driver.next_turn()) is not None:
        evening.log.entries.append(Entry(turn.seat, turn.move, turn.ms))
    return evening.log
