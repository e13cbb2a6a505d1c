"""Meteors and shots as they are played, and the damage they do (topics `hazards`, `damage`, `shields`, `batteries`)."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker.flight import asking
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from tests.rules.galaxy_trucker.flight_scene import OPEN_SPACE, SCOUT, Flight, place_at, ship_of


def between(example: str, ship_class: str = "I") -> Flight:
    """The ship of an example between two cards, and another one that flies on whatever happens."""
    return Flight(ship_of(example), SCOUT, between=True, ship_class=ship_class)


# --- what hazards meet -----------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-19", "GT-HAZ-01", "GT-HAZ-03", "GT-DMG-01", "GT-GOODS-07")
def test_a_small_meteor_destroys_what_it_strikes_at_a_connector() -> None:
    flight = between("GT-EX-19")
    flight.strike("small_meteor", "front", 7)
    assert flight.squares() == {"6,7", "7,7", "8,7", "7,8"}
    assert (flight.goods(), flight.lost) == ("", [1, 0])
    assert flight.told == ["destroyed"]


@pytest.mark.rule("GT-GOODS-07", "GT-GOODS-08")
def test_lost_blocks_go_back_to_the_supply() -> None:
    flight = Flight(ship_of("GT-EX-19"), SCOUT, between=True, supply="RY")
    flight.strike("small_meteor", "front", 7)
    assert flight.supply == "RYYB"


@pytest.mark.rule("GT-RULING-10")
def test_without_a_limit_the_supply_never_changes() -> None:
    flight = Flight(ship_of("GT-EX-19"), SCOUT, between=True, supply="RY", goods="unlimited")
    flight.strike("small_meteor", "front", 7)
    assert flight.supply == "RY"


@pytest.mark.rule("GT-EX-20", "GT-HAZ-03")
def test_from_the_right() -> None:
    flight = between("GT-EX-19")
    flight.strike("small_meteor", "right", 7)
    assert flight.squares() == {"7,6", "6,7", "7,7", "7,8"}


@pytest.mark.rule("GT-EX-21", "GT-EX-22", "GT-HAZ-03")
@pytest.mark.parametrize(("side", "square"), [("rear", "7,8"), ("left", "6,7")])
def test_a_small_meteor_bounces_off_smooth_sides(side: str, square: str) -> None:
    flight = between("GT-EX-19")
    flight.strike("small_meteor", side, 7)
    assert flight.told == ["bounced"]
    assert flight.heard("bounced") == [(0, flight.hull().board.spots[place_at(flight.hull(), square)])]
    assert flight.lost == [0, 0]


@pytest.mark.rule("GT-EX-23", "GT-HAZ-02")
@pytest.mark.parametrize("column", [5, 12])
def test_a_line_without_a_component_is_missed(column: int) -> None:
    flight = between("GT-EX-19")
    flight.strike("heavy_shot", "front", column)
    assert flight.told == ["missed"]


@pytest.mark.rule("GT-EX-24", "GT-DMG-02", "GT-QUIT-04", "GT-QUIT-06", "GT-RULING-08")
def test_a_ship_without_a_cabin_is_lost_as_a_whole() -> None:
    flight = between("GT-EX-24")
    flight.strike("small_meteor", "front", 7)
    assert (flight.squares(), flight.lost) == (set(), [4, 0])
    assert flight.told == ["destroyed", "fell-off", "fell-off", "fell-off", "gave-up"]
    assert flight.causes() == {0: "no_ship"}


@pytest.mark.rule("GT-EX-26", "GT-HAZ-04")
def test_a_large_meteor_destroys_smooth_sides_too() -> None:
    flight = Flight("6,7 G1:N 0300; 7,7 P0 3333 h2; 7,6 ST 0030", SCOUT, between=True)
    flight.strike("large_meteor", "front", 7)
    assert flight.squares() == {"6,7", "7,7"}


@pytest.mark.rule("GT-EX-25", "GT-HAZ-04", "GT-HAZ-06")
def test_a_single_cannon_shoots_for_free() -> None:
    flight = Flight("6,7 G1:N 0300; 7,7 P0 3333 h2", SCOUT, between=True)
    flight.strike("large_meteor", "front", 6)
    assert flight.told == ["shot-down"]
    assert flight.heard("shot-down") == [(0, flight.hull().board.spots[place_at(flight.hull(), "6,7")])]


@pytest.mark.rule("GT-HAZ-05", "GT-RULING-02", "GT-EX-28")
def test_rear_cannons_cover_the_next_columns() -> None:
    flight = Flight("6,7 G1:S 0300; 7,7 P0 3333 h2", SCOUT, between=True)
    flight.strike("large_meteor", "rear", 7)
    assert flight.told == ["shot-down"]


# --- defences --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-29", "GT-HAZ-06", "GT-BATT-01", "GT-BATT-03")
def test_a_double_cannon_shoots_for_a_cell() -> None:
    flight = between("GT-EX-29")
    flight.strike("large_meteor", "front", 7)
    assert flight.asked == (0, "defend")
    asked = flight.question
    assert (asked.hazard, asked.side, asked.line) == (1, 0, 7)
    assert (flight.named(1 << asked.at), flight.named(asked.would_lose)) == ({"7,6"}, {"7,6"})
    flight.play("spend 8,7")
    assert flight.told == ["cell-spent", "shot-down"]
    assert flight.cells() == 0
    flight.strike("large_meteor", "front", 7)
    assert flight.told == ["destroyed"]  # nobody is asked without a cell
    assert flight.squares() == {"7,7", "8,7"}


@pytest.mark.rule("GT-EX-30", "GT-HAZ-06", "GT-DMG-02")
def test_what_hung_on_it_falls_off() -> None:
    flight = between("GT-EX-30")
    flight.strike("large_meteor", "front", 7)
    assert flight.told == ["destroyed", "fell-off"]
    assert (flight.squares(), flight.lost) == ({"7,7", "8,7"}, [2, 0])


@pytest.mark.rule("GT-EX-31", "GT-SHLD-01", "GT-SHLD-02", "GT-HAZ-08", "GT-BATT-01")
def test_a_shield_stops_light_fire_for_a_cell() -> None:
    flight = between("GT-EX-31")
    flight.strike("light_shot", "front", 7)
    assert flight.asked == (0, "defend")
    flight.play("spend 8,7")
    assert flight.told == ["cell-spent", "shielded"]
    assert (flight.cells(), flight.lost) == (1, [0, 0])
    flight.strike("light_shot", "front", 7)
    assert flight.asked == (0, "defend")  # each hazard needs its own cell
    flight.play("brace")
    assert flight.told == ["destroyed"]
    assert (flight.cells(), flight.squares()) == (1, {"6,7", "7,7", "8,7"})


@pytest.mark.rule("GT-EX-32", "GT-EX-33", "GT-SHLD-01", "GT-HAZ-08")
@pytest.mark.parametrize(("hazard", "side", "lost"), [("light_shot", "left", "6,7"), ("heavy_shot", "front", "7,6")])
def test_where_no_shield_helps_nobody_is_asked(hazard: str, side: str, lost: str) -> None:
    flight = between("GT-EX-31")
    flight.strike(hazard, side, 7)
    assert flight.told == ["destroyed"]
    assert lost not in flight.squares()


@pytest.mark.rule("GT-EX-34", "GT-SHLD-02")
def test_a_shield_without_a_cell_is_no_use() -> None:
    flight = between("GT-EX-34")
    flight.strike("small_meteor", "right", 7)
    assert flight.told == ["destroyed"]
    assert "8,7" not in flight.squares()


@pytest.mark.rule("GT-RULING-56")
def test_nobody_pays_where_a_meteor_bounces() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 SH:NE 0030; 8,7 B2 0003 c2", SCOUT, between=True)
    flight.strike("small_meteor", "front", 7)
    assert flight.told == ["bounced"]


@pytest.mark.rule("GT-HAZ-07")
def test_large_meteors_pass_shields_and_small_ones_cannons() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 C2 1010; 6,7 SH:NE 0300; 8,7 B2 0003 c2", SCOUT, between=True)
    flight.strike("large_meteor", "front", 7)
    assert flight.told == ["destroyed"]
    flight = Flight("7,7 P0 3333 h2; 7,6 ST 1030; 7,8 G2:N 3000; 8,7 B2 0003 c2", SCOUT, between=True)
    flight.strike("small_meteor", "front", 7)
    assert flight.told == ["destroyed"]


@pytest.mark.rule("GT-SHLD-02")
def test_a_defence_is_paid_from_a_battery_that_has_a_cell() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 C2 1010; 6,7 SH:NE 0300; 8,7 B2 0013 c2; 8,8 B2 1000", SCOUT, between=True)
    flight.strike("light_shot", "front", 7)
    assert flight.legal == {"spend 8,7", "brace"}
    assert flight.refusal("spend 8,8") == ("no-cell-there", "GT-BATT-02")


# --- salvos ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ADV-METEOR-01", "GT-HAZ-09", "GT-HAZ-01")
def test_each_meteor_strikes_all_ships_before_the_next_is_rolled() -> None:
    ship = "7,7 P0 3333 h2; 7,6 C2 1010; 8,7 E1:S 0003"
    flight = Flight(ship, ship, ship, at=[1, 5, 3], card="i_meteor_swarm_2", deck=[OPEN_SPACE], dice=[7, 5, 6, 8])
    assert [(side, line) for _, side, line, _ in flight.heard("hazard")] == [(0, 7), (2, 5), (3, 6), (1, 8)]
    assert [seat for seat, *_ in flight.heard("destroyed")] == [1, 2, 0]
    assert flight.heard("missed") == [(1,), (2,), (0,)] * 3
    assert all(1 <= die <= 6 and 1 <= line - die <= 6 for _, _, line, die in flight.heard("hazard"))


@pytest.mark.rule("GT-HAZ-09", "GT-DMG-04")
def test_damage_counts_for_the_next_hazard() -> None:
    ship = "7,7 P0 3333 h2; 7,6 ST 1030; 6,7 CA 0300 h2"
    flight = Flight(ship, SCOUT, card="i_meteor_swarm_3", deck=[OPEN_SPACE], dice=[7, 7, 7])
    assert [square for seat, square, _ in flight.heard("destroyed") if seat == 0] == [
        flight.hull().board.spots[place_at(flight.hull(), square)] for square in ("7,6", "7,7")
    ]
    assert flight.squares() == {"6,7"}  # the third misses
    assert (0,) in flight.heard("missed")


@pytest.mark.rule("GT-ADV-METEOR-01")
def test_when_no_ship_is_left_no_more_is_rolled() -> None:
    flight = Flight("7,7 P0 3333 h2", card="i_meteor_swarm_3", deck=[OPEN_SPACE], dice=[7])
    assert len(flight.heard("hazard")) == 1
    assert flight.causes() == {0: "no_ship"}


@pytest.mark.rule("GT-HAZ-09")
def test_a_decision_leaves_the_rest_of_the_salvo_where_it_is() -> None:
    shielded = "7,7 P0 3333 h2; 7,6 C2 1010; 6,7 SH:NE 0300; 8,7 B2 0003 c1"
    flight = Flight(shielded, shielded, card="i_meteor_swarm_2", deck=[OPEN_SPACE], dice=[7, 5, 6, 8])
    assert flight.asked == (0, "defend")
    assert asking.current(flight.table) == 0
    flight.play("brace")
    assert flight.asked == (1, "defend")
    assert len(flight.heard("hazard")) == 1
    flight.play("spend 8,7")
    assert len(flight.heard("hazard")) == 4
    assert flight.lost[:2] == [1, 0]


# --- damage ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-35", "GT-DMG-03", "GT-LOSS-05")
@pytest.mark.parametrize(
    ("kept", "squares", "lost", "goods"), [("7,7", {"7,7"}, 3, ""), ("9,7", {"9,7", "9,8"}, 2, "YY")]
)
def test_the_owner_chooses_the_piece_he_flies_on_with(kept: str, squares: set[str], lost: int, goods: str) -> None:
    flight = between("GT-EX-35")
    flight.strike("large_meteor", "front", 8)
    assert flight.asked == (0, "piece")
    assert flight.legal == {"salvage 7,7", "salvage 9,7"}
    assert flight.refusal("salvage 9,8") == ("no-such-piece", "GT-CHECK-04")
    flight.play(f"salvage {kept}")
    assert (flight.squares(), flight.lost, flight.goods()) == (squares, [lost, 0], goods)
    assert flight.status(0) == "flying"
    assert flight.told.count("fell-off") == lost - 1


@pytest.mark.rule("GT-EX-36", "GT-DMG-03", "GT-GOODS-07")
def test_pieces_without_a_cabin_are_lost_without_a_choice() -> None:
    flight = between("GT-EX-36")
    flight.strike("large_meteor", "front", 8)
    assert (flight.squares(), flight.lost, flight.goods()) == ({"7,7"}, [2, 0], "")


@pytest.mark.rule("GT-DMG-02")
def test_the_bow_falls_off_too() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 ST 3030; 7,5 C2 0030 g:Y", SCOUT, between=True)
    flight.strike("heavy_shot", "left", 6)
    assert flight.told == ["destroyed", "fell-off"]
    assert flight.squares() == {"7,7"}


@pytest.mark.rule("GT-DMG-03")
def test_they_are_lost_before_the_owner_chooses_among_the_others() -> None:
    ship = "7,7 P0 3333 h2; 8,7 ST 0313; 9,7 CA 0003 h2; 8,8 C2 1000"
    flight = Flight(ship, SCOUT, between=True)
    flight.strike("large_meteor", "front", 8)
    assert flight.asked == (0, "piece")
    assert flight.squares() == {"7,7", "9,7"}


@pytest.mark.rule("GT-RULING-14", "GT-QUIT-04")
def test_a_piece_with_empty_cabins_may_be_kept_but_nobody_flies_it() -> None:
    ship = "7,7 P0 3333 h2; 8,7 ST 0303; 9,7 CA 0003"
    flight = Flight(ship, SCOUT, between=True)
    flight.strike("large_meteor", "front", 8)
    flight.play("salvage 9,7")
    assert flight.squares() == {"9,7"}
    assert flight.causes() == {0: "no_human"}


@pytest.mark.rule("GT-EX-37", "GT-DMG-02", "GT-DMG-04", "GT-DMG-05")
def test_a_ring_holds_without_one_of_its_components() -> None:
    flight = between("GT-EX-37", "II")
    flight.strike("large_meteor", "front", 7)
    assert len(flight.squares()) == 7
    assert flight.lost == [1, 0]
    assert flight.told == ["destroyed"]  # and nothing has to be mended


@pytest.mark.rule("GT-DMG-05")
def test_nobody_mends_errors_in_flight() -> None:
    blocked_cannon = "7,7 P0 3333 h2; 6,7 G1:E 0030; 6,8 ST 1300; 7,8 ST 3003; 8,7 ST 0003"
    flight = Flight(blocked_cannon, SCOUT, between=True)
    flight.strike("heavy_shot", "right", 7)
    assert flight.told == ["destroyed"]
    assert flight.legal_for(0) == {"fly-on", "give-up"}


@pytest.mark.rule("GT-EX-38", "GT-CREW-04")
def test_an_alien_without_life_support_is_lost() -> None:
    flight = between("GT-EX-38")
    flight.strike("heavy_shot", "rear", 6)
    assert flight.told == ["destroyed", "alien-lost"]
    assert (flight.crew(), flight.in_cabin("6,7")) == (2, 0)
    assert "6,7" in flight.squares()
    assert flight.heard("alien-lost")[0][2] == 1


@pytest.mark.rule("GT-EX-38", "GT-CREW-04")
def test_a_second_life_support_keeps_the_alien() -> None:
    flight = Flight(f"{ship_of('GT-EX-38').replace('0310', '1310')}; 6,6 LB 0010", SCOUT, between=True)
    flight.strike("heavy_shot", "rear", 6)
    assert flight.told == ["destroyed"]
    assert flight.crew() == 3


@pytest.mark.rule("GT-CREW-04", "GT-LOSS-05")
def test_aliens_are_looked_at_after_the_pieces() -> None:
    ship = "7,7 P0 3333 h2; 8,7 ST 0303; 9,7 LP 0013; 9,8 CA 1000 aP"
    flight = Flight(ship, SCOUT, between=True)
    flight.strike("heavy_shot", "front", 8)
    flight.play("salvage 7,7")
    assert flight.told == ["destroyed", "fell-off", "fell-off"]  # the alien was on a piece that is gone


@pytest.mark.rule("GT-EX-39", "GT-LOSS-02", "GT-LOSS-05", "GT-RULING-21", "GT-RULING-22")
def test_explosions_go_first_and_together() -> None:
    flight = between("GT-EX-39", "II")
    flight.strike("heavy_shot", "right", 7)
    assert flight.told == ["destroyed"] + ["blown-up"] * 5
    assert (flight.squares(), flight.lost) == ({"6,7"}, [6, 0])
    assert flight.status(0) == "flying"


@pytest.mark.rule("GT-EXPL-02", "GT-FRAG-02", "GT-LOSS-05")
def test_a_chain_reaction_is_told_step_by_step_causes_before_effects() -> None:
    ship = "7,7 P0 3333 h2; 8,7 ST 0303; 9,7 XF 0303; 10,7 XE 0303; 10,8 XF 0000; 11,8 ST 0000; 11,7 XF 0003"
    flight = Flight(ship, SCOUT, ship_class="III", between=True)
    flight.strike("light_shot", "right", 7)
    assert flight.told == ["destroyed", "shattered", "shattered", "fell-off", "fell-off"]
    assert [SPOT_NAMES[square] for _, square, *_ in flight.heard("destroyed")] == ["11,7"]
    broken = [(SPOT_NAMES[square], SPOT_NAMES[by]) for _, square, _, by in flight.heard("shattered")]
    assert broken == [("10,8", "11,7"), ("9,7", "10,8")]

    flight = Flight(ship, SCOUT, ship_class="III", between=True)
    flight.strike("heavy_shot", "front", 10)
    assert flight.told == ["destroyed"] + ["blown-up"] * 4
    assert {SPOT_NAMES[by] for *_, by in flight.heard("blown-up")} == {"10,7"}


@pytest.mark.rule("GT-EX-42", "GT-LOSS-01", "GT-LOSS-03", "GT-LOSS-05")
def test_what_falls_off_breaks_nothing() -> None:
    flight = between("GT-EX-42")
    flight.strike("large_meteor", "front", 8)
    assert flight.told == ["destroyed", "fell-off", "fell-off", "fell-off"]
    assert "8,9" in flight.squares()


@pytest.mark.rule("GT-EX-44", "GT-HEAVY-01")
def test_plating_holds() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 XH2 0030", SCOUT, between=True)
    flight.strike("heavy_shot", "front", 7)
    assert flight.told == ["plated"]
    assert flight.lost == [0, 0]
