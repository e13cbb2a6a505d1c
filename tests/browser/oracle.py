"""Finds a campaign worth playing in a browser: a battle whose first game is lost and whose damaged city is then saved,
and on to the second chapter. It looks through the dice, which nobody at a table can: an exact copy rolls what will be
rolled. `python -m tests.browser.oracle` takes some minutes and writes what the browser tests play."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from hullbreach.games import find_title
from hullbreach.games.under_falling_skies import cell, ending, pieces, stage
from hullbreach.games.under_falling_skies.game import UnderFallingSkies
from hullbreach.games.under_falling_skies.state import PLAYER
from hullbreach.kernel.log import Log
from hullbreach.kernel.moves import Move
from tests.browser.hands import chance_of

CAMPAIGN: Final = Path(__file__).parent / "campaign.log"
BEAM: Final = 8
TRIES: Final = 250
MOST_ROUNDS: Final = 15
MOST_SEEDS: Final = 100
WORTH_WON: Final = 1000.0
IDLE: Final = ("discard", "done", "scrap")
Line = tuple[float, UnderFallingSkies, list[Move]]


def phase(game: UnderFallingSkies) -> str:
    return stage.STAGES.names()[game.table.stage_of(PLAYER)]


def worth(game: UnderFallingSkies) -> float:
    """Research decides, damage hurts the more the more there is, and digging opens the rooms for the last step."""
    cells, setting = game.table.cells, game.table.setting
    if game.table.is_decided():
        return WORTH_WON if cells[cell.RESULT] == ending.WON else -1.0
    damage, dug = int(cells[cell.DAMAGE]) / int(setting.hits_to_lose), int(cells[cell.EXCAVATOR]) / int(pieces.PATH_END)
    return 100 + 100 * game.estimate(0) + 20 * dug - 40 * damage * damage


def sensible(game: UnderFallingSkies) -> list[Move]:
    """Nobody wastes dice while there is something to do with them."""
    legal = game.legal(0)
    return [move for move in legal if move.text.split()[0] not in IDLE] or legal


def exact_copy(game: UnderFallingSkies) -> UnderFallingSkies:
    copy = game.copy()
    assert isinstance(copy, UnderFallingSkies)
    return copy


def to_end_of_round(game: UnderFallingSkies, chance: random.Random) -> tuple[UnderFallingSkies, list[Move]]:
    """A copy, played at random until the round or the battle is over."""
    copy, moves = exact_copy(game), list[Move]()
    while copy.table.cells[cell.ROUND] == game.table.cells[cell.ROUND] and not copy.table.is_decided():
        moves.append(chance.choice(sensible(copy)))
        copy.play(0, moves[-1])
    return copy, moves


def save_the_city(game: UnderFallingSkies, chance: random.Random) -> list[Move] | None:
    """The moves of a battle that is won, if one is found: the best of many rounds, and the best of those."""
    lines: list[Line] = [(0.0, game, [])]
    for _ in range(MOST_ROUNDS):
        found: list[Line] = []
        for _, line, moves in lines:
            for _ in range(TRIES):
                copy, more = to_end_of_round(line, chance)
                found.append((worth(copy), copy, moves + more))
        lines = sorted((line for line in found if line[0] >= 0), key=lambda line: -line[0])[:BEAM]
        if lines and lines[0][0] == WORTH_WON:
            return lines[0][2]
    return None


class Campaign:
    """A campaign being written down."""

    def __init__(self, seed: int) -> None:
        self.log = Log(find_title("under-falling-skies"), {"play": "campaign"}, seed)
        game = self.log.replay()
        assert isinstance(game, UnderFallingSkies)
        self.game = game
        self.chance = chance_of(seed)

    def play(self, move: Move) -> None:
        self.game.play(0, move)
        self.log.add(0, move)

    def stumble_to(self, *phases: str) -> None:
        """Play at random, which loses, until one of these decisions is awaited."""
        while phase(self.game) not in phases:
            self.play(self.game.legal(0)[0] if phase(self.game) == "threat" else self.chance.choice(self.game.legal(0)))

    def chapter(self) -> bool:
        """A loss, a saved city, a lost battle: the first chapter. False if the city cannot be saved."""
        self.stumble_to("aftermath")
        self.play(self.game.legal(0)[0])
        moves = save_the_city(self.game, self.chance)
        for move in moves or []:
            self.play(move)
        if moves:
            self.stumble_to("enlist")
        return moves is not None


def main() -> None:
    for seed in range(MOST_SEEDS):
        campaign = Campaign(seed)
        if campaign.chapter():
            CAMPAIGN.write_text(campaign.log.dump(), encoding="utf-8")
            print(f"seed {seed}: {len(campaign.log.dump().splitlines())} lines")
            return


if __name__ == "__main__":
    main()
