"""A Space Alert mission for a crew with the box: what the computer announces when, and which cards it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from hullbreach.cli.simulate import plain_table
from hullbreach.games.space_alert.timelines import STANDARD, USUAL_LENGTH, WARNINGS, generate, official, reserved
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from rich.table import Table

    from hullbreach.cli.terminal import Terminal
    from hullbreach.games.space_alert.facts import Announcement, Timeline
    from hullbreach.games.space_alert.papers.paper import FlightPaper

THREATS: Final = {
    (False, False): "cli-mission-threat",
    (True, False): "cli-mission-serious-threat",
    (False, True): "cli-mission-internal-threat",
    (True, True): "cli-mission-serious-internal-threat",
}
"""By whether it is serious, and whether it is internal."""
OTHERS: Final = {
    "incoming_data": "cli-mission-incoming-data",
    "data_transfer": "cli-mission-data-transfer",
    "comms_down": "cli-mission-comms-down",
}
Moment = tuple[int, str, str]
"""The second, what is said then, and the card it brings."""


def choose_timeline(mission: str | None, seed: int, difficulty: str | None, length: int | None) -> Timeline:
    """An official one, or a new one from the seed; raises HullError."""
    if mission is None:
        return generate(seed, difficulty or STANDARD, USUAL_LENGTH if length is None else length)
    for flag, given in (("--difficulty", difficulty), ("--length", length)):
        if given is not None:
            raise HullError("official-mission", mission=mission, option=flag)
    return official(mission)


def show_mission(terminal: Terminal, timeline: Timeline, paper: FlightPaper, seed: int, as_json: bool) -> None:
    if as_json:
        flight = {"game": f"{timeline.id}-{seed}", "input": paper, "announcements": timeline}
        terminal.raw(msgspec.json.encode(flight).decode())
        return
    name = mission_name(terminal, timeline)
    terminal.tell(terminal.say("cli-mission-heading", mission=name, crew=paper.crew, seed=str(seed)), "bold")
    for zone, track in paper.tracks.items():
        terminal.tell(
            terminal.say("cli-mission-track", zone=terminal.say(f"space-alert-zone-{zone}.track"), track=track)
        )
    terminal.show(script_table(terminal, timeline, paper))


def mission_name(terminal: Terminal, timeline: Timeline) -> str:
    official = f"space-alert-mission-{timeline.id}"
    return terminal.say(official if terminal.words.has(official) else "cli-mission-generated")


def script_table(terminal: Terminal, timeline: Timeline, paper: FlightPaper) -> Table:
    table = plain_table(terminal, "time", "announcement", "threat-card")
    for second, sentence, card in sorted(script(terminal, timeline, paper), key=lambda moment: moment[0]):
        table.add_row(f"{second // 60}:{second % 60:02}", sentence, card)
    return table


def script(terminal: Terminal, timeline: Timeline, paper: FlightPaper) -> list[Moment]:
    """Everything the computer says; what happens at the same second in the order in which it is said."""
    cards = {threat.time: threat for threat in paper.threats}
    moments = phases(terminal, timeline)
    for event in timeline.event:
        threat = cards.get(event.turn)
        card = f"{terminal.say(f'space-alert-threat-{threat.id}')} ({threat.code})" if threat else ""
        moments.append((event.t, announced(terminal, event, threat is None), card))
        if event.type == "comms_down":
            moments.append((event.t + reserved(event), terminal.say("cli-mission-restored"), ""))
    return moments


def phases(terminal: Terminal, timeline: Timeline) -> list[Moment]:
    """Beginnings, warnings and ends of the phases; the last one ends the operation."""
    moments: list[Moment] = []
    start = 0
    for number, end in enumerate(timeline.phase_ends, start=1):
        last = "yes" if end == timeline.phase_ends[-1] else "no"
        moments.append((start, terminal.say("cli-mission-phase-begins", phase=number), ""))
        for before in WARNINGS:
            sentence = terminal.say("cli-mission-phase-ends", phase=number, seconds=before, last=last)
            moments.append((end - before, sentence, ""))
        start = end
    return [*moments, (start, terminal.say("cli-mission-jump"), "")]


def announced(terminal: Terminal, event: Announcement, ignored: bool) -> str:
    if event.type != "threat":
        return terminal.say(OTHERS[event.type], seconds=event.duration)
    message = THREATS[event.serious, event.internal]
    sentence = terminal.say(message, turn=event.turn, zone=zone_name(terminal, event))
    if not event.unconfirmed:
        return sentence
    return terminal.say("cli-mission-unconfirmed", report=sentence, ignored="yes" if ignored else "no")


def zone_name(terminal: Terminal, event: Announcement) -> str:
    return terminal.say(f"space-alert-zone-{event.zone or 'internal'}")
