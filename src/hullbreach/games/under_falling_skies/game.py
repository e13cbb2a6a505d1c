"""Under Falling Skies: the game and its title."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import bot, campaign, habits, moves
from hullbreach.games.under_falling_skies.events import EVENTS
from hullbreach.games.under_falling_skies.options import OPTIONS, check_options, team_in, tiles_in
from hullbreach.games.under_falling_skies.picture import build_view
from hullbreach.games.under_falling_skies.pieces import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    CITY_NAMES,
    COLUMN_NAMES,
    FACE_NAMES,
    ROOM_NAMES,
    SCENARIO_NAMES,
    SHIP_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    SPACE_NAMES,
    SQUARE_NAMES,
)
from hullbreach.games.under_falling_skies.records import COUNTER_NAMES
from hullbreach.games.under_falling_skies.refusals import ALLOWED, REFUSALS
from hullbreach.games.under_falling_skies.setting import setting
from hullbreach.games.under_falling_skies.setup import lay_out
from hullbreach.games.under_falling_skies.state import (
    CITY,
    DAMAGE,
    ENDING,
    LOST_GAME,
    RESEARCH,
    ROUND,
    SCENARIO,
    SIDE,
    TEAM,
    THREAT_LEVEL,
    TILES,
    WON,
    Table,
    fresh_cells,
)
from hullbreach.games.under_falling_skies.view import UnderFallingSkiesView
from hullbreach.games.under_falling_skies.vocabulary import VOCABULARY
from hullbreach.kernel.agenda import Agenda
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.game import Game, Outcome
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move
from hullbreach.kernel.options import Options
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import View

NO_ACTORS: Final[tuple[int, ...]] = ()
PLAYER: Final[tuple[int, ...]] = (0,)
PLAYER_SEAT: Final = 0

# Reason and rule by ending; index 0 is a game that still runs.
ENDINGS: Final = (
    ("running", "UFS-ROUND-01"),
    ("research-complete", "UFS-END-01"),
    ("skull-row-reached", "UFS-MS-09"),
    ("base-destroyed", "UFS-DMG-04"),
    ("campaign-won", "UFS-CAMP-18"),
    ("campaign-lost", "UFS-CAMP-18"),
)
CAMPAIGN_WON: Final = 4
CAMPAIGN_LOST: Final = 5

# What the numbers in events stand for; fields that are not here are plain numbers.
FIELD_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "city": CITY_NAMES,
    "side": SIDE_NAMES,
    "scenario": SCENARIO_NAMES,
    "character": CHARACTER_NAMES,
    "source": SOURCE_NAMES,
    "die": FACE_NAMES,
    "space": SPACE_NAMES,
    "start": SPACE_NAMES,
    "room": SPACE_NAMES,
    "kind": ROOM_NAMES,
    "ship": SHIP_NAMES,
    "square": SQUARE_NAMES,
    "from": SQUARE_NAMES,
    "column": COLUMN_NAMES,
    "action": ACTION_NAMES,
    "state": ("exhausted", "ready"),
    "counter": COUNTER_NAMES,
}


@final
class UnderFallingSkies(Game):
    """One game or one campaign; there is a single seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.journal = table.journal

    def seats(self) -> int:
        return 1

    def actors(self) -> tuple[int, ...]:
        return NO_ACTORS if self.table.is_over() else PLAYER

    def legal(self, seat: int) -> list[Move]:
        return moves.legal_moves(self.table) if seat == PLAYER_SEAT else []

    def play(self, seat: int, move: Move) -> None:
        if self.table.is_over():
            raise IllegalMove("game-over", "UFS-END-03", move.text)
        if seat != PLAYER_SEAT:
            raise IllegalMove("not-your-turn", "UFS-ROUND-01", move.text)
        reason: i64 = moves.refusal(self.table, move)
        if reason != ALLOWED:
            code, rule = REFUSALS[reason]
            raise IllegalMove(code, rule, move.text)
        moves.carry_out(self.table, move)

    def over(self) -> bool:
        return self.table.is_over()

    def outcome(self) -> Outcome | None:
        table = self.table
        if not table.is_over():
            return None
        won: bool = table.cells[ENDING] == WON
        if table.in_campaign():
            reason, rule = ENDINGS[CAMPAIGN_WON if won else CAMPAIGN_LOST]
            return Outcome((won,), reason, rule, self._campaign_score())
        reason, rule = ENDINGS[table.cells[ENDING]]
        score = (
            ("rounds", int(table.cells[ROUND])),
            ("research", int(table.cells[RESEARCH])),
            ("damage", int(table.cells[DAMAGE])),
            ("threat", int(table.cells[THREAT_LEVEL])),
        )
        return Outcome((won,), reason, rule, score)

    def _campaign_score(self) -> tuple[tuple[str, int], ...]:
        boxes = campaign.boxes(self.table)
        lost = boxes.count(int(LOST_GAME))
        won = len(boxes) - lost
        return (("score", int(campaign.score(self.table))), ("games-won", won), ("games-lost", lost))

    def view(self, seat: int | None) -> View:
        return build_view(self.table, seat)

    def copy(self, seed: int | None = None, seat: int | None = None, journal: Journal = MUTE) -> Game:
        """Nothing but chance to come is hidden."""
        table = self.table.copy(journal)
        if seed is not None:
            table.dice = seeded(seed)
        return UnderFallingSkies(table)

    def to_bytes(self) -> bytes:
        table = self.table
        dice = table.dice
        numbers = [*table.cells, *table.agenda.steps, dice.a, dice.b, dice.c, dice.counter]
        return b"".join(int(number).to_bytes(8, "little", signed=True) for number in numbers)

    def habit(self, seat: int) -> Move | None:
        return habits.habit(self.table) if seat == PLAYER_SEAT else None

    def quieten(self) -> None:
        habits.finish_round(self.table)

    def estimate(self, seat: int) -> float:
        return bot.chances(self.table)


@final
class UnderFallingSkiesTitle(Title):
    def __init__(self) -> None:
        self.id = "under-falling-skies"
        self.version = 2
        self.package = "hullbreach.games.under_falling_skies"
        self.vocabulary = VOCABULARY
        self.events = EVENTS
        self.options = OPTIONS
        # The mothership descends every round (an ability holds it once) and loses the game for the player in row 14 at
        # the latest: 15 rounds. A round has 5 placements with an offer each, at most 10 ships landing for each of them
        # and once more for the mothership's action, 7 dice with up to 12 choices each in the Rooms phase, 10 launches,
        # and 12 characters' abilities with up to 8 choices. A campaign has 12 games and a final one for each of at most
        # 8 saved cities, with 6 choices before each.
        round_decisions = 5 * 2 + 10 * 6 + 7 * 12 + 10 + 12 * 8
        self.longest = 20 * (15 * round_decisions + 6)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("commander",)

    def check(self, options: Options) -> None:
        check_options(options)

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        table = Table(setting(0, 0, 0, 0, 0, 0), fresh_cells(), Agenda(vec[i64]()), seeded(seed), journal)
        if options["play"] == "campaign":
            campaign.open_campaign(table)
        else:
            choose_battle(table, options)
            lay_out(table)
        moves.go_on(table)
        return UnderFallingSkies(table)

    def name_of(self, field: str, number: int) -> str:
        names = FIELD_NAMES.get(field)
        return names[number] if names and 0 <= number < len(names) else str(number)

    def view_type(self) -> type[View]:
        return UnderFallingSkiesView


def choose_battle(table: Table, options: Options) -> None:
    cells = table.cells
    cells[CITY] = CITY_NAMES.index(options["city"])
    cells[SIDE] = SIDE_NAMES.index(options["side"])
    cells[TILES] = tiles_in(options)
    cells[THREAT_LEVEL] = int(options["threat"])
    cells[SCENARIO] = SCENARIO_NAMES.index(options["scenario"])
    cells[TEAM] = team_in(options)


TITLE: Final = UnderFallingSkiesTitle()
