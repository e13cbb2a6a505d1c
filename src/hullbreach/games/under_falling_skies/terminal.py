"""Under Falling Skies in a terminal.

The sky above, from the mothership down to the city, the base below it, both in the same five columns; at the right edge
what the mothership will do in each row. Every state has a sign of its own, so that nothing is lost without colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.box import Box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from hullbreach.games.under_falling_skies import view as views
from hullbreach.games.under_falling_skies.abilities.view import AbilityView
from hullbreach.games.under_falling_skies.campaign.terminal import Campaign
from hullbreach.games.under_falling_skies.pieces import COLUMN_NAMES, SPACE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from hullbreach.kernel.options import Options
    from hullbreach.kernel.terminal import Canvas
    from hullbreach.kernel.view import Seen, View
    from hullbreach.kernel.words import Value, Words

ID: Final = "under-falling-skies"
QUIET: Final = ("round", "rooms-phase", "mothership-phase", "rolled", "die-removed")
TYPED: Final = ()
COLUMNS: Final = len(COLUMN_NAMES)

LABEL: Final = 4
EDGE: Final = 15
# Upright lines only, in any window: a sky of up to eighteen rows above a base is tall enough.
UPRIGHT: Final = Box("  │ \n  │ \n──┼─\n  │ \n  │ \n──┼─\n  │ \n  │ \n")

SHIP_SIGNS: Final = {"purple": "●", "white": "○", "orange": "◉"}
SHIP_STYLES: Final = {"purple": "bold magenta", "white": "bold", "orange": "bold dark_orange"}
SQUARE_SIGNS: Final = {
    "empty": "·",
    "explosion": "✶",
    "red_explosion": "✹",
    "arrow_left": "←",
    "arrow_right": "→",
    "mothership_icon": "▼",
    "teleporter_pink": "⊙",
    "teleporter_cyan": "⊗",
}
SQUARE_STYLES: Final = {
    "empty": "dim",
    "explosion": "yellow",
    "red_explosion": "red",
    "arrow_left": "cyan",
    "arrow_right": "cyan",
    "mothership_icon": "bold red",
    "teleporter_pink": "magenta",
    "teleporter_cyan": "bright_cyan",
}
LAUNCH_POINT: Final = "▽"
DIE_SIGNS: Final = {"gray": "■", "white": "□", "blue": "◆"}
DIE_STYLES: Final = {"gray": "bold bright_black", "white": "bold", "blue": "bold bright_blue"}
EXHAUSTED: Final = "◇"
AHEAD: Final = "»"
EXCAVATOR: Final = "◈"
SOLID: Final = "░"
ENERGY: Final = "↯"
NUMBERED: Final = "#"
MARKED: Final = "≋"
CITY: Final = "⌂"
GOAL: Final = "★"
PATH_SIGNS: Final = ("→", "←")


def now(view: View, words: Words) -> str:
    """What to choose, who asks for it, and how much there is to give out."""
    assert isinstance(view, views.UnderFallingSkiesView)
    said = words.say(f"{ID}-now-{view.phase}")
    choice = view.choice
    details = [
        words.say(f"{ID}-board-choice-{name}", number=number)
        for name, number in (("value", choice.value), ("left", choice.left))
        if number is not None
    ]
    if choice.source and view.battle:
        asking = {"city": view.battle.city, "scenario": view.battle.scenario}.get(choice.source, choice.source)
        details.insert(0, words.say(f"{ID}-name-{asking}"))
    return f"{said} ({', '.join(details)})" if details else said


def legend(words: Words) -> str:
    return words.say(f"{ID}-board-legend")


def draw(seen: Seen, options: Options, words: Words, canvas: Canvas) -> RenderableType:  # noqa: ARG001
    view = seen.public
    assert isinstance(view, views.UnderFallingSkiesView)
    width = min(canvas.width, 120)
    parts: list[RenderableType] = []
    if view.campaign:
        campaign = Campaign(view.campaign, words)
        parts += [campaign.heading()] if view.battle else [campaign.page(width)]
    if view.battle:
        parts += _Battle(view.battle, words, width).parts()
    return Group(*parts)


class _Battle:
    """One drawing of the board."""

    def __init__(self, battle: views.BattleView, words: Words, width: int) -> None:
        self.battle = battle
        self.words = words
        self.cell = (width - LABEL - EDGE - COLUMNS - 1) // COLUMNS
        self.rooms = {room.room: room for room in battle.base.rooms}

    def say(self, name: str, **values: Value) -> str:
        return self.words.say(f"{ID}-board-{name}", **values)

    def name(self, name: str) -> str:
        return self.words.say(f"{ID}-name-{name}")

    def parts(self) -> list[RenderableType]:
        lines = [self.tray(), *self.counters()]
        return [self.heading(), self.research(), self.sky(), self.city(), self.base(), *lines, self.abilities()]

    # --- lines above, between and below the two grids ---
    def heading(self) -> Text:
        battle = self.battle
        said = [
            self.say("round", round=battle.round, part=self.say(f"part-{battle.part}")),
            f"{self.name(battle.city)} ({self.words.say(f'{ID}-side-{battle.side}')})",
            self.say("threat", threat=battle.threat),
        ]
        if battle.scenario != "none":
            said.append(self.name(battle.scenario))
        if battle.difficulty != battle.threat:
            said.append(self.say("difficulty", stars=battle.difficulty))
        return Text(" · ".join(said), "bold")

    def research(self) -> Text:
        """Every step's cost from the city up: what is done, the next one, the goal."""
        track = self.battle.research
        text = Text(f"{self.say('research')} ", "bold")
        for step, cost in enumerate(track.costs):
            if step == track.steps:
                text.append("▸", "bold green")
            text.append(f"{cost}", "dim" if step < track.steps else "bold green" if step == track.steps else "")
            text.append(" " if step + 1 < len(track.costs) else GOAL)
        return text if track.goal_open else text.append(f" {self.say('closed')}", "bold red")

    def city(self) -> Text:
        battle = self.battle
        text = Text(f"{CITY} {self.name(battle.city)}", "bold")
        text.append("  ").append(self.gauge("damage", battle.damage, "red"))
        return text.append("  ").append(self.gauge("energy", battle.energy, "green"))

    def gauge(self, name: str, track: views.TrackView, style: str) -> Text:
        bar = "▮" * track.value + "▯" * (track.most - track.value)
        return Text(f"{self.say(name)} ").append(bar, style).append(f" {track.value}/{track.most}")

    def tray(self) -> Text:
        text = Text(f"{self.say('dice')} ", "bold")
        waiting = [die for die in self.battle.dice if die.space is None] if self.battle.part == "planning" else []
        text.append(Text(" ").join(_worker(die) for die in waiting) if waiting else Text("–", "dim"))
        reserve = self.battle.base.robots_in_reserve
        if reserve and any("robot" in room.kinds for room in self.battle.base.rooms):
            text.append(f"  {self.say('reserve', robots=reserve)}", "bright_blue")
        return text

    def counters(self) -> Iterator[Text]:
        for counter in self.battle.counters:
            count = f"{counter.count}" if counter.needed is None else f"{counter.count}/{counter.needed}"
            counted = self.words.say(f"{ID}-counter-{counter.name}")
            yield Text(self.say("counter", counter=counted, count=count), "bold")
        if self.battle.tokens_in_pool:
            yield Text(self.say("pool", tokens=self.battle.tokens_in_pool), "bold")

    def abilities(self) -> Table:
        """Who can do what, and how often still; a source with several effects is told once."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        sources = {ability.source: ability for ability in reversed(self.battle.abilities)}
        for ability in reversed(sources.values()):
            table.add_row(self.name(ability.name), self.ability(ability))
        return table

    def ability(self, ability: AbilityView) -> Text:
        side = f"-{ability.side}" if ability.side else ""
        text = Text(self.words.say(f"{ID}-ability-{ability.name}{side}"))
        if ability.left is not None:
            text.append(f" ({self.say('left', left=ability.left)})", "bold green" if ability.left else "dim")
        return text

    # --- the sky ---
    def grid(self, edge: str) -> Table:
        """Five columns between the rows' labels and the right edge."""
        table = Table(box=UPRIGHT, padding=0, show_edge=False, header_style="dim")
        table.add_column("", width=LABEL, style="dim")
        for column in COLUMN_NAMES:
            marked = f" {MARKED}" if column == self.battle.marked_column else ""
            table.add_column(f"{column}{marked}", width=self.cell, no_wrap=True)
        table.add_column(edge, width=EDGE, no_wrap=True)
        return table

    def sky(self) -> Table:
        """The launch points and what lies below them; the mothership covers the rest (UFS-RULING-34)."""
        mothership = self.battle.mothership
        table = self.grid(self.say("supply", ships=mothership.supply))
        points = [self.ship(ship) or Text(LAUNCH_POINT, "dim") for ship in mothership.launch_points]
        table.add_row(f"r{mothership.row}", *points, self.waiting())
        for row in self.battle.sky:
            if row.row > mothership.row:
                table.add_row(self.label(row), *[self.square(square) for square in row.squares], self.action(row))
        return table

    def waiting(self) -> Text:
        signs = Text().join(self.ship(ship) or Text() for ship in self.battle.mothership.waiting)
        return Text(f"{self.say('waiting')} ").append(signs) if signs else Text(self.say("mothership"), "bold red")

    def label(self, row: views.RowView) -> str:
        return f"r{row.row}{'!' if row.threat else ''}"

    def ship(self, ship: str | None) -> Text | None:
        return Text(SHIP_SIGNS[ship], SHIP_STYLES[ship]) if ship else None

    def square(self, square: views.SquareView) -> Text:
        number = square.number or ""
        text = Text(f"{SQUARE_SIGNS[square.kind]}{number}", SQUARE_STYLES[square.kind])
        if square.token is not None:
            text.append(f" {NUMBERED}{square.token}", "bold")
        ship = self.ship(square.ship)
        return Text().append(ship).append(" ").append(text) if ship else text

    def action(self, row: views.RowView) -> Text:
        """What the mothership will do when it enters the row, in the Mothership phase."""
        if row.action == "none":
            return Text()
        style = "bold red" if row.action == "skull" else "yellow"
        return Text(self.say(f"action-{row.action}", number=row.number), style)

    # --- the base ---
    def base(self) -> Table:
        table = self.grid("")
        table.show_header = False
        for start in range(0, len(SPACE_NAMES), COLUMNS):
            row = start // COLUMNS
            spaces = [self.space(place, self.battle.base.spaces[place]) for place in range(start, start + COLUMNS)]
            table.add_row(f"b{row + 1}", *spaces, self.path(row))
        return table

    def path(self, row: int) -> Text:
        """Which way the excavator goes in this row; what digging costs, where it stands."""
        if row == 0:
            return Text()
        base = self.battle.base
        text = Text(PATH_SIGNS[(row + 1) % 2], "dim")
        if base.path[base.excavator].startswith(f"r{row + 1}"):
            text.append(f" {EXCAVATOR} {self.say('dig', cost=base.dig_cost)}", "bold")
        return text

    def space(self, place: int, space: views.SpaceView) -> Text:
        room = self.rooms[space.room]
        text = self.kind(SPACE_NAMES[place], room)
        details = [*self.ground(space), *self.terms(SPACE_NAMES[place], room), *self.on_it(place, space)]
        if room.value is not None and SPACE_NAMES[place] == room.spaces[-1]:
            details.append(Text(f"={room.value}", "bold green"))
        if space.path > self.battle.base.excavator:
            text.stylize("dim")
        return text.append("\n").append(Text(" ").join(details))

    def kind(self, name: str, room: views.RoomView) -> Text:
        """What the room does; its other spaces, and the second effect on them, are marked as going on."""
        number = room.spaces.index(name)
        kind = self.say(f"kind-{room.kinds[min(number, len(room.kinds) - 1)]}")
        if number == 0:
            return Text(kind)
        beside = name[:2] == room.spaces[number - 1][:2]
        return Text(f"{'⋯' if beside else '⋮'} {kind}")

    def ground(self, space: views.SpaceView) -> Iterator[Text]:
        ahead = space.path - self.battle.base.excavator
        if ahead == 0:
            yield Text(EXCAVATOR, "bold yellow")
        elif ahead > 0 and space.die is None:
            yield Text(f"{SOLID}{ahead}", "dim")

    def terms(self, name: str, room: views.RoomView) -> Iterator[Text]:
        """Cost and modifier, on the room's first space."""
        if name != room.spaces[0]:
            return
        if room.cost_now:
            yield Text(f"{ENERGY}{room.cost_now}", "green")
        if room.modifier:
            yield Text(f"{room.modifier:+d}".replace("-", "−"))

    def on_it(self, place: int, space: views.SpaceView) -> Iterator[Text]:
        token = self.battle.column_tokens[place] if place < COLUMNS else space.token
        if token is not None:
            yield Text(f"{NUMBERED}{token or ''}", "bold yellow")  # some scenarios have tokens without a number
        if space.die:
            yield _die(space.die)


def _die(die: views.DieView) -> Text:
    sign = EXHAUSTED if die.exhausted else DIE_SIGNS[die.colour]
    return Text(f"{AHEAD if die.digging else ''}{sign}{die.value}", DIE_STYLES[die.colour])


def _worker(die: views.WorkerView) -> Text:
    return Text(f"{DIE_SIGNS[die.colour]}{die.value}{'*' if die.in_hand else ''}", DIE_STYLES[die.colour])
