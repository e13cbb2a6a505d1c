"""What all tests share: markers that must name real rules, and how hard hypothesis searches."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from hullbreach.games import RULEBOOKS, find_catalogue
from tests.effort import PROFILE

if TYPE_CHECKING:
    from collections.abc import Sequence

settings.register_profile("default", deadline=None, max_examples=30, derandomize=True)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.register_profile("interpreted", settings.get_profile("default"), max_examples=12)
settings.load_profile(PROFILE)


def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Refuse markers that name no rule. A worker cannot say so without crashing; there test_traceability does."""
    if not hasattr(config, "workerinput"):
        check_markers(items)


def check_markers(items: Sequence[pytest.Item]) -> None:
    known = {entry_id for game in RULEBOOKS for entry_id in find_catalogue(game).ids()}
    for item in items:
        for marker in item.iter_markers("rule"):
            for entry_id in marker.args:
                if entry_id not in known:
                    message = f"{item.nodeid}: no catalogue has the rule {entry_id!r}"
                    raise pytest.UsageError(message)
