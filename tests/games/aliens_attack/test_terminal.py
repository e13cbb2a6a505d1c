"""What the board of Aliens Attack! shows, and where."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from rich.console import Console

from hullbreach.games import find_board, titles
from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.games.aliens_attack.view import AliensAttackOwn, AliensAttackView, CannonView, CardView, PartView
from hullbreach.kernel.journal import MUTE
from hullbreach.kernel.terminal import Canvas
from hullbreach.kernel.view import Seen
from hullbreach.locales import Words

BOARD = find_board(TITLE.id)
WHOLE = PartView(placed=True, set_aside=False, damaged=False, token=False)


def view(seed: int = 5, **options: str) -> AliensAttackView:
    shown = TITLE.new(options, seed, MUTE).public_view()
    assert isinstance(shown, AliensAttackView)
    return shown


def drawn(shown: AliensAttackView, language: str = "en", width: int = 80, **options: str) -> list[str]:
    """The lines of the drawing, for somebody who knows no more than everybody."""
    return drawn_for(Seen(None, shown, None), language, width, **options)


def drawn_for(seen: Seen, language: str = "en", width: int = 80, **options: str) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(BOARD.draw(seen, TITLE.settle(options), Words(language), Canvas(width, tall=False)))
    return capture.get().splitlines()


def cell(lines: list[str], row: int, column: int) -> str:
    """Both lines of a square; column 0 is what lies left of the grid, row 4 are the cannons."""
    top = 3 + row * 2
    return " / ".join(line.split("│")[column + 1].strip() for line in lines[top : top + 2]).strip(" /")


def with_square(shown: AliensAttackView, square: int, card: CardView | None) -> AliensAttackView:
    squares = list(shown.squares)
    squares[square] = card
    return replace(shown, squares=squares)


def test_every_game_has_a_board() -> None:
    for title in titles():
        assert find_board(title.id).legend(Words("en"))


@pytest.mark.rule("AA-GEO-02")
def test_deck_defence_cards_and_danger_lie_left_of_the_grid() -> None:
    lines = drawn(view())
    left = [cell(lines, row, 0) for row in range(5)]
    assert left[0].startswith("Deck 10 / △ ")
    assert [text.split(" / ")[0] for text in left[1:]] == ["Satellite laser", "Vortex", "Repairs", "Danger 1"]


def test_cannons_show_level_and_range() -> None:
    levels = {"alpha": 2, "beta": 1, "gamma": 0, "delta": 0}
    cannons = [CannonView(cannon, level, sabotaged=cannon == "delta") for cannon, level in levels.items()]
    lines = drawn(replace(view(), cannons=cannons))
    assert [cell(lines, 4, column) for column in range(1, 5)] == [
        "Alpha ▮▮ / ↑3 ✶✶",
        "Beta ▮▯ / ↑1 ✶ ↑2 ✶",
        "Gamma ▯▯ / neutralised",
        "Delta ▯▯ / sabotaged",
    ]


@pytest.mark.parametrize(
    ("card", "english"),
    [
        (CardView("carrier", "scout", None), "△ Scout / carrier +3 2×1"),
        (CardView("carrier", "damaged_scout", None), "△ Scout ✗ / carrier ?"),
        (CardView("carrier", "damaged_scout", "ship_02"), "△ Scout ✗ / #2 ↯"),
        (CardView("carrier", "advanced", "ship_01"), "▲ Advanced / #1 ↑ +1"),
        (CardView("swarm", "advanced", "ship_08"), "▲ Advanced / #8 1×2 ↓"),
        (CardView("swarm", "damaged_advanced", "ship_08"), "▲ Advanced ✗ / #8 !"),
    ],
)
def test_a_ship_shows_its_face_its_card_and_what_a_hit_sets_off(card: CardView, english: str) -> None:
    assert cell(drawn(with_square(view(), 5, card)), 1, 2) == english


def test_the_alien_player_sees_the_parts_behind_the_scouts() -> None:
    own = AliensAttackOwn(squares=["ship_11", *[None] * 15], deck=[None] * 10)
    shown = with_square(view(mode="two_player"), 0, CardView("carrier", "scout", None))
    assert cell(drawn_for(Seen(1, shown, own), mode="two_player"), 0, 1) == "△ Scout / Part 1 –"
    damaged = with_square(shown, 0, CardView("carrier", "damaged_scout", None))
    assert cell(drawn_for(Seen(1, damaged, own), mode="two_player"), 0, 1) == "△ Scout ✗ / Part 1 +1"
    assert cell(drawn(damaged, mode="two_player"), 0, 1) == "△ Scout ✗ / carrier ?"


def test_the_mothership_waits_above_and_comes_down() -> None:
    damaged = replace(WHOLE, damaged=True)
    parts = [WHOLE, damaged, replace(damaged, token=True), replace(WHOLE, placed=False)]
    waiting = drawn(replace(view(), parts=parts))[2].split("│")
    assert [text.strip() for text in waiting[1:]] == ["APEX", "◆ Part 1", "◆ Part 2 ✗", "◆ Part 3 ✗✗", "·"]
    empty = replace(view(), squares=[None] * 16, parts=[WHOLE] * 4, mothership_row=1, phase="earth")
    lines = drawn(empty)
    assert [cell(lines, 1, column) for column in range(1, 5)] == [f"◆ Part {part}" for part in range(1, 5)]
    assert "then the mothership acts" in BOARD.now(empty, Words("en"))
    assert cell(lines, 4, 0) == "Danger 1"


def test_no_effect_is_announced_in_the_final_battle() -> None:
    shown = replace(view(), parts=[WHOLE] * 4, mothership_row=-1)
    lines = drawn(with_square(shown, 5, CardView("carrier", "scout", None)))
    assert cell(lines, 1, 2) == "△ Scout / carrier"
    assert cell(lines, 1, 0) == "Satellite laser"


def test_mines_and_shield_lie_on_the_board() -> None:
    shown = view(mines="yes", shield="yes")
    shown = replace(shown, squares=[None] * 16, mines=9, shield=14, shield_hits=1)
    lines = drawn(shown, mines="yes", shield="yes")
    assert cell(lines, 2, 2) == "✹ mines"
    assert cell(lines, 3, 3) == "▬ shield 1/2"


def test_the_arrival_is_announced_with_two_players() -> None:
    aside = replace(WHOLE, placed=False, set_aside=True)
    shown = replace(view(mode="two_player"), parts=[aside] * 4, rounds_to_arrival=2)
    lines = drawn(shown, mode="two_player")
    assert lines[-1].strip() == "The mothership arrives in 2 rounds."
    assert lines[2].count("◆ set aside") == 4


@pytest.mark.parametrize("phase", ["prepare", "earth", "shot", "alien", "choose_ship", "over"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_phase_says_what_to_do(phase: str, language: str) -> None:
    assert BOARD.now(replace(view(), phase=phase), Words(language)).endswith(".")


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_board_fits_its_window(width: int, language: str) -> None:
    fullest = view()
    for square in range(16):
        fullest = with_square(fullest, square, CardView("carrier", "damaged_advanced", "ship_10"))
    for line in drawn(fullest, language, width):
        assert len(line.rstrip()) <= width
        assert "…" not in line
