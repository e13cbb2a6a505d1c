"""How a game is laid out, its opening move and its modes (AA-SETUP-*, AA-OPEN-*, AA-MODE-*)."""

from __future__ import annotations

from itertools import product

import pytest

from hullbreach.games.aliens_attack import facts, flow
from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.games.aliens_attack.moves import RULES
from hullbreach.games.aliens_attack.view import PartView
from hullbreach.kernel.errors import BadOption
from tests.rules.aliens_attack.scene import Scene, new_game

ALL_ONE = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
ROW_0 = {f"r0c{number}": f"ship_0{number} scout" for number in range(1, 5)}
ROW_1 = {f"r1c{number}": f"ship_0{number + 4} scout" for number in range(1, 5)}
SOLO_MODES = ("recruit", "standard", "commando", "survival", "doomsday")
HARDER = ("commando", "survival", "doomsday")
MOTHERSHIPS = ("apex", "fortress", "robust", "swift")


def opened(ships: dict[str, str], *, deck: tuple[str, ...] = (), danger: int = 1, mode: str = "standard") -> Scene:
    """A game with these ships laid out, after its opening move."""
    scene = Scene(ships, deck=deck, danger=danger, turn=0, mode=mode)
    scene.table.release_all()
    flow.open_game(scene.table)
    RULES.run(scene.table)
    return scene


def dealt(seed: int) -> Scene:
    """A game before its opening move: recruits have a decision first."""
    return new_game(seed, mode="recruit")


# --- the layout ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-SETUP-01")
@pytest.mark.parametrize("mothership", MOTHERSHIPS)
def test_the_deck_is_ten_advanced_ships_and_the_four_parts_of_the_mothership_all_scouts(mothership: str) -> None:
    scene = new_game(4, mothership=mothership)
    parts = [ship for ship in facts.cards().ship if ship.mothership == mothership]
    ships = [f"ship_{number:02}" for number in range(1, 11)] + [ship.id for ship in parts]
    assert [ship.part for ship in parts] == [1, 2, 3, 4]
    assert sorted([*scene.ships.values(), *scene.deck]) == sorted(f"{ship} scout" for ship in ships)


@pytest.mark.rule("AA-SETUP-01")
def test_without_a_choice_the_mothership_is_apex() -> None:
    scene = new_game(4)
    assert scene.view().mothership == "apex"
    assert scene.table.setting.card_names[10:] == ["ship_11", "ship_12", "ship_13", "ship_14"]


@pytest.mark.rule("AA-SETUP-01")
def test_the_ships_are_shuffled_so_that_any_card_may_lie_anywhere() -> None:
    games = [dealt(seed) for seed in range(150)]
    assert len({game.at("r0c1") for game in games}) == 14
    assert len({game.at("r0c4") for game in games}) == 14
    assert len({game.deck[0] for game in games}) == 14
    assert len({game.deck[-1] for game in games}) == 14
    assert dealt(7).deck == dealt(7).deck


@pytest.mark.rule("AA-SETUP-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_top_four_cards_are_laid_from_left_to_right_and_ten_remain(seed: int) -> None:
    scene = dealt(seed)
    assert list(scene.ships) == ["r0c1", "r0c2", "r0c3", "r0c4"]
    assert len(scene.deck) == 10
    assert [words.split(" ")[1] for words in scene.ships.values()] == ["scout"] * 4
    assert scene.told == ["dealt"] * 4
    assert [event.a for event in scene.journal.events] == [0, 1, 2, 3]
    # Doomsday deals four more from the same shuffle: what lay on top of the deck comes next.
    row_1 = new_game(seed, mode="doomsday").ships
    assert [row_1[f"r1c{column}"] for column in (2, 3, 4)] == scene.deck[1:4]


@pytest.mark.rule("AA-SETUP-02")
def test_nobody_has_looked_at_the_backs_of_the_first_ships() -> None:
    assert [card.card for card in dealt(1).view().squares if card is not None] == [None] * 4


@pytest.mark.rule("AA-SETUP-03", "AA-DP-01")
def test_the_three_base_defence_cards_lie_front_up() -> None:
    scene = new_game()
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert [card.card for card in scene.view().defence] == ["satellite_card", "vortex_card", "repairs_card"]
    assert not any(card.on_board for card in scene.view().defence)


@pytest.mark.rule("AA-SETUP-04")
def test_danger_starts_at_one() -> None:
    assert dealt(1).danger == 1
    assert new_game().danger == 1


@pytest.mark.rule("AA-SETUP-05")
def test_the_cannons_stand_in_order_all_at_level_one() -> None:
    scene = new_game()
    assert scene.columns == ["alpha", "beta", "gamma", "delta"]
    assert scene.levels == ALL_ONE


@pytest.mark.rule("AA-SETUP-06")
@pytest.mark.parametrize("mothership", MOTHERSHIPS)
def test_mothership_and_die_are_kept_aside(mothership: str) -> None:
    scene = new_game(3, mothership=mothership)
    assert (scene.battle_row, scene.placed, scene.damaged, scene.tokens) == (None, [], [], [])
    assert scene.view().parts == [PartView(False, False, False, False)] * 4
    scene.play("vortex c4")
    assert scene.battle_row is None
    assert "die" not in scene.told


@pytest.mark.rule("AA-SETUP-07", "AA-ALT-15")
@pytest.mark.parametrize(
    ("mines", "shield", "names", "actions"),
    [
        ("no", "no", ["satellite_card", "vortex_card"], ["laser_satellite", "vortex"]),
        ("yes", "no", ["mines_card", "vortex_card"], ["space_mines", "vortex"]),
        ("no", "yes", ["satellite_card", "shield_card"], ["laser_satellite", "mobile_shield"]),
        ("yes", "yes", ["mines_card", "shield_card"], ["space_mines", "mobile_shield"]),
    ],
)
def test_the_defence_cards_are_chosen_before_setup(
    mines: str, shield: str, names: list[str], actions: list[str]
) -> None:
    scene = new_game(mines=mines, shield=shield)
    assert scene.actions == [*actions, "repairs"]
    assert [card.card for card in scene.view().defence] == [*names, "repairs_card"]


@pytest.mark.rule("AA-SETUP-07")
@pytest.mark.parametrize(
    "wrong",
    [{"mothership": "zenith"}, {"mode": "hero"}, {"mines": "maybe"}, {"colour": "red"}, {"handicap": "harder"}],
)
def test_only_what_the_game_offers_can_be_chosen(wrong: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        TITLE.new(wrong, 1)


@pytest.mark.rule("AA-SETUP-07", "AA-MODE-03", "AA-OPEN-02")
def test_mode_changes_come_before_the_opening_move() -> None:
    survival = new_game(6, mode="survival")
    assert (survival.danger, survival.turn, survival.phase) == (2, 1, "earth")
    assert set(survival.ships) == {"r3c1", "r0c2", "r0c3", "r0c4"}
    assert survival.told == ["dealt"] * 4 + ["opening", "danger-applied", "moved", "turn"]
    recruit = dealt(6)
    assert (recruit.phase, recruit.turn) == ("prepare", 0)
    assert "opening" not in recruit.told


# --- the opening move ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-01", "AA-OPEN-01", "AA-MOVE-02")
def test_the_opening_move_takes_the_first_ship_two_squares_down() -> None:
    scene = opened(ROW_0, deck=("ship_05",))
    assert scene.ships == {
        "r2c1": "ship_01 scout",
        "r0c2": "ship_02 scout",
        "r0c3": "ship_03 scout",
        "r0c4": "ship_04 scout",
    }
    assert (scene.deck, scene.danger, scene.levels) == (["ship_05 scout"], 1, ALL_ONE)
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert (scene.turn, scene.phase) == (1, "earth")
    assert scene.told == ["opening", "danger-applied", "moved", "turn"]


@pytest.mark.rule("AA-OPEN-01")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_new_game_is_the_dealt_one_with_its_opening_move_made_once(seed: int) -> None:
    before, scene = dealt(seed), new_game(seed)
    ships = before.ships
    assert scene.ships == {"r2c1": ships.pop("r0c1"), **ships}
    assert (scene.deck, scene.danger) == (before.deck, 1)
    assert scene.told == ["dealt"] * 4 + ["opening", "danger-applied", "moved", "turn"]


@pytest.mark.rule("AA-EX-71", "AA-MODE-03", "AA-OPEN-02", "AA-RULING-42")
def test_survival_opens_with_danger_two_and_draws_nothing_into_a_full_zone() -> None:
    scene = opened(ROW_0, deck=("ship_05", "ship_06"), danger=2, mode="survival")
    assert scene.ships == {
        "r3c1": "ship_01 scout",
        "r0c2": "ship_02 scout",
        "r0c3": "ship_03 scout",
        "r0c4": "ship_04 scout",
    }
    assert (scene.deck, scene.danger, scene.levels) == (["ship_05 scout", "ship_06 scout"], 2, ALL_ONE)
    assert scene.told == ["opening", "danger-applied", "moved", "turn"]
    assert new_game(mode="survival").danger == 2


@pytest.mark.rule("AA-EX-72", "AA-MODE-04", "AA-OPEN-02", "AA-RULING-42")
def test_doomsday_opens_with_a_ship_of_row_one_hitting_alpha() -> None:
    deck = tuple(f"ship_{number:02}" for number in range(9, 15))
    scene = opened(ROW_0 | ROW_1, deck=deck, danger=2, mode="doomsday")
    ships = ROW_0 | ROW_1
    del ships["r1c1"]
    assert scene.ships == ships
    assert scene.levels == ALL_ONE | {"alpha": 0}
    assert scene.deck == [*[f"{card} scout" for card in deck], "ship_05 scout"]
    assert len(scene.deck) == 7
    assert (scene.danger, scene.turn, scene.phase) == (2, 1, "earth")
    assert scene.told == ["opening", "danger-applied", "reached", "cannon-damaged", "buried", "turn"]


# --- recruit ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-68", "AA-MODE-01", "AA-RULING-41")
def test_recruits_pick_two_cannons_and_then_the_game_opens() -> None:
    scene = dealt(2)
    ships = scene.ships
    scene.play("prepare beta+delta")
    assert scene.levels == {"alpha": 1, "beta": 2, "gamma": 1, "delta": 2}
    assert scene.ships == {"r2c1": ships.pop("r0c1"), **ships}
    assert (scene.danger, scene.turn, scene.phase) == (1, 1, "earth")
    assert scene.told == ["dealt"] * 4 + ["prepared", "prepared", "opening", "danger-applied", "moved", "turn"]


@pytest.mark.rule("AA-MODE-01", "AA-RULING-41")
def test_recruits_choose_among_all_pairs_of_cannons_before_anything_else() -> None:
    scene = dealt(2)
    assert scene.legal == {
        "prepare alpha+beta",
        "prepare alpha+gamma",
        "prepare alpha+delta",
        "prepare beta+gamma",
        "prepare beta+delta",
        "prepare gamma+delta",
    }
    assert scene.levels == ALL_ONE
    assert scene.refusal("fire gamma") == ("not-now", "AA-TURN-01")
    scene.play("prepare alpha+gamma")
    assert scene.levels == ALL_ONE | {"alpha": 2, "gamma": 2}
    assert scene.refusal("prepare beta+delta") == ("not-now", "AA-TURN-01")


# --- commando --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-EX-69", "AA-MODE-02")
def test_commandos_may_win_with_the_second_damage_of_the_same_shot() -> None:
    scene = Scene(battle_row=2, damaged=[2, 3, 4], mode="commando")
    scene.play("fire alpha")
    assert scene.told == ["fired", "part-damaged", "part-unharmed", "won"]
    assert (scene.won, scene.damaged) == (True, [1, 2, 3, 4])


@pytest.mark.rule("AA-EX-70", "AA-MODE-02")
def test_commandos_need_one_more_hit_which_may_strike_a_damaged_part() -> None:
    columns = ["alpha", "beta", "delta", "gamma"]
    scene = Scene(battle_row=1, damaged=[1, 2, 3], columns=columns, mode="commando")
    scene.next_die(4)
    scene.play("fire gamma")
    assert (scene.won, scene.damaged, scene.phase) == (None, [1, 2, 3, 4], "earth")
    scene.play("fire gamma")
    assert (scene.won, scene.reason) == (True, "mothership-destroyed")
    assert scene.told[-3:] == ["fired", "part-unharmed", "won"]


@pytest.mark.rule("AA-MODE-02")
@pytest.mark.parametrize("part", ["part1", "part2", "part3", "part4"])
def test_the_extra_hit_may_strike_any_part(part: str) -> None:
    scene = Scene(battle_row=0, damaged=[1, 2, 3, 4], mode="commando")
    scene.play(f"laser {part}")
    assert scene.won is True


@pytest.mark.rule("AA-MODE-02")
def test_a_hit_before_the_condition_is_fulfilled_is_not_the_extra_hit() -> None:
    scene = Scene(battle_row=2, damaged=[1, 2], mode="commando")
    scene.next_die(5)
    scene.play("fire alpha")
    assert (scene.won, scene.damaged) == (None, [1, 2])
    scene.next_die(5)
    scene.play("laser part3")
    assert (scene.won, scene.damaged) == (None, [1, 2, 3])


@pytest.mark.rule("AA-MODE-02", "AA-ALT-09")
def test_after_a_self_repair_the_condition_must_be_fulfilled_anew() -> None:
    scene = Scene(battle_row=2, damaged=[1, 2, 3], levels={"beta": 2}, mode="commando", mothership="swift")
    scene.next_die(6)
    scene.play("repair nothing")
    assert scene.damaged == [2, 3]
    scene.next_die(5)
    scene.play("fire beta")
    assert (scene.won, scene.damaged) == (None, [2, 3])
    scene.play("fire alpha")
    assert scene.told[-4:] == ["fired", "part-damaged", "part-unharmed", "won"]


@pytest.mark.rule("AA-MODE-02", "AA-ALT-07")
def test_against_the_swift_the_extra_hit_may_damage_the_fourth_part() -> None:
    scene = Scene(battle_row=2, damaged=[2, 3, 4], mode="commando", mothership="swift")
    scene.play("fire alpha")
    assert scene.told == ["fired", "part-damaged", "won"]
    assert scene.damaged == [1, 2, 3, 4]


@pytest.mark.rule("AA-MODE-02", "AA-ALT-04")
def test_against_the_robust_the_extra_hit_is_the_ninth() -> None:
    scene = Scene(battle_row=2, damaged=[1, 2, 3, 4], tokens=[2, 3, 4], mode="commando", mothership="robust")
    scene.play("fire alpha")
    assert scene.told == ["fired", "part-token", "part-unharmed", "won"]


@pytest.mark.rule("AA-MODE-02", "AA-MODE-03", "AA-MODE-04", "AA-MODE-05")
@pytest.mark.parametrize("mode", ["standard", *HARDER])
def test_the_harder_modes_alone_ask_for_an_extra_hit(mode: str) -> None:
    scene = Scene(battle_row=1, damaged=[1, 2, 3], mode=mode)
    scene.next_die(4)
    scene.play("laser part4")
    assert scene.won is (None if mode in HARDER else True)


# --- what else the modes change --------------------------------------------------------------------------------------
@pytest.mark.rule("AA-MODE-01", "AA-MODE-02", "AA-MODE-03", "AA-MODE-04", "AA-MODE-05", "AA-SETUP-04")
@pytest.mark.parametrize(("mode", "danger"), list(zip(SOLO_MODES, (1, 1, 1, 2, 2), strict=True)))
def test_only_survival_and_doomsday_start_at_danger_two(mode: str, danger: int) -> None:
    assert new_game(mode=mode).danger == danger


@pytest.mark.rule("AA-MODE-04", "AA-RULING-41")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_doomsday_fills_the_take_off_row_and_then_row_one_from_left_to_right(seed: int) -> None:
    scene, plain = new_game(seed, mode="doomsday"), dealt(seed)
    assert [event.a for event in scene.journal.events if event.kind.name == "dealt"] == list(range(8))
    row_1 = {f"r1c{column}": plain.deck[column - 1] for column in (2, 3, 4)}
    assert scene.ships == plain.ships | row_1
    # Six cards remain; the ship from r1c1 has hit Alpha in the opening move and lies under them.
    assert scene.deck == [*plain.deck[4:], plain.deck[0]]
    assert scene.levels == ALL_ONE | {"alpha": 0}


@pytest.mark.rule("AA-MODE-05", "AA-SETUP-07", "AA-ALT-15")
def test_every_mode_goes_with_every_mothership_and_all_defence_cards() -> None:
    for mode, mothership, mines, shield in product(SOLO_MODES, MOTHERSHIPS, ("no", "yes"), ("no", "yes")):
        scene = new_game(mode=mode, mothership=mothership, mines=mines, shield=shield)
        first = "space_mines" if mines == "yes" else "laser_satellite"
        second = "mobile_shield" if shield == "yes" else "vortex"
        assert scene.actions == [first, second, "repairs"]
        assert scene.view().mothership == mothership
        assert len(scene.ships) == (7 if mode == "doomsday" else 4)
        assert scene.phase == ("prepare" if mode == "recruit" else "earth")
        assert scene.legal


@pytest.mark.rule("AA-MODE-05")
def test_the_standard_mode_changes_nothing_of_the_setup() -> None:
    scene, plain = new_game(9, mode="standard"), new_game(9)
    assert scene.game.to_bytes() == plain.game.to_bytes()
    assert (scene.levels, scene.danger, len(scene.deck), len(scene.ships)) == (ALL_ONE, 1, 10, 4)
