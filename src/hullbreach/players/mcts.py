"""Monte Carlo tree search over guesses of what is hidden.

Every iteration guesses afresh, walks down the tree by the moves that are legal in that guess, adds one node, lets the
game quieten, and values the position it reaches by the game's rule of thumb. The tree is made of moves alone (open
loop), so chance, hidden cards and several seats acting at once need nothing special.
"""

from __future__ import annotations

from math import log, sqrt
from time import process_time
from typing import Final, final

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import NOBODY, Player, Pulse, play_out
from hullbreach.kernel.game import Game
from hullbreach.kernel.moves import Move, Wait
from hullbreach.players.player import TRIES

PLAYOUTS: Final = 40
EXPLORATION: Final = 1.0
ROLLOUT: Final = 0
PATIENCE: Final = 40


@final
class Node:
    """What the search knows of one move in one line of play; `seat` is who makes it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.offered = 1
        """How often the move was legal when the search came by: not every guess allows it."""
        self.total = 0.0
        self.squares = 0.0
        self.children: dict[int, Node] = {}

    def child(self, seat: int, move: Move) -> Node | None:
        return self.children.get(move.number * 8 + seat)

    def grow(self, seat: int, move: Move) -> Node:
        node = Node(seat)
        self.children[move.number * 8 + seat] = node
        return node

    def note(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def spread(self) -> float:
        """The standard deviation of the values seen."""
        if not self.visits:
            return 0.0
        return sqrt(max(self.squares / self.visits - self.mean() ** 2, 0.0))

    def promise(self, exploration: float) -> float:
        """The upper confidence bound, counting only the visits in which the move could have been made."""
        return self.total / self.visits + exploration * sqrt(log(self.offered) / self.visits)


class Mcts(Player):
    """Searches for a number of playouts per legal move, or for a time, whichever is given (40 playouts by default).

    `exploration` counts in spreads of the values found, so that a lost position is searched as keenly as an even one.
    Where the game has a habit, a node is judged `patience` times by it before its own moves are tried.
    """

    def __init__(
        self,
        seed: int,
        playouts: int | None = None,
        seconds: float | None = None,
        exploration: float = EXPLORATION,
        rollout: int = ROLLOUT,
        patience: int = PATIENCE,
        tries: int = TRIES,
    ) -> None:
        self.dice = seeded(seed)
        self.playouts = playouts if playouts is not None or seconds is not None else PLAYOUTS
        self.seconds = seconds
        self.exploration = exploration
        self.rollout = rollout
        self.patience = patience
        self.tries = tries

    def choose(self, game: Game, seat: int) -> Move | Wait:
        moves = game.legal(seat)
        if len(moves) == 1:
            return moves[0]
        intent = game.intent(seat, self.tries)
        if intent is not None:
            return intent
        root = self.search(game, seat)
        best = moves[0]
        best_key = (-1, -1.0)
        for move in moves:
            node = root.child(seat, move)
            if node is not None and (node.visits, node.mean()) > best_key:
                best, best_key = move, (node.visits, node.mean())
        return best

    def busy(self, game: Game, seat: int, move: Move) -> int:
        return max(self.tempo, game.pace(seat, move, self.tries))

    def search(self, game: Game, seat: int) -> Node:
        """Grow a tree from the position as the seat sees it."""
        root = Node(seat)
        moves = game.legal(seat)
        seeds: list[int] = []
        most = self.playouts * len(moves) if self.playouts is not None else None
        until = process_time() + self.seconds if self.seconds is not None else None
        while (most is None or root.visits < most) and (until is None or process_time() < until):
            move, known = self._pick(root, seat, moves, self.exploration * root.spread())
            node = known if known is not None else root.grow(seat, move)
            guess = game.guess(self._seed(seeds, node.visits), seat)
            guess.play(seat, move)
            self._iterate(root, node, guess)
        return root

    def _seed(self, seeds: list[int], visit: int) -> int:
        """The same guesses for every move: what one of them meets the others meet too, so they can be compared."""
        while len(seeds) <= visit:
            seeds.append(int(self.dice.word()))
        return seeds[visit]

    def _iterate(self, root: Node, node: Node, game: Game) -> None:
        """One walk down from a move at the root, at most one new node, and its value carried back up."""
        path = [root, node]
        exploration = self.exploration * root.spread()
        pulse = Pulse(game.seats())
        pulse.acted(node.seat)
        while node.visits:
            seat = pulse.next_seat(game, self.dice)
            if seat == NOBODY or (node.visits < self.patience and game.habit(seat) is not None):
                break
            move, known = self._pick(node, seat, game.legal(seat), exploration)
            game.play(seat, move)
            node = known if known is not None else node.grow(seat, move)
            path.append(node)
            pulse.acted(seat)
        if self.rollout:
            play_out(game, self.dice, self.rollout)
        game.quieten()
        values = [game.estimate(seat) for seat in range(game.seats())]
        for visited in path:
            visited.note(values[visited.seat])

    def _pick(self, node: Node, seat: int, moves: list[Move], exploration: float) -> tuple[Move, Node | None]:
        """An untried move if there is one, else the most promising."""
        untried: list[Move] = []
        best: Node | None = None
        best_move = moves[0]
        best_promise = -1.0
        for move in moves:
            child = node.child(seat, move)
            if child is None:
                untried.append(move)
                continue
            child.offered += 1
            promise = child.promise(exploration) if not untried else 0.0
            if promise > best_promise:
                best, best_move, best_promise = child, move, promise
        if untried:
            return untried[self.dice.roll(len(untried))], None
        return best_move, best
