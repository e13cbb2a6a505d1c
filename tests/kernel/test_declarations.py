"""Stages, reasons, endings, verbs and steps: each declared once, and mistakes in that noticed at once."""

from __future__ import annotations

import pytest

from hullbreach.kernel.moves import Domain
from hullbreach.kernel.outcome import Endings
from hullbreach.kernel.reasons import ALLOWED, GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Reasons
from hullbreach.kernel.skeleton import Rules
from hullbreach.kernel.stages import Stages
from hullbreach.kernel.steps import Step, in_order
from hullbreach.kernel.table import IDLE, Table
from hullbreach.kernel.verbs import Action, Bound, Verbs

COLUMN = Domain("column", ["a", "b"])


# --- stages, reasons, endings ----------------------------------------------------------------------------------------
def test_stages_are_numbered_behind_idle() -> None:
    stages = Stages()
    assert [stages.add("earth"), stages.add("target", forced=True)] == [1, 2]
    assert stages.names() == ("idle", "earth", "target")
    assert [stage.number for stage in stages.stages] == [0, 1, 2]
    assert [stage.forced for stage in stages.stages] == [False, False, True]
    assert stages.stages[IDLE].name == "idle"


@pytest.mark.parametrize("name", ["earth", "idle"])
def test_a_stage_is_declared_once(name: str) -> None:
    stages = Stages()
    stages.add("earth")
    with pytest.raises(ValueError, match=f"{name} is declared twice"):
        stages.add(name)


def test_what_every_game_refuses_rests_on_the_rules_it_names() -> None:
    reasons = Reasons(turn="X-TURN", end="X-END")
    common = {number: (reasons[number].code, reasons[number].rule) for number in (NOT_NOW, NOT_YOUR_TURN, GAME_OVER)}
    assert common == {
        NOT_NOW: ("not-now", "X-TURN"),
        NOT_YOUR_TURN: ("not-your-turn", "X-TURN"),
        GAME_OVER: ("game-over", "X-END"),
    }
    assert reasons[ALLOWED].code == "allowed"


def test_a_reason_has_a_code_and_a_rule_and_may_share_the_code() -> None:
    reasons = Reasons(turn="X-TURN", end="X-END")
    far, near = reasons.add("taken", "X-01"), reasons.add("taken", "X-02")
    assert [far, near] == [4, 5]
    assert [(reasons[number].code, reasons[number].rule) for number in (far, near)] == [
        ("taken", "X-01"),
        ("taken", "X-02"),
    ]


def test_endings_are_numbered_behind_a_game_that_runs() -> None:
    endings = Endings()
    assert [endings.add("won", "X-01"), endings.add("lost", "X-02")] == [1, 2]
    assert [endings[1], endings[2]] == [("won", "X-01"), ("lost", "X-02")]
    assert endings[0][0] == "running"


# --- verbs -----------------------------------------------------------------------------------------------------------
class Idle(Action[Table]):
    pass


def test_verbs_stand_in_the_vocabulary_in_the_order_they_were_declared() -> None:
    fire, hold = Idle(), Idle()
    verbs = Verbs[Table]([Bound("fire", fire, (1, 2), COLUMN), Bound("hold", hold, (2,), lasting=True)])
    assert [move.text for move in verbs.vocabulary.moves] == ["fire a", "fire b", "hold"]
    assert [move.text for move in fire.moves] == ["fire a", "fire b"]
    assert [move.text for move in hold.moves] == ["hold"]
    assert (verbs.number("fire"), verbs.number("hold")) == (0, 1)
    assert verbs.lasting == [False, True]
    assert verbs.by_stage(4) == [[], [fire], [fire, hold], []]
    assert verbs.allowed(3) == [0b110, 0b100]


def test_naming_a_stage_twice_is_naming_it_once() -> None:
    assert Verbs[Table]([Bound("fire", Idle(), (1, 1))]).allowed(2) == [0b10]


def test_an_action_belongs_to_one_verb() -> None:
    fire = Idle()
    with pytest.raises(ValueError, match="bound to two verbs"):
        Verbs[Table]([Bound("fire", fire, (1,)), Bound("shoot", fire, (1,))])


def test_a_verb_is_declared_once() -> None:
    with pytest.raises(ValueError, match="fire is declared twice"):
        Verbs[Table]([Bound("fire", Idle(), (1,)), Bound("fire", Idle(), (2,), COLUMN)])


@pytest.mark.parametrize("stage", [IDLE, 2, -1])
def test_a_verb_belongs_to_declared_stages(stage: int) -> None:
    """Nothing can be done where nothing is asked."""
    stages = Stages()
    stages.add("earth")
    verbs = Verbs[Table]([Bound("hold", Idle(), (1,)), Bound("fire", Idle(), (1, stage))])
    with pytest.raises(ValueError, match="fire belongs to a stage that is not declared"):
        Rules[Table](verbs, {}, Reasons("X-01", "X-02"), stages)


# --- steps -----------------------------------------------------------------------------------------------------------
def test_steps_are_ordered_by_kind() -> None:
    first, second, third = Step[Table](), Step[Table](), Step[Table]()
    assert in_order({2: third, 0: first, 1: second}) == [first, second, third]
    assert in_order(dict[int, Step[Table]]()) == []


@pytest.mark.parametrize("kinds", [(1,), (0, 2), (0, 1, 3), (-1, 0)])
def test_a_kind_without_a_class_is_a_gap(kinds: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="leaves a gap"):
        in_order({kind: Step[Table]() for kind in kinds})
