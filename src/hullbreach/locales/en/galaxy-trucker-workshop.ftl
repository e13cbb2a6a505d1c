# The workshop for missions of one's own.

galaxy-trucker-workshop-about = Write a mission of your own: what lies in the warehouse, which supercards wait, which rules change, what pays and what costs. It is checked as you write.
galaxy-trucker-workshop-form = The mission
galaxy-trucker-workshop-whole = the whole mission
galaxy-trucker-workshop-new-title = My mission

## Beginning

galaxy-trucker-workshop-begin = Begin
galaxy-trucker-workshop-begin-from = Begin with
galaxy-trucker-workshop-begin-empty = An empty card
galaxy-trucker-workshop-begin-now = Begin with this
galaxy-trucker-workshop-begun = A new draft lies on the bench.
galaxy-trucker-workshop-open-file = Open a file
galaxy-trucker-workshop-opened = The mission of the file lies on the bench.
galaxy-trucker-workshop-file-refused = This file was not opened. Your draft is as it was.
galaxy-trucker-workshop-undo = Back to the draft before

## What is wrong, and what can be done

galaxy-trucker-workshop-problems = { $count ->
    [one] One thing is not right yet:
   *[other] { $count } things are not right yet:
  }
galaxy-trucker-workshop-checking = Checking …
galaxy-trucker-workshop-playable = Ready to be played.
galaxy-trucker-workshop-play = Play it
galaxy-trucker-workshop-keep = Keep and share
galaxy-trucker-workshop-keep-again = Keep the changes
galaxy-trucker-workshop-save-file = Save as a file
galaxy-trucker-workshop-link = The link to this mission
galaxy-trucker-workshop-link-about = Whoever has it can read, try and play the mission, and go on writing a copy.
galaxy-trucker-workshop-card = The card
galaxy-trucker-workshop-card-level = Level
galaxy-trucker-workshop-mine = My missions
galaxy-trucker-workshop-mine-none = You keep none yet. What you keep stays here, and this browser has the key to it.
galaxy-trucker-workshop-take-away = Take away
galaxy-trucker-workshop-take-away-one = Take away { $name }
galaxy-trucker-workshop-taken-away = { $name } was taken away. Tables that play it go on.

## Trying it out

galaxy-trucker-workshop-trial = Try it out with bots
galaxy-trucker-workshop-trial-about = Bots fly the mission at once, and you see what they earn.
galaxy-trucker-workshop-trial-bot = Bots
galaxy-trucker-workshop-trial-games = How many
galaxy-trucker-workshop-trial-run = Let them fly
galaxy-trucker-workshop-trial-stop = Stop
galaxy-trucker-workshop-trial-begins = The bots are building …
galaxy-trucker-workshop-trial-played = { $games ->
    [one] One flight was flown.
   *[other] { $games } flights were flown.
  }
galaxy-trucker-workshop-trial-table = What the bots earned
galaxy-trucker-workshop-trial-what = What
galaxy-trucker-workshop-trial-often = How often
galaxy-trucker-workshop-trial-mean = Credits on average
galaxy-trucker-workshop-trial-percent = { $share } %
galaxy-trucker-workshop-earned-finished = Finished the flight
galaxy-trucker-workshop-earned-profit = Earned in all
galaxy-trucker-workshop-earned-without = Earned without the mission
galaxy-trucker-workshop-earned-mission = Through the mission

## The parts of a mission

galaxy-trucker-workshop-field-texts = Name and story
galaxy-trucker-workshop-field-en = In English
galaxy-trucker-workshop-field-fr = In French
galaxy-trucker-workshop-field-title = Name
galaxy-trucker-workshop-field-summary = Story
galaxy-trucker-workshop-field-max_players = Players at most
galaxy-trucker-workshop-field-forbidden_ships = Not for ships of class
galaxy-trucker-workshop-field-setup = Before the start
    .about = Components for the warehouse, supercards for the stacks, and what else is laid out.
galaxy-trucker-workshop-field-build_rules = While building
galaxy-trucker-workshop-field-flight_rules = In flight
galaxy-trucker-workshop-field-rewards = Rewards
    .about = Amounts are credits, for flights of level I to IV.
galaxy-trucker-workshop-field-penalties = Penalties
    .about = Here every amount is paid by the player.
galaxy-trucker-workshop-field-directives = Directives
    .about = What head office may ask for. Some of them are drawn, if the mission says so before the start.

## The fields of an entry

galaxy-trucker-workshop-field-kind = Components
galaxy-trucker-workshop-field-count = How many
galaxy-trucker-workshop-field-each = For
galaxy-trucker-workshop-field-must_be_built = They must be built in
galaxy-trucker-workshop-field-stacks = Into
galaxy-trucker-workshop-field-types = Cards
galaxy-trucker-workshop-field-per_stack = So many into each stack
galaxy-trucker-workshop-field-total = So many in all, by level
galaxy-trucker-workshop-field-extra = Beside the usual cards, not instead of them
galaxy-trucker-workshop-field-optional = Only if the players dare
galaxy-trucker-workshop-field-id = Short name
    .about = Small letters, digits and _, by which other entries speak of it.
galaxy-trucker-workshop-field-hits = Hits it can take, by level
galaxy-trucker-workshop-field-legal_pairs = Connectors that fit
galaxy-trucker-workshop-field-delta = Runs more or fewer
galaxy-trucker-workshop-field-counter = What is counted
galaxy-trucker-workshop-field-counters = What belongs to a set
galaxy-trucker-workshop-field-at_least = At least
galaxy-trucker-workshop-field-at_most = At most
galaxy-trucker-workshop-field-else_pay = Costs otherwise
galaxy-trucker-workshop-field-options = Short names of the choices
    .about = Those the rewards do not name are bets on nothing.
galaxy-trucker-workshop-field-when = When
galaxy-trucker-workshop-field-card_class = On which cards
galaxy-trucker-workshop-field-cost = What it costs
galaxy-trucker-workshop-field-discard_special = Give up
galaxy-trucker-workshop-field-scope = Who stays out
galaxy-trucker-workshop-field-unscathed = Without losing
galaxy-trucker-workshop-field-amount = Credits
galaxy-trucker-workshop-field-amounts = Credits
galaxy-trucker-workshop-field-who = For
galaxy-trucker-workshop-field-ties = If several have most
galaxy-trucker-workshop-field-order = First comes who has
galaxy-trucker-workshop-field-needs = Only who has
galaxy-trucker-workshop-field-times = How often
galaxy-trucker-workshop-field-state = If it is
galaxy-trucker-workshop-field-choice = Choices that pay
galaxy-trucker-workshop-field-fraction = How much of it
galaxy-trucker-workshop-field-rounding = Rounded
galaxy-trucker-workshop-field-what = What
galaxy-trucker-workshop-field-factor = Times
galaxy-trucker-workshop-field-per_component = Credits for each component lost
    .about = Below zero, losing pays.
galaxy-trucker-workshop-field-capped = At most what the ship’s board says

## Entries

galaxy-trucker-workshop-op-add_to_warehouse = Special components in the warehouse
galaxy-trucker-workshop-op-deal_to_reserve = Special components set aside
    .about = Everybody begins with them on the places for components set aside.
galaxy-trucker-workshop-op-insert_supercards = Supercards
galaxy-trucker-workshop-op-remove_cards = Cards that stay away
galaxy-trucker-workshop-op-marker = A neutral ship
    .about = It flies ahead of the leader and is in nobody’s way.
galaxy-trucker-workshop-op-draw_directives = Directives are drawn
galaxy-trucker-workshop-op-connector_rule = Other connectors fit
galaxy-trucker-workshop-op-no_looking_at_cards = Nobody looks at the cards
galaxy-trucker-workshop-op-timer_runs = The timer runs more or less often
galaxy-trucker-workshop-op-require_at_launch = Required at the launch
galaxy-trucker-workshop-op-secret_choice = A secret choice
    .about = Everybody chooses after the check of the ships; it is shown before the first card.
galaxy-trucker-workshop-op-skip_card = Stay out of a card
galaxy-trucker-workshop-op-badge_if_unscathed = A badge for getting through
galaxy-trucker-workshop-op-death_if = Death of the pilot
    .about = If an explosion destroys the starting cabin.
galaxy-trucker-workshop-op-close_ranks = Ships close up after each card
galaxy-trucker-workshop-op-volunteer_first = Volunteers fight first
    .about = Against an enemy, the first to volunteer fights before the leader.
galaxy-trucker-workshop-op-marker_hit_when = The neutral ship is hit
galaxy-trucker-workshop-op-pay_per = For each
galaxy-trucker-workshop-op-pay_table = By a table
    .about = For one, for two and so on; beyond the end the last amount.
galaxy-trucker-workshop-op-pay_most = For the most
galaxy-trucker-workshop-op-pay_rank = By rank
    .about = Who ties shares the place; the next ones are skipped.
galaxy-trucker-workshop-op-pay_if = On a condition
galaxy-trucker-workshop-op-pay_sets = For complete sets
galaxy-trucker-workshop-op-pay_if_marker = By the neutral ship’s fate
galaxy-trucker-workshop-op-pay_choice = For the secret choice
    .about = For each choice: what may be counted at most, and the credits by level.
galaxy-trucker-workshop-op-pay_choice_failed = For a choice that failed
galaxy-trucker-workshop-op-multiply = Usual rewards multiplied
galaxy-trucker-workshop-op-order_rewards = First place for all who finish
galaxy-trucker-workshop-op-loss_penalty = Another price for losses

## What can be chosen

galaxy-trucker-workshop-value-count-all = all there are
galaxy-trucker-workshop-value-each-table = all together
galaxy-trucker-workshop-value-each-player = each player
galaxy-trucker-workshop-value-stacks-viewable = each stack you may look at
galaxy-trucker-workshop-value-stacks-hidden = the secret stack
galaxy-trucker-workshop-value-stacks-all = every stack
galaxy-trucker-workshop-value-when-enemy_beaten_by_nobody = nobody beats an enemy
galaxy-trucker-workshop-value-when-fleet_matched_by_nobody = nobody stops a fleet
galaxy-trucker-workshop-value-card_class-supercard = supercards
galaxy-trucker-workshop-value-card_class-enemy = enemies
galaxy-trucker-workshop-value-scope-ship = the whole ship
galaxy-trucker-workshop-value-scope-ship_part = each part of the ship by itself
galaxy-trucker-workshop-value-who-finishers = who finishes
galaxy-trucker-workshop-value-who-all = everybody
galaxy-trucker-workshop-value-ties-all = all of them count
galaxy-trucker-workshop-value-ties-nobody = nobody does
galaxy-trucker-workshop-value-order-fewest_first = fewest
galaxy-trucker-workshop-value-order-most_first = most
galaxy-trucker-workshop-value-times-once = once
galaxy-trucker-workshop-value-times-each = for each set
galaxy-trucker-workshop-value-state-alive = still there
galaxy-trucker-workshop-value-state-destroyed = destroyed
galaxy-trucker-workshop-value-fraction-half = half of it
galaxy-trucker-workshop-value-fraction-whole = all of it
galaxy-trucker-workshop-value-rounding-up = up
galaxy-trucker-workshop-value-rounding-down = down
galaxy-trucker-workshop-value-what-order_rewards = for the order of arrival
galaxy-trucker-workshop-value-what-best_looking_reward = for the best-looking ship
