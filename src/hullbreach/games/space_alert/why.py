"""Why a move is refused, with the rule behind each reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.reasons import Reasons

REASONS: Final = Reasons(turn="SA-GEN-02", end="SA-GEN-03")
# Planning.
NOT_IN_HAND: Final[i64] = REASONS.add("not-in-hand", "SA-PLAN-01")
SLOT_CLOSED: Final[i64] = REASONS.add("slot-closed", "SA-PLAN-05")
SLOT_NOT_OPEN: Final[i64] = REASONS.add("slot-not-open", "SA-PLAN-09")
SLOT_EMPTY: Final[i64] = REASONS.add("slot-empty", "SA-PLAN-03")
SAME_SLOT: Final[i64] = REASONS.add("same-slot", "SA-PLAN-04")
NO_OWN_BOARD: Final[i64] = REASONS.add("no-own-board", "SA-SOLO-01")
LAST_PHASE: Final[i64] = REASONS.add("last-phase", "SA-PLAN-10")
PHASE_FOR_ALL: Final[i64] = REASONS.add("phase-for-all", "SA-SOLO-06")
CARDS_LEFT: Final[i64] = REASONS.add("cards-left", "SA-PLAN-08")
# Androids.
NO_SUCH_ANDROID: Final[i64] = REASONS.add("no-such-android", "SA-AND-01")
ANDROID_SLOT_TAKEN: Final[i64] = REASONS.add("android-slot-taken", "SA-AND-09")
ANDROID_FINAL: Final[i64] = REASONS.add("android-final", "SA-AND-09")
# Data transfers.
NO_TRANSFER: Final[i64] = REASONS.add("no-transfer", "SA-ANN-10")
GAVE_ALREADY: Final[i64] = REASONS.add("gave-already", "SA-ANN-09")
HEROIC_STAYS: Final[i64] = REASONS.add("heroic-stays", "SA-ANN-11")
NOBODY_THERE: Final[i64] = REASONS.add("nobody-there", "SA-AND-17")
# Talking.
COMMUNICATIONS_DOWN: Final[i64] = REASONS.add("communications-down", "SA-ANN-12")
TOO_SOON: Final[i64] = REASONS.add("too-soon", "SA-PLAN-17")
TOLD_ALREADY: Final[i64] = REASONS.add("told-already", "SA-PLAN-11")
NOBODY_LISTENS: Final[i64] = REASONS.add("nobody-listens", "SA-SOLO-05")
NO_SUCH_THREAT: Final[i64] = REASONS.add("no-such-threat", "SA-ANN-19")
NO_SUCH_TURN: Final[i64] = REASONS.add("no-such-turn", "SA-GEN-10")
# The end of the round, and the clock.
TOO_EARLY_TO_END: Final[i64] = REASONS.add("too-early-to-end", "SA-PLAN-14")
READY_ALREADY: Final[i64] = REASONS.add("ready-already", "SA-PLAN-14")
NOT_READY: Final[i64] = REASONS.add("not-ready", "SA-PLAN-14")
CLOCK_RUNS: Final[i64] = REASONS.add("clock-runs", "SA-GEN-08")
# Trip-ups.
NO_SLIP: Final[i64] = REASONS.add("no-slip", "SA-ORD-07")
# Between missions.
NOT_BROKEN: Final[i64] = REASONS.add("not-broken", "SA-CAMP-08")
ENOUGH_REPAIRED: Final[i64] = REASONS.add("enough-repaired", "SA-CAMP-09")
NO_BROKEN_SQUAD: Final[i64] = REASONS.add("no-broken-squad", "SA-CAMP-08")
