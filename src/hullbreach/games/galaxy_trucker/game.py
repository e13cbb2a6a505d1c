"""Galaxy Trucker: the game and its title."""

from __future__ import annotations

from typing import Final, final

from hullbreach.games.galaxy_trucker import cell, ending, guessing, moves, pieces, setting, setup, told, vocabulary
from hullbreach.games.galaxy_trucker.bot import mind, prospects
from hullbreach.games.galaxy_trucker.bot.care import care_for, pace
from hullbreach.games.galaxy_trucker.missions import box, choosing, reading
from hullbreach.games.galaxy_trucker.missions.plan import COUNTER_NAMES, PAY_NAMES
from hullbreach.games.galaxy_trucker.names import CARD_WORDS, TILE_WORDS
from hullbreach.games.galaxy_trucker.ship import load, part
from hullbreach.games.galaxy_trucker.ship.board import MOST_SQUARES, SPOT_NAMES, SPOTS
from hullbreach.games.galaxy_trucker.sight import own_view, public_view
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.games.galaxy_trucker.view import GalaxyTruckerOwn, GalaxyTruckerView
from hullbreach.games.galaxy_trucker.yard.warehouse import MOST_HANDLED
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move, Wait
from hullbreach.kernel.options import Options
from hullbreach.kernel.outcome import Outcome, Result, by_points
from hullbreach.kernel.skeleton import BoardGame, known_seat
from hullbreach.kernel.table import ENDING
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import Own, View

NAMES: Final[dict[str, tuple[str, ...]]] = {
    "seat": pieces.SEAT_COLOURS,
    "level": pieces.LEVEL_NAMES,
    "class": pieces.CLASS_NAMES,
    "tile": TILE_WORDS,
    "square": SPOT_NAMES,
    "by": SPOT_NAMES,
    "stack": vocabulary.STACK.values,
    "circle": told.CIRCLE_NAMES,
    "alien": vocabulary.ALIEN_NAMES,
    "card": CARD_WORDS,
    "halves": told.HALF_NAMES,
    "planet": vocabulary.PLANET.values,
    "colour": load.COLOUR_NAMES,
    "criterion": pieces.CRITERION_NAMES,
    "penalty": pieces.PENALTY_NAMES,
    "figure": told.FIGURE_NAMES,
    "cause": told.CAUSE_NAMES,
    "hazard": pieces.HAZARD_NAMES,
    "from": pieces.FROM_NAMES,
    "account": cell.LINE_NAMES,
    "way": vocabulary.WAY.values,
    "mission": box.NAMES,
    "counter": COUNTER_NAMES,
    "pay": PAY_NAMES,
}
RANKED_VICTORY: Final = 100_000
"""More credits than anybody ever has."""
# What is picked up is put down again, and all that was ever placed may be taken off; then come timer, order tile, crew.
MOST_IN_YARD: Final = 3 * int(MOST_HANDLED) + int(MOST_SQUARES) + 10
# On a card: cells, figures and blocks, each at most once for every square, and the goods that are moved about.
MOST_ON_CARD: Final = 8 * int(MOST_SQUARES)


@final
class GalaxyTrucker(BoardGame[Table]):
    """One game: up to three flights."""

    def __init__(self, table: Table) -> None:
        super().__init__(moves.RULES, table)

    def around(self, table: Table) -> Game:
        return GalaxyTrucker(table)

    def twin(self, journal: Journal) -> Table:
        table = self.table
        twin = Table(table.setting, table.cells[:], table.agenda.copy(), table.dice.copy(), journal)
        twin.keep_time_of(table)
        twin.heedless = table.heedless
        return twin

    def redeal(self, table: Table, seat: int | None) -> None:
        guessing.guess(table, seat)

    def outcome(self) -> Outcome | None:
        """The most credits win; equal totals share the win (GT-WIN-01).

        With missions everybody wins who has more than at the start, and nobody else (GT-STD-08, GT-RULING-43).
        """
        if not self.over():
            return None
        reason, rule = ending.ENDINGS[self.table.cells[ENDING]]
        results = by_points(self._credits(), "credits")
        if self.table.setting.plans:
            results = tuple(Result(self._has_gained(seat), one.rank, one.score) for seat, one in enumerate(results))
        return Outcome(reason, rule, results)

    def _has_gained(self, seat: int) -> bool:
        return self.table.of(seat, cell.CREDITS) > self.table.setting.credits_to_start()

    def _credits(self) -> list[int]:
        return [int(self.table.of(seat, cell.CREDITS)) for seat in range(self.table.seats)]

    def public_view(self) -> View:
        return public_view(self.table)

    def own_view(self, seat: int) -> Own | None:
        return own_view(self.table, seat)

    def name_of(self, field: str, number: int) -> str | None:
        """Squares are called as they are printed on the board of this flight, lines by the dice that found them."""
        if field == "line":
            return self.table.board().written_aim(number)
        if field == "square" and 0 <= number < SPOTS:
            place = self.table.board().place_of(number)
            return None if place == NONE else self.table.board().labels[place]
        return None

    def at(self, seat: int, domain: str, name: str) -> tuple[str, str] | None:
        """The component that is meant, the one on a square of the seat's ship, or a mission on offer."""
        if domain == "tile" and name in pieces.TILE_NAMES:
            return ("tile", TILE_WORDS[pieces.TILE_NAMES.index(name)])
        if domain == "mission":
            offered = self.table.cells[cell.OFFERED + int(name) - 1]
            return ("mission", box.NAMES[choosing.told_as(self.table, offered - 1)]) if offered > 0 else None
        labels = self.table.board().labels
        if domain != "square" or name not in labels or not 0 <= seat < self.table.seats:
            return None
        lying = self.table.ships[seat].part(labels.index(name))
        return ("tile", TILE_WORDS[part.tile_of(lying)]) if lying else None

    def timed(self) -> bool:
        return self.table.setting.timer_ms > 0

    def estimate(self, seat: int) -> float:
        outcome = self.outcome()
        return prospects.chances(self.table, seat) if outcome is None else outcome.value(seat)

    def habit(self, seat: int) -> Move | None:
        known = known_seat(seat)
        return mind.habit(self.table, known) if 0 <= known < self.table.seats else None

    def intent(self, seat: int, tries: int) -> Move | Wait | None:
        known = known_seat(seat)
        return mind.intend(self.table, known, tries) if 0 <= known < self.table.seats else None

    def pace(self, seat: int, move: Move, tries: int) -> int:
        return pace(move, care_for(tries))

    def heedless(self) -> Game:
        twin = self.twin(MUTE)
        twin.heedless = True
        return self.around(twin)

    def quieten(self) -> None:
        prospects.fly_on(self.table)


@final
class GalaxyTruckerTitle(Title):
    def __init__(self) -> None:
        self.id = "galaxy-trucker"
        self.version = 1
        self.package = "hullbreach.games.galaxy_trucker"
        self.vocabulary = moves.VERBS.vocabulary
        self.events = told.EVENTS
        self.turns = ("round", "card")
        self.names = NAMES
        self.options = setting.OPTIONS
        most_cards = max(int(pieces.STACKS) * sum(level.per_stack) for level in pieces.LEVELS)
        seats = len(pieces.SEAT_COLOURS)
        self.longest = setting.MOST_ROUNDS * seats * (MOST_IN_YARD + most_cards * MOST_ON_CARD)

    def seats(self, options: Options) -> tuple[str, ...]:
        return pieces.SEAT_COLOURS[: int(options["players"])]

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        table = setup.lay_out(setting.setting_of(options), seeded(seed), journal)
        moves.RULES.run(table)
        return GalaxyTrucker(table)

    def check(self, options: Options) -> None:
        setting.check(options)

    def written(self, option: str, text: str) -> str:
        """A mission that somebody wrote (GT-MIS-07)."""
        return reading.canonical(reading.decode(text))

    def rank(self, outcome: Outcome, seat: int = 0) -> int:
        """A victory first, then credits."""
        return RANKED_VICTORY * int(outcome.won[seat]) + dict(outcome.results[seat].score)["credits"]

    def view_type(self) -> type[View]:
        return GalaxyTruckerView

    def own_type(self) -> type[Own]:
        return GalaxyTruckerOwn


TITLE: Final = GalaxyTruckerTitle()
