"""Golden playthroughs: whole games as readable text that changes only on purpose.

    python -m tests.conformance.playthrough [TITLE…]

writes them anew, those of the named titles or all. Each file names its game, options and seed; then come the decisions
as logs write them, each followed by what happened, and the outcome. The first seat is played by a bot that searches,
the others at random: random play alone hardly ever sees the end of a game. A file that is there keeps its moves as long
as the rules allow them, so that a change of the rules shows where it first matters.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.errors import HullError
from hullbreach.kernel.journal import ALL, Journal
from hullbreach.kernel.log import FORMAT, Log, Reader
from hullbreach.kernel.moves import Move
from hullbreach.players import make_bot
from tests.conformance.golden import GAMES
from tests.conformance.play import TITLES, Hands, accepted_options

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.log import Entry
    from hullbreach.kernel.title import Title

FOLDER = Path(__file__).parent / "playthroughs"
FINGERPRINTS = Path(__file__).parent / "fingerprints.txt"
RANDOM_GAMES = 80
STRIDE = 37
PLAYOUTS = 8


# --- writing ---------------------------------------------------------------------------------------------------------
def header(log: Log) -> str:
    options = " ".join(f"{name}={value}" for name, value in log.options.as_dict().items())
    return f"{log.title.id} rules={log.title.version} seed={log.seed} {options}"


def told(log: Log, game: Game, event: Event) -> str:
    """What happened; behind the name of a seat, what only that seat hears."""
    ears = [] if event.seat == ALL else [f"({log.title.seats(log.options)[event.seat]})"]
    named = [f"{field}={log.title.name_of(field, number, game)}" for field, number in event.named().items()]
    return " ".join([" ", *ears, event.kind.name, *named])


def ending(title: Title, log: Log, game: Game) -> Iterator[str]:
    outcome = game.outcome()
    if outcome is None:
        yield "still running"
        return
    seats = title.seats(log.options)
    winners = [seat for seat, won in zip(seats, outcome.won, strict=True) if won]
    yield f"over {outcome.reason} {outcome.rule}"
    yield f"  won by {', '.join(winners) or 'nobody'}"
    yield from (f"  {part}={points}" for part, points in outcome.score)
    for seat, result in zip(seats, outcome.results, strict=True):
        yield from (f"  {seat} place={result.rank} {part}={points}" for part, points in result.score)


def text_of(log: Log) -> str:
    """The whole playthrough."""
    journal = Journal()
    game = log.replay(0, journal)
    lines = [header(log), *(told(log, game, event) for event in journal.events)]
    for entry in log.entries:
        journal.events.clear()
        entry.apply(game)
        lines += [entry.text(), *(told(log, game, event) for event in journal.events)]
    return "\n".join([*lines, *ending(log.title, log, game)]) + "\n"


# --- reading ---------------------------------------------------------------------------------------------------------
def log_of(text: str) -> Log:
    """The log a playthrough was written from."""
    first, *lines = text.splitlines()
    game, _, seed, *options = first.split(" ")
    title = next(title for title in TITLES if title.id == game)
    log = Log(title, dict(option.split("=") for option in options), int(seed.removeprefix("seed=")))
    reader = Reader(FORMAT, title.vocabulary)
    entries = [line for line in lines if line[0].isdecimal() or line[0] == "+"]
    log.entries = [reader.entry(line, number) for number, line in enumerate(entries)]
    return log


def playthroughs() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def playthroughs_of(title: Title) -> list[Path]:
    return [path for path in playthroughs() if path.stem.startswith(prefix(title))]


def prefix(title: Title) -> str:
    """How the names of a title's files begin."""
    return title.id.replace("-", "_") + "_"


def openings(title: Title) -> list[Log]:
    """The logs of all playthroughs of a game: a way deep into it for whoever wants to go on from there."""
    return [log_of(path.read_text(encoding="utf-8")) for path in playthroughs_of(title)]


# --- playing ---------------------------------------------------------------------------------------------------------
def play(title: Title, options: dict[str, str], seed: int, known: Sequence[Entry] = ()) -> Log:
    """A whole game: the entries that are known while they are accepted, then the players."""
    log = Log(title, options, seed)
    game = log.replay()
    for entry in known:
        try:
            entry.apply(game)
        except HullError:
            break
        log.entries.append(entry)
    hands = OneSearches(game, seed)
    while not game.over():
        log.entries.append(hands.next_entry())
    return log


class OneSearches(Hands):
    """The first seat is a bot's, which searches; the others play at random."""

    def __init__(self, game: Game, seed: int) -> None:
        dice = seeded(seed)
        super().__init__(game, dice.roll, dice)
        self.bot = make_bot("mcts", seed, PLAYOUTS)

    def choose(self, seat: int) -> Move:
        answer = self.bot.choose(self.game, seat) if seat == 0 else None
        return answer if isinstance(answer, Move) else super().choose(seat)


# --- fingerprints ----------------------------------------------------------------------------------------------------
def play_at_random(title: Title, options: dict[str, str], seed: int) -> Log:
    log = Log(title, options, seed)
    game = log.replay()
    dice = seeded(seed + 1)
    hands = Hands(game, dice.roll, dice)
    while not game.over():
        log.entries.append(hands.next_entry())
    return log


def fingerprint(log: Log) -> str:
    """A hash over the whole state after every step of a game."""
    game = log.replay(0)
    digest = hashlib.sha256(game.to_bytes())
    for entry in log.entries:
        entry.apply(game)
        digest.update(game.to_bytes())
    return digest.hexdigest()[:16]


def fingerprints(title: Title, games: int = RANDOM_GAMES) -> Iterator[str]:
    """One line for each of many random games, over all options in turn, and for each playthrough."""
    accepted = accepted_options(title)
    for seed in range(games):
        # A stride that shares no factor with the number of options visits all of them.
        log = play_at_random(title, accepted[seed * STRIDE % len(accepted)], seed)
        yield f"{fingerprint(log)} {len(log.entries)} {header(log)}"
    for path in playthroughs_of(title):
        log = log_of(path.read_text(encoding="utf-8"))
        yield f"{fingerprint(log)} {len(log.entries)} {path.stem}"


def known_fingerprints(title: Title) -> list[str]:
    """The lines of a title in the file."""
    lines = FINGERPRINTS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.split()[2] == title.id or line.split()[2].startswith(prefix(title))]


# --- all of it -------------------------------------------------------------------------------------------------------
def write(title: Title) -> None:
    """Play the title's games anew as far as they are not known."""
    for name, game, seed, options in GAMES:
        if game == title.id:
            path = FOLDER / f"{name}.txt"
            known = log_of(path.read_text(encoding="utf-8")).entries if path.exists() else []
            path.write_text(text_of(play(title, options, seed, known)), encoding="utf-8", newline="\n")


def main(wanted: Sequence[str]) -> None:
    chosen = [title for title in TITLES if not wanted or title.id in wanted]
    for title in chosen:
        write(title)
    by_title = [fingerprints(title) if title in chosen else known_fingerprints(title) for title in TITLES]
    text = "".join(f"{line}\n" for lines in by_title for line in lines)
    FINGERPRINTS.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
