"""The yard of Galaxy Trucker in a few words, for the rule tests.

    yard = Yard(players=2, clock="full")
    yard.build(0, "t088 7,6 0")          # picks the tile up and welds it there
    yard.wait(90)
    yard.play(1, "flip")

Unless stated: a single flight of level I with two players and no clock. Seats are counted from 0, squares named as on a
board of class I, II or III. `give` puts a component into a hand, `lay` welds one onto a ship however wrongly it lies;
both take it from the warehouse. `lay_example` takes the ship of a catalogue example: of such a ship nobody has a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hullbreach.games import find_catalogue
from hullbreach.games.galaxy_trucker import cell, pieces, stage
from hullbreach.games.galaxy_trucker.game import TITLE, GalaxyTrucker
from hullbreach.games.galaxy_trucker.papers.notation import read_ship
from hullbreach.games.galaxy_trucker.papers.paper import ShipPaper
from hullbreach.games.galaxy_trucker.ship.board import SPOT_NAMES
from hullbreach.games.galaxy_trucker.view import GalaxyTruckerOwn, GalaxyTruckerView
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.catalogue import Example
from hullbreach.kernel.journal import Journal
from tests.rules.played import Played

if TYPE_CHECKING:
    from hullbreach.games.galaxy_trucker.ship.hull import Hull
    from hullbreach.games.galaxy_trucker.state import Table
    from hullbreach.games.galaxy_trucker.view import SeatView

SECOND = 1000
SOUND_SHIP = ("t088 7,6 0", "t066 7,8 0")
"""A cannon before the cabin and an engine behind it."""
WRONG_ENGINE = ("t064 7,6 1",)
"""Its exhaust points to the left."""
BLOCKED_CANNON = ("t095 6,7 0", "t052 7,6 2", "t057 6,6 0")
"""The cannon on 6,7 points at the hold on 6,6."""
BLOCKED_ENGINE = ("t064 6,7 0", "t054 7,8 0", "t057 6,8 0")
"""Behind the engine on 6,7 lies the hold on 6,8."""
BAD_CONTACT = ("t052 7,6 2", "t057 8,6 0", "t043 8,7 0")
"""A connector of the cabin on 8,7 touches the smooth side of the hold on 8,6."""


class Yard(Played):
    """A game from its first moment on, with readers that answer in catalogue words."""

    title = TITLE
    game: GalaxyTrucker

    def __init__(self, players: int = 2, seed: int = 1, **options: str) -> None:
        self.journal = Journal()
        chosen = {"players": str(players), "flights": "I", "clock": "none", **options}
        self.game = cast("GalaxyTrucker", TITLE.new(chosen, seed, self.journal))

    @property
    def table(self) -> Table:
        return self.game.table

    # --- preparing ---
    def give(self, seat: int, tile: str, *, from_aside: bool = False) -> None:
        """Into an empty hand, as if just picked up."""
        number = self._take(tile)
        self.table.set_of(seat, cell.HAND, number)
        self.table.set_of(seat, cell.HAND_FROM, cell.FROM_ASIDE if from_aside else cell.FROM_WAREHOUSE)

    def lay(self, seat: int, *components: str) -> None:
        """Onto the ship, welded: "t088 7,6 0"."""
        for component in components:
            tile, square, turn = component.split()
            self.hull(seat).put(self.place(square), pieces.lying(self._take(tile), int(turn)))
            self.table.add_of(seat, cell.BUILT, 1)

    def set_aside(self, seat: int, *tiles: str) -> None:
        for place, tile in enumerate(tiles):
            self.table.set_of(seat, cell.ASIDE + place, self._take(tile))

    def turn_up(self, *tiles: str) -> None:
        for tile in tiles:
            self.table.set_where(number_of(tile), cell.FACE_UP)

    def calm(self) -> None:
        """Nothing but planets will come: the flight stands still at its first card, and nothing befalls a ship."""
        level = self.table.cells[cell.LEVEL]
        card = next(card for card in pieces.CARDS if card.type == pieces.PLANETS and card.level == level)
        for place in range(self.table.cells[cell.DECK_SIZE]):
            self.table.cells[cell.DECK + place] = card.number

    def _take(self, tile: str) -> int:
        number = number_of(tile)
        assert self.table.where(number) != cell.TAKEN, f"{tile} is not in the warehouse"
        self.table.set_where(number, cell.TAKEN)
        return number

    # --- doing ---
    def play(self, seat: int, *texts: str) -> None:
        for text in texts:
            self.game.play(seat, TITLE.vocabulary.read(text))

    def build(self, seat: int, *components: str) -> None:
        for component in components:
            tile, square, turn = component.split()
            self.turn_up(tile)
            self.play(seat, f"take {tile}", f"weld {square} {turn}")

    def finish(self) -> None:
        """All who still build take the lowest order tile that is left."""
        for seat in range(self.table.seats):
            if self.stage(seat) == "build":
                self.play(seat, f"finish {self.public.orders_left[0]}")

    def wait(self, seconds: float) -> None:
        self.game.advance(int(seconds * SECOND))

    def end_round(self) -> None:
        """From the launch on to the accounts, as fast as possible."""
        while self.phase != "accounts":
            for seat in self.game.actors():
                for verb in ("crewed", "give-up"):
                    if verb in {move.text for move in self.game.legal(seat)}:
                        self.play(seat, verb)
                        break
                else:
                    self.game.play(seat, self.game.legal(seat)[0])

    # --- reading ---
    def place(self, square: str) -> int:
        place = int(self.table.board().place_of(SPOT_NAMES.index(square)))
        assert place != NONE, f"{square} is not on the board"
        return place

    def hull(self, seat: int) -> Hull:
        return self.table.ships[seat]

    def legal_for(self, seat: int) -> set[str]:
        return {move.text for move in self.game.legal(seat)}

    def verbs_of(self, seat: int) -> set[str]:
        return {text.split(" ")[0] for text in self.legal_for(seat)}

    def stage(self, seat: int) -> str:
        return stage.STAGES.names()[self.table.stage_of(seat)]

    @property
    def stages(self) -> list[str]:
        return [self.stage(seat) for seat in range(self.table.seats)]

    @property
    def public(self) -> GalaxyTruckerView:
        return cast("GalaxyTruckerView", self.game.public_view())

    @property
    def phase(self) -> str:
        return self.public.phase

    def seat(self, seat: int) -> SeatView:
        return self.public.seats[seat]

    def cards(self, seat: int) -> list[str]:
        """Those the seat is looking at."""
        return cast("GalaxyTruckerOwn", self.game.own_view(seat)).cards

    def ship(self, seat: int) -> dict[str, str]:
        """Tiles by square, without the starting cabin."""
        parts = {SPOT_NAMES[part.at]: part.tile for part in self.seat(seat).ship.parts}
        return {square: tile for square, tile in parts.items() if not tile.startswith("start_")}

    def squares(self, seat: int) -> set[str]:
        """Where there is a component; also for ships that are written."""
        hull = self.hull(seat)
        return {SPOT_NAMES[hull.board.spots[place]] for place in range(hull.board.size) if not hull.is_free(place)}

    def _of_each(self, what: int) -> list[int]:
        return [int(self.table.of(seat, what)) for seat in range(self.table.seats)]

    @property
    def orders(self) -> list[int]:
        """Order tiles, 0 for who has none."""
        return self._of_each(cell.ORDER)

    @property
    def lost(self) -> list[int]:
        return self._of_each(cell.LOST)

    @property
    def spaces(self) -> list[int]:
        return self._of_each(cell.SPACE)

    def heard(self, *names: str) -> list[tuple[int, ...]]:
        """What was told of these kinds, in numbers."""
        return [event.values for event in self.journal.events if event.kind.name in names]

    def deck(self) -> list[str]:
        """All cards of the flight, hidden ones too."""
        cells = self.table.cells
        return [pieces.CARD_NAMES[card] for card in cells[cell.DECK : cell.DECK + cells[cell.DECK_SIZE]]]


def number_of(tile: str) -> int:
    return pieces.TILE_NAMES.index(tile)


def lay_example(yard: Yard, seat: int, example: str) -> None:
    """The ship of a catalogue example in place of all that was built; its components are no tiles of the box."""
    found = find_catalogue(TITLE.id).entry(example)
    assert isinstance(found, Example)
    assert found.ship is not None
    written = read_ship(ShipPaper(yard.table.board().name, found.ship))
    hull = yard.hull(seat)
    for place in range(hull.board.size):
        hull.put(place, written.part(place))
