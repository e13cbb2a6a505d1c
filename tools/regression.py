"""Logistic regression, for the tools that weigh the signs a bot goes by. Needs numpy."""

from __future__ import annotations

from typing import Any

import numpy as np

STEPS = 50
HALVINGS = 20
ON_THE_CONSTANT = 1e-3


def fit(signs: Any, won: Any, penalty_of_a_weight: float, prior: Any = 0.0) -> Any:
    """A weight for each sign, the first of which is the constant; a sign that tells nothing keeps its prior weight.

    By Newton's method, with steps halved while they lead away: far from zero a whole step overshoots.
    """
    penalty = np.full(signs.shape[1], penalty_of_a_weight)
    penalty[0] = ON_THE_CONSTANT
    weights = np.zeros(signs.shape[1]) + prior

    def misfit(tried: Any) -> float:
        total = signs @ tried
        return float(np.sum(np.logaddexp(0, total) - won * total) + penalty @ (tried - prior) ** 2 / 2)

    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(signs @ weights, -30, 30)))
        slope = signs.T @ (chance - won) + penalty * (weights - prior)
        bend = (signs * (chance * (1 - chance))[:, None]).T @ signs + np.diag(penalty)
        step = np.linalg.solve(bend, slope)
        halvings = 0
        while misfit(weights - step) > misfit(weights) and halvings < HALVINGS:
            step, halvings = step / 2, halvings + 1
        if halvings == HALVINGS:
            break
        weights = weights - step
    return weights
