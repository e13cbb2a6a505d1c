# My games: what a player finds again, on whatever device.

web-history-filter = Find a game
web-history-by-game = Game
web-history-any-game = all games
web-history-by-state = State
web-history-any-state = all
web-history-by-mode = Played as
web-history-any-mode = anything
web-history-by-text = Contains
web-history-state-going = in progress
web-history-state-turn = your turn
web-history-state-won = won
web-history-state-lost = lost
web-history-state-drawn = draw
web-history-state-over = finished
web-history-found = { $count ->
    [0] No game fits.
    [one] { $count } game
   *[other] { $count } games
  }
web-history-more = Show more
web-history-none = You have not played here yet. Every game you start or join will be listed on this page.
web-history-with = with { $who }
web-history-lasted = { $minutes } min
web-history-note = Note
web-history-note-about = Your note, which only you can read
web-history-note-kept = Saved.

## The key on another device

web-history-carry = Use another device
web-history-carry-about = Scan this code with the other device, or open the link there. It will show the same games, and you can play on from either one. No account is needed.
web-history-carry-code = Code for the camera of your other device
web-history-carry-link = Link for your other device
web-history-carry-warning = Anyone who has this link can see your games and play for you. Send it to nobody but yourself.
web-history-take = Your games on this device?
web-history-take-about = You have opened the link to a player’s games. If they are yours, you can see them here and play on.
web-history-take-here = { $count ->
    [one] The game played on this device joins them.
   *[other] The { $count } games played on this device join them.
  }
web-history-take-warning = Go on only if you made this link yourself. If somebody sent it to you, they will see your games and can play for you.
web-history-take-merge = Merge with the games here
web-history-take-yes = Show my games here

## Statistics

web-history-statistics = Statistics
web-history-statistics-none = There is nothing to count yet: finish a game first.
web-history-played = Played
web-history-won = Won
web-history-share = Share won
web-history-between = { $share } ({ $least } to { $most })
web-history-share-about = In brackets: where your true share lies with 95% certainty. The more you play, the narrower it gets.
web-history-streak = Streak
web-history-streaks = { $now } (best { $best })
web-history-duration = Duration
web-history-closer = A closer look at
web-history-by-bot = Bot
web-history-part = Score
web-history-minutes = Duration in minutes
