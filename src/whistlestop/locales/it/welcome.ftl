## La prima pagina, i tavoli nuovi e gli inviti

web-hero = Scegli dove metterti nei guai
web-about = Tre giochi del selvaggio West nel tuo browser. I bot sono subito pronti, e gli amici arrivano con un link. Niente da installare, nessun account.
web-games = Giochi
web-play-now = Gioca subito
web-with-friends = Con gli amici
web-learn = Impara
web-learn-playing = Imparalo giocando
web-players = Da { $fewest } a { $most } giocatori
web-minutes = Da { $short } a { $long } minuti
web-weight = { $weight ->
    [1] si impara in un attimo
    [2] qualche regola da imparare
   *[3] molte regole da imparare
}
web-name-about = Gli altri ti vedono con questo nome.
web-playing-as = Giochi come { $name }.
web-change-name = Cambia nome

# Nomi suggeriti ai nuovi ospiti, separati da virgole. Ognuno ha al massimo 24 lettere.
web-nicknames = Polvere di Stelle, Sperone Fortunato, Chiodo Arrugginito, Rio d'Argento, Tuono Silenzioso, Coyote Veloce, Vecchia Lanterna, Luna di Prateria, Canyon di Rame, Bandana Rossa, Fischio Lontano, Cactus Assonnato, Trifoglio Selvatico, Mulo di Mezzanotte, Asso Sincero, Pista Fumosa, Cammello Assetato, Dente d'Oro, Vento a Piedi Nudi, Procione Furbo, Menta Piperita, Rotolacampo, Bisonte Gentile, Stivali Rumorosi, Teiera Fischiante, Freccia Storta, Mustang Azzurro, Gola Assolata, Asino Testardo, Fondina di Velluto, Ferro di Cavallo, Sette Assi

web-mix-own = Una combinazione tua
web-expansions = Espansioni
web-player-count = Giocatori
web-more = Altre opzioni
web-more-usual = tutte come al solito
web-more-changed = { $count ->
    [one] 1 cambiata
   *[other] { $count } cambiate
}

web-invites = { $host } ti invita a giocare a { $game }
web-invited = Hai un invito a giocare a { $game }
web-at-table = Al tavolo
web-room-free = { $free ->
    [one] C'è 1 posto libero.
   *[other] Ci sono { $free } posti liberi.
}
web-room-full = I posti sono tutti occupati. Puoi guardare, e sederti quando se ne libera uno.
web-room-running = La partita è cominciata. Puoi guardarla.
web-room-bots = La partita è cominciata. Puoi guardarla, e chiedere il posto di un bot.
web-room-open = La partita è cominciata. Puoi guardarla, e prendere il posto di un bot.
web-take-a-seat = Siediti al tavolo
web-watch = Guarda
web-only-watch = Guarda soltanto
web-invite-about = Manda il link, o fai inquadrare il codice agli amici. I posti che restano vuoti vanno ai bot.

web-tumbleweed = Qui rotola solo qualche cespuglio. Controlla l'indirizzo, o torna alla stazione.
web-back-to-match = Torna alla partita
web-back-your-turn = Torna alla partita: tocca a te
