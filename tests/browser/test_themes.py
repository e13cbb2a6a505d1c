"""The light theme and the one with high contrast: every kind of screen passes axe, and the choice is kept."""

from __future__ import annotations

import pytest

from hullbreach.games import titles
from tests.browser.conftest import Visitors
from tests.browser.hands import open_log, won_game
from tests.browser.test_access import assert_accessible

pytest.importorskip("playwright")


@pytest.mark.parametrize(("theme", "name"), [("light", "light"), ("contrast", "high contrast")])
def test_a_theme_passes_axe_everywhere(visit: Visitors, theme: str, name: str) -> None:
    page = visit()
    page.get_by_label("Theme").select_option(name)
    page.locator(f":root[data-theme={theme}]").wait_for()
    page.reload()
    page.locator(f":root[data-theme={theme}] article .primary").first.wait_for()
    assert_accessible(page, f"lobby, {theme}")
    for title in titles():
        seated = page.request.post("/api/tables", data={"game": title.id, "seed": 7}).json()
        page.goto(f"/#/seat/{seated['table']}/{seated['token']}")
        page.locator(".stage .board").wait_for(state="attached")
        assert_accessible(page, f"{title.id}, {theme}")
    open_log(page, won_game())
    page.get_by_role("dialog").locator(".buttons a").first.wait_for()
    assert_accessible(page, f"end, {theme}")


def test_without_a_choice_it_is_night_unless_more_contrast_is_asked_for(visit: Visitors) -> None:
    visit(color_scheme="light").locator(":root[data-theme=dark]").wait_for()
    page = visit(contrast="more")
    page.locator(":root[data-theme=contrast]").wait_for()
    page.get_by_label("Theme").select_option("as the system")
    page.emulate_media(contrast="no-preference", color_scheme="light")
    page.reload()
    page.locator(":root[data-theme=light]").wait_for()
