"""Positions of Aliens Attack! in a few words, for the rule tests.

    scene = Scene({"r0c3": "ship_01", "r2c1": "ship_06 damaged_scout"}, deck=["ship_05"], danger=2)
    scene.play("fire gamma")
    assert scene.at("r0c1") == "ship_05 scout"

Unless stated: standard mode, APEX, all cannons level 1 in start order, Danger 1, defence cards front up, Earth to act.
The deck is empty unless given. Cards that are mentioned nowhere are out of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hullbreach.games.aliens_attack import cell, stage, step
from hullbreach.games.aliens_attack.game import TITLE, AliensAttack
from hullbreach.games.aliens_attack.moves import RULES
from hullbreach.games.aliens_attack.pieces import (
    ACTION_NAMES,
    CANNON_NAMES,
    DIE_ACTION_NAMES,
    FACE_NAMES,
    SQUARE_NAMES,
)
from hullbreach.games.aliens_attack.state import EARTH_SEAT, Table
from hullbreach.games.aliens_attack.view import AliensAttackView, known
from hullbreach.kernel.agenda import NONE
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.journal import Journal
from tests.rules.played import Played

ICONS = {
    "draw": step.DRAW,
    "move": step.MOVE,
    "laser": step.LASER,
    "apply": step.APPLY_DANGER,
    "raise": step.RAISE_DANGER,
    "bottom": step.TO_DECK_BOTTOM,
}
# Faces by name; on part cards 2 and 3 are called part and damaged_part.
FACES = {"scout": 0, "damaged_scout": 1, "advanced": 2, "damaged_advanced": 3, "part": 2, "damaged_part": 3}


class Scene(Played):
    """A game put into a given position, with readers that answer in catalogue words."""

    title = TITLE
    game: AliensAttack

    def __init__(
        self,
        ships: Mapping[str, str] | None = None,
        *,
        deck: Sequence[str] = (),
        levels: Mapping[str, int] | None = None,
        columns: Sequence[str] = CANNON_NAMES,
        danger: int = 1,
        backs: Sequence[str] = (),
        placed: Sequence[int] = (),
        battle_row: int | None = None,
        damaged: Sequence[int] = (),
        tokens: Sequence[int] = (),
        mines: str | None = None,
        shield: str | None = None,
        shield_hits: int = 0,
        set_aside: Sequence[int] = (),
        turn: int = 1,
        sabotaged: str | None = None,
        **options: str,
    ) -> None:
        """`backs` names the defence cards (e.g. "repairs_card") whose back is up; parts are numbered 1-4.

        `battle_row` puts the final battle on, with the mothership in that row (-1 to 3).
        """
        wanted = dict(options)
        if mines:
            wanted.setdefault("mines", "yes")
        if shield:
            wanted.setdefault("shield", "yes")
        if wanted.get("mode") == "recruit":
            raise ValueError("a recruit game starts with a decision: use new_game")
        self.journal = Journal()
        game = TITLE.new(wanted, 1, self.journal)
        assert isinstance(game, AliensAttack)
        self.game = game
        table = self.table
        table.agenda.clear()
        self._clear()
        for square, words in (ships or {}).items():
            table.put(self._card(words), SQUARE_NAMES.index(square))
        for words in deck:
            table.put_under(self._card(words))
        for cannon, level in (levels or {}).items():
            table.set_level(CANNON_NAMES.index(cannon), level)
        for column, cannon in enumerate(columns):
            table.cells[cell.CANNON_AT + column] = CANNON_NAMES.index(cannon)
        for name in backs:
            table.cells[cell.SIDE + table.setting.defence_names.index(name)] = 1
        table.cells[cell.DANGER] = danger
        table.cells[cell.PLACED] = 15 if battle_row is not None else _bits(placed)
        table.cells[cell.MOTHERSHIP] = NONE if battle_row is None else battle_row + 1
        table.cells[cell.DAMAGED] = _bits(damaged)
        table.cells[cell.TOKENS] = _bits(tokens)
        table.cells[cell.SET_ASIDE] = _bits(set_aside)
        table.cells[cell.MINES] = NONE if mines is None else SQUARE_NAMES.index(mines)
        table.cells[cell.SHIELD] = NONE if shield is None else SQUARE_NAMES.index(shield)
        table.cells[cell.SHIELD_HITS] = shield_hits
        table.cells[cell.TURN] = turn
        table.cells[cell.SABOTAGED] = NONE if sabotaged is None else CANNON_NAMES.index(sabotaged)
        table.release_all()
        table.ask(EARTH_SEAT, stage.EARTH)
        self.journal.events.clear()

    def _clear(self) -> None:
        for square in range(16):
            self.table.put(NONE, square)
        for cannon in range(4):
            self.table.set_level(cannon, 1)
        for card in range(14):
            self.table.set_face(card, 0)
        self.table.cells[cell.DECK_SIZE] = 0
        self.table.cells[cell.FRESH] = 0

    def _card(self, words: str) -> int:
        """`ship_05`, `ship_05 damaged_scout`: the card, with its face set."""
        name, _, face = words.partition(" ")
        card = self.table.setting.card_names.index(name)
        self.table.set_face(card, FACES[face or "scout"])
        if FACES[face or "scout"] >= 2:
            self.table.show(card)
        return card

    # --- doing ---
    @property
    def table(self) -> Table:
        return self.game.table

    def play(self, move: str, seat: int = 0) -> None:
        """Play a move as it is written in logs: "fire delta-left", "laser r0c4", "upgrade alpha+beta"."""
        self.game.play(seat, TITLE.vocabulary.read(move))

    def icon(self, name: str, a: int = 0, b: int = 0) -> None:
        """Resolve one icon by itself: icon("move", 2, 1), icon("draw", 3), icon("raise")."""
        self.resolve(ICONS[name], a, b)

    def resolve(self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Resolve one step and all it leads to, without ending a turn; Earth is to act afterwards."""
        table = self.table
        table.release_all()
        table.agenda.push(kind, a, b, c, d)
        RULES.run(table)
        if not self.game.actors() and not table.is_over():
            table.ask(EARTH_SEAT, stage.EARTH)

    def roll(self, value: int) -> None:
        """A turn in which Earth does nothing and the attack die shows `value`."""
        self.next_die(value)
        self.play("repair nothing")

    def mothership(self, action: str) -> None:
        """The mothership does what a face of its die says."""
        self.resolve(step.DESCEND + DIE_ACTION_NAMES.index(action))

    def next_die(self, value: int) -> None:
        """Make the next throw of the attack die show `value` (1-6)."""
        seed = next(seed for seed in range(1000) if seeded(seed).roll(6) == value - 1)
        self.table.dice = seeded(seed)

    # --- reading ---
    def at(self, square: str) -> str | None:
        """`ship_05 scout`, or None for an empty square."""
        card = self.table.card_at(SQUARE_NAMES.index(square))
        return None if card == NONE else self._words(card)

    @property
    def ships(self) -> dict[str, str]:
        """Every ship on the board by square."""
        found = {square: self.at(square) for square in SQUARE_NAMES}
        return {square: words for square, words in found.items() if words is not None}

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return [self._words(self.table.deck_card(place)) for place in range(self.table.deck_size())]

    def _words(self, card: int) -> str:
        return f"{self.table.setting.card_names[card]} {FACE_NAMES[self.table.shown_face(card)]}"

    @property
    def levels(self) -> dict[str, int]:
        return {name: self.table.level(cannon) for cannon, name in enumerate(CANNON_NAMES)}

    @property
    def columns(self) -> list[str]:
        """The cannons from left to right."""
        return [CANNON_NAMES[self.table.cannon_at(column)] for column in range(4)]

    @property
    def danger(self) -> int:
        return self.table.cells[cell.DANGER]

    @property
    def turn(self) -> int:
        return self.table.cells[cell.TURN]

    @property
    def phase(self) -> str:
        return self.view().phase

    @property
    def actions(self) -> list[str]:
        """The visible actions of the three defence cards."""
        return [ACTION_NAMES[self.table.action_of(slot)] for slot in range(3)]

    @property
    def battle_row(self) -> int | None:
        return self.table.mothership_row() if self.table.in_battle() else None

    @property
    def placed(self) -> list[int]:
        return _numbers(self.table.cells[cell.PLACED])

    @property
    def damaged(self) -> list[int]:
        return _numbers(self.table.cells[cell.DAMAGED])

    @property
    def tokens(self) -> list[int]:
        return _numbers(self.table.cells[cell.TOKENS])

    @property
    def set_aside(self) -> list[int]:
        return _numbers(self.table.cells[cell.SET_ASIDE])

    @property
    def mines(self) -> str | None:
        square = self.table.cells[cell.MINES]
        return None if square == NONE else SQUARE_NAMES[square]

    @property
    def shield(self) -> str | None:
        square = self.table.cells[cell.SHIELD]
        return None if square == NONE else SQUARE_NAMES[square]

    @property
    def shield_hits(self) -> int:
        return self.table.cells[cell.SHIELD_HITS]

    def view(self, seat: int | None = 0) -> AliensAttackView:
        """All the seat sees, what it alone knows filled in."""
        seen = self.game.view(seat)
        assert seen.seat == seat
        return known(seen)

    @property
    def won(self) -> bool | None:
        """Whether Earth won; None while the game runs."""
        outcome = self.game.outcome()
        return outcome.won[0] if outcome else None


def new_game(seed: int = 1, **options: str) -> Scene:
    """A game as the rules set it up, at its first decision."""
    scene = Scene.__new__(Scene)
    scene.journal = Journal()
    game = TITLE.new(options, seed, scene.journal)
    assert isinstance(game, AliensAttack)
    scene.game = game
    return scene


def _bits(parts: Sequence[int]) -> int:
    return sum(1 << (part - 1) for part in parts)


def _numbers(bits: int) -> list[int]:
    return [part + 1 for part in range(4) if bits >> part & 1]
