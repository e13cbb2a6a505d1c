"""Giving up, the accounts and the end of the game (topics `giving_up`, `flight_end`, `winning`, `variant`)."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell
from tests.rules.galaxy_trucker.flight_scene import CABIN, OPEN_SPACE, SCOUT, Flight, rigged

# --- giving up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GT-QUIT-01")
def test_one_may_give_up_between_cards() -> None:
    flight = Flight(SCOUT, SCOUT, card=OPEN_SPACE, deck=["i_planets_4", "i_planets_3"])
    assert flight.game.actors() == (0, 1)
    assert flight.legal_for(0) == {"fly-on", "give-up"}
    flight.play("give-up", 1)
    assert flight.causes() == {1: "choice"}
    assert flight.heard("card")[1:] == []
    flight.play("fly-on", 0)
    assert flight.asked == (0, "planets")
    flight.play("pass")
    assert flight.game.actors() == (0,)


@pytest.mark.rule("GT-QUIT-01")
def test_not_while_a_card_is_resolved_nor_before_the_first() -> None:
    flight = Flight(SCOUT, SCOUT, card="i_planets_4", deck=[OPEN_SPACE])
    assert flight.told == ["card"]
    assert flight.refusal("give-up") == ("not-now", "GT-FLIGHT-02")


@pytest.mark.rule("GT-QUIT-01")
def test_after_the_last_card_there_is_nothing_to_give_up() -> None:
    flight = Flight(SCOUT, SCOUT, card=OPEN_SPACE)
    assert flight.game.over()
    assert [flight.status(seat) for seat in (0, 1)] == ["finished", "finished"]


@pytest.mark.rule("GT-QUIT-02", "GT-RULING-52")
@pytest.mark.parametrize(("goods", "paid"), [("RY", 4), ("RR", 4), ("B", 1), ("", 0)])
def test_who_gave_up_sells_for_half_rounded_up(goods: str, paid: int) -> None:
    flight = Flight(rigged(goods=goods), SCOUT, level=3, gave_up=[0])
    assert flight.accounts(0) == [0, 0, paid, 0]
    assert flight.credits[0] == paid


@pytest.mark.rule("GT-EX-84", "GT-QUIT-05", "GT-RULING-17")
def test_who_is_more_than_a_lap_behind_gives_up() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, at=[45, 6, 4], card="ii_epidemic", deck=[OPEN_SPACE])
    assert flight.causes() == {2: "lapped"}
    assert flight.flying == [0, 1]


@pytest.mark.rule("GT-QUIT-05", "GT-QUIT-04", "GT-RULING-61")
def test_a_leader_who_gives_up_laps_nobody() -> None:
    flight = Flight("7,7 P0 3333", SCOUT, SCOUT, at=[45, 6, 4], card="ii_epidemic", deck=[OPEN_SPACE])
    assert flight.causes() == {0: "no_human"}


@pytest.mark.rule("GT-QUIT-05", "GT-RULING-08")
def test_lapping_is_looked_at_when_the_card_is_resolved() -> None:
    flight = Flight(SCOUT, rigged(engines=3), at=[40, -1], card=OPEN_SPACE, deck=[OPEN_SPACE], level=3)
    assert flight.causes() == {}  # 42 apart for a moment


@pytest.mark.rule("GT-QUIT-04", "GT-RULING-08")
def test_aliens_alone_cannot_fly() -> None:
    ship = "7,7 P0 3333; 8,7 CA 0013 aB; 8,8 LB 1000"
    flight = Flight(ship, SCOUT, card="ii_epidemic", deck=[OPEN_SPACE])
    assert flight.causes() == {0: "no_human"}


@pytest.mark.rule("GT-QUIT-06", "GT-END-04")
def test_a_lost_ship_still_pays() -> None:
    flight = Flight(CABIN, SCOUT, card="i_meteor_swarm_3", dice=[7], credits=[9, 9])
    assert flight.causes() == {0: "no_ship", 1: "no_ship"}
    assert [flight.accounts(seat) for seat in (0, 1)] == [[0, 0, 0, 1], [0, 0, 0, 2]]


# --- accounts --------------------------------------------------------------------------------------------------------
def exposed(connectors: int, goods: str = "") -> str:
    """A ship of class II with so many exposed connectors, up to 5."""
    ship = "7,7 P0 3333 h2; 7,6 ST 0030; 6,7 ST 0300; 8,7 ST 0003; 7,8 ST 3000"
    sides = ["7,6 ST 1030", "7,6 ST 1130", "7,6 ST 1131", "8,7 ST 1003", "8,7 ST 1103"]
    smooth = {"7,6": "7,6 ST 0030", "8,7": "8,7 ST 0003"}
    for side in sides[:connectors]:
        ship = ship.replace(smooth[side[:3]], side)
        smooth[side[:3]] = side
    return f"{ship.replace('6,7 ST 0300', '6,7 R2 0300 g:' + goods)}" if goods else ship


@pytest.mark.rule("GT-EX-86", "GT-END-01", "GT-END-02", "GT-END-03", "GT-END-04", "GT-QUIT-02", "GT-GOODS-01")
def test_a_flight_of_level_two_is_settled() -> None:
    first = exposed(5).replace("6,7 ST 0300", "6,7 C3 0300 g:YYB")
    flight = Flight(first, exposed(3, "R"), exposed(0, "RY"), level=2, lost=[2, 10, 3], at=[9, 5, 20], gave_up=[2])
    assert [flight.accounts(seat) for seat in (0, 1, 2)] == [[8, 0, 7, 2], [6, 4, 4, 8], [0, 0, 4, 3]]
    assert flight.credits == [13, 6, 1]
    assert flight.heard("arrived") == [(0, 1), (1, 2)]


@pytest.mark.rule("GT-EX-87", "GT-END-04", "GT-END-05", "GT-RULING-15", "GT-RULING-03")
def test_nobody_goes_into_debt() -> None:
    flight = Flight(CABIN, SCOUT, credits=[2, 0], lost=[6, 0], gave_up=[0])
    assert flight.credits[0] == 0
    assert flight.accounts(0) == [0, 0, 0, 2]
    assert flight.heard("pays") == [(0, 6, 2)]


@pytest.mark.rule("GT-END-04", "GT-RULING-03", "GT-VAR-01")
@pytest.mark.parametrize(("level", "ship_class", "most"), [(1, "I", 5), (2, "II", 8), (3, "III", 11), (3, "IIIA", 11)])
def test_payment_is_limited_by_class(level: int, ship_class: str, most: int) -> None:
    flight = Flight(CABIN, SCOUT, level=level, ship_class=ship_class, credits=[50, 0], lost=[20, 0], gave_up=[0])
    assert flight.credits[0] == 50 - most
    uncapped = Flight(CABIN, SCOUT, level=level, credits=[50, 0], lost=[20, 0], gave_up=[0], losses="uncapped")
    assert uncapped.credits[0] == 30


@pytest.mark.rule("GT-EX-88", "GT-END-02")
def test_all_best_looking_ships_are_rewarded() -> None:
    flight = Flight(exposed(2), exposed(2), exposed(4), level=3)
    assert [flight.accounts(seat)[cell.FOR_BEAUTY] for seat in range(3)] == [6, 6, 0]


@pytest.mark.rule("GT-END-01", "GT-VAR-01")
@pytest.mark.parametrize(
    ("level", "ship_class", "order", "beauty"),
    [
        (1, "I", [4, 3, 2, 1], 2),
        (2, "II", [8, 6, 4, 2], 4),
        (3, "III", [12, 9, 6, 3], 6),
        (3, "IIIA", [12, 9, 6, 3], 6),
    ],
)
def test_rewards_by_level(level: int, ship_class: str, order: list[int], beauty: int) -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, SCOUT, level=level, ship_class=ship_class, at=[1, 4, 3, 2])
    assert [flight.accounts(seat)[cell.FOR_ORDER] for seat in (1, 2, 3, 0)] == order
    assert {flight.accounts(seat)[cell.FOR_BEAUTY] for seat in range(4)} == {beauty}


@pytest.mark.rule("GT-END-01")
def test_who_gave_up_takes_no_place() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, at=[9, 5, 1], gave_up=[0])
    assert [flight.accounts(seat)[cell.FOR_ORDER] for seat in range(3)] == [0, 4, 3]
    assert flight.accounts(0)[cell.FOR_BEAUTY] == 0


@pytest.mark.rule("GT-END-03", "GT-GOODS-01")
def test_goods_are_sold_at_full_value() -> None:
    flight = Flight(rigged(goods="RYGB"), SCOUT, level=3)
    assert flight.accounts(0)[cell.FOR_GOODS] == 10


@pytest.mark.rule("GT-END-06")
def test_the_order_of_settlement() -> None:
    flight = Flight(rigged(goods="B"), SCOUT, level=3, lost=[1, 1])
    lines = [(name, line) for name, line in settled(flight) if name != "balance"]
    assert lines == [("earned", 0)] * 2 + [("earned", 1)] + [("earned", 2)] + [("pays", None)] * 2
    # Money earned in this flight pays for its losses.
    assert flight.credits[1] == 9 + 6 - 1


def settled(flight: Flight) -> list[tuple[str, int | None]]:
    """Kinds and lines of what was told of the accounts."""
    return [
        (event.kind.name, event.values[1] if event.kind.name == "earned" else None)
        for event in flight.journal.events
        if event.kind.name in ("earned", "pays", "balance")
    ]


# --- rounds and the end ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-GAME-01", "GT-GAME-02", "GT-GAME-04")
def test_the_next_round_begins_when_all_have_read_the_accounts() -> None:
    flight = Flight(SCOUT, SCOUT, flights="all")
    assert flight.game.actors() == (0, 1)
    assert flight.legal_for(0) == {"onward"}
    earned = flight.credits
    flight.play("onward", 0)
    assert flight.table.cells[cell.ROUND] == 0
    flight.play("onward", 1)
    assert flight.table.cells[cell.ROUND] == 1
    assert (flight.table.cells[cell.LEVEL], flight.table.cells[cell.PHASE]) == (2, cell.BUILDING)
    assert flight.credits == earned
    assert flight.squares() == {"7,7"}
    assert flight.lost == [0, 0]


@pytest.mark.rule("GT-WIN-01", "GT-VAR-02")
def test_most_credits_win_after_the_last_round() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, credits=[0, 9, 3])
    assert flight.game.over()
    assert flight.reason == "settled"
    assert flight.outcome is not None
    assert flight.outcome.won == (False, True, False)


@pytest.mark.rule("GT-WIN-01")
def test_equal_totals_share_the_win() -> None:
    flight = Flight(SCOUT, SCOUT, credits=[0, 1])
    assert flight.credits == [6, 6]
    assert flight.outcome is not None
    assert flight.outcome.won == (True, True)


@pytest.mark.rule("GT-RULING-60")
def test_alone_order_and_beauty_are_paid_as_to_anybody() -> None:
    flight = Flight(SCOUT, card=OPEN_SPACE)
    assert flight.accounts(0)[:2] == [4, 2]
