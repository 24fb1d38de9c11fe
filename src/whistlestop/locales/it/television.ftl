## Il client web: un tavolo sul televisore

web-tv-show = Mostra sul televisore
web-tv-name = Televisore
web-tv-welcome = Un tavolo per tutta la stanza
web-tv-about = Questo schermo mostra ciò che tutti possono vedere. Le vostre carte sono sui telefoni.
web-tv-show-here = Mostra qui il tavolo
web-tv-scan = Inquadra il codice per sederti
web-tv-scan-running = Inquadra il codice per entrare o guardare
web-tv-seat-free = Inquadra il codice per sederti qui
web-tv-room = C'è ancora posto: inquadra il codice con il telefono.
web-tv-host-starts = Ci siete tutti. { $name } fa partire la partita.
web-tv-unreachable = I telefoni non raggiungono questo indirizzo. Apri questa pagina all'indirizzo che il server ha nella tua rete.
web-tv-turn = Tocca a
web-tv-play-again = Premete "Gioca ancora" sui telefoni.
web-tv-again = Un'altra partita: { $names }
web-tv-controls = Questo schermo
web-tv-full = Schermo intero
web-tv-leave = Esci da questa vista

## Il client web come app

web-offline = Nessuna connessione
web-offline-about = Il server non è raggiungibile. Questa pagina riprova da sola.
web-offline-seats = I tuoi posti restano tuoi. A seconda del tavolo, un bot gioca per te finché non torni.
web-offline-terminal = Con il pacchetto Python puoi giocare contro i bot anche senza connessione: whistlestop play
web-offline-settings = Cambia la lingua, l'aspetto e il suono
web-offline-retry = Riprova
web-new-version = C'è una nuova versione di questa pagina.
web-reload = Caricala
web-install = Installa
web-install-about = Così Whistlestop si apre come un'app, in una finestra tutta sua.
web-install-menu = Per aprire Whistlestop come un'app, scegli "Aggiungi a schermata Home" o "Installa" nel menu del browser, se c'è.
web-install-go = Installa Whistlestop
