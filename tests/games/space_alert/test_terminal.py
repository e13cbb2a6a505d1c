"""What sheets and boards look like in a terminal; `tests/cli` reads whole films, missions and plans."""

from __future__ import annotations

import msgspec
from rich.console import Console, RenderableType

from hullbreach.games import find_sheets
from hullbreach.games.space_alert import terminal
from hullbreach.games.space_alert.game import TITLE
from hullbreach.games.space_alert.papers.companion import COMPANION
from hullbreach.games.space_alert.planner.advice import Advice, Change, Gift, Proposal, Verdict
from hullbreach.kernel.terminal import Board, Canvas, Sheets
from hullbreach.locales import Words
from tests.games.space_alert.first_flight import first_flight
from tests.rules.space_alert.sitting import FOUR, Sitting

SHEETS: Sheets = terminal
BOARD: Board = terminal
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


def test_cards_that_change_hands_are_named_with_their_transfer() -> None:
    gift = Gift(transfer=2, giver=0, receiver=1, halves=("move_red", "a"))
    proposal = Proposal(plans=[["a"], ["b"]], verdict=HOME, tries=12, gifts=[gift])
    told = {language: drawn(SHEETS.findings(proposal, paper("mission"), Words(language))) for language in ("en", "fr")}
    assert told["en"][-2] == "Data transfer 2: Captain → Crew member 2, the card with red arrow and A action"
    assert told["fr"][-2].startswith("Transfert de données 2")


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


# --- the board of a game ---
def board(sitting: Sitting, seat: int | None, language: str = "en") -> str:
    seen, options = sitting.game.view(seat), TITLE.settle({})
    return "\n".join(drawn(BOARD.draw(seen, options, Words(language), Canvas(100, True))))


def test_a_seat_reads_its_own_cards_and_the_backs_of_others() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "red-a", "lift-c")
    crew.play(0, "put red-a 1 move")
    crew.deal(1, "blue-b")
    crew.play(1, "put blue-b 1 act")
    text = board(crew, 0)
    assert "Captain ← · ·" in text
    assert "Crew member 2 ● · ·" in text
    assert "Cards: 1× lift-c" in text
    assert "Captain ▲ · ·" in board(crew, None)


def test_a_threat_says_what_it_does() -> None:
    crew = Sitting({"flight": "first_test_run"})
    crew.play(0, "next")
    text = board(crew, 0).replace("\n", " ")
    assert "T+1 Pulse Ball (blue, space 13) hit points 5, armour 1, speed 2" in text
    assert "Z (1): attack 2 on all zones" in text
    assert "attaque 2 sur toutes les zones" in board(crew, 0, "fr").replace("\n", " ")


def test_what_to_do_next_depends_on_the_round() -> None:
    crew = Sitting({"flight": "first_test_run"})
    assert BOARD.now(crew.public, Words("en")) == "Phase 1: plan, or hear the next announcement."
    crew.finish()
    assert BOARD.now(crew.public, Words("en")) == "The flight is over."
    assert "Captain · Upper white (bridge)" in board(crew, None)
    assert "▲ ●" in BOARD.legend(Words("fr"))
