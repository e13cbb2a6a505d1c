"""Lessons, read and checked: what a file can get wrong is said with its lesson, its step and its field."""

from __future__ import annotations

from functools import cache
from typing import Final

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.academy.facts import Act, Lesson, Paper, Step
from hullbreach.games.space_alert.facts import PACKAGE
from hullbreach.games.space_alert.options import OPTIONS, PACES
from hullbreach.games.space_alert.papers.paper import FlightPaper, ThreatPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.told import EVENTS
from hullbreach.kernel.errors import BadFacts, HullError
from hullbreach.kernel.facts import load
from hullbreach.kernel.options import settle

FOLDER: Final = "academy"
NAMES: Final = (
    "ship",
    "action",
    "resolution",
    "first-flight",
    "second-flight",
    "simulation",
    "advanced",
    "mission",
)
STATIONS: Final = pieces.STATION_NAMES[: int(pieces.STATIONS)]
AT_TABLE: Final = ("do", "fly")
ON_PAPER: Final = ("pick", "plan")
PLACES: Final = frozenset({"ship", "tracks", "track-red", "track-white", "track-blue", "boards", "hand", "acts", "bar"})
"""What a step may point at, beside stations."""


@cache
def lessons() -> list[Lesson]:
    """All of them, in order; raises BadFacts."""
    return [checked(load(PACKAGE, f"{FOLDER}/{name}.toml", Lesson), name) for name in NAMES]


def find_lesson(name: str) -> Lesson:
    return next(lesson for lesson in lessons() if lesson.id == name)


def on_paper(paper: Paper, plans: list[list[str]] | None = None) -> FlightPaper:
    """The flight as the engine reads it, with its own plans or others."""
    rows = [*(paper.plans if plans is None else plans)]
    rows += [[] for _ in range(paper.crew - len(rows))]
    return FlightPaper(
        crew=paper.crew,
        flight=paper.flight,
        tracks=paper.tracks,
        threats=[ThreatPaper(threat.time, threat.zone, threat.id) for threat in paper.threats],
        plans=[[action or None for action in row] for row in rows],
        damage_seed=paper.damage_seed,
    )


# --- checking ---
def checked(lesson: Lesson, name: str) -> Lesson:
    """What no schema can say; raises BadFacts."""
    if lesson.id != name:
        raise wrong(name, "id", f"expected {name}")
    seen: set[str] = set()
    for act in lesson.act:
        check_stage(lesson, act)
        for step in act.step:
            if step.id in seen:
                raise wrong(name, step.id, "used twice")
            seen.add(step.id)
            if problem := problem_of(step, act):
                raise wrong(name, step.id, problem)
    return lesson


def wrong(lesson: str, entry: str, problem: str) -> BadFacts:
    return BadFacts("bad-facts", file=f"{FOLDER}/{lesson}.toml", entry=entry, problem=problem)


def check_stage(lesson: Lesson, act: Act) -> None:
    """One stage, and a possible one."""
    if (act.paper is None) == (act.table is None):
        raise wrong(lesson.id, "act", "needs a paper or a table")
    try:
        if act.paper is not None:
            read(on_paper(act.paper))
        if act.table is not None:
            for clock in act.table.clocks or ["none"]:
                settle(OPTIONS, {**act.table.options, "clock": clock})
    except HullError as error:
        raise wrong(lesson.id, "act", f"{error.code} {error.details}") from None
    if act.table is not None and not set(act.table.clocks) <= set(PACES):
        raise wrong(lesson.id, "clocks", "no such clock")


def problem_of(step: Step, act: Act) -> str:
    """What is wrong with a step, or nothing."""
    if step.kind in AT_TABLE and act.table is None:
        return "needs a table"
    if step.kind in ON_PAPER and act.paper is None:
        return "needs a flight on paper"
    if not set(step.at) <= PLACES | set(STATIONS):
        return "points at nothing"
    return question_problem(step) or plan_problem(step, act) or table_problem(step)


def question_problem(step: Step) -> str:
    if step.kind == "pick" and not (step.answer and set(step.answer) <= set(STATIONS)):
        return "answer: stations expected"
    if step.kind == "choose" and not (len(step.answer) == 1 and step.answer[0] in step.options):
        return "answer: one of the options expected"
    if step.kind == "order" and sorted(step.answer) != sorted(step.options):
        return "answer: all options expected"
    if step.truth and not step.then:
        return "then: expected beside truth"
    return ""


def plan_problem(step: Step, act: Act) -> str:
    if step.kind != "plan" or act.paper is None:
        return ""
    if not (step.open and step.goals and step.solution):
        return "open, goals and solution expected"
    kinds = [kind.name for kind in EVENTS.kinds]
    if not all(goal.event in kinds for goal in step.goals):
        return "goals: no such event"
    given = [*act.paper.plans, *([[]] * (act.paper.crew - len(act.paper.plans)))]
    for member, (before, after) in enumerate(zip(given, step.solution, strict=True)):
        for slot in range(max(len(before), len(after))):
            old = before[slot] if slot < len(before) else ""
            new = after[slot] if slot < len(after) else ""
            if old != new and not ([member + 1, slot + 1] in step.open and (not new or new in step.cards)):
                return f"solution: member {member + 1}, turn {slot + 1} cannot be planned so"
    return ""


def table_problem(step: Step) -> str:
    if step.kind == "do" and step.until is None:
        return "until: expected"
    if step.kind == "fly" and not step.solution:
        return "solution: expected"
    return ""
