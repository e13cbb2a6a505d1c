"""The planner: its plans get better, can be flown, keep to the cards, and are the same for the same dice."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.planner.annealing import FIRST_ROUND, GLANCE, MostPoints, Planner, Rounds, worth
from hullbreach.games.space_alert.planner.deadline import NEVER, Deadline
from hullbreach.games.space_alert.planner.dealt import DealtHands
from hullbreach.games.space_alert.planner.hands import FreeHands
from hullbreach.games.space_alert.resolution.flight import Mission
from hullbreach.games.space_alert.resolution.from_lists import numbers
from hullbreach.games.space_alert.resolution.turns import begin, resolve
from hullbreach.kernel.dice import seeded
from tests.games.space_alert.golden import golden_games

TRIES = 1200


def mission() -> Mission:
    return read(golden_games()[0].input)[0]


def nothing_planned() -> vec[i64]:
    return numbers([int(pieces.NOTHING)] * int(mission().crew * pieces.TURNS))


def free_planner(seed: int) -> Planner:
    return Planner(mission(), FreeHands(mission()), seeded(seed), nothing_planned(), nothing_planned(), MostPoints())


def dealt_hands() -> DealtHands:
    """For every crew member and phase a card of each sort, and five cards in all."""
    hands = DealtHands(mission())
    for member in range(mission().crew):
        for phase in range(3):
            for one, other in (
                (pieces.MOVE_RED, pieces.A),
                (pieces.CHANGE_DECK, pieces.B),
                (pieces.MOVE_RED, pieces.C),
                (pieces.CHANGE_DECK, pieces.A),
                (pieces.MOVE_RED, pieces.B),
            ):
                hands.deal(member, phase, one, other)
    return hands


def test_what_it_found_can_be_flown_and_is_worth_what_it_says() -> None:
    planner = free_planner(1)
    before = planner.best
    planner.search(TRIES)
    flight = begin(mission(), planner.plans[:], nothing_planned())
    resolve(flight)
    assert worth(flight) == planner.best > before


def test_the_same_dice_find_the_same_plan() -> None:
    plans = []
    for _ in range(2):
        planner = free_planner(7)
        planner.search(TRIES // 4)
        plans.append(list(planner.plans))
    assert plans[0] == plans[1]


def test_nobody_plans_two_heroic_cards() -> None:
    planner = free_planner(3)
    planner.search(TRIES)
    for member in range(mission().crew):
        plan = list(planner.plans)[member * int(pieces.TURNS) : (member + 1) * int(pieces.TURNS)]
        assert sum(action >= pieces.HEROIC_A for action in plan) <= 1


def test_dealt_cards_are_used_once_by_their_owner_and_not_before_their_phase() -> None:
    hands = dealt_hands()
    planner = Planner(mission(), hands, seeded(5), nothing_planned(), nothing_planned(), MostPoints())
    planner.search(TRIES)
    used = Counter(card for card in hands.slots if card != pieces.NONE)
    assert used
    assert max(used.values()) == 1
    for place, card in enumerate(hands.slots):
        action = planner.rehearsal.plans[place]
        if card == pieces.NONE:
            assert action == pieces.NOTHING
            continue
        assert hands.owners[card] == place // pieces.TURNS
        assert hands.phases[card] <= hands.mission.phase_of(place % pieces.TURNS + 1)
        assert action in (hands.halves[card * 2], hands.halves[card * 2 + 1])


# --- rounds ---
class Stopwatch:
    """Goes on by a second each time it is looked at."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        self.seconds += 1.0
        return self.seconds


def rounds(end: Deadline) -> Rounds:
    return Rounds(mission(), FreeHands(mission()), seeded(4), nothing_planned(), nothing_planned(), MostPoints(), end)


def test_a_deadline_is_so_far_away_and_an_earlier_one_counts() -> None:
    watch = Stopwatch()
    end = Deadline(watch, 10.0)
    assert end.left() == 9.0
    assert end.within(3.0).moment == 5.0
    assert end.within(30.0).moment == 10.0
    assert not end.has_passed()
    watch.seconds = 9.0
    assert end.has_passed()


def test_rounds_grow_while_nobody_says_when_it_ends() -> None:
    search = rounds(NEVER)
    search.done = search.length
    search.begin_round()
    assert search.length > FIRST_ROUND
    assert not search.is_last
    assert search.tries == FIRST_ROUND


def test_the_last_round_takes_the_time_that_is_left() -> None:
    """A first round in 100 seconds, and 150 left: one of half as long again, though the next was to be longer."""
    watch = Stopwatch()
    search = rounds(Deadline(watch, 251.0))
    search.done = search.length
    watch.seconds = 100.0
    search.begin_round()
    assert search.is_last
    assert search.length == FIRST_ROUND * 150 // 100


def test_the_last_round_is_fitted_again_to_the_pace_it_has() -> None:
    watch = Stopwatch()
    search = rounds(Deadline(watch, 1_000.0))
    search.is_last = True
    search.done, search.length = 640, 5_000
    watch.seconds = 499.0
    search.go_on(Deadline(watch, 0.0))
    assert search.length == 640 + 640 * 500 // 499
    assert search.done == 640 + GLANCE


def test_the_best_of_all_rounds_is_kept_with_its_cards() -> None:
    hands = dealt_hands()
    search = Rounds(mission(), hands, seeded(5), nothing_planned(), nothing_planned(), MostPoints())
    search.go_on(Deadline(Stopwatch(), 12.0))
    best, plans, seats = search.best, list(search.plans), list(search.seats)
    assert {place for place, card in enumerate(seats) if card >= 0} == {p for p, card in enumerate(plans) if card}
    search.done = search.length
    search.go_on(Deadline(Stopwatch(), 0.0))
    assert (search.best, list(search.plans), list(search.seats)) == (best, plans, seats)
