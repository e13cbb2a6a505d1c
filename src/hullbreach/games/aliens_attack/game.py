"""Aliens Attack!: the game and its title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import bot, cell, ending, facts, moves, pieces, setup, vocabulary
from hullbreach.games.aliens_attack.sight import own_view, public_view
from hullbreach.games.aliens_attack.state import ALIEN_SEAT, EARTH_SEAT, Table
from hullbreach.games.aliens_attack.told import EVENTS
from hullbreach.games.aliens_attack.view import AliensAttackOwn, AliensAttackView
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.outcome import Outcome, Result, drawn, duel, together
from hullbreach.kernel.skeleton import BoardGame
from hullbreach.kernel.table import ENDING
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import Own, View

RANKED_TURNS: Final = 1000
RANKED_LEVELS: Final = 100
RANKED_VICTORY: Final = RANKED_TURNS * RANKED_LEVELS * RANKED_LEVELS
"""More than any game reaches: what ranks are counted in."""

FIELD_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "square": pieces.SQUARE_NAMES,
    "from": pieces.SQUARE_NAMES,
    "target": vocabulary.TARGET.values,
    "column": vocabulary.COLUMN.values,
    "row": ("r0", "r1", "r2", "r3"),
    "cannon": pieces.CANNON_NAMES,
    "cannon2": pieces.CANNON_NAMES,
    "front": pieces.FRONT_NAMES,
    "face": pieces.FACE_NAMES,
    "card": tuple(ship.id for ship in facts.cards().ship[: pieces.FIRST_PART]),
    "part": ("part1", "part2", "part3", "part4"),
    "action": pieces.ACTION_NAMES,
    "die-action": pieces.DIE_ACTION_NAMES,
}


@final
class AliensAttack(BoardGame[Table]):
    """One game, solo or Earth against the alien player."""

    def __init__(self, table: Table, mothership: str) -> None:
        super().__init__(moves.RULES, table)
        self.mothership = mothership

    def at(self, seat: int, domain: str, name: str) -> tuple[str, str] | None:
        """What the satellite laser would strike: a ship by its front."""
        if domain != "target" or name not in pieces.SQUARE_NAMES:
            return None
        card = self.table.card_at(pieces.SQUARE_NAMES.index(name))
        return None if card == NONE else ("front", pieces.FRONT_NAMES[self.table.front(card)])

    def around(self, table: Table) -> Game:
        return AliensAttack(table, self.mothership)

    def twin(self, journal: Journal) -> Table:
        table = self.table
        return Table(table.setting, table.cells[:], table.agenda.copy(), table.dice.copy(), journal)

    def redeal(self, table: Table, seat: int | None) -> None:
        setup.guess(table, seat)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        table = self.table
        reason, rule = ending.ENDINGS[table.cells[ENDING]]
        levels = sum(int(table.level(cannon)) for cannon in range(pieces.CANNONS))
        turns, parts = int(table.cells[cell.TURN]), int(table.damaged_parts())
        score = (("turns", turns), ("parts", parts), ("cannons", levels))
        return Outcome(reason, rule, self._results(), score)

    def _results(self) -> tuple[Result, ...]:
        how: i64 = self.table.cells[ENDING]
        if not self.table.setting.two_player:
            return together(how == ending.WON)
        if how == ending.DRAWN_OUT:
            return drawn(2)
        return duel(EARTH_SEAT if how == ending.WON else ALIEN_SEAT)

    def public_view(self) -> View:
        return public_view(self.table, self.mothership)

    def own_view(self, seat: int) -> Own | None:
        return own_view(self.table, seat)

    def estimate(self, seat: int) -> float:
        outcome = self.outcome()
        if outcome is not None:
            return outcome.value(seat)
        earth = bot.impatient(self.table, bot.earth_chances(self.table, seat))
        return earth if seat == EARTH_SEAT else 1.0 - earth

    def chances(self) -> list[float]:
        """Two sides go by weights of their own; a bystander takes the mean, so that one has what the other lacks."""
        if self.over() or not self.table.setting.two_player:
            return super().chances()
        earth = (bot.earth_chances(self.table, EARTH_SEAT) + bot.earth_chances(self.table, ALIEN_SEAT)) / 2
        return [earth, 1.0 - earth]


@final
class AliensAttackTitle(Title):
    def __init__(self) -> None:
        self.id = "aliens-attack"
        self.version = 4
        self.package = "hullbreach.games.aliens_attack"
        self.vocabulary = moves.VERBS.vocabulary
        self.events = EVENTS
        self.turns = ("turn",)
        self.names = FIELD_NAMES
        self.options = (
            Option("mode", pieces.MODE_NAMES, "standard"),
            Option("mothership", pieces.MOTHERSHIP_NAMES, "apex"),
            Option("mines", ("no", "yes"), "no"),
            Option("shield", ("no", "yes"), "no"),
            Option("handicap", pieces.HANDICAP_NAMES, "none", when={"mode": ("two_player",)}),
        )
        # With two players a turn holds at most eight decisions: Earth's, two ships its hit may move, the alien
        # player's, and four ships for Danger 4.
        self.longest = int(pieces.MOST_TURNS) * 8

    def oldest_for(self, options: Mapping[str, str]) -> int:
        """Two players have had the values of today since the fourth rules (AA-RULING-58 to AA-RULING-62)."""
        return 4 if options.get("mode") == "two_player" else self.oldest

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("earth", "alien") if options["mode"] == "two_player" else ("earth",)

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        chosen = pieces.setting(
            options["mode"],
            options["mothership"],
            options["mines"] == "yes",
            options["shield"] == "yes",
            options["handicap"],
        )
        return AliensAttack(setup.lay_out(chosen, seeded(seed), journal), options["mothership"])

    def rank(self, outcome: Outcome, seat: int = 0) -> int:
        """Earth's victory first, the sooner the better, then a draw; without victory the mothership's lost parts count,
        then what still stands, then how long Earth held out. The alien player's game is the mirror of it."""
        score = dict(outcome.score)
        earth = int(outcome.value(EARTH_SEAT) * RANKED_VICTORY)
        if outcome.won[EARTH_SEAT]:
            earth -= score["turns"]
        else:
            earth += (score["parts"] * RANKED_LEVELS + score["cannons"]) * RANKED_TURNS + score["turns"]
        return earth if seat == EARTH_SEAT else -earth

    def view_type(self) -> type[View]:
        return AliensAttackView

    def own_type(self) -> type[Own]:
        return AliensAttackOwn


TITLE: Final = AliensAttackTitle()
