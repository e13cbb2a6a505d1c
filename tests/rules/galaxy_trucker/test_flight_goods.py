"""Losing crew, goods and cells, and loading goods (topics `crew`, `batteries`, `goods`)."""

from __future__ import annotations

import pytest

from tests.rules.galaxy_trucker.flight_scene import OPEN_SPACE, SCOUT, Flight, rigged, ship_of

TWO_HOLDS = "7,7 P0 3333 h2; 6,7 C2 0300 g:YB; 8,7 C3 0103 g:YYG; 9,7 R1 0001"


# --- crew ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-CREW-03", "GT-BATT-03", "GT-GOODS-04")
def test_nothing_moves_about_between_cards() -> None:
    flight = Flight(TWO_HOLDS, SCOUT, between=True)
    assert flight.verbs == {"fly-on", "give-up"}
    for move in ("load yellow 6,7", "unload yellow 6,7", "stow", "discharge 7,7"):
        assert flight.refusal(move) == ("not-now", "GT-FLIGHT-02")


@pytest.mark.rule("GT-CREW-02")
def test_a_single_cabin_leaves_no_choice() -> None:
    flight = Flight("7,7 P0 3333; 8,7 CA 0003 h2", rigged(cannons=7), card="i_slavers", deck=[OPEN_SPACE], level=3)
    assert flight.crew(0) == 0
    assert len(flight.heard("crew-lost")) == 2


# --- losing goods ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-GOODS-05")
def test_among_equal_blocks_the_owner_chooses_the_hold() -> None:
    flight = Flight(TWO_HOLDS, SCOUT, card="i_smugglers", deck=[OPEN_SPACE])
    assert flight.asked == (0, "lose-goods")  # two of three yellow ones
    assert flight.question.need == 2
    assert flight.choices("hand-over") == {"6,7", "8,7"}
    assert flight.refusal("hand-over 9,7") == ("not-the-dearest", "GT-GOODS-05")
    flight.play("hand-over 6,7")
    # All that is left to choose from is in one hold.
    assert (flight.hold("6,7"), flight.hold("8,7")) == ("B", "YG")


@pytest.mark.rule("GT-GOODS-05")
def test_where_all_blocks_of_a_colour_go_nobody_is_asked() -> None:
    flight = Flight("7,7 P0 3333 h2; 6,7 C2 0300 g:YB; 8,7 C3 0003 g:YG", SCOUT, card="i_smugglers", deck=[OPEN_SPACE])
    assert flight.goods() == "GB"
    assert flight.supply.count("Y") == 19


@pytest.mark.rule("GT-GOODS-06")
def test_the_owner_chooses_the_cells() -> None:
    flight = Flight("7,7 P0 3333 h2; 6,7 B2 0300 c2; 8,7 B2 0103 c2; 9,7 B3 0001", SCOUT, card="i_smugglers")
    assert flight.asked == (0, "lose-cells")
    assert flight.question.need == 2
    assert flight.legal == {"spend 6,7", "spend 8,7"}
    flight.play("spend 6,7")
    flight.play("spend 8,7")
    assert flight.heard("cell-lost") == [(0, 39), (0, 41)]
    assert flight.heard("cell-spent") == []
    assert flight.cells() == 2


@pytest.mark.rule("GT-GOODS-06")
@pytest.mark.parametrize(("left", "right"), [(1, 1), (1, 0), (0, 0)])
def test_where_all_cells_go_nobody_is_asked(left: int, right: int) -> None:
    ship = f"7,7 P0 3333 h2; 6,7 B2 0300 c{left}; 8,7 B2 0003 c{right}"
    flight = Flight(ship, SCOUT, card="i_smugglers", deck=[OPEN_SPACE])
    assert len(flight.heard("cell-lost")) == left + right
    assert flight.game.actors() == (0, 1)


@pytest.mark.rule("GT-GOODS-06")
def test_goods_are_gone_before_a_cell_is() -> None:
    flight = Flight(rigged(goods="YB", cells=3), SCOUT, card="ii_smugglers", deck=[OPEN_SPACE], level=3)
    assert (flight.goods(), flight.cells()) == ("", 2)
    assert flight.told.index("goods-lost") < flight.told.index("cell-lost")


# --- loading ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-75", "GT-GOODS-02", "GT-GOODS-03", "GT-ADV-PLAN-02")
def test_all_goods_may_be_rearranged() -> None:
    flight = Flight(ship_of("GT-EX-75"), SCOUT, card="ii_planets_1", deck=[OPEN_SPACE])
    flight.play("land 2")  # red, red, green, green
    assert flight.asked == (0, "loading")
    assert flight.choices("load") == set()
    assert flight.refusal("load red 7,6") == ("only-special", "GT-GOODS-02")
    assert flight.refusal("load green 7,6") == ("hold-full", "GT-GOODS-02")
    assert flight.refusal("load green 7,7") == ("no-hold-there", "GT-GOODS-02")
    assert flight.refusal("load green 3,3") == ("no-hold-there", "GT-GOODS-02")
    flight.play("unload yellow 6,7")
    flight.play("load red 6,7")
    assert flight.refusal("load blue 7,6") == ("no-such-block", "GT-GOODS-03")
    flight.play("unload blue 7,6")
    flight.play("load yellow 7,6")
    flight.play("unload blue 7,6")
    flight.play("load green 7,6")
    assert (flight.hold("6,7"), flight.hold("7,6")) == ("R", "YG")
    flight.play("loaded")
    assert flight.heard("left-behind") == [(0, 0, 1), (0, 2, 1), (0, 3, 2)]
    assert flight.goods() == "RYG"


@pytest.mark.rule("GT-EX-75", "GT-GOODS-03")
def test_stowing_takes_the_most_valuable() -> None:
    flight = Flight(ship_of("GT-EX-75"), SCOUT, card="ii_planets_1", deck=[OPEN_SPACE])
    flight.play("land 2")
    flight.play("stow")
    assert flight.goods() == "RYG"
    assert flight.heard("stowed") == [(0, 3)]
    assert flight.heard("left-behind") == [(0, 0, 1), (0, 2, 1), (0, 3, 2)]


@pytest.mark.rule("GT-GOODS-03")
def test_blocks_may_be_left_behind() -> None:
    flight = Flight(rigged(goods="B"), SCOUT, card="i_planets_4", deck=[OPEN_SPACE], level=3)
    flight.play("land 2")
    assert flight.question.goods == 1 << 6  # one yellow block
    flight.play("loaded")
    assert flight.goods() == "B"
    assert flight.heard("left-behind") == [(0, 1, 1)]


@pytest.mark.rule("GT-GOODS-02")
def test_one_block_for_each_space() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 C2 0030", SCOUT, card="i_planets_4", deck=[OPEN_SPACE])
    flight.play("land 3")
    assert flight.legal == {"load blue 7,6", "stow", "loaded"}
    flight.play("load blue 7,6")
    flight.play("load blue 7,6")
    assert flight.refusal("load blue 7,6") == ("hold-full", "GT-GOODS-02")
    assert flight.heard("loaded") == [(0, 3, 31)] * 2


@pytest.mark.rule("GT-GOODS-02", "GT-GOODS-03")
def test_who_has_no_place_for_any_block_is_not_asked() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 C2 0030", SCOUT, card="ii_planets_2", deck=[OPEN_SPACE])
    flight.play("land 1")  # red ones
    assert flight.heard("left-behind") == [(0, 0, 2)]
    assert flight.asked == (1, "planets")


@pytest.mark.rule("GT-GOODS-02", "GT-GOODS-03")
@pytest.mark.parametrize(("card", "hold"), [("ii_planets_2", "R1 0030"), ("i_planets_2", "C2 0030")])
def test_who_has_a_place_for_one_block_is_asked(card: str, hold: str) -> None:
    flight = Flight(f"7,7 P0 3333 h2; 7,6 {hold}", SCOUT, card=card, deck=[OPEN_SPACE])
    flight.play("land 1" if card == "ii_planets_2" else "land 2")  # two red ones; one red, two blue
    assert flight.asked == (0, "loading")


@pytest.mark.rule("GT-RULING-58")
def test_blocks_are_taken_out_as_often_as_there_are_spaces() -> None:
    flight = Flight("7,7 P0 3333 h2; 7,6 C2 0030 g:B", SCOUT, card="i_planets_4", deck=[OPEN_SPACE])
    flight.play("land 2")
    assert flight.refusal("unload yellow 7,6") == ("no-such-block", "GT-GOODS-03")
    assert flight.refusal("unload blue 7,7") == ("no-hold-there", "GT-GOODS-02")
    assert flight.refusal("unload blue 3,3") == ("no-hold-there", "GT-GOODS-02")
    for _ in range(2):
        flight.play("unload blue 7,6")
        flight.play("load blue 7,6")
    assert flight.refusal("unload blue 7,6") == ("shuffled-enough", "GT-RULING-58")
    assert flight.choices("unload") == set()
    assert flight.heard("unloaded") == [(0, 3, 31)] * 2


@pytest.mark.rule("GT-GOODS-08", "GT-RULING-10")
def test_a_colour_that_is_used_up_cannot_be_loaded() -> None:
    flight = Flight(rigged(goods="B"), SCOUT, card="i_planets_4", deck=[OPEN_SPACE], level=3, supply="G")
    flight.play("land 1")  # two green ones
    flight.play("stow")
    assert (flight.goods(), flight.supply) == ("GB", "")


@pytest.mark.rule("GT-RULING-10", "GT-GOODS-08")
def test_the_limit_may_be_lifted() -> None:
    flight = Flight(
        rigged(goods="B"), SCOUT, card="i_planets_4", deck=[OPEN_SPACE], level=3, supply="G", goods="unlimited"
    )
    flight.play("land 1")
    flight.play("stow")
    assert (flight.goods(), flight.supply) == ("GGB", "G")


@pytest.mark.rule("GT-GOODS-08")
def test_what_is_left_behind_can_be_loaded_by_others() -> None:
    flight = Flight(rigged(goods="B"), SCOUT, card="i_planets_4", deck=[OPEN_SPACE], level=3, supply="GGG")
    flight.play("land 1")
    assert flight.supply == "G"
    flight.play("loaded")
    assert flight.supply == "GGG"
