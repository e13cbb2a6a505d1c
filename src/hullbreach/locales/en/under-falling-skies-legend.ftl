# What the signs and cards mean

under-falling-skies-legend-group-rooms = Rooms
under-falling-skies-legend-group-base = In the base
under-falling-skies-legend-group-dice = Dice
under-falling-skies-legend-group-ships = Ships
under-falling-skies-legend-group-sky = Squares of the sky
under-falling-skies-legend-group-actions = Mothership actions
under-falling-skies-legend-group-tracks = Tracks
under-falling-skies-legend-group-cities = Cities
under-falling-skies-legend-group-characters = Characters
under-falling-skies-legend-group-scenarios = Scenarios

## Rooms

under-falling-skies-legend-room-aa_gun =
    .about = Ships of this column descend one square less when a die is placed here.
under-falling-skies-legend-room-tunnel =
    .about = An empty passage: it does nothing, but it keeps a weak die out of harm’s way.
under-falling-skies-legend-room-energy =
    .about = Adds energy equal to its value.
under-falling-skies-legend-room-fighter =
    .about = Destroys every ship on an explosion whose number is no more than its value.
under-falling-skies-legend-room-research =
    .about = Its value pays for the next spaces of the research track; the rest is lost.
under-falling-skies-legend-room-robot =
    .about = Builds a robot that shows the room’s value; it works from the next round on.
under-falling-skies-legend-room-command =
    .about = Its value is shared out among the dice of other rooms.

## In the base

under-falling-skies-legend-excavator = Excavator
    .about = Everything behind it can be used. One die a round may be placed ahead of it, to dig it forward.
under-falling-skies-legend-buried = Not excavated
    .about = Still under the ground; the number counts the steps the excavator has to go.
under-falling-skies-legend-token = Scenario token
    .about = What it does stands on the scenario card.

## Dice

under-falling-skies-legend-die-gray = Grey die
    .about = A worker. Ships of the column where it is placed descend as many squares as it shows.
under-falling-skies-legend-die-white = White die
    .about = A worker, too; once it is placed, all dice that are left are rolled again.
under-falling-skies-legend-die-blue = Robot
    .about = It stays in its room, makes no ship descend and loses one each time it works.
under-falling-skies-legend-exhausted = Exhausted robot
    .about = It has just been built, or has worked this round; it is ready next round.

## Ships

under-falling-skies-legend-ship-purple = Purple ship
    .about = Descends by the dice. When it reaches the city it does 1 damage and goes back to the mothership.
under-falling-skies-legend-ship-white = White ship
    .about = Reinforcements: as a purple ship, but once destroyed it is gone.
under-falling-skies-legend-ship-orange = Command ship
    .about = Does 2 damage and pushes the other ships of its column on.
under-falling-skies-legend-mothership = Mothership
    .about = It comes down a row every round, does what stands at the edge there, and launches what waits on it.
under-falling-skies-legend-launch = Launch point
    .about = Waiting ships start here, one in each free column.

## Squares of the sky

under-falling-skies-legend-square-explosion = Explosion
    .about = Fighters of this value or more destroy a ship that stands here.
under-falling-skies-legend-square-red_explosion = Red explosion
    .about = As an explosion, but one fighter room cannot strike red and yellow ones at once.
under-falling-skies-legend-square-arrow_left = Arrow to the left
    .about = A ship that stops here slides one column to the left.
under-falling-skies-legend-square-arrow_right = Arrow to the right
    .about = A ship that stops here slides one column to the right.
under-falling-skies-legend-square-mothership_icon = Mothership icon
    .about = When a ship stops here, the mothership comes down a row, without its action.
under-falling-skies-legend-square-teleporter_pink = Pink teleporter
    .about = A ship that stops here jumps to the other pink one, if that is free.
under-falling-skies-legend-square-teleporter_cyan = Cyan teleporter
    .about = A ship that stops here jumps to the other cyan one, if that is free.
under-falling-skies-legend-threat = Threat face
    .about = The harder side of a sky tile; every one raises the threat level.
under-falling-skies-legend-city = City
    .about = A ship that comes this far hits it: 1 damage.
under-falling-skies-legend-storm = Storm
    .about = In this column the AA gun slows nothing and ships descend one square more.

## Mothership actions

under-falling-skies-legend-action-white_ships =
    .about = So many white ships join those that wait on the mothership.
under-falling-skies-legend-action-excavator_back =
    .about = The excavator goes back so many spaces.
under-falling-skies-legend-action-research_back =
    .about = The research marker goes back so many spaces.
under-falling-skies-legend-action-damage =
    .about = The city takes so much damage.
under-falling-skies-legend-action-move_ships =
    .about = All ships in the sky descend so many squares.
under-falling-skies-legend-action-skull =
    .about = If the mothership reaches this row, the game is lost.

## Tracks

under-falling-skies-legend-energy = Energy
    .about = What most rooms and digging cost. The track at the left shows how much there is.
under-falling-skies-legend-research = Research
    .about = Bring the marker to the top of this track and you win. The numbers are what each space costs.
under-falling-skies-legend-goal = Goal
    .about = The last research space: whoever reaches it wins.
under-falling-skies-legend-lock = Closed
    .about = The scenario keeps the last research space closed for now.
under-falling-skies-legend-damage = Damage
    .about = Every hit on the city takes a space of this track.
under-falling-skies-legend-skull = Skull
    .about = With the last space of damage the city falls, and the game is lost.
under-falling-skies-legend-threat-level = Threat level
    .about = How many of the four sky tiles show their threat face: 0 for a first game, 4 for veterans.
