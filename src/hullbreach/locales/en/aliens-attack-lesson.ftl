# Aliens Attack!: the guided first game. What a step says, and what is said to who does something else (`.wrong`).

aliens-attack-lesson-welcome = You command four cannons, and alien ships are coming down the columns towards them. Hidden among them are the four parts of a mothership. Find them all, then shoot it to pieces: that is how you save Earth.
aliens-attack-lesson-gamma = Each turn you do one thing: fire a cannon or use a defence card. Begin with Gamma, the long gun: one hit, up to four squares straight ahead. The ship in its column is just within reach. Fire!
    .wrong = Good thought, but look at Gamma first: it is the one with the longest reach.
aliens-attack-lesson-effect = A hit! The ship has turned round: it is damaged. But every hit sets something off. Here a new ship was drawn and another one advanced. The signs under a ship tell you beforehand what the next hit will set off.
aliens-attack-lesson-alpha = Alpha hits twice, but only up to two squares away, and whatever the first hit would set off is cancelled. A ship is right there. Fire Alpha!
    .wrong = That would work too. Try Alpha this time: two hits at once are worth seeing.
aliens-attack-lesson-finish = Two hits: damaged, then flipped over. It went under the deck and will come back as an advanced ship. Now finish off the damaged ship above Gamma in the same way.
    .wrong = Not yet: a damaged ship is above Gamma, and one more hit is all it takes.
aliens-attack-lesson-out = Its parting shot was a laser: Gamma is out of action. Cannons lose a level when a laser strikes them or a ship reaches them. If a cannon that is already out of action gets hit again, Earth is lost.
aliens-attack-lesson-repair = The Repairs card brings up to two such cannons back. Choose the card, then Gamma.
    .wrong = First things first: Gamma must not be hit again while it is out of action. Choose Repairs, then Gamma.
aliens-attack-lesson-danger = Gamma is ready again. But cards have a price: Danger struck, and the next ship in line came two squares closer. The card was turned over as well; it now offers Barrage.
aliens-attack-lesson-beta = Two ships stand in front of Beta. It fires at both, one after the other, and the second one sets nothing off. Fire Beta!
    .wrong = Beta has two ships right in front of it, and nobody else hits two ships in one turn. Fire Beta.
aliens-attack-lesson-laser = Both are damaged now. The satellite laser hits any ship you like, near or far. Choose the card, then the farther of the two ships in front of Beta: it has something to hide…
    .wrong = Somebody else will have to wait: choose the satellite laser, then the damaged ship two squares in front of Beta.
aliens-attack-lesson-part = There it is: a part of the mothership! It is under the deck now. Once drawn, it takes its place above the board. And Danger has risen to 2: from now on it strikes harder. It never goes down again.
aliens-attack-lesson-vortex = Two ships are lined up in the first column. The vortex sends a whole column under the deck and sets nothing off. Choose the card, then the first column.
    .wrong = Save your shots: choose Vortex, then the first column, and two ships are gone at once.
aliens-attack-lesson-upgrade = The laser card has been turned over and now offers Upgrade. Choose it, then any two cannons: at level 2 they reach farther or spare you more. The price: Danger rises.
    .wrong = All in good time. Choose Upgrade cannons, then the two cannons you like best.
aliens-attack-lesson-battle = When the fourth part is in place, the final battle begins. After each of your turns the mothership rolls a die: it comes closer or strikes. Damage all four of its parts and you win. If it lands, you lose.
aliens-attack-lesson-end = You know all you need. This game is yours now: play on from here, or start a fresh one. When you are stuck, ask for a hint; and pointing at anything on the board tells you what it would do.
