"""A mission for people with the box: what is announced when, and what it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from hullbreach.games import find_sheets

if TYPE_CHECKING:
    from hullbreach.cli.terminal import Terminal
    from hullbreach.kernel.companion import Briefing, Companion


def show_mission(terminal: Terminal, companion: Companion, briefing: Briefing, as_json: bool) -> None:
    if as_json:
        terminal.raw(msgspec.json.encode(as_line(briefing)).decode())
    else:
        terminal.show(find_sheets(companion.id).briefing(briefing, terminal.words))


def as_line(briefing: Briefing) -> dict[str, object]:
    """As the other commands read it."""
    name = f"{briefing.script.mission}-{briefing.seed}"
    return {"game": name, "input": briefing.paper, "announcements": briefing.script}
