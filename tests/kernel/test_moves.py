"""The vocabulary: every combination once, in a fixed order, readable and numbered."""

from __future__ import annotations

import pytest

from hullbreach.kernel.errors import UnknownMove
from hullbreach.kernel.moves import Domain, Verb, Vocabulary

COLUMN = Domain("column", ["left", "right"])
TURNS = Domain("turns", ["0", "1", "2"])
WORDS = Vocabulary([Verb("hold"), Verb("weld", COLUMN, TURNS), Verb("drop", COLUMN)])
TEXTS = [
    "hold",
    "weld left 0",
    "weld left 1",
    "weld left 2",
    "weld right 0",
    "weld right 1",
    "weld right 2",
    "drop left",
    "drop right",
]


def test_every_combination_is_one_word_in_the_order_it_was_declared() -> None:
    assert [move.text for move in WORDS.moves] == TEXTS
    assert len(WORDS) == len(TEXTS)


def test_words_are_numbered_in_that_order() -> None:
    assert [move.number for move in WORDS.moves] == list(range(9))
    assert [move.verb for move in WORDS.moves] == [0, 1, 1, 1, 1, 1, 1, 2, 2]
    assert [move.arg for move in WORDS.moves] == [0, 0, 1, 2, 3, 4, 5, 0, 1]
    assert WORDS.moves[5].args == (1, 1)


def test_a_move_is_read_and_numbered_back_to_the_very_same_object() -> None:
    for move in WORDS.moves:
        assert WORDS.read(move.text) is move
        assert WORDS.numbered(move.number) is move
        assert WORDS.say(move.verb, move.arg) is move


def test_a_move_names_its_parameters() -> None:
    assert WORDS.values_of(WORDS.read("weld right 2")) == {"column": "right", "turns": "2"}
    assert WORDS.values_of(WORDS.read("hold")) == {}


def test_a_move_shows_how_it_is_written() -> None:
    assert repr(WORDS.read("drop left")) == "<drop left>"


@pytest.mark.parametrize(
    "text", ["", "weld", "weld left", "weld left 3", "Hold", "hold ", " hold", "hold left", "höld"]
)
def test_text_that_is_no_word_is_refused(text: str) -> None:
    with pytest.raises(UnknownMove) as refused:
        WORDS.read(text)
    assert refused.value.code == "unknown-move"
    assert refused.value.details == {"move": text}


@pytest.mark.parametrize("number", [-1, 9, 10**30, -(10**30)])
def test_a_number_that_is_no_word_is_refused(number: int) -> None:
    with pytest.raises(UnknownMove) as refused:
        WORDS.numbered(number)
    assert refused.value.details == {"move": number}


def test_a_vocabulary_may_be_empty() -> None:
    assert len(Vocabulary([])) == 0
