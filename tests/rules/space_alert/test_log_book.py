"""The first line of a page of the ship's log, and how long it takes to fill one (SA-LOG-01 to SA-LOG-03, SA-GEN-13)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.games.space_alert.game import TITLE
from hullbreach.games.space_alert.papers.logbook import COLUMNS
from hullbreach.kernel.logbook import MARKS, LogPage
from hullbreach.locales import LANGUAGES, Words
from tests.rules.space_alert.sitting import Sitting
from tests.rules.space_alert.test_campaign import CREW, come_home, flown, next_mission

CARD = Path(__file__).parents[3] / "web/src/games/space-alert/card.ts"


def page_of(crew: Sitting) -> LogPage:
    page = crew.game.log_page()
    assert page
    return page


def first_line(**options: str) -> list[tuple[str, int | None, list[str]]]:
    """Who stands there, on whose seat, and with which marks."""
    crew = Sitting({"flight": "mission_1", **options})
    crew.finish()
    return [(mate.name, mate.seat, [MARKS[mark] for mark in mate.marks]) for mate in page_of(crew).crew]


@pytest.mark.rule("SA-LOG-01", "SA-LOG-02")
@pytest.mark.parametrize(
    ("people", "marks"),
    [
        (2, [["★", "!"], ["🎧"]]),
        (3, [["★"], ["🎧"], ["!"]]),
        (5, [["★"], ["🎧"], ["!"], [], []]),
    ],
)
def test_the_crew_stands_on_the_first_line_with_the_marks_of_its_officers(people: int, marks: list[list[str]]) -> None:
    found = first_line(people=str(people))[:people]
    assert [seat for _, seat, _ in found] == list(range(people))
    assert [given for _, _, given in found] == marks


@pytest.mark.rule("SA-LOG-03")
@pytest.mark.parametrize(("people", "crew", "androids"), [("1", "4", 4), ("2", "4", 2), ("3", "5", 2), ("4", "4", 0)])
def test_androids_follow_without_a_seat(people: str, crew: str, androids: int) -> None:
    machines = [
        mate for mate in first_line(people=people, **({"crew": crew} if people != "1" else {})) if mate[1] is None
    ]
    assert machines == [(f"android{number}", None, []) for number in range(1, androids + 1)]


def test_who_flies_alone_holds_every_office() -> None:
    assert first_line(people="1")[0] == ("member1", 0, ["★", "🎧", "!"])


def test_everybody_on_a_page_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        names = [Words(language).called(TITLE.id, "seat", name) for name, _, _ in first_line(people="1")]
        assert len(set(names)) == 5
        assert [str(number) in str(name) for number, name in enumerate(names)][1:] == [True] * 4


@pytest.mark.rule("SA-LOG-04", "SA-LOG-06")
def test_a_line_is_what_the_view_tells_of_it_and_has_no_empty_cells() -> None:
    crew = Sitting({"flight": "mission_1", "level": "mixed"})
    assert crew.game.log_page() is None, "before the end nothing is written"
    crew.finish()
    (line,) = page_of(crew).lines
    assert line == {"track": "mission_1", "level": "1+2", "serious": "1", "lost_to": crew.public.log[0].lost_to}
    assert set(line) < {column.name for column in COLUMNS}


@pytest.mark.rule("SA-MODE-27")
def test_of_lessons_nothing_is_written() -> None:
    crew = Sitting({"flight": "simulation_1"})
    crew.finish()
    assert crew.game.over()
    assert crew.game.log_page() is None


@pytest.mark.rule("SA-LOG-07")
def test_the_lines_of_a_campaign_stay_together_and_the_last_one_has_the_score() -> None:
    crew, _ = flown()
    next_mission(crew)
    come_home(crew)
    assert crew.game.log_page() is None, "a campaign that may go on is not closed"
    for seat in range(int(CREW["people"])):
        crew.play(seat, "stop")
    first, last = page_of(crew).lines
    assert "total" not in first
    assert last["total"] == crew.public.log[-1].total


# --- how long it takes ---
@pytest.mark.rule("SA-GEN-13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_chooses_a_flight_is_told_how_long_it_takes_and_how_many_it_is_best_for(language: str) -> None:
    words = Words(language)

    def about(option: str) -> list[int]:
        return [int(number) for number in re.findall(r"\d+", words.say(f"{TITLE.id}-option-{option}.about"))]

    assert about("flight") == about("flight-mission_1") == about("flight-mission_8") == [25]
    assert about("flight-campaign") == [90]
    recommended = {"en": "four or five", "fr": "quatre ou cinq"}[language]
    told = {people: words.say(f"{TITLE.id}-option-people-{people}.about") for people in "12345"}
    assert [people for people, text in told.items() if recommended in text] == ["4", "5"]


@pytest.mark.rule("SA-GEN-13")
def test_the_cover_in_the_lobby_tells_how_long_a_flight_takes() -> None:
    assert "minutes: 25," in CARD.read_text(encoding="utf-8")
