"""Crew members who are bots: they tell, agree, carry out their part, and know no more than their seat."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.crew import agreement, member
from hullbreach.games.space_alert.crew.cards import NO_CHANGE, Change
from hullbreach.games.space_alert.game import SpaceAlert
from hullbreach.games.space_alert.options import OFFICIAL
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.moves import Move, Wait
from hullbreach.players.greedy import PACE, Greedy
from tests.games.space_alert.crews import FEW, agreed_on, answer, hold, new_game, play, turns_of


# --- telling ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-PLAN-11")
def test_who_tells_his_cards_is_known_until_new_ones_come() -> None:
    game = new_game()
    play(game, 0, "share")
    assert game.guess(9, 1).own_view(0) == game.own_view(0)
    assert game.public_view().crew[0].told is not None  # type: ignore[attr-defined]
    game.advance(1000)
    with pytest.raises(IllegalMove, match="told-already"):
        play(game, 0, "share")
    play(game, 0, "close")
    assert game.public_view().crew[0].told is None  # type: ignore[attr-defined]
    assert game.guess(9, 1).own_view(0) != game.own_view(0)


@pytest.mark.rule("SA-ANN-12")
def test_what_is_planned_in_silence_is_told_to_nobody() -> None:
    game = new_game()
    play(game, 0, "share")
    game.table.cells[layout.SILENT] = 1
    assert game.public_view().crew[0].told is not None  # type: ignore[attr-defined]
    play(game, 0, next(move.text for move in game.legal(0) if move.text.startswith("put")))
    assert game.public_view().crew[0].told is None  # type: ignore[attr-defined]
    assert not any(move.text == "share" for move in game.legal(0))


def test_a_member_tells_first_and_keeps_silent_when_it_must() -> None:
    game = new_game()
    assert answer(game, 2) == "share"
    game.table.cells[layout.SILENT] = 1
    assert answer(game, 2) == f"wait {game.deadline()}"


def test_all_who_know_the_same_agree_on_the_same() -> None:
    game = new_game()
    for seat in range(4):
        play(game, seat, "share")
    plans = []
    agreement.KEPT.clear()
    for seat in range(4):
        guess = game.guess(agreement.SEED, seat)
        assert isinstance(guess, SpaceAlert)
        plans.append(agreement.agree(guess.table, seat, 200))
    assert len(agreement.KEPT) == 1
    assert all(plan is plans[0] for plan in plans)


# --- carrying it out -------------------------------------------------------------------------------------------------
def test_a_member_brings_every_card_to_its_slot() -> None:
    game = new_game()
    hold(game, 0, "red-a", "blue-b")
    wanted = agreed_on(m0=(1, "red-a", "act", 0))
    steps = []
    for move in ("put blue-b 2 move", "put red-a 1 move"):
        play(game, 0, move)
    while (change := member.next_change(game.table, 0, wanted)) is not None:
        steps.append(change.text)
        game.play(0, change)
    assert steps == ["shift 1 2", "flip 2", "take-back 1"]


@pytest.mark.parametrize(("lying", "move"), [(False, "give red-a member2"), (True, "take-back 3")])
def test_a_member_gives_what_another_needs_more(lying: bool, move: str) -> None:
    game = new_game()
    hold(game, 0, "red-a", "blue-b")
    if lying:
        play(game, 0, "put red-a 3 move")
    wanted = agreed_on(m1=(2, "red-a", "act", 0))
    assert member.gift(game.table, 0, wanted) is None
    game.table.cells[layout.TRANSFER_ENDS] = 20
    found = member.gift(game.table, 0, wanted)
    assert found is not None
    assert found.text == move
    assert member.gift(game.table, 2, wanted) is None
    game.table.cells[layout.GAVE] = 1
    assert member.gift(game.table, 0, wanted) is None


def test_in_a_transfer_the_search_gives_cards_and_never_two() -> None:
    game = new_game(3)
    for seat in range(4):
        play(game, seat, "share")
    game.table.cells[layout.TRANSFER_ENDS] = 20
    hands, plans = agreement.known(game.table, 0)
    dice, given = seeded(1), set()
    change = Change()
    for _ in range(3000):
        hands.propose(plans, dice, change)
        if change.kind != NO_CHANGE:
            hands.make(plans, change)
        gifts = [
            int(hands.owners[card])
            for place, card in enumerate(hands.slots)
            if card >= 0 and hands.is_gift(card, place // pieces.TURNS)
        ]
        assert len(gifts) == len(set(gifts))
        given.update(gifts)
    assert given == {0, 1, 2, 3}


def test_phases_are_closed_and_the_round_is_ended_in_time() -> None:
    game = new_game()
    seconds: dict[str, list[int]] = {"close": [], "ready": []}
    for turn in turns_of(game):
        if turn.move.text in seconds:
            seconds[turn.move.text].append(int(game.table.cells[layout.SECOND]))
    ends = [int(game.table.cells[layout.ENDS + phase]) for phase in range(3)]
    assert seconds["close"]
    assert all(any(0 <= end - second <= agreement.CLOSING for end in ends[:2]) for second in seconds["close"])
    assert len(seconds["ready"]) == 4


@pytest.mark.parametrize("people", ["2", "3"])
def test_androids_are_planned_for(people: str) -> None:
    game = new_game(people=people)
    verbs = {turn.move.text.split(" ")[0] for turn in turns_of(game, 300)}
    assert {"share", "put", "plan"} <= verbs


# --- fair and to the end ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("options", [{}, {"people": "2"}, {"clock": "none"}], ids=str)
def test_an_intent_is_legal_and_knows_no_more_than_its_seat(options: dict[str, str]) -> None:
    game = new_game(5, **options)
    for number, _turn in enumerate(turns_of(game)):
        if number % 9 == 0:
            for seat in game.actors():
                intent = game.intent(seat, FEW)
                assert not isinstance(intent, Move) or intent in game.legal(seat)
                for world in (3, 4):
                    other = game.guess(world, seat).intent(seat, FEW)
                    assert other is intent or (isinstance(other, Wait) and isinstance(intent, Wait))


@pytest.mark.parametrize("clock", ["none", "full"])
@pytest.mark.parametrize("flight", OFFICIAL)
def test_a_crew_of_bots_plays_every_official_flight_to_its_end(flight: str, clock: str) -> None:
    game = new_game(2, flight=flight, clock=clock)
    moves = sum(1 for _ in turns_of(game))
    assert game.outcome() is not None
    assert 20 < moves < 1000


@pytest.mark.parametrize("clock", ["none", "full"])
def test_one_alone_plans_for_all_androids(clock: str) -> None:
    game = new_game(2, people="1", clock=clock)
    verbs = {turn.move.text.split(" ")[0] for turn in turns_of(game, 300)}
    assert game.over()
    assert "plan" in verbs


# --- at a human pace -------------------------------------------------------------------------------------------------
CALLS = ("share", "claim", "fire", "say")


@pytest.mark.parametrize("seed", [3, 11])
def test_bots_play_at_a_human_pace_and_keep_silent_when_they_must(seed: int) -> None:
    game = new_game(seed, flight="generated_standard")
    driver = Driver(game, [Greedy(seat, 400) for seat in range(4)], seeded(1))
    acted = [-PACE] * 4
    verbs = set()
    while game.table.flight is None and not game.over():
        before = game.copy()
        turn = driver.next_turn()
        assert turn is not None
        now = driver.pulse.now
        assert now - acted[turn.seat] >= PACE
        acted[turn.seat] = now
        before.advance(turn.ms)
        assert isinstance(before, SpaceAlert)
        verb = turn.move.text.split(" ")[0]
        verbs.add(verb)
        assert not (before.table.is_silent() and verb in CALLS)
        assert verb != "give" or before.table.is_transferring()
        if verb in ("put", "flip", "shift", "take-back") and not before.table.in_last_phase():
            late = before.table.open_phase(turn.seat) == before.table.cells[layout.PHASE]
            assert not (late and agreement.seconds_left(before.table) <= agreement.CLOSING)
    assert {"share", "put", "close", "ready"} <= verbs


def test_a_crew_gives_cards_in_data_transfers() -> None:
    """Whatever else is planned, somewhere in a few flights a card is worth more to another."""
    gifts = 0
    for seed in range(1, 7):
        game = new_game(seed, flight="generated_standard")
        gifts += sum(turn.move.text.startswith("give") for turn in turns_of(game, 600))
        if gifts:
            break
    assert gifts
