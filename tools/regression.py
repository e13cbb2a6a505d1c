"""Logistic regression, for the tools that weigh the signs a bot goes by. Needs numpy."""

from __future__ import annotations

from typing import Any

import numpy as np

STEPS = 50
ON_THE_CONSTANT = 1e-3


def fit(signs: Any, won: Any, penalty_of_a_weight: float) -> Any:
    """A weight for each sign, the first of which is the constant; by Newton's method."""
    penalty = np.full(signs.shape[1], penalty_of_a_weight)
    penalty[0] = ON_THE_CONSTANT
    weights = np.zeros(signs.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-signs @ weights))
        slope = signs.T @ (chance - won) + penalty * weights
        bend = (signs * (chance * (1 - chance))[:, None]).T @ signs + np.diag(penalty)
        weights = weights - np.linalg.solve(bend, slope)
    return weights
