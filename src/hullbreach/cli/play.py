"""A game at the keyboard, alone, with a bot, or two people side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from hullbreach.cli.arguments import random_seed
from hullbreach.cli.files import read_log, write_text
from hullbreach.cli.results import show_outcome
from hullbreach.cli.screen import Screen
from hullbreach.cli.session import Session
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import NOBODY, TEMPO, Player, Pulse
from hullbreach.kernel.errors import HullError, IllegalMove
from hullbreach.kernel.log import Log
from hullbreach.kernel.moves import Move, Wait

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.title import Title

ENDING: Final = ".hull"
LONGEST_NUMBER: Final = 9
HINT_SECONDS: Final = 1.0
NEW_SIGHT, SAME_SIGHT, LEAVE = range(3)
"""What a line from the keyboard led to: another position, the same one, or the end of the session."""


def new_log(title: Title, options: Mapping[str, str], seed: int | None) -> Log:
    return Log(title, dict(options), random_seed() if seed is None else seed)


def resumed_log(terminal: Terminal, file: Path, game: str | None) -> Log:
    """The log in a file, checked to its last move; raises HullError."""
    log = read_log(file)
    terminal.title = log.title
    if game is not None and game != log.title.id:
        raise HullError("wrong-game", file=str(file), found=log.title.id, game=game)
    log.replay()
    return log


def with_ending(file: Path) -> Path:
    return file if file.suffix else file.with_suffix(ENDING)


class Play:
    """The loop: show, read a line, do it."""

    def __init__(self, terminal: Terminal, log: Log, bots: Mapping[int, Player], file: Path | None = None) -> None:
        self.terminal = terminal
        self.session = Session(log)
        self.screen = Screen(terminal, self.session)
        self.pulse = Pulse(self.session.game.seats())
        self.dice = seeded(log.seed)
        self.bots = bots
        self.people = [seat for seat in range(self.session.game.seats()) if seat not in bots]
        self.file = file
        self.saved = len(log.entries)
        self.seen = self.before_last()
        self.at_keyboard: int | None = None
        self.last_rule = ""
        self.opened: list[Move] = []
        acts: dict[str, Callable[[str], int]] = {
            "cli-play-words-undo": self.undo,
            "cli-play-words-hint": self.hint,
            "cli-play-words-save": self.save,
            "cli-play-words-rule": self.rule,
            "cli-play-words-journal": self.journal,
            "cli-play-words-help": self.help,
            "cli-play-words-quit": self.quit,
        }
        self.commands = {word: act for words, act in acts.items() for word in terminal.say(words).split()}

    def run(self) -> None:
        """Until the game is over or the player leaves; the end of input leaves without a question."""
        try:
            while not self.session.game.over():
                if self.turn() == LEAVE:
                    return
            self.end()
        except EOFError:
            self.terminal.tell("\n" + self.terminal.say("cli-play-input-ended"))

    def before_last(self) -> int | None:
        """The last decision, whose outcome is news; None before the first."""
        return len(self.session.log.entries) - 1 if self.session.log.entries else None

    def turn(self) -> int:
        """One decision of whoever is to act next, or the wish to wait for a better moment."""
        seat = self.pulse.next_seat(self.session.game, self.dice)
        if seat == NOBODY:
            return NEW_SIGHT
        if seat in self.bots:
            self.let_play(seat, self.bots[seat])
            return NEW_SIGHT
        self.hand_over(seat)
        self.screen.show(seat, self.seen)
        self.opened = []
        result = SAME_SIGHT
        while result == SAME_SIGHT:
            result = self.answer(seat, self.terminal.ask(self.terminal.say("cli-play-prompt")))
        return result

    def let_play(self, seat: int, bot: Player) -> None:
        answer = bot.choose(self.session.game, seat)
        if isinstance(answer, Wait):
            self.pulse.waits(seat, answer.ms)
        else:
            self.play(seat, answer, bot.busy(self.session.game, seat, answer))

    def play(self, seat: int, move: Move, tempo: int = TEMPO) -> None:
        """Raises IllegalMove and changes nothing if the rules refuse the move."""
        self.session.play(seat, move, self.pulse.passed)
        self.pulse.acted(seat, tempo)

    def hand_over(self, seat: int) -> None:
        """Two people may not see the same: one takes the keyboard before the other's view leaves the screen."""
        if len(self.people) > 1 and seat != self.at_keyboard:
            self.terminal.out.clear()
            name = self.session.title.seats(self.session.log.options)[seat]
            self.terminal.ask(
                self.terminal.say("cli-play-hand-over", seat=self.terminal.words.seat(self.session.title, name))
            )
        self.at_keyboard = seat

    def answer(self, seat: int, line: str) -> int:
        """Do what a line asks for; what cannot be done is explained and changes nothing."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in self.commands:
                return self.commands[word.lower()](rest.strip())
            return self.choose(seat, line)
        except HullError as error:
            self.refuse(error)
            return SAME_SIGHT

    def refuse(self, error: HullError) -> None:
        sentence = self.terminal.words.error(error, self.session.title)
        if isinstance(error, IllegalMove):
            self.last_rule = error.rule
            sentence = self.terminal.say("cli-play-refused", sentence=sentence, rule=error.rule)
        self.terminal.tell(f"✗ {sentence}", "yellow")

    def choose(self, seat: int, line: str) -> int:
        """A number on offer, or a move written as in a log; a number may stand for moves that begin alike."""
        if line.isdecimal():
            found = self.numbered(seat, line)
            if len(found) > 1:
                return self.open(found)
            move = found[0]
        elif line:
            move = self.session.title.vocabulary.read(line.lower())
        else:
            return self.open([])
        before = len(self.session.log.entries)
        self.play(seat, move)
        self.seen = before
        return NEW_SIGHT

    def offers(self, seat: int) -> list[list[Move]]:
        """What is numbered now: all there is, or the rest of a choice that was begun."""
        return [[move] for move in self.opened] or self.screen.offers(self.session.game.legal(seat))

    def numbered(self, seat: int, line: str) -> list[Move]:
        offers = self.offers(seat)
        number = int(line[:LONGEST_NUMBER])
        if not 1 <= number <= len(offers):
            raise HullError("no-such-choice", number=line, most=len(offers))
        return offers[number - 1]

    def open(self, moves: list[Move]) -> int:
        """Begin a choice, or go back to all of them."""
        if moves or self.opened:
            self.opened = moves
            self.terminal.show(self.screen.menu(self.offers(self.at_keyboard or 0)))
            if moves:
                self.terminal.tell(self.terminal.say("cli-play-begun"), "dim")
        return SAME_SIGHT

    # --- commands ---
    def undo(self, _rest: str) -> int:
        """Alone it is free; two people at one keyboard have to agree."""
        if len(self.people) > 1 and not self.agrees("cli-play-ask-undo"):
            return SAME_SIGHT
        if not self.session.undo(self.people):
            self.terminal.tell(self.terminal.say("cli-play-nothing-to-undo"))
            return SAME_SIGHT
        self.seen = self.before_last()
        return NEW_SIGHT

    def agrees(self, question: str) -> bool:
        return self.terminal.ask(self.terminal.say(question)).lower() in self.yes()

    def yes(self) -> list[str]:
        return self.terminal.say("cli-yes").split()

    def hint(self, _rest: str) -> int:
        from hullbreach.players import make_bot
        from hullbreach.players.player import patient_tries

        game = self.session.game
        seat = self.at_keyboard if self.at_keyboard in game.actors() else game.actors()[0]
        bot = make_bot("mcts", self.session.log.seed, seconds=HINT_SECONDS, tries=patient_tries())
        move = bot.choose(game, seat)
        if not isinstance(move, Move):
            self.terminal.tell(self.terminal.say("cli-play-hint-wait"))
            return SAME_SIGHT
        if move not in self.opened:
            self.open([])
        number = next(at for at, moves in enumerate(self.offers(seat), start=1) if move in moves)
        said = self.terminal.words.move(self.session.title, move, game, seat)
        self.terminal.tell(self.terminal.say("cli-play-hint", number=number, move=said))
        return SAME_SIGHT

    def rule(self, query: str) -> int:
        """A rule by id or word; alone, the one behind the last refusal, or how to play."""
        from hullbreach.cli.rulebook import Rulebook

        query = query or self.last_rule
        book = Rulebook(self.session.title.id, self.terminal.words)
        if query:
            self.terminal.show(book.page(book.find(query)))
        else:
            self.terminal.show(book.primer())
            self.terminal.tell(self.terminal.say("cli-play-rule-usage"))
        return SAME_SIGHT

    def journal(self, _rest: str) -> int:
        for line in self.screen.journal():
            self.terminal.show(line)
        return SAME_SIGHT

    def help(self, _rest: str) -> int:
        self.terminal.tell(self.terminal.say("cli-play-help"))
        self.terminal.tell(self.screen.board.legend(self.terminal.words))
        return SAME_SIGHT

    # --- saving and leaving ---
    def save(self, name: str) -> int:
        file = with_ending(Path(name)) if name else self.default_file()
        if file != self.file and file.exists():
            raise HullError("file-exists", file=str(file))
        write_text(file, self.session.log.dump())
        self.file = file
        self.saved = len(self.session.log.entries)
        self.terminal.tell(self.terminal.say("cli-play-saved", file=str(file)))
        return SAME_SIGHT

    def default_file(self) -> Path:
        """The file this game was saved to before, or a new name in the current folder."""
        if self.file:
            return self.file
        stem = f"{self.session.title.id}-{self.session.log.seed}"
        names = [f"{stem}{ENDING}", *[f"{stem}-{number}{ENDING}" for number in range(2, 100)]]
        return next((Path(name) for name in names if not Path(name).exists()), Path(names[0]))

    def quit(self, _rest: str) -> int:
        self.offer_to_save("cli-play-ask-save")
        self.terminal.tell(self.terminal.say("cli-play-goodbye"))
        return LEAVE

    def offer_to_save(self, question: str) -> None:
        """Ask until the answer is no or the file is written; a game without news is not asked about."""
        while self.saved != len(self.session.log.entries):
            answer = self.terminal.ask(self.terminal.say(question, file=str(self.default_file())))
            if answer.lower() in self.terminal.say("cli-no").split():
                return
            try:
                self.save("" if answer.lower() in ["", *self.yes()] else answer)
            except HullError as error:
                self.refuse(error)

    def end(self) -> None:
        for line in self.screen.journal(self.seen):
            self.terminal.show(line)
        self.screen.show_board(self.people[0] if len(self.people) == 1 else None)
        outcome = self.session.game.outcome()
        assert outcome is not None
        show_outcome(self.terminal, self.session.title, self.session.log.options, outcome, self.people)
        if self.people:
            self.offer_to_save("cli-play-ask-log")
