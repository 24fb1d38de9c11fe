## What was refused, and what was expected instead

error-illegal-answer = Il posto { $seat } non può rispondere "{ $answer }" in questo momento. Risposte ammesse: { $allowed }
error-not-asked = Ora non tocca al posto { $seat }; il tavolo aspetta: { $waiting }.
error-match-over = La partita è finita.
error-bad-seats = { $game } ha da { $fewest } a { $most } posti, non { $found }.
error-bad-names = Per { $seats } posti servono altrettanti nomi, di lettere che si possono mostrare.
error-bad-seed = Un seme è un numero intero da 0 a 2^{ $bits } - 1, non { $found }.
error-bad-option = L'opzione { $option } accetta { $allowed }, non { $found }.
error-unknown-option = L'opzione { $option } non esiste. Ci sono: { $allowed }
error-unknown-game = Il gioco "{ $found }" non esiste. Ci sono: { $allowed }
error-unknown-bot = Il bot "{ $found }" non esiste. Ci sono: { $allowed }
error-too-many-bots = { $found } bot sono troppi per { $seats } posti.
error-bad-people = Le persone possono occupare da 1 a { $seats } posti, non { $found }.
error-bad-number = { $name } deve essere almeno { $least }, non { $found }.
error-not-together = { $one } e { $other } non vanno insieme.
error-missing-word = Manca { $name }. `whistlestop --help` mostra che cosa c'è.
error-bad-word = { $name } non accetta "{ $found }". `whistlestop --help` mostra che cosa c'è.
error-unknown-word = "{ $found }" qui non è conosciuto. `whistlestop --help` mostra che cosa c'è.
error-not-a-flag = { $option } non è un'espansione da attivare. Ci sono: { $allowed }
error-not-a-setting = "{ $found }" non è un'opzione nella forma name=value.
error-no-game = Indica a quale gioco vuoi giocare o quale registrazione vuoi riprendere. Giochi disponibili: { $allowed }
error-resume-alone = Una partita ripresa ha già il suo gioco, i posti, le opzioni e il seme: togli { $found }.
error-bad-seat = Il posto { $found } non è a questo tavolo; i posti vanno da 0 a { $last }.
error-unreadable = Impossibile leggere { $file }: { $why }
error-not-text = { $file } non è un file di testo.
error-in-record = { $file }, riga { $line }: { $why }
error-record-foreign = questa non è una nostra registrazione. Comincia con { $found }, non con "whistlestop record { $format }".
error-record-format = questa registrazione è nel formato { $found }; questo programma legge il formato { $format }.
error-record-header = { $found } non è una riga d'intestazione. Righe previste, ciascuna una sola volta: { $allowed }; poi una riga vuota.
error-record-header-missing = nell'intestazione manca "{ $name }".
error-record-number = { $name } deve essere un numero intero, non { $found }.
error-record-option = { $found } non è un'opzione nella forma name=value, ciascuna una sola volta.
error-record-names = names deve essere un elenco come ["Ann", "Bo"], non { $found }.
error-record-line = { $found } non è il numero di un posto seguito da una risposta.
error-record-why = { $why }
error-record-count = la registrazione termina con la scelta { $found }; l'intestazione dice { $expected }.
error-record-result = secondo l'intestazione il risultato è "{ $found }"; rigiocando la partita risulta "{ $expected }".
error-save-foreign = Questa non è una nostra partita salvata.
error-save-format = Questo programma carica salvataggi nel formato { $format }.
error-save-damaged = Questa partita salvata è danneggiata.
error-save-misfit = Questa partita salvata non è compatibile con questo programma: { $why }
error-imagined = Una partita immaginata non ha registrazione.
error-unknown-language = La lingua "{ $found }" non c'è. Ci sono: { $allowed }
error-interrupted = Programma interrotto.
error-output = Non è possibile scrivere l'output: { $why }
error-file-exists = { $file } esiste già e resta com'è: indica un altro file.
