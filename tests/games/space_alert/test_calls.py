"""Calls: what the crew keeps in mind of them, and what bots make of the calls of people."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell, pieces
from hullbreach.games.space_alert.action_round import calls, layout, packs
from hullbreach.games.space_alert.action_round.talking import threat_at
from hullbreach.games.space_alert.crew import agreement, cards, member, talk, trust
from hullbreach.games.space_alert.crew.agreement import Agreement
from hullbreach.games.space_alert.crew.futures import draw_future
from hullbreach.games.space_alert.game import SpaceAlert
from hullbreach.games.space_alert.vocabulary import DUTIES, HALVES
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.moves import Move
from tests.games.space_alert.crews import agreed_on, answer, hold, new_game, play

PERSON = 3


def crew_with_a_person(seed: int = 1) -> SpaceAlert:
    """Three tell their cards, as bots do; the fourth says nothing. The first threats have been announced."""
    game = new_game(seed)
    game.advance(60_000)
    for seat in range(PERSON):
        play(game, seat, "share")
    game.advance(10_000)
    assert game.table.cells[layout.THREATS]
    return game


def duty(name: str) -> int:
    return DUTIES.index(name)


def said(move: Move | None) -> str:
    return "nothing" if move is None else move.text


# --- what is kept in mind --------------------------------------------------------------------------------------------
@pytest.mark.rule("SA-PLAN-17")
def test_a_question_is_open_until_somebody_says_me_or_yes() -> None:
    game = new_game()
    play(game, 0, "say who-computer-2")
    assert calls.who_asked(game.table, duty("computer-2")) == 0
    play(game, 1, "say me-computer-2")
    assert calls.who_asked(game.table, duty("computer-2")) == NONE
    assert calls.who_promised(game.table, duty("computer-2")) == 1
    play(game, 2, "say who-rocket")
    play(game, 3, "say yes")
    assert calls.who_promised(game.table, duty("rocket")) == 3


def test_no_answers_the_last_question_of_another() -> None:
    game = new_game()
    play(game, 0, "say no")
    play(game, 1, "say who-shield-red")
    play(game, 2, "say no")
    assert calls.has_refused(game.table, duty("shield-red"), 2)
    assert not calls.has_refused(game.table, duty("shield-red"), 3)
    game.advance(1000)
    play(game, 1, "say yes")
    assert calls.who_promised(game.table, duty("shield-red")) == NONE


def test_sorry_takes_everything_back() -> None:
    game = crew_with_a_person()
    time = int(game.table.threat(0, layout.THREAT_TIME))
    for move in (f"claim {time}", "fire red 5", "say me-window-1", "say sorry"):
        play(game, PERSON, move)
        game.advance(1000)
    assert not calls.has_claimed(game.table, PERSON)
    assert calls.fires_at(game.table, PERSON, 4) == NONE
    assert calls.who_promised(game.table, duty("window-1")) == NONE


def test_a_wish_lasts_until_a_card_comes_or_one_is_done() -> None:
    game = new_game()
    play(game, 0, "say need-lift")
    play(game, 1, "say need-a")
    assert calls.wish_of(game.table, 0) == HALVES.index("lift")
    game.advance(1000)
    play(game, 1, "say done")
    assert calls.wish_of(game.table, 1) == NONE
    hold(game, 2, "lift-a")
    game.table.cells[layout.TRANSFER_ENDS] = 90
    play(game, 2, "give lift-a member1")
    assert calls.wish_of(game.table, 0) == NONE


@pytest.mark.parametrize("phrase", ["done", "hurry", "yes"])
def test_wait_holds_the_others_until_one_goes_on(phrase: str) -> None:
    game = new_game()
    play(game, 0, "say wait")
    assert calls.somebody_holds(game.table, 1)
    assert not calls.somebody_holds(game.table, 0)
    game.advance(1000)
    play(game, 0, f"say {phrase}")
    assert not calls.somebody_holds(game.table, 1)


# --- what bots make of it --------------------------------------------------------------------------------------------
def test_a_threat_that_a_person_claimed_is_left_to_that_person() -> None:
    game = crew_with_a_person()
    card, time = (int(game.table.threat(0, what)) for what in (layout.THREAT_CARD, layout.THREAT_TIME))
    before = agreement.future_of(game.table, 0, 1).rehearsal.flight.mission
    play(game, PERSON, f"claim {time}")
    after = agreement.future_of(game.table, 0, 1).rehearsal.flight.mission
    assert card in before.cards
    assert card not in after.cards
    assert after.threats == before.threats - 1
    # He is busy with it: nobody imagines anything else of him.
    hands, _ = agreement.known(game.table, 0)
    assert all(hands.may[PERSON * pieces.TURNS + slot] == cards.CLOSED for slot in range(pieces.TURNS))
    # For himself it is there, and he may plan.
    own, _ = agreement.known(game.table, PERSON)
    assert own.may[PERSON * pieces.TURNS] == cards.CARDS
    assert card in agreement.future_of(game.table, PERSON, 1).rehearsal.flight.mission.cards


def test_who_tells_his_cards_and_claims_a_threat_plans_as_he_likes() -> None:
    game = crew_with_a_person()
    time = int(game.table.threat(0, layout.THREAT_TIME))
    hold(game, PERSON, "red-a", "blue-b")
    play(game, PERSON, "put red-a 2 act")
    play(game, PERSON, "share")
    game.advance(1000)
    play(game, PERSON, f"claim {time}")
    hands, plans = agreement.known(game.table, 0)
    row = PERSON * pieces.TURNS
    assert plans[row + 1] == pieces.A
    assert [hands.may[row + slot] for slot in range(3)] == [cards.CLOSED] * 3
    assert hands.may[row + 3] == cards.LATER
    assert threat_at(draw_future(game.table, 0, 1), time) != NONE


def test_a_shot_that_was_announced_is_counted_upon() -> None:
    game = crew_with_a_person()
    play(game, PERSON, "fire white 3")
    hands, plans = agreement.known(game.table, 0)
    assert plans[PERSON * pieces.TURNS + 2] == pieces.A
    assert hands.may[PERSON * pieces.TURNS + 2] == cards.CLOSED
    assert hands.may[PERSON * pieces.TURNS + 1] == cards.UNKNOWN


def test_of_who_tells_his_cards_no_shot_is_believed_that_does_not_lie_there() -> None:
    game = crew_with_a_person()
    play(game, 2, "fire white 3")
    hands, _ = agreement.known(game.table, 0)
    assert hands.may[2 * pieces.TURNS + 2] == cards.CARDS


@pytest.mark.parametrize(
    ("phrase", "place", "change"),
    [
        ("me-computer-1", cell.COMPUTER, cell.MAINTAINED - cell.UNCHECKED),
        ("me-computer-3", cell.COMPUTER + 2, cell.MAINTAINED - cell.UNCHECKED),
        ("me-shield-red", cell.SHIELD, 1),
        ("me-shield-red", cell.REACTOR, -1),
        ("me-energy-white", cell.FUEL, -1),
        ("me-energy-white", cell.REACTOR + pieces.WHITE, 2),
        ("me-energy-blue", cell.REACTOR + pieces.BLUE, 1),
    ],
)
def test_a_duty_that_a_person_promised_is_done(phrase: str, place: int, change: int) -> None:
    game = crew_with_a_person()
    _, plans = agreement.known(game.table, 0)
    before = trust.take_off(game.table, plans, trust.promised(game.table, 0)).cells[place]
    play(game, PERSON, f"say {phrase}")
    assert trust.take_off(game.table, plans, trust.promised(game.table, 0)).cells[place] == before + change
    assert trust.promised(game.table, PERSON) == 0  # to himself he promises nothing


def test_a_promise_makes_another_plan_and_is_part_of_what_is_agreed_upon() -> None:
    game = crew_with_a_person()
    hands, plans = agreement.known(game.table, 0)
    keys = {agreement.key_of(game.table, 0, hands, plans, 100)}
    play(game, PERSON, "say me-computer-1")
    keys.add(agreement.key_of(game.table, 0, hands, plans, 100))
    game.advance(1000)
    play(game, PERSON, f"claim {int(game.table.threat(0, layout.THREAT_TIME))}")
    keys.add(agreement.key_of(game.table, 0, hands, plans, 100))
    assert len(keys) == 3


def test_calls_of_who_tells_his_cards_change_nothing_that_is_agreed() -> None:
    game = crew_with_a_person()
    before = agreement.key_of(game.table, 0, *agreement.known(game.table, 0), 100)
    for move in ("fire red 2", "say me-computer-1", "say me-shield-blue"):
        play(game, 1, move)
        game.table.cells[layout.SAID + 1] = 0
    assert agreement.key_of(game.table, 0, *agreement.known(game.table, 0), 100) == before


# --- cards -----------------------------------------------------------------------------------------------------------
NOTHING_AGREED: Agreement = agreed_on()


def test_who_needs_a_card_is_given_one_that_can_be_spared() -> None:
    game = crew_with_a_person()
    hold(game, 0, "red-a")
    hold(game, 1, "blue-b", "lift-c")
    hold(game, 2, "lift-b")
    play(game, PERSON, "say need-lift")
    assert member.spare_card(game.table, 1, NOTHING_AGREED) is None  # no transfer
    game.table.cells[layout.TRANSFER_ENDS] = 90
    assert said(member.spare_card(game.table, 1, NOTHING_AGREED)) == "give lift-c member4"
    assert member.spare_card(game.table, 0, NOTHING_AGREED) is None
    assert member.spare_card(game.table, 2, NOTHING_AGREED) is None  # the first gives it
    needed = agreed_on(m1=(1, "lift-c", "act", 1))
    assert member.spare_card(game.table, 1, needed) is None
    assert said(member.spare_card(game.table, 2, needed)) == "give lift-b member4"
    game.table.cells[layout.GAVE + 1] = 1
    assert said(member.spare_card(game.table, 2, NOTHING_AGREED)) == "give lift-b member4"


@pytest.mark.parametrize("half", HALVES)
def test_every_half_of_a_card_can_be_asked_for(half: str) -> None:
    game = crew_with_a_person()
    for seat in range(PERSON):
        hold(game, seat)
    card = next(name for name in packs.CARD_NAMES if half in name.split("-"))
    hold(game, 2, card)
    play(game, PERSON, f"say need-{half}")
    game.table.cells[layout.TRANSFER_ENDS] = 90
    assert said(member.spare_card(game.table, 2, NOTHING_AGREED)) == f"give {card} member4"


# --- answers ---------------------------------------------------------------------------------------------------------
def test_who_does_the_computer_says_so_when_asked() -> None:
    game = crew_with_a_person()
    plan = agreed_on(m1=(1, "red-c", "act", 1))  # nobody has left the bridge
    assert talk.reply(game.table, 1, plan) is None
    play(game, PERSON, "say who-computer-1")
    assert talk.reply(game.table, 0, plan) is None
    found = talk.reply(game.table, 1, plan)
    assert said(found) == "say me-computer-1"
    assert found is not None
    game.play(1, found)
    assert talk.reply(game.table, 1, plan) is None


def test_one_for_all_says_that_nobody_does_it() -> None:
    game = crew_with_a_person()
    play(game, PERSON, "say who-rocket")
    assert said(talk.reply(game.table, 0, NOTHING_AGREED)) == "say no"
    assert talk.reply(game.table, 1, NOTHING_AGREED) is None
    play(game, 0, "say no")
    game.advance(4000)
    assert talk.reply(game.table, 0, NOTHING_AGREED) is None


def test_of_later_phases_nothing_is_said_yet() -> None:
    game = crew_with_a_person()
    play(game, PERSON, "say who-computer-2")
    assert talk.reply(game.table, 0, NOTHING_AGREED) is None


@pytest.mark.parametrize(
    ("station", "action", "name"),
    [
        (pieces.UPPER_WHITE, pieces.C, "computer-2"),
        (pieces.LOWER_WHITE, pieces.C, "window-2"),
        (pieces.UPPER_RED, pieces.B, "shield-red"),
        (pieces.UPPER_BLUE, pieces.HEROIC_B, "shield-blue"),
        (pieces.LOWER_WHITE, pieces.B, "energy-white"),
        (pieces.LOWER_BLUE, pieces.C, "rocket"),
        (pieces.LOWER_RED, pieces.C, "battlebots"),
        (pieces.UPPER_BLUE, pieces.C, "battlebots"),
        (pieces.UPPER_RED, pieces.C, "interceptors"),
    ],
)
def test_what_one_does_has_a_name(station: int, action: int, name: str) -> None:
    assert DUTIES[talk.duty_of(station, action, 1)] == name


def test_moving_and_firing_are_no_duties() -> None:
    for action in (pieces.NOTHING, pieces.A, pieces.BATTLEBOTS, pieces.MOVE_RED):
        assert talk.duty_of(pieces.UPPER_WHITE, action, 0) == NONE


# --- announcing ------------------------------------------------------------------------------------------------------
def in_the_last_minute(game: SpaceAlert) -> SpaceAlert:
    game.table.cells[layout.WARNED] = 1
    game.table.cells[layout.ENDS] = game.table.cells[layout.SECOND] + 40
    return game


def test_bots_tell_people_what_they_will_do_and_take_breath_between() -> None:
    game = in_the_last_minute(crew_with_a_person())
    plan = agreed_on(m1=(1, "red-c", "act", 1), m2=(2, "blue-a", "act", 2))
    assert said(talk.announcement(game.table, 1, plan)) == "say me-computer-1"
    assert said(talk.announcement(game.table, 2, plan)) == "fire white 3"
    assert talk.announcement(game.table, 0, plan) is None
    play(game, 2, "fire white 3")
    game.advance(10_000)
    assert talk.announcement(game.table, 2, plan) is None
    play(game, 1, "say yes")
    game.advance(1500)
    assert talk.announcement(game.table, 1, plan) is None
    game.advance(1500)
    assert said(talk.announcement(game.table, 1, plan)) == "say me-computer-1"


def test_bots_announce_nothing_too_early_too_late_in_silence_or_among_themselves() -> None:
    plan = agreed_on(m1=(1, "red-c", "act", 1))
    game = crew_with_a_person()
    assert talk.announcement(game.table, 1, plan) is None
    in_the_last_minute(game)
    game.table.cells[layout.SILENT] = 1
    assert talk.announcement(game.table, 1, plan) is None
    assert talk.reply(game.table, 1, plan) is None
    game.table.cells[layout.SILENT] = 0
    game.table.cells[layout.ENDS] = game.table.cells[layout.SECOND] + agreement.CLOSING
    assert talk.announcement(game.table, 1, plan) is None
    in_the_last_minute(game)
    assert talk.announcement(game.table, 1, plan) is not None
    play(game, PERSON, "share")
    assert talk.announcement(game.table, 1, plan) is None


# --- waiting ---------------------------------------------------------------------------------------------------------
def test_nobody_ends_the_round_while_a_person_asks_to_wait() -> None:
    game = new_game(clock="none")
    for seat in range(4):
        play(game, seat, "share")
    nothing = agreed_on()
    assert said_or_wait(member.go_on(game.table, 0, nothing)) == "next"
    play(game, PERSON, "say wait")
    assert said_or_wait(member.go_on(game.table, 0, nothing)) == "wait"
    assert said_or_wait(member.go_on(game.table, PERSON, nothing)) == "next"
    assert said(talk.release(game.table, PERSON)) == "say done"
    assert talk.release(game.table, 0) is None


def said_or_wait(found: object) -> str:
    return found.text if isinstance(found, Move) else "wait"


def test_a_bot_answers_people_in_the_middle_of_a_game() -> None:
    """From the question to the call, through everything a bot thinks of."""
    game = crew_with_a_person()
    play(game, PERSON, "say who-interceptors")
    game.advance(4000)
    answers = {answer(game, seat) for seat in range(PERSON)}
    assert answers & {"say no", "say me-interceptors"}
