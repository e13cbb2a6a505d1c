"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from signal import SIG_DFL, SIGINT, signal
from time import process_time

import msgspec

from hullbreach.games import find_title
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.journal import MUTE, Event, Journal, Listener
from hullbreach.players import make_bot

CONFIDENCE = 1.96  # standard deviations that hold 95 %


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """What to run: `bots` names one bot for every seat, or one for all of them.

    `count` names events: how often each is told of a seat is counted beside its score.
    """

    game: str
    options: dict[str, str] = {}
    bots: tuple[str, ...] = ("random",)
    games: int = 100
    seed: int = 1
    playouts: int | None = None
    seconds: float | None = None
    count: tuple[str, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """One finished game."""

    won: tuple[bool, ...]
    reason: str
    decisions: int
    score: dict[str, int]
    by_seat: list[dict[str, int]]
    """Each seat's own score, and what was counted."""
    cpu_seconds: float


class Spread(msgspec.Struct, frozen=True):
    """Mean, and the values between which nine of ten games lie.

    The true mean lies within `error` of the mean found, with 95 % confidence.
    """

    mean: float
    low: float
    high: float
    error: float = 0.0


class SeatSummary(msgspec.Struct, frozen=True):
    """Wins of a seat; `low` and `high` bound the true rate with 95 % confidence (Wilson)."""

    name: str
    bot: str
    wins: int
    rate: float
    low: float
    high: float
    scores: dict[str, Spread] = {}
    """Its own, and what was counted."""


class Summary(msgspec.Struct, frozen=True):
    games: int
    seats: list[SeatSummary]
    decisions: Spread
    scores: dict[str, Spread]
    reasons: dict[str, int]
    cpu_seconds: float
    decisions_per_second: float


class Tally(Listener):
    """Counts how often events of some names are told of each seat."""

    def __init__(self, names: tuple[str, ...], seats: int) -> None:
        self.by_seat = [dict.fromkeys(names, 0) for _ in range(seats)]

    def hear(self, event: Event) -> None:
        seat = event.named().get("seat", -1)
        if 0 <= seat < len(self.by_seat) and event.kind.name in self.by_seat[seat]:
            self.by_seat[seat][event.kind.name] += 1


def simulate(batch: Batch, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the batch in `jobs` processes; the same batch gives the same games whatever the number of jobs."""
    if jobs < 1 or batch.games < 1:
        raise BadOption("not-positive", option="jobs" if jobs < 1 else "games", value=min(jobs, batch.games))
    names = find_title(batch.game).seats(find_title(batch.game).settle(batch.options))
    _check_count(batch)
    bots = _bots_by_seat(batch, len(names))
    results: list[Result] = []
    for chunk in _played(batch, bots, jobs):
        results += chunk
        if progress:
            progress(len(chunk))
    return _summary(results, names, bots)


def play_game(batch: Batch, bots: list[str], number: int) -> Result:
    """The batch's game of that number."""
    seed = batch.seed * 1_000_003 + number
    tally = Tally(batch.count, len(bots))
    game = find_title(batch.game).new(batch.options, seed, Journal(listener=tally) if batch.count else MUTE)
    players = [make_bot(bot, seed * 8 + seat + 1, batch.playouts, batch.seconds) for seat, bot in enumerate(bots)]
    start = process_time()
    decisions = Driver(game, players, seeded(seed)).run()
    outcome = game.outcome()
    assert outcome is not None
    by_seat = [{**dict(result.score), **tally.by_seat[seat]} for seat, result in enumerate(outcome.results)]
    return Result(outcome.won, outcome.reason, decisions, dict(outcome.score), by_seat, process_time() - start)


def _check_count(batch: Batch) -> None:
    """What is counted has to be told, and of a seat."""
    known = [kind.name for kind in find_title(batch.game).events.kinds if "seat" in kind.fields]
    for name in batch.count:
        if name not in known:
            raise BadOption("unknown-event", event=name, expected=", ".join(known))


def _bots_by_seat(batch: Batch, seats: int) -> list[str]:
    bots = list(batch.bots) * seats if len(batch.bots) == 1 else list(batch.bots)
    if len(bots) != seats:
        raise BadOption("wrong-number-of-bots", found=len(bots), expected=seats)
    for bot in bots:
        make_bot(bot, 0)  # an unknown name is refused here, before any process is started
    return bots


def _played(batch: Batch, bots: list[str], jobs: int) -> Iterator[list[Result]]:
    """The results, in order, in handfuls small enough for a progress bar."""
    size = max(1, min(200, batch.games // (jobs * 100)))
    starts = range(0, batch.games, size)
    chunks = [(batch, bots, range(start, min(start + size, batch.games))) for start in starts]
    if jobs == 1:
        yield from map(_play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs, initializer=_die_on_interrupt) as pool:
        yield from pool.map(_play_chunk, chunks)


def _die_on_interrupt() -> None:
    """Ctrl-C reaches every process; a worker that finished its chunk first would keep the person waiting."""
    signal(SIGINT, SIG_DFL)


def _play_chunk(chunk: tuple[Batch, list[str], range]) -> list[Result]:
    batch, bots, numbers = chunk
    return [play_game(batch, bots, number) for number in numbers]


def _summary(results: list[Result], names: tuple[str, ...], bots: list[str]) -> Summary:
    games = len(results)
    cpu = sum(result.cpu_seconds for result in results)
    decisions = [result.decisions for result in results]
    return Summary(
        games=games,
        seats=[
            _seat_summary(
                name,
                bots[seat],
                [result.won[seat] for result in results],
                _scores([result.by_seat[seat] for result in results]),
            )
            for seat, name in enumerate(names)
        ],
        decisions=_spread(decisions),
        scores=_scores([result.score for result in results]),
        reasons=dict(Counter(result.reason for result in results).most_common()),
        cpu_seconds=cpu,
        decisions_per_second=sum(decisions) / cpu if cpu else 0.0,
    )


def _scores(scores: list[dict[str, int]]) -> dict[str, Spread]:
    """Part by part, over the games that have it: a lost flight of some games is not scored at all."""
    parts = dict.fromkeys(part for score in scores for part in score)
    return {part: _spread(score[part] for score in scores if part in score) for part in parts}


def _seat_summary(name: str, bot: str, won: list[bool], scores: dict[str, Spread]) -> SeatSummary:
    low, high = wilson(sum(won), len(won))
    return SeatSummary(name, bot, sum(won), sum(won) / len(won), low, high, scores)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate, by Wilson's method: sound near 0 and 1 too."""
    rate = wins / games
    weight = CONFIDENCE**2 / games
    centre = (rate + weight / 2) / (1 + weight)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def _spread(values: Iterable[int]) -> Spread:
    ordered = sorted(values)
    last = len(ordered) - 1
    mean = sum(ordered) / len(ordered)
    variance = sum((value - mean) ** 2 for value in ordered) / max(last, 1)
    error = CONFIDENCE * sqrt(variance / len(ordered))
    return Spread(mean, ordered[round(last * 0.05)], ordered[round(last * 0.95)], error)
