"""The film of a finished game, with what each seat knew and could expect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.kernel.journal import Journal
from hullbreach.table import bodies, messages
from hullbreach.table.kept import Kept
from hullbreach.table.patch import difference

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.view import Own
    from hullbreach.table.rewinding import Reel

GUESSES: Final = 4


def film(reel: Reel, people: list[messages.Person], result: messages.Result) -> Kept:
    """Ready for everybody who asks for it."""
    return Kept(replay(reel, people, result))


def replay(reel: Reel, people: list[messages.Person], result: messages.Result) -> bodies.Replay:
    journal, log = Journal(), reel.log()
    game = log.replay(0, journal)
    view = first = game.view(None)
    known = first_known = _known(game)
    opening, chances = _public(journal), _chances(game)
    steps = []
    for row, entry in zip(reel.rows, log.entries, strict=True):
        before, told = view, len(journal.events)
        entry.apply(game)
        view = game.view(None)
        events = _public(journal, told)
        patch = difference(before, view)
        knew, known = known, _known(game)
        steps.append(
            bodies.Step(
                seat=row.seat,
                move=row.move,
                ms=row.ms,
                clock=row.clock,
                events=events,
                patch=patch,
                own={seat: ops for seat in range(len(known)) if (ops := difference(knew[seat], known[seat]))},
                chances=_chances(game),
            )
        )
    return bodies.Replay(
        game=reel.row.game,
        options=reel.row.options,
        people=people,
        view=first,
        own=first_known,
        events=opening,
        chances=chances,
        steps=steps,
        result=result,
    )


def _public(journal: Journal, start: int = 0) -> list[messages.Numbers]:
    return [event.numbers() for event in journal.heard_by(None, start)]


def _known(game: Game) -> list[Own | None]:
    """What each seat alone knows."""
    return [game.own_view(seat) for seat in range(game.seats())]


def _chances(game: Game) -> list[float]:
    return [round(_chance(game, seat), 3) for seat in range(game.seats())]


def _chance(game: Game, seat: int) -> float:
    """What the seat may expect, over a few guesses of what it cannot know."""
    total = 0.0
    for seed in range(GUESSES):
        guess = game.guess(seed, seat)
        guess.quieten()
        total += guess.chances()[seat]
    return total / GUESSES
