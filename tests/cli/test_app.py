"""The command line itself: help, languages, and everything that can be wrong with it."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from hullbreach import __version__
from hullbreach.cli import main
from hullbreach.games import titles
from hullbreach.games.aliens_attack import facts
from hullbreach.kernel.facts import parse
from tests.cli.conftest import Run

COMMANDS = ("games", "play", "simulate", "replay", "ship", "rules", "bench", "balance", "serve")
ENGLISH_OF_CYCLOPTS = re.compile(r"Parameters|Display|\[default|\[required|COMMAND\b|CHOICE|Commands")


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    ran = run("")
    assert ran.status == 0
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", ran.out, re.MULTILINE)


def test_version(run: Run) -> None:
    assert run("--version").out == f"hullbreach {__version__}\n"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_french_in_french(run: Run, command: str) -> None:
    ran = run(f"{command} --help --lang fr")
    assert ran.status == 0
    assert "Utilisation\N{NO-BREAK SPACE}: hullbreach" in ran.out
    assert not ENGLISH_OF_CYCLOPTS.search(ran.out)
    assert "cli-" not in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_names_every_option_of_the_usage_line(run: Run, command: str) -> None:
    out = run(f"{command} --help").out
    usage, rest = out.split("\n\n", 1)
    for option in re.findall(r"--?[a-z]+\d?", usage):
        assert option in rest


@pytest.mark.parametrize("line", ["games --lang fr", "--lang fr games", "games --lang=fr", "--lang=fr games"])
def test_the_language_may_stand_anywhere(run: Run, line: str) -> None:
    assert "Vaisseau-mère" in run(line).out


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Vaisseau-mère" in run("games").out
    monkeypatch.setenv("HULLBREACH_LANG", "en")
    assert "Mothership" in run("games").out


def test_the_shelf_shows_every_game_with_its_options(run: Run) -> None:
    out = run("games").out
    for title in titles():
        assert title.id in out
        for option in title.options:
            assert f"--option {option.name}=…" in out
            for value in option.named():
                assert re.search(rf"^    {value} ", out, re.MULTILINE)
    assert "1–2 players" in out
    assert "the game as it comes (default)" in out


BAD_LINES = {
    "paly aliens-attack": "There is no command “paly”; choose one of: games, play,",
    "play tic-tac-toe": "There is no game “tic-tac-toe”; choose one of: aliens-attack, under-falling-skies, space-",
    "play": "Nothing to play",
    "play aliens-attack --colour red": "There is no option “--colour” here; choose one of: --option, --seed,",
    "play aliens-attack --option size=9": "There is no option “size”; choose one of: mode, mothership,",
    "play aliens-attack --option mode=easy": "“easy” is no value of the option “mode”; choose one of: recruit,",
    "play aliens-attack --option mode": "“mode” does not fit --option; expected is a name, “=” and a value.",
    "play aliens-attack --option mode=recruit --option mode=commando": "--option says “mode” twice",
    "play aliens-attack --option handicap=easier": "needs another option: mode must be two_player.",
    "play aliens-attack --option": "--option needs a value",
    "play aliens-attack --seed seven": "“seven” is no value for --seed; expected is a whole number.",
    "play aliens-attack --seed 1 --seed 2": "--seed is given twice",
    "play aliens-attack --bot mars=mcts": "There is no seat “mars” in this game; choose one of: earth.",
    "play aliens-attack --bot earth=hal": "There is no bot “hal”; choose one of: random, greedy, novice, skilled",
    "play aliens-attack again": "“again” is one word too many",
    "play aliens-attack --resume none.hull --seed 1": "leave --seed out to resume it",
    "play --resume none.hull": "There is no file “none.hull”",
    "simulate": "GAME is missing",
    "simulate aliens-attack --bot hal": "There is no bot “hal”",
    "simulate aliens-attack --bot2 random": "2 bots were named, but the game has 1 seat.",
    "simulate aliens-attack --games 0": "0 is too small for --games; expected is at least 1.",
    "play aliens-attack --seed 99999999999999999999": "is too big for --seed; expected is at most 9223372036854775807.",
    "play aliens-attack --seed -1": "-1 is too small for --seed",
    "simulate aliens-attack --jobs 1000000": "1000000 is too big for --jobs",
    "simulate aliens-attack --jobs -1": "-1 is too small for --jobs",
    "simulate aliens-attack --seconds soon": "“soon” is no value for --seconds; expected is a number.",
    "simulate aliens-attack --seconds nan": "nan is too small for --seconds",
    "simulate aliens-attack --playouts 0": "0 is too small for --playouts",
    "simulate aliens-attack --option mode=easy": "“easy” is no value of the option “mode”",
    "replay": "FILE is missing",
    "replay none.hull": "There is no file “none.hull”; check its name and folder.",
    "rules aliens-attack wombat": "No rule of Aliens Attack! has the id or the word “wombat”.",
    "rules aliens-attack --tests nowhere": "There is no folder “nowhere”",
    "bench chess": "There is no game “chess”",
    "bench --seconds 0": "0.0 is too small for --seconds",
    "balance aliens-attack --games 0": "0 is too small for --games",
    "balance aliens-attack -o no/such/folder/page.md": "The file “no/such/folder/page.md” cannot be written",
    "games --lang de": "There is no language “de”; choose one of: en, fr.",
    "games --lang": "--lang needs a language: en or fr.",
}


@pytest.mark.parametrize(("line", "sentence"), BAD_LINES.items())
def test_bad_input_gets_one_clear_sentence(run: Run, line: str, sentence: str) -> None:
    ran = run(line)
    assert ran.status == 2
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize("line", BAD_LINES)
def test_bad_input_gets_a_french_sentence(run: Run, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setenv("HULLBREACH_LANG", "fr")
    ran = run(line)
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert not re.search(r"\b(is|the|expected|There)\b", ran.err)


def test_broken_facts_get_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> object:
        return parse(b"[[ship]\nid =", "cards.toml", facts.Cards)

    monkeypatch.setattr("hullbreach.cli.shelf.titles", broken)
    ran = run("games")
    assert ran.status == 2
    assert ran.err.startswith("The data file cards.toml does not hold what is expected")
    assert ran.err.count("\n") == 1


def test_an_interrupt_ends_with_status_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("hullbreach.cli.shelf.titles", interrupt)
    assert run("games").status == 130


def test_a_reader_that_goes_away_leaves_no_traceback() -> None:
    command = [
        sys.executable,
        "-c",
        "from hullbreach.cli import main; raise SystemExit(main(['rules', 'aliens-attack']))",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


def test_main_reads_the_command_line_of_the_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["hullbreach", "--version"])
    assert main() == 0
    assert __version__ in capsys.readouterr().out
