"""The campaign: up to three missions with the same ship (SA-CAMP-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell, mode, pieces
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.cards.tables import CARDS
from hullbreach.games.space_alert.game import TITLE
from hullbreach.games.space_alert.resolution.flight import Flight
from hullbreach.games.space_alert.resolution.harm import damage_zone
from tests.rules.space_alert.sitting import Sitting

CREW = {"flight": "campaign", "people": "4"}
THREE = {"flight": "campaign", "people": "3"}
WHITE = int(pieces.WHITE)


def choose(crew: Sitting, levels: str = "levels white white") -> None:
    for seat in crew.game.actors():
        crew.play(seat, levels)


def come_home(crew: Sitting) -> Flight:
    """Fly a mission without any threat, to the question whether to go on; returns the flight for damage to be done."""
    while crew.public.round == "action":
        crew.table.cells[layout.THREATS] = 0
        crew.play(0, "next")
    assert crew.table.flight is not None
    return crew.table.flight


def flown(options: dict[str, str] = CREW, seed: int = 1) -> tuple[Sitting, Flight]:
    """The first mission came home."""
    crew = Sitting(options, seed)
    choose(crew)
    return crew, come_home(crew)


def harm(flight: Flight, zone: int, *tiles: int) -> None:
    flight.cells[cell.DAMAGE + zone] = len(tiles)
    flight.cells[cell.BROKEN + zone] = sum(1 << tile for tile in tiles)


def go_on(crew: Sitting) -> None:
    for seat in crew.game.actors():
        crew.play(seat, "go-on")


def next_mission(crew: Sitting, repairs: tuple[str, ...] = ()) -> None:
    """Everybody goes on, repairs what is said, then nothing; levels are white again."""
    go_on(crew)
    left = list(repairs)
    while "levels" not in crew.game.legal(crew.game.actors()[0])[0].text:
        crew.play(crew.game.actors()[0], left.pop(0) if left else "no-repair")
    choose(crew)


# --- the course ---
@pytest.mark.rule("SA-CAMP-01", "SA-CAMP-02")
def test_three_missions_in_a_row_each_with_its_levels_and_a_track_at_random() -> None:
    tracks = set()
    for seed in range(20):
        crew = Sitting(CREW, seed)
        assert crew.public.round == "between"
        for mission in (1, 2, 3):
            choose(crew, ("levels white white", "levels yellow white", "levels mixed yellow")[mission - 1])
            assert crew.public.campaign is not None
            assert crew.public.campaign.mission == mission
            assert crew.public.flight == "campaign"  # nobody knows which track it is
            come_home(crew)
            tracks.add(crew.public.flight)
            if mission < 3:
                go_on(crew)
        assert crew.game.over()
        assert crew.told("mission-begins") == [(1, 0, 0), (2, 1, 0), (3, 2, 1)]
    assert tracks == {f"mission_{number}" for number in range(1, 9)}


@pytest.mark.rule("SA-CAMP-03", "SA-CAMP-17")
@pytest.mark.parametrize("missions", [1, 2])
def test_the_crew_may_stop_after_a_mission_and_nothing_is_repaired_before_scoring(missions: int) -> None:
    crew, flight = flown()
    if missions == 2:
        next_mission(crew)
        flight = come_home(crew)
    harm(flight, WHITE, 0, 1)
    for seat in crew.game.actors():
        crew.play(seat, "stop")
    outcome = crew.game.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.won[0], dict(outcome.score)["damage"]) == ("campaign-scored", True, -2)
    assert not crew.told("repaired-nothing")


@pytest.mark.rule("SA-CAMP-04", "SA-CAMP-21")
def test_a_lost_ship_loses_the_whole_campaign() -> None:
    crew, _ = flown()
    next_mission(crew)
    while crew.public.round == "action":
        crew.play(0, "next")
    if not crew.game.over():  # a ship nobody defends may still come home; this one does not
        pytest.fail("choose another seed")
    outcome = crew.game.outcome()
    assert outcome is not None
    assert (outcome.won[0], outcome.score) == (False, ())
    line = crew.public.log[-1]
    assert line.lost_to in [threat.card for threat in crew.public.threats]
    assert line.total is line.destroyed is None


@pytest.mark.rule("SA-CAMP-05", "SA-EX-147")
@pytest.mark.parametrize(
    ("proposals", "settled"),
    [
        (("white yellow", "white yellow", "white white"), ("white", "white")),
        (("yellow mixed", "mixed yellow", "yellow yellow"), ("mixed", "mixed")),
        (("yellow yellow", "yellow yellow", "yellow yellow"), ("yellow", "yellow")),
    ],
)
def test_the_most_cautious_levels_win(proposals: tuple[str, ...], settled: tuple[str, str]) -> None:
    crew = Sitting(THREE)
    for seat, proposal in enumerate(proposals):
        crew.play(seat, f"levels {proposal}")
    assert crew.public.campaign is not None
    assert (crew.public.campaign.level, crew.public.campaign.serious) == settled


@pytest.mark.rule("SA-CAMP-05")
def test_one_who_wants_to_stop_is_enough() -> None:
    crew, _ = flown()
    for seat, answer in zip((0, 1, 2, 3), ("go-on", "go-on", "stop", "go-on"), strict=True):
        crew.play(seat, answer)
    assert crew.game.over()


# --- repairs ---
@pytest.mark.rule("SA-CAMP-06", "SA-CAMP-16", "SA-RULING-49")
def test_everything_but_damage_and_squads_starts_anew() -> None:
    crew, flight = flown()
    before = crew.public.tracks
    flight.cells[cell.SLIME] = flight.cells[cell.CONTAMINATED] = flight.cells[cell.COVERED] = 63
    flight.cells[cell.FUEL] = flight.cells[cell.ROCKETS] = flight.cells[cell.REACTOR] = 0
    next_mission(crew)
    ship, fresh = crew.public.ship, Sitting({"people": "4"}).public
    assert ship == fresh.ship
    assert [member.hand for member in crew.public.crew] == [5] * 4
    assert crew.public.announcements == []
    assert crew.public.pile == fresh.pile
    tracks = {tuple(track.id for track in flown(seed=seed)[0].public.tracks.values()) for seed in range(5)}
    assert len(tracks) > 1
    assert before  # drawn again, whatever they are


@pytest.mark.rule("SA-CAMP-07", "SA-CAMP-08", "SA-EX-144")
def test_whoever_was_knocked_out_recovers_and_repairs_nothing() -> None:
    crew, flight = flown()
    harm(flight, 0, 0, 1)
    harm(flight, 1, 0, 1)
    flight.set_crew(1, cell.OUT, 1)
    flight.set_crew(1, cell.AT, pieces.SPACE)
    go_on(crew)
    assert crew.game.actors() == (0,)
    crew.play(0, "repair red heavy_laser")
    assert crew.told("recovered") == [(1,)]
    assert crew.game.actors() == (2,)
    crew.play(2, "repair white heavy_laser")
    crew.play(3, "repair red lower_weapon")
    choose(crew)
    assert not any(member.out for member in crew.public.ship.crew)
    assert {member.at for member in crew.public.ship.crew} == {"upper_white"}
    assert crew.public.ship.tiles == [[], ["white_pulse_cannon"], []]


@pytest.mark.rule("SA-CAMP-08")
def test_a_repair_is_a_tile_in_any_zone_or_a_squad() -> None:
    crew, flight = flown()
    harm(flight, 2, 4)
    flight.set_crew(3, cell.SQUAD, cell.DISABLED_SQUAD)
    go_on(crew)
    assert crew.refusal(0, "repair blue shield") == crew.refusal(0, "repair red gravolift") == "not-broken"
    crew.play(0, "repair-squad")
    assert crew.refusal(1, "repair-squad") == "no-broken-squad"
    crew.play(1, "repair blue gravolift")
    assert crew.game.legal(0)[0].text.startswith("levels")  # nothing is left to repair, so nobody is asked


@pytest.mark.rule("SA-CAMP-09", "SA-EX-143", "SA-CAMP-22")
def test_two_tiles_of_a_zone_at_most() -> None:
    crew, flight = flown()
    harm(flight, WHITE, 0, 1, 2, 3)
    harm(flight, 0, 5)
    go_on(crew)
    crew.play(0, "repair white heavy_laser")
    crew.play(1, "repair white shield")
    assert crew.refusal(2, "repair white reactor") == "enough-repaired"
    crew.play(2, "repair red structural")
    choose(crew)  # the fourth member has nothing left that may be repaired
    assert crew.public.ship.tiles == [[], ["white_pulse_cannon", "white_reactor"], []]


@pytest.mark.rule("SA-CAMP-10")
def test_members_decide_one_after_the_other_and_androids_repair_too() -> None:
    crew, flight = flown({"flight": "campaign", "people": "2", "crew": "5"})
    harm(flight, 0, 0, 1, 2)
    harm(flight, 2, 0, 1, 2)
    go_on(crew)
    asked = []
    for move in ("repair red heavy_laser", "no-repair", "repair blue shield", "no-repair", "repair red shield"):
        (seat,) = crew.game.actors()
        assert crew.public.campaign is not None
        asked.append((seat, crew.public.campaign.repairer))
        crew.play(seat, move)
    assert asked == [(0, 0), (1, 1), (0, 2), (0, 3), (0, 4)]  # the captain answers for androids


@pytest.mark.rule("SA-CAMP-11")
def test_a_repaired_tile_is_shuffled_back() -> None:
    """It can come again, at any place behind those that stayed."""
    places = set()
    for seed in range(30):
        crew, flight = flown(seed=seed)
        harm(flight, 0, 0, 3)
        next_mission(crew, ("repair red heavy_laser",))
        pile = [int(tile) for tile in crew.table.cells[layout.PILES : layout.PILES + pieces.TILES]]
        assert sorted(pile) == list(range(6))
        assert pile[0] == pieces.REACTOR_TILE
        places.add(pile.index(int(pieces.HEAVY_TILE)))
    assert places == {1, 2, 3, 4, 5}


@pytest.mark.rule("SA-CAMP-12", "SA-EX-146")
def test_unrepaired_tiles_stay_and_count_towards_the_six() -> None:
    crew, flight = flown()
    harm(flight, 0, 0, 1, 3, 4)
    next_mission(crew)
    assert len(crew.public.ship.tiles[0]) == 4
    flight = crew.table.start(crew.journal)
    damage_zone(flight, 0, 2, 0)
    assert not flight.is_lost()
    damage_zone(flight, 0, 1, 0)
    assert flight.is_lost()
    assert crew.public.ship.strengths[0] == CARDS.strength[1]  # the red heavy laser is still weakened


@pytest.mark.rule("SA-CAMP-13", "SA-EX-112")
def test_an_unrepaired_shield_or_reactor_starts_with_a_cube_less() -> None:
    crew, flight = flown()
    harm(flight, WHITE, pieces.REACTOR_TILE, pieces.SHIELD_TILE)
    harm(flight, 0, pieces.SHIELD_TILE, pieces.REACTOR_TILE)
    next_mission(crew)
    ship = crew.public.ship
    assert (ship.reactors[1], ship.reactor_room[1]) == (2, 4)
    assert (ship.shields[0], ship.shield_room[0]) == (0, 1)
    assert (ship.shields[1], ship.reactors[0]) == (0, 1)
    assert (ship.shields[2], ship.reactors[2]) == (1, 2)


@pytest.mark.rule("SA-CAMP-14", "SA-EX-145")
def test_old_structural_damage_doubles_all_further_damage_to_its_zone() -> None:
    crew, flight = flown()
    harm(flight, 2, pieces.STRUCTURAL_TILE)
    damage_zone(flight, 2, 2, 0)
    assert flight.cells[cell.DAMAGE + 2] == 3  # not in the mission in which it was drawn
    harm(flight, 2, pieces.STRUCTURAL_TILE)
    next_mission(crew)
    flight = crew.table.start(crew.journal)
    damage_zone(flight, 2, 2, 0)  # an attack of 3, of which the shield took 1
    assert flight.cells[cell.DAMAGE + 2] == 1 + 4
    damage_zone(flight, 0, 2, 0)
    assert flight.cells[cell.DAMAGE] == 2


@pytest.mark.rule("SA-CAMP-15")
@pytest.mark.parametrize(("station", "stored"), [("lower_red", ["ready", "taken"]), ("upper_blue", ["taken", "ready"])])
def test_the_only_squad_starts_where_the_crew_wants_it(station: str, stored: list[str]) -> None:
    crew, flight = flown()
    flight.set_crew(0, cell.SQUAD, cell.DISABLED_SQUAD)
    go_on(crew)
    for seat in range(4):
        crew.play(seat, "no-repair")
    assert crew.game.actors() == (0,)
    crew.play(0, f"squad-at {station}")
    choose(crew)
    assert crew.public.ship.stored == stored


@pytest.mark.rule("SA-CAMP-15", "SA-CAMP-23")
def test_squads_left_behind_are_not_there_and_count_as_disabled_in_the_end() -> None:
    crew, flight = flown()
    flight.set_crew(0, cell.SQUAD, cell.DISABLED_SQUAD)
    flight.cells[cell.STORED + 1] = cell.STORED_ENGULFED
    next_mission(crew)
    assert crew.public.ship.stored == ["taken", "taken"]
    come_home(crew)
    go_on(crew)
    assert crew.public.campaign is not None
    assert crew.public.campaign.squads == 2  # they can still be repaired
    for seat in range(4):
        crew.play(seat, "repair-squad" if seat == 1 else "no-repair")
    crew.play(0, "squad-at lower_red")
    choose(crew)
    come_home(crew)
    outcome = crew.game.outcome()
    assert outcome is not None
    assert dict(outcome.score)["disabled_squads"] == -1


# --- the score ---
def scored(threats: tuple[int, ...], visual: tuple[int, ...], damage: int) -> dict[str, int]:
    """A campaign that ends with these lines in its log, so much damage to the red zone, and a disabled squad."""
    crew, flight = flown()
    for number in range(1, len(threats)):
        next_mission(crew)
        flight = come_home(crew)
        assert len(crew.public.log) == number + 1
    for number, (points, seen) in enumerate(zip(threats, visual, strict=True)):
        start = int(layout.LOG + number * layout.LOG_WIDTH)
        crew.table.cells[start + layout.LOG_DESTROYED] = points - 2
        crew.table.cells[start + layout.LOG_SURVIVED] = 2
        crew.table.cells[start + layout.LOG_VISUAL] = seen
    flight.cells[cell.DAMAGE] = damage
    flight.set_crew(0, cell.SQUAD, cell.DISABLED_SQUAD)
    for seat in crew.game.actors():
        crew.play(seat, "stop")
    outcome = crew.game.outcome()
    assert outcome is not None
    return dict(outcome.score)


@pytest.mark.rule("SA-CAMP-18", "SA-CAMP-19", "SA-EX-148")
def test_threats_of_all_missions_penalties_of_the_last_and_visual_points_on_average() -> None:
    score = scored((20, 16, 24), (4, 3, 1), damage=5)
    assert (score["destroyed"], score["survived"]) == (54, 6)
    assert score["damage"] + score["worst_zone"] + score["disabled_squads"] == -11
    assert score["visual_confirmation"] == 2
    assert score["total"] == 60 - 11 + 2


@pytest.mark.rule("SA-CAMP-19", "SA-EX-111")
def test_visual_points_are_rounded_down() -> None:
    assert scored((10, 10, 10), (2, 0, 0), damage=0)["visual_confirmation"] == 0


@pytest.mark.rule("SA-CAMP-20", "SA-LOG-07")
def test_the_log_has_a_line_for_each_mission_without_penalties() -> None:
    crew, _ = flown()
    (line,) = crew.public.log
    assert line.track == crew.public.flight
    assert (line.survived, line.destroyed, line.visual) == (0, 0, 0)
    assert line.penalties is line.total is None
    next_mission(crew)
    harm(come_home(crew), 0, 0)
    for seat in range(4):
        crew.play(seat, "stop")
    first, last = crew.public.log
    assert first == line
    assert (last.penalties, last.total) == (-2, -2)


def test_a_campaign_is_flown_by_the_rules_of_missions() -> None:
    crew = Sitting(CREW)
    assert crew.table.setting.rules == mode.REAL_MISSION
    assert TITLE.settle(CREW)["window"] == "yes"
