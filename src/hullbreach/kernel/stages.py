"""Stages: what may be decided at a moment, each declared once."""

from __future__ import annotations

from typing import final


@final
class Stage:
    """In a forced stage there is nothing to ponder: where only one way is left, it is taken without asking."""

    def __init__(self, number: int, name: str, forced: bool) -> None:
        self.number = number
        self.name = name
        self.forced = forced


@final
class Stages:
    """The stages of one game, numbered in the order they are declared; 0 is for seats nothing is awaited of."""

    def __init__(self) -> None:
        self.stages: list[Stage] = [Stage(0, "idle", False)]

    def add(self, name: str, forced: bool = False) -> int:
        """Declare the next one; returns its number."""
        if name in self.names():
            raise ValueError(f"stage {name} is declared twice")
        stage = Stage(len(self.stages), name, forced)
        self.stages.append(stage)
        return stage.number

    def names(self) -> tuple[str, ...]:
        return tuple(stage.name for stage in self.stages)
