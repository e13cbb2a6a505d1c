# The frame around every game, and everything that can go wrong.

list-and = { $first } and { $second }

outcome-won = Victory!
outcome-lost = Defeat.
outcome-winner = { $seat } wins.
outcome-drawn = A draw.

logbook-flight = Flight
logbook-crew = Crew
logbook-date = Date

## Errors: the thing, and what was expected.

error-unknown = Something was refused (code { $code }).
error-unknown-game = There is no game “{ $game }”; choose one of: { $expected }.
error-unknown-companion = There is no companion for “{ $game }”; expected one of { $expected }.
error-unknown-option = There is no option “{ $option }”; choose one of: { $expected }.
error-bad-option-value = “{ $value }” is no value of the option “{ $option }”; choose one of: { $expected }.
error-option-moot = The value “{ $value }” of the option “{ $option }” needs another option: { $other } must be { $expected }.
error-unknown-bot = There is no bot “{ $bot }”; choose one of: { $expected }.
error-unknown-language = There is no language “{ $language }”; choose one of: { $expected }.
error-unknown-seat = There is no seat “{ $seat }” in this game; choose one of: { $expected }.
error-unknown-rule = There is no rule with the id “{ $rule }”.
error-rule-not-found = No rule of { $game } has the id or the word “{ $query }”.
error-unknown-move = “{ $move }” is no move of this game; choose one of the numbers on offer.
error-not-now = { $move }: not at this moment; choose one of the moves on offer.
error-game-over = { $move }: the game is over.
error-not-your-turn = { $move }: another seat is to act first.

error-no-such-choice = There is no choice { $number }; choose a number from 1 to { $most }.

error-log-bad-header = The first line is not the header of a .hull log ({ $problem }); expected is a line like the one “save” writes.
error-log-newer-format = This log has format { $found }, newer than format { $known } that this version reads; update hullbreach.
error-log-newer-rules = This log was played with rules { $found } of { $game } by { $by }, newer than rules { $known } here; update hullbreach.
error-log-older-rules = This log was played with rules { $found } of { $game } by { $by }, older than rules { $known } here; replay it with the version that wrote it.
error-log-cut-off = The log is cut off after { $moves ->
    [one] { $moves } line
   *[other] { $moves } lines
  } of moves: its last line, “end …”, is missing.
error-log-edited = The log was changed after it was written: its checksum does not match its moves.
error-log-bad-line = Line { $line } of the log, “{ $text }”, is no move of this game; expected is a seat and a move.
error-log-move-refused = Line { $line } of the log, “{ $text }”, is refused by the rules. { $why }

error-bad-facts = The data file { $file } does not hold what is expected (entry: { $entry }): { $problem }.
error-file-missing = There is no file “{ $file }”; check its name and folder.
error-file-not-text = The file “{ $file }” is not UTF-8 text; expected is a log saved by hullbreach.
error-file-unreadable = The file “{ $file }” cannot be read: { $problem }.
error-file-unwritable = The file “{ $file }” cannot be written: { $problem }.
error-file-exists = The file “{ $file }” exists already; choose another name.
error-cannot-listen = { $host }, port { $port }: this server cannot listen there: { $problem }.
error-wrong-game = The file “{ $file }” holds a game of { $found }, not of { $game }.
error-nothing-to-play = Nothing to play: name a game, or a saved log with --resume.
error-wrong-beginning = The file “{ $file }” brings its own options and seed; leave { $option } out to resume it.
error-bad-assignment = “{ $text }” does not fit { $option }; expected is a name, “=” and a value.
error-given-twice = { $option } says “{ $name }” twice; once is enough.
error-official-mission = “{ $option }” is for new missions; “{ $mission }” is what it is.
error-number-too-small = { $value } is too small for { $option }; expected is at least { $least }.
error-number-too-big = { $value } is too big for { $option }; expected is at most { $most }.
error-too-far = The log has { $moves ->
    [one] only { $moves } move
   *[other] only { $moves } moves
  }; { $value } is too far for { $option }.
error-no-proofs = No folder of tests was found and no list of proofs came with the package; name the folder with --tests.
error-no-folder = There is no folder “{ $file }”; expected is the folder that holds the tests.
error-bad-tests = The tests in “{ $file }” cannot be read: { $problem }.
error-no-language = --lang needs a language: en or fr.
error-not-positive = { $value } is no value for { $option }; expected is at least 1.
error-wrong-number-of-bots = { $found ->
    [one] { $found } bot was named
   *[other] { $found } bots were named
  }, but the game has { $expected ->
    [one] { $expected } seat
   *[other] { $expected } seats
  }.

# --- flights on paper ---
error-no-sheets = { $file } holds no sheet.
error-no-package = { $folder } holds no hullbreach package.
error-no-sheet = This is no sheet: { $problem }
error-which-game = Which game? Give --game and one of: { $expected }.
error-flight-range = { $field } is { $value }; expected { $low } to { $high }.
error-flight-unknown = { $field } is “{ $value }”; expected one of { $expected }.
error-flight-no-internal = { $field }: a flight of type “{ $flight }” has no threats from inside.
error-flight-no-yellow = { $field }: “{ $threat }” is a yellow card, and a flight of type “{ $flight }” has white ones only.
error-flight-misplaced = { $field }: { $threat } cannot come from “{ $zone }”.
error-flight-order = { $field } is { $value } after { $last }; expected ascending numbers, none twice.
error-flight-missing = { $field } is missing.
error-flight-mismatch = { $field } is { $value }, which is not the card { $threat }.
error-flight-twice = { $field }: { $value } is used twice.
error-flight-pile = { $field }: expected each of the { $expected } tiles of the zone once.
error-flight-plans = { $field }: { $found } plans for a crew of { $expected }.
error-flight-hands = { $field }: { $found } hands for a crew of { $expected }.
error-flight-slots = { $field } has { $found } slots; expected at most { $expected }.
error-flight-second-heroic = { $field } is a second heroic card; expected at most one for each crew member.
error-flight-no-heroic = { $field } is a heroic card, and a flight of type “{ $flight }” has none.
error-flight-no-slip = { $field } is “{ $value }”, which no card up to that turn can have been meant for: only a card turned round or one arrow for the other can be corrected.
error-flight-android-slip = { $field } is { $value }, an android: its cards lie open, and no slip can be called for them.
error-flight-malformed = { $field }: { $problem }

# --- soundtracks ---
error-which-mission = Which mission? Give either --mission, --seed or --all.
error-not-with-all = --all makes every mission; leave { $option } out.
error-unknown-sound-format = “{ $file }” does not end like a sound file; choose one of: { $expected }.
error-no-sound-library = Making sound needs the library “{ $library }”, which is not installed; pip install hullbreach[voice] brings it.
