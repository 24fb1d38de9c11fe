## The command join

cli-join = Play at a server's table in the terminal.
cli-param-link = An invite link, a personal link, or the address of a server.
cli-param-name = Your name at the table.
cli-param-take-seat = The seat to take, counted from 0: the first free one unless told otherwise.
cli-param-watch = Take no seat, only look on.

## Coming to a server

join-ask-name = What shall we call you? [{ $usual }]
join-welcome = Welcome, { $name }!
join-not-kept = Next time this server will not know you, because { $file } cannot be written: { $why }
join-tables = Tables at { $server }
join-no-tables = There is no open table.
join-keys-lobby = a number enters · n opens a new table · Enter looks again · q leaves
join-which-game = Which game?
join-which-mix = Which mix? Enter plays the usual one.
join-card-host = host: { $name }
join-card-seats = { $taken } of { $seats } seats taken
join-phase = { $phase ->
    [playing] the match is running
   *[gathering] waiting for players
}
join-your-seat = you have a seat there
join-your-turn = it is your turn

## The table

join-table = { $phase ->
    [playing] { $game }: the match is running
   *[gathering] { $game }: the table before the match
}
join-no-clock = no clock
join-clock = { $time } for each decision
join-public = { $public ->
    [yes] in the public list
   *[no] by invitation only
}
join-open = { $open ->
    [yes] bots' seats may be taken over
   *[no] bots' seats stay theirs
}
join-free = free
join-mark-host = host
join-mark-ready = ready
join-mark-gone = not here
join-mark-away = a bot plays meanwhile
join-spectators = Looking on: { $names }
join-invite = Invite others: { $url }
join-full = There is no free seat: you look on.
join-running = The match is running: you look on. With "sit" and the number of a bot's seat you take it over.
join-link = Your personal link. Whoever opens it is you, so keep it to yourself: { $url }

## What changes there

join-sat = { $name } takes seat { $seat }.
join-stood = { $name } gives up seat { $seat }.
join-bot-in = A bot ({ $level }) takes seat { $seat }.
join-bot-out = Seat { $seat } is free again.
join-ready = { $ready ->
    [yes] { $name } is ready.
   *[no] { $name } is not ready any more.
}
join-here = { $here ->
    [yes] { $name } is back at the table.
   *[no] { $name } is not at the table just now.
}
join-away = { $away ->
    [yes] A bot plays for { $name } meanwhile.
   *[no] { $name } plays again.
}
join-host = { $name } is the host now.
join-looks-on = { $name } looks on.
join-looks-away = { $name } no longer looks on.
join-begins = The match begins.
join-kicked = The host has sent you away from this table.
join-lost = The connection is lost. It will be back by itself; your seat stays yours.
join-found = The connection is back.
join-left = Goodbye! A seat of yours stays yours. The way back: { $command }

## Orders

join-keys = ? explains · ready · start · /text chats · q leaves
join-keys-over = rematch plays again with the same people · q leaves
join-help-sit = sit [N]: take seat N, or the first free one
join-help-stand = stand: give up your seat
join-help-ready = ready: you are ready for the match, or not any more
join-help-start = start [LEVEL]: begin the match, with bots of this level in the free seats (host)
join-help-bot = bot N [LEVEL]: put a bot into seat N; bot N out: send it away (host)
join-help-set = set NAME=VALUE: an option of the game, or seats=5, clock=60 (seconds), clock=no, public=yes, open=no (host)
join-help-host = host NAME: make somebody else the host (host)
join-help-kick = kick NAME: send somebody away for good (host)
join-help-mute = mute NAME: hear no more chat of this person, or hear it again; as the host, for everyone
join-help-point = point WHAT: show everybody what you mean: point G05, point Town B, point A1; in games that have it
join-help-rematch = rematch: play again; it begins when everybody has said so
join-help-table = table: show the table
join-help-link = link: your personal link, to play on with another device
join-help-chat = /text: say something to everybody
join-help-dot = While the game asks you something, put a dot before an order: .table
join-help-quit = q: leave; your seat stays yours

## The match

join-your-clock = You have { $time }.
join-pointed = { $name } points at { $what }.
join-waiting = Waiting for { $names }.
join-by = { $you ->
    [yes] { $by ->
        [late] Your time is up: a bot has chosen for you. Press Enter to play on yourself.
        [only] There was only one choice; it has been made for you.
       *[away] A bot has chosen for you. Press Enter to play on yourself.
    }
   *[no] { $by ->
        [late] The time of { $name } is up: a bot has chosen.
       *[away] A bot has chosen for { $name }.
    }
}
join-you-win = The match is over. You win!
join-winner = The match is over. Winner: { $names }
join-nobody-wins = The match is over. Nobody wins.
join-fair = The deal was fair: seed { $seed } fits the seal that was shown at the start.
join-unfair = THE DEAL WAS NOT FAIR: seed { $seed } does not fit the seal that was shown at the start.

## What comes between a guest and the table

error-bad-address = "{ $found }" is no address. It looks like http://host:8080, and an invite link like http://host:8080/t/KEY.
error-unreachable = { $address } cannot be reached: { $why }
error-foreign-server = { $address } does not answer like a Whistlestop server.
error-other-protocol = The server speaks protocol { $found }, this program protocol { $known }: one of the two needs an update.
error-other-game = The server plays this game otherwise than this program knows it: one of the two needs an update.
error-cut-off = There is no connection to { $address } just now.
