"""Files of sheets, and which companion reads them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hullbreach.cli import sheets
from hullbreach.games import COMPANIONS
from hullbreach.kernel.errors import HullError

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

COMMANDS = ("resolve FILE", "plan FILE --seconds 0", "mission", "soundtrack --seed 1")


def test_the_only_companion_need_not_be_named() -> None:
    (only,) = COMPANIONS
    assert sheets.chosen_companion(None) is sheets.chosen_companion(only)


def test_of_several_one_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "COMPANIONS", {**COMPANIONS, "airlock": "nowhere"})
    with pytest.raises(HullError, match="which-game") as caught:
        sheets.chosen_companion(None)
    assert caught.value.details == {"expected": ", ".join([*COMPANIONS, "airlock"])}
    assert sheets.chosen_companion(next(iter(COMPANIONS))).id in COMPANIONS


@pytest.mark.parametrize("command", COMMANDS)
def test_a_companion_there_is_not_is_one_sentence(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "FILE").write_text("{}", encoding="utf-8")
    ran = run(f"{command} --game chess")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("There is no companion for “chess”")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("line", ["hello", "[]", '{"game": "no input"}', '{"input": {}, "game": 5}', "\N{SNOWMAN}"])
def test_a_line_that_holds_no_sheet_says_so(run: Run, tmp_path: Path, line: str) -> None:
    (tmp_path / "lines").write_text(f"{line}\n", encoding="utf-8")
    ran = run("resolve lines --check")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("Line 1: This is no sheet: ")


def test_lines_are_counted_as_an_editor_does(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lines").write_text("\n\nhello\n\nhello\n", encoding="utf-8")
    assert [line[:7] for line in run("resolve lines --check").err.splitlines()] == ["Line 3:", "Line 5:"]


def test_an_empty_file_holds_nothing_to_resolve(run: Run, tmp_path: Path) -> None:
    (tmp_path / "nothing").write_text("\n \n", encoding="utf-8")
    ran = run("resolve nothing")
    assert (ran.status, ran.out, ran.err) == (0, "", "")
