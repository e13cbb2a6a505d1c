"""Under Falling Skies in a browser: by mouse, by keys, by finger; and a campaign that outlives the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hullbreach.games import find_title
from hullbreach.kernel.log import Log, load
from tests.browser.conftest import PHONE, SMALL_PHONE, Visitors, every_look
from tests.browser.hands import chance_of, covered_by_ahead, entries, open_log, open_table, settled, start
from tests.browser.oracle import CAMPAIGN
from tests.browser.test_access import assert_accessible

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, ViewportSize

pytest.importorskip("playwright")

PLAY = "Play now: Under Falling Skies"
MOST_MOVES = 400
RICH = {
    "city": "singapore",
    "side": "damaged",
    "scenario": "evacuation",
    "threat": "2",
    "tile_1": "advanced",
    "tile_3": "advanced",
    "signal_jammer": "upgraded",
    "logistician": "normal",
    "tunneller": "normal",
}


def open_game(page: Page, seed: int = 7, **options: str) -> None:
    open_table(page, "under-falling-skies", seed, **options)


# --- hands ---
def die_first(page: Page, chance: random.Random) -> list[Locator]:
    """What may be clicked now; a die in hand is put somewhere."""
    if page.locator(".hand.chosen").count():
        return page.locator(".stage .space.lit, .choices [data-move]").all()
    lit = page.locator(".stage .lit, .choices [data-move]").all()
    return lit if chance.random() < 0.5 else page.locator(".stage .hand.lit").all() or lit


def by_mouse(page: Page, chance: random.Random) -> None:
    chance.choice(die_first(page, chance)).click()


def by_touch(page: Page, chance: random.Random) -> None:
    place = chance.choice(die_first(page, chance))
    place.scroll_into_view_if_needed()
    place.tap()


def by_keys(page: Page, chance: random.Random) -> None:
    """Digits take a die, arrows go from one lit place to another, Enter plays."""
    if page.locator(".hand.lit").count() and not page.locator(".hand.chosen").count():
        page.keyboard.press(str(chance.randrange(1, 6)))
    for _ in range(chance.randrange(1, 5)):
        page.keyboard.press(chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
    page.keyboard.press("Enter")


def play_to_the_end(page: Page, act: Callable[[Page, random.Random], None], chance: random.Random) -> None:
    for _ in range(MOST_MOVES):
        if settled(page) == "over":
            return
        act(page, chance)
    raise AssertionError("the game does not end")


def carry_out(page: Page, move: str) -> None:
    """Make a move by clicking on what stands for it."""
    verb, *values = move.split()
    if verb in ("place", "turn", "reroll"):
        page.locator(f'.hand.lit[data-face="{values[0]}"]').first.click()
    if verb in ("discard", "scrap"):
        page.locator(f'[data-verb="{verb}"]').click()
    if verb != "reroll":
        page.locator(f'[data-move="{move}"]').first.click()
    settled(page)


# --- whole games ---
def test_a_first_game_from_lobby_to_end_by_mouse(visit: Visitors) -> None:
    page = visit()
    start(page, PLAY)
    assert page.locator(".stage .square").count() == 80
    assert page.locator(".stage .space").count() == 30
    assert page.locator(".stage .hand").count() == 5
    play_to_the_end(page, by_mouse, chance_of(1))
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One move on").click()
    assert page.locator(".stage .space").count() == 30


def test_a_game_by_keys_alone(visit: Visitors) -> None:
    page = visit()
    open_game(page)
    play_to_the_end(page, by_keys, chance_of(2))


def test_a_game_on_a_phone_by_touch(visit: Visitors) -> None:
    page = visit(viewport=PHONE, has_touch=True)
    open_game(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    rooms, tray = page.locator("[data-space]").all(), page.locator(".tray").bounding_box()
    assert tray
    for box in (room.bounding_box() for room in rooms):
        assert box
        assert box["y"] + box["height"] <= tray["y"], "all rooms are seen at once"
    play_to_the_end(page, by_touch, chance_of(3))


def test_a_game_with_everything_in_it(visit: Visitors) -> None:
    """Tokens, teleporters, abilities of city and characters: whatever is asked can be answered on the board."""
    page = visit()
    open_game(page, 5, **RICH)
    assert page.locator(".plate[data-source]").count() == 5
    play_to_the_end(page, by_mouse, chance_of(4))


# --- choosing ---
def test_a_die_lights_where_it_may_go_and_escape_puts_it_back(visit: Visitors) -> None:
    page = visit()
    open_game(page)
    assert page.locator(".space.lit").count() == 0
    page.keyboard.press("2")
    die = page.locator("[data-die='1']")
    assert die.get_attribute("aria-pressed") == "true"
    face = die.get_attribute("data-face")
    lit = page.locator(".space.lit")
    assert lit.count() > 5
    assert all((move or "").startswith(f"place {face} ") for move in lit.evaluate_all(MOVES))
    assert page.evaluate("document.activeElement.matches('.space.lit')"), "the next key goes on from there"
    page.keyboard.press("Escape")
    assert die.get_attribute("aria-pressed") == "false"
    assert lit.count() == 0


MOVES = "places => places.map((place) => place.dataset.move)"


def test_tab_leads_from_the_die_in_hand_to_its_rooms_and_back(visit: Visitors) -> None:
    page = visit()
    open_game(page)
    page.locator("[data-die='0']").focus()
    page.keyboard.press("Enter")
    page.locator(".space.lit").first.wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.space.lit')")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.dataset.die") == "0"


def test_pointing_at_a_space_shows_where_the_ships_would_land(visit: Visitors) -> None:
    page = visit()
    open_game(page)
    page.keyboard.press("1")
    space = page.locator(".space.lit[data-move]").first
    space.hover()
    page.locator(".ahead").wait_for()
    ghost = page.locator(".stage .piece.ghost").first
    box = ghost.bounding_box()
    space.click()
    settled(page)
    assert box in [piece.bounding_box() for piece in page.locator(".stage .piece:not(.ghost)").all()]


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_on_a_phone_the_look_ahead_covers_nothing_to_press(visit: Visitors, size: ViewportSize) -> None:
    page = visit(viewport=size)
    open_game(page)
    page.locator(".hand.lit").first.click()
    page.get_by_role("button", name="Cancel").wait_for()
    for space in (page.locator(".space.lit").first, page.locator(".space.lit").last):
        space.hover()
        assert covered_by_ahead(page) == []


def test_a_die_is_dragged_to_its_space(visit: Visitors) -> None:
    page = visit()
    open_game(page)
    before = entries(page)
    start_box = page.locator("[data-die='0']").bounding_box()
    end_box = page.locator("[data-space='r1c3']").bounding_box()
    assert start_box
    assert end_box
    page.mouse.move(start_box["x"] + 20, start_box["y"] + 20)
    page.mouse.down()
    page.mouse.move(end_box["x"] + 30, end_box["y"] + 10, steps=6)
    page.locator(".carried").wait_for()
    page.locator(".ahead").wait_for()
    page.mouse.up()
    page.locator("[data-space='r1c3'] .die").first.wait_for()
    settled(page)
    assert entries(page) == before + 1
    assert page.locator(".hand.chosen").count() == 0


def test_a_die_dropped_beside_the_board_stays_in_hand(visit: Visitors) -> None:
    page = visit()
    open_game(page)
    before = entries(page)
    box = page.locator("[data-die='0']").bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 160, steps=4)
    page.mouse.up()
    assert page.locator(".carried").count() == 0
    assert page.locator("[data-die='0'].chosen").count() == 1
    assert entries(page) == before


def test_a_refused_space_says_why(visit: Visitors) -> None:
    page = visit()
    open_game(page)
    page.keyboard.press("1")
    page.locator(".space:not(.lit)").last.click()
    page.get_by_role("alert").get_by_role("button", name="Rule UFS-").wait_for()


# --- the campaign ---
@pytest.fixture(scope="module")
def campaign() -> Log:
    """A first game lost, the damaged city saved, a battle lost: the first chapter."""
    return load(CAMPAIGN.read_text(encoding="utf-8"), find_title)


def until(log: Log, phase: str, times: int) -> int:
    """How many moves it takes until a decision is awaited for the nth time."""
    game = log.replay(upto=0)
    seen = 0
    for number, entry in enumerate(log.entries):
        now = game.public_view().phase  # type: ignore[attr-defined]
        seen += now == phase
        if seen == times:
            return number
        entry.apply(game)
    return len(log.entries)


def test_a_chapter_with_a_loss_a_retry_and_a_win_outlives_the_browser(visit: Visitors, campaign: Log) -> None:
    page = visit()
    open_game(page, campaign.seed, play="campaign")
    moves = [entry.move.text for entry in campaign.entries if entry.move]
    lost, won = until(campaign, "aftermath", 1), until(campaign, "aftermath", 2)
    assert page.locator("[data-stack]").count() == 2
    for move in moves[:lost]:
        carry_out(page, move)
    assert page.locator(".stage .space").count() == 30, "the lost board is still there"
    carry_out(page, moves[lost])
    address = page.url

    # Close the browser between the two games and take up the campaign where it was.
    state = page.context.storage_state()
    page.context.close()
    page = visit(storage_state=state)
    page.goto(address)
    page.locator(".now.mine").wait_for()
    for move in moves[lost + 1 : won]:
        carry_out(page, move)
    carry_out(page, moves[won])
    line = page.locator(".sheet tbody tr").first
    assert line.locator(".lost").count() == 1
    assert line.locator(".won").count() == 1
    assert page.locator("[data-stack]").count() == 2
    assert entries(page) == won + 1


def test_the_second_chapter_asks_for_a_veteran(visit: Visitors, campaign: Log) -> None:
    page = visit()
    open_log(page, campaign.dump())
    settled(page)
    page.get_by_role("heading", name="Chapter 2").wait_for()
    assert page.locator(".sheet tbody tr").count() == 2
    veterans = page.locator("[data-character].lit")
    assert veterans.count() == 2
    veterans.first.click()
    page.locator("[data-threat].lit").nth(4).wait_for()


# --- screens ---
@every_look
def test_every_screen_passes_axe(visit: Visitors, campaign: Log, language: str, size: dict[str, int]) -> None:
    page = visit(language=language, viewport=size)
    open_game(page, 5, **RICH)
    assert_accessible(page, "battle")
    page.keyboard.press("1")
    page.locator(".ahead").wait_for()
    assert_accessible(page, "die in hand")
    open_game(page, campaign.seed, play="campaign")
    assert_accessible(page, "two stacks")
    page.locator("[data-stack].lit").first.click()
    page.locator("[data-threat].lit").first.wait_for()
    assert_accessible(page, "threat level")
    open_log(page, campaign.dump())
    page.locator("[data-character].lit").first.wait_for()
    assert_accessible(page, "veterans")


def beginning(log: Log, moves: int) -> str:
    """The same game when only so much of it had been played."""
    shorter = Log(log.title, log.options.as_dict(), log.seed)
    shorter.entries = log.entries[:moves]
    return shorter.dump()


def played_out(**options: str) -> str:
    """A game played without a thought, and lost."""
    log = Log(find_title("under-falling-skies"), options, 5)
    game = log.replay()
    while not game.over():
        log.add(0, game.legal(0)[0])
        game.play(0, game.legal(0)[0])
    return log.dump()


@every_look
@pytest.mark.parametrize("play", ["battle", "campaign"])
def test_every_end_passes_axe(visit: Visitors, campaign: Log, language: str, size: ViewportSize, play: str) -> None:
    page = visit(language=language, viewport=size)
    open_log(page, beginning(campaign, until(campaign, "aftermath", 1)))
    page.locator("[data-move=continue]").wait_for()
    assert_accessible(page, "aftermath")
    open_log(page, played_out(play=play))
    page.get_by_role("dialog").locator(".buttons a").first.wait_for()
    assert_accessible(page, "end")
    page.get_by_role("dialog").locator(".buttons a").first.click()
    page.get_by_role("slider").wait_for()
    page.locator(".stage .board").wait_for()
    assert_accessible(page, "replay")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 400)], ids=["360 pixels wide", "200 % zoom of 1280"])
def test_nothing_is_cut_off_sideways(visit: Visitors, campaign: Log, width: int, height: int) -> None:
    page = visit(viewport={"width": width, "height": height})
    open_game(page, 5, **RICH)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in page.locator(".field, .desk, .tray, .cards").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    open_log(page, campaign.dump())
    page.locator("[data-character].lit").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_every_word_on_the_board_is_there_in_both_languages(visit: Visitors) -> None:
    """Ids that are built from parts would show as such."""
    for language in ("en", "fr"):
        page = visit(language=language)
        open_game(page, 5, **RICH)
        chance = chance_of(6)
        for _ in range(40):
            if settled(page) == "over":
                break
            assert "under-falling-skies-" not in page.locator(".stage").inner_html()
            by_mouse(page, chance)


def test_the_journal_moves_the_pieces(visit: Visitors) -> None:
    """With motion, a ship is seen to travel: it is the same piece in another place."""
    page = visit(motion=True)
    open_game(page)
    page.locator(".stage .piece").first.evaluate("piece => { piece.dataset.mark = 'same'; }")
    row = page.locator("[data-mark]").evaluate("piece => piece.style.getPropertyValue('--y')")
    column = page.locator("[data-mark]").evaluate("piece => Math.floor(piece.style.getPropertyValue('--x')) + 1")
    page.keyboard.press("1")
    page.locator(f".space.lit[data-space$='c{column}']").last.click()
    page.wait_for_function("y => document.querySelector('[data-mark]')?.style.getPropertyValue('--y') > y", arg=row)
    page.locator(".hand.lit").first.wait_for()
    assert page.locator("[data-mark]").count() == 1, "the true view finds the piece where the journal took it"
