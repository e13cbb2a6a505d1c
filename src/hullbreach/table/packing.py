"""Packed copies of the browser client's files, made once when the package is built. Needs nothing but Python."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

PACKED: Final = ".gz"
WORTH_IT: Final = 0.9
"""Pictures and sounds are packed already."""


def pack(folder: Path) -> None:
    """Leave a packed copy beside every file that gains by it."""
    for file in [file for file in folder.rglob("*") if file.is_file() and file.suffix != PACKED]:
        plain = file.read_bytes()
        packed = gzip.compress(plain, compresslevel=9, mtime=0)
        if len(packed) < len(plain) * WORTH_IT:
            file.with_name(file.name + PACKED).write_bytes(packed)
