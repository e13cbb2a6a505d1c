"""Every sign and every card on the boards is explained: where it is, by mouse, keys and finger, and in the legend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, Visitors
from tests.browser.errands import in_yard
from tests.browser.hands import close_window, open_log, open_table, settled
from tests.browser.test_access import assert_accessible
from tests.browser.test_space_alert import open_alone
from tests.conformance.playthrough import FOLDER, log_of

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

pytest.importorskip("playwright")

# Games that show much of what there is; each is looked at in some moments of it.
LOGS = {
    "aliens-attack": ("aliens_attack_swift", "aliens_attack_doomsday_fortress"),
    "under-falling-skies": ("under_falling_skies_campaign", "under_falling_skies_sydney"),
    "space-alert": ("space_alert_mission_3", "space_alert_mission_7"),
    "galaxy-trucker": ("galaxy_trucker_powder_keg", "galaxy_trucker_raid", "galaxy_trucker_fleets"),
}
FEW = 5
MOMENTS = (0.05, 0.2, 0.4, 0.7, 0.9, 1)

# What is drawn and means nothing by itself: ground, hulls, rays, numbers beside a sign, and what is about to happen.
PLAIN = {
    "aliens-attack": ".stack, .beams *, .mothership *, .known, .part-number",
    "under-falling-skies": ".paths *",
    "space-alert": ".hull, .room, .zone, .number, .who, .tick, .cross, .course text",
    "galaxy-trucker": ".square, .line, .zones *, .empty, .more *",
}
CARDS = {
    "aliens-attack": ".plate, .gun",
    "under-falling-skies": ".plate[data-source], .plate .part, .room",
    "space-alert": ".hand .card, .chip, button.heroic, .asked-about section",
    "galaxy-trucker": "article[data-card], article[data-mission]",
}

SWEEP = """([plain, cards]) => {
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    const all = (where) => [...document.querySelectorAll(`.stage :is(${where})`)].filter(seen);
    const told = (one) => `${one.parentElement.getAttribute("class")} > ${one.tagName}.${one.getAttribute("class")}`;
    const shapes = all("path, rect, circle, ellipse, polyline, text").filter((one) => !one.closest(".icon, .button"));
    const signed = (one) => one.closest("[data-sign]") !== null;
    return {
        bare: [...new Set(shapes.filter((one) => !signed(one) && !one.matches(plain)).map(told))],
        silent: all(cards).filter((one) => !signed(one)).map(told),
        cards: all(cards).length,
        signs: [...new Set(all("[data-sign]").map((one) => one.getAttribute("data-sign")))],
    };
}"""
ENTRIES = """() => [...document.querySelectorAll("[data-entry]")]
    .filter((one) => one.querySelector("svg") && one.querySelector("b").textContent)
    .filter((one) => one.querySelector("p").textContent.length > 20)
    .map((one) => one.dataset.entry)"""


class Look:
    """What was found on the boards of one game."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.cards = 0
        self.signs: set[str] = set()
        self.bare: set[str] = set()

    def take(self) -> None:
        found: dict[str, Any] = self.page.evaluate(SWEEP, [PLAIN[self.game], CARDS[self.game]])
        self.cards += found["cards"]
        self.signs |= set(found["signs"])
        self.bare |= {*found["bare"], *found["silent"]}

    def replay(self, log: str) -> None:
        """Some moments of a game."""
        table = open_log(self.page, log_of((FOLDER / f"{log}.txt").read_text(encoding="utf-8")).dump())
        self.page.goto(f"/#/replay/{table}")
        slider = self.page.get_by_role("slider")
        slider.wait_for()
        last = int(slider.get_attribute("max") or 0)
        for moment in MOMENTS:
            slider.fill(str(int(last * moment)))
            self.page.wait_for_function("() => document.querySelector('.stage [data-sign]')")
            self.take()

    def table(self) -> None:
        """A table one plays at."""
        if self.game == "galaxy-trucker":
            open_log(self.page, in_yard(7, 7, mission="experiments", flights="II").dump())
        elif self.game == "space-alert":
            open_alone(self.page)
        else:
            open_table(self.page, self.game)
        self.page.locator(".stage [data-sign]").first.wait_for(state="attached")
        self.take()


def entries(page: Page) -> set[str]:
    """What the legend explains: drawn, named and told."""
    page.locator("[aria-keyshortcuts=I]:visible").first.click()
    page.locator("[data-entry]").first.wait_for()
    found = set(page.evaluate(ENTRIES))
    close_window(page)
    return found


@pytest.mark.parametrize("game", list(LOGS))
def test_every_sign_and_every_card_on_the_board_is_explained(visit: Visitors, game: str) -> None:
    page = visit()
    look = Look(page, game)
    look.table()
    for log in LOGS[game]:
        look.replay(log)
    assert look.bare == set(), "drawn without saying what it is"
    assert look.cards >= FEW
    assert len(look.signs) > 20
    for language in ("fr", "en"):
        page.locator(f".languages [lang={language}]").click()
        page.locator(f"html[lang={language}]").wait_for(state="attached")
        assert look.signs - entries(page) == set(), language


def asked(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def test_a_mouse_that_rests_is_told_and_the_legend_opens_there(visit: Visitors) -> None:
    page = visit()
    open_table(page, "aliens-attack")
    page.locator(".piece.ship [data-sign^=icon-]").first.hover(force=True)
    asked(page).get_by_text("Draw ships").wait_for()
    page.keyboard.press("Escape")
    asked(page).wait_for(state="detached")
    page.mouse.move(5, 5)
    page.locator("[data-card=vortex]").hover()
    asked(page).get_by_text("Sends the ships of a column under the deck").wait_for()
    assert_apart(asked(page), page.locator("[data-card=vortex]"))
    assert_accessible(page, "a sign is explained")
    page.keyboard.press("i")
    here = page.locator("[data-here]")
    here.get_by_text("Vortex").wait_for()
    assert asked(page).count() == 0
    assert here.bounding_box() is not None
    assert here.evaluate(
        "(one) => { const box = one.getBoundingClientRect(); return box.top > 0 && box.bottom < innerHeight; }"
    )
    assert_accessible(page, "legend")
    page.get_by_label("Search the legend").fill("torpedo")
    page.locator("[data-entry=die-torpedo]").wait_for()
    assert page.locator("[data-entry=gauge]").count() == 0


def assert_apart(one: Locator, other: Locator) -> None:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    assert apart or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_what_has_the_focus_is_described_once(visit: Visitors) -> None:
    page = visit()
    open_table(page, "under-falling-skies")
    page.locator("[data-die]").first.focus()
    page.keyboard.press("ArrowRight")
    die = page.locator("[data-die]:focus")
    asked(page).get_by_text("A worker").wait_for()
    assert "A worker" in description(page)
    page.keyboard.press("Escape")
    asked(page).wait_for(state="detached")
    assert die.get_attribute("aria-describedby") is None


def description(page: Page) -> str:
    """What describes the thing that has the focus."""
    ids = page.locator(":focus").get_attribute("aria-describedby") or ""
    return " ".join(page.locator(f"#{one}").inner_text() for one in ids.split())


def test_a_name_that_says_it_already_is_not_described_again(visit: Visitors) -> None:
    page = visit()
    open_table(page, "aliens-attack")
    page.locator(".plate.danger").focus()
    page.keyboard.press("Shift+Tab")
    said = (page.locator(".defence:focus").get_attribute("aria-label") or "").split(". ")[-1]
    asked(page).get_by_text(said).wait_for()
    assert said not in description(page)
    assert "Danger" in description(page), "its icon is explained, too"


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_a_finger_that_stays_is_told_and_does_nothing_else(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size, has_touch=True, language="fr")
    open_table(page, "aliens-attack")
    for target, said in ((".gun[data-cannon=alpha]", "Alpha"), ("[data-card=repairs]", "Réparations")):
        press(page, page.locator(target))
        asked(page).get_by_text(said).wait_for()
        box = asked(page).bounding_box()
        assert box
        assert min(box["x"], box["y"]) >= 0
        assert box["x"] + box["width"] <= size["width"]
        if said == "Alpha":
            page.keyboard.press("Escape")
    assert page.locator(".chosen, [data-armed]").count() == 0
    asked(page).get_by_role("button").tap()
    page.locator("[data-here]").get_by_text("Réparations").wait_for()


def press(page: Page, target: Locator) -> None:
    box = target.bounding_box()
    assert box
    devtools = page.context.new_cdp_session(page)
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.wait_for_timeout(600)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_an_explanation_leaves_the_board_to_the_preview(visit: Visitors) -> None:
    page = visit(viewport=DESKTOP)
    open_table(page, "aliens-attack")
    settled(page)
    page.locator(".gun.lit:not([data-cannon=delta])").first.hover()
    page.locator(".ahead").wait_for()
    asked(page).wait_for()
    page.wait_for_timeout(100)
    assert_apart(asked(page), page.locator(".ahead"))
    assert_apart(asked(page), page.locator(".stage .field"))
