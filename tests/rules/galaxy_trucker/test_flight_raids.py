"""Raids of the robopolice in flight: direction, entry, confiscation, charges."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import dealing, pieces
from hullbreach.games.galaxy_trucker.ship import load, part, raid
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from hullbreach.kernel.agenda import NONE
from tests.rules.galaxy_trucker.flight_scene import SCOUT, Flight
from tests.rules.galaxy_trucker.scene import Yard
from tests.rules.galaxy_trucker.ships import ship as ship_on

CREW_RAID = "robopolice_raid_1"
DOUBLE_RAID = "robopolice_raid_2"
GOODS_RAID = "robopolice_raid_3"
LEFT, REAR = 1, 3  # faces of the die on the first card
STARDUST = "i_stardust"
FRONT = 1  # on the other two


def raided(*ships: str, card: str = CREW_RAID, face: int = REAR, ship_class: str = "I") -> Flight:
    """The raid comes as the second card, from the side that face of the die says."""
    flight = Flight(
        *ships, card=STARDUST, deck=[card, STARDUST], ship_class=ship_class, boxes="some", goods="unlimited"
    )
    flight.journal.events.clear()
    actors = flight.game.actors()
    for seat in actors[:-1]:
        flight.play("fly-on", seat)
    flight.next_die(face)
    flight.play("fly-on", actors[-1])
    return flight


def squares(flight: Flight, kind: str) -> list[str]:
    return [SPOT_NAMES[values[1]] for values in flight.heard(kind)]


# --- the cards -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ROBO-01", "GT-EXP-32", "GT-RULING-48")
def test_raids_are_dealt_only_with_the_other_boxes() -> None:
    """They are the only intruders: Commandos and Predators are cards without a public text."""
    for boxes, there in (("none", False), ("some", True)):
        table = Yard(boxes=boxes).table
        assert (dealing.known_types(table) & dealing.type_set(pieces.ROBOPOLICE_RAID) != 0) is there
        assert dealing.add_supercard(table, 0, dealing.type_set(pieces.ROBOPOLICE_RAID)) is there
    assert [card.name for card in pieces.CARDS if card.type == pieces.ROBOPOLICE_RAID] == [
        CREW_RAID,
        DOUBLE_RAID,
        GOODS_RAID,
    ]
    assert not {"commando", "commandos", "predator", "predators"} & set(pieces.TYPE_NAMES)


@pytest.mark.rule("GT-ROBO-02")
@pytest.mark.parametrize("card", [CREW_RAID, DOUBLE_RAID, GOODS_RAID])
def test_three_of_four_sides_two_faces_each(card: str) -> None:
    sides = [int(side) for side in pieces.CARDS[pieces.CARD_NAMES.index(card)].sides]
    assert sorted(sides.count(side) for side in range(4)) == [0, 2, 2, 2]


@pytest.mark.rule("GT-ROBO-07", "GT-ROBO-11")
def test_what_the_cards_look_for_and_how_many_come() -> None:
    cards = [card for card in pieces.CARDS if card.type == pieces.ROBOPOLICE_RAID]
    assert [load.FIND_NAMES[card.seeks] for card in cards] == ["crew", "battery", "goods"]
    assert [[int(way) for way in card.ways] for card in cards] == [[1], [1, -1], [-1]]


# --- direction and entry ---------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ROBO-02", "GT-ROBO-03", "GT-EX-97")
@pytest.mark.parametrize(
    ("face", "side"), [(1, "left"), (2, "left"), (3, "rear"), (4, "rear"), (5, "right"), (6, "right")]
)
def test_a_die_names_the_side_and_the_printed_dice_the_line(face: int, side: str) -> None:
    flight = raided(SCOUT, face=face)
    assert flight.heard("raid") == [(pieces.FROM_NAMES.index(side), 4 + 3, face)]


@pytest.mark.rule("GT-RULING-50")
def test_one_roll_holds_for_all_and_each_ship_has_its_own_raid() -> None:
    flight = raided(SCOUT, "7,7 P0 3333 h2; 8,7 ST 0003")
    assert len(flight.heard("raid")) == 1
    assert [(seat, SPOT_NAMES[at]) for seat, at in flight.heard("raid-enters")] == [(0, "7,8"), (1, "7,7")]


@pytest.mark.rule("GT-ROBO-04")
def test_it_gives_up_where_every_line_is_defended() -> None:
    flight = raided("7,7 P0 3333 h2; 7,8 OD 3000")
    assert flight.heard("raid-gives-up") == [(0,)]
    assert (flight.crew(), flight.squares()) == (2, {"7,7", "7,8"})


@pytest.mark.rule("GT-EXP-18", "GT-ROBO-03")
def test_thrusters_beside_a_crew_shift_the_point_of_entry() -> None:
    ship = "7,7 P0 3333 h2; 8,7 OT 0003; 6,7 B2 0300 c2"
    flight = raided(ship)
    assert flight.asked == (0, "shift")
    assert (flight.question.line, flight.named(1 << int(flight.question.at))) == (7, {"7,7"})
    flight.play("shift higher 6,7")
    assert squares(flight, "raid-enters") == ["8,7"]
    assert flight.heard("cell-spent") != []
    held = raided(ship)
    held.play("hold")
    assert squares(held, "raid-enters") == ["7,7"]
    # Not beside a crew: nobody steers.
    assert raided("7,7 P0 3333 h2; 7,6 ST 0030; 8,6 OT 0000; 6,7 B2 0300 c2").heard("raid-enters") != []


# --- inside ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ROBO-06", "GT-RULING-86")
def test_it_takes_one_thing_each_time_it_enters_a_component() -> None:
    ship = "7,7 P0 3333 h2; 7,8 ST 3030; 8,7 B2 0003 c2; 6,7 C2 0300 g:YB"
    flight = raided(ship, card=GOODS_RAID, face=REAR)
    # Line 8 meets the battery first; from there through the cabin and back.
    assert squares(flight, "raid-enters") == ["8,7"]
    assert squares(flight, "crew-lost") == ["7,7", "7,7"]
    assert squares(flight, "goods-lost") == ["6,7"]
    assert flight.heard("goods-lost")[0][2] == load.YELLOW
    assert squares(flight, "cell-lost") == ["8,7", "8,7"]


@pytest.mark.rule("GT-ROBO-07")
def test_it_leaves_a_charge_where_it_finds_what_it_seeks() -> None:
    flight = raided("7,7 P0 3333; 7,8 E1:S 3000; 8,7 CA 0003 h2; 6,7 B2 0300 c2")
    assert squares(flight, "charge") == ["8,7", "7,8"]  # crew on 8,7, and the way out
    assert set(squares(flight, "cell-lost")) == {"6,7"}  # taken, but no reason for a charge
    assert squares(flight, "destroyed") == ["8,7", "7,8"]


@pytest.mark.rule("GT-ROBO-08")
def test_beaten_it_sets_off_its_charges_and_leaves_none_at_the_entry() -> None:
    flight = raided("7,7 P0 3333 h2; 7,8 E1:S 3000; 8,7 CA 0003 h2; 7,6 ST 3030; 7,5 OD 0030", ship_class="III")
    assert squares(flight, "raid-beaten") == ["7,6"]
    assert "7,8" not in squares(flight, "charge")
    assert flight.heard("raid-leaves") == []
    assert set(squares(flight, "destroyed")) == {"7,7", "8,7"}


@pytest.mark.rule("GT-ROBO-10")
def test_unbeaten_it_leaves_a_last_charge_where_it_came_in() -> None:
    flight = raided("7,7 P0 3333 h2; 7,8 ST 3000; 8,7 CA 0003", card=GOODS_RAID, face=FRONT)
    assert squares(flight, "raid-enters") == ["8,7"]
    assert squares(flight, "charge") == ["8,7"]
    told = [event.kind.name for event in flight.journal.events]
    assert told.index("raid-leaves") < told.index("charges-go-off") < told.index("destroyed")
    assert flight.squares() == {"7,7", "7,8"}


@pytest.mark.rule("GT-EXP-26", "GT-ROBO-10")
def test_charges_have_no_direction() -> None:
    """Plating does not help, and what is explosive explodes."""
    flight = raided("7,7 P0 3333 h2; 8,7 XH2 0003; 6,7 ST 0300", card=GOODS_RAID, face=FRONT)
    assert squares(flight, "destroyed") == ["8,7"]
    blast = raided("7,7 P0 3333 h2; 8,7 XE 0003; 6,7 ST 0300", card=GOODS_RAID, face=FRONT)
    assert (squares(blast, "destroyed"), squares(blast, "blown-up")) == (["8,7"], ["7,7"])


# --- two at once -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ROBO-11")
def test_a_double_raid_parts_at_a_defence_and_the_charges_wait_for_both() -> None:
    ship = "7,7 P0 3333 h2; 7,6 OD 0000; 6,7 B2 0300 c2; 8,7 B2 0003 c2"
    flight = raided(ship, card=DOUBLE_RAID, face=FRONT)
    assert squares(flight, "raid-enters") == ["8,7", "6,7"]
    told = [event.kind.name for event in flight.journal.events]
    assert told.count("raid-leaves") == 2
    assert told.count("charges-go-off") == 1
    assert told.index("charges-go-off") > max(at for at, kind in enumerate(told) if kind == "raid-leaves")
    assert flight.squares() == {"7,7"}
    # Together where nothing stops them.
    both = raided("7,7 P0 3333 h2; 6,7 B2 0300 c2; 8,7 B2 0003 c2", card=DOUBLE_RAID, face=FRONT)
    assert squares(both, "raid-enters") == ["7,7", "7,7"]


# --- other classes ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-30")
@pytest.mark.parametrize(
    ("ship_class", "ship", "face", "line"),
    [
        ("IC", "6,6 P0 3333 h2", REAR, 4),  # one die: the larger printed one
        ("IC", "6,6 P0 3333 h2", LEFT, 4),
        ("IIC", "6,6 P0 3333 h2", LEFT, 4),
        ("IIIC", "7,7 P0 3333 h2", REAR, 43),  # the larger one first, then the smaller one
        ("IIB", "7,7 P0 3333 h2", LEFT, 43),
        ("IIB", "7,7 P0 3333 h2", REAR, 7),
        ("IA", "7,7 P0 3333 h2", REAR, 7),
    ],
)
def test_printed_dice_find_a_line_as_the_class_does(ship_class: str, ship: str, face: int, line: int) -> None:
    flight = raided(ship, face=face, ship_class=ship_class)
    ((_, found, _),) = flight.heard("raid")
    assert found == line
    assert squares(flight, "raid-enters") == [ship.split()[0]]


@pytest.mark.rule("GT-EXP-30", "GT-ROBO-11")
def test_on_a_sphere_the_next_line_is_tried_from_the_same_side() -> None:
    """Printed 4 and 3: column 7, beginning at the rear in row 6. That is defended, so the next column is tried."""
    hull = ship_on("7,7 P0 3333; 7,6 OD 0030; 8,7 ST 0003", "IIIC")
    assert hull.board.labels[raid.entry(hull, part.SOUTH, 43, 1)] == "8,7"
    assert raid.entry(ship_on("7,7 P0 3333; 7,6 OD 0030", "IIIC"), part.SOUTH, 43, 1) == NONE
