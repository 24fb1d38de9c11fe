## Refusals, with the expected input

error-illegal-answer = Seat { $seat } cannot answer "{ $answer }" here. Allowed: { $allowed }
error-not-asked = Seat { $seat } cannot answer now. The table waits for { $waiting }.
error-match-over = The match is over.
error-bad-seats = { $game } is for { $fewest } to { $most } seats, not { $found }.
error-bad-names = Each seat needs one name of printable characters (seats: { $seats }).
error-bad-seed = A seed is a whole number from 0 to 2^{ $bits } - 1, not { $found }.
error-bad-option = Option { $option } takes { $allowed }, not { $found }.
error-unknown-option = There is no option { $option }. Options: { $allowed }
error-unknown-game = There is no game "{ $found }". Games: { $allowed }
error-unknown-bot = There is no bot "{ $found }". Bots: { $allowed }
error-bot-cannot-play = The bot "{ $found }" cannot play { $game }. These bots can: { $allowed }
error-unknown-side = There is no side "{ $found }" in this game. Sides: { $allowed }
error-too-many-bots = { $found } bots are too many for this table (seats: { $seats }).
error-bad-people = The number of people must be from 1 to { $seats }, not { $found }.
error-bad-number = { $name } must be at least { $least }, not { $found }.
error-not-together = Use { $one } or { $other }, not both.
error-missing-word = { $name } is missing. For help, run `whistlestop --help`.
error-bad-word = { $name } cannot be "{ $found }". For help, run `whistlestop --help`.
error-unknown-word = "{ $found }" is not known here. For help, run `whistlestop --help`.
error-not-a-flag = { $option } is not an expansion. Expansions: { $allowed }
error-not-a-setting = "{ $found }" does not have the form name=value.
error-no-game = Name a game to play or a record to resume. Games: { $allowed }
error-resume-alone = A resumed match has its own game, seats, options and seed. Leave out { $found }.
error-bad-seat = There is no seat { $found } at this table. The seats are 0 to { $last }.
error-unreadable = { $file } cannot be read: { $why }
error-unwritable = { $file } cannot be written: { $why }
error-not-text = { $file } is not a text file.
error-in-record = { $file }, line { $line }: { $why }
error-record-foreign = this is not a Whistlestop record. It begins with { $found }, not with "whistlestop record { $format }".
error-record-format = this record has format { $found }, but this program reads format { $format }.
error-record-header = { $found } is not a header line. The header has each of these once: { $allowed }; then an empty line.
error-record-header-missing = the header lacks "{ $name }".
error-record-number = { $name } must be a whole number, not { $found }.
error-record-option = { $found } is not a list of options in the form name=value, with each option once.
error-record-names = names must be a list such as ["Ann", "Bo"], not { $found }.
error-record-line = { $found } is not a seat number and an answer.
error-record-why = { $why }
error-record-count = the record ends with choice { $found }, but its header says { $expected }.
error-record-result = the header says that the result is "{ $found }", but a replay gives "{ $expected }".
error-imagined = An imagined match has no record.
error-unknown-language = There is no language "{ $found }". Languages: { $allowed }
error-interrupted = Stopped.
error-output = The output cannot be written: { $why }
error-file-exists = { $file } already exists and was not changed. Name another file.
# why: again (the server does not say more), taken (another server was faster), or the words of the database
error-bad-database = The database cannot be used{ $why ->
    [again] { " " }right now. Try again.
   *[told] : { $why }
}
error-not-stored = This could not be saved, and nothing has changed{ $why ->
    [again] . Try again.
    [taken] : somebody was faster.
   *[told] : { $why }
}
error-database-in-use = Another server is already using this database. Stop it first, or give this one another database with --db.
error-bad-game-file = { $where }: expected { $expected }, found { $found }.
error-no-game-files = { $game } cannot use files of your own, such as { $found }.
error-bad-scenario = The file { $file } is wrong: { $why }
