"""Aliens Attack!: the game and its title."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.aliens_attack import bot, facts, flow, moves
from hullbreach.games.aliens_attack.events import EVENTS
from hullbreach.games.aliens_attack.pieces import (
    ACTION_NAMES,
    CANNON_NAMES,
    DIE_ACTION_NAMES,
    FACE_NAMES,
    FIRST_PART,
    HANDICAP_NAMES,
    MODE_NAMES,
    MOTHERSHIP_NAMES,
    SQUARE_NAMES,
    setting,
)
from hullbreach.games.aliens_attack.refusals import ALLOWED, REFUSALS
from hullbreach.games.aliens_attack.setup import ALIEN_SEAT, guess, lay_out
from hullbreach.games.aliens_attack.state import (
    ALIEN,
    CHOOSE_SHIP,
    ENDING,
    OVER,
    PHASE,
    RESOLVING,
    TURN,
    WON,
    Table,
)
from hullbreach.games.aliens_attack.view import AliensAttackView, build_view
from hullbreach.games.aliens_attack.vocabulary import COLUMN_DOMAIN, TARGET_DOMAIN, VOCABULARY
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import BadOption, IllegalMove
from hullbreach.kernel.game import Game, Outcome
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import View

NO_ACTORS: Final[tuple[int, ...]] = ()
EARTH_ONLY: Final[tuple[int, ...]] = (0,)
ALIEN_ONLY: Final[tuple[int, ...]] = (1,)
NOBODY: Final = -2
EARTH_SEAT: Final = 0
MOST_TURNS: Final = 1000
MOST_LEVELS: Final = 100
"""More than any game reaches: what ranks are counted in."""

# Reason and rule by ending; index 0 is a game that still runs.
ENDINGS: Final = (
    ("running", "AA-TURN-01"),
    ("mothership-destroyed", "AA-WIN-01"),
    ("neutralised-cannon-hit", "AA-LOSE-01"),
    ("mothership-landed", "AA-LOSE-02"),
    ("out-of-time", "AA-RULING-50"),
)

# What the numbers in events stand for; fields that are not here are plain numbers.
FIELD_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "square": SQUARE_NAMES,
    "from": SQUARE_NAMES,
    "target": TARGET_DOMAIN.values,
    "column": COLUMN_DOMAIN.values,
    "row": ("r0", "r1", "r2", "r3"),
    "cannon": CANNON_NAMES,
    "cannon2": CANNON_NAMES,
    "front": tuple(front.id for front in facts.cards().front),
    "face": FACE_NAMES,
    "card": tuple(ship.id for ship in facts.cards().ship[:FIRST_PART]),
    "part": ("part1", "part2", "part3", "part4"),
    "action": ACTION_NAMES,
    "die-action": DIE_ACTION_NAMES,
}


@final
class AliensAttack(Game):
    """One game, solo (seat 0) or Earth (seat 0) against the alien player (seat 1)."""

    def __init__(self, table: Table, mothership: str) -> None:
        self.table = table
        self.mothership = mothership
        self.journal = table.journal

    def seats(self) -> int:
        return 2 if self.table.setting.two_player else 1

    def actors(self) -> tuple[int, ...]:
        actor = self._actor()
        if actor == NOBODY:
            return NO_ACTORS
        return EARTH_ONLY if actor == EARTH_SEAT else ALIEN_ONLY

    def _actor(self) -> int:
        """The one seat that may act; both never do at once."""
        phase: i64 = self.table.cells[PHASE]
        if phase == OVER:
            return NOBODY
        return ALIEN_SEAT if phase == ALIEN or phase == CHOOSE_SHIP else EARTH_SEAT

    def legal(self, seat: int) -> list[Move]:
        return moves.legal_moves(self.table) if seat == self._actor() else []

    def play(self, seat: int, move: Move) -> None:
        if self.table.is_over():
            raise IllegalMove("game-over", "AA-TURN-05", move.text)
        if seat != self._actor():
            raise IllegalMove("not-your-turn", "AA-TURN-01", move.text)
        reason: i64 = moves.refusal(self.table, move)
        if reason != ALLOWED:
            code, rule = REFUSALS[reason]
            raise IllegalMove(code, rule, move.text)
        self.table.cells[PHASE] = RESOLVING
        moves.ACTIONS[move.verb].carry_out(self.table, move.arg)
        flow.run(self.table)

    def over(self) -> bool:
        return self.table.is_over()

    def outcome(self) -> Outcome | None:
        table = self.table
        if not table.is_over():
            return None
        ending: i64 = table.cells[ENDING]
        earth_won: bool = ending == WON
        won = (earth_won, not earth_won) if table.setting.two_player else (earth_won,)
        reason, rule = ENDINGS[ending]
        levels = sum(int(table.level(cannon)) for cannon in range(4))
        score = (("turns", int(table.cells[TURN])), ("parts", int(table.damaged_parts())), ("cannons", levels))
        return Outcome(won, reason, rule, score)

    def view(self, seat: int | None) -> View:
        return build_view(self.table, seat, self.mothership)

    def copy(self, seed: int | None = None, seat: int | None = None, journal: Journal = MUTE) -> Game:
        table = self.table.copy(journal)
        if seed is not None:
            table.dice = seeded(seed)
            guess(table, seat)
        return AliensAttack(table, self.mothership)

    def to_bytes(self) -> bytes:
        table = self.table
        dice = table.dice
        numbers = [*table.cells, *table.agenda.steps, dice.a, dice.b, dice.c, dice.counter]
        return b"".join(int(number).to_bytes(8, "little", signed=True) for number in numbers)

    def estimate(self, seat: int) -> float:
        earth = bot.earth_chances(self.table)
        return earth if seat == EARTH_SEAT else 1.0 - earth


@final
class AliensAttackTitle(Title):
    def __init__(self) -> None:
        self.id = "aliens-attack"
        self.version = 1
        self.package = "hullbreach.games.aliens_attack"
        self.vocabulary = VOCABULARY
        self.events = EVENTS
        self.options = (
            Option("mode", MODE_NAMES, "standard"),
            Option("mothership", MOTHERSHIP_NAMES, "apex"),
            Option("mines", ("no", "yes"), "no"),
            Option("shield", ("no", "yes"), "no"),
            Option("handicap", HANDICAP_NAMES, "none"),
        )
        # 250 turns (AA-RULING-50); with two players a turn holds at most eight decisions: Earth's, two ships its hit
        # may move, the alien player's, and four ships for Danger 4.
        self.longest = 250 * 8

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("earth", "alien") if options["mode"] == "two_player" else ("earth",)

    def check(self, options: Options) -> None:
        if options["handicap"] != "none" and options["mode"] != "two_player":
            raise BadOption("handicap-needs-two-players", option="handicap", value=options["handicap"])

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        chosen = setting(
            options["mode"],
            options["mothership"],
            options["mines"] == "yes",
            options["shield"] == "yes",
            options["handicap"],
        )
        return AliensAttack(lay_out(chosen, seeded(seed), journal), options["mothership"])

    def rank(self, outcome: Outcome) -> int:
        """Earth's victory first, the sooner the better; in defeat the mothership's lost parts, then what still stands,
        then how long Earth held out."""
        score = dict(outcome.score)
        if outcome.won[EARTH_SEAT]:
            return MOST_TURNS * MOST_LEVELS * MOST_LEVELS - score["turns"]
        return (score["parts"] * MOST_LEVELS + score["cannons"]) * MOST_TURNS + score["turns"]

    def name_of(self, field: str, number: int) -> str:
        names = FIELD_NAMES.get(field)
        return names[number] if names and 0 <= number < len(names) else str(number)

    def view_type(self) -> type[View]:
        return AliensAttackView


TITLE: Final = AliensAttackTitle()
