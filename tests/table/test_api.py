"""The HTTP side held against its own document by schemathesis."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from hullbreach.table.openapi import PATHS
from tests.effort import LONG
from tests.table.conftest import Running

EXAMPLES = 200 if LONG else 10


@pytest.mark.parametrize(("path", "method"), [(path, method) for path, methods in PATHS.items() for method in methods])
def test_every_answer_is_in_the_document(server: Running, path: str, method: str) -> None:
    operation = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")[path][method.upper()]

    @given(operation.as_strategy())
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def hold(case: schemathesis.Case[Any]) -> None:
        # Well-formed requests may still name a game, an option or a log there is not.
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    hold()
