"""Space Alert: the game and its title."""

from __future__ import annotations

from typing import Final, final

from hullbreach.games.space_alert import bot, ending, guessing, mode, moves, setup, stage, told, vocabulary
from hullbreach.games.space_alert.action_round import layout, packs, reveal, schedule, script
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.campaign import course, view
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.crew import agreement, member
from hullbreach.games.space_alert.options import LEVELS, OPTIONS, PACES, find_timeline, setting_of
from hullbreach.games.space_alert.papers.logbook import COLUMNS, page_of
from hullbreach.games.space_alert.resolution.names import CRACKED_NAMES, FIELD_NAMES, MEMBER_NAMES, PLAIN_DAMAGE
from hullbreach.games.space_alert.view import SpaceAlertOwn, SpaceAlertView, own_view, public_view
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import most_decisions
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.logbook import LogPage
from hullbreach.kernel.moves import Move, Wait
from hullbreach.kernel.options import Options
from hullbreach.kernel.outcome import NO_SCORE, Outcome, together
from hullbreach.kernel.script import Cue
from hullbreach.kernel.skeleton import BoardGame, known_seat
from hullbreach.kernel.table import ENDING
from hullbreach.kernel.title import Title
from hullbreach.kernel.view import Own, View

BETWEEN: Final = 20
"""Decisions between two missions: levels, going on, repairs."""
RANKED_VICTORY: Final = 1000
"""More than any score."""
NAMES: Final[dict[str, tuple[str, ...]]] = {
    **FIELD_NAMES,
    # No number below zero and no blank is ever told, so 0 needs a name like any other.
    "loss": ("nothing", *FIELD_NAMES["loss"][1:]),
    "mark": ("nothing", *FIELD_NAMES["mark"][1:]),
    "squad": ("nothing", *FIELD_NAMES["squad"][1:]),
    "tile": vocabulary.TILE_NAMES,
    "level": vocabulary.LEVEL_NAMES,
    "serious": vocabulary.LEVEL_NAMES,
    "by": MEMBER_NAMES,
    "to-member": MEMBER_NAMES,
    "card": packs.CARD_NAMES,
    "back": packs.BACK_NAMES,
    "phrase": vocabulary.PHRASES,
}


@final
class SpaceAlert(BoardGame[Table]):
    """One flight: an action round, then its resolution."""

    def __init__(self, table: Table) -> None:
        super().__init__(moves.RULES, table)

    def around(self, table: Table) -> Game:
        return SpaceAlert(table)

    def twin(self, journal: Journal) -> Table:
        table = self.table
        flight = None if table.flight is None else table.flight.copy(journal)
        twin = Table(table.setting, table.cells[:], table.agenda.copy(), table.dice.copy(), journal, flight)
        twin.keep_time_of(table)
        return twin

    def redeal(self, table: Table, seat: int | None) -> None:
        guessing.guess(table, seat)

    def outcome(self) -> Outcome | None:
        flight = self.table.flight
        if not self.over() or flight is None:
            return None
        reason, rule = ending.ENDINGS[self.table.cells[ENDING]]
        results = together(not flight.is_lost(), self.table.seats)
        score = view.final_score(self.table, flight)
        parts = tuple((part, getattr(score, part)) for part in score.__struct_fields__) if score else NO_SCORE
        return Outcome(reason, rule, results, parts)

    def public_view(self) -> View:
        return public_view(self.table)

    def own_view(self, seat: int) -> Own | None:
        return own_view(self.table, seat)

    def name_of(self, field: str, number: int) -> str | None:
        if field == "threat" and 0 <= number < self.table.cells[layout.THREATS]:
            return CARDS.ids[self.table.threat(number, layout.THREAT_CARD)]
        if field == "zones":
            return CRACKED_NAMES.get(number)
        if field == "tile" and not self.table.setting.rules & mode.WITH_TILES:
            return PLAIN_DAMAGE if number >= 0 else None
        return None

    def timed(self) -> bool:
        """A campaign begins with a question; its clock starts with the mission."""
        return self.table.setting.timed()

    def silent(self) -> bool:
        return self.table.is_silent()

    def cues(self, ms: int) -> list[Cue]:
        return script.cues(self.table, ms)

    def log_page(self) -> LogPage | None:
        return page_of(self.table)

    def estimate(self, seat: int) -> float:
        outcome = self.outcome()
        return bot.chances(self.table) if outcome is None else outcome.value(seat)

    def habit(self, seat: int) -> Move | None:
        known = known_seat(seat)
        return bot.habit(self.table, known) if 0 <= known < self.table.seats else None

    def intent(self, seat: int, tries: int) -> Move | Wait | None:
        """Found in a guess: where hidden things differ and nothing else, so does no intent."""
        known = known_seat(seat)
        if not 0 <= known < self.table.seats or self.table.stage_of(known) != stage.PLAN:
            return None
        table = self.twin(MUTE)
        table.dice = seeded(agreement.SEED)
        guessing.guess(table, seat)
        return member.intend(table, known, tries)


@final
class SpaceAlertTitle(Title):
    def __init__(self) -> None:
        self.id = "space-alert"
        self.version = 1
        self.package = "hullbreach.games.space_alert"
        self.vocabulary = moves.VERBS.vocabulary
        self.events = told.EVENTS
        self.turns = ("turn",)
        self.names = NAMES
        self.options = OPTIONS
        self.log_columns = COLUMNS
        # Cards can be put and taken back as long as the slowest clock runs, and some looked at in every turn.
        slowest = int(schedule.LONGEST) * max(PACES.values()) + 12 * int(reveal.REVEAL_MS)
        self.longest = 3 * (most_decisions(5, slowest) + BETWEEN)

    def seats(self, options: Options) -> tuple[str, ...]:
        return ("solo",) if options["people"] == "1" else MEMBER_NAMES[: int(options["people"])]

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        timeline = find_timeline(options, seed)
        setting = setting_of(options, timeline)
        if setting.campaign:
            return SpaceAlert(course.open_campaign(setting, seeded(seed), journal))
        common, serious = LEVELS.index(options["level"]), LEVELS.index(options["serious"])
        return SpaceAlert(setup.lay_out(setting, timeline, common, serious, seeded(seed), journal))

    def rank(self, outcome: Outcome, seat: int = 0) -> int:
        """The ship that came home first, then points."""
        return RANKED_VICTORY * int(outcome.won[seat]) + dict(outcome.score).get("total", 0)

    def view_type(self) -> type[View]:
        return SpaceAlertView

    def own_type(self) -> type[Own]:
        return SpaceAlertOwn


TITLE: Final = SpaceAlertTitle()
