## The command join

cli-join = Gioca nel terminale al tavolo di un server.
cli-param-link = Un link d'invito, un link personale o l'indirizzo di un server.
cli-param-name = Il tuo nome al tavolo.
cli-param-take-seat = Il posto da prendere, contando da 0; il primo libero se non indichi altro.
cli-param-watch = Non prende nessun posto: sta solo a guardare.

## Coming to a server

join-ask-name = Come ti chiami? [{ $usual }]
join-welcome = Ciao, { $name }!
join-not-kept = La prossima volta questo server non ti riconoscerà, perché non è possibile scrivere { $file }: { $why }
join-tables = I tavoli di { $server }
join-no-tables = Non c'è nessun tavolo aperto.
join-keys-lobby = un numero entra · n apre un nuovo tavolo · Invio aggiorna · q esce
join-which-game = Quale gioco?
join-which-mix = Quale miscela? Invio gioca quella solita.
join-card-host = ospita: { $name }
join-card-seats = posti occupati: { $taken } su { $seats }
join-phase = { $phase ->
    [playing] partita in corso
   *[gathering] in attesa di chi gioca
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
join-public = { $public ->
    [yes] nell'elenco pubblico
   *[no] solo su invito
}
join-open = { $open ->
    [yes] si può subentrare ai bot
   *[no] ai bot non si subentra
}
join-free = libero
join-mark-host = ospita
join-mark-ready = può cominciare
join-mark-gone = ora non c'è
join-mark-away = per ora gioca un bot
join-spectators = Stanno a guardare: { $names }
join-invite = Per invitare altre persone: { $url }
join-full = Non ci sono posti liberi: stai a guardare.
join-running = La partita è in corso: stai a guardare. Con "sit" e il numero del posto di un bot, giochi al suo posto.
join-link = Il tuo link personale. Chi lo apre entra come te, quindi tienilo per te: { $url }

## What changes there

join-sat = { $name } prende il posto { $seat }.
join-stood = { $name } lascia il posto { $seat }.
join-bot-in = Un bot ({ $level }) prende il posto { $seat }.
join-bot-out = Il posto { $seat } è di nuovo libero.
join-ready = { $ready ->
    [yes] { $name } può cominciare.
   *[no] { $name } vuole ancora aspettare.
}
join-here = { $here ->
    [yes] { $name } è di nuovo al tavolo.
   *[no] { $name } in questo momento non è al tavolo.
}
join-away = { $away ->
    [yes] Per ora un bot gioca al posto di { $name }.
   *[no] { $name } riprende a giocare.
}
join-host = Ora ospita { $name }.
join-looks-on = { $name } sta a guardare.
join-looks-away = { $name } non guarda più.
join-begins = La partita comincia.
join-kicked = Chi ospita ti ha fatto lasciare questo tavolo.
join-lost = La connessione è caduta. Si ristabilirà da sola; il tuo posto resta tuo.
join-found = La connessione è tornata.
join-left = A presto! Il posto che hai resta tuo. Per tornare: { $command }

## Orders

join-keys = ? spiega tutto · ready · start · /testo per parlare · q esce
join-keys-over = rematch gioca di nuovo con le stesse persone · q esce
join-help-sit = sit [N]: prendi il posto N, o il primo libero
join-help-stand = stand: lasci il tuo posto
join-help-ready = ready: per te si può cominciare, oppure non più
join-help-start = start [LIVELLO]: cominci la partita, con bot di questo livello nei posti liberi (chi ospita)
join-help-bot = bot N [LIVELLO]: metti un bot al posto N; bot N out: lo mandi via (chi ospita)
join-help-set = set NOME=VALORE: un'opzione del gioco, oppure seats=5, clock=60 (secondi), clock=no, public=yes, open=no (chi ospita)
join-help-host = host NOME: lasci a qualcun altro il compito di ospitare (chi ospita)
join-help-kick = kick NOME: mandi via qualcuno per sempre (chi ospita)
join-help-mute = mute NOME: non leggi più la chat di questa persona, o la leggi di nuovo; se ospiti, vale per tutto il tavolo
join-help-point = point COSA: mostri a tutti che cosa intendi: point G05, point Città B, point A1; nei giochi che lo prevedono
join-help-rematch = rematch: giochi di nuovo; si comincia quando lo hanno chiesto tutti
join-help-table = table: mostra il tavolo
join-help-link = link: il tuo link personale, per continuare da un altro dispositivo
join-help-chat = /testo: dici qualcosa a tutto il tavolo
join-help-dot = Mentre il gioco ti chiede qualcosa, metti un punto prima del comando: .table
join-help-quit = q: esci; il tuo posto resta tuo

## The match

join-your-clock = Hai { $time }.
join-pointed = { $name } indica: { $what }.
join-waiting = Il tavolo aspetta: { $names }.
join-by = { $you ->
    [yes] { $by ->
        [late] Il tuo tempo è scaduto: un bot ha scelto per te. Premi Invio per riprendere a giocare.
        [only] C'era una sola scelta possibile: è stata fatta per te.
       *[away] Un bot ha scelto per te. Premi Invio per riprendere a giocare.
    }
   *[no] { $by ->
        [late] Il tempo di { $name } è scaduto: ha scelto un bot.
       *[away] Un bot ha scelto per { $name }.
    }
}
join-you-win = La partita è finita. Hai vinto!
join-winner = La partita è finita. Vittoria di: { $names }
join-nobody-wins = La partita è finita. Non vince nessuno.
join-fair = La distribuzione era onesta: il seme { $seed } corrisponde al sigillo mostrato all'inizio.
join-unfair = LA DISTRIBUZIONE NON ERA ONESTA: il seme { $seed } non corrisponde al sigillo mostrato all'inizio.

## What comes between a guest and the table

error-bad-address = "{ $found }" non è un indirizzo. Un indirizzo è come http://host:8080, un link d'invito come http://host:8080/t/KEY.
error-unreachable = { $address } non è raggiungibile: { $why }
error-foreign-server = { $address } non risponde come un server Whistlestop.
error-other-protocol = Il server parla il protocollo { $found }, questo programma il protocollo { $known }: uno dei due va aggiornato.
error-other-game = Il server gioca a questo gioco in un modo che questo programma non conosce: uno dei due va aggiornato.
error-cut-off = In questo momento non c'è connessione con { $address }.
