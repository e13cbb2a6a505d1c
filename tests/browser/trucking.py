"""Logs of Galaxy Trucker: ships that hold together are built, and flown up to the question a test wants to look at."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from hullbreach.games import find_title
from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship import inspection, part, structure
from hullbreach.games.galaxy_trucker.ship.hull import SHIP_CELLS, Hull
from hullbreach.kernel.log import Log

if TYPE_CHECKING:
    from hullbreach.games.galaxy_trucker.view import GalaxyTruckerView, QuestionView, SeatView
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.moves import Move

HALF = 0.5
MOST_OF_KIND = {"structural": 1, "life_support_brown": 1, "life_support_purple": 1, "shield": 2, "cargo": 4}
UNWISE = ("give-up", "unload", "load", "decline", "fall-in", "take-back", "skip")
Wanted = Callable[["GalaxyTruckerView", "QuestionView"], bool]


class Builder:
    """Draws components and welds each where it is no error, one player after the other."""

    def __init__(self, log: Log, chance: random.Random) -> None:
        self.log = log
        self.game: Game = log.replay()
        self.chance = chance

    @property
    def view(self) -> GalaxyTruckerView:
        return cast("GalaxyTruckerView", self.game.public_view())

    def play(self, seat: int, text: str) -> None:
        move = next(move for move in self.game.legal(seat) if move.text == text)
        self.log.add(seat, move)
        self.game.play(seat, move)

    def build(self) -> None:
        """In turn, everybody draws and welds it on, or puts it back; until nothing more can be drawn."""
        self.agree()
        while self.view.face_down:
            for seat in range(len(self.view.seats)):
                if self.view.face_down:
                    self.draw_part(seat)
                    self.build_in(seat)

    def build_in(self, seat: int) -> None:
        """What a mission has put aside is built in wherever that is no error."""
        for place, tile in enumerate(self.view.seats[seat].aside):
            where = self._place_for(self.view.seats[seat], tile) if tile else None
            if where:
                self.play(seat, f"reach {place + 1}")
                self.play(seat, f"weld {where}")

    def agree(self) -> None:
        """On the first of three missions, and on the class that was agreed on before."""
        while self.view.phase == "mission":
            actor = self.game.actors()[0]
            said = f"refit {self.view.ship_class}" if self.view.mission and self.view.mission.name else "vote 1"
            self.play(actor, said)

    def draw_part(self, seat: int) -> None:
        """One of those face down; of special components, while there are some, as many as of others."""
        special = self.view.face_down_special > 0 and self.chance.random() < HALF
        self.play(seat, "draw-special" if special else "draw")
        me = self.view.seats[seat]
        place = self._place_for(me, str(me.hand))
        self.play(seat, f"weld {place}" if place else "return")

    def has_place(self, seat: int) -> bool:
        """Whether what is in the hand could be welded on with no error."""
        me = self.view.seats[seat]
        return self._place_for(me, str(me.hand)) is not None

    def _place_for(self, me: SeatView, name: str) -> str | None:
        """The square and the turn for a component that leave no error and the most ways to build on."""
        kinds = [_kind(found.tile) for found in me.ship.parts]
        if kinds.count(_kind(name)) >= MOST_OF_KIND.get(_kind(name), 99):
            return None
        board = pieces.BOARDS[pieces.CLASS_NAMES.index(self.view.ship_class)]
        tile = pieces.TILE_NAMES.index(name)
        hull = _hull(board, me)
        best, where = -1, None
        for place in range(int(board.size)):
            for turn in range(4):
                ways = _ways_on(hull, place, pieces.lying(tile, turn))
                if ways > best:
                    spot = int(board.spots[place])
                    best, where = ways, f"{spot % 9 + 3},{spot // 9 + 3} {turn}"
        return where


def _ways_on(hull: Hull, place: int, lying: int) -> int:
    """How many connectors would look at free squares; -1 if it does not belong there."""
    if not hull.is_free(place) or _clashes(hull, place, lying) or not structure.would_join(hull, place, lying):
        return -1
    hull.put(place, lying)
    ways = -1
    if len(inspection.errors(hull)) == 0:
        ways = sum(_is_open(hull, at, side) for at in range(int(hull.board.size)) for side in range(4))
    hull.remove(place)
    return ways


def _clashes(hull: Hull, place: int, lying: int) -> bool:
    """Seen at once, where an inspection would take its time."""
    for side in range(4):
        other = hull.facing_part(place, side)
        if other != part.EMPTY and part.clashes(
            hull.joins, part.connector(lying, side), part.connector(other, part.opposite(side))
        ):
            return True
    return False


def _is_open(hull: Hull, place: int, side: int) -> bool:
    beside = hull.board.neighbour(place, side)
    return part.connector(hull.part(place), side) != part.SMOOTH and beside >= 0 and hull.is_free(beside)


def _kind(tile: str) -> str:
    return part.KIND_NAMES[part.kind_of(pieces.lying(pieces.TILE_NAMES.index(tile), 0))]


def _hull(board: Any, me: SeatView) -> Hull:
    from librt.vecs import vec
    from mypy_extensions import i64

    hull = Hull(board, vec[i64]([0] * int(SHIP_CELLS)), 0)
    for found in me.ship.parts:
        hull.put(board.place_of(found.at), pieces.lying(pieces.TILE_NAMES.index(found.tile), found.turn))
    return hull


def launched(seed: int, until: str = "", **options: str) -> Builder:
    """All ships are built and sound, everybody aboard; the first card comes, or before it what is waited for."""
    settled = {"players": "4", "flights": "I", "clock": "none", **options}
    builder = Builder(Log(find_title("galaxy-trucker"), settled, seed), random.Random(seed))  # noqa: S311
    builder.build()
    for seat in range(len(builder.view.seats)):
        builder.play(seat, f"finish {seat + 1}")
    while builder.view.phase == "launch" and not any(asked.stage == until for asked in builder.view.questions):
        actor = builder.game.actors()[0]
        ready = [
            move.text for move in builder.game.legal(actor) if move.text == "crewed" or move.text.startswith("bet")
        ]
        builder.play(actor, ready[0])
    return builder


def answer(legal: list[Move], chance: random.Random) -> Move:
    """Anything but giving up, and nothing that takes for ever; out of a black hole as soon as that is possible."""
    sensible = [move for move in legal if move.text.split(" ")[0] not in UNWISE]
    return next((move for move in sensible if move.text == "escape"), None) or chance.choice(sensible or legal)


def flown_to(wanted: Wanted, seed: int, seat: int = 0, **options: str) -> Log:
    """A game that stands at a question to one seat, as soon as one comes that is wanted."""
    for tried in range(seed, seed + 200):
        builder = launched(tried, **options)
        if _fly(builder, wanted, seat):
            return builder.log
    raise AssertionError("the question never comes")


def _fly(builder: Builder, wanted: Wanted, seat: int) -> bool:
    game = builder.game
    while not game.over():
        view = builder.view
        for question in view.questions:
            if question.seat == seat and wanted(view, question):
                return True
        actor = game.actors()[-1]
        move = answer(game.legal(actor), builder.chance)
        builder.log.add(actor, move)
        game.play(actor, move)
    return False


def asks(stage: str, **about: str) -> Wanted:
    """A question of a stage, perhaps on a card of some type."""

    def wanted(view: GalaxyTruckerView, question: QuestionView) -> bool:
        card = view.flight.card if view.flight else None
        return question.stage == stage and about.get("card", "") in (card or "")

    return wanted


def fights() -> Wanted:
    """Somebody attacks, and a cell would make a difference."""

    def wanted(view: GalaxyTruckerView, question: QuestionView) -> bool:
        return (
            question.stage == "cannons" and question.need > 0 and "combat" not in str(view.flight and view.flight.card)
        )

    return wanted
