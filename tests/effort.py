"""How hard a run searches, by what it is for.

`./test` runs the rules twice. Compiled they are some thirty times faster: there the searching is done, and the
interpreted run looks at a part of the same games to see that both builds are one source.
"""

from __future__ import annotations

import os
from typing import Final

LONG: Final = os.environ.get("HULLBREACH_LONG") == "1"
INTERPRETED: Final = os.environ.get("HULLBREACH_BUILD") == "interpreted"
PROFILE: Final = "long" if LONG else "interpreted" if INTERPRETED else "default"
