"""Whole games with parts from other boxes: they end, and no component is lost or made from nothing."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.ship import part
from tests.games.galaxy_trucker.keen import Keen
from tests.games.galaxy_trucker.test_conservation import assert_all_fits, held, tiles_on_ships

GAMES = [
    {"players": "3", "flights": "I-II", "mission": "lot"},
    {"players": "2", "flights": "IV", "mission": "drawn", "fourth": "IVC"},
    {"players": "5", "flights": "II", "second": "IIA", "mission": "lot"},
    {"players": "2", "flights": "III", "third": "IIIC", "mission": "lot"},
    {"players": "1", "flights": "all"},
]


@pytest.mark.rule("GT-EXP-02", "GT-EXP-03")
@pytest.mark.parametrize("options", GAMES, ids=[" ".join(options.values()) for options in GAMES])
@pytest.mark.parametrize("seed", range(3))
def test_games_with_parts_from_other_boxes_go_to_their_end(options: dict[str, str], seed: int) -> None:
    keen = Keen({"clock": "none", "boxes": "some", **options}, seed)
    table = keen.game.table
    for _ in keen.moves():
        here = [tile for tile in (*tiles_on_ships(table), *held(table)) if tile < pieces.COMPONENTS]
        assert len(set(here)) == len(here)
        assert all(table.where(tile) == cell.TAKEN for tile in here)
        assert all(table.where(tile) != cell.NOT_IN_PLAY for tile in range(pieces.FIRST_OTHER, pieces.COMPONENTS))
        assert_all_fits(table)
    assert keen.game.over()


def test_in_these_games_people_build_with_them() -> None:
    built: set[str] = set()
    for options in GAMES:
        keen = Keen({"clock": "none", "boxes": "some", **options}, 0)
        for _ in keen.moves():
            built |= {
                part.KIND_NAMES[part.kind_of(pieces.lying(tile, 0))]
                for tile in tiles_on_ships(keen.game.table)
                if pieces.FIRST_OTHER <= tile < pieces.COMPONENTS
            }
    assert len(built) >= 5
