## The first page, new tables and invitations

web-hero = Pick your trouble
web-about = Three games of the Wild West in your browser. Bots are ready at once, and friends come with a link. Nothing to install, no account.
web-games = Games
web-play-now = Play now
web-with-friends = With friends
web-learn = Learn
web-learn-playing = Learn it by playing
web-players = { $fewest } to { $most } players
web-minutes = { $short } to { $long } minutes
web-weight = { $weight ->
    [1] easy to learn
    [2] some rules to learn
   *[3] many rules to learn
}
web-name-about = The others see you under this name.
web-playing-as = You play as { $name }.
web-change-name = Change name

# Names that are suggested to new guests, separated by commas. Each has at most 24 letters.
web-nicknames = Dusty Rider, Lucky Spur, Rusty Nail, Silver Creek, Quiet Thunder, Swift Coyote, Old Lantern, Prairie Moon, Copper Canyon, Red Bandana, Lone Whistle, Sleepy Cactus, Wild Clover, Midnight Mule, Honest Jackpot, Smoky Trail, Thirsty Camel, Golden Tooth, Barefoot Gale, Sly Raccoon, Peppermint Kid, Tumbling Weed, Gentle Bison, Rattling Boots, Whistling Kettle, Crooked Arrow, Blue Mustang, Sunny Gulch, Stubborn Donkey, Velvet Holster, Flying Horseshoe, Seven Aces

web-mix-own = A mix of your own
web-expansions = Expansions
web-player-count = Players
web-more = More options
web-more-usual = all as usual
web-more-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}

web-invites = { $host } invites you to { $game }
web-invited = You are invited to { $game }
web-at-table = At the table
web-room-free = { $free ->
    [one] 1 seat is free.
   *[other] { $free } seats are free.
}
web-room-full = All seats are taken. You can watch, and sit down when a seat becomes free.
web-room-running = The match has begun. You can watch it.
web-room-bots = The match has begun. You can watch it, and ask for the seat of a bot.
web-room-open = The match has begun. You can watch it, and take over the seat of a bot.
web-take-a-seat = Take a seat
web-watch = Watch
web-only-watch = Only watch
web-invite-about = Send the link, or let your friends scan the code. Bots take the seats that stay empty.

web-tumbleweed = Nothing here but tumbleweed. Check the address, or ride back to the station.
web-back-to-match = Back to the match
web-back-your-turn = Back to the match: your turn
