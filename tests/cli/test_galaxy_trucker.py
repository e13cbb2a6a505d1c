"""Galaxy Trucker at the keyboard: building without a clock, and a whole flight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.cli.files import read_log
from tests.cli.conftest import Run

ALONE = "play galaxy-trucker --seed 5 --option clock=none --option flights=I --option players=1"
PROMPTS = {"en": "Number, or ? for help > ", "fr": "Numéro, ou\u202f? pour l’aide > "}
every_language = pytest.mark.parametrize("language", PROMPTS)


def screens(out: str, language: str = "en") -> list[str]:
    """What was shown before each answer."""
    return out.replace("\N{NO-BREAK SPACE}", " ").split(PROMPTS[language].replace("\N{NO-BREAK SPACE}", " "))


def test_the_first_screen_has_everything_at_hand(run: Run) -> None:
    first = screens(run(ALONE, "q").out)[0]
    for text in ("Flights: I only · Timer: none · seed 5", "140 face down · 0 face up", "3 P0   3", "▶ Build: draw"):
        assert text in first
    assert re.search(r"^Draw +1\) Draw a component", first, re.MULTILINE)
    assert re.search(r"^Finish +2\) order tile 1", first, re.MULTILINE)


def test_components_are_drawn_built_and_taken_back_in_words(run: Run) -> None:
    shown = screens(run(ALONE, "draw", "keep", "reach 1", "return", "keep", "draw", "return", "?", "q", "n").out)
    assert re.search(r"Blue draws an? [a-z0-9 ]+\.", shown[1])
    assert "In hand: " in shown[1]
    assert re.search(r"^Build +weld, a square and quarter turns", shown[1], re.MULTILINE)
    assert "Set aside" in shown[2]
    assert "✗ Put the component back, face up: what was set aside never goes back" in shown[4]
    assert re.search(r"138 face down · 1 face up", shown[7])
    assert re.search(r"^Take +take and a sign from the list", shown[7], re.MULTILINE)
    assert "1 fits 1, 2 fits 2" in shown[8]


def first_fit(screen: str) -> tuple[str, str]:
    """The first free square of a class I ship that shows turns of the component in hand, and the first of them."""
    lines = screen.splitlines()
    top = next(number for number, line in enumerate(lines) if line.split() == ["5", "6", "7", "8", "9"])
    for line in lines[top + 1 : top + 16]:
        for place in range(5):
            turns = line[3 + 8 * place : 11 + 8 * place].strip()
            if turns.isdecimal():
                return f"{5 + place},{line[:2].strip()}", turns[0]
    raise AssertionError("nothing fits")


def test_a_component_is_welded_where_the_board_says_it_fits(run: Run) -> None:
    square, turn = first_fit(screens(run(ALONE, "draw", "q", "n").out)[1])
    built = screens(run(ALONE, "draw", f"weld {square} {turn}", "q", "n").out)[2]
    assert re.search(rf"^▸ Build the component onto the ship.* \({square}\)$", built, re.MULTILINE)
    assert "╭╌" in built
    assert re.search(r"^Take off +\d+\) Take the last component off again", built, re.MULTILINE)


@every_language
def test_a_whole_flight_alone(run: Run, language: str, tmp_path: Path) -> None:
    """With nothing but a cabin it is a short one: no engine runs in open space."""
    ran = run(f"{ALONE} --lang {language}", "finish 1", *["1"] * 40)
    assert ran.status == 0
    assert "(GT-WIN-01)" in ran.out
    assert max(len(line) for line in re.split(r"\n| > |\? ", ran.out)) <= 80
    assert read_log(tmp_path / "1.hull").replay().over()


def test_a_whole_game_against_a_bot(run: Run) -> None:
    line = "play galaxy-trucker --seed 5 --option clock=none --option flights=I --option players=2 --bot green=random"
    out = run(line, "finish 1", *["1"] * 60).out
    assert "▸ Green: " in out
    assert re.search(r"^(Blue|Green) wins\.|^Victory!|^Defeat\.", out, re.MULTILINE)
    assert re.search(r"^Blue · Credits +\d+$", out, re.MULTILINE)
    assert re.search(r"^Green · Credits +\d+$", out, re.MULTILINE)


@every_language
def test_a_mirrored_board_shows_its_rows_as_they_are_printed_and_as_they_are_written(run: Run, language: str) -> None:
    line = (
        "play galaxy-trucker --seed 5 --option clock=none --option flights=III --option third=IIIA --option players=1"
    )
    shown = screens(run(f"{line} --lang {language}", "q").out, language)[0]
    assert re.search(r"^ 9 .* ›5$", shown, re.MULTILINE)
    assert re.search(r"^11 .* ›3$", shown, re.MULTILINE)
