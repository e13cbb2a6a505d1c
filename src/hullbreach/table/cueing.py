"""What will be heard is told a moment before, by game time: then everybody hears it at once, and nobody its future."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from hullbreach.table.timing import Timing

if TYPE_CHECKING:
    from hullbreach.table.live import LiveTable

LOOK_MS: Final = 1000
"""So far beyond the lead the server itself looks, to know when to tell the next one."""


class Cueing(Timing):
    """Tells each cue once, whether the clock was stopped meanwhile or not: it stands at a game time."""

    def go_on(self, table: LiveTable) -> None:
        super().go_on(table)
        if table.real_time:
            self.announce(table)

    def announce(self, table: LiveTable) -> None:
        """Whatever has come within the lead; the next one gets a timer."""
        now, lead_ms = table.game_time(), self.settings.cue_lead_ms
        cues = table.game.cues(now - table.time + lead_ms + LOOK_MS)
        for told in table.announced.changes([cue for cue in cues if cue.at <= now + lead_ms], now):
            table.tell(told)
        self._listen_no_longer(table)
        if table.clock.runs():
            wait_ms = min([cue.at - lead_ms - now for cue in cues if cue.at > now + lead_ms], default=LOOK_MS)
            table.cue_timer = asyncio.get_running_loop().call_later(wait_ms / 1000, self._announce_soon, table)

    def _announce_soon(self, table: LiveTable) -> None:
        self.start(self._announce(table))

    async def _announce(self, table: LiveTable) -> None:
        """Under the lock: whatever the game has taken by then is committed."""
        async with table.lock:
            if not table.gone:
                self.announce(table)

    def _listen_no_longer(self, table: LiveTable) -> None:
        if table.cue_timer:
            table.cue_timer.cancel()
            table.cue_timer = None

    def forget(self, table: LiveTable) -> None:
        self._listen_no_longer(table)
        super().forget(table)
