# What the signs and cards mean

aliens-attack-legend-group-effects = What a hit sets off
aliens-attack-legend-group-ships = Ships
aliens-attack-legend-group-cannons = Cannons
aliens-attack-legend-group-defence = Defence cards
aliens-attack-legend-group-battle = Danger and the final battle
aliens-attack-legend-group-motherships = Motherships

## Effects

aliens-attack-legend-icon-draw_ships = Draw ships
    .about = So many cards come from the deck, each into the leftmost free take-off square.
aliens-attack-legend-icon-move_ships = Move ships
    .about = 2×1: two ships move down one square each, those farthest from the cannons first.
aliens-attack-legend-icon-laser = Laser
    .about = The cannon of this column loses a level. If it is neutralised already, the game is lost.
aliens-attack-legend-icon-danger_apply = Danger strikes
    .about = Everything the Danger card shows now happens.
aliens-attack-legend-icon-danger_raise = Danger rises
    .about = Danger goes up by one. At 4 it strikes instead.
aliens-attack-legend-icon-to_deck_bottom = Under the deck
    .about = The card goes under the deck, just as it lies.
aliens-attack-legend-icon-unknown = Unknown effect
    .about = Nobody sees yet what the next hit would set off.

## Ships

aliens-attack-legend-ship-scout = Scout
    .about = The first face of a ship: a hit damages it and, in a solo game, sets off the signs under it.
aliens-attack-legend-ship-damaged_scout = Damaged scout
    .about = The next hit destroys it, and its card turns into an advanced ship, or shows a mothership part.
aliens-attack-legend-ship-advanced = Advanced ship
    .about = The second face of a ship, with effects of its own. A hit damages it.
aliens-attack-legend-ship-damaged_advanced = Damaged advanced ship
    .about = The next hit destroys it, and its card is a scout again or, with two players, out of the game.
aliens-attack-legend-ship-part = Mothership part in the deck
    .about = When it is drawn it takes its place above its own column.
aliens-attack-legend-ship-damaged_part = Damaged part
    .about = A part that has taken its hit.
aliens-attack-legend-front-carrier = Carrier
    .about = In a solo game the silhouette tells what damaging this scout sets off: many ships come, few move.
aliens-attack-legend-front-raider = Raider
    .about = In a solo game the silhouette tells what damaging this scout sets off: ships come and one moves far.
aliens-attack-legend-front-swarm = Swarm
    .about = In a solo game the silhouette tells what damaging this scout sets off: ships come and two move.
aliens-attack-legend-front-herald = Herald
    .about = In a solo game the silhouette tells what damaging this scout sets off: a ship comes and Danger strikes.
aliens-attack-legend-deck = Deck
    .about = The invasion fleet. Its size and the face of its top card can be seen.

## Cannons

aliens-attack-legend-cannon-alpha = Alpha
    .about = Two hits on the nearest ship in short range. A ship it only damages has no effect.
aliens-attack-legend-cannon-beta = Beta
    .about = Two shots of one hit each. Whatever the second one hits has no effect.
aliens-attack-legend-cannon-gamma = Gamma
    .about = One hit, over the whole column. At level 2 a ship it only damages has no effect.
aliens-attack-legend-cannon-delta = Delta
    .about = One hit in a column beside its own. In a solo game a ship it destroys has no effect.
aliens-attack-legend-gauge = Range
    .about = The shot hits the nearest ship within so many squares.
aliens-attack-legend-hit = Hit
    .about = Each star is one hit on the target.
aliens-attack-legend-neutralised = Neutralised cannon
    .about = It cannot fire. If it is hit once more, the game is lost.

## Danger and the final battle

aliens-attack-legend-danger = Danger
    .about = The level, 1 to 4, and what happens whenever Danger strikes. It never goes down. With two players the alien player picks a level each time.
aliens-attack-legend-part-hidden = Part still hidden
    .about = This part of the mothership is hiding in the fleet.
aliens-attack-legend-part-whole = Mothership part
    .about = Found. When all four are in place, the final battle begins.
aliens-attack-legend-part-damaged = Damaged mothership part
    .about = It has been hit. Damage enough of them and the mothership is destroyed.
aliens-attack-legend-part-token = Hit token
    .about = This part has taken one hit more than a damaged one.
aliens-attack-legend-die = The mothership’s die
    .about = In the final battle it is rolled after each turn of Earth; the table tells what its faces do.
aliens-attack-legend-die-move =
    .about = The mothership comes down one row and pushes the ships below it.
aliens-attack-legend-die-double_move =
    .about = The mothership comes down two rows, one after the other.
aliens-attack-legend-die-torpedo =
    .about = The first working cannon, from Alpha to Delta, is neutralised at once.
aliens-attack-legend-die-quick_advance =
    .about = The ship farthest from the cannons flies over everything and strikes its cannon.
aliens-attack-legend-die-devastation =
    .about = All four cannons lose a level. A neutralised one loses the game.
aliens-attack-legend-die-reinforcements =
    .about = The free squares right below the mothership fill with ships from the deck.
aliens-attack-legend-die-retreat =
    .about = The ship nearest the cannons goes back up its column.
aliens-attack-legend-die-self_repair =
    .about = One damaged part of the mothership is whole again.
