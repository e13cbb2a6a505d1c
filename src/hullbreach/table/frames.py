"""The commonest frames of a WebSocket, read and written without a parser: one whole message, as it came or as it goes.

Whatever else comes, in pieces or several at once, is for the websockets library to understand. With the short messages
of a table that takes as long as the rules do; see docs/performance.md.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import Final

from websockets.frames import Frame, Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a message in one frame."""
MASKED: Final = 0x80
LENGTH: Final = 0x7F
IN_TWO_BYTES: Final = 126
"""A length that says: the true one follows in two bytes."""
SHORT_HEAD: Final = 6
"""First byte, length, and the four bytes of the mask."""
LONG_HEAD: Final = 8
MOST: Final = 0xFFFF
HEAD: Final = Struct(">BBH").pack


def length_of(data: bytes) -> int:
    """How long the masked frame is that begins there, head included; 0 if its head alone does not say."""
    if len(data) < SHORT_HEAD or not data[1] & MASKED:
        return 0
    length = data[1] & LENGTH
    if length < IN_TWO_BYTES:
        return SHORT_HEAD + length
    return LONG_HEAD + (data[2] << 8 | data[3]) if length == IN_TWO_BYTES else 0


def text_of(frame: bytes) -> bytes | None:
    """What a whole masked frame says, if it is a whole message."""
    if frame[0] != WHOLE_TEXT:
        return None
    head = LONG_HEAD if frame[1] & LENGTH == IN_TWO_BYTES else SHORT_HEAD
    return apply_mask(frame[head:], frame[head - 4 : head])


@lru_cache(maxsize=1)
def framed(text: str) -> bytes:
    """As it goes over the wire. Many listeners of a table are told the same, one right after the other."""
    data = text.encode()
    length = len(data)
    if length < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, length)) + data
    if length <= MOST:
        return HEAD(WHOLE_TEXT, IN_TWO_BYTES, length) + data
    return Frame(Opcode.TEXT, data).serialize(mask=False)
