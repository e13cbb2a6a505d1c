"""A resolved flight on paper: the state after every turn, what triggered, and the score, in the form of `schema`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from hullbreach.games.space_alert import cell, pieces, told
from hullbreach.games.space_alert.cards import card, trait
from hullbreach.games.space_alert.papers.paper import (
    SHIP_ZONES,
    FlightPaper,
    Loss,
    PlayerPaper,
    ResultPaper,
    ScorePaper,
    TurnPaper,
)
from hullbreach.games.space_alert.papers.reading import set_out
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.names import TILE_NAMES
from hullbreach.games.space_alert.resolution.score import Score, is_scored
from hullbreach.games.space_alert.resolution.turns import is_done, next_turn
from hullbreach.kernel.journal import Journal

SLOT_LETTERS: Final = "-abcflrdABF123456"
SQUAD_WORDS: Final = (None, "active", "disabled")
STORED_WORDS: Final = ("ready", "taken", "engulfed")
COMPUTER_WORDS: Final = (None, True, False)
# Stations are listed from red to blue, the upper deck first in each zone.
BY_ZONE: Final = (0, 3, 1, 4, 2, 5)


def resolve_paper(paper: FlightPaper) -> ResultPaper:
    """Fly it; raises BadFlight."""
    journal = Journal()
    flight = set_out(paper, journal)
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
        turn=int(cells[cell.TURN]),
        players=[_player(flight, member) for member in range(flight.mission.crew)],
        shields=three(flight, cell.SHIELD),
        reactors=three(flight, cell.REACTOR),
        fuel=int(cells[cell.FUEL]),
        rockets=int(cells[cell.ROCKETS]),
        rocket_flying=cells[cell.FLYING] != 0,
        tiles=[tiles_of(flight, zone) for zone in range(pieces.ZONES)],
        storage=[STORED_WORDS[cells[cell.STORED]], STORED_WORDS[cells[cell.STORED + 1]]],
        interceptors_docked=cells[cell.PILOT] == pieces.NONE,
        computer=[COMPUTER_WORDS[word] for word in three(flight, cell.COMPUTER)],
        visual=three(flight, cell.CONFIRMED),
        irreparable=_irreparable(flight),
        doubled=[SHIP_ZONES[zone] for zone in range(pieces.ZONES) if (cells[cell.DOUBLED] >> zone) & 1],
        threats=[_threat(flight, threat) for threat in range(flight.mission.threats)],
    )


def three(flight: Flight, first: i64) -> list[int]:
    return [int(flight.cells[first]), int(flight.cells[first + 1]), int(flight.cells[first + 2])]


def _player(flight: Flight, member: i64) -> PlayerPaper:
    out = flight.is_out(member)
    slots = range(int(flight.cells[cell.TURN]) + 1, int(pieces.TURNS) + 1)
    return PlayerPaper(
        at=None if out else pieces.STATION_NAMES[flight.station_of(member)],
        ko=out,
        bots=SQUAD_WORDS[flight.squad_of(member)],
        queue="" if out else "".join(SLOT_LETTERS[flight.action_of(member, slot)] for slot in slots),
    )


def tiles_of(flight: Flight, zone: i64) -> list[str]:
    drawn = range(int(flight.cells[cell.DAMAGE + zone]))
    return [TILE_NAMES[int(zone), int(flight.mission.piles[zone * pieces.TILES + place])] for place in drawn]


def _irreparable(flight: Flight) -> list[str]:
    covered: i64 = 0
    for threat in range(flight.mission.threats):
        if flight.has(threat, trait.IS_MALFUNCTION) and flight.threat(threat, cell.STATUS) == cell.SURVIVED:
            covered |= flight.printed(threat, card.COVERS)
    systems = [(station, letter) for station in range(pieces.STATIONS) for letter in range(3)]
    return [f"{pieces.STATION_NAMES[s]}.{'abc'[letter]}" for s, letter in systems if (covered >> (s * 3 + letter)) & 1]


def _threat(flight: Flight, threat: i64) -> dict[str, Any]:
    status: i64 = flight.threat(threat, cell.STATUS)
    told_of: dict[str, Any] = {"s": cell.STATUS_NAMES[status]}
    if status == cell.ACTIVE:
        told_of["pos"] = int(flight.threat(threat, cell.POSITION))
        told_of["hp"] = int(flight.hit_points(threat))
        told_of["speed"] = int(flight.threat(threat, cell.SPEED))
        told_of.update(
            _internal(flight, threat) if flight.has(threat, trait.IS_INTERNAL) else _external(flight, threat)
        )
    elif status == cell.SURVIVED and flight.has(threat, trait.SPREADS):
        told_of["tiles"] = [[station, None] for station in stations_of(flight, threat)]
    elif status == cell.SURVIVED and flight.has(threat, trait.SCATTERED):
        told_of["at"] = stations_of(flight, threat)
    return told_of


def _external(flight: Flight, threat: i64) -> dict[str, Any]:
    fields: dict[str, Any] = {"shield": int(flight.threat(threat, cell.ARMOUR) + flight.cells[cell.ARMOUR_BONUS])}
    if flight.cells[cell.ATTACK_BONUS] and flight.cells[cell.ATTACK_GIVER] != threat:
        fields["attack_bonus"] = int(flight.cells[cell.ATTACK_BONUS])
    if not flight.threat(threat, cell.CHANGED):
        if flight.has(threat, trait.HIDDEN_UNTIL_X):
            fields["hidden"] = True
        if flight.has(threat, trait.CRYOSHIELD):
            fields["cryoshield"] = True
    return fields


def _internal(flight: Flight, threat: i64) -> dict[str, Any]:
    if flight.has(threat, trait.SPREADS):
        return {"tiles": [[station, _tile_life(flight, threat, station)] for station in stations_of(flight, threat)]}
    if flight.has(threat, trait.REPAIRED_FROM_SPACE):
        return {"at": ["space"]}
    if flight.has(threat, trait.RETURNS_FIRE_AFTER_X) and flight.threat(threat, cell.CHANGED):
        return {"at": stations_of(flight, threat), "grown": True}
    return {"at": stations_of(flight, threat)}


def _tile_life(flight: Flight, threat: i64, station: str) -> int:
    """Of a Slime tile: the original's hit points, or an offspring's one."""
    original = (flight.printed(threat, card.START) >> pieces.STATION_NAMES.index(station)) & 1
    return int(flight.hit_points(threat)) if original else 1


def stations_of(flight: Flight, threat: i64) -> list[str]:
    where: i64 = flight.threat(threat, cell.WHERE)
    return [pieces.STATION_NAMES[station] for station in BY_ZONE if (where >> station) & 1]


def fates_of(flight: Flight) -> list[str]:
    return [cell.STATUS_NAMES[flight.threat(threat, cell.STATUS)] for threat in range(flight.mission.threats)]


def loss_of(flight: Flight) -> Loss | None:
    cells = flight.cells
    if not flight.is_lost():
        return None
    zone = None if cells[cell.LOSS_ZONE] == pieces.NONE else pieces.ZONE_NAMES[cells[cell.LOSS_ZONE]]
    return Loss(
        turn=int(cells[cell.TURN]),
        kind=cell.LOSS_NAMES[cells[cell.LOSS]],
        zone=zone,
        threat=int(cells[cell.LOSS_THREAT]),
    )


def _triggers(journal: Journal) -> list[list[Any]]:
    triggers: list[list[Any]] = []
    turn = 0
    for event in journal.events:
        if event.kind is told.TURN:
            turn = int(event.a)
        elif event.kind is told.TRIGGERED:
            tile = [] if event.c == pieces.NONE else [pieces.STATION_NAMES[event.c]]
            triggers.append([turn, int(event.a), card.LETTERS[event.b], *tile])
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
