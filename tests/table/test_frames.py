"""The shortcut for the commonest frames understands nothing that the library would understand otherwise."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from hullbreach.table.frames import MOST, framed, length_of, text_of
from tests.table.test_table_socket import MOST_BYTES, Peer

LENGTHS = [0, 1, 125, 126, 127, 255, 256, MOST, MOST + 1]
FRAMES = st.builds(
    Frame,
    st.sampled_from([Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG]),
    st.binary(max_size=20) | st.binary(min_size=120, max_size=130),
    st.sampled_from([True, True, True, False]),
)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_goes_out_as_the_library_would_write_it(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_comes_in_as_the_library_would_read_it(length: int) -> None:
    text = bytes(range(256)) * 256 + b"!"
    frame = Frame(Opcode.TEXT, text[:length]).serialize(mask=True)
    assert length_of(frame) == (len(frame) if length <= MOST else 0)
    if length <= MOST:
        assert text_of(frame) == text[:length]


def test_half_a_head_and_a_frame_without_a_mask_have_no_length() -> None:
    frame = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    assert [length_of(frame[:cut]) for cut in range(6)] == [0] * 6
    assert length_of(Frame(Opcode.TEXT, b"hello there").serialize(mask=False)) == 0


@given(st.lists(FRAMES, max_size=8), st.lists(st.integers(1, 60), max_size=6))
def test_whatever_comes_and_however_it_is_cut_the_same_is_heard(frames: list[Frame], cuts: list[int]) -> None:
    """Every frame by itself, and all of them in pieces of any size, which only the library can understand."""

    async def listen(pieces: list[bytes]) -> tuple[list[bytes], bytes, bool]:
        peer = Peer()
        await peer.meet()
        peer.socket.data_received(b"\x8a\x80\x00\x00\x00\x00" * (2 if pieces is wanted else 1))  # two at once: untidy
        for piece in pieces:
            peer.socket.data_received(piece)
        return [message.data for message in peer.socket._inbox], peer.wire.written, peer.wire.closed

    whole = [frame.serialize(mask=True) for frame in frames if _may_be_sent(frame)]
    stream, wanted, cut = b"".join(whole), whole, []
    for size in cuts:
        cut.append(stream[:size])
        stream = stream[size:]
    cut = [piece for piece in [*cut, stream] if piece]
    heard = asyncio.run(listen(wanted))
    assert asyncio.run(listen([*whole])) == heard == asyncio.run(listen(cut))


def _may_be_sent(frame: Frame) -> bool:
    """Control frames are short and whole."""
    control = frame.opcode in (Opcode.PING, Opcode.PONG)
    return len(frame.data) < MOST_BYTES and (not control or (frame.fin and len(frame.data) <= 125))
