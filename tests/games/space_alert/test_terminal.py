"""What the sheets look like in a terminal; `tests/cli` reads whole films, missions and plans."""

from __future__ import annotations

import msgspec
from rich.console import Console, RenderableType

from hullbreach.games import find_sheets
from hullbreach.games.space_alert import terminal
from hullbreach.games.space_alert.papers.companion import COMPANION
from hullbreach.games.space_alert.planner.advice import Advice, Change, Proposal, Verdict
from hullbreach.kernel.terminal import Sheets
from hullbreach.locales import Words
from tests.games.space_alert.first_flight import first_flight

SHEETS: Sheets = terminal
HOME, LOST = Verdict(won=True, score=7), Verdict(won=False, score=0)


def drawn(what: RenderableType) -> list[str]:
    console = Console(width=100, color_system=None)
    with console.capture() as capture:
        console.print(what)
    return [" ".join(line.split()) for line in capture.get().splitlines() if line.strip(" ─")]


def paper(flight: str) -> msgspec.Struct:
    return COMPANION.read(msgspec.json.encode(first_flight(flight=flight)))


def test_the_frame_finds_it() -> None:
    assert find_sheets(COMPANION.id) is terminal


def test_an_ending_has_a_score_where_flights_are_scored() -> None:
    words = Words("en")
    said = [SHEETS.ending(verdict, paper(flight), words) for verdict in (HOME, LOST) for flight in ("mission", "test")]
    assert said[:2] == ["The ship comes home with 7 points.", "The ship comes home."]
    assert said[2:] == ["The ship is lost."] * 2


def test_plans_stand_side_by_side() -> None:
    proposal = Proposal(plans=[["a", None], [None, "move_red"]], verdict=HOME, tries=12)
    assert drawn(SHEETS.findings(proposal, paper("mission"), Words("en"))) == [
        "The ship comes home with 7 points.",
        "Turn Captain Crew member 2",
        "1 A action",
        "2 red arrow",
        "12 plans tried.",
    ]


def test_a_change_says_whose_card_when_and_what_instead() -> None:
    change = Change(player=1, turn=3, before=None, after="b")
    advice = Advice(plans=[], changes=[change], before=LOST, after=HOME)
    told = drawn(SHEETS.findings(advice, paper("mission"), Words("fr")))
    assert told[0] == "Le vaisseau est perdu. Avec 1 carte changée : Le vaisseau rentre avec 7 points."
    assert len(told) == 2
    assert "tour 3" in told[1]
    better = drawn(SHEETS.findings(msgspec.structs.replace(advice, changes=[]), paper("mission"), Words("en")))
    assert better == ["The ship is lost. Nothing better was found."]


def test_an_unconfirmed_report_is_for_a_crew_of_five() -> None:
    for crew, ignored in (("4", True), ("5", False)):
        briefing = COMPANION.deal("3", {"crew": crew}, 7)
        (report,) = [line for line in drawn(SHEETS.briefing(briefing, Words("en"))) if "Unconfirmed" in line]
        assert report.endswith("to be ignored") == ignored
