## The command join

cli-join = Gioca dal terminale a un tavolo di un server.
cli-param-link = Un link d'invito, un link personale o l'indirizzo di un server.
cli-param-name = Il tuo nome al tavolo.
cli-param-take-seat = Il posto da prendere, contando da 0. Predefinito: il primo libero.
cli-param-watch = Guarda soltanto, senza prendere posto.

## Coming to a server

join-ask-name = Come ti chiami? [{ $usual }]
join-welcome = Ciao, { $name }!
join-not-kept = La prossima volta il server non ti riconoscerà, perché non è possibile scrivere { $file }: { $why }
join-tables = Tavoli su { $server }
join-no-tables = Non ci sono tavoli aperti.
join-page = Tavoli pubblici da { $first } a { $last } di { $total }
join-keys-lobby = numero: entra · n: nuovo tavolo · /nome: cerca · + e -: cambia pagina · Invio: aggiorna · q: esci
join-which-game = Quale gioco?
join-which-mix = Quale combinazione di espansioni? Premi Invio per quella solita.
join-card-host = tavolo di { $name }
join-card-seats = posti occupati: { $taken } su { $seats }
join-phase = { $phase ->
    [playing] partita in corso
   *[gathering] in attesa di giocatori
}
join-your-seat = hai un posto lì
join-your-turn = tocca a te

## The table

join-table = { $phase ->
    [playing] { $game }: la partita è in corso
   *[gathering] { $game }: il tavolo prima della partita
}
join-no-clock = senza orologio
join-clock = { $time } per ogni decisione
join-substitutes = { $how ->
    [ask] se chi gioca si allontana, gli altri decidono se gioca un bot
    [always] se chi gioca si allontana, gioca un bot
   *[never] se chi gioca si allontana, la partita aspetta
}
join-public = { $public ->
    [yes] nell'elenco pubblico
   *[no] solo su invito
}
join-open = { $open ->
    [yes] chiunque può prendere il posto di un bot
   *[no] chi gioca decide se qualcuno può prendere il posto di un bot
}
join-free = libero
join-mark-host = ospita
join-mark-ready = può cominciare
join-mark-gone = ora non c'è
join-mark-away = per ora gioca un bot
join-spectators = Pubblico: { $names }
join-invite = Invita altri: { $url }
join-asks = { $name } chiede di prendere il posto { $seat }.
join-asks-you = { $name } chiede di prendere il posto { $seat } a un bot. Rispondi con "agree" (sì) o "decline" (no).
join-declined = Chi gioca non è d'accordo. Continui a guardare.
join-no-requests = Non c'è nessuna richiesta.
join-absence = { $name } manca da un po'. Si chiede a chi gioca se deve giocare un bot.
join-absence-you = { $name } manca da un po'. Finché non torna, deve giocare un bot? Rispondi con "agree { $name }" (sì) o "decline { $name }" (no). Basta che sia d'accordo chi ospita, oppure più della metà di chi gioca.
join-record = La registrazione: { $url }
join-full = Non ci sono posti liberi: stai guardando.
join-running = La partita è in corso: stai guardando. Per chiedere il posto di un bot scrivi "sit" e il suo numero.
join-link = Tieni per te il tuo link personale. Chi lo apre gioca come te. Sostituisce il link di prima e scollega i dispositivi che lo usavano: { $url }

## Changes at the table

join-sat = { $name } prende il posto { $seat }.
join-stood = { $name } lascia il posto { $seat }.
join-bot-in = Un bot ({ $level }) prende il posto { $seat }.
join-bot-out = Il posto { $seat } è di nuovo libero.
join-ready = { $ready ->
    [yes] Per { $name } si può cominciare.
   *[no] { $name } vuole ancora aspettare.
}
join-here = { $here ->
    [yes] { $name } è di nuovo al tavolo.
   *[no] { $name } non è più al tavolo.
}
join-away-then = { $how ->
    [bot] Tra { $time } gioca un bot.
   *[vote] Tra { $time } si chiede al tavolo se deve giocare un bot.
}
join-away-waits = La partita aspetta.
join-meanwhile = { $count ->
    [one] Mentre non c'eri, un bot ha risposto una volta al posto tuo:
   *[other] Mentre non c'eri, un bot ha risposto { $count } volte al posto tuo:
}
join-away = { $away ->
    [yes] Un bot gioca al posto di { $name } fino al suo ritorno.
   *[no] { $name } torna a giocare.
}
join-host = Ora è { $name } a ospitare.
join-looks-on = { $name } guarda la partita.
join-looks-away = { $name } non guarda più la partita.
join-begins = La partita comincia.
join-kicked = Chi ospita ti ha allontanato da questo tavolo.
join-lost = Connessione persa. Riconnessione in corso ... Il tuo posto resta tuo.
join-found = La connessione è tornata.
join-left = A presto! Se hai un posto, resta tuo. Per tornare: { $command }

## Orders

join-keys = ?: spiegazioni · ready · start · /testo: scrivi in chat · q: esci
join-keys-over = rematch: gioca di nuovo con le stesse persone · q: esci
join-help-sit = sit [N]: prendi il posto N, o il primo libero
join-help-stand = stand: lasci il tuo posto
join-help-ready = ready: dici che per te si può cominciare, o che vuoi ancora aspettare
join-help-start = start [LIVELLO]: cominci la partita, con bot di questo livello nei posti liberi (solo chi ospita)
join-help-bot = bot N [LIVELLO]: metti un bot al posto N; bot N out: lo togli (solo chi ospita)
join-help-set = set NOME=VALORE: cambi un'opzione del gioco, oppure seats=5, clock=60 (secondi), clock=no, public=yes, open=no, substitutes=ask, always o never (solo chi ospita)
join-help-agree = agree [NOME]: lasci a chi lo chiede il posto di un bot, o lasci giocare un bot per chi è via
join-help-decline = decline [NOME]: dici di no
join-help-renew = renew: crei un nuovo link d'invito; quello vecchio non vale più (solo chi ospita)
join-help-host = host NOME: fai ospitare qualcun altro (solo chi ospita)
join-help-kick = kick NOME: allontani qualcuno per sempre (solo chi ospita)
join-help-mute = mute NOME: nascondi i messaggi di questa persona, o li mostri di nuovo; se ospiti, vale per tutti
join-help-point = point COSA: mostri a tutti che cosa intendi, per esempio point G05, point Città B o point A1 (solo in alcuni giochi)
join-help-rematch = rematch: giochi di nuovo; si comincia quando sono tutti d'accordo
join-help-table = table: mostri il tavolo
join-help-link = link: crei un link personale, per giocare su un altro dispositivo
join-help-chat = /testo: scrivi qualcosa a tutti
join-help-why = why CARTA: dice perché ora non puoi usare una carta, un posto o un giocatore: why schofield, oppure why bang, rose
join-help-hint = hint: chiedi a un bot che cosa farebbe ora, e perché (solo se giochi soltanto contro i bot)
join-help-dot = Mentre il gioco ti chiede qualcosa, metti un punto prima del comando: .table
join-help-quit = q: esci; il tuo posto resta tuo

## The match

join-your-clock = Hai { $time } per decidere.
join-pointed = { $name } indica { $what }.
join-waiting = In attesa di { $names }.
join-by = { $you ->
    [yes] { $by ->
        [late] Il tuo tempo è scaduto e un bot ha scelto per te. Premi Invio per tornare a giocare.
        [only] Avevi una sola scelta: è stata fatta per te.
       *[away] Un bot ha scelto per te. Premi Invio per tornare a giocare.
    }
   *[no] { $by ->
        [late] Il tempo di { $name } è scaduto: ha scelto un bot.
       *[away] Un bot ha scelto per { $name }.
    }
}
join-you-win = La partita è finita. Hai vinto!
join-winner = La partita è finita. Vittoria: { $names }
join-nobody-wins = La partita è finita. Non vince nessuno.
join-fair = La distribuzione era regolare: il seme { $seed } corrisponde al sigillo mostrato all'inizio.
join-unfair = LA DISTRIBUZIONE NON ERA REGOLARE: il seme { $seed } e le parti dei giocatori non corrispondono al sigillo e alla distribuzione.

## Trouble with the connection

error-bad-address = "{ $found }" non è un indirizzo. Un indirizzo è del tipo http://host:8080, un link d'invito del tipo http://host:8080/t/KEY.
error-unreachable = { $address } non è raggiungibile: { $why }
error-foreign-server = { $address } non risponde come un server Whistlestop.
error-other-protocol = Il server usa il protocollo { $found }, questo programma il protocollo { $known }. Aggiorna uno dei due.
error-other-game = Il server ha un'altra versione di questo gioco. Aggiorna il server o questo programma.
error-cut-off = In questo momento non c'è connessione con { $address }.
