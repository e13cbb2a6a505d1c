"""Logs: what is written can be read by people and replayed; what was damaged says how."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach import __version__
from hullbreach.games import find_title as find_on_shelf
from hullbreach.kernel.errors import BadLog, BadOption, HullError, IllegalMove
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import FORMAT, MOST_MS, Header, Log, load
from tests.kernel.toy import PAUSE, TITLE

if TYPE_CHECKING:
    from hullbreach.kernel.title import Title

OPTIONS = TITLE.settle({"pace": "hasty"}).as_dict()
HEADER = (
    f'{{"hull":2,"game":"airlock","rules":{TITLE.version},"options":{msgspec.json.encode(OPTIONS).decode()},'
    f'"seed":2,"by":"hullbreach {__version__}"}}'
)
MOVES = ["+250 0 vent 1", "+1750", "+999", "+1", "1 stay", "+10 0 stay"]
FIRST_FORMAT = HEADER.replace('"hull":2', '"hull":1')
IN_FIRST_FORMAT = ["+250", "0 vent 1", "+1750", "+999", "+1", "1 stay", "+10", "0 stay"]


def find_title(name: str) -> Title:
    return TITLE if name == "airlock" else find_on_shelf(name)


def closed(*lines: str) -> str:
    """A file with these lines and a closing line that fits them."""
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {len(lines) - 1} {zlib.crc32(body.encode()):08x}\n"


def a_log() -> Log:
    log = Log(TITLE, {"pace": "hasty"}, seed=2)
    log.add(0, TITLE.vocabulary.read("vent 1"), ms=250)
    log.add_time(1750)
    log.add_time(999)
    log.add_time(1)
    log.add(1, TITLE.vocabulary.read("stay"))
    log.add(0, TITLE.vocabulary.read("stay"), ms=10)
    return log


def refusal(text: str) -> BadLog:
    """Why a file is not replayed."""
    with pytest.raises(BadLog) as refused:
        load(text, find_title).replay()
    return refused.value


# --- what is written -------------------------------------------------------------------------------------------------
def test_a_log_is_a_file_people_can_read() -> None:
    assert a_log().dump().splitlines()[:-1] == [HEADER, *MOVES]


def test_the_closing_line_counts_the_entries_and_carries_the_checksum_of_all_before_it() -> None:
    assert a_log().dump() == closed(HEADER, *MOVES)


def test_a_log_of_the_shelf_is_written_the_same_way() -> None:
    title = find_on_shelf("aliens-attack")
    log = Log(title, {"mode": "commando"}, seed=7)
    log.add(0, title.vocabulary.read("fire gamma"))
    header, move, end = log.dump().splitlines()
    assert header == (
        f'{{"hull":2,"game":"aliens-attack","rules":{title.version},'
        '"options":{"mode":"commando","mothership":"apex","mines":"no",'
        f'"shield":"no","handicap":"none"}},"seed":7,"by":"hullbreach {__version__}"}}'
    )
    assert move == "0 fire gamma"
    assert end.startswith("end 1 ")


def test_the_header_holds_everything_a_game_starts_from() -> None:
    assert a_log().header() == Header(FORMAT, "airlock", TITLE.version, OPTIONS, 2, f"hullbreach {__version__}")


# --- reading it back -------------------------------------------------------------------------------------------------
def test_reading_what_was_written_gives_the_same_log() -> None:
    log = load(a_log().dump(), find_title)
    assert log.title is TITLE
    assert log.seed == 2
    assert log.options.as_dict() == OPTIONS
    assert log.entries == a_log().entries
    assert log.dump() == a_log().dump()


@pytest.mark.parametrize("seed", [0, -1, 2**63, 2**64 - 1])
def test_any_seed_survives_the_file(seed: int) -> None:
    assert load(Log(TITLE, {}, seed).dump(), find_title).seed == seed


def test_an_empty_log_is_a_fresh_game() -> None:
    log = load(Log(TITLE, {}, 5).dump(), find_title)
    assert log.entries == []
    assert log.replay().to_bytes() == TITLE.new({}, 5).to_bytes()


def test_moves_that_were_read_are_the_words_of_the_vocabulary() -> None:
    move = load(a_log().dump(), find_title).entries[0].move
    assert move is TITLE.vocabulary.read("vent 1")


@pytest.mark.parametrize("end", ["\r\n", "\r", "\x0b", "\x85", "\u2028", "\n\n"], ids=ascii)
def test_other_line_ends_are_refused(end: str) -> None:
    """Exactly what is written is read, whatever a mail program or another system made of it."""
    assert refusal(a_log().dump().replace("\n", end)).code in {"log-edited", "log-cut-off", "log-bad-header"}


@pytest.mark.parametrize("end", ["\r", "\x0b", "\x85", "\u2028"], ids=ascii)
def test_a_line_end_of_another_system_is_no_part_of_a_line_either(end: str) -> None:
    assert refusal(closed(HEADER, "0 stay" + end)).code == "log-bad-line"
    assert refusal(closed(HEADER, "+5" + end)).code == "log-bad-line"


def test_a_missing_last_line_end_does_no_harm() -> None:
    assert load(a_log().dump().rstrip("\n"), find_title).entries == a_log().entries


# --- the first format ------------------------------------------------------------------------------------------------
def test_the_first_format_is_read_to_the_same_game() -> None:
    old, new = load(closed(FIRST_FORMAT, *IN_FIRST_FORMAT), find_title), a_log()
    assert [entry.ms for entry in old.entries] == [250, 0, 1750, 999, 1, 0, 10, 0]
    journals = Journal(), Journal()
    games = [log.replay(journal=journal).to_bytes() for log, journal in zip((old, new), journals, strict=True)]
    assert games[0] == games[1]
    assert journals[0].numbers() == journals[1].numbers()


def test_what_was_read_in_the_first_format_is_written_in_the_second() -> None:
    log = load(closed(FIRST_FORMAT, *IN_FIRST_FORMAT), find_title)
    assert log.dump() == closed(HEADER, *IN_FIRST_FORMAT)
    assert load(log.dump(), find_title).entries == log.entries


def test_the_first_format_had_no_time_before_a_move() -> None:
    with pytest.raises(BadLog) as refused:
        load(closed(FIRST_FORMAT, "+250 0 vent 1"), find_title)
    assert refused.value.code == "log-bad-line"


# --- replaying -------------------------------------------------------------------------------------------------------
def test_replaying_plays_moves_and_lets_time_pass() -> None:
    journal = Journal()
    game = a_log().replay(journal=journal)
    told = [event.kind.name for event in journal.events]
    first_round = ["round", "acted", "late", "revealed", "revealed"]
    # The two revelations stand in seat order: the late seat is told of just before its own.
    assert sorted(told[:5]) == sorted(first_round)
    assert told[5:] == ["round", "acted", "acted", "revealed", "revealed"]
    assert game.deadline() == PAUSE


def test_replaying_a_part_gives_the_game_as_it_was_then() -> None:
    log = a_log()
    assert log.replay(0).to_bytes() == TITLE.new({"pace": "hasty"}, 2).to_bytes()
    assert log.replay(1).actors() == (1,)
    assert log.replay(2).actors() == ()
    assert log.replay(3).deadline() == 1
    assert log.replay(4).actors() == (0, 1)


def test_replaying_is_silent_unless_a_journal_is_given() -> None:
    assert a_log().replay().journal.events == []


def test_time_passes_unnoticed_in_a_game_without_a_clock() -> None:
    log = Log(find_on_shelf("aliens-attack"), {}, 1)
    before = log.replay().to_bytes()
    log.add_time(MOST_MS)
    assert load(log.dump(), find_title).replay().to_bytes() == before


def test_time_may_pass_in_any_pieces() -> None:
    whole, pieces = Log(TITLE, {}, 1), Log(TITLE, {}, 1)
    whole.add_time(4000)
    for ms in (1, 1500, 499, 0, 2000):
        pieces.add_time(ms)
    assert pieces.replay().to_bytes() == whole.replay().to_bytes()


def test_a_day_may_pass_in_one_entry_and_no_more() -> None:
    log = Log(TITLE, {}, 1)
    log.add_time(MOST_MS)
    assert load(log.dump(), find_title).entries == log.entries
    log.add_time(MOST_MS + 1)
    assert refusal(log.dump()).details == {"line": 3, "text": f"+{MOST_MS + 1}"}


# --- damage ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lines", range(1, len(MOVES) + 1))
def test_a_file_without_its_end_was_cut_off(lines: int) -> None:
    error = refusal("\n".join([HEADER, *MOVES][:lines]))
    assert error.code == "log-cut-off"
    assert error.details == {"moves": lines - 1}


@given(st.integers(min_value=0))
def test_no_beginning_of_a_file_passes_for_the_whole(cut: int) -> None:
    whole = a_log().dump()
    error = refusal(whole[: cut % (len(whole) - 1)])
    assert error.code in {"log-cut-off", "log-edited", "log-bad-header"}


@given(st.data())
def test_no_edit_makes_another_game_of_a_log(data: st.DataObject) -> None:
    whole = a_log().dump()
    place = data.draw(st.integers(0, len(whole) - 1))
    edited = whole[:place] + data.draw(st.characters(codec="ascii")) + whole[place + 1 :]
    try:
        log = load(edited, find_title)
    except HullError:
        return
    assert log.dump() == whole


def test_a_changed_move_is_an_edit() -> None:
    assert refusal(a_log().dump().replace("0 vent 1", "0 stay")).code == "log-edited"


def test_a_line_more_or_less_is_an_edit() -> None:
    assert refusal(a_log().dump().replace("+999\n", "")).code == "log-edited"
    assert refusal(a_log().dump().replace("+999\n", "+999\n+999\n")).code == "log-edited"


@pytest.mark.parametrize("text", ["", "\n", "\r\n\r\n"])
def test_an_empty_file_has_no_header(text: str) -> None:
    assert refusal(text).code == "log-bad-header"


@pytest.mark.parametrize(
    "header",
    [
        "not JSON at all",
        "[1, 2]",
        "null",
        "{}",
        '{"hull":1}',
        "\N{ZERO WIDTH NO-BREAK SPACE}" + HEADER,
        HEADER[:-1],
        HEADER.replace('"seed":2', '"seed":2.5'),
        HEADER.replace('"seed":2', '"seed":"2"'),
        HEADER.replace('"seed":2', '"seed":2,"wager":5'),
        HEADER.replace('"rounds":"3"', '"rounds":3'),
        HEADER.replace('"hull":2', '"hull":"2"'),
        HEADER.replace('"hull":2', '"hull":true'),
        HEADER.replace('"hull":2', '"hull":0'),
        HEADER.replace('"hull":2', '"hull":' + "[" * 100_000),
        "\ud800",
    ],
    ids=lambda header: ascii(header[:40]),
)
def test_a_first_line_that_is_no_header_is_refused(header: str) -> None:
    with pytest.raises(BadLog) as refused:
        load(f"{header}\nend 0 00000000\n", find_title)
    assert refused.value.code == "log-bad-header"


def test_a_newer_format_is_named_before_anything_else_is_read() -> None:
    error = refusal('{"hull":3,"encrypted":"yes"}\nwhatever\n')
    assert error.code == "log-newer-format"
    assert error.details == {"found": 3, "known": 2}


@pytest.mark.parametrize(("rules", "code"), [(5, "log-newer-rules"), (3, "log-older-rules")])
def test_a_log_of_other_rules_is_refused_and_says_who_wrote_it(rules: int, code: str) -> None:
    error = refusal(closed(HEADER.replace('"rules":4', f'"rules":{rules}')))
    assert error.code == code
    assert error.details == {"game": "airlock", "found": rules, "known": 4, "by": f"hullbreach {__version__}"}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "stay",
        "0",
        "0 ",
        "0 jump",
        "0  stay",
        "-1 stay",
        "0 stay ",
        "+",
        "+1.5",
        "+-5",
        "+ 5",
        "end",
        "x stay",
        "+" + "9" * 5000,
        "9" * 5000 + " stay",
        "00 stay",
        "+007",
        f"+{MOST_MS + 1}",
        f"+{MOST_MS + 1} 0 stay",
        "+999999999999999999",
        "+0 0 stay",
        "+07 0 stay",
        "+5  0 stay",
        "+5 +5",
        "+5 +5 0 stay",
        "0 stay +5",
        "\N{ARABIC-INDIC DIGIT ZERO} stay",
        "+\N{ARABIC-INDIC DIGIT ONE}",
    ],
    ids=lambda line: ascii(line[:20]),
)
def test_a_line_that_is_no_entry_is_refused_by_number(line: str) -> None:
    """Only what would be written is read: one game, one file."""
    with pytest.raises(BadLog) as refused:
        load(closed(HEADER, "1 stay", line), find_title)
    assert refused.value.code == "log-bad-line"
    assert refused.value.details == {"line": 3, "text": line}


def test_text_that_no_file_can_hold_is_refused() -> None:
    assert refusal(f"{HEADER}\n\ud800\nend 1 00000000\n").code in {"log-edited", "log-bad-line"}


def test_a_move_the_rules_refuse_names_its_line_and_why() -> None:
    error = refusal(closed(HEADER, "0 stay", "0 stay"))
    assert error.code == "log-move-refused"
    assert error.details == {"line": 3, "text": "0 stay", "why": "not-your-turn"}
    assert isinstance(error.__cause__, IllegalMove)


@pytest.mark.parametrize("seat", ["2", "99999999999999999999"])
def test_a_move_by_a_seat_there_is_not_is_refused(seat: str) -> None:
    error = refusal(closed(HEADER, f"{seat} stay"))
    assert error.code == "log-move-refused"
    assert error.details["line"] == 2


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    header = HEADER.replace('"rounds":"3","pace":"hasty"', '"rounds":"1","pace":"calm"')
    error = refusal(closed(header, "0 stay", "1 stay", "1 stay"))
    assert error.details["line"] == 4


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        load(closed(HEADER.replace("airlock", "whist")), find_title)
    assert refused.value.code == "unknown-game"


def test_options_the_game_does_not_offer_are_refused() -> None:
    with pytest.raises(HullError) as refused:
        load(closed(HEADER.replace("hasty", "lazy")), find_title)
    assert refused.value.code == "bad-option-value"


@given(st.text())
def test_nonsense_is_refused_politely(text: str) -> None:
    with pytest.raises(BadLog):
        load(text, find_title)


@given(st.lists(st.text(max_size=12), max_size=4))
def test_nonsense_in_a_well_formed_file_is_refused_politely(lines: list[str]) -> None:
    try:
        log = load(closed(HEADER, *lines), find_title)
    except HullError:
        return
    assert log.dump() == closed(HEADER, *lines)
