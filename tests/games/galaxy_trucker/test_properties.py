"""What holds for every ship, however it was built and whatever strikes it; and that a second engine says the same."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.games.galaxy_trucker.papers.notation import read_ship, write_ship
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.papers.survey import survey_ship
from hullbreach.games.galaxy_trucker.ship import (
    cargo,
    crew,
    destruction,
    hazards,
    inspection,
    load,
    part,
    strength,
    structure,
    zones,
)
from hullbreach.games.galaxy_trucker.ship.hull import Hull
from tests.games.galaxy_trucker.naive import Ship, label, starts_of
from tests.games.galaxy_trucker.strategies import actions, ships, welcoming

Labels = set[str]


def survey(ship: Ship, action: dict[str, Any] | None = None) -> dict[str, Any]:
    paper = msgspec.convert({"class": ship.ship_class, "ship": ship.text(), "action": action}, ShipPaper)
    told = msgspec.to_builtins(survey_ship(paper))
    assert isinstance(told, dict)
    return told


def hull_of(ship: Ship) -> Hull:
    return read_ship(ShipPaper(ship.ship_class, ship.text()))


def labels(hull: Hull, places: int) -> Labels:
    return {name for place, name in enumerate(hull.board.labels) if places >> place & 1}


def pairs(texts: list[str]) -> set[tuple[str, frozenset[str]]]:
    assert len(set(texts)) == len(texts)
    return {(text.rpartition(" ")[0], frozenset(text.rpartition(" ")[2].split("-"))) for text in texts}


def as_labels(pieces: list[set[tuple[int, int]]]) -> list[list[str]]:
    return sorted(sorted(label(square) for square in piece) for piece in pieces)


# --- a second engine -------------------------------------------------------------------------------------------------
@given(ships())
def test_both_engines_inspect_alike(ship: Ship) -> None:
    told = survey(ship)
    assert pairs(told["errors"]) == ship.errors()
    assert told["legal"] == (not ship.errors())
    joins = {frozenset(label(square) for square in join) for join in ship.joins()}
    assert {squares for _, squares in pairs(told["joined"])} == joins
    assert set(told["dead"]) == ship.dead()
    assert set(told["no_load"]) == ship.no_load()
    assert told["crew"] == ship.crew()
    assert told.get("exposed") == (ship.exposed() if ship.is_whole() else None)


@given(ships().flatmap(lambda ship: st.tuples(st.just(ship), st.integers(0, 9), st.sets(st.sampled_from("NESW")))))
def test_both_engines_measure_alike(case: tuple[Ship, int, set[str]]) -> None:
    ship, cells, full = case
    cells = min(cells, ship.cells())
    told = survey(ship, {"kind": "strength", "cells": cells, "full": "".join(full)})
    kinds = {kind for kind, _ in ship.errors()}
    flies = ship.is_whole()
    assert told.get("engine") == (ship.engine(cells) if flies and not kinds & {"engine", "engine_facing"} else None)
    assert told.get("cannon") == (ship.cannon(cells, "".join(full)) if flies and "cannon" not in kinds else None)
    without = survey(ship)
    assert without.get("engine", 0) == (ship.engine(0) if "engine" in without else 0)
    assert without.get("cannon", 0) == (ship.cannon(0, "N") if "cannon" in without else 0)


@given(ships().flatmap(lambda ship: st.tuples(st.just(ship), actions(ship))))
def test_what_happens_to_a_ship_happens_in_both_engines(case: tuple[Ship, dict[str, Any] | None]) -> None:
    ship, action = case
    told = survey(ship, action)
    struck = None
    if action is None or action["kind"] == "strength":
        assert not told.keys() & {"outcome", "hit", "destroyed", "parts", "lost_parts", "exposed_after"}
        return
    if action["kind"] == "destroy":
        assert not told.keys() & {"outcome", "hit"}
        struck = next(square for square in ship.parts if label(square) == action["square"])
    else:
        assert told["outcome"] in ship.outcomes(action)
        first = ship.first(action["from"], action["line"])
        assert told.get("hit") == (label(first) if first else None)
        struck = first if told["outcome"] == "destroyed" else None
    assert_left(ship, told, ship.chain(struck) if struck else set())


def assert_left(ship: Ship, told: dict[str, Any], destroyed: set[tuple[int, int]]) -> None:
    assert set(told["destroyed"]) == {label(square) for square in destroyed}
    if not destroyed:
        assert not told.keys() & {"parts", "lost_parts", "exposed_after"}
        return
    left = ship.without(destroyed)
    pieces = left.pieces()
    assert sorted(map(sorted, told["parts"])) == as_labels(pieces)
    assert sorted(map(sorted, told["lost_parts"])) == as_labels([p for p in pieces if not left.has_cabin(p)])
    home = set().union(*(piece for piece in pieces if piece & set(starts_of(ship.ship_class))))
    assert told.get("exposed_after") == (left.without(set(left.parts) - home).exposed() if home else None)


# --- what always holds -----------------------------------------------------------------------------------------------
@given(ships())
def test_pieces_part_the_components_among_them(ship: Ship) -> None:
    hull = hull_of(ship)
    pieces = list(structure.pieces(hull))
    assert sum(pieces) == hull.components()
    assert sum(structure.count(piece) for piece in pieces) == len(ship.parts)
    assert [structure.lowest(piece) for piece in pieces] == sorted(structure.lowest(piece) for piece in pieces)
    for piece in pieces:
        for place in range(hull.board.size):
            if piece >> place & 1:
                assert structure.piece_of(hull, place) == piece
                assert structure.joined_to(hull, place) & ~piece == 0
    keepable = list(structure.keepable(hull))
    assert keepable == [piece for piece in pieces if structure.has_cabin(hull, piece)]


@given(ships(), st.randoms(use_true_random=False))
def test_whatever_is_destroyed_kept_or_lost_was_there_before(ship: Ship, chance: Any) -> None:
    hull = hull_of(ship)
    before = hull.components()
    place = chance.choice([place for place in range(hull.board.size) if before >> place & 1])
    destroyed = destruction.chain(hull, place)
    assert destroyed >> place & 1
    assert destroyed & ~before == 0
    structure.shed(hull, destroyed)
    assert hull.components() == before & ~destroyed
    kept = next(iter(structure.keepable(hull)), 0)
    lost = hull.components() & ~kept
    structure.shed(hull, lost)
    assert (destroyed | kept | lost, destroyed & kept, kept & lost) == (before, 0, 0)
    assert hull.components() == kept
    for gone in range(hull.board.size):
        if not kept >> gone & 1:
            assert (hull.part(gone), hull.load(gone)) == (part.EMPTY, load.NOTHING)


@given(ships(), st.randoms(use_true_random=False))
def test_a_chain_is_closed_and_starts_the_same_from_none_of_its_effects(ship: Ship, chance: Any) -> None:
    hull = hull_of(ship)
    place = chance.choice([place for place in range(hull.board.size) if not hull.is_free(place)])
    destroyed = destruction.chain(hull, place)
    for other in range(hull.board.size):
        if not hull.is_free(other) and not destroyed >> other & 1:
            near = hull.board.around[other] & destroyed
            assert near == 0 or hull.kind(other) != part.FRAGILE
            assert near & structure.of_kind(hull, part.EXPLOSIVE) == 0
        if destroyed >> other & 1:
            assert destruction.chain(hull, other) & ~destroyed == 0


@given(ships())
def test_cells_never_make_a_ship_weaker_and_useful_ones_make_it_stronger(ship: Ship) -> None:
    hull = hull_of(ship)
    aboard = crew.cells(hull)
    for side_set in (1, 14, 15):
        cannons = [strength.cannon(hull, cells, side_set) for cells in range(aboard + 1)]
        assert cannons == sorted(cannons)
        useful = strength.useful_for_cannons(hull)
        assert len(set(cannons)) == useful + 1
        assert cannons[useful:] == [cannons[-1]] * (aboard + 1 - useful)
    engines = [strength.engine(hull, cells) for cells in range(aboard + 1)]
    assert engines == sorted(engines)
    if len(hull.board.parts) == 1:
        assert len(set(engines)) == strength.useful_for_engines(hull) + 1


@given(ships())
def test_removing_culprits_and_loose_pieces_makes_every_ship_sound(ship: Ship) -> None:
    """However bad it is, the owner always has something to do until nothing is wrong (GT-CHECK-02 to -04)."""
    hull = hull_of(ship)
    for _ in range(len(ship.parts) + 1):
        if inspection.is_sound(hull):
            break
        if culprits := inspection.culprits(hull):
            hull.remove(structure.lowest(culprits))
        else:
            assert not structure.is_whole(hull)
            structure.shed(hull, hull.components() & ~structure.home(hull))
    assert inspection.is_sound(hull)


@given(ships())
def test_aliens_are_welcome_where_their_life_support_works(ship: Ship) -> None:
    hull = hull_of(ship)
    assert crew.forlorn(hull) == 0
    for letter, alien in (("B", load.BROWN_ALIEN), ("P", load.PURPLE_ALIEN)):
        expected = set() if ship.has_alien(letter) else {label(square) for square in welcoming(ship, letter)}
        assert labels(hull, crew.welcome(hull, alien)) == expected


@given(ships())
def test_what_is_filled_is_full_and_nothing_is_where_it_may_not_be(ship: Ship) -> None:
    hull = hull_of(ship)
    for place in range(hull.board.size):
        hull.set_load(place, load.NOTHING)
    crew.fill(hull)
    barred = zones.barred(hull)
    cabins = sum(part.is_cabin(hull.kind(place)) and not barred >> place & 1 for place in range(hull.board.size))
    assert crew.crew(hull) == crew.humans(hull) == 2 * cabins
    batteries = [
        square for square, one in ship.parts.items() if one.kind in ("B2", "B3") and ship.may_be_loaded(square)
    ]
    assert crew.cells(hull) == sum(int(ship.parts[square].kind[1]) for square in batteries)
    assert labels(hull, crew.batteries(hull)) == {label(square) for square in batteries}


GOODS = st.tuples(st.integers(0, 12), st.integers(0, 17), st.integers(0, 13), st.integers(0, 14))


@given(ships(), GOODS)
def test_nothing_more_valuable_could_be_stowed(ship: Ship, offered: tuple[int, int, int, int]) -> None:
    hull = hull_of(ship)
    before = cargo.aboard(hull)
    everything = before + load.packed(*offered)
    left = cargo.stow(hull, load.packed(*offered))
    stowed = cargo.aboard(hull)
    assert stowed + left == everything
    # Try every number of red blocks: the rest of the room is best filled with the dearest others.
    special, room = cargo.special_capacity(hull), cargo.capacity(hull)
    reds = min(load.blocks(everything, load.RED), special)
    others = [3] * load.blocks(everything, load.YELLOW) + [2] * load.blocks(everything, load.GREEN)
    others += [1] * load.blocks(everything, load.BLUE)
    assert cargo.value(hull) == max(4 * red + sum(others[: room - red]) for red in range(reds + 1))
    for place in range(hull.board.size):
        if part.is_hold(hull.kind(place)):
            assert cargo.free_places(hull, place) >= 0
            assert hull.kind(place) == part.SPECIAL_HOLD or load.blocks(hull.load(place), load.RED) == 0
            assert hull.load(place) == 0 or not zones.dead(hull) >> place & 1


@given(ships(), st.sampled_from(range(4)), st.sampled_from(range(4)), st.integers(0, 35))
def test_a_cell_is_asked_for_only_where_it_saves_something(ship: Ship, hazard: int, side: int, roll: int) -> None:
    hull = hull_of(ship)
    aims = hull.board.lines(side).aims()
    line = aims[roll % len(aims)]
    unpaid = hazards.outcome(hull, hazard, side, line, False, False)
    paid = hazards.outcome(hull, hazard, side, line, True, True)
    defence = hazards.defence(hull, hazard, side, line)
    saves = unpaid == hazards.DESTROYED and paid != hazards.DESTROYED
    assert (defence != hazards.NO_DEFENCE) == saves
    if defence == hazards.BY_SHIELD:
        assert (paid, hull.kind(hazards.shielding(hull, side))) == (hazards.SHIELDED, part.SHIELD)
    if defence == hazards.BY_CANNON or unpaid == hazards.SHOT_DOWN:
        assert (paid, hull.kind(hazards.bearing_cannon(hull, side, line))) == (hazards.SHOT_DOWN, part.CANNON)
    if not saves:
        assert paid == unpaid


@given(ships())
def test_a_ship_written_down_reads_the_same(ship: Ship) -> None:
    hull = hull_of(ship)
    assert list(read_ship(ShipPaper(ship.ship_class, write_ship(hull))).cells) == list(hull.cells)
