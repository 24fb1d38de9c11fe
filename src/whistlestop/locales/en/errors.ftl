## What was refused, and what was expected instead

error-illegal-answer = Seat { $seat } cannot answer "{ $answer }" here. Allowed: { $allowed }
error-not-asked = Seat { $seat } is not asked now; the table waits for { $waiting }.
error-match-over = The match is over.
error-bad-seats = { $game } is for { $fewest } to { $most } seats, not { $found }.
error-bad-names = { $seats } seats need as many names, of letters that can be shown.
error-bad-seed = A seed is a whole number from 0 to 2^{ $bits } - 1, not { $found }.
error-bad-option = Option { $option } takes { $allowed }, not { $found }.
error-unknown-option = There is no option { $option }. There are: { $allowed }
error-unknown-game = There is no game "{ $found }". There are: { $allowed }
error-unknown-bot = There is no bot "{ $found }". There are: { $allowed }
error-too-many-bots = { $found } bots do not fit into { $seats } seats.
error-bad-people = Between 1 and { $seats } of the seats can be people, not { $found }.
error-bad-number = { $name } must be at least { $least }, not { $found }.
error-not-together = { $one } and { $other } do not go together.
error-missing-word = { $name } is missing. `whistlestop --help` shows what there is.
error-bad-word = { $name } does not take "{ $found }". `whistlestop --help` shows what there is.
error-unknown-word = "{ $found }" is not known here. `whistlestop --help` shows what there is.
error-not-a-flag = { $option } is not an expansion to switch on. There are: { $allowed }
error-not-a-setting = "{ $found }" is not an option as name=value.
error-no-game = Say which game to play, or which record to resume. There are: { $allowed }
error-resume-alone = A resumed match has its own game, seats, options and seed: leave out { $found }.
error-bad-seat = Seat { $found } is not at this table; its seats are 0 to { $last }.
error-unreadable = { $file } cannot be read: { $why }
error-not-text = { $file } is not a text file.
error-in-record = { $file }, line { $line }: { $why }
error-record-foreign = this is no record of ours. It begins with { $found }, not with "whistlestop record { $format }".
error-record-format = this record is of format { $found }; this program reads format { $format }.
error-record-header = { $found } is not a header line. Expected, each once: { $allowed }; then an empty line.
error-record-header-missing = the header lacks "{ $name }".
error-record-number = { $name } must be a whole number, not { $found }.
error-record-option = { $found } is not an option as name=value, each once.
error-record-names = names must be a list such as ["Ann", "Bo"], not { $found }.
error-record-line = { $found } is not a seat's number and an answer.
error-record-why = { $why }
error-record-count = the record ends with choice { $found }; its header says { $expected }.
error-record-result = the header says the result is "{ $found }"; played again it is "{ $expected }".
error-save-foreign = This is no saved match of ours.
error-save-format = This program loads saves of format { $format }.
error-save-damaged = This saved match is damaged.
error-save-misfit = This saved match does not fit this program: { $why }
error-imagined = An imagined match has no record.
error-unknown-language = There is no language "{ $found }". There are: { $allowed }
error-interrupted = Left.
error-output = The output cannot be written: { $why }
error-file-exists = { $file } is there already and stays as it is; name another file.
