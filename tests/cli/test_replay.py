"""The film of a log, and logs that are not what they should be."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest

from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.kernel.log import FORMAT
from tests.cli.conftest import Run


def closed(body: str) -> str:
    """A body with the last line that belongs to it."""
    return f"{body}end {body.count(chr(10)) - 1} {zlib.crc32(body.encode()):08x}\n"


def test_the_film_tells_every_move_and_ends_with_the_board(run: Run, log: Path) -> None:
    ran = run(f"replay {log.name}")
    assert ran.status == 0
    assert "▸ Fire Alpha  (1)\n  Alpha fires at the raider in column 1. (r2c1)\n" in ran.out
    assert "▸ Fire Gamma  (2)" in ran.out
    assert "│Turn 3 " in ran.out
    assert ran.out.endswith("The log is sound: 2 moves.\n")


def test_the_film_is_told_in_french(run: Run, log: Path) -> None:
    assert (
        "▸ Tirer avec Alpha  (1)\n  Alpha tire sur le pillard de la colonne 1. (r2c1)\n"
        in run(f"replay {log.name} --lang fr").out
    )


def test_the_film_stops_where_it_is_told_to(run: Run, log: Path) -> None:
    out = run(f"replay {log.name} --to 1").out
    assert "(1)" in out
    assert "(2)" not in out
    assert "│Turn 2 " in out
    assert "│Turn 1 " in run(f"replay {log.name} --to 0").out


@pytest.mark.parametrize(
    ("to", "sentence"), [("3", "The log has only 2 moves; 3 is too far"), ("-1", "-1 is too small")]
)
def test_it_cannot_stop_where_there_is_nothing(run: Run, log: Path, to: str, sentence: str) -> None:
    ran = run(f"replay {log.name} --to {to}")
    assert ran.status == 2
    assert sentence in ran.err


def test_plain_is_letters_only(run: Run, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    out = run(f"replay {log.name} --plain").out
    assert "\x1b" not in out
    assert "│" not in out
    assert "Alpha fires at the raider in column 1. (r2c1)" in out


def test_a_finished_game_shows_its_result(run: Run) -> None:
    run("play aliens-attack --seed 5", *["1"] * 8, "over.hull")
    out = run("replay over.hull").out
    assert "Defeat.\nA neutralised cannon was hit. (AA-LOSE-01)\n" in out


def refused(run: Run, log: Path, text: str, sentence: str) -> None:
    log.write_text(text, encoding="utf-8")
    for command in (f"replay {log.name}", f"play --resume {log.name}"):
        ran = run(command)
        assert ran.status == 2
        assert sentence in ran.err
        assert ran.err.count("\n") == 1
        assert ran.out == ""


def test_a_log_that_was_cut_off(run: Run, log: Path) -> None:
    refused(run, log, log.read_text()[:-20].rsplit("\n", 1)[0], "The log is cut off after 1 line of moves")


def test_a_log_that_was_edited(run: Run, log: Path) -> None:
    refused(run, log, log.read_text().replace("fire alpha", "fire gamma"), "The log was changed after it was written")


def test_a_log_with_other_line_ends(run: Run, log: Path) -> None:
    refused(run, log, log.read_text().replace("\n", "\r\n"), "The log was changed after it was written")


def test_a_log_of_a_newer_format(run: Run, log: Path) -> None:
    newer = log.read_text().replace(f'"hull":{FORMAT}', f'"hull":{FORMAT + 7}')
    refused(run, log, newer, f"This log has format {FORMAT + 7}, newer than format {FORMAT}")


@pytest.mark.parametrize(("rules", "word"), [(9, "newer"), (0, "older")])
def test_a_log_of_other_rules(run: Run, log: Path, rules: int, word: str) -> None:
    here = TITLE.version
    body = log.read_text().rsplit("end", 1)[0].replace(f'"rules":{here}', f'"rules":{rules}')
    refused(run, log, closed(body), f"{word} than rules {here} here")


def test_a_log_with_a_move_the_rules_refuse(run: Run, log: Path) -> None:
    body = log.read_text().rsplit("end", 1)[0].replace("fire alpha", "fire beta")
    refused(run, log, closed(body), "Line 2 of the log, “0 fire beta”, is refused by the rules. Fire Beta: nothing is")


def test_a_log_with_a_line_that_is_no_move(run: Run, log: Path) -> None:
    body = log.read_text().rsplit("end", 1)[0].replace("fire alpha", "sing alpha")
    refused(run, log, closed(body), "Line 2 of the log, “0 sing alpha”, is no move of this game")


@pytest.mark.parametrize("text", ["", "hello\n", "{}\nend 0 0\n", "[1]\n", "{\n"])
def test_a_file_that_is_no_log(run: Run, log: Path, text: str) -> None:
    refused(run, log, text, "The first line is not the header of a .hull log")


def test_a_log_of_a_game_that_is_not_here(run: Run, log: Path) -> None:
    body = log.read_text().rsplit("end", 1)[0].replace("aliens-attack", "chess")
    refused(run, log, closed(body), "There is no game “chess”")


def test_a_file_that_is_not_text(run: Run, log: Path) -> None:
    log.write_bytes(b"\xff\xfe\x00")
    ran = run(f"replay {log.name}")
    assert ran.status == 2
    assert "is not UTF-8 text" in ran.err


def test_a_folder_is_no_log(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    ran = run("replay folder")
    assert ran.status == 2
    assert "The file “folder” cannot be read" in ran.err
