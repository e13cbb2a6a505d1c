"""Rule by rule, what proves it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

TESTS = """
import pytest

@pytest.mark.rule("AA-CAN-03")
def test_the_nearest_is_hit() -> None: ...
"""


@pytest.fixture
def tests_folder(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_cannons.py").write_text(TESTS)
    return folder


@pytest.mark.usefixtures("tests_folder")
def test_a_rule_is_shown_with_the_tests_that_prove_it(run: Run) -> None:
    ran = run("rules aliens-attack AA-CAN-03 --tests tests")
    assert ran.status == 0
    assert ran.out.startswith("AA-CAN-03  A gauge of n squares")
    assert "✓\N{NO-BREAK SPACE}tests/test_cannons.py::test_the_nearest_is_hit" in ran.out
    assert "Proved: 1 of 1 entry." in ran.out


@pytest.mark.usefixtures("tests_folder")
def test_rules_are_french_in_french(run: Run) -> None:
    assert "AA-CAN-03  Une jauge de n cases" in run("rules aliens-attack AA-CAN-03 --tests tests --lang fr").out


@pytest.mark.usefixtures("tests_folder")
def test_a_word_finds_every_rule_that_has_it(run: Run) -> None:
    out = run("rules aliens-attack torpedo --tests tests").out
    for entry in ("AA-BATTLE-06", "AA-ALT-05", "AA-EX-47"):
        assert entry in out


@pytest.mark.usefixtures("tests_folder")
def test_several_rules_stand_under_their_headings(run: Run) -> None:
    lines = [line.strip() for line in run("rules aliens-attack torpedo --tests tests").out.splitlines()]
    headings = ["The final battle", "Other motherships and cards", "Rulings: where the rulebook is silent", "Examples"]
    assert [line for line in lines if line in headings] == headings
    assert "Exemples" in run("rules aliens-attack torpille --tests tests --lang fr").out
    assert "Cannons" in run("rules aliens-attack AA-CAN --tests tests").out
    assert "Cannons" not in run("rules aliens-attack AA-CAN-03 --tests tests").out


@pytest.mark.usefixtures("tests_folder")
def test_the_rules_of_a_game_can_be_read_by_topic(run: Run) -> None:
    ran = run("rules space-alert SA-DMG --tests tests")
    assert ran.status == 0
    assert "Compute damage" in ran.out
    assert "SA-DMG-12  Damage to a threat in a turn" in ran.out
    assert run("rules space-alert SA-DMG-12 --tests tests --missing").status == 1
    assert "Le calcul des dégâts" in run("rules space-alert SA-DMG --tests tests --lang fr").out


@pytest.mark.usefixtures("tests_folder")
def test_a_game_without_rules_is_refused(run: Run) -> None:
    ran = run("rules chess --tests tests")
    assert (ran.status, ran.out) == (2, "")
    assert "chess" in ran.err
    assert "space-alert" in ran.err


@pytest.mark.usefixtures("tests_folder")
def test_what_is_missing_is_all_that_is_shown(run: Run) -> None:
    ran = run("rules aliens-attack AA-CAN --tests tests --missing")
    assert ran.status == 1
    assert "AA-CAN-02" in ran.out
    assert "AA-CAN-03 " not in ran.out
    assert "Proved" not in ran.out


@pytest.mark.usefixtures("tests_folder")
def test_nothing_is_printed_when_nothing_is_missing(run: Run) -> None:
    ran = run("rules aliens-attack AA-CAN-03 --tests tests --missing")
    assert (ran.status, ran.out, ran.err) == (0, "", "")


@pytest.mark.usefixtures("tests_folder")
def test_programs_get_json(run: Run) -> None:
    listed = json.loads(run("rules aliens-attack AA-CAN-03 --tests tests --json").out)
    assert [entry["id"] for entry in listed] == ["AA-CAN-03"]
    assert listed[0]["proofs"] == ["tests/test_cannons.py::test_the_nearest_is_hit"]
    assert json.loads(run("rules aliens-attack AA-CAN-03 --tests tests --missing --json").out) == []


def test_tests_that_cannot_be_read_are_named(run: Run, tests_folder: Path) -> None:
    (tests_folder / "test_broken.py").write_text("def test_(:")
    ran = run("rules aliens-attack --tests tests")
    assert ran.status == 2
    assert "The tests in “tests” cannot be read" in ran.err
    assert ran.err.count("\n") == 1


def test_without_sources_the_list_in_the_package_is_used(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hullbreach.__file__", str(tmp_path / "lib" / "hullbreach" / "__init__.py"))
    monkeypatch.setattr("hullbreach.cli.rules.files", lambda _package: tmp_path)
    ran = run("rules aliens-attack AA-CAN-03")
    assert ran.status == 2
    assert "name the folder with --tests" in ran.err
    (tmp_path / "proofs.json").write_text('{"AA-CAN-03": ["tests/test_x.py::test_y"]}')
    assert "tests/test_x.py::test_y" in run("rules aliens-attack AA-CAN-03").out


@pytest.mark.usefixtures("tests_folder")
@pytest.mark.parametrize(("language", "heading"), [("en", "A turn, step by step"), ("fr", "Un tour, pas à pas")])
def test_how_to_play_stands_in_front_of_all_the_rules_only(run: Run, language: str, heading: str) -> None:
    whole = run(f"rules aliens-attack --tests tests --lang {language}").out
    assert heading in whole
    assert whole.index(heading) < whole.index("AA-COMP-01")
    assert heading not in run(f"rules aliens-attack AA-CAN-03 --tests tests --lang {language}").out
    assert heading not in run(f"rules aliens-attack --missing --tests tests --lang {language}").out


@pytest.mark.usefixtures("tests_folder")
def test_rules_are_found_however_apostrophes_are_typed(run: Run) -> None:
    assert "AA-TURN-04" in run("rules aliens-attack mothership's --tests tests").out
