"""What the computer announces, and when: against the timelines of the missions, second by second."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hullbreach.games.space_alert.facts import missions
from hullbreach.games.space_alert.papers.companion import COMPANION
from hullbreach.games.space_alert.script import phrases, script
from hullbreach.games.space_alert.timelines import generate
from hullbreach.kernel.errors import BadOption
from hullbreach.kernel.script import Cue, Phrase, Script
from hullbreach.locales import LANGUAGES, Words

OFFICIAL = COMPANION.missions()
MISSIONS = [*OFFICIAL, *(f"seed-{seed}" for seed in range(12))]


def told(found: Script, *kinds: str) -> list[tuple[int, str]]:
    return [(cue.at, " ".join(phrase.clip for phrase in cue.says)) for cue in found.cues if cue.kind in kinds]


def test_the_missions_are_the_official_ones_in_the_order_of_training() -> None:
    assert len(OFFICIAL) == 16
    assert (OFFICIAL[0], OFFICIAL[-1]) == ("first_test_run", "mission_8")
    assert [script(mission).group for mission in OFFICIAL] == [timeline.group for timeline in missions().mission]
    assert [script("simulation_3").name(Words(language)) for language in LANGUAGES] == ["Simulation 3"] * 2


def test_a_mission_goes_by_id_by_number_or_by_seed() -> None:
    assert script("3") == script("mission_3")
    assert script("seed-7").phase_ends == generate(7).phase_ends
    assert script("seed-007") == script("seed-7")
    names = [script("seed-7").name(Words(language)) for language in LANGUAGES]
    assert names == ["New mission 7", "Nouvelle mission 7"]


@pytest.mark.parametrize(
    "name", ["9", "0", "mission_9", "", "seed-", "seed-x", "seed-²", "seed--1", "seed-" + "9" * 16]
)
def test_a_mission_there_is_not(name: str) -> None:
    with pytest.raises(BadOption, match="bad-option-value"):
        script(name)


def test_the_first_test_run_word_for_word() -> None:
    """SA-ANN-01, -02, -08, -09, -13 to -16 on the shortest track."""
    everything = [(cue.at, cue.text(Words("en"))) for cue in script("first_test_run").cues if cue.kind != "count"]
    assert everything == [
        (0, "Alert. Hostiles on the scanners. Phase 1 begins."),
        (15, "Time T+1. Threat. Zone blue."),
        (60, "Time T+2. Threat. Zone white."),
        (90, "Data transfer."),
        (135, "Time T+3. Threat. Zone red."),
        (190, "Phase 1 ends in one minute."),
        (200, "Data transfer."),
        (230, "Phase 1 ends in twenty seconds."),
        (250, "Phase 1 is over. Phase 2 begins."),
        (280, "Incoming data."),
        (310, "Data transfer."),
        (360, "Operations end in one minute."),
        (400, "Operations end in twenty seconds."),
        (420, "Mission over. Jumping to hyperspace."),
    ]


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_announcement_of_the_timeline_is_made_at_its_second(mission: str) -> None:
    official = {timeline.id: timeline for timeline in missions().mission}
    timeline = official[mission] if mission in official else generate(int(mission.removeprefix("seed-")))
    found = script(mission)
    assert found.seconds == timeline.phase_ends[-1]
    kinds = {"threat": "threat", "incoming_data": "data", "data_transfer": "transfer", "comms_down": "silence"}
    for event_type, kind in kinds.items():
        expected = [event.t for event in timeline.event if event.type == event_type]
        assert [at for at, _ in told(found, kind)] == expected
    assert [at for at, _ in told(found, "phase", "end")] == timeline.phase_ends


def test_threats_say_when_where_and_how_bad() -> None:
    """SA-ANN-02 to -05, SA-ANN-07, SA-ANN-21, on a mission that has all kinds."""
    said = [text for mission in OFFICIAL for _, text in told(script(mission), "threat")]
    by_event = [event for timeline in missions().mission for event in timeline.event if event.type == "threat"]
    for text, event in zip(said, by_event, strict=True):
        assert f"time-{event.turn} " in text
        assert text.startswith("unconfirmed ") == event.unconfirmed
        assert text.endswith(f"{'serious' if event.serious else 'threat'}-{event.zone or 'internal'}")


def test_a_transfer_counts_down_to_its_beep() -> None:
    found = script("first_test_run")
    transfer = next(cue for cue in found.cues if cue.kind == "transfer")
    assert (transfer.at, transfer.lasts) == (90, 10)
    assert [(at, text) for at, text in told(found, "count") if 90 <= at < 100] == [
        (95, "count-5"), (96, "count-4"), (97, "count-3"), (98, "count-2"), (99, "count-1"),
    ]  # fmt: skip


@pytest.mark.parametrize("mission", OFFICIAL)
def test_silence_ends_with_the_return_of_communications(mission: str) -> None:
    """SA-ANN-12."""
    found = script(mission)
    ends = [cue.at + cue.lasts for cue in found.cues if cue.kind == "silence"]
    assert [at for at, _ in told(found, "restored")] == ends


@pytest.mark.parametrize("mission", MISSIONS)
def test_cues_come_in_the_order_of_time_and_communications_first(mission: str) -> None:
    cues = script(mission).cues
    assert all(one.at <= other.at for one, other in pairwise(cues))
    for one, other in pairwise(cues):
        assert one.at < other.at or one.kind == "restored", (one, other)


def test_what_is_said_is_among_all_that_can_be_said() -> None:
    known = set(phrases())
    said = {phrase for mission in MISSIONS for cue in script(mission).cues for phrase in cue.says}
    assert said <= known
    assert len(known) == len(list(phrases()))
    assert {phrase.id for phrase in known - said} <= {"time", "serious-internal", "serious-white", "phase-begins"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_has_words(language: str) -> None:
    texts = [phrase.text(Words(language)) for phrase in phrases()]
    assert len(set(texts)) == len(texts)


def test_the_ticker_reads_as_the_voice_speaks() -> None:
    cue = Cue(10, "threat", [Phrase("unconfirmed"), Phrase("time", 3), Phrase("threat-red")])
    assert cue.text(Words("en")) == "Unconfirmed report. Time T+3. Threat. Zone red."
    assert cue.text(Words("fr")) == "Rapport non confirmé. Temps T+3. Menace. Zone rouge."
