"""A game is its log: a header and the moves, in a file a person can read.

    {"hull":2,"game":"airlock","rules":1,"options":{…},"seed":7,"by":"hullbreach 0.1.0"}
    0 fire gamma
    +1500 1 fire beta
    +30000
    end 3 8c7362a4

A line is a seat and its move. Where time passed before it, the milliseconds stand first; alone, they passed and nobody
moved. The last line counts the others and carries their checksum, so that a file that was cut off or edited says so
instead of replaying to another game. Format 1, in which time always had a line of its own, is still read.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable
from typing import Annotated, Final

import msgspec

from hullbreach import __version__
from hullbreach.kernel.errors import BadLog, HullError
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move, Vocabulary
from hullbreach.kernel.title import Title

FORMAT: Final = 2
NOBODY: Final = -1
"""The seat of an entry in which nobody moves."""
MOST_MS: Final = 86_400_000
"""What may pass in one entry: a day. No game waits longer, and nobody can make one compute for longer."""
# Exactly what is written is read, so that one log is one file.
TIME_LINE: Final = re.compile(r"\+(0|[1-9][0-9]{0,7})", re.ASCII)
MOVE_LINE: Final = re.compile(r"(?:\+([1-9][0-9]{0,7}) )?(0|[1-9][0-9]{0,30}) (.+)", re.ASCII)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: everything a game starts from, and who wrote it."""

    hull: Annotated[int, msgspec.Meta(ge=1)]
    game: str
    rules: int
    options: dict[str, str]
    seed: int
    by: str


class Entry(msgspec.Struct, frozen=True):
    """Time passes, then a seat moves; without a move, time is all there is."""

    seat: int
    move: Move | None
    ms: int = 0

    def text(self) -> str:
        if self.move is None:
            return f"+{self.ms}"
        move = f"{self.seat} {self.move.text}"
        return f"+{self.ms} {move}" if self.ms else move

    def apply(self, game: Game) -> None:
        """A move the rules refuse raises IllegalMove, after the time before it has passed."""
        if self.ms or self.move is None:
            game.advance(self.ms)
        if self.move is not None:
            game.play(self.seat, self.move)


class Log:
    """Header and entries of one game, growing as it is played."""

    def __init__(self, title: Title, options: dict[str, str], seed: int) -> None:
        self.title = title
        self.options = title.settle(options)
        self.seed = seed
        self.entries: list[Entry] = []

    def add(self, seat: int, move: Move, ms: int = 0) -> None:
        self.entries.append(Entry(seat, move, ms))

    def add_time(self, ms: int) -> None:
        self.entries.append(Entry(NOBODY, None, ms))

    def header(self) -> Header:
        return Header(
            FORMAT, self.title.id, self.title.version, self.options.as_dict(), self.seed, f"hullbreach {__version__}"
        )

    def replay(self, upto: int | None = None, journal: Journal = MUTE) -> Game:
        """The game after the first `upto` entries (all of them by default)."""
        game = self.title.open(self.options, self.seed, journal)
        for number, entry in enumerate(self.entries[:upto]):
            try:
                entry.apply(game)
            except HullError as error:
                raise BadLog("log-move-refused", line=number + 2, text=entry.text(), why=error.code) from error
        return game

    def dump(self) -> str:
        """The whole file."""
        body = msgspec.json.encode(self.header()).decode() + "\n"
        body += "".join(entry.text() + "\n" for entry in self.entries)
        return body + _closing(body, len(self.entries))


def load(text: str, find_title: Callable[[str], Title]) -> Log:
    """Read a file's text; raises BadLog, or BadOption for a game or an option that is not there."""
    lines = text.removesuffix("\n").split("\n")
    header = _read_header(lines[0])
    _check_closing(lines)
    title = find_title(header.game)
    if not title.reads(header.rules, header.options):
        code = "log-newer-rules" if header.rules > title.version else "log-older-rules"
        raise BadLog(code, game=header.game, found=header.rules, known=title.version, by=header.by)
    log = Log(title, header.options, header.seed)
    reader = Reader(header.hull, title.vocabulary)
    log.entries = [reader.entry(line, number) for number, line in enumerate(lines[1:-1], start=2)]
    return log


def _closing(body: str, count: int) -> str:
    return f"end {count} {zlib.crc32(body.encode(errors='surrogatepass')):08x}\n"


def _read_header(line: str) -> Header:
    try:
        # The format number is read first and alone: a newer file may have fields this version has never heard of.
        found = msgspec.json.decode(line, type=dict[str, object]).get("hull")
        if isinstance(found, int) and found > FORMAT:
            raise BadLog("log-newer-format", found=found, known=FORMAT)
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadLog("log-bad-header", problem=str(error)) from None


def _check_closing(lines: list[str]) -> None:
    if len(lines) < 2 or not lines[-1].startswith("end "):
        raise BadLog("log-cut-off", moves=max(len(lines) - 1, 0))
    body = "".join(line + "\n" for line in lines[:-1])
    if lines[-1] + "\n" != _closing(body, len(lines) - 2):
        raise BadLog("log-edited")


class Reader:
    """Entries as a format writes them, in the words of one game."""

    def __init__(self, written_in: int, vocabulary: Vocabulary) -> None:
        self.written_in = written_in
        self.vocabulary = vocabulary

    def entry(self, line: str, number: int) -> Entry:
        entry = self._time(line) or self._move(line)
        if entry is None or entry.ms > MOST_MS:
            raise BadLog("log-bad-line", line=number, text=line)
        return entry

    def _time(self, line: str) -> Entry | None:
        found = TIME_LINE.fullmatch(line)
        return found and Entry(NOBODY, None, int(found[1]))

    def _move(self, line: str) -> Entry | None:
        found = MOVE_LINE.fullmatch(line)
        if found is None or (found[1] and self.written_in == 1):
            return None
        try:
            return Entry(int(found[2]), self.vocabulary.read(found[3]), int(found[1] or 0))
        except HullError:
            return None
