## Playing in the terminal

terminal-keys-scheme = numbers choose · u undo · ? explains · q leaves
terminal-keys-pick = a number chooses · ? explains · q leaves
terminal-not-understood = "{ $text }" is none of the choices here.
terminal-you = you
terminal-player = Player { $number }
terminal-bot = { $name } (bot)
terminal-pass = Pass the keyboard to { $player }, who presses Enter. The others look away.
terminal-left = The match is saved. Go on with: whistlestop play --resume { $file }
terminal-not-saved = The match could not be saved to { $file }: { $why }. This is its record:
terminal-saved = The record of the match is in { $file }.
terminal-seed = Seed { $seed }
terminal-rule = { $id }: { $rule }
terminal-more-rules = ? and a number, such as ?4, shows all the rules of that card.
terminal-resumed-over = This match is over; look at it with: whistlestop replay { $file }
replay-step = Step { $step } of { $steps }
replay-keys = Enter forward · b back · a number jumps · q leaves
replay-over = That was the whole match.

## Games, rules, simulations

games-seats = { $fewest } to { $most } seats
games-option = option
games-allowed = takes
games-default = usually
games-help = what it does
games-bots = Bots: { $bots }
rules-note = Note: { $note }
sim-title = { $game }, { $seats } seats, { $games } games
sim-progress = Playing
sim-bot = bot
sim-seat = seat
sim-side = side
sim-any = all
sim-played = played
sim-won = won
sim-share = share
sim-interval = 95 % interval
sim-nobody = Nobody won { $count ->
    [one] 1 game
   *[other] { $count } games
}.
sim-ended = Ended { $ended }, stuck { $stuck }.
sim-speed = { $decisions } decisions in { $seconds } s: { $games_per_s } games/s, { $decisions_per_s } decisions/s.
sim-stuck-seeds = Seeds of the stuck games: { $seeds }

## The command line's help

cli-about = Whistlestop: Wild-West train games to play, study and automate.
cli-commands = Commands
cli-parameters = Parameters
cli-arguments = Arguments
cli-play = Play a game in the terminal.
cli-sim = Let bots play many games and count.
cli-replay = Step through the record of a match.
cli-rules = List the clauses of the rulebooks.
cli-games = List the games and their options.
cli-help = Show this help.
cli-version = Show the version.
cli-param-game = The game, by its name in `whistlestop games`.
cli-param-seats = How many seats the table has.
cli-param-with = Expansions, divided by commas, such as reflex,horse,time-car; or a mix by its name, such as all-aboard.
cli-param-set = An option as name=value; may be repeated.
cli-param-seed = The seed of chance: the same seed deals the same game.
cli-param-play-bots = The level of the bots in the other seats, from `whistlestop games`; the strongest one unless told otherwise.
cli-param-hotseat = Every seat is a person at this keyboard.
cli-param-people = How many of the seats are people at this keyboard.
cli-param-lang = The language: en, it or pt.
cli-param-resume = Go on with the match of this record.
cli-param-record = Write the record here when the match ends or is left.
cli-param-pause = Seconds to wait between turns.
cli-param-games = How many games to play; 1000 unless told otherwise.
cli-param-sim-bots = The bots, divided by commas; they fill the seats in turn; random unless told otherwise. A bot behind the name of a side has all seats of that side: outlaw:normal,random.
cli-param-jobs = How many processes play; 1 unless told otherwise.
cli-param-json = Print one JSON object and nothing else.
cli-param-file = A record, as `whistlestop play` leaves it.
cli-param-seat = Through the eyes of this seat; else of a spectator.
cli-param-all = Print the whole match and ask nothing.
