"""The lessons of the academy: every file is sound, every answer is true, every way through it leads to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.games.space_alert.academy import facts, lessons
from hullbreach.games.space_alert.academy.facts import Act, Goal, Lesson, Place, Step, Until
from hullbreach.games.space_alert.academy.lessons import checked, find_lesson, on_paper
from hullbreach.games.space_alert.action_round import packs
from hullbreach.games.space_alert.facts import PACKAGE
from hullbreach.games.space_alert.papers.film import Film, Scene, make_film
from hullbreach.kernel.catalogue import load_catalogue
from hullbreach.kernel.errors import BadFacts
from hullbreach.kernel.facts import parse
from hullbreach.locales import LANGUAGES, Words
from tests.locales.files import forms
from tests.rules.space_alert.sitting import Sitting

FILE = "space-alert-academy"
ROOT = Path(__file__).parents[3]
ACADEMY = ROOT / "web/src/games/space-alert/academy"
LESSONS = lessons.lessons()
SOURCES = ROOT / "src/hullbreach/games/space_alert/data/academy"

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def steps(*kinds: str) -> Iterator[tuple[Lesson, Act, Step]]:
    for lesson in LESSONS:
        for act in lesson.act:
            for step in act.step:
                if step.kind in kinds or not kinds:
                    yield lesson, act, step


def named(cases: Iterator[tuple[Lesson, Act, Step]]) -> list[Any]:
    return [pytest.param(*case, id=f"{case[0].id}-{case[2].id}") for case in cases]


# --- on paper ---
def moment(film: Film, place: Place) -> Any:
    """The picture at a place of a film."""
    fits = [scene for scene in film.scenes if scene.turn == place.turn and place.step in ("", scene.step)]
    earlier = fits or [scene for scene in film.scenes if scene.turn <= place.turn]
    return msgspec.to_builtins(earlier[-1].ship if earlier else film.ship)


def read_off(picture: Any, path: str) -> str:
    """`shields.0`, `tiles.0.length`, `crew.0.cards.slot_of.4` in a picture."""
    names = path.split(".")
    for place, name in enumerate(names):
        if name == "length":
            return str(len(picture))
        if name == "slot_of":
            return str(picture.index(int(names[place + 1])) + 1)
        picture = picture[int(name)] if isinstance(picture, list) else picture[name]
    return str(picture)


def tells(goal: Goal, scenes: list[Scene]) -> bool:
    return any(
        event.kind == goal.event and goal.values.items() <= event.values.items()
        for scene in scenes
        if not goal.by or scene.turn <= goal.by
        for event in scene.events
    )


def meets(goals: list[Goal], film: Film) -> bool:
    return all(tells(goal, film.scenes) != goal.absent for goal in goals)


@pytest.mark.parametrize(("lesson", "act", "step"), named(case for case in steps() if case[2].truth))
def test_what_is_to_be_predicted_comes_true(lesson: Lesson, act: Act, step: Step) -> None:
    assert act.paper
    assert step.then
    film = make_film(on_paper(act.paper))
    assert read_off(moment(film, step.then), step.truth) == step.answer[0]


@pytest.mark.parametrize(("lesson", "act", "step"), named(steps("plan")))
def test_an_exercise_is_open_until_it_is_solved(lesson: Lesson, act: Act, step: Step) -> None:
    assert act.paper
    assert not meets(step.goals, make_film(on_paper(act.paper)))
    assert meets(step.goals, make_film(on_paper(act.paper, step.solution)))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("gunner", ("in-vain", {"member": "member1", "reason": "no-energy"})),
        ("engineer", ("fired", {"member": "member3", "station": "upper_blue"})),
        ("lift", ("delayed", {"member": "member2"})),
        ("rocket", ("targeted", {"weapon": "rocket"})),
        ("home", ("came-back", {"member": "member1"})),
        ("wrong-card", ("delayed", {"member": "member1"})),
        ("z", ("survived", {"threat": "fighter"})),
        ("stealth", ("destroyed", {"threat": "stealth_fighter"})),
        ("appears", ("appeared", {"threat": "fighter"})),
    ],
)
def test_what_is_said_of_a_film_is_told_in_it(name: str, told: tuple[str, dict[str, str]]) -> None:
    """Answers that are no number: the film tells them by the end of what the step shows, or soon after."""
    act, step = next((act, step) for _, act, step in steps("choose") if step.id == name)
    assert act.paper
    assert step.then
    film = make_film(on_paper(act.paper))
    by = step.then.turn + (1 if name == "appears" else 0)
    assert tells(Goal(event=told[0], values=told[1], by=by), film.scenes)
    before = step.then.turn - 1
    assert not before or not tells(Goal(event=told[0], values=told[1], by=before), film.scenes) or name == "engineer"


# --- at a table ---
class Cadet:
    """Plays a lesson's table as its file says it can be played."""

    def __init__(self, act: Act) -> None:
        assert act.table
        self.act = act
        self.sitting = Sitting({**act.table.options, "clock": "none"}, act.table.seed)
        self.refused = False

    def take(self, step: Step) -> None:
        self.refused = False
        for move in step.partner:
            self.sitting.play(1, move)
        for move in step.moves:
            # What is not refused is played.
            if self.sitting.refusal(0, move):
                self.refused = True

    def is_met(self, until: Until) -> bool:
        public = self.sitting.public
        laid = all(self.sitting.actions(card.member - 1)[card.turn - 1] == card.action for card in until.laid)
        return (
            laid
            and len(public.announcements) >= until.heard
            and public.crew[0].phase >= until.phase
            and (not until.gave or public.crew[0].gave)
            and (not until.refused or self.refused)
            and (not until.round or public.round == until.round)
        )

    def fly(self, plans: list[list[str]]) -> None:
        """All cards lie open: whatever half is wanted, some card has it. Each phase is planned before it ends."""
        for phase in range(3):
            self.plan(plans, phase)
            while self.sitting.public.round == "action" and self.sitting.public.phase == phase + 1:
                self.sitting.play(0, "next")

    def plan(self, plans: list[list[str]], phase: int) -> None:
        setting = self.sitting.table.setting
        if phase >= setting.phases:
            return
        for member, plan in enumerate(plans):
            for slot in range(int(setting.first_slot(phase)), min(len(plan), int(setting.end_slot(phase)))):
                lies = self.sitting.actions(member)[slot]
                if plan[slot] and lies != plan[slot]:
                    self.sitting.play(
                        0, f"plan member{member + 1} {self.card(plan[slot])} {slot + 1} {side(plan[slot])}"
                    )

    def card(self, action: str) -> str:
        half = {"move_red": "red-", "move_blue": "blue-", "change_deck": "lift-"}.get(action)
        return next(
            card
            for card in self.sitting.public.common
            if (card.startswith(half) if half else card.endswith(f"-{action}"))
        )


def side(action: str) -> str:
    return packs.SIDE_NAMES[0 if action.startswith(("move_", "change_")) else 1]


def tables() -> list[Any]:
    return [pytest.param(lesson, act, id=lesson.id) for lesson in LESSONS for act in lesson.act if act.table]


@pytest.mark.parametrize(("lesson", "act"), tables())
def test_every_step_at_a_table_can_be_done_and_is_not_done_before(lesson: Lesson, act: Act) -> None:
    cadet = Cadet(act)
    for step in act.step:
        if step.until:
            assert not cadet.is_met(step.until), step.id
        cadet.take(step)
        assert not step.until or cadet.is_met(step.until), step.id
        if step.kind == "fly":
            cadet.fly(step.solution)
            assert cadet.sitting.public.round == "over"
            outcome = cadet.sitting.game.outcome()
            assert outcome
            assert outcome.won == (True,)


@pytest.mark.parametrize(("lesson", "act"), tables())
def test_a_flight_is_lost_if_nobody_does_anything(lesson: Lesson, act: Act) -> None:
    if not any(step.kind == "fly" for step in act.step):
        return
    cadet = Cadet(act)
    cadet.fly([])
    outcome = cadet.sitting.game.outcome()
    assert outcome
    assert outcome.won == (False,)


@pytest.mark.parametrize("name", ["first-flight", "second-flight"])
def test_the_walk_through_is_the_flight_that_was_flown(name: str) -> None:
    lesson = find_lesson(name)
    flown, walked = lesson.act
    assert flown.table
    assert walked.paper
    public = Sitting({**flown.table.options, "clock": "none"}, flown.table.seed)
    public.finish()
    assert {zone: track.id for zone, track in public.public.tracks.items()} == walked.paper.tracks
    assert [(one.time, one.zone, one.card) for one in public.public.threats] == [
        (one.time, one.zone, one.id) for one in walked.paper.threats
    ]
    assert walked.paper.plans == flown.step[-1].solution
    film = make_film(on_paper(walked.paper))
    assert film.outcome == "won"
    assert set(film.fates) == {"destroyed"}
    assert film.scenes[-1].ship.tiles == [[], [], []]


def test_nothing_of_a_walk_through_comes_before_its_flight() -> None:
    """What tells how to fly stands behind the flight."""
    for lesson in LESSONS:
        flights = [number for number, act in enumerate(lesson.act) if act.step[-1].kind == "fly"]
        for number, act in enumerate(lesson.act):
            if act.paper and flights and act.paper.plans == lesson.act[flights[0]].step[-1].solution:
                assert number > flights[0]


# --- what files can get wrong ---
def test_there_are_seven_lessons_and_what_stands_beside_them() -> None:
    assert [lesson.number for lesson in LESSONS if not lesson.extra] == [1, 2, 3, 4, 5, 6, 7]
    assert {path.stem for path in SOURCES.glob("*.toml")} == set(lessons.NAMES)


@every_lesson
def test_every_rule_a_step_rests_on_is_in_the_rulebook(lesson: Lesson) -> None:
    known = set(load_catalogue(PACKAGE).ids())
    assert {step.rule for act in lesson.act for step in act.step if step.rule} <= known


SHIP = (SOURCES / "ship.toml").read_text(encoding="utf-8")
REPAIR = (SOURCES / "advanced.toml").read_text(encoding="utf-8")
DESTROYED = 'event = "destroyed", values = { threat = "hacked'
MIND = 'kind = "do"\nat = ["boards"]\nrule = "SA-PLAN-04"'
ACTION = (SOURCES / "action.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "text", "before", "after", "entry"),
    [
        ("ship", SHIP, 'kind = "say"', 'kind = "sing"', "act 1, step 1, kind"),
        ("ship", SHIP, "minutes = 4", "minutes = 4\nsong = 1", "-"),
        ("ship", SHIP, 'id = "ship"', 'id = "boat"', "id"),
        ("ship", SHIP, 'id = "stations"', 'id = "goal"', "goal"),
        ("ship", SHIP, 'answer = ["lower_white"]', 'answer = ["cellar"]', "find"),
        ("ship", SHIP, 'answer = ["X"]', 'answer = ["Q"]', "marks"),
        ("ship", SHIP, 'answer = ["capsule", ', "answer = [", "chain"),
        ("ship", SHIP, 'at = ["tracks"]', 'at = ["moon"]', "tracks"),
        ("ship", SHIP, "then = { turn = 0 }\n", "", "start"),
        ("ship", SHIP, 'red = "T6"', 'red = "T9"', "act"),
        ("ship", SHIP, "[act.paper]\n", "[act.table]\noptions = {}\nseed = 1\n[act.paper]\n", "act"),
        ("advanced", REPAIR, DESTROYED, DESTROYED.replace("destroyed", "sunk"), "repair"),
        ("advanced", REPAIR, '["move_red", "", "b"], ["c"]', '["move_red", "", "a"], ["c"]', "repair"),
        ("advanced", REPAIR, 'flight = "advanced_simulation_1"', 'flight = "picnic"', "act"),
        ("action", ACTION, "until = { phase = 2 }\n", "", "close"),
        ("action", ACTION, MIND, MIND.replace('"do"', '"pick"'), "mind"),
    ],
)  # fmt: skip
def test_a_bad_file_says_where(name: str, text: str, before: str, after: str, entry: str) -> None:
    assert before in text
    with pytest.raises(BadFacts) as caught:
        checked(parse(text.replace(before, after, 1).encode(), f"academy/{name}.toml", facts.Lesson), name)
    assert caught.value.details["file"] == f"academy/{name}.toml"
    assert caught.value.details["entry"] == entry


# --- words ---
def wanted_words() -> set[str]:
    """Every form that the lessons need."""
    found = set()
    for lesson in LESSONS:
        found |= {f"{FILE}-{lesson.id}", f"{FILE}-{lesson.id}.about"}
    for lesson, _, step in steps():
        begin = f"{FILE}-{lesson.id}-{step.id}"
        found.add(begin)
        if step.kind in ("pick", "choose", "order", "plan"):
            found |= {f"{begin}.wrong", f"{begin}.right"}
        if step.until and (step.until.laid or step.until.refused):
            found.add(f"{begin}.wrong")
        if step.until:
            found.add(f"{begin}.right")
        if step.hint:
            found.add(f"{begin}.hint")
        found |= {f"{begin}.o-{option}" for option in step.options if not re.fullmatch(r"\d+|[XYZ]", option)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_say_everything_they_have_to(language: str) -> None:
    said = forms(language, FILE)
    assert wanted_words() <= set(said)
    words = Words(language)
    assert words.say(f"{FILE}-ship-goal")
    spare = {form for form in said if not re.match(rf"{FILE}-(ui|advice|praise)-", form)} - wanted_words()
    assert {form for form in spare if not form.endswith((".remark", ".wrong"))} == set()


def test_what_the_screens_say_is_used_and_there() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in ACADEMY.iterdir())
    said = {form.removeprefix(f"{FILE}-ui-") for form in forms("en", FILE) if form.startswith(f"{FILE}-ui-")}
    assert set(re.findall(r"\bui\(\"([\w-]+)\"", source)) <= said
    written = set(re.findall(r'"([\w-]+)"', source))
    begun = tuple(re.findall(r"ui\(`([\w-]+-)\$", source))
    ends = tuple(re.findall(r"ui\(`\$\{\w+\}(-[\w-]+)`", source))
    assert {one for one in said if one not in written and not one.startswith(begun) and not one.endswith(ends)} == set()


def test_every_remark_on_a_flight_has_words_and_is_made() -> None:
    source = (ACADEMY / "debrief.ts").read_text(encoding="utf-8")
    made = set(re.findall(r'(?:id: |who\()"([a-z-]+)"', source)) | {"all-destroyed", "destroyed"}
    said = {form for form in forms("en", FILE) if re.match(rf"{FILE}-(advice|praise)-", form)}
    assert {re.sub(rf"{FILE}-(advice|praise)-", "", form) for form in said} == made
