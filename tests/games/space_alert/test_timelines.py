"""Official missions keep the constraints, and so does every mission made from a seed."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games.space_alert import facts
from hullbreach.games.space_alert.facts import Timeline
from hullbreach.games.space_alert.timelines import POINTS, broken, generate, overlaps, points, threats_of
from hullbreach.kernel.errors import BadOption

OFFICIAL = [timeline for timeline in facts.missions().mission if timeline.group == "mission"]


@pytest.mark.parametrize("timeline", facts.missions().mission, ids=lambda timeline: timeline.id)
def test_no_official_announcement_interrupts_another(timeline: Timeline) -> None:
    assert not overlaps(timeline)


@pytest.mark.parametrize("timeline", OFFICIAL, ids=lambda timeline: timeline.id)
def test_official_missions_break_nothing(timeline: Timeline) -> None:
    assert broken(timeline) == []


@pytest.mark.parametrize("difficulty", POINTS)
@pytest.mark.parametrize("length", [480, 600, 900])
def test_new_missions_break_nothing(difficulty: str, length: int) -> None:
    for seed in range(3):
        timeline = generate(seed, difficulty, length)
        assert broken(timeline, POINTS[difficulty]) == []
        assert timeline.phase_ends[-1] == length
        confirmed = [threat for threat in threats_of(timeline) if not threat.unconfirmed]
        assert points(confirmed) == POINTS[difficulty]


def test_a_seed_gives_the_same_mission_forever() -> None:
    assert generate(3) == generate(3)
    assert generate(3) != generate(4)
    told = [(event.t, event.type, event.turn, event.zone) for event in generate(3).event][:4]
    assert told == [
        (20, "threat", 1, "blue"),
        (45, "threat", 3, "white"),
        (95, "threat", 4, "red"),
        (125, "comms_down", 0, ""),
    ]


@pytest.mark.parametrize(("difficulty", "length"), [("nightmare", 600), ("standard", 475), ("standard", 602)])
def test_a_mission_that_cannot_be_made(difficulty: str, length: int) -> None:
    with pytest.raises(BadOption, match="bad-option-value"):
        generate(1, difficulty, length)


def changed(number: int, **fields: int | str | bool) -> Timeline:
    """An official mission with one announcement changed."""
    timeline = OFFICIAL[0]
    events = list(timeline.event)
    events[number] = msgspec.structs.replace(events[number], **fields)
    return msgspec.structs.replace(timeline, event=events)


def first(wanted: str) -> int:
    return next(number for number, event in enumerate(OFFICIAL[0].event) if event.type == wanted)


@pytest.mark.parametrize(
    ("timeline", "constraint"),
    [
        (changed(first("threat"), serious=False), "points"),
        (changed(first("threat"), unconfirmed=True), "unconfirmed"),
        (changed(first("threat"), t=205), "spacing"),
        (changed(first("threat"), turn=8), "turns"),
        (changed(first("comms_down"), duration=40), "silence"),
        (changed(first("incoming_data"), type="data_transfer"), "data"),
        (changed(first("incoming_data"), t=12), "grid"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_broken_constraint_is_named(timeline: Timeline, constraint: str) -> None:
    assert constraint in broken(timeline)


@pytest.mark.parametrize("check", facts.tracks().check, ids=lambda check: f"{check.threat} on {check.track}")
def test_a_walk_the_rulebook_spells_out(check: facts.Check) -> None:
    """Positions after each turn, and the marks that were performed on the way."""
    track = next(track for track in facts.tracks().track if track.id == check.track)
    threat = next(threat for threat in facts.externals() if threat.id == check.threat)
    marks = dict.fromkeys(track.x, "X") | dict.fromkeys(track.y, "Y") | {track.z: "Z"}
    at, acts = track.length, []
    for turn, expected in enumerate(check.moves, start=check.appears):
        acts += [f"{turn}:{marks[space]}" for space in range(at - 1, at - threat.speed - 1, -1) if space in marks]
        at -= threat.speed
        assert at == expected
    assert acts == check.acts
