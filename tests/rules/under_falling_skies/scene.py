"""Positions of Under Falling Skies in a few words, for the rule tests.

    scene = Scene({"r6c3": "purple"}, dice="5 3 1 / 6 2", energy=3)
    scene.play("place gray-5 r2c1")
    assert scene.ships == {"r6c3": "purple"}

Unless stated: Roswell, blue side, all tiles easy, no scenario, no characters, round 1 with the dice 1 2 3 / 4 5 in the
tray; no ship anywhere, mothership in row 0, markers as the base prints them. The player is to place a die.

Rooms:       Scene(placed={"r2c1": "gray-4", "r3c1": "white-6"}, phase="rooms")
Mothership:  Scene({"r1c1": "white"}, waiting="purple white", phase="mothership"), or phase="launch"
Chance:      scene.next_throws(6, 1, 3) decides what is rolled next, in the order of the dice
Anything of any city, scenario or team is an option: Scene(city="london", side="damaged", scenario="storm",
             decoy_pilot="upgraded", tile_4="advanced"); threat faces by position: Scene(threats=[1, 4])
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hullbreach.games.under_falling_skies import cell, flow, moves, pieces, ships, stage, step
from hullbreach.games.under_falling_skies.game import TITLE, UnderFallingSkies
from hullbreach.games.under_falling_skies.mothership import ROW_ACTIONS
from hullbreach.games.under_falling_skies.pieces import column_of
from hullbreach.games.under_falling_skies.state import PLAYER, Table
from hullbreach.games.under_falling_skies.view import BattleView, UnderFallingSkiesView
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import Dice, seeded
from hullbreach.kernel.journal import Journal
from tests.rules.played import Played

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


FREE_ROOM = {"r2c4": "white-5", "r2c5": "white-5"}
"""Dice in Roswell's free energy room: with them the Rooms phase stays open for the player."""


class Scene(Played):
    """A game put into a given position, with readers that answer in catalogue words."""

    title = TITLE
    game: UnderFallingSkies

    def __init__(
        self,
        ships: Mapping[str, str] | None = None,
        *,
        launch: Mapping[str, str] | None = None,
        waiting: str = "",
        dice: str = "1 2 3 / 4 5",
        placed: Mapping[str, str] | None = None,
        robots: Mapping[str, str] | None = None,
        mothership: int = 0,
        research: int = 0,
        energy: int | None = None,
        damage: int = 0,
        excavator: str | None = None,
        tokens: Mapping[str, int] | None = None,
        counters: Sequence[int] = (),
        marked: str | None = None,
        round: int = 1,  # noqa: A002 - the rulebook's word
        threats: Sequence[int] = (),
        phase: str = "planning",
        **options: str,
    ) -> None:
        """Ships by square, on launch points by column, and waiting ("purple purple white").

        `dice` are the five worker dice, gray / white, in the tray; those in `placed` ("gray-4" by space) are taken
        from them whatever they show, and one that lies ahead of the excavator is the dig die. Robots: "4" or
        "4 exhausted" by space. Tokens replace those of the scenario: by column, square or space, as it lays them, with
        their numbers. `phase` is where play goes on: planning, rooms, mothership or launch.
        """
        self.journal = Journal()
        game = TITLE.new(options, 1, self.journal)
        assert isinstance(game, UnderFallingSkies)
        self.game = game
        self._turn_tiles(threats)
        self.clear_sky()
        for square, ship in (ships or {}).items():
            self.table.put_ship(pieces.SHIP_NAMES.index(ship), pieces.SQUARE_NAMES.index(square))
        for column, ship in (launch or {}).items():
            self.table.cells[cell.LAUNCH_POINT + pieces.COLUMN_NAMES.index(column)] = pieces.SHIP_NAMES.index(ship)
        for ship in waiting.split():
            self.table.cells[cell.WAITING + pieces.SHIP_NAMES.index(ship)] += 1
        cells = self.table.cells
        cells[cell.MOTHERSHIP] = mothership
        cells[cell.RESEARCH] = research
        cells[cell.ENERGY] = self.table.setting.start_energy if energy is None else energy
        cells[cell.DAMAGE] = damage
        cells[cell.ROUND] = round
        cells[cell.MARKED] = NONE if marked is None else pieces.COLUMN_NAMES.index(marked)
        if excavator is not None:
            cells[cell.EXCAVATOR] = pieces.ON_PATH[pieces.SPACE_NAMES.index(excavator)]
        self._lay_dice(dice, placed or {})
        self._install(robots or {})
        self._lay_tokens(tokens)
        for number, count in enumerate(counters):
            cells[cell.COUNTER + number] = count
        self.journal.events.clear()
        self._go_to(phase)

    # --- laying out ---
    def _turn_tiles(self, threats: Sequence[int]) -> None:
        if threats:
            self.table.cells[cell.THREATS] = sum(1 << (position - 1) for position in threats)
            self.table.cells[cell.THREAT_LEVEL] = len(threats)
            self.table.use_setting()

    def _lay_dice(self, dice: str, placed: Mapping[str, str]) -> None:
        for die, value in enumerate(int(word) for word in dice.replace("/", " ").split()):
            self.table.cells[cell.DIE_VALUE + die] = value
            self.table.cells[cell.DIE_AT + die] = NONE
        for name, face in placed.items():
            colour, _, value_text = face.partition("-")
            die = self._die_in_tray(colour)
            space = pieces.SPACE_NAMES.index(name)
            self.table.cells[cell.DIE_VALUE + die] = int(value_text)
            self.table.cells[cell.DIE_AT + die] = space
            self.table.cells[cell.COLUMNS_USED] |= 1 << column_of(space)
            self.table.cells[cell.FRESH] = 0
            if self.table.steps_ahead(space) > 0:
                self.table.cells[cell.DIG_DIE] = die

    def _die_in_tray(self, colour: str) -> int:
        dice = range(pieces.FIRST_WHITE) if colour == "gray" else range(pieces.FIRST_WHITE, pieces.WORKERS)
        return next(die for die in dice if self.table.die_space(die) == NONE)

    def _install(self, robots: Mapping[str, str]) -> None:
        for die, (space, words) in enumerate(robots.items(), int(pieces.WORKERS)):
            value, _, exhausted = words.partition(" ")
            self.table.cells[cell.DIE_VALUE + die] = int(value)
            self.table.cells[cell.DIE_AT + die] = pieces.SPACE_NAMES.index(space)
            self.table.cells[cell.EXHAUSTED] |= (1 << die) if exhausted else 0

    def _lay_tokens(self, tokens: Mapping[str, int] | None) -> None:
        if tokens is None:
            return
        for token in range(8):
            if self.table.cells[cell.TOKEN_AT + token] >= 0:
                self.table.cells[cell.TOKEN_AT + token] = -2
        for token, (place, number) in enumerate(tokens.items()):
            self.table.cells[cell.TOKEN_AT + token] = self._token_place(place)
            self.table.cells[cell.TOKEN_VALUE + token] = number

    def _token_place(self, name: str) -> int:
        if name in pieces.COLUMN_NAMES:
            return pieces.COLUMN_NAMES.index(name)
        on_squares = self.table.setting.token_place == 1
        return pieces.SQUARE_NAMES.index(name) if on_squares else pieces.SPACE_NAMES.index(name)

    def _go_to(self, phase: str) -> None:
        table = self.table
        table.agenda.clear()
        table.release(PLAYER)
        if phase == "planning":
            table.agenda.push(step.PLAN)
        elif phase == "rooms":
            table.cells[cell.PART] = pieces.ROOMS_PART
            table.agenda.push(step.START_ROOMS)
        elif phase == "mothership":
            table.agenda.push(step.START_MOTHERSHIP)
        else:
            table.cells[cell.PART] = pieces.MOTHERSHIP_PART
            for kind in (step.START_ROUND, step.END_LAUNCH, step.LAUNCH_NEXT):
                table.agenda.push(kind)
        moves.RULES.run(table)

    # --- doing ---
    @property
    def table(self) -> Table:
        return self.game.table

    def clear_sky(self) -> None:
        """No ship anywhere, on launch points and waiting neither."""
        for place in range(cell.GRID, cell.TOKEN_AT):
            self.table.cells[place] = 0

    def play(self, *texts: str) -> None:
        """Play moves as they are written in logs: "place gray-5 r2c1", "use r2c1", "ability city"."""
        for text in texts:
            self.game.play(0, TITLE.vocabulary.read(text))

    def finish_round(self) -> None:
        """The rest of the round without a plan: dice into AA guns, no room used, the first launch point of a choice."""
        began = self.round
        while self.round == began and not self.game.over():
            self.play("done" if "done" in self.legal else self.game.legal(0)[0].text)

    def descend(self, column: str, value: int, *, aa_gun: bool = False) -> None:
        """The ships of a column move as for a die of that value, without a die; nothing else happens."""
        cause = ships.BY_AA_DIE if aa_gun else ships.BY_DIE
        self.resolve(step.MOVE_COLUMN, pieces.COLUMN_NAMES.index(column), value, cause)

    def resolve(self, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Resolve one step and all it leads to, before whatever is next; the decision stays."""
        depth, now = self._interrupt()
        self.table.agenda.push(kind, a, b, c)
        self._catch_up(depth, now)

    def action(self, name: str, number: int = 1) -> None:
        """The mothership carries out an action, whatever its row."""
        depth, now = self._interrupt()
        ROW_ACTIONS[pieces.ACTION_NAMES.index(name)].carry_out(self.table, number)
        self._catch_up(depth, now)

    def _interrupt(self) -> tuple[int, int]:
        now = int(self.table.stage_of(PLAYER))
        self.table.release(PLAYER)
        return len(self.table.agenda), now

    def _catch_up(self, depth: int, now: int) -> None:
        table, agenda = self.table, self.table.agenda
        while not table.is_awaited(PLAYER) and (len(agenda) > depth or agenda.kind() == step.BATTLE_OVER):
            kind, a, b, c, d = agenda.kind(), agenda.a(), agenda.b(), agenda.c(), agenda.d()
            agenda.drop()
            flow.STEPS[kind].resolve(table, NONE, a, b, c, d)
        if not table.is_awaited(PLAYER) and not table.is_over():
            table.ask(PLAYER, now)

    def next_throws(self, *values: int) -> None:
        """Decide the next throws of six-sided dice, up to five of them."""
        self.table.dice = seeded(_seed_for(values))

    # --- reading ---
    @property
    def ships(self) -> dict[str, str]:
        """Every ship on a square of the sky."""
        return {
            name: pieces.SHIP_NAMES[self.table.ship_at(square)]
            for square, name in enumerate(pieces.SQUARE_NAMES)
            if self.table.ship_at(square)
        }

    @property
    def launch(self) -> dict[str, str]:
        """Ships on launch points, by column."""
        points = self.battle.mothership.launch_points
        return {name: ship for name, ship in zip(pieces.COLUMN_NAMES, points, strict=True) if ship}

    @property
    def waiting(self) -> str:
        """Waiting ships in launch order: "purple purple white"."""
        return " ".join(self.battle.mothership.waiting)

    @property
    def supply(self) -> int:
        return self.battle.mothership.supply

    @property
    def tray(self) -> str:
        """Unplaced dice in their order: "gray-1 gray-2 white-4"."""
        dice = [die for die in range(pieces.WORKERS) if self.table.die_space(die) == NONE]
        return " ".join(pieces.FACE_NAMES[self.table.face(die)] for die in dice)

    @property
    def placed(self) -> dict[str, str]:
        """Worker dice in the base, by space."""
        dice = [die for die in range(pieces.WORKERS) if self.table.die_space(die) != NONE]
        return {pieces.SPACE_NAMES[self.table.die_space(die)]: pieces.FACE_NAMES[self.table.face(die)] for die in dice}

    @property
    def robots(self) -> dict[str, str]:
        """By space: "4", or "4 exhausted"."""
        found = {}
        for name, space in zip(pieces.SPACE_NAMES, self.battle.base.spaces, strict=True):
            if space.die is not None and space.die.colour == "blue":
                found[name] = f"{space.die.value} exhausted" if space.die.exhausted else str(space.die.value)
        return found

    @property
    def mothership(self) -> int:
        return self.table.cells[cell.MOTHERSHIP]

    @property
    def research(self) -> int:
        """Steps taken."""
        return self.table.cells[cell.RESEARCH]

    @property
    def energy(self) -> int:
        return self.table.cells[cell.ENERGY]

    @property
    def max_energy(self) -> int:
        return self.battle.energy.most

    @property
    def damage(self) -> int:
        return self.table.cells[cell.DAMAGE]

    @property
    def excavator(self) -> str:
        """The space it stands on."""
        return pieces.SPACE_NAMES[pieces.PATH[self.table.cells[cell.EXCAVATOR]]]

    @property
    def tokens(self) -> dict[str, int]:
        """Tokens on the board with their numbers."""
        battle = self.battle
        columns = dict(zip(pieces.COLUMN_NAMES, battle.column_tokens, strict=True))
        spaces = {name: space.token for name, space in zip(pieces.SPACE_NAMES, battle.base.spaces, strict=True)}
        squares = {
            f"r{row.row}c{column}": square.token for row in battle.sky for column, square in enumerate(row.squares, 1)
        }
        places = [*columns.items(), *spaces.items(), *squares.items()]
        return {name: token for name, token in places if token is not None}

    @property
    def counters(self) -> dict[str, int]:
        return {counter.name: counter.count for counter in self.battle.counters}

    @property
    def round(self) -> int:
        return self.table.cells[cell.ROUND]

    @property
    def phase(self) -> str:
        """The decision awaited."""
        return "over" if self.table.is_over() else stage.STAGES.names()[self.table.stage_of(PLAYER)]

    def room(self, space: str) -> tuple[int | None, int]:
        """Value of a room with the dice on it, or None if they do not make it work, and what using it costs now."""
        found = next(room for room in self.battle.base.rooms if room.room == space)
        return found.value, found.cost_now

    def uses_left(self, source: str) -> list[int | None]:
        """Uses left of the abilities of city, scenario or character."""
        return [ability.left for ability in self.battle.abilities if ability.source == source]

    @property
    def view(self) -> UnderFallingSkiesView:
        view = self.game.public_view()
        assert isinstance(view, UnderFallingSkiesView)
        return view

    @property
    def battle(self) -> BattleView:
        battle = self.view.battle
        assert battle is not None
        return battle


def new_game(seed: int = 1, **options: str) -> Scene:
    """A game as the rules set it up, at its first decision; `play="campaign"` for a campaign."""
    scene = Scene.__new__(Scene)
    scene.journal = Journal()
    game = TITLE.new(options, seed, scene.journal)
    assert isinstance(game, UnderFallingSkies)
    scene.game = game
    return scene


@cache
def _seed_for(values: tuple[int, ...]) -> int:
    """The first seed whose dice begin with these throws."""
    return next(seed for seed in range(10**6) if _throws(seeded(seed), len(values)) == values)


def _throws(dice: Dice, count: int) -> tuple[int, ...]:
    return tuple(int(dice.roll(pieces.HIGHEST)) + 1 for _ in range(count))
