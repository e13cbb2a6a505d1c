"""What can befall ship and crew: damage to a zone, a delay, a knock-out, entering a dangerous station."""

from __future__ import annotations

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, mode, pieces, told
from hullbreach.games.space_alert.resolution.energy import spill
from hullbreach.games.space_alert.resolution.flight import Flight


def damage_zone(flight: Flight, zone: i64, points: i64, threat: i64) -> None:
    """Draw a tile for each point; the one after the last destroys the ship (SA-HULL-01, SA-HULL-02)."""
    if points > 0 and ((flight.cells[cell.DOUBLED] | flight.cells[cell.CRACKED]) >> zone) & 1:
        points *= 2
        flight.tell(told.DOUBLED, zone, points)
    while points > 0 and not flight.is_lost():
        damage_once(flight, zone, threat)
        points -= 1


def damage_once(flight: Flight, zone: i64, threat: i64) -> None:
    place: i64 = cell.DAMAGE + zone
    taken: i64 = flight.cells[place]
    if taken == flight.table.hull:
        flight.lose(cell.ZONE_DESTROYED, zone, threat)
        return
    flight.cells[place] = taken + 1
    if not flight.mission.uses(mode.WITH_TILES):
        flight.tell(told.DAMAGED, zone, 0, taken + 1)  # a cube: nobody sees a tile (SA-MODE-10)
        return
    drawn: i64 = zone * pieces.TILES + taken
    tile: i64 = flight.mission.piles[drawn]
    flight.tell(told.DAMAGED, zone, tile, taken + 1)
    put_tile(flight, zone, tile)


def put_tile(flight: Flight, zone: i64, tile: i64) -> None:
    """The tile takes effect at once (SA-HULL-03)."""
    cells = flight.cells
    one: i64 = 1
    cells[cell.BROKEN + zone] |= one << tile
    if tile == pieces.SHIELD_TILE:
        spill(flight, cell.SHIELD + zone)
    elif tile == pieces.REACTOR_TILE:
        spill(flight, cell.REACTOR + zone)


def delay(flight: Flight, member: i64) -> None:
    """Delay the next action; several causes in one turn count once (SA-DEL-04, SA-DEL-06)."""
    if not flight.mission.uses(mode.WITH_DELAYS) or flight.is_out(member) or flight.is_marked(cell.DELAYED, member):
        return
    flight.mark(cell.DELAYED, member)
    push_back(flight, member, flight.cells[cell.TURN] + 1)


def push_back(flight: Flight, member: i64, turn: i64) -> None:
    """Move the card of that turn one slot on, and every card in its way (SA-DEL-01 to SA-DEL-03)."""
    if turn > pieces.TURNS:
        return
    if not flight.silent:
        tell_push(flight, member, turn)
    note_push(flight, member, turn)


def tell_push(flight: Flight, member: i64, turn: i64) -> None:
    """If every slot from there on holds a card, the last one leaves the board (SA-DEL-02)."""
    if flight.card_in(member, turn) == pieces.NONE:
        return
    flight.tell(told.DELAYED, member, turn)
    for later in range(turn, pieces.TURNS + 1):
        if flight.card_in(member, later) == pieces.NONE:
            return
    flight.tell(told.CARD_LOST, member, flight.action_of(member, pieces.TURNS))


def note_push(flight: Flight, member: i64, turn: i64) -> None:
    """Whoever comes back from space may have delayed his next card before: the one that comes now fills its slot."""
    one: i64 = 1
    pushed: i64 = flight.crew(member, cell.PUSHED) | (one << turn)
    flight.set_crew(member, cell.PUSHED, pushed & ~(one << (turn + 1)))


def knock_out(flight: Flight, member: i64) -> None:
    """He does nothing more, and his squad lies down for good (SA-KO-01, SA-KO-03)."""
    if flight.is_out(member):
        return
    flight.set_crew(member, cell.OUT, 1)
    flight.tell(told.KNOCKED_OUT, member, flight.station_of(member))
    if flight.squad_of(member) == cell.READY_SQUAD:
        disable_squad(flight, member)


def disable_squad(flight: Flight, member: i64) -> None:
    flight.set_crew(member, cell.SQUAD, cell.DISABLED_SQUAD)
    flight.tell(told.SQUAD_DISABLED, member)


def enter(flight: Flight, member: i64, station: i64) -> None:
    """Move a figure into a station, whatever waits there (SA-INN-05, SA-INN-33)."""
    flight.tell(told.MOVED, member, flight.station_of(member), station)
    flight.set_crew(member, cell.AT, station)
    if (flight.cells[cell.CONTAMINATED] >> station) & 1:
        knock_out(flight, member)
    elif (flight.cells[cell.SLIME] >> station) & 1:
        flight.tell(told.STUCK_IN_SLIME, member, station)
        delay(flight, member)


def on_ship(flight: Flight, member: i64) -> bool:
    """Conscious and not in space: effects on the crew reach him (SA-KO-04)."""
    return not flight.is_out(member) and flight.station_of(member) != pieces.SPACE
