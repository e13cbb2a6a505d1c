"""`hullbreach ship`: ships written down elsewhere, JSON in, JSON out."""

from __future__ import annotations

import gzip
import io
import json
import sys
from typing import TYPE_CHECKING, Any

import pytest

from hullbreach.cli import main, ship
from hullbreach.games import SURVEYORS
from hullbreach.kernel.errors import HullError
from tests.games.galaxy_trucker.golden import FILE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

CABIN = {"class": "I", "ship": "7,7 P0 3333 h2"}


@pytest.fixture
def cases() -> list[dict[str, Any]]:
    with gzip.open(FILE) as lines:
        return [json.loads(line) for _, line in zip(range(3), lines, strict=False)]


def write(path: Path, lines: list[Any]) -> Path:
    path.write_text("\n".join(json.dumps(line) for line in lines), encoding="utf-8")
    return path


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_every_ship_judged_elsewhere_agrees(run: Run) -> None:
    done = run(f"ship {FILE} --check")
    assert (done.status, done.out) == (0, "")
    assert "400 of 400 agree" in done.err


def test_reports_come_out_line_by_line(run: Run, tmp_path: Path, cases: list[dict[str, Any]]) -> None:
    done = run(f"ship {write(tmp_path / 'ships.jsonl', cases)}")
    assert done.status == 0
    found = answers(done.out)
    assert [answer["case"] for answer in found] == [case["case"] for case in cases]
    for answer, case in zip(found, cases, strict=True):
        assert answer["result"].items() >= case["expect"].items()


def test_a_ship_may_stand_bare_and_is_called_after_its_line(run: Run, tmp_path: Path) -> None:
    file = write(tmp_path / "ships.jsonl", [CABIN, {"case": "mine", **CABIN}])
    file.write_text("\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    found = answers(run(f"ship {file}").out)
    assert [answer["case"] for answer in found] == [2, "mine"]
    assert [answer["result"]["exposed"] for answer in found] == [4, 4]


def test_ships_may_come_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(CABIN).encode())))
    assert main(["ship", "-"]) == 0
    assert answers(capsys.readouterr().out)[0]["result"]["crew"] == 2


def test_a_report_that_differs_is_told(run: Run, tmp_path: Path, cases: list[dict[str, Any]]) -> None:
    cases[1]["expect"].update(crew=9, exposed=9)
    done = run(f"ship {write(tmp_path / 'ships.jsonl', cases)} --check")
    assert (done.status, done.out) == (1, "")
    assert f"Line 2, {cases[1]['case']}: something else was expected of exposed, crew." in done.err
    assert "2 of 3 agree" in done.err


BAD: list[tuple[Any, str]] = [
    ({**CABIN, "class": "IV"}, "class: “IV” is unknown; expected one of I, II, III, IIIA, IA, IC"),
    ({**CABIN, "ship": "7.7 P0 3333"}, "7.7 P0 3333: “7.7” is no square"),
    ({**CABIN, "ship": "10,7 ST 1111"}, "10,7 is outside the outline of class I"),
    ({**CABIN, "ship": "7,7 P0 3333\n7,7 ST 1111"}, "7,7 ST 1111: there is a component on 7,7 already"),
    ({**CABIN, "ship": "7,7 ZZ 3333"}, "“ZZ” is unknown; expected one of P0, CA, LB,"),
    ({**CABIN, "ship": "7,7 ST 1114"}, "“1114” are no connectors; expected four digits from 0 to 3"),
    ({**CABIN, "ship": "7,7 ST 111"}, "“111” are no connectors"),
    ({**CABIN, "ship": "7,7 ST \u0661111"}, "are no connectors"),
    ({**CABIN, "ship": "7,7 ST"}, "“7,7 ST” is no component; expected column,row KIND[:facing] NESW [load]."),
    ({**CABIN, "ship": " # nothing"}, "there is no component"),
    ({**CABIN, "ship": "7,6 G1 0010"}, "“G1” does not say how the component lies; expected one of G1:N,"),
    ({**CABIN, "ship": "7,6 SH:NS 0010"}, "“SH:NS” does not say"),
    ({**CABIN, "ship": "7,6 ST:N 0010"}, "“ST:N” does not say how the component lies; expected one of ST."),
    ({**CABIN, "ship": "7,6 E1: 0010"}, "“E1:” does not say"),
    ({**CABIN, "ship": "7,6 G1:N 1010"}, "the side it points to, N, cannot have a connector"),
    ({**CABIN, "ship": "7,6 P0 3333"}, "no starting cabin is like that; expected 7,7 P0 3333."),
    ({**CABIN, "ship": "7,7 P0 3331"}, "no starting cabin is like that"),
    ({**CABIN, "ship": "7,7 P0 3333 h3"}, "“h3” is too much; expected at most 2 here."),
    ({**CABIN, "ship": "7,7 P0 3333 h1 h2"}, "“h2” is too much; expected at most 2 here."),
    ({**CABIN, "ship": "7,7 P0 3333 aB"}, "it cannot carry “aB”"),
    ({**CABIN, "ship": "7,7 CA 3333 h1 aB"}, "“aB” is too much; expected at most 1 here."),
    ({**CABIN, "ship": "7,7 CA 3333 aB h1"}, "“h1” is too much"),
    ({**CABIN, "ship": "7,7 B2 1111 c3"}, "“c3” is too much; expected at most 2 here."),
    ({**CABIN, "ship": "7,7 B3 1111 c2 c2"}, "“c2” is too much; expected at most 3 here."),
    ({**CABIN, "ship": "7,7 C2 1111 g:YYY"}, "“g:YYY” is too much; expected at most 2 here."),
    ({**CABIN, "ship": "7,7 C2 1111 g:R"}, "“g:R” has red goods; expected them in special holds only."),
    ({**CABIN, "ship": "7,7 C2 1111 g:X"}, "it cannot carry “g:X”"),
    ({**CABIN, "ship": "7,7 ST 1111 h1"}, "it cannot carry “h1”"),
    ({**CABIN, "ship": "7,7 B2 1111 h1"}, "it cannot carry “h1”"),
    ({**CABIN, "ship": "7,6 CA 0010 aP; 7,7 P0 3333"}, "the alien’s cabin is not joined to a working life support"),
    (
        {**CABIN, "ship": "7,6 CA 0111 aP; 6,6 LP 0100; 8,6 LP 0001; 7,7 P0 3333; 8,7 CA 0103 aP; 9,7 LP 0001"},
        "there is another “aP” aboard",
    ),
    ({**CABIN, "ship": "7,6 XR 0010; 7,7 P0 3333 h2"}, "nothing may be loaded there"),
    ({**CABIN, "ship": "7,6 XA:col 0010; 7,7 P0 3333; 7,8 C2 1000 g:B"}, "7,8 C2 1000 g:B: nothing may be loaded"),
    ({**CABIN, "action": {"kind": "boom"}}, "action.kind: “boom” is unknown; expected one of small_meteor,"),
    ({**CABIN, "action": {"kind": "heavy_shot", "line": 7}}, "action.from is missing."),
    ({**CABIN, "action": {"kind": "heavy_shot", "from": "N"}}, "action.line is missing."),
    ({**CABIN, "action": {"kind": "heavy_shot", "from": "NE", "line": 7}}, "action.from: “NE” is unknown"),
    ({**CABIN, "action": {"kind": "heavy_shot", "from": "N", "line": 13}}, "action.line is 13; expected 2 to 12."),
    ({**CABIN, "action": {"kind": "heavy_shot", "from": "N", "line": 10**30}}, "action.line: Expected `int`"),
    ({**CABIN, "action": {"kind": "destroy"}}, "action.square is missing."),
    ({**CABIN, "action": {"kind": "destroy", "square": "7,6"}}, "action.square: there is no component on 7,6."),
    ({**CABIN, "action": {"kind": "destroy", "square": "2,2"}}, "action.square: 2,2 is outside the outline"),
    ({**CABIN, "action": {"kind": "strength"}}, "action.cells is missing."),
    ({**CABIN, "action": {"kind": "strength", "cells": 1}}, "action.cells is 1; expected 0 to 0."),
    ({**CABIN, "action": {"kind": "strength", "cells": 0, "full": "NX"}}, "action.full: “X” is unknown"),
    ({**CABIN, "action": {"kind": "destroy", "wing": "left"}}, "unknown field `wing`"),
    ({**CABIN, "ship": 5}, "ship: Expected `str`, got `int`"),
    ({"class": "I"}, "missing required field `ship`"),
    ({"case": "x", "input": 5}, "Expected `object`, got `int`"),
    ({"case": [], "input": CABIN}, "This is no ship: "),
    ([], "This is no ship: "),
]


@pytest.mark.parametrize(("line", "sentence"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_what_cannot_be_is_one_sentence_and_the_others_are_judged(
    run: Run, tmp_path: Path, line: object, sentence: str
) -> None:
    done = run(f"ship {write(tmp_path / 'ships.jsonl', [CABIN, line, CABIN])}")
    assert done.status == 2
    assert done.err.startswith("Line 2: ")
    assert sentence in done.err
    assert len(done.err.splitlines()) == 1
    first, bad, last = answers(done.out)
    assert first["result"] == last["result"]
    assert bad["error"]["line"] == 2
    french = run(f"ship {tmp_path / 'ships.jsonl'} --lang fr").err
    assert french.startswith("Ligne 2\N{NO-BREAK SPACE}: ")
    assert french != done.err


@pytest.mark.parametrize("line", [b"hello", b"{", b"\xff\xfe", b"[" * 100_000, b'{"class": "I", "ship": "\\ud800"}'])
def test_a_line_that_is_no_json_says_so(run: Run, tmp_path: Path, line: bytes) -> None:
    (tmp_path / "ships.jsonl").write_bytes(b"\n" + line)
    done = run("ship ships.jsonl --check")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("Line 2: This is no ship: ")
    assert len(done.err.splitlines()) == 1


def test_a_file_that_is_not_there_is_one_sentence(run: Run) -> None:
    done = run("ship nowhere.jsonl")
    assert (done.status, done.out) == (2, "")
    assert "There is no file “nowhere.jsonl”" in done.err


def test_a_game_without_ships_is_one_sentence(run: Run, tmp_path: Path) -> None:
    done = run(f"ship {write(tmp_path / 'ships.jsonl', [CABIN])} --game chess")
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("There is no game “chess”")


def test_of_several_games_one_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ship, "SURVEYORS", {**SURVEYORS, "airlock": "nowhere"})
    with pytest.raises(HullError, match="which-game"):
        ship.chosen_surveyor(None)
    assert ship.chosen_surveyor(next(iter(SURVEYORS))).id in SURVEYORS
