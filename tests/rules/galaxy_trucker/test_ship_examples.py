"""Every example of the catalogue that has a ship: what its machine-readable part says, and what its words add."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from hullbreach.games import find_catalogue
from hullbreach.games.galaxy_trucker.papers.comparing import differing
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.papers.survey import survey_ship
from hullbreach.games.galaxy_trucker.ship import cargo, crew, hazards, inspection, load, strength, structure
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from hullbreach.kernel.catalogue import Example
from tests.rules.galaxy_trucker.ships import (
    at,
    copy,
    defence,
    destroy,
    hit,
    keep,
    meets,
    pieces_of,
    report,
    ship,
    squares,
)

BOOK = find_catalogue("galaxy-trucker")


def example(name: str) -> Example:
    found = BOOK.entry(name)
    assert isinstance(found, Example)
    return found


def hull_of(name: str) -> Hull:
    found = example(name)
    return ship(found.ship or "", found.ship_class or "")


# Which of them a ship can be asked about alone; what happens in a whole game is proved where it is played.
SHIPS = [
    pytest.param("GT-EX-01", marks=pytest.mark.rule("GT-EX-01")),
    pytest.param("GT-EX-02", marks=pytest.mark.rule("GT-EX-02")),
    pytest.param("GT-EX-03", marks=pytest.mark.rule("GT-EX-03")),
    pytest.param("GT-EX-04", marks=pytest.mark.rule("GT-EX-04")),
    pytest.param("GT-EX-06", marks=pytest.mark.rule("GT-EX-06")),
    pytest.param("GT-EX-07", marks=pytest.mark.rule("GT-EX-07")),
    pytest.param("GT-EX-08", marks=pytest.mark.rule("GT-EX-08")),
    pytest.param("GT-EX-09", marks=pytest.mark.rule("GT-EX-09")),
    pytest.param("GT-EX-10", marks=pytest.mark.rule("GT-EX-10")),
    pytest.param("GT-EX-11", marks=pytest.mark.rule("GT-EX-11")),
    pytest.param("GT-EX-12", marks=pytest.mark.rule("GT-EX-12")),
    pytest.param("GT-EX-13", marks=pytest.mark.rule("GT-EX-13")),
    pytest.param("GT-EX-14", marks=pytest.mark.rule("GT-EX-14")),
    pytest.param("GT-EX-15", marks=pytest.mark.rule("GT-EX-15")),
    pytest.param("GT-EX-16", marks=pytest.mark.rule("GT-EX-16")),
    pytest.param("GT-EX-17", marks=pytest.mark.rule("GT-EX-17")),
    pytest.param("GT-EX-18", marks=pytest.mark.rule("GT-EX-18")),
    pytest.param("GT-EX-19", marks=pytest.mark.rule("GT-EX-19")),
    pytest.param("GT-EX-20", marks=pytest.mark.rule("GT-EX-20")),
    pytest.param("GT-EX-21", marks=pytest.mark.rule("GT-EX-21")),
    pytest.param("GT-EX-22", marks=pytest.mark.rule("GT-EX-22")),
    pytest.param("GT-EX-23", marks=pytest.mark.rule("GT-EX-23")),
    pytest.param("GT-EX-24", marks=pytest.mark.rule("GT-EX-24")),
    pytest.param("GT-EX-25", marks=pytest.mark.rule("GT-EX-25")),
    pytest.param("GT-EX-26", marks=pytest.mark.rule("GT-EX-26")),
    pytest.param("GT-EX-27", marks=pytest.mark.rule("GT-EX-27")),
    pytest.param("GT-EX-28", marks=pytest.mark.rule("GT-EX-28")),
    pytest.param("GT-EX-29", marks=pytest.mark.rule("GT-EX-29")),
    pytest.param("GT-EX-30", marks=pytest.mark.rule("GT-EX-30")),
    pytest.param("GT-EX-31", marks=pytest.mark.rule("GT-EX-31")),
    pytest.param("GT-EX-32", marks=pytest.mark.rule("GT-EX-32")),
    pytest.param("GT-EX-33", marks=pytest.mark.rule("GT-EX-33")),
    pytest.param("GT-EX-34", marks=pytest.mark.rule("GT-EX-34")),
    pytest.param("GT-EX-35", marks=pytest.mark.rule("GT-EX-35")),
    pytest.param("GT-EX-36", marks=pytest.mark.rule("GT-EX-36")),
    pytest.param("GT-EX-37", marks=pytest.mark.rule("GT-EX-37")),
    pytest.param("GT-EX-38", marks=pytest.mark.rule("GT-EX-38")),
    pytest.param("GT-EX-39", marks=pytest.mark.rule("GT-EX-39")),
    pytest.param("GT-EX-40", marks=pytest.mark.rule("GT-EX-40")),
    pytest.param("GT-EX-41", marks=pytest.mark.rule("GT-EX-41")),
    pytest.param("GT-EX-42", marks=pytest.mark.rule("GT-EX-42")),
    pytest.param("GT-EX-43", marks=pytest.mark.rule("GT-EX-43")),
    pytest.param("GT-EX-44", marks=pytest.mark.rule("GT-EX-44")),
    pytest.param("GT-EX-45", marks=pytest.mark.rule("GT-EX-45")),
    pytest.param("GT-EX-46", marks=pytest.mark.rule("GT-EX-46")),
    pytest.param("GT-EX-47", marks=pytest.mark.rule("GT-EX-47")),
    pytest.param("GT-EX-48", marks=pytest.mark.rule("GT-EX-48")),
    pytest.param("GT-EX-49", marks=pytest.mark.rule("GT-EX-49")),
    pytest.param("GT-EX-50", marks=pytest.mark.rule("GT-EX-50")),
    pytest.param("GT-EX-51", marks=pytest.mark.rule("GT-EX-51")),
    pytest.param("GT-EX-52", marks=pytest.mark.rule("GT-EX-52")),
    pytest.param("GT-EX-53", marks=pytest.mark.rule("GT-EX-53")),
    pytest.param("GT-EX-54", marks=pytest.mark.rule("GT-EX-54")),
    pytest.param("GT-EX-55", marks=pytest.mark.rule("GT-EX-55")),
    pytest.param("GT-EX-56", marks=pytest.mark.rule("GT-EX-56")),
    pytest.param("GT-EX-57", marks=pytest.mark.rule("GT-EX-57")),
    pytest.param("GT-EX-58", marks=pytest.mark.rule("GT-EX-58")),
    pytest.param("GT-EX-60", marks=pytest.mark.rule("GT-EX-60")),
    pytest.param("GT-EX-61", marks=pytest.mark.rule("GT-EX-61")),
    pytest.param("GT-EX-62", marks=pytest.mark.rule("GT-EX-62")),
    pytest.param("GT-EX-63", marks=pytest.mark.rule("GT-EX-63")),
    pytest.param("GT-EX-65", marks=pytest.mark.rule("GT-EX-65")),
    pytest.param("GT-EX-72", marks=pytest.mark.rule("GT-EX-72")),
    pytest.param("GT-EX-73", marks=pytest.mark.rule("GT-EX-73")),
    pytest.param("GT-EX-75", marks=pytest.mark.rule("GT-EX-75")),
    pytest.param("GT-EX-77", marks=pytest.mark.rule("GT-EX-77")),
    pytest.param("GT-EX-99", marks=pytest.mark.rule("GT-EX-99")),
]


def test_no_example_with_a_ship_is_left_out() -> None:
    listed = [param.values[0] for param in SHIPS]
    entries = [BOOK.entry(name) for name in BOOK.ids()]
    assert listed == [entry.id for entry in entries if isinstance(entry, Example) and entry.ship]


@pytest.mark.parametrize("name", SHIPS)
def test_an_example_says_what_the_rules_say(name: str) -> None:
    found = example(name)
    paper = {"class": found.ship_class, "ship": found.ship, "action": found.action or None}
    told = msgspec.to_builtins(survey_ship(msgspec.convert(paper, ShipPaper)))
    assert found.expect
    assert differing(told, found.expect) == []


# --- what the words add ----------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-06")
def test_removing_the_loose_component_makes_the_ship_legal() -> None:
    hull = hull_of("GT-EX-06")
    hull.remove(at(hull, "9,7"))
    assert inspection.is_sound(hull)


@pytest.mark.rule("GT-EX-07")
def test_one_of_the_two_must_go_and_it_could_be_placed() -> None:
    hull = hull_of("GT-EX-07")
    assert squares(hull, inspection.culprits(hull)) == {"6,7", "7,7"}
    battery = hull.part(at(hull, "6,7"))
    hull.remove(at(hull, "6,7"))
    assert inspection.is_sound(hull)
    assert structure.would_join(hull, at(hull, "6,7"), battery)


@pytest.mark.rule("GT-EX-09")
def test_either_the_cannon_or_the_module_before_it_is_removed() -> None:
    hull = hull_of("GT-EX-09")
    assert squares(hull, inspection.culprits(hull)) == {"6,6", "7,6"}


@pytest.mark.rule("GT-EX-11")
def test_only_the_wrongly_turned_engine_can_be_removed() -> None:
    hull = hull_of("GT-EX-11")
    assert squares(hull, inspection.culprits(hull)) == {"6,7"}


@pytest.mark.rule("GT-EX-12")
def test_either_the_engine_or_the_hold_behind_it_cures_the_error() -> None:
    for square in ("6,8", "6,9"):
        hull = hull_of("GT-EX-12")
        assert structure.has(inspection.culprits(hull), at(hull, square))
        hull.remove(at(hull, square))
        assert inspection.is_sound(hull)


@pytest.mark.rule("GT-EX-14")
def test_two_components_are_lost_before_launch() -> None:
    hull = hull_of("GT-EX-14")
    assert squares(hull, inspection.culprits(hull)) == {"8,7"}
    hull.remove(at(hull, "8,7"))
    assert [squares(hull, piece) for piece in structure.keepable(hull)] == [{"7,7"}]
    assert 1 + keep(hull, "7,7") == 2


@pytest.mark.rule("GT-EX-15")
def test_without_the_cell_singles_and_alien_still_count() -> None:
    assert strength.engine(hull_of("GT-EX-15"), 0) == 4


@pytest.mark.rule("GT-EX-16")
def test_had_he_paid_one_cell() -> None:
    assert strength.engine(hull_of("GT-EX-16"), 1) == 4


@pytest.mark.rule("GT-EX-17")
@pytest.mark.parametrize(("cells", "halves"), [(0, 3), (1, 7), (2, 9)])
def test_the_first_cell_goes_to_the_front_double(cells: int, halves: int) -> None:
    assert strength.cannon(hull_of("GT-EX-17"), cells) == halves


@pytest.mark.rule("GT-EX-18")
def test_without_the_cannon_the_alien_adds_nothing() -> None:
    hull = hull_of("GT-EX-18")
    destroy(hull, "8,7")
    assert strength.cannon(hull, 0) == 0


@pytest.mark.rule("GT-EX-19")
def test_the_goods_are_gone_with_the_hold() -> None:
    hull = hull_of("GT-EX-19")
    assert cargo.aboard(hull) == load.packed(0, 1, 0, 1)
    destroy(hull, "7,6")
    assert cargo.aboard(hull) == 0


@pytest.mark.rule("GT-EX-23")
def test_column_12_misses_too() -> None:
    assert meets(hull_of("GT-EX-23"), "heavy_shot", "N", 12) == "miss"


@pytest.mark.rule("GT-EX-24")
def test_four_components_and_all_humans_are_lost() -> None:
    hull = hull_of("GT-EX-24")
    destroy(hull, "7,7")
    assert list(structure.keepable(hull)) == []
    assert structure.count(hull.components()) == 3
    assert crew.humans(hull) == 0


@pytest.mark.rule("GT-EX-29")
def test_the_second_meteor_destroys_the_cannon() -> None:
    hull = hull_of("GT-EX-29")
    assert defence(hull, "large_meteor", "N", 7) == hazards.BY_CANNON
    hull.set_load(at(hull, "8,7"), 0)
    assert meets(hull, "large_meteor", "N", 7, double=True) == "destroyed"
    assert hit(hull, "N", 7) == "7,6"


@pytest.mark.rule("GT-EX-35")
def test_the_owner_chooses_between_two_pieces() -> None:
    hull = hull_of("GT-EX-35")
    destroy(hull, "8,7")
    assert [squares(hull, piece) for piece in structure.keepable(hull)] == [{"7,7"}, {"9,7", "9,8"}]
    first, second = copy(hull), copy(hull)
    assert (1 + keep(first, "7,7"), crew.humans(first), cargo.value(first)) == (3, 2, 0)
    assert (1 + keep(second, "9,8"), crew.humans(second), cargo.value(second)) == (2, 2, 6)


@pytest.mark.rule("GT-EX-36")
def test_the_hold_is_lost_with_its_block_and_there_is_no_choice() -> None:
    hull = hull_of("GT-EX-36")
    destroy(hull, "8,7")
    assert [squares(hull, piece) for piece in structure.keepable(hull)] == [{"7,7"}]
    assert (1 + keep(hull, "7,7"), cargo.value(hull)) == (2, 0)


@pytest.mark.rule("GT-EX-38")
def test_the_alien_is_lost_with_its_only_life_support() -> None:
    hull = hull_of("GT-EX-38")
    assert crew.forlorn(hull) == 0
    destroy(hull, "6,8")
    assert squares(hull, crew.forlorn(hull)) == {"6,7"}
    hull.set_load(at(hull, "6,7"), load.NOTHING)
    assert (crew.crew(hull), hull.is_free(at(hull, "6,7"))) == (2, False)
    second = ship("5,7 LB 0100\n6,7 CA 0311 aB\n7,7 P0 3333 h2\n6,8 LB 1000")
    destroy(second, "6,8")
    assert crew.forlorn(second) == 0


@pytest.mark.parametrize(
    ("name", "square", "lost", "humans"),
    [
        pytest.param("GT-EX-39", "9,7", 6, 2, marks=pytest.mark.rule("GT-EX-39")),
        pytest.param("GT-EX-40", "8,7", 2, 2, marks=pytest.mark.rule("GT-EX-40")),
        pytest.param("GT-EX-41", "7,6", 3, 2, marks=pytest.mark.rule("GT-EX-41")),
        pytest.param("GT-EX-42", "8,7", 4, 2, marks=pytest.mark.rule("GT-EX-42")),
        pytest.param("GT-EX-43", "9,7", 3, 2, marks=pytest.mark.rule("GT-EX-43")),
    ],
)
def test_so_many_components_are_lost_in_all(name: str, square: str, lost: int, humans: int) -> None:
    hull = hull_of(name)
    before = structure.count(hull.components())
    destroy(hull, square)
    (kept,) = structure.keepable(hull)
    structure.shed(hull, hull.components() & ~kept)
    assert before - structure.count(hull.components()) == lost
    assert crew.humans(hull) == humans


@pytest.mark.rule("GT-EX-44")
def test_heavy_fire_does_nothing_either() -> None:
    told = report("7,6 XH4 0010\n7,7 P0 3333 h2", kind="heavy_shot", side="N", line=7)
    assert (told["outcome"], told["destroyed"]) == ("plated", [])


@pytest.mark.rule("GT-EX-49")
def test_cabins_and_batteries_around_stay_empty_and_the_hold_is_used() -> None:
    hull = hull_of("GT-EX-49")
    crew.fill(hull)
    assert squares(hull, crew.cabins(hull)) == {"9,8"}
    assert crew.cells(hull) == 0
    assert cargo.room(hull, at(hull, "7,6"), load.BLUE)


@pytest.mark.rule("GT-EX-50")
def test_removing_the_inner_container_costs_the_outer_one_too() -> None:
    hull = hull_of("GT-EX-50")
    assert squares(hull, inspection.culprits(hull)) == {"8,6", "8,7"}
    outer, inner = copy(hull), copy(hull)
    outer.remove(at(hull, "8,6"))
    assert inspection.is_sound(outer)
    inner.remove(at(hull, "8,7"))
    assert pieces_of(inner) == [{"8,6"}, {"7,7"}]


@pytest.mark.rule("GT-EX-52")
def test_the_engines_work_again_once_the_artefact_is_lost() -> None:
    hull = hull_of("GT-EX-52")
    destroy(hull, "6,8")
    assert strength.engine(hull, 0) == 2


@pytest.mark.rule("GT-EX-53")
def test_what_was_dead_stays_empty() -> None:
    hull = hull_of("GT-EX-53")
    for place in range(hull.board.size):
        hull.set_load(place, load.NOTHING)
    crew.fill(hull)
    assert squares(hull, crew.cabins(hull)) == {"6,7"}
    destroy(hull, "7,6")
    assert (crew.crew(hull), crew.cells(hull)) == (2, 0)


@pytest.mark.rule("GT-EX-55")
def test_one_of_the_two_artefacts_must_be_removed() -> None:
    hull = hull_of("GT-EX-55")
    assert squares(hull, inspection.culprits(hull)) == {"6,8", "8,8"}
    for square in ("6,8", "8,8"):
        other = copy(hull)
        other.remove(at(hull, square))
        assert inspection.is_sound(other)


@pytest.mark.rule("GT-EX-56")
def test_nobody_may_be_aboard_in_a_dead_starting_cabin() -> None:
    hull = hull_of("GT-EX-56")
    crew.fill(hull)
    assert crew.humans(hull) == 0


@pytest.mark.rule("GT-EX-57")
def test_a_dead_life_support_lets_no_alien_in_but_humans() -> None:
    hull = hull_of("GT-EX-57")
    assert crew.welcome(hull, load.BROWN_ALIEN) == 0
    crew.fill(hull)
    assert hull.load(at(hull, "6,7")) == load.HUMANS


@pytest.mark.rule("GT-EX-58")
def test_no_cell_is_asked_for_a_dead_shield() -> None:
    assert defence(hull_of("GT-EX-58"), "small_meteor", "N", 7) == hazards.NO_DEFENCE


# --- what a Black Hole would leave -----------------------------------------------------------------------------------
def can_abandon(hull: Hull, given_up: tuple[str, ...], pull: int, cells: int = 0) -> bool:
    """Exactly two components for each missing point, after which the rest is still in one piece (GT-HOLE-04, -05)."""
    left = copy(hull)
    for square in given_up:
        left.remove(at(hull, square))
    missing = pull - strength.engine(left, cells)
    return len(given_up) == 2 * missing and len(structure.pieces(left)) == 1


@pytest.mark.rule("GT-EX-60")
def test_two_components_that_hold_no_others_are_enough_against_pull_5() -> None:
    hull = hull_of("GT-EX-60")
    assert can_abandon(hull, ("6,6", "7,6"), 5)
    assert not can_abandon(hull, ("6,7", "6,6"), 5)
    assert not can_abandon(hull, ("6,6", "7,6", "8,6"), 5)
    assert not can_abandon(hull, ("6,6", "6,8"), 5)
    assert can_abandon(hull, ("6,6", "7,6", "8,6", "6,8"), 5)


@pytest.mark.rule("GT-EX-61")
def test_giving_up_the_weight_makes_four_enough() -> None:
    hull = hull_of("GT-EX-61")
    assert can_abandon(hull, ("9,7", "6,6", "7,6", "8,6"), 4)
    assert not can_abandon(hull, ("8,8", "6,6", "7,6", "8,6"), 4)
    kept = sorted(squares(hull, hull.components()) - {"9,7"})
    assert not any(can_abandon(hull, eight, 4) for eight in combinations(kept, 8))


@pytest.mark.rule("GT-EX-62")
def test_the_battery_may_go_after_its_cell_was_spent() -> None:
    hull = hull_of("GT-EX-62")
    hull.set_load(at(hull, "8,7"), 0)
    assert can_abandon(hull, ("8,7", "7,6"), 4, cells=1)


@pytest.mark.rule("GT-EX-63")
def test_there_are_not_enough_components() -> None:
    hull = hull_of("GT-EX-63")
    every = sorted(squares(hull, hull.components()))
    assert len(every) < 2 * (3 - strength.engine(hull, 0))
    assert not any(can_abandon(hull, some, 3) for count in range(4) for some in combinations(every, count))


# --- others ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("GT-EX-65")
def test_against_ordinary_enemies_the_front_counts() -> None:
    assert strength.cannon(hull_of("GT-EX-65"), 0) == 4


@pytest.mark.rule("GT-EX-72")
def test_rain_from_the_front_and_the_left_with_one_cell() -> None:
    def rain(hull: Hull, first_chance: bool) -> list[str]:
        """Small meteors on columns 6 to 8, then on rows 6 and 7; the cell is used at the first chance, or the last."""
        found = []
        for side, line in (("N", 6), ("N", 7), ("N", 8), ("W", 6), ("W", 7)):
            pays = first_chance or side == "W"
            outcome = meets(hull, "small_meteor", side, line, shield=pays)
            found.append(outcome)
            if outcome == "shielded":
                hull.set_load(at(hull, "8,7"), 0)
            elif outcome == "destroyed":
                destroy(hull, hit(hull, side, line))
        return found

    assert rain(hull_of("GT-EX-72"), True) == ["bounce", "shielded", "bounce", "bounce", "destroyed"]
    assert rain(hull_of("GT-EX-72"), False) == ["bounce", "destroyed", "bounce", "miss", "destroyed"]


@pytest.mark.rule("GT-EX-73")
@pytest.mark.parametrize("side", "NESW")
def test_every_meteor_bounces_off_a_ship_without_exposed_connectors(side: str) -> None:
    hull = hull_of("GT-EX-73")
    struck = [meets(hull, "small_meteor", side, line) for line in range(2, 13)]
    assert struck.count("bounce") == 3
    assert struck.count("miss") == 8


@pytest.mark.rule("GT-EX-75")
def test_the_best_loading_is_red_yellow_and_green() -> None:
    hull = hull_of("GT-EX-75")
    left = cargo.stow(hull, load.packed(2, 0, 1, 0))
    assert cargo.value(hull) == 9
    assert hull.load(at(hull, "6,7")) == load.packed(1, 0, 0, 0)
    assert hull.load(at(hull, "7,6")) == load.packed(0, 1, 1, 0)
    assert left == load.packed(1, 0, 0, 2)


@pytest.mark.rule("GT-EX-77")
def test_the_epidemic_takes_one_from_each_of_three_cabins() -> None:
    hull = hull_of("GT-EX-77")
    ill = crew.infected(hull)
    assert squares(hull, ill) == {"7,7", "8,7", "9,7"}
    for square in squares(hull, ill):
        hull.set_load(at(hull, square), hull.load(at(hull, square)) - 1)
    assert [hull.load(at(hull, square)) for square in ("7,7", "8,7", "9,7", "6,6")] == [1, 0, 0, 2]
    assert crew.crew(hull) == 3


@pytest.mark.rule("GT-EX-99")
def test_one_alien_of_each_colour_may_board() -> None:
    hull = hull_of("GT-EX-99")
    crew.fill(hull)
    assert squares(hull, crew.welcome(hull, load.BROWN_ALIEN)) == {"5,7", "6,7"}
    assert squares(hull, crew.welcome(hull, load.PURPLE_ALIEN)) == {"6,7", "8,7"}
    hull.set_load(at(hull, "8,7"), load.PURPLE_ALIEN)
    hull.set_load(at(hull, "5,7"), load.BROWN_ALIEN)
    assert (crew.welcome(hull, load.BROWN_ALIEN), crew.welcome(hull, load.PURPLE_ALIEN)) == (0, 0)
    assert (crew.crew(hull), hull.load(at(hull, "6,7"))) == (6, load.HUMANS)
    both = hull_of("GT-EX-99")
    both.set_load(at(both, "6,7"), load.PURPLE_ALIEN)
    assert squares(both, crew.welcome(both, load.BROWN_ALIEN)) == {"5,7"}
