"""After a flight: a film that shows no more than the table, what decided it, and what the cards in hand allowed."""

from __future__ import annotations

from itertools import pairwise
from time import process_time
from typing import cast

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hullbreach.games import AFTERMATHS, aftermaths, find_aftermath
from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import packs
from hullbreach.games.space_alert.game import TITLE, SpaceAlert
from hullbreach.games.space_alert.papers.aftermath import AFTERMATH
from hullbreach.games.space_alert.papers.held import COMMON, Ledger, gone_through, held_cards
from hullbreach.games.space_alert.papers.paper import FlightPaper
from hullbreach.games.space_alert.papers.reading import read
from hullbreach.games.space_alert.papers.report import resolve_paper
from hullbreach.games.space_alert.papers.showing import NOTHING, show, since
from hullbreach.games.space_alert.planner.holding import HeldCards
from hullbreach.games.space_alert.view import SpaceAlertOwn, SpaceAlertView
from hullbreach.kernel.companion import Search
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.journal import Journal
from hullbreach.kernel.log import Log
from tests.games.space_alert.evenings import ALONE, PAIR, Evening, Plans, by_chance, lesson
from tests.games.space_alert.first_flight import PLANS, first_flight
from tests.games.space_alert.flown import paper_of

CREWS = [
    {"flight": "mission_1", "people": "3", "crew": "5", "clock": "none"},
    {"flight": "simulation_2", "people": "4", "clock": "none"},
    {"flight": "mission_2", "people": "1", "clock": "none"},
    {"flight": "campaign", "people": "2", "clock": "none"},
]


def without(*slots: tuple[int, int]) -> Plans:
    """The plans of the lesson with some slots empty; crew and turns count from 1."""
    return [
        [None if (member, turn) in slots else action for turn, action in enumerate(plan, start=1)]
        for member, plan in enumerate(PLANS, start=1)
    ]


LOST = without((1, 2), (2, 2))
"""Neither the Destroyer nor the Pulse Ball is shot down in time."""


def table_of(log: Log) -> SpaceAlert:
    return cast("SpaceAlert", log.replay())


# --- the film ---
@pytest.mark.rule("SA-GEN-12")
def test_the_film_grows_with_the_flight_and_shows_no_more_than_the_table() -> None:
    evening = Evening(PAIR)
    assert show(evening.log) == NOTHING
    plan_something(evening)
    evening.reach_reveal()
    before = show(evening.log)
    assert before.outcome is None
    while not evening.game.over():
        for seat in evening.game.actors():
            evening.play(seat, "fine")
        now = show(evening.log)
        assert now.scenes[: len(before.scenes)] == before.scenes
        assert now.told[: len(before.told)] == before.told
        assert now.scenes[-1].ship == evening.view.ship
        before = now
    assert before.outcome == evening.view.outcome == "lost"
    assert before.loss == evening.view.loss
    assert b"damage_decks" not in msgspec.json.encode(before)


def plan_something(evening: Evening) -> None:
    """A card in every slot of phase 1, for both."""
    for seat in (0, 1):
        for turn in (1, 2, 3):
            evening.play(seat, f"put {hand_of(evening, seat)[0]} {turn} act")


def hand_of(evening: Evening, seat: int) -> list[str]:
    return cast("SpaceAlertOwn", evening.game.own_view(seat)).hand


def test_every_scene_says_how_many_events_had_been_told() -> None:
    evening = Evening(PAIR)
    plan_something(evening)
    evening.finish()
    public = evening.journal.heard_by(None)
    kinds = [event.kind.name for event in public]
    since_reveal = kinds[kinds.index("all-revealed") :]
    film = show(evening.log)
    assert film.told == sorted(film.told)
    assert film.told[-1] == len(since_reveal)
    for (start, end), scene in zip(pairwise([1, *film.told]), film.scenes, strict=True):
        told = [kind for kind in since_reveal[start:end] if kind not in ("turn", "step", "turn-revealed")]
        assert told == [sentence.kind for sentence in scene.events]


def test_who_has_seen_the_beginning_gets_the_rest() -> None:
    film = show(lesson())
    rest = since(film, 5)
    assert (rest.start, rest.scenes, rest.told) == (5, film.scenes[5:], film.told[5:])
    assert since(film, 10_000).scenes == []
    assert AFTERMATH.since(film, 0) == film


def test_in_a_campaign_the_film_is_that_of_the_mission_and_of_no_other() -> None:
    evening = Evening({"flight": "campaign", "people": "1", "clock": "none"})
    assert show(evening.log) == NOTHING
    evening.play(0, "levels white white")
    evening.reach_reveal()
    film = show(evening.log)
    assert film.part == 1
    assert film.outcome == evening.view.outcome


# --- the cards that were held ---
@pytest.mark.parametrize("options", CREWS, ids=lambda options: options["flight"])
@pytest.mark.parametrize("seed", range(3))
def test_whatever_was_laid_was_held(options: dict[str, str], seed: int) -> None:
    ledger = gone_through(by_chance(options, seed))
    held_cards(ledger)
    table = ledger.table
    people = range(int(table.setting.humans))
    ordinary = [one for one in ledger.cards if not packs.is_heroic(one.card)]
    if table.setting.solo:
        assert {one.owner for one in ordinary} == {COMMON}
    else:
        assert {one.owner for one in ordinary} == {*people}


@pytest.mark.rule("SA-ANN-09", "SA-ANN-10")
def test_a_card_that_was_given_is_the_others_from_then_on() -> None:
    evening = Evening(PAIR)
    while evening.view.transfer_ends is None:
        evening.play(0, "next")
    before = owned(gone_through_now(evening), 0), owned(gone_through_now(evening), 1)
    hand = hand_of(evening, 0)
    evening.play(0, f"give {hand[0]} member2")
    ledger = gone_through_now(evening)
    card = packs.CARD_NAMES.index(hand[0])
    assert sorted([*owned(ledger, 0), card]) == sorted(before[0])
    assert sorted(owned(ledger, 1)) == sorted([*before[1], card])
    given = [one for one in ledger.cards if one.owner == 1][-1]
    assert (given.card, given.phase) == (card, evening.view.crew[1].phase - 1)


def gone_through_now(evening: Evening) -> Ledger:
    return gone_through(evening.log)


def owned(ledger: Ledger, seat: int) -> list[int]:
    return [one.card for one in ledger.cards if one.owner == seat]


def held(*cards: tuple[int, int, str, str]) -> HeldCards:
    """Cards with the boards they may go to, their phase from 0, and their halves."""
    mission, _, _ = read(msgspec.convert(first_flight(), FlightPaper))
    found = HeldCards(mission)
    for boards, phase, one, other in cards:
        found.add(boards, phase, pieces.ACTION_NAMES.index(one), pieces.ACTION_NAMES.index(other))
    return found


def plans_of(**slots: str) -> vec[i64]:
    """`a1="b"`: the first of the crew, turn 1, a B action."""
    plans = vec[i64]([0] * 48)
    for slot, action in slots.items():
        plans["abcd".index(slot[0]) * 12 + int(slot[1:]) - 1] = pieces.ACTION_NAMES.index(action)
    return plans


@pytest.mark.rule("SA-PLAN-08", "SA-PLAN-09", "SA-AND-08")
def test_plans_need_a_card_for_every_slot_from_its_phase_on() -> None:
    cards = held((0b0001, 0, "move_red", "a"), (0b0001, 1, "move_blue", "b"), (0b1001, 0, "change_deck", "c"))
    assert cards.lay(plans_of(a1="a", a4="b"))
    assert cards.fit(plans_of(a1="move_red", a4="move_blue", a2="c"))
    assert cards.fit(plans_of(a1="a", a4="b", d1="change_deck")), "the third may be planned for the android"
    assert not cards.fit(plans_of(a1="a", a2="a"))
    assert not cards.fit(plans_of(a1="b")), "it came with phase 2"
    assert not cards.fit(plans_of(b1="a")), "it is not hers"
    assert not cards.fit(plans_of(a1="a", a4="b", d1="c", d2="change_deck"))
    assert cards.fit(plans_of(a2="a", a5="b")), "cards can be moved"
    assert not cards.lay(plans_of(b1="a"))


def test_a_slot_gives_its_card_away_where_another_will_do() -> None:
    cards = held((0b0001, 0, "move_red", "a"), (0b0001, 0, "move_red", "b"))
    assert cards.lay(plans_of(a1="move_red"))
    assert cards.fit(plans_of(a1="move_red", a2="a"))
    assert cards.fit(plans_of(a1="move_red", a2="b"))
    assert cards.may_lie(1, pieces.ACTION_NAMES.index("b"))
    assert not cards.may_lie(1, pieces.ACTION_NAMES.index("c"))


# --- what decided it ---
def test_cards_without_which_the_ship_had_been_lost_are_turning_points() -> None:
    review = AFTERMATH.review(lesson(without((1, 2))))
    assert review.end.won
    assert review.turnings
    for turning in review.turnings:
        spared = without((1, 2), (turning.player + 1, turning.turn))
        result = resolve_paper(msgspec.convert(first_flight(plans=spared), FlightPaper))
        assert (result.outcome == "won") == turning.without.won
        assert not turning.without.won
        assert result.loss
        assert result.loss.turn == turning.without.turn
    assert [one.turn for one in review.turnings] == sorted(one.turn for one in review.turnings)
    assert review.last_chance is None


def test_where_no_single_card_mattered_there_are_none() -> None:
    assert AFTERMATH.review(lesson()).turnings == []


def test_the_last_chance_is_the_latest_card_that_would_have_saved_the_ship() -> None:
    log = lesson(LOST)
    review = AFTERMATH.review(log)
    chance = review.last_chance
    assert not review.end.won
    assert chance
    assert saves(log, [(chance.player, chance.turn, chance.after)])
    for turn in range(chance.turn + 1, 8):
        for player in range(4):
            assert not any(saves(log, [(player, turn, after)]) for after in (None, *pieces.ACTION_NAMES[1:8]))


def saves(log: Log, changes: list[tuple[int, int, str | None]]) -> bool:
    """Whether the same flight on paper comes home with these cards."""
    paper = paper_of(table_of(log).table)
    plans = [list(plan) for plan in paper.plans]
    for player, turn, after in changes:
        plans[player][turn - 1] = after
    return resolve_paper(msgspec.structs.replace(paper, plans=plans, trip_ups=[])).outcome == "won"


@pytest.mark.rule("SA-ORD-05")
def test_a_trip_up_can_be_a_turning_point() -> None:
    evening = slipping()
    review = AFTERMATH.review(evening.log)
    table = evening.game.table
    paper = paper_of(table)
    calm = resolve_paper(msgspec.structs.replace(paper, trip_ups=[]))
    slips = [one for one in review.turnings if one.kind == "slip"]
    flown = resolve_paper(paper)
    for slip in slips:
        assert (slip.player, slip.turn) == (0, 1)
        assert (slip.without.won, slip.without.turn) == (calm.outcome == "won", calm.loss.turn if calm.loss else 13)
    same = (calm.outcome, calm.loss and calm.loss.turn) == (flown.outcome, flown.loss and flown.loss.turn)
    assert bool(slips) != same


def slipping() -> Evening:
    """The captain trips up in the first turn."""
    evening = Evening(PAIR)
    plan_something(evening)
    evening.reach_reveal()
    slip = next(move for move in evening.game.legal(0) if move.text.startswith("slip"))
    evening.play(0, slip.text)
    evening.finish()
    return evening


# --- how it could have been ---
def test_a_lost_flight_is_won_by_the_fewest_cards_that_were_there() -> None:
    log = lesson(LOST)
    remedy = AFTERMATH.remedy(log, Search(process_time, 5.0))
    assert not remedy.before.won
    assert remedy.after.won
    assert len(remedy.changes) == 1, "two slots were left empty, and one of them is enough"
    assert saves(log, [(one.player, one.turn, one.after) for one in remedy.changes])
    assert remedy.showing.outcome == "won"
    assert remedy.showing.plans != paper_of(table_of(log).table).plans
    ledger = gone_through(log)
    plans = table_of(log).table.plans()
    for one in remedy.changes:
        plans[one.player * 12 + one.turn - 1] = pieces.ACTION_NAMES.index(one.after or "nothing")
    assert held_cards(ledger).fit(plans)


def test_what_nobody_held_is_not_proposed() -> None:
    """Two people with nothing but what they were dealt: every change can be laid, and comes home if it says so."""
    for seed in (2, 3):
        log = by_chance(PAIR, seed)
        remedy = AFTERMATH.remedy(log, Search(process_time, 1.0))
        plans = table_of(log).table.plans()
        for one in remedy.changes:
            assert pieces.ACTION_NAMES[plans[one.player * 12 + one.turn - 1]] == (one.before or "nothing")
            plans[one.player * 12 + one.turn - 1] = pieces.ACTION_NAMES.index(one.after or "nothing")
        assert held_cards(gone_through(log)).fit(plans)
        changes = [(one.player, one.turn, one.after) for one in remedy.changes]
        if changes:
            assert remedy.after.won == saves(log, changes)
        else:
            assert remedy.after.won == (saves(log, []) if remedy.slips else remedy.before.won)


def test_the_same_seed_finds_the_same() -> None:
    log = lesson(LOST)
    assert AFTERMATH.remedy(log, Search(process_time, 1.0)) == AFTERMATH.remedy(log, Search(process_time, 1.0))


def test_a_flight_that_came_home_without_a_score_cannot_be_bettered() -> None:
    remedy = AFTERMATH.remedy(lesson(), Search(process_time, 0.2))
    assert (remedy.changes, remedy.slips) == ([], [])
    assert remedy.after == remedy.before


# --- on the shelf ---
def test_every_aftermath_is_found_by_its_id() -> None:
    assert [one.id for one in aftermaths()] == list(AFTERMATHS)
    with pytest.raises(BadOption, match="unknown-game"):
        find_aftermath("chess")


def test_the_view_tells_the_end_and_the_phase_of_what_was_announced() -> None:
    evening = Evening(ALONE)
    evening.finish()
    assert evening.view.outcome == "lost"
    assert evening.view.loss
    phases = [one.phase for one in evening.view.announcements]
    assert phases == sorted(phases)
    ends = [one.phase for one in evening.view.announcements if one.kind == "phase"]
    assert ends == [1]
    fresh = cast("SpaceAlertView", TITLE.new(ALONE, 7, Journal()).public_view())
    assert (fresh.outcome, fresh.loss) == (None, None)
