"""Setting up a game (UFS-COMP-*, UFS-SETUP-*, UFS-THREAT-*)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import new_game


@pytest.mark.rule("UFS-SETUP-02", "UFS-SETUP-03", "UFS-SETUP-05", "UFS-SETUP-07", "UFS-SETUP-08")
def test_the_first_game_is_roswell_with_every_marker_at_its_start() -> None:
    battle = new_game().battle
    assert (battle.city, battle.side, battle.base.top, battle.base.bottom) == ("roswell", "blue", "A", "B")
    assert (battle.mothership.row, battle.mothership.launch_points) == (0, ["purple"] * 5)
    assert (battle.mothership.waiting, battle.mothership.supply) == ([], 4)
    assert (battle.energy.value, battle.energy.most) == (2, 7)
    assert (battle.damage.value, battle.damage.most) == (0, 7)
    assert (battle.research.steps, battle.base.path[battle.base.excavator]) == (0, "r3c5")
    assert [die.colour for die in battle.dice] == ["gray", "gray", "gray", "white", "white"]


@pytest.mark.rule("UFS-SETUP-01")
def test_the_sky_is_sixteen_rows_from_tile_one_to_tile_four() -> None:
    sky = new_game().battle.sky
    assert [row.row for row in sky] == list(range(1, 17))
    assert [row.tile for row in sky] == [f"sky_{position}" for position in (1, 2, 3, 4) for _ in range(4)]


@pytest.mark.rule("UFS-SETUP-04", "UFS-THREAT-01", "UFS-THREAT-02")
@pytest.mark.parametrize("threat", range(5))
def test_the_threat_level_says_how_many_tiles_show_their_threat_face(threat: int) -> None:
    faces = {tuple(row.threat for row in new_game(seed, threat=str(threat)).battle.sky[::4]) for seed in range(40)}
    assert {sum(face) for face in faces} == {threat}
    assert len(faces) == {0: 1, 1: 4, 2: 6, 3: 4, 4: 1}[threat]


@pytest.mark.rule("UFS-SETUP-06", "UFS-CITY-02", "UFS-CITY-03", "UFS-EX-16", "UFS-RULING-06")
@pytest.mark.parametrize(
    ("city", "tiles", "energy", "hits"),
    [("roswell", "AB", (2, 7), 7), ("new_york", "CA", (2, 8), 6), ("washington_dc", "BC", (3, 9), 6)],
)
def test_the_city_names_its_base_tiles(city: str, tiles: str, energy: tuple[int, int], hits: int) -> None:
    battle = new_game(city=city).battle
    assert battle.base.top + battle.base.bottom == tiles
    assert (battle.energy.value, battle.energy.most, battle.damage.most) == (*energy, hits)
