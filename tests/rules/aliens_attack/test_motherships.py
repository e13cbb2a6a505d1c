"""The Fortress, The Robust and The Swift (AA-ALT-01 to AA-ALT-09)."""

from __future__ import annotations

import pytest

from hullbreach.games.aliens_attack import facts, step
from hullbreach.games.aliens_attack.game import TITLE
from tests.rules.aliens_attack.scene import Scene, new_game

ONES = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
MOTHERSHIPS = ["fortress", "robust", "swift"]


def battle(mothership: str, row: int, ships: dict[str, str] | None = None, deck: list[str] | None = None) -> Scene:
    return Scene(ships, deck=deck or [], battle_row=row, mothership=mothership)


# --- which cards, which die ------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-ALT-01")
@pytest.mark.parametrize("mothership", MOTHERSHIPS)
def test_the_part_cards_of_the_chosen_mothership_replace_those_of_apex(mothership: str) -> None:
    scene = new_game(mothership=mothership)
    cards = {words.split(" ")[0] for words in [*scene.ships.values(), *scene.deck]}
    ships = {f"ship_{number:02}" for number in range(1, 11)}
    assert cards == ships | {f"{mothership}_{part}" for part in (1, 2, 3, 4)}
    assert len(scene.ships) + len(scene.deck) == 14
    assert scene.view().mothership == mothership


@pytest.mark.rule("AA-ALT-01", "AA-MS-02")
@pytest.mark.parametrize(
    ("card", "ships", "gamma"),
    [
        ("fortress_1", ["r0c1", "r0c4"], 0),
        ("fortress_2", ["r0c1", "r0c2", "r0c4"], 1),
        ("fortress_3", ["r2c1", "r0c4"], 1),
        ("fortress_4", ["r0c1", "r0c2", "r0c3", "r0c4"], 1),
        ("robust_1", ["r0c1", "r0c2", "r0c3", "r0c4"], 1),
        ("robust_2", ["r0c1", "r0c2", "r0c4"], 1),
        ("robust_3", ["r1c1", "r0c2", "r0c4"], 1),
        ("robust_4", ["r0c1", "r0c2", "r0c3", "r0c4"], 1),
        ("swift_1", ["r3c1", "r0c4"], 1),
        ("swift_2", ["r1c1", "r1c4"], 1),
        ("swift_3", ["r2c1", "r0c4"], 1),
        ("swift_4", ["r1c1", "r1c4"], 1),
    ],
)
def test_every_alternative_part_has_its_own_reveal(card: str, ships: list[str], gamma: int) -> None:
    board = {"r0c1": "ship_09", "r0c4": "ship_10", "r1c3": f"{card} damaged_scout"}
    scene = Scene(board, deck=["ship_05", "ship_06", "ship_07"], mothership=card.split("_")[0])
    scene.play("fire gamma")
    assert set(scene.ships) == set(ships)
    assert (scene.danger, scene.levels) == (2, {**ONES, "gamma": gamma})
    assert len(scene.deck) == 4 - (len(ships) - 2)
    assert scene.deck[-1] == f"{card} part"


@pytest.mark.rule("AA-ALT-01", "AA-MS-04")
@pytest.mark.parametrize("mothership", MOTHERSHIPS)
def test_alternative_parts_gather_in_their_columns(mothership: str) -> None:
    scene = Scene(deck=[f"{mothership}_{part} part" for part in (3, 1, 4, 2)], mothership=mothership)
    placed = []
    for _ in range(4):
        scene.icon("draw", 1)
        placed.append(scene.placed)
    assert placed == [[3], [1, 3], [1, 3, 4], [1, 2, 3, 4]]
    assert scene.battle_row == -1


@pytest.mark.rule("AA-ALT-01", "AA-ALT-03", "AA-ALT-05", "AA-ALT-08", "AA-RULING-34", "AA-RULING-38")
@pytest.mark.parametrize(
    ("mothership", "actions"),
    [
        ("fortress", ["move", "move", "move", "move", "devastation", "devastation"]),
        ("robust", ["move", "move", "torpedo", "reinforcements", "reinforcements", "retreat"]),
        ("swift", ["move", "move", "move", "double_move", "quick_advance", "self_repair"]),
    ],
)
def test_what_the_die_of_each_mothership_means(mothership: str, actions: list[str]) -> None:
    told = {
        "move": ["descended"],
        "double_move": ["descended", "descended"],
        "torpedo": ["torpedo"],
        "quick_advance": ["quick-advance"],
        "devastation": ["devastation"],
        "reinforcements": ["reinforcement"],
        "retreat": ["retreated"],
        "self_repair": ["self-repair"],
    }
    for value, action in enumerate(actions, start=1):
        scene = Scene({"r3c1": "ship_01"}, deck=["ship_05"], battle_row=-1, damaged=[2], mothership=mothership)
        scene.roll(value)
        thrown = next(event.named() for event in scene.journal.events if event.kind.name == "die")
        assert (thrown["die"], TITLE.name_of("die-action", thrown["die-action"])) == (value, action)
        after = [name for name in scene.told if [name] in told.values()]
        assert after == told[action]


@pytest.mark.rule("AA-RULING-38", "AA-ALT-03")
def test_only_the_swift_repairs_itself() -> None:
    repairing = [ship.id for ship in facts.motherships().mothership if "self_repair" in ship.die]
    assert repairing == ["swift"]


# --- The Fortress ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-53", "AA-ALT-02", "AA-RULING-33")
def test_the_combat_zone_is_cleared_when_the_fortress_arrives() -> None:
    ships = {"r0c2": "ship_01", "r1c4": "ship_02 damaged_scout", "r2c1": "ship_03 advanced", "r3c3": "ship_04"}
    scene = Scene(ships, deck=["fortress_4 part", "ship_05"], placed=[1, 2, 3], mothership="fortress")
    scene.icon("draw", 1)
    assert scene.battle_row == -1
    assert scene.ships == {"r0c2": "ship_01 scout"}
    assert scene.deck == ["ship_05 scout", "ship_02 damaged_scout", "ship_03 advanced", "ship_04 scout"]
    assert scene.levels == ONES


@pytest.mark.rule("AA-ALT-02")
def test_every_row_retreats_from_the_left_and_a_ship_just_hit_retreats_too() -> None:
    ships = {"r2c3": "ship_01", "r2c1": "ship_02", "r1c1": "ship_03", "r1c4": "ship_04", "r3c4": "ship_06"}
    scene = Scene(ships, deck=["fortress_2 part", "ship_05"], placed=[1, 3, 4], mothership="fortress")
    scene.play("fire gamma")
    assert scene.ships == {}
    expected = ["ship_03 scout", "ship_04 scout", "ship_02 scout", "ship_01 damaged_scout", "ship_06 scout"]
    assert scene.deck == ["ship_05 scout", *expected]


@pytest.mark.rule("AA-ALT-02")
@pytest.mark.parametrize(("mothership", "cleared"), [("apex", 0), ("fortress", 1), ("robust", 0), ("swift", 0)])
def test_only_the_fortress_sends_ships_away(mothership: str, cleared: int) -> None:
    part = "ship_14" if mothership == "apex" else f"{mothership}_4"
    scene = Scene({"r2c2": "ship_01"}, deck=[f"{part} part"], placed=[1, 2, 3], mothership=mothership)
    scene.icon("draw", 1)
    assert scene.battle_row == -1
    assert len(scene.deck) == cleared
    assert scene.told.count("fighters-retreat") == cleared


@pytest.mark.rule("AA-ALT-02")
def test_the_fortress_sends_ships_away_only_as_it_arrives() -> None:
    scene = battle("fortress", 0, {"r2c2": "ship_01", "r1c3": "ship_02"})
    scene.roll(4)
    assert scene.ships == {"r2c2": "ship_01 scout", "r2c3": "ship_02 scout"}


@pytest.mark.rule("AA-EX-54", "AA-ALT-03", "AA-RULING-34")
def test_devastation_hits_every_cannon_once() -> None:
    scene = Scene(battle_row=0, levels={"alpha": 2, "delta": 2}, mothership="fortress")
    scene.roll(6)
    assert scene.levels == {"alpha": 1, "beta": 0, "gamma": 0, "delta": 1}
    assert (scene.won, scene.battle_row) == (None, 0)


@pytest.mark.rule("AA-EX-54", "AA-ALT-03", "AA-LOSE-01", "AA-RULING-34")
def test_devastation_of_a_neutralised_cannon_loses() -> None:
    scene = Scene(battle_row=0, levels={"alpha": 2, "beta": 0, "delta": 2}, mothership="fortress")
    scene.roll(6)
    assert (scene.won, scene.reason) == (False, "neutralised-cannon-hit")


@pytest.mark.rule("AA-ALT-03", "AA-TURN-05")
def test_devastation_goes_by_column_and_stops_at_a_defeat() -> None:
    columns = ["delta", "gamma", "beta", "alpha"]
    scene = Scene(battle_row=0, columns=columns, levels={"gamma": 0}, mothership="fortress")
    scene.roll(5)
    assert scene.won is False
    assert scene.levels == {"alpha": 1, "beta": 1, "gamma": 0, "delta": 0}


@pytest.mark.rule("AA-ALT-03", "AA-WIN-01")
def test_the_fortress_is_beaten_with_four_damaged_parts() -> None:
    scene = Scene(battle_row=2, damaged=[2, 3], mothership="fortress")
    scene.next_die(1)
    scene.play("fire alpha")
    assert (scene.damaged, scene.tokens, scene.won) == ([1, 2, 3], [], None)
    scene.play("laser part4")
    assert scene.won is True


# --- The Robust ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-55", "AA-ALT-04")
def test_the_robust_takes_eight_hits() -> None:
    scene = battle("robust", 2)
    scene.next_die(3)
    scene.play("fire alpha")
    assert (scene.damaged, scene.tokens) == ([1], [1])
    assert scene.told[:4] == ["fired", "part-damaged", "part-token", "die"]
    for part in (2, 3, 4, 4, 3):
        scene.resolve(step.HIT_PART, part - 1)
        assert scene.won is None
    assert (scene.damaged, scene.tokens) == ([1, 2, 3, 4], [1, 3, 4])
    scene.resolve(step.HIT_PART, 1)
    assert scene.tokens == [1, 2, 3, 4]
    assert (scene.won, scene.reason) == (True, "mothership-destroyed")


@pytest.mark.rule("AA-ALT-04")
def test_four_damaged_parts_alone_do_not_beat_the_robust() -> None:
    scene = Scene(battle_row=2, damaged=[1, 2, 3], tokens=[1, 2, 3], mothership="robust")
    scene.next_die(1)
    scene.play("laser part4")
    assert (scene.damaged, scene.tokens, scene.won) == ([1, 2, 3, 4], [1, 2, 3], None)


@pytest.mark.rule("AA-ALT-04", "AA-BATTLE-09")
def test_a_part_carries_at_most_one_token() -> None:
    scene = Scene(battle_row=2, damaged=[1, 2, 3, 4], tokens=[1, 2, 3], mothership="robust")
    scene.next_die(3)
    scene.play("fire alpha")
    assert (scene.tokens, scene.won) == ([1, 2, 3], None)
    assert scene.told[:3] == ["fired", "part-unharmed", "part-unharmed"]
    assert [part.token for part in scene.view().parts] == [True, True, True, False]
    scene.play("laser part4")
    assert scene.won is True


@pytest.mark.rule("AA-EX-56", "AA-ALT-05")
def test_reinforcements_fill_the_row_below_the_mothership() -> None:
    deck = ["ship_05 damaged_scout", "ship_06", "ship_07", "ship_08"]
    scene = battle("robust", 1, {"r2c2": "ship_01", "r3c1": "ship_02"}, deck=deck)
    scene.roll(4)
    assert scene.ships == {
        "r2c1": "ship_05 damaged_scout",
        "r2c2": "ship_01 scout",
        "r2c3": "ship_06 scout",
        "r2c4": "ship_07 scout",
        "r3c1": "ship_02 scout",
    }
    assert scene.deck == ["ship_08 scout"]
    assert (scene.battle_row, scene.levels) == (1, ONES)


@pytest.mark.rule("AA-ALT-05")
@pytest.mark.parametrize("row", [-1, 0, 1, 2])
def test_reinforcements_start_in_the_take_off_row_and_last_as_long_as_the_deck(row: int) -> None:
    scene = battle("robust", row, deck=["ship_05", "ship_06 advanced"])
    scene.roll(5)
    assert scene.ships == {f"r{row + 1}c1": "ship_05 scout", f"r{row + 1}c2": "ship_06 advanced"}
    assert scene.deck == []


@pytest.mark.rule("AA-ALT-05")
def test_there_are_no_reinforcements_for_a_mothership_in_row_three() -> None:
    scene = battle("robust", 3, deck=["ship_05", "ship_06"])
    scene.roll(4)
    assert (scene.ships, scene.deck) == ({}, ["ship_05 scout", "ship_06 scout"])
    assert (scene.battle_row, scene.won, scene.phase) == (3, None, "earth")


@pytest.mark.rule("AA-EX-57", "AA-ALT-06", "AA-RULING-36")
def test_a_retreat_without_a_free_square_above_does_nothing() -> None:
    ships = {"r3c2": "ship_01", "r3c4": "ship_02", "r2c4": "ship_03", "r0c4": "ship_04"}
    scene = battle("robust", 1, ships)
    scene.roll(6)
    assert scene.ships == {square: f"{ship} scout" for square, ship in ships.items()}
    assert scene.told[-2:] == ["die", "turn"]


@pytest.mark.rule("AA-EX-58", "AA-ALT-06", "AA-RULING-36", "AA-RULING-26", "AA-RULING-54")
def test_a_retreat_flies_over_ships_and_mothership_to_the_top() -> None:
    scene = battle("robust", 1, {"r3c2": "ship_01", "r3c4": "ship_02 damaged_scout", "r2c4": "ship_03"})
    scene.roll(6)
    assert scene.ships == {"r3c2": "ship_01 scout", "r0c4": "ship_02 damaged_scout", "r2c4": "ship_03 scout"}
    assert scene.levels == ONES


@pytest.mark.rule("AA-ALT-06")
@pytest.mark.parametrize(
    ("row", "squares", "start", "landing"),
    [
        (-1, ["r3c1", "r2c4"], "r3c1", "r0c1"),
        (-1, ["r2c1", "r2c3", "r1c4"], "r2c3", "r0c3"),
        (-1, ["r0c2", "r3c2"], "r3c2", "r1c2"),
        (0, ["r3c4"], "r3c4", "r1c4"),
        (0, ["r1c4", "r3c4"], "r3c4", "r2c4"),
        (-1, ["r1c1"], "r1c1", "r0c1"),
    ],
)
def test_the_nearest_ship_retreats_to_the_topmost_free_square(
    row: int, squares: list[str], start: str, landing: str
) -> None:
    ships = dict(zip(squares, ("ship_01", "ship_02", "ship_03"), strict=False))
    scene = battle("robust", row, ships)
    scene.roll(6)
    moved = {landing if square == start else square: f"{ship} scout" for square, ship in ships.items()}
    assert scene.ships == moved


@pytest.mark.rule("AA-ALT-06", "AA-RULING-36")
@pytest.mark.parametrize("ships", [{}, {"r0c2": "ship_01", "r0c3": "ship_02"}])
def test_a_retreat_does_nothing_without_a_ship_below_the_top(ships: dict[str, str]) -> None:
    scene = battle("robust", -1, ships, deck=["ship_05"])
    scene.roll(6)
    assert set(scene.ships) == set(ships)
    assert scene.told[-2:] == ["die", "turn"]


# --- The Swift -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-59", "AA-ALT-07", "AA-RULING-37")
def test_the_swift_is_beaten_with_three_damaged_parts() -> None:
    scene = Scene(battle_row=2, damaged=[2, 4], mothership="swift")
    scene.play("fire alpha")
    assert scene.damaged == [1, 2, 4]
    assert (scene.won, scene.reason) == (True, "mothership-destroyed")
    assert scene.told == ["fired", "part-damaged", "won"]


@pytest.mark.rule("AA-ALT-07", "AA-RULING-37")
@pytest.mark.parametrize("damaged", [[2], [1, 2]])
def test_three_hits_on_two_parts_do_not_beat_the_swift(damaged: list[int]) -> None:
    scene = Scene(battle_row=2, damaged=damaged, mothership="swift")
    scene.next_die(5)
    scene.play("fire alpha")
    assert (scene.damaged, scene.tokens, scene.won) == ([1, 2], [], None)
    assert scene.told[-2:] == ["die", "turn"]


@pytest.mark.rule("AA-EX-60", "AA-ALT-08")
def test_a_double_move_pushes_twice() -> None:
    scene = battle("swift", 1, {"r2c2": "ship_01", "r3c4": "ship_02"})
    scene.roll(4)
    assert scene.battle_row == 3
    assert scene.ships == {}
    assert scene.deck == ["ship_01 scout", "ship_02 scout"]
    assert scene.levels == {**ONES, "beta": 0, "delta": 0}
    reaching = ["reached", "cannon-damaged", "buried"]
    assert scene.told[3:] == ["pushed", "descended", *reaching, *reaching, "descended", "turn"]


@pytest.mark.rule("AA-ALT-08", "AA-LOSE-02")
@pytest.mark.parametrize("row", [2, 3])
def test_a_double_move_from_row_two_or_three_loses(row: int) -> None:
    scene = battle("swift", row)
    scene.roll(4)
    assert (scene.won, scene.reason) == (False, "mothership-landed")
    assert scene.told.count("descended") == 3 - row


@pytest.mark.rule("AA-EX-61", "AA-ALT-09", "AA-RULING-38")
def test_self_repair_mends_the_leftmost_damaged_part() -> None:
    scene = Scene(battle_row=1, damaged=[2, 3], mothership="swift")
    scene.roll(6)
    assert (scene.damaged, scene.battle_row) == ([3], 1)


@pytest.mark.rule("AA-ALT-09", "AA-ALT-07")
def test_a_mended_part_has_to_be_damaged_again() -> None:
    scene = Scene(battle_row=2, damaged=[1, 4], mothership="swift")
    scene.roll(6)
    assert scene.damaged == [4]
    scene.next_die(5)
    scene.play("fire alpha")
    assert (scene.damaged, scene.won) == ([1, 4], None)


@pytest.mark.rule("AA-ALT-09")
def test_self_repair_of_an_undamaged_mothership_does_nothing() -> None:
    scene = battle("swift", 1)
    scene.roll(6)
    assert (scene.damaged, scene.battle_row) == ([], 1)
    assert scene.told[-2:] == ["die", "turn"]
