"""Options that are written, not chosen: bounded, checked by the title, and written in one way."""

from __future__ import annotations

import pytest

from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.log import Log, load
from hullbreach.kernel.options import Options, settle
from tests.kernel.signed import OFFERED, SIGNED


def refused(wanted: dict[str, str]) -> BadOption:
    with pytest.raises(BadOption) as found:
        SIGNED.settle(wanted)
    return found.value


def test_nothing_is_written_by_default() -> None:
    assert settle(OFFERED, {}).as_dict() == {"door": "plain", "sign": ""}


def test_anything_may_be_written_that_is_not_too_long() -> None:
    assert settle(OFFERED, {"door": "own", "sign": "123456789"})["sign"] == "123456789"
    with pytest.raises(BadOption) as found:
        settle(OFFERED, {"door": "own", "sign": "é23456789"})
    assert found.value.code == "option-too-long"
    assert found.value.details == {"option": "sign", "found": 10, "most": 9}


def test_where_it_means_anything_it_is_written() -> None:
    assert refused({"door": "own"}).details == {"option": "sign"}
    assert refused({"door": "own"}).code == "option-unwritten"
    assert refused({"sign": "hello"}).code == "option-moot"


def test_a_title_writes_it_in_one_way() -> None:
    assert SIGNED.settle({"door": "own", "sign": "Keep out"})["sign"] == "KEEP OUT"


def test_what_the_title_refuses_names_the_option_and_the_field() -> None:
    error = refused({"door": "own", "sign": "hey!"})
    assert error.code == "paper-signs"
    assert error.details == {"field": "sign[0]", "value": "hey!", "option": "sign"}


def test_it_has_no_values_to_choose_from() -> None:
    assert OFFERED[0].named() == ("plain", "own")
    assert OFFERED[1].named() == ()


def test_a_log_keeps_it() -> None:
    log = Log(SIGNED, {"door": "own", "sign": "Ring"}, 3)
    again = load(log.dump(), lambda _name: SIGNED)
    assert again.options.as_dict() == log.options.as_dict()
    assert again.options["sign"] == "RING"
    assert again.dump() == log.dump()


def test_a_log_with_something_else_written_in_it_is_refused() -> None:
    log = Log(SIGNED, {"door": "own", "sign": "Ring"}, 3)
    log.options = Options({**log.options.as_dict(), "sign": "hey!"})
    with pytest.raises(BadOption):
        load(log.dump(), lambda _name: SIGNED)
