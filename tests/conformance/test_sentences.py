"""What people read of the golden playthroughs, in both languages: sentences, and nothing internal."""

from __future__ import annotations

import re
from collections.abc import Hashable
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from hullbreach.games import RULEBOOKS, find_primer, titles
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.journal import Journal
from hullbreach.locales import LANGUAGES, Words
from tests.conformance.playthrough import log_of, openings, playthroughs
from tests.plain import internals, workshop_words
from tests.rulebooks import read_entries

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.kernel.game import Game
    from hullbreach.kernel.log import Log
    from hullbreach.kernel.title import Title

REFUSED = 3
TRIED = 40
STRIDE = 41

every_title = pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said_in(log: Log, words: Words, known: set[Hashable]) -> Iterator[str]:
    """The sentences of a game as it goes: what was done, what would have been refused, what came of it; each once."""
    title, journal = log.title, Journal()
    game = title.open(log.options, log.seed, journal)
    told = 0
    for number, entry in enumerate(log.entries):
        if entry.ms:
            game.advance(entry.ms)
        if entry.move is not None:
            if is_new(known, (entry.move.text, number if number % STRIDE == 0 else 0)):
                yield words.move(title, entry.move, game, entry.seat)
            if number % STRIDE == 0:
                yield from refused(title, game, entry.seat, number, words)
            game.play(entry.seat, entry.move)
        fresh = journal.events[told:]
        if fresh and is_new(known, tuple(event.numbers() for event in fresh)):
            yield from words.events(title, fresh, game)
        told = len(journal.events)


def is_new(known: set[Hashable], key: Hashable) -> bool:
    if key in known:
        return False
    known.add(key)
    return True


def refused(title: Title, game: Game, seat: int, start: int, words: Words) -> Iterator[str]:
    """Why some moves cannot be made just now."""
    moves = title.vocabulary.moves
    found = 0
    for step in range(TRIED):
        try:
            game.copy(Journal(muted=True)).play(seat, moves[(start * 7 + step * 13) % len(moves)])
        except IllegalMove as error:
            yield words.error(error, title)
            found += 1
        if found == REFUSED:
            return


@every_language
@every_title
def test_nothing_internal_is_told(title: Title, language: str) -> None:
    words, known = Words(language), set[Hashable]()
    for log in openings(title):
        for sentence in said_in(log, words, known):
            assert not internals(sentence), sentence
            assert sentence[0] == sentence[0].upper(), sentence


@every_language
@every_title
def test_every_refusal_is_a_sentence_without_internals(title: Title, language: str) -> None:
    """Each reason a move can be refused for."""
    words = Words(language)
    for reason in import_module(f"{title.package}.why").REASONS.reasons:
        error = IllegalMove(reason.code, reason.rule, title.vocabulary.moves[0].text)
        assert not internals(words.error(error, title)), reason.code


def read_of(game: str, language: str) -> Iterator[tuple[str, str]]:
    """What a rulebook says to players, with where it stands."""
    yield from read_entries(game, language)
    for page in find_primer(game):
        yield page.text("en"), page.text(language)
        yield from ((page.text("en"), step.text(language)) for step in page.step)


@every_language
@pytest.mark.parametrize("game", RULEBOOKS)
def test_no_rulebook_tells_what_only_its_makers_know(game: str, language: str) -> None:
    told = [(at, found, text) for at, text in read_of(game, language) if (found := workshop_words(text, language))]
    assert told == []


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The ship in r2c3 moves.", "en"),
        ("It strikes 7,6 at its connector.", "en"),
        ("Base cards: satellite_card.", "en"),
        ("Values: facts cannons.toml.", "en"),
        ("It lets the Monte-Carlo player win.", "en"),
        ("Seed 002 says so.", "en"),
        ("Place it on b6.", "en"),
        ("Voir le fichier de données.", "fr"),
        ("Le vaisseau atteint the cannon.", "fr"),
    ],
)
def test_what_betrays_the_makers_is_found(text: str, language: str) -> None:
    assert workshop_words(text, language)


def test_rules_may_cite_each_other_in_the_rulebook_only() -> None:
    assert not workshop_words("It reaches the cannon (AA-DMG-01).", "en")
    assert internals("It reaches the cannon (AA-DMG-01).")


def first_log(stem: str) -> Log:
    return log_of(next(path for path in playthroughs() if path.stem == stem).read_text(encoding="utf-8"))


@every_language
def test_who_logs_games_is_told_the_squares(language: str) -> None:
    said = list(said_in(first_log("aliens_attack_standard_won"), Words(language, coordinates=True), set()))
    assert any(re.search(r"\(r\dc\d\)$", sentence) for sentence in said)


def test_what_is_rolled_together_is_one_line() -> None:
    said = list(said_in(first_log("under_falling_skies_first_game"), Words("en"), set()))
    assert any(re.fullmatch(r"Rolled: (?:\w+ \d, ){4}\w+ \d\.", sentence) for sentence in said)
