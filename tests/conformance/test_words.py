"""Words: moves, events, options and seats have names that last."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.games import SHELF, find_title
from hullbreach.kernel.catalogue import load_catalogue
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.journal import Journal
from tests.conformance.plans import plans, playing
from tests.conformance.play import TITLES, accepted_options

if TYPE_CHECKING:
    from hullbreach.kernel.game import Game
    from hullbreach.kernel.journal import Event
    from hullbreach.kernel.title import Title

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


@pytest.mark.parametrize("name", SHELF)
def test_a_title_is_found_by_its_id(name: str) -> None:
    assert find_title(name).id == name


@every_title
def test_every_move_survives_its_encoding(title: Title) -> None:
    words = title.vocabulary
    for number, move in enumerate(words.moves):
        assert move.number == number
        assert words.numbered(number) is move
        assert words.read(move.text) is move
        assert words.say(move.verb, move.arg) is move
        assert move.text == " ".join([words.verbs[move.verb].name, *words.values_of(move).values()])


@every_title
def test_a_move_is_written_in_one_plain_line(title: Title) -> None:
    """A log is read line by line, and a line begins with a seat or a plus sign."""
    assert all(move.text.isascii() and move.text.isprintable() for move in title.vocabulary.moves)


@every_title
def test_the_parameters_of_a_verb_have_different_names(title: Title) -> None:
    for verb in title.vocabulary.verbs:
        names = [domain.name for domain in verb.domains]
        assert len(names) == len(set(names))


@every_title
def test_every_kind_of_event_has_its_own_name_and_a_rule(title: Title) -> None:
    rules = load_catalogue(title.package)
    kinds = title.events.kinds
    assert [kind.number for kind in kinds] == list(range(len(kinds)))
    assert len({kind.name for kind in kinds}) == len(kinds)
    for kind in kinds:
        assert kind.rule in rules
        assert len(set(kind.fields)) == len(kind.fields)


@every_title
@given(data=st.data())
def test_every_event_is_of_the_title_and_its_numbers_have_names(title: Title, data: st.DataObject) -> None:
    with playing(title, data.draw(plans(title))) as match:
        for _ in match.states(60):
            pass
        for event in match.journal.events:
            assert title.events.kinds[event.kind.number] is event.kind
            assert_named(title, match.game, event)


def assert_named(title: Title, game: Game, event: Event) -> None:
    """An event has a number for each field; one below zero counts from no end of any list of names."""
    assert len(event.values) == len(event.kind.fields)
    for field, number in event.named().items():
        name = title.name_of(field, number, game)
        assert name
        assert number >= 0 or name == str(number), f"{event.kind.name}: {field} {number} is called {name}"


@every_title
def test_defaults_are_among_the_values_and_go_together(title: Title) -> None:
    for option in title.options:
        assert option.default in option.values
        assert len(set(option.values)) == len(option.values)
    assert title.settle({}).as_dict() == {option.name: option.default for option in title.options}


@every_title
def test_every_value_of_every_option_can_be_played(title: Title) -> None:
    for option in title.options:
        assert {options[option.name] for options in accepted_options(title)} == set(option.values)


@every_title
def test_an_option_that_depends_on_others_is_left_alone_without_them(title: Title) -> None:
    """It settles to its default, and another value for it is refused by name."""
    offered = {option.name: option for option in title.options}
    for option in title.options:
        for other, fit in option.when.items():
            assert list(offered).index(other) < list(offered).index(option.name)
            assert set(fit) < set(offered[other].values)
            for unfit in set(offered[other].values) - set(fit):
                assert title.settle({other: unfit})[option.name] == option.default
                for value in set(option.values) - {option.default}:
                    assert refused_options(title, {other: unfit, option.name: value}) == "option-moot"


def refused_options(title: Title, options: dict[str, str]) -> str:
    with pytest.raises(BadOption) as refused:
        title.settle(options)
    return refused.value.code


@every_title
def test_every_seat_has_a_name(title: Title) -> None:
    for options in accepted_options(title):
        names = title.seats(title.settle(options))
        assert len(set(names)) == len(names) == title.new(options, 1, Journal()).seats()
