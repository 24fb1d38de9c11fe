# The level of a bot, as a word: it means the same in every game.
bot-level = { $level ->
    [easy] Facile
    [normal] Normale
    [hard] Difficile
    [random] Casuale
   *[other] { $level }
}

## Hints: why a bot would give an answer

hint-only = È la tua unica risposta.
hint-equal = Tutte le risposte sono ugualmente buone.
# share: in percent; count: matches
hint-matches-won = Con questa vinci il { $share }% di { $count } partite immaginate, in cui poi tutti giocano a caso.
hint-search = In { $count } partite immaginate vale circa il { $share }% di una vittoria.
hint-search-alone = È l’unica risposta che valga la pena esaminare.
hint-none = Qui il bot non ha consigli.
hint-more = E poi?
# unit: life, tiles, wins; value: a number, or percent for wins
hint-value = { $unit ->
    [life] vale circa { $value } punti vita
    [tiles] vale circa { $value } tessere
   *[wins] vince il { $value }%
}
