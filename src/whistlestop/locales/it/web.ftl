## Il client web

web-title = Whistlestop
web-hero = Tutti a bordo per l'assalto al treno
web-about = Giochi di treni nel selvaggio West, nel tuo browser: con gli amici che seguono un link e i bot nei posti vuoti. Niente da installare, nessun account.
web-skip = Vai al contenuto
web-nav = Principale
web-lobby = Sala
web-rules = Regole
web-settings = Impostazioni
web-home = Alla prima pagina
web-loading = Caricamento ...
web-lost = La connessione è persa. Si riprova da soli ...
web-nothing-here = A questo indirizzo non c'è nulla.
web-play-now = Gioca subito contro i bot
web-create = Apri un tavolo
web-make-table = Apri il tavolo
web-join = Unisciti a un tavolo
web-invite-link = Link d'invito
web-bad-link = Questo non è un link d'invito: finisce con le 22 lettere del suo tavolo.
web-go = Vai
web-my-tables = I tuoi tavoli
web-public-tables = Tavoli pubblici
web-all-tables = Tutti i tavoli pubblici
web-no-tables = Ora nessun tavolo pubblico. Aprine uno!
web-your-turn = Tocca a te
web-mixes = Una miscela pronta
web-seats-taken = { $bots ->
    [0] { $people } di { $seats } posti occupati
    [one] { $people } persone e 1 bot su { $seats } posti
   *[other] { $people } persone e { $bots } bot su { $seats } posti
}
web-phase-gathering = ci si siede
web-phase-playing = si gioca
web-hosted-by = ospita { $name }
web-who = Chi sei?
web-your-name = Il tuo nome
web-come-in = Entra
web-rename = Cambia il nome
web-saved = Salvato.
web-guest-name = Ospite { $number }
web-game = Gioco
web-terms = Condizioni
web-seats = Posti
web-clock = Tempo per una decisione
web-clock-off = senza orologio
web-clock-seconds = { $count } secondi
web-clock-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
web-clock-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
web-public = Nella lista della sala, per tutti
web-open = Chi arriva dopo può prendere il posto di un bot
web-invited = Sei invitato a un tavolo
web-invited-about = Di' chi sei e prendi posto.
web-invite = Invita gli amici
web-qr = Il link d'invito come codice QR
web-free = libero
web-host = ospita
web-you = tu
web-not-here = non c'è
web-ready = pronto
web-not-ready = non pronto
web-sit = Siediti qui
web-seat-number = posto { $number }
web-stand = Alzati
web-bot = { $level }{ $number } (bot)
web-bot-for = Bot per il posto { $number }
web-no-bot = nessun bot
web-appoint = Fai ospitare
web-kick = Allontana
web-spectators = Guardano: { $names }
web-start = Comincia
web-start-bots = Comincia, con i bot nei posti liberi
web-get-ready = Sono pronto
web-unready = Non ancora pronto
web-waiting-ready = Si aspetta che siano pronti: { $names }
web-waiting-host = Si aspetta che chi ospita cominci.
web-controls = Il tuo turno e le tue carte
web-waiting-for = Si aspetta { $names }.
web-thinking = Sta pensando
web-you-answered = Hai scelto: { $answer }. Gli altri pensano ancora.
web-over = La partita è finita.
web-skip-film = Salta
web-away = Un bot gioca per te.
web-back = Sono tornato
web-log = Che cosa è successo
web-chat = Chiacchiere
web-chat-lines = Che cosa si è detto
web-say = Di' qualcosa
web-send = Invia
web-mute = zittisci
web-unmute = riascolta
web-muted-line = (zittito)
web-you-won = Hai vinto!
web-won = { $count ->
    [one] { $names } ha vinto.
   *[other] { $names } hanno vinto.
}
web-nobody-won = Nessuno ha vinto.
web-rematch = Gioca ancora
web-rematch-asked = Si aspettano gli altri ...
web-to-table = Torna al tavolo
web-replay = Rivedi
web-thoughts = Che cosa credevano i bot
web-thoughts-none = Non c'era nulla da indovinare.
web-record = Scarica il verbale
web-replay-link = Link a questo momento
web-first = All'inizio
web-last = Alla fine
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-event-back = Un evento indietro
web-event-on = Un evento avanti
web-run = Avvia
web-pause = Pausa
web-moment = Momento { $at } di { $all }
web-seen-by = Visto da
web-spectator = uno spettatore
web-cards = Carte e parole
web-clauses = Le regole, clausola per clausola
web-clauses-english = Le clausole sono in inglese.
web-icons-by = Icone di Lorc, Delapouite e altri artisti di
web-search = Cerca
web-found = { $count ->
    [one] 1 clausola
   *[other] { $count } clausole
}
web-language = Lingua
web-language-auto = come il browser
web-theme = Colori
web-theme-auto = come il dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-speed = Velocità degli eventi
web-speed-of = { $speed ->
    [0] subito
    [0.5] lenta
    [2] veloce
   *[1] normale
}
web-sound = Un fischio quando tocca a te
web-devices = Gli altri tuoi dispositivi
web-devices-about = Apri il tuo link personale su un altro dispositivo e lì sei la stessa persona, con gli stessi posti.
web-make-link = Crea il mio link personale
web-resume-link = Il tuo link personale: solo per te
web-link-once = Si mostra solo ora. Un nuovo link mette fine a questo.
web-resume = Torna come te stesso
web-resume-about = Questo link personale rende tuo questo dispositivo.
web-resume-go = Sono io
web-copy = Copia
web-copied = Copiato
web-share = Condividi
error-offline = Il server ora non si raggiunge.
