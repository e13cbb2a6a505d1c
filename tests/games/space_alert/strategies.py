"""Any flight there can be, for property tests: wild ones, and good ones with a few cards changed."""

from __future__ import annotations

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.cards.tables import CARDS, TILE_IDS
from hullbreach.games.space_alert.facts import ZoneName
from hullbreach.games.space_alert.papers.paper import FlightPaper, FlightType, ThreatPaper, TripUp
from hullbreach.games.space_alert.papers.reading import LAST_TIME, TEST_TURNS, YELLOW
from tests.games.space_alert.golden import golden_games

SHIP_ZONES: tuple[ZoneName, ...] = ("red", "white", "blue")
ORDINARY = (None, *pieces.ACTION_NAMES[1 : pieces.HEROIC_A])
HEROIC = pieces.ACTION_NAMES[pieces.HEROIC_A :]
FLIGHT_TYPES: tuple[FlightType, ...] = ("mission", "mission", "advanced_simulation", "simulation", "test")
SWAPPED = {"move_red": "move_blue", "move_blue": "move_red"}
Plan = list[str | None]


@st.composite
def threats(draw: DrawFn, flight: str) -> list[ThreatPaper]:
    """Up to eight different cards that may come in such a flight, each with its own time token."""
    known = CARDS.ids[: CARDS.externals] if flight in ("test", "simulation") else CARDS.ids
    if flight != "mission":
        known = [name for name in known if name not in YELLOW]
    chosen = draw(st.lists(st.sampled_from(known), unique=True, max_size=LAST_TIME))
    times = draw(st.lists(st.integers(1, LAST_TIME), unique=True, min_size=len(chosen), max_size=len(chosen)))
    papers: list[ThreatPaper] = []
    for time, name in zip(sorted(times), chosen, strict=True):
        inside = CARDS.ids.index(name) >= CARDS.externals
        papers.append(ThreatPaper(time, "internal" if inside else draw(st.sampled_from(SHIP_ZONES)), name))
    return papers


@st.composite
def plans(draw: DrawFn, flight: str) -> Plan:
    turns = TEST_TURNS if flight == "test" else int(pieces.TURNS)
    plan: Plan = draw(st.lists(st.sampled_from(ORDINARY), max_size=turns))
    if flight == "mission" and plan and draw(st.booleans()):
        plan[draw(st.integers(0, len(plan) - 1))] = draw(st.sampled_from(HEROIC))
    return plan


@st.composite
def slips(draw: DrawFn, crew_plans: list[Plan]) -> list[TripUp]:
    """Red and blue mixed up, here and there."""
    arrows = [(m, s) for m, plan in enumerate(crew_plans) for s, card in enumerate(plan) if card in SWAPPED]
    chosen = draw(st.lists(st.sampled_from(arrows), unique=True, max_size=2)) if arrows else []
    return [TripUp(member, slot + 1, SWAPPED[crew_plans[member][slot] or ""]) for member, slot in chosen]


@st.composite
def wild_flights(draw: DrawFn) -> FlightPaper:
    flight = draw(st.sampled_from(FLIGHT_TYPES))
    crew = draw(st.integers(1, int(pieces.MOST_CREW)))
    piles = {zone: [tile for tile, (owner, _) in TILE_IDS.items() if SHIP_ZONES[owner] == zone] for zone in SHIP_ZONES}
    crew_plans = [draw(plans(flight)) for _ in range(crew)]
    return FlightPaper(
        crew=crew,
        tracks=dict(zip(pieces.ZONE_NAMES, draw(st.permutations(CARDS.track_ids)), strict=False)),
        threats=draw(threats(flight)),
        damage_decks={zone: draw(st.permutations(piles[zone])) for zone in SHIP_ZONES},
        plans=crew_plans,
        flight=flight,
        trip_ups=draw(slips(crew_plans)),
    )


@st.composite
def altered_flights(draw: DrawFn) -> FlightPaper:
    """Golden flights reach what wild ones seldom do: late turns, space, several intruders."""
    paper = draw(st.sampled_from(golden_games())).input
    changed = [list(plan) for plan in paper.plans]
    for _ in range(draw(st.integers(0, 6))):
        changed[draw(st.integers(0, paper.crew - 1))][draw(st.integers(0, int(pieces.TURNS) - 1))] = draw(
            st.sampled_from(ORDINARY)
        )
    return msgspec.structs.replace(paper, plans=changed, flight="mission", trip_ups=[])


flights = st.one_of(wild_flights(), altered_flights())
