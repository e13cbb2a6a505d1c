"""Planning for androids, together or alone (SA-AND-*, SA-SOLO-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert.game import TITLE
from hullbreach.kernel.errors import UnknownMove
from tests.rules.space_alert.sitting import SOLO, TWO, Sitting


# --- together ---
@pytest.mark.rule("SA-AND-08")
def test_any_human_plays_his_own_cards_open_on_the_board_of_an_android() -> None:
    crew = Sitting(TWO)
    crew.deal(0, "red-a")
    crew.deal(1, "blue-b")
    crew.play(0, "plan member3 red-a 1 act")
    crew.play(1, "plan member3 blue-b 2 move")
    assert crew.actions(2)[:3] == ["a", "move_blue", None]
    assert (crew.hand(0), crew.hand(1)) == ([], [])
    assert crew.told("planned", 1) == [(0, 2, 1, 1), (1, 2, 2, 6)]
    assert crew.refusal(0, "plan member3 red-a 3 act") == "not-in-hand"
    crew.deal(0, "red-a")
    assert (
        crew.refusal(0, "plan member2 red-a 3 act") == crew.refusal(0, "plan member5 red-a 3 act") == "no-such-android"
    )


@pytest.mark.rule("SA-AND-09", "SA-AND-11", "SA-EX-120")
def test_a_card_on_the_board_of_an_android_is_final() -> None:
    crew = Sitting(TWO)
    crew.deal(0, "red-b", "red-a", "hero-upper_red")
    crew.deal(1, "red-a")
    crew.play(0, "plan member3 red-b 2 act")
    assert crew.refusal(0, "retrieve member3 2") == crew.refusal(1, "retrieve member3 2") == "android-final"
    for seat in (0, 1):
        assert crew.refusal(seat, "plan member3 red-a 2 move") == "android-slot-taken"
    assert crew.actions(2)[1] == "b"
    # There is no word for one's own heroic card on another board, and none to turn or move what lies there.
    with pytest.raises(UnknownMove):
        TITLE.vocabulary.read("plan member3 hero-upper_red 3 act")
    assert crew.refusal(0, "flip 2") == "slot-empty"


@pytest.mark.rule("SA-AND-10", "SA-EX-007")
def test_a_human_plans_for_androids_in_the_phase_he_has_open_himself() -> None:
    crew = Sitting(TWO)
    for seat in (0, 1):
        crew.deal(seat, "red-a")
    crew.play(0, "close")
    crew.deal(0, "red-a")
    assert crew.refusal(0, "plan member3 red-a 1 act") == "slot-closed"
    assert crew.refusal(0, "plan member3 red-a 8 act") == "slot-not-open"
    assert crew.refusal(1, "plan member3 red-a 4 act") == "slot-not-open"
    crew.play(0, "plan member3 red-a 4 act")
    crew.play(1, "plan member3 red-a 3 act")
    assert crew.actions(2)[:4] == [None, None, "a", "a"]


@pytest.mark.rule("SA-AND-12")
def test_the_heroic_card_of_an_android_lies_open_and_is_for_it_alone() -> None:
    crew = Sitting(TWO)
    heroic = [member.heroic for member in crew.public.crew]
    assert heroic[:2] == [None, None]
    assert heroic[2]
    assert heroic[3] not in (None, heroic[2])
    assert [values[0] for values in crew.told("shown-heroic")] == [2, 3]
    assert crew.refusal(0, f"put {heroic[2]} 1 move") == "not-in-hand"
    crew.hear("data-transfer")
    assert crew.refusal(0, f"give {heroic[2]} member2") == "heroic-stays"
    crew.play(1, *["close"] * (3 - crew.public.crew[1].phase))
    crew.play(1, "plan-heroic member3 9 move")
    assert crew.actions(2)[8] == f"heroic_move_{heroic[2].removeprefix('hero-')}"
    assert crew.public.crew[2].heroic is None
    assert crew.refusal(1, "plan-heroic member3 10 move") == "not-in-hand"


# --- alone ---
@pytest.mark.rule("SA-SOLO-02", "SA-SOLO-03")
def test_alone_all_ordinary_cards_lie_open_and_each_android_has_its_heroic_one() -> None:
    crew = Sitting(SOLO)
    assert len(crew.public.common) == 90
    assert crew.game.own_view(0) is None
    assert [member.android for member in crew.public.crew] == [True] * 4
    heroic = [member.heroic for member in crew.public.crew]
    assert len({*heroic, None}) == 5
    crew.play(
        0, "plan member1 red-battlebots 1 act", "plan member4 red-battlebots 1 move", "plan-heroic member2 1 move"
    )
    assert crew.public.common.count("red-battlebots") == 3
    assert crew.actions(1)[0] == f"heroic_move_{(heroic[1] or '').removeprefix('hero-')}"
    for slot in (2, 3):
        crew.play(0, f"plan member1 red-battlebots {slot} act")
    crew.play(0, "plan member2 red-battlebots 2 act")
    assert crew.refusal(0, "plan member2 red-battlebots 3 act") == "not-in-hand"  # there are five of them


@pytest.mark.rule("SA-SOLO-04")
def test_alone_planned_cards_are_replaced_freely_until_the_phase_ends() -> None:
    crew = Sitting(SOLO)
    crew.play(0, "plan member1 red-a 1 act", "plan member1 blue-b 1 move", "plan-heroic member1 1 act")
    crew.play(0, "plan member1 lift-c 1 act")
    assert crew.public.crew[0].heroic
    assert len(crew.public.common) == 89
    crew.play(0, "retrieve member1 1")
    assert len(crew.public.common) == 90
    assert crew.refusal(0, "retrieve member1 1") == "slot-empty"
    crew.play(0, "plan member1 lift-c 1 act")
    crew.hear("phase-over")
    assert crew.refusal(0, "retrieve member1 1") == "slot-closed"
    assert crew.refusal(0, "plan member1 red-a 1 act") == "slot-closed"


@pytest.mark.rule("SA-SOLO-05")
def test_alone_data_and_silence_are_ignored() -> None:
    crew = Sitting(SOLO)
    crew.finish()
    for kind in ("incoming-data", "data-transfer", "silence", "unconfirmed"):
        assert bool(crew.told(kind)) == (kind == "unconfirmed")
    assert not {cue.kind for cue in Sitting(SOLO).game.cues(10**9)} & {"data", "transfer", "silence"}


@pytest.mark.rule("SA-SOLO-06", "SA-RULING-25")
def test_alone_the_phase_changes_for_all_at_its_announcement() -> None:
    crew = Sitting(SOLO)
    assert crew.refusal(0, "plan member2 red-a 4 act") == "slot-not-open"
    assert crew.refusal(0, "close") == "phase-for-all"
    crew.hear("phase-over")
    assert [member.phase for member in crew.public.crew] == [2] * 4
    for member in range(1, 5):
        crew.play(0, f"plan member{member} red-a 4 act")


@pytest.mark.rule("SA-SOLO-07")
def test_alone_one_learns_without_the_clock() -> None:
    options = TITLE.settle({})
    assert (options["people"], options["clock"]) == ("1", "none")
    crew = Sitting({"flight": "simulation_1"})
    crew.play(0, "plan member1 red-a 1 act")
    assert crew.game.deadline() is None
    crew.play(0, "next")
    assert len(crew.public.announcements) == 1


@pytest.mark.rule("SA-SOLO-08", "SA-RULING-25")
def test_alone_one_says_who_is_captain_and_the_others_follow() -> None:
    assert [member.figure for member in Sitting(SOLO).public.crew] == [0, 1, 2, 3]
    crew = Sitting({**SOLO, "captain": "3"})
    assert [member.figure for member in crew.public.crew] == [2, 3, 0, 1]
    for member in (4, 2, 1, 3):
        crew.play(0, f"plan member{member} red-a 1 act")
    crew.finish()
    assert [values[0] for values in crew.told("acts")][:4] == [0, 1, 2, 3]
