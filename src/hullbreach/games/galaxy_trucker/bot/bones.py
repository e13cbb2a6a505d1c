"""How well a ship hangs together: what would fall off if any one of its components were shot away."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games.galaxy_trucker.ship import part
from hullbreach.games.galaxy_trucker.ship.board import MOST_SQUARES, Board

NOTHING: Final = vec[i64]([0 for _ in range(MOST_SQUARES)])


@final
class Bones:
    """Walks through the ship from its starting cabins once; what a component holds alone is known when it returns."""

    def __init__(self, board: Board, parts: vec[i64], joins: i64) -> None:
        self.board = board
        self.parts = parts
        self.joins = joins
        self.met = NOTHING[:]  # when the walk came by, from 1; 0: not yet
        self.reach = NOTHING[:]  # the earliest component that can be reached from behind it
        self.steps: i64 = 0
        self.torn: i64 = 0
        """Over all components: how many others fall off with each."""

    def walk(self, place: i64, back: i64) -> i64:
        """How many components lie behind this one, itself included; `back` is where the walk came from."""
        self.steps += 1
        self.met[place] = self.steps
        self.reach[place] = self.steps
        behind: i64 = 1
        lying: i64 = self.parts[place]
        for side in range(part.SIDES):
            other: i64 = self.board.beside[place * part.SIDES + side]
            if other < 0 or other == back:
                continue
            near: i64 = part.connector(self.parts[other], side ^ 2)
            if not part.fits(self.joins, part.connector(lying, side), near):
                continue
            if self.met[other] > 0:
                self.reach[place] = min(self.reach[place], self.met[other])
                continue
            more: i64 = self.walk(other, place)
            self.reach[place] = min(self.reach[place], self.reach[other])
            if self.reach[other] >= self.met[place] and back >= 0:
                self.torn += more
            behind += more
        return behind


def torn(board: Board, parts: vec[i64], joins: i64) -> float:
    """How many components fall off on average when another one is shot away."""
    bones = Bones(board, parts, joins)
    size: i64 = 0
    for start in board.starts:
        size += bones.walk(start, -1)
    return float(bones.torn) / float(size)
