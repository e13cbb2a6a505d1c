"""The launch (topic `launch`)."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell
from hullbreach.games.galaxy_trucker.pieces import CARDS
from hullbreach.games.galaxy_trucker.ship import crew
from tests.rules.galaxy_trucker.scene import SOUND_SHIP, Yard

LEVEL_OF = {card.name: int(card.level) for card in CARDS}
BROWN_BESIDE = ("t045 8,7 0", "t135 8,6 3")
"""A cabin on 8,7, and a brown life support on 8,6 that is joined to it."""


def holds(yard: Yard, seat: int) -> dict[str, str]:
    """What each tile carries."""
    return {part.tile: part.holds for part in yard.seat(seat).ship.parts}


@pytest.mark.rule("GT-LAUNCH-01", "GT-EX-89")
@pytest.mark.parametrize(
    ("flights", "spaces"), [("I", [0, -2, -4, -6]), ("II", [0, -3, -6, -9]), ("III", [0, -4, -8, -12])]
)
def test_rockets_start_by_order_tile_with_the_gap_of_the_level(flights: str, spaces: list[int]) -> None:
    yard = Yard(4, flights=flights)
    yard.calm()
    yard.finish()
    assert yard.spaces == spaces
    assert [seat.status for seat in yard.public.seats] == ["flying"] * 4
    assert yard.heard("on-track") == [(seat, seat + 1, -spaces[seat]) for seat in range(4)]


@pytest.mark.rule("GT-EX-101", "GT-FIN-01", "GT-LAUNCH-01")
def test_example_101() -> None:
    yard = Yard(3)
    yard.calm()
    yard.play(0, "finish 2")
    yard.play(1, "finish 1")
    yard.play(2, "finish 3")
    assert yard.spaces == [-2, 0, -4]
    assert list(yard.table.flying()) == [1, 0, 2]


@pytest.mark.rule("GT-LAUNCH-02")
def test_every_battery_is_filled() -> None:
    yard = Yard()
    yard.calm()
    yard.lay(0, "t003 8,7 0", "t011 6,7 1")
    yard.finish()
    assert holds(yard, 0) == {"start_blue": "h2", "t003": "c2", "t011": "c3"}
    assert yard.heard("crewed") == [(0, 2, 5), (1, 2, 0)]


@pytest.mark.rule("GT-LAUNCH-03")
def test_two_humans_in_every_cabin() -> None:
    yard = Yard()
    yard.calm()
    yard.lay(0, "t045 8,7 0", *SOUND_SHIP)
    yard.finish()
    assert holds(yard, 0) == {"start_blue": "h2", "t045": "h2", "t088": "", "t066": ""}
    assert yard.heard("crewed")[0] == (0, 4, 0)


@pytest.mark.rule("GT-LAUNCH-04", "GT-LAUNCH-03")
def test_an_alien_lives_alone_in_a_cabin_with_its_life_support() -> None:
    yard = Yard()
    yard.calm()
    yard.lay(0, *BROWN_BESIDE)
    yard.finish()
    assert yard.stages == ["crew", "idle"]
    assert yard.phase == "launch"
    assert yard.legal_for(0) == {"board 8,7 brown", "crewed"}
    for move in ("board 8,7 purple", "board 7,7 brown", "board 8,6 brown"):
        assert yard.refusal(move) == ("no-alien-there", "GT-LAUNCH-04")
    assert yard.refusal("board 3,3 brown") == ("outside", "GT-BOARD-05")
    yard.play(0, "board 8,7 brown")
    assert holds(yard, 0)["t045"] == "aB"
    assert yard.heard("boarded") == [(0, 41, 0)]
    assert yard.heard("crewed")[0] == (0, 3, 0)
    assert yard.phase == "flight"


@pytest.mark.rule("GT-LAUNCH-03", "GT-LAUNCH-04")
def test_no_alien_need_come() -> None:
    yard = Yard()
    yard.calm()
    yard.lay(0, *BROWN_BESIDE)
    yard.finish()
    yard.play(0, "crewed")
    assert holds(yard, 0)["t045"] == "h2"
    assert yard.phase == "flight"


@pytest.mark.rule("GT-LAUNCH-05")
def test_the_leader_decides_first() -> None:
    yard = Yard(3)
    yard.calm()
    yard.lay(0, *BROWN_BESIDE)
    yard.lay(2, "t046 8,7 0", "t119 8,6 3")
    yard.play(0, "finish 2")
    yard.play(1, "finish 3")
    yard.play(2, "finish 1")
    assert yard.stages == ["idle", "idle", "crew"]
    yard.play(2, "crewed")
    assert yard.stages == ["crew", "idle", "idle"]  # the second seat has no life support, so nothing to decide
    yard.play(0, "crewed")
    assert yard.phase == "flight"


@pytest.mark.rule("GT-LAUNCH-06")
@pytest.mark.parametrize(("flights", "level"), [("I", 1), ("II", 2), ("III", 3)])
def test_the_deck_is_shuffled_until_its_top_card_has_the_level(flights: str, level: int) -> None:
    tops = set()
    for seed in range(30):
        yard = Yard(seed=seed, flights=flights)
        before = yard.deck()
        yard.finish()
        after = yard.deck()
        assert LEVEL_OF[after[0]] == level
        assert sorted(after) == sorted(before)
        assert yard.public.flight is not None
        assert yard.public.flight.left == len(after) - len(yard.public.flight.shown)
        tops.add(before.index(after[0]))
    assert len(tops) > 4


@pytest.mark.rule("GT-LAUNCH-06")
def test_the_whole_deck_is_mixed() -> None:
    yards = [Yard(seed=seed, flights="II") for seed in range(20)]
    mixed = 0
    for yard in yards:
        before = yard.deck()
        yard.finish()
        mixed += sum(one != other for one, other in zip(before, yard.deck(), strict=True))
    assert mixed > 150


@pytest.mark.rule("GT-LAUNCH-07")
def test_a_ship_without_humans_gives_up_before_the_first_card() -> None:
    """The starting cabin is gone, and an alien lives in the only other one."""
    yard = Yard()
    yard.calm()
    yard.hull(1).remove(yard.place("7,7"))
    yard.lay(1, "t045 7,7 0", "t135 7,6 3")
    yard.finish()
    yard.play(1, "board 7,7 brown")
    assert crew.crew(yard.hull(1)) == 1
    assert yard.heard("gave-up") == [(1, 2)]
    assert yard.told.index("gave-up") < yard.told.index("card")
    assert [seat.status for seat in yard.public.seats] == ["flying", "gave_up"]


@pytest.mark.rule("GT-LAUNCH-07")
def test_a_flight_nobody_can_begin_is_over_at_once() -> None:
    yard = Yard(1)
    yard.hull(0).remove(yard.place("7,7"))
    yard.play(0, "finish 1")
    assert yard.heard("card") == []
    assert yard.heard("gave-up") == [(0, 4)]
    assert yard.game.over()


def test_nothing_of_the_yard_lingers() -> None:
    """Equal tables have equal numbers: however a ship was built, it flies alike."""
    one, other = Yard(), Yard()
    for yard in (one, other):
        yard.turn_up("t001")
    one.build(0, *SOUND_SHIP)
    other.build(0, *reversed(SOUND_SHIP))
    other.play(0, "take t001", "return")
    for yard in (one, other):
        yard.finish()
    cells = [yard.table.cells[cell.SEATS : cell.SEATS + cell.SHIP] for yard in (one, other)]
    assert list(cells[0]) == list(cells[1])
    assert one.table.cells[cell.ACTIONS] == other.table.cells[cell.ACTIONS] == 0
