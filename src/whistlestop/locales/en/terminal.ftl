## Playing in the terminal

terminal-keys-scheme = numbers choose · u takes back · ? explains · hint helps · q leaves
terminal-keys-pick = a number chooses · ? explains · hint helps · q leaves
terminal-not-understood = "{ $text }" is not one of the choices.
terminal-ambiguous = "{ $text }" can mean: { $choices }
terminal-hint-alone = Hints are only for one person who plays against bots.
terminal-hint-not-asked = Nothing is asked of you now.
terminal-usable = You can use it now.
terminal-you = you
terminal-player = Player { $number }
terminal-bot = { $name } (bot)
# First names for bots, separated by spaces; the same in all languages
terminal-bot-names = Hank Clara Wyatt Nell Amos Ada Clem Ruby Gus Etta Zeke Hattie Otis Pearl Luke Ida
terminal-pass = Pass the keyboard to { $player }. The others look away. { $player } presses Enter.
terminal-left = The match is saved. To continue, run:
terminal-not-saved = The match could not be saved to { $file }: { $why }. Here is its record:
terminal-saved = The record of the match is in { $file }.
terminal-seed = Seed { $seed }
terminal-rule = { $id }: { $rule }
terminal-more-rules = Type ? and a number, such as ?4, for all the rules of that card.
terminal-key-table = { "." } shows the whole table
terminal-page-more = Enter shows more · q goes back
terminal-page-back = Enter goes back
terminal-resumed-over = This match is over. To watch it, run:
replay-step = Step { $step } of { $steps }
replay-keys = Enter forward · b back · a number jumps · q leaves
replay-over = That was the whole match.

## Games, rules, simulations

games-seats = { $fewest } to { $most } seats
games-option = option
games-allowed = values
games-default = default
games-help = what it does
games-only-with = (only with { $values })
games-only-seats = { $most ->
    [one] (only with 1 seat)
   *[other] (only with { $fewest } to { $most } seats)
}
games-bots = Bots: { $bots }
rules-note = Note: { $note }
sim-title = { $game }, seats: { $seats }, games: { $games }
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
sim-ended = Games finished: { $ended }. Games stuck: { $stuck }.
sim-speed = { $decisions } decisions in { $seconds } s: { $games_per_s } games/s, { $decisions_per_s } decisions/s.
sim-stuck-seeds = Seeds of the stuck games: { $seeds }

## The command line's help

cli-about = Whistlestop: Wild-West train games to play, study and automate.
cli-commands = Commands
cli-parameters = Parameters
cli-arguments = Arguments
cli-play = Play a game in the terminal.
cli-sim = Let bots play many games and count the wins.
cli-replay = Step through the record of a match.
cli-rules = List the clauses of the rulebooks.
cli-games = List the games and their options.
cli-help = Show this help.
cli-version = Show the version.
version-compiled = { $version } (compiled rules)
version-sources = { $version } (rules as sources: { $why ->
    [pure] WHISTLESTOP_PURE is set
    [edited] they have changed since they were compiled
   *[absent] they are not compiled
})
cli-param-game = The game, by its name in `whistlestop games`.
cli-param-seats = The number of seats at the table.
cli-param-with = Expansions, separated by commas, such as reflex,horse,time-car; or the name of a mix, such as all-aboard.
cli-param-set = An option in the form name=value; can be repeated.
cli-param-seed = The random seed. The same seed deals the same game.
cli-param-play-bots = The level of the bots in the other seats, from `whistlestop games`. Default: normal.
cli-param-hotseat = Every seat is a person at this keyboard.
cli-param-people = The number of people at this keyboard.
cli-param-lang = The language: en, it or pt.
cli-param-resume = Continue the match of this record.
cli-param-record = Write the record to this file when the match ends or you leave it.
cli-param-pause = Seconds to wait between turns.
cli-param-games = The number of games to play. Default: 1000.
cli-param-sim-bots = The bots, separated by commas; they fill the seats in turn. Default: random. With hard@100, a hard bot tries 100 playouts for each decision. A bot after the name of a side takes all seats of that side: outlaw:normal,random.
cli-param-jobs = The number of processes that play. Default: 1.
cli-param-records = Write the record of each match into this folder. `whistlestop replay` shows it.
cli-param-json = Print one JSON object and nothing else.
cli-param-file = A record that `whistlestop play` has written.
cli-param-seat = Show the match as this seat sees it. Default: as a spectator.
cli-param-all = Print the whole match without asking.
