"""Components of other boxes in flight: boosters, thrusters, robonauts, armouries, sleepers."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces, stage, step
from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.games.galaxy_trucker.setting import FLIGHTS
from tests.rules.galaxy_trucker.flight_scene import CABIN, OPEN_SPACE, SCOUT, Flight, place_at
from tests.rules.galaxy_trucker.scene import Yard

JUMPER = "7,7 P0 3333 h2; 7,8 E1:S 3000; 7,6 OB 0030 j1"
STARDUST = "i_stardust"
COMBAT = "i_combat_zone"
HOLE = "black_hole_1"


def flight(*ships: str, **given: object) -> Flight:
    return Flight(*ships, boxes="some", **given)  # type: ignore[arg-type]


# --- the option ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-01")
def test_without_the_option_nothing_of_other_boxes_is_there() -> None:
    def others(boxes: str) -> list[int]:
        cells = Yard(boxes=boxes).table.cells
        return [int(where) for where in cells[cell.TILES + pieces.FIRST_OTHER : cell.TILES + pieces.COMPONENTS]]

    assert set(others("none")) == {cell.NOT_IN_PLAY}
    assert set(others("some")) == {cell.FACE_DOWN}
    assert next(option for option in TITLE.options if option.name == "boxes").default == "none"
    # Nor does anything ask for them.
    void = Flight(JUMPER, SCOUT, card=STARDUST)
    assert void.heard("exposed") == [(1, 3), (0, 2)]


@pytest.mark.rule("GT-EXP-31")
def test_level_four_is_flown_only_by_those_who_ask_for_it() -> None:
    """Its cards are in no other flight, and what supercards cost there is the last of four values."""
    flights = next(option for option in TITLE.options if option.name == "flights")
    assert flights.default == "all"
    assert [4 in levels for name, levels in FLIGHTS.items() if "IV" not in name] == [False] * (len(FLIGHTS) - 3)
    for level in pieces.LEVELS[:3]:
        assert level.per_stack[3] == 0
    scaled = [card for card in pieces.CARDS if len(card.by_level)]
    assert scaled
    assert all(len(card.by_level) == len(pieces.LEVEL_NAMES) == 4 for card in scaled)
    assert all(card.level == 0 for card in scaled)


# --- routers ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-ART-09")
def test_a_router_that_works_again_costs_one_of_the_containers_it_joins() -> None:
    """The artefact at the stern silenced the router at the bow."""
    text = "7,7 P0 3333 h2; 7,8 XA:col 3000; 7,6 OR 0333; 6,6 XR 0300; 8,6 XR 0033; 8,7 ST 3000"
    game = flight(text, SCOUT, card=STARDUST, deck=[STARDUST, STARDUST])
    game.strike("heavy_shot", "rear", 7)
    assert game.asked == (0, "radiation")
    assert game.legal_for(0) == {"part-with 6,6", "part-with 8,6"}
    game.play("part-with 8,6")
    assert game.squares() == {"7,7", "7,6", "6,6"}  # what hung on it has gone with it
    assert game.lost[0] == 3
    assert game.legal_for(0) == {"fly-on", "give-up"}


# --- boosters --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-14", "GT-RULING-89")
def test_a_booster_skips_the_card_that_lies_open_and_the_next_one() -> None:
    game = flight(JUMPER, SCOUT, card=STARDUST, deck=[STARDUST, STARDUST, STARDUST], at=[10, 4])
    assert game.asked == (0, "jump")
    assert game.legal_for(0) == {"jump", "stay"}
    game.play("jump")
    assert (game.status(0), game.flying) == ("lingering", [1])
    assert game.heard("exposed") == [(1, 3)]
    assert game.legal_for(1) == {"fly-on", "give-up"}  # who is away is asked nothing
    game.play("fly-on", 1)
    assert game.status(0) == "flying"
    assert game.heard("exposed") == [(1, 3), (1, 3)]
    assert game.heard("came-back") == [(0,)]
    game.fly_on()
    # The booster has burnt out: nobody was asked.
    assert game.heard("exposed")[2:] == [(1, 3), (0, 2)]
    assert game.spaces == [8, -5]


@pytest.mark.rule("GT-RULING-89")
def test_the_ship_keeps_its_space_while_it_is_away() -> None:
    game = flight(JUMPER, SCOUT, card=OPEN_SPACE, deck=[STARDUST], at=[5, 4])
    game.play("jump")
    assert game.spaces == [5, 6]  # one day ahead: the occupied space does not count


@pytest.mark.rule("GT-EXP-14")
def test_who_stays_meets_the_card_and_may_jump_on_another() -> None:
    game = flight(JUMPER, card=STARDUST, deck=[STARDUST, OPEN_SPACE])
    game.play("stay")
    assert game.heard("exposed") == [(0, 2)]
    game.fly_on()
    assert game.asked == (0, "jump")
    game.play("jump")
    # Nobody is left whom the cards concern: they come and go, and the flight is over.
    assert [card for (card,) in game.heard("no-effect")] == [
        pieces.CARD_NAMES.index(STARDUST),
        pieces.CARD_NAMES.index(OPEN_SPACE),
    ]
    assert (game.status(0), game.heard("arrived")) == ("finished", [(0, 1)])


@pytest.mark.rule("GT-EXP-14", "GT-RULING-89")
def test_boosters_are_offered_in_flight_order_before_anything_happens() -> None:
    game = flight(JUMPER, JUMPER, card=STARDUST, deck=[STARDUST], at=[1, 5])
    assert game.asked == (1, "jump")
    game.play("stay")
    assert game.asked == (0, "jump")
    assert game.heard("exposed") == []
    game.play("jump")
    assert game.heard("exposed") == [(1, 2)]


@pytest.mark.rule("GT-RULING-89")
def test_a_flight_that_ends_meanwhile_is_finished() -> None:
    game = flight(JUMPER, SCOUT, card=STARDUST)
    game.play("jump")
    assert [game.status(seat) for seat in (0, 1)] == ["finished", "finished"]
    assert game.heard("arrived") == [(0, 1), (1, 2)]


@pytest.mark.rule("GT-EX-96", "GT-EXP-15", "GT-RULING-44")
def test_supercards_reach_hyperspace_and_every_ship_rolls_for_itself() -> None:
    game = flight(JUMPER, JUMPER, card=STARDUST, deck=[HOLE], at=[10, 4])
    game.play("jump", 0)
    game.play("stay", 1)
    game.next_dice(7, 2)
    game.fly_on()
    assert game.asked == (1, "jump")
    game.next_dice(7, 2)
    game.play("jump", 1)
    assert [(seat, line) for seat, line, _ in game.heard("storm")] == [(0, 7), (1, 2)]
    # The bow of column 7 is the booster; nothing is in column 2.
    assert game.squares(0) == {"7,7", "7,8"}
    assert game.heard("missed") == [(1,)]
    assert game.heard("no-effect") == [(pieces.CARD_NAMES.index(HOLE),)]
    assert game.status(1) == "finished"


@pytest.mark.rule("GT-EXP-15", "GT-RULING-44", "GT-RULING-89")
def test_every_part_of_a_ship_rolls_for_itself() -> None:
    ship = "5,7 P0 3333 h2; 5,6 OP 0030; 5,8 OB 3000 j1; 9,7 P0 3333 h2; 10,7 ST 0003"
    game = flight(ship, card=STARDUST, deck=[HOLE, STARDUST], at=[10], ship_class="IIA", level=2)
    game.next_dice(9, 10)
    game.play("jump")
    # Each part is missed by what was rolled for the other one.
    assert [(seat, line) for seat, line, _ in game.heard("storm")] == [(0, 9), (0, 10)]
    assert (game.heard("missed"), game.squares()) == ([(0,)], {"5,6", "5,7", "5,8", "9,7"})
    plated = flight(ship, card=STARDUST, deck=[HOLE, STARDUST], at=[10], ship_class="IIA", level=2)
    plated.next_dice(5, 5)
    plated.play("jump")
    assert len(plated.heard("plated")) == len(plated.heard("missed")) == 1


@pytest.mark.rule("GT-EXP-15")
def test_adventures_do_not_reach_hyperspace() -> None:
    game = flight(JUMPER, SCOUT, card=STARDUST, deck=[STARDUST])
    game.play("jump")
    assert game.heard("storm") == []


@pytest.mark.rule("GT-EXP-15")
def test_a_ship_that_is_shot_to_pieces_in_hyperspace_is_out() -> None:
    game = flight("7,7 P0 3333 h2; 7,8 OB 3000 j1", SCOUT, card=STARDUST, deck=[HOLE, STARDUST], at=[10, 4])
    game.play("jump")
    assert game.status(0) == "lingering"
    game.table.set_of(1, cell.STATUS, cell.GAVE_UP)
    game.next_dice(7)
    game.play("fly-on", 1)
    assert game.causes() == {0: "no_ship"}


# --- thrusters -------------------------------------------------------------------------------------------------------
DODGER = "7,7 P0 3333 h1; 8,7 OT 0003; 6,7 B2 0300 c2; 7,8 E1:S 3000"


@pytest.mark.rule("GT-RULING-88")
def test_a_cell_shifts_the_line_by_one() -> None:
    game = flight(DODGER, between=True)
    game.strike("heavy_shot", "front", 8)
    assert game.asked == (0, "shift")
    assert game.legal_for(0) == {"hold", "shift lower 6,7", "shift higher 6,7"}
    assert (game.question.line, game.named(1 << int(game.question.at))) == (8, {"8,7"})
    game.play("shift higher 6,7")
    assert (game.cells(), game.heard("shifted"), game.heard("missed")) == (1, [(0, 9)], [(0,)])
    # Once for each: the new line is struck.
    game.strike("heavy_shot", "front", 9)
    assert game.heard("missed") == [(0,)]  # nobody is asked where nothing would be lost
    game.strike("heavy_shot", "front", 5)
    assert game.heard("missed") == [(0,)]
    game.strike("heavy_shot", "front", 8)
    game.play("shift lower 6,7")
    assert game.squares() == set()  # the cabin was in column 7
    assert game.causes() == {0: "no_ship"}


@pytest.mark.rule("GT-RULING-88")
def test_who_holds_the_course_is_hit_and_may_still_use_shields() -> None:
    game = flight(DODGER, between=True)
    game.strike("heavy_shot", "front", 8)
    game.play("hold")
    assert (game.squares(), game.cells()) == ({"7,7", "6,7", "7,8"}, 2)
    shielded = flight(DODGER.replace("7,8 E1:S 3000", "7,8 SH:NE 3000"), between=True)
    shielded.strike("light_shot", "front", 8)
    shielded.play("hold")
    assert shielded.asked == (0, "defend")


@pytest.mark.rule("GT-RULING-88")
def test_no_line_beyond_those_of_two_dice() -> None:
    game = flight(DODGER, between=True)
    game.table.agenda.push(step.SHIFT, pieces.HEAVY_SHOT, 0, 12, seat=0)
    game.table.release_all()
    game.table.ask(0, stage.SHIFT)
    assert game.legal_for(0) == {"hold", "shift lower 6,7"}
    assert game.refusal("shift higher 6,7")[0] == "no-such-line"
    assert game.refusal("shift lower 7,7")[0] == "no-cell-there"


@pytest.mark.rule("GT-EXP-01")
def test_thrusters_are_nothing_without_their_box() -> None:
    game = Flight(DODGER, between=True)
    game.strike("heavy_shot", "front", 8)
    assert game.squares() == {"7,7", "6,7", "7,8"}


# --- robonauts and armouries -----------------------------------------------------------------------------------------
TEAM = "7,7 P0 3333 h2; 8,7 ON 0003; 6,7 B2 0300 c2; 7,8 E1:S 3000"


@pytest.mark.rule("GT-EXP-24", "GT-RULING-90")
def test_robonauts_count_in_combat_zones_for_a_cell() -> None:
    game = flight(TEAM, "7,7 P0 3333 h2; 8,7 CA 0003 h1; 7,8 E1:S 3000", card=COMBAT)
    assert game.asked == (0, "robonauts")
    assert (game.question.have, game.legal_for(0)) == (2, {"spend 6,7", "enough"})
    game.play("spend 6,7")
    assert game.heard("mustered") == [(0, 4), (1, 3)]
    assert game.heard("lowest")[0][0] == 1
    lazy = flight(TEAM, "7,7 P0 3333 h2; 8,7 CA 0003 h1; 7,8 E1:S 3000", card=COMBAT)
    lazy.play("enough")
    assert lazy.heard("lowest")[0][0] == 0


@pytest.mark.rule("GT-EXP-24")
def test_an_armoury_counts_in_combat_zones() -> None:
    game = flight("7,7 P0 3333 h2; 8,7 OA 0003; 7,8 E1:S 3000", SCOUT, card=COMBAT)
    assert game.heard("mustered") == [(0, 3), (1, 2)]
    assert game.heard("lowest")[0][0] == 1


@pytest.mark.rule("GT-RULING-90")
def test_robonauts_are_no_figures() -> None:
    game = flight(TEAM, between=True)
    assert game.crew() == 2
    bare = flight("7,7 P0 3333; 8,7 ON 0003; 7,8 E1:S 3000", card=STARDUST, deck=[STARDUST])
    assert bare.causes() == {0: "no_human"}


# --- sleepers --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EXP-21", "GT-RULING-91")
def test_sleepers_are_woken_between_cards_into_free_places() -> None:
    game = flight("7,7 P0 3333 h1; 8,7 OS 0003 s2; 6,7 CA 0300 h1; 7,8 E1:S 3000", between=True)
    assert game.crew() == 2
    assert game.legal_for(0) == {"fly-on", "give-up", "wake 7,7", "wake 6,7"}
    assert game.refusal("wake 8,7")[0] == "no-bed-there"
    game.play("wake 7,7")
    assert (game.crew(), game.heard("woken")) == (3, [(0, game.table.board().spots[place_at(game.hull(), "7,7")])])
    assert game.legal_for(0) == {"fly-on", "give-up", "wake 6,7"}
    game.play("wake 6,7")
    assert (game.crew(), game.legal_for(0)) == (4, {"fly-on", "give-up"})


@pytest.mark.rule("GT-RULING-91")
def test_sleepers_cannot_fly_a_ship() -> None:
    game = flight("7,7 P0 3333; 8,7 OS 0003 s2; 7,8 E1:S 3000", card=STARDUST, deck=[STARDUST])
    assert game.causes() == {0: "no_human"}


@pytest.mark.rule("GT-EXP-01")
def test_nobody_wakes_without_the_option() -> None:
    assert Flight("7,7 P0 3333 h1; 8,7 OS 0003 s2; 7,8 E1:S 3000", between=True).legal_for(0) == {"fly-on", "give-up"}
    assert Flight(CABIN, between=True).refusal("wake 7,7")[0] == "no-bed-there"


# --- beside supercards -----------------------------------------------------------------------------------------------
RAIN = "meteor_rain_1"
ALERT = "meteor_alert_1"
ZONE = "tactical_zone_1"
MELTDOWN = "meltdown"


@pytest.mark.rule("GT-EXP-16")
def test_thrusters_are_of_no_use_in_a_meteor_rain() -> None:
    game = flight(DODGER.replace("6,7 B2 0300", "6,7 B2 1300"), card=RAIN)
    assert game.heard("meteor") != []
    assert game.heard("destroyed") != []
    assert game.heard("shifted") == []
    assert game.asked is None


@pytest.mark.rule("GT-EXP-17")
def test_thrusters_shift_the_meteors_of_an_alert_though_a_die_is_printed() -> None:
    line = pieces.CARDS[pieces.CARD_NAMES.index(ALERT)].lines[0]
    assert [int(die) for die in line.dice] != [0] * len(line.dice)
    asked = 0
    for seed in range(40):
        game = flight(DODGER, card=ALERT, seed=seed)
        while game.asked and game.asked[1] == "shift":
            asked += 1
            game.play("hold")
    assert asked > 0


@pytest.mark.rule("GT-EXP-24", "GT-RULING-90")
def test_robonauts_and_armouries_count_in_tactical_zones() -> None:
    zone = pieces.CARDS[pieces.CARD_NAMES.index(ZONE)]
    crews = [at for at, criterion in enumerate(zone.columns) if criterion == pieces.CREW]
    assert crews
    game = flight(TEAM.replace("7,8 E1:S 3000", "7,8 OA 3000"), SCOUT, card=ZONE)
    seen = False
    while game.asked is not None:
        if game.asked[1] == "robonauts":
            seen = True
            assert (game.question.have, game.legal_for(0)) == (3, {"spend 6,7", "enough"})
            game.play("spend 6,7")
            assert (0, 5) in game.heard("mustered")
        else:
            game.game.play(game.asked[0], game.game.legal(game.asked[0])[0])
    assert seen


@pytest.mark.rule("GT-EXP-25")
def test_a_leak_disconnects_and_destroys_nothing() -> None:
    """Meltdown, a leak among the supercards: what it takes off sets no container off."""
    ship = "7,7 P0 3333 h2; 7,8 E1:S 3000; 8,7 B2 0103 c2; 9,7 XE 0001; 6,7 XF 0300"
    game = flight(ship, card=MELTDOWN)
    assert game.asked is None  # there is but one battery
    assert game.squares() == {"7,7", "7,8", "6,7"}
    assert game.heard("destroyed", "blown-up", "shattered") == []


@pytest.mark.rule("GT-EXP-14")
def test_a_supercard_can_be_skipped_too() -> None:
    game = flight(JUMPER, card=HOLE, level=3, ship_class="I")
    game.next_dice(2)
    game.play("jump")
    assert game.squares() == {"7,6", "7,7", "7,8"}
    assert game.heard("no-effect") == [(pieces.CARD_NAMES.index(HOLE),)]
