"""Flights of Galaxy Trucker in a few words, for the rule tests.

    flight = Flight(CABIN, SCOUT, at=[6, 5], card="i_stardust")
    assert flight.spaces == [5, 4]

Ships are written as in the catalogue (`7,7 P0 3333 h2; 7,6 G1:N 0010`), or rigged from what they have
(`rigged(crew=4, cannons=2, cells=3, goods="RB")`). Seats are counted from 0; unless stated the first ship leads, the
others follow with gaps, all in class I at level I. The cards of `deck` come after `card`; with neither the flight is
over at once. `dice` are the sums of two dice to come. A move is made by whoever is asked, or by the seat that is named.

    flight = Flight(ship_of("GT-EX-35"), between=True)  # after a card, with Open Space to come
    flight.strike("heavy_shot", "rear", 6)                           # a card that is just this
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING, Any

from hullbreach.games import find_catalogue
from hullbreach.games.galaxy_trucker import cell, moves, pieces, stage, step, told
from hullbreach.games.galaxy_trucker.flight import asking
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.mission_sight import account_lines
from hullbreach.games.galaxy_trucker.missions import launch
from hullbreach.games.galaxy_trucker.ship import cargo, crew, load, part, structure
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from hullbreach.kernel.catalogue import Example
from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.journal import Journal
from tests.rules.played import Played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hullbreach.games.galaxy_trucker.ship.hull import Hull
    from hullbreach.games.galaxy_trucker.state import Table

KINDS = {
    "P0": part.STARTING_CABIN,
    "CA": part.CABIN,
    "LB": part.BROWN_SUPPORT,
    "LP": part.PURPLE_SUPPORT,
    "E": part.ENGINE,
    "G": part.CANNON,
    "SH": part.SHIELD,
    "B": part.BATTERY,
    "C": part.HOLD,
    "R": part.SPECIAL_HOLD,
    "ST": part.STRUCTURE,
    "XE": part.EXPLOSIVE,
    "XF": part.FRAGILE,
    "XH": part.HEAVY,
    "XR": part.RADIOACTIVE,
    "XA": part.ARTEFACT,
    "XD": part.DOUBLE_ARTEFACT,
    "OP": part.PLATING,
    "OT": part.THRUSTERS,
    "OR": part.ROUTER,
    "ON": part.ROBONAUTS,
    "OS": part.STASIS,
    "OB": part.BOOSTER,
    "OD": part.SELF_DEFENCE,
    "OA": part.ARMOURY,
}
SIZES = {"ON": 2, "OS": 2, "OB": 1}
"""Of kinds that come in one size."""
SIDES = "NESW"
GOODS = "RYGB"

OPEN_SPACE = "i_open_space_1"
CABIN = "7,7 P0 3333 h2"
"""Nothing but the starting cabin: 4 exposed connectors, crew of 2."""
SCOUT = "7,7 P0 3333 h2; 7,8 E1:S 3000"
"""With an engine: strength 1, 3 exposed connectors."""


# --- ships -----------------------------------------------------------------------------------------------------------
def lying(kind: str, facing: str, connectors: str) -> int:
    """A component as it lies, from the notation of the catalogue."""
    name, size = re.fullmatch(r"([A-Z]+0?)(\d?)", kind).groups()  # type: ignore[union-attr]
    side = {"NE": 0, "ES": 1, "SW": 2, "NW": 3, "WN": 3}.get(facing, SIDES.find(facing))
    north, east, south, west = (int(digit) for digit in connectors)
    if side < 0:
        side = part.SOUTH if name == "E" else part.NORTH
    return part.pack(KINDS[name], north, east, south, west, side, int(size or SIZES.get(name, 0)), 0)


def contents(word: str) -> int:
    """What a component carries."""
    if word.startswith("g:"):
        return load.packed(*(word[2:].count(colour) for colour in GOODS))
    return {"aB": load.BROWN_ALIEN, "aP": load.PURPLE_ALIEN}.get(word) or int(word[1:])


def lay(hull: Hull, ship: str) -> None:
    hull.clear()
    for line in filter(None, (line.strip() for line in re.split(r"[;\n]", ship))):
        square, kind, connectors, *carried = line.split()
        name, _, facing = kind.partition(":")
        place = place_at(hull, square)
        hull.put(place, lying(name, facing, connectors))
        hull.set_load(place, contents(carried[0]) if carried else load.NOTHING)


def place_at(hull: Hull, square: str) -> int:
    place = hull.board.place_of(SPOT_NAMES.index(square))
    assert place >= 0, f"{square} is not on the board"
    return place


def rigged(
    crew: int = 2,
    engines: int = 1,
    double_engines: int = 0,
    cannons: int = 0,
    side_cannons: int = 0,
    double_cannons: int = 0,
    cells: int = 0,
    goods: str = "",
    special: int = 0,
    aliens: str = "",
    ship_class: str = "III",
) -> str:
    """A ship that has all that, each component joined to all around it; `special` holds hold two blocks each.

    Crew beyond the first two live in cabins of their own, two in each. Cells lie in batteries of three, goods in holds
    of three. Aliens ("B", "P", "BP") come with a life support and are not counted in `crew`.
    """
    parts = [f"CA 3333 h{min(2, crew - at)}" for at in range(2, crew, 2)]
    for alien in aliens:
        parts += [f"CA 3333 a{alien}", f"L{alien} 3333"]
    parts += ["E1:S 3303"] * engines + ["E2:S 3303"] * double_engines
    parts += ["G1:N 0333"] * cannons + ["G1:E 3033"] * side_cannons + ["G2:N 0333"] * double_cannons
    parts += [f"B3 3333 c{min(3, cells - at)}" for at in range(0, cells, 3)]
    reds, others = goods.count("R"), goods.replace("R", "")
    parts += [f"R2 3333 g:{'R' * min(2, reds - 2 * at)}" for at in range(max(special, (reds + 1) // 2))]
    parts += [f"C3 3333 g:{others[at : at + 3]}" for at in range(0, len(others), 3)]
    squares = squares_around_the_cabin(ship_class)
    assert len(parts) <= len(squares), "too much for one ship"
    return ";".join(
        [f"7,7 P0 3333 h{min(2, crew)}", *(f"{at} {what}" for at, what in zip(squares, parts, strict=False))]
    )


@cache
def squares_around_the_cabin(ship_class: str) -> list[str]:
    """In an order in which every square has a neighbour before it."""
    board = pieces.BOARDS[pieces.CLASS_NAMES.index(ship_class)]
    found = [int(board.start)]
    for place in found:
        beside = [int(board.neighbour(place, side)) for side in range(4)]
        found += [other for other in beside if other >= 0 and other not in found]
    return [SPOT_NAMES[board.spots[place]] for place in found[1:]]


def ship_of(example: str) -> str:
    """The ship of an example of the catalogue."""
    entry = find_catalogue("galaxy-trucker").entry(example)
    assert isinstance(entry, Example)
    assert entry.ship is not None
    return entry.ship


def own_mission(**lists: object) -> dict[str, Any]:
    """Options for a mission that has just these entries."""
    paper = {"texts": {"en": {"title": "Ours"}}, **lists}
    return {"mission": "own", "paper": json.dumps(paper)}


# --- chance ----------------------------------------------------------------------------------------------------------
@cache
def dice_for(sums: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Dice whose next throws of two give these sums."""
    walk = seeded(11)  # from here the longest row the tests ask for comes soon
    while True:
        dice = walk.copy()
        if all(dice.roll(6) + dice.roll(6) + 2 == wanted for wanted in sums):
            return walk.a, walk.b, walk.c, walk.counter
        walk.word()


# --- flights ---------------------------------------------------------------------------------------------------------
class Flight(Played):
    """A game put in the middle of a flight, with readers that answer in catalogue words."""

    title = TITLE
    game: GalaxyTrucker

    def __init__(
        self,
        *ships: str,
        at: Sequence[int] | None = None,
        card: str | None = None,
        deck: Sequence[str] = (),
        level: int = 1,
        ship_class: str | None = None,
        dice: Sequence[int] = (),
        credits: Sequence[int] = (),  # noqa: A002 - the rulebook's word
        lost: Sequence[int] = (),
        gave_up: Sequence[int] = (),
        supply: str | None = None,
        seed: int = 1,
        between: bool = False,
        **options: str,
    ) -> None:
        """`supply` are the blocks left in the box, "RYG"; who `gave_up` did so before the first card."""
        self.journal = Journal()
        options = {"players": str(len(ships)), "flights": pieces.LEVEL_NAMES[level - 1], "clock": "none", **options}
        game = TITLE.new(options, seed, self.journal)
        assert isinstance(game, GalaxyTrucker)
        self.game = game
        table = self.table
        table.release_all()
        table.cells[cell.PHASE] = cell.FLIGHT
        table.cells[cell.LEVEL] = level
        table.take_boards(pieces.CLASS_NAMES.index(ship_class or pieces.LEVEL_NAMES[min(level, 3) - 1]))
        for seat, ship in enumerate(ships):
            lay(table.ships[seat], ship)
            table.set_of(seat, cell.STATUS, cell.GAVE_UP if seat in gave_up else cell.FLYING)
            table.set_of(seat, cell.SPACE, at[seat] if at else -seat * (level + 1))
            table.set_of(seat, cell.CREDITS, credits[seat] if credits else 0)
            launch.note(table, seat)
            table.set_of(seat, cell.LOST, lost[seat] if lost else 0)
        if supply is not None:
            for colour, letter in enumerate(GOODS):
                table.cells[cell.SUPPLY + colour] = supply.count(letter)
        self._lay_deck([OPEN_SPACE, OPEN_SPACE] if between else [card, *deck] if card else deck)
        table.cells[cell.SHOWN] = int(between)
        if dice:
            self.next_dice(*dice)
        self.journal.events.clear()
        table.agenda.push(step.BETWEEN)
        moves.RULES.run(table)

    def _lay_deck(self, cards: Sequence[str]) -> None:
        cells = self.table.cells
        for place, name in enumerate(cards):
            cells[cell.DECK + place] = pieces.CARD_NAMES.index(name)
        cells[cell.DECK_SIZE] = len(cards)

    @property
    def table(self) -> Table:
        return self.game.table

    def next_dice(self, *sums: int) -> None:
        """Decide the next throws of two dice."""
        self.table.dice = Dice(*dice_for(sums))

    def next_die(self, face: int) -> None:
        """Decide the next throw of a single die."""
        dice = seeded(1)
        while dice.copy().roll(6) + 1 != face:
            dice.word()
        self.table.dice = dice

    # --- doing ---
    def play(self, move: str, seat: int | None = None) -> None:
        """By the seat, or by the only one that is asked."""
        if seat is None:
            (seat,) = self.game.actors()
        self.game.play(seat, TITLE.vocabulary.read(move))

    def fly_on(self) -> None:
        """All who are asked go on to the next card."""
        for seat in self.game.actors():
            self.play("fly-on", seat)

    def strike(self, hazard: str, side: str, line: int, seat: int = 0) -> None:
        """Between two cards: another one, which is nothing but this hazard for this ship."""
        table = self.table
        table.release_all()
        table.agenda.clear()
        table.agenda.push(step.CARD_DONE)
        kind, come_from = pieces.HAZARD_NAMES.index(hazard), pieces.FROM_NAMES.index(side)
        table.agenda.push(step.STRIKE, kind, come_from, line, seat=seat)
        self.journal.events.clear()
        moves.RULES.run(table)

    # --- reading ---
    @property
    def asked(self) -> tuple[int, str] | None:
        """The only seat that is asked, and what about."""
        actors = self.game.actors()
        if not actors:
            return None
        (seat,) = actors
        return seat, stage.STAGES.names()[self.table.stage_of(seat)]

    def legal_for(self, seat: int) -> set[str]:
        return {move.text for move in self.game.legal(seat)}

    @property
    def question(self) -> asking.Question:
        assert self.asked is not None
        return asking.question(self.table, self.asked[0])

    @property
    def spaces(self) -> list[int]:
        return [int(self.table.of(seat, cell.SPACE)) for seat in range(self.table.seats)]

    @property
    def flying(self) -> list[int]:
        """Seats in flight, the leader first."""
        return [int(seat) for seat in self.table.flying()]

    @property
    def credits(self) -> list[int]:
        return [int(self.table.of(seat, cell.CREDITS)) for seat in range(self.table.seats)]

    @property
    def lost(self) -> list[int]:
        return [int(self.table.of(seat, cell.LOST)) for seat in range(self.table.seats)]

    @property
    def supply(self) -> str:
        return "".join(letter * int(self.table.cells[cell.SUPPLY + colour]) for colour, letter in enumerate(GOODS))

    def status(self, seat: int) -> str:
        return cell.STATUS_NAMES[self.table.of(seat, cell.STATUS)]

    def hull(self, seat: int = 0) -> Hull:
        return self.table.ships[seat]

    def squares(self, seat: int = 0) -> set[str]:
        """Where there is a component."""
        return self.named(self.hull(seat).components(), seat)

    def named(self, places: int, seat: int = 0) -> set[str]:
        hull = self.hull(seat)
        return {SPOT_NAMES[hull.board.spots[place]] for place in range(hull.board.size) if structure.has(places, place)}

    def crew(self, seat: int = 0) -> int:
        return int(crew.crew(self.hull(seat)))

    def in_cabin(self, square: str, seat: int = 0) -> int:
        return int(load.figures(self.hull(seat).load(place_at(self.hull(seat), square))))

    def cells(self, seat: int = 0) -> int:
        return int(crew.cells(self.hull(seat)))

    def goods(self, seat: int = 0) -> str:
        """All blocks aboard, the dearest first: "RRYB"."""
        return written(cargo.aboard(self.hull(seat)))

    def hold(self, square: str, seat: int = 0) -> str:
        return written(self.hull(seat).load(place_at(self.hull(seat), square)))

    def mission_lines(self, seat: int) -> list[tuple[str, str | None, int]]:
        """What the mission came to, line by line."""
        return [(line.pay, line.counter, line.credits) for line in account_lines(self.table, seat)]

    def accounts(self, seat: int) -> list[int]:
        """Order, beauty, goods, losses."""
        return [int(self.table.of(seat, cell.ACCOUNT + line)) for line in range(cell.FOR_MISSION)]

    def heard(self, *names: str) -> list[tuple[int, ...]]:
        """What was told of these kinds, in numbers."""
        return [event.values for event in self.journal.events if event.kind.name in names]

    def causes(self) -> dict[int, str]:
        """Who gave up, and why."""
        return {seat: told.CAUSE_NAMES[cause] for seat, cause in self.heard("gave-up")}


def written(goods: int) -> str:
    return "".join(letter * int(load.blocks(goods, colour)) for colour, letter in enumerate(GOODS))
