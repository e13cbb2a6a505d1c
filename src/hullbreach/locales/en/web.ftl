# The browser client: the frame around every game, and what boards say to eyes and ears.

web-name = hullbreach
web-motto = Space board games on one table. Pick one and play.
web-loading = Loading…
web-said-about = { $what }: { $said }
web-said-in-turn = { $before }; { $after }
web-close = Close
web-cancel = Cancel
web-again = Try again
web-install = Install
web-offline = The server is out of reach
web-offline-kept = Your games are kept on the server: nothing is lost.
web-offline-back = This page comes back by itself as soon as the server answers.
web-yes = Yes
web-no = No
web-language = Language
web-language-en = English
web-language-fr = Français

web-theme = Theme
web-theme-dark = dark
web-theme-light = light
web-theme-contrast = high contrast
web-theme-system = as the system

web-title-lobby = hullbreach
web-title-table = The table – hullbreach
web-title-screen = The table on a screen – hullbreach
web-title-replay = Replay – hullbreach
web-title-companion = With the box – hullbreach
web-title-mission = The ship’s computer – hullbreach
web-title-books = Log books – hullbreach
web-title-book = Log book – hullbreach
web-title-lessons = Learning to play – hullbreach
web-title-workshop = Workshop – hullbreach
web-title-games = My games – hullbreach
web-title-key = My games – hullbreach
web-title-about = About – hullbreach

## The lobby

web-games = Games
web-goal = Goal: { $goal }
web-cover = { $least ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
      }
   *[other] { $least } to { $most } players
  } · { $minutes } min
web-play = Play now
web-play-game = Play now: { $game }
web-campaign = Campaign
web-campaign-game = Campaign: { $game }
web-options = Options
web-options-game = Options: { $game }
web-boxes = With the box
web-boxes-about = Play with your own copy; we resolve it.
web-box-open = Open the companion
web-box-open-game = Open the companion: { $game }
web-box-listen = Listen to the computer
web-box-listen-game = Listen to the computer: { $game }
web-resume = Your tables
web-continue = Continue
web-continue-game = Continue { $game }
web-my-games = My games
web-resume-more = { $count ->
    [one] Show { $count } more
   *[other] Show { $count } more
  }
web-turn = Your turn
web-turn-tab = ● Your turn – { $game }
web-turn-alert = { $game } – the others are waiting for you.
web-alerts-on = Notify me when it is my turn
web-alerts-off = Stop notifications
web-alerts-refused = This browser blocks notifications.
web-coordinates = Show coordinates
web-entries = { $count ->
    [0] not begun
    [one] { $count } move
   *[other] { $count } moves
  }
web-open = Open tables
web-open-none = No open tables right now.
web-free = { $free ->
    [0] no free seat
    [one] { $free } free seat
   *[other] { $free } free seats
  }
web-join = Join
web-watch = Watch
web-link = Go to a table by its link
web-link-bad = That is not a link to a table. Paste the one somebody sent you.
web-open-with = with { $who }
web-link-go = Go
web-daily = Daily challenge
web-daily-short = daily challenge
web-daily-about = The same game for everybody, once a day. No hints, no undo.
web-daily-name = Needed for the challenge: it appears on the board.
web-daily-play = Play today’s { $game }
web-daily-resume = Continue today’s { $game }
web-daily-done = See your result: { $game }
web-daily-board = Today’s results of { $game }
web-daily-none = Nobody has finished it today. Be the first.
web-daily-player = Player
web-daily-result = Result
web-daily-place = Place
web-daily-part = { $part }: { $points }

## Setting a table up

web-setup-title = { $game }: options
web-pick-other = Change
web-setup-seat = Your seat
web-setup-other = Who plays { $seat }
web-setup-person = somebody with the link
web-setup-public = List the table in the lobby
web-setup-name = Your name
web-setup-seed = Seed
web-setup-seed-about = A number; leave it empty for a game nobody has seen.
web-absent = If somebody is away
web-absent-pause = the game waits
    .about = It pauses until they are back, for two minutes at most.
web-absent-bot = a bot stands in
    .about = It acts for them, and gives the seat back when they return.
web-absent-play-on = the game goes on
    .about = Their seat does nothing while they are away.
web-setup-start = Start
web-bot-random = Bot: random
web-bot-greedy = Bot: hasty
web-bot-novice = Bot: novice
web-bot-skilled = Bot: skilled
web-bot-mcts = Bot: thinker

## The table

web-to-lobby = Back to the lobby
web-to-lessons = All lessons
web-learn = Learn by playing
web-learn-game = Learn by playing: { $game }
web-lesson-about = Your first game, with an instructor at your side. It takes about five minutes, on the real board. You make every move yourself, nothing can go wrong, and you can leave and come back whenever you like.
web-lesson-start = Let’s go
web-lesson-back = Carry on
web-lesson-again = Start again
web-lesson-instructor = Instructor
web-lesson-step = Step { $step } of { $steps }
web-lesson-fold = Hide
web-lesson-unfold = Show
web-lesson-go-on = Go on
web-lesson-show = Show me
web-lesson-rule = The rule
web-lesson-why = Why?
web-lesson-read = One moment: read this first, then go on.
web-lesson-play-on = Play on from here
web-lesson-new = Play a real game
web-lesson-astray = This game has gone its own way, so I cannot lead you any further. Play on from here, or start the lesson again.

# Workshops and forms
web-workshop = Workshop
web-workshop-game = Workshop: { $game }
web-form-add = Add
web-form-add-to = Add to “{ $list }”
web-form-add-item = One more: { $list }
web-form-remove-item = Remove: { $item }
web-form-up = Move up: { $item }
web-side = Seats, tools and journal
web-bar = Tools
web-menu = Menu
web-lost = No such table
web-state-connecting = Connecting…
web-state-reconnecting = Reconnecting…
web-state-closed = Closed
web-watching = You are watching.
web-waiting = { $who ->
    [none] Waiting for { $seat }.
   *[other] { $who }’s turn ({ $seat }).
  }
web-waiting-free = Nobody plays { $seat } yet: share the link.
web-sent = { $move }: on its way…
web-clock = Game time
web-clock-left = Time left
web-summary-seat = { $seat }: { $about }.
web-summary-time = { $seconds ->
    [one] { $seconds } second has passed.
   *[other] { $seconds } seconds have passed.
  }
web-summary-left = { $seconds ->
    [one] { $seconds } second is left.
   *[other] { $seconds } seconds are left.
  }
web-seats = Seats
web-watched = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
  }
web-seat-you = you
web-seat-here = here
web-seat-away = away
web-seat-bot = bot
web-seat-free = free
web-seat-turn = to act
web-seat-stand-in = away · a bot stands in
web-seat-ready = ready
web-seat-unready = not yet
web-sit = Sit here
web-ready-question = Ready?
web-ready-about = The clock starts once everybody is ready.
web-ready-free = A seat is still free: share the link. The clock starts once everybody is ready.
web-ready-wait = Everybody is getting ready.
web-ready = I am ready
web-unready = Not yet
web-starting = Here we go
web-resuming = Back to the game
web-starts-in = Seconds to the start
web-pause = Pause
web-paused = The game is paused
web-paused-voted = The people at the table wanted a break. The board comes back when you go on.
web-paused-missed = { $who } is away. The game goes on when everybody is back, or after two minutes.
web-resume-game = Go on
web-resume-without = Go on without them
web-remove = Remove
web-remove-who = Remove { $who }
web-remove-about = Everybody who is here is asked. If most agree, the seat becomes free and the game waits for somebody to take it.
web-remove-ask = Ask the table
web-motion-pause = { $by } would like to pause. Do you agree?
web-motion-resume = { $by } would like to go on. Do you agree?
web-motion-remove = { $by } would like { $who } to leave the table. Do you agree?
web-motion-waiting = The table is being asked.
web-decided-pause = Decided: a pause.
web-decided-resume = Decided: we go on.
web-decided-remove = Decided: the seat is free.
web-decided-not = The table decided against it.
web-faster = { $who } was faster.
web-voice-mute = This browser cannot play the voice.
web-undo = Undo
web-undo-short = Undo
web-undo-asked = { $seat } would like to take the last move back. Do you agree?
web-undo-waiting = Waiting for the others to agree to the undo.
web-undo-refused = { $who ->
    [none] The undo was refused.
   *[other] { $who } refused.
  }
web-tap-again = Tap again: { $move }
web-hint = Hint
web-hinting = Thinking…
web-hinted = Hint: { $move }.
web-hinted-quoted = Hint: { $move }
web-hint-play = Play this move
web-hint-reason = Why? { $reason }
web-hint-why = Why? This is certain: { $events }
web-rule = Rule { $rule }
web-rules = Rules
web-rules-all = All the rules
web-rules-parts = Parts of the rulebook
web-rules-rests = In detail
web-rules-next = Next: { $page }
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule has these words.
    [one] { $count } rule
   *[other] { $count } rules
  }
web-rules-ruling = Our ruling
web-rules-rulings = Where the rulebook is silent
web-rules-example = Example
web-rules-given = Situation
web-rules-when = Action
web-rules-then = Result

web-legend = Legend
web-legend-search = Search the legend
web-legend-found = { $count ->
    [0] No sign or card fits.
    [one] { $count } entry
   *[other] { $count } entries
  }
web-share = Share
web-invite = Invite the others
web-invite-code = Code that leads to a free seat
web-reach = Network
web-reach-about = Choose the one the others are on.
web-share-invite = Link to play
web-share-invite-about = Anyone with this link can play.
web-share-watch = Link to watch
web-share-watch-about = Anyone with this link can watch, but not play.
web-share-screen = Link for a big screen
web-share-screen-about = For a television: the board, the clock and what is announced, with a code to join by phone.
web-screen-join = Scan to join
web-screen-watch = Scan to watch
web-share-seat = Continue on another device
web-share-seat-about = It opens your seat: anyone with this link plays for you. Send it to nobody but yourself.
web-share-copy = Copy
web-share-copy-link = Copy: { $link }
web-share-copied = The link is in the clipboard.
web-share-marked = The link is selected: copy it from there.
web-hook = Webhook: tell our chat room whose turn it is
web-hook-about = For games over several days. The table calls this address when it becomes somebody’s turn, and at the end. Chat rooms that take messages by webhook show it as it is.
web-hook-url = Address to call
web-hook-add = Set
web-hook-replace = Replace
web-hook-set = The table calls { $host }.
web-hook-off = { $host } did not answer for a long time and is not called any more. Set it again to try once more.
web-hook-remove = Remove
web-hook-secret = Secret
web-hook-secret-about = Shown only now. Programs can check with it that a call comes from this table.
web-private = A private table
web-invited = A seat is waiting for you
web-invited-late = Every seat is taken
web-ahead = If you choose: { $move }
web-ahead-open = The rest depends on chance or on something hidden.
web-ahead-unknown = What follows depends on chance or on something hidden.
web-past = Earlier: { $event }
web-past-back = Back to now
web-chat = Chat
web-chat-lines = What was said
web-chat-none = Nothing has been said yet.
web-chat-field = Say something
web-chat-send = Send
web-chat-silence = Silence: nobody may talk just now.
web-chat-watching = Only the players talk here.
web-chat-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
  }
web-chat-said = { $who }: { $text }
web-sound-on = Sound: on
web-sound-off = Sound: off
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = at once
web-skip = Skip
web-journal = Journal
web-journal-earlier = { $count ->
    [one] { $count } earlier entry
   *[other] { $count } earlier entries
  }
web-journal-fold = { $what }: fold
web-journal-unfold = { $what }: unfold
web-leave = Leave
web-leave-about = Your seat is kept: you find the table again in the lobby. Or give the seat up for good.
web-leave-watch = You can come back with the link at any time.
web-leave-later = Leave, keep the seat
web-leave-seat = Give the seat up
web-rematch = The others play again at a new table.
web-rematch-go = Go there

## Keys

web-keys = Keys
web-key-arrows = move about the board
web-key-tab = next choice
web-key-enter = choose or play
web-key-escape = cancel, close
web-key-skip = skip the animation
web-key-undo = take the move back
web-key-hint = hint
web-key-pause = ask for a pause, in real time
web-key-table = read out the state of the table
web-key-rules = rules
web-key-legend = what the signs mean
web-key-chat = chat
web-key-sound = sound on or off
web-key-keys = these keys

## The end

web-end-show = The result
web-end-lesson = Back to the lesson
web-end-new = New game
web-end-same = Replay this deal
web-end-replay = Watch the replay
web-end-export = Export the log
web-end-daily = Your result is on today’s board. Replay and log open tomorrow.
web-turning = Turning points
web-turning-swing = { $before }% → { $after }%
web-turning-time = Time passes
web-percent = { $percent }%
web-curve = Your chances over the game
web-curve-of = The chances over the game: { $seat }
web-curve-about = { $first }% at the start, { $best }% at best ({ $when }), { $last }% at the end.
web-curve-at = { $turn }: { $percent }%
web-curve-thinking = Playing the game on from every turn…
web-curve-how = From every turn, bots played the game on many times: this is how often it was won. They knew only what the players knew then.
web-missed = The best move missed
web-missed-thinking = Looking for the best move missed…
web-missed-move = { $better } — instead of: { $played }
web-missed-swing = { $better }% instead of { $chance }%
web-missed-see = See it
web-missed-none = None that was clearly better: you played the moves that counted.
web-end-winner = { $name } ({ $seat }) wins
web-end-winner-seat = Victory: { $seat }
web-end-winners = First place shared: { $names }
web-end-swap = Play again, swap sides
web-end-review = What decided it?
web-rematch-swapped = The others play again at a new table, with sides swapped.

## Replay

web-replay = Replay
web-replay-back = Back to the table
web-replay-opening = The opening
web-replay-move = { $seat }: { $move }
web-replay-previous = One move back
web-replay-next = One move on
web-replay-play = Play the film
web-replay-pause = Pause
web-replay-place = Move
web-replay-count = { $place } of { $last }
web-replay-time = Time passes: { $clock }
web-replay-speed = Speed
web-replay-times = { $times } ×
web-replay-moves = Move by move
web-replay-controls = Controls of the film
web-fork = Play on from here
web-fork-about = Start your own game from this position; bots take the other seats.
web-fork-seat = Your seat

## About

web-about = About
web-about-what = Space board games for the browser: alone, together, or with bots. Every rule has a name and a test, a game is its log, and nobody is shown what their seat may not see.
web-about-licence = The program is free software under the MIT licence: use it, change it, pass it on.
web-about-fonts = The typefaces are Oxanium and Atkinson Hyperlegible, under the SIL Open Font License.
web-about-voice = The voice of the ship’s computer was made with espeak-ng; it speaks sentences of our own. All other sounds are synthesised by us.
web-about-whose = Whose games these are
web-about-independent = This is an independent, unofficial implementation. It is not affiliated with, endorsed by or sponsored by the games’ authors or publishers. The names belong to their owners. None of their art and none of their text is here: every sentence and every picture is our own. If you like a game, buy it.
web-about-honest = What we had to reconstruct
web-about-honest-why = Some numbers are printed only on the games’ own pieces, and no public source gives them. We reconstructed those, balanced them by simulation, and marked each of them in the data. Where the rulebook is silent, the rules panel shows our ruling as such.
web-about-aspect = { $aspect }: { $names }
web-about-all-known = Nothing: every fact has a source.

## Errors that only a browser meets

web-error-unreachable = The server cannot be reached. Check the connection and try again.
web-error-broken = Something went wrong in this page. It fetches the table anew.

## With the box

web-mission = The ship’s computer
web-mission-named = The ship’s computer: { $name }
web-mission-about = Put the screen where everybody sees it and turn the sound up. The computer announces threats, data and phases; the clock starts with its first word.
web-mission-choose = Mission
web-mission-option = { $name } ({ $length })
web-mission-new = A new mission nobody has heard
web-mission-seed-about = A number; the same one gives the same mission. Leave it empty for any.
web-mission-start = Start
web-mission-clock = Mission clock
web-mission-phase = Phase { $phase } of { $phases }
web-mission-left = { $left } left
web-mission-over = The mission is over
web-mission-newest = Newest announcement
web-mission-past = Announced before
web-mission-nothing = Nothing yet.
web-mission-controls = Playback
web-mission-pause = Pause
web-mission-resume = Resume
web-mission-restart = From the start
web-mission-other = Other mission
web-mission-volume = Volume
web-mission-waiting = The computer is warming up…
web-mission-unplayable = This browser cannot play the soundtrack.

## Log books

web-book = Log book
web-books = Log books
web-books-game = Log books: { $game }
web-books-about = After each mission a crew writes down how it went. The server keeps the book; whoever has its link can read it and go on with it, and there is no other way to it.
web-books-mine = Your books of { $game }
web-books-none = This browser knows no log book yet. Begin one, or follow the link to one.
web-books-another = Another book
web-book-name = Name of the book
web-book-begin = Begin a log book
web-book-bring = Open a saved file
web-book-flights = { $count ->
    [0] no flight yet
    [one] { $count } flight
   *[other] { $count } flights
  }
web-book-none = none
web-book-another = a new log book
web-book-of = Log book of { $game }
web-book-page = Page { $number }
web-book-fly = Fly with this book
web-book-print = Print
web-book-save = Save as a file
web-book-sheet = Save as a spreadsheet
web-book-share = Copy the link
web-book-address = The link stands in the address bar: copy it from there.
web-book-empty = The pages are blank. Fly a mission with this book: when it is over, the server writes it down.
web-book-key = The link to this page is the key to the book. Give it to your crew, and keep it: nobody can find it again.
web-book-chosen = chosen seed
web-book-campaign = One campaign, { $count } missions
web-book-remark = { $what }: { $value }
web-book-names-save = Write the names down
web-book-which = Write this flight into
web-book-write = Write it down
web-book-written = This flight stands in the log book.
web-book-open = Open the log book
web-setup-book-about = When the flight is over, the server writes it down.
