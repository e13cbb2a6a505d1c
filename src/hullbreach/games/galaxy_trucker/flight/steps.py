"""What each step of a flight does."""

from __future__ import annotations

from typing import Final

from hullbreach.games.galaxy_trucker import step
from hullbreach.games.galaxy_trucker.flight import (
    accounts,
    cards,
    combat,
    declaring,
    derelicts,
    enemies,
    hyperspace,
    loading,
    losses,
    meteors,
    open_space,
    planets,
    supercards,
    track,
)
from hullbreach.games.galaxy_trucker.state import Table
from hullbreach.kernel.steps import Step

STEPS: Final[dict[int, Step[Table]]] = {
    step.BETWEEN: cards.Between(),
    step.NEXT_CARD: cards.NextCard(),
    step.MEET: cards.Meet(),
    step.CARD_DONE: cards.CardDone(),
    step.SETTLE: accounts.Settle(),
    step.NEXT_ROUND: accounts.NextRound(),
    step.DECLARE: declaring.Declare(),
    step.POWER: declaring.Power(),
    step.FLY: open_space.Fly(),
    step.DAYS: track.Days(),
    step.PLANET: planets.Arrive(),
    step.LEAVE_PLANETS: planets.LeavePlanets(),
    step.OFFER: derelicts.Offer(),
    step.PAY: accounts.Pay(),
    step.RECEIVE: loading.Receive(),
    step.LOADING: loading.Loading(),
    step.ENEMY: enemies.Attack(),
    step.COMPARE: enemies.Compare(),
    step.PENALTY: enemies.Penalty(),
    step.SALVO: meteors.Salvo(),
    step.STRIKE: meteors.Strike(),
    step.DEFEND: Step(),  # waits for its owner
    step.LOSE_CREW: losses.LoseCrew(),
    step.LOSE_GOODS: losses.LoseGoods(),
    step.LOSE_CELLS: losses.LoseCells(),
    step.COMBAT: combat.Combat(),
    step.JUDGE: combat.Judge(),
    step.BEGIN: cards.Begin(),
    step.JUMP: hyperspace.Jump(),
    step.STORM: hyperspace.Storm(),
    step.SHIFT: Step(),  # waits for its owner
    **supercards.STEPS,
}
