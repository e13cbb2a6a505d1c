"""The action round in a terminal: threats and what they do, the ship, all action boards, the cards at hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table
from rich.text import Text

from hullbreach.games.space_alert.view import SpaceAlertOwn, SpaceAlertView, ThreatView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from hullbreach.games.space_alert.view import CrewView, LaidCard, SlotView
    from hullbreach.kernel.options import Options
    from hullbreach.kernel.terminal import Canvas
    from hullbreach.kernel.view import Seen, View
    from hullbreach.kernel.words import Value, Words

ID: Final = "space-alert"
QUIET: Final = ("clock", "step", "planned-alone", "placed", "placed-open", "taken-back", "shifted", "planned")
TYPED: Final = ("put", "shift", "plan", "plan-heroic", "retrieve", "give", "fire", "say")

SIGNS: Final = {
    "a": "A",
    "b": "B",
    "c": "C",
    "battlebots": "R",
    "move_red": "←",
    "move_blue": "→",
    "change_deck": "↕",
    "heroic_a": "A+",
    "heroic_b": "B+",
    "heroic_battlebots": "R+",
    "heroic_move_upper_red": "1+",
    "heroic_move_upper_white": "2+",
    "heroic_move_upper_blue": "3+",
    "heroic_move_lower_red": "4+",
    "heroic_move_lower_white": "5+",
    "heroic_move_lower_blue": "6+",
}
BACKS: Final = {"movement": "▲", "action": "●", "heroic-movement": "▲+", "heroic-action": "●+"}
STYLES: Final = {"red": "red", "white": "bold", "blue": "blue", "internal": "green"}
ZONES: Final = ("red", "white", "blue")
SPELT: Final = {"+": "plus-", "=": "is-", "<": "-below-", ">": "-above-", "*": "-per-", ":": "-", ",": "-", " ": "-"}


def effect_id(effect: str) -> str:
    """The end of the id of the words for what a card does."""
    return re.sub("-+", "-", "".join(SPELT.get(letter, letter) for letter in effect))


def now(view: View, words: Words) -> str:
    assert isinstance(view, SpaceAlertView)
    if view.round == "action":
        return words.say(f"{ID}-now-plan", phase=view.phase)
    return words.say(f"{ID}-now-{'reveal' if view.round == 'resolution' else 'over'}")


def legend(words: Words) -> str:
    return words.say(f"{ID}-board-legend")


def draw(seen: Seen, _options: Options, words: Words, canvas: Canvas) -> RenderableType:
    view, own = seen.public, seen.own
    assert isinstance(view, SpaceAlertView)
    assert own is None or isinstance(own, SpaceAlertOwn)
    return _Board(view, own, seen.seat, words, canvas.width).draw()


class _Board:
    """One drawing of one view."""

    def __init__(
        self, view: SpaceAlertView, own: SpaceAlertOwn | None, seat: int | None, words: Words, width: int
    ) -> None:
        self.view = view
        self.own = own
        self.seat = seat
        self.words = words
        self.width = width

    def say(self, message: str, **values: Value) -> str:
        return self.words.say(f"{ID}-{message}", **values)

    def draw(self) -> RenderableType:
        return Group(*self.threats(), self.ship(), self.boards(), *self.hand())

    # --- threats ---
    def threats(self) -> Iterator[RenderableType]:
        for number, threat in enumerate(self.view.threats):
            yield self.threat(number, threat)

    def threat(self, number: int, threat: ThreatView) -> Text:
        """Its card, and how it fares once it has appeared."""
        track, picture = self.view.tracks[threat.zone], self.view.ship.threats[number]
        line = Text(f"T+{threat.time} ", "bold")
        line.append(self.say(f"threat-{threat.card}"), STYLES[threat.zone])
        line.append(" ").append(
            self.say(
                "board-threat",
                zone=self.say(f"zone-{threat.zone}"),
                space=picture.space or track.length,
                life=picture.hit_points if picture.status == "active" else threat.hit_points,
                armour=threat.armour,
                speed=threat.speed,
            )
        )
        if picture.status not in ("pending", "active"):
            return line.append(f" – {self.say(f'status-{picture.status}')}", "dim")
        for mark, effects in zip("XYZ", (threat.x, threat.y, threat.z), strict=True):
            spaces = {"X": track.x, "Y": track.y, "Z": [track.z]}[mark]
            if effects and spaces:
                said = " + ".join(self.say(f"effect-{effect_id(effect)}") for effect in effects)
                line.append(f"  {mark} ({', '.join(map(str, spaces))}): ", "bold").append(said)
        if self.words.has(f"{ID}-special-{threat.card}"):
            line.append("  ").append(self.say(f"special-{threat.card}"), "italic")
        return line

    # --- the ship ---
    def ship(self) -> Table:
        ship = self.view.ship
        table = Table(box=SIMPLE_HEAD, pad_edge=False)
        for place, zone in enumerate(ZONES):
            damage = self.say("board-damage", points=len(ship.tiles[place]))
            table.add_column(f"{self.say(f'zone-{zone}')} · {damage}", style=STYLES[zone])
        energy = [
            self.say(
                "board-energy",
                shield=ship.shields[place],
                shields=ship.shield_room[place],
                reactor=ship.reactors[place],
                reactors=ship.reactor_room[place],
            )
            for place in range(len(ZONES))
        ]
        table.add_row(*energy)
        table.caption = self.say("board-stock", fuel=ship.fuel, rockets=ship.rockets)
        return table

    # --- the boards ---
    def boards(self) -> Table:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("")
        for slot in range(1, self.view.turns + 1):
            table.add_column(str(slot))
        for member, crew in enumerate(self.view.crew):
            table.add_row(self.name(member, crew), *(self.slot(member, slot) for slot in range(self.view.turns)))
        return table

    def name(self, member: int, crew: CrewView) -> str:
        name = self.say("member-member", member=member + 1)
        at = self.say(f"name-{self.view.ship.crew[member].at}.label") if self.view.round != "action" else ""
        return " · ".join(part for part in (name, crew.heroic and self.say(f"card-{crew.heroic}"), at) if part)

    def slot(self, member: int, slot: int) -> str:
        """What can be read there; one's own cards can."""
        seen: SlotView = self.view.crew[member].slots[slot]
        laid: LaidCard | None = seen.open
        if laid is None and self.own is not None and member == self.seat:
            laid = self.own.board[slot]
        if laid is not None:
            return SIGNS[laid.action]
        return BACKS[seen.back] if seen.back else "·"

    def hand(self) -> Iterator[RenderableType]:
        """The cards at hand, each with how often it is there and how it is written in a move."""
        cards = self.own.hand if self.own is not None else self.view.common
        if cards:
            kinds = [f"{cards.count(card)}× {card}" for card in dict.fromkeys(cards)]
            heading = self.say("board-hand")
            yield Text(f"{heading} ", "bold").append("  ".join(kinds), "not bold")
