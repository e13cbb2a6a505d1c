"""Options on the command line that are written: as they are, or in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.cli.arguments import options_of
from hullbreach.kernel.errors import HullError
from tests.kernel.signed import SIGNED


def test_what_is_written_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sign.txt"
    file.write_text("Ring", encoding="utf-8")
    assert options_of(SIGNED, ["door=own", f"sign=@{file}"]) == {"door": "own", "sign": "Ring"}
    assert options_of(SIGNED, ["door=own", "sign=Ring"])["sign"] == "Ring"


def test_what_is_chosen_stands_in_no_file() -> None:
    assert options_of(SIGNED, ["door=@own"]) == {"door": "@own"}


def test_a_file_that_is_not_there_is_told() -> None:
    with pytest.raises(HullError) as refused:
        options_of(SIGNED, ["sign=@nowhere"])
    assert refused.value.code == "file-missing"
