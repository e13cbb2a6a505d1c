"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """One set for each server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made = self.registry
        self.entries = Counter("hullbreach_entries", "Log entries that were committed", registry=made)
        self.errors = Counter("hullbreach_errors", "Typed errors that were answered", ["code"], registry=made)
        self.connections = Gauge("hullbreach_connections", "Open WebSockets", registry=made)
        self.tables = Gauge("hullbreach_tables", "Tables in memory", registry=made)
        self.commit = Histogram("hullbreach_commit_seconds", "From entry to commit", buckets=SECONDS, registry=made)
        self.batch = Histogram("hullbreach_batch_jobs", "Jobs in a transaction", buckets=SIZES, registry=made)
        self.thought = Histogram("hullbreach_thought_seconds", "Bots and hints", buckets=SECONDS, registry=made)

    def text(self) -> bytes:
        return generate_latest(self.registry)
