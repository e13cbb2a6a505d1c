"""Turning up adventure cards, one after the other until the flight is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.galaxy_trucker import cell, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import giving_up, hyperspace
from hullbreach.games.galaxy_trucker.flight.adventure import Adventure
from hullbreach.games.galaxy_trucker.flight.combat import CombatZone
from hullbreach.games.galaxy_trucker.flight.derelicts import Derelict
from hullbreach.games.galaxy_trucker.flight.enemies import Enemy
from hullbreach.games.galaxy_trucker.flight.events import SpecialEvent
from hullbreach.games.galaxy_trucker.flight.fleets import EnemyFleet
from hullbreach.games.galaxy_trucker.flight.holes import BlackHole
from hullbreach.games.galaxy_trucker.flight.meteors import MeteoricSwarm
from hullbreach.games.galaxy_trucker.flight.mishaps import Epidemic, Sabotage
from hullbreach.games.galaxy_trucker.flight.open_space import OpenSpace, Stardust
from hullbreach.games.galaxy_trucker.flight.planets import Planets
from hullbreach.games.galaxy_trucker.flight.raids import RobopoliceRaid
from hullbreach.games.galaxy_trucker.flight.showers import MeteorAlert, MeteorRain
from hullbreach.games.galaxy_trucker.flight.tactics import TacticalZone
from hullbreach.games.galaxy_trucker.missions import facing
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.steps import Step

ADVENTURES: Final[dict[int, Adventure]] = {
    pieces.OPEN_SPACE: OpenSpace(),
    pieces.STARDUST: Stardust(),
    pieces.PLANETS: Planets(),
    pieces.ABANDONED_SHIP: Derelict(),
    pieces.ABANDONED_STATION: Derelict(),
    pieces.SMUGGLERS: Enemy(),
    pieces.SLAVERS: Enemy(),
    pieces.PIRATES: Enemy(),
    pieces.METEOR_SWARM: MeteoricSwarm(),
    pieces.COMBAT_ZONE: CombatZone(),
    pieces.EPIDEMIC: Epidemic(),
    pieces.SABOTAGE: Sabotage(),
    pieces.METEOR_RAIN: MeteorRain(),
    pieces.METEOR_ALERT: MeteorAlert(),
    pieces.BLACK_HOLE: BlackHole(),
    pieces.ENEMY_FLEET: EnemyFleet(),
    pieces.TACTICAL_ZONE: TacticalZone(),
    pieces.SPECIAL_EVENT: SpecialEvent(),
    pieces.ROBOPOLICE_RAID: RobopoliceRaid(),
}
BY_TYPE: Final[list[Adventure]] = [ADVENTURES[kind] for kind in range(len(ADVENTURES))]


class Between(Step[Table]):
    """Between two cards all may give up (GT-QUIT-01); after the last one the flight is over (GT-FLIGHT-01)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        shown: i64 = table.cells[cell.SHOWN]
        if shown == table.cells[cell.DECK_SIZE]:
            table.agenda.push(step.SETTLE)
            return
        table.agenda.push(step.NEXT_CARD)
        if shown > 0:
            for ship in table.flying():
                table.ask(ship, stage.BETWEEN)


class NextCard(Step[Table]):
    """The leader turns up the top card (GT-FLIGHT-01)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if len(table.flying()) == 0 and not hyperspace.anybody_away(table):
            table.agenda.push(step.SETTLE)
            return
        cells = table.cells
        number: i64 = cells[cell.DECK + cells[cell.SHOWN]]
        cells[cell.SHOWN] += 1
        table.journal.tell(told.CARD, number, cells[cell.DECK_SIZE] - cells[cell.SHOWN])
        if table.setting.other_boxes:
            hyperspace.announce(table, number)
        else:
            begin(table, number)


class Begin(Step[Table]):
    """All have decided whether to jump past the card (GT-EXP-14)."""

    def resolve(self, table: Table, seat: i64, number: i64, b: i64, c: i64, d: i64) -> None:
        begin(table, number)


def begin(table: Table, number: i64) -> None:
    """A card is resolved completely before the next (GT-FLIGHT-01)."""
    table.cells[cell.CARD] = number
    for planet in range(4):
        table.cells[cell.PLANET + planet] = NONE
    for seat in range(table.seats):
        table.set_of(seat, cell.STRENGTH, 0)
        table.set_of(seat, cell.BEATEN, 0)
    table.agenda.push(step.CARD_DONE)
    table.agenda.push(step.MEET)
    facing.before(table, table.card())


class Meet(Step[Table]):
    """The card begins for all who are in flight; who skips it is not (GT-MIS-09)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        card = table.card()
        facing.meet(table)
        if len(table.flying()) == 0:
            table.journal.tell(told.NO_EFFECT, card.number)
        else:
            BY_TYPE[card.type].begin(table, card)


class CardDone(Step[Table]):
    """Who cannot go on gives up now (GT-RULING-08)."""

    def resolve(self, table: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if table.cells[cell.CARD] != NONE:
            facing.after(table, table.card())
            table.cells[cell.CARD] = NONE
        hyperspace.card_done(table)
        giving_up.force(table)
        facing.close_ranks(table)
        table.agenda.push(step.BETWEEN)
