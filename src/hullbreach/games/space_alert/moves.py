"""What one may do: one line for each verb."""

from __future__ import annotations

from typing import Final

from hullbreach.games.space_alert import stage, vocabulary
from hullbreach.games.space_alert.action_round import androids, planning, reveal, talking
from hullbreach.games.space_alert.action_round.state import Table
from hullbreach.games.space_alert.campaign import moves as campaign
from hullbreach.games.space_alert.flow import STEPS
from hullbreach.games.space_alert.vocabulary import ANDROID, CARD, MEMBER, ORDINARY_CARD, SIDE, SLOT
from hullbreach.games.space_alert.why import REASONS
from hullbreach.kernel.skeleton import Rules
from hullbreach.kernel.verbs import Bound, Verbs

PLAN: Final = (stage.PLAN,)
REVEAL: Final = (stage.REVEAL,)

VERBS: Final[Verbs[Table]] = Verbs[Table](
    [
        Bound("next", planning.AskNext(), PLAN, lasting=True),
        Bound("put", planning.Put(), PLAN, CARD, SLOT, SIDE, lasting=True),
        Bound("flip", planning.Flip(), PLAN, SLOT, lasting=True),
        Bound("shift", planning.Shift(), PLAN, SLOT, vocabulary.TO, lasting=True),
        Bound("take-back", planning.TakeBack(), PLAN, SLOT, lasting=True),
        Bound("close", planning.ClosePhase(), PLAN, lasting=True),
        Bound("plan", androids.PlanFor(), PLAN, ANDROID, ORDINARY_CARD, SLOT, SIDE, lasting=True),
        Bound("plan-heroic", androids.PlanHeroic(), PLAN, ANDROID, SLOT, SIDE, lasting=True),
        Bound("retrieve", androids.Retrieve(), PLAN, ANDROID, SLOT, lasting=True),
        Bound("give", talking.Give(), PLAN, CARD, MEMBER, lasting=True),
        Bound("ready", planning.GetReady(), PLAN, lasting=True),
        Bound("hold-on", planning.HoldOn(), PLAN, lasting=True),
        Bound("claim", talking.Claim(), PLAN, vocabulary.TIME, lasting=True),
        Bound("fire", talking.WillFire(), PLAN, vocabulary.ZONE, SLOT, lasting=True),
        Bound("say", talking.Say(), PLAN, vocabulary.PHRASE, lasting=True),
        Bound("watch", planning.Watch(), PLAN, lasting=True),
        Bound("fine", reveal.Fine(), REVEAL),
        Bound("trust", reveal.Trust(), REVEAL),
        Bound("slip", reveal.Slip(), REVEAL, vocabulary.MEANT),
        Bound("levels", campaign.Levels(), (stage.LEVELS,), vocabulary.LEVEL, vocabulary.SERIOUS),
        Bound("go-on", campaign.GoOn(), (stage.DECIDE,)),
        Bound("stop", campaign.Stop(), (stage.DECIDE,)),
        Bound("repair", campaign.Repair(), (stage.REPAIR,), vocabulary.ZONE, vocabulary.TILE),
        Bound("repair-squad", campaign.RepairSquad(), (stage.REPAIR,)),
        Bound("no-repair", campaign.RepairNothing(), (stage.REPAIR,)),
        Bound("squad-at", campaign.SquadAt(), (stage.SQUAD,), vocabulary.SQUAD_STATION),
        Bound("share", talking.Share(), PLAN, lasting=True),
    ]
)
RULES: Final[Rules[Table]] = Rules[Table](VERBS, STEPS, REASONS, stage.STAGES)
