# Galaxy Trucker

galaxy-trucker-title = Galaxy Trucker
galaxy-trucker-about = Weld a ship together against the clock, fly it through whatever comes, and get paid for what is left of it.

galaxy-trucker-seat-blue = Blue
galaxy-trucker-seat-green = Green
galaxy-trucker-seat-yellow = Yellow
galaxy-trucker-seat-red = Red
galaxy-trucker-seat-orange = Orange

## Options

galaxy-trucker-option-players = Players
    .about = how many ships are built and flown
galaxy-trucker-option-players-1 = 1
    .about = a practice flight by the same rules, against nobody but the cards
galaxy-trucker-option-players-2 = 2
    .about = a race
galaxy-trucker-option-players-3 = 3
    .about = a crowded yard
galaxy-trucker-option-players-4 = 4
    .about = everybody wants the same engine
galaxy-trucker-option-players-5 = 5
    .about = the fifth wheel: parts run short, and the last to land is paid for its cargo alone

galaxy-trucker-option-flights = Flights
    .about = which levels are flown, one after the other
galaxy-trucker-option-flights-all = I, II and III
    .about = the whole game: three flights, bigger ships and bigger trouble each time
galaxy-trucker-option-flights-I-II = I and II
    .about = a shorter game that stops before the worst
galaxy-trucker-option-flights-II-III = II and III
    .about = a shorter game for those who know their way around the yard
galaxy-trucker-option-flights-I = I only
    .about = one short hop with a small ship: eight cards
galaxy-trucker-option-flights-II = II only
    .about = one flight of twelve cards
galaxy-trucker-option-flights-III = III only
    .about = one long haul of sixteen cards
galaxy-trucker-option-flights-IV = IV only
    .about = one flight of twenty cards, the worst there are
galaxy-trucker-option-flights-III-IV = III and IV
    .about = two long hauls with big ships
galaxy-trucker-option-flights-I-IV = I to IV
    .about = four flights: a very long evening

galaxy-trucker-option-flights-agreed = as agreed
    .about = choose the level of each flight yourselves

galaxy-trucker-option-flight-1 = First flight
    .about = its level
galaxy-trucker-option-flight-1-I = level I
    .about = eight cards
galaxy-trucker-option-flight-1-II = level II
    .about = twelve cards
galaxy-trucker-option-flight-1-III = level III
    .about = sixteen cards
galaxy-trucker-option-flight-1-IV = level IV
    .about = the worst there is

galaxy-trucker-option-flight-2 = Second flight
    .about = its level
galaxy-trucker-option-flight-2-none = none
    .about = the game ends before it
galaxy-trucker-option-flight-2-I = level I
    .about = eight cards
galaxy-trucker-option-flight-2-II = level II
    .about = twelve cards
galaxy-trucker-option-flight-2-III = level III
    .about = sixteen cards
galaxy-trucker-option-flight-2-IV = level IV
    .about = the worst there is

galaxy-trucker-option-flight-3 = Third flight
    .about = its level
galaxy-trucker-option-flight-3-none = none
    .about = the game ends before it
galaxy-trucker-option-flight-3-I = level I
    .about = eight cards
galaxy-trucker-option-flight-3-II = level II
    .about = twelve cards
galaxy-trucker-option-flight-3-III = level III
    .about = sixteen cards
galaxy-trucker-option-flight-3-IV = level IV
    .about = the worst there is

galaxy-trucker-option-flight-4 = Fourth flight
    .about = its level
galaxy-trucker-option-flight-4-none = none
    .about = the game ends before it
galaxy-trucker-option-flight-4-I = level I
    .about = eight cards
galaxy-trucker-option-flight-4-II = level II
    .about = twelve cards
galaxy-trucker-option-flight-4-III = level III
    .about = sixteen cards
galaxy-trucker-option-flight-4-IV = level IV
    .about = the worst there is
galaxy-trucker-option-first = First ship
    .about = the outline that is built on for level I
galaxy-trucker-option-first-I = class I
    .about = small and simple
galaxy-trucker-option-first-IA = class IA
    .about = as small, but nearly every roll of the dice hits it
galaxy-trucker-option-first-IC = class IC
    .about = a folded ship: one die finds a line, and two rows share each number

galaxy-trucker-option-second = Second ship
    .about = the outline that is built on for level II
galaxy-trucker-option-second-II = class II
    .about = a broad stern behind a slim bow
galaxy-trucker-option-second-IIA = class IIA
    .about = two ships in one: each half hangs together by itself
galaxy-trucker-option-second-IIB = class IIB
    .about = a ring: its left and right edges meet, and nobody knows where the side is
galaxy-trucker-option-second-IIC = class IIC
    .about = the folded sheet of class IC, taken farther out

galaxy-trucker-option-third = Third ship
    .about = the outline that is built on for level III, and for level IV unless that has another
galaxy-trucker-option-third-III = class III
    .about = wide, with two outriggers
galaxy-trucker-option-third-IIIA = class IIIA
    .about = long and narrow, with holes to build around
galaxy-trucker-option-third-IIIC = class IIIC
    .about = a sphere of six by six: no edges, no sides, and every roll hits

galaxy-trucker-option-fourth = Fourth ship
    .about = the outline that is built on for level IV
galaxy-trucker-option-fourth-third = as at level III
    .about = the third ship once more
galaxy-trucker-option-fourth-IVC = class IVC
    .about = four ships in one: each quarter hangs together by itself

galaxy-trucker-option-mission = Mission
    .about = what is flown for besides coming home, with 20 credits to start with
galaxy-trucker-option-mission-none = none
    .about = the game as it is in the box: most credits win
galaxy-trucker-option-mission-drawn = three drawn, one chosen
    .about = before each flight you vote on which of three missions to fly
galaxy-trucker-option-mission-lot = by lot
    .about = before each flight the lot picks one of three missions
galaxy-trucker-option-mission-beverage_run = Beverage Run
    .about = two fragile containers each, to be built in and brought home; open one, and a supercard passes you by
galaxy-trucker-option-mission-heavy_duty = Heavy Duty
    .about = deliver as much weight as you can with as few cannons as you dare, while meteor alerts wait
galaxy-trucker-option-mission-experiments = Experiments
    .about = the laboratory wants one of everything, and pays extra for the whole collection
galaxy-trucker-option-mission-club_gold_trials = Club Gold Trials
    .about = a supercard in every stack, and a badge for each one you pass unscathed
galaxy-trucker-option-mission-escort_mission = Escort Mission
    .about = a merchant flies with you: every enemy nobody beats hits it
galaxy-trucker-option-mission-hilarious_stories = Hilarious Stories
    .about = whatever you lose on the way is paid for, if you live to tell the story
galaxy-trucker-option-mission-riding_a_powder_keg = Riding a Powder Keg
    .about = explosives pay well, as long as the pilot’s cabin is not blown up with them
galaxy-trucker-option-mission-radioactive_isotopes = Radioactive Isotopes
    .about = isotopes pay for each container delivered and cost for each one lost
galaxy-trucker-option-mission-alien_archaeology = Alien Archaeology
    .about = bring artefacts home, and live with what goes dead around them
galaxy-trucker-option-mission-alien_design = Alien Design
    .about = single connectors join only double ones, and beauty pays three times
galaxy-trucker-option-mission-diplomatic_mission = Diplomatic Mission
    .about = aliens are guests: bring them home, and do not lose any
galaxy-trucker-option-mission-carpool = Carpool
    .about = passengers pay on arrival, and the convoy stays together
galaxy-trucker-option-mission-easy_peasy = Easy Peasy
    .about = no looking at the cards, less time to build, and double pay for order and looks
galaxy-trucker-option-mission-the_bet = The Bet
    .about = bet in secret on how little you will lose
galaxy-trucker-option-mission-directives = Directives
    .about = head office issues three directives: each one kept pays, each one broken costs
galaxy-trucker-option-mission-cocktail_time = Cocktail Time
    .about = fragile, explosive and radioactive: complete sets are what the customer wants
galaxy-trucker-option-mission-own = a mission of our own
    .about = a mission that somebody wrote: paste it below
galaxy-trucker-option-paper = Our mission
    .about = the mission as the workshop writes it
galaxy-trucker-option-optional = Optional supercards
    .about = what a mission leaves to the players
galaxy-trucker-option-optional-without = left out
    .about = only the supercards a mission asks for
galaxy-trucker-option-optional-with = put in
    .about = the hidden stack gets its supercard too, where the mission says it may

galaxy-trucker-option-clock = Timer
    .about = how fast the sand runs while ships are built
galaxy-trucker-option-clock-none = none
    .about = no timer: building ends when everybody has taken an order tile
galaxy-trucker-option-clock-full = 90 seconds
    .about = as in the box
galaxy-trucker-option-clock-slow = 135 seconds
    .about = half as long again for every run
galaxy-trucker-option-clock-slower = 180 seconds
    .about = twice as long for every run

galaxy-trucker-option-cards = First cards
    .about = what the flight of level I is made of
galaxy-trucker-option-cards-random = random
    .about = eight cards out of twenty
galaxy-trucker-option-cards-beginners = for beginners
    .about = the eight cards with a star, one of nearly every kind

galaxy-trucker-option-inspection = Inspection
    .about = what a badly built ship costs
galaxy-trucker-option-inspection-strict = strict
    .about = faulty components come off and are paid for
galaxy-trucker-option-inspection-lenient = lenient
    .about = faulty ships go back to the yard, are mended for free and start last

galaxy-trucker-option-goods = Goods
    .about = how many blocks there are to carry
galaxy-trucker-option-goods-limited = as in the box
    .about = a colour that is used up cannot be loaded
galaxy-trucker-option-goods-unlimited = endless
    .about = there is always another block

galaxy-trucker-option-losses = Losses
    .about = what lost components cost at the end of a flight
galaxy-trucker-option-losses-capped = insured
    .about = 1 credit each, but never more than 5, 8 or 11 by the class of the ship
galaxy-trucker-option-losses-uncapped = uninsured
    .about = 1 credit each, however many they are
galaxy-trucker-option-boxes = Parts from other boxes
    .about = components that the rules of Missions speak of, though their boxes are not here
galaxy-trucker-option-boxes-none = none
    .about = the base game and Missions only
galaxy-trucker-option-boxes-some = some
    .about = plating, thrusters, routers, robonauts, stasis chambers, boosters, self-defence and armouries among the components; with supercards, the Robopolice

## Components

galaxy-trucker-tile-t = component { $t }
galaxy-trucker-tile-x = explosive container { $x }
galaxy-trucker-tile-f = fragile container { $f }
galaxy-trucker-tile-h = heavy container { $h }
galaxy-trucker-tile-r = radioactive container { $r }
galaxy-trucker-tile-as = single artefact { $as }
galaxy-trucker-tile-ad = double artefact { $ad }
galaxy-trucker-tile-pl = plating { $pl }
galaxy-trucker-tile-th = thrusters { $th }
galaxy-trucker-tile-ro = router module { $ro }
galaxy-trucker-tile-rb = robonauts { $rb }
galaxy-trucker-tile-sc = stasis chamber { $sc }
galaxy-trucker-tile-bo = booster { $bo }
galaxy-trucker-tile-sd = self-defence system { $sd }
galaxy-trucker-tile-am = armoury { $am }
galaxy-trucker-tile-starting_cabin = a starting cabin
    .label = Starting cabin
galaxy-trucker-tile-cabin = a cabin
    .label = Cabin
galaxy-trucker-tile-life_support_brown = a brown life support
    .label = Brown life support
galaxy-trucker-tile-life_support_purple = a purple life support
    .label = Purple life support
galaxy-trucker-tile-engine_1 = a single engine
    .label = Single engine
galaxy-trucker-tile-engine_2 = a double engine
    .label = Double engine
galaxy-trucker-tile-cannon_1 = a single cannon
    .label = Single cannon
galaxy-trucker-tile-cannon_2 = a double cannon
    .label = Double cannon
galaxy-trucker-tile-shield = a shield
    .label = Shield
galaxy-trucker-tile-battery_2 = a battery for 2 cells
    .label = Battery, 2 cells
galaxy-trucker-tile-battery_3 = a battery for 3 cells
    .label = Battery, 3 cells
galaxy-trucker-tile-cargo_2 = a hold for 2 blocks
    .label = Hold, 2 blocks
galaxy-trucker-tile-cargo_3 = a hold for 3 blocks
    .label = Hold, 3 blocks
galaxy-trucker-tile-special_cargo_1 = a special hold for 1 block
    .label = Special hold, 1 block
galaxy-trucker-tile-special_cargo_2 = a special hold for 2 blocks
    .label = Special hold, 2 blocks
galaxy-trucker-tile-structural = a structural module
    .label = Structural module
galaxy-trucker-tile-explosive = an explosive container
    .label = Explosive container
galaxy-trucker-tile-fragile = a fragile container
    .label = Fragile container
galaxy-trucker-tile-heavy_2 = a heavy container of weight 2
    .label = Heavy container, weight 2
galaxy-trucker-tile-heavy_3 = a heavy container of weight 3
    .label = Heavy container, weight 3
galaxy-trucker-tile-heavy_4 = a heavy container of weight 4
    .label = Heavy container, weight 4
galaxy-trucker-tile-radioactive = a radioactive container
    .label = Radioactive container
galaxy-trucker-tile-artefact_single = a single artefact
    .label = Single artefact
galaxy-trucker-tile-artefact_double = a double artefact
    .label = Double artefact
galaxy-trucker-tile-plating = indestructible plating
    .label = Indestructible plating
galaxy-trucker-tile-thrusters = thrusters
    .label = Thrusters
galaxy-trucker-tile-router = a router module
    .label = Router module
galaxy-trucker-tile-robonauts_2 = a team of 2 robonauts
    .label = Robonauts
galaxy-trucker-tile-stasis_2 = a stasis chamber for 2 sleepers
    .label = Stasis chamber, 2 sleepers
galaxy-trucker-tile-booster_1 = a booster
    .label = Booster
galaxy-trucker-tile-self_defence = a self-defence system
    .label = Self-defence system
galaxy-trucker-tile-armoury = an armoury
    .label = Armoury

## Adventure cards

galaxy-trucker-card-open_space = Open Space
    .about = Everybody moves ahead by engine strength, the leader first. Without any, the flight is over.
galaxy-trucker-card-stardust = Stardust
    .about = Every exposed connector costs a flight day.
galaxy-trucker-card-planets = Planets
    .about = One ship each may land and load. Landing costs { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
      }.
galaxy-trucker-card-abandoned_ship = Abandoned Ship
    .about = One of you may leave a crew of { $amount } aboard it for { $credits } credits and { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
      }.
galaxy-trucker-card-abandoned_station = Abandoned Station
    .about = One of you with a crew of { $amount } or more may load { $goods } for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
      }.
galaxy-trucker-card-smugglers = Smugglers
    .about = Cannons above { $strength } win { $goods } for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
      }; below, the { $amount } dearest blocks are gone.
galaxy-trucker-card-slavers = Slavers
    .about = Cannons above { $strength } win { $credits } credits for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
      }; below, { $amount } of the crew are gone.
galaxy-trucker-card-pirates = Pirates
    .about = Cannons above { $strength } win { $credits } credits for { $days ->
        [one] { $days } flight day
       *[other] { $days } flight days
      }; whoever is below is shot at.
galaxy-trucker-card-meteor_swarm = Meteoric Swarm
    .about = Meteors come one by one, in the same line for every ship.
galaxy-trucker-card-combat_zone = Combat Zone
    .about = Line by line, the lowest ship pays.
galaxy-trucker-card-epidemic = Epidemic
    .about = Every occupied cabin joined to another one loses one of its crew.
galaxy-trucker-card-sabotage = Sabotage
    .about = The smallest crew loses a component, wherever the dice find one.

## Supercards

galaxy-trucker-card-meteor_rain = Meteor Rain
    .about = Small meteors sweep over the ship, one into every column and then one into every row. No dice.
galaxy-trucker-card-meteor_alert = Meteor Alert
    .about = Large meteors from two sides, line after line down to the level of the flight. A printed die needs no rolling.
galaxy-trucker-card-black_hole = Black Hole
    .about = Engines of { $scale } or more escape. Below, every missing point costs exactly two components.
galaxy-trucker-card-pirate_fleet = Pirate Fleet
    .about = Attacks everybody. Cannons of { $scale } or more come through unharmed; below, the lines not reached are fired.
galaxy-trucker-card-slaver_fleet = Slaver Fleet
    .about = Attacks everybody. Cannons of { $scale } or more come through unharmed; below, the lines not reached are paid.
galaxy-trucker-card-looter_fleet = Looter Fleet
    .about = Attacks everybody. Cannons of { $scale } or more come through unharmed; below, the lines not reached are paid.
galaxy-trucker-card-tactical_zone = Tactical Zone
    .about = Two columns, one value of the ship minus another: in each the lowest result pays.
galaxy-trucker-card-nanobot_dust = Nanobot Dust
    .about = Every component with { $scale ->
        [one] { $scale } exposed connector or more
       *[other] { $scale } or more exposed connectors
      } comes off; the starting cabin does not.
galaxy-trucker-card-abrasive_dust = Abrasive Dust
    .about = Every exposed connector costs { $scale ->
        [one] { $scale } flight day
       *[other] { $scale } flight days
      }. You may have a component with most of them destroyed first.
galaxy-trucker-card-plague = Plague
    .about = An Epidemic, { $scale } times over.
galaxy-trucker-card-space_fever = Space Fever
    .about = Every occupied cabin that has another one around it, diagonals too, loses { $scale } of its crew.
galaxy-trucker-card-cell_leak = Cell Leak
    .about = Every occupied cabin joined to a battery with a cell in it loses { $scale } of its crew.
galaxy-trucker-card-meltdown = Meltdown
    .about = Every ship loses { $scale ->
        [one] { $scale } battery with the most cells
       *[other] { $scale } batteries with the most cells
      }, and all that was held by it.
galaxy-trucker-card-robopolice_raid = Robopolice Raid
    .about = Robots board every ship, confiscate what they find and leave explosive charges behind.

## Names

galaxy-trucker-class-I = I
galaxy-trucker-class-II = II
galaxy-trucker-class-III = III
galaxy-trucker-class-IIIA = IIIA
galaxy-trucker-class-IA = IA
galaxy-trucker-class-IC = IC
galaxy-trucker-class-IIC = IIC
galaxy-trucker-class-IIA = IIA
galaxy-trucker-class-IIB = IIB
galaxy-trucker-class-IIIC = IIIC
galaxy-trucker-class-IVC = IVC
galaxy-trucker-level-I = I
galaxy-trucker-level-II = II
galaxy-trucker-level-III = III
galaxy-trucker-level-IV = IV
galaxy-trucker-circle-start = Start
galaxy-trucker-circle-I = I
galaxy-trucker-circle-II = II
galaxy-trucker-circle-III = III
galaxy-trucker-circle-IV = IV

galaxy-trucker-phase-mission = choosing a mission
galaxy-trucker-phase-building = building
galaxy-trucker-phase-inspection = inspection
galaxy-trucker-phase-launch = launch
galaxy-trucker-phase-flight = in flight
galaxy-trucker-phase-accounts = the accounts
galaxy-trucker-status-in_yard = in the yard
galaxy-trucker-status-flying = flying
galaxy-trucker-status-gave_up = gave up
galaxy-trucker-status-finished = arrived
galaxy-trucker-status-hyperspace = in hyperspace
galaxy-trucker-status-lingering = still in hyperspace

galaxy-trucker-way-lower = one down
galaxy-trucker-way-higher = one up

galaxy-trucker-status-skipping = sits this card out
galaxy-trucker-status-dead = dead
galaxy-trucker-status-sitting_out = sits out

galaxy-trucker-alien-brown = the brown alien
galaxy-trucker-alien-purple = the purple alien
galaxy-trucker-figure-human = a human
galaxy-trucker-figure-brown = the brown alien
galaxy-trucker-figure-purple = the purple alien
galaxy-trucker-colour-red = red
    .blocks = { $blocks } red
galaxy-trucker-colour-yellow = yellow
    .blocks = { $blocks } yellow
galaxy-trucker-colour-green = green
    .blocks = { $blocks } green
galaxy-trucker-colour-blue = blue
    .blocks = { $blocks } blue

galaxy-trucker-hazard-small_meteor = A small meteor
    .label = small meteor
galaxy-trucker-hazard-large_meteor = A large meteor
    .label = large meteor
galaxy-trucker-hazard-light_shot = Light cannon fire
    .label = light fire
galaxy-trucker-hazard-heavy_shot = Heavy cannon fire
    .label = heavy fire
galaxy-trucker-from-front = from the front, in column
    .label = front
galaxy-trucker-from-right = from the right, in row
    .label = right
galaxy-trucker-from-rear = from the rear, in column
    .label = rear
galaxy-trucker-from-left = from the left, in row
    .label = left

galaxy-trucker-criterion-crew = crew
galaxy-trucker-criterion-engines = engine strength
galaxy-trucker-criterion-cannons = cannon strength
galaxy-trucker-penalty-days = flight days
galaxy-trucker-penalty-crew = of the crew
galaxy-trucker-penalty-goods = blocks of goods
galaxy-trucker-penalty-shots = under fire

galaxy-trucker-cause-choice = the crew has had enough
galaxy-trucker-cause-no_engine = no engine is running
galaxy-trucker-cause-no_human = no human is left to fly
galaxy-trucker-cause-lapped = the leader is a whole lap ahead
galaxy-trucker-cause-no_ship = nothing is left of the ship
galaxy-trucker-cause-swallowed = the black hole has it
galaxy-trucker-account-order = the finishing order
galaxy-trucker-account-beauty = the best-looking ship
galaxy-trucker-account-goods = the goods
galaxy-trucker-account-losses = lost components

galaxy-trucker-account-mission = the mission

galaxy-trucker-mission-beverage_run = Beverage Run
galaxy-trucker-mission-heavy_duty = Heavy Duty
galaxy-trucker-mission-experiments = Experiments
galaxy-trucker-mission-club_gold_trials = Club Gold Trials
galaxy-trucker-mission-escort_mission = Escort Mission
galaxy-trucker-mission-hilarious_stories = Hilarious Stories
galaxy-trucker-mission-riding_a_powder_keg = Riding a Powder Keg
galaxy-trucker-mission-radioactive_isotopes = Radioactive Isotopes
galaxy-trucker-mission-alien_archaeology = Alien Archaeology
galaxy-trucker-mission-alien_design = Alien Design
galaxy-trucker-mission-diplomatic_mission = Diplomatic Mission
galaxy-trucker-mission-carpool = Carpool
galaxy-trucker-mission-easy_peasy = Easy Peasy
galaxy-trucker-mission-the_bet = The Bet
galaxy-trucker-mission-directives = Directives
galaxy-trucker-mission-cocktail_time = Cocktail Time
galaxy-trucker-mission-own = a mission of our own

galaxy-trucker-counter-delivered_explosive = explosive containers delivered
galaxy-trucker-counter-delivered_fragile = fragile containers delivered
galaxy-trucker-counter-delivered_heavy = heavy containers delivered
galaxy-trucker-counter-delivered_radioactive = radioactive containers delivered
galaxy-trucker-counter-delivered_artefact = artefacts delivered
galaxy-trucker-counter-delivered_artefact_single = single artefacts delivered
galaxy-trucker-counter-delivered_artefact_double = double artefacts delivered
galaxy-trucker-counter-delivered_weight = weight delivered
galaxy-trucker-counter-delivered_distinct_kinds = kinds of special components delivered
galaxy-trucker-counter-delivered_human = passengers delivered
galaxy-trucker-counter-delivered_alien = aliens delivered
galaxy-trucker-counter-delivered_goods_colours = colours of goods delivered
galaxy-trucker-counter-lost_explosive = explosive containers lost
galaxy-trucker-counter-lost_fragile = fragile containers lost
galaxy-trucker-counter-lost_heavy = heavy containers lost
galaxy-trucker-counter-lost_radioactive = radioactive containers lost
galaxy-trucker-counter-lost_artefact = artefacts lost
galaxy-trucker-counter-lost_human = passengers lost
galaxy-trucker-counter-lost_alien = aliens lost
galaxy-trucker-counter-lost_crew = crew lost
galaxy-trucker-counter-lost_in_flight = components lost in flight
galaxy-trucker-counter-cannon_components = cannons on the ship
galaxy-trucker-counter-exposed_connectors = exposed connectors
galaxy-trucker-counter-cells_left = battery cells left
galaxy-trucker-counter-engine_strength_without_cells = engine strength without cells
galaxy-trucker-counter-badges = badges
galaxy-trucker-counter-enemies_beaten = enemies beaten
galaxy-trucker-counter-directives_met = directives kept
galaxy-trucker-counter-directives_broken = directives broken
galaxy-trucker-counter-built_artefact = artefacts built in
galaxy-trucker-counter-aliens_aboard = aliens aboard at launch
galaxy-trucker-counter-empty_squares_at_launch = free squares at launch

galaxy-trucker-pay-per = each
galaxy-trucker-pay-table = by number
galaxy-trucker-pay-most = the most
galaxy-trucker-pay-rank = by rank
galaxy-trucker-pay-if = as asked
galaxy-trucker-pay-sets = complete sets
galaxy-trucker-pay-marker = the rocket we escort
galaxy-trucker-pay-choice = the bet
galaxy-trucker-pay-choice_failed = the bet that was lost
galaxy-trucker-pay-losses = instead of the usual price
galaxy-trucker-pay-launch = missing at launch
galaxy-trucker-flaw-connection = connectors that do not fit
galaxy-trucker-flaw-cannon = something in front of a cannon
galaxy-trucker-flaw-engine = something behind an engine
galaxy-trucker-flaw-engine_facing = an engine that does not point to the rear
galaxy-trucker-flaw-disconnected = not joined to the ship
galaxy-trucker-flaw-radioactive = two radioactive containers joined
galaxy-trucker-flaw-artefact = an artefact in the dead zone of another

## Moves

galaxy-trucker-move-draw = Draw a component
    .kind = Draw
galaxy-trucker-move-take = Take { $at-id ->
    [none] a component that lies face up
   *[other] { $at }
  }
    .kind = Take
    .typed = take and a sign from the list of face-up ones: take t023
galaxy-trucker-move-return = Put the component back, face up
    .kind = Put back
galaxy-trucker-move-weld = Build the component onto the ship, { $turn ->
    [0] as it lies
    [1] turned to the right
    [2] turned upside down
   *[other] turned to the left
  }
    .kind = Build
    .typed = weld, a square and quarter turns to the right: weld 8,7 1
galaxy-trucker-move-lift = Take the last component off again
    .kind = Take off
galaxy-trucker-move-keep = Set the component aside
    .kind = Set aside
galaxy-trucker-move-reach = Take the component set aside in place { $place }
    .kind = Fetch
    .choice = place { $place }
galaxy-trucker-move-look = Look at stack { $stack }
    .kind = Look
    .choice = stack { $stack }
galaxy-trucker-move-close = Put the stack back
    .kind = Put back
galaxy-trucker-move-finish = Finish the ship with order tile { $order }
    .kind = Finish
    .choice = order tile { $order }
galaxy-trucker-move-flip = Turn the timer
    .kind = Timer
galaxy-trucker-move-remove = Remove { $at-id ->
    [none] a component
   *[other] { $at }
  }
    .kind = Remove
    .typed = remove and a square: remove 8,7
galaxy-trucker-move-salvage = Keep the piece with { $at-id ->
    [none] that component
   *[other] { $at }
  }
    .kind = Keep
    .choice = the piece around { $square }
galaxy-trucker-move-repaired = Call the ship repaired
    .kind = Done
galaxy-trucker-move-board = Give { $alien } a cabin
    .kind = Aliens
    .choice = { $alien } on { $square }
galaxy-trucker-move-crewed = Close the hatches
    .kind = Launch
galaxy-trucker-move-fly-on = Fly on
    .kind = On
galaxy-trucker-move-give-up = Give up the flight
    .kind = Give up
galaxy-trucker-move-spend = Spend a cell
    .kind = A cell
    .choice = from { $square }
galaxy-trucker-move-enough = Declare the strength as it is
    .kind = Declare
galaxy-trucker-move-brace = Brace and take the hit
    .kind = Brace
galaxy-trucker-move-land = Land on planet { $planet }
    .kind = Land
    .choice = planet { $planet }
galaxy-trucker-move-pass = Fly past
    .kind = Pass
galaxy-trucker-move-accept = Take the offer
    .kind = Accept
galaxy-trucker-move-claim = Take the reward and lose the days
    .kind = Reward
galaxy-trucker-move-decline = Leave the reward and keep the days
    .kind = Decline
galaxy-trucker-move-discharge = Let somebody go { $at-id ->
    [none] from a cabin
   *[other] from { $at }
  }
    .kind = Crew
    .choice = from { $square }
galaxy-trucker-move-hand-over = Hand over a block { $at-id ->
    [none] of goods
   *[other] from { $at }
  }
    .kind = Goods
    .choice = from { $square }
galaxy-trucker-move-load = Load a { $colour } block { $at-id ->
    [none] into a hold
   *[other] into { $at }
  }
    .kind = Load
    .typed = load, a colour and a square: load red 8,7
galaxy-trucker-move-unload = Unload a { $colour } block { $at-id ->
    [none] from a hold
   *[other] from { $at }
  }
    .kind = Unload
    .typed = unload, a colour and a square: unload blue 8,7
galaxy-trucker-move-stow = Stow the dearest blocks and close the holds
    .kind = Stow
galaxy-trucker-move-loaded = Close the holds as they are
    .kind = Close
galaxy-trucker-move-onward = Put the accounts away
    .kind = On
galaxy-trucker-move-jump = Jump to hyperspace
    .kind = Jump
galaxy-trucker-move-stay = Keep the booster for later
    .kind = Stay
galaxy-trucker-move-shift = Shift the line { $way } with a cell
    .kind = Thrusters
    .choice = { $way }, cell from { $square }
galaxy-trucker-move-hold = Leave the thrusters alone
    .kind = Hold
galaxy-trucker-move-wake = Wake a sleeper
    .kind = Wake
    .choice = into { $square }
galaxy-trucker-move-abandon = Give up { $at-id ->
    [none] a component
   *[other] { $at }
  }
    .kind = Abandon
    .choice = { $square }
galaxy-trucker-move-take-back = Keep { $at-id ->
    [none] a component
   *[other] { $at }
  } after all
    .kind = Keep
    .choice = { $square }
galaxy-trucker-move-escape = Escape, leaving behind what is given up
    .kind = Escape
galaxy-trucker-move-fall-in = Let the black hole have the ship
    .kind = Fall in
galaxy-trucker-move-part-with = Part with { $at-id ->
    [none] a component
   *[other] { $at }
  }
    .kind = Part with
    .choice = { $square }
galaxy-trucker-move-hold-fast = Sacrifice nothing and lose the days
    .kind = Hold fast

galaxy-trucker-move-draw-special = Draw a special component
    .kind = Draw special
galaxy-trucker-move-vote = Vote for { $at-id ->
    [none] the mission in place { $mission }
   *[other] { $at }
  }
    .kind = Vote
    .choice = mission { $mission }
galaxy-trucker-move-veto = Anything but { $at-id ->
    [none] the mission in place { $mission }
   *[other] { $at }
  }
    .kind = Anything but
    .choice = mission { $mission }
galaxy-trucker-move-refit = Fly class { $class }
    .kind = Class
    .choice = class { $class }
galaxy-trucker-move-bet = Choose option { $option } in secret
    .kind = Bet
    .choice = option { $option }
galaxy-trucker-move-skip = Discard { $at-id ->
    [none] a container
   *[other] { $at }
  } and sit this card out
    .kind = Sit out
    .choice = discard { $square }
galaxy-trucker-move-face = Face the card
    .kind = Face it
galaxy-trucker-move-volunteer = Volunteer to fight first
    .kind = Volunteer
galaxy-trucker-move-hold-back = Wait for one’s turn
    .kind = Wait
galaxy-trucker-move-rejoin = Come back as a new pilot with 1 credit
    .kind = Come back
galaxy-trucker-move-sit-out = Sit out the rest of the game
    .kind = Sit out

## What to do now

galaxy-trucker-now-build = Build: draw or take a component, weld it on, finish with an order tile.
galaxy-trucker-now-watch = Your ship is done; you may still turn the timer.
galaxy-trucker-now-inspect = The inspector frowns: remove what is wrong.
galaxy-trucker-now-repair = Repair the ship until nothing is wrong with it.
galaxy-trucker-now-crew = { $seat }: house your aliens, then close the hatches.
galaxy-trucker-now-between = On to the next card, or give up?
galaxy-trucker-now-engines = { $seat }: how many cells for the double engines?
galaxy-trucker-now-cannons = { $seat }: how many cells for the double cannons?
galaxy-trucker-now-defend = { $seat }: spend a cell to save what would be hit?
galaxy-trucker-now-jump = { $seat }: jump to hyperspace before this card?
galaxy-trucker-now-shift = { $seat }: a cell for the thrusters, to get out of the line?
galaxy-trucker-now-robonauts = { $seat }: how many cells for robonauts?
galaxy-trucker-now-piece = { $seat }: the ship has come apart; which piece flies on?
galaxy-trucker-now-planets = { $seat }: land, or fly past?
galaxy-trucker-now-offer = { $seat }: take the offer, or fly past?
galaxy-trucker-now-reward = { $seat }: is the reward worth the days?
galaxy-trucker-now-loading = { $seat }: load what you can, and close the holds.
galaxy-trucker-now-lose-crew = { $seat }: choose whom the crew does without.
galaxy-trucker-now-lose-goods = { $seat }: choose the hold that gives up its dearest block.
galaxy-trucker-now-lose-cells = { $seat }: choose the battery that gives up a cell.
galaxy-trucker-now-hole = { $seat }: power engines or give up components, then escape.
galaxy-trucker-now-sacrifice = { $seat }: sacrifice a component to the dust, or lose the days?
galaxy-trucker-now-meltdown = { $seat }: which of the fullest batteries melts?
galaxy-trucker-now-radiation = { $seat }: which of the containers that are joined now has to go?
galaxy-trucker-now-accounts = The accounts are open. On to what comes next?
galaxy-trucker-now-mission = Which of the three missions? Vote for one, or against one.
galaxy-trucker-now-bet = Choose in secret; all is shown before the first card.
galaxy-trucker-now-skip = { $seat }: discard a container and sit this card out, or face it?
galaxy-trucker-now-volunteer = { $seat }: fight first?
galaxy-trucker-now-pilot = { $seat }: your pilot is dead. A new one, or no more?
galaxy-trucker-now-over = The game is over.

## The goal, always in sight

galaxy-trucker-web-goal-credits = Most credits wins · flight { $flight }/{ $flights } · { $phase ->
    [building] { $parts }/{ $squares } squares{ " · " }
    [flight] { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
      }{ " · " }
   *[other] { "" }
  }{ $mine ->
    [true] you have { $credits }
   *[other] the leader has { $credits }
  }
galaxy-trucker-web-goal-mission = Most credits wins, and the mission pays · flight { $flight }/{ $flights } · { $mine ->
    [true] you have { $credits }
   *[other] the leader has { $credits }
  }

## Why a hint is given

galaxy-trucker-web-why-draw-engine = Your ship has no engine yet, and without one the first open space ends your flight.
galaxy-trucker-web-why-draw-cannon = Your ship has no cannon yet, and large meteors and pirates are coming.
galaxy-trucker-web-why-draw = There is still room on the ship, and nothing that lies open would make it better.
galaxy-trucker-web-why-take = It lies open for everybody, and does more for your ship than what you could hope to draw.
galaxy-trucker-web-why-reach = You set it aside for this: now there is a good square for it.
galaxy-trucker-web-why-weld = It joins there without an error, and { $kind ->
    [engine] engines bring you ahead of the others.
    [cannon] cannons stop large meteors and beat pirates.
    [cabin] many cards ask for a crew.
    [battery] its cells feed shields and everything double.
    [shield] it covers two sides against small meteors and light shots.
    [cargo] goods are paid for at the end.
    [special_cargo] red goods pay best of all.
    [life_support_brown] an alien who pushes the engines can live next to it.
    [life_support_purple] an alien who aims the cannons can live next to it.
    [structural] more can be joined to it.
   *[other] your ship has a use for it.
  }
galaxy-trucker-web-why-return = It would do little on any square that is left. Nothing is lost: it lies open, and you may take it again.
galaxy-trucker-web-why-keep = It is good, but has no good square yet. Set aside it waits for one.
galaxy-trucker-web-why-close = You have seen what comes. Only with the stack back in place can you build on.
galaxy-trucker-web-why-finish = What could still be added is not worth the wait, and a low tile starts further ahead.
galaxy-trucker-web-why-flip = When the timer has run through its last circle, the others must stop building.
galaxy-trucker-web-why-remove = An error has to go, and this component will be missed least.
galaxy-trucker-web-why-salvage = This piece is the one that flies best.
galaxy-trucker-web-why-repaired = Nothing is wrong with the ship any more.
galaxy-trucker-web-why-board = { $alien ->
    [brown] With engines of its own pushing, it adds 2 to your engine strength.
   *[other] With cannons aboard, it adds 2 to your cannon strength.
  }
galaxy-trucker-web-why-crewed = Two humans are worth more to you than an alien here, or no alien can move in.
galaxy-trucker-web-why-fly-on = Who gives up is paid half for the goods and nothing for arriving; this ship can go on.
galaxy-trucker-web-why-give-up = The next cards would probably cost more than giving up does.
galaxy-trucker-web-why-land = These goods are worth more than the days they cost.
galaxy-trucker-web-why-accept = What it brings is worth more than what it costs.
galaxy-trucker-web-why-pass = It costs more than it brings.
galaxy-trucker-web-why-claim = The reward is worth more than the days.
galaxy-trucker-web-why-decline = The days are worth more than the reward.
galaxy-trucker-web-why-stow = The dearest goods pay best at the end.
galaxy-trucker-web-why-spend = The cell does more good now than it would later.
galaxy-trucker-web-why-enough = More strength would not pay for the cells it takes.
galaxy-trucker-web-why-brace = What would be hit is worth less than a cell.
galaxy-trucker-web-why-discharge = Somebody has to go; here the crew is missed least.
galaxy-trucker-web-why-hand-over = The dearest block goes first, wherever it lies.
galaxy-trucker-web-why-onward = You have seen what the flight brought.

## Refusals

galaxy-trucker-error-hand-full = { $move }: your hand is full; build, set aside or put back what you hold first.
galaxy-trucker-error-hand-empty = { $move }: your hand is empty; draw or take a component first.
galaxy-trucker-error-none-face-down = { $move }: nothing lies face down any more; take one of the face-up components.
galaxy-trucker-error-not-face-up = { $move }: it does not lie face up; somebody may have been faster.
galaxy-trucker-error-outside = { $move }: that square is no part of this ship; stay within its outline.
galaxy-trucker-error-square-taken = { $move }: a component lies there already; choose a free square.
galaxy-trucker-error-not-joined = { $move }: none of its connectors would fit a neighbour there; turn it, or choose another square.
galaxy-trucker-error-welded = { $move }: nothing can come off any more; only the last component can, until you pick up the next one.
galaxy-trucker-error-no-room-aside = { $move }: two components are set aside already, and there is room for no more.
galaxy-trucker-error-never-back = { $move }: what was set aside never goes back; build it, or set it aside again.
galaxy-trucker-error-nothing-aside = { $move }: nothing is set aside there.
galaxy-trucker-error-nothing-built = { $move }: build at least one component before you look at the cards.
galaxy-trucker-error-looking = { $move }: you are holding a stack of cards; put it back first.
galaxy-trucker-error-stack-held = { $move }: somebody else is looking at it; wait, or take another stack.
galaxy-trucker-error-not-looking = { $move }: you are not looking at any stack.
galaxy-trucker-error-no-such-order = { $move }: there are only as many order tiles as players.
galaxy-trucker-error-order-taken = { $move }: somebody has that order tile; choose one that is left.
galaxy-trucker-error-no-timer = { $move }: this game has no timer.
galaxy-trucker-error-timer-runs = { $move }: the sand is still running.
galaxy-trucker-error-timer-at-start = { $move }: it stands on Start and is turned no more.
galaxy-trucker-error-not-finished = { $move }: only who has finished may turn it onto Start; take an order tile first.
galaxy-trucker-error-worn-out = { $move }: you have rummaged enough this round; build what you hold, and finish.
galaxy-trucker-error-no-error-there = { $move }: nothing is wrong with that one; remove a component that is part of an error.
galaxy-trucker-error-no-such-piece = { $move }: no piece that could be kept begins there.
galaxy-trucker-error-still-errors = { $move }: there are still errors; the inspector sees everything.
galaxy-trucker-error-no-alien-there = { $move }: it needs a cabin joined to a life support of its colour, and each colour comes only once.
galaxy-trucker-error-no-cell-there = { $move }: there is no cell there; choose a battery that still has one.
galaxy-trucker-error-planet-taken = { $move }: somebody has landed there; choose a free planet.
galaxy-trucker-error-no-such-planet = { $move }: the card has no planet of that number.
galaxy-trucker-error-none-special = { $move }: no special component lies face down.
galaxy-trucker-error-never-aside = { $move }: special components cannot be set aside; build it in or put it back.
galaxy-trucker-error-not-to-be-seen = { $move }: on this mission nobody looks at the cards.
galaxy-trucker-error-not-offered = { $move }: no such mission was drawn.
galaxy-trucker-error-too-late = { $move }: building has begun, or the class was never open.
galaxy-trucker-error-not-this-class = { $move }: that class cannot be flown on this mission.
galaxy-trucker-error-no-such-choice = { $move }: the mission has no such option.
galaxy-trucker-error-nothing-to-discard = { $move }: no container there can be discarded.
galaxy-trucker-error-no-such-line = { $move }: no dice show such a line.
galaxy-trucker-error-no-bed-there = { $move }: nobody can wake up there; choose a cabin with a free place where crew may be.
galaxy-trucker-error-nobody-there = { $move }: nobody lives there; choose an occupied cabin.
galaxy-trucker-error-not-the-dearest = { $move }: the dearest goods go first, and none of them are there.
galaxy-trucker-error-not-to-spare = { $move }: nothing is there, or something else would come off with it; choose one that holds nothing.
galaxy-trucker-error-not-given-up = { $move }: that component is not given up, or nothing it could hold on to is left.
galaxy-trucker-error-too-few-abandoned = { $move }: the pull is stronger; power engines or give up more components.
galaxy-trucker-error-too-many-abandoned = { $move }: that is more than needed; keep some of what you give up.
galaxy-trucker-error-not-the-one = { $move }: the card does not ask for that one; choose one of those it takes.
galaxy-trucker-error-no-such-block = { $move }: there is no such block to move.
galaxy-trucker-error-no-hold-there = { $move }: there is no hold there that works.
galaxy-trucker-error-only-special = { $move }: red goods are dangerous; only a special hold may carry them.
galaxy-trucker-error-hold-full = { $move }: that hold is full; unload something first.
galaxy-trucker-error-shuffled-enough = { $move }: the blocks have been moved around enough; load, or close the holds.

## The journal

galaxy-trucker-event-round = Flight { $round }, level { $level }: the yard opens for class { $class } ships.
galaxy-trucker-event-drew = { $seat } draws { $tile }.
galaxy-trucker-event-took = { $seat } takes { $tile } that lay face up.
galaxy-trucker-event-returned = { $seat } puts { $tile } back, face up.
galaxy-trucker-event-placed = { $seat } builds in { $tile }.
galaxy-trucker-event-lifted = { $seat } takes { $tile } off again.
galaxy-trucker-event-set-aside = { $seat } sets { $tile } aside.
galaxy-trucker-event-reached = { $seat } takes up { $tile } that was set aside.
galaxy-trucker-event-looked = { $seat } looks at stack { $stack }.
galaxy-trucker-event-closed = { $seat } puts stack { $stack } back.
galaxy-trucker-event-timer-turned = { $seat } turns the timer, onto { $circle }.
galaxy-trucker-event-timer-out = The timer has run out on { $circle }.
galaxy-trucker-event-timer-waits = The timer still waits on { $circle } to be turned.
galaxy-trucker-event-finished = { $seat } is done, and takes order tile { $order }.
galaxy-trucker-event-time-up = Time is up: tools down!
galaxy-trucker-event-put-back = { $seat } was about to build { $tile }: too late.
galaxy-trucker-event-given-order = { $seat } gets order tile { $order }.
galaxy-trucker-event-left-over = { $seat } never built in { $tile } that was set aside: a loss.
galaxy-trucker-event-sound = { $seat }’s ship passes the inspection.
galaxy-trucker-event-faulty = { $seat }’s ship has { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
  }.
galaxy-trucker-event-removed = { $seat } removes { $tile }.
galaxy-trucker-event-salvaged = { $seat } keeps one piece of the ship and loses { $lost ->
    [one] { $lost } component
   *[other] { $lost } components
  }.
galaxy-trucker-event-sent-back = { $seat } goes back to the yard for repairs.
galaxy-trucker-event-repaired = { $seat } has mended everything, and gets order tile { $order }.
galaxy-trucker-event-on-track = { $behind ->
    [0] { $seat } starts in the lead.
    [one] { $seat } starts { $behind } space behind.
   *[other] { $seat } starts { $behind } spaces behind.
  }
galaxy-trucker-event-boarded = { $seat } welcomes { $alien } aboard.
galaxy-trucker-event-crewed = { $seat } is ready: crew { $crew }, cells { $cells }.
galaxy-trucker-event-shuffled = The { $cards } cards are shuffled. Off we go!
galaxy-trucker-event-card = { $card }! { $left ->
    [0] It is the last card.
    [one] { $left } card is left.
   *[other] { $left } cards are left.
  }
galaxy-trucker-event-no-effect = { $card } does nothing to a lone ship.
galaxy-trucker-event-engines = { $seat } declares engine strength { $strength }.
galaxy-trucker-event-cannons = { $seat } declares cannon strength { $halves }.
galaxy-trucker-event-cell-spent = { $seat } spends a cell.
galaxy-trucker-event-ahead = { $seat } flies { $days ->
    [one] { $days } day
   *[other] { $days } days
  } ahead.
galaxy-trucker-event-back = { $seat } loses { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
galaxy-trucker-event-exposed = { $seat } has { $connectors ->
    [one] { $connectors } exposed connector
   *[other] { $connectors } exposed connectors
  }.
galaxy-trucker-event-landed = { $seat } lands on planet { $planet }.
galaxy-trucker-event-passed = { $seat } flies past.
galaxy-trucker-event-accepted = { $seat } takes the { $card }.
galaxy-trucker-event-loaded = { $seat } loads a { $colour } block.
galaxy-trucker-event-unloaded = { $seat } unloads a { $colour } block.
galaxy-trucker-event-stowed = { $seat } closes the holds on { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
  }.
galaxy-trucker-event-left-behind = { $seat } leaves behind { $blocks ->
    [one] { $blocks } { $colour } block
   *[other] { $blocks } { $colour } blocks
  }.
galaxy-trucker-event-beat = { $seat } beats the { $card }!
galaxy-trucker-event-held-off = { $seat } holds the { $card } off.
galaxy-trucker-event-beaten = { $seat } is no match for the { $card }.
galaxy-trucker-event-declined = { $seat } leaves the reward floating.
galaxy-trucker-event-paid = { $seat } earns { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  }.
galaxy-trucker-event-lowest = { $seat } is lowest in { $criterion }: { $amount ->
    [0] { $penalty }
   *[other] { $amount } { $penalty } lost
  }.
galaxy-trucker-event-crew-lost = { $seat } loses { $figure }.
galaxy-trucker-event-goods-lost = { $seat } loses a { $colour } block.
galaxy-trucker-event-cell-lost = { $seat } loses a cell.
galaxy-trucker-event-fell-ill = The epidemic takes { $figure } from { $seat }.
galaxy-trucker-event-saboteur = A saboteur creeps through { $seat }’s ship.
galaxy-trucker-event-sabotage-failed = { $seat }: the saboteur finds nothing to break.
galaxy-trucker-event-gave-up = { $seat } leaves the flight: { $cause }.
galaxy-trucker-event-meteor = { $seat }: a small meteor { $from } { $line }.
galaxy-trucker-event-escaped = { $seat } escapes the black hole with engines { $strength }.
galaxy-trucker-event-abandoned = { $seat } leaves { $tile } to the black hole.
galaxy-trucker-event-swallowed = The black hole swallows { $seat }: { $components ->
    [one] { $components } component
   *[other] { $components } components
  } gone.
galaxy-trucker-event-unharmed = { $seat } comes through the { $card } unharmed.
galaxy-trucker-event-outgunned = { $seat } is outgunned by the { $card }: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  } to pay for.
galaxy-trucker-event-result = { $seat } comes to { $halves }.
galaxy-trucker-event-result-below = { $seat } comes to −{ $halves }.
galaxy-trucker-event-worst = { $seat } has the lowest result and pays.
galaxy-trucker-event-second-worst = { $seat } comes next and pays a little less.
galaxy-trucker-event-detached = { $seat } sees { $tile } come off.
galaxy-trucker-event-hazard = { $hazard } { $from } { $line }!
galaxy-trucker-event-missed = It misses { $seat }.
galaxy-trucker-event-bounced = It bounces off { $seat }’s ship.
galaxy-trucker-event-shielded = { $seat }’s shield holds.
galaxy-trucker-event-shot-down = { $seat }’s cannon shoots it down.
galaxy-trucker-event-plated = It breaks on { $seat }’s plating.
galaxy-trucker-event-destroyed = { $seat } loses { $tile }!
galaxy-trucker-event-blown-up = The explosion tears { $tile } off { $seat }’s ship!
galaxy-trucker-event-shattered = { $seat } loses { $tile }: it breaks with the component beside it.
galaxy-trucker-event-fell-off = { $seat } watches { $tile } drift away.
galaxy-trucker-event-alien-lost = { $seat } loses { $figure }: no life support.
galaxy-trucker-event-jumped = { $seat }’s booster burns out: off to hyperspace!
galaxy-trucker-event-came-back = { $seat } is back from hyperspace.
galaxy-trucker-event-storm = A heavy shot reaches { $seat } in hyperspace, along column { $line }!
galaxy-trucker-event-shifted = { $seat }’s thrusters shift it to line { $line }.
galaxy-trucker-event-woken = { $seat } wakes a sleeper.
galaxy-trucker-event-mustered = { $seat } musters a crew of { $crew }.
galaxy-trucker-event-raid = The Robopolice come { $from } { $line }!
galaxy-trucker-event-raid-enters = The Robopolice enter { $seat }’s ship.
galaxy-trucker-event-raid-gives-up = The Robopolice find no way into { $seat }’s ship.
galaxy-trucker-event-raid-goes-on = The Robopolice search on through { $seat }’s ship.
galaxy-trucker-event-charge = They leave a charge on { $seat }’s ship.
galaxy-trucker-event-raid-beaten = { $seat } beats the Robopolice!
galaxy-trucker-event-raid-leaves = The Robopolice leave { $seat }’s ship.
galaxy-trucker-event-charges-go-off = The charges on { $seat }’s ship go off!
galaxy-trucker-event-turned-up = Still in the deck: { $card }.
galaxy-trucker-event-arrived = { $finish ->
    [1] { $seat } arrives first.
   *[other] { $seat } arrives in place { $finish }.
  }
galaxy-trucker-event-earned = { $seat } earns { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  } for { $account }.
galaxy-trucker-event-pays = { $seat } pays { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  } for { $components ->
    [one] { $components } lost component
   *[other] { $components } lost components
  }.
galaxy-trucker-event-offered = Mission on offer: { $mission }.
galaxy-trucker-event-voted = { $seat } votes for { $mission }.
galaxy-trucker-event-vetoed = { $seat } would fly anything but { $mission }.
galaxy-trucker-event-mission = The mission of this flight: { $mission }.
galaxy-trucker-event-would-fly = { $seat } would fly class { $class }.
galaxy-trucker-event-refitted = Everybody flies class { $class } instead.
galaxy-trucker-event-dealt = { $seat } gets { $tile } to build in.
galaxy-trucker-event-requirement-failed = { $seat } takes off with too little: { $counter }.
galaxy-trucker-event-has-chosen = { $seat } has chosen in secret.
galaxy-trucker-event-bets = { $seat } bets on at most { $bound }: { $counter }.
galaxy-trucker-event-bets-nothing = { $seat } bets nothing.
galaxy-trucker-event-discarded = { $seat } discards { $tile }.
galaxy-trucker-event-skipped = { $seat } is not in flight for this card: { $card }.
galaxy-trucker-event-volunteered = { $seat } volunteers to fight first.
galaxy-trucker-event-held-back = { $seat } waits for its turn.
galaxy-trucker-event-marker-hit = Nobody stopped them: the rocket we escort is hit. Hit points left: { $left }.
galaxy-trucker-event-badge = Unscathed! { $seat } earns a badge and has { $badges } now.
galaxy-trucker-event-closed-ranks = { $seat } closes up by { $days ->
    [one] { $days } day
   *[other] { $days } days
  }.
galaxy-trucker-event-died = The pilot of { $seat } is blown up with the cabin, and all credits with the pilot.
galaxy-trucker-event-new-pilot = { $seat } comes back as a new pilot with { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  }.
galaxy-trucker-event-sits-out = { $seat } sits out the rest of the game.
galaxy-trucker-event-rewarded = { $seat } earns { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  } for the mission ({ $pay }: { $counter }).
galaxy-trucker-event-rewarded-for = { $seat } earns { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  } for the mission ({ $pay }).
galaxy-trucker-event-fined = The mission costs { $seat } { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  } ({ $pay }: { $counter }).
galaxy-trucker-event-fined-for = The mission costs { $seat } { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  } ({ $pay }).
galaxy-trucker-event-balance = { $seat } now has { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  }.

## The end

galaxy-trucker-reason-settled = The last flight is settled.

galaxy-trucker-score-credits = Credits

## The topics of the rulebook

galaxy-trucker-topic-game = The game
galaxy-trucker-topic-setup = Setup
galaxy-trucker-topic-board = The boards
galaxy-trucker-topic-connectors = Connectors
galaxy-trucker-topic-components = The components
galaxy-trucker-topic-building = Building
galaxy-trucker-topic-timer = The timer
galaxy-trucker-topic-card_preview = Looking at cards
galaxy-trucker-topic-finishing = Finishing a ship
galaxy-trucker-topic-inspection = The inspection
galaxy-trucker-topic-launch = The launch
galaxy-trucker-topic-crew = The crew
galaxy-trucker-topic-batteries = Battery cells
galaxy-trucker-topic-engines = Engines
galaxy-trucker-topic-cannons = Cannons
galaxy-trucker-topic-shields = Shields
galaxy-trucker-topic-goods = Goods
galaxy-trucker-topic-flight = The flight
galaxy-trucker-topic-movement = Movement
galaxy-trucker-topic-hazards = Meteors and shots
galaxy-trucker-topic-damage = Damage
galaxy-trucker-topic-adventure_open_space = Open Space
galaxy-trucker-topic-adventure_stardust = Stardust
galaxy-trucker-topic-adventure_planets = Planets
galaxy-trucker-topic-adventure_abandoned_ship = Abandoned Ship
galaxy-trucker-topic-adventure_abandoned_station = Abandoned Station
galaxy-trucker-topic-adventure_enemies = Enemies
galaxy-trucker-topic-adventure_slavers = Slavers
galaxy-trucker-topic-adventure_smugglers = Smugglers
galaxy-trucker-topic-adventure_pirates = Pirates
galaxy-trucker-topic-adventure_meteoric_swarm = Meteoric Swarm
galaxy-trucker-topic-adventure_combat_zone = Combat Zone
galaxy-trucker-topic-adventure_epidemic = Epidemic
galaxy-trucker-topic-adventure_sabotage = Sabotage
galaxy-trucker-topic-giving_up = Giving up
galaxy-trucker-topic-flight_end = The end of the flight
galaxy-trucker-topic-winning = Winning
galaxy-trucker-topic-variant = Variants
galaxy-trucker-topic-missions = Missions
galaxy-trucker-topic-standard_game = The standard game with missions
galaxy-trucker-topic-special_components = Special components
galaxy-trucker-topic-loss_modes = Ways to lose a component
galaxy-trucker-topic-explosive_container = Explosive containers
galaxy-trucker-topic-fragile_container = Fragile containers
galaxy-trucker-topic-heavy_container = Heavy containers
galaxy-trucker-topic-radioactive_container = Radioactive containers
galaxy-trucker-topic-artefact = Artefacts and dead zones
galaxy-trucker-topic-multipart_ships = Ships in several parts
galaxy-trucker-topic-supercards = Supercards
galaxy-trucker-topic-meteor_rain = Meteor Rain
galaxy-trucker-topic-meteor_alert = Meteor Alert
galaxy-trucker-topic-black_hole = Black Hole
galaxy-trucker-topic-enemy_fleet = Enemy fleets
galaxy-trucker-topic-tactical_zone = Tactical Zone
galaxy-trucker-topic-special_event = Special events
galaxy-trucker-topic-robopolice_raid = Robopolice Raids
galaxy-trucker-topic-expansion = With other expansions

## In a terminal: short words and signs

galaxy-trucker-board-flight = Flight { $round } of { $rounds }
galaxy-trucker-board-level = level { $level }, class { $ship }
galaxy-trucker-board-timer = the timer runs on { $circle }
galaxy-trucker-board-timer-out = the timer has run out on { $circle }
galaxy-trucker-board-face-down = { $tiles } face down
galaxy-trucker-board-face-up = { $tiles } face up
galaxy-trucker-board-orders = order tiles left: { $orders }
galaxy-trucker-board-stacks = stacks in hands: { $stacks }
galaxy-trucker-board-hand = In hand: { $tile }
galaxy-trucker-board-aside = Set aside
galaxy-trucker-board-stack = In this stack
galaxy-trucker-board-supercard = { $card }: { $about }
galaxy-trucker-board-card = { $card } ({ $level }): { $about }
galaxy-trucker-board-left = { $cards ->
    [0] No card is left after this one.
    [one] { $cards } card is still to come.
   *[other] { $cards } cards are still to come.
  }
galaxy-trucker-board-line = least { $criterion }: { $penalty }
galaxy-trucker-board-sweep = { $side }: from { $first } to { $last }
galaxy-trucker-board-column = { $plus } − { $minus }, the lowest: { $penalty }
galaxy-trucker-board-fleet-sides = cannons in full: { $sides }
galaxy-trucker-board-fleet-line = below { $strength }: { $penalty }
galaxy-trucker-board-behind = { $seat } −{ $days }
galaxy-trucker-board-nothing = nothing
galaxy-trucker-board-flaw = ! { $squares }: { $flaw }
galaxy-trucker-board-piece = The piece around { $square }: { $components ->
    [one] { $components } component
   *[other] { $components } components
  }
galaxy-trucker-board-built = { $components ->
    [one] { $components } component
   *[other] { $components } components
  }
galaxy-trucker-board-engines = engines { $strength }
galaxy-trucker-board-cannons = cannons { $strength }
galaxy-trucker-board-exposed = exposed { $connectors }
galaxy-trucker-board-crew = crew { $crew }
galaxy-trucker-board-cells = cells { $cells }
galaxy-trucker-board-lost = lost { $components }
galaxy-trucker-board-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  }
galaxy-trucker-board-order = order tile { $order }
galaxy-trucker-board-looking = looks at stack { $stack }
galaxy-trucker-board-holds = holds: { $tile }
galaxy-trucker-line-cards = cards
galaxy-trucker-line-order = order
galaxy-trucker-line-beauty = beauty
galaxy-trucker-line-goods = goods
galaxy-trucker-line-losses = losses
galaxy-trucker-line-mission = mission
galaxy-trucker-line-credits = credits
galaxy-trucker-board-special = { $tiles } special, face down
galaxy-trucker-board-mission = mission: { $mission }
galaxy-trucker-board-offered = { $place } { $mission }: { $about }
galaxy-trucker-board-votes = for: { $voters }
galaxy-trucker-board-vetoes = against: { $voters }
galaxy-trucker-board-at-least = { $counter }: at least { $bound }
galaxy-trucker-board-at-most = { $counter }: at most { $bound }
galaxy-trucker-board-bet = { $option } { $counter }: at most { $bound }, for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  }
galaxy-trucker-board-bet-nothing = { $option } no bet
galaxy-trucker-board-bet-own = You have chosen option { $option }.
galaxy-trucker-board-marker = the rocket we escort: { $left } of { $hits } hit points
galaxy-trucker-board-so-far = mission so far: { $credits }
galaxy-trucker-board-badges = badges: { $badges }
galaxy-trucker-board-asks-skip = To sit this card out, discard { $need }.
galaxy-trucker-board-asks-engines = Engine strength so far: { $have }.
galaxy-trucker-board-asks-robonauts = Crew so far: { $have }.
galaxy-trucker-board-asks-raid = The Robopolice would enter by { $square }, along line { $line }.
galaxy-trucker-board-asks-cannons = Cannon strength so far: { $have }{ $need ->
    [0] .
   *[other] {""}, against { $need }.
  }
galaxy-trucker-board-asks-loading = On offer: { $goods }.
galaxy-trucker-board-asks-lose-crew = { $need ->
    [one] { $need } of the crew still has to go.
   *[other] { $need } of the crew still have to go.
  }
galaxy-trucker-board-asks-lose-goods = { $need ->
    [one] { $need } block still has to go.
   *[other] { $need } blocks still have to go.
  }
galaxy-trucker-board-asks-lose-cells = { $need ->
    [one] { $need } cell still has to go.
   *[other] { $need } cells still have to go.
  }
galaxy-trucker-board-asks-hole = Engines { $have } against a pull of { $need }: { $due ->
    [0] nothing has to go
    [one] { $due } component has to go
   *[other] { $due } components have to go
  }, { $marked } given up so far.
galaxy-trucker-board-asks-sacrifice = Exposed connectors: { $have }. As it is, they cost { $days ->
    [one] { $days } flight day
   *[other] { $days } flight days
  }.
galaxy-trucker-board-asks-meltdown = { $need ->
    [one] { $need } battery still to choose.
   *[other] { $need } batteries still to choose.
  }
galaxy-trucker-board-asks-radiation = A router works again and joins radioactive containers: one of them has to go.
galaxy-trucker-board-asks-result = The column comes to { $result } so far.
galaxy-trucker-board-asks-defend = { $hazard } { $way } { $line }, heading for { $square }. Without a cell you lose { $lost ->
    [one] { $lost } component
   *[other] { $lost } components
  }.
galaxy-trucker-board-legend =
    Connectors stand in the sides: 1 single, 2 double, 3 universal, none smooth.
    1 fits 1, 2 fits 2, 3 fits all three; a smooth side wants a smooth one.
      P0 starting cabin   CA cabin   LB LP life support, brown or purple
      E1 E2 engine   G1 G2 cannon   SH shield and its two sides   ST structure
      B2 B3 battery, ● a cell   C2 C3 hold   R1 R2 special hold, RYGB goods
      h a human   aB aP the brown or purple alien
      OP plating   OT thrusters   OR router   ON robonauts   OS stasis chamber
      OB booster   OD self-defence   OA armoury
    A free square shows in which turns the component in hand would fit there.
    Dashed: not welded yet. Heavy: an error, or what a hit would cost.
    Squares are written column,row: 7,7 is the starting cabin. Where rows are
    printed from the stern, write the number behind the ›.

## In the browser

galaxy-trucker-web-credits = is a game by Vlaada Chvátil, published by Czech Games Edition, here in its classic edition.
galaxy-trucker-web-facts-flight_boards = Flight board
galaxy-trucker-web-facts-other_boxes = Parts from other boxes
galaxy-trucker-web-left-out = Left out, because no public text says what they do: the Rough Roads, Evil Machinations and Support Team cards of other boxes, and intruders other than the Robopolice.
galaxy-trucker-web-facts-ship_boards = Ship boards
galaxy-trucker-web-facts-ship_classes = Ship classes of other boxes
galaxy-trucker-web-facts-tiles = Components
galaxy-trucker-web-facts-special_components = Special components
galaxy-trucker-web-facts-adventures_iv = Adventures of level IV
galaxy-trucker-web-facts-missions = Missions
galaxy-trucker-web-facts-supercards = Supercards
galaxy-trucker-web-fact-fifth_player = what a fifth player is paid
galaxy-trucker-web-fact-goods_rounding = rounding of half prices
galaxy-trucker-web-fact-rewards = rewards
galaxy-trucker-web-fact-win_condition_base_game = who counts as a winner
galaxy-trucker-web-fact-max_loss_penalty = the most that lost components cost
galaxy-trucker-web-fact-dead_axis = which line is dead
galaxy-trucker-web-fact-connectors = connectors
galaxy-trucker-web-fact-count = how many there are
galaxy-trucker-web-fact-other_counts = how many there are of the others
galaxy-trucker-web-fact-effects = what they do
galaxy-trucker-web-fact-fr = French names
galaxy-trucker-web-yard = The shipyard
galaxy-trucker-web-flight = The flight
galaxy-trucker-web-class = Class { $class }
galaxy-trucker-web-no-timer = No timer.
galaxy-trucker-web-letter-red = R
galaxy-trucker-web-letter-yellow = Y
galaxy-trucker-web-letter-green = G
galaxy-trucker-web-letter-blue = B
galaxy-trucker-web-ship-of = { $seat }’s ship
# What to do now, in the yard.
galaxy-trucker-web-now-build = Draw a component, or take one that lies face up.
galaxy-trucker-web-now-build-held = Weld it on, set it aside, or put it back.
galaxy-trucker-web-now-build-looking = Remember the cards, then put the stack back.
galaxy-trucker-web-now-building = Ships are being built.
galaxy-trucker-web-now-finished = Your ship is finished. The others are still building.
galaxy-trucker-web-now-watch = The timer has run out. Turn it, or let the others build.
galaxy-trucker-web-now-inspect = The inspector frowns: remove what is wrong.
galaxy-trucker-web-now-inspection = The ships are inspected.
galaxy-trucker-web-now-repair = Mend your ship until nothing is wrong with it.
galaxy-trucker-web-now-crew = Aliens may move in; then close the hatches.
galaxy-trucker-web-now-launch = The ships get ready for launch.
galaxy-trucker-web-now-flight = The ships are in flight.
galaxy-trucker-web-now-between = On to the next card, or give up?
galaxy-trucker-web-now-engines = Declare your engine strength.
galaxy-trucker-web-now-cannons = Declare your cannon strength.
galaxy-trucker-web-now-defend = Something is coming: spend a cell, or take the hit.
galaxy-trucker-web-now-jump = Jump past this card, or stay.
galaxy-trucker-web-now-shift = Something is coming: shift it by a line, or hold your course.
galaxy-trucker-web-now-robonauts = Count your crew: a cell makes robonauts count.
galaxy-trucker-web-now-piece = Your ship has come apart: choose the piece that flies on.
galaxy-trucker-web-now-planets = Land on a planet, or fly past.
galaxy-trucker-web-now-offer = Take the offer, or fly past.
galaxy-trucker-web-now-reward = Take the reward, or keep the days.
galaxy-trucker-web-now-loading = Load what you can, then close the holds.
galaxy-trucker-web-now-lose-crew = Choose whom your crew does without.
galaxy-trucker-web-now-lose-goods = Choose the hold that gives up its dearest block.
galaxy-trucker-web-now-lose-cells = Choose the battery that gives up a cell.
galaxy-trucker-web-now-accounts = The accounts are open.
galaxy-trucker-web-now-mission = Which of the three missions shall it be?
galaxy-trucker-web-now-refit = The mission is known. Which ship will you fly?
galaxy-trucker-web-now-bet = Make your bet; nobody sees it before the first card.
galaxy-trucker-web-now-skip = Stay out of this card, or face it?
galaxy-trucker-web-now-volunteer = Will you fight them first?
galaxy-trucker-web-now-pilot = You died. Will you come back as a new pilot?
galaxy-trucker-web-now-hole = Get away from the black hole.
galaxy-trucker-web-now-sacrifice = Lose the days, or a component first?
galaxy-trucker-web-now-meltdown = Choose the battery that melts.
galaxy-trucker-web-now-radiation = Choose the container that has to go.
# Squares, and what touches what.
galaxy-trucker-web-square = column { $column }, row { $row }
galaxy-trucker-web-square-free = { $square }: free
galaxy-trucker-web-square-part = { $square }: { $part }
galaxy-trucker-web-square-loose = not welded yet, can be lifted or turned
galaxy-trucker-web-square-turned = { $square }: joins if it is turned
galaxy-trucker-web-square-removable = may be removed
galaxy-trucker-web-side-0 = above
galaxy-trucker-web-side-1 = on its right
galaxy-trucker-web-side-2 = below
galaxy-trucker-web-side-3 = on its left
galaxy-trucker-web-joins = joins { $part } { $side }
galaxy-trucker-web-clashes = bad contact { $side } with { $part }
galaxy-trucker-web-touches = smooth against { $part } { $side }
galaxy-trucker-web-joins-nothing = joins nothing here
galaxy-trucker-web-fault-engine-facing = the exhaust must point to the rear
galaxy-trucker-web-fault-engine = something is behind its exhaust
galaxy-trucker-web-fault-engine-other = in the way of an engine’s exhaust
galaxy-trucker-web-fault-cannon = something is in front of its barrel
galaxy-trucker-web-fault-cannon-other = in front of a cannon’s barrel
galaxy-trucker-web-fault-radioactive = joined to another radioactive container
galaxy-trucker-web-fault-artefact = in the dead zone of another artefact
galaxy-trucker-web-square-dead = in a dead zone: it does nothing
galaxy-trucker-web-square-hot = beside radiation: it stays empty
galaxy-trucker-web-square-blast = beside an explosive container
galaxy-trucker-web-zone-dead = in a dead zone
galaxy-trucker-web-zone-hot = radiation: no crew, no cells
galaxy-trucker-web-zone-blast = beside an explosive container
galaxy-trucker-web-flaw = { $flaw } ({ $squares })
# The hand.
galaxy-trucker-web-hand = Your hand
galaxy-trucker-web-hand-empty = Hand: empty
galaxy-trucker-web-hand-unknown = Hand: what is it?
galaxy-trucker-web-hand-holds = Hand: { $part }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , upside down
   *[other] , turned left
  }; press to turn it
galaxy-trucker-web-hand-now = In hand: { $part }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , upside down
   *[other] , turned left
  }. { $places ->
    [0] It joins nowhere as it lies.
    [one] It joins on { $places } square.
   *[other] It joins on { $places } squares.
  }
galaxy-trucker-web-turn-left = Turn left
galaxy-trucker-web-turn-right = Turn right
galaxy-trucker-web-draw = Draw
galaxy-trucker-web-draw-special = Special
galaxy-trucker-web-draw-special-from = Special { $count }: so many special components lie face down
galaxy-trucker-web-draw-from = Draw { $count }: so many lie face down
galaxy-trucker-web-key-space = Space
galaxy-trucker-web-give-back = Put back
galaxy-trucker-web-aside = Set aside
galaxy-trucker-web-aside-full = Set aside { $place }: { $part }; take it
galaxy-trucker-web-aside-keep = Set aside { $place }: put it here
galaxy-trucker-web-aside-empty = Set aside { $place }: empty
# The warehouse.
galaxy-trucker-web-pile = Face-up components: { $count }
galaxy-trucker-web-pile-empty = Nothing lies face up yet. What somebody puts back appears here for everybody.
galaxy-trucker-web-pile-none = None of these lies face up.
galaxy-trucker-web-sorts = Show
galaxy-trucker-web-sort = { $group }: { $count }
galaxy-trucker-web-sort-all = All
galaxy-trucker-web-group-cannon = Cannons
galaxy-trucker-web-group-engine = Engines
galaxy-trucker-web-group-cabin = Cabins
galaxy-trucker-web-group-battery = Batteries
galaxy-trucker-web-group-shield = Shields
galaxy-trucker-web-group-hold = Holds
galaxy-trucker-web-group-alien = Life supports
galaxy-trucker-web-group-structure = Structure
galaxy-trucker-web-group-boxed = Components of other boxes
galaxy-trucker-web-group-special = Special components
galaxy-trucker-web-take = { $part }: take it
# Timer, stacks, order tiles.
galaxy-trucker-web-timer = Timer
galaxy-trucker-web-timer-turn = Turn the timer
galaxy-trucker-web-timer-left = Time left in this run
galaxy-trucker-web-timer-circles = Circles of the timer
galaxy-trucker-web-timer-out = Run out
galaxy-trucker-web-timer-last = The last run: when it is out, building is over.
galaxy-trucker-web-timer-anybody = Anybody may turn it.
galaxy-trucker-web-timer-finished-only = Only who has finished may turn it onto Start.
galaxy-trucker-web-flip = Turn it: { $circle }
galaxy-trucker-web-stacks = Adventure cards
galaxy-trucker-web-stack-look = { $stack }: look at this stack of cards
galaxy-trucker-web-stack-close = { $stack }: put this stack back
galaxy-trucker-web-stack-held = { $stack }: { $seat } is looking at it
galaxy-trucker-web-stack-secret = The fourth stack: nobody may look
galaxy-trucker-web-peek = Stack { $stack }
galaxy-trucker-web-peek-close = Put it back
galaxy-trucker-web-peek-wait = Here they come …
galaxy-trucker-web-finish = I’m finished
galaxy-trucker-web-finish-flaws = { $count ->
    [one] { $count } thing is wrong
   *[other] { $count } things are wrong
  }
galaxy-trucker-web-finish-sure = Finished for good?
galaxy-trucker-web-finish-about = You take an order tile and build no more. Tile 1 starts in the lead.
galaxy-trucker-web-finish-order = { $order }: finish with order tile { $order }
galaxy-trucker-web-finish-not = Go on building
galaxy-trucker-web-finished-waiting = Your order tile. The others are still building.
galaxy-trucker-web-tally = Your ship so far
galaxy-trucker-web-tally-engines = Engine strength, and what cells would add
galaxy-trucker-web-tally-cannons = Cannon strength, and what cells would add
galaxy-trucker-web-tally-beds = Room for humans
galaxy-trucker-web-tally-cells = Battery cells
galaxy-trucker-web-tally-room = Room for goods
galaxy-trucker-web-tally-exposed = Exposed connectors
galaxy-trucker-web-tally-weight = Weight, already taken off the engine strength
# The others.
galaxy-trucker-web-others = The others’ ships
galaxy-trucker-web-other = { $seat }: { $parts ->
    [one] { $parts } component
   *[other] { $parts } components
  }, { $about }; look closer
galaxy-trucker-web-other-finished = finished with order tile { $order }
galaxy-trucker-web-other-looking = looking at stack { $stack }
galaxy-trucker-web-other-holds = holding: { $part }
galaxy-trucker-web-other-free = nothing in hand
galaxy-trucker-web-other-close = Close
# Inspection and crew.
galaxy-trucker-web-inspection = Inspection
galaxy-trucker-web-inspection-remove = { $count ->
    [one] { $count } error. Remove one of the components it lies between; each costs 1 credit at the end.
   *[other] { $count } errors. Remove one of the components each lies between; each costs 1 credit at the end.
  }
galaxy-trucker-web-inspection-mend = { $count ->
    [one] { $count } error. Take components off for free and build on.
   *[other] { $count } errors. Take components off for free and build on.
  }
galaxy-trucker-web-inspection-pieces = The ship has come apart. Which piece do you keep?
galaxy-trucker-web-inspection-sound = Nothing is wrong with your ship.
galaxy-trucker-web-inspection-others = Still busy: { $seats }
galaxy-trucker-web-remove = Remove: { $part }, { $square }
galaxy-trucker-web-remove-short = Remove: { $part }
galaxy-trucker-web-salvage = Keep this one: { $count ->
    [one] { $count } component
   *[other] { $count } components
  } around { $square }
galaxy-trucker-web-repaired = It is mended
galaxy-trucker-web-crew = Crew
galaxy-trucker-web-crew-choose = Two humans live in each cabin. An alien takes a cabin to itself: brown ones push the engines, purple ones aim the cannons.
galaxy-trucker-web-crew-full = Everybody is aboard.
galaxy-trucker-web-crew-others = Choosing their crew: { $seats }
galaxy-trucker-web-crew-aboard = Crew aboard
galaxy-trucker-web-cells-aboard = Battery cells
galaxy-trucker-web-alien-brown = Brown alien
galaxy-trucker-web-alien-purple = Purple alien
galaxy-trucker-web-board = { $alien }: { $square }
galaxy-trucker-web-crewed = Close the hatches
# The practice yard.
galaxy-trucker-web-practice = Practice yard
galaxy-trucker-web-practice-about = Build your first ship without a clock. An instructor goes along, says what is wrong as soon as it is, and in five minutes she flies.
galaxy-trucker-web-practice-fits-single = One prong joins one prong.
galaxy-trucker-web-practice-fits-double = Two prongs join two.
galaxy-trucker-web-practice-fits-universal = Three prongs join any prongs.
galaxy-trucker-web-practice-fits-none = A smooth side joins nothing. It may face another smooth side, or nothing at all.
galaxy-trucker-web-practice-start = To the yard
galaxy-trucker-web-practice-back = Back to my ship
galaxy-trucker-web-practice-again = Begin a new ship
galaxy-trucker-web-practice-skip = Skip this
galaxy-trucker-web-practice-welcome = This is your ship. So far it is one cabin, and everything else must be joined to it, piece by piece.
galaxy-trucker-web-practice-draw = Draw a component from the pile.
galaxy-trucker-web-practice-prongs = Look at its four sides. One prong joins one, two join two, three join any. A smooth side joins nothing and must face nothing, or another smooth side.
galaxy-trucker-web-practice-turn = Turn it: with R, the wheel, the round arrows, or a tap of two fingers.
galaxy-trucker-web-practice-weld = Put it beside the cabin. Lit squares join as it lies, ↻ after a turn. A tick is a good contact, a cross a bad one. And a dark square? Try: you are told why not.
galaxy-trucker-web-practice-loose = It is only pinned on. Until you take the next component you can lift it or turn it; then it is welded for good. Now weld a second one on.
galaxy-trucker-web-practice-engine = Without an engine nothing flies. Draw until one comes, and put back what you do not need. Flames to the rear, nothing right behind them.
galaxy-trucker-web-practice-cannon = Now a cannon, against meteors and pirates. Best to the front; the square before its barrel stays empty.
galaxy-trucker-web-practice-aside = Something good that does not fit yet? Set it aside: there is room for two. What is never built counts as lost.
galaxy-trucker-web-practice-peek = Three of the four stacks of cards may be looked at. Look at one to know what to build for, and put it back.
galaxy-trucker-web-practice-fill = Build on: cabins bring crew, holds carry goods, batteries feed shields and everything double. Every connector that faces nothing is a weak spot.
galaxy-trucker-web-practice-finish = No warning sign on the ship? Then say that you are finished, and take an order tile.
galaxy-trucker-web-practice-mend = The inspector has found something. Take off what is marked, which costs nothing here, mend the ship, and say so.
galaxy-trucker-web-practice-crew = Two people move into every cabin by themselves. Where there is life support beside a cabin, an alien may have it instead. Then close the hatches: off you go.
galaxy-trucker-web-practice-end = She flies, and she is yours. Card after card comes from the stack; each asks one question, and every answer says what it costs. Bring her home: what is left of her is paid for at the end.
galaxy-trucker-web-practice-over = That was a whole flight: built, flown, and paid for. Now do it against somebody.
galaxy-trucker-web-practice-why-connection = One prong never fits two, and no prong fits a smooth side.
galaxy-trucker-web-practice-why-engine = Nothing may lie right behind an engine.
galaxy-trucker-web-practice-why-engine-facing = An engine only pushes with its flames to the rear.
galaxy-trucker-web-practice-why-cannon = Nothing may lie right in front of a barrel.
galaxy-trucker-web-practice-why-disconnected = It hangs on nothing.
galaxy-trucker-web-practice-mendable = It is not welded yet: turn it, or lift it.
galaxy-trucker-web-practice-unmendable = The inspector will make you remove one of them.

# The flight

galaxy-trucker-web-flight-route = The track
galaxy-trucker-web-flight-leads = in the lead
galaxy-trucker-web-flight-behind = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } behind { $seat }
galaxy-trucker-web-flight-lap = lap { $lap }
galaxy-trucker-web-flight-nobody-flies = Nobody is in flight any more.
galaxy-trucker-web-flight-left = { $left ->
    [0] the last card
    [one] { $left } card left
   *[other] { $left } cards left
  }
galaxy-trucker-web-flight-past-cards = { $count ->
    [one] The card before
   *[other] The { $count } cards before
  }
galaxy-trucker-web-flight-fleet = All ships
galaxy-trucker-web-flight-watch = Look at the ship of { $seat }
galaxy-trucker-web-flight-ship-of = Ship of { $seat }
galaxy-trucker-web-flight-decides = decides
galaxy-trucker-web-flight-waiting = Waiting for { $seats }.
galaxy-trucker-web-flight-at = { $square }: { $what }
galaxy-trucker-web-flight-empty-square = empty
galaxy-trucker-web-flight-column = Column { $line }
galaxy-trucker-web-flight-rolled-column = Column die { $line }
galaxy-trucker-web-flight-rolled-row = Row die { $line }
galaxy-trucker-web-flight-row = Row { $line }
galaxy-trucker-web-flight-engines = engines { $least }, with cells { $most }
galaxy-trucker-web-flight-cannons = cannons { $least }, with cells { $most }
galaxy-trucker-web-flight-crew = crew { $crew }
galaxy-trucker-web-flight-humans = { $humans ->
    [one] { $humans } human
   *[other] { $humans } humans
  }
galaxy-trucker-web-flight-cells = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  }
galaxy-trucker-web-flight-goods = { $goods ->
    [one] { $goods } block
   *[other] { $goods } blocks
  }
galaxy-trucker-web-flight-exposed = { $exposed ->
    [one] { $exposed } exposed connector
   *[other] { $exposed } exposed connectors
  }
galaxy-trucker-web-flight-credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
  }

# On a card
galaxy-trucker-web-flight-level = Level { $level }
galaxy-trucker-web-flight-level-not = Level { $level }, does not count in this flight
galaxy-trucker-web-flight-supercard = Supercard
galaxy-trucker-web-flight-sweep = Small meteors { $side }, one in each line { $way }
galaxy-trucker-web-flight-sweep-left_to_right = from left to right
galaxy-trucker-web-flight-sweep-right_to_left = from right to left
galaxy-trucker-web-flight-sweep-front_to_rear = from front to rear
galaxy-trucker-web-flight-sweep-rear_to_front = from rear to front
galaxy-trucker-web-flight-printed-die = one die is printed: { $die }
galaxy-trucker-web-flight-hole-price = For every point of engine strength that is missing, two components are abandoned
galaxy-trucker-web-flight-fleet-sides = It attacks { $sides }: cannons that point there count in full, all others half
galaxy-trucker-web-flight-fleet-reach = cannons of { $strength } stop this line and those above it
galaxy-trucker-web-flight-zone-column = Column { $number }: { $plus } minus { $minus }. The lowest pays
galaxy-trucker-web-flight-raid-from = Die { $faces }: { $side }
galaxy-trucker-web-flight-raid-line = { $units ->
    [one] One robot enters
   *[other] { $units } robots enter
  } in line { $line }
galaxy-trucker-web-flight-raid-seeks-crew = They leave a charge where they find crew
galaxy-trucker-web-flight-raid-seeks-battery = They leave a charge where they find cells
galaxy-trucker-web-flight-raid-seeks-goods = They leave a charge where they find goods
galaxy-trucker-web-flight-effect = What it does
galaxy-trucker-web-flight-enemy = Strength
galaxy-trucker-web-flight-strength = { $strength }
galaxy-trucker-web-flight-needs = Needs
galaxy-trucker-web-flight-needs-crew = a crew of { $crew } or more
galaxy-trucker-web-flight-costs = Costs
galaxy-trucker-web-flight-brings = Brings
galaxy-trucker-web-flight-if-won = Stronger
galaxy-trucker-web-flight-if-beaten = Weaker
galaxy-trucker-web-flight-time = Days
galaxy-trucker-web-flight-meteors = Meteors
galaxy-trucker-web-flight-planet = Planet { $planet }
galaxy-trucker-web-flight-landed = { $seat } has landed
galaxy-trucker-web-flight-least = Lowest in { $criterion }
galaxy-trucker-web-flight-hazard = { $hazard } { $side }
galaxy-trucker-web-flight-rolled = in line { $line }
galaxy-trucker-web-flight-from-front = from the front
galaxy-trucker-web-flight-from-right = from the right
galaxy-trucker-web-flight-from-rear = from the rear
galaxy-trucker-web-flight-from-left = from the left
galaxy-trucker-web-flight-lose-days = { $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
  }
galaxy-trucker-web-flight-lose-crew = { $crew } of the crew lost
galaxy-trucker-web-flight-lose-goods = { $goods ->
    [one] the dearest block lost
   *[other] the { $goods } dearest blocks lost
  }
galaxy-trucker-web-flight-parts-lost = { $count ->
    [one] { $count } component lost
   *[other] { $count } components lost
  }

# Questions
galaxy-trucker-web-flight-question = The question
galaxy-trucker-web-flight-ask-thrust = How hard do you push the engines?
galaxy-trucker-web-flight-ask-engines = How strong are your engines?
galaxy-trucker-web-flight-ask-cannons = They attack. How strong are your cannons?
galaxy-trucker-web-flight-ask-fire = How strong are your cannons?
galaxy-trucker-web-flight-ask-defend = { $hazard } { $side }, { $axis ->
    [row] row
   *[column] column
  } { $line }: { $count ->
    [one] one component is at stake.
   *[other] { $count } components are at stake.
  } Spend a cell?
galaxy-trucker-web-flight-ask-piece = The ship has come apart. Which piece flies on?
galaxy-trucker-web-flight-ask-planets = Land and load, or fly past?
galaxy-trucker-web-flight-ask-offer = Worth it?
galaxy-trucker-web-flight-ask-reward = You have beaten them! Is the reward worth the days?
galaxy-trucker-web-flight-ask-loading = What comes aboard?
galaxy-trucker-web-flight-ask-lose-crew = { $count ->
    [one] One more of the crew has to go. Who?
   *[other] { $count } of the crew have to go. Who?
  }
galaxy-trucker-web-flight-ask-lose-goods = { $count ->
    [one] One more block is taken, the dearest first. From which hold?
   *[other] { $count } blocks are taken, the dearest first. From which hold?
  }
galaxy-trucker-web-flight-ask-lose-cells = { $count ->
    [one] One more cell is taken. From which battery?
   *[other] { $count } cells are taken. From which battery?
  }
galaxy-trucker-web-flight-ask-between = On to the next card?
galaxy-trucker-web-flight-ask-hole = The black hole pulls with { $pull }. How do you get away?
galaxy-trucker-web-flight-ask-sacrifice = { $connectors ->
    [one] One exposed connector is ground away
   *[other] { $connectors } exposed connectors are ground away
  }: { $days ->
    [one] { $days } day lost.
   *[other] { $days } days lost.
  } Give up a component first?
galaxy-trucker-web-flight-ask-meltdown = { $count ->
    [one] One of your fullest batteries melts. Which?
   *[other] { $count } of your fullest batteries melt. Which?
  }
galaxy-trucker-web-flight-ask-radiation = A router works again, and joins radioactive containers that must not be joined. Which one goes?
galaxy-trucker-web-flight-ask-skip = Give up one of your { $kind } and stay out of this card?
galaxy-trucker-web-flight-ask-volunteer = Enemies! Will you fight them first?
galaxy-trucker-web-flight-ask-jump = Jump to hyperspace, past this card?
galaxy-trucker-web-flight-ask-robonauts = How large is your crew? Cells wake robonauts.
galaxy-trucker-web-flight-ask-shift = { $hazard } { $side }, { $axis ->
    [row] row
   *[column] column
  } { $line }. Get out of its way for a cell?
galaxy-trucker-web-flight-ask-shift-raid = The Robopolice come { $side }, { $axis ->
    [row] row
   *[column] column
  } { $line }. Have them try the next line for a cell?
galaxy-trucker-web-flight-jump = Jump
galaxy-trucker-web-flight-stay = Stay
galaxy-trucker-web-flight-shift-lower = Let it come in line { $line }
galaxy-trucker-web-flight-shift-higher = Let it come in line { $line }
galaxy-trucker-web-flight-hold = Hold your course
galaxy-trucker-web-flight-wake = Wake a sleeper: { $square }
galaxy-trucker-web-flight-pull = pull
galaxy-trucker-web-flight-hole-count = { $marked } of { $due } abandoned
galaxy-trucker-web-flight-hole-more = { $count ->
    [one] One more has to go: choose it on your ship.
   *[other] { $count } more have to go: choose them on your ship.
  }
galaxy-trucker-web-flight-hole-enough = That is enough: off you go.
galaxy-trucker-web-flight-hole-fewer = { $count ->
    [one] One too many: take it back.
   *[other] { $count } too many: take them back.
  }
galaxy-trucker-web-flight-escape = Escape
galaxy-trucker-web-flight-fall-in = Fall in …
galaxy-trucker-web-flight-fall-in-sure = Let it have the ship
galaxy-trucker-web-flight-fall-in-means = All components are lost, and the flight is over for you.
galaxy-trucker-web-flight-other-battery = From another battery
galaxy-trucker-web-flight-fleet-unharmed = Strong enough: they leave you alone.
galaxy-trucker-web-flight-fleet-pays = As it is, this is what they take:
galaxy-trucker-web-flight-zone-counts = The column comes to { $result }: more is better.
galaxy-trucker-web-flight-zone-taken = This is taken away: the column comes to { $result }, and cells make it worse.
galaxy-trucker-web-flight-grind = Lose the days
galaxy-trucker-web-flight-face = Face the card
galaxy-trucker-web-flight-volunteer = I fight first
galaxy-trucker-web-flight-hold-back = Wait for my turn
galaxy-trucker-web-flight-against = against
galaxy-trucker-web-flight-weakest = weakest so far
galaxy-trucker-web-flight-at-most = at most
galaxy-trucker-web-flight-spend = Spend a cell
galaxy-trucker-web-flight-cells-left = 1 cell of { $cells }
galaxy-trucker-web-flight-or-battery = Or choose the battery on the ship.
galaxy-trucker-web-flight-enough = Declare { $strength }
galaxy-trucker-web-flight-thrust = { $days ->
    [one] That is { $days } day ahead.
   *[other] That is { $days } days ahead.
  }
galaxy-trucker-web-flight-no-thrust = Without any thrust you have to give up!
galaxy-trucker-web-flight-wins = Stronger: you beat them.
galaxy-trucker-web-flight-holds = Equal: they leave you alone.
galaxy-trucker-web-flight-falls-smugglers = Weaker: { $goods ->
    [one] your dearest block is gone.
   *[other] your { $goods } dearest blocks are gone.
  }
galaxy-trucker-web-flight-falls-slavers = Weaker: { $crew } of your crew are gone.
galaxy-trucker-web-flight-falls-pirates = Weaker: { $shots ->
    [one] they fire once.
   *[other] they fire { $shots } times.
  }
galaxy-trucker-web-flight-lowest = Lowest so far: you would pay.
galaxy-trucker-web-flight-defend = Defend
galaxy-trucker-web-flight-brace = Take the hit
galaxy-trucker-web-flight-keep-piece = Keep piece { $number }: { $count ->
    [one] { $count } component
   *[other] { $count } components
  }
galaxy-trucker-web-flight-land = Planet { $planet }
galaxy-trucker-web-flight-pass = Fly past
galaxy-trucker-web-flight-accept-abandoned_ship = Send them over
galaxy-trucker-web-flight-accept-abandoned_station = Dock and load
galaxy-trucker-web-flight-claim = Take the reward
galaxy-trucker-web-flight-decline = Leave it, keep the days
galaxy-trucker-web-flight-on-ship = Choose on your ship: what can go is lit.
galaxy-trucker-web-flight-fly-on = Fly on
galaxy-trucker-web-flight-last-crew = That would leave nobody aboard: your flight would end there.
galaxy-trucker-web-flight-give-up = Give up …
galaxy-trucker-web-flight-give-up-sure = Give up for good
galaxy-trucker-web-flight-give-up-means = No reward for order or looks, and goods sell for half.
galaxy-trucker-web-flight-tray = Blocks to load
galaxy-trucker-web-flight-tray-empty = Nothing left to load.
galaxy-trucker-web-flight-take-block = Take the { $colour } block, worth { $price }
galaxy-trucker-web-flight-no-room = The { $colour } block, worth { $price }: no free hold takes it
galaxy-trucker-web-flight-choose-block = Choose a block, then a hold on the ship.
galaxy-trucker-web-flight-choose-hold = Now a hold for the { $colour } block.
galaxy-trucker-web-flight-aboard = { $count ->
    [one] { $count } block is aboard: put it down?
   *[other] { $count } blocks are aboard: put some down?
  }
galaxy-trucker-web-flight-put-down = Put down a { $colour } block ({ $count } there) from { $square }
galaxy-trucker-web-flight-stow = Stow the best for me
galaxy-trucker-web-flight-leave-rest = { $count ->
    [one] Leave the last block
   *[other] Leave { $count } blocks
  }
galaxy-trucker-web-flight-all-aboard = Close the holds
galaxy-trucker-web-flight-do-spend = Spend a cell
galaxy-trucker-web-flight-do-discharge = Let one go
galaxy-trucker-web-flight-do-hand-over = Hand over a block
galaxy-trucker-web-flight-do-salvage = Keep piece { $number }
galaxy-trucker-web-flight-do-load = Load it here
galaxy-trucker-web-flight-do-unload = Put a block down
galaxy-trucker-web-flight-do-abandon = Abandon it
galaxy-trucker-web-flight-do-take-back = Take it back
galaxy-trucker-web-flight-do-part-with = Let it go
galaxy-trucker-web-flight-do-skip = Give it up

# Accounts
galaxy-trucker-web-flight-accounts = Accounts of flight { $round } of { $rounds }
galaxy-trucker-web-flight-accounts-last = The last accounts
galaxy-trucker-web-flight-accounts-table = What the flight brought, in credits
galaxy-trucker-web-flight-accounts-means = First home earns { $first }, the ship with the fewest exposed connectors { $beauty }; lost components cost a credit each.
galaxy-trucker-web-flight-place = Rank
galaxy-trucker-web-flight-trucker = Trucker
galaxy-trucker-web-flight-account-cards = Cards
galaxy-trucker-web-flight-account-order = Order
galaxy-trucker-web-flight-account-beauty = Looks
galaxy-trucker-web-flight-account-goods = Goods
galaxy-trucker-web-flight-account-mission = Mission
galaxy-trucker-web-flight-account-losses = Losses
galaxy-trucker-web-flight-balance = Credits
galaxy-trucker-web-flight-onward = Onward: build a ship of class { $class }
galaxy-trucker-web-flight-winners = More than 20 credits, and so a winner: { $seats }
galaxy-trucker-web-flight-no-winner = Nobody has more than 20 credits: nobody wins.
galaxy-trucker-web-flight-mission-line = { $counter } ({ $pay })
galaxy-trucker-web-flight-ask-pilot = You died. Will you come back as a new pilot, with 1 credit?
galaxy-trucker-web-flight-rejoin = Come back
galaxy-trucker-web-flight-sit-out = Sit out the rest
galaxy-trucker-web-flight-winner = { $seats }: most credits, { $credits }
galaxy-trucker-web-flight-cards-of-flight = The { $count } cards of this flight

# Missions

galaxy-trucker-web-mission = Mission
galaxy-trucker-web-mission-own = A mission of our own
galaxy-trucker-web-mission-setup = Before the start
galaxy-trucker-web-mission-build_rules = While building
galaxy-trucker-web-mission-flight_rules = In flight
galaxy-trucker-web-mission-rewards = Pays whoever arrives
galaxy-trucker-web-mission-penalties = Costs
galaxy-trucker-web-mission-forbidden = Not for ships of class { $classes }
galaxy-trucker-web-mission-card = The whole card
galaxy-trucker-web-mission-title = Flight { $round } of { $rounds }, level { $level }: which mission?
galaxy-trucker-web-mission-about = Everybody votes for one of the three, or says which one it must not be. If you do not agree, the lot decides.
galaxy-trucker-web-mission-said = You have had your say.
galaxy-trucker-web-mission-vote = This one
galaxy-trucker-web-mission-vote-for = This one: { $mission }
galaxy-trucker-web-mission-veto = Not this one
galaxy-trucker-web-mission-veto-of = Not this one: { $mission }
galaxy-trucker-web-mission-against = Not this one:
galaxy-trucker-web-mission-waits = Still choosing:
galaxy-trucker-web-refit-title = The mission of flight { $round }
galaxy-trucker-web-refit-about = Now that it is known you may fly another class, if all want the same one. Else it stays class { $class }.
galaxy-trucker-web-refit-keep = Stay with class { $class }
galaxy-trucker-web-refit = Fly class { $class }
galaxy-trucker-web-mission-panel = Mission: { $mission }
galaxy-trucker-web-mission-fold = Less
galaxy-trucker-web-mission-so-far = so far
galaxy-trucker-web-mission-seat = { $seat }: { $credits } so far
galaxy-trucker-web-mission-marker = { $marker ->
    [merchant] The merchant
   *[other] The neutral ship
  }
galaxy-trucker-web-mission-marker-hits = can take { $left } more hits of { $hits }
galaxy-trucker-web-bet-title = Your secret bet
galaxy-trucker-web-bet-about = This counts: { $counter }. Nobody sees your bet before the first card.
galaxy-trucker-web-bet-said = Your bet is made.
galaxy-trucker-web-bet-waits = Still betting: { $seats }
galaxy-trucker-web-bet-at-most = At most { $bound }
galaxy-trucker-web-bet-nothing = No bet
galaxy-trucker-web-bet-has = bets on at most { $bound }
galaxy-trucker-web-kind-explosive = explosive containers
    .one = an explosive container
galaxy-trucker-web-kind-fragile = fragile containers
    .one = a fragile container
galaxy-trucker-web-kind-heavy = heavy containers
    .one = a heavy container
galaxy-trucker-web-kind-radioactive = radioactive containers
    .one = a radioactive container
galaxy-trucker-web-kind-artefact = artefacts
    .one = an artefact
galaxy-trucker-web-connector-single = single
galaxy-trucker-web-connector-double = double
galaxy-trucker-web-connector-universal = universal
galaxy-trucker-web-cards-any = any
galaxy-trucker-web-cards-enemy_fleet = Enemy Fleet
galaxy-trucker-web-cards-special_event = Special Event
galaxy-trucker-web-scratch-no_component_lost = components
galaxy-trucker-web-scratch-no_crew_lost = crew
galaxy-trucker-web-scratch-no_goods_lost = goods
galaxy-trucker-web-scratch-no_day_lost = flight days
galaxy-trucker-web-counter-delivered_explosive = explosive container delivered
galaxy-trucker-web-counter-delivered_fragile = fragile container delivered
galaxy-trucker-web-counter-delivered_heavy = heavy container delivered
galaxy-trucker-web-counter-delivered_radioactive = radioactive container delivered
galaxy-trucker-web-counter-delivered_artefact = artefact delivered
galaxy-trucker-web-counter-delivered_artefact_single = single artefact delivered
galaxy-trucker-web-counter-delivered_artefact_double = double artefact delivered
galaxy-trucker-web-counter-delivered_weight = unit of weight delivered
galaxy-trucker-web-counter-delivered_distinct_kinds = kind of special component delivered
galaxy-trucker-web-counter-delivered_human = human brought home
galaxy-trucker-web-counter-delivered_alien = alien brought home
galaxy-trucker-web-counter-delivered_goods_colours = colour of goods delivered
galaxy-trucker-web-counter-lost_explosive = explosive container lost
galaxy-trucker-web-counter-lost_fragile = fragile container lost
galaxy-trucker-web-counter-lost_heavy = heavy container lost
galaxy-trucker-web-counter-lost_radioactive = radioactive container lost
galaxy-trucker-web-counter-lost_artefact = artefact lost
galaxy-trucker-web-counter-lost_human = human lost
galaxy-trucker-web-counter-lost_alien = alien lost
galaxy-trucker-web-counter-lost_crew = member of the crew lost
galaxy-trucker-web-counter-lost_in_flight = component lost in flight
galaxy-trucker-web-counter-cannon_components = cannon
galaxy-trucker-web-counter-exposed_connectors = exposed connector
galaxy-trucker-web-counter-cells_left = battery cell left
galaxy-trucker-web-counter-engine_strength_without_cells = point of engine strength without cells
galaxy-trucker-web-counter-badges = badge
galaxy-trucker-web-counter-enemies_beaten = enemy beaten
galaxy-trucker-web-counter-directives_met = directive kept
galaxy-trucker-web-counter-directives_broken = directive broken
galaxy-trucker-web-counter-built_artefact = artefact aboard
galaxy-trucker-web-counter-aliens_aboard = alien aboard
galaxy-trucker-web-counter-empty_squares_at_launch = empty square at the launch
galaxy-trucker-web-op-add-all = All { $kind } lie in the warehouse.
galaxy-trucker-web-op-add-table = { $count } { $kind } lie in the warehouse.
galaxy-trucker-web-op-add-player = { $count } { $kind } for each player lie in the warehouse.
galaxy-trucker-web-op-deal = Everybody begins with { $count } { $kind } set aside, and has to build them in.
galaxy-trucker-web-op-deal-free = Everybody begins with { $count } { $kind } set aside.
galaxy-trucker-web-op-insert = { $count ->
    [one] One { $extra ->
        [no] supercard ({ $types }) in place of a card
       *[yes] more supercard ({ $types })
      }
   *[other] { $count } { $extra ->
        [no] supercards ({ $types }) in place of cards
       *[yes] more supercards ({ $types })
      }
  } in { $stacks ->
    [viewable] each stack you may look at
    [hidden] the secret stack
   *[all] every stack
  }{ $optional ->
    [yes] , if you dare
   *[no] .
  }
galaxy-trucker-web-op-insert-total = { $count ->
    [one] One supercard
   *[other] { $count } supercards
  } ({ $types }) in the stacks, from the first one on.
galaxy-trucker-web-op-remove = These cards stay away: { $types }.
galaxy-trucker-web-op-marker = A { $marker ->
    [merchant] merchant
   *[other] neutral ship
  } flies ahead of the leader and can take { $hits } hits.
galaxy-trucker-web-op-directives = { $count } directives are drawn.
galaxy-trucker-web-op-connectors = Other connectors fit: { $pairs }.
galaxy-trucker-web-op-pair = { $one } with { $other }
galaxy-trucker-web-op-no-looking = Nobody may look at the cards.
galaxy-trucker-web-op-timer-fewer = { $count ->
    [one] The timer runs once less.
   *[other] The timer runs { $count } times less.
  }
galaxy-trucker-web-op-timer-more = { $count ->
    [one] The timer runs once more.
   *[other] The timer runs { $count } times more.
  }
galaxy-trucker-web-op-require = { $bound ->
    [1] Whoever starts without { $counter } pays { $credits }.
   *[other] Whoever starts with fewer than { $bound } { $counter } pays { $credits }.
  }
galaxy-trucker-web-op-secret = Before the first card everybody makes a secret bet.
galaxy-trucker-web-op-skip = When { $card ->
    [enemy] an enemy
   *[supercard] a supercard
  } comes, you may give up { $count } of your { $kind } and stay out of it.
galaxy-trucker-web-op-badge = Face { $card ->
    [enemy] an enemy
   *[supercard] a supercard
  } without any loss ({ $scratches }), and you earn a badge.
galaxy-trucker-web-op-death = If an explosion destroys your starting cabin, you die.
galaxy-trucker-web-op-close-ranks = After each card the ships close up.
galaxy-trucker-web-op-volunteer = Against an enemy, the first to volunteer fights before the leader.
galaxy-trucker-web-op-hit-enemy_beaten_by_nobody = It takes { $hits ->
    [one] a hit
   *[other] { $hits } hits
  } when nobody beats an enemy.
galaxy-trucker-web-op-hit-fleet_matched_by_nobody = It takes { $hits ->
    [one] a hit
   *[other] { $hits } hits
  } when nobody stops a fleet.
galaxy-trucker-web-op-per = { $pays ->
    [yes] −{ $credits } for each { $each }
   *[no] +{ $credits } for each { $each }
  }
galaxy-trucker-web-op-table = { $pays ->
    [yes] −{ $amounts } for 1, 2, 3 … { $counter }
   *[no] +{ $amounts } for 1, 2, 3 … { $counter }
  }
galaxy-trucker-web-op-most = { $pays ->
    [yes] −{ $credits } for the most { $counter }
   *[no] +{ $credits } for the most { $counter }
  }
galaxy-trucker-web-op-rank = { $amounts } by rank, { $order ->
    [fewest_first] fewest
   *[most_first] most
  } { $counter } first
galaxy-trucker-web-op-if = { $pays ->
    [yes] −{ $credits }
   *[no] +{ $credits }
  } with { $bound ->
    [0] no { $counter }
   *[other] { $how ->
        [most] at most
       *[least] at least
      } { $bound } { $counter }
  }
galaxy-trucker-web-op-bound = { $bound ->
    [0] no { $counter }
   *[other] { $how ->
        [most] at most
       *[least] at least
      } { $bound } { $counter }
  }
galaxy-trucker-web-op-sets = { $pays ->
    [yes] −{ $credits }
   *[no] +{ $credits }
  } for { $times ->
    [each] every complete set
   *[once] one complete set
  }: { $sets }
galaxy-trucker-web-op-marker-state = { $pays ->
    [yes] −{ $credits }
   *[no] +{ $credits }
  } if the { $marker ->
    [merchant] merchant
   *[other] neutral ship
  } { $state ->
    [destroyed] is destroyed
   *[alive] comes through
  }
galaxy-trucker-web-op-choice = +{ $amounts } for a bet that holds: at most { $bounds } { $counter }
galaxy-trucker-web-op-choice-failed = { $fraction ->
    [whole] A lost bet costs as much as it would have won.
   *[half] A lost bet costs half of what it would have won.
  }
galaxy-trucker-web-op-multiply-order_rewards = The reward for the order of arrival × { $factor }
galaxy-trucker-web-op-multiply-best_looking_reward = The reward for the best-looking ship × { $factor }
galaxy-trucker-web-op-first-for-all = Everybody who arrives gets the reward of the first.
galaxy-trucker-web-op-losses-pay = +{ $price } for each component lost in flight, instead of paying for it
galaxy-trucker-web-op-losses-cost = −{ $price } for each component lost in flight
