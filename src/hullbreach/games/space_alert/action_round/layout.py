"""Where things stand in the array of a game, behind the cells every game has: `layout.OPEN`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hullbreach.games.space_alert import pieces
from hullbreach.games.space_alert.action_round import packs
from hullbreach.kernel.table import STAGE

START: Final[i64] = 8  # behind the stages of five seats; a plain number, so that the compiler folds what follows
assert START == STAGE + pieces.MOST_CREW

# What the computer has said, and what everybody knows by it.
SECOND: Final[i64] = START  # of the mission, as far as the computer has come
PHASE: Final[i64] = SECOND + 1  # the computer's, from 0
HEARD: Final[i64] = PHASE + 1  # how many rows of the schedule were announced
SILENT: Final[i64] = HEARD + 1  # communications are down
TRANSFER_ENDS: Final[i64] = SILENT + 1  # the second of the beep while data can be transferred, or NONE
WARNED: Final[i64] = TRANSFER_ENDS + 1  # the end of the phase has been announced a minute ahead
THREATS: Final[i64] = WARNED + 1  # how many threats lie on the table
DRAWN: Final[i64] = THREATS + 1  # the first place of the pile nobody has drawn from
PATIENCE: Final[i64] = DRAWN + 1  # without a clock: moves since the last announcement
STARTED: Final[i64] = PATIENCE + 1  # the game time of the alert
TRACK: Final[i64] = STARTED + 1  # campaign: which official mission is flown

# By seat.
OPEN: Final[i64] = TRACK + 1  # the phase a seat plans, from 0
GAVE: Final[i64] = OPEN + 5  # it has given a card in this transfer
READY: Final[i64] = GAVE + 5  # it agrees to end the round
SAID: Final[i64] = READY + 5  # when it may call again, in game time
TRUSTS: Final[i64] = SAID + 5  # it calls no more trip-ups
OPEN_HANDED: Final[i64] = TRUSTS + 5  # it has told what it holds and has planned, and goes on telling

# By crew member.
HANDS: Final[i64] = OPEN_HANDED + 5  # how many of each card; an android has its heroic card beside its board
BOARDS: Final[i64] = HANDS + 5 * 18  # a card and its side in each slot, or NONE

COMMON: Final[i64] = BOARDS + 5 * 12  # solo: how many of each ordinary card lie open
GIVEN: Final[i64] = COMMON + 12  # by seat, by seat that got it, by card: what the giver knows the other to hold

# What was said, as far as it still counts. A seat is a number from 1 here, 0 is nobody.
CLAIMED: Final[i64] = GIVEN + 5 * 5 * 12  # by time token: whose that threat is
FIRES: Final[i64] = CLAIMED + 8  # by seat and slot: the zone it will fire in, from 1
PROMISED: Final[i64] = FIRES + 5 * 12  # by duty: who does it
ASKED: Final[i64] = PROMISED + 15  # by duty: who asked who does it
REFUSED: Final[i64] = ASKED + 15  # by duty: who will not, a bit for each seat
QUESTION: Final[i64] = REFUSED + 15  # the duty that was asked for last, from 1
WISHES: Final[i64] = QUESTION + 1  # by seat: the half of a card it needs, from 1
HOLDS: Final[i64] = WISHES + 5  # by seat: it has said that the others should wait

ANNOUNCED: Final[i64] = HOLDS + 5  # threats in the order of their time tokens
# A threat on the table.
THREAT_CARD: Final[i64] = 0
THREAT_ZONE: Final[i64] = 1
THREAT_TIME: Final[i64] = 2
THREAT_WIDTH: Final[i64] = 3

TRACKS: Final[i64] = ANNOUNCED + 8 * THREAT_WIDTH  # by zone
PILES: Final[i64] = TRACKS + 4  # damage tiles, by zone, in the order they will be drawn
DECK: Final[i64] = PILES + 18  # packets of all phases, then the pile; NONE where a card has been taken up
ENDS: Final[i64] = DECK + 90  # the second in which each phase ends
ROWS: Final[i64] = ENDS + 3  # how many rows the schedule has
SCHEDULE: Final[i64] = ROWS + 1
MOST_ROWS: Final[i64] = 56
# A row of the schedule.
ROW_SECOND: Final[i64] = 0
ROW_KIND: Final[i64] = 1
ROW_TIME: Final[i64] = 2
ROW_ZONE: Final[i64] = 3
ROW_FLAGS: Final[i64] = 4
ROW_CARD: Final[i64] = 5
ROW_WIDTH: Final[i64] = 6
END: Final[i64] = SCHEDULE + MOST_ROWS * ROW_WIDTH

# What lasts from mission to mission; a single flight has the levels alone.
LEVELS: Final[i64] = END  # of common threats, then of serious ones
MISSION: Final[i64] = LEVELS + 2  # of a campaign, from 1
OLD: Final[i64] = MISSION + 1  # by zone: how many tiles were left from earlier missions, first in their piles
LEFT_BEHIND: Final[i64] = OLD + 3  # squads
SQUAD_AT: Final[i64] = LEFT_BEHIND + 1  # where the only squad starts: 0 lower red, 1 upper blue
VOTES: Final[i64] = SQUAD_AT + 1  # by seat: what it proposes, from 1
BROKEN: Final[i64] = VOTES + 5  # between missions, by zone: a bit per tile that is not repaired
REPAIRS: Final[i64] = BROKEN + 3  # between missions, by zone: how many tiles were repaired
REPAIRER: Final[i64] = REPAIRS + 3  # between missions: the crew member who may repair now
LOGGED: Final[i64] = REPAIRER + 1  # how many missions came home
LOG: Final[i64] = LOGGED + 1  # a line for each of them
# A line of the log.
LOG_TRACK: Final[i64] = 0
LOG_LEVELS: Final[i64] = 1  # two of them
LOG_DESTROYED: Final[i64] = 3
LOG_SURVIVED: Final[i64] = 4
LOG_VISUAL: Final[i64] = 5
LOG_WIDTH: Final[i64] = 6
CELLS: Final[i64] = LOG + 3 * LOG_WIDTH

# The compiler folds constants only within a module, so these are written out above.
assert BOARDS == HANDS + pieces.MOST_CREW * packs.KINDS
assert COMMON == BOARDS + pieces.MOST_CREW * pieces.TURNS
assert ENDS == DECK + packs.DECK_SIZE
assert PROMISED == FIRES + pieces.MOST_CREW * pieces.TURNS
assert TRACKS == ANNOUNCED + pieces.MOST_THREATS * THREAT_WIDTH
