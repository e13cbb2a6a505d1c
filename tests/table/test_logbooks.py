"""Log books at the table and over HTTP: begun, given to tables, written by the server, carried away, brought back."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import httpx
import msgspec
import pytest
from msgspec import structs

from hullbreach.games import find_title
from hullbreach.table.bodies import Join, Seated, TableInfo
from hullbreach.table.book import (
    MOST_CREW,
    MOST_FLIGHTS,
    MOST_LINES,
    MOST_NUMBER,
    Book,
    BookFile,
    BookFlight,
    BookMade,
    BookMate,
    BookPage,
)
from hullbreach.table.bookkeeping import entry_of
from hullbreach.table.errors import STATUS
from hullbreach.table.live import LiveTable
from hullbreach.table.messages import Error, Rematch, Rematched
from hullbreach.table.settings import Limits
from hullbreach.table.store import Row, SeatRow, Stored
from tests.table.client import Client, decode_seated
from tests.table.conftest import GENEROUS, Running, Start
from tests.table.test_store import a_table

pytestmark = pytest.mark.anyio

GAME = "space-alert"
TITLE = find_title(GAME)
MISSION = {"flight": "mission_1", "people": "1"}
LOST = {"track": "mission_1", "level": "1", "serious": "1"}
GOES_ON = [TITLE.vocabulary.read(text).number for text in ("next", "trust")]


def key_of(response: httpx.Response) -> str:
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=BookMade).key


def begin(server: Running, name: str = "Ours", game: str = GAME) -> str:
    return key_of(server.http.post("/api/books", json={"game": game, "name": name}))


def bearing(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def read(server: Running, key: str) -> Book:
    response = server.http.get("/api/book", headers=bearing(key))
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=Book)


def refusal(response: httpx.Response) -> Error:
    error = msgspec.json.decode(response.content, type=Error)
    assert response.status_code == STATUS[error.code]
    return error


def bind(server: Running, seated: Seated, key: str) -> httpx.Response:
    return server.http.post(f"/api/tables/{seated.table}/book", json={"book": key}, headers=bearing(seated.token))


async def fly(server: Running, seated: Seated) -> None:
    """To the end, planning nothing."""
    async with Client(server.url, seated) as client:
        while client.result is None:
            await client.play(next((move for move in GOES_ON if move in client.legal), None))


async def flown(server: Running, **fields: Any) -> Seated:
    seated = server.create(game=GAME, options=MISSION, player="Ada", **fields)
    await fly(server, seated)
    return seated


# --- writing ---
@pytest.mark.rule("SA-LOG-01", "SA-LOG-02", "SA-LOG-03")
async def test_the_server_writes_the_page_when_the_flight_ends(server: Running) -> None:
    key = begin(server)
    seated = server.create(game=GAME, options=MISSION, player=" Ada\n", book=key)
    assert read(server, key).pages == []
    assert server.info(seated).lines == 0
    await fly(server, seated)
    info = server.info(seated)
    assert (info.book, info.lines) == (key, 1)
    book = read(server, key)
    assert (book.game, book.name) == (GAME, "Ours")
    (page,) = book.pages
    assert page.crew == [
        BookMate("member1", "Ada", marks=["star", "headphones", "exclamation"]),
        *(BookMate(f"android{number}", machine=True) for number in range(1, 5)),
    ]
    (flight,) = page.flights
    assert (flight.lines[0] | LOST, flight.chosen) == (flight.lines[0], False)
    assert flight.at >= info.created


async def test_a_second_flight_of_the_same_crew_is_the_next_line_of_its_page(server: Running) -> None:
    key = begin(server)
    for seed in (1, 2):
        await flown(server, book=key, seed=seed)
    (page,) = read(server, key).pages
    assert [flight.chosen for flight in page.flights] == [True, True]


async def test_everybody_who_sits_there_stands_in_the_line_of_the_crew_and_may_read_the_book(server: Running) -> None:
    key = begin(server)
    seated = server.create(game=GAME, options={**MISSION, "people": "2"}, player="Ada", book=key)
    other = decode_seated(server.post(f"/api/tables/{seated.table}/seats", Join(player="Ben")).content)
    async with Client(server.url, seated) as ada, Client(server.url, other) as ben:
        while ada.result is None:
            for one in (ada, ben):
                while one.seq < max(ada.seq, ben.seq):
                    await one.receive()
                if moves := [move for move in GOES_ON if move in one.legal]:
                    await one.play(moves[0])
    (page,) = read(server, key).pages
    assert page.crew == [
        BookMate("member1", "Ada", marks=["star", "exclamation"]),
        BookMate("member2", "Ben", marks=["headphones"]),
        *(BookMate(f"android{number}", machine=True) for number in (1, 2)),
    ]
    assert server.info(other).book == key


def test_bots_and_empty_seats_have_no_name_of_their_own() -> None:
    options = TITLE.settle({**MISSION, "people": "3"}).as_dict()
    seats = [SeatRow(0, "hash", "Ada"), SeatRow(1, bot="greedy"), SeatRow(2)]
    row = structs.replace(a_table("a").table, game=GAME, options=options)
    table = LiveTable(Stored(row, seats, []), TITLE)
    assert entry_of(table) is None
    while not table.game.over():
        seat = table.game.actors()[0]
        legal = [move.number for move in table.game.legal(seat)]
        table.enter(Row(table.seq + 1, seat, next(move for move in GOES_ON if move in legal), 0, table.seq))
    entry = entry_of(table)
    assert entry
    assert [(mate.name, mate.player, mate.bot) for mate in entry.crew] == [
        ("member1", "Ada", ""), ("member2", "", "greedy"), ("member3", "", ""), ("android1", "", ""),
    ]  # fmt: skip
    assert entry.flight.at == table.seq - 1


async def test_a_flight_is_entered_after_its_end_once_and_in_one_book(server: Running) -> None:
    key, other = begin(server), begin(server, "Another")
    seated = await flown(server)
    assert server.info(seated).book == ""
    for _ in range(3):
        assert bind(server, seated, key).json() == {"written": True}
    assert refusal(bind(server, seated, other)).code == "in-other-book"
    assert [len(page.flights) for page in read(server, key).pages] == [1]
    assert read(server, other).pages == []


async def test_a_table_gets_its_book_in_the_middle_of_a_flight(server: Running) -> None:
    key = begin(server)
    seated = server.create(game=GAME, options=MISSION, player="Ada")
    assert bind(server, seated, key).json() == {"written": False}
    assert read(server, key).pages == []
    await fly(server, seated)
    assert len(read(server, key).pages) == 1


async def test_the_same_crew_flies_again_with_the_same_book(server: Running) -> None:
    key = begin(server)
    seated = await flown(server, book=key)
    async with Client(server.url, seated) as client:
        await client.send(Rematch(id="again"))
        again = await client.expect(Rematched)
    await fly(server, Seated(table=again.table, seat=0, token=seated.token))
    assert [len(page.flights) for page in read(server, key).pages] == [2]


async def test_of_a_lesson_and_of_a_copy_nothing_is_entered(server: Running) -> None:
    key = begin(server)
    lesson = server.create(game=GAME, options={**MISSION, "flight": "first_test_run"}, book=key)
    await fly(server, lesson)
    assert server.info(lesson).lines == 0
    assert bind(server, lesson, key).json() == {"written": False}
    seated = await flown(server, book=key)
    fork = server.http.post(f"/api/tables/{seated.table}/forks", json={"keep": 3})
    await fly(server, decode_seated(fork.content))
    assert [len(page.flights) for page in read(server, key).pages] == [1]


async def test_a_restart_between_the_last_move_and_the_look_changes_nothing(start: Start) -> None:
    server = start()
    key = begin(server)
    seated = await flown(server, book=key)
    again = start()
    before = read(again, key)
    assert len(before.pages) == 1
    assert bind(again, seated, key).json() == {"written": True}
    assert read(again, key) == before == read(server, key)


# --- who may ---
async def test_the_key_is_the_only_way_to_a_book(server: Running) -> None:
    key = begin(server)
    assert len(key) >= 24
    seated = server.create(game=GAME, options=MISSION, public=True, book=key)
    stranger = msgspec.json.decode(server.http.get(f"/api/tables/{seated.table}").content, type=TableInfo)
    assert stranger.book == ""
    for headers in ({}, bearing("guess"), bearing(seated.token), bearing(seated.table)):
        for page in ("", "/file", "/sheet"):
            assert refusal(server.http.get(f"/api/book{page}", headers=headers)).code == "no-such-book"
        names = server.http.post("/api/book/names", json={"page": 0, "names": []}, headers=headers)
        assert refusal(names).code == "no-such-book"
    async with Client(server.url, seated) as client:
        assert key not in str(client.raw), "nothing that is told at the table holds it"


def test_only_who_holds_a_seat_gives_a_table_its_book(server: Running) -> None:
    key = begin(server)
    seated = server.create(game=GAME, options=MISSION)
    address = f"/api/tables/{seated.table}/book"
    assert refusal(server.http.post(address, json={"book": key})).code == "bad-token"
    assert refusal(server.http.post(address, json={"book": key}, headers=bearing("guess"))).code == "bad-token"
    watch = server.info(seated).watch
    watching = server.http.post(f"/api/tables/{watch}/book", json={"book": key}, headers=bearing(seated.token))
    assert refusal(watching).code == "watch-only"
    assert refusal(bind(server, seated, "guess")).code == "no-such-book"
    assert refusal(server.http.post(address, content=b"{", headers=bearing(seated.token))).code == "bad-message"


def test_what_cannot_be_begun_or_bound_says_why(server: Running) -> None:
    assert refusal(server.http.post("/api/books", json={"game": "aliens-attack"})).code == "no-book"
    assert refusal(server.http.post("/api/books", json={"game": "chess"})).code == "no-such-game"
    assert refusal(server.http.post("/api/books", json={"game": GAME, "name": "x" * 41})).code == "bad-message"
    key = begin(server)
    ask = {"game": GAME, "options": MISSION, "book": "guess"}
    assert refusal(server.http.post("/api/tables", json=ask)).code == "no-such-book"
    other = server.http.post("/api/tables", json={"game": "aliens-attack", "book": key})
    assert refusal(other).code == "other-games-book"
    seated = server.create(game="aliens-attack")
    assert refusal(bind(server, seated, key)).code == "no-book"


def test_an_address_has_so_many_books(start: Start) -> None:
    limits = structs.replace(GENEROUS, books_per_address=2)
    server = start(limits=limits)
    for _ in range(2):
        begin(server)
    refused = refusal(server.http.post("/api/books", json={"game": GAME}))
    assert (refused.code, refused.details) == ("too-many-books", {"most": 2})


# --- names ---
@pytest.mark.rule("SA-LOG-03")
async def test_androids_are_given_names(server: Running) -> None:
    key = begin(server)
    await flown(server, book=key)
    ask = {"page": 0, "names": ["Bolt", " Nut ", "", "\u0007"]}
    named = server.http.post("/api/book/names", json=ask, headers=bearing(key))
    assert msgspec.json.decode(named.content, type=Book) == read(server, key)
    assert [mate.player for mate in read(server, key).pages[0].crew] == ["Ada", "Bolt", "Nut", "", ""]
    missing = server.http.post("/api/book/names", json={"page": 1, "names": []}, headers=bearing(key))
    assert refusal(missing).code == "no-such-page"


# --- carried away and brought back ---
async def test_an_exported_book_is_opened_again_as_it_was(server: Running) -> None:
    key = begin(server, "Ünser Buch")
    await flown(server, book=key)
    file = server.http.get("/api/book/file", headers=bearing(key))
    assert "attachment" in file.headers["content-disposition"]
    assert key not in file.text
    copy = key_of(server.http.post("/api/books/files", content=file.content))
    assert copy != key
    one, other = read(server, key), read(server, copy)
    assert (one.game, one.name, one.pages) == (other.game, other.name, other.pages)
    await flown(server, book=copy)
    assert [len(page.flights) for page in read(server, copy).pages] == [2], "the copy goes on"
    assert [len(page.flights) for page in read(server, key).pages] == [1]


def a_file(**changes: Any) -> dict[str, Any]:
    mate = {"name": "member1", "player": "Ada", "marks": ["star"]}
    page = {"crew": [mate], "flights": [{"at": 1000, "lines": [{"track": "mission_1", "total": 7}]}]}
    return {"hullbreach": "logbook", "v": 1, "game": GAME, "name": "Ours", "pages": [page], **changes}


def a_page(**changes: Any) -> list[dict[str, Any]]:
    return [{**a_file()["pages"][0], **changes}]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (a_file(game="chess"), "no-such-game"),
        (a_file(game="aliens-attack"), "no-book"),
        (a_file(v=2), "bad-book"),
        (a_file(name="x" * 41), "bad-book"),
        (a_file(more=1), "bad-book"),
        (a_file(pages=a_page(crew=[])), "bad-book"),
        (a_file(pages=a_page(crew=[{"name": "<b>"}])), "bad-book"),
        (a_file(pages=a_page(crew=[{"name": "member1"}] * (MOST_CREW + 1))), "bad-book"),
        (a_file(pages=a_page(crew=[{"name": "member1", "marks": ["crown"]}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": -1, "lines": [{}]}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": 10**15, "lines": [{}]}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": 1, "lines": []}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": 1, "lines": [{}] * (MOST_LINES + 1)}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": 1, "lines": [{"speed": 1}]}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": 1, "lines": [{"total": 2**60}]}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": 1, "lines": [{"total": "=1+1"}]}])), "bad-book"),
        (a_file(pages=a_page(flights=[{"at": 1, "lines": [{}]}] * 200) * 2), "book-full"),
        ([], "bad-book"),
    ],
)
def test_a_file_that_is_no_book_is_refused(server: Running, file: Any, code: str) -> None:
    assert refusal(server.http.post("/api/books/files", json=file)).code == code


@pytest.mark.parametrize("content", [b"", b"\xff", b"[" * 50_000, json.dumps(a_file()).encode()[:-9]])
def test_what_is_no_file_at_all_is_refused(server: Running, content: bytes) -> None:
    assert refusal(server.http.post("/api/books/files", content=content)).code == "bad-book"


def test_the_names_in_a_file_are_cleaned(server: Running) -> None:
    dirty = [{"name": "member1", "player": "A\u202eda\u0000"}]
    key = key_of(server.http.post("/api/books/files", json=a_file(pages=a_page(crew=dirty))))
    assert read(server, key).pages[0].crew[0].player == "Ada"


def fullest_book() -> BookFile:
    """A crew for each flight, with the longest names there are."""
    long = "\N{GRINNING FACE}" * 40
    crew = [BookMate(f"{number}" * 40, long, "b" * 40, True, ["headphones"] * 3) for number in range(6)]
    line: dict[str, str | int] = {column.name: -MOST_NUMBER for column in TITLE.log_columns}
    flights = [BookFlight(10**14, [line | {"track": "t" * 40}] * MOST_LINES, True)]
    pages = [BookPage(crew, flights) for _ in range(MOST_FLIGHTS)]
    return BookFile(hullbreach="logbook", v=1, game=GAME, name=long, pages=pages)


def test_the_fullest_book_can_be_brought_and_takes_no_more(server: Running) -> None:
    text = msgspec.json.encode(fullest_book())
    assert len(text) > Limits().book_bytes / 2
    key = key_of(server.http.post("/api/books/files", content=text))
    assert len(read(server, key).pages) == MOST_FLIGHTS
    refused = server.http.post("/api/tables", json={"game": GAME, "options": MISSION, "book": key})
    assert refusal(refused).code == "book-full"
    over = server.http.post("/api/books/files", content=text + b" " * (Limits().book_bytes + 1 - len(text)))
    assert refusal(over).code == "too-big"


# --- for other programs ---
@pytest.mark.parametrize(
    ("language", "head", "mission", "lost", "machine"),
    [
        ("en", ["Flight", "Crew", "Date", "Mission", "Common threats"], "Mission 2", "Destroyer", "[Android 1]"),
        ("fr", ["Vol", "Équipage", "Date", "Mission", "Menaces communes"], "Mission 2", "Destroyer", "[Androïde 1]"),
    ],
)
def test_a_sheet_has_a_line_for_each_mission(
    server: Running, language: str, head: list[str], mission: str, lost: str, machine: str
) -> None:
    crew = [
        {"name": "member1", "player": "=cmd()", "marks": ["star", "headphones"]},
        {"name": "member2", "bot": "greedy"},
        {"name": "android1", "machine": True},
        {"name": "android2", "machine": True, "player": "Bolt"},
        {"name": "nowhere"},
    ]
    lines: list[dict[str, str | int]] = [
        {"track": "mission_1", "level": "1", "serious": "1+2", "survived": 3, "penalties": -6, "total": 9},
        {"track": "mission_2", "lost_to": "destroyer"},
    ]
    flights = [{"at": 86_400_000, "lines": lines}, {"at": 2 * 86_400_000, "lines": [{"track": "unheard-of"}]}]
    key = key_of(server.http.post("/api/books/files", json=a_file(pages=a_page(crew=crew, flights=flights))))
    answer = server.http.get("/api/book/sheet", params={"language": language}, headers=bearing(key))
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.text[0] == "\ufeff"
    rows = list(csv.reader(io.StringIO(answer.text[1:])))
    assert rows[0][:5] == head
    assert [row[0] for row in rows[1:]] == ["1", "1", "2"]
    assert rows[1][1].startswith("'=cmd() ★ 🎧, "), "no program takes a name for a formula"
    assert machine in rows[1][1]
    assert "[Bolt]" in rows[1][1]
    assert rows[1][1].endswith("nowhere")
    assert rows[1][2:] == ["1970-01-02", "Mission 1", "1", "1+2", "3", "", "-6", "", "9", ""]
    assert (rows[2][3], rows[2][-1], rows[3][3]) == (mission, lost, "unheard-of")
    wrong = server.http.get("/api/book/sheet", params={"language": "de"}, headers=bearing(key))
    assert refusal(wrong).code == "bad-message"
