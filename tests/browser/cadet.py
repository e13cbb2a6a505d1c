"""Somebody who takes a lesson: reads its file, and does on the screen what it asks for. Knows no words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.space_alert.academy.lessons import find_lesson
from tests.browser.hands import END
from tests.browser.ways import Hand

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from hullbreach.games.space_alert.academy.facts import Act, Lesson, Step

PHASE_ENDS = (3, 7, 12)
MOVEMENTS = {"move_red": "red", "move_blue": "blue", "change_deck": "lift"}
MOST_ANNOUNCEMENTS = 40


class Cadet(Hand):
    """One visitor in one lesson."""

    def __init__(self, page: Page, lesson: str, way: str = "mouse") -> None:
        super().__init__(page, way)
        self.lesson: Lesson = find_lesson(lesson)

    # --- the way through ---
    def enter(self) -> None:
        """From the lobby by what is offered there."""
        self.page.goto("/")
        self.choose("a[href='#/lessons/space-alert']")
        self.choose(f"[data-lesson='{self.lesson.id}']")

    def take(self) -> None:
        """All of it, from its first step to its end."""
        for act in self.lesson.act:
            if act.table:
                self.page.locator("[data-new-table]").click()
                self.page.locator(".table .coach").wait_for()
            for step in act.step:
                self.do(act, step)
        self.page.locator(".landing").wait_for()

    def do(self, act: Act, step: Step) -> None:
        self.at(step)
        if step.kind == "pick":
            for station in step.answer if step.every else step.answer[:1]:
                self.choose(f"[data-pick='{station}']")
        elif step.kind in ("choose", "order"):
            for option in step.answer:
                self.choose(f"[data-option='{option}']")
        elif step.kind == "plan":
            self.plan(act, step)
        elif step.kind == "do":
            for move in step.moves:
                self.make(move)
        elif step.kind == "fly":
            self.fly(step.solution)
        self.go_on(step)

    def at(self, step: Step) -> None:
        self.page.locator(f".coach[data-step='{step.id}']").wait_for()

    def go_on(self, step: Step) -> None:
        if step.kind != "say" and step.kind != "fly":
            self.page.locator(".coach .good").wait_for()
        self.choose("[data-go-on]")

    # --- exercises on paper ---
    def plan(self, act: Act, step: Step) -> None:
        assert act.paper
        given = [*act.paper.plans, *([] for _ in range(act.paper.crew - len(act.paper.plans)))]
        for member, (before, after) in enumerate(zip(given, step.solution, strict=True)):
            for place, action in enumerate(after):
                if action and (place >= len(before) or before[place] != action):
                    self.slot(member, place).click()
                    self.page.locator(f".cards [data-card='{action}']").click()
        self.page.locator("[data-fly]").click()

    # --- at a table ---
    def slot(self, member: int, place: int) -> Locator:
        """One that can be pressed: those of the film before it cannot."""
        return self.page.locator(f"button[data-slot='{member}-{place}']")

    def make(self, move: str) -> None:
        """One move by the hands of a person."""
        verb, *values = move.split()
        if verb == "next":
            self.hear_next()
        elif verb in ("put", "plan"):
            member = int(values.pop(0)[-1]) - 1 if verb == "plan" else 0
            card, turn, side = values
            self.lay(card, member, int(turn) - 1, side)
        elif verb == "shift":
            self.slot(0, int(values[0]) - 1).click()
            self.slot(0, int(values[1]) - 1).click()
        elif verb == "give":
            self.page.locator(f".hand [data-card='{values[0]}']").click()
            self.page.locator(f"[data-give='{int(values[1][-1]) - 1}']").click()
        elif verb == "close":
            self.page.locator("[data-close]").click()
            self.page.locator("[data-close].sure").click()

    def lay(self, card: str, member: int, place: int, side: str) -> None:
        page = self.page
        page.locator(f".hand [data-card='{card}']").click()
        if side == "move":
            page.locator(f".hand [data-card='{card}'].chosen").click()
        self.slot(member, place).click()
        if self.page.locator(f"[data-slot='{member}-{place}'].asked").count():
            self.slot(member, place).click()
        page.locator(".slot.pending").wait_for(state="detached")

    def hear_next(self) -> None:
        page = self.page
        heard = page.locator(".ticker li .at").count()
        page.locator(".acts .primary:enabled:not(.pending)").click()
        page.wait_for_function(
            """heard => !document.querySelector(".ticker")
                || document.querySelectorAll(".ticker li .at").length !== heard""",
            arg=heard,
        )

    def fly(self, plans: list[list[str]]) -> None:
        """Phase after phase: what is planned, then announcements until the next one."""
        for phase, end in enumerate(PHASE_ENDS):
            if not self.page.locator(".board.action").count():
                break
            for member, plan in enumerate(plans):
                for place in range(PHASE_ENDS[phase - 1] if phase else 0, min(end, len(plan))):
                    if plan[place]:
                        self.cover(plan[place], member, place)
            self.hear_phase(phase)
        self.page.locator(END).wait_for()
        self.page.locator("dialog[open] .buttons .primary").click()  # back to the lesson, not away from it

    def cover(self, action: str, member: int, place: int) -> None:
        """Any card that has this half; what lies there already stays."""
        side, half = ("move", f"^='{MOVEMENTS[action]}-'") if action in MOVEMENTS else ("act", f"$='-{action}'")
        if "full" in str(self.slot(member, place).get_attribute("class")):
            return
        card = self.page.locator(f".hand [data-card{half}]").first.get_attribute("data-card")
        self.lay(str(card), member, place, side)
        self.page.locator(f"[data-slot='{member}-{place}'].full").wait_for()

    def hear_phase(self, phase: int) -> None:
        """Until the next phase is open, or nothing is left to hear."""
        for _ in range(MOST_ANNOUNCEMENTS):
            if not self.page.locator(".board.action").count():
                return
            if self.page.locator(".phases .past").count() > phase:
                return
            self.hear_next()
        raise AssertionError("the phase never ends")
