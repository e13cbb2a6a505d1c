"""What is in the box and where it lies (AA-COMP-*, AA-GEO-*)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from hullbreach.games.aliens_attack import facts
from hullbreach.games.aliens_attack.pieces import ICON_KINDS, ICON_WIDTH, ICONS_PER_FACE
from hullbreach.games.aliens_attack.view import CannonView, DefenceView
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from tests.rules.aliens_attack.scene import Scene, new_game

ALL_ONE = {"alpha": 1, "beta": 1, "gamma": 1, "delta": 1}
CANNONS = ("alpha", "beta", "gamma", "delta")
MOTHERSHIPS = ("apex", "fortress", "robust", "swift")
KIND_NAMES = {number: name for name, number in ICON_KINDS.items()}

Icons = list[tuple[str, int, int]]


def printed(icons: list[facts.Icon]) -> Icons:
    """A list of icons as the facts have it."""
    return [(icon.icon, icon.count or icon.ships, icon.squares) for icon in icons]


def played(scene: Scene, name: str, face: int) -> Icons:
    """The same list as the rules read it."""
    setting = scene.table.setting
    return rows_of(list(setting.icons))[setting.card_names.index(name) * 4 + face]


def rows_of(icons: list[int]) -> list[Icons]:
    """The flat table of icons, in rows of as many as a face may have."""
    width = ICONS_PER_FACE * ICON_WIDTH
    return [icons_of(icons[first : first + width]) for first in range(0, len(icons), width)]


def icons_of(row: list[int]) -> Icons:
    triples = zip(row[::ICON_WIDTH], row[1::ICON_WIDTH], row[2::ICON_WIDTH], strict=True)
    return [(KIND_NAMES[kind], ships, squares) for kind, ships, squares in triples if kind != NONE]


# --- the base game ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-COMP-01")
def test_the_base_game_has_fourteen_ships_of_which_four_carry_apex() -> None:
    base = [ship for ship in facts.cards().ship if ship.set == "base"]
    assert Counter((ship.back, ship.mothership) for ship in base) == {
        ("advanced", ""): 10,
        ("mothership_part", "apex"): 4,
    }
    assert [ship.part for ship in base if ship.mothership] == [1, 2, 3, 4]
    assert new_game().table.setting.card_names == [ship.id for ship in base]


@pytest.mark.rule("AA-COMP-01")
def test_the_base_game_has_four_cannons_a_danger_card_and_three_defence_cards() -> None:
    assert [cannon.id for cannon in facts.cannons().cannon] == list(CANNONS)
    assert [level.level for level in facts.danger().danger] == [1, 2, 3, 4]
    base = [(card.id, card.front, card.back) for card in facts.defence().card if card.set == "base"]
    assert base == [
        ("satellite_card", "laser_satellite", "upgrade_cannons"),
        ("vortex_card", "vortex", "redeployment"),
        ("repairs_card", "repairs", "barrage"),
    ]
    backs = Scene(backs=[name for name, _, _ in base])
    assert backs.actions == ["upgrade_cannons", "redeployment", "barrage"]


@pytest.mark.rule("AA-COMP-01")
def test_the_attack_die_has_six_sides() -> None:
    thrown = Counter[int]()
    for seed in range(120):
        scene = Scene(battle_row=-1)
        scene.table.dice = seeded(seed)
        scene.play("repair nothing")
        thrown.update(event.a for event in scene.journal.events if event.kind.name == "die")
    assert set(thrown) == {1, 2, 3, 4, 5, 6}
    assert all(len(mothership.die) == 6 for mothership in facts.motherships().mothership)


@pytest.mark.rule("AA-COMP-01", "AA-GEO-01")
@pytest.mark.parametrize("mothership", MOTHERSHIPS)
def test_every_card_is_in_exactly_one_place_after_every_turn(mothership: str) -> None:
    for seed in range(10):
        scene, dice = new_game(seed, mothership=mothership), seeded(seed)
        while not scene.game.over():
            cards = [*scene.ships.values(), *scene.deck]
            names = {words.split(" ")[0] for words in cards}
            assert len(cards) == len(names) == 14 - len(scene.placed)
            moves = scene.game.legal(0)
            scene.game.play(0, moves[dice.roll(len(moves))])


# --- alternative material --------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-COMP-02")
def test_the_alternative_material_is_twelve_ships_three_motherships_two_defence_cards_and_four_tokens() -> None:
    ships = [ship for ship in facts.cards().ship if ship.set == "alternative"]
    assert [(ship.mothership, ship.part) for ship in ships] == [
        (mothership, part) for mothership in MOTHERSHIPS[1:] for part in (1, 2, 3, 4)
    ]
    sets = {mothership.id: mothership.set for mothership in facts.motherships().mothership}
    assert sets == {"apex": "base", "fortress": "alternative", "robust": "alternative", "swift": "alternative"}
    cards = [(card.id, card.replaces) for card in facts.defence().card if card.set == "alternative"]
    assert cards == [("mines_card", "satellite_card"), ("shield_card", "vortex_card")]
    assert facts.motherships().meta["hit_tokens"] == 4


@pytest.mark.rule("AA-COMP-02")
@pytest.mark.parametrize("mothership", MOTHERSHIPS)
def test_hit_tokens_are_used_with_the_robust_alone(mothership: str) -> None:
    scene = Scene(battle_row=2, damaged=[1], mothership=mothership)
    scene.next_die(5)
    scene.play("fire alpha")
    assert scene.tokens == ([1] if mothership == "robust" else [])
    assert scene.damaged == [1]


@pytest.mark.rule("AA-COMP-02")
def test_a_first_game_uses_nothing_of_the_alternative_material() -> None:
    scene = new_game()
    alternative = {ship.id for ship in facts.cards().ship if ship.set == "alternative"}
    assert len(alternative) == 12
    assert alternative.isdisjoint(scene.table.setting.card_names)
    assert scene.actions == ["laser_satellite", "vortex", "repairs"]
    assert scene.view().mothership == "apex"


# --- faces -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-COMP-03")
@pytest.mark.parametrize("number", range(1, 11))
def test_hits_bring_up_the_four_faces_of_a_ship_in_turn(number: int) -> None:
    """Delta cancels flips and Gamma at level 2 pivots, so that the faces are all that changes."""
    name = f"ship_{number:02}"
    faces = ["scout", "damaged_scout", "advanced", "damaged_advanced", "scout"]
    other = "ship_10" if number != 10 else "ship_09"
    for face, following in pairwise(faces):
        scene = Scene({"r3c3": f"{name} {face}", "r1c4": other}, levels={"gamma": 2})
        flips = face.startswith("damaged")
        scene.play("fire delta-left" if flips else "fire gamma")
        assert scene.ships.get("r3c3") == (None if flips else f"{name} {following}")
        assert scene.deck == ([f"{name} {following}"] if flips else [])
        assert scene.at("r1c4") == f"{other} scout"


@pytest.mark.rule("AA-COMP-03", "AA-MS-01")
@pytest.mark.parametrize("number", [11, 12, 13, 14])
def test_the_other_side_of_a_part_card_is_the_part(number: int) -> None:
    name = f"ship_{number}"
    scene = Scene({"r3c3": name, "r1c4": "ship_05"}, levels={"gamma": 2})
    scene.play("fire gamma")
    assert scene.at("r3c3") == f"{name} damaged_scout"
    scene.play("fire delta-left")
    assert scene.deck == [f"{name} part"]


@pytest.mark.rule("AA-COMP-03")
@pytest.mark.parametrize("mothership", MOTHERSHIPS)
def test_every_face_plays_the_icons_that_its_card_shows(mothership: str) -> None:
    scene = new_game(mothership=mothership)
    ships = [ship for ship in facts.cards().ship if ship.mothership in ("", mothership)]
    assert len(ships) == 14
    for ship in ships:
        faces = ship.faces
        back = (faces.advanced, faces.damaged_advanced) if ship.back == "advanced" else (faces.part, faces.damaged_part)
        for number, icons in enumerate((faces.scout, faces.damaged_scout, *back)):
            assert played(scene, ship.id, number) == printed(icons)


@pytest.mark.rule("AA-COMP-03")
def test_the_face_that_points_to_the_cannons_is_the_one_that_counts() -> None:
    """Hit as a scout ship_02 draws and moves; hit as a damaged scout it fires its laser instead."""
    fresh = Scene({"r3c3": "ship_02", "r1c4": "ship_05"}, deck=["ship_06"])
    fresh.play("fire gamma")
    assert fresh.told == ["fired", "scout-pivoted", "drawn", "moved", "moved", "turn"]
    damaged = Scene({"r3c3": "ship_02 damaged_scout", "r1c4": "ship_05"}, deck=["ship_06"])
    damaged.play("fire gamma")
    assert damaged.told == ["fired", "scout-flipped", "laser", "cannon-damaged", "buried", "turn"]


# --- cannons and Danger ----------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-COMP-04", "AA-RULING-01")
def test_cannons_have_the_levels_zero_one_and_two_and_no_other() -> None:
    for cannon in facts.cannons().cannon:
        assert [(level.level, level.active, bool(level.shots)) for level in cannon.level] == [
            (0, False, False),
            (1, True, True),
            (2, True, True),
        ]
    assert new_game().levels == ALL_ONE


@pytest.mark.rule("AA-COMP-04", "AA-RULING-01", "AA-DP-06")
@pytest.mark.parametrize("cannon", CANNONS)
def test_a_cannon_rises_to_level_two_and_no_further(cannon: str) -> None:
    scene = Scene({"r0c1": "ship_01"}, backs=["satellite_card"])
    scene.play(f"upgrade {cannon}")
    assert scene.levels == ALL_ONE | {cannon: 2}
    scene = Scene({"r0c1": "ship_01"}, levels={cannon: 2}, backs=["satellite_card"])
    assert scene.refusal(f"upgrade {cannon}") == ("not-level-one", "AA-DP-06")


@pytest.mark.rule("AA-COMP-04", "AA-RULING-01", "AA-DMG-01")
@pytest.mark.parametrize(("column", "cannon"), list(enumerate(CANNONS, start=1)))
def test_a_cannon_falls_from_two_to_one_to_neutralised(column: int, cannon: str) -> None:
    scene = Scene({f"r3c{column}": "ship_01", f"r2c{column}": "ship_02"}, levels={cannon: 2})
    scene.icon("move", 1, 1)
    assert scene.levels == ALL_ONE
    scene.icon("move", 1, 1)
    scene.icon("move", 1, 1)
    assert scene.levels == ALL_ONE | {cannon: 0}


@pytest.mark.rule("AA-COMP-04", "AA-CAN-11")
@pytest.mark.parametrize("shot", ["alpha", "beta", "gamma", "delta-left", "delta-right"])
def test_a_neutralised_cannon_is_unusable(shot: str) -> None:
    cannon = shot.split("-")[0]
    ships = {f"r3c{column}": f"ship_0{column}" for column in range(1, 5)}
    columns = ["alpha", "beta", "delta", "gamma"]
    assert f"fire {shot}" in Scene(ships, columns=columns).legal
    assert Scene(ships, columns=columns, levels={cannon: 0}).refusal(f"fire {shot}") == (
        "cannon-neutralised",
        "AA-CAN-11",
    )


@pytest.mark.rule("AA-COMP-05", "AA-ICON-05")
def test_danger_has_four_levels() -> None:
    scene = Scene()
    reached = []
    for _ in range(5):
        scene.icon("raise")
        reached.append(scene.danger)
    assert reached == [2, 3, 4, 4, 4]
    assert rows_of(list(scene.table.setting.danger_icons)) == [printed(level.icons) for level in facts.danger().danger]


@pytest.mark.rule("AA-RULING-58", "AA-2P-08")
def test_with_two_players_danger_has_levels_of_its_own() -> None:
    levels = facts.danger().two_player
    assert rows_of(list(Scene(mode="two_player").table.setting.danger_icons)) == [
        printed(level.icons) for level in levels
    ]
    assert levels[0].icons == facts.danger().danger[0].icons
    assert {icon.icon for level in levels for icon in level.icons} == {"move_ships"}
    assert len({tuple((icon.ships, icon.squares) for icon in level.icons) for level in levels}) == 4
    assert all(icon.squares < 4 for level in levels for icon in level.icons)


@pytest.mark.rule("AA-COMP-05")
@pytest.mark.parametrize("mode", ["standard", "survival"])
def test_danger_never_goes_down(mode: str) -> None:
    highest = []
    for seed in range(20):
        scene, dice = new_game(seed, mode=mode), seeded(seed)
        levels = [scene.danger]
        while not scene.game.over():
            moves = scene.game.legal(0)
            scene.game.play(0, moves[dice.roll(len(moves))])
            levels.append(scene.danger)
        assert levels == sorted(levels)
        highest.append(levels[-1])
    assert max(highest) == 4


# --- geometry --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AA-GEO-01")
def test_the_combat_zone_is_three_rows_of_four_squares_below_the_take_off_row() -> None:
    """Mines may lie on any empty square of the combat zone and nowhere else; r2c1 holds the ship that opened."""
    combat = {f"mines r{row}c{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)}
    legal = {move for move in new_game(mines="yes").legal if move.startswith("mines")}
    assert legal == combat - {"mines r2c1"}
    assert len(new_game().view().squares) == 16


@pytest.mark.rule("AA-GEO-01")
def test_a_square_holds_at_most_one_ship() -> None:
    ships = {f"r{row}c{column}": f"ship_{row * 4 + column:02} scout" for row in (0, 1) for column in (1, 2, 3, 4)}
    scene = Scene(ships, deck=["ship_09"])
    scene.icon("draw", 1)
    assert (scene.ships, scene.deck) == (ships, ["ship_09 scout"])
    scene.icon("move", 1, 3)
    # Row 0 is blocked by row 1: the ship in r1c1 is the first that can move, and it reaches Alpha.
    assert scene.ships == {square: words for square, words in ships.items() if square != "r1c1"}
    assert scene.deck == ["ship_09 scout", "ship_05 scout"]


@pytest.mark.rule("AA-GEO-02", "AA-SETUP-03")
def test_deck_defence_cards_and_danger_are_told_in_the_order_in_which_they_lie() -> None:
    scene = Scene({"r0c1": "ship_01"}, deck=["ship_05", "ship_13 part"], danger=3, backs=["vortex_card"])
    view = scene.view()
    assert [(card.front, card.face) for card in view.deck if card] == [("raider", "scout"), ("swarm", "part")]
    assert view.defence == [
        DefenceView("satellite_card", "laser_satellite", False),
        DefenceView("vortex_card", "redeployment", False),
        DefenceView("repairs_card", "repairs", False),
    ]
    assert view.danger == 3


@pytest.mark.rule("AA-GEO-02")
def test_a_defence_card_that_lies_on_the_board_is_not_beside_it() -> None:
    scene = Scene({"r0c1": "ship_01"}, mines="r2c3", shield="r1c4", shield_hits=1)
    view = scene.view()
    assert (view.mines, view.shield, view.shield_hits) == (10, 7, 1)
    assert [card.on_board for card in view.defence] == [True, True, False]
    beside = new_game(mines="yes", shield="yes").view()
    assert (beside.mines, beside.shield, beside.shield_hits) == (None, None, 0)
    assert [card.on_board for card in beside.defence] == [False] * 3


@pytest.mark.rule("AA-GEO-02")
def test_the_cannons_are_told_by_column() -> None:
    scene = Scene({"r0c1": "ship_01"}, columns=["delta", "beta", "gamma", "alpha"], levels={"delta": 2, "alpha": 0})
    assert scene.view().cannons == [
        CannonView("delta", 2, sabotaged=False),
        CannonView("beta", 1, sabotaged=False),
        CannonView("gamma", 1, sabotaged=False),
        CannonView("alpha", 0, sabotaged=False),
    ]


@pytest.mark.rule("AA-GEO-03")
@pytest.mark.parametrize(
    ("cannon", "level", "square", "reached"),
    [
        ("beta", 1, "r3c2", True),
        ("beta", 1, "r2c2", False),
        ("alpha", 1, "r2c1", True),
        ("alpha", 1, "r1c1", False),
        ("alpha", 2, "r1c1", True),
        ("alpha", 2, "r0c1", False),
        ("gamma", 1, "r0c3", True),
    ],
)
def test_squares_are_counted_from_the_cannon_upwards(cannon: str, level: int, square: str, reached: bool) -> None:
    """Beta reaches 1 square, Alpha 2, upgraded Alpha 3, Gamma 4: the take-off square is the fourth."""
    scene = Scene({square: "ship_01"}, levels={cannon: level})
    assert (f"fire {cannon}" in scene.legal) is reached
