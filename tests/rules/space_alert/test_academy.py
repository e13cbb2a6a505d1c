"""The way through the academy, and the ship's log (SA-MODE-25 to SA-MODE-31, SA-LOG-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell, ending
from hullbreach.games.space_alert.action_round import layout
from hullbreach.games.space_alert.game import TITLE
from hullbreach.kernel.table import ENDING
from tests.rules.space_alert.sitting import Sitting


def flown(flight: str, lost: bool, destroyed: int, damage: int = 0, charge: bool = False) -> Sitting:
    """A flight that ended so, whatever was flown; somebody may `charge` the red shield all the time."""
    crew = Sitting({"flight": flight})
    while charge and crew.public.round == "action":
        for slot in ((1, 2, 3), (4, 5, 6, 7))[crew.public.phase - 1]:
            crew.play(0, f"plan member1 red-b {slot} {'move' if slot == 1 else 'act'}")
        crew.hear("phase-over" if crew.public.phase == 1 else "round-over")
    crew.finish()
    done = crew.table.flight
    assert done is not None
    done.cells[cell.LOSS] = cell.ZONE_DESTROYED if lost else cell.NOT_LOST
    crew.table.cells[ENDING] = ending.ZONE_DESTROYED if lost else ending.HOME
    for threat in range(done.mission.threats):
        done.set_threat(threat, cell.STATUS, cell.DESTROYED if threat < destroyed else cell.SURVIVED)
    for zone in range(3):
        done.cells[cell.DAMAGE + zone] = damage if zone == 0 else 0
    return crew


@pytest.mark.rule("SA-MODE-25")
def test_no_flight_asks_for_another_one_before_it() -> None:
    for flight in TITLE.options[0].values:
        assert TITLE.new({"flight": flight}, 1).actors()


@pytest.mark.rule("SA-MODE-29")
@pytest.mark.parametrize("flight", ["simulation_2", "advanced_simulation_3"])
def test_of_a_simulation_only_the_schedule_is_fixed(flight: str) -> None:
    """It can be flown again and again, with other cards and trajectories each time."""
    sittings = [Sitting({"flight": flight, "people": "4"}, seed) for seed in range(8)]
    for crew in sittings:
        while crew.public.round == "action":
            crew.play(0, "next")
    schedules = {
        str([(one.second, one.kind, one.time, one.zone, one.serious) for one in crew.public.announcements])
        for crew in sittings
    }
    assert len(schedules) == 1
    assert len({tuple(threat.card for threat in crew.public.threats) for crew in sittings}) > 4
    assert len({str(crew.public.tracks) for crew in sittings}) > 4


@pytest.mark.rule("SA-MODE-30")
@pytest.mark.parametrize(
    ("lost", "destroyed", "damage", "next_flight"),
    [
        (True, 0, 7, "second_test_run"),
        (True, 1, 7, "second_test_run"),
        (False, 2, 4, "either"),
        (True, 2, 7, "either"),
        (False, 3, 2, "simulation"),
        (False, 3, 0, "simulation"),
        (False, 3, 3, "either"),
    ],
)
def test_after_the_first_test_flight(lost: bool, destroyed: int, damage: int, next_flight: str) -> None:
    assert flown("first_test_run", lost, destroyed, damage).public.advice == next_flight


@pytest.mark.rule("SA-MODE-31")
def test_after_the_second_test_flight() -> None:
    assert flown("second_test_run", False, 2).public.advice == "simulation"
    assert flown("second_test_run", True, 1).public.advice == "either"
    assert flown("second_test_run", True, 1, charge=True).public.advice == "simulation"
    assert flown("second_test_run", True, 0).public.advice == "either"
    assert flown("simulation_1", False, 2).public.advice is None


# --- the log ---
@pytest.mark.rule("SA-MODE-27")
@pytest.mark.parametrize("flight", ["first_test_run", "simulation_1", "advanced_simulation_1"])
def test_only_real_missions_are_entered_in_the_log(flight: str) -> None:
    assert flown(flight, False, 1).public.log == []
    assert len(flown("mission_1", False, 1).public.log) == 1


@pytest.mark.rule("SA-LOG-04")
def test_a_line_has_the_track_the_levels_and_the_points() -> None:
    crew = flown("mission_2", False, 2, damage=3)
    (line,) = crew.public.log
    outcome = crew.game.outcome()
    assert outcome is not None
    score = dict(outcome.score)
    assert (line.track, line.level, line.serious) == ("mission_2", "1", "1")
    assert (line.survived, line.destroyed, line.visual) == (score["survived"], score["destroyed"], 0)
    assert line.penalties == -6
    assert line.total == score["total"] == score["survived"] + score["destroyed"] - 6


@pytest.mark.rule("SA-LOG-05")
@pytest.mark.parametrize(("level", "sign"), [("white", "1"), ("yellow", "2"), ("mixed", "1+2")])
def test_levels_are_written_as_numbers(level: str, sign: str) -> None:
    crew = Sitting({"flight": "mission_1", "serious": level})
    crew.finish()
    assert crew.public.log[0].serious == sign
    assert crew.public.log[0].level == "1"


@pytest.mark.rule("SA-LOG-06")
def test_a_failed_mission_names_the_threat_that_destroyed_the_ship() -> None:
    crew = Sitting({"flight": "mission_1"})
    crew.finish()
    assert crew.table.flight is not None
    assert crew.table.flight.is_lost()
    (line,) = crew.public.log
    last = int(crew.table.flight.cells[cell.LOSS_THREAT])
    assert line.lost_to == crew.public.threats[last].card
    assert line.survived is line.destroyed is line.visual is line.penalties is line.total is None
    assert crew.table.cells[layout.THREATS] > last
