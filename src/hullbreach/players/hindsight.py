"""What a finished game looked like on the way: the chances at each of its turns, and the move a seat missed.

A position is judged by playing on from guesses of it, with a sensible player in every seat, and seeing who wins. That
is compared with the game's rule of thumb: how far a rule of thumb errs changes slowly, so turns that follow each other
learn from each other, and what changes at once is what it sees at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver, Player
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import Log
from hullbreach.kernel.moves import Move, Wait
from hullbreach.players.greedy import Greedy
from hullbreach.players.mcts import Mcts

MOST_POINTS: Final = 60
"""Longer games are judged at so many of their turns."""
ENOUGH: Final = 96
"""Games played on from a position after which more would change nothing anybody could see."""
GUESSES: Final = 4
WEIGHT: Final = 4.0
"""So many games played on the rule of thumb counts for."""
NEIGHBOURS: Final = (0.75, 0.5, 0.25)
"""What the turns before and after count, by how far they are."""
HEARD: Final = 12
"""No more games than so many are counted of a neighbour: who has many of its own needs nobody else's."""
FARTHEST: Final = 160
"""Decisions after which a game that is played on is judged as it stands."""
THOUGHT: Final = 4
"""Playouts per move where a game has no habits."""
SWINGS: Final = 4
"""The greatest changes are looked at more closely, with half of the time."""
CANDIDATES: Final = 3
"""As many decisions, of all that look worse than another, are played on both ways."""
PLENTY: Final = 192
FEWEST: Final = 12
"""Fewer games than this prove no move better."""
LEAST_GAIN: Final = 0.05

Clock = Callable[[], float]


class Sensible(Player):
    """Goes by habit; thinks a little where there is none."""

    def __init__(self, seed: int) -> None:
        self.greedy = Greedy(seed, 1, 1)
        self.mcts = Mcts(seed, THOUGHT, tries=1)

    def choose(self, game: Game, seat: int) -> Move | Wait:
        return self.mcts.choose(game, seat) if game.habit(seat) is None else self.greedy.choose(game, seat)


@final
class Point:
    """A position on the way, after so many entries, and what has been seen of it so far."""

    def __init__(self, place: int, game: Game) -> None:
        self.place = place
        self.game = game
        self.thumb: list[float] = []
        self.seen = 0
        self.errors: list[float] = [0.0] * game.seats()
        """By seat: how much better games ended than the rule of thumb says, all added up."""

    def note(self, values: list[float]) -> None:
        self.seen += 1
        for seat, value in enumerate(values):
            self.errors[seat] += value - self.thumb[seat]


@final
class Judge:
    """Looks at positions for as long as its clock allows."""

    def __init__(self, clock: Clock, seconds: float, seed: int) -> None:
        self.clock = clock
        self.until = clock() + seconds
        self.dice = seeded(seed)
        self.player = Sensible(seed)

    def in_time(self, spare: float = 0.0) -> bool:
        return self.clock() + spare < self.until

    def seed(self) -> int:
        return int(self.dice.word())

    def thumb(self, game: Game) -> list[float]:
        """By the game's rule of thumb, over a few guesses."""
        totals = [0.0] * game.seats()
        for _ in range(GUESSES):
            for seat, value in enumerate(settled(game.guess(self.seed()))):
                totals[seat] += value
        return [total / GUESSES for total in totals]

    def play_on(self, guess: Game) -> list[float]:
        """What comes of it for each seat; against the clock nobody plays on."""
        driver = Driver(guess, [self.player] * guess.seats(), self.dice)
        decisions = 0
        while decisions < FARTHEST and guess.deadline() is None and driver.next_turn() is not None:
            decisions += 1
        return settled(guess)

    def look(self, point: Point) -> None:
        point.note(self.play_on(point.game.guess(self.seed())))


def settled(guess: Game) -> list[float]:
    guess.quieten()
    return guess.chances()


def chances(log: Log, clock: Clock, seconds: float, seed: int = 1) -> list[tuple[int, list[float]]]:
    """At every turn of a finished game, and at its end: how many entries had been made, and each seat's chances.

    They are what everybody at the table could have said then.
    """
    judge = Judge(clock, seconds, seed)
    points = turning_places(log)
    for point in points:
        point.thumb = judge.thumb(point.game)
    running = [point for point in points if not point.game.over()]
    look_around(judge, running, seconds / 2)
    look_around(judge, around_swings(points), 0.0)
    return [(point.place, found) for point, found in zip(points, smooth(points), strict=True)]


def smooth(points: list[Point]) -> list[list[float]]:
    """The chances at each of them."""
    return [
        [chance_at(points, number, seat) for seat in range(len(points[number].thumb))] for number in range(len(points))
    ]


def chance_at(points: list[Point], number: int, seat: int) -> float:
    point = points[number]
    if point.game.over():
        return point.thumb[seat]
    error, games = point.errors[seat], WEIGHT + point.seen
    for far, weight in enumerate(NEIGHBOURS, 1):
        for place in (number - far, number + far):
            if 0 <= place < len(points) and points[place].seen:
                near = points[place]
                heard = weight * min(near.seen, HEARD)
                error += near.errors[seat] / near.seen * heard
                games += heard
    return min(1.0, max(0.0, point.thumb[seat] + error / games))


def look_around(judge: Judge, points: list[Point], spare: float) -> None:
    """Play on from all of them alike, until that is enough or only the spare time is left."""
    while judge.in_time(spare):
        wanting = [point for point in points if point.seen < ENOUGH]
        if not wanting:
            return
        for point in wanting:
            if judge.in_time(spare):
                judge.look(point)


def around_swings(points: list[Point]) -> list[Point]:
    """Where the chances changed the most: the positions before and after."""
    found = smooth(points)
    changes = [(swing(found[place - 1], found[place]), place) for place in range(1, len(points))]
    changes.sort(reverse=True)
    near = sorted({one for _, place in changes[:SWINGS] for one in (place - 1, place)})
    return [points[place] for place in near if not points[place].game.over()]


def swing(before: list[float], after: list[float]) -> float:
    """How far chances are apart, for whom they are most."""
    return max([abs(one - two) for one, two in zip(before, after, strict=True)])


def turning_places(log: Log) -> list[Point]:
    """The beginning of every turn, and the end; some of them where there are many."""
    journal = Journal()
    game = log.replay(0, journal)
    found = [Point(0, game.copy())]
    told = len(journal.events)
    for place, entry in enumerate(log.entries, 1):
        entry.apply(game)
        opens = not log.title.turns or any(event.kind.name in log.title.turns for event in journal.events[told:])
        told = len(journal.events)
        if place == len(log.entries) or opens:
            found.append(Point(place, game.copy()))
    if len(found) <= MOST_POINTS:
        return found
    last = len(found) - 1
    return [found[number * last // (MOST_POINTS - 1)] for number in range(MOST_POINTS)]


# --- what was missed ---
@final
class Decision:
    """A choice somebody had, what was chosen, and what a search would rather have done."""

    def __init__(self, place: int, game: Game, played: Move) -> None:
        self.place = place
        self.game = game
        self.played = played
        self.better = played
        self.gain = 0.0


@final
class Missed:
    """The move to make after so many entries, the one that was made, and the seat's chances with each."""

    def __init__(self, decision: Decision, chance: float, better_chance: float) -> None:
        self.place = decision.place
        self.played = decision.played
        self.better = decision.better
        self.chance = chance
        self.better_chance = better_chance


def missed(log: Log, seat: int, clock: Clock, seconds: float, seed: int = 1) -> Missed | None:
    """The best move the seat did not make, found with what it knew then; None where no other is surely better."""
    judge = Judge(clock, seconds, seed)
    decisions = choices(log, seat)
    think = seconds / 2 / max(1, len(decisions))
    for decision in decisions:
        weigh(decision, seat, Mcts(judge.seed(), seconds=think))
    decisions.sort(key=gain_of, reverse=True)
    best: Missed | None = None
    doubtful = [decision for decision in decisions[:CANDIDATES] if decision.gain > 0]
    for number, decision in enumerate(doubtful):
        found = compare(judge, decision, seat, (judge.until - judge.clock()) / (len(doubtful) - number))
        if found is not None and (best is None or gained(found) > gained(best)):
            best = found
    return best if best is not None and gained(best) >= LEAST_GAIN else None


def gain_of(decision: Decision) -> float:
    return decision.gain


def gained(found: Missed) -> float:
    return found.better_chance - found.chance


def choices(log: Log, seat: int) -> list[Decision]:
    """Where the seat could choose, and no clock hurried it."""
    game = log.replay(0)
    found: list[Decision] = []
    for place, entry in enumerate(log.entries):
        move = entry.move
        if move is not None and entry.seat == seat and game.deadline() is None and len(game.legal(seat)) > 1:
            found.append(Decision(place, game.copy(), move))
        entry.apply(game)
    return found


def weigh(decision: Decision, seat: int, searcher: Mcts) -> None:
    """What a search would have played, and how much better it looks."""
    moves = decision.game.legal(seat)
    root = searcher.search(decision.game, seat)
    played = root.child(seat, decision.played)
    if played is None or root.visits < 2 * len(moves):
        return
    most = played.visits
    for move in moves:
        node = root.child(seat, move)
        if node is not None and node.visits > most:
            most = node.visits
            decision.better, decision.gain = move, node.mean() - played.mean()


def compare(judge: Judge, decision: Decision, seat: int, seconds: float) -> Missed | None:
    """Both moves played on from the same guesses; None if there was no time for enough of them."""
    until = judge.clock() + seconds
    chance = better = 0.0
    games = 0
    while games < PLENTY and judge.clock() < until:
        guessed = judge.seed()
        chance += played_on(judge, decision, seat, decision.played, guessed)
        better += played_on(judge, decision, seat, decision.better, guessed)
        games += 1
    return Missed(decision, chance / games, better / games) if games >= FEWEST else None


def played_on(judge: Judge, decision: Decision, seat: int, move: Move, guessed: int) -> float:
    guess = decision.game.guess(guessed, seat)
    guess.play(seat, move)
    return judge.play_on(guess)[seat]
