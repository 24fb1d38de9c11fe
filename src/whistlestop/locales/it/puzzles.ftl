## Puzzles: words that all screens share

puzzle-number = Rompicapo { $number }
puzzle-find = Trova la risposta migliore.
puzzle-right = Giusto! È la risposta migliore.
puzzle-wrong = C'è qualcosa di meglio di questo: { $answer }
puzzle-best = La risposta migliore: { $answer }
puzzle-share = vince circa { $share } partite su 100
puzzle-judged = Una ricerca ha giocato { $playouts } partite da qui in avanti. In ciascuna, tutto ciò che questo giocatore non può vedere è stato distribuito di nuovo, e i bot hanno continuato.
puzzle-bot = Un bot risponderebbe invece così: { $answer }
puzzle-bot-right = Un bot risponderebbe allo stesso modo.
puzzle-solved = risolto
puzzle-day = Rompicapo del giorno
puzzle-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
}
error-no-such-puzzle = Questo rompicapo non esiste.

## Puzzles in the terminal

puzzle-again-key = Premi Invio per riprovare, o scrivi s per vedere la risposta migliore
puzzle-count = { $count ->
    [one] 1 rompicapo
   *[other] { $count } rompicapi
}, risolti: { $solved }
puzzle-left = Hai lasciato il rompicapo. Puoi tornarci con:
puzzle-next = Il prossimo rompicapo:
puzzle-all-solved = Hai risolto tutti i rompicapi di questo gioco.
error-bad-puzzle = Il rompicapo { $found } non esiste. Ci sono quelli da 1 a { $last }.
error-unnamed-game = Indica il gioco del rompicapo: { $allowed }
error-puzzle-day = Il rompicapo del giorno è lo stesso per tutti: non indicare né gioco né numero.
cli-puzzles = Risolvi rompicapi: trova la risposta migliore in una posizione di una partita.
cli-param-puzzles-game = Il gioco. Inizia il suo prossimo rompicapo; senza gioco vengono elencati tutti i giochi.
cli-param-puzzles-number = Il numero del rompicapo.
cli-param-puzzles-day = Prendi il rompicapo del giorno.

## Puzzles in the web client

web-puzzles = Rompicapi
web-puzzles-about = Posizioni di partite in cui una risposta è nettamente migliore di tutte le altre. Trovala!
web-puzzle-guide = Rompicapo
web-puzzle-try-again = Riprova
web-puzzle-show = Mostra la risposta
web-puzzle-next = Prossimo rompicapo
web-puzzle-leave = Tutti i rompicapi
web-puzzle-others = Tutte le risposte
web-puzzle-count = { $solved } di { $count } risolti
web-puzzle-open = { $game }, rompicapo { $number }
