# The command line.

cli-about = Space board games in your terminal: play them, watch bots play them, look their rules up.
cli-epilogue = Every command takes --help, and --lang en or --lang fr; without it the language is that of HULLBREACH_LANG, or of your system.
cli-usage-line = Usage: { $usage }
cli-usage = hullbreach COMMAND …

cli-group-commands = Commands
cli-group-arguments = Arguments
cli-group-options = Options

## Commands

cli-about-games = The games on the shelf, with their options.
cli-usage-games = hullbreach games
cli-about-play = Play a game, alone, against a bot, or two at one keyboard.
cli-usage-play = hullbreach play GAME [--option NAME=VALUE]… [--seed N] [--bot SEAT=BOT]…
cli-about-simulate = Let bots play many games and sum them up.
cli-usage-simulate = hullbreach simulate GAME --bot BOT [--games N] [--jobs N] …
cli-about-replay = The film of a saved game, move by move; checks the log.
cli-usage-replay = hullbreach replay FILE [--to N] [--plain]
cli-about-rules = How to play a game, and all its rules, each with the tests that prove it.
cli-usage-rules = hullbreach rules GAME [ID or WORD] [--missing] [--json]
cli-about-bench = How fast the games run on this machine.
cli-usage-bench = hullbreach bench [GAME] [--seconds S] [--papers FILE] [--json], or hullbreach bench server [--game GAME] [--tables N] [--moves N] [--every S] [--watchers N] [--seconds S] [--against FOLDER] [--rounds N] [--json]
cli-about-balance = Win rates of bots over the settings of a game, as Markdown.
cli-usage-balance = hullbreach balance GAME [--games N] [--jobs N] [-o FILE]
cli-about-serve = Open the table: a server where people and bots meet.
cli-usage-serve = hullbreach serve [--host ADDRESS] [--port N] [--database FILE] …

## Arguments and options

cli-value-game = GAME
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-query = ID or WORD
cli-value-number = N
cli-value-option = NAME=VALUE
cli-value-bot = BOT
cli-value-seat-bot = SEAT=BOT
cli-value-host = ADDRESS
cli-value-address = ORIGIN

cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-game = Which game, by its id; “hullbreach games” lists them.
cli-help-log-file = A log saved while playing (.hull).
cli-help-option = An option of the game; repeat it for several. “hullbreach games” lists them.
cli-help-seed = The number the game’s chance comes from: the same seed, the same game. Random if left out.
cli-help-seat-bot = Give a seat to a bot (random, greedy, novice, skilled, mcts); repeat it for several.
cli-help-resume = Go on with a game saved in a file.
cli-help-bot = Who plays: random, greedy, novice, skilled or mcts. Default: random.
cli-help-bot2 = Who plays the second seat; the same as the first if left out.
cli-help-games = How many games. Default: 100.
cli-help-jobs = How many processes share the work. Default: 1.
cli-help-playouts = How many playouts mcts makes for each legal move.
cli-help-thinking = How many seconds mcts thinks about a move.
cli-help-batch-seed = The number the games’ chance comes from. Default: 1.
cli-help-json = Print JSON for programs.
cli-help-to = Stop after this many moves.
cli-help-plain = Letters only: no colour, no board.
cli-help-query = One rule by its id, or all that contain a word.
cli-help-missing = Only what no test proves; prints nothing when nothing is missing.
cli-help-tests = The folder of tests to read, instead of the one beside the sources.
cli-help-seconds = How long each figure is measured. Default: 1. Where the server is measured with a game in real time: default to its end.
cli-help-served = The game that is played when the server is measured; one in real time by full crews at a human pace. Default: the first one.
cli-help-tables = How many tables play at once when the server is measured. Default: 100, in real time 10.
cli-help-moves = How many moves each of them makes at most. Default: 40.
cli-help-every = Seconds from one move of a table to its next, when the server is measured. Default: 0, as fast as it answers; in real time 4 seconds for each person.
cli-help-watchers = How many spectators each table has when the server is measured. Default: 0.
cli-help-against = A folder with another hullbreach package, whose server is measured in turn with this one.
cli-help-rounds = How often both are measured; their medians are compared. Default: 5.
cli-help-host = The address to listen on; 0.0.0.0 lets other machines in. Default: 127.0.0.1.
cli-help-port = The port to listen on; 0 takes a free one. Default: 8765.
cli-help-database = The file that keeps the tables. Default: hullbreach.db.
cli-help-origin = Another origin whose pages may talk to this server, such as https://example.org; repeat it for several.
cli-help-proxy = The address of a reverse proxy that says whom it speaks for; repeat it for several.
cli-help-open = Open the table in the browser at once.
cli-help-thinkers = How many processes think for bots and hints. Default: 1.
cli-help-private-webhooks = Let webhooks call addresses of this machine and its network.
cli-help-study-games = Games for each line, instead of the study’s own numbers.
cli-help-output = Write to this file instead of the terminal.

## A command line that cannot be obeyed

cli-error-command = There is no command “{ $command }”; choose one of: { $expected }.
cli-error-option = There is no option “{ $option }” here; choose one of: { $expected }.
cli-error-missing = { $name } is missing; --help shows what is expected.
cli-error-no-value = { $option } needs a value; --help shows which.
cli-error-not-whole = “{ $value }” is no value for { $option }; expected is a whole number.
cli-error-not-number = “{ $value }” is no value for { $option }; expected is a number.
cli-error-value = “{ $value }” is no value for { $option }; --help shows what is expected.
cli-error-extra = “{ $text }” is one word too many; --help shows what is expected.
cli-error-repeated = { $option } is given twice; once is enough.
cli-error-unreadable = This command line cannot be understood; --help shows what is expected.

## The shelf

cli-games-players = { $most ->
    [one] { $most } player
   *[other] { $least }–{ $most } players
  }
cli-games-option = { $name }: { $about }
cli-games-default = {" "}(default)
cli-games-written = a text, or @ and the name of a file that holds it; at most { $most } bytes
cli-games-box = with the box: resolve, mission, plan, soundtrack

## Playing

cli-yes = y yes
cli-no = n no
cli-play-setting = { $option }: { $value }
cli-play-seed = seed { $seed }
cli-play-by = { $seat }: { $move }
cli-play-time = Time passes ({ $ms } ms).
cli-play-more = { $lines ->
    [one] … { $lines } more line: l
   *[other] … { $lines } more lines: l
  }
cli-play-prompt = Number, or ? for help >{" "}
cli-play-hand-over = The keyboard goes to: { $seat }. Press Enter.{" "}
cli-play-refused = { $sentence } ({ $rule }; r shows the rule)
cli-play-hint = Hint: { $number }) { $move }
cli-play-hint-wait = Hint: wait for the others, or for news.
cli-play-rule-usage = r and a rule’s id or a word shows rules, for example: r cannon
cli-play-nothing-to-undo = Nothing to undo.
cli-play-ask-undo = Does the other player agree to take the last decision back? (y/n){" "}
cli-play-ask-save = Save the game to { $file }? (y, n, or another file name){" "}
cli-play-ask-log = Keep the log in { $file }? (y, n, or another file name){" "}
cli-play-saved = Saved: { $file }
cli-play-goodbye = Goodbye, commander.
cli-play-input-ended = The input has ended; the game was not saved.
cli-play-begun = Which one? Enter alone goes back to all choices.
cli-play-help =
    Type the number of a choice, or a move as logs write it. Whole words work, too: undo, help, quit.
    u        take the last decision back
    h        a hint
    r WORD   rules with that id or word; r alone: the rule behind the last refusal, or how to play
    l        the whole journal
    s FILE   save the game
    q        leave
# What may be typed for each of them, in any case.
cli-play-words-undo = u undo back
cli-play-words-hint = h hint
cli-play-words-save = s save
cli-play-words-rule = r rule rules
cli-play-words-journal = l log journal
cli-play-words-help = ? help
cli-play-words-quit = q quit exit leave
cli-reason = { $reason } ({ $rule })

## Replays and rules

cli-replay-sound = { $moves ->
    [one] The log is sound: { $moves } move.
   *[other] The log is sound: { $moves } moves.
  }
cli-rules-rulings = Rulings: where the rulebook is silent
cli-rules-examples = Examples
cli-rules-proved = { $entries ->
    [one] Proved: { $proved } of { $entries } entry.
   *[other] Proved: { $proved } of { $entries } entries.
  }

## Figures

cli-number = { $number }
cli-percent = { $rate } %
cli-range = { $low } – { $high }
cli-column-seat = Seat
cli-column-bot = Bot
cli-column-wins = Wins
cli-column-rate = Rate
cli-column-interval = 95 % interval
cli-column-figure = Figure
cli-column-mean = Mean
cli-column-spread = 5–95 %
cli-column-reason = How it ended
cli-column-count = Games
cli-column-share = Share
cli-column-value = Value
cli-column-unit = Unit
cli-column-ratio = Reference steps
cli-column-other = The other
cli-column-times = Ratio
cli-simulate-games = Games
cli-simulate-of = { $part } of { $whole }
cli-simulate-decisions = Decisions
cli-simulate-time = { $seconds } s of processor time, { $speed } decisions a second.
cli-bench-compiled = compiled rules
cli-bench-interpreted = interpreted rules
cli-bench-one-build = Only the interpreted rules are installed here; with a C compiler, ./play builds the compiled ones.
cli-bench-gain = Compiled against interpreted rules: { $figure } × { $times }.
cli-bench-reference-step = Reference step
cli-bench-random-playouts = Random playouts
cli-bench-decisions = Decisions
cli-bench-decisions-per-playout = Decisions in a playout
cli-bench-copy = Copy of a game
cli-bench-guess = Guess of what is hidden
cli-bench-legal-moves = Legal moves
cli-bench-state = State
cli-bench-ship-checks-after-a-hit = Ship checks after a hit
cli-bench-connectors-exposed-then = Connectors exposed then
cli-bench-tables = Tables
cli-bench-moves = Moves
cli-bench-moves-per-second = Speed
cli-bench-p50-ms = Acknowledgement, median
cli-bench-p99-ms = Acknowledgement, 99th percentile
cli-bench-cpu-us-per-move = Processor time for a move
cli-bench-median-bytes = A move on the wire, median
cli-bench-kb-per-table = Memory for a table and its players
cli-bench-people = People at each
cli-bench-seconds = Measured for
cli-bench-over = Games that came to their end
cli-bench-cpu-percent-of-table = Processor time for a table, of one core
cli-bench-kb-per-minute = On the wire, a minute and person
cli-bench-kb-per-minute-down = of that from the server
cli-unit-per-cpu-second = per CPU-second
cli-unit-bytes = bytes
cli-unit-per-second = per second
cli-unit-ms = ms
cli-unit-us = µs
cli-unit-kb = kB
cli-unit-seconds = s
cli-unit-percent = %
cli-balance-written = Written: { $file }

## The server

cli-serve-open = The table is open: { $address } (Ctrl-C closes it)
cli-serve-others = { $count ->
    [0] No other machine can reach it: this one is on no network.
    [one] Others on your network open this link:
   *[other] Others open the link of the network they share with you:
  }
cli-serve-closed = The table is closed; every game is kept.

# --- with the box ---
cli-help-box = Which game’s box, by its id. Left out, the only one that has a companion here.
cli-help-sheets = a file with one sheet in JSON on each line, packed with gzip or not; - for standard input
cli-sheet-line = Line { $line }: { $problem }

# --- resolve ---
cli-about-resolve = Resolves what was planned with the box: JSON in, JSON out.
cli-usage-resolve = hullbreach resolve FILE|- [--game GAME] [--check] [--film]
cli-help-check = print no results, only whether they agree with those in the file
cli-help-film = Print each sheet as a film, turn by turn with the rules behind it, and its score.
cli-resolve-agree = { $agree } of { $sheets } agree with the results in the file.

# --- ship ---
cli-about-ship = Judges ships written down in letters and numbers, and what happens to them: JSON in, JSON out.
cli-usage-ship = hullbreach ship FILE|- [--game GAME] [--check]
cli-help-ships = a file with one ship in JSON on each line, packed with gzip or not; - for standard input
cli-help-fleet = Which game’s ships, by its id. Left out, the only one whose ships can be judged here.
cli-ship-differs = Line { $line }, { $case }: something else was expected of { $fields }.

# --- mission ---
cli-about-mission = A mission for people with the box: what is announced when, and what it brings.
cli-usage-mission = hullbreach mission [--game GAME] [--mission 3] [--seed N] [--option NAME=VALUE]… [--json]
cli-value-mission = MISSION
cli-help-mission = One of the box, by its number or id. Left out, a new one is made from the seed.

# --- plan ---
cli-about-plan = Looks for the best plans for people with the box, or for the smallest change to those they made.
cli-usage-plan = hullbreach plan FILE|- [--game GAME] [--seconds S] [--option NAME=VALUE]… [--smallest] [--json]
cli-help-plan-seconds = How many seconds of processor time to search. Default: 10.
cli-help-plan-seed = The number the search’s chance comes from. Default: 1.
cli-help-smallest = Change as little of the plans in the file as possible so that they win, or win more.
cli-plan-searching = Searching

# --- bench of a companion ---
cli-help-bench-papers = The sheets to measure a companion with, as “hullbreach resolve” reads them. Left out, some are planned for it.

# --- soundtrack ---
cli-about-soundtrack = Makes the soundtrack of a mission: the ship’s computer speaks, for play with the box.
cli-usage-soundtrack = hullbreach soundtrack [--game GAME] --mission M|--seed N|--all FOLDER [-o FILE]
cli-help-heard-mission = One of the box, by its number or id.
cli-help-mission-seed = Make up a mission nobody has heard; the same number gives the same one.
cli-help-all = Every mission of the box, each in a file of its own in this folder.
cli-help-track = Write to this file; its ending says how: .ogg, .mp3, .flac or .wav. Default: named after the mission, .ogg.
cli-soundtrack-written = { $mission }: { $file } ({ $length }, { $megabytes } MB)
