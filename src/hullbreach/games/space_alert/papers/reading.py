"""Reading a flight on paper: every field is checked, and a mission and plans are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import facts, mode, pieces
from hullbreach.games.space_alert.cards.tables import CARDS, TILE_IDS
from hullbreach.games.space_alert.papers.paper import SHIP_ZONES, BadFlight, CardPaper, FlightPaper, ThreatPaper, TripUp
from hullbreach.games.space_alert.pieces import may_mean
from hullbreach.games.space_alert.resolution.flight import Flight, Mission
from hullbreach.games.space_alert.resolution.from_lists import begin_from, mission_from, numbers
from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.journal import Journal

RULES: Final[dict[str, i64]] = {
    "test": mode.TEST_FLIGHT,
    "simulation": mode.SIMULATION,
    "advanced_simulation": mode.ADVANCED_SIMULATION,
    "mission": mode.REAL_MISSION,
}
YELLOW: Final = frozenset(
    threat.id for threat in [*facts.externals(), *facts.internals()] if threat.difficulty == "yellow"
)
TEST_TURNS: Final = int(CARDS.short_turns)
LAST_TIME: Final = int(CARDS.last_time)
MOST_TRANSFERS: Final = int(pieces.TURNS)  # no plan has room for more


def read(paper: FlightPaper) -> tuple[Mission, vec[i64], vec[i64]]:
    """The mission, the plans and the slips; raises BadFlight."""
    if not 1 <= paper.crew <= pieces.MOST_CREW:
        raise _range("crew", paper.crew, 1, int(pieces.MOST_CREW))
    paper = with_piles(paper)
    threats = _threats(paper)
    mission = mission_from(
        RULES[paper.flight],
        paper.crew,
        paper.crew - paper.androids,
        [card for card, _ in threats],
        [pieces.ZONE_NAMES.index(threat.zone) for _, threat in threats],
        [threat.time for _, threat in threats],
        _tracks(paper),
        _piles(paper),
    )
    return mission, numbers(_plans(paper)), numbers(_slips(paper))


def set_out(paper: FlightPaper, journal: Journal) -> Flight:
    """The flight on paper, before its first turn; raises BadFlight."""
    mission, plans, slips = read(paper)
    return begin_from(mission, list(plans), list(slips), journal)


def _threats(paper: FlightPaper) -> list[tuple[int, ThreatPaper]]:
    """Cards in the order of their time tokens; no number twice."""
    found: list[tuple[int, ThreatPaper]] = []
    for index, threat in enumerate(paper.threats):
        field = f"threats[{index}]"
        card = _card(field, threat)
        if (threat.zone == "internal") != (card >= CARDS.externals):
            raise BadFlight("flight-misplaced", field=f"{field}.zone", threat=CARDS.ids[card], zone=threat.zone)
        if threat.zone == "internal" and not RULES[paper.flight] & mode.WITH_SQUADS:
            raise BadFlight("flight-no-internal", field=f"{field}.zone", flight=paper.flight)
        if CARDS.ids[card] in YELLOW and paper.flight != "mission":
            raise BadFlight("flight-no-yellow", field=field, threat=CARDS.ids[card], flight=paper.flight)
        if not 1 <= threat.time <= LAST_TIME:
            raise _range(f"{field}.time", threat.time, 1, LAST_TIME)
        if found and threat.time <= found[-1][1].time:
            raise BadFlight("flight-order", field=f"{field}.time", value=threat.time, last=found[-1][1].time)
        found.append((card, threat))
    return found


def _card(field: str, threat: ThreatPaper) -> int:
    if threat.id and threat.id not in CARDS.ids:
        raise _unknown(f"{field}.id", threat.id, CARDS.ids)
    if threat.code and threat.code not in CARDS.codes:
        raise _unknown(f"{field}.code", threat.code, CARDS.codes)
    if not (threat.id or threat.code):
        raise BadFlight("flight-missing", field=f"{field}.id")
    card = CARDS.ids.index(threat.id) if threat.id else CARDS.codes.index(threat.code)
    if threat.code and CARDS.codes[card] != threat.code:
        raise BadFlight("flight-mismatch", field=f"{field}.code", value=threat.code, threat=threat.id)
    return card


def _tracks(paper: FlightPaper) -> list[int]:
    """One board for each zone, and one for internal threats if there are any; none twice."""
    needed = [zone for zone in pieces.ZONE_NAMES if zone != "internal" or _has_internal(paper) or zone in paper.tracks]
    for zone in paper.tracks:
        if zone not in pieces.ZONE_NAMES:
            raise _unknown("tracks", zone, pieces.ZONE_NAMES)
    chosen: list[int] = []
    for zone in needed:
        track = paper.tracks.get(zone)
        if track not in CARDS.track_ids:
            raise _unknown(f"tracks.{zone}", str(track), CARDS.track_ids)
        number = CARDS.track_ids.index(track)
        if number in chosen:
            raise BadFlight("flight-twice", field=f"tracks.{zone}", value=str(track))
        chosen.append(number)
    return chosen + [0] * (int(pieces.INTERNAL) + 1 - len(chosen))


def _has_internal(paper: FlightPaper) -> bool:
    return any(threat.zone == "internal" for threat in paper.threats)


def with_piles(paper: FlightPaper) -> FlightPaper:
    """The same flight with every pile of damage tiles in an order, those nobody knows in one of chance's choosing."""
    if paper.damage_seed is None:
        return paper
    dice = seeded(paper.damage_seed)
    shuffled = {zone: _shuffled(dice, zone) for zone in SHIP_ZONES}
    return msgspec.structs.replace(paper, damage_decks={**shuffled, **paper.damage_decks}, damage_seed=None)


def tiles_in(zone: str) -> list[str]:
    return [name for name, (owner, _) in TILE_IDS.items() if pieces.ZONE_NAMES[owner] == zone]


def _shuffled(dice: Dice, zone: str) -> list[str]:
    tiles = tiles_in(zone)
    order = numbers(list(range(len(tiles))))
    dice.shuffle(order)
    return [tiles[place] for place in order]


def _piles(paper: FlightPaper) -> list[int]:
    piles: list[int] = []
    for zone_number, zone in enumerate(SHIP_ZONES):
        names = paper.damage_decks.get(zone)
        if names is None:
            raise BadFlight("flight-missing", field=f"damage_decks.{zone}")
        tiles = [_tile(f"damage_decks.{zone}[{index}]", name, zone_number) for index, name in enumerate(names)]
        if len(set(tiles)) != pieces.TILES or len(tiles) != pieces.TILES:
            raise BadFlight("flight-pile", field=f"damage_decks.{zone}", expected=int(pieces.TILES))
        piles.extend(tiles)
    return piles


def _tile(field: str, name: str, zone: int) -> int:
    if name not in TILE_IDS or TILE_IDS[name][0] != zone:
        raise _unknown(field, name, tiles_in(pieces.ZONE_NAMES[zone]))
    return TILE_IDS[name][1]


def _plans(paper: FlightPaper) -> list[int]:
    """12 slots for each; a plan with fewer has empty ones behind."""
    if len(paper.plans) != paper.crew:
        raise BadFlight("flight-plans", field="plans", found=len(paper.plans), expected=paper.crew)
    turns = TEST_TURNS if paper.flight == "test" else int(pieces.TURNS)
    plans: list[int] = []
    for member, plan in enumerate(paper.plans):
        if len(plan) > turns:
            raise BadFlight("flight-slots", field=f"plans[{member}]", found=len(plan), expected=turns)
        actions = [_action(f"plans[{member}][{slot}]", name) for slot, name in enumerate(plan)]
        heroic = [slot for slot, action in enumerate(actions) if action >= pieces.HEROIC_A]
        if len(heroic) > 1:
            raise BadFlight("flight-second-heroic", field=f"plans[{member}][{heroic[1]}]")
        if heroic and paper.flight != "mission":
            raise BadFlight("flight-no-heroic", field=f"plans[{member}][{heroic[0]}]", flight=paper.flight)
        plans.extend(actions + [int(pieces.NOTHING)] * (int(pieces.TURNS) - len(actions)))
    return plans


def _action(field: str, name: str | None) -> int:
    if name is None:
        return int(pieces.NOTHING)
    if name not in pieces.ACTION_NAMES[1:]:
        raise _unknown(field, name, pieces.ACTION_NAMES[1:])
    return pieces.ACTION_NAMES.index(name)


def _slips(paper: FlightPaper) -> list[int]:
    slips = [int(pieces.NOTHING)] * (paper.crew * int(pieces.TURNS))
    for index, slip in enumerate(paper.trip_ups):
        field = f"trip_ups[{index}]"
        if not 0 <= slip.player < paper.crew:
            raise _range(f"{field}.player", slip.player, 0, paper.crew - 1)
        if slip.player >= paper.crew - paper.androids:
            raise BadFlight("flight-android-slip", field=f"{field}.player", value=slip.player)
        if not 1 <= slip.turn <= pieces.TURNS:
            raise _range(f"{field}.turn", slip.turn, 1, int(pieces.TURNS))
        place = slip.player * int(pieces.TURNS) + slip.turn - 1
        if slips[place] != pieces.NOTHING:
            raise BadFlight("flight-twice", field=f"{field}.turn", value=str(slip.turn))
        slips[place] = _meant(f"{field}.action", slip, paper.plans[slip.player])
    return slips


def _meant(field: str, slip: TripUp, plan: list[str | None]) -> int:
    """A card may come later than planned, so it is one of those up to the turn (SA-ORD-07)."""
    meant = _action(field, slip.action)
    if not any(may_mean(_action(field, card), meant) for card in plan[: slip.turn] if card):
        raise BadFlight("flight-no-slip", field=field, value=slip.action)
    return meant


def read_hands(paper: FlightPaper) -> list[list[tuple[int, int, int, int]]]:
    """For each crew member the cards in hand: phase (from 0), both halves, how many transfers are over before.

    Raises BadFlight.
    """
    if not paper.hands:
        raise BadFlight("flight-missing", field="hands")
    if len(paper.hands) != paper.crew:
        raise BadFlight("flight-hands", field="hands", found=len(paper.hands), expected=paper.crew)
    if not 0 <= paper.androids <= paper.crew:
        raise _range("androids", paper.androids, 0, paper.crew)
    return [
        [_in_hand(f"hands[{member}][{index}]", card, len(paper.transfers)) for index, card in enumerate(hand)]
        for member, hand in enumerate(paper.hands)
    ]


def _in_hand(field: str, card: CardPaper, transfers: int) -> tuple[int, int, int, int]:
    if not 1 <= card.phase <= pieces.PHASES:
        raise _range(f"{field}.phase", card.phase, 1, int(pieces.PHASES))
    if not 0 <= card.after <= transfers:
        raise _range(f"{field}.after", card.after, 0, transfers)
    one, other = (_action(f"{field}.halves[{side}]", half) for side, half in enumerate(card.halves))
    return card.phase - 1, one, other, card.after


def read_transfers(paper: FlightPaper) -> vec[i64]:
    """The phases (from 0) of the data transfers, in order; raises BadFlight."""
    if len(paper.transfers) > MOST_TRANSFERS:
        raise _range("transfers", len(paper.transfers), 0, MOST_TRANSFERS)
    earlier = 1
    for number, phase in enumerate(paper.transfers):
        if not earlier <= phase <= pieces.PHASES:
            raise _range(f"transfers[{number}]", phase, earlier, int(pieces.PHASES))
        earlier = phase
    return numbers([phase - 1 for phase in paper.transfers])


def _range(field: str, value: int, low: int, high: int) -> BadFlight:
    return BadFlight("flight-range", field=field, value=value, low=low, high=high)


def _unknown(field: str, value: str, known: Sequence[str]) -> BadFlight:
    return BadFlight("flight-unknown", field=field, value=value, expected=", ".join(known))
