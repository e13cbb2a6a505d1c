"""What members of a crew weigh: futures they draw, errands they propose, and what a lost flight is worth."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.action_round import layout, packs
from hullbreach.games.space_alert.crew import agreement, errands, member
from hullbreach.games.space_alert.crew import cards as crew_cards
from hullbreach.games.space_alert.crew.cards import Change, CrewHands
from hullbreach.games.space_alert.crew.futures import draw_future
from hullbreach.games.space_alert.crew.search import (
    FOR_A_SQUAD,
    FOR_BEING_THERE,
    FOR_WOUNDS,
    CrewSearch,
    Future,
    nearly,
)
from hullbreach.games.space_alert.game import SpaceAlert
from hullbreach.games.space_alert.planner.annealing import worth
from hullbreach.games.space_alert.planner.rehearsal import Rehearsal
from hullbreach.kernel.dice import seeded
from tests.games.space_alert.crews import answer, new_game, play


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


# --- errands ---------------------------------------------------------------------------------------------------------
def errand(
    cards: list[str], start: int, target: int, action: int, place: int = 0, seed: int = 3
) -> list[tuple[int, int]]:
    """The card, by its place in the hand, and the action in each slot; nothing if there is no way."""
    hands = CrewHands(1, 1, pieces.TURNS)
    for slot in range(pieces.TURNS):
        hands.allow(0, slot, crew_cards.CARDS if slot < 6 else crew_cards.LATER, slot < 6)
    for card in cards:
        hands.deal(0, packs.CARD_NAMES.index(card), 0)
    change, dice = Change(), seeded(seed)
    change.begin(crew_cards.ERRAND, place)
    if not errands.go(hands, start, target, dice, change) or not errands.add(hands, action, dice, change):
        return []
    return [(int(change.cards[step]), int(change.actions[step])) for step in range(change.length)]


def test_an_errand_is_a_way_and_what_is_done_at_its_end() -> None:
    way = errand(["blue-a", "lift-c", "red-b"], pieces.UPPER_WHITE, pieces.LOWER_RED, pieces.A)
    assert set(way[:2]) == {(1, pieces.CHANGE_DECK), (2, pieces.MOVE_RED)}
    assert way[2] == (0, pieces.A)


def test_no_errand_uses_a_card_twice_or_one_that_is_not_there() -> None:
    assert errand(["blue-a"], pieces.UPPER_WHITE, pieces.UPPER_BLUE, pieces.A) == []
    way = errand(["blue-c", "red-a"], pieces.UPPER_WHITE, pieces.UPPER_BLUE, pieces.A)
    assert way == [(0, pieces.MOVE_BLUE), (1, pieces.A)]


def test_what_is_missing_for_a_later_errand_is_imagined() -> None:
    way = errand([], pieces.UPPER_WHITE, pieces.UPPER_BLUE, pieces.C, place=8)
    assert way == [(crew_cards.IMAGINED, pieces.MOVE_BLUE), (crew_cards.IMAGINED, pieces.C)]


def test_an_errand_ends_with_the_slots_that_are_decided_with_its_first() -> None:
    assert errand(["blue-a", "red-c"], pieces.UPPER_WHITE, pieces.UPPER_BLUE, pieces.C, place=5) == []
    assert errand(["blue-a", "red-c"], pieces.UPPER_WHITE, pieces.UPPER_BLUE, pieces.C, place=11) == []
    assert len(errand(["blue-a", "red-c"], pieces.UPPER_WHITE, pieces.UPPER_BLUE, pieces.C, place=4)) == 2


def test_heroes_go_anywhere_at_once() -> None:
    cards = ["hero-lower_blue", "red-a"]
    ways = [errand(cards, pieces.UPPER_RED, pieces.LOWER_BLUE, pieces.A, seed=seed) for seed in range(9)]
    assert [(0, pieces.HEROIC_MOVE + pieces.LOWER_BLUE), (1, pieces.A)] in ways
    assert [] in ways  # on foot there is no way


def test_errands_are_proposed_from_where_one_stands() -> None:
    game = told_game()
    game.advance(60_000)
    future = futures_of(game, 1)[0]
    dice, change, found = seeded(2), Change(), 0
    for _ in range(400):
        future.propose(dice, change)
        if change.kind == crew_cards.ERRAND and change.place % pieces.TURNS == 0:
            found += 1
            movement = [int(step) for step in change.actions[: change.length - 1]]
            assert all(pieces.is_movement(step) for step in movement)
            assert not pieces.is_movement(change.actions[change.length - 1])
    assert found


# --- a lost flight ---------------------------------------------------------------------------------------------------
def test_a_lost_crew_that_came_close_is_worth_more() -> None:
    game = told_game()
    game.advance(60_000)
    flight = futures_of(game, 1)[0].rehearsal.flight
    flight.cells[cell.LOSS] = cell.ZONE_DESTROYED
    flight.cells[cell.LOSS_THREAT] = 0
    assert nearly(flight) == 0
    flight.cells[cell.LOSS] = cell.THREAT_EFFECT
    flight.set_threat(0, cell.LIFE, 4)
    flight.set_threat(0, cell.WOUNDS, 0)
    before = nearly(flight)
    flight.set_threat(0, cell.WOUNDS, 2)
    assert nearly(flight) == before + FOR_WOUNDS / 2
    flight.mission.zones[0] = pieces.INTERNAL
    flight.set_threat(0, cell.WHERE, 1 << pieces.LOWER_RED)
    squads = nearly(flight)
    flight.set_crew(0, cell.SQUAD, cell.READY_SQUAD)
    flight.set_crew(0, cell.AT, pieces.UPPER_RED)
    assert nearly(flight) == squads + FOR_A_SQUAD
    flight.set_crew(0, cell.AT, pieces.LOWER_RED)
    assert nearly(flight) == squads + FOR_A_SQUAD + FOR_BEING_THERE
    flight.set_crew(0, cell.OUT, 1)
    assert nearly(flight) == squads
