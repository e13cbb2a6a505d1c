"""What every external card does at X, Y and Z: the attacks it makes and what else it changes."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import facts
from tests.rules.space_alert.flights import Voyage

TRACKS = "T5 T4 T6"
BEFORE = {"X": 12, "Y": 8, "Z": 2}  # a space short of the mark, on T5
# Power against red, white and blue of a threat in the red zone.
ATTACKS = {
    "pulse_ball": {"X": (1, 1, 1), "Y": (1, 1, 1), "Z": (2, 2, 2)},
    "destroyer": {"X": (1, 0, 0), "Y": (2, 0, 0), "Z": (2, 0, 0)},
    "stealth_fighter": {"Y": (2, 0, 0), "Z": (2, 0, 0)},
    "energy_cloud": {"Y": (0, 1, 1), "Z": (0, 2, 2)},
    "gunship": {"X": (2, 0, 0), "Y": (2, 0, 0), "Z": (3, 0, 0)},
    "cryoshield_fighter": {"X": (1, 0, 0), "Y": (2, 0, 0), "Z": (2, 0, 0)},
    "fighter": {"X": (1, 0, 0), "Y": (2, 0, 0), "Z": (3, 0, 0)},
    "armored_grappler": {"X": (1, 0, 0), "Z": (4, 0, 0)},
    "amoeba": {"Z": (5, 0, 0)},
    "meteoroid": {"Z": (5, 0, 0)},
    "kamikaze": {"Z": (6, 0, 0)},
    "scout": {"Z": (3, 0, 0)},
    "phantom_fighter": {"Y": (2, 0, 0), "Z": (3, 0, 0)},
    "swarm": {"X": (1, 0, 0), "Y": (2, 1, 1), "Z": (3, 2, 2)},
    "jellyfish": {"X": (1, 1, 1), "Y": (1, 1, 1), "Z": (2, 2, 2)},
    "marauder": {"Z": (4, 0, 0)},
    "minor_asteroid": {"Z": (7, 0, 0)},
    "frigate": {"X": (2, 0, 0), "Y": (3, 0, 0), "Z": (4, 0, 0)},
    "man_of_war": {"X": (2, 0, 0), "Y": (3, 0, 0), "Z": (5, 0, 0)},
    "leviathan_tanker": {"X": (2, 0, 0), "Y": (2, 0, 0), "Z": (2, 0, 0)},
    "pulse_satellite": {"X": (1, 1, 1), "Y": (2, 2, 2), "Z": (3, 3, 3)},
    "cryoshield_frigate": {"X": (2, 0, 0), "Y": (3, 0, 0), "Z": (4, 0, 0)},
    "interstellar_octopus": {"Z": (16, 0, 0)},
    "maelstrom": {"Y": (0, 2, 2), "Z": (0, 3, 3)},
    "asteroid": {"Z": (9, 0, 0)},
    "behemoth": {"X": (2, 0, 0), "Y": (3, 0, 0), "Z": (6, 0, 0)},
    "juggernaut": {"X": (2, 0, 0), "Y": (3, 0, 0), "Z": (7, 0, 0)},
    "psionic_satellite": {},
    "nebula_crab": {"Z": (5, 0, 5)},
    "nemesis": {"X": (1, 0, 0), "Y": (2, 0, 0)},
    "major_asteroid": {"Z": (11, 0, 0)},
}


def attacks(voyage: Voyage) -> tuple[int, ...]:
    powers = {"red": 0, "white": 0, "blue": 0}
    for line in voyage.told("attacks"):
        _, _, zone, power = line.split()
        powers[zone] += int(power)
    return tuple(powers.values())


def test_no_card_is_left_out() -> None:
    assert list(ATTACKS) == [threat.id for threat in facts.externals()]


@pytest.mark.rule("SA-THR-03", "SA-ATK-01", "SA-ATK-04", "SA-ATK-05", "SA-ATK-06")
@pytest.mark.parametrize("threat", ATTACKS)
@pytest.mark.parametrize("mark", BEFORE)
def test_every_card_attacks_as_strongly_as_it_says(threat: str, mark: str) -> None:
    voyage = Voyage(".", threats=[f"1 red {threat} @{BEFORE[mark]}"], tracks=TRACKS, shields=[16, 16, 16]).to(1)
    assert voyage.triggers[0] == f"1 {threat} {mark}"
    assert attacks(voyage) == ATTACKS[threat].get(mark, (0, 0, 0))


@pytest.mark.rule("SA-THR-03")
@pytest.mark.parametrize("threat", ["energy_cloud", "maelstrom"])
def test_clouds_drain_every_shield_at_x(threat: str) -> None:
    voyage = Voyage(".", threats=[f"1 white {threat} @12"], shields=[2, 3, 0]).to(1)
    assert voyage.shields == [0, 0, 0]
    assert voyage.told("drained") == ["drained shield_red 2 0", "drained shield_white 3 0"]


@pytest.mark.rule("SA-THR-03")
def test_the_marauder_drains_a_cube_of_every_shield_at_y() -> None:
    assert Voyage(".", threats=["1 red marauder @6"], shields=[2, 0, 1]).to(1).shields == [1, 0, 0]


@pytest.mark.rule("SA-ATK-01")
def test_the_scout_s_z_passes_the_shield() -> None:
    voyage = Voyage(".", threats=["1 red scout @2"], shields=[5, 5, 5]).to(1)
    assert (voyage.damage, voyage.shields) == ([3, 0, 0], [5, 5, 5])


@pytest.mark.rule("SA-ATK-01")
@pytest.mark.parametrize("zone", ["red", "white", "blue"])
def test_the_nebula_crab_s_z_hits_red_and_blue_wherever_it_is(zone: str) -> None:
    voyage = Voyage(".", threats=[f"1 {zone} nebula_crab @2"]).to(1)
    assert voyage.told("attacks") == ["attacks nebula_crab red 5", "attacks nebula_crab blue 5"]


@pytest.mark.rule("SA-THR-12")
@pytest.mark.parametrize(
    ("threat", "mark", "wounds", "healed"),
    [
        ("armored_grappler", "Y", 3, 1),
        ("amoeba", "X", 7, 2),
        ("amoeba", "Y", 7, 2),
        ("leviathan_tanker", "Y", 7, 2),
        ("jellyfish", "X", 7, 3),
        ("jellyfish", "Y", 6, 3),
        ("jellyfish", "Y", 1, 0),
    ],
)
def test_some_heal_and_the_jellyfish_by_half_of_its_wounds(threat: str, mark: str, wounds: int, healed: int) -> None:
    threats = [f"1 red {threat} @{BEFORE[mark]}"]
    voyage = Voyage(".", threats=threats, tracks=TRACKS, wounds={threat: wounds}, shields=[9, 9, 9]).to(1)
    assert voyage.told("healed") == ([f"healed {threat} {healed}"] if healed else [])


@pytest.mark.rule("SA-THR-03")
@pytest.mark.parametrize(("wounds", "powers"), [(0, (0, 0, 0)), (1, (1, 1, 1))])
def test_the_octopus_attacks_at_x_only_if_it_is_hurt(wounds: int, powers: tuple[int, ...]) -> None:
    threats = ["1 red interstellar_octopus @10"]
    voyage = Voyage(".", threats=threats, wounds={"interstellar_octopus": wounds}, shields=[9, 9, 9]).to(1)
    assert attacks(voyage) == powers


@pytest.mark.rule("SA-THR-03")
@pytest.mark.parametrize(
    ("mark", "wounds", "power"), [("X", 1, 2), ("X", 2, 0), ("Y", 2, 3), ("Y", 3, 0), ("Z", 5, 6), ("Z", 6, 0)]
)
def test_the_behemoth_does_not_attack_if_hurt_enough(mark: str, wounds: int, power: int) -> None:
    threats = [f"1 red behemoth @{BEFORE[mark]}"]
    voyage = Voyage(".", threats=threats, tracks=TRACKS, wounds={"behemoth": wounds}, shields=[9, 9, 9]).to(1)
    assert attacks(voyage) == (power, 0, 0)
