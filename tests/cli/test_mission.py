"""`hullbreach mission`: a script for a crew with the box, or the flight as other commands read it."""

from __future__ import annotations

import json
import re

import pytest

from hullbreach.games.space_alert.papers.companion import COMPANION
from hullbreach.games.space_alert.timelines import generate, official
from tests.cli.conftest import Run


def lines(out: str) -> list[str]:
    return [" ".join(line.split()) for line in out.splitlines()]


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")


def test_the_script_of_an_official_mission(run: Run) -> None:
    ran = run("mission --mission 3 --seed 7")
    assert (ran.status, ran.err) == (0, "")
    told = lines(ran.out)
    assert told[:2] == ["Mission 3, crew of 4, seed 7", "Red trajectory: T6"]
    assert "0:10 Time T+2. Internal threat. Hacked Shields (red) (I1-06)" in told
    assert "4:00 Time T+6. Serious threat. Zone white. Cryoshield Frigate (SE1-05)" in told
    assert told.index("1:50 Communications down.") + 1 == told.index("2:00 Communications restored.")
    assert "3:30 Phase 1 ends in twenty seconds." in told
    assert "9:00 Operations end in one minute." in told
    assert "10:00 Mission over. Jumping to hyperspace." in told


def test_everything_is_said_in_its_time(run: Run) -> None:
    times = [line.split()[0] for line in lines(run("mission --seed 5").out) if ":" in line.partition(" ")[0]]
    seconds = [
        int(minute) * 60 + int(second) for minute, second in (time.split(":") for time in times if time[0].isdigit())
    ]
    assert len(seconds) > 20
    assert seconds == sorted(seconds)


def test_an_unconfirmed_report_is_ignored_by_four_and_brings_five_a_card(run: Run) -> None:
    four, five = (lines(run(f"mission --mission 3 --seed 7 --option crew={crew}").out) for crew in (4, 5))
    report = "5:55 Unconfirmed report. Time T+8. Threat. Zone red."
    assert f"{report} to be ignored" in four
    assert any(re.fullmatch(rf"{re.escape(report)} .+ \(E1-\d\d\)", line) for line in five)


def test_the_script_in_french(run: Run) -> None:
    out = run("mission --mission simulation_1 --seed 1 --lang fr").out
    for words in ("Simulation 1, équipage de 4, graine 1", "Menace sérieuse. Zone", "Communications rétablies"):
        assert words in out


def test_json_is_what_other_commands_read(run: Run) -> None:
    out = run(
        "mission --seed 12 --option crew=5 --option humans=3 --option level=yellow --option serious=mixed --json"
    ).out
    told = json.loads(out)
    paper = COMPANION.read(json.dumps(told["input"]).encode())
    assert told["game"] == "generated-12"
    assert (paper.crew, paper.androids, len(paper.hands)) == (5, 2, 5)
    assert told["announcements"]["phase_ends"] == generate(12).phase_ends


def test_a_new_mission_as_hard_and_as_long_as_wanted(run: Run) -> None:
    told = json.loads(run("mission --seed 3 --option difficulty=hard --option length=720 --json").out)
    assert told["announcements"]["phase_ends"] == generate(3, "hard", 720).phase_ends
    assert len(told["input"]["threats"]) > len(
        json.loads(run("mission --seed 3 --option difficulty=easy --json").out)["input"]["threats"]
    )


def test_without_a_seed_chance_chooses_one_and_tells_it(run: Run) -> None:
    seed = run("mission --mission 1").out.split("seed ")[1].split()[0]
    assert 0 <= int(seed) < 1_000_000


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--mission 9", "“9” is no value of the option “mission”"),
        ("--option crew=3", "“3” is no value of the option “crew”; choose one of: 4, 5."),
        ("--option humans=1", "“1” is no value of the option “humans”; choose one of: 0, 2, 3, 4."),
        ("--option level=green", "choose one of: white, yellow, mixed."),
        ("--mission simulation_2 --option level=yellow", "choose one of: white."),
        ("--option difficulty=nightmare", "choose one of: easy, standard, hard."),
        ("--option length=100", "“100” is no value of the option “length”"),
        ("--mission 2 --option length=600", "“length” is for new missions"),
        ("--option rank=captain", "There is no option “rank”"),
        ("--game chess", "“chess”"),
        ("--seed -4", "-4 is too small for --seed"),
    ],
)
def test_a_mission_that_cannot_be_had_is_one_sentence(run: Run, line: str, complaint: str) -> None:
    ran = run(f"mission {line}")
    assert (ran.status, ran.out) == (2, "")
    assert complaint in ran.err
    assert len(ran.err.splitlines()) == 1


def test_every_official_mission_has_a_script(run: Run) -> None:
    for name in ("first_test_run", "advanced_simulation_3", "8"):
        told = lines(run(f"mission --mission {name} --seed 2").out)
        end = official(name).phase_ends[-1]
        assert f"{end // 60}:{end % 60:02} Mission over. Jumping to hyperspace." in told
