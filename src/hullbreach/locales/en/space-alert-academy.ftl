# The academy of Space Alert: what its lessons say. A step has its text; `.remark` is what the instructor adds and can be
# told not to; `.wrong` answers a wrong try, `.right` a right one, `.hint` is said when asked for, `.o-…` are options.

## The screens

space-alert-academy-ui-title = Academy
space-alert-academy-ui-about = Seven short lessons, from your first look at the ship to your first real mission. You learn by doing: one idea at a time, no clock unless you want one.
space-alert-academy-ui-number = Lesson { $number }
space-alert-academy-ui-extra = Extra flight
space-alert-academy-ui-minutes = about { $minutes } min
space-alert-academy-ui-done = Done
space-alert-academy-ui-yours = Next for you
space-alert-academy-ui-start = Start
space-alert-academy-ui-resume = Go on
space-alert-academy-ui-again = Once more
space-alert-academy-ui-start-lesson = Start: { $lesson }
space-alert-academy-ui-resume-lesson = Go on: { $lesson }
space-alert-academy-ui-again-lesson = Once more: { $lesson }
space-alert-academy-ui-progress = { $done } of { $all } lessons done
space-alert-academy-ui-free = The order is advice. Every lesson is open, and so is the real thing in the lobby.
space-alert-academy-ui-lessons = All lessons
space-alert-academy-ui-step = Step { $step } of { $steps }
space-alert-academy-ui-panel = Instructor
space-alert-academy-ui-go-on = Go on
space-alert-academy-ui-fly-it = Let it happen
space-alert-academy-ui-try-again = Try again
space-alert-academy-ui-right = Right!
space-alert-academy-ui-wrong = Not quite.
space-alert-academy-ui-skip = Skip this step
space-alert-academy-ui-instructor-off = Instructor off
space-alert-academy-ui-instructor-on = Instructor on
space-alert-academy-ui-hint = Give me a hint
space-alert-academy-ui-rule = The rule
space-alert-academy-ui-told = What happens
space-alert-academy-ui-cards = Cards for the slot
space-alert-academy-ui-slot-first = Tap one of the lit slots first, then a card.
space-alert-academy-ui-slot-chosen = { $member }, turn { $turn }: which card?
space-alert-academy-ui-clock = Clock
space-alert-academy-ui-clock-none = None: announcements come when you ask for them
space-alert-academy-ui-clock-slower = Half speed, with the voice of the computer
space-alert-academy-ui-clock-full = Full speed, as it is meant to be
space-alert-academy-ui-to-table = To the table
space-alert-academy-ui-back-to-table = Back to the table
space-alert-academy-ui-new-table = Begin with a fresh table
space-alert-academy-ui-table-about = The next part is played on the real board. I come along.
space-alert-academy-ui-lesson-done = Lesson { $number } is done!
space-alert-academy-ui-extra-done = The extra flight is done!
space-alert-academy-ui-next = Next lesson: { $lesson }
space-alert-academy-ui-flight-on = The flight is on. I keep quiet unless you ask.
space-alert-academy-ui-flight-over = See what happens; then we talk about it.
space-alert-academy-ui-debrief = Debriefing
space-alert-academy-ui-well = What went well
space-alert-academy-ui-try = What to try
space-alert-academy-ui-nothing = Nothing to complain about. I am almost disappointed.
space-alert-academy-ui-home = The ship came home.
space-alert-academy-ui-lost = The ship was lost. That is what simulators are for; fly it again, or read on.
space-alert-academy-ui-remark = A textbook flight! Well, a flight. There will be a textbook about it.
space-alert-academy-ui-fly-again = Fly it again
space-alert-academy-ui-finish-lesson = Go on with the lesson
space-alert-academy-ui-advice-second_test_run = I would fly the second test flight next, before the simulation.
space-alert-academy-ui-advice-either = You may fly the second test flight for practice, or try the simulation: it is much harder.
space-alert-academy-ui-advice-simulation = You are ready for the simulation. The second test flight is there if you like it.
space-alert-academy-ui-after-either = Fly either test flight once more, or go on to the simulation if you know what went wrong.
space-alert-academy-ui-after-simulation = You are ready for the simulation.
space-alert-academy-ui-flown = { $home ->
    [yes] Last flight: home
   *[no] Last flight: lost
  }

## What went well in a flight

space-alert-academy-praise-all-destroyed = All { $count } threats destroyed.
space-alert-academy-praise-destroyed = { $count ->
    [one] One threat destroyed.
   *[other] { $count } threats destroyed.
  }
space-alert-academy-praise-unhurt = Not a single point of damage.
space-alert-academy-praise-computer = The computer was looked after in every phase.
space-alert-academy-praise-volley = { $weapons } weapons on one target in turn { $turn }: that is how armour is beaten.
space-alert-academy-praise-shields = { $cubes ->
    [one] A shield took one point that the hull did not have to take.
   *[other] The shields took { $cubes } points that the hull did not have to take.
  }
space-alert-academy-praise-planned = You planned { $cards ->
    [one] one card
   *[other] { $cards } cards
  } and saw what became of them: that is the whole game.

## What to try next time

space-alert-academy-advice-nothing-planned = Almost nothing was planned. Begin with the first threat: who walks to its zone, and in which turn do they press A?
space-alert-academy-advice-ignored = Nobody ever shot at this one: { $threat }. When a threat is announced, say at once whose it is.
space-alert-academy-advice-not-enough = { $threat } was hit and got away. Count: hit points plus armour for every turn in which you shoot.
space-alert-academy-advice-early = A cannon fired in turn { $turn } at nobody. T+n is the turn a threat arrives; shots before that hit nothing and still cost energy.
space-alert-academy-advice-no-energy = { $member } pulled the trigger in turn { $turn } and heard a click: the reactor was empty. Who refills it, in an earlier turn or earlier in the order?
space-alert-academy-advice-twice = Two people fired the same cannon in turn { $turn }. A cannon fires once a turn: use the other one of the zone.
space-alert-academy-advice-armour = In turn { $turn } armour swallowed the whole shot ({ $threat }). Armour is taken off once a turn, from the sum: fire together.
space-alert-academy-advice-full = { $member } pressed B in turn { $turn } where there was nothing to fill. B moves as much as fits, and no more.
space-alert-academy-advice-later = { $member } used a system in turn { $turn } that is not switched on in this flight. Use such cards for their other half.
space-alert-academy-advice-computer = Nobody pressed C on the bridge in time in phase { $phase }, so everybody was late. Appoint somebody for it before anything else.
space-alert-academy-advice-lift = { $member } met somebody in the gravolift in turn { $turn } and lost time. Only the first in the order rides free: stagger by a turn.
space-alert-academy-advice-edge = { $member } walked into the hull in turn { $turn }. Follow every figure with a finger, card by card.
space-alert-academy-advice-rocket = A rocket found no target. It strikes one turn after its launch and reaches ten spaces: the nearest threat anywhere.
space-alert-academy-advice-squad = { $member } attacked in turn { $turn } without battlebots. C in lower red or upper blue fetches a squad first.
space-alert-academy-advice-intruder = { $member } attacked an empty room in turn { $turn }. Intruders walk at X and Y: look where they are in that turn.
space-alert-academy-advice-knocked-out = { $member } was knocked out in turn { $turn }. The card of the threat says when that happens, and who should not be there.
space-alert-academy-advice-disabled = A squad was switched off in the fight and never woken. C with its leader at a battlebot station wakes it, and saves a point.
space-alert-academy-advice-heroic = { $count ->
    [one] One heroic card was never played.
   *[other] { $count } heroic cards were never played.
  } They work in any phase; keep none for later, there is no later.
space-alert-academy-advice-lost = The { $zone } zone broke in turn { $turn }. One more cube in its shield or one more shot, a little earlier, would have been enough.
space-alert-academy-advice-damage = { $points ->
    [one] One point of damage
   *[other] { $points } points of damage
  } in the { $zone } zone. Fill that shield before the threat passes its mark.

## Lesson 1

space-alert-academy-ship = The ship and its crew
    .about = Six rooms, their cannons and shields, and where the energy comes from.
space-alert-academy-ship-goal = This is your ship, seen from the side. It jumps into unknown space, looks around for ten minutes and jumps home by itself. Your task: it should still be one ship when it does.
    .remark = Welcome, cadet! I am Instructor Quill. Nothing has ever happened to me out there. I have it in writing.
space-alert-academy-ship-stations = Three zones from left to right: red, white, blue. Two decks. That makes six stations, and each has three buttons: A, B and C.
    .remark = The zones have colours so that you can tell which one is on fire.
space-alert-academy-ship-find = Tap the lower white station on the ship.
    .wrong = White is the middle zone, and lower means the deck below.
    .right = That is the engine room: the heart of the ship.
space-alert-academy-ship-crew = The numbered figures are your crew. Where do they all begin? Tap that station.
    .wrong = Look for the coloured figures with numbers on them.
    .right = The bridge, upper white. Every flight begins there.
space-alert-academy-ship-ways = Three ways to move: a red arrow takes you one station towards red, a blue arrow one towards blue, and the gravolift to the other deck of the same zone.
    .remark = The doors open both ways. We had to try that.
space-alert-academy-ship-reach = You stand in upper red. Tap every station you can reach with one movement.
    .wrong = One arrow or one lift ride. A red arrow does nothing in upper red: there is only hull.
    .right = A blue arrow leads to upper white, the gravolift to lower red.
space-alert-academy-ship-cannons = A fires the cannon of the station. Above: heavy lasers, strong, one cube of energy each time. Below left and right: light lasers. Below in the middle: the pulse cannon, which hits everything nearby.
    .remark = Please aim away from the ship. It is in the manual now.
space-alert-academy-ship-battery = One kind of cannon needs no energy from any reactor. Tap a station that has one.
    .wrong = Heavy lasers drink from the reactor of their zone, the pulse cannon from the central one. What is left?
    .right = The light lasers have batteries of their own. They always fire.
space-alert-academy-ship-energy = B moves energy. Above, it fills the shield from the reactor of the zone. Below at the sides, it fills the reactor from the central one. Below in the middle, it burns a fuel capsule and fills the central reactor.
    .remark = Why nothing is full when you start? Budget. The answer is always budget.
space-alert-academy-ship-chain = Put the way of the energy in order: tap what comes first, then the next.
    .o-capsule = Fuel capsule
    .o-central = Central reactor
    .o-side = Side reactor
    .o-shield = Side shield
    .wrong = Energy comes from a capsule and ends in a shield or a cannon; side reactors drink from the central one.
    .right = Capsule, central reactor, side reactor, shield. Each arrow is one B, in another room.
space-alert-academy-ship-start = Green squares are energy. How many cubes lie in the central reactor (lower white) at the start?
    .wrong = Count the filled green squares in lower white.
    .right = Three, and two in each side reactor. Each shield starts with one.
space-alert-academy-ship-third = C is special in every room: rockets, the computer, battlebots, interceptors, a window. In your first flights it does nothing; each has its lesson.
    .remark = So if someone presses C: smile and wait for lesson five.
space-alert-academy-ship-tracks = Threats come along these three trajectories, one for each zone, from the left towards the ship. Where they reach or pass X, Y and Z, they do what their card says: usually something rude.
space-alert-academy-ship-marks = On the red trajectory, which mark does a threat pass first?
    .wrong = It begins far away at the left and comes nearer space by space.
    .right = X first, then Y, and Z right at the hull. The longer the way, the more time for you.
space-alert-academy-ship-end = That is the ship. Next you will learn to plan: what will everybody do, turn by turn?
    .remark = You found every room. You would be surprised how rare that is.

## Lesson 2

space-alert-academy-action = The action round
    .about = Plan with cards on the real board, hear the computer, pass a card. I sit in the second seat.
space-alert-academy-action-rounds = A flight has two halves. In the action round everybody plans with cards, all at the same time. Only then does anything happen. These are the boards: a row for each of the crew, a column for each turn.
    .remark = You plan, then you watch. Like cooking, with more alarms.
space-alert-academy-action-cards = Your cards. Each has two halves: a movement and an action. Only the upper half counts. Tap a card to take it up, tap it again to turn it.
space-alert-academy-action-arrow = Take up a card with a red arrow. Tap it again to turn it: now the arrow (←) is on top. Then tap turn 1 in your row, the first one.
    .wrong = Not that: a red arrow, arrow up, in turn 1 of the captain’s row. To turn a card that lies, tap it twice.
    .right = In turn 1 you will walk to upper red.
space-alert-academy-action-shoot = Leave turn 2 empty. Put a card with an A on top into turn 3.
    .wrong = An A, in turn 3 of your own row.
    .right = Up to one card in each slot; empty is allowed.
space-alert-academy-action-reads = Arrow, nothing, A. What will you do in turn 2?
    .o-nothing = Nothing at all
    .o-again = Walk on
    .o-back = Walk back
    .wrong = An empty slot is an empty turn. Cards never slide into gaps by themselves.
    .right = Turn 1: to upper red. Turn 2: nothing. Turn 3: the red heavy laser fires.
space-alert-academy-action-hear = The ship’s computer announces what comes. In a real flight it speaks by the clock; here it speaks when you ask. Press “Next announcement”.
    .right = A threat has been announced. Its card and its numbered token are on the board now.
space-alert-academy-action-where = Which trajectory does it come along?
    .o-red = Red
    .o-white = White
    .o-blue = Blue
    .wrong = The announcement says the zone, and the name lies beside its trajectory.
    .right = Blue. Press its name whenever you like to read its card.
space-alert-academy-action-token = It came with “T+1”. What does the 1 say?
    .o-one = It appears in turn 1
    .o-minute = It appears in a minute
    .o-number = There is one of it
    .wrong = The number is the token of the threat: the turn in which it appears on its trajectory.
    .right = In turn 1. Before that turn nobody can hit it, and it does nothing.
space-alert-academy-action-mind = You may change your mind as long as the phase is open. Move your A from turn 3 to turn 2: tap it, then tap turn 2.
    .wrong = Tap the A in turn 3, then the empty slot of turn 2.
    .right = Turning, moving and taking back are free, until the phase is closed.
space-alert-academy-action-android = Crew members 3 and 4 are androids: anybody may plan for them. Give crew member 3 a blue arrow in turn 1 (take it up, turn it, lay it). The slot asks once more, because a card of an android lies for good.
    .wrong = A blue arrow, arrow up, in turn 1 of crew member 3; then tap the slot a second time.
    .right = There it lies, and nobody can take it back. Androids are touchy.
space-alert-academy-action-second = I have planned something, too: in test flights all cards lie open. Ask for the next announcement.
    .right = One more threat, on white, in turn 2.
space-alert-academy-action-transfer = And the next one. This one is about your cards.
    .right = A data transfer: until the beep everybody may give one card away.
space-alert-academy-action-give = I gave you a card: it is in your hand. Give me one as well: take up a card, then press “Give it to: Crew member 2”.
    .wrong = Take up a card of your hand first, then press the button above your hand.
    .right = Thank you! I will treasure it until turn 4.
space-alert-academy-action-beep = Ask for the next announcement: the beep.
    .right = Too late for gifts: the button is gone. With a clock that comes fast.
space-alert-academy-action-third = One more announcement, please.
    .right = The third threat, on red. Three trajectories, three worries.
space-alert-academy-action-close = Phase 1 is turns 1 to 3. It ends for everybody when the computer says so; who is done closes it sooner and takes the next cards. Press “Close phase 1”, twice.
    .wrong = The button is among those below the boards; it asks once more.
    .right = New cards for turns 4 to 7. What lies in turns 1 to 3 lies for good.
space-alert-academy-action-late = You do not believe it? Try: take up a card and tap turn 2 of your row.
    .wrong = Take up any card, then tap turn 2 of your own row.
    .right = Refused, with the rule it rests on. The board always tells you why.
space-alert-academy-action-warnings = The computer warns you twice: a minute before a phase ends, and again twenty seconds before. In the last minute of a flight all together may end it early.
    .remark = The countdown from five is real. The calm in its voice is not.
space-alert-academy-action-scratch = “Think aloud” lets everybody push figures and cubes about, to see whether a plan works. It never counts: only cards do.
space-alert-academy-action-end = That is planning. You never know whether it was a good plan until you see it happen, so that comes next.
    .remark = We will not fly this plan. I looked at it.

## Lesson 3

space-alert-academy-resolution = The resolution round
    .about = Predict, then see: a Fighter comes along the red trajectory, and you say what happens.
space-alert-academy-resolution-reset = Everything goes back to its start; only cards and threats stay. The captain has planned: a red arrow in turn 1, B in turn 2. A Fighter with token 2 comes along red.
    .remark = The Fighter is a kind one. It comes alone.
space-alert-academy-resolution-steps = Each turn goes: threats appear, then the crew acts in order, the captain first, then shots are counted, then the threats move and do their worst.
space-alert-academy-resolution-appears = The Fighter has token 2. In which turn does it appear?
    .wrong = The token is the turn.
    .right = Turn 2. In turn 1 only the captain moves.
space-alert-academy-resolution-moves = In turn 2 it appears on space 15, the outermost one. Its speed is 3. Where is it at the end of the turn?
    .wrong = It moves as many spaces as its speed, right in the turn it appears.
    .right = 15 minus 3: space 12. And the captain’s B filled the red shield to 2.
space-alert-academy-resolution-x = Turn 3: it moves on to space 9 and passes X on space 10: it attacks red with 1. The red shield has 2. How much is left of the shield?
    .wrong = A shield gives one cube for each point of the attack.
    .right = One cube is spent, the hull is safe. That is what shields are for.
space-alert-academy-resolution-leak = Turn 4: it passes Y and attacks red with 2. One cube is left in the shield. How much damage gets through?
    .wrong = The shield takes what it can; the rest is damage.
    .right = One point absorbed, one point of damage to the red zone.
space-alert-academy-resolution-again = Turn 5: the second Y, again 2. The shield is empty. How much damage has red now, altogether?
    .wrong = All of it gets through, and it is added to what was there.
    .right = One and two make three. Nobody has shot at it yet, you notice.
space-alert-academy-resolution-z = Turn 6: it reaches Z and attacks with 3. What does it do after that?
    .o-leaves = It leaves for good
    .o-returns = It begins again at the far end
    .o-stays = It stays and attacks every turn
    .wrong = Z is the end of the trajectory.
    .right = It has survived you, and you it: six points in red. The seventh would have been the last.
space-alert-academy-resolution-armour = Now with a gun. The red heavy laser does 4; the Fighter has 4 hit points and armour 2. The captain fires alone in turn 2. How many hit points are left?
    .wrong = Armour is taken off the sum of all shots of a turn: 4 minus 2.
    .right = 4 minus 2 is 2 damage; 2 are left. It would take another turn, and another cube.
space-alert-academy-resolution-volley = Armour counts once a turn, so fire together! The captain fires the heavy laser in turn 3. Plan turns 1 to 3 of crew member 2 so that the light laser in lower red fires in turn 3 as well.
    .wrong = From the bridge to lower red: one step towards red and one lift ride, in any order. Then A in turn 3.
    .right = 4 plus 2 minus 2 is 4: destroyed in one turn, for one cube.
space-alert-academy-resolution-gunner = Order matters. The blue reactor is empty. In turn 4 the captain fires the blue heavy laser, and crew member 3 refills the blue reactor. The captain acts first. What does the cannon do?
    .o-fires = It fires
    .o-clicks = It clicks
    .wrong = When the captain’s turn comes, the reactor is still empty.
    .right = Click. The energy comes a moment too late.
space-alert-academy-resolution-engineer = The same again, but the captain is the one who refills, and crew member 3 fires. And now?
    .o-fires = It fires
    .o-clicks = It clicks
    .wrong = Now the energy is there before the trigger is pulled.
    .right = It fires. Talk about who comes first.
space-alert-academy-resolution-thumb = A rule of thumb to keep: a threat has token 5. In which turn can you hit it for the first time?
    .wrong = It is not there before its turn.
    .right = In turn 5. Never shoot at a number that is higher than the turn.
space-alert-academy-resolution-end = After the last turn the threats move two more times, then the ship jumps. Seven points of damage in one zone lose it. You know enough to fly.
    .remark = More than enough. I knew less. Look at me now.

## Lesson 4

space-alert-academy-first-flight = First test flight
    .about = Seven turns, three threats, four androids at your command. Then we walk through it together.
space-alert-academy-first-flight-brief = You plan for all four androids, with all cards open: take a card, tap a slot in any row. Here you may move and take back whatever lies, as long as its phase is open.
    .remark = The ship is insured. The crew is built to last. You are in no danger of anything but embarrassment.
space-alert-academy-first-flight-hands = Movements, A and B work in this flight, C and battlebots do not. Three threats will come, one for each zone.
space-alert-academy-first-flight-ball = Ask for the first announcement, or wait for it if you fly by the clock.
    .right = A Pulse Ball on blue, T+1. Press its name: 5 hit points, armour 1.
space-alert-academy-first-flight-blue = Let us do the first one together. Crew member 2: blue arrow in turn 1, A in turns 2 and 3. That is the blue heavy laser, twice: 4 minus 1, and again 4 minus 1.
    .hint = Take up a card with a blue arrow, turn it until the arrow (→) is on top, and tap turn 1 in the second row. Then two cards with A on top, in turns 2 and 3.
    .wrong = Crew member 2 is the second row: → in turn 1, A in turn 2, A in turn 3.
    .right = 3 plus 3 is more than 5: the Pulse Ball is dealt with.
space-alert-academy-first-flight-fly = Two more threats will come. Ask for announcements and plan against each: who goes where, and fires when? At the end of operations everything happens.
    .hint = Read each card. The Destroyer on white: two shots of the central heavy laser, in the turn it appears and the next. The Stealth Fighter on red cannot be hit before it has passed X: in turn 5, with both red lasers at once.
space-alert-academy-first-flight-walk = Here is one way to fly it without a scratch. Watch.
    .remark = This is how I would have done it. In hindsight. Everyone is brilliant in hindsight.
space-alert-academy-first-flight-ball-x = Turn 2: the Pulse Ball reaches X and attacks all three zones with 1, whatever you do. How much is left in the white shield?
    .wrong = Each shield starts with one cube.
    .right = Nothing, in all three zones. Some hits cannot be prevented; that is what the first cube is for.
space-alert-academy-first-flight-destroyer = Turn 3: the second shots fall. The Destroyer had armour 2, so 5 minus 2, twice; it dies before its X. What leaks from a Destroyer counts double.
space-alert-academy-first-flight-stealth = The Stealth Fighter has just passed X. In which turn can both red lasers hit it before it attacks at Y?
    .wrong = It can be hit from the turn after X, and it passes Y in turn 5, after your shots.
    .right = In turn 5, and in no other: 4 plus 2 minus 2 are its 4 hit points.
space-alert-academy-first-flight-end = All home, no damage. Every plan that ends so is a good plan; there are many.
    .remark = Whatever became of yours: you have flown. They cannot take that away from you, only the ship.

## The second test flight

space-alert-academy-second-flight = Second test flight
    .about = Three other threats, a little meaner. For practice, before the simulation.
space-alert-academy-second-flight-brief = The same rules as in the first flight, other trajectories, other cards. Read every card as soon as it is announced.
    .remark = I know what is coming. I was told not to look worried.
space-alert-academy-second-flight-fly = Plan against each threat as it is announced. When operations end, everything happens.
    .hint = The Energy Cloud empties all shields in turn 2, so fill them later. It loses its armour while the pulse cannon hits it. The Gunship wants both red lasers at once. The first hit on the Cryoshield Fighter never hurts it: one cheap shot in turn 4, a strong one in turn 5.
space-alert-academy-second-flight-cloud = Turn 2: the Energy Cloud reaches X. What is left in the white shield?
    .wrong = It drains every shield, whatever it holds.
    .right = Nothing. Energy that was put there before is wasted: charge shields afterwards.
space-alert-academy-second-flight-volley = Turn 3: central heavy laser, pulse cannon and both red lasers at once. The cloud has no armour while the pulse cannon hits it, and the Gunship falls as well.
space-alert-academy-second-flight-cryo = Turn 4: the pulse cannon hits the Cryoshield Fighter, which has 4 hit points. How many are left?
    .wrong = The first hit only breaks its ice, however strong it is.
    .right = Still four. But in turn 5 it is a Fighter like any other, and falls.
space-alert-academy-second-flight-end = Notice the captain: in turn 5 the captain refuels before the pulse cannon fires. Order again.

## Lesson 5

space-alert-academy-simulation = Simulation
    .about = Twelve turns, three phases, rockets, the computer, delays and damage that hurts.
space-alert-academy-simulation-longer = From here on a flight has twelve turns in three phases: 1 to 3, 4 to 7, 8 to 12. Threats come from two decks, common and serious, and trajectories are drawn by chance.
    .remark = The simulation is perfectly safe. The smoke is real, but it is only smoke.
space-alert-academy-simulation-backs = In a crew, cards now lie face down. Their backs show movement or action, no more. At the reveal they are turned over one turn after the other.
space-alert-academy-simulation-computer = The computer wants attention: C on the bridge (upper white) once in turns 1–2, once in 4–5, once in 8–9. Else everybody is late. Put a C into turn 1 or 2 of the captain.
    .wrong = The captain stands on the bridge already: C in turn 1 or 2 will do.
    .right = The mouse was moved, the screensaver is gone, everybody acts in time.
space-alert-academy-simulation-delay = Nobody has done it this time. After turn 2 everybody’s next card is pushed one slot on, and whatever lies in its way as well. The captain has A in slot 3 and B in slot 4. Where does the B lie now?
    .wrong = A is pushed to slot 4, where B lies; so B is pushed, too.
    .right = In slot 5. An empty slot stops the cascade: leave gaps.
space-alert-academy-simulation-lift = The captain and crew member 2 both take the white gravolift in turn 1. Who is late?
    .o-captain = The captain
    .o-second = Crew member 2
    .o-both = Both
    .wrong = One person a turn rides free, the first in the order. The others take the ladder.
    .right = Crew member 2 climbs and is delayed. In test flights we did not tell you.
space-alert-academy-simulation-rocket = The captain has launched a rocket in turn 3, with C in lower blue. In which turn does it strike?
    .wrong = In the turn of its launch it only flies off.
    .right = One turn later, at the nearest threat within ten spaces, on any trajectory. There are three rockets, one launch a turn.
space-alert-academy-simulation-tile = Damage is drawn as tiles now, and each breaks something. The central reactor is full with 5 cubes and gets the tile “reactor”: room for 4. How many cubes are lost?
    .wrong = What no longer fits goes back.
    .right = One. Nobody knows the tiles while planning: if you expect a hit, plan one shot to spare.
space-alert-academy-simulation-slip = If a card lies the wrong way round when it is revealed, its owner may say “oops”: it is played as it was meant, and costs a delay.
space-alert-academy-simulation-brief = Your simulation. All four androids are yours again, three phases this time. Name one of them for the computer in each phase before anything else.
    .remark = If you lose this ship, the academy has more. We have a discount.
space-alert-academy-simulation-fly = Plan phase by phase. Serious threats want two people from the turn they appear.
    .hint = C on the bridge in turns 1, 4 and 8 comes first. Then look at the number of each threat: in that turn both cannons of its zone should fire, and again in the next.

## Lesson 6

space-alert-academy-advanced = Advanced simulation
    .about = Intruders, malfunctions, battlebots and a walk in space.
space-alert-academy-advanced-inside = Some threats come aboard. They have a trajectory of their own below the ship, and stand in a room: intruders are fought with battlebots, malfunctions repaired with the button they have broken.
    .remark = There is nothing alive on this ship that we did not invite. That is what the poster says.
space-alert-academy-advanced-squad = Skirmishers appear in upper blue in turn 2, and at the end of that turn walk to upper white. Fetch the battlebots in upper blue (C) and fight (battlebot action) where the Skirmishers are, by turn 4.
    .wrong = Blue arrow, C in upper blue, then follow them: red arrow, and the battlebot action in upper white.
    .right = Fought and won. They shot back: the squad is switched off until somebody wakes it with C at a battlebot station.
space-alert-academy-advanced-repair = Hacked shields in upper red, three hit points. The captain presses B there in turns 3 and 4: one repair each. Have crew member 2 make the third by turn 4.
    .wrong = One step towards red, and B in turn 3 or 4.
    .right = Three repairs in two turns. While it was broken, B filled no shield: it was a spanner.
space-alert-academy-advanced-outside = Interceptors stand in upper red. With an active squad, C there takes you outside. You fire at once at whatever is near, and stay out with another battlebot action.
space-alert-academy-advanced-home = The pilot stayed out in turn 6. Slot 7 is empty. Where is the pilot at the end of turn 7?
    .o-space = Still outside
    .o-hangar = Back in upper red
    .wrong = Without an order the interceptors come home.
    .right = Home. Coming back is what you do by doing nothing.
space-alert-academy-advanced-wrong-card = The same flight, but slot 7 holds an A. What becomes of the A?
    .o-fires = It fires the red heavy laser in turn 7
    .o-later = It waits until turn 8
    .o-lost = It is lost
    .wrong = Coming home takes the turn; the card is pushed on.
    .right = Home in turn 7, A in turn 8: a delay. Plan an empty slot for the way back.
space-alert-academy-advanced-points = The score gets two more lines: two points off for everybody who is carried home, one for each squad that is switched off.
space-alert-academy-advanced-brief = The advanced simulation. It is not harder than the last one: each threat inside replaces one outside.
    .remark = If something knocks, do not answer.
space-alert-academy-advanced-fly = Watch the trajectory below the ship. Whoever is near an intruder’s room fetches the bots early.
    .hint = The computer still comes first. Battlebots wait in lower red and upper blue. For a malfunction count its hit points: so many presses of the right button, by as many hands as you like.

## Lesson 7

space-alert-academy-mission = First mission
    .about = Heroic cards, the window, and a real mission with the rules complete.
space-alert-academy-mission-hero = Each of the crew has one heroic card. Its movement leads straight to a room, from anywhere; its action does a little more. It can be played in any phase, once, and never given away.
    .remark = We hand out one hero each. More would be statistically unlikely.
space-alert-academy-mission-stronger = The captain fires the red heavy laser with a heroic A: one point stronger. The Fighter has 4 hit points and armour 2. How many are left?
    .wrong = 4 plus 1, minus armour 2.
    .right = 5 minus 2 is 3 damage: one is left.
space-alert-academy-mission-window = C in lower white is the window: visual confirmation. Two people look out in turn 3. How many points is that worth in this phase?
    .wrong = One person counts one point, two count two, three count three.
    .right = Two, if the ship comes home. The best turn of each phase counts.
space-alert-academy-mission-log = Missions go into the ship’s log, the lost ones as well, with the name of what did it. After this one you are a crew.
space-alert-academy-mission-brief = Your first mission, with white cards: the kindest there are. Heroic cards lie beside the boards.
    .remark = This is where I get off. Purely for medical reasons.
space-alert-academy-mission-fly = Everything you have learned, at once. Computer first, then the loudest threat. Use the heroes.
    .hint = Plan for the computer in turns 1, 4 and 8. Answer each threat in the turn of its token, with two cannons if it has armour. Somebody who has nothing to do looks out of the window.
space-alert-academy-mission-career = That was the academy. Next: other missions, yellow cards, a campaign of three missions, a crew of friends or of bots. All of it stands in the lobby, under Options.
    .remark = I was wrong about you. Do not tell the others.
