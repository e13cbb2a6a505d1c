"""Bots of any game: they play by the rules, reproduce, see no more than their seat, and take a win that is there."""

from __future__ import annotations

import pytest

from hullbreach.games import titles
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import Player, play_out
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.game import Game
from hullbreach.kernel.journal import MUTE, Journal
from hullbreach.kernel.moves import Move
from hullbreach.kernel.title import Title
from hullbreach.players import BOTS, make_bot
from hullbreach.players.greedy import Greedy
from hullbreach.players.mcts import Mcts, Node
from hullbreach.players.player import FEW_TRIES, TRIES, is_compiled, patient_tries
from tests.kernel.toy import TITLE as TOY
from tests.rules.aliens_attack.scene import Scene
from tests.rules.under_falling_skies.scene import Scene as Skies

EVERY_TITLE = [*titles(), TOY]


def some_positions(title: Title, count: int = 6) -> list[Game]:
    """Positions a few random decisions into different games, with somebody to act."""
    positions: list[Game] = []
    for seed in range(1, 100):
        game = title.new({}, seed)
        play_out(game, seeded(seed), seed % 8)
        while not game.over() and not game.actors():
            deadline = game.deadline()
            assert deadline is not None
            game.advance(deadline)
        if not game.over():
            positions.append(game)
        if len(positions) == count:
            return positions
    raise AssertionError("random games are too short")


def chosen(player: Player, game: Game, seat: int = 0) -> str:
    """The text of the move it makes."""
    move = player.choose(game, seat)
    assert isinstance(move, Move)
    return move.text


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("title", EVERY_TITLE, ids=lambda title: title.id)
def test_a_bot_chooses_a_legal_move_and_leaves_the_game_alone(title: Title, bot: str) -> None:
    for game in some_positions(title):
        before = game.to_bytes()
        for seat in game.actors():
            assert make_bot(bot, 1, playouts=2).choose(game, seat) in game.legal(seat)
        assert game.to_bytes() == before


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("title", EVERY_TITLE, ids=lambda title: title.id)
def test_a_bot_cannot_peek(title: Title, bot: str) -> None:
    """Where two states look alike to a seat, the same bot makes the same move."""
    for number, game in enumerate(some_positions(title)):
        for seat in game.actors():
            other = game.guess(1000 + number, seat)
            answers = [make_bot(bot, 7, playouts=2).choose(state, seat) for state in (game, other)]
            assert answers[0] is answers[1]


@pytest.mark.parametrize("bot", BOTS)
def test_equal_seeds_choose_alike_and_a_bot_goes_on_from_its_own_dice(bot: str) -> None:
    game = some_positions(TOY)[0]
    seat = game.actors()[0]
    first, second = make_bot(bot, 5, playouts=2), make_bot(bot, 5, playouts=2)
    assert [first.choose(game, seat) for _ in range(5)] == [second.choose(game, seat) for _ in range(5)]


def test_random_bots_with_different_seeds_differ() -> None:
    game = some_positions(titles()[0])[0]
    moves = {make_bot("random", seed).choose(game, 0) for seed in range(30)}
    assert len(moves) > 3


@pytest.mark.parametrize("bot", ["greedy", "mcts"])
def test_a_thinking_bot_takes_the_winning_hit(bot: str) -> None:
    scene = Scene({"r3c1": "ship_01", "r3c3": "ship_02"}, battle_row=1, damaged=[1, 2, 4])
    assert chosen(make_bot(bot, 3, playouts=10), scene.game) == "laser part3"


@pytest.mark.parametrize("bot", ["greedy", "mcts"])
def test_a_thinking_bot_spares_a_neutralised_cannon(bot: str) -> None:
    """Hitting ship_09 fires its laser at neutralised Alpha and loses at once; every other move goes on."""
    scene = Scene(
        {"r2c1": "ship_09 advanced", "r3c3": "ship_01"}, levels={"alpha": 0}, deck=["ship_03", "ship_05", "ship_06"]
    )
    assert chosen(make_bot(bot, 3, playouts=10), scene.game) != "laser r2c1"


def test_mcts_searches_as_many_playouts_per_move_as_it_was_given() -> None:
    game = some_positions(titles()[0])[0]
    root = Mcts(1, playouts=7).search(game, 0)
    assert root.visits == 7 * len(game.legal(0))
    assert sum(child.visits for child in root.children.values()) == root.visits


def test_mcts_stops_when_its_time_is_up() -> None:
    game = some_positions(titles()[0])[0]
    root = Mcts(1, seconds=0.05).search(game, 0)
    assert root.visits > 0
    assert Mcts(1, seconds=0.0).choose(game, 0) in game.legal(0)


def test_mcts_without_a_budget_uses_its_default() -> None:
    assert Mcts(1).playouts == 40
    assert Mcts(1, seconds=1.0).playouts is None
    assert Mcts(1, playouts=5, seconds=1.0).playouts == 5


def test_mcts_can_play_random_moves_before_it_judges() -> None:
    game = some_positions(titles()[0])[0]
    root = Mcts(1, playouts=3, rollout=5).search(game, 0)
    assert 0.0 <= root.mean() <= 1.0


@pytest.mark.parametrize("bot", ["greedy", "mcts"])
def test_a_thinking_bot_takes_the_last_research_step(bot: str) -> None:
    """It costs 11, and six and five lie in the room for two."""
    scene = Skies(research=15, excavator="r6c5", placed={"r4c3": "gray-6", "r4c4": "gray-5"}, energy=3, phase="rooms")
    assert len(scene.game.legal(0)) > 3
    assert chosen(make_bot(bot, 3, playouts=2), scene.game) == "use r4c3"


def test_greedy_goes_by_habit() -> None:
    scene = Skies({"r3c3": "purple"})
    assert make_bot("greedy", 1).choose(scene.game, 0) is scene.game.habit(0)


def test_mcts_judges_a_move_by_habit_until_it_knows_it_well() -> None:
    game = Skies({"r3c3": "purple"}).game
    patient = Mcts(1, playouts=3, patience=1000).search(game, 0)
    assert all(not child.children for child in patient.children.values())
    hasty = Mcts(1, playouts=3, patience=1).search(game, 0)
    assert any(child.children for child in hasty.children.values())


def test_mcts_meets_the_same_guesses_with_every_move(monkeypatch: pytest.MonkeyPatch) -> None:
    game = some_positions(TOY)[0]
    seeds: list[int] = []
    guess = type(game).guess

    def noted(self: Game, seed: int, seat: int | None = None, journal: Journal = MUTE) -> Game:
        seeds.append(seed)
        return guess(self, seed, seat, journal)

    monkeypatch.setattr(type(game), "guess", noted)
    root = Mcts(1, playouts=4).search(game, game.actors()[0])
    assert len(root.children) > 1
    assert len(seeds) == root.visits
    assert len(set(seeds)) == max(child.visits for child in root.children.values())


def test_the_spread_of_values() -> None:
    node = Node(0)
    assert node.spread() == 0.0
    for value in (0.2, 0.4, 0.2, 0.4):
        node.note(value)
    assert node.mean() == pytest.approx(0.3)
    assert node.spread() == pytest.approx(0.1)


def test_a_move_without_alternative_needs_no_thought() -> None:
    scene = Scene(battle_row=0, mode="two_player", deck=["ship_01"])
    scene.play("vortex c1")
    assert scene.legal == {"descend"}
    assert chosen(make_bot("mcts", 1, playouts=1_000_000), scene.game, 1) == "descend"


@pytest.mark.parametrize("bot", ["skynet", "", "MCTS"])
def test_an_unknown_bot_is_refused_by_name(bot: str) -> None:
    with pytest.raises(BadOption) as refused:
        make_bot(bot, 1)
    assert refused.value.code == "unknown-bot"
    assert refused.value.details == {"bot": bot, "expected": "random, greedy, novice, skilled, mcts"}


def test_nobody_waits_for_minutes_where_rules_are_not_compiled() -> None:
    assert patient_tries() == (TRIES if is_compiled() else FEW_TRIES)
    assert FEW_TRIES * 20 == TRIES


def test_weaker_bots_think_a_share_of_it() -> None:
    novice, skilled, full = (make_bot(bot, 1, tries=1000) for bot in ("novice", "skilled", "mcts"))
    assert isinstance(novice, Mcts)
    assert isinstance(skilled, Mcts)
    assert isinstance(full, Mcts)
    assert (novice.playouts, skilled.playouts, full.playouts) == (4, 16, 40)
    assert (novice.tries, skilled.tries, full.tries) == (100, 400, 1000)
    hasty = make_bot("novice", 1, seconds=2.0)
    assert isinstance(hasty, Mcts)
    assert (hasty.playouts, hasty.seconds) == (None, 0.2)


@pytest.mark.parametrize(("playouts", "tries", "made"), [(None, None, TRIES), (2, None, 12_000), (2, 7, 7)])
def test_tries_are_as_many_as_were_asked_for(playouts: int | None, tries: int | None, made: int) -> None:
    bot = make_bot("greedy", 1, playouts, tries=tries)
    assert isinstance(bot, Greedy)
    assert bot.tries == made
