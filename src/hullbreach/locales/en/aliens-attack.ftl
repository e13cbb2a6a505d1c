# Aliens Attack!

aliens-attack-title = Aliens Attack!
aliens-attack-about = Four cannons and three defence cards against an invasion fleet that hides the parts of its mothership.

aliens-attack-seat-earth = Earth
aliens-attack-seat-alien = Aliens

## Options

aliens-attack-option-mode = Mode
    .about = how hard the invasion hits
aliens-attack-option-mode-recruit = Recruit
    .about = two cannons of your choice start at level 2
aliens-attack-option-mode-standard = Standard
    .about = the game as it comes
aliens-attack-option-mode-commando = Commando
    .about = one more hit is needed to finish the mothership
aliens-attack-option-mode-survival = Survival
    .about = as Commando, and Danger starts at 2
aliens-attack-option-mode-doomsday = Doomsday
    .about = as Survival, and the first combat row is full from the start
aliens-attack-option-mode-two_player = Two players
    .about = Earth against a player who leads the ships

aliens-attack-option-mothership = Mothership
    .about = who is hiding in the fleet
aliens-attack-option-mothership-apex = APEX
    .about = torpedoes and quick advances; all four parts must be damaged
aliens-attack-option-mothership-fortress = The Fortress
    .about = strikes every cannon at once; all four parts must be damaged
aliens-attack-option-mothership-robust = The Robust
    .about = takes eight hits and calls reinforcements
aliens-attack-option-mothership-swift = The Swift
    .about = fast, repairs itself, escapes the satellite laser; three damaged parts are enough

aliens-attack-option-mines = Space mines
    .about = swap the satellite laser for mines
aliens-attack-option-mines-no = no
    .about = the satellite laser stays
aliens-attack-option-mines-yes = yes
    .about = a square of your choice explodes under the first ship that enters it

aliens-attack-option-shield = Mobile shield
    .about = swap the vortex for a shield
aliens-attack-option-shield-no = no
    .about = the vortex stays
aliens-attack-option-shield-yes = yes
    .about = a shield on the board stops ships and lasers until it has taken two hits

aliens-attack-option-handicap = Handicap
    .about = balance for two players
aliens-attack-option-handicap-none = none
    .about = cannons start at level 1
aliens-attack-option-handicap-easier = easier for Earth
    .about = all cannons start at level 2
aliens-attack-option-handicap-harder = harder for Earth
    .about = one cannon, chosen at random, starts neutralised and cannot be repaired in the first seven rounds

## Names

aliens-attack-name-alpha = Alpha
aliens-attack-name-beta = Beta
aliens-attack-name-gamma = Gamma
aliens-attack-name-delta = Delta
aliens-attack-name-nothing = nothing
aliens-attack-name-r-c = column { $c }, { $r ->
    [0] take-off zone
    [1] top row
    [2] middle row
   *[other] bottom row
  }
aliens-attack-name-r = { $r ->
    [0] the take-off zone
    [1] the top row
    [2] the middle row
   *[other] the bottom row
  }
aliens-attack-name-c = column { $c }
aliens-attack-name-part = part { $part }
aliens-attack-name-ship = #{ $ship }
aliens-attack-target-part = part { $part } of the mothership
aliens-attack-target-r-c = column { $c }, { $r ->
    [0] take-off zone
    [1] top row
    [2] middle row
   *[other] bottom row
  }
aliens-attack-shot-delta-left = Delta to the left
aliens-attack-shot-delta-right = Delta to the right

aliens-attack-front-carrier = carrier
    .the = the carrier
aliens-attack-front-raider = raider
    .the = the raider
aliens-attack-front-swarm = swarm
    .the = the swarm
aliens-attack-front-shield = shield
    .the = the shield
aliens-attack-front-herald = herald
    .the = the herald
aliens-attack-front-mothership = mothership
    .the = the mothership

aliens-attack-face-scout = scout
aliens-attack-face-damaged_scout = damaged scout
aliens-attack-face-advanced = advanced ship
aliens-attack-face-damaged_advanced = damaged advanced ship
aliens-attack-face-part = mothership part
aliens-attack-face-damaged_part = damaged mothership part

aliens-attack-action-laser_satellite = Satellite laser
aliens-attack-action-upgrade_cannons = Upgrade cannons
aliens-attack-action-vortex = Vortex
aliens-attack-action-redeployment = Redeployment
aliens-attack-action-repairs = Repairs
aliens-attack-action-barrage = Barrage
aliens-attack-action-space_mines = Space mines
aliens-attack-action-mobile_shield = Mobile shield

aliens-attack-die-action-move = it moves
aliens-attack-die-action-double_move = it moves twice
aliens-attack-die-action-torpedo = torpedo
aliens-attack-die-action-quick_advance = quick advance
aliens-attack-die-action-devastation = devastation
aliens-attack-die-action-reinforcements = reinforcements
aliens-attack-die-action-retreat = retreat
aliens-attack-die-action-self_repair = self-repair

## Moves

aliens-attack-move-fire = Fire { $shot }
    .kind = Fire
aliens-attack-move-hold = Hold the shot
    .kind = Hold
aliens-attack-move-laser = Satellite laser: { $at-id ->
    [none] { $target }
   *[other] { $at-the } in { $target }
  }
    .kind = Satellite laser
aliens-attack-move-laser-nothing = Use the satellite laser with no target
aliens-attack-move-upgrade = Upgrade { $cannons }
    .kind = Upgrade cannons
aliens-attack-move-upgrade-nothing = Turn over Upgrade cannons: there is nothing to upgrade
aliens-attack-move-vortex = Open the vortex in { $column }
    .kind = Vortex
aliens-attack-move-redeploy = Swap { $cannons }
    .kind = Redeployment
aliens-attack-move-redeploy-nothing = Turn over Redeployment without a swap
aliens-attack-move-repair = Repair { $cannons }
    .kind = Repairs
aliens-attack-move-repair-nothing = Use Repairs without repairing anything
aliens-attack-move-barrage = Barrage, { $shot } first
    .kind = Barrage
aliens-attack-move-barrage-nothing = Turn over Barrage without a shot
aliens-attack-move-mines = Lay the mines in { $square }
    .kind = Space mines
aliens-attack-move-mines-nothing = Turn over Space mines without laying them
aliens-attack-move-shield = Put the shield in { $square }
    .kind = Mobile shield
aliens-attack-move-shield-nothing = Turn over Mobile shield without placing it
aliens-attack-move-prepare = Start with { $cannons } at level 2
    .kind = At level 2
aliens-attack-move-refill = Refill the take-off zone
    .kind = Draw
aliens-attack-move-danger = Unleash Danger { $danger }
    .kind = Danger
    .choice = level { $danger }
aliens-attack-move-descend = The mothership descends
    .kind = Mothership
aliens-attack-move-advance = Move the ship in { $column }
    .kind = Move a ship

## What to do now

aliens-attack-now-prepare = Choose the two cannons that start at level 2.
aliens-attack-now-earth = Earth: fire a cannon or use a defence card.
aliens-attack-now-battle = Earth: fire a cannon or use a defence card; then the mothership acts.
aliens-attack-now-shot = Earth: you may fire one more shot.
aliens-attack-now-alien = Aliens: refill the take-off zone or unleash a Danger level.
aliens-attack-now-descend = Aliens: the mothership descends.
aliens-attack-now-choose_ship = Aliens: choose the ship that moves.
aliens-attack-now-over = The game is over.

## The goal, always in sight

aliens-attack-web-goal-parts = Parts in place: { $found }/{ $parts } → final battle
aliens-attack-web-goal-battle = Final battle! Parts damaged: { $damaged }/{ $needed }

## Refusals

aliens-attack-error-cannon-neutralised = { $move }: that cannon is neutralised; choose one at level 1 or 2, or repair it first.
aliens-attack-error-no-target = { $move }: nothing is within its range; choose a cannon that has a target.
aliens-attack-error-cannon-not-offered = { $move }: this shot is not for that cannon; choose one of those on offer, or hold the shot.
aliens-attack-error-card-not-shown = { $move }: no defence card shows that action; choose one that lies face up.
aliens-attack-error-empty-square = { $move }: no ship is there; choose a square with a ship.
aliens-attack-error-no-mothership = { $move }: the mothership can be hit in the final battle only; choose a ship.
aliens-attack-error-must-choose = { $move }: that is allowed only when there is nothing to choose; choose a target or a square.
aliens-attack-error-not-level-one = { $move }: only cannons at level 1 can be upgraded.
aliens-attack-error-not-neutralised = { $move }: only neutralised cannons can be repaired.
aliens-attack-error-still-sabotaged = { $move }: a sabotaged cannon cannot be repaired in the first seven rounds.
aliens-attack-error-not-side-by-side = { $move }: with two players one cannon is repaired, or two that stand side by side.
aliens-attack-error-square-taken = { $move }: the square is taken; choose an empty one in the combat zone.
aliens-attack-error-not-below-mothership = { $move }: in the final battle only squares below the mothership will do.
aliens-attack-error-mines-on-board = { $move }: the mines are on the board already; wait until they have exploded.
aliens-attack-error-ship-cannot-move = { $move }: no ship of that column may move now; choose one of those on offer.
aliens-attack-error-nothing-to-move = { $move }: the sky is empty; refill the take-off zone first.
aliens-attack-error-only-descend = { $move }: in the final battle the mothership descends, nothing else.
aliens-attack-error-not-yet-descend = { $move }: the mothership has not arrived; refill or unleash a Danger level.

## The journal

aliens-attack-event-dealt = A { $front } scout lines up in column { $square-c }.
aliens-attack-event-prepared = { $cannon } starts at level 2.
aliens-attack-event-sabotaged = Sabotage! { $cannon } starts neutralised and cannot be repaired in the first seven rounds.
aliens-attack-event-opening = The invasion opens at Danger { $danger }.
aliens-attack-event-turn = Turn { $turn }
aliens-attack-event-sky-empty = The sky is empty: more ships are drawn.
aliens-attack-event-fired = { $cannon } fires at { $front-the } in column { $square-c }.
aliens-attack-event-second-shot = { $cannon } fires again, at { $front-the } in column { $square-c }.
aliens-attack-event-held = The shot is held.
aliens-attack-event-satellite = { $front-id ->
    [mothership] The satellite laser hits the mothership.
   *[other] The satellite laser hits { $front-the } in { $target }.
  }
aliens-attack-event-upgraded = { $cannon } is upgraded to level 2.
aliens-attack-event-vortex = A vortex opens in { $column }.
aliens-attack-event-redeployed = { $cannon } and { $cannon2 } swap places.
aliens-attack-event-repaired = { $cannon } is back at level 1.
aliens-attack-event-barrage = Barrage!
aliens-attack-event-mines-laid = Mines are laid in { $square }.
aliens-attack-event-shield-set = The shield goes to { $square }.
aliens-attack-event-no-effect = { $action } has no effect.
aliens-attack-event-card-turned = The defence card is turned over: { $action } is ready.
aliens-attack-event-scout-pivoted = The { $front } scout in column { $square-c } is damaged.
aliens-attack-event-scout-flipped = The { $front } scout in column { $square-c } is destroyed; its card becomes an advanced ship.
aliens-attack-event-advanced-pivoted = The advanced { $front } in column { $square-c } is damaged.
aliens-attack-event-advanced-flipped = The advanced { $front } in column { $square-c } is destroyed; its card is a scout again.
aliens-attack-event-part-revealed = The { $front } in column { $square-c } was hiding { $part } of the mothership!
aliens-attack-event-cancelled = The { $front } in column { $square-c } has no time to react: its effect is cancelled.
aliens-attack-event-overkill = Nothing is left to hit: the rest of the damage is lost.
aliens-attack-event-buried = { $face-id ->
    [scout] The { $front } scout goes under the deck.
    [damaged_scout] The damaged { $front } scout goes under the deck.
    [advanced] The advanced { $front } goes under the deck.
    [damaged_advanced] The damaged advanced { $front } goes under the deck.
   *[other] The { $front } with a mothership part goes under the deck.
  }
aliens-attack-event-removed = The advanced { $front } is out of the game.
aliens-attack-event-drawn = { $face-id ->
    [scout] A { $front } scout enters column { $square-c }.
    [damaged_scout] A damaged { $front } scout enters column { $square-c }.
    [advanced] An advanced { $front } enters column { $square-c }.
    [damaged_advanced] A damaged advanced { $front } enters column { $square-c }.
   *[other] A { $front } with a mothership part enters column { $square-c }.
  }
aliens-attack-event-moved = The { $front } in column { $from-c } advances { $rows }.
aliens-attack-event-reached = The { $front } in column { $from-c } reaches { $cannon }!
aliens-attack-event-cannon-damaged = { $level ->
    [0] { $cannon } is neutralised!
   *[other] { $cannon } drops to level { $level }.
  }
aliens-attack-event-laser = The { $front } hit in column { $square-c } fires its laser.
aliens-attack-event-danger-applied = Danger { $danger } strikes.
aliens-attack-event-danger-raised = Danger rises to { $danger }.
aliens-attack-event-part-placed = Mothership: { $part } is in place, above the take-off zone.
aliens-attack-event-battle = The mothership is complete. The final battle begins!
aliens-attack-event-fighters-retreat = The Fortress calls back every ship of the combat zone.
aliens-attack-event-part-damaged = Mothership: { $part } is damaged!
aliens-attack-event-part-token = Mothership: { $part } takes a hit token.
aliens-attack-event-part-unharmed = Mothership: { $part } is hit again, with no result.
aliens-attack-event-die = The mothership rolls a { $die }: { $die-action }.
aliens-attack-event-descended = The mothership comes down to { $row }.
aliens-attack-event-pushed = The { $front } in column { $from-c } is pushed down a row.
aliens-attack-event-torpedo = A torpedo heads for { $cannon }.
aliens-attack-event-quick-advance = The { $front } in column { $from-c } dashes for the cannons.
aliens-attack-event-devastation = A broadside sweeps all four cannons.
aliens-attack-event-reinforcement = Reinforcements: a { $front } enters column { $square-c }.
aliens-attack-event-retreated = The { $front } in column { $from-c } falls back.
aliens-attack-event-self-repair = The mothership repairs { $part }.
aliens-attack-event-mines-exploded = The mines in column { $square-c } explode!
aliens-attack-event-shield-hit = The shield in column { $square-c } is hit ({ $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  } so far).
aliens-attack-event-shield-destroyed = The shield in column { $square-c } is destroyed.
aliens-attack-event-part-set-aside = Mothership: { $part } is set aside.
aliens-attack-event-refilled = The aliens refill the take-off zone.
aliens-attack-event-danger-chosen = The aliens unleash Danger { $danger }.
aliens-attack-event-won = The mothership is destroyed!
aliens-attack-event-lost-cannon = { $cannon } was neutralised already: the defence falls.
aliens-attack-event-lost-landing = The mothership lands on Earth.
aliens-attack-event-lost-time = Turn { $turn } has passed without a victory: the game counts as lost.
aliens-attack-event-drawn-out = Round { $turn } has passed and neither side has won: a draw.

## The end

aliens-attack-reason-mothership-destroyed = The mothership is destroyed.
aliens-attack-reason-neutralised-cannon-hit = A neutralised cannon was hit.
aliens-attack-reason-mothership-landed = The mothership reached Earth.
aliens-attack-reason-out-of-time = Earth did not win within the limit of turns.
aliens-attack-reason-drawn-out = Neither side won within the limit of rounds.

aliens-attack-score-turns = Turns
aliens-attack-score-parts = Damaged mothership parts
aliens-attack-score-cannons = Cannon levels left

## The topics of the rulebook

aliens-attack-topic-components = Components
aliens-attack-topic-geometry = The battlefield
aliens-attack-topic-setup = Set-up
aliens-attack-topic-deck = The deck
aliens-attack-topic-move = How ships move
aliens-attack-topic-opening = The opening move
aliens-attack-topic-turn = A turn
aliens-attack-topic-cannon = Cannons
aliens-attack-topic-hit = Hits
aliens-attack-topic-cancel = Cancelling effects
aliens-attack-topic-icon = Icons
aliens-attack-topic-defence = Planetary defence
aliens-attack-topic-cannon_damage = Damage to cannons
aliens-attack-topic-mothership = The mothership
aliens-attack-topic-final_battle = The final battle
aliens-attack-topic-end = The end of the game
aliens-attack-topic-alternative = Other motherships and cards
aliens-attack-topic-mode = Modes
aliens-attack-topic-two_player = Two players

## The board in a terminal: short words and signs

aliens-attack-board-turn = Turn { $turn }
aliens-attack-board-scout = Scout
aliens-attack-board-advanced = Advanced
aliens-attack-board-part = Part { $part }
aliens-attack-board-deck = Deck { $cards }
aliens-attack-board-danger = Danger { $danger }
aliens-attack-board-danger-applied = Danger strikes
aliens-attack-board-danger-raised = Danger rises
aliens-attack-board-sabotaged = sabotaged
aliens-attack-board-neutralised = neutralised
aliens-attack-board-mines = mines
aliens-attack-board-shield = shield { $left }/{ $points }
aliens-attack-board-on-board = on the board
aliens-attack-board-aside = set aside
aliens-attack-board-arrival = { $rounds ->
    [one] The mothership arrives at the end of this round.
   *[other] The mothership arrives in { $rounds } rounds.
  }
aliens-attack-board-legend =
    Ships: △ scout, ▲ advanced, ◆ mothership part, ✗ damaged; #7 is a known card.
    After the ship’s name: what the next hit sets off.
      +2 draw 2 ships    2×1 move 2 ships by 1 square    ↓ under the deck
      ↯ laser    ! Danger strikes    ↑ Danger rises    – nothing    ? unknown
    Cannons: ▮▯ level 1 of 2, ↑2 range 2, ↖↗1 range 1 to both sides, ✶ a hit.
    Squares: r0 is the take-off zone, r3 is next to the cannons, c1 is on the left.

## The board in a browser

aliens-attack-web-board = Board
aliens-attack-web-empty = empty
aliens-attack-web-above = Above column { $column }
aliens-attack-web-next-hit = { $ship }; next hit: { $effect }
aliens-attack-web-square = { $place }: { $things }
aliens-attack-web-deck-top = On top: { $card }
aliens-attack-web-part-whole = whole
aliens-attack-web-part-damaged = damaged
aliens-attack-web-part-hidden = not found yet
aliens-attack-web-part-aside = set aside
aliens-attack-web-part-token = hit token
aliens-attack-web-mothership-led = with two players all act alike; only what the parts set off when they are found differs
aliens-attack-web-die = The mothership’s die. { $faces }.
aliens-attack-web-die-thrown = The mothership’s die. { $faces }. Last throw: { $die }.
aliens-attack-web-column = column { $column }
aliens-attack-web-level = level { $level }
aliens-attack-web-shot = reaches { $gauge ->
    [one] { $gauge } square
   *[other] { $gauge } squares
  } with { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }
aliens-attack-web-shot-oblique = reaches { $gauge ->
    [one] { $gauge } square
   *[other] { $gauge } squares
  } of the columns beside it with { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
  }
aliens-attack-web-cannon-fire = Can fire
aliens-attack-web-cannon-pick = Can be chosen

aliens-attack-web-about-laser_satellite = Hits one ship anywhere, with two players twice
aliens-attack-web-about-upgrade_cannons = Raises up to two cannons to level 2
aliens-attack-web-about-vortex = Sends the ships of a column under the deck, with two players only those in the take-off zone and the top row
aliens-attack-web-about-redeployment = Swaps two cannons, then one of them may fire
aliens-attack-web-about-repairs = Brings up to two neutralised cannons back, with two players one, or two neighbours
aliens-attack-web-about-barrage = Fires two cannons; the second cancels effects
aliens-attack-web-about-space_mines = Hits the first ship that enters a square
aliens-attack-web-about-mobile_shield = Stops ships and lasers until its second hit

aliens-attack-web-icon-draw_ships = draw { $count ->
    [one] { $count } ship
   *[other] { $count } ships
  }
aliens-attack-web-icon-move_ships = move { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
  } by { $squares }
aliens-attack-web-icon-laser = laser
aliens-attack-web-icon-danger_apply = Danger strikes
aliens-attack-web-icon-danger_raise = Danger rises
aliens-attack-web-icon-to_deck_bottom = goes under the deck
aliens-attack-web-icon-none = no effect
aliens-attack-web-icon-unknown = unknown

aliens-attack-web-choose-laser = Satellite laser: choose a target.
aliens-attack-web-choose-upgrade = Upgrade: choose one or two cannons.
aliens-attack-web-choose-vortex = Vortex: choose a column.
aliens-attack-web-choose-redeploy = Redeployment: choose two cannons to swap.
aliens-attack-web-choose-repair = Repairs: choose what to bring back among the neutralised cannons.
aliens-attack-web-choose-barrage = Barrage: choose the first cannon.
aliens-attack-web-choose-mines = Space mines: choose an empty square.
aliens-attack-web-choose-shield = Mobile shield: choose an empty square.
aliens-attack-web-choose-prepare = Choose two cannons.
aliens-attack-web-choose-advance = Choose the column whose ship moves.
aliens-attack-web-choose-side = To which side?

## On the about page: whose game it is, and what in its data is ours

aliens-attack-web-credits = is a game by Fabrice Chazal and Arnaud Charpentier, published by Grail Games.
aliens-attack-web-facts-cannons = Cannons
aliens-attack-web-facts-cards = Ship cards
aliens-attack-web-facts-danger = Danger levels
aliens-attack-web-facts-defence = Planetary defence cards
aliens-attack-web-facts-motherships = Motherships
aliens-attack-web-fact-gauge = range
aliens-attack-web-fact-hits = number of hits
aliens-attack-web-fact-cancel = what a shot cancels
aliens-attack-web-fact-icons = the icons on the single cards
aliens-attack-web-fact-names = the names of two actions
aliens-attack-web-fact-effects = what the actions do, in numbers
aliens-attack-web-fact-pairing = which two actions share a card
aliens-attack-web-fact-die = what the die brings
