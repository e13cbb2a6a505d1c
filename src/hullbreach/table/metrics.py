"""Figures for Prometheus, kept as plain numbers: they are counted at every move, and read a few times a minute."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

if TYPE_CHECKING:
    from collections.abc import Iterator

    from prometheus_client.core import Metric

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Spread:
    """How many values were how big."""

    __slots__ = ("_bounds", "_counts", "_sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def told(self, name: str, what: str) -> HistogramMetricFamily:
        bounds = [*map(float, self._bounds), "+Inf"]
        buckets = [(str(bound), float(count)) for bound, count in zip(bounds, accumulate(self._counts), strict=True)]
        return HistogramMetricFamily(name, what, buckets=buckets, sum_value=self._sum)


class Metrics:
    """One set for each server, so that several can live in one process."""

    def __init__(self) -> None:
        self.entries = 0
        self.connections = 0
        self.tables = 0
        self.errors: Counter[str] = Counter()
        self.commit = Spread(SECONDS)
        self.batch = Spread(SIZES)
        self.thought = Spread(SECONDS)
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("hullbreach_entries", "Log entries that were committed", self.entries)
        errors = CounterMetricFamily("hullbreach_errors", "Typed errors that were answered", labels=["code"])
        for code, count in self.errors.items():
            errors.add_metric([code], count)
        yield errors
        yield GaugeMetricFamily("hullbreach_connections", "Open WebSockets", self.connections)
        yield GaugeMetricFamily("hullbreach_tables", "Tables in memory", self.tables)
        yield self.commit.told("hullbreach_commit_seconds", "From entry to commit")
        yield self.batch.told("hullbreach_batch_jobs", "Jobs in a transaction")
        yield self.thought.told("hullbreach_thought_seconds", "Bots and hints")

    def text(self) -> bytes:
        return generate_latest(self._registry)
