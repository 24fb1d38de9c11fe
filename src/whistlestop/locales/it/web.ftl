## Il client web

web-title = Whistlestop
web-skip = Vai al contenuto
web-nav = Menu principale
web-lobby = Sala
web-rules = Regole
web-settings = Impostazioni
web-home = Vai alla pagina iniziale
web-loading = Caricamento ...
web-lost = Connessione persa. Riconnessione in corso ...
web-nothing-here = A questo indirizzo non c'è nulla.
web-create = Apri un tavolo
web-make-table = Apri il tavolo
web-join = Unisciti a un tavolo
web-invite-link = Link d'invito
web-bad-link = Questo non è un link d'invito. Un link d'invito finisce con una chiave di 22 caratteri.
web-go = Vai
web-my-tables = I tuoi tavoli
web-public-tables = Tavoli pubblici
web-all-tables = Tutti i tavoli pubblici
web-no-tables = Ora non ci sono tavoli pubblici. Aprine uno!
web-search-tables = Cerca per nome di chi ospita o per gioco
web-any-game = tutti i giochi
web-only-free = Solo tavoli con un posto libero
web-tables-shown = { $total ->
    [0] Nessun tavolo corrisponde alla ricerca.
    [1] 1 tavolo
   *[other] Tavoli da { $first } a { $last } di { $total }
}
web-page-before = Pagina precedente
web-page-after = Pagina successiva
web-your-turn = Tocca a te
web-mixes = Scegli una combinazione
web-seats-taken = { $bots ->
    [0] { $people ->
        [one] 1 posto occupato su { $seats }
       *[other] { $people } posti occupati su { $seats }
    }
    [one] { $people ->
        [one] 1 persona e 1 bot su { $seats } posti
       *[other] { $people } persone e 1 bot su { $seats } posti
    }
   *[other] { $people ->
        [one] 1 persona e { $bots } bot su { $seats } posti
       *[other] { $people } persone e { $bots } bot su { $seats } posti
    }
}
web-phase-gathering = in attesa di giocatori
web-phase-playing = partita in corso
web-hosted-by = tavolo di { $name }
web-who = Chi sei?
web-your-name = Il tuo nome
web-come-in = Entra
web-rename = Cambia nome
web-saved = Salvato.
web-game = Gioco
web-terms = Opzioni del tavolo
web-seats = Posti
web-clock = Tempo per ogni decisione
web-clock-off = senza orologio
# time: such as 30 seconds
web-clock-terms = { $time } per ogni decisione
web-clock-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
web-clock-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
web-clock-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
web-substitutes = Se chi gioca si allontana
web-substitutes-about = Senza orologio la partita aspetta tutti. Chi torna riprende sempre subito il suo posto.
web-substitutes-ask = chiedi agli altri se deve giocare un bot
web-substitutes-always = dopo un po' gioca un bot
web-substitutes-never = aspetta, anche a lungo
web-public = Mostra questo tavolo nella sala
web-open = Durante la partita chiunque può prendere il posto di un bot senza chiedere a chi gioca
web-invite = Invita gli amici
web-qr = Il link d'invito come codice QR
web-renew = Nuovo link d'invito
web-renew-about = Il vecchio link non vale più. Chi è al tavolo resta.
web-free = libero
web-host = ospita
web-you = tu
web-not-here = non c'è
web-ready = può cominciare
web-not-ready = non ancora
web-sit = Siediti qui
web-seat-number = posto { $number }
web-stand = Alzati
web-bot = { $level }{ $number } (bot)
web-bot-for = Bot per il posto { $number }
web-no-bot = nessun bot
web-appoint = Affida il tavolo
web-kick = Allontana
web-spectators = Pubblico: { $names }
web-start = Comincia
web-start-bots = Comincia con i bot nei posti liberi
web-get-ready = Possiamo cominciare
web-unready = Aspettate ancora
web-waiting-ready = In attesa di { $names }
web-waiting-host = In attesa che chi ospita cominci.
web-controls = Il tuo turno e le tue carte
web-waiting-for = In attesa di { $names }.
web-thinking = Stanno pensando
# count: at least 2
web-thinking-count = { $count } pensano
web-you-answered = Hai scelto: { $answer }. Gli altri stanno ancora pensando.
web-over = La partita è finita.
web-skip-film = Salta
web-speed-now = Velocità di gioco: { $speed }
web-hurry = Fai finire la partita ai bot
web-look = Guarda le carte di
web-look-nobody = { $mine ->
    [yes] il mio posto
   *[no] nessuno
}
web-close-card = Chiudi
web-go-on = Avanti
web-away = Un bot gioca al posto tuo.
web-away-about = Muovi il mouse, tocca lo schermo o premi un tasto, e torni a giocare tu.
web-back = Eccomi
web-away-bot-in = { $name } non c'è. Tra { $time } gioca un bot.
web-away-bot-soon = { $name } non c'è. Al suo turno gioca un bot.
web-away-vote-in = { $name } non c'è. Tra { $time } si chiede al tavolo se deve giocare un bot.
web-away-vote-soon = { $name } non c'è. Al suo turno si chiede al tavolo se deve giocare un bot.
web-away-waits = { $name } non c'è. La partita aspetta.
web-away-plays = { $name } non c'è. Finché non torna, gioca un bot.
web-away-late = Il tempo di { $name } è scaduto. Finché non torna, gioca un bot.
web-away-more = { $count ->
    [one] Manca anche un'altra persona.
   *[other] Mancano anche altre { $count } persone.
}
web-away-ask = Chiedi al tavolo se deve giocare un bot
web-away-says = { $name } non c'è.
web-away-mark = via
web-away-mark-bot = gioca un bot
web-absence = { $name } manca da un po'. Finché non torna, deve giocare un bot?
web-absence-waiting = Ora può rispondere chi gioca: { $names }.
web-absence-host = Basta il tuo sì. Puoi anche aspettare.
web-absence-player = Basta che sia d'accordo chi ospita, oppure più della metà di chi gioca ed è qui.
web-absence-mine = Hai risposto. { $agreed ->
    [0] Nessuno ha ancora detto di sì.
    [one] Una persona ha detto di sì.
   *[other] { $agreed } persone hanno detto di sì.
}
web-absence-yes = Sì, fai giocare un bot
web-absence-no = No, aspettiamo
web-meanwhile = Mentre non c'eri
web-meanwhile-about = { $count ->
    [one] Un bot ha risposto una volta al posto tuo.
   *[other] Un bot ha risposto { $count } volte al posto tuo.
}
web-meanwhile-chose = Il bot ha scelto: { $answer }
web-meanwhile-hidden = Il bot ha risposto. Gli altri stanno ancora scegliendo.
web-meanwhile-done = Va bene
web-clock-left = { $count ->
    [one] Manca 1 secondo.
   *[other] Mancano { $count } secondi.
}
web-clock-yours = Il tuo tempo
web-alerts-offer = Vuoi che ti avvisiamo quando tocca a te, anche se guardi un'altra finestra?
web-alerts-vibrate = Vuoi che il telefono vibri quando tocca a te e quando il tempo sta per scadere?
web-alerts-yes = Sì, avvisatemi
web-alerts-no = No, grazie
web-alert-turn = Tocca a te
web-alert-about = Tocca a te in { $game }.
web-take-over = Prendi il posto di un bot
web-take-over-about = Chi gioca deve essere d'accordo.
web-ask-seat = Chiedi il posto { $number }: { $bot }
web-take-seat = Prendi il posto { $number }: { $bot }
web-asking = Hai chiesto il posto { $number }. Devono ancora accettare: { $names }.
web-asking-nobody = Hai chiesto il posto { $number }. Qualcuno che gioca deve arrivare e accettare.
web-withdraw = Ritira la richiesta
web-asks-seat = { $name } chiede di prendere il posto { $number } a un bot.
web-agree = Accetta
web-decline = Rifiuta
web-agreed = Hai accettato. Devono ancora accettare: { $names }.
web-declined = Chi gioca non è d'accordo.
web-log = Cronaca della partita
web-log-earlier = { $count ->
    [one] Mostra la riga precedente
   *[other] Mostra le { $count } righe precedenti
}
web-log-keys = Con le frecce sinistra e destra scorri i nomi e le carte.
web-log-undone = { $count ->
    [one] Mostra che cosa è stato annullato
   *[other] Mostra che cosa è stato annullato ({ $count })
}
web-explanation = Che cos'è?
web-log-and-chat = Cronaca e chat
web-log-and-chat-unread = Cronaca e chat, { $count } da leggere
web-sheet-open = Mostra le tue carte
web-sheet-fold = Nascondi le tue carte
web-chat = Chat
web-chat-lines = Messaggi
web-say = Scrivi qualcosa
web-send = Invia
web-emotes = Reazioni
web-mute = silenzia
web-unmute = riattiva
web-muted-line = (silenziato)
web-you-won = Hai vinto!
web-won = { $count ->
    [one] Vince { $names }.
   *[other] Vincono { $names }.
}
web-nobody-won = Non vince nessuno.
web-rematch = Gioca ancora
web-rematch-asked = In attesa degli altri ...
web-to-table = Torna al tavolo
web-replay = Rivedi
web-thoughts = Che cosa pensavano i bot
web-record = Scarica la registrazione
web-replay-link = Link a questo momento
web-first = Vai all'inizio
web-last = Vai alla fine
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-event-back = Un evento indietro
web-event-on = Un evento avanti
web-run = Riproduci
web-pause = Pausa
web-moment = Momento { $at } di { $all }
web-seen-by = Visto da
web-spectator = il pubblico
web-icons-by = Icone di Lorc, Delapouite e altri artisti di
web-fonts-by = Caratteri: Rye, Bitter e Source Sans 3,
web-language = Lingua
web-language-auto = quella del browser
web-theme = Colori
web-theme-auto = quelli del dispositivo
web-theme-light = chiari
web-theme-dark = scuri
web-speed = Velocità di gioco
web-speed-of = { $speed ->
    [0] tutto subito
    [0.5] lenta
    [2] veloce
   *[1] normale
}
web-sound = Suoni
web-volume = Volume
web-alerts = Avvisami quando tocca a me mentre guardo altrove, e fai vibrare il telefono
web-alerts-blocked = Il tuo browser non permette le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
web-devices = I tuoi dispositivi
web-device-unknown = Browser sconosciuto
web-device-this = questo dispositivo
web-device-times = Collegato: { $since } · Ultimo uso: { $used }
web-device-times-link = Collegato con il tuo link personale: { $since } · Ultimo uso: { $used }
web-sign-out = Scollega
web-sign-out-others = Scollega tutti gli altri dispositivi
web-signed-out = Scollegato.
web-log-out = Esci da qui
web-log-out-about = Puoi tornare come { $name } solo da un altro dispositivo o con il tuo link personale. Senza di essi perdi il tuo nome e i tuoi posti.
web-log-out-go = Sì, esci
web-log-out-stay = Resta
web-replace-link = Sostituisci il mio link personale
web-replace-about = Hai già un link personale. Uno nuovo lo sostituisce e scollega i dispositivi entrati con quello.
web-devices-about = Apri il tuo link personale su un altro dispositivo per giocare lì con il tuo nome e i tuoi posti.
web-make-link = Crea il mio link personale
web-resume-link = Il tuo link personale, solo per te
web-link-once = Questo link si vede una volta sola. Vale su tutti i tuoi dispositivi finché non lo sostituisci.
web-resume = Gioca su questo dispositivo
web-resume-about = Il tuo link personale porta il tuo nome e i tuoi posti su questo dispositivo.
web-resume-go = Sì, sono io
web-copy = Copia
web-copied = Copiato
web-share = Condividi
error-offline = In questo momento il server non è raggiungibile.

## Hints

web-hint = Tu che faresti?
web-hint-key = Tu che faresti? (tasto h)
web-hint-thinking = Un bot ci sta pensando ...
web-hint-do = Fai così
web-hint-close = Chiudi il suggerimento
web-hint-beliefs = Chi sono gli altri, secondo il bot:
