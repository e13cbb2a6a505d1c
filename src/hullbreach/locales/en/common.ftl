# The frame around every game, and everything that can go wrong.

list-and = { $first } and { $second }
# A sentence of the journal, and the places of it as logs write them.
with-places = { $sentence } ({ $places })

outcome-won = Victory!
outcome-lost = Defeat.
outcome-winner = Winner: { $seat }.
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
error-option-too-long = The option “{ $option }” has { $found } bytes; expected at most { $most }.
error-option-unwritten = The option “{ $option }” is empty; expected something written there.
error-unknown-bot = There is no bot “{ $bot }”; choose one of: { $expected }.
error-unknown-event = There is no event “{ $event }” about a seat; choose one of: { $expected }.
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

# --- ships on paper ---
error-no-ship = This is no ship: { $problem }
error-ship-malformed = { $field }: { $problem }
error-ship-missing = { $field } is missing.
error-ship-unknown = { $field }: “{ $value }” is unknown; expected one of { $expected }.
error-ship-range = { $field } is { $value }; expected { $low } to { $high }.
error-ship-empty = ship: there is no component; expected at least one, as { $expected }.
error-ship-form = “{ $field }” is no component; expected { $expected }.
error-ship-square = { $field }: “{ $value }” is no square; expected a column and a row, like 7,7.
error-ship-outside = { $field }: { $value } is outside the outline of class { $ship }; expected one of its squares.
error-ship-taken = { $field }: there is a component on { $value } already; expected one on each square.
error-ship-no-component = { $field }: there is no component on { $value }.
error-ship-facing = { $field }: “{ $value }” does not say how the component lies; expected one of { $expected }.
error-ship-connectors = { $field }: “{ $value }” are no connectors; expected four digits from 0 to 3, front, right, rear and left.
error-ship-start = { $field }: no starting cabin is like that; expected { $expected }.
error-ship-smooth = { $field }: the side it points to, { $side }, cannot have a connector; expected 0 there.
error-ship-load = { $field }: it cannot carry “{ $value }”; expected h1 or h2 in a cabin, aB or aP in one that is not the starting cabin, c1 to c3 in a battery, g:RYGB in a hold.
error-ship-too-much = { $field }: “{ $value }” is too much; expected at most { $most } here.
error-ship-red = { $field }: “{ $value }” has red goods; expected them in special holds only.
error-ship-barred = { $field }: nothing may be loaded there, for a dead zone or radiation; expected it to be empty.
error-ship-alien = { $field }: the alien’s cabin is not joined to a working life support of its colour; expected one.
error-ship-second-alien = { $field }: there is another “{ $value }” aboard; expected at most one.

# --- what people write down: missions of their own ---
error-paper-too-long = This is too long: { $found } bytes; expected at most { $most }.
error-paper-no-json = This is no mission file: { $problem }.
error-paper-missing = { $field } is missing.
error-paper-unexpected = { $field }: there is no such field; expected it to be left out.
error-paper-not-number = { $field } is “{ $value }”; expected a whole number.
error-paper-not-text = { $field } is “{ $value }”; expected a text.
error-paper-not-switch = { $field } is “{ $value }”; expected true or false.
error-paper-not-list = { $field } is “{ $value }”; expected a list.
error-paper-not-table = { $field } is “{ $value }”; expected fields with names.
error-paper-range = { $field } is { $value }; expected { $low } to { $high }.
error-paper-entries = { $field } has { $found } entries; expected { $low } to { $high }.
error-paper-letters = { $field } has { $found } letters; expected { $low } to { $high }.
error-paper-signs = { $field } has signs that may not stand there; expected plain text on one line.
error-paper-unknown = { $field } is “{ $value }”; expected one of { $expected }.
error-mission-players = The chosen mission is for { $most } players at most; expected fewer of you, or another mission.
error-mission-class = The chosen mission cannot be flown in class { $ship }; expected another class, or another mission.
error-mission-twice = { $field }: “{ $value }” stands there twice; expected it once.
error-mission-repeated = { $field }: “{ $value }” is named twice; expected it once.
error-mission-no-title = { $field }: the mission has no name; expected one in English or in French.
error-mission-too-many = { $field }: there are not so many; expected at most { $most }.
error-mission-all-each = { $field }: “all” cannot be for each player; expected a number, or all of them for the table.
error-mission-one-of = { $field }: expected either { $one } or { $other }, not both and not neither.
error-mission-any-alone = { $field }: “any” stands for all of them; expected it alone.
error-mission-too-few-cards = { $field }: without these cards the stacks of a flight of level { $level } cannot be made; expected fewer types.
error-mission-few-supercards = { $field }: there are not so many supercards of these types; expected fewer, or more types.
error-mission-zero = { $field } changes nothing; expected another number than 0.
error-mission-needs = { $field } means nothing without “{ $needed }”; expected that in this mission, too.
error-mission-no-kind = { $field }: nothing brings such components into this mission; expected { $needed } in its setup.
error-mission-no-marker = { $field }: there is no marker “{ $value }”; expected one in the setup.
error-mission-no-option = { $field }: “{ $value }” cannot be chosen; expected one of { $expected }.
error-mission-as-many = { $field } has { $found } entries; expected { $expected }, one for each choice.
error-mission-circle = { $field }: a directive cannot count directives; expected another counter.

# --- soundtracks ---
error-which-mission = Which mission? Give either --mission, --seed or --all.
error-not-with-all = --all makes every mission; leave { $option } out.
error-unknown-sound-format = “{ $file }” does not end like a sound file; choose one of: { $expected }.
error-no-sound-library = Making sound needs the library “{ $library }”, which is not installed; pip install hullbreach[voice] brings it.
