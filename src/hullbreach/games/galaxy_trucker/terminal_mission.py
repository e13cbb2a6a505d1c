"""Missions in a terminal: what is offered, what lies open of the one that is flown, what may be bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from hullbreach.games.galaxy_trucker.terminal_voice import SEPARATOR, Voice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hullbreach.games.galaxy_trucker.view import DirectiveView, GalaxyTruckerOwn, GalaxyTruckerView, MissionView


def mission(view: GalaxyTruckerView, own: GalaxyTruckerOwn | None, voice: Voice) -> Iterator[Text]:
    """All there is to say of it now."""
    found = view.mission
    if found is None:
        return
    if view.phase == "mission":
        yield from _offered(found, voice)
    if found.name is not None:
        yield Text(_open(found, voice))
    if view.phase == "launch":
        yield from _bets(found, own, voice)


def _offered(found: MissionView, voice: Voice) -> Iterator[Text]:
    """The three, and who has said what of each."""
    for place, name in enumerate(found.offered, start=1):
        about = voice.say(f"option-mission-{name}.about")
        yield Text(voice.say("board-offered", place=place, mission=voice.say(f"mission-{name}"), about=about))
        if found.name is None:
            said = [
                voice.say(message, voters=", ".join(voters))
                for message, voters in (
                    ("board-votes", _voters(found, place, voice)),
                    ("board-vetoes", _voters(found, -place, voice)),
                )
                if voters
            ]
            if said:
                yield Text(f"  {SEPARATOR.join(said)}", "dim")


def _voters(found: MissionView, vote: int, voice: Voice) -> list[str]:
    return [voice.seat(seat) for seat, player in enumerate(found.seats) if player.vote == vote]


def _open(found: MissionView, voice: Voice) -> str:
    said = [voice.say("board-mission", mission=voice.say(f"mission-{found.name}"))]
    said += [_directive(directive, voice) for directive in found.directives]
    said += [voice.say("board-marker", left=marker.left, hits=marker.hits) for marker in found.markers]
    return SEPARATOR.join(said)


def _directive(asked: DirectiveView, voice: Voice) -> str:
    counter = voice.say(f"counter-{asked.counter}")
    if asked.at_least is not None:
        return voice.say("board-at-least", counter=counter, bound=asked.at_least)
    return voice.say("board-at-most", counter=counter, bound=asked.at_most or 0)


def _bets(found: MissionView, own: GalaxyTruckerOwn | None, voice: Voice) -> Iterator[Text]:
    """What may be chosen in secret, and what one has chosen."""
    for option, bet in enumerate(found.bets, start=1):
        if bet.at_most is None:
            yield Text(voice.say("board-bet-nothing", option=option))
        else:
            counter = voice.say(f"counter-{found.counter}")
            said = voice.say("board-bet", option=option, counter=counter, bound=bet.at_most, credits=bet.credits)
            yield Text(said)
    if own is not None and own.choice is not None:
        chosen = [bet.name for bet in found.bets].index(own.choice) + 1
        yield Text(voice.say("board-bet-own", option=chosen), "bold")


def in_brief(found: MissionView, seat: int, voice: Voice) -> Iterator[str]:
    """Of somebody in flight."""
    player = found.seats[seat]
    if player.badges:
        yield voice.say("board-badges", badges=player.badges)
    if player.so_far:
        yield voice.say("board-so-far", credits=player.so_far)
