"""300 flights resolved elsewhere, turn by turn: what each starts with, and what must come of it."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from hullbreach.games.space_alert.papers.paper import FlightPaper

FILE = Path(__file__).with_name("golden.jsonl.gz")


class Golden(msgspec.Struct, frozen=True):
    """`errata` and `rulings` name the readings its result depends on."""

    game: str
    errata: list[str]
    rulings: list[str]
    input: FlightPaper
    result: dict[str, Any]


@cache
def golden_games() -> list[Golden]:
    decoder = msgspec.json.Decoder(Golden)
    with gzip.open(FILE) as lines:
        return [decoder.decode(line) for line in lines]
