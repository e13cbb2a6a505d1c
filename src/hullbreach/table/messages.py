"""What goes over a WebSocket, typed and versioned. Field names are short where a message is sent for every move."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, cast

import msgspec
from msgspec import Meta

from hullbreach.kernel.script import Cue, CueKind, Phrase

VERSION: Final = 1

MOST_CHAT: Final = 300
MOST_SCRATCH: Final = 500

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""Chosen by the client: the answer carries it, and a resent move is known by it."""
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Op = list[Any]
"""One change of a view: [path, value] sets, [path, start, count, items] replaces part of a list."""
Numbers = tuple[int, ...]
"""An event of the journal: the number of its kind, then one number for each of its fields."""


# --- from the client ---
class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    """Whatever a client may send."""


class Hello(Ask, frozen=True, tag="hello"):
    """First on every connection. `since` is the last sequence number known; without a token one watches."""

    v: int
    token: Token | None = None
    since: Seq | None = None


class Play(Ask, frozen=True, tag="play"):
    """A move by its number, chosen in the position after `seq` entries."""

    id: Id
    seq: Seq
    move: Number


class Undo(Ask, frozen=True, tag="undo"):
    id: Id


class Answer(Ask, frozen=True, tag="answer"):
    """To another seat's wish to undo."""

    id: Id
    yes: bool


class Hint(Ask, frozen=True, tag="hint"):
    id: Id


class Preview(Ask, frozen=True, tag="preview"):
    """What would a move do, in the position after `seq` entries?"""

    id: Id
    seq: Seq
    move: Number


class Past(Ask, frozen=True, tag="past"):
    """How did things stand when the journal had told so many events?"""

    id: Id
    told: Seq


class Chat(Ask, frozen=True, tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Rematch(Ask, frozen=True, tag="rematch"):
    """Once more with the same people; with `swap` everybody sits where the next one sat. The first wish counts."""

    id: Id
    swap: bool = False


class Ping(Ask, frozen=True, tag="ping"):
    id: Id


class Ready(Ask, frozen=True, tag="ready"):
    """The clock may start, as far as this seat is concerned; or not yet, after all."""

    id: Id
    yes: bool = True


class Propose(Ask, frozen=True, tag="propose"):
    """Let those who are here decide: to pause, to resume, or to remove who sits on a seat."""

    id: Id
    what: Literal["pause", "resume", "remove"]
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class Vote(Ask, frozen=True, tag="vote"):
    """On what was proposed."""

    id: Id
    yes: bool


class Scratch(Ask, frozen=True, tag="scratch"):
    """What does not count: a pointer, a piece moved to think aloud. Only the newest of a seat is passed on."""

    what: Annotated[str, Meta(max_length=MOST_SCRATCH)]


Request = (
    Hello | Play | Undo | Answer | Hint | Preview | Past | Chat | Rematch | Ping | Ready | Propose | Vote | Scratch
)


# --- from the server ---
class Tell(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", omit_defaults=True, kw_only=True):
    """Whatever a server may send."""


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat and who sits there; an empty name and no bot: it is free."""

    seat: str
    player: str = ""
    taken: bool = False
    bot: str = ""
    here: bool = False
    ready: bool = False
    """Waits for the clock to start."""
    stand_in: str = ""
    """The bot that acts for them until they are back."""
    missed: bool = False
    """The game is paused because they are away."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something said at the table."""

    seat: int
    text: str


class Proposed(Tell, frozen=True, tag="proposed"):
    """Those who are here decide whether to do it."""

    what: str
    by: int
    seat: int | None = None


class Decided(Tell, frozen=True, tag="decided"):
    what: str
    granted: bool


class Scratched(Tell, frozen=True, tag="scratched"):
    """The newest that a seat shows; it is kept nowhere."""

    seat: int
    what: str


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a game for one seat: its place (1 is first; equals share one), and the score of its own, if any."""

    rank: int
    score: list[tuple[str, int]]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: `score` is what all share, `places` are by seat."""

    won: list[bool]
    drawn: bool
    reason: str
    rule: str
    score: list[tuple[str, int]]
    places: list[Place]


class Whole(Tell, frozen=True, tag="whole"):
    """The table as this seat may see it: on joining, and whenever the past has changed."""

    v: int
    game: str
    options: dict[str, str]
    seat: int | None
    people: list[Person]
    seq: int
    view: Any
    watching: int = 0
    """How many look on without a seat."""
    legal: list[int] = []
    """Runs of move numbers: first, count, first, count …"""
    actors: list[int] = []
    events: list[Numbers] = []
    """All of them if `fresh`, else those after the client's `since`."""
    fresh: bool = True
    time: int = 0
    """Milliseconds of game time that have passed."""
    due: int | None = None
    """Milliseconds until time alone changes something, while the clock runs."""
    phase: str = ""
    """In real time: `waiting` for everybody to be ready, `running` or `paused`; empty in other games."""
    starts: int | None = None
    """Milliseconds until the clock starts, while they are being counted."""
    motion: Proposed | None = None
    silent: bool = False
    """Nobody may talk now, nor point at things."""
    cues: list[Cue] = []
    """What is being heard, and what will be within the lead; others were told of it by `cued`."""
    result: Result | None = None
    chat: list[Line] = []
    id: str | None = None


class News(Tell, frozen=True, tag="news"):
    """One entry of the log happened. It does not say which move: that may be nobody's business yet."""

    seq: int
    events: list[Numbers] = []
    patch: list[Op] = []
    """Of the public part of the view."""
    own: list[Op] = []
    """Of what the seat alone knows."""
    legal: list[int] = []
    actors: list[int] = []
    time: int = 0
    due: int | None = None
    silent: bool = False
    result: Result | None = None
    id: str | None = None
    """On the connection that asked: the acknowledgement. The entry is in the store."""


class Done(Tell, frozen=True, tag="done"):
    """A request was carried out, or had been before: `seq` is then the entry it became."""

    id: str
    seq: int | None = None


class Asked(Tell, frozen=True, tag="asked"):
    """A seat would like to undo; the others answer."""

    seat: int


class Settled(Tell, frozen=True, tag="settled"):
    """The question is no longer open. If it was granted, a Whole follows."""

    granted: bool


class Hinted(Tell, frozen=True, tag="hinted"):
    id: str
    move: int


class Previewed(Tell, frozen=True, tag="previewed"):
    """What is certain of it, in order. Unless `sure`, more follows that chance or something hidden decides."""

    id: str
    events: list[Numbers] = []
    sure: bool = False


class Moment(Tell, frozen=True, tag="moment"):
    """The asker's own view as it was after `told` events: the last one between two entries that is not too late."""

    id: str
    told: int
    view: Any


class Said(Tell, frozen=True, tag="said"):
    line: Line


class People(Tell, frozen=True, tag="people"):
    """Somebody came, went or sat down."""

    people: list[Person]


class Watched(Tell, frozen=True, tag="watched"):
    """Somebody began to look on, or no longer does: so many watch without a seat."""

    watching: int


class Rematched(Tell, frozen=True, tag="rematched"):
    """The same people meet again at another table; their tokens open it."""

    table: str
    """Its id, or its watch id for who has come by one."""
    swapped: bool = False
    """Everybody sits where the next one sat."""


class ClockTold(Tell, frozen=True, tag="clock"):
    """The clock was started or stopped: the game time that has passed, and how long to the next deadline.

    One that is `running` by its phase may stand: while nobody is here.
    """

    time: int
    runs: bool
    due: int | None = None
    phase: str = ""


class Countdown(Tell, frozen=True, tag="countdown"):
    """The clock starts in so many milliseconds; without them, it does not after all."""

    starts: int | None = None


class Cued(Tell, frozen=True, tag="cued"):
    """Something is heard at that moment of game time, a second or two from now; each is told once."""

    at: int
    kind: CueKind
    says: list[Phrase]
    lasts: int = 0
    off: bool = False
    """It was told before and is not heard after all, or not to its end: somebody prevented it."""


class Pong(Tell, frozen=True, tag="pong"):
    id: str
    time: int = 0


class Error(Tell, frozen=True, tag="error"):
    """A code from the closed list; `why` and `rule` are the kernel's or the game's own."""

    code: str
    why: str = ""
    rule: str = ""
    details: dict[str, str | int] = {}
    id: str | None = None


Reply = (
    Whole
    | News
    | Done
    | Asked
    | Settled
    | Hinted
    | Previewed
    | Moment
    | Said
    | People
    | Watched
    | Rematched
    | ClockTold
    | Countdown
    | Proposed
    | Decided
    | Scratched
    | Cued
    | Pong
    | Error
)


REQUEST: Final = msgspec.json.Decoder(Request)
REPLY: Final[msgspec.json.Decoder[Reply]] = msgspec.json.Decoder(Reply)
ENCODER: Final = msgspec.json.Encoder()


def encode(message: Tell | Ask) -> str:
    return ENCODER.encode(message).decode()


def answering(text: str, ask_id: str) -> str:
    """A message that many are told, as the answer to who asked: what an id is made of needs no quoting."""
    return f'{text[:-1]},"id":"{ask_id}"}}'


def written(changes: list[Op]) -> list[Op]:
    """Changes that go into several messages, written once for all of them."""
    return [cast("Op", msgspec.Raw(ENCODER.encode(change))) for change in changes]
