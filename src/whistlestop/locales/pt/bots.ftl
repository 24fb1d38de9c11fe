# The level of a bot, as a word: it means the same in every game.
bot-level = { $level ->
    [easy] Fácil
    [normal] Normal
    [random] Aleatório
   *[other] { $level }
}
