"""Flights of Space Alert in a few words, for the rule tests.

    voyage = Voyage("red a", "b", threats=["1 red fighter"]).to(2)
    assert voyage.reactors == [1, 1, 2]

Plans:       a word for each turn: a b c bots red blue lift, "." for an empty slot; heroic a! b! bots! !lower_blue;
             "|" may part the phases. The first plan is the captain's.
Threats:     "time zone id"; zone internal for internal ones. "3 red fighter @4" has appeared already, on space 4.
Unless stated: a mission with trajectories T4 T5 T6 for red, white and blue and T7 inside; damage piles start with the
             structural tile; everything is as set up, the crew is on the bridge, the computer maintained.
Meanwhile:   Voyage(…).to(4).put("fighter", space=2, wounds=3).to(5), or .end() for the whole flight
Elsewhere:   Voyage(".", at="lower_red", squads="active", shields=[0, 1, 1], damage={"red": 5}, wounds={"fighter": 3})
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.space_alert import cell, mode, pieces
from hullbreach.games.space_alert.cards import card
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.papers.report import STORED_WORDS, snapshot
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.harm import put_tile
from hullbreach.games.space_alert.resolution.names import SQUAD_NAMES, TILE_NAMES, name_of
from hullbreach.games.space_alert.resolution.score import Score
from hullbreach.games.space_alert.resolution.threats import appear
from hullbreach.games.space_alert.resolution.turns import begin, is_done, next_turn
from hullbreach.kernel.journal import Event, Journal
from tests.rules.space_alert.papers import paper, word_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SCORE_PARTS = "destroyed survived visual_confirmation damage worst_zone knocked_out disabled_squads"
PLAIN = {"member", "phase"}


class Voyage:
    """A flight that is resolved turn by turn, with readers that answer in catalogue words."""

    def __init__(
        self,
        *plans: str,
        threats: Sequence[str] = (),
        tracks: str = "T4 T5 T6 T7",
        piles: Mapping[str, str] | None = None,
        flight: str = "mission",
        slips: Sequence[str] = (),
        at: str = "",
        squads: str = "",
        out: Sequence[int] = (),
        shields: Sequence[int] = (),
        reactors: Sequence[int] = (),
        fuel: int | None = None,
        rockets: int | None = None,
        damage: Mapping[str, int | str] | None = None,
        wounds: Mapping[str, int] | None = None,
        maintained: bool = True,
    ) -> None:
        """Everything but the plans may differ from the set-up, too.

        Slips are "member turn word": what was meant. `piles` are the tiles a zone draws first ("shield reactor");
        `damage` is what a zone has drawn before: so many tiles, or these. `at` and `squads` (none, active, disabled) go
        by crew member; the last word goes for all others.
        """
        self.paper = paper(plans, threats, tracks, piles or {}, flight, slips, damage or {})
        mission, slots, meant = read(self.paper)
        self.journal = Journal()
        self.flight: Flight = begin(mission, slots, meant, self.journal)
        self._seat(at.split(), squads.split(), out)
        self._fill(cell.SHIELD, shields)
        self._fill(cell.REACTOR, reactors)
        if fuel is not None:
            self.flight.cells[cell.FUEL] = fuel
        if rockets is not None:
            self.flight.cells[cell.ROCKETS] = rockets
        for zone, drawn in (damage or {}).items():
            self._draw(zone, drawn)
        for number, threat in enumerate(threats):
            if "@" in threat:
                appear(self.flight, number)
                self.flight.set_threat(number, cell.POSITION, int(threat.partition("@")[2]))
        for name, cubes in (wounds or {}).items():
            self.flight.set_threat(self.number(name), cell.WOUNDS, cubes)
        if maintained:
            self._fill(cell.COMPUTER, [int(cell.MAINTAINED)] * 3)
        self.journal.events.clear()

    # --- setting the scene ---
    def _seat(self, stations: list[str], squads: list[str], out: Sequence[int]) -> None:
        for member in range(self.flight.mission.crew):
            if stations:
                station = pieces.STATION_NAMES.index(stations[min(member, len(stations) - 1)])
                self.flight.set_crew(member, cell.AT, station)
                if pieces.STATION_NAMES[station] == "space":
                    self.flight.cells[cell.PILOT] = member
            if squads:
                word = squads[min(member, len(squads) - 1)]
                self.flight.set_crew(member, cell.SQUAD, SQUAD_NAMES.index(word))
        for member in out:
            self.flight.set_crew(member, cell.OUT, 1)

    def _fill(self, first: int, values: Sequence[int]) -> None:
        for place, value in enumerate(values):
            self.flight.cells[first + place] = value

    def _draw(self, zone: str, drawn: int | str) -> None:
        number = pieces.ZONE_NAMES.index(zone)
        count = drawn if isinstance(drawn, int) else len(drawn.split())
        for place in range(count if self.flight.mission.uses(mode.WITH_TILES) else 0):
            put_tile(self.flight, number, self.flight.mission.piles[number * pieces.TILES + place])
        self.flight.cells[cell.DAMAGE + number] = count

    # --- going on ---
    def to(self, turn: int) -> Voyage:
        """Resolve through the end of that turn."""
        while self.turn < turn and not is_done(self.flight):
            next_turn(self.flight)
        return self

    def end(self) -> Voyage:
        """Resolve to the jump, or to the end of the ship."""
        return self.to(int(pieces.TURNS) + 1)

    def put(self, name: str, space: int, wounds: int = 0) -> Voyage:
        """Move a threat that has appeared, and say how hurt it is."""
        assert self.status(name) == "active"
        self.flight.set_threat(self.number(name), cell.POSITION, space)
        self.flight.set_threat(self.number(name), cell.WOUNDS, wounds)
        return self

    # --- the flight ---
    @property
    def turn(self) -> int:
        return int(self.flight.cells[cell.TURN])

    @property
    def outcome(self) -> str:
        """lost, won, or "" while it lasts."""
        if self.flight.is_lost():
            return "lost"
        return "won" if is_done(self.flight) else ""

    @property
    def loss(self) -> str:
        """Why, and where if it is a zone: "zone_destroyed red"."""
        zone = self.flight.cells[cell.LOSS_ZONE]
        why = cell.LOSS_NAMES[self.flight.cells[cell.LOSS]]
        return why if zone == pieces.NONE else f"{why} {pieces.ZONE_NAMES[zone]}"

    @property
    def score(self) -> dict[str, int]:
        """The parts that are not 0."""
        score = Score(self.flight)
        parts = {name: int(getattr(score, name)) for name in SCORE_PARTS.split()}
        return {name: points for name, points in parts.items() if points}

    @property
    def total(self) -> int:
        return int(Score(self.flight).total())

    # --- the ship ---
    @property
    def shields(self) -> list[int]:
        return self._three(cell.SHIELD)

    @property
    def reactors(self) -> list[int]:
        return self._three(cell.REACTOR)

    @property
    def fuel(self) -> int:
        return int(self.flight.cells[cell.FUEL])

    @property
    def rockets(self) -> int:
        return int(self.flight.cells[cell.ROCKETS])

    @property
    def damage(self) -> list[int]:
        return self._three(cell.DAMAGE)

    @property
    def tiles(self) -> list[str]:
        """The tiles drawn, zone by zone, in order."""
        return [tile for zone in snapshot(self.flight).tiles for tile in zone]

    @property
    def broken(self) -> list[str]:
        """The tiles that change what the ship can do."""
        places = [(zone, tile) for zone in range(int(pieces.ZONES)) for tile in range(int(pieces.TILES))]
        cells = self.flight.cells
        return [TILE_NAMES[zone, tile] for zone, tile in places if (cells[cell.BROKEN + zone] >> tile) & 1]

    @property
    def covered(self) -> list[str]:
        """Systems under a malfunction: "upper_red.b"."""
        systems = [(station, letter) for station in range(6) for letter in range(3)]
        covered = self.flight.cells[cell.COVERED]
        return [
            f"{pieces.STATION_NAMES[s]}.{'abc'[letter]}" for s, letter in systems if (covered >> (s * 3 + letter)) & 1
        ]

    @property
    def stored(self) -> list[str]:
        """The squads in store, lower red and upper blue: ready, taken or engulfed."""
        return [STORED_WORDS[self.flight.cells[cell.STORED + place]] for place in range(2)]

    @property
    def confirmed(self) -> list[int]:
        return self._three(cell.CONFIRMED)

    def _three(self, first: int) -> list[int]:
        return [int(self.flight.cells[first + place]) for place in range(3)]

    # --- the crew ---
    @property
    def at(self) -> list[str]:
        return [pieces.STATION_NAMES[self.flight.station_of(member)] for member in range(self.flight.mission.crew)]

    @property
    def out(self) -> list[int]:
        """Who is knocked out."""
        return [member for member in range(self.flight.mission.crew) if self.flight.is_out(member)]

    @property
    def squads(self) -> list[str]:
        """none, active or disabled."""
        return [SQUAD_NAMES[self.flight.squad_of(member)] for member in range(self.flight.mission.crew)]

    def board(self, member: int = 0) -> str:
        """The cards of an action board where they lie now, in the words of the plans; the last empty slots left out."""
        actions = [self.flight.action_of(member, turn) for turn in range(1, int(pieces.TURNS) + 1)]
        return " ".join(word_of(int(action)) for action in actions).rstrip(" .")

    # --- threats ---
    def number(self, name: str) -> int:
        cards = [CARDS.ids[card] for card in self.flight.mission.cards]
        return cards.index(name)

    def status(self, name: str) -> str:
        """pending, active, destroyed or survived."""
        return cell.STATUS_NAMES[self._threat(name, int(cell.STATUS))]

    def space(self, name: str) -> int:
        return self._threat(name, int(cell.POSITION))

    def hit_points(self, name: str) -> int:
        """What is left of them."""
        return int(self.flight.hit_points(self.number(name)))

    def speed(self, name: str) -> int:
        return self._threat(name, int(cell.SPEED))

    def armour(self, name: str) -> int:
        """Of an external threat: its shield points now."""
        return self._threat(name, int(cell.ARMOUR)) + int(self.flight.cells[cell.ARMOUR_BONUS])

    def stations(self, name: str) -> list[str]:
        """Where an internal threat has its tiles."""
        where = self._threat(name, int(cell.WHERE))
        return [pieces.STATION_NAMES[station] for station in range(6) if (where >> station) & 1]

    def _threat(self, name: str, cell: int) -> int:
        return int(self.flight.threat(self.number(name), cell))

    # --- what was told ---
    @property
    def story(self) -> list[str]:
        """Everything told so far, a line each: "wounded fighter 2 2"."""
        return [self._line(event) for event in self.journal.events]

    def told(self, *kinds: str) -> list[str]:
        """The lines of these kinds alone."""
        return [self._line(event) for event in self.journal.events if event.kind.name in kinds]

    @property
    def triggers(self) -> list[str]:
        """The marks performed: "2 fighter X" for turn 2."""
        found: list[str] = []
        turn = 0
        for event in self.journal.events:
            if event.kind.name == "turn":
                turn = int(event.a)
            elif event.kind.name == "triggered":
                found.append(f"{turn} {CARDS.ids[self.flight.mission.cards[event.a]]} {card.LETTERS[event.b]}")
        return found

    def _line(self, event: Event) -> str:
        named = event.named()
        return " ".join([event.kind.name, *(self._word(field, value, named) for field, value in named.items())])

    def _word(self, field: str, value: int, others: dict[str, int]) -> str:
        """What a number in an event stands for; crew members count from 0, cards are named as in plans."""
        if field in PLAIN:
            return str(value)
        if value == pieces.NONE:
            return "-"
        return word_of(value) if field == "action" else name_of(field, value, others, self.flight.mission)
