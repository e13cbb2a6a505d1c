"""What is hidden at the table is in nobody else's bytes: hands, face-down cards, packets, tiles, what is to come.

Each state is laid beside one that differs, for a watcher, in all of these and in nothing he may know. What goes out to
him is then the same to the byte, before an entry and, unless it shows a difference, after it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.game import TITLE, SpaceAlert
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import Journal
from tests.conformance.play import Hands, accepted_options
from tests.conformance.test_secrets import step_beside_worlds, watchers_of, world_of
from tests.effort import LONG

STATES: Final = 100_000 if LONG else 300
OF_A_GAME: Final = 1000 if LONG else 50
"""At most, so that there are games of all kinds."""
EVERY: Final = 10
"""States between two in which the worlds are looked at, whether they differ at all."""
HIDDEN: Final = {
    "hands": (int(layout.HANDS), int(layout.BOARDS)),
    "face-down cards": (int(layout.BOARDS), int(layout.COMMON)),
    "damage tiles": (int(layout.PILES), int(layout.DECK)),
    "packets": (int(layout.DECK), int(layout.ENDS)),
    "announcements": (int(layout.SCHEDULE), int(layout.END)),
}


def differences(game: SpaceAlert, seed: int) -> Counter[str]:
    """What is otherwise in the worlds that look the same to somebody."""
    found: Counter[str] = Counter()
    for watcher in watchers_of(game):
        world = cast("SpaceAlert", world_of(game, watcher, seed))
        for name, (start, end) in HIDDEN.items():
            found[name] += list(world.table.cells[start:end]) != list(game.table.cells[start:end])
    return found


def test_nothing_hidden_is_in_anybody_elses_bytes() -> None:
    states, alike, seed = 0, 0, 0
    differ: Counter[str] = Counter()
    options = [options for options in accepted_options(TITLE) if options["people"] != "1"]
    dice = seeded(11)
    while states < STATES:
        seed += 1
        journal = Journal()
        game = cast("SpaceAlert", TITLE.new(options[int(dice.roll(len(options)))], seed, journal))
        hands = Hands(game, dice.roll, dice)
        for _ in range(OF_A_GAME):
            if game.over():
                break
            alike += step_beside_worlds(game, journal, hands.next_entry, seed + states)
            states += 1
            if states % EVERY == 0:
                differ += differences(game, seed + states)
    assert alike > states
    assert set(differ) == set(HIDDEN)
