"""Announcements as they are played, data passed from hand to hand, silence (SA-ANN-*), and the officers (SA-ROLE-*)."""

from __future__ import annotations

import pytest

from hullbreach.games.space_alert import facts, timelines
from hullbreach.games.space_alert.action_round import layout, schedule
from hullbreach.games.space_alert.action_round.packs import CARD_NAMES
from hullbreach.games.space_alert.game import TITLE
from hullbreach.games.space_alert.setup import write_rows
from tests.rules.space_alert.sitting import FOUR, SOLO, TWO, Sitting

FIVE = {"flight": "mission_3", "people": "5", "clock": "full"}
UNTIMED = {"flight": "mission_3", "people": "5", "clock": "none"}


def transfer_at(options: dict[str, str] = FOUR) -> Sitting:
    """A countdown of a data transfer runs."""
    crew = Sitting(options)
    crew.hear("data-transfer")
    return crew


# --- data transfers ---
@pytest.mark.rule("SA-ANN-09", "SA-ANN-10", "SA-EX-113")
def test_everybody_may_give_one_card_and_receive_several() -> None:
    crew = transfer_at()
    for seat, card in enumerate(("red-a", "red-b", "red-c", "lift-a")):
        crew.deal(seat, card, "blue-b")
    crew.play(0, "give red-a member3")
    crew.play(1, "give red-b member3")
    crew.play(2, "give red-c member1")
    assert crew.hand(0) == ["red-c", "blue-b"]
    assert crew.hand(1) == ["blue-b"]
    assert sorted(crew.hand(2)) == ["blue-b", "red-a", "red-b"]
    assert crew.hand(3) == ["blue-b", "lift-a"]
    assert crew.told("gave") == [(0, 2), (1, 2), (2, 0)]
    assert [member.gave for member in crew.public.crew] == [True, True, True, False]


@pytest.mark.rule("SA-ANN-10")
def test_which_card_was_given_is_between_two() -> None:
    crew = transfer_at()
    crew.deal(0, "red-a", "red-b")
    crew.play(0, "give red-a member2")
    assert crew.told("received", 1) == [(CARD_NAMES.index("red-a"), 0)]
    assert crew.told("received", 2) == crew.told("received") == []
    assert [(given.card, given.to) for given in crew.own(0).given] == [("red-a", 1)]


@pytest.mark.rule("SA-ANN-09", "SA-ANN-11", "SA-EX-114")
def test_no_second_card_no_heroic_card_and_nothing_after_the_beep() -> None:
    crew = transfer_at()
    crew.deal(0, "red-a", "red-b")
    crew.deal(1, "hero-upper_red")
    crew.deal(2, "blue-a")
    crew.play(0, "give red-a member4")
    assert crew.refusal(0, "give red-b member4") == "gave-already"
    assert crew.refusal(1, "give hero-upper_red member4") == "heroic-stays"
    assert crew.refusal(2, "give red-a member4") == "not-in-hand"
    assert crew.refusal(2, "give blue-a member3") == crew.refusal(2, "give blue-a member5") == "nobody-there"
    assert crew.public.transfer_ends == crew.public.second + 10
    crew.wait(9.999)
    assert crew.refusal(2, "give red-a member4") == "not-in-hand"
    crew.wait(0.001)
    assert crew.told("transfer-over") == [()]
    assert crew.public.transfer_ends is None
    assert crew.refusal(2, "give blue-a member4") == "no-transfer"


@pytest.mark.rule("SA-ANN-10")
def test_before_a_transfer_nothing_is_given_and_each_transfer_allows_a_card() -> None:
    crew = Sitting(FOUR)
    crew.deal(0, "red-a", "red-b")
    assert crew.refusal(0, "give red-a member2") == "no-transfer"
    crew.hear("data-transfer")
    crew.play(0, "give red-a member2")
    crew.hear("data-transfer")
    crew.play(0, "give red-b member2")


@pytest.mark.rule("SA-AND-17", "SA-RULING-23")
def test_androids_get_no_data() -> None:
    crew = Sitting(TWO)
    crew.hear("incoming-data")
    assert len(crew.hand(0)) == len(crew.hand(1)) == 10  # eight, a heroic one, and this
    assert [member.hand for member in crew.public.crew] == [10, 10, 0, 0]
    crew.hear("data-transfer")
    crew.deal(0, "red-a")
    assert crew.refusal(0, "give red-a member3") == "nobody-there"
    crew.play(0, "give red-a member2")


# --- silence ---
@pytest.mark.rule("SA-ANN-12", "SA-EX-118", "SA-PLAN-17")
def test_while_communications_are_down_nobody_talks_and_everybody_plans() -> None:
    crew = Sitting(FOUR)
    assert not crew.game.silent()
    crew.hear("silence")
    assert crew.game.silent()
    assert crew.public.silent
    for call in ("say yes", "fire red 4", f"claim {crew.public.threats[0].time}"):
        assert crew.refusal(0, call) == "communications-down"
    crew.play(0, *["close"] * (3 - crew.public.crew[0].phase))
    crew.deal(0, "red-a")
    crew.play(0, "put red-a 8 act", "flip 8", "take-back 8")
    assert crew.public.threats  # everybody reads the cards
    crew.hear("restored")
    assert not crew.game.silent()
    crew.play(0, "say yes")


@pytest.mark.rule("SA-ANN-22", "SA-RULING-41")
def test_an_announcement_counts_while_communications_are_down() -> None:
    """In a mission that has everything at once: the computer goes on."""
    crew = Sitting(FOUR)
    crew.hear("silence")
    before = len(crew.public.threats), [member.hand for member in crew.public.crew]
    second, card = crew.public.second, int(crew.table.setting.decks[0][0])
    write_rows(
        crew.table,
        crew.table.cells[layout.HEARD],
        [
            (second + 5, schedule.DATA, 0, 0, 0, -1),
            (second + 5, schedule.THREAT, 8, 0, 0, card),
            (second + 10, schedule.TRANSFER, 0, 0, 0, -1),
        ],
    )
    crew.wait(10)
    assert crew.game.silent()
    assert len(crew.public.threats) == before[0] + 1
    assert [member.hand for member in crew.public.crew] == [hand + 1 for hand in before[1]]
    crew.deal(0, "red-a")
    crew.play(0, "give red-a member2")


# --- what is heard has no effect by itself, or ends things ---
@pytest.mark.rule("SA-ANN-13")
def test_warnings_change_nothing_but_what_is_known() -> None:
    crew = Sitting(FOUR)
    for kind in ("minute-left", "twenty-left"):
        crew.hear(kind)
        slots, hands = [crew.backs(seat) for seat in range(4)], [crew.hand(seat) for seat in range(4)]
        assert crew.public.phase == 1
        assert [member.phase for member in crew.public.crew] == [1] * 4
        crew.wait(4)
        assert (slots, hands) == ([crew.backs(seat) for seat in range(4)], [crew.hand(seat) for seat in range(4)])
    assert crew.public.phase_ends == crew.public.second + 20


@pytest.mark.rule("SA-ANN-13")
def test_when_a_phase_ends_is_known_from_the_first_warning_on() -> None:
    crew = Sitting(FOUR)
    while crew.public.phase_ends is None:
        crew.wait(5)
    assert crew.public.phase_ends == crew.public.second + 60
    crew.hear("phase-over")
    assert crew.public.phase_ends is None


@pytest.mark.rule("SA-ANN-15", "SA-ANN-16", "SA-ANN-01")
def test_the_round_begins_with_the_alert_and_ends_with_the_jump() -> None:
    crew = Sitting(FOUR)
    end = timelines.official("mission_1").phase_ends[-1]
    crew.wait(end - 0.001)
    assert crew.public.round == "action"
    assert crew.told("minute-left") == [(0,), (1,), (2,)]
    assert crew.told("twenty-left") == [(0,), (1,), (2,)]
    crew.wait(0.001)
    assert crew.told("round-over") == [()]
    assert crew.public.round != "action"


@pytest.mark.rule("SA-ANN-19")
def test_a_threat_can_be_read_by_everybody_from_its_announcement_on() -> None:
    crew = Sitting(FIVE)
    assert crew.public.threats == []
    crew.hear("announced")
    (threat,) = crew.public.threats
    first = timelines.threats_of(timelines.official("mission_3"))[0]
    assert (threat.time, threat.zone) == (first.turn, first.zone or "internal")
    card = next(card for card in (*facts.externals(), *facts.internals()) if card.id == threat.card)
    assert (threat.hit_points, threat.speed, threat.x, threat.y, threat.z) == (
        card.hp,
        card.speed,
        card.x,
        card.y,
        card.z,
    )
    assert crew.game.view(None).public == crew.game.view(3).public == crew.public


@pytest.mark.rule("SA-ANN-20", "SA-ROLE-06")
def test_without_the_clock_the_same_is_announced_when_somebody_asks() -> None:
    """Whoever reads the scenario card is no player: any seat may ask, and nobody is the timekeeper."""
    with_clock, without = Sitting(FIVE), Sitting(UNTIMED)
    with_clock.wait(timelines.official("mission_3").phase_ends[-1])
    asked = 0
    while without.public.round == "action":
        without.play(asked % 5, "next")
        asked += 1
    for kind in ("announced", "incoming-data", "data-transfer", "silence", "restored", "phase-over", "round-over"):
        assert without.told(kind) == with_clock.told(kind)
    assert with_clock.refusal(0, "next") in ("clock-runs", "game-over")
    assert Sitting(FIVE).refusal(0, "next") == "clock-runs"
    assert TITLE.seats(TITLE.settle(FIVE)) == ("member1", "member2", "member3", "member4", "member5")


@pytest.mark.rule("SA-ANN-20")
def test_without_the_clock_the_computer_goes_on_after_many_moves() -> None:
    """A round ends, whatever is done in it."""
    crew = Sitting(UNTIMED)
    crew.deal(0, "red-a")
    for _ in range(99):
        crew.play(0, "put red-a 1 act", "take-back 1")
    assert crew.public.moves_left == 2
    crew.play(0, "say wait")
    assert crew.public.announcements == []
    crew.play(1, "say hurry")
    assert len(crew.public.announcements) == 1
    assert crew.public.moves_left == 200


@pytest.mark.rule("SA-GEN-08")
@pytest.mark.parametrize(("clock", "pace"), [("full", 1), ("slow", 1.5), ("slower", 2)])
def test_a_slower_clock_stretches_all_times_alike(clock: str, pace: float) -> None:
    timeline = timelines.official("mission_3")
    crew = Sitting({**FIVE, "clock": clock})
    crew.wait(timeline.phase_ends[0] * pace - 0.001)
    assert crew.public.phase == 1
    crew.wait(0.001)
    assert crew.public.phase == 2
    crew.wait((timeline.phase_ends[-1] - timeline.phase_ends[0]) * pace - 0.001)
    assert crew.public.round == "action"
    crew.wait(0.001)
    assert crew.public.round != "action"


# --- officers ---
@pytest.mark.rule("SA-SET-06", "SA-ROLE-04", "SA-ROLE-08")
@pytest.mark.parametrize(
    ("options", "offices"),
    [
        (FIVE, (0, 1, 2)),
        ({"people": "3"}, (0, 1, 2)),
        ({"people": "2", "crew": "5"}, (0, 1, 0)),
    ],
)
def test_the_offices_are_held_by_people_and_somebody_may_hold_two(
    options: dict[str, str], offices: tuple[int, int, int]
) -> None:
    crew = Sitting(options)
    officers = crew.public.officers
    assert (officers.captain, officers.communications, officers.security) == offices
    assert not any(crew.public.crew[seat].android for seat in offices)


@pytest.mark.rule("SA-ROLE-03")
@pytest.mark.parametrize("flight", ["first_test_run", "simulation_2"])
def test_there_is_no_security_officer_without_internal_threats(flight: str) -> None:
    crew = Sitting({"flight": flight, "people": "4"})
    assert crew.public.officers.security is None
    assert "internal" not in crew.public.tracks
    assert Sitting({"flight": "advanced_simulation_2", "people": "4"}).public.officers.security == 2


@pytest.mark.rule("SA-ROLE-02", "SA-ROLE-03", "SA-ROLE-07", "SA-RES-02", "SA-RULING-50")
@pytest.mark.parametrize("flight", ["mission_1", "mission_5", "advanced_simulation_1"])
def test_every_announcement_draws_and_places_its_card_itself(flight: str) -> None:
    """So no officer can miss or misplace one, and there is nothing to mend before the resolution."""
    crew = Sitting({"flight": flight, "people": "5", "clock": "full"})
    timeline = timelines.official(flight)
    crew.wait(timeline.phase_ends[-1])
    placed = [(threat.time, threat.zone, threat.serious) for threat in crew.public.threats]
    assert placed == [(event.turn, event.zone or "internal", event.serious) for event in timelines.threats_of(timeline)]
    assert len({threat.card for threat in crew.public.threats}) == len(placed)
    inside = {threat.id for threat in facts.internals()}
    assert all((threat.card in inside) == (threat.zone == "internal") for threat in crew.public.threats)


@pytest.mark.rule("SA-ROLE-05")
def test_nobody_needs_to_move_the_marker_of_steps() -> None:
    crew = Sitting(SOLO)
    crew.finish()
    told = [event.kind.name for event in crew.journal.events if event.kind.name in ("turn", "step")]
    assert told[:5] == ["turn", "step", "step", "step", "step"]
    assert crew.game.actors() == ()
