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
hint-matches-won = Partite immaginate, dove poi tutti giocano a caso: { $count }. Con questa risposta ne vinci { $share } su 100.
hint-search = In { $count } partite immaginate vale circa il { $share }% di una vittoria.
hint-search-alone = È l’unica risposta che valga la pena esaminare.
hint-none = Qui il bot non ha consigli.
hint-more = Che altro?
# unit: life, tiles, wins; value: a number, or percent for wins
hint-value = { $unit ->
    [life] { $value ->
        [one] vale circa { $value } punto vita
       *[other] vale circa { $value } punti vita
    }
    [tiles] { $value ->
        [one] vale circa { $value } tessera
       *[other] vale circa { $value } tessere
    }
   *[wins] vittorie: { $value }%
}
