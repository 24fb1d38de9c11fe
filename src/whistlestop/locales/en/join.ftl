## The command join

cli-join = Join a table on a server and play in the terminal.
cli-param-link = An invite link, a personal link, or the address of a server.
cli-param-name = Your name at the table.
cli-param-take-seat = The seat to take, counted from 0. Default: the first free one.
cli-param-watch = Take no seat and only watch.

## Coming to a server

join-ask-name = What is your name? [{ $usual }]
join-welcome = Welcome, { $name }!
join-not-kept = The server will not recognize you next time, because { $file } cannot be written: { $why }
join-tables = Tables on { $server }
join-no-tables = There are no open tables.
join-page = Public tables { $first } to { $last } of { $total }
join-keys-lobby = a number enters · n opens a new table · /name searches · + and - turn the page · Enter refreshes · q leaves
join-which-game = Which game?
join-which-mix = Which mix of expansions? Press Enter for the usual one.
join-card-host = host: { $name }
join-card-seats = seats taken: { $taken } of { $seats }
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
join-substitutes = { $how ->
    [ask] if a player is away, the others decide whether a bot plays
    [always] if a player is away, a bot plays
   *[never] if a player is away, the match waits
}
join-public = { $public ->
    [yes] in the public list
   *[no] by invitation only
}
join-open = { $open ->
    [yes] anyone may take over a bot's seat
   *[no] the players decide who takes over a bot's seat
}
join-free = free
join-mark-host = host
join-mark-ready = ready
join-mark-gone = not here
join-mark-away = a bot plays for now
join-spectators = Watching: { $names }
join-invite = Invite others: { $url }
join-asks = { $name } asks to take over seat { $seat }.
join-asks-you = { $name } asks to take over seat { $seat } from a bot. Answer with "agree" or "decline".
join-declined = The players have not agreed. You are still watching.
join-no-requests = Nobody has asked the table for anything.
join-absence = { $name } has been away for a while. The players are asked whether a bot should play.
join-absence-you = { $name } has been away for a while. Should a bot play for them until they are back? Answer with "agree { $name }" or "decline { $name }". It is enough if the host agrees, or more than half of the players.
join-record = Its record: { $url }
join-full = No seat is free. You are watching.
join-running = The match is running. You are watching. To ask for a bot's seat, type "sit" and its number.
join-link = Keep your personal link to yourself. Anyone who opens it plays as you. It replaces your former link and signs out the devices that used that one: { $url }

## Changes at the table

join-sat = { $name } takes seat { $seat }.
join-stood = { $name } leaves seat { $seat }.
join-bot-in = A bot ({ $level }) takes seat { $seat }.
join-bot-out = Seat { $seat } is free again.
join-ready = { $ready ->
    [yes] { $name } is ready.
   *[no] { $name } is no longer ready.
}
join-here = { $here ->
    [yes] { $name } is back at the table.
   *[no] { $name } is away from the table.
}
join-away-then = { $how ->
    [bot] In { $time } a bot steps in.
   *[vote] In { $time } the table is asked whether a bot should play.
}
join-away-waits = The match waits.
join-meanwhile = { $count ->
    [one] While you were away, a bot answered once for you:
   *[other] While you were away, a bot answered { $count } times for you:
}
join-away = { $away ->
    [yes] A bot plays for { $name } until they return.
   *[no] { $name } plays again.
}
join-host = { $name } is the host now.
join-looks-on = { $name } is watching.
join-looks-away = { $name } is no longer watching.
join-begins = The match begins.
join-kicked = The host has removed you from this table.
join-lost = The connection is lost. Reconnecting ... Your seat stays yours.
join-found = The connection is back.
join-left = Goodbye! If you have a seat, it stays yours. To come back, run: { $command }

## Orders

join-keys = ? explains · ready · start · /text chats · q leaves
join-keys-over = rematch plays again with the same people · q leaves
join-help-sit = sit [N]: take seat N, or the first free one
join-help-stand = stand: give up your seat
join-help-ready = ready: say that you are ready, or that you are no longer ready
join-help-start = start [LEVEL]: begin the match, with bots of this level in the free seats (host only)
join-help-bot = bot N [LEVEL]: put a bot into seat N; bot N out: remove it (host only)
join-help-set = set NAME=VALUE: change an option of the game, or seats=5, clock=60 (seconds), clock=no, public=yes, open=no, substitutes=ask, always or never (host only)
join-help-agree = agree [NAME]: let somebody take over the seat of a bot, or let a bot play for somebody who is away
join-help-decline = decline [NAME]: say no to that
join-help-renew = renew: make a new invite link; the old one stops working (host only)
join-help-host = host NAME: make somebody else the host (host only)
join-help-kick = kick NAME: remove somebody for good (host only)
join-help-mute = mute NAME: hide the chat of this person, or show it again; if you are the host, for everyone
join-help-point = point WHAT: show everybody what you mean, such as point G05, point Town B or point A1 (only in some games)
join-help-rematch = rematch: play again; the match begins when everybody agrees
join-help-table = table: show the table
join-help-link = link: make a personal link, to play on another device
join-help-chat = /text: say something to everybody
join-help-why = why CARD: say why you cannot use a card, a place or a player now, such as why schofield, or why bang, rose
join-help-hint = hint: ask a bot what it would do now, and why (only when you play alone with bots)
join-help-dot = While the game asks you something, put a dot before a command: .table
join-help-quit = q: leave; your seat stays yours

## The match

join-your-clock = You have { $time } to decide.
join-pointed = { $name } points at { $what }.
join-waiting = Waiting for { $names }.
join-by = { $you ->
    [yes] { $by ->
        [late] Your time is up. A bot has chosen for you. Press Enter to play yourself again.
        [only] You had only one choice. It was made for you.
       *[away] A bot has chosen for you. Press Enter to play yourself again.
    }
   *[no] { $by ->
        [late] Time is up for { $name }. A bot has chosen.
       *[away] A bot has chosen for { $name }.
    }
}
join-you-win = The match is over. You win!
join-winner = The match is over. Winner: { $names }
join-nobody-wins = The match is over. Nobody wins.
join-fair = The deal was fair: seed { $seed } matches the seal shown at the start.
join-unfair = THE DEAL WAS NOT FAIR: seed { $seed } and the players' parts do not match the seal and the deal.

## Trouble with the connection

error-bad-address = "{ $found }" is not an address. An address looks like http://host:8080, an invite link like http://host:8080/t/KEY.
error-unreachable = { $address } cannot be reached: { $why }
error-foreign-server = { $address } does not answer like a Whistlestop server.
error-other-protocol = The server uses protocol { $found }, but this program uses protocol { $known }. Update one of them.
error-other-game = The server has another version of this game than this program. Update one of them.
error-cut-off = There is no connection to { $address } right now.
