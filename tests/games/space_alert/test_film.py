"""A film shows what the engine did: every event once, and after each scene the ship as it then was."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hullbreach.games.space_alert.papers.film import Film, Scene, make_film
from hullbreach.games.space_alert.papers.paper import FlightPaper, TripUp
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.resolution.names import names_in
from hullbreach.games.space_alert.resolution.turns import begin, resolve
from hullbreach.kernel.journal import Journal
from hullbreach.locales import LANGUAGES, Words
from tests.games.space_alert.first_flight import idle_flight
from tests.games.space_alert.golden import Golden, golden_games

SAME = {"shields": "shields", "reactors": "reactors", "fuel": "fuel", "rockets": "rockets", "tiles": "tiles"}
every_flight = pytest.mark.parametrize("golden", golden_games()[::6], ids=lambda golden: golden.game)


def a_flight() -> FlightPaper:
    """Two in an empty sky."""
    return FlightPaper(
        crew=2,
        flight="test",
        tracks={"red": "T6", "white": "T2", "blue": "T4"},
        threats=[],
        plans=[["a", "move_red"], []],
        damage_seed=1,
    )


def last_scenes(film: Film) -> dict[int, Scene]:
    return {scene.turn: scene for scene in film.scenes}


@every_flight
def test_the_last_scene_of_a_turn_shows_how_it_ended(golden: Golden) -> None:
    film = make_film(golden.input)
    scenes = last_scenes(film)
    for turn in golden.result["turns"]:
        ship = msgspec.to_builtins(scenes[turn["turn"]].ship)
        assert {mine: ship[mine] for mine in SAME} == {mine: turn[theirs] for mine, theirs in SAME.items()}
        for member, expected in zip(ship["crew"], turn["players"], strict=True):
            assert member["out"] == expected["ko"]
            assert member["out"] or member["at"] == expected["at"]
        for threat, expected in zip(ship["threats"], turn["threats"], strict=True):
            assert_threat(threat, expected)


def assert_threat(threat: dict[str, Any], expected: dict[str, Any]) -> None:
    assert threat["status"] == expected["s"]
    if threat["status"] == "active":
        assert (threat["space"], threat["speed"]) == (expected["pos"], expected["speed"])
        assert threat["armour"] == expected.get("shield", threat["armour"])
        assert threat["hidden"] == expected.get("hidden", False)


@every_flight
def test_every_event_is_shown_once_in_order(golden: Golden) -> None:
    mission, plans, slips = read(golden.input)
    journal = Journal()
    resolve(begin(mission, plans, slips, journal))
    shown = [event for scene in make_film(golden.input).scenes for event in scene.events]
    told = [event for event in journal.events if event.kind.name not in ("turn", "step")]
    assert [(one.kind, one.rule, one.values) for one in shown] == [
        (event.kind.name, event.kind.rule, names_in(event, mission)) for event in told
    ]


@every_flight
def test_a_film_ends_like_the_flight(golden: Golden) -> None:
    film, result = make_film(golden.input), resolve_paper(golden.input)
    assert (film.outcome, film.loss, film.fates, film.score) == (
        result.outcome,
        result.loss,
        result.fates,
        result.score,
    )
    assert film.scenes[-1].events[-1].kind == ("jumped" if film.outcome == "won" else "lost")


@every_flight
def test_every_turn_has_a_scene_and_every_scene_its_own_actor(golden: Golden) -> None:
    film = make_film(golden.input)
    turns = [scene.turn for scene in film.scenes]
    assert turns == sorted(turns)
    assert set(turns) == set(range(1, max(turns) + 1))
    for scene in film.scenes:
        actors = [event.values["member"] for event in scene.events if event.kind in ("acts", "came-back")]
        assert set(actors) == ({f"member{scene.member + 1}"} if scene.member is not None else set())
        movers = [event.values["threat"] for event in scene.events if event.kind == "advanced"]
        assert len(movers) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@every_flight
def test_every_scene_can_be_told(golden: Golden, language: str) -> None:
    words = Words(language)
    for scene in make_film(golden.input).scenes:
        for event in scene.events:
            assert words.told("space-alert", event.kind, event.values).strip()


def test_a_card_that_is_pushed_on_is_seen_in_its_new_slot() -> None:
    """Both take the same lift: the second one is late, and the card for turn 2 is played in turn 3."""
    flight = msgspec.structs.replace(a_flight(), flight="simulation", plans=[["change_deck"], ["change_deck", "a"]])
    film = make_film(flight)
    assert film.ship.crew[1].cards[:4] == [1, 2, None, None]
    assert last_scenes(film)[1].ship.crew[1].cards[:4] == [1, None, 2, None]


def test_unknown_piles_are_shuffled_from_the_seed_and_told() -> None:
    film = make_film(a_flight())
    again, other = make_film(a_flight()), make_film(msgspec.structs.replace(a_flight(), damage_seed=2))
    assert film.paper == again.paper
    assert film.paper.damage_decks != other.paper.damage_decks
    assert {zone: len(set(pile)) for zone, pile in film.paper.damage_decks.items()} == {"red": 6, "white": 6, "blue": 6}
    assert make_film(film.paper) == film


def test_a_pile_somebody_knows_is_not_shuffled() -> None:
    known = make_film(a_flight()).paper.damage_decks["red"][::-1]
    flight = msgspec.structs.replace(a_flight(), damage_decks={"red": known})
    assert make_film(flight).paper.damage_decks["red"] == known


def test_what_somebody_played_opens_the_scene_even_in_space() -> None:
    """The captain flies out in turn 5 with a squad; the card of turn 6 has to wait until he is back."""
    flying = ["move_red", "change_deck", "c", "change_deck", "c", "b"]
    flight = msgspec.structs.replace(a_flight(), flight="mission", plans=[flying, ["c", None, None, "c"]])
    scenes = [scene for scene in make_film(flight).scenes if scene.turn == 6 and scene.member == 0]
    assert [event.kind for scene in scenes for event in scene.events] == ["acts", "delayed", "came-back", "moved"]


def test_a_test_flight_knows_no_tiles() -> None:
    """Damage counts there and does nothing else (SA-MODE-10)."""
    film = make_film(msgspec.convert(idle_flight(), FlightPaper))
    told = [event.values["tile"] for scene in film.scenes for event in scene.events if event.kind == "damaged"]
    assert set(told) == {"point"}
    assert film.scenes[-1].ship.tiles[1] == ["point"] * 6


def test_whoever_comes_home_has_a_scene_of_his_own_even_without_a_card() -> None:
    flying = ["move_red", "change_deck", "c", "change_deck", "c"]
    flight = msgspec.structs.replace(a_flight(), flight="mission", plans=[flying, ["c", None, None, "c"]])
    home = next(scene for scene in make_film(flight).scenes if scene.turn == 6 and scene.events)
    assert (home.member, home.events[0].kind) == (0, "came-back")


def test_a_slip_opens_the_scene_of_the_card_that_was_meant() -> None:
    slip = TripUp(player=0, turn=1, action="move_blue")
    flight = msgspec.structs.replace(a_flight(), flight="simulation", plans=[["move_red"], ["a"]], trip_ups=[slip])
    first, second = (scene for scene in make_film(flight).scenes if scene.turn == 1 and scene.member is not None)
    assert [event.kind for event in first.events] == ["tripped", "acts", "moved"]
    assert second.member == 1
