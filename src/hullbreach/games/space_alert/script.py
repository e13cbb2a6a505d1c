"""The ship's computer: what it announces (catalogue topic `announce`), from the timeline of a mission."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hullbreach.games.space_alert.facts import missions
from hullbreach.games.space_alert.timelines import WARNINGS, ZONES, generate, official
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.script import SEED, Cue, Phrase, Script

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hullbreach.games.space_alert.facts import Announcement, Timeline

GAME: Final = "space-alert"
MOST_DIGITS: Final = 15
COUNTDOWN: Final = 5
LAST_TIME: Final = 8
MOST_PHASES: Final = 3
MINUTE: Final = 60


def script(mission: str) -> Script:
    """By id (`simulation_2`), by the number of a real mission (`3`) or by seed (`seed-42`); raises BadOption."""
    if mission.startswith(SEED):
        return new_script(mission.removeprefix(SEED))
    timeline = official(mission)
    return script_of(timeline, timeline.id)


def new_script(digits: str) -> Script:
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS):
        raise BadOption("bad-option-value", option="seed", value=digits, expected=f"0-{10**MOST_DIGITS - 1}")
    return script_of(generate(int(digits)), f"{SEED}{int(digits)}")


def script_of(timeline: Timeline, mission: str) -> Script:
    cues = [alert()]
    for event in timeline.event:
        cues += CUES[event.type](event)
    for phase, end in enumerate(timeline.phase_ends, start=1):
        cues += closing(phase, end, last=phase == len(timeline.phase_ends))
    return Script(GAME, mission, timeline.group, list(timeline.phase_ends), in_turn(cues))


def alert() -> Cue:
    """SA-ANN-01."""
    return Cue(0, "alert", [Phrase("alert"), Phrase("phase-begins", 1)])


def in_turn(cues: list[Cue]) -> list[Cue]:
    """In the order of time; who speaks at the same moment as the return of communications waits for it."""
    return sorted(cues, key=lambda cue: (cue.at, cue.kind != "restored"))


# --- what happens in space ---
def threat(event: Announcement) -> list[Cue]:
    """SA-ANN-02 to SA-ANN-05, SA-ANN-07."""
    says = [Phrase("time", event.turn), Phrase(threat_phrase(event.zone, serious=event.serious))]
    return [Cue(event.t, "threat", [Phrase("unconfirmed"), *says] if event.unconfirmed else says)]


def threat_phrase(zone: str, *, serious: bool) -> str:
    """Where an internal threat appears is not said (SA-ANN-21)."""
    return f"{'serious' if serious else 'threat'}-{zone or 'internal'}"


# --- what the computer does by itself ---
def incoming_data(event: Announcement) -> list[Cue]:
    """SA-ANN-08."""
    return [Cue(event.t, "data", [Phrase("data")])]


def data_transfer(event: Announcement) -> list[Cue]:
    """SA-ANN-09: a countdown to the beep that ends it."""
    lasts = int(missions().timing["data_transfer_window"])
    return [Cue(event.t, "transfer", [Phrase("transfer")], lasts), *countdown(event.t + lasts)]


def comms_down(event: Announcement) -> list[Cue]:
    """SA-ANN-12."""
    return [
        Cue(event.t, "silence", [Phrase("down")], event.duration),
        Cue(event.t + event.duration, "restored", [Phrase("restored")]),
    ]


CUES: Final[dict[str, Callable[[Announcement], list[Cue]]]] = {
    "threat": threat,
    "incoming_data": incoming_data,
    "data_transfer": data_transfer,
    "comms_down": comms_down,
}


def countdown(end: int) -> list[Cue]:
    return [Cue(end - number, "count", [Phrase("count", number)]) for number in range(COUNTDOWN, 0, -1)]


# --- phases ---
def closing(phase: int, end: int, *, last: bool) -> list[Cue]:
    """Warnings and the end of a phase (SA-ANN-13, SA-ANN-14), or of the mission (SA-ANN-15, SA-ANN-16)."""
    said = [before for before in WARNINGS if before > COUNTDOWN]
    return [*(warning(phase, end - before, before, last=last) for before in said), *over(phase, end, last=last)]


def warning(phase: int, at: int, before: int, *, last: bool) -> Cue:
    left = "minute" if before == MINUTE else "twenty"
    return Cue(at, "warning", [Phrase(f"mission-{left}") if last else Phrase(f"phase-{left}", phase)])


def over(phase: int, end: int, *, last: bool) -> list[Cue]:
    """The countdown from five, and the end itself."""
    return [*countdown(end), ending(phase, end, last=last)]


def ending(phase: int, end: int, *, last: bool) -> Cue:
    if last:
        return Cue(end, "end", [Phrase("mission-over")])
    return Cue(end, "phase", [Phrase("phase-over", phase), Phrase("phase-begins", phase + 1)])


def phrases() -> Iterator[Phrase]:
    """All that can ever be said: there must be a clip of each."""
    yield from (Phrase(name) for name in ("alert", "unconfirmed", "data", "transfer", "down", "restored"))
    yield from (Phrase("time", number) for number in range(1, LAST_TIME + 1))
    for zone in (*ZONES, ""):
        yield from (Phrase(threat_phrase(zone, serious=serious)) for serious in (False, True))
    yield from (Phrase("count", number) for number in range(1, COUNTDOWN + 1))
    yield from (Phrase("phase-begins", phase) for phase in range(1, MOST_PHASES + 1))
    for phase in range(1, MOST_PHASES):
        yield from (Phrase(f"phase-{name}", phase) for name in ("minute", "twenty", "over"))
    yield from (Phrase(f"mission-{name}") for name in ("minute", "twenty", "over"))
