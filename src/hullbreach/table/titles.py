"""What a title tells about itself: to the lobby, and to whoever is going to play it."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.journal import Journal
from hullbreach.players import BOTS
from hullbreach.table import bodies

if TYPE_CHECKING:
    from hullbreach.kernel.options import Option
    from hullbreach.kernel.title import Title


def listed(title: Title) -> bodies.GameListed:
    return bodies.GameListed(
        game=title.id,
        seats=_usual_seats(title),
        real_time=real_time(title),
        options=_options(title),
        log=_log_columns(title),
    )


def told(title: Title) -> bodies.GameInfo:
    return bodies.GameInfo(
        game=title.id,
        rules=title.version,
        seats=_usual_seats(title),
        real_time=real_time(title),
        options=_options(title),
        log=_log_columns(title),
        bots=list(BOTS),
        moves=[move.text for move in title.vocabulary.moves],
        events=[
            bodies.EventInfo(name=kind.name, rule=kind.rule, fields=list(kind.fields)) for kind in title.events.kinds
        ],
    )


def unusual(title: Title, options: dict[str, str]) -> dict[str, str]:
    """What somebody chose that is not chosen by default; what was written may be long, and is left out."""
    usual = {option.name: option.default for option in title.options if not option.longest}
    return {name: value for name, value in options.items() if usual.get(name, value) != value}


@cache
def real_time(title: Title) -> bool:
    """Whether a new game waits for nobody if nothing else is chosen."""
    return _waits_for_nobody(title, {})


def _waits_for_nobody(title: Title, options: dict[str, str]) -> bool:
    """There is something that time alone will change."""
    return title.open(title.settle(options), 0, Journal()).timed()


def _usual_seats(title: Title) -> list[str]:
    return list(title.seats(title.settle({})))


def _log_columns(title: Title) -> list[bodies.LogColumnInfo]:
    return [bodies.LogColumnInfo(name=column.name, domain=column.domain) for column in title.log_columns]


def _options(title: Title) -> list[bodies.OptionInfo]:
    return [
        bodies.OptionInfo(
            name=option.name,
            values=list(option.named()),
            longest=option.longest,
            default=option.default,
            when={other: list(fit) for other, fit in option.when.items()},
            seats=_other_seats(title, option),
            real_time=_hurried_by(title, option),
        )
        for option in title.options
    ]


@cache
def _hurried_by(title: Title, option: Option) -> list[str]:
    return [value for value in option.named() if _hurries(title, option.name, value)]


def _hurries(title: Title, option: str, value: str) -> bool:
    """A value that needs another one too says nothing by itself: then it is as usual."""
    try:
        return _waits_for_nobody(title, {option: value})
    except BadOption:
        return real_time(title)


def _other_seats(title: Title, option: Option) -> dict[str, list[str]]:
    """Who sits there with a value that changes it. A value that needs another one too says nothing by itself."""
    changed = {}
    for value in option.named():
        with suppress(BadOption):
            changed[value] = list(title.seats(title.settle({option.name: value})))
    return {value: seats for value, seats in changed.items() if seats != _usual_seats(title)}


def liveliest(title: Title) -> dict[str, str] | None:
    """Options with which time counts and the most people sit at the table; None for a game without a clock."""
    chosen = {}
    for option in title.options:
        seats = {value: len(seats) for value, seats in _other_seats(title, option).items()}
        if seats and max(seats.values()) > len(_usual_seats(title)):
            chosen[option.name] = max(seats, key=lambda value: seats[value])
        elif not real_time(title) and _hurried_by(title, option):
            chosen[option.name] = _hurried_by(title, option)[0]
    return chosen if _waits_for_nobody(title, chosen) else None
