"""Under Falling Skies: the game and its title."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.under_falling_skies import bot, cell, ending, habits, moves, pieces
from hullbreach.games.under_falling_skies.campaign import sheet
from hullbreach.games.under_falling_skies.campaign.course import open_campaign
from hullbreach.games.under_falling_skies.options import OPTIONS, team_in, tiles_in
from hullbreach.games.under_falling_skies.setting import setting
from hullbreach.games.under_falling_skies.setup import lay_out
from hullbreach.games.under_falling_skies.state import Table, fresh_cells
from hullbreach.games.under_falling_skies.told import EVENTS
from hullbreach.games.under_falling_skies.view import UnderFallingSkiesView, public_view
from hullbreach.kernel.agenda import Agenda
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.moves import Move
from hullbreach.kernel.options import Options
from hullbreach.kernel.outcome import Outcome, together
from hullbreach.kernel.skeleton import BoardGame
from hullbreach.kernel.table import ENDING
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import View

FIELD_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "city": pieces.CITY_NAMES,
    "side": pieces.SIDE_NAMES,
    "scenario": pieces.SCENARIO_NAMES,
    "character": pieces.CHARACTER_NAMES,
    "source": pieces.SOURCE_NAMES,
    "die": pieces.FACE_NAMES,
    "space": pieces.SPACE_NAMES,
    "start": pieces.SPACE_NAMES,
    "room": pieces.SPACE_NAMES,
    "kind": pieces.ROOM_NAMES,
    "facility": pieces.FACILITY_NAMES,
    "ship": pieces.SHIP_NAMES,
    "square": pieces.SQUARE_NAMES,
    "from": pieces.SQUARE_NAMES,
    "column": pieces.COLUMN_NAMES,
    "action": pieces.ACTION_NAMES,
    "state": ("exhausted", "ready"),
    "counter": pieces.COUNTER_NAMES,
}


@final
class UnderFallingSkies(BoardGame[Table]):
    """One battle or one campaign; there is a single seat."""

    def __init__(self, table: Table) -> None:
        super().__init__(moves.RULES, table)

    def at(self, seat: int, domain: str, name: str) -> tuple[str, str] | None:
        """The room of a space, while a battle is on."""
        if domain not in ("space", "room") or name not in pieces.SPACE_NAMES:
            return None
        return ("facility", pieces.FACILITY_NAMES[self.table.facility(pieces.SPACE_NAMES.index(name))])

    def around(self, table: Table) -> Game:
        return UnderFallingSkies(table)

    def twin(self, journal: Journal) -> Table:
        table = self.table
        return Table(table.setting, table.cells[:], table.agenda.copy(), table.dice.copy(), journal)

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        how: i64 = self.table.cells[ENDING]
        reason, rule = ending.ENDINGS[how]
        won: bool = how == ending.WON or how == ending.CAMPAIGN_WON
        score = self._campaign_score() if self.table.in_campaign() else self._battle_score()
        return Outcome(reason, rule, together(won), score)

    def _battle_score(self) -> tuple[tuple[str, int], ...]:
        cells = self.table.cells
        return (
            ("rounds", int(cells[cell.ROUND])),
            ("research", int(cells[cell.RESEARCH])),
            ("damage", int(cells[cell.DAMAGE])),
            ("threat", int(cells[cell.THREAT_LEVEL])),
        )

    def _campaign_score(self) -> tuple[tuple[str, int], ...]:
        boxes = sheet.boxes(self.table)
        lost = boxes.count(int(pieces.LOST_GAME))
        won = len(boxes) - lost
        return (("score", int(sheet.score(self.table))), ("games-won", won), ("games-lost", lost))

    def public_view(self) -> View:
        return public_view(self.table)

    def habit(self, seat: int) -> Move | None:
        return habits.habit(self.table) if seat == 0 else None

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
        self.vocabulary = moves.VERBS.vocabulary
        self.events = EVENTS
        self.turns = ("battle", "round")
        self.names = FIELD_NAMES
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

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        campaign: bool = options["play"] == "campaign"
        cells = fresh_cells(campaign)
        table = Table(setting(0, 0, 0, 0, 0, 0), cells, Agenda(vec[i64]()), seeded(seed), journal)
        if campaign:
            open_campaign(table)
        else:
            choose_battle(table, options)
            lay_out(table)
        moves.RULES.run(table)
        return UnderFallingSkies(table)

    def view_type(self) -> type[View]:
        return UnderFallingSkiesView


def choose_battle(table: Table, options: Options) -> None:
    cells = table.cells
    cells[cell.CITY] = pieces.CITY_NAMES.index(options["city"])
    cells[cell.SIDE] = pieces.SIDE_NAMES.index(options["side"])
    cells[cell.TILES] = tiles_in(options)
    cells[cell.THREAT_LEVEL] = int(options["threat"])
    cells[cell.SCENARIO] = pieces.SCENARIO_NAMES.index(options["scenario"])
    cells[cell.TEAM] = team_in(options)


TITLE: Final = UnderFallingSkiesTitle()
