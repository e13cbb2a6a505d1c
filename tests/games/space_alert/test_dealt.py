"""Hands as dealt: every plan that is tried has its cards, and cards change hands as data transfers allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.papers.paper import BadFlight, CardPaper, FlightPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.planner.advice import Proposal, best_plans
from hullbreach.games.space_alert.planner.deadline import Clock
from hullbreach.games.space_alert.planner.dealing import new_mission
from hullbreach.games.space_alert.planner.dealt import DealtHands, hands_of
from hullbreach.games.space_alert.resolution.flight import Mission
from hullbreach.games.space_alert.resolution.from_lists import numbers
from hullbreach.games.space_alert.timelines import generate, official
from hullbreach.kernel.dice import seeded
from tests.games.space_alert.golden import golden_games

RED_A, RED_B, LIFT_A = (pieces.MOVE_RED, pieces.A), (pieces.MOVE_RED, pieces.B), (pieces.CHANGE_DECK, pieces.A)
HEROIC = (pieces.HEROIC_MOVE, pieces.HEROIC_A)
TURNS = int(pieces.TURNS)
LONG = 400  # looks at the clock, with 64 tries between two of them
Cards = list[tuple[int, tuple[int, int]]]


def mission() -> Mission:
    return read(golden_games()[0].input)[0]


def dealt(hands: list[Cards], transfers: Iterable[int] = (), androids: int = 0) -> DealtHands:
    """Cards by phase; phases count from 0."""
    held = DealtHands(mission(), androids)
    held.announce(numbers(list(transfers)))
    for member, cards in enumerate(hands):
        for phase, (one, other) in cards:
            held.deal(member, phase, one, other)
    return held


def follows(held: DealtHands, plan: dict[tuple[int, int], int]) -> bool:
    """Whether there are cards for a plan: actions by member and turn."""
    plans = [int(pieces.NOTHING)] * int(mission().crew) * TURNS
    for (member, turn), action in plan.items():
        plans[member * TURNS + turn - 1] = int(action)
    return held.follow(numbers(plans))


# --- one's own cards ---
def test_a_plan_needs_a_card_for_every_slot() -> None:
    assert follows(dealt([[(0, RED_A)]]), {(0, 1): pieces.A})
    assert not follows(dealt([[(0, RED_A)]]), {(0, 1): pieces.B})
    assert not follows(dealt([[(0, RED_A)]]), {(0, 1): pieces.A, (0, 2): pieces.MOVE_RED})


def test_a_card_is_not_there_before_its_phase() -> None:
    for turn, there in ((3, False), (4, True), (12, True)):
        assert follows(dealt([[(1, RED_A)]]), {(0, turn): pieces.A}) == there


def test_another_card_is_taken_where_one_is_needed_elsewhere() -> None:
    """The first card found for the arrow is the only one with an A; the one with a B must go there instead."""
    held = dealt([[(0, RED_A), (0, RED_B)]])
    assert follows(held, {(0, 1): pieces.MOVE_RED})
    assert follows(held, {(0, 1): pieces.MOVE_RED, (0, 2): pieces.A})
    assert [int(held.slots[slot]) for slot in (0, 1)] == [1, 0]


def test_what_is_taken_back_can_be_planned_again() -> None:
    held = dealt([[(0, RED_A)]])
    assert follows(held, {(0, 1): pieces.A})
    assert follows(held, {(0, 2): pieces.MOVE_RED})
    held.gather()
    assert set(held.slots) == set(held.places) == {int(pieces.NONE)}
    assert follows(held, {(0, 3): pieces.A})


# --- data transfers ---
@pytest.mark.rule("SA-ANN-09")
def test_nothing_passes_without_a_data_transfer() -> None:
    plan = {(1, 12): pieces.A}
    assert not follows(dealt([[(0, RED_A)], []]), plan)
    held = dealt([[(0, RED_A)], []], transfers=[1])
    assert follows(held, plan)
    assert held.gifts(held.seats()) == [(0, 0, 1, 0)]


@pytest.mark.rule("SA-ANN-09")
def test_a_card_is_given_after_it_came_and_before_the_phase_it_is_played_in_ends() -> None:
    for came, given, turn, works in (
        (0, 0, 1, True),
        (0, 1, 3, False),
        (0, 1, 4, True),
        (1, 0, 12, False),
        (1, 1, 7, True),
        (2, 1, 12, False),
    ):
        held = dealt([[(came, RED_A)], []], transfers=[given])
        assert follows(held, {(1, turn): pieces.A}) == works, (came, given, turn)


@pytest.mark.rule("SA-ANN-08", "SA-ANN-09")
def test_what_comes_with_incoming_data_after_the_beep_stays() -> None:
    for after, works in ((0, True), (1, False)):
        held = dealt([], transfers=[0])
        held.deal(0, 0, *RED_A, after)
        assert follows(held, {(1, 12): pieces.A}) == works


@pytest.mark.rule("SA-ANN-09", "SA-ANN-10")
def test_everybody_gives_one_card_in_a_transfer_and_may_receive_several() -> None:
    two = [(0, RED_A), (0, RED_A)]
    plan = {(1, 11): pieces.A, (2, 12): pieces.A}
    assert not follows(dealt([two, [], []], transfers=[0]), plan)
    held = dealt([two, [], []], transfers=[0, 2])
    assert follows(held, plan)
    assert [(transfer, giver) for transfer, giver, _, _ in held.gifts(held.seats())] == [(0, 0), (1, 0)]
    held = dealt([[(0, RED_A)], [], [(0, RED_A)]], transfers=[0])
    assert follows(held, {(1, 11): pieces.A, (1, 12): pieces.A})
    assert sorted(gift[:3] for gift in held.gifts(held.seats())) == [(0, 0, 1), (0, 2, 1)]


@pytest.mark.rule("SA-ANN-09")
def test_what_is_needed_sooner_is_given_sooner() -> None:
    """Both could pass in the first transfer, only one can wait for the second."""
    held = dealt([[(0, RED_A), (0, RED_B)], [], []], transfers=[0, 1])
    assert follows(held, {(1, 7): pieces.A, (2, 3): pieces.B})
    assert held.gifts(held.seats()) == [(0, 0, 2, 1), (1, 0, 1, 0)]


def test_somebody_plans_with_another_card_so_that_he_can_give_one() -> None:
    held = dealt([[(0, RED_A), (0, RED_B)], []], transfers=[1])
    assert follows(held, {(0, 1): pieces.MOVE_RED})
    assert follows(held, {(0, 1): pieces.MOVE_RED, (1, 12): pieces.A})
    assert held.gifts(held.seats()) == [(0, 0, 1, 0)]


@pytest.mark.rule("SA-ANN-11")
def test_heroic_cards_stay() -> None:
    for member, works in ((0, True), (1, False)):
        assert follows(dealt([[(0, HEROIC)], []], transfers=[0]), {(member, 5): pieces.HEROIC_A}) == works


@pytest.mark.rule("SA-AND-08", "SA-AND-17")
def test_androids_are_planned_for_by_any_human_and_give_nothing() -> None:
    assert follows(dealt([[(0, RED_A)], [], [], []], androids=3), {(3, 1): pieces.A})
    assert not follows(dealt([[], [], [], [(0, RED_A)]], transfers=[0], androids=3), {(0, 1): pieces.A})


# --- the search ---
def ticking(tries: int) -> Clock:
    """A clock that has gone on a second after so many looks."""
    looks = iter(range(1_000_000))
    return lambda: next(looks) / tries


def plan(paper: FlightPaper, looks: int = 60) -> Proposal:
    return best_plans(paper, ticking(looks), 1.0, dealt=True)


def test_every_plan_that_is_tried_has_its_cards() -> None:
    paper = new_mission(generate(3), seed=3)
    the_mission, plans, _ = read(msgspec.structs.replace(paper, plans=[[None] * TURNS] * 4))
    held, dice = hands_of(paper, the_mission), seeded(9)
    kept = plans[:]
    changes = 0
    for number in range(4000):
        if held.alter(plans, dice) == pieces.NONE or number % 3 == 0:
            held.drop()
            plans = kept[:]
            continue
        kept = plans[:]
        changes += 1
        check(held, list(plans))
    assert changes > 500
    assert len(held.gifts(held.seats())) > 0


def check(held: DealtHands, plans: list[int]) -> None:
    used = Counter(card for card in held.slots if card != pieces.NONE)
    assert set(used.values()) <= {1}
    for place, card in enumerate(held.slots):
        if card == pieces.NONE:
            assert plans[place] == pieces.NOTHING
        else:
            assert held.places[card] == place
            assert plans[place] in (held.halves[card * 2], held.halves[card * 2 + 1])
            assert held.phases[card] <= held.mission.phase_of(place % TURNS + 1)
    gifts = held.gifts(held.seats())
    assert len({gift[:2] for gift in gifts}) == len(gifts)
    foreign = {card for place, card in enumerate(held.slots) if card >= 0 and held.owners[card] != place // TURNS}
    assert {card for *_, card in gifts} == foreign
    for transfer, giver, receiver, card in gifts:
        assert held.owners[card] == giver != receiver == held.places[card] // TURNS
        phase = held.transfers[transfer]
        assert held.phases[card] <= phase <= held.mission.phase_of(held.places[card] % TURNS + 1)
        assert held.halves[card * 2] < pieces.HEROIC_A


def two_shots_in_blue() -> FlightPaper:
    """The first test flight is won by two shots in the blue zone; who can go there has a card for one of them."""
    hands = [[CardPaper(1, ("move_blue", "c")), CardPaper(1, ("move_red", "a"))], [CardPaper(1, ("move_red", "a"))]]
    return msgspec.structs.replace(new_mission(official("first_test_run")), hands=[*hands, [], []])


def test_a_flight_can_hang_on_a_card_that_changes_hands() -> None:
    paper = two_shots_in_blue()
    together = plan(paper, LONG)
    assert together.verdict.won
    (gunner,) = [member for member, actions in enumerate(together.plans) if actions.count("a") == 2]
    assert "move_blue" in together.plans[gunner]
    assert gunner in {gift.receiver for gift in together.gifts}
    for gift in together.gifts:
        assert gift.transfer in range(1, len(paper.transfers) + 1)
        assert gift.halves in [card.halves for card in paper.hands[gift.giver]]


def test_without_the_transfer_it_is_lost() -> None:
    alone = plan(msgspec.structs.replace(two_shots_in_blue(), transfers=[]), LONG)
    assert not alone.verdict.won
    assert alone.gifts == []


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"transfers": [0]}, "transfers[0]"),
        ({"transfers": [4]}, "transfers[0]"),
        ({"transfers": [2, 1]}, "transfers[1]"),
        ({"transfers": [1] * 13}, "transfers"),
        ({"hands": [[CardPaper(1, ("a", "b"), 5)], [], [], []], "transfers": [1]}, "hands[0][0].after"),
        ({"hands": [[CardPaper(1, ("a", "b"), -1)], [], [], []]}, "hands[0][0].after"),
    ],
)
def test_transfers_that_cannot_be_are_refused(changes: dict[str, object], field: str) -> None:
    paper = msgspec.structs.replace(new_mission(official("1")), **changes)
    with pytest.raises(BadFlight) as caught:
        plan(paper)
    assert (caught.value.code, caught.value.details["field"]) == ("flight-range", field)


def test_a_new_mission_tells_its_transfers_and_what_comes_after_them() -> None:
    timeline = official("1")
    times = [event.t for event in timeline.event if event.type == "data_transfer"]
    paper = new_mission(timeline)
    assert paper.transfers == [1 + sum(end <= t for end in timeline.phase_ends) for t in times]
    drawn = [event.t for event in timeline.event if event.type == "incoming_data"]
    for hand in paper.hands:
        assert [card.after for card in hand[-len(drawn) :]] == [sum(t < came for t in times) for came in drawn]
        assert {card.after for card in hand[: -len(drawn)]} == {0}
    assert new_mission(timeline, humans=0).transfers == []
