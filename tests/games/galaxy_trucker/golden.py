"""400 ships judged elsewhere: each with what happens to it, and what the rules say."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).with_name("ships.jsonl.gz")


class Golden(msgspec.Struct, frozen=True):
    case: str
    input: dict[str, Any]
    expect: dict[str, Any]


@cache
def golden_ships() -> list[Golden]:
    decoder = msgspec.json.Decoder(Golden)
    with gzip.open(FILE) as lines:
        return [decoder.decode(line) for line in lines]
