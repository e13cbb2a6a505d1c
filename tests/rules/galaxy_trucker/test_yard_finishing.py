"""Looking at cards and finishing (topics `card_preview` and `finishing`)."""

from __future__ import annotations

import pytest

from tests.rules.galaxy_trucker.scene import Yard


def builders(players: int = 2, clock: str = "none") -> Yard:
    """Everybody has placed a component."""
    yard = Yard(players, clock=clock)
    for seat in range(players):
        yard.build(seat, f"t{88 + seat:03} 7,6 0")
    return yard


@pytest.mark.rule("GT-PREV-01")
def test_one_looks_at_a_stack_once_a_component_is_placed() -> None:
    yard = Yard(flights="II")
    assert yard.refusal("look 1") == ("nothing-built", "GT-PREV-01")
    assert yard.refusal("close") == ("not-looking", "GT-PREV-01")
    yard.build(0, "t088 7,6 0")
    for stack in (1, 2, 3, 1):
        yard.play(0, f"look {stack}")
        size = 3
        assert yard.cards(0) == yard.deck()[(stack - 1) * size : stack * size]
        yard.play(0, "close")
        assert yard.cards(0) == []


@pytest.mark.rule("GT-PREV-01")
def test_who_took_his_only_component_back_has_placed_none() -> None:
    yard = Yard()
    yard.build(0, "t088 7,6 0")
    yard.play(0, "lift", "return")
    assert yard.refusal("look 1") == ("nothing-built", "GT-PREV-01")


@pytest.mark.rule("GT-PREV-01")
def test_the_cards_are_for_one_pair_of_eyes() -> None:
    yard = builders()
    before = yard.game.public_view()
    yard.play(0, "look 2")
    assert len(yard.cards(0)) == 2
    assert yard.cards(1) == []
    assert yard.public.stacks == [None, 0, None]
    assert yard.heard("looked") == [(0, 1)]
    yard.play(0, "close")
    assert yard.game.public_view() == before


@pytest.mark.rule("GT-PREV-02")
def test_while_looking_one_holds_no_component() -> None:
    yard = builders()
    yard.turn_up("t001")
    yard.set_aside(0, "t002")
    yard.play(0, "look 1")
    for move in ("draw", "take t001", "lift", "reach 1", "look 2", "finish 1"):
        assert yard.refusal(move) == ("looking", "GT-PREV-02")
    assert yard.legal_for(0) == {"close"}
    yard.play(0, "close", "draw")
    assert yard.refusal("look 1") == ("hand-full", "GT-BUILD-02")


@pytest.mark.rule("GT-PREV-02")
def test_nobody_else_looks_at_the_same_stack() -> None:
    yard = builders()
    yard.play(0, "look 1")
    assert yard.refusal("look 1", 1) == ("stack-held", "GT-PREV-02")
    yard.play(1, "look 2")
    yard.play(0, "close")
    yard.play(1, "close", "look 1")


@pytest.mark.rule("GT-PREV-03")
def test_nobody_looks_at_the_fourth_stack() -> None:
    yard = builders()
    assert {text for text in yard.legal if text.startswith("look")} == {"look 1", "look 2", "look 3"}
    assert len(yard.public.stacks) == 3


# --- finishing -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-FIN-01")
def test_one_takes_any_of_the_remaining_order_tiles() -> None:
    yard = Yard(3)
    yard.play(1, "finish 3")
    assert yard.heard("finished") == [(1, 3)]
    assert yard.public.orders_left == [1, 2]
    assert yard.refusal("finish 3", 0) == ("order-taken", "GT-FIN-01")
    yard.play(0, "finish 2")
    assert yard.orders == [2, 3, 0]


@pytest.mark.rule("GT-FIN-01")
def test_nobody_finishes_with_a_component_in_hand() -> None:
    yard = Yard()
    yard.give(0, "t001")
    assert yard.refusal("finish 1") == ("hand-full", "GT-BUILD-02")


@pytest.mark.rule("GT-FIN-02", "GT-RULING-07")
def test_who_has_finished_builds_no_more_and_looks_at_nothing() -> None:
    yard = builders(2, clock="full")
    yard.turn_up("t001")
    yard.play(0, "finish 1")
    assert yard.stages == ["idle", "build"]
    assert yard.seat(0).ship.loose is None
    for move in ("draw", "take t001", "lift", "look 1", "finish 2"):
        assert yard.refusal(move)[0] == "not-your-turn"
    yard.wait(90)
    assert yard.legal_for(0) == {"flip"}
    for move in ("draw", "take t001", "lift", "look 1", "finish 2"):
        assert yard.refusal(move)[0] == "not-now"
