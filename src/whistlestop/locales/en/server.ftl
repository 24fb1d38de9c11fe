## The command serve

cli-serve = Serve the games: people play here with their browsers and terminals.
cli-param-host = The address to listen at: 127.0.0.1 (this machine only) unless told otherwise; 0.0.0.0 is every network.
cli-param-port = The port to listen at: 8080 unless told otherwise; 0 is any that is free.
cli-param-db = Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. Usually a file in your data folder.
cli-param-url = The address that people use, such as https://play.example.org, where a proxy stands before this server.
cli-param-proxies = The addresses of proxies whose word is taken on where people come from, with commas; * is everyone's.
cli-param-log = How the log is written: text, or json for programs.
cli-param-bot-pause = Seconds that a bot takes to answer, give or take: 1.2 unless told otherwise.
cli-param-away-after = Seconds without a connection after which a bot answers for a person: 60 unless told otherwise.
cli-param-per-address = How many connections, and new guests at once, one network address may have: 100 unless told otherwise.
cli-param-open = Open it in your browser too.
serve-open = Whistlestop is open at { $url } - Ctrl-C closes it.
serve-no-browser = There is no browser to open here. Open { $url } in a browser.
serve-closed = Closed. Everything is kept.

## The pages

fair-title = Was the deal fair?
fair-about = Before the first card the server showed the seal of this match. After the end it shows the seed of the deal and a nonce. If they give the same seal, nothing was changed in between.
fair-check = Check it here
fair-seal = The seal that was shown at the start
fair-seed = The seed
fair-nonce = The nonce
fair-found = The seal of this seed and nonce, made by your browser
fair-same = They are the same: the deal was settled before anybody saw a card.
fair-other = They are NOT the same: this is not the deal that was sealed.
fair-running = The match is still running; the seed is shown after its end.

## What the server refuses

error-bad-message = This message cannot be understood: { $why }
error-who-are-you = Come in with a name first.
error-no-seat = You have no seat at this table.
error-not-host = Only the host may do this.
error-match-running = Not while the match is running.
error-seat-taken = Seat { $seat } is taken.
error-table-closed = The host lets nobody take over a bot's seat.
error-kicked = You were sent away from this table.
error-no-pointing = Nobody points at things in this game.
error-no-such-thing = There is no such thing on the table.
error-not-yourself = You cannot do this to yourself.
error-nobody = There is nobody like that at this table.
error-no-match = There is no match at this table yet.
error-stale-turn = Turn { $turn } is not open any more.
error-muted = The host has muted you.
error-too-many-mutes = There cannot be more than { $most } mutes at a table.
error-seats-free = There are free seats. Let bots fill them, or take seats away.
error-nobody-plays = Somebody has to play, not only bots.
error-not-ready = Not ready yet: { $names }
error-no-table = There is no such table.
error-no-room = You are at no table.
error-too-fast = That was too much in a short time. Wait a little.
error-too-many-tabs = You have { $most } connections open already.
error-bad-name = A name has at least one letter or digit, and at most { $most } characters.
error-name-reserved = "{ $found }" sounds like a bot or nobody in particular. Take another name.
error-empty-line = There is nothing to say in this line.
error-match-unplayable = This match was played by other rules (version { $engine }) and cannot go on here.
error-server-trouble = Something went wrong at the server. Nothing has changed; try again.
error-bad-link = This resume link is not valid, or no longer.
error-no-such-match = There is no such match.
error-foreign-origin = This request comes from a page of another site.
error-not-found = There is nothing here.
error-too-big = That was too big.
error-cannot-serve = Cannot listen at { $address }: { $why }
