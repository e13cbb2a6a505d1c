# What the signs and cards mean

space-alert-legend-group-cards = Action cards
space-alert-legend-group-ship = On the ship
space-alert-legend-group-crew = Crew
space-alert-legend-group-trajectories = Threats on their trajectories
space-alert-legend-group-course = Flight and film
space-alert-legend-group-external = External threats
space-alert-legend-group-internal = Internal threats

## Action cards

space-alert-legend-card = Action card
    .about = One half moves, the other acts. In its turn you do only the half that is up; turn it with T.
space-alert-legend-card-heroic = Heroic card
    .about = Either a stronger action or a move straight to one station, whatever lies between.
space-alert-legend-action-a =
    .about = Fires the weapon of the station you stand in.
space-alert-legend-action-b =
    .about = Upper deck: brings energy from the reactor to the shield. Lower deck: refills the reactor.
space-alert-legend-action-c =
    .about = Uses what is special about the station: computer, window, rockets, interceptors or battlebots.
space-alert-legend-action-battlebots =
    .about = Your battlebots fight the intruder in your station.
space-alert-legend-action-move_red =
    .about = Walk one station towards the red zone.
space-alert-legend-action-move_blue =
    .about = Walk one station towards the blue zone.
space-alert-legend-action-change_deck =
    .about = Take the gravolift to the other deck. Only one person a turn goes through without delay.
space-alert-legend-action-heroic_a =
    .about = Fires the weapon of the station with 1 more.
space-alert-legend-action-heroic_b =
    .about = The B action with 1 energy more.
space-alert-legend-action-heroic_battlebots =
    .about = Your battlebots fight the intruder and are not disabled by it.
space-alert-legend-heroic_move =
    .about = Go straight to the station that is marked; no gravolift delays you.
space-alert-legend-back-movement = Movement, face down
    .about = Somebody else’s card: it moves.
space-alert-legend-back-action = Action, face down
    .about = Somebody else’s card: it acts.
space-alert-legend-back-heroic-movement = Heroic move, face down
    .about = Somebody else’s heroic card: it moves.
space-alert-legend-back-heroic-action = Heroic action, face down
    .about = Somebody else’s heroic card: it acts.

## On the ship

space-alert-legend-system-a = A
    .about = The weapon of this station. The number beside it is its strength.
space-alert-legend-system-b = B
    .about = The energy of this station: the shield above, the reactor below.
space-alert-legend-system-c = C
    .about = What is special about this station.
space-alert-legend-broken = Out of order
    .about = A malfunction: somebody has to repair it with this very letter.
space-alert-legend-gun-heavy = Heavy laser
    .about = Hits the nearest threat of its zone and takes 1 energy from the reactor.
space-alert-legend-gun-light = Light laser
    .about = Weaker, and needs no energy; its battery gives one shot a turn.
space-alert-legend-gun-pulse = Pulse cannon
    .about = Hits every threat that is near, in all zones; takes 1 energy from the white reactor.
space-alert-legend-shield = Shield
    .about = Each point of energy here stops one point of an attack on this zone.
space-alert-legend-reactor = Reactor
    .about = Energy for the weapon and the shield of this zone.
space-alert-legend-fuel = Fuel capsule
    .about = Refills the white reactor, once each.
space-alert-legend-interceptors = Interceptors
    .about = With battlebots aboard, C sends them out to strike the threats close to the ship.
space-alert-legend-computer = Computer
    .about = Somebody has to use C here early in each phase, or everybody aboard is delayed.
space-alert-legend-battlebots = Battlebots
    .about = C here takes the squad along; then it can fight intruders.
space-alert-legend-window = Window
    .about = Visual confirmation: the more people look out in one turn of a phase, the more points.
space-alert-legend-rockets = Rockets
    .about = C launches one; it hits the nearest threat close enough, a turn later.
space-alert-legend-rocket = Rocket under way
    .about = Launched, and hits in the next turn.
space-alert-legend-damage = Damage
    .about = One tile for each point of damage to this zone. With the seventh the ship is lost.
space-alert-legend-slime =
    .about = Whoever enters is delayed.
space-alert-legend-poisoned = Contaminated
    .about = Whoever is still here at its Z is knocked out.
space-alert-legend-intruder = Intruder
    .about = An internal threat is in this station; the number says which one.

## Crew

space-alert-legend-pawn = Crew member
    .about = By number and colour: 1 is the Captain.
space-alert-legend-pawn-out = Knocked out
    .about = Does nothing for the rest of the flight.
space-alert-legend-squad = Battlebots at somebody’s side
    .about = Whoever leads them can fight intruders and fly the interceptors.
space-alert-legend-squad-disabled = Disabled battlebots
    .about = They cannot fight until somebody has woken them up with C where they are kept.
space-alert-legend-thinking = A piece to think with
    .about = Put it wherever you like: it does not count.

## Threats

space-alert-legend-token = Threat
    .about = The number is the turn in which it appears.
space-alert-legend-life = Hit points
    .about = So much damage destroys it.
space-alert-legend-armour = Armour
    .about = Takes so much off all that hits it in a turn.
space-alert-legend-speed = Speed
    .about = So many spaces a turn towards the ship.
space-alert-legend-mark-x = X
    .about = A threat that gets here does what its card says at X.
space-alert-legend-mark-y = Y
    .about = A threat that gets here does what its card says at Y.
space-alert-legend-mark-z = Z
    .about = The last space: it does the worst it can and is gone.
space-alert-legend-hidden = Hidden
    .about = No weapon can target it yet.
space-alert-legend-frozen = Cryoshield
    .about = The first hits of a turn only break this shield.
space-alert-legend-hull = The ship
    .about = Threats come from the left; here they have arrived.
space-alert-legend-threat =
    .about = No rule of its own. Choose its chip to see what it does at X, Y and Z.

## Flight and film

space-alert-legend-silent = Communication down
    .about = Nobody may talk or call until it is restored.
space-alert-legend-transfer = Data transfer
    .about = Everybody may give one card to somebody else.
space-alert-legend-course-damage = Damage in this turn
    .about = So many points hit the ship.
space-alert-legend-course-destroyed = Destroyed in this turn
    .about = A threat was destroyed.
space-alert-legend-course-survived = Survived in this turn
    .about = A threat got through to its Z.
space-alert-legend-course-out = Knocked out in this turn
    .about = Somebody of the crew was knocked out.
