"""Galaxy Trucker in a terminal: one's own ship with what is at hand, or the flight; everybody else in a line."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hullbreach.games.galaxy_trucker import terminal_flight, terminal_mission, terminal_ship
from hullbreach.games.galaxy_trucker.terminal_voice import ID, SEPARATOR, Voice
from hullbreach.games.galaxy_trucker.view import GalaxyTruckerOwn, GalaxyTruckerView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from hullbreach.games.galaxy_trucker.view import FlightView, QuestionView, SeatView
    from hullbreach.kernel.options import Options
    from hullbreach.kernel.terminal import Canvas
    from hullbreach.kernel.view import Seen, View
    from hullbreach.kernel.words import Words

# What the decision before it has said already, or what the board shows. Who has no choice makes no decision.
QUIET: Final = (
    "placed",
    "lifted",
    "returned",
    "set-aside",
    "reached",
    "looked",
    "closed",
    "finished",
    "removed",
    "boarded",
    "cell-spent",
    "landed",
    "accepted",
    "declined",
    "jumped",
    "shifted",
    "woken",
    "loaded",
    "unloaded",
)
TYPED: Final = ("take", "weld", "remove", "load", "unload")
TURNS: Final = ("0", "1", "2", "3")
HAND_WIDTH: Final = 34
NO_BREAK: Final = "\N{NO-BREAK SPACE}"
LANDED: Final = ("gave_up", "finished", "skipping", "dead", "sitting_out")
LINES: Final = ("cards", "order", "beauty", "goods", "mission", "losses")


def now(view: View, words: Words) -> str:
    """What is asked of whoever is asked first: in the yard everybody is, and those who have finished can wait."""
    assert isinstance(view, GalaxyTruckerView)
    asked = sorted(view.questions, key=lambda question: question.stage == "watch")
    if not asked:
        return words.say(f"{ID}-now-over")
    return words.say(f"{ID}-now-{asked[0].stage}", seat=Voice(words).seat(asked[0].seat))


def legend(words: Words) -> str:
    return words.say(f"{ID}-board-legend")


def draw(seen: Seen, _options: Options, words: Words, canvas: Canvas) -> RenderableType:
    view, own = seen.public, seen.own
    assert isinstance(view, GalaxyTruckerView)
    assert own is None or isinstance(own, GalaxyTruckerOwn)
    return Group(*_Board(view, own, seen.seat, Voice(words), canvas.width).parts())


class _Board:
    """One drawing of one view."""

    def __init__(
        self, view: GalaxyTruckerView, own: GalaxyTruckerOwn | None, seat: int | None, voice: Voice, width: int
    ) -> None:
        self.view = view
        self.own = own
        self.seat = seat
        self.voice = voice
        self.width = width
        self.board = terminal_ship.board_of(view.ship_class)

    def player(self) -> SeatView | None:
        return None if self.seat is None else self.view.seats[self.seat]

    def parts(self) -> Iterator[RenderableType]:
        yield self.heading()
        yield from terminal_mission.mission(self.view, self.own, self.voice)
        if any(question.stage in ("build", "repair") for question in self.view.questions):
            yield from self.warehouse()
        if self.view.flight and self.view.phase == "flight":
            yield from self.flight(self.view.flight)
        yield from self.ships()
        if any(seat.account for seat in self.view.seats):
            yield self.accounts()
        yield from self.everybody()
        yield from self.questions()

    def heading(self) -> Text:
        view, say = self.view, self.voice.say
        said = [
            say("board-flight", round=view.round, rounds=len(view.rounds)),
            say("board-level", level=view.level, ship=view.ship_class),
            say(f"phase-{view.phase}"),
        ]
        if view.timer:
            circle = say(f"circle-{view.timer.circle}")
            said.append(say("board-timer" if view.timer.ends is not None else "board-timer-out", circle=circle))
        return Text(SEPARATOR.join(said), "bold")

    # --- the yard ---
    def warehouse(self) -> Iterator[RenderableType]:
        """What lies face up, a line for each kind: its sign, how it is written in a move, its connectors."""
        say = self.voice.say
        said = [say("board-face-down", tiles=self.view.face_down), say("board-face-up", tiles=len(self.view.face_up))]
        if self.view.face_down_special:
            said.insert(1, say("board-special", tiles=self.view.face_down_special))
        if self.view.orders_left:
            said.append(say("board-orders", orders=", ".join(map(str, self.view.orders_left))))
        held = [
            f"{stack + 1}: {self.voice.seat(seat)}" for stack, seat in enumerate(self.view.stacks) if seat is not None
        ]
        if held:
            said.append(say("board-stacks", stacks=", ".join(held)))
        yield Text(SEPARATOR.join(said))
        yield self.face_up()

    def face_up(self) -> Table:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for sign, tiles in groupby(sorted(self.view.face_up, key=terminal_ship.sign_of), key=terminal_ship.sign_of):
            table.add_row(sign, "  ".join(f"{tile}{NO_BREAK}{terminal_ship.connectors_of(tile)}" for tile in tiles))
        return table

    def at_hand(self, player: SeatView) -> Iterator[Text]:
        """The component in hand in its four turns, and those set aside."""
        if player.hand is not None:
            yield Text(self.voice.say("board-hand", tile=self.voice.tile(player.hand)), "bold")
            hand = player.hand
            yield from terminal_ship.side_by_side([terminal_ship.box(hand, turn) for turn in range(len(TURNS))], TURNS)
        aside = [(str(place + 1), tile) for place, tile in enumerate(player.aside) if tile is not None]
        if aside:
            yield Text(self.voice.say("board-aside"), "bold")
            yield from terminal_ship.side_by_side(
                [terminal_ship.box(tile) for _, tile in aside], [place for place, _ in aside]
            )
        if self.own and self.own.cards:
            yield Text(self.voice.say("board-stack"), "bold")
            for card in self.own.cards:
                yield from terminal_flight.card(card, self.view.level, self.voice)

    # --- the flight ---
    def flight(self, flight: FlightView) -> Iterator[RenderableType]:
        yield from terminal_flight.route(self.view, self.voice)
        if flight.card:
            yield from terminal_flight.card(flight.card, self.view.level, self.voice, flight)
        yield Text(self.voice.say("board-left", cards=flight.left), "dim")

    # --- ships ---
    def ships(self) -> Iterator[RenderableType]:
        """One's own; all of them for who has none."""
        seats = range(len(self.view.seats)) if self.seat is None else [self.seat]
        for seat in seats:
            if self.seat is None:
                yield Text(self.voice.seat(seat), "bold")
            yield from self.ship(self.view.seats[seat], self.asked(seat))

    def ship(self, player: SeatView, asked: QuestionView | None) -> Iterator[RenderableType]:
        """With what is at hand at its side, if there is room, else below."""
        joins = terminal_ship.joins_of(self.view.mission.joins if self.view.mission else ())
        fits = terminal_ship.fitting(self.board, player.ship, player.hand, joins) if player.hand is not None else {}
        lines = terminal_ship.draw_ship(
            self.board, player.ship, terminal_ship.Marks(asked.would_lose if asked else (), fits)
        )
        hand = list(self.at_hand(player))
        if hand and terminal_ship.width_of(self.board) + HAND_WIDTH <= self.width and not (self.own and self.own.cards):
            beside = Table.grid(padding=(0, 2, 0, 0))
            beside.add_row(Group(*lines), Padding(Group(*hand), (2, 0, 0, 0)))
            yield beside
        else:
            yield from lines
            yield from hand
        yield from self.flaws(player)

    def flaws(self, player: SeatView) -> Iterator[Text]:
        """What an inspector would say, and the pieces it is in."""
        for error in player.ship.errors:
            squares = "–".join(terminal_ship.square_name(self.board, spot) for spot in error.at)
            flaw = self.voice.say(f"flaw-{error.kind}")
            yield Text(self.voice.say("board-flaw", squares=squares, flaw=flaw), "red")
        for piece in player.ship.pieces:
            square = terminal_ship.square_name(self.board, min(piece))
            yield Text(self.voice.say("board-piece", square=square, components=len(piece)))

    # --- everybody ---
    def everybody(self) -> Iterator[RenderableType]:
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for seat, player in enumerate(self.view.seats):
            table.add_row(self.voice.seat(seat), self.in_brief(seat, player))
        yield table

    def in_brief(self, seat: int, player: SeatView) -> str:
        ship, say = player.ship, self.voice.say
        said = [
            say("board-engines", strength=self.voice.engines(ship.strength)),
            say("board-cannons", strength=self.voice.cannons(ship.strength)),
            say("board-exposed", connectors=ship.exposed),
        ]
        if self.view.phase == "building":
            said.insert(0, say("board-built", components=len(ship.parts)))
            said += self.in_hand(player) if player is not self.player() else []
        else:
            said += [say("board-crew", crew=ship.crew), say("board-cells", cells=ship.cells)]
            said += [self.voice.goods(ship.goods)] if ship.goods else []
            said += [say("board-lost", components=player.lost)] if player.lost else []
            said += [say(f"status-{player.status}")] if player.status in LANDED else []
            said += terminal_mission.in_brief(self.view.mission, seat, self.voice) if self.view.mission else []
        said.append(say("board-credits", credits=player.credits))
        return SEPARATOR.join(said)

    def in_hand(self, player: SeatView) -> Iterator[str]:
        if player.order:
            yield self.voice.say("board-order", order=player.order)
        elif player.looking is not None:
            yield self.voice.say("board-looking", stack=player.looking + 1)
        elif player.hand is not None:
            yield self.voice.say("board-holds", tile=self.voice.tile(player.hand))

    def accounts(self) -> Table:
        """Line by line what the flight brought; lost components cost."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        lines = [line for line in LINES if line != "mission" or self.view.mission]
        for heading in ("", *(self.voice.say(f"line-{line}") for line in lines), self.voice.say("line-credits")):
            table.add_column(heading, justify="right" if heading else "left")
        for seat, player in enumerate(self.view.seats):
            account = player.account
            if account:
                earned = [account.cards, account.order, account.beauty, account.goods]
                cells = [f"+{one}" for one in earned]
                if self.view.mission:
                    cells.append(f"{sum(line.credits for line in account.mission):+}".replace("-", "−"))
                cells += [f"−{account.losses}", str(player.credits)]
                table.add_row(self.voice.seat(seat), *cells)
        return table

    # --- what is asked ---
    def asked(self, seat: int) -> QuestionView | None:
        return next((question for question in self.view.questions if question.seat == seat), None)

    def questions(self) -> Iterator[Text]:
        asked = self.asked(self.seat) if self.seat is not None else None
        said = terminal_flight.question(asked, self.view, self.voice) if asked else ""
        if said:
            yield Text(said, "bold yellow")
