"""A resolved flight on paper: the state after every turn, what triggered, and the score, in the form of `schema`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hullbreach.games.space_alert import events as told
from hullbreach.games.space_alert.cards import (
    COVERS,
    CRYOSHIELD,
    HIDDEN_UNTIL_X,
    IS_INTERNAL,
    IS_MALFUNCTION,
    LETTERS,
    REPAIRED_FROM_SPACE,
    RETURNS_FIRE_AFTER_X,
    SCATTERED,
    SPREADS,
    START,
)
from hullbreach.games.space_alert.names import TILE_NAMES
from hullbreach.games.space_alert.pieces import NONE, STATION_NAMES, STATIONS, TILES, TURNS, ZONE_NAMES, ZONES
from hullbreach.games.space_alert.resolution import begin, is_done, next_turn
from hullbreach.games.space_alert.schema import (
    SHIP_ZONES,
    FlightPaper,
    Loss,
    PlayerPaper,
    ResultPaper,
    ScorePaper,
    TurnPaper,
    read,
)
from hullbreach.games.space_alert.score import Score, is_scored
from hullbreach.games.space_alert.state import (
    ACTIVE,
    ARMOUR,
    ARMOUR_BONUS,
    ATTACK_BONUS,
    BONUS_GIVER,
    CHANGED,
    COMPUTER,
    CONFIRMED,
    DAMAGE,
    DOUBLED,
    FLYING,
    FUEL,
    LOSS,
    LOSS_NAMES,
    LOSS_THREAT,
    LOSS_ZONE,
    PILOT,
    POSITION,
    REACTOR,
    ROCKETS,
    SHIELD,
    SPEED,
    STATUS,
    STATUS_NAMES,
    STORED,
    SURVIVED,
    TURN,
    WHERE,
    Flight,
)
from hullbreach.kernel.journal import Journal

SLOT_LETTERS: Final = "-abcflrdABF123456"
SQUAD_WORDS: Final = (None, "active", "disabled")
STORED_WORDS: Final = ("ready", "taken", "engulfed")
COMPUTER_WORDS: Final = (None, True, False)
# Stations are listed from red to blue, the upper deck first in each zone.
BY_ZONE: Final = (0, 3, 1, 4, 2, 5)


def resolve_paper(paper: FlightPaper) -> ResultPaper:
    """Fly it; raises BadFlight."""
    mission, plans, slips = read(paper)
    journal = Journal()
    flight = begin(mission, plans, slips, journal)
    turns: list[TurnPaper] = []
    while not is_done(flight):
        next_turn(flight)
        if not flight.is_lost():
            turns.append(snapshot(flight))
    return ResultPaper(
        outcome="lost" if flight.is_lost() else "won",
        turns=turns,
        loss=loss_of(flight),
        fates=fates_of(flight),
        triggers=_triggers(journal),
        score=score_of(flight) if is_scored(flight) else None,
    )


def snapshot(flight: Flight) -> TurnPaper:
    """The state at the end of a turn."""
    cells = flight.cells
    return TurnPaper(
        turn=int(cells[TURN]),
        players=[_player(flight, member) for member in range(flight.mission.crew)],
        shields=three(flight, SHIELD),
        reactors=three(flight, REACTOR),
        fuel=int(cells[FUEL]),
        rockets=int(cells[ROCKETS]),
        rocket_flying=cells[FLYING] != 0,
        tiles=[tiles_of(flight, zone) for zone in range(ZONES)],
        storage=[STORED_WORDS[cells[STORED]], STORED_WORDS[cells[STORED + 1]]],
        interceptors_docked=cells[PILOT] == NONE,
        computer=[COMPUTER_WORDS[word] for word in three(flight, COMPUTER)],
        visual=three(flight, CONFIRMED),
        irreparable=_irreparable(flight),
        doubled=[SHIP_ZONES[zone] for zone in range(ZONES) if (cells[DOUBLED] >> zone) & 1],
        threats=[_threat(flight, threat) for threat in range(flight.mission.threats)],
    )


def three(flight: Flight, first: i64) -> list[int]:
    return [int(flight.cells[first]), int(flight.cells[first + 1]), int(flight.cells[first + 2])]


def _player(flight: Flight, member: i64) -> PlayerPaper:
    out = flight.is_out(member)
    slots = range(int(flight.cells[TURN]) + 1, int(TURNS) + 1)
    return PlayerPaper(
        at=None if out else STATION_NAMES[flight.station_of(member)],
        ko=out,
        bots=SQUAD_WORDS[flight.squad_of(member)],
        queue="" if out else "".join(SLOT_LETTERS[flight.action_of(member, slot)] for slot in slots),
    )


def tiles_of(flight: Flight, zone: i64) -> list[str]:
    drawn = range(int(flight.cells[DAMAGE + zone]))
    return [TILE_NAMES[int(zone), int(flight.mission.piles[zone * TILES + place])] for place in drawn]


def _irreparable(flight: Flight) -> list[str]:
    covered: i64 = 0
    for threat in range(flight.mission.threats):
        if flight.has(threat, IS_MALFUNCTION) and flight.threat(threat, STATUS) == SURVIVED:
            covered |= flight.printed(threat, COVERS)
    systems = [(station, letter) for station in range(STATIONS) for letter in range(3)]
    return [f"{STATION_NAMES[s]}.{'abc'[letter]}" for s, letter in systems if (covered >> (s * 3 + letter)) & 1]


def _threat(flight: Flight, threat: i64) -> dict[str, Any]:
    status: i64 = flight.threat(threat, STATUS)
    told_of: dict[str, Any] = {"s": STATUS_NAMES[status]}
    if status == ACTIVE:
        told_of["pos"] = int(flight.threat(threat, POSITION))
        told_of["hp"] = int(flight.hit_points(threat))
        told_of["speed"] = int(flight.threat(threat, SPEED))
        told_of.update(_internal(flight, threat) if flight.has(threat, IS_INTERNAL) else _external(flight, threat))
    elif status == SURVIVED and flight.has(threat, SPREADS):
        told_of["tiles"] = [[station, None] for station in stations_of(flight, threat)]
    elif status == SURVIVED and flight.has(threat, SCATTERED):
        told_of["at"] = stations_of(flight, threat)
    return told_of


def _external(flight: Flight, threat: i64) -> dict[str, Any]:
    fields: dict[str, Any] = {"shield": int(flight.threat(threat, ARMOUR) + flight.cells[ARMOUR_BONUS])}
    if flight.cells[ATTACK_BONUS] and flight.cells[BONUS_GIVER] != threat:
        fields["attack_bonus"] = int(flight.cells[ATTACK_BONUS])
    if not flight.threat(threat, CHANGED):
        if flight.has(threat, HIDDEN_UNTIL_X):
            fields["hidden"] = True
        if flight.has(threat, CRYOSHIELD):
            fields["cryoshield"] = True
    return fields


def _internal(flight: Flight, threat: i64) -> dict[str, Any]:
    if flight.has(threat, SPREADS):
        return {"tiles": [[station, _tile_life(flight, threat, station)] for station in stations_of(flight, threat)]}
    if flight.has(threat, REPAIRED_FROM_SPACE):
        return {"at": ["space"]}
    if flight.has(threat, RETURNS_FIRE_AFTER_X) and flight.threat(threat, CHANGED):
        return {"at": stations_of(flight, threat), "grown": True}
    return {"at": stations_of(flight, threat)}


def _tile_life(flight: Flight, threat: i64, station: str) -> int:
    """Of a Slime tile: the original's hit points, or an offspring's one."""
    original = (flight.printed(threat, START) >> STATION_NAMES.index(station)) & 1
    return int(flight.hit_points(threat)) if original else 1


def stations_of(flight: Flight, threat: i64) -> list[str]:
    where: i64 = flight.threat(threat, WHERE)
    return [STATION_NAMES[station] for station in BY_ZONE if (where >> station) & 1]


def fates_of(flight: Flight) -> list[str]:
    return [STATUS_NAMES[flight.threat(threat, STATUS)] for threat in range(flight.mission.threats)]


def loss_of(flight: Flight) -> Loss | None:
    cells = flight.cells
    if not flight.is_lost():
        return None
    zone = None if cells[LOSS_ZONE] == NONE else ZONE_NAMES[cells[LOSS_ZONE]]
    return Loss(turn=int(cells[TURN]), kind=LOSS_NAMES[cells[LOSS]], zone=zone, threat=int(cells[LOSS_THREAT]))


def _triggers(journal: Journal) -> list[list[Any]]:
    triggers: list[list[Any]] = []
    turn = 0
    for event in journal.events:
        if event.kind is told.TURN:
            turn = int(event.a)
        elif event.kind is told.TRIGGERED:
            tile = [] if event.c == NONE else [STATION_NAMES[event.c]]
            triggers.append([turn, int(event.a), LETTERS[event.b], *tile])
    return triggers


def score_of(flight: Flight) -> ScorePaper:
    score = Score(flight)
    return ScorePaper(
        destroyed=int(score.destroyed),
        survived=int(score.survived),
        visual_confirmation=int(score.visual_confirmation),
        damage=int(score.damage),
        worst_zone=int(score.worst_zone),
        knocked_out=int(score.knocked_out),
        disabled_squads=int(score.disabled_squads),
        total=int(score.total()),
    )
