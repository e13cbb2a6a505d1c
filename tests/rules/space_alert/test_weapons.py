"""A: activating the cannons (SA-WPN-*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.cards import card
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.pieces import system
from tests.rules.space_alert.flights import Voyage

if TYPE_CHECKING:
    from collections.abc import Iterator

LASERS = [("upper_red", 0, 4), ("upper_white", 1, 5), ("upper_blue", 2, 4)]


@pytest.mark.rule("SA-WPN-01", "SA-SHIP-08", "SA-RULING-01")
@pytest.mark.parametrize(("at", "zone", "power"), LASERS)
def test_a_heavy_laser_takes_a_cube_from_the_reactor_of_its_zone(at: str, zone: int, power: int) -> None:
    voyage = Voyage("a", at=at).to(1)
    expected = [2, 3, 2]
    expected[zone] -= 1
    assert (voyage.reactors, voyage.shields, voyage.fuel) == (expected, [1, 1, 1], 3)
    assert voyage.told("fired") == [f"fired 0 {at} {power}"]


@pytest.mark.rule("SA-WPN-02", "SA-EX-019")
@pytest.mark.parametrize(("at", "zone", "power"), LASERS)
def test_nothing_but_the_reactor_of_the_zone_feeds_a_heavy_laser(at: str, zone: int, power: int) -> None:
    reactors = [3, 5, 3]
    reactors[zone] = 0
    voyage = Voyage("a", at=at, shields=[2, 3, 2], reactors=reactors).to(1)
    assert (voyage.shields, voyage.reactors, voyage.fuel) == ([2, 3, 2], reactors, 3)
    assert voyage.told("fired", "in-vain") == ["in-vain 0 a no-energy"]
    assert power > 0


@pytest.mark.rule("SA-WPN-03", "SA-EX-021")
def test_a_cannon_fires_once_a_turn_and_costs_once() -> None:
    voyage = Voyage("a a", "a .", at="upper_red").to(1)
    assert voyage.reactors == [1, 3, 2]
    assert voyage.told("fired", "in-vain") == ["fired 0 upper_red 4", "in-vain 1 a already-done"]
    assert voyage.to(2).reactors == [0, 3, 2]


@pytest.mark.rule("SA-WPN-03", "SA-DMG-12")
@pytest.mark.parametrize("at", ["upper_red", "lower_red", "lower_white"])
def test_two_at_one_cannon_hit_no_harder_than_one(at: str) -> None:
    alone = Voyage("a", at=at, threats=["1 red jellyfish @8"]).to(1)
    together = Voyage("a", "a", "a", at=at, threats=["1 red jellyfish @8"]).to(1)
    assert together.told("wounded") == alone.told("wounded") != []


@pytest.mark.rule("SA-WPN-04", "SA-SHIP-10")
def test_the_pulse_cannon_takes_a_cube_from_the_central_reactor() -> None:
    voyage = Voyage("a", at="lower_white").to(1)
    assert voyage.reactors == [2, 2, 2]
    assert voyage.told("fired") == ["fired 0 lower_white 1"]


@pytest.mark.rule("SA-WPN-04", "SA-EX-020", "SA-WPN-02")
def test_capsules_do_not_feed_the_pulse_cannon() -> None:
    voyage = Voyage("a", at="lower_white", reactors=[2, 0, 2], fuel=2).to(1)
    assert (voyage.reactors, voyage.fuel) == ([2, 0, 2], 2)
    assert voyage.told("fired", "in-vain") == ["in-vain 0 a no-energy"]


@pytest.mark.rule("SA-WPN-05", "SA-SHIP-09", "SA-RULING-01")
@pytest.mark.parametrize("at", ["lower_red", "lower_blue"])
def test_a_light_laser_fires_every_turn_without_energy(at: str) -> None:
    voyage = Voyage("a a a | a a a a | a a a a a", at=at, shields=[0, 0, 0], reactors=[0, 0, 0], fuel=0).to(12)
    assert voyage.told("fired") == [f"fired 0 {at} 2"] * 12


@pytest.mark.rule("SA-WPN-06", "SA-RULING-46", "SA-EX-059")
def test_a_cannon_without_a_target_has_used_its_energy() -> None:
    voyage = Voyage("a", threats=["2 white destroyer"]).to(1)
    assert voyage.reactors == [2, 2, 2]
    assert voyage.told("no-target") == ["no-target heavy_laser_white"]
    assert voyage.to(2).told("wounded") == []


@pytest.mark.rule("SA-WPN-07", "SA-RES-04", "SA-RES-06")
def test_a_cannon_shoots_after_everybody_has_acted() -> None:
    voyage = Voyage("a", "red", at="upper_red upper_white", threats=["1 red fighter @8"]).to(1)
    told = [line.split()[0] for line in voyage.told("fired", "moved", "targeted", "wounded")]
    assert told == ["fired", "moved", "targeted", "wounded"]


@pytest.fixture
def jammed_laser() -> Iterator[None]:
    """No card covers an A system; for once the hacked shields of red do."""
    row = CARDS.ids.index("hacked_shields_red") * int(card.ROW)
    printed = CARDS.rows[row + card.COVERS], CARDS.rows[row + card.REPAIR]
    CARDS.rows[row + card.COVERS], CARDS.rows[row + card.REPAIR] = system(pieces.UPPER_RED, pieces.A), pieces.A
    yield
    CARDS.rows[row + card.COVERS], CARDS.rows[row + card.REPAIR] = printed


@pytest.mark.rule("SA-WPN-08")
@pytest.mark.usefixtures("jammed_laser")
def test_a_repairs_a_covered_cannon_before_it_fires_again() -> None:
    voyage = Voyage("a a a a", at="upper_red", threats=["1 internal hacked_shields_red"]).to(3)
    assert (voyage.status("hacked_shields_red"), voyage.reactors, voyage.told("fired")) == ("destroyed", [2, 3, 2], [])
    voyage.to(4)
    assert (voyage.reactors, voyage.told("fired")) == ([1, 3, 2], ["fired 0 upper_red 4"])
