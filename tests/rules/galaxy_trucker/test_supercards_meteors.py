"""Meteor Rain and Meteor Alert (topics `meteor_rain`, `meteor_alert`)."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from hullbreach.games.galaxy_trucker import facts, pieces
from hullbreach.kernel.dice import Dice, seeded
from tests.rules.galaxy_trucker.flight_scene import CABIN, Flight, ship_of

if TYPE_CHECKING:
    from collections.abc import Iterator

FRONT, RIGHT, REAR, LEFT = range(4)
OPEN = "7,7 P0 3333 h2; 6,7 ST 3333; 8,7 ST 3333; 7,6 ST 3333; 7,8 ST 3333"
"""A cross with connectors on all sides."""


def meteors(flight: Flight, seat: int = 0) -> list[tuple[int, int]]:
    """Where meteors of a rain came from, and along which line."""
    return [(side, line) for struck, side, line in flight.heard("meteor") if struck == seat]


# --- meteor rain ---
@pytest.mark.rule("GT-RAIN-01", "GT-RAIN-02", "GT-RAIN-03", "GT-RAIN-04", "GT-RULING-40", "GT-EX-72")
def test_rain_stopped_with_the_only_cell() -> None:
    flight = Flight(ship_of("GT-EX-72"), card="meteor_rain_2")
    assert flight.asked == (0, "defend")
    assert (flight.question.line, flight.question.side) == (7, FRONT)
    flight.play("spend 8,7")
    assert flight.squares() == {"7,6", "7,7", "8,7"}
    assert flight.cells() == 0
    assert meteors(flight) == [(FRONT, 8), (FRONT, 7), (FRONT, 6), (LEFT, 6), (LEFT, 7)]
    assert [kind.kind.name for kind in flight.journal.events if kind.kind.name in OUTCOMES] == [
        "bounced",
        "shielded",
        "bounced",
        "bounced",
        "destroyed",
    ]


OUTCOMES = ("bounced", "shielded", "destroyed", "missed")


@pytest.mark.rule("GT-RAIN-04", "GT-EX-72")
def test_a_shield_lost_to_the_first_direction_is_missing_for_the_second() -> None:
    flight = Flight(ship_of("GT-EX-72"), card="meteor_rain_2")
    flight.play("brace")
    assert flight.squares() == {"7,7", "8,7"}
    assert flight.lost == [2]
    assert flight.cells() == 1


@pytest.mark.rule("GT-RAIN-05", "GT-EX-73")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_rain_does_nothing_to_a_ship_without_exposed_connectors(number: int) -> None:
    flight = Flight(ship_of("GT-EX-73"), card=f"meteor_rain_{number}")
    assert flight.lost == [0]
    assert len(flight.heard("bounced")) == len(meteors(flight)) == 6


@pytest.mark.rule("GT-RAIN-01", "GT-RAIN-02", "GT-RULING-39")
@pytest.mark.parametrize(
    ("number", "order"),
    [
        (1, [(FRONT, 6), (FRONT, 7), (FRONT, 8), (RIGHT, 6), (RIGHT, 7), (RIGHT, 8)]),
        (2, [(FRONT, 8), (FRONT, 7), (FRONT, 6), (LEFT, 6), (LEFT, 7), (LEFT, 8)]),
        (3, [(REAR, 8), (REAR, 7), (REAR, 6), (LEFT, 8), (LEFT, 7), (LEFT, 6)]),
        (4, [(REAR, 6), (REAR, 7), (REAR, 8), (RIGHT, 8), (RIGHT, 7), (RIGHT, 6)]),
    ],
)
def test_the_arrow_gives_the_order(number: int, order: list[tuple[int, int]]) -> None:
    smooth = "7,7 P0 3333 h2; 6,7 C2 0300; 8,7 C2 0003; 7,6 C2 0010; 7,8 E1 1000; 6,6 ST 0000; 8,8 ST 0000"
    flight = Flight(smooth, card=f"meteor_rain_{number}")
    assert meteors(flight) == order


@pytest.mark.rule("GT-RAIN-02", "GT-BOARD-04")
def test_front_to_rear_is_from_the_bow_however_rows_are_numbered() -> None:
    flight = Flight(ship_of("GT-EX-73"), card="meteor_rain_1", level=3, ship_class="IIIA")
    assert [line for side, line in meteors(flight) if side == RIGHT] == [8, 7, 6]


@pytest.mark.rule("GT-RAIN-01", "GT-RAIN-04", "GT-RAIN-05")
def test_each_line_loses_one_component_to_each_direction() -> None:
    """Once the arms of the cross are gone there is nothing left of their columns."""
    flight = Flight(OPEN, card="meteor_rain_1")
    # Columns 6, 7 and 8 take the left arm, the bow and the right arm; rows 7 and 8 the cabin and the stern.
    assert flight.causes() == {0: "no_ship"}
    assert meteors(flight)[:3] == [(FRONT, 6), (FRONT, 7), (FRONT, 8)]
    assert meteors(flight)[3] == (RIGHT, 7)


@pytest.mark.rule("GT-RAIN-03", "GT-RULING-40")
def test_each_meteor_costs_a_cell_of_its_own() -> None:
    ship = "7,7 P0 3333 h2; 7,6 SH:NE 3333; 6,7 B2 3333 c2; 8,7 B2 0003 c2"
    flight = Flight(ship, card="meteor_rain_1")
    spent = 0
    while flight.asked == (0, "defend"):
        flight.play("spend 6,7" if flight.hull().load(flight.hull().board.place_of(39)) else "spend 8,7")
        spent += 1
    assert spent == len(flight.heard("shielded")) == 3  # columns 6 and 7, row 6; row 7 is smooth
    assert flight.cells() == 1
    assert flight.lost == [0]


@pytest.mark.rule("GT-RAIN-01")
def test_no_dice_are_rolled_for_rain() -> None:
    flight = Flight(CABIN, ship_of("GT-EX-73"), card="meteor_rain_3", at=[3, 1])
    before = flight.table.dice.counter
    other = Flight(CABIN, ship_of("GT-EX-73"), at=[3, 1], between=True)
    assert before == other.table.dice.counter


@pytest.mark.rule("GT-RAIN-06", "GT-SUP-05", "GT-SUP-07")
def test_every_ship_in_flight_has_the_whole_rain_to_itself_the_leader_first() -> None:
    ship = ship_of("GT-EX-73")
    flight = Flight(ship, ship, ship, at=[1, 5, 3], card="meteor_rain_1", gave_up=[2])
    assert [seat for seat, _, _ in flight.heard("meteor")] == [1] * 6 + [0] * 6


# --- meteor alert ---
@contextmanager
def printed(*lines: list[facts.Arrow]) -> Iterator[str]:
    """A meteor alert with these lines."""
    name = "meteor_alert_1"
    number = pieces.CARD_NAMES.index(name)
    known = pieces.CARDS[number]
    pieces.CARDS[number] = card = pieces.Card(number, name, 0, "meteor_alert")
    card.lines = [pieces._arrows(list(line)) for line in lines]
    try:
        yield name
    finally:
        pieces.CARDS[number] = known


def showing(*faces: int) -> Dice:
    """Dice whose next throws show these."""
    walk = seeded(3)
    while True:
        dice = walk.copy()
        if all(dice.roll(6) + 1 == face for face in faces):
            return walk
        walk.word()


def arrow(side: str, die: int = 0) -> facts.Arrow:
    return facts.Arrow(from_=side, fixed_die=die)  # type: ignore[arg-type]


def rolled(flight: Flight) -> list[tuple[int, int]]:
    """Where large meteors came from, and along which line."""
    assert all(hazard == pieces.LARGE_METEOR for hazard, *_ in flight.heard("hazard"))
    return [(side, line) for _, side, line, _ in flight.heard("hazard")]


REAR_CANNON = "7,7 P0 3333 h2; 6,7 ST 0310; 6,8 G1:S 1000"


@pytest.mark.rule("GT-ALERT-01", "GT-ALERT-02", "GT-ALERT-03", "GT-ALERT-04", "GT-EX-74")
def test_only_the_lines_of_the_level_and_printed_dice_are_not_rolled() -> None:
    with printed([arrow("front")], [arrow("rear", 4)], [arrow("front", 3)], [arrow("rear")]) as name:
        flight = Flight(REAR_CANNON, between=True, level=2)
        flight._lay_deck(["ii_stardust", name])
        flight.table.dice = showing(5, 6, 3)
        flight.fly_on()
    assert rolled(flight) == [(FRONT, 11), (REAR, 7)]
    (shot,) = flight.heard("shot-down")  # by the cannon in column 6
    assert flight.game.name_of("square", shot[1]) == "6,8"


@pytest.mark.rule("GT-ALERT-01", "GT-SUP-06")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_lines_down_to_the_level_apply(number: int, level: int) -> None:
    flight = Flight(CABIN, CABIN, card=f"meteor_alert_{number}", level=level, deck=["i_stardust"], seed=5)
    card = pieces.CARDS[pieces.CARD_NAMES.index(f"meteor_alert_{number}")]
    printed_sides = [int(line.hazards[at]) for line in card.lines[:level] for at in range(1, len(line.hazards), 2)]
    sides = [side for side, _ in rolled(flight)]
    # Whoever loses the cabin is out; while one ship is left the alert goes on.
    assert sides == printed_sides[: len(sides)]
    assert len(sides) == len(printed_sides) or not flight.flying


@pytest.mark.rule("GT-ALERT-03")
def test_the_printed_die_is_one_of_the_two() -> None:
    for seed in range(30):
        flight = Flight(CABIN, card="meteor_alert_1", level=1, seed=seed, at=[1])
        events = flight.heard("hazard")
        assert events[0][3] == 4
        assert 5 <= events[0][2] <= 10
        if len(events) > 1:
            assert 2 <= events[1][2] <= 12


@pytest.mark.rule("GT-ALERT-02", "GT-SUP-05")
def test_the_same_roll_holds_for_all_ships() -> None:
    with printed([arrow("front", 3)], [], [], []) as name:
        flight = Flight(CABIN, "7,7 P0 3333 h2; 7,6 G1:N 0010", between=True)
        flight._lay_deck(["i_stardust", name])
        flight.table.dice = showing(4)
        flight.fly_on()
    assert rolled(flight) == [(FRONT, 7)]
    assert flight.causes() == {0: "no_ship"}
    assert [seat for seat, _ in flight.heard("shot-down")] == [1]
