"""The kinds of steps on the agenda, and what their numbers mean."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# In the yard.
OPEN_YARD: Final[i64] = 0  # building begins
TIMER_OUT: Final[i64] = 1  # set off by time: the timer has run out
REMIND: Final[i64] = 2  # set off by time: it still waits to be turned
CLOSE_YARD: Final[i64] = 3  # building is over for all
INSPECT: Final[i64] = 4  # all ships are sound, or their owners are asked
LAUNCH: Final[i64] = 5  # rockets go onto the track, cells and humans aboard
CREW: Final[i64] = 6  # seat: may put aliens aboard
TAKE_OFF: Final[i64] = 7  # the deck is shuffled; who has no human gives up
# In flight.
BETWEEN: Final[i64] = 8  # all in flight may give up before the next card
NEXT_CARD: Final[i64] = 9
CARD_DONE: Final[i64] = 10  # who must give up does
SETTLE: Final[i64] = 11  # the flight is over: accounts
NEXT_ROUND: Final[i64] = 12  # all have read the accounts
# What cards are made of.
DECLARE: Final[i64] = 13  # seat, a: pieces.ENGINES or pieces.CANNONS
POWER: Final[i64] = 14  # seat, a: the same, b: cells spent so far, c: cells that can be of use
FLY: Final[i64] = 15  # seat: moves by the engines it has declared
DAYS: Final[i64] = 16  # seat, a: days lost
PLANET: Final[i64] = 17  # seat: may land
LEAVE_PLANETS: Final[i64] = 18  # all who landed lose days
OFFER: Final[i64] = 19  # seat: may take the abandoned ship or station
PAY: Final[i64] = 20  # seat, a: credits it receives
RECEIVE: Final[i64] = 21  # seat, a: goods that are offered
LOADING: Final[i64] = 22  # seat, a: blocks that can be loaded, b: blocks unloaded so far
ENEMY: Final[i64] = 23  # seat: is attacked
COMPARE: Final[i64] = 24  # seat: its cannons are declared
PENALTY: Final[i64] = 25  # all who were beaten by pirates are shot at
SALVO: Final[i64] = 26  # a: the next hazard, b: the line of the card or NONE, c: set of seats, d: heavy shots left out
STRIKE: Final[i64] = 27  # seat, a: hazard, b: side, c: line, d: 1 if thrusters were asked or are of no use
DEFEND: Final[i64] = 28  # the same: the owner may pay for a defence
LOSE_CREW: Final[i64] = 29  # seat, a: figures
LOSE_GOODS: Final[i64] = 30  # seat, a: blocks
LOSE_CELLS: Final[i64] = 31  # seat, a: cells
COMBAT: Final[i64] = 32  # a: the line of the combat zone
JUDGE: Final[i64] = 33  # a: the line: whoever is lowest suffers
# With parts from other boxes.
BEGIN: Final[i64] = 34  # a: the card that lies open is resolved
JUMP: Final[i64] = 35  # seat: may jump to hyperspace before
STORM: Final[i64] = 36  # seat, a: the part of the ship: is shot at if it is in hyperspace
SHIFT: Final[i64] = 37  # as STRIKE, a: NONE for a raid: the owner may use thrusters
RAID: Final[i64] = 38  # seat, a: side, b: line, c: 1 if thrusters were asked
# What missions add.
BEGIN_ROUND: Final[i64] = 39  # everything of the round before is put away
CHOOSE: Final[i64] = 40  # three missions are drawn
CHOSEN: Final[i64] = 41  # all have had their say
BET: Final[i64] = 42  # all choose in secret
MEET: Final[i64] = 43  # those in flight face the card
SKIP: Final[i64] = 44  # seat, a: components it must still discard to skip the card, b: the part that pays, from 1
VOLUNTEER: Final[i64] = 45  # seat: may fight first
# What supercards are made of.
RAIN: Final[i64] = 46  # seat, a: the sweep, b: the next line of it, c: the die that says where lines begin
HOLE: Final[i64] = 47  # seat, a: the part of the ship that is pulled
ESCAPE: Final[i64] = 48  # seat, a: the part, b: cells spent, c: set of places marked, d: how often one was taken back
FLEET: Final[i64] = 49  # a: the line: all who have not reached it pay
TACTIC: Final[i64] = 50  # a: the column of a tactical zone
LESS: Final[i64] = 51  # seat, a: the column: its first value is declared
RESULT: Final[i64] = 52  # seat, a: the first value in halves, b: the column: its second value is declared
RECKON: Final[i64] = 53  # a: the column: the lowest pays
COST: Final[i64] = 54  # seat, a: the line it pays, b: whether it is relieved of a part
NANOBOTS: Final[i64] = 55  # seat
DUST: Final[i64] = 56  # seat: may sacrifice a component
ERODE: Final[i64] = 57  # seat: loses days
MELT: Final[i64] = 58  # seat, a: batteries still to be chosen, b: set of places chosen
