"""Golden playthroughs and fingerprints: equal games on every machine, interpreted and compiled.

If a change here was meant, write the files anew with `python -m tests.conformance.playthrough` and read the difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hullbreach.kernel.journal import Journal
from tests.conformance.golden import GAMES
from tests.conformance.play import TITLES
from tests.conformance.playthrough import (
    FOLDER,
    RANDOM_GAMES,
    fingerprints,
    header,
    known_fingerprints,
    log_of,
    openings,
    playthroughs,
    text_of,
)
from tests.effort import INTERPRETED

if TYPE_CHECKING:
    from pathlib import Path

    from hullbreach.kernel.log import Log
    from hullbreach.kernel.title import Title

# A game that runs out of time takes 250 turns. Nobody has won the final battle of a campaign in a recorded game yet;
# a rule test decides its battles by hand to see it (tests/rules/under_falling_skies/test_campaign.py).
# What plating stops needs special components, which no game of Galaxy Trucker has yet.
HARDLY_EVER = {"lost-time", "drawn-out", "campaign-won", "plated", "raid-gives-up"}

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


@pytest.mark.parametrize("path", playthroughs(), ids=lambda path: path.stem)
def test_a_playthrough_goes_as_it_always_did(path: Path) -> None:
    # Bytes, so that line ends count too.
    golden = path.read_bytes().decode()
    assert text_of(log_of(golden)) == golden


def test_there_is_a_file_for_every_game_worth_one() -> None:
    assert [path.stem for path in playthroughs()] == sorted(name for name, *_ in GAMES)


@pytest.mark.parametrize(("name", "game", "seed", "options"), GAMES, ids=[name for name, *_ in GAMES])
def test_a_file_holds_the_game_it_is_named_for(name: str, game: str, seed: int, options: dict[str, str]) -> None:
    log = log_of((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert header(log).startswith(f"{game} rules={log.title.version} seed={seed} ")
    assert log.options.as_dict() == log.title.settle(options).as_dict()
    assert log.replay().over()


@every_title
def test_the_playthroughs_of_a_title_show_all_it_can_do(title: Title) -> None:
    """Every option value, every verb, every kind of event: the other tests go on from them, deep inside a game."""
    logs = openings(title)
    for option in title.options:
        assert {log.options[option.name] for log in logs} == set(option.values)
    used = {title.vocabulary.verbs[entry.move.verb].name for log in logs for entry in log.entries if entry.move}
    assert used == {verb.name for verb in title.vocabulary.verbs}
    assert {kind.name for kind in title.events.kinds} - set().union(*map(told_in, logs)) <= HARDLY_EVER


def told_in(log: Log) -> set[str]:
    journal = Journal()
    log.replay(journal=journal)
    return {event.kind.name for event in journal.events}


@every_title
def test_random_games_go_as_they_always_did(title: Title) -> None:
    games = RANDOM_GAMES // 4 if INTERPRETED else RANDOM_GAMES
    known = known_fingerprints(title)
    assert list(fingerprints(title, games)) == known[:games] + known[RANDOM_GAMES:]
