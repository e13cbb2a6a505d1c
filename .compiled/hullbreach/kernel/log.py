"""A game is its log: a header and the moves, in a file a person can read.

    {"hull":1,"game":"aliens-attack","rules":1,"options":{…},"seed":7,"by":"hullbreach 0.1.0"}
    0 fire gamma
    +1500
    end 1 8c7362a4

A line is a seat and its move, or a plus sign and the milliseconds that passed. The last line counts the others and
carries their checksum, so that a file that was cut off or edited says so instead of replaying to another game.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

import msgspec

from hullbreach import __version__
from hullbreach.kernel.errors import BadLog, HullError
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move, Vocabulary
from hullbreach.kernel.title import Title

FORMAT: Final = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: everything a game starts from, and who wrote it."""

    hull: int
    game: str
    rules: int
    options: dict[str, str]
    seed: int
    by: str


class Entry(msgspec.Struct, frozen=True):
    """A move by a seat, or time that passed."""

    seat: int
    move: Move | None
    ms: int = 0

    def text(self) -> str:
        return f"{self.seat} {self.move.text}" if self.move else f"+{self.ms}"

    def apply(self, game: Game) -> None:
        if self.move:
            game.play(self.seat, self.move)
        else:
            game.advance(self.ms)


class Log:
    """Header and entries of one game, growing as it is played."""

    def __init__(self, title: Title, options: dict[str, str], seed: int) -> None:
        self.title = title
        self.options = title.settle(options)
        self.seed = seed
        self.entries: list[Entry] = []

    def add(self, seat: int, move: Move) -> None:
        self.entries.append(Entry(seat, move))

    def add_time(self, ms: int) -> None:
        self.entries.append(Entry(-1, None, ms))

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
    """Read a file's text; raises BadLog, or what `find_title` raises for a game it does not know."""
    lines = text.splitlines()
    header = _read_header(lines[0] if lines else "")
    _check_closing(lines)
    title = find_title(header.game)
    if header.rules != title.version:
        code = "log-newer-rules" if header.rules > title.version else "log-older-rules"
        raise BadLog(code, game=header.game, found=header.rules, known=title.version, by=header.by)
    log = Log(title, header.options, header.seed)
    log.entries = [_read_entry(line, number, title.vocabulary) for number, line in enumerate(lines[1:-1], start=2)]
    return log


def _closing(body: str, count: int) -> str:
    return f"end {count} {zlib.crc32(body.encode()):08x}\n"


def _read_header(line: str) -> Header:
    try:
        # The format number is read first and alone: a newer file may have fields this version has never heard of.
        found = msgspec.json.decode(line, type=dict[str, object]).get("hull")
        if isinstance(found, int) and found > FORMAT:
            raise BadLog("log-newer-format", found=found, known=FORMAT)
        return msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLog("log-bad-header", problem=str(error)) from None


def _check_closing(lines: list[str]) -> None:
    if len(lines) < 2 or not lines[-1].startswith("end "):
        raise BadLog("log-cut-off", moves=max(len(lines) - 1, 0))
    body = "".join(line + "\n" for line in lines[:-1])
    if lines[-1] + "\n" != _closing(body, len(lines) - 2):
        raise BadLog("log-edited")


def _read_entry(line: str, number: int, vocabulary: Vocabulary) -> Entry:
    if line.startswith("+") and line[1:].isdecimal():
        return Entry(-1, None, int(line[1:]))
    seat, _, move = line.partition(" ")
    if not seat.isdecimal():
        raise BadLog("log-bad-line", line=number, text=line)
    try:
        return Entry(int(seat), vocabulary.read(move))
    except HullError:
        raise BadLog("log-bad-line", line=number, text=line) from None
