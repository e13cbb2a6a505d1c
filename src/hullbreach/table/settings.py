"""Everything a server can be told before it starts."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Positive = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """How much one connection, one address or everybody together may ask for. Rates are per second."""

    message_bytes: Positive = 4_096
    log_bytes: Positive = 65_536
    paper_bytes: Positive = 32_768
    book_bytes: Positive = 1_048_576
    """Log books to bring along: as much as a full one has."""
    messages: Rate = 20.0
    messages_burst: Positive = 60
    questions: Rate = 20.0
    """What an address, and a seat, may ask that costs something: see `asking`."""
    questions_burst: Positive = 200
    requests: Rate = 10.0
    requests_burst: Positive = 60
    connections_per_address: Positive = 32
    connections: Positive = 4_000
    """WebSockets."""
    waiting: Positive = 1_000
    """Connections beside them, with or without a request."""
    listeners: Positive = 64
    """Connections to one table."""
    tables_per_address: Positive = 100
    """Tables that are not over."""
    books_per_address: Positive = 50
    works_per_address: Positive = 50
    outbox: Positive = 256
    """Messages that wait for a slow reader before it is shown out."""
    thoughts: Positive = 32
    """Hints that wait for a worker."""
    looks: Positive = 64
    """Films, logs and moments of long games that wait for the thread that replays them."""
    advices: Positive = 8
    """Sheets that wait for an adviser; an address has one of them at a time."""
    tracks: Positive = 32
    """Soundtracks that are kept; each takes a megabyte or two."""
    tracks_waiting: Positive = 8
    """Soundtracks that wait to be made."""
    hook_calls: Positive = 200
    """Calls of webhooks that are being made, or wait to be tried again."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """How to serve."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8765
    database: str = "hullbreach.db"
    origins: list[str] = []
    """Other origins whose pages may talk to this server, as `https://example.org`."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas."""
    thinkers: Positive = 1
    """Worker processes for bots and hints."""
    hindsight_s: Rate = 4.0
    """For so long a worker thinks about the chances in a finished game, and as long about a move somebody missed."""
    grace_ms: Annotated[int, Meta(ge=0, le=5000)] = 150
    """How late a move may come after a deadline, by the server's clock."""
    gather_ms: Annotated[int, Meta(ge=0, le=1000)] = 40
    """For so long news gathers in a game in real time."""
    countdown_ms: Annotated[int, Meta(ge=0, le=60_000)] = 3000
    """From the moment everybody is ready until the clock starts."""
    cue_lead_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1500
    """So much game time before it is heard, everybody is told what will be."""
    absent_s: Rate = 3.0
    """Who is away for longer, in a game in real time, is missed."""
    wait_s: Rate = 120.0
    """So long a paused table waits for them."""
    idle_s: Rate = 600.0
    """After so long without a visitor a table leaves memory."""
    sweep_s: Rate = 60.0
    unplayed_days: Rate = 1.0
    untouched_days: Rate = 60.0
    kept_days: Rate = 1000.0
    """Tables where a player has a seat are forgotten so long after the last move."""
    private_hooks: bool = False
    """Webhooks may call addresses that only this machine, or its network, can reach."""
    hook_s: Rate = 5.0
    """For so long a webhook may take to answer."""
    hook_retry_s: Rate = 2.0
    """So long after a call that failed it is tried again; then five times as long, and so on."""
    book_days: Rate = 1000.0
    """Log books are forgotten so long after the last line; those without one when tables are."""
    work_days: Rate = 1000.0
    """What was written in a workshop is forgotten so long after it was changed."""
    limits: Limits = Limits()
