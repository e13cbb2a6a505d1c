"""Options: named choices from a finite list, with defaults; and a few for which somebody writes something."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from hullbreach.kernel.errors import BadOption


@final
class Option:
    """One thing to choose before a game: its values in order, the default among them.

    `when` names other options and the values they must have for this one to mean anything. An option that is `longest`
    bytes long is written, not chosen: its values are examples, and nothing is written by default. Where it means
    anything it must be written, and its title says what may stand there.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        default: str,
        when: Mapping[str, Sequence[str]] | None = None,
        longest: int = 0,
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default
        self.when: dict[str, tuple[str, ...]] = {other: tuple(fit) for other, fit in (when or {}).items()}
        self.longest = longest

    def applies(self, chosen: Mapping[str, str]) -> bool:
        """Whether it means anything beside these values of the options before it."""
        return all(chosen.get(other) in fit for other, fit in self.when.items())

    def named(self) -> tuple[str, ...]:
        """The values to choose from, which have words."""
        return () if self.longest else self.values

    def check(self, value: str) -> None:
        """Raises BadOption for a value that is not offered, or for too much of what is written."""
        if not self.longest:
            if value not in self.values:
                raise BadOption("bad-option-value", option=self.name, value=value, expected=", ".join(self.values))
        elif (found := len(value.encode(errors="surrogatepass"))) > self.longest:
            raise BadOption("option-too-long", option=self.name, found=found, most=self.longest)


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
        option.check(value)
        if option.longest and not value and option.applies(values):
            raise BadOption("option-unwritten", option=option.name)
        if value != option.default and not option.applies(values):
            other, fit = next((name, fit) for name, fit in option.when.items() if values.get(name) not in fit)
            raise BadOption("option-moot", option=option.name, value=value, other=other, expected=", ".join(fit))
        values[option.name] = value
    return Options(values)
