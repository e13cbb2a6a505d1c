"""Ships in several parts: independent ships on one board, but for what the rulebook says crosses between them."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.flight import damage
from hullbreach.games.galaxy_trucker.ship import crew, strength, structure, zones
from tests.rules.galaxy_trucker.flight_scene import OPEN_SPACE, Flight, place_at
from tests.rules.galaxy_trucker.scene import Yard
from tests.rules.galaxy_trucker.ships import at, destroy, errors, meets, report, ship, squares

TWINS = "5,7 P0 3333; 9,7 P0 3333"
"""Class IIA as it is begun."""
QUADS = "5,6 P0 3333; 9,6 P0 3333; 5,9 P0 3333; 9,9 P0 3333"
"""Class IVC as it is begun."""
MANNED = "5,7 P0 3333 h2; 9,7 P0 3333 h2"


def twins(*more: str) -> str:
    return "; ".join((MANNED, *more))


# --- building --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-MULTI-01")
@pytest.mark.parametrize(("ship_class", "parts"), [("IIA", [14, 14]), ("IVC", [14, 13, 14, 14])])
def test_these_classes_consist_of_several_parts(ship_class: str, parts: list[int]) -> None:
    board = pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]
    assert [structure.count(places) for places in board.parts] == parts
    assert sum(board.parts) == 2**board.size - 1
    for number, start in enumerate(board.starts):
        assert board.part_of[start] == number
    # Each part hangs together: from its start every square of it can be reached, and no other.
    for number, start in enumerate(board.starts):
        reached = {int(start)}
        for _ in range(board.size):
            reached |= {int(board.neighbour(place, side)) for place in reached for side in range(4)} - {-1}
        assert sum(1 << place for place in reached) == board.parts[number]


@pytest.mark.rule("GT-MULTI-01")
def test_other_classes_are_one_part() -> None:
    for board in pieces.BOARDS:
        assert len(board.parts) == {"IIA": 2, "IVC": 4}.get(board.name, 1)
        assert len(board.starts) == len(board.parts)


@pytest.mark.rule("GT-RULING-80")
def test_both_parts_begin_with_a_starting_cabin_and_grow_from_it() -> None:
    yard = Yard(flights="II", second="IIA")
    assert [part.tile for part in yard.seat(0).ship.parts] == ["start_blue", "start_blue"]
    yard.give(0, "t045")
    welds = {text.split()[1] for text in yard.legal_for(0) if text.startswith("weld")}
    assert welds == {"5,6", "4,7", "5,8", "9,6", "10,7", "9,8"}
    assert yard.seat(0).ship.errors == []
    assert yard.seat(0).ship.exposed == 8


@pytest.mark.rule("GT-RULING-80")
def test_ships_of_both_parts_are_launched_with_people_in_both() -> None:
    yard = Yard(flights="II", second="IIA")
    yard.calm()
    yard.finish()
    assert yard.phase == "flight"
    assert yard.seat(0).ship.crew == 4


@pytest.mark.rule("GT-RULING-80")
def test_between_two_parts_is_empty_space() -> None:
    """7,4 and 8,4 of class IVC lie side by side, in two parts."""
    text = f"{QUADS}\n7,4 ST 0300; 8,4 ST 0000"
    hull = ship(text, "IVC")
    assert not structure.joined(hull, at(hull, "7,4"), 1)
    assert not any(error.startswith("connection") for error in errors(hull))
    assert structure.exposed(hull) == 16 + 1
    assert not structure.would_join(ship(f"{QUADS}\n7,4 ST 0300", "IVC"), at(hull, "8,4"), hull.part(at(hull, "7,4")))
    armed = ship(f"{QUADS}\n7,4 G1:E 0000; 8,4 ST 0000; 5,7 E1:S 3000; 5,8 ST 0000", "IVC")
    assert not any(error.startswith(("cannon", "engine")) for error in errors(armed))


# --- what crosses ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-MULTI-02")
def test_a_dead_zone_reaches_into_the_other_part() -> None:
    hull = ship(f"{TWINS}; 4,7 XA:row 0300; 10,7 G1:N 0003", "IIA")
    assert squares(hull, zones.dead(hull)) == {"4,7", "5,7", "9,7", "10,7"}
    assert report(f"{TWINS}; 4,7 XA:row 0300; 10,7 CA 0003", "IIA")["no_load"] == ["5,7", "9,7", "10,7"]
    assert strength.cannon(hull, 0) == 0


@pytest.mark.rule("GT-MULTI-02", "GT-ART-06")
def test_artefacts_of_two_parts_can_kill_each_other() -> None:
    assert "artefact 10,7 4,7" in errors(ship(f"{TWINS}; 4,7 XA:row 0300; 10,7 XA:col 0003", "IIA"))


@pytest.mark.rule("GT-MULTI-03", "GT-SPC-05")
def test_explosions_cross_from_part_to_part() -> None:
    hull = ship(f"{QUADS}; 6,6 XE 0003; 7,6 ST 0300; 8,6 ST 0303; 6,5 ST 0000", "IVC")
    assert destroy(hull, "6,6") == {"6,6", "5,6", "7,6", "6,5"}


@pytest.mark.rule("GT-MULTI-03", "GT-SPC-05")
def test_fragile_containers_break_across_parts() -> None:
    hull = ship(f"{QUADS}; 8,6 ST 0303; 7,6 XF 0300; 6,6 ST 0003", "IVC")
    assert destroy(hull, "6,6") == {"6,6", "7,6"}


@pytest.mark.rule("GT-MULTI-03", "GT-SPC-05")
def test_radiation_crosses_from_part_to_part() -> None:
    told = report(f"{QUADS}; 6,6 XR 0003; 8,6 ST 0303; 7,6 CA 0300", "IVC")
    assert told["no_load"] == ["5,6", "7,6"]


@pytest.mark.rule("GT-RULING-80", "GT-RAD-02")
def test_radioactive_containers_are_never_joined_across_parts() -> None:
    assert report(f"{QUADS}; 6,6 XR 0303; 8,6 ST 0303; 7,6 XR 0303", "IVC")["errors"] == []


# --- engines ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-MULTI-04")
def test_weight_slows_its_own_part_only() -> None:
    """Three engines on the left, one on the right; a weight of 3 takes away what its own part has."""
    engines = f"{TWINS}; 4,7 E1:S 0300; 5,8 E1:S 3000; 9,8 E1:S 3000"
    assert report(engines, "IIA")["engine"] == 3
    assert report(f"{engines}; 10,7 XH3 0003", "IIA")["engine"] == 2
    assert report(f"{engines}; 5,6 XH3 0030", "IIA")["engine"] == 1
    assert report(f"{engines}; 5,6 XH1 0030", "IIA")["engine"] == 2


@pytest.mark.rule("GT-RULING-82", "GT-MULTI-04")
def test_no_part_counts_less_than_nothing() -> None:
    assert report(f"{TWINS}; 10,7 XH3 0003", "IIA")["engine"] == 0
    assert strength.engine_in(ship(f"{TWINS}; 10,7 XH3 0003", "IIA"), 2**28 - 1, 0) == -3


@pytest.mark.rule("GT-RULING-82")
def test_cells_go_to_the_part_where_they_add_most() -> None:
    """On the right a double engine only makes up for weight, on the left it drives the ship."""
    text = f"{TWINS}; 5,8 E2:S 3000; 9,8 E2:S 3000; 10,7 XH2 0003; 5,6 B2 0030 c2"
    assert report(text, "IIA", kind="strength", cells=1)["engine"] == 2
    assert report(text, "IIA", kind="strength", cells=2)["engine"] == 2
    lighter = text.replace("XH2", "XH1")
    assert [report(lighter, "IIA", kind="strength", cells=cells)["engine"] for cells in (0, 1, 2)] == [0, 2, 3]


@pytest.mark.rule("GT-RULING-82")
def test_the_brown_alien_helps_the_part_it_lives_in() -> None:
    left = f"{TWINS}; 4,7 LB 1300; 4,6 CA 0010 aB"
    assert report(f"{left}; 9,8 E1:S 3000", "IIA")["engine"] == 1
    assert report(f"{left}; 5,8 E1:S 3000", "IIA")["engine"] == 3


@pytest.mark.rule("GT-RULING-82")
def test_all_else_counts_together() -> None:
    text = f"{TWINS}; 5,6 G1:N 0010; 9,6 G1:N 0010; 9,8 B2 3000 c1; 4,7 SH:NW 0300"
    told = report(text, "IIA")
    assert told["cannon"] == 2
    # The battery of one part powers the shield of the other.
    hull = ship(text, "IIA")
    assert meets(hull, "light_shot", "N", 9, shield=True) == "shielded"
    assert crew.cells(hull) == 1
    assert crew.cells_in(hull, hull.board.parts[0]) == 0


@pytest.mark.rule("GT-RULING-82")
def test_a_ship_in_two_parts_flies_with_all_its_engines() -> None:
    flight = Flight(twins("5,8 E1:S 3000", "9,8 E1:S 3000"), level=2, ship_class="IIA", second="IIA", card=OPEN_SPACE)
    assert flight.spaces == [2]


# --- the inspection --------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-81")
def test_errors_count_from_the_starting_cabin_of_each_part() -> None:
    assert errors(ship(f"{TWINS}; 5,6 ST 0030; 9,6 ST 0030", "IIA")) == set()
    assert errors(ship(f"{TWINS}; 3,6 ST 0000; 10,6 ST 0000", "IIA")) == {"disconnected 3,6", "disconnected 10,6"}
    lost = ship("5,7 P0 3333; 10,8 CA 0000; 11,8 ST 0000", "IIA")
    assert errors(lost) == {"disconnected 11,8"}


@pytest.mark.rule("GT-RULING-81")
def test_loose_pieces_fall_off_in_each_part() -> None:
    yard = Yard(flights="II", second="IIA")
    yard.calm()
    yard.lay(0, "t088 11,6 0", "t066 3,8 0")
    yard.finish()
    assert yard.squares(0) == {"5,7", "9,7"}
    assert yard.lost[0] == 2
    assert len(yard.heard("salvaged")) == 2


@pytest.mark.rule("GT-RULING-81")
def test_each_part_keeps_one_of_its_pieces() -> None:
    """Two pieces with cabins in each part: the owner is asked twice, and never may trade one part for the other."""
    yard = Yard(flights="II", second="IIA")
    yard.calm()
    yard.lay(0, "t035 3,9 0", "t036 10,9 0")
    yard.finish()
    assert yard.stage(0) == "inspect"
    assert {text for text in yard.legal_for(0) if text.startswith("salvage")} == {"salvage 5,7", "salvage 3,9"}
    yard.play(0, "salvage 5,7")
    assert yard.squares(0) == {"5,7", "9,7", "10,9"}
    assert {text for text in yard.legal_for(0) if text.startswith("salvage")} == {"salvage 9,7", "salvage 10,9"}
    yard.play(0, "salvage 10,9")
    assert yard.squares(0) == {"5,7", "10,9"}
    assert yard.lost[0] == 2


# --- damage ----------------------------------------------------------------------------------------------------------
def struck(ship_text: str, line: int, *, side: str = "front", ship_class: str = "IIA") -> Flight:
    flight = Flight(ship_text, level=2, ship_class=ship_class, between=True)
    flight.strike("heavy_shot", side, line)
    return flight


@pytest.mark.rule("GT-RULING-81")
def test_what_hangs_on_a_struck_component_falls_off_in_its_part_alone() -> None:
    flight = struck(twins("5,6 ST 1030", "9,6 ST 0030"), 5)
    assert flight.squares() == {"5,7", "9,7", "9,6"}
    assert flight.lost == [1]


@pytest.mark.rule("GT-RULING-81")
def test_a_part_without_a_cabin_is_lost_and_the_other_flies_on() -> None:
    flight = struck(twins("5,8 E1:S 3000", "4,7 ST 0300", "9,8 E1:S 3000"), 5)
    assert flight.squares() == {"9,7", "9,8"}
    assert flight.lost == [3]
    assert flight.flying == [0]
    assert flight.crew() == 2


@pytest.mark.rule("GT-RULING-81")
def test_the_ship_is_gone_when_no_part_is_left() -> None:
    flight = struck(twins(), 5)
    assert flight.flying == [0]
    flight.strike("heavy_shot", "front", 9)
    assert flight.causes() == {0: "no_ship"}


@pytest.mark.rule("GT-RULING-81")
def test_a_part_without_people_flies_along() -> None:
    flight = struck("5,7 P0 3333 h2; 9,7 P0 3333; 9,8 E1:S 3000; 4,7 ST 0300", 4)
    assert flight.flying == [0]
    assert flight.squares() == {"5,7", "9,7", "9,8"}


@pytest.mark.rule("GT-RULING-81", "GT-QUIT-04")
def test_without_a_human_in_any_part_the_ship_gives_up() -> None:
    flight = struck("5,7 P0 3333 h2; 9,7 P0 3333; 9,8 E1:S 3000", 5)
    assert flight.causes() == {0: "no_human"}


BREAKS_TWICE = (
    "5,6 P0 3333 h2; 9,6 P0 3333 h2; 5,9 P0 3333 h2; 9,9 P0 3333 h2;"
    "6,9 ST 0303; 7,9 XE 0003; 5,10 ST 1100; 6,10 ST 0011; 6,11 CA 1000;"
    "9,10 ST 1001; 8,10 ST 0110; 8,11 CA 1000"
)
"""An explosion on 7,9, at the seam of class IVC, takes 6,9, 6,10 and 8,10 with it."""


@pytest.mark.rule("GT-RULING-81", "GT-DMG-03")
def test_the_owner_chooses_in_each_part_that_breaks() -> None:
    flight = struck(BREAKS_TWICE, 7, ship_class="IVC")
    assert flight.asked == (0, "piece")
    assert flight.legal_for(0) == {"salvage 5,9", "salvage 6,11"}
    flight.play("salvage 6,11")
    assert flight.legal_for(0) == {"salvage 9,9", "salvage 8,11"}
    flight.play("salvage 9,9")
    assert flight.squares() == {"5,6", "9,6", "6,11", "9,9", "9,10"}
    assert flight.lost == [4 + 2 + 1]
    assert flight.flying == [0]


@pytest.mark.rule("GT-RULING-81", "GT-DMG-03")
def test_only_a_part_that_broke_is_asked_about() -> None:
    flight = struck(BREAKS_TWICE.replace("8,11 CA", "8,11 ST"), 7, ship_class="IVC")
    assert flight.legal_for(0) == {"salvage 5,9", "salvage 6,11"}
    flight.play("salvage 5,9")
    assert flight.squares() == {"5,6", "9,6", "5,9", "5,10", "9,9", "9,10"}
    assert flight.asked == (0, "between")


# --- on paper --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-RULING-81")
def test_a_survey_keeps_the_pieces_of_all_starting_cabins() -> None:
    told = report(f"{TWINS}; 5,6 ST 0030; 5,8 ST 3000; 9,6 ST 0030", "IIA", kind="destroy", square="5,6")
    assert sorted(told["parts"]) == [["5,7", "5,8"], ["9,6", "9,7"]]
    assert told["lost_parts"] == []
    assert told["exposed_after"] == 3 + 3


# --- parts that skip a card ------------------------------------------------------------------------------------------
def on_a_beverage_run(*ships: str, card: str = "meteor_alert_1") -> Flight:
    return Flight(*ships, level=2, ship_class="IIA", card=card, deck=[OPEN_SPACE], mission="beverage_run", second="IIA")


BOTTLES = twins("4,7 XF 0300", "10,7 XF 0003", "5,8 E1:S 3000", "9,8 E1:S 3000")


@pytest.mark.rule("GT-RULING-25")
def test_each_part_skips_a_card_with_a_container_of_its_own() -> None:
    flight = on_a_beverage_run(BOTTLES)
    assert flight.asked == (0, "skip")
    assert flight.legal_for(0) == {"skip 4,7", "skip 10,7", "face"}
    flight.play("skip 4,7")
    # The left part is gone for this card; what it has counts for nothing, and the other part is asked.
    assert flight.squares() == {"9,7", "10,7", "9,8"}
    assert flight.crew() == 2
    assert flight.legal_for(0) == {"skip 10,7", "face"}
    flight.play("skip 10,7")
    assert flight.heard("skipped") != []
    assert flight.squares() == {"5,7", "9,7", "5,8", "9,8"}
    assert flight.status(0) == "flying"
    assert flight.lost == [2]


@pytest.mark.rule("GT-RULING-25")
def test_a_part_without_a_container_cannot_skip() -> None:
    flight = on_a_beverage_run(twins("4,7 XF 0300", "4,6 XF 0010"))
    flight.play("skip 4,7")
    assert "skip 4,6" not in flight.legal_for(0)
    assert flight.heard("skipped") == []


@pytest.mark.rule("GT-RULING-25")
def test_what_is_lost_of_the_others_leaves_the_part_that_was_away() -> None:
    flight = on_a_beverage_run(BOTTLES)
    flight.play("skip 4,7")
    damage.destroy(flight.table, 0, place_at(flight.hull(), "9,7"))  # the cabin of the part that is still there
    flight.play("face")
    assert flight.causes() == {}
    assert flight.squares() == {"5,7", "5,8"}
    assert flight.status(0) == "flying"


@pytest.mark.rule("GT-EX-95", "GT-MULTI-02", "GT-MULTI-03", "GT-MULTI-04")
def test_dead_zones_and_explosions_cross_to_another_part_and_weights_do_not() -> None:
    """The gap of class IIA is too wide for an explosion, so that comes on class IVC."""
    hull = ship(f"{TWINS}; 4,7 XA:row 0300; 5,6 XH3 0030; 10,7 E1:S 0003; 9,8 E1:S 3000", "IIA")
    assert squares(hull, zones.dead(hull)) == {"4,7", "5,7", "9,7", "10,7"}
    left, right = hull.board.parts
    assert strength.engine_in(hull, right, 0) == 1
    assert strength.engine_in(hull, left, 0) == -3
    torn = ship(f"{QUADS}; 6,6 ST 3003; 6,5 ST 0330; 7,5 XE 0003; 8,6 ST 0300", "IVC")
    assert destroy(torn, "7,5") >= {"7,5", "8,6"}
