"""The scenarios of chapter 2 (UFS-CAMP-09, UFS-ADV-03)."""

from __future__ import annotations

import pytest

from tests.rules.under_falling_skies.scene import FREE_ROOM, Scene, new_game

pytestmark = pytest.mark.rule("UFS-CAMP-09")


# --- Dangerous Research ----------------------------------------------------------------------------------------------
# Roswell: r2c2 research cost 2; the steps after the first cost 1, 3, 1, 4, 1.
@pytest.mark.rule("UFS-RULING-04", "UFS-KIND-06")
@pytest.mark.parametrize(
    ("steps", "energy", "after", "damage"),
    [(1, 4, 2, 0), (2, 4, 1, 0), (3, 4, 0, 0), (3, 3, 0, 1), (3, 2, 0, 2), (2, 2, 0, 1), (1, 2, 0, 0)],
)
def test_dangerous_research_punishes_every_step_beyond_the_first(
    steps: int, energy: int, after: int, damage: int
) -> None:
    scene = Scene(placed={"r2c2": "gray-5"}, energy=energy, research=1, scenario="dangerous_research", phase="rooms")
    scene.play("use r2c2")
    assert (scene.phase, scene.view.choice.room, scene.view.choice.value) == ("research_steps", "r2c2", 5)
    assert scene.choices("research") == {"1", "2", "3"}
    assert scene.refusal("research 4") == ("too-many-steps", "UFS-KIND-06")
    scene.play(f"research {steps}")
    assert (scene.research, scene.energy, scene.damage) == (1 + steps, after, damage)
    assert f"researched {steps} {1 + steps}" in scene.story
    assert scene.told.count("energy-lost") == energy - 2 - after
    assert scene.story.count("damage-taken 1 1") == (1 if damage else 0)


def test_one_step_is_safe_and_needs_no_choice() -> None:
    scene = Scene(placed={"r2c2": "gray-3"}, energy=3, research=1, scenario="dangerous_research", phase="rooms")
    scene.play("use r2c2")
    assert (scene.research, scene.energy, scene.damage) == (2, 1, 0)
    assert scene.refusal("research 1") == ("not-now", "UFS-ROUND-01")


@pytest.mark.rule("UFS-DMG-04", "UFS-END-03")
def test_dangerous_research_can_lose_the_game() -> None:
    placed = {"r2c2": "gray-5"}
    scene = Scene(placed=placed, energy=2, research=1, damage=6, scenario="dangerous_research", phase="rooms")
    scene.play("use r2c2", "research 3")
    assert (scene.reason, scene.damage, scene.told.count("damage-taken")) == ("base-destroyed", 7, 1)


# --- Command Ship ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-03", "UFS-COMP-02")
def test_the_command_ship_waits_from_the_start() -> None:
    scene = new_game(scenario="command_ship")
    assert (scene.waiting, "ships-added orange 1" in scene.story) == ("orange", True)


@pytest.mark.rule("UFS-LAUNCH-02")
def test_the_command_ship_is_launched_after_purple_and_before_white_ships() -> None:
    scene = Scene(
        launch={"c1": "purple"}, waiting="white orange purple purple", scenario="command_ship", phase="launch"
    )
    assert scene.waiting == "purple purple orange white"
    order = []
    while scene.phase == "launch":
        order.append(scene.view.choice.ship)
        scene.play(min(scene.legal))
    assert order == ["purple", "purple", "orange"]  # the last launch point leaves no choice
    assert [line.split()[1] for line in scene.story if line.startswith("launched")] == [
        "purple",
        "purple",
        "orange",
        "white",
    ]


def test_the_command_ship_does_two_damage_and_waits_again() -> None:
    scene = Scene({"r16c1": "orange"}, scenario="command_ship")
    scene.descend("c1", 1)
    assert (scene.damage, scene.waiting) == (2, "orange")
    assert {"city-hit orange c1", "ship-waits orange", "damage-taken 2 2"} <= set(scene.story)
    purple = Scene({"r16c1": "purple"}, scenario="command_ship")
    purple.descend("c1", 1)
    assert purple.damage == 1


@pytest.mark.rule("UFS-SHIP-01", "UFS-CAMP-07")
@pytest.mark.parametrize("ship", ["purple", "white", "orange"])
def test_the_decoy_pilot_holds_back_ships_of_any_colour(ship: str) -> None:
    scene = Scene({"r3c3": ship}, dice="4 2 3 / 4 5", scenario="command_ship", decoy_pilot="normal")
    scene.play("place gray-4 r1c3", "ability decoy_pilot")
    assert f"descended {ship} r3c3 r4c3" in scene.story


def test_the_command_ship_destroyed_waits_like_a_purple_ship() -> None:
    scene = Scene({"r3c3": "orange"}, scenario="command_ship", sharpshooter="normal")
    scene.play("ability sharpshooter")
    assert (scene.ships, scene.waiting) == ({}, "orange")
    assert "ship-leaves" not in scene.told


@pytest.mark.parametrize(
    ("ships", "told"),
    [
        ({"r3c1": "orange", "r6c1": "purple"}, {"descended orange r3c1 r5c1", "descended purple r6c1 r9c1"}),
        ({"r9c1": "orange", "r2c1": "white"}, {"descended orange r9c1 r11c1", "descended white r2c1 r5c1"}),
        ({"r9c2": "orange", "r2c1": "white"}, {"descended white r2c1 r4c1"}),
    ],
)
def test_the_command_ship_drives_the_others_of_its_column_on(ships: dict[str, str], told: set[str]) -> None:
    scene = Scene(ships, scenario="command_ship", threats=[1, 2, 3, 4])
    scene.descend("c1", 2)
    assert {line for line in scene.story if line.startswith("descended")} == told


def test_the_command_ship_drives_nobody_from_its_launch_point() -> None:
    scene = Scene({"r9c1": "purple"}, launch={"c1": "orange"}, scenario="command_ship")
    scene.descend("c1", 1)
    assert "descended purple r9c1 r10c1" in scene.story


@pytest.mark.rule("UFS-SHIP-02", "UFS-SHIP-03")
def test_the_command_ship_drives_others_past_an_aa_gun() -> None:
    scene = Scene({"r3c2": "orange", "r9c2": "purple"}, scenario="command_ship")
    scene.descend("c2", 1, aa_gun=True)
    assert {line for line in scene.story if line.startswith("descended")} == {"descended purple r9c2 r10c2"}
    assert "ships-stay c2" not in scene.story


@pytest.mark.rule("UFS-RULING-29")
def test_a_ship_driven_on_stops_behind_the_command_ship() -> None:
    scene = Scene({"r3c1": "purple", "r4c1": "orange"}, scenario="command_ship", threats=[1, 2, 3, 4])
    scene.descend("c1", 3)
    assert {"descended orange r4c1 r7c1", "descended purple r3c1 r6c1"} <= set(scene.story)


@pytest.mark.rule("UFS-SHIP-04")
def test_the_command_ship_drives_others_on_with_its_last_move_too() -> None:
    scene = Scene({"r16c1": "orange", "r9c1": "purple"}, scenario="command_ship")
    scene.descend("c1", 1)
    assert {"descended orange r16c1 r17c1", "descended purple r9c1 r11c1"} <= set(scene.story)


# --- Reactor Leak ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("energy", "excavator", "after", "told"),
    [
        (7, "r3c3", (6, "r3c3"), "energy-lost 1 6"),
        (1, "r3c3", (0, "r3c3"), "energy-lost 1 0"),
        (0, "r3c3", (0, "r3c4"), "excavator-back 1 r3c4"),
        (0, "r3c5", (0, "r3c5"), "excavator-back 0 r3c5"),
    ],
)
def test_the_reactor_leaks_at_the_end_of_every_rooms_phase(
    energy: int, excavator: str, after: tuple[int, str], told: str
) -> None:
    scene = Scene(energy=energy, excavator=excavator, scenario="reactor_leak", phase="rooms")
    assert (scene.energy, scene.excavator) == after
    assert scene.story[:3] == ["rooms-phase", told, "mothership-phase"]


@pytest.mark.rule("UFS-ROBOT-10", "UFS-ROBOT-13")
def test_the_leak_comes_after_the_robots_are_ready_and_may_bury_them() -> None:
    robots = {"r3c4": "3 exhausted"}
    scene = Scene(energy=0, excavator="r3c3", robots=robots, scenario="reactor_leak", phase="rooms")
    assert scene.story[1:4] == ["robots-ready", "excavator-back 1 r3c4", "robot-buried r3c4"]


# --- Repairing the Base ----------------------------------------------------------------------------------------------
@pytest.mark.rule("UFS-ADV-03")
def test_tokens_lie_shuffled_on_the_left_of_row_two() -> None:
    games = [new_game(seed, scenario="repairing_the_base") for seed in range(10)]
    assert all(set(game.tokens) == {"r2c1", "r2c2", "r2c3", "r2c4"} for game in games)
    assert all(sorted(game.tokens.values()) == [1, 2, 3, 4] for game in games)
    assert len({tuple(game.tokens.items()) for game in games}) > 4
    told = [line for line in games[0].story if line.startswith("token-on-space")]
    assert told == [f"token-on-space {space} {value}" for space, value in games[0].tokens.items()]


def test_a_room_with_a_token_on_any_space_cannot_be_used() -> None:
    placed = {"r2c4": "gray-4", "r2c5": "gray-4", "r2c2": "white-4"}
    tokens = {"r2c1": 1, "r2c4": 3}
    scene = Scene(placed=placed, tokens=tokens, energy=3, scenario="repairing_the_base", phase="rooms")
    assert scene.refusal("use r2c4") == ("room-blocked", "UFS-CAMP-09")
    assert "use r2c2" in scene.legal
    scene.play("clear r2c4")
    assert (scene.tokens, scene.energy) == ({"r2c1": 1}, 2)
    assert scene.story[1:4] == ["energy-paid 1 2", "die-removed r2c4", "space-cleared r2c4 3"]
    assert scene.placed == {"r2c5": "gray-4", "r2c2": "white-4"}


@pytest.mark.parametrize(
    ("die", "energy", "refusal"),
    [
        (2, 1, ("die-too-low", "UFS-ADV-03")),
        (3, 0, ("no-energy", "UFS-COST-01")),
        (3, 1, None),
        (6, 1, None),
    ],
)
def test_a_token_of_the_base_is_cleared_by_a_die_on_its_space(
    die: int, energy: int, refusal: tuple[str, str] | None
) -> None:
    placed = {"r2c3": f"gray-{die}", "r3c4": "gray-2", **FREE_ROOM}  # r2c3 is a tunnel, r3c4 ahead of the excavator
    scene = Scene(placed=placed, tokens={"r2c3": 3}, energy=energy, scenario="repairing_the_base", phase="rooms")
    if refusal:
        assert scene.refusal("clear r2c3") == refusal
    else:
        assert scene.choices("clear") == {"r2c3"}
        scene.play("clear r2c3")
        assert (scene.tokens, scene.energy) == ({}, 0)


def test_neither_robots_nor_other_dice_clear_a_token_of_the_base() -> None:
    scene = Scene(
        placed={"r2c2": "gray-6", "r1c1": "gray-6"},
        robots={"r2c1": "6"},
        tokens={"r2c1": 1, "r2c3": 2},
        energy=3,
        scenario="repairing_the_base",
        phase="rooms",
    )
    assert scene.refusal("clear r2c1") == ("no-worker", "UFS-ROOM-02")
    assert scene.refusal("clear r2c2") == ("no-token", "UFS-ADV-03")
    assert scene.refusal("clear r1c1") == ("no-token", "UFS-ADV-03")
    assert scene.refusal("clear r2c3") == ("no-worker", "UFS-ROOM-02")
    assert scene.refusal("use r2c1") == ("room-blocked", "UFS-CAMP-09")
