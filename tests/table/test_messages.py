"""Messages, patches, runs and the document about them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.routing import BaseRoute, Mount, Route

from hullbreach.games import aftermaths, companions, find_title
from hullbreach.kernel.dice import seeded
from hullbreach.kernel.drive import play_out
from hullbreach.kernel.errors import IllegalMove
from hullbreach.kernel.moves import runs
from hullbreach.locales import LANGUAGES, Words
from hullbreach.table.app import make_app
from hullbreach.table.errors import STATUS, TableError, because
from hullbreach.table.limits import Addresses, Bucket
from hullbreach.table.messages import REPLY, REQUEST, News, Play, encode
from hullbreach.table.openapi import PATHS, document
from hullbreach.table.patch import apply, difference, numbers
from hullbreach.table.settings import Settings
from tests.table.shelf import titles


class Leaf(msgspec.Struct, frozen=True):
    name: str | None
    number: int


class Tree(msgspec.Struct, frozen=True):
    leaf: Leaf | None
    leaves: list[Leaf | None]
    numbers: list[int]


leaves = st.builds(Leaf, st.none() | st.sampled_from("abc"), st.integers(0, 2))
trees = st.builds(
    Tree,
    st.none() | leaves,
    st.lists(st.none() | leaves, max_size=5),
    st.lists(st.integers(0, 3), max_size=5),
)


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@given(trees, trees)
def test_a_patch_leads_from_one_view_to_the_other(old: Tree, new: Tree) -> None:
    assert apply(plain(old), plain(difference(old, new))) == plain(new)
    assert difference(new, new) == []


def test_drawing_from_a_long_deck_is_a_short_patch() -> None:
    deck = list(range(50))
    assert difference(Tree(None, [], deck), Tree(None, [], deck[1:])) == [[["numbers"], 0, 1, []]]
    assert difference(1, None) == [[[], None]]
    assert apply(1, [[[], None]]) is None


@pytest.mark.parametrize("title", titles(), ids=lambda title: title.id)
def test_runs_stand_for_the_legal_moves(title: Any) -> None:
    for seed in range(20):
        game = title.new({}, seed)
        play_out(game, seeded(seed), seed)
        for seat in range(game.seats()):
            legal = game.legal(seat)
            assert numbers(runs(legal)) == sorted(move.number for move in legal)


def test_a_message_is_what_it_says() -> None:
    play = Play(id="a", seq=3, move=7)
    assert encode(play) == '{"t":"play","id":"a","seq":3,"move":7}'
    assert REQUEST.decode(encode(play)) == play
    news = News(seq=4, events=[(1, 2, 3, 4)])
    assert encode(news) == '{"t":"news","seq":4,"events":[[1,2,3,4]]}'
    assert REPLY.decode(encode(news)) == news


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '{"t":"play"}',
        '{"t":"fly","id":"a"}',
        '{"t":"play","id":"a","seq":0,"move":1,"more":1}',
        '{"t":"play","id":"a","seq":0,"move":-1}',
        '{"t":"play","id":"a","seq":0,"move":1.5}',
        '{"t":"play","id":"a","seq":0,"move":1e99}',
        '{"t":"play","id":"' + "a" * 41 + '","seq":0,"move":1}',
        '{"t":"play","id":"a b","seq":0,"move":1}',
        '{"t":"chat","id":"a","text":""}',
        "[" * 100_000,
    ],
)
def test_a_message_that_is_not_one(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        REQUEST.decode(text)


def addresses(routes: Sequence[BaseRoute], under: str = "") -> Iterator[tuple[str, str]]:
    """Every path with its methods, those of the pages mounted below others too."""
    for route in routes:
        if isinstance(route, Mount):
            yield from addresses(route.routes, under + route.path)
        elif isinstance(route, Route):
            yield from ((under + route.path, method.lower()) for method in (route.methods or set()) - {"HEAD"})


def test_the_document_names_every_address_there_is() -> None:
    made = document(titles(), companions(), aftermaths())
    assert set(addresses(make_app(Settings()).routes)) == {
        (path, method) for path, methods in PATHS.items() for method in methods
    }
    schemas = made["components"]["schemas"]
    assert {"Request", "Reply", "Play", "News", "Create", "AirlockView"} <= set(schemas)
    assert schemas["Play"]["additionalProperties"] is False
    for reference in _references(made):
        assert reference.removeprefix("#/components/schemas/") in schemas


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for value in part.values() for found in _references(value)]
    return [found for value in part for found in _references(value)] if isinstance(part, list) else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_code_has_words(language: str, code: str) -> None:
    assert Words(language).has(f"table-error-{code}")


def test_a_refusal_keeps_its_rule() -> None:
    error = because("refused", IllegalMove("too-much", "TOY-02", "vent 3"))
    assert (error.code, error.why, error.rule, error.details) == ("refused", "too-much", "TOY-02", {"move": "vent 3"})
    with pytest.raises(AssertionError):
        TableError("no-such-code")


def test_a_bucket_lets_a_burst_through_and_then_a_rate() -> None:
    bucket = Bucket(rate=1e-9, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert Bucket(rate=1e9, burst=1).full()
    addresses = Addresses(rate=1e-9, burst=1, most_connections=2)
    assert addresses.may_ask("a")
    assert not addresses.may_ask("a")
    assert addresses.may_ask("b")
    addresses.forget_quiet()
    assert not addresses.may_ask("a")
    assert [addresses.connect("a") for _ in range(3)] == [True, True, False]
    addresses.disconnect("a")
    assert addresses.connect("a")
    assert addresses.connections() == 2


def test_a_view_changes_by_little() -> None:
    title = find_title("aliens-attack")
    game = title.new({}, 1)
    before = game.view(0)
    game.play(0, game.legal(0)[0])
    patch = msgspec.json.encode(difference(before, game.view(0)))
    assert len(patch) < len(msgspec.json.encode(game.view(0)))
    assert apply(plain(before), msgspec.json.decode(patch)) == plain(game.view(0))
