# The level of a bot, as a word: it means the same in every game.
bot-level = { $level ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
    [random] Random
   *[other] { $level }
}

## Hints: why a bot would give an answer

hint-only = It is your only answer.
hint-equal = All answers are equally good.
# share: in percent; count: matches
hint-matches-won = This choice wins { $share }% of { $count } imagined matches, in which everybody then plays at random.
hint-search = In { $count } imagined matches it is worth about { $share }% of a win.
hint-search-alone = It is the only answer that is worth a closer look.
hint-none = The bot has no advice here.
hint-more = What else?
# unit: life, tiles, wins; value: a number, or percent for wins
hint-value = { $unit ->
    [life] { $value ->
        [one] worth about { $value } life point
       *[other] worth about { $value } life points
    }
    [tiles] { $value ->
        [one] worth about { $value } tile
       *[other] worth about { $value } tiles
    }
   *[wins] wins { $value }%
}
