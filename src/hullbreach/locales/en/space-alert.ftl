# Space Alert

space-alert-title = Space Alert
space-alert-about = A crew plans twelve turns against the clock, then watches what its plan does to the ship.

## Flights

space-alert-flight-test = Test flight
    .about = seven turns; no damage effects, delays, computer, rockets or battlebots
space-alert-flight-simulation = Simulation
    .about = twelve turns; no battlebots, interceptors or internal threats
space-alert-flight-advanced_simulation = Advanced simulation
    .about = twelve turns with battlebots and interceptors
space-alert-flight-mission = Mission
    .about = all rules, heroic cards and visual confirmation included
space-alert-mission-first_test_run = First Test Run
space-alert-mission-second_test_run = Second Test Run
space-alert-mission-simulation_1 = Simulation 1
space-alert-mission-simulation_2 = Simulation 2
space-alert-mission-simulation_3 = Simulation 3
space-alert-mission-advanced_simulation_1 = Advanced Simulation 1
space-alert-mission-advanced_simulation_2 = Advanced Simulation 2
space-alert-mission-advanced_simulation_3 = Advanced Simulation 3
space-alert-mission-mission_1 = Mission 1
space-alert-mission-mission_2 = Mission 2
space-alert-mission-mission_3 = Mission 3
space-alert-mission-mission_4 = Mission 4
space-alert-mission-mission_5 = Mission 5
space-alert-mission-mission_6 = Mission 6
space-alert-mission-mission_7 = Mission 7
space-alert-mission-mission_8 = Mission 8
space-alert-mission-generated = New mission

## Options

space-alert-option-crew = Crew
    .about = how many there are; unconfirmed reports are for five
space-alert-option-humans = People
    .about = how many of the crew are people; the others are androids
space-alert-option-level = Threats
    .about = which cards: white, yellow, or both mixed
space-alert-option-serious = Serious threats
    .about = which cards, if other than the common ones
space-alert-option-difficulty = Difficulty
    .about = how much a new mission throws at the crew
space-alert-option-length = Length
    .about = how many seconds a new mission lasts
space-alert-option-cards = Cards
    .about = what the planner may use: any card at any time, or the hands as they were dealt

## In a terminal

space-alert-column-time = Time
space-alert-column-announcement = Announcement
space-alert-column-card = Card
space-alert-column-turn = Turn
space-alert-film-shuffled = The damage tiles are shuffled from the seed { $seed }.
space-alert-briefing-heading = { $mission }, crew of { $crew }, seed { $seed }
space-alert-briefing-track = { $zone }: { $track }
space-alert-briefing-ignored = to be ignored
space-alert-plan-won = The ship comes home with { $score ->
    [one] { $score } point
   *[other] { $score } points
  }.
space-alert-plan-home = The ship comes home.
space-alert-plan-lost = The ship is lost.
space-alert-plan-tries = { $tries } plans tried.
space-alert-plan-gift = Data transfer { $transfer }: { $giver } → { $receiver }, the card with { $one } and { $other }
space-alert-plan-changes = { $before } With { $count ->
    [one] { $count } card changed
   *[other] { $count } cards changed
  }: { $after }
space-alert-plan-change = { $member }, turn { $turn }: { $before } → { $after }
space-alert-plan-nothing-better = { $ending } Nothing better was found.
space-alert-bench-resolutions = Flights resolved
space-alert-bench-turns-of-a-flight = Turns of a flight
space-alert-bench-resolutions-after-a-change = Flights resolved after a change
space-alert-bench-turns-after-a-change = Turns resolved anew
space-alert-bench-plans-tried-by-the-planner = Plans tried by the planner

## The crew

space-alert-member-member = { $member ->
    [1] Captain
   *[other] Crew member { $member }
  }

## Zones, stations, places for energy

space-alert-zone-red = red
    .track = Red trajectory
space-alert-zone-white = white
    .track = White trajectory
space-alert-zone-blue = blue
    .track = Blue trajectory
space-alert-zone-internal = inside the ship
    .track = Internal trajectory
space-alert-name-upper_red = the upper red station
    .label = Upper red
space-alert-name-upper_white = the upper white station
    .label = Upper white (bridge)
space-alert-name-upper_blue = the upper blue station
    .label = Upper blue
space-alert-name-lower_red = the lower red station
    .label = Lower red
space-alert-name-lower_white = the lower white station
    .label = Lower white
space-alert-name-lower_blue = the lower blue station
    .label = Lower blue
space-alert-name-space = space
    .label = Space
space-alert-name-shield_red = Red shield
space-alert-name-shield_white = White shield
space-alert-name-shield_blue = Blue shield
space-alert-name-reactor_red = Red reactor
space-alert-name-reactor_white = White reactor
space-alert-name-reactor_blue = Blue reactor

## Weapons and systems

space-alert-weapon-heavy_laser_red = Red heavy laser
space-alert-weapon-heavy_laser_white = White heavy laser
space-alert-weapon-heavy_laser_blue = Blue heavy laser
space-alert-weapon-light_laser_red = Red light laser
space-alert-weapon-pulse_cannon = Pulse cannon
space-alert-weapon-light_laser_blue = Blue light laser
space-alert-weapon-rocket = Rocket
space-alert-weapon-interceptors = Interceptors

## Action cards

space-alert-action-nothing = no card
space-alert-action-a = A action
space-alert-action-b = B action
space-alert-action-c = C action
space-alert-action-battlebots = battlebot action
space-alert-action-move_red = red arrow
space-alert-action-move_blue = blue arrow
space-alert-action-change_deck = gravolift
space-alert-action-heroic_a = heroic A action
space-alert-action-heroic_b = heroic B action
space-alert-action-heroic_battlebots = heroic battlebot action
space-alert-action-heroic_move_upper_red = heroic move to the upper red station
space-alert-action-heroic_move_upper_white = heroic move to the upper white station
space-alert-action-heroic_move_upper_blue = heroic move to the upper blue station
space-alert-action-heroic_move_lower_red = heroic move to the lower red station
space-alert-action-heroic_move_lower_white = heroic move to the lower white station
space-alert-action-heroic_move_lower_blue = heroic move to the lower blue station

## Threats

space-alert-threat-pulse_ball = Pulse Ball
space-alert-threat-destroyer = Destroyer
space-alert-threat-stealth_fighter = Stealth Fighter
space-alert-threat-energy_cloud = Energy Cloud
space-alert-threat-gunship = Gunship
space-alert-threat-cryoshield_fighter = Cryoshield Fighter
space-alert-threat-fighter = Fighter
space-alert-threat-armored_grappler = Armoured Grappler
space-alert-threat-amoeba = Amoeba
space-alert-threat-meteoroid = Meteoroid
space-alert-threat-kamikaze = Kamikaze
space-alert-threat-scout = Scout
space-alert-threat-phantom_fighter = Phantom Fighter
space-alert-threat-swarm = Swarm
space-alert-threat-jellyfish = Jellyfish
space-alert-threat-marauder = Marauder
space-alert-threat-minor_asteroid = Minor Asteroid
space-alert-threat-frigate = Frigate
space-alert-threat-man_of_war = Man-of-War
space-alert-threat-leviathan_tanker = Leviathan Tanker
space-alert-threat-pulse_satellite = Pulse Satellite
space-alert-threat-cryoshield_frigate = Cryoshield Frigate
space-alert-threat-interstellar_octopus = Interstellar Octopus
space-alert-threat-maelstrom = Maelstrom
space-alert-threat-asteroid = Asteroid
space-alert-threat-behemoth = Behemoth
space-alert-threat-juggernaut = Juggernaut
space-alert-threat-psionic_satellite = Psionic Satellite
space-alert-threat-nebula_crab = Nebula Crab
space-alert-threat-nemesis = Nemesis
space-alert-threat-major_asteroid = Major Asteroid
space-alert-threat-skirmishers_red = Skirmishers (red)
space-alert-threat-skirmishers_blue = Skirmishers (blue)
space-alert-threat-saboteur_blue = Saboteur (blue)
space-alert-threat-saboteur_red = Saboteur (red)
space-alert-threat-hacked_shields_blue = Hacked Shields (blue)
space-alert-threat-hacked_shields_red = Hacked Shields (red)
space-alert-threat-unstable_warheads = Unstable Warheads
space-alert-threat-slime_blue = Slime (blue)
space-alert-threat-slime_red = Slime (red)
space-alert-threat-troopers_red = Troopers (red)
space-alert-threat-troopers_blue = Troopers (blue)
space-alert-threat-virus = Virus
space-alert-threat-overheated_reactor = Overheated Reactor
space-alert-threat-commandos_red = Commandos (red)
space-alert-threat-commandos_blue = Commandos (blue)
space-alert-threat-alien = Alien
space-alert-threat-fissure = Fissure
space-alert-threat-crossed_wires = Crossed Wires
space-alert-threat-battlebot_uprising = Battlebot Uprising
space-alert-threat-executioner = Executioner
space-alert-threat-seeker = Seeker
space-alert-threat-power_system_overload = Power System Overload
space-alert-threat-contamination = Contamination
space-alert-threat-nuclear_device = Nuclear Device
space-alert-status-pending = not there yet
space-alert-status-active = on its trajectory
space-alert-status-destroyed = destroyed
space-alert-status-survived = survived

## Damage tiles

space-alert-tile-red_heavy_laser = heavy laser weakened
space-alert-tile-red_light_laser = light laser weakened
space-alert-tile-red_shield = shield holds less
space-alert-tile-red_reactor = reactor holds less
space-alert-tile-red_gravolift = gravolift slow
space-alert-tile-red_structural = structural damage
space-alert-tile-white_heavy_laser = heavy laser weakened
space-alert-tile-white_pulse_cannon = pulse cannon short-ranged
space-alert-tile-white_shield = shield holds less
space-alert-tile-white_reactor = reactor holds less
space-alert-tile-white_gravolift = gravolift slow
space-alert-tile-white_structural = structural damage
space-alert-tile-blue_heavy_laser = heavy laser weakened
space-alert-tile-blue_light_laser = light laser weakened
space-alert-tile-blue_shield = shield holds less
space-alert-tile-blue_reactor = reactor holds less
space-alert-tile-blue_gravolift = gravolift slow
space-alert-tile-blue_structural = structural damage
space-alert-tile-point = a point, nothing else

## Steps of a turn

space-alert-step-appear = Threats appear
space-alert-step-actions = Player actions
space-alert-step-damage = Compute damage
space-alert-step-threats = Threat actions
space-alert-step-computer = Computer maintenance check
space-alert-step-return = The interceptors come home

## The journal

space-alert-event-turn = Turn { $turn }
space-alert-event-step = { $step }
space-alert-event-jumped = The ship jumps to hyperspace: the crew is home.
space-alert-event-lost = The ship is lost: { $loss }. The last blow: { $threat }.
space-alert-event-acts = { $member }, in { $station }: { $action }.
space-alert-event-tripped = { $member }: oops! { $action } was meant; the next action is delayed.
space-alert-event-in-vain = { $member }: { $action } without effect – { $reason }.
space-alert-event-moved = { $member }: from { $from } to { $station }.
space-alert-event-lift-taken = { $member }: the { $zone } gravolift was used this turn already, so the service ladder costs a delay.
space-alert-event-lift-broken = { $member }: the { $zone } gravolift is damaged and costs a delay.
space-alert-event-stuck-in-slime = { $member }: stuck in the Slime in { $station }.
space-alert-event-delayed = { $member }: delayed; the card of turn { $slot } slides one slot on.
space-alert-event-card-lost = { $member }: { $action } slides off the action board and is lost.
space-alert-event-fired = { $member }: fires from { $station }, strength { $power }.
space-alert-event-cube-spent = { $store }: the shot takes a cube; { $left } left.
space-alert-event-energy-moved = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } moved: { $source } → { $store }.
space-alert-event-capsule-burnt = A fuel capsule burns in the white reactor; { $left } left.
space-alert-event-refuelled = The white reactor gains { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
space-alert-event-heroic-cube = A heroic extra cube: { $store } at { $cubes }.
space-alert-event-maintained = { $member }: computer maintained for phase { $phase }.
space-alert-event-rocket-launched = { $member }: rocket away; it strikes next turn. Rockets left: { $left }.
space-alert-event-squad-taken = { $member }: takes the { $squad } battlebot squad from { $station }.
space-alert-event-squad-revived = { $member }: battlebot squad active again.
space-alert-event-squad-disabled = { $member }: battlebot squad disabled.
space-alert-event-took-off = { $member }: takes off with the interceptors.
space-alert-event-stayed-out = { $member }: stays out with the interceptors and attacks again.
space-alert-event-came-back = { $member }: brings the interceptors home.
space-alert-event-confirms = { $member }: looks out of the window ({ $count ->
    [one] { $count } pair of eyes
   *[other] { $count } pairs of eyes
  } this turn).
space-alert-event-confirmed = Visual confirmation of phase { $phase }: { $count ->
    [one] { $count } crew member
   *[other] { $count } crew members
  } at once.
space-alert-event-repaired = { $member }: repairs { $threat } by { $cubes ->
    [one] { $cubes } hit point
   *[other] { $cubes } hit points
  }.
space-alert-event-repair-joined = { $member }: sets to work on { $threat }, which takes several at once.
space-alert-event-repaired-together = Repaired together: { $cubes ->
    [one] { $cubes } hit point
   *[other] { $cubes } hit points
  } more off { $threat }.
space-alert-event-attacked = { $member }: battlebots against { $threat } in { $station }.
space-alert-event-appeared = { $threat } appears ({ $zone }, space { $space }).
space-alert-event-targeted = { $weapon } → { $threat }: strength { $power }.
space-alert-event-no-target = { $weapon }: nothing to hit.
space-alert-event-cryoshield-broken = { $threat }: the cryoshield takes the whole blow and shatters.
space-alert-event-withstood = { $threat }: strength { $power } against armour { $armour }, no harm done.
space-alert-event-wounded = { $threat }: { $cubes ->
    [one] { $cubes } hit point
   *[other] { $cubes } hit points
  } lost, { $left } left.
space-alert-event-destroyed = { $threat }: destroyed!
space-alert-event-advanced = { $threat }: from space { $start } to space { $space }.
space-alert-event-triggered = { $threat }: { $mark } action.
space-alert-event-survived = { $threat }: has done its worst and is gone.
space-alert-event-weakened = { $threat }: one rocket less to defuse; hit points left: { $left }.
space-alert-event-healed = { $threat }: { $cubes ->
    [one] { $cubes } hit point
   *[other] { $cubes } hit points
  } regained.
space-alert-event-speed-changed = { $threat }: speed now { $speed }.
space-alert-event-armour-changed = { $threat }: armour now { $armour }.
space-alert-event-revealed = { $threat }: out of hiding; weapons can target it now.
space-alert-event-attacks-raised = { $threat }: all other external threats attack with 1 more.
space-alert-event-armour-raised = { $threat }: all external threats have 1 more armour.
space-alert-event-intruder-moved = { $threat }: from { $from } to { $station }.
space-alert-event-spread = { $threat }: spreads to { $station }.
space-alert-event-tile-removed = { $threat }: gone from { $station }.
space-alert-event-attacks = { $threat }: attack of strength { $power } on the { $zone } zone.
space-alert-event-absorbed = The { $zone } shield absorbs { $cubes }; { $left ->
    [one] { $left } cube left
   *[other] { $left } cubes left
  }.
space-alert-event-doubled = The { $zone } zone is cracked: damage doubled to { $points }.
space-alert-event-damaged = Damage in the { $zone } zone: { $tile } ({ $total } of 6).
space-alert-event-cubes-spilt = { $store }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } over the new capacity, lost.
space-alert-event-drained = { $store }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } drained, { $left } left.
space-alert-event-leaked = { $store }: { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } leaked; each is a point of damage.
space-alert-event-fuel-lost = A fuel capsule is lost; { $left } left.
space-alert-event-rocket-lost = A rocket is lost; { $left } left.
space-alert-event-squad-engulfed = The squad stored in { $station } is disabled by the Slime.
space-alert-event-knocked-out = { $member }: knocked out in { $station }.
space-alert-event-damage-doubles = Cracked hull, zones { $zones }: damage counts double there.
space-alert-event-check-missed = The computer was not maintained in phase { $phase }: everybody aboard is delayed.
space-alert-event-check-passed = The computer was maintained in phase { $phase }.
space-alert-event-rocket-spent = The rocket finds nothing in range and is spent.
space-alert-event-rocket-flies-on = The rocket flies on and strikes next turn.

## Details of the journal

space-alert-loss-zone_destroyed = a zone took more damage than it can bear
space-alert-loss-threat_effect = a threat destroyed it
space-alert-zones-red = red
space-alert-zones-all = red, white and blue
space-alert-squad-active = active
space-alert-squad-disabled = disabled
space-alert-mark-X = X
space-alert-mark-Y = Y
space-alert-mark-Z = Z
space-alert-reason-edge = there is no station that way
space-alert-reason-no-energy = the reactor is empty
space-alert-reason-already-done = that was done already
space-alert-reason-no-need = there is nothing to move, or no room for it
space-alert-reason-none-left = there are none left
space-alert-reason-no-active-squad = there is no active squad
space-alert-reason-no-intruder = there is no intruder here
space-alert-reason-not-in-play = this flight does not use that system
space-alert-reason-too-late = the check of this phase is over
space-alert-reason-taken = somebody else has it
space-alert-reason-irreparable = it can no longer be repaired

## The score sheet

space-alert-score-destroyed = Threats destroyed
space-alert-score-survived = Threats survived
space-alert-score-visual_confirmation = Visual confirmation
space-alert-score-damage = Damage to the ship
space-alert-score-worst_zone = Most damaged zone
space-alert-score-knocked_out = Crew knocked out
space-alert-score-disabled_squads = Squads disabled
space-alert-score-total = Total

## Seats

## The log book

space-alert-log-track = Mission
    .short = Mission
space-alert-log-level = Common threats
    .short = Common
space-alert-log-serious = Serious threats
    .short = Serious
space-alert-log-survived = Threats survived
    .short = Survived
space-alert-log-destroyed = Threats destroyed
    .short = Destroyed
space-alert-log-penalties = Penalties
    .short = Penalties
space-alert-log-visual = Visual confirmation
    .short = Visual
space-alert-log-total = Total
    .short = Total
space-alert-log-lost_to = Ship lost to
    .short = Lost to
space-alert-office-star = captain
space-alert-office-headphones = communications officer
space-alert-office-exclamation = security officer

space-alert-seat-solo = Whole crew
space-alert-seat-member1 = Captain
space-alert-seat-member2 = Crew member 2
space-alert-seat-member3 = Crew member 3
space-alert-seat-member4 = Crew member 4
space-alert-seat-member5 = Crew member 5

## Options of a flight at this table

space-alert-option-flight = Flight
    .about = which lesson, simulation or mission; about 25 minutes each
space-alert-option-flight-first_test_run = First Test Run
    .about = seven turns, three known threats, open cards
space-alert-option-flight-second_test_run = Second Test Run
    .about = seven turns, three other known threats, open cards
space-alert-option-flight-simulation_1 = Simulation 1
    .about = twelve turns, external threats only, hidden cards
space-alert-option-flight-simulation_2 = Simulation 2
    .about = twelve turns, external threats only, hidden cards
space-alert-option-flight-simulation_3 = Simulation 3
    .about = twelve turns, external threats only, hidden cards
space-alert-option-flight-advanced_simulation_1 = Advanced Simulation 1
    .about = with internal threats, battlebots and interceptors
space-alert-option-flight-advanced_simulation_2 = Advanced Simulation 2
    .about = with internal threats, battlebots and interceptors
space-alert-option-flight-advanced_simulation_3 = Advanced Simulation 3
    .about = with internal threats, battlebots and interceptors
space-alert-option-flight-mission_1 = Mission 1
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-mission_2 = Mission 2
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-mission_3 = Mission 3
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-mission_4 = Mission 4
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-mission_5 = Mission 5
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-mission_6 = Mission 6
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-mission_7 = Mission 7
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-mission_8 = Mission 8
    .about = the whole game, heroic cards included; about 25 minutes
space-alert-option-flight-generated_easy = New mission, easy
    .about = nobody has heard it; fewer threats
space-alert-option-flight-generated_standard = New mission
    .about = nobody has heard it; as many threats as usual
space-alert-option-flight-generated_hard = New mission, hard
    .about = nobody has heard it; more threats
space-alert-option-flight-campaign = Campaign
    .about = up to three missions with the same ship, and repairs between them; about 90 minutes
space-alert-option-people = People
    .about = how many sit at the table; androids fill the crew
space-alert-option-people-1 = 1
    .about = alone, planning for four androids with all cards open
space-alert-option-people-2 = 2
    .about = with androids up to the size of the crew
space-alert-option-people-3 = 3
    .about = with androids up to the size of the crew
space-alert-option-people-4 = 4
    .about = with androids up to the size of the crew; four or five are best for the first games
space-alert-option-people-5 = 5
    .about = a full crew; unconfirmed reports count; four or five are best for the first games
space-alert-option-crew-4 = 4
    .about = unconfirmed reports are ignored
space-alert-option-crew-5 = 5
    .about = one android more; unconfirmed reports count
space-alert-option-clock = Clock
    .about = how fast the computer speaks
space-alert-option-clock-none = none
    .about = whoever likes asks for the next announcement
space-alert-option-clock-full = full speed
    .about = about ten minutes, as on the tracks
space-alert-option-clock-slow = slow
    .about = half as long again
space-alert-option-clock-slower = slower
    .about = twice as long
space-alert-option-level-white = white
    .about = the easier common threats
space-alert-option-level-yellow = yellow
    .about = the harder common threats
space-alert-option-level-mixed = mixed
    .about = both kinds shuffled together
space-alert-option-serious-white = white
    .about = the easier serious threats
space-alert-option-serious-yellow = yellow
    .about = the harder serious threats
space-alert-option-serious-mixed = mixed
    .about = both kinds shuffled together
space-alert-option-window = Visual confirmation
    .about = whether looks out of the window score
space-alert-option-window-yes = yes
    .about = as in the rules of missions
space-alert-option-window-no = no
    .about = for a first mission that need not score
space-alert-option-captain = Captain
    .about = which android acts first
space-alert-option-captain-1 = Android 1
    .about = the others follow clockwise
space-alert-option-captain-2 = Android 2
    .about = the others follow clockwise
space-alert-option-captain-3 = Android 3
    .about = the others follow clockwise
space-alert-option-captain-4 = Android 4
    .about = the others follow clockwise

## Action cards in hand

space-alert-card-red-a = red arrow / A
space-alert-card-red-b = red arrow / B
space-alert-card-red-c = red arrow / C
space-alert-card-red-battlebots = red arrow / battlebots
space-alert-card-blue-a = blue arrow / A
space-alert-card-blue-b = blue arrow / B
space-alert-card-blue-c = blue arrow / C
space-alert-card-blue-battlebots = blue arrow / battlebots
space-alert-card-lift-a = gravolift / A
space-alert-card-lift-b = gravolift / B
space-alert-card-lift-c = gravolift / C
space-alert-card-lift-battlebots = gravolift / battlebots
space-alert-card-hero-lower_red = heroic card, lower red station / A
space-alert-card-hero-lower_blue = heroic card, lower blue station / A
space-alert-card-hero-upper_red = heroic card, upper red station / B
space-alert-card-hero-upper_blue = heroic card, upper blue station / B
space-alert-card-hero-upper_white = heroic card, upper white station / battlebots
space-alert-card-hero-lower_white = heroic card, lower white station / battlebots
space-alert-side-move = movement
space-alert-side-act = action
space-alert-back-movement = a movement
space-alert-back-action = an action
space-alert-back-heroic-movement = a heroic movement
space-alert-back-heroic-action = a heroic action
space-alert-name-member = { $member ->
    [1] Captain
   *[other] Crew member { $member }
  }
space-alert-name-android = Android { $android }
space-alert-name-nothing = nothing
space-alert-name-white = white
space-alert-name-yellow = yellow
space-alert-name-mixed = mixed
space-alert-tile-heavy_laser = heavy laser weakened
space-alert-tile-lower_weapon = lower weapon weakened
space-alert-tile-shield = shield holds less
space-alert-tile-reactor = reactor holds less
space-alert-tile-gravolift = gravolift slow
space-alert-tile-structural = structural damage

## Moves

space-alert-move-next = Hear the next announcement
    .kind = Go on
space-alert-move-put = Put { $card } into slot { $slot }, { $side } up
    .kind = Plan a card
    .typed = put CARD SLOT move|act – for example: put red-a 3 act
space-alert-move-flip = Turn the card in slot { $slot } round
    .kind = Turn round
space-alert-move-shift = Move the card from slot { $slot } to slot { $to }
    .kind = Move a card
    .typed = shift SLOT SLOT – for example: shift 1 3
space-alert-move-take-back = Take the card in slot { $slot } back
    .kind = Take back
space-alert-move-close = Close the phase and pick up the next packet
    .kind = Close the phase
space-alert-move-plan = For { $member }: { $card } into slot { $slot }, { $side } up
    .kind = Plan for an android
    .typed = plan MEMBER CARD SLOT move|act – for example: plan member2 red-a 3 act
space-alert-move-plan-heroic = For { $member }: the heroic card into slot { $slot }, { $side } up
    .kind = Plan an android’s heroic card
    .typed = plan-heroic MEMBER SLOT move|act – for example: plan-heroic member2 3 act
space-alert-move-retrieve = Take the card in slot { $slot } of { $member } back
    .kind = Take back from an android
    .typed = retrieve MEMBER SLOT – for example: retrieve member2 3
space-alert-move-give = Give { $card } to { $member }
    .kind = Give a card
    .typed = give CARD MEMBER – for example: give red-a member2
space-alert-move-ready = Agree to end the round now
    .kind = End early
space-alert-move-hold-on = Go on planning after all
    .kind = Not yet
space-alert-move-claim = “Threat T+{ $time } is mine.”
    .kind = Take a threat on
space-alert-move-fire = “I fire in the { $zone } zone in turn { $slot }.”
    .kind = Announce a shot
    .typed = fire ZONE TURN – for example: fire red 4
space-alert-move-say = “{ $phrase }”
    .kind = Say
    .typed = say PHRASE – for example: say who-computer-1, say need-lift, say yes
space-alert-move-share = “These are my cards, and this is my plan.”
    .kind = Tell one’s cards
space-alert-move-watch = Look on without a card
    .kind = Look on
space-alert-move-fine = My card lies as it should
    .kind = No mistake
space-alert-move-trust = All my cards lie as they should
    .kind = No mistakes at all
space-alert-move-slip = Oops! { $action } was meant
    .kind = Call a mistake

## Calls

space-alert-move-levels = Propose { $level } common and { $serious } serious threats
    .kind = Levels
space-alert-move-go-on = On to the next mission
    .kind = Go on
space-alert-move-stop = End the campaign here
    .kind = Stop
space-alert-move-repair = Repair in the { $zone } zone: { $tile }
    .kind = Repair
space-alert-move-repair-squad = Repair a battlebot squad
    .kind = Repair a squad
space-alert-move-no-repair = Repair nothing
    .kind = No repair
space-alert-move-squad-at = Let the only squad start in { $station }
    .kind = Place the squad
space-alert-phrase-yes = Yes.
space-alert-phrase-no = No.
space-alert-phrase-wait = Wait.
space-alert-phrase-hurry = Hurry!
space-alert-phrase-done = I am done.
space-alert-phrase-sorry = Sorry, I cannot.
space-alert-phrase-who-computer-1 = Who does the computer in phase 1?
space-alert-phrase-me-computer-1 = I do the computer in phase 1.
space-alert-phrase-who-window-1 = Who looks out of the window in phase 1?
space-alert-phrase-me-window-1 = I look out of the window in phase 1.
space-alert-phrase-who-computer-2 = Who does the computer in phase 2?
space-alert-phrase-me-computer-2 = I do the computer in phase 2.
space-alert-phrase-who-window-2 = Who looks out of the window in phase 2?
space-alert-phrase-me-window-2 = I look out of the window in phase 2.
space-alert-phrase-who-computer-3 = Who does the computer in phase 3?
space-alert-phrase-me-computer-3 = I do the computer in phase 3.
space-alert-phrase-who-window-3 = Who looks out of the window in phase 3?
space-alert-phrase-me-window-3 = I look out of the window in phase 3.
space-alert-phrase-who-shield-red = Who charges the red shield?
space-alert-phrase-me-shield-red = I charge the red shield.
space-alert-phrase-who-energy-red = Who refills the red reactor?
space-alert-phrase-me-energy-red = I refill the red reactor.
space-alert-phrase-who-shield-white = Who charges the white shield?
space-alert-phrase-me-shield-white = I charge the white shield.
space-alert-phrase-who-energy-white = Who refills the white reactor?
space-alert-phrase-me-energy-white = I refill the white reactor.
space-alert-phrase-who-shield-blue = Who charges the blue shield?
space-alert-phrase-me-shield-blue = I charge the blue shield.
space-alert-phrase-who-energy-blue = Who refills the blue reactor?
space-alert-phrase-me-energy-blue = I refill the blue reactor.
space-alert-phrase-who-rocket = Who launches a rocket?
space-alert-phrase-me-rocket = I launch a rocket.
space-alert-phrase-who-battlebots = Who takes the battlebots?
space-alert-phrase-me-battlebots = I take the battlebots.
space-alert-phrase-who-interceptors = Who flies the interceptors?
space-alert-phrase-me-interceptors = I fly the interceptors.
space-alert-phrase-need-red = I need a red arrow.
space-alert-phrase-need-blue = I need a blue arrow.
space-alert-phrase-need-lift = I need a gravolift.
space-alert-phrase-need-a = I need an A.
space-alert-phrase-need-b = I need a B.
space-alert-phrase-need-c = I need a C.
space-alert-phrase-need-battlebots = I need battlebots.
space-alert-phrase-spare-card = I have a card to spare.

## The journal of the action round

space-alert-event-alert = Alert! The first phase begins.
space-alert-event-clock = Second { $second } of the mission.
space-alert-event-announced = T+{ $time } ({ $zone }): { $threat }.
space-alert-event-unconfirmed = Unconfirmed report at T+{ $time } ({ $zone }), which a crew of four ignores.
space-alert-event-incoming-data = Incoming data: everybody draws a card.
space-alert-event-data-transfer = Data transfer: everybody may give a card until the beep.
space-alert-event-transfer-over = The beep: the data transfer is over.
space-alert-event-silence = Communications are down: not a word.
space-alert-event-restored = Communications are restored.
space-alert-event-minute-left = One minute to the end of phase { $phase }.
space-alert-event-twenty-left = Twenty seconds to the end of phase { $phase }.
space-alert-event-phase-over = Phase { $phase } is over.
space-alert-event-round-over = The mission is over: jump to hyperspace.
space-alert-event-picked-up = { $member }: picks up { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } for phase { $phase }.
space-alert-event-drew = You get: { $card }.
space-alert-event-shown-heroic = { $member } has a { $card }.
space-alert-event-placed = { $member }: { $back } in turn { $slot }.
space-alert-event-placed-open = { $member }: { $action } in turn { $slot }.
space-alert-event-taken-back = { $member }: nothing in turn { $slot } any more.
space-alert-event-shifted = { $member }: card moved from turn { $slot } to turn { $to }.
space-alert-event-planned = { $by } plans for { $member }: { $action } in turn { $slot }.
space-alert-event-planned-alone = { $member }: { $action } in turn { $slot }.
space-alert-event-gave = { $member } gives a card to { $to-member }.
space-alert-event-received = You receive { $card } from { $by }.
space-alert-event-claimed = { $member }: “Threat T+{ $time } is mine.”
space-alert-event-will-fire = { $member }: “I fire in the { $zone } zone in turn { $slot }.”
space-alert-event-said = { $member }: “{ $phrase }”
space-alert-event-shared = { $member }: “These are my cards, and this is my plan.”
space-alert-event-ready = { $member }: ready to end the round.
space-alert-event-not-ready = { $member }: not ready after all.
space-alert-event-ended-early = All agree: the round ends early.
space-alert-event-all-revealed = Everything goes back to its place; the resolution round begins.
space-alert-event-turn-revealed = The cards of turn { $turn } are turned over.

## The goal, always in sight

space-alert-web-goal-home = Goal: bring the ship and its crew home
space-alert-web-goal-campaign = Campaign, mission { $mission } · goal: bring the ship home
space-alert-web-goal-plan = Goal: survive all { $turns } turns · planning phase { $phase }/{ $phases }
space-alert-web-goal-survive = Goal: survive · turn { $turn }/{ $turns }

## Why a hint is given

space-alert-web-why-go = In turn { $turn } it takes { $member } from { $from } to { $to }.
space-alert-web-why-fire = In turn { $turn } { $member } is in { $from }, and fires its cannon in the zone of: { $target }.
space-alert-web-why-act = In turn { $turn } { $member } is in { $from }, and { $does ->
    [a] fires its cannon, in case something is in range by then.
    [b-upper] fills the shield from the reactor below.
    [b-lower] brings energy from the central reactor into this one.
    [b-fuel] burns a fuel capsule: the central reactor is full again.
    [c-upper_red] takes the interceptors out.
    [c-upper_white] keeps the computer awake, or everybody is delayed.
    [c-upper_blue] wakes the battlebots.
    [c-lower_red] wakes the battlebots.
    [c-lower_white] looks out of the window, which counts at the end.
    [c-lower_blue] launches a rocket.
   *[battlebots] lets the battlebots fight, should an intruder be there.
  }
space-alert-web-why-next = The plan answers all that is known so far: hear what comes.
space-alert-web-why-next-first = No threat is known yet: hear what comes before you plan.
space-alert-web-why-retrieve = Since something new was announced, the card is of more use elsewhere.
space-alert-web-why-take-back = Since something new was announced, the card is of more use elsewhere.
space-alert-web-why-share = Those who know your cards can plan around them.
space-alert-web-why-claim = Then nobody else spends cards on it.
space-alert-web-why-close = Nothing is left to plan in this phase.
space-alert-web-why-ready = Nothing more is to come that would change the plan.
space-alert-web-why-give = They can use it better than you.

## Refusals

space-alert-event-levels-proposed = { $member }: { $level } common and { $serious } serious threats?
space-alert-event-mission-begins = Mission { $mission } of the campaign: { $level } common and { $serious } serious threats.
space-alert-event-goes-on = { $member }: on to the next mission.
space-alert-event-stops = { $member }: enough, the campaign ends here.
space-alert-event-recovered = { $member }: recovers, and repairs nothing.
space-alert-event-tile-repaired = { $member }: repaired in the { $zone } zone ({ $tile }).
space-alert-event-squad-repaired = { $member }: battlebot squad repaired.
space-alert-event-repaired-nothing = { $member }: repairs nothing.
space-alert-event-squad-placed = The only squad starts in { $station }.
space-alert-error-not-in-hand = { $move }: that card is not there to be planned; choose one of those at hand.
space-alert-error-slot-closed = { $move }: that phase is closed and cannot be changed any more.
space-alert-error-slot-not-open = { $move }: that phase is not open yet; close this one first, or wait.
space-alert-error-slot-empty = { $move }: there is no card in that slot.
space-alert-error-same-slot = { $move }: that is the same slot; choose another one.
space-alert-error-no-own-board = { $move }: alone there is no board of one’s own; plan for the androids.
space-alert-error-last-phase = { $move }: this is the last phase; it stays open to the end.
space-alert-error-phase-for-all = { $move }: alone the phase changes with its announcement.
space-alert-error-cards-left = { $move }: there are still cards to plan with.
space-alert-error-no-such-android = { $move }: there is no such android in this crew.
space-alert-error-android-slot-taken = { $move }: a card lies there already, and it is final.
space-alert-error-android-final = { $move }: cards of androids are final.
space-alert-error-no-transfer = { $move }: cards can be given only during a data transfer.
space-alert-error-gave-already = { $move }: one card has been given in this transfer already.
space-alert-error-heroic-stays = { $move }: heroic cards can never be given.
space-alert-error-nobody-there = { $move }: nobody else is there to receive it.
space-alert-error-communications-down = { $move }: communications are down; wait until they are restored.
space-alert-error-too-soon = { $move }: one call in a second is enough.
space-alert-error-told-already = { $move }: the others know your cards.
space-alert-error-nobody-listens = { $move }: alone there is nobody to talk to.
space-alert-error-no-such-threat = { $move }: no threat with that time has been announced.
space-alert-error-no-such-turn = { $move }: this flight has no such turn.
space-alert-error-too-early-to-end = { $move }: the round can end early only in its last minute.
space-alert-error-ready-already = { $move }: that has been agreed already.
space-alert-error-not-ready = { $move }: nothing has been agreed yet.
space-alert-error-clock-runs = { $move }: the computer speaks by the clock; wait.
space-alert-error-no-slip = { $move }: only the other half of the card or the other arrow can have been meant.

## How a flight ends

space-alert-error-not-broken = { $move }: there is no such damage to repair.
space-alert-error-enough-repaired = { $move }: two tiles of that zone have been repaired already.
space-alert-error-no-broken-squad = { $move }: no squad needs repairs.
space-alert-reason-home = The ship jumped home.
space-alert-reason-zone-destroyed = A zone of the ship was destroyed.
space-alert-reason-threat-effect = A threat destroyed the ship.

## What threats do

space-alert-reason-campaign-scored = The campaign is over, and the ship is home.
space-alert-effect-advance_others-1 = all other external threats move 1 space
space-alert-effect-attack-1 = attack 1
space-alert-effect-attack-1-all = attack 1 on all zones
space-alert-effect-attack-1-others = attack 1 on the other zones
space-alert-effect-attack-1-per-passed = attack with 1 per X and Y passed
space-alert-effect-attack-2 = attack 2
space-alert-effect-attack-2-all = attack 2 on all zones
space-alert-effect-attack-2-others = attack 2 on the other zones
space-alert-effect-attack-2-per-hp = attack with 2 per remaining hit point
space-alert-effect-attack-2-per-passed = attack with 2 per X and Y passed
space-alert-effect-attack-3 = attack 3
space-alert-effect-attack-3-all = attack 3 on all zones
space-alert-effect-attack-3-ignore_shields = attack 3 past the shields
space-alert-effect-attack-3-others = attack 3 on the other zones
space-alert-effect-attack-3-per-passed = attack with 3 per X and Y passed
space-alert-effect-attack-4 = attack 4
space-alert-effect-attack-5 = attack 5
space-alert-effect-attack-5-blue = attack 5 on the blue zone
space-alert-effect-attack-5-red = attack 5 on the red zone
space-alert-effect-attack-6 = attack 6
space-alert-effect-attack-7 = attack 7
space-alert-effect-attack-hp = attack with its remaining hit points
space-alert-effect-aura-attack-plus-1 = all other external threats attack with 1 more
space-alert-effect-aura-shield-plus-1 = all external threats get 1 more armour
space-alert-effect-change_deck = changes decks
space-alert-effect-consume_fuel-1 = 1 fuel capsule is lost
space-alert-effect-damage_others-1 = all other external threats take 1 damage
space-alert-effect-deal-1-all = damage 1 to all zones
space-alert-effect-deal-1-contaminated = damage 1 for each contaminated station
space-alert-effect-deal-2 = damage 2
space-alert-effect-deal-2-slimed = damage 2 for each station with Slime
space-alert-effect-deal-3 = damage 3
space-alert-effect-deal-3-all = damage 3 to all zones
space-alert-effect-deal-3-per-hp = damage 3 for each hit point left
space-alert-effect-deal-4 = damage 4
space-alert-effect-deal-5 = damage 5
space-alert-effect-deal-players_here = damage 1 for each crew member there
space-alert-effect-deal-reactor_energy = damage 1 for each cube in the white reactor
space-alert-effect-delay-contaminated = delays everybody in contaminated stations
space-alert-effect-delay-ship = delays everybody on the ship
space-alert-effect-delay-zone = delays everybody in its zone
space-alert-effect-destroy_rocket-1 = 1 rocket is lost
space-alert-effect-destroy_ship = the ship is destroyed
space-alert-effect-disable_stored_squad-lower_red = the squad stored in the lower red station is disabled
space-alert-effect-double_damage-red = damage to the red zone counts double
space-alert-effect-double_damage-ship = all damage counts double
space-alert-effect-drain_reactor-all-1 = every reactor loses 1 energy
space-alert-effect-drain_reactor-blue-all = the blue reactor loses all energy
space-alert-effect-drain_reactor-red-all = the red reactor loses all energy
space-alert-effect-drain_reactor-white-2 = the white reactor loses 2 energy
space-alert-effect-drain_shield-all-1 = every shield loses 1 energy
space-alert-effect-drain_shield-all-all = every shield loses all energy
space-alert-effect-drain_shield-blue-all = the blue shield loses all energy
space-alert-effect-drain_shield-red-all = the red shield loses all energy
space-alert-effect-grow = grows: from now on it returns fire
space-alert-effect-heal-1 = repairs 1 damage
space-alert-effect-heal-2 = repairs 2 damage
space-alert-effect-heal-half = repairs half of its damage
space-alert-effect-if-damage-below-2-then-attack-2 = if it has taken less than 2 damage: attack 2
space-alert-effect-if-damage-below-3-then-attack-3 = if it has taken less than 3 damage: attack 3
space-alert-effect-if-damage-below-6-then-attack-6 = if it has taken less than 6 damage: attack 6
space-alert-effect-if-damaged-then-attack-1-all = if it is damaged: attack 1 on all zones
space-alert-effect-if-damaged-then-attack-2-all = if it is damaged: attack 2 on all zones
space-alert-effect-if-damaged-then-move-blue-else-deal-2 = if it is damaged: moves towards blue, otherwise: damage 2
space-alert-effect-if-damaged-then-move-red-else-deal-2 = if it is damaged: moves towards red, otherwise: damage 2
space-alert-effect-if-reactor-above-0-then-drain_reactor-zone-1-else-deal-1 = if that reactor holds energy: the reactor of its zone loses 1 energy, otherwise: damage 1
space-alert-effect-knock_out-active_squad_leaders = knocks out everybody who leads active battlebots
space-alert-effect-knock_out-at-lower_red-lower_blue = knocks out everybody in the lower red and lower blue stations
space-alert-effect-knock_out-at-upper_blue-lower_red = knocks out everybody in the upper blue and lower red stations
space-alert-effect-knock_out-contaminated = knocks out everybody in contaminated stations
space-alert-effect-knock_out-killer = knocks out whoever destroys it
space-alert-effect-knock_out-not_on_bridge = knocks out everybody who is not on the bridge
space-alert-effect-knock_out-ship = knocks out everybody on the ship
space-alert-effect-knock_out-station = knocks out everybody in its station
space-alert-effect-knock_out-station_without_active_squad = knocks out everybody in its station without active battlebots
space-alert-effect-leak_reactor-all = all energy of every reactor leaks out, each cube a point of damage
space-alert-effect-leak_reactor-white = the energy of the white reactor leaks out, each cube a point of damage
space-alert-effect-leak_shield-white = the energy of the white shield leaks out, each cube a point of damage
space-alert-effect-move-blue = moves towards blue
space-alert-effect-move-red = moves towards red
space-alert-effect-persist_contamination = contaminated stations knock out whoever enters, to the end
space-alert-effect-persist_slime = the Slime stays to the end
space-alert-effect-reveal = shows itself: weapons can target it now
space-alert-effect-seek = moves to the neighbouring station with most people
space-alert-effect-self_damage-1 = takes 1 damage itself
space-alert-effect-self_damage-2 = takes 2 damage itself
space-alert-effect-shield-plus-1 = armour +1
space-alert-effect-shield-is-0 = armour becomes 0
space-alert-effect-shield-is-1 = armour becomes 1
space-alert-effect-shield-is-2 = armour becomes 2
space-alert-effect-shield-is-4 = armour becomes 4
space-alert-effect-speed-plus-1 = speed +1
space-alert-effect-speed-plus-2 = speed +2
space-alert-effect-spread-blue = spreads towards blue
space-alert-effect-spread-red = spreads towards red
space-alert-effect-transfer_reactor_to_shield-white = the energy of the white reactor goes into the white shield; what does not fit is damage
space-alert-special-destroyer = Damage that gets past the shield counts double.
space-alert-special-stealth_fighter = No weapon can target it before its X.
space-alert-special-energy_cloud = When the pulse cannon hits it, its armour is 0 that turn.
space-alert-special-cryoshield_fighter = The first hits of a turn only break its cryoshield.
space-alert-special-scout = Heavy lasers cannot target it.
space-alert-special-phantom_fighter = No weapon can target it before its X; rockets never harm it.
space-alert-special-swarm = Takes 1 damage a turn at most.
space-alert-special-jellyfish = Its negative armour helps every attack that targets it.
space-alert-special-marauder = Its bonus ends when it is destroyed.
space-alert-special-minor_asteroid = No rocket can target it. Destroyed, it attacks with 1 per X and Y passed.
space-alert-special-leviathan_tanker = Destroyed, it deals 1 damage to all other external threats.
space-alert-special-pulse_satellite = No weapon can target it at distance 3.
space-alert-special-cryoshield_frigate = The first hits of a turn only break its cryoshield.
space-alert-special-maelstrom = When the pulse cannon hits it, its armour is 0 that turn.
space-alert-special-asteroid = No rocket can target it. Destroyed, it attacks with 2 per X and Y passed.
space-alert-special-behemoth = Interceptors that strike it alone do so with 9, and their pilot does not come back.
space-alert-special-juggernaut = Draws all rockets at any distance; each gives it 1 armour.
space-alert-special-psionic_satellite = No weapon can target it at distance 3.
space-alert-special-nebula_crab = Its Z hits the red and the blue zone.
space-alert-special-nemesis = In a turn in which it is damaged it attacks all zones.
space-alert-special-major_asteroid = No rocket can target it. Destroyed, it attacks with 3 per X and Y passed.
space-alert-special-unstable_warheads = As many hit points as there are rockets; none can be launched.
space-alert-special-slime_blue = Whoever enters a station with Slime is delayed.
space-alert-special-slime_red = Whoever enters a station with Slime is delayed.
space-alert-special-overheated_reactor = The repair that ends it knocks out everybody in the lower red and lower blue stations.
space-alert-special-alien = Returns fire from its X on.
space-alert-special-fissure = Only interceptors can repair it.
space-alert-special-battlebot_uprising = Repaired in both stations in one turn, it takes 1 more.
space-alert-special-executioner = Spares only those with active battlebots.
space-alert-special-seeker = Whoever destroys it is knocked out.
space-alert-special-power_system_overload = Repaired in all three stations in one turn, it takes 2 more.
space-alert-special-contamination = In four stations at once; battlebots clear one at a time.
space-alert-special-nuclear_device = Ends only when three people use C in the lower white station in one turn.

## On the board in a terminal

space-alert-now-plan = Phase { $phase }: plan, or hear the next announcement.
space-alert-now-resolution = The cards are revealed: does yours lie as it should?
space-alert-now-over = The flight is over.
space-alert-now-between = Between two missions: choose levels, go on or stop, and repair.
space-alert-board-legend = A B C actions, R battlebots, ← → ↕ red arrow, blue arrow, gravolift; + is heroic, 1+ to 6+ go to a station; ▲ ● backs of a movement and an action; “plan member2 red-a 3 act” plans a card.
space-alert-board-threat = ({ $zone }, space { $space }) hit points { $life }, armour { $armour }, speed { $speed }
space-alert-board-damage = damage { $points } of 6
space-alert-board-energy = shield { $shield }/{ $shields }, reactor { $reactor }/{ $reactors }
space-alert-board-stock = fuel capsules { $fuel }, rockets { $rockets }
space-alert-board-hand = Cards:

## What heads the rules

space-alert-topic-android = Androids
space-alert-topic-announce = Announcements
space-alert-topic-appear = Threats appear
space-alert-topic-attack = Attacks
space-alert-topic-battlebots = Battlebots
space-alert-topic-campaign = The campaign
space-alert-topic-card = Action cards
space-alert-topic-computer = The computer
space-alert-topic-damage = Compute damage
space-alert-topic-delay = Delays
space-alert-topic-end = The end of a flight
space-alert-topic-energy = Energy
space-alert-topic-external_threats = External threats
space-alert-topic-five_crew = Five in the crew
space-alert-topic-general = In general
space-alert-topic-heroic = Heroic actions
space-alert-topic-hull = Damage to the ship
space-alert-topic-interceptors = Interceptors
space-alert-topic-internal_threats = Internal threats
space-alert-topic-intruder = Intruders
space-alert-topic-knockout = Knocked out
space-alert-topic-level = Levels of threats
space-alert-topic-log = The ship’s log
space-alert-topic-malfunction = Malfunctions
space-alert-topic-mode = Kinds of flights
space-alert-topic-move = Movement
space-alert-topic-order = Order of actions
space-alert-topic-plan = Planning
space-alert-topic-resolve = The resolution round
space-alert-topic-rocket = Rockets
space-alert-topic-role = Roles
space-alert-topic-score = Scoring
space-alert-topic-setup = Setup
space-alert-topic-ship = The ship
space-alert-topic-solo = Solo
space-alert-topic-threat_actions = Threat actions
space-alert-topic-visual = Visual confirmation
space-alert-topic-weapon = Weapons

## In the browser: the companion of the box

space-alert-web-name-machines = Name the androids
space-alert-web-box = Enter what your crew planned, watch what comes of it turn by turn, and find out which card would have saved the ship.
space-alert-web-sheets = Sheets
space-alert-web-tab-setup = Setup
space-alert-web-tab-plans = Plans
space-alert-web-tab-film = Film
space-alert-web-flight = The flight
space-alert-web-mission = Scenario
space-alert-web-mission-own = your own
space-alert-web-mission-about = Fills in when and where threats appear, and the cards where the scenario gives them.
space-alert-web-crew = Crew
space-alert-web-rules = Rules of
space-alert-web-tracks = Trajectories
space-alert-web-threats = Threats
space-alert-web-threats-about = By time token. Type the code in the corner of the card, or its name.
space-alert-web-time = Time
space-alert-web-zone = Zone
space-alert-web-card = Card
space-alert-web-time-token = T+{ $time }
space-alert-web-zone-at = Zone at T+{ $time }
space-alert-web-card-at = Card at T+{ $time }
space-alert-web-piles = Damage tiles
space-alert-web-piles-known = We know their order
space-alert-web-piles-unknown = Their order is unknown, so chance shuffles them (number { $seed }). The same number always gives the same order.
space-alert-web-piles-shuffle = Shuffle again
space-alert-web-pile-place = { $zone }, tile { $place }
space-alert-web-sheet = This sheet
space-alert-web-paste = Paste or open
space-alert-web-save = Save as a file
space-alert-web-clear = Empty it
space-alert-web-paste-about = A flight as “hullbreach resolve” reads it: one JSON object.
space-alert-web-paste-text = Text
space-alert-web-paste-file = Or a file
space-alert-web-paste-take = Take it over
space-alert-web-paste-failed = This is not a flight that can be read; your sheet is unchanged.
space-alert-web-to-plans = On to the plans
space-alert-web-plans = What everybody planned
space-alert-web-plans-keys = Keys: A B C, R battlebots, J K L (or Shift with an arrow) red arrow, gravolift, blue arrow; Space leaves a slot empty, Backspace takes back, arrows move, Enter starts the film.
space-alert-web-plans-keys-heroic = H first for a heroic card: H A, H B, H R, or H with 1 to 6 for a station.
space-alert-web-heroic-next = the next card is heroic
space-alert-web-slot-now = { $member }, turn { $turn }
space-alert-web-to-film = Watch the film
space-alert-web-palette = Cards
space-alert-web-boards = Action boards
space-alert-web-slot = { $member }, turn { $turn }: { $card }
space-alert-web-slot-delayed = delayed from turn { $turn }
space-alert-web-slot-changed = changed
space-alert-web-scene = Turn { $turn } · { $step }
space-alert-web-scene-start = Before the first turn
space-alert-web-controls = Controls of the film
space-alert-web-first = To the beginning
space-alert-web-last = To the end
space-alert-web-back = One scene back
space-alert-web-on = One scene on
space-alert-web-turn-back = One turn back
space-alert-web-turn-on = One turn on
space-alert-web-play = Play
space-alert-web-pause = Pause
space-alert-web-place = Place in the film
space-alert-web-journal = What happens in turn { $turn }
space-alert-web-journal-keys = Keys: arrows go scene by scene, Page Up and Page Down turn by turn, Space plays and pauses.
space-alert-web-score-show = Show the score sheet
space-alert-web-advice-any = Smallest change that helps
space-alert-web-track-red = red
space-alert-web-track-white = white
space-alert-web-track-blue = blue
space-alert-web-track-internal = inside
space-alert-web-rule = Rule { $rule }
space-alert-web-nothing = Nothing happens.
space-alert-web-track-empty = nothing in sight
space-alert-web-chip = Threat { $time }, { $threat }, on space { $space }, { $life ->
    [one] { $life } hit point
   *[other] { $life } hit points
  }, armour { $armour }, speed { $speed }
space-alert-web-chip-next = { $mark } in { $spaces }
space-alert-web-chip-hidden = hidden from all weapons
space-alert-web-chip-frozen = protected by its cryoshield
space-alert-web-hidden = hidden
space-alert-web-frozen = cryoshield
space-alert-web-ship = The ship
space-alert-web-shield = shield { $cubes } of { $room }
space-alert-web-reactor = reactor { $cubes } of { $room }
space-alert-web-cannon = cannon strength { $power }
space-alert-web-cannon-fires = fires with { $power }
space-alert-web-out = knocked out
space-alert-web-squad-active = with battlebots
space-alert-web-squad-disabled = with disabled battlebots
space-alert-web-slime = Slime
space-alert-web-poisoned = contaminated
space-alert-web-covered = out of order: { $systems }
space-alert-web-damage = Damage in the { $zone } zone: { $points } of 6; { $tiles }
space-alert-web-stock = Fuel capsules: { $fuel }, rockets: { $rockets }
space-alert-web-in-space = In space: { $crew }
space-alert-web-score = Score sheet
space-alert-web-won = won
space-alert-web-lost = lost
space-alert-web-lost-in = In turn { $turn }: { $loss }.
space-alert-web-fates = What became of the threats
space-alert-web-threat = Threat
space-alert-web-fate = Fate
space-alert-web-points = Points
space-alert-web-no-score = A ship that is lost has no score, nor has a test flight.
space-alert-web-what-if = What if…
space-alert-web-what-if-about = Choose a slot on the action boards and lay another card there: the flight is resolved again at once.
space-alert-web-advice = Smallest change that wins
space-alert-web-advice-better = Smallest change that scores more
space-alert-web-thinking = Searching for up to { $seconds } seconds…
space-alert-web-advice-found = This would have saved the ship.
space-alert-web-advice-more = This would have scored more.
space-alert-web-advice-none = Nothing better was found.
space-alert-web-change = { $member }, turn { $turn }: { $after } instead of { $before }
space-alert-web-change-added = { $member }, turn { $turn }: { $after } in the empty slot
space-alert-web-change-none = No card is different.
space-alert-web-compare = The flight and the attempt
space-alert-web-flown = As flown
space-alert-web-tried = What if
space-alert-web-outcome = Outcome
space-alert-web-differs = From turn { $turn } on, things go differently.
space-alert-web-differs-show = Show
space-alert-web-differs-never = Nothing comes of it: the flight is the same.
space-alert-web-keep = Keep it
space-alert-web-drop = Back to the flight

## In the browser: at the table

space-alert-web-board = The ship and its crew
space-alert-web-now-plan = Plan your turns: take a card, then tap a slot.
space-alert-web-now-unhurried = Plan your turns; when all are ready, ask for the next announcement.
space-alert-web-now-solo = Plan for your androids; when you are ready, ask for the next announcement.
space-alert-web-now-androids = Plan for your androids: take a card, then tap a slot.
space-alert-web-now-transfer = Data transfer: you may give one card to somebody.
space-alert-web-now-silent = Communications are down: plan on without a word.
space-alert-web-now-reveal = The plans are played out, turn by turn.
space-alert-web-now-over = The flight is over.
space-alert-web-now-before = Before the first mission: decide together which threats shall come.
space-alert-web-now-between = Between two missions: decide together how to go on.
space-alert-web-between-levels = Mission { $mission }: which threats shall come?
space-alert-web-between-common = Common threats
space-alert-web-between-serious = Serious threats
space-alert-web-between-cautious = The most cautious proposal counts.
space-alert-web-between-propose = Propose these
space-alert-web-between-decide = Mission { $mission } of { $missions } is flown. Does the crew go on?
space-alert-web-between-repair = { $member } repairs one thing
space-alert-web-between-two = At most two damage tiles of a zone are repaired; the rest stays for the next mission.
space-alert-web-between-squad = Where does the only battlebot squad start?
space-alert-web-between-wait = The others are still deciding.
space-alert-web-between-flown = What has been flown
space-alert-web-between-mission = Mission
space-alert-web-between-level = Threats
space-alert-web-between-destroyed = Destroyed
space-alert-web-between-survived = Survived
space-alert-web-between-visual = Visual
space-alert-web-bar = The mission
space-alert-web-phase-of = Phase { $phase } of { $phases }
space-alert-web-phase-left = { $left } left
space-alert-web-phase-own = you are in phase { $phase }
space-alert-web-silent = Communications down: no talking, no signs
space-alert-web-transfer = Data transfer
space-alert-web-transfer-left = Data transfer: { $left } s
space-alert-web-transfer-what = Take the card you want to give.
space-alert-web-transfer-whom = Who gets it ({ $card })?
space-alert-web-give-to = Give it to: { $member }
space-alert-web-ticker = What the computer has announced, newest first
space-alert-web-ticker-empty = The alert has been given. Listen…
space-alert-web-chip-waits = appears in turn { $turn }
space-alert-web-chip-claimed = taken on by { $member }
space-alert-web-serious = serious
space-alert-web-threat-figures = Hit points { $life } · armour { $armour } · speed { $speed }
space-alert-web-threat-spaces = (space { $spaces })
space-alert-web-threat-points = Points: { $destroyed } if destroyed, { $survived } if survived
space-alert-web-claim = “This one is mine”
space-alert-web-close = Close
space-alert-web-board-slot = { $member }, phase { $phase }, turn { $turn }: { $card }
space-alert-web-slot-final = { $card } here for good? Tap again
space-alert-web-slot-chosen = taken up
space-alert-web-slot-pending = on its way
space-alert-web-slot-closed = closed
space-alert-web-slot-later = not open yet
space-alert-web-asked-final = { $member }, turn { $turn }: { $card } will lie there for good. Tap the slot once more.
space-alert-web-android = android
space-alert-web-you = you
space-alert-web-is-ready = ready
space-alert-web-has-given = has given
space-alert-web-moves-left = { $moves ->
    [one] after { $moves } more move the computer goes on
   *[other] after { $moves } more moves the computer goes on
  }
space-alert-web-officer-communications = communications
space-alert-web-officer-security = security
space-alert-web-has-from-you = from you: { $cards }
space-alert-web-ahead = in phase { $phase }
space-alert-web-heroic-of = { $member }: { $card }; up: { $action }
space-alert-web-hand = Your cards
space-alert-web-hand-card = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } of them
  }; up: { $action }
space-alert-web-hand-empty = No card left.
space-alert-web-acts = What else you can do
space-alert-web-held = The card you have taken up
space-alert-web-turn = Turn
space-alert-web-take-back = Take back
space-alert-web-put-down = Put down
space-alert-web-key-delete = Del
space-alert-web-key-escape = Esc
space-alert-web-call = Call…
space-alert-web-call-silent = No calls
space-alert-web-close-phase = Close phase { $phase }
space-alert-web-close-sure = Close phase { $phase } for good?
space-alert-web-end-early = End the round now
space-alert-web-hold-on = Wait, not yet
space-alert-web-next = Next announcement
space-alert-web-calls = Calls
space-alert-web-fire-here = I fire in this zone, in turn…
space-alert-web-tasks = Tasks
space-alert-web-task-me = I do it
space-alert-web-task-who = Who does it?
space-alert-web-slip-title = Your card
space-alert-web-slip-question = Turn { $turn }: { $card }. Is that what you meant?
space-alert-web-slip-question-any = Your card is turned over. Does it lie as it should?
space-alert-web-slip-fine = Yes, that is right
space-alert-web-slip-meant = Oops! I meant: { $card }
space-alert-web-slip-trust = All my cards are right, do not ask again
space-alert-web-told = What happens
space-alert-web-crew-fates = The crew
space-alert-web-crew-home = came home
space-alert-web-crew-carried = came home, knocked out
space-alert-web-crew-lost = lost with the ship
space-alert-web-to-replay = Watch the replay
space-alert-web-film = The film of the flight
space-alert-web-film-itself = It plays by itself.
space-alert-web-film-still = Nobody drives the film.
space-alert-web-film-mine = You drive: everybody sees what you see.
space-alert-web-film-follows = { $member } drives, and you follow.
space-alert-web-film-alone = You look alone; { $member } drives for the others.
space-alert-web-film-drive = Drive for everybody
space-alert-web-film-take-over = Take the wheel
space-alert-web-film-let-go = Let go of the wheel
space-alert-web-film-follow = Follow { $member } again
space-alert-web-film-trial = This flight could have been; nobody flew it.
space-alert-web-film-back = Back to our flight
space-alert-web-slip-waits = Your card of turn { $turn } is turned over, and you are asked whether it lies right.
space-alert-web-slip-show = Go there
space-alert-web-course = The flight turn by turn
space-alert-web-course-turn = Turn { $turn }
space-alert-web-course-damage = { $points ->
    [one] { $points } damage
   *[other] { $points } damage
  }
space-alert-web-course-destroyed = destroyed: { $threats }
space-alert-web-course-survived = got through: { $threats }
space-alert-web-course-out = knocked out: { $crew }
space-alert-web-turnings = Turning points
space-alert-web-turnings-about = The flight was resolved again without each card. On these it hung:
space-alert-web-turnings-thinking = The flight is being resolved again, without each card in turn…
space-alert-web-turnings-none = No single card decided it: without any one of them the flight ends alike.
space-alert-web-turning-card = Turn { $turn }, { $member }: { $card }
space-alert-web-turning-slip = Turn { $turn }: { $member } trips up and does “{ $card }”
space-alert-web-without-lost = Without it the ship would have been lost in turn { $turn }.
space-alert-web-without-won = Without it the ship would have come home.
space-alert-web-without-points = Without it: { $points } points instead of { $before }.
space-alert-web-last-chance = The last chance: in turn { $turn }, { $member } could have saved the ship with one card in hand: { $after } instead of { $before }.
space-alert-web-last-chance-none = No single card in hand could have saved the ship.
space-alert-web-remedy-title = How could we have won?
space-alert-web-remedy-title-better = Could it have been better?
space-alert-web-remedy-about = The fewest other cards are looked for, only with what everybody really held, as dealt and handed over.
space-alert-web-remedy-ask = How could we have won?
space-alert-web-remedy-ask-better = Could it have been better?
space-alert-web-remedy-thinking = Looking for the fewest changes, { $seconds } seconds at most…
space-alert-web-remedy-home = With this the ship would have come home:
space-alert-web-remedy-points = With this the ship would have come home, with { $points } points:
space-alert-web-remedy-better = With this: { $points } points instead of { $before }.
space-alert-web-remedy-none = Nothing was found that would have saved the ship with these cards.
space-alert-web-remedy-none-better = Nothing better was found with these cards.
space-alert-web-remedy-slip = { $member } does not trip up in turn { $turn }
space-alert-web-remedy-watch = Watch that flight
space-alert-web-hands = What everybody holds
space-alert-web-hands-common = On the table
space-alert-web-think = Think aloud
space-alert-web-think-about = Drag pieces onto the board: everybody sees them, they count for nothing.
space-alert-web-tidy = Tidy up
space-alert-web-piece = { $piece }, to think with: { $place }
space-alert-web-piece-pawn = Figure of { $member }
space-alert-web-piece-cube = Cube { $number }
space-alert-web-piece-token = Marker { $number }
space-alert-web-piece-home = in the tray
space-alert-web-credits = is a game by Vlaada Chvátil, published by Czech Games Edition.
space-alert-web-facts-missions = Missions
space-alert-web-facts-ship = The order of steps in a test flight
space-alert-web-fact-data_transfer_window = how long a data transfer lasts

## What is wrong with a sheet
space-alert-web-wrong-track = Trajectory, { $zone }
space-alert-web-wrong-tiles = Damage tiles, { $zone }
space-alert-web-wrong-sheet = This sheet
space-alert-web-wrong-flight-unknown = { $place }: { $kind ->
    [card] there is no threat card “{ $value }”. Type its name, or the code at its bottom left, such as E1-01.
    [track] “{ $value }” is no trajectory. Choose one of { $expected }.
    [tile] “{ $value }” is no damage tile of this zone. Choose from the list.
    [slot] there is no action “{ $value }”. Lay one of the cards below the boards.
   *[other] “{ $value }” does not belong here.
}
space-alert-web-wrong-flight-malformed = { $place }: something here is not written as it should be. Enter it again, or empty the sheet.
space-alert-web-wrong-flight-range = { $place }: { $value } will not do; it has to be from { $low } to { $high }.
space-alert-web-wrong-flight-no-internal = { $place }: threats come only from outside in this kind of flight ({ $flight }). Choose red, white or blue.
space-alert-web-wrong-flight-no-yellow = { $place }: { $threat } is a yellow card, and this kind of flight ({ $flight }) has white ones only.
space-alert-web-wrong-flight-misplaced = { $place }: { $threat } cannot come from there ({ $zone }). Choose another zone or another card.
space-alert-web-wrong-flight-order = { $place }: every time can be used once only, the earliest first.
space-alert-web-wrong-flight-missing = { $place }: nothing is entered here yet.
space-alert-web-wrong-flight-mismatch = { $place }: the code { $value } is not that of { $threat }. Type one or the other.
space-alert-web-wrong-flight-twice = { $place }: { $value } is taken already by another zone. Choose another trajectory.
space-alert-web-wrong-flight-pile = { $place }: each of the { $expected } tiles has to be there once.
space-alert-web-wrong-flight-plans = { $place }: there are { $found } plans for a crew of { $expected }.
space-alert-web-wrong-flight-hands = { $place }: there are { $found } hands of cards for a crew of { $expected }.
space-alert-web-wrong-flight-slots = { $place }: { $found } cards are planned, but this flight has only { $expected } turns.
space-alert-web-wrong-flight-second-heroic = { $place }: a second heroic card. Everybody has only one.
space-alert-web-wrong-flight-no-heroic = { $place }: there are no heroic cards in this kind of flight ({ $flight }).
space-alert-web-wrong-flight-no-slip = { $place }: this slip cannot have happened. Only a card turned round, or one arrow taken for the other, can be corrected.
space-alert-web-wrong-flight-android-slip = { $place }: the cards of androids lie open, and no slip can be called for them.
