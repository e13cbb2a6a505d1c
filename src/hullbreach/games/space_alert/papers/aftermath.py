"""After a flight at the table: its film, what decided it, and how it could have ended with the cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from librt.vecs import vec

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.papers.held import gone_through, held_cards
from hullbreach.games.space_alert.papers.paper import TripUp
from hullbreach.games.space_alert.papers.showing import Showing, show, show_flight, since
from hullbreach.games.space_alert.papers.turning import TURNS, End, Review, end_of, fly_again, review
from hullbreach.games.space_alert.planner.advice import Change, differences, on_paper
from hullbreach.games.space_alert.planner.mending import Mender
from hullbreach.kernel.aftermath import Aftermath
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import MUTE

if TYPE_CHECKING:
    from mypy_extensions import i64

    from hullbreach.games.space_alert.resolution.flight import Flight
    from hullbreach.kernel.companion import Search
    from hullbreach.kernel.log import Log


class Remedy(msgspec.Struct, frozen=True):
    """The fewest other cards, of those people held, with which the flight ends better; and its film.

    `slips` are trip-ups that would have had to be avoided. If nothing that was found helps, there are no changes.
    """

    before: End
    after: End
    changes: list[Change]
    slips: list[TripUp]
    showing: Showing


class SpaceAlertAftermath(Aftermath):
    id = "space-alert"
    showing = Showing
    review_type = Review
    remedy_type = Remedy

    def show(self, log: Log) -> Showing:
        return show(log)

    def since(self, showing: msgspec.Struct, start: int) -> Showing:
        assert isinstance(showing, Showing)
        return since(showing, start)

    def review(self, log: Log) -> Review:
        ledger = gone_through(log)
        flown = ledger.table.flight
        assert flown is not None
        return review(ledger.table.start(MUTE), flown, held_cards(ledger))

    def remedy(self, log: Log, search: Search) -> Remedy:
        ledger = gone_through(log)
        flown = ledger.table.flight
        assert flown is not None
        start = ledger.table.start(MUTE)
        # Trip-ups are avoided first: what they were about need not be the same card with other plans.
        calm = fly_again(start, flown.plans[:], start.slips[:])
        if is_better(calm, flown):
            return remedy_of(start, flown, flown.plans)
        mender = Mender(flown.mission, flown.plans[:], start.slips[:], seeded(search.seed), held_cards(ledger), start)
        mender.mend(search.clock, search.seconds)
        better = is_better(fly_again(start, mender.plans, start.slips[:]), flown)
        return remedy_of(start, flown, mender.plans if better else flown.plans)


def is_better(one: Flight, other: Flight) -> bool:
    ends = end_of(one), end_of(other)
    values = [(end.won, end.score or 0) for end in ends]
    return values[0] > values[1]


def remedy_of(start: Flight, flown: Flight, plans: vec[i64]) -> Remedy:
    again = fly_again(start, plans, start.slips[:])
    slips = slips_of(flown) if is_better(again, flown) else []
    before = on_paper(flown.mission, flown.plans)
    other = start.copy(MUTE)
    other.plans = plans
    if not slips:
        other.slips = flown.slips[:]
    return Remedy(
        before=end_of(flown),
        after=end_of(again if slips or not slips_of(flown) else flown),
        changes=differences(before, on_paper(flown.mission, plans)),
        slips=slips,
        showing=show_flight(other, 1),
    )


def slips_of(flight: Flight) -> list[TripUp]:
    called = [(place, int(meant)) for place, meant in enumerate(flight.slips) if meant != pieces.NOTHING]
    return [TripUp(place // TURNS, place % TURNS + 1, pieces.ACTION_NAMES[meant]) for place, meant in called]


AFTERMATH: Final = SpaceAlertAftermath()
