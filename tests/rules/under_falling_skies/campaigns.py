"""Campaigns in a few words, for the rule tests: battles whose games are decided instead of played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.under_falling_skies import ending, moves
from hullbreach.games.under_falling_skies.effects import finish_battle
from hullbreach.games.under_falling_skies.state import PLAYER
from tests.rules.under_falling_skies.scene import Scene, new_game

if TYPE_CHECKING:
    from hullbreach.games.under_falling_skies.campaign.view import CampaignView

CITIES = {
    1: {"montreal", "havana", "mexico_city", "rio_de_janeiro"},
    2: {"moscow", "london", "paris", "cairo", "johannesburg"},
    3: {"beijing", "tokyo", "seoul", "singapore", "sydney"},
}
SCENARIOS = {
    1: {"battle_for_the_sky", "evacuation", "reinforcements", "satellites"},
    2: {"command_ship", "dangerous_research", "reactor_leak", "repairing_the_base"},
    3: {"contamination", "kamikaze_ships", "saboteur", "storm"},
}
CHARACTERS = {
    1: {"wing_commander", "xenolinguist", "tunneller", "power_engineer"},
    2: {"logistician", "fire_chief", "decoy_pilot", "roboticist"},
    3: {"signal_jammer", "sharpshooter", "reactor_chief", "defector"},
}


def new_campaign(seed: int = 1) -> Scene:
    return new_game(seed, play="campaign")


def sheet_of(scene: Scene) -> CampaignView:
    view = scene.view.campaign
    assert view is not None
    return view


def team_of(scene: Scene) -> dict[str, str]:
    """The characters of the battle on the board, with their sides."""
    abilities = scene.battle.abilities
    return {ability.name: ability.side for ability in abilities if ability.source not in ("city", "scenario")}


def enlist_any(scene: Scene) -> None:
    while scene.phase == "enlist":
        scene.play(min(scene.legal))


def end_game(scene: Scene, *, won: bool) -> None:
    """Decide the game on the board, as if it had been played."""
    scene.table.release(PLAYER)
    finish_battle(scene.table, ending.WON if won else ending.LOST_SKULL)
    moves.RULES.run(scene.table)


def fight(scene: Scene, *results: bool, stack: str = "first", threat: int = 1) -> None:
    """Choose a stack and whatever team, and let the games of the battle end like this."""
    scene.play(f"stack {stack}")
    enlist_any(scene)
    scene.play(f"threat {threat}")
    for won in results:
        end_game(scene, won=won)
        scene.play("continue")


def chapter(number: int, seed: int = 1) -> Scene:
    """A campaign at the start of a chapter, every battle before it won at once."""
    scene = new_campaign(seed)
    for _ in range(2 * (number - 1)):
        fight(scene, True)
    return scene
