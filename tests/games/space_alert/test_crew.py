"""Crew members who are bots: they tell, agree, carry out their part, and know no more than their seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games import find_title
from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.crew import agreement, member
from hullbreach.games.space_alert.crew.agreement import Agreement
from hullbreach.games.space_alert.crew.cards import NO_CHANGE, Change
from hullbreach.games.space_alert.crew.futures import draw_future
from hullbreach.games.space_alert.crew.search import CrewSearch, Future, nearly
from hullbreach.games.space_alert.game import SpaceAlert
from hullbreach.games.space_alert.options import OFFICIAL
from hullbreach.games.space_alert.planner.annealing import worth
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Driver, Turn
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.moves import Move, Wait
from hullbreach.players.greedy import Greedy

TITLE = find_title("space-alert")
FEW = 30


def new_game(seed: int = 1, **options: str) -> SpaceAlert:
    game = TITLE.new({"flight": "mission_1", "people": "4", "clock": "full", **options}, seed)
    assert isinstance(game, SpaceAlert)
    return game


def turns_of(game: SpaceAlert, tries: int = FEW) -> Iterator[Turn]:
    """A crew of bots plays, move by move."""
    driver = Driver(game, [Greedy(seat, tries) for seat in range(game.seats())], seeded(1))
    while (turn := driver.next_turn()) is not None:
        yield turn


def play(game: SpaceAlert, seat: int, move: str) -> None:
    game.play(seat, TITLE.vocabulary.read(move))


def answer(game: SpaceAlert, seat: int, tries: int = FEW) -> str:
    """What the seat intends, as text; a wait with its length."""
    intent = game.intent(seat, tries)
    assert intent is not None
    return intent.text if isinstance(intent, Move) else f"wait {intent.ms}"


def agreed_on(**wanted: tuple[int, str, str, int]) -> Agreement:
    """Whose board in which slot: the card with its side, and whose it is."""
    laid = vec[i64]([NONE] * int(pieces.MOST_CREW * pieces.TURNS))
    owners = vec[i64]([NONE] * int(pieces.MOST_CREW * pieces.TURNS))
    for board, (slot, card, side, owner) in wanted.items():
        place = int(board.removeprefix("m")) * int(pieces.TURNS) + slot
        laid[place] = packs.laid(packs.CARD_NAMES.index(card), packs.SIDE_NAMES.index(side))
        owners[place] = owner
    return Agreement(laid, owners)


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
def hold(game: SpaceAlert, seat: int, *cards: str) -> None:
    for card in range(packs.KINDS):
        game.table.cells[layout.HANDS + seat * packs.KINDS + card] = cards.count(packs.CARD_NAMES[card])


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


# --- looking ahead ---------------------------------------------------------------------------------------------------
def told_game(seed: int = 1, **options: str) -> SpaceAlert:
    """Everybody has told their cards."""
    game = new_game(seed, **options)
    for seat in range(game.seats()):
        play(game, seat, "share")
    return game


def futures_of(game: SpaceAlert, count: int = 3) -> list[Future]:
    return [agreement.future_of(game.table, 0, number) for number in range(count)]


def test_futures_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    game = told_game()
    game.advance(60_000)
    one, two = (draw_future(game.table, 0, seed) for seed in (1, 2))
    heard = int(game.table.cells[layout.THREATS])
    assert heard
    assert list(one.cells[layout.PILES : layout.DECK]) != list(two.cells[layout.PILES : layout.DECK])
    assert list(one.cells[layout.DECK : layout.ENDS]) != list(two.cells[layout.DECK : layout.ENDS])
    for what in (one, two):
        assert what.cells[layout.THREATS] > heard
        known = slice(int(layout.ANNOUNCED), int(layout.ANNOUNCED + heard * layout.THREAT_WIDTH))
        assert list(what.cells)[known] == list(game.table.cells)[known]
        assert list(what.cells[layout.HANDS : layout.COMMON]) == list(game.table.cells[layout.HANDS : layout.COMMON])
        times = [int(what.threat(number, layout.THREAT_TIME)) for number in range(what.cells[layout.THREATS])]
        assert times == sorted(set(times))
        cards = [int(what.threat(number, layout.THREAT_CARD)) for number in range(what.cells[layout.THREATS])]
        assert len(cards) == len(set(cards))


def test_a_future_does_not_depend_on_how_late_it_is() -> None:
    game = told_game()
    early = draw_future(game.table, 0, 3)
    game.table.cells[layout.SECOND] += 60
    assert list(draw_future(game.table, 0, 3).cells[layout.ANNOUNCED : layout.ENDS]) == list(
        early.cells[layout.ANNOUNCED : layout.ENDS]
    )


def test_no_threat_is_feared_once_all_have_been_announced() -> None:
    game = told_game()
    game.table.cells[layout.PHASE] = 2
    heard = game.table.cells[layout.THREATS]
    assert all(draw_future(game.table, 0, seed).cells[layout.THREATS] == heard for seed in range(5))


def test_what_is_decided_now_is_the_same_in_all_futures() -> None:
    game = told_game()
    game.advance(60_000)
    futures = futures_of(game)
    look = CrewSearch(futures, seeded(4))
    look.search(4000)
    now = [place for place in range(len(look.slots)) if futures[0].hands.now[place]]
    later = [place for place in range(len(look.slots)) if futures[0].hands.now[place] == 0]
    assert any(futures[0].hands.slots[place] >= 0 for place in now)
    for future in futures[1:]:
        assert all(future.hands.slots[place] == futures[0].hands.slots[place] for place in now)
        assert all(future.rehearsal.plans[place] == futures[0].rehearsal.plans[place] for place in now)
        assert any(future.hands.slots[place] != futures[0].hands.slots[place] for place in later)


def test_every_future_is_judged_as_it_would_be_flown() -> None:
    game = told_game()
    game.advance(60_000)
    futures = futures_of(game)
    look = CrewSearch(futures, seeded(5))
    look.search(3000)
    for future in futures:
        again = Rehearsal(future.rehearsal.flight.mission, future.rehearsal.plans, game.table.no_slips())
        value = worth(again.flight) - future.hands.costs()
        assert value + (nearly(again.flight) if again.flight.is_lost() else 0) == pytest.approx(future.value)
        used = [int(card) for card in future.hands.slots if card >= 0]
        assert len(used) == len(set(used))
    assert look.sum == pytest.approx(sum(future.value for future in futures))
    assert look.best >= look.sum


def test_later_slots_hold_cards_of_their_phase() -> None:
    game = told_game()
    futures = futures_of(game)
    CrewSearch(futures, seeded(6)).search(3000)
    for future in futures:
        for place, card in enumerate(future.hands.slots):
            if card >= 0:
                assert future.hands.since[card] <= place % pieces.TURNS
                assert future.hands.owners[card] == place // pieces.TURNS


@pytest.mark.parametrize(("warned", "second", "fleeting"), [(0, 30, True), (1, 200, False), (1, 230, True)])
def test_a_plan_that_news_will_change_is_soon_found(warned: int, second: int, fleeting: bool) -> None:
    game = told_game()
    game.table.cells[layout.WARNED] = warned
    game.table.cells[layout.ENDS] = 235
    game.table.cells[layout.SECOND] = second
    assert agreement.is_fleeting(game.table) is fleeting
    game.table.cells[layout.PHASE] = 2
    game.table.cells[layout.ENDS + 2] = 235
    assert agreement.is_fleeting(game.table) is not bool(warned)


def test_a_transfer_deserves_thought_until_somebody_gives() -> None:
    game = told_game()
    game.table.cells[layout.TRANSFER_ENDS] = 20
    assert not agreement.is_fleeting(game.table)
    game.table.cells[layout.GAVE + 2] = 1
    assert agreement.is_fleeting(game.table)


def test_a_member_waits_a_moment_until_the_others_have_told() -> None:
    game = new_game()
    play(game, 0, "share")
    assert answer(game, 0) == f"wait {member.GLANCE}"
    game.advance(int(member.A_MOMENT) + 1)
    assert not member.others_will_tell(game.table)
