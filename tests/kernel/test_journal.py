"""The journal: what was told, in order, to whom, or nothing at all."""

from __future__ import annotations

import pytest

from hullbreach.kernel.journal import ALL, MUTE, Event, EventKinds, Journal, Listener

KINDS = EventKinds()
MOVED = KINDS.kind("moved", "X-01", "from", "square")
RANG = KINDS.kind("rang", "X-02")
DEALT = KINDS.kind("dealt", "X-03", "a", "b", "c", "d")
TALLY = KINDS.kind("tally", "X-04", "a", "b", "c", "d", "e", "f")


def test_kinds_are_numbered_in_the_order_they_are_declared() -> None:
    assert [kind.number for kind in KINDS.kinds] == [0, 1, 2, 3]
    assert [kind.name for kind in KINDS.kinds] == ["moved", "rang", "dealt", "tally"]
    assert MOVED.rule == "X-01"
    assert MOVED.fields == ("from", "square")


def test_events_are_kept_in_the_order_they_were_told() -> None:
    journal = Journal()
    journal.tell(DEALT, 1, 2, 3, 4)
    journal.tell(RANG)
    journal.tell(MOVED, 4, -1)
    assert journal.numbers() == [(2, 1, 2, 3, 4), (1,), (0, 4, -1)]


def test_an_event_has_as_many_numbers_as_its_kind_has_fields() -> None:
    journal = Journal()
    journal.tell(MOVED, 4, 8, 15, 16)
    journal.tell(DEALT)
    journal.whisper(0, MOVED, 4, 8, 15)
    journal.whisper(0, DEALT)
    assert [event.values for event in journal.events] == [(4, 8), (0, 0, 0, 0), (4, 8), (0, 0, 0, 0)]


def test_an_event_names_its_numbers() -> None:
    journal = Journal()
    journal.tell(MOVED, 4, 8)
    journal.tell(RANG)
    journal.tell(DEALT, 1, 2, 3, 4)
    named = [event.named() for event in journal.events]
    assert named == [{"from": 4, "square": 8}, {}, {"a": 1, "b": 2, "c": 3, "d": 4}]
    event = journal.events[2]
    assert (event.a, event.b, event.c) == (1, 2, 3)


def test_longer_ones_are_told_as_a_row() -> None:
    journal = Journal()
    journal.tell_row(TALLY, [1, 2, 3, 4, 5, 6])
    journal.tell_row(TALLY, range(6), seat=1)
    assert journal.numbers() == [(3, 1, 2, 3, 4, 5, 6), (3, 0, 1, 2, 3, 4, 5)]
    assert [event.seat for event in journal.events] == [ALL, 1]


def test_too_few_numbers_are_a_mistake() -> None:
    with pytest.raises(AssertionError):
        Journal().tell(TALLY, 1, 2, 3, 4)
    with pytest.raises(AssertionError):
        Journal().tell_row(TALLY, [1, 2, 3, 4, 5])


# --- who hears it ----------------------------------------------------------------------------------------------------
def told_and_whispered() -> Journal:
    journal = Journal()
    journal.tell(MOVED, 1, 2)
    journal.whisper(0, MOVED, 3, 4)
    journal.whisper(1, DEALT, 5, 6, 7, 8)
    journal.tell(RANG)
    return journal


def test_what_is_told_is_for_all_and_what_is_whispered_for_one() -> None:
    journal = told_and_whispered()
    assert [event.seat for event in journal.events] == [ALL, 0, 1, ALL]
    assert [event.numbers() for event in journal.heard_by(0)] == [(0, 1, 2), (0, 3, 4), (1,)]
    assert [event.numbers() for event in journal.heard_by(1)] == [(0, 1, 2), (2, 5, 6, 7, 8), (1,)]
    assert [event.numbers() for event in journal.heard_by(2)] == [(0, 1, 2), (1,)]
    assert [event.numbers() for event in journal.heard_by(None)] == [(0, 1, 2), (1,)]


def test_what_was_heard_can_be_read_from_a_point_on() -> None:
    journal = told_and_whispered()
    assert [event.numbers() for event in journal.heard_by(0, 1)] == [(0, 3, 4), (1,)]
    assert [event.numbers() for event in journal.heard_by(0, 2)] == [(1,)]
    assert journal.heard_by(0, 4) == []


def test_an_event_knows_whom_it_reaches() -> None:
    public, private = Event(RANG, ALL, ()), Event(RANG, 1, ())
    assert [public.reaches(watcher) for watcher in (0, 1, None)] == [True, True, True]
    assert [private.reaches(watcher) for watcher in (0, 1, None)] == [False, True, False]


# --- muted, listened to ----------------------------------------------------------------------------------------------
def test_a_muted_journal_keeps_nothing() -> None:
    MUTE.tell(RANG)
    MUTE.whisper(0, RANG)
    MUTE.tell_row(TALLY, range(6))
    assert MUTE.events == []
    assert MUTE.numbers() == []


def test_a_journal_can_be_muted_and_heard_again() -> None:
    journal = Journal()
    journal.muted = True
    journal.tell(RANG)
    journal.muted = False
    journal.tell(MOVED, 1, 2)
    assert journal.numbers() == [(0, 1, 2)]


def test_journals_do_not_share_events() -> None:
    one, other = Journal(), Journal()
    one.tell(RANG)
    assert other.events == []


class Ear(Listener):
    def __init__(self) -> None:
        self.heard: list[tuple[tuple[int, ...], int]] = []
        self.journal: Journal | None = None

    def hear(self, event: Event) -> None:
        assert self.journal is not None
        self.heard.append((event.numbers(), len(self.journal.events)))


def test_a_listener_looks_before_an_event_is_in_the_journal() -> None:
    ear = Ear()
    ear.journal = Journal(listener=ear)
    ear.journal.tell(MOVED, 1, 2)
    ear.journal.whisper(1, RANG)
    assert ear.heard == [((0, 1, 2), 0), ((1,), 1)]
    assert len(ear.journal.events) == 2
