"""What can befall ship and crew: damage to a zone, a delay, a knock-out, entering a dangerous station."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.resolution.flight import Flight


def damage_zone(flight: Flight, zone: i64, points: i64, threat: i64) -> None:
    """Draw a tile for each point; the one after the last destroys the ship (SA-HULL-01, SA-HULL-02)."""
    cells = flight.cells
    if points > 0 and (cells[cell.DOUBLED] >> zone) & 1:
        points *= 2
        flight.journal.tell(told.DOUBLED, zone, points)
    while points > 0:
        if cells[cell.DAMAGE + zone] == pieces.HULL:
            flight.lose(cell.ZONE_DESTROYED, zone, threat)
            return
        tile: i64 = flight.mission.piles[zone * pieces.TILES + cells[cell.DAMAGE + zone]]
        cells[cell.DAMAGE + zone] += 1
        flight.journal.tell(told.DAMAGED, zone, tile, cells[cell.DAMAGE + zone])
        if flight.mission.uses(mode.WITH_TILES):
            put_tile(flight, zone, tile)
        points -= 1


def put_tile(flight: Flight, zone: i64, tile: i64) -> None:
    """The tile takes effect at once; cubes above a lowered capacity are lost (SA-HULL-03, SA-HULL-06)."""
    cells = flight.cells
    one: i64 = 1
    cells[cell.BROKEN + zone] |= one << tile
    if tile == pieces.SHIELD_TILE:
        spill(flight, cell.SHIELD + zone)
    elif tile == pieces.REACTOR_TILE:
        spill(flight, cell.REACTOR + zone)


def spill(flight: Flight, store: i64) -> None:
    surplus: i64 = flight.cells[store] - capacity(flight, store)
    if surplus > 0:
        flight.cells[store] -= surplus
        flight.journal.tell(told.CUBES_SPILT, store - cell.SHIELD, surplus)


def capacity(flight: Flight, store: i64) -> i64:
    """How many cubes a shield or reactor (its cell) takes now (SA-NRG-10)."""
    number: i64 = store - cell.SHIELD
    zone: i64 = number if number < pieces.ZONES else number - pieces.ZONES
    tile: i64 = pieces.SHIELD_TILE if number < pieces.ZONES else pieces.REACTOR_TILE
    return flight.table.capacity[number * 2 + is_broken(flight, zone, tile)]


def is_broken(flight: Flight, zone: i64, tile: i64) -> i64:
    """1 if that tile was drawn, else 0."""
    return (flight.cells[cell.BROKEN + zone] >> tile) & 1


def delay(flight: Flight, member: i64) -> None:
    """Delay the next action; several causes in one turn count once (SA-DEL-04, SA-DEL-06)."""
    if not flight.mission.uses(mode.WITH_DELAYS) or flight.is_out(member) or flight.crew(member, cell.DELAYED):
        return
    flight.set_crew(member, cell.DELAYED, 1)
    push_back(flight, member, flight.cells[cell.TURN] + 1)


def push_back(flight: Flight, member: i64, turn: i64) -> None:
    """Move the card of that turn one slot on, and every card in its way (SA-DEL-01 to SA-DEL-03)."""
    if turn > pieces.TURNS:
        return
    one: i64 = 1
    flight.set_crew(member, cell.PUSHED, flight.crew(member, cell.PUSHED) | (one << turn))
    if flight.cells[cell.QUEUE + member * pieces.TURNS + turn - 1] == pieces.NONE:
        return
    flight.journal.tell(told.DELAYED, member, turn)
    lost: i64 = shift_cards(flight, member, turn)
    if lost != pieces.NONE:
        flight.journal.tell(told.CARD_LOST, member, flight.plans[member * pieces.TURNS + lost])


def shift_cards(flight: Flight, member: i64, turn: i64) -> i64:
    """Returns the card that leaves the board, or NONE."""
    cells = flight.cells
    slot: i64 = cell.QUEUE + member * pieces.TURNS + turn - 1
    end: i64 = cell.QUEUE + (member + 1) * pieces.TURNS
    card: i64 = cells[slot]
    cells[slot] = pieces.NONE
    slot += 1
    while card != pieces.NONE and slot < end:
        next_card: i64 = cells[slot]
        cells[slot] = card
        card = next_card
        slot += 1
    return card


def lay_out(flight: Flight, member: i64) -> None:
    """Put a crew member's planned cards where the delays so far have brought them."""
    slot: i64 = 0
    while slot < pieces.TURNS:
        planned: bool = flight.plans[member * pieces.TURNS + slot] != pieces.NOTHING
        flight.cells[cell.QUEUE + member * pieces.TURNS + slot] = slot if planned else pieces.NONE
        slot += 1
    pushed: i64 = flight.crew(member, cell.PUSHED)
    turn: i64 = 1
    while pushed >> turn != 0:
        if (pushed >> turn) & 1:
            shift_cards(flight, member, turn)
        turn += 1


def knock_out(flight: Flight, member: i64) -> None:
    """He does nothing more, and his squad lies down for good (SA-KO-01, SA-KO-03)."""
    if flight.is_out(member):
        return
    flight.set_crew(member, cell.OUT, 1)
    flight.journal.tell(told.KNOCKED_OUT, member, flight.station_of(member))
    if flight.squad_of(member) == cell.READY_SQUAD:
        disable_squad(flight, member)


def disable_squad(flight: Flight, member: i64) -> None:
    flight.set_crew(member, cell.SQUAD, cell.DISABLED_SQUAD)
    flight.journal.tell(told.SQUAD_DISABLED, member)


def enter(flight: Flight, member: i64, station: i64) -> None:
    """Move a figure into a station, whatever waits there (SA-INN-05, SA-INN-33)."""
    flight.journal.tell(told.MOVED, member, flight.station_of(member), station)
    flight.set_crew(member, cell.AT, station)
    if (flight.cells[cell.CONTAMINATED] >> station) & 1:
        knock_out(flight, member)
    elif (flight.cells[cell.SLIME] >> station) & 1:
        flight.journal.tell(told.STUCK_IN_SLIME, member, station)
        delay(flight, member)


def on_ship(flight: Flight, member: i64) -> bool:
    """Conscious and not in space: effects on the crew reach him (SA-KO-04)."""
    return not flight.is_out(member) and flight.station_of(member) != pieces.SPACE
