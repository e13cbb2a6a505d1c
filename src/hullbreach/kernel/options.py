"""Options: named choices from a finite list, with defaults."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from hullbreach.kernel.errors import BadOption


@final
class Option:
    """One thing to choose before a game: its values in order, the default among them.

    `when` names other options and the values they must have for this one to mean anything.
    """

    def __init__(
        self, name: str, values: Sequence[str], default: str, when: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default
        self.when: dict[str, tuple[str, ...]] = {other: tuple(fit) for other, fit in (when or {}).items()}

    def applies(self, chosen: Mapping[str, str]) -> bool:
        """Whether it means anything beside these values of the options before it."""
        return all(chosen.get(other) in fit for other, fit in self.when.items())


@final
class Options:
    """The settled options of one game: every option has a value."""

    def __init__(self, values: dict[str, str]) -> None:
        self._values = values

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def as_dict(self) -> dict[str, str]:
        return dict(self._values)


def settle(offered: Sequence[Option], wanted: Mapping[str, str]) -> Options:
    """Fill in the defaults; raises BadOption for a name or value that is not offered, or not beside the others."""
    names = [option.name for option in offered]
    for name in wanted:
        if name not in names:
            raise BadOption("unknown-option", option=name, expected=", ".join(names))
    values: dict[str, str] = {}
    for option in offered:
        value = wanted.get(option.name, option.default)
        if value not in option.values:
            raise BadOption("bad-option-value", option=option.name, value=value, expected=", ".join(option.values))
        if value != option.default and not option.applies(values):
            other, fit = next((name, fit) for name, fit in option.when.items() if values.get(name) not in fit)
            raise BadOption("option-moot", option=option.name, value=value, other=other, expected=", ".join(fit))
        values[option.name] = value
    return Options(values)
