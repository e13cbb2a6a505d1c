"""What the server can answer instead of what was asked for.

The codes are a closed list; `table-error-<code>` in the locale files holds their words. Where the rules, the options
or a log were at fault, `why` is the kernel's or the game's own code, which has words of its own.
"""

from __future__ import annotations

from typing import Final

from hullbreach.kernel.errors import HullError, IllegalMove

STATUS: Final[dict[str, int]] = {
    "bad-message": 400,
    "bad-options": 400,
    "bad-log": 400,
    "bad-paper": 400,
    "bad-book": 400,
    "bad-work": 400,
    "bad-key": 400,
    "hook-no-address": 400,
    "hook-unknown-host": 400,
    "hook-private": 400,
    "wrong-version": 400,
    "bad-token": 401,
    "not-author": 401,
    "bad-origin": 403,
    "no-seat": 403,
    "private": 403,
    "watch-only": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-companion": 404,
    "no-such-mission": 404,
    "no-such-book": 404,
    "no-such-workshop": 404,
    "no-such-work": 404,
    "no-such-page": 404,
    "wrong-method": 405,
    "refused": 409,
    "stale": 409,
    "seat-taken": 409,
    "table-full": 409,
    "game-over": 409,
    "not-started": 409,
    "paused": 409,
    "no-clock": 409,
    "not-paused": 409,
    "vote-open": 409,
    "silence": 409,
    "not-over": 409,
    "not-today": 409,
    "nothing-to-undo": 409,
    "no-undo": 409,
    "no-question": 409,
    "nobody-here": 409,
    "no-hint": 409,
    "no-chat": 409,
    "no-rematch": 409,
    "no-book": 409,
    "other-games-book": 409,
    "in-other-book": 409,
    "book-full": 409,
    "rules-changed": 409,
    "conflict": 409,
    "too-big": 413,
    "too-fast": 429,
    "too-many-attempts": 429,
    "too-many-tables": 429,
    "too-many-books": 429,
    "too-many-works": 429,
    "too-many-connections": 429,
    "busy": 503,
    "server-full": 503,
    "internal": 500,
    "no-voice": 501,
}
"""Every code, with the HTTP status it answers with."""


class TableError(HullError):
    """A request that cannot be met; the table goes on."""

    def __init__(self, code: str, why: str = "", rule: str = "", /, **details: str | int) -> None:
        assert code in STATUS
        super().__init__(code, **details)
        self.why = why
        self.rule = rule


def because(code: str, error: HullError) -> TableError:
    """One of our codes, resting on a refusal of the kernel or of a game."""
    rule = error.rule if isinstance(error, IllegalMove) else ""
    details = {name: value for name, value in error.details.items() if name != "rule"}
    return TableError(code, error.code, rule, **details)
