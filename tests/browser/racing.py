"""Truckers who race: they weld on whatever comes and leaves no error, and give the first answer to whatever is asked,
by mouse, by keys alone, or by touch."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from tests.browser.hands import END, chance_of
from tests.browser.test_galaxy_trucker_flight import seq

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

MOST_DRAWS = 50
FEW = 3
"""So many components, the starting cabin among them, leave sides to build on; with more a ship may be closed."""
MOST_TABS = 120
PATIENCE_S = 120
SPOTS = ".slip .square:not(.full)"
WRONG = ("bad contact", "exhaust", "barrel", "mauvais contact", "tuyère", "tube")
"""What squares are called where a component would join, and be an error."""
JOINS = f"{SPOTS}.lit" + "".join(f":not([aria-label*='{word}'])" for word in WRONG)
ENGINES = ("engine", "moteur")
TURNS = 4
MOST_STEPS = 24
BACK = ".draw.back"
ASKED = ".asked .answer:not([aria-disabled='true'])"
GIVE_UP = f"{ASKED}[data-move='give-up']"
ANSWERS = (
    "[data-salvage]",
    "[data-remove]",
    "[data-crewed]",
    "[data-bet]:enabled",
    ".accounts .answer",
    f"{ASKED}.primary",
    f"{ASKED}[data-move^='land']",
    f"{ASKED}[data-move='pass']",  # who is two keeps both
    ASKED,
    ".vessel .cell.lit",
)
"""From the yard to the accounts: what is chosen, the likeliest first."""


def seat_at_table(pages: list[Page], seed: int, **options: str) -> str:
    """A table of the first level for those who have a page, and bots for the rest of the players; its id."""
    chosen = {"players": str(len(pages)), "flights": "I", "clock": "none", **options}
    names = ["blue", "green", "yellow", "red"][len(pages) : int(chosen["players"])]
    bots = dict.fromkeys(names, "random")
    wanted = {"game": "galaxy-trucker", "options": chosen, "seed": seed, "player": "Ada", "bots": bots}
    seated: list[dict[str, Any]] = [pages[0].request.post("/api/tables", data=wanted).json()]
    table = str(seated[0]["table"])
    for page in pages[1:]:
        seated.append(page.request.post(f"/api/tables/{table}/seats", data={"player": "Bob"}).json())
    for page, found in zip(pages, seated, strict=True):
        page.goto(f"/#/seat/{table}/{found['token']}")
    return table


def is_done(page: Page) -> None:
    """Wait until the server has confirmed everything."""
    page.wait_for_function("() => !document.querySelector('.board .pending')")


class Racer:
    """One of them, by mouse."""

    answers: tuple[str, ...] = ANSWERS

    def __init__(self, page: Page) -> None:
        self.page = page
        self.chance = chance_of(7)

    # --- what hands can do ---
    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()

    def draw(self) -> None:
        self.press("[data-draw]")

    def turn(self) -> None:
        self.press(".held .turn >> nth=1")

    def aim(self) -> str | None:
        """A square where it joins and is no error, with the component turned so; None if there is none."""
        for _ in range(TURNS):
            places = self.page.locator(JOINS).all()
            if places:
                return f"[data-square='{self.chance.choice(places).get_attribute('data-square')}']"
            self.turn()
        return None

    def give_back(self) -> None:
        self.press(BACK)

    # --- in the yard ---
    def get_ready(self) -> None:
        self.press(".curtain .primary")

    def parts(self) -> int:
        return self.page.locator(".slip .square.full").count()

    def build(self, parts: int) -> None:
        """An engine first, and whatever comes, until so many components are welded to the starting cabin."""
        self.page.locator(".yard.works").wait_for()
        for _ in range(MOST_DRAWS):
            count = self.parts() - 1
            if count >= parts:
                return
            self.weld_next(engine=count == 0)
        assert self.parts() > FEW, "nothing fits"

    def weld_next(self, engine: bool) -> None:
        """Draw one, and weld it on where that is no error, if there is a place; perhaps only if it is an engine."""
        page = self.page
        self.draw()
        self._holds()
        place = self.aim() if not engine or self._is_engine() else None
        if place:
            self.press(place)
            page.locator(f"{place}.full").wait_for()
        else:
            self.give_back()
        page.locator("[data-draw]").wait_for()
        is_done(page)

    def finish(self, order: int) -> None:
        self.press("[data-finish]")
        self.press(f"[data-order='{order}']")
        self.page.locator("[data-order]").wait_for(state="detached")
        is_done(self.page)

    def _is_engine(self) -> bool:
        name = str(self.page.locator("button.palm").get_attribute("aria-label"))
        return any(engine in name for engine in ENGINES)

    def _holds(self) -> None:
        self.page.locator("button.palm.full:not(.pending)").wait_for()
        is_done(self.page)

    # --- and from there ---
    def answer(self, until: str = END) -> str:
        """The first answer to what is asked, if anything is; what was pressed, or what was waited for."""
        found = self.page.evaluate(
            "all => all.find((one) => document.querySelector(one)) ?? ''",
            [until, *self.answers],
        )
        if found and found != until and not self.page.locator(".board .pending").count():
            before = seq(self.page)
            self.press(str(found))
            self.page.wait_for_function(
                "async ([table, before]) => (await (await fetch(`/api/tables/${table}`)).json()).seq > before",
                arg=[self.page.url.rsplit("/", 1)[-1], before],
            )
            is_done(self.page)
        return str(found)


class Homesick(Racer):
    """Gives up as soon as that is possible."""

    answers = (GIVE_UP, *ANSWERS)

    def press(self, selector: str) -> None:
        super().press(selector)
        if selector == GIVE_UP:  # which is asked twice
            self.page.locator(".asked .question .soft[role='status']").wait_for()
            super().press(selector)


class Keys(Racer):
    """Nothing but the keyboard."""

    def press(self, selector: str) -> None:
        self._go_to(selector)
        self.page.keyboard.press("Enter")

    def draw(self) -> None:
        """Who draws by key is led to a square where it joins."""
        self._go_to("[data-draw]")
        self.page.keyboard.press("Space")

    def turn(self) -> None:
        self.page.keyboard.press("r")

    def aim(self) -> str | None:
        """From square to square by arrows, with a turn now and then."""
        if not self.page.locator(f"{SPOTS}.lit, {SPOTS}.turnable").count():
            return None
        self.page.locator("[data-square]:focus").wait_for()
        for _ in range(MOST_STEPS):
            if self.page.evaluate("joins => document.activeElement.matches(joins)", JOINS):
                return f"[data-square='{self.page.evaluate('document.activeElement.dataset.square')}']"
            self.page.keyboard.press(self.chance.choice(["r", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        return None

    def give_back(self) -> None:
        self.page.keyboard.press("b")

    def _go_to(self, selector: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate("one => !!document.activeElement?.matches(one)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never leads to {selector}")


class Fingers(Racer):
    """On a phone."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()


def fly(racers: list[Racer], until: str = END, look: Callable[[Racer], None] | None = None) -> list[str]:
    """All answer whatever they are asked, until all see it; what was pressed on the way."""
    waiting, pressed = list(racers), []
    end = monotonic() + PATIENCE_S
    while waiting:
        assert monotonic() < end, f"{until} never comes"
        for racer in list(waiting):
            if look:
                look(racer)
            found = racer.answer(until)
            if found == until:
                waiting.remove(racer)
            elif found:
                pressed.append(found)
        racers[0].page.wait_for_timeout(20)
    return pressed


def welded(page: Page) -> list[str]:
    """Where everything lies, by what each square is called."""
    places: Locator = page.locator(".slip .square.full")
    return [str(place.get_attribute("aria-label")) for place in places.all()]
