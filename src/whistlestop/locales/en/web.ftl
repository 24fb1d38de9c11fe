## The web client

web-title = Whistlestop
web-skip = Skip to the content
web-nav = Main
web-lobby = Lobby
web-rules = Rules
web-settings = Settings
web-home = Go to the home page
web-loading = Loading ...
web-lost = The connection is lost. Reconnecting ...
web-nothing-here = There is nothing at this address.
web-create = Create a table
web-make-table = Create the table
web-join = Join a table
web-invite-link = Invite link
web-bad-link = This is not an invite link. An invite link ends with a key of 22 characters.
web-go = Go
web-my-tables = Your tables
web-public-tables = Public tables
web-all-tables = All public tables
web-no-tables = There is no public table right now. Create one!
web-search-tables = Search by host or game
web-any-game = any game
web-only-free = Only tables with a free seat
web-tables-shown = { $total ->
    [0] No table fits your search.
    [1] 1 table
   *[other] Tables { $first } to { $last } of { $total }
}
web-page-before = Previous page
web-page-after = Next page
web-your-turn = Your turn
web-mixes = Choose a mix
web-seats-taken = { $bots ->
    [0] { $seats ->
        [one] { $people } of 1 seat taken
       *[other] { $people } of { $seats } seats taken
    }
    [one] { $people ->
        [one] 1 person and 1 bot in { $seats } seats
       *[other] { $people } people and 1 bot in { $seats } seats
    }
   *[other] { $people ->
        [one] 1 person and { $bots } bots in { $seats } seats
       *[other] { $people } people and { $bots } bots in { $seats } seats
    }
}
web-phase-gathering = waiting for players
web-phase-playing = playing
web-hosted-by = hosted by { $name }
web-who = Who are you?
web-your-name = Your name
web-come-in = Come in
web-rename = Change name
web-saved = Saved.
web-game = Game
web-terms = Table options
web-seats = Seats
web-clock = Time per decision
web-clock-off = no clock
# time: such as 30 seconds
web-clock-terms = { $time } per decision
web-clock-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
web-clock-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-clock-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
web-substitutes = When a player is away
web-substitutes-about = Without a clock the match waits for everybody. Players who come back always get their seats at once.
web-substitutes-ask = ask the others whether a bot plays
web-substitutes-always = a bot plays after a while
web-substitutes-never = wait, however long it takes
web-public = Show this table in the lobby
web-open = Anyone may take over a bot's seat during a match without asking the players
web-invite = Invite friends
web-qr = The invite link as a QR code
web-renew = New invite link
web-renew-about = The old link stops working. Everybody at the table stays.
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
web-kick = Remove
web-spectators = Watching: { $names }
web-start = Start
web-start-bots = Start with bots in the free seats
web-get-ready = I am ready
web-unready = I am not ready
web-waiting-ready = Not ready yet: { $names }
web-waiting-host = Waiting for the host to start.
web-controls = Your turn and your cards
web-waiting-for = Waiting for { $names }.
web-thinking = Thinking
# count: at least 2
web-thinking-count = { $count } thinking
web-you-answered = You have chosen: { $answer }. The others are still thinking.
web-over = The match is over.
web-skip-film = Skip
web-speed-now = Speed of play: { $speed }
web-hurry = Let the bots finish
web-look = See the cards of
web-look-nobody = { $mine ->
    [yes] my own seat
   *[no] nobody
}
web-close-card = Close
web-go-on = Go on
web-away = A bot plays for you.
web-away-about = Move, tap or press a key, and you play yourself again.
web-back = I am back
web-away-bot-in = { $name } is away. In { $time } a bot steps in.
web-away-bot-soon = { $name } is away. When it is their turn, a bot plays for them.
web-away-vote-in = { $name } is away. In { $time } the table is asked whether a bot should play.
web-away-vote-soon = { $name } is away. When it is their turn, the table is asked whether a bot should play.
web-away-waits = { $name } is away. The match waits for them.
web-away-plays = { $name } is away. A bot plays for them until they are back.
web-away-late = The time of { $name } ran out. A bot plays for them until they are back.
web-away-more = { $count ->
    [one] One more player is away.
   *[other] { $count } more players are away.
}
web-away-ask = Ask the table about a bot
web-away-says = { $name } is away.
web-away-mark = away
web-away-mark-bot = bot plays
web-absence = { $name } has been away for a while. Should a bot play for them until they are back?
web-absence-waiting = { $names } can answer now.
web-absence-host = Your yes is enough. You can also wait.
web-absence-player = It is enough if the host agrees, or more than half of the players who are here.
web-absence-mine = You have answered. { $agreed ->
    [0] Nobody has said yes yet.
    [one] One player has said yes.
   *[other] { $agreed } players have said yes.
}
web-absence-yes = Yes, let a bot play
web-absence-no = No, we wait
web-meanwhile = While you were away
web-meanwhile-about = { $count ->
    [one] A bot answered once for you.
   *[other] A bot answered { $count } times for you.
}
web-meanwhile-chose = The bot chose: { $answer }
web-meanwhile-hidden = The bot answered. The others are still choosing.
web-meanwhile-done = All right
web-clock-left = { $count ->
    [one] 1 second left.
   *[other] { $count } seconds left.
}
web-clock-yours = Your time
web-alerts-offer = Shall we tell you when it is your turn, even if you are looking at another window?
web-alerts-vibrate = Should your phone vibrate when it is your turn and when your time runs out?
web-alerts-yes = Yes, tell me
web-alerts-no = No, thanks
web-alert-turn = Your turn
web-alert-about = It is your turn in { $game }.
web-take-over = Take over a bot's seat
web-take-over-about = The players must agree.
web-ask-seat = Ask for seat { $number }: { $bot }
web-take-seat = Take seat { $number }: { $bot }
web-asking = You have asked for seat { $number }. Still to agree: { $names }.
web-asking-nobody = You have asked for seat { $number }. One of the players must come and agree.
web-withdraw = Withdraw
web-asks-seat = { $name } asks to take over seat { $number } from a bot.
web-agree = Agree
web-decline = Decline
web-agreed = You have agreed. Still to agree: { $names }.
web-declined = The players have not agreed.
web-log = Game log
web-log-earlier = { $count ->
    [one] Show the earlier line
   *[other] Show the { $count } earlier lines
}
web-log-keys = The arrow keys left and right go through the names and cards.
web-log-undone = { $count ->
    [one] Show what was taken back
   *[other] Show what was taken back ({ $count })
}
web-explanation = What is this?
web-log-and-chat = Log and chat
web-log-and-chat-unread = Log and chat, { $count } new
web-sheet-open = Show your cards
web-sheet-fold = Hide your cards
web-chat = Chat
web-chat-lines = Messages
web-say = Say something
web-send = Send
web-emotes = Emotes
web-mute = mute
web-unmute = unmute
web-muted-line = (muted)
web-you-won = You win!
web-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-nobody-won = Nobody wins.
web-rematch = Play again
web-rematch-asked = Waiting for the others ...
web-to-table = Back to the table
web-replay = Replay
web-thoughts = What the bots guessed
web-record = Download the record
web-replay-link = Link to this moment
web-first = Go to the beginning
web-last = Go to the end
web-step-back = One step back
web-step-on = One step forward
web-event-back = One event back
web-event-on = One event forward
web-run = Play
web-pause = Pause
web-moment = Moment { $at } of { $all }
web-seen-by = Seen by
web-spectator = a spectator
web-icons-by = Icons by Lorc, Delapouite and other artists of
web-fonts-by = Fonts: Rye, Bitter and Source Sans 3,
web-language = Language
web-language-auto = same as the browser
web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of play
web-speed-of = { $speed ->
    [0] all at once
    [0.5] slow
    [2] fast
   *[1] normal
}
web-sound = Sounds
web-volume = Volume
web-alerts = Tell me when it is my turn while I look elsewhere, and vibrate on phones
web-alerts-blocked = Your browser does not allow notifications from this site. You can change that in its settings.
web-devices = Your devices
web-device-unknown = Unknown browser
web-device-this = this device
web-device-times = Signed in: { $since } · Last used: { $used }
web-device-times-link = Signed in with your personal link: { $since } · Last used: { $used }
web-sign-out = Sign out
web-sign-out-others = Sign out all other devices
web-signed-out = Signed out.
web-log-out = Sign out here
web-log-out-about = You can come back as { $name } only from another device or with your personal link. Without them your name and your seats are lost.
web-log-out-go = Yes, sign out
web-log-out-stay = Stay here
web-replace-link = Replace my personal link
web-replace-about = You have a personal link. A new one replaces it and signs out the devices that came with it.
web-devices-about = Open your personal link on another device to play there with your name and your seats.
web-make-link = Create my personal link
web-resume-link = Your personal link, only for you
web-link-once = This link is shown only once. It works on all your devices until you replace it.
web-resume = Play on this device
web-resume-about = Your personal link brings your name and your seats to this device.
web-resume-go = Yes, this is me
web-copy = Copy
web-copied = Copied
web-share = Share
error-offline = The server cannot be reached right now.

## Hints

web-hint = What would you do?
web-hint-key = What would you do? (key h)
web-hint-thinking = A bot is thinking about it ...
web-hint-do = Do it
web-hint-close = Close the hint
web-hint-beliefs = Roles of the others, as the bot sees them:
