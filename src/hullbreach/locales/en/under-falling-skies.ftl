# Under Falling Skies

under-falling-skies-title = Under Falling Skies
under-falling-skies-about = Five dice hold a city against a falling sky: each one you place runs a room and brings the enemy closer.

under-falling-skies-seat-commander = Commander

## Options

under-falling-skies-option-play = Mode
    .about = one battle or the whole war
under-falling-skies-option-play-battle = Battle
    .about = one game, laid out as you like
under-falling-skies-option-play-campaign = Campaign
    .about = four chapters, about a dozen battles in all; cities, scenarios and characters come as they are drawn

under-falling-skies-option-city = City
    .about = where you fight: its base and its ability
under-falling-skies-option-city-roswell = { under-falling-skies-name-roswell }
    .about = { under-falling-skies-ability-roswell-blue }
under-falling-skies-option-city-washington_dc = { under-falling-skies-name-washington_dc }
    .about = { under-falling-skies-ability-washington_dc-blue }
under-falling-skies-option-city-new_york = { under-falling-skies-name-new_york }
    .about = { under-falling-skies-ability-new_york-blue }
under-falling-skies-option-city-montreal = { under-falling-skies-name-montreal }
    .about = { under-falling-skies-ability-montreal-blue }
under-falling-skies-option-city-havana = { under-falling-skies-name-havana }
    .about = { under-falling-skies-ability-havana-blue }
under-falling-skies-option-city-mexico_city = { under-falling-skies-name-mexico_city }
    .about = { under-falling-skies-ability-mexico_city-blue }
under-falling-skies-option-city-rio_de_janeiro = { under-falling-skies-name-rio_de_janeiro }
    .about = { under-falling-skies-ability-rio_de_janeiro-blue }
under-falling-skies-option-city-moscow = { under-falling-skies-name-moscow }
    .about = { under-falling-skies-ability-moscow-blue }
under-falling-skies-option-city-london = { under-falling-skies-name-london }
    .about = { under-falling-skies-ability-london-blue }
under-falling-skies-option-city-paris = { under-falling-skies-name-paris }
    .about = { under-falling-skies-ability-paris-blue }
under-falling-skies-option-city-cairo = { under-falling-skies-name-cairo }
    .about = { under-falling-skies-ability-cairo-blue }
under-falling-skies-option-city-johannesburg = { under-falling-skies-name-johannesburg }
    .about = { under-falling-skies-ability-johannesburg-blue }
under-falling-skies-option-city-beijing = { under-falling-skies-name-beijing }
    .about = { under-falling-skies-ability-beijing-blue }
under-falling-skies-option-city-tokyo = { under-falling-skies-name-tokyo }
    .about = { under-falling-skies-ability-tokyo-blue }
under-falling-skies-option-city-seoul = { under-falling-skies-name-seoul }
    .about = { under-falling-skies-ability-seoul-blue }
under-falling-skies-option-city-singapore = { under-falling-skies-name-singapore }
    .about = { under-falling-skies-ability-singapore-blue }
under-falling-skies-option-city-sydney = { under-falling-skies-name-sydney }
    .about = { under-falling-skies-ability-sydney-blue }

under-falling-skies-option-side = City side
    .about = a damaged city has the stronger ability
under-falling-skies-option-side-blue = blue
    .about = the city is undamaged
under-falling-skies-option-side-damaged = damaged
    .about = a stronger ability; counts as easier

under-falling-skies-option-threat = Threat level
    .about = how many sky tiles, drawn at random, show their threat face
under-falling-skies-option-threat-0 = 0
    .about = easy: for a first game
under-falling-skies-option-threat-1 = 1
    .about = standard
under-falling-skies-option-threat-2 = 2
    .about = hard
under-falling-skies-option-threat-3 = 3
    .about = very hard
under-falling-skies-option-threat-4 = 4
    .about = for veterans

under-falling-skies-option-scenario = Scenario
    .about = what else goes wrong
under-falling-skies-option-scenario-none = none
    .about = nothing but the invasion
under-falling-skies-option-scenario-battle_for_the_sky = { under-falling-skies-name-battle_for_the_sky }
    .about = eight ships must be destroyed before research can be completed
under-falling-skies-option-scenario-evacuation = { under-falling-skies-name-evacuation }
    .about = people are to be brought out of every column before the last research step
under-falling-skies-option-scenario-reinforcements = { under-falling-skies-name-reinforcements }
    .about = more white ships, and rows that seemed quiet bring another
under-falling-skies-option-scenario-satellites = { under-falling-skies-name-satellites }
    .about = four satellites in the sky; each one lost costs energy for good
under-falling-skies-option-scenario-dangerous_research = { under-falling-skies-name-dangerous_research }
    .about = leaps of research cost energy, or damage
under-falling-skies-option-scenario-command_ship = { under-falling-skies-name-command_ship }
    .about = an orange ship that hits hard and drives its column on
under-falling-skies-option-scenario-reactor_leak = { under-falling-skies-name-reactor_leak }
    .about = energy leaks away round after round
under-falling-skies-option-scenario-repairing_the_base = { under-falling-skies-name-repairing_the_base }
    .about = four spaces of the base must be repaired before they can be used
under-falling-skies-option-scenario-contamination = { under-falling-skies-name-contamination }
    .about = AA guns fail one after the other until they are cleaned
under-falling-skies-option-scenario-kamikaze_ships = { under-falling-skies-name-kamikaze_ships }
    .about = white ships do double damage, once
under-falling-skies-option-scenario-saboteur = { under-falling-skies-name-saboteur }
    .about = your best grey die loses 2 in every round
under-falling-skies-option-scenario-storm = { under-falling-skies-name-storm }
    .about = a column at the mercy of the weather in every round
under-falling-skies-option-scenario-the_final_battle = { under-falling-skies-name-the_final_battle }
    .about = the last battle of the campaign; one more white ship from the start

under-falling-skies-option-tile_1 = Sky tile 1
    .about = the darkest, on top
under-falling-skies-option-tile_1-base = base
    .about = the goal costs 11 or 12
under-falling-skies-option-tile_1-advanced = advanced
    .about = teleporters, and a mothership that drives its ships on

under-falling-skies-option-tile_2 = Sky tile 2
    .about = the second from the top
under-falling-skies-option-tile_2-base = base
    .about = arrows and mothership icons
under-falling-skies-option-tile_2-advanced = advanced
    .about = teleporters, and a mothership that drives its ships on

under-falling-skies-option-tile_3 = Sky tile 3
    .about = the one with the skull
under-falling-skies-option-tile_3-base = base
    .about = yellow explosions only
under-falling-skies-option-tile_3-advanced = advanced
    .about = red explosions and teleporters

under-falling-skies-option-tile_4 = Sky tile 4
    .about = the lightest, above the city
under-falling-skies-option-tile_4-base = base
    .about = four rows of sky, whichever face
under-falling-skies-option-tile_4-advanced = advanced
    .about = a shortened sky: three rows, or two

under-falling-skies-option-tile_0 = Sky tile 0
    .about = two more rows of sky above tile 1, and two more research steps
under-falling-skies-option-tile_0-no = no
    .about = the sky begins with tile 1
under-falling-skies-option-tile_0-yes = yes
    .about = the mothership starts higher, and research goes further

under-falling-skies-option-wing_commander = { under-falling-skies-name-wing_commander }
    .about = leads the fighters
under-falling-skies-option-wing_commander-absent = absent
    .about = is not on the team
under-falling-skies-option-wing_commander-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-wing_commander-normal }
under-falling-skies-option-wing_commander-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-wing_commander-upgraded }

under-falling-skies-option-xenolinguist = { under-falling-skies-name-xenolinguist }
    .about = reads what the invaders write
under-falling-skies-option-xenolinguist-absent = absent
    .about = is not on the team
under-falling-skies-option-xenolinguist-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-xenolinguist-normal }
under-falling-skies-option-xenolinguist-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-xenolinguist-upgraded }

under-falling-skies-option-tunneller = { under-falling-skies-name-tunneller }
    .about = drives the excavator
under-falling-skies-option-tunneller-absent = absent
    .about = is not on the team
under-falling-skies-option-tunneller-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-tunneller-normal }
under-falling-skies-option-tunneller-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-tunneller-upgraded }

under-falling-skies-option-power_engineer = { under-falling-skies-name-power_engineer }
    .about = keeps the lights on
under-falling-skies-option-power_engineer-absent = absent
    .about = is not on the team
under-falling-skies-option-power_engineer-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-power_engineer-normal }
under-falling-skies-option-power_engineer-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-power_engineer-upgraded }

under-falling-skies-option-logistician = { under-falling-skies-name-logistician }
    .about = makes the dice obey
under-falling-skies-option-logistician-absent = absent
    .about = is not on the team
under-falling-skies-option-logistician-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-logistician-normal }
under-falling-skies-option-logistician-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-logistician-upgraded }

under-falling-skies-option-fire_chief = { under-falling-skies-name-fire_chief }
    .about = repairs what was hit
under-falling-skies-option-fire_chief-absent = absent
    .about = is not on the team
under-falling-skies-option-fire_chief-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-fire_chief-normal }
under-falling-skies-option-fire_chief-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-fire_chief-upgraded }

under-falling-skies-option-decoy_pilot = { under-falling-skies-name-decoy_pilot }
    .about = draws the ships away
under-falling-skies-option-decoy_pilot-absent = absent
    .about = is not on the team
under-falling-skies-option-decoy_pilot-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-decoy_pilot-normal }
under-falling-skies-option-decoy_pilot-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-decoy_pilot-upgraded }

under-falling-skies-option-roboticist = { under-falling-skies-name-roboticist }
    .about = brings a robot along
under-falling-skies-option-roboticist-absent = absent
    .about = is not on the team
under-falling-skies-option-roboticist-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-roboticist-normal }
under-falling-skies-option-roboticist-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-roboticist-upgraded }

under-falling-skies-option-signal_jammer = { under-falling-skies-name-signal_jammer }
    .about = confuses the ships’ navigation
under-falling-skies-option-signal_jammer-absent = absent
    .about = is not on the team
under-falling-skies-option-signal_jammer-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-signal_jammer-normal }
under-falling-skies-option-signal_jammer-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-signal_jammer-upgraded }

under-falling-skies-option-sharpshooter = { under-falling-skies-name-sharpshooter }
    .about = never misses
under-falling-skies-option-sharpshooter-absent = absent
    .about = is not on the team
under-falling-skies-option-sharpshooter-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-sharpshooter-normal }
under-falling-skies-option-sharpshooter-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-sharpshooter-upgraded }

under-falling-skies-option-reactor_chief = { under-falling-skies-name-reactor_chief }
    .about = runs rooms for nothing
under-falling-skies-option-reactor_chief-absent = absent
    .about = is not on the team
under-falling-skies-option-reactor_chief-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-reactor_chief-normal }
under-falling-skies-option-reactor_chief-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-reactor_chief-upgraded }

under-falling-skies-option-defector = { under-falling-skies-name-defector }
    .about = knows the mothership from within
under-falling-skies-option-defector-absent = absent
    .about = is not on the team
under-falling-skies-option-defector-normal = { under-falling-skies-side-normal }
    .about = { under-falling-skies-ability-defector-normal }
under-falling-skies-option-defector-upgraded = { under-falling-skies-side-upgraded }
    .about = { under-falling-skies-ability-defector-upgraded }

## Names

under-falling-skies-name-roswell = Roswell
under-falling-skies-name-washington_dc = Washington, DC
under-falling-skies-name-new_york = New York
under-falling-skies-name-montreal = Montreal
under-falling-skies-name-havana = Havana
under-falling-skies-name-mexico_city = Mexico City
under-falling-skies-name-rio_de_janeiro = Rio de Janeiro
under-falling-skies-name-moscow = Moscow
under-falling-skies-name-london = London
under-falling-skies-name-paris = Paris
under-falling-skies-name-cairo = Cairo
under-falling-skies-name-johannesburg = Johannesburg
under-falling-skies-name-beijing = Beijing
under-falling-skies-name-tokyo = Tokyo
under-falling-skies-name-seoul = Seoul
under-falling-skies-name-singapore = Singapore
under-falling-skies-name-sydney = Sydney

under-falling-skies-name-wing_commander = Wing Commander
under-falling-skies-name-xenolinguist = Xenolinguist
under-falling-skies-name-tunneller = Tunneller
under-falling-skies-name-power_engineer = Power Engineer
under-falling-skies-name-logistician = Logistician
under-falling-skies-name-fire_chief = Fire Chief
under-falling-skies-name-decoy_pilot = Decoy Pilot
under-falling-skies-name-roboticist = Roboticist
under-falling-skies-name-signal_jammer = Signal Jammer
under-falling-skies-name-sharpshooter = Sharpshooter
under-falling-skies-name-reactor_chief = Reactor Chief
under-falling-skies-name-defector = The Defector

under-falling-skies-name-battle_for_the_sky = Battle for the Sky
under-falling-skies-name-evacuation = Evacuation
under-falling-skies-name-reinforcements = Reinforcements
under-falling-skies-name-satellites = Satellites
under-falling-skies-name-dangerous_research = Dangerous Research
under-falling-skies-name-command_ship = Command Ship
under-falling-skies-name-reactor_leak = Reactor Leak
under-falling-skies-name-repairing_the_base = Repairing the Base
under-falling-skies-name-contamination = Contamination
under-falling-skies-name-kamikaze_ships = Kamikaze Ships
under-falling-skies-name-saboteur = Saboteur
under-falling-skies-name-storm = Storm
under-falling-skies-name-the_final_battle = The Final Battle

under-falling-skies-ship-none = ship
under-falling-skies-ship-purple = purple ship
under-falling-skies-ship-white = white ship
under-falling-skies-ship-orange = orange ship

under-falling-skies-kind-aa_gun = AA gun room
under-falling-skies-kind-tunnel = Tunnel
under-falling-skies-kind-energy = Energy room
under-falling-skies-kind-fighter = Fighter room
under-falling-skies-kind-research = Research room
under-falling-skies-kind-robot = Robot room
under-falling-skies-kind-command = Command room

under-falling-skies-action-none = no action
under-falling-skies-action-white_ships = white ships
under-falling-skies-action-excavator_back = excavator back
under-falling-skies-action-research_back = research back
under-falling-skies-action-damage = damage
under-falling-skies-action-move_ships = ships descend
under-falling-skies-action-skull = skull

under-falling-skies-explosion-yellow = yellow
under-falling-skies-explosion-red = red
under-falling-skies-side-blue = blue side
under-falling-skies-side-damaged = damaged side
under-falling-skies-side-normal = normal
under-falling-skies-side-upgraded = upgraded
under-falling-skies-state-ready = ready
under-falling-skies-state-exhausted = exhausted
under-falling-skies-stack-first = first
under-falling-skies-stack-second = second
under-falling-skies-source-city = the city
under-falling-skies-source-scenario = the scenario
under-falling-skies-scenario-none = none
under-falling-skies-counter-ships_destroyed = Ships destroyed
under-falling-skies-name-r-c = column { $c }, row { $r }
under-falling-skies-space-r-c = column { $c }, level { $r }
under-falling-skies-room-r-c = column { $c }, level { $r }
under-falling-skies-start-r-c = column { $c }, level { $r }
under-falling-skies-name-c = column { $c }

under-falling-skies-die-gray-1 = grey 1
under-falling-skies-die-gray-2 = grey 2
under-falling-skies-die-gray-3 = grey 3
under-falling-skies-die-gray-4 = grey 4
under-falling-skies-die-gray-5 = grey 5
under-falling-skies-die-gray-6 = grey 6
under-falling-skies-die-white-1 = white 1
under-falling-skies-die-white-2 = white 2
under-falling-skies-die-white-3 = white 3
under-falling-skies-die-white-4 = white 4
under-falling-skies-die-white-5 = white 5
under-falling-skies-die-white-6 = white 6

## Abilities of cities and characters, rules of scenarios

under-falling-skies-ability-roswell-blue = No ability.
under-falling-skies-ability-roswell-damaged = When the city takes its first damage of the game, research advances 1 space for free.
under-falling-skies-ability-washington_dc-blue = In the first roll of each round one white die is not rolled but set to 6.
under-falling-skies-ability-washington_dc-damaged = Right after the first roll of each round you may set one worker die to 6.
under-falling-skies-ability-new_york-blue = At most one robot; a room used with it has +1 value.
under-falling-skies-ability-new_york-damaged = A room has +1 value for each robot used in it.
under-falling-skies-ability-montreal-blue = Once per round a room resolved with a white die has +1 value (both effects, if it has two).
under-falling-skies-ability-montreal-damaged = Every room resolved with a white die has +1 value (both effects, if it has two).
under-falling-skies-ability-havana-blue = Once per round you may pay 1 energy to change one unplaced die by 1.
under-falling-skies-ability-havana-damaged = Once per round you may change one unplaced die by up to 2, free of charge.
under-falling-skies-ability-mexico_city-blue = The die ahead of the excavator may lie 1 step farther than its value.
under-falling-skies-ability-mexico_city-damaged = The die ahead of the excavator may lie 2 steps farther than its value, and digging is free.
under-falling-skies-ability-rio_de_janeiro-blue = The AA guns of the two outer columns slow ships by 2 instead of 1.
under-falling-skies-ability-rio_de_janeiro-damaged = All AA guns slow ships by 2 instead of 1.
under-falling-skies-ability-moscow-blue = Mothership actions that push back the excavator or research are weakened by 1.
under-falling-skies-ability-moscow-damaged = Mothership actions never push back the excavator or research.
under-falling-skies-ability-london-blue = The first ship to hit the city in the game does no damage.
under-falling-skies-ability-london-damaged = The first three ships to hit the city in the game do no damage.
under-falling-skies-ability-paris-blue = Right after the first roll of each round you may set one grey die to the value of another die.
under-falling-skies-ability-paris-damaged = Once per round, before any placement, you may set one unplaced die to the value of another unplaced die.
under-falling-skies-ability-cairo-blue = At the start of every round with 0 or 1 energy, gain 1 energy.
under-falling-skies-ability-cairo-damaged = At the start of every round gain 1 energy.
under-falling-skies-ability-johannesburg-blue = A worker die resolved in an excavated tunnel gives 1 energy.
under-falling-skies-ability-johannesburg-damaged = A worker die resolved in an excavated tunnel gives 3 energy.
under-falling-skies-ability-beijing-blue = Robots used in energy rooms keep their value.
under-falling-skies-ability-beijing-damaged = Robots used in single-space energy, fighter or research rooms keep their value.
under-falling-skies-ability-tokyo-blue = Multi-space rooms cost 1 energy less.
under-falling-skies-ability-tokyo-damaged = Multi-space rooms cost 2 energy less and have +1 value.
under-falling-skies-ability-seoul-blue = Newly built robots have +1 value (at most 6).
under-falling-skies-ability-seoul-damaged = Newly built robots have +1 value (at most 6) and are ready at once.
under-falling-skies-ability-singapore-blue = At the start of each Rooms phase you may move one worker die to another excavated, unoccupied space of its column.
under-falling-skies-ability-singapore-damaged = At the start of each Rooms phase you may move one worker die to any other excavated, unoccupied space.
under-falling-skies-ability-sydney-blue = Once per round you may ignore the effect of one arrow or mothership icon that a ship lands on.
under-falling-skies-ability-sydney-damaged = Twice per round you may ignore the effect of one arrow or mothership icon that a ship lands on; and for every ship landing on an arrow you decide whether it slides left, right or not at all.
under-falling-skies-ability-wing_commander-normal = One fighter room has +2 value.
under-falling-skies-ability-wing_commander-upgraded = One fighter room has +4 value and costs nothing.
under-falling-skies-ability-xenolinguist-normal = One research room has +2 value.
under-falling-skies-ability-xenolinguist-upgraded = One research room has +4 value.
under-falling-skies-ability-tunneller-normal = In the Rooms phase, move the excavator up to 3 spaces for free.
under-falling-skies-ability-tunneller-upgraded = In the Rooms phase, move the excavator up to 6 spaces for free.
under-falling-skies-ability-power_engineer-normal = At any time, gain 3 energy.
under-falling-skies-ability-power_engineer-upgraded = At any time, fill the energy track to its maximum.
under-falling-skies-ability-logistician-normal = Before a placement, reroll any number of unplaced dice.
under-falling-skies-ability-logistician-upgraded = Before a placement, set up to two unplaced dice to values of your choice.
under-falling-skies-ability-fire_chief-normal = At any time, repair 1 damage.
under-falling-skies-ability-fire_chief-upgraded = At any time, repair up to 3 damage.
under-falling-skies-ability-decoy_pilot-normal = After you place a die, its ships descend 2 squares less.
under-falling-skies-ability-decoy_pilot-upgraded = After you place a die, its ships do not descend at all.
under-falling-skies-ability-roboticist-normal = In the Rooms phase, install a robot of value 3 (exhausted) for free.
under-falling-skies-ability-roboticist-upgraded = In the Rooms phase, install a robot of value 5 for free; it can be used at once.
under-falling-skies-ability-signal_jammer-normal = Move one ship one square left or right.
under-falling-skies-ability-signal_jammer-upgraded = Move up to three ships one square left or right each, and up to two ships up to 2 squares upwards each.
under-falling-skies-ability-sharpshooter-normal = Destroy one ship standing on an explosion square, whatever its number.
under-falling-skies-ability-sharpshooter-upgraded = Destroy up to two ships anywhere in the sky.
under-falling-skies-ability-reactor_chief-normal = One room costs no energy in this Rooms phase.
under-falling-skies-ability-reactor_chief-upgraded = No room costs energy in this Rooms phase, and digging is free.
under-falling-skies-ability-defector-normal = The mothership action of this round is not carried out.
under-falling-skies-ability-defector-upgraded = The mothership neither moves nor acts in this Mothership phase.

under-falling-skies-ability-battle_for_the_sky = The last research space can be entered only after at least 8 ships have been destroyed in this game.
under-falling-skies-ability-evacuation = Tokens 2 to 6 are shuffled, one per column. In the Rooms phase a worker die in a column’s AA gun with at least the token’s number removes the token for 1 energy. A hit in a column with a token does 1 damage more and removes the token. The last research space can be entered only when at most one token is left.
under-falling-skies-ability-reinforcements = One white ship waits on the mothership from the start. Rows without a mothership action bring one white ship.
under-falling-skies-ability-satellites = Four satellite tokens stand on squares of the sky. A satellite is lost when a ship lands on its square or the mothership enters its row; each lost satellite lowers the maximum energy by 1.
under-falling-skies-ability-dangerous_research = When one research room advances the marker by more than one space, lose 1 energy for each space beyond the first; for each space that cannot be paid, take 1 damage.
under-falling-skies-ability-command_ship = The orange command ship waits on the mothership from the start and is launched after the purple ships. It does 2 damage when it hits the city. Other ships sharing its column descend 1 square more. Destroyed, it waits on the mothership like a purple ship.
under-falling-skies-ability-reactor_leak = At the end of every Rooms phase lose 1 energy; with no energy left, the excavator moves back 1 space instead.
under-falling-skies-ability-repairing_the_base = Tokens 1 to 4 are shuffled onto the four left spaces of base row 2. A room with a token on any of its spaces cannot be used. In the Rooms phase a worker die on a token’s space with at least the token’s number removes the token for 1 energy instead of its normal use.
under-falling-skies-ability-contamination = There is a pool of three tokens. At the end of every launch step one goes to the AA gun of the column with the lowest ship. A contaminated AA gun slows nothing. In the Rooms phase a worker die of 4 or more placed there sends the token back to the pool.
under-falling-skies-ability-kamikaze_ships = One white ship waits on the mothership from the start. A white ship that hits the city does 2 damage and goes back to the supply instead of the mothership.
under-falling-skies-ability-saboteur = Right after the first roll of each round the highest grey die is lowered by 2, to no less than 1 (you choose among equals).
under-falling-skies-ability-storm = At the start of each round roll one extra die. 1 to 5: in that column AA guns slow nothing and ships descend 1 square more this round. 6: calm.
under-falling-skies-ability-the_final_battle = Fought in a saved city on its damaged side with three upgraded characters, under sky tile 0, advanced tiles 1, 2 and 3 and base tile 4. One white ship waits on the mothership from the start. A lost game destroys the city; fight again in another saved city.

## The campaign’s chapters

under-falling-skies-chapter-1 = First Contact
    .briefing = The invaders strike all over the Americas. Your engineers link rooms so that one crew runs two systems at once: rooms with two effects. Scenarios may bring the orange ship and numbered tokens.
under-falling-skies-chapter-2 = Chain of Command
    .briefing = The front moves to Europe and Africa and the enemy flies lower: the last sky tile is shortened. Command rooms spread their strength over the other rooms. One veteran of chapter 1 joins each battle.
under-falling-skies-chapter-3 = Gates in the Sky
    .briefing = Asia and Australia face ships that jump through teleporters and a mothership that drives its fleet forward. Vertical rooms need robots. Two veterans join each battle.
under-falling-skies-chapter-4 = The Last City
    .briefing = All that was saved is at stake. Pick a saved city, damaged side up, and three veterans. Red explosions and yellow explosions cannot be hit by the same fighter mission.

## Moves

under-falling-skies-move-place = { $die } → { $at-id ->
    [none] { $space }
   *[other] { $at } in column { $space-c }
  }
    .kind = Place a die
under-falling-skies-move-use = Use the { $at-id ->
    [none] room in { $room }
   *[other] { $at } in column { $room-c }
  }
    .kind = Use a room
under-falling-skies-move-dig = Move the excavator to its die
    .kind = Dig
under-falling-skies-move-discard = Take the die out of { $at-id ->
    [none] { $space }
   *[other] the { $at } in column { $space-c }
  } without using it
    .kind = Take a die away
under-falling-skies-move-clear = Remove the token from { $at-id ->
    [none] { $space }
   *[other] the { $at } in column { $space-c }
  } with its die
    .kind = Remove a token
under-falling-skies-move-scrap = Take the robot out of { $at-id ->
    [none] { $space }
   *[other] the { $at } in column { $space-c }
  }
    .kind = Remove a robot
under-falling-skies-move-done = Done
    .kind = Done
under-falling-skies-move-ability = Use the ability: { $source }
    .kind = Use an ability
under-falling-skies-move-decline = Do not use it
    .kind = Do without
under-falling-skies-move-first = This effect first: { $kind }
    .kind = First effect
under-falling-skies-move-strike = Strike the { $explosion } explosions
    .kind = Strike
under-falling-skies-move-research = { $steps ->
    [one] Advance research by { $steps } space
   *[other] Advance research by { $steps } spaces
  }
    .kind = Advance research
under-falling-skies-move-install = Put the robot into { $at-id ->
    [none] { $space }
   *[other] the { $at } in column { $space-c }
  }
    .kind = Install a robot
under-falling-skies-move-raise = Raise the die in { $at-id ->
    [none] { $space }
   *[other] the { $at } in column { $space-c }
  } by 1
    .kind = Raise a die
under-falling-skies-move-turn = Turn the { $die } to { $value }
    .kind = Turn a die
under-falling-skies-move-reroll = Reroll the { $die }
    .kind = Reroll
under-falling-skies-move-take = Pick up the die in { $at-id ->
    [none] { $space }
   *[other] the { $at } in column { $space-c }
  }
    .kind = Move a die
under-falling-skies-move-put = Put the die into { $at-id ->
    [none] { $space }
   *[other] the { $at } in column { $space-c }
  }
    .kind = Put it down
under-falling-skies-move-excavate = Move the excavator to { $space }
    .kind = Move the excavator
under-falling-skies-move-target = Choose the ship in { $square }
    .kind = Choose a ship
under-falling-skies-move-to = Move the ship to { $square }
    .kind = Where to
under-falling-skies-move-launch = Launch the ship in { $column }
    .kind = Launch
under-falling-skies-move-stack = Fight the { $stack } battle
    .kind = Choose a battle
under-falling-skies-move-defend = Make the last stand in { $city }
    .kind = Choose a city
under-falling-skies-move-enlist = Take into the team: { $character }
    .kind = Choose the team
under-falling-skies-move-threat = Fight at threat level { $threat }
    .kind = Threat level
    .choice = level { $threat }
under-falling-skies-move-continue = Carry on
    .kind = Carry on

## What to do now

under-falling-skies-now-planning = Place a die: it will work in its room and set the ships of its column moving.
under-falling-skies-now-rooms = Resolve your dice, in the order you like; then end the phase.
under-falling-skies-now-offer = An ability is on offer: use it or do without.
under-falling-skies-now-turn_die = Choose a die and the value it is turned to.
under-falling-skies-now-reroll_dice = Choose the dice to reroll, then roll them.
under-falling-skies-now-take_die = Choose the die to move.
under-falling-skies-now-put_die = Choose where the die goes.
under-falling-skies-now-excavate = Choose how far the excavator goes.
under-falling-skies-now-target = Choose a ship.
under-falling-skies-now-move_ship = Choose where the ship goes.
under-falling-skies-now-aim = Choose the room or the die the ability is for.
under-falling-skies-now-order = Choose which of the room’s two effects comes first.
under-falling-skies-now-strike = Choose whether the fighters strike yellow or red explosions.
under-falling-skies-now-research_steps = Choose how far research advances.
under-falling-skies-now-install = Choose a space for the new robot.
under-falling-skies-now-scrap_robot = Choose a robot to take off: there are as many as there may be.
under-falling-skies-now-command_dice = Hand out the command room’s points among the other dice.
under-falling-skies-now-launch = Choose the launch point of the next ship.
under-falling-skies-now-stack = Choose which of the two battles to fight; the other one is lost.
under-falling-skies-now-defend = Choose the city where you make your last stand.
under-falling-skies-now-enlist = Choose who joins the team.
under-falling-skies-now-threat = Choose the threat level of the coming battle.
under-falling-skies-now-aftermath = Look at how the battle ended, then carry on.
under-falling-skies-now-over = The game is over.

## The goal, always in sight

under-falling-skies-web-goal-research = Research { $steps }/{ $most } · skull in { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } · damage { $damage }/{ $worst }
under-falling-skies-web-goal-campaign = Campaign, chapter { $chapter } · { $saved ->
    [one] { $saved } city saved
   *[other] { $saved } cities saved
  }

## Why a hint is given

under-falling-skies-web-why-place = { $room ->
    [ahead] The excavator digs its way there, and opens the rooms below.
    [aa_gun] With an AA gun the ship above comes down less far.
    [energy] The other rooms are paid for with energy.
    [fighter] Fighters shoot down ships on explosions.
    [research] Research wins the game before the mothership is down.
    [robot] A robot keeps a room running without a die.
   *[other] Of all places the die does most good there.
  }

## The journal

under-falling-skies-event-battle = The battle for { $city } begins ({ $side }). Scenario: { $scenario }.
under-falling-skies-event-threat-tile = Threat face up: sky tile { $tile }.
under-falling-skies-event-round = Round { $round }
under-falling-skies-event-rooms-phase = Rooms phase
under-falling-skies-event-mothership-phase = Mothership phase

under-falling-skies-event-rolled = Rolled: { $die }.
    .item = { $die }
    .several = Rolled: { $items }.
under-falling-skies-event-set-unrolled = Not rolled but set: { $die }.
under-falling-skies-event-rerolled = Rerolled: { $die }.
    .item = { $die }
    .several = Rerolled: { $items }.
under-falling-skies-event-placed = { $die } → { $facility } in column { $space-c }.
under-falling-skies-event-placed-ahead = { $die } → ahead of the excavator, in column { $space-c }.
under-falling-skies-event-turned = The { $die } is turned to { $value }.
under-falling-skies-event-die-moved = The die in column { $start-c } moves to the { $facility } in column { $space-c }.
under-falling-skies-event-die-raised = The die in the { $facility } rises to { $value }.
under-falling-skies-event-raise-ends = The robot in the { $facility } is back to { $value }.
under-falling-skies-event-die-removed = The die in the { $facility } is taken away.
under-falling-skies-event-discarded = The die in the { $facility } is taken away unused.

under-falling-skies-event-descended = The { $ship } in column { $from-c } descends { $rows }.
under-falling-skies-event-ships-stay = No ship moves in { $column }.
under-falling-skies-event-slid = An arrow moves the { $ship } from column { $from-c } to column { $square-c }.
under-falling-skies-event-arrow-blocked = The arrow in column { $square-c } is blocked.
under-falling-skies-event-teleported = The { $ship } in column { $from-c } jumps through a teleporter to column { $square-c }.
under-falling-skies-event-teleporter-blocked = The teleporter in column { $square-c } is blocked.
under-falling-skies-event-city-hit = The { $ship } in { $column } hits the city!
under-falling-skies-event-ship-destroyed = The { $ship } in column { $square-c } is shot down!
under-falling-skies-event-ship-waits = The { $ship } returns to the mothership and waits.
under-falling-skies-event-ship-leaves = The { $ship } goes back to the supply.
under-falling-skies-event-ship-shifted = The { $ship } in column { $from-c } is diverted to { $square }.
under-falling-skies-event-landing-ignored = The sign in column { $square-c } is ignored.

under-falling-skies-event-damage-taken = The base takes { $points } damage: { $damage } in all.
under-falling-skies-event-damage-prevented = No damage, thanks to: { $source }.
under-falling-skies-event-repaired = { $points } damage repaired: { $damage } left.
under-falling-skies-event-energy-paid = { $points } energy paid: { $energy } left.
under-falling-skies-event-energy-gained = { $points } energy gained: { $energy } now.
under-falling-skies-event-energy-lost = { $points } energy lost: { $energy } left.
under-falling-skies-event-max-energy = The energy track now ends at { $energy }.
under-falling-skies-event-researched = { $steps ->
    [one] Research advances { $steps } space, to space { $research }.
   *[other] Research advances { $steps } spaces, to space { $research }.
  }
under-falling-skies-event-no-step = Research stays where it is.
under-falling-skies-event-goal-closed = The last research space is still closed: research stops before it.
under-falling-skies-event-research-back = { $steps ->
    [0] Research is at its start: it cannot fall back.
    [one] Research falls back { $steps } space, to space { $research }.
   *[other] Research falls back { $steps } spaces, to space { $research }.
  }
under-falling-skies-event-excavated = { $steps ->
    [one] The excavator digs { $steps } space.
   *[other] The excavator digs { $steps } spaces.
  }
under-falling-skies-event-excavator-back = { $steps ->
    [0] The excavator is at its start: it cannot move back.
    [one] The excavator is pushed back { $steps } space.
   *[other] The excavator is pushed back { $steps } spaces.
  }

under-falling-skies-event-room-used = { $facility } in column { $room-c }: value { $value }.
under-falling-skies-event-robot-installed = A robot of value { $value } starts work in the { $facility } ({ $state }).
under-falling-skies-event-robot-used = The robot in the { $facility } has worked: down to { $value }.
under-falling-skies-event-robot-keeps-value = The robot in the { $facility } has worked and stays at { $value }.
under-falling-skies-event-robot-worn-out = The robot in the { $facility } is worn out and leaves the board.
under-falling-skies-event-robot-scrapped = The robot in the { $facility } is taken off the board.
under-falling-skies-event-robot-displaced = The robot in the { $facility } makes way for the die.
under-falling-skies-event-robot-buried = The robot in the { $facility } is buried.
under-falling-skies-event-robots-ready = The robots are ready again.

under-falling-skies-event-mothership-pulled = A ship landed on a mothership icon: the mothership comes down to row { $row }.
under-falling-skies-event-mothership-moved = The mothership descends to row { $row }.
under-falling-skies-event-mothership-held = The mothership neither moves nor acts.
under-falling-skies-event-taken-up = The mothership takes up the { $ship } in column { $square-c }.
under-falling-skies-event-action = { $number ->
    [0] Mothership action: { $action }.
   *[other] Mothership action: { $action } ({ $number }).
  }
under-falling-skies-event-action-weakened = { $number ->
    [0] The mothership action comes to nothing: { $action }.
   *[other] The mothership action is weakened: { $action } ({ $number }).
  }
under-falling-skies-event-action-replaced = { $number ->
    [0] The row’s action becomes: { $action }.
   *[other] The row’s action becomes: { $action } ({ $number }).
  }
under-falling-skies-event-action-skipped = The mothership action is skipped: { $action }.
under-falling-skies-event-ships-added = New ships wait on the mothership: { $ship } × { $number }.
under-falling-skies-event-no-ships-left = The supply is empty: no { $ship } is added.
under-falling-skies-event-launched = The { $ship } is launched in { $column }.
under-falling-skies-event-launch-full = { $number ->
    [one] All launch points are taken: { $number } ship keeps waiting.
   *[other] All launch points are taken: { $number } ships keep waiting.
  }

under-falling-skies-event-ability-used = { $source } uses the ability.
under-falling-skies-event-column-marked = The storm rages over { $column } this round.
under-falling-skies-event-no-column-marked = The storm calms down this round.
under-falling-skies-event-token-on-column = { $token ->
    [0] A token lies in { $column }.
   *[other] Token { $token } lies in { $column }.
  }
under-falling-skies-event-token-on-square = Token { $token } lies in { $square }.
under-falling-skies-event-token-on-space = Token { $token } lies in the { $facility } of column { $space-c }.
under-falling-skies-event-column-cleared = { $token ->
    [0] The token in { $column } is removed.
   *[other] Token { $token } is removed from { $column }.
  }
under-falling-skies-event-space-cleared = Token { $token } is removed from the { $facility } in column { $space-c }.
under-falling-skies-event-token-lost = Token { $token } in { $square } is lost.
under-falling-skies-event-token-hit = Token { $token } in { $column } is hit and removed.
under-falling-skies-event-counted = { $counter }: { $number }.

under-falling-skies-event-won = The research is complete: the city is saved!
under-falling-skies-event-lost-skull = The mothership reaches the skull: the city falls.
under-falling-skies-event-lost-damage = { $damage } damage: the base is destroyed.

under-falling-skies-event-chapter = Chapter { $chapter }: { $chapter ->
    [1] { under-falling-skies-chapter-1 }
    [2] { under-falling-skies-chapter-2 }
    [3] { under-falling-skies-chapter-3 }
   *[other] { under-falling-skies-chapter-4 }
  }
under-falling-skies-event-stack-formed = Under attack: { $city }. Scenario: { $scenario }. On the spot: { $character }.
under-falling-skies-event-stack-chosen = You fight for { $city }. Scenario: { $scenario }. On the spot: { $character }.
under-falling-skies-event-stack-lost = Lost without a fight: { $city }, { $scenario }, { $character }.
under-falling-skies-event-enlisted = Joins the team: { $character }.
under-falling-skies-event-threat-chosen = The battle is fought at threat level { $threat }.
under-falling-skies-event-game-won = Won at threat level { $threat }: { $city } ({ $side }).
under-falling-skies-event-game-lost = Lost at threat level { $threat }: { $city } ({ $side }).
under-falling-skies-event-second-game = The battle goes on in damaged { $city }.
under-falling-skies-event-city-saved = { $city } is saved.
under-falling-skies-event-city-fallen = { $city } is lost for good.
under-falling-skies-event-city-spared = { $city } was never attacked and counts as saved.
under-falling-skies-event-character-kept = Set aside for later chapters: { $character }.
under-falling-skies-event-scenario-removed = This scenario will not come back: { $scenario }.
under-falling-skies-event-last-stand = The last stand is made in { $city }.
under-falling-skies-event-city-destroyed = { $city } is destroyed.
under-falling-skies-event-campaign-won = The campaign is won, with a score of { $score }!
under-falling-skies-event-campaign-lost = The campaign is lost, with a score of { $score }.

## Refusals

under-falling-skies-error-no-such-die = { $move }: no such die is left to place; choose one from the tray.
under-falling-skies-error-column-taken = { $move }: that column has its die already; choose another column.
under-falling-skies-error-space-taken = { $move }: a die is there already; choose an empty space.
under-falling-skies-error-on-excavator = { $move }: the excavator is standing there; choose a space behind or ahead of it.
under-falling-skies-error-already-digging = { $move }: a die lies ahead of the excavator already, and only one may; choose an excavated space.
under-falling-skies-error-too-far-ahead = { $move }: the die is too low to reach that far ahead of the excavator; choose a nearer space.
under-falling-skies-error-no-room = { $move }: no room begins there; call a room by its first space.
under-falling-skies-error-no-use = { $move }: AA guns and tunnels do nothing in the Rooms phase; take the die away.
under-falling-skies-error-not-excavated = { $move }: that is not excavated yet.
under-falling-skies-error-space-empty = { $move }: every space of the room needs a die.
under-falling-skies-error-robot-exhausted = { $move }: a robot there is exhausted and counts as an empty space.
under-falling-skies-error-no-energy = { $move }: there is not enough energy to pay for it.
under-falling-skies-error-no-value = { $move }: the value would be 0 or less, and nothing would happen.
under-falling-skies-error-room-blocked = { $move }: a token blocks the room; remove it first.
under-falling-skies-error-no-space-for-robot = { $move }: no empty excavated space is left for a robot; remove one first.
under-falling-skies-error-no-dig-die = { $move }: no die lies ahead of the excavator.
under-falling-skies-error-no-worker = { $move }: no worker die is there.
under-falling-skies-error-no-robot = { $move }: no robot is there.
under-falling-skies-error-no-token = { $move }: no token is there to be removed.
under-falling-skies-error-die-too-low = { $move }: the die is too low for that token.
under-falling-skies-error-no-ability = { $move }: nobody in this game has that ability.
under-falling-skies-error-ability-spent = { $move }: that ability has been used up.
under-falling-skies-error-ability-idle = { $move }: that ability has nothing to do now; wait for its moment.
under-falling-skies-error-not-that-effect = { $move }: the room has no such effect; choose one of its two.
under-falling-skies-error-too-many-steps = { $move }: the room’s value does not reach that far; choose fewer steps.
under-falling-skies-error-robot-limit = { $move }: there are as many robots as there may be; remove one first.
under-falling-skies-error-command-space = { $move }: robots cannot be installed in a command room; choose another space.
under-falling-skies-error-die-not-raised = { $move }: that die cannot be raised; choose one in another room that is not resolved and shows less than 6.
under-falling-skies-error-not-that-value = { $move }: the ability does not allow that value; choose one of those on offer.
under-falling-skies-error-not-that-die = { $move }: the ability is not for that die; choose one of those on offer.
under-falling-skies-error-not-there = { $move }: it cannot go there; choose one of the places on offer.
under-falling-skies-error-no-ship = { $move }: no ship that could be chosen is there.
under-falling-skies-error-square-taken = { $move }: the square is taken or out of reach; choose a free one.
under-falling-skies-error-not-that-launch-point = { $move }: an empty column comes first, then the one whose topmost ship is farthest away; choose one of those on offer.
under-falling-skies-error-city-not-saved = { $move }: that city has not been saved; choose one that has.
under-falling-skies-error-not-a-veteran = { $move }: only characters set aside in earlier chapters can join.
under-falling-skies-error-has-fought = { $move }: that character has fought in this chapter already; choose another.
under-falling-skies-error-must-choose = { $move }: something has to be chosen first.

## The end

under-falling-skies-reason-research-complete = The research is complete: the invaders can be stopped.
under-falling-skies-reason-skull-row-reached = The mothership reached the skull.
under-falling-skies-reason-base-destroyed = The base took more damage than it could bear.
under-falling-skies-reason-campaign-won = The final battle is won: humanity is saved.
under-falling-skies-reason-campaign-lost = The final battle is lost, and no saved city is left.

under-falling-skies-score-rounds = Rounds
under-falling-skies-score-research = Research steps
under-falling-skies-score-damage = Damage taken
under-falling-skies-score-threat = Threat level
under-falling-skies-score-score = Campaign score
under-falling-skies-score-games-won = Games won
under-falling-skies-score-games-lost = Games lost
under-falling-skies-square-r-c = column { $c }, row { $r }

## The topics of the rulebook

under-falling-skies-topic-components = Components
under-falling-skies-topic-setup = Set-up
under-falling-skies-topic-goal = Goal of the game
under-falling-skies-topic-round = A round
under-falling-skies-topic-planning = Planning phase
under-falling-skies-topic-excavator = Dice ahead of the excavator
under-falling-skies-topic-ships = How ships descend
under-falling-skies-topic-landing = Where ships land
under-falling-skies-topic-damage = Damage
under-falling-skies-topic-rooms = Rooms phase
under-falling-skies-topic-excavation = Excavation
under-falling-skies-topic-mothership = Mothership phase
under-falling-skies-topic-launch = Launching ships
under-falling-skies-topic-white_ships = White ships
under-falling-skies-topic-end = The end of the game
under-falling-skies-topic-threat = Threat level
under-falling-skies-topic-cities = Cities
under-falling-skies-topic-robots = Robots
under-falling-skies-topic-standalone = Standalone games
under-falling-skies-topic-campaign = Campaign
under-falling-skies-topic-advanced = Advanced rules of the campaign
under-falling-skies-topic-free_play = Free play
under-falling-skies-topic-difficulty = Difficulty

## The board in a terminal: short words and signs

under-falling-skies-board-round = Round { $round }, { $part }
under-falling-skies-board-part-planning = Planning
under-falling-skies-board-part-rooms = Rooms
under-falling-skies-board-part-mothership = Mothership
under-falling-skies-board-threat = threat { $threat }
under-falling-skies-board-difficulty = difficulty { $stars }
under-falling-skies-board-research = Research
under-falling-skies-board-closed = (closed)
under-falling-skies-board-damage = Damage
under-falling-skies-board-energy = Energy
under-falling-skies-board-dice = Dice
under-falling-skies-board-reserve = { $robots ->
    [one] ◆ { $robots } robot in reserve
   *[other] ◆ { $robots } robots in reserve
  }
under-falling-skies-board-counter = { $counter }: { $count }
under-falling-skies-board-pool = Tokens in the pool: { $tokens }
under-falling-skies-board-left = { $left ->
    [0] used up
   *[other] { $left } left
  }
under-falling-skies-board-supply = supply ○{ $ships }
under-falling-skies-board-waiting = waiting
under-falling-skies-board-mothership = mothership
under-falling-skies-board-dig = dig ↯{ $cost }
under-falling-skies-board-kind-aa_gun = AA gun
under-falling-skies-board-kind-tunnel = Tunnel
under-falling-skies-board-kind-energy = Energy
under-falling-skies-board-kind-fighter = Fighters
under-falling-skies-board-kind-research = Research
under-falling-skies-board-kind-robot = Robot
under-falling-skies-board-kind-command = Command
under-falling-skies-board-action-white_ships = +{ $number } ○
under-falling-skies-board-action-excavator_back = excavator −{ $number }
under-falling-skies-board-action-research_back = research −{ $number }
under-falling-skies-board-action-damage = damage +{ $number }
under-falling-skies-board-action-move_ships = ships ↓{ $number }
under-falling-skies-board-action-skull = ✖ skull
under-falling-skies-board-choice-value = value { $number }
under-falling-skies-board-choice-left = { $number } left
under-falling-skies-board-chapter = Chapter { $chapter }: { $title } · battle { $battle }
under-falling-skies-board-score = score { $score }
under-falling-skies-board-stack-first = First battle
under-falling-skies-board-stack-second = Second battle
under-falling-skies-board-team = Team
under-falling-skies-board-veterans = Ready to fight
under-falling-skies-board-saved = Saved cities
under-falling-skies-board-sheet = Campaign sheet
under-falling-skies-board-sheet-chapter = Ch.
under-falling-skies-board-sheet-city = City
under-falling-skies-board-sheet-scenario = Scenario
under-falling-skies-board-sheet-team = Team
under-falling-skies-board-sheet-first = 1st game
under-falling-skies-board-sheet-damaged = Damaged
under-falling-skies-board-legend =
    Ships: ● purple, ○ white, ◉ orange; ▽ is a free launch point.
    Sky: ✶3 explosion, ✹3 red explosion, ← → arrows, ▼ mothership icon,
      ⊙ ⊗ teleporters; the sign ! after a row is for a threat face.
      At the right edge: what the mothership does when it comes down to the row.
    Dice: ■ grey, □ white, ◆ robot, ◇ exhausted robot, * in hand,
      » ahead of the excavator.
    Base: ↯2 costs 2 energy, −1 modifier, =4 value now, ⋯ ⋮ the room goes on,
      ◈ excavator, ░3 not excavated, 3 steps ahead of it.
    Research: ▸ next step, ★ goal. #2 is a scenario token, ≋ a column in a storm.
    Places: r3c2 is row 3, column 2 of the sky, b2c4 row 2, column 4 of the base
      (in a move that you type: r2c4).

## The board in a browser

under-falling-skies-web-board = Board
under-falling-skies-web-empty = empty
under-falling-skies-web-none = none
under-falling-skies-web-at = { $place }: { $things }
under-falling-skies-web-row = Row { $row }
under-falling-skies-web-token = token { $token }
under-falling-skies-web-threat-face = threat face

under-falling-skies-web-square-explosion = explosion { $number }
under-falling-skies-web-square-red_explosion = red explosion { $number }
under-falling-skies-web-square-arrow_left = arrow to the left
under-falling-skies-web-square-arrow_right = arrow to the right
under-falling-skies-web-square-mothership_icon = mothership icon
under-falling-skies-web-square-teleporter_pink = pink teleporter
under-falling-skies-web-square-teleporter_cyan = cyan teleporter
under-falling-skies-web-launch-point = Launch point { $column }
under-falling-skies-web-mothership = Mothership in row { $row }, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } above the skull.
under-falling-skies-web-waiting = Waiting on it: { $ships }.
under-falling-skies-web-supply = White ships beside the board: { $ships }.
under-falling-skies-web-actions = Mothership actions, row by row
under-falling-skies-web-action = { $action } { $number }
under-falling-skies-web-research = Research: { $steps } of { $most } spaces.
under-falling-skies-web-research-next = The next one costs { $cost }.
under-falling-skies-web-goal-closed = The last one is still closed.
under-falling-skies-web-step = Research space { $step }, cost { $cost }
under-falling-skies-web-energy = Energy: { $value } of { $most }
under-falling-skies-web-damage = Damage: { $value } of { $most }
under-falling-skies-web-city = city
under-falling-skies-web-storm = storm

under-falling-skies-web-space = Base row { $row }, column { $column }
under-falling-skies-web-robot = robot { $value }
under-falling-skies-web-digging = ahead of the excavator
under-falling-skies-web-cost = { $cost } energy
under-falling-skies-web-modifier = modifier { $modifier }
under-falling-skies-web-spaces = { $spaces } spaces
under-falling-skies-web-value = value { $value }
under-falling-skies-web-excavator = the excavator
under-falling-skies-web-ahead = { $steps ->
    [one] not excavated, { $steps } step ahead
   *[other] not excavated, { $steps } steps ahead
  }

under-falling-skies-web-tray = Dice to place
under-falling-skies-web-die = Die { $number }: { $die }
under-falling-skies-web-in-hand = to be rerolled
under-falling-skies-web-uses-game = { $left ->
    [0] used up
   *[other] { $left } × per game
  }
under-falling-skies-web-uses-round = { $left ->
    [0] used this round
   *[other] { $left } × this round
  }
under-falling-skies-web-left = { $left } left
under-falling-skies-web-threat-level = threat level { $threat } of 4
under-falling-skies-web-difficulty = difficulty { $difficulty }
under-falling-skies-web-difficulty-about = 0 is the first game of the rulebook. Threat faces, advanced tiles and a scenario make it harder, a damaged city and every character easier, by a half or by one.
under-falling-skies-web-group-team = Your team
under-falling-skies-web-group-team-usual = nobody: choose who helps you
under-falling-skies-web-group-sky = The sky
under-falling-skies-web-group-sky-usual = the four base tiles

under-falling-skies-web-choose-space = Choose a space for the { $die }.
under-falling-skies-web-choose-value = Choose a value for the { $die }.
under-falling-skies-web-choose-discard = Choose the die to take away unused.
under-falling-skies-web-choose-scrap = Choose the robot to take off the board.
under-falling-skies-web-done-rooms = End the Rooms phase
under-falling-skies-web-done-reroll_dice = Roll them

under-falling-skies-web-to-enlist = { $count ->
    [one] { $count } veteran joins the battle.
   *[other] { $count } veterans join the battle.
  }
under-falling-skies-web-not-ready = Has fought in this chapter already.
under-falling-skies-web-sheet-empty = No battle has been fought yet.
under-falling-skies-web-removed = Out of the campaign
under-falling-skies-web-removed-city = Cities: { $names }
under-falling-skies-web-removed-scenario = Scenarios: { $names }
under-falling-skies-web-removed-character = Characters: { $names }
under-falling-skies-web-game-none = not played
under-falling-skies-web-game-lost = lost
under-falling-skies-web-game-won = won at threat level { $threat }

## On the about page: whose game it is, and what in its data is ours

under-falling-skies-web-credits = is a game by Tomáš Uhlíř, published by Czech Games Edition.
under-falling-skies-web-facts-base_tiles = Base tiles
under-falling-skies-web-facts-campaign = Campaign
under-falling-skies-web-facts-characters = Characters
under-falling-skies-web-facts-cities = Cities
under-falling-skies-web-facts-scenarios = Scenarios
under-falling-skies-web-fact-title = the chapters’ titles
under-falling-skies-web-fact-name = names
under-falling-skies-web-fact-ability = what they can do
under-falling-skies-web-fact-base = which base tiles belong to a city
under-falling-skies-web-fact-ability_blue = abilities of the blue side
under-falling-skies-web-fact-ability_damaged = abilities of the damaged side
under-falling-skies-web-fact-rules = their rules
under-falling-skies-facility-aa_gun = AA gun
under-falling-skies-facility-tunnel = tunnel
under-falling-skies-facility-energy = Energy room
under-falling-skies-facility-fighter = Fighter room
under-falling-skies-facility-research = Research room
under-falling-skies-facility-robot = Robot room
under-falling-skies-facility-command = Command room
