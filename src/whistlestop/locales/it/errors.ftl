## Refusals, with the expected input

error-illegal-answer = Il posto { $seat } ora non può rispondere "{ $answer }". Risposte ammesse: { $allowed }
error-not-asked = Ora non tocca al posto { $seat }. Il tavolo aspetta { $waiting }.
error-match-over = La partita è finita.
error-bad-seats = { $game } si gioca con { $fewest }-{ $most } posti, non { $found }.
error-bad-names = Ogni posto ha bisogno di un nome che si possa mostrare (posti: { $seats }).
error-bad-seed = Un seme è un numero intero da 0 a 2^{ $bits } - 1, non { $found }.
error-bad-option = L'opzione { $option } accetta { $allowed }, non { $found }.
error-unknown-option = L'opzione { $option } non esiste. Opzioni: { $allowed }
error-unknown-game = Il gioco "{ $found }" non esiste. Giochi: { $allowed }
error-unknown-bot = Il bot "{ $found }" non esiste. Bot: { $allowed }
error-bot-cannot-play = Il bot "{ $found }" non sa giocare a { $game }. Sanno farlo: { $allowed }
error-unknown-side = In questo gioco la fazione "{ $found }" non esiste. Fazioni: { $allowed }
error-too-many-bots = { $found } bot sono troppi per questo tavolo (posti: { $seats }).
error-bad-people = Possono giocare da 1 a { $seats } persone, non { $found }.
error-bad-number = { $name } deve essere almeno { $least }, non { $found }.
error-not-together = Usa { $one } o { $other }, non entrambi.
error-missing-word = Manca { $name }. Per l'aiuto: `whistlestop --help`.
error-bad-word = { $name } non può essere "{ $found }". Per l'aiuto: `whistlestop --help`.
error-unknown-word = "{ $found }" qui non esiste. Per l'aiuto: `whistlestop --help`.
error-not-a-flag = { $option } non è un'espansione. Espansioni: { $allowed }
error-not-a-setting = "{ $found }" non ha la forma nome=valore.
error-no-game = Indica un gioco, o una registrazione da riprendere. Giochi: { $allowed }
error-resume-alone = Una partita ripresa ha già il suo gioco, i posti, le opzioni e il seme: togli { $found }.
error-bad-seat = A questo tavolo il posto { $found } non c'è: i posti vanno da 0 a { $last }.
error-unreadable = Impossibile leggere { $file }: { $why }
error-unwritable = Impossibile scrivere { $file }: { $why }
error-not-text = { $file } non è un file di testo.
error-in-record = { $file }, riga { $line }: { $why }
error-record-foreign = questa non è una registrazione di Whistlestop. Comincia con { $found }, non con "whistlestop record { $format }".
error-record-format = questa registrazione è nel formato { $found }; questo programma legge il formato { $format }.
error-record-header = { $found } non è una riga d'intestazione. L'intestazione ha ciascuna di queste righe una volta: { $allowed }; poi una riga vuota.
error-record-header-missing = nell'intestazione manca "{ $name }".
error-record-number = { $name } deve essere un numero intero, non { $found }.
error-record-option = { $found } non ha la forma nome=valore, ciascuna opzione una sola volta.
error-record-names = names deve essere un elenco come ["Ann", "Bo"], non { $found }.
error-record-line = { $found } non è un numero di posto seguito da una risposta.
error-record-why = { $why }
error-record-count = la registrazione finisce con la scelta { $found }, ma l'intestazione dice { $expected }.
error-record-result = secondo l'intestazione il risultato è "{ $found }", ma rigiocando la partita è "{ $expected }".
error-imagined = Una partita immaginata non ha registrazione.
error-unknown-language = La lingua "{ $found }" non c'è. Lingue: { $allowed }
error-interrupted = Interrotto.
error-output = Impossibile scrivere l'output: { $why }
error-file-exists = { $file } esiste già e non è stato toccato. Indica un altro file.
# why: again (the server does not say more), taken (another server was faster), or the words of the database
error-bad-database = Il database non si può usare{ $why ->
    [again] { " " }in questo momento. Riprova.
   *[told] : { $why }
}
error-not-stored = Salvataggio non riuscito, nulla è cambiato{ $why ->
    [again] . Riprova.
    [taken] : qualcuno è stato più veloce.
   *[told] : { $why }
}
error-database-in-use = Un altro server sta già usando questo database. Fermalo prima, oppure indica un altro database con --db.
error-bad-game-file = { $where }: atteso { $expected }, trovato { $found }.
error-no-game-files = { $game } non accetta file tuoi, come { $found }.
error-bad-scenario = Il file { $file } è sbagliato: { $why }
