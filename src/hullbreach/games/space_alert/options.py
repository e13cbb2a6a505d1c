"""What can be chosen before a flight, and what comes of the choice."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hullbreach.games.space_alert import facts, mode, pieces
from hullbreach.games.space_alert.action_round.setting import Setting
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.facts import Timeline
from hullbreach.games.space_alert.planner.dealing import belongs, find_deal
from hullbreach.games.space_alert.timelines import POINTS, generate, official
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.options import Option, Options

GENERATED: Final = "generated_"
OFFICIAL: Final = tuple(timeline.id for timeline in facts.missions().mission)
NEW: Final = tuple(f"{GENERATED}{difficulty}" for difficulty in POINTS)
MISSIONS: Final = (*(timeline.id for timeline in facts.missions().mission if timeline.group == "mission"), *NEW)
LEVELS: Final = ("white", "yellow", "mixed")
PACES: Final = {"none": 0, "full": 1000, "slow": 1500, "slower": 2000}
RULES: Final[dict[str, i64]] = {
    "test": mode.TEST_FLIGHT,
    "simulation": mode.SIMULATION,
    "advanced_simulation": mode.ADVANCED_SIMULATION,
    "mission": mode.REAL_MISSION,
}

OPTIONS: Final = (
    Option("flight", (*OFFICIAL, *NEW), MISSIONS[0]),
    Option("people", ("1", "2", "3", "4", "5"), "1"),
    Option("crew", ("4", "5"), "4", when={"people": ("2", "3", "4")}),
    Option("clock", tuple(PACES), "none"),
    Option("level", LEVELS, "white", when={"flight": MISSIONS}),
    Option("serious", LEVELS, "white", when={"flight": MISSIONS}),
    Option("window", ("yes", "no"), "yes", when={"flight": MISSIONS}),
    Option("captain", ("1", "2", "3", "4"), "1", when={"people": ("1",)}),
)


def find_timeline(options: Options, seed: int) -> Timeline:
    """An official one, or one made from the seed."""
    flight = options["flight"]
    if flight in NEW:
        return generate(seed, flight.removeprefix(GENERATED))
    return official(flight)


def crew_of(options: Options) -> int:
    return 5 if options["people"] == "5" else int(options["crew"])


def setting_of(options: Options, timeline: Timeline) -> Setting:
    people, crew = int(options["people"]), crew_of(options)
    rules: i64 = RULES[timeline.group]
    if options["window"] == "no":
        rules &= ~mode.WITH_WINDOW
    return Setting(
        options["flight"],
        timeline.group,
        people,
        crew,
        rules,
        len(timeline.phase_ends),
        timeline.heroic_cards,
        packets_of(timeline, people, crew),
        [deck_of(internal, serious, options) for internal in (False, True) for serious in (False, True)],
        prescribed_of(timeline),
        PACES[options["clock"]],
        int(options["captain"]) - 1,
    )


def packets_of(timeline: Timeline, people: int, crew: int) -> vec[i64]:
    """Ordinary cards for each phase: one card less where a heroic one comes with the first packet (SA-SET-15)."""
    packets = vec[i64]()
    dealt = find_deal(crew, people if people > 1 else 0).per_phase
    for phase in range(pieces.PHASES):
        size = dealt[phase] if dealt and phase < len(timeline.phase_ends) else 0
        packets = append(packets, size - 1 if phase == 0 and dealt and timeline.heroic_cards else size)
    return packets


def deck_of(internal: bool, serious: bool, options: Options) -> vec[i64]:
    """The cards of one of the four decks, in the order of the box (SA-SET-01 to SA-SET-04)."""
    cards = vec[i64]()
    threats: list[facts.Threat] = [*facts.internals()] if internal else [*facts.externals()]
    for threat in threats:
        if belongs(threat, "serious" if serious else "common", options["serious" if serious else "level"]):
            cards = append(cards, CARDS.ids.index(threat.id))
    return cards


def prescribed_of(timeline: Timeline) -> vec[i64]:
    """By time token: lessons say which card comes (SA-MODE-07, SA-MODE-08)."""
    cards = vec[i64]()
    if not timeline.threat_cards:
        return cards
    for _ in range(pieces.MOST_THREATS + 1):
        cards = append(cards, NONE)
    announced = [event for event in timeline.event if event.type == "threat"]
    for event, code in zip(announced, timeline.threat_cards, strict=True):
        cards[event.turn] = CARDS.codes.index(code)
    return cards
