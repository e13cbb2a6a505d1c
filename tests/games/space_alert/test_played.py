"""What everybody at the table sees and hears beside the rules: cues in time, questions, repairs."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import cell
from hullbreach.games.space_alert.script import script
from hullbreach.games.space_alert.timelines import official
from tests.rules.space_alert.sitting import FOUR, SECOND, Sitting
from tests.rules.space_alert.test_campaign import choose, come_home, flown, go_on, harm

WHOLE = 10**9


@pytest.mark.parametrize("clock", ["full", "slow"])
def test_the_table_hears_what_the_soundtrack_says_at_the_pace_of_its_clock(clock: str) -> None:
    crew = Sitting({**FOUR, "clock": clock})
    pace = int(crew.table.setting.pace)
    assert (pace == SECOND) == (clock == "full")
    heard = [(cue.at, cue.kind, cue.says) for cue in crew.game.cues(WHOLE)]
    assert heard == [(cue.at * pace, cue.kind, cue.says) for cue in script("mission_1").cues]


def test_nothing_is_heard_before_it_is_due() -> None:
    crew = Sitting(FOUR)
    later = [cue.at for cue in crew.game.cues(WHOLE)]
    assert [cue.at for cue in crew.game.cues(60 * SECOND)] == [at for at in later if at <= 60 * SECOND]


def test_the_round_may_be_ended_in_its_last_minute_only() -> None:
    crew = Sitting(FOUR)
    assert not crew.public.may_end
    crew.until(535)
    assert not crew.public.may_end
    crew.until(540)
    assert crew.public.may_end
    crew.finish()
    assert not crew.public.may_end


# --- between missions ---
def answered(crew: Sitting) -> list[bool]:
    assert crew.public.campaign is not None
    return crew.public.campaign.answered


def test_every_question_of_a_campaign_is_asked_anew() -> None:
    crew = Sitting({"flight": "campaign", "people": "4"})
    assert answered(crew) == [False] * 4
    crew.play(2, "levels white white")
    assert answered(crew) == [False, False, True, False]
    choose(crew)
    come_home(crew)
    assert answered(crew) == [False] * 4
    go_on(crew)
    while "levels" not in crew.game.legal(crew.game.actors()[0])[0].text:
        crew.play(crew.game.actors()[0], "no-repair")
    assert answered(crew) == [False] * 4


def test_everybody_sees_what_is_broken_and_who_repairs_what() -> None:
    crew, flight = flown()
    harm(flight, 2, 0, 3)
    flight.cells[cell.CREW + cell.OUT] = 1  # the captain only recovers
    go_on(crew)
    seen = crew.public.campaign
    assert seen is not None
    assert [len(tiles) for tiles in seen.broken] == [0, 0, 2]
    assert seen.repairer == 1
    repair = next(move.text for move in crew.game.legal(1) if move.text.startswith("repair "))
    crew.play(1, repair)
    (told,) = crew.told("tile-repaired")
    assert told[:2] == (1, 2)
    assert told[2] in (0, 3)
    after = crew.public.campaign
    assert after is not None
    assert [set(tiles) for tiles in after.broken[:2]] == [set(), set()]
    assert len(after.broken[2]) == 1
    assert set(after.broken[2]) < set(seen.broken[2])
    assert after.repairs == [0, 0, 1]


def test_the_clock_is_told_every_five_seconds_of_the_mission() -> None:
    crew = Sitting(FOUR)
    crew.wait(21)
    assert crew.told("clock") == [(5,), (10,), (15,), (20,)]


def test_an_unconfirmed_report_says_when_and_where() -> None:
    crew = Sitting(FOUR)
    (report,) = [event for event in official("1").event if event.unconfirmed]
    crew.hear("unconfirmed")
    assert crew.told("unconfirmed") == [(report.turn, ("red", "white", "blue", "").index(report.zone))]


def test_a_threat_is_announced_with_its_time_and_zone() -> None:
    crew = Sitting(FOUR)
    crew.hear("announced")
    (threat,) = crew.public.threats
    first = next(event for event in official("1").event if event.type == "threat")
    time, zone, number = crew.told("announced")[0]
    assert (time, ("red", "white", "blue", "")[zone], number) == (first.turn, first.zone, 0)
    assert threat.time == first.turn
