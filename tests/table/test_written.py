"""Options that are written, over the wire."""

from __future__ import annotations

import msgspec

from hullbreach.table.bodies import GameInfo
from hullbreach.table.messages import Error
from tests.table.conftest import Running


def test_a_table_keeps_what_was_written_and_so_does_its_log(server: Running) -> None:
    seated = server.create(game="airlock-signed", options={"door": "own", "sign": "Ring"}, bots={"right": "random"})
    assert server.info(seated).options["sign"] == "RING"


def test_what_is_wrong_with_it_is_told_with_the_option_and_the_field(server: Running) -> None:
    body = {"game": "airlock-signed", "options": {"door": "own", "sign": "hey!"}}
    refused = server.http.post("/api/tables", content=msgspec.json.encode(body))
    assert refused.status_code == 400
    error = msgspec.json.decode(refused.content, type=Error)
    assert (error.code, error.why) == ("bad-options", "paper-signs")
    assert error.details == {"option": "sign", "field": "sign[0]", "value": "hey!"}


def test_a_title_tells_how_much_may_be_written(server: Running) -> None:
    info = msgspec.json.decode(server.http.get("/api/games/airlock-signed").content, type=GameInfo)
    sign = next(option for option in info.options if option.name == "sign")
    assert (sign.values, sign.longest, sign.default) == ([], 9, "")
    assert all(option.longest == 0 for option in info.options if option is not sign)
