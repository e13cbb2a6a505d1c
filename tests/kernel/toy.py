"""Airlock: a small complete game in real time, to test the kernel with and to copy from.

Two to five people stand in airlocks and act at once. In each round everybody is dealt a canister of secret pressure and
vents a number up to it, or stays, which shows when all have decided or time is up. Until then the one wrench is for
whoever takes it first; it can be put back, and its holder may swap canisters with the pile. Where there is a leak, air
drips away and a blackout forbids talk. In the end all leave in turn through doors, and the last has no choice.

A room on the shelf has a module for each part: `cell.py`, `step.py`, `stage.py`, `why.py`, `told.py` and so on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.kernel import table as kernel
from hullbreach.kernel.agenda import NONE, Agenda
from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.drive import most_decisions
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, EventKinds, Journal
from hullbreach.kernel.moves import Domain
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.outcome import Endings, Outcome, by_points, together
from hullbreach.kernel.reasons import ALLOWED, Reasons
from hullbreach.kernel.script import Cue, Phrase
from hullbreach.kernel.skeleton import BoardGame, Rules
from hullbreach.kernel.stages import Stages
from hullbreach.kernel.steps import Step
from hullbreach.kernel.title import Title
from hullbreach.kernel.verbs import Action, Bound, Verbs
from hullbreach.kernel.view import Own, View

SEATS: Final = ("left", "right", "upper", "lower", "middle")
SUITS: Final = ("red", "green", "blue", "white", "black")
PRESSURES: Final = 4
CARDS: Final = 24  # six canisters of each pressure
ROUNDS: Final = 3
ROUND_MS: Final = {"calm": 5000, "hasty": 2000}
DRIP_MS: Final = {"small": 1500, "big": 600}
PAUSE: Final = 1000
AIR: Final = 12
UNDECIDED: Final = -1


class Cell:
    """Where things stand in the array."""

    ROUND: Final = kernel.STAGE + len(SEATS)
    ENDS: Final = ROUND + 1  # the game time at which the round or the pause is over
    WRENCH: Final = ENDS + 1  # who holds it, or NONE
    AIR: Final = WRENCH + 1
    DARK: Final = AIR + 1
    HAND: Final = DARK + 1  # by seat: the pressure of its canister, NONE between rounds
    CHOICE: Final = HAND + len(SEATS)  # by seat: what it vents, or UNDECIDED
    SHOWN: Final = CHOICE + len(SEATS)  # by seat: the last canister that everybody saw, or NONE
    POINTS: Final = SHOWN + len(SEATS)
    SUIT: Final = POINTS + len(SEATS)  # by seat: the colour it wears in this game
    DOOR: Final = SUIT + len(SEATS)  # by door: who left through it, or NONE
    GONE: Final = DOOR + len(SEATS)  # by pressure: canisters everybody has seen
    PILE_SIZE: Final = GONE + PRESSURES
    PILE: Final = PILE_SIZE + 1  # from the bottom
    CELLS: Final = PILE + CARDS


class Kind:
    """Steps. All but the last two are set off by time."""

    DEAL: Final[i64] = 0
    TIME_UP: Final[i64] = 1
    DRIP: Final[i64] = 2
    LIGHTS: Final[i64] = 3  # a: 0 off, 1 on
    LEAVE: Final[i64] = 4  # seat: whose turn it is
    CLOSE: Final[i64] = 5


STAGES: Final = Stages()
ROUND: Final[i64] = STAGES.add("round")
DOORS: Final[i64] = STAGES.add("doors", forced=True)

REASONS: Final = Reasons(turn="TOY-01", end="TOY-04")
TOO_MUCH: Final[i64] = REASONS.add("too-much", "TOY-02")
TAKEN: Final[i64] = REASONS.add("wrench-taken", "TOY-05")
NO_WRENCH: Final[i64] = REASONS.add("no-wrench", "TOY-06")
PILE_LOW: Final[i64] = REASONS.add("pile-low", "TOY-06")
DOOR_SHUT: Final[i64] = REASONS.add("door-shut", "TOY-08")

ENDINGS: Final = Endings()
ALL_OUT: Final[i64] = ENDINGS.add("all-out", "TOY-04")
NO_AIR: Final[i64] = ENDINGS.add("no-air", "TOY-07")


class Told:
    """What the journal tells. `suit` is the colour a seat wears: a name that depends on the game."""

    EVENTS: Final = EventKinds()
    ROUND: Final = EVENTS.kind("round", "TOY-01", "round")
    ACTED: Final = EVENTS.kind("acted", "TOY-RULING-01", "seat")
    LATE: Final = EVENTS.kind("late", "TOY-03", "seat")
    REVEALED: Final = EVENTS.kind("revealed", "TOY-03", "seat", "pressure", "vented")
    TOOK: Final = EVENTS.kind("took", "TOY-05", "suit")
    PUT_BACK: Final = EVENTS.kind("put-back", "TOY-05", "suit")
    SWAPPED: Final = EVENTS.kind("swapped", "TOY-06", "suit", "pressure")
    DREW: Final = EVENTS.kind("drew", "TOY-06", "pressure")  # for the ears of the seat alone
    DRIPPED: Final = EVENTS.kind("dripped", "TOY-07", "air")
    LIGHTS: Final = EVENTS.kind("lights", "TOY-07", "switch")
    TALLY: Final = EVENTS.kind("tally", "TOY-04", *SEATS, "air")
    LEFT: Final = EVENTS.kind("left", "TOY-08", "seat", "door")


# --- what lies on the table ------------------------------------------------------------------------------------------
class Setting(NamedTuple):
    """What a game is set up with; a `drip_ms` of 0 is no leak."""

    crew: int
    rounds: int
    round_ms: int
    drip_ms: int


class Table(kernel.Table):
    def __init__(self, setting: Setting, cells: vec[i64], agenda: Agenda, dice: Dice, journal: Journal) -> None:
        super().__init__(setting.crew, cells, agenda, dice, journal)
        self.setting = setting

    def by_seat(self, cell: int) -> list[int]:
        return list(self.cells[cell : cell + self.seats])

    def draw(self) -> int:
        """Nothing of it may linger in the pile: equal tables have equal numbers."""
        self.cells[Cell.PILE_SIZE] -= 1
        top = Cell.PILE + self.cells[Cell.PILE_SIZE]
        card = self.cells[top]
        self.cells[top] = NONE
        return card

    def discard(self, seat: int) -> int:
        """Lay the seat's canister open; whoever comes later still sees what was told."""
        pressure = self.cells[Cell.HAND + seat]
        self.cells[Cell.HAND + seat] = NONE
        self.cells[Cell.SHOWN + seat] = pressure
        self.cells[Cell.GONE + pressure] += 1
        return pressure

    def spare_cards(self) -> int:
        """How many canisters the rounds to come do not need."""
        return self.cells[Cell.PILE_SIZE] - self.seats * (self.setting.rounds - self.cells[Cell.ROUND])


def lay_out(setting: Setting, dice: Dice, journal: Journal) -> Table:
    """Suits are drawn, the pile is shuffled, and the first round begins."""
    pile, suits = vec[i64](card % PRESSURES for card in range(CARDS)), vec[i64](range(len(SUITS)))
    dice.shuffle(pile)
    dice.shuffle(suits)
    cells = vec[i64](0 for _ in range(Cell.CELLS))
    cells[Cell.WRENCH], cells[Cell.AIR], cells[Cell.PILE_SIZE] = NONE, AIR, CARDS
    for seat in range(setting.crew):
        cells[Cell.SUIT + seat] = suits[seat]
        for cell in (Cell.HAND, Cell.CHOICE, Cell.SHOWN, Cell.DOOR):
            cells[cell + seat] = NONE
    for place, card in enumerate(pile):
        cells[Cell.PILE + place] = card
    table = Table(setting, cells, Agenda(vec[i64]()), dice, journal)
    table.agenda.push(Kind.DEAL)
    RULES.run(table)
    return table


def redeal(table: Table, seat: int | None) -> None:
    """The pile, and for all others their canisters and what they have decided: from nothing but what the seat sees."""
    cells, size = table.cells, table.cells[Cell.PILE_SIZE]
    hidden = [other for other in range(table.seats) if other != seat and cells[Cell.HAND + other] != NONE]
    places = [*(Cell.HAND + other for other in hidden), *range(Cell.PILE, Cell.PILE + size)]
    pool = vec[i64](sorted(cells[place] for place in places))
    table.dice.shuffle(pool)
    for place, card in zip(places, pool, strict=True):
        cells[place] = card
    for other in hidden:
        if cells[Cell.CHOICE + other] != UNDECIDED:
            cells[Cell.CHOICE + other] = table.dice.roll(cells[Cell.HAND + other] + 1)


def schedule(table: Table) -> list[Cue]:
    """What is heard in this round or pause: each is over at a time that is known, unless all decide before it."""
    cells, number, ends = table.cells, table.cells[Cell.ROUND], table.cells[Cell.ENDS]
    if cells[Cell.HAND] == NONE:
        return [Cue(ends, "alert", [Phrase("phase-begins", number + 1)])]
    quarter = table.setting.round_ms // 4
    off, on = ends - table.setting.round_ms + quarter, ends - table.setting.round_ms + 2 * quarter
    lights = [Cue(off, "silence", [Phrase("down")], on - off), Cue(on, "restored", [Phrase("restored")])]
    return [*(lights if table.setting.drip_ms else []), Cue(ends, "phase", [Phrase("phase-over", number)])]


# --- what one may do -------------------------------------------------------------------------------------------------
def decide(table: Table, seat: i64, vented: i64) -> None:
    """The seat has been released; the last one to decide ends the round before its time."""
    table.cells[Cell.CHOICE + seat] = vented
    table.journal.tell(Told.ACTED, seat)
    if not table.cells[kernel.AWAITED]:
        table.agenda.push(Kind.TIME_UP)


class Vent(Action[Table]):
    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if arg < table.cells[Cell.HAND + seat] else TOO_MUCH

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        decide(table, seat, arg + 1)


class Stay(Action[Table]):
    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        decide(table, seat, 0)


class Take(Action[Table]):
    """Who comes first has it; whoever comes later is told so."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if table.cells[Cell.WRENCH] == NONE else TAKEN

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[Cell.WRENCH] = seat
        table.journal.tell(Told.TOOK, seat)


class PutBack(Action[Table]):
    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if table.cells[Cell.WRENCH] == seat else NO_WRENCH

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[Cell.WRENCH] = NONE
        table.journal.tell(Told.PUT_BACK, seat)


class Swap(Action[Table]):
    """The old canister is seen by all, the new one by its owner."""

    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        if table.cells[Cell.WRENCH] != seat:
            return NO_WRENCH
        return ALLOWED if table.spare_cards() > 0 else PILE_LOW

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        old, new = table.discard(seat), table.draw()
        table.cells[Cell.HAND + seat] = new
        table.journal.tell(Told.SWAPPED, seat, old)
        table.journal.whisper(seat, Told.DREW, new)


class Leave(Action[Table]):
    def refusal(self, table: Table, seat: i64, stage: i64, arg: i64) -> i64:
        return ALLOWED if arg < table.seats and table.cells[Cell.DOOR + arg] == NONE else DOOR_SHUT

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        table.cells[Cell.DOOR + arg] = seat
        table.cells[Cell.POINTS + seat] += arg + 1
        table.journal.tell(Told.LEFT, seat, arg + 1)


# --- what then happens -----------------------------------------------------------------------------------------------
class Deal(Step[Table]):
    """A round begins, and with it everything that time will do in it."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        cells, setting = table.cells, table.setting
        cells[Cell.ROUND] += 1
        table.journal.tell(Told.ROUND, cells[Cell.ROUND])
        for other in range(table.seats):
            cells[Cell.HAND + other] = table.draw()
            table.ask(other, ROUND)
        cells[Cell.ENDS] = cells[kernel.CLOCK] + setting.round_ms
        table.alarm(setting.round_ms, Kind.TIME_UP)
        if setting.drip_ms:
            table.alarm(setting.drip_ms, Kind.DRIP)
            table.alarm(setting.round_ms // 4, Kind.LIGHTS, 0)
            table.alarm(setting.round_ms // 2, Kind.LIGHTS, 1)


class TimeUp(Step[Table]):
    """Whatever time would still have done in the round is called off, and all choices are shown."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        for kind in (Kind.TIME_UP, Kind.DRIP, Kind.LIGHTS):
            table.cancel(kind)
        table.release_all()
        table.cells[Cell.DARK], table.cells[Cell.WRENCH] = 0, NONE
        for other in range(table.seats):
            reveal(table, other)
        if table.cells[Cell.ROUND] < table.setting.rounds:
            table.cells[Cell.ENDS] = table.cells[kernel.CLOCK] + PAUSE
            table.alarm(PAUSE, Kind.DEAL)
        else:
            open_doors(table)


def reveal(table: Table, seat: int) -> None:
    cells = table.cells
    if cells[Cell.CHOICE + seat] == UNDECIDED:
        cells[Cell.CHOICE + seat] = 0
        table.journal.tell(Told.LATE, seat)
    cells[Cell.POINTS + seat] += cells[Cell.CHOICE + seat]
    table.journal.tell(Told.REVEALED, seat, table.discard(seat), cells[Cell.CHOICE + seat])
    cells[Cell.CHOICE + seat] = UNDECIDED


def open_doors(table: Table) -> None:
    """Whoever has least leaves first: turns are steps on the agenda, last thing first."""
    points = table.by_seat(Cell.POINTS)
    table.journal.tell_row(Told.TALLY, [*points, *[0] * (len(SEATS) - len(points)), table.cells[Cell.AIR]])
    table.agenda.push(Kind.CLOSE)
    for seat in sorted(range(len(points)), key=lambda seat: (points[seat], seat), reverse=True):
        table.agenda.push(Kind.LEAVE, seat=seat)


class Drip(Step[Table]):
    """An alarm that sets itself again."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[Cell.AIR] -= 1
        table.journal.tell(Told.DRIPPED, table.cells[Cell.AIR])
        if table.cells[Cell.AIR]:
            table.alarm(table.setting.drip_ms, Kind.DRIP)
        else:
            table.finish(NO_AIR)


class Lights(Step[Table]):
    def resolve(self, table: Table, seat: i64, switch: i64, b: i64, c: i64, d: i64) -> None:
        table.cells[Cell.DARK] = 1 - switch
        table.journal.tell(Told.LIGHTS, switch)


class ToTheDoors(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.ask(seat, DOORS)


class Close(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        table.finish(ALL_OUT)


VERBS: Final = Verbs[Table](
    [
        Bound("vent", Vent(), (ROUND,), Domain("amount", ["1", "2", "3"])),
        Bound("stay", Stay(), (ROUND,)),
        Bound("take", Take(), (ROUND,), lasting=True),
        Bound("put-back", PutBack(), (ROUND,), lasting=True),
        Bound("swap", Swap(), (ROUND,), lasting=True),
        Bound("leave", Leave(), (DOORS,), Domain("door", ["1", "2", "3", "4", "5"])),
    ]
)
VENT: Final = VERBS.number("vent")
STEPS: Final[dict[int, Step[Table]]] = {
    Kind.DEAL: Deal(),
    Kind.TIME_UP: TimeUp(),
    Kind.DRIP: Drip(),
    Kind.LIGHTS: Lights(),
    Kind.LEAVE: ToTheDoors(),
    Kind.CLOSE: Close(),
}
RULES: Final = Rules[Table](VERBS, STEPS, REASONS, STAGES)


# --- the game and its title ------------------------------------------------------------------------------------------
class AirlockView(View, frozen=True, tag="airlock"):
    round: int
    left_ms: int
    ends: int
    """The game time at which the round, or the pause, is over."""
    paused: bool
    dark: bool
    acted: list[bool]
    vented: list[int]
    shown: list[int | None]
    suits: list[str]
    wrench: int | None
    air: int
    pile: int
    gone: list[int]
    """By pressure: the canisters everybody has seen."""
    doors: list[int | None]


class AirlockOwn(Own, frozen=True, tag="airlock"):
    pressure: int | None
    """None between rounds."""
    choice: int | None
    """What the seat has done this round, once it has."""


def some(number: int) -> int | None:
    return None if number == NONE else number


class Airlock(BoardGame[Table]):
    def __init__(self, table: Table) -> None:
        super().__init__(RULES, table)

    def around(self, table: Table) -> Game:
        return Airlock(table)

    def twin(self, journal: Journal) -> Table:
        table = self.table
        twin = Table(table.setting, table.cells[:], table.agenda.copy(), table.dice.copy(), journal)
        twin.keep_time_of(table)
        return twin

    def redeal(self, table: Table, seat: int | None) -> None:
        redeal(table, seat)

    @property
    def pressure(self) -> list[int]:
        """By seat; tests deal what they need."""
        return self.table.by_seat(Cell.HAND)

    @pressure.setter
    def pressure(self, dealt: list[int]) -> None:
        for seat, pressure in enumerate(dealt):
            self.table.cells[Cell.HAND + seat] = pressure

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        ending = self.table.cells[kernel.ENDING]
        points = self.table.by_seat(Cell.POINTS)
        results = by_points(points, "points") if ending == ALL_OUT else together(False, len(points))
        return Outcome(*ENDINGS[ending], results, (("air", self.table.cells[Cell.AIR]),))

    def public_view(self) -> View:
        table, cells = self.table, self.table.cells
        return AirlockView(
            round=cells[Cell.ROUND],
            left_ms=max(cells[Cell.ENDS] - cells[kernel.CLOCK], 0),
            ends=cells[Cell.ENDS],
            paused=not cells[kernel.AWAITED],
            dark=self.silent(),
            acted=[choice != UNDECIDED for choice in table.by_seat(Cell.CHOICE)],
            vented=table.by_seat(Cell.POINTS),
            shown=[some(pressure) for pressure in table.by_seat(Cell.SHOWN)],
            suits=[SUITS[suit] for suit in table.by_seat(Cell.SUIT)],
            wrench=some(cells[Cell.WRENCH]),
            air=cells[Cell.AIR],
            pile=cells[Cell.PILE_SIZE],
            gone=list(cells[Cell.GONE : Cell.GONE + PRESSURES]),
            doors=[some(seat) for seat in table.by_seat(Cell.DOOR)],
        )

    def own_view(self, seat: int) -> Own:
        return AirlockOwn(some(self.table.cells[Cell.HAND + seat]), some(self.table.cells[Cell.CHOICE + seat]))

    def silent(self) -> bool:
        return self.table.cells[Cell.DARK] == 1

    def cues(self, ms: int) -> list[Cue]:
        """A copy lets time pass from deadline to deadline: the air may run out before all of it is heard."""
        found: list[Cue] = []
        game, now = Airlock(self.twin(MUTE)), self.table.cells[kernel.CLOCK]
        while (deadline := game.deadline()) is not None and (clock := game.table.cells[kernel.CLOCK]) <= now + ms:
            found += [cue for cue in schedule(game.table) if cue.at <= clock + deadline and cue not in found]
            game.advance(deadline)
        return [cue for cue in found if cue.at <= now + ms and cue.ends >= now]

    def name_of(self, field: str, number: int) -> str | None:
        known = field == "suit" and 0 <= number < self.table.seats
        return SUITS[self.table.cells[Cell.SUIT + number]] if known else None

    def estimate(self, seat: int) -> float:
        outcome = self.outcome()
        return 0.5 if outcome is None else outcome.value(seat)


class AirlockTitle(Title):
    def __init__(self) -> None:
        self.id = "airlock"
        self.version = self.oldest = 4
        self.package = "tests.kernel"
        self.vocabulary = VERBS.vocabulary
        self.events = Told.EVENTS
        self.names = {"seat": SEATS, "switch": ("off", "on")}
        self.options = (
            Option("rounds", ("1", "3"), "3"),
            Option("pace", tuple(ROUND_MS), "calm"),
            Option("crew", ("2", "3", "4", "5"), "2"),
            Option("leak", ("no", "yes"), "no"),
            Option("hole", tuple(DRIP_MS), "small", when={"leak": ("yes",)}),
        )
        # The wrench can be taken and put back as long as time lasts; all but the last choose a door.
        self.longest = most_decisions(len(SEATS), ROUNDS * (ROUND_MS["calm"] + PAUSE)) + len(SEATS)

    def seats(self, options: Options) -> tuple[str, ...]:
        return SEATS[: int(options["crew"])]

    def check(self, options: Options) -> None:
        if options["rounds"] == "1" and options["pace"] == "hasty":
            raise BadOption("too-short", option="pace", value="hasty")

    def open(self, options: Options, seed: int, journal: Journal) -> Game:
        drip_ms = DRIP_MS[options["hole"]] if options["leak"] == "yes" else 0
        setting = Setting(int(options["crew"]), int(options["rounds"]), ROUND_MS[options["pace"]], drip_ms)
        return Airlock(lay_out(setting, seeded(seed), journal))

    def view_type(self) -> type[View]:
        return AirlockView

    def own_type(self) -> type[Own]:
        return AirlockOwn


TITLE: Final = AirlockTitle()
