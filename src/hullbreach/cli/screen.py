"""One screen of a terminal game: what happened, the board, what to do, and the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hullbreach.cli.offers import offers_of
from hullbreach.games import find_board
from hullbreach.kernel.terminal import Canvas

if TYPE_CHECKING:
    from collections.abc import Collection

    from rich.console import RenderableType

    from hullbreach.cli.session import Session
    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.log import Entry
    from hullbreach.kernel.moves import Move
    from hullbreach.kernel.options import Option

ROOMY: Final = 36
"""From this many lines on there is room for lines between the rows of a board."""
FEWEST_LINES: Final = 3
FRAME_LINES: Final = 3
"""The heading, what to do now, and the prompt."""
DECISION: Final = "▸"
ON_OR_OFF: Final = ("no", "yes")
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Screen:
    def __init__(self, terminal: Terminal, session: Session) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.session = session
        self.title = session.title
        self.board = find_board(session.title.id)

    def show(self, seat: int, since: int | None) -> None:
        """The whole screen for a seat that is to act, with what happened since a decision (None: from the start)."""
        out = self.terminal.out
        menu = self.menu(self.offers(self.session.game.legal(seat)))
        taken = len(out.render_lines(self._board(seat))) + len(out.render_lines(menu)) + FRAME_LINES
        self.heading()
        self.terminal.show(Text("\n").join(self.news(since, max(out.height - taken, FEWEST_LINES))))
        self.show_board(seat)
        self.terminal.tell(f"▶ {self.board.now(self.session.game.public_view(), self.words)}", "bold")
        self.terminal.show(menu)

    def heading(self) -> None:
        title = f"{self.words.title(self.title)} · {self.settings()}"
        self.terminal.show(Rule(Text(title, "bold"), style="dim"))

    def settings(self) -> str:
        """What was chosen before the game, where it is not the default, and the seed."""
        options = self.session.log.options
        chosen = [
            self.setting(one, options[one.name]) for one in self.title.options if options[one.name] != one.default
        ]
        return " · ".join([*chosen, self.words.say("cli-play-seed", seed=str(self.session.log.seed))])

    def setting(self, option: Option, value: str) -> str:
        """An option and what was chosen; of one that is on or off, or written, the name says enough."""
        name = self.words.say(f"{self.title.id}-option-{option.name}")
        if option.longest or option.values == ON_OR_OFF:
            return name
        return self.words.say(
            "cli-play-setting", option=name, value=self.words.say(f"{self.title.id}-option-{option.name}-{value}")
        )

    # --- the board ---
    def show_board(self, seat: int | None) -> None:
        self.terminal.show(self._board(seat))

    def _board(self, seat: int | None) -> RenderableType:
        out = self.terminal.out
        canvas = Canvas(out.width, out.height >= ROOMY)
        return self.board.draw(self.session.game.view(seat), self.session.log.options, self.words, canvas)

    # --- the journal ---
    def news(self, since: int | None, room: int) -> list[Text]:
        """The last of what happened, at most `room` lines; of what is left out, decisions go last."""
        lines = self.journal(since, self.board.QUIET)
        if len(lines) <= room:
            return lines
        decisions = [number for number, line in enumerate(lines) if line.plain.startswith(DECISION)]
        details = [number for number in range(len(lines)) if number not in decisions]
        left_out = sorted((details + decisions)[: len(lines) - room + 1])
        more = Text(f"  {self.words.say('cli-play-more', lines=len(left_out))}", "dim")
        kept = [more if number == left_out[0] else line for number, line in enumerate(lines)]
        return [line for number, line in enumerate(kept) if number not in left_out[1:]]

    def journal(self, since: int | None = None, quiet: Collection[str] = ()) -> list[Text]:
        """What happened since a decision, or all of it, a line each; `quiet` kinds of events are left out."""
        lines = self.events(self.session.opening(), quiet) if since is None else []
        for entry, events in self.session.told(since or 0):
            lines += [self.decision(entry), *self.events(events, quiet)]
        return lines

    def events(self, events: list[Event], quiet: Collection[str] = ()) -> list[Text]:
        """Events as lines; those that are said together are one."""
        heard = [event for event in events if event.kind.name not in quiet]
        return [Text(f"  {line}") for line in self.words.events(self.title, heard, self.session.game)]

    def decision(self, entry: Entry) -> Text:
        if entry.move is None:
            return Text(self.words.say("cli-play-time", ms=entry.ms), "dim")
        said = self.words.move(self.title, entry.move, self.session.game, entry.seat)
        seats = self.title.seats(self.session.log.options)
        if len(seats) > 1:
            said = self.words.say("cli-play-by", seat=self.words.seat(self.title, seats[entry.seat]), move=said)
        return Text(f"{DECISION} {said}", "bold")

    # --- choices ---
    def offers(self, moves: list[Move]) -> list[list[Move]]:
        return offers_of(self.title, moves, self.board.TYPED)

    def menu(self, offers: list[list[Move]]) -> Table:
        """Numbered choices, a line for every kind; of kinds with too many of them, how they are written."""
        kinds: dict[str, Text] = {}
        for number, moves in enumerate(offers, start=1):
            line = kinds.setdefault(self.words.kind(self.title, moves[0]), Text())
            verb = self.title.vocabulary.verbs[moves[0].verb].name
            if verb in self.board.TYPED:
                line.plain = self.words.say(f"{self.title.id}-move-{verb}.typed")
                continue
            choice = self.choice(moves).replace(" ", NO_BREAK)
            line.append("  " if line else "").append(f"{number}", "bold").append(f"){NO_BREAK}{choice}")
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for kind, line in kinds.items():
            table.add_row(kind, line)
        return table

    def choice(self, moves: list[Move]) -> str:
        """A move among those of its kind; or what several have in common, with the rest still to be asked."""
        if len(moves) == 1:
            return self.words.choice(self.title, moves[0], self.session.game)
        name, value = next(iter(self.title.vocabulary.values_of(moves[0]).items()))
        return f"{self.words.value(self.title, name, value)}…"
