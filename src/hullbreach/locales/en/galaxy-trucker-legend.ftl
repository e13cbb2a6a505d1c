# What the signs and cards mean

galaxy-trucker-legend-group-signs = Signs
galaxy-trucker-legend-group-building = While building
galaxy-trucker-legend-group-components = Components
galaxy-trucker-legend-group-special = Special components
galaxy-trucker-legend-group-boxed = Components of other boxes
galaxy-trucker-legend-group-flight = In flight
galaxy-trucker-legend-group-adventures = Adventure cards
galaxy-trucker-legend-group-supercards = Supercards
galaxy-trucker-legend-group-missions = Missions

## Signs

galaxy-trucker-legend-crew = Crew
    .about = Astronauts and aliens aboard. Without a human the flight is over.
galaxy-trucker-legend-brown = Brown alien
    .about = Adds 2 to the engines, if they have any strength; needs brown life support beside its cabin.
galaxy-trucker-legend-purple = Purple alien
    .about = Adds 2 to the cannons, if they have any strength; needs purple life support beside its cabin.
galaxy-trucker-legend-cell = Energy cell
    .about = Spent on a shield, a double engine or a double cannon, each time it is used.
galaxy-trucker-legend-engine = Engine strength
    .about = How far the ship gets in open space; compared in combat zones.
galaxy-trucker-legend-cannon = Cannon strength
    .about = Decides against enemies. Cannons that do not point ahead count half.
galaxy-trucker-legend-shield = Shield
    .about = Covers two sides against small meteors and light shots, for a cell.
galaxy-trucker-legend-days = Flight days
    .about = The rocket goes back so many free spaces.
galaxy-trucker-legend-ahead = Leads to
    .about = What stands before it brings what stands behind it.
galaxy-trucker-legend-credit = Credits
    .about = What counts at the end: whoever has some has won, whoever has most has won most.
galaxy-trucker-legend-component = Component
    .about = A part of the ship. Every one that is lost costs a credit at the end.
galaxy-trucker-legend-connector = Exposed connector
    .about = A connector that is joined to nothing. Stardust and small meteors like them.
galaxy-trucker-legend-least = The lowest
    .about = The ship with the least of it pays; on a tie the one ahead.
galaxy-trucker-legend-block = Goods
    .about = Blocks in the holds; sold at the end.
galaxy-trucker-legend-no = Shots
    .about = The ship is shot at.
galaxy-trucker-legend-dice = Dice
    .about = Two dice decide the row or the column.
galaxy-trucker-legend-cabins = Neighbouring cabins
    .about = Occupied cabins that are joined to each other.
galaxy-trucker-legend-card = Adventure card
    .about = Revealed one by one, by the leader.
galaxy-trucker-legend-weight = Weight
    .about = Heavy containers: it is taken off the engine strength.
galaxy-trucker-legend-robot = Robots
    .about = They board the ship and confiscate what they find.
galaxy-trucker-legend-charge = Explosive charge
    .about = Left behind in the ship; it destroys its component.
galaxy-trucker-legend-star = Mission
    .about = What the mission pays or costs.
galaxy-trucker-legend-goods-red = Red goods
    .about = The dearest: 4 credits a block. Only special holds may carry them.
galaxy-trucker-legend-goods-yellow = Yellow goods
    .about = 3 credits a block.
galaxy-trucker-legend-goods-green = Green goods
    .about = 2 credits a block.
galaxy-trucker-legend-goods-blue = Blue goods
    .about = 1 credit a block.

## While building

galaxy-trucker-legend-connector-single = Single connector
    .about = Joins single and universal ones.
galaxy-trucker-legend-connector-double = Double connector
    .about = Joins double and universal ones.
galaxy-trucker-legend-connector-universal = Universal connector
    .about = Joins all of them.
galaxy-trucker-legend-needs = Needs a cell
    .about = It works only when a battery gives it a cell, each time.
galaxy-trucker-legend-part-unknown = Face down
    .about = A component nobody has looked at yet.
galaxy-trucker-legend-part-unknown_special = Special component, face down
    .about = One of the special ones of this mission.
galaxy-trucker-legend-joins = Joined
    .about = These two sides hold together.
galaxy-trucker-legend-clashes = Does not fit
    .about = These two sides must not touch: a building error.
galaxy-trucker-legend-touches = Only touches
    .about = Two smooth sides: allowed, but they hold nothing.
galaxy-trucker-legend-fault = In the way
    .about = Something stands before a barrel or an exhaust, or must not be here: a building error.
galaxy-trucker-legend-timer = Sand timer
    .about = When it has run out on the last circle, building is over for everybody.
galaxy-trucker-legend-stack = Flight cards to look at
    .about = While you build you may look through this pile: a quarter of what is to come.
galaxy-trucker-legend-stack-secret = Secret pile
    .about = Nobody may look at these cards before the flight.
galaxy-trucker-legend-off = Does not work here
    .about = A dead zone or radiation keeps it off or empty.

## Components

galaxy-trucker-legend-part-starting_cabin = Starting cabin
    .about = The middle of the ship, for two humans; never for aliens.
galaxy-trucker-legend-part-cabin = Cabin
    .about = Two humans, or one alien if its life support touches it.
galaxy-trucker-legend-part-life_support_brown = Brown life support
    .about = Lets one brown alien live in a cabin joined to it.
galaxy-trucker-legend-part-life_support_purple = Purple life support
    .about = Lets one purple alien live in a cabin joined to it.
galaxy-trucker-legend-part-engine_1 = Single engine
    .about = Strength 1. It must point to the stern, with nothing behind it.
galaxy-trucker-legend-part-engine_2 = Double engine
    .about = Strength 2 for a cell. It must point to the stern, with nothing behind it.
galaxy-trucker-legend-part-cannon_1 = Single cannon
    .about = Strength 1 ahead, ½ to a side; nothing may stand before its barrel.
galaxy-trucker-legend-part-cannon_2 = Double cannon
    .about = Strength 2 for a cell, half to a side; nothing may stand before its barrels.
galaxy-trucker-legend-part-shield = Shield
    .about = For a cell, covers the two sides of its arc against small meteors and light shots.
galaxy-trucker-legend-part-battery = Battery
    .about = Brings two or three energy cells.
galaxy-trucker-legend-part-cargo = Hold
    .about = Room for blocks of goods, but not for red ones.
galaxy-trucker-legend-part-special_cargo = Special hold
    .about = Room for all goods, red ones too.
galaxy-trucker-legend-part-structural = Structural module
    .about = Does nothing but hold the ship together, by many connectors.

## Special components

galaxy-trucker-legend-part-explosive = Explosive container
    .about = When it is destroyed, everything on the eight squares around it goes too.
galaxy-trucker-legend-part-fragile = Fragile container
    .about = Breaks when anything on the eight squares around it is destroyed.
galaxy-trucker-legend-part-heavy = Heavy container
    .about = Its weight is taken off the engines; its smooth sides are armoured.
galaxy-trucker-legend-part-radioactive = Radioactive container
    .about = No crew and no cells on the eight squares around it.
galaxy-trucker-legend-part-artefact_single = Single artefact
    .about = Its row or its column, where the flames point, is a dead zone: nothing there works.
galaxy-trucker-legend-part-artefact_double = Double artefact
    .about = Its row and its column are a dead zone: nothing there works.

## Components of other boxes

galaxy-trucker-legend-part-plating = Indestructible plating
    .about = Meteors and shots at its smooth sides do nothing.
galaxy-trucker-legend-part-thrusters = Thrusters
    .about = For a cell, with crew beside them, move the line of a hit by one.
galaxy-trucker-legend-part-router = Router module
    .about = What is joined to it counts as joined to each other.
galaxy-trucker-legend-part-robonauts = Robonauts
    .about = Count as crew in one comparison, for a cell.
galaxy-trucker-legend-part-stasis = Stasis chamber
    .about = Sleepers, who can be woken into free cabins between two cards.
galaxy-trucker-legend-part-booster = Booster
    .about = Once a flight the ship jumps, and two cards do not concern it.
galaxy-trucker-legend-part-self_defence = Self-defence system
    .about = Beats intruders that come on board through its neighbours.
galaxy-trucker-legend-part-armoury = Armoury
    .about = Arms the crews of the cabins joined to it against intruders.

## In flight

galaxy-trucker-legend-hazard-small_meteor =
    .about = Harmless on a smooth side. On an exposed connector it destroys the component, unless a shield stops it.
galaxy-trucker-legend-hazard-large_meteor =
    .about = Destroys what it hits, unless a cannon in its line shoots it down.
galaxy-trucker-legend-hazard-light_shot =
    .about = Destroys what it hits, unless a shield on that side stops it.
galaxy-trucker-legend-hazard-heavy_shot =
    .about = Destroys what it hits. Nothing stops it.
galaxy-trucker-legend-rocket = Rocket
    .about = A ship on the route, by colour and mark.
galaxy-trucker-legend-route = Route
    .about = One space is one flight day. Whoever is lapped has to give up.
galaxy-trucker-legend-die = Die
    .about = Two of them decide which row or column is hit.
galaxy-trucker-legend-meter = Your strength against what is needed
    .about = The mark is what has to be reached; cells push the bar on.
galaxy-trucker-legend-muzzles = Where cannons count
    .about = Against this fleet bright sides count in full, the others half.
galaxy-trucker-legend-sweep = Sweep
    .about = The side the meteors come from, and the way they go over the ship.

## Adventure cards

galaxy-trucker-legend-card-open_space =
    .about = Everybody moves ahead by engine strength. Without any, the flight is over.
galaxy-trucker-legend-card-stardust =
    .about = Every exposed connector costs a flight day.
galaxy-trucker-legend-card-planets =
    .about = In order, one ship may land on each planet and load, for some flight days.
galaxy-trucker-legend-card-abandoned_ship =
    .about = The first who wants to gives up some crew and days for credits.
galaxy-trucker-legend-card-abandoned_station =
    .about = The first with crew enough who wants to loads goods, for some flight days.
galaxy-trucker-legend-card-smugglers =
    .about = Stronger cannons win goods; weaker ones lose their dearest blocks.
galaxy-trucker-legend-card-slavers =
    .about = Stronger cannons win credits; weaker ones lose crew.
galaxy-trucker-legend-card-pirates =
    .about = Stronger cannons win credits; all weaker ships are shot at together.
galaxy-trucker-legend-card-meteor_swarm =
    .about = Meteors come one by one, in the same line for every ship.
galaxy-trucker-legend-card-combat_zone =
    .about = Line by line, the lowest ship pays.
galaxy-trucker-legend-card-epidemic =
    .about = Every occupied cabin joined to another one loses one of its crew.
galaxy-trucker-legend-card-sabotage =
    .about = The smallest crew loses a component, wherever the dice find one.

## Supercards

galaxy-trucker-legend-card-meteor_rain =
    .about = Small meteors into every column, then into every row. No dice.
galaxy-trucker-legend-card-meteor_alert =
    .about = Large meteors from two sides; the higher the level, the more.
galaxy-trucker-legend-card-black_hole =
    .about = Strong engines escape; every missing point costs two components.
galaxy-trucker-legend-card-pirate_fleet =
    .about = Attacks everybody: each line your cannons do not reach is fired.
galaxy-trucker-legend-card-slaver_fleet =
    .about = Attacks everybody: each line your cannons do not reach costs crew.
galaxy-trucker-legend-card-looter_fleet =
    .about = Attacks everybody: each line your cannons do not reach costs goods.
galaxy-trucker-legend-card-tactical_zone =
    .about = Two columns, one value minus another: the lowest result pays.
galaxy-trucker-legend-card-nanobot_dust =
    .about = Components with many exposed connectors come off.
galaxy-trucker-legend-card-abrasive_dust =
    .about = Every exposed connector costs flight days.
galaxy-trucker-legend-card-plague =
    .about = An epidemic, several times over.
galaxy-trucker-legend-card-space_fever =
    .about = Occupied cabins next to another one, diagonals too, lose crew.
galaxy-trucker-legend-card-cell_leak =
    .about = Occupied cabins joined to a battery with cells lose crew.
galaxy-trucker-legend-card-meltdown =
    .about = The fullest batteries are lost, with all that hangs on them.
galaxy-trucker-legend-card-robopolice_raid =
    .about = Robots board every ship, confiscate and leave charges behind.

## Missions

galaxy-trucker-legend-mission-special = A mission with special components
    .about = Somebody wrote it; what counts stands on its card.
galaxy-trucker-legend-mission-super = A mission with supercards
    .about = Somebody wrote it; what counts stands on its card.
galaxy-trucker-legend-mission-rules = A mission of our own
    .about = Somebody wrote it; what counts stands on its card.
