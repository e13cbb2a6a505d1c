# Under Falling Skies: the guided first game. What a step says, and what is said to who does something else (`.wrong`).

under-falling-skies-lesson-welcome = The mothership is coming. Your base under the city needs to find its weakness in time: bring the research marker to the top of the track, and you win.
under-falling-skies-lesson-power = You have five dice, one for each column. A die does two things: it works in the room where you put it, and the ships in its column come down as many squares as it shows. Put the grey 5 on the left space of the energy room.
    .wrong = Let us start with power: the grey 5 goes on the left space of the energy room.
under-falling-skies-lesson-explosion = The ship in that column came down five squares and stopped on an explosion with a 4. Remember it: that is where your fighters can shoot it down.
under-falling-skies-lesson-white = The energy room is two spaces wide and needs a die on each. White dice are special: once one is placed, all dice you still have are rolled again. Put the white 3 on the right space.
    .wrong = The energy room still lacks its second die: put the white 3 on the right space.
under-falling-skies-lesson-dig = Your other dice have been rolled again. The hatched rooms are still buried: one die per round may go ahead of the excavator, as many steps at most as it shows. Put the grey 4 two steps ahead, in the middle column.
    .wrong = To dig, the grey 4 goes two steps ahead of the excavator: to the space marked 2, in the middle column.
under-falling-skies-lesson-fighters = An arrow! The ship slipped into the next column. Watch out for the signs where ships land. Now put the grey 6 in the fighter room on the left.
    .wrong = Somebody has to shoot: the grey 6 goes in the fighter room, in the first column.
under-falling-skies-lesson-science = The last die, the white 5, goes in the research room. There are two ships in its column, and both will come down.
    .wrong = One column is still free, and its research room needs the white 5.
under-falling-skies-lesson-generate = All dice are placed; now the rooms do their work, in any order you like. Start with energy: 5 and 3, less 3, makes 5. Use the energy room.
    .wrong = The others cost energy. Use the energy room first, so that you can pay for them.
under-falling-skies-lesson-excavate = The excavator moves to its die for 1 energy. Everything behind it is open from then on. Choose the die that is digging.
    .wrong = Next comes the excavator: choose the die that is digging, the grey 4.
under-falling-skies-lesson-shoot = Fighters take off for 1 energy. Their value is 6 less 1, so they destroy every ship on an explosion of 5 or less. Remember the 4? Use the fighter room.
    .wrong = The fighters are waiting: use the fighter room in the first column.
under-falling-skies-lesson-learn = Research costs 2 energy here. With a 5 you can pay for the next two spaces of the track, which cost 3 and 1. What is left over is lost. Use the research room.
    .wrong = One room is left: use the research room.
under-falling-skies-lesson-mothership = Two steps closer! Then the mothership came down a row, did what is written at the edge of that row, here an extra ship, and launched what was waiting. You lose if it reaches the skull, or if ships hit the city seven times.
under-falling-skies-lesson-guns = A new round, new dice. The ship in the second column is getting close. In the gun room at the top ships come down one square less, so with a 1 they do not move at all. Put a grey 1 in the gun room of the second column.
    .wrong = Hold up the second column first: put a grey 1 in its gun room, right under the city.
under-falling-skies-lesson-end = You know all you need. This game is yours now: play on from here, or start a fresh one. When you are stuck, ask for a hint; and pointing at a room with a die in hand shows what would happen.
