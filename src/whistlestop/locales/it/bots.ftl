# The level of a bot, as a word: it means the same in every game.
bot-level = { $level ->
    [easy] Facile
    [normal] Normale
    [random] Casuale
   *[other] { $level }
}
