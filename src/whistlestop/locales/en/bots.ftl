# The level of a bot, as a word: it means the same in every game.
bot-level = { $level ->
    [easy] Easy
    [normal] Normal
    [random] Random
   *[other] { $level }
}
