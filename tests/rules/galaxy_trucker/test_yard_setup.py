"""Laying out a round (topic `setup`), and what the boards say of building."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.pieces import CARDS
from tests.rules.galaxy_trucker.scene import SOUND_SHIP, Yard

LEVEL_OF = {card.name: int(card.level) for card in CARDS}
INTRO = {card.name for card in CARDS if card.intro}


def stacks_of(yard: Yard) -> list[list[str]]:
    deck = yard.deck()
    size = len(deck) // 4
    return [deck[start : start + size] for start in range(0, len(deck), size)]


@pytest.mark.rule("GT-SETUP-01")
@pytest.mark.parametrize(
    ("flights", "third", "ship_class"), [("I", "III", "I"), ("II", "III", "II"), ("III", "IIIA", "IIIA")]
)
def test_everybody_begins_with_the_starting_cabin_of_his_colour(flights: str, third: str, ship_class: str) -> None:
    yard = Yard(3, flights=flights, third=third)
    assert yard.public.ship_class == ship_class
    for seat, colour in enumerate(["blue", "green", "yellow"]):
        (cabin,) = yard.seat(seat).ship.parts
        assert (cabin.tile, cabin.at) == (f"start_{colour}", 40)
        assert yard.game.name_of("square", cabin.at) == "7,7"
    assert yard.title.seats(yard.title.settle({"players": "4"})) == ("blue", "green", "yellow", "red")


@pytest.mark.rule("GT-SETUP-02")
def test_all_140_components_lie_face_down() -> None:
    yard = Yard()
    assert (yard.public.face_down, yard.public.face_up) == (140, [])
    drawn = set()
    for _ in range(140):
        yard.play(0, "draw")
        drawn.add(yard.seat(0).hand)
        yard.play(0, "return")
        yard.table.set_where(yard.heard("returned")[-1][1], cell.TAKEN)
    assert len(drawn) == 140
    assert all(tile is not None and not tile.startswith(("start", "x")) for tile in drawn)
    assert yard.refusal("draw") == ("none-face-down", "GT-BUILD-02")


@pytest.mark.rule("GT-SETUP-02")
def test_the_pile_is_mixed() -> None:
    first = set()
    for seed in range(20):
        yard = Yard(seed=seed)
        yard.play(0, "draw")
        first.add(yard.seat(0).hand)
    assert len(first) > 10


@pytest.mark.rule("GT-SETUP-02")
def test_every_component_of_the_pile_is_as_likely_to_come() -> None:
    drawn: Counter[str | None] = Counter()
    for seed in range(300):
        yard = Yard(seed=seed)
        for tile in range(3, 140):
            yard.table.set_where(tile, cell.TAKEN)
        yard.play(0, "draw")
        drawn[yard.seat(0).hand] += 1
    assert set(drawn) == {"t001", "t002", "t003"}
    assert min(drawn.values()) > 75


@pytest.mark.rule("GT-SETUP-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_an_order_tile_for_everybody(players: int) -> None:
    yard = Yard(players)
    assert yard.public.orders_left == list(range(1, players + 1))
    assert yard.choices("finish") == {str(order) for order in range(1, players + 1)}
    assert yard.refusal(f"finish {players + 1}") == ("no-such-order", "GT-SETUP-03")


@pytest.mark.rule("GT-SETUP-04")
@pytest.mark.parametrize(
    ("flights", "levels"), [("I", {1: 2}), ("II", {1: 1, 2: 2}), ("III", {1: 1, 2: 1, 3: 2})], ids=["I", "II", "III"]
)
def test_four_stacks_of_the_composition_of_the_level(flights: str, levels: dict[int, int]) -> None:
    for seed in range(20):
        yard = Yard(seed=seed, flights=flights)
        stacks = stacks_of(yard)
        assert len(stacks) == 4
        for stack in stacks:
            assert Counter(LEVEL_OF[card] for card in stack) == levels
        assert len(set(yard.deck())) == 4 * sum(levels.values())


@pytest.mark.rule("GT-PREV-02")
@pytest.mark.parametrize("flights", ["I", "II", "III"])
def test_the_order_in_a_stack_says_nothing(flights: str) -> None:
    """Cards lie in it as they stand in the facts, but the stacks themselves are mixed."""
    in_order = 0
    for seed in range(20):
        stacks = [
            [pieces.CARD_NAMES.index(card) for card in stack] for stack in stacks_of(Yard(seed=seed, flights=flights))
        ]
        assert all(stack == sorted(stack) for stack in stacks)
        in_order += stacks == sorted(stacks)
    assert in_order < 5


@pytest.mark.rule("GT-SETUP-04")
def test_the_stacks_are_dealt_by_chance() -> None:
    assert len({tuple(Yard(seed=seed, flights="III").deck()) for seed in range(20)}) == 20


@pytest.mark.rule("GT-SETUP-05")
def test_cards_of_an_earlier_round_are_not_dealt_again() -> None:
    for seed in range(10):
        yard = Yard(seed=seed, flights="all")
        used: list[str] = []
        for _ in range(2):
            used += yard.deck()
            yard.finish()
            yard.end_round()
            for player in yard.game.actors():
                yard.play(player, "onward")
            assert yard.phase == "building"
            assert set(yard.deck()).isdisjoint(used)
            assert set(yard.public.used) == set(used)


@pytest.mark.rule("GT-SETUP-06")
def test_beginners_meet_the_eight_marked_cards_in_their_first_round() -> None:
    assert Counter(pieces.TYPE_NAMES[card.type] for card in CARDS if card.intro) == dict.fromkeys(
        [
            "smugglers",
            "stardust",
            "open_space",
            "meteor_swarm",
            "planets",
            "combat_zone",
            "abandoned_ship",
            "abandoned_station",
        ],
        1,
    )
    yard = Yard(flights="I-II", cards="beginners")
    assert set(yard.deck()) == INTRO
    assert set(Yard(flights="I-II").deck()) != INTRO
    yard.finish()
    yard.end_round()
    for player in yard.game.actors():
        yard.play(player, "onward")
    assert set(yard.deck()).isdisjoint(INTRO)
    assert len(yard.deck()) == 12


@pytest.mark.rule("GT-SETUP-07")
@pytest.mark.parametrize("flights", ["I", "II", "III"])
def test_the_timer_starts_on_the_circle_of_the_level(flights: str) -> None:
    timer = Yard(flights=flights, clock="full").public.timer
    assert timer is not None
    assert (timer.circle, timer.ends) == (flights, 90_000)
    assert Yard(flights=flights).public.timer is None


@pytest.mark.rule("GT-BOARD-05", "GT-BUILD-04")
def test_components_lie_inside_the_outline_one_on_a_square() -> None:
    yard = Yard()
    yard.build(0, *SOUND_SHIP)
    yard.give(0, "t118")
    assert yard.refusal("weld 7,9 0") == ("outside", "GT-BOARD-05")  # the notch at the rear of class I
    assert yard.refusal("weld 3,3 0") == ("outside", "GT-BOARD-05")
    assert yard.refusal("weld 7,6 0") == ("square-taken", "GT-BUILD-04")
    assert yard.refusal("weld 7,7 0") == ("square-taken", "GT-BUILD-04")


@pytest.mark.rule("GT-RULING-01")
def test_it_is_the_classic_edition() -> None:
    assert (pieces.ORDINARY, pieces.SPACES) == (140, 40)
    assert [int(level.gap) for level in pieces.LEVELS[:3]] == [2, 3, 4]
    assert len(Yard(flights="all").public.rounds) == 3
