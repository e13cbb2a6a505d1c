"""The film of a flight at the table, as far as it has been resolved: what everybody there may see, and no tile more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

import msgspec

from hullbreach.games.space_alert import told
from hullbreach.games.space_alert.papers.film import Camera, Scene, ShipPicture, picture
from hullbreach.games.space_alert.papers.paper import Loss
from hullbreach.games.space_alert.papers.report import loss_of
from hullbreach.games.space_alert.planner.advice import on_paper
from hullbreach.games.space_alert.resolution.turns import is_done, resolve
from hullbreach.kernel.journal import Event, Journal, Listener

if TYPE_CHECKING:
    from hullbreach.games.space_alert.action_round.state import Table
    from hullbreach.games.space_alert.game import SpaceAlert
    from hullbreach.games.space_alert.resolution.flight import Flight
    from hullbreach.kernel.log import Log

ENDS = (told.JUMPED, told.LOST)
UNSEEN = (told.TURN_REVEALED,)
"""Asked of people, and no part of what happens."""


class Showing(msgspec.Struct, frozen=True):
    """Scenes from the one numbered `start` on (from 0). `part` counts the missions of a campaign from 1; 0 before the
    first reveal, when there is nothing to see."""

    part: int
    start: int
    ship: ShipPicture | None
    """How it looked before the first scene."""
    plans: list[list[str | None]]
    scenes: list[Scene]
    told: list[int]
    """By scene: how many events everybody had been told at its end, the reveal being the first."""
    outcome: Literal["won", "lost"] | None
    loss: Loss | None


NOTHING = Showing(0, 0, None, [], [], [], None, None)


class Witness(Listener):
    """Sits at a table, and points a camera at every flight that begins there."""

    def __init__(self) -> None:
        self.table: Table
        self.part = 0
        self.ship: ShipPicture | None = None
        self.camera = Camera()
        self.told: list[int] = []
        self._heard = 0
        self._ended = True

    def hear(self, event: Event) -> None:
        if not event.reaches(None):
            return
        if event.kind is told.ALL_REVEALED:
            self._begin(self.flight())
        elif not (self._ended or event.kind in UNSEEN):
            self.camera.hear(event)
            self._mark()
            self._ended = event.kind in ENDS
        self._heard += 1

    def flight(self) -> Flight:
        flight = self.table.flight
        assert flight is not None
        return flight

    def _begin(self, flight: Flight) -> None:
        self.part += 1
        self.camera = Camera()
        self.camera.point_at(flight)
        self.ship = picture(flight)
        self.told = []
        self._heard = 0
        self._ended = False

    def _mark(self) -> None:
        """A scene ends where the next one begins, before what is just being told."""
        while len(self.told) < len(self.camera.scenes):
            self.told.append(self._heard)

    def showing(self) -> Showing:
        if not self.part:
            return NOTHING
        flight = self.flight()
        self.camera.cut()
        self._mark()
        done = is_done(flight)
        return Showing(
            part=self.part,
            start=0,
            ship=self.ship,
            plans=on_paper(flight.mission, flight.plans),
            scenes=self.camera.scenes,
            told=self.told,
            outcome=None if not done else "lost" if flight.is_lost() else "won",
            loss=loss_of(flight) if done else None,
        )


def show(log: Log) -> Showing:
    """Of the flight that goes on, or was the last; nothing while one is being planned."""
    witness = Witness()
    game = cast("SpaceAlert", log.title.open(log.options, log.seed, Journal(listener=witness)))
    witness.table = game.table
    for entry in log.entries:
        entry.apply(game)
    return witness.showing() if game.table.flight is not None else NOTHING


def since(showing: Showing, start: int) -> Showing:
    """Without the scenes somebody has seen."""
    start = min(max(0, start), len(showing.scenes))
    return msgspec.structs.replace(showing, start=start, scenes=showing.scenes[start:], told=showing.told[start:])


def show_flight(flight: Flight, part: int) -> Showing:
    """Another flight from one end to the other, which nobody has flown."""
    camera = Camera()
    filmed = flight.copy(Journal(listener=camera))
    camera.point_at(filmed)
    ship = picture(filmed)
    resolve(filmed)
    camera.cut()
    return Showing(
        part=part,
        start=0,
        ship=ship,
        plans=on_paper(filmed.mission, filmed.plans),
        scenes=camera.scenes,
        told=[],
        outcome="lost" if filmed.is_lost() else "won",
        loss=loss_of(filmed),
    )
