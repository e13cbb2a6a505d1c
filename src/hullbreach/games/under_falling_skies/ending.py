"""How a battle and a campaign can end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.kernel.outcome import Endings

ENDINGS: Final = Endings()
WON: Final[i64] = ENDINGS.add("research-complete", "UFS-END-01")
LOST_SKULL: Final[i64] = ENDINGS.add("skull-row-reached", "UFS-MS-09")
LOST_DAMAGE: Final[i64] = ENDINGS.add("base-destroyed", "UFS-DMG-04")
CAMPAIGN_WON: Final[i64] = ENDINGS.add("campaign-won", "UFS-CAMP-18")
CAMPAIGN_LOST: Final[i64] = ENDINGS.add("campaign-lost", "UFS-CAMP-18")

# What the view calls the ending of a battle.
NAMES: Final = ("running", "won", "lost_skull", "lost_damage")
