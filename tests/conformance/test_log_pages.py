"""Log books: what a game leaves for one fits its columns, names its crew in words, and says nothing before the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import play_out
from hullbreach.kernel.logbook import MARKS
from hullbreach.locales import LANGUAGES, Words
from hullbreach.table.book import MOST_CELLS, MOST_CREW, MOST_LINES
from tests.conformance.plans import SEEDS, plans, playing
from tests.conformance.test_play import every_title

if TYPE_CHECKING:
    from hullbreach.kernel.logbook import LogPage
    from hullbreach.kernel.title import Title

WORDS = [Words(language) for language in LANGUAGES]


@every_title
@given(data=st.data(), choices=SEEDS)
def test_a_page_is_written_at_the_end_and_fits_the_book(title: Title, data: st.DataObject, choices: int) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for game in match.states(6):
            assert game.over() or game.log_page() is None
        play_out(match.game, seeded(choices), title.longest)
        before = match.game.to_bytes()
        page = match.game.log_page()
        assert match.game.to_bytes() == before
        if page is not None:
            assert_fits(title, page, match.game.seats())


def assert_fits(title: Title, page: LogPage, seats: int) -> None:
    columns = {column.name: column.domain for column in title.log_columns}
    assert len(columns) == len(title.log_columns) <= MOST_CELLS
    assert 1 <= len(page.lines) <= MOST_LINES
    for line in page.lines:
        for column, value in line.items():
            domain = columns[column]
            assert not domain or all(words.has(f"{title.id}-{domain}-{value}") for words in WORDS)
    people = [mate.seat for mate in page.crew if mate.seat is not None]
    assert people == list(range(seats)), "whoever plays is written down, in the order of the seats"
    assert len(page.crew) <= MOST_CREW
    for mate in page.crew:
        assert all(words.called(title.id, "seat", mate.name) for words in WORDS)
        assert all(mark in MARKS and words.has(f"{title.id}-office-{mark}") for mark in mate.marks for words in WORDS)
