"""Missions in the yard: special components, what is dealt, what may be looked at, how connectors join."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hullbreach.games import find_catalogue
from hullbreach.games.galaxy_trucker import cell, facts, pieces
from hullbreach.games.galaxy_trucker.game import TITLE
from hullbreach.games.galaxy_trucker.missions import box, reading
from hullbreach.games.galaxy_trucker.ship import part, structure
from hullbreach.kernel.catalogue import Rule
from tests.rules.galaxy_trucker.flight_scene import own_mission
from tests.rules.galaxy_trucker.scene import SOUND_SHIP, Yard, number_of

ISOTOPE = "r01"


def specials(yard: Yard, where: int) -> list[int]:
    first, last = int(pieces.ORDINARY), int(pieces.ORDINARY + pieces.SPECIAL)
    return [tile for tile in range(first, last) if yard.table.where(tile) == where]


def kinds(tiles: list[int]) -> Counter[str]:
    return Counter(part.KIND_NAMES[part.kind_of(pieces.lying(tile, 0))] for tile in tiles)


# --- what a mission brings ---
@pytest.mark.rule("GT-SPC-01", "GT-MIS-04")
def test_only_what_the_mission_names_is_mixed_into_the_warehouse() -> None:
    assert specials(Yard(), cell.FACE_DOWN) == []
    yard = Yard(mission="radioactive_isotopes")
    assert set(kinds(specials(yard, cell.FACE_DOWN))) == {"radioactive"}
    assert len(specials(yard, cell.NOT_IN_PLAY)) == 72 - len(specials(yard, cell.FACE_DOWN))
    seen = yard.public
    assert (seen.face_down, seen.face_down_special) == (140, len(specials(yard, cell.FACE_DOWN)))


@pytest.mark.rule("GT-SPC-01", "GT-MIS-06")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_so_many_for_each_player_of_every_kind(players: int) -> None:
    found = kinds(specials(Yard(players=players, mission="experiments"), cell.FACE_DOWN))
    found["artefact"] = found.pop("artefact_single", 0) + found.pop("artefact_double", 0)
    assert found == dict.fromkeys(("explosive", "fragile", "heavy", "radioactive", "artefact"), 2 * players)


@pytest.mark.rule("GT-MIS-02")
def test_there_are_sixteen_missions_special_components_of_five_types_and_supercards() -> None:
    assert len(box.PLANS) == 16
    assert len(facts.special_tiles()) == 72
    assert {tile.kind.split("_")[0] for tile in facts.special_tiles()} == {
        "explosive",
        "fragile",
        "heavy",
        "radioactive",
        "artefact",
    }
    assert len(facts.supercards()) == 26


@pytest.mark.rule("GT-MIS-01", "GT-RULING-49")
@pytest.mark.parametrize("mission", box.MISSION_NAMES)
def test_a_mission_needs_nothing_but_the_base_game(mission: str) -> None:
    """No part of another box lies anywhere; and whatever only pictures said the facts say."""
    yard = Yard(mission=mission, flights="II")
    others = range(int(pieces.FIRST_OTHER), int(pieces.COMPONENTS))
    assert {int(yard.table.where(tile)) for tile in others} == {cell.NOT_IN_PLAY}
    assert yard.stages == ["build", "build"]


@pytest.mark.rule("GT-MIS-06")
def test_the_suggested_way_in_is_there_to_choose() -> None:
    """One kind and no supercards; then supercards; then every kind."""
    first, second, third = (box.PLANS[box.NAMES.index(name)] for name in WAY_IN)
    assert (len(first.additions), first.insertions) == (1, [])
    assert (second.additions, len(second.insertions)) == ([], 1)
    assert (len(third.additions), third.insertions) == (5, [])
    assert isinstance(find_catalogue(TITLE.id).entry("GT-MIS-06"), Rule)


WAY_IN = ("radioactive_isotopes", "club_gold_trials", "experiments")


@pytest.mark.rule("GT-RULING-47")
def test_the_weights_of_heavy_containers_are_those_of_the_facts() -> None:
    weights = Counter(tile.weight for tile in facts.special_tiles() if tile.kind == "heavy")
    assert set(weights) == {2, 3, 4}
    built = Counter(int(part.size_of(pieces.lying(tile, 0))) for tile in range(140, 212) if is_heavy(tile))
    assert built == weights


def is_heavy(tile: int) -> bool:
    return part.kind_of(pieces.lying(tile, 0)) == part.HEAVY


# --- drawing them ---
@pytest.mark.rule("GT-RULING-45", "GT-RULING-65", "GT-SPC-01")
def test_special_components_are_drawn_on_purpose_and_only_so() -> None:
    for seed in range(20):
        yard = Yard(players=1, mission="experiments", seed=seed)
        yard.play(0, "draw")
        assert not pieces.is_special(yard.table.of(0, cell.HAND))
        yard.play(0, "return", "draw-special")
        assert pieces.is_special(yard.table.of(0, cell.HAND))
        assert yard.public.face_down_special == 9


@pytest.mark.rule("GT-RULING-45")
def test_which_kind_it_is_shows_when_it_is_drawn() -> None:
    drawn = set()
    for seed in range(40):
        yard = Yard(players=1, mission="experiments", seed=seed)
        yard.play(0, "draw-special")
        drawn |= set(kinds([int(yard.table.of(0, cell.HAND))]))
    assert len(drawn) >= 5


@pytest.mark.rule("GT-SPC-01")
def test_without_special_components_there_is_none_to_draw() -> None:
    yard = Yard(players=1)
    assert yard.refusal("draw-special", 0)[0] == "none-special"
    assert "draw-special" not in yard.legal_for(0)
    yard = Yard(players=1, mission="radioactive_isotopes")
    for tile in range(int(pieces.ORDINARY)):
        yard.table.set_where(tile, cell.NOT_IN_PLAY)
    assert yard.refusal("draw", 0)[0] == "none-face-down"
    assert "draw-special" in yard.legal_for(0)


@pytest.mark.rule("GT-SPC-02", "GT-EX-59")
def test_a_special_component_is_never_set_aside_but_goes_back_face_up() -> None:
    yard = Yard(players=1, mission="radioactive_isotopes")
    yard.set_aside(0, "t057")
    yard.give(0, ISOTOPE)
    assert yard.refusal("keep", 0)[0] == "never-aside"
    yard.play(0, "return")
    assert yard.table.where(number_of(ISOTOPE)) == cell.FACE_UP
    assert ISOTOPE in yard.public.face_up
    yard.play(0, f"take {ISOTOPE}")


@pytest.mark.rule("GT-SPC-03")
def test_after_the_flight_all_special_components_are_out_again() -> None:
    options: dict[str, Any] = {"flight-1": "I", "flight-2": "I"}
    yard = Yard(mission="drawn", flights="agreed", **options)
    take_mission(yard, "radioactive_isotopes")
    yard.play(0, "draw-special", "return")
    yard.finish()
    yard.end_round()
    for seat in yard.game.actors():
        yard.play(seat, "onward")
    assert yard.phase == "mission"
    assert len(specials(yard, cell.NOT_IN_PLAY)) == 72


def take_mission(yard: Yard, name: str) -> None:
    """All vote for it, whatever was drawn."""
    yard.table.cells[cell.OFFERED] = box.NAMES.index(name) + 1
    for seat in yard.game.actors():
        yard.play(seat, "vote 1")


# --- the reserve ---
@pytest.mark.rule("GT-MIS-08", "GT-SPC-02", "GT-EX-59")
def test_on_the_beverage_run_two_fragile_containers_are_set_aside_from_the_start() -> None:
    yard = Yard(mission="beverage_run")
    for seat in (0, 1):
        aside = [tile for tile in yard.seat(seat).aside if tile]
        assert kinds([number_of(tile) for tile in aside]) == {"fragile": 2}
    yard.give(0, "t057")
    assert yard.refusal("keep", 0)[0] == "no-room-aside"
    yard.play(0, "return", "reach 1")
    assert yard.refusal("return", 0)[0] == "never-back"
    yard.play(0, "keep")
    assert all(yard.seat(0).aside)


@pytest.mark.rule("GT-MIS-08")
@pytest.mark.parametrize(("optional", "most"), [("without", 0), ("with", 1)])
def test_each_open_stack_gets_a_supercard_the_secret_one_if_the_players_want(optional: str, most: int) -> None:
    yard = Yard(mission="beverage_run", optional=optional, flights="II")
    assert len(yard.deck()) == 15 + most
    found = [name for name in yard.deck() if pieces.CARD_NAMES.index(name) >= pieces.ADVENTURES]
    assert len(found) == 3 + most


@pytest.mark.rule("GT-RULING-66")
def test_optional_supercards_are_left_out_unless_agreed_on() -> None:
    assert TITLE.settle({"mission": "beverage_run"})["optional"] == "without"


@pytest.mark.rule("GT-RULING-24")
def test_a_reserved_container_that_is_left_over_is_a_lost_component() -> None:
    yard = Yard(mission="beverage_run")
    yard.play(0, "reach 1")
    weld = next(text for text in sorted(yard.legal_for(0)) if text.startswith("weld"))
    yard.play(0, weld)
    yard.calm()
    yard.finish()
    assert yard.lost[1] == 2
    assert yard.lost[0] >= 1
    assert len(yard.heard("left-over")) == 3


# --- rules of the yard ---
@pytest.mark.rule("GT-MIS-04")
def test_connectors_join_as_the_mission_says() -> None:
    """Single only to double: a single engine fits no single connector any more."""
    yard = Yard(mission="alien_design")
    joins = yard.hull(0).joins
    pairs = {(one, other) for one in range(4) for other in range(4) if part.fits(joins, one, other)}
    assert pairs == {(1, 2), (2, 1), (3, 1), (1, 3), (3, 2), (2, 3), (3, 3)}
    assert part.clashes(joins, part.SINGLE, part.SINGLE)
    assert part.clashes(joins, part.DOUBLE, part.DOUBLE)
    assert not part.clashes(joins, part.SMOOTH, part.SMOOTH)
    copied = yard.game.copy()
    assert copied.table.ships[0].joins == joins  # type: ignore[attr-defined]
    assert structure.would_join(yard.hull(0), yard.place("7,6"), pieces.lying(number_of("t088"), 0))


@pytest.mark.rule("GT-MIS-04")
def test_nobody_looks_at_the_cards_and_the_timer_runs_once_less() -> None:
    yard = Yard(mission="easy_peasy", flights="II", clock="full")
    yard.build(0, *SOUND_SHIP)
    assert yard.refusal("look 1", 0)[0] == "not-to-be-seen"
    assert not any(text.startswith("look") for text in yard.legal_for(0))
    usual = Yard(flights="II", clock="full")
    assert yard.table.cells[cell.RUNS_LEFT] == usual.table.cells[cell.RUNS_LEFT] - 1


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(("delta", "left"), [(-3, 0), (3, 4)])
def test_the_timer_runs_at_least_once_and_there_are_five_circles(delta: int, left: int) -> None:
    options = own_mission(build_rules=[{"op": "timer_runs", "delta": delta}])
    assert Yard(flights="II", clock="full", **options).table.cells[cell.RUNS_LEFT] == left


@pytest.mark.rule("GT-MIS-04")
def test_cards_are_taken_out_and_replaced() -> None:
    for seed in range(6):
        yard = Yard(mission="carpool", flights="III", seed=seed)
        types = [pieces.TYPE_NAMES[pieces.CARDS[pieces.CARD_NAMES.index(name)].type] for name in yard.deck()]
        assert "abandoned_ship" not in types
        assert types.count("meteor_rain") == 3
        easy = Yard(mission="easy_peasy", flights="III", seed=seed).deck()
        assert len(easy) == 16
        assert sum(pieces.CARD_NAMES.index(name) >= pieces.ADVENTURES for name in easy) == 4


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(("level", "added"), [("I", 1), ("II", 2), ("III", 3)])
def test_so_many_supercards_in_all_one_per_stack_from_the_first(level: str, added: int) -> None:
    yard = Yard(mission="hilarious_stories", flights=level)
    assert len(yard.deck()) == len(Yard(flights=level).deck()) + added


@pytest.mark.rule("GT-MIS-04")
def test_directives_are_drawn_face_up_and_differ() -> None:
    drawn = set()
    for seed in range(12):
        view = Yard(mission="directives", seed=seed).public.mission
        assert view is not None
        assert len({directive.name for directive in view.directives}) == 3
        drawn |= {directive.name for directive in view.directives}
    assert len(drawn) == 8


# --- secrets ---
@pytest.mark.rule("GT-SPC-01")
def test_a_guess_knows_how_many_of_a_kind_lie_there_but_not_which() -> None:
    yard = Yard(mission="experiments")
    before = specials(yard, cell.FACE_DOWN)
    guesses = [specials_of(yard, seed) for seed in range(6)]
    assert any(guess != before for guess in guesses)
    assert all(kind_counts(guess) == kind_counts(before) for guess in guesses)


def specials_of(yard: Yard, seed: int) -> list[int]:
    table = yard.game.guess(seed, 0).table  # type: ignore[attr-defined]
    return [tile for tile in range(140, 212) if table.where(tile) == cell.FACE_DOWN]


def kind_counts(tiles: list[int]) -> Counter[str]:
    return Counter(name.split("_")[0] for name in kinds(tiles).elements())


def test_what_is_printed_reads_as_it_is_flown() -> None:
    assert tuple(card.id for card in reading.printed()) == box.MISSION_NAMES
