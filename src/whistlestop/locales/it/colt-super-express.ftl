## Colt Super Express: the words of the table

colt-option-reflex = Riflessi: ti rialzi e rispondi al fuoco
    .short = Riflessi
    .about = Ti rialzi e spari in una mossa sola.
colt-option-horse = Cavallo: galoppi fino alla Locomotiva, anche dopo aver lasciato il treno
    .short = Cavallo
    .about = Galoppi fino alla Locomotiva, anche dopo una caduta.
colt-option-time-car = Vagone del Tempo: esci dalla testa del treno e rientri dalla coda
    .short = Vagone del Tempo
    .about = Esci dalla testa del treno, rientri dalla coda.
colt-option-bandits = Banditi: scelti a turno dai giocatori, oppure assegnati a caso
    .short = Banditi
    .choose = scelti a turno
    .dealt = assegnati a caso
colt-option-treasure = Tesori: il loro valore è noto a chi li possiede, a tutti, o a nessuno fino alla fine
    .short = Valore dei tesori
    .own = noto a chi li possiede
    .open = noto a tutti
    .hidden = segreto fino alla fine

colt-bandit-belle = Belle
colt-bandit-cheyenne = Cheyenne
colt-bandit-django = Django
colt-bandit-doc = Doc
colt-bandit-ghost = Ghost
colt-bandit-mei = Mei
colt-bandit-tuco = Tuco
colt-web-your-bandit = Il tuo bandito
colt-web-your-aim = Resta l'ultimo bandito a bordo: a ogni round il treno perde l'ultimo vagone.

colt-card-flip = Girati
    .about = Ti giri dall'altra parte.
colt-card-change-floor = Cambia piano
    .about = Sali sul tetto o scendi dentro il vagone. Ti metti con le spalle al bordo del vagone.
colt-card-move = Muoviti
    .about = Passi al vagone seguente nella direzione in cui guardi, sullo stesso piano. Se lasci il treno, sei fuori.
colt-card-fire = Spara
    .about = Colpisci il primo bandito in piedi davanti a te, sul tuo piano e a qualsiasi distanza. Finisce a terra, un vagone più in là.
colt-card-reflex = Riflessi
    .about = Se sei a terra, ti rialzi e spari. Se sei in piedi, ti spari in un piede e finisci a terra.
colt-card-horse = Cavallo
    .about = Galoppi fino alla Locomotiva e ci entri davanti a tutti, guardando avanti. Se hai appena lasciato il treno e la tua prossima carta è Cavallo, ti salvi.
colt-word-stunned = A terra
    .about = La prossima carta che scopri serve solo a rialzarti. I proiettili ti passano sopra.
    .reflex = Se la carta è Riflessi, ti rialzi e spari.
colt-word-time-car = Vagone del Tempo
    .about = Se esci dalla testa del treno, ti ritrovi dentro l'ultimo vagone e rigiochi le tue carte. La seconda volta nello stesso round, sei fuori.

## Narration of events

colt-event-picked = { $player } è { $bandit }.
colt-event-boarded = I banditi salgono su un treno di { $cars } vagoni.
colt-event-first-player = Comincia { $bandit }.
colt-event-round = Round { $number }
colt-event-schemed = { $known ->
    [yes] { $bandit } mette giù coperte: { $cards }.
   *[no] { $bandit } mette giù tre carte coperte.
}
colt-event-revealed = { $bandit } scopre { $card }.
colt-event-flipped = { $facing ->
    [front] { $bandit } si gira verso la testa del treno.
   *[rear] { $bandit } si gira verso la coda del treno.
}
colt-event-changed-floor = { $floor ->
    [roof] { $bandit } sale sopra { $place }.
   *[inside] { $bandit } scende dentro { $place }.
}
colt-event-moved = { $floor ->
    [roof] { $bandit } raggiunge { $place } passando sui tetti.
   *[inside] { $bandit } raggiunge { $place }.
}
colt-event-fired = { $hit ->
    [yes] { $bandit } spara e colpisce { $target }.
   *[no] { $bandit } spara a vuoto.
}
colt-event-pushed = { $floor ->
    [roof] { $bandit } vola sopra { $place } e finisce a terra.
   *[inside] { $bandit } vola dentro { $place } e finisce a terra.
}
colt-event-stood-up = { $bandit } si rialza.
colt-event-lay-down = { $bandit } si spara in un piede e finisce a terra. Ahi!
colt-event-rode = { $bandit } galoppa fino in testa alla Locomotiva.
colt-event-left-train = { $end ->
    [front] { $bandit } esce dalla testa del treno. Ora può salvarsi solo con Cavallo come prossima carta.
   *[rear] { $bandit } esce dalla coda del treno. Ora può salvarsi solo con Cavallo come prossima carta.
}
colt-event-rescued = { $bandit } torna al galoppo all'ultimo momento e salta nella Locomotiva!
colt-event-travelled = { $bandit } viaggia nel tempo fino all'ultimo vagone e rigioca le carte di questo round.
colt-event-eliminated = { $why ->
    [moved-off] { $bandit } fa un passo di troppo, cade dal treno ed è fuori.
    [pushed-off] Lo sparo butta { $bandit } giù dal treno: è fuori.
    [not-rescued] { $bandit } non gioca Cavallo ed è fuori.
    [paradox] { $bandit } entra per la seconda volta nel Vagone del Tempo. Paradosso temporale! { $bandit } è fuori.
   *[uncoupled] { $bandit } resta indietro con il vagone ed è fuori.
}
colt-event-uncoupled = Il vagone { $car } si sgancia.
colt-event-treasure = { $known ->
    [yes] { $bandit } prende il vagone: un tesoro da ${ $value }!
   *[no] { $bandit } prende il vagone come tesoro.
}
colt-event-showed-treasure = { $bandit } mostra i suoi tesori: { $values }.
colt-event-ended = { $why ->
    [last-aboard] A bordo resta solo { $bandit }, che vince la partita!
    [most-treasure] { $bandit } ha più tesori di tutti e vince!
    [best-treasure] { $bandit } ha il tesoro di maggior valore e vince!
   *[nobody-left] Sul treno non resta nessuno. Non vince nessuno.
}
colt-place = { $car ->
    [0] la Locomotiva
   *[other] il vagone { $car }
}

# The end of a match, for everybody: what each bandit had
colt-end-aboard = sul treno
colt-end-out = fuori
colt-end-treasure = tesoro da { $value } $
# Columns of the table of deeds: short, because a phone shows them side by side
colt-deed-hits = Colpi a segno
colt-deed-suffered = Colpi subiti
colt-deed-played = Carte giocate
colt-deed-treasures = Tesori
colt-deed-rides = Galoppate
colt-deed-trips = Viaggi nel tempo
# Names of the turning points; the sentence of the log follows
colt-moment-eliminated = Un bandito è eliminato
colt-moment-rescued = Un salvataggio a cavallo
colt-moment-travelled = Un viaggio nel tempo
colt-moment-showed = Tesori scoperti
colt-moment-lead = Cambio in testa

## The table in the terminal

colt-legend = La testa del treno è a destra. { "Be>" } guarda avanti, { "<Be" } guarda indietro, chi è in minuscolo è a terra. La riga in alto mostra i tetti.
colt-locomotive-short = LOC
colt-first-mark = comincia
colt-status-out = fuori
colt-status-pending = giù dal treno
colt-status-stunned = a terra
colt-treasures = { $count ->
    [0] nessun tesoro
    [one] 1 tesoro
   *[other] { $count } tesori
}
colt-ask-bandit = Chi vuoi essere?
colt-ask-scheme = { $bandit }, round { $round }: scegli 3 carte. La prima va in cima.
colt-scheme-so-far = La tua pila, dall'alto in basso: { $cards }
colt-confirm = Premi Invio per mettere giù le carte, o u per riprendere l'ultima.
colt-already = { $card } è già nella tua pila.
colt-stack-full = La tua pila ha già 3 carte.
colt-more-cards = { $count ->
    [one] Scegli ancora 1 carta.
   *[other] Scegli ancora { $count } carte.
}

## Il tavolo nel browser

colt-train = Il treno
colt-hand = Le tue carte
colt-order = La tua pila, dall'alto in basso
colt-empty-place = vuoto
colt-take-back = Riprendi
colt-lay-down = Metti giù le carte
colt-earlier = Gioca prima { $card }
colt-later = Gioca dopo { $card }
colt-face-down = coperta
colt-sees-waiting = { $count ->
    [one] 1 bandito aspetta il treno.
   *[other] { $count } banditi aspettano il treno.
}
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
    [yes] , a terra
   *[no] { "" }
})

# The goal, the end and the winner, for the terminal
colt-terminal-goal = Obiettivo: resta l'ultimo bandito a bordo. Banditi a bordo ora: { $bandits } su { $players }.
colt-terminal-end = Fine: resta a bordo un solo bandito, oppure del treno resta solo la Locomotiva. Ogni round costa un vagone; vagoni rimasti oltre alla Locomotiva: { $cars }.
colt-terminal-winner = Vittoria: vince l'ultimo bandito a bordo. Se alla fine più banditi sono nella Locomotiva, vince chi ha più tesori e, in parità, chi ha il tesoro di maggior valore.

## Why something cannot be used now

# player
colt-why-taken = { $player } gioca già con questo bandito.
colt-why-no-target = Scegli solo le carte. Il loro effetto dipende da dove si trova il tuo bandito quando vengono scoperte.
colt-why-out = Il tuo bandito è fuori, e non gioca più carte.

## Hints: what a stack of cards probably does in this round

# share: of this stack; usual: of any other stack; both in percent
colt-hint-win = Vinci già in questo round con una probabilità del { $share }%. Con altre carte è del { $usual }%.
colt-hint-aboard = Resti a bordo in questo round con una probabilità del { $share }%. Con altre carte è del { $usual }%.
# bandit
colt-hint-hit = Colpisci { $bandit } con una probabilità del { $share }%. Con altre carte è del { $usual }%.
colt-hint-unhurt = Nessuno ti colpisce in questo round con una probabilità del { $share }%. Con altre carte è del { $usual }%.
colt-hint-ahead = Sei fuori dall'ultimo vagone dopo questo round con una probabilità del { $share }%. Con altre carte è del { $usual }%.
colt-hint-close = Qui varie scelte sono più o meno ugualmente buone.
