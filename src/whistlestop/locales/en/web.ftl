## The web client

web-title = Whistlestop
web-hero = All aboard for a train robbery
web-about = Wild-West train games in your browser: with friends who follow a link, and bots in the empty seats. Nothing to install, no account.
web-skip = Skip to the content
web-nav = Main
web-lobby = Lobby
web-rules = Rules
web-settings = Settings
web-home = To the first page
web-loading = Loading ...
web-lost = The connection is lost. Trying again by itself ...
web-nothing-here = There is nothing at this address.
web-play-now = Play now against bots
web-create = Make a table
web-make-table = Make the table
web-join = Join a table
web-invite-link = Invite link
web-bad-link = This is no invite link: it ends with the 22 letters of its table.
web-go = Go
web-my-tables = Your tables
web-public-tables = Public tables
web-all-tables = All public tables
web-no-tables = No public table right now. Make one!
web-your-turn = Your turn
web-mixes = A mix by name
web-seats-taken = { $bots ->
    [0] { $people } of { $seats } seats taken
    [one] { $people } people and 1 bot of { $seats } seats
   *[other] { $people } people and { $bots } bots of { $seats } seats
}
web-phase-gathering = gathering
web-phase-playing = playing
web-hosted-by = hosted by { $name }
web-who = Who are you?
web-your-name = Your name
web-come-in = Come in
web-rename = Change the name
web-saved = Saved.
web-guest-name = Guest { $number }
web-game = Game
web-terms = Terms
web-seats = Seats
web-clock = Time for a decision
web-clock-off = no clock
web-clock-seconds = { $count } seconds
web-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-public = Listed in the lobby for everybody
web-open = Whoever comes later may take over a bot's seat
web-invited = You are invited to a table
web-invited-about = Say who you are, and take a seat.
web-invite = Invite friends
web-qr = The invite link as a QR code
web-free = free
web-host = host
web-you = you
web-not-here = not here
web-ready = ready
web-not-ready = not ready
web-sit = Sit here
web-seat-number = seat { $number }
web-stand = Stand up
web-bot = { $level }{ $number } (bot)
web-bot-for = Bot for seat { $number }
web-no-bot = no bot
web-appoint = Make host
web-kick = Send away
web-spectators = Watching: { $names }
web-start = Start
web-start-bots = Start, with bots in the free seats
web-get-ready = I am ready
web-unready = Not ready after all
web-waiting-ready = Waiting until they are ready: { $names }
web-waiting-host = Waiting for the host to start.
web-controls = Your turn and your cards
web-waiting-for = Waiting for { $names }.
web-thinking = Thinking
web-you-answered = You have chosen: { $answer }. The others are still thinking.
web-over = The match is over.
web-skip-film = Skip
web-away = A bot plays for you.
web-back = I am back
web-log = What happened
web-chat = Chat
web-chat-lines = What was said
web-say = Say something
web-send = Send
web-mute = mute
web-unmute = unmute
web-muted-line = (muted)
web-you-won = You have won!
web-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won.
}
web-nobody-won = Nobody has won.
web-rematch = Play again
web-rematch-asked = Waiting for the others ...
web-to-table = Back to the table
web-replay = Replay
web-thoughts = What the bots believed
web-thoughts-none = There was nothing to guess.
web-record = Download the record
web-replay-link = Link to this moment
web-first = To the beginning
web-last = To the end
web-step-back = A step back
web-step-on = A step on
web-event-back = One event back
web-event-on = One event on
web-run = Play
web-pause = Pause
web-moment = Moment { $at } of { $all }
web-seen-by = Seen by
web-spectator = a spectator
web-cards = Cards and words
web-clauses = The rules, clause by clause
web-icons-by = Icons by Lorc, Delapouite and other artists of
web-search = Search
web-found = { $count ->
    [one] 1 clause
   *[other] { $count } clauses
}
web-language = Language
web-language-auto = as the browser
web-theme = Colours
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of what happens
web-speed-of = { $speed ->
    [0] at once
    [0.5] slow
    [2] fast
   *[1] usual
}
web-sound = A whistle when it is your turn
web-devices = Your other devices
web-devices-about = Open your personal link on another device, and you are the same person there, with the same seats.
web-make-link = Make my personal link
web-resume-link = Your personal link: for you alone
web-link-once = It is shown only now. A new link ends this one.
web-resume = Come back as yourself
web-resume-about = This personal link makes this device one of yours.
web-resume-go = This is me
web-copy = Copy
web-copied = Copied
web-share = Share
error-offline = The server cannot be reached right now.
