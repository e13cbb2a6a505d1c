"""Missions as the computer announces them: what every timeline must satisfy, and new ones from a seed.

The constraints are those the official missions keep (see the README of the facts); `broken` names each that a timeline
does not. The generator draws until nothing is broken, so what it may produce is said in one place.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeVar

import msgspec

from hullbreach.games.space_alert.facts import Announcement, Timeline, ZoneName, missions
from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.errors import BadOption

T = TypeVar("T")

GRID: Final = 5  # seconds
STANDARD: Final = "standard"
POINTS: Final = {"easy": 5, STANDARD: 7, "hard": 9}  # of confirmed threats; one unconfirmed common one comes on top
USUAL_LENGTH: Final = 600
SHORTEST: Final = 480
LONGEST: Final = 900
# Seconds an announcement needs for itself.
THREAT_S: Final = 15
DATA_S: Final = 10
WARNING_S: Final = 5
WARNINGS: Final = (60, 20, 5)  # before the end of a phase
# Of a round of the usual length.
PHASE_SHARES: Final = ((205, 240), (215, 235), (140, 155))
COMMON_EXTERNAL: Final = range(1, 9)
SERIOUS_EXTERNAL: Final = range(2, 8)
COMMON_INTERNAL: Final = range(2, 8)
SERIOUS_INTERNAL: Final = range(3, 7)
# Fewest and most of them in each phase.
INCOMING_DATA: Final = ((1, 3), (0, 2), (0, 1))
DATA_TRANSFERS: Final = ((0, 1), (1, 2), (0, 2))
ZONES: Final[tuple[ZoneName, ...]] = ("red", "white", "blue")
PATIENCE: Final = 100_000


def points(threats: list[Announcement]) -> int:
    return sum(2 if threat.serious else 1 for threat in threats)


def threats_of(timeline: Timeline) -> list[Announcement]:
    return [event for event in timeline.event if event.type == "threat"]


def reserved(event: Announcement) -> int:
    """How long it keeps the computer busy."""
    if event.type == "threat":
        return THREAT_S
    return event.duration if event.type == "comms_down" else DATA_S


def warnings(timeline: Timeline) -> list[int]:
    return [end - before for end in timeline.phase_ends for before in WARNINGS]


def phase_at(timeline: Timeline, t: int) -> int:
    """The phase (from 0) that is open at second `t`."""
    return next(phase for phase, end in enumerate(timeline.phase_ends) if t < end)


# --- what a timeline must satisfy ---
def broken(timeline: Timeline, budget: int = POINTS[STANDARD]) -> list[str]:
    """The names of the constraints it breaks."""
    threats = threats_of(timeline)
    checks = {
        "turns": turns_fit(timeline, threats),
        "data": data_fits(timeline),
        "silence": silence_fits(timeline),
        "spacing": spacing_fits(timeline, threats),
        "overlap": not overlaps(timeline),
        "grid": all(event.t % GRID == 0 for event in timeline.event),
    }
    return broken_by(threats, budget) + [name for name, holds in checks.items() if not holds]


def broken_by(threats: list[Announcement], budget: int) -> list[str]:
    """The constraints that the threats break whenever they are announced."""
    checks = {
        "points": points([threat for threat in threats if not threat.unconfirmed]) == budget,
        "unconfirmed": [threat.serious for threat in threats if threat.unconfirmed] == [False],
        "serious": 1 <= sum(threat.serious for threat in threats) <= 3,
        "internal": internal_fits(threats),
        "windows": all(threat.turn in window(threat) for threat in threats),
        "phases": phases_fit(threats, budget),
        "zones": zones_fit([threat.zone for threat in threats if not threat.internal]),
    }
    return [name for name, holds in checks.items() if not holds]


def internal_fits(threats: list[Announcement]) -> bool:
    inside = [threat for threat in threats if threat.internal]
    turns = sorted(threat.turn for threat in inside)
    apart = all(later - earlier > 1 for earlier, later in pairwise(turns))
    serious = sum(threat.serious for threat in inside)
    return 1 <= len(inside) <= 2 and points(inside) <= 3 and serious <= 1 and apart


def turns_fit(timeline: Timeline, threats: list[Announcement]) -> bool:
    """Announced in the order of T+n, no number twice, 1-4 in phase 1 and 5-8 in phase 2."""
    turns = [threat.turn for threat in threats]
    in_phase = all(phase_at(timeline, threat.t) == (threat.turn - 1) // 4 for threat in threats)
    return turns == sorted(set(turns)) and in_phase


def window(threat: Announcement) -> range:
    if threat.internal:
        return SERIOUS_INTERNAL if threat.serious else COMMON_INTERNAL
    return SERIOUS_EXTERNAL if threat.serious else COMMON_EXTERNAL


def phases_fit(threats: list[Announcement], budget: int) -> bool:
    """Both phases carry their share; the numbers of threats differ by two at most."""
    first = [threat for threat in threats if threat.turn <= 4]
    second = [threat for threat in threats if threat.turn > 4]
    least = (budget + 1) // 2 - 1
    most = budget + 1 - least
    balanced = least <= points(first) <= most and least <= points(second) <= most
    return balanced and abs(len(first) - len(second)) <= 2


def zones_fit(zones: list[str]) -> bool:
    """With four external threats or more every zone has one or two (three of a bigger budget), never three in a row."""
    in_row = any(zones[place] == zones[place + 1] == zones[place + 2] for place in range(len(zones) - 2))
    counts = [zones.count(zone) for zone in ZONES]
    return not in_row and (len(zones) < 4 or (min(counts) >= 1 and max(counts) <= (2 if len(zones) <= 6 else 3)))


def data_fits(timeline: Timeline) -> bool:
    incoming = per_phase(timeline, "incoming_data")
    transfers = per_phase(timeline, "data_transfer")
    spread = all(low <= count <= high for count, (low, high) in zip(incoming, INCOMING_DATA, strict=True))
    spread &= all(low <= count <= high for count, (low, high) in zip(transfers, DATA_TRANSFERS, strict=True))
    every_phase = all(one + other for one, other in zip(incoming, transfers, strict=True))
    return spread and every_phase and 2 <= sum(incoming) <= 3 and 3 <= sum(transfers) <= 4


def per_phase(timeline: Timeline, kind: str) -> list[int]:
    """How often it is announced in each phase."""
    phases = [phase_at(timeline, event.t) for event in timeline.event if event.type == kind]
    return [phases.count(phase) for phase in range(len(timeline.phase_ends))]


def silence_fits(timeline: Timeline) -> bool:
    silences = [event for event in timeline.event if event.type == "comms_down"]
    total = sum(event.duration for event in silences)
    single = all(5 <= event.duration <= 30 for event in silences)
    last = any(phase_at(timeline, event.t) == 2 for event in silences)
    early = all(event.t + event.duration <= timeline.phase_ends[-1] - 15 for event in silences)
    return 2 <= len(silences) <= 5 and 45 <= total <= 65 and single and last and early


def spacing_fits(timeline: Timeline, threats: list[Announcement]) -> bool:
    """The first threat of a phase comes soon, the others with time between, none shortly before its end."""
    for phase, (soonest, latest) in enumerate(((10, 20), (5, 40))):
        start = timeline.phase_ends[phase - 1] if phase else 0
        times = [threat.t - start for threat in threats if phase_at(timeline, threat.t) == phase]
        if not times or not soonest <= times[0] <= latest:
            return False
        if any(later - earlier < 25 for earlier, later in pairwise(times)):
            return False
        if times[-1] + start > timeline.phase_ends[phase] - 50:
            return False
    return True


def overlaps(timeline: Timeline) -> bool:
    busy = sorted(
        [(event.t, event.t + reserved(event)) for event in timeline.event]
        + [(warning, warning + WARNING_S) for warning in warnings(timeline)]
    )
    return any(start < end for (_, end), (start, _) in pairwise(busy))


# --- official ones ---
def official(name: str) -> Timeline:
    """By its id, or a mission by its number alone; raises BadOption."""
    wanted = f"mission_{name}" if name.isdigit() else name
    for timeline in missions().mission:
        if timeline.id == wanted:
            return timeline
    names = ", ".join(timeline.id.removeprefix("mission_") for timeline in missions().mission)
    raise BadOption("bad-option-value", option="mission", value=name, expected=names)


# --- new ones ---
def generate(seed: int, difficulty: str = STANDARD, length: int = USUAL_LENGTH) -> Timeline:
    """A mission nobody has heard; the same seed gives the same one forever. Raises BadOption."""
    if difficulty not in POINTS:
        raise BadOption("bad-option-value", option="difficulty", value=difficulty, expected=", ".join(POINTS))
    if not SHORTEST <= length <= LONGEST or length % GRID:
        expected = f"{SHORTEST}-{LONGEST}, a multiple of {GRID}"
        raise BadOption("bad-option-value", option="length", value=str(length), expected=expected)
    dice = seeded(seed)
    ends = phase_ends(dice, length)
    threats = draw_threats(dice, POINTS[difficulty])
    for _ in range(PATIENCE):
        timeline = announce(dice, ends, threats)
        if not broken(timeline, POINTS[difficulty]):
            return timeline
        threats = draw_threats(dice, POINTS[difficulty])
    raise RuntimeError("no mission satisfies the constraints")  # pragma: no cover - they leave plenty


def pick(dice: Dice, low: int, high: int) -> int:
    """Any multiple of the grid from low to high."""
    return low + GRID * int(dice.roll((high - low) // GRID + 1))


def phase_ends(dice: Dice, length: int) -> list[int]:
    """Phases as long as official ones, stretched to the length asked for."""
    while True:
        first, second, third = (pick(dice, low, high) for low, high in PHASE_SHARES)
        if first + second + third == USUAL_LENGTH:
            end_of_first = first * length // USUAL_LENGTH // GRID * GRID
            end_of_second = (first + second) * length // USUAL_LENGTH // GRID * GRID
            return [end_of_first, end_of_second, length]


def draw_threats(dice: Dice, budget: int) -> list[Announcement]:
    """Which kinds of threats, where and when."""
    while True:
        serious = 1 + int(dice.roll(3))
        count = serious + budget - 2 * serious + 1
        threats = deal_threats(dice, serious, count) if count <= len(COMMON_EXTERNAL) else []
        if threats and not broken_by(threats, budget):
            return threats


def deal_threats(dice: Dice, serious: int, count: int) -> list[Announcement]:
    """That many of them, each with a turn of its own; one or two are internal, a common one is unconfirmed."""
    turns = sorted(shuffled(dice, list(COMMON_EXTERNAL))[:count])
    grave = set(shuffled(dice, turns)[:serious])
    inside = set(shuffled(dice, turns)[: 1 + int(dice.roll(2))])
    unsure = shuffled(dice, [turn for turn in turns if turn not in grave])[:1]
    return [
        Announcement(
            t=0,
            type="threat",
            turn=turn,
            zone="" if turn in inside else ZONES[int(dice.roll(3))],
            serious=turn in grave,
            internal=turn in inside,
            unconfirmed=turn in unsure,
        )
        for turn in turns
    ]


def shuffled(dice: Dice, items: list[T]) -> list[T]:
    rest = list(items)
    return [rest.pop(int(dice.roll(len(rest)))) for _ in items]


def announce(dice: Dice, ends: list[int], threats: list[Announcement]) -> Timeline:
    """Put the threats on the clock, then data and silence into the gaps."""
    timeline = Timeline(
        id="generated",
        code="",
        group="mission",
        turns=12,
        phase_ends=ends,
        heroic_cards=True,
        internal_threats=True,
        confidence="reconstructed",
        event=clocked(dice, ends, threats),
    )
    for event, phase in draw_rest(dice):
        timeline = squeeze_in(dice, timeline, event, phase)
    return timeline


def clocked(dice: Dice, ends: list[int], threats: list[Announcement]) -> list[Announcement]:
    """The first threat of a phase early, the others with time to talk between."""
    events: list[Announcement] = []
    for phase in (0, 1):
        t = pick(dice, 10, 20) if phase == 0 else ends[0] + pick(dice, 5, 40)
        for threat in (threat for threat in threats if (threat.turn - 1) // 4 == phase):
            events.append(msgspec.structs.replace(threat, t=t))
            t += pick(dice, 25, 70)
    return events


def draw_rest(dice: Dice) -> list[tuple[Announcement, int]]:
    """Data and silence with their phases; the longest first, while there is room."""
    silences = [(pick(dice, 5, 30), 2), *((pick(dice, 5, 30), int(dice.roll(3))) for _ in range(1 + int(dice.roll(4))))]
    incoming = [0, *(int(dice.roll(3)) for _ in range(1 + int(dice.roll(2))))]
    transfers = [1, *(int(dice.roll(3)) for _ in range(2 + int(dice.roll(2))))]
    rest = [(Announcement(t=0, type="comms_down", duration=length), phase) for length, phase in sorted(silences)[::-1]]
    rest += [(Announcement(t=0, type="data_transfer"), phase) for phase in transfers]
    return rest + [(Announcement(t=0, type="incoming_data"), phase) for phase in incoming]


def squeeze_in(dice: Dice, timeline: Timeline, event: Announcement, phase: int) -> Timeline:
    """At any moment of the phase when the computer is silent; left out if there is none."""
    start = timeline.phase_ends[phase - 1] if phase else 0
    for t in shuffled(dice, list(range(start + GRID, timeline.phase_ends[phase] - GRID, GRID))):
        events = sorted([*timeline.event, msgspec.structs.replace(event, t=t)], key=lambda event: event.t)
        fuller = msgspec.structs.replace(timeline, event=events)
        if not overlaps(fuller):
            return fuller
    return timeline
