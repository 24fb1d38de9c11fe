# The level of a bot, as a word: it means the same in every game.
bot-level = { $level ->
    [easy] Facile
    [normal] Normale
    [random] Casuale
   *[other] { $level }
}

## Hints: why a bot would give an answer

hint-only = È la tua unica risposta.
hint-equal = Tutte le risposte sono ugualmente buone.
# share: in percent; count: matches
hint-matches-won = Con questa vinci il { $share }% di { $count } partite immaginate, in cui poi tutti giocano a caso.
