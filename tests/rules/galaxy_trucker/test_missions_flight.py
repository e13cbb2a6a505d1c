"""Missions in flight: cards that are skipped or faced first, badges, markers, ranks, secret choices."""

from __future__ import annotations

import pytest

from hullbreach.games.galaxy_trucker import cell, pieces
from hullbreach.games.galaxy_trucker.mission_sight import mission_view
from hullbreach.games.galaxy_trucker.missions import facing, plan
from hullbreach.games.galaxy_trucker.view import GalaxyTruckerOwn
from tests.rules.galaxy_trucker.flight_scene import CABIN, SCOUT, Flight, own_mission, rigged
from tests.rules.galaxy_trucker.scene import SOUND_SHIP, Yard

BOTTLES = "7,7 P0 3333 h2; 7,8 E1:S 3000; 6,7 XF 0301; 5,7 ST 0100; 8,7 XF 0003"
"""The container on 6,7 holds the module on 5,7."""
ZONE = next(card.name for card in pieces.CARDS if card.type == pieces.TACTICAL_ZONE)
FLEET = next(card.name for card in pieces.CARDS if card.type == pieces.ENEMY_FLEET)
RAIN = next(card.name for card in pieces.CARDS if card.type == pieces.METEOR_RAIN)


# --- skipping a card ---
@pytest.mark.rule("GT-MIS-09")
def test_the_leader_decides_first_whether_to_face_a_supercard() -> None:
    flight = Flight(BOTTLES, BOTTLES, mission="beverage_run", card=ZONE)
    assert flight.asked == (0, "skip")
    assert flight.legal_for(0) == {"skip 6,7", "skip 8,7", "face"}
    assert flight.question.need == 1
    flight.play("face")
    assert flight.asked == (1, "skip")


@pytest.mark.rule("GT-MIS-09", "GT-EX-93")
def test_a_tactical_zone_left_with_one_ship_has_no_effect_and_the_bottle_is_gone() -> None:
    flight = Flight(BOTTLES, BOTTLES, mission="beverage_run", card=ZONE, at=[4, 0])
    flight.play("skip 8,7")
    assert flight.status(0) == "skipping"
    flight.play("face", 1)
    assert set(flight.heard("no-effect")) == {(pieces.CARD_NAMES.index(ZONE),)}
    assert flight.status(0) == "finished"
    assert flight.spaces == [4, 0]
    assert "8,7" not in flight.squares(0)
    assert flight.squares(1) == {"7,7", "7,8", "6,7", "5,7", "8,7"}


@pytest.mark.rule("GT-RULING-23")
def test_discarding_sets_nothing_off_but_what_it_held_falls_off() -> None:
    flight = Flight(BOTTLES, BOTTLES, mission="beverage_run", card=ZONE)
    flight.play("skip 6,7")
    assert flight.squares(0) == {"7,7", "7,8", "8,7"}
    assert flight.lost[0] == 2
    assert len(flight.heard("discarded")) == 1
    assert flight.heard("destroyed", "shattered", "blown-up") == []


@pytest.mark.rule("GT-MIS-09")
def test_only_supercards_are_skipped_and_only_with_a_bottle() -> None:
    assert Flight(BOTTLES, BOTTLES, mission="beverage_run", card="i_planets_2").asked != (0, "skip")
    flight = Flight(SCOUT, BOTTLES, mission="beverage_run", card=ZONE)
    assert flight.asked == (1, "skip")
    assert flight.refusal("skip 7,7", 1) == ("nothing-to-discard", "GT-MIS-09")


@pytest.mark.rule("GT-MIS-09")
def test_when_all_skip_a_card_it_meets_nobody() -> None:
    flight = Flight(BOTTLES, BOTTLES, mission="beverage_run", card=RAIN)
    flight.play("skip 8,7")
    flight.play("skip 8,7")
    assert flight.heard("no-effect") == [(pieces.CARD_NAMES.index(RAIN),)]
    assert [flight.status(seat) for seat in (0, 1)] == ["finished", "finished"]


@pytest.mark.rule("GT-RULING-64")
def test_who_skips_keeps_its_space() -> None:
    flight = Flight(SCOUT, SCOUT, mission="beverage_run", card="i_open_space_1", at=[3, 2])
    assert flight.spaces == [4, 3]
    flight = Flight(SCOUT, SCOUT, between=True, at=[3, 2], mission="beverage_run")
    flight.table.set_of(0, cell.STATUS, cell.SKIPPING)
    flight.table.release(0)
    flight.play("fly-on", 1)
    assert flight.spaces == [3, 4]


@pytest.mark.rule("GT-MIS-09")
def test_a_dearer_skip_is_paid_container_by_container() -> None:
    options = own_mission(
        setup=[
            {"op": "add_to_warehouse", "kind": "fragile"},
            {"op": "insert_supercards", "stacks": "all", "per_stack": 1, "types": ["any"]},
        ],
        flight_rules=[
            {"op": "skip_card", "card_class": "supercard", "cost": {"discard_special": "fragile", "count": 2}}
        ],
    )
    flight = Flight(BOTTLES, SCOUT, card=ZONE, **options)
    assert flight.question.need == 2
    flight.play("skip 8,7")
    assert flight.question.need == 1
    flight.play("skip 6,7")
    assert flight.squares(0) == {"7,7", "7,8"}
    assert len(flight.heard("skipped")) == 1


# --- volunteers and the convoy ---
@pytest.mark.rule("GT-MIS-04")
def test_the_first_volunteer_fights_before_the_leader() -> None:
    strong = rigged(cannons=6, engines=1)
    flight = Flight(SCOUT, SCOUT, strong, mission="escort_mission", card="i_smugglers", level=3)
    assert flight.asked == (0, "volunteer")
    flight.play("hold-back")
    flight.play("hold-back")
    flight.play("volunteer")
    assert flight.asked == (2, "reward")
    flight.play("decline")
    assert flight.heard("beaten") == []
    assert flight.table.of(2, cell.ENEMIES) == 1


@pytest.mark.rule("GT-MIS-04")
def test_nobody_else_is_asked_once_somebody_volunteers_and_the_order_goes_on_without() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, mission="escort_mission", card="i_smugglers", level=3)
    flight.play("hold-back")
    flight.play("volunteer")
    assert [seat for seat, _card in flight.heard("beaten")] == [1, 0, 2]


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(("ship", "left"), [(SCOUT, 3), (rigged(cannons=6), 4)])
def test_an_enemy_nobody_beats_hits_the_merchant(ship: str, left: int) -> None:
    flight = Flight(ship, SCOUT, mission="escort_mission", card="i_smugglers", level=3)
    flight.play("hold-back")
    flight.play("hold-back")
    if flight.asked == (0, "reward"):
        flight.play("decline")
    markers = mission_view(flight.table).markers
    assert [(marker.id, marker.left, marker.hits) for marker in markers] == [("merchant", left, 4)]


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(("ship", "left"), [(SCOUT, 2), (rigged(cannons=14), 3)])
def test_a_fleet_nobody_matches_hits_the_merchant_too(ship: str, left: int) -> None:
    flight = Flight(ship, ship, mission="escort_mission", card=FLEET, level=1, ship_class="III")
    while flight.asked is not None:
        flight.game.play(flight.asked[0], flight.game.legal(flight.asked[0])[0])
    assert mission_view(flight.table).markers[0].left == left


@pytest.mark.rule("GT-MIS-04")
def test_the_merchant_alive_pays_and_destroyed_costs_everybody() -> None:
    flight = Flight(SCOUT, SCOUT, mission="escort_mission", level=2, gave_up=[1], credits=[20, 20])
    assert flight.mission_lines(0) == [("marker", None, 10)]
    assert flight.mission_lines(1) == []
    flight = Flight(SCOUT, SCOUT, mission="escort_mission", level=2, between=True, credits=[20, 20])
    flight.table.cells[cell.MARKER_HITS] = 3
    flight.play("give-up", 1)
    flight.play("fly-on", 0)
    assert flight.mission_lines(0) == [("marker", None, -6)]
    assert flight.mission_lines(1) == [("marker", None, -6)]


@pytest.mark.rule("GT-MIS-04")
def test_the_convoy_closes_ranks_after_each_card() -> None:
    flight = Flight(SCOUT, SCOUT, SCOUT, mission="carpool", card="i_stardust", deck=["i_stardust"], at=[20, 12, 5])
    assert flight.spaces == [17, 16, 15]
    assert [seat for seat, _days in flight.heard("closed-ranks")] == [1, 2]


# --- badges ---
@pytest.mark.rule("GT-MIS-04")
def test_a_badge_for_all_who_faced_a_supercard_and_lost_nothing() -> None:
    """Alone a tactical zone does nothing, so it leaves a ship unscathed; other cards earn nothing."""
    flight = Flight(SCOUT, mission="club_gold_trials", card=ZONE, deck=["i_stardust"], level=2)
    assert flight.heard("badge") == [(0, 1)]
    flight.fly_on()
    assert flight.heard("badge") == [(0, 1)]
    assert flight.mission_lines(0) == [("per", "badges", 5), ("most", "badges", 6)]


@pytest.mark.rule("GT-MIS-04")
@pytest.mark.parametrize(
    ("scratch", "counted"),
    [
        ("no_component_lost", (cell.LOST, 1)),
        ("no_crew_lost", (cell.BEFORE + 1, 9)),
        ("no_goods_lost", (cell.BEFORE + 2, 9)),
        ("no_day_lost", (cell.DAYS_LOST, 1)),
    ],
)
def test_what_spoils_a_badge(scratch: str, counted: tuple[int, int]) -> None:
    flight = Flight(SCOUT, mission="club_gold_trials", between=True)
    facing.meet(flight.table)
    assert facing.scratches(flight.table, 0) == 0
    flight.table.set_of(0, *counted)
    assert facing.scratches(flight.table, 0) == 1 << plan.SCRATCHES.index(scratch)


# --- the secret choice ---
def betting(players: int = 2) -> Yard:
    yard = Yard(players=players, mission="the_bet", flights="II")
    yard.build(0, *SOUND_SHIP)
    yard.finish()
    return yard


def own(yard: Yard, seat: int) -> str | None:
    view = yard.game.own_view(seat)
    assert isinstance(view, GalaxyTruckerOwn)
    return view.choice


@pytest.mark.rule("GT-MIS-04")
def test_a_choice_is_known_to_its_seat_alone_until_all_have_chosen() -> None:
    yard = betting()
    assert yard.stages == ["bet", "bet"]
    assert yard.legal_for(0) == {"bet 1", "bet 2", "bet 3", "bet 4"}
    yard.play(0, "bet 2")
    assert own(yard, 0) == "lose_up_to_2"
    assert own(yard, 1) is None
    assert "lose_up_to_2" not in repr(yard.public.mission and yard.public.mission.seats)
    guesses = {yard.game.guess(seed, 1).table.of(0, cell.CHOICE) for seed in range(20)}  # type: ignore[attr-defined]
    assert guesses == {1, 2, 3, 4}
    assert {yard.game.guess(seed, 0).table.of(0, cell.CHOICE) for seed in range(5)} == {2}  # type: ignore[attr-defined]


@pytest.mark.rule("GT-MIS-04")
def test_all_choices_are_shown_before_the_first_card() -> None:
    yard = betting()
    yard.play(0, "bet 2")
    yard.play(1, "bet 4")
    mission = yard.public.mission
    assert mission is not None
    assert [seat.choice for seat in mission.seats] == ["lose_up_to_2", "no_bet"]
    names = [event.kind.name for event in yard.journal.events]
    assert names.index("bets") < names.index("shuffled")
    assert len(yard.heard("bets-nothing")) == 1


@pytest.mark.rule("GT-MIS-04")
def test_there_are_no_more_options_than_the_card_has() -> None:
    assert betting().refusal("bet 5", 0) == ("no-such-choice", "GT-MIS-04")


# --- a ship that cannot go on ---
@pytest.mark.rule("GT-RULING-28")
def test_a_ship_without_a_usable_cabin_gives_up_before_the_first_card_and_delivers_nothing() -> None:
    yard = Yard(players=1, mission="radioactive_isotopes")
    yard.lay(0, "r01 7,6 0")
    yard.finish()
    flight_events = [event.kind.name for event in yard.journal.events]
    assert "on-track" in flight_events
    assert yard.seat(0).status == "gave_up"
    account = yard.seat(0).account
    assert account is not None
    assert account.mission == []


@pytest.mark.rule("GT-RULING-41")
def test_rewards_follow_the_level_and_the_maximum_follows_the_class() -> None:
    flight = Flight(CABIN, CABIN, level=3, ship_class="I", mission="lot", lost=[20, 0], credits=[20, 20])
    assert flight.accounts(0)[0] == int(pieces.LEVELS[2].order_rewards[0])
    assert flight.accounts(0)[3] == int(pieces.BOARDS[0].loss_limit)
