"""The fast path of a frame gives exactly what the normal path would."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from longhaul.server.live.fast_socket import frame, whole_text

SIZES = [0, 1, 125, 126, 127, 4096, 65_535, 65_536, 70_000]


@pytest.mark.parametrize("size", SIZES)
def test_frames_are_those_of_the_library(size: int) -> None:
    data = os.urandom(size)
    assert frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("size", [size for size in SIZES if size < 65_536])
def test_a_whole_text_is_read(size: int) -> None:
    data = os.urandom(size)
    assert whole_text(Frame(Opcode.TEXT, data).serialize(mask=True)) == data


WHOLE = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
OTHERS = {
    "begun": Frame(Opcode.TEXT, b"{}", fin=False).serialize(mask=True),
    "continued": Frame(Opcode.CONT, b"{}").serialize(mask=True),
    "binary": Frame(Opcode.BINARY, b"{}").serialize(mask=True),
    "ping": Frame(Opcode.PING, b"").serialize(mask=True),
    "close": Frame(Opcode.CLOSE, b"").serialize(mask=True),
    "unmasked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    "compressed, which we never agreed to": b"\xc1" + WHOLE[1:],
    "long": Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True),
    "two": WHOLE * 2,
    "cut short": WHOLE[:-1],
    "nothing": b"",
}


@pytest.mark.parametrize("kind", OTHERS)
def test_everything_else_takes_the_normal_path(kind: str) -> None:
    assert whole_text(OTHERS[kind]) is None


@given(st.binary(max_size=300))
def test_no_bytes_break_it(data: bytes) -> None:
    text = whole_text(data)
    assert text is None or len(text) == len(data) - (6 if len(text) < 126 else 8)
