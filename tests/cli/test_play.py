"""Games at the keyboard, typed by a script."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.cli.files import read_log
from tests.cli.conftest import Run

PROMPT = "Number, or ? for help > "
# Seed 5 is lost in eight decisions by whoever always takes the first choice.
TO_THE_END = ["1"] * 8


def screens(out: str) -> list[str]:
    """What was shown before each answer."""
    return out.split(PROMPT)


def test_a_game_from_the_first_screen_to_the_saved_log(run: Run, tmp_path: Path) -> None:
    ran = run("play aliens-attack --seed 5", *TO_THE_END, "y")
    assert ran.status == 0
    assert "Defeat.\nA neutralised cannon was hit. (AA-LOSE-01)\n" in ran.out
    assert re.search(r"^Turns +8$", ran.out, re.MULTILINE)
    assert "Saved: aliens-attack-5.hull" in ran.out
    log = read_log(tmp_path / "aliens-attack-5.hull")
    assert log.entries[0].text() == "0 fire alpha"
    assert log.replay().over()


def test_the_first_screen_has_everything_at_hand(run: Run) -> None:
    first = screens(run("play aliens-attack --seed 5", "q").out)[0].replace("\N{NO-BREAK SPACE}", " ")
    for part in (
        "seed 5",
        "The raider in column 1 advances 2. (r0c1, r2c1)",
        "Turn 1",
        "Deck 10",
        "▶ Earth: fire a cannon or",
    ):
        assert part in first
    assert re.search(r"^Fire +1\) Alpha +2\) Gamma", first, re.MULTILINE)
    assert re.search(r"^Satellite laser +3\) r0c2 ", first, re.MULTILINE)
    assert len(first.splitlines()) <= 24
    assert max(len(line) for line in first.splitlines()) <= 80


def test_the_heading_names_what_was_chosen(run: Run) -> None:
    heading = run("play aliens-attack --option mode=commando --option mines=yes --seed 5", "q").out.splitlines()[0]
    assert "Aliens Attack! · Mode: Commando · Space mines · seed 5" in heading


def test_what_just_happened_is_told_in_words(run: Run) -> None:
    second = screens(
        run("play aliens-attack --seed 5 --lang fr", "1", "q", "n").out.replace(
            "Numéro, ou\u202f? pour l’aide > ", PROMPT
        )
    )[1]
    assert "Sous la pioche\N{NO-BREAK SPACE}: le pillard avancé." in second
    assert "▶ Terre\N{NO-BREAK SPACE}: tirez avec un canon" in second


def test_a_refused_move_is_explained_with_its_rule_and_changes_nothing(run: Run) -> None:
    out = run("play aliens-attack --seed 5", "fire beta", "r", "hold", "q").out
    assert "✗ Fire Beta: nothing is within its range" in out
    assert "(AA-TURN-02;" in out.replace("\n", " ")
    assert "A cannon may be chosen only if it is active" in out
    assert "✗ Hold the shot: not at this moment" in out
    assert "Save the game" not in out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "There is no choice 0; choose a number from 1 to 11."),
        ("99", "There is no choice 99; choose a number from 1 to 11."),
        ("open the pod bay doors", "“open the pod bay doors” is no move of this game"),
        ("r wombat", "No rule of Aliens Attack! has the id or the word “wombat”."),
        ("s no/such/folder/game", "The file “no/such/folder/game.hull” cannot be written"),
        ("r", "r and a rule’s id or a word shows rules"),
        ("r", "A turn, step by step"),
        ("u", "Nothing to undo."),
        ("²", "is no move of this game"),
        ("9" * 5000, "There is no choice"),
        ("s \0", "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_said_and_the_game_goes_on(run: Run, typed: str, sentence: str) -> None:
    ran = run("play aliens-attack --seed 5", typed, "", "q")
    assert ran.status == 0
    assert sentence in ran.out
    assert "Goodbye" in ran.out


def test_moves_may_be_written_as_logs_write_them(run: Run) -> None:
    assert "▸ Fire Gamma" in run("play aliens-attack --seed 5", "Fire Gamma", "q", "n").out


def test_undo_goes_back_one_decision_at_a_time(run: Run) -> None:
    shown = screens(run("play aliens-attack --seed 5", "1", "1", "u", "u", "u", "q").out)
    assert board(shown[3]) == board(shown[1])
    assert board(shown[4]) == board(shown[0])
    assert "Nothing to undo" in shown[5]


def board(screen: str) -> list[str]:
    return [line for line in screen.splitlines() if "│" in line]


def test_hint_rules_journal_and_help(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hullbreach.cli.play.HINT_SECONDS", 0.05)
    shown = screens(run("play aliens-attack --seed 5", "1", "h", "r aa-can-03", "r nearest", "l", "?", "q", "n").out)
    assert re.fullmatch(r"Hint: \d+\) .+\n", shown[2])
    assert "AA-CAN-03" in shown[3]
    assert shown[4].count("AA-") > 3
    assert "A raider scout lines up in column 1. (r0c1)" in shown[5]
    assert "▸ Fire Alpha" in shown[5]
    assert "take the last decision back" in shown[6]
    assert "Squares: r0 is the take-off zone" in shown[6]


def test_quitting_offers_to_save_and_the_game_can_be_resumed(run: Run, tmp_path: Path) -> None:
    assert "Saved: aliens-attack-5.hull" in run("play aliens-attack --seed 5", "1", "q", "y").out
    resumed = run("play --resume aliens-attack-5.hull", "1", "s", "q")
    assert "▸ Fire Alpha" in screens(resumed.out)[0]
    assert "Turn 2" in screens(resumed.out)[0]
    assert "Save the game" not in resumed.out
    assert len(read_log(tmp_path / "aliens-attack-5.hull").entries) == 2


def test_nothing_that_exists_is_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear aliens")
    (tmp_path / "aliens-attack-5.hull").write_text("an older game")
    out = run("play aliens-attack --seed 5", "1", "s letter.txt", "q", "letter.txt", "y").out
    assert out.count("The file “letter.txt” exists already") == 2
    assert (tmp_path / "letter.txt").read_text() == "Dear aliens"
    assert (tmp_path / "aliens-attack-5.hull").read_text() == "an older game"
    assert (tmp_path / "aliens-attack-5-2.hull").exists()


def test_a_saved_game_without_an_ending_gets_one(run: Run, tmp_path: Path) -> None:
    run("play aliens-attack --seed 5", "s mine", "q")
    assert (tmp_path / "mine.hull").exists()


def test_the_end_of_input_leaves_cleanly(run: Run) -> None:
    ran = run("play aliens-attack --seed 5", "1")
    assert ran.status == 0
    assert "The input has ended; the game was not saved." in ran.out


def test_an_interrupt_at_the_keyboard_leaves_with_status_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert run("play aliens-attack --seed 5").status == 130


def test_a_file_of_another_game_is_not_resumed(run: Run, log: Path) -> None:
    log.write_text(log.read_text())
    ran = run(f"play chess --resume {log.name}")
    assert ran.status == 2
    assert "holds a game of aliens-attack, not of chess" in ran.err


def test_recruits_choose_their_cannons_first(run: Run) -> None:
    shown = screens(run("play aliens-attack --seed 5 --option mode=recruit", "2", "q", "n").out)
    assert "▶ Choose the two cannons that start at level 2." in shown[0]
    assert "▸ Start with Alpha and Gamma at level 2" in shown[1]
    assert "Alpha ▮▮" in shown[1]


def test_two_people_share_the_keyboard_without_seeing_each_others_screen(run: Run) -> None:
    typed = ("", "fire gamma", "", "refill", "", "u", "n", "u", "y", "q", "n")
    out = run("play aliens-attack --seed 3 --option mode=two_player", *typed).out
    handed = re.findall(r"The keyboard goes to: (\w+)\.", out)
    assert handed == ["Earth", "Aliens", "Earth", "Aliens"]
    assert "▸ Aliens: Refill the take-off zone" in out
    earth, aliens = screens(out)[:2]
    assert "Part 2" not in earth
    assert "Part 2" in aliens


def test_a_bot_takes_the_other_seat(run: Run) -> None:
    line = "play aliens-attack --seed 4 --option mode=two_player --bot alien=random"
    shown = screens(run(line, "fire gamma", "u", "q").out)
    assert "▸ Earth: Fire Gamma" in shown[1]
    assert "▸ Aliens: " in shown[1]
    assert "keyboard goes" not in "".join(shown)
    assert board(shown[2]) == board(shown[0])


def test_bots_alone_play_to_the_end(run: Run) -> None:
    ran = run("play aliens-attack --seed 5 --bot earth=random")
    assert ran.status == 0
    assert "Defeat." in ran.out


def test_the_winner_is_named_when_two_bots_played(run: Run) -> None:
    line = "play aliens-attack --seed 5 --option mode=two_player --bot earth=random --bot alien=random"
    assert re.search(r"^Winner: (Earth|Aliens)\.$", run(line).out, re.MULTILINE)


@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_window(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in ("en", "fr"):
        out = run(f"play aliens-attack --seed 5 --lang {language} --option mode=doomsday", "1", "1", "?", "l", "q").out
        # Prompts are followed by what was typed; here they run into the next line.
        lines = re.split(r"\n| > ", out)
        assert max(len(line) for line in lines) <= columns


def test_a_tall_window_gets_lines_between_the_rows(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "40")
    first = screens(run("play aliens-attack --seed 5", "q").out)[0]
    assert first.count("\n──┼──") == 6
    assert len(first.splitlines()) <= 40


def test_colour_is_never_the_only_sign(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = run("play aliens-attack --seed 5", "1", "q", "n").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = run("play aliens-attack --seed 5", "1", "q", "n").out
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain
    monkeypatch.setenv("NO_COLOR", "1")
    uncoloured = run("play aliens-attack --seed 5", "1", "q", "n").out
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", uncoloured)


@pytest.mark.parametrize("columns", [1, 10, 24, 40])
def test_a_window_that_is_too_narrow_is_no_error(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run("play aliens-attack --seed 5", "1", "q", "n").status == 0


def test_one_die_is_asked_about_in_two_steps(run: Run) -> None:
    begun = screens(run("play under-falling-skies --seed 1", "1", "1", "q", "n").out)
    first = begun[0].rsplit("▶", 1)[1]
    numbers = [int(number) for number in re.findall(r"(\d+)\)\xa0", first)]
    assert numbers == [1, 2, 3, 4]  # grey 1 twice, grey 4, white 1, white 4
    assert len(re.findall(r"\d+\)\xa0", begun[1])) == 11
    assert "Which one? Enter alone goes back" in begun[1]
    assert "▸ Grey 1 → AA gun in column 1" in begun[2]


def test_a_choice_that_was_begun_can_be_given_up(run: Run) -> None:
    out = run("play under-falling-skies --seed 1", "1", "99", "", "5", "h", "q").out
    assert "There is no choice 99; choose a number from 1 to 11." in out
    assert "There is no choice 5; choose a number from 1 to 4." in out
    assert re.search(r"Hint: [1-4]\) ", out)


@pytest.mark.parametrize(
    ("language", "help_", "undo", "leave"),
    [("en", "help", "undo", "QUIT"), ("fr", "aide", "annuler", "quitter"), ("fr", "help", "undo", "quit")],
)
def test_whole_words_are_understood_in_the_readers_language(
    run: Run, language: str, help_: str, undo: str, leave: str
) -> None:
    ran = run(f"play aliens-attack --seed 5 --lang {language}", help_, undo, leave)
    assert ran.status == 0
    assert "\n✗" not in ran.out
