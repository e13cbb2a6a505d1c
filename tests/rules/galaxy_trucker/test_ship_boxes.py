"""Components of other boxes, as far as a ship alone shows them."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.papers.notation import write_ship
from hullbreach.games.galaxy_trucker.ship import (
    cargo,
    crew,
    destruction,
    load,
    part,
    reserves,
    routing,
    steering,
    strength,
    structure,
)
from hullbreach.kernel.agenda import NONE
from tests.rules.galaxy_trucker.ships import CABIN, at, defence, errors, meets, report, ship, squares

HAZARDS = ("small_meteor", "large_meteor", "light_shot", "heavy_shot")
KINDS = ("OP", "OT", "OR", "ON", "OS", "OB", "OD", "OA")


@pytest.mark.rule("GT-EXP-02")
@pytest.mark.parametrize("kind", KINDS)
def test_a_component_of_another_box_is_a_component(kind: str) -> None:
    """Joins, contacts and exposed connectors are those of any; special components do to it what they do to all."""
    text = f"7,7 P0 3333\n8,7 ST 0103\n9,7 {kind} 1101"
    assert report(text)["joined"] == ["7,7-8,7", "8,7-9,7"]
    assert report(text)["exposed"] == 5
    assert errors(ship(text.replace("1101", "1102"))) == {"connection 8,7 9,7", "disconnected 9,7"}
    assert report(text, kind="heavy_shot", side="E", line=7)["outcome"] == "destroyed"
    blown = f"7,7 P0 3333\n8,7 XE 1113\n9,7 {kind} 0001\n8,6 {kind} 0010"
    assert set(report(blown, kind="destroy", square="8,7")["destroyed"]) == {"7,7", "8,7", "9,7", "8,6"}
    broken = f"7,7 P0 3333\n8,7 {kind} 0103\n9,7 XF 0001"
    assert report(broken, kind="destroy", square="8,7")["destroyed"] == ["8,7", "9,7"]


@pytest.mark.rule("GT-EXP-03")
@pytest.mark.parametrize("ship_class", pieces.CLASS_NAMES)
def test_special_components_work_on_every_class(ship_class: str) -> None:
    board = pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]
    before, cabin, behind = (
        board.labels[place] for place in (board.beside[board.start * 4], board.start, board.beside[board.start * 4 + 2])
    )
    hull = ship(f"{cabin} P0 3333\n{before} XE 0010\n{behind} XH2 1000", ship_class)
    assert squares(hull, destruction.chain(hull, at(hull, before))) == {before, cabin}
    assert strength.engine_in(hull, board.parts[0], 0) == -2


def test_what_they_carry_can_be_written_and_read() -> None:
    text = "7,6 OB 0010 j1\n6,7 OS 0300 s2\n7,7 P0 3333 h2\n8,7 ON 0003"
    assert write_ship(ship(text)) == text


# --- plating ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-19")
@pytest.mark.parametrize("hazard", HAZARDS)
@pytest.mark.parametrize("kind", ["OP", "XH2"])
def test_plated_sides_hold_in_dead_zones_too(kind: str, hazard: str) -> None:
    plated = "bounce" if hazard == "small_meteor" else "plated"
    text = f"7,6 {kind} 0010\n7,7 P0 3333"
    assert report(text, kind=hazard, side="N", line=7)["outcome"] == plated
    dead = text + "\n7,8 XA:col 1000"
    assert "7,7" in report(dead)["dead"]
    assert report(dead, kind=hazard, side="N", line=7)["outcome"] == plated
    # A side with a connector is no plated one, and a structural module has none.
    assert report(text.replace("0010", "1010"), kind=hazard, side="N", line=7)["outcome"] == "destroyed"
    if hazard != "small_meteor":
        assert report(text.replace(kind, "ST"), kind=hazard, side="N", line=7)["outcome"] == "destroyed"


@pytest.mark.rule("GT-EXP-26")
@pytest.mark.parametrize("kind", ["OP", "XH2"])
def test_what_has_no_direction_destroys_plated_components(kind: str) -> None:
    assert report(f"7,6 {kind} 0010\n7,7 P0 3333", kind="destroy", square="7,6")["destroyed"] == ["7,6"]


@pytest.mark.rule("GT-EXP-09")
def test_large_meteors_from_the_rear_are_shot_at_along_three_columns() -> None:
    """What Meteoric Inversion would make of small ones: the card has no public text, the defence is the usual one."""
    text = "7,7 P0 3333\n8,7 ST 0013\n8,8 G1:S 1000"
    for line, told in ((7, "shot_down"), (8, "shot_down")):
        assert meets(ship(text), "large_meteor", "S", line) == told
    forward = ship("7,7 P0 3333\n8,7 G1:N 0003")
    assert meets(forward, "large_meteor", "S", 7) == "destroyed"
    assert meets(forward, "large_meteor", "N", 7) == "destroyed"


# --- routers ---------------------------------------------------------------------------------------------------------
HOT = "7,7 P0 3333\n7,6 OR 0111\n6,6 XR 0100\n8,6 XR 0001"


@pytest.mark.rule("GT-EXP-22", "GT-RAD-02")
def test_containers_joined_through_a_router_are_an_error() -> None:
    assert errors(ship(HOT)) == {"radioactive 6,6 8,6"}
    assert errors(ship(HOT.replace("OR", "ST"))) == set()
    assert errors(ship(HOT.replace("8,6 XR", "8,6 XE"))) == set()
    # Joined to each other already, they are one error and not two.
    assert errors(ship("7,7 P0 3333\n7,6 OR 0110\n8,6 XR 0011\n8,7 XR 1003")) == {"radioactive 8,6 8,7"}


@pytest.mark.rule("GT-EXP-22", "GT-RULING-85")
def test_routers_pass_on_to_routers_but_nothing_else_does() -> None:
    row = "7,7 P0 3333\n7,6 OR 0111\n8,6 {} 0101\n9,6 XR 0001\n6,6 XR 0100"
    assert errors(ship(row.format("OR"), "III")) == {"radioactive 6,6 9,6"}
    assert errors(ship(row.format("ST"), "III")) == set()


@pytest.mark.rule("GT-EXP-23")
def test_no_router_works_in_a_dead_zone() -> None:
    dead = ship(HOT.replace("7,7 P0 3333", "7,7 P0 3333\n7,8 XA:col 1000"))
    assert errors(dead) == set()


@pytest.mark.rule("GT-RULING-85")
def test_a_router_brings_life_support_and_illness_to_cabins_beyond() -> None:
    text = "7,7 P0 3333\n7,6 OR 0111\n6,6 LB 0100\n8,6 CA 0001"
    hull = ship(text)
    assert crew.supports(hull, at(hull, "8,6"), load.BROWN_ALIEN)
    plain = ship(text.replace("OR", "ST"))
    assert not crew.supports(plain, at(plain, "8,6"), load.BROWN_ALIEN)
    ill = ship("7,7 P0 3333\n7,6 OR 0111\n6,6 CA 0100 h2\n8,6 CA 0001 h1")
    assert squares(ill, crew.infected(ill)) == {"6,6", "8,6"}
    # It holds nothing together.
    assert routing.linked_to(hull, at(hull, "8,6")) != structure.joined_to(hull, at(hull, "8,6"))
    assert len(structure.pieces(ship("7,7 P0 3333\n7,6 OR 0101\n6,6 CA 0100\n8,6 CA 0001"))) == 2


# --- robonauts and the armoury ---------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-20", "GT-EXP-24", "GT-RULING-90")
def test_robonauts_work_beside_radiation_but_not_in_a_dead_zone() -> None:
    text = "7,7 P0 3333\n7,6 XR 0010\n8,7 ON 0103\n6,7 B2 0300\n7,8 ST 1010\n7,9 B3 1000 c3"
    hull = ship(text, "III")
    assert (reserves.mustered(hull, 0), reserves.mustered(hull, 1)) == (0, 2)
    assert reserves.useful_for_crew(hull) == 1
    killed = ship("7,7 P0 3333\n8,7 ON 0103\n9,7 XA:row 0001", "III")
    assert (reserves.mustered(killed, 1), reserves.useful_for_crew(killed)) == (0, 0)


@pytest.mark.rule("GT-EXP-24", "GT-RULING-90")
def test_a_cell_for_each_team_and_no_cell_for_nothing() -> None:
    hull = ship("7,7 P0 3333 h2\n8,7 ON 0103\n6,7 ON 0300\n7,8 B2 1000 c1")
    assert [reserves.mustered(hull, cells) for cells in range(3)] == [2, 4, 6]
    assert reserves.useful_for_crew(hull) == 1
    assert crew.crew(hull) == 2


@pytest.mark.rule("GT-EXP-24", "GT-RULING-90")
def test_an_armoury_adds_one_if_a_crew_has_its_weapons() -> None:
    text = "7,7 P0 3333 h2\n8,7 OA 0103\n9,7 CA 0001 h1"
    assert reserves.mustered(ship(text), 0) == 4
    assert reserves.mustered(ship(text.replace(" h2", "").replace(" h1", "")), 0) == 0
    assert reserves.mustered(ship("7,7 P0 3333\n8,7 OA 0103\n9,7 XA:row 0001\n7,6 CA 0010 h2"), 0) == 2
    two = ship("7,7 P0 3333 h2\n8,7 OA 0003\n6,7 OA 0310\n6,8 CA 1000 h1")
    assert (reserves.mustered(two, 0), squares(two, reserves.armed(two))) == (5, {"7,7", "6,8"})
    far = ship("7,7 P0 3333\n7,6 ST 1010\n7,5 OA 0010\n6,7 CA 0300 h2", "III")
    assert reserves.mustered(far, 0) == 2


# --- stasis chambers -------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-21")
def test_sleepers_may_lie_beside_radiation_where_cabins_stay_empty() -> None:
    hull = ship("7,7 P0 3333\n7,6 XR 0010\n8,7 OS 0103\n9,7 CA 0001\n8,6 CA 0000", "III")
    crew.fill(hull)
    assert [hull.load(at(hull, square)) for square in ("7,7", "8,7", "9,7", "8,6")] == [0, 2, load.HUMANS, 0]
    assert crew.crew(hull) == 2
    dead = ship("7,7 P0 3333\n8,7 OS 0103\n9,7 XA:row 0001\n7,6 OB 0010\n7,8 OB 1000", "III")
    crew.fill(dead)
    assert [dead.load(at(dead, square)) for square in ("8,7", "7,6", "7,8")] == [0, 1, 1]


@pytest.mark.rule("GT-EXP-21", "GT-RULING-91")
def test_they_wake_into_cabins_where_crew_is_allowed_and_nowhere_else() -> None:
    text = "7,7 P0 3333 h1\n7,6 ST 1010\n8,7 OS 0103 s2\n9,7 CA 0001\n6,7 CA 0310 aB\n6,8 LB 1000\n7,8 CA 1000 h2"
    hull = ship(text, "III")
    assert squares(hull, reserves.beds(hull)) == {"7,7", "9,7"}
    assert crew.crew(hull) == 4
    assert reserves.wake(hull, at(hull, "7,7")) == at(hull, "8,7")
    assert (crew.crew(hull), hull.load(at(hull, "8,7"))) == (5, 1)
    assert squares(hull, reserves.beds(hull)) == {"9,7"}
    reserves.wake(hull, at(hull, "9,7"))
    assert reserves.chambers(hull) == 0
    hot = ship("7,7 P0 3333\n7,6 XR 0010\n8,7 OS 0103 s2\n9,7 CA 0001", "III")
    assert squares(hot, reserves.beds(hot)) == {"9,7"}


# --- thrusters and boosters ------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-88")
def test_thrusters_need_a_cell_and_a_crew_beside_them() -> None:
    text = "7,7 P0 3333 h1\n8,7 OT 0003\n6,7 B2 0300 c1"
    assert steering.can_shift(ship(text))
    for missing in (" h1", " c1"):
        assert not steering.can_shift(ship(text.replace(missing, "")))
    assert not steering.can_shift(ship(text.replace("OT", "ST")))
    assert not steering.can_shift(ship("7,7 P0 3333 h1\n7,6 ST 1010\n7,5 OT 0010\n6,7 B2 0300 c1", "III"))
    assert not steering.can_shift(ship("7,7 P0 3333\n8,7 OT 0113\n8,8 XA:col 1000\n6,7 CA 0300 h1\n9,7 B2 0001 c1"))
    hull = ship(text)
    assert [steering.shifted(hull, part.NORTH, line, -1) for line in (2, 3, 12)] == [NONE, 2, 11]
    assert [steering.shifted(hull, part.NORTH, line, 1) for line in (2, 11, 12)] == [3, 12, NONE]


@pytest.mark.rule("GT-RULING-88")
def test_a_line_shifts_as_far_as_the_dice_of_the_class_go() -> None:
    one_die = ship("6,6 P0 3333", "IC")
    assert [steering.shifted(one_die, part.NORTH, line, -1) for line in (1, 2, 6)] == [NONE, 1, 5]
    assert [steering.shifted(one_die, part.NORTH, line, 1) for line in (1, 5, 6)] == [2, 6, NONE]
    around = ship("7,7 P0 3333", "IIIC")
    assert [steering.shifted(around, part.NORTH, aim, 1) for aim in (14, 53, 64)] == [24, 63, 14]
    assert [steering.shifted(around, part.NORTH, aim, -1) for aim in (14, 53, 64)] == [64, 43, 54]


@pytest.mark.rule("GT-EXP-14")
def test_a_booster_jumps_once_and_not_from_a_dead_zone() -> None:
    hull = ship("7,7 P0 3333\n7,6 OB 0010 j1")
    assert steering.ready_booster(hull) == at(hull, "7,6")
    assert steering.ready_booster(ship("7,7 P0 3333\n7,6 OB 0010")) == NONE
    two = ship("7,7 P0 3333\n7,6 OB 0010\n7,8 OB 1000 j1")
    assert steering.ready_booster(two) == at(two, "7,8")
    assert steering.ready_booster(ship("7,7 P0 3333\n7,6 ST 0010")) == NONE


# --- the box ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-01")
def test_the_box_has_a_few_of_each() -> None:
    found = [part.kind_of(pieces.lying(tile, 0)) for tile in range(pieces.FIRST_OTHER, pieces.COMPONENTS)]
    assert {part.KIND_NAMES[kind]: found.count(kind) for kind in found} == {
        "plating": 4,
        **dict.fromkeys(("thrusters", "router", "robonauts", "stasis", "booster", "self_defence", "armoury"), 2),
    }
    assert not any(part.is_special(kind) for kind in found)
    assert cargo.capacity(ship(f"{CABIN}\n8,7 OS 0003")) == 0
    assert defence(ship("7,6 OP 0010\n7,7 P0 3333"), "heavy_shot", "N", 7) == 0
