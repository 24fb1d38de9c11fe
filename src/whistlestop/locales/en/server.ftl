## The command serve

cli-serve = Run a server that people join with their browsers and terminals.
cli-param-host = The address to listen on. Default: 127.0.0.1, this machine only; 0.0.0.0 is every network.
cli-param-port = The port to listen on. Default: 8080; 0 takes any free port.
cli-param-db = The database that stores everything: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Default: a file in your data folder.
cli-param-url = The address that people use, such as https://play.example.org, if a proxy stands in front of this server.
cli-param-proxies = The addresses of trusted proxies, separated by commas; * trusts every address. They tell the server where people connect from.
cli-param-log = The format of the log: text, or json for programs.
cli-param-bot-pause = The average number of seconds that a bot takes to answer. Default: 1.2.
cli-param-away-after = A bot plays for a person who has had no page of this site open for this many seconds. Default: 60.
cli-param-vote-after = At a table without a clock, the players are asked whether a bot should play for a person who has had no page of this site open for this many seconds. Default: 120.
cli-param-per-address = The number of connections, and of new guests at once, for one network address. Default: 100.
cli-param-loop-lag = The number of seconds of standstill after which the log names the code that held up the server; 0 means never. Default: 0.2.
cli-param-metrics = An address and port of their own for the metrics, such as 127.0.0.1:9100. Default: /metrics at the address of the server.
cli-param-metrics-token = A token that requests for the metrics must send. Default: none is needed.
cli-param-longest-match = The number of choices after which a match ends as a draw. Default: 20000.
cli-param-bot-processes = The number of processes in which bots think; 0 means one less than the machine has cores, and at least one. Default: 0.
cli-param-sleep-after = The number of seconds without anybody there after which a match with a long clock leaves the memory. Default: 300.
cli-param-connections = The number of connections of the whole server. Default: 10000, or fewer if the system allows fewer open files.
cli-param-tables = The number of tables that may be made in a day: by one person, from one network address, and on the whole server. Default: 50,500,20000.
cli-param-public-tables = The number of public tables at once, for a person, an address and the server. Default: 5,50,2000.
cli-param-matches = The number of matches that run at once, for a person, an address and the server. Default: 20,200,5000.
cli-param-bot-matches = The number of running matches that nobody attends, for a person, an address and the server. Default: 5,25,500.
cli-param-spectators = The number of spectators at once, for a person, an address and the server. Default: 10,100,5000.
cli-param-spectators-per-table = The number of spectators at one table. Default: 100.
cli-param-open = Open the server's page in your browser, too.
serve-open = Whistlestop is open at { $url } - Ctrl-C closes it.
serve-no-browser = There is no browser to open here. Open { $url } in a browser.
serve-closed = Closed. Everything is saved.

## The pages

fair-title = Was the deal fair?
fair-about = Before the match the server sealed its part of the deal. Then the device of each player added a random part of its own, so nobody could choose the cards. After the end the server shows all parts, and you can check them here.
fair-check = Check it here
fair-seal = The seal shown before the match
fair-seed = The server's seed
fair-nonce = The server's nonce
fair-found = The seal that your browser computes from the server's seed and nonce
fair-nonces = The players' parts
fair-no-nonce = none
fair-own = The part of this device
fair-deal = The seed of the deal
fair-deal-found = The seed that your browser computes from all parts
fair-mine = The part of this device is in the deal.
fair-not-mine = The part of this device is NOT in the deal.
fair-same = Everything fits: the deal was settled before anybody saw a card.
fair-other = It does NOT fit: this is not the deal that was sealed.
fair-running = The match is still running. The seed is shown after the end.
match-unplayable = This match cannot be continued after an update of the server. It began with version { $engine }. Its record shows all cards, so once a player opens it, the match is over for good.
match-too-long = This match has become longer than this server allows. It ends as a draw.

## Refusals of the server

error-bad-message = The server does not understand this message: { $why }
error-who-are-you = Enter your name first.
error-no-seat = You have no seat at this table.
error-not-host = Only the host may do this.
error-match-running = You cannot do this while the match is running.
error-seat-taken = Seat { $seat } is taken.
error-seen-seat = You have seen the cards of another seat in this match.
error-still-in = You are still in the match.
error-people-play = This works only when all players left in the match are bots. People still in it: { $names }
error-declined = The players have not agreed. You can ask again after { $wait } seconds.
error-many-seat-requests = { $most } people are already asking for a seat.
error-no-seat-request = Nobody is asking for this seat any more.
error-no-absence-vote = The table is not asked about this any more.
error-key-renewed = This invite link is no longer valid. Ask the host for the new one.
error-stale-seal = The table has another seal now.
error-nonce-given = You have already added your part to this deal.
error-kicked = The host has removed you from this table.
error-owner = This table belongs to them: they cannot be removed or muted.
error-banned = The operator of this server does not let you in.
error-table-shut = The operator has closed this table.
error-no-pointing = You cannot point at things in this game.
error-no-such-thing = There is no such thing on the table.
error-not-yourself = You cannot do this to yourself.
error-only-watching = This screen only shows the table. Use your phone or another tab.
error-nobody = This person is not at the table.
error-no-match = There is no match at this table yet.
error-stale-turn = Turn { $turn } is already over.
error-muted = The host has muted you.
error-too-many-mutes = You cannot mute more than { $most } people at a table.
error-seats-free = Some seats are free. Fill them with bots or remove them.
error-nobody-plays = At least one person has to play.
error-not-ready = Not ready yet: { $names }
error-no-table = There is no such table.
error-no-room = You are not at a table.
error-bad-token = The metrics need the right token.
error-no-hints = Hints are only for matches that you play alone with bots.
error-too-many-hints = You have asked for many hints. Wait { $wait ->
    [one] 1 second.
   *[other] { $wait } seconds.
}
error-too-fast = You did too much in a short time. Wait a little.
error-busy = The server has a lot to do. Try again in { $wait } seconds.
error-too-many-tabs = You already have { $most } open connections. Close one of them.
error-too-many-connections = Your network address has too many open connections. Close some of them.
error-server-full = The server has no room for more connections. Try again later.
error-too-many-tables = { $most ->
    [0] This server allows no new tables.
   *[other] { $of ->
        [person] { $most ->
            [one] You have made 1 table in the last 24 hours. Use it, or wait.
           *[other] You have made { $most } tables in the last 24 hours. Use one of them, or wait.
        }
        [address] { $most ->
            [one] 1 table was made from your network in the last 24 hours. Use it, or wait.
           *[other] { $most } tables were made from your network in the last 24 hours. Use one of them, or wait.
        }
       *[server] { $most ->
            [one] 1 table was made on this server in the last 24 hours. Use it, or wait.
           *[other] { $most } tables were made on this server in the last 24 hours. Use one of them, or wait.
        }
    }
}
error-too-many-public-tables = { $most ->
    [0] This server allows no public tables. Make this table private.
   *[other] { $of ->
        [person] { $most ->
            [one] You already have 1 public table. Hide it, or make this table private.
           *[other] You already have { $most } public tables. Hide one of them, or make this table private.
        }
        [address] { $most ->
            [one] Your network already has 1 public table. Make this table private.
           *[other] Your network already has { $most } public tables. Make this table private.
        }
       *[server] { $most ->
            [one] The server already has 1 public table. Make this table private.
           *[other] The server already has { $most } public tables. Make this table private.
        }
    }
}
error-too-many-matches = { $most ->
    [0] This server allows no matches.
   *[other] { $of ->
        [person] { $most ->
            [one] 1 of your matches is still running. Finish it first.
           *[other] { $most } of your matches are still running. Finish one of them first.
        }
        [address] { $most ->
            [one] 1 match is running in your network. Finish it first.
           *[other] { $most } matches are running in your network. Finish one of them first.
        }
       *[server] { $most ->
            [one] 1 match is running on the server. Try again later.
           *[other] { $most } matches are running on the server. Try again later.
        }
    }
}
error-too-many-bot-matches = { $most ->
    [0] This server allows no matches without anybody at the table.
   *[other] { $of ->
        [person] { $most ->
            [one] 1 of your matches is running without anybody at the table. Go back to it first.
           *[other] { $most } of your matches are running without anybody at the table. Go back to one of them first.
        }
        [address] { $most ->
            [one] 1 match of your network is running without anybody at the table. Go back to it first.
           *[other] { $most } matches of your network are running without anybody at the table. Go back to one of them first.
        }
       *[server] { $most ->
            [one] 1 match is running on the server without anybody at the table. Try again later.
           *[other] { $most } matches are running on the server without anybody at the table. Try again later.
        }
    }
}
error-too-many-spectators = { $most ->
    [0] This server allows no spectators.
   *[other] { $of ->
        [person] { $most ->
            [one] You are watching 1 table. Close it.
           *[other] You are watching { $most } tables. Close one of them.
        }
        [address] { $most ->
            [one] 1 person of your network is watching a table. Take a seat, or come back later.
           *[other] { $most } people of your network are watching tables. Take a seat, or come back later.
        }
        [table] { $most ->
            [one] 1 person is watching this table. Take a seat, or come back later.
           *[other] { $most } people are watching this table. Take a seat, or come back later.
        }
       *[server] { $most ->
            [one] 1 person is watching a table on this server. Come back later.
           *[other] { $most } people are watching tables on this server. Come back later.
        }
    }
}
error-bad-name = A name needs at least one letter or digit and has at most { $most } characters.
error-name-reserved = "{ $found }" cannot be a name: it looks like a bot, the host, an administrator or another word of the game.
# Words that nobody may have as a name. They are never shown.
reserved-names = bot, robot, player, host, spectator, admin, administrator, moderator, operator, staff, server, system, whistlestop, everyone, everybody, nobody, you
error-empty-line = The message is empty.
error-match-unplayable = This match was played with other rules (version { $engine }) and cannot continue here.
error-server-trouble = Something went wrong on the server. Nothing has changed. Try again.
error-bad-link = This personal link is not valid, or no longer valid.
error-no-session = This device is no longer signed in.
error-too-many-devices = { $most } devices are signed in as you already. Sign one of them out first.
error-no-such-match = There is no such match.
error-foreign-host = This server has another name. Use the address from your invite link. If you run the server, name its address with --url.
error-foreign-origin = This request comes from another website.
error-not-found = There is nothing here.
error-too-big = The request is too big.
error-cannot-serve = Cannot listen on { $address }: { $why }

# Emotes: short words in the chat, which everybody reads in their own language
emote-howdy = Howdy!
emote-nice-shot = Nice shot!
emote-thanks = Much obliged!
emote-oops = Oops!
emote-hurry = Saddle up, partner!
emote-good-game = Good game!
