"""A flight in a terminal: the route, the card in words, and the question that it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from hullbreach.games.galaxy_trucker import pieces
from hullbreach.games.galaxy_trucker.ship_sight import goods_text
from hullbreach.games.galaxy_trucker.terminal_ship import board_of, square_name
from hullbreach.games.galaxy_trucker.terminal_supercards import COURSES, penalty, printed
from hullbreach.games.galaxy_trucker.terminal_voice import SEPARATOR, Voice
from hullbreach.games.galaxy_trucker.told import HALF_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from librt.vecs import vec
    from mypy_extensions import i64

    from hullbreach.games.galaxy_trucker.pieces import Card, Line
    from hullbreach.games.galaxy_trucker.view import FlightView, GalaxyTruckerView, QuestionView

EMPTY: Final = "·"
NOW: Final = "▸"


# --- the route -------------------------------------------------------------------------------------------------------
def route(view: GalaxyTruckerView, voice: Voice) -> Iterator[Text]:
    """The track as a loop cut open at its start, and who is where, the leader first."""
    flying = [(seat, view.seats[seat].space) for seat in range(len(view.seats)) if view.seats[seat].status == "flying"]
    flying.sort(key=lambda one: -one[1])
    if not flying:
        return
    spaces = [EMPTY] * int(pieces.SPACES)
    for seat, space in flying:
        spaces[space % len(spaces)] = voice.seat(seat)[0]
    lead = flying[0][1]
    order = [voice.seat(flying[0][0])]
    order += [voice.say("board-behind", seat=voice.seat(seat), days=lead - space) for seat, space in flying[1:]]
    yield Text("".join(spaces)).append(f"  {', '.join(order)}", "bold")


# --- cards -----------------------------------------------------------------------------------------------------------
def card_named(name: str) -> Card:
    return pieces.CARDS[pieces.CARD_NAMES.index(name)]


def card_heading(card: Card, voice: Voice, level: str) -> str:
    """The card in a sentence; what grows with the level of the flight as it is at that level."""
    about = voice.say(
        f"card-{card.word}.about",
        strength=int(card.strength),
        amount=int(card.amount),
        credits=int(card.credits),
        days=int(card.days),
        goods=voice.goods(goods_text(card.goods)),
        scale=int(card.by_level[pieces.LEVEL_NAMES.index(level)]) if len(card.by_level) else 0,
    )
    called = voice.say(f"card-{card.word}")
    if card.level == 0:
        return voice.say("board-supercard", card=called, about=about)
    return voice.say("board-card", card=called, level=pieces.LEVEL_NAMES[card.level - 1], about=about)


def card(name: str, level: str, voice: Voice, flight: FlightView | None = None) -> Iterator[Text]:
    """The card in words, in a flight of that level; while it is resolved, how far it has come."""
    found = card_named(name)
    yield Text(card_heading(found, voice, level), "bold" if flight else "")
    for planet, goods in enumerate(found.planets):
        yield Text(_planet(planet, voice.goods(goods_text(goods)), flight, voice))
    if len(found.hazards):
        yield Text(f"  {_salvo(found.hazards, voice, flight.line if flight else -1)}")
    for number, line in _lines(found, pieces.LEVEL_NAMES.index(level) + 1, voice):
        sign = NOW if flight and flight.line == number else " "
        yield Text(f"{sign} {number + 1} {line}" if number >= 0 else f"  {line}")


def _lines(card: Card, level: int, voice: Voice) -> Iterator[tuple[int, str]]:
    """With their numbers; -1 says that a line is none of those that are resolved one after the other."""
    if card.level == 0:
        return printed(card, level, voice)
    return enumerate(_combat(line, voice) for line in card.lines)


def _planet(planet: int, goods: str, flight: FlightView | None, voice: Voice) -> str:
    landed = flight.planets[planet] if flight else None
    there = f" ({voice.seat(landed)})" if landed is not None else ""
    return f"  {planet + 1} {goods}{there}"


def _salvo(hazards: vec[i64], voice: Voice, current: int) -> str:
    """Kind and course of each, in the printed order."""
    found = [
        f"{voice.say(f'hazard-{pieces.HAZARD_NAMES[hazards[at]]}.label')} {COURSES[hazards[at + 1]]}"
        for at in range(0, len(hazards), 2)
    ]
    return SEPARATOR.join(f"{NOW}{one}" if number == current else one for number, one in enumerate(found))


def _combat(line: Line, voice: Voice) -> str:
    criterion = voice.say(f"criterion-{pieces.CRITERION_NAMES[line.criterion]}")
    return voice.say("board-line", criterion=criterion, penalty=penalty(line, voice))


# --- questions -------------------------------------------------------------------------------------------------------
def question(asked: QuestionView, view: GalaxyTruckerView, voice: Voice) -> str:
    """What the answer is about, in numbers; nothing where the card has said it all."""
    if asked.stage in ("engines", "cannons", "robonauts"):
        return _power(asked, view, voice)
    if asked.stage == "loading":
        return voice.say("board-asks-loading", goods=voice.goods(asked.goods))
    if asked.stage in ("lose-crew", "lose-goods", "lose-cells", "skip"):
        return voice.say(f"board-asks-{asked.stage}", need=asked.need)
    if asked.stage == "hole":
        return voice.say("board-asks-hole", need=asked.need, have=asked.have, due=asked.due, marked=len(asked.marked))
    if asked.stage == "sacrifice":
        return voice.say("board-asks-sacrifice", have=asked.have, days=asked.days)
    if asked.stage == "radiation":
        return voice.say("board-asks-radiation")
    if asked.stage == "meltdown":
        return voice.say("board-asks-meltdown", need=asked.need)
    if asked.stage not in ("defend", "shift") or asked.at is None:
        return ""
    return _defence(asked, view, voice) if asked.hazard else _raid(asked, view, voice)


def _raid(asked: QuestionView, view: GalaxyTruckerView, voice: Voice) -> str:
    assert asked.at is not None
    return voice.say("board-asks-raid", square=square_name(board_of(view.ship_class), asked.at), line=asked.line)


def _power(asked: QuestionView, view: GalaxyTruckerView, voice: Voice) -> str:
    zone = view.flight is not None and view.flight.card is not None and view.flight.card.startswith("tactical_zone")
    if asked.stage == "engines":
        said = voice.say("board-asks-engines", have=asked.have)
    elif asked.stage == "robonauts":
        said = voice.say("board-asks-robonauts", have=asked.have)
    else:
        need = 0 if zone else asked.need // 2
        said = voice.say("board-asks-cannons", have=HALF_NAMES[asked.have], need=need)
    column = voice.say("board-asks-result", result=_signed(asked.result))
    return f"{said} {column}" if zone else said


def _signed(halves: int) -> str:
    return f"−{HALF_NAMES[-halves]}" if halves < 0 else HALF_NAMES[halves]


def _defence(asked: QuestionView, view: GalaxyTruckerView, voice: Voice) -> str:
    assert asked.at is not None
    return voice.say(
        "board-asks-defend",
        hazard=voice.say(f"hazard-{asked.hazard}"),
        way=voice.say(f"from-{asked.side}"),
        line=asked.line,
        square=square_name(board_of(view.ship_class), asked.at),
        lost=len(asked.would_lose),
    )
