"""What a mission changes about the cards of a flight: who faces them, who goes first, what comes of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, stage, step, told, why
from hullbreach.games.galaxy_trucker.flight import damage, track
from hullbreach.games.galaxy_trucker.flight.adventure import forget
from hullbreach.games.galaxy_trucker.missions import money
from hullbreach.games.galaxy_trucker.missions import plan as plans
from hullbreach.games.galaxy_trucker.missions.plan import Badge, Skip
from hullbreach.games.galaxy_trucker.pieces import Card
from hullbreach.games.galaxy_trucker.ship import cargo, crew, load, structure
from hullbreach.games.galaxy_trucker.ship.board import bit
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.steps import Step
from hullbreach.kernel.verbs import Action

# What is remembered of a ship when it meets a card, from cell.BEFORE on.
LOST: Final[i64] = 0
CREW: Final[i64] = 1
GOODS: Final[i64] = 2


def class_of(card: Card) -> i64:
    """Which class of cards it belongs to, or NONE."""
    if card.number >= pieces.ADVENTURES:
        return plans.SUPERCARD
    return plans.ENEMY if card.type in (pieces.SMUGGLERS, pieces.SLAVERS, pieces.PIRATES) else NONE


def before(table: Table, card: Card) -> None:
    """A card is turned up: in flight order, who skips it and who goes first is decided before it begins."""
    if table.plan.volunteers and class_of(card) == plans.ENEMY and len(table.flying()) > 1:
        for seat in track.last_first(table):
            table.agenda.push(step.VOLUNTEER, seat=seat)
    for skip in table.plan.skips:
        if skip.card_class == class_of(card):
            for seat in track.last_first(table):
                table.agenda.push(step.SKIP, skip.count, seat=seat)


def meet(table: Table) -> None:
    """Those in flight face the card: what they have now says later whether it left them unscathed."""
    for seat in range(table.seats):
        table.set_of(seat, cell.DAYS_LOST, 0)
        table.set_of(seat, cell.FACED, 1 if table.is_flying(seat) else 0)
        if table.plan.badges and table.is_flying(seat):
            hull = table.ships[seat]
            table.set_of(seat, cell.BEFORE + LOST, table.of(seat, cell.LOST))
            table.set_of(seat, cell.BEFORE + CREW, crew.crew(hull))
            table.set_of(seat, cell.BEFORE + GOODS, load.all_blocks(cargo.aboard(hull)))


def after(table: Table, card: Card) -> None:
    """The card is done: markers are hit, badges are won, and who skipped it is back in flight (GT-MIS-09)."""
    hit_markers(table, card)
    table.cells[cell.VOLUNTEER] = NONE
    table.cells[cell.REPELLED] = 0
    for badge in table.plan.badges:
        if badge.card_class == class_of(card):
            award(table, badge)
    for seat in range(table.seats):
        table.set_of(seat, cell.FACED, 0)
        table.take_away(seat, 0)
        if table.of(seat, cell.STATUS) == cell.SKIPPING:
            table.set_of(seat, cell.STATUS, cell.FLYING)


# --- skipping a card -------------------------------------------------------------------------------------------------
def skip_of(table: Table) -> Skip | None:
    """How the card that is turned up may be skipped."""
    for skip in table.plan.skips:
        if skip.card_class == class_of(table.card()):
            return skip
    return None


def payable(table: Table, seat: i64, number: i64) -> i64:
    """The set of components that may be discarded to skip the card, once that part of the ship has begun to pay.

    Before any has, those of all parts that can pay the whole price by themselves.
    """
    skip = skip_of(table)
    if skip is None:
        return 0
    found: i64 = places_of(table.ships[seat], skip.kinds)
    if not skip.by_part:
        return found
    parts = table.board().parts
    if number != NONE:
        return found & parts[number]
    for places in parts:
        if structure.count(found & places) < skip.count:
            found &= ~places
    return found


def places_of(hull: Hull, kinds: i64) -> i64:
    found: i64 = 0
    for place in range(hull.board.size):
        if not hull.is_free(place) and (kinds >> hull.kind(place)) & 1:
            found |= bit(place)
    return found


@final
class AskSkip(Step[Table]):
    """Who has enough to discard may leave the flight for this card; once all is paid it does (GT-MIS-09)."""

    def resolve(self, table: Table, seat: i64, left: i64, paying: i64, c: i64, d: i64) -> None:
        """`paying` is the part that has begun to, counted from 1."""
        if not table.is_flying(seat):
            return
        if left == 0:
            leave(table, seat, paying - 1)
        elif structure.count(payable(table, seat, paying - 1)) >= left:
            table.agenda.push(step.SKIP, left, paying, seat=seat)
            table.ask(seat, stage.SKIP)


def leave(table: Table, seat: i64, number: i64) -> None:
    """Out of flight until the card is done: the ship, or one part of it, then the others are asked (GT-RULING-25)."""
    skip = skip_of(table)
    hull = table.ships[seat]
    if skip is not None and skip.by_part:
        table.take_away(seat, hull.away | hull.board.parts[number])
        if hull.components() != 0:
            table.agenda.push(step.SKIP, skip.count, seat=seat)
            return
        table.take_away(seat, 0)  # all of it is out of flight, so nothing needs to be hidden
    table.set_of(seat, cell.STATUS, cell.SKIPPING)
    table.journal.tell(told.SKIPPED, seat, table.card().number)


@final
class SkipCard(Action[Table]):
    """Discard a container, so as not to be in flight for this card (GT-MIS-09)."""

    def refusal(self, table: Table, seat: i64, now: i64, spot: i64) -> i64:
        place: i64 = table.board().place_of(spot)
        found: i64 = payable(table, seat, table.agenda.b() - 1)
        return ALLOWED if place != NONE and structure.has(found, place) else why.NOTHING_TO_DISCARD

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        place: i64 = table.board().place_of(spot)
        table.agenda.set_a(table.agenda.a() - 1)
        table.agenda.set_b(table.board().part_of[place] + 1)
        discard(table, seat, place)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        spots = table.board().spots
        places: i64 = payable(table, seat, table.agenda.b() - 1)
        while places != 0:
            legal.append(self.moves[spots[structure.lowest(places)]])
            places &= places - 1


def discard(table: Table, seat: i64, place: i64) -> None:
    """Abandoned: it sets nothing off, but what it held falls off, and it is a lost component (GT-RULING-23)."""
    damage.lose(table, seat, bit(place), told.DISCARDED)
    damage.part_with_pieces(table, seat)


@final
class Face(Action[Table]):
    """Stay in flight and face the card."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.agenda.drop()


# --- going first -----------------------------------------------------------------------------------------------------
@final
class AskVolunteer(Step[Table]):
    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.is_flying(seat):
            table.ask(seat, stage.VOLUNTEER)


@final
class Volunteer(Action[Table]):
    """Fight before the leader; nobody else is asked."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.cells[cell.VOLUNTEER] = seat
        table.journal.tell(told.VOLUNTEERED, seat)
        forget(table, step.VOLUNTEER)


@final
class HoldBack(Action[Table]):
    """Fight when it is one's turn."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.journal.tell(told.HELD_BACK, seat)


# --- what comes of a card --------------------------------------------------------------------------------------------
def hit_markers(table: Table, card: Card) -> None:
    """An enemy nobody beat, or a fleet nobody matched, hits the neutral rocket."""
    if table.cells[cell.REPELLED]:
        return
    for rule in table.plan.marker_hits:
        by_enemy: bool = rule.cause == plans.BY_ENEMY and class_of(card) == plans.ENEMY
        by_fleet: bool = rule.cause == plans.BY_FLEET and card.type == pieces.ENEMY_FLEET
        if (by_enemy or by_fleet) and money.is_alive(table, rule.marker):
            hits: i64 = min(rule.hits, money.hits_left(table, rule.marker))
            table.cells[cell.MARKER_HITS] += hits << 4 * rule.marker
            table.journal.tell(told.MARKER_HIT, hits, money.hits_left(table, rule.marker))


def award(table: Table, badge: Badge) -> None:
    """A badge for all who faced the card and got away with it."""
    for seat in range(table.seats):
        if table.of(seat, cell.FACED) and table.is_flying(seat) and scratches(table, seat) & badge.scratches == 0:
            table.add_of(seat, cell.BADGES, 1)
            table.journal.tell(told.BADGE, seat, table.of(seat, cell.BADGES))


def scratches(table: Table, seat: i64) -> i64:
    """What the card has cost, a bit for each of plans.SCRATCHES; cells do not count."""
    hull = table.ships[seat]
    found: i64 = 0
    if table.of(seat, cell.LOST) > table.of(seat, cell.BEFORE + LOST):
        found |= 1
    if crew.crew(hull) < table.of(seat, cell.BEFORE + CREW):
        found |= 2
    if load.all_blocks(cargo.aboard(hull)) < table.of(seat, cell.BEFORE + GOODS):
        found |= 4
    if table.of(seat, cell.DAYS_LOST) > 0:
        found |= 8
    return found


def close_ranks(table: Table) -> None:
    """From the second ship back, each moves up until it is directly behind the one ahead."""
    if not table.plan.closes_ranks:
        return
    order = table.flying()
    for place in range(1, len(order)):
        space: i64 = table.of(order[place - 1], cell.SPACE) - 1
        days: i64 = space - table.of(order[place], cell.SPACE)
        if days > 0:
            table.set_of(order[place], cell.SPACE, space)
            table.journal.tell(told.CLOSED_RANKS, order[place], days)
