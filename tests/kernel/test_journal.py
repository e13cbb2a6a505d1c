"""The journal: what was told, in order, or nothing at all."""

from __future__ import annotations

from hullbreach.kernel.journal import MUTE, EventKinds, Journal

KINDS = EventKinds()
MOVED = KINDS.kind("moved", "X-01", "from", "square")
RANG = KINDS.kind("rang", "X-02")
DEALT = KINDS.kind("dealt", "X-03", "a", "b", "c")


def test_kinds_are_numbered_in_the_order_they_are_declared() -> None:
    assert [kind.number for kind in KINDS.kinds] == [0, 1, 2]
    assert [kind.name for kind in KINDS.kinds] == ["moved", "rang", "dealt"]
    assert MOVED.rule == "X-01"
    assert MOVED.fields == ("from", "square")


def test_events_are_kept_in_the_order_they_were_told() -> None:
    journal = Journal()
    journal.tell(DEALT, 1, 2, 3)
    journal.tell(RANG)
    journal.tell(MOVED, 4, -1)
    assert journal.numbers() == [(2, 1, 2, 3), (1, 0, 0, 0), (0, 4, -1, 0)]


def test_an_event_names_the_numbers_that_mean_something() -> None:
    journal = Journal()
    journal.tell(MOVED, 4, 8)
    journal.tell(RANG)
    journal.tell(DEALT, 1, 2, 3)
    named = [event.named() for event in journal.events]
    assert named == [{"from": 4, "square": 8}, {}, {"a": 1, "b": 2, "c": 3}]


def test_a_muted_journal_keeps_nothing() -> None:
    MUTE.tell(RANG)
    assert MUTE.events == []
    assert MUTE.numbers() == []


def test_a_journal_can_be_muted_and_heard_again() -> None:
    journal = Journal()
    journal.muted = True
    journal.tell(RANG)
    journal.muted = False
    journal.tell(MOVED, 1, 2)
    assert journal.numbers() == [(0, 1, 2, 0)]


def test_journals_do_not_share_events() -> None:
    one, other = Journal(), Journal()
    one.tell(RANG)
    assert other.events == []
