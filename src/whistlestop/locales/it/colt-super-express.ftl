## Colt Super Express: the words of the table

colt-super-express = Colt Super Express
    .about = Una banda di fuorilegge su un treno che a ogni round perde un vagone: vince chi resta a bordo fino all'ultimo.

colt-option-reflex = Riflesso: ti rialzi e rispondi al fuoco
    .short = Riflesso
colt-option-horse = Cavallo: galoppi fino alla Locomotiva, anche se sei già giù dal treno
    .short = Cavallo
colt-option-time-car = Carro del Viaggio nel Tempo: chi esce dalla testa del treno rientra dalla coda
    .short = Vagone del tempo
colt-option-bandits = Come si assegnano i banditi: a scelta, un posto dopo l'altro, oppure a caso
    .short = Banditi
    .choose = scelti uno dopo l'altro
    .dealt = assegnati a caso
colt-option-treasure = Chi conosce il valore di un tesoro conquistato: chi lo possiede, chiunque, o nessuno prima della fine
    .short = Tesoro
    .own = chi lo possiede
    .open = tutti
    .hidden = nessuno prima della fine

colt-bandit-belle = Belle
colt-bandit-cheyenne = Cheyenne
colt-bandit-django = Django
colt-bandit-doc = Doc
colt-bandit-ghost = Ghost
colt-bandit-mei = Mei
colt-bandit-tuco = Tuco

colt-card-flip = Girati
    .about = Ti giri dall'altra parte.
colt-card-change-floor = Cambia Piano
    .about = Sali sul tetto o scendi all'interno. Ti ritrovi con le spalle verso il bordo del vagone.
colt-card-move = Muovi
    .about = Passi al vagone successivo nella direzione in cui guardi, restando sullo stesso piano. Se il treno finisce, sei fuori.
colt-card-fire = Spara
    .about = Colpisci il primo bersaglio in piedi davanti a te, sul tuo piano e a qualunque distanza: finisce a terra, un vagone più in là.
colt-card-reflex = Riflesso
    .about = Se sei a terra: ti rialzi e spari. Se sei in piedi: ti spari su un piede e finisci a terra.
colt-card-horse = Cavallo
    .about = Galoppi fino alla Locomotiva ed entri davanti a chiunque, con lo sguardo in avanti. Giocata subito dopo che hai lasciato il treno, questa carta ti salva la pelle.
colt-word-stunned = A terra
    .about = Qualunque carta riveli, serve solo a rialzarti. I proiettili ti passano sopra.
colt-word-time-car = Carro del Viaggio nel Tempo
    .about = Se superi la testa della Locomotiva, ti ritrovi dentro l'ultimo vagone e rigiochi le tue carte. Due volte nello stesso round e il tempo ti annienta.

## What happened

colt-event-picked = { $player }: la scelta cade su { $bandit }.
colt-event-boarded = La banda sale su un treno di { $cars } vagoni.
colt-event-first-player = Comincia { $bandit }.
colt-event-round = Round { $number }
colt-event-schemed = { $known ->
    [yes] { $bandit } mette giù, coperte: { $cards }.
   *[no] { $bandit } mette giù tre carte coperte.
}
colt-event-revealed = { $bandit } rivela { $card }.
colt-event-flipped = { $facing ->
    [front] { $bandit } si gira verso la testa del treno.
   *[rear] { $bandit } si gira verso la coda del treno.
}
colt-event-changed-floor = { $floor ->
    [roof] { $bandit } si arrampica sul tetto, sopra { $place }.
   *[inside] { $bandit } si cala dentro { $place }.
}
colt-event-moved = { $floor ->
    [roof] { $bandit } raggiunge { $place } camminando sui tetti.
   *[inside] { $bandit } raggiunge { $place }.
}
colt-event-fired = { $hit ->
    [yes] { $bandit } spara e colpisce { $target }.
   *[no] { $bandit } spara a vuoto.
}
colt-event-pushed = { $floor ->
    [roof] Il colpo fa volare { $bandit } sui tetti, fin sopra { $place }: a terra!
   *[inside] Il colpo fa volare { $bandit } dentro { $place }: a terra!
}
colt-event-stood-up = { $bandit } si rialza.
colt-event-lay-down = { $bandit } si spara su un piede e finisce a terra. Ahia!
colt-event-rode = { $bandit } galoppa fino in testa alla Locomotiva.
colt-event-left-train = { $end ->
    [front] { $bandit } cade dalla testa del treno: solo Cavallo, e subito come prossima carta, può salvare la situazione.
   *[rear] { $bandit } cade dalla coda del treno: solo Cavallo, e subito come prossima carta, può salvare la situazione.
}
colt-event-rescued = { $bandit } torna al galoppo all'ultimo momento e salta nella Locomotiva!
colt-event-travelled = { $bandit } viaggia nel tempo e torna nell'ultimo vagone, con tutte le carte da rigiocare.
colt-event-eliminated = { $why ->
    [moved-off] { $bandit } fa un passo di troppo, cade dal treno ed esce dal gioco.
    [pushed-off] Il colpo butta { $bandit } giù dal treno: fuori dal gioco!
    [not-rescued] Nessun cavallo per { $bandit }: fuori dal gioco!
    [paradox] { $bandit } incontra { $bandit } nel Carro del Viaggio nel Tempo. Paradosso temporale: fuori dal gioco!
   *[uncoupled] { $bandit } resta indietro con il vagone ed esce dal gioco.
}
colt-event-uncoupled = Il vagone { $car } si sgancia.
colt-event-treasure = { $known ->
    [yes] Il vagone va a { $bandit }: un tesoro da ${ $value }!
   *[no] Il vagone va a { $bandit } come tesoro.
}
colt-event-showed-treasure = { $bandit } mostra i suoi tesori: { $values }.
colt-event-ended = { $why ->
    [last-aboard] A bordo resta soltanto { $bandit }, che vince la partita!
    [most-treasure] { $bandit } ha più tesori di tutti e vince!
    [best-treasure] { $bandit } ha il tesoro di maggior valore e vince!
   *[nobody-left] Sul treno non resta nessuno. Non vince nessuno.
}
colt-place = { $car ->
    [0] la Locomotiva
   *[other] il vagone { $car }
}

## The table in the terminal

colt-legend = La testa del treno è a destra. { "Be>" } guarda avanti, { "<Be" } guarda indietro, chi è in minuscolo è a terra. La riga in alto mostra i tetti.
colt-locomotive-short = LOC
colt-first-mark = 1°
colt-status-out = fuori
colt-status-pending = giù dal treno
colt-status-stunned = a terra
colt-treasures = { $count ->
    [0] nessun tesoro
    [one] 1 tesoro
    [many] { $count } di tesori
   *[other] { $count } tesori
}
colt-ask-bandit = Chi vuoi essere?
colt-ask-scheme = { $bandit }, round { $round }: scegli 3 carte, la prima va in cima.
colt-scheme-so-far = La tua pila, dall'alto in basso: { $cards }
colt-confirm = Invio la mette giù; u riprende l'ultima carta.
colt-already = { $card } è già nella tua pila.
colt-stack-full = Una pila è di 3 carte, non di più.
colt-more-cards = { $count ->
    [one] Scegli ancora 1 carta.
   *[other] Scegli ancora { $count } carte.
}

## Il tavolo nel browser

colt-train = Il treno
colt-hand = Le tue carte
colt-order = La tua pila, dalla cima
colt-empty-place = vuoto
colt-take-back = Riprendi
colt-lay-down = Mettila coperta
colt-earlier = { $card } prima
colt-later = { $card } dopo
colt-face-down = coperta
colt-sees-waiting = { $count } banditi aspettano il treno.
colt-sees-car = { $place }: { $who }.
colt-sees-roof = sul tetto { $who }
colt-sees-inside = dentro { $who }
colt-sees-nobody = nessuno
colt-sees-out = Fuori: { $who }.
colt-sees-bandit = { $you ->
    [yes] tu, { $bandit }
   *[no] { $bandit }
} ({ $facing ->
    [front] guarda avanti
   *[rear] guarda indietro
}{ $stunned ->
    [yes] , stordito
   *[no] { "" }
})
