"""What is measured with ships is what it says."""

from __future__ import annotations

import msgspec
import pytest

from hullbreach.games import find_surveyor
from hullbreach.games.galaxy_trucker.papers.chores import Hits
from hullbreach.games.galaxy_trucker.papers.notation import read_ship
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.papers.samples import sample_ships
from hullbreach.games.galaxy_trucker.papers.survey import survey_ship
from hullbreach.games.galaxy_trucker.ship import drill, inspection, structure
from tests.games.galaxy_trucker.naive import OUTLINES, squares_of

PAPERS = sample_ships()


def test_the_ships_are_sound_large_and_of_every_class() -> None:
    assert [paper.ship_class for paper in PAPERS] == [name for name in OUTLINES for _ in range(2)]
    for paper in PAPERS:
        hull = read_ship(paper)
        assert inspection.is_sound(hull)
        assert 2 * structure.count(hull.components()) > len(squares_of(paper.ship_class))


def test_every_component_of_every_ship_is_hit() -> None:
    chore = Hits(PAPERS)
    done, exposed = chore.do()
    assert done == sum(len(paper.ship.splitlines()) for paper in PAPERS)
    assert exposed > done
    assert chore.do() == (done, exposed)


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.ship_class)
def test_a_check_finds_what_is_exposed_on_the_piece_that_flies_on(paper: ShipPaper) -> None:
    hull = read_ship(paper)
    checked = 0
    for place in range(hull.board.size):
        if hull.is_free(place):
            continue
        action = {"kind": "destroy", "square": hull.board.labels[place]}
        told = survey_ship(msgspec.convert({**msgspec.to_builtins(paper), "action": action}, ShipPaper))
        struck = read_ship(paper)
        exposed = drill.exposed_after(struck, place)
        assert len(structure.pieces(struck)) <= 1
        if told.exposed_after is not msgspec.UNSET and not struck.is_free(struck.board.start):
            assert exposed == told.exposed_after
            checked += 1
    assert checked > 5


def test_measuring_leaves_the_ship_as_it_was() -> None:
    hull = read_ship(PAPERS[0])
    before = list(hull.cells)
    assert drill.hit_everywhere(hull) > 0
    assert list(hull.cells) == before


def test_the_surveyor_offers_it() -> None:
    surveyor = find_surveyor("galaxy-trucker")
    assert surveyor.samples() == PAPERS
    assert [chore.name for chore in surveyor.chores(surveyor.samples())] == ["ship checks after a hit"]
