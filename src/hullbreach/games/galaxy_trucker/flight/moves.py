"""What one may do in flight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import stage, told, vocabulary, why
from hullbreach.games.galaxy_trucker.flight import (
    declaring,
    derelicts,
    enemies,
    events,
    giving_up,
    holes,
    loading,
    losses,
    meteors,
    planets,
)
from hullbreach.games.galaxy_trucker.ship import cargo, crew, load, part, structure
from hullbreach.games.galaxy_trucker.ship.board import SPOTS
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from hullbreach.kernel.reasons import ALLOWED
from hullbreach.kernel.verbs import Action, Bound


# --- between cards ---------------------------------------------------------------------------------------------------
class FlyOn(Action[Table]):
    """On to the next card, once all have decided."""


class GiveUp(Action[Table]):
    """Leave the flight of one's own will (GT-QUIT-01)."""

    def carry_out(self, table: Table, seat: i64, stage: i64, arg: i64) -> None:
        giving_up.give_up(table, seat, giving_up.CHOICE)


class Onward(Action[Table]):
    """The accounts are read; on to the next round once all have read them."""


# --- something of the ship -------------------------------------------------------------------------------------------
class OfSquare(Action[Table]):
    """A verb said of a square of the own ship. What it may be said of is one set of places."""

    def places(self, table: Table, seat: i64) -> i64:
        raise NotImplementedError

    def reason(self) -> i64:
        """Why any other square is refused."""
        raise NotImplementedError

    def refusal(self, table: Table, seat: i64, now: i64, spot: i64) -> i64:
        place: i64 = table.board().place_of(spot)
        return ALLOWED if place != NONE and structure.has(self.places(table, seat), place) else self.reason()

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        spots = table.board().spots
        places: i64 = self.places(table, seat)
        while places != 0:
            legal.append(self.moves[spots[structure.lowest(places)]])
            places &= places - 1


class Spend(OfSquare):
    """A cell from the battery there (GT-BATT-02): for a double, for a defence, or instead of a block of goods."""

    def places(self, table: Table, seat: i64) -> i64:
        if table.stage_of(seat) == stage.HOLE:
            return holes.batteries(table, seat)
        return crew.batteries(table.ships[seat])

    def reason(self) -> i64:
        return why.NO_CELL_THERE

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        place: i64 = table.board().place_of(spot)
        if now == stage.DEFEND:
            meteors.defend(table, seat, place)
        elif now == stage.HOLE:
            holes.power(table, seat, place)
        elif now == stage.LOSE_CELLS:
            losses.take_cell(table, seat, place, told.CELL_LOST)
            losses.count_down(table)
        else:
            losses.take_cell(table, seat, place, told.CELL_SPENT)
            declaring.power(table)


class Enough(Action[Table]):
    """No more cells for doubles: spending is always optional (GT-BATT-02)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        declaring.enough(table, seat)


class Brace(Action[Table]):
    """Take the hit (GT-SHLD-02)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        meteors.defend(table, seat, NONE)


class Discharge(OfSquare):
    """One figure from the cabin there is lost (GT-CREW-02)."""

    def places(self, table: Table, seat: i64) -> i64:
        return crew.cabins(table.ships[seat])

    def reason(self) -> i64:
        return why.NOBODY_THERE

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        losses.discharge(table, seat, table.board().place_of(spot), told.CREW_LOST)
        losses.count_down(table)


class HandOver(OfSquare):
    """One of the most valuable blocks, from the hold there (GT-GOODS-05)."""

    def places(self, table: Table, seat: i64) -> i64:
        hull = table.ships[seat]
        return cargo.holds_with(hull, cargo.dearest(hull))

    def reason(self) -> i64:
        return why.NOT_THE_DEAREST

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        colour: i64 = cargo.dearest(table.ships[seat])
        losses.hand_over(table, seat, table.board().place_of(spot), colour)
        losses.count_down(table)


# --- offers ----------------------------------------------------------------------------------------------------------
class Land(Action[Table]):
    """On a planet nobody has taken (GT-ADV-PLAN-01)."""

    def refusal(self, table: Table, seat: i64, now: i64, planet: i64) -> i64:
        if planet >= len(table.card().planets):
            return why.NO_SUCH_PLANET
        return ALLOWED if planets.is_free(table, planet) else why.PLANET_TAKEN

    def carry_out(self, table: Table, seat: i64, now: i64, planet: i64) -> None:
        planets.land(table, seat, planet)


class Pass(Action[Table]):
    """Leave planets, ship or station to the others."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.journal.tell(told.PASSED, seat)


class Accept(Action[Table]):
    """Take the abandoned ship or station (GT-ADV-ASHIP-01, GT-ADV-ASTA-01)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        derelicts.accept(table, seat)


class Claim(Action[Table]):
    """Take the reward for beating an enemy, and lose the days (GT-ADV-ENEMY-03)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        enemies.claim(table, seat)


class Decline(Action[Table]):
    """Neither reward nor loss of days (GT-ADV-ENEMY-03)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        table.journal.tell(told.DECLINED, seat)


# --- supercards ------------------------------------------------------------------------------------------------------
class Abandon(OfSquare):
    """Mark a component to be left to the black hole (GT-HOLE-02)."""

    def places(self, table: Table, seat: i64) -> i64:
        return holes.to_mark(table, seat)

    def reason(self) -> i64:
        return why.NOT_TO_SPARE

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        holes.mark(table, table.board().place_of(spot))


class TakeBack(OfSquare):
    """Rather keep a component that was marked (GT-RULING-74)."""

    def places(self, table: Table, seat: i64) -> i64:
        return holes.to_take_back(table, seat)

    def reason(self) -> i64:
        return why.NOT_GIVEN_UP

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        holes.take_back(table, table.board().place_of(spot))


class Escape(Action[Table]):
    """Away from the black hole, without what is marked (GT-HOLE-01, GT-HOLE-05)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        return holes.why_not(table, seat)

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        holes.escape(table, seat)


class FallIn(Action[Table]):
    """Let the black hole have the ship (GT-RULING-31)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        holes.fall_in(table, seat)


class PartWith(OfSquare):
    """The component there goes: to the dust, because its cells melt (GT-EVENT-01), or for what it is joined to
    (GT-ART-09)."""

    def places(self, table: Table, seat: i64) -> i64:
        return events.at_choice(table, seat)

    def reason(self) -> i64:
        return why.NOT_THE_ONE

    def carry_out(self, table: Table, seat: i64, now: i64, spot: i64) -> None:
        events.part_with(table, seat, now, table.board().place_of(spot))


class HoldFast(Action[Table]):
    """Sacrifice nothing to the dust, and lose the days."""


# --- goods -----------------------------------------------------------------------------------------------------------
class Load(Action[Table]):
    """A block into a hold with room for it (GT-GOODS-02)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        hull = table.ships[seat]
        colour: i64 = arg // SPOTS
        place: i64 = hull.board.place_of(arg % SPOTS)
        if place == NONE or not structure.has(cargo.holds(hull), place):
            return why.NO_HOLD_THERE
        if load.blocks(table.agenda.a(), colour) == 0:
            return why.NO_SUCH_BLOCK
        if not cargo.suits(hull, place, colour):
            return why.ONLY_SPECIAL
        return ALLOWED if cargo.free_places(hull, place) > 0 else why.HOLD_FULL

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        loading.put_aboard(table, seat, table.board().place_of(arg % SPOTS), arg // SPOTS)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        hull = table.ships[seat]
        working: i64 = cargo.holds(hull)
        for colour in range(load.COLOURS):
            if load.blocks(table.agenda.a(), colour) > 0:
                holds: i64 = working
                while holds != 0:
                    place: i64 = structure.lowest(holds)
                    if cargo.suits(hull, place, colour) and cargo.free_places(hull, place) > 0:
                        legal.append(self.moves[colour * SPOTS + hull.board.spots[place]])
                    holds &= holds - 1


class Unload(Action[Table]):
    """A block out of its hold, as often as the ship has places for goods (GT-GOODS-03, GT-RULING-58)."""

    def refusal(self, table: Table, seat: i64, now: i64, arg: i64) -> i64:
        hull = table.ships[seat]
        place: i64 = hull.board.place_of(arg % SPOTS)
        if place == NONE or not part.is_hold(hull.kind(place)):
            return why.NO_HOLD_THERE
        if load.blocks(hull.load(place), arg // SPOTS) == 0:
            return why.NO_SUCH_BLOCK
        return ALLOWED if table.agenda.b() < cargo.capacity(hull) else why.SHUFFLED_ENOUGH

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        loading.unload(table, seat, table.board().place_of(arg % SPOTS), arg // SPOTS)

    def offer(self, table: Table, seat: i64, now: i64, legal: list[Move]) -> None:
        hull = table.ships[seat]
        if table.agenda.b() >= cargo.capacity(hull):
            return
        for colour in range(load.COLOURS):
            holds: i64 = cargo.holds_with(hull, colour)
            while holds != 0:
                legal.append(self.moves[colour * SPOTS + hull.board.spots[structure.lowest(holds)]])
                holds &= holds - 1


class Stow(Action[Table]):
    """Have the most valuable selection loaded."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        loading.stow(table, seat)


class Loaded(Action[Table]):
    """What is not aboard is left behind (GT-GOODS-03)."""

    def carry_out(self, table: Table, seat: i64, now: i64, arg: i64) -> None:
        loading.finish(table, seat)


# --- the verbs -------------------------------------------------------------------------------------------------------
POWER: Final = (stage.ENGINES, stage.CANNONS, stage.ROBONAUTS)
LOADING: Final = (stage.LOADING,)
BOUND: Final[list[Bound[Table]]] = [
    Bound("fly-on", FlyOn(), (stage.BETWEEN,)),
    Bound("give-up", GiveUp(), (stage.BETWEEN,)),
    Bound("spend", Spend(), (*POWER, stage.DEFEND, stage.LOSE_CELLS, stage.HOLE), vocabulary.SQUARE),
    Bound("enough", Enough(), POWER),
    Bound("brace", Brace(), (stage.DEFEND,)),
    Bound("land", Land(), (stage.PLANETS,), vocabulary.PLANET),
    Bound("pass", Pass(), (stage.PLANETS, stage.OFFER)),
    Bound("accept", Accept(), (stage.OFFER,)),
    Bound("claim", Claim(), (stage.REWARD,)),
    Bound("decline", Decline(), (stage.REWARD,)),
    Bound("discharge", Discharge(), (stage.LOSE_CREW,), vocabulary.SQUARE),
    Bound("hand-over", HandOver(), (stage.LOSE_GOODS,), vocabulary.SQUARE),
    Bound("load", Load(), LOADING, vocabulary.COLOUR, vocabulary.SQUARE),
    Bound("unload", Unload(), LOADING, vocabulary.COLOUR, vocabulary.SQUARE),
    Bound("stow", Stow(), LOADING),
    Bound("loaded", Loaded(), LOADING),
    Bound("onward", Onward(), (stage.ACCOUNTS,)),
]
# Added with the supercards, behind all others: stored move numbers stay as they are.
SUPERCARDS: Final[list[Bound[Table]]] = [
    Bound("abandon", Abandon(), (stage.HOLE,), vocabulary.SQUARE),
    Bound("take-back", TakeBack(), (stage.HOLE,), vocabulary.SQUARE),
    Bound("escape", Escape(), (stage.HOLE,)),
    Bound("fall-in", FallIn(), (stage.HOLE,)),
    Bound("part-with", PartWith(), (stage.SACRIFICE, stage.MELTDOWN, stage.RADIATION), vocabulary.SQUARE),
    Bound("hold-fast", HoldFast(), (stage.SACRIFICE,)),
]
