"""Planning on one's own board (SA-PLAN-*, SA-CARD-*, SA-GEN-02, SA-GEN-07)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.action_round import packs
from hullbreach.games.space_alert.game import TITLE
from tests.rules.space_alert.sitting import FOUR, SOLO, Sitting

TEST_FLIGHT = {"flight": "first_test_run", "people": "4", "clock": "full"}
SIMULATION = {"flight": "simulation_1", "people": "4", "clock": "full"}


@pytest.mark.rule("SA-GEN-02", "SA-RES-03")
def test_a_flight_has_two_rounds_and_nothing_is_planned_in_the_second() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "red-a", "red-b")
    crew.play(0, "put red-a 1 act")
    assert crew.refusal(0, "fine") == "not-now"
    crew.hear("round-over")
    assert crew.public.round == "resolution"
    assert crew.refusal(0, "put red-b 1 act") == "not-now"
    crew.finish()
    assert crew.game.over()


@pytest.mark.rule("SA-GEN-07", "SA-PLAN-13", "SA-ANN-06")
def test_nothing_done_in_the_action_round_touches_the_ship() -> None:
    """No move moves a piece; second time tokens and figures are moved to think, at the table, and count for nothing."""
    crew = Sitting(FOUR)
    crew.hear("announced")
    before = crew.public.ship
    for seat in range(4):
        for move in crew.game.legal(seat):
            copy = crew.game.copy()
            copy.play(seat, move)
            assert getattr(copy.public_view(), "ship") == before  # noqa: B009 - the view is this game's
    assert before.threats[0].status == "pending"
    assert {member.at for member in before.crew} == {"upper_white"}


@pytest.mark.rule("SA-PLAN-01", "SA-SET-18", "SA-ANN-01")
def test_at_the_alert_everybody_picks_up_the_first_packet_and_no_other() -> None:
    crew = Sitting(FOUR)
    assert crew.told("alert") == [()]
    assert crew.told("picked-up") == [(seat, 0, 4) for seat in range(4)]
    for seat in range(4):
        assert len(crew.hand(seat)) == 5
        drawn = [packs.CARD_NAMES[card] for (card,) in crew.told("drew", seat)]
        assert sorted(drawn) == sorted(crew.hand(seat))
    assert [member.phase for member in crew.public.crew] == [1] * 4
    card = next(card for card in crew.hand(0) if not card.startswith("hero"))
    for slot in (1, 2, 3):
        assert crew.refusal(0, f"put {card} {slot} act") in ("", "not-in-hand")
    assert crew.game.deadline() is not None  # the clock runs


@pytest.mark.rule("SA-SET-18")
def test_packets_of_later_phases_are_unseen_even_by_their_owner() -> None:
    """Two games that differ in them alone look and sound alike to everybody."""
    crew = Sitting(FOUR)
    other = crew.game.guess(5, 0)
    assert other.view(0) == crew.game.view(0)
    move = TITLE.vocabulary.read("close")
    crew.game.play(0, move)
    other.play(0, move)
    assert other.own_view(0) != crew.game.own_view(0)


@pytest.mark.rule("SA-PLAN-02")
def test_all_plan_at_once_in_any_order() -> None:
    crew = Sitting(FOUR)
    assert crew.game.actors() == (0, 1, 2, 3)
    for seat in (2, 0, 2, 3, 1, 0):
        crew.deal(seat, "red-a")
        crew.play(seat, "put red-a 1 act", "take-back 1")
    assert crew.game.actors() == (0, 1, 2, 3)


@pytest.mark.rule("SA-PLAN-04", "SA-CARD-04")
def test_an_open_phase_is_changed_as_often_as_one_likes() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "red-a", "blue-b", "lift-c")
    crew.play(0, "put red-a 1 act", "put blue-b 2 move")
    crew.play(0, "flip 1")
    assert [card and (card.card, card.action) for card in crew.own(0).board[:3]] == [
        ("red-a", "move_red"),
        ("blue-b", "move_blue"),
        None,
    ]
    crew.play(0, "shift 1 2")  # two cards change places
    assert [card and card.card for card in crew.own(0).board[:3]] == ["blue-b", "red-a", None]
    crew.play(0, "shift 2 3")  # into an empty slot
    assert [card and card.card for card in crew.own(0).board[:3]] == ["blue-b", None, "red-a"]
    crew.play(0, "put lift-c 3 act")  # what lay there comes back
    assert crew.hand(0) == ["red-a"]
    crew.play(0, "take-back 1")
    assert sorted(crew.hand(0)) == ["blue-b", "red-a"]
    assert crew.refusal(0, "take-back 1") == crew.refusal(0, "flip 1") == crew.refusal(0, "shift 1 2") == "slot-empty"
    assert crew.refusal(0, "shift 3 3") == "same-slot"


@pytest.mark.rule("SA-PLAN-03")
def test_a_slot_holds_one_card_at_most() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "red-a", "blue-b")
    crew.play(0, "put red-a 1 act", "put blue-b 1 act")
    assert crew.hand(0) == ["red-a"]
    assert crew.backs(0) == ["action", *[None] * 11]


@pytest.mark.rule("SA-PLAN-05", "SA-PLAN-06", "SA-EX-115")
def test_whoever_picks_up_the_next_packet_closes_his_phase_and_nobody_elses() -> None:
    crew = Sitting(FOUR)
    for seat in (0, 1):
        crew.deal(seat, "red-a", "blue-b")
        crew.play(seat, "put red-a 2 act")
    crew.play(0, "close")
    for move in ("put blue-b 2 act", "put blue-b 1 act", "take-back 2", "flip 2", "shift 2 3", "shift 2 4"):
        assert crew.refusal(0, move) == "slot-closed"
    assert crew.own(0).board[1] is not None  # its owner still looks at it
    assert crew.refusal(1, "flip 2") == ""
    assert [member.phase for member in crew.public.crew] == [2, 1, 1, 1]
    crew.play(0, "close")  # even to the last phase
    assert crew.refusal(0, "close") == "last-phase"


@pytest.mark.rule("SA-PLAN-07", "SA-ANN-14", "SA-EX-116")
def test_the_announced_end_of_a_phase_closes_it_for_all() -> None:
    crew = Sitting(FOUR)
    crew.play(0, "close", "close")
    crew.deal(1, "red-a")
    crew.hear("phase-over")
    assert [member.phase for member in crew.public.crew] == [3, 2, 2, 2]
    assert crew.refusal(1, "put red-a 3 act") == "slot-closed"
    assert len(crew.hand(1)) >= 6
    crew.play(1, "put red-a 4 act", "shift 4 7")
    assert crew.told("picked-up")[-3:] == [(1, 1, 5), (2, 1, 5), (3, 1, 5)]


@pytest.mark.rule("SA-PLAN-08", "SA-EX-004")
def test_cards_left_over_stay_in_hand() -> None:
    crew = Sitting({"flight": "simulation_1", "people": "4", "clock": "full"})
    for slot, card in zip((1, 2, 3), list(crew.hand(0)), strict=False):
        crew.play(0, f"put {card} {slot} act")
    assert len(crew.hand(0)) == 2
    crew.play(0, "close")
    assert len(crew.hand(0)) == 7
    card = crew.hand(0)[0]
    for slot in (4, 5, 6, 7):
        crew.play(0, f"put {card} {slot} act", f"take-back {slot}")
    assert all(crew.own(0).board[:3])
    assert crew.refusal(0, "take-back 1") == "slot-closed"


@pytest.mark.rule("SA-PLAN-08")
def test_there_is_no_hand_limit() -> None:
    crew = Sitting(FOUR)
    crew.play(0, "close", "close")
    crew.hear("incoming-data")
    assert len(crew.hand(0)) == 5 + 5 + 5 + 1


@pytest.mark.rule("SA-PLAN-09")
def test_a_phase_that_is_not_open_cannot_be_planned() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "red-a", "red-b")
    crew.play(0, "put red-a 3 act")
    assert crew.refusal(0, "put red-b 4 act") == crew.refusal(0, "shift 3 4") == "slot-not-open"
    crew.play(0, "close")
    assert crew.refusal(0, "put red-b 8 act") == "slot-not-open"


@pytest.mark.rule("SA-PLAN-10")
@pytest.mark.parametrize(("options", "slot"), [(FOUR, 12), (TEST_FLIGHT, 7)])
def test_the_last_phase_stays_open_to_the_end(options: dict[str, str], slot: int) -> None:
    crew = Sitting(options)
    crew.play(0, *["close"] * (crew.public.phases - 1))
    crew.deal(0, "red-a")
    crew.play(0, f"put red-a {slot} act")
    crew.hear("twenty-left")
    while crew.public.phase < crew.public.phases:
        crew.hear("twenty-left")
    crew.wait(19.999)
    crew.play(0, f"flip {slot}")
    crew.wait(0.001)
    assert crew.public.round != "action"


@pytest.mark.rule("SA-PLAN-11")
def test_a_hand_can_be_talked_about_and_is_never_shown() -> None:
    crew = Sitting(FOUR)
    before = crew.game.view(1)
    crew.deal(0, "red-a", "red-b", "red-c", "blue-a", "blue-b")
    assert crew.game.view(1) == before
    crew.play(0, "say need-lift")
    assert crew.told("said", 1)
    assert not {"show", "reveal"} & {verb.name for verb in TITLE.vocabulary.verbs}


@pytest.mark.rule("SA-PLAN-12", "SA-CARD-05", "SA-EX-003", "SA-MODE-16")
@pytest.mark.parametrize("options", [FOUR, SIMULATION])
def test_others_see_the_back_of_a_planned_card_and_no_more(options: dict[str, str]) -> None:
    crew = Sitting(options)
    crew.deal(0, "red-a", "blue-c")
    crew.play(0, "put red-a 1 move", "put blue-c 3 act")
    assert crew.backs(0)[:3] == ["movement", None, "action"]
    assert crew.actions(0) == [None] * 12
    assert [card and card.action for card in crew.own(0).board[:3]] == ["move_red", None, "c"]
    other = Sitting(options)
    other.deal(0, "blue-b", "lift-battlebots")
    other.play(0, "put blue-b 1 move", "put lift-battlebots 3 act")
    assert other.game.view(1) == crew.game.view(1)
    assert other.told("placed", 1) == crew.told("placed", 1) == [(0, 1, 0), (0, 3, 1)]


@pytest.mark.rule("SA-CARD-06")
def test_a_heroic_card_has_a_golden_back() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "hero-upper_red")
    crew.play(0, "put hero-upper_red 1 move")
    assert crew.backs(0)[0] == "heroic-movement"
    crew.play(0, "flip 1")
    assert crew.backs(0)[0] == "heroic-action"
    assert crew.actions(0)[0] is None


@pytest.mark.rule("SA-CARD-08")
def test_what_is_up_stays_up_when_cards_are_revealed() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "red-a", "blue-b")
    crew.play(0, "put red-a 1 move", "put blue-b 2 act")
    crew.hear("round-over")
    assert crew.actions(0)[:3] == ["move_red", "b", None]
    assert crew.table.flight is not None
    assert [int(action) for action in crew.table.flight.plans[:3]] == [5, 2, 0]


@pytest.mark.rule("SA-MODE-03", "SA-RULING-05")
def test_in_test_flights_cards_lie_open() -> None:
    crew = Sitting(TEST_FLIGHT)
    crew.deal(0, "red-a")
    crew.play(0, "put red-a 1 act")
    assert crew.actions(0) == ["a", *[None] * 6]
    crew.play(0, "flip 1")
    assert crew.actions(0)[0] == "move_red"
    assert crew.told("placed-open", 1) == [(0, 1, 1), (0, 1, 5)]


@pytest.mark.rule("SA-PLAN-14", "SA-RULING-54", "SA-EX-117", "SA-ANN-15")
def test_all_together_may_end_the_round_in_its_last_minute() -> None:
    crew = Sitting(FOUR)
    crew.hear("phase-over")
    crew.hear("phase-over")
    while crew.public.phase_ends is None:
        assert crew.refusal(0, "ready") == "too-early-to-end"
        crew.wait(5)
    assert crew.public.phase_ends - crew.public.second == 60
    for seat in (0, 1, 2):
        crew.play(seat, "ready")
    assert crew.refusal(0, "ready") == "ready-already"
    assert [member.ready for member in crew.public.crew] == [True, True, True, False]
    crew.play(1, "hold-on")
    assert crew.refusal(1, "hold-on") == "not-ready"
    crew.play(3, "ready")
    assert crew.public.round == "action"  # somebody wants to go on
    crew.play(1, "ready")
    assert crew.public.round != "action"
    assert crew.told("ended-early") == [()]


@pytest.mark.rule("SA-PLAN-14")
def test_the_minute_before_the_end_of_an_earlier_phase_is_too_early() -> None:
    crew = Sitting(FOUR)
    crew.hear("minute-left")
    assert crew.refusal(0, "ready") == "too-early-to-end"


@pytest.mark.rule("SA-PLAN-15")
def test_cards_in_hand_are_put_aside_without_effect() -> None:
    crew = Sitting(FOUR)
    crew.hear("round-over")
    assert [member.hand for member in crew.public.crew] == [0] * 4
    assert crew.hand(0) == []
    assert crew.table.flight is not None
    assert not any(crew.table.flight.plans)


@pytest.mark.rule("SA-PLAN-16")
def test_the_heroic_card_may_wait_for_any_phase_and_is_for_its_owner() -> None:
    crew = Sitting(FOUR)
    heroic = [next(card for card in crew.hand(seat) if card.startswith("hero")) for seat in range(4)]
    assert len(set(heroic)) == 4
    crew.play(0, f"put {heroic[0]} 2 act", "take-back 2", "close", "close")
    crew.play(0, f"put {heroic[0]} 9 move")
    assert crew.refusal(1, f"put {heroic[0]} 1 act") == "not-in-hand"


@pytest.mark.rule("SA-PLAN-17")
def test_everybody_may_talk_all_the_time() -> None:
    """Calls are words for those who sit apart: they are heard by all, change nothing, and come one in a second."""
    crew = Sitting(FOUR)
    crew.hear("announced")
    before = crew.game.copy()
    time = crew.public.threats[0].time
    crew.play(0, f"claim {time}")
    crew.play(1, "fire red 3")
    crew.play(2, "say who-computer-1")
    assert (crew.told("claimed"), crew.told("will-fire")) == ([(0, time)], [(1, 0, 3)])
    assert len(crew.told("said")) == 1
    assert crew.public == before.public_view()
    assert crew.refusal(0, "say yes") == "too-soon"
    crew.wait(0.999)
    assert crew.refusal(0, "say yes") == "too-soon"
    crew.wait(0.001)
    crew.play(0, "say yes")
    assert crew.refusal(3, "claim 8") == "no-such-threat"


def test_a_call_names_a_turn_of_the_flight() -> None:
    crew = Sitting(TEST_FLIGHT)
    assert crew.refusal(0, "fire red 8") == "no-such-turn"
    assert crew.refusal(0, "put red-a 8 act") == "no-such-turn"


def test_alone_there_is_nobody_to_talk_to_and_no_board_of_ones_own() -> None:
    crew = Sitting(SOLO)
    assert crew.refusal(0, "say yes") == "nobody-listens"
    assert crew.refusal(0, "put red-a 1 act") == crew.refusal(0, "flip 1") == "no-own-board"


def test_who_has_no_card_left_looks_on() -> None:
    crew = Sitting(FOUR)
    assert crew.refusal(0, "watch") == "cards-left"
    crew.deal(0, "red-a")
    crew.play(0, "put red-a 1 act")
    assert crew.refusal(0, "watch") == "cards-left"  # it could be taken back
    crew.deal(1)
    crew.play(1, "watch")
