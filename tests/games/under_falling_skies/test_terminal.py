"""What the board of Under Falling Skies shows, and where."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from hullbreach.games import find_board
from hullbreach.games.under_falling_skies import pieces, stage
from hullbreach.games.under_falling_skies.abilities.view import ChoiceView, CounterView
from hullbreach.games.under_falling_skies.campaign.view import CampaignView, SheetLine, StackView, VeteranView
from hullbreach.games.under_falling_skies.game import TITLE
from hullbreach.games.under_falling_skies.view import BattleView, DieView, SquareView, UnderFallingSkiesView
from hullbreach.kernel.journal import MUTE
from hullbreach.kernel.terminal import Canvas
from hullbreach.kernel.view import Seen
from hullbreach.locales import Words

BOARD = find_board(TITLE.id)
SKY = 5
"""The line of the launch points: heading, research, columns and a rule stand above."""


def view(**options: str) -> UnderFallingSkiesView:
    shown = TITLE.new(options, 5, MUTE).public_view()
    assert isinstance(shown, UnderFallingSkiesView)
    return shown


def battle(**changes: Any) -> UnderFallingSkiesView:
    """The first game, with some things changed on its board."""
    shown = view()
    assert shown.battle
    return replace(shown, battle=replace(shown.battle, **changes))


def board_of(shown: UnderFallingSkiesView) -> BattleView:
    assert shown.battle
    return shown.battle


def drawn(shown: UnderFallingSkiesView, language: str = "en", width: int = 80) -> list[str]:
    """The lines of the drawing."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(BOARD.draw(Seen(0, shown, None), TITLE.settle({}), Words(language), Canvas(width, tall=False)))
    return [line.rstrip() for line in capture.get().splitlines()]


def row(lines: list[str], label: str) -> list[str]:
    """The cells of a row of the sky (`r3`) or of the base (`b2`, both of its lines)."""
    first = next(number for number, line in enumerate(lines) if line.split("│")[0].strip() == label)
    depth = 2 if label.startswith("b") else 1
    cells = [line.split("│")[1:] for line in lines[first : first + depth]]
    return [" / ".join(part.strip() for part in parts).strip(" /") for parts in zip(*cells, strict=False)]


def with_square(square: int, sky_row: int, seen: SquareView) -> UnderFallingSkiesView:
    sky = list(board_of(view()).sky)
    squares = list(sky[sky_row - 1].squares)
    squares[square] = seen
    sky[sky_row - 1] = replace(sky[sky_row - 1], squares=squares)
    return battle(sky=sky)


def with_die(name: str, die: DieView) -> UnderFallingSkiesView:
    base = board_of(view()).base
    spaces = list(base.spaces)
    spaces[pieces.SPACE_NAMES.index(name)] = replace(spaces[pieces.SPACE_NAMES.index(name)], die=die)
    return battle(base=replace(base, spaces=spaces))


def test_the_heading_says_round_city_and_threat() -> None:
    assert drawn(view())[0] == "Round 1, Planning · Roswell (blue side) · threat 0"
    assert drawn(view(scenario="reactor_leak", threat="2"))[0].endswith("threat 2 · Reactor Leak · difficulty 3")


@pytest.mark.rule("UFS-DIFF-03")
def test_half_stars_are_shown_in_the_manner_of_the_language() -> None:
    shown = view(side="damaged")
    assert drawn(shown)[0].endswith("difficulty -0.5")
    assert drawn(shown, "fr")[0].endswith("difficulté -0,5")


@pytest.mark.rule("UFS-SETUP-03")
def test_ships_start_on_the_launch_points_above_the_sky() -> None:
    lines = drawn(view())
    assert row(lines, "r0")[:5] == ["●"] * 5
    assert "supply ○4" in lines[2]


@pytest.mark.rule("UFS-RULING-34")
def test_rows_the_mothership_covers_are_not_drawn() -> None:
    mothership = replace(board_of(view()).mothership, row=6, launch_points=["purple", None, None, None, "white"])
    lines = drawn(battle(mothership=replace(mothership, waiting=["purple", "white"])))
    assert row(lines, "r6") == ["●", "▽", "▽", "▽", "○", "waiting ●○"]
    labels = [line.split("│")[0].strip() for line in lines]
    assert "r5" not in labels
    assert "r7" in labels


def test_squares_show_effect_ship_and_token() -> None:
    assert row(drawn(view()), "r3") == ["▼", "·", "✶1", "·", "·", "+1 ○"]
    assert row(drawn(with_square(2, 3, SquareView("explosion", 1, "purple", None))), "r3")[2] == "● ✶1"
    assert row(drawn(with_square(2, 3, SquareView("red_explosion", 4, "orange", 2))), "r3")[2] == "◉ ✹4 #2"
    assert row(drawn(with_square(0, 3, SquareView("teleporter_cyan", 0, "white", None))), "r3")[0] == "○ ⊗"


@pytest.mark.rule("UFS-MS-04")
def test_the_right_edge_tells_the_mothership_actions() -> None:
    lines = drawn(view())
    edge = {label: row(lines, label)[5] for label in ("r1", "r2", "r4", "r7", "r12")}
    assert edge == {"r1": "+1 ○", "r2": "excavator −2", "r4": "", "r7": "research −1", "r12": "✖ skull"}


def test_a_threat_face_marks_its_rows() -> None:
    labels = [line.split("│")[0].strip() for line in drawn(view(threat="4"))]
    assert [f"r{number}!" in labels for number in (1, 8, 16)] == [True] * 3


def test_the_research_track_shows_the_next_step_and_the_goal() -> None:
    track = board_of(view()).research
    assert drawn(view())[1] == "Research ▸3 1 3 1 4 1 3 2 1 6 1 3 5 1 3 11★"
    line = drawn(battle(research=replace(track, steps=2, goal_open=False)))[1]
    assert line == "Research 3 1 ▸3 1 4 1 3 2 1 6 1 3 5 1 3 11★ (closed)"


def test_damage_and_energy_stand_between_sky_and_base() -> None:
    shown = board_of(view())
    lines = drawn(battle(damage=replace(shown.damage, value=3), energy=replace(shown.energy, value=7)))
    assert "⌂ Roswell  Damage ▮▮▮▯▯▯▯ 3/7  Energy ▮▮▮▮▮▮▮ 7/7" in lines


def test_rooms_show_kind_cost_modifier_and_extent() -> None:
    lines = drawn(view())
    assert row(lines, "b1")[:5] == ["AA gun"] * 5
    assert row(lines, "b2") == ["Fighters / ↯1 −1", "Research / ↯2", "Tunnel", "Energy / −3", "⋯ Energy", "→"]
    assert row(lines, "b3")[4:] == ["Tunnel / ◈", "← ◈ dig ↯1"]


def test_a_vertical_room_goes_on_downwards() -> None:
    lines = drawn(view(city="seoul"))
    assert row(lines, "b2")[0].startswith("Research")
    assert row(lines, "b3")[0].startswith("⋮ Research")


def test_a_room_with_two_effects_shows_one_on_each_space() -> None:
    cells = row(drawn(view(city="montreal")), "b2")
    assert cells[3].startswith("Energy")
    assert cells[4].startswith("⋯ Fighters")


@pytest.mark.rule("UFS-EXC-04")
def test_what_is_not_excavated_says_how_many_steps_ahead_it_is() -> None:
    lines = drawn(view())
    assert [cell.split(" / ")[1].split()[0] for cell in row(lines, "b3")[:4]] == ["░4", "░3", "░2", "░1"]
    assert row(lines, "b4")[0].split(" / ")[1].startswith("░5")


@pytest.mark.parametrize(
    ("space", "die", "shown"),
    [
        ("r1c2", DieView("white", 4, False, False), "AA gun / □4"),
        ("r2c2", DieView("gray", 5, False, False), "Research / ↯2 ■5"),
        ("r2c2", DieView("blue", 5, False, False), "Research / ↯2 ◆5"),
        ("r2c2", DieView("blue", 5, True, False), "Research / ↯2 ◇5"),
        ("r3c2", DieView("gray", 6, False, True), "Fighters / ↯2 »■6"),
    ],
)
def test_a_die_shows_what_it_is(space: str, die: DieView, shown: str) -> None:
    assert row(drawn(with_die(space, die)), f"b{space[1]}")[int(space[3]) - 1] == shown


def test_the_value_of_a_room_stands_on_its_last_space() -> None:
    base = board_of(view()).base
    rooms = [replace(room, value=6) if room.room == "r2c4" else room for room in base.rooms]
    cells = row(drawn(battle(base=replace(base, rooms=rooms))), "b2")
    assert (cells[3], cells[4]) == ("Energy / −3", "⋯ Energy / =6")


def test_the_tray_shows_the_dice_to_place() -> None:
    dice = list(board_of(view()).dice)
    dice[0] = replace(dice[0], colour="gray", value=3, space="r1c1")
    dice[1] = replace(dice[1], colour="gray", value=6)
    dice[3] = replace(dice[3], colour="white", value=2, in_hand=True)
    line = next(line for line in drawn(battle(dice=[dice[0], dice[1], dice[3]])) if line.startswith("Dice"))
    assert line == "Dice ■6 □2*"


@pytest.mark.rule("UFS-COMP-02")
def test_robots_wait_in_reserve_where_they_can_be_built() -> None:
    assert "in reserve" not in "\n".join(drawn(view()))
    assert "◆ 1 robot in reserve" in "\n".join(drawn(view(city="new_york")))
    assert "◆ 2 robots in reserve" in "\n".join(drawn(view(city="new_york", side="damaged")))


def test_abilities_say_what_they_do_and_whether_they_can_still() -> None:
    lines = " ".join(" ".join(drawn(view(wing_commander="upgraded"))).split())
    assert "Wing Commander One fighter room has +4 value and costs nothing. (1 left)" in lines


def test_tokens_counters_and_the_marked_column_are_shown() -> None:
    changed = battle(
        marked_column="c2",
        column_tokens=[None, None, 4, 0, None],
        counters=[CounterView("ships_destroyed", 3, 8), CounterView("ships_destroyed", 5, None)],
        tokens_in_pool=2,
    )
    lines = drawn(changed)
    assert "c2 ≋" in lines[2]
    assert row(lines, "b1")[2:4] == ["AA gun / #4", "AA gun / #"]
    assert {"Ships destroyed: 3/8", "Ships destroyed: 5", "Tokens in the pool: 2"} <= set(lines)
    assert "Vaisseaux détruits\N{NO-BREAK SPACE}: 3/8" in drawn(changed, "fr")


SHEET = CampaignView(
    chapter=2,
    battle=1,
    stacks=[
        StackView("moscow", "reactor_leak", "logistician"),
        StackView("paris", "command_ship", "roboticist"),
    ],
    enlisted=["tunneller"],
    to_enlist=0,
    saved_cities=["montreal", "havana"],
    veterans=[VeteranView("power_engineer", True), VeteranView("tunneller", False)],
    removed=["mexico_city"],
    sheet=[
        SheetLine(1, "montreal", "evacuation", ["tunneller"], 1, None),
        SheetLine(1, "havana", "satellites", ["power_engineer"], -1, 2),
    ],
    score=2,
)


def between_battles() -> UnderFallingSkiesView:
    return UnderFallingSkiesView(phase="stack", choice=ChoiceView(), battle=None, campaign=SHEET)


def test_between_battles_the_two_stacks_are_laid_out() -> None:
    lines = drawn(between_battles())
    assert lines[0] == "Chapter 2: Chain of Command · battle 1 · score 2"
    assert lines[1].startswith("The front moves to Europe and Africa")
    first, second = lines.index("First battle"), lines.index("Second battle")
    assert lines[first + 1].split("  ")[1] == "Moscow"
    assert lines[second + 1].split("  ")[1] == "Paris"
    assert any(line.startswith("Ready to fight  Power Engineer") for line in lines)
    assert any(line.startswith("Saved cities") and line.endswith("Montreal, Havana") for line in lines)


@pytest.mark.rule("UFS-CAMP-13")
def test_the_campaign_sheet_notes_levels_and_crosses() -> None:
    lines = [line.split() for line in drawn(between_battles())]
    assert ["1", "Montreal", "Evacuation", "Tunneller", "1"] in lines
    assert ["1", "Havana", "Satellites", "Power", "Engineer", "✗", "2"] in lines


def test_a_battle_of_a_campaign_is_headed_by_its_chapter() -> None:
    lines = drawn(replace(view(), campaign=SHEET))
    assert lines[0] == "Chapter 2: Chain of Command · battle 1 · score 2"
    assert lines[1].startswith("Round 1")


def test_what_to_do_names_who_asks_and_what_is_left() -> None:
    asking = ChoiceView(source="city", value=4, left=2)
    said = BOARD.now(replace(view(), phase="turn_die", choice=asking), Words("en"))
    assert said == "Choose a die and the value it is turned to. (Roswell, value 4, 2 left)"
    by_character = replace(view(), phase="offer", choice=ChoiceView(source="tunneller"))
    assert BOARD.now(by_character, Words("fr")).endswith("(Tunnelier)")


@pytest.mark.parametrize("phase", [*stage.STAGES.names()[1:], "over"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_phase_says_what_to_do(phase: str, language: str) -> None:
    assert BOARD.now(replace(view(), phase=phase), Words(language)).endswith(".")


@pytest.mark.parametrize("width", [80, 100, 120, 200])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("city", ["roswell", "seoul", "montreal", "paris"])
def test_the_board_fits_its_window(width: int, language: str, city: str) -> None:
    options = {f"tile_{tile}": "advanced" for tile in range(1, 5)}
    everybody = view(city=city, tile_0="yes", threat="4", sharpshooter="upgraded", **options)
    for line in [*drawn(everybody, language, width), *drawn(between_battles(), language, width)]:
        assert len(line) <= width
        assert "…" not in line


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_legend_fits_a_narrow_window(language: str) -> None:
    assert max(len(line) for line in BOARD.legend(Words(language)).splitlines()) <= 80


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_fullest_space_fits_its_cell(language: str) -> None:
    base = board_of(view()).base
    spaces = [replace(space, token=6, die=DieView("blue", 6, True, False)) for space in base.spaces]
    rooms = [replace(room, cost_now=5, modifier=-3) for room in base.rooms]
    lines = drawn(battle(base=replace(base, spaces=spaces, rooms=rooms)), language)
    assert all("◇6" in cell for cell in row(lines, "b2")[:5])
