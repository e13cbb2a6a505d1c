"""`hullbreach plan`: plans that can be flown, as a table or as what `resolve` reads; and the smallest change."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hullbreach.games.space_alert.papers.companion import COMPANION
from hullbreach.games.space_alert.papers.paper import FlightPaper
from tests.cli.conftest import Run
from tests.games.space_alert.test_advice import ONE_SHORT, lesson


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")


@pytest.fixture
def mission(run: Run, tmp_path: Path) -> Path:
    return written(tmp_path / "mission.json", run("mission --seed 5 --json").out)


@pytest.fixture
def lost(tmp_path: Path) -> Path:
    """A lost flight that one card would have saved."""
    return written(tmp_path / "lost.json", msgspec.json.encode({"game": "lesson", "input": lesson(ONE_SHORT)}).decode())


def written(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def planned(out: str) -> FlightPaper:
    return COMPANION.read(json.dumps(json.loads(out)["input"]).encode())


def resolved(run: Run, path: Path) -> dict[str, Any]:
    result: dict[str, Any] = json.loads(run(f"resolve {path}").out)["result"]
    return result


@pytest.mark.parametrize("cards", ["free", "dealt"])
def test_what_it_plans_can_be_flown_and_ends_as_it_says(run: Run, tmp_path: Path, mission: Path, cards: str) -> None:
    ran = run(f"plan {mission} --seconds 0.5 --option cards={cards} --json")
    assert (ran.status, ran.err) == (0, "")
    answer = json.loads(ran.out)
    result = resolved(run, written(tmp_path / "planned.json", ran.out))
    assert answer["verdict"]["won"] == (result["outcome"] == "won")
    assert answer["verdict"]["score"] == (result["score"] or {"total": 0})["total"]
    assert answer["tries"] > 0
    assert any(any(plan) for plan in planned(ran.out).plans)


def test_plans_with_dealt_cards_use_no_card_twice(run: Run, mission: Path) -> None:
    out = run(f"plan {mission} --seconds 0.5 --option cards=dealt --json").out
    paper = planned(out)
    held = [[card.halves for card in hand] for hand in paper.hands]
    for gift in json.loads(out).get("gifts", []):
        card = (gift["halves"][0], gift["halves"][1])
        held[gift["giver"]].remove(card)
        held[gift["receiver"]].append(card)
    for halves, plan in zip(held, paper.plans, strict=True):
        actions = [action for action in plan if action]
        for action in set(actions):
            assert actions.count(action) <= sum(action in pair for pair in halves)


def test_the_plans_as_a_table(run: Run, mission: Path) -> None:
    ran = run(f"plan {mission} --seconds 0.2")
    rows = [line.split() for line in ran.out.splitlines()]
    assert ran.out.startswith("The ship ")
    assert ["Turn", "Captain", "Crew", "member", "2", "Crew", "member", "3", "Crew", "member", "4"] in rows
    assert [row[0] for row in rows if row and row[0].isdigit() and "tried." not in row] == [
        str(turn) for turn in range(1, 13)
    ]
    assert "plans tried." in ran.out


def test_the_smallest_change_in_words(run: Run, lost: Path) -> None:
    ran = run(f"plan {lost} --smallest --seconds 1")
    assert ran.out.splitlines() == [
        "The ship is lost. With 1 card changed: The ship comes home.",
        "Captain, turn 4: A action → red arrow",
    ]
    assert "Capitaine, tour 4" in run(f"plan {lost} --smallest --seconds 1 --lang fr").out


def test_the_smallest_change_as_json(run: Run, tmp_path: Path, lost: Path) -> None:
    ran = run(f"plan {lost} --smallest --seconds 1 --json")
    answer = json.loads(ran.out)
    assert answer["changes"] == [{"player": 0, "turn": 4, "before": "a", "after": "move_red"}]
    assert (answer["before"]["won"], answer["after"]) == (False, {"won": True, "score": 0})
    assert resolved(run, written(tmp_path / "mended.json", ran.out))["outcome"] == "won"


def test_nothing_better_is_said_so(run: Run, tmp_path: Path, lost: Path) -> None:
    best = lost
    for _ in range(20):
        ran = run(f"plan {best} --smallest --seconds 0 --json")
        best = written(tmp_path / "best.json", ran.out)
        if not json.loads(ran.out)["changes"]:
            break
    assert "Nothing better was found." in run(f"plan {best} --smallest --seconds 0").out


def test_a_flight_that_cannot_be_read_names_its_line_and_the_others_are_planned(
    run: Run, tmp_path: Path, lost: Path
) -> None:
    both = written(tmp_path / "two.jsonl", '{"input": {"crew": 9}}\n' + lost.read_text())
    ran = run(f"plan {both} --smallest --seconds 0")
    assert ran.status == 2
    assert ran.err.startswith("Line 1: ")
    assert "With 1 card changed" in ran.out


@pytest.mark.parametrize(
    ("flags", "complaint"),
    [
        ("--option cards=marked", "“marked” is no value of the option “cards”; choose one of: free, dealt."),
        ("--seconds -1", "-1.0 is too small for --seconds"),
        ("--option cards=dealt", "Line 1: hands is missing."),
    ],
)
def test_what_cannot_be_planned_is_one_sentence(run: Run, lost: Path, flags: str, complaint: str) -> None:
    ran = run(f"plan {lost} {flags}")
    assert (ran.status, ran.out) == (2, "")
    assert complaint in ran.err
