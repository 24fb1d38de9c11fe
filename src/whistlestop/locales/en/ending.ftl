## The end of a match and its replay

web-end-lost = This time the others were better.
# count: the number of people who play together and have all lost
web-end-all-lost = { $count ->
    [one] This time you have lost.
   *[other] This time you have all lost.
}
web-end-deeds = What each player did
web-end-player = Player
web-end-winner = winner
web-end-turning-points = Turning points
# step: the number of the moment in the replay
web-end-watch = Watch moment { $step }
web-end-settings = Change the settings
web-end-retry = Try again
web-end-failed = The summary could not be loaded.
web-replay-start = The table before the first move.
web-everybody = everybody, all hands open
web-hand-of = The hand of { $player }: { $cards }
web-hand-empty = no cards
web-beliefs-bot = Bot
web-beliefs-about = How sure the bot was of each player's true role, from the beginning of the match to its end
# share: a percentage
web-belief-line = { $player }: at first { $from }%, at the end { $to }%
web-beliefs-now = What the bots believe at this moment
