"""Aliens Attack! in a terminal.

Rows from the mothership down to the cannons; left of them the deck, the three defence cards and the Danger card, as
they lie on a table (AA-GEO-02). Every state has a sign of its own, so that nothing is lost without colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.box import Box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from hullbreach.games.aliens_attack import facts
from hullbreach.games.aliens_attack.game import TITLE
from hullbreach.games.aliens_attack.view import AliensAttackView, CannonView, CardView, DefenceView, PartView, known

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hullbreach.kernel.options import Options
    from hullbreach.kernel.terminal import Canvas
    from hullbreach.kernel.view import Seen, View
    from hullbreach.kernel.words import Words

ROWS: Final = 4
COLUMNS: Final = 4
LEVELS: Final = ("▯▯", "▮▯", "▮▮")
QUIET: Final = ("turn",)
TYPED: Final = ()
HIT: Final = "✶"
DAMAGED: Final = "✗"

# Upright lines only: rows follow each other without a gap in a low window.
LOW: Final = Box("  │ \n  │ \n──┼─\n  │ \n  │ \n──┼─\n  │ \n  │ \n")
TALL: Final = Box("  │ \n  │ \n──┼─\n  │ \n──┼─\n──┼─\n  │ \n  │ \n")

NEXT_FACE: Final = {
    "scout": "damaged_scout",
    "damaged_scout": "advanced",
    "advanced": "damaged_advanced",
    "damaged_advanced": "scout",
}
FACE_STYLES: Final = {
    "scout": "cyan",
    "damaged_scout": "yellow",
    "advanced": "bold magenta",
    "damaged_advanced": "bold yellow",
    "part": "bold red",
    "damaged_part": "green",
}
LEVEL_STYLES: Final = ("bold red", "green", "bold green")
ICON_SIGNS: Final = {"laser": "↯", "danger_apply": "!", "danger_raise": "↑", "to_deck_bottom": "↓"}


def now(view: View, words: Words) -> str:
    assert isinstance(view, AliensAttackView)
    in_battle = view.mothership_row is not None
    battle_words = {"earth": "battle", "alien": "descend"} if in_battle else {}
    return words.say(f"{TITLE.id}-now-{battle_words.get(view.phase, view.phase)}")


def legend(words: Words) -> str:
    return words.say(f"{TITLE.id}-board-legend")


def draw(seen: Seen, options: Options, words: Words, canvas: Canvas) -> RenderableType:
    view = known(seen)
    table = _Sheet(view, options, words).table(min(canvas.width, 120), canvas.tall)
    if view.rounds_to_arrival is None:
        return table
    return Group(table, Text(words.say(f"{TITLE.id}-board-arrival", rounds=view.rounds_to_arrival), "bold red"))


class _Sheet:
    """One drawing of one view."""

    def __init__(self, view: AliensAttackView, options: Options, words: Words) -> None:
        self.view = view
        self.words = words
        self.mothership = options["mothership"]
        self.two_player = options["mode"] == "two_player"
        # No icon is resolved any more in the final battle (AA-BATTLE-03).
        self.effects = view.mothership_row is None

    def say(self, name: str, **values: int) -> str:
        return self.words.say(f"{TITLE.id}-board-{name}", **values)

    def table(self, width: int, tall: bool) -> Table:
        left = 17 if width < 100 else 24
        cell = min((width - left - 7) // COLUMNS, 22)
        table = Table(box=TALL if tall else LOW, padding=0, show_lines=tall, show_edge=False, header_style="dim")
        table.add_column("", width=2, style="dim")
        table.add_column(self.say("turn", turn=self.view.turn), width=left)
        for column in range(COLUMNS):
            table.add_column(f"c{column + 1}", width=cell)
        table.add_row("", self.mothership_name(), *[self.waiting(part) for part in range(COLUMNS)])
        for row in range(ROWS):
            squares = [self.square(row * COLUMNS + column) for column in range(COLUMNS)]
            table.add_row(f"r{row}", self.deck() if row == 0 else self.defence(row - 1), *squares)
        table.add_row("", self.danger(), *[self.cannon(cannon) for cannon in self.view.cannons])
        return table

    # --- left of the grid ---
    def mothership_name(self) -> Text:
        return Text(self.words.say(f"{TITLE.id}-option-mothership-{self.mothership}"), "bold")

    def deck(self) -> Text:
        text = Text(self.say("deck", cards=len(self.view.deck)), "bold")
        top = self.view.deck[0] if self.view.deck else None
        if top:
            text.append("\n").append(self.sign(top)).append(" ").append(self.identity(top))
        return text

    def defence(self, slot: int) -> Text:
        card = self.view.defence[slot]
        return Text(f"{self.action(card)}", "bold").append("\n").append(self.defence_note(card), "not bold")

    def action(self, card: DefenceView) -> str:
        return self.words.say(f"{TITLE.id}-action-{card.action}")

    def defence_note(self, card: DefenceView) -> str:
        """Where the card is, or what its Danger icon will do after the action (AA-DP-03)."""
        if card.on_board:
            return self.say("on-board")
        if self.two_player or not self.effects:
            return ""
        icon = next(action.danger_icon for action in facts.defence().action if action.id == card.action)
        return f"{ICON_SIGNS[icon]} {self.say('danger-applied' if icon == 'danger_apply' else 'danger-raised')}"

    def danger(self) -> Text:
        level = next(level for level in facts.danger_levels(self.two_player) if level.level == self.view.danger)
        text = Text(self.say("danger", danger=self.view.danger), "bold")
        if self.effects:
            text.append("\n").append(_signs(level.icons), "not bold")
        return text

    # --- the grid ---
    def waiting(self, column: int) -> Text:
        """Row -1: a part that waits above the take-off zone, or the mothership before its first move."""
        part = self.view.parts[column]
        above = self.view.mothership_row in (None, -1)
        if part.placed and above:
            return self.part(part, column)
        if part.set_aside and above:
            return Text("◆ ", "dim").append(self.say("aside"), "dim")
        return Text("·", "dim")

    def part(self, part: PartView, column: int) -> Text:
        face = "damaged_part" if part.damaged else "part"
        marks = DAMAGED * (part.damaged + part.token)
        return Text(f"◆ {self.say('part', part=column + 1)} {marks}".rstrip(), FACE_STYLES[face])

    def square(self, square: int) -> Text:
        view = self.view
        card = view.squares[square]
        if card:
            return self.ship(card)
        if view.mothership_row == square // COLUMNS:
            return self.part(view.parts[square % COLUMNS], square % COLUMNS)
        if view.shield == square:
            points = next(action.hit_points for action in facts.defence().action if action.id == "mobile_shield")
            return Text(f"▬ {self.say('shield', left=points - view.shield_hits, points=points)}", "bold blue")
        if view.mines == square:
            return Text(f"✹ {self.say('mines')}", "bold yellow")
        return Text("·\n", "dim")

    def ship(self, card: CardView) -> Text:
        style = FACE_STYLES[card.face]
        name = self.say("advanced" if "advanced" in card.face else "scout")
        text = Text(f"{self.sign(card)} {name}", style)
        if card.face.startswith("damaged"):
            text.append(f" {DAMAGED}")
        return text.append(f"\n{self.identity(card)} {self.next_hit(card)}".rstrip(), "not bold")

    def sign(self, card: CardView) -> str:
        return "◆" if "part" in card.face else "▲" if "advanced" in card.face else "△"

    def identity(self, card: CardView) -> str:
        """The card if the seat knows it, else the front that everybody sees."""
        if card.card is None:
            return str(self.words.called(TITLE.id, "front", card.front))
        ship = _ship(card.card)
        if ship.part:
            return self.say("part", part=ship.part)
        return str(self.words.called(TITLE.id, "card", ship.id))

    def next_hit(self, card: CardView) -> str:
        """What the face that the next hit brings up sets off."""
        if not self.effects or "part" in card.face:
            return ""
        face = NEXT_FACE[card.face]
        if self.two_player and face != "advanced":
            return "–"  # pivots and removals have no effect (AA-2P-09)
        if face == "damaged_scout":
            return _signs(next(front for front in facts.cards().front if front.id == card.front).damaged_scout)
        return self.back(card.card, face) if card.card else "?"

    def back(self, name: str, face: str) -> str:
        ship = _ship(name)
        icons = {
            "advanced": ship.faces.part if ship.part else ship.faces.advanced,
            "damaged_advanced": ship.faces.damaged_advanced,
            "scout": ship.faces.scout,
        }[face]
        ignored = ("danger_apply", "danger_raise") if self.two_player else ()
        return _signs([icon for icon in icons if icon.icon not in ignored])

    def cannon(self, cannon: CannonView) -> Text:
        text = Text(f"{self.words.called(TITLE.id, 'cannon', cannon.cannon)} {LEVELS[cannon.level]}")
        text.stylize(LEVEL_STYLES[cannon.level])
        if cannon.level == 0:
            return text.append("\n").append(self.say("sabotaged" if cannon.sabotaged else "neutralised"))
        return text.append("\n").append(_reach(cannon), "not bold")


def _ship(name: str) -> facts.Ship:
    return next(ship for ship in facts.cards().ship if ship.id == name)


def _signs(icons: list[facts.Icon]) -> str:
    return " ".join(_sign(icon) for icon in icons) or "–"


def _sign(icon: facts.Icon) -> str:
    if icon.icon == "draw_ships":
        return f"+{icon.count}"
    if icon.icon == "move_ships":
        return f"{icon.ships}×{icon.squares}"
    return ICON_SIGNS[icon.icon]


def _reach(cannon: CannonView) -> str:
    """Range and hits of every shot at the cannon's level."""
    found = next(one for one in facts.cannons().cannon if one.id == cannon.cannon)
    arrow = "↖↗" if found.fire == "oblique" else "↑"
    return " ".join(f"{arrow}{shot.gauge} {HIT * shot.hits}" for shot in found.level[cannon.level].shots)
