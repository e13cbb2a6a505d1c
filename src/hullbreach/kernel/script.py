"""What a ship's computer says during a mission, and when: the script that soundtrack, ticker and terminal share.

Where a game is played against the clock, the same cues reach the table one by one, a moment before they are heard.

Words are made outside: a phrase is the id of a message in `voice.ftl`, so all of them say the same in any language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

if TYPE_CHECKING:
    from hullbreach.kernel.words import Words

CueKind = Literal["alert", "threat", "data", "transfer", "silence", "restored", "warning", "count", "phase", "end"]
SEED: Final = "seed-"
"""With a number behind it: a mission made up from that number, which nobody has heard."""


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence: `voice-ID`, which may speak of a number. There is a clip of each."""

    id: str
    number: int = 0

    @property
    def clip(self) -> str:
        """The name of its clip."""
        return f"{self.id}-{self.number}" if self.number else self.id

    def text(self, words: Words) -> str:
        return words.say(f"voice-{self.id}", number=self.number)


class Cue(msgspec.Struct, frozen=True, omit_defaults=True):
    """The computer speaks at `at`, and what it announces may last: seconds in a script, milliseconds in a game."""

    at: int
    kind: CueKind
    says: list[Phrase]
    lasts: int = 0

    @property
    def ends(self) -> int:
        return self.at + self.lasts

    def in_ms(self) -> Cue:
        """A script's cue as a game tells it."""
        return Cue(self.at * 1000, self.kind, self.says, self.lasts * 1000)

    def text(self, words: Words) -> str:
        return " ".join(phrase.text(words) for phrase in self.says)


class Script(msgspec.Struct, frozen=True):
    """A whole mission: its cues in the order of time, and the second in which each phase ends."""

    game: str
    mission: str
    group: str
    phase_ends: list[int]
    cues: list[Cue]

    @property
    def seconds(self) -> int:
        return self.phase_ends[-1]

    def name(self, words: Words) -> str:
        """What the mission is called."""
        if not self.mission.startswith(SEED):
            return words.say(f"{self.game}-mission-{self.mission}")
        return f"{words.say(f'{self.game}-mission-generated')} {self.mission.removeprefix(SEED)}"
